"""Rules of a family: what each asks of the columns of a set, and how the answers are given."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Protocol, runtime_checkable

import numpy as np

from navspec.columns import TableSet
from navspec.records.report import Evidence, Rule, Scope, Severity

Array = np.ndarray[Any, Any]


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
    not_asked : int
        Questions whose other end is not there.
    reason : str
        Why they were not asked.
    spans : pair of arrays, optional
        Offset and length of every failure, where they are not those of the field.
    """

    cases: int
    table: str = ""
    rows: Array = dataclasses.field(default_factory=lambda: np.zeros(0, np.int64))
    message: str = ""
    field: str = ""
    fields: Iterable[str] | None = None
    params: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    severity: Severity | None = None
    not_asked: int = 0
    reason: str = ""
    spans: tuple[Array, Array] | None = None


class View(Protocol):
    """What the rules of a family look at: the set, and whatever columns the family derives from it."""

    files: TableSet

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in the words of the family, and as parameters of findings."""
        ...


@runtime_checkable
class Located(Protocol):
    """A view whose rows have places on a map."""

    def positions(self, table: str, rows: Array) -> Array:
        """East and north of rows, as of `Answer`; float, shape (rows, 2), not a number where they are nowhere."""
        ...


Question = Callable[[Any], Answer | Iterable[Answer]]


@dataclasses.dataclass(frozen=True, slots=True)
class Check:
    """A rule with the function that asks it."""

    rule: Rule
    ask: Question
    needs_number: bool = False

    def run(self, view: View) -> Iterator[Answer]:
        """Ask."""
        answer = self.ask(view)
        yield from [answer] if isinstance(answer, Answer) else answer


@dataclasses.dataclass(frozen=True, slots=True)
class Structural:
    """A rule that reading asks, and the formats of the files that are asked."""

    rule: Rule
    formats: tuple[str, ...]


@dataclasses.dataclass
class RuleSet:
    """The rules of a family.

    `view` makes what they look at from a set of files; `texts` gives the Markdown with a section per code.
    """

    family: str
    prefix: str
    view: Callable[[TableSet], View]
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
    ) -> Callable[[Question], Question]:
        """Register the function below as a rule; `code` comes without the prefix of the family."""

        def register(ask: Question) -> Question:
            rule = self._rule(code, severity, evidence, scope, exceptions, unmodified)
            self.checks[rule.code] = Check(rule, ask, needs_number)
            return ask

        return register

    def structure(self, code: str, evidence: Evidence, *formats: str, unmodified: str = "") -> None:
        """Register a rule that reading asks of the files of some formats: one that breaks it is not read.

        A rule of the same code may go on to ask those that were read.
        """
        rule = self._rule(code, "error", evidence, "file", 0, unmodified)
        self.structural[rule.code] = Structural(rule, formats)

    def _rule(
        self,
        code: str,
        severity: Severity | tuple[Severity, ...],
        evidence: Evidence,
        scope: Scope,
        exceptions: int,
        unmodified: str,
    ) -> Rule:
        severities = (severity,) if isinstance(severity, str) else severity
        known = unmodified or ("exceptions" if exceptions else "clean")
        return Rule(self.prefix + code, severities, evidence, scope, self.family, known, exceptions)

    def failing(self, view: View, code: str, table: str | None = None) -> Array:
        """Rows for which a rule fails, of one table where it asks several; ascending, int64.

        `code` comes without the prefix of the family.
        """
        answers = self.checks[self.prefix + code].run(view)
        rows = [each.rows for each in answers if table in (None, each.table)]
        return np.unique(np.concatenate((np.zeros(0, np.int64), *rows)).astype(np.int64))

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
        texts = read_texts(self.texts())
        known = {code: each.rule for code, each in (*self.structural.items(), *self.checks.items())}
        return [dataclasses.replace(known[code], **texts.get(code, {})) for code in sorted(known)]


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
