"""The vectors show whatever the specs tell apart, and the measure of that would notice if they did not."""

from __future__ import annotations

import struct

import pytest

from builders import gta_sa_paths, source_nav
from conformance import coverage, vectors
from conformance.coverage import Case, Measure, expected, measured, refused, seen
from conformance.settled import parameters, value
from conformance.varying import invalid, patched, swept
from conformance.walking import structures
from navspec.spec import load_spec

PATHS, NAV, SAVE = (load_spec(name) for name in ("gta_sa_paths", "source_nav", "gta_sa_save"))


@pytest.mark.parametrize("spec_id", vectors.ids())
def test_vectors_show_all_that_the_spec_tells_apart(spec_id: str) -> None:
    assert measured(spec_id).faults == [], "extend the case of the format, or say in `unreachable` why it cannot be"


def test_the_measure_names_what_is_missing_outdated_and_surprising() -> None:
    yes, no, more = (Case("truths", "node.open", what) for what in ("true", "false", "more"))
    reasons = {"node.open: true": "shown", "node.shut: true": "no case"}
    measure = Measure("shapes", (yes, no), frozenset([yes, more]), reasons)
    assert measure.faults == [
        "node.open: false is not shown",
        "node.open: true: the reason holds no longer",
        "node.shut: true: the reason holds no longer",
        "node.open: more cannot be",
    ]
    assert Measure("shapes", (yes, no), frozenset([yes]), {"node.open: false": "never"}).faults == []
    assert coverage.report([measure]).splitlines()[1].split()[6] == "1/2"


def test_one_file_alone_shows_less() -> None:
    shown = seen(gta_sa_paths.smallest().to_bytes(), PATHS)
    assert shown < set(expected(PATHS))
    assert Case(coverage.LISTS, "gta_sa_paths.nodes", "filled") in shown
    assert Case(coverage.LISTS, "gta_sa_paths.nodes", "empty") not in shown
    assert Case(coverage.DECISIONS, "gta_sa_paths.has_tail", "false") not in shown


def test_a_refused_file_shows_the_rule_that_it_breaks_or_where_it_ends() -> None:
    data = source_nav.example()
    assert refused(patched(data, [(4, struct.pack("<I", 17))]), NAV) == {
        Case(coverage.FAULTS, "source_nav.version", "max")
    }
    assert {case.what for case in refused(data[:-1], NAV)} == {coverage.LAST}
    assert {case.what for case in refused(b"", NAV)} == {coverage.HEADER}
    assert refused(data, NAV) == set()


def test_what_the_root_passes_is_settled() -> None:
    kind = SAVE.types["script_thread"]
    known = parameters(SAVE)["script_thread"]
    assert known["is_mobile"] is False
    assert value(kind.by_id["mission_part"].condition, kind, known) is False
    assert value(kind.by_id["mission_part"].condition, kind, {}) is None
    assert "loaded_mission" not in parameters(SAVE)
    assert Case(coverage.TYPES, "loaded_mission", "seen") not in expected(SAVE)


def test_swept_files_differ_in_numbers_that_decide_nothing() -> None:
    base = gta_sa_paths.smallest().to_bytes()
    shapes = [[(row.kind.name, row.offset) for row in structures(data, PATHS)] for data in (base, *swept(base, PATHS))]
    assert len(shapes) > 1
    assert all(shape == shapes[0] for shape in shapes)
    assert base not in swept(base, PATHS)


def test_every_rule_is_broken_by_a_file_that_is_otherwise_whole() -> None:
    base = gta_sa_paths.smallest().to_bytes()
    broken = dict(invalid([base], PATHS))
    large = {"max": b"\xff\xff\xff\x7f", "huge": b"\xff\xff\xff\xff"}
    assert broken == {
        f"invalid_num_{name}_{rule}": patched(base, [(offset, count)])
        for name, offset in (("nodes", 0), ("navi_nodes", 12), ("links", 16))
        for rule, count in large.items()
    }
