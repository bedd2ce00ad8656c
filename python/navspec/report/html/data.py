"""Data for the script of the page: findings by column, geometry as packed arrays."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from string import Formatter
from typing import Any

import numpy as np

from navspec.records.background import Background
from navspec.records.drawing import Drawing, Names, Surface
from navspec.records.record import dumps
from navspec.records.report import SEVERITIES, Finding, Position, Related, Report, Rule, keep_first
from navspec.report import RenderOptions
from navspec.report.check_summary import rank_rules
from navspec.report.html.layers import pack_array, relation_data, theme_data
from navspec.report.locations import shorten_paths
from navspec.report.sheet import printable

LISTED = 100_000
"""Findings on the page; browsers do not scroll through many more. Omitted findings still count."""


def page_data(report: Report, options: RenderOptions) -> str:
    """Return JSON that is safe inside a page: it has no `<`, `>` or `&`, even if names of files have them."""
    findings = keep_first(report.findings, LISTED)
    rules = rank_rules(report, options)
    unlisted = report.tally - Counter(finding.group for finding in findings)
    explained = (
        Counter(report.explained) - Counter(finding.group for finding in findings if finding.cause is not None)
    ) & unlisted
    drawn_paths = [path for drawing in report.drawings for path in drawing.files]
    paths = list(
        dict.fromkeys([*(finding.path for finding in findings), *(path for _, _, path in unlisted), *drawn_paths])
    )
    numbers = {path: number for number, path in enumerate(paths)}
    codes = {rank.rule.code: number for number, rank in enumerate(rules)}
    data = {
        "severities": SEVERITIES,
        "rules": [
            {
                "code": rule.rule.code,
                "severity": SEVERITIES.index(rule.severity),
                "title": headline(rule.rule),
            }
            for rule in rules
        ],
        "files": [printable(path) for path in paths],
        "causes": [printable(cause.message) for cause in report.causes],
        "names": [printable(name) for name in shorten_paths(paths)],
        "maps": [_map_data(drawing, numbers) for drawing in report.drawings],
        "findings": _finding_columns(findings, codes, numbers, report.drawings),
        "unlisted": [
            [codes[code], SEVERITIES.index(severity), numbers[path], count, is_explained]
            for is_explained, group_counts in ((1, explained), (0, unlisted - explained))
            for (code, severity, path), count in group_counts.items()
        ],
    }
    return dump_safely(data)


def dump_safely(data: Any) -> str:
    """Return JSON that is safe inside a page."""
    text = dumps(data, ensure_ascii=True, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def headline(rule: Rule) -> str:
    """Return the sentence of a rule as a heading: its fault, or what must hold; its code without either."""
    return printable((rule.fault or rule.summary or rule.code).replace("`", "").removesuffix("."))


def _finding_columns(
    findings: Sequence[Finding], rules: dict[str, int], paths: dict[str, int], drawings: Sequence[Drawing]
) -> dict[str, Any]:
    """Return one list or array per member, in the order of the report.

    `map` is -1 for findings that are on no map. Unknown coordinates are NaN.
    """
    map_numbers = {path: number for number, drawing in enumerate(drawings) for path in drawing.files}
    squares = {square.path for drawing in drawings for square in drawing.squares}
    maps = [map_numbers.get(finding.path, -1) if _has_place(finding, squares) else -1 for finding in findings]
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
        **{axis: pack_array((place[at] for place in places), "<f4") for at, axis in enumerate("xyz")},
        "related": {
            number: list(map(_related_place, finding.related))
            for number, finding in enumerate(findings)
            if finding.related
        },
        "place": {number: printable(finding.place) for number, finding in enumerate(findings) if finding.related},
        "params": {
            name: [
                finding.params.get(name) if number >= 0 else None
                for number, finding in zip(maps, findings, strict=True)
            ]
            for name in sorted(_console_params(drawings))
        },
    }


def _has_place(finding: Finding, squares: Collection[str]) -> bool:
    """Return whether a finding has a place on a map: its own position, a related one, or the square of its file."""
    places = (finding.position, *(place.get("position") for place in finding.related))
    return any(places) or finding.path in squares


def _related_place(place: Related) -> tuple[str, str, Position | None]:
    """Return a related place as text, its relation to the finding, and its position in the game."""
    at = " ".join(filter(None, (place["path"], place.get("pointer"))))
    return printable(at), printable(place.get("message", "")), place.get("position")


def _console_params(drawings: Iterable[Drawing]) -> set[str]:
    """Return the parameters of findings that console commands use."""
    commands = {command for drawing in drawings for command in drawing.console}
    return {name for command in commands for _, name, _, _ in Formatter().parse(command) if name} - set("xyz")


def _map_data(drawing: Drawing, paths: dict[str, int]) -> dict[str, Any]:
    rows = "<u2" if len(drawing.x) <= 1 << 16 else "<u4"
    squares = [
        [square.label, square.west, square.south, square.east, square.north, square.state, paths.get(square.path, -1)]
        for square in drawing.squares
    ]
    return {
        "title": printable(drawing.path),
        "files": [paths[file] for file in drawing.files],
        "x": pack_array(drawing.x, "<f4"),
        "y": pack_array(drawing.y, "<f4"),
        "layers": [
            {
                "title": layer.title,
                "style": layer.style,
                "shown": layer.shown,
                "points": pack_array(layer.points, rows),
                "lines": pack_array(layer.lines.ravel(), rows),
                "theme": theme_data(layer.theme) if layer.theme else None,
            }
            for layer in drawing.layers
        ],
        "surfaces": [_surface_data(surface, drawing, rows) for surface in drawing.surfaces],
        "value": drawing.value,
        "note": drawing.note,
        "squares": squares,
        "names": drawing.names and _name_data(drawing.names),
        "console": drawing.console,
        "focus": drawing.focus,
        "background": drawing.background and _background_data(drawing.background),
    }


def _background_data(background: Background) -> dict[str, Any]:
    return {
        "width": background.width,
        "height": background.height,
        "placement": background.placement,
        "pieces": [
            {
                "sides": [piece.left, piece.top, piece.right, piece.bottom],
                "url": f"data:{piece.media_type};base64,{b64encode(piece.data).decode()}",
            }
            for piece in background.pieces
        ],
    }


def _name_data(names: Names) -> dict[str, Any]:
    return {
        "noun": names.noun,
        "group": names.group,
        "starts": names.starts.tolist(),
        "numbers": names.numbers.tolist(),
        "flags": pack_array(names.flags, "<u4"),
        "bits": names.bits,
    }


def _surface_data(surface: Surface, drawing: Drawing, rows: str) -> dict[str, Any]:
    """Return polygons in drawing order, the lowest ones first."""
    order = np.argsort(surface.values, kind="stable")
    starts = np.cumsum(surface.counts) - surface.counts
    counts = surface.counts[order]
    ends = np.cumsum(counts)
    corners = np.arange(ends[-1] if len(ends) else 0) + np.repeat(starts[order] - ends + counts, counts)
    return {
        "title": surface.title,
        "noun": surface.noun,
        "shown": surface.shown,
        "corners": pack_array(surface.corners[corners], rows),
        "counts": pack_array(counts, "u1"),
        "values": pack_array(surface.values[order], "<f4"),
        "numbers": pack_array(surface.numbers[order], "<u4"),
        "themes": [theme_data(theme.of(order)) for theme in surface.themes],
        "relation": relation_data(surface, drawing, order),
    }
