"""GTA IV path nodes: `nodes0.nod` to `nodes63.nod`."""

from __future__ import annotations

from navspec.formats.family import Family, Format, Sets, later
from navspec.formats.gta_iv_paths.layout import FORMAT, VARIANT, members, name_of, number_of

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
    sets=Sets("area", number_of, name_of, members),
)
