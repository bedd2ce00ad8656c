"""Rows of saves in the words of the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.families.gta_sa_save.guards import without_guards
from navspec.families.gta_sa_save.known import garages_of_cars, named
from navspec.families.gta_sa_save.known import words as words_of
from navspec.families.gta_sa_save.layout import FIRST_INT_STAT

_LABEL = re.compile(rb"[A-Z0-9_]*")


def text(name: Array) -> str:
    """A name that a zero ends; what stands behind that is old memory."""
    return name.tobytes().split(b"\0", 1)[0].decode("ascii", "backslashreplace")


def label(name: Array) -> str:
    """The part of a zone's name that is whole."""
    found = _LABEL.match(name.tobytes())
    return found[0].decode("ascii") if found else ""


def called(enum: str, name: str) -> str:
    """A name of the game's data, with what people say instead where an enum has it: `GAN1 (Ganton)`."""
    member = named(enum, name)
    return f"{name} ({member.words})" if member else name


def words(tables: Tables, table: str, rows: list[int]) -> list[str]:
    """What rows of a table are called."""
    if not table:
        return ["the save"] * len(rows)
    table = without_guards(table)
    if table in _NAMES:
        return list(_NAMES[table](tables, rows))
    word = _WORDS.get(table) or table.rpartition(".")[2].replace("_", " ")
    return [f"{word} {row}" for row in rows]


def _people(_: Tables, rows: list[int]) -> Iterable[str]:
    return (f"person {row}" if row else "the player" for row in rows)


def _garages(tables: Tables, rows: list[int]) -> Iterable[str]:
    names = tables["garages.garages"]["garage_name"]
    return (f"garage {called('stock_garage', text(names[row]))}" for row in rows)


def _cars(_: Tables, rows: list[int]) -> Iterable[str]:
    garages = garages_of_cars()
    count = len(set(garages))
    return (f"car {row // count + 1} in garage {called('stock_garage', garages[row].original)}" for row in rows)


def _zones(table: str, enum: str, word: str) -> Callable[[Tables, list[int]], Iterable[str]]:
    def name(tables: Tables, rows: list[int]) -> Iterable[str]:
        labels = tables[table]["info_label"]
        return (f"{word} {called(enum, label(labels[row])) or row}" for row in rows)

    return name


def _zone_infos(tables: Tables, rows: list[int]) -> Iterable[str]:
    zones = tables["zones.nav_zones"]
    first = dict(zip(zones["info_index"][::-1].tolist(), zones["info_label"][::-1], strict=True))
    return (f"info {row}{f' (zone {label(first[row])})' if row in first else ''}" for row in rows)


def _statistics(kind: str, first: int) -> Callable[[Tables, list[int]], Iterable[str]]:
    def name(tables: Tables, rows: list[int]) -> Iterable[str]:
        known = tables.spec.enums[kind]
        return (f"statistic {number} ({known.get(number, 'unnamed')})" for number in (first + row for row in rows))

    return name


def _by_field(table: str, field: str, word: str) -> Callable[[Tables, list[int]], Iterable[str]]:
    """Rows that a number of their own stands for."""
    return lambda tables, rows: (f"{word} {number}" for number in tables.column(table, field)[rows].tolist())


def _parked(tables: Tables, rows: list[int]) -> Iterable[str]:
    known, parked = words_of("vehicle"), tables["car_generators.generators"][rows]
    for number, model in zip(parked["index"].tolist(), parked["model"].tolist(), strict=True):
        yield f"parked car {number} ({known[abs(model)]})" if abs(model) in known else f"parked car {number}"


def _doors(tables: Tables, rows: list[int]) -> Iterable[str]:
    numbers = tables["entry_exits.entries"]["entry_index"][tables.parents("entry_exits.entries.door")[rows]]
    return (f"door {number}" for number in numbers.tolist())


def _threads(tables: Tables, rows: list[int]) -> Iterable[str]:
    names = tables["scripts.threads"]["thread_name"]
    return (f"thread {text(names[row])}" for row in rows)


def _listed(kind: str, word: str) -> Callable[[Tables, list[int]], Iterable[str]]:
    """Rows that an enum has names for."""
    return lambda tables, rows: (
        f"{word} {str(tables.spec.enums[kind].get(row, row)).removeprefix('ped_')}" for row in rows
    )


_NAMES: dict[str, Callable[[Tables, list[int]], Iterable[str]]] = {
    "simple_variables.system_time": _listed("system_time_part", "the computer's"),
    "scripts.threads": _threads,
    "pools.players": _people,
    "pools.players.player_part": _people,
    "ipl_flags.flags": lambda _, rows: (f"map part {row + 1}" for row in rows),
    "garages.garages": _garages,
    "garages.cars": _cars,
    "zones.nav_zones": _zones("zones.nav_zones", "nav_zone", "zone"),
    "zones.map_zones": _zones("zones.map_zones", "map_zone", "map zone"),
    "zones.zone_infos": _zone_infos,
    "statistics.int_stats": _statistics("int_stat", FIRST_INT_STAT),
    "statistics.float_stats": _statistics("float_stat", 0),
    "ped_relationships.relations": _listed("ped_kind", "relations of"),
    "car_generators.generators": _parked,
    "entry_exits.entries": _by_field("entry_exits.entries", "entry_index", "door"),
    "entry_exits.entries.door": _doors,
}
"""Tables whose rows have names or numbers of their own."""

_WORDS = {
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
"""What a row of the others is called."""
