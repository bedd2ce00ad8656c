"""Reports as programs of others read them: SARIF with sarif-tools, JUnit with junitparser."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from junitparser import Error, Failure, JUnitXml, TestSuite
from sarif.loader import load_sarif_file

from navspec.records.report import Finding, Report
from navspec.report import RenderOptions, render

Run = Callable[..., Result]


@pytest.fixture
def reports(city: Path, run: Run) -> dict[str, Any]:
    """The report on a city with faults and a file that breaks off, by kind of output; JSON as data."""
    broken = city / "bad" / "NODES2.DAT"
    broken.write_bytes(broken.read_bytes()[:15])
    kinds = ("sarif", "junit")
    files = [f"--report={kind}={city / f'report.{kind}'}" for kind in kinds]
    text = run("check", "bad", "--format", "json", *files, status=1).stdout
    return {"json": json.loads(text), **{kind: city / f"report.{kind}" for kind in kinds}}


def test_sarif(reports: dict[str, Any]) -> None:
    report = reports["json"]
    read = load_sarif_file(str(reports["sarif"]))
    assert read.get_distinct_tool_names() == ["navspec"]
    levels = {"error": "error", "warning": "warning", "info": "note"}
    result = Counter(
        (get_record["Location"], get_record["Code"], get_record["Severity"]) for get_record in read.get_records()
    )
    assert result == Counter(
        (finding["path"], finding["code"], levels[finding["severity"]]) for finding in report["findings"]
    )
    assert read.get_result_count() == len(report["findings"])
    counted = read.get_report()
    for level, name in levels.items():
        assert counted.get_issue_count_for_severity(name) == report["summary"][level]
    texts = {(get_record["Location"], get_record["Description"]) for get_record in read.get_records()}
    target = next(finding for finding in report["findings"] if finding["code"] == "SA_PATHS_LINK_TARGET")
    assert (target["path"], f"{target['message']} (NODES35.DAT /links/149, 0xDD6)") in texts
    (log,) = read.runs
    (rule,) = log.get_rules_by_id("SA_PATHS_LINK_TARGET")
    assert rule["shortDescription"]["text"] == "Link to a node that does not exist."


def test_junit(reports: dict[str, Any]) -> None:
    report = reports["json"]
    read = JUnitXml.fromfile(str(reports["junit"]))
    suites = {suite.name: suite for suite in read if isinstance(suite, TestSuite)}
    assert [name for name in suites if name != "bad"] == [input_["path"] for input_ in report["inputs"]]
    errors = {(finding["path"], finding["code"]) for finding in report["findings"] if finding["severity"] == "error"}
    failed = {
        (name, case.name)
        for name, suite in suites.items()
        for case in suite
        if any(isinstance(each, Failure | Error) for each in case.result)
    }
    assert failed == errors
    assert read.failures + read.errors == len(errors)
    assert read.errors == sum(input_["status"] != "read" for input_ in report["inputs"])
    assert read.tests == sum(len(list(suite)) for suite in suites.values())
    (target,) = (case for case in suites["bad/NODES35.DAT"] if case.name == "SA_PATHS_LINK_TARGET")
    assert target.result[0].message.endswith("which does not exist (NODES35.DAT /links/149, 0xDD6)")


def test_what_github_takes_of_sarif() -> None:
    """25,000 results, of which it shows the first 5,000, in 10 MB of gzip; the worst ones come first."""
    findings = tuple(
        Finding(
            f"A_{row % 40:02}",
            "error" if row % 10 == 9 else "info",
            "engine",
            f"area {row % 64} node {row} links to area {row % 7} node {row * 7}, which does not exist",
            path=f"a rather long folder/paths/NODES{row % 64}.DAT",
            pointer=f"/nodes/{row}/flags/speed",
            offset=row * 28,
            length=4,
            params={"area": row % 64, "node": row},
        )
        for row in range(40_000)
    )
    severities = Counter(finding.severity for finding in findings)
    text = render(
        "check", "sarif", Report("0.1.0", "default", findings=findings, severities=severities), RenderOptions()
    )
    (run,) = json.loads(text)["runs"]
    levels = [result["level"] for result in run["results"]]
    assert len(levels) == 25_000
    assert set(levels[:4000]) == {"error"}
    assert "error" not in levels[4000:]
    assert all(len(rule.get("properties", {}).get("tags", [])) <= 10 for rule in run["tool"]["driver"]["rules"])
    assert len(gzip.compress(text.encode(), 1)) < 10_000_000
