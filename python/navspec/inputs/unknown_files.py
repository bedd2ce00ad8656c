"""Files that no family recognises: their kind and their damage, by their bytes, their name and the files next to them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from fnmatch import translate
from functools import cache
from typing import NamedTuple

from navspec.disk.windows import long_path
from navspec.errors import NavspecError, UnknownFormat
from navspec.families import all_formats, all_patterns
from navspec.families.unsupported import BEGINNING, KINDS, UnsupportedKind
from navspec.family.contract import Format
from navspec.inputs.archive import Archive, has_archive_extension, open_source
from navspec.inputs.remote import is_address
from navspec.inputs.source import PAST_END, Content, Source

_HINT = "Give the file its original name, or name its format with --input-format"
_DAMAGED = "The file is damaged, or another program's; take it from a backup, or download it again"


def no_known_file_error(path: str) -> UnknownFormat:
    """Return the error for a folder or an archive without a file of a known format."""
    return UnknownFormat(
        "no file in here is of a known format", hint=f"Known names are {', '.join(all_patterns())}", path=path
    )


def unknown_format_error(content: Content, tried: Mapping[str, str]) -> UnknownFormat:
    """Return the error that says in one sentence what kind of file no family recognises, and what to do.

    `tried` are the reasons of the families, by their ids. The error keeps them, and its message has the reason of the family
    whose files have such names.
    """
    kind, message, hint = _describe(content, tried)
    return UnknownFormat(message, tried=dict(tried), kind=kind, hint=hint, path=content.path)


def _describe(content: Content, tried: Mapping[str, str]) -> tuple[str, str, str]:
    """Return kind, message and hint of an unknown file; the kind is empty if unknown."""
    if content.whole is not None and not content.data:  # an archive whose directory no spec describes
        return "", "this archive is known only for the files in it", "Name one of those files"
    if content.is_past_end:
        return "", PAST_END, "Take the archive from a backup, or download it again"
    if sign := find_replacement(content.data, content.whole):
        return sign.code, f"the file {sign.message}", sign.fix_for(content.path)
    if kind := find_unsupported_kind(content):
        return kind.id, f"this is {kind.title}, which navspec does not read", kind.hint
    named = formats_by_name(content.name)
    if named and (why := tried.get(named[0].family)):
        titles = ", ".join(format_.title for format_ in named)
        return "", f"the file is not what its name says ({titles}): {why}", _DAMAGED
    return "", "no known format fits", _HINT


def explain_unknown(source: Source) -> None:
    """Raise `UnknownFormat` if the beginning of a file identifies a kind of file that navspec does not read.

    Callers that refuse a file for a reason of their own call this first, so that the user learns the kind of the file.
    """
    try:
        content = open_source(source, is_walked=True)
    except (NavspecError, OSError):
        return
    if isinstance(content, Archive):
        with content:
            return
    if (error := unknown_format_error(content, {})).kind:
        raise error


def find_unsupported_kind(content: Content) -> UnsupportedKind | None:
    """Return the kind of a file that no family reads; None if unknown."""
    beginning = bytes(content.data[:BEGINNING])

    def has_beside(extension: str) -> bool:
        return _has_beside(content.path, extension)

    return next((kind for kind in KINDS if kind.fits(content.name, beginning, has_beside)), None)


def _has_beside(path: str, extension: str) -> bool:
    """Return whether a file with the same name and another extension is next to a file on this machine's disks."""
    stem = os.path.splitext(path)[0]
    if not path or is_address(path):
        return False
    return any(os.path.isfile(long_path(f"{stem}.{suffix}")) for suffix in (extension, extension.upper()))


def is_expected(content: Content) -> bool:
    """Return whether a file in a folder is reported although no family recognises it: its name is that of a known format.

    Archives without a format of their own need not contain known files, so that they are only reported if their content was
    replaced.
    """
    if formats_by_name(content.name):
        return True
    return has_archive_extension(content.name) and find_replacement(content.data, content.whole) is not None


def formats_by_name(name: str) -> list[Format]:
    """Return the formats whose file name patterns match."""
    return [format for pattern, format in _format_patterns() if pattern.match(name.lower())]


@cache
def _format_patterns() -> list[tuple[re.Pattern[str], Format]]:
    return [(re.compile(translate(pattern.lower())), format) for format in all_formats() for pattern in format.patterns]


PATH = "{path}"
"""Placeholder for the path of the file in hints."""
_HEAD = 4096
"""Number of first bytes that identify a replacement."""
_STRIDE = 1 << 18
"""Number of last bytes that are searched at a time."""
_ZEROS, _PART = 512, 4
"""Least number of zeros at the end that are not padding: a sector, and a quarter of the file."""
_BREAKS = 4
"""Least number of line feeds that prove changed line ends, if a carriage return precedes each of them."""


class Damage(NamedTuple):
    """Damage to a file: its code, the end of a sentence that begins with the name of the file, and the hint.

    `undone` is the file without the damage, None if unknown; `since` the first damaged byte.
    """

    code: str
    message: str
    fix: str
    undone: bytes | None = None
    since: int = 0

    def fix_for(self, path: str) -> str:
        """Return the hint for the file at a path."""
        return self.fix.replace(PATH, path or "FILE")


class Replacement(NamedTuple):
    """Something that is stored in place of a file, recognised by its beginning; named groups of `pattern` fill `message`.

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


def _compressed(kind: str, magic: bytes, *, more: str = "") -> Replacement:
    message, fix = f"is compressed ({kind})", f"Unpack it, and check what comes out{more}"
    return Replacement("COMPRESSED_FILE", re.compile(re.escape(magic)), message, fix)


REPLACEMENTS = (
    Replacement(
        "NOT_DOWNLOADED",
        re.compile(rb"version https://git-lfs\.github\.com/spec/v1\s.*?size (?P<size>\d+)", re.DOTALL),
        "is a pointer of Git LFS for a file of {size:,} bytes, which is not here",
        "Run `git lfs pull` in the repository, or download the file itself",
    ),
    Replacement(
        "WEB_PAGE",
        re.compile(rb"\s*(<!--.*?-->\s*)?<(!doctype html|html|head|\?xml)", re.DOTALL | re.IGNORECASE),
        "is a web page: a page was saved in place of the file",
        "Open it in a browser to see what the site says, and download the file once more",
    ),
    _compressed("gzip", b"\x1f\x8b"),
    _compressed("ZIP", b"PK\3\4", more=f", or have it looked into: zip://::{PATH}"),
    _compressed("7-Zip", b"7z\xbc\xaf\x27\x1c"),
    _compressed("RAR", b"Rar!\x1a\x07"),
    _compressed("bzip2", b"BZh"),
    _compressed("xz", b"\xfd7zXZ\0"),
    _compressed("Zstandard", b"\x28\xb5\x2f\xfd"),
    _compressed("LZ4", b"\x04\x22\x4d\x18"),
)


def find_damage(data: bytes | bytearray, size: int | None = None) -> Iterator[Damage]:
    """Yield the damage that bytes of any format show, the most certain first; of a file of `size` bytes, `data` may be the
    beginning only.
    """
    if sign := find_replacement(data, size):
        yield sign
    else:
        breaks = data.count(b"\n")
        if breaks >= _BREAKS and data.count(b"\r\n") == breaks:
            yield Damage(
                "LINE_ENDINGS",
                f"went through something that changes line ends: a byte 0D precedes each of the {breaks:,} bytes 0A",
                "Copy the file once more in binary mode; in Git, mark its kind `binary` in .gitattributes",
                bytes(data).replace(b"\r\n", b"\n"),
            )


def find_replacement(data: bytes | bytearray, size: int | None = None) -> Damage | None:
    """Return the damage if something else is stored in place of a whole file: a pointer, a page, a compressed file, nothing,
    zeros.

    Of a file of `size` bytes, `data` may be the beginning only.
    """
    if sign := _match_replacement(data):
        return sign
    if not data:
        return Damage("EMPTY_FILE", "is empty", "Take the file from a backup, or copy it once more")
    if not _find_data_end(data):
        what = f"holds {len(data):,} zeros and nothing else: the room was there, the bytes never came"
        if size is not None and size > len(data):
            what = f"begins with {len(data):,} zeros: the room was there, the bytes never came"
        return Damage("ZEROED_FILE", what, "Take the file from a backup, or copy it once more")
    return None


def _match_replacement(data: bytes | bytearray) -> Damage | None:
    head = bytes(data[:_HEAD])
    for stand_in in REPLACEMENTS:
        if match := stand_in.pattern.match(head):
            numbers = {name: int(digits) for name, digits in match.groupdict().items()}
            return Damage(stand_in.code, stand_in.message.format(**numbers), stand_in.fix)
    return None


def describe_replacement(data: bytes | bytearray, path: str) -> str:
    """Return a sentence on the data that is stored in place of a file, and the hint; empty if the bytes do not prove it."""
    sign = _match_replacement(data)
    return f"The file {sign.message}. {sign.fix_for(path)}" if sign else ""


def find_trailing_zeros(data: bytes | bytearray) -> Damage | None:
    """Return the damage if a file ends with more zeros than intact files do; None otherwise."""
    start = _find_data_end(data)
    count = len(data) - start
    if count < max(_ZEROS, len(data) // _PART):
        return None
    what = f"holds only zeros from offset 0x{start:X} on, its last {count:,} bytes"
    return Damage(
        "ZEROED_FILE", what, "Take the file from a backup, or copy it once more: its content is lost", since=start
    )


def _find_data_end(data: bytes | bytearray) -> int:
    """Return the offset of the zeros at the end, without a copy of the rest."""
    end = len(data)
    while end:
        start = max(0, end - _STRIDE)
        if kept := len(data[start:end].rstrip(b"\0")):
            return start + kept
        end = start
    return 0
