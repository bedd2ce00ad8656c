"""Where a finding is, in words and as paths that other tools take."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath
from urllib.parse import quote

from navspec.records.report import Finding


def where(finding: Finding) -> str:
    """Where a finding is in its file; see `spot`."""
    return spot(finding.pointer, finding.offset)


def spot(pointer: str, offset: int) -> str:
    """Pointer and byte offset: "/links/149, 0xDD6"."""
    return f"{pointer}, 0x{offset:X}" if pointer else f"0x{offset:X}"


def placed(finding: Finding) -> str:
    """The message with its place, for readers that show nothing else; findings about a set without a folder have none."""
    if not finding.path:
        return finding.message
    return f"{finding.message} ({PurePath(finding.path).name or finding.path} {where(finding)})"


def slashed(path: str) -> str:
    """A path with forward slashes on every system; nothing is the working folder."""
    return PurePath(path).as_posix()


def shortest(paths: Sequence[str]) -> list[str]:
    """For every path its last parts, as few as tell it from all others that are there: "NODES0.DAT", "old/NODES1.DAT"."""
    parts = [PurePath(path).parts for path in paths]
    found = list(paths)
    left, many = [number for number, path in enumerate(paths) if path], 1
    while left:
        tails = {number: str(PurePath(*parts[number][-many:])) for number in left}
        uses = Counter(tails.values())
        for number in left:
            if uses[tails[number]] == 1:
                found[number] = tails[number]
        left = [number for number in left if uses[tails[number]] > 1 and len(parts[number]) > many]
        many += 1
    return found


def uri(path: str) -> str:
    """A path as a URI, relative where the path is; bytes that are no UTF-8 are percent-encoded as they are."""
    pure = PurePath(path)
    return pure.as_uri() if pure.is_absolute() else quote(os.fsencode(pure.as_posix()))
