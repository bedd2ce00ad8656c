"""Attributes of drawn lines, as users name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from navspec.graphs.graph import BACK


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
    """

    name: str
    default: str
    doc: str
    column: str | None = None
    words: Mapping[str, str] = {}
    scale: float = 1.0
    has_back: bool = False

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
COMMON = (LANES, BRIDGE, NAME)
"""Attributes that every compiler has."""
