"""Results as JSON, and as JSON Lines: one record per line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from navspec.records.comparison import Roundtrips
from navspec.records.contents import Facts
from navspec.records.record import dumps
from navspec.records.report import Report
from navspec.report import RenderOptions

if TYPE_CHECKING:
    from navspec.records.record import Record
    from navspec.report import RenderOptions


def render_jsonl(result: Report | Facts | Roundtrips, options: RenderOptions) -> str:
    """Return the parts of a result, one per line, and the summary as the last line.

    All is ASCII, so that readers agree on line breaks.
    """
    del options
    head = {"schema_version": result.schema_version, "tool": result.tool} if isinstance(result, Report) else {}
    return "".join(map(_line, (*_records(result), {"record": "summary", **head, **result.summary})))


def iter_lines(results: Iterable[Facts | Roundtrips]) -> Iterator[str]:
    """Yield the lines of several results, and the sum of their summaries as the last line."""
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


def render_json(record: Record, options: RenderOptions) -> str:
    """Return the record with keys in its own order; numbers that JSON does not know (`nan`, `inf`) become text."""
    del options
    return record.to_json()
