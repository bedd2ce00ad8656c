"""Blocks of saves that can be taken out of another save, and which of them belong together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from navspec.columns import Tables
from navspec.errors import NavspecError
from navspec.families.gta_sa_save.guards import is_guarded, numbers
from navspec.families.gta_sa_save.identify import is_mission_save, recognise_platform
from navspec.families.gta_sa_save.layout import ANDROID, PC, TAG
from navspec.families.gta_sa_save.versions import called, script_called
from navspec.family.repair.parts import PartLayout

_SAVE_HOUSE = 883
"""Variable of the PC with the house in which the game was saved; the scripts of others have other numbers."""

_WITH_SCRIPTS = {
    **dict.fromkeys(("pools", "pickups", "radar_blips"), "the scripts know its things by their handles"),
    "car_generators": "the scripts know its cars by their numbers",
    "statistics": "it counts the missions that the scripts know as passed",
    "game_logic": "it belongs to the mission that the scripts ran last",
}
"""What the scripts refer to."""


def _demand(own: Tables, donor: Tables, taken: Collection[str]) -> None:
    for each, what in ((own, "this save was"), (donor, "the other save was")):
        if is_mission_save(each):
            raise NavspecError(
                f"{what} made during a mission, whose state nobody has described: no blocks can be exchanged"
            )
    if is_guarded(own) != is_guarded(donor):
        raise NavspecError(
            "the saves do not belong together: one has the guards of older mobile games, the other has none; "
            "take a backup of the same game"
        )
    for block, path, words, what in (
        ("simple_variables", "simple_variables.version_id", called, "version"),
        ("scripts", "scripts.main_script_size", script_called, "script"),
        ("scripts", "scripts.len_globals", "{:,} bytes".format, "variables of the script"),
    ):
        one, other = own.value(path), donor.value(path)
        if block not in taken and one != other:
            raise NavspecError(
                f"the saves do not belong together: the {what} of this one is {words(one)}, that of the other {words(other)}; "
                "take a backup of the same game"
            )


def _together(own: Tables, donor: Tables, taken: Collection[str]) -> Mapping[str, str]:
    found = dict[str, str]()
    if "scripts" in taken:
        found |= {block: reason for block, reason in _WITH_SCRIPTS.items() if block not in taken}
    here, there = _place(own), _place(donor)
    moved = [block for block in here if block in taken]
    if moved:
        reason = f"where the player stands has to be the same in {' and '.join(moved)}"
        found |= {
            block: reason for block in here if block not in taken and block not in found and here[block] != there[block]
        }
    return found


def _place(tables: Tables) -> dict[str, Any]:
    """Where the player stands, by the blocks that say so."""
    people = tables["pools.players"]
    house = tables["scripts.globals"][_SAVE_HOUSE : _SAVE_HOUSE + 1].tolist() if tables.format == PC else None
    return {
        "simple_variables": tables.value("simple_variables.interior"),
        "scripts": house,
        "pools": (people["area"][:1].tolist(), people["exit_index"][:1].tolist())
        if "area" in people.dtype.names
        else None,
        "entry_exits": numbers(tables, "entry_exits.stack").tolist(),
    }


BLOCKS = PartLayout((PC, ANDROID), TAG, "padding", _demand, _together, recognise_platform)
