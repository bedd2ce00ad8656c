"""A ladder that is put between two areas: it stands on the border of the upper one that faces the lower one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.source_nav.layout import LADDERS, LAST_GOLDSRC, LISTS, SLOTS, TOPS
from navspec.families.source_nav.view import OUTWARD, SIDES, Mesh
from navspec.family.network.attribute_values import AttributeRows, parse_value, set_columns
from navspec.family.network.mesh_editor import EditRefusal, MeshEdit, make_obstacle
from navspec.family.network.tools import Action, parse_attributes

PREFIX = "ladder_"
LEAVE = ("id", *SLOTS)
"""Fields of a ladder that are not set by hand."""
WIDTH, DIRECTION = f"{PREFIX}width", f"{PREFIX}direction"

_WIDTH = 24.0
"""Units; what most ladders of Counter-Strike have."""


def climb(mesh: Mesh, action: Action) -> MeshEdit:
    """Put a ladder between two areas, from the lower one to the higher one, and into their lists."""
    attributes = parse_attributes("attributes", action.values.get("attributes"))
    one, other = action.nodes.tolist()
    if one == other:
        raise NavspecError("a ladder does not lead from an area to itself; choose two")
    if mesh.version <= LAST_GOLDSRC:
        message = f"meshes of version {mesh.version} hold no ladders"
        raise EditRefusal(make_obstacle(message, mesh.centres[[one, other]], "Convert the mesh first"))
    bottom, top = (one, other) if mesh.centres[one, 2] <= mesh.centres[other, 2] else (other, one)
    facing = _facing(mesh, bottom, top, attributes)
    low, high = _ends(mesh, bottom, top, facing)
    if not high[2] > low[2]:
        message = f"area {mesh.ids[top]} does not lie above area {mesh.ids[bottom]} where the ladder would stand"
        raise EditRefusal(
            make_obstacle(message, np.stack((low, high)), "Choose areas of which one lies above the other")
        )
    row, ladder = _put(mesh, bottom, top, facing, low, high)
    if attributes:
        set_columns(mesh.file, attributes, (AttributeRows("ladders", LADDERS, np.array([row]), PREFIX, LEAVE),))
    areas = mesh.ids[[bottom, top]].tolist()
    return MeshEdit((f"ladder {ladder} leads from area {areas[0]} up to area {areas[1]}",), tuple(map(str, areas)))


def _facing(mesh: Mesh, bottom: int, top: int, attributes: Mapping[str, Any]) -> int:
    """The side to which the face of the ladder looks: where the lower area lies farthest beside the upper one."""
    if attributes.get(DIRECTION) is not None:
        side = parse_value(DIRECTION, attributes[DIRECTION], {name: number for number, name in enumerate(SIDES)})
        if side not in range(len(SIDES)):
            raise NavspecError(f"{DIRECTION}: not {attributes[DIRECTION]!r}; it can be {', '.join(SIDES)}")
        return int(side)
    before, behind = mesh.low[top] - mesh.high[bottom], mesh.low[bottom] - mesh.high[top]
    return int(np.argmax(np.where(OUTWARD < 0, np.tile(before[1::-1], 2), np.tile(behind[1::-1], 2))))


def _ends(mesh: Mesh, bottom: int, top: int, facing: int) -> tuple[Array, Array]:
    """The lower and the upper end: on a border of the upper area, in the middle of what both share of it."""
    across = (1 + facing) % 2  # borders to the north and south have one y
    place = np.clip((mesh.low[bottom, :2], mesh.high[bottom, :2]), mesh.low[top, :2], mesh.high[top, :2]).mean(axis=0)
    place[across] = (mesh.low if OUTWARD[facing] < 0 else mesh.high)[top, across]
    low, high = mesh.surface(np.array([bottom, top]), *np.tile(place[:, None], 2))
    return np.append(place, low), np.append(place, high)


def _put(mesh: Mesh, bottom: int, top: int, facing: int, low: Array, high: Array) -> tuple[int, int]:
    """Row and id of a new ladder behind all others, which both areas list."""
    row = mesh.count(LADDERS)
    ladder = 1 + int(mesh.column(LADDERS, "id").max(initial=0))
    fields = {
        "id": ladder,
        "width": _WIDTH,
        "length": high[2] - low[2],
        "direction": facing,
        "bottom_area": mesh.ids[bottom],
        TOPS[0]: mesh.ids[top],
        **{
            f"{end}.{axis}": at[number]
            for end, at in (("bottom", low), ("top", high))
            for number, axis in enumerate("xyz")
        },
    }
    mesh.file.insert(LADDERS, row, fields)
    if mesh.stores("areas", "ladders_up"):
        for way, area in (("up", bottom), ("down", top)):
            bounds = mesh.file.offsets(LISTS[way])
            mesh.file.insert(LISTS[way], int(bounds[area + 1] - bounds[area]), [ladder], parent=area)
    return row, ladder
