"""Recovery of the complete part of a truncated file."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.columns.building import find_counters
from navspec.columns.layout import Leaf
from navspec.columns.read_steps import ReadState, StopAfter
from navspec.columns.tables import Tables, assemble
from navspec.columns.walk import walk_of
from navspec.errors import ReadError
from navspec.spec import Spec

_ATTEMPTS = 4
"""Number of attempts. The first cut is where reading stops; a list whose count is wrong is cut at the end of the bytes,
then after its complete rows.
"""


def salvage(data: bytes | bytearray, spec: Spec, *, decisions: Mapping[str, Any]) -> Tables:
    """Make a file of everything that is complete in a file truncated in a list of the root, or after one.

    That list keeps its complete rows, later lists are empty, and later values are 0.

    Parameters
    ----------
    data : bytes
        The file.
    spec : Spec
        Its spec.
    decisions : mapping
        Its decisions.

    Raises
    ------
    ReadError
        The file is truncated before the first list, or is damaged but not truncated.
    WriteError
        The complete parts do not make a file.
    """
    cut = None
    for attempts_left in reversed(range(_ATTEMPTS)):
        try:
            return _assemble_state(walk_of(spec).read(data, dict(decisions), cut), spec, decisions)
        except ReadError as error:
            if not attempts_left:
                raise
            cut = _choose_stop(error, spec)
    raise AssertionError("the last attempt returns or raises")


def _choose_stop(error: ReadError, spec: Spec) -> StopAfter:
    """Return where to stop reading before a fault; raise the error again if there is none."""
    place = error.pointer.split("/")[1] if error.pointer else ""
    lists = [field.id for field in spec.root.fields if field.repeat]
    counted = [key for key in lists if place in find_counters(spec, key)]
    before = [field.id for field in spec.root.fields[: [*spec.root.by_id, place].index(place)] if field.repeat]
    if place in lists:
        rows = error.complete_rows(place)
        key, most = place, sys.maxsize if rows is None else rows
    elif counted and error.kind != "end":
        key, most = counted[0], sys.maxsize
    elif before and error.kind == "end":
        key, most = before[-1], sys.maxsize
    else:
        raise error
    return StopAfter(key, most, tuple(find_counters(spec, key)))


def _assemble_state(state: ReadState, spec: Spec, decisions: Mapping[str, Any]) -> Tables:
    counted = {name for key in (*state.rows, *spec.root.by_id) for name in find_counters(spec, key)}
    row, at, root = b"".join(state.data[start : start + size] for start, size in state.pieces), 0, dict[str, Any]()
    for leaf in (item for item in state.items if isinstance(item, Leaf)):
        if leaf.path not in counted:
            root[leaf.path] = np.frombuffer(row, leaf.dtype, 1, at)[0]
        at += leaf.size
    return assemble(
        spec,
        decisions={name: state.values[name] for name in spec.decisions if name in state.values} | dict(decisions),
        root=root,
        rows=state.rows,
        counts={key: np.diff(offsets) for key, offsets in state.offsets.items()},
    )
