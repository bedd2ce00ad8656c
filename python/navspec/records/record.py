"""What records have in common: each is plain data for programs, and its types say of what shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter, methodcaller
from typing import Annotated, Any, ClassVar, Literal, TypedDict, get_args, get_origin, get_type_hints

Natural = Annotated[int, {"minimum": 0}]
Positive = Annotated[int, {"minimum": 1}]
Code = Annotated[str, {"pattern": "^[A-Z][A-Z0-9_]*$"}]
Pointer = Annotated[str, {"pattern": "^(/[^/]*)*$"}]
Sha256 = Annotated[str, {"pattern": "^[0-9a-f]{64}$"}]


class Record:
    """A dataclass that is plain data as well, with a JSON Schema that is made from its types and docstrings.

    `MEMBERS` are the attributes that the data consists of, where those are not just the fields in their order: a field may be
    for Python alone, and a property may be a member.
    """

    __slots__ = ()
    MEMBERS: ClassVar[tuple[str, ...]] = ()

    def to_dict(self) -> Any:
        """The record as plain data: a dict of what JSON knows, in the order of the members."""
        names, values, inner = _plan(type(self))
        record = dict(zip(names, values(self), strict=True))
        for name, plain in inner:
            record[name] = plain(record[name])
        return record


class Tool(TypedDict):
    """What made a record."""

    name: Literal["navspec"]
    version: str


class Result(Record):
    """What an operation comes to."""

    __slots__ = ()
    version: str

    @property
    def fails(self) -> bool:
        """Whether the command that prints it ends with exit status 1."""
        return False

    @property
    def schema_version(self) -> Literal[1]:
        """Version of the shape of the data."""
        return 1

    @property
    def tool(self) -> Tool:
        """What made the record."""
        return {"name": "navspec", "version": self.version}


def members(record: type[Record]) -> dict[str, Any]:
    """The members of a record in their order, with their types."""
    hints = get_type_hints(record, include_extras=True)
    names = record.MEMBERS or tuple(each.name for each in fields(record))  # type: ignore[arg-type]
    return {name: hints[name] if name in hints else _given(getattr(record, name)) for name in names}


def _given(member: property) -> Any:
    return get_type_hints(member.fget, include_extras=True)["return"]


@cache
def _plan(record: type[Record]) -> tuple[tuple[str, ...], Callable[[Record], tuple[Any, ...]], list[tuple[str, Any]]]:
    """The names of the members, what gives all their values, and what makes plain those that are not."""
    known = members(record)
    found = ((name, _plain(hint)) for name, hint in known.items())
    return tuple(known), attrgetter(*known), [(name, plain) for name, plain in found if plain]


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
