"""Blocks of saves that can be copied from another save, and which of them belong together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from navspec.columns import Tables
from navspec.errors import NavspecError
from navspec.families.gta_sa_save.identify import is_mission_save, recognise_platform
from navspec.families.gta_sa_save.layout import ANDROID, PC, TAG, is_guarded, read_numbers
from navspec.families.gta_sa_save.versions import name_game_version, name_script
from navspec.family.repair.parts import PartLayout

_SAVE_HOUSE = 883
"""Variable of the PC script with the house in which the game was saved; other scripts number their variables
differently.
"""

_WITH_SCRIPTS = {
    **dict.fromkeys(("pools", "pickups", "radar_blips"), "the scripts know its things by their handles"),
    "car_generators": "the scripts know its cars by their numbers",
    "statistics": "it counts the missions that the scripts know as passed",
    "game_logic": "it belongs to the mission that the scripts ran last",
}
"""Blocks that the scripts refer to, and how."""


def _require_same_game(save: Tables, donor: Tables, blocks: Collection[str]) -> None:
    for tables, what in ((save, "this save was"), (donor, "the other save was")):
        if is_mission_save(tables):
            raise NavspecError(
                f"{what} made during a mission, whose state is not documented: no blocks can be exchanged"
            )
    if is_guarded(save) != is_guarded(donor):
        raise NavspecError(
            "the saves do not belong together: one has the guards of older mobile games, the other has none; "
            "take a backup of the same game"
        )
    for block, path, words, what in (
        ("simple_variables", "simple_variables.version_id", name_game_version, "version"),
        ("scripts", "scripts.main_script_size", name_script, "script"),
        ("scripts", "scripts.len_globals", "{:,} bytes".format, "variables of the script"),
    ):
        value, donor_value = save.value(path), donor.value(path)
        if block not in blocks and value != donor_value:
            raise NavspecError(
                f"the saves do not belong together: the {what} of this one is {words(value)}, that of the other "
                f"{words(donor_value)}; take a backup of the same game"
            )


def _find_companions(save: Tables, donor: Tables, blocks: Collection[str]) -> Mapping[str, str]:
    reasons = dict[str, str]()
    if "scripts" in blocks:
        reasons |= {block: reason for block, reason in _WITH_SCRIPTS.items() if block not in blocks}
    places, donor_places = _read_player_place(save), _read_player_place(donor)
    moved = [block for block in places if block in blocks]
    if moved:
        reason = f"the place of the player has to be the same in {' and '.join(moved)}"
        reasons |= {
            block: reason
            for block in places
            if block not in blocks and block not in reasons and places[block] != donor_places[block]
        }
    return reasons


def _read_player_place(tables: Tables) -> dict[str, Any]:
    """Return where the player is, by the blocks that store it."""
    people = tables["pools.players"]
    house = tables["scripts.globals"][_SAVE_HOUSE : _SAVE_HOUSE + 1].tolist() if tables.format == PC else None
    return {
        "simple_variables": tables.value("simple_variables.interior"),
        "scripts": house,
        "pools": (people["area"][:1].tolist(), people["exit_index"][:1].tolist())
        if "area" in people.dtype.names
        else None,
        "entry_exits": read_numbers(tables, "entry_exits.stack").tolist(),
    }


BLOCKS = PartLayout((PC, ANDROID), TAG, "padding", _require_same_game, _find_companions, recognise_platform)
