"""navspec: game navigation and save files, specified once, read and checked everywhere.

The stub next to this file has the public names and their modules; each is imported when it is first used, so that
`import navspec` is fast.
"""

from __future__ import annotations

import lazy_loader

from navspec.version import __version__ as __version__

_load, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

_RENAMED = {"Checked": "BulkReport"}
"""Old public names, which go with the next release, and the new ones."""


def __getattr__(name: str) -> object:
    if name in _RENAMED:
        import warnings

        warnings.warn(f"navspec.{name} is now navspec.{_RENAMED[name]}", DeprecationWarning, stacklevel=2)
        name = _RENAMED[name]
    return _load(name)
