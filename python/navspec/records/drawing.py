"""What a set of files looks like from above: surfaces, lines, points and squares, without a word of any format."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

Style = Literal["road", "path", "water", "link", "arrow", "ladder", "spot", "route"]
"""How a layer is drawn: lines thick and dark, thin and light, blue, very thin, or as arrows; points as ladders or as signs.

A route is a line over all others.
"""
State = Literal["present", "absent", "unread"]

MOST_RELATED = 5_000
"""Polygons of a surface that can be asked which others go with each."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Something that polygons or points can be told apart by, instead of the values of a surface.

    - title: Its name in the words of the game, such as the name of a field.
    - names: What there is: kinds, or marks.
    - codes: Of every polygon or point the number of its kind among the names, -1 for none; if `is_marks`, a bit for each mark
        that it has, the lowest for the first name. int64, shape (polygons,).
    - is_marks: Whether a polygon can have several.
    """

    title: str
    names: tuple[str, ...]
    codes: Array
    is_marks: bool = False

    def of(self, rows: Array) -> Theme:
        """That of some polygons, by their rows or by whether each is one."""
        return replace(self, codes=self.codes[rows])


@dataclass(frozen=True, slots=True)
class Relation:
    """Which polygons of a surface go with each one, such as what is seen from it.

    - title: Its name in the words of the game.
    - word: What the others are called that go with one, such as "visible".
    - pairs: For every polygon whether each of all goes with it, a bit for each as `numpy.packbits` has them; uint8, shape
        (polygons, bytes). None where there are more than `MOST_RELATED`.
    """

    title: str
    word: str
    pairs: Array | None


@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of lines and points that can be shown and hidden.

    - title: Its name in the words of the game.
    - style: How it is drawn.
    - points: Rows of the drawing's points that belong to it; int64, shape (points,).
    - lines: Rows of both ends of every line; int64, shape (lines, 2).
    - shown: Whether it is seen before somebody asks for it.
    - theme: What the points are.
    - joins: Numbers of the polygons that every line joins, those of a surface; int64, shape (lines, 2). None where lines join
      points.
    """

    title: str
    style: Style
    points: Array
    lines: Array
    shown: bool = True
    theme: Theme | None = None
    joins: Array | None = None


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
    - themes: What else they can be coloured by; surfaces of a drawing have the same titles and names.
    - relation: What can be asked of each polygon.
    """

    title: str
    noun: str
    corners: Array
    counts: Array
    values: Array
    numbers: Array
    shown: bool = True
    themes: tuple[Theme, ...] = ()
    relation: Relation | None = None


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
    - focus: The part of the map that is seen first: its west, south, east and north side; None for the whole.
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
    focus: tuple[float, float, float, float] | None = None

    def with_line(self, places: Array, title: str, style: Style) -> Drawing:
        """The drawing with a layer above all others, which is seen first: a line by way of places.

        Those are float, shape (places, 2 or more).
        """
        import numpy as np

        known = places[np.isfinite(places[:, :2]).all(axis=1)]
        rows = np.arange(len(self.x), len(self.x) + len(known))
        layer = Layer(title, style, rows[:0], np.stack([rows[:-1], rows[1:]], axis=1))
        more = np.zeros(len(known), np.uint32)
        return replace(
            self,
            x=np.append(self.x, known[:, 0]),
            y=np.append(self.y, known[:, 1]),
            layers=(*self.layers, layer),
            names=self.names and replace(self.names, flags=np.append(self.names.flags, more)),
            focus=(*known[:, :2].min(axis=0).tolist(), *known[:, :2].max(axis=0).tolist()) if len(known) else None,
        )

    def with_path(self, path: str) -> Drawing:
        """The drawing with a path where its set or a file has none."""
        return replace(self, path=self.path or path, files=tuple(file or path for file in self.files))
