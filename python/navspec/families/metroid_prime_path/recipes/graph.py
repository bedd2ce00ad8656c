"""Recipes that add and drop links, and rebuild the octree."""

from __future__ import annotations

from functools import partial

import numpy as np

from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.derived import fill_padding, has_finite_boxes, write_octree
from navspec.families.metroid_prime_path.octree import MIN_HALF
from navspec.families.metroid_prime_path.recipes.base import recipe
from navspec.families.metroid_prime_path.rules import RULES
from navspec.families.metroid_prime_path.rules.octree import MOST_LEAVES, count_leaves_near
from navspec.families.metroid_prime_path.shared_edges import find_same_edge, require_owned_links
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
    require_owned_links(mesh)
    one_way = np.flatnonzero(mesh.has_target & ~mesh.has_reverse_link & (mesh.owned_links.start >= 0))
    starts, stops = (mesh.places[ends[one_way]] for ends in (mesh.owned_links.start, mesh.owned_links.end))
    targets = mesh.owned_links.target[one_way].tolist()
    edge = np.array([find_same_edge(mesh, *ends) for ends in zip(targets, starts, stops, strict=True)], np.int64)
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


# --- the octree ----------------------------------------------------------------------------------------------------

_OCTREE = (
    "NO_OCTREE", "LOOKUP_RANGE", "LOOKUP_PARTITION", "OCTREE_CHILD_RANGE", "OCTREE_CYCLE", "OCTREE_LIST_RANGE",
    "OCTREE_REGION_MISSING", "OCTREE_CHILD_BOX", "OCTREE_CENTER", "OCTREE_ROOT_BOX", "OCTREE_NOT_TREE", "OCTREE_ORDER",
    "OCTREE_LEAF_CHILDREN", "OCTREE_DUPLICATE",
)  # fmt: skip


@recipe(*_OCTREE, summary="rebuild the octree")
def _rebuild(mesh: PrimeMesh) -> None:
    """Rebuild an octree with a fault; one of another builder stays."""
    if any(len(RULES.find_failing_rows(mesh, code)) for code in _OCTREE):
        _require_finite_boxes(mesh)
        write_octree(mesh)
        fill_padding(mesh)


@recipe(
    "OCTREE_EXTRA_REGION",
    "LEAF_LIMIT",
    summary="rebuild the octree, with larger leaves where necessary",
    on_request=True,
)
def _simplify(mesh: PrimeMesh) -> None:
    """Double the size of leaves until no search meets too many of them."""
    _require_finite_boxes(mesh)
    size = MIN_HALF
    while size <= _LARGEST:
        write_octree(mesh, size)
        octree = reload_mesh(mesh).octree
        if count_leaves_near(octree, np.nan_to_num(mesh.centroids)).max(initial=0) <= MOST_LEAVES:
            break
        size *= 2
    fill_padding(mesh)


def _require_finite_boxes(mesh: PrimeMesh) -> None:
    if not has_finite_boxes(mesh):
        raise NavspecError("the box of a region has numbers that are none; set them first")
