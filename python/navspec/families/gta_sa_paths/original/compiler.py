"""Files of path networks from the texts that the game still ships, by the rules of their original compiler."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.errors import NavspecError
from navspec.families.gta_sa_paths.assembly import (
    CLASSIC,
    WIDE_FLOOD,
    build_records,
    limit_navi_nodes,
    navi_links,
    record,
    split_rows,
    unvisited,
)
from navspec.families.gta_sa_paths.derived import FARTHEST
from navspec.families.gta_sa_paths.layout import (
    AREAS,
    AXES,
    GRID,
    MOST_NODES,
    MOST_ROOMY_LINKS,
    SQUARE,
    scale,
)
from navspec.families.gta_sa_paths.original.arithmetic import ARITHMETICS, CONSOLE, EXACT
from navspec.families.gta_sa_paths.original.joints import find_loose_externals, link_rows
from navspec.families.gta_sa_paths.original.light_files import Lights
from navspec.families.gta_sa_paths.original.lights import light_ends, light_states, lit_crossings
from navspec.families.gta_sa_paths.original.source_network import SourceNetwork, stack_pointers
from navspec.families.gta_sa_paths.original.source_text import BOAT, SourceText, TextFault, read_texts
from navspec.family.conversion.conversions import Target
from navspec.family.conversion.text_compiler import TextCompilation
from navspec.graphs.arrays import Array
from navspec.graphs.spatial import SquareGrid
from navspec.records.networks import CompileObstacle

_SWITCHED_OFF, _ROAD_BLOCK, _DONT_WANDER = 1, 2, 2048
"""Bits of the flags of a row."""
_MOST_DENSITY = 15
_NAME = re.compile(r"(.*?)(\d{0,9})")


def compile_texts(files: Sequence[tuple[str, bytes]], target: Target, settings: Mapping[str, Any]) -> TextCompilation:
    """Compile texts, from their paths and contents; see `TextCompiler`.

    Where all names differ in a number only, as paths.ipl and paths2.ipl do, the texts are taken in the order of these.
    """
    size = settings.get("map_size", GRID * SQUARE)
    if size != GRID * SQUARE:
        raise NavspecError(f"texts are of a map of {GRID * SQUARE} units, not {size}; leave out --map-size")
    text, faults = read_texts(sort_by_number(files))
    if not faults and not len(text.group):
        faults.append(TextFault(text.paths[0], 0, 0, "there are no groups", "It makes files without nodes."))
    faults += find_unlinked_externals(text) if not faults else ()
    if faults:
        return _refused(faults)
    is_original = bool(settings.get("original"))
    arithmetic = ARITHMETICS[settings.get("arithmetic") or (CONSOLE if is_original else EXACT)]
    network = SourceNetwork(text, arithmetic)
    faults = list(find_excess(network, target))
    if faults:
        return _refused(faults, network)
    builder = _Files(network, target, settings.get("lights"), has_pointers=is_original)
    map_size = {} if target.variant == CLASSIC else {"map_size": size}
    return TextCompilation(builder.files(), (), map_size, len(network.rows), len(network.edges.ends), _notes(network))


def sort_by_number(files: Sequence[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    """Return files in the order of the numbers at the end of their names, if these are all that differs."""
    names = [_NAME.fullmatch(Path(path).stem.lower()) for path, _ in files]
    parts = [(match[1], int(match[2] or 1)) for match in names if match]
    if len(parts) < len(files) or len({stem for stem, _ in parts}) > 1:
        return list(files)
    return [file for _, file in sorted(zip(parts, files, strict=True), key=lambda pair: pair[0])]


def _refused(faults: Sequence[TextFault], network: SourceNetwork | None = None) -> TextCompilation:
    nodes, edges = (len(network.rows), len(network.edges.ends)) if network else (0, 0)
    return TextCompilation({}, tuple(map(_obstacle, faults)), {}, nodes, edges)


def _obstacle(fault: TextFault) -> CompileObstacle:
    place = f"{fault.path}:{fault.line}" if fault.line else fault.path
    fix = f"Correct the text. What the original compiler does: {fault.consequence}"
    return CompileObstacle(place, str(fault), list(fault.position) or None, fix)


def _notes(network: SourceNetwork) -> tuple[str, ...]:
    text, joints = network.text, network.joints
    groups, pairs = _count(len(text.group), "group"), _count(len(joints.first), "joint")
    notes = [f"{groups}; {pairs} of two externals"]
    if joints.num_single:
        ends = _count(joints.num_single, "external")
        notes.append(f"{ends} near no other one: roads end there")
    return tuple(notes)


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


class _Files:
    """A network on its way to files."""

    def __init__(self, network: SourceNetwork, target: Target, lights: Lights | None, *, has_pointers: bool) -> None:
        self.network, self.target, self.lights = network, target, lights
        self.has_pointers = has_pointers

    def files(self) -> dict[int, Tables]:
        """Return the files by area."""
        network, navis = self.network, self.network.navis
        owner, link_target = network.links.owner, network.links.target
        navi = navis.navi_of_edge[network.links.edge]
        navi_id = _count_in_areas(navis.area)
        rows = {
            "nodes": build_records(self.target, "nodes", self._node_columns()),
            "navi_nodes": build_records(self.target, "navi_nodes", self._navi_columns()),
            "links": record(area_id=network.area[link_target], node_id=network.node_id[link_target]),
            "navi_links": navi_links(self.target, np.append(navis.area, 0)[navi], np.append(navi_id, 0)[navi]),
            "link_lengths": network.lengths[network.links.edge].astype(np.uint8),
            "intersections": self._crossings(),
        }
        areas = dict.fromkeys(rows, network.area[owner])
        areas |= {"nodes": network.area, "navi_nodes": navis.area}
        return split_rows(self.target, rows, areas, network.is_vehicle, AREAS)

    def _node_columns(self) -> dict[str, Array]:
        """Return the fields of nodes."""
        network, text, rows = self.network, self.network.text, self.network.rows
        counts = network.links.counts
        first_link = np.cumsum(counts) - counts
        is_off = (text.flags[rows] & _SWITCHED_OFF != 0) | network.is_parking
        parts = network.graph.parts
        columns = {
            **dict(zip(AXES["nodes"], network.stored.T, strict=True)),
            "search_distance": np.full(len(rows), unvisited()),
            "base_link": first_link - first_link[np.searchsorted(network.area, network.area)],
            "area_id": network.area,
            "node_id": network.node_id,
            "path_width": network.width,
            "flood_id": parts.number[parts.part],
            "flags.link_count": counts,
            "flags.on_dead_end": network.is_dead_end,
            "flags.switched_off": is_off,
            "flags.road_block": text.flags[rows] & _ROAD_BLOCK != 0,
            "flags.water_node": text.kind[rows] == BOAT,
            "flags.switched_off_original": is_off,
            "flags.dont_wander": text.flags[rows] & _DONT_WANDER != 0,
            "flags.speed": np.where(network.is_vehicle, text.speed[rows], 0),
            "flags.density": np.trunc(_MOST_DENSITY * text.rate[rows]).astype(np.int64),
            "flags.special_function": text.special[rows],
        }
        if self.has_pointers:
            columns["next_ptr"] = stack_pointers(network.below, network.area, network.node_id)
        return columns

    def _navi_columns(self) -> dict[str, Array]:
        """Return the fields of navi nodes."""
        network, navis = self.network, self.network.navis
        toward, away = network.navi_lanes.T
        state, is_light_at_target = self._lights()
        return {
            **dict(zip(AXES["navi_nodes"], navis.stored.T, strict=True)),
            "target_area_id": network.area[navis.target],
            "target_node_id": network.node_id[navis.target],
            "dir_x": navis.direction[:, 0],
            "dir_y": navis.direction[:, 1],
            "path_width": network.navi_width,
            "lanes.left_lanes": away,
            "lanes.right_lanes": toward,
            "lanes.traffic_light_at_target": is_light_at_target,
            "traffic_light.state": state,
        }

    def _lights(self) -> tuple[Array, Array]:
        """Return the state of the light of every navi node, and whether its target has the light."""
        network, ends = self.network, self.network.edges.ends
        if self.lights is None:
            return np.zeros((2, len(network.navis.edge)), np.int64)[0], np.zeros(len(network.navis.edge), bool)
        roads = network.navis.edge
        state = light_states(self.lights, self._positions, ends[roads])
        is_road = network.navis.navi_of_edge >= 0
        is_at_target = light_ends(ends[roads], network.is_parking, len(network.rows), ends[is_road])
        return state, is_at_target & (state != 0)

    @property
    def _positions(self) -> Array:
        """Stored positions of nodes in units; float64, shape (nodes, 3)."""
        return self.network.graph.position

    def _crossings(self) -> Array:
        """Return the intersection of every link; uint8."""
        network = self.network
        first, _ = network.edges.ends.T
        crosses = network.edges.crosses & ~network.is_vehicle[first]
        intersections = crosses.astype(np.uint8)
        if self.lights is not None:
            rows = np.flatnonzero(crosses)
            is_lit = lit_crossings(self.lights, self._positions, network.edges.ends[rows])
            intersections[rows[is_lit]] += 2
        return intersections[network.links.edge]


def _count_in_areas(area: Array) -> Array:
    """Return the row of everything in its area; `area` ascends."""
    return np.arange(len(area)) - np.searchsorted(area, area)


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
    """Yield areas with more rows of a table than addresses can name; `rows` are of the text, and `area` ascends."""
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
