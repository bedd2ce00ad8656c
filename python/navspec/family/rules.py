"""Rules of a family: what each asks of the columns of a set, and how the answers are given."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.records.report import Evidence, Rule, Scope, Severity

NOBODY: Array = np.zeros(0, np.int64)
"""No rows."""
NOBODY.flags.writeable = False


@dataclasses.dataclass(frozen=True, slots=True)
class Related:
    """Another place for every failure of an answer, such as the row that has the same id.

    Attributes
    ----------
    message : str
        What it has to do with the failure; `{where}` is filled with the place in the words of the family.
    table : str
        Table of the rows, "" for whole files, as in `Answer`.
    rows : numpy.ndarray
        One joined row for every failure, -1 where there is none; int64.
    """

    message: str
    table: str
    rows: Array


@dataclasses.dataclass(slots=True)
class Answer:
    """The cases of one rule and those that fail.

    Attributes
    ----------
    cases : int
        How often the question was asked.
    table : str
        Table whose rows the failures are; "" for whole files, `rows` are then numbers of files in the set (0 for the first).
    rows : numpy.ndarray
        Joined rows that fail, int64.
    message : str
        Text with `{names}` of `params`; `{where}` is filled with the place in the words of the family.
    field : str
        Field of the row that the findings point at; "" for the row. For files: a pointer path such as `num_nodes`.
    fields : sequence of str, optional
        Instead of `field`: one field for every failure.
    params : mapping
        Facts for message and finding: one value, or an array with one for every failure.
    severity : str, optional
        Where the rule has several.
    not_asked : int or numpy.ndarray
        Questions whose other end is not there; how many of each file, where single files may be asked together.
    reason : str
        Why they were not asked.
    spans : pair of arrays, optional
        Offset and length of every failure, where they are not those of the field.
    related : sequence of Related
        Other places that the failures have to do with.
    right : array_like, optional
        What has to stand in the field, where that follows from the rest: one value, or one for every failure.
    """

    cases: int
    table: str = ""
    rows: Array = dataclasses.field(default_factory=lambda: NOBODY)
    message: str = ""
    field: str = ""
    fields: Iterable[str] | None = None
    params: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    severity: Severity | None = None
    not_asked: int | Array = 0
    reason: str = ""
    spans: tuple[Array, Array] | None = None
    related: Sequence[Related] = ()
    right: Any = None


def number(mask: Array) -> int:
    """How many of some values are true, or other than 0."""
    return int(np.count_nonzero(mask))


def each(
    table: str, fails: Array, asked: Array | int, message: str, field: str = "", right: Any = None, **params: Any
) -> Answer:
    """A question to the rows of a table, or to the files where that is "".

    Parameters
    ----------
    table, message, field
        As of `Answer`.
    fails : numpy.ndarray
        Whether each row fails; bool. Only those that are asked count.
    asked : numpy.ndarray or int
        Whether each row is asked, bool; or how many are, where no other one fails.
    right, **params
        Values, or arrays with one for every row.
    """
    return some(table, None, fails, asked, message, field, right, **params)


def some(
    table: str,
    rows: Array | None,
    fails: Array,
    asked: Array | int,
    message: str,
    field: str = "",
    right: Any = None,
    **params: Any,
) -> Answer:
    """A question about rows of a table, of which some may be asked more than once: the arrays have a value for each time."""
    cases = asked if isinstance(asked, int) else number(asked)
    (bad,) = (fails if isinstance(asked, int) else fails & asked).nonzero()
    facts, right = {name: _at(value, bad) for name, value in params.items()}, _at(right, bad)
    return Answer(cases, table, bad if rows is None else rows[bad], message, field, params=facts, right=right)


def _at(value: Any, rows: Any) -> Any:
    """Of an array that has a value for every row those of some; what is no array stands for all of them."""
    return value[rows] if isinstance(value, np.ndarray) else value


def incomplete(files: TableSet, missing: Array, name: Callable[[int], str], **params: Any) -> Answer:
    """A question to a folder: whether it has all files of a full set.

    `missing` are the numbers of those that it lacks, ascending, `name` gives the name for a number.
    """
    if not files.path:
        return Answer(0)
    return Answer(
        1,
        rows=np.full(min(len(missing), 1), -1),
        message=f"{{where}} lacks {{missing}} of its {files.members} files; the first that is missing is {{first}}",
        params={"missing": len(missing), "first": name(int(missing[0])) if len(missing) else "", **params},
    )


class View(Protocol):
    """What the rules of a family look at: the set, and whatever columns the family derives from it.

    Where rows have places in the game, `positions(table, rows)` gives x, y and z; float, shape (rows, 3), x and y not numbers
    where they are nowhere, z where nothing tells how high.
    """

    files: TableSet

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in the words of the family, and as parameters of findings."""
        ...


Question = Callable[[Any], Answer | Iterable[Answer]]


@dataclasses.dataclass(frozen=True, slots=True)
class Check:
    """A rule with the function that asks it, which has nothing to ask where some table has no rows: the one that it is `of`."""

    rule: Rule
    ask: Question
    needs_number: bool = False
    of: str = ""

    def run(self, view: View) -> Iterable[Answer]:
        """Ask."""
        if self.of and not view.files.has_rows(self.of):
            return ()
        answer = self.ask(view)
        return (answer,) if isinstance(answer, Answer) else answer


@dataclasses.dataclass(frozen=True, slots=True)
class Structural:
    """A rule that reading asks, and the formats of the files that are asked."""

    rule: Rule
    formats: tuple[str, ...]


@dataclasses.dataclass
class RuleSet:
    """The rules of a family; `texts` gives the Markdown with a section per code."""

    family: str
    prefix: str
    texts: Callable[[], str]
    checks: dict[str, Check] = dataclasses.field(default_factory=dict)
    structural: dict[str, Structural] = dataclasses.field(default_factory=dict)

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
    ) -> Callable[[Question], Question]:
        """Register the function below as a rule; `code` comes without the prefix of the family, `of` is as for `Check`."""

        def register(ask: Question) -> Question:
            severities = (severity,) if isinstance(severity, str) else severity
            known = unmodified or ("exceptions" if exceptions else "clean")
            rule = Rule(self.prefix + code, severities, evidence, scope, self.family, known, exceptions)
            self.checks[rule.code] = Check(rule, ask, needs_number, of)
            return ask

        return register

    def structure(self, code: str, evidence: Evidence, *formats: str, unmodified: str = "") -> None:
        """Register a rule that reading asks of the files of some formats: one that breaks it is not read.

        A rule of the same code may go on to ask those that were read.
        """
        rule = Rule(self.prefix + code, ("error",), evidence, "file", self.family, unmodified or "clean", 0)
        self.structural[rule.code] = Structural(rule, formats)

    def failing(self, view: View, code: str, table: str | None = None) -> Array:
        """Rows for which a rule fails, of one table where it asks several; ascending, int64.

        `code` comes without the prefix of the family.
        """
        rows = [each.rows for each in self.answers(view, code) if table in (None, each.table)]
        return np.unique(np.concatenate((np.zeros(0, np.int64), *rows)).astype(np.int64))

    def answers(self, view: View, code: str) -> list[Answer]:
        """What a rule finds; `code` comes without the prefix of the family."""
        return list(self.checks[self.prefix + code].run(view))

    @property
    def ordered(self) -> list[Check]:
        """All checks, by code."""
        return [self.checks[code] for code in sorted(self.checks)]

    @property
    def codes(self) -> set[str]:
        """Codes of all rules."""
        return {*self.structural, *self.checks}

    @property
    def rules(self) -> list[Rule]:
        """All rules with their texts, by code."""
        known = {code: each.rule for code, each in (*self.structural.items(), *self.checks.items())}
        return list(_told(self.texts(), *(known[code] for code in sorted(known))))


@cache
def _told(markdown: str, *rules: Rule) -> tuple[Rule, ...]:
    """Rules with their texts; made once, as every repair asks for those of all families."""
    texts = read_texts(markdown)
    return tuple(dataclasses.replace(rule, **texts.get(rule.code, {})) for rule in rules)


_SECTION = re.compile(r"^## (\S+)\n", re.MULTILINE)
_PART = re.compile(r"^\*\*(Why|Fix)\.\*\* ", re.MULTILINE)
_REPAIR = re.compile(r"^Repair: (.*)\n?", re.MULTILINE)


@cache
def read_texts(markdown: str) -> dict[str, dict[str, Any]]:
    """Per code the summary, explanation and fix of a rule, and what `repair` does about it."""
    found: dict[str, dict[str, Any]] = {}
    parts = _SECTION.split(markdown)
    for code, body in zip(parts[1::2], parts[2::2], strict=True):
        repair = _REPAIR.search(body)
        pieces = _PART.split(_REPAIR.sub("", body))
        texts = dict(zip(pieces[1::2], pieces[2::2], strict=True))
        found[code] = {
            "summary": _flat(pieces[0]),
            "explanation": _flat(texts.get("Why", "")),
            "fix": _flat(texts.get("Fix", "")),
            "repair": repair[1] if repair else "",
        }
    return found


def _flat(text: str) -> str:
    return " ".join(text.split())
