"""What stands under a name in the rows of a table: a field, a bit of it, a case of a union, or a value derived from others."""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from reprlib import repr as brief
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import cast, faults
from navspec.columns.access import Array, Columns, part
from navspec.columns.bind import bind, bits
from navspec.columns.cast import Target
from navspec.columns.layout import Child, Leaf, Record, case_dtype
from navspec.columns.offsets import Spans
from navspec.errors import NoSuchPart, close_matches, closest
from navspec.errors.arguments import public, row_numbers
from navspec.spec import Expr, Field, Spec
from navspec.spec.model import Type


class Bit(NamedTuple):
    """A bit field: the path of the integer that holds it ("" for the row itself), its lowest bit, its width."""

    path: str
    shift: int
    width: int

    @property
    def mask(self) -> int:
        """The largest value."""
        return (1 << self.width) - 1

    def extract(self, column: Array) -> Array:
        """The bit field of every integer of a column, read-only: bool for a single bit, int64 otherwise."""
        if self.width == 1:
            return read_only((column & column.dtype.type(1 << self.shift)) != 0)
        return read_only(((column >> self.shift) & column.dtype.type(self.mask)).astype(np.int64))

    def put(self, column: Array, values: Array) -> Array:
        """A column with other values of the bit field."""
        mask = ~np.array(self.mask << self.shift, column.dtype)
        return (column & mask) | (values.astype(column.dtype) << self.shift)


@cache
def _bits_of(run: Type, path: str) -> dict[str, Bit]:
    """The bits of a run that stands at a path; made once, as all files of a set ask for them."""
    return {name: Bit(path, *place) for name, place in run.bit_fields.items()}


def read_only(array: Array) -> Array:
    """A view that cannot be written to, as what is written to a copy would be lost."""
    view = array.view()
    view.flags.writeable = False
    return view


_SIMILARITY = 0.6
"""How like a field a misspelt name is, of 0 to 1."""


_INTERNAL = {
    *(
        "alignment",
        "bit",
        "count_fields",
        "require_references",
        "facts",
        "is_inside",
        "keep_checksum",
        "layout",
        "named_bits",
    ),
    *("recast", "recompute_checksum", "seal", "stamp"),
}
"""Names that other packages of navspec use, and no user of it."""


class _PublicDir(ABCMeta):
    """A class that `dir` shows without what is internal, as completion in an editor or notebook does."""

    def __dir__(cls) -> list[str]:
        return _public_names(super().__dir__())


def _public_names(names: Iterable[str]) -> list[str]:
    """Return the names that are for users."""
    return sorted(
        name for name in names if name not in _INTERNAL and (not name.startswith("_") or name.startswith("__"))
    )


class TableReader(Mapping[str, Array], metaclass=_PublicDir):
    """The tables of a file by key, read-only: fields by name, rows, and the places of both in the file.

    `_columns` holds the tables, `_root` is the layout of the root's row.
    """

    def __init__(
        self,
        spec: Spec,
        root: Record,
        columns: Columns,
        decisions: Mapping[str, Any] = MappingProxyType({}),
        pad: Callable[[Child, int], Any] = lambda *_: None,
    ) -> None:
        self.spec = spec
        self._root = root
        self._columns = columns
        self._decisions = decisions
        self._spans = Spans(columns, root, pad)

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
        """What was decided when the file was read; kept when it is written."""
        return self._decisions

    def offsets(self, key: str) -> Array:
        """Which rows of a table belong to which row of the table around it.

        Returns int64, shape (parent rows + 1,), read-only: rows `offsets[p]` to `offsets[p + 1]` belong to parent row p.
        """
        self._require(key)
        return read_only(self._columns.bounds(key))

    def parents(self, key: str) -> Array:
        """Row of the table around it for every row of a table; int64."""
        offsets = self.offsets(key)
        return np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))

    def around(self, key: str) -> str:
        """The table around one: that of the rows which its rows belong to; "" for lists of the root."""
        self._require(key)
        return self._columns.children[key].scope.table if key else ""

    def span(self, key: str, row: int = 0, field: str | None = None) -> tuple[int, int]:
        """Byte offset and length of a row, or of a field of it, as it would be written.

        A bit field gives the integer that holds it; a row is counted with all that belongs to it.
        """
        start, size = self._span(key, self._row(key, row), "" if field is None else field)
        return int(start), int(size)

    def _row(self, key: str, row: Any) -> int:
        """The number of a row that is there."""
        count = len(self[key])
        if not isinstance(row, int | np.integer) or isinstance(row, bool) or not 0 <= row < count:
            raise NoSuchPart(f"{self.spec.id}: table '{key}' has {count} rows, there is no row {brief(row)}")
        return int(row)

    def spans(self, key: str, rows: Array, field: str = "") -> tuple[Array, Array]:
        """Byte offsets and lengths of rows, or of a field of each; int64, shape (rows,). See `span`."""
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
        """Byte offset of every row of a table, as it would be written; int64."""
        self._require(key)
        return read_only(self._spans.starts(key))

    def pointer(self, key: str, row: int | None = None, field: str = "") -> str:
        """JSON Pointer of a table, a row of it, or a field of that row."""
        path = self._resolve_name(key, field)[1]
        return faults.pointer(self._columns, key, None if row is None else self._row(key, row), path)

    def pointers(self, key: str, rows: Array, field: str = "") -> list[str]:
        """JSON Pointers of rows of a table, or of a field of each; see `pointer`."""
        return faults.pointers(self._columns, key, row_numbers(rows, len(self[key])), self._resolve_name(key, field)[1])

    def _require(self, key: str) -> None:
        """Raise `NoSuchPart` where there is no such table."""
        if not isinstance(key, str) or key not in self._columns.rows:
            raise NoSuchPart(f"{self.spec.id} has no table {key!r}", partial(self._suggest_tables, key))

    def _suggest_tables(self, key: object) -> str:
        """Return the tables that a misspelt key is like, or all, as the end of an error's sentence."""
        hint = closest(key, self._columns.rows, likeness=_SIMILARITY) if isinstance(key, str) else ""
        return hint or f"; its tables are {', '.join(map(repr, self._columns.rows))}"

    def layout(self, key: str) -> tuple[Record | None, Child | None]:
        """How the rows of a table lie, where they are structures; and the list that they stand in, but for the root."""
        self._require(key)
        if not key:
            return self._root, None
        child = self._columns.children[key]
        return child.record, child

    def _resolve_name(self, key: str, field: str) -> tuple[Record | None, str]:
        """The layout of a table's rows, and the path in them of a field that may go by another name."""
        self._require(key)
        if not isinstance(field, str):
            raise NoSuchPart(f"{self.spec.id}: a field is named by text, not by {field!r}")
        record = self._columns.children[key].record if key else self._root
        if record is None or not record.aliases:
            return record, field
        name, dot, rest = field.partition(".")
        return record, f"{record.aliases[name]}{dot}{rest}" if name in record.aliases else field

    def _part(self, key: str, field: str) -> Array | None:
        """A stored field as a view of the rows; None for other names."""
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
        """A case of a union, seen in all rows; it means something where the switch says so."""
        name, _, rest = field.partition(".")
        raw = self._columns.part(key, leaf.path)
        return part(raw.view(case_dtype(self.spec, self.spec.types[name], raw.shape[-1]))[..., 0], rest)

    def column(self, key: str, field: str) -> Array:
        """One field of all rows of a table.

        Parameters
        ----------
        key : str
            Table.
        field : str
            Path of a field inside the row (`"flags"`), a bit field (`"flags.link_count"`), a value instance
            (`"position_x"`) or a part of a union (`"body.body_point.a"`). A name that the spec gives with `-column` stands
            before the field that has it.

        Returns
        -------
        numpy.ndarray
            Shape (rows, ...). Fields come as writable views with the dtype of the file; bit fields as int64, single bits
            and logical instances as bool, other instances as int64 or float64. Those are copies and read-only: change
            them with `set_column`.

        Raises
        ------
        NoSuchPart
            No such table or field; a `KeyError`. The message names those that are spelt alike.
        """
        values = self._column(key, field)
        if values is not None:
            return values
        raise NoSuchPart(
            f"{self.spec.id}: table '{key}' has no field '{field}'", partial(self._suggest_fields, key, field)
        )

    def _suggest_fields(self, key: str, field: str, *, is_set: bool = False) -> str:
        """Return the fields of a table that a misspelt name is like, as the end of an error's sentence.

        `is_set`: only those that can be set, which derived values cannot.
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
        """Whether this file has a field that its spec has."""
        record, path = self._resolve_name(key, field)
        if (record and path in record.leaves) or self.bit(key, field):
            return True
        tree = self._instance(key, path)
        return self._columns.can_evaluate(tree) if tree is not None else self._part(key, field) is not None

    def _column(self, key: str, field: str) -> Array | None:
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

    def set_column(self, key: str, field: str, values: Any, rows: Any = None) -> None:
        """Set one field of all rows of a table, or of some.

        Parameters
        ----------
        key, field : str
            As for `column`; value instances cannot be set.
        values : array_like
            One value, or one per row; whole numbers for integers, and for whole rows records with the same fields.
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
        """Set a field of rows that are there; `argument` is what the values were given as, where that is not the field."""
        target, bit = self._part(key, field), None
        if target is None:
            bit = self.bit(key, field)
            if bit is None:
                hint = partial(self._suggest_fields, key, field, is_set=True)
                raise NoSuchPart(f"{self.spec.id}: table '{key}' has no field '{field}' that can be set", hint)
            target = self._columns.part(key, bit.path)
        chosen: Any = slice(None) if rows is None else rows
        to = Target(self._columns, key, self._resolve_name(key, field)[1], argument, rows=rows)
        checked = cast.column(values, target[chosen], to, (0, bit.mask) if bit else None)
        target[chosen] = bit.put(target[chosen], checked) if bit else checked

    def _rows(self, key: str, rows: Any) -> Array:
        """Numbers of rows that are there."""
        self._require(key)
        to = Target(self._columns, key, argument="rows")
        chosen, count = cast.rows(rows, np.dtype(np.int64), to), len(self._columns.rows[key])
        if np.asarray(rows).dtype == bool:
            raise to.refusal("truth values are no numbers of rows")
        if np.any((chosen < 0) | (chosen >= count)):
            raise NoSuchPart(f"rows: table '{key}' has {count} rows, numbered from 0")
        return chosen

    @public
    def value(self, path: str) -> Any:
        """A single number of the file, by the path of its field; raises `NoSuchPart` where the file does not have it."""
        if path not in self._root.places:
            raise NoSuchPart(f"{self.spec.id}: a file has no single number '{path}'")
        dtype, offset = self._root.places[path]
        return self._columns.rows[""].getfield(dtype, offset).item()

    def bit(self, key: str, field: str) -> Bit | None:
        """Where a bit field stands: the integer that holds it, and its place in that; None for any other field."""
        record, path = self._resolve_name(key, field)
        outer, _, name = path.rpartition(".")
        return self._bits(key, record, outer).get(name)

    def bits(self, key: str, field: str = "") -> dict[str, Bit]:
        """The named bits of an integer: a run of bits, or those that `-bits` names for a file like this; else empty.

        `field` is as for `column`; "" are rows that are integers themselves.
        """
        return self._bits(key, *self._resolve_name(key, field))

    def _bits(self, key: str, record: Record | None, path: str) -> dict[str, Bit]:
        part = record.leaves.get(path) if record else None if path else self._columns.children[key]
        if part is None:
            return {}
        if part.bits is not None:
            return _bits_of(part.bits, path)
        names = self.named_bits(part.field, 8 * part.dtype.itemsize)
        return {name: Bit(path, number, 1) for name, number in names.items()}

    @public
    def named_bits(self, field: Field, width: int) -> dict[str, int]:
        """The bits that `-bits` names in a field of some width, in a file like this: name -> number of the bit."""
        return field.named_bits(width, cache(lambda test: bool(self.column("", test)[0])))

    def _instance(self, key: str, field: str) -> Expr | None:
        """The tree of a value instance or parameter; None for other names."""
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
