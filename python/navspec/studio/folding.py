"""Older files of a history as what they differ in from others, so that nobody's memory ends the undoing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from navspec.inputs.file import Opened
from navspec.inputs.source import Content
from navspec.studio.deltas import applied, delta

ROOM = 1 << 27
"""Bytes of a history that are held as they are."""


def fold(
    history: Iterable[Mapping[str, Opened | None]], present: Iterable[Opened], saved: Mapping[str, Opened]
) -> None:
    """Fold all that lies further back than `ROOM` bytes.

    Parameters
    ----------
    history : iterable of mappings
        Files by path as they were, the newest first.
    present : iterable of Opened
        Files that are in use.
    saved : mapping
        Files by path from which folded ones are told apart.
    """
    seen = {id(file.content) for file in (*present, *saved.values())}
    num_bytes = 0
    for files in history:
        for path, file in files.items():
            if file is None or id(file.content) in seen or not file.content.holds:
                continue
            seen.add(id(file.content))
            num_bytes += file.content.size
            if num_bytes > ROOM:
                _fold(file, saved.get(path))


def _fold(opened: Opened, base: Opened | None) -> None:
    content: Content = opened.content
    if content.again is None:
        base_data = b"" if base is None else bytes(base.content.data)
        content.again = partial(applied, base_data, delta(base_data, bytes(content.data)))
    opened.let_go()
