"""What an edit did, or would do, as a record: what `navspec.edit` returns and what its renderers read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NotRequired, TypedDict

from navspec.records.packed import Packed
from navspec.records.parts import Bits
from navspec.records.record import Aside, Record, Versioned
from navspec.records.report import Finding


class ChangeData(TypedDict):
    """A value that is another one afterwards.

    - pointer: JSON Pointer of the place.
    - element: What an element of a list is, where the spec says it.
    - old, new: As `navspec get` gives it; null where there was, or is, nothing.
    - old_name, new_name: The name of the value in its enum.
    - old_scaled, new_scaled: The value after scaling.
    - old_unit, new_unit: Unit of the value, after scaling where there is one.
    - old_text, new_text: The bytes as text, without the zeros behind it.
    - old_bits, new_bits: The named bits of the value.
    """

    pointer: str
    element: NotRequired[str]
    old: Any
    new: Any
    old_name: NotRequired[str]
    new_name: NotRequired[str]
    old_scaled: NotRequired[float | str]
    new_scaled: NotRequired[float | str]
    old_unit: NotRequired[str]
    new_unit: NotRequired[str]
    old_text: NotRequired[str]
    new_text: NotRequired[str]
    old_bits: NotRequired[Bits]
    new_bits: NotRequired[Bits]


class FollowData(ChangeData):
    """A value that follows from those that are set.

    - reason: Why it follows.
    - codes: The rules that ask for it.
    """

    reason: str
    codes: list[str]


@dataclass(frozen=True, slots=True)
class Change(Record):
    """A value that is set and another one afterwards.

    - pointer: Where it stands.
    - old, new: As `navspec get` gives it; None where there was, or is, nothing.
    - meant: What `old` and `new` stand for, where the spec says it: `name`, `scaled`, `unit`, `text` of each.
    - reason: Why it follows; empty for a value that was set.
    - codes: The rules that ask for it.
    - element: What it is among the elements of its list, where the spec says it.
    """

    pointer: str
    old: Any
    new: Any
    meant: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    reason: str = ""
    codes: tuple[str, ...] = ()
    element: str = ""

    @property
    def named(self) -> str:
        """The pointer, and what stands there in its list."""
        return f"{self.pointer} {self.element}".rstrip()

    def to_dict(self) -> ChangeData:
        """The change as plain data."""
        record: Any = {"pointer": self.pointer} | ({"element": self.element} if self.element else {})
        record |= {"old": self.old, "new": self.new}
        return record | {f"{side}_{what}": each for side, found in self.meant.items() for what, each in found.items()}


@dataclass(frozen=True, slots=True)
class Follow(Change):
    """A value that follows from those that are set."""

    def to_dict(self) -> FollowData:
        """The change as plain data, with its reason."""
        return {**Change.to_dict(self), "reason": self.reason, "codes": list(self.codes)}


@dataclass(frozen=True, slots=True)
class Edited(Versioned):
    """What an edit did, or would do; the same bytes give the same record.

    - path: The file, as it was given; - for stdin.
    - format, variant: What it is.
    - changes: Values that were set and are others now.
    - follows: What else is another value for that.
    - notes: What does not follow although it should, and what else is to be known.
    - found: What the rules find now and did not before.
    - gone: What they found before and do not any more.
    - refused: Why the result is not written; empty where it may be.
    - written, backup: Where it was written, and where what stood there before is kept; empty where nothing was.
    - archives: The archive that was written, where the file went into one.
    - tool_errors: Failures of navspec itself.
    - data: The file afterwards.
    """

    path: str
    format: str
    variant: str
    changes: tuple[Change, ...] = ()
    follows: tuple[Follow, ...] = ()
    notes: tuple[str, ...] = ()
    found: tuple[Finding, ...] = ()
    gone: tuple[Finding, ...] = ()
    refused: str = ""
    written: str = ""
    backup: str = ""
    archives: tuple[Packed, ...] = ()
    tool_errors: tuple[str, ...] = ()
    data: Aside[bytes] = field(default=b"", repr=False)

    @property
    def fails(self) -> bool:
        """Whether the result may not be written, or a rule could not be run."""
        return bool(self.refused or self.tool_errors)

    @property
    def is_changed(self) -> bool:
        """Whether a value is another one."""
        return bool(self.changes or self.follows)
