"""Navigation meshes of GoldSrc and Source 1: `maps/<map>.nav`, versions 1 to 16."""

from __future__ import annotations

from navspec.formats.family import Archives, Family, Format, Setting, later
from navspec.formats.source_nav.follows import FOLLOWS
from navspec.formats.source_nav.layout import DECISIONS, FORMAT

FAMILY = Family(
    id="source_nav",
    prefix="NAV_",
    formats=(
        Format(
            id=FORMAT,
            title="Navigation meshes of GoldSrc and Source 1",
            family="source_nav",
            variants=tuple(DECISIONS),
            extensions=("nav",),
            convert=True,
            repair=True,
        ),
    ),
    identify=later("source_nav.identify", "identify"),
    decisions=DECISIONS,
    rule_set=later("source_nav.rules", "RULES"),
    info=later("source_nav.info", "info"),
    draw=later("source_nav.drawing", "draw"),
    recipes=later("source_nav.repair.order", "all_recipes"),
    follows=FOLLOWS,
    conversions=later("source_nav.converting", "CONVERSIONS"),
    explain=later("source_nav.faults", "explain"),
    leftovers=later("source_nav.leftovers", "meshes"),
    archives=Archives(
        later("source_nav.pakfile", "recognises"), later("source_nav.pakfile", "listing"), ("bsp",), has_folders=True
    ),
    settings=(
        Setting(
            "bsp",
            "MAP",
            "Map file of the mesh (MAP.bsp), whose size the mesh should have stored",
            later("source_nav.maps", "map_of"),
            "the one beside the mesh unless given",
            later("source_nav.maps", "fits"),
            ("check", "repair", "convert"),
        ),
        Setting(
            "places",
            "FILE",
            "Names of places that the game of a mesh knows, one in a line, # before comments",
            later("source_nav.maps", "places_of"),
            "names are not compared unless given",
            commands=("check", "repair"),
        ),
        Setting(
            "ladders_from",
            "SIDE",
            "What is right where ladders and the lists of areas disagree: ladders or lists",
            later("source_nav.repair.ladders", "right_side"),
            "ladders unless given",
            commands=("repair",),
        ),
    ),
)
