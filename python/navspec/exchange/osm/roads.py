"""Roads of a map between its tags and the drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from navspec.exchange.osm.tags import VEHICLE


class MapRoad(NamedTuple):
    """A road, or a stretch of one.

    Attributes
    ----------
    label : str
        Name for messages.
    street : str
        Name of the street; empty for none, and for roundabouts and slip roads.
    columns : mapping
        Attributes of the line.
    layer : int
        Layers above the ground.
    rows : list of int
        Places, in the direction of the traffic.
    """

    label: str
    street: str
    columns: Mapping[str, str | int | float]
    layer: int
    rows: list[int]

    @property
    def is_driven(self) -> bool:
        """Whether cars drive there."""
        return self.columns["kind"] == VEHICLE

    @property
    def is_one_way(self) -> bool:
        """Whether cars drive in one direction only."""
        return self.is_driven and self.columns["lanes_back"] == 0
