"""Features of several parts, taken apart."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from navspec.exchange.layers import Layer
from navspec.exchange.limits import require_table
from navspec.graphs.numbers import Array, count_before

_ENDS = ("id", "from", "to")
"""What is not known of the parts of a feature: names belong to the whole of it."""


def apart(
    columns: Mapping[str, Array], labels: Array, rows: Array, shape: Array, offsets: Array, points: Array, path: str
) -> Layer:
    """A layer with a row for every part of every feature, with the values of the feature; but names only where it is whole.

    Parameters
    ----------
    columns, labels : mapping, numpy.ndarray
        Of the features.
    rows : numpy.ndarray
        The feature of every part, ascending; int64, shape (parts,).
    shape, offsets, points : numpy.ndarray
        Of the parts, as in `Layer`.
    path : str
        The file, for messages.

    Raises
    ------
    NavspecError
        There are too many values.
    """
    is_one = np.bincount(rows, minlength=len(labels))[rows] == 1
    if is_one.all() and len(rows) == len(labels):
        return Layer(columns, shape, offsets, points, labels)
    require_table(len(rows), columns, path)
    made = {name: each[rows] for name, each in columns.items()}
    for name in made.keys() & set(_ENDS):
        made[name] = made[name].astype(object)
        made[name][~is_one] = None
    numbers = (count_before(rows) + 1).tolist()
    named = zip(labels[rows].tolist(), numbers, is_one.tolist(), strict=True)
    told = [label if one else f"{label} part {number}" for label, number, one in named]
    return Layer(made, shape, offsets, points, np.array(told, object))
