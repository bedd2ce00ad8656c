"""Editing tools for meshes of Metroid Prime: masks and heights of regions, links between them, and deletion.

What follows from regions and links is recomputed: matrices, boxes, the octree.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.derived import change_heights, change_mesh
from navspec.families.metroid_prime_path.layout import CREATURES, FORMAT, MATRICES, MOVERS, SEARCHERS, mask_of
from navspec.families.metroid_prime_path.network import PrimeEdges, build_graph
from navspec.families.metroid_prime_path.region_join import join_regions
from navspec.families.metroid_prime_path.shared_edges import find_shared_edge, insert_link, require_owned_links
from navspec.families.metroid_prime_path.view import PrimeMesh, reload_mesh
from navspec.family.network.mesh_editor import (
    AttributeRows,
    EditRefusal,
    MeshEdit,
    build_mesh_editor,
    build_obstacle,
    delete_with_references,
    parse_value,
    set_columns,
)
from navspec.family.network.tools import HAS_BACK, Action, Tool, parse_attributes, require_settable_attributes
from navspec.family.views.stored_columns import list_column_names
from navspec.spec import load_spec

_SPEC = load_spec(FORMAT)
_HEIGHT = "height"

_LEAVE = (
    # Slices, and the game's own numbers.
    "num_nodes", "first_node", "num_links", "first_link", "region_index", "run_time_slot", "obstruction_counts",
    # What follows from the corners.
    "plane_normal", "centroid", "aabb_min", "aabb_max",
    # Bits of unknown meaning.
    *(f"type_mask.{note}" for note in _SPEC.types["region"].by_id["type_mask"].notes["bits"].values() if note not in CREATURES),
)  # fmt: skip


def _set_attributes(mesh: PrimeMesh, action: Action) -> MeshEdit:
    """Set the creatures that may be in regions, and the heights of regions."""
    attributes = parse_attributes("attributes", action.values.get("attributes"))

    def change() -> None:
        set_columns(mesh.tables, attributes, [AttributeRows("regions", "regions", action.nodes, leave=_LEAVE)])

    if _HEIGHT not in attributes:
        return MeshEdit(_change(mesh, change), _names(action.nodes))
    height = parse_value(_HEIGHT, attributes[_HEIGHT], {})
    if not 0 < height < math.inf:
        raise NavspecError(f"{_HEIGHT}: a room is higher than 0, unlike {attributes[_HEIGHT]!r}")
    notes = _change(mesh, lambda: change_heights(mesh, action.nodes, change))
    return MeshEdit(notes, _names(action.nodes))


def _change(mesh: PrimeMesh, change: Callable[[], None]) -> tuple[str, ...]:
    """Change a mesh with all that follows; returns notes, also on parts of the mesh that come apart or together."""
    before = _count_parts(mesh)
    notes = change_mesh(mesh, change)
    after = _count_parts(reload_mesh(mesh))
    creatures: dict[str, list[str]] = {}
    for name in before:
        if after[name] != before[name]:
            text = f"the mesh has {after[name]} part{'' if after[name] == 1 else 's'} now, before {before[name]}"
            creatures.setdefault(text, []).append(name)
    return (*notes, *(f"for {' and '.join(names)} {text}" for text, names in creatures.items()))


def _count_parts(mesh: PrimeMesh) -> dict[str, int]:
    """Return the number of parts between which no links lead, by the creatures."""
    parts = {SEARCHERS[table]: mesh.parts(mask_of(names)) for table, names in MATRICES.items()}
    return {who: np.unique(part[part >= 0]).size for who, part in parts.items()}


def _names(regions: Array) -> tuple[str, ...]:
    """Return the names of regions in the graph."""
    return tuple(map(str, regions.tolist()))


# --- links ---------------------------------------------------------------------------------------------------------


def _connect_regions(mesh: PrimeMesh, action: Action) -> MeshEdit:
    """Link two regions over the edge that they share, both ways (default) or only one way (`has_back` 0)."""
    attributes = parse_attributes("attributes", action.values.get("attributes"))
    require_settable_attributes(attributes, [HAS_BACK], "new links")
    has_back = bool(parse_value(HAS_BACK, attributes.get(HAS_BACK, True), {}))
    one, second = _require_two(action)
    require_owned_links(mesh)
    links = mesh.owned_links
    linked = set(zip(links.owner.tolist(), links.target.tolist(), strict=True))
    pairs = [pair for pair in [(one, second), (second, one)][: 1 + has_back] if pair not in linked]
    if not pairs:
        raise NavspecError(f"regions {one} and {second} are linked already")
    edges = find_shared_edge(mesh, one, second)
    if edges is None:
        message = f"regions {one} and {second} do not share a whole edge, and links lead over one"
        fix = "Choose regions of which an edge has both ends in common"
        raise EditRefusal(build_obstacle(message, mesh.centroids[[one, second]], fix))
    edge_of = dict(zip((one, second), edges, strict=True))

    def change() -> None:
        for owner, target in pairs:
            insert_link(reload_mesh(mesh), owner, edge_of[owner], target)

    notes = _change(mesh, change)
    if not any((mesh.kinds[[one, second]] & mask_of(kinds)).all() for kinds in MOVERS.values()):
        notes = (*notes, f"no kind of creature may be in both regions {one} and {second}, so that none takes the link")
    return MeshEdit(notes, _names(action.nodes))


def _disconnect_regions(mesh: PrimeMesh, action: Action) -> MeshEdit:
    """Remove all links between two regions."""
    one, second = _require_two(action)
    links = mesh.owned_links
    is_between = ((links.owner == one) & (links.target == second)) | ((links.owner == second) & (links.target == one))
    if not is_between.any():
        raise NavspecError(f"regions {one} and {second} are not linked")
    notes = _delete(mesh, links.row[is_between], action.nodes[:0])
    return MeshEdit(notes, _names(action.nodes))


def _join_regions(mesh: PrimeMesh, action: Action) -> MeshEdit:
    """Join a region with a second one, which is removed."""
    kept, gone = _require_two(action)
    notes = _change(mesh, lambda: join_regions(mesh, kept, gone))
    return MeshEdit((f"region {gone} is now part of region {kept}", *notes), (str(kept - (gone < kept)),))


def _require_two(action: Action) -> tuple[int, int]:
    """Return the regions of an action; raises `NavspecError` if they are one."""
    one, second = action.nodes.tolist()
    if one == second:
        raise NavspecError("these are one region; choose two")
    return one, second


# --- deleting ------------------------------------------------------------------------------------------------------


def _delete_elements(mesh: PrimeMesh, action: Action) -> MeshEdit:
    """Delete regions with their corners and all references to them, and links."""
    regions, links = action.nodes, PrimeEdges(mesh).row[action.edges]
    if len(regions) == mesh.regions:
        raise EditRefusal(
            build_obstacle("without regions nothing is left", mesh.centroids, "Leave at least one region")
        )
    return MeshEdit(_delete(mesh, links, regions))


def _delete(mesh: PrimeMesh, links: Array, regions: Array) -> tuple[str, ...]:
    """Delete rows with their references; returns notes."""

    def change() -> None:
        delete_with_references(mesh.tables, "links", np.unique(links))
        delete_with_references(mesh.tables, "regions", regions)

    return _change(mesh, change)


EDITOR = build_mesh_editor(
    PrimeMesh,
    build_graph,
    {
        Tool(
            "set",
            "Set",
            "Sets which creatures may be in regions, and how high regions are. Which regions are connected, boxes and the "
            "octree follow.",
            nodes=(1, None),
            values=("attributes",),
        ): _set_attributes,
        Tool(
            "connect",
            "Connect",
            "Links two regions over the edge that they share, both ways, or without `has_back` only from the first to the "
            "second. Which regions are connected follows.",
            nodes=(2, 2),
            values=("attributes",),
            takes=(HAS_BACK,),
        ): _connect_regions,
        Tool(
            "disconnect",
            "Disconnect",
            "Removes the links between two regions, both ways. Which regions are connected follows.",
            nodes=(2, 2),
        ): _disconnect_regions,
        Tool(
            "join",
            "Join",
            "Joins a region with a second one that shares an edge, has the same attributes and forms one convex floor with it. "
            "Links of the second one go to the first.",
            nodes=(2, 2),
        ): _join_regions,
        Tool(
            "delete",
            "Delete",
            "Removes regions with their corners, links that lead to them, and links. Which regions are connected follows.",
            nodes=(0, None),
            edges=(0, None),
        ): _delete_elements,
    },
    nodes=list_column_names(_SPEC, _SPEC.types["region"], leave=_LEAVE),
    edges=(),
    condition="height < 3",
)
