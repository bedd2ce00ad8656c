"""Roads that are laid into files which are there: what is there stays, and keeps its numbers wherever it can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError
from navspec.families.gta_sa_paths.assembly import CLASSIC
from navspec.families.gta_sa_paths.compiling.draft import PED, Draft
from navspec.families.gta_sa_paths.compiling.files import Files
from navspec.families.gta_sa_paths.layout import FORMAT
from navspec.families.gta_sa_paths.network import KINDS, graph
from navspec.families.gta_sa_paths.recipes.graph import PathGraph
from navspec.families.gta_sa_paths.recipes.network import can_relink
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.compilers import Compilation, Obstruction
from navspec.family.conversions import Target
from navspec.family.recipes import assign
from navspec.graphs.near import nearest
from navspec.graphs.numbers import Array
from navspec.graphs.plan import Plan

_TARGET = Target(FORMAT, CLASSIC)


def lay(plan: Plan, base: TableSet, reach: float) -> Compilation:
    """Lay a network into a set; see `Compiler`.

    New nodes stand behind those of their kind in a file, new links behind those of a node, and new navi nodes behind all.
    Flood ids change where parts of the network are joined, and dead ends where they are none any more.

    Raises `NavspecError` for files that have to be repaired first.
    """
    net = PathNetwork(base)
    if any(tables.format != FORMAT for tables in base.files.values()):
        raise NavspecError("base: roads are laid into classic files; convert these first, and the new ones back")
    if not can_relink(net).all():
        raise NavspecError("base: it cannot be told which links the nodes of these files have; repair them first")
    if not net.is_complete:
        raise NavspecError("base: this set is not complete; name a folder or archive with all files")
    before = {number: tables.to_bytes() for number, tables in base.files.items()}
    laid = _Laid(plan, net, reach)
    if laid.obstacles:
        return Compilation({}, laid.obstacles, plan=laid.draft.plan)
    laid.write()
    changed = {number: tables for number, tables in base.files.items() if tables.to_bytes() != before[number]}
    return Compilation(changed, unchanged=len(before) - len(changed), notes=tuple(laid.notes(changed)))


class _Laid:
    """A network on its way into a set.

    Its nodes are numbered as `PathGraph` has them: those of the set by their joined rows, new ones behind.
    """

    def __init__(self, plan: Plan, net: PathNetwork, reach: float) -> None:
        self.net = net
        network = graph(net)
        self._names = {name: row for row, name in enumerate(network.names())}
        self._kinds = network.nodes["kind"]
        piece, self._standing = self._piece(plan, reach)
        self.draft = Draft(piece, net.grid, len(self._standing))
        self._demand_new()
        self.made = Files(self.draft, _TARGET)
        self._demand_room()
        self.navi, _, self._own = self.made.navis(net.counts("navi_nodes"))

    @property
    def obstacles(self) -> tuple[Obstruction, ...]:
        """What stands against it."""
        self._columns  # noqa: B018 - reading the columns finds what is wrong with them
        return (*self.draft.nodes.obstacles, *self.draft.lines.obstacles)

    # The drawing, with the nodes of the set that it joins

    def _piece(self, plan: Plan, reach: float) -> tuple[Plan, Array]:
        """The plan with the nodes of the set that it joins in front, and which these are."""
        joined = self._joined(plan, reach)
        names = plan.nodes["id"]
        instead = {names[row]: self._name(node) for row, node in joined.items()}
        ends = {
            name: np.array([instead.get(each, each) for each in plan.lines[name].tolist()], object)
            for name in ("from", "to")
        }
        named = dict.fromkeys(name for each in ends.values() for name in each.tolist() if name in self._names)
        standing = np.array([self._names[name] for name in named], np.int64)
        own = np.array([row not in joined for row in range(len(names))], bool)
        columns = {"id": np.array([*named, *names[own]], object)}
        told = {"kind": np.array([KINDS[kind] for kind in self._kinds[standing].tolist()], object)}
        told["path_width"] = self.net.width[standing] / 16
        for name in dict.fromkeys((*told, *(each for each in plan.nodes if each != "id"))):
            columns[name] = np.full(len(columns["id"]), None, object)
            if name in told:
                columns[name][: len(standing)] = told[name]
            if name in plan.nodes:
                columns[name][len(standing) :] = plan.nodes[name][own]
        labels = plan.node_labels
        if len(labels):
            labels = np.array([*(f"node {name}" for name in named), *labels[own]], object)
        position = np.concatenate((self.net.position[standing], plan.position[own]))
        made = replace(plan, nodes=columns, position=position, lines={**plan.lines, **ends}, node_labels=labels)
        return made, standing

    def _name(self, node: int) -> str:
        net = self.net
        file = net.file_of("nodes", np.array([node]))
        return f"{net.files.numbers[file][0]}/{net.rows_in_file('nodes', np.array([node]))[0]}"

    def _joined(self, plan: Plan, reach: float) -> dict[int, int]:
        """Nodes of the set by the rows of the plan that are so near that they become these."""
        found: dict[int, int] = {}
        told = Draft(plan, self.net.grid)
        for kind in KINDS:
            rows = np.flatnonzero((told.plan_kind == kind) & np.isfinite(plan.position).all(axis=1))
            nodes = np.flatnonzero(self._kinds == kind)
            there, away = nearest(plan.position[rows], self.net.position[nodes])
            near = away <= reach
            found |= dict(zip(rows[near].tolist(), nodes[there[near]].tolist(), strict=True))
        return found

    def _demand_new(self) -> None:
        """Nodes that have the names of those of the set may be edits of them, which are not taken over."""
        names = self.draft.plan.nodes["id"][len(self._standing) :]
        known = np.array([name in self._names for name in names.tolist()], bool)
        rows = len(self._standing) + np.flatnonzero(known)
        fix = "Compile an edited export without a base, or lay in only what is new"
        self.draft.nodes.refuse(rows, "{where} is in the base already", fix=fix)

    def _demand_room(self) -> None:
        net, draft = self.net, self.draft
        links = np.zeros(len(draft.kind), np.int64)
        links[draft.row[: len(self._standing)]] = net.graph.degree[self._standing]
        self.made.demand_room({"node_links": links, "nodes": net.counts("nodes"), "links": net.counts("links")})

    # What comes of it

    @cached_property
    def _columns(self) -> dict[str, Array]:
        return self.made.node_columns()

    @cached_property
    def _is_new(self) -> Array:
        """Whether a node of the draft is new; bool."""
        found = np.ones(len(self.draft.kind), bool)
        found[self.draft.row[: len(self._standing)]] = False
        return found

    def write(self) -> None:
        """Put everything into the files."""
        net, draft, made = self.net, self.draft, self.made
        was_branch = net.is_branch
        paths = PathGraph(net)
        old = len(net.position)
        file = net.file_at(draft.file[self._is_new])
        number = np.empty(len(draft.kind), np.int64)
        number[draft.row[: len(self._standing)]] = self._standing
        number[self._is_new] = paths.nodes.add(file)
        paths.nodes.block[number[self._is_new]] = draft.kind[self._is_new] == PED
        navis = np.full(len(self.navi), -1)
        rows = made.navi_columns(self._own)
        navis[self._own] = paths.draw_navis(
            net.file_at(made.roads.area[self._own]), number[made.roads.low[self._own]], rows
        )
        of_line = np.full(len(draft.kept), -1)
        of_line[made.roads.at] = navis[self.navi]
        links = np.zeros(len(made.owner), paths.links.dtype)
        links["owner"], links["target"] = number[made.owner], number[made.link_target]
        links["file"] = paths.nodes.file[links["owner"]]
        links["navi"] = of_line[made.line]
        links["length"], links["crossing"] = made.link_lengths(), made.crossings()
        paths.links = np.concatenate((paths.links, links))
        paths.relink(np.unique(links["file"]))
        places = paths.nodes.settled()
        paths.write()
        self._write_nodes(number, places.starts[places.file] + places.row, was_branch, old)

    def _write_nodes(self, number: Array, row: Array, was_branch: Array, old: int) -> None:
        """Fields of new nodes, and what follows for others; `row` is the joined row of every node now."""
        files = self._again().files
        rows = row[number[self._is_new]]
        for name, values in self._columns.items():
            assign(files, "nodes", name, rows, np.broadcast_to(values, self._is_new.shape)[self._is_new])
        after = self._again()
        is_branch = after.is_branch[row]
        is_other = np.append(is_branch[:old] != was_branch, np.ones(len(row) - old, bool))
        assign(after.files, "nodes", "flags.on_dead_end", row[is_other], is_branch[is_other])
        self._write_flood(after, row[number], rows)

    def _again(self) -> PathNetwork:
        """The set as it is now."""
        files = self.net.files
        return PathNetwork(TableSet(files.files, key=files.key, members=files.members, settings=files.settings))

    def _write_flood(self, net: PathNetwork, joined: Array, new: Array) -> None:
        """Flood ids of the parts of nodes that are joined, some of them new: the lowest that is there, or a free one."""
        flood, part = net.flood_id.astype(np.int64), net.graph.parts.part
        is_old = np.ones(len(flood), bool)
        is_old[new] = False
        for each in np.unique(part[joined]).tolist():
            members = np.flatnonzero(part == each)
            known = flood[members[is_old[members]]]
            known = known[known > 0]
            if not len(known):
                used = flood[net.is_vehicle == net.is_vehicle[members[0]]]
                known = np.setdiff1d(np.arange(1, net.most_flood_ids + 1), used)
                if not len(known):
                    raise NavspecError("base: there is no flood id left for a road that is joined to no other; join it")
            value = known.min()
            flood[members] = value
        rows = np.flatnonzero(flood != net.flood_id)
        assign(net.files, "nodes", "flood_id", rows, flood[rows])

    def notes(self, changed: dict[int, Tables]) -> Iterator[str]:
        """Which files change although nothing new is in them."""
        touched = {*self.draft.file[self.made.owner].tolist(), *self.made.roads.area[self._own].tolist()}
        others = sorted(changed.keys() - touched)
        if others:
            areas = ", ".join(map(str, others))
            yield f"areas {areas} have nothing new in them: they name what has other numbers now, or get other flood ids"
