"""The rule set of meshes, and rules that reading evaluates."""

from __future__ import annotations

from navspec.families.source_nav.layout import FORMAT
from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import RuleSet

RULES = RuleSet("source_nav", "NAV_", lambda: rule_texts("navspec.families.source_nav"), "measured", 124)
RULES.structure("VARIANT_UNKNOWN", "measured", FORMAT)
RULES.structure("BYTE_ORDER", "engine", FORMAT)
