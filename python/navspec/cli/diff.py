"""`navspec diff`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.inputs.walk import STDIN, demand


@click.command("diff", short_help="What changed between two files or folders.")
@click.argument("a", metavar="A", type=click.Path())
@click.argument("b", metavar="B", type=click.Path())
@common.format_option("diff")
@common.as_format
@common.output_option("the changes")
@common.force
@common.quiet
def command(a: str, b: str, kind: str, as_format: str | None, output: str, force: bool, quiet: bool) -> int:
    """What changed from A to B, two files or two folders, by record and field. Exit status 1 when they differ."""
    common.demand_free(output, force)
    if (a, b) == (STDIN, STDIN):
        raise click.UsageError("stdin (-) can be read only once")
    for path in (a, b):
        demand(path)
    format_id, variant = common.chosen_format(as_format)
    from navspec import api

    sources = [common.stdin() if path == STDIN else path for path in (a, b)]
    record = api.diff(*sources, format=format_id, variant=variant)
    common.show("diff", kind, record, common.page(output), output, force)
    if output != "-":
        common.note(f"wrote {output}", quiet)
    return int(record.fails)
