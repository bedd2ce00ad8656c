"""The documents that the specs were written from, read by nothing but this: their tables and lists, as words.

They are no part of this repository; `NAVSPEC_FACTS` names their folder. Nothing of navspec is imported here, so that what
a test compares was read twice.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_HEADING = re.compile(r"#+ ")
_RULE = re.compile(r"[\s|:-]+")
_PIPE = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True)
class Table:
    """A table of a document: the heading that it stands under, its columns, and its rows as words."""

    heading: str
    columns: list[str]
    rows: list[list[str]]

    def column(self, name: str) -> list[str]:
        """The words of one column; raises `ValueError` for one that is not there."""
        place = self.columns.index(name)
        return [row[place] for row in self.rows]


def tables(document: Path) -> list[Table]:
    """All tables of a Markdown document, in its order."""
    return list(_tables(document.read_text(encoding="utf-8").splitlines()))


def table(document: Path, heading: str, *columns: str) -> Table:
    """The one table under a heading that begins so, with these columns among its own; raises `LookupError` otherwise."""
    found = [
        table for table in tables(document) if table.heading.startswith(heading) and set(columns) <= set(table.columns)
    ]
    if len(found) != 1:
        raise LookupError(f"{document.name}: {len(found)} tables of {columns} under {heading!r}")
    return found[0]


def section(document: Path, heading: str) -> str:
    """The text under the one heading that begins so, down to the next heading; raises `LookupError` without one."""
    parts = re.split(r"^#+ ", document.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = [part for part in parts if part.startswith(heading)]
    if len(found) != 1:
        raise LookupError(f"{document.name}: {len(found)} headings {heading!r}")
    return found[0]


def letters(text: str) -> str:
    """The letters and digits of a text, which is written and cut in many ways."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def rows(path: Path) -> list[dict[str, str]]:
    """The lines of a file of tab-separated values, by the names in its first line."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def _tables(lines: list[str]) -> Iterator[Table]:
    heading, block = "", []
    for line in [*lines, ""]:
        if line.startswith("|"):
            block.append([cell.strip() for cell in _PIPE.split(line.strip().strip("|"))])
            continue
        if len(block) > 1 and all(_RULE.fullmatch(cell) for cell in block[1]):
            yield Table(heading, block[0], block[2:])
        block = []
        if _HEADING.match(line):
            heading = line.lstrip("#").strip()
