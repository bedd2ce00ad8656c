"""GTA IV path nodes: `nodes0.nod` to `nodes63.nod`."""

from __future__ import annotations

from typing import Any

from navspec.errors import NavspecError
from navspec.families.gta_iv_paths.dependencies import DEPENDENCIES
from navspec.families.gta_iv_paths.layout import DROP, FORMAT, REFUSE, UNPROVEN, VARIANT, members, name_of, number_of
from navspec.family.containers import FileSets
from navspec.family.contract import Family, Format, Setting, lazy_import


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
    identify=lazy_import(f"{__name__}.identify", "identify"),
    decisions={VARIANT: {}},
    view=lazy_import(f"{__name__}.view", "RoadNetwork"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"),
    info=lazy_import(f"{__name__}.info", "info"),
    census=lazy_import(f"{__name__}.census", "census"),
    draw=lazy_import(f"{__name__}.drawing", "draw"),
    graph=lazy_import(f"{__name__}.network", "graph"),
    routing=lazy_import(f"{__name__}.routing", "ROUTING"),
    explain=lazy_import(f"{__name__}.identify", "explain"),
    compiler=lazy_import(f"{__name__}.compiling", "COMPILER"),
    editor=lazy_import(f"{__name__}.editing", "EDITOR"),
    recipes=lazy_import(f"{__name__}.recipes", "RECIPES"),
    dependencies=DEPENDENCIES,
    sets=FileSets("area", number_of, name_of, members, archive="gta_img3"),
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
