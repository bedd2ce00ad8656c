"""Every spec's version has an entry in the changelog."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from navspec.spec.ksy.borrow import load
from navspec.spec.ksy.lint.loader import LintProblem

_HEADING = re.compile(r"^## (\w+) (\S+) - \d{4}-\d\d-\d\d$", re.MULTILINE)


def entries_missing(specs: Iterable[Path], changelog: Path, name: str) -> list[LintProblem]:
    """One problem for each spec without an entry for its version; `name` is what messages call the changelog."""
    text = changelog.read_text(encoding="utf-8") if changelog.is_file() else ""
    entries = {match.groups() for match in _HEADING.finditer(text)}
    return [
        LintProblem(
            name, 1, meta["id"], "changelog", f"add an entry `## {meta['id']} {meta['-version']} - <year-month-day>`"
        )
        for meta in (load(path)["meta"] for path in specs)
        if (meta["id"], meta["-version"]) not in entries
    ]
