"""`navspec get`."""

from __future__ import annotations

from dataclasses import replace

import click

from navspec.cli import options
from navspec.cli.common import Call
from navspec.inputs.walk import STDIN


@options.command(
    "get",
    "Values of a file.",
    options.file,
    click.argument("pointers", metavar="POINTER...", nargs=-1, required=True),
    options.name,
    options.printed("get", "the values"),
)
def command(call: Call, *, pointers: tuple[str, ...]) -> None:
    """The values that POINTERs lead to; of a structure or a list all that is in it.

    One value is printed as it is, several are printed with their pointers. /nodes/*/x and /nodes/0-9/x stand for several, and
    money for the only field of that name; see navspec ls for what there is.
    """
    from navspec import api

    record = api.get(call.source, *pointers, **call.reading)
    call.show(replace(record, path=record.path or STDIN))
