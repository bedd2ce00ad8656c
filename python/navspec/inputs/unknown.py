"""Files that no family claims: what they are, as far as their beginning, their name and the files beside them tell."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from fnmatch import translate
from functools import cache

from navspec.disk.windows import reachable
from navspec.errors import NavspecError, UnknownFormat
from navspec.families import all_formats
from navspec.families.unsupported import BEGINNING, KINDS, UnsupportedKind
from navspec.family.contract import Format
from navspec.inputs.addresses import is_address
from navspec.inputs.archive import Archive, has_archive_extension, look_into
from navspec.inputs.source import PAST_END, Content, Source
from navspec.inputs.transport import replacement_of

_HINT = "Give the file its original name, or name its format with --input-format"
_DAMAGED = "The file is damaged, or another program's; take it from a backup, or download it again"


def unknown_format(content: Content, tried: Mapping[str, str]) -> UnknownFormat:
    """Return the error that says in one sentence what a file is that no family claims, and what to do.

    `tried` are the reasons of the families, by their ids; the error keeps them, and its message has that of the family whose
    files are called so.
    """
    kind, message, hint = _words(content, tried)
    return UnknownFormat(message, tried=dict(tried), kind=kind, hint=hint, path=content.path)


def _words(content: Content, tried: Mapping[str, str]) -> tuple[str, str, str]:
    """What a file is, empty where nothing tells; what is to be said of it, and what its user can do."""
    if content.whole is not None and not content.data:  # an archive whose directory no spec describes
        return "", "this archive is known only for the files in it", "Name one of those files"
    if content.is_past_end:
        return "", PAST_END, "Take the archive from a backup, or download it again"
    if sign := replacement_of(content.data, content.whole):
        return sign.code, f"the file {sign.message}", sign.fix_of(content.path)
    if kind := unsupported_kind(content):
        return kind.id, f"this is {kind.title}, which navspec does not read", kind.hint
    named = named_formats(content.name)
    if named and (why := tried.get(named[0].family)):
        titles = ", ".join(each.title for each in named)
        return "", f"the file is not what its name says ({titles}): {why}", _DAMAGED
    return "", "no known format fits", _HINT


def explain_unknown(source: Source) -> None:
    """Raise `UnknownFormat` where the beginning of a file tells what it is instead of something that navspec reads.

    Callers that refuse a file for a reason of their own call this first, so that the user learns what the file is.
    """
    try:
        content = look_into(source, is_walked=True)
    except (NavspecError, OSError):
        return
    if isinstance(content, Archive):
        with content:
            return
    if (error := unknown_format(content, {})).kind:
        raise error


def unsupported_kind(content: Content) -> UnsupportedKind | None:
    """Return the kind of a file that no family reads; None where nothing tells."""
    beginning = bytes(content.data[:BEGINNING])

    def has_beside(extension: str) -> bool:
        return _has_beside(content.path, extension)

    return next((kind for kind in KINDS if kind.fits(content.name, beginning, has_beside)), None)


def _has_beside(path: str, extension: str) -> bool:
    """Return whether a file of the same name with another extension lies beside a file on this machine's disks."""
    stem = os.path.splitext(path)[0]
    if not path or is_address(path):
        return False
    return any(os.path.isfile(reachable(f"{stem}.{each}")) for each in (extension, extension.upper()))


def is_expected(content: Content) -> bool:
    """Return whether a file that no family claims counts in a folder: its name promises a file that navspec reads.

    Archives that are known only for the files in them need not hold any, so that one counts only where something stands in
    its place.
    """
    if named_formats(content.name):
        return True
    return has_archive_extension(content.name) and replacement_of(content.data, content.whole) is not None


def named_formats(name: str) -> list[Format]:
    """Return the formats whose files are called so."""
    return [format for pattern, format in _patterns() if pattern.match(name.lower())]


@cache
def _patterns() -> list[tuple[re.Pattern[str], Format]]:
    return [(re.compile(translate(pattern.lower())), format) for format in all_formats() for pattern in format.patterns]
