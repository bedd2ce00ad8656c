"""Columns of networks made of the fields that files store: the spec tells their names, units and meaning."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import partial

import numpy as np

from navspec.family.rules import Array
from navspec.graphs.graph import Column
from navspec.spec import Field, Spec
from navspec.spec.model import Type

Read = Callable[[str], Array]
"""Gives a stored field of all rows by its path in them."""


def stored(
    spec: Spec,
    kind: Type,
    read: Read,
    *,
    prefix: str = "",
    leave: Collection[str] = (),
    named_bits: Callable[[Field, int], dict[str, int]] | None = None,
    is_shared: bool = False,
) -> dict[str, Column]:
    """A column for every number in the records of a type: in units of the game, bits by their names.

    Parameters
    ----------
    spec, kind : Spec, Type
        What the rows are.
    read : callable
        `read(path)` gives a field of all rows, of an integer with bits their names behind a dot.
    prefix : str
        Stands before every name.
    leave : collection of str
        Paths of fields that are left out, with all below them.
    named_bits : callable, optional
        `named_bits(field, width)` gives the bits that `-bits` names in a file like this, by name.
    is_shared : bool
        As of `Column`.

    Returns
    -------
    dict
        By name: the id of the field, that of structures around it before it, but for runs of bits.
    """
    return {
        prefix + name: replace(column, is_shared=is_shared)
        for name, path, column in _columns(spec, kind, read, "", "", named_bits)
        if path not in leave and not any(path.startswith(f"{each}.") for each in leave)
    }


def _columns(
    spec: Spec,
    kind: Type,
    read: Read,
    path: str,
    name: str,
    named_bits: Callable[[Field, int], dict[str, int]] | None,
) -> Iterator[tuple[str, str, Column]]:
    for field in kind.fields:
        here = f"{path}{field.id}"
        if field.repeat or field.condition is not None:
            continue
        if field.kind == "struct":
            inner = spec.type_of(field)
            yield from _columns(spec, inner, read, f"{here}.", name if inner.bits else f"{name}{field.id}_", named_bits)
        elif field.kind in ("int", "bits", "float"):
            names = spec.names_of(kind, field)
            yield f"{name}{field.id}", here, Column(partial(_scaled, read, here, field), _unit(field), names, field.doc)
            for bit in named_bits(field, 8 * field.size) if named_bits and field.kind == "int" else {}:
                yield (
                    f"{name}{bit}",
                    f"{here}.{bit}",
                    Column(partial(read, f"{here}.{bit}"), doc=f"Bit of `{field.id}`."),
                )


def _unit(field: Field) -> str:
    return str(field.notes.get("unit", "none"))


def _scaled(read: Read, path: str, field: Field) -> Array:
    """Values in their unit."""
    values = read(path)
    return values / np.float64(field.steps) if "scale" in field.notes else values
