"""The original San Andreas node files: read, rewritten and checked; the counts of the catalogue, an independent export."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

import navspec
from independent import gta_sa_paths as independent
from navspec.columns import TableSet


@pytest.fixture(scope="module")
def paths(stock: Path) -> TableSet:
    found = navspec.table_set(stock)
    assert isinstance(found, TableSet)
    return found


@pytest.mark.parametrize("area", range(64))
def test_both_planes_rewrite_every_file(area: int, stock: Path) -> None:
    record = navspec.roundtrip(stock / f"NODES{area}.DAT").to_dict()
    assert (record["tree"], record["tables"], record["variant"]) == ("identical", "identical", "classic")


def test_there_are_no_other_files(stock: Path) -> None:
    assert {path.name for path in stock.iterdir()} == {f"NODES{area}.DAT" for area in range(64)}


def test_every_count_of_the_catalogue(stock: Path) -> None:
    report = navspec.check(stock)
    assert report.severities.get("error", 0) == 0
    counts = {code: (total.cases, total.failed) for code, total in report.totals.items() if code != "STRUCTURE"}
    for code, count in counts.items():
        assert count == ((0, 0) if code.startswith("SA_PATHS_FLA_") else independent.STOCK[code]), code
    assert set(counts) == {rule.code for rule in navspec.rules("gta_sa_paths")}


def test_what_rules_say_of_original_files_is_what_they_do(stock: Path) -> None:
    totals = navspec.check(stock).totals
    for rule in navspec.rules("gta_sa_paths"):
        assert totals[rule.code].failed == rule.exceptions, rule.code


def test_strict_raises_nothing_that_original_files_do(stock: Path) -> None:
    default, strict = navspec.check(stock), navspec.check(stock, profile="strict")
    assert strict.severities == default.severities
    assert strict.findings == default.findings


def test_the_vehicle_graph_is_that_of_an_independent_export(corpus: Path, paths: TableSet) -> None:
    """Positions, neighbours and lengths of all 30,587 vehicle nodes."""
    oracle = independent.read_oracle(corpus / "gta_sa_paths" / "oracle" / "vehiclenodes.lua")
    assert len(oracle) == 30_587
    areas, ids = paths.column("nodes", "area"), paths.column("nodes", "node_id").astype(np.int64)
    positions = np.stack([paths.column("nodes", f"position_{axis}") for axis in "xyz"], axis=1)
    targets = paths.column("links", "area_id").astype(np.int64) * 65536 + paths.column("links", "node_id")
    lengths = paths["link_lengths"]
    first = paths.column("nodes", "base_link") + np.repeat(paths.starts("links")[:-1], paths.counts("nodes"))
    vehicles = np.repeat(paths.column("", "num_vehicle_nodes").astype(np.int64), paths.counts("nodes")) > ids
    agreed = 0
    for row in np.flatnonzero(vehicles):
        links = slice(first[row], first[row] + paths.column("nodes", "flags.link_count")[row])
        neighbours = dict(zip(targets[links].tolist(), lengths[links].tolist(), strict=True))
        node = oracle[int(areas[row] * 65536 + ids[row])]
        assert tuple(positions[row]) == (node.x, node.y, node.z)
        assert neighbours == node.neighbours
        agreed += 1
    assert agreed == 30_587


def test_counts_of_every_file(stock: Path) -> None:
    """Node, navi node and link counts as the headers have them, read by plain struct."""
    for path in sorted(stock.iterdir()):
        data = path.read_bytes()
        file = independent.read(data, 0)
        info = navspec.info(path).to_dict()["files"][0]["info"]
        assert info["nodes"] == len(file.nodes)
        assert (info["vehicle_nodes"], info["ped_nodes"]) == file.counts[1:3]
        assert (info["navi_nodes"], info["links"]) == (len(file.navis), len(file.links))


def test_files_cut_to_wiki_size_and_padded_are_told_apart(stock: Path, tmp_path: Path) -> None:
    """Of the files with intersection flags, every one is known to be shifted; the others have nothing to tell by."""
    shifted = 0
    for path in sorted(stock.iterdir()):
        data = path.read_bytes()
        nodes, _, _, navis, links = np.frombuffer(data[:20], "<u4").tolist()
        lengths_end = 20 + 28 * nodes + 14 * navis + 7 * links + 768
        cut = data[:lengths_end] + data[lengths_end + 192 :]
        padded = cut + bytes(-len(cut) % 2048)
        target = tmp_path / path.name
        target.write_bytes(padded)
        report = navspec.check(target, select=["SA_PATHS_INTERSECTIONS_SHIFTED"])
        shifted += len(report.findings)
    assert shifted == 43


def test_index_of_the_corpus(corpus: Path, stock: Path) -> None:
    with (corpus / "INDEX.tsv").open(encoding="utf-8") as file:
        sizes = {row["file"]: int(row["size"]) for row in csv.DictReader(file, delimiter="\t")}
    for path in stock.iterdir():
        assert sizes[f"gta_sa_paths/stock/{path.name}"] == path.stat().st_size


# --- files of mods -------------------------------------------------------------------------------------------------


def _extracted(stock: Path, folder: Path) -> Path:
    """The original files with zeros up to a multiple of 2,048 bytes, as tools extract them from an archive."""
    folder.mkdir()
    for path in stock.iterdir():
        data = path.read_bytes()
        (folder / path.name).write_bytes(data + bytes(-len(data) % 2048))
    return folder


def test_a_set_as_tools_extract_it_has_no_finding_for_its_padding(stock: Path, tmp_path: Path) -> None:
    folder = _extracted(stock, tmp_path / "mod")
    report = navspec.check(folder)
    assert report.severities == navspec.check(stock).severities
    assert report.totals["SA_PATHS_FILE_PADDED"].failed == 0
    assert navspec.info(folder).to_dict()["sets"][0]["info"]["padded_files"] == 64
    assert navspec.info(stock).to_dict()["sets"][0]["info"]["padded_files"] == 0
    assert not any(file.changed for file in navspec.repair(folder).files)
    navspec.repair(folder, select=["SA_PATHS_SECTOR_PADDING"], output=tmp_path / "cut")
    for path in stock.iterdir():
        assert (tmp_path / "cut" / path.name).read_bytes() == path.read_bytes()


def test_padding_of_one_file_stays_a_finding(stock: Path, tmp_path: Path) -> None:
    folder = _extracted(stock, tmp_path / "mod")
    for path in stock.iterdir():
        if path.name != "NODES7.DAT":
            (folder / path.name).write_bytes(path.read_bytes())
    (finding,) = (each for each in navspec.check(folder).findings if each.code == "SA_PATHS_FILE_PADDED")
    assert (finding.path, finding.severity) == (str(folder / "NODES7.DAT"), "info")
    assert [Path(file.path).name for file in navspec.repair(folder).files if file.changed] == ["NODES7.DAT"]


PADDED = {
    "b95970e5/nodes26.dat": (945, 883, 1923, 55_378, 57_344),
    "cb8bb21d/nodes37.dat": (855, 519, 1789, 46_690, 47_104),
}
"""Nodes, navi nodes and links by the headers, bytes of the layout with them, and bytes of the file."""


@pytest.mark.parametrize("name", PADDED)
def test_files_that_were_extracted_from_archives(name: str, corpus: Path) -> None:
    nodes, navis, links, end, size = PADDED[name]
    assert end == 20 + 28 * nodes + 14 * navis + 8 * links + 768 + 2 * 192
    assert size == 2048 * -(-end // 2048)
    path = corpus / "gta_sa_paths" / "padded" / name
    facts = navspec.info(path).to_dict()["files"][0]["info"]
    assert [facts[each] for each in ("nodes", "navi_nodes", "links", "padded_files")] == [nodes, navis, links, 1]
    (finding,) = (each for each in navspec.check(path).findings if each.code == "SA_PATHS_FILE_PADDED")
    assert (finding.severity, finding.offset, finding.length) == ("info", end, size - end)
    record = navspec.roundtrip(path).to_dict()
    assert (record["tree"], record["tables"]) == ("identical", "identical")


def test_an_empty_square_with_a_reserve(corpus: Path, tmp_path: Path) -> None:
    (path,) = (corpus / "gta_sa_paths" / "reserve-only").glob("*/NODES0.DAT")
    assert path.read_bytes() == bytes(20) + b"\xff\xff\0\0" * 192
    report = navspec.check(path)
    assert [(finding.code, finding.severity, finding.offset) for finding in report.findings] == [
        ("SA_PATHS_FILE_TRAILING", "info", 20)
    ]
    assert not any(file.changed for file in navspec.repair(path).files)
    navspec.repair(path, select=["SA_PATHS_UNNEEDED_RESERVE"], output=tmp_path / "NODES0.DAT")
    assert (tmp_path / "NODES0.DAT").read_bytes() == bytes(20)
    assert navspec.convert(path, "fla4").refused == ()
    record = navspec.roundtrip(path).to_dict()
    assert (record["tree"], record["tables"]) == ("identical", "identical")


def test_all_real_files_without_an_error(corpus: Path) -> None:
    """64 original files, two padded ones and an empty one in folders of their own; the oracle and tracks count as nothing."""
    report = navspec.check(corpus / "gta_sa_paths")
    assert {input_.status for input_ in report.inputs} == {"read"}
    names = [input_.path for input_ in report.inputs if "tracks" not in input_.path]
    assert len(names) == 64 + 2 + 1
    assert report.severities.get("error", 0) == 0
    assert report.totals["SA_PATHS_SET_INCOMPLETE"].failed == 3
    assert report.severities["warning"] == 8 + 3
