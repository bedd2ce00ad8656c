"""What may have happened to a file on its way, as its bytes alone tell, whatever its format."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

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

    def fix_of(self, path: str) -> str:
        """What mends the file at a path."""
        return self.fix.replace(PATH, path or "FILE")


class StandIn(NamedTuple):
    """Something that is stored in place of a file, as its beginning tells; named groups of `pattern` fill `message`.

    The pattern means the same in Python and in JavaScript, where bytes are letters of Latin-1.
    """

    code: str
    pattern: re.Pattern[bytes]
    message: str
    fix: str

    def to_dict(self) -> dict[str, str]:
        """Return the entry as JSON for JavaScript: the pattern as text, with the letters of its flags."""
        flags = "".join(
            letter for letter, flag in (("i", re.IGNORECASE), ("s", re.DOTALL)) if self.pattern.flags & flag
        )
        pattern = self.pattern.pattern.decode("latin-1").replace("(?P<", "(?<")
        return {"pattern": f"^(?:{pattern})", "flags": flags, "message": self.message, "fix": self.fix}


def _packed(kind: str, magic: bytes, *, more: str = "") -> StandIn:
    message, fix = f"is compressed ({kind})", f"Unpack it, and check what comes out{more}"
    return StandIn("COMPRESSED_FILE", re.compile(re.escape(magic)), message, fix)


STAND_INS = (
    StandIn(
        "NOT_DOWNLOADED",
        re.compile(rb"version https://git-lfs\.github\.com/spec/v1\s.*?size (?P<size>\d+)", re.DOTALL),
        "is a pointer of Git LFS that stands for a file of {size:,} bytes, which is not here",
        "Run `git lfs pull` in the repository, or download the file itself",
    ),
    StandIn(
        "WEB_PAGE",
        re.compile(rb"\s*(<!--.*?-->\s*)?<(!doctype html|html|head|\?xml)", re.DOTALL | re.IGNORECASE),
        "is a web page: a page was saved in place of the file",
        "Open it in a browser to see what the site says, and download the file once more",
    ),
    _packed("gzip", b"\x1f\x8b"),
    _packed("ZIP", b"PK\3\4", more=f", or have it looked into: zip://::{PATH}"),
    _packed("7-Zip", b"7z\xbc\xaf\x27\x1c"),
    _packed("RAR", b"Rar!\x1a\x07"),
    _packed("bzip2", b"BZh"),
    _packed("xz", b"\xfd7zXZ\0"),
    _packed("Zstandard", b"\x28\xb5\x2f\xfd"),
    _packed("LZ4", b"\x04\x22\x4d\x18"),
)


def signs(data: bytes | bytearray, size: int | None = None) -> Iterator[Sign]:
    """What bytes tell of their way, the surest first; of a file of `size` they may be the beginning only."""
    if sign := replacement_of(data, size):
        yield sign
    else:
        breaks = data.count(b"\n")
        if breaks >= _BREAKS and data.count(b"\r\n") == breaks:
            yield Sign(
                "LINE_ENDINGS",
                f"went through something that changes line ends: a byte 0D stands before each of the {breaks:,} bytes 0A",
                "Copy the file once more in binary mode; in Git, mark its kind `binary` in .gitattributes",
                bytes(data).replace(b"\r\n", b"\n"),
            )


def replacement_of(data: bytes | bytearray, size: int | None = None) -> Sign | None:
    """Return the sign of what stands in place of a whole file: a pointer, a page, a compressed file, nothing, zeros.

    Of a file of `size` bytes, `data` may be the beginning only.
    """
    if sign := _stand_in_of(data):
        return sign
    if not data:
        return Sign("EMPTY_FILE", "is empty", "Take the file from a backup, or copy it once more")
    if not _end(data):
        what = f"holds {len(data):,} zeros and nothing else: the room was there, the bytes never came"
        if size is not None and size > len(data):
            what = f"begins with {len(data):,} zeros: the room was there, the bytes never came"
        return Sign("ZEROED_FILE", what, "Take the file from a backup, or copy it once more")
    return None


def _stand_in_of(data: bytes | bytearray) -> Sign | None:
    head = bytes(data[:_HEAD])
    for stand_in in STAND_INS:
        if match := stand_in.pattern.match(head):
            numbers = {name: int(digits) for name, digits in match.groupdict().items()}
            return Sign(stand_in.code, stand_in.message.format(**numbers), stand_in.fix)
    return None


def replaced_by(data: bytes | bytearray, path: str) -> str:
    """Return what is stored in place of a file, and what to do; empty where its bytes do not prove it."""
    sign = _stand_in_of(data)
    return f"The file {sign.message}. {sign.fix_of(path)}" if sign else ""


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
