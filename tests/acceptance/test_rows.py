"""Rows put into real meshes and taken out: every byte is as it was, and nothing leads elsewhere."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import navspec
from navspec.columns import Tables

MANY = 30
VERSIONS = ("v3", "v4", "v5", "v9", "v16.0", "v16.1", "v16.2", "v16.14", "v16.256", "v16.257")
LINKS = "areas.connections.ids"
ENDS = ("top_forward", "top_left", "top_right", "top_behind", "bottom")
NAMING = {
    "areas.encounters": ("from_area", "to_area"),
    "areas.encounters.spots": ("spot_id",),
    "areas.approaches": ("here_area", "prev_area", "next_area"),
    "areas.cs_approaches": ("here_area", "prev_area", "next_area"),
    "areas.visible": ("target",),
}


@pytest.fixture(scope="module")
def meshes(corpus: Path) -> list[Path]:
    folders = [corpus / "source_nav" / version for version in (*VERSIONS, "v12.12", "v14.13", "v15.13")]
    found = [path for folder in folders for path in folder.glob("*.nav")]
    return sorted(found, key=lambda path: (path.stat().st_size, path.name))[:MANY]


def opened(source: Path | bytes) -> Tables:
    tables = navspec.tables(source)
    assert isinstance(tables, Tables)
    return tables


def test_an_area_in_the_middle_and_out_again(meshes: list[Path]) -> None:
    asked = 0
    for number, path in enumerate(meshes):
        data, tables = path.read_bytes(), opened(path)
        middle, new = len(tables["areas"]) // 2, int(tables["areas"]["id"].max(initial=0)) + 1
        tables.insert("areas", middle, {"id": new})
        made = tables.to_bytes()
        again = opened(made)
        assert again["areas"]["id"][middle] == new
        assert number % 4 or navspec.to_bytes(navspec.load(made)) == made
        tables.delete("areas", middle)
        assert tables.to_bytes() == data, path
        again.delete("areas", middle)
        assert again.to_bytes() == data, path
        asked += 1
    assert asked >= MANY


def test_an_area_to_which_nothing_leads_any_more_goes_without_an_error(meshes: list[Path]) -> None:
    """Whatever names it is taken out, then it is; those that inherit what it sees, and ladders, are left in peace."""
    for path in meshes[1::3]:
        tables, before = opened(path), navspec.check(path, name=path.name).summary["error"]
        ids = tables["areas"]["id"]
        heirs = (
            tables["areas"]["inherit_visibility_from"]
            if "inherit_visibility_from" in (tables["areas"].dtype.names or ())
            else ids[:0]
        )
        slots = [tables.column("ladders", f"{end}_area") for end in ENDS] if len(tables["ladders"]) else []
        row = int(np.flatnonzero(~np.isin(ids, np.concatenate([ids[:0], heirs, *slots])))[-1])
        spots = tables["areas.hiding_spots"]["id"][tables.parents("areas.hiding_spots") == row]
        drop(tables, LINKS, tables[LINKS] == ids[row])
        for table, names in NAMING.items():
            if len(tables.get(table, ())):
                wanted = (
                    spots
                    if names == ("spot_id",)
                    else [row if "v16.14" in str(path) and names == ("target",) else ids[row]]
                )
                drop(
                    tables, table, np.logical_or.reduce([np.isin(tables.column(table, name), wanted) for name in names])
                )
        tables.delete("areas", row)
        assert len(tables["areas"]) == len(ids) - 1
        after = navspec.check(tables.to_bytes(), name=path.name).summary["error"]
        assert after <= before, path


def drop(tables: Tables, table: str, chosen: np.ndarray) -> None:
    tables.delete(table, np.flatnonzero(chosen))
