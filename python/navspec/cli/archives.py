"""Archives of a game: `navspec extract` and `navspec pack`."""

from __future__ import annotations

from dataclasses import replace

import click

from navspec.cli import options
from navspec.cli.common import CommandCall
from navspec.inputs.walk import STDIN


@options.command(
    "extract",
    "Extract the files of known formats from an archive.",
    click.argument("file", metavar="ARCHIVE", type=click.Path()),
    click.argument("names", metavar="[NAME...]", nargs=-1),
    options.kind("extract"),
    options.target("DIR", "Output folder, created if necessary.", required=True),
    click.option("--force", is_flag=True, help="Replace existing files."),
    options.time_limit,
    options.quiet,
)
def extract_command(call: CommandCall, *, names: tuple[str, ...], target: str) -> int:
    """Extract the files of known formats from an archive, or only the named ones.

    A NAME may be a pattern such as "nodes1?.dat"; upper and lower case are the same. The padding of the last sector of a
    file in the archive is not written. From a file that is not an archive, the older files stored after its content are
    extracted, such as the older areas after a mesh of GoldSrc. The exit status is 1 when a file could not be written.
    """
    from navspec import api

    record = api.extract(call.source, target, names, force=call.force)
    return call.show(replace(record, archive=record.archive or STDIN), brief=call.quiet)


@options.command(
    "pack",
    "Pack the files of a folder into an archive.",
    click.argument("folder", metavar="DIR", type=click.Path(exists=True, file_okay=False)),
    options.kind("pack"),
    options.target("ARCHIVE", "Output archive, such as gta3.img.", required=True),
    click.option(
        "--base",
        metavar="ARCHIVE",
        type=click.Path(exists=True, dir_okay=False),
        help="Put the files into a copy of this archive; its other files are not changed.",
    ),
    options.as_format,
    click.option("--force", is_flag=True, help="Replace an existing archive; the old one is kept as *.bak."),
    options.quiet,
)
def pack_command(call: CommandCall, *, folder: str, target: str, base: str | None) -> int:
    """Pack the files of a folder into an archive (IMG), as the game streams it.

    Without --base the archive is a new one, with the files in the order of their names. The names select the game;
    --input-format gta_img or gta_img3 overrides that.

    With --base, files of the same names are replaced, and new ones are added after the others. A file that fits keeps its
    place; a file that grows too large moves. --base and -o may name the same archive, with --force. The archive is read
    back before it takes its place. Hidden files and backups (*.bak) are left out.
    """
    from navspec import api

    packed = api.pack(folder, target, base=base, format=call.read_options["format"], force=call.force)
    return call.show(packed, brief=call.quiet)
