"""Joining of two regions that form one convex floor: one keeps its row, the other is removed."""

from __future__ import annotations

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.derived import find_middles
from navspec.families.metroid_prime_path.rules.regions import FLAT
from navspec.families.metroid_prime_path.shared_edges import find_shared_edge, require_owned_links
from navspec.families.metroid_prime_path.view import MOST_CORNERS, PrimeMesh, reload_mesh
from navspec.family.network.mesh_editor import EditRefusal, build_obstacle, delete_with_references

_PLANAR = 0.01
"""Distance from the floor up to which corners are on it, as for the rules."""
_TOLERANCE = 1e-3
"""Difference up to which a direction is right, as for the rules."""
_ALIKE = ("index_mask", "type_mask", "height", "obstruction_counts")
"""Fields that joined regions have in common."""


def join_regions(mesh: PrimeMesh, kept: int, gone: int) -> None:
    """Join a region with a second one, which is removed; its links, and the links to it, go to the first.

    Raises `EditRefusal` for regions that are not alike, or do not form one convex and level floor, and `NavspecError`
    for a mesh whose regions share corners or links.
    """
    require_owned_links(mesh)
    if (np.bincount(mesh.corners.row, minlength=mesh.count("nodes")) != 1).any():
        raise NavspecError("some corners belong to no region, or to several, so that regions cannot be joined")
    edges = find_shared_edge(mesh, kept, gone)
    if edges is None:
        raise _refusal(
            mesh, kept, gone, "do not share a whole edge", "Choose regions that have both ends of an edge in common"
        )
    _require_alike(mesh, kept, gone)
    corners = _join_corners(mesh, kept, gone, *edges)
    _require_one_floor(mesh, kept, gone, corners)
    nodes = mesh.tables["nodes"][corners]
    seam = mesh.corners.row[mesh.corners.region == gone]
    nodes["edge_normal"][edges[0]] = mesh.tables["nodes"]["edge_normal"][seam[(edges[1] + 1) % len(seam)]]
    _replace_lists(mesh, kept, gone, nodes, _join_links(mesh, kept, gone, *edges))
    delete_with_references(mesh.tables, "regions", np.array([gone]))
    _fit_region(reload_mesh(mesh), kept - (gone < kept))


def _require_alike(mesh: PrimeMesh, kept: int, gone: int) -> None:
    """Refuse regions with different attributes."""
    rows = mesh.tables["regions"][[kept, gone]]
    different = [name for name in _ALIKE if name in (rows.dtype.names or ()) and (rows[name][0] != rows[name][1]).any()]
    if different:
        what = f"differ in {' and '.join(different)}"
        raise _refusal(mesh, kept, gone, what, "Set those of one region to those of the other first")


def _join_corners(mesh: PrimeMesh, kept: int, gone: int, edge: int, gone_edge: int) -> Array:
    """Return the corners of the whole, as rows of `nodes`: the second region is put in at the edge of the first one.

    Corners between two edges in one line stay, since the links over both lead to different regions.
    """
    one, second = (mesh.corners.row[mesh.corners.region == region] for region in (kept, gone))
    return np.concatenate((one[: edge + 1], np.roll(second, -gone_edge)[2:], one[edge + 1 :]))


def _require_one_floor(mesh: PrimeMesh, kept: int, gone: int, corners: Array) -> None:
    """Refuse regions that are not one plane and convex together."""
    if len(corners) > MOST_CORNERS:
        raise _refusal(mesh, kept, gone, f"have more than {MOST_CORNERS} corners together", "Leave them apart")
    places = mesh.places[corners]
    above = mesh.height_above(places, np.full(len(corners), kept))
    if not (np.abs(above) <= _PLANAR).all():
        raise _refusal(mesh, kept, gone, "do not lie in one plane", "Leave them apart")
    across = np.roll(places, -1, axis=0) - places
    with np.errstate(divide="ignore", invalid="ignore"):
        inward = np.column_stack((across[:, 1], -across[:, 0])) / np.hypot(across[:, 0], across[:, 1])[:, None]
    inside = ((places[None, :, :2] - places[:, None, :2]) * inward[:, None]).sum(axis=2)
    if not (inside >= -FLAT).all():
        raise _refusal(
            mesh, kept, gone, "are not convex together", "Choose regions without a corner that turns inwards"
        )


def _join_links(mesh: PrimeMesh, kept: int, gone: int, edge: int, gone_edge: int) -> Array:
    """Return the links of the whole: in the order of edges where those of both are, otherwise one after the other."""
    one, second = (
        mesh.tables["links"][mesh.owned_links.row[mesh.owned_links.owner == row]].copy() for row in (kept, gone)
    )
    count = int(mesh.column("regions", "num_nodes")[gone])
    is_sorted = all((np.diff(links["edge"].astype(np.int64)) >= 0).all() for links in (one, second))
    one, second = one[one["edge"] != edge], second[second["edge"] != gone_edge]
    one["edge"] += np.where(one["edge"] > edge, count - 2, 0).astype(one["edge"].dtype)
    second["edge"] = edge + (second["edge"].astype(np.int64) - gone_edge - 1) % count
    links = np.concatenate((one, second), dtype=one.dtype)
    links = links[~np.isin(links["region_row"], (kept, gone))]
    return links[np.argsort(links["edge"], kind="stable")] if is_sorted else links


def _replace_lists(mesh: PrimeMesh, kept: int, gone: int, corners: Array, links: Array) -> None:
    """Give a region other corners and links, and lead the links of others to it; the second one loses its links."""
    corner_owner, link_owner = mesh.corners.region, mesh.owned_links.owner
    _replace_owned(mesh, "nodes", "node", corner_owner, mesh.corners.row, {kept: corners})
    _replace_owned(mesh, "links", "link", link_owner, mesh.owned_links.row, {kept: links, gone: links[:0]})
    targets = mesh.tables["links"]["region_row"]
    targets[targets == gone] = kept


def _replace_owned(mesh: PrimeMesh, table: str, noun: str, owner: Array, rows: Array, new: dict[int, Array]) -> None:
    """Replace the rows that some regions own, in the order of regions."""
    stays = ~np.isin(owner, list(new))
    owners = np.concatenate((owner[stays], *(np.full(len(part), region) for region, part in new.items())))
    order = np.argsort(owners, kind="stable")
    counts = np.bincount(owners, minlength=mesh.regions)
    mesh.tables.replace(table, np.concatenate((mesh.tables[table][rows[stays]], *new.values()))[order])
    mesh.tables.set_column("regions", f"num_{noun}s", counts)
    mesh.tables.set_column("regions", f"first_{noun}", np.cumsum(counts) - counts)


def _fit_region(mesh: PrimeMesh, region: int) -> None:
    """Set the values of a region that follow from its corners; directions of edges only where they are no longer right."""
    rows = mesh.corners.row[mesh.corners.region == region]
    due = mesh.due_inward[mesh.corners.region == region]
    is_off = (np.abs(mesh.inward[rows] - due) > _TOLERANCE).any(axis=1)
    values = {"aabb_min": mesh.due_box[0], "aabb_max": mesh.due_box[1], "centroid": find_middles(mesh)}
    for number, axis in enumerate("xyz"):
        mesh.tables.set_column("nodes", f"edge_normal.{axis}", due[is_off, number], rows[is_off])
        for field, vectors in values.items():
            mesh.tables.set_column("regions", f"{field}.{axis}", vectors[[region], number] + 0.0, np.array([region]))


def _refusal(mesh: PrimeMesh, one: int, second: int, what: str, fix: str) -> EditRefusal:
    return EditRefusal(build_obstacle(f"regions {one} and {second} {what}", mesh.centroids[[one, second]], fix))
