"""New areas, and areas that are moved or get other sides: connections follow where players can walk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.source_nav.area_split import LEAST, SEES_ITSELF
from navspec.families.source_nav.borders import HALF_CELL, Borders, Rectangles, find_borders
from navspec.families.source_nav.recipes.edits import (
    SPOTS,
    VISIBLE,
    drop_links,
    find_free_ids,
    is_flag_right,
    link_back,
    link_borders,
    set_flag,
)
from navspec.families.source_nav.rules.neighbours import find_missing_links
from navspec.families.source_nav.view import NO_ROW, SourceMesh
from navspec.family.network.mesh_editor import EditRefusal, MeshEdit, build_obstacle
from navspec.family.network.tools import Action, parse_vector
from navspec.family.views.mesh import WORLD

_CORNERS = (np.array((0, 1, 1, 0)), np.array((0, 0, 1, 1)))
"""Whether the corners NW, NE, SE and SW have the higher x, and the higher y."""
_SPOT_REACH = 1.0
"""Units from an area up to which hiding spots belong to it, as for the rules."""


def add_area(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Add an area with the given corners, linked both ways to those beside it that players can walk to.

    A corner without a height lies as high as the nearest area there.
    """
    low, high, given_heights = _parse_rectangle(action.values.get("rectangle"))
    corners = _corner_points(low, high)
    heights = np.where(np.isnan(given_heights), _find_ground(mesh, corners), given_heights)
    require_world(low, high, heights)
    is_right, row = is_flag_right(mesh), mesh.areas
    area = int(find_free_ids(mesh.ids.astype(np.int64), 1)[0])
    mesh.file.insert("areas", row, {"id": area, **shape_fields(low, high, heights)})
    if mesh.count(VISIBLE):
        own_entry = {"target": row if mesh.has_row_targets else area}
        own_entry |= {"flags": SEES_ITSELF} if mesh.has_field(VISIBLE, "flags") else {}
        mesh.file.insert(VISIBLE, 0, own_entry, parent=row)
    mesh = SourceMesh(mesh.files)
    if is_right:
        set_flag(mesh.file, mesh.place_index)
    links = _link_neighbours(mesh, np.array([row]))
    return MeshEdit(tuple(_describe_links(0, links)), (str(area),))


def reshape_area(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Give an area other corners; without heights its surface is continued."""
    low, high, given_heights = _parse_rectangle(action.values.get("rectangle"))
    (row,) = action.nodes.tolist()
    continued = _continue_surface(mesh, row, _corner_points(low, high))
    heights = np.where(np.isnan(given_heights), continued, given_heights)
    before = _count_spots_outside(mesh, row)
    edit = _change_areas(mesh, action.nodes, low[None], high[None], heights[None])
    outside = _count_spots_outside(SourceMesh(mesh.files), row)
    if outside <= before:
        return edit
    spots = "1 hiding spot is" if outside == 1 else f"{outside:,} hiding spots are"
    return edit._replace(notes=(*edit.notes, f"{spots} outside of the area now"))


def _count_spots_outside(mesh: SourceMesh, row: int) -> int:
    """Return the number of hiding spots of an area that are not in it, as seen from above."""
    if not mesh.count(SPOTS):
        return 0
    spots = np.flatnonzero(mesh.owner(SPOTS) == row)
    places = np.column_stack([mesh.column(SPOTS, f"position.{axis}")[spots] for axis in "xy"])
    is_inside = (places >= mesh.low[row, :2] - _SPOT_REACH) & (places <= mesh.high[row, :2] + _SPOT_REACH)
    return int((~is_inside.all(axis=1)).sum())


def move_areas(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Move areas, with their hiding spots."""
    by = parse_vector("by", action.values.get("by"))
    rows = action.nodes
    if mesh.count(SPOTS):
        spots = np.isin(mesh.owner(SPOTS), rows)
        for axis, distance in zip("xyz", by.tolist(), strict=True):
            mesh.file.column(SPOTS, f"position.{axis}")[spots] += np.float32(distance)
    return _change_areas(
        mesh, rows, mesh.low[rows, :2] + by[:2], mesh.high[rows, :2] + by[:2], mesh.heights[rows] + by[2]
    )


def link_neighbours(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Link areas both ways to those beside them that players can walk to, where nothing leads across or only one way."""
    rows = action.nodes
    new = _link_neighbours(mesh, rows)
    mesh = SourceMesh(mesh.files)
    new += link_back(mesh, find_near_borders(mesh, rows))
    return MeshEdit(tuple(_describe_links(0, new)), tuple(map(str, mesh.ids[rows].tolist())))


def add_spot(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Add a hiding spot on the surface of an area, as cover."""
    (row,) = action.nodes.tolist()
    x, y, _ = parse_vector("at", action.values.get("at"), may_lack_height=True).tolist()
    is_inside = (mesh.low[row, :2] <= (x, y)).all() and (mesh.high[row, :2] >= (x, y)).all()
    if not is_inside:
        message = f"the place is not in area {mesh.ids[row]}"
        raise EditRefusal(build_obstacle(message, mesh.centres[[row]], "Click inside the area"))
    fields: dict[str, Any] = dict(zip(("position.x", "position.y"), (x, y), strict=True))
    fields["position.z"] = mesh.surface(np.array([row]), np.array([x]), np.array([y]))[0]
    if mesh.has_field(SPOTS, "id"):
        ids = mesh.column(SPOTS, "id")
        fields["id"] = int(find_free_ids(ids.astype(np.int64), 1)[0]) if len(ids) else 0
        fields["flags.in_cover"] = 1
    bounds = mesh.file.offsets(SPOTS)
    mesh.file.insert(SPOTS, int(bounds[row + 1] - bounds[row]), fields, parent=row)
    count = bounds[row + 1] - bounds[row] + 1
    note = f"area {mesh.ids[row]} has {count} hiding spot{'' if count == 1 else 's'} now"
    return MeshEdit((note,), (str(mesh.ids[row]),))


# --- the shape -----------------------------------------------------------------------------------------------------


def _parse_rectangle(value: Any) -> tuple[Array, Array, Array]:
    """Return the lowest and the highest x and y, and the heights of the corners NW, NE, SE, SW, NaN if not given."""
    corners = list(value) if isinstance(value, Sequence) and not isinstance(value, str) else []
    if len(corners) != 2:
        raise NavspecError("rectangle: this has to be two opposite corners, east, north and up of each")
    first, second = (parse_vector("rectangle", corner, may_lack_height=True) for corner in corners)
    with np.errstate(over="ignore"):  # far outside the world, which is refused later
        low, high = (
            bound(first[:2], second[:2]).astype(np.float32).astype(np.float64) for bound in (np.minimum, np.maximum)
        )
    if (high - low < LEAST).any():
        message = f"an area is at least {LEAST:g} unit wide and long"
        raise EditRefusal(build_obstacle(message, np.stack((first, second)), "Draw it larger"))
    # The height of one corner holds for its side along x, as in a slope to the north or south.
    north, south = (first[2], second[2]) if first[1] <= second[1] else (second[2], first[2])
    return low, high, np.array((north, north, south, south))


def _corner_points(low: Array, high: Array) -> Array:
    """Return x and y of the corners NW, NE, SE, SW; shape (4, 2)."""
    bounds = np.stack((low, high))
    return np.stack([bounds[is_high, axis] for axis, is_high in enumerate(_CORNERS)], axis=1)


def _find_ground(mesh: SourceMesh, points: Array) -> Array:
    """Return the height of the nearest area at each point, 0 in a mesh without areas in the world."""
    rows = mesh.rectangles.rows
    if not len(rows):
        return np.zeros(len(points))
    heights = []
    for x, y in points:
        outside = np.maximum(mesh.low[rows, :2] - (x, y), (x, y) - mesh.high[rows, :2]).clip(min=0)
        nearest = rows[[np.hypot(*outside.T).argmin()]]
        heights.append(mesh.surface(nearest, np.array([x]), np.array([y]))[0])
    return np.array(heights)


def _continue_surface(mesh: SourceMesh, row: int, points: Array) -> Array:
    """Return the height of the surface of an area at points, also outside of it."""
    low, size = mesh.low[row, :2], mesh.high[row, :2] - mesh.low[row, :2]
    across, along = ((points - low) / np.where(size > 0, size, 1)).T
    nw, ne, se, sw = mesh.heights[row]
    north, south = nw + across * (ne - nw), sw + across * (se - sw)
    return north + along * (south - north)


def shape_fields(low: Array, high: Array, heights: Array) -> dict[str, Any]:
    """Return the fields of the corners of areas."""
    names = ("nw.x", "nw.y", "se.x", "se.y", "nw.z", "ne_z", "se.z", "sw_z")
    return dict(zip(names, (*low, *high, *heights), strict=True))


def require_world(low: Array, high: Array, heights: Array) -> None:
    """Raise `EditRefusal` for shapes outside the world."""
    if not (np.abs(np.concatenate([low.ravel(), high.ravel(), heights.ravel()])) <= WORLD).all():
        points = np.array([[*low.reshape(-1, 2)[0], 0.0]])
        raise EditRefusal(build_obstacle("that is outside the world", points, f"Keep within {WORLD:g} units"))


# --- areas and their neighbours ------------------------------------------------------------------------------------


def _change_areas(mesh: SourceMesh, rows: Array, low: Array, high: Array, heights: Array) -> MeshEdit:
    """Give areas other shapes; links over borders that end are dropped, and new borders linked."""
    require_world(low, high, heights)
    before = _border_pairs(mesh, rows)
    for field, values in shape_fields(low.T, high.T, heights.T).items():
        mesh.file.column("areas", field)[rows] = values
    mesh = SourceMesh(mesh.files)
    links = mesh.connections
    pairs = links.owner.astype(np.int64) * mesh.areas + links.target
    ended = np.setdiff1d(before, _border_pairs(mesh, rows))
    lost = np.flatnonzero(np.isin(pairs, ended) & (links.target != NO_ROW))
    if len(lost):
        drop_links(mesh, lost)
        mesh = SourceMesh(mesh.files)
    new = _link_neighbours(mesh, rows)
    return MeshEdit(tuple(_describe_links(len(lost), new)), tuple(map(str, mesh.ids[rows].tolist())))


def find_near_borders(mesh: SourceMesh, rows: Array) -> Borders:
    """Return the borders that some areas share with others, across which a player can walk."""
    areas = mesh.rectangles
    near = np.flatnonzero(
        (areas.low <= areas.high[rows].max(axis=0) + HALF_CELL).all(axis=1)
        & (areas.high >= areas.low[rows].min(axis=0) - HALF_CELL).all(axis=1)
    )
    part = Rectangles(*(column[near] for column in areas[:4]), counts=np.array([len(near)]))
    borders = find_borders(part)
    borders = borders._replace(first=near[borders.first], second=near[borders.second])
    return borders.select(np.flatnonzero(np.isin(borders.first, rows) | np.isin(borders.second, rows)))


def _border_pairs(mesh: SourceMesh, rows: Array) -> Array:
    """Return the pairs of areas on both sides of such borders, in both orders, as numbers."""
    borders = find_near_borders(mesh, rows)
    return np.append(borders.first * mesh.areas + borders.second, borders.second * mesh.areas + borders.first)


def _link_neighbours(mesh: SourceMesh, rows: Array) -> int:
    """Link areas both ways across borders without a link; returns their number."""
    borders = find_missing_links(mesh, find_near_borders(mesh, rows))
    if len(borders.first):
        link_borders(mesh, borders)
    return 2 * len(borders.first)


def _describe_links(lost: int, new: int) -> Iterator[str]:
    counts = [f"{count:,} {word}" for count, word in ((new, "new"), (lost, "gone")) if count]
    if counts:
        yield f"connections: {', '.join(counts)}"
