"""Recipes of path networks that set values in place, and recipes that change the layout of a file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

import numpy as np

from navspec.columns import read
from navspec.errors import NavspecError
from navspec.families.gta_sa_paths.derived import FARTHEST, lengths, middle
from navspec.families.gta_sa_paths.layout import AXES, DECISIONS, FORMAT, HEADER_SIZE, NOWHERE, RESERVE, direction_scale
from navspec.families.gta_sa_paths.recipes.base import RECIPES
from navspec.families.gta_sa_paths.rules.base import LIGHT_END, LIGHT_STATE, RULES
from navspec.families.gta_sa_paths.rules.traffic_lights import find_crossing_lights, find_road_lights, lamps_of
from navspec.families.gta_sa_paths.view import Array, PathNetwork, Roads
from navspec.family.repair.recipes import set_values
from navspec.spec import load_spec

_RESERVES = ("reserved_link_lengths", "reserved_intersections")
_VEHICLE_FLAGS = ("on_dead_end", "road_block", "water_node", "speed", "special_function")
_MOST_WIDTH = 127
"""Greatest width that is the same with and without a sign."""


def _numbers(net: PathNetwork, is_meant: Array) -> list[int]:
    """Return the numbers of some files."""
    return net.files.numbers[is_meant].tolist()


# --- files and their sections --------------------------------------------------------------------------------------


@RECIPES.recipe("FILE_WIKI_SIZE", summary="insert 192 zeros after the link lengths")
def _insert_reserve(net: PathNetwork) -> None:
    _complete(net, net.lacks_reserve & ~net.is_trailed)


def _complete(net: PathNetwork, is_meant: Array) -> None:
    """Insert the reserve of the link lengths; zeros at the end make room for it."""
    for number in _numbers(net, is_meant):
        tables = net.files.files[number].recast(decisions=DECISIONS["classic"], variant="classic")
        trailing = tables["trailing"]
        zeros = len(trailing) - len(trailing.tobytes().rstrip(b"\0"))
        tables.replace("trailing", trailing[: len(trailing) - min(zeros, RESERVE)])
        net.files.files[number] = tables


@RECIPES.recipe("FILE_NO_TAIL", summary="append zeros up to the full size")
def _append_tail(net: PathNetwork) -> None:
    """Append zeros; bytes after the lengths get the meaning that they have in a file of the full size."""
    for number in _numbers(net, net.has_links & ~net.has_tail):
        tables = net.files.files[number]
        missing = len(tables["links"]) + 2 * RESERVE - len(tables["trailing"])
        data = tables.to_bytes() + bytes(max(0, missing))
        net.files.files[number] = read(
            data, tables.spec, decisions=DECISIONS["classic"], variant="classic", path=tables.path
        )


@RECIPES.recipe("INTERSECTIONS_SHIFTED", summary="move the intersections after the reserve of the link lengths")
def _move_intersections(net: PathNetwork) -> None:
    is_cut = net.is_shifted & net.lacks_reserve
    _complete(net, is_cut)
    full = _numbers(net, net.is_shifted & ~net.lacks_reserve)
    free = [number for number in full if not net.files.files[number].column("", _RESERVES[1]).any()]
    if full and not free and not is_cut.any():
        raise NavspecError("the bytes that would be overwritten are not all zeros")
    for number in free:
        tables = net.files.files[number]
        lengths, rest = (tables.column("", name)[0] for name in _RESERVES)
        stored = np.concatenate((lengths, tables["intersections"], rest))
        lengths[...] = 0
        tables["intersections"][...] = stored[: len(tables["intersections"])]
        rest[...] = stored[len(tables["intersections"]) : -RESERVE]


def _cut(code: str, find: Callable[[PathNetwork], Array], summary: str, *, why: str = "") -> None:
    """Register a recipe that drops the bytes after the layout of files; `find` returns their indices, or a bool for each
    file.
    """

    def apply(net: PathNetwork) -> None:
        for number in _numbers(net, find(net)):
            net.files.files[number].replace("trailing", np.zeros(0, np.uint8))

    RECIPES.recipe(code, summary=summary, why=why)(apply)


_cut(
    "FILE_TRAILING",
    lambda net: net.is_overlong & net.is_classic & ~net.has_idle_reserve,
    "drop the bytes after the layout",
)
_cut("FLA_SIZE", lambda net: net.is_overlong & ~net.is_classic, "drop the bytes after the mark")
_cut("FILE_PADDED", lambda net: RULES.find_failing_rows(net, "FILE_PADDED"), "drop the zeros after the layout")
_cut(
    "SECTOR_PADDING",
    lambda net: net.fills_sector,
    "drop the zeros that fill the last sector",
    why="Tools extract whole sectors from an archive. The game takes these files as they are.",
)


_cut(
    "UNNEEDED_RESERVE",
    lambda net: net.has_idle_reserve,
    "drop the link reserve of squares without links",
    why="Some compilers write a link reserve for empty squares as well, which nothing reads.",
)


@RECIPES.recipe("SET_INCOMPLETE", summary="add the missing files, each without paths: 20 zero bytes")
def _add_files(net: PathNetwork) -> None:
    areas = (net.link_area, net.navi_area[net.is_vehicle_link], net.navi("target_area_id"))
    is_used = np.isin(net.missing, np.concatenate(areas))
    if is_used.any():
        number = net.missing[is_used][0]
        raise NavspecError(
            f"links lead into area {number}, whose file is missing; take it from a backup or the original game"
        )
    for number in net.missing.tolist():
        net.files.files[number] = read(
            bytes(HEADER_SIZE), load_spec(FORMAT), decisions=DECISIONS["classic"], variant="classic"
        )


@RECIPES.recipe("RESERVE_LINKS", summary="fill the link reserve with area 65535 node 0")
def _free_reserve(net: PathNetwork) -> None:
    table = "reserved_links"
    set_values(net.files, table, "area_id", net.odd_reserve, NOWHERE)
    set_values(net.files, table, "node_id", net.odd_reserve, 0)


def _clear(code: str, name: str, words: str) -> None:
    """Register a recipe that fills a reserve with zeros, except where intersections may be stored in it."""

    def apply(net: PathNetwork) -> None:
        for number in _numbers(net, net.has_crossings):
            with suppress(KeyError):  # a file that has none
                net.files.files[number].set_column("", name, 0)

    RECIPES.recipe(code, summary=f"fill the reserve of the {words} with zeros")(apply)


_clear("RESERVE_LENGTHS", "reserved_link_lengths", "link lengths")
_clear("RESERVE_INTERSECTIONS", "reserved_intersections", "intersections")


# --- nodes ---------------------------------------------------------------------------------------------------------


@RECIPES.recipe("NODE_PED_VEHICLE_FLAGS", summary="clear the flags of vehicle nodes on pedestrian nodes")
def _clear_vehicle_flags(net: PathNetwork) -> None:
    rows = RULES.find_failing_rows(net, "NODE_PED_VEHICLE_FLAGS")
    for name in _VEHICLE_FLAGS:
        set_values(net.files, "nodes", f"flags.{name}", rows, 0)


@RECIPES.recipe("NODE_SPEED_THREE", summary="set speed to 2")
def _slow_down(net: PathNetwork) -> None:
    set_values(net.files, "nodes", "flags.speed", np.flatnonzero(net.flag("speed") == 3), 2)


@RECIPES.recipe("NODE_DEAD_END", summary="recompute the dead ends of the whole map", needs_set=True)
def _mark_dead_ends(net: PathNetwork) -> None:
    rows = RULES.find_failing_rows(net, "NODE_DEAD_END")
    set_values(net.files, "nodes", "flags.on_dead_end", rows, net.is_branch[rows])


@RECIPES.recipe(
    "FLOOD_LINK", "FLOOD_SHARED", "FLOOD_ORDER", summary="recompute the flood ids of the whole map", needs_set=True
)
def _number_parts(net: PathNetwork) -> None:
    if net.graph.parts.number.max(initial=0) > net.most_flood_ids:
        raise NavspecError(
            "there are more separate parts than flood ids can tell apart; connect some, or convert the set to VER3 or FLA4"
        )
    rows = RULES.find_failing_rows(net, "FLOOD_ORDER")
    set_values(net.files, "nodes", "flood_id", rows, net.graph.parts.number[net.graph.parts.part[rows]])


@RECIPES.recipe("FLA_DEAD_COORDS", summary="set coordinates of 16 bits to the low halves of those of 32 bits")
def _lower_coordinates(net: PathNetwork) -> None:
    for table, axes in AXES.items():
        rows = RULES.find_failing_rows(net, "FLA_DEAD_COORDS", table)
        for axis in axes:
            low = net.files.column(table, axis)[rows].astype(np.int16)
            set_values(net.files, table, f"classic.{axis}", rows, low)


# --- links ---------------------------------------------------------------------------------------------------------


@RECIPES.recipe("LENGTH_ZERO", "LENGTH_VALUE", "LENGTH_ASYMMETRIC", summary="recompute the lengths")
def _measure(net: PathNetwork) -> None:
    """Keep a length that fits, and copy it to the link back. If neither fits, or both differ, compute the length."""
    links = net.graph.whole
    due, length = (net.length.astype(np.int64) for _ in range(2))
    due[links] = lengths(net.graph.square_length)
    is_fit = np.zeros(len(length), dtype=bool)
    is_fit[links] = True
    is_fit[RULES.find_failing_rows(net, "LENGTH_VALUE")] = False
    back = net.graph.back
    is_back_fit = (back >= 0) & is_fit[back]
    length[links] = np.where(is_fit, length, np.where(is_back_fit, length[back], due))[links]
    unlike = net.graph.unlike_back(length)
    parallel = net.graph.parallel
    unlike[parallel.rows] = np.isin(parallel.group, parallel.group[unlike[parallel.rows]])
    length[unlike] = due[unlike]
    # Links that are too long for any length stay as they are.
    rows = np.flatnonzero((length != net.length) & (due < FARTHEST))
    set_values(net.files, "link_lengths", "", rows, length[rows])


@RECIPES.recipe("INTERSECTION_RESERVED", summary="clear the bits")
def _clear_reserved_crossings(net: PathNetwork) -> None:
    rows = np.flatnonzero(net.files.column("intersections", "reserved"))
    readable = rows[net.is_crossing_known[net.link_rows(rows)]]
    set_values(net.files, "intersections", "reserved", readable, 0)


RECIPES.set(RULES, "INTERSECTION_VEHICLE", ("intersections", ""), 0, "clear the intersections of vehicle links")
RECIPES.set(RULES, "INTERSECTION_LIGHT_ONLY", ("intersections", "road_cross"), 1, "set road_cross")


@RECIPES.recipe("INTERSECTION_ASYMMETRIC", summary="set in both directions the bits that are set in one")
def _join_crossings(net: PathNetwork) -> None:
    links = net.link_rows(RULES.find_failing_rows(net, "INTERSECTION_ASYMMETRIC"))
    value = net.crossing | net.crossing[net.graph.back]
    parallel = net.graph.parallel
    bits = np.zeros(int(parallel.group.max(initial=-1)) + 1, value.dtype)
    np.bitwise_or.at(bits, parallel.group, net.crossing[parallel.rows])
    value[parallel.rows] = bits[parallel.group]
    links = np.union1d(links, parallel.rows[np.isin(parallel.group, parallel.group[np.isin(parallel.rows, links)])])
    set_values(net.files, "intersections", "", net.crossing_rows(links), value[links])


# --- navi links and navi nodes -------------------------------------------------------------------------------------


@RECIPES.recipe("NAVI_LINK_PED", summary="set the navi links of pedestrian nodes to 0")
def _clear_navi_links(net: PathNetwork) -> None:
    rows = RULES.find_failing_rows(net, "NAVI_LINK_PED")
    for field in ("navi_id", "navi_area_id"):
        set_values(net.files, "navi_links", field, rows, 0)


@RECIPES.recipe("NAVI_LINK_PAIR", summary="use one navi node in both directions: the one that serves the edge")
def _pair(net: PathNetwork) -> None:
    """Use the navi node of the lower end, or of the higher end if only that one points to an end of the edge."""
    links = np.setdiff1d(RULES.find_failing_rows(net, "NAVI_LINK_PAIR"), net.graph.parallel.rows)
    low = links[net.graph.owner[links] < net.graph.target[links]]
    high = net.graph.back[low]
    is_high_better = net.is_served[high] & ~net.is_served[low]
    source, rows = np.where(is_high_better, high, low), np.where(is_high_better, low, high)
    for field, values in (("navi_id", net.navi_id), ("navi_area_id", net.navi_area)):
        set_values(net.files, "navi_links", field, rows, values[source])


def _unshared(net: PathNetwork, roads: Roads) -> Roads:
    """Return the edges that do not share their navi nodes."""
    return roads.where(net.navi_uses[roads.navi] == 1)


@RECIPES.recipe("NAVI_TARGET", "NAVI_TARGET_END", summary="set the target to the lower end of the edge")
def _aim(net: PathNetwork) -> None:
    roads = _unshared(net, net.roads)
    target = net.navi_target[roads.navi]
    _point_down(net, roads.where((target != roads.low) & (target != roads.high)))


@RECIPES.recipe("NAVI_TARGET_LOWER", summary="swap the target, and mirror direction, lanes and light end")
def _swap(net: PathNetwork) -> None:
    roads = _unshared(net, net.aimed_roads)
    _point_down(net, roads.where(net.navi_target[roads.navi] != roads.low))


def _point_down(net: PathNetwork, roads: Roads) -> None:
    """Set the targets of navi nodes to the lower ends of their edges; values stored for the other direction are mirrored.

    The stored direction shows for which direction they were stored, or else the target.
    """
    navi = roads.navi.astype(np.int64)
    for field, values in (
        ("target_area_id", net.files.numbers[net.file_of("nodes", roads.low)]),
        ("target_node_id", net.rows_in_file("nodes", roads.low)),
    ):
        set_values(net.files, "navi_nodes", field, navi, values)
    dir_x, dir_y = net.dir_x[navi], net.dir_y[navi]
    along = dir_x * (net.x[roads.low] - net.x[roads.high]) + dir_y * (net.y[roads.low] - net.y[roads.high])
    is_mirrored = (along < 0) | ((along == 0) & (net.navi_target[navi] == roads.high))
    navi = navi[is_mirrored]
    left, right = (net.navi(f"lanes.{side}_lanes")[navi] for side in ("left", "right"))
    light_end = net.navi(LIGHT_END)[navi] ^ (net.navi(LIGHT_STATE)[navi] != 0)
    for field, values in (
        ("dir_x", -dir_x[is_mirrored]),
        ("dir_y", -dir_y[is_mirrored]),
        ("lanes.left_lanes", right),
        ("lanes.right_lanes", left),
        (LIGHT_END, light_end),
    ):
        set_values(net.files, "navi_nodes", field, navi, values)


def _direct(code: str, net: PathNetwork) -> None:
    """Set the directions of navi nodes along their edges; vertical edges have no direction on the map."""
    roads = _unshared(net, net.aimed_roads)
    is_flat, east, north = net.chords(roads)
    is_meant = is_flat & np.isin(roads.navi, RULES.find_failing_rows(net, code))
    navi = roads.navi[is_meant].astype(np.int64)
    set_values(net.files, "navi_nodes", "dir_x", navi, east[is_meant])
    set_values(net.files, "navi_nodes", "dir_y", navi, north[is_meant])


RECIPES.recipe("NAVI_DIR_REVERSED", summary="recompute the direction")(partial(_direct, "NAVI_DIR_REVERSED"))
RECIPES.recipe("NAVI_DIR_CHORD", summary="recompute the direction", on_request=True)(partial(_direct, "NAVI_DIR_CHORD"))


@RECIPES.recipe("NAVI_DIR_LENGTH", summary="recompute the direction")
def _straighten(net: PathNetwork) -> None:
    _direct("NAVI_DIR_LENGTH", net)
    roads = _unshared(net, net.aimed_roads)
    is_upright = ~net.chords(roads)[0] & np.isin(roads.navi, RULES.find_failing_rows(net, "NAVI_DIR_LENGTH"))
    navi = roads.navi[is_upright].astype(np.int64)
    dir_x, dir_y = net.dir_x[navi], net.dir_y[navi]
    length = np.hypot(dir_x, dir_y)
    is_known, unit = length > 0, direction_scale()
    for field, part, default in (("dir_x", dir_x, unit), ("dir_y", dir_y, 0)):
        scaled = np.trunc(unit * part / np.where(is_known, length, 1)).astype(np.int64)
        set_values(net.files, "navi_nodes", field, navi, np.where(is_known, scaled, default))


@RECIPES.recipe("NAVI_FAR", summary="move the navi node to the middle of the edge")
def _bring_back(net: PathNetwork) -> None:
    roads = _unshared(net, net.aimed_roads)
    roads = roads.where(np.isin(roads.navi, RULES.find_failing_rows(net, "NAVI_FAR")))
    for field in ("x", "y"):
        ends = net.files.column("nodes", field)
        set_values(
            net.files, "navi_nodes", field, roads.navi.astype(np.int64), middle(ends[roads.low], ends[roads.high])
        )


@RECIPES.recipe("NAVI_WIDTH_SIGN", summary="set path_width to 127")
def _clamp_width(net: PathNetwork) -> None:
    set_values(net.files, "navi_nodes", "path_width", np.flatnonzero(net.navi("path_width") > _MOST_WIDTH), _MOST_WIDTH)


@RECIPES.recipe("NAVI_LIGHT_STATE", summary="set the state to 0")
def _switch_off_light(net: PathNetwork) -> None:
    set_values(net.files, "navi_nodes", LIGHT_STATE, np.flatnonzero(net.navi(LIGHT_STATE) == 3), 0)


@RECIPES.recipe("NAVI_LIGHT_END", summary="move the light to the end that is more of a junction")
def _move_light(net: PathNetwork) -> None:
    navi = RULES.find_failing_rows(net, "NAVI_LIGHT_END")
    navi = navi[net.navi_uses[navi] == 1]
    set_values(net.files, "navi_nodes", LIGHT_END, navi, net.navi(LIGHT_END)[navi] ^ 1)


@RECIPES.recipe("NAVI_PARKING_LANES", summary="set the lanes into the parking place to 0", on_request=True)
def _close_parking_places(net: PathNetwork) -> None:
    roads = _unshared(net, net.aimed_roads)
    roads = roads.where(np.isin(roads.navi, RULES.find_failing_rows(net, "NAVI_PARKING_LANES")))
    is_target = net.is_parking[net.navi_target[roads.navi]]
    for side, rows in (("right", roads.navi[is_target]), ("left", roads.navi[~is_target])):
        set_values(net.files, "navi_nodes", f"lanes.{side}_lanes", rows.astype(np.int64), 0)


@RECIPES.recipe("NAVI_LIGHT_LAMP", summary="set the lights of roads as the lamps give them")
def _light_roads(net: PathNetwork) -> None:
    lamps = lamps_of(net)
    if lamps is None:
        return
    roads, state, is_at_target = find_road_lights(net, lamps)
    is_bad = np.isin(roads.navi, RULES.find_failing_rows(net, "NAVI_LIGHT_LAMP"))
    navi = roads.navi[is_bad].astype(np.int64)
    set_values(net.files, "navi_nodes", LIGHT_STATE, navi, state[is_bad])
    set_values(net.files, "navi_nodes", LIGHT_END, navi, is_at_target[is_bad].astype(np.int64))


@RECIPES.recipe("INTERSECTION_LIGHT_LAMP", summary="set the lights of crossings as the lamps give them")
def _light_crossings(net: PathNetwork) -> None:
    lamps = lamps_of(net)
    if lamps is None:
        return
    links, is_lit = find_crossing_lights(net, lamps)
    is_bad = is_lit != (net.crossing_bit("ped_traffic_light")[links] != 0)
    rows, values = net.crossing_rows(links[is_bad]), is_lit[is_bad].astype(np.int64)
    set_values(net.files, "intersections", "ped_traffic_light", rows, values)
