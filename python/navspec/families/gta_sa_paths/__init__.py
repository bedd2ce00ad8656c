"""GTA San Andreas path nodes: `nodes0.dat` to `nodes63.dat`, and those of larger maps.

Until a file is read, only the names and sizes of `layout` are loaded.
"""

from __future__ import annotations

from typing import Any

from navspec.errors import NavspecError, join_alternatives
from navspec.families.gta_sa_paths.layout import (
    DECISIONS,
    FLA,
    FORMAT,
    GRIDS,
    HEADERS,
    NAMES,
    SQUARE,
    name_of,
    number_of,
)
from navspec.families.san_andreas import WORLD
from navspec.family.containers import FileSets
from navspec.family.contract import Dependency, Family, Format, Setting, lazy_import

_MEMORY = "this is an address in memory while the game runs, and means nothing in a file"
_OWNED = "which links belong to a node follows from the order of all links; `navspec repair` rebuilds it"
_AFAR = "links that lead to the node from other files keep their lengths"

_MOVED = tuple(f"SA_PATHS_{code}" for code in ("NAVI_FAR", "NAVI_DIR_REVERSED", "NAVI_DIR_CHORD"))
_DEAD = "SA_PATHS_FLA_DEAD_COORDS"

_NODE = ("/nodes/*", "/nodes/*/classic")
"""Fields of a node, where the limit adjuster does not keep them apart from its own."""

_DEPENDENCIES = (
    *(Dependency(f"/nodes/*/{axis}", _MOVED, warn=_AFAR) for axis in "xyz"),
    *(Dependency(f"/nodes/*/{axis}_ext", (*_MOVED, _DEAD), warn=_AFAR) for axis in "xyz"),
    *(Dependency(f"/navi_nodes/*/{axis}_ext", (_DEAD,)) for axis in "xy"),
    Dependency("/intersections/*", ("SA_PATHS_INTERSECTION_ASYMMETRIC", "SA_PATHS_INTERSECTION_LIGHT_ONLY")),
    *(Dependency(f"{node}/{name}", refuse=_MEMORY) for node in _NODE for name in ("next_ptr", "prev_ptr")),
    *(Dependency(f"{node}/{name}", refuse=_OWNED) for node in _NODE for name in ("base_link", "flags/link_count")),
)
"""Fields that depend on edited values, and fields that cannot be edited."""

ARITHMETICS = ("exact", "console")
"""Names of the ways to compute stored values."""
_MAP_SIZES = [SQUARE * grid for grid in GRIDS]


def _map_size(size_text: Any) -> int:
    """Parse the side of a map in units."""
    for size in _MAP_SIZES:
        if str(size_text).strip() == str(size):
            return size
    raise NavspecError(f"no map has a size of {size_text} units; use {join_alternatives(map(str, _MAP_SIZES))}")


def _arithmetic(name: Any) -> str:
    """Check the name of an arithmetic."""
    if name not in ARITHMETICS:
        raise NavspecError(f"there is no arithmetic '{name}'; take one of {', '.join(ARITHMETICS)}")
    return name


FAMILY = Family(
    id="gta_sa_paths",
    prefix="SA_PATHS_",
    formats=(
        Format(
            FORMAT,
            "GTA San Andreas path nodes",
            "gta_sa_paths",
            tuple(DECISIONS),
            ("dat",),
            convert=True,
            repair=True,
            names=(NAMES,),
        ),
        Format(
            FLA,
            "GTA San Andreas path nodes of fastman92's limit adjuster",
            "gta_sa_paths",
            tuple(HEADERS),
            ("dat",),
            convert=True,
            repair=True,
            names=(NAMES,),
        ),
    ),
    identify=lazy_import(f"{__name__}.identify", "identify"),
    decisions={**DECISIONS, **{variant: {} for variant in HEADERS}},
    view=lazy_import(f"{__name__}.view", "PathNetwork"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"),
    causes=lazy_import(f"{__name__}.causes", "causes"),
    info=lazy_import(f"{__name__}.info", "info"),
    draw=lazy_import(f"{__name__}.drawing", "draw_network"),
    graph=lazy_import(f"{__name__}.network", "graph"),
    routing=lazy_import(f"{__name__}.network", "ROUTING"),
    sets=FileSets(
        "area",
        number_of,
        name_of,
        lazy_import(f"{__name__}.maps", "members"),
        archive="gta_img",
        squares=lazy_import(f"{__name__}.maps", "describe_squares"),
    ),
    settings=(
        Setting(
            "map_size",
            "UNITS",
            f"Side of the map in units ({', '.join(map(str, _MAP_SIZES))}), as the limit adjuster has it set",
            _map_size,
        ),
        Setting(
            "lights",
            "FILE",
            "Compute traffic lights from the lamps that are placed on the map: a table with the columns model, x, y, z and "
            "heading, IPL files, or gta3.img",
            lazy_import(f"{__name__}.original.light_files", "read_lights"),
            default="lights stay as they are",
            commands=("check", "repair", "compile"),
            is_path=True,
        ),
        Setting(
            "source",
            "DIR",
            "Name the streets that nodes come from: groups of the texts paths*.ipl in this folder",
            lazy_import(f"{__name__}.original.streets", "read_streets"),
            default="no street is named",
            commands=("info", "diff"),
            is_path=True,
        ),
        Setting(
            "arithmetic",
            "NAME",
            "How positions, lengths and directions are computed: exact, or console, as on the PlayStation 2, which cuts off "
            "what others round",
            _arithmetic,
            default="console with --original, otherwise exact",
            commands=("compile",),
        ),
    ),
    conversions=lazy_import(f"{__name__}.conversions", "CONVERSIONS"),
    compiler=lazy_import(f"{__name__}.compiling", "COMPILER"),
    editor=lazy_import(f"{__name__}.editing", "EDITOR"),
    recipes=lazy_import(f"{__name__}.recipes", "RECIPES"),
    dependencies=_DEPENDENCIES,
    origins=lazy_import(f"{__name__}.original.streets", "name_streets"),
    world=WORLD,
    is_ground=True,
    ground={"vehicle": "road", "ped": "footpath"},
)
