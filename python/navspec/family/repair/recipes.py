"""Recipes of a family, which repair sets in a fixed order; some follow from the annotations of its specs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array
from navspec.family.rules.checks import run_faults
from navspec.family.rules.declared import DeclaredRule, compare_identities, group_by_code
from navspec.family.rules.rule_set import RuleResult, RuleSet, View
from navspec.spec import Spec

Rescuer = Callable[[bytes | bytearray, Mapping[str, Any]], bytes]
Guard = Callable[[Any, Sequence[RuleResult]], None]


@dataclass(frozen=True, slots=True)
class Recipe:
    """A repair.

    Attributes
    ----------
    codes : tuple of str
        Rules that pass afterwards, or fail less often.
    summary : str
        What it does, in a few words: "set node_id to the row".
    apply : callable
        Takes a view over a private copy of the set and changes `view.files.files`: columns of its tables, or other
        tables in their place, or tables of new files. It changes only places where its rules fail. Columns that the
        view or the set has already computed do not show the changes.
    on_request : bool
        Whether it runs only if one of its rules is requested.
    needs_set : bool
        Whether it needs all files of the set.
    why : str
        For a repair without a rule: when a user wants it. `codes` is then its own name. It runs, and is listed, only if
        that name is requested.
    seals : bool
        Whether it declares the rest of a file valid: while errors remain, it runs only on request.
    """

    codes: tuple[str, ...]
    summary: str
    apply: Callable[[Any], None]
    on_request: bool = False
    needs_set: bool = False
    why: str = ""
    seals: bool = False

    @property
    def by_name(self) -> bool:
        """Whether the recipe repairs what no rule can detect."""
        return bool(self.why)


@dataclass(frozen=True, slots=True)
class Doubt:
    """A sign that records were misread, so that a recipe would damage the file.

    Attributes
    ----------
    codes : tuple of str
        Rules that fail where the sign is.
    reason : str
        Reason for the doubt, and what to do.
    find : callable
        Takes a view over a set; returns whether each of its files is doubtful.
    """

    codes: tuple[str, ...]
    reason: str
    find: Callable[[Any], Array]


@dataclass(frozen=True, slots=True)
class Rescue:
    """A repair of the bytes of an unreadable file; it runs if one of its rules is requested.

    Attributes
    ----------
    codes : tuple of str
        Rules that reading checks.
    summary : str
        What it does, in a few words.
    apply : callable
        Takes the bytes and their decisions; returns the bytes of the new file, or raises `NavspecError` if it cannot
        make one.
    """

    codes: tuple[str, ...]
    summary: str
    apply: Rescuer


@dataclass
class Recipes:
    """The recipes of a family.

    `order` has the codes of all repairs, without the prefix of the family, in the order in which they run. `doubts`
    keep files as they are, with the references of other files to them. `rescues` run before all recipes. `guard` takes a
    view and the results whose right values a declared repair is about to set, and raises `NavspecError` if they must stay
    as they are.
    """

    prefix: str
    order: tuple[str, ...]
    recipes: list[Recipe] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    rescues: list[Rescue] = field(default_factory=list)
    guard: Guard | None = None

    def rescue(self, *codes: str, summary: str) -> Callable[[Rescuer], Rescuer]:
        """Register the function below as a rescue; `codes` come without the prefix of the family."""

        def register(apply: Rescuer) -> Rescuer:
            self.rescues.append(Rescue(tuple(self.prefix + code for code in codes), summary, apply))
            return apply

        return register

    def doubt(self, *codes: str, reason: str) -> Callable[[Callable[[Any], Array]], Callable[[Any], Array]]:
        """Register the function below as a doubt; `codes` come without the prefix of the family."""

        def register(find: Callable[[Any], Array]) -> Callable[[Any], Array]:
            self.doubts.append(Doubt(tuple(self.prefix + code for code in codes), reason, find))
            return find

        return register

    def recipe(
        self, *codes: str, summary: str, on_request: bool = False, needs_set: bool = False, why: str = ""
    ) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Register the function below as a recipe; `codes` come without the prefix of the family. With `why` it is
        requested by name.
        """

        def register(apply: Callable[[Any], None]) -> Callable[[Any], None]:
            full = tuple(self.prefix + code for code in codes)
            self.recipes.append(Recipe(full, summary, apply, on_request, needs_set, why))
            return apply

        return register

    def set(
        self, rules: RuleSet, code: str, field: tuple[str, str], value: int, summary: str, *, on_request: bool = False
    ) -> None:
        """Register a recipe that sets a field, given by table and name, to a value where a rule fails."""

        def apply(view: Any) -> None:
            set_values(view.files, *field, rules.find_failing_rows(view, code), value)

        self.recipe(code, summary=summary, on_request=on_request)(apply)

    def sort_recipes(self, more: Iterable[Recipe] = ()) -> list[Recipe]:
        """Return all recipes, and some more, in their order; recipes that `order` does not name are last."""
        place = {self.prefix + code: number for number, code in enumerate(self.order)}
        return sorted([*self.recipes, *more], key=lambda recipe: place.get(recipe.codes[0], len(place)))


def set_values(files: TableSet, table: str, field: str, rows: Array, values: Any) -> None:
    """Set a field of some rows.

    Parameters
    ----------
    files : TableSet
        Its files are changed; columns that it has joined already stay as they were.
    table, field : str
        As for `Tables.set_column`; `field` is "" for lists of plain numbers.
    rows : numpy.ndarray
        Joined rows, int64; each at most once.
    values : array_like
        One value, or one for every row; for lists inside rows numpy.ndarray of shape (rows, elements).

    Raises
    ------
    WriteError
        A value does not fit the field.
    """
    starts = files.starts(table)
    row_values = values if np.ndim(values) > 1 else np.broadcast_to(np.asarray(values), rows.shape)
    index = files.file_of(table, rows)
    tables = list(files.files.values())
    for file in np.unique(index).tolist():
        at = index == file
        tables[file].set_column(table, field, row_values[at], rows[at] - starts[file])


def set_right_values(files: TableSet, results: Iterable[RuleResult]) -> None:
    """Set the fields of failing rows to the right values, for results that have them."""
    for result in list(results):
        if result.right is not None:
            fields = np.array(
                [*result.fields] if result.fields is not None else [result.field] * len(result.rows), object
            )
            for field in dict.fromkeys(fields.tolist()):
                chosen = fields == field
                right = np.asarray(result.right)
                set_values(files, result.table, field, result.rows[chosen], right[chosen] if right.ndim else right)


_ON_REQUEST = ", on request"
"""End of the summary of a repair that runs only if its rule is requested."""


def build_declared_recipes(
    specs: Sequence[Spec], wanted: Mapping[str, str], guard: Guard | None = None
) -> list[Recipe]:
    """Build a recipe for each wanted code whose annotations determine the value.

    Parameters
    ----------
    specs : sequence of Spec
        The specs of a family; declarations of several specs with one code are one recipe, as they are one rule.
    wanted : mapping
        Summaries of repairs, by code.
    guard : callable, optional
        As in `Recipes`.
    """
    fixes = {code: _build_fix(groups) for code, groups in group_by_code(specs).items() if code in wanted}
    seals = {code for code, groups in group_by_code(specs).items() if _first_rule(groups).key == "checksum"}
    fixes |= {code: partial(_set_right, code, guard) for code in _codes_with_right(specs) if code in wanted}
    return [
        Recipe(
            (code,),
            wanted[code].removesuffix(_ON_REQUEST),
            apply,
            on_request=wanted[code].endswith(_ON_REQUEST),
            seals=code in seals,
        )
        for code, apply in fixes.items()
        if apply
    ]


def _codes_with_right(specs: Sequence[Spec]) -> set[str]:
    """Return the codes of checks with right values."""
    return {check["code"] for spec in specs for check in spec.checks for fault in check["faults"] if "right" in fault}


def _set_right(code: str, guard: Guard | None, view: View) -> None:
    """Set the right values of checks, for every fault that a row has."""
    results = [*run_faults(view, code)]
    if guard:
        guard(view, results)
    set_right_values(view.files, reversed(results))  # of two for one field the first is the right one


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
