"""Every rule says what holds, why, and what to do."""

from __future__ import annotations

import navspec
from navspec.spec.ksy.lint.loader import LintProblem

PARTS = ("summary", "explanation", "fix")


def texts_missing() -> list[LintProblem]:
    """One problem for each rule that lacks words."""
    return [
        LintProblem(
            f"{rule.family or 'check'}/rules.md", 1, rule.code, "text", f"the rule has no {' and no '.join(lacking)}"
        )
        for rule in navspec.rules()
        if (lacking := [part for part in PARTS if not getattr(rule, part)])
    ]
