"""Archives of GTA IV as sources of path files: what is in them, what is wrong with them, and those that are encrypted."""

from __future__ import annotations

import random
import struct
from dataclasses import replace
from pathlib import Path

import pytest

import navspec
from builders import gta_img3, gta_iv_paths
from builders.gta_img3 import Archive, Entry
from navspec.columns import Tables, TableSet
from navspec.records.report import Report

NODES = gta_iv_paths.example()
NAME = "paths.img"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """`gta_img3.small()` as `paths.img`."""
    path = tmp_path / NAME
    path.write_bytes(gta_img3.small().to_bytes())
    return path


@pytest.fixture
def city() -> dict[str, bytes]:
    """The 64 files of a city."""
    return {area.name: area.to_bytes() for area in gta_iv_paths.random_city(random.Random(7), 300).values()}


@pytest.fixture
def full(tmp_path: Path, city: dict[str, bytes]) -> Path:
    """An archive of the city and something else, the data in another order than the directory."""
    path = tmp_path / NAME
    files = {**city, "paths.txt": b"nothing that is known"}
    path.write_bytes(gta_img3.archive(files, reversed(files)).to_bytes())
    return path


def totals(report: Report) -> dict[str, tuple[int, int]]:
    return {code: (total.cases, total.failed) for code, total in report.totals.items() if code.startswith("IV_")}


def test_the_directory(small: Path) -> None:
    identity = navspec.identify(small)
    assert (identity.id, identity.variant) == ("gta_img3", "ver3")
    tables = navspec.tables(small, format="gta_img3")
    assert isinstance(tables, Tables)
    assert tables.column("entries", "ofs_body").tolist() == [4096, 2048]
    assert tables.column("entries", "len_body").tolist() == [88, 30]
    assert tables.column("entries", "flags.len_unused").tolist() == [1960, 2018]
    assert tables["names.name"].tobytes() == b"nodes27.nodpaths.txt"
    assert tables.to_bytes() == small.read_bytes()[:74]
    root = navspec.load(small)
    assert [name.name for name in root.names] == [b"nodes27.nod", b"paths.txt"]
    assert navspec.to_bytes(root) == small.read_bytes()[:74]
    assert navspec.info(small).to_dict()["files"][0]["info"] == {"entries": 2, "sectors": 2, "sets": ["gta_iv_paths"]}


def test_resources_are_as_long_as_their_blocks_say(small: Path) -> None:
    small.write_bytes(gta_img3.small().edited(1, size=0x80000123, flags=0x2000 | 48).to_bytes())
    tables = navspec.tables(small, format="gta_img3")
    assert isinstance(tables, Tables)
    assert tables.column("entries", "len_body").tolist() == [88, 2048 - 48]
    assert tables.column("entries", "is_resource").tolist() == [False, True]


@pytest.mark.parametrize("name", ["nodes27.nod", "NODES27.NOD"])
def test_one_file_in_an_archive(name: str, small: Path) -> None:
    tables = navspec.tables(f"{small}:{name}")
    assert isinstance(tables, Tables)
    assert (tables.path, tables.to_bytes()) == (f"{small}:nodes27.nod", NODES)
    assert navspec.roundtrip(f"{small}:{name}").to_dict()["tree"] == "identical"
    assert navspec.check(f"{small}:{name}").findings == ()


def test_an_archive_is_checked_as_a_folder_is(full: Path, city: dict[str, bytes], tmp_path: Path) -> None:
    folder = tmp_path / "loose"
    folder.mkdir()
    for name, data in city.items():
        (folder / name).write_bytes(data)
    report, loose = navspec.check(full), navspec.check(folder)
    assert totals(report) == totals(loose)
    assert len(report.inputs) == 65
    assert [(set_.path, set_.files, set_.info) for set_ in report.sets] == [(str(full), 64, loose.sets[0].info)]
    tables = navspec.table_set(full)
    assert isinstance(tables, TableSet)
    assert list(tables.files) == list(range(64))
    record = navspec.extract(full, tmp_path / "out").to_dict()
    assert record["summary"] == {"entries": 65, "written": 64, "passed_over": 0}
    assert {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()} == city


def test_a_file_that_was_put_in_with_its_block(small: Path) -> None:
    """Some tools store the size of whole blocks; the zeros are told, and dropped when the file is taken out."""
    small.write_bytes(gta_img3.small().edited(0, size=2048).to_bytes())
    assert [finding.code for finding in navspec.check(f"{small}:nodes27.nod").findings] == ["IV_FILE_PADDED"]
    navspec.extract(small, small.parent / "out")
    assert (small.parent / "out" / "nodes27.nod").read_bytes() == NODES


# --- what is wrong with archives -----------------------------------------------------------------------------------


def checked(path: Path, archive: Archive) -> list[tuple[str, str, int, int]]:
    path.write_bytes(archive.to_bytes())
    report = navspec.check(path, format="gta_img3")
    assert report.tool_errors == ()
    return [(finding.code, finding.pointer, finding.offset, finding.length) for finding in report.findings]


def test_rules_of_both_versions(small: Path) -> None:
    """Entries stand at 20 and 36, names at 52 and 64."""
    archive = gta_img3.small()
    assert checked(small, archive) == []
    cut = replace(archive, body=archive.body[:2048])
    assert checked(small, cut) == [("IMG_ENTRY_RANGE", "/entries/0", 20, 16)]
    # What was in the file is now between the directory and the other one.
    slack = ("IMG_SLACK", "", 2048, 30)
    assert checked(small, archive.edited(1, block=0)) == [("IMG_DIRECTORY_OVERLAP", "/entries/1/block", 44, 4), slack]
    assert checked(small, archive.edited(1, block=2)) == [("IMG_ENTRY_OVERLAP", "/entries/1/block", 44, 4), slack]
    alike = archive.edited(1, name=b"Nodes27.NOD")
    assert checked(small, alike) == [("IMG_NAME_DUPLICATE", "/names/1/name", 64, 12)]
    assert checked(small, replace(archive, slack=b"\0\0\1\0\2")) == [("IMG_SLACK", "", 76, 3)]
    assert checked(small, archive.edited(1, size=2048)) == []
    assert checked(small, archive.edited(1, size=2049)) == [("IMG_ENTRY_OVERLAP", "/entries/0/block", 28, 4)]


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        ({"num_entries": 3}, "/names/1/name"),
        ({"num_entries": 0xFFFFFFFF}, "/num_entries"),
        ({"num_entries": 1 << 20}, "/num_entries"),
        ({"len_table": 0xFFFFFFFF}, "/num_entries"),
        ({"len_table": 40}, "/names/0/name"),
        ({"len_table": 0}, "/num_entries"),
        ({"version": 4}, "/version"),
        ({"len_entry": 20}, "/len_entry"),
    ],
)
def test_directories_that_cannot_be_read(change: dict[str, int], pointer: str, small: Path) -> None:
    small.write_bytes(replace(gta_img3.small(), **change).to_bytes())
    report = navspec.check(small)
    assert report.tool_errors == ()
    assert [(input_.path, input_.status) for input_ in report.inputs] == [(str(small), "unreadable")]
    [finding] = report.findings
    assert finding.code == "STRUCTURE"
    assert finding.pointer == pointer
    with pytest.raises(navspec.NavspecError):
        navspec.extract(small, small.parent / "out")


def test_every_byte_of_a_directory_changed(small: Path) -> None:
    whole = gta_img3.small().to_bytes()
    for at in range(4, 74):
        for change in (0x01, 0x80, 0xFF):
            damaged = bytearray(whole)
            damaged[at] ^= change
            small.write_bytes(damaged)
            report = navspec.check(small)
            assert report.tool_errors == ()
            assert report.inputs[0].format == "gta_img3"


def test_every_truncation_of_a_directory(small: Path) -> None:
    whole = gta_img3.small().to_bytes()
    for size in range(4, 74):
        small.write_bytes(whole[:size])
        report = navspec.check(small)
        assert report.tool_errors == ()
        assert [input_.status for input_ in report.inputs] == ["unreadable"]


def test_long_names_are_no_more_than_they_are(small: Path) -> None:
    """A name as long as the table among many entries."""
    entries = [Entry(b"a" * 1_000_000, 0, 1, 0), *(Entry(b"", 0, 1, 0) for _ in range(10_000))]
    archive = Archive(tuple(entries), first=600)
    codes = {code for code, *_ in checked(small, archive)}
    assert codes == {"IMG_NAME_DUPLICATE"}


# --- encryption ----------------------------------------------------------------------------------------------------


def test_an_encrypted_directory_is_named(small: Path) -> None:
    """The first 16 of 20 bytes are encrypted; the size of an entry stands behind them."""
    at = random.Random(3)
    small.write_bytes(at.randbytes(16) + struct.pack("<HH", 16, 0xFFFF) + at.randbytes(4096))
    report = navspec.check(small)
    [finding] = report.findings
    assert (finding.code, finding.pointer) == ("STRUCTURE", "/magic")
    assert "the directory of this archive is encrypted" in finding.message
    assert report.inputs[0].format == "gta_img3"
    with pytest.raises(navspec.ReadError, match="encrypted"):
        navspec.load(small)
    with pytest.raises(navspec.NavspecError):
        navspec.extract(small, small.parent / "out")
