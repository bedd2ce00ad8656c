"""`navspec formats`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.families import all_formats


@click.command("formats", short_help="The formats that navspec knows.")
@common.format_option("formats")
@common.output_option("the list")
@common.force
def command(kind: str, output: str, force: bool) -> None:
    """The formats that navspec knows, with their variants and what it can do with them."""
    common.demand_free(output, force)
    record = {"formats": [each.to_dict() for each in all_formats()]}
    common.show("formats", kind, record, common.page(output), output, force)
