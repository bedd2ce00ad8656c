"""What a conversion comes to, for people."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath

from navspec.records.converted import Converted, ConvertedSet, Loss, Obstacle
from navspec.records.report import SEVERITIES, Finding
from navspec.report import Page
from navspec.report.parts import heading, listed, packed, tool_errors
from navspec.report.places import spot
from navspec.report.sheet import Part, Sheet, number, some

PER_FILE = 5
"""Losses, obstacles or findings of one file that are listed; at least one of every kind."""
FILES = 20
"""Files that are listed with them."""
KEPT = 6
"""Backups that are named."""

Item = Loss | Obstacle | Finding

_NUMBER = re.compile(r"\d+")
"""Rows in pointers: what differs in them alone is of one kind."""

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


def render(converted: Converted, page: Page) -> str:
    """Sets and what they become; what is lost, what stands against it and what is new, by file; the verdict last."""
    sheet = Sheet()
    for set_ in converted.sets:
        _set(sheet, set_)
    lost = "lost" if converted.allow_loss else "would be lost"
    for title, items in (
        ("cannot be read", converted.unread),
        ("cannot be held", converted.obstacles),
        (lost, converted.losses),
        ("new", converted.findings),
    ):
        _items(sheet, title, items)
    _fixes(sheet, converted, page)
    tool_errors(sheet, converted.tool_errors)
    sheet.gap()
    sheet.line(*_verdict(converted))
    _outcome(sheet, converted, page)
    return sheet.text(page)


def _set(sheet: Sheet, each: ConvertedSet) -> None:
    settings = []
    for name, old in each.old_settings.items():
        new = each.settings.get(name, old)
        settings.append(f", {name.replace('_', ' ')} {old}{f' → {new}' if new != old else ''}")
    files = number(each.files, "file")
    sheet.line((each.path or "-", "name"), f": {files} → {each.target}", ("".join(settings), "quiet"))
    for note in each.notes:
        sheet.line(note, indent=2)


def _items(sheet: Sheet, title: str, items: Sequence[Item]) -> None:
    groups: dict[str, list[Item]] = {}
    for item in items:
        groups.setdefault(item.path, []).append(item)
    for path, found in list(groups.items())[:FILES]:
        sheet.gap()
        sheet.line((path or "-", "name"), f": {len(found):,} {title}")
        kinds: dict[str, list[Item]] = {}
        for each in found:
            kinds.setdefault(_NUMBER.sub("*", each.pointer), []).append(each)
        shown, more = max(1, PER_FILE // len(kinds)), "more of this kind" if len(kinds) > 1 else "more"
        for several in kinds.values():
            for each in several[:shown]:
                _item(sheet, each)
            sheet.more(len(several) - shown, more, indent=2)
    if len(groups) > FILES:
        sheet.gap()
        sheet.more(len(groups) - FILES, "more files")


def _item(sheet: Sheet, each: Item) -> None:
    head = heading(each) if isinstance(each, Finding) else ()
    sheet.line(*head, each.message, (f"  {spot(each.pointer, each.offset)}", "quiet"), indent=2)


def _fixes(sheet: Sheet, converted: Converted, page: Page) -> None:
    """What to do about what cannot be held, each once, however many places it is for."""
    fixes = dict.fromkeys(obstacle.fix for obstacle in converted.obstacles if obstacle.fix and not page.brief)
    if fixes:
        sheet.section("What to do")
    for fix in fixes:
        sheet.line(("Fix: ", "good"), fix, indent=2)


def _verdict(converted: Converted) -> list[Part]:
    """The likes of "64 files, 64 converted, 2 values lost"."""
    parts: list[Part] = [number(len(converted.files), "file")]
    states = Counter(file.state for file in converted.files)
    parts += [f"{states[state]:,} {words}" for state, words in _STATES.items() if states[state]]
    counts = converted.counts
    if counts["losses"]:
        parts.append((f"{number(counts['losses'], 'value')} lost", "warning"))
    parts += [(number(counts[each], f"new {each}"), each) for each in SEVERITIES if counts[each]]
    return listed(parts)


def _outcome(sheet: Sheet, converted: Converted, page: Page) -> None:
    written = [file.written for file in converted.files if file.written]
    if converted.refused:
        hint = "; add --allow-loss to accept losses" if converted.counts["losses"] and not converted.allow_loss else ""
        sheet.line(("refused", "error"), f": {', '.join(converted.refused)}{hint}; nothing is written")
    elif converted.archives:
        for archive in converted.archives:
            packed(sheet, archive, page)
    elif written:
        kept = [file.backup for file in converted.files if file.backup]
        if kept:
            sheet.line(
                "what was replaced stays beside it as ", (some([PurePath(each).name for each in kept], KEPT), "quiet")
            )
        sheet.line(("written", "good"), f": {number(len(written), 'file')} to {os.path.commonpath(written)}")
    else:
        sheet.line(("nothing is written; say where the new files go with -o", "quiet"))
