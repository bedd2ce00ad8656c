"""What a set of files looks like from above: points, lines between them and squares, without a word of any format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

Style = Literal["road", "path", "water"]
"""How a layer is drawn: thick and dark, thin and light, or blue."""
State = Literal["present", "absent", "unread"]


@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of lines that can be shown and hidden.

    Attributes
    ----------
    title : str
        Its name in the words of the game.
    style : str
        How it is drawn.
    points : numpy.ndarray
        Rows of the drawing's points that belong to it; int64, shape (points,).
    lines : numpy.ndarray
        Rows of both ends of every line; int64, shape (lines, 2).
    """

    title: str
    style: Style
    points: Array
    lines: Array


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

    Attributes
    ----------
    x, y : numpy.ndarray
        Points in units of the game, east and north; float, shape (points,).
    layers : tuple of Layer
        The lowest one first.
    squares : tuple of Square
        What the map is divided into; none where files are not parts of a map.
    path : str
        The set that it shows.
    files : tuple of str
        The files that it shows: findings about them have their places on it.
    """

    x: Array
    y: Array
    layers: tuple[Layer, ...]
    squares: tuple[Square, ...] = ()
    path: str = ""
    files: tuple[str, ...] = ()
