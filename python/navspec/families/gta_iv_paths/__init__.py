"""GTA IV path nodes: `nodes0.nod` to `nodes63.nod`."""

from __future__ import annotations

from typing import Any

from navspec.errors import NavspecError
from navspec.families.gta_iv_paths.follows import FOLLOWS
from navspec.families.gta_iv_paths.layout import DROP, FORMAT, REFUSE, UNPROVEN, VARIANT, members, name_of, number_of
from navspec.family.containers import Sets
from navspec.family.contract import Family, Format, Setting, later


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
    formats=(Format(FORMAT, "GTA IV path nodes", "gta_iv_paths", (VARIANT,), ("nod",), repair=True),),
    identify=later(f"{__name__}.identify", "identify"),
    decisions={VARIANT: {}},
    view=later(f"{__name__}.view", "RoadNetwork"),
    rule_set=later(f"{__name__}.rules", "RULES"),
    info=later(f"{__name__}.info", "info"),
    census=later(f"{__name__}.census", "census"),
    draw=later(f"{__name__}.drawing", "draw"),
    graph=later(f"{__name__}.network", "graph"),
    routing=later(f"{__name__}.routing", "ROUTING"),
    explain=later(f"{__name__}.identify", "explain"),
    compiler=later(f"{__name__}.compiling", "COMPILER"),
    editor=later(f"{__name__}.editing", "EDITOR"),
    recipes=later(f"{__name__}.recipes", "RECIPES"),
    follows=FOLLOWS,
    sets=Sets("area", number_of, name_of, members, archive="gta_img3"),
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
