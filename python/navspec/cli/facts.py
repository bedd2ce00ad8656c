"""Facts about files: `navspec info` and `navspec census`."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from navspec.cli import options
from navspec.cli.common import CommandCall
from navspec.errors import ReadError
from navspec.inputs.walk import STDIN

if TYPE_CHECKING:
    from navspec.records.contents import Facts


@options.command(
    "info",
    "Summarise files in the terms of their games.",
    options.files,
    options.output_options("info", "the facts", options.settings("info")),
    options.quiet,
)
def info_command(call: CommandCall) -> int:
    """Summarise files and sets in the terms of their games: facts, counts, extents."""
    from navspec import api

    if call.kind == "jsonl":
        from navspec.inputs.request import Request
        from navspec.operations.listing import iter_facts

        lots = iter_facts(Request(tuple(call.sources), **call.read_options))
        return call.stream(map(partial(_note_unread, call), lots))

    record = api.info(call.sources, **call.read_options, unread=[])
    return call.show(_note_unread(call, record))


def _note_unread(call: CommandCall, record: Facts) -> Facts:
    """Return facts with - as the path of stdin; print unreadable files to stderr."""
    call.report_errors(record.unread)
    return replace(record, files=tuple(file.with_path(STDIN) for file in record.files))


@options.command(
    "census",
    "Collect anonymous statistics to share.",
    options.files,
    options.output_options("census", "the census"),
    options.progress_options,
)
def census_command(call: CommandCall) -> int:
    """Collect anonymous statistics about files, which owners of games can share to settle open questions.

    The census contains the numbers of files, their sizes and tables, and the results of the rules. It counts the values of
    fields that reveal nothing of a user's own work, and answers the open questions of the formats. It contains no paths,
    names, places or texts.
    """
    from navspec import api

    unread: list[ReadError] = []
    with call.progress() as update:
        census = api.census(call.sources, **call.read_options, progress=update, unread=unread)
    call.report_errors(unread)
    return call.show(census)
