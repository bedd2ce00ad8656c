"""`navspec explain`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.errors import closest


@click.command("explain", short_help="One rule: why it is there and what to do.")
@click.argument("code", metavar="CODE")
def command(code: str) -> None:
    """One rule: what must hold, what the game does otherwise, what to do, and how it is known."""
    from navspec import api

    rules = {each.code: each for each in api.rules()}
    wanted = code.upper()
    if wanted not in rules:
        raise click.UsageError(
            f"there is no rule '{code}'{closest(wanted, list(rules)) or '; navspec rules lists all'}"
        )
    common.show("explain", "text", rules[wanted].to_dict(), common.page())
