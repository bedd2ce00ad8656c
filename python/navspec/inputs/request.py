"""Requests: arguments of a public function, built once and passed on whole."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from navspec.errors import NavspecError
from navspec.family.rules.options import Options
from navspec.inputs.archive import read_source
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.source import Source
from navspec.version import __version__

Progress = Callable[[str, int, int], None]
"""Callback with the work that is done, such as `checked`, its amount, and the total."""


_DEFAULT_OPTIONS = Options()


@dataclass(frozen=True, slots=True)
class Request:
    """Sources of an operation, how to read them, which rules to run, and who follows the progress.

    Attributes
    ----------
    sources : tuple of sources
        Sources as they were given.
    name : str or None
        File name for bytes.
    format, variant : str or None
        Format and variant of every file; None to detect them.
    settings : mapping
        Facts that the files do not contain.
    base : path or None
        Folder or archive with a full set on which the given files are overlaid.
    options : Options
        Rules to run, and their severities.
    progress : callable or None
        Callback during the work.
    jobs : int
        Number of processes.
    version : str
        Version in records.
    """

    sources: tuple[Source, ...]
    name: str | None = None
    format: str | None = None
    variant: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    base: str | os.PathLike[str] | None = None
    options: Options = _DEFAULT_OPTIONS
    progress: Progress | None = None
    jobs: int = 1
    version: str = __version__

    @property
    def paths(self) -> list[str]:
        """Sources that are paths."""
        return [os.fspath(source) for source in self.sources if isinstance(source, str | os.PathLike)]

    def opened(self) -> InputFile:
        """Return the one file of the request.

        Raises as `read_source` and `open_content`.
        """
        return open_content(read_source(self.sources[0], self.name or ""), self.format, self.variant)


def as_sources(source: Source | Sequence[Source]) -> tuple[Any, ...]:
    """Return one source or a list of sources as a tuple; raises `NavspecError` for an empty list, such as a pattern without
    matches.
    """
    if isinstance(source, list | tuple) and not source:
        raise NavspecError("source: this list is empty; name at least one file or folder")
    return tuple(source) if isinstance(source, list | tuple) else (source,)


def as_codes(code_or_codes: str | Iterable[str]) -> tuple[str, ...]:
    """Return codes of rules as a tuple; a text is one code."""
    return (code_or_codes,) if isinstance(code_or_codes, str) else tuple(map(str, code_or_codes))
