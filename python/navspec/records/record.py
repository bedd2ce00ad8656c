"""Base classes of records: dataclasses that convert to JSON, and whose types and docstrings give a JSON Schema."""

from __future__ import annotations

import json
import math
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields, replace
from functools import cache
from importlib import import_module
from operator import methodcaller
from reprlib import Repr
from typing import Annotated, Any, Literal, Self, TypedDict, TypeVar, cast, get_args, get_origin, get_type_hints

from navspec.errors.arguments import public

Natural = Annotated[int, ("minimum", 0)]
Positive = Annotated[int, ("minimum", 1)]
Code = Annotated[str, ("pattern", "^[A-Z][A-Z0-9_]*$")]
Pointer = Annotated[str, ("pattern", "^(/[^/]*)*$")]
Sha256 = Annotated[str, ("pattern", "^([0-9a-f]{64})?$")]
_T = TypeVar("_T")
OMITTED = "left out where it is None"
OmitNone = Annotated[_T | None, OMITTED]
"""Type of a member that JSON omits where it is None."""

_PYTHON_ONLY = "only in Python"
PythonOnly = Annotated[_T, _PYTHON_ONLY]
"""Type of a field that is not part of the JSON."""


def json_property(before: str = "") -> Callable[[_T], _T]:
    """Mark the getter of a property as a member of the JSON, before the field `before`, by default at the end."""

    def marked(getter: _T) -> _T:
        vars(getter)["before"] = before
        return getter

    return marked


class Record:
    """A dataclass that converts to JSON, with a JSON Schema that is made from its types and docstrings.

    The members of the JSON are the fields, except fields of type `PythonOnly`, and the properties that `json_property` marks.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        # A dataclass makes a repr with all its fields unless its class has one of its own.
        cls.__repr__ = cls.__repr__

    def __repr__(self) -> str:
        """Return one short line: fields that differ from their defaults, and only the sizes of long values."""
        shown = (f"{name}={_short(value)}" for name, value in self._shown())
        return f"{type(self).__name__}({', '.join(shown)})"

    def _shown(self) -> Iterator[tuple[str, Any]]:
        """Yield the names and values of fields that differ from their defaults."""
        for field in cast("tuple[Field[Any], ...]", fields(self)):  # type: ignore[arg-type]
            value = getattr(self, field.name)
            default = field.default if field.default_factory is MISSING else field.default_factory()
            if field.repr and (hasattr(value, "__array__") or value != default):
                yield field.name, value

    def to_dict(self) -> Any:
        """Return the record as plain data: a dict of JSON types, in the order of the members."""
        return _plan(type(self))(self)

    def to_json(self) -> str:
        """Return the record as JSON text, as the command line prints it; NaN and infinities become text."""
        return f"{dumps(self.to_dict(), ensure_ascii=False, indent=1)}\n"

    def with_path(self, path: str) -> Self:
        """Return the record, and all parts of it that have paths, with a path where theirs is empty, as it is for bytes."""
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
"""Module that makes texts and pages of records. It is above them, so that it is imported by name when it is needed."""


class Result(Record):
    """The result of an operation."""

    __slots__ = ()

    @public
    def save(self, path: str | os.PathLike[str], *, format: str | None = None, force: bool = False) -> None:
        """Write the result as a report, in one step.

        Parameters
        ----------
        path : path
            The file. The end of its name selects the format: `.json` and `.txt` for every result; `.html`, `.sarif`,
            `.md`, `.xml` (JUnit), `.jsonl` and `.geojson` for results that have it.
        format : str, optional
            The format if the name does not say it: a value of `--output-format` of the command, such as `github`.
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
    """Name and version of the program that made a record."""

    name: Literal["navspec"]
    version: str


@dataclass(frozen=True, slots=True)
class Versioned(Result):
    """The result of an operation, with the version of navspec that made it."""

    version: PythonOnly[str]

    @property
    @json_property(before="version")
    def schema_version(self) -> Literal[1]:
        """Version of the JSON Schema."""
        return 1

    @property
    @json_property(before="version")
    def tool(self) -> Tool:
        """Name and version of the program that made the record."""
        return {"name": "navspec", "version": self.version}


def json_members(record: type[Record]) -> dict[str, Any]:
    """Return the types of the JSON members of a record by name, in order."""
    hints = get_type_hints(record, include_extras=True)
    names = [field.name for field in fields(record)]  # type: ignore[arg-type]
    for name, attribute in (pair for kind in record.__mro__ for pair in vars(kind).items()):
        if isinstance(attribute, property) and (before := getattr(attribute.fget, "before", None)) is not None:
            names.insert(names.index(before) if before else len(names), name)
            hints[name] = get_type_hints(getattr(record, name).fget, include_extras=True)["return"]
    return {name: hints[name] for name in names if not _is_marked(hints[name], _PYTHON_ONLY)}


def is_omitted_if_none(hint: Any) -> bool:
    """Return whether a member of a type is omitted where it is None."""
    return _is_marked(hint, OMITTED)


def _is_marked(hint: Any, mark: str) -> bool:
    return mark in getattr(hint, "__metadata__", ())


@cache
def _plan(record: type[Record]) -> Callable[[Record], dict[str, Any]]:
    """Return the function that makes a dict of a record.

    It is one expression, compiled once for each type, because reports have many findings.
    """
    hints = json_members(record)
    plain = {f"plain_{name}": how for name, hint in hints.items() if (how := _plain(hint))}
    items = []
    for name, hint in hints.items():
        value = f"plain_{name}(record.{name})" if f"plain_{name}" in plain else f"record.{name}"
        item = f"{name!r}: {value}"
        items.append(f"**({{{item}}} if record.{name} is not None else {{}})" if is_omitted_if_none(hint) else item)
    return cast(Any, eval(f"lambda record: {{{', '.join(items)}}}", plain))


def _plain(hint: Any) -> Callable[[Any], Any] | None:
    """Return the function that makes plain data of values of a type; None if they are plain."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Record):
        return methodcaller("to_dict")
    if origin is Annotated:
        return _plain(inner[0])
    if origin is tuple:
        convert = _plain(inner[0])
        return list if convert is None else lambda values: list(map(convert, values))
    if origin is Mapping:
        convert = _plain(inner[1])
        return dict if convert is None else lambda values: {key: convert(value) for key, value in values.items()}
    if any(map(_plain, inner)) and origin is not None:
        return lambda value: value.to_dict() if isinstance(value, Record) else value  # one of several types
    return None


_SURROGATE = re.compile(r"[\ud800-\udfff]|\\ud[89a-f]")


def list_refusals(reasons: Iterable[tuple[int, str, str]]) -> tuple[str, ...]:
    """Return the reasons that exist, with their counts; a reason is a count, and the words for one and for many."""
    return tuple(f"{count:,} {one if count == 1 else many}" for count, one, many in reasons if count)


def dumps(data: Any, **layout: Any) -> str:
    """Return data as JSON text; the rest of the layout is that of `json.dumps`.

    Numbers that JSON does not know (`nan`, `inf`) become text. Bytes of a file name that are not UTF-8 are spelled out as
    `escape_surrogates` does.
    """
    try:
        text = json.dumps(data, allow_nan=False, **layout)
    except ValueError:
        text = ""
    if text and not _SURROGATE.search(text):
        return text
    return json.dumps(_replace_invalid(data), allow_nan=False, **layout)


def escape_surrogates(text: str) -> str:
    r"""Return text with each byte that is not UTF-8 spelled out: FF as the six characters `\udcff`.

    Python has such bytes of a file name as halves of surrogate pairs, which no UTF-8 can hold. All outputs spell them so.
    """
    return text.encode("utf-8", "backslashreplace").decode()


def _replace_invalid(value: Any) -> Any:
    if isinstance(value, dict):
        return {_replace_invalid(key): _replace_invalid(member) for key, member in value.items()}
    if isinstance(value, list | tuple):
        return [_replace_invalid(member) for member in value]
    if isinstance(value, str):
        return escape_surrogates(value)
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


SCHEMA_NAMES = (
    "check", "info", "rules", "formats", "docs", "ls", "get", "set", "add", "remove", "link", "unlink", "join", "route",
    "roundtrip", "diff", "extract", "pack", "repair", "convert", "compile", "merge", "export", "census", "check-jsonl",
    "info-jsonl", "roundtrip-jsonl", "check-rows", "checked", "config", "spec",
)  # fmt: skip
"""Names of the JSON Schemas of the outputs, of the settings file and of the data of a spec, draft 2020-12, files in the folder
`schema`.
"""


def schema_text(name: str) -> str:
    """Return the schema of the output of a command with `--output-format json`.

    `check-jsonl` and its like are schemas of one line of `--output-format jsonl`, `check-rows` of one row of a folder of
    tables, `checked` of the summary in it, `config` of the settings file, `spec` of `<id>.spec.json`.
    """
    from importlib.resources import files

    return (files("navspec.records") / "schema" / f"{name}.schema.json").read_text(encoding="utf-8")
