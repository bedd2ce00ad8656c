"""What follows the values of saves that are edited, and which of them are not for editing."""

from __future__ import annotations

from navspec.family.contract import Follows, later

_MEMORY = "this is an address in memory while the game runs, and means nothing in a file"
_STALE = "the game never reads these bytes"
_HANDLE = "other parts of the game know this thing by its handle"
_SCRIPT = "this belongs to the script of the installed game; `navspec convert` goes from one version to another"
_FORM = "this id says how the rest of the save is laid out"
_FIXED = "the game reads as many as it has itself"
_MISSION = "a mission is running, and the parts of its state that nobody has decoded may depend on this"

_CLEARED = "the game sets both back when it saves; chaos_level and wanted_level belong together"
_PAIR = "the model and the texture of a garment belong together; 0 for none is for chain, watch, shades and hat alone"
_HOUSE = "where the player stands is kept in five blocks; take all of it from a save of that house"
_CAR = "a car is one record: handling, model, parts and place belong together"
_WEAPON = (
    "a weapon is type, clip and total_ammo: more than 25,000 rounds never run out, goggles and parachutes need 1, "
    "the detonator 0"
)
_NAMED = "the game makes the name anew when it saves"
_KEY = "here stands the key of a text, in letters of two bytes, and the game makes it anew when it saves"
_PICKUP = (
    "a collectable that was taken is disabled and visible in its flags; what the script knows of properties stands in "
    "its variables, and does not follow"
)
_TIMER = (
    "every other time of the save is counted by this clock; `navspec repair --select SA_SAVE_TIME_IN_FUTURE` moves them"
)


def _codes(*names: str) -> tuple[str, ...]:
    return tuple(f"SA_SAVE_{name}" for name in names)


_PLAYER = ("/pools/players/*", "/pools/players/*/player_part")
"""Where fields of the player stand on the PC, and elsewhere."""

_is_mission = later("navspec.families.gta_sa_save.identify", "is_mission_save")
_is_android = later("navspec.families.gta_sa_save.identify", "is_android")

FOLLOWS = (
    Follows("/scripts", refuse=_MISSION, when=_is_mission),
    Follows("/pools", refuse=_MISSION, when=_is_mission),
    Follows("/player_info/money", _codes("MONEY_SHOWN")),
    Follows("/simple_variables/max_wanted_level", _codes("CHAOS_PAIR")),
    Follows("/simple_variables/global_timer", _codes("TICK_EQUALS_TIMER"), warn=_TIMER),
    Follows("/simple_variables/save_name", refuse=_KEY, when=_is_android),
    Follows("/simple_variables/version_id", refuse=_FORM, when=_is_android),
    Follows("/simple_variables/save_name", warn=_NAMED),
    *(Follows(f"/simple_variables/{name}", warn=_HOUSE) for name in ("interior", "camera_pos")),
    *(Follows(f"/pools/players/*/{name}", warn=_HOUSE) for name in ("position", "area", "exit_index")),
    *(
        Follows(f"/entry_exits/{each}", _codes("EXIT_INDEX"), warn=_HOUSE)
        for each in ("stack/*", "guarded_stack/*/value")
    ),
    Follows("/pools/players/*/active_weapon_slot", _codes("SLOT_CHOSEN")),
    Follows("/pools/players/*/weapons/*/weapon_type", warn=_WEAPON),
    *(Follows(f"{each}/{name}", warn=_CLEARED) for each in _PLAYER for name in ("wanted_level", "chaos_level")),
    *(Follows(f"{each}/{name}/*", warn=_PAIR) for each in _PLAYER for name in ("model_keys", "texture_keys")),
    Follows("/statistics/float_stats/21", _codes("BODY_STATS")),
    Follows("/statistics/float_stats/23", _codes("BODY_STATS")),
    Follows("/statistics/float_stats/24", _codes("MAX_HEALTH_STAT", "HEALTH_MAX")),
    Follows("/statistics/int_stats/17", _codes("CHEAT_FLAG_STAT")),
    Follows("/statistics/int_stats/*", _codes("RADIO_STATS")),
    *(Follows(f"/tags/{each}", _codes("TAGS_VARIABLE")) for each in ("tags/*", "guarded_tags/*/value")),
    Follows("/pickups/pickups/*/pickup_type", _codes("PICKUP_TEXT", "COLLECTABLES"), warn=_PICKUP),
    *(Follows(f"/stunt_jumps/jumps/*/{name}", _codes("JUMP_STATS")) for name in ("found", "done")),
    Follows("/zones/zone_infos/*/gang_density", _codes("ZONE_COLOUR", "TERRITORY_SHARE")),
    Follows("/zones/visited/*", _codes("VISITED_COUNT")),
    Follows("/car_generators/plates/*/generator_index", _codes("PLATE_COUNT")),
    Follows("/garages/garages/*/door_state", _codes("GARAGE_DOOR")),
    Follows("/garages/cars/*", warn=_CAR),
    *(Follows(f"/scripts/{name}", refuse=_SCRIPT) for name in ("main_script_size", "largest_mission_size")),
    *(
        Follows(f"/scripts/threads/*/{name}", refuse=_MEMORY)
        for name in ("next_ptr", "prev_ptr", "ip_abs", "stack_abs")
    ),
    Follows("/pools/players/*/handle", refuse=_HANDLE),
    Follows("/pools/objects/*/handle", refuse=_HANDLE),
    Follows("/pools/players/*/weapons/*/fx_ptr", refuse=_MEMORY),
    Follows("/pickups/pickups/*/object_ptr", refuse=_MEMORY),
    Follows("/tags/num_tags", refuse=_FIXED),
)
