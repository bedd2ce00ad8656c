"""Navigation meshes of GoldSrc and Source 1: `maps/<map>.nav`, versions 1 to 16."""

from __future__ import annotations

from navspec.families.source_nav.layout import DECISIONS, FORMAT, SLOTS
from navspec.family.containers import ArchiveSupport
from navspec.family.contract import BatchSupport, Dependency, Family, Format, Setting, lazy_import
from navspec.family.worlds import World

_NAMED = "others refer to it by this id, and would lead to nothing"

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
    view=lazy_import(f"{__name__}.view", "SourceMesh"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"),
    causes=lazy_import(f"{__name__}.causes", "find_causes"),
    info=lazy_import(f"{__name__}.overview", "describe_mesh"),
    draw=lazy_import(f"{__name__}.overview", "draw_mesh"),
    graph=lazy_import(f"{__name__}.network", "build_graph"),
    routing=lazy_import(f"{__name__}.network", "ROUTING"),
    editor=lazy_import(f"{__name__}.editing", "EDITOR"),
    recipes=lazy_import(f"{__name__}.recipes", "RECIPES"),
    dependencies=(
        *(Dependency(f"/ladders/*/{area}", ("NAV_LADDER_NOT_MIRRORED",)) for area in SLOTS),
        *(Dependency(f"/{table}/*/id", refuse=_NAMED) for table in ("areas", "ladders")),
    ),
    fixes={"links": ("NAV_LINK_MISSING", "NAV_LINK_ONE_WAY_FLAT")},
    conversions=lazy_import(f"{__name__}.conversions", "CONVERSIONS"),
    explain=lazy_import(f"{__name__}.identify", "explain_read_error"),
    locality=lazy_import(f"{__name__}.locality", "LOCALITY"),
    batch_support=BatchSupport(
        batch_key=lazy_import(f"{__name__}.view", "batch_key"),
        info_each=lazy_import(f"{__name__}.overview", "describe_meshes"),
    ),
    embedded_files=lazy_import(f"{__name__}.recipes.salvage", "extract_older_meshes"),
    archives=ArchiveSupport(
        lazy_import(f"{__name__}.maps", "is_source_map"),
        lazy_import(f"{__name__}.maps", "list_pakfile"),
        ("bsp",),
        has_folders=True,
    ),
    settings=(
        Setting(
            "bsp",
            "MAP",
            "Map of the mesh (MAP.bsp), whose file size is compared with the one in the mesh",
            lazy_import(f"{__name__}.maps", "open_map"),
            "the map in the folder of the mesh",
            lazy_import(f"{__name__}.maps", "is_map_of"),
            ("check", "repair", "convert", "new"),
            is_path=True,
        ),
        Setting(
            "places",
            "FILE",
            "Text file with the place names of the game, one per line, with # before comments",
            lazy_import(f"{__name__}.maps", "load_place_names"),
            "names are not checked",
            commands=("check", "repair"),
            is_path=True,
        ),
        Setting(
            "against",
            "GAME",
            "Game that is to read the mesh (cs16, cs, tf, gmod, l4d): what it refuses, ignores or computes again",
            lazy_import(f"{__name__}.rules.games", "parse_game"),
            "not asked",
            commands=("check",),
        ),
        Setting(
            "within",
            "UNITS",
            "Rise within which areas side by side are expected to be linked",
            lazy_import(f"{__name__}.borders", "parse_step"),
            "18, the height of a step",
            commands=("check", "repair"),
        ),
        Setting(
            "ladders_from",
            "SIDE",
            "Side that is right where ladders and the lists of areas disagree: ladders or lists",
            lazy_import(f"{__name__}.recipes.rows", "parse_right_side"),
            "ladders",
            commands=("repair",),
        ),
    ),
    world=World(read_overview=lazy_import(f"{__name__}.overview_texts", "read_overview")),
)
