"""Navigation meshes of GoldSrc and Source 1: `maps/<map>.nav`, versions 1 to 16."""

from __future__ import annotations

from navspec.families.source_nav.dependencies import DEPENDENCIES
from navspec.families.source_nav.layout import DECISIONS, FORMAT
from navspec.family.containers import ArchiveSupport
from navspec.family.contract import BatchSupport, Family, Format, Setting, lazy_import

FAMILY = Family(
    id="source_nav",
    prefix="NAV_",
    formats=(
        Format(
            FORMAT,
            "Navigation meshes of GoldSrc and Source 1",
            "source_nav",
            tuple(DECISIONS),
            ("nav",),
            convert=True,
            repair=True,
        ),
    ),
    identify=lazy_import(f"{__name__}.identify", "identify"),
    decisions=DECISIONS,
    view=lazy_import(f"{__name__}.view", "Mesh"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"),
    causes=lazy_import(f"{__name__}.causes", "causes"),
    info=lazy_import(f"{__name__}.info", "info"),
    draw=lazy_import(f"{__name__}.drawing", "draw"),
    graph=lazy_import(f"{__name__}.network", "graph"),
    routing=lazy_import(f"{__name__}.routing", "ROUTING"),
    editor=lazy_import(f"{__name__}.editing", "EDITOR"),
    recipes=lazy_import(f"{__name__}.recipes", "RECIPES"),
    dependencies=DEPENDENCIES,
    conversions=lazy_import(f"{__name__}.conversions", "CONVERSIONS"),
    explain=lazy_import(f"{__name__}.faults", "explain"),
    batch_support=BatchSupport(
        batch_key=lazy_import(f"{__name__}.view", "kind_of"), info_each=lazy_import(f"{__name__}.info", "facts")
    ),
    embedded_files=lazy_import(f"{__name__}.extraction", "extract_older_meshes"),
    archives=ArchiveSupport(
        lazy_import(f"{__name__}.pakfile", "recognises"),
        lazy_import(f"{__name__}.pakfile", "listing"),
        ("bsp",),
        has_folders=True,
    ),
    settings=(
        Setting(
            "bsp",
            "MAP",
            "Map file of the mesh (MAP.bsp), whose size the mesh should have stored",
            lazy_import(f"{__name__}.maps", "map_of"),
            "the one beside the mesh unless given",
            lazy_import(f"{__name__}.maps", "fits"),
            ("check", "repair", "convert"),
            is_path=True,
        ),
        Setting(
            "places",
            "FILE",
            "Names of places that the game of a mesh knows, one in a line, # before comments",
            lazy_import(f"{__name__}.maps", "places_of"),
            "names are not compared unless given",
            commands=("check", "repair"),
            is_path=True,
        ),
        Setting(
            "ladders_from",
            "SIDE",
            "What is right where ladders and the lists of areas disagree: ladders or lists",
            lazy_import(f"{__name__}.recipes.ladders", "right_side"),
            "ladders unless given",
            commands=("repair",),
        ),
    ),
)
