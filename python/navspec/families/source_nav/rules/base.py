"""Where the rules of meshes are registered, and those that reading asks."""

from __future__ import annotations

from navspec.families.source_nav.layout import FORMAT
from navspec.family.contract import rule_texts
from navspec.family.rules import RuleSet

RULES = RuleSet("source_nav", "NAV_", lambda: rule_texts("navspec.families.source_nav"))
RULES.structure("MAGIC_BAD", "engine", FORMAT)
RULES.structure("BYTE_ORDER", "engine", FORMAT)
RULES.structure("VERSION_UNSUPPORTED", "engine", FORMAT)
RULES.structure("VARIANT_UNKNOWN", "measured", FORMAT)
RULES.structure("TRUNCATED", "engine", FORMAT)
RULES.structure("COUNT_EXCEEDS_FILE", "engine", FORMAT)
