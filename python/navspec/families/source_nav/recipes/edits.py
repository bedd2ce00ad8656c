"""Edits of a mesh with all references to the edited rows."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.source_nav.borders import Borders
from navspec.families.source_nav.layout import APPROACH_AREAS, APPROACHES, LADDERS, SLOTS
from navspec.families.source_nav.rules.neighbours import find_one_way_borders
from navspec.families.source_nav.view import NO_ROW, SIDES, SourceMesh
from navspec.family.views.row_index import are_not_among

LINKS = "areas.connections.ids"
ENCOUNTERS = "areas.encounters"
SPOTS = "areas.hiding_spots"
VISIBLE = "areas.visible"
PARENT = "inherit_visibility_from"
ENDS = ("from", "to")

_MOST = 0xFFFFFFFF
_MOST_PLACES, _MOST_NAME = 0xFFFF, 255
"""Places of a directory, and letters of a name, for which the engine has room."""


def drop_rows(mesh: SourceMesh, table: str, rows: Array) -> None:
    """Drop rows of a table."""
    if len(rows):
        mesh.file.keep(table, are_not_among(rows, len(mesh.file[table])))


def replace_rows(tables: Tables, table: str, owner: Array, rows: Array) -> None:
    """Replace a list of records; each row goes to its owner, in the order of `rows`."""
    if (owner[1:] < owner[:-1]).any():
        rows = rows.take(np.argsort(owner, kind="stable"))
    tables.replace(table, rows, np.bincount(owner, minlength=len(tables.offsets(table)) - 1))


def find_free_ids(ids: Array, count: int) -> Array:
    """Return unused ids: those above the highest, as the engine counts, or the lowest ones where these run out."""
    first = int(ids.max(initial=0)) + 1
    if first + count - 1 <= _MOST:
        return np.arange(first, first + count)
    return np.setdiff1d(np.arange(1, len(ids) + count + 1), ids)[:count]


# --- places --------------------------------------------------------------------------------------------------------


def put_in_places(mesh: SourceMesh, index: Array) -> None:
    """Set the places of all areas; the flag for areas without a place follows, where it was right."""
    is_right = is_flag_right(mesh)
    mesh.file.set_column("areas", "place_index", index)
    if is_right:
        set_flag(mesh.file, index)


def set_flag(tables: Tables, index: Array) -> None:
    """Set the flag for areas without a place, given the places of all areas."""
    tables.set_column("", "has_unnamed_areas", int((index == 0).any()))


def is_flag_right(mesh: SourceMesh) -> bool:
    """Return whether a mesh stores that flag, with the right value."""
    return mesh.header("has_unnamed_areas") == (mesh.place_index == 0).any()


def find_or_add_place(mesh: SourceMesh, place: str) -> int:
    """Return the number of a place by its name; an unknown one is added to the directory."""
    names = [name.decode("ascii", "backslashreplace") for name in mesh.places]
    if place in names:
        return names.index(place) + 1
    if not place.isascii() or "\0" in place:
        raise NavspecError(f"place: a name has letters of ASCII, unlike {place!r}")
    return add_place(mesh, place.encode())


def add_place(mesh: SourceMesh, name: bytes) -> int:
    """Add a place to the directory; returns its number. The name may have any bytes, as those of some meshes do."""
    if len(name) > _MOST_NAME:
        raise NavspecError(f"place: a name has up to {_MOST_NAME} letters, and this one has {len(name):,}")
    if len(mesh.places) == _MOST_PLACES:
        raise NavspecError(f"place: the directory has {_MOST_PLACES:,} places already, and room for no more")
    texts = [*mesh.place_texts, name + b"\0"]
    mesh.file.insert("places", len(mesh.places), np.zeros(1, mesh.file["places"].dtype))
    mesh.file.replace("places.name", np.frombuffer(b"".join(texts), np.uint8), [len(text) for text in texts])
    return len(texts)


# --- links ---------------------------------------------------------------------------------------------------------


def drop_links(mesh: SourceMesh, rows: Array) -> None:
    """Drop connections, and the encounter paths of their areas that lead over them."""
    links = mesh.connections
    is_kept = are_not_among(rows, len(links.id))
    keys = _keys(mesh, links.owner, links.side, links.id)
    lost_keys = np.setdiff1d(keys[~is_kept], keys[is_kept])
    uses = [np.isin(_keys(mesh, mesh.owner(ENCOUNTERS), *_end(mesh, end)), lost_keys) for end in ENDS]
    drop_rows(mesh, ENCOUNTERS, np.flatnonzero(np.logical_or(*uses)))
    drop_rows(mesh, LINKS, rows)


def add_links(mesh: SourceMesh, owner: Array, side: Array, target: Array) -> None:
    """Add connections, given the rows of both areas and the side; they follow the others of that side."""
    links = mesh.connections
    ids = np.append(links.id, mesh.ids[target]).astype(mesh.file[LINKS].dtype)
    replace_rows(mesh.file, LINKS, np.append(links.owner * 4 + links.side, owner * 4 + side), ids)


def link_borders(mesh: SourceMesh, borders: Borders) -> None:
    """Link the areas on both sides of borders both ways."""
    owner, target = np.append(borders.first, borders.second), np.append(borders.second, borders.first)
    add_links(mesh, owner, np.append(borders.side, (borders.side + 2) % len(SIDES)), target)


def link_back(mesh: SourceMesh, borders: Borders) -> int:
    """Add links back across those borders across which one leads in one direction only; returns their number."""
    borders, is_out = find_one_way_borders(mesh, borders)
    owner, target = np.where(is_out, (borders.second, borders.first), (borders.first, borders.second))
    if len(owner):
        add_links(mesh, owner, np.where(is_out, (borders.side + 2) % len(SIDES), borders.side), target)
    return len(owner)


def move_links(mesh: SourceMesh, rows: Array, sides: Array) -> None:
    """Move connections to other sides of their areas, with the encounter paths that lead over them.

    They follow the other connections of that side; a connection that exists there already is dropped.
    """
    links = mesh.connections
    side = links.side.copy()
    side[rows] = sides
    old, new = (_keys(mesh, links.owner, link_sides, links.id) for link_sides in (links.side, side))
    if mesh.has_field(ENCOUNTERS, "from_dir"):
        moved = dict(zip(old[rows].tolist(), sides.tolist(), strict=True))
        for end in ENDS:
            over, area = _end(mesh, end)
            keys = _keys(mesh, mesh.owner(ENCOUNTERS), over, area)
            at = np.flatnonzero(np.isin(keys, old[rows]))
            over[at] = [moved[key] for key in keys[at].tolist()]
            mesh.file.set_column(ENCOUNTERS, f"{end}_dir", over)
    unmoved = np.flatnonzero(are_not_among(rows, len(links.id)))
    order = np.concatenate((unmoved, rows))
    _, first = np.unique(new[order], return_index=True)
    order = order[~are_not_among(first, len(order)) | (np.arange(len(order)) < len(unmoved))]
    replace_rows(mesh.file, LINKS, (links.owner * 4 + side)[order], mesh.file[LINKS][order])


def _end(mesh: SourceMesh, end: str) -> tuple[Array, Array]:
    """Return side and id of the areas at an end of encounter paths; int64."""
    side, area = (mesh.column(ENCOUNTERS, f"{end}_{what}").astype(np.int64) for what in ("dir", "area"))
    return side, area


def _keys(mesh: SourceMesh, owner: Array, side: Array, area: Array) -> Array:
    """Return a number for every step from an area over a side into another; over any side where paths store no side."""
    has_sides = mesh.has_field(ENCOUNTERS, "from_dir")
    return (owner.astype(np.int64) * 256 + side * has_sides) << 32 | area


# --- visible areas -------------------------------------------------------------------------------------------------


def flatten_visibility(mesh: SourceMesh, rows: Array) -> None:
    """Store in the lists of areas all that the engine takes them to see, so that they inherit nothing.

    These are their own entries, followed by those of their parent; the first entry about an area decides.
    """
    if not len(rows):
        return
    tables = mesh.file
    entries, starts = tables[VISIBLE], tables.offsets(VISIBLE)
    heirs = rows[mesh.parent[rows] != NO_ROW]
    parents = mesh.parent[heirs]
    counts = np.diff(starts)[parents]
    inherited = np.repeat(starts[parents] - np.cumsum(counts) + counts, counts) + np.arange(counts.sum())
    stays = are_not_among(rows, len(mesh.ids))[mesh.owner(VISIBLE)]
    unchanged, entries_of_rows = np.flatnonzero(stays), np.flatnonzero(~stays)
    at, owner = (
        np.append(entries_of_rows, inherited),
        np.append(mesh.owner(VISIBLE)[entries_of_rows], np.repeat(heirs, counts)),
    )
    _, first = np.unique(owner << 32 | entries["target"][at].astype(np.int64), return_index=True)
    is_seen = ~are_not_among(first, len(at)) & (entries["flags"][at] != 0)
    at, owner = np.append(unchanged, at[is_seen]), np.append(mesh.owner(VISIBLE)[unchanged], owner[is_seen])
    replace_rows(tables, VISIBLE, owner, entries.take(at))
    tables.column("areas", PARENT)[rows] = 0


# --- areas ---------------------------------------------------------------------------------------------------------


def renumber_areas(mesh: SourceMesh) -> None:
    """Number areas 1, 2, ... in their order; references follow, and dangling ones stay dangling."""
    tables = mesh.file
    count = len(mesh.ids)
    names = [(LINKS, ""), ("areas", PARENT)]
    names += [(ENCOUNTERS, f"{end}_area") for end in ENDS]
    names += [(table, field) for table in APPROACHES for field in APPROACH_AREAS]
    names += [(LADDERS, field) for field in SLOTS]
    names += [] if mesh.has_row_targets else [(VISIBLE, "target")]
    name_columns = [name for name in names if mesh.count(name[0]) and (not name[1] or mesh.has_field(*name))]
    stored = [tables.column(*column) for column in name_columns]
    targets = [mesh.area_name_index.rows(table, ids) for (table, _), ids in zip(name_columns, stored, strict=True)]
    is_dangling = [(ids != 0) & (rows == NO_ROW) for ids, rows in zip(stored, targets, strict=True)]
    dangling_ids = np.unique(
        np.concatenate([*(ids[mask] for ids, mask in zip(stored, is_dangling, strict=True)), mesh.ids[:0]])
    )
    for column, ids, rows in zip(name_columns, stored, targets, strict=True):
        new = np.where(rows == NO_ROW, count + 1 + np.searchsorted(dangling_ids, ids), rows + 1)
        tables.set_column(*column, np.where(ids == 0, 0, new))
    tables.set_column("areas", "id", np.arange(1, count + 1))


def remove_areas(mesh: SourceMesh, rows: Array) -> None:
    """Remove areas and all references to them; areas that inherit their visible areas get a list of their own."""
    tables = mesh.file
    is_kept = are_not_among(rows, len(mesh.ids))
    is_right = is_flag_right(mesh)
    removed_ids = _find_removed(mesh.ids, is_kept)
    removed_ids = removed_ids[removed_ids != 0]
    if mesh.has_field("areas", PARENT):
        flatten_visibility(mesh, np.flatnonzero(is_kept & (mesh.parent != NO_ROW) & ~is_kept[mesh.parent]))
    if mesh.has_row_targets:
        _renumber_targets(SourceMesh(mesh.files), is_kept)
    else:
        _drop_references(tables, VISIBLE, ("target",), removed_ids)
    _drop_references(tables, LINKS, ("",), removed_ids)
    _drop_references(tables, ENCOUNTERS, [f"{end}_area" for end in ENDS], removed_ids)
    if mesh.has_field(mesh.encounter_spots_key, "spot_id"):
        ids, stays = mesh.column(SPOTS, "id"), is_kept[mesh.owner(SPOTS)]
        _drop_references(tables, mesh.encounter_spots_key, ("spot_id",), _find_removed(ids, stays))
    for table in APPROACHES:
        _drop_references(tables, table, APPROACH_AREAS, removed_ids)
    for field in SLOTS if mesh.count(LADDERS) else ():
        areas = tables.column(LADDERS, field)
        areas[np.isin(areas, removed_ids)] = 0
    tables.keep("areas", is_kept)
    if is_right:
        set_flag(tables, mesh.place_index[is_kept])


def _find_removed(ids: Array, is_kept: Array) -> Array:
    """Return the ids that no remaining row has; only the few of removed rows are sorted."""
    removed = ids[~is_kept]
    return np.setdiff1d(removed, ids[is_kept & np.isin(ids, removed)])


def _drop_references(tables: Tables, table: str, fields: Iterable[str], ids: Array) -> None:
    """Drop rows that name one of these ids in a field; "" is the row itself."""
    if len(tables.get(table, ())):
        tables.keep(table, ~np.logical_or.reduce([np.isin(tables.column(table, field), ids) for field in fields]))


def _renumber_targets(mesh: SourceMesh, is_kept: Array) -> None:
    """Renumber the targets of visible areas, which are rows, after rows of areas are dropped."""
    target = mesh.visible_entries.target
    stored = mesh.column(VISIBLE, "target").astype(np.int64)
    rows = np.cumsum(is_kept) - 1
    mesh.file.set_column(VISIBLE, "target", np.where(target == NO_ROW, stored, np.maximum(rows[target], 0)))
    mesh.file.keep(VISIBLE, (target == NO_ROW) | is_kept[target])
