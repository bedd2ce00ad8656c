"""Conversions of a family: the target variants, and what a converted set loses or cannot store."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array


@dataclasses.dataclass(frozen=True, slots=True)
class Target:
    """A variant that files can be converted to.

    Attributes
    ----------
    format, variant : str
        Format and variant of the new files.
    names : tuple of str
        Its names, the usual one first; empty if the variant is its only name.
    """

    format: str
    variant: str
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.format}:{self.all_names[0]}"

    @property
    def all_names(self) -> tuple[str, ...]:
        """All names, without the format before them."""
        return self.names or (self.variant,)

    def is_called(self, name: str) -> bool:
        """Return whether a name, with or without the format before it, is one of the target."""
        return name.removeprefix(f"{self.format}:") in self.all_names


@dataclasses.dataclass(frozen=True, slots=True)
class ConversionIssue:
    """Values of a set that converted files change, or cannot store.

    Attributes
    ----------
    table : str
        Table of the set; "" for whole files, `rows` are then numbers of files (0 for the first).
    rows : numpy.ndarray
        Joined rows, int64.
    message : str
        Text with `{where}`, which is the place in the terms of the family, `{value}` and `{becomes}`.
    field : str
        Field of the row; "" for the row. For files: a pointer path such as `trailing`.
    values : array_like
        Stored values, one for every row.
    becomes : array_like, optional
        Values after a conversion back, one for every row; None if there would be none.
    fix : str
        What to do about values that cannot be stored.
    """

    table: str
    rows: Array
    message: str
    field: str = ""
    values: Any = ()
    becomes: Any = None
    fix: str = ""


@dataclasses.dataclass(frozen=True, slots=True)
class Conversion:
    """A converted set.

    Attributes
    ----------
    files : mapping
        The new files by number; an unchanged file is the one of the set itself. Complete unless there are obstacles.
    numbers : mapping
        New number of every numbered file of the set.
    losses : tuple of ConversionIssue
        Values that the new files do not keep.
    obstacles : tuple of ConversionIssue
        Values that they cannot store.
    old_settings, settings : mapping
        Settings of the old and of the new set, given or inferred.
    notes : tuple of str
        What the new files still need, and no conversion can give them.
    """

    files: Mapping[int, Tables]
    numbers: Mapping[int, int]
    losses: tuple[ConversionIssue, ...] = ()
    obstacles: tuple[ConversionIssue, ...] = ()
    old_settings: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    settings: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    notes: tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Conversions:
    """The conversions of a family.

    `convert(files, target, settings)` converts a set to one of the `targets`. The settings of the set describe its
    files; `settings` are those of the new set. It raises `NavspecError` for settings that the target cannot have.

    `create(areas, target, settings)` makes a file of a target from flat areas, if the family has such files. The areas
    are x and y of two opposite corners, and z; float64, shape (areas, 5). It raises `NavspecError` for areas that no
    file can store.
    """

    targets: tuple[Target, ...]
    convert: Callable[[TableSet, Target, Mapping[str, Any]], Conversion]
    create: Callable[[Array, Target, Mapping[str, Any]], Conversion] | None = None
