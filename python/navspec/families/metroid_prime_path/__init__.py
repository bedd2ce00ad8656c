"""Navigation meshes of Metroid Prime: PATH resources of Metroid Prime, Echoes and Corruption."""

from __future__ import annotations

from typing import Any

from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.layout import FORMAT, VARIANTS
from navspec.family.contract import Dependency, Family, Format, Setting, lazy_import

_CREATURES = 8
"""Bits of the masks of regions that select creatures."""


_MATRICES = ("PRIME_GROUND_BIT_MISSING",)
_BOXES = ("PRIME_AABB_SMALL", "PRIME_OCTREE_REGION_MISSING")
"""Rules whose recipes recompute the matrices, and boxes with the octree."""


def _parse_creature(index: Any) -> int:
    """Return the number of a creature that the masks of regions have a bit for; raises `NavspecError` for others."""
    if not str(index).strip().isdecimal() or int(index) >= _CREATURES:
        raise NavspecError(f"creatures have an index of 0 to {_CREATURES - 1}, not {index}")
    return int(index)


FAMILY = Family(
    id="metroid_prime_path",
    prefix="PRIME_",
    formats=(
        Format(
            FORMAT, "Navigation meshes of Metroid Prime", "metroid_prime_path", tuple(VARIANTS), ("path",), repair=True
        ),
    ),
    identify=lazy_import(f"{__name__}.identify", "identify"),
    decisions={variant: {} for variant in VARIANTS},
    view=lazy_import(f"{__name__}.view", "PrimeMesh"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"),
    causes=lazy_import(f"{__name__}.rules.structure", "find_causes"),
    info=lazy_import(f"{__name__}.overview", "describe_mesh"),
    census=lazy_import(f"{__name__}.census", "census"),
    recipes=lazy_import(f"{__name__}.recipes", "RECIPES"),
    dependencies=(
        *(Dependency(f"/{place}", _MATRICES) for place in ("regions/*/type_mask", "links/*/region_row")),
        Dependency("/regions/*/height", _BOXES),
        Dependency("/nodes/*/position", ("PRIME_EDGE_NORMAL", "PRIME_LINK_WIDTH", "PRIME_LINK_INV_WIDTH", *_BOXES)),
    ),
    draw=lazy_import(f"{__name__}.overview", "draw_mesh"),
    graph=lazy_import(f"{__name__}.network", "build_graph"),
    routing=lazy_import(f"{__name__}.network", "ROUTING"),
    editor=lazy_import(f"{__name__}.editing", "EDITOR"),
    settings=(
        Setting(
            "creature_index",
            "N",
            "In a mesh of Metroid Prime, with --mode engine, the path-mesh index of the creature",
            _parse_creature,
            "0",
            commands=("route",),
        ),
    ),
)
