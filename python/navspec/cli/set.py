"""`navspec set`."""

from __future__ import annotations

from typing import Any

import click

from navspec.cli import options
from navspec.cli.common import Call, demand_free
from navspec.inputs.walk import STDIN


@options.command(
    "set",
    "Set values of a file; what depends on them follows.",
    options.file,
    click.argument("assignments", metavar="POINTER=VALUE...", nargs=-1, required=True),
    click.option("-n", "--dry-run", is_flag=True, help="List what would change, and write nothing."),
    options.target("FILE", "Write the result here; FILE stays as it is."),
    options.force,
    click.option("--allow-invalid", is_flag=True, help="Write a result that has errors that were not there before."),
    click.option("--keep-padding", is_flag=True, help="Leave bytes that only fill the file as they are."),
    options.name,
    options.kind("set"),
    options.reading,
    options.settings("repair"),
    options.quiet,
)
def command(call: Call, *, assignments: tuple[str, ...], dry_run: bool, target: str | None, **asked: Any) -> int:
    """Set the values that POINTERs lead to, all of them or none; FILE is replaced, what it held stays beside it as *.bak.

    A VALUE is a number (12, -3, 0xFF, 1.5), the name of a member of an enum, a number with the unit of the field (12.5m), true
    or false for a bit, text or hex:00FF for bytes. /nodes/*/flags/speed=1 and /nodes/0-9/x=0 set several places. For a field
    that a file has once, its name is enough: money=1000000 stands for /player_info/money=1000000. What depends
    on a value follows, and is listed. The result is held to the rules: one that has errors that were not there is not written.
    """
    values = _values(assignments)
    call.demand_named(not (dry_run or target), target)
    if target and not dry_run:
        demand_free(target, call.force)
    from navspec import api

    done = api.edit(
        call.source,
        values,
        apply=not dry_run and target is None,
        output=None if dry_run else target,
        force=call.force,
        **call.reading,
        **asked,
    )
    return call.show(done.with_path(STDIN), brief=call.quiet)


def _values(assignments: tuple[str, ...]) -> dict[str, str]:
    """Values by pointer; raises `click.UsageError` for what is none, or is given twice."""
    values: dict[str, str] = {}
    for assignment in assignments:
        pointer, equals, value = assignment.partition("=")
        if not equals or not pointer:
            raise click.UsageError(f"'{assignment}' sets nothing; write POINTER=VALUE")
        if pointer in values:
            raise click.UsageError(f"{pointer} is set twice")
        values[pointer] = value
    return values
