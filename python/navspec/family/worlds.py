"""Worlds of games: coordinates that files of several families share, and places of pictures in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

Box = tuple[float, float, float, float]
"""West, south, east and north, in units of the game."""


class TileGrid(NamedTuple):
    """Pictures that together cover the map of a world, numbered from the north-west corner, row by row.

    `pattern` matches their names without extension in lower case; its group is the number.
    """

    pattern: str
    columns: int
    rows: int

    def find_tiles(self, names: Iterable[str]) -> dict[int, str]:
        """Return the names of tiles by number; of several names of one number the first."""
        tiles: dict[int, str] = {}
        for name in names:
            stem = re.split(r"[/\\]", name)[-1].rpartition(".")[0].lower()
            match = re.fullmatch(self.pattern, stem)
            if match and int(match[1]) < self.columns * self.rows:
                tiles.setdefault(int(match[1]), name)
        return tiles


class Overview(NamedTuple):
    """The place of a picture as a text beside it says: end of the name of the picture, and the box that it covers."""

    picture: str
    box: Box


@dataclass(frozen=True, slots=True)
class World:
    """Coordinates of a game.

    Attributes
    ----------
    id : str
        Families with the same id draw in the same coordinates; empty if every file has its own map.
    title : str
        Name of the map, as users call it.
    box : tuple of float, optional
        Sides of the whole map.
    tiles : TileGrid, optional
        Pictures of the game that cover the map.
    read_overview : callable, optional
        `read_overview(data)` returns the overview that a text file describes, None for any other file.
    """

    id: str = ""
    title: str = ""
    box: Box | None = None
    tiles: TileGrid | None = None
    read_overview: Callable[[bytes], Overview | None] | None = None
