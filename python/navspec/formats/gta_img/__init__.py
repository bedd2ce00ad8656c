"""GTA San Andreas archives: IMG, version 2, such as `gta3.img`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from navspec.formats.family import Archives, Family, Format
from navspec.formats.gta_img.directory import FORMAT, SECTOR, identify, listing, recognises

if TYPE_CHECKING:
    from navspec.check.rules import RuleSet
    from navspec.tables import TableSet


def _rule_set() -> RuleSet:
    from navspec.formats.gta_img.rules import RULES

    return RULES


def _info(files: TableSet) -> dict[str, Any]:
    from navspec.formats.gta_img.info import info

    return info(files)


FAMILY = Family(
    id="gta_img",
    prefix="IMG_",
    formats=(
        Format(
            id=FORMAT,
            title="GTA San Andreas archive",
            family="gta_img",
            variants=("ver2",),
            extensions=("img",),
            write=False,
        ),
    ),
    identify=identify,
    decisions={"ver2": {}},
    rule_set=_rule_set,
    info=_info,
    archives=Archives(recognises, listing, SECTOR),
)
