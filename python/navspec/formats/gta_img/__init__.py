"""GTA San Andreas archives: IMG, version 2, such as `gta3.img`."""

from __future__ import annotations

from navspec.formats.family import Archives, Family, Format, later

SECTOR = 2048
"""Bytes of the unit in which archives count."""

FAMILY = Family(
    id="gta_img",
    prefix="IMG_",
    formats=(
        Format(
            id="gta_img",
            title="GTA San Andreas archive",
            family="gta_img",
            variants=("ver2",),
            extensions=("img",),
            write=False,
        ),
    ),
    identify=later("gta_img.directory", "identify"),
    decisions={"ver2": {}},
    rule_set=later("gta_img.rules", "RULES"),
    info=later("gta_img.info", "info"),
    archives=Archives(
        later("gta_img.directory", "recognises"),
        later("gta_img.directory", "listing"),
        ("img",),
        "gta_img",
        alignment=SECTOR,
    ),
)
