"""Files compared: `navspec diff` and `navspec roundtrip`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import click

from navspec.cli import options
from navspec.cli.common import CommandCall, load_source, print_note, require_not_input
from navspec.inputs.walk import STDIN, require_path
from navspec.report.sheet import format_count

if TYPE_CHECKING:
    from navspec.records.comparison import Roundtrips


@options.command(
    "diff",
    "Show what changed between two files or folders.",
    click.argument("a", metavar="A", type=click.Path()),
    click.argument("b", metavar="B", type=click.Path()),
    click.option("--rows", is_flag=True, help="Show changes of networks and meshes by row, too, not by place."),
    options.output_options("diff", "the changes", options.settings("diff")),
    options.quiet,
)
def diff_command(call: CommandCall, a: str, b: str, *, rows: bool) -> int:
    """Show what changed from A to B, two files or two folders, by record and field. Exit status 1 when they differ.

    In networks and meshes whose rows came or went, nodes are compared by place: which are new, gone, moved or changed, and
    which lines. Numbers that only follow from this, such as the numbers of all later rows, are counted in one line.
    """
    if (a, b) == (STDIN, STDIN):
        raise click.UsageError("stdin (-) can be read only once")
    for path in (a, b):
        require_path(path)
    require_not_input(call.output, (a, b))
    from navspec import api

    return call.show(
        api.diff(load_source(a), load_source(b), rows=rows, drawings=call.kind == "html", **call.read_options)
    )


@options.command(
    "roundtrip",
    "Read and rewrite files, and compare the bytes.",
    options.files,
    options.output_options("roundtrip", "the result"),
    options.jobs(os.cpu_count() or 1, " (default: one for each processor)"),
    options.progress_options,
)
def roundtrip_command(call: CommandCall, *, jobs: int) -> int:
    """Read and rewrite files, as objects and as columns, and compare the bytes. No file is changed."""
    from navspec.inputs.request import Request
    from navspec.operations.comparison import iter_roundtrips, join_batches

    with call.progress() as update:
        lots = _note_unread(
            call, iter_roundtrips(Request(tuple(call.sources), **call.read_options, progress=update, jobs=jobs))
        )
        if call.kind == "jsonl":
            return call.stream(lots)
        record = join_batches(lots)
    return call.show(record)


def _note_unread(call: CommandCall, lots: Iterable[tuple[Roundtrips, int]]) -> Iterator[Roundtrips]:
    """Yield results with - as the path of stdin; print unreadable files, and the number of skipped ones, to stderr."""
    num_skipped = 0
    for record, count in lots:
        call.report_errors(file.reason for file in record.files if not file.format)
        num_skipped += count
        yield record.with_path(STDIN)
    if num_skipped:
        print_note(f"skipped {format_count(num_skipped, 'file')} of no known format", call.quiet)
