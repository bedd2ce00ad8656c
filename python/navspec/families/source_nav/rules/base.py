"""The rule set of meshes, rules that reading evaluates, and words of messages."""

from __future__ import annotations

from navspec.families.source_nav.layout import FORMAT
from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import RuleSet

RULES = RuleSet("source_nav", "NAV_", lambda: rule_texts("navspec.families.source_nav"), "measured", 124)
RULES.structure("VARIANT_UNKNOWN", "measured", FORMAT)
RULES.structure("BYTE_ORDER", "engine", FORMAT)


def format_count(count: int, word: str) -> str:
    """Return a number with a noun that takes an s."""
    return f"{count:,} {word}{'' if count == 1 else 's'}"
