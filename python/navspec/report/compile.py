"""What a compilation comes to, for people."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

from navspec.records.compiled import Compiled
from navspec.records.report import SEVERITIES
from navspec.report import Page
from navspec.report.parts import counted, heading, listed, packed, tool_errors
from navspec.report.places import spot
from navspec.report.sheet import Sheet, number

SHOWN = 20
"""Obstacles of one kind, and findings beyond those that only inform, that are listed."""


def render(compiled: Compiled, page: Page) -> str:
    """What stands against it by what it is, what rules find, and the outcome."""
    sheet = Sheet()
    counts = compiled.counts
    settings = "".join(f", {name.replace('_', ' ')} {value}" for name, value in compiled.settings.items())
    over = f" over {compiled.base}" if compiled.base else ""
    what = f": {number(counts['nodes'], 'node')}, {number(counts['lines'], 'line')} → {compiled.target}{over}"
    sheet.line((compiled.source or "network", "name"), what, (settings, "quiet"))
    for note in () if page.brief else compiled.notes:
        sheet.line(note, indent=2)
    _obstacles(sheet, compiled, page)
    found = [finding for finding in compiled.findings if finding.severity != "info"]
    if found:
        sheet.gap()
    for each in found[:SHOWN]:
        sheet.line(*heading(each), each.message, (f"  {spot(each.pointer, each.offset)}", "quiet"), indent=2)
    sheet.more(len(found) - SHOWN, "more findings", indent=2)
    tool_errors(sheet, compiled.tool_errors)
    sheet.gap()
    states = Counter(file.state for file in compiled.files)
    parts = [number(len(compiled.files), "file"), *(f"{count:,} {state}" for state, count in states.items())]
    parts += [f"{counts['unchanged']:,} unchanged"] if counts["unchanged"] else []
    sheet.line(*listed([*parts, *(counted(each, counts[each]) for each in SEVERITIES if counts[each])]))
    _outcome(sheet, compiled, page)
    return sheet.text(page)


def _obstacles(sheet: Sheet, compiled: Compiled, page: Page) -> None:
    """Each with its place, those of one kind together."""
    kinds: dict[str, list[tuple[str, str]]] = {}
    for obstacle in compiled.obstacles:
        where = ", ".join(f"{one:g}" for one in obstacle.position or () if one is not None)
        kinds.setdefault(obstacle.fix, []).append((obstacle.message, f"  at {where}" if where else ""))
    for fix, several in kinds.items():
        sheet.gap()
        for message, where in several[:SHOWN]:
            sheet.line(("cannot be compiled", "error"), f": {message}", (where, "quiet"), indent=2)
        sheet.more(len(several) - SHOWN, "more of this kind", indent=2)
        if fix and not page.brief:
            sheet.line(("Fix: ", "good"), fix, indent=2)


def _outcome(sheet: Sheet, compiled: Compiled, page: Page) -> None:
    written = [file.written for file in compiled.files if file.written]
    if compiled.refused:
        sheet.line(("refused", "error"), f": {', '.join(compiled.refused)}; nothing is written")
    elif compiled.archives:
        for archive in compiled.archives:
            packed(sheet, archive, page)
    elif written:
        folder = os.path.commonpath([Path(each).parent for each in written])
        sheet.line(("written", "good"), f": {number(len(written), 'file')} to {folder}")
    elif compiled.files:
        sheet.line(("nothing is written; say where the files go with -o", "quiet"))
