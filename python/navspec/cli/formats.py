"""`navspec formats`."""

from __future__ import annotations

from navspec.cli import options
from navspec.cli.common import Call
from navspec.families import all_formats
from navspec.family.contract import Formats


@options.command(
    "formats", "The formats that navspec knows.", options.kind("formats"), options.output("the list"), options.force
)
def command(call: Call) -> None:
    """The formats that navspec knows, with their variants and what it can do with them."""
    call.show(Formats(tuple(all_formats())))
