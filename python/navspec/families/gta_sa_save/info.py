"""Facts of a save in the terms of the game."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache
from typing import Any

import numpy as np

from navspec.families.gta_sa_save.layout import ANDROID, DEFINITIVE, PC, is_guarded
from navspec.families.gta_sa_save.names import (
    car_garages,
    decode_label,
    decode_text,
    enum_members,
    enum_partners,
    enum_spec,
    find_member,
    format_name,
    member_words,
)
from navspec.families.gta_sa_save.rules.zones import measure_territory
from navspec.families.gta_sa_save.threads import find_foreign_threads
from navspec.families.gta_sa_save.versions import game_versions, is_original_script, name_script
from navspec.families.gta_sa_save.view import Save, enum_names
from navspec.family.rules.checks import run_checks

PLATFORMS = {PC: "PC", ANDROID: "Android", DEFINITIVE: "Definitive Edition"}

_PASSED, _MISSIONS = 147, 148
"""Statistics: missions passed, and missions of the whole game."""
_COLLECTED = {"oysters": (243, 244), "horseshoes": (241, 242), "snapshots": (231, 232)}
"""Statistics of collected things, and of all of them."""
_SPRAYED_ABOVE = 228
_MODELS = ("torso", "head", "hands", "legs", "feet", "chain", "watch", "shades", "hat", "special")
_TEXTURES = {name: index for index, name in enumerate(("torso", "head", "legs", "feet"))}
_TEXTURES |= {name: index for index, name in enumerate(_MODELS[5:], 13)}
_TATTOOS = slice(4, 13)
"""Places of clothes among the keys of models, and of textures; hands have no texture, tattoos no model."""
_BARE = "bare"


def info(save: Save) -> dict[str, Any]:
    """Return the facts of a save.

    Parameters
    ----------
    save : Save
        The save.

    Returns
    -------
    dict
        JSON types only. `platform` is `PC`, `Android` or `Definitive Edition`; `title` what the menu shows, on phones
        and in the Definitive Edition the key of that text; `version` and `script_version` are the names of the game's
        version and of its main script's, or say that they are unknown. `saved` is the computer's clock as ISO 8601
        (None on Android), `during_mission` whether a mission runs, `last_mission` the key of the last mission passed.
        `game_time` has the clock and the date of the game, the milliseconds of `global_timer`, and the same as
        `played`. `money` is in dollars, `missions_passed` a number, `completed` how much is done: all in `percent`, as
        the game counts it (None if the save has no total), the others as `count` of `of`. `position` is in metres,
        `zone` the label of the zone there and `zone_name` its common name (None inside), `interior` the number of the
        area (0 outside) and `room` the nearest room of the area. `weapons` has the ammunition by the names of the
        weapons, `clothes` a garment or None by the part of the body, by the names of its model and texture, `tattoos`
        their names. `cars` counts those in garages, `garages` has their names by the garage. `mods` are signs of
        modifications and tools, one sentence each. `checksum_ok` is whether the checksum is right, None if there is
        none that can be computed.
    """
    size = save.script_size
    return {
        "platform": PLATFORMS[save.format],
        "title": _read_title(save),
        "version": _describe_version(save),
        "script_version": name_script(size) if is_original_script(size) else f"modified ({size:,} bytes)",
        "saved": _read_save_time(save),
        "during_mission": bool(save.threads.is_mission.any()),
        "last_mission": decode_text(save.tables[""]["statistics"]["last_mission_passed"][0]) or None,
        "game_time": _read_game_time(save),
        "money": save.value("player_info.money"),
        "missions_passed": save.stat(_PASSED),
        "completed": _count_progress(save),
        **_describe_player(save),
        "cars": int(np.count_nonzero(save.tables["garages.cars"]["model"])),
        "garages": _list_cars(save),
        "mods": list(_iter_mod_signs(save)),
        "checksum_ok": None if save.is_definitive else not save.tables.seal.digest,
    }


def _describe_version(save: Save) -> str:
    """Return the name of the game's version; phones used the id of PC 2.0 as well."""
    if is_guarded(save.tables):
        return "phones, format 2"
    game = game_versions().get(save.version_id)
    return game.words if game else f"unknown ({save.version_id:#010x})"


def _read_title(save: Save) -> str:
    """Return the title that the menu shows; letters that are not ASCII are escaped as the bytes of the font."""
    if save.is_definitive:
        return decode_text(save.tables["save_name.content"])
    letters = save.letters.tolist()
    letters = letters[: letters.index(0)] if 0 in letters else letters
    return "".join(chr(letter) if 0x20 <= letter <= 0x7E else f"\\x{letter:02X}" for letter in letters)


def _read_save_time(save: Save) -> str | None:
    """Return the time of the computer's clock as ISO 8601; None if there is none."""
    try:
        if save.is_definitive:
            return str(datetime(1, 1, 1) + timedelta(microseconds=save.value("time_saved") // 10))[:19]
        if save.is_android:
            return None
        year, month, _, day, *time = save.tables["simple_variables.system_time"].tolist()
        return str(datetime(year, month, day, *time[:3]))
    except (ValueError, OverflowError):
        return None


def _read_game_time(save: Save) -> dict[str, Any]:
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


def _count_progress(save: Save) -> dict[str, Any]:
    """Return how much is done of everything that can be counted."""
    progress, total = save.stat(0), save.stat(1)
    jumps, tags = save.tables["stunt_jumps.jumps"], save.numbers("tags.tags")
    zones = measure_territory(save)
    done = {
        "missions": (save.stat(_PASSED), save.stat(_MISSIONS)),
        "tags": (np.count_nonzero(tags > _SPRAYED_ABOVE), len(tags)),
        "jumps": (np.count_nonzero(jumps["done"]), len(jumps)),
        **{name: (save.stat(stat), save.stat(total_stat)) for name, (stat, total_stat) in _COLLECTED.items()},
        "territories": (zones.grove_zones, zones.gang_zones),
    }
    percent = round(100 * progress / total, 2) if np.isfinite((progress, total)).all() and total > 0 else None
    return {"percent": percent, **{name: {"count": int(count), "of": of} for name, (count, of) in done.items()}}


def _describe_player(save: Save) -> dict[str, Any]:
    """Return the place, condition and belongings of the player; empty for a save without a player."""
    if not len(save.player("health")):
        return {}
    health, armor = (_round_number(float(save.player(name)[0])) for name in ("health", "armor"))
    position = save.player("position")[0]
    place = [float(position[axis]) for axis in "xyz"]
    interior = save.value("simple_variables.interior")
    models, textures = (save.player(name)[0].tolist() for name in ("model_keys", "texture_keys"))
    worn = {
        name: name_garment(key, textures[_TEXTURES[name]] if name in _TEXTURES else 0)
        for name, key in zip(_MODELS, models, strict=True)
    }
    return {
        "position": dict(zip("xyz", map(_round_number, place), strict=True)),
        **_describe_place(save, interior, place),
        "health": health,
        "armor": armor,
        "weapons": _read_weapons(save),
        "clothes": worn,
        "tattoos": [name for key in textures[_TATTOOS] if (name := name_garment(0, key))],
    }


def _round_number(value: float) -> float | None:
    """Round a number to two digits; None if it is not finite."""
    return round(value, 2) if np.isfinite(value) else None


def find_zone(save: Save, place: list[float]) -> str | None:
    """Return the label of the smallest zone around a place."""
    zones = save.tables["zones.nav_zones"]
    low, high = (np.stack([zones[f"{axis}{end}"] for axis in "xyz"], axis=1).astype(np.int64) for end in (1, 2))
    size = np.where(((low <= place) & (high >= place)).all(axis=1), (high - low)[:, :2].prod(axis=1), -1)
    around = np.flatnonzero(size >= 0)
    return decode_label(zones["info_label"][around[size[around].argmin()]]) or None if len(around) else None


def _describe_place(save: Save, interior: int, place: list[float]) -> dict[str, Any]:
    """Return the zone outside, or inside the nearest of the rooms that share the area."""
    zone = None if interior else find_zone(save, place)
    zone_member = find_member("nav_zone", zone) if zone else None
    rooms = enum_partners("interior_area", "interior_room").get(interior, ())
    points = [[enum_partners("interior_room", axis)[room][0] for axis in "xyz"] for room in rooms]
    nearest = rooms[np.linalg.norm(np.subtract(points, place), axis=1).argmin()] if rooms else None
    return {
        "zone": zone,
        "zone_name": zone_member.words if zone_member else None,
        "interior": interior,
        "room": None if nearest is None else enum_members("interior_room")[nearest].words,
    }


def _list_cars(save: Save) -> dict[str, list[str]]:
    """Return the names of cars by their garage."""
    vehicle_names, cars = member_words("vehicle"), dict[str, list[str]]()
    for garage, model in zip(car_garages(), save.tables["garages.cars"]["model"].tolist(), strict=True):
        if model:
            cars.setdefault(format_name("stock_garage", garage.original), []).append(
                vehicle_names.get(model, f"model {model}")
            )
    return cars


def _read_weapons(save: Save) -> dict[str, int]:
    """Return the ammunition by weapon, in the order of the slots; 1 for weapons that need none."""
    weapon_names = enum_names("weapon_kind")
    weapons = save.player("weapons")[0]
    carried = zip(weapons["weapon_type"].tolist(), weapons["total_ammo"].tolist(), strict=True)
    return {weapon_names.get(kind, f"weapon {kind}").replace("_", " "): ammo for kind, ammo in carried if kind}


def _iter_mod_signs(save: Save) -> Iterator[str]:
    """Yield signs of modifications and of tools."""
    game = game_versions().get(save.version_id)
    if game and game.id.endswith("_modified"):
        yield "the executable of the game is a modified one"
    if not is_original_script(save.script_size):
        yield f"the main script has {save.script_size:,} bytes"
    elif foreign := find_foreign_threads(save.thread_names, save.threads, save.script_size):
        yield f"threads that no script of the original game has: {', '.join(foreign)}"
    for result in run_checks(save, "SA_SAVE_VANILLA_COUNTS"):
        if "what" in result.params:
            yield "{value} {what} instead of {expected}".format(**{name: of[0] for name, of in result.params.items()})
    if not save.is_definitive and not save.tables.seal.follows:
        yield "the padding was written by a tool"


def name_garment(model: int, texture: int) -> str | None:
    """Return the names of a garment's model and texture, or their keys if unknown; None for no garment."""
    names = _garment_names()
    return " ".join(dict.fromkeys(names.get(key, f"{key:08X}") for key in (model, texture) if key)) or None


@cache
def _garment_names() -> dict[int, str]:
    """Return the names of clothes by key.

    Keys are hashes of file names. The first word of a name in the enum is its kind. Parts of the body have no name but
    this.
    """
    kind = enum_spec().types["player"]
    parts = {key: name.partition("_") for key, name in enum_spec().names_of(kind, kind.by_id["model_keys"]).items()}
    return {key: first if first == _BARE else rest for key, (first, _, rest) in parts.items()}
