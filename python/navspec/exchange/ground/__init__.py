"""Heights of a map in files of other programs: rasters, and meshes of its surface."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

from navspec.errors import MAX_BYTES, LimitExceeded, NavspecError, join_alternatives
from navspec.graphs.noding import Ground

READERS = {
    ".asc": "navspec.exchange.ground.ascii_grid",
    ".tif": "navspec.exchange.ground.image",
    ".tiff": "navspec.exchange.ground.image",
    ".png": "navspec.exchange.ground.image",
    ".obj": "navspec.exchange.ground.mesh",
    ".glb": "navspec.exchange.ground.mesh",
}
"""Modules with `read(data, path)`, by extension of the file."""


def read_ground(path: str | os.PathLike[str], *, is_added: bool = False) -> Ground:
    """Read the heights of a map.

    Parameters
    ----------
    path : path
        A raster or a mesh, in units of the game.
    is_added : bool
        Whether heights of drawings are heights above this ground.

    Raises
    ------
    NavspecError
        The file is not one of these, or has no place on the map; or a required library is missing.
    OSError
        The file cannot be opened.
    """
    name = os.fspath(path)
    suffix = Path(name).suffix.lower()
    if suffix not in READERS:
        raise NavspecError(f"{name}: heights cannot be read from it; these can: {join_alternatives(READERS)}")
    with open(name, "rb") as file:  # noqa: PTH123 - a path is in messages as the user named it
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise LimitExceeded(f"the file has more than {MAX_BYTES:,} bytes, which is the limit; cut it", path=name)
    surface = import_module(READERS[suffix]).read(data, name)
    return Ground(surface.find_heights, surface.has_levels, is_added)
