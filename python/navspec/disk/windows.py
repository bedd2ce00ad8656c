"""What is special about files on Windows, in one place: names, long paths, and files that other programs hold.

Whatever only Windows can answer is a parameter, so that all of it is tested on every system.
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
"""Bytes of the longest name that a folder takes, with room for the end of a backup."""

_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])( *\..*)?", re.IGNORECASE)
_ROOM = 248 - 36
"""Characters of a path from which on what is made beside it may be too long: folders may have 248, our own names take 36."""
_LOCKED = (5, 32, 33)  # access denied, which a replaced file in use gives too; sharing violation; lock violation
_WAITS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds between tries: scanners and indexers look at a new file for less, a game that runs does not let it go."""


def safe_name(name: str) -> str:
    """A name under which a file can stand in a folder of any system, and nowhere else."""
    safe = _UNSAFE.sub("_", name).rstrip(". ") or "_"
    return f"_{safe}" if _DEVICE.fullmatch(safe) else safe


def unusable_name(path: str | os.PathLike[str], is_windows: bool = IS_WINDOWS) -> str:
    """The part of a path that Windows would take for a device or spell otherwise; empty where there is none."""
    if not is_windows:
        return ""
    place = PureWindowsPath(path)
    names = place.parts[1:] if place.anchor else place.parts
    return next((name for name in names if name != ".." and safe_name(name) != name), "")


def long_path(
    path: str, *, below: bool = False, is_windows: bool = IS_WINDOWS, folder: Callable[[], str] = os.getcwd
) -> str:
    """A path by which a file is reached that lies deeper than 260 characters, of which most programs know nothing.

    Parameters
    ----------
    path : str
        As it was given; a short one, or one on another system, comes back as it is.
    below : bool
        Whether paths are made of it that may be long.
    is_windows, folder
        What the system says: whether it is Windows, and the working folder.
    """
    if not is_windows or path.startswith(("\\\\?\\", "\\\\.\\")):
        return path
    whole = ntpath.normpath(ntpath.join(folder(), path))
    if len(whole) < _ROOM and not below:
        return path
    return f"\\\\?\\UNC{whole[1:]}" if whole.startswith("\\\\") else f"\\\\?\\{whole}"


def restore_spelling(place: str, root: str, spelling: str) -> str:
    """What a place below a root is called by those who have given the root as another path."""
    return place if root == spelling else spelling.rstrip("\\/") + place.removeprefix(root.rstrip("\\"))


def is_locked(error: OSError) -> bool:
    """Whether another program may hold the file; only Windows refuses for that."""
    return getattr(error, "winerror", None) in _LOCKED


def retry_while_locked(run: Callable[[], Done], wait: Callable[[float], None] = time.sleep) -> Done:
    """Do what a program that holds a file may keep from being done for a moment: a few tries, less than two seconds.

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
