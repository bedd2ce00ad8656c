"""Attributes of drawn lines, as users name them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np

from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK, Graph, ValueRange
from navspec.graphs.plan import Note

ALL = "_all"
"""Suffix of the name of a column with the value of all ends at the junctions of a line."""


class LineAttribute(NamedTuple):
    """An attribute of drawn lines.

    Attributes
    ----------
    name : str
        Its name in drawings, the same for all games that have it.
    default : str
        The value where there is none, for users.
    doc : str
        Its meaning, and its values.
    column : str
        Column of networks that has it; empty for none, because files have no place for it. Default: `name`.
    words : mapping
        Columns that its values set, by value, if it has no column of its own; empty for none.
    scale : float
        Value of the column for a value of 1.
    has_back : bool
        Whether the reverse direction has its own value, with the suffix `_back`.
    choices : tuple of str
        Values that it can have; default: those of `words`, or the names of values of its column.
    """

    name: str
    default: str
    doc: str
    column: str | None = None
    words: Mapping[str, str] = {}
    scale: float = 1.0
    has_back: bool = False
    choices: tuple[str, ...] = ()

    @property
    def all_names(self) -> tuple[str, ...]:
        """Its name, and that of the reverse direction."""
        return (self.name, self.name + BACK) if self.has_back else (self.name,)

    @property
    def is_stored(self) -> bool:
        """Whether files have a place for it."""
        return self.column != "" or bool(self.words)


BRIDGE = LineAttribute("bridge", "no", "`yes`: the line may cross others without meeting them.")
LANES = LineAttribute(
    "lanes",
    "1",
    "Lanes in the direction of the line, and with `_back` in the other. One of them sets both, except 0, which makes a "
    "one-way street with one lane; not 0 in both.",
    has_back=True,
)
NAME = LineAttribute("name", "", "Name of the line in messages; files do not have it.")
COMMON = (NAME, LANES, BRIDGE)
"""Attributes that every compiler has."""


def describe_drawing(attributes: Iterable[LineAttribute], graph: Graph) -> tuple[dict[str, Array], dict[str, Note]]:
    """Return columns without rows for the attributes that files have a place for, and notes on them.

    `graph` has the columns for these attributes.
    """
    about = {**graph.edges.about, **graph.nodes.about}
    columns: dict[str, Array] = {}
    notes: dict[str, Note] = {}
    for attribute in (attribute for attribute in attributes if attribute.is_stored):
        column = about.get(attribute.column or attribute.name)
        names = attribute.choices or tuple(attribute.words) or tuple(column.names.values() if column else ())
        limits = column and column.limits and ValueRange(*(value / attribute.scale for value in column.limits))
        kind: type = object
        if attribute.default == "no":
            kind, limits = bool, None
        elif limits and not names:
            kind = np.int64 if limits.step == 1 else np.float64
        for name in attribute.all_names:
            columns[name] = np.zeros(0, kind)
            notes[name] = Note("none", attribute.doc, names, limits=limits, default=attribute.default)
    return columns, notes
