"""`navspec docs`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import click

from navspec.cli import options
from navspec.cli.common import Call, chosen_format
from navspec.errors import closest


@options.command(
    "docs",
    "The reference of a format, or of one field, value or rule; or a search in it.",
    click.argument("words", metavar="FORMAT [NAME] | WORD...", nargs=-1, required=True),
    options.kind("docs"),
    options.output("the reference"),
    options.force,
)
def command(call: Call, words: tuple[str, ...]) -> None:
    """The reference of a format: every field with its place, type, unit, range and how it is known, and every rule.

    NAME narrows it to a structure (path_node), a field (path_node.x), a bit (path_node.flags.speed), an enum or one of its
    values (node_speed.fast), or a rule (SA_PATHS_NODE_ID). Other words are searched for, in all formats or in the one that is
    named before them: navspec docs flood id.
    """
    from navspec.families import all_formats
    from navspec.reference.lookup import anchors, narrowed
    from navspec.reference.pages import page

    formats = [format_.id for format_ in all_formats()]
    format_id, *names = words
    if format_id not in formats:
        if not names and closest(format_id, formats):
            chosen_format(format_id)
        _search(call, formats, words)
        return
    record = page(format_id)
    if names:
        others = page(record.rules_on) if record.rules_on != record.id else record
        wanted = {each.casefold(): (each, record) for each in anchors(record)}
        wanted |= {rule.code.casefold(): (rule.code, others) for rule in others.rules}
        field = " ".join(names)
        if field.casefold() not in wanted:
            meant = "" if len(names) > 1 else _meant(field, [each for each, _ in wanted.values()])
            if meant:
                raise click.UsageError(f"{format_id} has no '{field}'{meant}; navspec docs {format_id} shows all")
            _search(call, dict.fromkeys((format_id, others.id)), names)
            return
        anchor, on = wanted[field.casefold()]
        record = narrowed(on, anchor)
    call.show(record)


def _search(call: Call, formats: Iterable[str], words: Iterable[str]) -> None:
    """Show what the pages of some formats have to words."""
    from navspec.reference.index import best, entries
    from navspec.reference.pages import page

    found = best(words, (entry for format_ in formats for entry in entries(page(format_))))
    if not found:
        raise click.UsageError(f"nothing in the reference has '{' '.join(words)}'; navspec formats lists the formats")
    if call.kind != "text":
        first = found[0]
        raise click.UsageError(f"a search is text; for {call.kind} name one place, such as {first.page} {first.anchor}")
    replace(call, command="hits").show(found)


def _meant(name: str, known: list[str]) -> str:
    """Names that end like the given one, or else are spelled like it."""
    ending = [each for each in known if each.casefold().endswith(f".{name.casefold()}")][:3]
    return f"; did you mean {' or '.join(ending)}?" if ending else closest(name, known)
