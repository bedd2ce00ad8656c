"""Files as objects, which know the file on disk that they stand for, and as bytes again."""

from __future__ import annotations

import os
from typing import Any

from navspec import tree
from navspec.columns import Tables
from navspec.disk.files import Stamp, refresh_stamp
from navspec.errors import LimitExceeded, ReadError, WriteError
from navspec.families import all_formats
from navspec.family.contract import Format
from navspec.inputs.archive import is_archive_format, split_archive_path
from navspec.inputs.file import InputFile
from navspec.operations.destination import write_file

MOST_OF_RECORDS = 1 << 26
"""Bytes of records that become objects, which take many times as much memory; bytes that stay bytes do not count."""


def load_tree(opened: InputFile) -> Any:
    """See `navspec.load`."""
    opened.require_readable()
    if opened.content.size > MOST_OF_RECORDS:
        _demand_few_records(opened)
    form = opened.format
    try:
        root = tree.read(bytes(opened.content.data), form.spec, package=form.package, decisions=opened.decisions)
    except ReadError as error:
        raise opened.locate_error(error)  # noqa: B904 - the same error
    root._stamp = opened.content.stamp
    return root


def _demand_few_records(opened: InputFile) -> None:
    """Raise `LimitExceeded` for more records than memory can hold as objects."""
    tables = opened.tables()
    size = 0
    for key, rows in tables.items():
        child = tables.layout(key)[1]
        size += 0 if child is not None and child.field.kind == "bytes" else rows.nbytes
    if size > MOST_OF_RECORDS:
        raise LimitExceeded(
            f"the file has {size:,} bytes of records, and objects are made of no more than {MOST_OF_RECORDS:,}",
            format=opened.raw_match.format,
            path=opened.content.path,
            hint="Read it as columns, with navspec.tables",
        )


def bytes_of(data: Any, *, keep_padding: bool, origin: bytes | None = None) -> bytes:
    """See `navspec.to_bytes`; `origin` are the bytes that a tree was read from and not changed since."""
    if isinstance(data, Tables):
        return data.to_bytes(keep_padding=keep_padding)
    return tree.to_bytes(data, _format_of(data).spec, keep_padding=keep_padding, origin=origin)


def _format_of(root: Any) -> Format:
    for format_ in all_formats():
        if type(root).__module__ == f"{format_.package}.{format_.id}":
            return format_
    raise WriteError(f"{type(root).__name__} is neither a tree nor the tables of one file")


def save_tree(root: Any, path: str | os.PathLike[str], *, force: bool, backup: bool, keep_padding: bool) -> None:
    """See `navspec.save`."""
    data = bytes_of(root, keep_padding=keep_padding)
    form = _format_of(root)
    if is_archive_format(form.id):
        raise WriteError(f"{form.title}: only a part of such a file is read, and it cannot be written without the rest")
    stamp: Stamp | None = getattr(root, "_stamp", None)
    write_file(data, path, force=force, backup=backup, stamp=stamp)
    root._stamp = refresh_stamp(stamp, place[0] if (place := split_archive_path(path)) else path)
