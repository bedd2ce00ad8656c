"""Fields that single facts of `info` come from, so that a player finds what to set."""

from __future__ import annotations


def _player(name: str) -> tuple[str, ...]:
    """A field of the player: on the PC of the person, elsewhere of what only the player has."""
    return tuple(f"/pools/players/0/{part}{name}" for part in ("", "player_part/"))


SOURCES = {
    "title": ("/simple_variables/save_name", "/save_name"),
    "version": ("/simple_variables/version_id",),
    "script_version": ("/scripts/main_script_size",),
    "saved": ("/simple_variables/system_time", "/time_saved"),
    "last_mission": ("/statistics/last_mission_passed",),
    **{f"game_time.{name}": (f"/simple_variables/game_{name}",) for name in ("day", "month", "weekday")},
    "game_time.global_timer": ("/simple_variables/global_timer",),
    "money": ("/player_info/money",),
    "missions_passed": ("/statistics/int_stats/missions_passed",),
    **{f"position.{axis}": _player(f"position/{axis}") for axis in "xyz"},
    "interior": ("/simple_variables/interior",),
    "health": _player("health"),
    "armor": _player("armor"),
}
