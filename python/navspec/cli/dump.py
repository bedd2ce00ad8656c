"""`navspec dump`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.inputs.walk import STDIN, demand


@click.command("dump", short_help="A file as JSON, without loss.")
@click.argument("file", metavar="FILE", type=click.Path())
@click.option(
    "--readable", is_flag=True, help="Decimal floats, enum and flag names: for editing by hand; build takes it too."
)
@common.name
@common.as_format
@common.output_option("the JSON")
@common.force
@common.quiet
def command(file: str, readable: bool, name: str, as_format: str | None, output: str, force: bool, quiet: bool) -> None:
    """A file as canonical JSON, without loss: navspec build makes the identical bytes from it."""
    common.demand_free(output, force)
    format_id, variant = common.chosen_format(as_format)
    demand(file, file=True)
    source = common.stdin() if file == STDIN else file
    from navspec import api

    text = api.dump(source, readable=readable, format=format_id, variant=variant, name=name)
    common.write_text(text, output, force)
    if output != "-":
        common.note(f"wrote {output}", quiet)
