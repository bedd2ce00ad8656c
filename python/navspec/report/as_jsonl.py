"""Results as JSON Lines, for programs that read one record at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from navspec.records.facts import Facts
from navspec.records.json_text import dumps
from navspec.records.report import Report
from navspec.records.roundtrip import Roundtrips
from navspec.report import Page


def render(result: Report | Facts | Roundtrips, page: Page) -> str:
    """Its parts, one per line, and last the summary.

    All is ASCII, so that a line is one for every reader, whatever it takes for a line break.
    """
    del page
    head = {"schema_version": result.schema_version, "tool": result.tool} if isinstance(result, Report) else {}
    return "".join(map(_line, (*_records(result), {"record": "summary", **head, **result.summary})))


def streamed(results: Iterable[Facts | Roundtrips]) -> Iterator[str]:
    """The lines of results that come one after the other, and last the sum of their summaries."""
    total = Counter[str]()
    for result in results:
        yield from map(_line, _records(result))
        total.update(result.summary)
    yield _line({"record": "summary", **total})


def _line(record: dict[str, Any]) -> str:
    return f"{dumps(record)}\n"


def _records(result: Report | Facts | Roundtrips) -> Iterator[dict[str, Any]]:
    match result:
        case Report():
            parts: dict[str, Iterable[Any]] = {
                "input": result.inputs,
                "set": result.sets,
                "finding": result.findings,
                "cause": result.causes,
                "skipped_rule": result.skipped_rules,
                "suppressed": result.suppressed,
            }
        case Facts():
            parts = {"file": result.files, "set": result.sets}
        case Roundtrips():
            parts = {"file": result.files}
    for kind, records in parts.items():
        yield from ({"record": kind, **record.to_dict()} for record in records)
    if isinstance(result, Report):
        yield from ({"record": "tool_error", "message": tool_error} for tool_error in result.tool_errors)
