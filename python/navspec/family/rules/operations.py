"""Operations on the values of checks: numbers, conditions, texts, and members of enums.

Values are known, absent (the row that they come from does not exist), or unseen (it is in a file that is not there).
Logic is that of three values: false `and` anything is false.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, Protocol

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.spec import Spec


class FilesOfValues(Protocol):
    """The files that values come from, as operations see them."""

    @property
    def spec(self) -> Spec:
        """Spec of the first file."""
        ...

    @property
    def tables(self) -> Sequence[Tables]:
        """Tables of each file."""
        ...


Tree = Any
ABSENT, UNSEEN = 1, 2
"""States of values that are not known; 0 is the state of known values."""


COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "+": np.add,
    "-": np.subtract,
    "*": np.multiply,
    "%": np.mod,
    "<<": np.left_shift,
    ">>": np.right_shift,
    "&": np.bitwise_and,
    "|": np.bitwise_or,
    "^": np.bitwise_xor,
    "min": np.minimum,
    "max": np.maximum,
}
_SINGLE: dict[str, Callable[..., Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "%": operator.mod,
    "<<": operator.lshift,
    ">>": operator.rshift,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "/": operator.truediv,
    "neg": operator.neg,
    "inv": operator.invert,
    "abs": abs,
    "float": float,
    "int": int,
    "floor": math.floor,
    "ceil": math.ceil,
    "round": round,
    "trunc": math.trunc,
    "sqrt": math.sqrt,
    "is_finite": math.isfinite,
    "is_one_of": lambda value, *among: value in among,
}
"""Operations on single numbers, which those of the root of a single file are."""
PLAIN = frozenset((bool, int, float))
_LARGE = 1 << 62
_INTEGERS: dict[str, Callable[[Any], Any]] = {"floor": np.floor, "ceil": np.ceil, "round": np.rint, "trunc": np.trunc}
_DENSE = 1 << 16
"""Numbers up to which what belongs to them is in an array by number."""
OBJECT, FLOAT, INTEGER = np.dtype(object), np.dtype(np.float64), np.dtype(np.int64)


class EvaluatedColumn(NamedTuple):
    """Values of rows, or one value for all, and their states; None where all are known."""

    values: Any
    state: Array | None = None


def operate(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return the result of an operation that has no function of its own."""
    del files
    op, values = tree["op"], [arg.values for arg in args]
    state = None
    for arg in args:
        state = worst_state(state, arg.state)
    if op in _SINGLE and type(values[0]) in PLAIN and (result := _compute_single(op, values)) is not None:
        return EvaluatedColumn(result, state)
    if op in _INTEGERS:
        return EvaluatedColumn(_to_integers(_INTEGERS[op](values[0])), state)
    match op:
        case "/":
            result: Any = np.true_divide(*map(widen, values))
        case "neg":
            result = -widen(values[0])
        case "inv":
            result = ~widen(values[0])
        case "abs":
            result = np.abs(widen(values[0]))
        case "float":
            result = np.asarray(values[0], np.float64)
        case "int":
            result = _to_integers(np.trunc(widen(values[0])))
        case "f4":
            result = np.asarray(values[0], np.float32).astype(np.float64)
        case "sqrt":
            result = np.sqrt(widen(values[0]))
        case "hypot":
            result = np.hypot(*map(widen, values))
        case "finite":
            floats = np.asarray(values[0], np.float64)
            result = np.where(np.isfinite(floats), floats, np.nan)
        case "angle":
            result = np.degrees(np.arctan2(*map(widen, reversed(values))))
        case "is_finite":
            result = np.isfinite(values[0])
        case "is_one_of":
            result = _is_one_of(values[0], values[1:])
        case "lower_case":
            result = np.array([text.lower() for text in np.atleast_1d(values[0])], object)
        case "printable":
            result = object_column([make_printable(text) for text in np.atleast_1d(values[0]).tolist()])
        case "drop_prefix":
            prefix = values[1]
            texts = np.atleast_1d(values[0]).tolist()
            result = object_column([text.removeprefix(prefix) if isinstance(text, str) else text for text in texts])
        case _:
            raise NavspecError(f"no operation {op}")
    return EvaluatedColumn(result, state)


def _and_or(
    files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn], *, is_and: bool
) -> EvaluatedColumn:
    """Combine two conditions: one that decides makes the result known."""
    del files, tree
    one, two = args
    result = np.logical_and(one.values, two.values) if is_and else np.logical_or(one.values, two.values)
    if one.state is None and two.state is None:
        return EvaluatedColumn(result)
    state = worst_state(one.state, two.state)
    assert state is not None
    decided = np.zeros(len(state), bool)
    for arg in args:
        says = np.logical_not(arg.values) if is_and else np.asarray(arg.values, bool)
        decided |= says if arg.state is None else says & (arg.state == 0)
    return EvaluatedColumn(np.where(decided, not is_and, result), np.where(decided, np.uint8(0), state))


def _choose(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    del files, tree
    condition, yes, no = args
    values = np.where(condition.values, *make_alike(yes.values, no.values))
    if yes.state is None and no.state is None:
        return EvaluatedColumn(values, condition.state)
    states = [np.uint8(0) if arg.state is None else arg.state for arg in (yes, no)]
    return EvaluatedColumn(values, worst_state(condition.state, np.where(condition.values, *states).astype(np.uint8)))


def _exists(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return whether values are there; not known for those in files that are not there."""
    del files, tree
    (arg,) = args
    if arg.state is None:
        return EvaluatedColumn(True)
    unseen = arg.state == UNSEEN
    return EvaluatedColumn(arg.state == 0, np.where(unseen, np.uint8(UNSEEN), np.uint8(0)) if unseen.any() else None)


def _nonzero_names(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return the names of those of several values that are not 0."""
    del files
    rows = zip(*(np.atleast_1d(arg.values != 0).tolist() for arg in args), strict=True)
    texts = [", ".join(name for name, is_set in zip(tree["names"], row, strict=True) if is_set) for row in rows]
    state = None
    for arg in args:
        state = worst_state(state, arg.state)
    return EvaluatedColumn(object_column(texts), state)


def _is_unseen(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    del files, tree
    (arg,) = args
    return EvaluatedColumn(False if arg.state is None else arg.state == UNSEEN)


def _pick(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return the value of several that a number chooses, the first for 0; absent where there is none."""
    del files, tree
    number, *choices = args
    if type(number.values) is int and number.state is None and 0 <= number.values < len(choices):
        return choices[number.values]
    is_inside = np.logical_and(number.values >= 0, number.values < len(choices))
    at = np.where(is_inside, number.values, 0)
    state = worst_state(
        number.state, None if np.all(is_inside) else np.where(np.atleast_1d(is_inside), np.uint8(0), np.uint8(ABSENT))
    )
    if all(choice.state is None and np.ndim(choice.values) == 0 for choice in choices):
        return EvaluatedColumn(np.array([choice.values for choice in choices])[at], state)
    values = np.choose(at, [widen(choice.values) for choice in choices])
    states = [np.uint8(0) if choice.state is None else choice.state for choice in choices]
    return EvaluatedColumn(values, worst_state(state, np.choose(at, states).astype(np.uint8)))


def _either(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    del files, tree
    one, two = args
    if one.state is None:
        return one
    values = np.where(one.state == 0, widen(one.values), widen(two.values))
    return EvaluatedColumn(
        values, np.where(one.state == 0, np.uint8(0), np.uint8(0) if two.state is None else two.state)
    )


def _same(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return whether two rows are the same row; a row that is not there is no other row."""
    del files, tree
    one, two = args
    result = np.equal(one.values, two.values)
    for arg in args:
        if arg.state is not None:
            result = result & (arg.state == 0)
    return EvaluatedColumn(result)


def _not(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    del files, tree
    values, state = args[0]
    return EvaluatedColumn(not values if type(values) is bool else np.logical_not(values), state)


def _list(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return several numbers of every row as one value; shape (rows, numbers)."""
    del files, tree
    state = None
    for arg in args:
        state = worst_state(state, arg.state)
    columns = np.broadcast_arrays(*(np.atleast_1d(widen(arg.values)) for arg in args))
    return EvaluatedColumn(np.stack(columns, axis=-1), state)


def _all_equal(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    del files, tree
    one, two = args
    return EvaluatedColumn(np.equal(one.values, two.values).all(axis=-1), worst_state(one.state, two.state))


def _format(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return a text with values of every row."""
    del files, tree
    template, *values = args
    state = None
    for value in values:
        state = worst_state(state, value.state)
    columns = [column.tolist() for column in np.broadcast_arrays(*(np.atleast_1d(value.values) for value in values))]
    texts = (template.values.format(*map(decode_text, row)) for row in zip(*columns, strict=True))
    return EvaluatedColumn(object_column(list(texts)), state)


def _of_member(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return a text of the member of an enum that has the value, or the name in another source."""
    if tree["op"] == "words_of":
        return _look_up(
            EvaluatedColumn(encode_texts(args[0].values), args[0].state), _words_by_text(files.spec, tree["enum"])
        )
    return _texts_of(files.spec, tree["op"], tree["enum"]).find(args[0])


@cache
def _words_by_text(spec: Spec, enum: str) -> dict[bytes, str]:
    return {member.original.encode(): member.words for member in reversed(spec.members[enum]) if member.original}


@cache
def _texts_of(spec: Spec, op: str, enum: str) -> _ByNumber:
    members = spec.members[enum]
    if op == "enum_words":
        return _ByNumber({member.value: member.words for member in members})
    return _ByNumber({member.value: member.original for member in members if member.original})


class _ByNumber:
    """Values by whole numbers; those of numbers below 0 are also found by the unsigned numbers of 32 bits."""

    def __init__(self, by_value: dict[int, Any]) -> None:
        cached = sorted((by_value | {value + (1 << 32): by_value[value] for value in by_value if value < 0}).items())
        self.values_by_number = dict(cached)
        self._numbers = np.array([*self.values_by_number], np.int64)
        results = [result for _, result in cached]
        self._results = (
            object_column([*results, ""]) if cached and isinstance(results[0], str) else np.array([*results, 0])
        )
        self._first = int(self._numbers.min(initial=0)) - 1
        span = int(self._numbers.max(initial=0)) - self._first + 2
        self._places: Array | None = None
        if span <= _DENSE:
            self._places = np.full(span, len(cached))
            self._places[self._numbers - self._first] = np.arange(len(cached))

    def __len__(self) -> int:
        return len(self._numbers)

    def places(self, values: Any) -> Array:
        """Return the place of each value among the numbers, as many as there are for none."""
        values = np.atleast_1d(values)
        if self._places is not None and values.dtype.kind in "iub":
            return self._places.take(values.astype(np.int64) - self._first, mode="clip")
        at = np.minimum(np.searchsorted(self._numbers, values), len(self) - 1)
        return np.where(self._numbers[at] == values, at, len(self)) if len(self) else np.zeros(len(values), np.int64)

    def find(self, column: EvaluatedColumn) -> EvaluatedColumn:
        """Return what belongs to each value; absent for values to which nothing does."""
        places = self.places(column.values)
        is_none = places == len(self)
        return EvaluatedColumn(
            self._results[places], worst_state(column.state, is_none.view(np.uint8) if is_none.any() else None)
        )


def _partner(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return the first partner of members of an enum."""
    return _first_partners(files.spec, tree["enum"], tree["of"]).find(args[0])


@cache
def _first_partners(spec: Spec, enum: str, of: str) -> _ByNumber:
    return _ByNumber({value: partners[0] for value, partners in spec.partners(enum, of).items()})


def _is_partner(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return whether numbers are among the partners of members of an enum."""
    selected, member = args
    members, numbers, is_one = _partner_table(files.spec, tree["enum"], tree["of"])
    row = members.find(member)
    return EvaluatedColumn(is_one[row.values, numbers.places(selected.values)], worst_state(selected.state, row.state))


@cache
def _partner_table(spec: Spec, enum: str, of: str) -> tuple[_ByNumber, _ByNumber, Array]:
    """Return rows of members, places of numbers, and whether a number is a partner of a member; the last column is for
    numbers that are of none.
    """
    partners = spec.partners(enum, of)
    numbers = _ByNumber({number: 0 for among in partners.values() for number in among})
    is_one = np.zeros((len(partners) + 1, len(numbers) + 1), bool)
    for row, among in enumerate(partners.values()):
        is_one[row, numbers.places(among)] = True
    return _ByNumber({value: row for row, value in enumerate(partners)}), numbers, is_one


def _look_up(column: EvaluatedColumn, cached: dict[Any, Any]) -> EvaluatedColumn:
    """Return what belongs to each value; absent for values to which nothing does."""
    values = np.atleast_1d(column.values)
    distinct, inverse = np.unique(values, return_inverse=True)
    matches = [cached.get(value) for value in distinct.tolist()]
    is_none = np.array([value is None for value in matches], np.uint8)[inverse.reshape(-1)]
    filler = next((value for value in matches if value is not None), 0)
    results = [filler if value is None else value for value in matches]
    array = (
        object_column(results) if isinstance(filler, str) else np.array(results) if results else np.zeros(0, np.int64)
    )
    return EvaluatedColumn(array[inverse.reshape(-1)], worst_state(column.state, is_none if is_none.any() else None))


def _in_enum(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    members, values = _members_of(files.spec, tree["enum"]), args[0].values
    if type(values) is int:
        return EvaluatedColumn(values in members.values_by_number, args[0].state)
    return EvaluatedColumn(members.places(args[0].values) != len(members), args[0].state)


@cache
def _members_of(spec: Spec, enum: str) -> _ByNumber:
    return _ByNumber(dict.fromkeys(spec.enums[enum], 0))


def _bit_names(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return which bits of numbers are set, with their names in the first file: "bits 3 (stop), 7"."""
    fields = files.tables[0].bits(*tree["of"])
    names = {bit.shift: f"{bit.shift} ({name})" for name, bit in fields.items() if bit.width == 1}
    texts: dict[int, str] = {}
    values = np.atleast_1d(args[0].values).tolist()
    for value in set(values):
        bits = [bit for bit in range(64) if value >> bit & 1]
        texts[value] = f"bit{'s' if len(bits) > 1 else ''} {', '.join(names.get(bit, str(bit)) for bit in bits)}"
    return EvaluatedColumn(object_column([texts[value] for value in values]), args[0].state)


def _enum_name(files: FilesOfValues, tree: dict[str, Any], args: list[EvaluatedColumn]) -> EvaluatedColumn:
    """Return the names of members of an enum; other values are their own names."""
    names = files.spec.enums[tree["enum"]]
    values = np.atleast_1d(args[0].values)
    return EvaluatedColumn(object_column([names.get(value, value) for value in values.tolist()]), args[0].state)


OPERATIONS: dict[str, Callable[[FilesOfValues, dict[str, Any], list[EvaluatedColumn]], EvaluatedColumn]] = {
    "and": partial(_and_or, is_and=True),
    "or": partial(_and_or, is_and=False),
    "not": _not,
    "same": _same,
    "if": _choose,
    "exists": _exists,
    "is_unseen": _is_unseen,
    "nonzero_names": _nonzero_names,
    "either": _either,
    "pick": _pick,
    "in_enum": _in_enum,
    "enum_name": _enum_name,
    "enum_words": _of_member,
    "enum_original": _of_member,
    "words_of": _of_member,
    "partner": _partner,
    "is_partner": _is_partner,
    "list": _list,
    "all_equal": _all_equal,
    "format": _format,
    "bit_names": _bit_names,
}


def put_rows(column: EvaluatedColumn, rows: Array, few: EvaluatedColumn, count: int) -> EvaluatedColumn:
    """Return a column with other values in some rows."""
    values, few_values = make_alike(column.values, few.values)
    kind = np.result_type(np.asarray(values), np.asarray(few_values)) if not is_text(values) else OBJECT
    result = np.empty(count, kind)
    result[:] = values
    result[rows] = few_values
    if column.state is None and few.state is None:
        return EvaluatedColumn(result)
    states = np.zeros(count, np.uint8)
    states[:] = 0 if column.state is None else column.state
    states[rows] = 0 if few.state is None else few.state
    return EvaluatedColumn(result, states)


def number_sets(owner: Array, values: Array, count: int, unseen: Array | None) -> EvaluatedColumn:
    """Return a number for the set of the values of every row, equal where the sets are equal."""
    numbers = values
    if values.dtype.kind not in "iub":
        numbers = np.unique(values, return_inverse=True)[1]
    elif (least := int(values.min(initial=0))) < 0:
        numbers = values.astype(np.int64) - least
    result, high = np.full(count, -1), int(numbers.max(initial=0)) + 1
    result[owner] = numbers
    cached: dict[tuple[int, ...], int] = {}
    has_several = np.bincount(owner, minlength=count) > 1
    if has_several.any():
        is_several = has_several[owner]
        members: dict[int, set[int]] = {}
        for row, number in zip(owner[is_several].tolist(), numbers[is_several].tolist(), strict=True):
            members.setdefault(row, set()).add(number)
        for row, members_of_row in members.items():
            if len(members_of_row) > 1:
                result[row] = high + cached.setdefault(tuple(sorted(members_of_row)), len(cached))
    return EvaluatedColumn(result, None if unseen is None else np.where(unseen, np.uint8(UNSEEN), np.uint8(0)))


def _is_one_of(values: Any, among: list[Any]) -> Any:
    result = np.equal(values, among[0])
    for value in among[1:]:
        result = result | np.equal(values, value)
    return result


def decode_text(value: Any) -> Any:
    """Return bytes of a file as text, and any other value unchanged."""
    return value.decode("ascii", "backslashreplace") if isinstance(value, bytes) else value


def make_printable(value: Any) -> Any:
    """Return a text of a file with escapes for bytes that are not printable ASCII, and any other value unchanged."""
    text = decode_text(value)
    return text if not isinstance(text, str) or text.isprintable() else text.encode("unicode_escape").decode()


def encode_texts(values: Any) -> Any:
    """Return texts as bytes, as files have them, and other values unchanged."""
    if isinstance(values, str):
        return np.array(values.encode(), object)
    if isinstance(values, np.ndarray) and values.dtype.kind == "O":
        return object_column([value.encode() if isinstance(value, str) else value for value in values.tolist()])
    return values


def is_text(values: Any) -> bool:
    """Return whether values are a text, or texts."""
    return type(values) is str or getattr(values, "dtype", None) is OBJECT


def calculate(op: str, one: Any, two: Any) -> Any:
    """Return the result of an arithmetic operation on two values."""
    if type(one) in PLAIN and type(two) in PLAIN and (single := _compute_single(op, (one, two))) is not None:
        return single
    return ARITHMETIC[op](widen(one), widen(two))


def _compute_single(op: str, values: Sequence[Any]) -> Any:
    """Return the result of an operation on single numbers; None if Python computes it otherwise than NumPy."""
    compute = _SINGLE.get(op)
    try:
        result = compute(*values) if compute and all(type(value) in PLAIN for value in values) else None
    except (ArithmeticError, ValueError):
        return None
    return None if type(result) is int and not -_LARGE < result < _LARGE else result


def as_single(values: Array) -> Any:
    """Return the only one of some values; a list of numbers stays one."""
    return values.item() if values.ndim == 1 and values.dtype is not OBJECT else values


def as_single_column(column: EvaluatedColumn) -> EvaluatedColumn:
    """Return a column of one row as single value."""
    values, state = column
    if isinstance(values, np.ndarray) and values.ndim:
        values = values[0] if values.dtype is OBJECT or values.ndim > 1 else values.item()
    return EvaluatedColumn(values, state if state is not None and state[0] else None)


def object_column(values: list[Any]) -> Array:
    """Return values as a column of Python objects."""
    column = np.empty(len(values), object)
    column[:] = values
    return column


def as_machine_numbers(values: Array) -> Array:
    """Return a column in the byte order of the machine; floats as float64, as arithmetic in single precision differs."""
    if values.dtype.kind == "f":
        return values.astype(np.float64)
    return np.ascontiguousarray(values, values.dtype.newbyteorder("="))


def as_integers(values: Any) -> Array:
    """Return numbers as int64."""
    return np.asarray(values).astype(np.int64, copy=False)


def _to_integers(values: Any) -> Array:
    """Return whole floats as int64, so far as they fit; others become 0."""
    fits = np.abs(values) < float(1 << 62)
    return np.where(fits, values, 0).astype(np.int64)


def widen(values: Any) -> Any:
    """Return numbers in a type in which sums and products fit."""
    dtype = getattr(values, "dtype", None)
    if dtype is FLOAT or dtype is INTEGER:
        return values
    if dtype is None or dtype.kind not in "iub" or dtype == np.uint64:
        return int(values) if isinstance(values, bool) else values
    return values.astype(INTEGER)


def make_alike(one: Any, two: Any) -> tuple[Any, Any]:
    """Return values of two expressions in types that can be joined: as they are if they have the same."""
    if getattr(one, "dtype", type(one)) == getattr(two, "dtype", type(two)):
        return one, two
    return widen(one), widen(two)


def worst_state(one: Array | None, two: Array | None) -> Array | None:
    """Return the worse of the states of values that make another one."""
    if one is None or two is None:
        return two if one is None else one
    return np.maximum(one, two)


def take_rows(column: EvaluatedColumn, rows: Array) -> EvaluatedColumn:
    """Return the values of some rows."""
    values, state = column
    state = None if state is None else state.take(rows)
    return EvaluatedColumn(values if np.ndim(values) == 0 else values.take(rows, axis=0), state)
