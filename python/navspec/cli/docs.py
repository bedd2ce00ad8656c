"""`navspec docs`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import Call, chosen_format
from navspec.errors import closest


@options.command(
    "docs",
    "The reference of a format, or of one field, value or rule.",
    click.argument("format_id", metavar="FORMAT"),
    click.argument("field", metavar="[FIELD]", default=""),
    options.kind("docs"),
    options.output("the reference"),
    options.force,
)
def command(call: Call, format_id: str, field: str) -> None:
    """The reference of a format: every field with its place, type, unit, range and how it is known, and every rule.

    FIELD narrows it to a structure (path_node), a field (path_node.x), a bit (path_node.flags.speed), an enum or one of its
    values (node_speed.fast), or a rule (SA_PATHS_NODE_ID).
    """
    chosen_format(format_id)
    from navspec.reference.lookup import anchors, narrowed
    from navspec.reference.pages import page

    record = page(format_id)
    if field:
        others = page(record.rules_on) if record.rules_on != record.id else record
        wanted = {each.casefold(): (each, record) for each in anchors(record)}
        wanted |= {each.code.casefold(): (each.code, others) for each in others.rules}
        if field.casefold() not in wanted:
            known = [each for each, _ in wanted.values()]
            raise click.UsageError(
                f"{format_id} has no '{field}'{_meant(field, known)}; navspec docs {format_id} shows all"
            )
        anchor, on = wanted[field.casefold()]
        record = narrowed(on, anchor)
    call.show(record)


def _meant(name: str, known: list[str]) -> str:
    """Names that end like the given one, or else are spelled like it."""
    ending = [each for each in known if each.casefold().endswith(f".{name.casefold()}")][:3]
    return f"; did you mean {' or '.join(ending)}?" if ending else closest(name, known)
