"""Meanings of names, such as those of bits, as a `doc` lists them."""

from __future__ import annotations

import re

_ITEM = re.compile(r"^- `(?P<name>\w+)`: (?P<text>.*(?:\n  .*)*)\n?", re.MULTILINE)


def parse_meanings(doc: str) -> dict[str, str]:
    """Return the names that a list explains, with their meanings."""
    return {item["name"]: " ".join(item["text"].split()) for item in _ITEM.finditer(doc)}


def remove_names(doc: str, names: set[str]) -> str:
    """Return a `doc` without the list items of these names."""
    return _ITEM.sub(lambda item: "" if item["name"] in names else item[0], doc).strip()
