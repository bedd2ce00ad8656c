"""`navspec docs`."""

from __future__ import annotations

import click

from navspec.cli import common
from navspec.errors import closest


@click.command("docs", short_help="The reference of a format, or of one field, value or rule.")
@click.argument("format_id", metavar="FORMAT")
@click.argument("name", metavar="[FIELD]", default="")
@common.format_option("docs")
@common.output_option("the reference")
@common.force
def command(format_id: str, name: str, kind: str, output: str, force: bool) -> None:
    """The reference of a format: every field with its place, type, unit, range and how it is known, and every rule.

    FIELD narrows it to a structure (path_node), a field (path_node.x), a bit (path_node.flags.speed), an enum or one of its
    values (node_speed.fast), or a rule (SA_PATHS_NODE_ID).
    """
    common.demand_free(output, force)
    common.chosen_format(format_id)
    from navspec.reference.lookup import anchors, narrowed
    from navspec.reference.pages import page

    record = page(format_id)
    if name:
        others = page(record.rules_on) if record.rules_on != record.id else record
        wanted = {each.casefold(): (each, record) for each in anchors(record)}
        wanted |= {each.code.casefold(): (each.code, others) for each in others.rules}
        if name.casefold() not in wanted:
            known = [each for each, _ in wanted.values()]
            raise click.UsageError(
                f"{format_id} has no '{name}'{_meant(name, known)}; navspec docs {format_id} shows all"
            )
        anchor, on = wanted[name.casefold()]
        record = narrowed(on, anchor)
    common.show("docs", kind, record, common.page(output), output, force)


def _meant(name: str, known: list[str]) -> str:
    """Names that end like the given one, or else are spelled like it."""
    ending = [each for each in known if each.casefold().endswith(f".{name.casefold()}")][:3]
    return f"; did you mean {' or '.join(ending)}?" if ending else closest(name, known)
