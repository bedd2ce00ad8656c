"""The form of a save: what players change, by the names of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np

from navspec.families.gta_sa_save.info import find_zone, name_garment
from navspec.families.gta_sa_save.layout import FIRST_INT_STAT, find_number_list
from navspec.families.gta_sa_save.names import (
    car_garages,
    collectables,
    enum_members,
    enum_partners,
    find_member,
    member_words,
)
from navspec.families.gta_sa_save.view import FLOAT_STATS, INT_STATS, PEOPLE, Save, stat_row
from navspec.records.form import FormChoice, FormField, FormSection

_ROUNDS = {"slot_unarmed": 0, "slot_melee": 1, "slot_gift": 1, "slot_goggles": 1, "slot_detonator": 0}
"""Rounds of weapons that fire none, by their slot, as the saves of the PC have them."""
_NEW_ROUNDS = 100
"""Rounds that a gun gets in a slot that was empty."""
_ALWAYS_WORN = ("torso", "head", "legs", "feet")
_UNTUNED = {"paintjob": "255"} | {f"mods/{part}": "-1" for part in range(15)}
"""Fields of a stored car without tuning."""
_BODY = ("fat", "stamina", "muscle", "max_health", "sex_appeal", "respect")
_JUMPS, _PICKUPS, _TAGS = "stunt_jumps.jumps", "pickups.pickups", "tags.tags"
_SPRAYED = "255"
_WORD = 1 << 32


_LIFT = 1.0
"""Units from the ground up to the position of a player: 0.8 to 1.1 above the nearest footpath in public saves."""


def build_form(save: Save) -> list[FormSection]:
    """Return the form of a save; empty for saves that cannot be written."""
    if save.is_definitive:
        return []
    sections = (
        FormSection("Player", tuple(_iter_player_fields(save)), position=_player_position(save), lift=_LIFT),
        FormSection("Weapons", tuple(_iter_weapon_fields(save))),
        FormSection("Clothes", tuple(_iter_clothes_fields(save))),
        *_iter_garages(save),
        FormSection("Body and skills", _stat_fields(_is_skill)),
        FormSection("Clock and weather", tuple(_iter_world_fields())),
        *_iter_collectables(save),
        FormSection("Unique jumps", tuple(_iter_jump_fields(save)), folded=True),
        FormSection("Tags", tuple(_iter_tag_fields(save)), folded=True),
        FormSection("Other statistics", _stat_fields(lambda name: not _is_skill(name)), folded=True),
    )
    return [section for section in sections if section.fields]


def _iter_player_fields(save: Save) -> Iterator[FormField]:
    yield FormField("Money", "/player_info/money", doc="")
    if not len(save.player("health")):
        return
    for label, name in (("Health", "health"), ("Armor", "armor"), ("Fighting style", "fighting_style")):
        yield FormField(label, _player_pointer(save, name), doc="")
    for axis, direction in (("x", "east"), ("y", "north"), ("z", "up")):
        yield FormField(f"Position, {direction}", f"{_player_pointer(save, 'position')}/{axis}", doc="")


def _player_position(save: Save) -> tuple[str, ...]:
    """Return the pointers to the player's position east, north and up; empty if a save has no player."""
    has_player = len(save.player("health")) > 0
    return tuple(f"{_player_pointer(save, 'position')}/{axis}" for axis in "xyz") if has_player else ()


def _player_pointer(save: Save, name: str) -> str:
    """Return the pointer to a field of the player."""
    part = save.home(name).removeprefix(PEOPLE).replace(".", "/")
    return f"/{PEOPLE.replace('.', '/')}/0{part}/{name}"


def _iter_weapon_fields(save: Save) -> Iterator[FormField]:
    if not len(save.player("weapons")):
        return
    rows = save.player("weapons")[0]
    kinds = enum_partners("weapon_slot", "weapon_kind")
    for number, slot in enum_members("weapon_slot").items():
        pointer = f"{_player_pointer(save, 'weapons')}/{number}"
        is_empty = not rows["total_ammo"][number]
        rounds = {f"{pointer}/total_ammo": str(_ROUNDS.get(slot.id, _NEW_ROUNDS))} if is_empty else {}
        nothing = FormChoice("nothing", "0", {f"{pointer}/total_ammo": "0"})
        choices = [
            FormChoice(member_words("weapon_kind")[kind].split(";")[0], str(kind), rounds)
            for kind in kinds[number]
            if kind
        ]
        label = slot.words.split(":")[0]
        yield FormField(
            label,
            f"{pointer}/weapon_type",
            (nothing, *choices),
            doc="",
            resets={f"{pointer}/clip": "0", f"{pointer}/state": "0"},
        )
        if rows["weapon_type"][number] and slot.id not in _ROUNDS:
            yield FormField(f"{label}: rounds", f"{pointer}/total_ammo", doc="")


def _iter_clothes_fields(save: Save) -> Iterator[FormField]:
    if not len(save.player("model_keys")):
        return
    textures, models = (_player_pointer(save, name) for name in ("texture_keys", "model_keys"))
    model_rows = {member.id.removeprefix("model_"): row for row, member in enum_members("clothes_model").items()}
    for row, texture in enum_members("clothes_texture").items():
        part = texture.id.removeprefix("texture_")
        model = f"{models}/{model_rows[part]}" if part in model_rows else ""
        choices = [FormChoice("nothing", "0", {model: "0"} if model else {})] if part not in _ALWAYS_WORN else []
        for name, key, model_key in _list_garments(row):
            choices.append(FormChoice(name, str(key), {model: str(model_key)} if model else {}))
        yield FormField(part.replace("_", " ").capitalize(), f"{textures}/{row}", tuple(choices), "")


@cache
def _list_garments(texture_row: int) -> list[tuple[str, int, int]]:
    """Return the garments of a part of the body, by name: the name, the key of the texture, and of its model or 0."""
    models = enum_partners("clothes_file", "clothes_file")
    garments = [
        (name_garment(0, key % _WORD) or "", key % _WORD, models.get(key, (0,))[0] % _WORD)
        for key, (row,) in enum_partners("clothes_file", "clothes_texture").items()
        if row == texture_row
    ]
    return sorted(garments)


def _iter_garages(save: Save) -> Iterator[FormSection]:
    """Yield a section for every garage with cars."""
    models = save.tables["garages.cars"]["model"].tolist()
    rows_by_garage = dict[str, list[int]]()
    for row, (garage, model) in enumerate(zip(car_garages(), models, strict=True)):
        if model:
            rows_by_garage.setdefault(garage.words, []).append(row)
    for garage_words, rows in rows_by_garage.items():
        fields = [field for number, row in enumerate(rows, 1) for field in _iter_car_fields(number, row, models[row])]
        yield FormSection(f"Garage: {garage_words}", tuple(fields))


def _iter_car_fields(number: int, row: int, model: int) -> Iterator[FormField]:
    pointer = f"/garages/cars/{row}"
    resets = {f"{pointer}/{name}": value for name, value in _UNTUNED.items()}
    doc = "A new model loses tuning parts and paintjob, which fit the old one only."
    yield FormField(f"Car {number}", f"{pointer}/model", _list_vehicles(model), doc, resets)
    for place, name in enumerate(("first", "second")):
        yield FormField(f"Car {number}, {name} colour", f"{pointer}/colours/{place}", _list_colours(), "")
    yield FormField(f"Car {number}, radio", f"{pointer}/radio")


@cache
def _list_vehicles(model: int) -> tuple[FormChoice, ...]:
    """Return the vehicles of the same class as a model, by name."""
    classes = enum_partners("vehicle", "vehicle_class")
    names = member_words("vehicle")
    fitting = sorted((names[vehicle], str(vehicle)) for vehicle in names if classes.get(vehicle) == classes.get(model))
    return tuple(FormChoice(name, value) for name, value in fitting)


@cache
def _list_colours() -> tuple[FormChoice, ...]:
    return tuple(FormChoice(words, str(number)) for number, words in member_words("paint").items() if number >= 0)


def _stat_fields(is_listed: Callable[[str], bool]) -> tuple[FormField, ...]:
    """Return the statistics whose name is listed."""
    return tuple(
        FormField(member.id.replace("_", " ").capitalize(), _stat_pointer(number), doc=member.doc)
        for enum in ("float_stat", "int_stat")
        for number, member in enum_members(enum).items()
        if is_listed(member.id)
    )


def _stat_pointer(number: int) -> str:
    key = FLOAT_STATS if number < FIRST_INT_STAT else INT_STATS
    return f"/{key.replace('.', '/')}/{stat_row(number)}"


def _is_skill(name: str) -> bool:
    return name in _BODY or name.endswith("_skill")


def _iter_world_fields() -> Iterator[FormField]:
    for label, name in (
        ("Hour", "game_hour"),
        ("Minute", "game_minute"),
        ("Day of the month", "game_day"),
        ("Month", "game_month"),
        ("Day of the week", "game_weekday"),
        ("Old weather", "old_weather"),
        ("New weather", "new_weather"),
    ):
        yield FormField(label, f"/simple_variables/{name}")


def _iter_collectables(save: Save) -> Iterator[FormSection]:
    """Yield sections of what the player collects: taken pickups keep their place, disabled and visible."""
    models = save.tables[_PICKUPS]["model"]
    for name, model, kind in collectables():
        rows = np.flatnonzero(models == model)
        places = save.positions(_PICKUPS, rows)
        fields = []
        for number, (row, place) in enumerate(zip(rows.tolist(), places.tolist(), strict=True), 1):
            pointer = f"/pickups/pickups/{row}"
            flags = (f"{pointer}/flags/disabled", f"{pointer}/flags/is_visible")
            choices = (
                FormChoice("left", str(kind), dict.fromkeys(flags, "false")),
                FormChoice("taken", "0", dict.fromkeys(flags, "true")),
            )
            label = _name_place(save, f"{name} {number}", place)
            fields.append(FormField(label, f"{pointer}/pickup_type", choices, ""))
        yield FormSection(f"{name}s", tuple(fields), folded=True)


def _iter_jump_fields(save: Save) -> Iterator[FormField]:
    jumps = save.tables[_JUMPS]
    places = save.positions(_JUMPS, np.arange(len(jumps)))
    for row, place in enumerate(places.tolist()):
        pointer = f"/stunt_jumps/jumps/{row}"
        choices = (FormChoice("not done", "0"), FormChoice("done", "1", {f"{pointer}/found": "1"}))
        yield FormField(_name_place(save, f"Jump {row + 1}", place), f"{pointer}/done", choices, "")


def _name_place(save: Save, name: str, place: list[float]) -> str:
    """Return a name with the zone of a place."""
    label = find_zone(save, place)
    zone = find_member("nav_zone", label) if label else None
    return f"{name}, {zone.words}" if zone else name


def _iter_tag_fields(save: Save) -> Iterator[FormField]:
    table, field = find_number_list(save.tables, _TAGS)
    choices = (FormChoice("not sprayed", "0"), FormChoice("sprayed", _SPRAYED))
    for row in range(len(save.numbers(_TAGS))):
        pointer = "/".join(("", *table.split("."), str(row), *filter(None, (field,))))
        yield FormField(f"Tag {row + 1}", pointer, choices, "")
