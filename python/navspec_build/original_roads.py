"""Pictures of the steps of the original compiler of paths, drawn from a small text, for its page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np

from navspec.families.gta_sa_paths.layout import SQUARE
from navspec.families.gta_sa_paths.original.arithmetic import ARITHMETICS, CONSOLE
from navspec.families.gta_sa_paths.original.light_files import Lights, read_lights
from navspec.families.gta_sa_paths.original.lights import (
    TO_THE_LEFT,
    TO_THE_RIGHT,
    light_ends,
    light_states,
    lit_crossings,
)
from navspec.families.gta_sa_paths.original.source_network import SourceNetwork
from navspec.families.gta_sa_paths.original.source_text import (
    EXTERNAL,
    GROUP_ROWS,
    INTERNAL,
    PED,
    UNIT_STEPS,
    SourceText,
    read_texts,
)

Point = Sequence[float]
Row = tuple[Point, int]
"""East and north in units, and the row that it is linked to."""


def _chain(*points: Point) -> tuple[list[Row], list[Row]]:
    """Return internal rows along points, except the first and last one, and externals at these."""
    last = len(points) - 3
    inside = [(point, row + 1 if row < last else -1) for row, point in enumerate(points[1:-1])]
    return inside, [(points[0], 0), (points[-1], last)]


def _star(center: Point, *ends: Point) -> tuple[list[Row], list[Row]]:
    """Return one internal row, and externals around it."""
    return [(center, -1)], [(end, 0) for end in ends]


_WEST, _EAST, _NORTH, _SOUTH = (-37, 20), (-7, 20), (-22, 35), (-22, 5)
_GROUPS = (
    (1, _star((-22, 20), _WEST, _NORTH, _EAST, _SOUTH)),
    (1, _chain((-7.2, 20.1), (8, 20), (26, 23), (42, 33), (54, 48), (62, 62))),
    (1, _chain((-36.8, 19.9), (-52, 20), (-70, 17), (-84, 10))),
    (1, _chain((-22, 35.2), (-22, 50), (-19, 66), (-17, 76))),
    (1, _chain((-22, 4.8), (-22, -12), (-25, -28), (-30, -40))),
    (0, _chain((-80, 30), (-60, 31), (-34, 32), (-10, 32), (12, 32), (30, 40))),
    (0, _chain((30, 40), (40, 50), (46, 62), (50, 68))),
)
"""A crossroads with four streets and a footpath north of it, around the corner where four squares meet."""
_CROSSING = (5, 1)
"""Group and row whose link crosses the street."""
_HEIGHT = 10
_LAMPS = ((1283, -30, 29, 13, 0), (1283, -12, 11, 13, 180), (1283, -13, 28, 13, 270))


def write_example(paths: str = "paths.ipl", lamps: str = "lamps.tsv") -> None:
    """Write a small text of paths, and a table of the lamps on its map."""
    lines = ["# IPL of an example", "inst", "end", "path"]
    for number, (kind, (inside, ends)) in enumerate(_GROUPS):
        lines.append(f"{kind}, -1")
        for row in range(GROUP_ROWS):
            if row >= len(inside) + len(ends):
                lines.append("\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0")
                continue
            (x, y), link = [*inside, *ends][row]
            kind_of_row = INTERNAL if row < len(inside) else EXTERNAL
            position = ", ".join(f"{UNIT_STEPS * value:g}" for value in (x, y, _HEIGHT))
            median = 2 if kind == PED else 0
            crosses = int((number, row) == _CROSSING)
            lines.append(f"\t{kind_of_row}, {link}, {crosses}, {position}, {median}, 1, 1, 1, 0, 1, 0")
    Path(paths).write_text("\n".join([*lines, "end", ""]), encoding="ascii", newline="\n")
    table = ["model\tx\ty\tz\theading", *("\t".join(f"{value:g}" for value in lamp) for lamp in _LAMPS)]
    Path(lamps).write_text("\n".join([*table, ""]), encoding="ascii", newline="\n")


def draw_steps(paths: str = "paths.ipl", lamps: str = "lamps.tsv") -> None:
    """Draw a text step by step: groups.svg, joints.svg, squares.svg and lights.svg."""
    text, faults = read_texts([(paths, Path(paths).read_bytes())])
    if faults:
        raise ValueError(str(faults[0]))
    network = SourceNetwork(text, ARITHMETICS[CONSOLE])
    pictures: dict[str, Callable[[], Iterator[str]]] = {
        "groups": lambda: _draw_groups(text),
        "joints": lambda: _draw_joints(network),
        "squares": lambda: _draw_squares(network),
        "lights": lambda: _draw_lights(network, read_lights(lamps)),
    }
    for name, draw in pictures.items():
        Path(f"{name}.svg").write_text(_picture(draw()), encoding="utf-8", newline="\n")


# Shapes

_LEFT, _RIGHT, _BOTTOM, _TOP = -95.0, 75.0, -48.0, 84.0
_ZOOM = 5.0
_INK, _PALE, _ACCENT, _LIT = "#22303c", "#9fb0bd", "#c0392b", "#e08e0b"
_COLORS = ("#2980b9", "#27ae60", "#8e44ad", "#d35400", "#16a085", "#7f8c8d", "#b03a78")


def _picture(shapes: Iterable[str]) -> str:
    width, height = _ZOOM * (_RIGHT - _LEFT), _ZOOM * (_TOP - _BOTTOM)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" font-family="sans-serif" '
        f'font-size="13" fill="{_INK}">\n<rect width="100%" height="100%" fill="#fff"/>\n'
        + "".join(f"{shape}\n" for shape in shapes)
        + "</svg>\n"
    )


def _at(point: Point) -> tuple[str, str]:
    return f"{_ZOOM * (point[0] - _LEFT):.5g}", f"{_ZOOM * (_TOP - point[1]):.5g}"


def _line(start: Point, end: Point, color: str, width: float = 3, dashes: str = "") -> str:
    (x1, y1), (x2, y2) = _at(start), _at(end)
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{color}" stroke-width="{width:g}"{dashed}/>'


def _dot(point: Point, color: str, radius: float = 6, fill: str = "") -> str:
    x, y = _at(point)
    return f'<circle cx="{x}" cy="{y}" r="{radius:g}" fill="{fill or color}" stroke="{color}" stroke-width="2"/>'


def _label(point: Point, text: str, color: str = _INK, across: float = 1.8, up: float = 1.5) -> str:
    x, y = _at((point[0] + across, point[1] + up))
    return f'<text x="{x}" y="{y}" fill="{color}">{text}</text>'


# Steps


def _draw_groups(text: SourceText) -> Iterator[str]:
    """Rows of every group in a color of its own: internals filled, externals hollow."""
    places = text.places[:, :2].tolist()
    target = np.where(text.next >= 0, text.first + text.next, -1).tolist()
    colors = [_COLORS[row // GROUP_ROWS % len(_COLORS)] for row in range(len(places))]
    for row, place in enumerate(places):
        if text.type[row] and target[row] >= 0:
            yield _line(place, places[target[row]], colors[row])
    for row, place in enumerate(places):
        if text.type[row]:
            is_external = text.type[row] == EXTERNAL
            yield _dot(place, colors[row], 5 if is_external else 6, "#fff" if is_external else "")
            if not is_external:
                yield _label(place, str(row % GROUP_ROWS), colors[row])
    yield _label(
        (_LEFT, _BOTTOM), "one color for each group; filled: internal rows with their numbers, hollow: externals"
    )


def _edges(network: SourceNetwork) -> Iterator[tuple[int, Point, Point]]:
    places = network.text.places[network.rows, :2].tolist()
    for edge, (first, second) in enumerate(network.edges.ends.tolist()):
        yield edge, places[first], places[second]


def _draw_joints(network: SourceNetwork) -> Iterator[str]:
    """Edges of joints apart from those inside groups, and the middles of the externals that vanish."""
    for edge, start, end in _edges(network):
        is_joint = network.edges.joint[edge] >= 0
        yield _line(start, end, _ACCENT if is_joint else _PALE, 3, "" if is_joint else "7 4")
    for place in network.text.places[network.rows, :2].tolist():
        yield _dot(place, _INK)
    places = network.text.places[:, :2]
    middles = (places[network.joints.first] + places[network.joints.second]) / 2
    for number, middle in enumerate(middles.tolist()):
        yield _dot(middle, _ACCENT, 5, "#fff")
        yield _label(middle, str(number + 1), _ACCENT, up=-3.6)
    yield _label(
        (_LEFT, _BOTTOM), "red: joints in the order of their links; dashed: edges inside groups, which follow them"
    )


def _draw_squares(network: SourceNetwork) -> Iterator[str]:
    """Border of squares, and the address of every node."""
    for edge, start, end in _edges(network):
        yield _line(start, end, _PALE if network.is_vehicle[network.edges.ends[edge, 0]] else "#d9c9a8")
    for start, end in (((0, _BOTTOM), (0, _TOP)), ((_LEFT, 0), (_RIGHT, 0))):
        yield _line(start, end, _INK, 1.5, "2 5")
    places = network.text.places[network.rows, :2].tolist()
    for node, place in enumerate(places):
        area = int(network.area[node])
        color = _COLORS[(area % 8 + 2 * (area // 8)) % 4]
        yield _dot(place, color)
        yield _label(place, f"{area}/{network.node_id[node]}", color)
    yield _label(
        (_LEFT, _BOTTOM),
        f"SQUARE/NUMBER: vehicles first, in the order of the text; squares of {SQUARE} units meet here",
    )


def _draw_lights(network: SourceNetwork, lamps: Lights) -> Iterator[str]:
    """Lamps with their arms, the edges that these cross, and the ends where cars wait."""
    position, ends = network.graph.position, network.edges.ends
    roads = np.flatnonzero(network.is_vehicle[ends[:, 0]])
    states = light_states(lamps, position, ends[roads])
    is_first = light_ends(ends[roads], network.is_parking, len(position))
    crossings = np.flatnonzero(network.edges.crosses)
    lit = {int(edge) for edge in crossings[lit_crossings(lamps, position, ends[crossings])]}
    state_of = dict(zip(roads.tolist(), states.tolist(), strict=True))
    for edge, start, end in _edges(network):
        is_lit = bool(state_of.get(edge)) or edge in lit
        yield _line(start, end, _LIT if is_lit else _PALE, 4 if is_lit else 3)
    for place in network.text.places[network.rows, :2].tolist():
        yield _dot(place, _PALE, 4)
    for edge, state, at_first in zip(roads.tolist(), states.tolist(), is_first.tolist(), strict=True):
        if state:
            first, second = position[ends[edge], :2].tolist()
            end, start = (first, second) if at_first else (second, first)
            place = [end[axis] + 0.25 * (start[axis] - end[axis]) for axis in (0, 1)]
            yield _dot(place, _LIT, 5, "#fff")
            yield _label(place, ("", "north, south", "west, east")[state], _LIT)
    for (x, y, _), heading in zip(lamps.position.tolist(), np.radians(lamps.heading).tolist(), strict=True):
        right = np.cos(heading), np.sin(heading)
        head, tail = ([x + side * right[0], y + side * right[1]] for side in (TO_THE_RIGHT, -TO_THE_LEFT))
        yield _line(head, tail, _ACCENT, 1.5, "3 3")
        yield _dot((x, y), _ACCENT, 4)
    yield _label(
        (_LEFT, _BOTTOM), "red: lamps and their arms; orange: edges with a light, hollow at the end where cars wait"
    )
