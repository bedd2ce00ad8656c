"""Whether files survive reading and writing, for people."""

from __future__ import annotations

from navspec.records.roundtrip import Roundtrips
from navspec.report import Page
from navspec.report.parts import listed
from navspec.report.sheet import Part, Sheet, number

_STYLES = {"identical": "good", "different": "error", "error": "error"}


def render(record: Roundtrips, page: Page) -> str:
    """Every file that came back otherwise, and the verdict; a single file in any case."""
    sheet = Sheet()
    for file in record.files:
        if file.fails or len(record.files) == 1:
            at = file.first_difference
            where = f", first difference at 0x{at:X}" if at is not None else ""
            states: list[Part] = ["objects ", _state(file.tree), ", columns ", _state(file.tables)]
            sheet.line((file.path or "-", "name"), ": ", *states, where)
            if file.format and file.reason:  # of a file of no known format stderr has told
                sheet.line("  ", file.reason)
    totals = record.summary
    shown = ((state, style) for state, style in _STYLES.items() if totals[state] or state == "identical")
    counts = ((f"{totals[state]:,} {state}", style) for state, style in shown)
    sheet.line(*listed([number(totals["files"], "file"), *counts]))
    return sheet.text(page)


def _state(state: str) -> Part:
    return state, _STYLES[state]
