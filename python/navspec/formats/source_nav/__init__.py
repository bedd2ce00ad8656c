"""Navigation meshes of GoldSrc and Source 1: `maps/<map>.nav`, versions 1 to 16."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from navspec.formats.family import Family, Format
from navspec.formats.source_nav.faults import explain
from navspec.formats.source_nav.identify import DECISIONS, FORMAT, identify

if TYPE_CHECKING:
    from navspec.check.rules import RuleSet
    from navspec.tables import TableSet


def _rule_set() -> RuleSet:
    from navspec.formats.source_nav.rules import RULES

    return RULES


def _info(files: TableSet) -> dict[str, Any]:
    from navspec.formats.source_nav.info import info

    return info(files)


FAMILY = Family(
    id="source_nav",
    prefix="NAV_",
    formats=(
        Format(
            id=FORMAT,
            title="Navigation meshes of GoldSrc and Source 1",
            family="source_nav",
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
