"""The prose of a format and the words of its spec as HTML, with links resolved on the site."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from navspec.reference.markdown import Prose

_PLACE = re.compile(r"(?:([\w-]+)\.md)?(?:#(.+))?")
_MARKDOWN = MarkdownIt("commonmark", {"html": False, "xhtmlOut": False}).enable("table")

_SCROLLED = {
    "<table>": '<div class="wide" tabindex="0"><table>',
    "</table>": "</table></div>",
    "<pre>": '<pre tabindex="0">',
}
"""Wide elements, which scroll for themselves on a phone, by keys as well."""

Address = Callable[[str, str], str]
"""Function from a link in a text to its address on the site: the id of a format, "" for the page itself, and an anchor,
"" for
none.
"""


@dataclass(frozen=True)
class HtmlSection:
    """A heading with the text under it; `anchor` is the id of the heading."""

    title: str
    anchor: str
    body: Markup


@dataclass(frozen=True)
class HtmlText:
    """A whole text: its title, the lead before the first heading, and the sections before and after the tables."""

    title: str
    lead: Markup
    before: tuple[HtmlSection, ...]
    after: tuple[HtmlSection, ...]


def render_text(prose: Prose, address: Address) -> HtmlText:
    """Return the text of a format."""
    before, after = (
        tuple(
            HtmlSection(section.title, f"text-{slug(section.title)}", html(section.text, address))
            for section in sections
        )
        for sections in (prose.before, prose.after)
    )
    return HtmlText(prose.title, html(prose.lead, address), before, after)


def html(markdown: str, address: Address) -> Markup:
    """Return a text of a few paragraphs, such as the `doc` of a field."""
    tokens = _MARKDOWN.parse(markdown)
    _relink(tokens, address)
    return _html(tokens)


def inline(markdown: str, address: Address) -> Markup:
    """Return a text without paragraphs around it."""
    tokens = _MARKDOWN.parseInline(markdown.strip())
    _relink(tokens, address)
    return _html(tokens)


def slug(title: str) -> str:
    """Return a heading as an id."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _html(tokens: list[Token]) -> Markup:
    # The text was parsed with HTML switched off: every letter is escaped.
    rendered_html = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    for plain, reachable in _SCROLLED.items():
        rendered_html = rendered_html.replace(plain, reachable)
    return Markup(rendered_html)


def _relink(tokens: list[Token], address: Address) -> None:
    for token in tokens:
        _relink(token.children or [], address)
        place = _PLACE.fullmatch(str(token.attrGet("href") or ""))
        if place and place[0]:
            token.attrSet("href", address(place[1] or "", place[2] or ""))
