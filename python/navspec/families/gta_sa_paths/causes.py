"""Causes of faults in node files: a wrong count in the header, another size of the map."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_paths.layout import FLA, GRIDS, HEADER_SIZE, HEADERS, SQUARE, Counts
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.diagnosis.hypotheses import Candidate, FileGroup, Hypothesis
from navspec.graphs.spatial import SquareGrid

_HEADER = struct.Struct("<5I")
_SIZED = ("nodes", "navi_nodes", "links")
"""Counts that the size of a file depends on."""
_MOST = 0.9
"""Share of the nodes of a map that lie in the squares of their areas, if it has that size."""


def causes(scene: FileGroup) -> Iterator[Hypothesis]:
    """Find wrong counts and wrong sizes of maps."""
    for failing_file in scene.failing_files:
        yield from _count(failing_file)
    yield from _map_size(scene)


def _count(candidate: Candidate) -> Iterator[Hypothesis]:
    """Find the count that gives the file its size and lets all of it be read, or report counts that contradict
    each other.
    """
    start = len(HEADERS.get(candidate.variant, b"")) if candidate.format == FLA else 0
    if not candidate.budget.remaining or len(candidate.data) < start + HEADER_SIZE:
        return
    counts = Counts(*_HEADER.unpack_from(candidate.data, start))
    adds_up = counts.nodes == counts.vehicle_nodes + counts.ped_nodes
    for name in _SIZED if adds_up else ("nodes",):
        right = counts._replace(**{name: _solved(counts, name, candidate)})
        if right == counts or right.nodes != right.vehicle_nodes + right.ped_nodes:
            continue
        data = bytes(candidate.data[:start]) + _HEADER.pack(*right) + bytes(candidate.data[start + HEADER_SIZE :])
        if candidate.fits(data):
            yield Hypothesis(
                code="WRONG_COUNT",
                message=f"the header of {candidate.name or 'the file'} says {getattr(counts, name):,} "
                f"{name.replace('_', ' ')}, and the file has {getattr(right, name):,}",
                fix="Set the count that fits; repair does so",
                paths=(candidate.path,),
                data={candidate.path: data},
                summary="set the count that everything fits",
                repairs=True,
            )
            return
    if not adds_up:
        yield Hypothesis(
            code="WRONG_COUNT",
            message=f"the header of {candidate.name or 'the file'} says {counts.nodes:,} nodes, "
            f"{counts.vehicle_nodes:,} of them for vehicles and {counts.ped_nodes:,} for pedestrians: "
            "one of the three is wrong",
            fix="Correct the count that is wrong, or take the file from a backup",
            paths=(candidate.path,),
            is_lost=True,
        )


def _size(counts: Counts, candidate: Candidate) -> int:
    return counts.extended_size(candidate.variant) if candidate.format == FLA else counts.sizes().full


def _solved(counts: Counts, name: str, candidate: Candidate) -> int:
    """Return the value of a count that gives a file its size, or the stored value if none does."""
    value = getattr(counts, name)
    one, two = (_size(counts._replace(**{name: number}), candidate) for number in (1, 2))
    more, rest = divmod(len(candidate.data) - one, two - one)
    return value if rest or more < 0 else more + 1


def _map_size(scene: FileGroup) -> Iterator[Hypothesis]:
    """Find the size of the map in whose squares the nodes lie, if the files were read with another size."""
    net = scene.view
    if not isinstance(net, PathNetwork) or not len(net.x):
        return
    areas = net.repeat_per_row("nodes", net.files.numbers)

    def share(grid: int) -> float:
        return float(np.mean(SquareGrid(SQUARE, grid).at(net.x, net.y) == areas))

    grids = [grid for grid in GRIDS if grid * grid > areas.max()]
    if net.squares.grid in grids and 2 * share(net.squares.grid) >= _MOST:
        return
    shares = {grid: share(grid) for grid in grids}
    best = max(shares, key=lambda grid: shares[grid], default=net.squares.grid)
    if best != net.squares.grid and shares[best] >= _MOST:
        yield Hypothesis(
            code="MAP_SIZE",
            message=f"the files are of a map of {best * SQUARE:,} units, and are taken for those of a map of "
            f"{net.squares.grid * SQUARE:,}: each stands in another square",
            fix=f"If that is the size of the map, say so with `--map-size {best * SQUARE}`; else convert them with "
            f"`--from-map-size {best * SQUARE}`",
            paths=tuple(file.path for file in scene.files),
            settings={"map_size": best * SQUARE},
        )
