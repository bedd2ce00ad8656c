"""Files as objects, and as bytes again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from navspec import tree
from navspec.columns import Tables
from navspec.errors import ReadError, WriteError
from navspec.inputs.file import Opened, format_of
from navspec.outputs.stamp import renewed
from navspec.outputs.write import write_bytes
from navspec.spec import load_spec


def load_tree(opened: Opened) -> Any:
    """See `navspec.load`."""
    opened.demand()
    try:
        root = tree.read(bytes(opened.content.data), opened.spec, decisions=opened.decisions)
    except ReadError as error:
        raise opened.located(error)  # noqa: B904 - the same error
    tree.put_stamp(root, opened.content.stamp)
    return root


def bytes_of(data: Any, *, keep_padding: bool) -> bytes:
    """See `navspec.to_bytes`."""
    if isinstance(data, Tables):
        return data.to_bytes(keep_padding=keep_padding)
    try:
        spec = load_spec(_format_id(data))
    except KeyError:
        raise WriteError(f"{type(data).__name__} is neither a tree nor the tables of one file") from None
    return tree.to_bytes(data, spec, keep_padding=keep_padding)


def _format_id(root: Any) -> str:
    return type(root).__module__.rpartition(".")[2]


def save_tree(root: Any, path: str | os.PathLike[str], *, force: bool, backup: bool, keep_padding: bool) -> None:
    """See `navspec.save`."""
    data = bytes_of(root, keep_padding=keep_padding)
    form = format_of(_format_id(root))[1]
    if not form.write:
        raise WriteError(f"{form.title}: only a part of such a file is read, and it cannot be written without the rest")
    stamp = tree.stamp_of(root)
    write_bytes(data, Path(path), force=force, backup=backup, stamp=stamp)
    tree.put_stamp(root, renewed(stamp, path))
