"""Rules that compare lists of visible areas with each other, or follow areas that inherit them.

They are not declared: one pass through the lists, which have up to a million entries, serves all of them. A join for
each rule takes several times as long. Chains of heirs need a search.
"""

from __future__ import annotations

import numpy as np

from navspec.families.source_nav.layout import L4D
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import NO_ROW, Array, SourceMesh
from navspec.family.rules.rule_set import RelatedRows, RuleResult, count_true

ENTRIES = "areas.visible"
PARENT = "inherit_visibility_from"


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


@RULES.rule("VIS_DUPLICATE", "warning", "engine", "file", of=ENTRIES)
def _vis_duplicate(mesh: SourceMesh) -> RuleResult:
    message = "area {area} names area {target} more than once among those that it sees; the first time counts"
    return _entry_result(mesh, mesh.count(ENTRIES), mesh.visibility_faults.repeated, message)


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
