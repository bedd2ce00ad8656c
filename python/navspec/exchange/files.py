"""Networks to and from files, by the kind that the name of a file tells."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from navspec.errors import NavspecError, closest
from navspec.exchange.marks import Mark
from navspec.exchange.tables import PARTS, tables_at
from navspec.graphs.plan import Plan
from navspec.outputs.write import Data, write_all


class Kind(NamedTuple):
    """A kind of file: `module` has `write(plan, marks, file)`, with one of some `parts` behind where it is so many files.

    With `is_read` it has `read(path)` as well.
    """

    module: str
    parts: tuple[str, ...] = ()
    is_read: bool = True


KINDS = {
    "gpkg": Kind("navspec.exchange.geopackage"),
    "geojson": Kind("navspec.exchange.geojson"),
    "parquet": Kind("navspec.exchange.parquet", PARTS),
    "graphml": Kind("navspec.exchange.graphml"),
    "glb": Kind("navspec.exchange.gltf"),
    "csv": Kind("navspec.exchange.csv", PARTS),
}
"""By the end of the name."""
READ = tuple(name for name, each in KINDS.items() if each.is_read)
"""Kinds that are read too."""


def kind_of(path: str | os.PathLike[str], kinds: Sequence[str] = tuple(KINDS)) -> str:
    """The kind of a file by the end of its name; raises `NavspecError` for any other."""
    kind = Path(path).suffix.removeprefix(".").lower()
    if kind not in kinds:
        ends = ", ".join(f".{each}" for each in kinds)
        raise NavspecError(f"{os.fspath(path)}: the end of the name has to say which kind of file this is: {ends}")
    return kind


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
    if to is not None and to not in KINDS:
        raise NavspecError(f"to: there is no kind of file '{to}'{closest(to, KINDS)}")
    kind, place = KINDS[to or kind_of(path)], Path(path)
    writer = import_module(kind.module).write
    targets: list[tuple[Path, Data]] = [
        (place.with_name(f"{place.stem}.{part}{place.suffix}"), partial(writer, plan, marks, part=part))
        for part in kind.parts
    ]
    targets = targets or [(place, partial(writer, plan, marks))]
    write_all(targets, force=force)
    return [each for each, _ in targets]


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
    kind = KINDS[kind_of(path, READ)]
    for _, each in tables_at(path) if kind.parts else [("", path)]:
        with open(each, "rb"):  # noqa: PTH123 - a path stands in messages as it was given; libraries hide why they cannot
            pass
    return import_module(kind.module).read(path)
