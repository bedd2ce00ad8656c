"""Facts of a mesh in the words of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.metroid_prime_path.layout import GAMES, MATRICES, kinds, mask_of
from navspec.families.metroid_prime_path.view import Mesh
from navspec.family.views.extents import compute_extent


def info(mesh: Mesh) -> dict[str, Any]:
    """What a mesh holds.

    JSON types only. `version` stands in the file, `game` is that which reads it. `nodes`, `links`, `regions`, `points`
        and `point_links` are numbers, `types` the regions for each kind of creature; one may be for several. `ground_parts`
        and `flyer_parts` are the parts between which links lead no walker or flyer. `leaves` and `octree_depth` (levels of
        boxes) describe the octree, `extent` are least and greatest coordinates of corners in units of the room, or None.
    """
    parts = [np.unique(part[part >= 0]).size for part in (mesh.parts(mask_of(names)) for names in MATRICES.values())]
    return {
        "version": mesh.version,
        "game": GAMES[mesh.version],
        "nodes": mesh.count("nodes"),
        "links": mesh.count("links"),
        "regions": mesh.regions,
        "types": {name: int(np.count_nonzero(mesh.kinds & bit)) for name, bit in kinds().items()},
        "ground_parts": parts[0],
        "flyer_parts": parts[1],
        "leaves": int(np.count_nonzero(mesh.octree.is_leaf)),
        "octree_depth": mesh.octree.depth,
        "points": mesh.points,
        "point_links": mesh.count("point_links"),
        "extent": compute_extent(mesh.places),
    }
