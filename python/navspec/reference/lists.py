"""The list in a `doc` that explains names: `- `crouch`: one has to crouch`."""

from __future__ import annotations

import re

_ITEM = re.compile(r"^- `(?P<name>\w+)`: (?P<text>.*(?:\n  .*)*)\n?", re.MULTILINE)


def explained(doc: str) -> dict[str, str]:
    """The names that a list explains, with what it says of each."""
    return {each["name"]: " ".join(each["text"].split()) for each in _ITEM.finditer(doc)}


def without(doc: str, names: set[str]) -> str:
    """A `doc` without what it says of these names."""
    return _ITEM.sub(lambda each: "" if each["name"] in names else each[0], doc).strip()
