"""Checks of the arguments of public functions and methods against their annotations."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Collection, Mapping
from functools import wraps
from inspect import signature
from reprlib import repr as brief
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar

from navspec.errors import NavspecError, NoSuchPart

if TYPE_CHECKING:
    import numpy as np

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


class _ArgumentKind(NamedTuple):
    """A kind of argument: its test, and its name in errors."""

    is_one: Callable[[Any], bool]
    called: str


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_path(value: Any) -> bool:
    if not isinstance(value, str | os.PathLike):
        return False
    path = os.fspath(value)
    if isinstance(path, str) and path.isascii():
        return "\0" not in path
    try:
        return b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        return False


def _is_source(value: Any) -> bool:
    return _is_path(value) or isinstance(value, bytes | bytearray | memoryview) or hasattr(value, "read")


def _is_texts(value: Any) -> bool:
    return isinstance(value, str) or not isinstance(value, Collection) or all(isinstance(text, str) for text in value)


def _is_array(value: Any) -> bool:
    return hasattr(value, "dtype") and hasattr(value, "shape")


def _is_number(value: Any) -> bool:
    return hasattr(value, "__float__") and not isinstance(value, bool) and not hasattr(value, "__len__")


def _is_whole(value: Any) -> bool:
    return hasattr(value, "__index__") and _is_number(value)


def _is_numbers(value: Any) -> bool:
    return hasattr(value, "__len__") and len(value) in (2, 3) and all(map(_is_number, value))


_ANYTHING = _ArgumentKind(lambda _: True, "")
_TEXT = _ArgumentKind(_is_text, "text")
_NAMED = _ArgumentKind(
    lambda value: isinstance(value, Mapping) and _is_texts(value), "a mapping with names as its keys"
)
_SOURCES = _ArgumentKind(
    lambda value: all(map(_is_source, value)) if isinstance(value, list | tuple) else _is_source(value),
    "a path, bytes, an open binary file, or a list of them",
)
_KINDS: Mapping[str, _ArgumentKind] = {
    "Any": _ANYTHING,
    "object": _ANYTHING,
    "Source": _ArgumentKind(_is_source, "a path, bytes or an open binary file"),
    "Source | Sequence[Source]": _SOURCES,
    "str | os.PathLike[str]": _ArgumentKind(_is_path, "a path"),
    "Source | Sequence[Source] | Graph": _ArgumentKind(
        lambda value: hasattr(value, "edges") or _SOURCES.is_one(value),
        "a path, bytes, an open binary file, a list of them, or a graph",
    ),
    "str | Sequence[float]": _ArgumentKind(
        lambda value: isinstance(value, str) or _is_numbers(value), "the name of a node, or two or three numbers"
    ),
    "Sequence[float]": _ArgumentKind(lambda value: _is_numbers(value) and len(value) == 2, "two numbers"),
    "float": _ArgumentKind(_is_number, "a number"),
    "Mode": _TEXT,
    "Level": _ArgumentKind(
        lambda value: isinstance(value, str) and value in ("error", "warning", "info", "never"),
        "error, warning, info or never",
    ),
    "str": _TEXT,
    "bool": _ArgumentKind(lambda value: isinstance(value, bool), "True or False"),
    "int": _ArgumentKind(lambda value: _is_whole(value) and value >= 0, "a whole number of 0 or more"),
    "str | Iterable[str]": _ArgumentKind(
        lambda value: hasattr(value, "__iter__") and _is_texts(value), "text, or a list of texts"
    ),
    "Sequence[str]": _ArgumentKind(
        lambda value: isinstance(value, Collection) and not isinstance(value, str) and _is_texts(value),
        "a list of texts",
    ),
    "Collection[int]": _ArgumentKind(
        lambda value: isinstance(value, Collection) and all(map(_is_whole, value)), "a list of whole numbers"
    ),
    "Progress": _ArgumentKind(callable, "a function"),
    "Array": _ArgumentKind(_is_array, "an array of NumPy"),
    "list[ReadError]": _ArgumentKind(lambda value: isinstance(value, list), "a list"),
}
"""Annotation -> test of an argument, and its name in errors. None is allowed wherever the annotation ends with it."""


def public(function: Callable[P, R]) -> Callable[P, R]:
    """Decorate a function so that it raises `NavspecError`, with the name of the argument, for values of a wrong type."""
    parameters = signature(function).parameters.values()
    kinds = {
        name: _kind(annotation, function.__globals__)
        for name, annotation in function.__annotations__.items()
        if name != "return"
    }
    names = [
        parameter.name
        for parameter in parameters
        if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    ]
    more = next((parameter.name for parameter in parameters if parameter.kind is parameter.VAR_POSITIONAL), "")
    required = [(at, name, kinds.get(name, _ANYTHING)) for at, name in enumerate(names)]
    placed = [(at, name, kind.is_one) for at, name, kind in required if kind is not _ANYTHING]

    def require(name: str, value: Any) -> None:
        kind = kinds.get(name, _ANYTHING)  # for a superfluous argument, Python itself raises
        if not kind.is_one(value):
            raise NavspecError(f"{name}: this has to be {kind.called}, not {brief(value)}")

    @wraps(function)
    def checked_call(*args: P.args, **kwargs: P.kwargs) -> R:
        count = len(args)
        for at, name, is_one in placed:
            if at < count and not is_one(args[at]):
                require(name, args[at])
        for value in args[len(names) :]:
            require(more, value)
        for name, value in kwargs.items():
            require(name, value)
        return function(*args, **kwargs)

    return checked_call


def accept_old_names(**names: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator that lets a function accept arguments by their old names, with a `DeprecationWarning`.

    Parameters
    ----------
    **names : str
        The new name of an argument by its old one.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @wraps(function)
        def translated(*args: P.args, **kwargs: P.kwargs) -> R:
            for old, new in names.items():
                if old in kwargs:
                    if new in kwargs:
                        raise NavspecError(f"{old}: this is the old name of {new}; pass {new} alone")
                    message = f"{function.__name__}: the argument {old} is now {new}"
                    warnings.warn(message, DeprecationWarning, stacklevel=2)
                    kwargs[new] = kwargs.pop(old)
            return function(*args, **kwargs)

        return translated

    return decorate


def validate_fields(cls: type[T]) -> type[T]:
    """Decorate a dataclass so that its constructor checks the annotations of its fields, as `public` does for a
    function.
    """
    setattr(cls, "__init__", public(cls.__init__))  # noqa: B010 - type checkers take the signature for another one
    return cls


def _kind(annotation: str, namespace: Mapping[str, Any]) -> _ArgumentKind:
    """Return the kind of an annotation; `namespace` are the names of the module that contains it."""
    name = annotation.removesuffix(" | None")
    if name == annotation:
        return _kind_of(name, namespace)
    is_one, called = _kind_of(name, namespace)
    return _ArgumentKind(lambda value: value is None or is_one(value), called)


def _kind_of(name: str, namespace: Mapping[str, Any]) -> _ArgumentKind:
    if name in _KINDS:
        return _KINDS[name]
    if name.startswith("Mapping[str, "):
        return _NAMED
    if name.startswith("Literal["):
        return _TEXT
    if name.startswith("Mapping[int, "):
        one = namespace[name.removeprefix("Mapping[int, ").removesuffix("]")]
        return _ArgumentKind(
            lambda value: (
                isinstance(value, Mapping)
                and all(map(_is_whole, value))
                and all(isinstance(item, one) for item in value.values())
            ),
            f"a mapping with numbers as its keys and {one.__name__} as its values",
        )
    one = namespace[name.removeprefix("Sequence[").removesuffix("]")]
    if one is namespace.get(name):
        return _ArgumentKind(lambda value: isinstance(value, one), f"a {one.__name__}")
    return _ArgumentKind(
        lambda value: isinstance(value, list | tuple) and all(isinstance(item, one) for item in value),
        f"a list of navspec.{one.__name__}",
    )


def row_numbers(rows: Any, count: int, name: str = "rows") -> np.ndarray[Any, Any]:
    """Return numbers of some of `count` rows as int64; raise `NoSuchPart`, with the name of the argument, for other
    values.
    """
    import numpy as np

    try:
        array = np.asarray(rows)
    except (TypeError, ValueError, OverflowError):
        array = np.asarray(None)
    if array.ndim != 1 or (len(array) and array.dtype.kind not in "iu"):
        raise NoSuchPart(f"{name}: this has to be a list of numbers of rows, not {brief(rows)}")
    if len(array) and not 0 <= array.min() <= array.max() < count:
        raise NoSuchPart(f"{name}: there are {count} rows, numbered from 0; {brief(rows)} leads beyond them")
    return array.astype(np.int64)


def require_truth_values(array: Any, count: int, name: str) -> np.ndarray[Any, Any]:
    """Return a truth value for each of `count` rows, bool; raise `NavspecError`, with the name of the argument, for
    others.
    """
    if array.shape != (count,) or array.dtype != bool:
        raise NavspecError(f"{name}: this has to be True or False for each of {count} rows, not {brief(array)}")
    return array
