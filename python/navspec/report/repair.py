"""The result of a repair as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

from navspec.records.changes import Repaired, RepairedSet, State, Step, Transplant
from navspec.records.report import SEVERITIES, Severity, SeverityCounts
from navspec.report import RenderOptions
from navspec.report.archives import add_archive
from navspec.report.facts import format_key, format_value
from navspec.report.sheet import (
    Part,
    Sheet,
    add_tool_errors,
    add_written_file,
    format_count,
    format_severity,
    heading,
    join_first,
    join_parts,
)

FILES = 6
"""Files that are named for one recipe."""
FIELDS = 20
"""Changed fields that are named for a repair requested by name."""
FACTS = 40
"""Facts that are named of parts from a donor file."""
CHANGED = 12
"""Changed files that are named."""

_TITLES: dict[State, str] = {
    "done": "Repairs",
    "on_request": "On request (--select with the code)",
    "impossible": "Cannot be done",
    "taken_back": "Does not help, and is left out",
}


def render(record: Repaired, options: RenderOptions) -> str:
    """Return steps by set, rules that still fail, written files, and the findings before and after as the last line."""
    sheet = Sheet()
    for finding in record.unread:
        sheet.line((finding.path or "-", "name"), ": ", *heading(finding), f"{finding.message}; it stays as it is")
    for set_ in record.sets:
        _add_set(sheet, set_, options)
    add_tool_errors(sheet, record.tool_errors)
    sheet.gap()
    _add_files(sheet, record, options)
    sheet.line(*_verdict_parts(record))
    return sheet.text(options)


def _add_set(sheet: Sheet, record: RepairedSet, options: RenderOptions) -> None:
    if not record.steps and not record.left and not record.taken:
        return
    sheet.gap()
    sheet.line((record.path or "-", "name"), f": {format_count(record.files, 'file')} of {record.family}")
    if record.taken:
        _add_transplant(sheet, record.taken)
    for state, title in _TITLES.items():
        steps = [step for step in record.steps if step.state == state]
        if steps and not (options.brief and state == "on_request"):
            sheet.line((title, "name"), indent=2)
            for step in steps:
                _add_step(sheet, step)
    if record.left and not options.brief:
        sheet.line(("Left", "name"), indent=2)
        for remainder in record.left:
            sheet.line(
                (remainder.severity, remainder.severity),
                " ",
                (remainder.code, "name"),
                f": {remainder.failed:,}",
                indent=4,
            )


def _add_transplant(sheet: Sheet, transplant: Transplant) -> None:
    """List the parts taken from a donor file, and the facts that change."""
    title = "Taken out of" if transplant.parts else "Nothing has to be taken out of"
    sheet.line((title, "name"), f" {transplant.donor}", indent=2)
    for part in transplant.parts:
        sheet.line((part.pointer, "name"), f": {part.reason}", indent=4)
    for fact in transplant.facts[:FACTS]:
        name, new = format_key(fact.fact).replace(".", " "), format_value(fact.new)
        sheet.line(f"{name}: {new}" if fact.old is None else f"{name}: {format_value(fact.old)} → {new}", indent=6)
    sheet.more(len(transplant.facts) - FACTS, "more facts", indent=6)
    for note in transplant.notes:
        sheet.line(note, indent=4)


def _add_step(sheet: Sheet, step: Step) -> None:
    sheet.line((", ".join(step.codes), "name"), f": {step.summary}", indent=4)
    names = [f"{PurePath(place.path).name or place.path or '-'} ({place.failed:,})" for place in step.places]
    still = f", {step.left:,} left" if step.left and step.state == "done" else ""
    if names:
        sheet.line(f"{format_count(step.failed, 'place')}{still}: ", (join_first(names, FILES), "quiet"), indent=6)
    if step.changed:
        fields = [
            f"{change.field} ({change.values:,})" if change.values > 1 else change.field for change in step.changed
        ]
        sheet.line(
            f"{format_count(sum(change.values for change in step.changed), 'value')}: ",
            (join_first(fields, FIELDS), "quiet"),
            indent=6,
        )
    if step.reason:
        sheet.line((step.reason, "warning"), indent=6)
    if step.base:
        names = [PurePath(path).name for path in step.base]
        sheet.line(f"would have to change in the base, too: {join_first(names, FILES)}", indent=6)


def _add_files(sheet: Sheet, record: Repaired, options: RenderOptions) -> None:
    """List files that are written, or would be."""
    inside = tuple(f"{archive.archive}:" for archive in record.archives if archive.written)
    written = [file for file in record.files if file.written and not file.written.startswith(inside)]
    changed = [file for file in record.files if file.changed]
    if written and not options.brief:
        for file in written[:CHANGED]:
            add_written_file(sheet, file)
        sheet.more(len(written) - CHANGED, "more files")
    elif changed and not (written or inside) and not options.brief:
        names = join_first([PurePath(file.path).name or "-" for file in changed], CHANGED)
        sheet.line(
            f"{format_count(len(changed), 'file')} would change (--apply replaces, -o writes elsewhere): ",
            (names, "quiet"),
        )
    for archive in record.archives:
        add_archive(sheet, archive, options)


def _verdict_parts(record: Repaired) -> list[Part]:
    shown: list[Severity] = [
        severity for severity in SEVERITIES if severity != "info" or record.before[severity] or record.after[severity]
    ]
    parts: list[Part] = [format_count(len(record.files), "file"), ": ", *_format_counts(record.before, shown)]
    if record.before == record.after and not any(file.changed for file in record.files):
        return [*parts, "; nothing is repaired"]
    return [*parts, " → ", *_format_counts(record.after, shown)]


def _format_counts(counts: SeverityCounts, shown: Sequence[Severity]) -> list[Part]:
    return join_parts(format_severity(severity, counts[severity]) for severity in shown)
