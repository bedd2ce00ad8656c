"""How the structures of a format contain each other, as boxes in columns: the file at the left, its parts to the right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from navspec.reference.model import Link, Page, Structure
from navspec_build.site.wording import in_bytes

TALL, LOW, ACROSS, DOWN, LETTER = 40, 24, 44, 10, 7.3
"""In units of the drawing: heights of boxes, what is between them, and the width of a letter."""


@dataclass(frozen=True)
class Box:
    """A structure, and where it stands; `is_again` for one that has its own box elsewhere, which shows what is in it."""

    anchor: str
    name: str
    note: str
    is_again: bool
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Diagram:
    """A drawing; `lines` are paths that lead from boxes to those inside them."""

    width: float
    height: float
    boxes: tuple[Box, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True)
class _Spot:
    """A box before its column has a width; `around` is the number of the box that it is in, -1 for the file."""

    structure: Structure
    note: str
    is_again: bool
    depth: int
    y: float
    around: int

    @property
    def height(self) -> float:
        return LOW if self.is_again else TALL


def diagram(page: Page) -> Diagram:
    """The drawing of a format: each structure is unfolded where a file has it first."""
    known = {each.anchor: each for each in page.structures}
    spots = list(_spots(page.structures[0], known))
    depth = max(each.depth for each in spots)
    widths = [max(_width(each) for each in spots if each.depth == column) for column in range(depth + 1)]
    left = [sum(widths[:column]) + ACROSS * column for column in range(depth + 1)]
    boxes = tuple(
        Box(
            each.structure.anchor,
            each.structure.name,
            each.note,
            each.is_again,
            left[each.depth],
            each.y,
            widths[each.depth],
            each.height,
        )
        for each in spots
    )
    lines = tuple(_line(boxes[each.around], box) for each, box in zip(spots, boxes, strict=True) if each.around >= 0)
    return Diagram(left[-1] + widths[-1], max(each.y + each.height for each in boxes), boxes, lines)


def _spots(root: Structure, known: dict[str, Structure]) -> Iterator[_Spot]:
    """Every box: the first inside another one stands beside it, the next ones below."""
    shown, down, count = set[str](), 0.0, 0
    waiting = [(root, "", 0, -1, True)]
    while waiting:
        structure, field, depth, around, is_first = waiting.pop()
        is_again = structure.anchor in shown
        shown.add(structure.anchor)
        down += 0 if is_first else DOWN
        note = "" if is_again else " · ".join(filter(None, (field, in_bytes(structure.size))))
        spot = _Spot(structure, note, is_again, depth, down, around)
        yield spot
        inside = [] if is_again else list(_inside(structure, known))
        if not inside:
            down += spot.height
        entries = [(each, name, depth + 1, count, not number) for number, (each, name) in enumerate(inside)]
        waiting += reversed(entries)
        count += 1


def _inside(structure: Structure, known: dict[str, Structure]) -> Iterator[tuple[Structure, str]]:
    """The structures that fields of one hold, each once, with the first of those fields."""
    found: dict[str, str] = {}
    for row in structure.rows:
        for part in row.type if row.role == "field" else ():
            if isinstance(part, Link) and not part.page and part.anchor in known:
                found.setdefault(part.anchor, row.id)
    return ((known[anchor], name) for anchor, name in found.items())


def _width(spot: _Spot) -> float:
    return LETTER * max(len(spot.structure.name), 0.9 * len(spot.note)) + 24


def _line(start: Box, end: Box) -> str:
    """From the right of a box down a common trunk to the left of another one."""
    x, y = start.x + start.width, start.y + start.height / 2
    to = end.y + end.height / 2
    trunk = x + ACROSS / 2
    return f"M{x:.0f} {y:.0f}H{end.x - 6:.0f}" if to == y else f"M{trunk:.0f} {y:.0f}V{to:.0f}H{end.x - 6:.0f}"
