"""Repairs of garages, pickups, zones, territory, of what stands on the map, and of counters."""

from __future__ import annotations

from builders import gta_sa_save_android as android
from builders.gta_sa_save import valid
from builders.gta_sa_save_content import car_in
from builders.gta_sa_save_samples_map import (
    BLIP,
    CAR,
    DOOR,
    GANTON,
    GARAGE,
    INFO_OF,
    JUMP,
    OPEN,
    PICKUP,
    PLATE,
    SHARE,
    SUNMA,
    TAKEN,
    WAR,
    WAR_INFO,
    ZONE,
    at,
    stat,
)
from builders.repairs_save import SaveCases

CASES = SaveCases()
_edited = CASES.edited

# --- garages -----------------------------------------------------------------------------------------------------------

_edited("GARAGE_DOOR", "A closed door without its flag, half open.", at(GANTON, flags=0x08, door_position=0.5))
_edited("GARAGE_DOOR", "An open door with the flag, shut.", at(f"{GARAGE}/24", flags=0xC8, door_position=0.0))
_edited(
    "GARAGE_DOOR",
    "An opening door without the flag keeps its position.",
    at(f"{GARAGE}/0", door_state=3, flags=0x08, door_position=0.25),
    at(f"{GARAGE}/0", door_state=3, flags=0x48, door_position=0.25),
    base=android.valid,
)
_edited("HIDEOUT_CLOSED", "Ganton is open.", at(GANTON, **OPEN))
_edited(
    "HIDEOUT_CLOSED", "The hangar is closing.", at(f"{GARAGE}/45", door_state=2, door_position=0.5), base=android.valid
)

# --- cars --------------------------------------------------------------------------------------------------------------

_edited("CAR_MODEL", "A tank that is none.", {f"{CAR}/20/model": 1000}, {f"{CAR}/20/model": 0})
_edited(
    "CAR_MODEL", "Parts of another game.", {f"{CAR}/12/mods/0": 7, f"{CAR}/12/mods/5": 2000}, {f"{CAR}/12/mods/0": -1}
)

_edited(
    "CAR_POSITION",
    "A car that is nowhere and looks nowhere.",
    {f"{CAR}/0/position": (float("nan"), 0.0, 11.0), f"{CAR}/0/forward": (0, 0, 0)},
    {f"{CAR}/0/position": (-1274.0, 684.5, 11.0), f"{CAR}/0/forward": (0, 100, 0)},
)
_edited(
    "CAR_POSITION",
    "A car high above looks too far; an impounded one keeps its place and looks not far enough.",
    {f"{CAR}/20/position/z": 500.0, f"{CAR}/20/forward": (127, 0, -127), f"{CAR}/12/forward": (3, 4, 0)},
    {f"{CAR}/20/position": (-1274.0, 684.5, 11.0), f"{CAR}/20/forward": (71, 0, -71), f"{CAR}/12/forward": (60, 80, 0)},
)
_edited(
    "CAR_POSITION",
    "An impounded car that is nowhere.",
    {f"{CAR}/12/position": (float("inf"), 0.0, 11.0)},
    {f"{CAR}/12/position": (-1914.0, 524.5, 11.0)},
)

_free, _first, _third = (valid().get(f"{CAR}/{row}") for row in (1, 0, 20))
_beach = car_in("beacsv", 500)
_edited(
    "CAR_SLOT_HOLE",
    "Cars in the third and fourth place of a garage; what stood in the free ones moves behind them.",
    {f"{CAR}/41": _beach, f"{CAR}/61": _beach.put("radio", 3)},
    {
        f"{CAR}/1": _beach,
        f"{CAR}/21": _beach.put("radio", 3),
        f"{CAR}/41": _free,
        f"{CAR}/61": valid().get(f"{CAR}/21"),
    },
)
_edited(
    "CAR_SLOT_HOLE",
    "A second impounded car in the fourth place.",
    {f"{CAR}/72": car_in("imp_la", 500)},
    {f"{CAR}/32": car_in("imp_la", 500), f"{CAR}/52": valid().get(f"{CAR}/32"), f"{CAR}/72": valid().get(f"{CAR}/52")},
)

# --- pickups -----------------------------------------------------------------------------------------------------------

_edited("PICKUP_POINTER", "Two addresses.", {f"{PICKUP}/0/object_ptr": 0x00AF3C10, f"{PICKUP}/619/object_ptr": 1})
_edited(
    "PICKUP_TYPE",
    "A type and a model that are none; the rest of a free place stays.",
    {f"{PICKUP}/200/pickup_type": 200, f"{PICKUP}/201/model": -1},
    {f"{PICKUP}/200/pickup_type": 0, f"{PICKUP}/201/model": -1, f"{PICKUP}/201/pickup_type": 0},
)
_edited(
    "PICKUP_TEXT",
    "Property, and a weapon that is none.",
    {f"{PICKUP}/150/flags": 0x18, f"{PICKUP}/154/flags": 0x38, f"{PICKUP}/200/flags": 0x2C},
)
_edited(
    "COLLECTED_REF",
    "Two wrong notes, and the next one behind the last.",
    {f"{TAKEN}/1": 50 | 9 << 16, f"{TAKEN}/5": 620 | 1 << 16, "/pickups/collected_index": 20},
    {f"{TAKEN}/1": 0, "/pickups/collected_index": 0},
)

# --- what is collected -------------------------------------------------------------------------------------------------

_edited("COLLECTABLES", "All oysters are counted.", {stat(243): 50})
_edited(
    "COLLECTABLES",
    "A horseshoe is gone.",
    {f"{PICKUP}/99/pickup_type": 0},
    {f"{PICKUP}/99/pickup_type": 0, stat(241): 3},
    base=android.valid,
)
_edited("TAGS_VARIABLE", "An eleventh tag.", {"/tags/tags/99": 255}, {"/tags/tags/99": 255, "/scripts/globals/801": 11})
_edited("TAGS_VARIABLE", "All tags are counted.", {"/scripts/globals/800": 100}, base=android.valid)
_edited("JUMP_STATS", "None of the jumps is counted.", {stat(144): 0, stat(145): 0})
_edited(
    "JUMP_STATS",
    "A jump is done that was never tried.",
    {f"{JUMP}/69/done": 1},
    {f"{JUMP}/69/done": 1, f"{JUMP}/69/found": 1, stat(144): 8, stat(145): 4},
)

# --- zones -------------------------------------------------------------------------------------------------------------

_GLITCH = {
    f"{ZONE}/0/info_label": b"SAN_AND\1",
    f"{SUNMA}/info_label": b"SUNMA\1\0\0",
    f"{SUNMA}/text_key": b"TXT_1\0\1\1",
}

_edited("ZONE0_NAME", "The taxi glitch, and the counter that rose with it.", {**_GLITCH, "/zones/revealed_count": 15})
_edited(
    "ZONE_LABELS", "A flight that missed the first zone.", {f"{ZONE}/76/text_key": b"TXT_76\1\0"}, base=android.valid
)
_edited("VISITED_COUNT", "A counter that is behind.", {"/zones/revealed_count": 0})
_edited(
    "VISITED_COUNT",
    "All of the map.",
    {"/zones/visited": (1,) * 100},
    {"/zones/visited": (1,) * 100, "/zones/revealed_count": 100},
)

_MODE = 0x20
_edited(
    "ZONE_COLOUR",
    "A colour and a mode of other gangs.",
    {f"{INFO_OF}/1/colour": (1, 2, 3, 4), f"{INFO_OF}/300/population": 0x80 | _MODE},
)
_edited(
    "ZONE_COLOUR",
    "All Ballas give an info of theirs to the Vagos, and three to nobody but one.",
    {f"{INFO_OF}/1/gang_density": (0, 0, 45, *[0] * 7), f"{INFO_OF}/200/gang_density": (0, 0, 0, 3, *[0] * 6)},
    {
        f"{INFO_OF}/1/gang_density": (0, 0, 45, *[0] * 7),
        f"{INFO_OF}/1/colour": (255, 200, 0, 120),
        f"{INFO_OF}/200/gang_density": (0, 0, 0, 3, *[0] * 6),
    },
)

# --- territory ---------------------------------------------------------------------------------------------------------

_held = valid().get(stat(236))
_all = round(_held / valid().get(SHARE))

_edited(
    "TERRITORY_SHARE",
    "A share and a count that somebody made up.",
    {SHARE: 1.0, stat(236): 300, stat(237): 301},
    {stat(237): 301},
)
_MORE = {
    f"{INFO_OF}/{info}/{name}": value
    for info in (60, 61, 62)
    for name, value in (
        ("gang_density", (0, 20, *[0] * 8)),
        ("colour", (70, 200, 0, 60)),
        ("population", info % 20 | _MODE),
    )
}
_edited(
    "TERRITORY_SHARE",
    "The Grove takes three zones, which is more than it ever had.",
    _MORE,
    {**_MORE, SHARE: (_held + 3) / (_all + 3), stat(236): _held + 3, stat(237): _held + 3},
)
_edited("WAR_ZONE", "A zone that is not there.", {WAR: 400}, {WAR: -1, WAR_INFO: -1})

# --- places on the map -------------------------------------------------------------------------------------------------

_edited("PLATE_COUNT", "No plates are counted.", {"/car_generators/plate_count": 0})
_edited(
    "PLATE_GENERATOR",
    "Two plates of cars that are gone; the letters of a free plate stay.",
    {f"{PLATE}/0/generator_index": 51, f"{PLATE}/1/generator_index": 499},
    {f"{PLATE}/0/generator_index": -1, f"{PLATE}/1/generator_index": -1, "/car_generators/plate_count": 9},
)
_edited(
    "BLIP_IN_USE",
    "Blips with an icon and of a kind that cannot be.",
    {f"{BLIP}/3/sprite": 90, f"{BLIP}/4/kind": 0x0A},
    {f"{BLIP}/3/sprite": 90, f"{BLIP}/3/state": 0x05, f"{BLIP}/4/kind": 0x0A, f"{BLIP}/4/state": 0x05},
)
_edited("ENEX_LINK", "A door to nowhere.", {f"{DOOR}/2/door/linked_index": 5}, {f"{DOOR}/2/door/linked_index": -1})
