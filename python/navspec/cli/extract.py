"""`navspec extract`."""

from __future__ import annotations

from dataclasses import replace

import click

from navspec.cli import common
from navspec.inputs.walk import STDIN, demand


@click.command("extract", short_help="The files of an archive that navspec knows.")
@click.argument("archive", metavar="ARCHIVE", type=click.Path())
@click.argument("names", metavar="[NAME...]", nargs=-1)
@common.format_option("extract")
@click.option(
    "-o", "--output", metavar="DIR", required=True, help="Write the files into this folder, which is made if need be."
)
@click.option("--force", is_flag=True, help="Replace files that are there.")
@common.quiet
def command(archive: str, names: tuple[str, ...], kind: str, output: str, force: bool, quiet: bool) -> int:
    """Write the files of an archive that navspec knows, or of these those that are named.

    A NAME may be a pattern such as "nodes1?.dat"; upper and lower case are the same. The zeros that only fill the last
    sector of a file in the archive are left out. Of a file that is no archive, what is left of older ones behind it is
    written, such as the older areas behind a mesh of GoldSrc. Exit status 1 when a file could not be written.
    """
    demand(archive, file=True)
    from navspec import api

    record = api.extract(common.stdin() if archive == STDIN else archive, output, names, force=force)
    record = replace(record, archive=record.archive or STDIN)
    common.show("extract", kind, record, common.page(brief=quiet))
    return int(record.fails)
