"""Formats, rules and outputs explained: `navspec docs`, `explain`, `rules`, `formats` and `schema`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from navspec.cli import options
from navspec.cli.common import CommandCall, parse_format, write_text
from navspec.errors import closest
from navspec.families import all_formats
from navspec.family.contract import Formats
from navspec.records.record import SCHEMA_NAMES, schema_text
from navspec.records.report import Rule, Rules

if TYPE_CHECKING:
    from navspec.family.conversion.line_attributes import LineAttribute


@options.command(
    "docs",
    "Show or search the reference of a format.",
    click.argument("words", metavar="FORMAT [NAME] | WORD...", nargs=-1, required=True),
    options.kind("docs"),
    options.output("the reference"),
    options.force,
)
def docs_command(call: CommandCall, words: tuple[str, ...]) -> None:
    """Show the reference of a format: every field with its place, type, unit, range and evidence, and every rule.

    NAME selects a structure (path_node), a field (path_node.x), a bit (path_node.flags.speed), an enum or one of its values
    (node_speed.fast), or a rule (SA_PATHS_NODE_ID). Other words are searched for in all formats, or in the one that is
    named before them: navspec docs flood id. Attributes of drawn roads are found, too: navspec docs lanes_back.
    """
    from navspec.reference.index import iter_anchors, select_anchor
    from navspec.reference.pages import load_page

    formats = [format_.id for format_ in all_formats()]
    format_id, *names = words
    if format_id not in formats:
        if not names and closest(format_id, formats):
            parse_format(format_id)
        _search(call, formats, words)
        return
    record = load_page(format_id)
    if names:
        rules_page = load_page(record.rules_on) if record.rules_on != record.id else record
        wanted = {anchor.casefold(): (anchor, record) for anchor in iter_anchors(record)}
        wanted |= {rule.code.casefold(): (rule.code, rules_page) for rule in rules_page.rules}
        field = " ".join(names)
        if field.casefold() not in wanted:
            hint = "" if len(names) > 1 else _suggest(field, [anchor for anchor, _ in wanted.values()])
            is_attribute = any(field.casefold() in attribute.all_names for attribute in _line_attributes(format_id))
            if hint and (hint.endswith(f".{field}?") or not is_attribute):
                raise click.UsageError(f"{format_id} has no '{field}'{hint}; navspec docs {format_id} shows all")
            _search(call, dict.fromkeys((format_id, rules_page.id)), names)
            return
        anchor, on = wanted[field.casefold()]
        record = select_anchor(on, anchor)
    call.show(record)


def _search(call: CommandCall, formats: Iterable[str], words: Iterable[str]) -> None:
    """Show the places in the reference of some formats that match words."""
    from navspec.reference.index import find_entries, iter_attribute_entries, iter_entries
    from navspec.reference.pages import load_page

    entries = [entry for format_ in formats for entry in iter_entries(load_page(format_))]
    for format_ in formats:
        entries += iter_attribute_entries(format_, _line_attributes(format_))
    hits = find_entries(words, entries)
    if not hits:
        raise click.UsageError(
            f"nothing in the reference contains '{' '.join(words)}'; navspec formats lists the formats"
        )
    if call.kind != "text":
        first = hits[0]
        raise click.UsageError(f"a search is text; for {call.kind} name one place, such as {first.page} {first.anchor}")
    replace(call, command="hits").show(hits)


def _line_attributes(format_id: str) -> tuple[LineAttribute, ...]:
    """Return the attributes of lines that are drawn for a format; empty if it is not a network."""
    from navspec.operations.compile import iter_targets

    return next((compiler.attributes for _, compiler, target in iter_targets() if target.format == format_id), ())


def _suggest(name: str, anchors: list[str]) -> str:
    """Return a hint with names that end like the unknown one, or else are spelled like it."""
    ending = [anchor for anchor in anchors if anchor.casefold().endswith(f".{name.casefold()}")][:3]
    return f"; did you mean {' or '.join(ending)}?" if ending else closest(name, anchors)


@options.command(
    "explain",
    "Explain a rule, a repair or a cause.",
    click.argument("words", metavar="CODE | WORD...", nargs=-1, required=True, shell_complete=options.complete_codes),
)
def explain_command(call: CommandCall, words: tuple[str, ...]) -> None:
    """Explain a rule: what must hold, what the game does otherwise, how to fix it, and the evidence.

    Also explain a repair that runs only by its name, or a cause such as SWAPPED_FILES. Several words are searched for in
    the reference of all formats, as navspec docs does.
    """
    code, *more = words
    if more:
        _search(call, [format_.id for format_ in all_formats()], words)
        return
    from navspec import api
    from navspec.family.diagnosis.hypotheses import CAUSES
    from navspec.operations.repair import find_named_recipes

    rules, repairs = {rule.code: rule for rule in api.rules()}, find_named_recipes()
    wanted = code.upper()
    if wanted in repairs:
        replace(call, command="explain_repair").show(repairs[wanted])
    elif wanted in rules:
        call.show(rules[wanted])
    elif wanted in CAUSES:
        replace(call, command="explain_cause").show(wanted)
    else:
        hint = (
            closest(wanted, [*rules, *repairs, *CAUSES]) or f"; navspec rules lists all, navspec docs {code} searches"
        )
        raise click.UsageError(f"there is no rule '{code}'{hint}")


@options.command(
    "rules",
    "List the rules of all formats or of one.",
    click.argument("names", metavar="[NAME]...", nargs=-1, shell_complete=options.complete_codes),
    options.kind("rules"),
    options.as_format,
    options.output("the list"),
    options.force,
)
def rules_command(call: CommandCall, names: tuple[str, ...]) -> None:
    """List the rules, or with --input-format those of one format: what must hold, the severity, and the evidence.

    NAME selects the rules of a format or family (gta_sa_paths), or those whose codes begin with it (SA_PATHS_LINK).
    """
    from navspec import api

    all_rules = api.rules(call.read_options["format"])
    families = {format_.id: format_.family for format_ in api.formats()}
    wanted = dict.fromkeys(code for name in names for code in _codes_of_name(name, all_rules, families))
    call.show(Rules(tuple(rule for rule in all_rules if not names or rule.code in wanted)))


def _codes_of_name(name: str, all_rules: list[Rule], families: Mapping[str, str]) -> list[str]:
    """Return the codes of the rules that a name matches; raises `click.UsageError` where there are none."""
    family = families.get(name.casefold(), name.casefold())
    codes_of_name = [rule.code for rule in all_rules if family == rule.family or rule.code.startswith(name.upper())]
    if not name or not codes_of_name:
        suggestion = closest(name, [*families, *(rule.code for rule in all_rules)])
        hint = suggestion or "; navspec rules lists all"
        if name.casefold() in families:
            raise click.UsageError(
                f"{name}: the format of --input-format has no rules of this one; leave one of them out"
            )
        raise click.UsageError(f"there is no format '{name}', and no rule begins with that{hint}")
    return codes_of_name


@options.command(
    "formats",
    "List the formats and what navspec can do with them.",
    options.kind("formats"),
    options.output("the list"),
    options.force,
)
def formats_command(call: CommandCall) -> None:
    """List the formats that navspec knows, with their variants and what it can do with them."""
    call.show(Formats(tuple(all_formats())))


@options.command(
    "schema",
    "Print the JSON Schema of an output, of navspec.toml or of a format as data.",
    click.argument("record", metavar="NAME", type=click.Choice(SCHEMA_NAMES)),
    options.output("the schema"),
    options.force,
)
def schema_command(call: CommandCall, record: str) -> None:
    """Print the JSON Schema of the output of a command with --output-format json: check, info, rules, formats,
    docs, ls, get, set, route, roundtrip, diff, extract, pack, repair, convert, compile, export or census.

    check-jsonl, info-jsonl and roundtrip-jsonl describe one line of --output-format jsonl. check-rows describes one row in a
    folder of tables, and checked the summary in it. config describes the settings file navspec.toml, for completion in
    editors. spec describes a format as data, which navspec spec writes.
    """
    write_text(schema_text(record), call.output, call.force)
