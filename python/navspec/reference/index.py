"""What can be found in the reference: every format, structure, field, enum, value and rule in a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from navspec.records.report import Rule
from navspec.reference.model import Page, Row

_LINE = 90
_MARKS = re.compile(r"`|\[([^\]]*)\]\([^)]*\)")


class Entry(NamedTuple):
    """Something to find.

    - page, anchor: Where it stands; a format has no anchor.
    - name, kind: How it is called, and what it is.
    - line: What it means, in a line.
    - original: How else it is called.
    """

    page: str
    anchor: str
    name: str
    kind: str
    line: str
    original: str


def entries(page: Page) -> Iterator[Entry]:
    """All that a page has to find."""
    endings = " ".join(f"*.{extension}" for extension in page.extensions)
    yield Entry(page.id, "", page.title, "format", _line(page.meaning), endings)
    for structure in page.structures:
        yield Entry(
            page.id, structure.anchor, structure.name, "structure", _line(structure.meaning), structure.original
        )
        yield from _rows(page, structure.rows, structure.name)
    for enum in page.enums:
        yield Entry(page.id, enum.anchor, enum.name, "enum", _line(", ".join(link.text for link in enum.used)), "")
        for value in enum.values:
            kind = f"{enum.name} = {value.value}"
            yield Entry(page.id, value.anchor, value.id, kind, _line(value.meaning), value.original)
    for rule in page.rules:
        yield entry_of(page.id, rule)


def entry_of(page: str, rule: Rule) -> Entry:
    """A rule, which stands on a page."""
    return Entry(page, rule.code, rule.code, "rule", _line(rule.summary), "")


def _rows(page: Page, rows: Iterable[Row], around: str) -> Iterator[Entry]:
    for row in rows:
        yield Entry(page.id, row.anchor, row.id, around, _line(row.meaning), row.original)
        yield from _rows(page, row.bits, f"{around}.{row.id}")


def _line(markdown: str) -> str:
    """The begin of a text, cut at a word, as plain words."""
    flat = " ".join(_MARKS.sub(r"\1", markdown).split())
    return flat if len(flat) <= _LINE else f"{flat[:_LINE].rsplit(' ', 1)[0]} …"


def best(words: Iterable[str], known: Iterable[Entry]) -> list[Entry]:
    """Entries that have every word, in any case of letters: those first that have it in their name, and as a whole word."""
    asked = [part for word in words for part in re.findall(r"\w+", word.casefold())]
    ranks: list[tuple[int, int, Entry]] = []
    for number, each in enumerate(known):
        text = " ".join(each).casefold()
        if asked and all(word in text for word in asked):
            ranks.append((-sum(_worth(word, each) for word in asked), number, each))
    return [each for _, _, each in sorted(ranks)]


def _worth(word: str, entry: Entry) -> int:
    """How well a word of a search fits an entry."""
    name, around = entry.name.casefold(), f"{entry.page} {entry.anchor} {entry.original}".casefold()
    return 4 * (word in re.split(r"[\W_]+", name)) + 2 * (word in name) + (word in around)
