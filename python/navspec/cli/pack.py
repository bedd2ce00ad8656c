"""`navspec pack`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import Call


@options.command(
    "pack",
    "An archive of the files of a folder.",
    click.argument("folder", metavar="DIR", type=click.Path(exists=True, file_okay=False)),
    options.kind("pack"),
    options.target("ARCHIVE", "Write the archive here, as gta3.img.", required=True),
    click.option(
        "--base",
        metavar="ARCHIVE",
        type=click.Path(exists=True, dir_okay=False),
        help="Put the files into a copy of this archive; all others in it stay as they are, byte for byte.",
    ),
    options.as_format,
    click.option(
        "--force", is_flag=True, help="Replace an archive that is there; it stays beside the new one as *.bak."
    ),
    options.quiet,
)
def command(call: Call, *, folder: str, target: str, base: str | None) -> int:
    """Write an archive (IMG) of the files in a folder, as the game streams it.

    Without --base it is a new one with the files in the order of their names. The names select the game; --input-format
    gta_img or gta_img3 overrides that. With --base files of the same names are replaced, and new ones are put after the
    others: what has room stays at its place, what grows moves. --base and -o may be the same archive, with --force.
    The archive is read back before it takes its place. Hidden files and backups (*.bak) are left out.
    """
    from navspec import api

    packed = api.pack(folder, target, base=base, format=call.reading["format"], force=call.force)
    return call.show(packed, brief=call.quiet)
