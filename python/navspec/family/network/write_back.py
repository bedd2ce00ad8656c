"""Pieces of networks over the squares of a map that were redrawn, on their way back into the files of their set."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.errors import WriteError
from navspec.family.conversion.problems import Problem, round_position
from navspec.family.network.area_layout import Draft
from navspec.family.network.edit_tools import Redrawn, obstacles_of
from navspec.family.network.tools import Edition
from navspec.family.repair.link_table import Relinked
from navspec.family.repair.row_moves import Places
from navspec.graphs.numbers import Array
from navspec.records.compiled import Obstacle

_FIX = "Open its file together with these"


def edited(redrawn: Redrawn, make: Callable[[Redrawn], Edited], told: Container[str] = ()) -> Edition:
    """What was redrawn, put into files; `make` gives it as its compiler has it.

    Raises `NavspecError` for values of the columns `told` that do not fit.
    """
    if redrawn.obstacles:
        return Edition({}, redrawn.obstacles, redrawn.notes)
    made = make(redrawn)
    found = (*obstacles_of(made.draft.plan, made.obstructions, told), *made.absent())
    if found:
        return Edition({}, found, redrawn.notes)
    try:
        edition = made.write()
    except WriteError as error:
        return Edition({}, (Obstacle("", str(error), None),), redrawn.notes)
    found = obstacles_of(made.draft.plan, made.obstructions, told)
    return Edition({}, found, redrawn.notes) if found else edition


class Edited:
    """What was redrawn of a network, as what its compiler makes of that.

    Nodes are numbered as `Relinked` has them: those of the set by their joined rows, new ones behind.

    Attributes
    ----------
    net : Network
        The set as it was.
    redrawn : Redrawn
        What was done.
    draft : Draft
        The piece.
    """

    def __init__(self, net: Any, redrawn: Redrawn, draft: Draft) -> None:
        self.net, self.redrawn, self.piece, self.draft = net, redrawn, redrawn.piece, draft
        whole = net.graph.whole
        self._gone = whole[redrawn.edges]
        """Links that go."""
        self._ways = np.where(self.piece.ways >= 0, np.append(whole, 0)[self.piece.ways], -1)
        """Links that a line of the piece is, there and back; -1 for what is new."""
        self._number = self.piece.rows
        """Number of every node of the piece, once it has a place."""

    def write(self) -> Edition:
        """Put everything into files; raises `WriteError` for what others, that are not there, would have to tell."""
        raise NotImplementedError

    @property
    def obstructions(self) -> tuple[Problem, ...]:
        """What the compiler has against it."""
        return (*self.draft.nodes.obstacles, *self.draft.lines.obstacles)

    # What is there besides

    @cached_property
    def _is_left(self) -> Array:
        """Whether a link of the set has nothing to do with it; bool."""
        found = np.ones(len(self.net.graph.owner), bool)
        found[self._gone] = False
        found[self._ways[self._ways >= 0]] = False
        return found

    def _by_area(self, table: str, is_meant: Array) -> Array:
        """How many of some rows of a table every area has; int64."""
        files = self.net.files
        counts = np.diff(np.append(0, np.cumsum(is_meant))[files.starts(table)])
        is_there = files.numbers < files.members
        found = np.zeros(files.members, np.int64)
        found[files.numbers[is_there]] = counts[is_there]
        return found

    def _taken(self) -> dict[str, Array]:
        """What there is besides: `node_links` of every node of the draft, `nodes` and `links` of every area."""
        net, rows = self.net, self.piece.rows
        owner = net.graph.owner[self._is_left]
        counts = np.bincount(owner[owner >= 0], minlength=len(net.position))
        links = np.zeros(len(rows), np.int64)
        old = np.flatnonzero(rows >= 0)
        links[self.draft.row[old]] = counts[rows[old]]
        is_kept = np.ones(len(net.position), bool)
        is_kept[rows[self.redrawn.standing : len(old)]] = is_kept[self.redrawn.nodes] = False
        return {
            "node_links": links,
            "nodes": self._by_area("nodes", is_kept),
            "links": self._by_area("links", self._is_left),
        }

    # Areas whose files are not there

    def absent(self) -> Iterator[Obstacle]:
        """What cannot be because files are not there."""
        net, area, piece = self.net, self.draft.area, self.piece
        for row in np.flatnonzero(net.file_at(area) < 0).tolist():
            label = f"node {piece.names[row]}"
            text = f"{label} would lie in area {area[row]}, whose file is not there"
            yield Obstacle(label, text, round_position(piece.position[row]), _FIX)
        unseen = np.flatnonzero(net.graph.is_unseen)
        unseen = unseen[np.isin(net.graph.owner[unseen], self.redrawn.nodes)]
        owner = net.graph.owner[unseen]
        files, own = net.files.numbers[net.file_of("nodes", owner)], net.rows_in_file("nodes", owner)
        for link, node, file, row in zip(unseen.tolist(), owner.tolist(), files.tolist(), own.tolist(), strict=True):
            label = f"node {file}/{row}"
            text = f"a link of area {net.link('area_id')[link]}, whose file is not there, leads to {label}"
            yield Obstacle(label, text, round_position(net.position[node]), _FIX)

    def _lines_in(self, lines: Array, area: Array, what: str) -> Iterator[Obstacle]:
        """Lines of the piece of which something lies in areas that are not there."""
        piece = self.piece
        for line, each in zip(lines.tolist(), area.tolist(), strict=True):
            one, other = int(piece.start[line]), int(piece.end[line])
            label = f"the line from {piece.names[one]} to {piece.names[other]}"
            text = f"{label} {what} area {each}, whose file is not there"
            yield Obstacle(label, text, round_position((piece.position[one] + piece.position[other]) / 2), _FIX)

    def notes(self) -> Iterator[str]:
        """What cannot be kept right because files are not there."""
        net, redrawn = self.net, self.redrawn
        moved = self.piece.rows[redrawn.moved]
        links = np.flatnonzero(net.graph.is_unseen & np.isin(net.graph.owner, moved[moved >= 0]))
        if len(links):
            areas = ", ".join(map(str, np.unique(net.link("area_id")[links]).tolist()))
            yield f"links to areas that are not there ({areas}) keep their lengths: nobody sees where they end"

    # What comes of it

    def _place_nodes(self, paths: Relinked, block: Array) -> None:
        """Put the nodes of the piece into their files and blocks, and take those out that go."""
        rows, net = self.piece.rows, self.net
        file = net.file_at(self.draft.area)
        old, new = np.flatnonzero(rows >= 0), np.flatnonzero(rows < 0)
        known = rows[old]
        moved, turned = paths.nodes.file[known] != file[old], paths.nodes.block[known] != block[old]
        paths.relink(paths.nodes.file[known[turned]])
        paths.nodes.block[known[turned]] = block[old[turned]]
        if moved.any():
            paths.move_nodes(known[moved], file[old[moved]])
        paths.relink(paths.nodes.file[self.redrawn.nodes])
        paths.nodes.drop(self.redrawn.nodes)
        self._number = rows.copy()
        self._number[new] = paths.nodes.add(file[new])
        paths.relink(file[new])
        paths.nodes.block[self._number[new]] = block[new]

    def _place_links(self, paths: Relinked, fields: Mapping[str, Array]) -> None:
        """Put the lines of the piece into the links, with what is stored of them in the order of the draft."""
        way, owner, target, _ = self.draft.links
        number = self._number[self.draft.order]
        fields = {"owner": number[owner], "target": number[target], **fields}
        old = self._ways.T.ravel()[way]
        links, is_old = paths.links, old >= 0
        new = np.zeros(np.count_nonzero(~is_old), links.dtype)
        for name, values in fields.items():
            links[name][old[is_old]], new[name] = values[is_old], values[~is_old]
        new["file"] = paths.nodes.file[new["owner"]]
        paths.relink(np.concatenate((links["file"][self._gone], links["file"][old[is_old]], new["file"])))
        if len(self._gone):
            links = np.delete(links, self._gone)
        paths.links = np.concatenate((links, new)) if len(new) else links

    def _is_rebuilt(self, paths: Relinked) -> bool:
        """Whether other nodes are joined than before, or in another order."""
        rows, net = self.piece.rows, self.net
        old = rows[rows >= 0]
        return bool(
            len(self._gone)
            or len(self.redrawn.nodes)
            or (self._ways < 0).any()
            or (rows < 0).any()
            or (paths.nodes.file[old] != net.file_of("nodes", old)).any()
            or (paths.nodes.block[old] != ~net.is_vehicle[old]).any()
        )

    def _row(self, places: Places) -> Array:
        """Joined row that every node of the piece has now; int64."""
        return places.starts[places.file[self._number]] + places.row[self._number]

    def _joined(self, places: Places) -> Array:
        """Joined rows of the nodes whose lines are others now; int64."""
        graph = self.net.graph
        gone = np.concatenate((graph.owner[self._gone], graph.target[self._gone]))
        gone = gone[places.row[gone] >= 0]
        lines = (self._ways < 0).any(axis=1)
        new = np.concatenate((self.piece.start[lines], self.piece.end[lines], np.flatnonzero(self.piece.rows < 0)))
        return np.concatenate((places.starts[places.file[gone]] + places.row[gone], self._row(places)[new]))

    def _told_apart(self, ids: Array, places: Places, most: int, what: str) -> Array:
        """Ids of parts of the network, by the joined rows of their nodes; refuses one above the most."""
        over = np.flatnonzero(ids[self._row(places)] > most)[:1]
        text = f"is in a part of the network for which there is no {what}"
        self.draft.nodes.refuse(over, f"{{where}} {text}", fix="Connect some of the parts")
        if not len(over) and ids.max(initial=0) > most:
            raise WriteError(f"a node {text}")
        return np.minimum(ids, most)

    def _edition(self, before: Mapping[int, Tables], places: Places, notes: tuple[str, ...]) -> Edition:
        """What has come of it; `before` are the files as they were."""
        files = {
            number: tables
            for number, tables in self.net.files.files.items()
            if tables is not before[number] and tables.to_bytes() != before[number].to_bytes()
        }
        same = () if files else ("nothing is other than it was",)
        others = self._followers(files) if self.redrawn.is_laid else ()
        return Edition(files, (), (*self.redrawn.notes, *notes, *same, *others), self._names(places))

    @property
    def areas(self) -> Array:
        """Areas in which something of the piece is."""
        return self.draft.area

    def _followers(self, files: Mapping[int, Tables]) -> Iterator[str]:
        """Which files are others although nothing of the piece is in them."""
        others = sorted(files.keys() - set(self.areas.tolist()))
        if others:
            areas = ", ".join(map(str, others))
            yield f"areas {areas} have nothing new in them: they name what has other numbers now, or get other flood ids"

    def _names(self, places: Places) -> tuple[str, ...]:
        """What the nodes are called that are to be chosen."""
        number = self._number[self.redrawn.chosen]
        areas = self.net.files.numbers[places.file[number]].tolist()
        return tuple(f"{area}/{row}" for area, row in zip(areas, places.row[number].tolist(), strict=True))


def part_ids(part: Array, kind: Array, ids: Array, touched: Array, most: int, *, is_apart: bool) -> Array:
    """Ids of the parts of a network, where only parts that are touched get others: the lowest that they have.

    Parameters
    ----------
    part, kind, ids : numpy.ndarray
        Of every node its part, its kind and the id that it has, 0 for none; int64.
    touched : numpy.ndarray
        Nodes whose parts may be others than before; int64.
    most : int
        The highest id.
    is_apart : bool
        Whether parts are known to be apart: of two that have one id, the larger one keeps it.

    Returns
    -------
    numpy.ndarray
        Id of every node, of its kind alone; above `most` where there is none left.
    """
    found = ids.astype(np.int64)
    parts = np.unique(part[touched])
    taken: dict[int, list[int]] = {each: [0] for each in np.unique(kind).tolist()}
    for each in parts[np.argsort(-np.bincount(part)[parts], kind="stable")].tolist():
        members = np.flatnonzero(part == each)
        mine = int(kind[members[0]])
        known = np.setdiff1d(ids[members], taken[mine] if is_apart else [0])
        if not len(known):
            known = np.setdiff1d(np.arange(1, most + 2), found[kind == mine])
        found[members] = known[0]
        taken[mine].append(int(known[0]))
    return found
