"""What a set of files looks like from above: surfaces, lines, points and squares, without a word of any format."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

Style = Literal["road", "path", "water", "link", "arrow", "ladder"]
"""How a layer is drawn: lines thick and dark, thin and light, blue, very thin, or as arrows; points as ladders."""
State = Literal["present", "absent", "unread"]


@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of lines and points that can be shown and hidden.

    - title: Its name in the words of the game.
    - style: How it is drawn.
    - points: Rows of the drawing's points that belong to it; int64, shape (points,).
    - lines: Rows of both ends of every line; int64, shape (lines, 2).
    - shown: Whether it is seen before somebody asks for it.
    """

    title: str
    style: Style
    points: Array
    lines: Array
    shown: bool = True


@dataclass(frozen=True, slots=True)
class Surface:
    """Polygons that are filled by a value of each, such as its height; those of low values lie below the others.

    - title: Its name in the words of the game.
    - noun: What one of its polygons is called.
    - corners: Rows of the drawing's points, those of one polygon after the other; int64, shape (corners,).
    - counts: Corners of every polygon, at most 255; int64, shape (polygons,).
    - values: Value of every polygon; float, finite, shape (polygons,).
    - numbers: Number of every polygon in the words of the game, such as its id; int64, shape (polygons,).
    - shown: Whether it is seen before somebody asks for it.
    """

    title: str
    noun: str
    corners: Array
    counts: Array
    values: Array
    numbers: Array
    shown: bool = True


@dataclass(frozen=True, slots=True)
class Names:
    """What the points of a drawing are called, and what there is to know of each.

    Points of a group follow each other and are numbered from 0.

    - noun, group: What a point and what a group is called.
    - starts: First point of every group; int64, ascending.
    - numbers: Number of every group, below 0 where it has none; int64, of the same shape.
    - flags: A word of bits for every point; uint32, shape (points,).
    - bits: Name, lowest bit and width of every part of such a word.
    """

    noun: str
    group: str
    starts: Array
    numbers: Array
    flags: Array
    bits: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class Square:
    """A part of the map with the file that describes it; sides in units of the game."""

    label: str
    west: float
    south: float
    east: float
    north: float
    state: State = "present"
    path: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A set as a map.

    - x, y: Points in units of the game, to the right and up; float, shape (points,).
    - layers: The lowest one first.
    - squares: What the map is divided into; none where files are not parts of a map.
    - path: The set that it shows.
    - files: The files that it shows: findings about them have their places on it.
    - surfaces: Below the layers, the lowest one first.
    - value: What the values of the surfaces are.
    - note: What a reader of the map should know, in a sentence.
    - names: Of the points, where they have some.
    - console: What brings the player of the game to a finding: commands in which `{x}`, `{y}`, `{z}` and parameters of findings
      stand. One is left out where the finding does not have what it names.
    """

    x: Array
    y: Array
    layers: tuple[Layer, ...]
    squares: tuple[Square, ...] = ()
    path: str = ""
    files: tuple[str, ...] = ()
    surfaces: tuple[Surface, ...] = ()
    value: str = ""
    note: str = ""
    names: Names | None = None
    console: tuple[str, ...] = ()

    def with_path(self, path: str) -> Drawing:
        """The drawing with a path where its set or a file has none."""
        return replace(self, path=self.path or path, files=tuple(each or path for each in self.files))
