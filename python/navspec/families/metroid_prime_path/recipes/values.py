"""Recipes that set values in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.derived import fill_padding, find_middles
from navspec.families.metroid_prime_path.layout import MATRICES, mask_of
from navspec.families.metroid_prime_path.recipes.base import RECIPES, recipe
from navspec.families.metroid_prime_path.rules import RULES
from navspec.families.metroid_prime_path.rules.structure import find_fitting_version, find_true_version, read_as_version
from navspec.families.metroid_prime_path.view import Array, PrimeMesh, pack_words, reload_mesh
from navspec.family.repair.recipes import set_values

_LEVEL = 1e-6
"""Planes whose normal has a smaller z are vertical."""


def _failing(mesh: PrimeMesh, *codes: str) -> Array:
    """Return the rows for which one of some rules fails."""
    return np.unique(np.concatenate([RULES.find_failing_rows(mesh, code) for code in codes]))


def _set_field(mesh: PrimeMesh, table: str, field: str, rows: Array, values: Any) -> None:
    """Set a field of some rows; in vectors, rows with a NaN stay as they are."""
    if np.ndim(values) < 2:
        set_values(mesh.files, table, field, rows, values)
        return
    is_finite = np.isfinite(values).all(axis=1)
    for number, axis in enumerate("xyz"):
        set_values(mesh.files, table, f"{field}.{axis}", rows[is_finite], values[is_finite, number] + 0.0)


# --- the file ------------------------------------------------------------------------------------------------------


recipe("PADDING_LENGTH", summary="fill the file to the next multiple again")(fill_padding)


# --- regions -------------------------------------------------------------------------------------------------------


@recipe(
    "REGION_INDEX_RANGE",
    "REGION_INDEX_DUPLICATE",
    "REGION_INDEX_NOT_POSITION",
    summary="set the index to the place, and compute the matrices again",
)
def _number_regions(mesh: PrimeMesh) -> None:
    slot, rows = mesh.column("regions", "run_time_slot"), np.arange(mesh.regions)
    repeats = rows[slot == mesh.index]
    _set_field(mesh, "regions", "run_time_slot", repeats, repeats)
    _set_field(mesh, "regions", "region_index", rows, rows)
    write_matrices(reload_mesh(mesh))


@recipe("REGION_SLOT", summary="repeat the index")
def _fill_slots(mesh: PrimeMesh) -> None:
    rows = _failing(mesh, "REGION_SLOT")
    _set_field(mesh, "regions", "run_time_slot", rows, mesh.index[rows])


@recipe("REGION_OBSTRUCTION", summary="set the counters to 0")
def _clear_counters(mesh: PrimeMesh) -> None:
    mesh.tables["regions"]["obstruction_counts"] = 0


@recipe("REGION_MASK_HIGH_BYTE", summary="clear the byte that the game does not read")
def _clear_high_bytes(mesh: PrimeMesh) -> None:
    for field in ("index_mask", "type_mask"):
        mesh.tables["regions"][field] &= 0xFF


@recipe("DEAD_WORDS", summary="clear the words", on_request=True)
def _clear_dead_words(mesh: PrimeMesh) -> None:
    mesh.tables["reserved_connections"][...] = 0


# --- shapes --------------------------------------------------------------------------------------------------------


@recipe("WINDING", summary="reverse the corners, and let links follow their edges")
def _reverse_corners(mesh: PrimeMesh) -> None:
    regions = RULES.find_failing_rows(mesh, "WINDING")
    first, count = mesh.column("regions", "first_node"), mesh.column("regions", "num_nodes")
    if (np.bincount(mesh.corners.row, minlength=1) > 1).any() or (
        np.bincount(mesh.owned_links.row, minlength=1) > 1
    ).any():
        raise NavspecError("regions share corners or links, so that turning one would change another")
    nodes = mesh.tables["nodes"]
    for region in regions.tolist():
        rows = slice(first[region], first[region] + count[region])
        nodes[rows] = nodes[rows][::-1].copy()
    owner, row, edge, *_ = mesh.owned_links
    of = np.isin(owner, regions) & (edge < count[owner])
    _set_field(mesh, "links", "edge", row[of], (count[owner[of]] - 2 - edge[of]) % count[owner[of]])
    turned = reload_mesh(mesh)
    at = np.isin(turned.corners.region, regions)
    _set_field(turned, "nodes", "edge_normal", turned.corners.row[at], turned.due_inward[at])


@recipe("EDGE_NORMAL", summary="compute the direction again")
def _point_inward(mesh: PrimeMesh) -> None:
    at = np.isin(mesh.corners.row, RULES.find_failing_rows(mesh, "EDGE_NORMAL"))
    rows, first = np.unique(mesh.corners.row[at], return_index=True)
    _set_field(mesh, "nodes", "edge_normal", rows, mesh.due_inward[at][first])


@recipe("PLANE_VERTICAL", "PLANE_NOT_UP", "PLANE_NOT_UNIT", summary="compute the plane from the corners")
def _recompute_planes(mesh: PrimeMesh) -> None:
    rows = _failing(mesh, "PLANE_VERTICAL", "PLANE_NOT_UP", "PLANE_NOT_UNIT")
    due = mesh.newell[rows]
    length = np.linalg.norm(due, axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        due = due / (length * np.sign(due[:, 2]))[:, None]
        _set_field(mesh, "regions", "plane_normal", rows, np.where(due[:, 2:] > _LEVEL, due, np.nan))


@recipe("AABB_SMALL", "AABB_LOOSE", summary="compute the box from the corners and the height")
def _recompute_boxes(mesh: PrimeMesh) -> None:
    rows = _failing(mesh, "AABB_SMALL", "AABB_LOOSE")
    for field, corner in zip(("aabb_min", "aabb_max"), mesh.due_box, strict=True):
        _set_field(mesh, "regions", field, rows, corner[rows])


@recipe("CENTROID_OUTSIDE", summary="put the centroid into the middle of the floor")
def _put_centroids(mesh: PrimeMesh) -> None:
    rows = RULES.find_failing_rows(mesh, "CENTROID_OUTSIDE")
    _set_field(mesh, "regions", "centroid", rows, find_middles(mesh)[rows])


# --- links ---------------------------------------------------------------------------------------------------------


@recipe("LINK_WIDTH", "LINK_WIDTH_3D", summary="set the width to the length of the edge as seen from above")
def _recompute_widths(mesh: PrimeMesh) -> None:
    rows = _failing(mesh, "LINK_WIDTH", "LINK_WIDTH_3D")
    width = np.full(mesh.count("links"), np.nan)
    width[mesh.owned_links.row] = mesh.edge_lengths[0]
    rows = rows[width[rows] > 0]
    _set_field(mesh, "links", "width_2d", rows, width[rows])
    _set_field(mesh, "links", "inv_width_2d", rows, 1 / width[rows])


@recipe("LINK_INV_WIDTH", summary="compute the inverse of the width")
def _recompute_inverses(mesh: PrimeMesh) -> None:
    rows, width = RULES.find_failing_rows(mesh, "LINK_INV_WIDTH"), mesh.column("links", "width_2d")
    rows = rows[width[rows] != 0]
    _set_field(mesh, "links", "inv_width_2d", rows, 1 / width[rows])


# --- matrices ------------------------------------------------------------------------------------------------------


@recipe("MATRIX_SPARE_BITS", summary="clear the bits that belong to no pair")
def _clear_spare_bits(mesh: PrimeMesh) -> None:
    for table, count in (*((table, mesh.regions) for table in MATRICES), ("point_connections", mesh.points)):
        if mesh.count(table):
            mesh.tables[table][...] = pack_words(mesh.stored_bits(table)[: count * (count - 1) // 2])


def write_matrices(mesh: PrimeMesh) -> None:
    """Compute the matrices from the links; not where regions share an index."""
    for table, names in MATRICES.items() if mesh.is_indexed else ():
        mesh.tables[table][...] = pack_words(mesh.due_bits(mask_of(names)))


recipe(
    "GROUND_BIT_MISSING", "GROUND_BIT_EXTRA", "FLYER_BIT_MISSING", "FLYER_BIT_EXTRA", "MATRIX_NOT_TRANSITIVE",
    summary="compute the matrices from the links",
)(write_matrices)  # fmt: skip


# --- the second graph ----------------------------------------------------------------------------------------------


@recipe("POINT_COST_NEGATIVE", "POINT_COST_SHORT", summary="set the cost to the distance")
def _recompute_costs(mesh: PrimeMesh) -> None:
    rows = _failing(mesh, "POINT_COST_NEGATIVE", "POINT_COST_SHORT")
    due = np.full(mesh.count("point_costs"), np.nan)
    has_length = (mesh.owned_point_links.cost >= 0) & np.isfinite(mesh.point_lengths)
    due[mesh.owned_point_links.cost[has_length]] = mesh.point_lengths[has_length]
    rows = rows[np.isfinite(due[rows])]
    _set_field(mesh, "point_costs", "", rows, due[rows])


@recipe("POINT_BITS", summary="compute the matrix from the links of points")
def _connect_points(mesh: PrimeMesh) -> None:
    mesh.tables["point_connections"][...] = pack_words(mesh.due_point_bits())


_SUMMARY = "set the version that the tables fit"


@RECIPES.recipe("VERSION_LAYOUT", summary=_SUMMARY, on_request=True)
def _reread(mesh: PrimeMesh) -> None:
    version = find_true_version(mesh)
    tables = read_as_version(mesh.tables.to_bytes(), version) if version else None
    if tables:
        tables.path = mesh.tables.path
        mesh.files.files[next(iter(mesh.files.files))] = tables


@RECIPES.rescue("VERSION_LAYOUT", summary=_SUMMARY)
def _relabel(data: bytes | bytearray, decisions: Mapping[str, Any]) -> bytes:
    del decisions  # they are those of the version that it says
    version = find_fitting_version(data)
    if version is None:
        raise NavspecError("the mesh fits together as no version")
    return version.to_bytes(4, "big") + bytes(data[4:])
