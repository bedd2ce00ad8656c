"""`navspec census`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.cli.progress import progress
from navspec.errors import ReadError


@click.command("census", short_help="Counts without content, made to be posted.")
@common.paths
@common.name
@common.format_option("census")
@common.as_format
@common.output_option("the census")
@common.force
@common.progress
@common.quiet
def command(
    paths: tuple[str, ...],
    name: str,
    kind: str,
    as_format: str | None,
    output: str,
    force: bool,
    no_progress: bool,
    quiet: bool,
) -> int:
    """Count what files hold, without telling it: made to be posted by owners of games, to settle open questions.

    Numbers of files, their sizes and tables, how often which value stands in fields that say nothing of what somebody has
    made, what rules found, and answers to the open questions of the formats. No paths, names, places or texts.
    """
    common.demand_free(output, force)
    format_id, variant = common.chosen_format(as_format)
    sources = common.sources(common.expanded(paths, name))
    from navspec import api

    unread: list[ReadError] = []
    with progress(not no_progress and not quiet) as update:
        census = api.census(sources, name=name, format=format_id, variant=variant, progress=update, unread=unread)
    for error in unread:
        common.note(f"navspec: {error}")
    common.show("census", kind, census, common.page(output), output, force)
    if output != "-":
        common.note(f"wrote {output}", quiet)
    return int(census.fails)
