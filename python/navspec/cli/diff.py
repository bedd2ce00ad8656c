"""`navspec diff`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import Call, demand_apart, source_of
from navspec.inputs.walk import STDIN, demand


@options.command(
    "diff",
    "What changed between two files or folders.",
    click.argument("a", metavar="A", type=click.Path()),
    click.argument("b", metavar="B", type=click.Path()),
    options.printed("diff", "the changes", options.settings("diff")),
    options.quiet,
)
def command(call: Call, a: str, b: str) -> int:
    """What changed from A to B, two files or two folders, by record and field. Exit status 1 when they differ."""
    if (a, b) == (STDIN, STDIN):
        raise click.UsageError("stdin (-) can be read only once")
    for path in (a, b):
        demand(path)
    demand_apart(call.output, (a, b))
    from navspec import api

    return call.show(api.diff(source_of(a), source_of(b), **call.reading))
