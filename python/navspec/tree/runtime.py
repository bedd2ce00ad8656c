"""Runtime of the generated classes: expressions over their objects, and streams over memory.

The streams keep the bits of every NaN. One class serves both directions, because generated code opens its substreams by
one name: `bytes` are read, a `bytearray` is written in place and never grows. Bit runs fill whole bytes (rule W8 of the
specs), so nothing is left over between two fields and no read or write has to align.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Self

from kaitaistruct import (
    ConsistencyError,
    EndOfStreamError,
    InvalidArgumentError,
    KaitaiStream,
    KaitaiStructError,
    NoTerminatorFoundError,
)

from navspec.spec import Expr, Field, expr

FAILURES = (
    *(KaitaiStructError, ConsistencyError, EOFError, struct.error),
    *(ArithmeticError, AttributeError, LookupError, MemoryError, RecursionError, TypeError, ValueError),
)
"""Every error that generated code can raise for malformed bytes or objects."""

Evaluator = Callable[..., Any]
"""Function of an object and, if the expression uses `_io`, of `pos` and `size`."""


def evaluator(tree: Expr) -> Evaluator:
    """Return an expression of a type as a function of an object of that type."""
    return expr.function(expr.source(tree, _python_name), "o, pos=0, size=0")


def _python_name(node: dict[str, Any]) -> str:
    if node["op"] == "io":
        return node["of"]
    if node["op"] == "row":
        return ".".join((f"{_python_name(node['table'])}[{expr.source(node['index'], _python_name)}]", *node["path"]))
    start = "o._root" if node["from"] == "root" else "o" + "._parent" * node.get("up", 0)
    return ".".join((start, *node["path"]))


@cache
def alternatives(field: Field) -> tuple[Field, ...]:
    """Return the field itself, or the cases of a switch."""
    if field.kind != "switch":
        return (field,)
    last = _default_case(field)
    return (*(case for _, case in field.cases), *([last] if last else []))


@cache
def _default_case(field: Field) -> Field | None:
    """Return the field that a switch holds when no case applies: raw bytes, if the switch has a size."""
    if field.default is None and field.size is not None:
        return replace(field, kind="bytes", on=None, cases=())
    return field.default


def chooser(field: Field) -> Callable[[Any], Field | None]:
    """Return a function that returns the case of a switch for an object; None where no case applies."""
    on, last = evaluator(field.on), _default_case(field)
    cases = {evaluator(value)(None): case for value, case in field.cases}
    return lambda o: cases.get(on(o), last)


def class_name(name: str) -> str:
    """Return the name of the class that the compiler makes for a type or enum: `node_flags` becomes `NodeFlags`."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


def scalar_name(field: Field) -> str:
    """Return the Kaitai name of a number or bit field without its byte order: `u4`, `b12`."""
    letter = field.kind[0] if field.kind != "int" else "s" if field.signed else "u"
    return f"{letter}{field.width if field.kind == 'bits' else field.size}"


def is_padding(field: Field) -> bool:
    """Return whether a field aligns the next one: bytes whose size depends only on the position."""
    io_names = {node["of"] for node in expr.walk(field.size) if node["op"] == "io"}
    return field.kind == "bytes" and io_names == {"pos"}


def counted_by(tree: Expr) -> dict[str, Any] | None:
    """Return the single name in a count or length, None for other expressions; `+ 0` only silences the compiler."""
    match tree:
        case {"op": "+", "args": [inner, 0]}:
            return counted_by(inner)
        case {"op": "get", "from": "self" | "parent" | "root", "path": [_]}:
            return tree
    return None


class StoredNaN(float):
    """A NaN with the bits that it has in a file.

    Attributes
    ----------
    bits : int
        The stored number, most significant bit first.
    size : int
        Its size in bytes, 4 or 8.
    """

    __slots__ = ("bits", "size")

    def __new__(cls, bits: int, size: int) -> Self:
        """Return the NaN that this number stores."""
        self = super().__new__(cls, math.nan)
        self.bits = bits
        self.size = size
        return self

    def __getnewargs__(self) -> tuple[int, int]:  # type: ignore[override] - float's takes a float, ours needs the bits
        return self.bits, self.size


_BIG_ENDIAN = {4: struct.Struct(">f"), 8: struct.Struct(">d")}


def float_bytes(value: float, size: int) -> bytes:
    """Return a number as it is stored, most significant byte first; raise `OverflowError` if it is too large."""
    if type(value) is StoredNaN and value.size == size:
        return value.bits.to_bytes(size, "big")
    return _BIG_ENDIAN[size].pack(value)


def float_from_bytes(stored: bytes) -> float:
    """Return the number that 4 or 8 bytes store, most significant byte first."""
    (value,) = _BIG_ENDIAN[len(stored)].unpack(stored)
    return value if value == value else StoredNaN(int.from_bytes(stored, "big"), len(stored))


class MemoryStream(KaitaiStream):
    """A stream over bytes to read, or over a bytearray to write."""

    def __init__(self, data: bytes | bytearray) -> None:
        self._data: Any = data
        self._at = 0
        self._end = len(data)
        self.bits = 0
        self.bits_left = 0
        self.child_streams = []
        self.write_back_handler = None

    def close(self) -> None:
        """Release the bytes; the size stays known."""
        self._data = b""

    def pos(self) -> int:
        """Return the number of bytes read or written so far."""
        return self._at

    def size(self) -> int:
        """Return the number of bytes of the whole stream."""
        return self._end

    def seek(self, n: int) -> None:
        """Go to a position."""
        self._at = n

    def is_eof(self) -> bool:
        """Return whether all bytes are read or written."""
        return self._at >= self._end

    def to_byte_array(self) -> bytes:
        """Return all bytes, independent of the position."""
        return bytes(self._data)

    def _advance(self, n: int) -> int:
        """Advance by `n` bytes and return where they begin."""
        at = self._at
        if n > self._end - at:
            raise self._short(n)
        if n < 0:
            raise InvalidArgumentError(f"{n} bytes")
        self._at = at + n
        return at

    def _short(self, n: int) -> EndOfStreamError:
        remaining = max(self._end - self._at, 0)
        return EndOfStreamError(f"{n} bytes needed, {remaining} left", n, remaining)

    def read_bytes(self, n: int) -> bytes:
        """Return the next `n` bytes."""
        at = self._advance(n)
        return self._data[at : at + n]

    def read_bytes_full(self) -> bytes:
        """Return all bytes that are left."""
        return self.read_bytes(self._end - self._at)

    def read_bytes_term(self, term: int, include_term: bool, consume_term: bool, eos_error: bool) -> bytes:  # noqa: ARG002
        """Return the bytes up to a terminator, and skip it; the specs use no other form."""
        end = self._data.find(term, self._at)
        if end < 0:
            raise NoTerminatorFoundError(bytes([term]), self._end - self._at)
        text = self._data[self._at : end]
        self._at = end + 1
        return text

    def read_bits_int_le(self, n: int) -> int:
        """Return the next `n` bits, the lowest first."""
        bits, num_bits = self.bits, self.bits_left - n
        if num_bits < 0:
            need = (7 - num_bits) >> 3
            at = self._advance(need)
            bits |= int.from_bytes(self._data[at : at + need], "little") << (num_bits + n)
            num_bits += need << 3
        self.bits = bits >> n
        self.bits_left = num_bits
        return bits & ((1 << n) - 1)

    def read_bits_int_be(self, n: int) -> int:
        """Return the next `n` bits, the highest first."""
        bits, num_bits = self.bits, self.bits_left
        if n > num_bits:
            need = (n - num_bits + 7) >> 3
            at = self._advance(need)
            bits = bits << (need << 3) | int.from_bytes(self._data[at : at + need], "big")
            num_bits += need << 3
        self.bits_left = num_bits = num_bits - n
        self.bits = bits & ((1 << num_bits) - 1)
        return bits >> num_bits

    def write_bytes(self, buf: bytes) -> None:
        """Write bytes."""
        n = len(buf)
        at = self._advance(n)
        self._data[at : at + n] = buf

    def write_bits_int_le(self, n: int, val: int) -> None:
        """Write `n` bits, the lowest first."""
        bits, num_bits = self.bits | val << self.bits_left, self.bits_left + n
        if num_bits >= 8:
            complete_tree = num_bits >> 3
            num_bits &= 7
            self.write_bytes((bits & ((1 << (complete_tree << 3)) - 1)).to_bytes(complete_tree, "little"))
            bits >>= complete_tree << 3
        self.bits, self.bits_left = bits, num_bits

    def write_bits_int_be(self, n: int, val: int) -> None:
        """Write `n` bits, the highest first."""
        bits, num_bits = self.bits << n | val, self.bits_left + n
        if num_bits >= 8:
            complete_tree = num_bits >> 3
            num_bits &= 7
            self.write_bytes((bits >> num_bits).to_bytes(complete_tree, "big"))
            bits &= (1 << num_bits) - 1
        self.bits, self.bits_left = bits, num_bits


def _reader(code: str) -> Callable[[MemoryStream], int]:
    form = struct.Struct(code)
    unpack, size = form.unpack_from, form.size

    def read(self: MemoryStream) -> int:
        at = self._at
        try:
            (value,) = unpack(self._data, at)
        except struct.error:
            raise self._short(size) from None
        self._at = at + size
        return value

    return read


def _float_reader(code: str) -> Callable[[MemoryStream], float]:
    form = struct.Struct(code)
    unpack, size = form.unpack_from, form.size
    order = "little" if code[0] == "<" else "big"

    def read(self: MemoryStream) -> float:
        at = self._at
        try:
            (value,) = unpack(self._data, at)
        except struct.error:
            raise self._short(size) from None
        self._at = at + size
        if value == value:
            return value
        return StoredNaN(int.from_bytes(self._data[at : at + size], order), size)

    return read


def _writer(code: str) -> Callable[[MemoryStream, int], None]:
    form = struct.Struct(code)
    pack, size = form.pack_into, form.size

    def write(self: MemoryStream, value: int) -> None:
        pack(self._data, self._advance(size), value)

    return write


def _float_writer(code: str) -> Callable[[MemoryStream, float], None]:
    form = struct.Struct(code)
    pack, size = form.pack_into, form.size
    step = -1 if code[0] == "<" else 1

    def write(self: MemoryStream, value: float) -> None:
        if value == value:
            pack(self._data, self._advance(size), value)
        else:
            self.write_bytes(float_bytes(value, size)[::step])

    return write


CODES = dict(zip(["u1", "u2", "u4", "u8", "s1", "s2", "s4", "s8", "f4", "f8"], "BHIQbhiqfd", strict=True))
"""Codes of the numbers in `struct`."""
for _name, _code in CODES.items():
    _read, _write = (_float_reader, _float_writer) if _name[0] == "f" else (_reader, _writer)
    for _end, _order in {"le": "<", "be": ">"}.items() if _name[1] != "1" else [("", "<")]:
        setattr(MemoryStream, f"read_{_name}{_end}", _read(_order + _code))
        setattr(MemoryStream, f"write_{_name}{_end}", _write(_order + _code))
