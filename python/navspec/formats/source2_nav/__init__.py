"""Navigation meshes of Source 2: `maps/<map>.nav` in the VPK of a map, versions 30 to 36."""

from __future__ import annotations

from navspec.formats.family import Family, Format, later

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
    identify=later("source2_nav.identify", "identify"),
    decisions={"polygons": {}, "corners": {}},
    rule_set=later("source2_nav.rules", "RULES"),
    info=later("source2_nav.info", "info"),
    draw=later("source2_nav.drawing", "draw"),
    explain=later("source2_nav.identify", "explain"),
)
