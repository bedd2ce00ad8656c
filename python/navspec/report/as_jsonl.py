"""A report as JSON Lines, for programs that read one record at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navspec.records.report import Report
from navspec.report import Page
from navspec.report.as_json import dumps


def render(report: Report, page: Page) -> str:
    """Inputs, sets, findings, causes, skipped rules, suppressions and tool errors, one per line, and last the summary.

    All is ASCII, so that a line is one for every reader, whatever it takes for a line break.
    """
    del page
    return "".join(f"{dumps(each)}\n" for each in _records(report))


def _records(report: Report) -> Iterator[dict[str, Any]]:
    for kind, records in (
        ("input", report.inputs),
        ("set", report.sets),
        ("finding", report.findings),
        ("cause", report.causes),
        ("skipped_rule", report.skipped_rules),
        ("suppressed", report.suppressed),
    ):
        yield from ({"record": kind, **each.to_dict()} for each in records)
    yield from ({"record": "tool_error", "message": each} for each in report.tool_errors)
    yield {"record": "summary", "schema_version": report.schema_version, "tool": report.tool, **report.summary}
