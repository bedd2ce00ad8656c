"""A mesh as columns: areas by row instead of by id, and every list with the row of its owner."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from navspec.columns import TableReader, Tables
from navspec.columns.access import Array
from navspec.families.source_nav.borders import STEP_HEIGHT, Borders, Rectangles, find_borders
from navspec.families.source_nav.flow import MARKS, Flow, find_flow, measure_distances
from navspec.families.source_nav.layout import (
    FORMAT,
    GAMES,
    LADDERS,
    LAST_GOLDSRC,
    LAST_WITHOUT_GAME,
    LISTS,
    SLOTS,
    TAGGED,
    TOPS,
    UNTAGGED,
)
from navspec.families.source_nav.maps import Map, find_map_beside
from navspec.families.source_nav.visibility_faults import VisibilityFaults, find_visibility_faults
from navspec.family.rules.checks import evaluator_of
from navspec.family.views.drawing import compute_extents_by_axis
from navspec.family.views.mesh import WORLD, IdIndex, MeshView
from navspec.family.views.row_index import NO_ROW
from navspec.family.views.stored_columns import LadderEdges, find_ladder_edges
from navspec.graphs.adjacency import Adjacency
from navspec.spec import load_spec

SIDES = tuple(load_spec(FORMAT).enums["side"].values())
"""Sides of an area in the order of their numbers."""


OUTWARD = np.array((-1.0, 1.0, 1.0, -1.0))
"""Whether coordinates become larger or smaller over each side."""

_FIRST_CORNER, _LAST_CORNER = np.array((0, 1, 3, 0)), np.array((1, 2, 2, 3))
"""Numbers of the corners at the western or northern end of each side, and at the opposite end."""


class Connections(NamedTuple):
    """Links between areas, in the order of the file; shape (links,).

    `owner` and `target` are rows of areas (target `NONE` where no area has the id), int32 as large meshes have
    millions of links. `side` is 0 to 3 for north, east, south, west, uint8; `id` is the stored id, uint32.
    """

    owner: Array
    side: Array
    target: Array
    id: Array


class ConnectedPairs(NamedTuple):
    """Pairs of areas with a connection.

    `pair` is a number from the rows of owner and target, ascending. `sides` are the sides of the connections, one bit
    each.
    """

    pair: Array
    sides: Array


class AreaEdges(NamedTuple):
    """Edges from area to area: connections to another area, followed by the edges up and down ladders.

    `links` are the rows of the connections. The others have one value for every edge: `source` and `target` are rows
    of areas, `ladder` is the row of the ladder, -1 for connections, all int64; `kind` is 0 for connections, 1 and 2
    for edges up and down ladders, int8.
    """

    links: Array
    source: Array
    target: Array
    ladder: Array
    kind: Array


class VisibleEntries(NamedTuple):
    """Entries of visible areas; int64, shape (entries,). `target` is a row, `NONE` for an area that does not exist."""

    owner: Array
    target: Array
    flags: Array


class LadderEntries(NamedTuple):
    """Entries of the lists of ladders: row of the area, id, and row of the ladder or `NONE`; int64, shape
    (entries,).
    """

    owner: Array
    id: Array
    ladder: Array

    @property
    def keys(self) -> Array:
        """Area and id as one number."""
        return self.owner << 32 | self.id


def batch_key(tables: Tables) -> Hashable:
    """Return the key of a batch: meshes with the same version, sub-version and game fit one `SourceMesh`."""
    version = tables.value("version")
    return version, tables.value("sub_version") if version > LAST_WITHOUT_GAME else None


class SourceMesh(MeshView):
    """View for rules, info and conversions: one mesh, or for rules and info a batch of one version and game.

    Lists that the version of a mesh does not have are empty, single fields zero. Tables keep their keys; owners and
    targets are rows of `areas`.
    """

    # The file

    @cached_property
    def sub_version(self) -> int | None:
        """Version of the game's data, None where the file has no such number."""
        return None if self.version <= LAST_WITHOUT_GAME else int(self.header("sub_version"))

    @cached_property
    def game(self) -> str:
        """The variant: `base`, `cs`, `tf`, `ins`, `l4d`, `tf2classic` or `tf2classified`; `goldsrc` up to version 5."""
        if self.version <= LAST_GOLDSRC:
            return "goldsrc"
        game = GAMES[int(self.tables.decisions["game"])]
        if game != "tfc":
            return game
        return TAGGED if self.tables.decisions["has_tf2c_tag"] else UNTAGGED

    @cached_property
    def maps(self) -> list[Map | None]:
        """The map file of every mesh: the one that the user named, or the one beside the mesh; None where it does not
        exist.
        """
        map_file = self.setting("bsp")
        return [map_file or find_map_beside(file.path) for file in self.files.files.values()]

    @cached_property
    def is_embedded(self) -> Array:
        """Whether each mesh is a file in an archive or a map; bool, shape (meshes,)."""
        return np.array([tables.is_inside for tables in self.files.files.values()])

    def tail(self, root: int) -> tuple[bytes, int]:
        """Return the bytes after a mesh, and their offset in its file."""
        tables = list(self.files.files.values())[root]
        return tables["tail"].tobytes(), tables.extent("tail")[0]

    # Areas

    @cached_property
    def ids(self) -> Array:
        """Ids of areas; uint32, shape (areas,)."""
        return self.tables.column("areas", "id")

    @cached_property
    def area_index(self) -> IdIndex:
        """Areas by id."""
        return IdIndex(self, "areas", self.ids)

    @cached_property
    def area_name_index(self) -> IdIndex:
        """Areas by the id with which references name them: 0 names no area."""
        return self.area_index if self.ids.all() else IdIndex(self, "areas", self.ids, np.flatnonzero(self.ids))

    @cached_property
    def slots(self) -> dict[str, Array]:
        """Rows of the areas that ladders join, by the field that names them; int64."""
        return dict(zip(SLOTS, self.area_name_index.rows(LADDERS, self.slot_ids), strict=True))

    @cached_property
    def slot_ids(self) -> Array:
        """Ids of the areas that ladders join, one row for each field that names them; shape (fields, ladders)."""
        return np.stack([self.column(LADDERS, slot) for slot in SLOTS])

    def area_rows(self, key: str, field: str) -> Array:
        """Return the row of the area that a field of every row of a table names, `NONE` where it does not exist;
        int64.
        """
        return self.area_name_index.rows(key, self.column(key, field))

    @cached_property
    def low(self) -> Array:
        """x, y and z of the north-west corners, the lowest x and y; float64, shape (areas, 3)."""
        return self.points("areas", "nw")

    @cached_property
    def high(self) -> Array:
        """x, y and z of the south-east corners; float64, shape (areas, 3)."""
        return self.points("areas", "se")

    @cached_property
    def heights(self) -> Array:
        """z of the corners NW, NE, SE, SW; float64, shape (areas, 4)."""
        return self.floats("areas", "nw.z", "ne_z", "se.z", "sw_z")

    @cached_property
    def box(self) -> Array:
        """x and y of both corners; float64, shape (areas, 4)."""
        return self.floats("areas", "nw.x", "nw.y", "se.x", "se.y")

    @cached_property
    def centres(self) -> Array:
        """Middles between `low` and `high`, whose z the engine uses although it is not that of the surface; float64,
        shape (areas, 3).
        """
        centres = np.empty((len(self.box), 3))
        with np.errstate(all="ignore"):
            np.add(self.box[:, :2], self.box[:, 2:], out=centres[:, :2])
            np.add(self.heights[:, 0], self.heights[:, 2], out=centres[:, 2])
            centres *= 0.5
        return centres

    @cached_property
    def place_index(self) -> Array:
        """Place of every area, 1 for the first of the directory, 0 for none; int64."""
        return self.column("areas", "place_index").astype(np.int64)

    @cached_property
    def rectangles(self) -> Rectangles:
        """Areas as seen from above."""
        return Rectangles(self.low[:, :2], self.high[:, :2], self.heights, self.mesh_of("areas"), self.counts("areas"))

    def surface(self, rows: Array, x: Array, y: Array) -> Array:
        """Return the height of areas at points, or at their nearest points; float64, shape (rows,)."""
        with np.errstate(all="ignore"):
            size = self.high[rows, :2] - self.low[rows, :2]
            across, along = (np.clip((np.stack((x, y), axis=1) - self.low[rows, :2]) / size, 0, 1)).T
            nw, ne, se, sw = self.heights[rows].T
            north, south = nw + across * (ne - nw), sw + across * (se - sw)
            return np.where((size > 0).all(axis=1), north + along * (south - north), ne)

    def borders(self, links: Array) -> Array:
        """Return the part of an area's side over which each of some connections leads; float64, shape (links, 2, 3).

        Both ends are counter-clockwise around the area, and equal where the target is not beside it.
        """
        owner, side, target, _ = (connection[links] for connection in self.connections)
        target = np.where(target == NO_ROW, owner, target)
        rows = np.arange(len(links))
        along, across = np.where(side % 2, 1, 0), np.where(side % 2, 0, 1)  # north and south sides run along x
        low, high = self.low[owner, along], self.high[owner, along]
        first, last = self.heights[owner, _FIRST_CORNER[side]], self.heights[owner, _LAST_CORNER[side]]
        borders = np.empty((len(links), 2, 3))
        with np.errstate(all="ignore"):
            for end, bound in enumerate((self.low, self.high)):
                at = np.clip(bound[target, along], low, high)
                borders[rows, end, along] = at
                borders[:, end, 2] = first + (last - first) * np.where(high > low, (at - low) / (high - low), 0.5)
        borders[rows, :, across] = np.where(
            (side == 1) | (side == 2), self.high[owner, across], self.low[owner, across]
        )[:, None]
        return np.where((side > 1)[:, None, None], borders[:, ::-1], borders)

    def has_field(self, key: str, field: str) -> bool:
        """Return whether this version has a field of the rows of a table."""
        return field in (self.tables[key].dtype.names or ())

    @cached_property
    def num_teams(self) -> int:
        """Number of teams for which areas have an earliest time."""
        times = self.column("areas", "earliest_occupy_time")
        return times.shape[1] if times.ndim > 1 else 0

    # Lists of areas

    @cached_property
    def connections(self) -> Connections:
        """Links over the sides of areas."""
        key = "areas.connections.ids"
        ids, offsets = self.tables[key], self.tables.offsets(key)
        target = self.area_index.rows(key, ids).astype(np.int32)
        lists = np.repeat(np.arange(len(offsets) - 1, dtype=np.int32), offsets[1:] - offsets[:-1])
        return Connections(lists >> 2, (lists & 3).astype(np.uint8), target, ids)

    @cached_property
    def graph(self) -> Adjacency:
        """Graph of the areas: their centres, and the connections as edges."""
        owner, _, target, ids = self.connections
        return Adjacency(owner, target, self.centres, address=ids)

    @cached_property
    def has_reverse_link(self) -> Array:
        """Whether the target of each connection lists its owner on the opposite side; bool, shape (connections,)."""
        return evaluator_of(self).related("areas.connections.ids", "reverse").rows >= 0

    @property
    def _width(self) -> int:
        """Number of areas plus one, for `NONE`."""
        return len(self.ids) + 1

    def _pair(self, owner: Array, target: Array) -> Array:
        return owner.astype(np.int64) * self._width + (self._width + 1) + target

    def pair_rows(self, pair: Array) -> tuple[Array, Array]:
        """Return owner and target of pairs of `connected_pairs`."""
        return np.divmod(pair - (self._width + 1), self._width)

    @cached_property
    def connected_pairs(self) -> ConnectedPairs:
        """The pairs of areas with a connection."""
        owner, side, target, _ = self.connections
        keys = (self._pair(owner, target) << 2 | side)[target != NO_ROW]
        keys.sort(kind="stable")  # they come nearly in order
        pair, sides = keys >> 2, np.uint8(1) << (keys & 3).astype(np.uint8)
        is_first = np.ones(len(pair), dtype=bool)
        np.not_equal(pair[1:], pair[:-1], out=is_first[1:])
        if is_first.all():
            return ConnectedPairs(pair, sides)
        starts = np.flatnonzero(is_first)
        return ConnectedPairs(pair[starts], np.bitwise_or.reduceat(sides, starts))

    @cached_property
    def walkable_borders(self) -> Borders:
        """Borders of areas along which a player can walk across."""
        step = self.setting("within")
        return find_borders(self.rectangles, STEP_HEIGHT if step is None else step)

    def are_connected(self, owner: Array, target: Array) -> Array:
        """Return whether a connection leads from one area to another, pair by pair of rows; bool."""
        pair = self.connected_pairs.pair
        if not len(pair):
            return np.zeros(len(owner), bool)
        wanted = self._pair(owner, target)
        return pair[np.searchsorted(pair, wanted).clip(max=len(pair) - 1)] == wanted

    @cached_property
    def is_passage(self) -> Array:
        """Whether each connection leads to another existing area; bool, shape (connections,)."""
        return self.graph.is_whole & (self.connections.target != self.connections.owner)

    @cached_property
    def edges(self) -> AreaEdges:
        """Edges over connections and ladders."""
        links = np.flatnonzero(self.is_passage)
        groups = (
            LadderEdges(self.connections.owner[links], self.connections.target[links], links * 0 - 1),
            self._ladder_edges("up"),
            self._ladder_edges("down"),
        )
        source, target, ladder = (np.concatenate(columns) for columns in zip(*groups, strict=True))
        return AreaEdges(
            links,
            source,
            target,
            ladder,
            np.repeat(np.arange(3, dtype=np.int8), [len(group.source) for group in groups]),
        )

    def _ladder_edges(self, direction: str) -> LadderEdges:
        """Return the edges in one direction, from the lists of areas; up to version 6, which has no lists, from the
        ladders.
        """
        count = self.count(LADDERS)
        if not count:
            none = np.zeros(0, np.int64)
            return LadderEdges(none, none, none)
        # The area behind a ladder cannot be reached from below.
        ends = [self.slots[slot] for slot in (TOPS[:3] if direction == "up" else ("bottom_area",))]
        if self.version >= 7:
            entries = self.ladder_entries[direction]
            source, ladder = entries.owner, entries.ladder
        else:
            starts = [self.slots[slot] for slot, list_direction in SLOTS.items() if list_direction == direction]
            source, ladder = np.concatenate(starts), np.tile(np.arange(count), len(starts))
        return find_ladder_edges(source, ladder, np.stack(ends, axis=1))

    @cached_property
    def flow(self) -> Flow:
        """Starts and ends of maps of Left 4 Dead; other games do not mark areas so."""
        marks = {name: self.column("areas", f"spawn_attributes.{name}").astype(bool) for name in MARKS}
        elevators = np.flatnonzero(self.column("areas", "attributes.has_elevator"))
        mesh = self.mesh_of("areas")
        return find_flow(self.edges.source, self.edges.target, elevators, self.box, marks, mesh)

    @cached_property
    def flow_distance(self) -> Array:
        """Length of the shortest way from the start of the map to each area; float64, shape (areas,)."""
        return measure_distances(self.flow, self.centres)

    def extents(self, rows: Array | slice, starts: Array) -> list[dict[str, list[float]] | None]:
        """Return least and greatest coordinates of groups of areas, by axis; None where an axis has none."""
        box = self.box[rows]
        return compute_extents_by_axis(box[:, ::2], box[:, 1::2], self.heights[rows], starts)

    @property
    def part_links(self) -> tuple[Array, Array]:
        """Links that join parts: connections, and ladders with the areas at their ends and the areas that list them."""
        owner, _, target, ids = self.connections
        links = np.flatnonzero(self.is_passage & (ids != 0))
        start, end = [owner[links], target[links]]
        if self.count(LADDERS):
            ladder_rows = np.arange(self.count(LADDERS))
            pairs = [(areas, ladder_rows) for areas in self.slots.values()]
            pairs += [(entries.owner, entries.ladder) for entries in self.ladder_entries.values()]
            areas, ladders = (np.concatenate(columns) for columns in zip(*pairs, strict=True))
            is_joined = (areas != NO_ROW) & (ladders != NO_ROW)
            start, end = np.append(start, areas[is_joined]), np.append(end, ladders[is_joined] + len(self.ids))
        return start, end

    @cached_property
    def approaches_key(self) -> str:
        """The table of approach records: every game has them below version 15, Counter-Strike at the end of an area."""
        return "areas.cs_approaches" if self.count("areas.cs_approaches") else "areas.approaches"

    @cached_property
    def approach_counts(self) -> Array:
        """Approach records of every mesh; int64."""
        of_cs = self.counts("areas.cs_approaches")
        return np.where(of_cs > 0, of_cs, self.counts("areas.approaches"))

    @cached_property
    def encounter_spots_key(self) -> str:
        """The table of spots on encounter paths."""
        return "areas.encounters.spots" if self.version >= 3 else "areas.encounters.old_spots"

    @cached_property
    def ladder_index(self) -> IdIndex:
        """Ladders by id; 0 names no ladder, and the first of equal ids counts."""
        ids = self.column(LADDERS, "id")
        return IdIndex(self, LADDERS, ids, np.flatnonzero(ids)[::-1])

    def ladder_rows(self, key: str, field: str = "") -> Array:
        """Return the row of the ladder that a field of every row of a table names, `NONE` where it does not exist;
        int64.
        """
        return self.ladder_index.rows(key, self.column(key, field))

    @cached_property
    def ladder_entries(self) -> dict[str, LadderEntries]:
        """The ladders that areas list, by direction."""
        return {
            direction: LadderEntries(
                self.owner(table), self.column(table, "").astype(np.int64), self.ladder_rows(table)
            )
            for direction, table in LISTS.items()
        }

    @cached_property
    def has_row_targets(self) -> bool:
        """Whether lists of visible areas name areas by their row, and not by their id."""
        return bool(self.header("has_row_targets"))

    @cached_property
    def visible_entries(self) -> VisibleEntries:
        """Entries of the lists of visible areas."""
        target = self.visible_rows(slice(None))
        return VisibleEntries(self.owner("areas.visible"), target, self.visible_flags.astype(np.int64))

    def visible_rows(self, entries: Array | slice) -> Array:
        """Return the row of the target of some entries of the lists of visible areas, `NONE` for unknown ones; int64."""
        return self.visible_index.unique.rows(self.visible_targets[entries])

    @cached_property
    def visible_targets(self) -> Array:
        """Targets of the entries of the lists of visible areas, unique across meshes; shape (entries,)."""
        return self.qualify_ids("areas.visible", self.column("areas.visible", "target"))

    @cached_property
    def visible_flags(self) -> Array:
        """Flags of the entries of the lists of visible areas, 1 where none are stored; uint8 side by side, shape (entries,)."""
        if not self.has_field("areas.visible", "flags"):
            return np.ones(self.count("areas.visible"), np.uint8)
        return self.column("areas.visible", "flags").astype(np.uint8)

    @cached_property
    def visible_index(self) -> IdIndex:
        """Areas by the number that the lists of visible areas use: the row or the id."""
        if not self.has_row_targets:
            return self.area_name_index
        return IdIndex(self, "areas", self.local("areas", np.arange(len(self.ids))))

    @cached_property
    def parent(self) -> Array:
        """Row of the area whose visible list each area inherits, `NONE` for none; int64."""
        return self.area_rows("areas", "inherit_visibility_from")

    @cached_property
    def is_heir(self) -> Array:
        """Whether each area inherits the visible list of another one; bool."""
        return (self.parent != NO_ROW) & (self.parent != np.arange(len(self.parent)))

    @cached_property
    def inherits_more(self) -> Array:
        """Whether each area inherits the visible list of an area that also inherits; bool."""
        return self.is_heir & self.is_heir[self.parent]

    @cached_property
    def visibility_faults(self) -> VisibilityFaults:
        """Faults of the entries of the lists of visible areas."""
        offsets = self.tables.offsets("areas.visible")
        heirs = np.where(self.is_heir, self.parent, NO_ROW)
        return find_visibility_faults(
            self.visible_targets, self.visible_flags, offsets, heirs, self.visible_index.unique
        )

    @cached_property
    def places(self) -> list[bytes]:
        """Names of the place directories, up to the first zero byte."""
        return [place_text.partition(b"\0")[0] for place_text in self.place_texts]

    def place_name(self, row: int) -> str:
        """Return the name of the place of an area; empty where it has none."""
        (number,) = self.roots("areas", np.array([row])).tolist()
        index = int(self.place_index[row])
        if not 0 < index <= self.counts("places")[number]:
            return ""
        return self.places[self.files.starts("places")[number] + index - 1].decode("ascii", "backslashreplace")

    @cached_property
    def areas_of_places(self) -> Array:
        """Number of areas of every entry of the place directories; int64."""
        if not self.count("places"):
            return np.zeros(0, np.int64)
        counts, starts, mesh = self.counts("places"), self.files.starts("places"), self.mesh_of("areas")
        is_known = (self.place_index > 0) & (self.place_index <= counts[mesh])
        entries = starts[mesh[is_known]] + self.place_index[is_known] - 1
        return np.bincount(entries, minlength=len(self.places))

    @cached_property
    def place_texts(self) -> list[bytes]:
        """Stored names of the place directories."""
        return stored_names(self.tables, "places")

    # Places

    @cached_property
    def is_placed(self) -> Array:
        """Whether an area lies where maps can be; bool. An area of zeros was never placed."""
        return _is_within_world(self.box)

    def locate(self, table: str, rows: Array) -> Array | None:
        """Return the positions of rows: stored points of hiding spots and ladders, the border between both areas for
        connections.
        """
        match table:
            case "areas":
                return np.where(_is_within_world(self.box[rows])[:, None], self.centres[rows], np.nan)
            case "areas.hiding_spots":
                return self.points(table, "position", rows)
            case "ladders":
                return self._ladder_positions(rows)
            case "areas.connections":
                return self.locate("areas", rows // 4)
            case "areas.connections.ids":
                is_placed = _is_within_world(self.box[self.connections.owner[rows]])
                return np.where(is_placed[:, None], self.borders(rows).mean(axis=1), np.nan)
            case _:
                return None

    # Words

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Return the place of rows as for every mesh; sides by their names."""
        if table != "areas.connections":
            return super().place(table, rows)
        words, facts = self.place("areas", rows // 4)
        return [f"{word} side {SIDES[side]}" for word, side in zip(words, (rows % 4).tolist(), strict=True)], facts

    def describe_table(self, table: str) -> tuple[str, str]:
        """Return words for a row of a table (`entry`, `hiding spot`), with the list where an area has several, and as an
        identifier.
        """
        outer, _, list_name = table.rpartition(".")
        word = _WORDS.get(list_name, list_name.replace("_", " "))
        part = "" if outer in self.tables else outer.rpartition(".")[2]
        return f"{part} {word}".strip().replace("_", " "), word.replace(" ", "_")


_WORDS = {
    "places": "place",
    "ids": "entry",
    "hiding_spots": "hiding spot",
    "approaches": "approach",
    "cs_approaches": "approach",
    "encounters": "encounter",
    "spots": "spot",
    "old_spots": "spot",
    "visible": "visible area",
}


def _is_within_world(box: Array) -> Array:
    """Return whether areas, by x and y of both corners, lie where maps can be, and were placed at all; bool."""
    return np.all(np.abs(box) <= WORLD, axis=1) & box.any(axis=1)


def stored_names(tables: TableReader, key: str) -> list[bytes]:
    """Return the names in a directory of places, with their terminating zeros."""
    stored, offsets = tables[f"{key}.name"].tobytes(), tables.offsets(f"{key}.name").tolist()
    return [stored[start:end] for start, end in pairwise(offsets)]
