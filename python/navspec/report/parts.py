"""Parts of lines and paragraphs that several texts for people have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from navspec.check.record import Finding, Severity
from navspec.report.sheet import Part, Sheet, number


def heading(finding: Finding) -> tuple[Part, ...]:
    """Severity and code of a finding: "error SA_PATHS_LINK_TARGET: "."""
    return (finding.severity, finding.severity), " ", (finding.code, "name"), ": "


def counted(severity: Severity, count: int, none: str = "") -> Part:
    """The likes of "2 errors" in the style of errors, "0 errors" in another one."""
    text = f"{count:,} info" if severity == "info" else number(count, severity)
    return text, severity if count else none


def listed(parts: Iterable[Part]) -> list[Part]:
    """Parts with commas between them."""
    found: list[Part] = []
    for part in parts:
        found += [", ", part] if found else [part]
    return found


def tool_errors(sheet: Sheet, errors: Sequence[str]) -> None:
    """What failed in navspec itself, as a paragraph; nothing where nothing did."""
    if not errors:
        return
    sheet.gap()
    sheet.line(("navspec itself failed; these are no faults of the files, please report them", "error"))
    for each in errors:
        sheet.line(each, indent=2)
