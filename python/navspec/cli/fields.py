"""Commands for the fields of a file: `navspec ls`, `get` and `set`."""

from __future__ import annotations

from dataclasses import replace

import click

from navspec.cli import options
from navspec.cli.common import CommandCall, require_new_file
from navspec.inputs.walk import STDIN


@options.command(
    "ls",
    "List the parts of a file.",
    options.file,
    click.argument("pointer", metavar="[POINTER]", default=""),
    click.option(
        "--limit",
        metavar="N",
        type=click.IntRange(min=1),
        default=100,
        show_default=True,
        help="List at most this many.",
    ),
    click.option("--all", "everything", is_flag=True, help="Also list padding."),
    options.name,
    options.output_options("ls", "the list"),
)
def ls_command(call: CommandCall, *, pointer: str, limit: int, everything: bool) -> None:
    """List the parts of a file, or of the place that POINTER leads to: fields with type, value and meaning, or the
    elements of a list.

    A POINTER is a path of names and numbers, such as /nodes/4/flags; /nodes/800-810 is a range of a list. If a field occurs
    once in a file, its name is enough.
    """
    from navspec import api

    record = api.ls(call.source, pointer, limit=limit, everything=everything, **call.read_options)
    call.show(replace(record, path=record.path or STDIN))


@options.command(
    "get",
    "Print values from a file.",
    options.file,
    click.argument("pointers", metavar="POINTER...", nargs=-1, required=True),
    options.name,
    options.output_options("get", "the values"),
)
def get_command(call: CommandCall, *, pointers: tuple[str, ...]) -> None:
    """Print the values that POINTERs lead to; for a structure or a list, everything in it.

    One value is printed as it is, several are printed with their pointers. Patterns such as /nodes/*/x and /nodes/0-9/x lead
    to several places; money means the only field of that name. navspec ls lists the parts of a file.
    """
    from navspec import api

    record = api.get(call.source, *pointers, **call.read_options)
    call.show(replace(record, path=record.path or STDIN))


@options.command(
    "set",
    "Set values in a file; values that depend on them follow.",
    options.file,
    click.argument("assignments", metavar="POINTER=VALUE...", nargs=-1, required=True),
    click.option("-n", "--dry-run", is_flag=True, help="List the changes, and write nothing."),
    options.target("FILE", "Write the result here; FILE stays as it is."),
    options.force,
    click.option("--allow-invalid", is_flag=True, help="Write the result although it has new errors."),
    click.option("--keep-padding", is_flag=True, help="Leave padding as it is."),
    options.name,
    options.kind("set"),
    options.read_options,
    options.settings("repair"),
    options.quiet,
)
def set_command(
    call: CommandCall,
    *,
    assignments: tuple[str, ...],
    dry_run: bool,
    target: str | None,
    allow_invalid: bool,
    keep_padding: bool,
) -> int:
    """Set the values that POINTERs lead to, all of them or none; the old FILE is kept as *.bak.

    A VALUE is a number (12, -3, 0xFF, 1.5), the name of an enum value, a number with the unit of the field (12.5m), true
    or false for a bit, or text or hex:00FF for bytes. Patterns such as /nodes/*/flags/speed=1 and /nodes/0-9/x=0 set several
    values. If a field occurs once in a file, its name is enough: money=1000000 means /player_info/money=1000000.

    Values that depend on the new ones are updated and listed. The result is checked against the rules; a file with new
    errors is not written.
    """
    values = _parse_assignments(assignments)
    call.require_named_files(not (dry_run or target), target)
    if target and not dry_run:
        require_new_file(target, call.force)
    from navspec import api

    done = api.edit(
        call.source,
        values,
        apply=not dry_run and target is None,
        output=None if dry_run else target,
        force=call.force,
        allow_invalid=allow_invalid,
        keep_padding=keep_padding,
        **call.read_options,
    )
    return call.show(done.with_path(STDIN), brief=call.quiet)


def _parse_assignments(assignments: tuple[str, ...]) -> dict[str, str]:
    """Return values by pointer; raises `click.UsageError` for text that is not POINTER=VALUE, and for a pointer that
    occurs twice.
    """
    values: dict[str, str] = {}
    for assignment in assignments:
        pointer, equals, value = assignment.partition("=")
        if not equals or not pointer:
            raise click.UsageError(f"'{assignment}' sets nothing; write POINTER=VALUE")
        if pointer in values:
            raise click.UsageError(f"{pointer} is set twice")
        values[pointer] = value
    return values
