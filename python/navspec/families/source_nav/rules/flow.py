"""Rules for the flow of Left 4 Dead, which are not declared: groups of areas and ways need a search through the graph."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.source_nav.flow import REGIONS, AreaGroups, find_groups
from navspec.families.source_nav.layout import L4D
from navspec.families.source_nav.rules.base import RULES, format_count
from navspec.families.source_nav.view import NO_ROW, Array, SourceMesh
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows, count_true

_MAX_HOLE = 20
"""Areas of the largest gap in a region that is probably not meant."""
_MAX_UNREACHED = 0.2
"""Share of areas without flow that is more than any measured mesh has, 0.15 at most."""
_MAX_NAMED_AREAS = 10
"""Areas of a group that a message names."""


@RULES.rule("L4D_NO_END", "warning", "community", "file", of="areas")
def _no_end(mesh: SourceMesh) -> RuleResult:
    if mesh.game != L4D:
        return RuleResult(0)
    has_start, has_end = (mesh.count_per_mesh("areas", is_end) > 0 for is_end in (mesh.flow.start, mesh.flow.end))
    return check_rows("", ~has_end, has_start, "{where} has a start, but neither a finale nor another checkpoint")


@RULES.rule("L4D_NO_FLOW", "warning", "community", "file", of="areas")
def _no_flow(mesh: SourceMesh) -> RuleResult:
    if mesh.game != L4D:
        return RuleResult(0)
    flow = mesh.flow
    starts, ends, ways = (
        mesh.first_per_mesh("areas", rows) for rows in (flow.start, flow.end, flow.end & flow.is_reached)
    )
    is_checked = (starts != NO_ROW) & (ends != NO_ROW)
    fails = is_checked & (ways == NO_ROW)
    starts, ends = starts[fails], ends[fails]
    message = "no way over links, ladders and elevators leads from {where}, the start, to area {end}, the end"
    related = [RelatedRows("{where} is the end", "areas", ends)]
    params = {"end": mesh.ids[ends].astype(np.int64)}
    return RuleResult(count_true(is_checked), "areas", starts, message, params=params, related=related)


@RULES.rule("L4D_NO_FLOW_AREAS", "info", "community", "file", of="areas")
def _no_flow_areas(mesh: SourceMesh) -> RuleResult:
    if mesh.game != L4D:
        return RuleResult(0)
    has_start = mesh.count_per_mesh("areas", mesh.flow.start) > 0
    unreached, areas = mesh.count_per_mesh("areas", ~mesh.flow.is_reached), mesh.counts("areas")
    share = unreached / np.maximum(areas, 1)
    message = "{unreached:,} of {areas:,} areas of {where} ({share:.1%}) cannot be reached from the start"
    fails = share > _MAX_UNREACHED
    result = check_rows("", fails, has_start, message, unreached=unreached, areas=areas, share=share.round(4))
    first = mesh.first_per_mesh("areas", ~mesh.flow.is_reached)[result.rows]
    result.related = [RelatedRows("{where} is the first of them", "areas", first)]
    return result


@RULES.rule("L4D_CLOSET_UNREACHED", "warning", "measured", "file", of="areas")
def _closet_unreached(mesh: SourceMesh) -> RuleResult:
    if mesh.game != L4D:
        return RuleResult(0)
    has_start = mesh.count_per_mesh("areas", mesh.flow.start) > 0
    is_checked = mesh.flow.marks["rescue_closet"] & has_start[mesh.mesh_of("areas")]
    message = "{where} is a rescue closet that cannot be reached from the start"
    return check_rows("areas", ~mesh.flow.is_reached, is_checked, message, "spawn_attributes")


@RULES.rule("L4D_CHECKPOINT_STRAY", "info", "measured", "file", exceptions=3, of="areas")
def _checkpoint_stray(mesh: SourceMesh) -> RuleResult:
    if mesh.game != L4D:
        return RuleResult(0)
    groups, is_stray = mesh.flow.checkpoints, mesh.flow.is_stray
    message = "{where} is marked as checkpoint, but belongs to neither the start nor the end of the map: {group}"
    return _group_result(mesh, groups, np.flatnonzero(is_stray), len(is_stray), message)


@RULES.rule("L4D_REGION_HOLE", "info", "inferred", "file", exceptions=1, of="areas")
def _region_hole(mesh: SourceMesh) -> Iterator[RuleResult]:
    if mesh.game != L4D:
        return
    flow = mesh.flow
    is_exempt = np.logical_or.reduce(
        [flow.marks[mark] for mark in ("player_start", "checkpoint", "rescue_closet", "rescue_vehicle")]
    )
    for region in REGIONS:
        is_marked = flow.marks[region]
        groups = find_groups(~is_marked, flow.source, flow.target, mesh.mesh_of("areas"))
        is_beside = np.zeros(len(is_marked), bool)
        for here, there in ((flow.source, flow.target), (flow.target, flow.source)):
            is_beside[here[is_marked[there]]] = True
        touches, excepted = (
            np.bincount(groups.group[rows[groups.rows]], minlength=len(groups.areas)) > 0
            for rows in (is_beside, is_exempt)
        )
        is_hole = (groups.rank > 0) & (groups.areas <= _MAX_HOLE) & touches & ~excepted
        message = f"{{where}} is in a gap of a {region}, without its mark: {{group}}"
        yield _group_result(mesh, groups, np.flatnonzero(is_hole), count_true(touches), message)


def _group_result(mesh: SourceMesh, groups: AreaGroups, failing: Array, cases: int, message: str) -> RuleResult:
    """Return the result of a check of groups of areas; a finding points at the first area of a failing group."""
    order = np.argsort(groups.group, kind="stable")
    bounds = np.append(0, np.cumsum(groups.areas))
    members = [groups.rows[order[bounds[group] : bounds[group + 1]]] for group in failing.tolist()]
    firsts = np.array([rows[0] for rows in members], np.int64)
    params = {"areas": groups.areas[failing], "group": [_describe_group(mesh, rows) for rows in members]}
    return RuleResult(cases, "areas", firsts, message, "spawn_attributes", params=params)


def _describe_group(mesh: SourceMesh, rows: Array) -> str:
    """Return the number of areas, some of their ids, and the place of the first as text."""
    ids = ", ".join(map(str, mesh.ids[rows[:_MAX_NAMED_AREAS]].tolist()))
    more = ", ..." if len(rows) > _MAX_NAMED_AREAS else ""
    place = mesh.place_name(int(rows[0]))
    return f"{format_count(len(rows), 'area')} ({ids}{more})" + (f" in {place}" if place else "")
