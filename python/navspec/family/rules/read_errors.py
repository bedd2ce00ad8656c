"""Rules that specs declare of files which cannot be read."""

from __future__ import annotations

from collections.abc import Iterable

from navspec.family.rules.declared import NO_FILES
from navspec.family.rules.rule_set import RuleSet, StructuralRule
from navspec.records.report import Rule
from navspec.spec import Spec


def build_read_rules(specs: Iterable[Spec], rule_set: RuleSet | None = None) -> list[StructuralRule]:
    """Build the rules of `-read-errors`; cases of one code are one rule, of all formats that declare it."""
    rules: dict[str, StructuralRule] = {}
    for spec in specs:
        for case in spec.read_errors:
            code = case["code"]
            formats = rules[code].formats if code in rules else ()
            real_files = rule_set.describe_real_files(measured=True) if rule_set else (NO_FILES, 0)
            rule = Rule(code, ("error",), case["evidence"][0], "file", spec.family, *real_files)
            rules[code] = StructuralRule(rule, tuple(dict.fromkeys((*formats, spec.id))))
    return list(rules.values())
