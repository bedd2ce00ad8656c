"""Rules of the matrices that tell whether there is a way at all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from navspec.families.metroid_prime_path.layout import MATRICES, mask_of
from navspec.families.metroid_prime_path.rules.base import Array, rule
from navspec.families.metroid_prime_path.view import Mesh, pair_of, upper
from navspec.family.rules.results import RelatedRows, RuleResult

MOST_PAIRED = 2048
"""Regions that are compared each with each; the game searches no mesh with more than a quarter of them."""
TOO_MANY = f"more than {MOST_PAIRED:,} regions are not compared each with each"
_WORDS = {"ground_connections": "on the ground", "flyer_connections": "in the air", "point_connections": "by points"}
_UNINDEXED = "regions share an index, or have one that no region can have"


def differing(mesh: Mesh, table: str) -> tuple[Array, Array]:
    """Bits of the matrix of regions, in its order, as they are stored and as links have them; bool."""
    due = mesh.due_bits(mask_of(MATRICES[table]))
    return mesh.stored_bits(table)[: len(due)], due


def pairs(table: str, bits: Array, count: int, message: str, cases: int, others: str, rows: Array) -> RuleResult:
    """Failures at bits of a matrix of so many `others`, of which it tells in the order of `rows`."""
    wrong = np.flatnonzero(bits)
    first, second = pair_of(wrong, count)
    params = {"one": first, "other": second, "how": _WORDS[table]}
    related = [RelatedRows("{where} is one of the two", others, rows[each]) for each in (first, second)]
    return RuleResult(cases, table, wrong // 32, message, params=params, related=related)


def _ask(mesh: Mesh, table: str, *, is_missing: bool) -> RuleResult:
    if mesh.regions > MOST_PAIRED or not mesh.is_indexed:
        return RuleResult(0, not_asked=1, reason=TOO_MANY if mesh.regions > MOST_PAIRED else _UNINDEXED)
    stored, due = differing(mesh, table)
    which = ("regions", np.argsort(mesh.index))
    if is_missing:
        message = (
            "{where} says that there is no way {how} between the regions of index {one} and {other}, but links have one"
        )
        return pairs(table, due & ~stored, mesh.regions, message, int(due.sum()), *which)
    message = "{where} promises a way {how} between the regions of index {one} and {other}, but links have none"
    return pairs(table, stored & ~due, mesh.regions, message, int((~due).sum()), *which)


for _kind, _table in (("GROUND", "ground_connections"), ("FLYER", "flyer_connections")):
    rule(f"{_kind}_BIT_MISSING", "warning", "engine")(partial(_ask, table=_table, is_missing=True))
    rule(f"{_kind}_BIT_EXTRA", "warning", "engine")(partial(_ask, table=_table, is_missing=False))


@rule("MATRIX_NOT_TRANSITIVE", "warning", "inferred")
def _not_transitive(mesh: Mesh) -> Iterator[RuleResult]:
    if mesh.regions > MOST_PAIRED:
        yield RuleResult(0, not_asked=len(MATRICES), reason=TOO_MANY)
        return
    message = "{where} leads {how} from index {one} to a third region and from there to {other}, but not all the way"
    pair, rows = upper(mesh.regions), np.full(mesh.regions, -1)
    known = mesh.index < mesh.regions
    rows[mesh.index[known]] = np.flatnonzero(known)
    for table in MATRICES:
        joined = np.eye(mesh.regions, dtype=bool)
        joined[pair] = mesh.stored_bits(table)[: np.count_nonzero(pair)]
        joined |= joined.T
        bits, cases = (_in_two_steps(joined) & ~joined)[pair], int(np.count_nonzero(pair))
        yield pairs(table, bits, mesh.regions, message, cases, "regions", rows)


def _in_two_steps(joined: Array) -> Array:
    """What a symmetric relation, in which each is joined to itself, joins over a third; bool, shape (n, n)."""
    first = joined.argmax(axis=1) if len(joined) else np.zeros(0, np.int64)
    is_whole = first[:, None] == first
    if (is_whole == joined).all():  # groups within which each is joined to each: what a mesh should have
        return joined
    steps = joined.astype(np.float32)
    return steps @ steps > 0


@rule("MATRIX_SPARE_BITS", "info", "measured")
def _spare_bits(mesh: Mesh) -> Iterator[RuleResult]:
    for table, count in (*((each, mesh.regions) for each in MATRICES), ("point_connections", mesh.points)):
        spare = mesh.stored_bits(table)[count * (count - 1) // 2 :]
        rows = np.flatnonzero([spare.any()]) + mesh.count(table) - 1
        yield RuleResult(int(len(spare) > 0), table, rows, "{where} has bits that stand for no pair")
