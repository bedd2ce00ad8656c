"""Comparisons from paths to a record: which files of two folders or archives belong together, and what changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from navspec.columns.diff import diff
from navspec.errors import NavspecError, ReadError, UnknownFormat
from navspec.inputs.archive import is_container, read_source
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.walk import iter_contents
from navspec.inputs.request import Request
from navspec.inputs.source import Content, Source, natural_key, resolve_source
from navspec.records.comparison import Difference, FileDifference


def diff_sources(request: Request, limit: int) -> Difference:
    """See `navspec.diff`."""
    a, b = map(resolve_source, request.sources)
    format, variant = request.format, request.variant
    if is_container(a, format) != is_container(b, format):
        raise NavspecError(
            "a file and a folder cannot be compared; name two files or two folders, for which archives may stand"
        )
    if is_container(a, format):
        files = list(_containers(a, b, format, variant, limit))
        if not files:
            raise NavspecError(
                f"neither {_named(a)} nor {_named(b)} holds a file of a known format; see navspec formats"
            )
    else:
        first, second = (open_content(read_source(each), format, variant) for each in (a, b))
        files = [pair(first, second, limit)]
    return Difference(tuple(files))


def _containers(
    a: Source, b: Source, format_id: str | None, variant: str | None, limit: int
) -> Iterator[FileDifference]:
    ours, theirs = _known(a, format_id, variant), _known(b, format_id, variant)
    if _ITSELF not in ours or _ITSELF not in theirs:
        for found in (ours, theirs):
            found.pop(_ITSELF, None)
    pairs = [(name, name) for name in ours if name in theirs]
    pairs += _by_number(
        {k: v for k, v in ours.items() if k not in theirs}, {k: v for k, v in theirs.items() if k not in ours}
    )
    paired = {name for name, _ in pairs}, {name for _, name in pairs}
    for name, other in sorted(pairs, key=lambda pair: natural_key(pair[0])):
        one, two = ours[name], theirs[other]
        try:
            yield pair(one.opened(), two.opened(), limit)
        except ReadError as error:
            yield FileDifference(one.path, two.path, "error", str(error))
    for name in sorted(ours.keys() - paired[0], key=natural_key):
        yield FileDifference(ours[name].path, None, "only_a")
    for name in sorted(theirs.keys() - paired[1], key=natural_key):
        yield FileDifference(None, theirs[name].path, "only_b")


def _named(source: Source) -> str:
    return source if isinstance(source, str) else "-"


_ITSELF = ""
"""Name of an archive among the files in it."""


class _Known(NamedTuple):
    """A file of a known format, or why it cannot be looked at."""

    path: str
    found: InputFile | ReadError

    @property
    def number(self) -> tuple[str, int] | None:
        """Family and number of a file that is one of a set."""
        if isinstance(self.found, ReadError) or not (sets := self.found.family.sets):
            return None
        number = sets.number(self.found.content.name)
        return None if number is None else (self.found.family.id, number)

    def opened(self) -> InputFile:
        """The file."""
        if isinstance(self.found, ReadError):
            raise self.found
        return self.found


def _known(container: Source, format_id: str | None, variant: str | None) -> dict[str, _Known]:
    """Files of known formats by their path in a folder or an archive; what is too large to be looked at is taken for one."""
    root = container if isinstance(container, str) else ""
    found: dict[str, _Known] = {}
    for content in iter_contents(container, format_id):
        try:
            opened = open_content(content, format_id, variant) if isinstance(content, Content) else content
        except UnknownFormat:
            continue
        below = content.path[len(root) :].strip("/\\:").replace("\\", "/").casefold()
        found[below] = _Known(content.path, opened)
    return found


def _by_number(ours: dict[str, _Known], theirs: dict[str, _Known]) -> list[tuple[str, str]]:
    """Files under different names that have the same number of the same set, each the only one that does."""

    def only(files: dict[str, _Known]) -> dict[tuple[str, int], str]:
        numbers = Counter(file.number for file in files.values())
        return {each.number: name for name, each in files.items() if each.number and numbers[each.number] == 1}

    first, second = only(ours), only(theirs)
    return [(name, second[number]) for number, name in first.items() if number in second]


def pair(first: InputFile, second: InputFile, limit: int) -> FileDifference:
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
    found = diff(first.tables(), second.tables(), limit=limit)
    return replace(record, status="different", decisions=tuple(found["decisions"]), tables=tuple(found["tables"]))
