"""Heights as images: GeoTIFF, and PNG or TIFF with a world file beside it. The value of a cell is its height in units."""

from __future__ import annotations

import warnings
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.ground.raster import Raster, build_raster, require_size
from navspec.graphs.arrays import Array

_CELL_SIZE, _TIE_POINT, _TRANSFORMATION, _KEYS, _MISSING = 33550, 33922, 34264, 34735, 42113
"""Tags of GeoTIFF, and the one of GDAL for cells without a height."""
_MODEL_KEY, _DEGREES = 1024, 2
_WORLD_SUFFIXES = {
    ".png": (".pgw", ".pngw", ".wld"),
    ".tif": (".tfw", ".tifw", ".wld"),
    ".tiff": (".tfw", ".tiffw", ".wld"),
}


def read(data: bytes, path: str) -> Raster:
    """Read a raster; raises `NavspecError` for an image that is not one, or has no place."""
    image_module = import_extra("PIL.Image", "heights")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the size, which is checked here
            image = image_module.open(BytesIO(data), formats=("PNG", "TIFF"))
        columns, rows = image.size
        require_size(columns, rows, path)
        if len(image.getbands()) != 1 or image.mode == "P":
            raise NavspecError(f"{path}: it has colours, and heights are one number for a cell; export one band")
        tags = dict(getattr(image, "tag_v2", {}))
        steps, corner = _find_place(tags, path)
        heights: Array = np.array(image, np.float32)
    except NavspecError:
        raise
    except (OSError, SyntaxError, ValueError, TypeError, EOFError, image_module.DecompressionBombError) as error:
        raise NavspecError(f"{path}: this is not a readable image of heights: {error}") from None
    return build_raster(heights, steps, corner, _read_missing(tags), path)


def _find_place(tags: dict[int, Any], path: str) -> tuple[Array, Array]:
    """Return the steps and the corner of a raster; see `Raster`."""
    keys = list(tags.get(_KEYS, ()))
    if [_MODEL_KEY, 0, 1, _DEGREES] in [keys[at : at + 4] for at in range(0, len(keys), 4)]:
        raise NavspecError(
            f"{path}: its cells are degrees on Earth, and have to be units of the game; for roads of OpenStreetMap project it: "
            "gdalwarp -t_srs '+proj=tmerc +ellps=WGS84 +lat_0=LAT +lon_0=LON'"
        )
    if _TRANSFORMATION in tags:
        matrix = np.array(tags[_TRANSFORMATION], np.float64).reshape(4, 4)
        return matrix[:2, :2], matrix[:2, 3]
    if _CELL_SIZE in tags and _TIE_POINT in tags:
        wide, high = tags[_CELL_SIZE][:2]
        column, row, _, east, north = tags[_TIE_POINT][:5]
        return np.array([[wide, 0], [0, -high]]), np.array([east - column * wide, north + row * high])
    return _read_world_file(path)


def _read_world_file(path: str) -> tuple[Array, Array]:
    """Return the steps and the corner that a world file has: six numbers, the last two for the middle of the first cell."""
    suffixes = _WORLD_SUFFIXES[Path(path).suffix.lower()]
    for suffix in suffixes:
        beside = Path(path).with_suffix(suffix)
        if not beside.is_file():
            continue
        with beside.open("rb") as file:
            words = file.read(1000).split()
        try:
            a, d, b, e, c, f = map(float, words)
        except ValueError:
            raise NavspecError(f"{beside}: this is not a world file, which is six numbers; export it again") from None
        steps = np.array([[a, b], [d, e]])
        return steps, np.array([c, f]) - steps.sum(axis=1) / 2
    raise NavspecError(
        f"{path}: it does not say where its cells are; put a world file beside it, {Path(path).stem}{suffixes[0]}: the width "
        "of a cell, 0, 0, minus its height, and the middle of the first cell, east and north, each on a line"
    )


def _read_missing(tags: dict[int, Any]) -> float | None:
    try:
        return float(str(tags[_MISSING]).strip("\0 "))
    except (KeyError, ValueError):
        return None
