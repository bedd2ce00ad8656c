"""Copies of areas: attributes, hiding spots and the connections between them, also into another mesh of the same version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.source_nav.area_shape import find_near_borders, require_world, shape_fields
from navspec.families.source_nav.area_split import DIVIDED, SEES_ITSELF
from navspec.families.source_nav.recipes.edits import (
    PARENT,
    SPOTS,
    VISIBLE,
    add_links,
    add_place,
    find_free_ids,
    is_flag_right,
    link_borders,
    replace_rows,
    set_flag,
)
from navspec.families.source_nav.rules.neighbours import find_missing_links
from navspec.families.source_nav.view import SourceMesh
from navspec.family.network.mesh_editor import MeshEdit
from navspec.family.network.tools import Action, parse_vector


class AreaCopies(NamedTuple):
    """Areas that were copied from a mesh; owners and targets are rows of `areas` here.

    `mesh` is the version, the sub-version and the game; `low`, `high` and `heights` are as in `SourceMesh`, `places` are names
    of places; `links` are owner, side and target of the connections between the areas; `lists` are the owners and rows of
    lists, by their table.
    """

    mesh: tuple[int, int | None, str]
    position: Array
    areas: Array
    low: Array
    high: Array
    heights: Array
    places: list[bytes]
    links: tuple[Array, Array, Array]
    lists: Mapping[str, tuple[Array, Array]]


def copy_areas(mesh: SourceMesh, rows: Array) -> AreaCopies:
    """Copy areas."""
    rows = np.unique(rows)
    names = [b"", *mesh.places]
    numbers = mesh.place_index[rows].tolist() if mesh.has_field("areas", "place_index") else [0] * len(rows)
    owner, side, target, _ = mesh.connections
    between = np.flatnonzero(np.isin(owner, rows) & np.isin(target, rows))
    lists = {}
    for table in mesh.file:
        is_copied = table == SPOTS or (table not in (*DIVIDED, "areas.connections") and table.count(".") == 1)
        if table.startswith("areas.") and is_copied:
            at = np.flatnonzero(np.isin(mesh.owner(table), rows))
            if len(at):
                lists[table] = np.searchsorted(rows, mesh.owner(table)[at]), mesh.file[table][at].copy()
    return AreaCopies(
        _describe_mesh(mesh),
        mesh.centres[rows],
        mesh.file["areas"][rows].copy(),
        mesh.low[rows, :2],
        mesh.high[rows, :2],
        mesh.heights[rows],
        [names[number] if number < len(names) else b"" for number in numbers],
        (np.searchsorted(rows, owner[between]), side[between], np.searchsorted(rows, target[between])),
        lists,
    )


def _describe_mesh(mesh: SourceMesh) -> tuple[int, int | None, str]:
    return int(mesh.version), mesh.sub_version, mesh.game


def paste_areas(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Add copies of areas at a distance, and link them both ways to those beside them that players can walk to."""
    copies = action.values.get("copies")
    if not isinstance(copies, AreaCopies):
        raise NavspecError("copies: this has to be what the editor of this format has copied")
    if copies.mesh != _describe_mesh(mesh):
        versions = [
            f"version {version}{'' if sub is None else f'.{sub}'} ({game})"
            for version, sub, game in (copies.mesh, _describe_mesh(mesh))
        ]
        raise NavspecError(f"the copied areas are of a mesh of {versions[0]}, and this one is of {versions[1]}")
    by = parse_vector("by", action.values.get("by"))
    low, high, heights = copies.low + by[:2], copies.high + by[:2], copies.heights + by[2]
    require_world(low, high, heights)
    is_right, first = is_flag_right(mesh), mesh.areas
    rows = first + np.arange(len(copies.areas))
    ids = find_free_ids(mesh.ids.astype(np.int64), len(rows))
    mesh.file.insert("areas", first, copies.areas)
    for field, values in {"id": ids, **shape_fields(low.T, high.T, heights.T)}.items():
        mesh.file.column("areas", field)[rows] = values
    if mesh.has_field("areas", PARENT):
        mesh.file.column("areas", PARENT)[rows] = 0
    mesh = SourceMesh(mesh.files)
    _add_lists(mesh, first, copies, by)
    _add_own_entries(mesh, rows, ids)
    mesh = _assign_places(SourceMesh(mesh.files), rows, copies.places)
    if is_right:
        set_flag(mesh.file, mesh.place_index)
    owner, side, target = copies.links
    add_links(mesh, owner + first, side, target + first)
    notes = tuple(_link_surroundings(SourceMesh(mesh.files), rows))
    return MeshEdit(notes, tuple(map(str, ids.tolist())))


def _add_lists(mesh: SourceMesh, first: int, copies: AreaCopies, by: Array) -> None:
    """Add the rows of the lists of areas; hiding spots move, and get new ids."""
    for table, (owner, stored) in copies.lists.items():
        rows = stored.copy()
        count, old_ids = mesh.count(table), mesh.column(table, "id") if mesh.has_field(table, "id") else None
        replace_rows(mesh.file, table, np.append(mesh.owner(table), owner + first), np.append(mesh.file[table], rows))
        if table != SPOTS:
            continue
        new = np.arange(count, count + len(rows))  # new areas are the last ones, and so are their rows
        for axis, distance in zip("xyz", by.tolist(), strict=True):
            mesh.file.column(table, f"position.{axis}")[new] += np.float32(distance)
        if old_ids is not None:
            mesh.file.column(table, "id")[new] = find_free_ids(old_ids.astype(np.int64), len(rows))


def _add_own_entries(mesh: SourceMesh, rows: Array, ids: Array) -> None:
    """Let areas see themselves, as those of an analysed mesh do."""
    if not mesh.count(VISIBLE):
        return
    entries: Any = np.repeat(mesh.file[VISIBLE][:1], len(rows))
    entries["target"] = rows if mesh.has_row_targets else ids
    if mesh.has_field(VISIBLE, "flags"):
        entries["flags"] = SEES_ITSELF
    replace_rows(mesh.file, VISIBLE, np.append(mesh.owner(VISIBLE), rows), np.append(mesh.file[VISIBLE], entries))


def _assign_places(mesh: SourceMesh, rows: Array, names: list[bytes]) -> SourceMesh:
    """Give areas their places by name; unknown ones are added to the directory."""
    if not mesh.has_field("areas", "place_index"):
        return mesh
    numbers = {b"": 0}
    for name in dict.fromkeys(filter(None, names)):
        numbers[name] = mesh.places.index(name) + 1 if name in mesh.places else add_place(mesh, name)
        mesh = SourceMesh(mesh.files)
    mesh.file.column("areas", "place_index")[rows] = [numbers[name] for name in names]
    return SourceMesh(mesh.files)


def _link_surroundings(mesh: SourceMesh, rows: Array) -> list[str]:
    """Link new areas both ways with the old ones beside them; return a note about it."""
    borders = find_near_borders(mesh, rows)
    is_new = np.isin(borders.first, rows) != np.isin(borders.second, rows)
    missing = find_missing_links(mesh, borders.select(np.flatnonzero(is_new)))
    if not len(missing.first):
        return []
    link_borders(mesh, missing)
    return [f"connections to areas around: {2 * len(missing.first):,} new"]
