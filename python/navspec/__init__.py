"""navspec: game navigation and save files, specified once, read and checked everywhere.

The public functions come from `navspec.api` and the errors from `navspec.errors`; both are imported on first use, so that
`import navspec` is quick.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from navspec.version import __version__

if TYPE_CHECKING:
    from navspec.api import (
        build,
        census,
        check,
        convert,
        dump,
        edit,
        extract,
        formats,
        get,
        identify,
        info,
        load,
        ls,
        repair,
        roundtrip,
        rules,
        save,
        table_set,
        tables,
        to_bytes,
    )
    from navspec.errors import LimitExceeded, NavspecError, ReadError, UnknownFormat, UnsupportedVersion, WriteError

_API = (
    "build",
    "census",
    "check",
    "convert",
    "dump",
    "edit",
    "extract",
    "formats",
    "get",
    "identify",
    "info",
    "load",
    "ls",
    "repair",
    "roundtrip",
    "rules",
    "save",
    "table_set",
    "tables",
    "to_bytes",
)
_ERRORS = ("LimitExceeded", "NavspecError", "ReadError", "UnknownFormat", "UnsupportedVersion", "WriteError")

__all__ = [
    "LimitExceeded",
    "NavspecError",
    "ReadError",
    "UnknownFormat",
    "UnsupportedVersion",
    "WriteError",
    "__version__",
    "build",
    "census",
    "check",
    "convert",
    "dump",
    "edit",
    "extract",
    "formats",
    "get",
    "identify",
    "info",
    "load",
    "ls",
    "repair",
    "roundtrip",
    "rules",
    "save",
    "table_set",
    "tables",
    "to_bytes",
]


def __getattr__(name: str) -> Any:
    if name not in _API and name not in _ERRORS:
        raise AttributeError(f"module 'navspec' has no attribute '{name}'")
    value = getattr(import_module("navspec.api" if name in _API else "navspec.errors"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
