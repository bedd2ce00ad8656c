"""Files out of archives, and what is left of files behind others."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from navspec.errors import NavspecError, ReadError, UnknownFormat
from navspec.inputs.archive import Archive, may_be_known, open_archive, read_source
from navspec.inputs.file import Opened, open_content
from navspec.inputs.request import Request
from navspec.inputs.source import Content, Source, settled
from navspec.operations.destination import Destination
from navspec.outputs.write import safe_name, write_all

_HIDDEN = "an earlier file of the archive has the same name"


def extract_files(request: Request, names: Sequence[str], destination: Destination) -> dict[str, Any]:
    """See `navspec.extract`."""
    given = settled(request.sources[0])
    folder, force = destination.output or "", destination.force
    path = given if isinstance(given, str) else ""
    archive = open_archive(given)
    if archive is None:
        left = [] if names else _left_behind(given)
        if not left:
            nothing = "is no archive of a kind that navspec knows, and no older file is left behind it"
            raise NavspecError(f"{path or 'this'} {nothing}")
        found = [(each.content.name, each.content.name, each) for each in left]
        return _write(path, folder, found, (), len(left), force)
    with archive:
        found = [(name, archive.name_of(archive.row(name)), each) for name, each in _opened(archive, names)]
        hidden = tuple(_hidden(archive, names))
    if not found:
        raise NavspecError(f"{path or 'this archive'} holds no file of a format that navspec knows")
    return _write(path, folder, found, hidden, len(archive.names), force)


def _write(
    path: str,
    folder: str | os.PathLike[str],
    found: Sequence[tuple[str, str, Opened | str]],
    hidden: Sequence[str],
    entries: int,
    force: bool,
) -> dict[str, Any]:
    """Write files, given by their names in the archive and outside of it, and tell of all of them."""
    passed_over: list[dict[str, str]] = []
    written: dict[Path, Opened] = {}
    taken: set[str] = set()
    for name, own, opened in found:
        target = Path(folder, safe_name(own))
        if isinstance(opened, str):
            passed_over.append({"name": name, "reason": opened})
        elif target.name.casefold() in taken:
            passed_over.append({"name": name, "reason": f"another file is written as {target.name}"})
        else:
            written[target] = opened
            taken.add(target.name.casefold())
    passed_over += [{"name": name, "reason": _HIDDEN} for name in hidden]
    write_all([(target, bytes(opened.content.data)) for target, opened in written.items()], force=force)
    return {
        "archive": path,
        "files": [_record(target, opened) for target, opened in written.items()],
        "passed_over": passed_over,
        "summary": {"entries": entries, "written": len(written), "passed_over": len(passed_over)},
    }


def _left_behind(source: Source) -> list[Opened]:
    """Files that stand in the rest of another one; none where that is of no known format."""
    try:
        opened = open_content(read_source(source))
    except UnknownFormat:
        return []
    if opened.family.leftovers is None:
        return []
    found = opened.family.leftovers(opened.tables())
    stem = Path(opened.content.name).stem
    return [open_content(Content(data, name=f"{stem}-{name}"), opened.match.format) for name, data in found]


def _opened(archive: Archive, names: Sequence[str]) -> Iterator[tuple[str, Opened | str]]:
    """The files that are wanted, by name: without filling zeros, or why one is not to be had.

    Those of no known format count only where they are named themselves.
    """
    exact = {name.casefold() for name in names}
    rows = _chosen(archive, names)
    for row, content in zip(rows, archive.contents(rows), strict=True):
        name = archive.names[row]
        if isinstance(content, ReadError):
            yield name, content.message
            continue
        try:
            yield name, open_content(content).unfilled()
        except UnknownFormat as error:
            if name.casefold() in exact:
                yield name, error.message
        except ReadError as error:
            yield name, error.message


def _chosen(archive: Archive, names: Sequence[str]) -> list[int]:
    """Rows of the files that some names and patterns stand for, in the order of the directory; of known ones without any.

    Raises `NavspecError` for one that no file has.
    """
    if not names:
        return archive.known()
    rows: set[int] = set()
    for name in names:
        wanted = name.casefold()
        row = archive.rows.get(wanted)
        found = [row] if row is not None else [r for each, r in archive.rows.items() if fnmatchcase(each, wanted)]
        if not found:
            raise NavspecError(f"no file of the archive is called '{name}'{archive.closest(name)}")
        # Patterns take what may be of a known format; the rest is not even read.
        rows.update(found if row is not None else filter(lambda each: may_be_known(archive.names[each]), found))
    return sorted(rows)


def _hidden(archive: Archive, names: Sequence[str]) -> Iterator[str]:
    """Files that would be wanted, if an earlier one did not have the same name."""
    chosen = {archive.names[row].casefold(): row for row in _chosen(archive, names)}
    return (name for row, name in enumerate(archive.names) if chosen.get(name.casefold(), row) != row)


def _record(target: Path, opened: Opened) -> dict[str, Any]:
    content = opened.content
    return {
        "name": content.name,
        "path": str(target),
        "format": opened.match.format,
        "variant": opened.match.variant,
        "size": content.size,
    }
