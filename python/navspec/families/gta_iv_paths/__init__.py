"""GTA IV path nodes: `nodes0.nod` to `nodes63.nod`."""

from __future__ import annotations

from typing import Any

from navspec.errors import NavspecError, suggest_values
from navspec.families.gta_iv_paths.layout import DROP, FORMAT, REFUSE, UNPROVEN, VARIANT, members, name_of, number_of
from navspec.family.containers import FileSets
from navspec.family.contract import Dependency, Family, Format, Setting, lazy_import

_MEMORY = "this is an address in memory while the game runs, and means nothing in a file"
_OWNED = "which links belong to a node follows from the order of all links; `navspec repair` rebuilds it"
_AFAR = "links that lead to the node from other files keep their lengths"


def _parse_high_nodes(choice: Any) -> str:
    """Return the choice for nodes too high; raises `NavspecError` for any other value."""
    if choice not in (REFUSE, DROP):
        raise NavspecError(f"high_nodes: unknown value '{choice}'; use {REFUSE} or {DROP}")
    return choice


def _parse_flags(flags: Any) -> tuple[str, ...]:
    """Return names of flags, from text with commas or from a list."""
    names = flags.split(",") if isinstance(flags, str) else list(flags)
    for name in names:
        if name not in UNPROVEN:
            raise NavspecError(f"there is no unproven flag '{name}'{suggest_values(name, UNPROVEN)}")
    return tuple(names)


FAMILY = Family(
    id="gta_iv_paths",
    prefix="IV_",
    formats=(Format(FORMAT, "GTA IV path nodes", "gta_iv_paths", (VARIANT,), ("nod",), repair=True),),
    identify=lazy_import(f"{__name__}.layout", "identify"),
    decisions={VARIANT: {}},
    view=lazy_import(f"{__name__}.view", "RoadNetwork"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"),
    info=lazy_import(f"{__name__}.overview", "describe_network"),
    census=lazy_import(f"{__name__}.census", "census"),
    draw=lazy_import(f"{__name__}.overview", "draw_network"),
    graph=lazy_import(f"{__name__}.network", "build_graph"),
    routing=lazy_import(f"{__name__}.network", "ROUTING"),
    compiler=lazy_import(f"{__name__}.compiling", "COMPILER"),
    editor=lazy_import(f"{__name__}.editing", "EDITOR"),
    recipes=lazy_import(f"{__name__}.recipes", "RECIPES"),
    dependencies=(
        *(Dependency(f"/nodes/*/{axis}", warn=_AFAR) for axis in "xyz"),
        *(Dependency(f"/nodes/*/{name}", refuse=_MEMORY) for name in ("next_ptr", "prev_ptr")),
        *(
            Dependency(f"/nodes/*/{name}", refuse=_OWNED)
            for name in ("first_link", "flags/num_own_links", "flags/unlinked")
        ),
    ),
    sets=FileSets("area", number_of, name_of, members, archive="gta_img3"),
    settings=(
        Setting(
            "high_nodes",
            f"{REFUSE}|{DROP}",
            "Treatment of nodes too high or too low for GTA IV, and of all links to them",
            _parse_high_nodes,
            "nothing is converted",
            commands=("convert",),
        ),
        Setting(
            "unproven",
            "FLAGS",
            f"Flags to keep for GTA IV although their place there is not proven ({', '.join(UNPROVEN)}), separated by commas",
            _parse_flags,
            "they are dropped",
            commands=("convert",),
        ),
    ),
)
