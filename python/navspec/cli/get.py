"""`navspec get`."""

from __future__ import annotations

from dataclasses import replace

import click

from navspec.cli import common
from navspec.inputs.walk import STDIN, demand


@click.command("get", short_help="Values of a file.")
@click.argument("file", metavar="FILE", type=click.Path())
@click.argument("pointers", metavar="POINTER...", nargs=-1, required=True)
@common.name
@common.format_option("get")
@common.as_format
@common.output_option("the values")
@common.force
def command(
    file: str,
    pointers: tuple[str, ...],
    name: str,
    kind: str,
    as_format: str | None,
    output: str,
    force: bool,
) -> None:
    """The values that POINTERs lead to; of a structure or a list all that is in it.

    One value is printed as it is, several are printed with their pointers. /nodes/*/x and /nodes/0-9/x stand for several; see
    navspec ls for what there is.
    """
    common.demand_free(output, force)
    format_id, variant = common.chosen_format(as_format)
    demand(file, file=True)
    source = common.stdin() if file == STDIN else file
    from navspec import api

    record = api.get(source, *pointers, format=format_id, variant=variant, name=name)
    record = replace(record, path=record.path or STDIN)
    common.show("get", kind, record, common.page(output), output, force)
