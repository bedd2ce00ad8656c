"""`navspec explain`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.errors import closest


@click.command("explain", short_help="One rule, or one repair: why it is there and what to do.")
@click.argument("code", metavar="CODE")
def command(code: str) -> None:
    """One rule: what must hold, what the game does otherwise, what to do, and how it is known.

    Or a repair that is asked for by its name: what it does, and who wants it.
    """
    from navspec import api
    from navspec.operations.repair import named_repairs

    rules, repairs = {each.code: each for each in api.rules()}, named_repairs()
    wanted = code.upper()
    if wanted in repairs:
        common.show("explain_repair", "text", repairs[wanted], common.page())
    elif wanted in rules:
        common.show("explain", "text", rules[wanted], common.page())
    else:
        raise click.UsageError(
            f"there is no rule '{code}'{closest(wanted, [*rules, *repairs]) or '; navspec rules lists all'}"
        )
