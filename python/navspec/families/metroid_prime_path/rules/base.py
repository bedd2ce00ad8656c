"""The rule set of meshes, rules that reading evaluates, and functions for rules that the spec cannot declare."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from navspec.families.metroid_prime_path.layout import FORMAT
from navspec.families.metroid_prime_path.view import Array
from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import RuleFunction, RuleSet
from navspec.records.report import Evidence, Severity

RULES = RuleSet("metroid_prime_path", "PRIME_", lambda: rule_texts("navspec.families.metroid_prime_path"))
RULES.structure("VERSION_LAYOUT", "inferred", FORMAT)


def rule(code: str, severity: Severity, evidence: Evidence) -> Callable[[RuleFunction], RuleFunction]:
    """Return a decorator that registers a rule; no original file is publicly known."""
    return RULES.rule(code, severity, evidence, "file")


def are_finite(*values: Array) -> Array:
    """Return whether all numbers of each row are finite; bool."""
    are_finite = [np.isfinite(value).all(axis=tuple(range(1, value.ndim))) for value in values]
    return np.logical_and.reduce(are_finite)
