"""What is wrong with a drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from navspec.graphs.numbers import Array
from navspec.graphs.plan import NetworkPlan


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a drawing, or was decided for it.

    Attributes
    ----------
    label : str
        The line, as the program that holds it calls it.
    message : str
        What is wrong and what to do; follows the label in a sentence.
    position : tuple of float
        Where: east, north and up. Not a number where that is not known.
    """

    label: str
    message: str
    position: tuple[float, float, float]

    def __str__(self) -> str:
        return f"{self.label}: {self.message}"


class Report:
    """Collects what is to be told of lines of a plan."""

    def __init__(self, plan: NetworkPlan) -> None:
        self.plan = plan
        self.found: list[Fault] = []

    def label(self, line: int) -> str:
        """What a line is called."""
        return str(self.plan.line_labels[line]) if len(self.plan.line_labels) else f"line {line}"

    def add(self, line: Any, place: Array, message: str) -> None:
        """One thing more, about a line by its row."""
        x, y, z = place.tolist()
        self.found.append(Fault(self.label(int(line)), message, (x, y, z)))


def spot(place: Array) -> str:
    """A place for a message."""
    return f"{place[0]:g}, {place[1]:g}"
