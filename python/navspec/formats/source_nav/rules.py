"""Rules of meshes that the annotations of the spec cannot say."""

from __future__ import annotations

from navspec.check.rules import RuleSet
from navspec.formats.family import rule_texts
from navspec.formats.source_nav.view import Mesh

RULES = RuleSet("source_nav", "NAV_", Mesh, lambda: rule_texts("source_nav"))
RULES.structure("MAGIC_BAD", "engine")
RULES.structure("BYTE_ORDER", "engine")
RULES.structure("VERSION_UNSUPPORTED", "engine")
RULES.structure("VARIANT_UNKNOWN", "measured")
RULES.structure("TRUNCATED", "engine")
RULES.structure("COUNT_EXCEEDS_FILE", "engine")
