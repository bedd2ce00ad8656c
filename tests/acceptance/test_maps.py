"""Meshes in maps of Source: they are checked, read and extracted as files of their own, however they are packed."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import navspec
from builders import source_nav
from builders.source_bsp import bsp, zipped
from memory import call_below
from navspec.columns import Tables, TableSet
from navspec.inputs.walk import iter_contents

MESH = source_nav.clean(16, 2, "tf").pack()
TEXTURES = {"materials/maps/cp_test/sky.vtf": b"sky" * 100, "scripts/soundscapes.txt": b"text"}
NAME = "maps/cp_test.nav"

Build = Callable[..., Path]


@pytest.fixture
def build(tmp_path: Path) -> Build:
    def made(
        files: dict[str, bytes], method: int = zipfile.ZIP_STORED, version: int = 20, comment: bytes = b""
    ) -> Path:
        path = tmp_path / "cp_test.bsp"
        path.write_bytes(bsp(zipped(files, method, comment) if files else b"", version))
        return path

    return made


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_LZMA])
@pytest.mark.parametrize("version", [19, 20, 21])
def test_a_mesh_in_a_map(method: int, version: int, build: Build, tmp_path: Path) -> None:
    path = build({**TEXTURES, NAME: MESH}, method, version, b"XZP1 0")
    inside = f"{path}:{NAME}"
    for given in (path, inside, f"{path}:MAPS/CP_TEST.NAV"):
        report = navspec.check(given)
        assert [(input_.path, input_.size, input_.variant) for input_ in report.inputs] == [(inside, len(MESH), "tf")]
        assert (report.findings, report.tool_errors, report.sets) == ((), (), ())
    (record,) = navspec.info(path).to_dict()["files"]
    assert (record["path"], record["info"]["areas"]) == (inside, 4)
    found = navspec.table_set(path)
    assert isinstance(found, TableSet)
    assert found.column("areas", "id").tolist() == [1, 2, 3, 4]
    alone = navspec.tables(inside)
    assert isinstance(alone, Tables)
    assert (alone.to_bytes(), alone.path) == (MESH, inside)
    assert navspec.roundtrip(inside).to_dict()["tables"] == "identical"
    assert [content.path for content in iter_contents(str(path))] == [inside]
    assert navspec.identify(inside).id == "source_nav"
    record = navspec.extract(path, tmp_path / "out").to_dict()
    assert (tmp_path / "out" / "cp_test.nav").read_bytes() == MESH
    assert [each["name"] for each in record["files"]] == ["cp_test.nav"]
    assert record["summary"] == {"entries": 3, "written": 1, "passed_over": 0}


def test_folders_of_maps_and_meshes(build: Build, tmp_path: Path) -> None:
    """The map does not go into the report; the mesh beside it, which comes first in the game, does too."""
    path = build({NAME: MESH, "maps\\embed.nav": source_nav.clean(16, 0, "base").pack(), **TEXTURES})
    (tmp_path / "cp_test.nav").write_bytes(MESH)
    report = navspec.check(tmp_path)
    found = [(input_.path, input_.variant) for input_ in report.inputs]
    assert found == [
        (f"{path}:{NAME}", "tf"),
        (f"{path}:maps/embed.nav", "base"),
        (str(tmp_path / "cp_test.nav"), "tf"),
    ]


def test_only_a_mesh_outside_is_compared_with_the_size_of_the_map(build: Build, tmp_path: Path) -> None:
    path = build({NAME: MESH})
    code = "NAV_BSP_SIZE_MISMATCH"
    for given in (path, f"{path}:{NAME}"):
        report = navspec.check(given, select=[code])
        assert (report.totals[code].cases, report.skipped_rules, report.findings) == (0, (), ())
        assert navspec.check(given, select=[code], settings={"bsp": path}).totals[code].cases == 0
    (tmp_path / "cp_test.nav").write_bytes(MESH)
    (finding,) = navspec.check(tmp_path / "cp_test.nav", select=[code]).findings
    assert finding.params["map_size"] == path.stat().st_size
    assert "cp_test.bsp" in finding.message


def test_what_is_no_map_with_files(build: Build, tmp_path: Path) -> None:
    with pytest.raises(navspec.UnknownFormat, match="no file in here"):
        navspec.check(build({}))
    with pytest.raises(navspec.UnknownFormat, match="no file in here"):
        navspec.check(build(TEXTURES))
    path = build({NAME: MESH})
    with pytest.raises(navspec.UnknownFormat, match="only for the files in it"):
        navspec.load(path)
    with pytest.raises(navspec.NavspecError, match="did you mean maps/cp_test"):
        navspec.load(f"{path}:maps/cp_tset.nav")
    with pytest.raises(navspec.NavspecError, match="holds no file"):
        navspec.extract(build(TEXTURES), tmp_path / "out")
    old = tmp_path / "de_test.bsp"
    old.write_bytes(struct.pack("<i", 30) + bytes(2000))
    assert [finding.code for finding in navspec.check(old).findings] == ["FORMAT_UNKNOWN"]
    (tmp_path / "de_test.nav").write_bytes(source_nav.clean(5, None, "goldsrc").pack())
    assert len(navspec.check([tmp_path / "de_test.nav"]).inputs) == 1


def test_nothing_is_written_into_a_map(build: Build) -> None:
    path = build({NAME: MESH})
    before = path.read_bytes()
    found = navspec.tables(f"{path}:{NAME}")
    assert isinstance(found, Tables)
    with pytest.raises(navspec.WriteError, match="nothing is written into it"):
        found.write(f"{path}:{NAME}", force=True)
    with pytest.raises(navspec.WriteError, match="files in archives of this kind cannot be replaced"):
        navspec.save(navspec.load(f"{path}:{NAME}"), f"{path}:{NAME}", force=True)
    assert path.read_bytes() == before


def _damaged(path: Path, old: bytes, new: bytes, every: bool = True) -> None:
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new, -1 if every else 1))


def test_a_damaged_file_is_told_and_does_not_hide_the_others(build: Build, tmp_path: Path) -> None:
    path = build({NAME: MESH, "maps/other.nav": source_nav.clean(16, 0, "base").pack()})
    _damaged(path, MESH, MESH[:-1] + b"\xff")
    report = navspec.check(path)
    assert [(input_.path, input_.status) for input_ in report.inputs] == [
        (f"{path}:{NAME}", "unreadable"),
        (f"{path}:maps/other.nav", "read"),
    ]
    (finding,) = report.findings
    assert (finding.code, finding.path) == ("STRUCTURE", f"{path}:{NAME}")
    assert "its checksum is another one" in finding.message
    with pytest.raises(navspec.ReadError, match="its checksum"):
        navspec.load(f"{path}:{NAME}")
    record = navspec.extract(path, tmp_path / "out").to_dict()
    assert [each["name"] for each in record["passed_over"]] == [NAME]
    assert (tmp_path / "out" / "other.nav").is_file()


@pytest.mark.parametrize(
    ("method", "offset", "form", "value", "message"),
    [
        (14, 10, "H", 8, "packed by method 8"),
        (14, 8, "H", 1, "encrypted"),
        (0, 24, "I", 1000, "should have 1,000"),
        (14, 24, "I", len(MESH) + 1, f"has {len(MESH):,} bytes"),
        (14, 20, "I", 1 << 30, "ends after the archive"),
        (14, 42, "I", 3, "its header is not where"),
        (14, 42, "I", 1 << 30, "its header is not where"),
    ],
)
def test_entries_that_cannot_be(method: int, offset: int, form: str, value: int, message: str, build: Build) -> None:
    """One value of the only entry in the directory of the archive."""
    path = build({NAME: MESH}, method)
    data = bytearray(path.read_bytes())
    struct.pack_into(f"<{form}", data, data.rindex(b"PK\1\2") + offset, value)
    path.write_bytes(bytes(data))
    with pytest.raises(navspec.ReadError, match=message):
        navspec.tables(f"{path}:{NAME}")


def test_sizes_that_cannot_be_take_no_memory(build: Build) -> None:
    """A file that says it is small and is not, one that says it is large, and a dictionary of four gigabytes."""

    def refused(member: str) -> None:
        with pytest.raises(navspec.ReadError):
            navspec.tables(member)

    large = bytes(10_000_000)
    for declared, dictionary in ((len(MESH), None), ((1 << 32) - 1, None), (len(MESH), 0xFFFFFFFF)):
        path = build({NAME: large}, zipfile.ZIP_LZMA)
        data = bytearray(path.read_bytes())
        struct.pack_into("<I", data, data.rindex(b"PK\1\2") + 24, declared)
        if dictionary:
            start = data.index(b"PK\3\4") + 30 + len(NAME)
            struct.pack_into("<I", data, start + 5, dictionary)
        path.write_bytes(bytes(data))
        call_below(2_000_000, partial(refused, f"{path}:{NAME}"))


def test_every_cut_and_every_changed_byte_ends_well(build: Build) -> None:
    """Nothing but errors of the library, whatever the archive says; the mesh in it is cut short, and never passes as sound."""
    path = build({NAME: MESH[:200]}, zipfile.ZIP_LZMA)
    data = path.read_bytes()
    start, refused, checked = data.index(b"PK\3\4"), 0, 0
    for at in range(start, len(data), 3):
        for damaged in (data[:at], data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]):
            try:
                report = navspec.check(damaged)
            except navspec.NavspecError:
                refused += 1
                continue
            assert report.fails, at
            assert report.tool_errors == (), at
            checked += 1
    assert refused, "some archives are broken"
    assert checked, "and some are not"


def test_a_map_as_bytes() -> None:
    data = bsp(zipped({NAME: MESH}, zipfile.ZIP_LZMA))
    for given in (data, io.BytesIO(data)):
        report = navspec.check(given)
        assert [input_.path for input_ in report.inputs] == [NAME]
        assert report.totals["NAV_BSP_SIZE_MISMATCH"].cases == 0


def test_a_name_in_a_map_that_no_file_can_have() -> None:
    """The map is looked for beside each mesh, and nothing lies beside this one."""
    data = bsp(zipped({"maps/de_test.nav": MESH}).replace(b"maps/de_test.nav", b"maps/de\0test.nav"))
    report = navspec.check(data)
    assert [input_.status for input_ in report.inputs] == ["read"]
    assert report.tool_errors == ()
