"""`navspec rules`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.records.report import Rules


@click.command("rules", short_help="The rules that navspec knows.")
@common.format_option("rules")
@common.as_format
@common.output_option("the list")
@common.force
def command(kind: str, as_format: str | None, output: str, force: bool) -> None:
    """The rules that navspec knows, or with --as those of one format: what must hold, how bad, how it is known."""
    common.demand_free(output, force)
    format_id, _ = common.chosen_format(as_format)
    from navspec import api

    record = Rules(tuple(api.rules(format_id)))
    common.show("rules", kind, record, common.page(output), output, force)
