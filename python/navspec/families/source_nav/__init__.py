"""Navigation meshes of GoldSrc and Source 1: `maps/<map>.nav`, versions 1 to 16."""

from __future__ import annotations

from navspec.families.source_nav.follows import FOLLOWS
from navspec.families.source_nav.layout import DECISIONS, FORMAT
from navspec.family.containers import Archives
from navspec.family.contract import Family, Format, Setting, Together, later

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
    identify=later(f"{__name__}.identify", "identify"),
    decisions=DECISIONS,
    view=later(f"{__name__}.view", "Mesh"),
    rule_set=later(f"{__name__}.rules", "RULES"),
    causes=later(f"{__name__}.causes", "causes"),
    info=later(f"{__name__}.info", "info"),
    draw=later(f"{__name__}.drawing", "draw"),
    graph=later(f"{__name__}.network", "graph"),
    routing=later(f"{__name__}.routing", "ROUTING"),
    editor=later(f"{__name__}.editing", "EDITOR"),
    recipes=later(f"{__name__}.recipes", "RECIPES"),
    follows=FOLLOWS,
    conversions=later(f"{__name__}.conversions", "CONVERSIONS"),
    explain=later(f"{__name__}.faults", "explain"),
    together=Together(alike=later(f"{__name__}.view", "kind_of"), facts=later(f"{__name__}.info", "facts")),
    leftovers=later(f"{__name__}.extraction", "extract_older_meshes"),
    archives=Archives(
        later(f"{__name__}.pakfile", "recognises"), later(f"{__name__}.pakfile", "listing"), ("bsp",), has_folders=True
    ),
    settings=(
        Setting(
            "bsp",
            "MAP",
            "Map file of the mesh (MAP.bsp), whose size the mesh should have stored",
            later(f"{__name__}.maps", "map_of"),
            "the one beside the mesh unless given",
            later(f"{__name__}.maps", "fits"),
            ("check", "repair", "convert"),
            is_path=True,
        ),
        Setting(
            "places",
            "FILE",
            "Names of places that the game of a mesh knows, one in a line, # before comments",
            later(f"{__name__}.maps", "places_of"),
            "names are not compared unless given",
            commands=("check", "repair"),
            is_path=True,
        ),
        Setting(
            "ladders_from",
            "SIDE",
            "What is right where ladders and the lists of areas disagree: ladders or lists",
            later(f"{__name__}.recipes.ladders", "right_side"),
            "ladders unless given",
            commands=("repair",),
        ),
    ),
)
