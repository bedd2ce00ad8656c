"""`navspec schema`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.schema import NAMES, text


@click.command("schema", short_help="The JSON Schema of an output.")
@click.argument("name", metavar="NAME", type=click.Choice(NAMES))
@common.output_option("the schema")
@common.force
def command(name: str, output: str, force: bool) -> None:
    """The JSON Schema of what a command prints with --format json: check, info, rules, formats,
    docs, ls, get, set, roundtrip, diff, extract, repair or convert.

    check-jsonl is the one of every line of check --format jsonl.
    """
    common.demand_free(output, force)
    common.write_text(text(name), output, force)
