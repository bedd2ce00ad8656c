"""A way through a network: what `navspec.route` returns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

from navspec.records.drawing import Drawing
from navspec.records.record import Aside, Result
from navspec.records.report import Position

Mode = Literal["plain", "engine"]

RouteData = TypedDict(
    "RouteData",
    {
        "from": str,
        "to": str,
        "mode": Mode,
        "lanes": bool,
        "cost": float | None,
        "nodes": list[str],
        "reason": str | None,
        "kind": str | None,
        "unit": str,
        "length": float | None,
        "position": list[Position],
        "points": list[Position],
    },
)
RouteData.__doc__ = """A way through a network, or why there is none.

- from, to: Both ends, as they were given.
- mode: plain: the cheapest way; engine: that of the game, with its limits and flaws.
- lanes: Whether only ways with lanes in the direction of travel were taken.
- cost: Sum of what the game adds up; None where there is no way.
- nodes: What the nodes are called, the one that the way begins at first.
- reason: Why there is no way.
- kind: What the node is that the way begins at; None where there is no way.
- unit: That of lengths and positions.
- length: From node to node in space.
- position: Where the nodes are: east, north and up.
- points: What the game walks by, where that are other points than the nodes.
"""


@dataclass(frozen=True, slots=True)
class Route(Result):
    """A way through a network, or why there is none.

    - path: What it was looked for in.
    - origin, target: Both ends, as they were given.
    - mode: plain: the cheapest way; engine: that of the game, with its limits and flaws.
    - lanes: Whether only ways with lanes in the direction of travel were taken.
    - cost: Sum of what the game adds up; None where there is no way.
    - nodes: What the nodes are called, the one that the way begins at first.
    - reason: Why there is no way.
    - kind: What the node is that the way begins at; None where there is no way.
    - unit: That of lengths and positions.
    - length: From node to node in space.
    - position: Where the nodes are: east, north and up.
    - points: What the game walks by, where that are other points than the nodes.
    - drawing: The map with the way on it, where it was asked for.
    """

    path: Aside[str]
    origin: str
    target: str
    mode: Mode
    lanes: bool
    cost: float | None = None
    nodes: tuple[str, ...] = ()
    reason: str | None = None
    kind: str | None = None
    unit: str = "m"
    length: float | None = None
    position: tuple[Position, ...] = ()
    points: tuple[Position, ...] = ()
    drawing: Aside[Drawing | None] = None

    @property
    def line(self) -> tuple[Position, ...]:
        """The points that the way is drawn by."""
        return self.points or self.position

    def to_html(self) -> str:
        """Return a page for the browser: the route, and the map where `navspec.route(..., drawings=True)` drew it."""
        return self._rendered("html")

    @property
    def fails(self) -> bool:
        """Whether there is no way."""
        return self.cost is None

    def to_dict(self) -> RouteData:
        """The route as plain data."""
        return {
            "from": self.origin,
            "to": self.target,
            "mode": self.mode,
            "lanes": self.lanes,
            "cost": self.cost,
            "nodes": list(self.nodes),
            "reason": self.reason,
            "kind": self.kind,
            "unit": self.unit,
            "length": self.length,
            "position": list(self.position),
            "points": list(self.points),
        }
