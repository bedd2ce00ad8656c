"""Which paths a pattern of files and folders stands for."""

from __future__ import annotations

import os
from fnmatch import fnmatch
from functools import lru_cache


def fits(pattern: str, path: str, root: str = "") -> bool:
    """Whether a path, or a folder or an archive above it, is of a pattern.

    `*` and `?` stand for any characters of one name, `[ab]` for one of some, and `**` for any folders, also none. Names are
    told apart as the system does. What has no path is of no pattern.

    Parameters
    ----------
    pattern : str
        Such as `maps/**/*.nav`; files in an archive lie below it.
    path : str
        As it was given; a file in an archive has a colon behind the path of that.
    root : str
        The folder in which the pattern begins; the working folder unless given.
    """
    return bool(path) and _fits(pattern, path, root, os.getcwd())  # noqa: PTH109 - a text


@lru_cache(maxsize=1 << 14)
def _fits(pattern: str, path: str, root: str, working: str) -> bool:
    above, names = (_names(os.path.normpath(os.path.join(working, each))) for each in (root, path))  # noqa: PTH118
    if names[: len(above)] != above:
        return False
    names = names[len(above) :]
    reached = {0}  # how many names the pattern up to here may stand for
    for part in _names(pattern):
        if part == "**":
            reached = set(range(min(reached), len(names) + 1))
        else:
            reached = {at + 1 for at in reached if at < len(names) and fnmatch(names[at], part)}
        if not reached:
            return False
    return True


def _names(path: str) -> list[str]:
    slashed = os.path.normcase(path).replace(os.sep, "/").replace(":", "/")
    return [name for name in slashed.split("/") if name not in ("", ".")]
