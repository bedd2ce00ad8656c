"""What an operation is asked: built once from the arguments of a public function, and passed on whole."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from navspec.errors import NavspecError
from navspec.family.rules.options import Options
from navspec.inputs.archive import read_source
from navspec.inputs.file import Opened, open_content
from navspec.inputs.source import Source
from navspec.version import __version__

Progress = Callable[[str, int, int], None]
"""Called with what is done, such as `checked`, how much of it, and how much there is."""


@dataclass(frozen=True, slots=True)
class Request:
    """Which files, how to read them, which rules to ask, and who wants to know how far it is.

    Attributes
    ----------
    sources : tuple of sources
        As they were given.
    name : str or None
        File name for bytes.
    format, variant : str or None
        Read every file as this instead of finding out.
    settings : mapping
        What the files do not say themselves.
    base : path or None
        Folder or archive with a full set, over which the given files are laid.
    options : Options
        Which rules, and how severe.
    progress : callable or None
        Called while files are worked on.
    jobs : int
        Processes for several sets.
    version : str
        What is written into records.
    """

    sources: tuple[Source, ...]
    name: str | None = None
    format: str | None = None
    variant: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    base: str | os.PathLike[str] | None = None
    options: Options = field(default_factory=Options)
    progress: Progress | None = None
    jobs: int = 1
    version: str = __version__

    @property
    def paths(self) -> list[str]:
        """The sources that are paths."""
        return [os.fspath(source) for source in self.sources if isinstance(source, str | os.PathLike)]

    def opened(self) -> Opened:
        """Its one file.

        Raises as `read_source` and `open_content`.
        """
        return open_content(read_source(self.sources[0], self.name or ""), self.format, self.variant)


def several(source: Source | Sequence[Source]) -> tuple[Any, ...]:
    """One source, or a list of them, as many; raises `NavspecError` where there is none, as for a pattern that fits nothing."""
    if isinstance(source, list | tuple) and not source:
        raise NavspecError("source: this list is empty; name at least one file or folder")
    return tuple(source) if isinstance(source, list | tuple) else (source,)


def codes(given: str | Iterable[str]) -> tuple[str, ...]:
    """Codes of rules; one alone may come as it is."""
    return (given,) if isinstance(given, str) else tuple(map(str, given))
