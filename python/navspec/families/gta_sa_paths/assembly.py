"""Node files from their rows, in any variant, and rows of whole networks cut into the files of their areas."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from navspec.columns import Tables, assemble, read
from navspec.families.gta_sa_paths.layout import (
    AREAS,
    AXES,
    DECISIONS,
    FORMAT,
    HEADER_SIZE,
    HEADERS,
    MARK,
    MOST_EXTENDED_NAVI_NODES,
    MOST_NAVI_NODES,
    NOWHERE,
    RESERVE,
)
from navspec.family.conversion.conversions import Target
from navspec.graphs.arrays import Array
from navspec.spec import load_spec

CLASSIC = "classic"
WIDE_FLOOD = ("ver3", "fla4")
"""Variants with flood ids of 16 bits."""
END = int.from_bytes(MARK, "little")


def build_file(target: Target, root: Mapping[str, Any], rows: Mapping[str, Array], path: str = "") -> Tables:
    """Build a file of a target from its rows; add the header before the counts and the mark at the end."""
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


def extend_rows(table: str, classic: Array, columns: Mapping[str, Array], padding: Array | None = None) -> Array:
    """Build rows with all fields that any variant of the limit adjuster has in addition to the classic record."""
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
    """Return navi links as a target stores them."""
    if target.variant == CLASSIC:
        return row | area << NAVI_BITS["navi_id"]
    return record(navi_id=row, navi_area_id=area)


NAVI_BITS = {"navi_id": 10, "navi_area_id": 6}
"""Bits of the halves of a classic navi link."""


def record(**columns: Array) -> Array:
    """Build rows with these fields."""
    rows = np.empty(len(next(iter(columns.values()))), [(name, column.dtype) for name, column in columns.items()])
    for name, column in columns.items():
        rows[name] = column
    return rows


@cache
def blank() -> Tables:
    """Return a file without nodes."""
    return read(bytes(HEADER_SIZE), load_spec(FORMAT), decisions=DECISIONS["classic"], variant="classic")


def unvisited() -> int:
    """Return the value of `search_distance` of a node that no search has reached."""
    return blank().spec.types["path_node"].by_id["search_distance"].notes["expect"]["eq"]


def build_records(target: Target, table: str, columns: Mapping[str, Any]) -> Array:
    """Return rows of a table, from its columns by the paths of their fields."""
    kind = blank()[table].dtype
    rows: Array = np.zeros(len(next(iter(columns.values()))), kind)
    for name, values in columns.items():
        bit = blank().bit(table, name)
        if bit is not None:
            rows[bit.path] = bit.put(rows[bit.path], np.asarray(values))
        else:
            # Flood ids that are too large are stored in another field.
            rows[name] = np.asarray(values).astype(kind[name])
    if target.variant == CLASSIC:
        return rows
    return extend_rows(table, rows, columns, np.zeros(len(rows), np.uint16))


def split_rows(
    target: Target, rows: Mapping[str, Array], areas: Mapping[str, Array], is_vehicle: Array, num_areas: int
) -> dict[int, Tables]:
    """Return the files of all areas.

    Parameters
    ----------
    target : Target
        What the files are.
    rows : mapping
        All rows of every table, in the order of their areas.
    areas : mapping
        Area of every row of a table, ascending; int64.
    is_vehicle : numpy.ndarray
        Whether a node is for vehicles or boats; bool.
    num_areas : int
        Areas of the map.
    """
    starts = {key: np.searchsorted(area, np.arange(num_areas + 1)) for key, area in areas.items()}
    vehicles = np.bincount(areas["nodes"][is_vehicle], minlength=num_areas)
    return {
        area: _file(target, int(vehicles[area]), {key: rows[key][slice(*starts[key][area : area + 2])] for key in rows})
        for area in range(num_areas)
    }


def _file(target: Target, vehicles: int, rows: dict[str, Array]) -> Tables:
    if len(rows["links"]):
        rows["reserved_links"] = record(area_id=np.full(RESERVE, NOWHERE), node_id=np.zeros(RESERVE, np.int64))
    filled = {key: table for key, table in rows.items() if len(table)}
    root = {"num_vehicle_nodes": vehicles, "num_ped_nodes": len(rows["nodes"]) - vehicles}
    return build_file(target, root, filled)
