"""Locations of findings as text, and as paths that other tools take."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath
from urllib.parse import quote

from navspec.records.report import Finding, Position


def format_location(finding: Finding) -> str:
    """Return the location of a finding in its file; see `format_pointer`."""
    return format_pointer(finding.pointer, finding.offset)


def format_pointer(pointer: str, offset: int) -> str:
    """Return pointer and byte offset: "/links/149, 0xDD6"."""
    return f"{pointer}, 0x{offset:X}" if pointer else f"0x{offset:X}"


def format_position(position: Position) -> str:
    """Return a position in the game, to a tenth: "(2201.5, -1470, 12.1)"; an unknown height is left out."""
    return f"({', '.join(f'{round(value, 1):g}' for value in position if value is not None)})"


def message_with_location(finding: Finding) -> str:
    """Return the message with its location, for readers that show nothing else; findings about a set without a folder
    have none.
    """
    if not finding.path:
        return finding.message
    return f"{finding.message} ({PurePath(finding.path).name or finding.path} {format_location(finding)})"


def to_posix(path: str) -> str:
    """Return a path with forward slashes on every system; an empty path is the working folder."""
    return PurePath(path).as_posix()


def shorten_paths(paths: Sequence[str]) -> list[str]:
    """Return the last parts of every path, as few as make it unique among the others: "NODES0.DAT", "old/NODES1.DAT"."""
    parts = [PurePath(path).parts for path in paths]
    names = list(paths)
    ambiguous, many = [number for number, path in enumerate(paths) if path], 1
    while ambiguous:
        tails = {number: str(PurePath(*parts[number][-many:])) for number in ambiguous}
        uses = Counter(tails.values())
        for number in ambiguous:
            if uses[tails[number]] == 1:
                names[number] = tails[number]
        ambiguous = [number for number in ambiguous if uses[tails[number]] > 1 and len(parts[number]) > many]
        many += 1
    return names


def to_uri(path: str) -> str:
    """Return a path as a URI, relative if the path is; bytes that are not UTF-8 are percent-encoded as they are."""
    pure = PurePath(path)
    return pure.as_uri() if pure.is_absolute() else quote(os.fsencode(pure.as_posix()))
