"""Networks in files of other programs, both ways: one module per kind of file, its library imported when it is used."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import numpy as np

from navspec.disk.atomic_write import Data, write_all
from navspec.errors import NavspecError, join_alternatives
from navspec.exchange.layers import Mark
from navspec.exchange.tables import PARTS, find_tables
from navspec.graphs.plan import NetworkPlan

__all__ = ["KINDS", "READABLE", "Mark", "choose_kind", "read", "target_paths", "write", "write_marks"]


class FileKind(NamedTuple):
    """A kind of file, with a readable title.

    `module` has `write(plan, marks, file)`; kinds with several files take one of `parts` as an additional argument.
    With `is_read` the module also has `read(path)`; with `has_marks` the file can contain findings.
    """

    title: str
    module: str
    parts: tuple[str, ...] = ()
    is_read: bool = True
    has_marks: bool = False


KINDS = {
    "gpkg": FileKind("GeoPackage, for QGIS", "navspec.exchange.geopackage", has_marks=True),
    "geojson": FileKind("GeoJSON, for QGIS and maps on the web", "navspec.exchange.geojson", has_marks=True),
    "graphml": FileKind("GraphML, for networkx and Gephi", "navspec.exchange.graphml"),
    "glb": FileKind("glTF, for viewers in 3-D", "navspec.exchange.gltf"),
    "parquet": FileKind("Parquet, tables of nodes and lines", "navspec.exchange.parquet", PARTS),
    "csv": FileKind("CSV, tables of nodes and lines", "navspec.exchange.csv", PARTS),
    "svg": FileKind("SVG, a picture to draw on", "navspec.exchange.picture", is_read=False, has_marks=True),
    "png": FileKind("PNG, a picture", "navspec.exchange.picture", is_read=False, has_marks=True),
}
"""Kinds of files by extension."""
_READ_ONLY = {"shp": FileKind("Shapefile, of older programs for maps", "navspec.exchange.shapefile")}
_READ_KINDS = {name: kind for name, kind in KINDS.items() if kind.is_read} | _READ_ONLY
READABLE = tuple(_READ_KINDS)
"""Kinds that can be read; a Shapefile cannot be written."""


def choose_kind(path: str | os.PathLike[str], to: str | None = None) -> str:
    """Return the kind of a file: `to` if given, else by its extension; raises `NavspecError` for an unknown kind."""
    kind = Path(path).suffix.removeprefix(".").lower() if to is None else to
    if kind in KINDS:
        return kind
    if to is not None:
        raise NavspecError(f"to: unknown format '{to}'; use {join_alternatives(KINDS)}")
    fault = "unknown file extension" if kind else "the file name has no extension"
    raise NavspecError(f"{os.fspath(path)}: {fault}; use {_format_extensions(KINDS)}")


def _format_extensions(kinds: Iterable[str]) -> str:
    return ", ".join(f".{kind}" for kind in kinds)


def target_paths(path: str | os.PathLike[str], kind: str) -> list[Path]:
    """Return the files into which a network of a kind is written."""
    place = Path(path)
    return [place.with_name(f"{place.stem}.{part}{place.suffix}") for part in KINDS[kind].parts] or [place]


def write(
    plan: NetworkPlan,
    path: str | os.PathLike[str],
    *,
    to: str | None = None,
    marks: Sequence[Mark] = (),
    force: bool = False,
) -> list[Path]:
    """Write a network, whole or not at all.

    Parameters
    ----------
    plan : NetworkPlan
        The network.
    path : path
        The file.
    to : str, optional
        One of `KINDS`; default: the file extension.
    marks : sequence of Mark
        Findings to write, if the kind of file can contain them.
    force : bool
        Replace an existing file.

    Returns
    -------
    list of Path
        The written files.

    Raises
    ------
    NavspecError
        The kind of file is unknown, or a required library is not installed.
    WriteError
        A file exists and `force` is not set.
    """
    name = choose_kind(path, to)
    kind = KINDS[name]
    writer, places = import_module(kind.module).write, target_paths(path, name)
    if kind.parts:
        writers = [partial(writer, plan, marks, part=part) for part in kind.parts]
    elif kind.is_read:
        writers = [partial(writer, plan, marks)]
    else:
        writers = [partial(writer, plan, marks, kind=name)]
    files: list[tuple[Path, Data]] = list(zip(places, writers, strict=True))
    write_all(files, force=force)
    return places


NO_NETWORK = NetworkPlan({}, {}, np.zeros((0, 3)), {}, np.zeros((0, 3)), np.zeros(1, np.int64))


def write_marks(marks: Sequence[Mark], path: str | os.PathLike[str], *, force: bool = False) -> None:
    """Write only findings, as a layer of points, whole or not at all.

    Raises
    ------
    NavspecError
        The extension of the file is not that of a layer, or a required library is not installed.
    WriteError
        The file exists and `force` is not set.
    """
    kind = KINDS[choose_kind(path)]
    if not (kind.is_read and kind.has_marks):
        layers = (name for name, file_kind in KINDS.items() if file_kind.is_read and file_kind.has_marks)
        raise NavspecError(f"{os.fspath(path)}: a layer of points can be {_format_extensions(layers)}")
    write_all([(Path(path), partial(import_module(kind.module).write, NO_NETWORK, marks))], force=force)


def read(path: str | os.PathLike[str]) -> NetworkPlan:
    """Read a network that was exported, edited or not, or drawn with another program.

    Raises
    ------
    NavspecError
        The file cannot be read, a feature in it is invalid, or a required library is not installed.
    OSError
        The file cannot be opened.
    """
    path = os.fspath(path)
    name = Path(path).suffix.removeprefix(".").lower()
    if name not in READABLE:
        what = "this is a picture, and no network" if name in KINDS else "no network"
        raise NavspecError(f"{path}: {what} can be read from it; these can: {_format_extensions(READABLE)}")
    kind = _READ_KINDS[name]
    for _, table_path in find_tables(path) if kind.parts else [("", path)]:
        with open(table_path, "rb"):  # noqa: PTH123 - a path stands in messages as it was given; libraries hide why they cannot
            pass
    return import_module(kind.module).read(path)
