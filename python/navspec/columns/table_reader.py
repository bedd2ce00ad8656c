"""Access to tables by name: fields, bits of fields, cases of unions, derived values, and their places in the file."""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property, partial
from reprlib import repr as brief
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import cast, faults
from navspec.columns.access import Array, ColumnStore, part
from navspec.columns.binding import bind, bits
from navspec.columns.cast import ColumnTarget
from navspec.columns.layout import Child, Leaf, RecordLayout, case_dtype
from navspec.columns.offsets import Spans
from navspec.errors import NoSuchPart, close_matches, closest
from navspec.errors.arguments import public, row_numbers
from navspec.spec import Expr, Field, Spec
from navspec.spec.model import Type


class BitField(NamedTuple):
    """A bit field: the path of the integer that holds it ("" for the row itself), its lowest bit, its width."""

    path: str
    shift: int
    width: int

    @property
    def mask(self) -> int:
        """The largest value."""
        return (1 << self.width) - 1

    def extract(self, column: Array) -> Array:
        """Return the bit field of every integer of a column, read-only: bool for a single bit, int64 otherwise."""
        if self.width == 1:
            return read_only((column & column.dtype.type(1 << self.shift)) != 0)
        return read_only(((column >> self.shift) & column.dtype.type(self.mask)).astype(np.int64))

    def put(self, column: Array, values: Array) -> Array:
        """Return a column with other values of the bit field."""
        mask = ~np.array(self.mask << self.shift, column.dtype)
        return (column & mask) | (values.astype(column.dtype) << self.shift)


@cache
def _bits_of(run: Type, path: str) -> dict[str, BitField]:
    """Return the bits of a run at a path; cached, because all files of a set use them."""
    return {name: BitField(path, *place) for name, place in run.bit_fields.items()}


def read_only(array: Array) -> Array:
    """Return a read-only view, so that nothing is written to a copy by mistake."""
    view = array.view()
    view.flags.writeable = False
    return view


_SIMILARITY = 0.6
"""Similarity, from 0 to 1, from which a field is suggested for a misspelt name."""


_INTERNAL = {
    "alignment",
    "bit",
    "count_fields",
    "facts",
    "find_column",
    "find_stored",
    "is_inside",
    "keep_checksum",
    "layout",
    "named_bits",
    "recast",
    "recompute_checksum",
    "require_references",
    "seal",
    "without",
    "select",
    "stamp",
}
"""Names that other packages of navspec use, but users do not."""


class _PublicDir(ABCMeta):
    """Metaclass that hides internal names from `dir`, and so from completion in editors and notebooks."""

    def __dir__(cls) -> list[str]:
        return _public_names(super().__dir__())


def _public_names(names: Iterable[str]) -> list[str]:
    """Return the names that are for users."""
    return sorted(
        name for name in names if name not in _INTERNAL and (not name.startswith("_") or name.startswith("__"))
    )


class TableReader(Mapping[str, Array], metaclass=_PublicDir):
    """The tables of a file by key, with access to fields by name and to the places of rows and fields in the file.

    `_columns` holds the tables, `_root` is the layout of the root's row.
    """

    def __init__(
        self,
        spec: Spec,
        root: RecordLayout,
        columns: ColumnStore,
        decisions: Mapping[str, Any] = MappingProxyType({}),
        pad: Callable[[Child, int], Any] = lambda *_: None,
    ) -> None:
        self.spec = spec
        self._root = root
        self._columns = columns
        self._decisions = decisions
        self._pad = pad

    @cached_property
    def _spans(self) -> Spans:
        """Places of rows and fields, which many readers never need."""
        return Spans(self._columns, self._root, self._pad)

    def __getitem__(self, key: str) -> Array:
        self._require(key)
        return self._columns.rows[key]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and key in self._columns.rows

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns.rows)

    def __len__(self) -> int:
        return len(self._columns.rows)

    def __dir__(self) -> list[str]:
        return _public_names(super().__dir__())

    @property
    def format(self) -> str:
        """Id of the spec."""
        return self.spec.id

    @property
    def decisions(self) -> Mapping[str, Any]:
        """The decisions made when the file was read; they are kept when it is written."""
        return self._decisions

    def offsets(self, key: str) -> Array:
        """Return the offsets of a table: the rows that belong to each row of the table around it.

        They are int64, shape (parent rows + 1,), read-only: rows `offsets[p]` to `offsets[p + 1]` belong to parent row
        p.
        """
        self._require(key)
        return read_only(self._columns.bounds(key))

    def parents(self, key: str) -> Array:
        """Return the row of the table around it for every row of a table; int64."""
        offsets = self.offsets(key)
        return np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))

    def around(self, key: str) -> str:
        """Return the key of the table around a table, whose rows contain its rows; "" for lists of the root."""
        self._require(key)
        return self._columns.children[key].scope.table if key else ""

    def span(self, key: str, row: int = 0, field: str | None = None) -> tuple[int, int]:
        """Return the byte offset and length of a row, or of a field of it, as they would be written.

        The span of a bit field is that of the integer that holds it; the span of a row includes its children.
        """
        start, size = self._span(key, self._row(key, row), "" if field is None else field)
        return int(start), int(size)

    def _row(self, key: str, row: Any) -> int:
        """Return the number of a row; raise `NoSuchPart` if it does not exist."""
        count = len(self[key])
        if not isinstance(row, int | np.integer) or isinstance(row, bool) or not 0 <= row < count:
            raise NoSuchPart(f"{self.spec.id}: table '{key}' has {count} rows, there is no row {brief(row)}")
        return int(row)

    def spans(self, key: str, rows: Array, field: str = "") -> tuple[Array, Array]:
        """Return the byte offsets and lengths of rows, or of a field of each; int64, shape (rows,). See `span`."""
        start, size = self._span(key, row_numbers(rows, len(self[key])), field)
        return start, np.broadcast_to(size, start.shape)

    def _span(self, key: str, row: Any, field: str) -> tuple[Any, Any]:
        record, path = self._resolve_name(key, field)
        if not path:
            return self._spans.row(key, row)
        if record is not None:
            try:
                return self._spans.field(key, row, record, path)
            except NoSuchPart as error:
                hint = partial(self._suggest_fields, key, field, is_set=True)
                raise NoSuchPart(f"{self.spec.id}: {error}", hint) from None
        if path in self.bits(key):
            return self._spans.row(key, row)
        raise NoSuchPart(
            f"{self.spec.id}: table '{key}' has no stored field '{field}'{self._suggest_fields(key, field, is_set=True)}"
        )

    def starts(self, key: str) -> Array:
        """Return the byte offset of every row of a table, as it would be written; int64."""
        self._require(key)
        return read_only(self._spans.starts(key))

    def pointer(self, key: str, row: int | None = None, field: str = "") -> str:
        """Return the JSON Pointer of a table, a row of it, or a field of that row."""
        path = self._resolve_name(key, field)[1]
        return faults.pointer(self._columns, key, None if row is None else self._row(key, row), path)

    def pointers(self, key: str, rows: Array, field: str = "") -> list[str]:
        """Return the JSON Pointers of rows of a table, or of a field of each; see `pointer`."""
        return faults.pointers(self._columns, key, row_numbers(rows, len(self[key])), self._resolve_name(key, field)[1])

    def _require(self, key: str) -> None:
        """Raise `NoSuchPart` if the table does not exist."""
        if not isinstance(key, str) or key not in self._columns.rows:
            raise NoSuchPart(f"{self.spec.id} has no table {key!r}", partial(self._suggest_tables, key))

    def _suggest_tables(self, key: object) -> str:
        """Return the tables with a key similar to a misspelt one, or all tables, as the end of an error's sentence."""
        hint = closest(key, self._columns.rows, likeness=_SIMILARITY) if isinstance(key, str) else ""
        return hint or f"; its tables are {', '.join(map(repr, self._columns.rows))}"

    def layout(self, key: str) -> tuple[RecordLayout | None, Child | None]:
        """Return the layout of the rows of a table, if they are structures, and its list, which the root does not have."""
        self._require(key)
        if not key:
            return self._root, None
        child = self._columns.children[key]
        return child.record, child

    def _resolve_name(self, key: str, field: str) -> tuple[RecordLayout | None, str]:
        """Return the layout of a table's rows, and the path in them of a field, whose name may be an alias."""
        self._require(key)
        if not isinstance(field, str):
            raise NoSuchPart(f"{self.spec.id}: a field is named by text, not by {field!r}")
        record = self._columns.children[key].record if key else self._root
        if record is None or not record.aliases:
            return record, field
        name, dot, rest = field.partition(".")
        return record, f"{record.aliases[name]}{dot}{rest}" if name in record.aliases else field

    def _part(self, key: str, field: str) -> Array | None:
        """Return a stored field as a view of the rows; None for other names."""
        record, field = self._resolve_name(key, field)
        rows = self._columns.rows[key]
        if field in (rows.dtype.fields or ()):
            return rows[field]
        try:
            for path, leaf in record.unions.items() if record else ():
                if field.startswith(f"{path}."):
                    return self._union(key, leaf, field[len(path) + 1 :])
            return self._columns.part(key, field)
        except (KeyError, ValueError, IndexError):
            return None

    def _union(self, key: str, leaf: Leaf, field: str) -> Array:
        """Return a case of a union in all rows; its values are meaningful only in rows whose switch selects it."""
        name, _, rest = field.partition(".")
        raw = self._columns.part(key, leaf.path)
        return part(raw.view(case_dtype(self.spec, self.spec.types[name], raw.shape[-1]))[..., 0], rest)

    def column(self, key: str, field: str) -> Array:
        """Return one field of all rows of a table.

        Parameters
        ----------
        key : str
            Table.
        field : str
            Path of a field inside the row (`"flags"`), a bit field (`"flags.link_count"`), a value instance
            (`"position_x"`) or a part of a union (`"body.body_point.a"`). A name that the spec gives with `-column`
            takes precedence over the field of that name.

        Returns
        -------
        numpy.ndarray
            Shape (rows, ...). Fields are writable views with the dtype of the file; bit fields are int64, single bits
            and logical instances bool, other instances int64 or float64. Those are copies and read-only: change them
            with `set_column`.

        Raises
        ------
        NoSuchPart
            No such table or field; a `KeyError`. The message suggests similar names.
        """
        values = self.find_column(key, field)
        if values is not None:
            return values
        raise NoSuchPart(
            f"{self.spec.id}: table '{key}' has no field '{field}'", partial(self._suggest_fields, key, field)
        )

    def _suggest_fields(self, key: str, field: str, *, is_set: bool = False) -> str:
        """Return the fields of a table with a name similar to a misspelt one, as the end of an error's sentence.

        `is_set`: only fields that can be set, which derived values cannot.
        """
        record, child = self.layout(key)
        if record is None:
            kind = child.bits if child else None
            names = (*self.bits(key), *(kind.instances if kind and not is_set else ()))
        else:
            names = record.stored if is_set else record.spellings
        matches = close_matches(field, names, _SIMILARITY)
        names_here = [name for name in matches if self._has_field(key, name)]
        return f"; did you mean {' or '.join(names_here)}?" if names_here else ""

    def _has_field(self, key: str, field: str) -> bool:
        """Return whether this file has a field that its spec has."""
        record, path = self._resolve_name(key, field)
        if (record and path in record.leaves) or self.bit(key, field):
            return True
        tree = self._instance(key, path)
        return self._columns.can_evaluate(tree) if tree is not None else self._part(key, field) is not None

    def find_column(self, key: str, field: str) -> Array | None:
        """Return a field of all rows; None where the file does not have it."""
        values = self._part(key, field)
        if values is not None:
            return values
        if bit := self.bit(key, field):
            return bit.extract(self._columns.part(key, bit.path))
        tree = self._instance(key, self._resolve_name(key, field)[1])
        if tree is not None and self._columns.can_evaluate(tree):
            return read_only(self._columns.evaluate(tree, key))
        return None

    def find_stored(self, key: str, field: str) -> tuple[str, BitField | None] | None:
        """Return the path of a stored field in the rows, and the bits of it that a run of bits names; None for other names."""
        record, path = self._resolve_name(key, field)
        if path in record.leaves if record else not path:
            return path, None
        outer, _, name = path.rpartition(".")
        run = record.leaves.get(outer) if record else self._columns.children[key]
        bit = _bits_of(run.bits, outer).get(name) if run and run.bits else None
        return None if bit is None else (outer, bit)

    def set_column(self, key: str, field: str, values: Any, rows: Any = None) -> None:
        """Set one field of all rows of a table, or of some.

        Parameters
        ----------
        key, field : str
            As for `column`; value instances cannot be set.
        values : array_like
            One value, or one per row: integers for integer fields, and for whole rows records with the same fields.
        rows : array_like, optional
            The numbers of the rows to set, each at most once.

        Raises
        ------
        NoSuchPart
            No such table or field.
        WriteError
            A value does not fit the field; nothing is changed.
        """
        self._set(key, field, values, None if rows is None else self._rows(key, rows))

    def _set(self, key: str, field: str, values: Any, rows: Array | None = None, argument: str = "") -> None:
        """Set a field of existing rows; `argument` is the name of the argument with the values, if that is not the
        field.
        """
        target, bit = self._part(key, field), None
        if target is None:
            bit = self.bit(key, field)
            if bit is None:
                hint = partial(self._suggest_fields, key, field, is_set=True)
                raise NoSuchPart(f"{self.spec.id}: table '{key}' has no field '{field}' that can be set", hint)
            target = self._columns.part(key, bit.path)
        chosen: Any = slice(None) if rows is None else rows
        to = ColumnTarget(self._columns, key, self._resolve_name(key, field)[1], argument, rows=rows)
        checked = cast.column(values, target[chosen], to, (0, bit.mask) if bit else None)
        target[chosen] = bit.put(target[chosen], checked) if bit else checked

    def _rows(self, key: str, rows: Any) -> Array:
        """Return numbers of rows as int64; raise `NoSuchPart` for rows that do not exist, `WriteError` for other
        values.
        """
        self._require(key)
        to = ColumnTarget(self._columns, key, argument="rows")
        chosen, count = cast.rows(rows, np.dtype(np.int64), to), len(self._columns.rows[key])
        if np.asarray(rows).dtype == bool:
            raise to.refusal("truth values are not numbers of rows")
        if np.any((chosen < 0) | (chosen >= count)):
            raise NoSuchPart(f"rows: table '{key}' has {count} rows, numbered from 0")
        return chosen

    @public
    def value(self, path: str) -> Any:
        """Return a single number of the file, by the path of its field; raise `NoSuchPart` if the file does not have
        it.
        """
        if path not in self._root.places:
            raise NoSuchPart(f"{self.spec.id}: a file has no single number '{path}'")
        dtype, offset = self._root.places[path]
        return self._columns.rows[""].getfield(dtype, offset).item()

    def bit(self, key: str, field: str) -> BitField | None:
        """Return the place of a bit field: the integer that holds it, and the bits in that; None for any other field."""
        record, path = self._resolve_name(key, field)
        outer, _, name = path.rpartition(".")
        return self._bits(key, record, outer).get(name)

    def bits(self, key: str, field: str = "") -> dict[str, BitField]:
        """Return the named bits of an integer: a run of bits, or the bits that `-bits` names for this file; empty for
        other fields.

        `field` is as for `column`; "" means rows that are integers themselves.
        """
        return self._bits(key, *self._resolve_name(key, field))

    def _bits(self, key: str, record: RecordLayout | None, path: str) -> dict[str, BitField]:
        part = record.leaves.get(path) if record else None if path else self._columns.children[key]
        if part is None:
            return {}
        if part.bits is not None:
            return _bits_of(part.bits, path)
        names = self.named_bits(part.field, 8 * part.dtype.itemsize)
        return {name: BitField(path, number, 1) for name, number in names.items()}

    @public
    def named_bits(self, field: Field, width: int) -> dict[str, int]:
        """Return the bits that `-bits` names in a field of some width, in a file like this: name -> number of the bit."""
        return field.named_bits(width, cache(lambda test: bool(self.column("", test)[0])))

    def _instance(self, key: str, field: str) -> Expr | None:
        """Return the tree of a value instance or parameter; None for other names."""
        record, child = self.layout(key)
        *outer, name = field.split(".")
        if record is None:
            kind = child.bits if child else None
            return bits(key, "", kind, name) if kind and not outer and name in kind.instances else None
        scope = record.scope
        for step in outer:
            holder = scope.type.by_id.get(step)
            if holder is None or holder.kind != "struct":
                return None
            kind = self.spec.type_of(holder)
            if kind.bits:
                return bits(scope.table, scope.path(step), kind, name) if name in kind.instances else None
            scope = scope.inside(holder)
        instance = scope.type.instances.get(name)
        if name not in scope.args and (instance is None or instance.value is None):
            return None
        return bind({"op": "get", "from": "self", "path": [name]}, scope)
