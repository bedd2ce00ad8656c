"""ESRI ASCII grids: a head with the place of the cells, and a height for each, row by row from the north."""

from __future__ import annotations

import warnings

import numpy as np

from navspec.errors import NavspecError
from navspec.exchange.ground.raster import Raster, build_raster, require_size

_NAMES = ("ncols", "nrows", "xllcorner", "yllcorner", "xllcenter", "yllcenter", "cellsize", "nodata_value")


def read(data: bytes, path: str) -> Raster:
    """Read a raster; raises `NavspecError` for a text that is not one."""
    words = data.split(maxsplit=2 * len(_NAMES))
    head: dict[str, float] = {}
    try:
        while words[2 * len(head)].decode("ascii").lower() in _NAMES:
            at = 2 * len(head)
            head[words[at].decode("ascii").lower()] = float(words[at + 1])
        columns, rows, size = int(head["ncols"]), int(head["nrows"]), head["cellsize"]
        require_size(columns, rows, path)
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # a word among the numbers
            numbers = np.fromstring(data.split(maxsplit=2 * len(head))[-1], sep=" ")
        heights = numbers.reshape(rows, columns)
        west, south = (
            head[f"{axis}llcorner"] if f"{axis}llcorner" in head else head[f"{axis}llcenter"] - size / 2
            for axis in "xy"
        )
    except (KeyError, IndexError, ValueError, OverflowError, DeprecationWarning) as error:
        raise NavspecError(f"{path}: this is not an ESRI ASCII grid: {error}; export it again") from None
    steps, corner = np.array([[size, 0], [0, -size]]), np.array([west, south + rows * size])
    return build_raster(heights, steps, corner, head.get("nodata_value", -9999), path)
