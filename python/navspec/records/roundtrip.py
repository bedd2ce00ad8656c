"""Whether files survive reading and writing: what `navspec.roundtrip` returns."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, TypedDict, cast, get_args

from navspec.records.record import Natural, Result, member

State = Literal["identical", "different", "error"]


@dataclass(frozen=True, slots=True)
class Roundtrip(Result):
    """One file that was read and written.

    - path: As it was given; - is stdin.
    - format, variant: What it is; empty where that is not known.
    - size: Bytes.
    - tree: Read and written as objects.
    - tables: Read and written as columns.
    - first_difference: Offset of the first byte that differs.
    - reason: Why a plane does not read or write the file; empty where both do.
    """

    path: str
    format: str
    variant: str
    size: Natural
    tree: State
    tables: State
    first_difference: Natural | None = None
    reason: str = ""

    @property
    def state(self) -> State:
        """The worse outcome of both planes."""
        states: tuple[State, ...] = (self.tree, self.tables)
        return max(states, key=get_args(State).index)

    @property
    def fails(self) -> bool:
        """Whether the bytes are others, or a plane fails."""
        return self.state != "identical"


class Summary(TypedDict):
    """How many files, by the worse outcome of both planes."""

    files: Natural
    identical: Natural
    different: Natural
    error: Natural


@dataclass(frozen=True, slots=True)
class Roundtrips(Result):
    """Several files that were read and written."""

    files: tuple[Roundtrip, ...]

    @property
    @member()
    def summary(self) -> Summary:
        """How many files, by the worse outcome of both planes."""
        states = Counter(file.state for file in self.files)
        return cast(Summary, {"files": len(self.files), **{get_arg: states[get_arg] for get_arg in get_args(State)}})

    @property
    def fails(self) -> bool:
        """Whether a file does not come back as it was."""
        return any(file.fails for file in self.files)
