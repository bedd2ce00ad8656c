"""What commands print: one module per kind of output, imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Literal, cast

from navspec.records.report import Rule, Severity

_JSON = "navspec.report.as_json"
_JSONL = "navspec.report.as_jsonl"

RENDERERS: dict[str, dict[str, str]] = {
    "check": {
        "text": "navspec.report.check",
        "json": _JSON,
        "jsonl": _JSONL,
        "sarif": "navspec.report.sarif",
        "github": "navspec.report.github",
        "junit": "navspec.report.junit",
        "md": "navspec.report.check_markdown",
        "html": "navspec.report.html",
    },
    "checked": {"text": "navspec.report.bulk", "json": _JSON},
    "info": {"text": "navspec.report.info", "json": _JSON, "jsonl": _JSONL},
    "formats": {"text": "navspec.report.formats", "json": _JSON},
    "rules": {"text": "navspec.report.rules", "json": _JSON},
    "docs": {"text": "navspec.report.docs", "json": _JSON, "md": "navspec.report.docs_markdown"},
    "hits": {"text": "navspec.report.hits"},
    "explain": {"text": "navspec.report.explain"},
    "explain_cause": {"text": "navspec.report.explain_cause"},
    "explain_repair": {"text": "navspec.report.explain_repair"},
    "ls": {"text": "navspec.report.ls", "json": _JSON},
    "get": {"text": "navspec.report.get", "json": _JSON},
    "set": {"text": "navspec.report.set", "json": _JSON},
    "diff": {"text": "navspec.report.diff", "json": _JSON},
    "extract": {"text": "navspec.report.extract", "json": _JSON},
    "pack": {"text": "navspec.report.pack", "json": _JSON},
    "repair": {"text": "navspec.report.repair", "json": _JSON},
    "convert": {"text": "navspec.report.convert", "json": _JSON},
    "compile": {"text": "navspec.report.compile", "json": _JSON},
    "export": {"text": "navspec.report.export", "json": _JSON},
    "census": {"text": "navspec.report.census", "json": _JSON},
    "route": {
        "text": "navspec.report.route",
        "json": _JSON,
        "geojson": "navspec.report.route_geojson",
        "html": "navspec.report.html.route",
    },
    "roundtrip": {"text": "navspec.report.roundtrip", "json": _JSON, "jsonl": _JSONL},
}
"""Command -> kind of output -> module with a function `render(record, page) -> str`."""

PURPOSES = {
    "text": "for people",
    "json": "for programs",
    "jsonl": "one record per line",
    "sarif": "for code scanning",
    "github": "annotations of GitHub Actions",
    "junit": "for test reports",
    "md": "for a wiki, or the summary of a CI job",
    "geojson": "for maps",
    "html": "a page with a map, for the browser",
    "parquet": "a folder of tables, for very many files",
    "rows": "the same as JSON Lines",
}
"""Kind of output -> what it is for."""

TABULAR = ("parquet", "rows")
"""Kinds of output of `check` that are folders, which no renderer makes."""

DRAWN = {"html"}
"""Kinds of output that show maps, and that no terminal shows."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a renderer prints on.

    - color: Whether colours are wanted.
    - width: Columns to wrap at; None keeps every line whole, as for files and pipes.
    - brief: Leave out what only explains.
    - rules: Rules by code, with their texts.
    - info: How a text shows findings of that level.
    - fail_on: The severity at and above which a finding fails, or `never`.
    - docs: Folder or URL of the built reference, to which a report may link.
    """

    color: bool = False
    width: int | None = None
    brief: bool = False
    rules: Mapping[str, Rule] = field(default_factory=dict)
    info: Literal["counts", "all", "none"] = "counts"
    fail_on: Severity | Literal["never"] = "error"
    docs: str = ""


def kinds(command: str) -> tuple[str, ...]:
    """The kinds of output that a command has, the default first."""
    return (*RENDERERS[command], *(TABULAR if command == "check" else ()))


def render(command: str, kind: str, record: Any, page: Page | None = None) -> str:
    """The output of a command as text that ends with a line feed.

    Parameters
    ----------
    command, kind : str
        Keys of `RENDERERS`.
    record : Report or dict
        What the command found, as its JSON describes it.
    page : Page, optional
        Colours, width and texts; plain by default.
    """
    return cast(str, import_module(RENDERERS[command][kind]).render(record, page or Page()))
