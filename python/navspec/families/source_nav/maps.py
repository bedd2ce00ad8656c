"""What the game knows besides a mesh: the file of the map, and the names of places."""

from __future__ import annotations

import os
import stat
import struct
from pathlib import Path
from typing import Any, NamedTuple

from navspec.errors import NavspecError

SOURCE = b"VBSP"
GOLDSRC = struct.pack("<i", 30)
MOST_NAMES = 1 << 20
"""Bytes of the longest list of places that is read."""


class Map(NamedTuple):
    """The file of a map: path, and size as meshes store it, the low 32 bits."""

    path: str
    size: int


def map_of(given: Any) -> Map:
    """A map by its path; raises `NavspecError` for what is none."""
    try:
        found = _map(Path(given))
    except (OSError, TypeError, ValueError) as error:
        raise NavspecError(f"{given}: this map cannot be read ({error})") from error
    if found is None:
        raise NavspecError(f"{given}: this is no map: it begins neither with VBSP nor with the version of GoldSrc, 30")
    return found


def map_beside(mesh: str) -> Map | None:
    """The map in the folder of a mesh that has its name; None where there is none."""
    try:
        return _map(Path(mesh).with_suffix(".bsp")) if mesh else None
    except (OSError, ValueError):  # a name out of an archive may be none of a file
        return None


def fits(found: Map, mesh: str) -> bool:
    """Whether a map and a mesh have the same name, whatever the case of its letters."""
    return Path(found.path).stem.casefold() == Path(mesh).stem.casefold()


def _map(path: Path) -> Map | None:
    if not stat.S_ISREG(path.stat().st_mode):  # a pipe would keep its reader waiting
        raise ValueError("it is not a file")
    with path.open("rb") as file:
        if file.read(4) not in (SOURCE, GOLDSRC):
            return None
        return Map(str(path), file.seek(0, os.SEEK_END) & 0xFFFFFFFF)


def places_of(given: Any) -> frozenset[bytes]:
    """Names of places in small letters, as the engines compare them.

    Given are names, or the path of a text file with one name in a line, in which # begins a comment. Raises `NavspecError` for
    a file that cannot be read.
    """
    lines = _lines(given) if isinstance(given, str | os.PathLike) else [_bytes(each) for each in given]
    return frozenset(name.lower() for line in lines if (name := line.strip()))


def _lines(path: str | os.PathLike[str]) -> list[bytes]:
    try:
        with Path(path).open("rb") as file:
            text = file.read(MOST_NAMES + 1)
    except (OSError, ValueError) as error:
        raise NavspecError(f"{path}: this list of places cannot be read ({error})") from error
    if len(text) > MOST_NAMES or b"\0" in text:
        raise NavspecError(f"{path}: this is no list of places, which is a text with one name in a line")
    return [line.partition(b"#")[0] for line in text.removeprefix(b"\xef\xbb\xbf").splitlines()]


def _bytes(name: Any) -> bytes:
    return name if isinstance(name, bytes) else str(name).encode()
