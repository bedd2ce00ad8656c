"""Rules of regions: what they list, and whom they let in."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.metroid_prime_path.layout import kinds as known_kinds
from navspec.families.metroid_prime_path.rules.base import Array, known, once, rule
from navspec.families.metroid_prime_path.view import Mesh
from navspec.family.rules.results import RuleResult, check_rows
from navspec.family.rules.rule_set import RuleFunction

MOST_ABOVE_GROUND = 3.0
"""Height above the floor beyond which those that walk do not look for regions."""
SHORT = 1e-4
"""Edges that are shorter have no direction."""


def slices(table: str, first: Array, count: Array, size: int, word: str, field: str) -> RuleResult:
    """Whether lists lie in the table that they are slices of."""
    message = f"{{where}} has {{count}} {word} from {{first}} on, but the file has {{size}}"
    asked = count > 0
    return check_rows(table, asked & (first + count > size), asked, message, field, first=first, count=count, size=size)


def partition(first: Array, count: Array, size: int, word: str, field: str) -> RuleResult:
    """Whether every entry of a table belongs to exactly one list."""
    there = (count > 0) & (first + count <= size)
    change = np.bincount(first[there], minlength=size + 1)
    change -= np.bincount(first[there] + count[there], minlength=size + 1)
    uses = np.cumsum(change[:-1])
    shared, unused = int(np.count_nonzero(uses > 1)), int(np.count_nonzero(uses == 0))
    message = f"{{where}} has {{shared}} {word} that several lists share, and {{unused}} that are in none"
    return once(shared + unused > 0, message, field, asked=size > 0, shared=shared, unused=unused)


def in_range(table: str, count: str, first: str, listed: str, word: str) -> RuleFunction:
    """A question to the rows of a table, of which two fields say what they list of another."""
    return lambda mesh: slices(
        table, mesh.column(table, first), mesh.column(table, count), mesh.count(listed), word, first
    )


def _in_parts(count: str, first: str, listed: str, word: str) -> RuleFunction:
    return lambda mesh: partition(
        mesh.column("regions", first), mesh.column("regions", count), mesh.count(listed), word, listed
    )


@rule("REGION_NO_NODES", "error", "engine")
def _no_nodes(mesh: Mesh) -> RuleResult:
    count = mesh.column("regions", "num_nodes")
    return check_rows(
        "regions", count == 0, len(count), "{where} has no corners, but the game reads the first", "num_nodes"
    )


rule("REGION_NODE_RANGE", "error", "engine")(in_range("regions", "num_nodes", "first_node", "nodes", "corners"))
rule("REGION_LINK_RANGE", "error", "engine")(in_range("regions", "num_links", "first_link", "links", "links"))
rule("REGION_NODE_PARTITION", "info", "measured")(_in_parts("num_nodes", "first_node", "nodes", "corners"))
rule("REGION_LINK_PARTITION", "info", "measured")(_in_parts("num_links", "first_link", "links", "links"))


@rule("REGION_INDEX_RANGE", "error", "engine")
def _index_range(mesh: Mesh) -> RuleResult:
    message = "{where} has the index {index}, but there are {regions} regions"
    fails = mesh.index >= mesh.regions
    return check_rows("regions", fails, len(fails), message, "region_index", index=mesh.index, regions=mesh.regions)


@rule("REGION_SLOT", "info", "community")
def _slot(mesh: Mesh) -> RuleResult:
    slot = mesh.column("regions", "run_time_slot")
    message = "{where} has {slot} in the slot that repeats its index {index}"
    return check_rows("regions", slot != mesh.index, len(slot), message, "run_time_slot", slot=slot, index=mesh.index)


@rule("REGION_DEGENERATE", "warning", "inferred")
def _degenerate(mesh: Mesh) -> RuleResult:
    count = mesh.column("regions", "num_nodes")
    shortest = mesh.of_regions(np.hypot(mesh.edges[:, 0], mesh.edges[:, 1]), np.minimum)
    fails = mesh.has_corners & ((count < 3) | (shortest < SHORT))
    message = "{where} has {count} corners, and the shortest edge between them is {shortest:.3g} long"
    return check_rows("regions", fails, mesh.has_corners, message, "num_nodes", count=count, shortest=shortest)


@rule("REGION_TYPE_EMPTY", "warning", "engine")
def _type_empty(mesh: Mesh) -> RuleResult:
    message = "{where} lets no kind of creature in, so that no search finds it"
    return check_rows("regions", mesh.kinds == 0, mesh.regions, message, "type_mask")


@rule("REGION_TYPE_BITS", "info", "community")
def _type_bits(mesh: Mesh) -> RuleResult:
    kinds = mesh.kinds
    fails = ((kinds & ~sum(known_kinds().values())) != 0) | ((kinds & (kinds - 1)) != 0)
    message = "{where} has the types {types:#x}; known regions have one of 1, 2 and 4"
    return check_rows("regions", fails, len(kinds), message, "type_mask", types=kinds)


@rule("REGION_INDEX_MASK_EMPTY", "warning", "engine")
def _index_mask_empty(mesh: Mesh) -> RuleResult:
    message = "{where} lets creatures of no path index in, so that no search finds it"
    fails = (mesh.column("regions", "index_mask") & 0xFF) == 0
    return check_rows("regions", fails, len(fails), message, "index_mask")


@rule("REGION_MASK_HIGH_BYTE", "info", "engine")
def _mask_high_byte(mesh: Mesh) -> Iterator[RuleResult]:
    for field in ("index_mask", "type_mask"):
        mask = mesh.column("regions", field)
        message = "{where} has {mask:#06x} in a mask of which the game reads the low byte"
        yield check_rows("regions", mask > 0xFF, len(mask), message, field, mask=mask)


@rule("HEIGHT", "warning", "engine")
def _height(mesh: Mesh) -> RuleResult:
    message = "{where} is {height:g} high, so that nothing can be in it"
    return check_rows("regions", mesh.height <= 0, known(mesh.height), message, "height", height=mesh.height)


@rule("HEIGHT_GROUND_LIMIT", "info", "engine")
def _height_ground_limit(mesh: Mesh) -> RuleResult:
    walked = (mesh.kinds & known_kinds()["ground"]) != 0
    message = "{where} is {height:g} high, but those that walk find it only up to 3 above its floor"
    fails = walked & (mesh.height > MOST_ABOVE_GROUND)
    return check_rows("regions", fails, walked & known(mesh.height), message, "height", height=mesh.height)
