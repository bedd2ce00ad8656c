"""Rules of meshes over real files: every count is that of a reader and a counter in plain Python."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

import navspec
from independent import source_nav, source_nav_analysis, source_nav_areas
from navspec.columns import TableSet
from navspec.families.source_nav.view import SourceMesh
from navspec.operations.evaluation import rule_set_of

GAMES = {"v3": "goldsrc", "v4": "goldsrc", "v5": "goldsrc", "v9": "base"}
GAMES |= {"v16.0": "base", "v16.1": "cs", "v16.2": "tf", "v16.14": "l4d"}
GAMES |= {"v16.256": "tf2classic", "v16.257": "tf2classified"}
GAMES |= {"v12.12": "l4d", "v14.13": "l4d", "v15.13": "l4d"}
COUNTERS = (source_nav_areas.count, source_nav_analysis.count)


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
