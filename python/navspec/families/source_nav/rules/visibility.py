"""Rules for the lists of visible areas, and for inherited ones."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.source_nav.layout import L4D
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import NO_ROW, Array, SourceMesh
from navspec.family.rules.rule_set import RelatedRows, RuleResult, count_true

ENTRIES = "areas.visible"
PARENT = "inherit_visibility_from"
MOST_FLAGS = 3
MOST_DELTAS = 64


def _entry_result(mesh: SourceMesh, cases: int, rows: Array, message: str, field: str = "") -> RuleResult:
    """Return the failing entries, with the area that they name."""
    if not len(rows):
        return RuleResult(cases, ENTRIES)
    stored = mesh.column(ENTRIES, "target")[rows].astype(np.int64)
    row = mesh.visible_rows(rows)
    # The id of the area, or the stored number where no area has it.
    facts = {
        "target": np.where(row == NO_ROW, stored, mesh.ids[row]),
        "flags": mesh.visible_flags[rows],
    }
    related = [RelatedRows("{where} is the one that is seen", "areas", row)]
    return RuleResult(cases, ENTRIES, rows, message, field, params=facts, related=related)


# --- entries -------------------------------------------------------------------------------------------------------


@RULES.rule("VIS_TARGET_DANGLING", "warning", "engine", "file", of=ENTRIES)
def _vis_target_dangling(mesh: SourceMesh) -> RuleResult:
    if mesh.has_row_targets:
        return RuleResult(0)
    message = "area {area} sees area {target}, which does not exist"
    return _entry_result(mesh, mesh.count(ENTRIES), mesh.visibility_faults.missing, message, "target")


@RULES.rule("VIS_INDEX_RANGE", "error", "measured", "file", of=ENTRIES)
def _vis_index_range(mesh: SourceMesh) -> Iterator[RuleResult]:
    if not mesh.has_row_targets:
        return
    yield RuleResult(mesh.count(ENTRIES))
    missing = mesh.visibility_faults.missing
    owner, areas = mesh.roots(ENTRIES, missing), mesh.counts("areas")
    for number in np.unique(owner).tolist():
        message = f"area {{area}} sees the area in row {{target}}, but rows end at {areas[number] - 1}"
        yield _entry_result(mesh, 0, missing[owner == number], message, "target")


@RULES.rule("VIS_FLAGS_RANGE", "warning", "engine", "file", of=ENTRIES)
def _vis_flags_range(mesh: SourceMesh) -> RuleResult:
    if not mesh.has_field(ENTRIES, "flags"):
        return RuleResult(0)
    flags = mesh.visible_flags
    rows = np.flatnonzero(flags > MOST_FLAGS) if flags.max(initial=0) > MOST_FLAGS else np.zeros(0, np.int64)
    return _entry_result(
        mesh, len(flags), rows, "area {area} sees area {target} with flags {flags}; they end at 3", "flags"
    )


@RULES.rule("VIS_DUPLICATE", "warning", "engine", "file", of=ENTRIES)
def _vis_duplicate(mesh: SourceMesh) -> RuleResult:
    message = "area {area} names area {target} more than once among those that it sees; the first time counts"
    return _entry_result(mesh, mesh.count(ENTRIES), mesh.visibility_faults.repeated, message)


@RULES.rule("VIS_DELETE_NO_PARENT", "warning", "engine", "file", of=ENTRIES)
def _vis_delete_no_parent(mesh: SourceMesh) -> RuleResult:
    if not _can_inherit(mesh):
        return RuleResult(0)
    rows, offsets = np.zeros(0, np.int64), mesh.tables.offsets(ENTRIES)
    is_zero = mesh.visible_flags == 0
    deleting = count_true(is_zero)
    if deleting != mesh.visibility_faults.deleting:  # some are not in areas that inherit
        rows = np.flatnonzero(is_zero & np.repeat(mesh.parent == NO_ROW, np.diff(offsets)))
    return _entry_result(mesh, deleting, rows, "area {area} takes area {target} from a list that it does not inherit")


@RULES.rule("VIS_DELETE_NOT_INHERITED", "info", "measured", "file", of=ENTRIES)
def _vis_delete_not_inherited(mesh: SourceMesh) -> RuleResult:
    if not _can_inherit(mesh):
        return RuleResult(0)
    message = "area {area} takes area {target} from a list that does not have it"
    return _entry_result(mesh, mesh.visibility_faults.deleting, mesh.visibility_faults.pointless, message)


@RULES.rule("VIS_REDUNDANT", "info", "measured", "file", exceptions=3_963, of=ENTRIES)
def _vis_redundant(mesh: SourceMesh) -> RuleResult:
    if not _can_inherit(mesh):
        return RuleResult(0)
    message = "area {area} says of area {target} what the list that it inherits says"
    return _entry_result(mesh, mesh.visibility_faults.inherited, mesh.visibility_faults.redundant, message)


@RULES.rule("VIS_NO_SELF", "warning", "measured", "file", of=ENTRIES)
def _vis_no_self(mesh: SourceMesh) -> RuleResult:
    if mesh.game != L4D:
        return RuleResult(0)
    is_checked = mesh.counts(ENTRIES) > 0
    blind, root_of_blind = mesh.visibility_faults.blind, mesh.roots("areas", mesh.visibility_faults.blind)
    counts = np.bincount(root_of_blind, minlength=len(is_checked))
    roots = np.flatnonzero(is_checked & (counts > 0))
    first = blind[np.searchsorted(root_of_blind, roots)]
    message = "{blind} of {areas} areas do not see themselves"
    params = {"blind": counts[roots], "areas": mesh.counts("areas")[roots]}
    related = [RelatedRows("{where} is the first of them", "areas", first)]
    return RuleResult(count_true(is_checked), "", roots, message, "areas", params=params, related=related)


# --- inheritance ---------------------------------------------------------------------------------------------------


def _can_inherit(mesh: SourceMesh) -> bool:
    """Return whether areas of this version can inherit lists."""
    return mesh.has_field("areas", PARENT)


def _heir_result(mesh: SourceMesh, cases: int, fails: Array, message: str) -> RuleResult:
    """Return the failing areas, by a mask over all of them, with the area that they inherit from."""
    (rows,) = fails.nonzero()
    if not len(rows):
        return RuleResult(cases, "areas")
    params = {"parent": mesh.column("areas", PARENT)[rows]}
    parent = np.where(mesh.parent[rows] == rows, NO_ROW, mesh.parent[rows])
    related = [RelatedRows("{where} is the one that it inherits from", "areas", parent)]
    return RuleResult(cases, "areas", rows, message, PARENT, params=params, related=related)


@RULES.rule("INHERIT_DANGLING", "warning", "engine", "file", exceptions=31)
def _inherit_dangling(mesh: SourceMesh) -> RuleResult:
    is_checked = mesh.column("areas", PARENT) != 0
    message = "{where} inherits what area {parent} sees, which does not exist"
    return _heir_result(mesh, count_true(is_checked), is_checked & (mesh.parent == NO_ROW), message)


@RULES.rule("INHERIT_SELF", "warning", "engine", "file")
def _inherit_self(mesh: SourceMesh) -> RuleResult:
    fails = mesh.parent == np.arange(len(mesh.ids))
    return _heir_result(mesh, count_true(mesh.parent != NO_ROW), fails, "{where} inherits what it sees from itself")


@RULES.rule("INHERIT_CHAIN", "warning", "engine", "file", exceptions=22)
def _inherit_chain(mesh: SourceMesh) -> RuleResult:
    message = "{where} inherits what area {parent} sees, which inherits too: the engine takes one step only"
    return _heir_result(mesh, count_true(mesh.is_heir), mesh.inherits_more, message)


@RULES.rule("INHERIT_CYCLE", "warning", "inferred", "file")
def _inherit_cycle(mesh: SourceMesh) -> RuleResult:
    is_heir, number = mesh.is_heir, len(mesh.ids)
    message = "{where} inherits what area {parent} sees, from where the way leads back to it"
    if not mesh.inherits_more.any():
        return RuleResult(count_true(is_heir), "areas")
    ahead = np.append(np.where(is_heir, mesh.parent, number), number)
    for _ in range(number.bit_length()):  # twice as far each time, until all that are in no cycle are past the end
        ahead = ahead[ahead]
    fails = np.zeros(number + 1, bool)
    fails[ahead] = True
    return _heir_result(mesh, count_true(is_heir), fails[:number], message)


@RULES.rule("INHERIT_DELTA_LONG", "info", "measured", "file")
def _inherit_delta_long(mesh: SourceMesh) -> RuleResult:
    if not _can_inherit(mesh):
        return RuleResult(0)
    entries, is_heir = np.diff(mesh.tables.offsets(ENTRIES)), mesh.parent != NO_ROW
    rows = np.flatnonzero(is_heir & (entries > MOST_DELTAS))
    message = "{where} inherits a list and has {entries} entries of its own; the engine makes 64 at most"
    return RuleResult(count_true(is_heir), "areas", rows, message, "num_visible", params={"entries": entries[rows]})
