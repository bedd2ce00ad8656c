"""Small words of the pages, made of values and names."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

_HEX_FROM = 1 << 16
"""From here on a value of an enum is more likely bits or a hash than a number that people count with."""


def breakable(name: str) -> Markup:
    """A long name that may break behind its underscores."""
    return Markup("_<wbr>").join(name.split("_"))


def source(address: str) -> Markup:
    """A `doc-ref`: an address, with or without words behind it."""
    link, _, words = address.partition(" ")
    if "://" not in link:
        return escape(address)
    return Markup('<a href="{}">{}</a>').format(link, words or _short(link))


def _short(address: str) -> str:
    """An address as people say it: without its protocol, the commit and the lines."""
    return re.sub(r"^https?://(www\.)?|#.*$", "", re.sub(r"/blob/[0-9a-f]+/", "/…/", address))


def value(number: int) -> str:
    """A value of an enum."""
    return f"0x{number:X}" if number >= _HEX_FROM else str(number)
