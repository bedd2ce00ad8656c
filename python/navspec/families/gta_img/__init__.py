"""Archives of GTA San Andreas and GTA IV: IMG, versions 2 and 3, such as `gta3.img` and `paths.img`."""

from __future__ import annotations

from navspec.family.containers import ArchiveSupport
from navspec.family.contract import Family, Format, lazy_import

SECTOR = 2048
"""Bytes of the unit in which archives count."""

FAMILY = Family(
    id="gta_img",
    prefix="IMG_",
    formats=(
        Format("gta_img", "GTA San Andreas archive", "gta_img", ("ver2",), ("img",)),
        Format("gta_img3", "GTA IV archive", "gta_img", ("ver3",), ("img",)),
    ),
    identify=lazy_import(f"{__name__}.directory", "identify"),
    decisions={"ver2": {}, "ver3": {}},
    view=lazy_import(f"{__name__}.directory", "ImgArchive"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"),
    info=lazy_import(f"{__name__}.directory", "describe_archive"),
    archives=ArchiveSupport(
        lazy_import(f"{__name__}.directory", "is_archive"),
        lazy_import(f"{__name__}.directory", "read_directory"),
        ("img",),
        ("gta_img", "gta_img3"),
        alignment=SECTOR,
        blank=lazy_import(f"{__name__}.directory", "empty_directory"),
        arranged=lazy_import(f"{__name__}.directory", "write_directory"),
    ),
)
