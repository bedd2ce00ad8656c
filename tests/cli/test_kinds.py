"""Reports for other programs: JSON Lines, SARIF, workflow commands of GitHub, JUnit."""

from __future__ import annotations

import json
import os
import re
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes
from xml.etree import ElementTree

import pytest
from click.testing import Result
from jsonschema import Draft4Validator, Draft202012Validator

import navspec
from builders.demo import FAULTS
from builders.gta_sa_paths import smallest
from navspec.records.record import escape_surrogates, schema_text
from navspec.records.report import Finding, Input, Report, Rule, SetInput, Skipped, Total, Unlisted
from navspec.report import PURPOSES, RENDERERS, RenderOptions, junit, kinds, locations, render, sarif

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]

KINDS = ("jsonl", "sarif", "github", "junit")
SARIF = Draft4Validator(
    json.loads((Path(__file__).parents[1] / "data" / "sarif" / "sarif-2.1.0.schema.json").read_text(encoding="utf-8"))
)
LINE = Draft202012Validator(json.loads(schema_text("check-jsonl")))
RULE = Rule(
    "A_B",
    ("warning",),
    "measured",
    "file",
    "gta_sa_paths",
    fault="Fault {x}.",
    summary="Sum {x}.",
    explanation="Why.",
    fix="See [a](b).",
)
PAGE = RenderOptions(rules={"A_B": RULE, "A_SET": replace(RULE, code="A_SET", scope="set")})
ODD = '50%, a:b,c\nd\re\x1b\udce4ü/N<0>&".dat'
EMPTY = Report("0.1.0", "default")


def found(path: str = "P/N1.dat", row: int = 0, **facts: Any) -> Finding:
    facts = {"code": "A_B", "severity": "error", "evidence": "engine", "message": f"node {row} is odd", **facts}
    return Finding(path=path, pointer=f"/nodes/{row}", offset=20 + 28 * row, length=28, **facts)


def checked(*findings: Finding, **members: Any) -> Report:
    """A report with these findings in files that can be read."""
    paths = dict.fromkeys(finding.path for finding in findings if finding.path)
    inputs = tuple(Input(path, 9, "0" * 64, "gta_sa_paths", "gta_sa_paths", "classic") for path in paths)
    totals = {"A_B": Total(9, len(findings))}
    report = replace(EMPTY, inputs=inputs, findings=findings, totals=totals)
    return replace(report, **{"severities": Counter(finding.severity for finding in findings), **members})


def lines_of(text: str) -> list[Any]:
    """Records of JSON Lines that hold to their schema."""
    records = [json.loads(line) for line in text.splitlines()]
    for record in records:
        LINE.validate(record)
    return records


def run_of(text: str) -> Any:
    """The run of a SARIF log that holds to its schema."""
    log = json.loads(text, parse_constant=lambda constant: pytest.fail(f"{constant} is no JSON"))
    SARIF.validate(log)
    (run,) = log["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert rules == sorted(set(rules))
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
    prints = [result["partialFingerprints"]["primaryLocationLineHash"] for result in run["results"]]
    assert len(set(prints)) == len(prints)
    return run


def suites_of(text: str) -> dict[str, ElementTree.Element]:
    """The suites of a JUnit document of the shape that Jenkins and Surefire read, by name."""
    assert text.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ')
    root = ElementTree.fromstring(text.encode("utf-8"))
    counted = {"name", "tests", "failures", "errors", "time"}
    assert (root.tag, set(root.attrib)) == ("testsuites", counted)
    for suite in root:
        assert (suite.tag, set(suite.attrib)) == ("testsuite", {*counted, "skipped"})
        names = [case.get("name") for case in suite]
        assert names
        assert len(set(names)) == len(names)
        assert int(suite.get("tests", "")) == len(suite)
        for case in suite:
            assert (case.tag, set(case.attrib)) == ("testcase", {"name", "classname", "time"})
            assert case.get("classname") == suite.get("name")
            assert [each.tag for each in case] in ([], ["failure"], ["error"], ["skipped"], ["system-out"])
            for child in case:
                wanted = {"failure": {"message", "type"}, "error": {"message", "type"}, "skipped": {"message"}}
                assert set(child.attrib) == wanted.get(child.tag, set())
        for kind, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert int(suite.get(kind, "")) == len(suite.findall(f"testcase/{tag}"))
    for kind in ("tests", "failures", "errors"):
        assert int(root.get(kind, "")) == sum(int(suite.get(kind, "")) for suite in root)
    return {suite.get("name", ""): suite for suite in root}


def case_of(suite: ElementTree.Element, code: str) -> ElementTree.Element:
    (case,) = (child for child in suite if child.get("name") == code)
    return case


COMMAND = re.compile(r"::(error|warning|notice) (?:file=([^:,\r\n]+),)?title=([^:,\r\n]+)::([^\r\n]*)")


def commands_of(text: str) -> list[tuple[str, str, str, str]]:
    """Level, file, title and message of workflow commands, read as the runner does; the last line is plain."""
    *lines, verdict = text.removesuffix("\n").split("\n")
    assert not verdict.startswith("::")

    def read(escaped: str) -> str:
        for code, sign in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
            escaped = escaped.replace(code, sign)
        return escaped

    matches = [COMMAND.fullmatch(line) for line in lines]
    assert all(matches)
    return [(match[1], read(match[2] or ""), read(match[3]), read(match[4])) for match in matches if match]


def place(result: Any) -> tuple[str, str, str]:
    """File name, code and pointer of a SARIF result."""
    (where,) = result["locations"]
    name = where["physicalLocation"]["artifactLocation"]["uri"].rpartition("/")[2]
    return name, result["ruleId"], where.get("logicalLocations", [{"fullyQualifiedName": ""}])[0]["fullyQualifiedName"]


def test_every_kind_says_what_it_is_for(run: Run) -> None:
    assert set(KINDS) < set(kinds("check"))
    assert set(PURPOSES) == {kind for command in RENDERERS for kind in kinds(command)}
    text = " ".join(run("check", "--help").stdout.split())
    assert "Format of the output (text: human-readable; json: machine-readable; jsonl: one record per line; " in text


def test_jsonl_is_the_json_report_line_by_line(run: Run, city: Path, validated: Validated) -> None:
    report = validated("check", run("check", "bad", "--format", "json", status=1).stdout)
    *records, summary = lines_of(run("check", "bad", "--format", "jsonl", status=1).stdout)
    kinds_ = {
        "input": "inputs",
        "set": "sets",
        "finding": "findings",
        "cause": "causes",
        "skipped_rule": "skipped_rules",
    }
    assert records == [{"record": kind, **each} for kind, members in kinds_.items() for each in report[members]]
    facts = {name: report[name] for name in ("schema_version", "tool")}
    assert summary == {"record": "summary", **facts, **report["summary"]}


def test_schema_of_lines_follows_the_one_of_reports() -> None:
    whole, line = (json.loads(schema_text(name)) for name in ("check", "check-jsonl"))
    names = {
        "input": "Input",
        "set": "SetInput",
        "finding": "Finding",
        "cause": "Cause",
        "skipped_rule": "Skipped",
        "suppressed": "Suppressed",
        "summary": "CheckSummary",
    }
    parts = {kind: whole["$defs"][name] for kind, name in names.items()}
    head = {name: whole["properties"][name] for name in ("schema_version", "tool")}
    kinds_ = line["properties"]["record"]["enum"]
    assert kinds_ == [*[*names][:6], "tool_error", "summary"]
    assert line["oneOf"] == [{"$ref": f"#/$defs/{kind}"} for kind in kinds_]
    for kind, part in ((kind, line["$defs"][kind]) for kind in kinds_):
        assert part["properties"].pop("record") == {"const": kind}
        assert part["required"].pop(0) == "record"
        if kind == "tool_error":
            continue
        more = head if kind == "summary" else {}
        assert part["properties"] == {**more, **parts[kind]["properties"]}
        assert part["required"] == [*more, *parts[kind]["required"]]


def test_sarif_of_the_demo(run: Run, city: Path, validated: Validated) -> None:
    report = validated("check", run("check", "bad", "--format", "json", status=1).stdout)
    log = run_of(run("check", "bad", "--format", "sarif", status=1).stdout)
    assert {(fault.file, fault.code, fault.pointer) for fault in FAULTS} <= {place(result) for result in log["results"]}
    assert len(log["results"]) == len(report["findings"])
    levels = [result["level"] for result in log["results"]]
    assert levels == sorted(levels, key=["error", "warning", "note"].index)
    rules = {rule["id"]: rule for rule in log["tool"]["driver"]["rules"]}
    assert list(rules) == list(report["summary"]["rules"])
    rules_by_code = {rule.code: rule for rule in navspec.rules()}
    for code, rule in rules.items():
        assert rule["shortDescription"]["text"] == rules_by_code[code].fault
        assert rule["fullDescription"]["text"] == f"{rules_by_code[code].summary} {rules_by_code[code].explanation}"
        expected = rules_by_code[code]
        text = f"Must hold: {expected.summary}\n\n{expected.explanation}\n\nFix: {expected.fix}"
        assert rule["help"]["text"] == text
        assert rule["defaultConfiguration"]["level"] == sarif.LEVELS[rules_by_code[code].severities[0]]
    (link,) = (result for result in log["results"] if result["ruleId"] == "SA_PATHS_LINK_TARGET")
    physical = {"artifactLocation": {"uri": "bad/NODES35.DAT"}}
    region = {"startLine": 1, "byteOffset": 0xDD6, "byteLength": 4}
    assert link["locations"][0]["physicalLocation"] == {**physical, "region": region}
    assert link["message"]["text"].endswith(", which does not exist (NODES35.DAT /links/149, 0xDD6)")
    assert link["properties"]["params"] == next(
        finding["params"] for finding in report["findings"] if finding["code"] == "SA_PATHS_LINK_TARGET"
    )
    counts = {level: report["summary"][level] for level in ("error", "warning", "info")}
    assert log["properties"] == {"profile": "default", **counts, "truncated": False}
    assert log["invocations"] == [{"executionSuccessful": True, "toolExecutionNotifications": []}]


def test_github_of_the_demo(run: Run, city: Path) -> None:
    text = run("check", "bad", "--format", "github", status=1).stdout
    commands = commands_of(text)
    assert {(f"bad/{fault.file}", fault.code) for fault in FAULTS} <= {(path, code) for _, path, code, _ in commands}
    assert text.splitlines()[-1] == run("check", "bad", status=1).stdout.splitlines()[-1]
    assert (
        "::error file=bad/NODES35.DAT,title=SA_PATHS_LINK_TARGET::area 35 node 69 links to area 36 node 9999, which does "
        "not exist (NODES35.DAT /links/149, 0xDD6)\n"
    ) in text


def test_junit_of_the_demo(run: Run, city: Path, validated: Validated) -> None:
    report = validated("check", run("check", "bad", "--format", "json", status=1).stdout)
    suites = suites_of(run("check", "bad", "--format", "junit", status=1).stdout)
    assert list(suites) == [*(input_["path"].replace("\\", "/") for input_ in report["inputs"]), "bad"]
    ran = list(report["summary"]["rules"])
    levels = {
        (finding["path"].replace("\\", "/"), finding["code"]): finding["severity"] for finding in report["findings"]
    }
    for input_ in report["inputs"]:
        suite = suites[input_["path"].replace("\\", "/")]
        assert [case.get("name") for case in suite] == ran
        for case in suite:
            level = levels.get((suite.get("name", ""), case.get("name", "")))
            tags = {None: [], "error": ["failure"], "warning": ["system-out"], "info": ["system-out"]}
            assert [tag.tag for tag in case] == tags[level]
    scopes = {rule.code: rule.scope for rule in navspec.rules()}
    assert [case.get("name") for case in suites["bad"]] == [code for code in ran if scopes[code] == "set"]
    failure = case_of(suites["bad/NODES35.DAT"], "SA_PATHS_LINK_TARGET")[0]
    assert failure.get("message", "").endswith("(NODES35.DAT /links/149, 0xDD6)")
    assert failure.text == f"error: {failure.get('message')}"


@pytest.mark.parametrize(
    ("level", "failures"), [("error", {"error"}), ("warning", {"error", "warning"}), ("never", set())]
)
def test_failures_of_junit_follow_fail_on(level: str, failures: set[str], run: Run, city: Path) -> None:
    text = run("check", "bad", "--format", "junit", "--fail-on", level, status=0 if level == "never" else 1).stdout
    suites = suites_of(text)
    for fault in FAULTS:
        (tag,) = case_of(suites[f"bad/{fault.file}"], fault.code)
        first = (tag.text or "").partition(":")[0]
        assert (tag.tag == "failure") == (first in failures)


@pytest.mark.parametrize("kind", ["json", *KINDS])
def test_same_bytes_and_exit_status(kind: str, run: Run, city: Path) -> None:
    for arguments, status in (
        (("good",), 0),
        (("bad",), 1),
        (("bad", "--fail-on", "never"), 0),
        (("bad", "--quiet"), 1),
    ):
        outputs = {run("check", *arguments, "--format", kind, status=status).stdout_bytes for _ in range(2)}
        assert len(outputs) == 1
    written = run("check", "bad", "--format", kind, "-o", "out", status=1)
    assert written.stdout == ""
    assert (city / "out").read_bytes() == run("check", "bad", "--format", kind, status=1).stdout_bytes


@pytest.mark.parametrize("kind", ["text", "json"])
def test_same_bytes_by_any_number_of_processes(kind: str, run: Run, city: Path) -> None:
    both = ("check", "bad", "good", "--format", kind, "--jobs")
    assert len({run(*both, jobs, status=1).stdout_bytes for jobs in ("1", "2", "2")}) == 1


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    (tmp_path / "NODES0.DAT").write_bytes(smallest().to_bytes()[:500])
    (tmp_path / "x.dat").write_bytes(b"nothing known")
    arguments = ("check", "NODES0.DAT", "x.dat", "--fail-on", "never", "--format")
    lines = lines_of(run(*arguments, "jsonl", status=1).stdout)
    status = {line["path"]: line["status"] for line in lines if line["record"] == "input"}
    assert status == {"NODES0.DAT": "unreadable", "x.dat": "unknown_format"}
    log = run_of(run(*arguments, "sarif", status=1).stdout)
    assert {place(result)[:2] for result in log["results"]} == {
        ("NODES0.DAT", "SA_PATHS_FILE_TRUNCATED"),
        ("x.dat", "FORMAT_UNKNOWN"),
    }
    (unknown,) = (result for result in log["results"] if result["ruleId"] == "FORMAT_UNKNOWN")
    assert unknown["message"]["text"].endswith("(x.dat 0x0)")
    text = run(*arguments, "github", status=1).stdout
    assert {command[:3] for command in commands_of(text)} == {
        ("error", "NODES0.DAT", "SA_PATHS_FILE_TRUNCATED"),
        ("error", "x.dat", "FORMAT_UNKNOWN"),
    }
    assert text.endswith("2 files, 1 unreadable, 1 of unknown format, 2 errors, 0 warnings\n")
    suites = suites_of(run(*arguments, "junit", status=1).stdout)
    found_ = {name: [(case.get("name"), case[0].tag) for case in suite] for name, suite in suites.items()}
    assert found_ == {
        "NODES0.DAT": [("SA_PATHS_FILE_TRUNCATED", "error")],
        "x.dat": [("FORMAT_UNKNOWN", "error")],
    }
    ignored = run("check", "x.dat", "--ignore", "FORMAT_UNKNOWN", "--format", "junit", status=1).stdout
    (case,) = suites_of(ignored)["x.dat"]
    assert (case.get("name"), case[0].tag) == ("UNKNOWN_FORMAT", "error")


def test_stdin(run: Run, city: Path) -> None:
    data = (city / "bad" / "NODES28.DAT").read_bytes()
    for kind in KINDS:
        text = run("check", "-", "--name", "NODES28.DAT", "--format", kind, status=1, data=data).stdout
        assert "(- /nodes/5/node_id, 0xB4)" in text or (kind == "jsonl" and '"path": "-"' in text)


def test_rules_that_were_skipped_in_junit(run: Run, small: Path) -> None:
    nameless = small.rename(small.parent / "copy.dat")
    suite = suites_of(run("check", nameless.name, "--format", "junit").stdout)["copy.dat"]
    reasons = {case.get("name"): case[0].get("message") for case in suite if len(case) and case[0].tag == "skipped"}
    skipped = navspec.check(nameless).skipped_rules
    assert reasons == {rule.code: rule.reason for rule in skipped if not rule.not_asked}
    assert reasons


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the file system takes no such names")
@pytest.mark.parametrize("kind", KINDS)
def test_odd_file_names(kind: str, run: Run, city: Path) -> None:
    folder = city / "a, 100%:b\nc\udcff"
    folder.mkdir()
    (folder / "NODES28.DAT").write_bytes((city / "bad" / "NODES28.DAT").read_bytes())
    path = f"{folder.name}/NODES28.DAT"
    text = run("check", path, "--format", kind, "--select", "SA_PATHS_NODE_ID", status=1).stdout
    shown = path.encode("utf-8", "backslashreplace").decode()
    if kind == "jsonl":
        assert [finding["path"] for finding in lines_of(text) if finding["record"] == "finding"] == [shown]
    elif kind == "sarif":
        (result,) = run_of(text)["results"]
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert uri == "a%2C%20100%25%3Ab%0Ac%FF/NODES28.DAT"
        assert os.fsdecode(unquote_to_bytes(uri)) == path
    elif kind == "github":
        ((_, file, _, _),) = commands_of(text)
        assert file == shown
        assert "file=a%2C 100%25%3Ab%0Ac\\udcff/NODES28.DAT,title=" in text
    else:
        assert shown in suites_of(text)


def test_odd_names_and_messages() -> None:
    report = checked(found(ODD, message="50%,\r\n::error::x {0} [a](b) <]]>&\x00\ud800"))
    (record,) = (finding for finding in lines_of(render("check", "jsonl", report)) if finding["record"] == "finding")
    texts = (ODD, report.findings[0].message)
    assert (record["path"], record["message"]) == tuple(map(escape_surrogates, texts))
    (result,) = run_of(render("check", "sarif", report))["results"]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == locations.to_uri(ODD)
    assert result["message"]["text"].startswith("50%,\r\n::error::x {{0}} [a] (b) <]]>&\x00\\ud800 (")
    text = render("check", "github", report)
    assert text.startswith(
        '::error file=50%25%2C a%3Ab%2Cc%0Ad%0De\\x1b\\udce4ü/N<0>&".dat,title=A_B::50%25,%0D%0A::error'
    )
    ((_, file, _, message),) = commands_of(text)
    assert file == '50%, a:b,c\nd\re\\x1b\\udce4ü/N<0>&".dat'
    assert message == '50%,\r\n::error::x {0} [a](b) <]]>&\\x00\\ud800 (N<0>&".dat /nodes/0, 0x14)'
    (name,) = suites_of(render("check", "junit", report))
    assert name == '50%, a:b,c\nd\\re\\x1b\\udce4ü/N<0>&".dat'
    case = case_of(suites_of(render("check", "junit", report))[name], "A_B")
    assert case[0].get("message", "").startswith("50%,\\r\n::error::x {0} [a](b) <]]>&\\x00\\ud800 (")


def test_empty_reports() -> None:
    assert [finding["record"] for finding in lines_of(render("check", "jsonl", EMPTY))] == ["summary"]
    assert run_of(render("check", "sarif", EMPTY))["results"] == []
    assert render("check", "github", EMPTY) == "0 files, 0 errors, 0 warnings\n"
    assert suites_of(render("check", "junit", EMPTY)) == {}


def test_cut_reports(run: Run, city: Path) -> None:
    arguments = ("check", "bad", "--max-findings", "0", "--format")
    assert lines_of(run(*arguments, "jsonl", status=1).stdout)[-1]["truncated"] is True
    log = run_of(run(*arguments, "sarif", status=1).stdout)
    assert (len(log["results"]), log["properties"]["truncated"]) == (0, True)
    text = run(*arguments, "github", status=1).stdout
    cut_note = "the first ones of each rule in each file (see --max-findings); all totals are exact."
    assert f"::notice title=navspec::Showing 0 of 23 findings, {cut_note}\n" in text
    (note,) = log["invocations"][0]["toolExecutionNotifications"]
    assert (note["level"], note["message"]["text"]) == ("note", f"Showing 0 of 23 findings, {cut_note}")
    assert {each: log["properties"][each] for each in ("error", "warning", "info")} == {
        "error": 5,
        "warning": 17,
        "info": 1,
    }
    suites = suites_of(run(*arguments, "junit", status=1).stdout)
    case = case_of(suites["bad/NODES35.DAT"], "SA_PATHS_LINK_TARGET")
    assert (case[0].tag, case[0].text) == ("failure", "1 finding, none listed (see --max-findings)")


def test_junit_counts_what_is_not_listed() -> None:
    """The worst finding of a case decides, listed or not."""
    remaining = (Unlisted("A_B", "warning", "P/N1.dat", 2), Unlisted("A_B", "error", "P/N2.dat", 1200))
    report = checked(found(severity="warning"), found("P/N2.dat", severity="warning"), unlisted=remaining)
    suites = suites_of(render("check", "junit", report))
    (good,), (bad,) = case_of(suites["P/N1.dat"], "A_B"), case_of(suites["P/N2.dat"], "A_B")
    assert (good.tag, bad.tag) == ("system-out", "failure")
    assert (good.text or "").endswith("(N1.dat /nodes/0, 0x14)\n… and 2 more")
    assert (bad.text or "").endswith("(N2.dat /nodes/0, 0x14)\n… and 1,200 more")


def test_sarif_keeps_the_most_severe_results(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sarif.MOST == 25_000
    monkeypatch.setattr(sarif, "MOST", 4)
    levels: list[Any] = ["info", "error", "warning", "info", "error"]
    run = run_of(
        render("check", "sarif", checked(*(found(row=row, severity=level) for row, level in enumerate(levels))))
    )
    assert [result["level"] for result in run["results"]] == ["error", "error", "warning", "note"]
    assert [place(result)[2] for result in run["results"]] == ["/nodes/1", "/nodes/4", "/nodes/2", "/nodes/0"]
    assert run["properties"] == {"profile": "default", "error": 2, "warning": 1, "info": 2, "truncated": True}
    assert run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"].startswith(
        "Showing 4 of 5 findings"
    )


def test_fingerprints_follow_the_place_and_not_the_folder() -> None:
    def prints(*findings: Finding) -> list[str]:
        results = run_of(render("check", "sarif", checked(*findings)))["results"]
        return [result["partialFingerprints"]["primaryLocationLineHash"] for result in results]

    (one,) = prints(found("a/N1.dat"))
    assert re.fullmatch("[0-9a-f]{32}:1", one)
    assert prints(replace(found("b/N1.dat"), offset=7, message="other")) == [one]
    assert prints(found("a/N1.dat"), found("b/N1.dat")) == [one, f"{one[:-1]}2"]
    remaining = prints(found("a/N2.dat"), found("a/N1.dat", row=1), found("a/N1.dat", code="A_C"))
    assert one not in remaining


def test_texts_and_related_places_in_sarif() -> None:
    other = ({"path": "P/N2.dat", "pointer": "/links/3", "message": "the other end"}, {"path": "P/N3.dat"})
    finding = found(related=other, params={"x": float("nan"), "name": "{}"})
    run = run_of(render("check", "sarif", checked(finding, found(code="A_UNKNOWN")), PAGE))
    rule, unknown = run["tool"]["driver"]["rules"]
    assert unknown == {"id": "A_UNKNOWN"}
    assert rule["shortDescription"] == {"text": "Fault {{x}}."}
    assert rule["help"] == {
        "text": "Must hold: Sum {{x}}.\n\nWhy.\n\nFix: See [a] (b).",
        "markdown": "**Must hold.** Sum {{x}}.\n\nWhy.\n\n**Fix.** See [a] (b).",
    }
    assert rule["defaultConfiguration"] == {"level": "warning"}
    assert rule["properties"]["tags"] == ["gta_sa_paths", "measured"]
    result = run["results"][0]
    assert result["properties"]["params"] == {"x": "nan", "name": "{}"}
    first, second = result["relatedLocations"]
    assert first["physicalLocation"]["artifactLocation"] == {"uri": "P/N2.dat"}
    assert first["logicalLocations"] == [{"fullyQualifiedName": "/links/3"}]
    assert first["message"] == {"text": "the other end"}
    assert (second["id"], second["message"]) == (1, {"text": ""})


def test_failures_of_the_tool() -> None:
    report = replace(EMPTY, tool_errors=("rule X: out of {memory}",))
    assert lines_of(render("check", "jsonl", report))[0] == {
        "record": "tool_error",
        "message": "rule X: out of {memory}",
    }
    (invocation,) = run_of(render("check", "sarif", report))["invocations"]
    assert invocation["executionSuccessful"] is False
    assert invocation["toolExecutionNotifications"] == [
        {"level": "error", "message": {"text": "rule X: out of {{memory}}"}}
    ]
    assert commands_of(render("check", "github", report)) == [
        ("error", "", "navspec itself failed", "rule X: out of {memory}")
    ]
    (case,) = suites_of(render("check", "junit", report))["navspec"]
    assert (case.get("name"), case[0].tag, case[0].text) == ("tool error 1", "error", "rule X: out of {memory}")


def test_findings_of_a_set() -> None:
    whole = Finding("A_SET", "error", "engine", "two parts", "")
    report = checked(whole, replace(whole, path="P"), found(), sets=(SetInput("P", "gta_sa_paths", 1),))
    report = replace(report, inputs=report.inputs[1:], totals={**report.totals, "A_SET": Total(1, 2)})
    nowhere, folder, _ = run_of(render("check", "sarif", report, PAGE))["results"]
    assert nowhere["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": "."}
    assert (nowhere["message"]["text"], folder["message"]["text"]) == ("two parts", "two parts (P 0x0)")
    assert [annotation[:2] for annotation in commands_of(render("check", "github", report))] == [
        ("error", ""),
        ("error", "P"),
        ("error", "P/N1.dat"),
    ]
    suites = suites_of(render("check", "junit", report, PAGE))
    assert list(suites) == ["P/N1.dat", "P", "."]
    assert [case.get("name") for case in suites["P/N1.dat"]] == ["A_B", "A_SET"]
    assert [(case.get("name"), case[0].tag) for case in suites["P"]] == [("A_SET", "failure")]


def test_many_findings_of_one_rule_in_junit() -> None:
    many = [found(row=row, severity="warning" if row < 3 else "error") for row in range(9)]
    skipped = (Skipped("A_B", "P/N1.dat", "only some", 4),)
    suite = suites_of(render("check", "junit", checked(*many, skipped_rules=skipped)))["P/N1.dat"]
    (failure,) = case_of(suite, "A_B")
    lines = (failure.text or "").split("\n")
    assert lines[0] == "error: node 3 is odd (N1.dat /nodes/3, 0x68)"
    assert (len(lines), lines[-1]) == (junit.FIRST + 1, "… and 4 more")


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("a/b.dat", "a/b.dat"),
        ("./a//b.dat", "a/b.dat"),
        ("../b.dat", "../b.dat"),
        ("c:d/e f#?.dat", "c%3Ad/e%20f%23%3F.dat"),
        ("ü", "%C3%BC"),
        ("", "."),
        ("-", "-"),
    ],
)
@pytest.mark.skipif(os.sep != "/", reason="a name with a colon has a drive there")
def test_uris(path: str, uri: str) -> None:
    assert locations.to_uri(path) == uri


def test_uris_of_whole_paths(tmp_path: Path) -> None:
    assert locations.to_uri(str(tmp_path / "a b")) == f"{tmp_path.as_uri()}/a%20b"


def test_several_reports_at_once(run: Run, city: Path) -> None:
    """Each is what the kind prints alone; the exit status and what is printed stay the same."""
    kinds_ = ("json", "sarif", "md", "html")
    files = [f"--report={kind}=out.{kind}" for kind in kinds_]
    result = run("check", "bad", *files, status=1)
    assert result.stdout == run("check", "bad", status=1).stdout
    for kind in kinds_:
        assert (city / f"out.{kind}").read_text(encoding="utf-8") == run(
            "check", "bad", "--format", kind, status=1
        ).stdout


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--report", "pdf=a"], "--report pdf=a: write KIND=FILE with the kind text, json, "),
        (["--report", "json"], "--report json: write KIND=FILE"),
        (["--report", "json=-"], "--report json=-: write KIND=FILE"),
        (["--report", "json=there"], "there exists already"),
        (["--report", "json=good/NODES1.DAT", "--force"], "good/NODES1.DAT is one of the files that are read"),
        (["--report", "json=a", "--report", "md=a"], "a is named for two reports"),
        (["--report", "json=a", "-o", "a"], "a is named for two reports"),
        (["--report", "rows=a"], "--report rows=a: write KIND=FILE"),
        (
            ["--report", "json=a", "-o", "a.parquet"],
            "--report goes with a report, and --output-format parquet is a folder",
        ),
    ],
)
def test_reports_that_cannot_be_written(options: list[str], words: str, run: Run, city: Path) -> None:
    (city / "there").write_text("mine")
    before = sorted(path.name for path in city.iterdir())
    assert words in run("check", "good", *options, status=2).stderr
    assert sorted(path.name for path in city.iterdir()) == before
