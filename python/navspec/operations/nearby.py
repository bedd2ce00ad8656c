"""Findings that an edit changes near its place: a part of the file around it is checked before and after the edit.

What the borders of the part make wrong is wrong before and after, and so neither new nor gone.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array
from navspec.columns.changed_rows import ChangedRows, find_changed_rows
from navspec.family.contract import Family, Locality
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import View
from navspec.family.rules.runner import run_rules
from navspec.operations.evaluation import find_unmatched, rule_set_of
from navspec.records.report import Finding

MOST_COMPARED = 1 << 14
"""Rows between the first and the last change that are compared one by one."""
MOST_CHECKED = 1 << 13
"""Rows of a part that is checked at once."""
MOST_BOXES = 64
"""Changed rows whose surroundings are found one by one; of more rows those of their common box."""


class NearbyNews(NamedTuple):
    """Findings with a position that are new or gone near an edit."""

    new: list[Finding]
    gone: list[Finding]


def compare_nearby(family: Family, before: View, after: View) -> NearbyNews | None:
    """Check the surroundings of an edit before and after it.

    Only rules to which nothing else matters are evaluated; the check of the whole file has the results of all.
    None for files without known surroundings, and for edits that change too much.
    """
    views = before, after
    if family.locality is None or any(len(view.files.files) != 1 for view in views):
        return None
    locality = family.locality()
    old, new = (next(iter(view.files.files.values())).without(locality.unread) for view in views)
    changed = find_changed_rows(old, new, locality.table, MOST_COMPARED)
    if changed is None or old.keys() != new.keys():
        return None
    masks = _surroundings(locality, views, changed)
    if max(np.count_nonzero(mask) for mask in masks) > MOST_CHECKED:
        return None
    findings = [
        _check_part(family, locality.codes, view, tables.select(locality.table, mask))
        for view, tables, mask in zip(views, (old, new), masks, strict=True)
    ]
    return compare_findings(*findings)


def compare_findings(before: list[Finding], after: list[Finding]) -> NearbyNews:
    """Match findings of both versions, whose rows have other numbers: by their places, and where these moved by text."""
    return NearbyNews(*find_unmatched(after, before, _place, _text))


def _place(finding: Finding) -> tuple[Any, ...]:
    return finding.code, finding.severity, tuple(finding.position or ())


def _text(finding: Finding) -> tuple[Any, ...]:
    return finding.code, finding.severity, finding.message


def _surroundings(locality: Locality, views: tuple[View, View], changed: ChangedRows) -> tuple[Array, Array]:
    """Return which rows of both versions to check: the same ones, and all rows that differ."""
    boxes = [locality.boxes(view) for view in views]
    touched = np.concatenate([part[rows] for part, rows in zip(boxes, changed[:2], strict=True)])
    if len(touched) > MOST_BOXES:
        touched = np.concatenate((touched[:, :2].min(axis=0), touched[:, 2:].max(axis=0)))[None]
    masks = [are_near(part, touched, locality.reach) for part in boxes]
    for mask, rows, view in zip(masks, changed[:2], views, strict=True):
        mask[rows] = True
        mask[locality.anchors(view)] = True
    for _ in range(2):  # what is linked with the edit, and what that is linked with
        for mask, view in zip(masks, views, strict=True):
            mark_linked(mask, locality.links(view))
        _share(masks, changed)
    return masks[0], masks[1]


def mark_linked(mask: Array, links: tuple[Array, Array]) -> None:
    """Add the rows that are linked with those of a mask, either way."""
    source, target = links
    mask[np.concatenate((target[mask[source]], source[mask[target]]))] = True


def _share(masks: list[Array], changed: ChangedRows) -> None:
    """Choose rows with the same content in both versions or in neither."""
    shared = masks[0][changed.same_before] | masks[1][changed.same_after]
    masks[0][changed.same_before] = masks[1][changed.same_after] = shared


def are_near(boxes: Array, touched: Array, reach: float) -> Array:
    """Return which boxes lie within a distance of others, each along both axes; bool."""
    west, south, east, north = boxes.T
    is_near = np.zeros(len(boxes), bool)
    for left, bottom, right, top in touched:
        is_beside = (west <= right + reach) & (east >= left - reach)
        is_near |= is_beside & (south <= top + reach) & (north >= bottom - reach)
    return is_near


def _check_part(family: Family, codes: tuple[str, ...], view: View, part: Tables) -> list[Finding]:
    """Return the findings with a position in a part of a file."""
    files: TableSet = view.files.with_files(dict.fromkeys(view.files.files, part))
    options = Options(select=codes, max_findings=sys.maxsize)
    outcome = run_rules(rule_set_of(family.id).sorted_checks, family.view(files), options, part.path)
    return [finding for finding in outcome.findings if finding.position]
