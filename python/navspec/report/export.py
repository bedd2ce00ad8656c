"""A network that was written as a file of another program, for people."""

from __future__ import annotations

from navspec.records.exported import Exported
from navspec.report import Page
from navspec.report.sheet import Sheet, number


def render(record: Exported, page: Page) -> str:
    """What it holds, and every file."""
    sheet = Sheet()
    findings = f", {number(record.findings, 'finding')}" if record.findings else ""
    for file in record.files if not page.brief else ():
        sheet.line((file.path, "name"), f": {number(file.size, 'byte')}")
    what = f"{record.format} {record.variant}".rstrip()
    sheet.line(f"{what}: {number(record.nodes, 'node')}, {number(record.lines, 'line')}{findings}")
    return sheet.text(page)
