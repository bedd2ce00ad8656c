"""Results of checks, as vertices that can be selected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from navspec.records.networks import Compiled
from navspec.records.report import SEVERITIES, Report

from .wires import Wire

NAME = "navspec findings"
"""Name of the object with the marks, and of the text with all findings."""
OBSTACLE = "CANNOT_COMPILE"
"""Code of messages about things that cannot be compiled."""
DOUBTFUL = "DOUBTFUL"
"""Code of warnings about roads that are probably drawn by mistake."""
_MAX_BYTES = 250
"""Maximum length of a text attribute, in bytes."""


class Message(NamedTuple):
    """A message and its place; `position` is None without a place."""

    severity: str
    code: str
    message: str
    position: Sequence[float | None] | None


def collect_messages(record: Report | Compiled) -> list[Message]:
    """Return the messages of a check or a compilation, the worst first."""
    return sorted(_iter_messages(record), key=lambda message: SEVERITIES.index(message.severity))


def _iter_messages(record: Report | Compiled) -> Iterator[Message]:
    obstacles = (*record.obstacles, *record.drawing_warnings) if isinstance(record, Compiled) else ()
    for obstacle in obstacles:
        yield Message(
            obstacle.severity,
            OBSTACLE if obstacle.severity == "error" else DOUBTFUL,
            f"{obstacle.message}. {obstacle.fix}" if obstacle.fix else obstacle.message,
            obstacle.position,
        )
    for finding in record.findings:
        yield Message(finding.severity, finding.code, finding.message, finding.position)


def build_marks(messages: Iterable[Message]) -> Wire:
    """Return a vertex for every message with a place; at height 0 if the height is unknown."""
    placed = [message for message in messages if message.position is not None]
    points = [[axis or 0.0 for axis in message.position or ()] for message in placed]
    texts = {
        name: [_truncate(getattr(message, name)) for message in placed] for name in ("severity", "code", "message")
    }
    return Wire(
        NAME,
        np.array(points, np.float32).reshape(-1, 3),
        np.zeros((0, 2), np.int32),
        {name: np.array(values, object) for name, values in texts.items()},
        {},
    )


def format_messages(messages: Sequence[Message], refused: Sequence[str] = ()) -> str:
    """Return all messages, one per line."""
    lines = [
        f"{message.severity}: {message.message}{_format_position(message.position)} [{message.code}]"
        for message in messages
    ]
    return "\n".join([*(f"not to be written: {why}" for why in refused), *lines, f"{len(messages):,} findings", ""])


def _format_position(position: Sequence[float | None] | None) -> str:
    return "" if position is None else " at " + ", ".join("?" if axis is None else f"{axis:g}" for axis in position)


def _truncate(text: str) -> str:
    data = text.encode()
    return text if len(data) <= _MAX_BYTES else data[: _MAX_BYTES - 3].decode(errors="ignore") + "…"
