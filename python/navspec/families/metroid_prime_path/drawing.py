"""Meshes as maps: regions of each kind by the height of their floor, the ways between them, free points."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.metroid_prime_path.layout import MATRICES, kinds, mask_of
from navspec.families.metroid_prime_path.view import Array, Mesh
from navspec.family.views.drawing import (
    iter_flag_themes,
    make_link_layers,
    make_part_theme,
    merge_points,
    split_by_direction,
)
from navspec.graphs.components import by_size
from navspec.records.drawing import Drawing, Layer, Surface, Theme

_NOTE = "x to the right, y up, in the space of the room"
_OTHERS = "Others"


def draw(mesh: Mesh) -> Drawing:
    """Regions with known corners; one for several kinds of creatures is drawn with the first of ground, flyer, swimmer."""
    region, row = mesh.corners.region, mesh.corners.row
    middle = mesh.of_regions(mesh.places[row], np.add) / np.maximum(mesh.column("regions", "num_nodes"), 1)[:, None]
    shown: Array = mesh.is_simple & np.isfinite(middle).all(axis=1)
    points = mesh.point_places[:, :2]
    is_placed = np.logical_and.reduce(np.isfinite(points), axis=1)
    x, y, (corners, centres, dots) = merge_points(
        mesh.places[row[shown[region]], :2], middle[shown, :2], points[is_placed]
    )
    owner, target = mesh.ways.owner, mesh.ways.target
    drawn = (target >= 0) & shown[owner] & shown[target] if mesh.regions else np.zeros(0, bool)
    order = np.cumsum(shown) - 1
    numbers, none = np.flatnonzero(shown), np.zeros(0, np.int64)
    single, both, _ = make_link_layers(order[owner[drawn]], order[target[drawn]], centres, numbers, none)
    point_owner, _, point_target, _ = mesh.point_ways
    drawn = (point_target >= 0) & is_placed[point_owner] & is_placed[point_target] if mesh.points else np.zeros(0, bool)
    order = np.cumsum(is_placed) - 1
    lines = np.concatenate(split_by_direction(order[point_owner[drawn]], order[point_target[drawn]]))
    layers = (single, both, Layer("Free points", "path", dots, dots[lines]))
    surfaces = tuple(_surfaces(mesh, shown, corners, middle[:, 2]))
    return Drawing(x, y, layers, surfaces=surfaces, value="Height", note=_NOTE)


def _surfaces(mesh: Mesh, shown: Array, corners: Array, height: Array) -> Iterator[Surface]:
    """A surface for each kind that there is; `corners` are those of all regions that are shown."""
    first = mesh.kinds & -mesh.kinds
    kind = np.where(np.isin(first, list(kinds().values())), first, 0)
    owner = mesh.corners.region[shown[mesh.corners.region]]
    themes = list(_themes(mesh))
    for bit, title in {**{bit: name.capitalize() for name, bit in kinds().items()}, 0: _OTHERS}.items():
        here = shown & (kind == bit)
        if here.any():
            counts = mesh.column("regions", "num_nodes")[here]
            told = tuple(theme.of(here) for theme in themes)
            yield Surface(
                title, "region", corners[here[owner]], counts, height[here], np.flatnonzero(here), themes=told
            )


def _themes(mesh: Mesh) -> Iterator[Theme]:
    """Parts that walkers and flyers cannot leave, and who may be where."""
    for names in MATRICES.values():
        part = mesh.parts(mask_of(names))
        there = part >= 0
        rank = np.full(len(part), -1)
        rank[there] = by_size(np.unique(part[there], return_inverse=True)[1]).part
        yield make_part_theme(rank, f"Part for {' and '.join(names)}")
    yield from iter_flag_themes(mesh.tables, "regions", "type_mask", "Creatures")
    yield from iter_flag_themes(mesh.tables, "regions", "index_mask", "Path index of creatures")
