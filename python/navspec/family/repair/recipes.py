"""Recipes of a family, which repair sets in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.family.rules.results import RuleResult
from navspec.family.rules.rule_set import RuleSet

Rescuer = Callable[[bytes | bytearray, Mapping[str, Any]], bytes]


@dataclass(frozen=True, slots=True)
class Recipe:
    """One way to repair.

    Attributes
    ----------
    codes : tuple of str
        Rules that hold afterwards, or fail less often.
    summary : str
        What it does, in a few words: "set node_id to the row".
    apply : callable
        Takes a view over a private copy of the set and changes `view.files.files`: columns of the tables in there, or other
        tables in their place, or tables of new files. It touches only places where its rules fail. What it changed shows in
        no column that the view or the set has made already.
    on_request : bool
        Whether it runs only where one of its rules is asked for.
    needs_set : bool
        Whether it needs all files of the set.
    why : str
        Of what no rule can ask for: when somebody wants it. `codes` then has its own name alone, and it runs, and is told of,
        only where that is asked for.
    seals : bool
        Whether it says that all the rest of a file is right: where errors are left, it runs only on request.
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
        """Whether it does what no rule can ask for."""
        return bool(self.why)


@dataclass(frozen=True, slots=True)
class Doubt:
    """A sign that records are not what they are read as, so that a recipe would repair what is not there.

    Attributes
    ----------
    codes : tuple of str
        Rules that fail where the sign is.
    reason : str
        What makes doubtful, and what to do.
    find : callable
        Takes a view over a set; returns whether each of its files is doubtful.
    """

    codes: tuple[str, ...]
    reason: str
    find: Callable[[Any], Array]


@dataclass(frozen=True, slots=True)
class Rescue:
    """A way to make a file that can be read of one that cannot; it runs where one of its rules is asked for.

    Attributes
    ----------
    codes : tuple of str
        Rules that reading asks.
    summary : str
        What it does, in a few words.
    apply : callable
        Takes the bytes, and what is decided about them; returns the bytes of the new file, or raises `NavspecError` where
        there is none to be made.
    """

    codes: tuple[str, ...]
    summary: str
    apply: Rescuer


@dataclass
class Recipes:
    """The recipes of a family.

    `order` has all codes that are repaired, without the prefix of the family, in the order in which that is done. `doubts`
    keep files as they are, together with what other files have that leads into them. `rescues` come before all that.
    """

    prefix: str
    order: tuple[str, ...]
    recipes: list[Recipe] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    rescues: list[Rescue] = field(default_factory=list)

    def rescue(self, *codes: str, summary: str) -> Callable[[Rescuer], Rescuer]:
        """Register the function below; `codes` come without the prefix of the family."""

        def register(apply: Rescuer) -> Rescuer:
            self.rescues.append(Rescue(tuple(self.prefix + code for code in codes), summary, apply))
            return apply

        return register

    def doubt(self, *codes: str, reason: str) -> Callable[[Callable[[Any], Array]], Callable[[Any], Array]]:
        """Register the function below; `codes` come without the prefix of the family."""

        def register(find: Callable[[Any], Array]) -> Callable[[Any], Array]:
            self.doubts.append(Doubt(tuple(self.prefix + code for code in codes), reason, find))
            return find

        return register

    def recipe(
        self, *codes: str, summary: str, on_request: bool = False, needs_set: bool = False, why: str = ""
    ) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Register the function below; `codes` come without the prefix of the family. With `why` it is asked for by name."""

        def register(apply: Callable[[Any], None]) -> Callable[[Any], None]:
            full = tuple(self.prefix + code for code in codes)
            self.recipes.append(Recipe(full, summary, apply, on_request, needs_set, why))
            return apply

        return register

    def set(
        self, rules: RuleSet, code: str, field: tuple[str, str], value: int, summary: str, *, on_request: bool = False
    ) -> None:
        """Register what sets a field, told by its table and name, to a value where a rule fails."""

        def apply(view: Any) -> None:
            set_values(view.files, *field, rules.find_failing_rows(view, code), value)

        self.recipe(code, summary=summary, on_request=on_request)(apply)

    def sort_recipes(self, more: Iterable[Recipe] = ()) -> list[Recipe]:
        """All recipes, and some that the family does not register, in their order; the last are those that it does not name."""
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
        One value, or one for every row.

    Raises
    ------
    WriteError
        A value does not fit the field.
    """
    starts = files.starts(table)
    row_values = np.broadcast_to(np.asarray(values), rows.shape)
    index = files.file_of(table, rows)
    tables = list(files.files.values())
    for file in np.unique(index).tolist():
        at = index == file
        tables[file].set_column(table, field, row_values[at], rows[at] - starts[file])


def set_right_values(files: TableSet, answers: Iterable[RuleResult]) -> None:
    """Set fields in which answers found something wrong to what they say is right, where they do."""
    for answer in list(answers):
        if answer.right is not None:
            set_values(files, answer.table, answer.field, answer.rows, answer.right)
