"""A report as SARIF 2.1.0, for code scanning and for viewers of static analysis results."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from pathlib import PurePath
from typing import Any

from navspec.records.record import dumps
from navspec.records.report import SEVERITIES, Finding, Report, Rule, Severity, keep_first
from navspec.records.suppression import Place, Suppressed
from navspec.report import RenderOptions
from navspec.report.check_summary import truncation_notice
from navspec.report.locations import message_with_location, to_uri
from navspec.report.sheet import format_count

MOST = 25_000
"""Results that GitHub accepts per run."""
LEVELS: dict[Severity, str] = {"error": "error", "warning": "warning", "info": "note"}
SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def render(report: Report, options: RenderOptions) -> str:
    """Return one run: every rule that ran with its texts, and the findings: of unreadable files first, then the most
    severe.
    """
    ranks = {severity: rank for rank, severity in enumerate(SEVERITIES)}
    kept = keep_first(report.findings, MOST)
    findings = sorted(kept, key=lambda finding: (finding.path not in report.unread, ranks[finding.severity]))[:MOST]
    suppressed_places = [(suppression, place) for suppression in report.suppressed for place in suppression.places][
        : MOST - len(findings)
    ]
    codes = sorted({*report.totals, *(finding.code for finding in findings)})
    index = {code: number for number, code in enumerate(codes)}
    seen: Counter[str] = Counter()
    run = {
        "tool": {
            "driver": {
                "name": report.tool["name"],
                "version": report.version,
                "rules": [_rule(code, options.rules.get(code)) for code in codes],
            }
        },
        "invocations": [
            {
                "executionSuccessful": not report.tool_errors,
                "toolExecutionNotifications": [
                    *({"level": "error", "message": _message(tool_error)} for tool_error in report.tool_errors),
                    *(
                        {"level": "note", "message": _message(notice)}
                        for notice in [truncation_notice(report, len(findings))]
                        if notice
                    ),
                ],
            }
        ],
        "results": [
            *(_result(finding, index[finding.code], seen) for finding in findings),
            *(_suppressed(suppression, place, index[place[0]], seen) for suppression, place in suppressed_places),
        ],
        "properties": {
            "profile": report.profile,
            **{severity: report.severities.get(severity, 0) for severity in SEVERITIES},
            "truncated": len(findings) < sum(report.tally.values()),
        },
    }
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return f"{dumps(log, ensure_ascii=False, separators=(',', ':'))}\n"  # compact: GitHub limits the size


def _rule(code: str, rule: Rule | None) -> dict[str, Any]:
    if rule is None:
        return {"id": code}
    return {
        "id": code,
        "shortDescription": _message(rule.title),
        "fullDescription": _message(f"{rule.summary} {rule.explanation}".strip()),
        "help": {
            **_message(f"Must hold: {rule.summary}\n\n{rule.explanation}\n\nFix: {rule.fix}"),
            "markdown": _literal(f"**Must hold.** {rule.summary}\n\n{rule.explanation}\n\n**Fix.** {rule.fix}"),
        },
        "defaultConfiguration": {"level": LEVELS[rule.severities[0]]},
        "properties": {
            "evidence": rule.evidence,
            "scope": rule.scope,
            "realFiles": rule.real_files,
            "exceptions": rule.exceptions,
            "tags": [tag for tag in (rule.family, rule.evidence) if tag],
        },
    }


def _result(finding: Finding, rule: int, seen: Counter[str]) -> dict[str, Any]:
    result = {
        "ruleId": finding.code,
        "ruleIndex": rule,
        "level": LEVELS[finding.severity],
        "message": _message(message_with_location(finding)),
        "locations": [_location(finding.path, finding.pointer, finding.offset, finding.length)],
        "partialFingerprints": {
            "primaryLocationLineHash": _fingerprint(finding.code, finding.path, finding.pointer, seen)
        },
        "properties": {"evidence": finding.evidence, "params": dict(finding.params)},
    }
    if finding.related:
        result["relatedLocations"] = [
            {
                "id": number,
                **_location(place["path"], place.get("pointer", "")),
                "message": _message(place.get("message", "")),
            }
            for number, place in enumerate(finding.related)
        ]
    return result


def _suppressed(suppression: Suppressed, place: Place, rule: int, seen: Counter[str]) -> dict[str, Any]:
    """Return all findings of a rule in a file that are suppressed for one reason, as a result that viewers hide."""
    (code, severity, path), count = place, suppression.places[place]
    return {
        "ruleId": code,
        "ruleIndex": rule,
        "level": LEVELS[severity],
        "message": _message(f"{format_count(count, 'finding')} of {code} suppressed: {suppression.reason}"),
        "locations": [_location(path, suppression.pointer)],
        "partialFingerprints": {"primaryLocationLineHash": _fingerprint(code, path, suppression.pointer, seen)},
        "occurrenceCount": count,
        "suppressions": [{"kind": "external", "justification": suppression.reason}],
    }


def _location(path: str, pointer: str, offset: int | None = None, length: int = 0) -> dict[str, Any]:
    """Return a place in a file; it has line 1 because some viewers show nothing without a line."""
    bytes_ = {} if offset is None else {"byteOffset": offset, "byteLength": length}
    place: dict[str, Any] = {
        "physicalLocation": {"artifactLocation": {"uri": to_uri(path)}, "region": {"startLine": 1, **bytes_}}
    }
    return {**place, "logicalLocations": [{"fullyQualifiedName": pointer}]} if pointer else place


def _fingerprint(code: str, path: str, pointer: str, seen: Counter[str]) -> str:
    """Return a value that stays the same while other parts of the file change; a number makes equal ones unique.

    GitHub compares results only by this value. Without it, all findings of one rule in a file would be one alert, since
    they share their line.
    """
    facts = "\0".join((code, PurePath(path).name, pointer))
    digest = hashlib.sha256(facts.encode("utf-8", "backslashreplace")).hexdigest()[:32]
    seen[digest] += 1
    return f"{digest}:{seen[digest]}"


def _message(text: str) -> dict[str, str]:
    return {"text": _literal(text)}


def _literal(text: str) -> str:
    """Return text in which SARIF sees neither placeholders nor links."""
    return re.sub(r"[{}]", r"\g<0>\g<0>", text).replace("](", "] (")
