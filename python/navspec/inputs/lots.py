"""Very many files, some at a time: which of them can be worked on without the others is told by their names alone."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from zlib import crc32

from navspec.errors import ReadError, UnknownFormat, Unreachable, unreadable
from navspec.families import families
from navspec.inputs.request import Request
from navspec.inputs.sets import Found, distinct, equip, find, gathered, walk
from navspec.inputs.source import Content, base_name, is_folder
from navspec.inputs.walk import candidates_in, contents_of

_USUAL = 256
"""Files of a lot, about: the names of some end it, so that another file does not move those of all other lots."""
_MOST = 1024

Path = str | ReadError
"""A path, or why there is none."""


@dataclass(frozen=True, slots=True)
class Lot:
    """Files that can be worked on without all others.

    `folder` is the one that was given and that they were found in, empty for files that were named; `atoms` are those files
    that have to stay together.
    """

    folder: str
    atoms: tuple[tuple[Path, ...], ...]

    @property
    def paths(self) -> list[Path]:
        """Its files."""
        return [path for atom in self.atoms for path in atom]

    @property
    def key(self) -> str:
        """What tells it from all other lots: the same files make the same one at any time, on any machine."""
        names = "\0".join(each.path if isinstance(each, ReadError) else each for each in (self.folder, *self.paths))
        return hashlib.sha256(names.encode("utf-8", "surrogateescape")).hexdigest()[:16]

    def apart(self) -> list[Lot]:
        """The same files in as many lots as can be; none where that is this one."""
        return [Lot(self.folder, (atom,)) for atom in self.atoms] if len(self.atoms) > 1 else []


def lots(request: Request, shard: tuple[int, int] = (1, 1)) -> Iterator[Lot]:
    """All files of a request, of which nothing is read but what tells archives; of shard 3 of 16, as `(3, 16)`, its share."""
    number, count = shard
    named: list[str] = []
    for source in distinct(request.sources):
        path = str(source)
        try:
            if is_folder(path):
                atoms = (atom for found in candidates_in(path) for atom in _atoms(found))
                yield from _cut(path, _share(atoms, number, count))
                continue
        except Unreachable:  # reading it tells why
            pass
        named.append(path)
    yield from _cut("", _share(_atoms(named), number, count))


def _share(atoms: Iterable[tuple[Path, ...]], number: int, count: int) -> Iterator[tuple[Path, ...]]:
    return (atom for atom in atoms if _hash(atom[0]) // _MOST % count == number - 1)


def _hash(path: Path) -> int:
    name = path.path if isinstance(path, ReadError) else path
    return crc32(name.encode("utf-8", "surrogateescape"))


def _atoms(paths: Iterable[Path]) -> Iterator[tuple[Path, ...]]:
    """What stays together: files in one folder that may be of one set, each other file alone."""
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


def _cut(folder: str, atoms: Iterable[tuple[Path, ...]]) -> Iterator[Lot]:
    gathered, count = list[tuple[Path, ...]](), 0
    for atom in atoms:
        gathered.append(atom)
        count += len(atom)
        if count >= _MOST or _hash(atom[0]) % _USUAL < len(atom):
            yield Lot(folder, tuple(gathered))
            gathered, count = [], 0
    if gathered:
        yield Lot(folder, tuple(gathered))


def find_lot(lot: Lot, request: Request) -> Found:
    """The files of a lot as `find` has them; where no file is known, there is none."""
    if lot.folder:
        found = gathered([(lot.folder, False, contents_of(lot.paths, request.format))], request)
    else:
        alone = replace(request, sources=tuple(path for path in lot.paths if isinstance(path, str)))
        found = gathered(((source, is_named, _there(files)) for source, is_named, files in walk(alone)), alone)
    equip(found.units, request, are_some=True)
    return found


def _there(files: Iterator[Content | ReadError]) -> Iterator[Content | ReadError]:
    """Files; of one that has gone meanwhile that it has."""
    try:
        yield from files
    except FileNotFoundError as error:
        yield unreadable(error)


def found_in(request: Request) -> Iterator[Found]:
    """The files of a request as `find` has them, a lot at a time, so that memory does not depend on their number.

    Bytes, of which there cannot be as many, are one lot. Raises as `find`; for a folder in which nothing is known at the end.
    """
    if len(request.paths) < len(request.sources):
        yield find(request)
        return
    known, empty = set[str](), list[str]()
    for lot in lots(request):
        found = find_lot(lot, request)
        if not lot.folder:
            empty += found.empty
        elif found.units or found.reported:
            known.add(lot.folder)
        yield found
    for path in (*empty, *(each for each in request.paths if each not in known and is_folder(each))):
        raise UnknownFormat("nothing in here is of a format that navspec knows", path=path)


def digest(found: Found) -> str:
    """Of the paths and contents of all files, which are read for that."""
    made = hashlib.sha256()
    files = [(file.content.path, file.content.sha256) for unit in found.units for file in unit.files]
    unread = [(each.path, each.content.sha256 if each.content else str(each.error)) for each in found.reported]
    for path, content in sorted((*files, *unread)):
        made.update(f"{path}\0{content}\0".encode("utf-8", "surrogateescape"))
    return made.hexdigest()
