"""Identification of navigation meshes of Metroid Prime, which have no magic: by name, or by their counts."""

from __future__ import annotations

from navspec.errors import ReadError, UnsupportedVersion
from navspec.families.metroid_prime_path.layout import FORMAT, GAMES, VARIANTS, VERSIONS
from navspec.families.metroid_prime_path.versions import is_padded, read_mesh
from navspec.family.contract import Match

_NAMES = {number: name for name, number in VARIANTS.items()} | {5: "echoes"}


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """Return the variant, or the reason why this is not a mesh of Metroid Prime."""
    is_named = name.lower().endswith(".path")
    version = int.from_bytes(data[:4], "big")
    if version not in VERSIONS:
        return _unknown_version_match(data, version) if is_named else f"{version:,} is not a version of these meshes"
    try:
        tables = read_mesh(data)
    except ReadError as error:
        if not is_named:
            return "the counts do not end where the file does"
        fault = _wrong_version_error(data, version) or (error if error.code == "PRIME_TRUNCATED" else None)
        return Match(FORMAT, _NAMES[version], evidence="the name of the file", fault=fault)
    if not is_named and not is_padded(tables):
        return "the bytes after the counts are not padding"
    evidence = (
        f"version {version}; the counts end where the padding begins" if is_padded(tables) else "the name of the file"
    )
    return Match(FORMAT, _NAMES[version], tables.decisions, evidence, tables=tables)


def _wrong_version_error(data: bytes | bytearray, version: int) -> ReadError | None:
    """Return the fault of a mesh of another version than it states; None where no version fits."""
    from navspec.families.metroid_prime_path.rules.structure import (
        find_fitting_version,  # the rules are not needed before
    )

    fitting = find_fitting_version(data)
    if fitting is None:
        return None
    return _version_error(
        f"the header says version {version}, but the data only fits version {fitting}",
        data,
        code="PRIME_VERSION_LAYOUT",
        expected=f"{fitting} ({GAMES[fitting]})",
        hint=f"Set the first four bytes to 00 00 00 {fitting:02X}, or take the file from the game's archive again",
    )


def _unknown_version_match(data: bytes | bytearray, version: int) -> Match:
    """Return the match of a mesh, by its name only, of a version that does not exist."""
    if not data:
        message = "the file is empty"
    elif int.from_bytes(data[:4], "little") in VERSIONS:
        message = f"version {version:,} is one with its bytes swapped: the highest byte comes first in these files"
    else:
        message = f"version {version:,} is none of these meshes"
    fault = _version_error(
        message,
        data,
        code="PRIME_VERSION_UNKNOWN",
        expected="4 (Metroid Prime), 6 (Echoes) or 7 (Corruption)",
        hint="Take the file from the game's archive again",
    )
    return Match(FORMAT, "prime", evidence="the name of the file", fault=fault)


def _version_error(message: str, data: bytes | bytearray, *, code: str, expected: str, hint: str) -> ReadError:
    """Return a fault of the first word."""
    actual = f"{int.from_bytes(data[:4], 'big')}"
    where = {"pointer": "/version", "length": min(4, len(data))}
    return UnsupportedVersion(message, code=code, format=FORMAT, expected=expected, actual=actual, hint=hint, **where)
