"""`navspec schema`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import Call, write_text
from navspec.records.schema import NAMES, text


@options.command(
    "schema",
    "The JSON Schema of an output, or of navspec.toml.",
    click.argument("record", metavar="NAME", type=click.Choice(NAMES)),
    options.output("the schema"),
    options.force,
)
def command(call: Call, record: str) -> None:
    """The JSON Schema of what a command prints with --output-format json: check, info, rules, formats,
    docs, ls, get, set, roundtrip, diff, extract, pack, repair or convert.

    check-jsonl, info-jsonl and roundtrip-jsonl are those of every line of --output-format jsonl, check-rows is the one of every
    row in a folder of tables, checked of the summary in it, config that of navspec.toml, by which editors complete it.
    """
    write_text(text(record), call.output, call.force)
