"""What public functions are given, held to what their signatures ask for."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping
from functools import wraps
from inspect import signature
from reprlib import repr as brief
from typing import Any, ParamSpec, TypeVar

from navspec.errors import NavspecError
from navspec.family.folders import Folder
from navspec.records.suppressed import Suppress

P = ParamSpec("P")
R = TypeVar("R")


def _is_path(value: Any) -> bool:
    try:
        return isinstance(value, str | os.PathLike) and b"\0" not in os.fsencode(value)
    except UnicodeEncodeError:
        return False


def _is_source(value: Any) -> bool:
    return _is_path(value) or isinstance(value, bytes | bytearray | memoryview) or hasattr(value, "read")


def _is_texts(value: Any) -> bool:
    return isinstance(value, str) or not isinstance(value, Collection) or all(isinstance(each, str) for each in value)


def _is_number(value: Any) -> bool:
    return hasattr(value, "__float__") and not isinstance(value, bool)


def _is_numbers(value: Any) -> bool:
    return hasattr(value, "__len__") and len(value) in (2, 3) and all(map(_is_number, value))


def _is_all(kind: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list | tuple) and all(isinstance(each, kind) for each in value)


_KINDS: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    "Any": (lambda _: True, ""),
    "Source": (_is_source, "a path, bytes or an open binary file"),
    "Source | Sequence[Source]": (
        lambda value: all(map(_is_source, value)) if isinstance(value, list | tuple) else _is_source(value),
        "a path, bytes, an open binary file, or a list of them",
    ),
    "str | os.PathLike[str]": (_is_path, "a path"),
    "Source | Sequence[Source] | Graph": (
        lambda value: hasattr(value, "edges") or _KINDS["Source | Sequence[Source]"][0](value),
        "a path, bytes, an open binary file, a list of them, or a graph",
    ),
    "str | Sequence[float]": (
        lambda value: isinstance(value, str) or _is_numbers(value),
        "the name of a node, or two or three numbers",
    ),
    "float": (_is_number, "a number"),
    "Mode": (lambda value: isinstance(value, str), "text"),
    "str": (lambda value: isinstance(value, str), "text"),
    "bool": (lambda value: isinstance(value, bool), "True or False"),
    "int": (
        lambda value: hasattr(value, "__index__") and not isinstance(value, bool) and value >= 0,
        "a whole number of 0 or more",
    ),
    "str | Iterable[str]": (lambda value: hasattr(value, "__iter__") and _is_texts(value), "text, or a list of texts"),
    "Mapping": (lambda value: isinstance(value, Mapping) and _is_texts(value), "a mapping with names as its keys"),
    "Sequence[Suppress]": (_is_all(Suppress), "a list of navspec.Suppress"),
    "Sequence[Folder]": (_is_all(Folder), "a list of navspec.Folder"),
    "Progress": (callable, "a function"),
    "list[ReadError]": (lambda value: isinstance(value, list), "a list"),
}
"""By annotation: what is one, and what it is called. None is one wherever the annotation ends with it."""


def public(function: Callable[P, R]) -> Callable[P, R]:
    """A function that raises `NavspecError`, which names the argument, for what its annotation does not allow."""
    asked = signature(function)
    kinds = {name: _kind(str(each.annotation)) for name, each in asked.parameters.items()}
    several = {name for name, each in asked.parameters.items() if each.kind is each.VAR_POSITIONAL}

    @wraps(function)
    def demanding(*args: P.args, **kwargs: P.kwargs) -> R:
        for name, value in asked.bind(*args, **kwargs).arguments.items():
            is_one, called, is_optional = kinds[name]
            for each in value if name in several else (value,):
                if not (is_one(each) or (is_optional and each is None)):
                    raise NavspecError(f"{name}: this has to be {called}, not {brief(each)}")
        return function(*args, **kwargs)

    return demanding


def _kind(annotation: str) -> tuple[Callable[[Any], bool], str, bool]:
    name = annotation.removesuffix(" | None")
    return *_KINDS["Mapping" if name.startswith("Mapping") else name], name != annotation
