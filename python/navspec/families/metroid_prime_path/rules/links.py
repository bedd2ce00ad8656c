"""Rules of the links between regions."""

from __future__ import annotations

import numpy as np

from navspec.families.metroid_prime_path.rules.base import LINKS, TOLERANCE, known, rule
from navspec.families.metroid_prime_path.view import Array, Mesh
from navspec.family.rules.results import RuleResult, check_selected_rows, count_true

NEAR = 0.01
"""How far corners may be apart that are meant to be the same."""
INVERSE = 1e-4
"""How far a width and its inverse may be from 1 when multiplied."""
_MOST_BACK = 256
"""Links back that are compared with a link."""


def lengths(mesh: Mesh) -> tuple[Array, Array]:
    """How long the edge of every way is as seen from above, and in space; float64, NaN where there is none."""
    if not len(mesh.ways.row):
        return np.zeros(0), np.zeros(0)
    apart = mesh.places[mesh.ways.end] - mesh.places[mesh.ways.start] if mesh.count("nodes") else np.zeros((1, 3))
    apart = np.where((mesh.ways.start >= 0)[:, None], apart, np.nan)
    return np.hypot(apart[:, 0], apart[:, 1]), np.linalg.norm(apart, axis=1)


def _near(width: Array, length: Array) -> Array:
    """Whether widths are such lengths; bool."""
    return np.abs(width - length) <= TOLERANCE * np.maximum(1, length)


@rule("LINK_EDGE_RANGE", "error", "engine")
def _edge_range(mesh: Mesh) -> RuleResult:
    owner, row, edge, *_ = mesh.ways
    edges = mesh.column("regions", "num_nodes")[owner]
    message = "{where} leads over edge {edge} of a region that has {edges}"
    return check_selected_rows("links", row, edge >= edges, len(row), message, "edge", edge=edge, edges=edges)


rule("LINK_SELF", "warning", "inferred")(
    LINKS.check_whole_links("loops", "{where} leads into its own region", field="region_row")
)
rule("LINK_PARALLEL", "info", "engine")(
    LINKS.check_repeated_links(
        "{where} leads to region {target} like an earlier link, which is the only one that the game follows",
        whole=True,
        field="region_row",
    )
)


@rule("LINK_ONE_WAY", "warning", "inferred")
def _one_way(mesh: Mesh) -> RuleResult:
    message = "{where} leads to region {target}, which has no link back"
    return LINKS.make_result(mesh, mesh.graph.one_way, message, cases=count_true(mesh.has_target))


@rule("LINK_EDGE_MISMATCH", "warning", "measured")
def _edge_mismatch(mesh: Mesh) -> RuleResult:
    row, target = mesh.ways.row, mesh.ways.target
    has_ends = (mesh.ways.start >= 0) & np.append(mesh.has_corners, False)[target]
    candidates = np.flatnonzero(mesh.has_way_back & has_ends)
    back, is_many = _best_way_back(mesh, candidates)
    off = np.full(len(row), np.nan)
    off[candidates] = np.where(is_many, np.nan, back)
    message = "{where} leads to region {target}, whose link back leads over another edge"
    found = check_selected_rows("links", row, off > NEAR, ~np.isnan(off), message, "edge", target=target)
    found.not_asked = int(np.count_nonzero(is_many))
    found.reason = f"more than {_MOST_BACK} links lead back"
    found.related = [LINKS.relate_other_ends(mesh.graph, np.flatnonzero(off > NEAR))]
    return found


def _best_way_back(mesh: Mesh, ways: Array) -> tuple[Array, Array]:
    """For ways with a way back how far the ends of the best one are from their own, infinite where it has no edge.

    And whether there are too many to tell. NaN where the ends of one of them are not known.
    """
    owner, target, start, end = (
        each[ways] for each in (mesh.ways.owner, mesh.ways.target, mesh.ways.start, mesh.ways.end)
    )
    (order, known_ways), wanted = mesh.graph.by_way, target * mesh.regions + owner
    first, count = (np.searchsorted(known_ways, wanted, side) for side in ("left", "right"))
    count -= first
    found, is_many = np.full(len(ways), np.inf), count > _MOST_BACK
    for step in range(int(count[~is_many].max(initial=0))):
        at = np.flatnonzero((count > step) & ~is_many)
        back = order[first[at] + step]
        off = np.maximum(
            np.linalg.norm(mesh.places[start[at]] - mesh.places[mesh.ways.end[back]], axis=1),
            np.linalg.norm(mesh.places[end[at]] - mesh.places[mesh.ways.start[back]], axis=1),
        )
        found[at] = np.minimum(found[at], np.where(mesh.ways.start[back] >= 0, off, np.inf))
    found[~known(mesh.places[start], mesh.places[end])] = np.nan
    return found, is_many


@rule("LINK_WIDTH", "warning", "engine")
def _width(mesh: Mesh) -> RuleResult:
    row, width, (flat, straight) = mesh.ways.row, mesh.column("links", "width_2d")[mesh.ways.row], lengths(mesh)
    asked = known(width, straight)
    fails = asked & ((width <= 0) | ~(_near(width, flat) | _near(width, straight)))
    message = "{where} is {width:.4g} wide, but its edge is {length:.4g} long"
    return check_selected_rows("links", row, fails, asked, message, "width_2d", width=width, length=flat)


@rule("LINK_WIDTH_3D", "info", "measured")
def _width_3d(mesh: Mesh) -> RuleResult:
    row, width, (flat, straight) = mesh.ways.row, mesh.column("links", "width_2d")[mesh.ways.row], lengths(mesh)
    fails = (width > 0) & ~_near(width, flat) & _near(width, straight)
    message = "{where} is as wide as its edge is long in space, {width:.4g}; seen from above that is {length:.4g}"
    return check_selected_rows(
        "links", row, fails, known(width, straight), message, "width_2d", width=width, length=flat
    )


@rule("LINK_INV_WIDTH", "warning", "engine")
def _inv_width(mesh: Mesh) -> RuleResult:
    row = np.arange(mesh.count("links"))
    width, inverse = mesh.column("links", "width_2d"), mesh.column("links", "inv_width_2d")
    product = width * inverse
    message = "{where} has {inverse:.4g} as the inverse of its width {width:.4g}"
    fails = np.abs(product - 1) > INVERSE
    return check_selected_rows(
        "links", row, fails, known(product), message, "inv_width_2d", inverse=inverse, width=width
    )
