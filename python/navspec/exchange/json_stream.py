"""Incremental parsing of large JSON: the elements of one list are passed on in batches, to save memory."""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

BATCH_SIZE = 5_000
"""Elements that are passed on together if each is parsed by itself."""
_CHUNK_SIZE = 1 << 21
"""Characters of elements that are parsed together, if lines end between them."""

_SPACE = re.compile(r"[ \t\n\r]+")
_JSON = json.JSONDecoder(parse_constant=str)
"""Python accepts some values that are not JSON, such as NaN; they become text, which is refused as a number."""


def parse_object(text: str, name: str, consume: Callable[[list[Any], int], None]) -> dict[str, Any] | None:
    """Return the members of an object; None for other JSON.

    The elements of the list of a name are passed to `consume`, with the number of earlier elements; that list stays
    empty. Raises `ValueError` for invalid JSON, and `RecursionError` for JSON that is too deep.
    """
    at = _skip_space(text, 0)
    if text[at : at + 1] != "{":
        json.loads(text)
        return None
    object_: dict[str, Any] = {}
    at = _skip_space(text, at + 1)
    while text[at : at + 1] != "}":
        if text[at : at + 1] != '"':
            raise json.JSONDecodeError("a name in quotes is missing", text, at)
        key, at = _JSON.raw_decode(text, at)
        at = _expect(text, at, ":")
        if key == name and text[at : at + 1] == "[":
            with _gc_paused():
                object_[key], at = [], _parse_elements(text, at, consume)
        else:
            object_[key], at = _JSON.raw_decode(text, at)
        at = _next_element(text, at, "}")
    at = _skip_space(text, at + 1)
    if at != len(text):
        raise json.JSONDecodeError("there is more after the end", text, at)
    return object_


@contextmanager
def _gc_paused() -> Iterator[None]:
    """Pause garbage collection in the process: parsed data has no cycles, but takes long to search."""
    is_searched = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if is_searched:
            gc.enable()


def _parse_elements(text: str, at: int, consume: Callable[[list[Any], int], None]) -> int:
    """Pass on the elements of a list, and return its end."""
    waiting: list[Any] = []
    count = 0
    at = _skip_space(text, at + 1)
    while together := _parse_chunk(text, at):
        elements, at = together
        consume(elements, count)
        count += len(elements)
    while text[at : at + 1] != "]":
        element, at = _JSON.raw_decode(text, at)
        waiting.append(element)
        if len(waiting) == BATCH_SIZE:
            consume(waiting, count)
            count, waiting = count + len(waiting), []
        at = _next_element(text, at, "]")
    consume(waiting, count)
    return at + 1


def _parse_chunk(text: str, at: int) -> tuple[list[Any], int] | None:
    """Return elements up to a comma at the end of a line, and the start of the next one; None if that fails.

    Elements that are parsed together share the names of their members, which is faster.
    """
    end = text.find(",\n", at + _CHUNK_SIZE)
    if end < 0:
        return None
    try:
        elements = _JSON.decode(f"[{text[at:end]}]")
    except ValueError:
        return None
    at = _skip_space(text, end + 1)
    return None if text[at : at + 1] == "]" else (elements, at)


def _next_element(text: str, at: int, end: str) -> int:
    """Return the start of the next element, or the end."""
    at = _skip_space(text, at)
    if text[at : at + 1] == end:
        return at
    at = _expect(text, at, ",")
    if text[at : at + 1] == end:
        raise json.JSONDecodeError("an element is missing", text, at)
    return at


def _expect(text: str, at: int, sign: str) -> int:
    at = _skip_space(text, at)
    if text[at : at + 1] != sign:
        raise json.JSONDecodeError(f"'{sign}' is missing", text, at)
    return _skip_space(text, at + 1)


def _skip_space(text: str, at: int) -> int:
    """Return the position of the next character that is not white space."""
    space = _SPACE.match(text, at)
    return space.end() if space else at
