"""Census of meshes of Metroid Prime: open questions, with the figures of one mesh; the command adds up the meshes of a
version.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.families.metroid_prime_path.layout import MATRICES, PADDING, mask_of
from navspec.families.metroid_prime_path.rules import RULES
from navspec.families.metroid_prime_path.rules.links import MOST_PAIRED, compare_bits
from navspec.families.metroid_prime_path.rules.octree import LIFT, NONE, boxes_touch
from navspec.families.metroid_prime_path.view import Array, PrimeMesh, pair_bits
from navspec.graphs.connectivity import find_components
from navspec.records.census_metrics import (
    Count,
    KindCounts,
    Metric,
    Question,
    count_kinds,
    count_true,
    maximum,
    minimum,
    top_values,
)

_STEEP = 0.1
"""Difference of height between the ends of an edge that is clearly longer in space than from above."""
_OFF = 0.01
"""Difference between a cost and the distance above which they are not equal."""
_WITHOUT_DEAD_WORDS = 7
_MASKS = 8
"""Bits of a mask that the game reads."""
_CATEGORIES = 3
_FOURTH_KIND = 0x10
_MOST_COMPARED = 1 << 26
"""Regions times entries of lists up to which the regions at a point are searched."""


def census(mesh: PrimeMesh) -> Sequence[Question]:
    """Return the open questions with the figures of a mesh."""
    return [
        _dead_words(mesh),
        _widths(mesh),
        _point_section(mesh),
        _slots(mesh),
        _indices(mesh),
        _links(mesh),
        _matrices(mesh),
        _normals(mesh),
        _octree(mesh),
        _masks(mesh),
        _points(mesh),
        _padding(mesh),
        _capacities(mesh),
    ]


def _failing(mesh: PrimeMesh, code: str) -> Count:
    return Count(len(RULES.find_failing_rows(mesh, code)))


def _dead_words(mesh: PrimeMesh) -> Question:
    words = mesh.column("reserved_connections", "")
    parity = ("even", "odd")[mesh.regions % 2]
    figures: dict[str, Metric] = {
        "meshes that can have dead words": count_true(mesh.version < _WITHOUT_DEAD_WORDS),
        "dead words": Count(len(words)),
        "dead words that are not 0": count_true(words),
        "meshes with such, by their number of regions": KindCounts({parity: int(words.any())}),
    }
    return Question("Are the words after the matrices, which no game reads, 0?", figures)


def _widths(mesh: PrimeMesh) -> Question:
    width = mesh.column("links", "width_2d")[mesh.owned_links.row]
    flat, straight = mesh.edge_lengths
    starts, ends = mesh.owned_links.start, mesh.owned_links.end
    has_edge = np.flatnonzero((starts >= 0) & np.isfinite(width))
    rise = np.abs(mesh.places[ends[has_edge], 2] - mesh.places[starts[has_edge], 2])
    steep = has_edge[rise > _STEEP]
    to_flat, to_straight = np.abs(width - flat)[steep], np.abs(width - straight)[steep]
    figures: dict[str, Metric] = {
        "links over edges that rise by more than 0.1": Count(len(steep)),
        "nearer to the length from above": count_true(to_flat < to_straight),
        "nearer to the length in space": count_true(to_straight < to_flat),
    }
    return Question("Is the width of a link the length of its edge from above or in space?", figures)


def _point_section(mesh: PrimeMesh) -> Question:
    rest = len(mesh.tables["padding"])
    if mesh.tables.decisions["has_point_count"]:
        follows = "a number of points, 0" if mesh.points == 0 else "a number of points above 0"
    else:
        follows = "padding" if rest else "nothing"
    figures: dict[str, Metric] = {
        "meshes by version": KindCounts({mesh.version: 1}),
        "meshes by what follows the octree": KindCounts({follows: 1}),
        "meshes by the bytes after all that": KindCounts({rest: 1}),
    }
    return Question("Which versions are there, and does version 7 have points?", figures)


def _slots(mesh: PrimeMesh) -> Question:
    slot, index = mesh.column("regions", "run_time_slot"), mesh.index
    figures: dict[str, Metric] = {
        "regions": Count(mesh.regions),
        "run_time_slot": KindCounts(
            {
                "as region_index": int(np.count_nonzero(slot == index)),
                "0, where that is another": int(np.count_nonzero((slot == 0) & (index != 0))),
                "other": int(np.count_nonzero((slot != index) & (slot != 0))),
            }
        ),
    }
    if mesh.version > 4:
        counts = mesh.column("regions", "obstruction_counts").reshape(-1, _CATEGORIES)
        figures["obstruction counts that are not 0, by kind"] = KindCounts(
            {kind: int(np.count_nonzero(counts[:, kind])) for kind in range(_CATEGORIES)}
        )
    return Question("What do slots and counters hold on disk that the game fills in?", figures)


def _indices(mesh: PrimeMesh) -> Question:
    elsewhere = mesh.index != np.arange(mesh.regions)
    figures: dict[str, Metric] = {"regions": Count(mesh.regions), "elsewhere": count_true(elsewhere)}
    return Question("Is every region at the row that its index says?", figures)


def _links(mesh: PrimeMesh) -> Question:
    figures: dict[str, Metric] = {
        "links to another region": count_true(mesh.has_target),
        "without a link back": _failing(mesh, "LINK_ONE_WAY"),
        "whose link back leads over another edge": _failing(mesh, "LINK_EDGE_MISMATCH"),
    }
    return Question("Are there links in only one direction, or over different edges?", figures)


def _matrices(mesh: PrimeMesh) -> Question:
    """Count the bits of matrices; only for small meshes whose regions have an index each."""
    figures: dict[str, Metric] = {}
    is_asked = mesh.regions <= MOST_PAIRED and mesh.is_indexed
    figures["meshes that are compared"] = count_true(is_asked)
    for table in MATRICES if is_asked else ():
        stored, due = compare_bits(mesh, table)
        masked = _masked_bits(mesh, mask_of(MATRICES[table]))
        name = table.partition("_")[0]
        figures[f"{name} bits"] = KindCounts(
            {
                "pairs": len(due),
                "set": int(stored.sum()),
                "missing": int(np.count_nonzero(due & ~stored)),
                "extra": int(np.count_nonzero(stored & ~due)),
                "missing where index masks have to meet": int(np.count_nonzero(masked & ~stored)),
                "extra where index masks have to meet": int(np.count_nonzero(stored & ~masked)),
            }
        )
    return Question("Are the matrices the connected parts of the links, and do index masks count?", figures)


def _masked_bits(mesh: PrimeMesh, creatures: int) -> Array:
    """Return whether creatures of some index can get from one region to another, for every pair of indices i < j row by
    row; bool.
    """
    owner, target = mesh.owned_links.owner, mesh.owned_links.target
    masks = mesh.column("regions", "index_mask") & 0xFF
    bits = np.zeros(mesh.regions * (mesh.regions - 1) // 2, bool)
    for bit in range(_MASKS):
        may = ((mesh.kinds & creatures) != 0) & ((masks >> bit & 1) != 0)
        used = (target >= 0) & may[owner] & may[target] if mesh.regions else np.zeros(0, bool)
        by_index = np.empty(mesh.regions, np.int64)
        by_index[mesh.index] = np.where(may, find_components(mesh.regions, owner[used], target[used])[0], -1)
        bits |= pair_bits(by_index)
    return bits


def _normals(mesh: PrimeMesh) -> Question:
    figures: dict[str, Metric] = {
        "edges": Count(len(mesh.corners.row)),
        "whose normal is not horizontal and inward": _failing(mesh, "EDGE_NORMAL"),
        "greatest z of a normal, whatever its sign": maximum(np.abs(mesh.inward[:, 2])),
    }
    return Question("Are the normals of edges horizontal, and do they point inwards?", figures)


def _octree(mesh: PrimeMesh) -> Question:
    octree = mesh.octree
    leaf = octree.is_leaf
    half = (octree.high - octree.low) / 2
    first = mesh.column("octree_nodes", "first_lookup")
    is_empty = leaf & (octree.count == 0)
    running = np.cumsum(octree.count * leaf) - octree.count * leaf
    box, region = octree.entries
    is_extra = ~boxes_touch(octree.low[box], octree.high[box], mesh.box[0][region], mesh.box[1][region])
    extra = np.bincount(box[is_extra], minlength=octree.size)[leaf]
    figures: dict[str, Metric] = {
        "inner boxes": count_true(~leaf),
        "leaves": count_true(leaf),
        "leaves with other children than -1": count_true((octree.children[leaf] != NONE).any(axis=1)),
        "inner boxes with a number of regions": count_true(octree.count[~leaf]),
        "most levels": maximum([octree.depth]),
        "leaves by their number of regions": count_kinds(octree.count[leaf]),
        "smallest half of a side": minimum(half.min(axis=1)) if mesh.regions else minimum([]),
        "first entry of leaves without regions": KindCounts(
            {
                "0": int(np.count_nonzero(is_empty & (first == 0))),
                "the entries before, more than 0": int(np.count_nonzero(is_empty & (first == running) & (first != 0))),
                "other": int(np.count_nonzero(is_empty & (first != running) & (first != 0))),
            }
        ),
        "leaves by listed regions that do not reach into them": count_kinds(extra),
    }
    return Question("How does the octree of the game's own tool look?", figures)


def _masks(mesh: PrimeMesh) -> Question:
    types, indices = mesh.column("regions", "type_mask"), mesh.column("regions", "index_mask")
    figures: dict[str, Metric] = {
        "regions by type mask": count_kinds(types),
        "regions by index mask": count_kinds(indices),
        "regions with 0x10 in the type mask": count_true(types & _FOURTH_KIND),
    }
    return Question("Which masks do regions have?", figures)


def _points(mesh: PrimeMesh) -> Question:
    _, _, target, cost = mesh.owned_point_links
    costs = mesh.column("point_costs", "")
    has_cost = cost >= 0
    off = np.abs(costs[cost[has_cost]] - mesh.point_lengths[has_cost])
    figures: dict[str, Metric] = {
        "points": Count(mesh.points),
        "points by flags": top_values(mesh.column("points", "flags")),
        "links": count_true(target >= 0),
        "links whose cost is not their length by more than 0.01": count_true(off > _OFF),
        "links without one back": _failing(mesh, "POINT_ONE_WAY"),
    }
    return Question("What are the flags of points, and are costs distances?", figures)


def _padding(mesh: PrimeMesh) -> Question:
    begin, length = mesh.tables.extent("padding")
    size = begin + length
    num_other_bytes = np.count_nonzero(mesh.tables["padding"] != PADDING)
    figures: dict[str, Metric] = {
        "meshes by size modulo 32 and 64": KindCounts({f"{size % 32} and {size % 64}": 1}),
        "meshes with other bytes than 0xFF in the padding": count_true(num_other_bytes),
        "such bytes": Count(int(num_other_bytes)),
    }
    return Question("To which sizes are meshes padded, and with what?", figures)


def _capacities(mesh: PrimeMesh) -> Question:
    figures: dict[str, Metric] = {
        "most regions": maximum([mesh.regions]),
        "most corners of a region": maximum(mesh.column("regions", "num_nodes")),
        "most leaves": maximum([np.count_nonzero(mesh.octree.is_leaf)]),
        "most regions at the centroid of one": maximum(_overlaps(mesh)),
    }
    return Question("How much do meshes hold at most?", figures)


def _overlaps(mesh: PrimeMesh) -> list[int]:
    """Return the number of regions that the game finds at each centroid, lifted as for walkers."""
    if not mesh.octree.size or mesh.regions * len(mesh.octree.entries[0]) > _MOST_COMPARED:
        return []
    points = mesh.centroids + np.array((0.0, 0.0, LIFT[mesh.version]))
    return [len(regions) for regions in mesh.regions_at(points[np.isfinite(points).all(axis=1)])]
