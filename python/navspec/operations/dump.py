"""Files as canonical JSON, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from navspec import tree
from navspec.columns import read
from navspec.errors import NavspecError, WriteError
from navspec.families import find_format
from navspec.family.contract import Format
from navspec.inputs.file import InputFile
from navspec.operations.trees import load_tree
from navspec.spec.derived_bytes import DerivedState
from navspec.tree.metadata import RowChanges


def dump_file(opened: InputFile, *, readable: bool) -> str:
    """See `navspec.dump`."""
    root = load_tree(opened)
    content = tree.to_json(root, opened.spec, readable=readable, as_read=True)
    head: dict[str, Any] = {"format": opened.match.format, "variant": opened.match.variant}
    if facts := tree.derived_state(root).facts():
        head["seal"] = facts
    form: dict[str, Any] = {"indent": 1} if readable else {"separators": (",", ":")}
    return json.dumps({"$navspec": head, **content}, ensure_ascii=False, **form) + "\n"


def build_file(text: str) -> bytes:
    """See `navspec.build`."""
    content = _parsed(text)
    head = content.pop("$navspec", None) if isinstance(content, dict) else None
    if not isinstance(head, dict) or not isinstance(head.get("format"), str):
        raise WriteError('this is no dump: JSON with a first member "$navspec" that names the format')
    try:
        family, format = find_format(head["format"])
    except NavspecError as error:
        raise WriteError(str(error), pointer="/$navspec/format") from error
    if head.get("variant") not in format.variants:
        wanted = ", ".join(format.variants)
        raise WriteError(f"{format.id} has no such variant; it has {wanted}", pointer="/$navspec/variant")
    decisions = family.decisions[head["variant"]]
    root = tree.from_json(content, format.spec, format.package, completes=True, decisions=decisions)
    try:
        tree.set_derived_state(root, DerivedState.from_facts(head.get("seal", {})))
    except ValueError as error:
        raise WriteError(str(error), pointer="/$navspec/seal") from error
    data = tree.to_bytes(root, format.spec)
    if touched := tree.row_changes(root):
        _demand_led(data, format, root, touched)
    return data


def _demand_led(data: bytes, format: Format, root: Any, touched: Mapping[str, RowChanges]) -> None:
    """Raise `WriteError` where rows were added or dropped and something leads to none, or perhaps to another one now."""
    tables = read(data, format.spec, decisions=tree.get_decisions(root, format.spec))
    tables.require_references({table: changes.moved for table, changes in touched.items()})


def _parsed(text: str) -> Any:
    """JSON without repeated members."""

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        object_ = dict(pairs)
        if len(object_) != len(pairs):
            names = [name for name, _ in pairs]
            raise ValueError(f"{next(name for name in names if names.count(name) > 1)!r} stands twice in one object")
        return object_

    try:
        return json.loads(text, object_pairs_hook=members)
    except json.JSONDecodeError as error:
        raise WriteError(f"this is no JSON: {error.msg} in line {error.lineno}, column {error.colno}") from error
    except (ValueError, RecursionError) as error:
        raise WriteError(f"this JSON cannot be read: {error}") from error
