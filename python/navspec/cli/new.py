"""`navspec new`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import CommandCall
from navspec.cli.console import print_note
from navspec.errors import NavspecError


@options.command(
    "new",
    "Make a mesh of flat areas.",
    click.argument("to", metavar="FORMAT:VARIANT"),
    click.option(
        "--area",
        "areas",
        metavar="'X0 Y0 X1 Y1 Z'",
        multiple=True,
        required=True,
        help="A flat area: x and y of two opposite corners, and z. Repeat for several; those side by side are linked.",
    ),
    options.target("FILE", "The new file.", required=True),
    options.force,
    options.settings("new", "none"),
    options.quiet,
)
def new_command(call: CommandCall, *, to: str, areas: tuple[str, ...], target: str) -> None:
    """Make a new mesh of flat areas, such as one large area around the places where players start.

    FORMAT:VARIANT is a target of navspec convert, such as source_nav:css or source_nav:16.2. Areas are linked both ways
    where they lie side by side and differ in height by a step at most. The mesh counts as analysed, so that the game does
    not analyse the map each time it is loaded; it has no hiding spots and no places. It stores the size of the map that
    --bsp names. It is written only if it reads back without errors.
    """
    call.require_named_files(False, target)
    from navspec.operations.create import create_file, parse_area

    try:
        parsed = [parse_area(text) for text in areas]
    except NavspecError as error:
        raise click.UsageError(f"--area: {str(error).removeprefix('area ')}") from error
    notes, findings = create_file(to, parsed, target, call.read_options.get("settings", {}), force=call.force)
    for note in notes:
        print_note(f"note: {note}", call.quiet)
    for finding in findings:
        if finding.severity == "warning":
            print_note(f"warning {finding.code}: {finding.message}", call.quiet)
    print_note(f"wrote {target}", call.quiet)
