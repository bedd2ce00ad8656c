"""Exported and compiled networks as text."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from navspec.records.networks import Compiled, CompileObstacle, Exported, Merged
from navspec.records.report import SEVERITIES
from navspec.report import RenderOptions
from navspec.report.archives import add_archive
from navspec.report.locations import format_pointer
from navspec.report.sheet import Sheet, add_tool_errors, format_count, format_severity, heading, join_parts

SHOWN = 20
"""Obstacles of one kind, and findings above the level `info`, that are listed."""


def render_compiled(compiled: Compiled, options: RenderOptions) -> str:
    """Return obstacles and warnings by kind, findings, and the outcome."""
    sheet = Sheet()
    counts = compiled.counts
    settings = "".join(f", {name.replace('_', ' ')} {value}" for name, value in compiled.settings.items())
    over = f" over {compiled.base}" if compiled.base else ""
    what = (
        f": {format_count(counts['nodes'], 'node')}, {format_count(counts['lines'], 'line')} → {compiled.target}{over}"
    )
    sheet.line((compiled.source or "network", "name"), what, (settings, "quiet"))
    for note in () if options.brief else compiled.notes:
        sheet.line(note, indent=2)
    if isinstance(compiled, Merged):
        _add_obstacles(sheet, compiled.conflicts, ("conflict", "error"), options)
    _add_obstacles(sheet, compiled.obstacles, ("cannot be compiled", "error"), options)
    _add_obstacles(sheet, compiled.drawing_warnings, ("warning", "warning"), options)
    findings = [finding for finding in compiled.findings if finding.severity != "info"]
    if findings:
        sheet.gap()
    for finding in findings[:SHOWN]:
        sheet.line(
            *heading(finding),
            finding.message,
            (f"  {format_pointer(finding.pointer, finding.offset)}", "quiet"),
            indent=2,
        )
    sheet.more(len(findings) - SHOWN, "more findings", indent=2)
    add_tool_errors(sheet, compiled.tool_errors)
    sheet.gap()
    states = Counter(file.state for file in compiled.files)
    parts = [format_count(len(compiled.files), "file"), *(f"{count:,} {state}" for state, count in states.items())]
    parts += [f"{counts['unchanged']:,} unchanged"] if counts["unchanged"] else []
    if counts["drawing_warnings"]:
        parts.append(f"{format_count(counts['drawing_warnings'], 'warning')} about the drawing")
    sheet.line(
        *join_parts(
            [*parts, *(format_severity(severity, counts[severity]) for severity in SEVERITIES if counts[severity])]
        )
    )
    _add_outcome(sheet, compiled, options)
    return sheet.text(options)


def _add_obstacles(
    sheet: Sheet, obstacles: Sequence[CompileObstacle], head: tuple[str, str], options: RenderOptions
) -> None:
    """List obstacles with their places, grouped by fix."""
    kinds: dict[str, list[tuple[str, str]]] = {}
    for obstacle in obstacles:
        where = ", ".join(f"{one:g}" for one in obstacle.position or () if one is not None)
        kinds.setdefault(obstacle.fix, []).append((obstacle.message, f"  at {where}" if where else ""))
    for fix, several in kinds.items():
        sheet.gap()
        for message, where in several[:SHOWN]:
            sheet.line(head, f": {message}", (where, "quiet"), indent=2)
        sheet.more(len(several) - SHOWN, "more of this kind", indent=2)
        if fix and not options.brief:
            sheet.line(("Fix: ", "good"), fix, indent=2)


def _add_outcome(sheet: Sheet, compiled: Compiled, options: RenderOptions) -> None:
    written = [file.written for file in compiled.files if file.written]
    if compiled.refused:
        sheet.line(("refused", "error"), f": {', '.join(compiled.refused)}; nothing is written")
    elif compiled.archives:
        for archive in compiled.archives:
            add_archive(sheet, archive, options)
    elif written:
        folder = os.path.commonpath([Path(path).parent for path in written])
        sheet.line(("written", "good"), f": {format_count(len(written), 'file')} to {folder}")
    elif compiled.files:
        sheet.line(("nothing is written; say where the files go with -o", "quiet"))


def render_exported(record: Exported, options: RenderOptions) -> str:
    """Return numbers of nodes, lines and findings, and every file."""
    sheet = Sheet()
    findings = f", {format_count(record.findings, 'finding')}" if record.findings else ""
    for file in record.files if not options.brief else ():
        sheet.line((file.path, "name"), f": {format_count(file.size, 'byte')}")
    what = f"{record.format} {record.variant}".rstrip()
    sheet.line(f"{what}: {format_count(record.nodes, 'node')}, {format_count(record.lines, 'line')}{findings}")
    return sheet.text(options)
