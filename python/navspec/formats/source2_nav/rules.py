"""Rules of meshes of Source 2 that the annotations of the spec cannot say."""

from __future__ import annotations

from navspec.check.rules import RuleSet
from navspec.formats.family import rule_texts
from navspec.formats.source2_nav.identify import FORMAT
from navspec.formats.source2_nav.view import Mesh

RULES = RuleSet("source2_nav", "NAV2_", Mesh, lambda: rule_texts("source2_nav"))
RULES.structure("TRUNCATED", "inferred", FORMAT)
RULES.structure("COUNT_EXCEEDS_FILE", "inferred", FORMAT)
RULES.structure("KV3_BAD", "community", FORMAT)
RULES.structure("GEN_VERSION", "community", FORMAT)
RULES.structure("ENCOUNTERS", "community", FORMAT)
RULES.structure("POLYGON_RANGE", "community", FORMAT)
