"""`navspec build`."""

from __future__ import annotations

from pathlib import Path

import click

from navspec.cli import common
from navspec.errors import NavspecError
from navspec.inputs.walk import STDIN, demand


@click.command("build", short_help="A file from the JSON of dump.")
@click.argument("file", metavar="FILE.json", type=click.Path())
@click.option("-o", "--output", metavar="FILE", required=True, help="Write the file here; - is stdout.")
@common.force
@common.quiet
def command(file: str, output: str, force: bool, quiet: bool) -> None:
    """A file from the JSON that navspec dump wrote.

    Counts and lengths are filled; what would not read back is not written.
    """
    common.demand_free(output, force)
    demand(file, file=True)
    data = common.stdin() if file == STDIN else Path(file).read_bytes()
    from navspec import api

    try:
        built = api.build(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise NavspecError(f"{file}: no JSON of navspec dump, it is not UTF-8 text") from error
    except NavspecError as error:
        raise NavspecError(f"{file}: {error}") from error
    common.write_binary(built, output, force)
    if output != "-":
        common.note(f"wrote {len(built):,} bytes to {output}", quiet)
