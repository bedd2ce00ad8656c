"""What can be done to a mesh by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.source_nav.climbing import DIRECTION, LEAVE, PREFIX, WIDTH, climb
from navspec.families.source_nav.layout import FORMAT, LADDERS, LISTS
from navspec.families.source_nav.network import Passages, graph
from navspec.families.source_nav.recipes.edits import (
    ENCOUNTERS,
    LINKS,
    SPOTS,
    VISIBLE,
    drop_links,
    move_links,
    put_in_places,
    remove_areas,
)
from navspec.families.source_nav.splitting import split
from navspec.families.source_nav.view import OUTWARD, SIDES, Mesh
from navspec.family.network.attribute_values import AttributeRows, parse_value, require_rows, set_columns
from navspec.family.network.mesh_editor import EditRefusal, MeshEdit, make_mesh_editor, make_obstacle
from navspec.family.network.tools import Action, Tool, parse_attributes, require_known_attributes
from navspec.family.views.row_index import are_not_among
from navspec.family.views.stored_columns import list_column_names
from navspec.spec import load_spec

_PLACE, _SIDE, _BACK = "place", "side", "has_back"

_AREA_LEAVE = (
    # Names, and what is told otherwise.
    "id", "place_index", "inherit_visibility_from",
    # Where areas lie decides what they are connected to.
    "nw.x", "nw.y", "se.x", "se.y",
    # Nobody knows what they mean, or one of them has other fields follow.
    "fog_place_index", "unknown_a", "unknown_b", "unknown_c", "unknown_d", "unknown_e", "spawn_attributes.has_old_block",
    # An analysis finds these, from the places where teams start.
    "earliest_occupy_time",
    # Lists.
    "connections", "hiding_spots", "approaches", "encounters", "ladders_up", "ladders_down", "visible", "cs_approaches",
)  # fmt: skip

_MOST_PLACES, _MOST_NAME = 0xFFFF, 255
"""Places of a directory, and letters of a name that the engine has room for."""

_LISTS = {
    LINKS: ("connection", "connections"),
    SPOTS: ("hiding spot", "hiding spots"),
    ENCOUNTERS: ("encounter path", "encounter paths"),
    "areas.approaches": ("approach", "approaches"),
    "areas.cs_approaches": ("approach", "approaches"),
    VISIBLE: ("entry of visible areas", "entries of visible areas"),
    LADDERS: ("ladder", "ladders"),
}
"""What one row and several are called of which some may go with others."""


# --- attributes ----------------------------------------------------------------------------------------------------


def _set(mesh: Mesh, action: Action) -> MeshEdit:
    """Set attributes of areas, connections and ladders."""
    attributes = parse_attributes("attributes", action.values.get("attributes"))
    areas, edges, ways = action.nodes, action.edges, Passages(mesh)
    ladders = np.unique(ways.ladder[edges])
    parts = (
        AttributeRows("areas", "areas", areas, leave=_AREA_LEAVE),
        AttributeRows("ladders", LADDERS, ladders[ladders >= 0], PREFIX, LEAVE),
    )
    set_columns(mesh.file, attributes, parts, (_PLACE, _SIDE))
    if _PLACE in attributes:
        require_rows(_PLACE, areas, "areas")
        _put_into_place(mesh, areas, attributes[_PLACE])
    if _SIDE in attributes:
        links = ways.links[edges[edges < len(ways.links)]]
        require_rows(_SIDE, links, "connections")
        move_links(mesh, links, np.full(len(links), _side_number(attributes[_SIDE])))
    return MeshEdit(nodes=_names(mesh.ids[areas]))


def _put_into_place(mesh: Mesh, rows: Array, place: Any) -> None:
    """Put areas into a place by its name or number; one of another name is new."""
    if not mesh.stores("areas", "place_index"):
        raise EditRefusal(
            make_obstacle(
                f"meshes of version {mesh.version} hold no places", mesh.centres[rows], "Convert the mesh first"
            )
        )
    index = mesh.place_index.copy()
    index[rows] = _place_number(mesh, place)
    put_in_places(mesh, index)


def _place_number(mesh: Mesh, place: Any) -> int:
    """Number of a place, 0 for none; one that is not there is added to the directory."""
    if not isinstance(place, str):
        number = parse_value(_PLACE, place, {})
        if number not in range(len(mesh.places) + 1):
            raise NavspecError(f"{_PLACE}: the directory has {len(mesh.places)} places, and no number {number}")
        return int(number)
    if not place:
        return 0
    known = [each.decode("ascii", "backslashreplace") for each in mesh.places]
    if place in known:
        return known.index(place) + 1
    if not place.isascii() or "\0" in place or len(place) > _MOST_NAME:
        raise NavspecError(f"{_PLACE}: a name has up to {_MOST_NAME} letters of ASCII, unlike {place!r}")
    if len(known) == _MOST_PLACES:
        raise NavspecError(f"{_PLACE}: the directory has {_MOST_PLACES:,} places already, and room for no more")
    texts = [*mesh.place_texts, place.encode() + b"\0"]
    mesh.file.insert("places", len(known), np.zeros(1, mesh.file["places"].dtype))
    mesh.file.replace("places.name", np.frombuffer(b"".join(texts), np.uint8), [len(text) for text in texts])
    return len(texts)


def _side_number(side: Any) -> int:
    number = parse_value(_SIDE, side, {name: number for number, name in enumerate(SIDES)})
    if number not in range(len(SIDES)):
        raise NavspecError(f"{_SIDE}: not {side!r}; it can be {', '.join(SIDES)}")
    return int(number)


# --- deleting ------------------------------------------------------------------------------------------------------


def _delete(mesh: Mesh, action: Action) -> MeshEdit:
    """Delete areas, connections and ladders, with all that refers to them."""
    areas, edges, ways = action.nodes, action.edges, Passages(mesh)
    if len(areas) == mesh.areas:
        raise EditRefusal(make_obstacle("games refuse a mesh without areas", mesh.centres, "Leave at least one area"))
    before = _counts(mesh)
    links, ladders = ways.links[edges[edges < len(ways.links)]], np.unique(ways.ladder[edges])
    before[LINKS] -= len(links)
    ladders = ladders[ladders >= 0]
    before[LADDERS] -= len(ladders)
    if len(ladders):
        _remove_ladders(mesh, ladders)
    if len(links):
        drop_links(Mesh(mesh.files), links)
    if len(areas):
        remove_areas(Mesh(mesh.files), areas)
    return MeshEdit(tuple(_gone(before, _counts(mesh))))


def _remove_ladders(mesh: Mesh, rows: Array) -> None:
    """Remove ladders, and the entries of areas for them."""
    is_kept = are_not_among(rows, mesh.count(LADDERS))
    ids = mesh.column(LADDERS, "id")
    gone = np.setdiff1d(ids[rows], ids[is_kept])
    for table in LISTS.values():
        if mesh.count(table):
            mesh.file.keep(table, ~np.isin(mesh.file[table], gone))
    mesh.file.keep(LADDERS, is_kept)


def _counts(mesh: Mesh) -> dict[str, int]:
    return {table: mesh.count(table) for table in _LISTS}


def _gone(before: Mapping[str, int], after: Mapping[str, int]) -> Iterator[str]:
    """What went as well."""
    lost = [(before[table] - after[table], words) for table, words in _LISTS.items()]
    told = [f"{count:,} {words[count > 1]}" for count, words in lost if count > 0]
    if told:
        yield f"also gone: {', '.join(told)}"


# --- connecting ----------------------------------------------------------------------------------------------------


def _connect(mesh: Mesh, action: Action) -> MeshEdit:
    """Connect two areas, both ways unless `has_back` says otherwise."""
    attributes = parse_attributes("attributes", action.values.get("attributes"))
    require_known_attributes(attributes, [_BACK], "new connections")
    has_back = bool(parse_value(_BACK, attributes.get(_BACK, True), {}))
    one, other = action.nodes.tolist()
    if one == other:
        raise NavspecError("an area does not lead to itself; choose two")
    ways = [(one, other), (other, one)] if has_back else [(one, other)]
    sides = [largest_portal(mesh, *way) for way in ways]
    if None in sides:
        message = (
            f"areas {mesh.ids[one]} and {mesh.ids[other]} do not lie beside each other, so that no side leads over"
        )
        raise EditRefusal(make_obstacle(message, mesh.centres[[one, other]], "Choose areas that face each other"))
    new = [
        (owner * 4 + side, target)
        for (owner, target), side in zip(ways, sides, strict=True)
        if side is not None and not int(mesh.sides(np.array([owner]), np.array([target]))[0]) >> side & 1
    ]
    if not new:
        raise NavspecError(f"areas {mesh.ids[one]} and {mesh.ids[other]} are connected already")
    for place, target in new:
        bounds = mesh.file.offsets(LINKS)
        mesh.file.insert(LINKS, int(bounds[place + 1] - bounds[place]), [mesh.ids[target]], parent=place)
    return MeshEdit(nodes=_names(mesh.ids[[one, other]]))


def largest_portal(mesh: Mesh, one: int, other: int) -> int | None:
    """The side of an area over which the widest border leads towards another one; None where none does.

    Only sides count on which the centre of the other one lies, as for the engine.
    """
    way = mesh.centres[other] - mesh.centres[one]
    low, high = (np.clip(bound[other], mesh.low[one], mesh.high[one]) for bound in (mesh.low, mesh.high))
    width = np.tile((high - low)[:2], 2)  # borders to the north and south run along x
    ahead = np.tile(way[1::-1], 2) * OUTWARD
    width = np.where(ahead > 0, width, 0)
    side = int(np.argmax(width))
    return side if width[side] > 0 else None


def _names(ids: Array) -> tuple[str, ...]:
    """Names of areas, as the graph has them."""
    return tuple(map(str, ids.tolist()))


# --- the editor ----------------------------------------------------------------------------------------------------

_SPEC = load_spec(FORMAT)

EDITOR = make_mesh_editor(
    Mesh,
    graph,
    {
        Tool(
            "set",
            "Set",
            "Sets attributes of areas, the side over which connections lead, and what is known of ladders. A place that the "
            "mesh does not know is added to its directory.",
            nodes=(0, None),
            edges=(0, None),
            values=("attributes",),
        ): _set,
        Tool(
            "delete",
            "Delete",
            "Removes areas, connections and ladders, with everything that refers to them: connections, encounter paths, "
            "ladders and what other areas see.",
            nodes=(0, None),
            edges=(0, None),
        ): _delete,
        Tool(
            "connect",
            "Connect",
            "Connects two areas over the side on which the other one lies, both ways; with `has_back` 0 only from the first "
            "to the second.",
            nodes=(2, 2),
            values=("attributes",),
            takes=(),
        ): _connect,
        Tool(
            "ladder",
            "Ladder",
            "Puts a ladder between two areas, from the lower one to the higher one, on the border of the higher one that faces "
            "the other, or that `ladder_direction` says. Both areas list it.",
            nodes=(2, 2),
            values=("attributes",),
            takes=(WIDTH, DIRECTION),
        ): climb,
        Tool(
            "split",
            "Split",
            "Splits an area along a line, which is laid along the axis that it is nearer to and, where that is inside the "
            "area, to the next 25 units. Connections, hiding spots and ladders go to the half that they belong to.",
            nodes=(1, 1),
            values=("line",),
        ): split,
    },
    nodes=(_PLACE, *list_column_names(_SPEC, _SPEC.types["nav_area"], leave=_AREA_LEAVE)),
    edges=(_SIDE, *list_column_names(_SPEC, _SPEC.types["nav_ladder"], prefix=PREFIX, leave=LEAVE)),
)
