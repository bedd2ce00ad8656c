"""Causes that files of any family can have, found by the declarations of their specs, or by trial in unreadable files."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from typing import Literal

import numpy as np

from navspec.columns import Tables, read, salvage
from navspec.columns.building import find_counters
from navspec.errors import NavspecError, NoSuchPart, ReadError
from navspec.family.containers import FileSets
from navspec.family.diagnosis.hypotheses import FULLY_READ, KEEP_INTACT, Candidate, FileGroup, Hypothesis
from navspec.family.rules.declared import DeclaredRule, declared_rules
from navspec.family.views.path_network import Network
from navspec.graphs.connectivity import find_components

_MOST_NAMED = 4
"""Most files of a cause that are listed by name."""
_FEWEST_LINKS = 4
"""Fewest links between two files to decide whether they belong together, and fewest files of a map."""
_FEWEST_BETWEEN_MAPS = 16
"""Fewest links between two maps to decide that they are two."""
_FEWEST_ROWS = 8
"""Fewest rows of a file to infer its number from."""
_AGREEMENT = 0.9
"""Share of the rows or links of a file that must agree."""
_STRUCTURAL = ("end", "count", "value")
"""Kinds of faults that a wrong count causes."""
_FEWER, _MORE = 8, 8
"""Most rows by which a tried count differs, downwards and upwards."""
_MAX_TRIES = 300
"""Most counts to try."""
_ROWS_BEFORE_FAULT = 2
"""Rows before a fault whose counts are tried."""
_MAX_ROW_RATIO = 2
"""Longest truncated row, as a multiple of the longest whole row."""
_MAX_SHIFT = 64
"""Most bytes that were added or lost."""
_HEADER = 16
"""Bytes at the beginning that a file must have to be diagnosed."""


def infer_number(tables: Tables) -> int | None:
    """Return the number of a file that nearly all of its rows repeat, as the spec declares; None if they do not
    agree.
    """
    for rule in _file_number_columns(tables):
        if len(tables[rule.table]) >= _FEWEST_ROWS:
            values, counts = np.unique(tables.column(rule.table, rule.field), return_counts=True)
            best = int(np.argmax(counts))
            return int(values[best]) if counts[best] >= _AGREEMENT * counts.sum() else None
    return None


def _file_number_columns(tables: Tables) -> list[DeclaredRule]:
    """Return the columns that repeat the number of the file."""
    return [rule for rule in declared_rules(tables.spec) if rule.key == "key" and rule.note["is"] == "file"]


def find_misplaced_files(scene: FileGroup, sets: FileSets | None) -> Iterator[Hypothesis]:
    """Find files that carry the number of another one: swapped, copied over another, or under a wrong name."""
    if sets is None:
        return
    carried = {
        candidate.number: infer_number(candidate.tables)
        for candidate in scene.files
        if candidate.tables is not None and candidate.number >= 0
    }
    members = scene.view.files.members if scene.view else 0
    strays = {number: to for number, to in carried.items() if to is not None and to != number and to < members}
    files = {candidate.number: candidate for candidate in scene.files}
    codes = tuple(
        {
            rule.code: None
            for candidate in scene.files
            if candidate.tables is not None
            for rule in _file_number_columns(candidate.tables)
        }
    )

    def is_of(number: int) -> str:
        return f"{files[number].name} is the file of {sets.key} {strays[number]}"

    for circle in list(_find_cycles(strays)):
        more = f", {len(circle) - _MOST_NAMED:,} more" if len(circle) > _MOST_NAMED else ""
        *most, last = map(is_of, circle[:_MOST_NAMED])
        yield Hypothesis(
            code="SWAPPED_FILES",
            message=f"{', '.join(most)}{' and' if not more else ','} {last}{more}",
            fix="Give each file the name of its own; repair does so",
            instead=codes,
            summary="give each file the name of its own",
            paths=tuple(files[swapped].path for swapped in circle),
            names={files[swapped].path: files[strays[swapped]].name for swapped in circle},
            repairs=True,
        )
        for swapped in circle:
            del strays[swapped]
    for number, to in strays.items():
        if to in files:
            like = "a copy" if files[to].data == files[number].data else "another version"
            yield Hypothesis(
                code="COPIED_FILE",
                message=f"{is_of(number)}: {like} of {files[to].name} is in the place of {sets.key} {number}",
                fix=f"Take the file of {sets.key} {number} from a backup; repair leaves this one and all links into it as "
                "they are",
                paths=(files[number].path,),
                is_lost=True,
                instead=codes,
            )
        elif list(strays.values()).count(to) == 1:
            name = files[number].name.replace(str(number), str(to))
            name = name if sets.number(name) == to else sets.name(to)
            yield Hypothesis(
                code="MISNAMED_FILE",
                message=f"{is_of(number)}, under the name of {sets.key} {number}",
                fix=f"Rename it to {name}",
                paths=(files[number].path,),
                names={files[number].path: name},
                instead=codes,
            )


def find_mixed_sets(scene: FileGroup) -> Iterator[Hypothesis]:
    """Find files of one map among files of another: each is sound by itself, but most links between them have no reverse
    link.
    """
    view = scene.view
    if not isinstance(view, Network):
        return
    count = len(view.files.files)
    own_file = view.repeat_per_row("links", np.arange(count))
    to = view.file_at(view.link("area_id").astype(np.int64))
    rows = np.flatnonzero((to >= 0) & view.graph.is_owned)
    pairs = own_file[rows] * count + to[rows]
    num_links, num_mutual = (
        np.bincount(file_pairs, minlength=count * count).reshape(count, count)
        for file_pairs in (pairs, pairs[view.graph.back[rows] >= 0])
    )
    is_sound = np.diag(num_mutual) >= _AGREEMENT * np.diag(num_links)
    num_links, num_mutual = num_links + num_links.T, num_mutual + num_mutual.T
    is_compared = (num_links >= _FEWEST_LINKS) & ~np.eye(count, dtype=bool)
    agree = np.nonzero(is_compared & (2 * num_mutual >= num_links))
    part, first = find_components(count, *agree)
    sizes = np.bincount(part, minlength=len(first))
    most = part == int(np.argmax(sizes))
    is_foreign = ~most & is_sound & (is_compared & (2 * num_mutual < num_links) & most).any(axis=1)
    if not is_foreign.any() or sizes.max() < _FEWEST_LINKS:
        return
    between = np.ix_(is_foreign, most)
    paths = [tables.path for tables in view.files.files.values()]
    names = {candidate.path: candidate.name for candidate in scene.files}
    foreign = [path for path, is_found in zip(paths, is_foreign.tolist(), strict=True) if is_found and path in names]
    if not foreign:
        return
    more = f" and {len(foreign) - _MOST_NAMED:,} more" if len(foreign) > _MOST_NAMED else ""
    shown_names = ", ".join(names[path] for path in foreign[:_MOST_NAMED]) + more
    wrong, total = int((num_links - num_mutual)[between].sum()), int(num_links[between].sum())
    if total < _FEWEST_BETWEEN_MAPS:
        return
    yield Hypothesis(
        code="MIXED_SETS",
        message=f"{shown_names} {'is' if len(foreign) == 1 else 'are'} of another map than the other "
        f"{count - len(foreign):,} files: "
        f"{wrong:,} of {total:,} links between them have no reverse link",
        fix="Take all files from the same mod",
        paths=tuple(foreign),
        is_lost=True,
        is_whole=True,
    )


def find_rotted_files(scene: FileGroup, clean: Callable[[], Collection[str]]) -> Iterator[Hypothesis]:
    """Find files with more than one value changed after their checksum was written.

    Failures of the `clean` rules, which at most one real file fails, are then attributed to this.
    """
    for candidate in scene.files:
        sums = (
            []
            if candidate.tables is None
            else [note for note in declared_rules(candidate.tables.spec) if note.key == "checksum"]
        )
        codes = scene.codes(candidate.path)
        wrong = [note.code for note in sums if note.code in codes]
        other_codes = [code for code in codes if code not in wrong and code in clean()] if wrong else []
        if other_codes:
            yield Hypothesis(
                code="ROTTED_FILE",
                message=f"{candidate.name or 'the file'} has changed since it was written: "
                "its checksum does not fit it any more",
                fix="Take the file from a backup, or whole parts of it (`navspec repair --donor BACKUP`) where it has such: "
                "repair may not find all changes. If the change was yours, "
                f"`navspec repair --select {','.join(wrong)}` has the checksum computed",
                paths=(candidate.path,),
                codes=tuple(dict.fromkeys((*wrong, *other_codes))),
            )


def _find_cycles(strays: Mapping[int, int]) -> Iterator[list[int]]:
    """Yield groups of files that have each other's names."""
    remaining = dict(strays)
    while remaining:
        start = next(iter(remaining))
        chain = [start]
        while (to := remaining.pop(chain[-1], None)) is not None and to != start:
            chain.append(to)
        if to == start:
            yield chain


def find_wrong_counts(scene: FileGroup) -> Iterator[Hypothesis]:
    """Find files with one wrong count: with another value all of the file can be read."""
    for candidate in scene.files:
        if candidate.error is None or candidate.error.kind not in _STRUCTURAL or not candidate.budget.remaining:
            continue
        most = min(_MAX_TRIES, candidate.budget.remaining // max(1, len(candidate.data)))
        for place, offset, data, (old, new) in islice(_iter_count_variants(candidate), most):
            if candidate.fits(data):
                yield Hypothesis(
                    code="WRONG_COUNT",
                    message=f"{candidate.name or 'the file'} has a wrong count at {place}, offset 0x{offset:X}: "
                    f"it says {old:,}, and with {new:,} everything fits",
                    fix="Look at the place, and set the count that fits; where that may be another one, take a backup",
                    paths=(candidate.path,),
                    data={candidate.path: data},
                )
                break


def find_unknown_versions(scene: FileGroup) -> Iterator[Hypothesis]:
    """Find files that cannot be read although they are as their writer left them."""
    for exhibit in scene.files:
        if exhibit.error is None or not (proof := exhibit.prove_intact()):
            continue
        yield Hypothesis(
            code="UNKNOWN_VERSION",
            message=f"{exhibit.name or 'the file'} is intact, of a version that navspec does not know: {proof}, and from "
            f"offset 0x{exhibit.error.offset:X} on it is laid out in another way",
            fix=KEEP_INTACT,
            paths=(exhibit.path,),
            is_lost=True,
            summary="leave the file as it is: it is intact",
        )


def find_truncated_files(scene: FileGroup) -> Iterator[Hypothesis]:
    """Find files whose end is missing, and files that can be read up to a place but not after it."""
    for candidate in scene.files:
        if (
            candidate.error is None
            or candidate.error.offset < _HEADER
            or not candidate.budget.remaining
            or len(candidate.data) <= _HEADER
        ):
            continue
        candidate.budget.spend(2 * len(candidate.data))
        reach = candidate.reach(bytes(candidate.data) + bytes(len(candidate.data)))
        if (reach == FULLY_READ or reach >= len(candidate.data)) and _ends_within_row(candidate):
            code, what = "CUT_FILE", f"ends early: all of its {len(candidate.data):,} bytes fit, and more should follow"
        elif candidate.error.kind in _STRUCTURAL:
            code = "BYTES_ADDED_OR_LOST"
            what = (
                f"fits together up to offset 0x{candidate.error.offset:X} but not after it: bytes were added or lost there or "
                "shortly before, or a count is wrong"
            )
        else:
            continue
        yield Hypothesis(
            code=code,
            message=f"{candidate.name or 'the file'} {what}",
            fix="Take the file from a backup, or copy it once more",
            paths=(candidate.path,),
            is_lost=True,
        )


def _ends_within_row(candidate: Candidate) -> bool:
    """Return whether the bytes after the last whole row of a file are no longer than a row may be."""
    try:
        salvaged = salvage(candidate.data, candidate.spec, decisions=candidate.decisions)
    except NavspecError:
        return True
    for key in (field.id for field in reversed(candidate.spec.root.fields) if field.repeat and field.id in salvaged):
        if len(salvaged[key]):
            starts, sizes = salvaged.spans(key, np.arange(len(salvaged[key])))
            return bool(len(candidate.data) - starts[-1] - sizes[-1] <= _MAX_ROW_RATIO * sizes.max())
    return True


def find_shifted_rows(scene: FileGroup) -> Iterator[Hypothesis]:
    """Find files whose rows are shifted by some bytes from one row on, by the numbers that rows carry."""
    for candidate in scene.failing_files:
        if not candidate.budget.remaining:
            continue
        for note in declared_rules(candidate.tables.spec) if candidate.tables is not None else ():
            shift = _measure_shift(candidate, note) if note.key == "key" and note.note["is"] == "row" else None
            if shift and not candidate.prove_intact():
                offset, by = shift
                what = "late: bytes were added" if by > 0 else "early: bytes were lost"
                yield Hypothesis(
                    code="BYTES_ADDED_OR_LOST",
                    message=f"{candidate.name or 'the file'} has everything from about offset 0x{offset:X} on {abs(by)} bytes "
                    f"{what} there or shortly before",
                    fix="Take the file from a backup, or copy it once more",
                    paths=(candidate.path,),
                    is_lost=True,
                )
                break


def _measure_shift(candidate: Candidate, note: DeclaredRule) -> tuple[int, int] | None:
    """Return the offset from which rows are shifted, and by how many bytes; None if they are not."""
    assert candidate.tables is not None
    rows = np.arange(len(candidate.tables[note.table]))
    if len(rows) < _FEWEST_ROWS:
        return None
    starts, sizes = candidate.tables.spans(note.table, rows, note.field)
    kind = candidate.tables.column(note.table, note.field).dtype
    wrong = np.flatnonzero(candidate.tables.column(note.table, note.field) != rows)
    if not len(wrong) or sizes[0] != kind.itemsize:
        return None
    data = np.frombuffer(candidate.data, np.uint8)
    first = int(wrong[0])
    for by in sorted(range(-_MAX_SHIFT, _MAX_SHIFT + 1), key=abs)[1:]:
        at = starts[first + 1 :] + by
        at = at[(at >= 0) & (at + kind.itemsize <= len(data))]
        if len(at) < _FEWEST_ROWS:
            continue
        values = data[at[:, None] + np.arange(kind.itemsize)].reshape(-1).view(kind)
        if np.count_nonzero(values == rows[first + 1 : first + 1 + len(at)]) >= _AGREEMENT * len(at):
            return int(starts[first]), by
    return None


CountVariant = tuple[str, int, bytes, tuple[int, int]]
"""The field, its offset, the file with another count, and the old and new count."""


def _iter_count_variants(candidate: Candidate) -> Iterator[CountVariant]:
    """Yield the file with other counts, likely ones first: those of the list with the fault, from the last one back."""
    assert candidate.error is not None
    try:
        salvaged = salvage(candidate.data, candidate.spec, decisions=candidate.decisions)
    except NavspecError:
        return
    lists = [field.id for field in candidate.spec.root.fields if field.repeat and field.id in salvaged]
    broken = candidate.error.pointer.split("/")[1] if candidate.error.pointer else ""
    for key in reversed(lists):
        for name in find_counters(candidate.spec, key):
            rows = len(salvaged[key])
            values = [*range(rows, max(-1, rows - _FEWER), -1)] if key == broken else []
            yield from _iter_variants_of_count(candidate, salvaged, "", 0, name, values)
    for tables, table, row, field in _iter_counts_before(candidate, salvaged, broken):
        count = int(tables.column(table, field)[row])
        yield from _iter_variants_of_count(candidate, tables, table, row, field, _nearby_counts(count))


def _nearby_counts(count: int) -> list[int]:
    return sorted(
        {*range(max(0, count - _FEWER), count + _MORE + 1), 0, 1} - {count}, key=lambda value: abs(value - count)
    )


def _byte_order(tables: Tables, table: str, field: str) -> Literal["big", "little"]:
    return "big" if tables.column(table, field).dtype.byteorder == ">" else "little"


def _iter_variants_of_count(
    candidate: Candidate, tables: Tables, table: str, row: int, field: str, values: list[int]
) -> Iterator[CountVariant]:
    """Yield the file with other values of one count."""
    try:
        offset, size = tables.span(table, row, field)
    except NoSuchPart:  # this version does not have it
        return
    order = _byte_order(tables, table, field)
    old = int.from_bytes(candidate.data[offset : offset + size], order)
    for value in values or [*range(old + 1, old + _MORE), *range(old - 1, max(-1, old - _FEWER), -1)]:
        if value != old and value < 256**size:
            data = bytes(candidate.data[:offset]) + value.to_bytes(size, order) + bytes(candidate.data[offset + size :])
            yield tables.pointer(table, row or None, field) if table else f"/{field}", offset, data, (old, value)


def _iter_counts_before(candidate: Candidate, salvaged: Tables, broken: str) -> Iterator[tuple[Tables, str, int, str]]:
    """Yield counts in the last rows before a fault, from the last one back; of the row with the fault, those before
    it.
    """
    assert candidate.error is not None
    tables = _read_with_last_row(candidate, salvaged, broken) or salvaged
    places: list[tuple[int, str, int, str]] = []
    for table, field in tables.count_fields:
        rows = _find_last_rows(tables, table) if table.split(".")[0] == broken else range(0)
        with suppress(NoSuchPart):  # this version does not have it
            places += [(tables.span(table, row, field)[0], table, row, field) for row in rows]
    for start, table, row, field in sorted(places, reverse=True):
        if start < candidate.error.offset:
            yield tables, table, row, field


def _find_last_rows(tables: Tables, table: str) -> range:
    """Return the rows of a table in the last rows of its list of the root."""
    key, *steps = table.split(".")
    rows = range(max(0, len(tables[key]) - _ROWS_BEFORE_FAULT), len(tables[key]))
    for step in steps:
        key = f"{key}.{step}"
        if key in tables:
            offsets = tables.offsets(key)
            rows = range(int(offsets[rows.start]), int(offsets[rows.stop]))
    return rows


def _read_with_last_row(candidate: Candidate, salvaged: Tables, broken: str) -> Tables | None:
    """Read the file up to its fault, followed by zeros, with the row of the fault; None if that cannot be read."""
    assert candidate.error is not None
    names = find_counters(candidate.spec, broken) if broken in salvaged else []
    if not names:
        return None
    offset, size = salvaged.span("", 0, names[0])
    order = _byte_order(salvaged, "", names[0])
    data = bytearray(candidate.data[: candidate.error.offset]) + bytes(4096)
    data[offset : offset + size] = (len(salvaged[broken]) + 1).to_bytes(size, order)
    try:
        return read(data, candidate.spec, decisions=candidate.decisions)
    except ReadError:
        return None
