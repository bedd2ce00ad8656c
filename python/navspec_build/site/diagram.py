"""How the structures of a format contain each other, as boxes in columns: the file at the left, its parts to the right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from navspec.reference.model import Link, Page, Row, Structure

WIDE, TALL, ACROSS, DOWN, LETTER = 0, 40, 60, 12, 7.3
"""Sizes in units of the drawing; a box is as wide as the longest name in its column."""


@dataclass(frozen=True)
class Box:
    """A structure, and where it stands."""

    anchor: str
    page: str
    name: str
    note: str
    x: float
    y: float
    width: float


@dataclass(frozen=True)
class Arrow:
    """From the structure that has a field to that of the field; `is_again` where the box stands elsewhere already."""

    path: str
    field: str
    is_again: bool


@dataclass(frozen=True)
class Diagram:
    """A drawing; empty where the file has no structures but itself."""

    width: float
    height: float
    boxes: tuple[Box, ...]
    arrows: tuple[Arrow, ...]


@dataclass(frozen=True)
class _Use:
    """A field that holds a structure."""

    row: Row
    link: Link

    @property
    def key(self) -> tuple[str, str]:
        return self.link.page, self.link.anchor


def diagram(page: Page) -> Diagram:
    """The drawing of a format.

    Each structure stands once, where a file has it first; a dashed arrow leads there from its other uses.
    """
    known = {("", each.anchor): each for each in page.structures}
    tree = _Tree(known)
    tree.place(("", page.structures[0].anchor), 0)
    widths = [
        max(LETTER * max(len(name), len(note) * 0.9) + 24 for name, note in column) for column in tree.columns()
    ]
    left = [sum(widths[:depth]) + ACROSS * depth for depth in range(len(widths))]
    boxes = {
        key: Box(key[1], key[0], tree.name(key), tree.note(key), left[depth], top, widths[depth])
        for key, (depth, top) in tree.spots.items()
    }
    arrows = [Arrow(_path(boxes[start], boxes[use.key]), use.row.id, again) for start, use, again in tree.arrows]
    height = max(each.y for each in boxes.values()) + TALL
    return Diagram(left[-1] + widths[-1], height, tuple(boxes.values()), tuple(arrows))


class _Tree:
    """Gives every structure a column and a place in it: those of the fields of one stand below each other."""

    def __init__(self, known: dict[tuple[str, str], Structure]) -> None:
        self.known = known
        self.spots: dict[tuple[str, str], tuple[int, float]] = {}
        self.arrows: list[tuple[tuple[str, str], _Use, bool]] = []
        self.links: dict[tuple[str, str], _Use] = {}
        self.down = 0.0

    def place(self, key: tuple[str, str], depth: int) -> None:
        self.spots[key] = depth, self.down
        drawn = set[tuple[str, str]]()
        for use in _uses(self.known.get(key)):
            if use.key == key or use.key in drawn:
                continue
            drawn.add(use.key)
            again = use.key in self.spots
            self.arrows.append((key, use, again))
            if not again:
                self.links[use.key] = use
                self.place(use.key, depth + 1)
        if self.spots[key][1] == self.down:
            self.down += TALL + DOWN

    def columns(self) -> Iterator[list[tuple[str, str]]]:
        """Names and notes of the boxes in each column."""
        for depth in range(max(depth for depth, _ in self.spots.values()) + 1):
            yield [(self.name(key), self.note(key)) for key, (column, _) in self.spots.items() if column == depth]

    def name(self, key: tuple[str, str]) -> str:
        return self.known[key].name if key in self.known else self.links[key].link.text

    def note(self, key: tuple[str, str]) -> str:
        """The field that holds it, and its size."""
        use = self.links.get(key)
        size = _bytes(self.known[key].size) if key in self.known else ""
        return " · ".join(filter(None, (use.row.id if use else "", size)))


def _uses(structure: Structure | None) -> Iterator[_Use]:
    for row in structure.rows if structure else ():
        if row.role == "field" and not row.bits:
            yield from (_Use(row, part) for part in row.type if isinstance(part, Link))


def _bytes(size: str) -> str:
    return f"{size} bytes" if size.isdigit() else size


def _path(start: Box, end: Box) -> str:
    """A curve from the right of a box to the left of another one; around it where that stands further left."""
    x1, y1, x2, y2 = start.x + start.width, start.y + TALL / 2, end.x, end.y + TALL / 2
    if x2 > x1:
        bend = (x2 - x1) / 2 if x2 - x1 <= 2 * ACROSS else ACROSS / 2
        return f"M{x1:.0f} {y1:.0f}C{x1 + bend:.0f} {y1:.0f} {x2 - bend:.0f} {y2:.0f} {x2 - 7:.0f} {y2:.0f}"
    x2 = end.x + end.width
    return f"M{x1:.0f} {y1:.0f}C{x1 + 40:.0f} {y1:.0f} {x2 + 40:.0f} {y2:.0f} {x2 + 7:.0f} {y2:.0f}"
