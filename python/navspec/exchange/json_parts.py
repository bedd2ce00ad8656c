"""Large JSON in parts: the elements of one list are handed on some at a time, so that no more of them are in memory."""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

AT_A_TIME = 5_000
"""Elements that are handed on together where each is read for itself."""
_PART = 1 << 21
"""Characters of elements that are read together, where lines end between them."""

_SPACE = re.compile(r"[ \t\n\r]+")
_JSON = json.JSONDecoder(parse_constant=str)
"""What is no JSON although Python takes it, such as NaN, is text: a number nowhere."""


def members(text: str, name: str, take: Callable[[list[Any], int], None]) -> dict[str, Any] | None:
    """The members of an object; None for JSON that is none.

    The elements of the list of a name are handed to `take` instead, with how many came before, and the list is empty then.
    Raises `ValueError` for what is no JSON, and `RecursionError` for what is too deep.
    """
    at = _behind(text, 0)
    if text[at : at + 1] != "{":
        json.loads(text)
        return None
    found: dict[str, Any] = {}
    at = _behind(text, at + 1)
    while text[at : at + 1] != "}":
        if text[at : at + 1] != '"':
            raise json.JSONDecodeError("a name in quotes is missing", text, at)
        key, at = _JSON.raw_decode(text, at)
        at = _past(text, at, ":")
        if key == name and text[at : at + 1] == "[":
            with _unsearched():
                found[key], at = [], _elements(text, at, take)
        else:
            found[key], at = _JSON.raw_decode(text, at)
        at = _next(text, at, "}")
    at = _behind(text, at + 1)
    if at != len(text):
        raise json.JSONDecodeError("more stands behind the end", text, at)
    return found


@contextmanager
def _unsearched() -> Iterator[None]:
    """Nothing is searched for garbage, in the whole process: what is read holds none, but is very much to search."""
    is_searched = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if is_searched:
            gc.enable()


def _elements(text: str, at: int, take: Callable[[list[Any], int], None]) -> int:
    """Hand on the elements of a list, and where it ends."""
    waiting: list[Any] = []
    count = 0
    at = _behind(text, at + 1)
    while together := _together(text, at):
        found, at = together
        take(found, count)
        count += len(found)
    while text[at : at + 1] != "]":
        each, at = _JSON.raw_decode(text, at)
        waiting.append(each)
        if len(waiting) == AT_A_TIME:
            take(waiting, count)
            count, waiting = count + len(waiting), []
        at = _next(text, at, "]")
    take(waiting, count)
    return at + 1


def _together(text: str, at: int) -> tuple[list[Any], int] | None:
    """Elements as far as a comma that ends a line, and where the next one begins; None where that ends none.

    Read together they share the names of their members, which is faster.
    """
    end = text.find(",\n", at + _PART)
    if end < 0:
        return None
    try:
        found = _JSON.decode(f"[{text[at:end]}]")
    except ValueError:
        return None
    at = _behind(text, end + 1)
    return None if text[at : at + 1] == "]" else (found, at)


def _next(text: str, at: int, end: str) -> int:
    """Where the next element begins, or the end is."""
    at = _behind(text, at)
    if text[at : at + 1] == end:
        return at
    at = _past(text, at, ",")
    if text[at : at + 1] == end:
        raise json.JSONDecodeError("an element is missing", text, at)
    return at


def _past(text: str, at: int, sign: str) -> int:
    at = _behind(text, at)
    if text[at : at + 1] != sign:
        raise json.JSONDecodeError(f"'{sign}' is missing", text, at)
    return _behind(text, at + 1)


def _behind(text: str, at: int) -> int:
    """Where something stands again."""
    space = _SPACE.match(text, at)
    return space.end() if space else at
