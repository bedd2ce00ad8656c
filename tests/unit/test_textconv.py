"""Files as lines that git compares: what a line says, and that every change of a file is one of its lines."""

from __future__ import annotations

import random
import struct
from dataclasses import replace
from difflib import unified_diff
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_paths, shapes, source_nav
from builders.gta_img import archive
from builders.large_mesh import large_mesh
from formats import formats
from navspec.columns import read
from navspec.columns.textconv import format_lines
from navspec.errors import NavspecError
from navspec.operations.textconv import convert_to_text
from navspec.spec import load_spec

SHAPES = load_spec("shapes", "shapes_formats")


def of(file: shapes.File) -> str:
    return format_lines(read(file.to_bytes(), SHAPES, decisions=file.decisions))


def changes(a: str, b: str) -> list[str]:
    """Lines that come and go."""
    rows = list(unified_diff(a.splitlines(), b.splitlines(), n=0, lineterm=""))[2:]
    return [row for row in rows if not row.startswith("@@")]


def test_what_lines_say() -> None:
    rows = of(shapes.File()).splitlines()
    for line in (
        "header.flags: 2870096989 (low 5, is_set, middle 74565, high 171)",
        "header.corners/1: x 4.0, y 5.0, z 6.0",
        "header.triple/2: -3",
        "numbers/0: -5",
        "items item_id 1 sides/2 ids/1: 3",
        'items item_id 1 name: "name" (4 bytes)',
        "polygons/0 corners/2: 3",
        "polygons/1 corners/0: 9",
    ):
        assert line in rows, line


def test_a_row_before_what_belongs_to_it() -> None:
    """Lines are in the order of the file; headings are all that begins at the margin, but for rows of one line."""
    rows = format_lines(navspec.tables(source_nav.example())).splitlines()
    first, nested, second = (
        rows.index(row) for row in ("areas id 1", "areas id 1 connections/east ids/0: 2", "areas id 2")
    )
    assert rows[first + 1 : first + 3] == [" id: 1", " attributes: 8 (no_jump)"]
    assert first < nested < second
    assert 'places/1 name: "BombsiteA" (10 bytes)' in rows[:first]


def test_scale_and_unit() -> None:
    rows = format_lines(navspec.tables(gta_sa_paths.smallest().to_bytes())).splitlines()
    assert " x: -23200 (-2900 m)" in rows
    assert any(row.startswith(" flags: ") and row.endswith("speed normal, density 15)") for row in rows)


def test_a_changed_value_is_a_changed_line() -> None:
    before = source_nav.mesh()
    after = replace(before, areas=[replace(before.areas[0], attributes=0x3), *before.areas[1:]])
    a, b = (format_lines(navspec.tables(mesh.pack())) for mesh in (before, after))
    assert changes(a, b) == ["- attributes: 8 (no_jump)", "+ attributes: 3 (crouch, jump)"]


def test_rows_with_ids_stay_what_they_are_when_others_go() -> None:
    before = source_nav.mesh()
    after = replace(before, areas=before.areas[1:])
    a, b = (format_lines(navspec.tables(mesh.pack())) for mesh in (before, after))
    come = [change for change in changes(a, b) if change.startswith("+")]
    assert come == ["+num_areas: 3"]


def test_every_file_has_lines_of_its_own(tmp_path: Path) -> None:
    seen: dict[str, bytes] = {}
    path = tmp_path / "a"
    for case in formats().values():
        for data in case.files().values():
            path.write_bytes(data)
            assert seen.setdefault(convert_to_text(str(path)).text, data) == data


@pytest.mark.parametrize("seed", range(6))
def test_every_bit_of_shapes_shows(seed: int) -> None:
    rng = random.Random(seed)
    file = shapes.sample(rng)
    data = file.to_bytes()
    before = format_lines(read(data, SHAPES, decisions=file.decisions))
    for at in rng.sample(range(len(data)), min(len(data), 40)):
        changed = bytearray(data)
        changed[at] ^= 1 << rng.randrange(8)
        try:
            after = format_lines(read(bytes(changed), SHAPES, decisions=file.decisions))
        except NavspecError:
            continue
        assert after != before, hex(at)


def test_zeros_behind_a_text_show() -> None:
    ends = (b"text", b"text\0", b"text\0\0", b"\0" * 4, b"\0" * 5, b"te\0t", b"")
    texts = {of(shapes.File(remainder=end, padding=0)) for end in ends}
    assert len(texts) == len(ends)


def test_floats_that_look_alike() -> None:
    zeros = [of(shapes.File(header=shapes.Header(scale=value))) for value in (0.0, -0.0)]
    nans = [of(shapes.File(header=shapes.Header(scale=bits))) for bits in (0x7FC00000, 0x7FC00001)]
    assert changes(*zeros) == ["-header.scale: 0.0", "+header.scale: -0.0"]
    assert changes(*nans) == ["-header.scale: f4:7fc00000", "+header.scale: f4:7fc00001"]


def test_many_bytes_are_told_by_their_place() -> None:
    data = bytes(range(100))
    text = of(shapes.File(remainder=data))
    changed_text = of(shapes.File(remainder=data[:70] + b"!" + data[71:]))
    assert "\nremainder\n 0x0: 00 01 02" in text
    removed, come = changes(text, changed_text)
    assert removed.startswith("- 0x40: 40 41 42")
    assert come.startswith("+ 0x40: 40 41 42")


def test_a_large_mesh() -> None:
    """As many lines as there are values, and not much more."""
    tables = navspec.tables(large_mesh().pack())
    text = format_lines(tables)
    assert text.count("\nareas id ") == sum(len(tables[key]) for key in tables if key.startswith("areas"))


class TestTextOf:
    """What git gets, whatever a file is."""

    def text(self, tmp_path: Path, data: bytes, name: str = "a") -> str:
        path = tmp_path / name
        path.write_bytes(data)
        return convert_to_text(str(path)).text

    def test_a_known_file(self, tmp_path: Path) -> None:
        assert self.text(tmp_path, gta_sa_paths.smallest().to_bytes()).startswith(
            "gta_sa_paths classic\nnum_nodes: 8\n"
        )

    def test_a_file_that_breaks_off(self, tmp_path: Path) -> None:
        whole = source_nav.example()
        one, longer = (self.text(tmp_path, whole[:size]) for size in (200, 201))
        assert one.count("\n") == 1
        assert one.startswith("cannot be read: ")
        assert "; 200 bytes, sha256 " in one
        assert str(tmp_path) not in one, "git looks at files under names that it makes up"
        assert one != longer

    def test_bytes_of_no_format(self, tmp_path: Path) -> None:
        assert self.text(tmp_path, b"\0\xff").startswith("no known format fits; 2 bytes, sha256 ")

    @pytest.mark.parametrize(
        "data", [b"", b"version https://git-lfs.github.com/spec/v1\r\nsize 3\n", "Stra\u00dfe".encode()]
    )
    def test_a_text_of_no_format_stays(self, data: bytes, tmp_path: Path) -> None:
        path = tmp_path / "a"
        path.write_bytes(data)
        text, is_own = convert_to_text(str(path))
        assert (text.encode(), is_own) == (data, True)

    def test_an_archive(self, tmp_path: Path) -> None:
        """The directory, each file by its bytes, and all of the archive: between its files, too."""
        data = archive({"NODES0.DAT": gta_sa_paths.smallest().to_bytes(), "x.txd": b"texture"}).to_bytes()
        rows = self.text(tmp_path, data).splitlines()
        assert rows[0] == "gta_img ver2"
        assert any(row.startswith("NODES0.DAT: 2,048 bytes, sha256 ") for row in rows)
        changed = bytearray(data)
        changed[-1] ^= 1  # in the zeros behind the last file
        assert self.text(tmp_path, bytes(changed)).splitlines()[-1] != rows[-1]

    def test_an_archive_that_holds_what_no_archive_can(self, tmp_path: Path) -> None:
        entries = struct.pack("<4sI", b"VER2", 3) + b"".join(
            struct.pack("<IHH24s", 0, 0xFFFF, 0, b"a\x1b[31m%d.dat" % number) for number in range(3)
        )
        text = self.text(tmp_path, entries.ljust(2048, b"\0"))
        assert "sha256" in text.splitlines()[-1]

    def test_too_large_a_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("navspec.inputs.source.MAX_BYTES", 100)
        assert self.text(tmp_path, source_nav.example()).startswith("too large: the file has more than 100 bytes")

    def test_too_large_for_lines(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("navspec.operations.textconv.MAX_SIZE", 100)
        text = self.text(tmp_path, source_nav.example())
        assert text.startswith("too large: source_nav l4d of more than 100 bytes")
        assert text.count("\n") == 1
