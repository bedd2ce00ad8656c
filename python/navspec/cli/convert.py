"""`navspec convert`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.cli.progress import progress
from navspec.inputs.walk import STDIN


@click.command("convert", short_help="Make files of another variant or format.")
@common.paths
@click.option(
    "--to",
    metavar="TARGET",
    required=True,
    help="What to convert to: a variant, game or version such as fla4, gmod or 16.0, or FORMAT:NAME.",
)
@click.option(
    "-o",
    "--output",
    metavar="OUT",
    type=click.Path(),
    help="Write the new files to this folder, under their names; a file where a single one is given.",
)
@common.force
@click.option("--allow-loss", is_flag=True, help="Convert although values are lost that the target does not keep.")
@common.settings("convert", "for the new files, as for the old ones unless given")
@common.settings(
    "convert from", "for the old files, found out from them unless given", name="old_settings", prefix="from_"
)
@common.name
@common.format_option("convert")
@common.as_format
@common.progress
@common.quiet
def command(
    paths: tuple[str, ...],
    to: str,
    output: str | None,
    force: bool,
    allow_loss: bool,
    settings: dict[str, str],
    old_settings: dict[str, str],
    name: str,
    kind: str,
    as_format: str | None,
    no_progress: bool,
    quiet: bool,
) -> int:
    """Make files of another variant, game or version from files and sets.

    Without -o it only lists what it would do, and what would be lost. Everything is converted and checked before the
    first file is written: what the target cannot hold, an error that was not there before, and, without --allow-loss, any
    loss keep all files from being written; the exit status is then 1. With --force the new files may replace those that are
    converted, which then stay beside them as *.bak.
    """
    if output == STDIN:
        raise click.UsageError("the new files are not for stdout; name a file or a folder with -o")
    format_id, variant = common.chosen_format(as_format)
    given = common.expanded(paths, name)
    sources = common.sources(given)
    from navspec import api

    with progress(not no_progress and not quiet) as update:
        converted = api.convert(
            sources,
            to,
            output=output,
            force=force,
            allow_loss=allow_loss,
            settings=settings,
            old_settings=old_settings,
            name=name or None,
            format=format_id,
            variant=variant,
            progress=update,
        )
    if STDIN in given:
        converted = converted.with_path(STDIN)
    common.show("convert", kind, converted, common.page(brief=quiet))
    return int(converted.fails)
