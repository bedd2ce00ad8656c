"""Navigation meshes of Source 2: `maps/<map>.nav` in the VPK of a map, versions 30 to 36."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from navspec.formats.family import Family, Format
from navspec.formats.source2_nav.identify import DECISIONS, FORMAT, explain, identify

if TYPE_CHECKING:
    from navspec.check.rules import RuleSet
    from navspec.tables import TableSet


def _rule_set() -> RuleSet:
    from navspec.formats.source2_nav.rules import RULES

    return RULES


def _info(files: TableSet) -> dict[str, Any]:
    from navspec.formats.source2_nav.info import info

    return info(files)


FAMILY = Family(
    id="source2_nav",
    prefix="NAV2_",
    formats=(
        Format(
            id=FORMAT,
            title="Navigation meshes of Source 2",
            family="source2_nav",
            variants=tuple(DECISIONS),
            extensions=("nav",),
        ),
    ),
    identify=identify,
    decisions=DECISIONS,
    rule_set=_rule_set,
    info=_info,
    explain=explain,
)
