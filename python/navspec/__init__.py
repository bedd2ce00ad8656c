"""navspec: game navigation and save files, specified once, read and checked everywhere.

The public names stand in the stub beside this file, with the modules that they come from; each is imported when it is first
used, so that `import navspec` is quick.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from navspec.version import __version__ as __version__


@cache
def _homes() -> dict[str, str]:
    """The module of every public name."""
    import ast
    from importlib.resources import files

    stub = ast.parse((files(__name__) / "__init__.pyi").read_text(encoding="utf-8"))
    imports = [each for each in stub.body if isinstance(each, ast.ImportFrom)]
    return {name.name: each.module or "" for each in imports for name in each.names}


_RENAMED = {"Checked": "BulkReport"}
"""Old public names, which go with the next release, and the new ones."""


def __getattr__(name: str) -> Any:
    if name == "__all__":
        return sorted(_homes())
    if name in _RENAMED:
        import warnings

        warnings.warn(f"navspec.{name} is now navspec.{_RENAMED[name]}", DeprecationWarning, stacklevel=2)
        name = _RENAMED[name]
        return globals().get(name) or __getattr__(name)
    if name.startswith("_") or name not in _homes():
        raise AttributeError(f"module 'navspec' has no attribute '{name}'")
    value = getattr(import_module(_homes()[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(_homes())
