"""Rules of nodes by themselves and on the whole map."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_paths.rules.base import RULES, first_of_files, node, outside, skipped_result
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows, count_true

VEHICLE_FLAGS = ("on_dead_end", "road_block", "water_node", "speed", "special_function")


@RULES.rule("NODE_LINK_SEQUENCE", "warning", "measured", "file")
def _node_link_sequence(net: PathNetwork) -> Iterator[RuleResult]:
    base, due = net.base_link, net.due_base
    rows = first_of_files(net, "nodes", np.flatnonzero(base != due))
    message = "{where} has its first link at {base_link} instead of {expected}"
    params = {"base_link": base[rows], "expected": due[rows]}
    yield RuleResult(len(net.files.files), "nodes", rows, message, params=params)
    links, owned = net.counts("links"), net.links_owned
    fails = (owned != links) & ~net.has_any("nodes", rows)
    yield check_rows(
        "", fails, 0, "{where} has {links} links, but its nodes own {owned}", "num_links", links=links, owned=owned
    )


@RULES.rule("NODE_OUTSIDE_AREA", "warning", "measured", "file", needs_number=True)
def _node_outside_area(net: PathNetwork) -> RuleResult:
    return outside(net, "nodes", net.x, net.y)


@RULES.rule("NODE_PED_VEHICLE_FLAGS", "warning", "measured", "file")
def _node_ped_vehicle_flags(net: PathNetwork) -> RuleResult:
    message = "{where} is a pedestrian node, but has values that belong to vehicle nodes: {flags}"
    result = check_rows("nodes", net.has_any_flag(*VEHICLE_FLAGS), ~net.is_vehicle, message, "flags")
    columns = [(net.flag(name)[result.rows] != 0).tolist() for name in VEHICLE_FLAGS]
    named = [
        [name for name, is_set in zip(VEHICLE_FLAGS, row, strict=True) if is_set] for row in zip(*columns, strict=True)
    ]
    result.params = {"flags": [", ".join(names) for names in named]}
    return result


@RULES.rule("NODE_PED_WIDTH_ZERO", "info", "measured", "file")
def _node_ped_width_zero(net: PathNetwork) -> RuleResult:
    return check_rows("nodes", net.width == 0, ~net.is_vehicle, "{where} is a pedestrian node of width 0", "path_width")


@RULES.rule("NODE_SPEED_ZERO", "info", "measured", "file", exceptions=112)
def _node_speed_zero(net: PathNetwork) -> RuleResult:
    return check_rows(
        "nodes", net.flag("speed") == 0, net.is_vehicle, "{where} is a vehicle node of speed 0", "flags.speed"
    )


@RULES.rule("NODE_BIT8", "info", "engine", "file")
def _node_bit8(net: PathNetwork) -> RuleResult:
    name = "switched_off_original"
    copy, switched_off = net.flag(name), net.flag("switched_off")
    message = "{where} has bit 8 at {value}, but bit 5 at {expected}; the game copies bit 5"
    result = check_rows(
        "nodes", copy != switched_off, len(copy), message, f"flags.{name}", value=copy, expected=switched_off
    )
    result.params = {key: values.astype(np.int64) for key, values in result.params.items()}
    return result


@RULES.rule("NODE_ROAD_BLOCK_LINKS", "warning", "engine", "file")
def _node_road_block_links(net: PathNetwork) -> RuleResult:
    fails = ~(net.is_vehicle & (net.link_count >= 2))
    message = "{where} is for road blocks, which need a vehicle node with 2 links; it is a {kind} node with {links}"
    is_road_block = net.flag("road_block")
    result = check_rows(
        "nodes", fails, is_road_block, message, "flags.road_block", kind=net.is_vehicle, links=net.link_count
    )
    result.params = {**result.params, "kind": _kinds(result.params["kind"])}
    return result


def _kinds(is_vehicle: Array) -> Array:
    """Return the kinds of nodes in words."""
    return np.where(is_vehicle, "vehicle", "pedestrian")


@RULES.rule("NODE_DEAD_END", "warning", "measured", "set", needs_number=True)
def _node_dead_end(net: PathNetwork) -> Iterator[RuleResult]:
    cases, field = count_true(net.is_vehicle), "flags.on_dead_end"
    if not net.is_complete:
        yield skipped_result(cases)
        return
    is_marked = net.node(field) & net.is_vehicle
    message = "{where} is on a branch that leads nowhere, but is not marked as a dead end"
    yield check_rows("nodes", net.is_branch & ~is_marked, cases, message, field)
    message = "{where} is marked as a dead end, but is on no branch that leads nowhere"
    yield check_rows("nodes", is_marked & ~net.is_branch, 0, message, field)


# Parts of the graph, by their flood ids


@RULES.rule("FLOOD_SHARED", "warning", "engine", "set", needs_number=True)
def _flood_shared(net: PathNetwork) -> RuleResult:
    keys = net.flood_id.astype(np.int64) << 1 | net.is_vehicle
    if not net.is_complete:
        # How many parts there are cannot be known; by their flood ids, there are so many.
        return skipped_result(count_true(np.bincount(keys)))
    parts = net.graph.parts
    earliest = np.full(int(keys.max(initial=0)) + 1, len(parts.first))
    np.minimum.at(earliest, keys, parts.part)
    nodes = np.flatnonzero(earliest.take(keys) < parts.part)
    bad, at = np.unique(parts.part[nodes], return_index=True)
    nodes, first = nodes[at], parts.first[bad]
    message = (
        "{where} begins a part of the {kind} graph that has flood id {flood_id}, "
        "which the part from area {other_area} node {other_node} on has already"
    )
    facts = {"kind": _kinds(net.is_vehicle[first]), "flood_id": net.flood_id[nodes]}
    first_nodes = parts.first[earliest[keys[nodes]]]
    related = [RelatedRows("{where} begins the other part", "nodes", first_nodes)]
    facts |= node(net, "other", first_nodes)
    return RuleResult(len(parts.first), "nodes", first, message, "flood_id", params=facts, related=related)


@RULES.rule("FLOOD_ORDER", "info", "measured", "set", needs_number=True)
def _flood_order(net: PathNetwork) -> RuleResult:
    stored = net.flood_id
    if not net.is_complete:
        return skipped_result(len(stored))
    expected = net.graph.parts.number.take(net.graph.parts.part)
    message = "{where} has flood id {value}; by order of appearance its part of the graph has number {expected}"
    return check_rows("nodes", stored != expected, len(stored), message, "flood_id", value=stored, expected=expected)


@RULES.rule("LIMIT_FLOOD", "error", "engine", "set", needs_number=True)
def _limit_flood(net: PathNetwork) -> RuleResult:
    kinds = 2
    if not net.is_complete:
        return skipped_result(kinds)
    parts, limit = net.graph.parts, net.most_flood_ids
    bad = np.flatnonzero(parts.number == limit + 1)
    is_vehicle = net.is_vehicle[parts.first]
    totals = np.bincount(is_vehicle, minlength=kinds)[is_vehicle[bad].astype(np.int64)]
    facts = {"number": parts.number[bad], "parts": totals, "kind": _kinds(is_vehicle[bad]), "limit": limit}
    message = (
        "{where} begins part {number} of the {parts} separate parts of the {kind} graph; flood ids tell {limit} apart"
    )
    return RuleResult(kinds, "nodes", parts.first[bad], message, "flood_id", params=facts)
