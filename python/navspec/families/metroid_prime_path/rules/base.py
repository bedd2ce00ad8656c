"""The rule set of meshes, rules that reading evaluates, and functions for all rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from navspec.families.metroid_prime_path.layout import FORMAT
from navspec.families.metroid_prime_path.view import Array
from navspec.family.contract import rule_texts
from navspec.family.rules.link_rules import LinkRules
from navspec.family.rules.rule_set import RuleFunction, RuleResult, RuleSet
from navspec.records.report import Evidence, Severity

RULES = RuleSet("metroid_prime_path", "PRIME_", lambda: rule_texts("navspec.families.metroid_prime_path"))
RULES.structure("TRUNCATED", "engine", FORMAT)
RULES.structure("VERSION_UNKNOWN", "engine", FORMAT)
RULES.structure("VERSION_LAYOUT", "inferred", FORMAT)

LINKS = LinkRules(
    "links",
    "regions",
    facts=lambda mesh, edges: {"target": mesh.owned_links.target[edges]},
    rows=lambda mesh, _, edges: mesh.owned_links.row[edges],
)

TOLERANCE = 1e-3
"""Tolerance of numbers, where a rule has no other."""


def rule(code: str, severity: Severity, evidence: Evidence) -> Callable[[RuleFunction], RuleFunction]:
    """Return a decorator that registers a rule; no original file is publicly known."""
    return RULES.rule(code, severity, evidence, "file")


def check_mesh(fails: bool, message: str, field: str = "", *, is_checked: bool = True, **params: Any) -> RuleResult:
    """Return the result of a check of the whole file."""
    return RuleResult(
        int(is_checked), rows=np.flatnonzero([fails and is_checked]), message=message, field=field, params=params
    )


def are_finite(*values: Array) -> Array:
    """Return whether all numbers of each row are finite; bool."""
    are_finite = [np.isfinite(value).all(axis=tuple(range(1, value.ndim))) for value in values]
    return np.logical_and.reduce(are_finite)
