"""`navspec rules`."""

from __future__ import annotations

from collections.abc import Mapping

import click

from navspec.cli import options
from navspec.cli.common import Call
from navspec.cli.complete import codes
from navspec.errors import closest
from navspec.records.report import Rule, Rules


@options.command(
    "rules",
    "The rules that navspec knows.",
    click.argument("names", metavar="[NAME]...", nargs=-1, shell_complete=codes),
    options.kind("rules"),
    options.as_format,
    options.output("the list"),
    options.force,
)
def command(call: Call, names: tuple[str, ...]) -> None:
    """The rules that navspec knows, or with --input-format those of one format: what must hold, how bad, how it is known.

    NAME chooses those of a format or family (gta_sa_paths), or those whose codes begin with it (SA_PATHS_LINK).
    """
    from navspec import api

    known = api.rules(call.reading["format"])
    families = {format_.id: format_.family for format_ in api.formats()}
    wanted = dict.fromkeys(code for name in names for code in _codes(name, known, families))
    call.show(Rules(tuple(each for each in known if not names or each.code in wanted)))


def _codes(name: str, known: list[Rule], families: Mapping[str, str]) -> list[str]:
    """Codes of the rules that a name stands for; raises `click.UsageError` where there are none."""
    family = families.get(name.casefold(), name.casefold())
    found = [each.code for each in known if family == each.family or each.code.startswith(name.upper())]
    if not name or not found:
        meant = closest(name, [*families, *(each.code for each in known)])
        hint = meant or "; navspec rules lists all"
        raise click.UsageError(f"there is no format '{name}', and no rule begins with that{hint}")
    return found
