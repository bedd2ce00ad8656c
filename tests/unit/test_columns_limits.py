"""Constructs at their edges, each on a spec of a few lines: what reads must be right, and what is not must be refused."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from navspec.columns import read
from navspec.errors import ReadError, WriteError
from navspec.spec import Spec, from_json
from navspec.spec.ksy.compile import compile_spec

HEAD = "meta: {id: edge, endian: le, bit-endian: le}\n"


@cache
def spec(text: str) -> Spec:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "edge.ksy"
        path.write_text(HEAD + text, encoding="utf-8")
        return from_json(compile_spec(path))


def in_records(fields: str, more: str = "") -> Spec:
    """A list of `num_recs` records with these fields."""
    return spec(
        "seq: [{id: num_recs, type: u1}, {id: recs, type: rec, repeat: expr, repeat-expr: num_recs}]\n"
        f"types:\n  rec: {{seq: [{fields}]}}\n{more}"
    )


@pytest.mark.parametrize("count", [2**64 - 1, 2**63, 2**62, 2**61, 5])
def test_wide_counts_do_not_wrap(count: int) -> None:
    bound = "valid: {max: ((_io.size - _io.pos) / 2).as<u8>}"
    fields = f"{{id: num_xs, type: u8, {bound}}}, {{id: xs, type: u2, repeat: expr, repeat-expr: num_xs}}, {{id: e, type: u1}}"
    with pytest.raises(ReadError):
        read(b"\x01" + struct.pack("<Q", count) + b"\0", in_records(fields))


@pytest.mark.parametrize("code", ["b", "h", "i", "q"])
def test_negative_counts_are_refused(code: str) -> None:
    kind = f"s{struct.calcsize(code)}"
    fields = f"{{id: num_xs, type: {kind}}}, {{id: xs, type: u1, repeat: expr, repeat-expr: num_xs}}"
    with pytest.raises(ReadError, match="a list of -2") as caught:
        read(b"\x01" + struct.pack(f"<{code}", -2) + bytes(9), in_records(fields))
    assert caught.value.pointer == "/recs/0/xs"


def test_products_of_counts_do_not_wrap() -> None:
    fields = "{id: a, type: u4}, {id: b, type: u4}, {id: xs, type: u4, repeat: expr, repeat-expr: a * b}"
    data = b"\x01" + struct.pack("<II", 2**31, 2**31)
    with pytest.raises(ReadError):
        read(data, in_records(fields))


def test_records_without_a_fixed_part() -> None:
    of = in_records("{id: t, terminator: 0}")
    data = b"\x03ab\0\0c\0"
    tables = read(data, of)
    assert len(tables["recs"]) == 3
    assert tables.offsets("recs.t").tolist() == [0, 2, 2, 3]
    assert tables.to_bytes() == data


def test_a_divisor_of_zero_is_a_read_error() -> None:
    of = in_records("{id: a, type: u4}, {id: b, type: u4}, {id: x, size: a / b}")
    assert read(b"\x01" + struct.pack("<II", 6, 3) + b"ok", of)["recs.x"].tobytes() == b"ok"
    with pytest.raises(ReadError, match="divides by zero"):
        read(b"\x01" + struct.pack("<II", 6, 0), of)
    root = spec("seq: [{id: n, type: u4}, {id: d, type: u4}, {id: x, size: n / d}]")
    with pytest.raises(ReadError, match="no value"):
        read(struct.pack("<II", 6, 0), root)


def test_constant_lists_are_held_to_their_limits() -> None:
    pair = "  pair: {seq: [{id: a, type: u1, valid: {max: 5}}, {id: c, contents: [7]}]}"
    of = in_records(
        "{id: ps, type: pair, repeat: expr, repeat-expr: 2}, "
        "{id: v, type: u1, repeat: expr, repeat-expr: 3, valid: {max: 9}}",
        pair,
    )
    good = b"\x02" + b"\x01\x07\x05\x07\x09\x00\x01" * 2
    assert read(good, of).to_bytes() == good
    for at, value, pointer in [(8, 6, "/recs/1/ps/0/a"), (11, 8, "/recs/1/ps/1/c"), (14, 10, "/recs/1/v/2")]:
        bad = bytearray(good)
        bad[at] = value
        with pytest.raises(ReadError) as caught:
            read(bad, of)
        assert (caught.value.pointer, caught.value.offset) == (pointer, at)


@pytest.mark.parametrize(
    ("condition", "present"),
    [
        ("not (a == 1) and b == 2", [(0, 2), (3, 2)]),
        ("not a == 1 and b == 2", [(0, 2), (3, 2)]),
        ("b == 2 and not a == 1", [(0, 2), (3, 2)]),
        ("not a == 1 or b == 2", [(0, 2), (0, 1), (1, 2), (3, 2)]),
        ("not not (a == 1)", [(1, 1), (1, 2)]),
    ],
)
def test_not_binds_tighter_than_and(condition: str, present: list[tuple[int, int]]) -> None:
    of = in_records(
        f"{{id: a, type: u1}}, {{id: b, type: u1}}, {{id: x, type: one, if: has_x}}], "
        f"instances: {{has_x: {{value: '{condition}'}}}}, doc: [",
        "  one: {seq: [{id: v, type: u1}]}",
    )
    for a, b in [(0, 2), (0, 1), (1, 1), (1, 2), (3, 2)]:
        data = bytes([1, a, b, *([7] if (a, b) in present else [])])
        assert read(data, of).to_bytes() == data


def test_contents_of_a_constant_list_before_a_count() -> None:
    fields = (
        "{id: m, contents: [1, 2], repeat: expr, repeat-expr: 3}, {id: num_xs, type: u1}, "
        "{id: xs, type: u1, repeat: expr, repeat-expr: num_xs}"
    )
    of = in_records(fields)
    good = b"\x01" + b"\x01\x02" * 3 + b"\x02\x08\x09"
    assert read(good, of)["recs.xs"].tolist() == [8, 9]
    bad = bytearray(good)
    bad[6] = 3
    with pytest.raises(ReadError):
        read(bad, of)


def test_a_closing_value_of_eight_bytes() -> None:
    of = spec(
        "seq: [{id: ch, type: c, repeat: until, repeat-until: _.k == 0xffffffffffffffff}]\n"
        "types: {c: {seq: [{id: k, type: u8}, {id: n, type: u1}, {id: z, type: u1, repeat: expr, repeat-expr: n}]}}"
    )
    data = struct.pack("<QB", 1, 0) + struct.pack("<QBB", 2**64 - 1, 1, 97)
    assert read(data, of).to_bytes() == data


def test_a_look_up_beyond_its_table_is_not_written() -> None:
    of = spec(
        "seq:\n- {id: num_polys, type: u1}\n- {id: polys, type: poly, repeat: expr, repeat-expr: num_polys}\n"
        "- {id: num_faces, type: u1}\n- {id: faces, type: face, repeat: expr, repeat-expr: num_faces}\n"
        "types:\n  poly: {seq: [{id: nc, type: u1}]}\n"
        "  face:\n    seq: [{id: p, type: s2}, {id: edges, type: u1, repeat: expr, repeat-expr: ne}]\n"
        "    instances: {ne: {value: 'p < _root.num_polys ? _root.polys[p].nc : 0'}}"
    )
    tables = read(b"\x02\x03\x01" + b"\x01" + struct.pack("<h", 0) + b"abc", of)
    tables["faces"]["p"][0] = -1
    with pytest.raises(WriteError):
        tables.to_bytes()


def test_a_value_without_a_layout_is_refused() -> None:
    of = spec(
        "seq:\n- {id: version, type: u1}\n- {id: num_recs, type: u1}\n"
        "- {id: recs, type: rec, repeat: expr, repeat-expr: num_recs}\n"
        "types: {rec: {seq: [{id: w, type: {switch-on: _root.version, cases: {1: u1, 2: u2}}}]}}"
    )
    assert read(b"\x02\x01\x05\x00", of)["recs"]["w"].tolist() == [5]
    with pytest.raises(ReadError, match="no layout for the value 9"):
        read(b"\x09\x01\x05\x00", of)


def test_places_follow_alignment() -> None:
    of = spec(
        "seq:\n- {id: num_a, type: u1}\n- {id: a, type: u1, repeat: expr, repeat-expr: num_a}\n"
        "- {id: pad, size: (4 - _io.pos % 4) % 4}\n- {id: x, type: u4}"
    )
    tables = read(b"\x03abc" + struct.pack("<I", 7), of)
    tables.replace("a", [1])
    assert tables.span("", 0, "x") == (4, 4)
    assert tables.to_bytes() == b"\x01\x01\0\0" + struct.pack("<I", 7)
