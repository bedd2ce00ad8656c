"""Trees of objects: reading, writing, and conversion to canonical JSON and back."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

from navspec import tree
from navspec.columns import Tables, read
from navspec.disk.files import Stamp, refresh_stamp
from navspec.errors import LimitExceeded, NavspecError, ReadError, WriteError
from navspec.families import all_formats, find_format
from navspec.family.contract import Format
from navspec.inputs.archive import is_archive_format, split_archive_path
from navspec.inputs.file import InputFile
from navspec.operations.destination import write_file
from navspec.spec.derived_bytes import DerivedState
from navspec.tree.metadata import RowChanges

MAX_RECORDS_SIZE = 1 << 26
"""Most bytes of records that become objects, which take many times as much memory; plain bytes do not count."""


def load_tree(opened: InputFile) -> Any:
    """Read a file as objects; see `navspec.load`."""
    opened.require_readable()
    if opened.content.size > MAX_RECORDS_SIZE:
        _require_few_records(opened)
    form = opened.format
    try:
        root = tree.read(bytes(opened.content.data), form.spec, package=form.package, decisions=opened.decisions)
    except ReadError as error:
        raise opened.locate_error(error)  # noqa: B904 - the same error
    root._stamp = opened.content.stamp
    return root


def _require_few_records(opened: InputFile) -> None:
    """Raise `LimitExceeded` for more records than memory can hold as objects."""
    tables = opened.tables()
    size = 0
    for key, rows in tables.items():
        child = tables.layout(key)[1]
        size += 0 if child is not None and child.field.kind == "bytes" else rows.nbytes
    if size > MAX_RECORDS_SIZE:
        raise LimitExceeded(
            f"the file has {size:,} bytes of records, and objects are made of no more than {MAX_RECORDS_SIZE:,}",
            format=opened.raw_match.format,
            path=opened.content.path,
            hint="Read it as columns, with navspec.tables",
        )


def to_bytes(data: Any, *, keep_padding: bool, origin: bytes | None = None) -> bytes:
    """Return the bytes of a tree or tables; see `navspec.to_bytes`.

    `origin` are the bytes that a tree was read from, if it has not changed.
    """
    if isinstance(data, Tables):
        return data.to_bytes(keep_padding=keep_padding)
    return tree.to_bytes(data, _find_format(data).spec, keep_padding=keep_padding, origin=origin)


def _find_format(root: Any) -> Format:
    for format_ in all_formats():
        if type(root).__module__ == f"{format_.package}.{format_.id}":
            return format_
    raise WriteError(f"{type(root).__name__} is neither a tree nor the tables of one file")


def save_tree(root: Any, path: str | os.PathLike[str], *, force: bool, backup: bool, keep_padding: bool) -> None:
    """Write a tree; see `navspec.save`."""
    data = to_bytes(root, keep_padding=keep_padding)
    form = _find_format(root)
    if is_archive_format(form.id):
        raise WriteError(f"{form.title}: only a part of such a file is read, and it cannot be written without the rest")
    stamp: Stamp | None = getattr(root, "_stamp", None)
    write_file(data, path, force=force, backup=backup, stamp=stamp)
    root._stamp = refresh_stamp(stamp, place[0] if (place := split_archive_path(path)) else path)


def dump_file(opened: InputFile, *, readable: bool) -> str:
    """Return a file as JSON; see `navspec.dump`."""
    root = load_tree(opened)
    content = tree.to_json(root, opened.spec, readable=readable, as_read=True)
    head: dict[str, Any] = {"format": opened.match.format, "variant": opened.match.variant}
    if facts := tree.derived_state(root).facts():
        head["seal"] = facts
    form: dict[str, Any] = {"indent": 1} if readable else {"separators": (",", ":")}
    return json.dumps({"$navspec": head, **content}, ensure_ascii=False, **form) + "\n"


def build_file(text: str) -> bytes:
    """Return the bytes of a dump; see `navspec.build`."""
    content = _parse(text)
    head = content.pop("$navspec", None) if isinstance(content, dict) else None
    if not isinstance(head, dict) or not isinstance(head.get("format"), str):
        raise WriteError('this is not a dump: JSON with a first member "$navspec" that names the format')
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
        _require_references(data, format, root, touched)
    return data


def _require_references(data: bytes, format: Format, root: Any, touched: Mapping[str, RowChanges]) -> None:
    """Raise `WriteError` if rows were added or removed and a reference leads to no row, or perhaps to another one."""
    tables = read(data, format.spec, decisions=tree.get_decisions(root, format.spec))
    tables.require_references({table: changes.moved for table, changes in touched.items()})


def _parse(text: str) -> Any:
    """Return JSON data; raises `WriteError` for invalid JSON and for repeated members."""

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        object_ = dict(pairs)
        if len(object_) != len(pairs):
            names = [name for name, _ in pairs]
            raise ValueError(f"{next(name for name in names if names.count(name) > 1)!r} occurs twice in one object")
        return object_

    try:
        return json.loads(text, object_pairs_hook=members)
    except json.JSONDecodeError as error:
        raise WriteError(f"this is not JSON: {error.msg} in line {error.lineno}, column {error.colno}") from error
    except (ValueError, RecursionError) as error:
        raise WriteError(f"this JSON cannot be read: {error}") from error
