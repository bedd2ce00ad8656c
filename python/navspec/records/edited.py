"""What an edit did, or would do, as a record: what `navspec.edit` returns and what its renderers read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from navspec.records.report import Finding, with_path

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True)
class Change:
    """A value that is another one afterwards.

    Attributes
    ----------
    pointer : str
        Where it stands.
    old, new : object
        As `navspec get` gives it; None where there was, or is, nothing.
    meant : mapping
        What `old` and `new` stand for, where the spec says it: `name`, `scaled`, `unit`, `text` of each.
    reason : str
        Why it follows; empty for a value that was set.
    codes : tuple of str
        The rules that ask for it.
    element : str
        What it is among the elements of its list, where the spec says it.
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

    def to_dict(self) -> dict[str, Any]:
        """The record of `set --format json`."""
        record = {"pointer": self.pointer} | ({"element": self.element} if self.element else {})
        record |= {"old": self.old, "new": self.new}
        record |= {f"{side}_{what}": each for side, found in self.meant.items() for what, each in found.items()}
        return record | ({"reason": self.reason, "codes": list(self.codes)} if self.reason else {})


@dataclass(frozen=True, slots=True)
class Edited:
    """What an edit did, or would do; the same bytes give the same record.

    Attributes
    ----------
    path, format, variant : str
        The file and what it is.
    changes, follows : tuple of Change
        What was set, and what else is another value for that.
    notes : tuple of str
        What the game makes of it, and what does not follow although it should.
    found, gone : tuple of Finding
        What the rules find afterwards and did not before, and the other way round.
    refused : str
        Why the result is not written; empty where it may be.
    written, backup : str
        Where it was written, and where what stood there before is kept; empty where nothing was.
    tool_errors : tuple of str
        Failures of navspec itself.
    data : bytes
        The file afterwards.
    """

    version: str
    path: str
    format: str
    variant: str
    changes: tuple[Change, ...] = ()
    follows: tuple[Change, ...] = ()
    notes: tuple[str, ...] = ()
    found: tuple[Finding, ...] = ()
    gone: tuple[Finding, ...] = ()
    refused: str = ""
    written: str = ""
    backup: str = ""
    tool_errors: tuple[str, ...] = ()
    data: bytes = field(default=b"", repr=False)

    @property
    def is_changed(self) -> bool:
        """Whether a value is another one."""
        return bool(self.changes or self.follows)

    def named(self, path: str) -> Edited:
        """The record with a path where bytes have none."""
        return replace(self, path=self.path or path, found=with_path(self.found, path), gone=with_path(self.gone, path))

    def to_dict(self) -> dict[str, Any]:
        """The whole record as plain data."""
        return {
            "schema_version": SCHEMA_VERSION,
            "tool": {"name": "navspec", "version": self.version},
            "path": self.path,
            "format": self.format,
            "variant": self.variant,
            "changes": [each.to_dict() for each in self.changes],
            "follows": [each.to_dict() for each in self.follows],
            "notes": list(self.notes),
            "found": [each.to_dict() for each in self.found],
            "gone": [each.to_dict() for each in self.gone],
            "refused": self.refused,
            "written": self.written,
            "backup": self.backup,
            "tool_errors": list(self.tool_errors),
        }
