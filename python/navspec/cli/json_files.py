"""Files as JSON: `navspec dump` and `navspec build`."""

from __future__ import annotations

from pathlib import Path

import click

from navspec.cli import options
from navspec.cli.common import CommandCall, write_binary, write_text
from navspec.errors import NavspecError
from navspec.inputs.walk import STDIN


@options.command(
    "dump",
    "Write a file as lossless JSON.",
    options.file,
    click.option(
        "--readable",
        is_flag=True,
        help="Write JSON for editing by hand: fields in file order, decimal floats, names of enums and flags; navspec build "
        "reads it, too.",
    ),
    options.name,
    options.read_options,
    options.output("the JSON"),
    options.force,
    options.quiet,
)
def dump_command(call: CommandCall, *, readable: bool) -> None:
    """Write a file as canonical, lossless JSON; navspec build makes the identical bytes from it."""
    from navspec import api

    write_text(api.dump(call.source, readable=readable, **call.read_options), call.output, call.force)
    call.note_written()


@options.command(
    "build",
    "Rebuild a file from the JSON of dump.",
    click.argument("file", metavar="FILE.json", type=click.Path()),
    click.option(
        "-o",
        "--output",
        metavar="FILE",
        required=True,
        help="Output file, or a file in an archive (gta3.img:nodes12.dat); - is stdout.",
    ),
    options.force,
    options.quiet,
)
def build_command(call: CommandCall) -> None:
    """Rebuild a file from the JSON that navspec dump wrote.

    A count or a length that follows from one list or field is computed, and may be left out. Lists without rows, fixed
    values, and the fields that a new row of a list lacks may be left out, too. A file that would not read back is not
    written.
    """
    source, (path,) = call.source, call.paths
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    from navspec import api
    from navspec.operations.destination import write_file

    try:
        built = api.build(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise NavspecError(f"{path}: not the JSON of navspec dump, it is not UTF-8 text") from error
    except NavspecError as error:
        raise NavspecError(f"{path}: {error}") from error
    if call.output == STDIN:
        write_binary(built, call.output, call.force)
    else:
        write_file(built, call.output, force=call.force)
    call.note_written(f"wrote {len(built):,} bytes to")
