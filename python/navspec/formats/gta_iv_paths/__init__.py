"""GTA IV path nodes: `nodes0.nod` to `nodes63.nod`."""

from __future__ import annotations

from typing import Any

from navspec.errors import NavspecError
from navspec.formats.family import Family, Format, Sets, Setting, later
from navspec.formats.gta_iv_paths.follows import FOLLOWS
from navspec.formats.gta_iv_paths.layout import DROP, FORMAT, REFUSE, UNPROVEN, VARIANT, members, name_of, number_of


def _one(given: Any) -> str:
    """What becomes of nodes too high."""
    if given not in (REFUSE, DROP):
        raise NavspecError(f"nodes too high are not for '{given}'; take {REFUSE} or {DROP}")
    return given


def _several(given: Any) -> tuple[str, ...]:
    """Names of flags, from text with commas or as they are."""
    names = given.split(",") if isinstance(given, str) else list(given)
    for name in names:
        if name not in UNPROVEN:
            raise NavspecError(f"there is no unproven flag '{name}'; known are {', '.join(UNPROVEN)}")
    return tuple(names)


FAMILY = Family(
    id="gta_iv_paths",
    prefix="IV_",
    formats=(
        Format(
            id=FORMAT,
            title="GTA IV path nodes",
            family="gta_iv_paths",
            variants=(VARIANT,),
            extensions=("nod",),
            repair=True,
        ),
    ),
    identify=later("gta_iv_paths.identify", "identify"),
    decisions={VARIANT: {}},
    rule_set=later("gta_iv_paths.rules", "RULES"),
    info=later("gta_iv_paths.info", "info"),
    census=later("gta_iv_paths.census", "census"),
    draw=later("gta_iv_paths.drawing", "draw"),
    explain=later("gta_iv_paths.identify", "explain"),
    recipes=later("gta_iv_paths.repair.order", "all_recipes"),
    follows=FOLLOWS,
    sets=Sets("area", number_of, name_of, members),
    settings=(
        Setting(
            "high_nodes",
            f"{REFUSE}|{DROP}",
            "What becomes of nodes too high or too low for GTA IV, with all links to them",
            _one,
            "nothing is converted unless given",
            commands=("convert",),
        ),
        Setting(
            "unproven",
            "FLAGS",
            f"Flags to take over into GTA IV although their place is not proven ({', '.join(UNPROVEN)}), with commas between",
            _several,
            "they are dropped unless given",
            commands=("convert",),
        ),
    ),
)
