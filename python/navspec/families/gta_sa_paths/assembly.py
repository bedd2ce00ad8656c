"""Node files made of their rows, in any variant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.columns import Tables, assemble
from navspec.families.gta_sa_paths.layout import (
    AREAS,
    AXES,
    DECISIONS,
    HEADERS,
    MARK,
    MOST_EXTENDED_NAVI_NODES,
    MOST_NAVI_NODES,
)
from navspec.family.conversion.conversions import Target
from navspec.graphs.arrays import Array
from navspec.spec import load_spec

CLASSIC = "classic"
WIDE_FLOOD = ("ver3", "fla4")
"""Variants with flood ids of 16 bits."""
END = int.from_bytes(MARK, "little")


def assembled(target: Target, root: Mapping[str, Any], rows: Mapping[str, Array], path: str = "") -> Tables:
    """A file of a target; what stands before the counts, and behind everything, is added."""
    words = HEADERS.get(target.variant, b"")
    header = {
        "magic": int.from_bytes(words[4:8], "little"),
        "len_name": words[8] if len(words) > 8 else 0,
        "version_word": int.from_bytes(words[-4:], "little"),
        "eof_mark": END,
    }
    spec = load_spec(target.format)
    return assemble(
        spec,
        decisions=DECISIONS.get(target.variant, {}),
        root={name: value for name, value in {**header, **root}.items() if name in spec.root.by_id},
        rows=rows,
        variant=target.variant,
        path=path,
    )


def extended(table: str, classic: Array, columns: Mapping[str, Array], padding: Array | None = None) -> Array:
    """Rows with all fields that any variant of the limit adjuster has beside the classic record, from their columns."""
    more = {f"{axis}_ext": columns[axis] for axis in AXES[table]}
    if table == "nodes":
        more["flood_id_ext"] = columns["flood_id"]
    if padding is not None:
        more["padding"] = padding
    return record(classic=classic, **more)


def limit_navi_nodes(target: Target, num_areas: int) -> Array:
    """Return how many navi nodes the links of a target can name in the file of every area; int64."""
    limits = np.full(num_areas, MOST_EXTENDED_NAVI_NODES)
    if target.variant == CLASSIC:
        limits[:] = MOST_NAVI_NODES
        limits[AREAS - 1] -= 1  # the last address of the last area is the one that means none
    return limits


def navi_links(target: Target, area: Array, row: Array) -> Array:
    """Navi links as a target stores them."""
    if target.variant == CLASSIC:
        return row | area << NAVI_BITS["navi_id"]
    return record(navi_id=row, navi_area_id=area)


NAVI_BITS = {"navi_id": 10, "navi_area_id": 6}
"""Bits of the halves of a classic navi link."""


def record(**columns: Array) -> Array:
    """Rows with these fields."""
    rows = np.empty(len(next(iter(columns.values()))), [(name, column.dtype) for name, column in columns.items()])
    for name, column in columns.items():
        rows[name] = column
    return rows
