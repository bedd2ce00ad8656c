"""Recipes that need no more than the annotations of a spec: where a declaration says which value belongs in a place."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import Any

import numpy as np

from navspec.check.annotations import Declared, declared, identities
from navspec.check.recipes import Recipe, assign
from navspec.check.rules import View
from navspec.spec import Spec
from navspec.tables import Tables


def recipes(spec: Spec, wanted: Collection[str]) -> list[Recipe]:
    """A recipe for each of the wanted codes whose annotations determine the value."""
    grouped: dict[str, list[Declared]] = {}
    for each in declared(spec):
        if each.code in wanted:
            grouped.setdefault(each.code, []).append(each)
    return [recipe for group in grouped.values() if (recipe := _recipe(group))]


def _recipe(group: list[Declared]) -> Recipe | None:
    first = group[0]
    names = ", ".join(dict.fromkeys(each.field or each.each.id for each in group))
    if all(each.key == "expect" and "eq" in each.note for each in group):
        values = " or ".join(dict.fromkeys(str(each.note["eq"]) for each in group))
        return Recipe((first.code,), f"set {names} to {values}", partial(_equal, group))
    if first.key == "key":
        source = "the number of the file" if first.note["is"] == "file" else "the row"
        return Recipe((first.code,), f"set {names} to {source}", partial(_identity, first))
    return None


def _equal(group: list[Declared], view: View) -> None:
    """Put the one value in that is expected."""
    for each in group:
        if not each.table:
            for tables in view.files.files.values():
                _fill(tables, each.field, each.note["eq"])
            continue
        wrong = np.flatnonzero(view.files.column(each.table, each.field) != each.note["eq"])
        assign(view.files, each.table, each.field, wrong, each.note["eq"])


def _fill(tables: Tables, field: str, value: Any) -> None:
    """A value, or bytes, that a file has once; or not at all."""
    if field in tables:
        tables[field][...] = value
        return
    with suppress(KeyError):
        tables.set_column("", field, value)


def _identity(each: Declared, view: View) -> None:
    """Let rows repeat their own number, or the number of their file."""
    values, expected = identities(view.files, each)
    wrong = np.flatnonzero(values != expected)
    assign(view.files, each.table, each.field, wrong, expected[wrong])
