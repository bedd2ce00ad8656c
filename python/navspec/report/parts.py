"""Parts of lines and paragraphs that several texts for people have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from navspec.records.report import Finding, Report, Severity, Status
from navspec.report import Page
from navspec.report.sheet import Part, Sheet, number

if TYPE_CHECKING:
    from navspec.records.edited import Edited
    from navspec.records.packed import Packed
    from navspec.records.repaired import RepairedFile

PACKED = 12
"""Files of an archive that are named."""


def heading(finding: Finding) -> tuple[Part, ...]:
    """Severity and code of a finding: "error SA_PATHS_LINK_TARGET: "."""
    return (finding.severity, finding.severity), " ", (finding.code, "name"), ": "


def counted(severity: Severity, count: int, none: str = "") -> Part:
    """The likes of "2 errors" in the style of errors, "0 errors" in another one."""
    text = f"{count:,} info" if severity == "info" else number(count, severity)
    return text, severity if count else none


UNREAD: dict[Status, str] = {"unreadable": "unreadable", "unknown_format": "of unknown format"}
"""What is said of files of which nothing is read."""


def standing(report: Report, fail_on: Severity | Literal["never"]) -> tuple[Severity | Literal["good"], str]:
    """What a check comes to in a few words, and how bad that is: "Fails", "Loads, 2 warnings", "Passes"."""
    if report.fails_at(fail_on):
        return "error", "Fails"
    for severity, words in (("error", ""), ("warning", "Loads, ")):
        if count := report.severities.get(severity, 0):
            return "warning", f"{words}{number(count, severity)}"
    return "good", "Passes"


def cut(report: Report, listed: int) -> str:
    """That a report has not all findings, as a sentence; empty where it has."""
    total = sum(report.tally.values())
    if listed == total:
        return ""
    return (
        f"Showing {listed:,} of {number(total, 'finding')}, the first ones of each rule in each file (see --max-findings); "
        "all totals are exact."
    )


def listed(parts: Iterable[Part], between: str = ", ") -> list[Part]:
    """Parts with commas, or something else, between them."""
    return [each for part in parts for each in (between, part)][1:]


def wrote(sheet: Sheet, file: Edited | RepairedFile) -> None:
    """Where a file was written, and where what stood there before is kept."""
    kept = f", before: {file.backup}" if file.backup else ""
    sheet.line("wrote ", (file.written, "name"), (kept, "quiet"))


def packed(sheet: Sheet, archive: Packed, page: Page) -> None:
    """What becomes of an archive: files that are not as they were, with their places, and its size."""
    for file in archive.files[:PACKED] if archive.base and not page.brief else ():
        to, count = f"byte {file.offset:,}" if file.offset is not None else "", number(file.size or 0, "byte")
        words = {
            "changed": f"{count}, {f'moves to {to}' if file.is_elsewhere else 'stays at its place'}",
            "added": f"new, {count} at {to}",
            "moved": f"as it was, moves to {to}",
            "removed": "taken out",
        }
        sheet.line((file.name, "name"), f": {words[file.state]}", indent=2)
    if archive.base and not page.brief:
        sheet.more(len(archive.files) - PACKED, "more files", indent=2)
    counts = archive.summary
    states = [(counts["changed"], "changed"), (counts["added"], "new"), (counts["removed"], "taken out")]
    told = [f"{count:,} {word}" for count, word in [*states, (counts["elsewhere"], "moved")] if count]
    before = f"{archive.old_size:,} \u2192 " if archive.base and archive.old_size != archive.size else ""
    same = f", {counts['unchanged']:,} as they were" if archive.base else ""
    kept = f"; before: {archive.backup}" if archive.backup else ""
    sheet.line(
        "wrote " if archive.written else "would write ",
        (archive.archive, "name"),
        f": {number(archive.entries, 'file')}, {', '.join(told) or 'none changed'}{same}, {before}{archive.size:,} bytes",
        (kept, "quiet"),
    )


def tool_errors(sheet: Sheet, errors: Sequence[str]) -> None:
    """What failed in navspec itself, as a paragraph; nothing where nothing did."""
    if not errors:
        return
    sheet.gap()
    sheet.line(("navspec itself failed; these are no faults of the files, please report them", "error"))
    for error in errors:
        sheet.line(error, indent=2)


class Unasked(NamedTuple):
    """Why some rules were not asked, which, and how many of their questions are known to be open."""

    reason: str
    codes: tuple[str, ...]
    questions: int

    @property
    def ending(self) -> str:
        """The number of questions as the end of a sentence, empty where nobody knows it."""
        return f" ({number(self.questions, 'question')} not asked)" if self.questions else ""


def unasked(report: Report) -> list[Unasked]:
    """What was not asked, by reason, in the order in which it came up."""
    groups: dict[str, dict[str, int]] = {}
    for skipped_rule in report.skipped_rules:
        codes = groups.setdefault(skipped_rule.reason, {})
        codes[skipped_rule.code] = codes.get(skipped_rule.code, 0) + skipped_rule.not_asked
    return [Unasked(reason, tuple(codes), sum(codes.values())) for reason, codes in groups.items()]
