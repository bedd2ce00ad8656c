"""Where the rules of meshes are registered, those that reading asks, and how the others answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from navspec.families.metroid_prime_path.layout import FORMAT
from navspec.families.metroid_prime_path.view import Mesh
from navspec.family.contract import rule_texts
from navspec.family.rules import Answer, Question, RuleSet
from navspec.records.report import Evidence, Severity

Array = np.ndarray[Any, Any]

RULES = RuleSet("metroid_prime_path", "PRIME_", Mesh, lambda: rule_texts("navspec.families.metroid_prime_path"))
RULES.structure("TRUNCATED", "engine", FORMAT, unmodified="unmeasured")
RULES.structure("VERSION_UNKNOWN", "engine", FORMAT, unmodified="unmeasured")
RULES.structure("VERSION_LAYOUT", "inferred", FORMAT, unmodified="unmeasured")

TOLERANCE = 1e-3
"""By how much numbers may be off, unless a rule says something else."""


def rule(code: str, severity: Severity, evidence: Evidence) -> Callable[[Question], Question]:
    """Register the function below; no unmodified file is publicly known."""
    return RULES.rule(code, severity, evidence, "file", unmodified="unmeasured")


def each(table: str, fails: Array, asked: Array | int, message: str, field: str = "", **params: Any) -> Answer:
    """A question to the rows of a table, given which of them fail and which are asked, or how many.

    `params` are values, or arrays with one for every row.
    """
    return some(table, np.arange(len(fails)), fails, asked, message, field, **params)


def some(
    table: str, rows: Array, fails: Array, asked: Array | int, message: str, field: str = "", **params: Any
) -> Answer:
    """A question about rows of a table, of which some may be asked more than once: the arrays have a value for each time."""
    cases = asked if isinstance(asked, int) else int(np.count_nonzero(asked))
    fails = fails if isinstance(asked, int) else fails & asked
    facts = {name: value[fails] if isinstance(value, np.ndarray) else value for name, value in params.items()}
    return Answer(cases, table, rows[fails], message, field, params=facts)


def once(fails: bool, message: str, field: str = "", *, asked: bool = True, **params: Any) -> Answer:
    """A question to the whole file."""
    return Answer(int(asked), rows=np.flatnonzero([fails and asked]), message=message, field=field, params=params)


def known(*values: Array) -> Array:
    """Whether all numbers of each row are known; bool."""
    found = [np.isfinite(value).all(axis=tuple(range(1, value.ndim))) for value in values]
    return np.logical_and.reduce(found)
