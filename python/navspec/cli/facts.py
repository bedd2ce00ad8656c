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
    "What a file is, in the words of its game.",
    options.files,
    options.output_options("info", "the facts", options.settings("info")),
    options.quiet,
)
def info_command(call: CommandCall) -> int:
    """What a file is, in the words of its game: facts, counts, extents."""
    from navspec import api

    if call.kind == "jsonl":
        from navspec.inputs.request import Request
        from navspec.operations.describe import describe_lots

        lots = describe_lots(Request(tuple(call.sources), **call.read_options))
        return call.stream(map(partial(_note_unread, call), lots))

    record = api.info(call.sources, **call.read_options, unread=[])
    return call.show(_note_unread(call, record))


def _note_unread(call: CommandCall, record: Facts) -> Facts:
    """Facts that say - for stdin, when it is said what keeps files from being read."""
    call.report_errors(record.unread)
    return replace(record, files=tuple(file.with_path(STDIN) for file in record.files))


@options.command(
    "census",
    "Counts without content, made to be posted.",
    options.files,
    options.output_options("census", "the census"),
    options.progress_options,
)
def census_command(call: CommandCall) -> int:
    """Count what files hold, without telling it: made to be posted by owners of games, to settle open questions.

    Numbers of files, their sizes and tables, how often which value stands in fields that say nothing of what somebody has
    made, what rules found, and answers to the open questions of the formats. No paths, names, places or texts.
    """
    from navspec import api

    unread: list[ReadError] = []
    with call.progress() as update:
        census = api.census(call.sources, **call.read_options, progress=update, unread=unread)
    call.report_errors(unread)
    return call.show(census)
