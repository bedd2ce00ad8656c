"""One rule in full, for people."""

from __future__ import annotations

from navspec.records.report import EVIDENCE, Rule
from navspec.reference.addresses import address, page_of_rules
from navspec.reference.phrases import asked, unmodified
from navspec.report import Page
from navspec.report.parts import listed
from navspec.report.sheet import Part, Sheet


def render(record: Rule, page: Page) -> str:
    """What must hold, why, what to do, what repair does, how it is known, and how unmodified files do."""
    sheet = Sheet()
    sheet.section(record.code, record.summary)
    repair = f"{record.repair[:1].upper()}{record.repair[1:]}." if record.repair else ""
    for title, text in (("Why", record.explanation), ("What to do", record.fix), ("What repair does", repair)):
        if text:
            sheet.section(title, text)
    sheet.gap()
    _fact(sheet, "Severity", *listed(((severity, severity) for severity in record.severities), " or "))
    _fact(sheet, "Evidence", f"{record.evidence}: {EVIDENCE[record.evidence]}")
    _fact(sheet, "Unmodified", unmodified(record.unmodified, record.exceptions))
    _fact(sheet, "Asked", asked(record.scope))
    _fact(sheet, "Family", record.family or "every format")
    of = page_of_rules(record.family)
    _fact(sheet, "Reference", address(of, record.code, page.docs))
    if record.family:
        _fact(sheet, "", f"navspec docs {of} {record.code}")
    return sheet.text(page)


def _fact(sheet: Sheet, name: str, *parts: Part) -> None:
    sheet.line((f"{name:<12}", "quiet"), *parts)
