"""What follows the values of path files of GTA IV that are edited, and which of them are not for editing."""

from __future__ import annotations

from navspec.family.contract import Dependency

_MEMORY = "this is an address in memory while the game runs, and means nothing in a file"
_OWNED = "which links belong to a node follows from the order of all links; `navspec repair` rebuilds it"
_AFAR = "links that lead to the node from other files keep their lengths"

DEPENDENCIES = (
    *(Dependency(f"/nodes/*/{axis}", ("IV_LINK_LENGTH", "IV_LINK_LENGTH_PAIR"), warn=_AFAR) for axis in "xyz"),
    *(Dependency(f"/nodes/*/{name}", refuse=_MEMORY) for name in ("next_ptr", "prev_ptr")),
    *(
        Dependency(f"/nodes/*/{name}", refuse=_OWNED)
        for name in ("first_link", "flags/num_own_links", "flags/unlinked")
    ),
)
