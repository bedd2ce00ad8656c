"""Recipes of path networks of GTA IV that set values in place, and recipes for whole files."""

from __future__ import annotations

import numpy as np

from navspec.columns import read
from navspec.errors import NavspecError
from navspec.families.gta_iv_paths.layout import FORMAT, HEADER, MOST_LENGTH, VARIANT
from navspec.families.gta_iv_paths.recipes.base import RECIPES, RoadGraph
from navspec.families.gta_iv_paths.rules import RULES
from navspec.families.gta_iv_paths.view import Array, RoadNetwork
from navspec.family.repair.link_table import require_any, select_possible
from navspec.family.repair.recipes import set_values
from navspec.spec import load_spec

_FIRST_LINKS = ("FIRST_LINK_ORDER", "FIRST_LINK_RANGE", "FIRST_LINK_START")
_LENGTHS = ("LINK_LENGTH_ZERO", "LINK_LENGTH", "LINK_LENGTH_PAIR")
_GROUPS = 256

# --- files ---------------------------------------------------------------------------------------------------------


@RECIPES.recipe("FILE_PADDED", summary="drop the zeros after the links")
def _drop_padding(net: RoadNetwork) -> None:
    for number in net.files.numbers[RULES.find_failing_rows(net, "FILE_PADDED")].tolist():
        net.files.files[number].replace("trailing", np.zeros(0, np.uint8))


@RECIPES.recipe("NO_OWNER", summary="drop the links")
def _drop_unowned_links(net: RoadNetwork) -> None:
    for number in net.files.numbers[RULES.find_failing_rows(net, "NO_OWNER")].tolist():
        tables = net.files.files[number]
        tables.replace("links", tables["links"][:0])


@RECIPES.recipe("SET_INCOMPLETE", summary="add the missing files, each of 16 zero bytes", on_request=True)
def _add_files(net: RoadNetwork) -> None:
    used = np.intersect1d(net.missing, net.link("area_id"))
    if len(used):
        raise NavspecError(
            f"links lead into area {used[0]}, whose file is missing; take it from a backup or the original game"
        )
    for number in net.missing.tolist():
        net.files.files[number] = read(bytes(HEADER), load_spec(FORMAT), decisions={}, variant=VARIANT)


# --- nodes ---------------------------------------------------------------------------------------------------------


@RECIPES.recipe(
    "NODE_AREA", summary="set area_id to the number of the file, and let links follow that named the other one"
)
def _name_areas(net: RoadNetwork) -> None:
    """Set the areas of nodes, and of links in pairs where all nodes of a file name one other area, as after a renaming.

    Two links are a pair if each of them leads to the owner of the other.
    """
    links = np.flatnonzero(net.graph.owner >= 0)
    owner, numbers = net.graph.owner[links], net.files.numbers
    start, start_id = numbers[net.file_of("links", links)], net.node("node_id")[owner].astype(np.int64)
    area, end_id = (net.link(name)[links].astype(np.int64) for name in ("area_id", "node_id"))
    for number, before in _find_renamed_files(net):
        is_own = start == number
        pair = _link_key(end_id, np.where(is_own, before, start), start_id)
        follows = (
            (area == before) & (net.graph.back[links] < 0) & np.isin(pair, _link_key(start_id, area, end_id)[is_own])
        )
        follows &= (is_own & (end_id != start_id)) | (~is_own & (before not in numbers))
        set_values(net.files, "links", "area_id", links[follows], number)
    nodes = RULES.find_failing_rows(net, "NODE_AREA")
    set_values(net.files, "nodes", "area_id", nodes, numbers[net.file_of("nodes", nodes)])


def _find_renamed_files(net: RoadNetwork) -> list[tuple[int, int]]:
    """Return numbers of files all of whose nodes name one other area, and that area."""
    numbers = net.files.numbers[net.counts("nodes") > 0]
    starts = net.files.starts("nodes")[:-1][net.counts("nodes") > 0]
    area = net.node("area_id").astype(np.int64)
    least, most = (function.reduceat(area, starts) if len(starts) else starts for function in (np.minimum, np.maximum))
    is_renamed = (least == most) & (least != numbers)
    return list(zip(numbers[is_renamed].tolist(), least[is_renamed].tolist(), strict=True))


def _link_key(start_id: Array, area: Array, end_id: Array) -> Array:
    """Return a link as one number: number of its owner, area and number of its target; int64."""
    return start_id << 32 | area << 16 | end_id


@RECIPES.recipe(
    "NODE_ID_DUPLICATE", "NODE_ID_POSITION", summary="set node_id to the place in the table, and let links follow"
)
def _number_nodes(net: RoadNetwork) -> None:
    """Number nodes by their rows. Links keep the node at the row that they name if it has the right number; else they
    follow the node that they name.
    """
    links = np.flatnonzero(net.graph.target >= 0)
    due = net.rows_in_file("nodes", np.arange(len(net.link_counts)))
    node_id = net.node("node_id")
    named = net.link("node_id")[links].astype(np.int64)
    target = net.graph.target[links]
    place = target - due[target] + named
    is_in_file = named < net.counts("nodes")[net.file_of("nodes", target)]
    is_right = is_in_file & (np.append(node_id, 0)[np.where(is_in_file, place, -1)] == named)
    follows = ~is_right & (due[target] != named)
    set_values(net.files, "links", "node_id", links[follows], due[target[follows]])
    wrong = np.flatnonzero(node_id != due)
    set_values(net.files, "nodes", "node_id", wrong, due[wrong])


# --- the links of nodes --------------------------------------------------------------------------------------------


@RECIPES.recipe(
    *_FIRST_LINKS,
    summary="rebuild first_link from the numbers of links in the flags, where they add up to the links of the file",
)
def _rebuild_first_links(net: RoadNetwork) -> None:
    is_off = np.zeros(len(net.files.numbers), dtype=bool)
    for code in _FIRST_LINKS:
        is_off[net.file_of("nodes", RULES.find_failing_rows(net, code))] = True
    require_any(
        net.is_counted_by_flags[is_off], "the numbers of links in the flags do not add up to the links that are there"
    )
    rebuild_first_links(net, is_off & net.is_counted_by_flags)


def rebuild_first_links(net: RoadNetwork, is_selected: Array) -> None:
    """Set the first links of nodes in some files so that their links follow each other as the flags count them."""
    count = net.flag("num_own_links").astype(np.int64)
    before = np.cumsum(count) - count
    rows = np.flatnonzero(net.repeat_per_row("nodes", is_selected))
    starts = net.files.starts("nodes")[net.file_of("nodes", rows)]
    set_values(net.files, "nodes", "first_link", rows, before[rows] - before[starts])


@RECIPES.recipe("NODE_LINK_COUNT", summary="set num_own_links to the number of links")
def _count_links(net: RoadNetwork) -> None:
    rows = _find_certain_nodes(net, "NODE_LINK_COUNT")
    set_values(net.files, "nodes", "flags.num_own_links", rows, net.link_counts[rows])


@RECIPES.recipe("NODE_UNLINKED_BIT", summary="set unlinked in nodes without links, and clear it in all others")
def _mark_unlinked(net: RoadNetwork) -> None:
    rows = _find_certain_nodes(net, "NODE_UNLINKED_BIT")
    set_values(net.files, "nodes", "flags.unlinked", rows, net.link_counts[rows] == 0)


def _find_certain_nodes(net: RoadNetwork, code: str) -> Array:
    """Return nodes for which a rule about flags fails, where the owners of links are certain; elsewhere flags may be
    right.
    """
    rows = RULES.find_failing_rows(net, code)
    is_told = net.is_in_sequence[net.file_of("nodes", rows)]
    return select_possible(is_told, RoadGraph.unsure_reason, rows)[0]


# --- links ---------------------------------------------------------------------------------------------------------


@RECIPES.recipe(*_LENGTHS, summary="recompute the length")
def _measure(net: RoadNetwork) -> None:
    is_selected = np.isin(net.graph.whole, np.concatenate([RULES.find_failing_rows(net, code) for code in _LENGTHS]))
    due = np.clip(net.graph.length[is_selected].astype(np.int64), 1, MOST_LENGTH)
    set_values(net.files, "links", "length", net.graph.whole[is_selected], due)


# --- parts of the network ------------------------------------------------------------------------------------------


@RECIPES.recipe("FLOOD_PAIR", "FLOOD_SHARED", summary="renumber the connected parts of the whole map", needs_set=True)
def _number_parts(net: RoadNetwork) -> None:
    """Number the connected parts.

    A part keeps the group of most of its nodes, except where a larger part has that group; the others get the next
    free one.
    """
    nodes = np.flatnonzero(net.link_counts > 0)
    stored = net.node("flood_group")[nodes].astype(np.int64)
    kinds, count = np.unique(net.graph.parts.part[nodes] * _GROUPS + stored, return_counts=True)
    kinds = kinds[np.argsort(-count, kind="stable")]
    groups: dict[int, int] = {}
    for part, group in zip(*(column.tolist() for column in np.divmod(kinds, _GROUPS)), strict=True):
        if part not in groups and group not in groups.values():
            groups[part] = group
    bare = np.setdiff1d(net.graph.parts.part[nodes], list(groups))
    free = np.setdiff1d(np.arange(1, _GROUPS), list(groups.values()))
    if len(bare) > len(free):
        raise NavspecError("there are more separate parts than groups; connect some")
    groups |= dict(zip(bare.tolist(), free.tolist(), strict=False))
    parts, part = np.unique(net.graph.parts.part[nodes], return_inverse=True)
    due = np.array([groups[part_number] for part_number in parts.tolist()], dtype=np.int64)[part]
    set_values(net.files, "nodes", "flood_group", nodes[due != stored], due[due != stored])
