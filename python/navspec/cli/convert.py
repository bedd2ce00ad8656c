"""`navspec convert`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import CommandCall
from navspec.inputs.walk import STDIN


@options.command(
    "convert",
    "Convert files to another variant or format.",
    options.paths,
    click.option(
        "--to",
        metavar="TARGET",
        required=True,
        help="Variant, game or version to convert to, such as fla4, gmod or 16.0, or FORMAT:NAME.",
    ),
    options.target("OUT", "Output folder; a file for a single PATH, or NAME.img for an archive."),
    options.force,
    click.option("--allow-loss", is_flag=True, help="Convert although values are lost that the target cannot store."),
    options.settings("convert", "as for the old files"),
    options.settings("convert from", "detected from the old files", name="old_settings", prefix="from_"),
    options.name,
    options.kind("convert"),
    options.read_options,
    options.progress_options,
)
def convert_command(
    call: CommandCall, *, to: str, target: str | None, allow_loss: bool, old_settings: dict[str, str]
) -> int:
    """Convert files and sets to another variant, game or version.

    Without -o the changes and losses are only listed. Everything is converted and checked before the first file is written.
    Nothing is written if the target cannot store a value, if the result has a new error, or, without --allow-loss, if any
    value is lost; the exit status is then 1.

    With --force the new files may replace the old ones, which are kept as *.bak. A new archive also gets the other files of
    the archive that the old ones came from, if that is of the kind that they need.
    """
    if target == STDIN:
        raise click.UsageError("the new files are not for stdout; name a file or a folder with -o")
    from navspec import api

    with call.progress() as update:
        converted = api.convert(
            call.sources,
            to,
            output=target,
            force=call.force,
            allow_loss=allow_loss,
            old_settings=old_settings,
            **call.read_options,
            progress=update,
        )
    return call.show(call.with_stdin_path(converted), brief=call.quiet)
