"""What the script of the page works on: findings by column, geometry as packed arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from string import Formatter
from typing import Any

import numpy as np

from navspec.records.drawing import Drawing, Names, Surface
from navspec.records.json_text import dumps
from navspec.records.report import SEVERITIES, Finding, Position, Related, Report, first
from navspec.report import Page
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
    left = report.tally - Counter(finding.group for finding in findings)
    explained = (
        Counter(report.explained) - Counter(finding.group for finding in findings if finding.cause is not None)
    ) & left
    drawn = [path for drawing in report.drawings for path in drawing.files]
    paths = list(dict.fromkeys([*(finding.path for finding in findings), *(path for _, _, path in left), *drawn]))
    numbers = {path: number for number, path in enumerate(paths)}
    codes = {each.rule.code: number for number, each in enumerate(rules)}
    data = {
        "severities": SEVERITIES,
        "rules": [{"code": rule.rule.code, "severity": SEVERITIES.index(rule.severity)} for rule in rules],
        "files": [printable(path) for path in paths],
        "causes": [printable(cause.message) for cause in report.causes],
        "names": [printable(name) for name in shortest(paths)],
        "maps": [_map(each, numbers) for each in report.drawings],
        "findings": _columns(findings, codes, numbers, report.drawings),
        "unlisted": [
            [codes[code], SEVERITIES.index(severity), numbers[path], count, is_explained]
            for is_explained, some in ((1, explained), (0, left - explained))
            for (code, severity, path), count in some.items()
        ],
    }
    text = dumps(data, ensure_ascii=True, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _columns(
    findings: Sequence[Finding], rules: dict[str, int], paths: dict[str, int], drawings: Sequence[Drawing]
) -> dict[str, Any]:
    """One list or array per member, in the order of the report.

    `map` is -1 for what is on none. Places that are not known are NaN.
    """
    drawn = {path: number for number, drawing in enumerate(drawings) for path in drawing.files}
    squares = {square.path for drawing in drawings for square in drawing.squares}
    maps = [drawn.get(finding.path, -1) if _has_place(finding, squares) else -1 for finding in findings]
    places = [finding.position or (None, None, None) for finding in findings]
    return {
        "rule": [rules[finding.code] for finding in findings],
        "severity": [SEVERITIES.index(finding.severity) for finding in findings],
        "file": [paths[finding.path] for finding in findings],
        "pointer": [printable(finding.pointer) for finding in findings],
        "offset": [finding.offset for finding in findings],
        "length": [finding.length for finding in findings],
        "message": [printable(finding.message) for finding in findings],
        "cause": [-1 if finding.cause is None else finding.cause for finding in findings],
        "map": maps,
        **{axis: packed((place[at] for place in places), "<f4") for at, axis in enumerate("xyz")},
        "related": {number: list(map(_related, each.related)) for number, each in enumerate(findings) if each.related},
        "place": {number: printable(each.place) for number, each in enumerate(findings) if each.related},
        "params": {
            name: [each.params.get(name) if number >= 0 else None for number, each in zip(maps, findings, strict=True)]
            for name in sorted(_named(drawings))
        },
    }


def _has_place(finding: Finding, squares: Collection[str]) -> bool:
    """Whether a finding is somewhere on a map: at its own place or another that it is about, or with its file."""
    places = (finding.position, *(other.get("position") for other in finding.related))
    return any(places) or finding.path in squares


def _related(other: Related) -> tuple[str, str, Position | None]:
    """Where another place is as text, what it has to do with the finding, and where in the game it is."""
    at = " ".join(filter(None, (other["path"], other.get("pointer"))))
    return printable(at), printable(other.get("message", "")), other.get("position")


def _named(drawings: Iterable[Drawing]) -> set[str]:
    """Parameters of findings that commands of consoles name."""
    commands = {command for drawing in drawings for command in drawing.console}
    return {name for command in commands for _, name, _, _ in Formatter().parse(command) if name} - set("xyz")


def _map(drawing: Drawing, paths: dict[str, int]) -> dict[str, Any]:
    rows = "<u2" if len(drawing.x) <= 1 << 16 else "<u4"
    squares = [
        [square.label, square.west, square.south, square.east, square.north, square.state, paths.get(square.path, -1)]
        for square in drawing.squares
    ]
    return {
        "title": printable(drawing.path),
        "files": [paths[file] for file in drawing.files],
        "x": packed(drawing.x, "<f4"),
        "y": packed(drawing.y, "<f4"),
        "layers": [
            {
                "title": layer.title,
                "style": layer.style,
                "shown": layer.shown,
                "points": packed(layer.points, rows),
                "lines": packed(layer.lines.ravel(), rows),
                "theme": themed(layer.theme) if layer.theme else None,
            }
            for layer in drawing.layers
        ],
        "surfaces": [_surface(surface, drawing, rows) for surface in drawing.surfaces],
        "value": drawing.value,
        "note": drawing.note,
        "squares": squares,
        "names": drawing.names and _names(drawing.names),
        "console": drawing.console,
        "focus": drawing.focus,
    }


def _names(names: Names) -> dict[str, Any]:
    return {
        "noun": names.noun,
        "group": names.group,
        "starts": names.starts.tolist(),
        "numbers": names.numbers.tolist(),
        "flags": packed(names.flags, "<u4"),
        "bits": names.bits,
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
        "themes": [themed(theme.of(order)) for theme in surface.themes],
        "relation": related(surface, drawing, order),
    }
