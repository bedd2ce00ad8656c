"""Pictures under maps, and their places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

Box = tuple[float, float, float, float]
Placement = tuple[float, float, float, float, float, float]
"""Place of a picture: x and y of its north-west corner, then x and y of the ways along its upper and its left side."""


class Piece(NamedTuple):
    """A part of a picture, as a browser decodes it.

    `name` is that of the file. `left`, `top`, `right` and `bottom` are its sides as parts of the whole picture, from 0 to 1.
    """

    name: str
    left: float
    top: float
    right: float
    bottom: float
    media_type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Background:
    """A picture that lies under a map.

    Attributes
    ----------
    title : str
        Name for the user.
    width, height : int
        Size of the whole in pixels.
    pieces : tuple of Piece
        Parts of the picture; one for a single picture.
    placement : tuple of float, optional
        Place on the map; None where the user has to choose it.
    faults : tuple of str
        Pictures that cannot be shown, each with the reason.
    """

    title: str
    width: int
    height: int
    pieces: tuple[Piece, ...]
    placement: Placement | None = None
    faults: tuple[str, ...] = ()


def place_in_box(box: Box) -> Placement:
    """Return the placement of a picture that fills a box: west, south, east and north."""
    west, south, east, north = box
    return west, north, east - west, 0.0, 0.0, south - north
