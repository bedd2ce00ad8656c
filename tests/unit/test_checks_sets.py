"""Checks over the files of a set: rows of other files, pairs of rows, and files of two specs that share their checks."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from navspec.columns import TableSet, read
from navspec.family.rules.checks import build_checks
from navspec.family.rules.findings import FailedResult, build_findings
from navspec.family.rules.joins import match_rows
from navspec.spec import Spec
from navspec.spec.ksy.compile import compile_spec
from navspec.spec.ksy.inherit import SpecError
from navspec.spec.model import from_json

TOWN = """
meta: {id: town, endian: le, bit-endian: le, -family: towns}
-label: the town
-let: {middle: files * 5}
-checks:
  - {code: T_LEFT, severity: info, evidence: engine, let: {_left: 'first(stops, this, x < _root.middle)'},
     assert: not exists(_left), at: _left, message: '{where} at {x} is left of {middle}'}
seq:
  - {id: num_stops, type: u1, -checks: [{code: T_MANY, severity: error, evidence: engine, numbered: false,
     let: {limit: 'file == 1 ? 2 : 3'}, assert: num_stops <= limit, after: stops,
     message: '{where} has more than {limit} stops'}]}
  - {id: num_ways, type: u1}
  - id: stops
    type: stop
    repeat: expr
    repeat-expr: num_stops
    -range-ref: {first: first_way, count: bits.num_ways, table: ways}
    -label: 'stop {row}'
  - id: ways
    type: way
    repeat: expr
    repeat-expr: num_ways
    -ref: {table: stops, row: stop, file: to_town, as: target}
    -label: {text: 'way {row}', of: owner}
    -joins:
      back: {table: ways, match: {target: owner, owner: target}, within: set, entries: ways_back}
      partner: {table: ways, match: {target: owner, owner: target}, within: set, paired: true}
      first_like: {table: ways, match: {owner: owner, target: target}, within: set}
    -let:
      is_up: owner < target
      other_end: 'target != owner ? target : nothing'
    -checks:
      - {code: T_BACK, severity: error, evidence: engine, when: exists(target), assert: exists(partner),
         message: '{where} goes to town {to_town} stop {stop}', related: {other_end: '{where} is there'}}
      - {code: T_AGAIN, severity: info, evidence: engine, scope: file, assert: first_like == this,
         message: '{where} is there twice'}
      - {code: T_COST, severity: info, evidence: engine, when: exists(back), message: '{where} costs {cost}', at: cost,
         assert: 'set(back.ways_back, cost) == set(back.back.ways_back, cost)'}
      - {code: T_UP, severity: warning, evidence: engine, unseen: that town is away, when: is_up, assert: cost > 0,
         at: target.x, message: '{where} at {x} costs nothing from {index}'}
      - {code: T_SEEN, severity: info, evidence: engine, assert: not is_unseen(target), message: '{where} leads away'}
      - {code: T_EAST, severity: info, evidence: engine, when: exists(target) and target != owner,
         assert: 'angle(target.x - owner.x, cost) % 180 < 90', message: '{where} does not lead east'}
types:
  stop:
    seq:
      - {id: first_way, type: u1}
      - {id: bits, type: stop_bits}
      - {id: x, type: s2}
    -checks:
      - {code: T_BITS, severity: info, evidence: engine, let: {names: 'nonzero_names(bits.wet, bits.lit, bits.lane)'},
         assert: not bits.wet and not bits.lit and bits.lane == 0, message: '{where} is {names}'}
  stop_bits:
    seq:
      - {id: num_ways, type: b3}
      - {id: wet, type: b1}
      - id: lit
        type: b1
        -derived: {value: wet, code: T_LIT, severity: info, evidence: engine, message: '{where} is dark'}
      - {id: lane, type: b3}
  way:
    seq:
      - {id: to_town, type: u1}
      - {id: stop, type: u1}
      - {id: cost, type: u1}
"""

WIDE = """
meta: {id: wide_town, imports: [town], endian: le, bit-endian: le, -family: towns}
-like: town
-checks: [{code: W_MARK, severity: error, evidence: engine, assert: mark == 7, at: mark, message: '{where} has no mark'}]
seq:
  - {id: mark, type: u1}
  - {id: num_stops, type: u1}
  - {id: num_ways, type: u1, -like: town}
  - {id: stops, type: wide_stop, repeat: expr, repeat-expr: num_stops, -like: town}
  - {id: ways, type: 'town::way', repeat: expr, repeat-expr: num_ways, -like: town}
types:
  wide_stop:
    seq:
      - {id: old, type: 'town::stop', -column: '.'}
      - {id: x_wide, type: s4, -column: x}
"""

Stop = tuple[int, int, int]
Way = tuple[int, int, int]


@cache
def specs(folder: Path) -> dict[str, Spec]:
    for name, text in (("town", TOWN), ("wide_town", WIDE)):
        (folder / f"{name}.ksy").write_text(text)
    names = ("town", "wide_town")
    return {name: from_json(json.loads(json.dumps(compile_spec(folder / f"{name}.ksy")))) for name in names}


def town(folder: Path, stops: list[Stop], ways: list[Way], mark: int | None = None) -> Any:
    """A file; `mark` makes it one of the second spec. A stop is its first way, bits and x; a way is town, stop and cost."""
    kind = "<BBh" if mark is None else "<BBhi"
    data = b"" if mark is None else bytes([mark])
    data += bytes((len(stops), len(ways)))
    data += b"".join(struct.pack(kind, first, bits, *([x] if mark is None else [0, x])) for first, bits, x in stops)
    return read(data + b"".join(map(bytes, ways)), specs(folder)["town" if mark is None else "wide_town"])


def run(folder: Path, files: Mapping[int, Any], members: int = 3) -> dict[str, tuple[int, int, list[str]]]:
    """Cases, checks skipped and messages of every rule that asks something."""
    view: Any = SimpleNamespace(files=TableSet(files, key="town", members=members))
    outcome: dict[str, tuple[int, int, list[str]]] = {}
    for check in build_checks(list(specs(folder).values())):
        results = list(check.run(view))
        failed = [
            FailedResult(check.rule, result.severity or "error", result) for result in results if len(result.rows)
        ]
        messages = [
            " / ".join([finding.message, finding.pointer, *(each.get("message", "") for each in finding.related)])
            for finding in build_findings(failed, view)
        ]
        cases, skipped = (
            sum(result.cases for result in results),
            sum(int(np.sum(result.not_asked)) for result in results),
        )
        if cases or skipped:
            outcome[check.rule.code] = cases, skipped, messages
    return outcome


def test_findings_are_at_the_rows_that_relations_lead_to(tmp_path: Path) -> None:
    files = {0: town(tmp_path, [(0, 1, 20), (1, 1, 9)], [(0, 1, 0), (0, 0, 5)]), 2: town(tmp_path, [(0, 0, 30)], [])}
    outcome = run(tmp_path, files)
    assert outcome["T_LEFT"] == (2, 0, ["town 0 stop 1 at 9 is left of 15 / /stops/1"])
    assert outcome["T_UP"] == (1, 0, ["town 0 stop 1 at 9 costs nothing from 0 / /stops/1/x"])
    assert outcome["T_COST"][2] == [
        "town 0 stop 0 way 0 costs 0 / /ways/0/cost",
        "town 0 stop 1 way 1 costs 5 / /ways/1/cost",
    ]
    assert outcome["T_BACK"] == (2, 0, [])


def test_ways_into_files_that_are_away_are_skipped(tmp_path: Path) -> None:
    """Town 1 is of the set, town 3 is not; stop 5 is in none of its files."""
    files = {0: town(tmp_path, [(0, 4, 20)], [(1, 0, 3), (3, 0, 3), (0, 5, 3), (0, 0, 3)])}
    view: Any = SimpleNamespace(files=TableSet(files, key="town", members=3))
    results = {check.rule.code: list(check.run(view)) for check in build_checks([specs(tmp_path)["town"]])}
    assert [(each.not_asked, each.reason) for each in results["T_UP"]] == [(1, "that town is away")]
    assert [(each.not_asked, each.reason) for each in results["T_BACK"]] == [
        (1, "the town of the other end is not there")
    ]
    outcome = run(tmp_path, files)
    assert outcome["T_BACK"] == (1, 1, [])
    assert outcome["T_SEEN"] == (4, 0, ["town 0 stop 0 way 0 leads away / /ways/0"])


def test_equal_ways_are_paired_and_compared_as_sets(tmp_path: Path) -> None:
    """Two ways there and one back, with the costs 4 and 6 there; the second way has no partner."""
    files = {0: town(tmp_path, [(0, 2, 20), (2, 1, 30)], [(0, 1, 4), (0, 1, 6), (0, 0, 4)])}
    outcome = run(tmp_path, files)
    assert outcome["T_BACK"][2] == ["town 0 stop 0 way 1 goes to town 0 stop 1 / /ways/1 / town 0 stop 1 is there"]
    assert outcome["T_AGAIN"][2] == ["town 0 stop 0 way 1 is there twice / /ways/1"]
    assert len(outcome["T_COST"][2]) == 3
    same = {0: town(tmp_path, [(0, 2, 20), (2, 2, 30)], [(0, 1, 4), (0, 1, 6), (0, 0, 6), (0, 0, 4)])}
    assert run(tmp_path, same)["T_COST"] == (4, 0, [])


def test_directions_are_angles_from_the_east(tmp_path: Path) -> None:
    files = {0: town(tmp_path, [(0, 1, 20), (1, 1, 30)], [(0, 1, 10), (0, 0, 10)])}
    assert run(tmp_path, files)["T_EAST"][2] == ["town 0 stop 1 way 1 does not lead east / /ways/1"]


def test_bits_have_derived_values_and_names(tmp_path: Path) -> None:
    files = {0: town(tmp_path, [(0, 0x08, 20), (0, 0x58, 20)], [])}
    outcome = run(tmp_path, files)
    assert outcome["T_LIT"] == (2, 0, ["town 0 stop 0 is dark / /stops/0/bits/lit"])
    assert outcome["T_BITS"][2] == ["town 0 stop 0 is wet / /stops/0", "town 0 stop 1 is wet, lit, lane / /stops/1"]


def test_files_without_a_number_are_asked_where_the_spec_says_so(tmp_path: Path) -> None:
    stops = [(0, 0, 20)] * 4
    (check,) = (each for each in build_checks([specs(tmp_path)["town"]]) if each.rule.code == "T_MANY")
    assert not check.needs_number
    view: Any = SimpleNamespace(files=TableSet({-1: town(tmp_path, stops, [])}, key="town", members=3))
    (_, failed) = check.run(view)
    (finding,) = build_findings([FailedResult(check.rule, "error", failed)], view)
    assert (finding.message, finding.pointer) == ("the town has more than 3 stops", "")
    assert (finding.offset, finding.length) == (2 + 4 * 4, 0)


def test_a_spec_takes_over_checks_and_adds_its_own(tmp_path: Path) -> None:
    """Coordinates of the second spec are wider, and in a column of their own; each file is asked what its spec says."""
    near, far = [(0, 1, 20)], [(0, 1, 100_000)]
    files = {
        0: town(tmp_path, near, [(1, 0, 0)]),
        1: town(tmp_path, far, [(0, 0, 4)], mark=7),
        2: town(tmp_path, [(0, 0, -70_000)], [], mark=1),
    }
    outcome = run(tmp_path, files)
    assert outcome["W_MARK"] == (2, 0, ["town 2 has no mark / /mark"])
    assert outcome["T_LEFT"] == (3, 0, ["town 2 stop 0 at -70000 is left of 15 / /stops/0"])
    assert outcome["T_UP"] == (1, 0, ["town 1 stop 0 at 100000 costs nothing from 0 / /stops/0/x_wide"])
    assert outcome["T_MANY"][0] == 1
    assert outcome["T_BITS"][0] == 3


def test_a_spec_that_is_not_imported_lends_nothing(tmp_path: Path) -> None:
    (tmp_path / "wide_town.ksy").write_text(WIDE.replace("-like: town", "-like: village", 1))
    (tmp_path / "town.ksy").write_text(TOWN)
    with pytest.raises(SpecError, match="`-like`: village is not imported"):
        compile_spec(tmp_path / "wide_town.ksy")
    (tmp_path / "wide_town.ksy").write_text(WIDE.replace("{id: mark, type: u1}", "{id: mark, type: u1, -like: town}"))
    with pytest.raises(SpecError, match="or has no field mark"):
        compile_spec(tmp_path / "wide_town.ksy")


def _match_plainly(mine: list[np.ndarray], theirs: list[np.ndarray], *, paired: bool) -> list[int]:
    known: dict[tuple[int, ...], list[int]] = {}
    for row, key in enumerate(zip(*(column.tolist() for column in theirs), strict=True)):
        known.setdefault(key, []).append(row)
    used: dict[tuple[int, ...], int] = {}
    rows = []
    for key in zip(*(column.tolist() for column in mine), strict=True):
        number = used.get(key, 0) if paired else 0
        used[key] = used.get(key, 0) + 1
        rows.append(known[key][number] if number < len(known.get(key, ())) else -1)
    return rows


@pytest.mark.parametrize("paired", [False, True])
@pytest.mark.parametrize("size", [12, 3000])
def test_rows_are_matched_as_a_dictionary_would(size: int, *, paired: bool) -> None:
    """Sorted and unsorted columns, the same columns exchanged, and more of them than two."""
    for seed in range(20):
        chance = random.Random(seed)
        nodes = chance.choice((3, size // 3, size))
        own = np.array([chance.randrange(nodes) for _ in range(size)])
        own = np.sort(own) if seed % 2 else own
        other = np.array([chance.randrange(nodes) for _ in range(size)])
        for mine, theirs in (
            ([other, own], [own, other]),
            ([own, other], [own, other]),
            ([other, own, own], [own, other, other]),
        ):
            assert match_rows(mine, theirs, paired=paired).tolist() == _match_plainly(mine, theirs, paired=paired)
