"""Rules that files break which cannot be read, by the kind and the place of the error: `-read-errors` of a spec."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from navspec.spec.expr import walk
from navspec.spec.model import Expr

WRONG_COUNT = "The file is cut short, or the count is wrong"
"""Advice where a count is more than the bytes left can hold."""


def has_bytes_left(bound: Expr) -> bool:
    """Return whether a bound of `valid` follows from the bytes left."""
    return any(node["op"] == "io" for node in walk(bound))


def find_code(cases: Iterable[Mapping[str, Any]], kind: str, pointer: str) -> str:
    """Return the code of the first case that an error is one of; empty for none."""
    for case in cases:
        if kind in case.get("kind", (kind,)) and re.search(case.get("at", ""), pointer):
            return case["code"]
    return ""
