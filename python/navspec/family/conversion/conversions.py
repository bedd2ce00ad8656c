"""Conversions of a family: to which variants, and what a converted set loses or cannot hold."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array


@dataclasses.dataclass(frozen=True, slots=True)
class Target:
    """Something that files can be converted to.

    Attributes
    ----------
    format, variant : str
        What the new files are found to be.
    names : tuple of str
        What it is called, the usual name first; its variant where there is nothing else to choose.
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
        """Whether a name stands for it, with or without the format before it."""
        return name.removeprefix(f"{self.format}:") in self.all_names


@dataclasses.dataclass(frozen=True, slots=True)
class ConversionIssue:
    """Values of a set that converted files do not keep, or cannot hold at all.

    Attributes
    ----------
    table : str
        Table of the set; "" for whole files, `rows` are then numbers of files (0 for the first).
    rows : numpy.ndarray
        Joined rows, int64.
    message : str
        Text with `{where}`, which is the place in the words of the family, `{value}` and `{becomes}`.
    field : str
        Field of the row; "" for the row. For files: a pointer path such as `trailing`.
    values : array_like
        What stands there, one for every row.
    becomes : array_like, optional
        What would stand there after the way back, one for every row; None where nothing would.
    fix : str
        What to do about values that cannot be held.
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
        The new files by number; a file that is already as it should be is the one of the set itself. Complete where
        nothing stands against the conversion.
    numbers : mapping
        New number of every file of the set that has one.
    losses : tuple of ConversionIssue
        What the new files do not keep.
    obstacles : tuple of ConversionIssue
        What they cannot hold.
    old_settings, settings : mapping
        Settings that the set was read with and that the new one has, found out where they were not given.
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
    """What a family can convert to.

    `convert(files, target, settings)` converts a set, whose `settings` say how it is to be understood, to one of the
    `targets`; `settings` are those that the new set is to have. It raises `NavspecError` for settings that the target
    cannot have.
    """

    targets: tuple[Target, ...]
    convert: Callable[[TableSet, Target, Mapping[str, Any]], Conversion]
