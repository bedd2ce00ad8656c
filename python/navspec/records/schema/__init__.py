"""JSON Schemas of the outputs and of the settings file, draft 2020-12, as files of this package."""

from __future__ import annotations

from importlib.resources import files

NAMES = (
    "check", "info", "rules", "formats", "docs", "ls", "get", "set", "route", "roundtrip", "diff", "extract", "pack", "repair",
    "convert", "compile", "export", "census", "check-jsonl", "info-jsonl", "roundtrip-jsonl", "check-rows", "checked", "config",
)  # fmt: skip


def text(name: str) -> str:
    """Return the schema of the output of a command with `--output-format json`.

    `check-jsonl` and its like are schemas of one line of `--output-format jsonl`, `check-rows` of one row of a folder of
    tables, `checked` of the summary in it, `config` of the settings file.
    """
    return (files("navspec.records.schema") / f"{name}.schema.json").read_text(encoding="utf-8")
