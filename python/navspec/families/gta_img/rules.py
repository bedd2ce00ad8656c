"""Rules for archives that the spec cannot declare."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_img import SECTOR
from navspec.families.gta_img.directory import ImgArchive
from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import RelatedRows, RuleResult, RuleSet, check_rows

RULES = RuleSet("gta_img", "IMG_", lambda: rule_texts("navspec.families.gta_img"))


@RULES.rule("ENTRY_RANGE", "error", "inferred", "file")
def _entry_range(archive: ImgArchive) -> RuleResult:
    """Check that files lie in the archive; the spec describes only its directory, not its size."""
    ends, message = archive.ends, "{where} ends at byte {end}, but the archive has {size} bytes"
    return check_rows("entries", ends > archive.size, len(ends), message, end=ends, size=archive.size)


@RULES.rule("ENTRY_OVERLAP", "warning", "inferred", "file")
def _entry_overlap(archive: ImgArchive) -> RuleResult:
    """Report the later of two files that share a sector: the one that begins later, or the later entry if both begin
    together. They are found in the order of their sectors, and a spec knows only that of rows.
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


@RULES.rule("SLACK", "info", "inferred", "file")
def _slack(archive: ImgArchive) -> RuleResult:
    """Check the bytes between directory and files, which are not read as the spec says."""
    odd = np.flatnonzero(np.frombuffer(archive.gap, np.uint8))
    return RuleResult(
        1,
        rows=np.zeros(min(len(odd), 1), np.int64),
        message="{where} has {bytes} bytes other than 0 between its directory and its first file",
        params={"bytes": len(odd)},
        spans=(archive.end + odd[:1], np.ptp(odd, keepdims=True) + 1 if len(odd) else odd),
    )
