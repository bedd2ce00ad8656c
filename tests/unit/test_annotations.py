"""Rules that annotations declare, on the invented format: what they ask, what they count, where they point."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from builders import shapes
from navspec.columns import TableSet, read
from navspec.family import annotations
from navspec.family.engine import Options, finish, run
from navspec.family.rules import Answer, Check, Related
from navspec.records.report import Finding, Report, Rule
from navspec.spec import Spec, load_spec


@cache
def spec() -> Spec:
    return load_spec("shapes", "shapes_formats")


@dataclass
class Plain:
    """A view without words of its own."""

    files: TableSet

    def place(self, table: str, rows: np.ndarray) -> tuple[list[str], dict[str, np.ndarray]]:
        return [f"{table or 'file'} {row}" for row in rows], {"row": rows}


def found(*files: shapes.File, **options: Any) -> tuple[list[Finding], dict[str, tuple[int, int]]]:
    tables = {number: read(each.to_bytes(), spec(), path=f"f{number}") for number, each in enumerate(files)}
    chosen = Options(**options)
    outcome = run(annotations.checks([spec()]), Plain(TableSet(tables)), chosen, "set")
    findings, _ = finish(outcome, {f"f{number}": number for number in tables}, chosen)
    return findings, {code: (total.cases, total.failed) for code, total in outcome.totals.items()}


def places(findings: list[Finding]) -> list[tuple[str, str, str]]:
    return [(each.code, each.path, each.pointer) for each in findings]


SOUND = {"item_id": 1, "owner": 0, "sides": [[1], [], [], []]}


def test_a_sound_file_gives_no_finding() -> None:
    findings, totals = found(shapes.File(items=[shapes.Item(**SOUND)]))
    assert findings == []
    assert totals == {
        "SHAPES_ITEM_OWNER": (1, 0),
        "SHAPES_FOOTER": (1, 0),
        "SHAPES_LOW": (1, 0),
        "SHAPES_ITEM_ID": (1, 0),
        "SHAPES_SIDE_ID": (1, 0),
    }


def test_a_reference_by_row() -> None:
    items = [shapes.Item(**{**SOUND, "item_id": owner, "owner": owner}) for owner in (1, 2, 255)]
    findings, totals = found(shapes.File(items=items, numbers=[7, 8]))
    assert places(findings) == [("SHAPES_ITEM_OWNER", "f0", "/items/1")]
    assert totals["SHAPES_ITEM_OWNER"] == (2, 1)
    assert findings[0].message == "items 1 belongs to number 2, which does not exist"
    assert findings[0].params == {"owner": 2, "row": 1, "value": 2}
    assert findings[0].severity == "error"


def test_a_reference_by_key_stays_in_its_file() -> None:
    one = shapes.File(items=[shapes.Item(**SOUND)])
    other = shapes.File(items=[shapes.Item(**{**SOUND, "item_id": 9, "sides": [[9], [], [1, 9], []]})])
    findings, totals = found(one, other)
    assert places(findings) == [("SHAPES_SIDE_ID", "f1", "/items/0/sides/2/ids/0")]
    assert totals["SHAPES_SIDE_ID"] == (4, 1)
    data = other.to_bytes()
    offset, length = findings[0].offset, findings[0].length
    assert (int.from_bytes(data[offset : offset + length], "little"), length) == (1, 4)


def test_equal_keys_in_one_file() -> None:
    items = [shapes.Item(**{**SOUND, "item_id": number}) for number in (1, 5, 1, 1)]
    findings, totals = found(shapes.File(items=items), shapes.File(items=[shapes.Item(**SOUND)]))
    assert places(findings) == [
        ("SHAPES_ITEM_ID", "f0", "/items/2/item_id"),
        ("SHAPES_ITEM_ID", "f0", "/items/3/item_id"),
    ]
    assert totals["SHAPES_ITEM_ID"] == (5, 2)
    first = {"path": "f0", "pointer": "/items/0", "message": "items 0 has it first"}
    assert [each.related for each in findings] == [(first,), (first,)]


def test_other_places_of_a_failure() -> None:
    """A row may have none, and those of findings that are cut are not looked for."""

    def ask(view: Plain) -> Answer:
        there = [
            Related("see {where}", "items", np.array([-1, 2, 99])),
            Related("{where} too", "", np.array([0, 1, 1])),
        ]
        return Answer(3, "items", np.arange(3), "", related=there)

    check = Check(Rule("SHAPES_ODD", ("error",), "engine", "file", "shapes"), ask)
    items = [shapes.Item(**SOUND)]
    files = [read(shapes.File(items=items * 2).to_bytes(), spec(), path=f"f{number}") for number in range(2)]
    outcome = run([check], Plain(TableSet(dict(enumerate(files)))), Options(max_findings=2), "set")
    assert outcome.errors == []
    assert [each.related for each in outcome.findings] == [
        ({"path": "f0", "pointer": "", "message": "file 0 too"},),
        (
            {"path": "f1", "pointer": "/items/0", "message": "see items 2"},
            {"path": "f1", "pointer": "", "message": "file 1 too"},
        ),
    ]
    report = Report("", "", findings=(replace(outcome.findings[0], path="", related=({"path": "", "message": "m"},)),))
    assert report.with_path("-").findings[0].related == ({"path": "-", "message": "m"},)


def test_single_values_and_bits_of_the_root() -> None:
    file = shapes.File(items=[], header=shapes.Header(low=7), footer=5)
    findings, totals = found(file)
    assert places(findings) == [("SHAPES_LOW", "f0", "/header/flags/low"), ("SHAPES_FOOTER", "f0", "/footer")]
    assert [each.length for each in findings] == [4, 4]
    assert findings[0].message == "file 0: header.flags.low is 7, at most 6 is expected"
    assert found(shapes.File(items=[], footer=None))[1]["SHAPES_FOOTER"] == (0, 0)
    assert totals["SHAPES_LOW"] == (1, 1)


def test_totals_stay_exact_when_findings_are_cut() -> None:
    items = [shapes.Item(**{**SOUND, "item_id": number, "owner": 9}) for number in range(50)]
    findings, totals = found(shapes.File(items=items), max_findings=3)
    assert len(findings) == 3
    assert totals["SHAPES_ITEM_OWNER"] == (50, 50)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"select": ("SHAPES_LOW",)}, [("SHAPES_LOW", "info")]),
        ({"ignore": ("SHAPES_LOW",)}, [("SHAPES_FOOTER", "warning")]),
        ({"severity": {"SHAPES_LOW": "error"}}, [("SHAPES_LOW", "error"), ("SHAPES_FOOTER", "warning")]),
        ({"profile": "strict"}, [("SHAPES_LOW", "warning"), ("SHAPES_FOOTER", "error")]),
    ],
)
def test_options(options: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    findings, _ = found(shapes.File(items=[], header=shapes.Header(low=7), footer=5), **options)
    assert [(each.code, each.severity) for each in findings] == expected


def test_a_fault_of_one_rule_does_not_cost_the_others() -> None:
    def broken(view: Plain) -> Answer:
        raise IndexError("out of bounds")

    faulty = Check(Rule("SHAPES_BROKEN", ("error",), "engine", "file", "shapes"), broken)
    tables = read(shapes.File(items=[], footer=5).to_bytes(), spec(), path="f0")
    outcome = run([faulty, *annotations.checks([spec()])], Plain(TableSet({0: tables})), Options(), "set")
    assert outcome.errors == ["SHAPES_BROKEN, set: IndexError: out of bounds"]
    assert [each.code for each in outcome.findings] == ["SHAPES_FOOTER"]


def test_a_rule_of_a_table_without_rows_is_not_asked() -> None:
    asked = []

    def ask(view: Plain) -> Answer:
        asked.append(view)
        return Answer(1)

    check = Check(Rule("SHAPES_ODD", ("error",), "engine", "file", "shapes"), ask, of="items")
    for items, times in (([], 0), ([shapes.Item(**SOUND)], 1)):
        tables = read(shapes.File(items=items).to_bytes(), spec())
        outcome = run([check], Plain(TableSet({0: tables})), Options(), "set")
        assert (len(asked), outcome.totals["SHAPES_ODD"].cases) == (times, times)
