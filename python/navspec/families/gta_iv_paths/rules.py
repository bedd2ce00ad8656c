"""Rules of path nodes of GTA IV that the annotations of the spec cannot say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from navspec.families.gta_iv_paths.layout import AREAS, FORMAT, GRID, MOST_LENGTH, MOST_OWN_LINKS, name_of
from navspec.families.gta_iv_paths.view import RoadNetwork
from navspec.family.contract import rule_texts
from navspec.family.rules import Answer, RuleSet
from navspec.graphs.numbers import count_before, first_rows

Array = np.ndarray[Any, Any]

RULES = RuleSet("gta_iv_paths", "IV_", RoadNetwork, lambda: rule_texts("navspec.families.gta_iv_paths"))
RULES.structure("FILE_SHORT", "measured", FORMAT)
RULES.structure("BYTE_ORDER", "inferred", FORMAT)

_TOLERANCE = 1.01
"""Metres by which a stored length may be off."""
_NEAR = 1 / 8
"""Metres by which a node may lie outside the square of its file."""
_OTHER_END = "the area of the other end is not there"
_WHOLE_MAP = "the whole map is needed"


# Files


def _files(failing: Array, message: str, field: str, **params: Array) -> Answer:
    """A question to every file."""
    rows = np.flatnonzero(failing)
    return Answer(len(failing), rows=rows, message=message, field=field, params={k: v[rows] for k, v in params.items()})


@RULES.rule("FILE_LONG", "error", "measured", "file")
def _file_long(net: RoadNetwork) -> Answer:
    size = net.counts("trailing")
    message = "{where} goes on for {size:,} bytes behind its links"
    return _files((size > 0) & ~net.is_padded, message, "trailing", size=size)


@RULES.rule("FILE_PADDED", "warning", "inferred", "file")
def _file_padded(net: RoadNetwork) -> Answer:
    size = net.counts("trailing")
    message = "{where} still has the {size:,} zeros that fill its last block in the archive"
    return _files(net.is_padded, message, "trailing", size=size)


@RULES.rule("COUNT_SPLIT", "error", "measured", "file")
def _count_split(net: RoadNetwork) -> Answer:
    nodes, vehicles, rest = (net.header(f"num_{name}") for name in ("nodes", "vehicle_nodes", "intersection_nodes"))
    message = "{where} has {nodes:,} nodes, but {vehicles:,} and {rest:,} of the two kinds"
    return _files(
        vehicles + rest != nodes, message, "num_intersection_nodes", nodes=nodes, vehicles=vehicles, rest=rest
    )


@RULES.rule("NO_OWNER", "error", "inferred", "file", unmodified="unmeasured")
def _no_owner(net: RoadNetwork) -> Answer:
    links = net.counts("links")
    message = "{where} has {links:,} links, but no nodes that own them"
    return _files((links > 0) & (net.counts("nodes") == 0), message, "num_links", links=links)


@RULES.rule("SET_INCOMPLETE", "warning", "measured", "set")
def _set_incomplete(net: RoadNetwork) -> Answer:
    if not net.files.path:
        return Answer(0)
    missing = net.missing.tolist()
    return Answer(
        1,
        rows=np.full(min(len(missing), 1), -1),
        message="{where} lacks {missing} of its 64 files; the first that is missing is {first}",
        params={"missing": len(missing), "first": name_of(missing[0]) if missing else ""},
    )


# The links of a node


def _nodes(failing: Array, message: str, field: str, **params: Array) -> Answer:
    """A question to every node."""
    rows = np.flatnonzero(failing)
    facts = {name: values[rows] for name, values in params.items()}
    return Answer(len(failing), "nodes", rows, message, field, params=facts)


@RULES.rule("FIRST_LINK_ORDER", "error", "measured", "file")
def _first_link_order(net: RoadNetwork) -> Answer:
    first = net.node("first_link").astype(np.int64)
    before = np.concatenate((first[:1], first))[:-1]
    starts = net.files.starts("nodes")[:-1][net.counts("nodes") > 0]
    before[starts] = first[starts]
    message = "{where} begins its links at {first}, before those of the node in front of it at {before}"
    return _nodes(first < before, message, "first_link", first=first, before=before)


@RULES.rule("FIRST_LINK_RANGE", "error", "measured", "file")
def _first_link_range(net: RoadNetwork) -> Answer:
    first, links = net.node("first_link").astype(np.int64), net.spread("nodes", net.counts("links"))
    message = "{where} begins its links at {first}, but the file has {links}"
    return _nodes(first > links, message, "first_link", first=first, links=links)


@RULES.rule("FIRST_LINK_START", "warning", "measured", "file")
def _first_link_start(net: RoadNetwork) -> Answer:
    starts = net.files.starts("nodes")[:-1][net.counts("nodes") > 0]
    first = net.node("first_link")[starts].astype(np.int64)
    wrong = first != 0
    message = "{where} is the first of its file, but begins its links at {first}, so that nobody owns those before"
    return Answer(len(starts), "nodes", starts[wrong], message, "first_link", params={"first": first[wrong]})


@RULES.rule("NODE_LINK_COUNT", "warning", "community", "file", unmodified="unmeasured")
def _node_link_count(net: RoadNetwork) -> Answer:
    own, stored = net.own_links, net.flag("num_own_links")
    message = "{where} says that it has {stored} links, but owns {own}"
    return _nodes((own <= MOST_OWN_LINKS) & (own != stored), message, "flags.num_own_links", own=own, stored=stored)


@RULES.rule("NODE_TOO_MANY", "warning", "inferred", "file", unmodified="unmeasured")
def _node_too_many(net: RoadNetwork) -> Answer:
    own = net.own_links
    message = "{where} owns {own} links, but its flags can count 15"
    return _nodes(own > MOST_OWN_LINKS, message, "flags.num_own_links", own=own)


@RULES.rule("NODE_UNLINKED_BIT", "warning", "measured", "file")
def _node_unlinked_bit(net: RoadNetwork) -> Iterator[Answer]:
    is_marked, is_alone = net.flag("unlinked"), net.own_links == 0
    yield _nodes(is_alone & ~is_marked, "{where} has no links, but is not marked so", "flags.unlinked")
    rows = np.flatnonzero(is_marked & ~is_alone)
    yield Answer(0, "nodes", rows, "{where} is marked as without links, but has some", "flags.unlinked")


@RULES.rule("TAIL_LINKS", "warning", "measured", "file")
def _tail_links(net: RoadNetwork) -> Answer:
    rows = np.flatnonzero(~net.is_vehicle)
    wrong = rows[net.own_links[rows] > 0]
    message = "{where} stands among the nodes without links, but owns {own}"
    return Answer(len(rows), "nodes", wrong, message, "first_link", params={"own": net.own_links[wrong]})


# Nodes


@RULES.rule("NODE_NEXT_PTR", "info", "measured", "file")
def _node_next_ptr(net: RoadNetwork) -> Answer:
    alone = np.flatnonzero(net.own_links == 0)
    wrong = alone[net.node("next_ptr")[alone] != 0]
    return Answer(len(alone), "nodes", wrong, "{where} has no links, but an old address in front", "next_ptr")


@RULES.rule("NODE_OUTSIDE", "warning", "measured", "file", needs_number=True)
def _node_outside(net: RoadNetwork) -> Answer:
    area = net.spread("nodes", net.files.numbers)
    message = "{where} lies in the square of area {square}"
    return _nodes(net.distance_outside(area) > _NEAR, message, "x", square=net.square_of)


@RULES.rule("NODE_SAME_PLACE", "info", "inferred", "set", unmodified="unmeasured")
def _node_same_place(net: RoadNetwork) -> Answer:
    rows = np.flatnonzero(net.is_vehicle)
    again = rows[count_before(net.places[rows]) > 0]
    return Answer(len(rows), "nodes", again, "{where} lies exactly where another node lies", "x")


@RULES.rule("SPEED_FLAGS", "info", "inferred", "file", unmodified="unmeasured")
def _speed_flags(net: RoadNetwork) -> Answer:
    speeds = sum(net.flag(name).astype(np.int64) for name in ("dirt_road", "highway", "slow_traffic"))
    return _nodes(np.asarray(speeds) > 1, "{where} has more than one of the flags for its speed", "flags")


# Links


def _links(asked: int, rows: Array, message: str, field: str = "", **params: Array) -> Answer:
    return Answer(asked, "links", rows, message, field, params=params)


def _joins(net: RoadNetwork, rows: Array, message: str, field: str = "", **params: Array) -> Answer:
    """A question to every link whose both ends are there."""
    return replace(
        _links(len(net.whole), rows, message, field, **params),
        not_asked=int(np.count_nonzero(net.is_unseen & (net.owner >= 0))),
        reason=_OTHER_END,
    )


@RULES.rule("LINK_FILE_MISSING", "warning", "inferred", "set", unmodified="unmeasured")
def _link_file_missing(net: RoadNetwork) -> Answer:
    if not net.files.path:
        return Answer(0)
    rows = np.flatnonzero(np.isin(net.link("area_id"), net.missing))
    message = "{where} leads to area {to_area}, whose file is not there"
    return _links(len(net.owner), rows, message, "area_id", to_area=net.link("area_id")[rows].astype(np.int64))


@RULES.rule("LINK_TO_TAIL", "warning", "measured", "set", needs_number=True)
def _link_to_tail(net: RoadNetwork) -> Answer:
    whole = net.whole
    rows = whole[~net.is_vehicle[net.target[whole]]]
    return _joins(net, rows, "{where} leads to a node that stands among those without links")


@RULES.rule("LINK_ONE_WAY", "warning", "measured", "set", needs_number=True)
def _link_one_way(net: RoadNetwork) -> Answer:
    whole = net.whole
    rows = whole[net.back[whole] < 0]
    return _joins(net, rows, "{where} has no link that leads back")


@RULES.rule("LINK_SELF", "warning", "inferred", "file", unmodified="unmeasured", needs_number=True)
def _link_self(net: RoadNetwork) -> Answer:
    whole = net.whole
    return _joins(net, whole[net.owner[whole] == net.target[whole]], "{where} leads back to its own node")


@RULES.rule("LINK_DUPLICATE", "warning", "inferred", "file", unmodified="unmeasured")
def _link_duplicate(net: RoadNetwork) -> Answer:
    asked = int(np.count_nonzero(net.owner >= 0))
    return _links(asked, net.repeated, "{where} leads where an earlier link of the node leads")


@RULES.rule("LINK_LENGTH", "warning", "measured", "set", needs_number=True)
def _link_length(net: RoadNetwork) -> Answer:
    whole, stored = net.whole, net.link("length")
    due = np.minimum(MOST_LENGTH, net.distance)
    wrong = np.abs(stored[whole] - due) > _TOLERANCE
    rows = whole[wrong]
    message = "{where} is stored as {stored} m long, but its ends are {apart:.1f} m apart"
    return _joins(net, rows, message, "length", stored=stored[rows].astype(np.int64), apart=net.distance[wrong])


def _mutual(net: RoadNetwork) -> Array:
    """Rows of whole links with a link back."""
    return net.whole[net.back[net.whole] >= 0]


@RULES.rule("LINK_LENGTH_PAIR", "info", "inferred", "set", unmodified="unmeasured", needs_number=True)
def _link_length_pair(net: RoadNetwork) -> Answer:
    rows, stored = _mutual(net), net.link("length").astype(np.int64)
    wrong = rows[stored[rows] != stored[net.back[rows]]]
    message = "{where} is {stored} m long, but {back} m on the way back"
    return _links(len(rows), wrong, message, "length", stored=stored[wrong], back=stored[net.back[wrong]])


@RULES.rule("LINK_LANES_PAIR", "warning", "inferred", "set", unmodified="unmeasured", needs_number=True)
def _link_lanes_pair(net: RoadNetwork) -> Answer:
    rows, back = _mutual(net), net.back
    one, other = net.link("lanes.lanes_0_2"), net.link("lanes.lanes_3_5")
    wrong = rows[(one[rows] != other[back[rows]]) | (other[rows] != one[back[rows]])]
    message = "{where} has {one} and {other} lanes, which are not those of the way back exchanged"
    return _links(len(rows), wrong, message, "lanes", one=one[wrong], other=other[wrong])


@RULES.rule("LINK_NO_LANES", "info", "inferred", "file", unmodified="unmeasured")
def _link_no_lanes(net: RoadNetwork) -> Answer:
    none = (net.link("lanes.lanes_0_2") == 0) & (net.link("lanes.lanes_3_5") == 0)
    return _links(len(none), np.flatnonzero(none), "{where} has no lanes in either direction", "lanes")


@RULES.rule("LINK_WATER", "warning", "inferred", "set", unmodified="unmeasured", needs_number=True)
def _link_water(net: RoadNetwork) -> Answer:
    whole, water = net.whole, net.flag("water")
    rows = whole[water[net.owner[whole]] != water[net.target[whole]]]
    return _joins(net, rows, "{where} leads from the road into the water or back")


@RULES.rule("LINK_FAR_AREA", "warning", "inferred", "set", unmodified="unmeasured", needs_number=True)
def _link_far_area(net: RoadNetwork) -> Answer:
    rows = np.flatnonzero((net.owner >= 0) & (net.link("area_id") < AREAS))
    start, end = net.spread("links", net.files.numbers)[rows], net.link("area_id")[rows].astype(np.int64)
    far = np.maximum(np.abs(start % GRID - end % GRID), np.abs(start // GRID - end // GRID)) > 1
    message = "{where} leads to area {to_area}, which is no neighbour"
    return _links(len(rows), rows[far], message, "area_id", to_area=end[far])


# Parts of the network


@RULES.rule("FLOOD_PAIR", "warning", "inferred", "set", unmodified="unmeasured", needs_number=True)
def _flood_pair(net: RoadNetwork) -> Answer:
    whole, group = net.whole, net.node("flood_group").astype(np.int64)
    start, end = group[net.owner[whole]], group[net.target[whole]]
    wrong = start != end
    message = "{where} joins the flood groups {start} and {end}, between which the game looks for no route"
    return _joins(net, whole[wrong], message, start=start[wrong], end=end[wrong])


@RULES.rule("FLOOD_SHARED", "info", "inferred", "set", unmodified="unmeasured", needs_number=True)
def _flood_shared(net: RoadNetwork) -> Answer:
    linked = np.flatnonzero(net.own_links > 0)
    if not net.is_complete:
        # How many parts there are cannot be known; by their numbers, there are so many.
        groups = len(np.unique(net.node("flood_group")[linked]))
        return Answer(0, not_asked=groups, reason=_WHOLE_MAP)
    heads = linked[first_rows(net.parts[linked])]
    group = net.node("flood_group")[heads].astype(np.int64)
    again = np.setdiff1d(np.arange(len(heads)), first_rows(group))
    message = "{where} begins a part of the network whose flood group {group} another part has already"
    return Answer(len(heads), "nodes", heads[again], message, "flood_group", params={"group": group[again]})
