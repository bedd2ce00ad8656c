"""Merge of mods: the changes of several sets of files to one base, applied to it and written in one step."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from navspec.errors import NavspecError
from navspec.family.conversion.compiler import round_position
from navspec.graphs.three_way_merge import MergeConflict, ThreeWayMerge
from navspec.inputs.discovery import Unit, find_unit
from navspec.inputs.request import Request
from navspec.operations.compile import MAX_LISTED, CompileOptions, compile_source
from navspec.operations.destination import Destination
from navspec.operations.networks import build_network
from navspec.records.networks import Compiled, CompileObstacle, Merged

Path = str | os.PathLike[str]
LABELS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Names of the merged sets in messages, in the order of the call."""
_FIX = "Prefer one of them (--prefer), or change one"


@dataclass(frozen=True, slots=True)
class MergeSources:
    """A base, and the sets that were made of it, each a folder or archive; a set may consist of its changed files.

    The changes of `prefer`, the label of a set, win over those of all other sets. `settings` are those of all files.
    """

    base: Path
    mods: Sequence[Path]
    prefer: str | None = None
    settings: Mapping[str, Any] | None = None


def merge_sources(sources: MergeSources, destination: Destination) -> Merged:
    """Merge sets into their base; see `navspec.merge`."""
    labels = LABELS[: len(sources.mods)]
    if len(labels) < max(2, len(sources.mods)):
        raise NavspecError(f"merge: this takes 2 to {len(LABELS)} sets, not {len(sources.mods)}")
    preferred = None if sources.prefer is None else labels.find(sources.prefer.strip().upper() or "-")
    if preferred == -1:
        raise NavspecError(f"prefer: this has to be one of {', '.join(labels)}, not {sources.prefer!r}")
    settings = sources.settings or {}
    base = _load_set(sources.base, settings)
    mods = [_overlay(_load_set(path, settings), base) for path in sources.mods]
    assert base.family.compiler is not None
    end_columns = base.family.compiler().end_columns
    merge = ThreeWayMerge(build_network(base), [build_network(unit) for unit in mods], labels, end_columns, preferred)
    if merge.conflicts:
        destination = replace(destination, output=None)
    options = CompileOptions(None, {}, base, tolerance=0, delete=True)
    compiled = compile_source(merge.graph(), options, destination)
    counts = {**compiled.counts, "conflicts": len(merge.conflicts)}
    of_compiled = {field.name: getattr(compiled, field.name) for field in fields(Compiled)}
    source = ", ".join(f"{label} = {os.fspath(path)}" for label, path in zip(labels, sources.mods, strict=True))
    conflicts = tuple(map(_describe_conflict, merge.conflicts[:MAX_LISTED]))
    return Merged(**{**of_compiled, "source": source, "counts": counts}, conflicts=conflicts)


def _load_set(path: Path, settings: Mapping[str, Any]) -> Unit:
    """Return the set of a folder or archive, of a family whose networks can be merged."""
    request = Request((path,), settings=settings)
    return find_unit(
        request, lambda family: family.compiler is not None and family.compiler().merge is not None, "set of paths"
    )


def _overlay(unit: Unit, base: Unit) -> Unit:
    """Return a set with the files of the base that it lacks; raises `NavspecError` for a set of another format."""
    formats, formats_of_base = (sorted({file.match.format for file in one.files}) for one in (unit, base))
    if formats != formats_of_base:
        raise NavspecError(
            f"{unit.where}: these files are {', '.join(formats)}, and the base is {', '.join(formats_of_base)}; convert them "
            "first"
        )
    numbers = {unit.number(file) for file in unit.files}
    rest = [file for file in base.files if base.number(file) not in numbers]
    return replace(unit, files=[*unit.files, *rest])


def _describe_conflict(conflict: MergeConflict) -> CompileObstacle:
    return CompileObstacle(
        conflict.label, f"{conflict.label}: {conflict.message}", round_position(conflict.position), _FIX
    )
