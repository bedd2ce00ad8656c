"""Records as texts, pages and files: what their methods `to_html`, `to_sarif` and `save` call."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from navspec.disk.atomic_write import write_bytes
from navspec.errors import NavspecError
from navspec.operations.check import all_rules, rules_in_report
from navspec.records.report import Report
from navspec.reference.addresses import site_address
from navspec.report import RENDERERS, RenderOptions, render

if TYPE_CHECKING:
    from navspec.records.record import Result

_COMMANDS: Mapping[str, str] = {
    "BulkReport": "checked",
    "Census": "census",
    "Compiled": "compile",
    "Converted": "convert",
    "Difference": "diff",
    "Edited": "set",
    "Exported": "export",
    "Extracted": "extract",
    "Facts": "info",
    "Merged": "merge",
    "Packed": "pack",
    "Parts": "ls",
    "Repaired": "repair",
    "Report": "check",
    "Roundtrips": "roundtrip",
    "Route": "route",
    "RowsEdited": "link",
    "Values": "get",
}
"""Class of a record -> the command that prints it."""

_ENDINGS: Mapping[str, str] = {
    ".json": "json",
    ".jsonl": "jsonl",
    ".sarif": "sarif",
    ".sarif.json": "sarif",
    ".xml": "junit",
    ".md": "md",
    ".html": "html",
    ".geojson": "geojson",
    ".txt": "text",
}
"""End of a file name -> format."""


def render_record(record: Result, kind: str) -> str:
    """Return a record as text in one of its formats."""
    if kind == "json":
        return record.to_json()
    command = _COMMANDS[type(record).__name__]
    rules = rules_in_report(record) if isinstance(record, Report) else all_rules() if command == "checked" else ()
    return render(command, kind, record, RenderOptions(rules={rule.code: rule for rule in rules}, docs=site_address()))


def save_record(record: Result, path: str | os.PathLike[str], kind: str | None, *, force: bool) -> None:
    """Write a record to a file; see `Result.save`."""
    kinds = {"json", *RENDERERS.get(_COMMANDS.get(type(record).__name__, ""), ())}
    name = os.fspath(path).lower()
    named = kind or next((_ENDINGS[ending] for ending in _by_length() if name.endswith(ending)), "")
    if named not in kinds:
        endings = ", ".join(ending for ending, of in _ENDINGS.items() if of in kinds)
        fault = f"a {type(record).__name__} has no format '{kind}'" if kind else "no format has this ending"
        choices = ", ".join(sorted(kinds))
        raise NavspecError(f"{os.fspath(path)}: {fault}; end the name with {endings}, or pass format= with {choices}")
    data = render_record(record, named).encode("utf-8", "backslashreplace")
    write_bytes(data, Path(path), force=force)


def _by_length() -> list[str]:
    return sorted(_ENDINGS, key=len, reverse=True)
