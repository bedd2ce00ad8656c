"""`navspec repair`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.cli.progress import progress
from navspec.inputs.walk import STDIN


@click.command("repair", short_help="Mend what rules find wrong.")
@common.paths
@click.option("--apply", is_flag=True, help="Replace the files that change; what they held stays beside them as *.bak.")
@click.option(
    "-o",
    "--output",
    metavar="DIR",
    type=click.Path(),
    help="Write all files here instead; a file name where a single file is given.",
)
@common.force
@common.rules("Repair only what these rules find", "Leave alone what these rules find")
@common.base
@common.profile
@common.name
@common.format_option("repair")
@common.as_format
@common.settings("repair")
@common.progress
@common.quiet
def command(
    paths: tuple[str, ...],
    apply: bool,
    output: str | None,
    force: bool,
    select: list[str],
    ignore: list[str],
    base: str | None,
    profile: str,
    name: str,
    kind: str,
    as_format: str | None,
    settings: dict[str, str],
    no_progress: bool,
    quiet: bool,
) -> int:
    """Mend what the rules find wrong, where the right value can be told from the rest.

    Without --apply or -o it only lists what it would do. Every recipe is tried on a copy and kept if its rules fail less
    often; the result is checked as a whole before anything is written. Recipes on request run where --select names their
    rules; what no rule can see has a name of its own, as in --select SA_SAVE_TRAFFIC_GLITCH. Files with wrong counts, whose
    bytes may not be what they are read as, stay as they are.
    """
    if apply and output is not None:
        raise click.UsageError("--apply replaces the files, -o writes them elsewhere; take one of them")
    format_id, variant = common.chosen_format(as_format)
    given = common.expanded(paths, name)
    if STDIN in given and apply:
        raise click.UsageError("stdin cannot be replaced; name a file for the result with -o")
    if output == STDIN:
        raise click.UsageError("the result is a file and not for stdout; name one with -o")
    sources = common.sources(given)
    from navspec import api

    with progress(not no_progress and not quiet) as update:
        done = api.repair(
            sources,
            apply=apply,
            output=output,
            force=force,
            select=select,
            ignore=ignore,
            profile=profile,
            base=base,
            name=name or None,
            format=format_id,
            variant=variant,
            settings=settings,
            progress=update,
        )
    if STDIN in given:
        done = done.with_path(STDIN)
    common.show("repair", kind, done, common.page(brief=quiet))
    return int(done.fails)
