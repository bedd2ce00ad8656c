"""`navspec schema`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import Call, write_text
from navspec.schema import NAMES, text


@options.command(
    "schema",
    "The JSON Schema of an output.",
    click.argument("record", metavar="NAME", type=click.Choice(NAMES)),
    options.output("the schema"),
    options.force,
)
def command(call: Call, record: str) -> None:
    """The JSON Schema of what a command prints with --format json: check, info, rules, formats,
    docs, ls, get, set, roundtrip, diff, extract, pack, repair or convert.

    check-jsonl is the one of every line of check --format jsonl, check-rows of every row in a folder of tables,
    checked of the summary in it.
    """
    write_text(text(record), call.output, call.force)
