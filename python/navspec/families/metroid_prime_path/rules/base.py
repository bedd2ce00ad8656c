"""Where the rules of meshes are registered, those that reading asks, and how the others answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from navspec.families.metroid_prime_path.layout import FORMAT
from navspec.families.metroid_prime_path.view import Array
from navspec.family.contract import rule_texts
from navspec.family.rules.link_rules import LinkRules
from navspec.family.rules.results import RuleResult
from navspec.family.rules.rule_set import RuleFunction, RuleSet
from navspec.records.report import Evidence, Severity

RULES = RuleSet("metroid_prime_path", "PRIME_", lambda: rule_texts("navspec.families.metroid_prime_path"))
RULES.structure("TRUNCATED", "engine", FORMAT, unmodified="unmeasured")
RULES.structure("VERSION_UNKNOWN", "engine", FORMAT, unmodified="unmeasured")
RULES.structure("VERSION_LAYOUT", "inferred", FORMAT, unmodified="unmeasured")

LINKS = LinkRules(
    "links",
    "regions",
    facts=lambda mesh, edges: {"target": mesh.owned_links.target[edges]},
    rows=lambda mesh, _, edges: mesh.owned_links.row[edges],
)

TOLERANCE = 1e-3
"""By how much numbers may be off, unless a rule says something else."""


def rule(code: str, severity: Severity, evidence: Evidence) -> Callable[[RuleFunction], RuleFunction]:
    """Register the function below; no unmodified file is publicly known."""
    return RULES.rule(code, severity, evidence, "file", unmodified="unmeasured")


def check_mesh(fails: bool, message: str, field: str = "", *, is_checked: bool = True, **params: Any) -> RuleResult:
    """A question to the whole file."""
    return RuleResult(
        int(is_checked), rows=np.flatnonzero([fails and is_checked]), message=message, field=field, params=params
    )


def are_finite(*values: Array) -> Array:
    """Whether all numbers of each row are known; bool."""
    are_finite = [np.isfinite(value).all(axis=tuple(range(1, value.ndim))) for value in values]
    return np.logical_and.reduce(are_finite)
