"""GTA San Andreas path nodes: `nodes0.dat` to `nodes63.dat`, and those of larger maps.

Until a file is looked at, nothing here needs more than the names and sizes of `layout`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from navspec.errors import NavspecError
from navspec.formats.family import Family, Format, Match, Sets, Setting
from navspec.formats.gta_sa_paths.layout import (
    DECISIONS,
    FLA,
    FORMAT,
    GRIDS,
    HEADERS,
    SQUARE,
    name_of,
    number_of,
)

if TYPE_CHECKING:
    from navspec.check.conversions import Conversions
    from navspec.check.drawing import Drawing
    from navspec.check.recipes import Recipes
    from navspec.check.rules import RuleSet
    from navspec.tables import Tables, TableSet


def _identify(name: str, data: bytes | bytearray) -> Match | str:
    from navspec.formats.gta_sa_paths.identify import identify

    return identify(name, data)


def _rule_set() -> RuleSet:
    from navspec.formats.gta_sa_paths.rules import RULES

    return RULES


def _recipes() -> Recipes:
    from navspec.formats.gta_sa_paths import rebuilding, repairs  # noqa: F401 - they register themselves
    from navspec.formats.gta_sa_paths.recipes import RECIPES

    return RECIPES


def _info(files: TableSet) -> dict[str, Any]:
    from navspec.formats.gta_sa_paths.info import info

    return info(files)


def _conversions() -> Conversions:
    from navspec.formats.gta_sa_paths.converting import CONVERSIONS

    return CONVERSIONS


def _draw(view: Any) -> Drawing:
    from navspec.formats.gta_sa_paths.drawing import draw

    return draw(view)


def _members(files: Mapping[int, Tables], settings: Mapping[str, Any]) -> int:
    from navspec.formats.gta_sa_paths.maps import grid_of

    return grid_of(files, settings) ** 2


_MAP_SIZES = [SQUARE * each for each in GRIDS]


def _map_size(given: Any) -> int:
    """Side of a map in units."""
    for size in _MAP_SIZES:
        if str(given).strip() == str(size):
            return size
    raise NavspecError(f"no map has a size of {given} units; take one of {', '.join(map(str, _MAP_SIZES))}")


FAMILY = Family(
    id="gta_sa_paths",
    prefix="SA_PATHS_",
    formats=(
        Format(
            id=FORMAT,
            title="GTA San Andreas path nodes",
            family="gta_sa_paths",
            variants=tuple(DECISIONS),
            extensions=("dat",),
            convert=True,
            repair=True,
        ),
        Format(
            id=FLA,
            title="GTA San Andreas path nodes of fastman92's limit adjuster",
            family="gta_sa_paths",
            variants=tuple(HEADERS),
            extensions=("dat",),
            convert=True,
            repair=True,
        ),
    ),
    identify=_identify,
    decisions={**DECISIONS, **{variant: {} for variant in HEADERS}},
    rule_set=_rule_set,
    info=_info,
    draw=_draw,
    sets=Sets("area", number_of, name_of, _members),
    settings=(
        Setting(
            "map_size",
            "UNITS",
            f"Side of the map in units ({', '.join(map(str, _MAP_SIZES))}), as the limit adjuster has it set",
            _map_size,
        ),
    ),
    conversions=_conversions,
    recipes=_recipes,
)
