"""The result of a conversion as text."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath

from navspec.records.conversion import Converted, ConvertedSet, ConvertObstacle, Loss
from navspec.records.report import SEVERITIES, Finding
from navspec.report import RenderOptions
from navspec.report.archives import add_archive
from navspec.report.locations import format_pointer
from navspec.report.sheet import Part, Sheet, add_tool_errors, format_count, heading, join_first, join_parts

PER_FILE = 5
"""Losses, obstacles or findings of one file that are listed; at least one of every kind."""
FILES = 20
"""Files that are listed with them."""
MAX_BACKUPS = 6
"""Backups that are named."""

Problem = Loss | ConvertObstacle | Finding

_NUMBER = re.compile(r"\d+")
"""Row numbers in pointers; problems whose pointers differ only in them are of one kind."""

_STATES = {
    "converted": "converted",
    "unchanged": "as they should be already",
    "added": "new and empty",
    "dropped": "empty and left out",
    "refused": "not converted",
    "passed_over": "of a format without such a conversion",
    "unreadable": "unreadable",
    "unknown_format": "of unknown format",
}


def render(converted: Converted, options: RenderOptions) -> str:
    """Return sets with their targets; losses, obstacles and new findings by file; the verdict as the last line."""
    sheet = Sheet()
    for set_ in converted.sets:
        _add_set(sheet, set_)
    loss_title = "lost" if converted.allow_loss else "would be lost"
    for title, items in (
        ("cannot be read", converted.unread),
        ("cannot be held", converted.obstacles),
        (loss_title, converted.losses),
        ("new", converted.findings),
    ):
        _add_items(sheet, title, items)
    _add_fixes(sheet, converted, options)
    add_tool_errors(sheet, converted.tool_errors)
    sheet.gap()
    sheet.line(*_verdict_parts(converted))
    _add_outcome(sheet, converted, options)
    return sheet.text(options)


def _add_set(sheet: Sheet, set_: ConvertedSet) -> None:
    settings = []
    for name, old in set_.old_settings.items():
        new = set_.settings.get(name, old)
        settings.append(f", {name.replace('_', ' ')} {old}{f' → {new}' if new != old else ''}")
    files = format_count(set_.files, "file")
    sheet.line((set_.path or "-", "name"), f": {files} → {set_.target}", ("".join(settings), "quiet"))
    for note in set_.notes:
        sheet.line(note, indent=2)


def _add_items(sheet: Sheet, title: str, items: Sequence[Problem]) -> None:
    groups: dict[str, list[Problem]] = {}
    for item in items:
        groups.setdefault(item.path, []).append(item)
    for path, items_of_file in list(groups.items())[:FILES]:
        sheet.gap()
        sheet.line((path or "-", "name"), f": {len(items_of_file):,} {title}")
        kinds: dict[str, list[Problem]] = {}
        for item in items_of_file:
            kinds.setdefault(_NUMBER.sub("*", item.pointer), []).append(item)
        shown, more = max(1, PER_FILE // len(kinds)), "more of this kind" if len(kinds) > 1 else "more"
        for several in kinds.values():
            for item in several[:shown]:
                _add_item(sheet, item)
            sheet.more(len(several) - shown, more, indent=2)
    if len(groups) > FILES:
        sheet.gap()
        sheet.more(len(groups) - FILES, "more files")


def _add_item(sheet: Sheet, item: Problem) -> None:
    head = heading(item) if isinstance(item, Finding) else ()
    sheet.line(*head, item.message, (f"  {format_pointer(item.pointer, item.offset)}", "quiet"), indent=2)


def _add_fixes(sheet: Sheet, converted: Converted, options: RenderOptions) -> None:
    """List the fixes of obstacles, each once."""
    fixes = dict.fromkeys(obstacle.fix for obstacle in converted.obstacles if obstacle.fix and not options.brief)
    if fixes:
        sheet.section("What to do")
    for fix in fixes:
        sheet.line(("Fix: ", "good"), fix, indent=2)


def _verdict_parts(converted: Converted) -> list[Part]:
    """Return the totals as text, such as "64 files, 64 converted, 2 values lost"."""
    parts: list[Part] = [format_count(len(converted.files), "file")]
    states = Counter(file.state for file in converted.files)
    parts += [f"{states[state]:,} {words}" for state, words in _STATES.items() if states[state]]
    counts = converted.counts
    if counts["losses"]:
        parts.append((f"{format_count(counts['losses'], 'value')} lost", "warning"))
    parts += [
        (format_count(counts[severity], f"new {severity}"), severity) for severity in SEVERITIES if counts[severity]
    ]
    return join_parts(parts)


def _add_outcome(sheet: Sheet, converted: Converted, options: RenderOptions) -> None:
    written = [file.written for file in converted.files if file.written]
    if converted.refused:
        hint = "; add --allow-loss to accept losses" if converted.counts["losses"] and not converted.allow_loss else ""
        sheet.line(("refused", "error"), f": {', '.join(converted.refused)}{hint}; nothing is written")
    elif converted.archives:
        for archive in converted.archives:
            add_archive(sheet, archive, options)
    elif written:
        kept = [file.backup for file in converted.files if file.backup]
        if kept:
            sheet.line(
                "replaced files are kept as ",
                (join_first([PurePath(path).name for path in kept], MAX_BACKUPS), "quiet"),
            )
        sheet.line(("written", "good"), f": {format_count(len(written), 'file')} to {os.path.commonpath(written)}")
    else:
        sheet.line(("nothing is written; say where the new files go with -o", "quiet"))
