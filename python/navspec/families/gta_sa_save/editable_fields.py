"""Fields that users set, and what depends on them."""

from __future__ import annotations

from navspec.family.contract import Dependency, lazy_import

_MEMORY = "this is an address in memory while the game runs, and means nothing in a file"
_STALE = "the game never reads these bytes"
_HANDLE = "other parts of the game know this thing by its handle"
_SCRIPT = "this belongs to the script of the installed game; `navspec convert` goes from one version to another"
_FORM = "this id determines the layout of the rest of the save"
_FIXED = "the game reads as many as it has itself"
_MISSION = "a mission is running, and the undocumented parts of its state may depend on this"

_CLEARED = "the game sets both back when it saves; chaos_level and wanted_level belong together"
_PAIR = "the model and the texture of a garment belong together; only chain, watch, shades and hat can be 0 for none"
_HOUSE = (
    "the place of the player is stored in five blocks: to put the player into a house, take all of it from a save of that "
    "house"
)
_CAR = "a car is one record: handling, model, parts and place belong together"
_WEAPON = (
    "a weapon needs rounds (clip, total_ammo): more than 25,000 never run out, goggles and parachutes need 1, the "
    "detonator 0"
)
_NAMED = "the game writes the name again when it saves"
_KEY = "this is the key of a text, in letters of two bytes, and the game writes it again when it saves"
_PICKUP = (
    "a collectable that was taken is disabled and visible in its flags; what the script knows of properties is stored in "
    "its variables, and does not follow"
)
_TIMER = (
    "every other time of the save is counted by this clock; `navspec repair --select SA_SAVE_TIME_IN_FUTURE` moves them"
)
_PLAYER = ("/pools/players/*", "/pools/players/*/player_part")
"""Pointers to the record with the player's own fields: on the PC, and on other platforms."""


def _prefix_codes(*names: str) -> tuple[str, ...]:
    return tuple(f"SA_SAVE_{name}" for name in names)


_is_mission = lazy_import("navspec.families.gta_sa_save.identify", "is_mission_save")
_is_android = lazy_import("navspec.families.gta_sa_save.identify", "is_android")

DEPENDENCIES = (
    Dependency("/scripts", refuse=_MISSION, when=_is_mission),
    Dependency("/pools", refuse=_MISSION, when=_is_mission),
    Dependency("/simple_variables/max_wanted_level", _prefix_codes("CHAOS_PAIR")),
    Dependency("/simple_variables/global_timer", warn=_TIMER),
    Dependency("/simple_variables/save_name", refuse=_KEY, when=_is_android),
    Dependency("/simple_variables/version_id", refuse=_FORM, when=_is_android),
    Dependency("/simple_variables/save_name", warn=_NAMED),
    *(Dependency(f"/simple_variables/{name}", warn=_HOUSE) for name in ("interior", "camera_pos")),
    *(Dependency(f"/pools/players/*/{name}", warn=_HOUSE) for name in ("position", "area", "exit_index")),
    *(
        Dependency(f"/entry_exits/{field}", _prefix_codes("EXIT_INDEX"), warn=_HOUSE)
        for field in ("stack/*", "guarded_stack/*/value")
    ),
    Dependency("/pools/players/*/weapons/*/weapon_type", warn=_WEAPON),
    *(Dependency(f"{player}/{name}", warn=_CLEARED) for player in _PLAYER for name in ("wanted_level", "chaos_level")),
    *(Dependency(f"{player}/{name}/*", warn=_PAIR) for player in _PLAYER for name in ("model_keys", "texture_keys")),
    Dependency("/statistics/float_stats/24", _prefix_codes("HEALTH_MAX")),
    Dependency("/pickups/pickups/*/pickup_type", _prefix_codes("PICKUP_TEXT"), warn=_PICKUP),
    Dependency("/zones/zone_infos/*/gang_density", _prefix_codes("ZONE_COLOUR", "TERRITORY_SHARE")),
    Dependency("/garages/garages/*/door_state", _prefix_codes("GARAGE_DOOR")),
    Dependency("/garages/cars/*", warn=_CAR),
    *(Dependency(f"/scripts/{name}", refuse=_SCRIPT) for name in ("main_script_size", "largest_mission_size")),
    *(
        Dependency(f"/scripts/threads/*/{name}", refuse=_MEMORY)
        for name in ("next_ptr", "prev_ptr", "ip_abs", "stack_abs")
    ),
    Dependency("/pools/players/*/handle", refuse=_HANDLE),
    Dependency("/pools/objects/*/handle", refuse=_HANDLE),
    Dependency("/pools/players/*/weapons/*/fx_ptr", refuse=_MEMORY),
    Dependency("/pickups/pickups/*/object_ptr", refuse=_MEMORY),
    Dependency("/tags/num_tags", refuse=_FIXED),
)
