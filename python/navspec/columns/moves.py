"""What becomes of the numbers of rows when some are put in or taken out."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from navspec.columns.access import Array
from navspec.columns.lists import starts_of


@dataclass(frozen=True)
class Move:
    """What becomes of the rows of a table.

    Attributes
    ----------
    before, after : int
        How many rows there are.
    rows : numpy.ndarray
        For each row of before its number afterwards, -1 for one that goes.
    start, end : numpy.ndarray
        The same for rows at which a slice begins, or before which it ends; one longer.
    is_new : numpy.ndarray
        Which rows of after are new; bool.
    """

    before: int
    after: int
    rows: Array
    start: Array
    end: Array
    is_new: Array

    @classmethod
    def inserted(cls, before: int, at: int, count: int) -> Move:
        """New rows come before row `at`."""
        rows = np.arange(before + 1)
        start, end = rows + count * (rows >= at), rows + count * (rows > at)
        is_new = np.zeros(before + count, bool)
        is_new[at : at + count] = True
        return cls(before, before + count, start[:-1], start, end, is_new)

    @classmethod
    def kept(cls, is_kept: Array) -> Move:
        """Some rows stay."""
        start = starts_of(is_kept)
        rows = np.where(is_kept, start[:-1], -1)
        return cls(len(is_kept), int(start[-1]), rows, start, start, np.zeros(start[-1], bool))
