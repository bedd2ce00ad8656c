"""Saves of GTA San Andreas: `GTASAsfN.b` of PC and Android, `GTASAsfN.sav` of the Definitive Edition."""

from __future__ import annotations

from navspec.families.gta_sa_save.editable_fields import DEPENDENCIES
from navspec.family.contract import Family, Format, Setting, lazy_import

FAMILY = Family(
    id="gta_sa_save",
    prefix="SA_SAVE_",
    formats=(
        Format(
            "gta_sa_save",
            "GTA San Andreas saves of the PC",
            "gta_sa_save",
            ("pc",),
            ("b",),
            convert=True,
            repair=True,
            names=("GTASAsf*.b",),
        ),
        Format(
            "gta_sa_save_android",
            "GTA San Andreas saves of Android",
            "gta_sa_save",
            ("android", "guarded"),
            ("b",),
            convert=True,
            repair=True,
            names=("GTASAsf*.b",),
        ),
        Format(
            "gta_sa_save_de",
            "GTA San Andreas saves of the Definitive Edition",
            "gta_sa_save",
            ("definitive",),
            ("sav",),
            names=("GTASAsf*.sav",),
        ),
    ),
    identify=lazy_import(f"{__name__}.identify", "identify"),
    decisions={"pc": {}, "android": {}, "guarded": {}, "definitive": {}},
    view=lazy_import(f"{__name__}.view", "Save"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"),
    causes=lazy_import(f"{__name__}.diagnosis", "causes"),
    info=lazy_import(f"{__name__}.info", "info"),
    draw=lazy_import(f"{__name__}.drawing", "draw"),
    form=lazy_import(f"{__name__}.form", "build_form"),
    explain=lazy_import(f"{__name__}.identify", "explain"),
    prove_intact=lazy_import(f"{__name__}.diagnosis", "prove_intact"),
    recipes=lazy_import(f"{__name__}.rules", "RECIPES"),
    conversions=lazy_import(f"{__name__}.conversions", "CONVERSIONS"),
    dependencies=DEPENDENCIES,
    parts=lazy_import(f"{__name__}.blocks", "BLOCKS"),
    settings=(
        Setting(
            "version_id",
            "VERSION",
            "Version of the game that a save is for: 1.00, 1.01, 2.0, or an id such as 0x35DA8175",
            lazy_import(f"{__name__}.conversions", "parse_version_id"),
            "1.00 for script v1, 2.0 for v2",
            commands=("convert",),
        ),
        Setting(
            "ipl_order",
            "SCRIPT",
            "Script version (v1 or v2) of the data of the new game; the flags of loaded map parts are converted to it",
            lazy_import(f"{__name__}.conversions", "parse_script_version"),
            "the flags stay as they are",
            commands=("convert",),
        ),
    ),
)
