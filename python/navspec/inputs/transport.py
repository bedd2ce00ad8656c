"""What may have happened to a file on its way, as its bytes alone tell, whatever its format."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_LFS = re.compile(rb"version https://git-lfs\.github\.com/spec/v1\s.*?size (\d+)", re.DOTALL)
_PAGE = re.compile(rb"\s*(<!--.*?-->\s*)?<(!doctype html|html|head|\?xml)", re.DOTALL | re.IGNORECASE)
_PACKED = {
    b"\x1f\x8b": "gzip",
    b"PK\3\4": "ZIP",
    b"7z\xbc\xaf\x27\x1c": "7-Zip",
    b"Rar!\x1a\x07": "RAR",
    b"BZh": "bzip2",
    b"\xfd7zXZ\0": "xz",
    b"\x28\xb5\x2f\xfd": "Zstandard",
    b"\x04\x22\x4d\x18": "LZ4",
}
PATH = "{path}"
"""Stands for the path of the file in what mends it."""
_HEAD = 4096
"""Bytes at the beginning that tell what a file is instead."""
_STRIDE = 1 << 18
"""Bytes at the end that are looked at together."""
_ZEROS, _PART = 512, 4
"""Zeros at the end that are no padding: a sector at least, and a quarter of the file."""
_BREAKS = 4
"""Line feeds that say something when a carriage return stands before every one of them."""


class Sign(NamedTuple):
    """Something that may have happened to a file: its code, what to say behind the name of the file, what mends it.

    `undone` is the file without it, None where nobody can tell; `since` the first byte that it concerns.
    """

    code: str
    message: str
    fix: str
    undone: bytes | None = None
    since: int = 0


def signs(data: bytes | bytearray) -> Iterator[Sign]:
    """What bytes tell of their way, the surest first."""
    head = bytes(data[:_HEAD])
    if found := _LFS.match(head):
        size = int(found[1])
        yield Sign(
            "NOT_DOWNLOADED",
            f"is a pointer of Git LFS that stands for a file of {size:,} bytes, which is not here",
            "Run `git lfs pull` in the repository, or download the file itself",
        )
    elif _PAGE.match(head):
        yield Sign(
            "WEB_PAGE",
            "is a web page: a page was saved in place of the file",
            "Open it in a browser to see what the site says, and download the file once more",
        )
    elif packed := next((kind for magic, kind in _PACKED.items() if head.startswith(magic)), ""):
        looked_into = f", or have it looked into: zip://::{PATH}" if packed == "ZIP" else ""
        yield Sign("COMPRESSED_FILE", f"is compressed ({packed})", f"Unpack it, and check what comes out{looked_into}")
    elif not data:
        yield Sign("EMPTY_FILE", "is empty", "Take the file from a backup, or copy it once more")
    elif not _end(data):
        what = f"holds {len(data):,} zeros and nothing else: the room was there, the bytes never came"
        yield Sign("ZEROED_FILE", what, "Take the file from a backup, or copy it once more")
    else:
        breaks = data.count(b"\n")
        if breaks >= _BREAKS and data.count(b"\r\n") == breaks:
            yield Sign(
                "LINE_ENDINGS",
                f"went through something that changes line ends: a byte 0D stands before each of the {breaks:,} bytes 0A",
                "Copy the file once more in binary mode; in Git, mark its kind `binary` in .gitattributes",
                bytes(data).replace(b"\r\n", b"\n"),
            )


def zeros_of(data: bytes | bytearray) -> Sign | None:
    """Zeros from some place to the end, more of them than files have by themselves; None where there are no such."""
    start = _end(data)
    left = len(data) - start
    if left < max(_ZEROS, len(data) // _PART):
        return None
    what = f"holds zeros alone from offset 0x{start:X} on, its last {left:,} bytes"
    return Sign(
        "ZEROED_FILE", what, "Take the file from a backup, or copy it once more: what stood there is lost", since=start
    )


def _end(data: bytes | bytearray) -> int:
    """Where the zeros begin that stand at the end; found without a copy of all the rest."""
    end = len(data)
    while end:
        start = max(0, end - _STRIDE)
        if kept := len(data[start:end].rstrip(b"\0")):
            return start + kept
        end = start
    return 0
