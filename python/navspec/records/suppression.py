"""Suppressed findings: which the user wants to leave out, why, and how many there were."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch
from functools import lru_cache
from typing import Literal

from navspec.errors import NavspecError
from navspec.errors.arguments import validate_fields
from navspec.records.record import Natural, Pointer, PythonOnly, Record


@validate_fields
@dataclass(frozen=True, slots=True)
class Suppress:
    """Findings that a report leaves out.

    A rule that reports unreadable files has to be named by its whole code.

    - code: Code of a rule, or the beginning of several codes.
    - reason: Why these findings do not matter; not empty.
    - path: Pattern of their files, such as `maps/**/*.nav`; a folder that matches includes the files below it. Default: all
      files.
    - pointer: JSON Pointer to a place in the file, which includes the places below it. Default: the whole file.
    - root: Folder in which `path` begins. Default: the working folder.

    Raises `NavspecError` if code or reason is empty or not a text, or if `pointer` is not a JSON Pointer.

    Examples
    --------
    >>> accepted = navspec.Suppress("SA_PATHS_LENGTH", "our tool rounds lengths", path="my_paths/**")
    >>> navspec.check("my_paths", suppress=[accepted])
    <Report of 64 files: 5 errors, 12 warnings, 1 info>
    """

    code: str
    reason: str
    path: str = ""
    pointer: str = ""
    root: str = ""

    def __post_init__(self) -> None:
        if not self.code.strip():
            raise NavspecError("what is suppressed needs the code of a rule, or the beginning of one")
        if not self.reason.strip():
            raise NavspecError(f"{self.code} is suppressed without a reason; say why these findings do not matter")
        if self.pointer and not self.pointer.startswith("/"):
            raise NavspecError(
                f"{self.code} is suppressed at '{self.pointer}', which is not a pointer: pointers begin with /"
            )

    def covers(self, path: str) -> bool:
        """Return whether findings in a file are suppressed."""
        return not self.path or fits(self.path, path, self.root)

    def leads_to(self, pointer: str) -> bool:
        """Return whether findings at a pointer are suppressed."""
        prefix = self.pointer.rstrip("/")
        return pointer == prefix or pointer.startswith(f"{prefix}/") or not prefix


Place = tuple[str, Literal["error", "warning", "info"], str]
"""Code, severity and path of findings that are counted together."""


@dataclass(frozen=True, slots=True)
class Suppressed(Record):
    """A suppression, and its number of findings.

    - code, path, pointer, reason: Values of the suppression; path and pointer are empty if they were not given.
    - count: Number of findings that were left out; if several suppressions match a finding, the first one counts it.
    - needless: Whether matching rules and files were checked, and nothing was found.
    - places: Number of findings by code, severity and path; JSON only has their total.

    Examples
    --------
    >>> accepted = navspec.Suppress("SA_PATHS_LENGTH", "our tool rounds lengths")
    >>> (suppressed,) = navspec.check("my_paths", suppress=[accepted]).suppressed
    >>> suppressed.count, suppressed.reason
    (5, 'our tool rounds lengths')
    """

    code: str
    path: str
    pointer: Pointer
    reason: str
    count: Natural
    needless: bool
    places: PythonOnly[Mapping[Place, int]] = field(default_factory=dict)

    def with_path(self, path: str) -> Suppressed:
        """Return the record with a path for findings that have none."""
        return replace(self, places={(code, level, at or path): n for (code, level, at), n in self.places.items()})

    def __str__(self) -> str:
        """Return the code, and the path and pointer if they are given."""
        where = " ".join(filter(None, (self.path, self.pointer)))
        return f"{self.code} in {where}" if where else self.code


def fits(pattern: str, path: str, root: str = "") -> bool:
    """Return whether a path, or a folder or an archive above it, matches a pattern.

    `*` and `?` match any characters of one name, `[ab]` for one of some, and `**` for any number of folders. Names are
    compared as the system does. An empty path matches no pattern.

    Parameters
    ----------
    pattern : str
        Such as `maps/**/*.nav`; files in an archive lie below it.
    path : str
        The path as it was given; a file in an archive has the path of the archive, a colon, and its name.
    root : str
        The folder in which the pattern begins. Default: the working folder.
    """
    return bool(path) and _fits(pattern, path, root, os.getcwd())  # noqa: PTH109 - a text


@lru_cache(maxsize=1 << 14)
def _fits(pattern: str, path: str, root: str, working: str) -> bool:
    above, names = (_names(os.path.normpath(os.path.join(working, folder))) for folder in (root, path))  # noqa: PTH118
    if names[: len(above)] != above:
        return False
    names = names[len(above) :]
    reached = {0}  # numbers of names that the pattern up to here may match
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
