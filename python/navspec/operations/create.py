"""New files that are made from nothing: flat areas, for formats that can store them."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from navspec.errors import NavspecError, WriteError, closest
from navspec.families import families
from navspec.family.contract import Family
from navspec.family.conversion.conversions import Target
from navspec.inputs.discovery import Unit, apply_settings
from navspec.inputs.file import open_content
from navspec.inputs.source import Content
from navspec.operations.destination import write_file
from navspec.operations.evaluation import ALL_RULES, evaluate_unit
from navspec.records.report import Finding

_MOST_AREAS = 10_000


def create_file(
    to: str, areas: Sequence[Sequence[float]], path: str, settings: Mapping[str, Any], *, force: bool
) -> tuple[tuple[str, ...], list[Finding]]:
    """Make a file of flat areas and write it, if it reads back without errors.

    Parameters
    ----------
    to : str
        Variant of the file, as FORMAT:VARIANT.
    areas : sequence of sequences of float
        x and y of two opposite corners, and z, of each area.
    path : str
        The new file.
    settings : mapping
        Settings of the new file, such as its map.
    force : bool
        Whether an existing file may be replaced.

    Returns
    -------
    notes : tuple of str
        What the file still needs, and only a person can give it.
    findings : list of Finding
        Warnings about it, and findings of lower severity.

    Raises
    ------
    NavspecError
        There is no such variant, or no file of it can store the areas.
    WriteError
        The file would have errors, or it exists and `force` is not set.
    """
    family, target = _find_target(to)
    if not areas or len(areas) > _MOST_AREAS:
        raise NavspecError(f"area: a new file has 1 to {_MOST_AREAS:,} areas, not {len(areas):,}")
    unit = Unit(family)
    apply_settings([unit], settings)
    assert family.conversions is not None
    create = family.conversions().create
    assert create is not None
    conversion = create(np.array(areas, np.float64), target, unit.settings)
    (tables,) = conversion.files.values()
    data = tables.to_bytes()
    opened = open_content(Content(data, path, os.path.basename(path)))
    if (opened.match.format, opened.match.variant) != (target.format, target.variant):
        raise WriteError(f"{path}: the new file would be taken for {opened.match.format}:{opened.match.variant}")
    unit.files = [opened]
    outcome = evaluate_unit(unit, ALL_RULES).outcome
    for finding in outcome.findings:
        if finding.severity == "error":
            raise WriteError(f"{path}: the new file would have an error, {finding.code}: {finding.message}")
    write_file(data, path, force=force)
    return conversion.notes, outcome.findings


def parse_area(text: str) -> tuple[float, ...]:
    """Parse an area: x and y of two opposite corners, and z, with spaces or commas between them."""
    try:
        numbers = tuple(map(float, text.replace(",", " ").split()))
    except ValueError:
        numbers = ()
    if len(numbers) != 5 or not all(map(math.isfinite, numbers)):
        raise NavspecError(f"area '{text}': write five numbers, 'x0 y0 x1 y1 z', such as '0 0 400 400 64'")
    return numbers


def _find_target(to: str) -> tuple[Family, Target]:
    """Return the family and the target of a name."""
    choices = [
        (family, target)
        for family in families().values()
        if family.conversions and family.conversions().create
        for target in family.conversions().targets
    ]
    for family, target in choices:
        if target.is_called(to) and to.startswith(f"{target.format}:"):
            return family, target
    names = [str(target) for _, target in choices]
    every = [f"{target.format}:{name}" for _, target in choices for name in target.all_names]
    hint = closest(to, every) if ":" in to else ""
    raise NavspecError(f"no new file of '{to}' can be made{hint or ';'} it can be {', '.join(names)}")
