"""Files out of archives."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from navspec.archives import Archive, may_be_known, open_archive
from navspec.errors import NavspecError, ReadError, UnknownFormat
from navspec.opening import Opened, open_content
from navspec.sources import Source, settled
from navspec.storage import safe_name, write_all

_HIDDEN = "an earlier file of the archive has the same name"


def extract(source: Source, folder: str | os.PathLike[str], names: Sequence[str], *, force: bool) -> dict[str, Any]:
    """See `navspec.extract`."""
    given = settled(source)
    path = given if isinstance(given, str) else ""
    archive = open_archive(given)
    if archive is None:
        raise NavspecError(f"{path or 'this'} is no archive of a kind that navspec knows")
    passed_over: list[dict[str, str]] = []
    written: dict[Path, Opened] = {}
    taken: set[str] = set()
    with archive:
        for name, found in _opened(archive, names):
            target = Path(folder, safe_name(archive.name_of(archive.row(name))))
            if isinstance(found, str):
                passed_over.append({"name": name, "reason": found})
            elif target.name.casefold() in taken:
                passed_over.append({"name": name, "reason": f"another file is written as {target.name}"})
            else:
                written[target] = found
                taken.add(target.name.casefold())
        passed_over += [{"name": name, "reason": _HIDDEN} for name in _hidden(archive, names)]
        entries = len(archive.names)
    if not written and not passed_over:
        raise NavspecError(f"{path or 'this archive'} holds no file of a format that navspec knows")
    write_all([(target, bytes(opened.content.data)) for target, opened in written.items()], force=force)
    return {
        "archive": path,
        "files": [_record(target, opened) for target, opened in written.items()],
        "passed_over": passed_over,
        "summary": {"entries": entries, "written": len(written), "passed_over": len(passed_over)},
    }


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
