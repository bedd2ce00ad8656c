"""Metadata of a network: its source, and its columns."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from navspec.errors import NavspecError
from navspec.exchange.values import TYPES, infer_type
from navspec.graphs.graph import BACK, ValueRange
from navspec.graphs.plan import NetworkPlan, Note

NAME = "navspec"
"""Name of the metadata in files of other formats."""
VERSION = 1
"""Version of the metadata, raised when an older navspec would misread a newer one."""
PLANAR = "planar: game units, not degrees"
FACTS = ("format", "variant", "family", "unit")


class Head(NamedTuple):
    """Metadata of a network.

    Attributes
    ----------
    facts : dict
        As in `NetworkPlan.facts`.
    types, notes : dict
        For `nodes` and `lines`: the type of each column, and descriptions of some.
    """

    facts: dict[str, Any]
    types: dict[str, dict[str, str]]
    notes: dict[str, dict[str, Note]]


def build_head(plan: NetworkPlan) -> dict[str, Any]:
    """Return the metadata of a network as a mapping for JSON."""
    parts = {"nodes": plan.nodes, "lines": plan.lines}
    return {
        "exchange": VERSION,
        **{name: plan.facts[name] for name in FACTS if name in plan.facts},
        "coordinates": PLANAR,
        "columns": {
            part: {
                name: {"type": infer_type(column).type, **_note_dict(plan, part, name)}
                for name, column in columns.items()
            }
            for part, columns in parts.items()
        },
    }


def _note_dict(plan: NetworkPlan, part: str, name: str) -> dict[str, Any]:
    note = plan.notes.get(part, {}).get(name)
    if note is None:
        return {}
    names = {"names": list(note.names)} if note.names else {}
    limits = {"limits": list(note.limits)} if note.limits else {}
    return {"unit": note.unit, "doc": note.doc, **names, **limits, **({"derived": True} if note.is_derived else {})}


def find_note(plan: NetworkPlan, part: str, name: str) -> Note:
    """Return unit and meaning of a column, in either direction."""
    notes = plan.notes.get(part, {})
    return notes.get(name) or notes.get(name.removesuffix(BACK)) or Note()


def read_head(text: str | Mapping[str, Any] | None, path: str) -> Head:
    """Return the metadata of a file, empty if it has none; raises `NavspecError` for one of a newer navspec."""
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
    for part, descriptions in columns.items() if isinstance(columns, Mapping) else ():
        if not isinstance(descriptions, Mapping):
            continue
        descriptions = {name: one for name, one in descriptions.items() if isinstance(one, Mapping)}
        types[part] = {name: one["type"] for name, one in descriptions.items() if one.get("type") in TYPES}
        noted = {name: one for name, one in descriptions.items() if "unit" in one or "doc" in one}
        if noted:
            notes[part] = {name: _read_note(description) for name, description in noted.items()}
    return Head({name: str(head[name]) for name in FACTS if isinstance(head.get(name), str)}, types, notes)


def _read_note(description: Mapping[str, Any]) -> Note:
    names = description.get("names")
    return Note(
        str(description.get("unit", "none")),
        str(description.get("doc", "")),
        tuple(map(str, names)) if isinstance(names, list) else (),
        description.get("derived") is True,
        _read_limits(description.get("limits")),
    )


def _read_limits(limits: Any) -> ValueRange | None:
    if not isinstance(limits, list) or len(limits) != len(ValueRange._fields):
        return None
    return ValueRange(*limits) if set(map(type, limits)) <= {int, float} else None
