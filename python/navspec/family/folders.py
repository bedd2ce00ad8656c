"""What is asked otherwise of the files of some folders."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from navspec.errors.arguments import made_public
from navspec.records.globs import fits
from navspec.records.report import Severity


@made_public
@dataclass(frozen=True, slots=True)
class Folder:
    """What is asked otherwise of files in some folders than of all others; what is None stays as it is.

    Files that are checked together are meant where all of them fit. Of several that mean a file, the later ones win.

    - path: Pattern of the files, as in `maps/**/*.nav`; what lies below a folder that fits is meant as well.
    - select, ignore: Codes of rules to run or to leave out, or beginnings of codes.
    - severity: Severity by code, beside those of all files.
    - profile, base: As for `check`.
    - settings: What the files do not say, beside that of all files.
    - root: The folder in which `path` begins; the working folder unless given.

    Raises `NavspecError` for what is of another kind, such as codes that are no list.
    """

    path: str
    select: Sequence[str] | None = None
    ignore: Sequence[str] | None = None
    severity: Mapping[str, Severity] = field(default_factory=dict)
    profile: str | None = None
    base: str | os.PathLike[str] | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    root: str = ""

    def holds(self, paths: Iterable[str]) -> bool:
        """Whether files that are checked together are meant."""
        return all(fits(self.path, each, self.root) for each in paths)
