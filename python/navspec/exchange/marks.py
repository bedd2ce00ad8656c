"""Findings as points on a map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from navspec.exchange.layers import NOWHERE, POINT, Layer

MARKS = "finding"
"""The column that tells a finding from a node: its code."""


class Mark(NamedTuple):
    """What a rule found, and where; the place is not a number where it has none."""

    code: str
    severity: str
    message: str
    path: str
    pointer: str
    place: tuple[float, float, float]


def mark_layer(marks: Sequence[Mark]) -> Layer:
    """Findings as features; those without a place are nowhere."""
    place = np.array([mark.place for mark in marks], np.float64).reshape(-1, 3)
    is_there = np.isfinite(place[:, :2]).all(axis=1)
    columns = {
        MARKS: [mark.code for mark in marks],
        "severity": [mark.severity for mark in marks],
        "message": [mark.message for mark in marks],
        "path": [mark.path for mark in marks],
        "pointer": [mark.pointer for mark in marks],
    }
    return Layer(
        {name: np.array(each, object) for name, each in columns.items()},
        np.where(is_there, POINT, NOWHERE).astype(np.int8),
        np.concatenate(([0], np.cumsum(is_there))),
        place[is_there],
        np.zeros(len(marks), object),
    )
