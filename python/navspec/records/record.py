"""What records have in common: each is plain data for programs, and its types say of what shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from operator import methodcaller
from typing import Annotated, Any, Literal, Self, TypedDict, TypeVar, cast, get_args, get_origin, get_type_hints

Natural = Annotated[int, ("minimum", 0)]
Positive = Annotated[int, ("minimum", 1)]
Code = Annotated[str, ("pattern", "^[A-Z][A-Z0-9_]*$")]
Pointer = Annotated[str, ("pattern", "^(/[^/]*)*$")]
Sha256 = Annotated[str, ("pattern", "^([0-9a-f]{64})?$")]
_T = TypeVar("_T")
LEFT_OUT = "left out where it is None"
Sparse = Annotated[_T | None, LEFT_OUT]
"""A member that the data has only where there is something to say."""


_ASIDE = "for Python alone"
Aside = Annotated[_T, _ASIDE]
"""A field that the data does not have."""


def member(before: str = "") -> Callable[[_T], _T]:
    """Mark the getter of a property that the data has: before a field, at the end unless one is given."""

    def marked(getter: _T) -> _T:
        vars(getter)["before"] = before
        return getter

    return marked


class Record:
    """A dataclass that is plain data as well, with a JSON Schema that is made from its types and docstrings.

    Its members are its fields but those `Aside`, with the properties that are marked as a `member`.
    """

    __slots__ = ()

    def to_dict(self) -> Any:
        """The record as plain data: a dict of what JSON knows, in the order of the members."""
        return _plan(type(self))(self)

    def with_path(self, path: str) -> Self:
        """The record, and all parts of it that have paths, with a path where theirs is empty, as it is for bytes."""
        return replace(self, **dict(self._with_path(path)))  # type: ignore[type-var]

    def _with_path(self, path: str) -> Iterator[tuple[str, Any]]:
        for each in fields(self):  # type: ignore[arg-type]
            match getattr(self, each.name):
                case "" if each.name == "path":
                    yield each.name, path
                case (first, *_) as parts if hasattr(first, "with_path"):
                    yield each.name, tuple(part.with_path(path) for part in parts)


class Result(Record):
    """What an operation comes to."""

    __slots__ = ()

    @property
    def fails(self) -> bool:
        """Whether the command that prints it ends with exit status 1."""
        return False


class Tool(TypedDict):
    """What made a record."""

    name: Literal["navspec"]
    version: str


@dataclass(frozen=True, slots=True)
class Versioned(Result):
    """What an operation comes to, and by which version of navspec."""

    version: Aside[str]

    @property
    @member(before="version")
    def schema_version(self) -> Literal[1]:
        """Version of the shape of the data."""
        return 1

    @property
    @member(before="version")
    def tool(self) -> Tool:
        """What made the record."""
        return {"name": "navspec", "version": self.version}


def members(record: type[Record]) -> dict[str, Any]:
    """The members of a record in their order, with their types."""
    hints = get_type_hints(record, include_extras=True)
    names = [each.name for each in fields(record)]  # type: ignore[arg-type]
    for name, each in (pair for kind in record.__mro__ for pair in vars(kind).items()):
        if isinstance(each, property) and (before := getattr(each.fget, "before", None)) is not None:
            names.insert(names.index(before) if before else len(names), name)
            hints[name] = get_type_hints(getattr(record, name).fget, include_extras=True)["return"]
    return {name: hints[name] for name in names if not _is_marked(hints[name], _ASIDE)}


def is_sparse(hint: Any) -> bool:
    """Whether a member of a type may be left out."""
    return _is_marked(hint, LEFT_OUT)


def _is_marked(hint: Any, mark: str) -> bool:
    return mark in getattr(hint, "__metadata__", ())


@cache
def _plan(record: type[Record]) -> Callable[[Record], dict[str, Any]]:
    """What makes a dict of a record: one expression, compiled once for each type, because there are many findings."""
    known = members(record)
    plain = {f"plain_{name}": how for name, hint in known.items() if (how := _plain(hint))}
    items = []
    for name, hint in known.items():
        value = f"plain_{name}(record.{name})" if f"plain_{name}" in plain else f"record.{name}"
        item = f"{name!r}: {value}"
        items.append(f"**({{{item}}} if record.{name} is not None else {{}})" if is_sparse(hint) else item)
    return cast(Any, eval(f"lambda record: {{{', '.join(items)}}}", plain))


def _plain(hint: Any) -> Callable[[Any], Any] | None:
    """What makes plain data of values of a type; None where they are."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Record):
        return methodcaller("to_dict")
    if origin is Annotated:
        return _plain(inner[0])
    if origin is tuple:
        each = _plain(inner[0])
        return list if each is None else lambda values: list(map(each, values))
    if origin is Mapping:
        each = _plain(inner[1])
        return dict if each is None else lambda values: {key: each(value) for key, value in values.items()}
    if any(map(_plain, inner)) and origin is not None:
        return lambda value: value.to_dict() if isinstance(value, Record) else value  # one of several types
    return None
