"""Findings of a single file are made once somebody looks at them: nobody sees the difference."""

from __future__ import annotations

import gc
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from weakref import ref

import pytest

import navspec
from builders import source_nav
from navspec.columns import TableSet
from navspec.family.rules.results import RuleResult
from navspec.operations.ask import rule_set_of
from navspec.records.report import Finding, Report

NAME = "test.nav"


def odd() -> bytes:
    """A mesh with a link to an area that does not exist."""
    mesh = source_nav.clean()
    mesh.areas[0].connections = ((4711,), *mesh.areas[0].connections[1:])
    return mesh.pack()


def checked() -> Report:
    report = navspec.check(odd(), name=NAME)
    assert report.waits
    assert report.severities["error"] == 1
    return report


def told(report: Report) -> tuple[Finding, ...]:
    assert report.waits
    found = report.findings
    assert not report.waits
    assert "NAV_LINK_DANGLING" in {each.code for each in found}
    return found


@pytest.mark.parametrize("same", [deepcopy, lambda report: pickle.loads(pickle.dumps(report)), replace])
def test_a_copy_has_all(same: Callable[[Report], Report]) -> None:
    report = checked()
    assert same(report) == report == checked()
    assert same(report).findings == told(checked())


def test_all_fields_are_there_after_the_first() -> None:
    for name in ("findings", "unlisted", "tool_errors"):
        report = checked()
        assert getattr(report, name) is getattr(report, name)
        assert not report.waits
    with pytest.raises(AttributeError, match="no attribute 'finding'"):
        _ = checked().finding  # type: ignore[attr-defined]


def test_only_the_newest_report_keeps_what_its_findings_are_made_of() -> None:
    first = checked()
    second = checked()
    assert not first.waits
    assert first == second


def test_what_the_findings_were_made_of_is_let_go() -> None:
    report = checked()
    files = ref(report._make.args[0]._make.args[2].args[0])  # type: ignore[union-attr]
    assert isinstance(files(), TableSet)
    told(report)
    gc.collect()
    assert files() is None


def test_bytes_may_change_after_the_check() -> None:
    data = bytearray(odd())
    report = navspec.check(data, name=NAME)
    data[:] = bytes(len(data))
    assert told(report) == told(checked())
    assert report.inputs == checked().inputs


def test_a_file_may_change_after_the_check(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(odd())
    report = navspec.check(path)
    path.write_bytes(b"")
    assert report.inputs[0].sha256 == sha256(odd()).hexdigest()
    assert report.waits


def test_what_was_hashed_is_let_go() -> None:
    first, second = checked(), checked()
    assert [report.inputs[0].waits for report in (first, second)] == [False, True]
    assert second.inputs[0].sha256 == sha256(odd()).hexdigest()
    assert not second.inputs[0].waits


def test_several_threads_may_look_at_once() -> None:
    report = checked()
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: report.findings, range(64)))
    assert all(each is found[0] for each in found)


def test_a_rule_whose_findings_cannot_be_told_costs_the_others_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = rule_set_of("source_nav").checks
    check = checks["NAV_LINK_DANGLING"]

    def ask(mesh: object) -> RuleResult:
        return replace(check.evaluate(mesh), message="{nobody}")  # type: ignore[type-var]

    sound = checked()
    monkeypatch.setitem(checks, "NAV_LINK_DANGLING", type(check)(check.rule, ask))
    report = navspec.check(odd(), name=NAME)
    assert report.tool_errors == ("NAV_LINK_DANGLING, : KeyError: 'nobody'",)
    assert report.findings == tuple(finding for finding in sound.findings if finding.code != "NAV_LINK_DANGLING")
    assert [(each.code, each.count) for each in report.unlisted] == [("NAV_LINK_DANGLING", 1)]
    assert report.fails
