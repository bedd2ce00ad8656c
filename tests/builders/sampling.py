"""What a sample is: files that break a rule by one edit or hold it, with every finding that they must give."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

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

    The files are to be checked as single named files, or as a folder where `folder` says so, with some settings; those of
    `beside` are only there.
    """

    name: str
    code: str
    kind: Kind
    about: str
    folder: bool
    build: Callable[[], Result]
    settings: Mapping[str, Any] = field(default_factory=dict)
    beside: Mapping[str, bytes] = field(default_factory=dict)

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


class FileSamples(list[Sample]):
    """Samples that are one file each, of one name, given with what they must give."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path

    def fails(self, code: str, about: str, data: bytes, *expected: Expected, **more: Any) -> None:
        """A failing sample of a rule; `more` are `settings` and `beside` of a sample."""
        self._add("fail", code, about, data, expected, more)

    def passes(self, about: str, data: bytes, *codes: str, **more: Any) -> None:
        """A passing sample of some rules."""
        for code in codes:
            self._add("pass", code, about, data, (), more)

    def expected(self, code: str, severity: str, pointer: str, offset: int, length: int) -> Expected:
        """A finding in the file."""
        return Expected(code, severity, self.path, pointer, offset, length)

    def _add(
        self, kind: Kind, code: str, about: str, data: bytes, expected: tuple[Expected, ...], more: dict[str, Any]
    ) -> None:
        letter = "abcdefghijkl"[sum(each.code == code and each.kind == kind for each in self)]
        name, result = f"{code}-{kind}-{letter}", ({self.path: data}, list(expected))
        self.append(Sample(name, code, kind, about, False, lambda: result, **more))
