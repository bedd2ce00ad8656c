"""JSON Schemas of the outputs, and of the settings file, draft 2020-12, as files of this package."""

from __future__ import annotations

from importlib.resources import files

NAMES = (
    "check", "info", "rules", "formats", "docs", "ls", "get", "set", "route", "roundtrip", "diff", "extract", "pack", "repair",
    "convert", "compile", "export", "census", "check-jsonl", "config",
)  # fmt: skip


def text(name: str) -> str:
    """The schema of what a command prints with `--format json`; `check-jsonl`: of one line of `--format jsonl`; `config`: of
    the settings file, for editors.
    """
    return (files("navspec.schema") / f"{name}.schema.json").read_text(encoding="utf-8")
