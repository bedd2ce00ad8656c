"""Heights of the surfaces of a mesh: glTF (.glb) or Wavefront OBJ, with y up, as Blender exports both."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy as np

from navspec.errors import NavspecError
from navspec.exchange.gltf import read_triangles
from navspec.exchange.limits import MAX_POINTS, MAX_TRIANGLES
from navspec.graphs.arrays import Array
from navspec.graphs.surfaces import find_surface_heights


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """Surfaces of a map: the corners of triangles; float64, shape (triangles, 3, 3)."""

    triangles: Array
    has_levels = True

    def find_heights(self, places: Array) -> Array:
        """Return the heights of surfaces at places; see `find_surface_heights`."""
        return find_surface_heights(places, self.triangles)


def read(data: bytes, path: str) -> Mesh:
    """Read a mesh; raises `NavspecError` for a file without surfaces."""
    triangles = read_triangles(data, path) if Path(path).suffix.lower() == ".glb" else _read_obj(data, path)
    triangles = triangles[np.isfinite(triangles).all(axis=(1, 2))]
    if not len(triangles):
        raise NavspecError(f"{path}: there are no faces in it; export the meshes of the ground")
    return Mesh(triangles)


def _read_obj(data: bytes, path: str) -> Array:
    """Return the triangles of an OBJ file, with up as the last axis."""
    points: list[list[float]] = []
    corners: list[tuple[int, int, int]] = []
    try:
        for line in BytesIO(data):
            if line.startswith(b"v "):
                x, y, z = map(float, line.split()[1:4])
                points.append([x, -z, y])
                if len(points) > MAX_POINTS:
                    raise NavspecError(f"{path}: it has more than {MAX_POINTS:,} points; cut it, or simplify it")
            elif line.startswith(b"f "):
                corners += _iter_fan([_parse_corner(word, len(points)) for word in line.split()[1:]])
                if len(corners) > MAX_TRIANGLES:
                    raise NavspecError(f"{path}: it has more than {MAX_TRIANGLES:,} triangles; cut it, or simplify it")
        rows = np.array(corners, np.int64).reshape(-1, 3)
        if rows.min(initial=0) < 0:
            raise ValueError("a face has a point before the first one")
        return np.array(points, np.float64).reshape(-1, 3)[rows]
    except (ValueError, IndexError) as error:
        raise NavspecError(f"{path}: this is not a readable OBJ file: {error}") from None


def _parse_corner(word: bytes, count: int) -> int:
    """Return the row of a corner, which is counted from 1, or backwards from -1."""
    number = int(word.partition(b"/")[0])
    return number - 1 if number > 0 else count + number


def _iter_fan(rows: list[int]) -> Iterator[tuple[int, int, int]]:
    """Yield the triangles of a face."""
    return ((rows[0], rows[at], rows[at + 1]) for at in range(1, len(rows) - 1))
