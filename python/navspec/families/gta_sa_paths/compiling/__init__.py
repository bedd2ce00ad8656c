"""The compiler of paths: files of San Andreas from a drawn or exported network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_paths.assembly import CLASSIC
from navspec.families.gta_sa_paths.compiling.attributes import ATTRIBUTES
from navspec.families.gta_sa_paths.compiling.draft import BOAT, MOST_NODE_WIDTH, PED, VEHICLE, vocabulary
from navspec.families.gta_sa_paths.compiling.files import compile_plan
from navspec.families.gta_sa_paths.compiling.roads import MOST_LANES, NAVI
from navspec.families.gta_sa_paths.derived import FARTHEST
from navspec.families.gta_sa_paths.layout import FLA, FORMAT, GRID, GRIDS, HEADERS, SQUARE
from navspec.families.gta_sa_paths.network import KINDS
from navspec.family.contract import lazy_import
from navspec.family.conversion.compiler import Compilation, Compiler
from navspec.family.conversion.conversions import Target
from navspec.family.conversion.text_compiler import TextCompiler
from navspec.graphs.plan import NetworkPlan


def compile_network(plan: NetworkPlan, target: Target, settings: Mapping[str, Any]) -> Compilation:
    """Compile a network; see `Compiler`. Raises `NavspecError` for a size of the map that the target cannot have."""
    return compile_plan(plan, target, _grid(plan, target, settings), settings)


def _grid(plan: NetworkPlan, target: Target, settings: Mapping[str, Any]) -> int:
    """Return the areas in a row: as requested, or the fewest that contain all roads."""
    map_size = settings.get("map_size")
    if target.variant == CLASSIC:
        if map_size not in (None, GRID * SQUARE):
            raise NavspecError(
                f"{target} has a map of {GRID * SQUARE} units; leave out --map-size, or compile for a variant of the "
                "limit adjuster"
            )
        return GRID
    if map_size is not None:
        return map_size // SQUARE
    places = np.abs(plan.position[:, :2])
    farthest = np.max(places[np.isfinite(places)], initial=0)
    return next((grid for grid in GRIDS if grid >= GRID and SQUARE * grid / 2 >= farthest), GRIDS[-1])


_ORIGINAL_LENGTHS = {KINDS[VEHICLE]: 123.2, KINDS[BOAT]: 165.6, KINDS[PED]: 81.9}
"""Longest original edges: 123.13 of 29,810, 165.52 of 1,658, and 81.81 of 40,343."""

COMPILER = Compiler(
    (Target(FORMAT, CLASSIC), *(Target(FLA, version) for version in HEADERS)),
    compile_network,
    kind=KINDS[VEHICLE],
    longest=FARTHEST - 1,  # positions are stored in eighths, so that an edge can grow
    vocabulary=vocabulary,
    line_attributes=ATTRIBUTES,
    square=SQUARE,
    original_lengths=_ORIGINAL_LENGTHS,
    end_columns=("traffic_light",),
    # Medians of the lengths of edges whose ends bend by less than 2 degrees, in the original files.
    spacing={KINDS[VEHICLE]: 12.0, KINDS[BOAT]: 29.0, KINDS[PED]: 11.0},
    # 31 of 29,810 original edges that rise more than 2.5 units are steeper, and no original part is as short.
    steepest=0.5,
    shortest_part=100.0,
    most_values={"lanes": MOST_LANES, "path_width": MOST_NODE_WIDTH / 16},
    lane_width=5.4,
    merge=lazy_import("navspec.families.gta_sa_paths.editing", "merge"),
    whole_columns=("order", "length", *(f"navi_{name}" for name in NAVI)),
    lane_kinds=(KINDS[VEHICLE], KINDS[BOAT]),
    texts=TextCompiler(
        (".ipl",),
        lazy_import("navspec.families.gta_sa_paths.original.compiler", "compile_texts"),
        lazy_import("navspec.families.gta_sa_paths.original.text_export", "write_text"),
    ),
)
