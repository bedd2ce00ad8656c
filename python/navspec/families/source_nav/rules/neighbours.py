"""Rules for areas and ladders side by side or over each other; not declared, as they need a search by place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from navspec.families.source_nav.borders import (
    STEP_HEIGHT,
    Borders,
    find_overlapping_areas,
    find_overlapping_ladders,
)
from navspec.families.source_nav.layout import LADDERS
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import NO_ROW, SIDES, Array, SourceMesh
from navspec.family.rules.rule_set import RelatedRows, RuleResult
from navspec.graphs.arrays import expand_ranges
from navspec.graphs.intervals import Overlaps

_CROWDED = "too many areas or ladders are in one place"
_SIDES = "areas.connections"
_INSIDE = 0.999
"""Share of the smaller area that the larger one covers if the smaller lies inside."""


def find_missing_links(mesh: SourceMesh, borders: Borders) -> Borders:
    """Return those borders across which nothing leads, not even by way of a third area.

    Areas without any link say nothing about their neighbours, and do not count if both are so.
    """
    first, second = borders.first, borders.second
    has_links = np.bincount(mesh.connections.owner, minlength=len(mesh.ids)) > 0
    is_open = ~mesh.are_connected(first, second) & ~mesh.are_connected(second, first)
    is_open &= has_links[first] | has_links[second]
    borders = borders.select(np.flatnonzero(is_open))
    first, second = borders.first, borders.second
    is_joined = _lead_over_third(mesh, first, second) | _lead_over_third(mesh, second, first)
    return borders.select(np.flatnonzero(~is_joined))


def _lead_over_third(mesh: SourceMesh, start: Array, end: Array) -> Array:
    """Return whether two links lead from one area over a third to another, pair by pair; bool."""
    owner, _, target, _ = mesh.connections
    begin, counts = np.searchsorted(owner, start), np.bincount(owner, minlength=len(mesh.ids))[start]
    pair = np.repeat(np.arange(len(start)), counts)
    link = expand_ranges(begin, counts)
    over = pair[(target[link] != NO_ROW) & mesh.are_connected(target[link], end[pair])]
    return np.bincount(over, minlength=len(start)) > 0


def find_one_way_borders(mesh: SourceMesh, borders: Borders) -> tuple[Borders, Array]:
    """Return those borders across which a link leads in one direction, and whether out of the first area; bool."""
    is_out = mesh.are_connected(borders.first, borders.second)
    one_way = np.flatnonzero(is_out ^ mesh.are_connected(borders.second, borders.first))
    return borders.select(one_way), is_out[one_way]


def _find_same_floor(mesh: SourceMesh) -> tuple[Overlaps, Array]:
    """Return pairs of areas that cover the same floor, and what they share from west to east and from north to south.

    Their heights in the middle of that differ by a step at most. The extents are float64, shape (pairs, 2).
    """
    pairs = find_overlapping_areas(mesh.rectangles)
    first, second = pairs.first, pairs.second
    low = np.maximum(mesh.low[first, :2], mesh.low[second, :2])
    high = np.minimum(mesh.high[first, :2], mesh.high[second, :2])
    middle = (low + high) / 2
    rise = mesh.surface(first, *middle.T) - mesh.surface(second, *middle.T)
    is_same = np.abs(rise) <= STEP_HEIGHT
    return Overlaps(first[is_same], second[is_same], pairs.is_crowded), (high - low)[is_same]


def _count_crowded(mesh: SourceMesh, is_crowded: Array) -> Array:
    """Return for every mesh the number of areas that are not compared; int64."""
    return np.where(is_crowded, mesh.counts("areas"), 0)


def _border_result(
    mesh: SourceMesh,
    borders: Borders,
    area: Array,
    side: Array,
    message: str,
    params: Mapping[str, Array],
    related: Sequence[RelatedRows],
) -> RuleResult:
    """Return failing borders as findings about sides of areas."""
    return RuleResult(
        len(mesh.walkable_borders.first),
        _SIDES,
        area * len(SIDES) + side,
        message,
        params={"side": [SIDES[number] for number in side.tolist()], "length": borders.length.round(2), **params},
        not_asked=_count_crowded(mesh, borders.is_crowded),
        reason=_CROWDED,
        related=related,
    )


@RULES.rule("LINK_MISSING", "info", "measured", "file", exceptions=33, of=_SIDES)
def _link_missing(mesh: SourceMesh) -> RuleResult:
    borders = find_missing_links(mesh, mesh.walkable_borders)
    message = "{where} lies beside area {neighbour} along {length:g} units, and nothing leads across"
    params = {"neighbour": mesh.ids[borders.second].astype(np.int64)}
    related = [RelatedRows("{where} is the one beside it", "areas", borders.second)]
    return _border_result(mesh, borders, borders.first, borders.side, message, params, related)


@RULES.rule("LINK_ONE_WAY_FLAT", "info", "measured", "file", exceptions=27, of=_SIDES)
def _link_one_way_flat(mesh: SourceMesh) -> RuleResult:
    borders, is_out = find_one_way_borders(mesh, mesh.walkable_borders)
    owner, target = (
        np.where(is_out, *rows) for rows in ((borders.first, borders.second), (borders.second, borders.first))
    )
    side = np.where(is_out, borders.side, (borders.side + 2) % len(SIDES))
    message = "{where} leads to area {target} on level ground, from which nothing leads back"
    params = {"target": mesh.ids[target].astype(np.int64)}
    related = [RelatedRows("{where} is the one that nothing leads back from", "areas", target)]
    return _border_result(mesh, borders, owner, side, message, params, related)


@RULES.rule("AREA_OVERLAP", "info", "measured", "file", exceptions=13)
def _area_overlap(mesh: SourceMesh) -> Iterator[RuleResult]:
    pairs, extent = _find_same_floor(mesh)
    sizes = (mesh.high[:, :2] - mesh.low[:, :2]).prod(axis=1)
    smaller = np.where(sizes[pairs.first] <= sizes[pairs.second], pairs.first, pairs.second)
    larger = pairs.first + pairs.second - smaller
    is_inside = extent.prod(axis=1) >= _INSIDE * sizes[smaller]
    messages = {
        False: "{where} covers the same floor as area {other} on {width:g} by {depth:g} units",
        True: "{where} lies inside area {other}, on the same floor",
    }
    yield RuleResult(mesh.areas, not_asked=_count_crowded(mesh, pairs.is_crowded), reason=_CROWDED)
    for inside, message in messages.items():
        rows = np.flatnonzero(is_inside == inside)
        params = {"other": mesh.ids[larger[rows]].astype(np.int64)}
        params |= dict(zip(("width", "depth"), extent[rows].round(2).T, strict=True))
        related = [RelatedRows("{where} is the other one", "areas", larger[rows])]
        yield RuleResult(0, "areas", smaller[rows], message, params=params, related=related)


@RULES.rule("LADDER_OVERLAP", "info", "community", "file", exceptions=2, of=LADDERS)
def _ladder_overlap(mesh: SourceMesh) -> RuleResult:
    pairs = find_overlapping_ladders(
        mesh.points(LADDERS, "bottom"),
        mesh.points(LADDERS, "top"),
        mesh.column(LADDERS, "width").astype(np.float64),
        mesh.column(LADDERS, "direction"),
        mesh.mesh_of(LADDERS),
        mesh.counts(LADDERS),
    )
    message = "{where} is in the same place as ladder {other}, and faces the same way"
    params = {"other": mesh.column(LADDERS, "id")[pairs.second].astype(np.int64)}
    related = [RelatedRows("{where} is the other one", LADDERS, pairs.second)]
    return RuleResult(
        mesh.count(LADDERS),
        LADDERS,
        pairs.first,
        message,
        params=params,
        not_asked=_count_crowded(mesh, pairs.is_crowded),
        reason=_CROWDED,
        related=related,
    )
