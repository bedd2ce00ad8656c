"""Files that are read and written again: whether the bytes are the same on both planes."""

from __future__ import annotations

from navspec.columns.compare import first_difference
from navspec.errors import NavspecError
from navspec.inputs.request import Request
from navspec.operations.trees import bytes_of, load_tree
from navspec.records.roundtrip import Roundtrip, State


def roundtrip_file(request: Request) -> Roundtrip:
    """See `navspec.roundtrip`."""
    opened = request.opened()
    data = bytes(opened.content.data)
    states: dict[str, State] = {}
    differs, reason = None, ""
    for plane, write in (
        ("tree", lambda: bytes_of(load_tree(opened), keep_padding=False)),
        ("tables", lambda: opened.tables().to_bytes()),
    ):
        try:
            written = write()
        except NavspecError as error:
            states[plane], reason = "error", reason or str(error)
            continue
        states[plane] = "identical" if written == data else "different"
        if written != data and differs is None:
            differs = first_difference(data, written)
    known = opened.content.path, opened.match.format, opened.match.variant, opened.content.size
    return Roundtrip(*known, **states, first_difference=differs, reason=reason)
