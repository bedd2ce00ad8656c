"""Rules of meshes of Source 2 that the annotations of the spec cannot say."""

from __future__ import annotations

from navspec.check.rules import RuleSet
from navspec.formats.family import rule_texts
from navspec.formats.source2_nav.view import Mesh

RULES = RuleSet("source2_nav", "NAV2_", Mesh, lambda: rule_texts("source2_nav"))
RULES.structure("TRUNCATED", "inferred")
RULES.structure("COUNT_EXCEEDS_FILE", "inferred")
RULES.structure("KV3_BAD", "community")
RULES.structure("GEN_VERSION", "community")
RULES.structure("ENCOUNTERS", "community")
RULES.structure("POLYGON_RANGE", "community")
