"""Recipes that add and drop links, and rebuild the octree."""

from __future__ import annotations

from functools import partial

import numpy as np

from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.octree import build_octree
from navspec.families.metroid_prime_path.recipes.base import fill_padding, recipe
from navspec.families.metroid_prime_path.rules import RULES
from navspec.families.metroid_prime_path.rules.links import NEAR
from navspec.families.metroid_prime_path.rules.octree import MOST_LEAVES, count_leaves_near
from navspec.families.metroid_prime_path.view import Array, PrimeMesh, reload_mesh

_LARGEST = 1024.0
"""Half of the side of the largest leaves that are tried."""


# --- links ---------------------------------------------------------------------------------------------------------


def _drop_links(code: str, mesh: PrimeMesh) -> None:
    links = mesh.column("links", "region_row")
    is_kept = np.ones(len(links), bool)
    if code == "LINK_SELF":
        is_kept[RULES.find_failing_rows(mesh, code)] = False
    else:
        is_kept = links < mesh.regions
    first, count = mesh.column("regions", "first_link"), mesh.column("regions", "num_links")
    before = np.concatenate(([0], np.cumsum(is_kept)))
    is_valid = (count > 0) & (first + count <= len(links))
    start, end = before[np.minimum(first, len(links))], before[np.where(is_valid, first + count, 0)]
    mesh.tables.keep("links", is_kept)
    mesh.tables.set_column("regions", "first_link", np.where(is_valid | (count == 0), start, first))
    mesh.tables.set_column("regions", "num_links", np.where(is_valid, end - start, count))
    fill_padding(mesh)


recipe("LINK_REGION_RANGE", summary="drop the link", on_request=True)(partial(_drop_links, "LINK_REGION_RANGE"))
recipe("LINK_SELF", summary="drop the link")(partial(_drop_links, "LINK_SELF"))


@recipe("LINK_ONE_WAY", summary="add a link back over the same edge", on_request=True)
def _add_reverse_links(mesh: PrimeMesh) -> None:
    """Add reverse links after the links of their region; only over edges that both regions share."""
    first, count = mesh.column("regions", "first_link"), mesh.column("regions", "num_links")
    if (np.bincount(mesh.owned_links.row, minlength=mesh.count("links")) != 1).any():
        raise NavspecError("some links belong to no region, or to several, so that none can be added between them")
    one_way = np.flatnonzero(mesh.has_target & ~mesh.has_reverse_link & (mesh.owned_links.start >= 0))
    edge = np.array([_find_same_edge(mesh, link) for link in one_way.tolist()], np.int64)
    one_way, edge = one_way[edge >= 0], edge[edge >= 0]
    owner, target = mesh.owned_links.target[one_way], mesh.owned_links.owner[one_way]
    _, once = np.unique(owner * mesh.regions + target, return_index=True)
    owner, target, edge = owner[once], target[once], edge[once]
    added: Array = np.zeros(len(once), mesh.tables["links"].dtype)
    ends = mesh.places[mesh.owned_links.end[one_way[once]]] - mesh.places[mesh.owned_links.start[one_way[once]]]
    width = np.hypot(ends[:, 0], ends[:, 1])
    added["edge"], added["region_row"], added["width_2d"], added["inv_width_2d"] = edge, target, width, 1 / width
    owners = np.concatenate((mesh.owned_links.owner, owner))
    rows = np.concatenate((mesh.tables["links"][mesh.owned_links.row], added))[np.argsort(owners, kind="stable")]
    counts = np.bincount(owners, minlength=mesh.regions)
    has_links = (count > 0) | (counts > 0)
    mesh.tables.replace("links", rows)
    mesh.tables.set_column("regions", "num_links", counts)
    mesh.tables.set_column("regions", "first_link", np.where(has_links, np.cumsum(counts) - counts, first))
    fill_padding(mesh)


def _find_same_edge(mesh: PrimeMesh, link: int) -> int:
    """Return the edge of the target region that is the edge of a link, -1 for none."""
    start, end = np.searchsorted(
        mesh.corners.region, (mesh.owned_links.target[link], mesh.owned_links.target[link] + 1)
    )
    if start == end:
        return -1
    off = np.maximum(
        np.linalg.norm(mesh.places[mesh.corners.row[start:end]] - mesh.places[mesh.owned_links.end[link]], axis=1),
        np.linalg.norm(mesh.places[mesh.corners.next[start:end]] - mesh.places[mesh.owned_links.start[link]], axis=1),
    )
    return int(off.argmin()) if (off <= NEAR).any() else -1


# --- the octree ----------------------------------------------------------------------------------------------------


@recipe(
    "NO_OCTREE", "LOOKUP_RANGE", "LOOKUP_PARTITION", "OCTREE_CHILD_RANGE", "OCTREE_CYCLE", "OCTREE_LIST_RANGE",
    "OCTREE_REGION_MISSING", "OCTREE_CHILD_BOX", "OCTREE_CENTER", "OCTREE_ROOT_BOX", "OCTREE_NOT_TREE", "OCTREE_ORDER",
    "OCTREE_LEAF_CHILDREN", "OCTREE_DUPLICATE", summary="rebuild the octree",
)  # fmt: skip
def _rebuild(mesh: PrimeMesh) -> None:
    _write_octree(mesh, *_require_finite_boxes(mesh))


@recipe(
    "OCTREE_EXTRA_REGION",
    "LEAF_LIMIT",
    summary="rebuild the octree, with larger leaves where necessary",
    on_request=True,
)
def _simplify(mesh: PrimeMesh) -> None:
    """Double the size of leaves until no search meets too many of them."""
    low, high = _require_finite_boxes(mesh)
    size = 8.0
    while size <= _LARGEST:
        _write_octree(mesh, low, high, size)
        octree = reload_mesh(mesh).octree
        if count_leaves_near(octree, np.nan_to_num(mesh.centroids)).max(initial=0) <= MOST_LEAVES:
            break
        size *= 2


def _require_finite_boxes(mesh: PrimeMesh) -> tuple[Array, Array]:
    low, high = mesh.box
    if not (np.isfinite(low) & np.isfinite(high)).all():
        raise NavspecError("the box of a region has numbers that are none; set them first")
    return low, high


def _write_octree(mesh: PrimeMesh, low: Array, high: Array, smallest: float = 8.0) -> None:
    """Write an octree over boxes into the mesh."""
    rows, lookup = build_octree(low, high, smallest)
    boxes: Array = np.zeros(len(rows), mesh.tables["octree_nodes"].dtype)
    for number, row in enumerate(rows):
        box = boxes[number]
        box["is_leaf"], box["children"] = row.children is None, -1 if row.children is None else row.children
        for field, values in (("aabb_min", row.low), ("aabb_max", row.high), ("center", (row.low + row.high) / 2)):
            box[field] = tuple(values + 0.0)
        box["num_regions"], box["first_lookup"] = len(row.regions), row.first
    mesh.tables.replace("octree_nodes", boxes)
    mesh.tables.replace("octree_lookup", lookup)
    fill_padding(mesh)
