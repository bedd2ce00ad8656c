"""Formats, rules and search results as text, one line or paragraph each."""

from __future__ import annotations

from collections.abc import Sequence

from navspec.family.contract import Formats
from navspec.records.report import Rules
from navspec.reference.index import IndexEntry
from navspec.report import RenderOptions
from navspec.report.sheet import Sheet, format_count


def render_rules(record: Rules, options: RenderOptions) -> str:
    """Return one line per rule, by family: code, severities, evidence, and the statement of the rule."""
    sheet, family = Sheet(), None
    for rule in sorted(record.rules, key=lambda rule: rule.family):
        if rule.family != family:
            family = rule.family
            sheet.gap()
            sheet.line((family or "every format", "name"))
        worst = rule.severities[0]
        also = "".join(f" or {severity}" for severity in rule.severities[1:])
        tail = f"{also}, {rule.evidence}): {rule.summary}"
        sheet.line((rule.code, "name"), " (", (worst, worst), tail, indent=2)
    return sheet.text(options)


def render_formats(record: Formats, options: RenderOptions) -> str:
    """Return one paragraph per format."""
    sheet = Sheet()
    for format_ in record.formats:
        sheet.gap()
        sheet.line((format_.id, "name"), f": {format_.title}")
        sheet.line(("files     ", "quiet"), ", ".join(f"*.{extension}" for extension in format_.extensions), indent=2)
        sheet.line(("variants  ", "quiet"), ", ".join(format_.variants), indent=2)
        able = [verb for verb in ("read", "write", "check", "repair", "convert") if getattr(format_, verb)]
        sheet.line(("can       ", "quiet"), ", ".join(able), indent=2)
    return sheet.text(options)


MAX_HITS = 20
"""Entries that are listed."""


def render_hits(entries: Sequence[IndexEntry], options: RenderOptions) -> str:
    """Return a line for each of the best entries; it begins with the arguments of `navspec docs` that show the entry."""
    sheet = Sheet()
    sheet.line(f"{format_count(len(entries), 'place')}; navspec docs FORMAT NAME shows one in full")
    for entry in entries[:MAX_HITS]:
        what = f" ({entry.name})" if not entry.anchor else ""
        meaning = f": {entry.line}" if entry.line else ""
        sheet.line((f"{entry.page} {entry.anchor}".rstrip(), "name"), what, meaning, indent=2)
    if len(entries) > MAX_HITS:
        sheet.line((f"… and {len(entries) - MAX_HITS:,} more; another word finds fewer", "quiet"), indent=2)
    return sheet.text(options)
