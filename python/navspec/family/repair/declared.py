"""Recipes made from the annotations of a spec, where these determine the right value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.family.repair.recipes import Recipe, set_values
from navspec.family.rules.declared import DeclaredRule, compare_identities, group_by_code
from navspec.family.rules.rule_set import View
from navspec.spec import Spec


def build_declared_recipes(specs: Sequence[Spec], wanted: Mapping[str, str]) -> list[Recipe]:
    """Build a recipe for each wanted code whose annotations determine the value.

    Parameters
    ----------
    specs : sequence of Spec
        The specs of a family; declarations of several specs with one code are one recipe, as they are one rule.
    wanted : mapping
        Summaries of repairs, by code.
    """
    fixes = {code: _build_fix(groups) for code, groups in group_by_code(specs).items() if code in wanted}
    seals = {code for code, groups in group_by_code(specs).items() if _first_rule(groups).key == "checksum"}
    return [Recipe((code,), wanted[code], apply, seals=code in seals) for code, apply in fixes.items() if apply]


def _first_rule(groups: Mapping[str, list[DeclaredRule]]) -> DeclaredRule:
    return next(iter(groups.values()))[0]


def _build_fix(groups: Mapping[str, list[DeclaredRule]]) -> Callable[[View], None] | None:
    """Build the function that sets the right values of a rule; None if its annotations do not determine them."""
    group = next(iter(groups.values()))
    if all(rule.key == "expect" and "eq" in rule.note for rule in group):
        return partial(_fix_columns, group) if group[0].table else partial(_fix_root_values, groups)
    if group[0].key in ("checksum", "echo"):
        return partial(_recompute_derived_bytes, groups)
    return partial(_fix_identity, group[0]) if group[0].key == "key" else None


def _fix_columns(group: list[DeclaredRule], view: View) -> None:
    """Set the one expected value in the rows of a table."""
    for rule in group:
        wrong = np.flatnonzero(view.files.column(rule.table, rule.field) != rule.note["eq"])
        set_values(view.files, rule.table, rule.field, wrong, rule.note["eq"])


def _fix_root_values(groups: Mapping[str, list[DeclaredRule]], view: View) -> None:
    """Set the one expected value in the files whose specs expect it."""
    for tables in view.files.files.values():
        for rule in groups.get(tables.spec.id, ()):
            _set_root_value(tables, rule.field, rule.note["eq"])


def _set_root_value(tables: Tables, field: str, value: Any) -> None:
    """Set a value, or bytes, that a file has once; skip files without it."""
    if field in tables:
        tables[field][...] = value
        return
    with suppress(KeyError):
        tables.set_column("", field, value)


def _recompute_derived_bytes(groups: Mapping[str, list[DeclaredRule]], view: View) -> None:
    """Mark derived bytes to be computed when the file is written."""
    for tables in view.files.files.values():
        for rule in groups.get(tables.spec.id, ()):
            tables.recompute_checksum(padding=rule.key == "echo")


def _fix_identity(rule: DeclaredRule, view: View) -> None:
    """Set fields that repeat the number of their row, or of their file."""
    values, expected = compare_identities(view.files, rule)
    wrong = np.flatnonzero(values != expected)
    set_values(view.files, rule.table, rule.field, wrong, expected[wrong])
