"""Rules of path networks that the annotations of a spec cannot say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from navspec.families.gta_sa_paths.layout import (
    AXES,
    FLA,
    FORMAT,
    MOST_LINKS,
    NOWHERE,
    SQUARE,
    direction_scale,
    name_of,
    scale,
)
from navspec.families.gta_sa_paths.view import PathNetwork, Roads
from navspec.family.contract import rule_texts
from navspec.family.rules import Answer, RuleSet

Array = np.ndarray[Any, Any]

RULES = RuleSet("gta_sa_paths", "SA_PATHS_", PathNetwork, lambda: rule_texts("navspec.families.gta_sa_paths"))
RULES.structure("FILE_TRUNCATED", "engine", FORMAT)
RULES.structure("FLA_NAME", "engine", FLA, unmodified="unmeasured")
RULES.structure("FLA_VERSION", "engine", FLA, unmodified="unmeasured")
RULES.structure("FLA_SIZE", "engine", FLA, unmodified="unmeasured")

MOST_LINKS_WITH_ROOM = MOST_LINKS - 180
SLOT = 12
"""Addresses of the link reserve that one interior takes."""

_OTHER_END = "the area of the other end is not there"
_OTHER_AREA = "the area of the navi node or of an end of the edge is not there"
_WHOLE_MAP = "the whole map is needed"
_EDGE = "its edge from area {low_area} node {low_node} to area {high_area} node {high_node}"


def _number(mask: Array) -> int:
    return int(np.count_nonzero(mask))


# --- files and their sections --------------------------------------------------------------------------------------


@RULES.rule("COUNT_SUM", "error", "engine", "file")
def _count_sum(net: PathNetwork) -> Answer:
    nodes, vehicles, peds = (net.header(name) for name in ("num_nodes", "num_vehicle_nodes", "num_ped_nodes"))
    rows = np.flatnonzero(nodes != vehicles + peds)
    return Answer(
        len(nodes),
        rows=rows,
        field="num_nodes",
        message="{where} has {nodes} path nodes, but {vehicle_nodes} vehicle nodes and {ped_nodes} pedestrian nodes",
        params={"nodes": nodes[rows], "vehicle_nodes": vehicles[rows], "ped_nodes": peds[rows]},
    )


@RULES.rule("FILE_NO_TAIL", "warning", "engine", "file")
def _file_no_tail(net: PathNetwork) -> Answer:
    rows = np.flatnonzero(net.has_links & ~net.has_tail)
    return Answer(
        _number(net.has_links & net.is_classic),
        rows=rows,
        message="{where} ends behind the link lengths, without intersections",
        spans=(net.tail_starts(rows), np.zeros_like(rows)),
    )


@RULES.rule("FILE_WIKI_SIZE", "warning", "inferred", "file")
def _file_wiki_size(net: PathNetwork) -> Answer:
    rows = np.flatnonzero(net.lacks_reserve & ~net.is_trailed)
    return Answer(
        _number(net.is_classic),
        rows=rows,
        message="{where} lacks the reserve of 192 bytes between link lengths and intersections",
        spans=(net.tail_starts(rows), np.zeros_like(rows)),
    )


@RULES.rule("INTERSECTIONS_SHIFTED", "warning", "measured", "file")
def _intersections_shifted(net: PathNetwork) -> Answer:
    is_sized = net.lacks_reserve & ~net.is_trailed
    is_silent = ~net.has_tail & (net.is_padded | ~net.is_trailed)
    return Answer(
        _number(net.has_links & ~is_sized & ~is_silent),
        rows=np.flatnonzero(net.is_shifted),
        field="intersections",
        message="{where} has its intersections right behind the link lengths, where the game does not look for them",
    )


@RULES.rule("FILE_PADDED", "info", "community", "file")
def _file_padded(net: PathNetwork) -> Answer:
    least = [tables.alignment for tables in net.files.files.values()]  # less only fills the last sector in an archive
    rows = np.flatnonzero(net.has_links & net.is_padded & (net.counts("trailing") >= least))
    return Answer(
        _number(net.has_links),
        rows=rows,
        field="trailing",
        message="{where} is followed by {size} zeros",
        params={"size": net.counts("trailing")[rows]},
    )


@RULES.rule("SET_INCOMPLETE", "warning", "inferred", "set")
def _set_incomplete(net: PathNetwork) -> Answer:
    if not net.files.path:
        return Answer(0)
    missing = net.missing.tolist()
    return Answer(
        1,
        rows=np.full(min(len(missing), 1), -1),
        message="{where} lacks {missing} of its {areas} files; the first that is missing is {first}",
        params={"missing": len(missing), "areas": net.areas, "first": name_of(missing[0]) if missing else ""},
    )


@RULES.rule("RESERVE_LINKS", ("error", "info"), "engine", "file")
def _reserve_links(net: PathNetwork) -> Iterator[Answer]:
    table = "reserved_links"
    area, node = net.reserved_area, net.reserved_node
    odd = np.flatnonzero((area != NOWHERE) | (node != 0))
    is_taken = (net.rows_in_file(table, odd) % SLOT == 0) & (area[odd] != NOWHERE)
    taken = _first_of_files(net, table, odd[is_taken])
    yield Answer(
        _number(net.has_links),
        table,
        taken,
        "{where} has area {area_id} node {node_id} at entry {entry} of its link reserve, so that a slot looks taken",
        params={"area_id": area[taken], "node_id": node[taken]},
        severity="error",
    )
    harmless = odd[~np.isin(net.file_of(table, odd), net.file_of(table, taken))]
    first = _first_of_files(net, table, harmless)
    yield Answer(
        0,
        table,
        first,
        "{where} has area {area_id} node {node_id} at entry {entry} of its link reserve, where area 65535 node 0 belongs",
        params={"area_id": area[first], "node_id": node[first]},
        severity="info",
    )


def _first_of_files(net: PathNetwork, table: str, rows: Array) -> Array:
    """The first of some ascending rows in each file that has one of them."""
    return rows[np.unique(net.file_of(table, rows), return_index=True)[1]]


@RULES.rule("LIMIT_NAVI", "error", "engine", "file")
def _limit_navi(net: PathNetwork) -> Answer:
    found, limit = net.counts("navi_nodes"), net.most_navi_nodes
    rows = np.flatnonzero(found > limit)
    return Answer(
        len(found),
        rows=rows,
        field="num_navi_nodes",
        message="{where} has {navi_nodes} navi nodes; links can name {limit} of them",
        params={"navi_nodes": found[rows], "limit": limit[rows]},
    )


@RULES.rule("LIMIT_LINKS", ("error", "warning"), "engine", "file")
def _limit_links(net: PathNetwork) -> Iterator[Answer]:
    found = net.counts("links")
    is_over = found > MOST_LINKS
    rows = np.flatnonzero(is_over)
    yield Answer(
        len(found),
        rows=rows,
        field="num_links",
        message="{where} has {links} links; nodes can name {limit} of them",
        params={"links": found[rows], "limit": MOST_LINKS},
        severity="error",
    )
    rows = np.flatnonzero((found > MOST_LINKS_WITH_ROOM) & ~is_over)
    yield Answer(
        0,
        rows=rows,
        field="num_links",
        message="{where} has {links} links; above {limit} there is no room for those of interiors",
        params={"links": found[rows], "limit": MOST_LINKS_WITH_ROOM},
        severity="warning",
    )


# --- files of the limit adjuster -----------------------------------------------------------------------------------


@RULES.rule("FLA_SIZE", ("error", "warning"), "engine", "file", unmodified="unmeasured")
def _fla_size(net: PathNetwork) -> Answer:
    # Every file was asked when it was read: those that are too short are not here.
    rows = np.flatnonzero(net.is_trailed & ~net.is_padded & ~net.is_classic)
    return Answer(
        0,
        rows=rows,
        field="trailing",
        message="{where} goes on for {size} bytes behind its last section, and they are not all 0",
        params={"size": net.counts("trailing")[rows]},
        severity="warning",
    )


@RULES.rule("FLA_MAP_SIZE", "warning", "engine", "set", unmodified="unmeasured")
def _fla_map_size(net: PathNetwork) -> Answer:
    own = np.where(net.is_classic, net.files.numbers, net.own_areas)
    rows = np.flatnonzero(own >= net.areas)
    if net.is_own_map and not len(rows):
        return Answer(0)
    return Answer(
        len(own),
        rows=rows,
        message="{where} is of area {own_area}; a map of {size} units has the areas 0 to {last}",
        params={"own_area": own[rows], "size": SQUARE * net.grid, "last": net.areas - 1},
        spans=(np.zeros_like(rows), np.zeros_like(rows)),
    )


_FAR_AWAY = 4095
"""Units; what tools write into coordinates that are not used."""


@RULES.rule("FLA_DEAD_COORDS", "info", "community", "file", unmodified="unmeasured")
def _fla_dead_coords(net: PathNetwork) -> Iterator[Answer]:
    for table, axes in AXES.items():
        rows = net.rows_where(table, ~net.is_classic)
        is_odd = np.zeros((len(axes), len(rows)), dtype=bool)
        for odd, axis in zip(is_odd, axes, strict=True):
            dead, used = (net.of_files(table, name, ~net.is_classic) for name in (f"classic.{axis}", axis))
            odd[:] = (dead != 0) & (dead != _FAR_AWAY * scale()) & (dead != used.astype(np.int16))
        bad = np.flatnonzero(is_odd.any(axis=0))
        yield Answer(
            len(rows),
            table,
            rows[bad],
            "{where} has coordinates of 16 bits that are neither 0, 32760 nor the low halves of those of 32 bits",
            fields=[f"classic.{axes[axis]}" for axis in is_odd[:, bad].argmax(axis=0)],
        )


@RULES.rule("FLA_PADDING", "info", "inferred", "file", unmodified="unmeasured")
def _fla_padding(net: PathNetwork) -> Iterator[Answer]:
    for table in AXES:
        is_asked = net.has_column(table, "padding")
        rows, values = net.rows_where(table, is_asked), net.of_files(table, "padding", is_asked)
        bad = np.flatnonzero(values)
        message = "{where} has {value} in the bytes that align it"
        yield Answer(len(rows), table, rows[bad], message, "padding", params={"value": values[bad]})


# --- nodes ---------------------------------------------------------------------------------------------------------


@RULES.rule("NODE_LINK_SEQUENCE", "warning", "measured", "file")
def _node_link_sequence(net: PathNetwork) -> Iterator[Answer]:
    cases = len(net.files.files)
    if net.is_in_sequence:
        yield Answer(cases)
        return
    rows = _first_of_files(net, "nodes", np.flatnonzero(net.base_link != net.due_base))
    yield Answer(
        cases,
        "nodes",
        rows,
        "{where} has its first link at {base_link} instead of {expected}",
        params={"base_link": net.base_link[rows], "expected": net.due_base[rows]},
    )
    is_told = np.isin(np.arange(cases), net.file_of("nodes", rows))
    rows = np.flatnonzero((net.links_owned != net.counts("links")) & ~is_told)
    yield Answer(
        0,
        rows=rows,
        field="num_links",
        message="{where} has {links} links, but its nodes own {owned}",
        params={"links": net.counts("links")[rows], "owned": net.links_owned[rows]},
    )


@RULES.rule("NODE_OUTSIDE_AREA", "warning", "measured", "file", needs_number=True)
def _node_outside_area(net: PathNetwork) -> Answer:
    return _outside(net, "nodes", net.x, net.y)


def _outside(net: PathNetwork, table: str, x: Array, y: Array) -> Answer:
    rows = np.flatnonzero(net.is_outside(table))
    cases, x, y = len(x), x[rows], y[rows]
    return Answer(
        cases,
        table,
        rows,
        "{where} lies at x {x}, y {y}, which is in the square of area {square}",
        params={"x": x, "y": y, "square": net.square_of(x, y)},
    )


VEHICLE_FLAGS = ("on_dead_end", "road_block", "water_node", "speed", "special_function")


@RULES.rule("NODE_PED_VEHICLE_FLAGS", "warning", "measured", "file")
def _node_ped_vehicle_flags(net: PathNetwork) -> Answer:
    is_ped = ~net.is_vehicle
    rows = np.flatnonzero(is_ped & net.has_any_flag(*VEHICLE_FLAGS))
    names = [", ".join(each) for each in _flags_set(net, rows)]
    message = "{where} is a pedestrian node, but has values that belong to vehicle nodes: {flags}"
    return Answer(_number(is_ped), "nodes", rows, message, "flags", params={"flags": np.array(names, dtype=object)})


def _flags_set(net: PathNetwork, rows: Array) -> Iterator[list[str]]:
    """Names of the vehicle nodes' flags that are not 0, for every row."""
    columns = [(net.flag(name)[rows] != 0).tolist() for name in VEHICLE_FLAGS]
    for values in zip(*columns, strict=True):
        yield [name for name, value in zip(VEHICLE_FLAGS, values, strict=True) if value]


@RULES.rule("NODE_PED_WIDTH_ZERO", "info", "measured", "file")
def _node_ped_width_zero(net: PathNetwork) -> Answer:
    is_ped = ~net.is_vehicle
    rows = np.flatnonzero(is_ped & (net.width == 0))
    return Answer(_number(is_ped), "nodes", rows, "{where} is a pedestrian node of width 0", "path_width")


@RULES.rule("NODE_SPEED_ZERO", "info", "measured", "file", exceptions=112)
def _node_speed_zero(net: PathNetwork) -> Answer:
    rows = np.flatnonzero(net.is_vehicle & (net.flag("speed") == 0))
    return Answer(_number(net.is_vehicle), "nodes", rows, "{where} is a vehicle node of speed 0", "flags.speed")


@RULES.rule("NODE_BIT8", "info", "engine", "file")
def _node_bit8(net: PathNetwork) -> Answer:
    name = "switched_off_original"
    copy, switched_off = net.flag(name), net.flag("switched_off")
    rows = np.flatnonzero(copy != switched_off)
    return Answer(
        len(copy),
        "nodes",
        rows,
        "{where} has bit 8 at {value}, but bit 5 at {expected}; the game copies bit 5",
        f"flags.{name}",
        params={"value": copy[rows].astype(np.int64), "expected": switched_off[rows].astype(np.int64)},
    )


@RULES.rule("NODE_ROAD_BLOCK_LINKS", "warning", "engine", "file")
def _node_road_block_links(net: PathNetwork) -> Answer:
    is_asked = net.flag("road_block")
    rows = np.flatnonzero(is_asked & ~(net.is_vehicle & (net.link_count >= 2)))
    kind = np.where(net.is_vehicle[rows], "vehicle", "pedestrian")
    return Answer(
        _number(is_asked),
        "nodes",
        rows,
        "{where} is for road blocks, which need a vehicle node with 2 links; it is a {kind} node with {links}",
        "flags.road_block",
        params={"kind": kind, "links": net.link_count[rows]},
    )


@RULES.rule("NODE_DEAD_END", "warning", "measured", "set", needs_number=True)
def _node_dead_end(net: PathNetwork) -> Iterator[Answer]:
    cases = _number(net.is_vehicle)
    if not net.is_complete:
        yield _not_asked(cases)
        return
    field = "on_dead_end"
    is_marked = net.flag(field) & net.is_vehicle
    messages = {
        "{where} is on a branch that leads nowhere, but is not marked as a dead end": net.is_branch & ~is_marked,
        "{where} is marked as a dead end, but is on no branch that leads nowhere": is_marked & ~net.is_branch,
    }
    for message, is_bad in messages.items():
        yield Answer(cases, "nodes", np.flatnonzero(is_bad), message, f"flags.{field}")
        cases = 0


def _not_asked(questions: int) -> Answer:
    """Answer of a rule about the whole map where files are missing."""
    return Answer(0, not_asked=questions, reason=_WHOLE_MAP)


# --- links ---------------------------------------------------------------------------------------------------------


def _other(net: PathNetwork, links: Array) -> dict[str, Array]:
    """The nodes that links lead to."""
    return {"area_id": net.link_area[links], "node_id": net.link_node[links]}


def _of_whole(net: PathNetwork, links: Array, table: str, message: str, **facts: Array) -> Answer:
    """Answer of a rule about both ends of the whole links; `links` are those that fail, `facts` more about each of them."""
    return Answer(
        len(net.whole_links),
        table,
        links,
        message,
        params={**_other(net, links), **facts},
        not_asked=_number(net.is_unseen),
        reason=_OTHER_END,
    )


def _unlike_ends(net: PathNetwork, column: Array) -> Array:
    """Rows of the whole links whose ends have not the same value."""
    start, end = net.of_whole_links(net.link_owner), net.of_whole_links(net.link_target)
    return net.whole_links[column.take(start) != column.take(end)]


def _unlike_back(net: PathNetwork, table: str, values: Array, is_asked: Array, message: str) -> tuple[Array, Answer]:
    """Answer of a rule about a value that a link shares with the link back, and the rows of the links that fail.

    It is asked where `is_asked` holds for both.
    """
    back = net.link_back
    is_mutual = (back >= 0) & is_asked & is_asked.take(back)
    links = np.flatnonzero(is_mutual & net.unlike_back(values))
    return links, Answer(
        _number(is_mutual),
        table,
        links,
        message,
        params={**_other(net, links), "value": values[links], "back": values[back[links]]},
        not_asked=_number(net.is_unseen & is_asked),
        reason=_OTHER_END,
    )


@RULES.rule("LINK_TYPE", "error", "measured", "set", needs_number=True)
def _link_type(net: PathNetwork) -> Answer:
    message = "{where} links to area {area_id} node {node_id}, but only one of them is a vehicle node"
    return _of_whole(net, _unlike_ends(net, net.is_vehicle), "links", message)


@RULES.rule("LINK_ASYMMETRIC", "warning", "measured", "set", needs_number=True)
def _link_asymmetric(net: PathNetwork) -> Answer:
    message = "{where} links to area {area_id} node {node_id}, and no link leads back for it"
    return _of_whole(net, net.one_way_links, "links", message)


@RULES.rule("LINK_SELF", "warning", "measured", "file", needs_number=True)
def _link_self(net: PathNetwork) -> Answer:
    return Answer(_number(net.is_owned), "links", net.own_links, "{where} links to itself")


@RULES.rule("LINK_DUPLICATE", "warning", "measured", "file", exceptions=4)
def _link_duplicate(net: PathNetwork) -> Answer:
    links = net.repeated_links
    message = "{where} links to area {area_id} node {node_id} more than once"
    return Answer(_number(net.is_owned), "links", links, message, params=_other(net, links))


@RULES.rule("LINK_AREA_DISTANCE", "warning", "measured", "file", needs_number=True)
def _link_area_distance(net: PathNetwork) -> Answer:
    own = net.spread("links", net.files.numbers.astype(net.link_area.dtype))
    is_on_map = net.link_area < net.areas
    across = np.flatnonzero((net.link_area != own) & is_on_map)
    here, there = own[across].astype(np.int64), net.link_area[across].astype(np.int64)
    is_far = np.abs(here % net.grid - there % net.grid) > 1
    is_far |= np.abs(here // net.grid - there // net.grid) > 1
    links = across[is_far]
    message = "{where} links to area {area_id} node {node_id}, and the two areas do not touch"
    return Answer(_number(is_on_map), "links", links, message, params=_other(net, links))


@RULES.rule("LINK_WATER", "warning", "measured", "set", needs_number=True)
def _link_water(net: PathNetwork) -> Answer:
    message = "{where} links to area {area_id} node {node_id}, but only one of them is a water node"
    return _of_whole(net, _unlike_ends(net, net.flag("water_node")), "links", message)


# --- flood ids -----------------------------------------------------------------------------------------------------


@RULES.rule("FLOOD_LINK", "warning", "engine", "set", needs_number=True)
def _flood_link(net: PathNetwork) -> Answer:
    links = _unlike_ends(net, net.flood_id)
    here, there = net.flood_id[net.link_owner[links]], net.flood_id[net.link_target[links]]
    message = "{where} has flood id {flood_id}, but links to area {area_id} node {node_id} with flood id {other}"
    return _of_whole(net, links, "links", message, flood_id=here, other=there)


def _flood_keys(net: PathNetwork) -> Array:
    """Flood id and kind of every node as one number; int64."""
    return net.flood_id.astype(np.int64) << 1 | net.is_vehicle


@RULES.rule("FLOOD_SHARED", "warning", "engine", "set", needs_number=True)
def _flood_shared(net: PathNetwork) -> Answer:
    keys = _flood_keys(net)
    if not net.is_complete:
        # How many parts there are cannot be known; by their flood ids, there are so many.
        return _not_asked(_number(np.bincount(keys)))
    parts = net.parts
    earliest = np.full(int(keys.max(initial=0)) + 1, len(parts.first))
    np.minimum.at(earliest, keys, parts.part)
    nodes = np.flatnonzero(earliest.take(keys) < parts.part)
    bad, at = np.unique(parts.part[nodes], return_index=True)
    nodes = nodes[at]
    facts = {"kind": parts.kind[bad], "flood_id": net.flood_id[nodes]}
    message = (
        "{where} begins a part of the {kind} graph that has flood id {flood_id}, "
        "which the part from area {other_area} node {other_node} on has already"
    )
    return Answer(
        len(parts.first),
        "nodes",
        parts.first[bad],
        message,
        "flood_id",
        params={**facts, **_node(net, "other", parts.first[earliest[keys[nodes]]])},
    )


@RULES.rule("FLOOD_ORDER", "info", "measured", "set", needs_number=True)
def _flood_order(net: PathNetwork) -> Answer:
    found = net.flood_id
    if not net.is_complete:
        return _not_asked(len(found))
    expected = net.parts.number.take(net.parts.part)
    rows = np.flatnonzero(found != expected)
    return Answer(
        len(found),
        "nodes",
        rows,
        "{where} has flood id {value}; by order of appearance its part of the graph has number {expected}",
        "flood_id",
        params={"value": found[rows], "expected": expected[rows]},
    )


@RULES.rule("LIMIT_FLOOD", "error", "engine", "set", needs_number=True)
def _limit_flood(net: PathNetwork) -> Answer:
    kinds = 2
    if not net.is_complete:
        return _not_asked(kinds)
    parts = net.parts
    limit = net.most_flood_ids
    bad = np.flatnonzero(parts.number == limit + 1)
    totals = np.where(parts.is_vehicle[bad], _number(parts.is_vehicle), _number(~parts.is_vehicle))
    return Answer(
        kinds,
        "nodes",
        parts.first[bad],
        "{where} begins part {number} of the {parts} separate parts of the {kind} graph; flood ids tell {limit} apart",
        "flood_id",
        params={"number": parts.number[bad], "parts": totals, "kind": parts.kind[bad], "limit": limit},
    )


# --- lengths and intersections -------------------------------------------------------------------------------------

FARTHEST = 256
_ROUNDING = 0.001
"""A distance that exceeds a whole number by less may have been rounded down to the one before it."""


@RULES.rule("LENGTH_VALUE", "warning", "measured", "set", needs_number=True)
def _length_value(net: PathNetwork) -> Answer:
    length, squares = net.of_whole_links(net.length).astype(np.float64), net.square_distance
    above = length + (1 + _ROUNDING)
    is_bad = (squares >= above * above) | ((squares < length * length) & (length > 1)) | (length < 1)
    message = (
        "{where} links to area {area_id} node {node_id} with length {length}, but they are {distance:.6g} units apart"
    )
    return _of_distance(net, is_bad, message)


@RULES.rule("LENGTH_OVERFLOW", "error", "engine", "set", needs_number=True)
def _length_overflow(net: PathNetwork) -> Answer:
    message = "{where} links to area {area_id} node {node_id}, {distance:.6g} units away; a length is 255 at most"
    return _of_distance(net, net.square_distance >= FARTHEST**2, message)


def _of_distance(net: PathNetwork, is_bad: Array, message: str) -> Answer:
    links = net.whole_links[is_bad]
    facts = {"length": net.length[links], "distance": np.sqrt(net.square_distance[is_bad])}
    return _of_whole(net, links, "link_lengths", message, **facts)


@RULES.rule("LENGTH_ASYMMETRIC", "warning", "measured", "set", needs_number=True)
def _length_asymmetric(net: PathNetwork) -> Answer:
    message = "{where} links to area {area_id} node {node_id} with length {value}, and the link back has length {back}"
    return _unlike_back(net, "link_lengths", net.length, net.is_owned, message)[1]


@RULES.rule("INTERSECTION_ASYMMETRIC", "warning", "measured", "set", needs_number=True)
def _intersection_asymmetric(net: PathNetwork) -> Answer:
    message = (
        "{where} links to area {area_id} node {node_id} with intersection bits {value}, and the link back has {back}"
    )
    links, answer = _unlike_back(net, "intersections", net.crossing, net.is_crossing_known, message)
    return replace(answer, rows=net.crossing_rows(links))


@RULES.rule("INTERSECTION_VEHICLE", "warning", "measured", "file")
def _intersection_vehicle(net: PathNetwork) -> Answer:
    is_asked = net.is_vehicle_link & net.is_crossing_known
    links = np.flatnonzero(is_asked & (net.crossing != 0))
    return Answer(
        _number(is_asked),
        "intersections",
        net.crossing_rows(links),
        "{where} is a vehicle node, but has intersection bits {value} on its link to area {area_id} node {node_id}",
        params={**_other(net, links), "value": net.crossing[links]},
    )


@RULES.rule("INTERSECTION_LIGHT_ONLY", "warning", "measured", "file")
def _intersection_light_only(net: PathNetwork) -> Answer:
    links = np.flatnonzero(net.crossing_bit("ped_traffic_light") & ~net.crossing_bit("road_cross"))
    return Answer(
        _number(net.is_crossing_known),
        "intersections",
        net.crossing_rows(links),
        "{where} has a pedestrian light on its link to area {area_id} node {node_id}, but no crossing",
        params=_other(net, links),
    )


# --- navi links ----------------------------------------------------------------------------------------------------


def _navi_of(net: PathNetwork, links: Array) -> dict[str, Array]:
    """The navi nodes that links name."""
    return {"navi_area_id": net.navi_area[links], "navi_id": net.navi_id[links]}


@RULES.rule("NAVI_LINK_TARGET", "error", "engine", "set", needs_number=True)
def _navi_link_target(net: PathNetwork) -> Answer:
    is_absent = net.is_vehicle_link & net.is_absent(net.navi_area)
    is_asked = net.is_vehicle_link & ~is_absent
    links = np.flatnonzero(is_asked & (net.link_navi < 0))
    return Answer(
        _number(is_asked),
        "navi_links",
        links,
        "{where} links to area {area_id} node {node_id} by area {navi_area_id} navi node {navi_id}, which does not exist",
        params={**_other(net, links), **_navi_of(net, links)},
        not_asked=_number(is_absent),
        reason="the area of the navi node is not there",
    )


@RULES.rule("NAVI_LINK_PED", "info", "measured", "file")
def _navi_link_ped(net: PathNetwork) -> Answer:
    is_asked = net.is_owned & ~net.is_vehicle_link
    links = np.flatnonzero(is_asked & (net.navi_word != 0))
    return Answer(
        _number(is_asked),
        "navi_links",
        links,
        "{where} is a pedestrian node, but names area {navi_area_id} navi node {navi_id} for a link",
        params=_navi_of(net, links),
    )


@RULES.rule("NAVI_LINK_PAIR", "warning", "engine", "set", needs_number=True)
def _navi_link_pair(net: PathNetwork) -> Answer:
    message = (
        "{where} links to area {area_id} node {node_id} by area {navi_area_id} navi node {navi_id}, "
        "and the link back by area {back_area_id} navi node {back_id}"
    )
    links, answer = _unlike_back(net, "navi_links", net.navi_word, net.is_vehicle_link, message)
    back = net.link_back[links]
    params = {"back_area_id": net.navi_area[back], "back_id": net.navi_id[back]}
    return replace(answer, params={**_other(net, links), **_navi_of(net, links), **params})


# --- navi nodes and their edges ------------------------------------------------------------------------------------


def _node(net: PathNetwork, name: str, nodes: Array) -> dict[str, Array]:
    """Addresses of nodes, as parameters whose names begin with `name`."""
    return {
        f"{name}_area": net.files.numbers[net.file_of("nodes", nodes)],
        f"{name}_node": net.rows_in_file("nodes", nodes),
    }


def _of_roads(
    net: PathNetwork, roads: Roads, is_bad: Array, message: str, facts: Mapping[str, Array], field: str = ""
) -> Answer:
    """Answer of a rule about navi nodes and the edges that they serve; `facts` has an entry for each of `roads`."""
    bad = roads.where(is_bad)
    given = {name: values[is_bad] for name, values in facts.items()}
    return Answer(
        len(roads.navi),
        "navi_nodes",
        bad.navi.astype(np.int64),
        message,
        field,
        params={**_node(net, "low", bad.low), **_node(net, "high", bad.high), **given},
        not_asked=net.unseen_roads,
        reason=_OTHER_AREA,
    )


@RULES.rule("NAVI_USE", "warning", "measured", "set", exceptions=2, needs_number=True)
def _navi_use(net: PathNetwork) -> Answer:
    uses = net.navi_uses
    # With the target there, an edge is known at least from that end.
    is_open = (uses == 0) & net.is_absent(net.navi("target_area_id"))
    rows = np.flatnonzero((uses != 1) & ~is_open)
    return Answer(
        len(uses) - _number(is_open),
        "navi_nodes",
        rows,
        "{where} serves {edges} edges instead of one",
        params={"edges": uses[rows]},
        not_asked=_number(is_open),
        reason="the area of the target is not there",
    )


@RULES.rule("NAVI_TARGET_END", "warning", "engine", "set", exceptions=2, needs_number=True)
def _navi_target_end(net: PathNetwork) -> Answer:
    roads = net.roads
    target = net.navi_target[roads.navi]
    named = {name: net.navi(name)[roads.navi] for name in ("target_area_id", "target_node_id")}
    message = f"{{where}} points to area {{target_area_id}} node {{target_node_id}}, which is no end of {_EDGE}"
    return _of_roads(net, roads, (target != roads.low) & (target != roads.high), message, named)


@RULES.rule("NAVI_TARGET_LOWER", "warning", "measured", "set", needs_number=True)
def _navi_target_lower(net: PathNetwork) -> Answer:
    roads = net.aimed_roads
    message = f"{{where}} points to the higher end of {_EDGE}"
    return _of_roads(net, roads, net.navi_target[roads.navi] != roads.low, message, {})


@RULES.rule("NAVI_DIR_LENGTH", "warning", "measured", "file")
def _navi_dir_length(net: PathNetwork) -> Answer:
    squares = net.dir_x**2 + net.dir_y**2
    rows = np.flatnonzero((squares < 97**2) | (squares > 101**2))
    message = "{where} has a direction of length {length:.4g} instead of 1"
    return Answer(
        len(squares), "navi_nodes", rows, message, params={"length": np.sqrt(squares[rows]) / direction_scale()}
    )


@RULES.rule("NAVI_DIR_CHORD", "warning", "measured", "set", needs_number=True)
def _navi_dir_chord(net: PathNetwork) -> Answer:
    is_asked, east, north = net.chords(net.aimed_roads)
    roads, east, north = net.aimed_roads.where(is_asked), east[is_asked], north[is_asked]
    dir_x, dir_y = net.dir_x[roads.navi], net.dir_y[roads.navi]
    is_bad = (np.abs(dir_x - east) > 1) | (np.abs(dir_y - north) > 1)
    message = f"{{where}} has direction {{dir_x}}, {{dir_y}}; {{east}}, {{north}} fits {_EDGE}"
    return _of_roads(net, roads, is_bad, message, {"dir_x": dir_x, "dir_y": dir_y, "east": east, "north": north})


@RULES.rule("NAVI_DIR_REVERSED", "warning", "measured", "set", needs_number=True)
def _navi_dir_reversed(net: PathNetwork) -> Answer:
    navi = np.flatnonzero(net.navi_target >= 0)
    target = net.navi_target[navi]
    dir_x, dir_y = net.dir_x[navi], net.dir_y[navi]
    is_bad = dir_x * (net.x[target] - net.navi_x[navi]) + dir_y * (net.y[target] - net.navi_y[navi]) <= 0
    return Answer(
        len(navi),
        "navi_nodes",
        navi[is_bad],
        "{where} has direction {dir_x}, {dir_y}, which does not lead towards its target, area {target_area} node {target_node}",
        params={"dir_x": dir_x[is_bad], "dir_y": dir_y[is_bad], **_node(net, "target", target[is_bad])},
        not_asked=_number(net.is_absent(net.navi("target_area_id"))),
        reason="the area of the target is not there",
    )


@RULES.rule("NAVI_FAR", "warning", "measured", "set", needs_number=True)
def _navi_far(net: PathNetwork) -> Answer:
    roads = net.aimed_roads
    x = net.navi_x[roads.navi] - (net.x[roads.low] + net.x[roads.high]) / 2
    y = net.navi_y[roads.navi] - (net.y[roads.low] + net.y[roads.high]) / 2
    squares = x * x + y * y
    message = f"{{where}} lies {{distance:.6g}} units from the middle of {_EDGE}"
    return _of_roads(net, roads, squares > 50**2, message, {"distance": np.sqrt(squares)})


@RULES.rule("NAVI_FILE", "warning", "measured", "file", needs_number=True)
def _navi_file(net: PathNetwork) -> Answer:
    return _outside(net, "navi_nodes", net.navi_x, net.navi_y)


@RULES.rule("NAVI_WIDTH", "info", "measured", "set", exceptions=125, needs_number=True)
def _navi_width(net: PathNetwork) -> Answer:
    roads = net.roads
    width, expected = net.navi("path_width")[roads.navi], np.minimum(net.width[roads.low], net.width[roads.high])
    message = f"{{where}} has width {{width}}; {{expected}} is the smaller width at the ends of {_EDGE}"
    return _of_roads(net, roads, width != expected, message, {"width": width, "expected": expected}, "path_width")


@RULES.rule("NAVI_NO_LANES", "info", "measured", "file", exceptions=12)
def _navi_no_lanes(net: PathNetwork) -> Answer:
    lanes = net.navi("lanes.left_lanes") + net.navi("lanes.right_lanes")
    return Answer(len(lanes), "navi_nodes", np.flatnonzero(lanes == 0), "{where} has no lanes", "lanes")


LIGHT_END = "lanes.traffic_light_at_target"
LIGHT_STATE = "traffic_light.state"


@RULES.rule("NAVI_LIGHT_END_ALONE", "info", "measured", "file")
def _navi_light_end_alone(net: PathNetwork) -> Answer:
    is_named = net.navi(LIGHT_END)
    rows = np.flatnonzero(is_named & (net.navi(LIGHT_STATE) == 0))
    return Answer(
        len(is_named),
        "navi_nodes",
        rows,
        "{where} names its target as the end of a light, but has no light",
        LIGHT_END,
    )


@RULES.rule("NAVI_LIGHT_END", "warning", "engine", "set", exceptions=1, needs_number=True)
def _navi_light_end(net: PathNetwork) -> Answer:
    lit = net.aimed_roads.where(net.navi(LIGHT_STATE)[net.aimed_roads.navi] != 0)
    is_low_junction = net.neighbours[lit.low] >= 3
    is_asked = is_low_junction != (net.neighbours[lit.high] >= 3)
    roads, is_low_junction = lit.where(is_asked), is_low_junction[is_asked]
    is_low_lit = net.navi(LIGHT_END)[roads.navi] == (net.navi_target[roads.navi] == roads.low)
    message = (
        "{where} has its light at area {light_area} node {light_node}, "
        "but the junction is at area {junction_area} node {junction_node}"
    )
    junction = np.where(is_low_junction, roads.low, roads.high)
    light = np.where(is_low_lit, roads.low, roads.high)
    facts = {**_node(net, "junction", junction), **_node(net, "light", light)}
    return _of_roads(net, roads, is_low_lit != is_low_junction, message, facts, LIGHT_END)


@RULES.rule("NAVI_LIGHT_AXIS", "info", "measured", "file", exceptions=73)
def _navi_light_axis(net: PathNetwork) -> Answer:
    lit = np.flatnonzero(net.navi(LIGHT_STATE))
    state, dir_x, dir_y = net.navi(LIGHT_STATE)[lit], net.dir_x[lit], net.dir_y[lit]
    expected = np.where(np.abs(dir_y) >= np.abs(dir_x), 1, 2)
    facts = {"state": state, "expected": expected, "dir_x": dir_x, "dir_y": dir_y}
    is_bad = state != expected
    return Answer(
        len(lit),
        "navi_nodes",
        lit[is_bad],
        "{where} has traffic light state {state}; a road in direction {dir_x}, {dir_y} has {expected}",
        LIGHT_STATE,
        params={name: values[is_bad] for name, values in facts.items()},
    )


@RULES.rule("NAVI_ORDER", "info", "measured", "set", needs_number=True)
def _navi_order(net: PathNetwork) -> Answer:
    cases = _number(net.has_links)
    if not net.is_complete:
        return _not_asked(cases)
    from navspec.graphs.numbers import count_before, first_rows

    edges = net.edges[net.navi_area[net.edges] < net.areas]
    if not net.is_in_sequence:
        edges = edges[np.argsort(net.link_owner[edges], kind="stable")]
    edges = edges[first_rows(net.navi_word[edges])]
    area, found = net.navi_area[edges], net.navi_id[edges]
    expected = count_before(area)
    bad = np.flatnonzero((found != expected) & net.has_links[area])
    # With all files there, an area is the index of its file.
    files, at = np.unique(area[bad], return_index=True)
    bad = bad[at]
    ends = (ends[edges[bad]] for ends in (net.link_owner, net.link_target))
    low, high = (_node(net, name, nodes) for name, nodes in zip(("low", "high"), ends, strict=True))
    return Answer(
        cases,
        rows=files,
        field="navi_nodes",
        message="{where} has its navi nodes in another order than that of the edges: navi node {navi_node} serves "
        "the edge from area {low_area} node {low_node} to area {high_area} node {high_node}, where {expected} is due",
        params={"navi_node": found[bad], "expected": expected[bad], **low, **high},
    )
