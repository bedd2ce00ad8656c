"""Census of the path network of GTA IV: open questions, with the figures of a set of files.

Bits of flags are numbered from the lowest.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.families.gta_iv_paths.layout import MOST_LENGTH, NOT_VISITED
from navspec.families.gta_iv_paths.view import Array, RoadNetwork
from navspec.graphs.arrays import first_rows
from navspec.graphs.connectivity import find_components, find_dead_ends
from navspec.graphs.spatial import find_neighbours, nearest_distances
from navspec.records.census_metrics import (
    Count,
    DistinctCount,
    KindCounts,
    Metric,
    Question,
    count_bands,
    count_kinds,
    count_steps,
    count_true,
    maximum,
    minimum,
    top_values,
)

_DISPUTED = (20, 21, 22, 23, 24, 26)
"""Bits of a node about which the sources differ."""
_NEAR, _FAR = 6.0, 14.0
"""Metres between the chains of both carriageways of a road."""
_ANTIPARALLEL = -0.9
_NUM_CANDIDATES = 16
"""Nearest links among which that of the other carriageway is searched."""
_CROSSING = 3
"""Minimum number of neighbours of a crossing."""
_ENDS = (1, 2, 5, 10, 20, 50, 100)


def census(net: RoadNetwork) -> Sequence[Question]:
    """Return the open questions with the figures of a set of files."""
    words = _flag_words(net)
    return [
        _positions(net),
        _link_counts(net, words),
        _bits(net, words),
        _dead_ends(net, words),
        _emergency(net, words),
        _link_flags(net),
        _lanes(net),
        _direction(net),
        _lengths(net),
        _leftovers(net),
        _flood_groups(net),
        _tail(net, words),
        _streets(net),
        Question("Which widths do paths have, in eighths of a metre?", {"nodes": count_kinds(net.node("path_width"))}),
    ]


def _flag_words(net: RoadNetwork) -> Array:
    return net.node("flags").astype(np.int64)


def _bit(words: Array, bit: int) -> Array:
    return (words >> bit & 1) != 0


def _positions(net: RoadNetwork) -> Question:
    elsewhere = net.node("node_id") != net.rows_in_file("nodes", np.arange(len(net.node("node_id"))))
    figures: dict[str, Metric] = {"nodes": Count(len(elsewhere)), "elsewhere": count_true(elsewhere)}
    return Question("Is every node at the row in its file that its number says?", figures)


def _link_counts(net: RoadNetwork, words: Array) -> Question:
    num_links = net.link_counts
    return Question(
        "Are bits 16 to 19 the number of own links, and is bit 15 set exactly in nodes without links?",
        {
            "nodes": Count(len(num_links)),
            "bits 16 to 19 are another number": count_true(words >> 16 & 15 != num_links),
            "bit 15 is otherwise": count_true(_bit(words, 15) != (num_links == 0)),
            "bits 12 to 15 are another number, as a control": count_true(words >> 12 & 15 != num_links),
        },
    )


def _bits(net: RoadNetwork, words: Array) -> Question:
    groups = {
        "vehicle": net.is_vehicle,
        "tail": ~net.is_vehicle,
        "water": net.flag("water"),
        "land": ~net.flag("water"),
        **{f"{count} {'link' if count == 1 else 'links'}": net.link_counts == count for count in range(_CROSSING)},
        f"{_CROSSING} and more links": net.link_counts >= _CROSSING,
    }
    figures: dict[str, Metric] = {"nodes": _by_group(groups, np.ones(len(words), bool))}
    for bit in range(32):
        figures[f"bit {bit}"] = _by_group(groups, _bit(words, bit))
    figures["bits 0 to 3 as a number"] = count_kinds(words & 15)
    figures["bits 4 to 7 as a number"] = count_kinds(words >> 4 & 15)
    figures["bits 20 to 22 as a number"] = count_kinds(words >> 20 & 7)
    figures["bits 20 to 24 and 26 together"] = _count_combinations(words)
    return Question("What are the bits of nodes: how many nodes of which kind have each of them?", figures)


def _by_group(groups: dict[str, Array], is_set: Array) -> KindCounts:
    return KindCounts({name: int(np.count_nonzero(has & is_set)) for name, has in groups.items()})


def _count_combinations(words: Array) -> KindCounts:
    """Count the nodes by their combination of disputed bits."""
    values, counts = np.unique(words & sum(1 << bit for bit in _DISPUTED), return_counts=True)
    names = ["+".join(str(bit) for bit in _DISPUTED if value >> bit & 1) or "none" for value in values.tolist()]
    return KindCounts(dict(zip(names, counts.tolist(), strict=True)))


def _undirected(net: RoadNetwork) -> tuple[Array, Array]:
    """Return both ends of every pair of nodes that a link joins, each pair once."""
    low, high = np.sort(net.graph.lines, axis=1).T
    return low, high


def _dead_ends(net: RoadNetwork, words: Array) -> Question:
    one, second = _undirected(net)
    ends = np.concatenate((one, second)), np.concatenate((second, one))
    around = np.bincount(ends[0], minlength=len(words))
    is_branch = find_dead_ends(around, *ends) & (around > 0)
    is_set = _bit(words, 20)
    figures: dict[str, Metric] = {
        "nodes with bit 20": count_true(is_set),
        "nodes on branches that lead nowhere": count_true(is_branch),
        "both": count_true(is_set & is_branch),
    }
    return Question("Is bit 20 that of dead ends?", figures)


def _emergency(net: RoadNetwork, words: Array) -> Question:
    one, second = _undirected(net)
    figures: dict[str, Metric] = {}
    for bit in (24, 26):
        has = _bit(words, bit)
        ends = has[one].astype(np.int64) + has[second]
        part, _ = find_components(len(words), one[ends == 2], second[ends == 2])
        sizes = np.unique(part[has], return_counts=True)[1]
        figures[f"bit {bit}"] = KindCounts(
            {
                "nodes": int(has.sum()),
                "joined pairs with one end": int(np.count_nonzero(ends == 1)),
                "joined pairs with both ends": int(np.count_nonzero(ends == 2)),
                "connected groups": len(sizes),
            }
        )
        figures[f"bit {bit}, nodes of the largest group"] = maximum(sizes)
    return Question(
        "Is bit 24 or bit 26 that of roads only for emergency vehicles, which are few and lie together?", figures
    )


def _link_flags(net: RoadNetwork) -> Question:
    flags = net.link("link_flags").astype(np.int64)
    whole = np.flatnonzero(net.graph.back >= 0)
    differing = flags[whole] ^ flags[net.graph.back[whole]]
    owner = net.graph.owner
    at_crossing = flags[(owner >= 0) & (np.append(net.link_counts, 0)[owner] >= _CROSSING)]
    figures: dict[str, Metric] = {
        "links": Count(len(flags)),
        "links with each bit": _count_bits(flags, 16),
        "links with a link back": Count(len(whole)),
        "links whose link back has another bit": _count_bits(differing, 16),
        "links from nodes with 3 and more links": Count(len(at_crossing)),
        "links from those with each bit": _count_bits(at_crossing, 16),
        "most frequent values": top_values(flags),
    }
    return Question("What are the flags of links?", figures)


def _count_bits(values: Array, bits: int) -> KindCounts:
    return KindCounts({bit: int(np.count_nonzero(values >> bit & 1)) for bit in range(bits)})


def _lanes(net: RoadNetwork) -> Question:
    low, high = net.link("lanes.lanes_0_2"), net.link("lanes.lanes_3_5")
    unused = net.link("lanes.unused")
    whole = np.flatnonzero(net.graph.back >= 0)
    back = net.graph.back[whole]
    swapped = (low[whole] == high[back]) & (high[whole] == low[back])
    same = (low[whole] == low[back]) & (high[whole] == high[back])
    pairs, counts = np.unique(low * 8 + high, return_counts=True)
    names = [f"{pair // 8} and {pair % 8}" for pair in pairs.tolist()]
    figures: dict[str, Metric] = {
        "links with bit 6": count_true(unused & 1),
        "links with bit 7": count_true(unused & 2),
        "links with a link back": Count(len(whole)),
        "of those, with both counts swapped there": count_true(swapped),
        "of those, with the same counts there, which are not equal": count_true(same & ~swapped),
        "links by lanes in bits 0 to 2 and in bits 3 to 5": KindCounts(dict(zip(names, counts.tolist(), strict=True))),
    }
    return Question("Are the lanes of the link back swapped, and what are bits 6 and 7 of the lanes?", figures)


def _direction(net: RoadNetwork) -> Question:
    """Count on which side of a carriageway the other one lies; with traffic on the right it is the left side."""
    whole = net.graph.whole
    rows = whole[(net.link("lanes.lanes_0_2")[whole] == 0) & (net.link("lanes.lanes_3_5")[whole] > 0)]
    start, end = net.position[net.graph.owner[rows], :2], net.position[net.graph.target[rows], :2]
    middle, rows = np.unique((start + end) / 2, axis=0, return_index=True) if len(rows) else (start, rows)
    along = (end - start)[rows]
    length = np.hypot(along[:, 0], along[:, 1])
    along = along / np.where(length > 0, length, 1)[:, None]
    one, second = find_neighbours(middle, _NUM_CANDIDATES, 2 * _FAR)
    offset = middle[second] - middle[one]
    ahead = np.abs((offset * along[one]).sum(axis=1))
    leftward = along[one, 0] * offset[:, 1] - along[one, 1] * offset[:, 0]
    is_pair = (along[one] * along[second]).sum(axis=1) < _ANTIPARALLEL
    is_pair &= (np.abs(leftward) >= _NEAR) & (np.abs(leftward) <= _FAR) & (ahead <= (length[one] + length[second]) / 2)
    one, leftward = one[is_pair], leftward[is_pair]
    order = np.lexsort((np.abs(leftward), one))
    nearest = leftward[order][first_rows(one[order])]
    figures: dict[str, Metric] = {
        "one-way links": Count(len(middle)),
        "with one of the other direction 6 to 14 m beside them": Count(len(nearest)),
        "on the left when travelling along the lanes of bits 3 to 5": count_true(nearest > 0),
        "on the left when travelling along the lanes of bits 0 to 2": count_true(nearest < 0),
    }
    return Question("Which of both counts of lanes is that of the direction of the link?", figures)


def _lengths(net: RoadNetwork) -> Question:
    length = net.link("length").astype(np.int64)
    off = net.graph.length - length[net.graph.whole]
    counted = (length[net.graph.whole] < MOST_LENGTH) & (np.abs(off) <= 2)
    figures: dict[str, Metric] = {
        "distance less length, in steps of 0.1 m": count_steps(off[counted], 0.1),
        "further than 2 m off": count_true((length[net.graph.whole] < MOST_LENGTH) & ~counted),
        "smallest length": minimum(length),
        "links of length 255": count_true(length == MOST_LENGTH),
    }
    return Question("Is the length of a link cut off or rounded, and is it ever 0?", figures)


def _leftovers(net: RoadNetwork) -> Question:
    following, previous = net.node("next_ptr"), net.node("prev_ptr")
    is_visited = net.node("search_distance") != NOT_VISITED
    degrees = {"0 links": net.link_counts == 0, "1 link": net.link_counts == 1, "2 and more links": net.link_counts > 1}
    figures: dict[str, Metric] = {
        "search_distance of 0x7FFE": count_true(~is_visited),
        "another search_distance": count_true(is_visited),
        "prev_ptr of 0": count_true(previous == 0),
        "another prev_ptr": count_true(previous),
        "next_ptr of 0": _by_group(degrees, following == 0),
        "another next_ptr": _by_group(degrees, following != 0),
        "different next_ptr": DistinctCount(frozenset(np.unique(following).tolist())),
    }
    return Question("What is left of addresses and searches in the nodes?", figures)


def _flood_groups(net: RoadNetwork) -> Question:
    group = net.node("flood_group").astype(np.int64)
    linked = net.link_counts > 0
    part = net.graph.parts.part
    pairs = np.unique(part[linked] * 256 + group[linked])
    figures: dict[str, Metric] = {
        "connected parts": Count(len(np.unique(part[linked]))),
        "group numbers": Count(len(np.unique(group[linked]))),
        "parts by how many group numbers they have": count_kinds(np.unique(pairs // 256, return_counts=True)[1]),
        "group numbers by how many parts they have": count_kinds(np.unique(pairs % 256, return_counts=True)[1]),
        "group numbers of water nodes": count_kinds(group[linked & net.flag("water")]),
        "group numbers of nodes in the tail": count_kinds(group[~net.is_vehicle]),
    }
    return Question("Are flood groups the connected parts, and which do boats and nodes without links have?", figures)


def _tail(net: RoadNetwork, words: Array) -> Question:
    tail = ~net.is_vehicle
    away = nearest_distances(net.position[tail], net.position[net.is_vehicle])
    figures: dict[str, Metric] = {
        "nodes": count_true(tail),
        "nodes of a street": count_true(net.node("street_name_hash")[tail]),
        "nodes with each bit": _count_bits(words[tail], 32),
        "nodes by the distance to the nearest vehicle node": count_bands(away, _ENDS, " m"),
    }
    return Question("What are the nodes without links for? (paths4.ipl should have as many.)", figures)


def _streets(net: RoadNetwork) -> Question:
    names = net.node("street_name_hash")
    figures: dict[str, Metric] = {
        "different names": DistinctCount(frozenset(names[names != 0].tolist())),
        "nodes without a name": count_true(names == 0),
        "nodes with a name": count_true(names),
    }
    return Question("How many streets are named?", figures)
