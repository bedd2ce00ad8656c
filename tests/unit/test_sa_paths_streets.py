"""Streets of path files: the groups of texts that their nodes come from, in facts and differences."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders.gta_sa_paths import border_city, smallest_city
from navspec.columns import Tables
from navspec.errors import NavspecError

ROWS = "paths.ipl"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files of a small city, and their text as it is exported."""
    smallest_city().write(tmp_path / "files")
    (tmp_path / "maps").mkdir()
    navspec.export(tmp_path / "files", tmp_path / "maps" / ROWS)
    shutil.copytree(tmp_path / "files", tmp_path / "changed")
    return tmp_path


def lines_of(folder: Path) -> list[int]:
    """Lines of the internal rows of the text, which are those of the nodes in their order."""
    text = (folder / "maps" / ROWS).read_text(encoding="ascii")
    return [number for number, line in enumerate(text.splitlines(), 1) if line.startswith("\t2")]


def add(tables: Tables, table: str, field: str, row: int, more: int) -> None:
    """Make a value greater."""
    column = tables.column(table, field)
    column[row] += more
    tables.set_column(table, field, column)


def streets(folder: Path, name: str) -> Any:
    return navspec.info(folder / name, settings={"source": folder / "maps"}).to_dict()["sets"][0]["info"]["streets"]


def test_facts_name_the_streets_that_changed(folder: Path) -> None:
    assert "streets" not in navspec.info(folder / "files").to_dict()["sets"][0]["info"]
    sound = {"texts": {ROWS: 8}, "other_nodes": 0, "changed": [], "num_changed": 0}
    assert streets(folder, "files") == sound
    tables = navspec.tables(folder / "changed" / "NODES0.DAT")
    add(tables, "nodes", "y", 2, 80)
    tables.write(folder / "changed" / "NODES0.DAT", force=True)
    # The third vehicle node is the third group, and the pedestrian nodes are one group.
    changed = [f"{ROWS} group 3 (line {lines_of(folder)[2]})"]
    assert streets(folder, "changed") == {**sound, "changed": changed, "num_changed": 1}


def test_changes_name_their_streets(folder: Path) -> None:
    lines = lines_of(folder)
    path = folder / "changed" / "NODES0.DAT"
    tables = navspec.tables(path)
    for table, field, row in (("nodes", "path_width", 7), ("navi_nodes", "path_width", 1), ("link_lengths", "", 3)):
        add(tables, table, field, row, 2)
    tables.write(path, force=True)
    record = navspec.diff(folder / "files", folder / "changed", settings={"source": folder / "maps" / ROWS})
    [file] = [file for file in record.files if file.status == "different"]
    names = {table["key"]: [change.get("source") for change in table["changes"]] for table in file.tables}
    # Navi node 1 points to node 1, and link 3 is of node 1.
    junction = f"{ROWS} group 2 (line {lines[1]})"
    assert names == {
        "nodes": [f"{ROWS} group 6 (line {lines[7]})"],
        "navi_nodes": [junction],
        "link_lengths": [junction],
    }
    without = navspec.diff(folder / "files", folder / "changed")
    assert all("source" not in change for file in without.files for table in file.tables for change in table["changes"])


def test_navi_nodes_of_roads_over_a_border(tmp_path: Path) -> None:
    """The navi node over the border is in area 1, and its target in area 0."""
    border_city().write(tmp_path / "files")
    (tmp_path / "maps").mkdir()
    navspec.export(tmp_path / "files", tmp_path / "maps" / ROWS)
    shutil.copytree(tmp_path / "files", tmp_path / "changed")
    path = tmp_path / "changed" / "NODES1.DAT"
    tables = navspec.tables(path)
    add(tables, "navi_nodes", "path_width", 0, 3)
    tables.write(path, force=True)
    record = navspec.diff(tmp_path / "files", tmp_path / "changed", settings={"source": tmp_path / "maps"})
    [change] = [change for file in record.files for table in file.tables for change in table["changes"]]
    assert change.get("source") == f"{ROWS} group 2 (line {lines_of(tmp_path)[1]})"


def test_texts_that_cannot_be_read(folder: Path) -> None:
    (folder / "none").mkdir()
    with pytest.raises(NavspecError, match=r"none: there is no text \(\*paths\*\.ipl\) in this folder"):
        navspec.info(folder / "files", settings={"source": folder / "none"})
    with pytest.raises(NavspecError, match=r"missing\.ipl: this text cannot be read"):
        navspec.info(folder / "files", settings={"source": folder / "missing.ipl"})
    (folder / "none" / "paths.ipl").write_text("path\n1, -1\n\t2, 0\nend\n")
    with pytest.raises(NavspecError, match=r"paths\.ipl:2: group 1: the group has 0 rows"):
        navspec.diff(folder / "files", folder / "changed", settings={"source": folder / "none"})


def test_all_nodes_of_the_original_files_come_from_their_texts(stock: Path, corpus: Path) -> None:
    texts = corpus / "gta_sa_paths_source" / "lf"
    found = navspec.info(stock, settings={"source": texts}).to_dict()["sets"][0]["info"]["streets"]
    assert list(found["texts"].values()) == [23_866, 19_341, 19_250, 1_596, 4_184]
    assert sum(found["texts"].values()) == 68_237
    assert (found["other_nodes"], found["num_changed"]) == (0, 0)
