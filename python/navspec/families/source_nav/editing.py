"""Editing tools for meshes: attributes, deletion, connections, ladders, new areas and other shapes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.source_nav.area_copy import copy_areas, paste_areas
from navspec.families.source_nav.area_join import join_areas
from navspec.families.source_nav.area_shape import add_area, add_spot, link_neighbours, move_areas, reshape_area
from navspec.families.source_nav.area_split import split_area
from navspec.families.source_nav.layout import FORMAT, LADDERS, LAST_GOLDSRC, LISTS, SLOTS, TOPS
from navspec.families.source_nav.network import KINDS, SourceEdges, build_graph
from navspec.families.source_nav.recipes.edits import (
    ENCOUNTERS,
    LINKS,
    SPOTS,
    VISIBLE,
    drop_links,
    find_free_ids,
    find_or_add_place,
    move_links,
    put_in_places,
    remove_areas,
)
from navspec.families.source_nav.view import OUTWARD, SIDES, SourceMesh
from navspec.family.network.mesh_editor import (
    AttributeRows,
    EditRefusal,
    MeshEdit,
    build_mesh_editor,
    build_obstacle,
    parse_value,
    require_rows,
    set_columns,
)
from navspec.family.network.tools import HAS_BACK, Action, Tool, parse_attributes, require_settable_attributes
from navspec.family.views.row_index import are_not_among
from navspec.family.views.stored_columns import list_column_names
from navspec.spec import load_spec

PREFIX = "ladder_"
LADDER_LEAVE = ("id", *SLOTS)
"""Fields of a ladder that the user cannot set."""
WIDTH, DIRECTION = f"{PREFIX}width", f"{PREFIX}direction"

_WIDTH = 24.0
"""Units; the width of most ladders of Counter-Strike."""


def add_ladder(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Add a ladder between two areas, from the lower one to the higher one, and list it in both."""
    attributes = parse_attributes("attributes", action.values.get("attributes"))
    one, second = action.nodes.tolist()
    if one == second:
        raise NavspecError("a ladder does not lead from an area to itself; choose two")
    if mesh.version <= LAST_GOLDSRC:
        message = f"meshes of version {mesh.version} hold no ladders"
        raise EditRefusal(build_obstacle(message, mesh.centres[[one, second]], "Convert the mesh first"))
    bottom, top = (one, second) if mesh.centres[one, 2] <= mesh.centres[second, 2] else (second, one)
    facing = _choose_facing(mesh, bottom, top, attributes)
    low, high = _find_ends(mesh, bottom, top, facing)
    if not high[2] > low[2]:
        message = f"area {mesh.ids[top]} does not lie above area {mesh.ids[bottom]} at the place of the ladder"
        raise EditRefusal(
            build_obstacle(message, np.stack((low, high)), "Choose areas of which one lies above the other")
        )
    row, ladder = _insert_ladder(mesh, bottom, top, facing, low, high)
    if attributes:
        set_columns(mesh.file, attributes, (AttributeRows("ladders", LADDERS, np.array([row]), PREFIX, LADDER_LEAVE),))
    areas = mesh.ids[[bottom, top]].tolist()
    return MeshEdit((f"ladder {ladder} leads from area {areas[0]} up to area {areas[1]}",), tuple(map(str, areas)))


def _choose_facing(mesh: SourceMesh, bottom: int, top: int, attributes: Mapping[str, Any]) -> int:
    """Return the side that the face of the ladder looks to: the one on which the lower area lies farthest out."""
    if attributes.get(DIRECTION) is not None:
        side = parse_value(DIRECTION, attributes[DIRECTION], {name: number for number, name in enumerate(SIDES)})
        if side not in range(len(SIDES)):
            raise NavspecError(f"{DIRECTION}: not {attributes[DIRECTION]!r}; it can be {', '.join(SIDES)}")
        return int(side)
    before, behind = mesh.low[top] - mesh.high[bottom], mesh.low[bottom] - mesh.high[top]
    return int(np.argmax(np.where(OUTWARD < 0, np.tile(before[1::-1], 2), np.tile(behind[1::-1], 2))))


def _find_ends(mesh: SourceMesh, bottom: int, top: int, facing: int) -> tuple[Array, Array]:
    """Return the lower and the upper end: on a border of the upper area, in the middle of the part that both areas
    share.
    """
    across = (1 + facing) % 2  # borders to the north and south have one y
    place = np.clip((mesh.low[bottom, :2], mesh.high[bottom, :2]), mesh.low[top, :2], mesh.high[top, :2]).mean(axis=0)
    place[across] = (mesh.low if OUTWARD[facing] < 0 else mesh.high)[top, across]
    low, high = mesh.surface(np.array([bottom, top]), *np.tile(place[:, None], 2))
    return np.append(place, low), np.append(place, high)


def _insert_ladder(mesh: SourceMesh, bottom: int, top: int, facing: int, low: Array, high: Array) -> tuple[int, int]:
    """Insert a ladder after all others, and list it in both areas; returns its row and id."""
    row = mesh.count(LADDERS)
    ladder = int(find_free_ids(mesh.column(LADDERS, "id").astype(np.int64), 1)[0])
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
    if mesh.has_field("areas", "ladders_up"):
        for direction, area in (("up", bottom), ("down", top)):
            bounds = mesh.file.offsets(LISTS[direction])
            mesh.file.insert(LISTS[direction], int(bounds[area + 1] - bounds[area]), [ladder], parent=area)
    return row, ladder


_PLACE, _SIDE = "place", "side"

_AREA_LEAVE = (
    # Ids, and values with an attribute of their own.
    "id", "place_index", "inherit_visibility_from",
    # Positions, which decide the connections.
    "nw.x", "nw.y", "se.x", "se.y",
    # Fields of unknown meaning, and one that decides which fields follow.
    "fog_place_index", "unknown_a", "unknown_b", "unknown_c", "unknown_d", "unknown_e", "spawn_attributes.has_old_block",
    # Results of an analysis, from the places where teams start.
    "earliest_occupy_time",
    # Lists.
    "connections", "hiding_spots", "approaches", "encounters", "ladders_up", "ladders_down", "visible", "cs_approaches",
)  # fmt: skip

_LISTS = {
    LINKS: ("connection", "connections"),
    SPOTS: ("hiding spot", "hiding spots"),
    ENCOUNTERS: ("encounter path", "encounter paths"),
    "areas.approaches": ("approach", "approaches"),
    "areas.cs_approaches": ("approach", "approaches"),
    VISIBLE: ("entry of visible areas", "entries of visible areas"),
    LADDERS: ("ladder", "ladders"),
}
"""Names of one row and of several rows, of tables whose rows may go with deleted ones."""


# --- attributes ----------------------------------------------------------------------------------------------------


def _set_attributes(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Set attributes of areas, connections and ladders."""
    attributes = parse_attributes("attributes", action.values.get("attributes"))
    areas = action.nodes
    links, ladders = _find_edge_rows(mesh, action.edges)
    parts = (
        AttributeRows("areas", "areas", areas, leave=_AREA_LEAVE),
        AttributeRows("ladders", LADDERS, ladders, PREFIX, LADDER_LEAVE),
    )
    set_columns(mesh.file, attributes, parts, (_PLACE, _SIDE))
    if _PLACE in attributes:
        require_rows(_PLACE, areas, "areas")
        _assign_place(mesh, areas, attributes[_PLACE])
    if _SIDE in attributes:
        require_rows(_SIDE, links, "connections")
        move_links(mesh, links, np.full(len(links), _side_number(attributes[_SIDE])))
    return MeshEdit(nodes=_names(mesh.ids[areas]))


def _find_edge_rows(mesh: SourceMesh, edges: Array) -> tuple[Array, Array]:
    """Return the rows of the connections and of the ladders of edges; of a large mesh it takes long to list these."""
    if not len(edges):
        return np.zeros(0, np.int64), np.zeros(0, np.int64)
    passages = SourceEdges(mesh)
    ladders = np.unique(passages.ladder[edges])
    return passages.links[edges[edges < len(passages.links)]], ladders[ladders >= 0]


def _assign_place(mesh: SourceMesh, rows: Array, place: Any) -> None:
    """Assign a place to areas by its name or number; an unknown name becomes a new place."""
    if not mesh.has_field("areas", "place_index"):
        raise EditRefusal(
            build_obstacle(
                f"meshes of version {mesh.version} hold no places", mesh.centres[rows], "Convert the mesh first"
            )
        )
    index = mesh.place_index.copy()
    index[rows] = _place_number(mesh, place)
    put_in_places(mesh, index)


def _place_number(mesh: SourceMesh, place: Any) -> int:
    """Return the number of a place, 0 for none; an unknown name is added to the directory."""
    if not isinstance(place, str):
        number = parse_value(_PLACE, place, {})
        if number not in range(len(mesh.places) + 1):
            raise NavspecError(f"{_PLACE}: the directory has {len(mesh.places)} places, and no number {number}")
        return int(number)
    return find_or_add_place(mesh, place) if place else 0


def _side_number(side: Any) -> int:
    number = parse_value(_SIDE, side, {name: number for number, name in enumerate(SIDES)})
    if number not in range(len(SIDES)):
        raise NavspecError(f"{_SIDE}: not {side!r}; it can be {', '.join(SIDES)}")
    return int(number)


# --- deleting ------------------------------------------------------------------------------------------------------


def _delete_elements(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Delete areas, connections and ladders, with all that refers to them."""
    areas = action.nodes
    if len(areas) == mesh.areas:
        raise EditRefusal(build_obstacle("games refuse a mesh without areas", mesh.centres, "Leave at least one area"))
    before = _count_rows(mesh)
    links, ladders = _find_edge_rows(mesh, action.edges)
    before[LINKS] -= len(links)
    before[LADDERS] -= len(ladders)
    if len(ladders):
        _remove_ladders(mesh, ladders)
    if len(links):
        drop_links(SourceMesh(mesh.files), links)
    if len(areas):
        remove_areas(SourceMesh(mesh.files), areas)
    return MeshEdit(tuple(_describe_removals(before, _count_rows(mesh))))


def _remove_ladders(mesh: SourceMesh, rows: Array) -> None:
    """Remove ladders, and the entries of areas for them."""
    is_kept = are_not_among(rows, mesh.count(LADDERS))
    ids = mesh.column(LADDERS, "id")
    removed_ids = np.setdiff1d(ids[rows], ids[is_kept])
    for table in LISTS.values():
        if mesh.count(table):
            mesh.file.keep(table, ~np.isin(mesh.file[table], removed_ids))
    mesh.file.keep(LADDERS, is_kept)


def _count_rows(mesh: SourceMesh) -> dict[str, int]:
    return {table: mesh.count(table) for table in _LISTS}


def _describe_removals(before: Mapping[str, int], after: Mapping[str, int]) -> Iterator[str]:
    """Yield a note on the rows that were removed with the selected ones."""
    lost_rows = [(before[table] - after[table], words) for table, words in _LISTS.items()]
    phrases = [f"{count:,} {words[count > 1]}" for count, words in lost_rows if count > 0]
    if phrases:
        yield f"also gone: {', '.join(phrases)}"


# --- connecting ----------------------------------------------------------------------------------------------------


def _connect_areas(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Connect two areas, both ways (default) or only one way (`has_back` 0), over the side that the first one has."""
    attributes = parse_attributes("attributes", action.values.get("attributes"))
    require_settable_attributes(attributes, [HAS_BACK, _SIDE], "new connections")
    has_back = bool(parse_value(HAS_BACK, attributes.get(HAS_BACK, True), {}))
    one, second = action.nodes.tolist()
    if one == second:
        raise NavspecError("an area does not lead to itself; choose two")
    pairs = [(one, second), (second, one)] if has_back else [(one, second)]
    if attributes.get(_SIDE) is None:
        sides = [largest_portal(mesh, *pair) for pair in pairs]
    else:
        side = _side_number(attributes[_SIDE])
        sides = [side, (side + 2) % len(SIDES)][: len(pairs)]
    if None in sides:
        message = (
            f"areas {mesh.ids[one]} and {mesh.ids[second]} do not lie beside each other, so that no side leads over"
        )
        raise EditRefusal(
            build_obstacle(message, mesh.centres[[one, second]], "Choose areas that face each other, or name the side")
        )
    links = mesh.connections
    known = set(zip((links.owner * 4 + links.side).tolist(), links.target.tolist(), strict=True))
    wanted = [
        (owner * 4 + side, target) for (owner, target), side in zip(pairs, sides, strict=True) if side is not None
    ]
    new = [link for link in wanted if link not in known]
    if not new:
        raise NavspecError(f"areas {mesh.ids[one]} and {mesh.ids[second]} are connected already")
    for place, target in new:
        bounds = mesh.file.offsets(LINKS)
        mesh.file.insert(LINKS, int(bounds[place + 1] - bounds[place]), [mesh.ids[target]], parent=place)
    return MeshEdit(nodes=_names(mesh.ids[[one, second]]))


def largest_portal(mesh: SourceMesh, one: int, second: int) -> int | None:
    """Return the side of an area with the widest border towards another one; None where there is none.

    Only sides count on which the centre of the second area lies, as for the engine.
    """
    offset = mesh.centres[second] - mesh.centres[one]
    low, high = (np.clip(bound[second], mesh.low[one], mesh.high[one]) for bound in (mesh.low, mesh.high))
    width = np.tile((high - low)[:2], 2)  # borders to the north and south run along x
    ahead = np.tile(offset[1::-1], 2) * OUTWARD
    width = np.where(ahead > 0, width, 0)
    side = int(np.argmax(width))
    return side if width[side] > 0 else None


def _names(ids: Array) -> tuple[str, ...]:
    """Return the names of areas in the graph."""
    return tuple(map(str, ids.tolist()))


# --- the editor ----------------------------------------------------------------------------------------------------

_SPEC = load_spec(FORMAT)

EDITOR = build_mesh_editor(
    SourceMesh,
    build_graph,
    {
        Tool(
            "set",
            "Set",
            "Sets attributes of areas, the side over which connections lead, and the known values of ladders. A place that the "
            "mesh does not know is added to its directory.",
            nodes=(0, None),
            edges=(0, None),
            values=("attributes",),
        ): _set_attributes,
        Tool(
            "delete",
            "Delete",
            "Removes areas, connections and ladders, with everything that refers to them: connections, encounter paths, "
            "ladders and what other areas see.",
            nodes=(0, None),
            edges=(0, None),
        ): _delete_elements,
        Tool(
            "connect",
            "Connect",
            "Connects two areas over the side on which the other one lies, both ways, or without `has_back` only from the "
            "first to the second. `side` is another side of the first one, and the opposite one leads back.",
            nodes=(2, 2),
            values=("attributes",),
            takes=(HAS_BACK, _SIDE),
        ): _connect_areas,
        Tool(
            "join",
            "Join",
            "Joins an area with a second one that forms one rectangle with it and has the same attributes. Connections, "
            "hiding spots and ladders of the second one go to the first.",
            nodes=(2, 2),
        ): join_areas,
        Tool(
            "ladder",
            "Ladder",
            "Puts a ladder between two areas, from the lower one to the higher one, on the border of the higher one that faces "
            "the other, or that `ladder_direction` says. Both areas list it.",
            nodes=(2, 2),
            values=("attributes",),
            takes=(WIDTH, DIRECTION),
        ): add_ladder,
        Tool(
            "split",
            "Split",
            "Splits an area along a line, which is laid along the axis that it is nearer to and, where that is inside the "
            "area, to the next 25 units. Connections, hiding spots and ladders go to the half that they belong to.",
            nodes=(1, 1),
            values=("line",),
        ): split_area,
        Tool(
            "area",
            "New area",
            "Adds an area between two opposite corners. A corner without a height lies as high as the nearest area there. The "
            "area is linked both ways to those beside it that players can walk to.",
            values=("rectangle",),
        ): add_area,
        Tool(
            "shape",
            "Shape",
            "Gives an area other sides; its surface is continued. Connections over sides that no longer meet are removed, and "
            "new neighbours are linked.",
            nodes=(1, 1),
            values=("rectangle",),
            keeps_nodes=True,
        ): reshape_area,
        Tool(
            "move",
            "Move",
            "Moves areas with their hiding spots. Connections follow as with Shape.",
            nodes=(1, None),
            values=("by",),
            keeps_nodes=True,
        ): move_areas,
        Tool(
            "paste",
            "Paste",
            "Adds copies of areas, also of those of other meshes of the same version, at a distance, with their hiding spots "
            "and the connections between them. They are linked both ways to those beside them that players can walk to.",
            values=("copies", "by"),
        ): paste_areas,
        Tool(
            "link",
            "Link neighbours",
            "Links areas both ways to all areas beside them at the height of a step, where nothing leads across or only one "
            "way. Repair does so everywhere, and with other heights.",
            nodes=(1, None),
            repairs=("NAV_LINK_MISSING", "NAV_LINK_ONE_WAY_FLAT"),
        ): link_neighbours,
        Tool(
            "spot",
            "Hiding spot",
            "Adds a hiding spot in cover on the surface of an area.",
            nodes=(1, 1),
            values=("at",),
        ): add_spot,
    },
    nodes=(_PLACE, *list_column_names(_SPEC, _SPEC.types["nav_area"], leave=_AREA_LEAVE)),
    edges=(_SIDE, *list_column_names(_SPEC, _SPEC.types["nav_ladder"], prefix=PREFIX, leave=LADDER_LEAVE)),
    link_kind=KINDS[0],
    condition="crouch = yes",
    copy_areas=copy_areas,
)
