"""What is said of a network beside its nodes and lines: what it was made from, and what its columns are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from navspec.errors import NavspecError
from navspec.exchange.values import TYPES, typed
from navspec.graphs.plan import BACK, Note, Plan

NAME = "navspec"
"""Under which name the head stands in files of other formats."""
VERSION = 1
"""Of the head, raised when an older navspec would take a newer one wrongly."""
PLANAR = "planar: game units, not degrees"
FACTS = ("format", "variant", "family", "unit")


class Head(NamedTuple):
    """What is said of a network.

    Attributes
    ----------
    facts : dict
        As in `Plan.facts`.
    types, notes : dict
        For `nodes` and `lines`: the type of each column, and unit and meaning of some.
    """

    facts: dict[str, Any]
    types: dict[str, dict[str, str]]
    notes: dict[str, dict[str, Note]]


def head_of(plan: Plan) -> dict[str, Any]:
    """The head of a file for a network, as a mapping that fits into JSON."""
    parts = {"nodes": plan.nodes, "lines": plan.lines}
    return {
        "exchange": VERSION,
        **{name: plan.facts[name] for name in FACTS if name in plan.facts},
        "coordinates": PLANAR,
        "columns": {
            part: {name: {"type": typed(each).type, **_said(plan, part, name)} for name, each in columns.items()}
            for part, columns in parts.items()
        },
    }


def _said(plan: Plan, part: str, name: str) -> dict[str, str]:
    note = plan.notes.get(part, {}).get(name)
    return note._asdict() if note else {}


def note_of(plan: Plan, part: str, name: str) -> Note:
    """What is to be said of a column, in whichever direction."""
    notes = plan.notes.get(part, {})
    return notes.get(name) or notes.get(name.removesuffix(BACK)) or Note()


def read_head(text: str | Mapping[str, Any] | None, path: str) -> Head:
    """The head of a file; empty where it has none that can be read. Raises `NavspecError` for one of a newer navspec."""
    try:
        head = json.loads(text) if isinstance(text, str) else text
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, Mapping):
        return Head({}, {}, {})
    version = head.get("exchange")
    if isinstance(version, int) and version > VERSION:
        raise NavspecError(f"{path}: a newer navspec wrote this file (exchange {version}); update navspec to read it")
    columns = head.get("columns")
    types: dict[str, dict[str, str]] = {}
    notes: dict[str, dict[str, Note]] = {}
    for part, each in columns.items() if isinstance(columns, Mapping) else ():
        if not isinstance(each, Mapping):
            continue
        said = {name: one for name, one in each.items() if isinstance(one, Mapping)}
        types[part] = {name: one["type"] for name, one in said.items() if one.get("type") in TYPES}
        noted = {name: one for name, one in said.items() if "unit" in one or "doc" in one}
        if noted:
            notes[part] = {
                name: Note(str(one.get("unit", "none")), str(one.get("doc", ""))) for name, one in noted.items()
            }
    return Head({name: str(head[name]) for name in FACTS if isinstance(head.get(name), str)}, types, notes)
