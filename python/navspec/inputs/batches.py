"""Batches of very many files: files that can be checked without the others, by their names only."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from zlib import crc32

from navspec.errors import ReadError, Unreachable, unreadable
from navspec.families import families
from navspec.inputs.discovery import Discovery, apply_options, deduplicate, discover, group_files, iter_sources
from navspec.inputs.request import Request
from navspec.inputs.source import Content, base_name, is_folder
from navspec.inputs.unknown_files import no_known_file_error
from navspec.inputs.walk import iter_candidate_groups, read_sources

_BATCH_SIZE = 256
"""Approximate number of files of a batch.

A hash of the name of its last file ends it, so that a new file does not move the files of all other batches.
"""
_MAX_BATCH_SIZE = 1024

Path = str | ReadError
"""A path, or the error that says why there is none."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Files that can be checked without all others.

    `folder` is the given folder that contains the files, empty for files that were named; `groups` are files that have to
    stay together.
    """

    folder: str
    groups: tuple[tuple[Path, ...], ...]

    @property
    def paths(self) -> list[Path]:
        """Paths of the files."""
        return [path for group in self.groups for path in group]

    @property
    def key(self) -> str:
        """Key that identifies the batch: the same files have the same key at any time, on any machine."""
        names = "\0".join(path.path if isinstance(path, ReadError) else path for path in (self.folder, *self.paths))
        return hashlib.sha256(names.encode("utf-8", "surrogateescape")).hexdigest()[:16]

    def split(self) -> list[Batch]:
        """Return the same files in as many batches as possible; an empty list if this one cannot be split."""
        return [Batch(self.folder, (group,)) for group in self.groups] if len(self.groups) > 1 else []


def iter_batches(request: Request, shard: tuple[int, int] = (1, 1)) -> Iterator[Batch]:
    """Yield the batches of all files of a request, or of a shard: shard 3 of 16 is `(3, 16)`.

    Only the first bytes of files are read, to recognise archives.
    """
    number, count = shard
    named: list[str] = []
    for source in deduplicate(request.sources):
        path = str(source)
        try:
            if is_folder(path):
                groups = (group for paths in iter_candidate_groups(path) for group in _group_paths(paths))
                yield from _cut_batches(path, _select_shard(groups, number, count))
                continue
        except Unreachable:  # reading it raises the error
            pass
        named.append(path)
    yield from _cut_batches("", _select_shard(_group_paths(named), number, count))


def _select_shard(groups: Iterable[tuple[Path, ...]], number: int, count: int) -> Iterator[tuple[Path, ...]]:
    return (group for group in groups if _hash_path(group[0]) // _MAX_BATCH_SIZE % count == number - 1)


def _hash_path(path: Path) -> int:
    name = path.path if isinstance(path, ReadError) else path
    return crc32(name.encode("utf-8", "surrogateescape"))


def _group_paths(paths: Iterable[Path]) -> Iterator[tuple[Path, ...]]:
    """Yield files that stay together: files in one folder that may belong to one set, and every other file separately."""
    together: dict[str, list[str]] = {}
    for path in paths:
        if isinstance(path, ReadError) or not _may_be_of_set(path):
            yield (path,)
        else:
            together.setdefault(path[: len(path) - len(base_name(path))] or os.curdir, []).append(path)
    yield from map(tuple, together.values())


def _may_be_of_set(path: str) -> bool:
    name = base_name(path)
    return any(family.sets is not None and family.sets.number(name) is not None for family in families().values())


def _cut_batches(folder: str, groups: Iterable[tuple[Path, ...]]) -> Iterator[Batch]:
    pending, count = list[tuple[Path, ...]](), 0
    for group in groups:
        pending.append(group)
        count += len(group)
        if count >= _MAX_BATCH_SIZE or _hash_path(group[0]) % _BATCH_SIZE < len(group):
            yield Batch(folder, tuple(pending))
            pending, count = [], 0
    if pending:
        yield Batch(folder, tuple(pending))


def discover_batch(batch: Batch, request: Request) -> Discovery:
    """Return the files of a batch in the form of `discover`; without a file of a known format the result is empty."""
    if batch.folder:
        discovery = group_files([(batch.folder, False, read_sources(batch.paths, request.format))], request)
    else:
        batch_request = replace(request, sources=tuple(path for path in batch.paths if isinstance(path, str)))
        discovery = group_files(
            ((source, is_named, _skip_removed(files)) for source, is_named, files in iter_sources(batch_request)),
            batch_request,
        )
    apply_options(discovery.units, request, are_some=True)
    return discovery


def _skip_removed(files: Iterator[Content | ReadError]) -> Iterator[Content | ReadError]:
    """Yield files, and an error for a file that was removed in the meantime."""
    try:
        yield from files
    except FileNotFoundError as error:
        yield unreadable(error)


def discover_batches(request: Request) -> Iterator[Discovery]:
    """Yield the files of a request in the form of `discover`, batch by batch, so that memory does not depend on their number.

    Bytes are never that many, so that they are one batch. Raises as `discover`; for a folder without known files at the end.
    """
    if len(request.paths) < len(request.sources):
        yield discover(request)
        return
    known_folders, empty = set[str](), list[str]()
    for batch in iter_batches(request):
        discovery = discover_batch(batch, request)
        if not batch.folder:
            empty += discovery.empty
        elif discovery.units or discovery.reported:
            known_folders.add(batch.folder)
        yield discovery
    for path in (*empty, *(folder for folder in request.paths if folder not in known_folders and is_folder(folder))):
        raise no_known_file_error(path)


def digest_files(discovery: Discovery) -> str:
    """Return a digest of the paths and contents of all files, which are read for it."""
    digest = hashlib.sha256()
    files = [(file.content.path, file.content.sha256) for unit in discovery.units for file in unit.files]
    unread = [(file.path, file.content.sha256 if file.content else str(file.error)) for file in discovery.reported]
    for path, content in sorted((*files, *unread)):
        digest.update(f"{path}\0{content}\0".encode("utf-8", "surrogateescape"))
    return digest.hexdigest()
