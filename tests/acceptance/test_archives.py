"""Archives as sources: the files in them are checked, read and extracted as files of their own, and only they are read."""

from __future__ import annotations

import hashlib
import io
import json
import os
import struct
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders import gta_img
from builders import gta_sa_paths as builder
from navspec.columns import Tables, TableSet
from navspec.inputs.walk import iter_contents
from navspec.records.report import Report
from sweeps import some

NODES = builder.smallest().to_bytes()
MODELS = {f"model{number}.dff": b"\x10" for number in range(3)}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """`gta_img.small()` as `gta3.img`."""
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.small().to_bytes())
    return path


@pytest.fixture(scope="session")
def city() -> dict[str, bytes]:
    """The 64 files of a city as an archive names them, in an order of the data that is not that of the directory."""
    return {
        name.replace("NODES", "Nodes").replace("DAT", "dat"): data
        for name, data in builder.valid_city().files().items()
    }


@pytest.fixture
def full(tmp_path: Path, city: dict[str, bytes]) -> Path:
    """An archive of the city between models."""
    path = tmp_path / "gta3.img"
    order = [*MODELS, *reversed(city)]
    path.write_bytes(gta_img.archive({**city, **MODELS}, order).to_bytes())
    return path


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def sa_totals(report: Report) -> dict[str, tuple[int, int]]:
    return {code: (total.cases, total.failed) for code, total in report.totals.items() if code.startswith("SA_PATHS_")}


# --- reading -------------------------------------------------------------------------------------------------------


def test_an_archive_is_told_by_its_first_bytes(small: Path) -> None:
    identity = navspec.identify(small)
    assert (identity.id, identity.variant) == ("gta_img", "ver2")
    renamed = small.with_suffix(".bin")
    renamed.write_bytes(small.read_bytes())
    assert navspec.identify(renamed).id == "gta_img"
    small.write_bytes(b"RIFF" + small.read_bytes()[4:])
    with pytest.raises(navspec.UnknownFormat, match="VER2"):
        navspec.identify(small)


def test_the_directory(small: Path) -> None:
    tables = navspec.tables(small, format="gta_img")
    assert isinstance(tables, Tables)
    assert tables["entries"]["name"].tobytes() == b"infernus.dff".ljust(24, b"\0") + b"Nodes0.dat".ljust(24, b"\0")
    assert tables.column("entries", "ofs_body").tolist() == [2 * 2048, 1 * 2048]
    assert tables.column("entries", "len_body").tolist() == [2 * 2048, 1 * 2048]
    assert tables.to_bytes() == small.read_bytes()[: 8 + 2 * 32]
    root = navspec.load(small)
    assert [entry.sector for entry in root.entries] == [2, 1]
    assert navspec.to_bytes(root) == small.read_bytes()[: 8 + 2 * 32]
    assert json.loads(navspec.dump(small))["$navspec"] == {"format": "gta_img", "variant": "ver2"}


def test_a_directory_is_not_written_without_the_files(small: Path, tmp_path: Path) -> None:
    before = small.read_bytes()
    tables = navspec.tables(small, format="gta_img")
    assert isinstance(tables, Tables)
    with pytest.raises(navspec.WriteError, match="only a part"):
        tables.write(small, force=True)
    with pytest.raises(navspec.WriteError, match="only a part"):
        navspec.save(navspec.load(small), tmp_path / "new.img")
    assert small.read_bytes() == before
    assert names_in(tmp_path) == ["gta3.img"]


@pytest.mark.parametrize("name", ["Nodes0.dat", "nodes0.dat", "NODES0.DAT"])
def test_one_file_in_an_archive(name: str, small: Path) -> None:
    path = f"{small}:{name}"
    assert navspec.identify(path).id == "gta_sa_paths"
    tables = navspec.tables(path)
    assert isinstance(tables, Tables)
    assert (tables.path, tables.alignment, len(tables["nodes"])) == (f"{small}:Nodes0.dat", 2048, 8)
    assert tables.to_bytes() == gta_img.filled(NODES)
    assert len(navspec.load(path).nodes) == 8
    assert navspec.roundtrip(path).to_dict()["tree"] == "identical"
    report = navspec.check(path)
    assert [(input_.path, input_.size) for input_ in report.inputs] == [(f"{small}:Nodes0.dat", 2048)]
    assert report.sets == ()
    assert navspec.check([path, f"{small}:NODES0.dat"]).inputs == report.inputs


def test_tables_are_not_written_into_an_archive(small: Path) -> None:
    before = small.read_bytes()
    tables = navspec.tables(f"{small}:nodes0.dat")
    assert isinstance(tables, Tables)
    with pytest.raises(navspec.WriteError, match="nothing is written into it in this way"):
        tables.write(f"{small}:nodes0.dat", force=True)
    assert small.read_bytes() == before
    assert names_in(small.parent) == ["gta3.img"]


def test_files_that_are_not_in_the_archive(small: Path) -> None:
    with pytest.raises(
        navspec.NavspecError, match=r"img: there is no 'node0.dat' in this archive; did you mean Nodes0.dat"
    ):
        navspec.load(f"{small}:node0.dat")
    missing = small.parent / "other.dat"
    missing.write_bytes(NODES)
    with pytest.raises(navspec.NavspecError, match=r"other.dat: this is not an archive"):
        navspec.load(f"{missing}:nodes0.dat")
    with pytest.raises(FileNotFoundError):
        navspec.load(f"{small.parent / 'none.img'}:nodes0.dat")


def test_the_last_colon_counts_and_whole_paths_come_first(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    drive = Path("C:\\games\\gta3.img")
    drive.write_bytes(small.read_bytes())
    assert len(navspec.load(f"{drive}:nodes0.dat").nodes) == 8
    changed = builder.valid_city().files()["NODES28.DAT"]
    (tmp_path / "gta3.img:nodes0.dat").write_bytes(changed)
    assert navspec.load("gta3.img:nodes0.dat").num_nodes == struct.unpack_from("<I", changed)[0] != 8


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview, io.BytesIO])
def test_bytes_of_an_archive(kind: Callable[[bytes], Any], full: Path, city: dict[str, bytes]) -> None:
    data = full.read_bytes()
    tables = navspec.table_set(kind(data))
    assert isinstance(tables, TableSet)
    assert len(tables.files) == 64
    report = navspec.check(kind(data))
    assert [input_.path for input_ in report.inputs][:3] == ["", "Nodes0.dat", "Nodes1.dat"]
    assert report.inputs[0].size == len(data)
    assert report.findings == ()


@pytest.mark.skipif(sys.platform != "linux", reason="pipes have such paths on Linux")
def test_pipes_are_read_to_their_end() -> None:
    """Their first bytes are looked at like those of any file, and cannot be read again."""
    reader, writer = os.pipe()
    os.write(writer, NODES)
    os.close(writer)
    try:
        tables = navspec.tables(f"/dev/fd/{reader}", name="NODES0.DAT")
    finally:
        os.close(reader)
    assert isinstance(tables, Tables)
    assert tables.to_bytes() == NODES


# --- sets ----------------------------------------------------------------------------------------------------------


def test_an_archive_is_checked_as_a_folder_is(full: Path, city: dict[str, bytes], tmp_path: Path) -> None:
    folder = tmp_path / "loose"
    builder.write_files(folder, city)
    report, loose = navspec.check(full), navspec.check(folder)
    assert sa_totals(report) == sa_totals(loose)
    assert report.severities == loose.severities == {"error": 0, "warning": 0, "info": 0}
    assert [input_.path for input_ in report.inputs] == [str(full), *(f"{full}:{name}" for name in city)]
    directory = full.read_bytes()[: 8 + 32 * 67]
    assert report.inputs[0].to_dict() == {
        "path": str(full),
        "size": full.stat().st_size,
        "sha256": hashlib.sha256(directory).hexdigest(),
        "format": "gta_img",
        "family": "gta_img",
        "variant": "ver2",
        "status": "read",
        "info": {"entries": 67, "sectors": full.stat().st_size // 2048 - 2, "sets": ["gta_sa_paths"]},
    }
    [file_set] = report.sets
    assert (file_set.path, file_set.files, file_set.missing, file_set.info) == (str(full), 64, (), loose.sets[0].info)
    tables = navspec.table_set(full)
    assert isinstance(tables, TableSet)
    assert (tables.path, list(tables.files)) == (str(full), list(range(64)))
    assert {file.alignment for file in tables.files.values()} == {2048}


def test_findings_name_the_archive_and_the_file(small: Path) -> None:
    nodes = bytearray(NODES)
    struct.pack_into("<h", nodes, 20 + 28 * 3 + 14, 0)
    small.write_bytes(gta_img.small(bytes(nodes)).to_bytes())
    report = navspec.check(small, select=["SA_PATHS_NODE_SEARCH_DISTANCE"])
    assert [(finding.path, finding.pointer, finding.offset) for finding in report.findings] == [
        (f"{small}:Nodes0.dat", "/nodes/3/search_distance", 20 + 28 * 3 + 14)
    ]


def test_loose_files_and_archives_of_a_folder_are_sets_of_their_own(full: Path, city: dict[str, bytes]) -> None:
    (full.parent / "Nodes5.dat").write_bytes(city["Nodes5.dat"])
    (full.parent / "cuts.img").write_bytes(b"\0" * 4096)
    report = navspec.check(full.parent)
    assert [(set_.path, set_.files) for set_ in report.sets] == [(str(full.parent), 1), (str(full), 64)]
    assert [input_.path for input_ in report.inputs][:4] == [
        str(full.parent / "cuts.img"),
        str(full.parent / "Nodes5.dat"),
        str(full),
        f"{full}:Nodes0.dat",
    ]
    assert [(finding.code, finding.path) for finding in report.findings if finding.severity == "error"] == [
        ("FORMAT_UNKNOWN", str(full.parent / "cuts.img"))
    ]
    assert navspec.check(full.parent / "Nodes5.dat", base=full).findings == ()


def test_as_a_format_of_its_files_or_of_its_own(full: Path) -> None:
    assert len(navspec.check(full, format="gta_img").inputs) == 1
    report = navspec.check(full, format="gta_sa_paths")
    assert (len(report.inputs), {input_.format for input_ in report.inputs}) == (64, {"gta_sa_paths"})
    assert [content.path for content in iter_contents(str(full), "gta_img")] == [str(full)]
    assert len(list(iter_contents(str(full), None))) == 65
    assert len(list(iter_contents(str(full), "gta_sa_paths"))) == 64


def test_an_archive_without_known_files(tmp_path: Path) -> None:
    path = tmp_path / "player.img"
    path.write_bytes(gta_img.archive(MODELS).to_bytes())
    assert navspec.info(path).to_dict() == {
        "files": [
            {
                "path": str(path),
                "format": "gta_img",
                "family": "gta_img",
                "variant": "ver2",
                "size": 4 * 2048,
                "info": {"entries": 3, "sectors": 3, "sets": []},
            }
        ],
        "sets": [],
    }
    with pytest.raises(navspec.UnknownFormat, match="no files of a set"):
        navspec.table_set(path)
    with pytest.raises(navspec.NavspecError, match="holds no file of a format"):
        navspec.extract(path, tmp_path / "out")


def test_of_two_files_with_one_name_the_first_is_read(tmp_path: Path) -> None:
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.archive({"nodes0.dat": NODES, "NODES0.DAT": builder.EMPTY_FILE}).to_bytes())
    report = navspec.check(path, ignore=["SA_PATHS_SET"])
    assert [finding.code for finding in report.findings] == ["IMG_NAME_DUPLICATE"]
    assert [input_.path for input_ in report.inputs] == [str(path), f"{path}:nodes0.dat"]
    assert len(navspec.load(f"{path}:NODES0.DAT").nodes) == 8


# --- zeros that fill sectors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "failed"), [(0, 0), (1, 1), (2, 1)])
def test_zeros_beyond_the_last_sector_are_padding(more: int, failed: int, tmp_path: Path) -> None:
    """The file has 1,548 bytes: 500 zeros fill its sector, and whole sectors of them are more than that."""
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.archive({"nodes0.dat": NODES + bytes(500 + 2048 * more)}).to_bytes())
    report = navspec.check(path, select=["SA_PATHS_FILE_PADDED"])
    assert (report.totals["SA_PATHS_FILE_PADDED"].cases, report.totals["SA_PATHS_FILE_PADDED"].failed) == (1, failed)
    navspec.extract(path, tmp_path / "out")
    assert (tmp_path / "out" / "nodes0.dat").read_bytes() == NODES + bytes((500 + 2048 * more) if more else 0)


def test_files_without_a_tail(tmp_path: Path) -> None:
    """Where the sector has room for the full layout the game reads zeros; where it has not, it reads beyond the entry."""
    short = builder.smallest().no_tail()
    full, needed = len(NODES), len(short)
    assert needed < full < 2048
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.archive({"nodes0.dat": short}).to_bytes())
    assert navspec.identify(f"{path}:nodes0.dat").variant == "classic"
    assert navspec.check(path, select=["SA_PATHS_FILE"]).findings == ()
    navspec.extract(path, tmp_path / "out")
    assert (tmp_path / "out" / "nodes0.dat").read_bytes() == short.ljust(full, b"\0")


# --- damaged archives ----------------------------------------------------------------------------------------------


def test_every_truncation(small: Path) -> None:
    """Cut in the directory an archive cannot be read; behind it, the files that are cut are told, and the others read."""
    whole = small.read_bytes()
    for size in [*range(4, 80), *range(80, len(whole), 97), 4096, 4097, len(whole) - 1]:
        small.write_bytes(whole[:size])
        report = navspec.check(small, ignore=["SA_PATHS_SET"])
        codes = {finding.code for finding in report.findings}
        states = [input_.status for input_ in report.inputs]
        assert report.fails
        assert not report.tool_errors
        if size < 8 + 2 * 32:
            assert (codes, states) == ({"STRUCTURE"}, ["unreadable"]), size
        elif size < 2048 + len(NODES):
            assert "IMG_ENTRY_RANGE" in codes, size
            assert report.inputs[1].size == max(0, size - 2048)
            assert codes & {"SA_PATHS_FILE_TRUNCATED", "SA_PATHS_FILE_NO_TAIL", "SA_PATHS_FILE_WIKI_SIZE"}, size
        else:
            assert (codes, states) == ({"IMG_ENTRY_RANGE"}, ["read", "read"]), size
    for size in range(4):
        small.write_bytes(whole[:size])
        assert [finding.code for finding in navspec.check(small).findings] == ["FORMAT_UNKNOWN"]


def test_an_entry_past_the_end_is_not_said_to_be_empty(tmp_path: Path) -> None:
    path = tmp_path / "gta3.img"
    whole = gta_img.archive({"nodes0.dat": NODES, "nodes1.dat": NODES})
    path.write_bytes(whole.edited(1, sector=99).to_bytes())
    report = navspec.check(path, select=["IMG", "SA_PATHS_FILE"])
    assert [(finding.code, finding.path) for finding in report.findings] == [
        ("SA_PATHS_FILE_TRUNCATED", f"{path}:nodes1.dat"),
        ("IMG_ENTRY_RANGE", str(path)),
    ]
    assert report.findings[0].message.startswith("the archive ends before this file begins. ")
    assert report.causes == ()
    assert navspec.extract(path, tmp_path / "out").to_dict()["passed_over"] == [
        {"name": "nodes1.dat", "reason": "the archive ends before this file begins"}
    ]
    with pytest.raises(navspec.ReadError, match="the archive ends before this file begins"):
        navspec.tables(f"{path}:nodes1.dat")
    path.write_bytes(whole.edited(1, num_sectors=0).to_bytes())
    assert [cause.message for cause in navspec.check(path).causes] == ["nodes1.dat is empty"], "as its directory says"


@pytest.mark.parametrize(
    ("entries", "size"),
    [
        (256, 8192),
        (1 << 20, 8192),
        ((1 << 20) + 1, 8192),
        ((1 << 20) + 1, 1 << 26),
        (0x7FFFFFFF, 8192),
        (0xFFFFFFFF, 8192),
    ],
)
def test_more_entries_than_an_archive_can_have(entries: int, size: int, small: Path) -> None:
    """8,192 bytes have room for 255 entries; no directory has more than a million, even where it is all there."""
    small.write_bytes(replace(gta_img.small(), num_entries=entries).to_bytes())
    os.truncate(small, size)
    report = navspec.check(small)
    [finding] = report.findings
    assert (finding.code, finding.pointer, finding.offset, finding.length) == ("STRUCTURE", "/num_entries", 4, 4)
    assert f"{entries:,} entries" in finding.message
    assert report.inputs[0].size == size
    with pytest.raises(navspec.ReadError, match="num_entries"):
        navspec.tables(small, format="gta_img")
    with pytest.raises(navspec.ReadError):
        navspec.load(small)


def test_every_byte_of_the_directory_flipped(small: Path) -> None:
    """A report in any case. Entries up to 255, which the lowest byte of their number can say, have room in the archive."""
    whole = small.read_bytes()
    for at in range(4, 8 + 2 * 32):
        for change in some((0x01, 0xFF, 0x80), 2):
            damaged = bytearray(whole)
            damaged[at] ^= change
            small.write_bytes(damaged)
            report = navspec.check(small)
            assert not report.tool_errors
            assert report.inputs[0].format == "gta_img"
            assert report.inputs[0].status == ("unreadable" if 4 < at < 8 else "read")


def test_entries_that_share_their_bytes_do_not_add_up(tmp_path: Path) -> None:
    """A small archive can hold more than any memory, because every file may be the whole of it."""
    path = tmp_path / "gta3.img"
    entry = gta_img.Entry(b"", 1, 0xFFFF)
    entries = tuple(replace(entry, name=f"nodes{number}.dat".encode()) for number in range(64))
    path.write_bytes(gta_img.Archive(entries, first=2).to_bytes())
    os.truncate(path, 2048 + 0xFFFF * 2048)
    report = navspec.check(path)
    [finding] = report.findings
    assert (finding.code, finding.path) == ("STRUCTURE", str(path))
    assert "the limit" in finding.message
    with pytest.raises(navspec.LimitExceeded):
        navspec.extract(path, tmp_path / "out")


def test_names_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "gta3.img"
    archive = gta_img.archive({"nodes0.dat": NODES, "b.dff": b"1", "c.dff": b"2", "d.dat": NODES})
    archive = archive.edited(1, name=b"\x1b[31m\xe9.dff").edited(2, name=b"").edited(3, name=b"\x1b]0;\xff.dat")
    path.write_bytes(archive.to_bytes())
    report = navspec.check(path, ignore=["SA_PATHS_SET"])
    assert [input_.path for input_ in report.inputs] == [str(path), f"{path}:nodes0.dat", f"{path}:\\x1b]0;\\\\xff.dat"]
    record = navspec.extract(path, tmp_path / "out").to_dict()
    assert [Path(record["path"]).name for record in record["files"]] == ["nodes0.dat", "_x1b]0;__xff.dat"]


MEASURE = """
import re, sys
from pathlib import Path
import navspec
report = navspec.check(sys.argv[1])
[peak] = re.findall(r"VmHWM: *\\t* *(\\d+) kB", Path("/proc/self/status").read_text())
print(len(report.inputs), report.inputs[0].size, report.severities["error"], peak)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the peak of memory is asked for as on Linux")
def test_a_very_large_archive(full: Path) -> None:
    """5 GB with 64 node files: what is read is the directory and these files."""
    size = 5_000_000_000
    os.truncate(full, size)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    line = [sys.executable, "-c", MEASURE, str(full)]
    completed = subprocess.run(line, env=environment, capture_output=True, check=True, timeout=60, text=True)
    files, whole, errors, peak = map(int, completed.stdout.split())
    assert (files, whole, errors) == (65, size, 0)
    assert peak < 200_000


# --- comparing and extracting --------------------------------------------------------------------------------------


def test_archives_are_compared_with_folders_and_with_each_other(
    full: Path, city: dict[str, bytes], tmp_path: Path
) -> None:
    folder, archive = tmp_path / "loose", tmp_path / "other.img"
    builder.write_files(folder, city)
    summary = {"files": 64, "identical": 64, "different": 0, "only_a": 0, "only_b": 0, "error": 0}
    assert navspec.diff(full, folder).to_dict()["summary"] == summary
    changed = bytearray(city["Nodes28.dat"])
    struct.pack_into("<H", changed, 20 + 28 * 5 + 20, 77)
    archive.write_bytes(gta_img.archive({**city, "Nodes28.dat": bytes(changed)}).to_bytes())
    record = navspec.diff(full, archive).to_dict()
    assert record["summary"] == {**summary, "files": 65, "identical": 63, "different": 2}
    different = [record for record in record["files"] if record["status"] == "different"]
    assert [record["path_b"] for record in different] == [str(archive), f"{archive}:Nodes28.dat"]
    assert [table["key"] for table in different[1]["tables"]] == ["nodes"]
    with pytest.raises(navspec.NavspecError, match="a file and a folder"):
        navspec.diff(full, f"{full}:nodes1.dat")
    one = navspec.diff(f"{full}:nodes28.dat", f"{archive}:nodes28.dat").to_dict()
    assert one["files"][0]["tables"] == different[1]["tables"]


def test_extracted_files_are_those_that_went_in(full: Path, city: dict[str, bytes], tmp_path: Path) -> None:
    record = navspec.extract(full, tmp_path / "a" / "b").to_dict()
    assert record["summary"] == {"entries": 67, "written": 64, "passed_over": 0}
    assert {path.name: path.read_bytes() for path in (tmp_path / "a" / "b").iterdir()} == city
    assert record["files"][0] == {
        "name": "Nodes0.dat",
        "path": str(tmp_path / "a" / "b" / "Nodes0.dat"),
        "format": "gta_sa_paths",
        "variant": "classic",
        "size": len(city["Nodes0.dat"]),
        "notes": [],
    }


def test_original_files_in_an_archive(stock: Path, tmp_path: Path) -> None:
    """The 64 files of the game among 16,000 others: the same counts as in their folder, and the same bytes back."""
    files = {f"Nodes{number}.dat": (stock / f"NODES{number}.DAT").read_bytes() for number in range(64)}
    models = {f"model{number}.dff": b"\x10" for number in range(16_000)}
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.archive({**models, **files}, [*reversed(files), *models]).to_bytes())
    report, loose = navspec.check(path), navspec.check(stock)
    assert sa_totals(report) == sa_totals(loose)
    assert report.severities == loose.severities
    findings = [(finding.code, finding.pointer, finding.offset) for finding in report.findings]
    assert sorted(findings) == sorted((finding.code, finding.pointer, finding.offset) for finding in loose.findings)
    assert report.totals["IMG_ENTRY_OVERLAP"].cases == 16_064
    navspec.extract(path, tmp_path / "out")
    assert {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()} == files


def test_names_and_patterns(full: Path, tmp_path: Path) -> None:
    navspec.extract(full, tmp_path / "one", ["NODES7.dat", "nodes1?.DAT", "*.dff"])
    assert names_in(tmp_path / "one") == sorted(["Nodes7.dat", *(f"Nodes1{digit}.dat" for digit in range(10))])
    with pytest.raises(
        navspec.NavspecError, match=r"no file of the archive is called 'node7.dat'; did you mean Nodes7.dat"
    ):
        navspec.extract(full, tmp_path / "two", ["Nodes1.dat", "node7.dat"])
    assert not (tmp_path / "two").exists()
    record = navspec.extract(full, tmp_path / "two", ["Nodes1.dat", "model0.dff"]).to_dict()
    assert record["passed_over"] == [{"name": "model0.dff", "reason": "no known format fits"}]
    assert names_in(tmp_path / "two") == ["Nodes1.dat"]


def test_files_that_are_there_are_kept(full: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "Nodes63.dat").write_text("mine")
    with pytest.raises(navspec.WriteError, match=r"Nodes63.dat exists"):
        navspec.extract(full, out)
    assert names_in(out) == ["Nodes63.dat"]
    navspec.extract(full, out, force=True)
    assert len(names_in(out)) == 64
    assert (out / "Nodes63.dat").read_bytes() != b"mine"
    with pytest.raises(navspec.WriteError, match="is a file"):
        navspec.extract(full, out / "Nodes63.dat")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("../evil.dat", ".._evil.dat"),
        ("..\\..\\evil.dat", ".._.._evil.dat"),
        ("/etc/evil.dat", "_etc_evil.dat"),
        ("C:evil.dat", "C_evil.dat"),
        ("con.dat", "_con.dat"),
        ("LPT1.x.dat", "_LPT1.x.dat"),
        ("console.dat", "console.dat"),
    ],
)
def test_names_stay_in_the_folder(name: str, written: str, tmp_path: Path) -> None:
    path, out = tmp_path / "gta3.img", tmp_path / "deep" / "out"
    path.write_bytes(gta_img.archive({name: NODES}).to_bytes())
    navspec.extract(path, out)
    assert names_in(out) == [written]
    assert names_in(tmp_path) == ["deep", "gta3.img"]
    assert names_in(tmp_path / "deep") == ["out"]


def test_no_two_files_become_one(tmp_path: Path) -> None:
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.archive({"a?.dat": NODES, "A*.dat": NODES}).to_bytes())
    record = navspec.extract(path, tmp_path / "out").to_dict()
    assert names_in(tmp_path / "out") == ["a_.dat"]
    assert record["passed_over"] == [{"name": "A*.dat", "reason": "another file is written as A_.dat"}]


def test_later_files_of_the_same_name_are_passed_over_and_said(tmp_path: Path) -> None:
    path = tmp_path / "gta3.img"
    archive = gta_img.archive({"Nodes0.dat": NODES, "xodes0.dat": NODES, "Nodes1.dat": NODES, "b.dat": NODES})
    path.write_bytes(archive.to_bytes().replace(b"xodes0", b"NODES0"))
    skipped = [{"name": "NODES0.dat", "reason": "an earlier file of the archive has the same name"}]
    for names in ((), ("nodes0.dat",), ("nodes*",)):
        record = navspec.extract(path, tmp_path / "out", names, force=True).to_dict()
        assert record["passed_over"] == skipped
        assert {record["name"] for record in record["files"]} >= {"Nodes0.dat"}
    assert navspec.extract(path, tmp_path / "out", ["nodes1.dat"], force=True).to_dict()["passed_over"] == []


def test_a_file_that_is_cut_is_not_extracted(small: Path, tmp_path: Path) -> None:
    small.write_bytes(small.read_bytes()[: 2048 + 300])
    record = navspec.extract(small, tmp_path / "out").to_dict()
    assert record["passed_over"] == [{"name": "Nodes0.dat", "reason": "the file ends before its link lengths do"}]
    assert not (tmp_path / "out").exists()
