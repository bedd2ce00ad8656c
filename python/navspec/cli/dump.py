"""`navspec dump`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import Call, write_text


@options.command(
    "dump",
    "A file as JSON, without loss.",
    options.file,
    click.option(
        "--readable",
        is_flag=True,
        help="For editing by hand: the order of the file, decimal floats, enum and flag names; build takes it too.",
    ),
    options.name,
    options.reading,
    options.output("the JSON"),
    options.force,
    options.quiet,
)
def command(call: Call, *, readable: bool) -> None:
    """A file as canonical JSON, without loss: navspec build makes the identical bytes from it."""
    from navspec import api

    write_text(api.dump(call.source, readable=readable, **call.reading), call.output, call.force)
    call.wrote()
