"""Samples of what the tables of the document say of single fields, and of what reading itself asks."""

from __future__ import annotations

from typing import Any

from builders import gta_sa_save as pc
from builders import gta_sa_save_android as android
from builders import gta_sa_save_de as definitive
from builders import gta_sa_save_guarded as guarded
from builders.gta_sa_save_sampling import SaveSamples
from builders.sampling import ERROR, INFO, WARNING

SAMPLES = SaveSamples("structure-")
broken, sound = SAMPLES.broken, SAMPLES.sound
record = pc.record

PLAYER = "/pools/players/0"
MOBILE_PLAYER = f"{PLAYER}/player_part"

# --- files -------------------------------------------------------------------------------------------------------------

SEALED = ("CHECKSUM", "PADDING_RULE", "TAG_CHAIN", "IPL_COUNT")
sound("A save of the PC.", {}, *SEALED)
sound("A save of Android.", {}, *SEALED, base=android.valid)
sound("A save made during a mission.", {}, *SEALED, base=android.during_mission)
sound("A save of the Definitive Edition.", {}, "TAG_CHAIN", "IPL_COUNT", base=definitive.valid)
sound("A save with guards.", {}, *SEALED, "GUARDS", base=guarded.valid)
sound(
    "Checksum and padding end before a line break.",
    {"/trailing": b"\r\n"},
    "CHECKSUM",
    "PADDING_RULE",
    base=android.valid,
    also=[("FILE_SIZE", ERROR, "/trailing")],
)

broken("CHECKSUM", ERROR, "Some other number.", {"/checksum": 14_000_000})
broken("CHECKSUM", ERROR, "Zero on Android.", {"/checksum": 0}, base=android.valid)

broken("PADDING_RULE", INFO, "Zeros.", {"/padding": bytes(pc.valid().span("/padding")[1])})
broken(
    "PADDING_RULE",
    INFO,
    "What stood 51,200 bytes before, on Android.",
    {"/padding": (android.valid().to_bytes()[-100_000:] * 2)[: android.valid().span("/padding")[1]]},
    base=android.valid,
)

broken("TAG_CHAIN", ERROR, "Another letter before block 5.", {"/tag_05": b"BLOCC"})
broken("TAG_CHAIN", ERROR, "No letters at the start.", {"/tag_00": bytes(5)})
broken("TAG_CHAIN", ERROR, "Block 7, which is its letters alone, is not there.", {"/phone_info/tag": b"\1\0\0\0\0"})
broken("TAG_CHAIN", ERROR, "A count of 71 before 70 jumps.", {"/stunt_jumps/num_jumps": 71}, "/tag_25", moved=68)
broken("TAG_CHAIN", ERROR, "A count of 99 before 100 tags.", {"/tags/num_tags": 99}, "/tag_21", moved=-1)
broken("TAG_CHAIN", ERROR, "Other letters before block 28.", {"/tag_28": b"block"}, base=android.valid)
sound("The letters in bytes that the game does not read.", {"/simple_variables/gap_0ef": b"BLOCK" * 9}, "TAG_CHAIN")
broken(
    "TAG_CHAIN",
    ERROR,
    "A section with another name, as long as the right one.",
    {"/tag_06": definitive.string("PATSH")},
    base=definitive.valid,
)


def _foreign(_: Any) -> pc.Save:
    """A save whose block 0 has the size of no platform that is known."""
    save = pc.valid()
    return save.put("/simple_variables", record("text", content=bytes(300)))


broken("TAG_CHAIN", ERROR, "Block 0 has 304 bytes.", {}, "/tag_01", base=_foreign, moved=8)

_NO_GUARD = b"\xde\0"
broken("GUARDS", ERROR, "Before the zones.", {"/zones/guard_current_level": _NO_GUARD}, base=guarded.valid)
broken("GUARDS", ERROR, "In a record of a list.", {"/zones/zone_infos/7/guard": _NO_GUARD}, base=guarded.valid)
broken("GUARDS", ERROR, "In a list of numbers.", {"/streaming/guarded_slots/300/guard": _NO_GUARD}, base=guarded.valid)
sound(
    "Their bytes where none stands.",
    {"/simple_variables/gap_0ef": b"\xde\xc0" * 22 + b"\xde"},
    "GUARDS",
    base=guarded.valid,
)

broken("IPL_COUNT", ERROR, "A count of 255.", {"/ipl_flags/slot_count": 255})
broken(
    "IPL_COUNT", ERROR, "A flag of 2.", {"/ipl_flags/flags/10": 2}, also=[("IPL_ORDER", INFO, "/ipl_flags/flags/10")]
)
broken("IPL_COUNT", ERROR, "A count of 0.", {"/ipl_flags/slot_count": 0}, base=definitive.valid)

broken(
    "TAG_COUNT",
    WARNING,
    "A modification with 101 tags.",
    {"/tags/tags": [255] * 10 + [0] * 91},
    "/tags/num_tags",
    also=[("VANILLA_COUNTS", INFO, "/tags/num_tags")],
)
sound("A hundred tags.", {"/tags/tags": [255] * 10 + [0] * 90}, "TAG_COUNT")

# --- sizes and counts --------------------------------------------------------------------------------------------------

broken("NESTED_SIZE", ERROR, "A person of 392 bytes.", {f"{PLAYER}/ped_size": 392})
broken(
    "NESTED_SIZE",
    ERROR,
    "Sizes of a person and of a player: one finding.",
    {f"{PLAYER}/ped_size": 0, f"{PLAYER}/player_size": 0},
)
broken("NESTED_SIZE", ERROR, "The last object.", {"/pools/objects/27/object_size": 60})
broken("NESTED_SIZE", ERROR, "The player's block.", {"/player_info/info_size": 44})
broken("NESTED_SIZE", ERROR, "Gang wars.", {"/gang_wars/war_size": 92})
broken("NESTED_SIZE", ERROR, "A player as on the PC.", {f"{MOBILE_PLAYER}/player_size": 132}, base=android.valid)
broken("NESTED_SIZE", ERROR, "A car.", {"/pools/vehicles/0/vehicle_size": 127}, base=android.during_mission)
broken("NESTED_SIZE", ERROR, "An object as on Android.", {"/pools/objects/4/object_size": 52}, base=definitive.valid)
broken("NESTED_SIZE", ERROR, "No effects.", {"/post_effects/effects_size": 0}, base=definitive.valid)
sound("The sizes of the PC.", {}, "NESTED_SIZE")
sound("The sizes of Android.", {}, "NESTED_SIZE", base=android.during_mission)
sound("The sizes of the Definitive Edition.", {}, "NESTED_SIZE", base=definitive.valid)


def _many(layout: str, count: int, **given: Any) -> list[pc.Record]:
    return [record(layout, **given)] * count


def _objects(count: int) -> list[pc.Record]:
    """Objects on all 350 places, and a second one on the first of them."""
    sound = pc.valid().get("/pools/objects/0")
    return [sound.put("handle", index % 350 * 256 + 1 + index // 350) for index in range(count)]


broken("COUNT_LIMITS", ERROR, "351 objects.", {"/pools/objects": _objects(351)}, "/pools/num_objects")
broken(
    "COUNT_LIMITS",
    ERROR,
    "17 places to wake up at.",
    {"/game_logic/restarts": _many("restart", 17)},
    "/game_logic/num_restarts",
)
broken("COUNT_LIMITS", ERROR, "65 switched areas.", {"/paths/areas": _many("switched_area", 65)}, "/paths/num_areas")
broken(
    "COUNT_LIMITS",
    ERROR,
    "11 hospitals and 11 police stations.",
    {
        "/restart_points/hospitals": _many("restart_point", 11),
        "/restart_points/police_stations": _many("restart_point", 11),
    },
    "/restart_points/num_hospitals",
    "/restart_points/num_police_stations",
)
broken(
    "COUNT_LIMITS", ERROR, "21 prices.", {"/shopping/modifiers": _many("changed_price", 21)}, "/shopping/num_modifiers"
)
broken(
    "COUNT_LIMITS",
    ERROR,
    "Five doors on the way inside.",
    {"/entry_exits/stack": [0, 2, 4, 6, 28]},
    "/entry_exits/num_stack",
)
broken(
    "COUNT_LIMITS",
    ERROR,
    "11 hospitals on Android.",
    {"/restart_points/hospitals": _many("restart_point", 11)},
    "/restart_points/num_hospitals",
    base=android.valid,
)
broken(
    "COUNT_LIMITS",
    ERROR,
    "21 prices in the Definitive Edition.",
    {"/shopping/modifiers": _many("changed_price", 21)},
    "/shopping/num_modifiers",
    base=definitive.valid,
)
sound(
    "As many of everything as the game has room for.",
    {
        "/pools/objects": _objects(350),
        "/game_logic/restarts": _many("restart", 16),
        "/paths/areas": _many("switched_area", 64),
        "/restart_points/hospitals": _many("restart_point", 10),
        "/restart_points/police_stations": _many("restart_point", 10),
        "/shopping/modifiers": _many("changed_price", 20),
        "/entry_exits/stack": [2, 4, 6, 28],
    },
    "COUNT_LIMITS",
)
sound("Several people in a save made during a mission.", {}, "COUNT_LIMITS", base=android.during_mission)

# --- single values -----------------------------------------------------------------------------------------------------

SIMPLE = "/simple_variables"

broken("CLOCK_RANGE", WARNING, "A thirteenth month.", {f"{SIMPLE}/game_month": 13})
broken(
    "CLOCK_RANGE",
    WARNING,
    "All parts of the clock.",
    (
        clock := {
            f"{SIMPLE}/game_month": 0,
            f"{SIMPLE}/game_day": 32,
            f"{SIMPLE}/game_hour": 24,
            f"{SIMPLE}/game_minute": 60,
            f"{SIMPLE}/game_weekday": 8,
        }
    ),
    *clock,
)
broken("CLOCK_RANGE", WARNING, "Day 0.", {f"{SIMPLE}/game_day": 0}, base=android.valid)
broken("CLOCK_RANGE", WARNING, "Day 0 of the week.", {f"{SIMPLE}/game_weekday": 0}, base=definitive.valid)
sound("The last minute.", {f"{SIMPLE}/game_hour": 23, f"{SIMPLE}/game_minute": 59}, "CLOCK_RANGE")
sound(
    "The last day.", {f"{SIMPLE}/game_month": 12, f"{SIMPLE}/game_day": 31, f"{SIMPLE}/game_weekday": 7}, "CLOCK_RANGE"
)

LAST = 4_140_000_000
timers = (f"{SIMPLE}/global_timer", f"{SIMPLE}/last_clock_tick")
broken("TIMER_LIMIT", WARNING, "1 ms too late.", dict.fromkeys(timers, LAST + 1))
broken(
    "TIMER_LIMIT",
    WARNING,
    "1 ms too late in the Definitive Edition.",
    dict.fromkeys(timers, LAST + 1),
    base=definitive.valid,
)
sound("The last moment.", dict.fromkeys(timers, LAST), "TIMER_LIMIT")

broken("BOOL_RANGE", WARNING, "Nasty.", {f"{SIMPLE}/nasty_game": 2})
broken("BOOL_RANGE", WARNING, "The condition of a thread.", {"/scripts/threads/3/condition_result": 255})
broken(
    "BOOL_RANGE",
    WARNING,
    "Two values of one thread: one finding, at the first.",
    {"/scripts/threads/5/condition_result": 9, "/scripts/threads/5/is_active": 2},
    "/scripts/threads/5/is_active",
)
broken("BOOL_RANGE", WARNING, "A weapon.", {f"{PLAYER}/weapons/3/dont_place_in_hand": 4})
broken("BOOL_RANGE", WARNING, "Two articles.", (items := {"/shopping/items/0": 2, "/shopping/items/543": 255}), *items)
broken("BOOL_RANGE", WARNING, "A message.", {"/statistics/stat_message_shown/127": 3})
broken("BOOL_RANGE", WARNING, "A marker.", {"/user_markers/markers/4/in_use": 2})
broken("BOOL_RANGE", WARNING, "The blur of Android.", {f"{SIMPLE}/motion_blur": 2}, base=android.valid)
broken("BOOL_RANGE", WARNING, "A thread on Android.", {"/scripts/threads/0/not_flag": 2}, base=android.during_mission)
broken(
    "BOOL_RANGE",
    WARNING,
    "Gang wars of the Definitive Edition.",
    {"/gang_wars/training_mission": 2},
    base=definitive.valid,
)
sound("0 and 1.", {f"{SIMPLE}/nasty_game": 0, "/shopping/items/0": 0, "/shopping/items/1": 1}, "BOOL_RANGE")
sound("Memory beside them.", {f"{SIMPLE}/gap_069": b"\xff\xff\xff", f"{PLAYER}/weapons/3/gap_016": b"ab"}, "BOOL_RANGE")

broken("WANTED_CLEAR", INFO, "Three stars.", {f"{PLAYER}/wanted_level": 3})
broken(
    "WANTED_CLEAR", INFO, "Chaos and stars: one finding.", {f"{PLAYER}/chaos_level": 400, f"{PLAYER}/wanted_level": 3}
)
broken("WANTED_CLEAR", INFO, "Chaos on Android.", {f"{MOBILE_PLAYER}/chaos_level": 400}, base=android.valid)
broken(
    "WANTED_CLEAR",
    INFO,
    "Stars in the Definitive Edition.",
    {f"{MOBILE_PLAYER}/wanted_level": 6},
    base=definitive.valid,
)
sound("Nobody is wanted.", {f"{SIMPLE}/max_wanted_level": 6, f"{SIMPLE}/max_chaos": 6900}, "WANTED_CLEAR")
sound("Nobody is wanted among people of a mission.", {}, "WANTED_CLEAR", base=android.during_mission)

UNUSED_BY_RULES = "/garages/garages/32"
"""Garage `timy1`, which no other rule asks for its type."""
broken("GARAGE_TYPE", WARNING, "A type between those that there are.", {f"{UNUSED_BY_RULES}/garage_type": 6})
broken("GARAGE_TYPE", WARNING, "An original type behind the last one.", {f"{UNUSED_BY_RULES}/original_type": 46})
broken("GARAGE_TYPE", WARNING, "0 on Android.", {f"{UNUSED_BY_RULES}/garage_type": 0}, base=android.valid)
sound(
    "The last type, and another original one.",
    {f"{UNUSED_BY_RULES}/garage_type": 45, f"{UNUSED_BY_RULES}/original_type": 1},
    "GARAGE_TYPE",
)

broken("RESTARTS", WARNING, "A hospital that asks for four cities.", {"/restart_points/hospitals/7/when_to_use": 4})
broken("RESTARTS", WARNING, "A police station that asks for -1.", {"/restart_points/police_stations/0/when_to_use": -1})
broken(
    "RESTARTS",
    WARNING,
    "In the Definitive Edition.",
    {"/restart_points/hospitals/0/when_to_use": 99},
    base=definitive.valid,
)
sound("Three cities.", {"/restart_points/hospitals/0/when_to_use": 3}, "RESTARTS")

broken("WAR_IDLE", WARNING, "The second wave.", {"/gang_wars/state": 4})
broken("WAR_IDLE", WARNING, "The player came to an attack.", {"/gang_wars/attack_state": 2})
broken(
    "WAR_IDLE",
    WARNING,
    "Both, on Android.",
    (war := {"/gang_wars/state": 1, "/gang_wars/attack_state": 1}),
    *war,
    base=android.valid,
)
sound("Gang wars have begun, none goes on.", {"/gang_wars/active": 1}, "WAR_IDLE")
sound("Gang wars have not begun.", {"/gang_wars/active": 0}, "WAR_IDLE", base=definitive.valid)
