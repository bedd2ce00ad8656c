"""What is wrong with a document: causes first, then rules and their findings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from navspec.operations.ask import news
from navspec.operations.check import rules_of
from navspec.records.report import SEVERITIES, Finding, Related, Report, first
from navspec.report import Page
from navspec.report.rank import ranked
from navspec.studio.calls import Call, Columns, endpoint

LISTED = 20_000
"""Findings that the page gets; all others still count."""
_MOST = 1 << 31


@endpoint("documents/{document:int}/findings")
def findings(call: Call) -> Any:
    """Totals, causes, rules with their texts, findings by column, and the news `since` a revision.

    Of a finding `rule` and `file` are numbers in the lists beside it (file -1: the set), `cause` -1 where none explains it,
    `x`, `y`, `z` NaN where it has no place. `related` has other places by the number of the finding. `news` tells what is
    new or gone since another revision, None where that is not known any more.
    """
    document = call.document
    report, revision = document.checked(), document.revision
    before = document.reports.get(call.number("since", revision, _MOST))
    listed = first(report.findings, LISTED)
    return Columns(
        {
            "revision": revision,
            "news": before and _news(report, before, listed),
            **_told(report, listed, list(document.now.files)),
        }
    )


def _news(report: Report, before: Report, listed: list[Finding]) -> dict[str, Any]:
    """What is new or gone in a report: numbers of the findings that are listed, and totals by severity."""
    found = difference(report, before)
    ids = set(map(id, found))
    return {
        "found": np.array([number for number, each in enumerate(listed) if id(each) in ids], np.uint32),
        "found_totals": _totals(found),
        "gone_totals": gone_totals(before, report, found),
    }


def difference(report: Report, known: Report) -> list[Finding]:
    """Findings that are in one report and not in another: rows may have other numbers in between, places stay."""

    def key(each: Finding) -> tuple[Any, ...]:
        return each.code, each.severity, tuple(each.position) if each.position else (each.path, each.pointer)

    return list(news(report.findings, map(key, known.findings), key))


def gone_totals(old: Report, new: Report, found: list[Finding]) -> dict[str, int]:
    """How many findings of a report are gone where some are new, those too that it counts without listing them."""
    more = _totals(found)
    return {each: max(0, old.severities.get(each, 0) - new.severities.get(each, 0) + more[each]) for each in SEVERITIES}


def _totals(findings: list[Finding]) -> dict[str, int]:
    return {**dict.fromkeys(SEVERITIES, 0), **Counter(finding.severity for finding in findings)}


def _told(report: Report, found: list[Finding], paths: list[str]) -> dict[str, Any]:
    rules = ranked(report, Page(rules={each.code: each for each in rules_of(report)}))
    codes = {each.rule.code: number for number, each in enumerate(rules)}
    numbers = {path: number for number, path in enumerate(paths)}
    left = report.tally - Counter(each.group for each in found)
    places = np.array([_place(each) for each in found], np.float32).reshape(-1, 3)
    return {
        "totals": {each: report.severities.get(each, 0) for each in SEVERITIES},
        "listed": len(found),
        "causes": [cause.to_dict() for cause in report.causes],
        "rules": [
            {**rule.rule.to_dict(), "severity": rule.severity, **_counts(report, rule.rule.code)} for rule in rules
        ],
        "files": paths,
        "errors": list(report.tool_errors),
        "unlisted": [
            {"rule": codes[code], "severity": SEVERITIES.index(severity), "file": numbers.get(path, -1), "count": count}
            for (code, severity, path), count in left.items()
        ],
        "findings": {
            "rule": np.array([codes[each.code] for each in found], np.uint16),
            "severity": np.array([SEVERITIES.index(each.severity) for each in found], np.uint8),
            "file": np.array([numbers.get(each.path, -1) for each in found], np.int32),
            "cause": np.array([-1 if each.cause is None else each.cause for each in found], np.int32),
            "offset": np.array([each.offset for each in found], np.float64),
            "length": np.array([each.length for each in found], np.float64),
            "x": places[:, 0].copy(),
            "y": places[:, 1].copy(),
            "z": places[:, 2].copy(),
            "message": [each.message for each in found],
            "pointer": [each.pointer for each in found],
            "place": [each.place for each in found],
            "related": {
                str(number): list(map(_related, each.related)) for number, each in enumerate(found) if each.related
            },
        },
    }


def _place(finding: Finding) -> list[float]:
    """Where a finding is on the map: at its own place, or at another that it is about."""
    places = (finding.position, *(other.get("position") for other in finding.related))
    known = next((place for place in places if place is not None), (None, None, None))
    return [np.nan if each is None else each for each in known]


def _related(other: Related) -> dict[str, Any]:
    return {
        "path": other["path"],
        "pointer": other.get("pointer", ""),
        "message": other.get("message", ""),
        "position": other.get("position"),
    }


def _counts(report: Report, code: str) -> dict[str, int]:
    total = report.totals.get(code)
    return {"failed": total.failed, "cases": total.cases} if total else {"failed": 0, "cases": 0}


ROUTES = [findings]
