"""Records packed from layouts that read like the tables of a document.

A layout is a text of `name:code` parts. A code is one of `struct` (`I`, `8s`), the name of another layout, or either of them
`*n` times (`weapons:weapon*13`); `jumps:[]` is a list of records, `tags:B[]` one of numbers, `key:s` as many bytes as given,
`body:{}` a record of any layout, and `num_jumps:I#jumps` the count of a list unless it is given. The name of a layout alone
puts its parts here. Everything is 0 that is not given, except gaps (`gap_...`), which hold what nothing may read, and guards
(`guard`, `guard_...`), which hold their mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain, groupby
from struct import Struct
from typing import Any

STALE = 0xCC
"""What fills gaps."""
GUARD = b"\xde\xc0"
"""What guards consist of."""


class Layouts(dict[str, str]):
    """Layouts by name; their texts refer to each other."""

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def record(self, layout: str, **given: Any) -> Record:
        """A record; `given` by the names of the layout, parts of parts as tuples or with a `/` in a mapping."""
        return Record(self, layout).changed(given)

    @cache  # noqa: B019
    def leaves(self, layout: str) -> dict[str, str]:
        """Code by path of all that a layout has in order."""
        found = {}
        for part in self[layout].split():
            name, _, code = part.partition(":")
            if not code:
                found |= self.leaves(name)
                continue
            code, _, count = code.partition("*")
            for path in [f"{name}/{index}" for index in range(int(count))] if count else [name]:
                if code in self:
                    found |= {f"{path}/{below}": _within(path, each) for below, each in self.leaves(code).items()}
                else:
                    found[path] = code
        return found


@dataclass(frozen=True, eq=False)
class Record:
    """Values in a layout; `changed` gives another record, so that parts can be shared."""

    layouts: Layouts
    layout: str
    given: Mapping[str, Any] = ()  # type: ignore[assignment]

    @cached_property
    def codes(self) -> dict[str, str]:
        """Code of each leaf."""
        return self.layouts.leaves(self.layout)

    @cached_property
    def values(self) -> dict[str, Any]:
        """Value of each leaf."""
        return _defaults(self.layouts, self.layout) | dict(self.given)

    @cached_property
    def data(self) -> bytes:
        """The bytes."""
        found = []
        for packed, names in _runs(self.layouts, self.layout):
            if packed:
                found.append(packed.pack(*[self.number(name) for name in names]))
            else:
                found.append(self.bytes_of(names[0]))
        return b"".join(found)

    def number(self, path: str) -> Any:
        """The value of a leaf, or the count that stands there."""
        value, (_, _, counted) = self.values[path], self.codes[path].partition("#")
        return len(self.values[counted]) if counted and value is None else value

    def bytes_of(self, path: str) -> bytes:
        """The bytes of one leaf."""
        code, value = self.codes[path], self.values[path]
        if isinstance(value, Record):
            return value.data
        if code == "[]":
            return b"".join(each.data for each in value)
        if code.endswith("[]"):
            return Struct(f"<{len(value)}{code[:-2]}").pack(*value)
        return value if code == "s" else Struct("<" + code.partition("#")[0]).pack(self.number(path))

    def changed(self, given: Mapping[str, Any]) -> Record:
        """The record with other values."""
        values = dict(self.given)
        for path, value in given.items():
            if path in self.codes:
                values[path] = value
                continue
            below = [code for code in self.codes if code.startswith(path + "/")]
            if not below:
                raise KeyError(f"{self.layout} has no {path}")
            values |= zip(below, _flat(value), strict=True)
        return Record(self.layouts, self.layout, values)

    def get(self, path: str) -> Any:
        """The value at a path; a tuple where several stand there."""
        leaf, rest = self._leaf(path)
        if leaf is None:
            return tuple(self.values[code] for code in self.codes if code.startswith(path + "/"))
        value = self.values[leaf]
        if not rest:
            return self.number(leaf)
        if isinstance(value, Record):
            return value.get(rest)
        index, _, rest = rest.partition("/")
        return value[int(index)].get(rest) if rest else value[int(index)]

    def put(self, path: str, value: Any) -> Record:
        """The record with another value at a path."""
        leaf, rest = self._leaf(path)
        if leaf is None or not rest:
            return self.changed({path: value})
        old = self.values[leaf]
        if isinstance(old, Record):
            return self.changed({leaf: old.put(rest, value)})
        index, _, rest = rest.partition("/")
        new = list(old)
        new[int(index)] = old[int(index)].put(rest, value) if rest else value
        return self.changed({leaf: new})

    def span(self, path: str) -> tuple[int, int]:
        """Offset and length of what stands at a path."""
        leaf, rest = self._leaf(path)
        at, start, length = 0, None, 0
        for code in self.codes:
            size = len(self.bytes_of(code))
            if leaf and code == leaf and rest:
                offset, length = self._span_in(leaf, rest)
                return at + offset, length
            if code == leaf or (leaf is None and code.startswith(path + "/")):
                start, length = at if start is None else start, length + size
            at += size
        assert start is not None
        return start, length

    def _span_in(self, leaf: str, rest: str) -> tuple[int, int]:
        value = self.values[leaf]
        if isinstance(value, Record):
            return value.span(rest)
        if isinstance(value, int):  # a bit of it
            return 0, len(self.bytes_of(leaf))
        index, _, rest = rest.partition("/")
        if isinstance(value, bytes):
            return int(index), 1
        if not isinstance(value[int(index)], Record):
            size = Struct("<" + self.codes[leaf][:-2]).size
            return size * int(index), size
        before = sum(len(each.data) for each in value[: int(index)])
        offset, length = value[int(index)].span(rest) if rest else (0, len(value[int(index)].data))
        return before + offset, length

    def _leaf(self, path: str) -> tuple[str | None, str]:
        """The leaf that a path is or goes through, and the rest of it; none where it holds several."""
        parts = path.split("/")
        for end in range(len(parts), 0, -1):
            if (leaf := "/".join(parts[:end])) in self.codes:
                return leaf, "/".join(parts[end:])
        if not any(code.startswith(path + "/") for code in self.codes):
            raise KeyError(f"{self.layout} has no {path}")
        return None, ""


def _within(path: str, code: str) -> str:
    """A code of a part, in what it is part of."""
    return code.replace("#", f"#{path}/")


def text(content: str, size: int, stale: int = 0) -> bytes:
    """Letters with a zero behind them, and what is left of an older text."""
    return (content.encode() + b"\0").ljust(size, bytes([stale]))[:size]


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, Record):
        yield from (value.values[path] for path in value.codes)
    elif isinstance(value, Iterable) and not isinstance(value, bytes):
        yield from chain.from_iterable(_flat(each) for each in value)
    else:
        yield value


@cache
def _defaults(layouts: Layouts, layout: str) -> dict[str, Any]:
    return {path: _default(path, code) for path, code in layouts.leaves(layout).items()}


def _default(path: str, code: str) -> Any:
    if "#" in code:
        return None
    if code.endswith("[]"):
        return ()
    if code.endswith("s"):
        name = path.rpartition("/")[2]
        if name == "guard" or name.startswith("guard_"):
            return GUARD * (int(code[:-1]) // len(GUARD))
        stale = name.startswith("gap_")
        return bytes([STALE if stale else 0]) * int(code[:-1] or 0)
    return 0


@cache
def _runs(layouts: Layouts, layout: str) -> list[tuple[Struct | None, list[str]]]:
    """Leaves that are packed at once, and in between those that depend on their value."""
    codes = layouts.leaves(layout)
    alone = {path for path, code in codes.items() if code.endswith(("[]", "{}")) or code == "s"}
    runs = []
    for key, paths in groupby(codes, key=lambda path: path if path in alone else ""):
        names = list(paths)
        packed = None if key else Struct("<" + "".join(codes[name].partition("#")[0] for name in names))
        runs.append((packed, names))
    return runs
