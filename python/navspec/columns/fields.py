"""What stands under a name in the rows of a table: a field, a bit of it, a case of a union, or a value derived from others."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import cast
from navspec.columns.access import Array, Columns, part
from navspec.columns.bind import bind, bits
from navspec.columns.cast import Target
from navspec.columns.shape import Child, Leaf, Record, case_dtype
from navspec.errors import NoSuchPart, close_matches, closest
from navspec.errors.arguments import public
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

    def taken(self, column: Array) -> Array:
        """The bit field of every integer of a column, read-only: bool for a single bit, int64 otherwise."""
        if self.width == 1:
            return frozen((column & column.dtype.type(1 << self.shift)) != 0)
        return frozen(((column >> self.shift) & column.dtype.type(self.mask)).astype(np.int64))

    def put(self, column: Array, values: Array) -> Array:
        """A column with other values of the bit field."""
        mask = ~np.array(self.mask << self.shift, column.dtype)
        return (column & mask) | (values.astype(column.dtype) << self.shift)


@cache
def _bits_of(run: Type, path: str) -> dict[str, Bit]:
    """The bits of a run that stands at a path; made once, as all files of a set ask for them."""
    return {name: Bit(path, *place) for name, place in run.bit_fields.items()}


def frozen(array: Array) -> Array:
    """A view that cannot be written to, as what is written to a copy would be lost."""
    view = array.view()
    view.flags.writeable = False
    return view


_LIKENESS = 0.6
"""How like a field a misspelt name is, of 0 to 1."""


class Fields:
    """The names in the tables of a file of `spec`: what `_columns` holds, and how the `_root` lies."""

    spec: Spec
    _columns: Columns
    _root: Record

    def _require(self, key: str) -> None:
        """Raise `NoSuchPart` where there is no such table."""
        if not isinstance(key, str) or key not in self._columns.rows:
            raise NoSuchPart(f"{self.spec.id} has no table {key!r}", partial(self._meant_table, key))

    def _meant_table(self, key: object) -> str:
        """Return the tables that a misspelt key is like, or all, as the end of an error's sentence."""
        hint = closest(key, self._columns.rows, likeness=_LIKENESS) if isinstance(key, str) else ""
        return hint or f"; its tables are {', '.join(map(repr, self._columns.rows))}"

    def layout(self, key: str) -> tuple[Record | None, Child | None]:
        """How the rows of a table lie, where they are structures; and the list that they stand in, but for the root."""
        self._require(key)
        if not key:
            return self._root, None
        child = self._columns.children[key]
        return child.record, child

    def _named(self, key: str, field: str) -> tuple[Record | None, str]:
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
        record, field = self._named(key, field)
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
        raise NoSuchPart(f"{self.spec.id}: table '{key}' has no field '{field}'", partial(self._meant, key, field))

    def _meant(self, key: str, field: str, *, is_set: bool = False) -> str:
        """Return the fields of a table that a misspelt name is like, as the end of an error's sentence.

        `is_set`: only those that can be set, which derived values cannot.
        """
        record, child = self.layout(key)
        if record is None:
            kind = child.bits if child else None
            names = (*self.bits(key), *(kind.instances if kind and not is_set else ()))
        else:
            names = record.stored if is_set else record.spellings
        matches = close_matches(field, names, _LIKENESS)
        names_here = [name for name in matches if self._is_there(key, name)]
        return f"; did you mean {' or '.join(names_here)}?" if names_here else ""

    def _is_there(self, key: str, field: str) -> bool:
        """Whether this file has a field that its spec has."""
        record, path = self._named(key, field)
        if (record and path in record.leaves) or self.bit(key, field):
            return True
        tree = self._instance(key, path)
        return self._columns.holds(tree) if tree is not None else self._part(key, field) is not None

    def _column(self, key: str, field: str) -> Array | None:
        """Return a field of all rows; None where the file does not have it."""
        values = self._part(key, field)
        if values is not None:
            return values
        if bit := self.bit(key, field):
            return bit.taken(self._columns.part(key, bit.path))
        tree = self._instance(key, self._named(key, field)[1])
        if tree is not None and self._columns.holds(tree):
            return frozen(self._columns.evaluate(tree, key))
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
                hint = partial(self._meant, key, field, is_set=True)
                raise NoSuchPart(f"{self.spec.id}: table '{key}' has no field '{field}' that can be set", hint)
            target = self._columns.part(key, bit.path)
        chosen: Any = slice(None) if rows is None else rows
        to = Target(self._columns, key, self._named(key, field)[1], argument, rows=rows)
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
        record, path = self._named(key, field)
        outer, _, name = path.rpartition(".")
        return self._bits(key, record, outer).get(name)

    def bits(self, key: str, field: str = "") -> dict[str, Bit]:
        """The named bits of an integer: a run of bits, or those that `-bits` names for a file like this; else empty.

        `field` is as for `column`; "" are rows that are integers themselves.
        """
        return self._bits(key, *self._named(key, field))

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
