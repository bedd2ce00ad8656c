"""Networks to and from files, by the kind that the name of a file tells."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from navspec.disk.write import Data, write_all
from navspec.errors import NavspecError, closest
from navspec.exchange.marks import Mark
from navspec.exchange.tables import PARTS, tables_at
from navspec.graphs.plan import Plan


class Kind(NamedTuple):
    """A kind of file, with a title for people.

    `module` has `write(plan, marks, file)`, with one of some `parts` behind where it is so many files. With `is_read` it has
    `read(path)` as well; with `has_marks` findings have a place in it.
    """

    title: str
    module: str
    parts: tuple[str, ...] = ()
    is_read: bool = True
    has_marks: bool = False


KINDS = {
    "gpkg": Kind("GeoPackage, for QGIS", "navspec.exchange.geopackage", has_marks=True),
    "geojson": Kind("GeoJSON, for QGIS and maps on the web", "navspec.exchange.geojson", has_marks=True),
    "graphml": Kind("GraphML, for networkx and Gephi", "navspec.exchange.graphml"),
    "glb": Kind("glTF, for viewers in 3-D", "navspec.exchange.gltf"),
    "parquet": Kind("Parquet, tables of nodes and lines", "navspec.exchange.parquet", PARTS),
    "csv": Kind("CSV, tables of nodes and lines", "navspec.exchange.csv", PARTS),
    "svg": Kind("SVG, a picture to draw on", "navspec.exchange.picture", is_read=False, has_marks=True),
    "png": Kind("PNG, a picture", "navspec.exchange.picture", is_read=False, has_marks=True),
}
"""By the end of the name."""
READ = tuple(name for name, each in KINDS.items() if each.is_read)
"""Kinds that are read too."""


def chosen(path: str | os.PathLike[str], to: str | None = None) -> str:
    """The kind of a file: what is asked for, or the end of its name; raises `NavspecError` for one that nobody knows."""
    kind = Path(path).suffix.removeprefix(".").lower() if to is None else to
    if kind in KINDS:
        return kind
    if to is not None:
        raise NavspecError(f"to: there is no kind of file '{to}'{closest(to, KINDS)}; known are {', '.join(KINDS)}")
    raise NavspecError(f"{os.fspath(path)}: the end of the name has to say which kind of file this is: {_ends(KINDS)}")


def _ends(kinds: Iterable[str]) -> str:
    return ", ".join(f".{kind}" for kind in kinds)


def targets(path: str | os.PathLike[str], kind: str) -> list[Path]:
    """The files that a network of a kind is written into."""
    place = Path(path)
    return [place.with_name(f"{place.stem}.{part}{place.suffix}") for part in KINDS[kind].parts] or [place]


def write(
    plan: Plan, path: str | os.PathLike[str], *, to: str | None = None, marks: Sequence[Mark] = (), force: bool = False
) -> list[Path]:
    """Write a network, whole or not at all.

    Parameters
    ----------
    plan : Plan
        The network.
    path : path
        Where to.
    to : str, optional
        One of `KINDS`; the end of the name where it is not given.
    marks : sequence of Mark
        Findings to be shown in it, where the kind of file has room for them.
    force : bool
        Replace a file that is there.

    Returns
    -------
    list of Path
        The files.

    Raises
    ------
    NavspecError
        Nobody knows this kind of file, or what it needs is not installed.
    WriteError
        A file is there and `force` is not set.
    """
    name = chosen(path, to)
    kind = KINDS[name]
    writer, places = import_module(kind.module).write, targets(path, name)
    if kind.parts:
        made = [partial(writer, plan, marks, part=part) for part in kind.parts]
    elif kind.is_read:
        made = [partial(writer, plan, marks)]
    else:
        made = [partial(writer, plan, marks, kind=name)]
    files: list[tuple[Path, Data]] = list(zip(places, made, strict=True))
    write_all(files, force=force)
    return places


def read(path: str | os.PathLike[str]) -> Plan:
    """Read a network that was exported, edited or not, or that was drawn with whatever program.

    Raises
    ------
    NavspecError
        It is no such file, a feature in it cannot be understood, or what reading needs is not installed.
    OSError
        The file cannot be opened.
    """
    path = os.fspath(path)
    name = Path(path).suffix.removeprefix(".").lower()
    if name not in READ:
        what = "this is a picture, and no network" if name in KINDS else "no network"
        raise NavspecError(f"{path}: {what} can be read from it; these can: {_ends(READ)}")
    kind = KINDS[name]
    for _, each in tables_at(path) if kind.parts else [("", path)]:
        with open(each, "rb"):  # noqa: PTH123 - a path stands in messages as it was given; libraries hide why they cannot
            pass
    return import_module(kind.module).read(path)
