"""Navigation meshes of Source 2: `maps/<map>.nav` in the VPK of a map, versions 30 to 36."""

from __future__ import annotations

from navspec.family.contract import Family, Format, Together, later

FAMILY = Family(
    id="source2_nav",
    prefix="NAV2_",
    formats=(Format("source2_nav", "Navigation meshes of Source 2", "source2_nav", ("polygons", "corners"), ("nav",)),),
    identify=later(f"{__name__}.identify", "identify"),
    decisions={"polygons": {}, "corners": {}},
    view=later(f"{__name__}.view", "Mesh"),
    rule_set=later(f"{__name__}.rules", "RULES"),
    info=later(f"{__name__}.info", "info"),
    draw=later(f"{__name__}.drawing", "draw"),
    graph=later(f"{__name__}.network", "graph"),
    routing=later(f"{__name__}.routing", "ROUTING"),
    editor=later(f"{__name__}.editing", "EDITOR"),
    explain=later(f"{__name__}.identify", "explain"),
    together=Together(alike=later(f"{__name__}.view", "kind_of"), facts=later(f"{__name__}.info", "facts")),
)
