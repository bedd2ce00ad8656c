"""Facts of a save in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import numpy as np

from navspec.families.gta_sa_save.clothes import garment
from navspec.families.gta_sa_save.guards import is_guarded
from navspec.families.gta_sa_save.known import garages_of_cars, members, named, partners, words
from navspec.families.gta_sa_save.layout import ANDROID, DEFINITIVE, PC
from navspec.families.gta_sa_save.names import called, label, text
from navspec.families.gta_sa_save.rules.collections import COLLECTABLES, COUNTS, SPRAYED_ABOVE
from navspec.families.gta_sa_save.rules.territory import territory
from navspec.families.gta_sa_save.threads import find_foreign_threads
from navspec.families.gta_sa_save.versions import games, is_known_script, script_called
from navspec.families.gta_sa_save.view import Save, names_of

PLATFORMS = {PC: "PC", ANDROID: "Android", DEFINITIVE: "Definitive Edition"}

_PASSED, _MISSIONS = 147, 148
"""Statistics: missions passed and of the whole game."""
_MODELS = ("torso", "head", "hands", "legs", "feet", "chain", "watch", "shades", "hat", "special")
_TEXTURES = {name: index for index, name in enumerate(("torso", "head", "legs", "feet"))}
_TEXTURES |= {name: index for index, name in enumerate(_MODELS[5:], 13)}
_TATTOOS = slice(4, 13)
"""Places of clothes among the keys of models, and of textures; hands have no texture, tattoos no model."""


def info(save: Save) -> dict[str, Any]:
    """What a save holds.

    Parameters
    ----------
    save : Save
        The save.

    Returns
    -------
    dict
        JSON types only. `platform` is `PC`, `Android` or `Definitive Edition`; `title` what the menu shows, on phones and in
        the Definitive Edition the key of that text; `version` and `script_version` are names of the game's version and of
        its main script's, or say that nobody knows them. `saved` is the computer's clock as ISO 8601 (None on Android),
        `during_mission` whether a mission runs, `last_mission` the key of the last one passed. `game_time` has the clock
        and the date of the game, the milliseconds of `global_timer`, and the same as `played`. `money` are dollars,
        `missions_passed` a number, `completed` how much is done: all in `percent`, as the game counts it (None where
        the save knows no total), the others as `count` of `of`. `position` is in metres, `zone` the label of the zone
        there and `zone_name` what it is called (None inside), `interior` the number of the area (0 outside) and `room`
        which of the rooms of the area it is. `weapons` has the ammunition by the names of the weapons, `clothes` a
        garment or None by the part of the body, by the names of its model and texture, `tattoos` their names. `cars`
        counts those in garages, `garages` has their names by the garage. `mods` are signs of modifications and tools,
        one sentence each. `checksum_ok` tells whether the sum is right, None where there is none that can be computed.
    """
    size = save.script_size
    return {
        "platform": PLATFORMS[save.format],
        "title": _title(save),
        "version": _version(save),
        "script_version": script_called(size) if is_known_script(size) else f"modified ({size:,} bytes)",
        "saved": _saved(save),
        "during_mission": bool(save.threads.is_mission.any()),
        "last_mission": text(save.tables[""]["statistics"]["last_mission_passed"][0]) or None,
        "game_time": _game_time(save),
        "money": save.value("player_info.money"),
        "missions_passed": save.stat(_PASSED),
        "completed": _completed(save),
        **_player(save),
        "cars": int(np.count_nonzero(save.tables["garages.cars"]["model"])),
        "garages": _cars(save),
        "mods": list(_mods(save)),
        "checksum_ok": None if save.is_definitive else not save.tables.seal.digest,
    }


def _version(save: Save) -> str:
    """Version of the game; phones used the id of PC 2.0, too."""
    if is_guarded(save.tables):
        return "phones, format 2"
    game = games().get(save.version_id)
    return game.words if game else f"unknown ({save.version_id:#010x})"


def _title(save: Save) -> str:
    """What the menu shows; letters that are not ASCII as the bytes that the font has them at."""
    if save.is_definitive:
        return text(save.tables["save_name.content"])
    letters = save.letters.tolist()
    letters = letters[: letters.index(0)] if 0 in letters else letters
    return "".join(chr(letter) if 0x20 <= letter <= 0x7E else f"\\x{letter:02X}" for letter in letters)


def _saved(save: Save) -> str | None:
    """The clock of the computer."""
    try:
        if save.is_definitive:
            return str(datetime(1, 1, 1) + timedelta(microseconds=save.value("time_saved") // 10))[:19]
        if save.is_android:
            return None
        year, month, _, day, *time = save.tables["simple_variables.system_time"].tolist()
        return str(datetime(year, month, day, *time[:3]))
    except (ValueError, OverflowError):
        return None


def _game_time(save: Save) -> dict[str, Any]:
    clock = {
        name: save.value(f"simple_variables.game_{name}") for name in ("month", "day", "weekday", "hour", "minute")
    }
    played = save.value("simple_variables.global_timer")
    minutes = played // 60_000
    return {
        "clock": f"{clock['hour']:02}:{clock['minute']:02}",
        **{name: clock[name] for name in ("day", "month", "weekday")},
        "global_timer": played,
        "played": f"{minutes // 60} h {minutes % 60} min",
    }


def _completed(save: Save) -> dict[str, Any]:
    """How much of what can be counted is done."""
    made, total = save.stat(0), save.stat(1)
    jumps, tags = save.tables["stunt_jumps.jumps"], save.numbers("tags.tags")
    zones = territory(save)
    collected = zip(("oysters", "horseshoes", "snapshots"), COLLECTABLES, strict=True)
    done = {
        "missions": (save.stat(_PASSED), save.stat(_MISSIONS)),
        "tags": (np.count_nonzero(tags > SPRAYED_ABOVE), len(tags)),
        "jumps": (np.count_nonzero(jumps["done"]), len(jumps)),
        **{name: (save.stat(taken), save.stat(most)) for name, (taken, most, _) in collected},
        "territories": (zones.held, zones.fought_over),
    }
    percent = round(100 * made / total, 2) if np.isfinite((made, total)).all() and total > 0 else None
    return {"percent": percent, **{name: {"count": int(count), "of": of} for name, (count, of) in done.items()}}


def _player(save: Save) -> dict[str, Any]:
    """Where the player is, how he is, and what he has; nothing of a save without a player."""
    if not len(save.player("health")):
        return {}
    health, armor = (_plain(float(save.player(name)[0])) for name in ("health", "armor"))
    position = save.player("position")[0]
    place = [float(position[axis]) for axis in "xyz"]
    interior = save.value("simple_variables.interior")
    models, textures = (save.player(name)[0].tolist() for name in ("model_keys", "texture_keys"))
    worn = {
        name: garment(key, textures[_TEXTURES[name]] if name in _TEXTURES else 0)
        for name, key in zip(_MODELS, models, strict=True)
    }
    return {
        "position": dict(zip("xyz", map(_plain, place), strict=True)),
        **_whereabouts(save, interior, place),
        "health": health,
        "armor": armor,
        "weapons": _weapons(save),
        "clothes": worn,
        "tattoos": [name for key in textures[_TATTOOS] if (name := garment(0, key))],
    }


def _plain(value: float) -> float | None:
    """A number as a person would write it; None for what is none."""
    return round(value, 2) if np.isfinite(value) else None


def _zone(save: Save, place: list[float]) -> str | None:
    """Label of the smallest zone around a place."""
    zones = save.tables["zones.nav_zones"]
    low, high = (np.stack([zones[f"{axis}{end}"] for axis in "xyz"], axis=1).astype(np.int64) for end in (1, 2))
    size = np.where(((low <= place) & (high >= place)).all(axis=1), (high - low)[:, :2].prod(axis=1), -1)
    around = np.flatnonzero(size >= 0)
    return label(zones["info_label"][around[size[around].argmin()]]) or None if len(around) else None


def _whereabouts(save: Save, interior: int, place: list[float]) -> dict[str, Any]:
    """The zone outside; inside the nearest of the rooms that share the area."""
    zone = None if interior else _zone(save, place)
    known = named("nav_zone", zone) if zone else None
    rooms = partners("interior_area", "interior_room").get(interior, ())
    points = [[partners("interior_room", axis)[room][0] for axis in "xyz"] for room in rooms]
    nearest = rooms[np.linalg.norm(np.subtract(points, place), axis=1).argmin()] if rooms else None
    return {
        "zone": zone,
        "zone_name": known.words if known else None,
        "interior": interior,
        "room": None if nearest is None else members("interior_room")[nearest].words,
    }


def _cars(save: Save) -> dict[str, list[str]]:
    """Cars by the garage that they stand in."""
    known, found = words("vehicle"), dict[str, list[str]]()
    for garage, model in zip(garages_of_cars(), save.tables["garages.cars"]["model"].tolist(), strict=True):
        if model:
            found.setdefault(called("stock_garage", garage.original), []).append(known.get(model, f"model {model}"))
    return found


def _weapons(save: Save) -> dict[str, int]:
    """Ammunition by weapon, in the order of the slots; 1 of weapons that need none."""
    known = names_of("weapon_kind")
    weapons = save.player("weapons")[0]
    held = zip(weapons["weapon_type"].tolist(), weapons["total_ammo"].tolist(), strict=True)
    return {known.get(kind, f"weapon {kind}").replace("_", " "): ammo for kind, ammo in held if kind}


def _mods(save: Save) -> Iterator[str]:
    """Signs of modifications and of tools."""
    game = games().get(save.version_id)
    if game and game.id.endswith("_modified"):
        yield "the executable of the game is a modified one"
    if not is_known_script(save.script_size):
        yield f"the main script has {save.script_size:,} bytes"
    elif foreign := find_foreign_threads(save.thread_names, save.threads, save.script_size):
        yield f"threads that no script of the unmodified game has: {', '.join(foreign)}"
    for field, (expected, what) in COUNTS.items():
        if (count := save.value(field)) != expected:
            yield f"{count} {what} instead of {expected}"
    if not save.is_definitive and not save.tables.seal.follows:
        yield "the padding was written by a tool"
