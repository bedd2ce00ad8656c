"""What a census comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from navspec.records.figures import Question
from navspec.records.record import Aside, Natural, Record, Versioned, member
from navspec.records.report import SEVERITIES, Severity
from navspec.records.tally import Tally


@dataclass
class RuleTally(Record):
    """How often a rule was asked, how often the answer was no and how severe that is, and how often it could not be asked.

    - code, family: The rule, and its family; empty for general rules.
    """

    code: str
    family: str
    cases: Natural = 0
    failed: Natural = 0
    not_asked: Natural = 0
    found: Aside[Counter[Severity]] = field(default_factory=Counter)

    @property
    @member()
    def severities(self) -> Mapping[Severity, Natural]:
        """Failures by severity."""
        return {each: self.found[each] for each in SEVERITIES if self.found[each]}


@dataclass
class SetTally(Record):
    """Sets of a family: how many, how many are complete, and what files of the same number have in common."""

    family: str
    sets: Natural = 0
    complete: Natural = 0
    hashes: Aside[dict[int, list[str]]] = field(default_factory=dict)
    shapes: Aside[dict[int, list[tuple[Any, ...]]]] = field(default_factory=dict)

    @property
    @member()
    def in_several(self) -> Natural:
        """Numbers of which more than one set has a file."""
        return sum(len(hash_) > 1 for hash_ in self.hashes.values())

    @property
    @member()
    def same_bytes(self) -> Natural:
        """Of those, the numbers whose files are the same."""
        return _alike(self.hashes)

    @property
    @member()
    def same_rows(self) -> Natural:
        """Of those, the numbers whose files have as many rows in every table."""
        return _alike(self.shapes)


def _alike(known: Mapping[int, list[Any]]) -> int:
    """Numbers that more than one set has a file of, all of them alike."""
    return sum(len(each) > 1 and len(set(each)) == 1 for each in known.values())


@dataclass(frozen=True, slots=True)
class Answer(Record):
    """An open question of a format, and what files say to it.

    - family, variant, question: Of which files it is asked, and what.
    - figures: What is counted, in words, and the number, or numbers by kind; None where there is none.
    """

    family: str
    variant: str
    question: str
    figures: Mapping[str, float | Mapping[str, Natural] | None]

    @classmethod
    def of(cls, family: str, variant: str, asked: Question) -> Answer:
        """The question with its figures as they are told."""
        return cls(family, variant, asked.text, {name: each.told() for name, each in asked.figures.items()})


@dataclass(frozen=True, slots=True)
class Census(Versioned):
    """Files counted, without what they are called, where they are, when they were made, and what somebody put into them.

    - formats: By format and variant.
    - sets: By family.
    - rules: Those that were asked, by code.
    - questions: Open questions of the formats, by family and variant.
    - unknown: Named files of no known format.
    - unopened: Files that could not be opened.
    - tool_errors: What failed in navspec itself.
    """

    formats: tuple[Tally, ...] = ()
    sets: tuple[SetTally, ...] = ()
    rules: tuple[RuleTally, ...] = ()
    questions: tuple[Answer, ...] = ()
    unknown: Natural = 0
    unopened: Natural = 0
    tool_errors: tuple[str, ...] = ()

    @property
    def fails(self) -> bool:
        """Whether a file could not be read, or a rule or question not be asked."""
        return bool(
            self.unknown or self.unopened or self.tool_errors or any(format_.unreadable for format_ in self.formats)
        )
