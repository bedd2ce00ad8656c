"""Rows of whole path networks, cut into the files of their areas."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from navspec.columns import Tables, read
from navspec.families.gta_sa_paths.assembly import CLASSIC, assembled, extended, record
from navspec.families.gta_sa_paths.layout import DECISIONS, FORMAT, HEADER_SIZE, NOWHERE, RESERVE
from navspec.family.conversion.conversions import Target
from navspec.graphs.arrays import Array
from navspec.spec import load_spec


@cache
def blank() -> Tables:
    """A file without nodes."""
    return read(bytes(HEADER_SIZE), load_spec(FORMAT), decisions=DECISIONS["classic"], variant="classic")


def unvisited() -> int:
    """Value of `search_distance` of a node that no search has reached."""
    return blank().spec.types["path_node"].by_id["search_distance"].notes["expect"]["eq"]


def make_records(target: Target, table: str, columns: Mapping[str, Any]) -> Array:
    """Return rows of a table, from its columns by the paths of their fields."""
    kind = blank()[table].dtype
    rows: Array = np.zeros(len(next(iter(columns.values()))), kind)
    for name, values in columns.items():
        bit = blank().bit(table, name)
        if bit is not None:
            rows[bit.path] = bit.put(rows[bit.path], np.asarray(values))
        else:
            # Flood ids that are too large stand in a field of their own.
            rows[name] = np.asarray(values).astype(kind[name])
    if target.variant == CLASSIC:
        return rows
    return extended(table, rows, columns, np.zeros(len(rows), np.uint16))


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
    return assembled(target, root, filled)
