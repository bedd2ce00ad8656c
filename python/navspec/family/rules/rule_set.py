"""The rules of a family with their texts, and the view that they read."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Protocol

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.family.rules.results import RuleResult
from navspec.records.report import Evidence, Rule, Scope, Severity


class View(Protocol):
    """The input of the rules of a family: the set, and the columns that the family derives from it.

    Views of rows with positions in the game have `positions(table, rows)`, which returns x, y and z; float, shape
    (rows, 3). x and y
    are not numbers for rows without a position, z if the height is unknown.
    """

    files: TableSet

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Describe rows in the terms of the family, and as parameters of findings."""
        ...


RuleFunction = Callable[[Any], RuleResult | Iterable[RuleResult]]


@dataclasses.dataclass(frozen=True, slots=True)
class RuleCheck:
    """A rule with the function that evaluates it, skipped if the table `of` has no rows."""

    rule: Rule
    evaluate: RuleFunction
    needs_number: bool = False
    of: str = ""

    def run(self, view: View) -> Iterable[RuleResult]:
        """Evaluate the rule."""
        if self.of and not view.files.has_rows(self.of):
            return ()
        result = self.evaluate(view)
        return (result,) if isinstance(result, RuleResult) else result


@dataclasses.dataclass(frozen=True, slots=True)
class StructuralRule:
    """A rule that reading checks, and the formats that it applies to."""

    rule: Rule
    formats: tuple[str, ...]


@dataclasses.dataclass
class RuleSet:
    """The rules of a family; `texts` returns the Markdown with a section per code."""

    family: str
    prefix: str
    texts: Callable[[], str]
    checks: dict[str, RuleCheck] = dataclasses.field(default_factory=dict)
    structural: dict[str, StructuralRule] = dataclasses.field(default_factory=dict)

    def rule(
        self,
        code: str,
        severity: Severity | tuple[Severity, ...],
        evidence: Evidence,
        scope: Scope,
        *,
        exceptions: int = 0,
        unmodified: str = "",
        needs_number: bool = False,
        of: str = "",
    ) -> Callable[[RuleFunction], RuleFunction]:
        """Register the function below as a rule; `code` comes without the prefix of the family, `of` is as for
        `RuleCheck`.
        """

        def register(function: RuleFunction) -> RuleFunction:
            severities = (severity,) if isinstance(severity, str) else severity
            real_files = unmodified or ("exceptions" if exceptions else "clean")
            rule = Rule(self.prefix + code, severities, evidence, scope, self.family, real_files, exceptions)
            self.checks[rule.code] = RuleCheck(rule, function, needs_number, of)
            return function

        return register

    def structure(self, code: str, evidence: Evidence, *formats: str, unmodified: str = "") -> None:
        """Register a rule that reading checks in files of some formats: a file that breaks it cannot be read.

        A rule of the same code may check further files that can be read.
        """
        rule = Rule(self.prefix + code, ("error",), evidence, "file", self.family, unmodified or "clean", 0)
        self.structural[rule.code] = StructuralRule(rule, formats)

    def find_failing_rows(self, view: View, code: str, table: str | None = None) -> Array:
        """Return the rows for which a rule fails, of one table if it checks several; ascending, int64.

        `code` comes without the prefix of the family.
        """
        rows = [result.rows for result in self.evaluate(view, code) if table in (None, result.table)]
        return np.unique(np.concatenate((np.zeros(0, np.int64), *rows)).astype(np.int64))

    def evaluate(self, view: View, code: str) -> list[RuleResult]:
        """Evaluate a rule; `code` comes without the prefix of the family."""
        return list(self.checks[self.prefix + code].run(view))

    @property
    def sorted_checks(self) -> list[RuleCheck]:
        """All checks, by code."""
        return [self.checks[code] for code in sorted(self.checks)]

    @property
    def codes(self) -> set[str]:
        """Codes of all rules."""
        return {*self.structural, *self.checks}

    @property
    def rules(self) -> list[Rule]:
        """All rules with their texts, by code."""
        rules_by_code = {code: check.rule for code, check in (*self.structural.items(), *self.checks.items())}
        return list(_with_texts(self.texts(), *(rules_by_code[code] for code in sorted(rules_by_code))))


@cache
def _with_texts(markdown: str, *rules: Rule) -> tuple[Rule, ...]:
    """Return rules with their texts; cached, as every repair needs those of all families."""
    texts = parse_rule_texts(markdown)
    return tuple(dataclasses.replace(rule, **texts.get(rule.code, {})) for rule in rules)


_SECTION = re.compile(r"^## (\S+)\n", re.MULTILINE)
_PART = re.compile(r"^\*\*(Why|Fix)\.\*\* ", re.MULTILINE)
_REPAIR = re.compile(r"^Repair: (.*)\n?", re.MULTILINE)


@cache
def parse_rule_texts(markdown: str) -> dict[str, dict[str, Any]]:
    """Parse the summary, explanation, fix and repair text of each rule, by code."""
    texts_by_code: dict[str, dict[str, Any]] = {}
    parts = _SECTION.split(markdown)
    for code, body in zip(parts[1::2], parts[2::2], strict=True):
        repair = _REPAIR.search(body)
        pieces = _PART.split(_REPAIR.sub("", body))
        texts = dict(zip(pieces[1::2], pieces[2::2], strict=True))
        texts_by_code[code] = {
            "summary": _join_lines(pieces[0]),
            "explanation": _join_lines(texts.get("Why", "")),
            "fix": _join_lines(texts.get("Fix", "")),
            "repair": repair[1] if repair else "",
        }
    return texts_by_code


def _join_lines(text: str) -> str:
    return " ".join(text.split())
