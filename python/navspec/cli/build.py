"""`navspec build`."""

from __future__ import annotations

from pathlib import Path

import click

from navspec.cli import options
from navspec.cli.common import Call, write_binary
from navspec.errors import NavspecError
from navspec.inputs.walk import STDIN


@options.command(
    "build",
    "A file from the JSON of dump.",
    click.argument("file", metavar="FILE.json", type=click.Path()),
    click.option(
        "-o",
        "--output",
        metavar="FILE",
        required=True,
        help="Write the file here, as into gta3.img:nodes12.dat; - is stdout.",
    ),
    options.force,
    options.quiet,
)
def command(call: Call) -> None:
    """A file from the JSON that navspec dump wrote.

    A count or a length that follows from one list or field is filled and may be left out, as may lists without rows, fixed
    values, and all that a new row of a list lacks. What would not read back is not written.
    """
    source, (path,) = call.source, call.paths
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    from navspec import api
    from navspec.operations.destination import write_file

    try:
        built = api.build(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise NavspecError(f"{path}: no JSON of navspec dump, it is not UTF-8 text") from error
    except NavspecError as error:
        raise NavspecError(f"{path}: {error}") from error
    if call.output == STDIN:
        write_binary(built, call.output, call.force)
    else:
        write_file(built, call.output, force=call.force)
    call.wrote(f"wrote {len(built):,} bytes to")
