"""What records have in common: each is plain data for programs, and its types say of what shape."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields, replace
from functools import cache
from importlib import import_module
from operator import methodcaller
from reprlib import Repr
from typing import Annotated, Any, Literal, Self, TypedDict, TypeVar, cast, get_args, get_origin, get_type_hints

from navspec.errors.arguments import public
from navspec.records.json_text import dumps

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

    def __init_subclass__(cls) -> None:
        # A dataclass makes a repr with all that it holds, unless its class has one of its own.
        cls.__repr__ = cls.__repr__

    def __repr__(self) -> str:
        """Return one short line: fields that are not as they are by default, sizes of what has many values."""
        shown = (f"{name}={_short(value)}" for name, value in self._shown())
        return f"{type(self).__name__}({', '.join(shown)})"

    def _shown(self) -> Iterator[tuple[str, Any]]:
        """Fields whose values are known and not their defaults."""
        for field in cast("tuple[Field[Any], ...]", fields(self)):  # type: ignore[arg-type]
            try:
                value = object.__getattribute__(self, field.name)
            except AttributeError:  # it is still to be made
                continue
            default = field.default if field.default_factory is MISSING else field.default_factory()
            if field.repr and (hasattr(value, "__array__") or value != default):
                yield field.name, value

    def to_dict(self) -> Any:
        """Return the record as plain data: a dict of what JSON knows, in the order of the members."""
        return _plan(type(self))(self)

    def to_json(self) -> str:
        """Return the record as JSON text, as the command line prints it; not finite numbers become text."""
        return f"{dumps(self.to_dict(), ensure_ascii=False, indent=1)}\n"

    def with_path(self, path: str) -> Self:
        """The record, and all parts of it that have paths, with a path where theirs is empty, as it is for bytes."""
        return replace(self, **dict(self._with_path(path)))  # type: ignore[type-var]

    def _with_path(self, path: str) -> Iterator[tuple[str, Any]]:
        for field in fields(self):  # type: ignore[arg-type]
            match getattr(self, field.name):
                case "" if field.name == "path":
                    yield field.name, path
                case (first, *_) as parts if hasattr(first, "with_path"):
                    yield field.name, tuple(part.with_path(path) for part in parts)


_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 60


def _short(value: Any) -> str:
    """Return a value in a few characters."""
    if isinstance(value, Record):
        return type(value).__name__
    if isinstance(value, bytes):
        return f"<{len(value):,} bytes>"
    if isinstance(value, str) or not hasattr(value, "__len__"):
        return _SHORT.repr(value)
    return f"<{len(value):,}>"


_RENDERING = "navspec.rendering"
"""Makes texts and pages of records: above them, so that it is imported by its name when it is needed."""


class Result(Record):
    """What an operation comes to."""

    __slots__ = ()

    @public
    def save(self, path: str | os.PathLike[str], *, format: str | None = None, force: bool = False) -> None:
        """Write the result as a report, in one step.

        Parameters
        ----------
        path : path
            The file. The end of its name selects the format: `.json` and `.txt` for every result; `.html`, `.sarif`,
            `.md`, `.xml` (JUnit), `.jsonl` and `.geojson` for those that have it.
        format : str, optional
            The format where the name does not say it: what `--output-format` of the command takes, such as `github`.
        force : bool
            Replace an existing file.

        Raises
        ------
        NavspecError
            The result has no such format.
        WriteError
            The file exists and `force` is not set.
        OSError
            The file cannot be written; an existing one is unchanged.
        """
        import_module(_RENDERING).save_record(self, path, format, force=force)

    def _rendered(self, kind: str) -> str:
        return cast(str, import_module(_RENDERING).render_record(self, kind))

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
    names = [field.name for field in fields(record)]  # type: ignore[arg-type]
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
