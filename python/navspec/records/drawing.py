"""Maps of files: surfaces, lines, points and squares, independent of any format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    import numpy as np

    from navspec.records.background import Background

    Array = np.ndarray[Any, Any]

Style = Literal["road", "path", "water", "link", "arrow", "ladder", "spot", "route"]
"""Style of a layer: lines are thick and dark, thin and light, blue, very thin, or arrows; points are ladders or signs.

A route is a line above all others.
"""
State = Literal["present", "absent", "unread"]

MOST_RELATED = 5_000
"""Most polygons of a surface for which a relation is stored."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A property by which polygons or points are coloured, instead of the values of a surface.

    - title: Name of the property in the words of the game, such as the name of a field.
    - names: Names of the kinds or marks.
    - codes: Index into `names` for every polygon or point, -1 for none; with `is_marks`, a bit for each mark, the lowest for
      the first name. int64, shape (polygons,).
    - is_marks: Whether a polygon can have several marks.
    - is_ordered: Whether the names are steps of a scale, from low to high.
    """

    title: str
    names: tuple[str, ...]
    codes: Array
    is_marks: bool = False
    is_ordered: bool = False

    def of(self, rows: Array) -> Theme:
        """Return the theme of some polygons.

        `rows` are their indices, or a mask.
        """
        return replace(self, codes=self.codes[rows])


@dataclass(frozen=True, slots=True)
class Relation:
    """A relation between the polygons of a surface, such as visibility.

    - title: Name of the relation in the words of the game.
    - word: Word for a related polygon, such as "visible".
    - pairs: For every polygon a bit for each other polygon, set if they are related, as `numpy.packbits` returns them; uint8,
      shape (polygons, bytes). None if there are more than `MOST_RELATED` polygons.
    """

    title: str
    word: str
    pairs: Array | None


@dataclass(frozen=True, slots=True)
class TrafficLights:
    """Traffic lights at the lines of a layer.

    - line: Line of every light; int64, shape (lights,).
    - is_forward: Whether it is for traffic towards the second end of the line; bool.
    - part: Place where traffic stops, as a part of the way from the first end to the second; float, 0 to 1.
    """

    line: Array
    is_forward: Array
    part: Array


@dataclass(frozen=True, slots=True)
class CrossSection:
    """Widths and lanes of the lines of a layer; traffic keeps to the right.

    Lanes of both directions lie on either side of the line, beyond the median. Those of a single direction have the line
    in their middle.

    - width: Width of every line in units, with all lanes and the median; float, shape (lines,).
    - forward, back: Lanes from the first end of every line to the second, and back; int64. 0 in both where there
      are none, such as on footpaths.
    - lane: Width of a lane in units.
    - is_dim: Whether a line is drawn dim, since there is usually no traffic; bool.
    - lights: Traffic lights at the lines.
    - heights: Height of both ends of every line in units; float, shape (lines, 2). None if all lie at the same height.
    - clear: Height in units from which on one line leads over another; less is a slope.
    """

    width: Array
    forward: Array
    back: Array
    lane: float
    is_dim: Array
    lights: TrafficLights | None = None
    heights: Array | None = None
    clear: float = 0.0


@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of lines and points that can be shown and hidden.

    - title: Name of the layer in the words of the game.
    - style: Style in which the layer is drawn.
    - points: Indices of the points of the drawing that belong to the layer; int64, shape (points,).
    - lines: Indices of both ends of every line; int64, shape (lines, 2).
    - shown: Whether the layer is visible at first.
    - theme: Property of the points.
    - joins: Numbers of the polygons of a surface that every line joins; int64, shape (lines, 2). None if lines join points.
    - section: Widths and lanes of the lines; None if lines have no width.
    - pointers: Pointer to the record of every point; empty if points have none.
    """

    title: str
    style: Style
    points: Array
    lines: Array
    shown: bool = True
    theme: Theme | None = None
    joins: Array | None = None
    section: CrossSection | None = None
    pointers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Surface:
    """Polygons that are coloured by a value, such as the height; polygons with low values lie below the others.

    - title: Name of the surface in the words of the game.
    - noun: Word for one of its polygons.
    - corners: Indices of the points of the drawing, polygon after polygon; int64, shape (corners,).
    - counts: Number of corners of every polygon, at most 255; int64, shape (polygons,).
    - values: Value of every polygon; float, finite, shape (polygons,).
    - numbers: Number of every polygon in the words of the game, such as its id; int64, shape (polygons,).
    - shown: Whether the surface is visible at first.
    - themes: Other properties to colour the polygons by; all surfaces of a drawing have the same titles and names.
    - relation: Relation between the polygons.
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
    """Names and flags of the points of a drawing.

    Points of a group follow each other and are numbered from 0.

    - noun, group: Words for a point and for a group.
    - starts: First point of every group; int64, ascending.
    - numbers: Number of every group, below 0 if it has none; int64, of the same shape.
    - flags: Word of bits for every point; uint32, shape (points,).
    - bits: Name, lowest bit, width, and names of the values of every part of such a word.
    """

    noun: str
    group: str
    starts: Array
    numbers: Array
    flags: Array
    bits: tuple[tuple[str, int, int, Mapping[int, str]], ...]


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the map, and the file that describes it; sides in units of the game."""

    label: str
    west: float
    south: float
    east: float
    north: float
    state: State = "present"
    path: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A map of a set or a file.

    - x, y: Points in units of the game, to the right and up; float, shape (points,).
    - layers: Layers of lines and points, the lowest first.
    - squares: Squares that the map is divided into; none if files are not parts of a map.
    - path: Path of the set that the map shows.
    - files: Paths of the files that the map shows; their findings have places on it.
    - surfaces: Surfaces below the layers, the lowest first.
    - value: Name of the values of the surfaces.
    - note: Remark for readers of the map, in a sentence.
    - names: Names of the points, if they have some.
    - themes: Properties by which points, and the lines between them, can be coloured; codes for all points.
    - console: Console commands that bring the player to a finding, with `{x}`, `{y}`, `{z}` and parameters of findings as
      placeholders. A command is left out if the finding does not have what it names.
    - focus: Part of the map that is visible at first: west, south, east and north side; None for the whole map.
    - background: Picture below the map, with its place.
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
    themes: tuple[Theme, ...] = ()
    console: tuple[str, ...] = ()
    focus: tuple[float, float, float, float] | None = None
    background: Background | None = None

    def with_line(self, places: Array, title: str, style: Style) -> Drawing:
        """Return the drawing with a line through places as its highest layer, and zoom to it.

        `places` are float, shape (places, 2 or more).
        """
        import numpy as np

        finite = places[np.isfinite(places[:, :2]).all(axis=1)]
        rows = np.arange(len(self.x), len(self.x) + len(finite))
        layer = Layer(title, style, rows[:0], np.stack([rows[:-1], rows[1:]], axis=1))
        more = np.zeros(len(finite), np.uint32)
        return replace(
            self,
            x=np.append(self.x, finite[:, 0]),
            y=np.append(self.y, finite[:, 1]),
            layers=(*self.layers, layer),
            names=self.names and replace(self.names, flags=np.append(self.names.flags, more)),
            themes=tuple(
                replace(theme, codes=np.append(theme.codes, np.full(len(finite), -1))) for theme in self.themes
            ),
            focus=(*finite[:, :2].min(axis=0).tolist(), *finite[:, :2].max(axis=0).tolist()) if len(finite) else None,
        )

    def with_path(self, path: str) -> Drawing:
        """Return the drawing with a path for its set and files that have none."""
        return replace(self, path=self.path or path, files=tuple(file or path for file in self.files))
