"""What the script of the page works on: findings by column, geometry as packed arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from navspec.records.drawing import Drawing, Surface
from navspec.records.report import SEVERITIES, Finding, Report, first
from navspec.report import Page
from navspec.report.as_json import dumps
from navspec.report.html.layers import related, themed
from navspec.report.html.pack import packed
from navspec.report.places import shortest
from navspec.report.rank import ranked
from navspec.report.sheet import printable

LISTED = 100_000
"""Findings on the page: browsers do not scroll through many more. Those that are left out still count."""


def data_of(report: Report, page: Page) -> str:
    """JSON that can stand in a page: it holds no `<`, `>` or `&`, whatever the files are called."""
    findings = first(report.findings, LISTED)
    rules = ranked(report, page)
    left = report.tally - Counter(each.group for each in findings)
    drawn = [path for drawing in report.drawings for path in drawing.files]
    paths = list(dict.fromkeys([*(each.path for each in findings), *(path for _, _, path in left), *drawn]))
    numbers = {path: number for number, path in enumerate(paths)}
    codes = {each.rule.code: number for number, each in enumerate(rules)}
    data = {
        "severities": SEVERITIES,
        "rules": [{"code": each.rule.code, "severity": SEVERITIES.index(each.severity)} for each in rules],
        "files": [printable(path) for path in paths],
        "causes": [printable(each.message) for each in report.causes],
        "names": [printable(name) for name in shortest(paths)],
        "maps": [_map(each, numbers) for each in report.drawings],
        "findings": _columns(findings, codes, numbers, report.drawings),
        "unlisted": [
            [codes[code], SEVERITIES.index(severity), numbers[path], count]
            for (code, severity, path), count in left.items()
        ],
    }
    text = dumps(data, ensure_ascii=True, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _columns(
    findings: Sequence[Finding], rules: dict[str, int], paths: dict[str, int], drawings: Sequence[Drawing]
) -> dict[str, Any]:
    """One list or array per member, in the order of the report.

    `map` is -1 where there is none, places are NaN: what has none is on the map with the square of its file.
    """
    drawn = {path: number for number, drawing in enumerate(drawings) for path in drawing.files}
    squares = {square.path for drawing in drawings for square in drawing.squares}
    maps = [drawn.get(each.path, -1) if each.position or each.path in squares else -1 for each in findings]
    places = [each.position or (None, None, None) for each in findings]
    return {
        "rule": [rules[each.code] for each in findings],
        "severity": [SEVERITIES.index(each.severity) for each in findings],
        "file": [paths[each.path] for each in findings],
        "pointer": [printable(each.pointer) for each in findings],
        "offset": [each.offset for each in findings],
        "length": [each.length for each in findings],
        "message": [printable(each.message) for each in findings],
        "cause": [-1 if each.cause is None else each.cause for each in findings],
        "map": maps,
        **{axis: packed((place[at] for place in places), "<f4") for at, axis in enumerate("xyz")},
        "related": {
            number: [printable(" ".join(filter(None, map(str, _related(other))))) for other in each.related]
            for number, each in enumerate(findings)
            if each.related
        },
    }


def _related(place: Any) -> Iterable[Any]:
    return (place.get(key, "") for key in ("path", "pointer", "message"))


def _map(drawing: Drawing, paths: dict[str, int]) -> dict[str, Any]:
    rows = "<u2" if len(drawing.x) <= 1 << 16 else "<u4"
    squares = [
        [each.label, each.west, each.south, each.east, each.north, each.state, paths.get(each.path, -1)]
        for each in drawing.squares
    ]
    return {
        "title": printable(drawing.path),
        "files": [paths[each] for each in drawing.files],
        "x": packed(drawing.x, "<f4"),
        "y": packed(drawing.y, "<f4"),
        "layers": [
            {
                "title": each.title,
                "style": each.style,
                "shown": each.shown,
                "points": packed(each.points, rows),
                "lines": packed(each.lines.ravel(), rows),
                "theme": themed(each.theme) if each.theme else None,
            }
            for each in drawing.layers
        ],
        "surfaces": [_surface(each, drawing, rows) for each in drawing.surfaces],
        "value": drawing.value,
        "note": drawing.note,
        "squares": squares,
    }


def _surface(surface: Surface, drawing: Drawing, rows: str) -> dict[str, Any]:
    """Polygons in the order in which they are drawn, the lowest ones first."""
    order = np.argsort(surface.values, kind="stable")
    starts = np.cumsum(surface.counts) - surface.counts
    counts = surface.counts[order]
    ends = np.cumsum(counts)
    corners = np.arange(ends[-1] if len(ends) else 0) + np.repeat(starts[order] - ends + counts, counts)
    return {
        "title": surface.title,
        "noun": surface.noun,
        "shown": surface.shown,
        "corners": packed(surface.corners[corners], rows),
        "counts": packed(counts, "u1"),
        "values": packed(surface.values[order], "<f4"),
        "numbers": packed(surface.numbers[order], "<u4"),
        "themes": [themed(each.of(order)) for each in surface.themes],
        "relation": related(surface, drawing, order),
    }
