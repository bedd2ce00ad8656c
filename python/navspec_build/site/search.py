"""What can be searched: every structure, field, enum, value and rule of all formats, as a file of JavaScript.

A page that was opened from a disk may not fetch data, but it may load a script.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from navspec.records.report import Rule
from navspec.reference.model import Page, Row

Entry = tuple[str, str, str, str, str, str]
"""Page, anchor, name, what it is, what it means in a line, and how else it is called."""

_LINE = 90
_MARKS = re.compile(r"`|\[([^\]]*)\]\([^)]*\)")


def entries(page: Page) -> Iterator[Entry]:
    """All that a page has to find."""
    yield page.id, "", page.title, "format", _line(page.meaning), " ".join(f"*.{each}" for each in page.extensions)
    for structure in page.structures:
        yield page.id, structure.anchor, structure.name, "structure", _line(structure.meaning), structure.original
        yield from _rows(page, structure.rows, structure.name)
    for enum in page.enums:
        yield page.id, enum.anchor, enum.name, "enum", _line(", ".join(link.text for link in enum.used)), ""
        for value in enum.values:
            kind = f"{enum.name} = {value.value}"
            yield page.id, value.anchor, value.id, kind, _line(value.meaning), value.original
    for rule in page.rules:
        yield rule_entry(page.id, rule)


def rule_entry(page: str, rule: Rule) -> Entry:
    """A rule, which stands on a page."""
    return page, rule.code, rule.code, "rule", _line(rule.summary), ""


def _rows(page: Page, rows: Iterable[Row], around: str) -> Iterator[Entry]:
    for row in rows:
        yield page.id, row.anchor, row.id, around, _line(row.meaning), row.original
        yield from _rows(page, row.bits, f"{around}.{row.id}")


def script(found: Iterable[Entry]) -> str:
    """The index as the script that the search loads."""
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in found)
    return f"globalThis.navspecIndex = [\n{lines}\n];\n"


def _line(markdown: str) -> str:
    """The begin of a text, cut at a word, as plain words."""
    flat = " ".join(_MARKS.sub(r"\1", markdown).split())
    return flat if len(flat) <= _LINE else f"{flat[:_LINE].rsplit(' ', 1)[0]} …"
