"""Archives that are written: what goes where, what stays as it is, and that nothing can be lost on the way."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders import gta_img, gta_img3
from builders import gta_sa_paths as builder
from builders.gta_img import filled
from navspec.inputs.archive import Archive
from navspec.operations import package
from navspec.records.archives import Packed

FILES = {"a.dff": b"\x01" * 3000, "b.dff": b"\x02" * 2048, "c.dff": b"\x03" * 5000, "d.dff": b"\x04" * 100}
"""In sectors 1 and 2, 3, 4 to 6, 7 of an archive of 8 sectors."""


def content(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def entries(data: bytes) -> list[tuple[str, int, int]]:
    """Name, first sector and sectors of every entry, read with struct."""
    (count,) = struct.unpack_from("<I", data, 4)
    rows = [struct.unpack_from("<IHH24s", data, 8 + 32 * row) for row in range(count)]
    assert not any(second for _, _, second, _ in rows)
    return [(name.rstrip(b"\0").decode(), sector, sectors) for sector, sectors, _, name in rows]


@pytest.fixture
def packed(tmp_path: Path) -> Callable[..., Packed]:
    """Puts files into `gta3.img`, which holds `FILES` unless another one is there."""
    path, folder = tmp_path / "gta3.img", tmp_path / "loose"
    path.write_bytes(gta_img.archive(FILES).to_bytes())
    folder.mkdir()

    def pack(**files: bytes) -> Packed:
        for old_file in folder.iterdir():
            old_file.unlink()
        for name, data in files.items():
            (folder / f"{name}.dff").write_bytes(data)
        return navspec.pack(folder, path, base=path, force=True)

    return pack


# --- where files go ------------------------------------------------------------------------------------------------


def test_what_has_room_stays_at_its_place(packed: Callable[..., Packed], tmp_path: Path) -> None:
    record = packed(C=b"\x07" * 2049)
    want = gta_img.archive({**FILES, "c.dff": b"\x07" * 2049 + bytes(2951)}).edited(2, num_sectors=2)
    assert content(tmp_path)["gta3.img"] == want.to_bytes()
    [changed] = record.files
    assert (changed.name, changed.state, changed.old_offset, changed.offset) == ("c.dff", "changed", 4 * 2048, 4 * 2048)
    assert (changed.old_size, changed.size, changed.is_elsewhere) == (3 * 2048, 2 * 2048, False)
    assert content(tmp_path)["gta3.img.bak"] == gta_img.archive(FILES).to_bytes()


def test_what_grows_moves_to_the_end(packed: Callable[..., Packed], tmp_path: Path) -> None:
    """Its old place is zeros; the bytes of all others are the same at the same places."""
    record = packed(b=b"\x07" * 2049)
    old, new = gta_img.archive(FILES).to_bytes(), (tmp_path / "gta3.img").read_bytes()
    assert entries(new) == [("a.dff", 1, 2), ("b.dff", 8, 2), ("c.dff", 4, 3), ("d.dff", 7, 1)]
    assert new[2048 : 3 * 2048] == old[2048 : 3 * 2048]
    assert new[3 * 2048 : 4 * 2048] == bytes(2048)
    assert new[4 * 2048 : 8 * 2048] == old[4 * 2048 :]
    assert new[8 * 2048 :] == (b"\x07" * 2049).ljust(4096, b"\0")
    assert (record.old_size, record.size, record.summary["elsewhere"]) == (8 * 2048, 10 * 2048, 1)
    assert navspec.check(tmp_path / "gta3.img", format="gta_img").findings == ()


def test_the_last_file_grows_where_it_is(packed: Callable[..., Packed], tmp_path: Path) -> None:
    packed(d=b"\x07" * 4097)
    assert entries((tmp_path / "gta3.img").read_bytes())[3] == ("d.dff", 7, 3)


def test_gaps_are_used(packed: Callable[..., Packed], tmp_path: Path) -> None:
    """First into the gap behind it, then into the first that is large enough."""
    packed(b=b"\x07" * 2049)  # leaves sector 3
    packed(a=b"\x08" * 4097, e=b"\x09")
    data = (tmp_path / "gta3.img").read_bytes()
    assert entries(data)[0] == ("a.dff", 1, 3)
    assert entries(data)[4] == ("e.dff", 10, 1)
    packed(a=b"\x08")
    packed(e=b"\x0a" * 5000, f=b"\x0b" * 4096)
    data = (tmp_path / "gta3.img").read_bytes()
    assert entries(data)[4:] == [("e.dff", 10, 3), ("f.dff", 2, 2)]
    assert navspec.check(tmp_path / "gta3.img", format="gta_img").findings == ()


def test_a_directory_that_grows_moves_the_first_files(tmp_path: Path) -> None:
    """63 entries end with the first sector but for 24 bytes; two more need the second, in which the first file stands."""
    path, folder = tmp_path / "gta3.img", tmp_path / "loose"
    files = {f"{number}.dff": bytes([number]) for number in range(63)}
    path.write_bytes(gta_img.archive(files).to_bytes())
    builder.write_files(folder, {"x.dff": b"x", "5.DFF": b"five"})
    record = navspec.pack(folder, tmp_path / "new.img", base=path)
    data = (tmp_path / "new.img").read_bytes()
    want = [(name, 1 + row, 1) for row, name in enumerate(files)]
    assert entries(data) == [("0.dff", 64, 1), *want[1:], ("x.dff", 65, 1)]
    assert data[64 * 2048 :] == filled(b"\x00\x00"[:1]) + filled(b"x")
    assert data[2 * 2048 : 6 * 2048] == b"".join(filled(bytes([number])) for number in range(1, 5))
    assert data[6 * 2048 : 7 * 2048] == filled(b"five")
    assert [(file.name, file.state) for file in record.files] == [
        ("0.dff", "moved"),
        ("5.dff", "changed"),
        ("x.dff", "added"),
    ]
    assert navspec.check(tmp_path / "new.img", format="gta_img").findings == ()


def test_what_stands_behind_the_directory_stays(packed: Callable[..., Packed], tmp_path: Path) -> None:
    """An entry that the directory does not count, and what lies between the files."""
    archive = gta_img.archive(FILES, slack=gta_img.STALE)
    body = bytearray(archive.body)
    body[2048 * 2 + 5] = 9  # b.dff is a gap afterwards
    data = replace(archive.edited(1, num_sectors=0), body=bytes(body)).to_bytes()
    (tmp_path / "gta3.img").write_bytes(data)
    packed(d=b"\x07")
    assert (tmp_path / "gta3.img").read_bytes() == data[: 7 * 2048] + filled(b"\x07")


def test_files_that_share_sectors_are_torn_apart(packed: Callable[..., Packed], tmp_path: Path) -> None:
    """The one that is replaced moves away from the other one, whose bytes stay."""
    archive = gta_img.archive(FILES).edited(1, sector=2)
    (tmp_path / "gta3.img").write_bytes(archive.to_bytes())
    packed(b=b"\x07")
    data = (tmp_path / "gta3.img").read_bytes()
    assert entries(data)[:2] == [("a.dff", 1, 2), ("b.dff", 3, 1)]
    assert data[2048 : 3 * 2048] == archive.to_bytes()[2048 : 3 * 2048]


def test_the_second_size_goes_where_a_file_changes(packed: Callable[..., Packed], tmp_path: Path) -> None:
    (tmp_path / "gta3.img").write_bytes(gta_img.archive(FILES).edited(0, num_sectors_archive=2).to_bytes())
    packed(a=b"\x07")
    assert entries((tmp_path / "gta3.img").read_bytes())[0] == ("a.dff", 1, 1)


def test_nothing_goes_behind_an_archive_that_was_cut(packed: Callable[..., Packed], tmp_path: Path) -> None:
    path = tmp_path / "gta3.img"
    cut = gta_img.archive(FILES).to_bytes()[: 6 * 2048]
    path.write_bytes(cut)
    with pytest.raises(navspec.WriteError, match=r"the archive ends before c\.dff.*take it from a backup"):
        packed(e=b"\x07")
    assert path.read_bytes() == cut
    packed(a=b"\x07" * 3000)
    assert path.read_bytes() == cut[:2048] + filled(b"\x07" * 3000) + cut[3 * 2048 :]
    path.write_bytes(gta_img.archive(FILES).edited(3, sector=0xFFFFFFFF).to_bytes())
    packed(e=b"\x07" * 2049)
    assert entries(path.read_bytes())[3:] == [("d.dff", 0xFFFFFFFF, 1), ("e.dff", 7, 2)]
    with pytest.raises(navspec.WriteError, match=r"the archive ends before d\.dff"):
        packed(f=b"\x07")
    packed(d=b"\x07")  # it does not stay where it was said to be, which would take 8 TB
    assert entries(path.read_bytes())[3:] == [("d.dff", 9, 1), ("e.dff", 7, 2)]


# --- GTA IV --------------------------------------------------------------------------------------------------------


def test_archives_of_gta_iv(tmp_path: Path) -> None:
    """They tell how long a file is; flags and the unknown number of the header stay.

    What moves leaves its block to what is new.
    """
    path, folder = tmp_path / "paths.img", tmp_path / "loose"
    files = {"a.nod": b"\x01" * 3000, "b.nod": b"\x02" * 30, "c.nod": b"\x03" * 2048}
    path.write_bytes(gta_img3.archive(files).edited(1, flags=0x8000 | 2018).to_bytes())
    builder.write_files(folder, {"B.nod": b"\x07" * 4000, "a.nod": b"\x01" * 3001, "dd.nod": b"\x08" * 5})
    navspec.pack(folder, tmp_path / "new.img", base=path)
    contents = {"a.nod": b"\x01" * 3001, "b.nod": b"\x07" * 4000, "c.nod": files["c.nod"], "dd.nod": b"\x08" * 5}
    want = gta_img3.archive(contents, ["a.nod", "c.nod", "b.nod", "dd.nod"])
    data = (tmp_path / "new.img").read_bytes()
    archive = gta_img3.Archive(
        (
            want.entries[0],
            replace(want.entries[1], block=5, flags=0x8000 | 96),
            replace(want.entries[2], block=4),
            replace(want.entries[3], block=3),
        ),
        b"".join(filled(contents[f"{name}.nod"]) for name in ("a", "dd", "c", "b")),
    )
    assert data == archive.to_bytes()
    assert navspec.check(tmp_path / "new.img", format="gta_img3").findings == ()


def test_resources_are_left_alone(tmp_path: Path) -> None:
    path, folder = tmp_path / "a.img", tmp_path / "loose"
    files = {"a.wtd": b"RSC\x05" + bytes(2044), "b.txt": b"b"}
    path.write_bytes(gta_img3.archive(files).edited(0, size=0x80000123, flags=0x2000).to_bytes())
    builder.write_files(folder, files)
    assert navspec.pack(folder, tmp_path / "new.img", base=path).files == ()
    assert (tmp_path / "new.img").read_bytes() == path.read_bytes()
    builder.write_files(folder, {"a.wtd": b"new"})
    with pytest.raises(navspec.WriteError, match=r"a\.wtd is a resource of GTA IV"):
        navspec.pack(folder, path, base=path, force=True)
    builder.write_files(folder, {"a.wtd": files["a.wtd"], "c.wtd": files["a.wtd"]})
    with pytest.raises(navspec.WriteError, match=r"c\.wtd is a resource of GTA IV"):
        navspec.pack(folder, path, base=path, force=True)


# --- packing -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def city() -> dict[str, bytes]:
    return builder.valid_city().files()


@pytest.fixture(scope="session")
def part(city: dict[str, bytes]) -> dict[str, bytes]:
    """Three files of it."""
    return {name: city[name] for name in map(builder.file_name, (28, 35, 36))}


@pytest.mark.parametrize("module", [gta_img, gta_img3])
def test_pack_is_the_inverse_of_extract(module: object, city: dict[str, bytes], tmp_path: Path) -> None:
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.archive({**city, "model.dff": b"\x10"}, ["model.dff", *reversed(city)]).to_bytes())
    if module is gta_img3:
        navspec.convert(path, "gta_iv", allow_loss=True, settings={"high_nodes": "drop"}, output=tmp_path / "iv.img")
        path = tmp_path / "iv.img"
    navspec.extract(path, tmp_path / "loose")
    one, two = tmp_path / "one.img", tmp_path / "two.img"
    assert navspec.pack(tmp_path / "loose", one).entries == 64
    assert navspec.pack(tmp_path / "loose", two, base=path).files == ()
    assert two.read_bytes() == path.read_bytes()
    before, after = navspec.check(path), navspec.check(one)
    assert after.severities == before.severities
    assert {finding.code for finding in after.findings} == {finding.code for finding in before.findings}
    assert navspec.diff(path, one).to_dict()["summary"]["different"] == (1 if module is gta_img else 0)
    assert navspec.extract(one, tmp_path / "again").to_dict()["summary"]["written"] == 64
    assert content(tmp_path / "again") == content(tmp_path / "loose")
    if module is gta_img:
        assert one.read_bytes() == gta_img.archive(city).to_bytes()


@pytest.mark.parametrize(
    ("files", "text"),
    [
        ({"a" * 20 + ".dff": b"x"}, "has 24 letters, but names in archives of San Andreas have 23 at most"),
        ({"nodes0.dat": b"x", "Nodes0.dat": b"y"}, "Nodes0.dat and nodes0.dat are the same name in an archive"),
        ({"nödes.dat": b"x"}, "has letters that names in archives cannot have"),
        ({"a.dff": b""}, "a.dff is empty, and the game finds no empty files in an archive; leave it out"),
        ({"b/a.dff": b""}, "there are no folders in archives"),
        ({".hidden": b"x", "a.bak2": b"x"}, "there is no file in this folder that could go into an archive"),
    ],
)
def test_folders_that_no_archive_can_hold(files: dict[str, bytes], text: str, tmp_path: Path) -> None:
    for name, data in files.items():
        (tmp_path / "loose" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "loose" / name).write_bytes(data)
    with pytest.raises(navspec.NavspecError) as caught:
        navspec.pack(tmp_path / "loose", tmp_path / "new.img", format="gta_img")
    assert text in str(caught.value)
    assert not (tmp_path / "new.img").exists()


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    (tmp_path / "large.dff").touch()
    os.truncate(tmp_path / "large.dff", 65_535 * 2048 + 1)
    with pytest.raises(navspec.WriteError, match="no file in an archive has more than 134,215,680; leave it out"):
        navspec.pack(tmp_path, tmp_path / "new.img", format="gta_img")


def test_what_is_no_folder_archive_or_format(tmp_path: Path) -> None:
    builder.write_files(tmp_path, {"a.dff": b"x", "b.dff": b"y"})
    refused: tuple[tuple[Path, dict[str, Any], str], ...] = (
        (tmp_path / "a.dff", {}, "this is not a folder"),
        (tmp_path, {}, "set it with format"),
        (
            tmp_path,
            {"format": "gta_sa_paths"},
            "not a format of writable archives; these are gta_img, gta_img3",
        ),
        (tmp_path, {"base": tmp_path / "a.dff"}, "this is not an archive"),
    )
    for folder, options, text in refused:
        with pytest.raises(navspec.NavspecError, match=text):
            navspec.pack(folder, tmp_path / "new.img", **options)
    assert content(tmp_path) == {"a.dff": b"x", "b.dff": b"y"}


def test_original_files_in_and_out(stock: Path, tmp_path: Path) -> None:
    """64 files of the game, packed and taken out again, are what they were; one of them changed leaves the others."""
    path = tmp_path / "gta3.img"
    navspec.pack(stock, path)
    navspec.extract(path, tmp_path / "out")
    assert content(tmp_path / "out") == {path.name: path.read_bytes() for path in stock.glob("*.DAT")}
    navspec.edit(f"{path}:nodes40.dat", {"/nodes/4/flags/switched_off": True}, apply=True)
    report = navspec.diff(f"{path}.bak", path)
    assert [record["path_b"] for record in report.to_dict()["files"] if record["status"] == "different"] == [
        f"{path}:NODES40.DAT"
    ]


# --- repairing, editing and converting in place -------------------------------------------------------------------


@pytest.fixture
def bad(tmp_path: Path, part: dict[str, bytes]) -> Path:
    """An archive of part of a set, with one wrong search distance, behind models."""
    files = {f"m{number}.dff": bytes([number]) * 2049 for number in range(3)} | part
    data = bytearray(part[builder.file_name(36)])
    data[20 + 14 : 20 + 16] = b"\0\0"
    files[builder.file_name(36)] = bytes(data)
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.archive(files).to_bytes())
    return path


def test_repair_in_place(bad: Path, part: dict[str, bytes], tmp_path: Path) -> None:
    name, before = builder.file_name(36), bad.read_bytes()
    plan = navspec.repair(bad)
    [archive] = plan.archives
    assert (archive.archive, archive.written, [file.name for file in archive.files]) == (str(bad), False, [name])
    assert (archive.old_size, archive.size, archive.summary["unchanged"]) == (len(before), len(before), 5)
    assert content(tmp_path) == {"gta3.img": before}
    done = navspec.repair(bad, apply=True)
    assert replace(archive, written=True, backup=f"{bad}.bak") == done.archives[0]
    assert [(file.written, file.backup) for file in done.files if file.written] == [(f"{bad}:{name}", f"{bad}.bak")]
    files = {f"m{number}.dff": bytes([number]) * 2049 for number in range(3)} | part
    assert content(tmp_path) == {"gta3.img": gta_img.archive(files).to_bytes(), "gta3.img.bak": before}
    assert navspec.repair(bad, apply=True).archives == ()
    navspec.repair(f"{bad}.bak:{name}", apply=True)
    assert (tmp_path / "gta3.img.bak").read_bytes() == bad.read_bytes()


def test_repair_elsewhere(bad: Path, part: dict[str, bytes], tmp_path: Path) -> None:
    """The whole archive, or one file of it into another archive."""
    name, before = builder.file_name(36), bad.read_bytes()
    archive = tmp_path / "other.img"
    navspec.repair(bad, output=archive)
    files = {f"m{number}.dff": bytes([number]) * 2049 for number in range(3)} | part
    assert archive.read_bytes() == gta_img.archive(files).to_bytes()
    with pytest.raises(navspec.WriteError, match=r"other\.img exists; use force"):
        navspec.repair(bad, output=archive)
    with pytest.raises(navspec.WriteError, match="replace them with --apply"):
        navspec.repair(bad, output=bad, force=True)
    archive.write_bytes(before)
    with pytest.raises(navspec.WriteError, match=f"other.img:{name} exists; use force"):
        navspec.repair(f"{bad}:{name}", output=f"{archive}:{name}")
    navspec.repair(f"{bad}:{name}", output=f"{archive}:{name}", force=True)
    assert archive.read_bytes() == gta_img.archive(files).to_bytes()
    assert bad.read_bytes() == before


def test_loose_files_and_archives_together(bad: Path, part: dict[str, bytes], tmp_path: Path) -> None:
    """All of them are written, or none."""
    name = builder.file_name(36)
    with_fault = bad.read_bytes()
    navspec.extract(bad, tmp_path / "loose")
    loose = (tmp_path / "loose" / name).read_bytes()
    (tmp_path / "loose" / name).chmod(0o444)
    with pytest.raises(navspec.WriteError, match="write-protected"):
        navspec.repair([bad, tmp_path / "loose"], apply=True)
    assert bad.read_bytes() == with_fault
    (tmp_path / "loose" / name).chmod(0o644)
    with pytest.raises(navspec.WriteError, match="come from several places"):
        navspec.repair([bad, tmp_path / "loose"], output=tmp_path / "new.img")
    done = navspec.repair([bad, tmp_path / "loose"], apply=True)
    assert [file.backup for file in done.files if file.written] == [
        f"{bad}.bak",
        str(tmp_path / "loose" / f"{name}.bak"),
    ]
    assert (tmp_path / "loose" / name).read_bytes() == part[name] != loose


def test_convert_into_an_archive(city: dict[str, bytes], tmp_path: Path) -> None:
    """Of the kind that holds them already: with all else in it; of another kind: a new one."""
    path = tmp_path / "gta3.img"
    path.write_bytes(
        gta_img.archive({f"m{number}.dff": bytes([number]) * 2049 for number in range(3)} | city).to_bytes()
    )
    builder.write_files(tmp_path / "loose", city)
    fla, loose, iv = tmp_path / "fla.img", tmp_path / "fla", tmp_path / "iv.img"
    record = navspec.convert(path, "fla4", allow_loss=True, output=fla)
    navspec.convert(tmp_path / "loose", "fla4", allow_loss=True, output=loose)
    assert record.archives[0].entries == 67
    assert content(loose) == {
        file.name: bytes(file.data) for file in record.files if file.written.startswith(f"{fla}:") and file.data
    }
    navspec.extract(fla, tmp_path / "out")
    assert content(tmp_path / "out") == content(loose)
    assert gta_img.filled(b"\x02" * 2049) in fla.read_bytes()
    # A larger map has more files, a smaller one fewer: none of the old ones stays among them.
    large = navspec.convert(fla, "fla4", settings={"map_size": 12000}, allow_loss=True, output=tmp_path / "large.img")
    assert large.archives[0].entries == 256 + 3
    small = navspec.convert(
        tmp_path / "large.img", "fla4", settings={"map_size": 6000}, allow_loss=True, output=tmp_path / "small.img"
    )
    assert (small.archives[0].entries, small.archives[0].summary["removed"]) == (67, 192)
    navspec.extract(tmp_path / "small.img", tmp_path / "back")
    assert content(tmp_path / "back") == content(loose)
    record = navspec.convert(path, "gta_iv", settings={"high_nodes": "drop"}, allow_loss=True, output=iv)
    assert (record.archives[0].format, record.archives[0].base, record.archives[0].entries) == ("gta_img3", "", 64)
    assert navspec.check(iv).severities["error"] == 0
    navspec.convert(path, "fla4", allow_loss=True, output=path, force=True)
    assert path.read_bytes() == fla.read_bytes()


def test_objects_go_into_an_archive(bad: Path, part: dict[str, bytes]) -> None:
    path = f"{bad}:{builder.file_name(28)}"
    tree = navspec.load(path)
    for width in (3, 5):
        tree.nodes[1].path_width = width
        navspec.save(tree, path, force=True)
        assert navspec.load(path).nodes[1].path_width == width
    with pytest.raises(navspec.WriteError, match="exists; use force"):
        navspec.save(tree, path)


def test_an_archive_that_somebody_else_has_changed(bad: Path) -> None:
    path = f"{bad}:{builder.file_name(28)}"
    tree = navspec.load(path)
    data = bad.read_bytes() + b"\0"
    bad.write_bytes(data)
    with pytest.raises(navspec.WriteError, match="has changed since it was read; it is left as it is"):
        navspec.save(tree, path, force=True)
    assert bad.read_bytes() == data


# --- how it is written ---------------------------------------------------------------------------------------------


def test_archives_are_copied_a_piece_at_a_time(bad: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "CHUNK", 1000)
    sizes: list[int] = []
    read_part = Archive.read_part
    monkeypatch.setattr(Archive, "read_part", lambda self, at, size: sizes.append(size) or read_part(self, at, size))
    with_model = Path(bad.parent, "loose")
    builder.write_files(with_model, {"m1.dff": b"\x07" * 5000})
    navspec.pack(with_model, bad, base=bad, force=True)
    assert max(sizes) <= 1000
    assert sum(sizes) > bad.stat().st_size
    assert filled(b"\x07" * 5000) in bad.read_bytes()


def test_what_does_not_read_back_is_not_written(bad: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that writes something else."""
    before, parts = content(bad.parent), package.Package._iter_parts
    runs: list[int] = []

    def lossy(self: package.Package) -> Iterator[bytes]:
        runs.append(len(runs))
        for part in parts(self):
            yield part.replace(b"\x02", b"\x03") if len(runs) == 1 else part

    monkeypatch.setattr(package.Package, "_iter_parts", lossy)
    with pytest.raises(navspec.WriteError, match="would be read back as another one; nothing is written"):
        navspec.repair(bad, apply=True)
    assert (len(runs), content(bad.parent)) == (2, before)


def test_a_disk_that_is_full(bad: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = content(bad.parent)

    def full(*_: object) -> Iterator[bytes]:
        yield b"begun"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(package.Package, "_iter_parts", full)
    with pytest.raises(OSError, match=f"No space left on device: '{bad}'"):
        navspec.repair(bad, apply=True)
    assert content(bad.parent) == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process is killed, which is a fork of this one")
def test_killed_before_any_step(packed: Callable[..., Packed], tmp_path: Path) -> None:
    """The archive is the old one or the new one, whole, and the old one is kept as long as it is not there any more."""
    path = tmp_path / "gta3.img"
    old = path.read_bytes()
    packed(b=b"\x07" * 2049)
    new = path.read_bytes()
    seen, status = list[bytes](), 1
    while status:
        for backup in tmp_path.glob("*.bak*"):
            backup.unlink()
        path.write_bytes(old)
        if (child := os.fork()) == 0:
            _killed_at(len(seen), lambda: packed(b=b"\x07" * 2049))
        status = os.waitpid(child, 0)[1]
        seen.append(path.read_bytes())
        assert seen[-1] == old or (tmp_path / "gta3.img.bak").read_bytes() == old
    assert seen == [old] * seen.index(new) + [new] * seen.count(new)
    assert seen.index(new) > 4


def _killed_at(steps: int, run: Callable[[], object]) -> None:
    """Run something in this process, and end it without a word before one of the steps on the file system."""
    remaining = steps

    def step(event: str, args: tuple[object, ...]) -> None:
        nonlocal remaining
        is_written = event == "open" and isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR)
        if event in ("tempfile.mkstemp", "os.chmod", "os.link", "os.rename", "os.remove", "fsync") or is_written:
            remaining -= 1
            if remaining < 0:
                os._exit(1)

    fsync = os.fsync
    os.fsync = lambda handle: (step("fsync", ()), fsync(handle))[1]
    sys.addaudithook(step)
    try:
        run()
    finally:
        os._exit(0)
