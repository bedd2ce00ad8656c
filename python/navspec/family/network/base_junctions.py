"""Values that a drawing gives to the lines of a base at its junctions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from navspec.family.conversion.line_attributes import LANES
from navspec.family.network.base_network import BaseNetwork, BasePieces
from navspec.family.network.changes import EditProfile, NetworkChanges, replace_rows
from navspec.family.network.junction_values import INSIDE_JUNCTION
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK
from navspec.graphs.noding.parts import has_value
from navspec.graphs.plan import NetworkPlan


class BaseJunctionValues:
    """Values of a drawing for ends of lines of a base that have none, and to which a lane leads.

    Parameters
    ----------
    base : BaseNetwork
        The base.
    around : NetworkPlan
        The lines of the base outside the drawing.
    pieces : BasePieces
        The line of the base of each of them.
    values : mapping
        Their columns with values; see `NodedDrawing`.
    profile : EditProfile
        Columns of the format.
    """

    def __init__(
        self,
        base: BaseNetwork,
        around: NetworkPlan,
        pieces: BasePieces,
        values: Mapping[str, Array],
        profile: EditProfile,
    ) -> None:
        self._pieces, self._profile = pieces, profile
        self._names = [around.lines[side] for side in ("from", "to")]
        edges, (forward, back) = base.graph.edges, (column[pieces.line] for column in base.graph.lines)
        lanes = np.append(edges[LANES.name], 0) if values else np.zeros(1)
        length = np.hypot(*(around.vertices[1::2] - around.vertices[::2])[:, :2].T)
        self._values: dict[str, Array] = {}
        self._long: dict[str, Array] = {}
        """Lines between two junctions by column, which have no place for a value, and are too long to be inside a junction."""
        for name in (name for name in profile.compiler.end_columns if name in values):
            stored = np.append(edges[name], 0)
            # A file has one value for both ends of a line.
            is_closed = ((stored[forward] != 0) & pieces.is_last) | ((stored[back] != 0) & pieces.is_first)
            open_ends = [
                has_value(values[column]) & ~is_closed & (lanes[edge] > 0)
                for column, edge in ((name, forward), (name + BACK, back))
            ]
            is_between = np.logical_and(*(has_value(values[column]) for column in (name, name + BACK)))
            for column, is_open in zip((name, name + BACK), open_ends, strict=True):
                self._values[column] = values[column].copy()
                self._values[column][~is_open | is_between] = None
            self._long[name] = np.flatnonzero(np.logical_or(*open_ends) & is_between & (length > INSIDE_JUNCTION))
        self._rows = np.flatnonzero(np.logical_or.reduce([has_value(column) for column in self._values.values()]))
        is_whole = pieces.is_first[self._rows] & pieces.is_last[self._rows]
        self.edges = np.stack([column[pieces.line[self._rows[is_whole]]] for column in base.graph.lines], axis=1)
        """Edges of the lines of the base without cuts that get values, -1 for none; int64, shape (lines, 2)."""

    def set_in(self, changes: NetworkChanges) -> None:
        """Set the values of the lines of the changes; the places on these are computed again."""
        ends = zip(changes.names[changes.start].tolist(), changes.names[changes.end].tolist(), strict=True)
        number = {pair: line for line, pair in enumerate(ends)}
        first, last = (names[self._rows].tolist() for names in self._names)
        there, turned = (
            np.array([number.get(pair, -1) for pair in zip(*pairs, strict=True)], np.int64)
            for pairs in ((first, last), (last, first))
        )
        is_turned = there < 0
        line = np.where(is_turned, turned, there)  # -1: a cut that no line of the drawing leads to
        for column, values in self._values.items():
            value = values[self._rows]
            for end, is_meant in ((column, ~is_turned), (_turn(column), is_turned)):
                chosen = is_meant & (line >= 0) & has_value(value)
                if chosen.any():
                    changes.lines[end] = replace_rows(changes.lines[end], line[chosen], value[chosen])
        for name in self._profile.along if (line >= 0).any() else ():
            changes.lines[name] = replace_rows(changes.lines[name], line[line >= 0], np.nan)

    def iter_notes(self) -> Iterator[str]:
        """Describe the values."""
        for name in (name for name in self._profile.compiler.end_columns if name in self._values):
            count = sum(np.count_nonzero(has_value(self._values[column])) for column in (name, name + BACK))
            if count:
                yield f"changed from the base: {count:,} line{'s get' if count > 1 else ' gets'} the {name} of a junction"
            for row in self._long[name][:1].tolist():
                first, last = (names[row] for names in self._names)
                more = f"; {len(self._long[name]):,} such edges in all" if len(self._long[name]) > 1 else ""
                yield f"the edge {first} - {last} has no {name}: it leads from one of these junctions to another{more}"


def _turn(column: str) -> str:
    """Return the column of the other end of a line."""
    return column.removesuffix(BACK) if column.endswith(BACK) else column + BACK
