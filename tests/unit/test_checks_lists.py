"""Lists of rows of another table that several rows may share, on a small format of its own."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from navspec.columns import TableSet, read
from navspec.family.rules import expressions
from navspec.family.rules.checks import build_checks
from navspec.family.rules.findings import FailedResult, build_findings
from navspec.spec.ksy.compile import compile_spec
from navspec.spec.ksy.inherit import SpecError
from navspec.spec.model import from_json

KSY = """
meta: {id: teams, endian: le}
seq:
  - {id: num_players, type: u1}
  - {id: num_teams, type: u1}
  - id: players
    type: player
    repeat: expr
    repeat-expr: num_players
    -label: {text: 'player {player}', params: {player: row}, of: 'first(places, owner)'}
    -checks:
      - code: X_TEAMS
        severity: info
        evidence: engine
        let: {teams: count(places)}
        assert: teams == 1
        message: '{where} is in {teams} teams'
  - id: teams
    type: team
    repeat: expr
    repeat-expr: num_teams
    -label: {text: 'team {team}', params: {team: row}}
    -lists:
      members:
        table: players
        first: first_player
        count: 'is_open == 1 ? num_players : 0'
        entries: places
        -joins:
          like: {table: teams.members, match: {owner: owner, age: age}}
        -let: {age: entry.age}
        -checks:
          - code: X_AGE
            severity: warning
            evidence: engine
            let: {place: index, others: count - 1}
            assert: not exists(prev) or prev.age <= age
            at: entry.age
            message: '{where} at place {place} before {others} is younger than the one before'
            related: RELATED
          - {code: X_TWIN, severity: info, evidence: engine, assert: like == this, message: '{where} has a twin'}
    -checks:
      - code: X_SUM
        severity: info
        evidence: engine
        let: {sum: 'sum(members, age)', far: 'hypot(sum, 4)', limit: finite(limit)}
        when: count(members) > 0
        assert: sum == 0 or limit > 0
        message: '{where} has {sum} years, {far}, {limit}'
types:
  player:
    seq:
      - {id: age, type: u1}
  team:
    seq:
      - {id: is_open, type: u1}
      - {id: first_player, type: s1}
      - {id: num_players, type: u1}
      - {id: limit, type: f4}
"""


def run(
    folder: Path, ages: bytes, *teams: tuple[int, int, int], limit: float = 1.0, related: str = "{prev.entry: the one}"
) -> dict[str, Any]:
    """Return by code the cases and the findings, as place and message."""
    path = folder / "teams.ksy"
    path.write_text(KSY.replace("RELATED", related), encoding="utf-8")
    spec = from_json(json.loads(json.dumps(compile_spec(path))))
    rows = b"".join(struct.pack("<BbBf", *team, limit) for team in teams)
    view: Any = SimpleNamespace(files=TableSet({0: read(bytes((len(ages), len(teams))) + ages + rows, spec)}))
    answers = {}
    for check in build_checks([spec]):
        results = list(check.run(view))
        failed = [FailedResult(check.rule, "error", result) for result in results if len(result.rows)]
        found = [(finding.pointer, finding.message) for finding in build_findings(failed, view)]
        answers[check.rule.code] = sum(result.cases for result in results), found
    return answers


def test_lists_may_share_rows(tmp_path: Path) -> None:
    answers = run(tmp_path, bytes((3, 2, 2)), (1, 0, 2), (1, 0, 3))
    younger = "team 0 player 1 at place 1 before {} is younger than the one before"
    assert answers["X_AGE"] == (5, [("/players/1/age", younger.format(others)) for others in (1, 2)])
    assert answers["X_TWIN"] == (5, [("/players/2", "team 1 player 2 has a twin")])
    shared = [(f"/players/{row}", f"team 0 player {row} is in 2 teams") for row in (0, 1)]
    assert answers["X_TEAMS"] == (3, shared)


def test_lists_outside_of_the_table_are_empty(tmp_path: Path) -> None:
    answers = run(tmp_path, bytes((1, 2)), (1, 1, 2), (1, -1, 2), (0, 0, 2), (1, 2, 0))
    assert (answers["X_AGE"], answers["X_SUM"]) == ((0, []), (0, []))
    assert answers["X_TEAMS"] == (2, [(f"/players/{row}", f"player {row} is in 0 teams") for row in range(2)])


def test_lists_after_too_many_shared_rows_are_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expressions, "MOST_SHARED", 2)
    assert run(tmp_path, bytes((1, 2)), (1, 0, 2), (1, 0, 2), (1, 0, 1))["X_AGE"][0] == 4


def test_infinite_numbers_are_none(tmp_path: Path) -> None:
    answers = run(tmp_path, bytes((1, 2)), (1, 0, 2), limit=float("inf"))
    assert answers["X_SUM"] == (1, [("/teams/0", "team 0 has 3 years, 5.0, nan")])


def test_elements_have_no_place_in_the_file(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="`prev` has no place in the file; name its `entry`"):
        run(tmp_path, b"", related="{prev: the one}")
