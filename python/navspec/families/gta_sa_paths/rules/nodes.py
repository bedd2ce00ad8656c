"""Rules of nodes that need the graph of the whole map."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_paths.rules.base import RULES, node, skipped_result
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows, count_true


@RULES.rule("NODE_DEAD_END", "warning", "measured", "set", needs_number=True)
def _node_dead_end(net: PathNetwork) -> Iterator[RuleResult]:
    """Check the marks of dead ends: Python, as it removes node after node from the graph of the whole map."""
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


def _kinds(is_vehicle: Array) -> Array:
    """Return the kinds of nodes in words."""
    return np.where(is_vehicle, "vehicle", "pedestrian")


@RULES.rule("FLOOD_SHARED", "warning", "engine", "set", needs_number=True)
def _flood_shared(net: PathNetwork) -> RuleResult:
    """Check that parts differ in flood ids: Python, as finding the parts is a search through the graph of the whole map."""
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
    """Check the order of flood ids: Python, as it is that of the parts of the whole map."""
    stored = net.flood_id
    if not net.is_complete:
        return skipped_result(len(stored))
    expected = net.graph.parts.number.take(net.graph.parts.part)
    message = "{where} has flood id {value}; by order of appearance its part of the graph has number {expected}"
    return check_rows("nodes", stored != expected, len(stored), message, "flood_id", value=stored, expected=expected)


@RULES.rule("LIMIT_FLOOD", "error", "engine", "set", needs_number=True)
def _limit_flood(net: PathNetwork) -> RuleResult:
    """Check the number of parts: Python, as finding them is a search through the graph of the whole map."""
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
