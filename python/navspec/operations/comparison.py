"""Comparisons from paths to a record: which files of two folders or archives belong together, and what changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import NamedTuple

from navspec.columns.diff import diff, first_difference
from navspec.errors import NavspecError, ReadError, UnknownFormat, unreadable
from navspec.inputs.archive import is_container, read_source
from navspec.inputs.discovery import iter_sources
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.inputs.source import Content, Source, natural_key, resolve_source
from navspec.inputs.walk import iter_contents
from navspec.operations.executors import map_in_processes
from navspec.operations.trees import load_tree, to_bytes
from navspec.records.comparison import Difference, FileDifference, Roundtrip, Roundtrips, State


def diff_sources(request: Request, limit: int) -> Difference:
    """See `navspec.diff`."""
    a, b = map(resolve_source, request.sources)
    format, variant = request.format, request.variant
    if is_container(a, format) != is_container(b, format):
        raise NavspecError(
            "a file and a folder cannot be compared; name two files or two folders, for which archives may stand"
        )
    if is_container(a, format):
        files = list(_compare_containers(a, b, format, variant, limit))
        if not files:
            raise NavspecError(
                f"neither {_label(a)} nor {_label(b)} holds a file of a known format; see navspec formats"
            )
    else:
        first, second = (open_content(read_source(source), format, variant) for source in (a, b))
        files = [compare_files(first, second, limit)]
    return Difference(tuple(files))


def _compare_containers(
    a: Source, b: Source, format_id: str | None, variant: str | None, limit: int
) -> Iterator[FileDifference]:
    ours, theirs = _list_known_files(a, format_id, variant), _list_known_files(b, format_id, variant)
    if _DIRECTORY not in ours or _DIRECTORY not in theirs:
        for files in (ours, theirs):
            files.pop(_DIRECTORY, None)
    pairs = [(name, name) for name in ours if name in theirs]
    pairs += _pair_by_number(
        {k: v for k, v in ours.items() if k not in theirs}, {k: v for k, v in theirs.items() if k not in ours}
    )
    paired = {name for name, _ in pairs}, {name for _, name in pairs}
    for first_name, second_name in sorted(pairs, key=lambda compare_files: natural_key(compare_files[0])):
        one, two = ours[first_name], theirs[second_name]
        try:
            yield compare_files(one.file_or_raise(), two.file_or_raise(), limit)
        except ReadError as error:
            yield FileDifference(one.path, two.path, "error", str(error))
    for name in sorted(ours.keys() - paired[0], key=natural_key):
        yield FileDifference(ours[name].path, None, "only_a")
    for name in sorted(theirs.keys() - paired[1], key=natural_key):
        yield FileDifference(None, theirs[name].path, "only_b")


def _label(source: Source) -> str:
    return source if isinstance(source, str) else "-"


_DIRECTORY = ""
"""Name of an archive among the files in it."""


class _KnownFile(NamedTuple):
    """A file of a known format, or why it cannot be looked at."""

    path: str
    file: InputFile | ReadError

    @property
    def number(self) -> tuple[str, int] | None:
        """Family and number of a file that is one of a set."""
        if isinstance(self.file, ReadError) or not (sets := self.file.family.sets):
            return None
        number = sets.number(self.file.content.name)
        return None if number is None else (self.file.family.id, number)

    def file_or_raise(self) -> InputFile:
        """The file."""
        if isinstance(self.file, ReadError):
            raise self.file
        return self.file


def _list_known_files(container: Source, format_id: str | None, variant: str | None) -> dict[str, _KnownFile]:
    """Files of known formats by their path in a folder or an archive; what is too large to be looked at is taken for one."""
    root = container if isinstance(container, str) else ""
    files: dict[str, _KnownFile] = {}
    for content in iter_contents(container, format_id):
        try:
            opened = open_content(content, format_id, variant) if isinstance(content, Content) else content
        except UnknownFormat:
            continue
        below = content.path[len(root) :].strip("/\\:").replace("\\", "/").casefold()
        files[below] = _KnownFile(content.path, opened)
    return files


def _pair_by_number(ours: dict[str, _KnownFile], theirs: dict[str, _KnownFile]) -> list[tuple[str, str]]:
    """Files under different names that have the same number of the same set, each the only one that does."""

    def unique_numbers(files: dict[str, _KnownFile]) -> dict[tuple[str, int], str]:
        numbers = Counter(file.number for file in files.values())
        return {file.number: name for name, file in files.items() if file.number and numbers[file.number] == 1}

    first, second = unique_numbers(ours), unique_numbers(theirs)
    return [(name, second[number]) for number, name in first.items() if number in second]


def compare_files(first: InputFile, second: InputFile, limit: int) -> FileDifference:
    """What changed from one file to another; raises `ReadError` for one that cannot be read."""
    record = FileDifference(
        first.content.path or "-",
        second.content.path or "-",
        format=first.spec.id,
        variant_a=first.match.variant,
        variant_b=second.match.variant,
        size_a=first.content.size,
        size_b=second.content.size,
    )
    if first.content.data == second.content.data:
        return record
    first, second = first.without_padding(), second.without_padding()
    if first.content.data == second.content.data:
        return record
    if first.spec.id != second.spec.id:
        message = f"the formats differ: {first.spec.id} and {second.spec.id}"
        return replace(record, status="different", message=message)
    difference = diff(first.tables(), second.tables(), limit=limit)
    return replace(
        record, status="different", decisions=tuple(difference["decisions"]), tables=tuple(difference["tables"])
    )


FILES_PER_PROCESS = 4
"""Fewer files than this are done before a process of their own has started."""

BATCH_SIZE = 4096
"""Files whose records are held at a time."""


def join_batches(lots: Iterable[Roundtrips]) -> Roundtrips:
    """The results of all files as one."""
    return Roundtrips(tuple(file for lot in lots for file in lot.files))


def iter_roundtrips(request: Request) -> Iterator[tuple[Roundtrips, int]]:
    """The files in the order in which they were given or found, some at a time, so that memory does not depend on their number.

    Beside them is how many of no known format were passed over. Raises `UnknownFormat` at the end where there are no others.
    """
    walked = (
        (file.path, is_named, file if isinstance(file, ReadError) or not isinstance(source, str) else file.path)
        for source, is_named, files in iter_sources(request)
        for file in files
    )  # by their paths: the files themselves may be more than the memory holds
    one = partial(_roundtrip_one, name=request.name or "", format=request.format, variant=request.variant)
    done = num_started = num_known = 0
    while lot := list(islice(walked, BATCH_SIZE)):
        num_started += len(lot)
        count = min(request.jobs, len(lot) // FILES_PER_PROCESS)
        results = map_in_processes(one, [file for _, _, file in lot], count, max(1, len(lot) // (4 * max(1, count))))
        files: list[Roundtrip] = []
        for (path, is_named, file), result in zip(lot, results, strict=True):
            if isinstance(result, Roundtrip):
                files.append(result)
            elif is_named or isinstance(file, ReadError):
                files.append(Roundtrip(path, "", "", 0, "error", "error", reason=result))
            done += 1
            if request.progress:
                request.progress("files", done, num_started)
        num_known += len(files)
        yield Roundtrips(tuple(files)), len(lot) - len(files)
    if not num_known:
        raise UnknownFormat("nothing in here is of a format that navspec knows", path=next(iter(request.paths), ""))


def _roundtrip_one(
    source: str | Content | ReadError, name: str, format: str | None, variant: str | None
) -> Roundtrip | str:
    """The record of one file, or why there is none."""
    try:
        if isinstance(source, ReadError):
            raise source
        content = read_source(source, name) if isinstance(source, str) else source
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
        ("tree", lambda: to_bytes(load_tree(opened), keep_padding=False, origin=data)),
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
    identity = opened.content.path, opened.match.format, opened.match.variant, opened.content.size
    return Roundtrip(*identity, **states, first_difference=differs, reason=reason)
