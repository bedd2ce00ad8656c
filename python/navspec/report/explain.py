"""One rule in full, for people."""

from __future__ import annotations

from typing import Any

from navspec.report import Page
from navspec.report.sheet import Part, Sheet, number

_EVIDENCE = {
    "engine": "read in the game's own logic",
    "measured": "holds over the real files",
    "community": "described by modders",
    "inferred": "follows from other facts",
    "unknown": "not known",
}


def render(record: dict[str, Any], page: Page) -> str:
    """What must hold, why, what to do, what repair does, how it is known, and how unmodified files do."""
    sheet = Sheet()
    sheet.line((record["code"], "name"))
    sheet.line(record["summary"], indent=2)
    repair = f"{record['repair'][:1].upper()}{record['repair'][1:]}." if record["repair"] else ""
    for title, text in (("Why", record["explanation"]), ("What to do", record["fix"]), ("What repair does", repair)):
        if text:
            sheet.gap()
            sheet.line((title, "name"))
            sheet.line(text, indent=2)
    sheet.gap()
    severities: list[Part] = []
    for each in record["severities"]:
        severities += [" or ", (each, each)] if severities else [(each, each)]
    _fact(sheet, "Severity", *severities)
    _fact(sheet, "Evidence", f"{record['evidence']}: {_EVIDENCE[record['evidence']]}")
    _fact(sheet, "Unmodified", _unmodified(record))
    _fact(sheet, "Asked", "of every file" if record["scope"] == "file" else "of the files of a set together")
    _fact(sheet, "Family", record["family"] or "every format")
    return sheet.text(page)


def _fact(sheet: Sheet, name: str, *parts: Part) -> None:
    sheet.line((f"{name:<12}", "quiet"), *parts)


def _unmodified(record: dict[str, Any]) -> str:
    if record["unmodified"] == "clean":
        return "no unmodified game file breaks it"
    if record["unmodified"] == "exceptions":
        return f"{number(record['exceptions'], 'case')} in unmodified game files" + (
            " breaks it" if record["exceptions"] == 1 else " break it"
        )
    return "not measured"
