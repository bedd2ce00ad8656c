"""Comparisons of files: `navspec.diff` pairs the files of two folders or archives, `navspec.roundtrip` rewrites each file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from navspec.columns.diff import any_table, diff, first_difference
from navspec.errors import NavspecError, ReadError, UnknownFormat, unreadable
from navspec.families import families
from navspec.inputs.archive import is_container, read_source
from navspec.inputs.discovery import Unit, apply_settings, iter_sources
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.inputs.source import Content, Source, natural_key, resolve_source
from navspec.inputs.unknown_files import no_known_file_error
from navspec.inputs.walk import iter_contents
from navspec.operations.executors import map_in_processes
from navspec.operations.network_comparison import ComparedPair, compare_networks
from navspec.operations.trees import load_tree, to_bytes
from navspec.records.comparison import Difference, FileDifference, Roundtrip, Roundtrips, State


def diff_sources(request: Request, limit: int, *, by_row: bool = False, drawings: bool = False) -> Difference:
    """Compare two sources; see `navspec.diff`."""
    a, b = map(resolve_source, request.sources)
    origins = _RowOrigins(request.settings)
    format, variant = request.format, request.variant
    if is_container(a, format) != is_container(b, format):
        raise NavspecError("a file and a folder cannot be compared; name two files, or two folders or archives")
    if is_container(a, format):
        pairs = list(_compare_containers(a, b, format, variant, limit, origins))
        if not pairs:
            raise NavspecError(
                f"neither {_label(a)} nor {_label(b)} holds a file of a known format; see navspec formats"
            )
    else:
        first, second = (open_content(read_source(source), format, variant) for source in (a, b))
        pairs = [ComparedPair(first, second, compare_files(first, second, limit, origins))]
    networks = () if by_row else compare_networks(pairs, request.settings, limit, drawings=drawings)
    return Difference(tuple(pair.difference for pair in pairs), tuple(networks))


def _compare_containers(
    a: Source, b: Source, format_id: str | None, variant: str | None, limit: int, origins: _RowOrigins
) -> Iterator[ComparedPair]:
    ours, theirs = _list_files(a, format_id, variant), _list_files(b, format_id, variant)
    if _DIRECTORY not in ours or _DIRECTORY not in theirs:
        for files in (ours, theirs):
            files.pop(_DIRECTORY, None)
    pairs = [(name, name) for name in ours if name in theirs]
    pairs += _pair_by_number(
        {k: v for k, v in ours.items() if k not in theirs}, {k: v for k, v in theirs.items() if k not in ours}
    )
    paired = {name for name, _ in pairs}, {name for _, name in pairs}
    for first_name, second_name in sorted(pairs, key=lambda pair: natural_key(pair[0])):
        one, two = ours[first_name], theirs[second_name]
        try:
            difference = compare_files(one.file_or_raise(), two.file_or_raise(), limit, origins)
        except ReadError as error:
            difference = FileDifference(one.path, two.path, "error", str(error))
        yield ComparedPair(one.readable, two.readable, difference)
    for name in sorted(ours.keys() - paired[0], key=natural_key):
        yield ComparedPair(ours[name].readable, None, FileDifference(ours[name].path, None, "only_a"))
    for name in sorted(theirs.keys() - paired[1], key=natural_key):
        yield ComparedPair(None, theirs[name].readable, FileDifference(None, theirs[name].path, "only_b"))


def _label(source: Source) -> str:
    return source if isinstance(source, str) else "-"


_DIRECTORY = ""
"""Name of an archive itself among its files."""


class _ListedFile(NamedTuple):
    """A file of a known format, or the error that says why it cannot be read."""

    path: str
    file: InputFile | ReadError

    @property
    def number(self) -> tuple[str, int] | None:
        """Family and number of a file of a set; None for other files."""
        if isinstance(self.file, ReadError) or not (sets := self.file.family.sets):
            return None
        number = sets.number(self.file.content.name)
        return None if number is None else (self.file.family.id, number)

    @property
    def readable(self) -> InputFile | None:
        """The file, None if it cannot be read."""
        return None if isinstance(self.file, ReadError) else self.file

    def file_or_raise(self) -> InputFile:
        """Return the file, or raise its error."""
        if isinstance(self.file, ReadError):
            raise self.file
        return self.file


def _list_files(container: Source, format_id: str | None, variant: str | None) -> dict[str, _ListedFile]:
    """Return files of known formats by their path in a folder or an archive, and files that are too large to be read."""
    root = container if isinstance(container, str) else ""
    files: dict[str, _ListedFile] = {}
    for content in iter_contents(container, format_id):
        try:
            opened = open_content(content, format_id, variant) if isinstance(content, Content) else content
        except UnknownFormat:
            continue
        below = content.path[len(root) :].strip("/\\:").replace("\\", "/").casefold()
        files[below] = _ListedFile(content.path, opened)
    return files


def _pair_by_number(ours: dict[str, _ListedFile], theirs: dict[str, _ListedFile]) -> list[tuple[str, str]]:
    """Return pairs of files with different names and the same number of the same set, if each is the only one."""

    def unique_numbers(files: dict[str, _ListedFile]) -> dict[tuple[str, int], str]:
        numbers = Counter(file.number for file in files.values())
        return {file.number: name for name, file in files.items() if file.number and numbers[file.number] == 1}

    first, second = unique_numbers(ours), unique_numbers(theirs)
    return [(name, second[number]) for number, name in first.items() if number in second]


class _RowOrigins:
    """Names of the sources of rows, by the settings of their families.

    Raises `NavspecError` for invalid settings.
    """

    def __init__(self, settings: Mapping[str, Any]) -> None:
        units = [Unit(family) for family in families().values() if family.origins]
        apply_settings(units, settings)
        self._settings = {unit.family.id: unit.settings for unit in units if unit.settings}

    def add(self, files: tuple[InputFile, InputFile], tables: Sequence[dict[str, Any]]) -> None:
        """Add the names to the changes of tables, from the row before the change, or else from the one after it."""
        family = files[0].family
        settings = self._settings.get(family.id)
        if family.origins is None or settings is None:
            return
        for table in tables:
            changes = table["changes"]
            names = [""] * len(changes)
            for file, side in zip(files, "ab", strict=True):
                at = [row for row, change in enumerate(changes) if not names[row] and change[f"row_{side}"] is not None]
                rows = np.array([changes[row][f"row_{side}"] for row in at], np.int64)
                number = family.sets.number(file.content.name) if family.sets else None
                new = family.origins(settings, -1 if number is None else number, file.tables(), table["key"], rows)
                for row, name in zip(at, new, strict=True):
                    names[row] = name
            for change, name in zip(changes, names, strict=True):
                if name:
                    change["source"] = name


def compare_files(
    first: InputFile,
    second: InputFile,
    limit: int,
    origins: _RowOrigins | None = None,
    keys: Callable[[str], bool] = any_table,
) -> FileDifference:
    """Return the differences between two files, in the tables with these `keys`.

    Raises `ReadError` for a file that cannot be read.
    """
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
    difference = diff(first.tables(), second.tables(), limit=limit, keys=keys)
    if origins is not None:
        origins.add((first, second), difference["tables"])
    return replace(
        record, status="different", decisions=tuple(difference["decisions"]), tables=tuple(difference["tables"])
    )


FILES_PER_PROCESS = 4
"""Least number of files for which a process is worth its start."""

BATCH_SIZE = 4096
"""Number of files whose records are in memory at a time."""


def join_batches(batches: Iterable[Roundtrips]) -> Roundtrips:
    """Return the results of all batches as one."""
    return Roundtrips(tuple(file for batch in batches for file in batch.files))


def iter_roundtrips(request: Request) -> Iterator[tuple[Roundtrips, int]]:
    """Yield the results of files in order, batch by batch, so that memory does not depend on their number.

    Each comes with the number of skipped files of unknown format. Raises `UnknownFormat` at the end if no file is known.
    """
    walked = (
        (file.path, is_named, file if isinstance(file, ReadError) or not isinstance(source, str) else file.path)
        for source, is_named, files in iter_sources(request)
        for file in files
    )  # as paths, because the files themselves may need more memory than there is
    one = partial(_roundtrip_one, name=request.name or "", format=request.format, variant=request.variant)
    done = num_started = num_known = 0
    while batch := list(islice(walked, BATCH_SIZE)):
        num_started += len(batch)
        count = min(request.jobs, len(batch) // FILES_PER_PROCESS)
        results = map_in_processes(
            one, [file for _, _, file in batch], count, max(1, len(batch) // (4 * max(1, count)))
        )
        files: list[Roundtrip] = []
        for (path, is_named, file), result in zip(batch, results, strict=True):
            if isinstance(result, Roundtrip):
                files.append(result)
            elif is_named or isinstance(file, ReadError):
                files.append(Roundtrip(path, "", "", 0, "error", "error", reason=result))
            done += 1
            if request.progress:
                request.progress("files", done, num_started)
        num_known += len(files)
        yield Roundtrips(tuple(files)), len(batch) - len(files)
    if not num_known:
        raise no_known_file_error(next(iter(request.paths), ""))


def _roundtrip_one(
    source: str | Content | ReadError, name: str, format: str | None, variant: str | None
) -> Roundtrip | str:
    """Return the record of one file, or the reason why there is none."""
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
    """Read and write a file; see `navspec.roundtrip`."""
    opened.content.data = data = bytes(opened.content.data)  # a copy that no reader takes over
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
