"""Rules for archives that the annotations of the spec cannot express."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_img import SECTOR
from navspec.families.gta_img.directory import ImgArchive
from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import RelatedRows, RuleResult, RuleSet, check_rows

RULES = RuleSet("gta_img", "IMG_", lambda: rule_texts("navspec.families.gta_img"))


@RULES.rule("ENTRY_RANGE", "error", "inferred", "file")
def _entry_range(archive: ImgArchive) -> RuleResult:
    ends, message = archive.ends, "{where} ends at byte {end}, but the archive has {size} bytes"
    return check_rows("entries", ends > archive.size, len(ends), message, end=ends, size=archive.size)


@RULES.rule("DIRECTORY_OVERLAP", "error", "inferred", "file")
def _directory_overlap(archive: ImgArchive) -> RuleResult:
    message = "{where} begins at byte {begin}, but the directory reaches to byte {directory}"
    params = {"begin": archive.begins, "directory": archive.end}
    return check_rows(
        "entries", archive.begins < archive.end, archive.has_bytes, message, archive.version.sector, **params
    )


@RULES.rule("ENTRY_OVERLAP", "warning", "inferred", "file")
def _entry_overlap(archive: ImgArchive) -> RuleResult:
    """Report the later of two files that share a sector: the one that begins later, or the later entry if both begin
    together.
    """
    holding = np.flatnonzero(archive.has_bytes)
    order = holding[np.argsort(archive.begins[holding], kind="stable")]
    ends = archive.ends[order]
    reached = np.append(0, np.maximum.accumulate(ends))[:-1]
    farthest = np.maximum.accumulate(np.where(ends > reached, np.arange(len(order)), 0))
    late = np.flatnonzero(archive.begins[order] < reached)
    late = late[np.argsort(order[late])]
    rows, earlier = order[late], order[farthest[late - 1]]
    message = "{where} begins in sector {sector}, which belongs to entry {other} '{other_name}' as well"
    params = {"sector": archive.begins[rows] // SECTOR, "other": earlier, "other_name": archive.decode_names(earlier)}
    related = (RelatedRows("{where} holds it", "entries", earlier),)
    return RuleResult(len(order), "entries", rows, message, archive.version.sector, params=params, related=related)


@RULES.rule("NAME_DUPLICATE", "warning", "inferred", "file")
def _name_duplicate(archive: ImgArchive) -> RuleResult:
    first: dict[bytes, int] = {}
    first_rows = np.array(
        [first.setdefault(name.lower(), row) for row, name in enumerate(archive.names)], dtype=np.int64
    )
    table, fails, message = (
        archive.version.table,
        first_rows != np.arange(len(first_rows)),
        "{where} has the name of entry {other}",
    )
    result = check_rows(table, fails, len(first_rows), message, "name", other=first_rows)
    result.related = (RelatedRows("{where} has it first", table, first_rows[fails]),)
    return result


@RULES.rule("NAME_UNTERMINATED", "warning", "inferred", "file")
def _name_unterminated(archive: ImgArchive) -> RuleResult:
    if archive.stored is None:
        return RuleResult(0)
    fails = np.asarray(archive.stored.all(axis=1))
    return check_rows("entries", fails, len(fails), "{where} has a name that no zero ends", "name")


@RULES.rule("NAME_TAIL", "info", "inferred", "file")
def _name_tail(archive: ImgArchive) -> RuleResult:
    if archive.stored is None:
        return RuleResult(0)
    length = np.array([len(name) for name in archive.names], dtype=np.int64)
    fails = np.count_nonzero(archive.stored, axis=1) > length
    return check_rows("entries", fails, len(fails), "{where} has bytes other than 0 after the end of its name", "name")


@RULES.rule("SLACK", "info", "inferred", "file")
def _slack(archive: ImgArchive) -> RuleResult:
    odd = np.flatnonzero(np.frombuffer(archive.gap, np.uint8))
    return RuleResult(
        1,
        rows=np.zeros(min(len(odd), 1), np.int64),
        message="{where} has {bytes} bytes other than 0 between its directory and its first file",
        params={"bytes": len(odd)},
        spans=(archive.end + odd[:1], np.ptp(odd, keepdims=True) + 1 if len(odd) else odd),
    )
