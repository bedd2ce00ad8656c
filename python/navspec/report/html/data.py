"""Data for the script of the page: findings by column, geometry as packed arrays."""

from __future__ import annotations

import zlib
from base64 import b64encode
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from string import Formatter
from typing import Any

import numpy as np

from navspec.records.drawing import Drawing
from navspec.records.record import dumps
from navspec.records.report import SEVERITIES, Finding, Position, Related, Report, Rule, keep_first
from navspec.report import RenderOptions
from navspec.report.arrays import encode_arrays
from navspec.report.check_summary import explained_counts, rank_rules
from navspec.report.locations import shorten_paths
from navspec.report.scene import encode_drawing
from navspec.report.sheet import printable

LISTED = 100_000
"""Findings on the page; browsers do not scroll through many more. Omitted findings still count."""
_FAST = 1
"""Level of compression; the best one saves a tenth of the size in four times the time."""


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
        "causes": [
            [printable(cause.message), sum(count for _, count in explained_counts(cause))] for cause in report.causes
        ],
        "names": [printable(name) for name in shorten_paths(paths)],
        "maps": [
            _map_data(drawing, title, numbers)
            for drawing, title in zip(
                report.drawings, shorten_paths([drawing.path for drawing in report.drawings]), strict=True
            )
        ],
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
        **{axis: _pack_numbers(place[at] for place in places) for at, axis in enumerate("xyz")},
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


def _pack_numbers(values: Iterable[float | None]) -> str:
    return b64encode(np.array(list(values), "<f4").tobytes()).decode("ascii")


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


def _map_data(drawing: Drawing, title: str, paths: dict[str, int]) -> dict[str, Any]:
    """Return what the page needs of a map at once, and its packed `scene`, which is unpacked when the map is shown."""
    return {
        "title": printable(title),
        "files": [paths[file] for file in drawing.files],
        "squares": [
            [paths[square.path], square.west, square.south, square.east, square.north]
            for square in drawing.squares
            if square.path in paths
        ],
        "console": drawing.console,
        "scene": b64encode(zlib.compress(encode_arrays(encode_drawing(drawing, paths)), _FAST)).decode("ascii"),
    }
