"""Fields that depend on edited values of path files, and fields that cannot be edited."""

from __future__ import annotations

from navspec.family.contract import Dependency

_MEMORY = "this is an address in memory while the game runs, and means nothing in a file"
_OWNED = "which links belong to a node follows from the order of all links; `navspec repair` rebuilds it"
_AFAR = "links that lead to the node from other files keep their lengths"

_MOVED = tuple(f"SA_PATHS_{code}" for code in ("LENGTH_VALUE", "NAVI_FAR", "NAVI_DIR_REVERSED", "NAVI_DIR_CHORD"))
_DEAD = "SA_PATHS_FLA_DEAD_COORDS"

_NODE = ("/nodes/*", "/nodes/*/classic")
"""Fields of a node, where the limit adjuster does not keep them apart from its own."""

DEPENDENCIES = (
    *(Dependency(f"/nodes/*/{axis}", _MOVED, warn=_AFAR) for axis in "xyz"),
    *(Dependency(f"/nodes/*/{axis}_ext", (*_MOVED, _DEAD), warn=_AFAR) for axis in "xyz"),
    *(Dependency(f"/navi_nodes/*/{axis}_ext", (_DEAD,)) for axis in "xy"),
    *(Dependency(f"{node}/flags/switched_off", ("SA_PATHS_NODE_BIT8",)) for node in _NODE),
    Dependency("/intersections/*", ("SA_PATHS_INTERSECTION_ASYMMETRIC", "SA_PATHS_INTERSECTION_LIGHT_ONLY")),
    *(Dependency(f"{node}/{name}", refuse=_MEMORY) for node in _NODE for name in ("next_ptr", "prev_ptr")),
    *(Dependency(f"{node}/{name}", refuse=_OWNED) for node in _NODE for name in ("base_link", "flags/link_count")),
)
