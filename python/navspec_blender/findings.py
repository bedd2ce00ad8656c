"""What checks say, as vertices that can be selected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from navspec.records.compiled import Compiled
from navspec.records.report import SEVERITIES, Report

from .wires import Wire

NAME = "navspec findings"
"""Name of the object with the marks, and of the text with all findings."""
OBSTACLE = "CANNOT_COMPILE"
"""Stands for the code of a rule where something cannot be compiled."""
_LONGEST = 250
"""Bytes that a text attribute holds."""


class Said(NamedTuple):
    """Something that is to be said, and where; `position` is None for what has no place."""

    severity: str
    code: str
    message: str
    position: Sequence[float | None] | None


def said_of(record: Report | Compiled) -> list[Said]:
    """What a check or a compilation says, the worst first."""
    return sorted(_said(record), key=lambda each: SEVERITIES.index(each.severity))


def _said(record: Report | Compiled) -> Iterator[Said]:
    for obstacle in record.obstacles if isinstance(record, Compiled) else ():
        yield Said(
            "error",
            OBSTACLE,
            f"{obstacle.message}. {obstacle.fix}" if obstacle.fix else obstacle.message,
            obstacle.position,
        )
    for finding in record.findings:
        yield Said(finding.severity, finding.code, finding.message, finding.position)


def marks_of(said: Iterable[Said]) -> Wire:
    """A vertex for everything that has a place; at 0 where nobody knows the height."""
    placed = [each for each in said if each.position is not None]
    points = [[axis or 0.0 for axis in each.position or ()] for each in placed]
    texts = {name: [_short(getattr(each, name)) for each in placed] for name in ("severity", "code", "message")}
    return Wire(
        NAME,
        np.array(points, np.float32).reshape(-1, 3),
        np.zeros((0, 2), np.int32),
        {name: np.array(values, object) for name, values in texts.items()},
        {},
    )


def text_of(said: Sequence[Said], refused: Sequence[str] = ()) -> str:
    """Everything, a line each."""
    lines = [f"{each.severity}: {each.message}{_at(each.position)} [{each.code}]" for each in said]
    return "\n".join([*(f"not to be written: {why}" for why in refused), *lines, f"{len(said):,} findings", ""])


def _at(position: Sequence[float | None] | None) -> str:
    return "" if position is None else " at " + ", ".join("?" if axis is None else f"{axis:g}" for axis in position)


def _short(text: str) -> str:
    held = text.encode()
    return text if len(held) <= _LONGEST else held[: _LONGEST - 3].decode(errors="ignore") + "…"
