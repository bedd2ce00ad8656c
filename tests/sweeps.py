"""How much is asked by tests that ask the same again and again: at every byte, with one seed after the other, of every sample.

Where `SWEEPS` is `all`, as in CI, everything; otherwise a part, which is the same each time.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_ALL = os.environ.get("SWEEPS") == "all"


def some(items: Sequence[T], few: int) -> Sequence[T]:
    """All of some items, or a few of them: the first, the last, and others as far apart as they can be."""
    if _ALL or len(items) <= few:
        return items
    return [items[number * (len(items) - 1) // (few - 1)] for number in range(few)]


def rounds(every: int, few: int) -> int:
    """How often something is done that chance makes another one each time."""
    return every if _ALL else few
