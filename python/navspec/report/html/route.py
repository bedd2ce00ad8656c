"""A way through a network as a page: the map of a report with the way on it."""

from __future__ import annotations

from navspec.records.report import Report
from navspec.records.route import Route
from navspec.report import Page
from navspec.report.html import written
from navspec.report.route import at, told
from navspec.version import __version__


def render(record: Route, page: Page) -> str:
    """The page; without a map where none was drawn."""
    report = Report(__version__, "default", drawings=(record.drawing,) if record.drawing else ())
    nodes = [(name, at(place)) for name, place in zip(record.nodes, record.position, strict=True)]
    texts = {
        "report": report,
        "route": record,
        "name": f"{record.origin} to {record.target}",
        "lead": record.reason or f"{told(record)}.".capitalize(),
        "nodes": nodes,
    }
    return written("route.html", report, page, texts)
