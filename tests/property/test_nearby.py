"""What is new and gone near an edit is what is new and gone in the whole file, of the rules that look no farther."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from builders.source_nav import Area, Encounter, Ladder, Mesh, Spot
from navspec.columns import Tables, TableSet, read
from navspec.columns.changed_rows import find_changed_rows
from navspec.errors import NavspecError
from navspec.families import families
from navspec.family.network.tools import Action
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import View
from navspec.family.rules.runner import run_rules
from navspec.operations.evaluation import rule_set_of
from navspec.operations.nearby import compare_findings, compare_nearby
from navspec.records.report import Finding
from navspec.spec import load_spec
from sweeps import rounds

FAMILY = families()["source_nav"]
SIDE = 12
STEPS = 12
FLAGS = ("crouch", "jump", "stairs", "no_jump")


def field(at: random.Random) -> Mesh:
    """Squares on one floor and a few on a second one, with steps, gaps, overlaps, links to nothing and ladders.

    Some areas see others, inherit what these see, and have paths and hiding spots.
    """
    squares = {
        (x, y, floor) for x in range(SIDE) for y in range(SIDE) for floor in (0, 1) if not floor or x * y % 5 == 1
    }
    squares -= set(at.sample(sorted(squares), 9))
    ids = {square: number for number, square in enumerate(at.sample(sorted(squares), len(squares)), 1)}
    areas = []
    for (x, y, floor), number in ids.items():
        beside = [(x, y - 1, floor), (x + 1, y, floor), (x, y + 1, floor), (x - 1, y, floor)]
        links = [[ids[square]] if square in ids and at.random() < 0.9 else [] for square in beside]
        if at.random() < 0.05:
            at.choice(links).append(at.choice((9_999, number, at.randint(1, len(ids)))))
        low, more = 150.0 * floor + at.choice((0, 0, 0, 16, 40)), at.choice((0, 0, 0, 0, 25))
        areas.append(
            Area(
                number,
                nw=(50.0 * x, 50.0 * y, low),
                se=(50.0 * x + 50 + more, 50.0 * y + 50, low),
                ne_z=low,
                sw_z=low + at.choice((0, 0, 0, 9)),
                connections=links,
                light=(1.0, 1.0, 1.0, 1.0),
                occupy=(0.0, 0.0),
                spots=[Spot(number, (50.0 * x + 9, 50.0 * y + 9, low), at.choice((0, 1, 1, 3)))]
                if not number % 7
                else [],
                encounters=[Encounter(number, 0, at.randint(1, len(ids)), 2, [(7, 9)])] if not number % 3 else [],
                visible=[(area, 3) for area in at.sample(range(1, len(ids) + 1), at.choice((0, 4, 20)))],
                inherit=at.randint(1, len(ids)) if not number % 5 else 0,
            )
        )
    some = at.sample(range(len(areas)), 4)
    ladders = [
        Ladder(number, areas=(areas[high].id, 0, 0, 0, areas[low].id))
        for number, (low, high) in enumerate((some[:2], some[2:]), 1)
    ]
    return Mesh(16, 2, "tf", areas=areas, ladders=ladders)


def whole(view: View) -> list[Finding]:
    """The findings with a place in the whole file, of the rules that look no farther."""
    assert FAMILY.locality
    fresh = FAMILY.view(view.files.with_files(view.files.files))
    options = Options(select=FAMILY.locality().codes, max_findings=10**6)
    findings = run_rules(rule_set_of(FAMILY.id).sorted_checks, fresh, options, "").findings
    return [finding for finding in findings if finding.position]


def keys(findings: Any) -> Counter[Any]:
    return Counter((finding.code, finding.severity, finding.message, tuple(finding.position)) for finding in findings)


def agrees(before: View, after: View) -> bool:
    """Compare both ways of telling what an edit changed; whether it changed any finding."""
    news = compare_nearby(FAMILY, before, after)
    assert news is not None
    old, new = whole(before), whole(after)
    expected = compare_findings(old, new)
    assert keys(news.new) == keys(expected.new)
    assert keys(news.gone) == keys(expected.gone)
    return bool(expected.new or expected.gone)


def edited(view: Any, at: random.Random) -> View | None:
    """A view of the file after some edit; None where there is a reason against it."""
    nodes, edges = view.areas, len(view.edges.source)
    chosen = np.array(at.sample(range(nodes), 2), np.int64)
    none = np.zeros(0, np.int64)
    tool = at.choice(("delete", "delete", "links", "set", "connect", "join", "split", "ladder"))
    action = {
        "delete": Action("delete", chosen[: at.randint(1, 2)], none, {}),
        "links": Action("delete", none, np.array(at.sample(range(edges), 2)), {}),
        "set": Action(
            "set", chosen, none, {"attributes": {at.choice(FLAGS): at.random() < 0.7, "nw_z": at.choice((0, 33))}}
        ),
        "connect": Action(
            "connect", chosen, none, {"attributes": {"side": at.choice(("north", "east", "south", "west"))}}
        ),
        "join": Action("join", np.array([view.edges.source[0], view.edges.target[0]]), none, {}),
        "split": Action("split", chosen[:1], none, {"line": _line(view, int(chosen[0]))}),
        "ladder": Action("ladder", chosen, none, {}),
    }[tool]
    assert FAMILY.editor
    try:
        edition = FAMILY.editor().edit(view, action)
    except NavspecError:
        return None
    return FAMILY.view(view.files.with_files(edition.files)) if edition.files else None


def _line(view: Any, row: int) -> list[list[float]]:
    west, south, east, north = view.box[row].tolist()
    return [[(west + east) / 2, south - 1], [(west + east) / 2, north + 1]]


@pytest.mark.parametrize("seed", range(rounds(20, 4)))
def test_news_near_an_edit_are_those_of_the_whole_file(seed: int) -> None:
    at = random.Random(seed)
    view: View = FAMILY.view(
        TableSet({0: read(field(at).pack(), load_spec("source_nav"), decisions=FAMILY.decisions["tf"])})
    )
    changes = 0
    history = [view]
    for _ in range(STEPS):
        after = edited(history[-1], at)
        if after is None:
            continue
        changes += agrees(history[-1], after)
        agrees(after, history[-1])  # undone
        history.append(after)
    assert len(history) > STEPS // 3
    assert changes


def test_rows_that_differ_are_found_with_everything_in_them() -> None:
    before = read(field(random.Random(5)).pack(), load_spec("source_nav"), decisions=FAMILY.decisions["tf"])
    links, areas = "areas.connections.ids", len(before["areas"])

    def changed(after: Tables) -> tuple[list[int], list[int]]:
        rows = find_changed_rows(before, after, "areas", 1 << 14)
        assert rows is not None
        same = [
            tables["areas"][part].tobytes() for tables, part in ((before, rows.same_before), (after, rows.same_after))
        ]
        assert same[0] == same[1]
        assert len(rows.before) + len(rows.same_before) == areas
        return rows.before.tolist(), rows.after.tolist()

    assert changed(before.copy()) == ([], [])
    after = before.copy()
    after[links][0] += 1
    owner = int(np.searchsorted(after.offsets(links), 0, "right") - 1) // 4
    assert changed(after) == ([owner], [owner])
    after = before.copy()
    after.insert("areas.hiding_spots", 0, {"id": 7}, parent=areas - 1)
    assert changed(after) == ([areas - 1], [areas - 1])
    after = before.copy()
    after.keep("areas", np.arange(areas) != 3)
    assert changed(after) == ([3], [])
    after = before.copy()
    after["areas"]["id"][[2, 40]] = 70_000, 70_001
    assert changed(after) == ([2, 40], [2, 40])
    assert find_changed_rows(before, after, "areas", 38) is None
