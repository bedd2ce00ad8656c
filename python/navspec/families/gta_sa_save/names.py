"""Names of enum members, and of rows in the terms of the game.

The spec of the PC has all enums; the other platforms share them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.families.gta_sa_save.layout import FIRST_INT_STAT, PC, unguarded_key
from navspec.spec import Member, Spec, load_spec

_LABEL = re.compile(rb"[A-Z0-9_]*")
_NOUNS = {
    "scripts.globals": "variable",
    "pools.objects": "object",
    "pickups.pickups": "pickup",
    "pickups.collected_refs": "note of a taken pickup",
    "radar_blips.blips": "blip",
    "car_generators.plates": "licence plate",
    "set_pieces.pieces": "set piece",
    "stunt_jumps.jumps": "jump",
    "radio.stat_mirror": "news",
    "entry_exits.stack": "way inside, step",
}
"""Nouns for rows of other tables."""


def enum_spec() -> Spec:
    """Return the spec that has all enums."""
    return load_spec(PC)


def enum_members(enum: str) -> dict[int, Member]:
    """Return the members of an enum by value."""
    return enum_spec().by_value[enum]


@cache
def member_words(enum: str) -> dict[int, str]:
    """Return the common names of the members of an enum by value."""
    return {value: member.words for value, member in enum_members(enum).items()}


def find_member(enum: str, text: str) -> Member | None:
    """Return the member that has a name in the game's own data; None for an unknown name."""
    return enum_spec().by_original[enum].get(text)


@cache
def enum_partners(enum: str, of: str) -> dict[int, tuple[Any, ...]]:
    """Return the values that belong to members of an enum; see `Spec.partners`."""
    return enum_spec().partners(enum, of)


def member_value(enum: str, name: str) -> int:
    """Return the value of a member."""
    return next(value for value, member in enum_members(enum).items() if member.id == name)


@cache
def car_garages() -> tuple[Member, ...]:
    """Return the garage of each car that the game keeps, in the original game."""
    garages = enum_members("stock_garage")
    return tuple(garages[garage] for _, (garage,) in sorted(enum_partners("car_place", "stock_garage").items()))


def decode_text(name: Array) -> str:
    """Decode a name up to its first zero byte; the bytes after it are old memory."""
    return name.tobytes().split(b"\0", 1)[0].decode("ascii", "backslashreplace")


def decode_label(name: Array) -> str:
    """Decode the undamaged beginning of a zone's name."""
    match_ = _LABEL.match(name.tobytes())
    return match_[0].decode("ascii") if match_ else ""


def format_name(enum: str, name: str) -> str:
    """Return a name of the game's data with its common name if an enum has it: `GAN1 (Ganton)`."""
    member = find_member(enum, name)
    return f"{name} ({member.words})" if member else name


def describe_rows(tables: Tables, table: str, rows: list[int]) -> list[str]:
    """Return the descriptions of rows of a table."""
    if not table:
        return ["the save"] * len(rows)
    table = unguarded_key(table)
    if table in _DESCRIBERS:
        return list(_DESCRIBERS[table](tables, rows))
    word = _NOUNS.get(table) or table.rpartition(".")[2].replace("_", " ")
    return [f"{word} {row}" for row in rows]


def _describe_people(_: Tables, rows: list[int]) -> Iterable[str]:
    return (f"person {row}" if row else "the player" for row in rows)


def _describe_garages(tables: Tables, rows: list[int]) -> Iterable[str]:
    names = tables["garages.garages"]["garage_name"]
    return (f"garage {format_name('stock_garage', decode_text(names[row]))}" for row in rows)


def _describe_cars(_: Tables, rows: list[int]) -> Iterable[str]:
    garages = car_garages()
    count = len(set(garages))
    return (f"car {row // count + 1} in garage {format_name('stock_garage', garages[row].original)}" for row in rows)


def _zone_describer(table: str, enum: str, word: str) -> Callable[[Tables, list[int]], Iterable[str]]:
    def name(tables: Tables, rows: list[int]) -> Iterable[str]:
        labels = tables[table]["info_label"]
        return (f"{word} {format_name(enum, decode_label(labels[row])) or row}" for row in rows)

    return name


def _describe_zone_infos(tables: Tables, rows: list[int]) -> Iterable[str]:
    zones = tables["zones.nav_zones"]
    first = dict(zip(zones["info_index"][::-1].tolist(), zones["info_label"][::-1], strict=True))
    return (f"info {row}{f' (zone {decode_label(first[row])})' if row in first else ''}" for row in rows)


def _statistic_describer(kind: str, first: int) -> Callable[[Tables, list[int]], Iterable[str]]:
    def name(tables: Tables, rows: list[int]) -> Iterable[str]:
        stat_names = tables.spec.enums[kind]
        return (f"statistic {number} ({stat_names.get(number, 'unnamed')})" for number in (first + row for row in rows))

    return name


def _field_describer(table: str, field: str, word: str) -> Callable[[Tables, list[int]], Iterable[str]]:
    """Return a function that describes rows by a number stored in them."""
    return lambda tables, rows: (f"{word} {number}" for number in tables.column(table, field)[rows].tolist())


def _describe_parked_cars(tables: Tables, rows: list[int]) -> Iterable[str]:
    vehicle_names, parked = member_words("vehicle"), tables["car_generators.generators"][rows]
    for number, model in zip(parked["index"].tolist(), parked["model"].tolist(), strict=True):
        yield (
            f"parked car {number} ({vehicle_names[abs(model)]})"
            if abs(model) in vehicle_names
            else f"parked car {number}"
        )


def _describe_doors(tables: Tables, rows: list[int]) -> Iterable[str]:
    numbers = tables["entry_exits.entries"]["entry_index"][tables.parents("entry_exits.entries.door")[rows]]
    return (f"door {number}" for number in numbers.tolist())


def _describe_threads(tables: Tables, rows: list[int]) -> Iterable[str]:
    names = tables["scripts.threads"]["thread_name"]
    return (f"thread {decode_text(names[row])}" for row in rows)


def _enum_describer(kind: str, word: str) -> Callable[[Tables, list[int]], Iterable[str]]:
    """Return a function that describes rows by an enum that names them."""
    return lambda tables, rows: (
        f"{word} {str(tables.spec.enums[kind].get(row, row)).removeprefix('ped_')}" for row in rows
    )


_DESCRIBERS: dict[str, Callable[[Tables, list[int]], Iterable[str]]] = {
    "simple_variables.system_time": _enum_describer("system_time_part", "the computer's"),
    "scripts.threads": _describe_threads,
    "pools.players": _describe_people,
    "pools.players.player_part": _describe_people,
    "ipl_flags.flags": lambda _, rows: (f"map part {row + 1}" for row in rows),
    "garages.garages": _describe_garages,
    "garages.cars": _describe_cars,
    "zones.nav_zones": _zone_describer("zones.nav_zones", "nav_zone", "zone"),
    "zones.map_zones": _zone_describer("zones.map_zones", "map_zone", "map zone"),
    "zones.zone_infos": _describe_zone_infos,
    "statistics.int_stats": _statistic_describer("int_stat", FIRST_INT_STAT),
    "statistics.float_stats": _statistic_describer("float_stat", 0),
    "ped_relationships.relations": _enum_describer("ped_kind", "relations of"),
    "car_generators.generators": _describe_parked_cars,
    "entry_exits.entries": _field_describer("entry_exits.entries", "entry_index", "door"),
    "entry_exits.entries.door": _describe_doors,
}
"""Tables whose rows have names or numbers of their own."""
