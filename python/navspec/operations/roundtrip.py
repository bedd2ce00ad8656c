"""Files that are read and written again: whether the bytes are the same on both planes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice

from navspec.columns.diff import first_difference
from navspec.errors import NavspecError, ReadError, UnknownFormat, unreadable
from navspec.inputs.archive import read_source
from navspec.inputs.discovery import iter_sources
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.inputs.source import Content
from navspec.operations.processes import spread
from navspec.operations.trees import bytes_of, load_tree
from navspec.records.comparison import Roundtrip, Roundtrips, State

FILES_PER_PROCESS = 4
"""Fewer files than this are done before a process of their own has started."""

LOT = 4096
"""Files whose records are held at a time."""


def join_batches(lots: Iterable[Roundtrips]) -> Roundtrips:
    """The results of all files as one."""
    return Roundtrips(tuple(file for lot in lots for file in lot.files))


def roundtrip_lots(request: Request) -> Iterator[tuple[Roundtrips, int]]:
    """The files in the order in which they were given or found, some at a time, so that memory does not depend on their number.

    Beside them is how many of no known format were passed over. Raises `UnknownFormat` at the end where there are no others.
    """
    given = (
        (file.path, is_named, file if isinstance(file, ReadError) or not isinstance(source, str) else file.path)
        for source, is_named, files in iter_sources(request)
        for file in files
    )  # by their paths: the files themselves may be more than the memory holds
    one = partial(_one, name=request.name or "", format=request.format, variant=request.variant)
    done = drawn = known = 0
    while lot := list(islice(given, LOT)):
        drawn += len(lot)
        count = min(request.jobs, len(lot) // FILES_PER_PROCESS)
        results = spread(one, [each for _, _, each in lot], count, max(1, len(lot) // (4 * max(1, count))))
        files: list[Roundtrip] = []
        for (path, is_named, each), result in zip(lot, results, strict=True):
            if isinstance(result, Roundtrip):
                files.append(result)
            elif is_named or isinstance(each, ReadError):
                files.append(Roundtrip(path, "", "", 0, "error", "error", reason=result))
            done += 1
            if request.progress:
                request.progress("files", done, drawn)
        known += len(files)
        yield Roundtrips(tuple(files)), len(lot) - len(files)
    if not known:
        raise UnknownFormat("nothing in here is of a format that navspec knows", path=next(iter(request.paths), ""))


def _one(given: str | Content | ReadError, name: str, format: str | None, variant: str | None) -> Roundtrip | str:
    """The record of one file, or why there is none."""
    try:
        if isinstance(given, ReadError):
            raise given
        content = read_source(given, name) if isinstance(given, str) else given
        return roundtrip_file(open_content(content, format, variant))
    except ReadError as error:
        return str(error)
    except OSError as error:
        return str(unreadable(error))


def roundtrip_file(opened: InputFile) -> Roundtrip:
    """See `navspec.roundtrip`."""
    opened.content.data = data = bytes(opened.content.data)  # what no reader takes over
    states: dict[str, State] = {}
    differs, reason = None, ""
    for plane, write in (
        ("tree", lambda: bytes_of(load_tree(opened), keep_padding=False, origin=data)),
        ("tables", lambda: opened.tables().to_bytes()),
    ):
        try:
            written = write()
        except NavspecError as error:
            states[plane], reason = "error", reason or str(error)
            continue
        states[plane] = "identical" if written == data else "different"
        if written != data and differs is None:
            differs = first_difference(data, written)
    known = opened.content.path, opened.match.format, opened.match.variant, opened.content.size
    return Roundtrip(*known, **states, first_difference=differs, reason=reason)
