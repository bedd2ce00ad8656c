"""Files of a path network from a plan of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.families.gta_sa_paths.assembly import CLASSIC, WIDE_FLOOD, assembled, extended, navi_links, record
from navspec.families.gta_sa_paths.compiling.draft import FLAGS, MOST_NODE_LINKS, PED, Draft, blank
from navspec.families.gta_sa_paths.compiling.roads import Roads
from navspec.families.gta_sa_paths.derived import are_lengths, dead_ends, lengths
from navspec.families.gta_sa_paths.layout import (
    AREAS,
    AXES,
    GRID,
    MOST_EXTENDED_NAVI_NODES,
    MOST_LINKS,
    MOST_NAVI_NODES,
    NOWHERE,
    RESERVE,
    SQUARE,
    scale,
)
from navspec.family.compilers import Compilation
from navspec.family.conversions import Target
from navspec.graphs.adjacency import Adjacency
from navspec.graphs.numbers import Array, count_before
from navspec.graphs.plan import Plan


def compile_plan(plan: Plan, target: Target, grid: int) -> Compilation:
    """Files of a target for a map with so many areas in a row; see `Compiler`."""
    made = _Files(Draft(plan, grid), target)
    files = made.files()
    found = (*made.draft.nodes.obstacles, *made.draft.lines.obstacles)
    return Compilation({} if found else files, found, {} if target.variant == CLASSIC else {"map_size": grid * SQUARE})


class _Files:
    """A plan as links, and what follows from those."""

    def __init__(self, draft: Draft, target: Target) -> None:
        self.draft, self.target = draft, target
        draft.demand_measured()
        lines = len(draft.kept)
        self.roads = Roads(draft)
        owner = np.concatenate((draft.start, draft.end))
        line = np.tile(np.arange(lines), 2)
        order = np.concatenate([np.nan_to_num(each, nan=np.inf) for each in self._orders()])
        self.links = links = np.lexsort((line, order, owner))
        """Ways of lines, in the order of their links: line n leads there as n, and back as n + lines."""
        self.owner, self.line = owner[links], line[links]
        self.link_target = np.concatenate((draft.end, draft.start))[links]
        self.graph = Adjacency(
            self.owner, self.link_target, draft.raw / scale(), kind=(draft.kind != PED).astype(np.int8)
        )
        self.counts = np.bincount(self.owner, minlength=len(draft.kind))

    def _orders(self) -> tuple[Array, Array]:
        there, back = (self.draft.lines.numbers(name)[self.draft.kept] for name in ("order", "order_back"))
        return there, back

    def files(self) -> dict[int, Tables]:
        """The files by area; what is wrong goes to the obstacles of the draft."""
        self._demand_room()
        navi = self._navis()
        nodes = self._nodes()
        if self.draft.nodes.obstacles or self.draft.lines.obstacles:
            return {}
        rows = {"nodes": nodes, **self._links(*navi)}
        at = {"nodes": self.draft.file, "navi_nodes": self.roads.area[navi[2]]}
        at |= dict.fromkeys(("links", "navi_links", "link_lengths", "intersections"), self.draft.file[self.owner])
        is_vehicle = np.bincount(self.draft.file[self.draft.kind != PED], minlength=self.draft.grid**2)
        starts = {key: np.searchsorted(area, np.arange(self.draft.grid**2 + 1)) for key, area in at.items()}
        return {
            area: self._file(
                int(is_vehicle[area]), {key: rows[key][slice(*starts[key][area : area + 2])] for key in rows}
            )
            for area in range(self.draft.grid**2)
        }

    def _file(self, vehicles: int, rows: dict[str, Array]) -> Tables:
        if len(rows["links"]):
            rows["reserved_links"] = record(area_id=np.full(RESERVE, NOWHERE), node_id=np.zeros(RESERVE, np.int64))
        kept = {key: each for key, each in rows.items() if len(each)}
        root = {"num_vehicle_nodes": vehicles, "num_ped_nodes": len(rows["nodes"]) - vehicles}
        return assembled(self.target, root, kept)

    # Limits

    def _demand_room(self) -> None:
        draft = self.draft
        crowded = np.flatnonzero(self.counts > MOST_NODE_LINKS)
        text = f"{{where}} has {{value}} links, but a node can have {MOST_NODE_LINKS}"
        draft.nodes.refuse(draft.order[crowded], text, self.counts[crowded], "Split the junction")
        for numbers, most, what in (
            (draft.file, NOWHERE, "path nodes"),
            (draft.file[self.owner], MOST_LINKS - RESERVE // 12 * 12 + 12, "links"),
        ):
            self._demand_few(np.bincount(numbers, minlength=draft.grid**2), most, what)

    def _demand_few(self, counts: Array, most: int | Array, what: str) -> None:
        """No file has more rows of a kind than addresses can name; the first node of its area tells the place."""
        full = np.flatnonzero(counts > most)
        at = self.draft.order[np.searchsorted(self.draft.file, full)]
        limit = np.broadcast_to(most, counts.shape)[full]
        words = [
            f"area {area} would hold {count:,} {what}, but {end:,} fit"
            for area, count, end in zip(full.tolist(), counts[full].tolist(), limit.tolist(), strict=True)
        ]
        fix = "Draw fewer, or convert to a map of the limit adjuster (--to fla4)" if what == "navi nodes" else "Draw fewer"
        self.draft.nodes.refuse(at, "{value}; {where} is the first one there", words, fix)

    # Nodes

    @property
    def _flood(self) -> Array:
        parts = self.graph.parts
        number = parts.number[parts.part]
        most = 0xFFFF if self.target.variant in WIDE_FLOOD else 0xFF
        over = parts.first[parts.number > most]
        text = f"{{where}} begins part {{value}} of the network, but flood ids end at {most}"
        fix = "Connect some of the parts, or compile for ver3 or fla4"
        self.draft.nodes.refuse(self.draft.order[over], text, parts.number[parts.number > most], fix)
        return number

    def _nodes(self) -> Array:
        draft, kind = self.draft, blank()["nodes"].dtype
        found: Array = np.zeros(len(draft.kind), kind)
        first = np.cumsum(self.counts) - self.counts
        is_vehicle = draft.kind != PED
        columns = {
            "next_ptr": draft.pointer,
            "search_distance": blank().spec.types["path_node"].by_id["search_distance"].notes["expect"]["eq"],
            "base_link": first - _at_first(first, draft.file),
            "area_id": draft.file,
            "node_id": count_before(draft.file),
            "path_width": draft.width,
            **dict(zip(AXES["nodes"], draft.raw.T, strict=True)),
        }
        flags = {name: draft.flag(name) for name in (*FLAGS, "water_node")}
        flags |= {
            "link_count": self.counts,
            "on_dead_end": dead_ends(self.graph, is_vehicle, is_vehicle[self.owner]),
            "switched_off_original": flags["switched_off"],
        }
        flood = self._flood
        # Whoever reads the extended fields does not look at these.
        for name, values in (columns | {"flood_id": flood}).items():
            found[name] = np.asarray(values).astype(kind[name]) if np.ndim(values) else values
        for name, values in flags.items():
            bit = blank().bit("nodes", f"flags.{name}")
            assert bit is not None
            found["flags"] = bit.put(found["flags"], values)
        return self._extended("nodes", found, {**columns, "flood_id": flood})

    def _extended(self, table: str, rows: Array, columns: Mapping[str, Any]) -> Array:
        if self.target.variant == CLASSIC:
            return rows
        return extended(table, rows, columns, np.zeros(len(rows), np.uint16))

    # Links and navi nodes

    def _navis(self) -> tuple[Array, Array, Array]:
        """See `Roads.number`; the last are in the order of the files."""
        at = np.empty(len(self.links), np.int64)
        at[self.links] = np.arange(len(self.links))
        there, back = at[: len(self.draft.kept)], at[len(self.draft.kept) :]
        up = np.where(self.draft.start < self.draft.end, there, back)[self.roads.at]
        navi, ids, first = self.roads.number(up)
        most = np.full(self.draft.grid**2, MOST_EXTENDED_NAVI_NODES)
        if self.target.variant == CLASSIC:
            most[:] = MOST_NAVI_NODES
            most[AREAS - 1] -= 1  # the last address of the last area is the one that means none
        self._demand_few(np.bincount(self.roads.area[first], minlength=self.draft.grid**2), most, "navi nodes")
        return navi, ids, first[np.argsort(self.roads.area[first], kind="stable")]

    def _links(self, navi: Array, ids: Array, first: Array) -> dict[str, Array]:
        draft, kept = self.draft, self.draft.kept
        due = lengths(draft.squares)
        for name in ("length_back", "length"):
            told = draft.lines.numbers(name)[kept]
            due = np.where(are_lengths(told, draft.squares), told, due)
        is_path = draft.kind[draft.start] == PED
        light, cross = (np.logical_or(*draft.ways(name, 0, 1)) & is_path for name in ("ped_traffic_light", "road_cross"))
        crossing = (cross | light) + 2 * light
        area, row = np.zeros((2, len(kept)), np.int64)
        area[self.roads.at], row[self.roads.at] = self.roads.area[navi], ids
        node = count_before(draft.file)
        return {
            "links": record(area_id=draft.file[self.link_target], node_id=node[self.link_target]),
            "navi_links": navi_links(self.target, area[self.line], row[self.line]),
            "link_lengths": due.astype(np.uint8)[self.line],
            "intersections": crossing.astype(np.uint8)[self.line],
            "navi_nodes": self._navi_rows(first, node),
        }

    def _navi_rows(self, first: Array, node: Array) -> Array:
        roads, kind = self.roads, blank()["navi_nodes"].dtype
        found: Array = np.zeros(len(first), kind)
        x, y = roads.raw[first].T
        east, north = roads.direction[first].T
        up, down = (lanes[first] for lanes in roads.lanes)
        target = roads.low[first]
        for name, values in {
            "x": x,
            "y": y,
            "target_area_id": self.draft.file[target],
            "target_node_id": node[target],
            "dir_x": east,
            "dir_y": north,
            "path_width": roads.width[first],
        }.items():
            found[name] = values.astype(kind[name])
        for name, values in {
            "lanes.left_lanes": up,
            "lanes.right_lanes": down,
            "lanes.traffic_light_at_target": roads.is_light_low[first],
            "traffic_light.state": roads.state[first],
        }.items():
            bit = blank().bit("navi_nodes", name)
            assert bit is not None
            found[bit.path] = bit.put(found[bit.path], values)
        return self._extended("navi_nodes", found, {"x": x, "y": y})


def _at_first(values: Array, file: Array) -> Array:
    """The value of the first node of its file, for every node."""
    return values[np.searchsorted(file, file)]
