"""Causes that files of any family can have, found by the declarations of their specs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

import numpy as np

from navspec.columns import Tables
from navspec.family.containers import FileSets
from navspec.family.diagnosis.hypotheses import FileGroup, Hypothesis
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
                message=f"{is_of(number)}: {like} of {files[to].name} stands in the place of {sets.key} {number}",
                fix=f"Take the file of {sets.key} {number} from a backup; repair leaves this one and all links into it alone",
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
    is_asked = (num_links >= _FEWEST_LINKS) & ~np.eye(count, dtype=bool)
    agree = np.nonzero(is_asked & (2 * num_mutual >= num_links))
    part, first = find_components(count, *agree)
    sizes = np.bincount(part, minlength=len(first))
    most = part == int(np.argmax(sizes))
    is_foreign = ~most & is_sound & (is_asked & (2 * num_mutual < num_links) & most).any(axis=1)
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
        f"{wrong:,} of {total:,} links between them find no way back",
        fix="Take all files from the same mod",
        paths=tuple(foreign),
        is_lost=True,
        is_whole=True,
    )


def find_rotted_files(scene: FileGroup, clean: Callable[[], Collection[str]]) -> Iterator[Hypothesis]:
    """Find files with more than one value changed after their checksum was written.

    Failures of the `clean` rules, which no unmodified file breaks, are then attributed to this.
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
                "what repair can mend may not be all that was changed. If the change was yours, "
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
