"""Recipes that add and drop links, and build the octree anew."""

from __future__ import annotations

from functools import partial

import numpy as np

from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.recipes.base import fill, recipe
from navspec.families.metroid_prime_path.recipes.octrees import grown
from navspec.families.metroid_prime_path.rules import RULES
from navspec.families.metroid_prime_path.rules.links import NEAR
from navspec.families.metroid_prime_path.rules.octree import MOST_LEAVES, leaves_near
from navspec.families.metroid_prime_path.view import Array, Mesh, anew

_LARGEST = 1024.0
"""Half of the side of the largest leaves that are tried."""


# --- links ---------------------------------------------------------------------------------------------------------


def _drop(code: str, mesh: Mesh) -> None:
    links = mesh.column("links", "region_row")
    is_kept = np.ones(len(links), bool)
    if code == "LINK_SELF":
        is_kept[RULES.find_failing_rows(mesh, code)] = False
    else:
        is_kept = links < mesh.regions
    first, count = mesh.column("regions", "first_link"), mesh.column("regions", "num_links")
    before = np.concatenate(([0], np.cumsum(is_kept)))
    there = (count > 0) & (first + count <= len(links))
    start, end = before[np.minimum(first, len(links))], before[np.where(there, first + count, 0)]
    mesh.tables.keep("links", is_kept)
    mesh.tables.set_column("regions", "first_link", np.where(there | (count == 0), start, first))
    mesh.tables.set_column("regions", "num_links", np.where(there, end - start, count))
    fill(mesh)


recipe("LINK_REGION_RANGE", summary="drop the link", on_request=True)(partial(_drop, "LINK_REGION_RANGE"))
recipe("LINK_SELF", summary="drop the link")(partial(_drop, "LINK_SELF"))


@recipe("LINK_ONE_WAY", summary="add a link back over the same edge", on_request=True)
def _add_back(mesh: Mesh) -> None:
    """Links come behind those that their region has; edges that two regions do not share get none."""
    first, count = mesh.column("regions", "first_link"), mesh.column("regions", "num_links")
    if (np.bincount(mesh.ways.row, minlength=mesh.count("links")) != 1).any():
        raise NavspecError("some links belong to no region, or to several, so that none can be added between them")
    ways = np.flatnonzero(mesh.has_target & ~mesh.has_way_back & (mesh.ways.start >= 0))
    edge = np.array([_same_edge(mesh, way) for way in ways.tolist()], np.int64)
    ways, edge = ways[edge >= 0], edge[edge >= 0]
    owner, target = mesh.ways.target[ways], mesh.ways.owner[ways]
    _, once = np.unique(owner * mesh.regions + target, return_index=True)
    owner, target, edge = owner[once], target[once], edge[once]
    added: Array = np.zeros(len(once), mesh.tables["links"].dtype)
    ends = mesh.places[mesh.ways.end[ways[once]]] - mesh.places[mesh.ways.start[ways[once]]]
    width = np.hypot(ends[:, 0], ends[:, 1])
    added["edge"], added["region_row"], added["width_2d"], added["inv_width_2d"] = edge, target, width, 1 / width
    owners = np.concatenate((mesh.ways.owner, owner))
    rows = np.concatenate((mesh.tables["links"][mesh.ways.row], added))[np.argsort(owners, kind="stable")]
    counts = np.bincount(owners, minlength=mesh.regions)
    has_links = (count > 0) | (counts > 0)
    mesh.tables.replace("links", rows)
    mesh.tables.set_column("regions", "num_links", counts)
    mesh.tables.set_column("regions", "first_link", np.where(has_links, np.cumsum(counts) - counts, first))
    fill(mesh)


def _same_edge(mesh: Mesh, way: int) -> int:
    """The edge of the region that a way leads to that is the edge of the way, -1 for none."""
    start, end = np.searchsorted(mesh.corners.region, (mesh.ways.target[way], mesh.ways.target[way] + 1))
    if start == end:
        return -1
    off = np.maximum(
        np.linalg.norm(mesh.places[mesh.corners.row[start:end]] - mesh.places[mesh.ways.end[way]], axis=1),
        np.linalg.norm(mesh.places[mesh.corners.next[start:end]] - mesh.places[mesh.ways.start[way]], axis=1),
    )
    return int(off.argmin()) if (off <= NEAR).any() else -1


# --- the octree ----------------------------------------------------------------------------------------------------


@recipe(
    "NO_OCTREE", "LOOKUP_RANGE", "LOOKUP_PARTITION", "OCTREE_CHILD_RANGE", "OCTREE_CYCLE", "OCTREE_LIST_RANGE",
    "OCTREE_REGION_MISSING", "OCTREE_CHILD_BOX", "OCTREE_CENTER", "OCTREE_ROOT_BOX", "OCTREE_NOT_TREE", "OCTREE_ORDER",
    "OCTREE_LEAF_CHILDREN", "OCTREE_DUPLICATE", summary="build the octree anew",
)  # fmt: skip
def _rebuild(mesh: Mesh) -> None:
    _put_octree(mesh, *_boxes(mesh))


@recipe(
    "OCTREE_EXTRA_REGION",
    "LEAF_LIMIT",
    summary="build the octree anew, with larger leaves where need be",
    on_request=True,
)
def _simplify(mesh: Mesh) -> None:
    """Leaves are twice as large until no search meets too many of them."""
    low, high = _boxes(mesh)
    size = 8.0
    while size <= _LARGEST:
        _put_octree(mesh, low, high, size)
        octree = anew(mesh).octree
        if leaves_near(octree, np.nan_to_num(mesh.centroids)).max(initial=0) <= MOST_LEAVES:
            break
        size *= 2


def _boxes(mesh: Mesh) -> tuple[Array, Array]:
    low, high = mesh.box
    if not (np.isfinite(low) & np.isfinite(high)).all():
        raise NavspecError("the box of a region has numbers that are none; set them first")
    return low, high


def _put_octree(mesh: Mesh, low: Array, high: Array, smallest: float = 8.0) -> None:
    """Put an octree over boxes into the mesh."""
    rows, lookup = grown(low, high, smallest)
    boxes: Array = np.zeros(len(rows), mesh.tables["octree_nodes"].dtype)
    for number, each in enumerate(rows):
        box = boxes[number]
        box["is_leaf"], box["children"] = each.children is None, -1 if each.children is None else each.children
        for field, values in (("aabb_min", each.low), ("aabb_max", each.high), ("center", (each.low + each.high) / 2)):
            box[field] = tuple(values + 0.0)
        box["num_regions"], box["first_lookup"] = len(each.regions), each.first
    mesh.tables.replace("octree_nodes", boxes)
    mesh.tables.replace("octree_lookup", lookup)
    fill(mesh)
