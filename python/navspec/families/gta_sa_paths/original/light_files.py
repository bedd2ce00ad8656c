"""Traffic lights that are placed on a map, read from a table, a text, binary placement files or an archive of these."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np

from navspec.disk.windows import long_path
from navspec.errors import LimitExceeded, NavspecError
from navspec.families.gta_img.directory import is_archive, read_directory
from navspec.family.containers import ArchiveDirectory
from navspec.graphs.arrays import Array

MODELS = (1262, 1283, 1284, 1315, 1350, 1351, 1352, 3516, 3855)
"""Numbers of the models that the game treats as traffic lights."""
MAX_LIGHTS = 100_000
"""Lights that are read at most; the original map has 1,632."""
MAX_BYTES = 1 << 26
"""Bytes of placement files that are read at most, in one file or in all files of an archive or a folder."""
MAX_FILES = 10_000
"""Files that are opened in a folder, and placement files that are read in an archive."""
FARTHEST_PLACE = 100_000.0
"""Greatest coordinate of a light, in units from the middle of the map."""

_BINARY = b"bnry"
_INSTANCE = np.dtype(
    [("position", "<f4", 3), ("rotation", "<f4", 4), ("model", "<i4"), ("flags", "<u4"), ("lod", "<i4")]
)
_NUM_INSTANCES_AT, _OFS_INSTANCES_AT, _HEADER_SIZE = 4, 28, 76
_COLUMNS = ("model", "x", "y", "z", "heading")
_MIN_COLUMNS = 10
"""Columns of a placed object in a text, without the number of its distant model."""
_NEEDED = (
    f"a table with the columns {', '.join(_COLUMNS)}, a text or binary .ipl file, or an archive or a folder with these"
)

LightSource = str | os.PathLike[str] | Sequence[str | os.PathLike[str]]
"""A file or a folder, or several of these."""


@dataclass(frozen=True, slots=True, eq=False)
class Lights:
    """Traffic lights placed on a map.

    Attributes
    ----------
    position : numpy.ndarray
        Where they are, in units of the game; float64, shape (lights, 3).
    heading : numpy.ndarray
        By how many degrees they are turned to the left, seen from above; float64, shape (lights,).
    """

    position: Array
    heading: Array


def read_lights(source: LightSource | Lights) -> Lights:
    """Read all traffic lights of a file or a folder, or of several; lights that are read already are returned.

    A file is a table with tabs between its columns `model`, `x`, `y`, `z` and `heading`, a text `.ipl` with `inst` rows, a
    binary `.ipl`, or an IMG archive with binary ones. A folder is searched for `.ipl` files. Objects of models other
    than `MODELS` are skipped.

    Raises
    ------
    LimitExceeded
        There is more than any map has.
    NavspecError
        A file cannot be read, or a light in it has no possible place; or there is not a single light.
    """
    if isinstance(source, Lights):
        return source
    sources = [source] if isinstance(source, str | os.PathLike) else source
    paths = [os.fspath(path) for path in sources]
    rows, count = list[Array](), 0
    for path in paths:
        for lights in _iter_lights(path):
            rows.append(lights)
            count += len(lights)
            if count > MAX_LIGHTS:
                raise LimitExceeded(f"there are more than {MAX_LIGHTS:,} traffic lights, which is the limit", path=path)
    if not count:
        raise NavspecError(f"{', '.join(paths)}: there is not a single traffic light; give {_NEEDED}")
    lights = np.concatenate(rows)
    return Lights(lights[:, :3], lights[:, 3])


def _iter_lights(path: str) -> Iterator[Array]:
    """Yield the lights of the files of a source; float64, shape (lights, 4)."""
    try:
        if Path(long_path(path)).is_dir():
            yield from _read_folder(path)
        else:
            yield from _read_file(path)
    except (OSError, ValueError) as error:
        if isinstance(error, NavspecError):
            raise
        raise NavspecError(f"{path}: {getattr(error, 'strerror', None) or error}") from error


def _read_folder(path: str) -> Iterator[Array]:
    """Yield the lights of all placement files in a folder and in the folders in it."""
    room, count = MAX_BYTES, 0
    for folder, folders, names in os.walk(long_path(path, below=True)):
        folders.sort()
        count += len(names)
        if count > MAX_FILES:
            raise LimitExceeded(
                f"there are more than {MAX_FILES:,} files in this folder, which is the limit",
                path=path,
                hint="Name the placement files, or the folder that holds nothing else",
            )
        for name in sorted(names):
            file = Path(folder) / name
            if name.lower().endswith(".ipl") and file.is_file():
                data = _read_bytes(str(file), room)
                room -= len(data)
                yield _lights_of(data, str(file))


def _read_file(path: str) -> Iterator[Array]:
    place = Path(long_path(path))
    if place.exists() and not place.is_file():
        raise NavspecError(f"{path}: this is not a file; give {_NEEDED}")
    with place.open("rb") as file:
        if is_archive(file.read(64)):
            yield from _read_archive(file, path)
            return
    yield _lights_of(_read_bytes(path, MAX_BYTES), path)


def _read_bytes(path: str, room: int) -> bytes:
    with Path(long_path(path)).open("rb") as file:
        data = file.read(room + 1)
    if len(data) > room:
        raise LimitExceeded(f"placement files have more than {MAX_BYTES:,} bytes, which is the limit", path=path)
    return data


def _read_archive(file: BinaryIO, path: str) -> Iterator[Array]:
    """Yield the lights of the binary placement files in an archive; nothing else of it is read."""
    size = file.seek(0, os.SEEK_END)
    directory = read_directory(file, size)
    rows = [row for row, name in enumerate(directory.names) if name.lower().endswith(".ipl")]
    if len(rows) > MAX_FILES or sum(_stored_size(directory, row, size) for row in rows) > MAX_BYTES:
        raise LimitExceeded(
            f"this archive has more than {MAX_FILES:,} placement files or {MAX_BYTES:,} bytes of them, which is the limit",
            path=path,
        )
    if not rows:
        raise NavspecError(f"{path}: there is no placement file in this archive; give the gta3.img of the game")
    for row in rows:
        file.seek(int(directory.offsets[row]))
        data = file.read(_stored_size(directory, row, size))
        if data.startswith(_BINARY):
            yield _parse_binary(data, f"{path}:{directory.names[row]}")


def _stored_size(directory: ArchiveDirectory, row: int, size: int) -> int:
    """Return the bytes of a file that the archive has."""
    return max(0, min(int(directory.sizes[row]), size - int(directory.offsets[row])))


def _lights_of(data: bytes, path: str) -> Array:
    """Return the lights of a placement file or table; float64, shape (lights, 4)."""
    if data.startswith(_BINARY):
        return _parse_binary(data, path)
    if b"\0" in data:
        raise NavspecError(f"{path}: this file does not hold traffic lights; give {_NEEDED}")
    lines = data.removeprefix(b"\xef\xbb\xbf").decode("latin-1").splitlines()
    head = next((line for line in lines if line.strip() and not line.startswith("#")), "")
    parse = _parse_table if "\t" in head and "model" in head.lower().split("\t") else _parse_text
    return _array(parse(lines, path))


def _array(rows: Iterable[Sequence[float]]) -> Array:
    return np.array(list(rows), np.float64).reshape(-1, 4)


# Binary placement files


def _parse_binary(data: bytes, path: str) -> Array:
    if len(data) < _HEADER_SIZE:
        raise NavspecError(f"{path}: the file ends after {len(data)} bytes, inside its header of {_HEADER_SIZE}")
    count, offset = (int.from_bytes(data[at : at + 4], "little") for at in (_NUM_INSTANCES_AT, _OFS_INSTANCES_AT))
    if offset + count * _INSTANCE.itemsize > len(data):
        raise NavspecError(
            f"{path}: offset 0x{_NUM_INSTANCES_AT:X}: the header announces {count:,} objects from offset 0x{offset:X} on, but "
            f"the file ends after {len(data):,} bytes; take it from a backup"
        )
    instances = np.frombuffer(data, _INSTANCE, count, offset)
    rows = np.flatnonzero(np.isin(instances["model"], MODELS))
    x, y, z, w = instances["rotation"][rows].astype(np.float64).T
    lights = np.column_stack([instances["position"][rows].astype(np.float64), _headings(z, w)])
    with np.errstate(invalid="ignore"):
        is_bad = ~(np.abs(lights[:, :3]) <= FARTHEST_PLACE).all(axis=1) | ~np.isfinite(x + y + z + w)
    if is_bad.any():
        row = int(rows[is_bad.argmax()])
        where = f"{path}: object {row} at offset 0x{offset + row * _INSTANCE.itemsize:X}"
        raise NavspecError(_misplaced(where, instances["position"][row].tolist()))
    return lights


def _headings(z: Array, w: Array) -> Array:
    """Return the degrees by which objects are turned to the left, from the last two parts of their quaternions."""
    return np.degrees(-2 * np.arctan2(z, w))


def _misplaced(where: str, position: Sequence[float]) -> str:
    place = ", ".join(f"{value:g}" for value in position)
    return (
        f"{where}: this traffic light is at ({place}) or turned by what is not a number; give it a place within "
        f"{FARTHEST_PLACE:,.0f} units of the middle of the map"
    )


# Texts


def _parse_text(lines: Sequence[str], path: str) -> Iterator[Sequence[float]]:
    """Yield the lights among the `inst` rows of a placement text."""
    section = ""
    sections = 0
    for number, line in enumerate(lines, 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        if not section:
            section, sections = text.lower(), sections + 1
            if not text.isalnum():
                raise NavspecError(f"{path}:{number}: '{text[:20]}' is not the name of a section; give {_NEEDED}")
        elif text.lower() == "end":
            section = ""
        elif section == "inst":
            cells = text.split(",") if "," in text else text.split()
            where = f"{path}:{number}"
            if _model(cells[0], where) in MODELS:
                yield _instance(cells, where)
    if not sections:
        raise NavspecError(f"{path}: this file is empty; give {_NEEDED}")


def _model(cell: str, where: str) -> int:
    try:
        return int(cell)
    except ValueError:
        raise NavspecError(f"{where}: the number of a model cannot be '{cell.strip()[:20]}'") from None


def _instance(cells: Sequence[str], where: str) -> Sequence[float]:
    """Return place and heading of a row: model, name, interior, x, y, z, four parts of a quaternion, distant model."""
    if len(cells) < _MIN_COLUMNS:
        raise NavspecError(f"{where}: a placed object has 11 columns, but this row has {len(cells)}")
    *position, _, _, z, w = (_number(cell, where) for cell in cells[3:10])
    return _require_placed(position, math.degrees(-2 * math.atan2(z, w)), where)


def _number(cell: str, where: str) -> float:
    try:
        return float(cell)
    except ValueError:
        raise NavspecError(f"{where}: '{cell.strip()[:20]}' is not a number") from None


def _require_placed(position: Sequence[float], heading: float, where: str) -> Sequence[float]:
    """Return place and heading; raise `NavspecError` where they are impossible."""
    if not all(abs(value) <= FARTHEST_PLACE for value in (*position, heading)):
        raise NavspecError(_misplaced(where, position))
    return (*position, heading)


def _parse_table(lines: Sequence[str], path: str) -> Iterator[Sequence[float]]:
    """Yield the lights of a table with tabs between its columns and their names in the first row."""
    rows = ((number, line) for number, line in enumerate(lines, 1) if line.strip() and not line.startswith("#"))
    number, head = next(rows)
    names = [name.strip().lower() for name in head.split("\t")]
    missing = [name for name in _COLUMNS if name not in names]
    if missing:
        raise NavspecError(f"{path}:{number}: the table has no column {' and no column '.join(missing)}")
    at = [names.index(name) for name in _COLUMNS]
    for number, line in rows:
        cells, where = line.split("\t"), f"{path}:{number}"
        if len(cells) < len(names):
            raise NavspecError(f"{where}: the row has {len(cells)} columns, and the table has {len(names)}")
        if _model(cells[at[0]], where) in MODELS:
            *position, heading = (_number(cells[column], where) for column in at[1:])
            yield _require_placed(position, heading, where)
