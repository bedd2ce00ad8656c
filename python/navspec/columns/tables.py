"""The tables of one file: read, looked at by column, changed, and written back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Columns
from navspec.columns.assembly import assembled, counters
from navspec.columns.bind import bind, bits
from navspec.columns.found import Reading, pointer_of
from navspec.columns.layout import list_sizes, part_offsets, row_starts
from navspec.columns.lists import starts_of
from navspec.columns.shape import Child, Leaf, Record, case_dtype
from navspec.columns.walk import walk_of
from navspec.errors import ReadError, WriteError
from navspec.outputs.stamp import Stamp, renewed
from navspec.spec import Expr, Field, Spec
from navspec.spec.seal import NEW, Spans, looked_at, sealed, sealing_of

Array = np.ndarray[Any, Any]


class Bit(NamedTuple):
    """A bit field: the path of the integer that holds it ("" for the row itself), its lowest bit, its width."""

    path: str
    shift: int
    width: int

    @property
    def mask(self) -> int:
        """The largest value."""
        return (1 << self.width) - 1


def taken(column: Array, bit: Bit) -> Array:
    """A bit field of every integer of a column: bool for a single bit, int64 otherwise."""
    if bit.width == 1:
        return (column & column.dtype.type(1 << bit.shift)) != 0
    return ((column >> bit.shift) & column.dtype.type(bit.mask)).astype(np.int64)


class Tables(Mapping[str, Array]):
    """A file as one NumPy array per record type.

    Keys are dotted field paths: `""` is the root (one row), `"nodes"` a list of the root, `"areas.connections.ids"` a list
    inside records. Rows are structured arrays for records, with the dtypes of the file, and plain arrays for numbers, bit
    runs and bytes. They are writable and belong to this object; what is changed in them is written.

    Not safe for use by several threads at once.

    Attributes
    ----------
    spec : Spec
        The spec that the bytes were read with.
    variant : str
        Variant of the format, as `navspec.identify` names it.
    path : str
        Where the bytes came from, empty for bytes.
    alignment : int
        Zeros may fill the file up to a multiple of this: the bytes of a sector for files in an archive, otherwise 1.
    facts : mapping
        What is known of the rest of a file of which the bytes are only a part, as those of a directory are of an archive.
    is_inside : bool
        Whether the file lies in an archive.
    seal : Seal
        What is remembered, from reading, of the bytes that follow from the rest of the file.
    stamp : Stamp or None
        The file on disk when it was read; None for bytes that are no file of their own.
    """

    def __init__(
        self,
        reading: Reading,
        spec: Spec,
        *,
        variant: str = "",
        path: str = "",
    ) -> None:
        self.spec = spec
        self.variant = variant
        self.path = path
        self.alignment = 1
        self.facts: Mapping[str, Any] = {}
        self.is_inside = False
        self.stamp: Stamp | None = None
        layout = walk_of(spec).layout(reading)
        self._record = layout.record
        self._outcomes = tuple(reading.outcomes)
        self._plans = layout.plans
        self._columns: Columns = reading
        reading.children = layout.children
        self._decisions = {name: reading.values[name] for name in spec.decisions}
        self._root = _root_row(reading, self._record)
        reading.rows[""] = self._root
        self._starts: dict[str, Array] = {}
        self._places: dict[str, dict[str, Array]] = {}
        sealing = sealing_of(spec)
        self.seal = looked_at(reading.data, self._spans(), sealing) if sealing else NEW

    def __getitem__(self, key: str) -> Array:
        self._require(key)
        return self._columns.rows[key]

    def __contains__(self, key: object) -> bool:
        return key in self._columns.rows

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns.rows)

    def __len__(self) -> int:
        return len(self._columns.rows)

    def __repr__(self) -> str:
        rows = ", ".join(f"{key}: {len(rows)}" for key, rows in self.items() if key)
        return f"<Tables of {self.spec.id}{f' {self.path}' if self.path else ''}: {rows}>"

    @property
    def format(self) -> str:
        """Id of the spec."""
        return self.spec.id

    @property
    def decisions(self) -> Mapping[str, Any]:
        """What was decided when the file was read; kept when it is written."""
        return self._decisions

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
            and logical instances as bool, other instances as int64 or float64. Those are copies: change them with
            `set_column`.

        Raises
        ------
        KeyError
            No such table or field.
        """
        record, field = self._named(key, field)
        try:
            return self._part(key, record, field)
        except (KeyError, ValueError, IndexError):
            pass
        if bit := self.bit(key, field):
            return taken(self._columns.part(key, bit.path), bit)
        tree = self._instance(key, field)
        if tree is not None and self._columns.holds(tree):
            return self._columns.evaluate(tree, key)
        raise KeyError(f"{self.spec.id}: table '{key}' has no field '{field}'")

    def bit(self, key: str, field: str) -> Bit | None:
        """Where a bit field stands: the integer that holds it, and its place in that; None for any other field."""
        record, field = self._named(key, field)
        path, _, name = field.rpartition(".")
        part = self._integer(key, record, path)
        if part is None or part.bits is None:
            return self._marked(path, part).get(name) if part else None
        place = part.bits.bit_fields.get(name)
        return Bit(path, *place) if place else None

    def bits(self, key: str, field: str = "") -> dict[str, Bit]:
        """The named bits of an integer: a run of bits, or those that `-bits` names for a file like this; else empty.

        `field` is as for `column`; "" are rows that are integers themselves.
        """
        record, path = self._named(key, field)
        part = self._integer(key, record, path)
        if part is None or part.bits is None:
            return self._marked(path, part) if part else {}
        return {name: Bit(path, *place) for name, place in part.bits.bit_fields.items()}

    def _integer(self, key: str, record: Record | None, path: str) -> Leaf | Child | None:
        """The part that may have bits."""
        return record.leaves.get(path) if record else None if path else self.layout(key)[1]

    def _marked(self, path: str, part: Leaf | Child) -> dict[str, Bit]:
        names = self.named_bits(part.field, 8 * part.dtype.itemsize)
        return {name: Bit(path, number, 1) for name, number in names.items()}

    def named_bits(self, field: Field, width: int) -> dict[str, int]:
        """The bits that `-bits` names in a field of some width, in a file like this: name -> number of the bit."""
        return field.named_bits(width, lambda test: bool(self.column("", test)[0]))

    def set_column(self, key: str, field: str, values: Any) -> None:
        """Set one field of all rows of a table.

        Parameters
        ----------
        key, field : str
            As for `column`; value instances cannot be set.
        values : array_like
            One value, or one per row.

        Raises
        ------
        KeyError
            No such table or field.
        WriteError
            A value does not fit the field; nothing is changed.
        """
        record, field = self._named(key, field)
        try:
            target = self._part(key, record, field)
        except (KeyError, ValueError, IndexError):
            self._set_bits(key, field, values)
            return
        checked = self._fitting(key, field, values, target)
        if target.dtype.kind in "iu":
            limits = np.iinfo(target.dtype)
            self._demand_range(key, field, checked, int(limits.min), int(limits.max))
        target[...] = checked

    def offsets(self, key: str) -> Array:
        """Which rows of a table belong to which row of the table around it.

        Returns int64, shape (parent rows + 1,): rows `offsets[p]` to `offsets[p + 1]` belong to parent row p.
        """
        self._require(key)
        found = self._columns.offsets.get(key)
        return np.array([0, len(self[key])]) if found is None else found

    def parents(self, key: str) -> Array:
        """Row of the table around it for every row of a table; int64."""
        return np.repeat(np.arange(len(self.offsets(key)) - 1), np.diff(self.offsets(key)))

    def replace(self, key: str, rows: Any, counts: Any = None) -> None:
        """Put other rows into a table; a field that counts them follows.

        Parameters
        ----------
        key : str
            A list, its rows not being lists' parents with rows left behind: tables inside this one are emptied.
        rows : array_like
            The new rows, of the table's dtype.
        counts : array_like, optional
            How many rows each parent row has; needed for lists inside records.

        Raises
        ------
        KeyError
            No such table.
        WriteError
            Rows and counts do not agree, or do not fit the spec.
        """
        self._require(key)
        child = self._columns.children.get(key)
        if child is None:
            raise KeyError(f"{self.spec.id}: the root has one row, which cannot be replaced")
        try:
            given = np.array(rows)
            with np.errstate(invalid="ignore"):
                new = given.astype(child.dtype.base)
            if new.dtype.kind in "iu" and not np.array_equal(new, given):
                raise OverflowError("a number is no whole one, or does not fit")
        except (TypeError, ValueError, OverflowError) as error:
            raise WriteError(f"these are no rows of {child.dtype.base} ({error})", pointer=self.pointer(key)) from error
        if new.shape[1:] != child.dtype.shape:
            raise WriteError(
                f"rows have the shape {new.shape[1:]}, {child.dtype.shape} is needed", pointer=self.pointer(key)
            )
        if len(new) and not child.present:
            raise WriteError("this file has no such list", pointer=self.pointer(key))
        parents = len(self.offsets(key)) - 1
        each = np.array([len(new)]) if counts is None else np.array(counts, dtype=np.int64)
        if len(each) != parents or each.sum() != len(new) or (each < 0).any():
            raise WriteError(
                f"{len(new)} rows with {len(each)} counts of {each.sum()} do not fit {parents} parents",
                pointer=self.pointer(key),
            )
        self._set_counts(child, each)
        self._columns.rows[key] = new
        self._forget()
        if key in self._columns.offsets:
            self._columns.offsets[key] = starts_of(each)
        for inner in child.record.children.values() if child.record else ():
            self._empty(inner, len(new))

    def keep(self, key: str, is_kept: Any) -> None:
        """Drop the other rows of a table, with all that belongs to them; a field that counts them follows.

        Parameters
        ----------
        key : str
            A list.
        is_kept : array_like
            bool, shape (rows,).

        Raises
        ------
        KeyError
            No such table.
        WriteError
            There are not as many answers as rows.
        """
        self._require(key)
        chosen = np.asarray(is_kept, bool)
        if chosen.shape != (len(self[key]),):
            raise WriteError(
                f"answers of the shape {chosen.shape} do not fit {len(self[key])} rows", pointer=self.pointer(key)
            )
        child = self._columns.children.get(key)
        around = np.ones(len(self.offsets(key)) - 1, bool)
        for each, rows, counts in list(self._kept(child, chosen, around)) if child else ():
            self.replace(each, rows, counts)

    def _kept(self, child: Child, is_kept: Array, around: Array) -> Iterator[tuple[str, Array, Array]]:
        """What is left of a list, and of the lists in it: rows, and how many of them each row left around them has."""
        counts = np.diff(starts_of(is_kept)[self.offsets(child.key)])
        yield child.key, self[child.key][is_kept], counts[around]
        for inner in child.record.children.values() if child.record else ():
            if inner.present:
                yield from self._kept(inner, np.repeat(is_kept, np.diff(self.offsets(inner.key))), is_kept)

    def recast(
        self,
        *,
        decisions: Mapping[str, Any] | None = None,
        root: Mapping[str, Any] | None = None,
        rows: Mapping[str, Any] | None = None,
        counts: Mapping[str, Any] | None = None,
        variant: str | None = None,
    ) -> Tables:
        """The same file with other parts, under other decisions.

        Parameters
        ----------
        decisions, root, rows, counts : mapping, optional
            What is other than in this file; see `assemble`. Lists that the file has not had, and that are not given, are
            zeros; lists that it does not have any more are dropped. Lists inside rows that are given stay, and fit as many
            rows as before, unless they are given too.
        variant : str, optional
            Name of the variant that the decisions stand for.

        Returns
        -------
        Tables
            Of the same spec and path; these tables stay as they are.

        Raises
        ------
        WriteError
            The parts make no such file.
        """
        given = rows or {}
        mine = {key: self[key] for key, child in self._columns.children.items() if child.present and key not in given}
        inside = {key: np.diff(self.offsets(key)) for key in mine if key in self._columns.offsets}
        counted = {each for key in given for each in counters(self.spec, key)}
        values = {path: self._columns.part("", path)[0] for path in self._record.leaves if path not in counted}
        made = assemble(
            self.spec,
            decisions={**self._decisions, **(decisions or {})},
            root={**values, **(root or {})},
            rows={**mine, **given},
            counts={**inside, **(counts or {})},
            variant=self.variant if variant is None else variant,
            path=self.path,
        )
        return self._handed_on(made)

    def copy(self) -> Tables:
        """The same file once more, with rows of its own."""
        data, lengths = self._joined()
        self._demand_same(data, lengths)
        made = read(data, self.spec, decisions=self._decisions, variant=self.variant, path=self.path)
        return self._handed_on(made)

    def _handed_on(self, made: Tables) -> Tables:
        """Tables made of these, with what these know of their file."""
        made.alignment, made.facts, made.is_inside = self.alignment, self.facts, self.is_inside
        made.seal, made.stamp = self.seal, self.stamp
        return made

    def reseal(self, *, padding: bool = False) -> None:
        """Have the checksum computed on writing even where nothing has changed, and a wrong one would be kept.

        `padding`: have bytes that fill the file by repeating others follow their rule again as well.
        """
        sealing = sealing_of(self.spec)
        if sealing and sealing.until:
            self.seal = replace(self.seal, digest="")
        if padding:
            self.seal = replace(self.seal, follows=True)

    def span(self, key: str, row: int = 0, field: str | None = None) -> tuple[int, int]:
        """Byte offset and length of a row, or of a field of it, as it would be written.

        A bit field gives the integer that holds it; a row is counted with all that belongs to it.
        """
        self._require(key)
        if not 0 <= row < len(self[key]):
            raise IndexError(f"{self.spec.id}: table '{key}' has {len(self[key])} rows, there is no row {row}")
        start = self._start(key, row)
        if not field:
            return start, self._row_size(key, row)
        child = self.layout(key)[1]
        record, field = self._named(key, field)
        if record is None:
            if child is None or child.bits is None or field not in child.bits.bit_fields:
                raise self._no_field(key, field)
            return start, self[key].dtype.itemsize
        leaf = _leaf_of(record, field)
        if leaf is not None:
            offset, size = _within(leaf.dtype, field[len(leaf.path) + 1 :])
            if key and not record.children:
                return start + record.position(leaf.path)[0] + offset, size
            return int(self._parts(key)[leaf.path][row]) + offset, size
        inner = record.children.get(f"{key}.{field}" if key else field)
        if inner is None:
            return self._group_span(key, row, record, field)
        return int(self._parts(key)[inner.key][row]), int(self._list_sizes(inner)[row])

    def _start(self, key: str, row: int) -> int:
        child = self._columns.children.get(key)
        if child is None or child.scope.table or child.row_size is None:
            return int(self.starts(key)[row])
        return int(self._parts("")[key][0]) + row * child.row_size

    def extent(self, key: str) -> tuple[int, int]:
        """Byte offset and length of a whole list of the root, as it would be written."""
        child = self._columns.children[key]
        return int(self._parts("")[key][0]), self._list_bytes(child)

    def starts(self, key: str) -> Array:
        """Byte offset of every row of a table, as it would be written; int64."""
        if key not in self._starts:
            if not key:
                self._starts[key] = np.zeros(1, np.int64)
            else:
                child = self._columns.children[key]
                self._starts[key] = row_starts(self._columns, child, self._parts(child.scope.table)[key])
        return self._starts[key]

    def pointer(self, key: str, row: int | None = None, field: str = "") -> str:
        """JSON Pointer of a table, a row of it, or a field of that row."""
        return faults.pointer(self._columns, key, row, self._named(key, field)[1])

    def to_bytes(self, *, keep_padding: bool = False) -> bytes:
        """The file.

        Bytes that follow from the rest of it are filled in, in the tables as well.

        Parameters
        ----------
        keep_padding : bool
            Leave bytes that fill the file by repeating others as they are, but for their number.

        Raises
        ------
        WriteError
            The tables do not fit each other or the spec: what was written would not read back as it stands. Or the file is
            too long for its format, or has changed and holds a hash that nobody can compute.
        """
        data, lengths = self._joined()
        if sealing := sealing_of(self.spec):
            data, values, self.seal = sealed(data, self._spans(), sealing, self.seal, keep_padding=keep_padding)
            for name, value in values.items():
                if name not in self:
                    self._root[name] = value
                elif value != self[name].tobytes():
                    self._columns.rows[name] = np.frombuffer(bytearray(value), np.uint8)
                    lengths[name] = len(value)
                    self._forget()
        self._demand_same(data, lengths)
        return data

    def _spans(self) -> Spans:
        """Places of what is sealed, and of what tells where that ends."""
        sealing = sealing_of(self.spec)
        return {name: self.span("", 0, name) for name in sealing.names} if sealing else {}

    def write(self, path: str | Path, *, force: bool = False, backup: bool = True, keep_padding: bool = False) -> None:
        """Write the file in one step: the whole of it, or nothing.

        Parameters
        ----------
        path : str or Path
            Where to.
        force : bool
            Replace a file that is there.
        backup : bool
            Keep what is replaced beside it.
        keep_padding : bool
            As for `to_bytes`.

        Raises
        ------
        WriteError
            As `to_bytes`; the tables hold only a part of their file; or a file is there and `force` is not set, or it is the
            one that was read and has changed since.
        """
        from navspec.outputs.write import write_bytes

        if self.facts:
            raise WriteError(
                f"only a part of {self.path or 'this file'} was read, and it cannot be written without the rest"
            )

        data = self.to_bytes(keep_padding=keep_padding)
        write_bytes(data, Path(path), force=force, backup=backup, stamp=self.stamp)
        self.stamp = renewed(self.stamp, path)

    def _require(self, key: str) -> None:
        if key not in self._columns.rows:
            raise KeyError(
                f"{self.spec.id} has no table '{key}'; its tables are {', '.join(repr(name) for name in self)}"
            )

    def _named(self, key: str, field: str) -> tuple[Record | None, str]:
        """The layout of a table's rows, and the path in them of a field that may go by another name."""
        self._require(key)
        record, _ = self.layout(key)
        if record is None or not record.aliases:
            return record, field
        name, dot, rest = field.partition(".")
        return record, f"{record.aliases.get(name, name)}{dot}{rest}"

    def layout(self, key: str) -> tuple[Record | None, Child | None]:
        """How the rows of a table lie, where they are structures; and the list that they stand in, but for the root."""
        if not key:
            return self._record, None
        child = self._columns.children[key]
        return child.record, child

    def _part(self, key: str, record: Record | None, field: str) -> Array:
        if not field:
            return self[key]
        if record is not None:
            for path, leaf in record.unions.items():
                if field.startswith(f"{path}."):
                    return self._union(key, leaf, field[len(path) + 1 :])
        return self._columns.part(key, field)

    def _union(self, key: str, leaf: Leaf, field: str) -> Array:
        """A case of a union, seen in all rows; it means something where the switch says so."""
        name, _, rest = field.partition(".")
        raw = self._columns.part(key, leaf.path)
        view = raw.view(case_dtype(self.spec, self.spec.types[name], raw.shape[-1]))[..., 0]
        for part in rest.split(".") if rest else ():
            view = view[part]
        return view

    def _instance(self, key: str, field: str) -> Expr | None:
        """The tree of a value instance or parameter; None for other names."""
        record, child = self.layout(key)
        *outer, name = field.split(".")
        if record is None:
            kind = child.bits if child else None
            return bits(key, "", kind, name) if kind and not outer and name in kind.instances else None
        scope = record.scope
        for step in outer:
            each = scope.type.by_id.get(step)
            if each is None or each.kind != "struct":
                return None
            kind = self.spec.type_of(each)
            if kind.bits:
                return bits(scope.table, scope.path(step), kind, name) if name in kind.instances else None
            scope = scope.inside(each)
        instance = scope.type.instances.get(name)
        if name not in scope.args and (instance is None or instance.value is None):
            return None
        return bind({"op": "get", "from": "self", "path": [name]}, scope)

    def _set_bits(self, key: str, field: str, values: Any) -> None:
        bit = self.bit(key, field)
        if bit is None:
            raise KeyError(f"{self.spec.id}: table '{key}' has no field '{field}' that can be set")
        target = self._columns.part(key, bit.path)
        checked = self._fitting(key, field, values, target)
        self._demand_range(key, field, checked, 0, bit.mask)
        others = ~np.array(bit.mask << bit.shift, target.dtype)
        target[...] = (target & others) | (checked.astype(target.dtype) << bit.shift)

    def _fitting(self, key: str, field: str, values: Any, target: Array) -> Array:
        """Values as an array for a column: of its shape, and whole numbers where it holds such."""
        where = self.pointer(key, None, field)
        try:
            found = np.broadcast_to(np.asarray(values), target.shape)
        except ValueError as error:
            raise WriteError(f"values do not fit {len(target)} rows ({error})", pointer=where) from error
        kinds = "biu" if target.dtype.kind in "iu" else "biuf" if target.dtype.kind == "f" else None
        is_whole = kinds == "biu" and found.dtype.kind == "O" and all(isinstance(each, int) for each in found.flat)
        if kinds and found.dtype.kind not in kinds and not is_whole:
            raise WriteError(f"{found.dtype} values do not fit a field of {target.dtype}", pointer=where)
        return found

    def _demand_range(self, key: str, field: str, values: Array, low: int, high: int) -> None:
        bad = np.flatnonzero(~((values >= low) & (values <= high)))
        if len(bad):
            where = self.pointer(key, int(bad[0]) if key else None, field)
            raise WriteError(f"{values.flat[bad[0]]} does not fit a field of {low} to {high}", pointer=where)

    def _set_counts(self, child: Child, counts: Array) -> None:
        match child.count:
            case {"op": "ref", "table": table, "path": path} if child.present:
                pass
            case _:
                return
        if table != child.scope.table or self._is_decided(table, path):
            return
        target = self._columns.part(table, path)
        limits = np.iinfo(target.dtype)
        self._demand_range(table, path, counts, int(limits.min), int(limits.max))
        target[...] = counts

    def _count(self, path: str) -> int:
        """A count that the root holds, or that was decided."""
        return int(self._decisions[path] if path in self._decisions else self._columns.part("", path)[0])

    def _is_decided(self, table: str, path: str) -> bool:
        return not table and path in self._decisions

    def _empty(self, child: Child, parents: int) -> None:
        self._columns.rows[child.key] = np.zeros(0, child.dtype)
        self._columns.offsets[child.key] = np.zeros(parents + 1, np.int64)
        self._set_counts(child, np.zeros(parents, np.int64))
        for inner in child.record.children.values() if child.record else ():
            self._empty(inner, 0)

    def _parts(self, key: str) -> dict[str, Array]:
        """Where every part of every row of a table stands, by path of the part or key of the child."""
        if key not in self._places:
            record, _ = self.layout(key)
            assert record is not None
            found = part_offsets(self._columns, record, self.starts(key)) if key else self._root_parts()
            self._places[key] = {item.path if isinstance(item, Leaf) else item.key: at for item, at in found}
        return self._places[key]

    def _root_parts(self) -> Iterator[tuple[Leaf | Child, Array]]:
        sizes = self._record.sizes.copy()
        for number, child in self._record.numbered:
            if child.present and child.is_padding:
                self._pad(child, int(sizes[:number].sum()))
            sizes[number] = self._list_bytes(child)
        starts = np.cumsum(sizes) - sizes
        return zip(self._record.items, starts.reshape(-1, 1), strict=True)

    def _list_bytes(self, child: Child) -> int:
        """Bytes of a list of the root."""
        if not child.present:
            return 0
        rows = len(self[child.key])
        if child.row_size is not None:
            total = rows * child.row_size
        else:
            end = row_starts(self._columns, child, np.zeros(1, np.int64))
            total = int(end[-1]) + self._row_size(child.key, rows - 1) if rows else 0
        return total + (child.kind == "text")

    def _list_sizes(self, child: Child) -> Array:
        if not child.present:
            return np.zeros(len(self.offsets(child.key)) - 1, np.int64)
        if child.key in self._columns.offsets:
            return list_sizes(self._columns, child)
        return np.array([self._list_bytes(child)])

    def _group_span(self, key: str, row: int, record: Record, field: str) -> tuple[int, int]:
        """The span of a structure that shares the row of the one around it: from its first part to its last."""
        before = f"{key}." if key else ""
        parts = (item.path if isinstance(item, Leaf) else item.key.removeprefix(before) for item in record.items)
        inside = [path for path in parts if path.startswith(f"{field}.")]
        if not inside:
            raise self._no_field(key, field)
        (start, _), (last, size) = (self.span(key, row, inside[at]) for at in (0, -1))
        return start, last + size - start

    def _no_field(self, key: str, field: str) -> KeyError:
        return KeyError(f"{self.spec.id}: table '{key}' has no stored field '{field}'")

    def _row_size(self, key: str, row: int) -> int:
        if not key:
            return sum(item.size if isinstance(item, Leaf) else self._list_bytes(item) for item in self._record.items)
        child = self._columns.children[key]
        total = child.dtype.itemsize
        for inner in child.record.children.values() if child.record else ():
            total += int(list_sizes(self._columns, inner)[row])
        return total

    def _joined(self) -> tuple[bytes, dict[str, int]]:
        """The bytes as the tables stand, and how many of them every list of the root takes."""
        self._demand_counts()
        parts: list[bytes | memoryview] = []
        lengths: dict[str, int] = {}
        row = self._root.tobytes()
        at = size = 0
        for item in self._record.items:
            if isinstance(item, Leaf):
                parts.append(row[at : at + item.size])
                at += item.size
            elif item.present:
                if item.is_padding:
                    self._pad(item, size)
                parts.append(self._plans[item.key].written(self._columns))
                lengths[item.key] = len(parts[-1])
            else:
                continue
            size += len(parts[-1])
        return b"".join(parts), lengths

    def _pad(self, child: Child, position: int) -> None:
        """Make alignment as long as its position asks for; what is there stays."""
        count = self._plans[child.key].count
        assert count is not None
        needed = count(self._columns.values, 0, position)
        there = self[child.key]
        if needed != len(there):
            self._columns.rows[child.key] = np.concatenate((there, np.zeros(needed, np.uint8)))[:needed]
            self._forget()

    def _forget(self) -> None:
        """Places that an edit has moved."""
        self._starts.clear()
        self._places.clear()

    def _demand_counts(self) -> None:
        """Counts of the root that stand alone in a field are the rows they count; other lists are held to theirs later."""
        for key, child in self._columns.children.items():
            match child.count:
                case {"op": "ref", "path": path} if not child.scope.table and child.present and child.kind == "list":
                    count, rows = self._count(path), len(self[key])
                    if count != rows:
                        fault = faults.miscounted(child, count, rows, pointer_of(key))
                        raise WriteError(fault.message, pointer=fault.pointer)

    def _demand_same(self, data: bytes, lengths: dict[str, int]) -> None:
        """What was written reads back as the same tables."""
        try:
            walk = walk_of(self.spec)
            again = walk.compare(data, self._decisions, self._columns, lengths)
        except ReadError as error:
            raise WriteError(f"what would be written cannot be read: {error.message}", pointer=error.pointer) from error
        if tuple(again.outcomes) != self._outcomes:
            raise WriteError("a changed value adds or drops parts of the file; convert the file instead")
        for key, rows in again.rows.items():
            if len(rows) != len(self[key]):
                raise WriteError(f"{len(self[key])} rows would be read back as {len(rows)}", pointer=self.pointer(key))
        if _root_row(again, self._record).tobytes() != self._root.tobytes():
            raise WriteError("values of the root would be read back as others")


def _root_row(reading: Reading, record: Record) -> Array:
    """The root's fixed parts as one row."""
    if len(reading.pieces) == 1:
        return reading.taken(record.dtype, 1, reading.pieces[0][0])
    joined = bytearray().join(reading.data[start : start + size] for start, size in reading.pieces)
    return np.frombuffer(joined, record.dtype, 1) if joined else np.zeros(1, record.dtype)


def _leaf_of(record: Record, field: str) -> Leaf | None:
    """The fixed part that holds a field."""
    for path, leaf in record.leaves.items():
        if field == path or field.startswith(f"{path}."):
            return leaf
    return None


def _within(dtype: np.dtype[Any], path: str) -> tuple[int, int]:
    """Offset and size of a field of a structure or of an element of it; of the structure where the path goes on into bits."""
    offset = 0
    for name in path.split(".") if path else ():
        if dtype.subdtype and name.isdigit():
            base, (_, *inner) = dtype.subdtype
            dtype = np.dtype((base, tuple(inner)))
            offset += int(name) * dtype.itemsize
            continue
        fields: Any = dtype.fields or {}
        if name not in fields:
            break
        dtype, at = fields[name][:2]
        offset += at
    return offset, dtype.itemsize


def read(
    data: bytes | bytearray,
    spec: Spec,
    *,
    decisions: Mapping[str, Any] | None = None,
    variant: str = "",
    path: str = "",
) -> Tables:
    """Read bytes, which are copied; a bytearray is taken over and must not be used any more.

    Raises `ReadError` where they do not fit the spec.
    """
    reading = walk_of(spec).read(data, dict(decisions or {}))
    return Tables(reading, spec, variant=variant, path=path)


def assemble(
    spec: Spec,
    *,
    decisions: Mapping[str, Any],
    root: Mapping[str, Any],
    rows: Mapping[str, Any],
    counts: Mapping[str, Any] | None = None,
    variant: str = "",
    path: str = "",
) -> Tables:
    """Make a file from its parts.

    Parameters
    ----------
    spec : Spec
        The spec of the file.
    decisions : mapping
        Every decision of the spec by name.
    root : mapping
        Values of the root by path, bytes as arrays of numbers; what is not given is 0, or what the spec has as its
        contents. Counts follow the rows.
    rows : mapping
        Rows of tables by key. Fields are matched by name, those that are not given are 0; a list that is not given is as
        many zeros as its count says.
    counts : mapping, optional
        For lists inside records how many of their rows each record has, by key: int, shape (rows of the table around it,).
        The field that counts them follows. Needed where that does not say it already, and no condition or constant does.
    variant, path : str
        Of the tables.

    Returns
    -------
    Tables
        As read from the bytes that they stand for; what follows from those is filled in when they are written.

    Raises
    ------
    WriteError
        A value does not fit, a decision is missing, a list has not as many rows as its count says, or the file would not
        read back.
    """
    data = assembled(spec, decisions, root, rows, counts or {})
    try:
        made = read(data, spec, decisions=decisions, variant=variant, path=path)
    except ReadError as error:
        raise WriteError(f"what the parts make cannot be read: {error.message}", pointer=error.pointer) from error
    made.seal = NEW
    return made
