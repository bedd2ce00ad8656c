"""Edges that two regions share, and links over them."""

from __future__ import annotations

import numpy as np

from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.rules.links import NEAR
from navspec.families.metroid_prime_path.view import Array, PrimeMesh

_TOLERANCE = 1e-3
"""Difference of widths up to which they are the same, by the width."""


def find_same_edge(mesh: PrimeMesh, region: int, start: Array, end: Array) -> int:
    """Return the edge of a region that runs from `end` to `start`, as its neighbour sees it; -1 for none."""
    rows = np.searchsorted(mesh.corners.region, (region, region + 1))
    first, following = (mesh.places[corners[slice(*rows)]] for corners in (mesh.corners.row, mesh.corners.next))
    off = np.maximum(np.linalg.norm(first - end, axis=1), np.linalg.norm(following - start, axis=1))
    return int(np.where(off <= NEAR, off, np.inf).argmin()) if (off <= NEAR).any() else -1


def find_shared_edge(mesh: PrimeMesh, one: int, second: int) -> tuple[int, int] | None:
    """Return the edges of two regions that are the same in reverse order; None where there are none."""
    first, end = np.searchsorted(mesh.corners.region, (one, one + 1)).tolist()
    for edge, (start, stop) in enumerate(zip(mesh.corners.row[first:end], mesh.corners.next[first:end], strict=True)):
        same = find_same_edge(mesh, second, mesh.places[start], mesh.places[stop])
        if same >= 0:
            return edge, same
    return None


def require_owned_links(mesh: PrimeMesh) -> None:
    """Raise `NavspecError` unless every link belongs to one region."""
    if (np.bincount(mesh.owned_links.row, minlength=mesh.count("links")) != 1).any():
        raise NavspecError("some links belong to no region, or to several, so that none can be added between them")


def insert_link(mesh: PrimeMesh, owner: int, edge: int, target: int) -> None:
    """Insert a link over an edge: in the order of edges if the links of the region are in it, otherwise last."""
    first, count = (int(mesh.column("regions", field)[owner]) for field in ("first_link", "num_links"))
    edges = mesh.column("links", "edge")[first : first + count]
    at = int(np.searchsorted(edges, edge, "right")) if (np.diff(edges) >= 0).all() else count
    corner, corners = (int(mesh.column("regions", field)[owner]) for field in ("first_node", "num_nodes"))
    across = mesh.places[corner + (edge + 1) % corners] - mesh.places[corner + edge]
    width = np.float32(np.linalg.norm(across[: 3 if _are_widths_in_space(mesh) else 2]))
    values = {"edge": edge, "region_row": target, "width_2d": width, "inv_width_2d": np.float32(1 / np.float64(width))}
    mesh.tables.insert("links", at, values, parent=owner)


def _are_widths_in_space(mesh: PrimeMesh) -> bool:
    """Return whether widths of the links over slopes are lengths in space, as one writer had them."""
    width, (above, space) = mesh.column("links", "width_2d")[mesh.owned_links.row], mesh.edge_lengths
    with np.errstate(invalid="ignore"):
        is_slope = space - above > _TOLERANCE * np.maximum(1, above)
        return bool((np.abs(width - space) < np.abs(width - above))[is_slope].any())
