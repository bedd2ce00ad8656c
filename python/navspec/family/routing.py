"""How the games of a family find their ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from navspec.graphs.graph import Graph
from navspec.graphs.numbers import Array

Point = Sequence[float]
"""x and y, and z where it is known, in units of the game."""


@dataclass(frozen=True, slots=True)
class End:
    """Where a way begins or ends: row of the node, and the point that was asked for, None where the node was."""

    row: int
    point: Point | None = None


@dataclass(frozen=True, slots=True)
class Journey:
    """What is asked for.

    `mover` is who wants to go, as `Routing.movers` has it; 0 where a family has none. `lanes` asks for lanes in the direction
    of travel, and a way that costs more than `maximum` is none.
    """

    origin: End
    target: End
    mover: int = 0
    lanes: bool = False
    maximum: float | None = None


@dataclass(frozen=True, slots=True)
class Walk:
    """A way that was found: rows of its nodes, what it costs, and the points that one walks by, where they are others."""

    nodes: Sequence[int]
    cost: float
    points: Array | None = None


@dataclass(frozen=True, slots=True)
class Routing:
    """How the games of a family find their ways.

    - search: The search of the game, or why it finds nothing; None where nobody knows how it searches.
    - node_at: Row of the node for a point, among those that a column of bools marks, -1 for none; the nearest one where there
        is no such function.
    - has_lanes: Of every edge whether there are lanes in its direction; None where no edge has lanes.
    - on_foot: Kinds of nodes whose edges have no lanes.
    - movers: Who can be asked for instead of a kind of nodes, the default first, with the number that the search knows.
    - group: The column of nodes that have to be equal at both ends, in which the files note what is joined.
    """

    search: Callable[[Graph, Journey], Walk | str] | None = None
    node_at: Callable[[Graph, Point, Array], int] | None = None
    has_lanes: Callable[[Graph], Array] | None = None
    on_foot: tuple[str, ...] = ()
    movers: Mapping[str, int] = field(default_factory=dict)
    group: str = ""
