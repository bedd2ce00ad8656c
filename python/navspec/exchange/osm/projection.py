"""Projection of places on Earth to a plane in metres around an origin."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.arrays import Array

_EQUATOR, _SQUARED_ECCENTRICITY = 6_378_137.0, 0.00669437999014
"""Radius of the equator in metres, and the squared eccentricity of the meridians: WGS 84."""
MAX_DISTANCE = 100_000.0
"""Metres from the origin up to which the plane is true to a part in a thousand."""


def project(places: Array, origin: Sequence[float], path: str) -> Array:
    """Return metres east and north of an origin: a transverse Mercator projection with the curvature at the origin.

    Parameters
    ----------
    places : numpy.ndarray
        Longitude and latitude in degrees; float64, shape (places, 2).
    origin : sequence of float
        Longitude and latitude in degrees of the place that becomes 0, 0.
    path : str
        The file, for messages.

    Raises
    ------
    NavspecError
        A place is more than `MAX_DISTANCE` from the origin.
    """
    longitude, latitude = np.radians(places).T
    middle_longitude, middle_latitude = np.radians(origin)
    bend = 1 - _SQUARED_ECCENTRICITY * np.sin(middle_latitude) ** 2
    across = _EQUATOR / np.sqrt(bend)
    along = across * (1 - _SQUARED_ECCENTRICITY) / bend
    turn = longitude - middle_longitude
    east = np.arctanh(np.clip(np.cos(latitude) * np.sin(turn), -0.999, 0.999)) * across
    north = (np.arctan2(np.sin(latitude), np.cos(latitude) * np.cos(turn)) - middle_latitude) * along
    farthest = np.max(np.hypot(east, north), initial=0)
    if farthest > MAX_DISTANCE:
        raise NavspecError(
            f"{path}: a road is {farthest / 1000:,.0f} km from the origin {origin[0]:g}, {origin[1]:g}, and "
            f"{MAX_DISTANCE / 1000:g} km are the most; name an origin in the city as LONGITUDE,LATITUDE, or cut out the city"
        )
    return np.column_stack([east, north])
