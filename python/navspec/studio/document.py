"""Documents: files that are opened and edited together, with their history."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from threading import RLock
from types import MappingProxyType
from typing import Literal

from navspec.columns import Tables
from navspec.errors import NavspecError
from navspec.inputs.discovery import Unit
from navspec.inputs.file import InputFile
from navspec.records.report import Report
from navspec.studio.deltas import compact_history
from navspec.studio.disk import DiskFiles
from navspec.studio.journal import Journal, Kind
from navspec.studio.state import State

_REPORTS = 2
"""Reports that are kept: the present one, and that before the last change."""


class Outdated(NavspecError):
    """The document has changed since the page saw it last, by another window or an earlier click."""


@dataclass(frozen=True, slots=True)
class EditStep:
    """A step of the history.

    Attributes
    ----------
    title : str
        The change in a few words.
    before, after : mapping
        The changed files before and after it, by path; None for one that does not exist.
    """

    title: str
    before: Mapping[str, InputFile | None]
    after: Mapping[str, InputFile | None]


@dataclass(eq=False)
class Document:
    """Files that are edited together.

    Attributes
    ----------
    id : int
        Number by which the page names it.
    title : str
        The name of the folder, archive or file.
    saved : State
        The files as they were opened or saved last.
    now : State
        The files as they are.
    revision : int
        Goes up with every change, so that a page that has not seen the last one is recognised.
    done, undone : list of EditStep
        Steps that led here, and steps that were undone, the next one to redo last.
    reports : dict
        Reports of the last revisions that were checked.
    disk : DiskFiles
        The files as they were read or saved last.
    lock, turn : RLock, asyncio.Lock
        Held by the thread that works on it, and by the request of the page in turn.
    journal : Journal or None
        Keeps the steps on the disk; None without recovery.
    origin : str
        `disk`: it was read there and is saved there; `dropped` on the page, or `made` here: it has no place of its own.
    folder : Path or None
        Folder of dropped files; None for all others.
    """

    id: int
    title: str
    saved: State
    origin: Literal["disk", "dropped", "made"] = "disk"
    folder: Path | None = None
    now: State = field(init=False)
    revision: int = 0
    done: list[EditStep] = field(default_factory=list)
    undone: list[EditStep] = field(default_factory=list)
    reports: dict[int, Report] = field(default_factory=dict, repr=False)
    disk: DiskFiles = field(init=False, repr=False)
    journal: Journal | None = field(default=None, repr=False)
    lock: RLock = field(default_factory=RLock, repr=False)
    turn: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)

    def __post_init__(self) -> None:
        self.now = self.saved
        self.disk = DiskFiles(self.saved.files.values() if self.origin == "disk" else ())

    @property
    def unit(self) -> Unit:
        """The files as they are."""
        return self.now.unit

    @property
    def changed(self) -> dict[str, InputFile | None]:
        """Files that differ from the saved ones, by path; None for removed ones."""
        before, now = self.saved.files, self.now.files
        return {
            path: now.get(path)
            for path in (*now, *(path for path in before if path not in now))
            if not _has_same_bytes(before.get(path), now.get(path))
        }

    def require_revision(self, revision: int) -> None:
        """Raise `Outdated` where the page has not seen the last change."""
        if revision != self.revision:
            raise Outdated(
                "this has changed since the page saw it last; it shows the present state now, so do it again"
            )

    def check(self) -> Report:
        """Return the report on the present files, and keep it for comparison with the next one."""
        report = self.now.report
        earlier_reports = {revision: earlier for revision, earlier in self.reports.items() if revision != self.revision}
        self.reports = dict([*earlier_reports.items(), (self.revision, report)][-_REPORTS:])
        return report

    def apply(
        self,
        title: str,
        changes: Mapping[str, InputFile | None],
        tables: Mapping[str, Tables] = MappingProxyType({}),
    ) -> bool:
        """Replace files, as a step of the history; return whether any of them differs from before.

        `tables` of some of them are taken over, so that they are not read again.
        """
        files = self.now.files
        before = {path: files.get(path) for path in changes}
        after = {path: file for path, file in changes.items() if not _has_same_bytes(before[path], file)}
        if not after:
            return False
        step = EditStep(title, {path: before[path] for path in after}, after)
        self._replace(after, tables)
        self.done.append(step)
        self.undone.clear()
        self.revision += 1
        self._log_step("do", title, step.before, step.after)
        history = (files for step in reversed(self.done) for files in (step.after, step.before))
        compact_history(history, self.now.files.values(), self.saved.files)
        return True

    def undo(self) -> EditStep:
        """Undo the last step; raises `NavspecError` where there is none."""
        if not self.done:
            raise NavspecError("there is nothing to undo")
        step = self.done.pop()
        self._replace(step.before)
        self.undone.append(step)
        self.revision += 1
        self._log_step("undo", f"undo: {step.title}", step.after, step.before)
        return step

    def redo(self) -> EditStep:
        """Redo the step that was undone last; raises `NavspecError` where there is none."""
        if not self.undone:
            raise NavspecError("there is nothing to do again")
        step = self.undone.pop()
        self._replace(step.after)
        self.done.append(step)
        self.revision += 1
        self._log_step("redo", step.title, step.before, step.after)
        return step

    def _replace(
        self, changes: Mapping[str, InputFile | None], tables: Mapping[str, Tables] = MappingProxyType({})
    ) -> None:
        """Go to the state with other files, whose tables may be known; the state before it is released."""
        before, self.now = self.now, self.now.with_files(changes, tables)
        before.release()

    def mark_saved(self, saved: State) -> None:
        """Record that the files are saved as they are in a state."""
        self.saved = saved
        if self.journal is None:
            return
        self.journal.remove()
        if self.changed:
            self._log_all_as_one()

    def _log_step(
        self, kind: Kind, title: str, before: Mapping[str, InputFile | None], after: Mapping[str, InputFile | None]
    ) -> None:
        if self.journal is not None:
            self.journal.write(kind, title, before, after)
            if self.journal.is_full:
                self._log_all_as_one()

    def _log_all_as_one(self) -> None:
        """Restart the journal with all unsaved changes as one step."""
        assert self.journal is not None
        changed, saved = self.changed, self.saved.files
        self.journal.restart("everything so far", {path: saved.get(path) for path in changed}, changed)


def _has_same_bytes(one: InputFile | None, second: InputFile | None) -> bool:
    if one is None or second is None:
        return one is second
    first, later = one.content, second.content
    return first is later or (first.size == later.size and first.is_same(later.data))
