"""Values that follow from regions and links: matrices, boxes around regions, the octree, padding."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import numpy as np

from navspec.columns import TableSet
from navspec.families.metroid_prime_path.layout import MATRICES, PADDED_TO, PADDING, mask_of
from navspec.families.metroid_prime_path.octree import MIN_HALF, build_octree
from navspec.families.metroid_prime_path.rules import RULES
from navspec.families.metroid_prime_path.view import Array, PrimeMesh, pack_words, reload_mesh

NO_CHILD = -1
"""Child of a leaf."""

_TOLERANCE = 1e-3
"""Difference up to which a box is what follows from the corners, as for the rules."""


def change_mesh(mesh: PrimeMesh, change: Callable[[], None]) -> tuple[str, ...]:
    """Change the regions and links of a mesh, and recompute the matrices, the octree and the padding.

    Values that were wrong before stay as they are. An octree of another builder stays as long as it fits. Returns notes
    on all that does not follow.
    """
    before = PrimeMesh(TableSet({0: copy(mesh.tables)}))
    change()
    after = reload_mesh(mesh)
    notes = []
    for table in MATRICES:
        if before.is_indexed and np.array_equal(before.tables[table], _words(before, table)):
            after.tables[table][...] = _words(after, table)
        else:
            notes.append(f"{table} were not what the links have, and do not follow")
    if not all(np.array_equal(*boxes, equal_nan=True) for boxes in zip(before.box, after.box, strict=True)):
        notes += _update_octree(before, after)
    multiples = PADDED_TO[mesh.version]
    fitting = [size for size in multiples if len(before.tables["padding"]) == _due_padding(before, size)]
    if fitting:
        fill_padding(after, fitting[0])
    return tuple(notes)


def _update_octree(before: PrimeMesh, after: PrimeMesh) -> list[str]:
    """Rebuild the octree if `write_octree` wrote it, or if it fitted the boxes before; returns notes."""
    if _has_own_octree(before):
        write_octree(after)
    elif not _has_fitting_octree(after):
        if not _has_fitting_octree(before):
            return ["the octree did not fit the regions, and does not follow"]
        write_octree(after)
    return []


def _words(mesh: PrimeMesh, table: str) -> Array:
    """Return the words of a matrix, computed from the links."""
    return pack_words(mesh.due_bits(mask_of(MATRICES[table])))


# --- boxes and middles ------------------------------------------------------------------------------------------------


def change_heights(mesh: PrimeMesh, regions: Array, change: Callable[[], None]) -> None:
    """Change the heights of regions, and the boxes around them; larger boxes than necessary only grow."""
    stored, due = mesh.box, mesh.due_box
    change()
    for number, (field, widen) in enumerate((("aabb_min.z", np.minimum), ("aabb_max.z", np.maximum))):
        old, expected, new = (boxes[number][regions, 2] for boxes in (stored, due, reload_mesh(mesh).due_box))
        values = np.where(np.abs(old - expected) <= _TOLERANCE, new, widen(old, new))
        is_finite = np.isfinite(values)
        mesh.tables.set_column("regions", field, values[is_finite] + 0.0, regions[is_finite])


def find_middles(mesh: PrimeMesh) -> Array:
    """Return the middle of the surface of every region seen from above, at the height of its plane; NaN without a
    surface.
    """
    region, row, following = mesh.corners.region, mesh.corners.row, mesh.corners.next
    one, second = (mesh.places[rows] - mesh.anchors[region] for rows in (row, following))
    size = one[:, 0] * second[:, 1] - second[:, 0] * one[:, 1]
    with np.errstate(divide="ignore", invalid="ignore"):
        total = mesh.reduce_by_region(size, np.add)
        middles = mesh.reduce_by_region((one + second)[:, :2] * size[:, None], np.add) / (3 * total)[:, None]
        rise = -(middles * mesh.plane[:, :2]).sum(axis=1) / mesh.plane[:, 2]
        return mesh.anchors + np.column_stack([middles, rise])


# --- the octree ----------------------------------------------------------------------------------------------------


def _has_fitting_octree(mesh: PrimeMesh) -> bool:
    """Return whether the octree is a tree that contains all regions, and its leaves list what reaches into them."""
    octree, (low, high) = mesh.octree, mesh.box
    if not octree.is_tree or len(RULES.find_failing_rows(mesh, "OCTREE_REGION_MISSING")):
        return False
    return bool((octree.low[-1] <= low + _TOLERANCE).all() and (high <= octree.high[-1] + _TOLERANCE).all())


def _has_own_octree(mesh: PrimeMesh) -> bool:
    """Return whether the octree is the one that `write_octree` would write."""
    if not has_finite_boxes(mesh):
        return False
    boxes, lookup = _octree_rows(mesh, MIN_HALF)
    return (
        np.array_equal(mesh.tables["octree_lookup"], lookup)
        and mesh.tables["octree_nodes"].tobytes() == boxes.tobytes()
    )


def has_finite_boxes(mesh: PrimeMesh) -> bool:
    """Return whether an octree can be built over the boxes of all regions."""
    return all(np.isfinite(corner).all() for corner in mesh.box)


def write_octree(mesh: PrimeMesh, smallest: float = MIN_HALF) -> None:
    """Write an octree over the boxes of regions, which have to be finite; `smallest` as for `build_octree`."""
    boxes, lookup = _octree_rows(mesh, smallest)
    mesh.tables.replace("octree_nodes", boxes)
    mesh.tables.replace("octree_lookup", lookup)


def _octree_rows(mesh: PrimeMesh, smallest: float) -> tuple[Array, Array]:
    """Return the rows of the octree and of the lookup table."""
    boxes, lookup = build_octree(*mesh.box, smallest)
    rows: Array = np.zeros(len(boxes), mesh.tables["octree_nodes"].dtype)
    rows["is_leaf"] = [box.children is None for box in boxes]
    rows["children"] = [box.children or [NO_CHILD] * 8 for box in boxes]
    rows["num_regions"], rows["first_lookup"] = ([len(box.regions) for box in boxes], [box.first for box in boxes])
    low, high = np.array([box.low for box in boxes]), np.array([box.high for box in boxes])
    for field, vectors in (("aabb_min", low), ("aabb_max", high), ("center", (low + high) / 2)):
        for number, axis in enumerate("xyz"):
            rows[field][axis] = vectors[:, number] + 0.0
    return rows, lookup


# --- padding -------------------------------------------------------------------------------------------------------


def fill_padding(mesh: PrimeMesh, multiple: int | None = None) -> None:
    """Pad the file of a mesh to the next multiple again; other bytes than padding stay as they are.

    Default: the first multiple for its version.
    """
    if (mesh.tables["padding"] == PADDING).all():
        size = _due_padding(mesh, multiple or PADDED_TO[mesh.version][0])
        mesh.tables.replace("padding", np.full(size, PADDING, np.uint8))


def _due_padding(mesh: PrimeMesh, multiple: int) -> int:
    return -mesh.tables.extent("padding")[0] % multiple
