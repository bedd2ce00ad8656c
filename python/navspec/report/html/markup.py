"""HTML from parts: whatever is not markup already is escaped."""

from __future__ import annotations

from html import escape

from navspec.report.sheet import printable


class Markup(str):
    """Text that is HTML."""

    __slots__ = ()


def tag(name: str, *children: str, **attributes: str) -> Markup:
    """An element; `class_` and the like lose their last underscore, inner ones become hyphens.

    Children that are plain text are escaped, with control characters spelled out.
    """
    given = "".join(f' {key.rstrip("_").replace("_", "-")}="{text(value)}"' for key, value in attributes.items())
    return Markup(f"<{name}{given}>{joined(*children)}</{name}>")


def joined(*parts: str) -> Markup:
    """Parts one after the other."""
    return Markup("".join(part if isinstance(part, Markup) else text(part) for part in parts))


def text(value: str) -> str:
    """Plain text, escaped."""
    return escape(printable(value))
