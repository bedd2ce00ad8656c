"""What the planes are measured against: plain Python, written as well as plain Python can be.

Readers use one `unpack_from` per record and `iter_unpack` per list; none of them imports navspec.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

import networkx
import numpy as np

HEADER = struct.Struct("<5I")
NODE = struct.Struct("<IIhhhhhHHBBI")
NAVI = struct.Struct("<hhHHbbBBH")
LINK = struct.Struct("<HH")
WORD = struct.Struct("<H")
BYTE = struct.Struct("<B")

_DTYPES = [np.dtype("<u4,<u4,<i2,<i2,<i2,<i2,<i2,<u2,<u2,u1,u1,<u4"), np.dtype("<i2,<i2,<u2,<u2,i1,i1,u1,u1,<u2")]
_LINKS = np.dtype("<u2,<u2")


def node_views(path: Path) -> list[np.ndarray]:
    """A classic node file as NumPy views, nothing checked."""
    with path.open("rb") as file:
        data = file.read()
    nodes, _, _, navis, links = HEADER.unpack_from(data)
    at, views = HEADER.size, []
    parts = [(_DTYPES[0], nodes), (_DTYPES[1], navis)]
    parts += [(_LINKS, links), (_LINKS, 192), (np.dtype("<u2"), links), (np.dtype("u1"), links)]
    parts += [(np.dtype("u1"), 192), (np.dtype("u1"), links), (np.dtype("u1"), 192)]
    for dtype, count in parts:
        views.append(np.frombuffer(data, dtype, count, at))
        at += count * dtype.itemsize
    return views


def node_tuples(data: bytes) -> list[list[tuple[int, ...]]]:
    """A classic node file as tuples."""
    nodes, _, _, navis, links = HEADER.unpack_from(data)
    view, at, lists = memoryview(data), HEADER.size, []
    parts = [(NODE, nodes), (NAVI, navis), (LINK, links), (LINK, 192), (WORD, links), (BYTE, links)]
    for record, count in [*parts, (BYTE, 192), (BYTE, links), (BYTE, 192)]:
        end = at + record.size * count
        lists.append(list(record.iter_unpack(view[at:end])))
        at = end
    return lists


Ways = dict[tuple[int, int], list[tuple[tuple[int, int], int, int]]]
"""From nodes to nodes by area and row, with length and lanes."""


def node_ways(files: dict[int, bytes]) -> Ways:
    """The graph of classic node files by their areas, as plain Python holds one."""
    lists = {area: node_tuples(data) for area, data in files.items()}
    found: Ways = {}
    for area, (nodes, _, links, _, navi_links, lengths, *_) in lists.items():
        (_, vehicles, *_) = HEADER.unpack_from(files[area])
        for row, node in enumerate(nodes):
            ways = found[area, row] = []
            for link in range(node[6], node[6] + (node[11] & 15)):
                lanes = 0
                if row < vehicles:
                    (word,) = navi_links[link]
                    navi = lists[word >> 10][1][word & 0x3FF]
                    lanes = navi[7] >> 3 & 7 if navi[2:4] == links[link] else navi[7] & 7
                ways.append((links[link], lengths[link][0], lanes))
    return found


def as_networkx(ways: Ways) -> networkx.DiGraph:
    """The same as a graph of networkx."""
    made = networkx.DiGraph()
    made.add_nodes_from(ways)
    for node, others in ways.items():
        made.add_edges_from((node, to, {"length": length, "lanes": lanes}) for to, length, lanes in others)
    return made


_IV_HEADER = struct.Struct("<4I")
_IV_NODE = np.dtype("<u4,<u4,<u2,<u2,<u4,<u2,<u2,<i2,<i2,<i2,u1,u1,<u4")
_IV_LINK = np.dtype("<u2,<u2,u1,u1,<u2")


def iv_views(path: Path) -> list[np.ndarray]:
    """A path file of GTA IV as NumPy views, nothing checked."""
    with path.open("rb") as file:
        data = file.read()
    nodes, _, _, links = _IV_HEADER.unpack_from(data)
    at = _IV_HEADER.size
    return [
        np.frombuffer(data, _IV_NODE, nodes, at),
        np.frombuffer(data, _IV_LINK, links, at + _IV_NODE.itemsize * nodes),
    ]


_ITEM = struct.Struct("<IIhHBB")
_COUNT = struct.Struct("<I")
_SCORE = struct.Struct("<dB")
_SPOT = struct.Struct("<HB")
_POINT = struct.Struct("<IB")
_UNION = struct.Struct("<B8sH")


def read_items(data: bytes, at: int, count: int) -> tuple[list[Any], int]:
    """Items of a `shapes` file of version 3 without optional parts, as tuples; and where they end."""
    items = []
    for _ in range(count):
        item = _ITEM.unpack_from(data, at)
        at += _ITEM.size
        num_tags, columns = item[5], item[3] >> 4 & 15
        tags = struct.unpack_from(f"<{num_tags}H", data, at)
        at += 2 * num_tags
        sides = []
        for _ in range(4):
            (num_ids,) = _COUNT.unpack_from(data, at)
            sides.append(struct.unpack_from(f"<{num_ids}I", data, at + 4))
            at += 4 + 4 * num_ids
        score, num_spots = _SCORE.unpack_from(data, at)
        at += _SCORE.size
        spots = []
        for _ in range(num_spots):
            spot_id, num_points = _SPOT.unpack_from(data, at)
            end = at + _SPOT.size + _POINT.size * num_points
            points = list(_POINT.iter_unpack(data[at + _SPOT.size : end]))
            at = end + num_tags
            spots.append((spot_id, points, data[end:at]))
        end = data.index(0, at)
        name = data[at:end]
        kind, body, len_blob = _UNION.unpack_from(data, end + 1)
        at = end + 1 + _UNION.size + len_blob
        blob = data[at - len_blob : at]
        num_rows = data[at]
        cells = num_rows * (columns + 1) - (num_rows >> 1) % 2
        grid = data[at + 1 : at + 1 + cells]
        at += 1 + cells
        items.append((item, tags, sides, score, spots, name, kind, body, blob, num_rows, grid))
    return items, at


def write_items(items: Sequence[Any]) -> bytes:
    """The bytes that `read_items` read."""
    parts: list[bytes] = []
    add = parts.append
    for item, tags, sides, score, spots, name, kind, body, blob, num_rows, grid in items:
        add(_ITEM.pack(*item))
        add(struct.pack(f"<{len(tags)}H", *tags))
        for ids in sides:
            add(struct.pack(f"<I{len(ids)}I", len(ids), *ids))
        add(_SCORE.pack(score, len(spots)))
        for spot_id, points, marks in spots:
            add(_SPOT.pack(spot_id, len(points)))
            for point in points:
                add(_POINT.pack(*point))
            add(marks)
        add(name + b"\0")
        add(_UNION.pack(kind, body, len(blob)))
        add(blob)
        add(bytes((num_rows,)))
        add(grid)
    return b"".join(parts)


def shortest(ways: Ways, origin: tuple[int, int], target: tuple[int, int]) -> float:
    """Sum of lengths of the shortest way, by the algorithm of Dijkstra; there has to be one."""
    queue, done = [(0, origin)], set[tuple[int, int]]()
    while True:
        cost, node = heappop(queue)
        if node == target:
            return cost
        if node not in done:
            done.add(node)
            for other, more, _ in ways[node]:
                if other not in done:
                    heappush(queue, (cost + more, other))
