"""Errors and warnings of the library. Every error that bad data can cause derives from `NavspecError`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import Any, Self

MAX_BYTES = 256 * 1024 * 1024
"""Largest input that is read, as tables or as a tree."""


class NavspecError(Exception):
    """Root of all errors of this library.

    Examples
    --------
    >>> try:
    ...     navspec.graph("build/demo", kind="train")
    ... except navspec.NavspecError as error:
    ...     print(error)
    kind: unknown value 'train'; use vehicle, boat or ped
    """


class NavspecWarning(UserWarning):
    """Root of all warnings of this library.

    Examples
    --------
    Turn the warnings of navspec into errors:

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("error", navspec.NavspecWarning)
    ...     navspec.check("maps/koth_lake.nav").fails
    False
    """


class FamilyWarning(NavspecWarning):
    """A family of formats from another package does not work, and is left out or has failed.

    Examples
    --------
    Stop instead of working without the family:

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("error", navspec.FamilyWarning)
    ...     len(navspec.formats())
    11
    """


class LinkWarning(NavspecWarning):
    """A file that was replaced has other names, which lead to what it was before.

    Examples
    --------
    >>> import os, warnings
    >>> os.link("GTASAsf1.b", "second_name.b")
    >>> with warnings.catch_warnings(record=True) as caught:
    ...     warnings.simplefilter("always")
    ...     edited = navspec.edit("GTASAsf1.b", {"money": 5}, apply=True)
    >>> caught[0].category
    <class 'navspec.errors.LinkWarning'>
    """


class ReadError(NavspecError, ValueError):
    """Bytes that do not fit their format.

    Attributes
    ----------
    code : str
        Rule code of the fault, `STRUCTURE` where no rule names it.
    kind : str
        Kind of the fault: `end` (the file ends too early), `count` (a list does not fit the bytes left), `value` (a
        value is not allowed), empty for anything else.
    format : str
        Id of the spec that was read, empty where none was chosen.
    pointer : str
        JSON Pointer of the field, such as `/nodes/3/flags`.
    offset : int
        Byte offset in the file.
    length : int
        Bytes concerned, 0 where none are.
    expected, actual : str
        The expected value, and the one that was read.
    hint : str
        Advice on what to do next.
    path : str
        The file, as the user named it.

    Examples
    --------
    >>> try:
    ...     navspec.load("maps/de_cut.nav")
    ... except navspec.ReadError as error:
    ...     print(error.code, error.kind, error.pointer, hex(error.offset))
    NAV_TRUNCATED end /areas/3/num_encounters 0x1ad
    """

    def __init__(
        self,
        message: str,
        *,
        code: str = "STRUCTURE",
        kind: str = "",
        format: str = "",
        pointer: str = "",
        offset: int = 0,
        length: int = 0,
        expected: str = "",
        actual: str = "",
        hint: str = "",
        path: str = "",
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.kind = kind
        self.format = format
        self.pointer = pointer
        self.offset = offset
        self.length = length
        self.expected = expected
        self.actual = actual
        self.hint = hint
        self.path = path

    def without_traceback(self) -> Self:
        """Return the error without its traceback and causes, which would keep the data that was read in memory."""
        self.__cause__ = self.__context__ = None
        return self.with_traceback(None)

    def complete_rows(self, table: str) -> int | None:
        """Return the number of complete rows of a list of the root before the fault; None if the fault is not in that
        list.
        """
        head, _, rest = self.pointer.removeprefix("/").partition("/")
        row = rest.partition("/")[0]
        return int(row) if head == table and row.isdecimal() else None

    def __str__(self) -> str:
        where = f"{self.path}: " if self.path else ""
        field = f" at {self.pointer}" if self.pointer else ""
        hint = f". {self.hint}" if self.hint else ""
        return f"{where}{self.message}{field}, offset 0x{self.offset:X}{hint}"


class UnknownFormat(ReadError):
    """No format claims the input.

    `tried` gives for each family the reason why its formats do not fit. `kind` is the kind of the file, if its
    beginning shows it: a kind that navspec does not read, such as `ps2_psu`, or a placeholder for the file, such as
    `NOT_DOWNLOADED`.

    Examples
    --------
    >>> try:
    ...     navspec.identify(b"not a file of a game")
    ... except navspec.UnknownFormat as error:
    ...     print(error.code, len(error.tried) > 0)
    FORMAT_UNKNOWN True
    """

    def __init__(
        self, message: str, *, tried: dict[str, str] | None = None, kind: str = "", hint: str = "", path: str = ""
    ) -> None:
        super().__init__(message, code="FORMAT_UNKNOWN", kind=kind, hint=hint, path=path)
        self.tried = tried or {}

    def __str__(self) -> str:
        where = f"{self.path}: " if self.path else ""
        hint = f". {self.hint}" if self.hint else ""
        return f"{where}{self.message}{hint}"


class UnsupportedVersion(ReadError):
    """The format is known, this version of it is not.

    Examples
    --------
    >>> try:
    ...     navspec.load(bytes.fromhex("cefaedfe 63000000"), name="future.nav")
    ... except navspec.UnsupportedVersion as error:
    ...     print(error.pointer, error.actual)
    /version 99
    """


class LimitExceeded(ReadError):
    """The input is larger than this library accepts.

    Examples
    --------
    >>> with open("large.nav", "wb") as file:
    ...     size = file.truncate(256 * 1024 * 1024 + 1)
    >>> try:
    ...     navspec.load("large.nav")
    ... except navspec.LimitExceeded as error:
    ...     print(error.path)
    large.nav
    """


class Unreachable(ReadError):
    """An address from which nothing can be downloaded."""

    def __str__(self) -> str:
        return f"{self.path}: {self.message}. {self.hint}"


def unreadable(error: OSError, path: str = "") -> ReadError:
    """Return the error for a file that the operating system does not let the user read."""
    path = os.fsdecode(error.filename) if error.filename is not None else path
    return ReadError(
        f"this cannot be opened: {error.strerror or error}",
        code="FILE_UNREADABLE",
        path=path,
        hint="Allow reading it, or close the program that has it open; nothing was looked at in it",
    )


class WriteError(NavspecError, ValueError):
    """Data that would not read back as they are; nothing was written.

    Attributes
    ----------
    pointer : str
        JSON Pointer of the field that does not fit.

    Examples
    --------
    >>> try:
    ...     navspec.edit("GTASAsf1.b", {"money": 10**12})
    ... except navspec.WriteError as error:
    ...     print(error.pointer)
    /player_info/money
    """

    def __init__(self, message: str, *, pointer: str = "") -> None:
        super().__init__(f"{pointer}: {message}" if pointer else message)
        self.message = message
        self.pointer = pointer


class NoSuchPart(NavspecError, KeyError, IndexError):
    """A table, a field or a row that a file does not have.

    Parameters
    ----------
    message : str
        The part that is missing.
    hint : callable, optional
        Returns the end of the message. It is called when the message is read, which code that looks for optional parts
        never does.

    Examples
    --------
    >>> area = navspec.tables("build/demo/NODES28.DAT")
    >>> try:
    ...     area.column("nodes", "colour")
    ... except navspec.NoSuchPart:
    ...     print("no such column")
    no such column
    """

    def __init__(self, message: str = "", hint: Callable[[], str] | None = None) -> None:
        super().__init__(message)
        self._hint = hint

    def __str__(self) -> str:
        hint, self._hint = self._hint, None
        if hint is not None:
            self.args = (f"{self.args[0]}{hint()}",)
        return Exception.__str__(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self),)


_MIN_SIMILARITY = 0.6
_MAX_SIMILARITY_LOSS = 0.1
"""Most by which a suggestion may be less similar than the best one."""
_MAX_LISTED = 6
"""Most allowed values that an error lists. If there are more, it only suggests values spelled like the wrong one."""


def closest(name: str, names: Iterable[str], *, likeness: float = _MIN_SIMILARITY) -> str:
    """Return the known names most similar to a misspelt one as the end of an error's sentence, in any case of letters.

    `likeness` is the required similarity, from 0 to 1.
    """
    matches = close_matches(name, names, likeness)
    return f"; did you mean {' or '.join(matches)}?" if matches else ""


def close_matches(name: str, names: Iterable[str], likeness: float) -> list[str]:
    """Return up to three known names that are similar to a name in any case of letters, the most similar one first."""
    from difflib import SequenceMatcher, get_close_matches

    spellings = {spelling.casefold(): spelling for spelling in names}
    matches = get_close_matches(name.casefold(), spellings, n=3, cutoff=likeness)
    similarity = {match: SequenceMatcher(None, match, name.casefold()).ratio() for match in matches}
    lowest = max(similarity.values(), default=0.0) - _MAX_SIMILARITY_LOSS
    return [spellings[match] for match in matches if similarity[match] >= lowest]


def suggest_values(value: str, allowed: Iterable[str]) -> str:
    """Return the end of an error's sentence about an unknown value: the allowed ones, or of many those spelled like it."""
    values = list(allowed)
    listed = f"; use {join_alternatives(values)}"
    return listed if len(values) <= _MAX_LISTED else closest(value, values) or listed


def join_alternatives(words: Iterable[str]) -> str:
    """Return words with commas between them, and `or` before the last one."""
    *leading, last = words
    return f"{', '.join(leading)} or {last}" if leading else last
