"""`navspec explain`."""

from __future__ import annotations

from dataclasses import replace

import click

from navspec.cli import options
from navspec.cli.common import Call
from navspec.cli.complete import codes
from navspec.errors import closest


@options.command(
    "explain",
    "One rule, or one repair: why it is there and what to do.",
    click.argument("code", metavar="CODE", shell_complete=codes),
)
def command(call: Call, code: str) -> None:
    """One rule: what must hold, what the game does otherwise, what to do, and how it is known.

    Or a repair that is asked for by its name: what it does, and who wants it. Or a cause, such as SWAPPED_FILES.
    """
    from navspec import api
    from navspec.family.diagnosis.hypotheses import CAUSES
    from navspec.operations.repair import named_repairs

    rules, repairs = {rule.code: rule for rule in api.rules()}, named_repairs()
    wanted = code.upper()
    if wanted in repairs:
        replace(call, command="explain_repair").show(repairs[wanted])
    elif wanted in rules:
        call.show(rules[wanted])
    elif wanted in CAUSES:
        replace(call, command="explain_cause").show(wanted)
    else:
        raise click.UsageError(
            f"there is no rule '{code}'{closest(wanted, [*rules, *repairs, *CAUSES]) or '; navspec rules lists all'}"
        )
