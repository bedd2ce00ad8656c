"""Evaluation of the expressions of checks: whole columns over the joined tables of a set.

A check does not count a row where its outcome is not known; see `navspec.family.rules.operations` for states of values.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import TableBatch, TableSet
from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.family.rules.joins import RowLookup, combine_keys, match_rows, pair_equal
from navspec.family.rules.operations import (
    ABSENT,
    ARITHMETIC,
    COMPARISONS,
    OPERATIONS,
    PLAIN,
    UNSEEN,
    EvaluatedColumn,
    as_integers,
    as_machine_numbers,
    as_single,
    as_single_column,
    calculate,
    encode_texts,
    is_text,
    number_sets,
    object_column,
    operate,
    put_rows,
    take_rows,
    widen,
    worst_state,
)
from navspec.spec import Spec

Tree = Any


_LARGE = 1 << 24
"""Bytes of rows from which on values are released; of fewer rows they take little memory, and releasing it takes time."""

_FEW_ROWS = 1000
"""Rows of tables whose relations are found at once, even if only some of the rows are requested."""

MOST_SHARED = 1_000_000
"""Elements of lists of `-lists` in a file beyond the rows that they list; later lists have none."""


_SMALL = 1000
"""Rows up to which all of them are evaluated, even if few of them need it."""

_ALONG: dict[str, Callable[..., Any]] = {
    "any": np.any,
    "all": np.all,
    "count": np.count_nonzero,
    "least": np.min,
    "greatest": np.max,
}


_WHOLE = ("count", "any", "all", "first", "last")
"""Functions of a whole list that need no look at the owners of its rows."""


FEW = 4
"""Rows are evaluated one by one where there are so many times more."""


class RelatedIndex(NamedTuple):
    """Joined rows that a relation leads to, -1 for none, and the states of the relation; None where all are known.

    `at` are the rows with 0 in place of -1, `states` also has ABSENT there. `is_same` where each row leads to the row of its
    own number.
    """

    rows: Array
    state: Array | None
    at: Array
    states: Array | None
    is_same: bool = False

    @classmethod
    def of(cls, rows: Array, state: Array | None = None, *, is_total: bool = False) -> RelatedIndex:
        """Return a relation; `is_total` if it leads to a row from everywhere."""
        if not is_total and len(rows) and rows.min() < 0:
            is_none = rows < 0
            return cls(rows, state, np.where(is_none, 0, rows), worst_state(state, is_none.view(np.uint8)))
        return cls(rows, state, rows, state)

    def take(self, rows: Array) -> RelatedIndex:
        """Return the relation of some rows."""
        state, states = (None if values is None else values[rows] for values in (self.state, self.states))
        return RelatedIndex(self.rows[rows], state, self.at[rows], states)


@cache
def load_plan(*specs: Spec) -> Plan:
    """Return the checks of a spec, or of several specs whose files are in one set, prepared for evaluation."""
    return Plan(specs)


class Users(NamedTuple):
    """The users of expressions whose values are kept: checks by their code, and by their id relations and such expressions.

    `expressions` has the expressions that a user contains outside of others of them, `number` the users of each.
    """

    expressions: dict[int | str, set[int]]
    number: Counter[int]


class Plan:
    """The checks and relations of some specs, with equal expressions as one object, and how often each occurs.

    Relations and labels that several specs have are those of the first. `makers` has the ids of the specs that make a
    check, by the id of the check.
    """

    def __init__(self, specs: Sequence[Spec]) -> None:
        self._shared: dict[int, Any] = {}
        self._numbers: dict[int, int] = {}
        self._keys: dict[Any, int] = {}
        self.uses: Counter[int] = Counter()
        self.makers: dict[int, set[str]] = {}
        self.relations: dict[str, dict[str, Any]] = {}
        self.labels: dict[str, Any] = {}
        for spec in reversed(specs):
            for table, relations in spec.relations.items():
                self.relations.setdefault(table, {}).update(
                    {name: self._share(relation) for name, relation in relations.items()}
                )
            self.labels.update({table: self._share(label) for table, label in spec.labels.items()})
        checks = [(self._share(check), spec.id) for spec in specs for check in spec.checks]
        for check, spec_id in checks:
            self.makers.setdefault(id(check), set()).add(spec_id)
        self.checks = tuple({id(check): check for check, _ in checks}.values())
        self._runners: dict[int, Runner] = {}
        self.checks_by_code: dict[str, list[dict[str, Any]]] = {}
        for check in self.checks:
            self.checks_by_code.setdefault(check["code"], []).append(check)
        del self._shared, self._numbers, self._keys  # only the plan is kept

    def _share(self, tree: Any) -> Any:
        if isinstance(tree, list):
            return [self._share(part) for part in tree]
        if not isinstance(tree, dict):
            return tree
        key = self._number(tree)
        cached = self._shared.get(key)
        if cached is None:
            cached = self._shared[key] = {name: self._share(part) for name, part in tree.items()}
            if _is_square(cached):
                self.uses[id(cached["args"][0])] -= 1
        self.uses[id(cached)] += 1
        return cached

    def _number(self, tree: Any) -> Any:
        """Return a key that is equal for equal trees: a number, for mappings."""
        if isinstance(tree, list):
            return ("list", *map(self._number, tree))
        if not isinstance(tree, dict):
            return type(tree), tree
        number = self._numbers.get(id(tree))
        if number is None:
            key = tuple(
                [
                    (name, self._number(part) if isinstance(part, dict | list) else (type(part), part))
                    for name, part in sorted(tree.items())
                ]
            )
            number = self._numbers[id(tree)] = self._keys.setdefault(key, len(self._keys))
        return number

    def is_kept(self, tree: dict[str, Any]) -> bool:
        """Return whether the values of an expression for all rows are kept, as it occurs more than once."""
        return self.uses[id(tree)] > 1 and tree.get("op", "field") != "field"  # columns are kept anyway

    @cached_property
    def users(self) -> Users:
        """The users of expressions whose values are kept."""
        users = Users({}, Counter())
        for code, checks in self.checks_by_code.items():
            self._add_users(checks, code, users)
        for relations in self.relations.values():
            for relation in relations.values():
                self._add_users(list(relation.values()), id(relation), users)
        return users

    def _add_users(self, tree: Any, user: int | str, users: Users) -> None:
        """Add a user of the expressions in a part of a check or relation."""
        if isinstance(tree, dict):
            number = id(tree)
            if self.is_kept(tree):
                used = users.expressions.setdefault(user, set())
                users.number[number] += number not in used
                used.add(number)
                if number in users.expressions:
                    return
                users.expressions[user := number] = set()
            tree = list(tree.values())
        if isinstance(tree, list):
            for part in tree:
                self._add_users(part, user, users)

    def runner(self, tree: Tree) -> Runner:
        """Return the function that evaluates an expression; its value for all rows of a table is kept where it occurs more
        than once.
        """
        if type(tree) is not dict:
            constant = EvaluatedColumn(tree)
            return lambda *_: constant
        run = self._runners.get(id(tree))
        if run is None:
            run = _build_runner(tree, [self.runner(arg) for arg in tree.get("args", ())], self)
            run = self._runners[id(tree)] = _keep(run, id(tree)) if self.is_kept(tree) else run
        return run


class Evaluator:
    """Evaluator of expressions over the tables of a set, whose files may be of several specs with the same columns."""

    def __init__(self, files: TableSet) -> None:
        self.files = files
        self.tables = list(files.files.values())
        self.plan = load_plan(*dict.fromkeys(tables.spec for tables in self.tables))
        self.spec = self.tables[0].spec
        self._specs = list(dict.fromkeys(tables.spec.id for tables in self.tables))
        self.cases: dict[tuple[str, int, bool | int], tuple[Array, int, Array | None]] = {}
        self.memo: dict[int, dict[str, EvaluatedColumn]] = {}
        self._is_large = sum(rows.nbytes for tables in self.tables for rows in tables.values()) > _LARGE
        self._num_users = self.plan.users.number.copy() if self._is_large else Counter[int]()
        self._released: set[int | str] = set()
        self._memos_of_rows: dict[int, tuple[Array, dict[int, EvaluatedColumn]]] = {}
        self._chosen: dict[tuple[str, int], Array] = {}
        self._related: dict[tuple[str, str], RelatedIndex] = {}
        self.is_quiet = False
        self._targets: dict[tuple[str, str], str] = {}
        self._columns: dict[tuple[str, str], EvaluatedColumn] = {}
        self._lookups: dict[tuple[str, int, bool], RowLookup] = {}
        self._lists = {
            table: cached["entry"]
            for table, cached in self.plan.relations.items()
            if cached.get("entry", {}).get("kind") == "entry"
        }
        self._entries: dict[str, tuple[Array, Array, Array]] = {}
        self._is_stored: dict[str, bool] = {"": True, **dict.fromkeys(self._lists, True)}
        self._starts: dict[str, Array] = {"": np.arange(len(self.tables) + 1)}
        self._decided = {name for tables in self.tables for name in tables.decisions}
        self._counts: dict[str, int] = {}
        self._files: dict[str, Array] = {}

    def makers(self, check: dict[str, Any]) -> Array | None:
        """Return whether the spec of each file makes a check; None if all do."""
        specs = self.plan.makers[id(check)]
        if len(self._specs) == 1 and self._specs[0] in specs:
            return None
        is_maker = np.array([tables.spec.id in specs for tables in self.tables])
        return None if is_maker.all() else is_maker

    def release(self, user: int | str) -> None:
        """Release the values that only a user needed, and others that were released before: the checks of a code, or a
        relation or expression whose own value is kept now. They are computed again where that is not so.
        """
        if not self._is_large or user in self._released:
            return
        self._released.add(user)
        for number in self.plan.users.expressions.get(user, ()):
            self._num_users[number] -= 1
            if not self._num_users[number]:
                for table in self.memo.pop(number, ()):
                    if (rows := self._chosen.pop((table, number), None)) is not None:
                        self._memos_of_rows.pop(id(rows), None)
                self.release(number)

    # Tables

    def is_stored(self, table: str) -> bool:
        """Return whether a table has rows of its own in some file; other lists are parts of the rows around them."""
        is_stored = self._is_stored.get(table)
        if is_stored is None:
            is_stored = self._is_stored[table] = table in self.files
        return is_stored

    def around(self, table: str) -> tuple[str, str]:
        """Return the stored table whose rows contain a list, and its path in them."""
        outer, _, name = table.rpartition(".")
        while not self.is_stored(outer):
            outer, _, more = outer.rpartition(".")
            name = f"{more}.{name}"
        return outer, name

    def count(self, table: str) -> int:
        """Return the number of joined rows of a table."""
        count = self._counts.get(table)
        if count is None:
            is_stored = self.is_stored(table)
            count = int(self.starts(table)[-1]) if is_stored else len(self._embedded(table, "").reshape(-1))
            self._counts[table] = count
        return count

    def starts(self, table: str) -> Array:
        """Return the joined row at which every file begins, and the end; int64."""
        starts = self._starts.get(table)
        if starts is None:
            starts = self._starts[table] = self._find_starts(table)
        return starts

    def _find_starts(self, table: str) -> Array:
        if table in self._lists:
            return self._list_entries(table)[2]
        if not self.is_stored(table):
            outer, _ = self.around(table)
            return self.starts(outer) * (self.count(table) // max(self.count(outer), 1))
        if len(self.tables) == 1:
            return np.array([0, len(self.tables[0][table])])
        if all(table in tables for tables in self.tables):
            return self.files.starts(table)
        counts = [len(tables[table]) if table in tables else 0 for tables in self.tables]
        return np.append(0, np.cumsum(counts))

    def file_of(self, table: str) -> Array:
        """Return the number of the file, in their order, of every row of a table; int64."""
        files = self._files.get(table)
        if files is None:
            starts = self.starts(table)
            files = self._files[table] = np.repeat(np.arange(len(self.tables)), starts[1:] - starts[:-1])
        return files

    def _embedded(self, table: str, path: str) -> Array:
        """Return a field of the elements of a list inside rows; shape (rows, elements, ...)."""
        outer, name = self.around(table)
        values = self._stored(outer, f"{name}.{path}" if path else name)
        if values is None:
            return np.zeros((self.count(outer), 0), np.int64)
        return np.broadcast_to(np.uint8(0), values.shape) if values.dtype.names else values

    def _stored(self, table: str, path: str) -> Array | None:
        """Return a column of a stored table; None where no file has it."""
        if len(self.tables) == 1:
            return self.tables[0].find_column(table, path) if path else self.tables[0].get(table)
        try:
            return self.files[table] if not path else self.files.column(table, path)
        except (KeyError, NavspecError):
            return None

    def locate_elements(self, table: str, rows: Array, field: str) -> tuple[str, Array, list[str]]:
        """Return the stored table around elements of a list inside rows, its rows, and the field of each element."""
        outer, name = self.around(table)
        levels: list[str] = []
        part, at = "", outer
        for step in name.split("."):
            part, at = f"{part}.{step}".lstrip("."), f"{at}.{step}".lstrip(".")
            if self._is_table(at):
                levels.append(part)
                part = ""
        shape = self._embedded(table, "").shape[: 1 + len(levels)]
        outer_rows, *numbers = np.unravel_index(rows, shape)
        template = ".".join([*(f"{level}.{{}}" for level in levels), *([field] if field else [])])
        return outer, outer_rows, [template.format(*at) for at in zip(*(n.tolist() for n in numbers), strict=True)]

    def ends(self, key: str, files: Array) -> Array:
        """Return the byte offset after a table of the root in some files, by their numbers in the set; int64."""
        return np.array([sum(self.tables[file].extent(key)) for file in files.tolist()], np.int64)

    # Columns

    def column(self, table: str, path: str) -> EvaluatedColumn:
        """Return a field of all rows of a table; absent where files do not have it."""
        column = self._columns.get((table, path))
        if column is None:
            column = self._columns[table, path] = self._find_column(table, path)
        return column

    def _find_column(self, table: str, path: str) -> EvaluatedColumn:
        if not table and path in self._decided:
            return self._decisions(path)
        values = self._stored(table, path) if self.is_stored(table) else self._embedded(table, path).reshape(-1)
        if values is not None:
            values = as_machine_numbers(values)
            return EvaluatedColumn(values if table or len(self.tables) > 1 else as_single(values))
        return self._nothing(table, None) if len(self.tables) == 1 else self._column_of_some(table, path)

    def _decisions(self, path: str) -> EvaluatedColumn:
        """Return a decision of every file; absent for files without it."""
        chosen = [tables.decisions.get(path) for tables in self.tables]
        if len(chosen) == 1 and chosen[0] is not None:
            return EvaluatedColumn(chosen[0])
        state = np.array([value is None for value in chosen], np.uint8)
        return EvaluatedColumn(
            np.array([0 if value is None else value for value in chosen]), state if state.any() else None
        )

    def _column_of_some(self, table: str, path: str) -> EvaluatedColumn:
        """Return a field that only some of the files have."""
        parts, states = [], []
        for tables, count in zip(self.tables, np.diff(self.starts(table)).tolist(), strict=True):
            try:
                parts.append(as_machine_numbers(tables.column(table, path)))
                states.append(np.zeros(count, np.uint8))
            except KeyError:
                parts.append(np.zeros(count, np.int64))
                states.append(np.full(count, ABSENT, np.uint8))
        return EvaluatedColumn(np.concatenate(parts), np.concatenate(states))

    # Relations

    def related(self, table: str, name: str) -> RelatedIndex:
        """Return the rows that a relation of a table leads to."""
        key = table, name
        if key not in self._related:
            self._related[key] = self._find_related(table, name)
        return self._related[key]

    def _find_related(self, table: str, name: str) -> RelatedIndex:
        relation = self.plan.relations.get(table, {}).get(name)
        if relation is not None:
            related = self._find_declared(table, relation)
            self.release(id(relation))
            return related
        match name:
            case "this":
                return RelatedIndex.of(np.arange(self.count(table)), is_total=True)
            case "root":
                return RelatedIndex.of(self.file_of(table), is_total=True)
            case "owner":
                return RelatedIndex.of(self._parents(table), is_total=True)
            case "prev" | "next":
                return self._neighbours(table, -1 if name == "prev" else 1)
        raise KeyError(name)

    def _find_declared(self, table: str, relation: dict[str, Any]) -> RelatedIndex:
        """Return the rows that a relation of the spec leads to."""
        match relation["kind"]:
            case "slice":
                return self._owners(table, relation)
            case "join":
                return self._join(table, relation)
            case "beside":
                return self._beside(table, relation["to"])
            case "optional":
                return self._optional(table, relation["to"])
            case "entry":
                return RelatedIndex.of(self._list_entries(table)[1], is_total=True)
        return self._references(table, relation["cases"])

    def _parents(self, table: str) -> Array:
        """Return the row around every row of a table."""
        if table in self._lists:
            return self._list_entries(table)[0]
        if not self.is_stored(table):
            outer = table.rpartition(".")[0]
            while not self._is_table(outer):
                outer = outer.rpartition(".")[0]
            elements = self.count(table) // max(self.count(outer), 1)
            return np.repeat(np.arange(self.count(outer)), elements)
        holders = [tables for tables in self.tables if table in tables]
        outer = holders[0].around(table) if holders else ""
        if not outer:
            return self.file_of(table)
        if len(self.tables) == 1 or isinstance(self.files, TableBatch):
            return self.files.whole.parents(table)
        starts = self.starts(outer)
        return np.concatenate(
            [
                tables.parents(table) + start
                for tables, start in zip(self.tables, starts.tolist(), strict=False)
                if table in tables
            ]
        )

    def _is_table(self, key: str) -> bool:
        """Return whether a key is that of a list, not of a structure inside rows."""
        if self.is_stored(key):
            return True
        outer, name = self.around(key)
        values = self._stored(outer, name)
        return values is not None and values.ndim > 1

    def _neighbours(self, table: str, step: int) -> RelatedIndex:
        is_end = self._ends_of_lists(table, step)
        return RelatedIndex.of(np.where(is_end, -1, np.arange(step, len(is_end) + step)))

    def _ends_of_lists(self, table: str, step: int) -> Array:
        """Return which rows have no neighbour before them in the list of their owner, or after them; bool."""
        owner = self.related(table, "owner").rows
        is_end = np.ones(len(owner), bool)
        differs = owner[1:] != owner[:-1]
        if len(owner) and owner.min() < 0:
            differs |= owner[1:] < 0
        is_end[slice(1, None) if step < 0 else slice(0, -1)] = differs
        return is_end

    def shift(self, table: str, name: str, of: Tree) -> EvaluatedColumn:
        """Evaluate an expression for the neighbours of all rows."""
        values, state = self.plan.runner(of)(self, table, None)
        is_end = self._ends_of_lists(table, -1 if name == "prev" else 1)
        to, source = (slice(1, None), slice(0, -1)) if name == "prev" else (slice(0, -1), slice(1, None))
        shifted = np.empty(len(is_end), getattr(values, "dtype", None))
        shifted[:1] = shifted[-1:] = 0
        shifted[to] = values[source] if np.ndim(values) else values
        states = is_end.view(np.uint8)
        if state is not None:
            states = states.copy()
            states[to] = np.maximum(states[to], state[source])
        return EvaluatedColumn(shifted, states)

    def _owners(self, table: str, relation: dict[str, Any]) -> RelatedIndex:
        """Return the row that owns each row of a table by a slice of it: the first row that claims it."""
        holder = relation["to"]
        first = as_integers(self._values(relation["first"], holder))
        starts, files = self.starts(table), self.file_of(holder)
        rows = np.diff(starts)[files]
        if "count" in relation:
            counts = as_integers(self._values(relation["count"], holder))
            if self._is_in_sequence(table, holder, first, counts):
                return RelatedIndex.of(np.repeat(np.arange(len(counts)), counts), is_total=True)
        else:
            ends = np.append(first[1:], 0)
            last = self.starts(holder)[1:][np.diff(self.starts(holder)) > 0] - 1
            ends[last] = rows[last]
            counts = ends - first
        first = np.clip(first, 0, rows)
        counts = np.clip(counts, 0, rows - first)
        begin = starts[:-1][files] + first
        return RelatedIndex.of(_first_claims(begin, begin + counts, int(starts[-1])))

    def _is_in_sequence(self, table: str, holder: str, first: Array, counts: Array) -> bool:
        """Return whether slices follow each other in the order of their rows, and fill the table."""
        if counts.min(initial=0) < 0:
            return False
        ends = np.append(0, np.cumsum(counts))
        if not np.array_equal(ends[self.starts(holder)], self.starts(table)):
            return False
        return bool((ends[:-1] - self.starts(table)[:-1].repeat(np.diff(self.starts(holder))) == first).all())

    def _list_entries(self, table: str) -> tuple[Array, Array, Array]:
        """Return the owner of every element of the lists that rows have by a slice of another table, the row of that
        table, and the element at which every file begins.

        A list that is not wholly in the table has no elements, and neither have lists after too many shared rows.
        """
        cached = self._entries.get(table)
        if cached is None:
            relation = self._lists[table]
            holder, to = relation["of"], relation["to"]
            first, counts = (as_integers(self._values(relation[name], holder)) for name in ("first", "count"))
            files, starts = self.file_of(holder), self.starts(to)
            sizes = np.diff(starts)[files]
            counts = np.where((counts > 0) & (first >= 0) & (first + counts <= sizes), counts, 0)
            ends = np.append(0, np.cumsum(counts))
            before = ends[self.starts(holder)[:-1]][files]
            counts = np.where(ends[1:] - before <= sizes + MOST_SHARED, counts, 0)
            owner, ends = np.repeat(np.arange(len(counts)), counts), np.append(0, np.cumsum(counts))
            rows = np.arange(len(owner)) + np.repeat(starts[:-1][files] + first - ends[:-1], counts)
            cached = self._entries[table] = owner, rows, ends[self.starts(holder)]
        return cached

    def _beside(self, table: str, to: str) -> RelatedIndex:
        if np.array_equal(self.starts(table), self.starts(to)):
            rows = np.arange(self.count(table))
            return RelatedIndex(rows, None, rows, None, is_same=True)
        files, starts = self.file_of(table), self.starts(to)
        rows = np.arange(len(files)) - self.starts(table)[files]
        inside = rows < np.diff(starts)[files]
        return RelatedIndex.of(np.where(inside, starts[files] + rows, -1))

    def _optional(self, table: str, to: str) -> RelatedIndex:
        rows = np.full(self.count(table), -1)
        rows[self._parents(to)] = np.arange(self.count(to))
        return RelatedIndex.of(rows)

    def _references(self, table: str, cases: list[dict[str, Any]]) -> RelatedIndex:
        if len(self.tables) == 1:
            cases = [case for case in cases if "if" not in case or self.column("", case["if"]).values][:1]
        if len(cases) == 1 and ("if" not in cases[0] or len(self.tables) == 1):
            return self._reference(table, cases[0])
        rows, state = np.full(self.count(table), -1), np.zeros(self.count(table), np.uint8)
        is_open = np.ones(len(rows), bool)
        for case in cases:
            chosen = is_open
            if "if" in case:
                chosen = is_open & (self.column("", case["if"]).values != 0)[self.file_of(table)]
            is_open = is_open & ~chosen
            if chosen.any():
                matches = self._reference(table, case)
                rows[chosen] = matches.rows[chosen]
                if matches.state is not None:
                    state[chosen] = matches.state[chosen]
        return RelatedIndex.of(rows, state if state.any() else None)

    def _reference_by_number(self, case: dict[str, Any], files: Array, rows: Array) -> RelatedIndex:
        """Return the rows of other files, by small numbers, which need no comparison."""
        members, size = self.files.members, max(self.files.members, int(files.max(initial=0)) + 1)
        begin, end, is_absent = np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros(size, bool)
        numbers, starts = self.files.numbers, self.starts(case["to"])
        is_member = (numbers >= 0) & (numbers < members)
        begin[numbers[is_member]] = starts[:-1][is_member]
        counts = starts[1:] - starts[:-1]
        if "below" in case:
            counts = np.minimum(as_integers(self.column("", case["below"]).values), counts)
        end[numbers[is_member]] = counts[is_member]
        is_absent[:members] = True
        is_absent[numbers[is_member]] = False
        is_inside = rows < end.take(files)
        matches = begin.take(files)
        matches += rows
        if is_inside.all():
            return RelatedIndex.of(matches, is_total=True)
        unseen = is_absent.take(files)
        return RelatedIndex.of(
            np.where(is_inside, matches, -1), unseen.astype(np.uint8) * UNSEEN if unseen.any() else None
        )

    def _reference(self, table: str, case: dict[str, Any]) -> RelatedIndex:
        value = self.evaluate(case["value"], table)
        if "file" in case and case["kind"] == "row" and not {"none", "base"} & case.keys() and value.state is None:
            files = self.evaluate(case["file"], table)
            if files.state is None and _are_small(files.values) and _are_small(value.values):
                return self._reference_by_number(case, files.values, value.values)
        values, state = np.asarray(value.values), value.state
        values = values if values.ndim else np.full(self.count(table), values)
        target, is_meant = None, values != case["none"] if "none" in case else None
        if "file" in case:
            target, unseen = self._files_at(as_integers(self._values(case["file"], table)))
            state = worst_state(state, np.where(unseen, np.uint8(UNSEEN), np.uint8(0)) if unseen.any() else None)
        elif len(self.tables) > 1:
            target = self.file_of(table)
        if state is not None and is_meant is not None:
            state = np.where(is_meant, state, 0).astype(np.uint8)
        if case["kind"] == "key":
            matches = self._lookup(case, target, values)
            is_open = is_meant if target is None or "file" not in case else _both(target >= 0, is_meant)
            return RelatedIndex.of(matches if is_open is None else np.where(is_open, matches, -1), state)
        starts = self.starts(case["to"])
        rows = as_integers(values)
        rows = rows - case["base"] if case.get("base") else rows
        counts = starts[1:] - starts[:-1]
        if "below" in case:
            counts = np.minimum(as_integers(self.column("", case["below"]).values), counts)
        end, begin = (counts[0], 0) if target is None else (np.append(counts, 0)[target], starts[target])
        inside = rows < end
        if values.dtype.kind != "u" or case.get("base"):
            inside &= rows >= 0
        inside = _both(inside, is_meant)
        if target is None and inside.all():
            return RelatedIndex.of(rows, state, is_total=True)
        return RelatedIndex.of(np.where(inside, begin + rows, -1), state)

    def _files_at(self, numbers: Array) -> tuple[Array, Array]:
        """Return the index of the file of each number, -1 for none, and whether it belongs to the set but is not there."""
        files = self.files
        index = np.full(files.members + 2, -1)  # with -1, and a number after the last, which are those of no file
        is_member = (files.numbers >= 0) & (files.numbers < files.members)
        index[files.numbers[is_member]] = np.flatnonzero(is_member)
        target = index.take(np.clip(numbers, -1, files.members))
        unseen = target < 0
        if unseen.any():
            unseen &= (numbers >= 0) & (numbers < files.members)
        return target, unseen

    def _lookup(self, case: dict[str, Any], file: Array | None, values: Array) -> Array:
        to, is_last = case["to"], "last" in case
        if file is None:
            key = to, id(case["key"]), is_last
            lookup = self._lookups.get(key)
            if lookup is None:
                keys = as_integers(self._values(case["key"], to))
                lookup = self._lookups[key] = RowLookup(keys, np.flatnonzero(keys >= 0), last=is_last, dense=1 << 20)
            return lookup.find(values)
        keys = as_integers(self._values(case["key"], to))
        own_keys, their_keys = combine_keys([file, values], [self.file_of(to), keys])
        return RowLookup(their_keys, last=is_last).find(own_keys)

    def _join(self, table: str, relation: dict[str, Any], rows: Array | None = None) -> RelatedIndex:
        """Return the first row, or the last, whose values are those of each row, or of each of some rows."""
        to = relation["to"]
        if "paired" in relation and (first := self._unpaired(table, relation)):
            columns = [np.asarray(self._values(theirs, to)) for _, theirs in relation["match"]]
            return RelatedIndex.of(pair_equal(first.rows, columns), first.state)
        if len(self.tables) == 1 and [theirs for _, theirs in relation["match"]] == [{"op": "row"}]:
            return self._join_by_row(table, relation, rows)
        if len(self.tables) == 1 and len(relation["match"]) == 1 and "paired" not in relation:
            ((mine, theirs),) = relation["match"]
            value, key = self.evaluate(mine, table, rows), self.evaluate(theirs, to)
            if all(_is_unsigned(column) for column in (value, key)):
                return RelatedIndex.of(self._lookup({**relation, "key": theirs}, None, value.values), value.state)
        own_columns = [self.evaluate(mine, table, rows) for mine, _ in relation["match"]]
        their_columns = [self.evaluate(theirs, to) for _, theirs in relation["match"]]
        own_columns, their_columns = (
            [EvaluatedColumn(encode_texts(column.values), column.state) for column in columns]
            for columns in (own_columns, their_columns)
        )
        count, length = self.count(table) if rows is None else len(rows), self.count(to)
        mine = [column.values if np.ndim(column.values) else np.full(count, column.values) for column in own_columns]
        theirs = [
            column.values if np.ndim(column.values) else np.full(length, column.values) for column in their_columns
        ]
        if relation.get("within") != "set" and len(self.tables) > 1:
            mine.append(self.file_of(table) if rows is None else self.file_of(table)[rows])
            theirs.append(self.file_of(to))
        state = None
        for column in own_columns:
            state = worst_state(state, column.state)
        hidden = None
        for column in their_columns:
            hidden = worst_state(hidden, column.state)
        kept = None if hidden is None else np.flatnonzero(hidden == 0)
        matches = match_rows(mine, theirs, kept=kept, last="last" in relation, paired="paired" in relation)
        return RelatedIndex.of(matches if state is None else np.where(state == 0, matches, -1), state)

    def _join_by_row(self, table: str, relation: dict[str, Any], rows: Array | None) -> RelatedIndex:
        """Return the rows of the only file with the numbers that an expression gives, so far as they fit the rest."""
        ((mine, _),) = relation["match"]
        values, state = self.evaluate(mine, table, rows)
        numbers = np.full(self.count(table) if rows is None else len(rows), -1)
        numbers[:] = values
        is_there = (numbers >= 0) & (numbers < self.count(relation["to"]))
        if state is not None:
            is_there &= state == 0
        return RelatedIndex.of(np.where(is_there, numbers, -1), state)

    def _unpaired(self, table: str, paired: dict[str, Any]) -> RelatedIndex | None:
        """Return the relation that leads to the first of the rows of a paired one, if the spec has it."""
        kept = {key: value for key, value in paired.items() if key != "paired"}
        names = (name for name, relation in self.plan.relations[table].items() if relation == kept)
        name = next(names, None)
        return None if name is None or "within" not in kept else self.related(table, name)

    # Expressions

    def _values(self, tree: Tree, table: str) -> Any:
        """Return the values of an expression for all rows of a table, whatever their states."""
        values = self.evaluate(tree, table).values
        return values if isinstance(values, np.ndarray) and values.ndim else np.full(self.count(table), values)

    def evaluate(self, tree: Tree, table: str, rows: Array | None = None) -> EvaluatedColumn:
        """Evaluate an expression for all rows of a table, or for some."""
        run = self.plan.runner(tree)
        if self.is_quiet:
            return run(self, table, None) if rows is None else self.run_for(run, table, rows)
        with self.quiet():
            return run(self, table, None) if rows is None else self.run_for(run, table, rows)

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Evaluate without warnings of NumPy; to be entered once for many expressions."""
        was_quiet, self.is_quiet = self.is_quiet, True
        try:
            with np.errstate(all="ignore"):
                yield
        finally:
            self.is_quiet = was_quiet

    def run_for(self, run: Runner, table: str, rows: Array) -> EvaluatedColumn:
        """Evaluate an expression for some rows of a table; what occurs in it more than once is computed once."""
        if id(rows) in self._memos_of_rows:
            return run(self, table, rows)
        self._memos_of_rows[id(rows)] = rows, {}
        try:
            return run(self, table, rows)
        finally:
            del self._memos_of_rows[id(rows)]

    def rows_where(self, condition: EvaluatedColumn, tree: Tree, table: str) -> Array:
        """Return the rows where a known condition holds; where the condition is kept, its rows and their values are, too."""
        key = table, id(tree)
        rows = self._chosen.get(key)
        if rows is None:
            (rows,) = condition.values.nonzero()
            if table in self.memo.get(id(tree), ()):
                self._chosen[key] = rows
                self._memos_of_rows[id(rows)] = rows, {}
        return rows

    def memo_of(self, rows: Array) -> dict[int, EvaluatedColumn] | None:
        """Return the values that are kept for some rows, by the numbers of expressions; None if none are kept."""
        cached = self._memos_of_rows.get(id(rows))
        return None if cached is None else cached[1]

    def compute(self, tree: dict[str, Any], table: str, rows: Array | None) -> EvaluatedColumn:
        """Evaluate an expression whose operation reads tables."""
        op = tree["op"]
        if op == "place":
            return _as_place(self.step(table, tree["by"], rows))
        if op == "from":
            matches = self.evaluate(tree["row"], table, rows)
            at = matches.values if matches.state is None else np.where(matches.state == 0, matches.values, -1)
            return self.via(RelatedIndex.of(np.atleast_1d(at), matches.state), tree["to"], tree["of"])
        if op == "nothing":
            return self._nothing(table, rows)
        if op == "elements":
            values = as_machine_numbers(self._embedded(tree["table"], ""))
            return EvaluatedColumn(values if rows is None else values[rows])
        if op == "text" and rows is not None:
            return EvaluatedColumn(self._texts(tree["table"], self.count(table), tree.get("letters"), rows))
        if "table" in tree:
            column = self._at(tree, table) if op == "at" else self._aggregate(tree, table)
            return column if rows is None else take_rows(column, rows)
        if op == "io":
            sizes = self._sizes()
            return EvaluatedColumn(sizes if rows is None else sizes[rows])
        if op == "files":
            return EvaluatedColumn(self.files.members)
        return EvaluatedColumn(self._number(op, table, rows))

    def target(self, table: str, name: str) -> str:
        """Return the table that a relation of a table leads to."""
        target = self._targets.get((table, name))
        if target is None:
            target = self._targets[table, name] = self._find_target(table, name)
        return target

    def _find_target(self, table: str, name: str) -> str:
        relation = self.plan.relations.get(table, {}).get(name)
        if relation is not None:
            return relation["to"]
        if name == "root":
            return ""
        if name != "owner":
            return table
        if table in self._lists:
            return self._lists[table]["of"]
        if self.is_stored(table):
            return next((tables.around(table) for tables in self.tables if table in tables), "")
        outer = table.rpartition(".")[0]
        while not self._is_table(outer):
            outer = outer.rpartition(".")[0]
        return outer

    def step(self, table: str, name: str, rows: Array | None) -> RelatedIndex:
        """Return where a relation leads from all rows of a table, or from some."""
        if name == "this" and rows is not None:
            return RelatedIndex.of(rows, is_total=True)
        if rows is not None and (table, name) not in self._related and self.count(table) > _FEW_ROWS:
            relation = self.plan.relations.get(table, {}).get(name)
            if relation is not None and relation["kind"] == "join" and "paired" not in relation:
                return self._join(table, relation, rows)
            if name == "owner" and relation is None and (offsets := self._offsets(table)) is not None:
                return RelatedIndex.of(np.searchsorted(offsets, rows, "right") - 1, is_total=True)
        related = self.related(table, name)
        return related if rows is None else related.take(rows)

    def via(self, related: RelatedIndex, to: str, of: Tree) -> EvaluatedColumn:
        """Evaluate an expression for the rows of a table that a relation leads to."""
        rows, _, at, states, is_same = related
        if is_same:
            return self.plan.runner(of)(self, to, None)
        if self.count(to) == 0:
            return EvaluatedColumn(
                np.zeros(len(rows), np.int64), worst_state(states, np.full(len(rows), ABSENT, np.uint8))
            )
        is_wide = self.count(to) > len(rows) and to not in self.memo.get(id(of), ())
        run = self.plan.runner(of)
        matches = run(self, to, at) if is_wide else take_rows(run(self, to, None), at)
        return matches if states is None else EvaluatedColumn(matches.values, worst_state(matches.state, states))

    def _nothing(self, table: str, rows: Array | None) -> EvaluatedColumn:
        count = self.count(table) if rows is None else len(rows)
        return EvaluatedColumn(0, np.full(count, ABSENT, np.uint8))

    def _offsets(self, table: str) -> Array | None:
        """Return the rows at which the list of every row around a table begins, and the end, if one file has them."""
        if len(self.tables) > 1 or not table or table in self._lists or not self.is_stored(table):
            return None
        return self.tables[0].offsets(table)

    def _sizes(self) -> Array:
        """Return the bytes of every file; int64."""
        return np.concatenate([tables.spans("", np.arange(1))[1] for tables in self.tables])

    def _number(self, op: str, table: str, rows: Array | None) -> Array:
        if op in ("row", "rows", "file"):
            starts, chosen = self.starts(table), np.arange(self.count(table)) if rows is None else rows
            if op == "row" and len(self.tables) == 1:
                return chosen
            files = self.file_of(table)[chosen]
            if op == "row":
                return chosen - starts[files]
            return (starts[1:] - starts[:-1] if op == "rows" else self.files.numbers)[files]
        is_declared = "owner" in self.plan.relations.get(table, ())
        if not is_declared and len(self.tables) == 1 and not (self.is_stored(table) and self.target(table, "owner")):
            length = self.count(table) // max(self.count(self.target(table, "owner")), 1)  # the same for all rows
            chosen = np.arange(self.count(table)) if rows is None else rows
            return np.full(len(chosen), length) if op == "count" else chosen % length if length else chosen
        if rows is not None and not is_declared:
            offsets = self._offsets(table)
            if offsets is not None:
                owner = np.searchsorted(offsets, rows, "right") - 1
                return (offsets[owner + 1] if op == "count" else rows) - offsets[owner]
        owner = self.related(table, "owner").rows
        sizes = np.bincount(owner + 1)
        begins = np.cumsum(sizes) - sizes
        if (owner[1:] < owner[:-1]).any():
            order = np.argsort(owner, kind="stable")
            place = np.empty_like(order)
            place[order] = np.arange(len(order))
        else:
            place = np.arange(len(owner))
        if rows is not None:
            owner, place = owner[rows], place[rows]
        return sizes[owner + 1] if op == "count" else place - begins[owner + 1]

    # Lists

    def _at(self, tree: dict[str, Any], table: str) -> EvaluatedColumn:
        """Return what an expression is for one element of the list of every row, by the number of the element."""
        listed, index = tree["table"], tree["index"]
        is_own = tree["by"] == ("owner" if table else "root")
        if is_own and len(self.tables) == 1 and not (table and self.is_stored(listed)):
            count = self.count(table)
            length = self.count(listed) // max(count, 1)  # the same for all rows
            if not 0 <= index < length:
                return self._nothing(table, None)
            rows = np.arange(index, count * length, length)
            if not table:
                return as_single_column(self.plan.runner(tree["of"])(self, listed, rows))
            if tree["of"]["op"] == "field":
                return EvaluatedColumn(self.column(listed, tree["of"]["path"]).values.reshape(count, length)[:, index])
            return self.via(RelatedIndex.of(rows, is_total=True), listed, tree["of"])
        owner = self.related(listed, tree["by"]).rows
        kept = np.flatnonzero(owner >= 0)
        kept = kept[np.argsort(owner[kept], kind="stable")]
        begins = np.searchsorted(owner[kept], np.arange(self.count(table) + 1))
        at = begins[:-1] + index
        is_inside = (index >= 0) & (at < begins[1:])
        rows = np.full(len(at), -1)
        rows[is_inside] = kept[at[is_inside]]
        return self.via(RelatedIndex.of(rows), listed, tree["of"])

    def _aggregate(self, tree: dict[str, Any], table: str) -> EvaluatedColumn:
        op, listed, count = tree["op"], tree["table"], self.count(table)
        if op == "text":
            return EvaluatedColumn(self._texts(listed, count, tree.get("letters"), None))
        if not table and len(self.tables) == 1 and tree["by"] == "root" and op in _WHOLE and "where" not in tree:
            inner = self.evaluate(tree["of"], listed) if "of" in tree else EvaluatedColumn(True)
            if inner.state is None:
                return self._aggregate_whole(op, inner.values, self.count(listed))
        if (
            op in _ALONG
            and tree["by"] == "owner"
            and not self.is_stored(listed)
            and "of" in tree
            and "where" not in tree
        ):
            inner = self.evaluate(tree["of"], listed)
            if inner.state is None and np.size(inner.values) > 1:  # as many elements in every row
                return EvaluatedColumn(_ALONG[op](inner.values.reshape(count, -1), axis=1))
        owner = self.related(listed, tree["by"]).rows
        inner = self.evaluate(tree["of"], listed) if "of" in tree else EvaluatedColumn(True)
        if "where" in tree:
            chosen = self.evaluate(tree["where"], listed)
            inner = EvaluatedColumn(
                inner.values,
                worst_state(
                    worst_state(inner.state, chosen.state), np.where(chosen.values, np.uint8(0), np.uint8(ABSENT))
                ),
            )
        values = np.broadcast_to(inner.values, len(owner))
        if op == "set" and inner.state is None and owner.min(initial=0) >= 0:
            return number_sets(owner, values, count, None)
        chosen = owner >= 0 if inner.state is None else (owner >= 0) & (inner.state == 0)
        unseen = None
        if inner.state is not None and (inner.state == UNSEEN).any():
            unseen = np.bincount(owner[(owner >= 0) & (inner.state == UNSEEN)], minlength=count) > 0
        if op == "set":
            return number_sets(owner[chosen], values[chosen], count, unseen)
        result, decided = self._reduce(op, owner, values, chosen, count)
        state = None
        if unseen is not None:
            state = np.where(unseen & ~decided, np.uint8(UNSEEN), np.uint8(0))
        if op in ("least", "greatest", "first", "last"):
            empty = np.bincount(owner[chosen], minlength=count) == 0
            state = worst_state(state, empty.view(np.uint8) if empty.any() else None)
        return EvaluatedColumn(result, state)

    def _aggregate_whole(self, op: str, values: Any, count: int) -> EvaluatedColumn:
        """Return the value of a list of the root of the only file, whose elements are all known."""
        if op in ("first", "last"):
            if not count:
                return self._nothing("", None)
            return EvaluatedColumn(
                values if np.ndim(values) == 0 else as_single(values[:1] if op == "first" else values[-1:])
            )
        chosen = int(np.count_nonzero(values)) if np.ndim(values) else count * bool(values)
        return EvaluatedColumn(chosen if op == "count" else chosen > 0 if op == "any" else chosen == count)

    def _reduce(self, op: str, owner: Array, values: Array, chosen: Array, count: int) -> tuple[Array, Array]:
        """Return the values of a list for each row, and whether elements that are not known cannot change them."""
        undecided = np.zeros(count, bool)
        if op == "count":
            return np.bincount(owner[chosen & values], minlength=count), undecided
        if op == "any":
            matches = np.bincount(owner[chosen & values], minlength=count) > 0
            return matches, matches
        if op == "all":
            failed = np.bincount(owner[chosen & ~values], minlength=count) > 0
            return ~failed, failed
        rows = owner[chosen]
        kept = values[chosen]
        if op == "sum":
            sums = np.bincount(rows, weights=kept, minlength=count)
            return (sums if kept.dtype.kind == "f" else sums.astype(np.int64)), undecided
        result = np.zeros(count, kept.dtype)
        if op in ("first", "last"):
            order = slice(None, None, -1 if op == "first" else None)
            result[rows[order]] = kept[order]
        elif len(rows):
            order = np.argsort(rows, kind="stable")
            begins = np.flatnonzero(np.append(True, np.diff(rows[order]) != 0))
            reduce = np.minimum if op == "least" else np.maximum
            result[rows[order][begins]] = reduce.reduceat(kept[order], begins)
        return result, undecided

    def _texts(self, listed: str, count: int, letters: str | None, rows: Array | None) -> Array:
        """Return bytes up to the first zero, or the first that is none of some letters, of every row that has a list of
        them, or of some; object.
        """
        if self.is_stored(listed):
            stored = np.ascontiguousarray(self.files[listed]).tobytes()
            counts = np.bincount(self._parents(listed), minlength=count)
            ends = np.cumsum(counts).tolist()
            chosen = zip(ends, counts.tolist(), strict=True)
            if rows is not None:
                spans = list(chosen)
                chosen = (spans[row] for row in rows.tolist())
            parts = [stored[end - size : end] for end, size in chosen]
        else:
            values = np.ascontiguousarray(self._embedded(listed, ""), np.uint8)
            parts = [row.tobytes() for row in (values if rows is None else values[rows])]
        if letters is None:
            return object_column([part.partition(b"\0")[0] for part in parts])
        beginning = re.compile(f"([{letters}]*).*".encode(), re.DOTALL)
        return object_column([beginning.sub(rb"\1", part, count=1) for part in parts])


# --- operations ----------------------------------------------------------------------------------------------------


Runner = Callable[[Evaluator, str, Array | None], EvaluatedColumn]
"""Evaluates an expression for all rows of a table, or for some."""


def _keep(run: Runner, number: int) -> Runner:
    """Return a function that evaluates an expression once for each table."""

    def recall(evaluator: Evaluator, table: str, rows: Array | None) -> EvaluatedColumn:
        columns = evaluator.memo.get(number)
        if columns is not None and (column := columns.get(table)) is not None:
            return column if rows is None else take_rows(column, rows)
        if rows is None:
            column = run(evaluator, table, None)
            evaluator.memo.setdefault(number, {})[table] = column
            evaluator.release(number)
            return column
        memo = evaluator.memo_of(rows)
        if memo is None:
            return run(evaluator, table, rows)
        column = memo.get(number)
        if column is None:
            column = memo[number] = run(evaluator, table, rows)
        return column

    return recall


def _build_runner(tree: dict[str, Any], args: list[Runner], plan: Plan) -> Runner:
    """Return the function for an expression, given those of its arguments."""
    op = tree["op"]
    if op == "field":
        return _build_field(tree["path"])
    if op == "via":
        return _build_via(tree, plan.runner(tree["of"]))
    if op in COMPARISONS:
        return _build_comparison(tree, *args)
    if _is_square(tree):
        return _build_square(args[0])
    if op in ARITHMETIC:
        return _build_calculation(op, args)
    if op in ("and", "or", "if"):
        return _build_decision(tree, *args)
    if "args" not in tree or "table" in tree:
        return lambda evaluator, table, rows: evaluator.compute(tree, table, rows)
    operation = OPERATIONS.get(op, operate)
    return lambda evaluator, table, rows: operation(evaluator, tree, [arg(evaluator, table, rows) for arg in args])


def _build_field(path: str) -> Runner:
    def run(evaluator: Evaluator, table: str, rows: Array | None) -> EvaluatedColumn:
        column = evaluator.column(table, path)
        return column if rows is None else take_rows(column, rows)

    return run


def _build_via(tree: dict[str, Any], inner: Runner) -> Runner:
    by, of = tree["by"], tree["of"]

    def run(evaluator: Evaluator, table: str, rows: Array | None) -> EvaluatedColumn:
        if rows is None and by in ("prev", "next"):
            return evaluator.shift(table, by, of)
        if by != "root" or len(evaluator.tables) > 1:
            return evaluator.via(evaluator.step(table, by, rows), evaluator.target(table, by), of)
        column = inner(evaluator, "", None)
        value, state = column if type(column.values) in PLAIN and column.state is None else as_single_column(column)
        if state is None:
            return EvaluatedColumn(value)
        return EvaluatedColumn(value, np.full(evaluator.count(table) if rows is None else len(rows), state[0]))

    return run


def _build_comparison(tree: dict[str, Any], one: Runner, two: Runner) -> Runner:
    compare, (_, constant) = COMPARISONS[tree["op"]], tree["args"]
    if type(constant) in PLAIN:

        def compare_number(evaluator: Evaluator, table: str, rows: Array | None) -> EvaluatedColumn:
            values, state = one(evaluator, table, rows)
            return EvaluatedColumn(compare(values, constant), state)

        return compare_number

    def run(evaluator: Evaluator, table: str, rows: Array | None) -> EvaluatedColumn:
        left, state = one(evaluator, table, rows)
        right, more = two(evaluator, table, rows)
        if is_text(left) or is_text(right):
            left, right = encode_texts(left), encode_texts(right)
        return EvaluatedColumn(compare(left, right), more if state is None else worst_state(state, more))

    return run


def _build_calculation(op: str, args: list[Runner]) -> Runner:
    def run(evaluator: Evaluator, table: str, rows: Array | None) -> EvaluatedColumn:
        result, state = args[0](evaluator, table, rows)
        for arg in args[1:]:
            values, more = arg(evaluator, table, rows)
            result = calculate(op, result, values)
            state = more if state is None else worst_state(state, more)
        return EvaluatedColumn(result, state)

    return run


def _is_square(tree: dict[str, Any]) -> bool:
    """Return whether an expression multiplies another one with itself."""
    args = tree.get("args", ())
    return tree.get("op") == "*" and len(args) == 2 and isinstance(args[0], dict) and args[0] is args[1]


def _build_square(arg: Runner) -> Runner:
    def run(evaluator: Evaluator, table: str, rows: Array | None) -> EvaluatedColumn:
        values, state = arg(evaluator, table, rows)
        values = widen(values)
        return EvaluatedColumn(values * values, state)

    return run


def _build_decision(tree: dict[str, Any], first: Runner, *choices: Runner) -> Runner:
    """Return the function for `and`, `or` and `?:`, which leaves out what the first argument decides for all rows."""
    op, decide = tree["op"], OPERATIONS[tree["op"]]
    is_costly = op != "if" and _is_costly(tree["args"][1])

    def run(evaluator: Evaluator, table: str, rows: Array | None) -> EvaluatedColumn:
        condition = first(evaluator, table, rows)
        is_known = condition.state is None
        if is_known and getattr(condition.values, "ndim", 0) == 1 and len(condition.values) < _SMALL:
            if op == "if":
                return decide(evaluator, tree, [condition, *(arg(evaluator, table, rows) for arg in choices)])
            if is_costly and (condition.values.all() if op == "or" else not condition.values.any()):
                return condition
            values, state = choices[0](evaluator, table, rows)
            if state is None:
                return EvaluatedColumn(condition.values & values if op == "and" else condition.values | values)
            return decide(evaluator, tree, [condition, EvaluatedColumn(values, state)])
        if condition.state is None and np.ndim(condition.values) == 0:
            if op == "if":
                return choices[0 if condition.values else 1](evaluator, table, rows)
            return condition if bool(condition.values) == (op == "or") else choices[0](evaluator, table, rows)
        if op == "if" and condition.state is None:
            chosen = (
                evaluator.rows_where(condition, tree["args"][0], table)
                if rows is None
                else condition.values.nonzero()[0]
            )
            if len(chosen) * FEW < len(condition.values):  # the second value is that of most rows
                few = evaluator.run_for(choices[0], table, chosen if rows is None else rows[chosen])
                return put_rows(choices[1](evaluator, table, rows), chosen, few, len(condition.values))
        if op != "if" and condition.state is None:
            (open_rows,) = (np.logical_not(condition.values) if op == "or" else condition.values).nonzero()
            if not len(open_rows):
                return condition
            if len(open_rows) * FEW < len(condition.values):  # the first argument decides for most rows
                values, state = evaluator.run_for(choices[0], table, open_rows if rows is None else rows[open_rows])
                result = np.array(condition.values, bool)
                result[open_rows] = values
                if state is None:
                    return EvaluatedColumn(result)
                states = np.zeros(len(result), np.uint8)
                states[open_rows] = state
                return EvaluatedColumn(result, states)
        return decide(evaluator, tree, [condition, *(arg(evaluator, table, rows) for arg in choices)])

    return run


def _is_costly(tree: Tree) -> bool:
    """Return whether an expression looks at other rows than its own."""
    if not isinstance(tree, dict):
        return False
    return "by" in tree or "enum" in tree or any(map(_is_costly, tree.get("args", ())))


def _are_small(values: Any) -> bool:
    """Return whether values are whole numbers of at most two bytes, without a sign."""
    if getattr(values, "ndim", 0) == 0 or values.dtype.kind not in "iu":
        return False
    return values.dtype in (np.uint8, np.uint16) or bool(values.min(initial=0) >= 0 and values.max(initial=0) < 1 << 16)


def _is_unsigned(column: EvaluatedColumn) -> bool:
    """Return whether a column has a known number of 0 or more for every row."""
    return column.state is None and getattr(column.values, "ndim", 0) == 1 and column.values.dtype.kind == "u"


def _both(one: Array, two: Array | None) -> Array:
    return one if two is None else one & two


def _as_place(related: RelatedIndex) -> EvaluatedColumn:
    return EvaluatedColumn(related.rows, related.states)


def _first_claims(begin: Array, end: Array, length: int) -> Array:
    """Return which of some slices contains each of `length` rows, the first of several; -1 for none.

    Takes as long as there are rows and slices, however many slices claim the same rows.
    """
    owner = np.full(length, -1)
    order = np.flatnonzero(end > begin)
    begins, ends = begin[order], end[order]
    if not len(order):
        return owner
    if (begins[1:] >= ends[:-1]).all():  # in order, none overlaps
        sizes = ends - begins
        rows = np.arange(int(sizes.sum())) + np.repeat(begins - np.append(0, np.cumsum(sizes)[:-1]), sizes)
        owner[rows] = np.repeat(order, sizes)
        return owner
    free = np.arange(length + 1)  # the next row that is not claimed, with paths made shorter on the way

    def find(row: int) -> int:
        while free[row] != row:
            free[row] = free[free[row]]
            row = int(free[row])
        return row

    for number, first, last in zip(order.tolist(), begins.tolist(), ends.tolist(), strict=True):
        row = find(first)
        while row < last:
            owner[row] = number
            free[row] = row + 1
            row = find(row)
    return owner
