"""Navigation meshes of Metroid Prime: PATH resources of Metroid Prime, Echoes and Corruption."""

from __future__ import annotations

from navspec.formats.family import Family, Format, later
from navspec.formats.metroid_prime_path.layout import FORMAT, VARIANTS

FAMILY = Family(
    id="metroid_prime_path",
    prefix="PRIME_",
    formats=(
        Format(
            id=FORMAT,
            title="Navigation meshes of Metroid Prime",
            family="metroid_prime_path",
            variants=tuple(VARIANTS),
            extensions=("path",),
            repair=True,
        ),
    ),
    identify=later("metroid_prime_path.identify", "identify"),
    decisions={variant: {} for variant in VARIANTS},
    rule_set=later("metroid_prime_path.rules", "RULES"),
    info=later("metroid_prime_path.info", "info"),
    census=later("metroid_prime_path.census", "census"),
    recipes=later("metroid_prime_path.repair.order", "all_recipes"),
    draw=later("metroid_prime_path.drawing", "draw"),
    explain=later("metroid_prime_path.identify", "explain"),
)
