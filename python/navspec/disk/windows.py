"""Files on Windows: names, long paths, and files that other programs have locked.

Everything that only Windows can answer is a parameter, so that all of it is tested on every system.
"""

from __future__ import annotations

import ntpath
import os
import re
import time
from collections.abc import Callable
from pathlib import PureWindowsPath
from typing import TypeVar

Done = TypeVar("Done")

IS_WINDOWS = os.name == "nt"

LONGEST = 250
"""Bytes of the longest file name, with room for the suffix of a backup."""

_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])( *\..*)?", re.IGNORECASE)
_ROOM = 248 - 36
"""Length of a path from which files beside it may have too long paths: a folder may have 248 characters, our names need
36.
"""
_LOCKED = (5, 32, 33)  # access denied, which a replaced file in use gives too; sharing violation; lock violation
_WAITS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds between tries: scanners and indexers release a new file sooner, a running game does not release it at all."""


def safe_name(name: str) -> str:
    """Return a name that a file can have in a folder of any system, without a path in it."""
    safe = _UNSAFE.sub("_", name).rstrip(". ") or "_"
    return f"_{safe}" if _DEVICE.fullmatch(safe) else safe


def unusable_name(path: str | os.PathLike[str], is_windows: bool = IS_WINDOWS) -> str:
    """Return the part of a path that Windows would take for a device or spell otherwise; empty if there is none."""
    if not is_windows:
        return ""
    place = PureWindowsPath(path)
    names = place.parts[1:] if place.anchor else place.parts
    return next((name for name in names if name != ".." and safe_name(name) != name), "")


def long_path(
    path: str, *, below: bool = False, is_windows: bool = IS_WINDOWS, folder: Callable[[], str] = os.getcwd
) -> str:
    """Return a path that also reaches files deeper than 260 characters, which most programs cannot open.

    Parameters
    ----------
    path : str
        The path; a short one, or one on another system, is returned unchanged.
    below : bool
        Whether longer paths will be made from it.
    is_windows, folder
        Answers of the system: whether it is Windows, and the working folder.
    """
    if not is_windows or path.startswith(("\\\\?\\", "\\\\.\\")):
        return path
    whole = ntpath.normpath(ntpath.join(folder(), path))
    if len(whole) < _ROOM and not below:
        return path
    return f"\\\\?\\UNC{whole[1:]}" if whole.startswith("\\\\") else f"\\\\?\\{whole}"


def restore_spelling(place: str, root: str, spelling: str) -> str:
    """Return a place below a root with the user's spelling of that root."""
    return place if root == spelling else spelling.rstrip("\\/") + place.removeprefix(root.rstrip("\\"))


def is_locked(error: OSError) -> bool:
    """Return whether another program may have locked the file; only Windows refuses access for that."""
    return getattr(error, "winerror", None) in _LOCKED


def retry_while_locked(run: Callable[[], Done], wait: Callable[[float], None] = time.sleep) -> Done:
    """Call a function again while another program has locked the file: a few tries in less than two seconds.

    Raises the `OSError` of the last try.
    """
    for seconds in _WAITS:
        try:
            return run()
        except OSError as error:
            if not is_locked(error):
                raise
        wait(seconds)
    return run()
