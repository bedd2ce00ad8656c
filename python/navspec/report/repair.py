"""A repair for people: what is done, what cannot be, and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

from navspec.records.repaired import Repaired, RepairedSet, State, Step, Taken
from navspec.records.report import SEVERITIES, Counts, Severity
from navspec.report import Page
from navspec.report.facts import told, words
from navspec.report.parts import counted, heading, listed, packed, tool_errors, wrote
from navspec.report.sheet import Part, Sheet, number, some

FILES = 6
"""Files that are named for one recipe."""
FIELDS = 20
"""Fields that are named of what was asked for by name."""
FACTS = 40
"""Facts that are named of what is taken out of another file."""
CHANGED = 12
"""Changed files that are named."""

_TITLES: dict[State, str] = {
    "done": "Repairs",
    "on_request": "On request (--select with the code)",
    "impossible": "Cannot be done",
    "taken_back": "Does not help, and is left out",
}


def render(record: Repaired, page: Page) -> str:
    """Steps by set, rules that fail regardless, what is written, and findings before and after as the last line."""
    sheet = Sheet()
    for each in record.unread:
        sheet.line((each.path or "-", "name"), ": ", *heading(each), f"{each.message}; it stays as it is")
    for set_ in record.sets:
        _set(sheet, set_, page)
    tool_errors(sheet, record.tool_errors)
    sheet.gap()
    _files(sheet, record, page)
    sheet.line(*_verdict(record))
    return sheet.text(page)


def _set(sheet: Sheet, record: RepairedSet, page: Page) -> None:
    if not record.steps and not record.left and not record.taken:
        return
    sheet.gap()
    sheet.line((record.path or "-", "name"), f": {number(record.files, 'file')} of {record.family}")
    if record.taken:
        _taken(sheet, record.taken)
    for state, title in _TITLES.items():
        steps = [step for step in record.steps if step.state == state]
        if steps and not (page.brief and state == "on_request"):
            sheet.line((title, "name"), indent=2)
            for step in steps:
                _step(sheet, step)
    if record.left and not page.brief:
        sheet.line(("Left", "name"), indent=2)
        for each in record.left:
            sheet.line((each.severity, each.severity), " ", (each.code, "name"), f": {each.failed:,}", indent=4)


def _taken(sheet: Sheet, taken: Taken) -> None:
    """What comes out of another file, and what is another fact for that."""
    title = "Taken out of" if taken.parts else "Nothing has to be taken out of"
    sheet.line((title, "name"), f" {taken.donor}", indent=2)
    for part in taken.parts:
        sheet.line((part.pointer, "name"), f": {part.reason}", indent=4)
    for fact in taken.facts[:FACTS]:
        name, new = words(fact.fact).replace(".", " "), told(fact.new)
        sheet.line(f"{name}: {new}" if fact.old is None else f"{name}: {told(fact.old)} → {new}", indent=6)
    sheet.more(len(taken.facts) - FACTS, "more facts", indent=6)
    for note in taken.notes:
        sheet.line(note, indent=4)


def _step(sheet: Sheet, step: Step) -> None:
    sheet.line((", ".join(step.codes), "name"), f": {step.summary}", indent=4)
    names = [f"{PurePath(place.path).name or place.path or '-'} ({place.failed:,})" for place in step.places]
    still = f", {step.left:,} left" if step.left and step.state == "done" else ""
    if names:
        sheet.line(f"{number(step.failed, 'place')}{still}: ", (some(names, FILES), "quiet"), indent=6)
    if step.changed:
        fields = [f"{each.field} ({each.values:,})" if each.values > 1 else each.field for each in step.changed]
        sheet.line(
            f"{number(sum(each.values for each in step.changed), 'value')}: ", (some(fields, FIELDS), "quiet"), indent=6
        )
    if step.reason:
        sheet.line((step.reason, "warning"), indent=6)
    if step.base:
        names = [PurePath(path).name for path in step.base]
        sheet.line(f"would have to change in the base, too: {some(names, FILES)}", indent=6)


def _files(sheet: Sheet, record: Repaired, page: Page) -> None:
    """What is written, or would be."""
    inside = tuple(f"{each.archive}:" for each in record.archives if each.written)
    written = [file for file in record.files if file.written and not file.written.startswith(inside)]
    changed = [file for file in record.files if file.changed]
    if written and not page.brief:
        for each in written[:CHANGED]:
            wrote(sheet, each)
        sheet.more(len(written) - CHANGED, "more files")
    elif changed and not (written or inside) and not page.brief:
        names = some([PurePath(each.path).name or "-" for each in changed], CHANGED)
        sheet.line(
            f"{number(len(changed), 'file')} would change (--apply replaces, -o writes elsewhere): ", (names, "quiet")
        )
    for archive in record.archives:
        packed(sheet, archive, page)


def _verdict(record: Repaired) -> list[Part]:
    shown: list[Severity] = [each for each in SEVERITIES if each != "info" or record.before[each] or record.after[each]]
    parts: list[Part] = [number(len(record.files), "file"), ": ", *_counted(record.before, shown)]
    if record.before == record.after and not any(file.changed for file in record.files):
        return [*parts, "; nothing is repaired"]
    return [*parts, " → ", *_counted(record.after, shown)]


def _counted(counts: Counts, shown: Sequence[Severity]) -> list[Part]:
    return listed(counted(each, counts[each]) for each in shown)
