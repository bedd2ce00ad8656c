"""The rule set of meshes of Source 2, whose spec declares all rules."""

from __future__ import annotations

from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import RuleSet

RULES = RuleSet("source2_nav", "NAV2_", lambda: rule_texts("navspec.families.source2_nav"), "measured", 5)
