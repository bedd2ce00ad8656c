"""`navspec extract`."""

from __future__ import annotations

from dataclasses import replace

import click

from navspec.cli import options
from navspec.cli.common import Call
from navspec.inputs.walk import STDIN


@options.command(
    "extract",
    "The files of an archive that navspec knows.",
    click.argument("file", metavar="ARCHIVE", type=click.Path()),
    click.argument("names", metavar="[NAME...]", nargs=-1),
    options.kind("extract"),
    options.target("DIR", "Write the files into this folder, which is made if need be.", required=True),
    click.option("--force", is_flag=True, help="Replace files that are there."),
    options.time_limit,
    options.quiet,
)
def command(call: Call, *, names: tuple[str, ...], target: str) -> int:
    """Write the files of an archive that navspec knows, or of these those that are named.

    A NAME may be a pattern such as "nodes1?.dat"; upper and lower case are the same. The zeros that only fill the last
    sector of a file in the archive are left out. Of a file that is no archive, what is left of older ones behind it is
    written, such as the older areas behind a mesh of GoldSrc. Exit status 1 when a file could not be written.
    """
    from navspec import api

    record = api.extract(call.source, target, names, force=call.force)
    return call.show(replace(record, archive=record.archive or STDIN), brief=call.quiet)
