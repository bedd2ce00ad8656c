"""`navspec compile`."""

from __future__ import annotations

from typing import Any

import click

from navspec.cli import options
from navspec.cli.common import Call
from navspec.inputs.walk import STDIN


@options.command(
    "compile",
    "Make files of a game from a network that is drawn or exported, or from its original texts.",
    click.argument("roads", metavar="ROADS...", nargs=-1, required=True, type=click.Path(dir_okay=False)),
    click.option(
        "--to",
        metavar="TARGET",
        help="What to compile for: a format, a variant such as fla4, or FORMAT:NAME; what ORIGINAL is, or gta_sa_paths, unless "
        "given.",
    ),
    options.target("DIR", "Write the files into this folder, or NAME.img, an archive."),
    options.force,
    click.option(
        "--base",
        metavar="ORIGINAL",
        type=click.Path(exists=True),
        help="Lay the roads into the full set in this folder or archive, or edits of what was exported from it; only files "
        "that change are written.",
    ),
    click.option(
        "--tolerance",
        metavar="UNITS",
        type=click.FloatRange(min=0),
        default=2.0,
        show_default=True,
        help="Join ends of roads that are no farther than this from each other, or from a road of the original.",
    ),
    click.option(
        "--original",
        is_flag=True,
        help="Make the bytes that the original compiler made of texts, paths.ipl and so on.",
    ),
    options.settings("compile", "the smallest that holds all roads unless given"),
    options.kind("compile"),
    options.quiet,
)
def command(call: Call, *, roads: tuple[str, ...], target: str | None, **asked: Any) -> int:
    """Make the files of a game from roads in a file of another program.

    ROADS is what navspec export wrote, edited or not, or lines that somebody drew; or the texts of San Andreas or Vice City,
    paths.ipl, paths2.ipl and so on, all of them. Without -o it only tells what would come
    of it. Everything is made and checked before the first file is written: what no file can hold is listed with its place
    on the drawing, and then nothing is written; the exit status is then 1.
    """
    if target == STDIN:
        raise click.UsageError("the files are not for stdout; name a folder with -o")
    from navspec import api

    source = roads[0] if len(roads) == 1 else list(roads)
    compiled = api.compile(source, target, force=call.force, **call.reading, **asked)
    return call.show(compiled, brief=call.quiet)
