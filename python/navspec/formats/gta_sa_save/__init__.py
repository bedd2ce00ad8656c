"""Saves of GTA San Andreas: `GTASAsfN.b` of PC and Android, `GTASAsfN.sav` of the Definitive Edition."""

from __future__ import annotations

from navspec.formats.family import Family, Format, later

FAMILY = Family(
    id="gta_sa_save",
    prefix="SA_SAVE_",
    formats=(
        Format(
            id="gta_sa_save",
            title="GTA San Andreas saves of the PC",
            family="gta_sa_save",
            variants=("pc",),
            extensions=("b",),
            repair=True,
        ),
        Format(
            id="gta_sa_save_android",
            title="GTA San Andreas saves of Android",
            family="gta_sa_save",
            variants=("android",),
            extensions=("b",),
            repair=True,
        ),
        Format(
            id="gta_sa_save_de",
            title="GTA San Andreas saves of the Definitive Edition",
            family="gta_sa_save",
            variants=("definitive",),
            extensions=("sav",),
        ),
    ),
    identify=later("gta_sa_save.identify", "identify"),
    decisions={"pc": {}, "android": {}, "definitive": {}},
    rule_set=later("gta_sa_save.rules", "RULES"),
    info=later("gta_sa_save.info", "info"),
    explain=later("gta_sa_save.identify", "explain"),
    recipes=later("gta_sa_save.repair", "RECIPES"),
)
