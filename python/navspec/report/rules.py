"""The rules, for people."""

from __future__ import annotations

from navspec.records.report import Rules
from navspec.report import Page
from navspec.report.sheet import Sheet


def render(record: Rules, page: Page) -> str:
    """One line per rule, by family: code, severities, evidence, what must hold."""
    sheet, family = Sheet(), None
    for each in sorted(record.rules, key=lambda rule: rule.family):
        if each.family != family:
            family = each.family
            sheet.gap()
            sheet.line((family or "every format", "name"))
        worst = each.severities[0]
        also = "".join(f" or {severity}" for severity in each.severities[1:])
        tail = f"{also}, {each.evidence}): {each.summary}"
        sheet.line((each.code, "name"), " (", (worst, worst), tail, indent=2)
    return sheet.text(page)
