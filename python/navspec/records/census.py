"""What a census comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from navspec.records.figures import Question
from navspec.records.report import SEVERITIES
from navspec.records.tally import Tally

SCHEMA_VERSION = 1


@dataclass
class RuleTally:
    """How often a rule was asked, how often the answer was no and how severe that is, and how often it could not be asked."""

    family: str
    cases: int = 0
    failed: int = 0
    not_asked: int = 0
    severities: Counter[str] = field(default_factory=Counter)

    def to_dict(self) -> dict[str, Any]:
        """The record of a census, but for the code."""
        found = {each: self.severities[each] for each in SEVERITIES if self.severities[each]}
        return {"cases": self.cases, "failed": self.failed, "not_asked": self.not_asked, "severities": found}


@dataclass
class SetTally:
    """Sets of a family: how many, how many are complete, and what files of the same number have in common."""

    family: str
    sets: int = 0
    complete: int = 0
    hashes: dict[int, list[str]] = field(default_factory=dict)
    shapes: dict[int, list[tuple[Any, ...]]] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The record of a census."""
        return {
            "family": self.family,
            "sets": self.sets,
            "complete": self.complete,
            "in_several": sum(len(each) > 1 for each in self.hashes.values()),
            "same_bytes": _alike(self.hashes),
            "same_rows": _alike(self.shapes),
        }


def _alike(known: Mapping[int, list[Any]]) -> int:
    """Numbers that more than one set has a file of, all of them alike."""
    return sum(len(each) > 1 and len(set(each)) == 1 for each in known.values())


@dataclass
class Census:
    """Files counted, without what they are called, where they are, when they were made, and what somebody put into them.

    Attributes
    ----------
    version : str
        Of navspec.
    formats : dict
        Files by format and variant.
    sets : dict
        Sets by family.
    rules : dict
        Rules by code.
    questions : dict
        Answers to open questions by family and variant.
    unknown : int
        Files that were named and are of no known format.
    unopened : int
        Files that could not be read at all.
    tool_errors : list of str
        What failed in navspec itself.
    """

    version: str
    formats: dict[tuple[str, str], Tally] = field(default_factory=dict)
    sets: dict[str, SetTally] = field(default_factory=dict)
    rules: dict[str, RuleTally] = field(default_factory=dict)
    questions: dict[tuple[str, str], list[Question]] = field(default_factory=dict)
    unknown: int = 0
    unopened: int = 0
    tool_errors: list[str] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        """Whether every file could be read, and every rule and question be asked."""
        return not (self.unknown or self.unopened or self.tool_errors) and not any(
            each.unreadable for each in self.formats.values()
        )

    def to_dict(self) -> dict[str, Any]:
        """The census as plain data."""
        rules = {code: each for code, each in self.rules.items() if each.cases or each.failed or each.not_asked}
        return {
            "schema_version": SCHEMA_VERSION,
            "tool": {"name": "navspec", "version": self.version},
            "formats": [self.formats[key].to_dict() for key in sorted(self.formats)],
            "sets": [self.sets[family].to_dict() for family in sorted(self.sets)],
            "rules": [{"code": code, "family": each.family, **each.to_dict()} for code, each in sorted(rules.items())],
            "questions": [
                {"family": family, "variant": variant, **each.to_dict()}
                for (family, variant), asked in sorted(self.questions.items())
                for each in asked
            ],
            "unknown": self.unknown,
            "unopened": self.unopened,
            "tool_errors": sorted(set(self.tool_errors)),
        }
