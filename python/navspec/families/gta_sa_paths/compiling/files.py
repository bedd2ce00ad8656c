"""Files of a path network from a plan of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.families.gta_sa_paths.assembly import CLASSIC, WIDE_FLOOD, limit_navi_nodes, navi_links, record
from navspec.families.gta_sa_paths.compiling.draft import FLAGS, MOST_NODE_LINKS, PED, Draft
from navspec.families.gta_sa_paths.compiling.roads import Roads
from navspec.families.gta_sa_paths.derived import are_lengths, dead_ends
from navspec.families.gta_sa_paths.file_rows import make_records, split_rows, unvisited
from navspec.families.gta_sa_paths.layout import (
    AXES,
    MOST_NODES,
    MOST_ROOMY_LINKS,
    SQUARE,
    scale,
)
from navspec.families.gta_sa_paths.original.arithmetic import ARITHMETICS, EXACT
from navspec.families.gta_sa_paths.original.lights import lit_crossings
from navspec.family.conversion.compiler import Compilation
from navspec.family.conversion.conversions import Target
from navspec.graphs.adjacency import Adjacency
from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.plan import NetworkPlan


def compile_plan(plan: NetworkPlan, target: Target, grid: int, settings: Mapping[str, Any]) -> Compilation:
    """Files of a target for a map with so many areas in a row; see `Compiler`."""
    arithmetic = ARITHMETICS[settings.get("arithmetic") or EXACT]
    made = Files(Draft(plan, grid, arithmetic=arithmetic, lamps=settings.get("lights")), target)
    files = made.files()
    found = (*made.draft.nodes.obstacles, *made.draft.lines.obstacles)
    return Compilation({} if found else files, found, {} if target.variant == CLASSIC else {"map_size": grid * SQUARE})


class Files:
    """A plan as links, and what follows from those.

    Attributes
    ----------
    roads : Roads
        The lines between vehicle nodes.
    owner, link_target : numpy.ndarray
        Nodes at the ends of every link, in the order of the files; int64.
    line : numpy.ndarray
        Kept line of every link; int64.
    """

    def __init__(self, draft: Draft, target: Target) -> None:
        self.draft, self.target = draft, target
        draft.demand_measured()
        self.roads = Roads(draft)
        self._way, self.owner, self.link_target, self.line = draft.links
        self.graph = Adjacency(self.owner, self.link_target, draft.raw / scale(), kind=draft.kind != PED)
        self.counts = np.bincount(self.owner, minlength=len(draft.kind))

    def files(self) -> dict[int, Tables]:
        """The files by area, none where something is wrong."""
        self.demand_room()
        navi, ids, first = self.navis()
        nodes, flood = self.node_columns(), self._flood()
        if self.draft.nodes.obstacles or self.draft.lines.obstacles:
            return {}
        first = first[np.argsort(self.roads.area[first], kind="stable")]
        area, row = np.zeros((2, len(self.draft.kept)), np.int64)
        area[self.roads.at], row[self.roads.at] = self.roads.area[navi], ids
        columns = {**nodes, "flood_id": flood, **self._addresses()}
        navis = self.navi_columns(first)
        target = self.roads.low[first]
        navis |= {"target_area_id": self.draft.file[target], "target_node_id": columns["node_id"][target]}
        rows = {
            "nodes": make_records(self.target, "nodes", columns),
            "navi_nodes": make_records(self.target, "navi_nodes", navis),
            "links": record(area_id=self.draft.file[self.link_target], node_id=columns["node_id"][self.link_target]),
            "navi_links": navi_links(self.target, area[self.line], row[self.line]),
            "link_lengths": self.link_lengths(),
            "intersections": self.crossings(),
        }
        at = dict.fromkeys(rows, self.draft.file[self.owner])
        at |= {"nodes": self.draft.file, "navi_nodes": self.roads.area[first]}
        return split_rows(self.target, rows, at, self.draft.kind != PED, self.draft.grid**2)

    def _addresses(self) -> dict[str, Array]:
        """Where nodes stand, and where their links begin."""
        first = np.cumsum(self.counts) - self.counts
        file = self.draft.file
        return {
            "area_id": file,
            "node_id": count_earlier(file),
            "base_link": first - first[np.searchsorted(file, file)],
            "flags.link_count": self.counts,
            "flags.on_dead_end": dead_ends(self.graph, self.draft.kind != PED, (self.draft.kind != PED)[self.owner]),
        }

    # Limits

    def demand_room(self, taken: Mapping[str, Array] | None = None) -> None:
        """Refuse junctions and files that hold more than addresses can name.

        `taken` is what is there already: `node_links` of every node here, `nodes` and `links` of every file.
        """
        draft, areas, taken = self.draft, self.draft.grid**2, taken or {}
        draft.refuse_crowded(np.where(self.counts > 0, self.counts + taken.get("node_links", 0), 0), MOST_NODE_LINKS)
        is_new = draft.order >= draft.num_unmoved
        for what, file, most in (
            ("nodes", draft.file[is_new], MOST_NODES),
            ("links", draft.file[self.owner], MOST_ROOMY_LINKS),
        ):
            self._demand_few(np.bincount(file, minlength=areas), taken.get(what, 0), most, what)

    def _demand_few(self, new: Array, taken: Array | int, most: int | Array, what: str) -> None:
        """No file has more rows of a kind than addresses can name; the first node of its area tells the place."""
        counts = new + taken
        full = np.flatnonzero((counts > most) & (new > 0))
        at = self.draft.order[np.minimum(np.searchsorted(self.draft.file, full), len(self.draft.order) - 1)]
        limit = np.broadcast_to(most, counts.shape)[full]
        words = [
            f"area {area} would hold {count:,} {what}, but {end:,} fit"
            for area, count, end in zip(full.tolist(), counts[full].tolist(), limit.tolist(), strict=True)
        ]
        fix = "Draw fewer, or compile for the limit adjuster (--to fla4)" if what == "navi nodes" else "Draw fewer"
        self.draft.nodes.refuse(at, "{value}; {where} is the first one there", words, fix)

    def navis(self, taken: Array | int = 0) -> tuple[Array, Array, Array]:
        """See `Roads.number`; `taken` is how many navi nodes every file has already."""
        at = np.empty(len(self._way), np.int64)
        at[self._way] = np.arange(len(self._way))
        there, back = at[: len(self.draft.kept)], at[len(self.draft.kept) :]
        up = np.where(self.draft.start < self.draft.end, there, back)[self.roads.at]
        navi, ids, first = self.roads.number(up)
        areas = self.draft.grid**2
        most = limit_navi_nodes(self.target, areas)
        self._demand_few(np.bincount(self.roads.area[first], minlength=areas), taken, most, "navi nodes")
        return navi, ids, first

    # Nodes

    def _flood(self) -> Array:
        """Flood ids of nodes."""
        parts = self.graph.parts
        number = parts.number[parts.part]
        most = 0xFFFF if self.target.variant in WIDE_FLOOD else 0xFF
        is_over = parts.number > most
        text = f"{{where}} begins part {{value}} of the network, but flood ids end at {most}"
        fix = "Connect some of the parts, or compile for ver3 or fla4"
        self.draft.nodes.refuse(self.draft.order[parts.first[is_over]], text, parts.number[is_over], fix)
        return number

    def node_columns(self) -> dict[str, Array]:
        """What is stored of nodes, and does not follow from others."""
        draft = self.draft
        flags = {f"flags.{name}": draft.flag(name) for name in (*FLAGS, "water_node")}
        return {
            "next_ptr": draft.pointer,
            "search_distance": np.full(len(draft.kind), unvisited()),
            "path_width": draft.width,
            **dict(zip(AXES["nodes"], draft.raw.T, strict=True)),
            **flags,
            "flags.switched_off_original": flags["flags.switched_off"],
        }

    # Links and navi nodes

    def link_lengths(self) -> Array:
        """Length of every link: as the plan tells it where that fits; uint8."""
        draft = self.draft
        due = draft.arithmetic.lengths(draft.raw[draft.start], draft.raw[draft.end])
        for name in ("length_back", "length"):
            told = self.draft.lines.numbers(name)[self.draft.kept]
            due = np.where(are_lengths(told, self.draft.squares), told, due)
        return due.astype(np.uint8)[self.line]

    def crossings(self) -> Array:
        """Intersection of every link, the same in both directions; uint8."""
        draft = self.draft
        is_path = draft.kind[draft.start] == PED
        light, cross = (
            np.logical_or(*draft.directed_columns(name, 0, 1)) & is_path for name in ("ped_traffic_light", "road_cross")
        )
        if draft.lamps is not None:
            # What lines say of lights does not count then.
            cross |= light
            light = np.zeros(len(cross), bool)
            rows = np.flatnonzero(cross)
            pairs = np.stack([draft.start[rows], draft.end[rows]], axis=1)
            light[rows] = lit_crossings(draft.lamps, draft.raw / scale(), pairs)
        return ((cross | light) + 2 * light).astype(np.uint8)[self.line]

    def navi_columns(self, rows: Array) -> dict[str, Array]:
        """What is stored of the navi nodes of some roads, but for their targets."""
        roads = self.roads
        up, down = roads.lanes
        columns = {
            **dict(zip(AXES["navi_nodes"], roads.raw.T, strict=True)),
            "dir_x": roads.direction[:, 0],
            "dir_y": roads.direction[:, 1],
            "path_width": roads.width,
            "lanes.left_lanes": up,
            "lanes.right_lanes": down,
            "lanes.traffic_light_at_target": roads.is_light_low,
            "traffic_light.state": roads.state,
        }
        return {name: values[rows] for name, values in columns.items()}
