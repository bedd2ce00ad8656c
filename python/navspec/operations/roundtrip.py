"""Files that are read and written again: whether the bytes are the same on both planes."""

from __future__ import annotations

from functools import partial

from navspec.columns.compare import first_difference
from navspec.errors import NavspecError, ReadError, UnknownFormat, unreadable
from navspec.inputs.archive import read_source
from navspec.inputs.file import Opened, open_content
from navspec.inputs.request import Request
from navspec.inputs.sets import walk
from navspec.inputs.source import Content
from navspec.operations.processes import spread
from navspec.operations.trees import bytes_of, load_tree
from navspec.records.roundtrip import Roundtrip, Roundtrips, State

FILES_PER_PROCESS = 4
"""Fewer files than this are done before a process of their own has started."""


def roundtrip_sources(request: Request) -> tuple[Roundtrips, int]:
    """All files in the order in which they were given or found, and how many of no known format were passed over.

    Raises `UnknownFormat` where there are no others.
    """
    given = [
        (each.path, is_named, each if isinstance(each, ReadError) or not isinstance(source, str) else each.path)
        for source, is_named, files in walk(request)
        for each in files
    ]  # by their paths: all files at once may be more than the memory holds
    count = min(request.jobs, len(given) // FILES_PER_PROCESS)
    one = partial(_one, name=request.name or "", format=request.format, variant=request.variant)
    results = spread(one, [each for _, _, each in given], count, max(1, len(given) // (4 * max(1, count))))
    files: list[Roundtrip] = []
    for done, ((path, is_named, each), result) in enumerate(zip(given, results, strict=True), 1):
        if isinstance(result, Roundtrip):
            files.append(result)
        elif is_named or isinstance(each, ReadError):
            files.append(Roundtrip(path, "", "", 0, "error", "error", reason=result))
        if request.progress:
            request.progress("files", done, len(given))
    if not files:
        raise UnknownFormat("nothing in here is of a format that navspec knows", path=next(iter(request.paths), ""))
    return Roundtrips(tuple(files)), len(given) - len(files)


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


def roundtrip_file(opened: Opened) -> Roundtrip:
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
