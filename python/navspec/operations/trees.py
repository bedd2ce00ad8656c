"""Files as objects, and as bytes again."""

from __future__ import annotations

import os
from typing import Any

from navspec import tree
from navspec.columns import Tables
from navspec.errors import ReadError, WriteError
from navspec.families import all_formats
from navspec.family.contract import Format
from navspec.inputs.archive import is_archive_format, split
from navspec.inputs.file import Opened
from navspec.operations.destination import write_file
from navspec.outputs.stamp import renewed


def load_tree(opened: Opened) -> Any:
    """See `navspec.load`."""
    opened.demand()
    form = opened.format
    try:
        root = tree.read(bytes(opened.content.data), form.spec, package=form.package, decisions=opened.decisions)
    except ReadError as error:
        raise opened.located(error)  # noqa: B904 - the same error
    tree.put_stamp(root, opened.content.stamp)
    return root


def bytes_of(data: Any, *, keep_padding: bool) -> bytes:
    """See `navspec.to_bytes`."""
    if isinstance(data, Tables):
        return data.to_bytes(keep_padding=keep_padding)
    return tree.to_bytes(data, _format_of(data).spec, keep_padding=keep_padding)


def _format_of(root: Any) -> Format:
    for each in all_formats():
        if type(root).__module__ == f"{each.package}.{each.id}":
            return each
    raise WriteError(f"{type(root).__name__} is neither a tree nor the tables of one file")


def save_tree(root: Any, path: str | os.PathLike[str], *, force: bool, backup: bool, keep_padding: bool) -> None:
    """See `navspec.save`."""
    data = bytes_of(root, keep_padding=keep_padding)
    form = _format_of(root)
    if is_archive_format(form.id):
        raise WriteError(f"{form.title}: only a part of such a file is read, and it cannot be written without the rest")
    stamp = tree.stamp_of(root)
    write_file(data, path, force=force, backup=backup, stamp=stamp)
    tree.put_stamp(root, renewed(stamp, place[0] if (place := split(path)) else path))
