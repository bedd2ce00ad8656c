"""The prose of a format: `ksy/<id>.md` as sections of HTML, with links that lead to where the site has the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

FIRST = ("Where the game reads it", "Variants", "Sizes and limits", "How it is laid out")
"""Headings that stand before the tables; the others follow them."""

_PLACE = re.compile(r"(?:([\w-]+)\.md)?(?:#(.+))?")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")

Address = Callable[[str, str], str]
"""Where a place of a text is on the site: the id of a format, "" for the page itself, and an anchor, "" for none."""


@dataclass(frozen=True)
class Section:
    """A heading with what stands under it; `anchor` is the id of the heading."""

    title: str
    anchor: str
    body: Markup


@dataclass(frozen=True)
class Text:
    """A whole text: what stands before the first heading, and the sections."""

    lead: Markup
    sections: tuple[Section, ...]

    @property
    def before(self) -> list[Section]:
        """Sections that stand before the tables."""
        return [each for each in self.sections if each.title in FIRST]

    @property
    def after(self) -> list[Section]:
        """Sections that stand behind them."""
        return [each for each in self.sections if each.title not in FIRST]


def read(path: Path, address: Address) -> Text:
    """The text of a file."""
    tokens = _MARKDOWN.parse(path.read_text(encoding="utf-8"))
    _relink(tokens, address)
    parts: list[tuple[str, list[Token]]] = [("", [])]
    for number, token in enumerate(tokens):
        if _is_part_of_heading(tokens, number, "h1"):
            continue
        if token.type == "heading_open" and token.tag == "h2":
            parts.append((tokens[number + 1].content, []))
        elif not _is_part_of_heading(tokens, number, "h2"):
            parts[-1][1].append(token)
    (_, lead), *sections = parts
    return Text(_html(lead), tuple(Section(title, f"text-{slug(title)}", _html(body)) for title, body in sections))


def html(markdown: str, address: Address) -> Markup:
    """A text of a few paragraphs, such as the `doc` of a field."""
    tokens = _MARKDOWN.parse(markdown)
    _relink(tokens, address)
    return _html(tokens)


def inline(markdown: str, address: Address) -> Markup:
    """A text without paragraphs around it."""
    tokens = _MARKDOWN.parseInline(markdown.strip())
    _relink(tokens, address)
    return _html(tokens)


def slug(title: str) -> str:
    """A heading as an id."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _html(tokens: list[Token]) -> Markup:
    # What is rendered was parsed with HTML switched off: every letter of the text is escaped.
    made = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    return Markup(made.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>"))


def _is_part_of_heading(tokens: list[Token], number: int, tag: str) -> bool:
    """Whether a token opens, is or closes a heading."""
    around = tokens[max(number - 1, 0) : number + 1]
    return any(each.type == "heading_open" and each.tag == tag for each in around) or (
        tokens[number].type == "heading_close" and tokens[number].tag == tag
    )


def _relink(tokens: list[Token], address: Address) -> None:
    for token in tokens:
        _relink(token.children or [], address)
        place = _PLACE.fullmatch(str(token.attrGet("href") or ""))
        if place and place[0]:
            token.attrSet("href", address(place[1] or "", place[2] or ""))
