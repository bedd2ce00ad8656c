"""Mods of one base merged: `navspec merge`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import CommandCall
from navspec.inputs.walk import STDIN


@options.command(
    "merge",
    "Merge two or more mods of one map of paths.",
    click.argument("base", metavar="BASE", type=click.Path(exists=True)),
    click.argument("mods", metavar="A B...", nargs=-1, required=True, type=click.Path(exists=True)),
    options.target("DIR", "Output folder, or NAME.img for an archive."),
    options.force,
    click.option(
        "--prefer",
        metavar="A|B",
        help="Let the changes of this mod win where those of another exclude them (default: nothing is written then).",
    ),
    options.settings("merge"),
    options.kind("merge"),
    options.quiet,
)
def merge_command(
    call: CommandCall, *, base: str, mods: tuple[str, ...], target: str | None, prefer: str | None
) -> int:
    """Merge mods A, B and so on of the full set BASE: apply to it what each of them changes in the network, by place.

    All are folders or archives; a mod may consist of the files that it changes. New roads of all mods are in the result, and
    nodes that no mod changes stay as they are, except for numbers that follow. Only files that differ from BASE are written.
    Without -o the result is only shown. Where two mods change the same node in different ways, or one deletes what the
    other changes or joins, the conflict is listed with its place; then nothing is written, and the exit status is 1.
    """
    if len(mods) < 2:
        raise click.UsageError("name two mods or more after the base")
    if STDIN in (base, target, *mods):
        raise click.UsageError("sets are folders or archives, and not stdin or stdout")
    from navspec import api

    a, b, *more = mods
    merged = api.merge(base, a, b, target, more=more, prefer=prefer, force=call.force, **call.read_options)
    return call.show(merged, brief=call.quiet)
