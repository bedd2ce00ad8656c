"""Identification of the engine and game of a mesh: by its version, and by the layout that ends where the file ends."""

from __future__ import annotations

import struct
from dataclasses import dataclass, replace

from navspec.columns import Tables, read
from navspec.errors import ReadError, UnsupportedVersion
from navspec.families.source_nav.layout import (
    DECISIONS,
    FORMAT,
    LAST,
    LAST_GOLDSRC,
    LAST_WITHOUT_GAME,
    MAGIC,
    TAGGED,
    TITLES,
    UNTAGGED,
    version_of,
)
from navspec.family.contract import Match
from navspec.spec import load_spec

_MAGIC = MAGIC.to_bytes(4, "little")

SOURCE_2 = range(30, 37)
"""Versions of the meshes of Source 2, which begin with the same bytes."""

_CANDIDATES = {0: ("base", "l4d"), 1: ("cs", "base", "l4d"), 2: ("tf", "base", "l4d")}
_CANDIDATES |= dict.fromkeys((3, 4), ("ins", "base", "l4d")) | dict.fromkeys(range(5, 15), ("l4d", "base", "cs"))
_CANDIDATES |= {256: (TAGGED, UNTAGGED, "tf", "base"), 257: (UNTAGGED, TAGGED, "tf", "base")}
"""Layouts by sub-version, the likely one first. `tf` and `ins` lie alike, so that each has its own numbers."""
_COMMON_CANDIDATES = ("base", "cs", "l4d")

_CERTAIN = 3
"""Areas that a wrong layout does not reach: it is off by a byte or more from the second one on."""


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """Return the variant, or the reason why this is not a mesh of GoldSrc or Source 1."""
    is_named = name.lower().endswith(".nav")
    magic = bytes(data[:4])
    if magic == _MAGIC[::-1]:
        version = version_of(data, ">")
        what = f"this mesh{f' of version {version}' if version else ''} is of a console"
        return _refuse("BYTE_ORDER", f"{what}: its numbers have the highest byte first", _FROM_PC)
    if magic == b"LZMA" and is_named:
        return _refuse("MAGIC_BAD", "this mesh is compressed with LZMA, as on consoles", _FROM_PC)
    if is_named and len(data) < len(_MAGIC) and _MAGIC.startswith(magic):
        return Match(FORMAT, "base", evidence="the name is that of a mesh", fault=_too_short(len(data)))
    if magic != _MAGIC:
        if magic == b"NavB":
            return "it begins like the own files of NavBot, which are another format"
        if not is_named:
            return "the first bytes are not CE FA ED FE"
        return _refuse("MAGIC_BAD", "the first bytes are not CE FA ED FE", "The file is damaged, or no mesh at all")
    if len(data) < 8:
        return Match(FORMAT, "base", evidence="the first bytes are those of a mesh", fault=_too_short(len(data)))
    (version,) = struct.unpack_from("<I", data, 4)
    if version in SOURCE_2:
        return f"version {version} is one of Source 2"
    if not 1 <= version <= LAST:
        return Match(FORMAT, "base", evidence="the first bytes are those of a mesh", fault=_unsupported(version))
    if version <= LAST_GOLDSRC:
        return _match("goldsrc", f"version {version} is one of GoldSrc")
    if version <= LAST_WITHOUT_GAME:
        return _match("base", f"version {version} has no data of games")
    return Match(FORMAT, "base", evidence=f"version {version}", probe=_identify_by_trial)


def _match(variant: str, evidence: str, tables: Tables | None = None) -> Match:
    return Match(FORMAT, variant, DECISIONS[variant], evidence, tables=tables)


_FROM_PC = "Take the mesh from the PC version of the game, or generate it there"


def _refuse(code: str, message: str, hint: str) -> Match:
    """Return a match with a fault, for a mesh by its name or first bytes that is not as the PC version has it."""
    fault = ReadError(message, code=f"NAV_{code}", format=FORMAT, pointer="/magic", length=4, hint=hint)
    return Match(FORMAT, "base", evidence="name and first bytes", fault=fault)


def _too_short(size: int) -> ReadError:
    pointer, offset = ("/version", 4) if size >= len(_MAGIC) else ("/magic", 0)
    what = "the file ends inside its header" if size else "the file is empty"
    return ReadError(
        what,
        kind="end",
        format=FORMAT,
        pointer=pointer,
        offset=offset,
        length=size - offset,
        hint="Take the mesh from a backup, or let the game generate it",
    )


def _unsupported(version: int) -> ReadError:
    return UnsupportedVersion(
        f"version {version:,} has never been described",
        code="NAV_VERSION_UNSUPPORTED",
        format=FORMAT,
        pointer="/version",
        offset=4,
        length=4,
        expected="1 to 16 (GoldSrc, Source) or 30 to 36 (Source 2)",
        actual=f"{version}",
        hint="Save the mesh again in a game whose version is known",
    )


@dataclass(frozen=True, slots=True)
class _Trial:
    """Result of a trial of one layout: the areas read whole, the offset where reading stopped, and the error."""

    variant: str
    areas: int
    offset: int
    error: ReadError | None = None
    trailing: int = 0
    tables: Tables | None = None

    @property
    def outcome(self) -> str:
        """The end of the trial in words."""
        if self.error is None:
            return f"{self.variant} leaves {self.trailing:,} bytes" if self.trailing else f"{self.variant} fits"
        return f"{self.variant} fails at offset 0x{self.error.offset:X} in {self.error.pointer}"


def _identify_by_trial(data: bytes | bytearray) -> Match:
    """Try the layouts of the games; only a layout that ends with the file is accepted without doubt."""
    (version,) = struct.unpack_from("<I", data, 4)
    sub_version = struct.unpack_from("<I", data, 8)[0] if len(data) >= 12 else 0
    names = _CANDIDATES.get(sub_version, _COMMON_CANDIDATES)
    trials: list[_Trial] = []
    for name in names:
        trial = _try_layout(data, name)
        if trial.error is None and not trial.trailing:
            return _match(
                name, f"version {version}.{sub_version}; the layout of {name} ends where the file does", trial.tables
            )
        trials.append(replace(trial, tables=None) if trials else trial)  # tables of the first trial may be needed
        if trial.error is not None and trial.error.pointer.startswith("/places"):
            break  # bytes before the areas are the same for all games
    guess, *later_trials = trials
    agreed = all(_stop_position(trial) == _stop_position(guess) for trial in later_trials)
    furthest = guess.areas >= _CERTAIN and all(trial.offset <= guess.offset for trial in later_trials)
    if agreed or furthest:
        evidence = f"version {version}.{sub_version}; of all layouts that of {guess.variant} gets furthest"
        return _match(guess.variant, evidence, guess.tables)
    return Match(
        FORMAT,
        guess.variant,
        DECISIONS[guess.variant],
        "version and sub-version",
        _unknown_variant(trials, version_of(data)),
    )


def _try_layout(data: bytes | bytearray, name: str) -> _Trial:
    try:
        tables = read(memoryview(data).toreadonly(), load_spec(FORMAT), decisions=DECISIONS[name])
    except ReadError as error:
        is_behind = error.pointer.startswith(("/num_ladders", "/ladders", "/max_view"))
        return _Trial(
            name, error.complete_rows("areas") or _CERTAIN * is_behind, error.offset, error.without_traceback()
        )
    trailing = len(tables["tail"])
    return _Trial(name, len(tables["areas"]), len(data) - trailing, trailing=trailing, tables=tables)


def _stop_position(trial: _Trial) -> tuple[str, int] | None:
    return (trial.error.pointer, trial.error.offset) if trial.error else None


def _unknown_variant(trials: list[_Trial], version: str) -> ReadError:
    guess = trials[0]
    tried = "; ".join(trial.outcome for trial in trials)
    return ReadError(
        f"mesh of version {version}: no layout of a known game ends where the file does: {tried}",
        code="NAV_VARIANT_UNKNOWN",
        format=FORMAT,
        pointer=guess.error.pointer if guess.error else "/tail",
        offset=guess.offset,
        length=guess.error.length if guess.error else guess.trailing,
        hint="Name the game with `--input-format source_nav:GAME` to read it all the same",
    )


def explain_read_error(error: ReadError, match: Match, data: bytes | bytearray) -> None:
    """Add version and game of the mesh to the message of a read error, and how many areas are whole."""
    if error.code not in ("NAV_MAGIC_BAD", "NAV_VERSION_UNSUPPORTED") and (version := version_of(data)):
        rows = error.complete_rows("areas")
        whole = "" if rows is None else f", last whole area /areas/{rows - 1}" if rows else ", no area whole"
        error.message = f"mesh of version {version} ({TITLES[match.variant]}){whole}: {error.message}"
        error.args = (error.message,)
