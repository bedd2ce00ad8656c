"""What a shell can complete: codes of rules and formats, quickly."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click

from navspec.families import all_formats, families
from navspec.family.contract import rule_texts

_SECTION = re.compile(r"^## ([A-Z][A-Z0-9_]*)$", re.MULTILINE)


def codes(_context: click.Context, _option: click.Parameter, incomplete: str) -> list[str]:
    """Codes of rules for the last one of a list with commas."""
    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{each}" for each in sorted(_known(begun.upper())) if each.startswith(begun.upper())]


def _known(begun: str) -> Iterator[str]:
    """Codes of the rules that may begin so, from their texts: to make the rules themselves takes too long."""
    from navspec.records.structure import RULES

    yield from RULES
    for family in families().values():
        if begun.startswith(family.prefix) or family.prefix.startswith(begun):
            try:
                yield from _SECTION.findall(rule_texts(f"navspec.families.{family.id}"))
            except ModuleNotFoundError:  # a family of another package
                from navspec.operations.ask import rule_set_of

                yield from rule_set_of(family.id).codes


def formats(_context: click.Context, _option: click.Parameter, incomplete: str) -> list[str]:
    """Ids of formats."""
    return [format_.id for format_ in all_formats() if format_.id.startswith(incomplete)]
