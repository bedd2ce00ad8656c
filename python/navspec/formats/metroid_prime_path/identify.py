"""Whether a file is a navigation mesh of Metroid Prime, which has no magic: its name, or the walk over its counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navspec.errors import ReadError, UnsupportedVersion
from navspec.formats.family import Match
from navspec.formats.metroid_prime_path.layout import FORMAT, PADDED_TO, PADDING, VARIANTS, VERSIONS
from navspec.spec import load_spec
from navspec.tables import Tables, read

_NAMES = {number: name for name, number in VARIANTS.items()} | {5: "echoes"}


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """The variant, or why this is no mesh of Metroid Prime."""
    is_named = name.lower().endswith(".path")
    version = int.from_bytes(data[:4], "big")
    if version not in VERSIONS:
        return _other(data, version) if is_named else f"{version:,} is no version of these meshes"
    trial = _walk(data)
    if isinstance(trial, Tables) and (is_named or _is_padding(trial)):
        return _match(version, f"version {version}; the counts end where the padding begins", trial)
    return _match(version, "the name of the file") if is_named else "the counts do not end where the file does"


def walks_as(data: bytes | bytearray, version: int) -> Tables | None:
    """A mesh as it would be under another version, None where its counts do not fit the file or leave what is no padding."""
    found = _walk(version.to_bytes(4, "big") + bytes(data[4:]))
    return found if isinstance(found, Tables) and _is_padding(found) else None


def explain(error: ReadError) -> None:
    """Give an error of reading its code, and what a reader can do."""
    field = error.pointer.rpartition("/")[2]
    if error.pointer == "/version" and error.kind == "value":
        error.code = "PRIME_VERSION_UNKNOWN"
    elif error.kind in ("end", "count") or (error.kind == "value" and field.startswith("num_")):
        error.code = "PRIME_TRUNCATED"
        error.hint = error.hint or "The file is cut short, a count is wrong, or it is of another version"


def _walk(data: bytes | bytearray) -> Tables | ReadError:
    """The mesh, with what version 7 leaves open decided by the bytes: padding is no number of points."""
    spec = load_spec(FORMAT)
    try:
        found = read(data, spec)
        if found.decisions["has_point_count"] and int(found[""]["num_points"][0]) < 0:
            found = read(data, spec, decisions={"has_point_count": False})
    except ReadError as error:
        return error
    return found


def _is_padding(tables: Tables) -> bool:
    """Whether what follows the last part is what archives add."""
    rest = tables["padding"]
    return len(rest) < max(PADDED_TO[int(tables[""]["version"][0])]) and bool((rest == PADDING).all())


def _match(version: int, evidence: str, tables: Tables | None = None) -> Match:
    decisions: Mapping[str, Any] = {} if tables is None else tables.decisions
    return Match(FORMAT, _NAMES[version], decisions, evidence, tables=tables)


def _other(data: bytes | bytearray, version: int) -> Match:
    """A mesh by its name alone, of a version that does not exist."""
    if int.from_bytes(data[:4], "little") in VERSIONS:
        message = f"version {version:,} is one with its bytes swapped: the highest byte comes first in these files"
    else:
        message = f"version {version:,} is none of these meshes"
    fault = UnsupportedVersion(
        message,
        code="PRIME_VERSION_UNKNOWN",
        format=FORMAT,
        pointer="/version",
        length=min(4, len(data)),
        expected="4 (Metroid Prime), 6 (Echoes) or 7 (Corruption)",
        actual=f"{version}",
        hint="Take the file from the game's archive again",
    )
    return Match(FORMAT, "prime", evidence="the name of the file", fault=fault)
