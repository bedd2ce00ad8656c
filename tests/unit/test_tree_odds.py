"""Constructs of the subset that neither `shapes` nor the shipped formats use yet."""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from navspec import tree
from navspec.errors import ReadError, WriteError
from navspec.spec import Spec, from_json
from navspec.spec.ksy.compile import compile_spec

KSY = """\
meta:
  id: odds
  endian: be
  bit-endian: be
seq:
  - id: tone
    type: u1
    enum: tone_kind
  - id: len_all
    type: u1
    -size-of: {list: blob, bias: 3}
  - id: blob
    size: len_all - 3
  - id: num_more
    type: u1
    -count-of: {list: values, bias: 1}
  - id: values
    type: f8
    repeat: expr
    repeat-expr: num_more - 1
  - id: num_cells
    type: u1
  - id: group
    type: group_block
  - id: body_kind
    type: u1
  - id: body
    size: 4
    type:
      switch-on: num_rows
      cases:
        1: lone
        3: group_block
instances:
  num_rows:
    value: body_kind + 1
    -decision: true
types:
  group_block:
    seq:
      - id: names
        size: 2
        repeat: expr
        repeat-expr: 2
      - id: cells
        type: u1
        repeat: expr
        repeat-expr: _parent.num_cells + 0
      - id: word
        type: bit_word
    instances:
      peek:
        pos: 0
        type: s2
        -overlay: true
  lone:
    seq:
      - id: number
        type: s2
  bit_word:
    seq:
      - id: top
        type: b5
        enum: tone_kind
      - id: mid
        type: b1
      - id: low
        type: b10
enums:
  tone_kind:
    0: silent
    1: loud
"""

# What the compiler makes of it, without what is never called.
PYTHON = """\
import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum

class Odds(ReadWriteKaitaiStruct):

    class ToneKind(IntEnum):
        silent = 0
        loud = 1
    def __init__(self, _io=None, _parent=None, _root=None):
        super(Odds, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.tone = KaitaiStream.resolve_enum(Odds.ToneKind, self._io.read_u1())
        self.len_all = self._io.read_u1()
        self.blob = self._io.read_bytes(self.len_all - 3)
        self.num_more = self._io.read_u1()
        self.values = []
        for i in range(self.num_more - 1):
            self.values.append(self._io.read_f8be())
        self.num_cells = self._io.read_u1()
        self.group = Odds.GroupBlock(self._io, self, self._root)
        self.group._read()
        self.body_kind = self._io.read_u1()
        _on = self.num_rows
        if _on == 1:
            self._raw_body = self._io.read_bytes(4)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Odds.Lone(_io__raw_body, self, self._root)
            self.body._read()
        elif _on == 3:
            self._raw_body = self._io.read_bytes(4)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Odds.GroupBlock(_io__raw_body, self, self._root)
            self.body._read()
        else:
            self.body = self._io.read_bytes(4)
        self._dirty = False

    def _write__seq(self, io=None):
        super(Odds, self)._write__seq(io)
        self._io.write_u1(int(self.tone))
        self._io.write_u1(self.len_all)
        self._io.write_bytes(self.blob)
        self._io.write_u1(self.num_more)
        for i in range(len(self.values)):
            self._io.write_f8be(self.values[i])
        self._io.write_u1(self.num_cells)
        self.group._write__seq(self._io)
        self._io.write_u1(self.body_kind)
        _on = self.num_rows
        if _on == 1:
            _io__raw_body = KaitaiStream(BytesIO(bytearray(4)))
            self._io.add_child_stream(_io__raw_body)
            _pos2 = self._io.pos()
            self._io.seek(self._io.pos() + (4))
            def handler(parent, _io__raw_body=_io__raw_body):
                self._raw_body = _io__raw_body.to_byte_array()
                if len(self._raw_body) != 4:
                    raise kaitaistruct.ConsistencyError("raw(body)", 4, len(self._raw_body))
                parent.write_bytes(self._raw_body)
            _io__raw_body.write_back_handler = KaitaiStream.WriteBackHandler(_pos2, handler)
            self.body._write__seq(_io__raw_body)
        else:
            self._io.write_bytes(self.body)

    def _check(self):
        if len(self.blob) != self.len_all - 3:
            raise kaitaistruct.ConsistencyError("blob", self.len_all - 3, len(self.blob))
        if len(self.values) != self.num_more - 1:
            raise kaitaistruct.ConsistencyError("values", self.num_more - 1, len(self.values))
        for i in range(len(self.values)):
            pass
        if self.group._root != self._root:
            raise kaitaistruct.ConsistencyError("group", self._root, self.group._root)
        if self.group._parent != self:
            raise kaitaistruct.ConsistencyError("group", self, self.group._parent)
        _on = self.num_rows
        if _on == 1:
            if self.body._root != self._root:
                raise kaitaistruct.ConsistencyError("body", self._root, self.body._root)
            if self.body._parent != self:
                raise kaitaistruct.ConsistencyError("body", self, self.body._parent)
        else:
            if len(self.body) != 4:
                raise kaitaistruct.ConsistencyError("body", 4, len(self.body))
        self._dirty = False

    class BitWord(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Odds.BitWord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
        def _read(self):
            self.top = KaitaiStream.resolve_enum(Odds.ToneKind, self._io.read_bits_int_be(5))
            self.mid = self._io.read_bits_int_be(1) != 0
            self.low = self._io.read_bits_int_be(10)
            self._dirty = False
        def _write__seq(self, io=None):
            super(Odds.BitWord, self)._write__seq(io)
            self._io.write_bits_int_be(5, int(self.top))
            self._io.write_bits_int_be(1, int(self.mid))
            self._io.write_bits_int_be(10, self.low)
        def _check(self):
            self._dirty = False

    class GroupBlock(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Odds.GroupBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._should_write_peek = False
            self.peek__enabled = True
        def _read(self):
            self.names = []
            for i in range(2):
                self.names.append(self._io.read_bytes(2))
            self.cells = []
            for i in range(self._parent.num_cells + 0):
                self.cells.append(self._io.read_u1())
            self.word = Odds.BitWord(self._io, self, self._root)
            self.word._read()
            self._dirty = False
        def _write__seq(self, io=None):
            super(Odds.GroupBlock, self)._write__seq(io)
            self._should_write_peek = self.peek__enabled
            for i in range(len(self.names)):
                self._io.write_bytes(self.names[i])
            for i in range(len(self.cells)):
                self._io.write_u1(self.cells[i])
            self.word._write__seq(self._io)
        def _check(self):
            if len(self.names) != 2:
                raise kaitaistruct.ConsistencyError("names", 2, len(self.names))
            for i in range(len(self.names)):
                if len(self.names[i]) != 2:
                    raise kaitaistruct.ConsistencyError("names", 2, len(self.names[i]))
            if len(self.cells) != self._parent.num_cells + 0:
                raise kaitaistruct.ConsistencyError("cells", self._parent.num_cells + 0, len(self.cells))
            for i in range(len(self.cells)):
                pass
            if self.word._root != self._root:
                raise kaitaistruct.ConsistencyError("word", self._root, self.word._root)
            if self.word._parent != self:
                raise kaitaistruct.ConsistencyError("word", self, self.word._parent)
            self._dirty = False
        @property
        def peek(self):
            if self._should_write_peek:
                self._write_peek()
            if hasattr(self, '_m_peek'):
                return self._m_peek
            if not self.peek__enabled:
                return None
            _pos = self._io.pos()
            self._io.seek(0)
            self._m_peek = self._io.read_s2be()
            self._io.seek(_pos)
            return getattr(self, '_m_peek', None)
        @peek.setter
        def peek(self, v):
            self._dirty = True
            self._m_peek = v
        def _write_peek(self):
            self._should_write_peek = False
            _pos = self._io.pos()
            self._io.seek(0)
            self._io.write_s2be(self._m_peek)
            self._io.seek(_pos)

    class Lone(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Odds.Lone, self).__init__(_io)
            self._parent = _parent
            self._root = _root
        def _read(self):
            self.number = self._io.read_s2be()
            self._dirty = False
        def _write__seq(self, io=None):
            super(Odds.Lone, self)._write__seq(io)
            self._io.write_s2be(self.number)
        def _check(self):
            self._dirty = False

    @property
    def num_rows(self):
        if hasattr(self, '_m_num_rows'):
            return self._m_num_rows
        self._m_num_rows = self.body_kind + 1
        return getattr(self, '_m_num_rows', None)

    def _invalidate_num_rows(self):
        del self._m_num_rows

"""

PACKAGE = "odds_formats"


@pytest.fixture(scope="module", params=["generated", "made"])
def spec(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Spec]:
    """The spec, while its module can be imported; or is not there, so that its classes are made."""
    path: Path = tmp_path_factory.mktemp("odds") / "odds.ksy"
    path.write_text(KSY)
    name = f"{PACKAGE}.odds"
    module = ModuleType(name)
    exec(compile(PYTHON, "odds.py", "exec"), vars(module))
    sys.modules[PACKAGE] = ModuleType(PACKAGE)
    sys.modules[PACKAGE].__path__ = []
    if request.param == "generated":
        sys.modules[name] = module
    yield from_json(compile_spec(path))
    del sys.modules[PACKAGE]
    sys.modules.pop(name, None)


def sample(body_kind: int = 1, body: bytes = b"body") -> bytes:
    """Tone loud, two bytes of blob, two doubles, two names, three cells, top 1, mid true, low 5."""
    values = struct.pack(">d", 1.5) + bytes.fromhex("7ff0000000000001")
    head = b"\1\5ab\3" + values + b"\3" + b"n1n2" + b"\7\x08\x09"
    return head + struct.pack(">H", 1 << 11 | 1 << 10 | 5) + bytes([body_kind]) + body


def read(data: bytes, spec: Spec) -> Any:
    return tree.read(data, spec, package=PACKAGE)


def test_values(spec: Spec) -> None:
    data = sample()
    root = read(data, spec)
    assert (root.tone, root.tone.name, root.blob, root.body) == (1, "loud", b"ab", b"body")
    assert (root.values[0], root.values[1].bits) == (1.5, 0x7FF0000000000001)
    assert (root.group.names, root.group.cells) == ([b"n1", b"n2"], [7, 8, 9])
    assert (root.group.word.top.name, root.group.word.mid, root.group.word.low) == ("loud", True, 5)
    assert tree.get_decisions(root, spec) == {"num_rows": 2}
    assert tree.to_bytes(root, spec) == data


@pytest.mark.parametrize("readable", [False, True])
def test_json(spec: Spec, readable: bool) -> None:
    data = sample()
    text = tree.dumps(read(data, spec), spec, readable=readable)
    again = tree.from_json(json.loads(text), spec, PACKAGE)
    assert tree.to_bytes(again, spec) == data
    assert again.tone.name == "loud"
    assert json.loads(text)["tone"] == ("loud" if readable else 1)
    assert json.loads(text)["group"]["word"]["top"] == ("loud" if readable else 1)
    assert json.loads(text)["group"]["names"] == ["hex:6e31", "hex:6e32"]


def test_a_decision_that_is_pinned_decides_in_json_too(spec: Spec) -> None:
    """By its default the body would be a structure, which does not use up its bytes."""
    data = sample(0)
    root = tree.read(data, spec, package=PACKAGE, decisions={"num_rows": 5})
    assert root.body == b"body"
    again = tree.from_json(tree.to_json(root, spec), spec, PACKAGE)
    assert tree.get_decisions(again, spec) == {"num_rows": 5}
    assert tree.to_bytes(again, spec) == data


def test_enum_names_that_nobody_knows(spec: Spec) -> None:
    data = b"\x63" + sample()[1:]
    root = read(data, spec)
    assert root.tone == 99
    plain = tree.to_json(root, spec, readable=True)
    assert plain["tone"] == 99
    assert tree.to_bytes(tree.from_json(plain, spec, PACKAGE), spec) == data
    with pytest.raises(WriteError, match="/tone: expected an integer or one of silent, loud, found 'shrill'"):
        tree.from_json({**plain, "tone": "shrill"}, spec, PACKAGE)
    with pytest.raises(WriteError, match="/num_rows: this decision is of type int, not 'x'"):
        tree.from_json({**plain, "num_rows": "x"}, spec, PACKAGE)


def test_counts_with_a_bias_and_of_the_structure_around(spec: Spec) -> None:
    root = read(sample(), spec)
    root.values.append(2.0)
    root.blob += b"cd"
    root.group.cells.pop()
    data = tree.to_bytes(root, spec)
    assert (root.num_more, root.len_all, root.num_cells) == (4, 7, 2)
    assert data[:6] == b"\1\7abcd"


def test_elements_are_named(spec: Spec) -> None:
    root = read(sample(), spec)
    root.group.names[1] = b"long"
    with pytest.raises(WriteError, match="/group/names/1: expected 2 bytes, found 4"):
        tree.to_bytes(root, spec)
    root.group.names[1] = "n2"
    with pytest.raises(WriteError, match="/group/names/1: 'n2' is not bytes"):
        tree.to_bytes(root, spec)
    root.group.names[1] = b"n2"
    root.values[0] = "x"
    with pytest.raises(WriteError, match="/values/0: 'x' is not a number"):
        tree.to_bytes(root, spec)


def test_a_count_that_is_negative(spec: Spec) -> None:
    """Generated code takes it for zero, and could not write what it read."""
    data = sample().replace(b"\3\x3f\xf8" + bytes(6) + bytes.fromhex("7ff0000000000001"), b"\0")
    with pytest.raises(ReadError) as caught:
        read(data, spec)
    assert (caught.value.pointer, caught.value.offset) == ("/values", 5)
    assert caught.value.message == "a list of -1 elements cannot be"


def test_a_length_that_is_negative(spec: Spec) -> None:
    with pytest.raises(ReadError) as caught:
        read(b"\1\2" + sample()[4:], spec)
    assert (caught.value.pointer, caught.value.offset, caught.value.actual) == ("/blob", 2, "-1 bytes")


def test_a_sized_type_that_is_not_used_up(spec: Spec) -> None:
    data = sample(0)
    with pytest.raises(ReadError) as caught:
        read(data, spec)
    assert (caught.value.pointer, caught.value.offset) == ("/body", len(data) - 4)
    assert caught.value.message == "2 bytes of the field are left over"


def test_a_fault_inside_a_sized_type_is_placed_in_the_file(spec: Spec) -> None:
    data = sample()
    with pytest.raises(ReadError) as caught:
        tree.read(data, spec, package=PACKAGE, decisions={"num_rows": 3})
    assert (caught.value.pointer, caught.value.offset) == ("/body/cells/0", len(data))


def test_bytes_that_no_field_claims(spec: Spec) -> None:
    data = sample()
    with pytest.raises(ReadError) as caught:
        read(data + bytes(12), spec)
    error = caught.value
    assert (error.message, error.pointer, error.offset, error.length) == (
        "12 bytes follow the last field",
        "",
        len(data),
        12,
    )


def test_a_sized_type_that_is_too_small(spec: Spec) -> None:
    root = read(sample(), spec)
    tree.set_decisions(root, spec, {"num_rows": 1})
    root.body = type(root).Lone()
    root.body.number = -2
    with pytest.raises(WriteError, match="/body: takes 2 bytes where 4 are expected"):
        tree.to_bytes(root, spec)


def test_views_inside_structures_are_off(spec: Spec) -> None:
    root = read(sample(), spec)
    assert root.group.peek__enabled is False
    assert root.group.peek is None
    root.group.peek__enabled = True
    assert tree.to_bytes(root, spec) == sample()
    assert root.group.peek__enabled is False
    assert "peek" not in tree.to_json(root, spec)["group"]
