"""A way through a network, for people."""

from __future__ import annotations

from navspec.records.report import Position
from navspec.records.route import Route
from navspec.report import Page
from navspec.report.sheet import Sheet, number

SHOWN = 10
"""Nodes at both ends of a way that are listed."""


def render(record: Route, page: Page) -> str:
    """What the way costs and how long it is, and its nodes; or why there is none."""
    sheet = Sheet()
    ends = (f"{record.origin} to {record.target}", "name")
    if record.cost is None:
        sheet.line(ends, ": ", ("no route", "error"))
        sheet.line(f"{record.reason}", indent=2)
        return sheet.text(page)
    sheet.line(ends, f": {told(record)}", (f" (mode {record.mode}{', lanes' if record.lanes else ''})", "quiet"))
    rows = list(zip(record.nodes, record.position, strict=True))
    left = len(rows) - 2 * SHOWN
    width = max(map(len, record.nodes))
    for name, place in rows if left <= 0 else rows[:SHOWN]:
        sheet.line(f"{name:<{width}}  ", (at(place), "quiet"), indent=2)
    if left > 0:
        sheet.more(left, "nodes in between", indent=2)
        for name, place in rows[-SHOWN:]:
            sheet.line(f"{name:<{width}}  ", (at(place), "quiet"), indent=2)
    return sheet.text(page)


def told(record: Route) -> str:
    """A way in figures."""
    unit = "units" if record.unit == "unit" else record.unit
    return f"cost {record.cost:,.15g}, {record.length:,.1f} {unit}, {number(len(record.nodes), 'node')}"


def at(place: Position) -> str:
    """A place in few digits."""
    return " ".join("?" if each is None else f"{each:.1f}" for each in place)
