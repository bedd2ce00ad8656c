"""The reference system of exported layers, and the refusal of layers with coordinates on Earth."""

from __future__ import annotations

import re

from navspec.errors import NavspecError

SYSTEM = "Game units"
"""Name of the reference system of exported layers."""
DEFINITION = (
    f'PROJCS["{SYSTEM}",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],'
    'UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],'
    'PARAMETER["central_meridian",0],PARAMETER["scale_factor",1],PARAMETER["false_easting",0],'
    'PARAMETER["false_northing",0],UNIT["metre",1],AXIS["Easting",EAST],AXIS["Northing",NORTH]]'
)
"""A plane around the place 0, 0 of Earth. QGIS reports errors for systems that it cannot convert to degrees."""
_PLANE = ("LOCAL_CS", "ENGCRS", "ENGINEERINGCRS")
"""Beginnings of definitions of coordinate systems that are not on Earth."""
_NAME = re.compile(r'[A-Z_]+\["([^"]*)"')


def require_plane(crs: str | None, where: str, fix: str) -> None:
    """Raise `NavspecError` for a layer with coordinates on Earth; `crs` is a definition or a code."""
    if not crs or crs.startswith(_PLANE):
        return
    match = _NAME.match(crs)
    name = match[1] if match else crs
    if not is_plane(name):
        raise NavspecError(f"{where} is in the projection {name}, and coordinates have to be those of the game{fix}")


def is_plane(name: str) -> bool:
    """Return whether a reference system is that of exported layers; some programs change spaces in names."""
    return name.replace("_", " ") == SYSTEM
