"""`navspec info`."""

from __future__ import annotations

from dataclasses import replace

import click

from navspec.cli import common
from navspec.inputs.walk import STDIN


@click.command("info", short_help="What a file is, in the words of its game.")
@common.paths
@common.name
@common.format_option("info")
@common.as_format
@common.settings("info")
@common.output_option("the facts")
@common.force
@common.quiet
def command(
    paths: tuple[str, ...],
    name: str,
    kind: str,
    as_format: str | None,
    settings: dict[str, str],
    output: str,
    force: bool,
    quiet: bool,
) -> int:
    """What a file is, in the words of its game: facts, counts, extents."""
    common.demand_free(output, force)
    format_id, variant = common.chosen_format(as_format)
    sources = common.sources(common.expanded(paths, name))
    from navspec import api

    record = api.info(sources, name=name, format=format_id, variant=variant, settings=settings, unread=[])
    for error in record.unread:
        common.note(f"navspec: {error}")
    record = replace(record, files=tuple(each.with_path(STDIN) for each in record.files))
    common.show("info", kind, record, common.page(output), output, force)
    if output != "-":
        common.note(f"wrote {output}", quiet)
    return int(record.fails)
