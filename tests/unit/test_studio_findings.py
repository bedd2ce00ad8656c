"""Findings that are new or gone after a step, although rows and places move."""

from __future__ import annotations

from dataclasses import replace

from navspec.records.report import Finding, Report
from navspec.studio.routes.findings import find_new_findings

_FINDING = Finding(
    "SA_PATHS_LINK_SELF", "error", "engine", "a link to itself", "NODES0.DAT", "/links/4", position=(1, 2, 3)
)


def _new(finding: Finding) -> list[Finding]:
    before, after = (Report("0", "default", findings=(single,)) for single in (_FINDING, finding))
    return find_new_findings(after, before)


def test_a_finding_is_the_same_at_another_place_or_in_another_row() -> None:
    assert not _new(replace(_FINDING, position=(1, 2, 4)))
    assert not _new(replace(_FINDING, pointer="/links/5"))


def test_another_fault_at_a_row_with_the_old_number_is_new() -> None:
    second = replace(_FINDING, position=(9, 9, 9), message="node 3 links to itself")
    assert _new(second) == [second]
