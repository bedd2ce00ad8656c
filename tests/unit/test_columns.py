"""The column plane: what it reads, where things stand, what can be changed, and what it refuses."""

from __future__ import annotations

import contextlib
import struct
import time
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from builders import shapes
from memory import call_below
from navspec.columns import Tables, read
from navspec.errors import ReadError, WriteError
from navspec.spec import Spec, load_spec


@cache
def spec() -> Spec:
    return load_spec("shapes", "shapes_formats")


def sample(**changes: object) -> bytes:
    """Two items that differ in everything that can differ."""
    items = [
        shapes.Item(item_id=10, raw_x=-20, num_columns=2, tags=[1, 2, 3], sides=[[], [10], [10, 11], []], extra=5),
        shapes.Item(item_id=11, raw_x=900, num_columns=0, tags=[], sides=[[11], [], [], []], detail=shapes.Detail()),
    ]
    return shapes.File(**{"items": items, **changes}).to_bytes()  # type: ignore[arg-type]


@pytest.fixture
def tables() -> Tables:
    return read(sample(), spec())


def test_rows_of_a_list_are_one_structured_array(tables: Tables) -> None:
    assert tables["items"]["item_id"].tolist() == [10, 11]
    assert tables["numbers"].tolist() == [-5, 6]
    assert tables[""]["version"].tolist() == [3]
    assert tables["items"].dtype.names is not None
    assert tables["items"].dtype.itemsize == 4 + 4 + 2 + 2 + 1 + 1 + 8 + 1 + 1 + 8 + 2 + 1


def test_lists_in_records_have_offsets(tables: Tables) -> None:
    assert tables["items.tags"].tolist() == [1, 2, 3]
    assert tables.offsets("items.tags").tolist() == [0, 3, 3]
    assert tables.offsets("items.sides").tolist() == [0, 4, 8]
    assert tables.offsets("items.sides.ids").tolist() == [0, 0, 1, 3, 3, 4, 4, 4, 4]
    assert tables["items.sides.ids"].tolist() == [10, 10, 11, 11]
    assert tables.offsets("items.extra").tolist() == [0, 1, 1]
    assert tables.offsets("items.detail").tolist() == [0, 0, 1]
    assert tables.parents("items.sides.ids").tolist() == [1, 2, 2, 4]


def test_bits_and_derived_values_are_columns(tables: Tables) -> None:
    assert tables.column("items", "flags.num_columns").tolist() == [2, 0]
    assert tables.column("items", "flags.has_more").tolist() == [True, False]
    assert tables.column("items", "x").tolist() == [-2.5, 112.5]
    assert tables.column("items", "is_far").tolist() == [False, True]
    assert tables.column("faces", "num_edges").tolist() == [3, 1, 3]
    assert (
        tables.column("items.spots", "num_marks").tolist()
        == np.repeat([3, 0], np.diff(tables.offsets("items.spots"))).tolist()
    )
    assert tables.column("", "header.flags.low").tolist() == [5]


def test_big_endian_and_late_parts(tables: Tables) -> None:
    assert tables["late_marks"].tolist() == [1, 2, 0xFFFF]
    older = read(sample(settings=shapes.Settings(gen_version=6)), spec())
    assert len(older["late_marks"]) == 0
    assert "tile" not in older[""]["settings"].dtype.names
    assert older["settings.hulls"].dtype.names == ("radius",)


@pytest.mark.parametrize(("version", "width"), [(1, 1), (2, 2), (3, 4)])
def test_the_version_decides_the_width_of_a_field(version: int, width: int) -> None:
    rows = read(shapes.build(1, version, items=3), spec())["items"]
    assert rows.dtype["attributes"].itemsize == width
    assert ("score" in rows.dtype.names) == (version == 3)


def test_spans_are_where_the_bytes_stand(tables: Tables) -> None:
    data = sample()
    for key in ("numbers", "items.tags", "items.sides.ids", "items.spots.points", "polygons.corners", "faces.edges"):
        for row in range(len(tables[key])):
            offset, length = tables.span(key, row)
            assert data[offset : offset + length] == tables[key][row : row + 1].tobytes(), (key, row)
    offset, length = tables.span("items", 1, "item_id")
    assert struct.unpack_from("<I", data, offset) == (11,)
    assert length == 4
    assert tables.span("items", 1)[0] == sum(tables.span("items", 0))
    assert tables.span("", 0) == (0, len(data))
    assert tables.extent("chain")[0] == sum(tables.span("items", 1))
    assert tables.span("items", 0, "flags.mode")[1] == 2


def test_pointers_name_rows_within_their_parents(tables: Tables) -> None:
    assert tables.pointer("items.sides.ids", 2) == "/items/0/sides/2/ids/1"
    assert tables.pointer("items.detail", 0, "weight") == "/items/1/detail/weight"
    assert tables.pointer("settings.hulls", 0, "radius") == "/settings/hulls/0/radius"
    assert tables.pointer("", None, "header.flags.low") == "/header/flags/low"


def test_the_writer_never_sees_the_source() -> None:
    source = bytearray(sample())
    kept = bytes(source)
    tables = read(bytes(source), spec())
    source[:] = bytes(len(source))
    assert tables.to_bytes() == kept


STEERING = {
    "version", "sub_version", "num_numbers", "num_items", "num_polygons", "num_faces", "num_tags", "num_ids", "num_spots",
    "num_points", "num_corners", "num_values", "num_hulls", "num_rows", "len_note", "len_blob", "gen_version", "flags",
    "polygon_row", "kind", "magic", "padding",
}  # fmt: skip
"""Fields that decide how the rest is read: a change of one of them is refused where it does not fit the rest."""


def test_one_bit_flipped_in_every_column_is_one_bit_in_the_file() -> None:
    """A writer that echoed anything but its tables would miss one of these."""
    data = sample()
    exact = 0
    for key in read(data, spec()):
        names = _columns(read(data, spec())[key].dtype)
        for name in names:
            tables = read(data, spec())
            column = tables.column(key, name) if name else tables[key]
            if not column.size:
                continue
            first = (0,) * column.ndim
            column[first] = _flipped(column[first])
            try:
                written = tables.to_bytes()
            except WriteError:
                assert (name or key).rpartition(".")[2] in STEERING, (key, name)
                continue
            changed = [at for at, (a, b) in enumerate(zip(data, written, strict=True)) if a != b]
            assert len(changed) == 1, (key, name)
            assert (data[changed[0]] ^ written[changed[0]]).bit_count() == 1
            exact += 1
    assert exact > 40


def _columns(dtype: np.dtype) -> list[str]:
    if dtype.names is None:
        return [""]
    inner = {name: dtype[name].base for name in dtype.names}
    return [f"{name}.{part}".rstrip(".") for name, dtype in inner.items() for part in _columns(dtype)]


def _flipped(value: np.generic) -> np.generic:
    raw = bytearray(value.tobytes())
    raw[0] ^= 1
    return np.frombuffer(bytes(raw), value.dtype)[0]


def test_signalling_nan_survives() -> None:
    header = shapes.Header(scale=0x7F800001)
    data = sample(header=header)
    assert read(data, spec()).to_bytes() == data


def test_replaced_rows_are_counted(tables: Tables) -> None:
    tables.replace("items.sides.ids", [7, 8, 9], [0, 0, 1, 0, 2, 0, 0, 0])
    again = read(tables.to_bytes(), spec())
    assert again.column("items.sides", "num_ids").tolist() == [0, 0, 1, 0, 2, 0, 0, 0]
    assert again["items.sides.ids"].tolist() == [7, 8, 9]
    assert again["items.tags"].tolist() == [1, 2, 3]


def test_replaced_root_lists_are_counted_and_padding_follows(tables: Tables) -> None:
    before = len(tables["padding"])
    tables.replace("numbers", [1, 2, 3])
    again = read(tables.to_bytes(), spec())
    assert again["numbers"].tolist() == [1, 2, 3]
    assert len(again["padding"]) == (before - 4) % 8
    assert again[""]["aligned"] == 2**60


def test_a_count_that_its_field_cannot_hold_is_refused(tables: Tables) -> None:
    with pytest.raises(WriteError, match="0 to 255") as caught:
        tables.replace("items.tags", np.zeros(300), [300, 0])
    assert caught.value.pointer == "/items/0/num_tags"


def test_rows_must_fit_their_parents(tables: Tables) -> None:
    with pytest.raises(WriteError, match="do not fit 2 parents"):
        tables.replace("items.tags", [1, 2], [1, 1, 0])
    with pytest.raises(KeyError):
        tables.replace("items.nothing", [])


def test_a_count_changed_by_hand_is_refused(tables: Tables) -> None:
    tables["items"]["num_tags"][0] = 2
    with pytest.raises(WriteError, match="num_tags is 2, but there are 3 rows") as caught:
        tables.to_bytes()
    assert caught.value.pointer == "/items/0/tags"


def test_set_column_checks_ranges(tables: Tables) -> None:
    tables.set_column("items", "flags.rest", [1, 255])
    assert tables.column("items", "flags.rest").tolist() == [1, 255]
    with pytest.raises(WriteError, match="256 does not fit a field of 0 to 255") as caught:
        tables.set_column("items", "flags.rest", [0, 256])
    assert caught.value.pointer == "/items/1/flags/rest"
    with pytest.raises(WriteError, match="-32769 does not fit"):
        tables.set_column("items", "raw_x", -32769)
    with pytest.raises(KeyError):
        tables.set_column("items", "x", 1.0)


def test_an_unknown_column_or_table_is_a_key_error(tables: Tables) -> None:
    with pytest.raises(KeyError, match="has no field 'nothing'"):
        tables.column("items", "nothing")
    with pytest.raises(KeyError, match="has no table 'nothing'"):
        tables.column("nothing", "x")


def test_decisions_are_kept_through_edits() -> None:
    tables = read(sample(footer=None), spec())
    assert tables.decisions == {"is_other_game": False, "has_footer": False}
    tables.replace("remainder", np.zeros(len(tables["remainder"]) + 1, np.uint8))
    written = tables.to_bytes()
    again = read(written, spec(), decisions=tables.decisions)
    assert len(again["remainder"]) == len(tables["remainder"])


def test_writing_is_refused_without_force_and_keeps_a_backup(tables: Tables, tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    tables.write(path)
    before = path.read_bytes()
    with pytest.raises(WriteError, match="--force"):
        tables.write(path)
    tables["numbers"][0] = 99
    tables.write(path, force=True)
    assert (tmp_path / "a.bin.bak").read_bytes() == before
    assert read(path.read_bytes(), spec())["numbers"][0] == 99
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.bin", "a.bin.bak"]


def test_what_does_not_fit_leaves_no_file(tables: Tables, tmp_path: Path) -> None:
    tables["items"]["num_tags"][0] = 2
    with pytest.raises(WriteError):
        tables.write(tmp_path / "a.bin")
    assert list(tmp_path.iterdir()) == []


def test_every_truncation_is_a_read_error() -> None:
    data = sample()
    for size in range(len(data)):
        with contextlib.suppress(ReadError):
            assert read(data[:size], spec()).to_bytes() == data[:size]


def test_truncations_name_a_field_and_an_offset_inside_the_file() -> None:
    data = sample()
    end = read(data, spec()).span("", 0, "aligned")[0]
    for size in range(0, end, 5):
        with pytest.raises(ReadError) as caught:
            read(data[:size], spec())
        assert 0 <= caught.value.offset <= size
        assert caught.value.pointer.startswith("/")


def test_errors_name_field_and_offset() -> None:
    data = bytearray(sample())
    at = data.index(struct.pack("<I", 2), 60)  # num_items
    data[at : at + 4] = b"\xff\xff\xff\xff"
    with pytest.raises(ReadError) as caught:
        read(data, spec())
    assert (caught.value.pointer, caught.value.offset, caught.value.code) == ("/num_items", at, "STRUCTURE")
    tables = read(sample(), spec())
    offset, _ = tables.span("items.sides", 2, "num_ids")
    data = bytearray(sample())
    data[offset : offset + 4] = b"\xff\xff\xff\x7f"
    with pytest.raises(ReadError) as caught:
        read(data, spec())
    assert (caught.value.pointer, caught.value.offset) == ("/items/0/sides/2/num_ids", offset)


@pytest.mark.parametrize("field", ["num_ids", "num_items", "num_polygons", "num_faces"])
def test_absurd_counts_cost_nothing(field: str) -> None:
    """A count of 2^32 - 1 ends in an error, at once and without memory for it."""
    tables = read(sample(), spec())
    key = "items.sides" if field == "num_ids" else ""
    offset, _ = tables.span(key, 0, field)
    data = bytearray(sample())
    data[offset : offset + 4] = b"\xff\xff\xff\xff"

    def refused() -> None:
        with pytest.raises(ReadError):
            read(data, spec())

    started = time.process_time()
    call_below(4_000_000, refused)
    assert time.process_time() - started < 5


@pytest.mark.parametrize("values", [1.7, "abc", None, [1, 2, 3], 10**30, [1, "x"]])
def test_values_that_fit_no_field(values: object, tables: Tables) -> None:
    before = tables.to_bytes()
    for field in ("raw_x", "flags.rest"):
        with pytest.raises(WriteError):
            tables.set_column("items", field, values)
    assert tables.to_bytes() == before


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ([1.5], r"/numbers/0: 1.5 does not fit a field of -2147483648 to 2147483647$"),
        ([0, 2**40], r"/numbers/1: 1099511627776 does not fit .*$"),
        ([-(2**40)], "-1099511627776 does not fit"),
        ([2**70], "1180591620717411303424 does not fit"),
        ("abc", r"values of the shape \(\) are not rows of int32"),
        (["7"], "<U1 values do not fit a field of int32"),
        ([None], "object values do not fit a field of int32"),
        ([[1, 2]], r"values of the shape \(1, 2\) are not rows of int32, which have the shape \(rows,\)"),
        ([[1], [2, 3]], "these values do not make an array"),
    ],
)
def test_rows_that_fit_no_table(rows: object, reason: str, tables: Tables) -> None:
    with pytest.raises(WriteError, match=reason):
        tables.replace("numbers", rows)


@pytest.mark.parametrize("row", [-1, 2, 10**9])
def test_rows_that_are_not_there(row: int, tables: Tables) -> None:
    with pytest.raises(IndexError, match="has 2 rows"):
        tables.span("items", row)


def test_records_are_replaced_by_records(tables: Tables) -> None:
    tables.replace("items.spots.points", tables["items.spots.points"][:1], [1] + [0] * (len(tables["items.spots"]) - 1))
    assert len(read(tables.to_bytes(), spec())["items.spots.points"]) == 1


def test_columns_go_by_the_names_that_a_spec_gives_them() -> None:
    tables = read(sample(), spec())
    assert tables.column("items", "rating").tolist() == tables["items"]["score"].tolist()
    assert tables.column("", "flags.middle").tolist() == [0x12345]
    assert tables.bit("", "flags.low") == ("header.flags", 0, 3)
    assert tables.span("", 0, "triple") == tables.span("", 0, "header.triple")
    assert tables.span("items", 1, "rating") == tables.span("items", 1, "score")
    assert tables.pointer("items", 1, "rating") == "/items/1/score"
    assert tables.pointer("", None, "origin.x") == "/header/origin/x"
    tables.set_column("items", "rating", [1.25, 2.5])
    tables.set_column("", "flags.low", 6)
    assert tables["items"]["score"].tolist() == [1.25, 2.5]
    assert tables.column("", "header.flags.low").tolist() == [6]


def test_a_column_by_another_name_is_there_while_its_field_is() -> None:
    tables = read(shapes.build(1, 1), spec())
    with pytest.raises(KeyError, match="rating"):
        tables.column("items", "rating")


def test_bits_have_the_names_that_hold_for_the_file() -> None:
    items = [shapes.Item(attributes=value) for value in (0x01, 0x48, 0x09)]
    one, second = (read(shapes.File(version=2, sub_version=sub, items=items).to_bytes(), spec()) for sub in (3, 10))
    assert list(one.bits("items", "attributes")) == ["open", "painted", "wide"]
    assert list(second.bits("items", "attributes")) == ["open", "hidden", "locked", "wide"]
    assert one.column("items", "attributes.open").tolist() == [True, False, True]
    assert one.column("items", "attributes.painted").tolist() == [False, True, False]
    assert second.column("items", "attributes.hidden").tolist() == [False, True, True]
    with pytest.raises(KeyError):
        one.column("items", "attributes.hidden")
    narrow = read(shapes.File(version=1, items=items).to_bytes(), spec())
    assert list(narrow.bits("items", "attributes")) == ["open", "painted"]
    one.set_column("items", "attributes.wide", [True, False, True])
    assert read(one.to_bytes(), spec()).column("items", "attributes").tolist() == [0x201, 0x48, 0x209]


def test_what_the_version_settles_is_no_table() -> None:
    """A part that a version leaves out whatever the record says is absent, not empty."""
    items = [shapes.Item(mode=7, bonus=5), shapes.Item(mode=1), shapes.Item(mode=7, bonus=6)]
    old, new = (read(shapes.File(version=version, items=items).to_bytes(), spec()) for version in (2, 3))
    assert "items.bonus" not in old
    assert new["items.bonus"].tolist() == [5, 6]
    assert new.offsets("items.bonus").tolist() == [0, 1, 1, 2]
