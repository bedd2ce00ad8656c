"""Limits of the files: everything of a network of texts that has no room in them, with its rows in the texts."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_paths.assembly import WIDE_FLOOD, limit_navi_nodes
from navspec.families.gta_sa_paths.derived import FARTHEST
from navspec.families.gta_sa_paths.layout import (
    AREAS,
    GRID,
    MOST_NODES,
    MOST_ROOMY_LINKS,
    SQUARE,
    scale,
)
from navspec.families.gta_sa_paths.original.joints import find_loose_externals, link_rows
from navspec.families.gta_sa_paths.original.source_network import SourceNetwork
from navspec.families.gta_sa_paths.original.source_text import BOAT, SourceText, TextFault
from navspec.family.conversion.conversions import Target
from navspec.graphs.arrays import Array
from navspec.graphs.spatial import SquareGrid

_BYTE, _WORD = 0xFF, 0xFFFF


def find_unlinked_externals(text: SourceText) -> Iterator[TextFault]:
    """Yield externals without an internal row that they continue."""
    for row in find_loose_externals(text, link_rows(text)).tolist():
        message = "this external row is linked to no internal one"
        yield text.fault(row, message, "It joins a node that does not exist.")


def find_excess(network: SourceNetwork, target: Target) -> Iterator[TextFault]:
    """Yield everything for which files of a target have no room."""
    text = network.text
    for row, words in _excess(network, target):
        yield text.fault(row, words, "It writes what fits, and the rest wrong.")


def _excess(network: SourceNetwork, target: Target) -> Iterator[tuple[int, str]]:
    # A group has too few rows for a node with more links than fit.
    yield from _edge_excess(network)
    yield from _area_excess(network.area, network.rows, MOST_NODES, "nodes")
    owner = network.links.owner
    yield from _area_excess(network.area[owner], network.rows[owner], MOST_ROOMY_LINKS, "links")
    most = limit_navi_nodes(target, AREAS)
    yield from _area_excess(network.navis.area, network.rows[network.navis.target], most, "navi nodes")
    parts, most_parts = network.graph.parts, _WORD if target.variant in WIDE_FLOOD else _BYTE
    for part in np.flatnonzero(parts.number > most_parts).tolist():
        words = f"part {parts.number[part]} of the network begins here, but flood ids end at {most_parts}"
        yield _row(network, int(parts.first[part])), words


def _edge_excess(network: SourceNetwork) -> Iterator[tuple[int, str]]:
    first, second = network.edges.ends.T
    distance = np.sqrt(np.square((network.stored[first] - network.stored[second]) / scale()).sum(axis=1))
    for edge in np.flatnonzero(distance >= FARTHEST).tolist():
        words = f"the edge to {_place(network, int(second[edge]))} is {distance[edge]:.6g} units long; less than {FARTHEST} fit"
        yield _row(network, int(first[edge])), words
    areas = network.area[first], network.area[second]
    for edge in np.flatnonzero(SquareGrid(SQUARE, GRID).are_separated(*areas)).tolist():
        one, two = (int(area[edge]) for area in areas)
        words = f"the edge leads from area {one} to area {two}, at {_place(network, int(second[edge]))}"
        yield _row(network, int(first[edge])), f"{words}; these do not touch"
    kind = network.text.kind[network.rows]
    for edge in np.flatnonzero((kind[first] == BOAT) != (kind[second] == BOAT)).tolist():
        words = f"the edge to {_place(network, int(second[edge]))} joins water and land"
        yield _row(network, int(first[edge])), words


def _area_excess(area: Array, rows: Array, most: int | Array, what: str) -> Iterator[tuple[int, str]]:
    """Yield areas that hold more rows of a table than addresses can name; `rows` are of the text, and `area` ascends."""
    counts = np.bincount(area, minlength=AREAS)
    limit = np.broadcast_to(most, counts.shape)
    for full in np.flatnonzero(counts > limit).tolist():
        row = int(rows[np.searchsorted(area, full)])
        yield row, f"area {full} holds {counts[full]:,} {what}, but {limit[full]:,} fit; this is one of them"


def _row(network: SourceNetwork, node: int) -> int:
    return int(network.rows[node])


def _place(network: SourceNetwork, node: int) -> str:
    text, row = network.text, network.rows[node]
    return f"{text.paths[text.file[row // 12]]}:{text.line[row]}"
