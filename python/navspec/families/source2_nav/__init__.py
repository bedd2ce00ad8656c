"""Navigation meshes of Source 2: `maps/<map>.nav` in the VPK of a map, versions 30 to 36."""

from __future__ import annotations

from navspec.family.contract import BatchSupport, Family, Format, lazy_import
from navspec.family.worlds import World

FAMILY = Family(
    id="source2_nav",
    prefix="NAV2_",
    formats=(Format("source2_nav", "Navigation meshes of Source 2", "source2_nav", ("polygons", "corners"), ("nav",)),),
    identify=lazy_import(f"{__name__}.identify", "identify"),
    decisions={"polygons": {}, "corners": {}},
    view=lazy_import(f"{__name__}.view", "Source2Mesh"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"),
    info=lazy_import(f"{__name__}.overview", "describe_mesh"),
    draw=lazy_import(f"{__name__}.overview", "draw_mesh"),
    graph=lazy_import(f"{__name__}.network", "build_graph"),
    routing=lazy_import(f"{__name__}.network", "ROUTING"),
    editor=lazy_import(f"{__name__}.editing", "EDITOR"),
    explain=lazy_import(f"{__name__}.identify", "explain_read_error"),
    batch_support=BatchSupport(
        batch_key=lazy_import(f"{__name__}.view", "batch_key"),
        info_each=lazy_import(f"{__name__}.overview", "describe_meshes"),
    ),
    world=World(read_overview=lazy_import("navspec.families.source_nav.overview_texts", "read_overview")),
)
