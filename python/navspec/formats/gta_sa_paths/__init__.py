"""GTA San Andreas path nodes: `nodes0.dat` to `nodes63.dat`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from navspec.formats.family import Family, Format, Sets
from navspec.formats.gta_sa_paths.identify import DECISIONS, identify
from navspec.formats.gta_sa_paths.layout import FORMAT, NAMES, number_of

if TYPE_CHECKING:
    from navspec.check.recipes import Recipes
    from navspec.check.rules import RuleSet
    from navspec.tables import TableSet


def _rule_set() -> RuleSet:
    from navspec.formats.gta_sa_paths.rules import RULES

    return RULES


def _recipes() -> Recipes:
    from navspec.formats.gta_sa_paths import repairs

    return repairs.RECIPES


def _info(files: TableSet) -> dict[str, Any]:
    from navspec.formats.gta_sa_paths.info import info

    return info(files)


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
            repair=True,
        ),
    ),
    identify=identify,
    decisions=DECISIONS,
    rule_set=_rule_set,
    info=_info,
    sets=Sets("area", number_of, NAMES),
    recipes=_recipes,
)
