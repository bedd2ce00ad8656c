"""`navspec info`."""

from __future__ import annotations

from dataclasses import replace

from navspec.cli import options
from navspec.cli.common import Call
from navspec.inputs.walk import STDIN


@options.command(
    "info",
    "What a file is, in the words of its game.",
    options.files,
    options.printed("info", "the facts", options.settings("info")),
    options.quiet,
)
def command(call: Call) -> int:
    """What a file is, in the words of its game: facts, counts, extents."""
    from navspec import api

    record = api.info(call.sources, **call.reading, unread=[])
    call.tell(record.unread)
    return call.show(replace(record, files=tuple(each.with_path(STDIN) for each in record.files)))
