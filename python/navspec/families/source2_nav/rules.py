"""Rules that reading checks for meshes of Source 2; the spec declares all others."""

from __future__ import annotations

from navspec.families.source2_nav.identify import FORMAT
from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import RuleSet

RULES = RuleSet("source2_nav", "NAV2_", lambda: rule_texts("navspec.families.source2_nav"), "measured", 5)
for _code in ("TRUNCATED", "COUNT_EXCEEDS_FILE"):
    RULES.structure(_code, "inferred", FORMAT)
for _code in ("KV3_BAD", "GEN_VERSION", "ENCOUNTERS", "POLYGON_RANGE"):
    RULES.structure(_code, "community", FORMAT)
