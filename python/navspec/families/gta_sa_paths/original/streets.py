"""Streets of path files: the groups of the texts that their nodes were made from."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from navspec.columns import Tables
from navspec.disk.windows import long_path
from navspec.errors import MAX_BYTES, LimitExceeded, NavspecError
from navspec.families.gta_sa_paths.layout import AREAS
from navspec.families.gta_sa_paths.original.arithmetic import ARITHMETICS, CONSOLE, EXACT
from navspec.families.gta_sa_paths.original.compiler import sort_by_number
from navspec.families.gta_sa_paths.original.source_network import SourceNetwork
from navspec.families.gta_sa_paths.original.source_text import GROUP_ROWS, SourceText, read_texts
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.graphs.arrays import Array
from navspec.records.record import Natural

MAX_STREETS = 100
"""Changed streets that are listed."""

Place = tuple[int, ...]
"""Stored coordinates."""

_TEXTS = "*paths*.ipl"
_OF_LINKS = ("links", "navi_links", "link_lengths", "intersections")


class StreetFacts(TypedDict):
    """Streets that files have, by the texts that they were made from.

    - texts: Nodes that come from each text, by its name.
    - other_nodes: Nodes that come from none.
    - changed: Streets that have a node which the files do not have in its place, the first of them.
    - num_changed: How many these are.
    """

    texts: Mapping[str, Natural]
    other_nodes: Natural
    changed: list[str]
    num_changed: Natural


@dataclass(frozen=True, slots=True, eq=False)
class Streets:
    """The nodes of texts.

    Attributes
    ----------
    text : SourceText
        The texts.
    rows : numpy.ndarray
        Row of the text of every node, in the order of addresses; int64.
    first : numpy.ndarray
        Number of the first node of every area, and of all nodes; int64.
    places : sequence of pairs
        Stored coordinates of every node, as both arithmetics give them.
    by_place : mapping
        The first node at stored coordinates.
    """

    text: SourceText
    rows: Array
    first: Array
    places: Sequence[tuple[Place, Place]]
    by_place: Mapping[Place, int]

    def find(self, area: int, places: Sequence[Place], nodes: Sequence[int], num_nodes: int) -> list[int]:
        """Return the nodes that those of a file of an area come from, by their coordinates and numbers; -1 for none.

        A node with the same number is, at the same place or in a file that has as many nodes; otherwise one at the same
        place.
        """
        first, end = int(self.first[area]), int(self.first[area + 1])
        is_alike = num_nodes == end - first
        origins = list[int]()
        for place, node in zip(places, nodes, strict=True):
            same = first + node if first + node < end else -1
            is_same = same >= 0 and place in self.places[same]
            origin = same if is_same else self.by_place.get(place, same if is_alike else -1)
            origins.append(origin)
        return origins

    def at(self, area: int, node: int) -> int:
        """Return the node with a number in an area, -1 for none."""
        if not 0 <= area < AREAS or not 0 <= node < self.first[area + 1] - self.first[area]:
            return -1
        return int(self.first[area]) + node

    def name(self, node: int) -> str:
        """Return the street of a node, empty for -1."""
        if node < 0:
            return ""
        row = int(self.rows[node])
        group = row // GROUP_ROWS
        path = Path(self.text.paths[self.text.file[group]]).name
        return f"{path} group {self.text.group[group]} (line {self.text.line[row]})"


def read_streets(source: Any) -> Streets:
    """Read texts, from a text or from the `paths*.ipl` files of a folder.

    Raises
    ------
    LimitExceeded
        A text is too large.
    NavspecError
        There is no text, or one of them cannot be read or has faults.
    """
    if isinstance(source, Streets):
        return source
    files = [(path, _read(path)) for path in _paths(os.fspath(source))]
    text, faults = read_texts(sort_by_number(files))
    if faults:
        raise NavspecError(str(faults[0]))
    network = SourceNetwork(text, ARITHMETICS[CONSOLE])
    both = [ARITHMETICS[name].store(text.places[network.rows]).tolist() for name in (CONSOLE, EXACT)]
    places = [(tuple(one), tuple(two)) for one, two in zip(*both, strict=True)]
    by_place = dict[Place, int]()
    for choice in (0, 1):
        for node, pair in enumerate(places):
            by_place.setdefault(pair[choice], node)
    first = np.searchsorted(network.area, np.arange(AREAS + 1))
    return Streets(text, network.rows, first, places, by_place)


def _paths(source: str) -> list[str]:
    folder = Path(long_path(source, below=True))
    if not folder.is_dir():
        return [source]
    paths = sorted(str(path) for path in folder.iterdir() if path.is_file() and _is_text(path))
    if not paths:
        raise NavspecError(f"{source}: there is no text ({_TEXTS}) in this folder; give data/maps of the game")
    return paths


def _is_text(path: Path) -> bool:
    return "paths" in path.stem.lower() and path.suffix.lower() == ".ipl"


def _read(path: str) -> bytes:
    try:
        with Path(long_path(path)).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise NavspecError(f"{path}: this text cannot be read ({error})") from error
    if len(data) > MAX_BYTES:
        raise LimitExceeded(f"the text has more than {MAX_BYTES:,} bytes, which is the limit", path=path)
    return data


# Rows of files


def name_streets(settings: Mapping[str, Any], number: int, tables: Tables, table: str, rows: Array) -> list[str]:
    """Return the streets of rows of a file with a number; see `Family.origins`."""
    streets: Streets | None = settings.get("source")
    if streets is None or not 0 <= number < AREAS:
        return [""] * len(rows)
    areas, nodes = (column.tolist() for column in _nodes_of(number, tables, table, rows))
    places = _places(tables)
    own = sorted({node for area, node in zip(areas, nodes, strict=True) if area == number and 0 <= node < len(places)})
    origins = dict(zip(own, streets.find(number, [places[node] for node in own], own, len(places)), strict=True))
    return [
        streets.name(origins.get(node, -1) if area == number else streets.at(area, node))
        for area, node in zip(areas, nodes, strict=True)
    ]


def _places(tables: Tables) -> list[Place]:
    """Return the stored coordinates of all nodes."""
    return list(zip(*(tables.column("nodes", axis).tolist() for axis in "xyz"), strict=True))


def _nodes_of(number: int, tables: Tables, table: str, rows: Array) -> tuple[Array, Array]:
    """Return area and number of the node that each row belongs to, -1 for none; int64."""
    if table == "nodes":
        return np.full(len(rows), number), rows
    if table == "navi_nodes":
        area, node = (tables.column(table, f"target_{name}_id")[rows].astype(np.int64) for name in ("area", "node"))
        return area, node
    if table not in _OF_LINKS:
        return np.full(len(rows), number), np.full(len(rows), -1)
    first = tables.column("nodes", "base_link").astype(np.int64)
    order = np.argsort(first, kind="stable")
    owner = np.append(order, -1)[np.searchsorted(first[order], rows, "right") - 1]
    counts = np.append(tables.column("nodes", "flags.link_count").astype(np.int64), 0)
    is_owned = rows < np.append(first, 0)[owner] + counts[owner]
    return np.full(len(rows), number), np.where(is_owned, owner, -1)


def describe_streets(net: PathNetwork) -> StreetFacts | None:
    """Return the facts of the streets of files; None where no texts are given."""
    streets: Streets | None = net.files.settings.get("source")
    if streets is None:
        return None
    counts, num_new, changed = Counter[str](), 0, dict[int, str]()
    for number, tables in net.files.files.items():
        if not 0 <= number < AREAS:
            continue
        places = _places(tables)
        origins = np.array(streets.find(number, places, range(len(places)), len(places)), np.int64)
        is_from = origins >= 0
        file = streets.text.file[np.append(streets.rows, 0)[origins] // GROUP_ROWS]
        counts.update(Path(streets.text.paths[index]).name for index in file[is_from].tolist())
        num_new += int(np.count_nonzero(~is_from))
        for group, name in _find_changed(streets, number, set(places)):
            changed.setdefault(group, name)
    names = [changed[group] for group in sorted(changed)]
    return {
        "texts": {Path(path).name: counts[Path(path).name] for path in streets.text.paths},
        "other_nodes": num_new,
        "changed": names[:MAX_STREETS],
        "num_changed": len(names),
    }


def _find_changed(streets: Streets, number: int, places: set[Place]) -> Iterator[tuple[int, str]]:
    """Yield groups with a node of an area that is not in its place in the file, and their names."""
    for node in range(int(streets.first[number]), int(streets.first[number + 1])):
        if places.isdisjoint(streets.places[node]):
            yield int(streets.rows[node]) // GROUP_ROWS, streets.name(node)
