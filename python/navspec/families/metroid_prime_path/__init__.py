"""Navigation meshes of Metroid Prime: PATH resources of Metroid Prime, Echoes and Corruption."""

from __future__ import annotations

from navspec.families.metroid_prime_path.layout import FORMAT, VARIANTS
from navspec.family.contract import Family, Format, later

FAMILY = Family(
    id="metroid_prime_path",
    prefix="PRIME_",
    formats=(
        Format(
            FORMAT, "Navigation meshes of Metroid Prime", "metroid_prime_path", tuple(VARIANTS), ("path",), repair=True
        ),
    ),
    identify=later(f"{__name__}.identify", "identify"),
    decisions={variant: {} for variant in VARIANTS},
    view=later(f"{__name__}.view", "Mesh"),
    rule_set=later(f"{__name__}.rules", "RULES"),
    causes=later(f"{__name__}.causes", "causes"),
    info=later(f"{__name__}.info", "info"),
    census=later(f"{__name__}.census", "census"),
    recipes=later(f"{__name__}.recipes", "RECIPES"),
    draw=later(f"{__name__}.drawing", "draw"),
    graph=later(f"{__name__}.network", "graph"),
    explain=later(f"{__name__}.identify", "explain"),
)
