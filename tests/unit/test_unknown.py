"""Files that no family claims: each is named in one sentence, and those that are called like archives count in folders."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

import navspec
from builders import gta_img
from builders import gta_sa_paths as builder
from navspec.families.unsupported import KINDS
from navspec_build.site import opening

POINTER = b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 369207296\n"
PSU = struct.pack("<HHI", 0x8427, 0, 3) + bytes(504)


def _save(offset: int) -> bytes:
    """The beginning of a save of III or Vice City: the tag of its first inner block stands at an offset."""
    return bytes(range(1, 256)) * 3 if offset < 0 else b"\1" * offset + b"SCR\0" + bytes(2000)


RECOGNISED = [
    ("ps2_max", "save.max", b"Ps2PowerSave" + bytes(100), "PlayStation 2"),
    ("ps2_psu", "save.psu", PSU, "PlayStation 2"),
    ("ps2_cbs", "save.cbs", b"CFU\0" + bytes(100), "CodeBreaker"),
    ("ps2_card", "card.ps2", b"Sony PS2 Memory Card Format 1.2.0.0" + bytes(100), "memory card"),
    ("img_fastman92", "gta3.img", b"VERF" + bytes(100), "fastman92"),
    *(("gta3_save", "GTA3sf1.b", _save(offset), "GTA III") for offset in (0xB0, 0xB8, 0xC4)),
    *(("gta_vc_save", "GTAVCsf1.b", _save(offset), "Vice City") for offset in (0xE8, 0xEC, 0xF0, 0x114, 0x1F8)),
    ("gta_paths_text", "paths.ipl", b"inst\r\nend\r\npath\r\n1, -1\r\n\t2, 2, 0, -330.5\r\n", "text"),
    ("gta_paths_text", "PATHS.IPL", b"path\n0, -1\n\t1, 0, 0, -330.5\n", "text"),
    ("gta_paths_text", "comroad.ide", b"objs\nend\npath\nped, 1000, LoFiBlock\n", "text"),
    (
        "gta_sa_paths_dnf",
        "nodes.dnf",
        b"cars\n\tsegment 0\n\t{\n\t\t-2427.625|-2474.75|35.75|0|0|0|1|991234\n",
        "Aschratt",
    ),
    ("navbot_mesh", "a.nav", b"NavBotNavMesh" + bytes(40), "NavBot"),
]


@pytest.mark.parametrize(("kind", "name", "data", "word"), RECOGNISED)
def test_a_kind_that_is_not_read_is_named_with_what_to_do(kind: str, name: str, data: bytes, word: str) -> None:
    (entry,) = (each for each in KINDS if each.id == kind)
    with pytest.raises(navspec.UnknownFormat) as caught:
        navspec.identify(data, name=name)
    assert str(caught.value) == f"this is {entry.title}, which navspec does not read. {entry.hint}"
    assert word in str(caught.value)
    (finding,) = navspec.check(data, name=name).findings
    assert (finding.code, finding.message, finding.params) == ("FORMAT_UNKNOWN", str(caught.value), {"kind": kind})


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("x.b", _save(-1)),
        ("x.b", _save(0xB4)),
        ("placements.ipl", b"inst\n1, LoFiBlock, 0, 10, 20, 30\nend\npath\nend\n"),
        ("notes.txt", b"path\n1, -1\n"),
        ("x.dnf", b"cars and segments\n"),
        ("x.bin", b"xPs2PowerSave"),
    ],
)
def test_what_only_resembles_such_a_kind_is_not_named_so(name: str, data: bytes) -> None:
    with pytest.raises(navspec.UnknownFormat) as caught:
        navspec.identify(data, name=name)
    assert caught.value.message == "no known format fits"
    assert caught.value.tried["gta_sa_save"] == "the first letters are not BLOCK"
    assert "BLOCK" not in str(caught.value)


def test_what_stands_in_place_of_a_file_comes_before_its_kind(tmp_path: Path) -> None:
    (tmp_path / "gta3.img").write_bytes(POINTER)
    (tmp_path / "gta3.dir").write_bytes(POINTER)
    for name in ("gta3.img", "gta3.dir"):
        with pytest.raises(navspec.UnknownFormat, match=r"pointer of Git LFS .* 369,207,296 bytes.* `git lfs pull`"):
            navspec.identify(tmp_path / name)


def test_an_archive_of_version_1_is_known_by_the_directory_beside_it(tmp_path: Path) -> None:
    archive, directory = tmp_path / "gta3.img", tmp_path / "GTA3.DIR"
    archive.write_bytes(b"\x10\0\0\0\xff\x07" * 2000)
    with pytest.raises(
        navspec.UnknownFormat, match=r"not what its name says .GTA San Andreas archive, GTA IV archive.: "
    ):
        navspec.identify(archive)
    directory = tmp_path / "gta3.DIR"
    directory.write_bytes(struct.pack("<II24s", 0, 4, b"player.dff"))
    with pytest.raises(navspec.UnknownFormat, match="archive of version 1"):
        navspec.identify(archive)
    with pytest.raises(navspec.UnknownFormat, match="directory of an archive of version 1"):
        navspec.identify(directory)
    (finding,) = navspec.check(tmp_path).findings
    assert (finding.path, finding.message.split(",")[0]) == (str(archive), "this is an archive of version 1 (GTA III")


ODD = {
    "pointer.img": (POINTER, "NOT_DOWNLOADED"),
    "empty.img": (b"", "EMPTY_FILE"),
    "zeroed.img": (bytes(2048), "ZEROED_FILE"),
    "large.img": (bytes(100_000), "ZEROED_FILE"),
    "page.img": (b"<!DOCTYPE html><html></html>", "WEB_PAGE"),
    "fastman92.img": (b"VERF" + bytes(100_000), None),
    "damaged.img": (b"\xff" * 100_000, None),
    "pointer.bsp": (POINTER, "NOT_DOWNLOADED"),
    "pointer.nod": (POINTER, "NOT_DOWNLOADED"),
    "GTASAsf1.sav": (POINTER, "NOT_DOWNLOADED"),
}
"""Files that a folder check names, and the cause of each."""
SILENT = {"quake.bsp": b"IBSP" + b"\xff" * 9000, "carcols.dat": POINTER, "nodes.dat": b"1 0.0 0.0\n", "a.txt": POINTER}
"""Files of which a folder check says nothing: their names promise nothing that navspec reads."""


@pytest.fixture
def mod(tmp_path: Path) -> Path:
    """A sound set of paths in a folder with `ODD` and `SILENT`."""
    files = {**builder.valid_city().files(), **{name: data for name, (data, _) in ODD.items()}, **SILENT}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    return tmp_path


def test_what_is_called_like_an_archive_is_never_silent_in_a_folder(mod: Path) -> None:
    report = navspec.check(mod)
    unread = {Path(input_.path).name for input_ in report.inputs if input_.status != "read"}
    assert unread == set(ODD)
    assert len(report.inputs) == 64 + len(ODD)
    assert report.fails
    causes = {Path(path).name: cause.code for cause in report.causes for path in cause.paths}
    assert causes == {name: code for name, (_, code) in ODD.items() if code}
    assert {finding.code for finding in report.findings if finding.severity == "error"} == {
        "FORMAT_UNKNOWN",
        "IV_FILE_SHORT",
    }
    sizes = {Path(input_.path).name: input_.size for input_ in report.inputs if input_.status == "unknown_format"}
    assert sizes == {name: len(data) for name, (data, _) in ODD.items() if name != "pointer.nod"}


def test_a_folder_of_pointers_is_not_without_anything_known(tmp_path: Path) -> None:
    (tmp_path / "gta3.img").write_bytes(POINTER)
    (tmp_path / "gta_int.img").write_bytes(POINTER)
    report = navspec.check(tmp_path)
    assert [Path(input_.path).name for input_ in report.inputs] == ["gta3.img", "gta_int.img"]
    assert [cause.code for cause in report.causes] == ["NOT_DOWNLOADED", "NOT_DOWNLOADED"]
    assert report.fails
    for operation in (navspec.info, navspec.graph, navspec.table_set):
        with pytest.raises(navspec.UnknownFormat, match="pointer of Git LFS"):
            operation(tmp_path)
    assert len(navspec.convert(tmp_path, "fla4").unread) == 2


def test_very_many_files_name_them_as_well(mod: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    output = navspec.check_many(mod, tmp_path_factory.mktemp("out") / "made", output_format="rows")
    assert output.files == {"read": 64, "unknown_format": len(ODD) - 1, "unreadable": 1}
    assert len(navspec.census(mod, unread=[]).to_dict()["formats"]) == 2


def test_work_on_the_other_files_goes_on(mod: Path) -> None:
    (mod / "pointer.nod").unlink()
    assert len(navspec.table_set(mod).files) == 64
    assert len(navspec.graph(mod).nodes["node"]) > 500
    assert navspec.convert(mod, "fla4").refused == ()
    assert not navspec.repair(mod).unread
    unread: list[navspec.ReadError] = []
    assert len(navspec.info(mod, unread=unread).files) == 64
    assert {Path(error.path).name for error in unread} == set(ODD) - {"pointer.nod"}
    assert len(navspec.info(mod).files) == 64
    read_so = navspec.check(mod, format="gta_sa_paths").inputs
    assert not [each.path for each in read_so if each.path.endswith((".img", ".bsp"))]


def test_only_the_beginning_of_such_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.img"
    with path.open("wb") as file:
        file.write(b"VERF")
        file.truncate(1 << 31)
    (tmp_path / "NODES0.DAT").write_bytes(gta_img.filled(builder.smallest().to_bytes()))
    (record,) = (input_ for input_ in navspec.check(tmp_path).inputs if input_.status == "unknown_format")
    assert (record.size, record.sha256) == (1 << 31, "")


def test_the_page_to_drop_files_on_has_the_table() -> None:
    text = opening.script({}, [])
    data = json.loads(json.loads(text.partition(" = ")[2].rstrip(";\n")))
    kinds = {each["id"]: each for each in data["unsupported"]}
    assert len(kinds) == len(KINDS)
    assert kinds["ps2_psu"]["magics"] == [[0, "27840000"]]
    assert kinds["gta3_save"]["magics"] == [[0xB0, "53435200"], [0xB8, "53435200"], [0xC4, "53435200"]]
    assert (kinds["img_1"]["extensions"], kinds["img_1"]["beside"]) == (["img"], "dir")
    assert re.search(kinds["gta_paths_text"]["text"], "path\n1, -1\n")


def test_who_needs_another_file_learns_what_this_one_is(mod: Path, tmp_path: Path) -> None:
    pointer, out = mod / "pointer.img", tmp_path / "out"
    dnf = tmp_path / "nodes.dnf"
    dnf.write_bytes(b"cars\n\tsegment 0\n\t{\n")
    refused = [
        lambda: navspec.extract(pointer, out),
        lambda: navspec.check(mod / "NODES0.DAT", base=pointer),
        lambda: navspec.check_many(mod, out, base=pointer, output_format="rows"),
        lambda: navspec.pack(mod, tmp_path / "new.img", base=pointer),
        lambda: navspec.compile(pointer, out),
    ]
    for operation in refused:
        with pytest.raises(navspec.UnknownFormat, match="pointer of Git LFS"):
            operation()
    with pytest.raises(navspec.UnknownFormat, match="Aschratt"):
        navspec.compile(dnf, out)
    with pytest.raises(navspec.NavspecError, match="is not an archive that navspec knows"):
        navspec.extract(mod / "damaged.img", out)
