"""Rules of archives that the annotations of the spec cannot say."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.families.gta_img import SECTOR
from navspec.families.gta_img.directory import bounds, names_of, texts, version_of
from navspec.family.contract import rule_texts
from navspec.family.rules.results import RelatedRows, RuleResult, check_rows
from navspec.family.rules.rule_set import RuleSet


class Directory:
    """What rules ask of an archive; every one is checked on its own.

    Attributes
    ----------
    files : TableSet
        Its directory.
    begins, ends : numpy.ndarray
        First byte of every entry, and the one behind its last sector; int64, shape (entries,).
    holds : numpy.ndarray
        Whether an entry has any bytes; bool.
    names : list of bytes
        Names up to the zeros that end them.
    stored : numpy.ndarray or None
        Names of version 2 with what stands behind them; uint8, shape (entries, 24).
    version : Version
        What the two versions call the same things.
    size : int
        Bytes of the archive.
    end : int
        Bytes of the directory.
    gap : bytes
        What stands between the directory and the first file.
    """

    def __init__(self, files: TableSet) -> None:
        (tables,) = files.files.values()
        self.files = files
        version = version_of(tables[""]["magic"].tobytes())
        assert version is not None, "no other magic can be read"
        self.version = version
        self.begins, lengths = bounds(tables)
        self.ends: Array = self.begins + lengths
        self.holds: Array = self.ends > self.begins
        self.names = names_of(tables)
        self.stored: Array | None = tables["entries"]["name"] if version.table == "entries" else None
        self.size: int = tables.facts["size"]
        self.end: int = version.extent(bytes(tables.to_bytes()[: version.header]))[1]
        self.gap: bytes = tables.facts["gap"]

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Any]]:
        """Rows in the words of the format, and as parameters of findings: entry and name."""
        if not table:
            return ["the archive"] * len(rows), {}
        names = self.texts(rows)
        words = [f"entry {row} '{name}'" for row, name in zip(rows.tolist(), names, strict=True)]
        return words, {"entry": rows, "name": names}

    def texts(self, rows: Array) -> list[str]:
        """Names of some entries as text."""
        return texts(self.names[row] for row in rows.tolist())


RULES = RuleSet("gta_img", "IMG_", lambda: rule_texts("navspec.families.gta_img"))


@RULES.rule("ENTRY_RANGE", "error", "inferred", "file", unmodified="unmeasured")
def _entry_range(archive: Directory) -> RuleResult:
    ends, message = archive.ends, "{where} ends at byte {end}, but the archive has {size} bytes"
    return check_rows("entries", ends > archive.size, len(ends), message, end=ends, size=archive.size)


@RULES.rule("DIRECTORY_OVERLAP", "error", "inferred", "file", unmodified="unmeasured")
def _directory_overlap(archive: Directory) -> RuleResult:
    message = "{where} begins at byte {begin}, but the directory reaches to byte {directory}"
    params = {"begin": archive.begins, "directory": archive.end}
    return check_rows("entries", archive.begins < archive.end, archive.holds, message, archive.version.sector, **params)


@RULES.rule("ENTRY_OVERLAP", "warning", "inferred", "file", unmodified="unmeasured")
def _entry_overlap(archive: Directory) -> RuleResult:
    """Of two files that share a sector, the one that begins later fails; of those that begin together, the later entry."""
    holding = np.flatnonzero(archive.holds)
    order = holding[np.argsort(archive.begins[holding], kind="stable")]
    ends = archive.ends[order]
    reached = np.append(0, np.maximum.accumulate(ends))[:-1]
    farthest = np.maximum.accumulate(np.where(ends > reached, np.arange(len(order)), 0))
    late = np.flatnonzero(archive.begins[order] < reached)
    late = late[np.argsort(order[late])]
    rows, others = order[late], order[farthest[late - 1]]
    message = "{where} begins in sector {sector}, which belongs to entry {other} '{other_name}' as well"
    params = {"sector": archive.begins[rows] // SECTOR, "other": others, "other_name": archive.texts(others)}
    related = (RelatedRows("{where} holds it", "entries", others),)
    return RuleResult(len(order), "entries", rows, message, archive.version.sector, params=params, related=related)


@RULES.rule("NAME_DUPLICATE", "warning", "inferred", "file", unmodified="unmeasured")
def _name_duplicate(archive: Directory) -> RuleResult:
    first: dict[bytes, int] = {}
    others = np.array([first.setdefault(name.lower(), row) for row, name in enumerate(archive.names)], dtype=np.int64)
    table, fails, message = (
        archive.version.table,
        others != np.arange(len(others)),
        "{where} has the name of entry {other}",
    )
    found = check_rows(table, fails, len(others), message, "name", other=others)
    found.related = (RelatedRows("{where} has it first", table, others[fails]),)
    return found


@RULES.rule("NAME_UNTERMINATED", "warning", "inferred", "file", unmodified="unmeasured")
def _name_unterminated(archive: Directory) -> RuleResult:
    if archive.stored is None:
        return RuleResult(0)
    fails = np.asarray(archive.stored.all(axis=1))
    return check_rows("entries", fails, len(fails), "{where} has a name that no zero ends", "name")


@RULES.rule("NAME_TAIL", "info", "inferred", "file", unmodified="unmeasured")
def _name_tail(archive: Directory) -> RuleResult:
    if archive.stored is None:
        return RuleResult(0)
    length = np.array([len(name) for name in archive.names], dtype=np.int64)
    fails = np.count_nonzero(archive.stored, axis=1) > length
    return check_rows("entries", fails, len(fails), "{where} has bytes other than 0 behind the end of its name", "name")


@RULES.rule("SLACK", "info", "inferred", "file", unmodified="unmeasured")
def _slack(archive: Directory) -> RuleResult:
    odd = np.flatnonzero(np.frombuffer(archive.gap, np.uint8))
    return RuleResult(
        1,
        rows=np.zeros(min(len(odd), 1), np.int64),
        message="{where} has {bytes} bytes other than 0 between its directory and its first file",
        params={"bytes": len(odd)},
        spans=(archive.end + odd[:1], np.ptp(odd, keepdims=True) + 1 if len(odd) else odd),
    )
