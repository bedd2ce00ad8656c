"""`navspec ls`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import click

from navspec.cli import options
from navspec.cli.common import Call
from navspec.inputs.walk import STDIN


@options.command(
    "ls",
    "What a file consists of.",
    options.file,
    click.argument("pointer", metavar="[POINTER]", default=""),
    click.option(
        "--limit",
        metavar="N",
        type=click.IntRange(min=1),
        default=100,
        show_default=True,
        help="List no more than this.",
    ),
    click.option("--all", "everything", is_flag=True, help="List bytes that only fill a place, too."),
    options.name,
    options.printed("ls", "the list"),
)
def command(call: Call, *, pointer: str, **asked: Any) -> None:
    """The parts of a file, or of the place that POINTER leads to: fields with type, value and meaning, elements of a list.

    A POINTER is a path of names and numbers, such as /nodes/4/flags; /nodes/800-810 is a range of a list. For a field that the
    file has once, its name is enough.
    """
    from navspec import api

    record = api.ls(call.source, pointer, **call.reading, **asked)
    call.show(replace(record, path=record.path or STDIN))
