"""What a sample is: files that break a rule by one edit or hold it, with every finding that they must give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

PREFIX = "SA_PATHS_"
ERROR, WARNING, INFO = "error", "warning", "info"

Kind = Literal["fail", "pass"]


@dataclass(frozen=True)
class Expected:
    """One finding; `path` is a file name of the sample, "" for the set."""

    code: str
    severity: str
    path: str
    pointer: str
    offset: int
    length: int


Result = tuple[dict[str, bytes], list[Expected]]


@dataclass(frozen=True)
class Sample:
    """A sample, built when its files or findings are first asked for.

    The files are to be checked as single named files, or as a folder where `folder` says so.
    """

    name: str
    code: str
    kind: Kind
    about: str
    folder: bool
    build: Callable[[], Result]

    @cached_property
    def _result(self) -> Result:
        return self.build()

    @property
    def files(self) -> dict[str, bytes]:
        """Bytes by file name."""
        return self._result[0]

    @property
    def expected(self) -> list[Expected]:
        """Every finding that the sample must give."""
        return self._result[1]


class Samples(list[Sample]):
    """Samples in the order in which they stand in a module; `mark` keeps their names apart from those of others."""

    def __init__(self, mark: str = "") -> None:
        super().__init__()
        self.mark = mark

    def fails(self, code: str, *, folder: bool = False) -> Callable[[Callable[[], Result]], Callable[[], Result]]:
        """Register a function as a failing sample of a rule; its docstring says what was planted."""

        def decorate(build: Callable[[], Result]) -> Callable[[], Result]:
            self._register("fail", code, build, folder)
            return build

        return decorate

    def passes(self, *codes: str, folder: bool = False) -> Callable[[Callable[[], Result]], Callable[[], Result]]:
        """Register a function as a passing sample of some rules; its docstring says why it passes."""

        def decorate(build: Callable[[], Result]) -> Callable[[], Result]:
            for code in codes:
                self._register("pass", code, build, folder)
            return build

        return decorate

    def _register(self, kind: Kind, code: str, build: Callable[[], Result], folder: bool) -> None:
        code = PREFIX + code
        letter = "abcdefghij"[sum(sample.code == code and sample.kind == kind for sample in self)]
        self.append(Sample(f"{code}-{kind}-{self.mark}{letter}", code, kind, build.__doc__ or "", folder, build))
