"""`navspec info`."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from navspec.cli import options
from navspec.cli.common import Call
from navspec.inputs.walk import STDIN

if TYPE_CHECKING:
    from navspec.records.facts import Facts


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

    if call.kind == "jsonl":
        from navspec.inputs.request import Request
        from navspec.operations.describe import describe_lots

        lots = describe_lots(Request(tuple(call.sources), **call.reading))
        return call.stream(map(partial(_told, call), lots))

    record = api.info(call.sources, **call.reading, unread=[])
    return call.show(_told(call, record))


def _told(call: Call, record: Facts) -> Facts:
    """Facts that say - for stdin, when it is said what keeps files from being read."""
    call.tell(record.unread)
    return replace(record, files=tuple(file.with_path(STDIN) for file in record.files))
