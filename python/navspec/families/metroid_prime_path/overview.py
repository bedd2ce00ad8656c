"""Overviews of meshes: facts in the words of the game, and a map of regions of each kind by height, with links and free
points.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.families.metroid_prime_path.layout import GAMES, MATRICES, MOVERS, creature_bits, mask_of
from navspec.families.metroid_prime_path.view import Array, PrimeMesh
from navspec.family.views.drawing import (
    build_link_layers,
    build_part_theme,
    compute_extent,
    iter_flag_themes,
    merge_points,
    split_by_direction,
)
from navspec.graphs.connectivity import sort_by_size
from navspec.records.drawing import Drawing, Layer, Surface, Theme


def describe_mesh(mesh: PrimeMesh) -> dict[str, Any]:
    """Return the facts of a mesh.

    JSON types only. `version` is stored, `game` is the game that reads it. `nodes`, `links`, `regions`, `points` and
    `point_links` are numbers; `one_way` counts links without one back, `unlinked` regions that no link leads from or
    to. `types` are the regions for each kind of creature; one may be for several. `path_indices`
    are the regions for each path index of creatures that a region has.

    `ground_parts`, `flyer_parts` and `swimmer_parts` are the parts between which no link leads a walker, flyer or
    swimmer; `largest_ground_part` and so on are the regions of the largest one, `other_ground_parts` the regions of
    the next ones, at most 20, by their lowest region. Flyers also search in regions for walkers.

    `leaves` and `octree_depth` (levels of boxes) describe the octree, `extent` are least and greatest coordinates of
    corners in units of the room, or None.
    """
    masks, index_bits = mesh.column("regions", "index_mask"), range(_INDICES)
    is_linked = np.zeros(mesh.regions, bool)
    for ends in (mesh.owned_links.owner, mesh.owned_links.target):
        is_linked[ends[mesh.has_target]] = True
    return {
        "version": mesh.version,
        "game": GAMES[mesh.version],
        "nodes": mesh.count("nodes"),
        "links": mesh.count("links"),
        "one_way": int(np.count_nonzero(mesh.has_target & ~mesh.has_reverse_link)),
        "regions": mesh.regions,
        "unlinked": int(np.count_nonzero(~is_linked)),
        "types": {name: int(np.count_nonzero(mesh.kinds & bit)) for name, bit in creature_bits().items()},
        "path_indices": {str(bit): count for bit in index_bits if (count := int(np.count_nonzero(masks >> bit & 1)))},
        **{key: value for name, kinds in MOVERS.items() for key, value in _part_facts(mesh, name, kinds)},
        "leaves": int(np.count_nonzero(mesh.octree.is_leaf)),
        "octree_depth": mesh.octree.depth,
        "points": mesh.points,
        "point_links": mesh.count("point_links"),
        "extent": compute_extent(mesh.places),
    }


_INDICES = 8
"""Bits of `index_mask` that the game reads."""
_MOST_PARTS = 20


def _part_facts(mesh: PrimeMesh, mover: str, kinds: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """Yield the facts on the parts of a mesh for one kind of creature."""
    part = mesh.parts(mask_of(kinds))
    regions = np.flatnonzero(part >= 0)
    _, first, sizes = np.unique(part[regions], return_index=True, return_counts=True)
    order = np.lexsort((first, -sizes))
    yield f"{mover}_parts", len(order)
    yield f"largest_{mover}_part", int(sizes.max(initial=0))
    smaller = order[1 : _MOST_PARTS + 1]
    yield f"other_{mover}_parts", {str(regions[first[number]]): int(sizes[number]) for number in smaller}


_NOTE = "x to the right, y up, in the space of the room"
_OTHERS = "Others"


def draw_mesh(mesh: PrimeMesh) -> Drawing:
    """Return a drawing of the regions with valid corners; a region for several kinds of creatures is drawn with the
    first one.
    """
    region, row = mesh.corners.region, mesh.corners.row
    middle = (
        mesh.reduce_by_region(mesh.places[row], np.add) / np.maximum(mesh.column("regions", "num_nodes"), 1)[:, None]
    )
    shown: Array = mesh.is_simple & np.isfinite(middle).all(axis=1)
    points = mesh.point_places[:, :2]
    is_placed = np.logical_and.reduce(np.isfinite(points), axis=1)
    x, y, (corners, centres, dot_products) = merge_points(
        mesh.places[row[shown[region]], :2], middle[shown, :2], points[is_placed]
    )
    owner, target = mesh.owned_links.owner, mesh.owned_links.target
    is_drawn = (target >= 0) & shown[owner] & shown[target] if mesh.regions else np.zeros(0, bool)
    order = np.cumsum(shown) - 1
    numbers, none = np.flatnonzero(shown), np.zeros(0, np.int64)
    single, both, _ = build_link_layers(order[owner[is_drawn]], order[target[is_drawn]], centres, numbers, none)
    point_owner, _, point_target, _ = mesh.owned_point_links
    is_drawn = (
        (point_target >= 0) & is_placed[point_owner] & is_placed[point_target] if mesh.points else np.zeros(0, bool)
    )
    order = np.cumsum(is_placed) - 1
    lines = np.concatenate(split_by_direction(order[point_owner[is_drawn]], order[point_target[is_drawn]]))
    layers = (single, both, Layer("Free points", "path", dot_products, dot_products[lines]))
    surfaces = tuple(_surfaces(mesh, shown, corners, middle[:, 2]))
    return Drawing(x, y, layers, surfaces=surfaces, value="Height", note=_NOTE)


def _surfaces(mesh: PrimeMesh, shown: Array, corners: Array, height: Array) -> Iterator[Surface]:
    """Yield a surface for each kind; `corners` are those of all drawn regions."""
    first = mesh.kinds & -mesh.kinds
    kind = np.where(np.isin(first, list(creature_bits().values())), first, 0)
    owner = mesh.corners.region[shown[mesh.corners.region]]
    themes = list(_themes(mesh))
    for bit, title in {**{bit: name.capitalize() for name, bit in creature_bits().items()}, 0: _OTHERS}.items():
        is_shown = shown & (kind == bit)
        if is_shown.any():
            counts = mesh.column("regions", "num_nodes")[is_shown]
            kept_themes = tuple(theme.of(is_shown) for theme in themes)
            yield Surface(
                title,
                "region",
                corners[is_shown[owner]],
                counts,
                height[is_shown],
                np.flatnonzero(is_shown),
                themes=kept_themes,
            )


def _themes(mesh: PrimeMesh) -> Iterator[Theme]:
    """Yield the themes: parts that walkers and flyers cannot leave, and the masks of regions."""
    for names in MATRICES.values():
        part = mesh.parts(mask_of(names))
        has_part = part >= 0
        rank = np.full(len(part), -1)
        rank[has_part] = sort_by_size(np.unique(part[has_part], return_inverse=True)[1]).part
        yield build_part_theme(rank, f"Part for {' and '.join(names)}")
    yield from iter_flag_themes(mesh.tables, "regions", "type_mask", "Creatures")
    yield from iter_flag_themes(mesh.tables, "regions", "index_mask", "Path index of creatures")
