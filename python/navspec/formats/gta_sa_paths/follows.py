"""What follows the values of path files that are edited, and which of them are not for editing."""

from __future__ import annotations

from navspec.formats.family import Follows

_MEMORY = "this is an address in memory while the game runs, and means nothing in a file"
_OWNED = "which links belong to a node follows from the order of all links; `navspec repair` rebuilds it"
_MOVED = "the lengths of links that lead here from other files, and the navi nodes beside the node, stay as they are"

_NODE = ("/nodes/*", "/nodes/*/classic")
"""Fields of a node, where the limit adjuster does not keep them apart from its own."""

FOLLOWS = (
    *(Follows(f"/nodes/*/{axis}", ("SA_PATHS_LENGTH_VALUE",), warn=_MOVED) for axis in "xyz"),
    *(
        Follows(f"/nodes/*/{axis}_ext", ("SA_PATHS_LENGTH_VALUE", "SA_PATHS_FLA_DEAD_COORDS"), warn=_MOVED)
        for axis in "xyz"
    ),
    *(Follows(f"/navi_nodes/*/{axis}_ext", ("SA_PATHS_FLA_DEAD_COORDS",)) for axis in "xy"),
    *(Follows(f"{node}/flags/switched_off", ("SA_PATHS_NODE_BIT8",)) for node in _NODE),
    Follows("/intersections/*", ("SA_PATHS_INTERSECTION_ASYMMETRIC", "SA_PATHS_INTERSECTION_LIGHT_ONLY")),
    *(Follows(f"{node}/{name}", refuse=_MEMORY) for node in _NODE for name in ("next_ptr", "prev_ptr")),
    *(Follows(f"{node}/{name}", refuse=_OWNED) for node in _NODE for name in ("base_link", "flags/link_count")),
)
