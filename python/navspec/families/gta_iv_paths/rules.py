"""Rules for path nodes of GTA IV that the annotations of the spec cannot express."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_iv_paths.layout import AREAS, FORMAT, MOST_LENGTH, MOST_OWN_LINKS, name_of
from navspec.families.gta_iv_paths.view import Array, RoadNetwork
from navspec.family.contract import rule_texts
from navspec.family.rules.link_rules import LinkRules
from navspec.family.rules.rule_set import (
    RelatedRows,
    RuleResult,
    RuleSet,
    check_completeness,
    check_rows,
    check_selected_rows,
    count_true,
)
from navspec.graphs.arrays import first_rows

RULES = RuleSet("gta_iv_paths", "IV_", lambda: rule_texts("navspec.families.gta_iv_paths"), "reported")
RULES.structure("FILE_SHORT", "community", FORMAT)
RULES.structure("BYTE_ORDER", "inferred", FORMAT)

_TOLERANCE = 1.01
"""Metres by which a stored length may be off."""
_NEAR = 1 / 8
"""Metres by which a node may lie outside the square of its file."""
LINKS = LinkRules("links", "nodes", unseen="the area of the other end is not there")


# Files


@RULES.rule("FILE_LONG", "error", "community", "file")
def _file_long(net: RoadNetwork) -> RuleResult:
    size = net.counts("trailing")
    message = "{where} continues for {size:,} bytes after its links"
    return check_rows("", ~net.is_padded & (size > 0), len(size), message, "trailing", size=size)


@RULES.rule("FILE_PADDED", "warning", "inferred", "file")
def _file_padded(net: RoadNetwork) -> RuleResult:
    size = net.counts("trailing")
    message = "{where} still has the {size:,} zeros that fill its last block in the archive"
    return check_rows("", net.is_padded, len(size), message, "trailing", size=size)


@RULES.rule("COUNT_SPLIT", "error", "community", "file")
def _count_split(net: RoadNetwork) -> RuleResult:
    nodes, vehicles, rest = (net.header(f"num_{name}") for name in ("nodes", "vehicle_nodes", "intersection_nodes"))
    message = "{where} has {nodes:,} nodes, but {vehicles:,} and {rest:,} of the two kinds"
    params = {"nodes": nodes, "vehicles": vehicles, "rest": rest}
    return check_rows("", vehicles + rest != nodes, len(nodes), message, "num_intersection_nodes", **params)


@RULES.rule("NO_OWNER", "error", "inferred", "file", measured=False)
def _no_owner(net: RoadNetwork) -> RuleResult:
    links = net.counts("links")
    message = "{where} has {links:,} links, but no nodes that own them"
    return check_rows("", (links > 0) & (net.counts("nodes") == 0), len(links), message, "num_links", links=links)


@RULES.rule("SET_INCOMPLETE", "warning", "community", "set")
def _set_incomplete(net: RoadNetwork) -> RuleResult:
    return check_completeness(net.files, net.missing, name_of)


# The links of a node


def _check_nodes(fails: Array, message: str, field: str, **params: Array) -> RuleResult:
    """Return the result of a check of every node."""
    return check_rows("nodes", fails, len(fails), message, field, **params)


@RULES.rule("FIRST_LINK_ORDER", "error", "community", "file")
def _first_link_order(net: RoadNetwork) -> RuleResult:
    first = net.node("first_link").astype(np.int64)
    before = np.concatenate((first[:1], first))[:-1]
    before[net.first_nodes] = first[net.first_nodes]
    message = "{where} begins its links at {first}, before those of the node in front of it at {before}"
    result = _check_nodes(first < before, message, "first_link", first=first, before=before)
    result.related = [RelatedRows("{where} is in front of it", "nodes", result.rows - 1)]
    return result


@RULES.rule("FIRST_LINK_RANGE", "error", "community", "file")
def _first_link_range(net: RoadNetwork) -> RuleResult:
    first, links = net.node("first_link").astype(np.int64), net.repeat_per_row("nodes", net.counts("links"))
    message = "{where} begins its links at {first}, but the file has {links}"
    return _check_nodes(first > links, message, "first_link", first=first, links=links)


@RULES.rule("FIRST_LINK_START", "warning", "community", "file")
def _first_link_start(net: RoadNetwork) -> RuleResult:
    first = net.node("first_link")[net.first_nodes]
    message = "{where} is the first of its file, but begins its links at {first}, so that no node owns the earlier ones"
    return check_selected_rows("nodes", net.first_nodes, first != 0, len(first), message, "first_link", first=first)


@RULES.rule("NODE_LINK_COUNT", "warning", "community", "file", measured=False)
def _node_link_count(net: RoadNetwork) -> RuleResult:
    num_links, stored = net.link_counts, net.flag("num_own_links")
    message = "{where} says that it has {stored} links, but owns {own}"
    return _check_nodes(
        (num_links <= MOST_OWN_LINKS) & (num_links != stored),
        message,
        "flags.num_own_links",
        own=num_links,
        stored=stored,
    )


@RULES.rule("NODE_TOO_MANY", "warning", "inferred", "file", measured=False)
def _node_too_many(net: RoadNetwork) -> RuleResult:
    num_links = net.link_counts
    message = "{where} owns {own} links, but its flags can count 15"
    return _check_nodes(num_links > MOST_OWN_LINKS, message, "flags.num_own_links", own=num_links)


@RULES.rule("NODE_UNLINKED_BIT", "warning", "community", "file")
def _node_unlinked_bit(net: RoadNetwork) -> Iterator[RuleResult]:
    is_marked, is_alone = net.flag("unlinked"), net.link_counts == 0
    yield _check_nodes(is_alone & ~is_marked, "{where} has no links, but is not marked so", "flags.unlinked")
    message = "{where} is marked as without links, but has some"
    yield check_rows("nodes", is_marked & ~is_alone, 0, message, "flags.unlinked")


@RULES.rule("TAIL_LINKS", "warning", "community", "file")
def _tail_links(net: RoadNetwork) -> RuleResult:
    message = "{where} is among the nodes without links, but owns {own}"
    return check_rows("nodes", net.link_counts > 0, ~net.is_vehicle, message, "first_link", own=net.link_counts)


# Nodes


@RULES.rule("NODE_NEXT_PTR", "info", "community", "file")
def _node_next_ptr(net: RoadNetwork) -> RuleResult:
    message = "{where} has no links, but an old address in front"
    return check_rows("nodes", net.node("next_ptr") != 0, net.link_counts == 0, message, "next_ptr")


@RULES.rule("NODE_OUTSIDE", "warning", "community", "file", needs_number=True)
def _node_outside(net: RoadNetwork) -> RuleResult:
    area = net.repeat_per_row("nodes", net.files.numbers)
    message = "{where} lies in the square of area {square}"
    return _check_nodes(net.squares.distance_outside(area, net.x, net.y) > _NEAR, message, "x", square=net.square)


@RULES.rule("NODE_SAME_PLACE", "info", "inferred", "set", measured=False)
def _node_same_place(net: RoadNetwork) -> RuleResult:
    rows = np.flatnonzero(net.is_vehicle)
    _, first, number_of = np.unique(net.places[rows], return_index=True, return_inverse=True)
    again = first[number_of] != np.arange(len(rows))
    result = check_selected_rows("nodes", rows, again, len(rows), "{where} lies exactly where another node lies", "x")
    result.related = [RelatedRows("{where} lies there too", "nodes", rows[first[number_of[again]]])]
    return result


@RULES.rule("SPEED_FLAGS", "info", "inferred", "file", measured=False)
def _speed_flags(net: RoadNetwork) -> RuleResult:
    speeds = sum(net.flag(name).astype(np.int64) for name in ("dirt_road", "highway", "slow_traffic"))
    return _check_nodes(np.asarray(speeds) > 1, "{where} has more than one of the flags for its speed", "flags")


# Links


@RULES.rule("LINK_FILE_MISSING", "warning", "inferred", "set", measured=False)
def _link_file_missing(net: RoadNetwork) -> RuleResult:
    if not net.files.path:
        return RuleResult(0)
    area = net.link("area_id")
    message = "{where} leads to area {to_area}, whose file is not there"
    return check_rows("links", np.isin(area, net.missing), len(area), message, "area_id", to_area=area)


RULES.rule("LINK_TO_TAIL", "warning", "community", "set", needs_number=True)(
    LINKS.check_whole_links(
        lambda net: net.graph.whole[~net.is_vehicle[net.graph.ends[1]]],
        "{where} leads to a node among the nodes without links",
    )
)
RULES.rule("LINK_ONE_WAY", "warning", "community", "set", needs_number=True)(
    LINKS.check_whole_links("one_way", "{where} has no link that leads back")
)
RULES.rule("LINK_SELF", "warning", "inferred", "file", measured=False, needs_number=True)(
    LINKS.check_whole_links("loops", "{where} leads back to its own node")
)
RULES.rule("LINK_DUPLICATE", "warning", "inferred", "file", measured=False)(
    LINKS.check_repeated_links("{where} leads where an earlier link of the node leads")
)
RULES.rule("LINK_WATER", "warning", "inferred", "set", measured=False, needs_number=True)(
    LINKS.check_equal_ends(lambda net: net.flag("water"), "{where} leads from the road into the water or back")
)
RULES.rule("FLOOD_PAIR", "warning", "inferred", "set", measured=False, needs_number=True)(
    LINKS.check_equal_ends(
        lambda net: net.node("flood_group"),
        "{where} joins the flood groups {start} and {end}, between which the game looks for no route",
        "start",
        "end",
    )
)


@RULES.rule("LINK_LENGTH", "warning", "community", "set", needs_number=True)
def _link_length(net: RoadNetwork) -> RuleResult:
    stored, distance = net.graph.of_whole(net.link("length")), net.graph.length
    wrong = np.abs(stored - np.minimum(MOST_LENGTH, distance)) > _TOLERANCE
    message = "{where} is stored as {stored} m long, but its ends are {apart:.1f} m apart"
    return LINKS.build_result(
        net, net.graph.whole[wrong], message, {"stored": stored[wrong], "apart": distance[wrong]}, field="length"
    )


def _find_mutual_links(net: RoadNetwork) -> Array:
    """Return the rows of links with a link back."""
    return np.flatnonzero(net.graph.back >= 0)


def _relate_links(net: RoadNetwork, links: Array) -> list[RelatedRows]:
    """Return the targets of links, and the links back, as related rows."""
    return [
        LINKS.relate_far_ends(net.graph, links),
        RelatedRows("{where} leads back", "links", net.graph.back[links]),
    ]


@RULES.rule("LINK_LENGTH_PAIR", "info", "inferred", "set", measured=False, needs_number=True)
def _link_length_pair(net: RoadNetwork) -> RuleResult:
    rows, length = _find_mutual_links(net), net.link("length")
    stored, back = length[rows], length[net.graph.back[rows]]
    message = "{where} is {stored} m long, but {back} m on the way back"
    result = check_selected_rows("links", rows, stored != back, len(rows), message, "length", stored=stored, back=back)
    result.related = _relate_links(net, result.rows)
    return result


@RULES.rule("LINK_LANES_PAIR", "warning", "inferred", "set", measured=False, needs_number=True)
def _link_lanes_pair(net: RoadNetwork) -> RuleResult:
    rows = _find_mutual_links(net)
    one, second = net.link("lanes.lanes_0_2"), net.link("lanes.lanes_3_5")
    links, back = rows, net.graph.back[rows]
    fails = (one[links] != second[back]) | (second[links] != one[back])
    message = "{where} has {one} and {other} lanes, which are not those of the way back exchanged"
    result = check_selected_rows("links", rows, fails, len(rows), message, "lanes", one=one[links], other=second[links])
    result.related = _relate_links(net, result.rows)
    return result


@RULES.rule("LINK_NO_LANES", "info", "inferred", "file", measured=False)
def _link_no_lanes(net: RoadNetwork) -> RuleResult:
    none = (net.link("lanes.lanes_0_2") == 0) & (net.link("lanes.lanes_3_5") == 0)
    result = check_rows("links", none, len(none), "{where} has no lanes in either direction", "lanes")
    result.related = [LINKS.relate_far_ends(net.graph, result.rows)]
    return result


@RULES.rule("LINK_FAR_AREA", "warning", "inferred", "set", measured=False, needs_number=True)
def _link_far_area(net: RoadNetwork) -> RuleResult:
    far, area = net.far_links[net.graph.is_owned[net.far_links]], net.link("area_id")
    cases = count_true(net.graph.is_owned & (area < AREAS))
    message = "{where} leads to area {to_area}, which is not a neighbour"
    return LINKS.build_result(net, far, message, {"to_area": area[far]}, field="area_id", cases=cases)


# Parts of the network


@RULES.rule("FLOOD_SHARED", "info", "inferred", "set", measured=False, needs_number=True)
def _flood_shared(net: RoadNetwork) -> RuleResult:
    linked = np.flatnonzero(net.link_counts > 0)
    if not net.is_complete:
        # The number of parts cannot be known; this is the number of groups.
        groups = len(np.unique(net.node("flood_group")[linked]))
        return RuleResult(0, not_asked=groups, reason="the whole map is needed")
    heads = linked[first_rows(net.graph.parts.part[linked])]
    group = net.node("flood_group")[heads]
    message = "{where} begins a part of the network whose flood group {group} another part has already"
    _, first, number_of = np.unique(group, return_index=True, return_inverse=True)
    again = first[number_of] != np.arange(len(group))
    result = check_selected_rows("nodes", heads, again, len(heads), message, "flood_group", group=group)
    result.related = [RelatedRows("{where} begins the other part", "nodes", heads[first[number_of[again]]])]
    return result
