"""Navigation meshes of Source 2: `maps/<map>.nav` in the VPK of a map, versions 30 to 36."""

from __future__ import annotations

from navspec.family.contract import Family, Format, later

FAMILY = Family(
    id="source2_nav",
    prefix="NAV2_",
    formats=(
        Format(
            id="source2_nav",
            title="Navigation meshes of Source 2",
            family="source2_nav",
            variants=("polygons", "corners"),
            extensions=("nav",),
        ),
    ),
    identify=later(f"{__name__}.identify", "identify"),
    decisions={"polygons": {}, "corners": {}},
    view=later(f"{__name__}.view", "Mesh"),
    rule_set=later(f"{__name__}.rules", "RULES"),
    info=later(f"{__name__}.info", "info"),
    draw=later(f"{__name__}.drawing", "draw"),
    explain=later(f"{__name__}.identify", "explain"),
)
