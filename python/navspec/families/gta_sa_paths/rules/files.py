"""Rules of files, their sections and their limits, and of the files of the limit adjuster."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_paths.layout import AXES, MOST_LINKS, NOWHERE, SQUARE, name_of, scale
from navspec.families.gta_sa_paths.rules.base import RULES, first_of_files
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.rules.rule_set import RuleResult, check_completeness, check_rows, count_true

_MOST_LINKS_WITH_ROOM = MOST_LINKS - 180
_SLOT = 12
"""Addresses of the link reserve that one interior takes."""


@RULES.rule("COUNT_SUM", "error", "engine", "file")
def _count_sum(net: PathNetwork) -> RuleResult:
    nodes, vehicles, peds = (net.header(name) for name in ("num_nodes", "num_vehicle_nodes", "num_ped_nodes"))
    message = "{where} has {nodes} path nodes, but {vehicle_nodes} vehicle nodes and {ped_nodes} pedestrian nodes"
    params = {"nodes": nodes, "vehicle_nodes": vehicles, "ped_nodes": peds}
    return check_rows("", nodes != vehicles + peds, len(nodes), message, "num_nodes", **params)


@RULES.rule("FILE_NO_TAIL", "warning", "engine", "file")
def _file_no_tail(net: PathNetwork) -> RuleResult:
    message = "{where} ends behind the link lengths, without intersections"
    return _behind_lengths(net, net.has_links & ~net.has_tail, count_true(net.has_links & net.is_classic), message)


@RULES.rule("FILE_WIKI_SIZE", "warning", "inferred", "file")
def _file_wiki_size(net: PathNetwork) -> RuleResult:
    message = "{where} lacks the reserve of 192 bytes between link lengths and intersections"
    return _behind_lengths(net, net.lacks_reserve & ~net.is_trailed, count_true(net.is_classic), message)


def _behind_lengths(net: PathNetwork, fails: Array, cases: int, message: str) -> RuleResult:
    """Check files at the position after their link lengths."""
    result = check_rows("", fails, cases, message)
    result.spans = net.tail_starts(result.rows), np.zeros_like(result.rows)
    return result


@RULES.rule("INTERSECTIONS_SHIFTED", "warning", "measured", "file")
def _intersections_shifted(net: PathNetwork) -> RuleResult:
    is_sized = net.lacks_reserve & ~net.is_trailed
    is_silent = ~net.has_tail & (net.is_padded | ~net.is_trailed)
    message = "{where} has its intersections right behind the link lengths, where the game does not look for them"
    return check_rows("", net.is_shifted, count_true(net.has_links & ~is_sized & ~is_silent), message, "intersections")


@RULES.rule("FILE_TRAILING", ("warning", "info"), "measured", "file")
def _file_trailing(net: PathNetwork) -> Iterator[RuleResult]:
    fails = net.is_overlong & ~net.has_idle_reserve
    odd = check_rows("", fails, net.is_classic, "{where} has bytes other than 0 after the last section", "trailing")
    odd.severity = "warning"
    yield odd
    message = "{where} has a reserve that an empty square does not need"
    idle = check_rows("", net.has_idle_reserve & net.is_classic, 0, message, "trailing")
    idle.severity = "info"
    yield idle


@RULES.rule("FILE_PADDED", "info", "community", "file")
def _file_padded(net: PathNetwork) -> RuleResult:
    size = net.counts("trailing")
    least = [tables.alignment for tables in net.all_tables]  # less only fills the last sector in an archive
    fails = net.is_padded & (size >= least)
    if net.is_extracted:
        fails &= ~net.fills_sector
    return check_rows("", fails, net.has_links, "{where} is followed by {size} zeros", "trailing", size=size)


@RULES.rule("SET_INCOMPLETE", "warning", "inferred", "set")
def _set_incomplete(net: PathNetwork) -> RuleResult:
    return check_completeness(net.files, net.missing, name_of, areas=net.areas)


@RULES.rule("RESERVE_LINKS", ("error", "info"), "engine", "file")
def _reserve_links(net: PathNetwork) -> Iterator[RuleResult]:
    table, odd = "reserved_links", net.odd_reserve
    area, node = net.reserved("area_id"), net.reserved("node_id")
    is_taken = (net.rows_in_file(table, odd) % _SLOT == 0) & (area[odd] != NOWHERE)
    occupied = first_of_files(net, table, odd[is_taken])
    harmless = first_of_files(net, table, odd[~net.has_any(table, occupied)[net.file_of(table, odd)]])
    message = "{where} has area {area_id} node {node_id} at entry {entry} of its link reserve, "
    params = {"area_id": area[occupied], "node_id": node[occupied]}
    message_taken = message + "so that a slot looks taken"
    yield RuleResult(count_true(net.has_links), table, occupied, message_taken, params=params, severity="error")
    params = {"area_id": area[harmless], "node_id": node[harmless]}
    message += "where area 65535 node 0 belongs"
    yield RuleResult(0, table, harmless, message, params=params, severity="info")


@RULES.rule("LIMIT_NAVI", "error", "engine", "file")
def _limit_navi(net: PathNetwork) -> RuleResult:
    num_navis, limit = net.counts("navi_nodes"), net.most_navi_nodes
    message = "{where} has {navi_nodes} navi nodes; links can name {limit} of them"
    return check_rows(
        "", num_navis > limit, len(num_navis), message, "num_navi_nodes", navi_nodes=num_navis, limit=limit
    )


@RULES.rule("LIMIT_LINKS", ("error", "warning"), "engine", "file")
def _limit_links(net: PathNetwork) -> Iterator[RuleResult]:
    num_links = net.counts("links")
    message = "{where} has {links} links; nodes can name {limit} of them"
    over = check_rows(
        "", num_links > MOST_LINKS, len(num_links), message, "num_links", links=num_links, limit=MOST_LINKS
    )
    over.severity = "error"
    yield over
    message = "{where} has {links} links; above {limit} there is no room for those of interiors"
    is_close = (num_links > _MOST_LINKS_WITH_ROOM) & (num_links <= MOST_LINKS)
    close = check_rows("", is_close, 0, message, "num_links", links=num_links, limit=_MOST_LINKS_WITH_ROOM)
    close.severity = "warning"
    yield close


_FAR_AWAY = 4095
"""Units; what tools write into coordinates that are not used."""


@RULES.rule("FLA_SIZE", ("error", "warning"), "engine", "file", measured=False)
def _fla_size(net: PathNetwork) -> RuleResult:
    # Every file was asked when it was read: those that are too short are not here.
    message = "{where} goes on for {size} bytes behind its last section, and they are not all 0"
    fails = net.is_overlong & ~net.is_classic
    result = check_rows("", fails, 0, message, "trailing", size=net.counts("trailing"))
    result.severity = "warning"
    return result


@RULES.rule("FLA_MAP_SIZE", "warning", "engine", "set", measured=False)
def _fla_map_size(net: PathNetwork) -> RuleResult:
    areas = np.where(net.is_classic, net.files.numbers, net.stored_areas)
    fails = areas >= net.areas
    if net.is_default_map and not fails.any():
        return RuleResult(0)
    message = "{where} is of area {own_area}; a map of {size} units has the areas 0 to {last}"
    result = check_rows("", fails, len(areas), message, own_area=areas, size=SQUARE * net.grid, last=net.areas - 1)
    result.spans = np.zeros_like(result.rows), np.zeros_like(result.rows)
    return result


@RULES.rule("FLA_DEAD_COORDS", "info", "community", "file", measured=False)
def _fla_dead_coords(net: PathNetwork) -> Iterator[RuleResult]:
    message = "{where} has coordinates of 16 bits that are neither 0, 32760 nor the low halves of those of 32 bits"
    for table, axes in AXES.items():
        rows = net.rows_where(table, ~net.is_classic)
        is_odd = np.zeros((len(axes), len(rows)), dtype=bool)
        for odd, axis in zip(is_odd, axes, strict=True):
            dead, used = (net.of_files(table, name, ~net.is_classic) for name in (f"classic.{axis}", axis))
            odd[:] = (dead != 0) & (dead != _FAR_AWAY * scale()) & (dead != used.astype(np.int16))
        bad = np.flatnonzero(is_odd.any(axis=0))
        fields = [f"classic.{axes[axis]}" for axis in is_odd[:, bad].argmax(axis=0)]
        yield RuleResult(len(rows), table, rows[bad], message, fields=fields)


@RULES.rule("FLA_PADDING", "info", "inferred", "file", measured=False)
def _fla_padding(net: PathNetwork) -> Iterator[RuleResult]:
    for table in AXES:
        is_asked = net.has_column(table, "padding")
        rows, values = net.rows_where(table, is_asked), net.of_files(table, "padding", is_asked)
        bad = np.flatnonzero(values)
        message = "{where} has {value} in the bytes that align it"
        yield RuleResult(len(rows), table, rows[bad], message, "padding", params={"value": values[bad]})
