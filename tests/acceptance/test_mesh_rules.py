"""Rules of meshes over real files: every count is that of a reader and a counter in plain Python."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

import navspec
from independent import source_nav, source_nav_analysis, source_nav_areas, source_nav_flow
from navspec.columns import TableSet
from navspec.families.source_nav.rules import RULES
from navspec.families.source_nav.view import SourceMesh
from navspec.operations.evaluation import rule_set_of

GAMES = {"v3": "goldsrc", "v4": "goldsrc", "v5": "goldsrc", "v9": "base"}
GAMES |= {"v16.0": "base", "v16.1": "cs", "v16.2": "tf", "v16.14": "l4d"}
GAMES |= {"v16.256": "tf2classic", "v16.257": "tf2classified"}
GAMES |= {"v12.12": "l4d", "v14.13": "l4d", "v15.13": "l4d"}
COUNTERS = (source_nav_areas.count, source_nav_analysis.count, source_nav_flow.count)
FLOW_RULES = (
    "L4D_NO_END", "L4D_NO_FLOW", "L4D_CLOSET_UNREACHED", "L4D_CHECKPOINT_STRAY", "L4D_REGION_HOLE", "L4D_NO_FLOW_AREAS",
)  # fmt: skip


def mine(path: Path) -> dict[str, tuple[int, list[str]]]:
    """Cases and pointers of every rule."""
    tables = navspec.tables(path)
    view = SourceMesh(TableSet({0: tables}))
    totals = {}
    for check in rule_set_of("source_nav").sorted_checks:
        answers = list(check.run(view))
        pointers = [
            tables.pointer(answer.table, row if answer.table else None, field)
            for answer in answers
            for row, field in zip(answer.rows.tolist(), answer.fields or [answer.field] * len(answer.rows), strict=True)
        ]
        totals[check.rule.code] = sum(answer.cases for answer in answers), sorted(pointers)
    return totals


@pytest.mark.parametrize("folder", GAMES)
def test_every_count_is_that_of_plain_python(corpus: Path, folder: str) -> None:
    asked_codes: defaultdict[str, set[str]] = defaultdict(set)
    for path in sorted((corpus / "source_nav" / folder).iterdir()):
        data = path.read_bytes()
        mesh = source_nav.read(data, GAMES[folder])
        measured = mine(path)
        for count in COUNTERS:
            tally = count(mesh, len(data))
            for code, cases in tally.cases.items():
                assert measured[code] == (cases, sorted(tally.failed[code])), (path.name, code)
                asked_codes["asked"].add(code)
    assert asked_codes["asked"]


def test_the_flow_of_every_mesh_is_that_of_another_program(corpus: Path, facts: Path) -> None:
    """Each line names a mesh, the groups of its checkpoints, and how often it breaks which rule."""
    rows = [line.split("\t") for line in (facts / "source_nav_new_rules.tsv").read_text("utf-8").splitlines()]
    results = {row[1]: row[4] for row in rows if len(row) == 5 and row[1] != "file"}
    paths = {path.name: path for folder in GAMES for path in (corpus / "source_nav" / folder).iterdir()}
    assert len(paths) == 124
    assert results.keys() == paths.keys()
    for name, path in paths.items():
        view = SourceMesh(TableSet({0: navspec.tables(path)}))
        for code in FLOW_RULES:
            failed = re.search(rf"NAV_{code} (\d+)", results[name])
            assert len(RULES.find_failing_rows(view, code)) == (int(failed[1]) if failed else 0), (name, code)
        groups = re.search(r"checkpoint groups \[(.*?)\]", results[name])
        sizes = [int(size) for size in groups[1].split(",")] if groups else []
        assert view.flow.checkpoints.areas.tolist() == sizes, name
