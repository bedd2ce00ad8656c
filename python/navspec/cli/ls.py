"""`navspec ls`."""

from __future__ import annotations

from dataclasses import replace

import click

from navspec.cli import common
from navspec.inputs.walk import STDIN, demand


@click.command("ls", short_help="What a file consists of.")
@click.argument("file", metavar="FILE", type=click.Path())
@click.argument("pointer", metavar="[POINTER]", default="")
@click.option(
    "--limit", metavar="N", type=click.IntRange(min=1), default=100, show_default=True, help="List no more than this."
)
@click.option("--all", "everything", is_flag=True, help="List bytes that only fill a place, too.")
@common.name
@common.format_option("ls")
@common.as_format
@common.output_option("the list")
@common.force
def command(
    file: str,
    pointer: str,
    limit: int,
    everything: bool,
    name: str,
    kind: str,
    as_format: str | None,
    output: str,
    force: bool,
) -> None:
    """The parts of a file, or of the place that POINTER leads to: fields with type, value and meaning, elements of a list.

    A POINTER is a path of names and numbers, such as /nodes/4/flags; /nodes/800-810 is a range of a list.
    """
    common.demand_free(output, force)
    format_id, variant = common.chosen_format(as_format)
    demand(file, file=True)
    source = common.stdin() if file == STDIN else file
    from navspec import api

    record = api.ls(source, pointer, limit=limit, everything=everything, format=format_id, variant=variant, name=name)
    record = replace(record, path=record.path or STDIN)
    common.show("ls", kind, record, common.page(output), output, force)
