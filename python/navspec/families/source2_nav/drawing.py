"""Meshes of Source 2 as maps: areas of each hull by the height of their floor, the ways between them, ladders."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from navspec.columns.access import Array
from navspec.families.source2_nav.view import Mesh
from navspec.family.views.drawing import iter_flag_themes, make_part_theme
from navspec.family.views.mesh import WORLD
from navspec.records.drawing import Drawing, Surface


def draw(mesh: Mesh) -> Drawing:
    """Areas that lie in the world, filled by the mean height of their corners; of several hulls the first is seen."""
    shown = _is_shown(mesh)
    outlines = mesh.corners[np.repeat(shown, np.diff(mesh.edge_offsets)), :2]
    return mesh.draw(shown, outlines, partial(_surfaces, mesh, shown), "x to the right, y up", "setpos {x} {y} {z}")


def _is_shown(mesh: Mesh) -> Array:
    """Areas with corners, all of them in the world; bool, shape (areas,)."""
    outside = ~(np.abs(mesh.corners[:, :2]).max(axis=1, initial=0) <= WORLD) | ~np.isfinite(mesh.corners[:, 2])
    counts = np.diff(mesh.edge_offsets)
    owner = np.repeat(np.arange(len(counts)), counts)
    return (counts > 0) & (counts < 256) & (np.bincount(owner, outside, len(counts)) == 0)


def _surfaces(mesh: Mesh, shown: Array, corners: Array) -> Iterator[Surface]:
    """A surface for each hull; `corners` are those of all areas that are shown."""
    counts = np.diff(mesh.edge_offsets)
    hulls = np.unique(mesh.hulls[shown]).tolist()
    themes = [make_part_theme(mesh.parts.part), *iter_flag_themes(mesh.file, "areas", "attributes", "Attributes")]
    for hull in hulls:
        here = shown & (mesh.hulls == hull)
        yield Surface(
            f"Hull {hull}" if len(hulls) > 1 else "Areas",
            "area",
            corners[np.repeat(here[shown], counts[shown])],
            counts[here],
            mesh.centres[here, 2],
            mesh.ids[here],
            shown=hull == hulls[0],
            themes=tuple(theme.of(here) for theme in themes),
        )
