"""Where the rules of meshes are registered, and those that reading asks."""

from __future__ import annotations

from navspec.check.rules import RuleSet
from navspec.formats.family import rule_texts
from navspec.formats.source_nav.layout import FORMAT
from navspec.formats.source_nav.view import Mesh

RULES = RuleSet("source_nav", "NAV_", Mesh, lambda: rule_texts("source_nav"))
RULES.structure("MAGIC_BAD", "engine", FORMAT)
RULES.structure("BYTE_ORDER", "engine", FORMAT)
RULES.structure("VERSION_UNSUPPORTED", "engine", FORMAT)
RULES.structure("VARIANT_UNKNOWN", "measured", FORMAT)
RULES.structure("TRUNCATED", "engine", FORMAT)
RULES.structure("COUNT_EXCEEDS_FILE", "engine", FORMAT)
