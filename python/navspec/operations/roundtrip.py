"""Files that are read and written again: whether the bytes are the same on both planes."""

from __future__ import annotations

from typing import Any

from navspec.columns.compare import first_difference
from navspec.errors import NavspecError
from navspec.inputs.request import Request
from navspec.operations.trees import bytes_of, load_tree


def roundtrip_file(request: Request) -> dict[str, Any]:
    """See `navspec.roundtrip`."""
    opened = request.opened()
    data = bytes(opened.content.data)
    record: dict[str, Any] = {
        "path": opened.content.path,
        "format": opened.match.format,
        "variant": opened.match.variant,
        "size": opened.content.size,
        "tree": "",
        "tables": "",
        "first_difference": None,
        "reason": "",
    }
    for plane, write in (
        ("tree", lambda: bytes_of(load_tree(opened), keep_padding=False)),
        ("tables", lambda: opened.tables().to_bytes()),
    ):
        try:
            written = write()
        except NavspecError as error:
            record[plane] = "error"
            record["reason"] = record["reason"] or str(error)
            continue
        record[plane] = "identical" if written == data else "different"
        if written != data and record["first_difference"] is None:
            record["first_difference"] = first_difference(data, written)
    return record
