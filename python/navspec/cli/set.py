"""`navspec set`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.inputs.walk import STDIN, demand


@click.command("set", short_help="Set values of a file; what depends on them follows.")
@click.argument("file", metavar="FILE", type=click.Path())
@click.argument("assignments", metavar="POINTER=VALUE...", nargs=-1, required=True)
@click.option("-n", "--dry-run", is_flag=True, help="List what would change, and write nothing.")
@click.option("-o", "--output", metavar="FILE", type=click.Path(), help="Write the result here; FILE stays as it is.")
@common.force
@click.option("--allow-invalid", is_flag=True, help="Write a result that has errors that were not there before.")
@click.option("--keep-padding", is_flag=True, help="Leave bytes that only fill the file as they are.")
@common.name
@common.format_option("set")
@common.as_format
@common.settings("repair")
@common.quiet
def command(
    file: str,
    assignments: tuple[str, ...],
    dry_run: bool,
    output: str | None,
    force: bool,
    allow_invalid: bool,
    keep_padding: bool,
    name: str,
    kind: str,
    as_format: str | None,
    settings: dict[str, str],
    quiet: bool,
) -> int:
    """Set the values that POINTERs lead to, all of them or none; FILE is replaced, what it held stays beside it as *.bak.

    A VALUE is a number (12, -3, 0xFF, 1.5), the name of a member of an enum, a number with the unit of the field (12.5m), true
    or false for a bit, text or hex:00FF for bytes. /nodes/*/flags/speed=1 and /nodes/0-9/x=0 set several places. What depends
    on a value follows, and is listed. The result is held to the rules: one that has errors that were not there is not written.
    """
    format_id, variant = common.chosen_format(as_format)
    demand(file, file=True)
    values = _values(assignments)
    if file == STDIN and not (dry_run or output):
        raise click.UsageError("stdin cannot be replaced; name a file for the result with -o")
    if output == STDIN:
        raise click.UsageError("the result is a file and not for stdout; name one with -o")
    if output and not dry_run:
        common.demand_free(output, force)
    source = common.stdin() if file == STDIN else file
    from navspec import api

    done = api.edit(
        source,
        values,
        apply=not dry_run and output is None,
        output=None if dry_run else output,
        force=force,
        allow_invalid=allow_invalid,
        keep_padding=keep_padding,
        name=name,
        format=format_id,
        variant=variant,
        settings=settings,
    ).with_path(STDIN)
    common.show("set", kind, done, common.page(brief=quiet))
    return int(done.fails)


def _values(assignments: tuple[str, ...]) -> dict[str, str]:
    """Values by pointer; raises `click.UsageError` for what is none, or is given twice."""
    values: dict[str, str] = {}
    for each in assignments:
        pointer, equals, value = each.partition("=")
        if not equals or not pointer:
            raise click.UsageError(f"'{each}' sets nothing; write POINTER=VALUE")
        if pointer in values:
            raise click.UsageError(f"{pointer} is set twice")
        values[pointer] = value
    return values
