"""Renderers of results: one module per kind of result, imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Literal, cast

from navspec.records.report import Rule, Severity

_JSON = "json_output:render_json"
_JSONL = "json_output:render_jsonl"
_ROWS = {"text": "edit:render_rows", "json": _JSON}

RENDERERS: dict[str, dict[str, str]] = {
    "check": {
        "text": "check:render",
        "json": _JSON,
        "jsonl": _JSONL,
        "sarif": "sarif:render",
        "github": "ci:render_github",
        "junit": "junit:render",
        "md": "ci:render_markdown",
        "html": "html:render",
    },
    "checked": {"text": "check:render_bulk", "json": _JSON},
    "info": {"text": "facts:render", "json": _JSON, "jsonl": _JSONL},
    "formats": {"text": "listings:render_formats", "json": _JSON},
    "rules": {"text": "listings:render_rules", "json": _JSON},
    "docs": {"text": "docs:render", "json": _JSON, "md": "docs:render_markdown"},
    "hits": {"text": "listings:render_hits"},
    "explain": {"text": "explain:render_rule"},
    "explain_cause": {"text": "explain:render_cause"},
    "explain_repair": {"text": "explain:render_repair"},
    "ls": {"text": "values:render_parts", "json": _JSON},
    "get": {"text": "values:render_values", "json": _JSON},
    "set": {"text": "edit:render", "json": _JSON},
    "add": _ROWS,
    "remove": _ROWS,
    "link": _ROWS,
    "unlink": _ROWS,
    "join": _ROWS,
    "diff": {"text": "comparisons:render_difference", "json": _JSON, "html": "html.difference:render"},
    "extract": {"text": "archives:render_extracted", "json": _JSON},
    "pack": {"text": "archives:render_packed", "json": _JSON},
    "repair": {"text": "repair:render", "json": _JSON},
    "convert": {"text": "convert:render", "json": _JSON},
    "compile": {"text": "networks:render_compiled", "json": _JSON},
    "merge": {"text": "networks:render_compiled", "json": _JSON},
    "export": {"text": "networks:render_exported", "json": _JSON},
    "census": {"text": "census:render", "json": _JSON},
    "route": {
        "text": "route:render_text",
        "json": _JSON,
        "geojson": "route:render_geojson",
        "html": "html:render_route",
    },
    "roundtrip": {"text": "comparisons:render_roundtrips", "json": _JSON, "jsonl": _JSONL},
}
"""Command -> kind of output -> `module:function` of this package, called with a record and options; returns text."""

PURPOSES = {
    "text": "human-readable",
    "json": "machine-readable",
    "jsonl": "one record per line",
    "sarif": "for code scanning",
    "github": "annotations of GitHub Actions",
    "junit": "for test reports",
    "md": "for wikis and summaries of CI jobs",
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
class RenderOptions:
    """Settings of a renderer.

    - color: Whether the text has colours.
    - width: Columns to wrap at; None keeps every line whole, as for files and pipes.
    - brief: Whether explanations are left out.
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
    """Return the kinds of output of a command, the default first."""
    return (*RENDERERS[command], *(TABULAR if command == "check" else ()))


def render(command: str, kind: str, record: Any, options: RenderOptions | None = None) -> str:
    """Return the output of a command as text that ends with a line feed.

    Parameters
    ----------
    command, kind : str
        Keys of `RENDERERS`.
    record : Report or dict
        The result of the command, as its JSON describes it.
    options : RenderOptions, optional
        Colours, width and texts; default: plain.
    """
    module, _, function = RENDERERS[command][kind].partition(":")
    return cast(str, getattr(import_module(f"{__name__}.{module}"), function)(record, options or RenderOptions()))
