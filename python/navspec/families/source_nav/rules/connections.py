"""Rules of the links between areas."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from navspec.families.source_nav.layout import LAST_GOLDSRC
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import NO_ROW, SIDES, Array, Mesh
from navspec.family.rules.link_rules import LinkRules
from navspec.family.rules.results import NO_ROWS, RelatedRows, RuleResult, count_true
from navspec.family.rules.rule_set import RuleFunction
from navspec.family.views.mesh import MeshPart
from navspec.records.report import Severity

LINKS = LinkRules("areas.connections.ids", "areas")
LONG = 200.0
VERY_LONG = 400.0
TOUCHING = 0.01
MOST_OF_IT, HALF_OF_IT = 0.95, 0.5
"""Shares of the areas that are in the largest part of most meshes, and of nearly all."""
_TOLD = 3
"""Parts besides the largest that a message names."""
_BESIDE = "part of {areas:,} with {{where}}{box}"

_NAMES = np.array(SIDES)


def _links(mesh: Mesh, cases: int, rows: Array, message: str, **params: Array) -> RuleResult:
    """Links that fail; `params` have a value for each of them."""
    if not len(rows):
        return RuleResult(cases, LINKS.table)
    return LINKS.make_result(mesh, rows, message, {**_facts(mesh, rows), **params}, cases=cases)


def _facts(mesh: Mesh, rows: Array) -> dict[str, Any]:
    """The sides over which links lead, and the areas."""
    return {"side": _NAMES[mesh.connections.side[rows]], "target": mesh.connections.id[rows]}


# --- where links lead ----------------------------------------------------------------------------------------------


@RULES.rule("LINK_DANGLING", "error", "engine", "file")
def _link_dangling(mesh: Mesh) -> RuleResult:
    links = mesh.connections
    message = "area {area} leads {side} to area {target}, which does not exist"
    (rows,) = ((links.target == NO_ROW) & (links.id != 0)).nonzero()
    return _links(mesh, count_true(links.id), rows, message)


@RULES.rule("LINK_ZERO", "error", "engine", "file")
def _link_zero(mesh: Mesh) -> RuleResult:
    ids = mesh.connections.id
    (rows,) = (ids == 0).nonzero()
    return _links(mesh, len(ids), rows, "area {area} leads {side} to id 0, which stands for no area")


RULES.rule("LINK_SELF", "warning", "engine", "file", exceptions=11)(
    LINKS.check_owned_links("loops", "area {area} leads {side} to itself", _facts)
)


@RULES.rule("LINK_DUPLICATE", "warning", "engine", "file")
def _link_duplicate(mesh: Mesh) -> RuleResult:
    rows = NO_ROWS
    if mesh.ways.has_repeated:
        owner, side, target, _ = mesh.connections
        order = np.lexsort((side, target, owner))
        is_again = np.logical_and.reduce([each[order[1:]] == each[order[:-1]] for each in (owner, side, target)])
        again = order[1:][is_again]
        rows = np.sort(again[mesh.is_passage[again]])
    message = "area {area} leads {side} to area {target} more than once"
    return _links(mesh, mesh.passages, rows, message)


@RULES.rule("LINK_TWO_SIDES", "info", "measured", "file", exceptions=380)
def _link_two_sides(mesh: Mesh) -> RuleResult:
    pair, sides, _ = mesh.ways
    several = np.flatnonzero(sides & sides - 1)
    if not len(several):
        return RuleResult(len(mesh.ids), "areas")
    owner, target = mesh.ends(pair[several])
    others = owner != target
    rows, first = np.unique(owner[others], return_index=True)
    words = [" and ".join(SIDES[side] for side in range(4) if each >> side & 1) for each in range(16)]
    params = {
        "target": mesh.ids[target[others][first]].astype(np.int64),
        "sides": [words[each] for each in sides[several][others][first].tolist()],
    }
    message = "{where} leads to area {target} over more than one side: {sides}"
    related = [RelatedRows("{where} is the other end", "areas", target[others][first])]
    return RuleResult(len(mesh.ids), "areas", rows, message, "connections", params=params, related=related)


# --- how areas lie -------------------------------------------------------------------------------------------------


def _passages(fails: Callable[[Mesh], Array], fault: str, **params: Callable[[Mesh, Array], Array]) -> RuleFunction:
    """A question to the links that lead to other areas; `params` give a value for each of some links."""

    def ask(mesh: Mesh) -> RuleResult:
        (rows,) = (mesh.is_passage & fails(mesh)).nonzero()
        if not len(rows):
            return RuleResult(mesh.passages, LINKS.table)
        told = {name: values(mesh, rows) for name, values in params.items()}
        message = f"area {{area}} leads {{side}} to area {{target}}, {fault}"
        return _links(mesh, mesh.passages, rows, message, **told)

    return ask


RULES.rule("LINK_WRONG_SIDE", "warning", "measured", "file", exceptions=883)(
    _passages(lambda mesh: ~mesh.facing.is_ahead, "whose centre does not lie in that direction")
)
RULES.rule("LINK_OVERLAP", "info", "measured", "file", exceptions=10_036)(
    _passages(
        lambda mesh: mesh.facing.gap < -TOUCHING,
        "which begins {overlap:g} units before that side",
        overlap=lambda mesh, rows: -mesh.facing.gap[rows],
    )
)
RULES.rule("LINK_NO_LATERAL_OVERLAP", "info", "measured", "file", exceptions=5_591)(
    _passages(lambda mesh: mesh.facing.is_beside_none, "beside which it does not lie")
)


@RULES.rule("LINK_LONG_GAP", ("warning", "info"), "measured", "file", exceptions=160)
def _link_long_gap(mesh: Mesh) -> Iterator[RuleResult]:
    message = "area {area} leads {side} to area {target} over a gap of {gap:g} units"
    yield RuleResult(mesh.passages)
    rows = np.flatnonzero(mesh.is_passage & (mesh.facing.gap > LONG))
    gap = mesh.facing.gap[rows]
    chosen: tuple[tuple[Array, Severity], ...] = ((gap > VERY_LONG, "warning"), (gap <= VERY_LONG, "info"))
    for which, severity in chosen if len(rows) else ():
        answer = _links(mesh, 0, rows[which], message, gap=gap[which])
        answer.severity = severity
        yield answer


# --- ways back -----------------------------------------------------------------------------------------------------


RULES.rule("LINK_ONE_WAY", "info", "engine", "file", exceptions=65_869)(
    _passages(lambda mesh: ~mesh.has_way_back, "which does not lead back over the opposite side")
)
RULES.rule("LINK_BACK_OTHER_SIDE", "info", "measured", "file", exceptions=241)(
    _passages(
        lambda mesh: ~mesh.has_way_back & (mesh.sides_back != 0),
        "which leads back, but not over the opposite side",
    )
)


# --- parts of the mesh ---------------------------------------------------------------------------------------------


@RULES.rule("MESH_PARTS", ("warning", "info"), "measured", "file", exceptions=21)
def _mesh_parts(mesh: Mesh) -> Iterator[RuleResult]:
    areas, sizes = mesh.counts("areas"), mesh.parts.nodes
    yield RuleResult(count_true(areas))
    for each, (count, parts) in enumerate(zip(areas.tolist(), pairwise(mesh.part_starts.tolist()), strict=True)):
        if count and sizes[parts[0]] / count < MOST_OF_IT:
            yield _split(mesh, count, sizes[slice(*parts)], mesh.other_parts[each])


def _split(mesh: Mesh, areas: int, sizes: Array, others: list[MeshPart]) -> RuleResult:
    """That a mesh of several areas is in parts of these sizes."""
    share = float(sizes[0] / areas)
    words = [f"{part.areas:,} with area {part.area}{_box(part)}" for part in others[:_TOLD]]
    left = len(sizes) - 1 - len(words)
    told = ", ".join(words) + (f", {left:,} smaller ones" if left else "")
    return RuleResult(
        0,
        "areas",
        np.array([others[0].row]),
        "the mesh is in {parts} parts between which nothing leads: {largest:,} of its {areas:,} areas "
        f"({share:.1%}), {told}",
        params={
            "areas": areas,
            "parts": len(sizes),
            "largest": int(sizes[0]),
            "share": round(share, 4),
            "others": [[part.facts for part in others]],
        },
        severity="warning" if share < HALF_OF_IT and mesh.version > LAST_GOLDSRC else "info",
        related=[
            RelatedRows(_BESIDE.format(areas=part.areas, box=_box(part)), "areas", np.array([part.row]))
            for part in others
        ],
    )


def _box(part: MeshPart) -> str:
    """Where a part lies, as text; nothing where that is nowhere."""
    sides = [f"{axis} {low:,.0f} to {high:,.0f}" for axis, (low, high) in (part.extent or {}).items()]
    return f" ({', '.join(sides)})" if sides else ""
