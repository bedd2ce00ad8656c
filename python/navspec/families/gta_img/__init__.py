"""Archives of GTA San Andreas and GTA IV: IMG, versions 2 and 3, such as `gta3.img` and `paths.img`."""

from __future__ import annotations

from navspec.family.containers import Archives
from navspec.family.contract import Family, Format, later

SECTOR = 2048
"""Bytes of the unit in which archives count."""

FAMILY = Family(
    id="gta_img",
    prefix="IMG_",
    formats=(
        Format("gta_img", "GTA San Andreas archive", "gta_img", ("ver2",), ("img",)),
        Format("gta_img3", "GTA IV archive", "gta_img", ("ver3",), ("img",)),
    ),
    identify=later(f"{__name__}.directory", "identify"),
    decisions={"ver2": {}, "ver3": {}},
    view=later(f"{__name__}.rules", "Directory"),
    rule_set=later(f"{__name__}.rules", "RULES"),
    info=later(f"{__name__}.info", "info"),
    archives=Archives(
        later(f"{__name__}.directory", "recognises"),
        later(f"{__name__}.directory", "listing"),
        ("img",),
        ("gta_img", "gta_img3"),
        alignment=SECTOR,
        blank=later(f"{__name__}.writing", "blank"),
        arranged=later(f"{__name__}.writing", "arranged"),
    ),
)
