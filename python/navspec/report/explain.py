"""Rules, causes and repairs in full, as text."""

from __future__ import annotations

from navspec.family.diagnosis.hypotheses import CAUSES
from navspec.family.repair.recipes import Recipe
from navspec.records.report import EVIDENCE, Rule
from navspec.reference.addresses import page_address, page_of_rules
from navspec.reference.model import describe_real_files, describe_scope
from navspec.report import RenderOptions
from navspec.report.sheet import Part, Sheet, join_parts


def render_rule(record: Rule, options: RenderOptions) -> str:
    """Return the fault and the statement of a rule, the reason, fix, repair and evidence, and results on real files."""
    sheet = Sheet()
    sheet.section(record.code, record.title)
    repair = f"{record.repair[:1].upper()}{record.repair[1:]}." if record.repair else ""
    for title, text in (
        ("Must hold", record.summary),
        ("Why", record.explanation),
        ("Fix", record.fix),
        ("What repair does", repair),
    ):
        if text:
            sheet.section(title, text)
    sheet.gap()
    _fact(sheet, "Severity", *join_parts(((severity, severity) for severity in record.severities), " or "))
    _fact(sheet, "Evidence", f"{record.evidence}: {EVIDENCE[record.evidence]}")
    _fact(sheet, "Real files", describe_real_files(record))
    _fact(sheet, "Runs", describe_scope(record.scope))
    _fact(sheet, "Family", record.family or "every format")
    of = page_of_rules(record.family)
    _fact(sheet, "Reference", page_address(of, record.code, options.docs))
    if record.family:
        _fact(sheet, "", f"navspec docs {of} {record.code}")
    return sheet.text(options)


def _fact(sheet: Sheet, name: str, *parts: Part) -> None:
    sheet.line((f"{name:<12}", "quiet"), *parts)


def render_cause(record: str, options: RenderOptions) -> str:
    """Return what happened when a report names a cause, and how the cause was tested."""
    sheet = Sheet()
    sheet.section(record, CAUSES[record])
    sheet.section(
        "How it is known",
        "navspec undoes the suspected cause in memory and runs the rules again. The cause explains the findings that "
        "disappear.",
    )
    return sheet.text(options)


def render_repair(record: Recipe, options: RenderOptions) -> str:
    """Return the effect of a repair that must be requested by name, its use, and the command for it."""
    (code,) = record.codes
    sheet = Sheet()
    sheet.section(code, f"{record.summary[:1].upper()}{record.summary[1:]}.")
    sheet.section("Why", record.why)
    sheet.section("How", f"navspec repair FILE --select {code}, with --apply or -o to write")
    return sheet.text(options)
