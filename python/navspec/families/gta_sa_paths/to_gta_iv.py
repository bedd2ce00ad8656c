"""Conversion of path files of San Andreas to those of GTA IV: only roads and waterways, since people on foot have no
paths there.

Both maps have the same squares, so that files and the areas of links stay as they are. Only nodes that move to the part
without links, or that follow dropped ones, get other numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import Tables, assemble, read
from navspec.errors import NavspecError
from navspec.families.gta_iv_paths import layout as iv
from navspec.families.gta_sa_paths.layout import FORMAT, GRID, scale
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.conversion.conversions import Conversion, ConversionIssue, Target
from navspec.spec import load_spec

TARGET = Target(iv.FORMAT, iv.VARIANT, ("gta_iv", "gta_iv_paths"))

_STEPS = load_spec(iv.FORMAT).types["path_node"].by_id["z"].steps // scale()
"""Steps of the new height in one of the old."""
_BOUND = (1 << 15) // _STEPS
"""Heights that fit, in old steps: from this much below zero to one less above it."""
_USUAL_LANES = 0b001_001

_FLAGS = (
    ("water_node", ("water", "boat_movement")),
    ("dont_wander", ("dont_wander",)),
    ("density", ("spawn_density",)),
)
"""Flags, and the flags of GTA IV that they become."""
_UNPROVEN = {"dead_end": ("on_dead_end", "flag_20"), "road_block": ("road_block", "flag_22")}
_UNPROVEN |= {"special_function": ("special_function", "behaviour")}
"""Flags that may be what the other game has in this place, by the names that ask for them; see `layout.UNPROVEN`."""
_NONE = ("switched_off", "already_found", "interior_node", "dummy", "padding")
"""Flags without a known counterpart; the game makes `switched_off_original` itself."""
_NORMAL, _FAST = 1, 2
"""Speeds that GTA IV has; other speeds become the first of them."""

_HIGH = (
    "Use `--high-nodes drop` to leave these nodes out, with all links to them, or lower what is there; the map of GTA IV ends "
    "at 256 m"
)
_NOTES = (
    "street names, and what the flags of links mean, are not known: nodes have no street, links the flags that most have",
    "links without a navi node have one lane in each direction",
)


def convert(net: PathNetwork, settings: Mapping[str, Any]) -> Conversion:
    """Convert a set; see `Conversions`.

    Raises `NavspecError` for files of a limit adjuster, and for files of unknown areas.
    """
    files = net.files.files
    if any(tables.format != FORMAT for tables in files.values()) or net.grid != GRID:
        raise NavspecError("files of a limit adjuster have to be converted to classic ones first")
    if -1 in files:
        raise NavspecError("the area of these files is not known; give them their names, nodes0.dat to nodes63.dat")
    plan = _Plan(net, settings.get("high_nodes", iv.REFUSE) == iv.DROP, settings.get("unproven", ()))
    obstacles = tuple(plan.obstacles())
    return Conversion(
        {} if obstacles else {number: plan.file(index) for index, number in enumerate(files)},
        {number: number for number in files},
        tuple(loss for loss in plan.losses() if len(loss.rows)),
        obstacles,
        notes=_NOTES,
    )


class _Plan:
    """Conversion of one set to GTA IV.

    `unproven` are keys of `_UNPROVEN`. With `does_drop`, nodes that are too high or too low are left out.
    """

    def __init__(self, net: PathNetwork, does_drop: bool, unproven: tuple[str, ...]) -> None:
        self.net = net
        self.does_drop = does_drop
        self.kept_flags = dict(_UNPROVEN[name] for name in unproven)

    @cached_property
    def is_high(self) -> Array:
        """Whether a vehicle node has a height that does not fit; bool."""
        height = self.net.files.column("nodes", "z")
        return self.net.is_vehicle & ((height < -_BOUND) | (height >= _BOUND))

    @cached_property
    def is_kept(self) -> Array:
        """Whether a node is taken over; bool."""
        return self.net.is_vehicle & ~(self.is_high & self.does_drop)

    @cached_property
    def links(self) -> Array:
        """Rows of the links that are taken over: those of kept nodes, and not to others of the set; int64."""
        net = self.net
        kept = np.append(self.is_kept, False)
        is_target_kept = np.where(net.graph.target < 0, True, kept[net.graph.target])
        return np.flatnonzero(kept[net.graph.owner] & is_target_kept)

    @cached_property
    def num_links(self) -> Array:
        """Number of links that a node keeps; int64."""
        return np.bincount(self.net.graph.owner[self.links], minlength=len(self.is_kept))

    @cached_property
    def order(self) -> Array:
        """Rows of kept nodes, file by file, those with links in front; int64."""
        nodes = np.flatnonzero(self.is_kept)
        return nodes[np.lexsort((self.num_links[nodes] == 0, self.net.file_of("nodes", nodes)))]

    @cached_property
    def rows(self) -> Array:
        """New row of every node in its file, -1 for dropped nodes; int64."""
        new_rows = np.full(len(self.is_kept), -1)
        file = self.net.file_of("nodes", self.order)
        new_rows[self.order] = np.arange(len(self.order)) - np.searchsorted(file, file)
        return new_rows

    # Obstacles and losses

    def obstacles(self) -> Iterator[ConversionIssue]:
        """Yield heights that do not fit, unless their nodes are left out."""
        rows = np.flatnonzero(self.is_high & self.is_kept)
        text = "{where} lies at z = {value}, but GTA IV ends at -256 and 255.99"
        if len(rows):
            yield ConversionIssue(
                "nodes", rows, text, "z", self.net.files.column("nodes", "z")[rows] / scale(), fix=_HIGH
            )

    def losses(self) -> Iterator[ConversionIssue]:
        """Yield all values without a counterpart; some issues have no rows."""
        net = self.net
        high = np.flatnonzero(self.is_high & ~self.is_kept)
        text = "{where} lies at z = {value}, and is dropped with its links"
        yield ConversionIssue("nodes", high, text, "z", net.files.column("nodes", "z")[high] / scale())
        yield self._lost_values(
            "nodes", ~net.is_vehicle, "node_id", "{where} is dropped: GTA IV has no nodes for pedestrians"
        )
        mixed = np.zeros(len(net.graph.owner), dtype=bool)
        is_ped = np.append(~net.is_vehicle, False)
        mixed[np.flatnonzero(net.is_vehicle_link & is_ped[net.graph.target])] = True
        yield self._lost_values("links", mixed, "node_id", "{where} leads to a pedestrian node, and is dropped")
        for name in (*_NONE, *(old for old, _ in _UNPROVEN.values() if old not in self.kept_flags)):
            text = f"{{where}} has the flag {name} ({{value}}), which is dropped"
            yield self._lost_values("nodes", self.is_kept & (net.flag(name) != 0), f"flags.{name}", text)
        speed = net.flag("speed")
        is_odd = self.is_kept & (speed != _NORMAL) & (speed != _FAST)
        yield self._lost_values(
            "nodes", is_odd, "flags.speed", "{where} has the speed {value}, and gets the normal one", _NORMAL
        )
        navis = np.ones(len(net.navi("x")), dtype=bool)
        yield self._lost_values("navi_nodes", navis, "x", "{where} is dropped; its lanes go into links")
        has_light = net.navi("traffic_light.state") != 0
        yield self._lost_values(
            "navi_nodes", has_light, "traffic_light.state", "{where} has a traffic light, which is dropped"
        )
        for name in ("road_cross", "ped_traffic_light"):
            is_set = net.files.column("intersections", name) != 0
            yield self._lost_values("intersections", is_set, name, f"{{where}} has {name}, which is dropped")

    def _lost_values(
        self, table: str, is_lost: Array, field: str, text: str, becomes: int | None = None
    ) -> ConversionIssue:
        """Return rows of a table that lose a value."""
        rows = np.flatnonzero(is_lost)
        values = self.net.files.column(table, field)[rows]
        return ConversionIssue(
            table, rows, text, field, values, None if becomes is None else np.full(len(rows), becomes)
        )

    # New files

    def file(self, index: int) -> Tables:
        """Build the new file that replaces one of the set."""
        net, number = self.net, int(self.net.files.numbers[index])
        nodes = self.order[net.file_of("nodes", self.order) == index]
        links = self.links[net.file_of("links", self.links) == index]
        links = links[np.argsort(self.rows[net.graph.owner[links]], kind="stable")]
        vehicles = int(np.count_nonzero(self.num_links[nodes]))
        tables = assemble(
            load_spec(iv.FORMAT),
            decisions={},
            root={"num_vehicle_nodes": vehicles, "num_intersection_nodes": len(nodes) - vehicles},
            rows={"nodes": self._nodes(nodes, number), "links": self._links(links)},
            variant=iv.VARIANT,
        )
        for field, values in self._flags(nodes).items():
            tables.set_column("nodes", f"flags.{field}", values)
        return tables

    def _nodes(self, nodes: Array, number: int) -> Array:
        """Return the nodes without their flags."""
        rows: Array = np.zeros(len(nodes), _EMPTY["nodes"].dtype)
        column = self.net.files.column
        for axis in ("x", "y"):
            rows[axis] = column("nodes", axis)[nodes]
        rows["z"] = column("nodes", "z")[nodes] * _STEPS
        rows["area_id"], rows["node_id"] = number, np.arange(len(nodes))
        rows["search_distance"] = iv.NOT_VISITED
        rows["first_link"] = np.cumsum(self.num_links[nodes]) - self.num_links[nodes]
        rows["path_width"] = column("nodes", "path_width")[nodes]
        rows["flood_group"] = np.where(self.num_links[nodes] > 0, column("nodes", "flood_id")[nodes], 0)
        return rows

    def _flags(self, nodes: Array) -> dict[str, Array]:
        """Return the flags of nodes by their names."""
        net = self.net
        flags = {new: net.flag(old)[nodes] for old, several in _FLAGS for new in several}
        flags |= {new: net.flag(old)[nodes] for old, new in self.kept_flags.items()}
        flags["highway"] = net.flag("speed")[nodes] == _FAST
        flags["num_own_links"], flags["unlinked"] = self.num_links[nodes], self.num_links[nodes] == 0
        return flags

    def _links(self, links: Array) -> Array:
        """Return the links with the lanes that their navi nodes have."""
        net = self.net
        rows: Array = np.zeros(len(links), _EMPTY["links"].dtype)
        target = net.graph.target[links]
        rows["area_id"] = net.link_area[links]
        rows["node_id"] = np.where(target < 0, net.link_node[links], np.append(self.rows, 0)[target])
        rows["length"] = net.length[links]
        navi = net.link_navi[links]
        along, against = (np.append(net.navi(f"lanes.{side}_lanes"), 0)[navi] for side in ("right", "left"))
        is_back = (np.append(net.navi_target, -1)[navi] != target) | (target < 0)
        along, against = np.where(is_back, against, along), np.where(is_back, along, against)
        rows["lanes"] = np.where(navi < 0, _USUAL_LANES, against | along << 3)
        rows["link_flags"] = iv.USUAL_FLAGS
        return rows


_EMPTY = read(bytes(iv.HEADER), load_spec(iv.FORMAT), decisions={})
"""A file without nodes, for the layout of its rows."""
