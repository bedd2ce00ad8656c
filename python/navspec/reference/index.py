"""Search index of the reference, and selection of one anchor of a page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from navspec.records.report import Rule
from navspec.reference.model import Page, Row, format_hash, is_hash, iter_rows

if TYPE_CHECKING:
    from navspec.family.conversion.line_attributes import LineAttribute

MAX_LINE = 90
_MARKS = re.compile(r"`|\[([^\]]*)\]\([^)]*\)")


class IndexEntry(NamedTuple):
    """One search result.

    - page, anchor: The page, and the place on it; a format has no anchor.
    - name, kind: Its name, and its kind.
    - line: Its meaning, in one line.
    - original: Its other names.
    """

    page: str
    anchor: str
    name: str
    kind: str
    line: str
    original: str


def iter_entries(page: Page) -> Iterator[IndexEntry]:
    """Yield all entries of a page."""
    endings = " ".join(f"*.{extension}" for extension in page.extensions)
    yield IndexEntry(page.id, "", page.title, "format", _first_line(page.meaning), endings)
    for structure in page.structures:
        yield IndexEntry(
            page.id, structure.anchor, structure.name, "structure", _first_line(structure.meaning), structure.original
        )
        yield from _row_entries(page, structure.rows, structure.name)
    for enum in page.enums:
        yield IndexEntry(
            page.id, enum.anchor, enum.name, "enum", _first_line(", ".join(link.text for link in enum.used)), ""
        )
        for value in enum.values:
            kind = f"{enum.name} = {value.value}"
            names = f"{value.original} {format_hash(value.value)}".strip() if is_hash(value.value) else value.original
            yield IndexEntry(page.id, value.anchor, value.id, kind, _first_line(value.meaning), names)
    for rule in page.rules:
        yield rule_entry(page.id, rule)


def rule_entry(page: str, rule: Rule) -> IndexEntry:
    """Return the entry of a rule on a page."""
    return IndexEntry(page, rule.code, rule.code, "rule", _first_line(rule.summary), "")


def iter_attribute_entries(page: str, attributes: Iterable[LineAttribute]) -> Iterator[IndexEntry]:
    """Yield an entry for every attribute of drawn lines."""
    for attribute in attributes:
        default = f" Default: {attribute.default}." if attribute.default else ""
        yield IndexEntry(
            page,
            "",
            f"attribute {', '.join(attribute.all_names)} of drawn lines",
            "attribute",
            f"{_plain(attribute.doc)}{default}",
            "",
        )


def _row_entries(page: Page, rows: Iterable[Row], around: str) -> Iterator[IndexEntry]:
    for row in rows:
        yield IndexEntry(page.id, row.anchor, row.id, around, _first_line(row.meaning), row.original)
        yield from _row_entries(page, row.bits, f"{around}.{row.id}")


def _first_line(markdown: str) -> str:
    """Return the beginning of a text, cut after a word, as plain text."""
    flat = _plain(markdown)
    return flat if len(flat) <= MAX_LINE else f"{flat[:MAX_LINE].rsplit(' ', 1)[0]} …"


def _plain(markdown: str) -> str:
    return " ".join(_MARKS.sub(r"\1", markdown).split())


def find_entries(words: Iterable[str], entries: Iterable[IndexEntry]) -> list[IndexEntry]:
    """Return entries that have every word, in any case; best matches first: in the name, and as a whole word."""
    parts = [part for word in words for part in re.findall(r"\w+", word.casefold())]
    ranks: list[tuple[int, int, IndexEntry]] = []
    for number, entry in enumerate(entries):
        text = " ".join(entry).casefold()
        if parts and all(word in text for word in parts):
            ranks.append((-sum(_score(word, entry) for word in parts), number, entry))
    return [entry for _, _, entry in sorted(ranks)]


def _score(word: str, entry: IndexEntry) -> int:
    """Return how well a search word fits an entry."""
    name, around = entry.name.casefold(), f"{entry.page} {entry.anchor} {entry.original}".casefold()
    return 4 * (word in re.split(r"[\W_]+", name)) + 2 * (word in name) + (word in around)


def iter_anchors(page: Page) -> Iterator[str]:
    """Yield every anchor of a page, in page order."""
    for structure in page.structures:
        yield structure.anchor
        yield from (row.anchor for row in iter_rows(structure.rows))
    for enum in page.enums:
        yield enum.anchor
        yield from (value.anchor for value in enum.values)
    yield from (rule.code for rule in page.rules)


def select_anchor(page: Page, anchor: str) -> Page:
    """Return the page with only the target of an anchor; a structure and an enum are kept whole.

    Raises `KeyError` for an anchor that the page does not have.
    """
    structures = []
    for structure in page.structures:
        rows = tuple(row for row in iter_rows(structure.rows) if row.anchor == anchor)
        if structure.anchor == anchor or rows:
            structures.append(structure if structure.anchor == anchor else replace(structure, rows=rows))
    enums = []
    for enum in page.enums:
        values = tuple(value for value in enum.values if value.anchor == anchor)
        if enum.anchor == anchor or values:
            enums.append(enum if enum.anchor == anchor else replace(enum, values=values))
    rules = tuple(rule for rule in page.rules if rule.code == anchor)
    if not (structures or enums or rules):
        raise KeyError(anchor)
    declared_at = {rule.code: page.asked[rule.code] for rule in rules if rule.code in page.asked}
    return replace(page, structures=tuple(structures), enums=tuple(enums), rules=rules, asked=declared_at)
