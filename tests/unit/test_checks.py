"""Checks that a spec declares, on a small format of its own."""

from __future__ import annotations

import json
import struct
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from navspec.columns import TableSet, read
from navspec.family.rules.checks import build_checks
from navspec.family.rules.findings import FailedResult, build_findings
from navspec.records.report import Finding
from navspec.spec import Spec
from navspec.spec.ksy.compile import compile_spec
from navspec.spec.ksy.inherit import SpecError
from navspec.spec.model import from_json

KSY = """
meta:
  id: lists
  endian: le
  bit-endian: le
seq:
  - id: limit
    type: u1
  - id: num_groups
    type: u1
  - id: groups
    type: group
    repeat: expr
    repeat-expr: num_groups
    -label: {text: 'group {group}', params: {group: row}}
types:
  group:
    seq:
      - id: flags
        type: group_bits
      - id: mask
        type: u1
        -bits: {1: wet}
      - id: kind
        type: u1
      - id: heights
        type: f4
        repeat: expr
        repeat-expr: 3
      - id: num_values
        type: u1
      - id: values
        type: value
        repeat: expr
        repeat-expr: num_values
        -label: {text: 'value {value}', params: {value: index}}
    -checks:
CHECKS
  group_bits:
    seq:
      - {id: open, type: b1}
      - {id: width, type: b3}
      - {id: dark, type: b1}
      - {id: rest, type: b3}
  value:
    seq:
      - {id: number, type: u1}
    -checks:
      - code: X_FALL
        severity: info
        evidence: engine
        first: owner
        when: _root.limit > 0
        assert: not (number < prev.number)
        message: '{where} falls'
enums:
  kind:
    1: {id: road, doc: A road.}
"""


@cache
def spec_with(folder: Path, checks: str) -> Spec:
    path = folder / "lists.ksy"
    body = "\n".join(f"      {line}" for line in checks.strip("\n").splitlines())
    path.write_text(KSY.replace("CHECKS", body))
    return from_json(json.loads(json.dumps(compile_spec(path))))


def group(
    flags: int = 0, mask: int = 0, kind: int = 1, heights: tuple[float, ...] = (0, 0, 0), values: bytes = b""
) -> bytes:
    return bytes((flags, mask, kind)) + struct.pack("<3f", *heights) + bytes((len(values),)) + values


def run(folder: Path, checks: str, *groups: bytes, limit: int = 1) -> tuple[list[Finding], dict[str, int]]:
    spec = spec_with(folder, checks)
    view: Any = SimpleNamespace(files=TableSet({0: read(bytes((limit, len(groups))) + b"".join(groups), spec)}))
    findings: list[Finding] = []
    cases: dict[str, int] = {}
    for check in build_checks([spec]):
        results = list(check.run(view))
        cases[check.rule.code] = sum(result.cases for result in results)
        failed = [
            FailedResult(check.rule, result.severity or "error", result) for result in results if len(result.rows)
        ]
        findings += build_findings(failed, view)
    return findings, cases


BITS = """
- code: X_BITS
  severity: warning
  evidence: engine
  let: {bits: 'bit_names(flags & 0xf1, flags)', more: 'bit_names(mask, mask)'}
  assert: flags & 0xf1 == 0
  message: '{where} has {bits} and {more}'
"""


@pytest.mark.parametrize(
    ("flags", "mask", "message"),
    [
        (0x01, 0x02, "group 0 has bit 0 (open) and bit 1 (wet)"),
        (0x91, 0x03, "group 0 has bits 0 (open), 4 (dark), 7 and bits 0, 1 (wet)"),
        (0x20, 0x80, "group 0 has bit 5 and bit 7"),
    ],
)
def test_bits_are_named_where_they_have_a_name(tmp_path: Path, flags: int, mask: int, message: str) -> None:
    findings, cases = run(tmp_path, BITS, group(flags, mask), group(0x0E))
    assert [finding.message for finding in findings] == [message]
    assert cases["X_BITS"] == 2


HEIGHT = """
- code: X_HEIGHT
  severity: warning
  evidence: engine
  let:
    first_bad: 'first(heights, _, not (_ >= 0))'
    total: 'sum(values, number, number > 2)'
    highest: 'greatest(values, number, number < 9)'
  assert: not exists(first_bad)
  message: '{where}: {first_bad:g} {total} {highest}'
"""


def test_a_condition_selects_elements_of_a_list(tmp_path: Path) -> None:
    findings, cases = run(
        tmp_path,
        HEIGHT,
        group(heights=(1, -2, -3), values=b"\1\3\4\x0c"),
        group(),
        group(heights=(0, 0, -1), values=b"\x0c"),
    )
    assert [finding.message for finding in findings] == ["group 0: -2 19 4", "group 2: -1 12 None"]
    assert cases["X_HEIGHT"] == 3


SIDES = """
- code: X_SIDES
  severity: warning
  evidence: engine
  message: '{where} {way} {amount}'
  let: {way: '"at all"', amount: mask}
  faults:
    - {let: {way: '"before"'}, assert: mask < 3, at: mask}
    - {let: {amount: kind}, assert: kind < 3, at: kind}
"""


def test_a_fault_has_names_of_its_own(tmp_path: Path) -> None:
    findings, cases = run(tmp_path, SIDES, group(mask=4, kind=5), group(kind=6), group())
    assert [(finding.message, finding.pointer) for finding in findings] == [
        ("group 0 before 4", "/groups/0/mask"),
        ("group 1 at all 6", "/groups/1/kind"),
    ]
    assert findings[1].params == {"group": 1, "way": "at all", "amount": 6}
    assert cases["X_SIDES"] == 3


KIND = """
- code: X_KIND
  severity: warning
  evidence: engine
  let: {name: 'enum_name(kind, kind)'}
  assert: mask == 0
  message: '{where} is {name}'
"""


def test_a_value_that_is_no_member_stays_a_number(tmp_path: Path) -> None:
    findings, _ = run(tmp_path, KIND, group(mask=1), group(mask=1, kind=7))
    assert [finding.params["name"] for finding in findings] == ["road", 7]
    assert findings[1].message == "group 1 is 7"


@pytest.mark.parametrize(("limit", "cases"), [(1, 3), (0, 0)])
def test_the_first_failure_of_each_owner_counts_owners(tmp_path: Path, limit: int, cases: int) -> None:
    groups = group(values=b"\5\4\3"), group(), group(values=b"\1")
    findings, counts = run(tmp_path, KIND, *groups, limit=limit)
    assert [finding.message for finding in findings] == ["group 0 value 1 falls"] * limit
    assert counts["X_FALL"] == cases
    _, counts = run(tmp_path, KIND, group(), group(), group(), limit=limit)
    assert counts["X_FALL"] == cases


def test_values_of_the_root_are_computed_once_for_each_file(tmp_path: Path) -> None:
    spec = spec_with(tmp_path, BITS.replace("flags & 0xf1 == 0", "kind < min(_root.limit, 3) * 5"))
    (fault,) = next(check for check in spec.checks if check["code"] == "X_BITS")["faults"]
    _, right = fault["assert"]["args"]
    assert (right["op"], right["by"], right["of"]["op"]) == ("via", "root", "*")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("bit_names(mask, mask)", "bit_names(mask, _root.limit)", "`bit_names` needs a field of this row"),
        ("bit_names(mask, mask)", "count(values, number > 1, number > 2)", "`count` takes no such third argument"),
        ("bit_names(mask, mask)", "sum(values, number, number)", "`sum` takes no such third argument"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, old: str, new: str, fault: str) -> None:
    with pytest.raises(SpecError, match=fault):
        spec_with(tmp_path, BITS.replace(old, new))


EDGES = """
- code: X_EDGES
  severity: info
  evidence: engine
  message: '{where} is at {edge}'
  faults:
    - {let: {edge: mask}, assert: mask < 3, at: mask}
    - {let: {edge: 'mask / 2'}, assert: kind < 3, at: kind}
"""


def test_findings_of_several_faults_are_in_the_order_of_rows(tmp_path: Path) -> None:
    findings, cases = run(tmp_path, EDGES, group(kind=7), group(mask=4), group(mask=1, kind=5), group(mask=3, kind=9))
    assert [(finding.pointer, finding.params["edge"]) for finding in findings] == [
        ("/groups/0/kind", 0.0),
        ("/groups/1/mask", 4),
        ("/groups/2/kind", 0.5),
        ("/groups/3/mask", 3),
    ]
    assert isinstance(findings[1].params["edge"], int)
    assert cases["X_EDGES"] == 4
