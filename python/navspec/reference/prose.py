"""What an author wrote about a format beside its spec, `ksy/<id>.md`, in its parts."""

from __future__ import annotations

import re
from dataclasses import dataclass

LAST_BEFORE_TABLES = "How it is laid out"
"""The last section that stands before the tables of a page."""

_TITLE = re.compile(r"\A# (.*)\n+")
_SECTION = re.compile(r"^## (.*)\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its heading and the Markdown below it."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Prose:
    """A text: title, lead, and its sections on both sides of the tables."""

    title: str
    lead: str
    before: tuple[Section, ...] = ()
    after: tuple[Section, ...] = ()


def read_prose(markdown: str) -> Prose:
    """The parts of a text that lint has passed."""
    title = _TITLE.match(markdown)
    lead, *parts = _SECTION.split(markdown[title.end() :] if title else markdown)
    sections = [Section(name.strip(), text.strip()) for name, text in zip(parts[::2], parts[1::2], strict=True)]
    names = [section.title for section in sections]
    cut = names.index(LAST_BEFORE_TABLES) + 1 if LAST_BEFORE_TABLES in names else len(names)
    return Prose(title[1].strip() if title else "", lead.strip(), tuple(sections[:cut]), tuple(sections[cut:]))
