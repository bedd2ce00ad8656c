"""Rules that annotations declare, on the invented format: what they ask, what they count, where they point."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from builders import shapes
from navspec.columns import TableSet, read
from navspec.family.rules.declared import build_declared_checks
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import RelatedRows, RuleCheck, RuleFunction, RuleResult, RuleSet
from navspec.family.rules.runner import RulesOutcome, run_rules, sort_findings
from navspec.records.report import Finding, Report, Rule, Severity, Unlisted, keep_first
from navspec.spec import Spec, load_spec

MEASURED = RuleSet("shapes", "SHAPES_", str, "measured", 5)


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
    tables = {number: read(file.to_bytes(), spec(), path=f"f{number}") for number, file in enumerate(files)}
    chosen = Options(**options)
    outcome = run_rules(build_declared_checks([spec()], MEASURED), Plain(TableSet(tables)), chosen, "set")
    findings, _ = sort_findings(outcome, {f"f{number}": number for number in tables}, chosen)
    return findings, {code: (total.cases, total.failed) for code, total in outcome.totals.items()}


def places(findings: list[Finding]) -> list[tuple[str, str, str]]:
    return [(finding.code, finding.path, finding.pointer) for finding in findings]


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
    second_file = shapes.File(items=[shapes.Item(**{**SOUND, "item_id": 9, "sides": [[9], [], [1, 9], []]})])
    findings, totals = found(one, second_file)
    assert places(findings) == [("SHAPES_SIDE_ID", "f1", "/items/0/sides/2/ids/0")]
    assert totals["SHAPES_SIDE_ID"] == (4, 1)
    data = second_file.to_bytes()
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
    first = {"path": "f0", "pointer": "/items/0", "message": "items 0 has it first", "position": None}
    assert [finding.related for finding in findings] == [(first,), (first,)]


def test_other_places_of_a_failure() -> None:
    """A row may have none, and those of findings that are cut are not looked for."""

    def ask(view: Plain) -> RuleResult:
        related = [
            RelatedRows("see {where}", "items", np.array([-1, 3, 99, -1])),
            RelatedRows("{where} too", "", np.array([0, 1, 1, 1])),
        ]
        return RuleResult(4, "items", np.arange(4), "", related=related)

    check = RuleCheck(Rule("SHAPES_ODD", ("error",), "engine", "file", "shapes"), ask)
    items = [shapes.Item(**SOUND)]
    files = [read(shapes.File(items=items * 3).to_bytes(), spec(), path=f"f{number}") for number in range(2)]
    outcome = run_rules([check], Plain(TableSet(dict(enumerate(files)))), Options(max_findings=2), "set")
    assert outcome.errors == []
    assert [finding.related for finding in outcome.findings] == [
        ({"path": "f0", "pointer": "", "message": "file 0 too", "position": None},),
        (
            {"path": "f1", "pointer": "/items/0", "message": "see items 3", "position": None},
            {"path": "f1", "pointer": "", "message": "file 1 too", "position": None},
        ),
        ({"path": "f1", "pointer": "", "message": "file 1 too", "position": None},),
    ]
    report = Report("", "", findings=(replace(outcome.findings[0], path="", related=({"path": "", "message": "m"},)),))
    assert report.with_path("-").findings[0].related == ({"path": "-", "message": "m"},)


def test_single_values_and_bits_of_the_root() -> None:
    file = shapes.File(items=[], header=shapes.Header(low=7), footer=5)
    findings, totals = found(file)
    assert places(findings) == [("SHAPES_LOW", "f0", "/header/flags/low"), ("SHAPES_FOOTER", "f0", "/footer")]
    assert [finding.length for finding in findings] == [4, 4]
    assert findings[0].message == "file 0: header.flags.low is 7, at most 6 is expected"
    assert found(shapes.File(items=[], footer=None))[1]["SHAPES_FOOTER"] == (0, 0)
    assert totals["SHAPES_LOW"] == (1, 1)


def test_totals_stay_exact_when_findings_are_cut() -> None:
    items = [shapes.Item(**{**SOUND, "item_id": number, "owner": 9}) for number in range(50)]
    findings, totals = found(shapes.File(items=items), max_findings=3)
    assert len(findings) == 3
    assert totals["SHAPES_ITEM_OWNER"] == (50, 50)


def test_findings_are_kept_by_rule_severity_and_file() -> None:
    """The first ones of each, whatever the order of the rows, and with what belongs to each."""

    def ask(view: Plain) -> Iterator[RuleResult]:
        rows = np.array([5, 0, 1, 4, 2, 3])  # three of each file
        spans = rows * 10, rows + 1
        yield RuleResult(6, "items", rows, "{n} {word} {all}", fields=[f"f{row}" for row in rows], spans=spans, params={
            "n": rows * 2, "word": list("abcdef"), "all": "x",
        })  # fmt: skip
        yield RuleResult(1, "items", np.array([2]), "again")
        yield RuleResult(1, "items", np.array([1]), "less", severity="info")
        yield RuleResult(2, "", np.array([-1, 1]), "whole")

    files = [read(shapes.File(items=[shapes.Item(**SOUND)] * 3).to_bytes(), spec(), path=f"f{file}") for file in (0, 1)]
    options = Options(max_findings=2)
    check = RuleCheck(Rule("SHAPES_ODD", ("error", "info"), "engine", "file", "shapes"), ask)
    outcome = run_rules([check], Plain(TableSet(dict(enumerate(files)), path="set")), options, "set")
    assert outcome.errors == []
    kept = [
        (finding.path, finding.message, finding.pointer, finding.offset, finding.length) for finding in outcome.findings
    ]
    assert kept == [
        ("f1", "10 a x", "/items/2/f5", 50, 6),
        ("f0", "0 b x", "/items/0/f0", 0, 1),
        ("f0", "2 c x", "/items/1/f1", 10, 2),
        ("f1", "8 d x", "/items/1/f4", 40, 5),
        ("f0", "less", "/items/1", kept[4][3], kept[4][4]),
        ("set", "whole", "", 0, 0),
    ]
    findings, unlisted = sort_findings(outcome, {"f0": -1, "f1": 1}, options)  # as where f0 cannot be read
    assert [finding.path for finding in findings] == ["f0", "f0", "f0", "set", "f1", "f1"]
    assert unlisted == [Unlisted("SHAPES_ODD", "error", "f0", 2), Unlisted("SHAPES_ODD", "error", "f1", 2)]
    assert outcome.severities == {"error": 9, "warning": 0, "info": 1}


def test_of_too_many_findings_no_file_and_no_rule_is_left_out() -> None:
    def some(code: str, severity: Severity, path: str, many: int) -> list[Finding]:
        return [Finding(code, severity, "engine", str(number), path) for number in range(many)]

    many = [*some("A", "info", "f0", 9), *some("A", "warning", "f1", 3), *some("B", "error", "f1", 2)]
    many += [*some("B", "warning", "f2", 4), *some("C", "info", "set", 1)]

    def kept(most: int) -> list[tuple[str, str, str]]:
        return [(finding.code, finding.path, finding.message) for finding in keep_first(many, most)]

    groups = [("A", "f0", "0"), ("A", "f1", "0"), ("B", "f1", "0"), ("B", "f2", "0"), ("C", "set", "0")]
    assert kept(0) == kept(5) == groups
    assert set(kept(6)) == {*groups, ("B", "f1", "1")}
    assert set(kept(8)) == {*groups, ("B", "f1", "1"), ("A", "f1", "1"), ("B", "f2", "1")}
    assert kept(19) == [(finding.code, finding.path, finding.message) for finding in many]
    again = keep_first([*keep_first(many[:12], 7), *many[12:]], 7)  # no matter in how many steps
    assert again == keep_first(many, 7)
    outcome = RulesOutcome()
    for added, num_left in (
        (many, 5),
        (many[:5], 10),
        (many[5:6], 5),
    ):  # the groups, up to twice as many, the groups again
        outcome.findings += added
        outcome.trim(1)
        assert len(outcome.findings) == num_left


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
    assert [(finding.code, finding.severity) for finding in findings] == expected


def _out_of_bounds(view: Plain) -> RuleResult:
    raise IndexError("out of bounds")


def _without_a_word(view: Plain) -> RuleResult:
    return RuleResult(1, rows=np.array([0]), message="{missing} is no parameter")


@pytest.mark.parametrize(
    ("broken", "error"),
    [(_out_of_bounds, "IndexError: out of bounds"), (_without_a_word, "KeyError: 'missing'")],
)
def test_a_fault_of_one_rule_does_not_cost_the_others(broken: RuleFunction, error: str) -> None:
    faulty = RuleCheck(Rule("SHAPES_BROKEN", ("error",), "engine", "file", "shapes"), broken)
    tables = read(shapes.File(items=[], footer=5).to_bytes(), spec(), path="f0")
    outcome = run_rules([faulty, *build_declared_checks([spec()])], Plain(TableSet({0: tables})), Options(), "set")
    assert outcome.errors == [f"SHAPES_BROKEN, set: {error}"]
    assert [finding.code for finding in outcome.findings] == ["SHAPES_FOOTER"]


def test_a_rule_of_a_table_without_rows_is_not_asked() -> None:
    views = []

    def ask(view: Plain) -> RuleResult:
        views.append(view)
        return RuleResult(1)

    check = RuleCheck(Rule("SHAPES_ODD", ("error",), "engine", "file", "shapes"), ask, of="items")
    for items, times in (([], 0), ([shapes.Item(**SOUND)], 1)):
        tables = read(shapes.File(items=items).to_bytes(), spec())
        outcome = run_rules([check], Plain(TableSet({0: tables})), Options(), "set")
        assert (len(views), outcome.totals["SHAPES_ODD"].cases) == (times, times)
