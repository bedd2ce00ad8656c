"""Records of saves of San Andreas against the tables of the document: where each number stands and how wide it is.

Names are not compared, nor is what a number means. A list of records, text and bytes without a meaning only have a place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from facts import documents, specs

SPEC = specs.spec("gta_sa_save")
TABLES = {
    "Block 0": ["simple_variables_block"],
    "Block 1": ["scripts_block.script_brains", "script_thread"],
    "Block 2": ["player", "script_object"],
    "Block 3": ["garages_block", "stored_car", "garage"],
    "Block 4": ["game_logic_block"],
    "Block 6": ["pickup"],
    "Block 8": ["restart_points_block.override_restart"],
    "Block 9": ["blip"],
    "Block 10": ["zone_info"],
    "Block 12": ["car_generator"],
    "Block 15": ["player_info_block"],
    "Block 16": ["statistics_block"],
    "Block 17": ["set_piece"],
    "Block 23": ["gang_wars_block"],
}
"""For each heading, the records that its tables describe, in their order, some from a field on."""

Number = tuple[int, str]
"""Offset and type."""


@pytest.fixture
def document(facts: Path) -> Path:
    return facts / "gta_sa_save.md"


def on_the_pc(record: str, value: object) -> int | None:
    """A length, which may be a choice between other platforms and the PC; None where a file says it."""
    while isinstance(value, str):
        chosen = re.fullmatch(r"is_\w+ \? \d+ : (\d+)", value)
        instance = SPEC["types"][record].get("instances", {}).get(value)
        if not chosen and not instance:
            return None
        value = int(chosen[1]) if chosen else instance["value"]
    assert isinstance(value, int)
    return value


def numbers(record: str, first: str = "", at: int = 0) -> Iterator[Number]:
    """The numbers of a record on the PC, and the beginnings of bytes, from a field on; ends at a list of unknown length."""
    begun = not first
    for name, each in specs.fields(SPEC, record).items():
        begun = begun or name == first
        if not begun or each.get("if", "is_pc") not in ("is_pc", "is_plain"):
            continue
        count = on_the_pc(record, each.get("repeat-expr", 1))
        if "size" in each:
            yield at, ""
            at += on_the_pc(record, each["size"]) or 0
        elif count is None:
            break
        elif re.fullmatch(r"[usf]\d", each["type"]):
            width = int(each["type"][1])
            yield from ((at + width * row, each["type"]) for row in range(count))
            at += width * count
        else:
            for _ in range(count):
                inner = list(within(each["type"].partition("(")[0]))
                yield from ((at + place, kind) for place, kind in inner[:-1])
                at += inner[-1][0]
    yield at, ""


def within(record: str) -> Iterator[Number]:
    """The numbers of a structure inside another one, and its end; a run of bits is one number."""
    if all(re.fullmatch(r"b\d+", str(field.get("type"))) for field in specs.fields(SPEC, record).values()):
        size = (specs.bits(SPEC, record)[-1].last + 1) // 8
        return iter([(0, f"u{size}"), (size, "")])
    return numbers(record)


def cells(table: documents.Table) -> Iterator[Number]:
    """The numbers of a table, and the beginnings of what is none."""
    for place, kinds, *_ in table.rows:
        at = int(place, 16)
        for kind in re.split(r", | \+", kinds):
            name, _, count = kind.rstrip("]").partition("[")
            name = {"b1": "u1", "bits": "u1"}.get(name, name)
            rows = int(count or 1)
            if name in ("vec2", "vec3"):
                rows, name = rows * int(name[3]), "f4"
            if re.fullmatch(r"[usf]\d", name):
                yield from ((at + int(name[1]) * row, name) for row in range(rows))
                at += int(name[1]) * rows
            else:
                yield at, ""
                at += rows if name in ("pad", "char") else 0


@pytest.mark.parametrize("heading", TABLES)
def test_places_and_types(document: Path, heading: str) -> None:
    found = [
        each
        for each in documents.tables(document)
        if re.match(rf"{heading}\b", each.heading) and each.columns[:2] == ["off", "type"]
    ]
    for table, name in zip(found, TABLES[heading], strict=True):
        record, _, first = name.partition(".")
        said, stored = sorted(set(cells(table))), list(numbers(record, first))
        assert {at for at, _ in said} <= {at for at, _ in stored}, name
        ends = [at for at, _ in said[1:]] + [stored[-1][0]]
        vague = [range(at, end) for (at, kind), end in zip(said, ends, strict=True) if not kind]
        due = {each for each in said if each[1]}
        assert {each for each in stored if each[1] and not any(each[0] in span for span in vague)} == due, name
