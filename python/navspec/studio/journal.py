"""Journals: unsaved steps of a document on the disk, so that they survive the end of the studio.

A journal is `NVJ1` and records: the length of the rest of the record and its CRC-32, as unsigned numbers of 32 bits,
lowest
byte first; then a head as JSON with its length before it, and deltas of files. The first record names the files. A
file that
changes for the first time comes with its bytes before, so that a journal needs no file on the disk.
"""

from __future__ import annotations

import json
import os
import secrets
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Literal, NamedTuple
from weakref import finalize

from navspec.disk.files import lock
from navspec.inputs.file import InputFile
from navspec.studio.deltas import apply_delta, compute_delta, full_delta

MOST = 1 << 28
"""Bytes of a journal beyond which it restarts with all changes as one step."""

MARK = b"NVJ1"
ENDING = ".journal"
_VERSION = 1
_WIDTH = 4
_GONE = -1
_NONE = -1

Kind = Literal["do", "undo", "redo"]
Files = Mapping[str, InputFile | None]


class Journal:
    """The journal of a document; its file exists from the first step to the next save.

    An error of the disk does not fail the step: `trouble` has its message then.

    Parameters
    ----------
    folder : Path
        Folder of the journals, readable only by the user.
    make_header : callable
        Returns the first record, which names the edited files.
    """

    def __init__(self, folder: Path, make_header: Callable[[], Mapping[str, Any]]) -> None:
        self.trouble = ""
        self._folder = folder
        self._make_header = make_header
        self._path: Path | None = None
        self._file: IO[bytes] | None = None
        self._size = 0
        self._room = MOST
        self._known_paths: set[str] = set()
        self._depth = {"undo": 0, "redo": 0}
        self._waits = False

    @property
    def is_full(self) -> bool:
        """True where the journal should restart: it is long, or a step is missing."""
        return self._size > self._room

    def write(self, kind: Kind, title: str, before: Files, after: Files) -> None:
        """Write a step; a known step that is undone or redone is only named."""
        try:
            if self._file is None:
                self._begin()
            if kind != "do" and self._depth[kind]:
                self._append({"kind": kind})
                back = "redo" if kind == "undo" else "undo"
                self._depth = {kind: self._depth[kind] - 1, back: self._depth[back] + 1}
            else:
                self._append(*self._step(title, before, after))
                self._depth = {"undo": self._depth["undo"] + 1, "redo": 0}
            self._sync()
            self.trouble = ""
        except OSError as error:
            self._room = _NONE
            self.trouble = f"edits cannot be kept on the disk ({error.strerror or error}); save them soon"

    def restart(self, title: str, before: Files, after: Files) -> None:
        """Write all changes as one step to a new file, and delete the old one."""
        old, self._path, self._file = (self._path, self._file), None, None
        self.write("do", title, before, after)
        if self.trouble:
            _delete(self._path, self._file)
            self._path, self._file = old
        else:
            self._room = max(MOST, 2 * self._size)
            _delete(*old)

    def remove(self) -> None:
        """Delete the file: everything is saved, or discarded."""
        _delete(self._path, self._file)
        self._path = self._file = None

    @contextmanager
    def sync_once(self) -> Iterator[None]:
        """Wait for the disk once after many steps instead of after each."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False
            with suppress(OSError):  # reported with the next step
                self._sync()

    def _begin(self) -> None:
        create_private_folder(self._folder)
        self._path = self._folder / f"{secrets.token_hex(8)}{ENDING}"
        self._file = open(self._path, "xb", buffering=0, opener=open_private)  # noqa: SIM115 - as long as the journal
        finalize(self, self._file.close)
        with suppress(OSError):  # a file system without locks
            lock(self._file, shared=False)
        self._known_paths, self._depth, self._size = set(), {"undo": 0, "redo": 0}, 0
        self._put(MARK)
        self._append({"version": _VERSION, "time": time.time(), **self._make_header()})

    def _step(self, title: str, before: Files, after: Files) -> tuple[dict[str, Any], list[bytes]]:
        parts: list[bytes] = []
        entries: list[dict[str, Any]] = []
        for path, now in after.items():
            then = before[path]
            old = b"" if then is None else bytes(then.content.data)
            entry: dict[str, Any] = {"path": path, "after": _GONE}
            if path not in self._known_paths:
                entry["before"] = _GONE
                if then is not None:
                    parts.append(full_delta(old))
                    entry["before"] = len(parts[-1])
            if now is not None:
                parts.append(compute_delta(old, bytes(now.content.data)))
                entry |= {"after": len(parts[-1]), "name": now.content.name}
            entries.append(entry)
            if then is not None:
                then.content.release_if_large()
        self._known_paths.update(after)
        return {"kind": "do", "title": title, "time": time.time(), "files": entries}, parts

    def _append(self, head: Mapping[str, Any], parts: list[bytes] | None = None) -> None:
        text = json.dumps(head).encode()
        data = b"".join((len(text).to_bytes(_WIDTH, "little"), text, *(parts or ())))
        self._put(len(data).to_bytes(_WIDTH, "little") + zlib.crc32(data).to_bytes(_WIDTH, "little") + data)

    def _put(self, data: bytes) -> None:
        assert self._file is not None
        rest = memoryview(data)
        start = self._size
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:
            self._file.truncate(start)
            self._file.seek(start)
            raise
        self._size += len(data)

    def _sync(self) -> None:
        if self._file is not None and not self._waits:
            os.fsync(self._file.fileno())


class JournalRecord(NamedTuple):
    """A record of a journal: its head, and the positions of its deltas."""

    head: dict[str, Any]
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class OrphanedJournal:
    """A journal whose studio has ended.

    Attributes
    ----------
    path : Path
        The journal.
    header : mapping
        The first record, which names the edited files.
    steps : int
        Number of steps that are not undone.
    last : str
        Title of the last step.
    time : float
        Time of it, in seconds since 1970.
    """

    path: Path
    header: Mapping[str, Any]
    steps: int
    last: str
    time: float
    _records: list[JournalRecord] = field(repr=False, default_factory=list)

    @property
    def document_key(self) -> tuple[str, str, str]:
        """The key of its document: family, folder of dropped files, and path."""
        return self.header["family"], self.header["folder"], self.header["where"]

    def __iter__(self) -> Iterator[tuple[dict[str, Any], bytes]]:
        """Yield heads and deltas of all steps, up to one that is damaged."""
        with self.path.open("rb") as file:
            for record in self._records:
                file.seek(record.begin)
                yield record.head, file.read(record.end - record.begin)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the journal; raises `OSError` where another studio has it, or it is deleted."""
        with self.path.open("rb") as file:
            lock(file, shared=False)
            yield

    def remove(self) -> None:
        """Delete the journal."""
        self.path.unlink(missing_ok=True)


def find_orphans(folder: Path) -> list[OrphanedJournal]:
    """Return the journals of studios that have ended, the newest first; a running studio locks its own."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.name.endswith(ENDING))
    except OSError:
        return []
    orphans = [orphan for path in paths if (orphan := _read_orphan(path))]
    return sorted(orphans, key=lambda orphan: orphan.time, reverse=True)


def _read_orphan(path: Path) -> OrphanedJournal | None:
    try:
        with path.open("rb") as file:
            lock(file, shared=True)
            if file.read(len(MARK)) != MARK:
                return None
            first, *records = _read_records(file)
        if first.head["version"] != _VERSION:
            return None
        done: list[str] = []
        undone: list[str] = []
        for head, _, _ in records:
            if head["kind"] == "undo":
                undone.append(done.pop())
            else:
                done.append(undone.pop() if head["kind"] == "redo" else head["title"])
    except (OSError, LookupError, ValueError):
        return None
    when = max(record.head.get("time", 0) for record in (first, *records))
    return OrphanedJournal(path, first.head, len(done), done[-1] if done else "", when, records)


def _read_records(file: IO[bytes]) -> list[JournalRecord]:
    """Return all complete records."""
    records: list[JournalRecord] = []
    while len(start := file.read(2 * _WIDTH)) == 2 * _WIDTH:
        length, check = (int.from_bytes(start[at : at + _WIDTH], "little") for at in (0, _WIDTH))
        data = file.read(length)
        if len(data) != length or zlib.crc32(data) != check:
            break
        behind = _WIDTH + int.from_bytes(data[:_WIDTH], "little")
        end = file.tell()
        records.append(JournalRecord(json.loads(data[_WIDTH:behind]), end - length + behind, end))
    return records


def read_deltas(head: Mapping[str, Any], data: bytes) -> Iterator[tuple[dict[str, Any], bytes | None, bytes | None]]:
    """Yield for each file of a step its entry, its bytes before where they are new, and its delta.

    Raises `ValueError` for deltas that are damaged.
    """
    at = 0
    for entry in head.get("files", ()):
        parts: dict[str, bytes | None] = {"before": None, "after": None}
        for name in parts:
            size = entry.get(name, _GONE)
            if size != _GONE:
                parts[name], at = data[at : at + size], at + size
        was = None if parts["before"] is None else apply_delta(b"", parts["before"])
        yield entry, was, parts["after"]


def create_private_folder(folder: Path) -> None:
    """Make a folder that only its user can read."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    folder.chmod(0o700)


def open_private(path: str, flags: int) -> int:
    """Open a file that only its user can read; an `opener`."""
    return os.open(path, flags, 0o600)


def _delete(path: Path | None, file: IO[bytes] | None) -> None:
    if file is not None:
        file.close()
    if path is not None:
        with suppress(OSError):
            path.unlink(missing_ok=True)
