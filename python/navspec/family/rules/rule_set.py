"""The rules of a family with their texts, the view that they read, and their results."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.records.report import Evidence, RealFiles, Rule, Scope, Severity

NO_ROWS: Array = np.zeros(0, np.int64)
"""No rows."""
NO_ROWS.flags.writeable = False


_SECTION = re.compile(r"^## (\S+)\n", re.MULTILINE)
_PART = re.compile(r"^\*\*(Fault|Why|Fix)\.\*\* ", re.MULTILINE)
_REPAIR = re.compile(r"^Repair: (.*)\n?", re.MULTILINE)


@dataclasses.dataclass(frozen=True, slots=True)
class RelatedRows:
    """Another place for every failure of a result, such as the row with the same id.

    Attributes
    ----------
    message : str
        How it is related to the failure; `{where}` is filled with the place in the terms of the family.
    table : str
        Table of the rows, "" for whole files, as in `RuleResult`.
    rows : numpy.ndarray
        One joined row for every failure, -1 for none; int64.
    """

    message: str
    table: str
    rows: Array


@dataclasses.dataclass(slots=True)
class RuleResult:
    """The number of cases of one rule, and the rows that fail.

    Attributes
    ----------
    cases : int
        Number of checked rows.
    table : str
        Table of the failing rows; "" for whole files, `rows` are then numbers of files in the set (0 for the first).
    rows : numpy.ndarray
        Joined rows that fail, int64.
    message : str
        Text with `{names}` of `params`; `{where}` is filled with the place in the terms of the family.
    field : str
        Field of the row that the findings point at; "" for the row. For files: a pointer path such as `num_nodes`.
    fields : sequence of str, optional
        Instead of `field`: one field for every failure.
    params : mapping
        Parameters for message and finding: one value, or an array with one for every failure.
    severity : str, optional
        Severity, for rules with several.
    not_asked : int or numpy.ndarray
        Number of checks skipped because the other end is absent; by file, for files that can be checked in a batch.
    reason : str
        Why they were skipped.
    spans : pair of arrays, optional
        Offset and length of every failure, if they are not those of the field.
    related : sequence of RelatedRows
        Other places that are related to the failures.
    right : array_like, optional
        Right value of the field, if the rest determines it: one value, or one for every failure.
    """

    cases: int
    table: str = ""
    rows: Array = dataclasses.field(default_factory=lambda: NO_ROWS)
    message: str = ""
    field: str = ""
    fields: Iterable[str] | None = None
    params: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    severity: Severity | None = None
    not_asked: int | Array = 0
    reason: str = ""
    spans: tuple[Array, Array] | None = None
    related: Sequence[RelatedRows] = ()
    right: Any = None


def count_true(mask: Array) -> int:
    """Count the values that are true, or not 0."""
    return int(np.count_nonzero(mask))


def check_rows(
    table: str, fails: Array, checked: Array | int, message: str, field: str = "", right: Any = None, **params: Any
) -> RuleResult:
    """Return the result of a check of the rows of a table, or of the files if that is "".

    Parameters
    ----------
    table, message, field
        As in `RuleResult`.
    fails : numpy.ndarray
        Whether each row fails; bool. Only checked rows count.
    checked : numpy.ndarray or int
        Whether each row is checked, bool; or the number of checked rows, if no other row fails.
    right, **params
        Values, or arrays with one for every row.
    """
    return check_selected_rows(table, None, fails, checked, message, field, right, **params)


def check_selected_rows(
    table: str,
    rows: Array | None,
    fails: Array,
    checked: Array | int,
    message: str,
    field: str = "",
    right: Any = None,
    **params: Any,
) -> RuleResult:
    """Return the result of a check of some rows of a table, possibly repeated: arrays have a value for each of
    `rows`.
    """
    cases = checked if isinstance(checked, int) else count_true(checked)
    (bad,) = (fails if isinstance(checked, int) else fails & checked).nonzero()
    facts, right = {name: _select_values(value, bad) for name, value in params.items()}, _select_values(right, bad)
    return RuleResult(cases, table, bad if rows is None else rows[bad], message, field, params=facts, right=right)


def _select_values(value: Any, rows: Any) -> Any:
    """Select rows of an array; any other value applies to all rows."""
    return value[rows] if isinstance(value, np.ndarray) else value


def check_completeness(files: TableSet, missing: Array, name: Callable[[int], str], **params: Any) -> RuleResult:
    """Check that a folder has all files of a full set.

    `missing` are the numbers of missing files, ascending, `name` returns the name for a number.
    """
    if not files.path:
        return RuleResult(0)
    return RuleResult(
        1,
        rows=np.full(min(len(missing), 1), -1),
        message=f"{{where}} lacks {{missing}} of its {files.members} files; the first that is missing is {{first}}",
        params={"missing": len(missing), "first": name(int(missing[0])) if len(missing) else "", **params},
    )


class View(Protocol):
    """The input of the rules of a family: the set, and the columns that the family derives from it.

    Views of rows with positions in the game have `positions(table, rows)`, which returns x, y and z; float, shape
    (rows, 3). x and y are not numbers for rows without a position, z if the height is unknown. Where a spec has no labels,
    `place(table, rows)` describes rows in the terms of the family, and as parameters of findings.
    """

    files: TableSet


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
    """The rules of a family; `texts` returns the Markdown with a section per code.

    `real_files` are the real files that its rules ran on, `num_real_files` their number, 0 if it is not known.
    """

    family: str
    prefix: str
    texts: Callable[[], str]
    real_files: RealFiles = "none"
    num_real_files: int = 0
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
        measured: bool = True,
        needs_number: bool = False,
        of: str = "",
    ) -> Callable[[RuleFunction], RuleFunction]:
        """Register the function below as a rule.

        `code` comes without the prefix of the family, `of` is as for `RuleCheck`. `exceptions` is the number of failures
        in real files that are known; `measured` is False if the rule ran on none.
        """

        def register(function: RuleFunction) -> RuleFunction:
            severities = (severity,) if isinstance(severity, str) else severity
            real_files = self.describe_real_files(measured=measured)
            rule = Rule(self.prefix + code, severities, evidence, scope, self.family, *real_files, exceptions)
            self.checks[rule.code] = RuleCheck(rule, function, needs_number, of)
            return function

        return register

    def structure(self, code: str, evidence: Evidence, *formats: str, measured: bool = True) -> None:
        """Register a rule that reading checks in files of some formats: a file that breaks it cannot be read.

        A rule of the same code may check further files that can be read.
        """
        real_files = self.describe_real_files(measured=measured)
        rule = Rule(self.prefix + code, ("error",), evidence, "file", self.family, *real_files)
        self.structural[rule.code] = StructuralRule(rule, formats)

    def describe_real_files(self, *, measured: bool) -> tuple[RealFiles, int]:
        """Return the kind and the number of the real files that a rule ran on."""
        return (self.real_files, self.num_real_files) if measured else ("none", 0)

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


@cache
def parse_rule_texts(markdown: str) -> dict[str, dict[str, Any]]:
    """Parse the statement, fault, explanation, fix and repair text of each rule, by code."""
    texts_by_code: dict[str, dict[str, Any]] = {}
    parts = _SECTION.split(markdown)
    for code, body in zip(parts[1::2], parts[2::2], strict=True):
        repair = _REPAIR.search(body)
        pieces = _PART.split(_REPAIR.sub("", body))
        texts = dict(zip(pieces[1::2], pieces[2::2], strict=True))
        texts_by_code[code] = {
            "summary": _join_lines(pieces[0]),
            "fault": _join_lines(texts.get("Fault", "")),
            "explanation": _join_lines(texts.get("Why", "")),
            "fix": _join_lines(texts.get("Fix", "")),
            "repair": repair[1] if repair else "",
        }
    return texts_by_code


def _join_lines(text: str) -> str:
    return " ".join(text.split())
