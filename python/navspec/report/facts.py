"""Facts of files and sets as words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any


def words(key: str) -> str:
    """The name of a fact: "bsp size"."""
    return key.replace("_", " ")


def told(value: Any) -> str:
    """A fact as text; names in it, such as those of places, stay as they are."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int():
            return f"{value:,}"
        case float():
            return f"{value:,.7g}"  # as exact as games store it
        case [float(), float()]:
            return f"{told(value[0])} to {told(value[1])}"
        case [int(), *_]:
            return ", ".join(_ranges(list(value)))
        case list() | tuple():
            return ", ".join(map(told, value)) or "none"
        case {"count": int(count), "of": int(of)}:
            return f"{count:,} of {of:,}" + (f" ({count / of:.0%})" if of else "")
        case dict():
            return "; ".join(f"{key} {told(each)}" for key, each in value.items()) or "none"
    return str(value)


def progress(value: Any) -> dict[str, tuple[str, float]]:
    """What is done, in words and percent, where a fact consists of that."""
    if not isinstance(value, Mapping) or not any(map(_is_part, value.values())):
        return {}
    parts = {name: (told(each), 100 * each["count"] / each["of"]) for name, each in value.items() if _is_part(each)}
    return {name: (f"{each:g} %", each) for name, each in value.items() if isinstance(each, float)} | parts


def _is_part(value: Any) -> bool:
    return isinstance(value, Mapping) and value.keys() == {"count", "of"} and value["of"] > 0


def _ranges(values: list[int]) -> Iterator[str]:
    """Ascending numbers, those that follow each other as one: "0 to 7"."""
    starts = [0, *(number for number, (one, other) in enumerate(pairwise(values), 1) if other != one + 1), len(values)]
    for start, end in pairwise(starts):
        first, last = values[start], values[end - 1]
        yield f"{first:,}" if first == last else f"{first:,} to {last:,}"
