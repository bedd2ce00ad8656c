"""Samples of the rules of garages, pickups, zones, territory, what stands on the map, and what is counted of all that.

The sound save has cars in places 0 and 20 of Ganton (`cjsafe`, garage 9, which reaches from -1280, 680 to -1268, 689 and
from 10 to 15), 12 of the impound of Los Santos and 19 of the hangar. Of its pickups 0 to 149 can be collected, 150 to 153
are property that is locked, 154 to 159 property for sale, and 195 to 224 weapons. Info 1 belongs to zone 2 with 35 Ballas
and 10 of the Grove, info 2 to zone 3 with 40 of the Grove and 5 Vagos. Doors have numbers that leave 5 over 13.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from builders import gta_sa_save_android as android
from builders import gta_sa_save_de as definitive
from builders.gta_sa_save import valid
from builders.gta_sa_save_content import INSIDE, OUTSIDE, car_in
from builders.gta_sa_save_sampling import SaveSamples
from builders.sampling import ERROR, INFO, WARNING

SAMPLES = SaveSamples("m")
broken, sound = SAMPLES.broken, SAMPLES.sound

NAN, INFINITY = float("nan"), float("inf")

GARAGE = "/garages/garages"
GANTON, DILLIMORE = f"{GARAGE}/9", f"{GARAGE}/49"
CAR = "/garages/cars"
PICKUP = "/pickups/pickups"
ZONE, TOWN, INFO_OF = "/zones/nav_zones", "/zones/map_zones", "/zones/zone_infos"
JUMP = "/stunt_jumps/jumps"
PARKED, PLATE = "/car_generators/generators", "/car_generators/plates"
BLIP, DOOR, PIECE = "/radar_blips/blips", "/entry_exits/entries", "/set_pieces/pieces"

Edits = Mapping[str, Any]


def stat(number: int) -> str:
    """Where a statistic stands that is a whole number."""
    return f"/statistics/int_stats/{number - 120}"


def at(pointer: str, **values: Any) -> dict[str, Any]:
    """Values of fields of a record."""
    return {f"{pointer}/{name}": value for name, value in values.items()}


# --- garages -----------------------------------------------------------------------------------------------------------

OPEN = {"door_state": 1, "flags": 0x08, "door_position": 1.0}

broken("GARAGE_DOOR", WARNING, "A closed door without its flag.", at(GANTON, flags=0x08), f"{GANTON}/flags/door_closed")
broken("GARAGE_DOOR", WARNING, "A closed door that stands open.", at(GANTON, door_position=1.0))
broken("GARAGE_DOOR", WARNING, "A closing door that is shut.", at(f"{GARAGE}/2", door_position=0.0))
broken(
    "GARAGE_DOOR",
    WARNING,
    "An open door with the flag, on Android.",
    at(f"{GARAGE}/24", flags=0xC8),
    f"{GARAGE}/24/flags/door_closed",
    base=android.valid,
)
broken(
    "GARAGE_DOOR",
    WARNING,
    "A door of which all three differ is one finding.",
    at(f"{GARAGE}/0", flags=0, door_position=0.5),
    f"{GARAGE}/0/flags/door_closed",
)
sound("Open, closing and closed doors.", {}, "GARAGE_DOOR", "HIDEOUT_CLOSED", "GARAGE_RECT")
sound("A door half way.", at(f"{GARAGE}/0", door_state=3, door_position=0.5), "GARAGE_DOOR")

broken("HIDEOUT_CLOSED", WARNING, "The garage of Ganton is open.", at(GANTON, **OPEN), f"{GANTON}/door_state")
broken(
    "HIDEOUT_CLOSED",
    WARNING,
    "The hangar is closing.",
    at(f"{GARAGE}/45", door_state=2, door_position=1.0),
    f"{GARAGE}/45/door_state",
)
sound("An impound is open.", at(f"{GARAGE}/1", **OPEN), "HIDEOUT_CLOSED")

broken("GARAGE_RECT", WARNING, "The right side is at the left one.", at(f"{GARAGE}/0", right=-2000.0))
broken("GARAGE_RECT", WARNING, "The back is no number.", at(f"{GARAGE}/0", back=NAN))
broken("GARAGE_RECT", WARNING, "The ceiling is the floor.", at(f"{GARAGE}/0", top_z=10.0))

# --- cars --------------------------------------------------------------------------------------------------------------

broken("CAR_MODEL", ERROR, "A model below the vehicles.", {f"{CAR}/0/model": 399})
broken("CAR_MODEL", ERROR, "A model above the vehicles.", {f"{CAR}/20/model": 612})
broken("CAR_MODEL", ERROR, "A tuning part below those that are there.", {f"{CAR}/0/mods/3": 999})
broken("CAR_MODEL", ERROR, "A tuning part above those that are there.", {f"{CAR}/0/mods/14": 1194})
sound("The first and the last vehicle.", {f"{CAR}/0/model": 400, f"{CAR}/20/model": 611}, "CAR_MODEL")
sound(
    "The first and the last part.",
    {f"{CAR}/0/mods/3": 1000, f"{CAR}/0/mods/14": 1193},
    "CAR_MODEL",
    also=[("CAR_PARTS_FIT", WARNING, f"{CAR}/0/mods/3")],
)
sound("Free places hold other parts.", {f"{CAR}/40/mods/3": 7}, "CAR_MODEL")

broken("CAR_RADIO", WARNING, "The first station that does not exist.", {f"{CAR}/0/radio": 14})
broken("CAR_RADIO", WARNING, "No station at all, on Android.", {f"{CAR}/20/radio": 255}, base=android.valid)
sound("A vehicle without a radio, and a radio that is off.", at(CAR, **{"0/radio": 0, "20/radio": 13}), "CAR_RADIO")

broken("CAR_BOMB", INFO, "The first kind of bomb that does not exist.", {f"{CAR}/0/bomb": 6})
sound("A bomb that is armed.", {f"{CAR}/0/bomb": 5}, "CAR_BOMB")

broken("CAR_PAINTJOB", WARNING, "A fourth paintjob of a Savanna.", {f"{CAR}/0/paintjob": 3})
broken("CAR_PAINTJOB", WARNING, "A motorbike with a paintjob.", {f"{CAR}/20/paintjob": 0})
broken(
    "CAR_PAINTJOB",
    WARNING,
    "A second paintjob of a Camper.",
    {f"{CAR}/20/paintjob": 1, f"{CAR}/20/model": 483},
    base=definitive.valid,
)
sound("The third paintjob of a Savanna.", {f"{CAR}/0/paintjob": 2}, "CAR_PAINTJOB")
sound("The second of a Broadway.", {f"{CAR}/20/paintjob": 1, f"{CAR}/20/model": 575}, "CAR_PAINTJOB")
sound("Free places hold other paintjobs.", {f"{CAR}/40/paintjob": 9}, "CAR_PAINTJOB", "CAR_RADIO", "CAR_BOMB")

broken(
    "CAR_PARTS_FIT",
    WARNING,
    "A bumper of a Savanna on a Tahoma.",
    {f"{CAR}/0/model": 566, f"{CAR}/0/mods/4": 1186},
    f"{CAR}/0/mods/4",
)
broken("CAR_PARTS_FIT", WARNING, "Wheels of another class.", {f"{CAR}/0/mods/2": 1025})
broken(
    "CAR_PARTS_FIT", WARNING, "Hydraulics on a motorbike, on Android.", {f"{CAR}/20/mods/0": 1087}, base=android.valid
)
broken(
    "CAR_PARTS_FIT",
    WARNING,
    "Two parts of another car are one finding.",
    {f"{CAR}/0/mods/3": 1000, f"{CAR}/0/mods/7": 1193},
)
sound(
    "Bumper, wheels, hydraulics and bass boost of a Savanna.",
    {f"{CAR}/0/mods/{row}": part for row, part in enumerate((1186, 1075, 1087, 1086), 1)},
    "CAR_PARTS_FIT",
)


def _standing(x: float, y: float, z: float) -> Edits:
    return {f"{CAR}/0/position": (x, y, z)}


def _misplaced(about: str, *place: float) -> None:
    broken("CAR_POSITION", ERROR, about, _standing(*place))


_misplaced("Ten centimetres too far to the west.", -1288.1, 684.0, 11.0)
_misplaced("Six metres to the east and six to the north.", -1262.0, 695.0, 11.0)
_misplaced("Too far below the floor.", -1274.0, 684.0, 6.9)
_misplaced("Too far above the ceiling.", -1274.0, 684.0, 18.1)
_misplaced("A height that is no number.", -1274.0, 684.0, NAN)
broken("CAR_POSITION", ERROR, "An impounded car is nowhere.", {f"{CAR}/12/position": (INFINITY, 0.0, 0.0)})
broken("CAR_POSITION", ERROR, "A direction that is too short.", {f"{CAR}/20/forward": (0, 97, 0)})
broken("CAR_POSITION", ERROR, "A direction that is too long.", {f"{CAR}/12/forward": (60, 60, 60)})
broken(
    "CAR_POSITION",
    ERROR,
    "A car that is elsewhere and looks nowhere is one finding.",
    {**_standing(0.0, 0.0, 0.0), f"{CAR}/0/forward": (0, 0, 0)},
)
sound("Eight metres to the west.", _standing(-1288.0, 684.0, 7.0), "CAR_POSITION")
sound("Five metres to the east and six to the north.", _standing(-1263.0, 695.0, 18.0), "CAR_POSITION")
sound("Directions of 98 and 101.", {f"{CAR}/0/forward": (0, 98, 0), f"{CAR}/20/forward": (20, 99, 0)}, "CAR_POSITION")
sound(
    "A garage that is not there has no place.",
    {f"{GANTON}/garage_name": b"other\0\0\0", **_standing(0.0, 0.0, 0.0)},
    "CAR_POSITION",
)

IMPOUNDED = {f"{CAR}/{slot * 20 + 12}": car_in("imp_la", model) for slot, model in enumerate((411, 412, 415, 421))}

broken("CAR_SLOT_HOLE", INFO, "The first of two cars is gone.", {f"{CAR}/0/model": 0}, f"{CAR}/20/model")
broken(
    "CAR_SLOT_HOLE",
    INFO,
    "Two cars behind a hole are one finding.",
    {f"{CAR}/{row}": car_in("beacsv", 500) for row in (41, 61)},
    f"{CAR}/41/model",
)
broken("CAR_SLOT_HOLE", INFO, "A fourth car in an impound.", IMPOUNDED, f"{CAR}/72/model")
sound(
    "Three cars in an impound, four in Ganton.",
    {**IMPOUNDED, f"{CAR}/72/model": 0, **{f"{CAR}/{row}": car_in("cjsafe", 500) for row in (40, 60)}},
    "CAR_SLOT_HOLE",
)

# --- pickups -----------------------------------------------------------------------------------------------------------

broken("PICKUP_POINTER", WARNING, "An address that was left.", {f"{PICKUP}/200/object_ptr": 0x00AF3C10})
broken("PICKUP_POINTER", WARNING, "An address in a free place.", {f"{PICKUP}/600/object_ptr": 1})
sound("No addresses.", {}, "PICKUP_POINTER", "PICKUP_TYPE", "PICKUP_TEXT", "COLLECTED_REF", "COLLECTABLES")
sound("An address on Android.", {f"{PICKUP}/200/object_ptr": 1}, "PICKUP_TYPE", base=android.valid)

broken("PICKUP_TYPE", ERROR, "A type that is none.", {f"{PICKUP}/200/pickup_type": 23})
broken("PICKUP_TYPE", ERROR, "No model.", {f"{PICKUP}/200/model": 0})
broken("PICKUP_TYPE", ERROR, "A model above all.", {f"{PICKUP}/200/model": 20_000})
broken("PICKUP_TYPE", ERROR, "A model below all.", {f"{PICKUP}/200/model": -1})
broken(
    "PICKUP_TYPE",
    ERROR,
    "Neither a type nor a model is one finding.",
    {f"{PICKUP}/200/pickup_type": 255, f"{PICKUP}/200/model": -1},
)
sound(
    "The last type, the last model, and a free place.",
    {f"{PICKUP}/200/pickup_type": 22, f"{PICKUP}/200/model": 19_999, f"{PICKUP}/600/model": -7},
    "PICKUP_TYPE",
)

TEXT = f"{PICKUP}/{{}}/flags/property_text"

broken(
    "PICKUP_TEXT", WARNING, "Locked property is said to be for sale.", {f"{PICKUP}/150/flags": 0x10}, TEXT.format(150)
)
broken("PICKUP_TEXT", WARNING, "Property for sale says nothing.", {f"{PICKUP}/154/flags": 0x08}, TEXT.format(154))
broken("PICKUP_TEXT", WARNING, "A weapon is for sale.", {f"{PICKUP}/200/flags": 0x18}, TEXT.format(200))
broken("PICKUP_TEXT", WARNING, "A free place cannot be bought.", {f"{PICKUP}/600/flags": 0x20}, TEXT.format(600))
sound("Another text.", {f"{PICKUP}/200/flags": 0x38}, "PICKUP_TEXT")

TAKEN = "/pickups/collected_refs"

broken("COLLECTED_REF", WARNING, "A pickup behind the last one.", {f"{TAKEN}/5": 620 | 1 << 16})
broken("COLLECTED_REF", WARNING, "A use that has not been.", {f"{TAKEN}/0": 0 | 3 << 16})
broken("COLLECTED_REF", WARNING, "A place behind the last one.", {"/pickups/collected_index": 20})
sound(
    "An earlier use of the last pickup.", {f"{TAKEN}/5": 619 | 1 << 16, "/pickups/collected_index": 19}, "COLLECTED_REF"
)

# --- what is collected -------------------------------------------------------------------------------------------------

broken("COLLECTABLES", WARNING, "One oyster more than was taken.", {stat(243): 4})
broken("COLLECTABLES", WARNING, "A horseshoe is gone, but not counted.", {f"{PICKUP}/99/pickup_type": 0}, stat(241))
broken("COLLECTABLES", WARNING, "No photograph is counted.", {stat(231): 0})
broken(
    "COLLECTABLES",
    WARNING,
    "More oysters than the game has.",
    {stat(244): 51},
    stat(243),
    also=(("VANILLA_COUNTS", INFO, stat(244)),),
)
sound("An oyster is gone and counted.", {f"{PICKUP}/49/pickup_type": 0, stat(243): 4}, "COLLECTABLES")

broken("TAGS_VARIABLE", WARNING, "Eleven tags are counted.", {"/scripts/globals/801": 11})
broken("TAGS_VARIABLE", WARNING, "An eleventh tag is sprayed.", {"/tags/tags/99": 229}, "/scripts/globals/801")
broken("TAGS_VARIABLE", WARNING, "Nine on Android.", {"/scripts/globals/800": 9}, base=android.valid)
broken("TAGS_VARIABLE", WARNING, "Nine in the Definitive Edition.", {"/scripts/globals/805": 9}, base=definitive.valid)
sound("Nearly sprayed.", {"/tags/tags/99": 228}, "TAGS_VARIABLE")
sound("Another variable on Android.", {"/scripts/globals/801": 9}, "TAGS_VARIABLE", base=android.valid)

broken("JUMP_STATS", WARNING, "A jump too few is tried.", {stat(144): 6})
broken("JUMP_STATS", WARNING, "A jump too many is done.", {stat(145): 4})
broken("JUMP_STATS", WARNING, "A jump was tried, but not counted.", {f"{JUMP}/69/found": 1}, stat(144))
broken(
    "JUMP_STATS",
    WARNING,
    "A jump was done before it was tried.",
    {f"{JUMP}/0/found": 0, stat(144): 6},
    f"{JUMP}/0/found",
)
sound(
    "A jump more.",
    {f"{JUMP}/69/found": 1, f"{JUMP}/69/done": 1, stat(144): 8, stat(145): 4},
    "JUMP_STATS",
    "JUMP_BOXES",
)

broken("JUMP_BOXES", WARNING, "A swapped box to jump from.", {f"{JUMP}/5/start_max/x": -1700.1}, f"{JUMP}/5/start_min")
broken("JUMP_BOXES", WARNING, "A box to land in without an end.", {f"{JUMP}/5/land_max/z": NAN}, f"{JUMP}/5/land_min")
sound("A box without height.", {f"{JUMP}/5/start_max/z": 10.0}, "JUMP_BOXES")

broken("VANILLA_COUNTS", INFO, "A jump is missing.", {JUMP: valid().get(JUMP)[:-1]}, "/stunt_jumps/num_jumps")
broken(
    "VANILLA_COUNTS", INFO, "A zone more.", {TOWN: [*valid().get(TOWN), valid().get(TOWN)[1]]}, "/zones/num_map_zones"
)
broken("VANILLA_COUNTS", INFO, "A game of 100 missions.", {stat(148): 100})
sound("The original game.", {}, "VANILLA_COUNTS")
sound("The original game on Android.", {}, "VANILLA_COUNTS", base=android.valid)

# --- zones -------------------------------------------------------------------------------------------------------------

MAP, SUNMA = f"{ZONE}/0/info_label", f"{ZONE}/1"

broken(
    "ZONE0_NAME",
    ERROR,
    "The taxi glitch: the zero behind the name is 1.",
    {MAP: b"SAN_AND\1"},
    also=(("ZONE_LABELS", ERROR, MAP),),
)
broken("ZONE0_NAME", ERROR, "Another name.", {MAP: b"SAN_ANX\0"})
sound("The name of the map.", {}, "ZONE0_NAME", "ZONE_LABELS", "VISITED_COUNT", "ZONE_INDEX")

broken("ZONE_LABELS", ERROR, "A letter behind the end of a label.", {f"{SUNMA}/info_label": b"SUNMA\0A\0"})
broken("ZONE_LABELS", ERROR, "A byte 1 behind a text key.", {f"{SUNMA}/text_key": b"TXT_1\0\0\1"})
broken(
    "ZONE_LABELS",
    ERROR,
    "Label and key are one finding.",
    {f"{SUNMA}/info_label": b"SUNMA\1\0\0", f"{SUNMA}/text_key": bytes(8)},
)
broken("ZONE_LABELS", ERROR, "A town in small letters.", {f"{TOWN}/1/text_key": b"vegas\0\0\0"})
sound(
    "Eight letters, and one.",
    {f"{SUNMA}/info_label": b"A_1234Z9", f"{TOWN}/1/text_key": b"V\0\0\0\0\0\0\0"},
    "ZONE_LABELS",
)

broken("VISITED_COUNT", WARNING, "Two parts more than are revealed.", {"/zones/revealed_count": 13})
broken("VISITED_COUNT", WARNING, "Another part is revealed.", {"/zones/visited/0": 1}, "/zones/revealed_count")
sound("Another part is revealed and counted.", {"/zones/visited/0": 1, "/zones/revealed_count": 12}, "VISITED_COUNT")

broken("ZONE_INDEX", ERROR, "An info behind the last one.", {f"{ZONE}/200/info_index": 378})
broken("ZONE_INDEX", ERROR, "A town with an info that is not there.", {f"{TOWN}/3/info_index": 65_535})
broken("ZONE_INDEX", ERROR, "A type of which there are no zones.", {f"{ZONE}/200/zone_type": 1})
broken("ZONE_INDEX", ERROR, "A fifth town.", {f"{TOWN}/3/level": 4})
broken("ZONE_INDEX", ERROR, "Corners in the wrong order.", {f"{ZONE}/200/y2": -101}, f"{ZONE}/200/y1")
broken(
    "ZONE_INDEX",
    ERROR,
    "All wrong is one finding.",
    at(f"{ZONE}/200", info_index=400, zone_type=9, level=9, x2=-2000),
    f"{ZONE}/200/info_index",
)
sound("A zone without width.", at(f"{ZONE}/200", zone_type=3, level=3, x2=-1000, info_index=377), "ZONE_INDEX")

broken("ZONE_COLOUR", WARNING, "Another colour.", {f"{INFO_OF}/1/colour": (171, 44, 155, 119)})
broken("ZONE_COLOUR", WARNING, "A colour without gangs.", {f"{INFO_OF}/0/colour": (0, 0, 0, 1)})
broken("ZONE_COLOUR", WARNING, "Not shown.", {f"{INFO_OF}/1/population": 0x01}, f"{INFO_OF}/1/population/radar_mode")
broken(
    "ZONE_COLOUR",
    WARNING,
    "One member of the Grove, in the info of two zones.",
    {f"{INFO_OF}/0/gang_density": (0, 1, 0, 5, 0, 0, 0, 0, 0, 0)},
    f"{INFO_OF}/0/colour",
    also=(
        ("TERRITORY_SHARE", WARNING, "/gang_wars/territory_share"),
        ("TERRITORY_SHARE", WARNING, stat(236)),
    ),
)
sound("35 Ballas and 10 of the Grove.", {f"{INFO_OF}/1/colour": (171, 44, 155, 120)}, "ZONE_COLOUR", "POP_GROUP")
sound(
    "Gangs of other cities have no colour.",
    {f"{INFO_OF}/0/gang_density": (0, 0, 0, 90, 80, 70, 60, 50, 40, 30)},
    "ZONE_COLOUR",
)

broken(
    "POP_GROUP",
    WARNING,
    "A group behind the last one.",
    {f"{INFO_OF}/0/population": 20},
    f"{INFO_OF}/0/population/group_id",
)
broken("POP_GROUP", WARNING, "A fifth race.", {f"{INFO_OF}/0/races": 16})
broken("POP_GROUP", WARNING, "101 Da Nang.", {f"{INFO_OF}/0/gang_density/4": 101})
broken("POP_GROUP", WARNING, "101 dealers.", {f"{INFO_OF}/0/dealer_density": 101})
sound(
    "The last group, all races, 100 Da Nang and 100 dealers.",
    at(f"{INFO_OF}/0", population=19, races=15, dealer_density=100) | {f"{INFO_OF}/0/gang_density/4": 100},
    "POP_GROUP",
)

# --- territory ---------------------------------------------------------------------------------------------------------

SHARE = "/gang_wars/territory_share"
_share, _held = valid().get(SHARE), valid().get(stat(236))

broken("TERRITORY_SHARE", WARNING, "A share that is too high.", {SHARE: _share + 0.001})
broken("TERRITORY_SHARE", WARNING, "No share at all.", {SHARE: NAN})
broken("TERRITORY_SHARE", WARNING, "A zone too few is counted.", {stat(236): _held - 1})
broken("TERRITORY_SHARE", WARNING, "Less at most than now.", {stat(237): _held - 1})
sound("Nearly the share.", {SHARE: _share + 0.00005}, "TERRITORY_SHARE")
sound("Never more than now.", {stat(237): _held}, "TERRITORY_SHARE")

WAR, WAR_INFO = "/gang_wars/nav_zone_index", "/gang_wars/zone_info_index"

broken("WAR_ZONE", WARNING, "A zone with another info.", {WAR: 6})
broken("WAR_ZONE", WARNING, "A zone behind the last one.", {WAR: 379})
broken("WAR_ZONE", WARNING, "An info without a zone.", {WAR: -1})
sound("The last war.", {}, "WAR_ZONE")
sound("No war yet.", {WAR: -1, WAR_INFO: -1}, "WAR_ZONE")

# --- places on the map -------------------------------------------------------------------------------------------------

for _model in (399, 612, -399, -612, -2, 0):
    broken("CARGEN_MODEL", WARNING, f"The model {_model}.", {f"{PARKED}/7/model": _model})
broken("CARGEN_MODEL", WARNING, "A free place.", {f"{PARKED}/7/is_used": 0})
broken("CARGEN_MODEL", WARNING, "A part of the map.", {f"{PARKED}/7/ipl_id": 3})
for _model in (400, 611, -400, -611, -1):
    sound(f"The model {_model}.", {f"{PARKED}/7/model": _model}, "CARGEN_MODEL")

broken("PLATE_COUNT", WARNING, "A plate too many is counted.", {"/car_generators/plate_count": 12})
broken("PLATE_COUNT", WARNING, "A plate more.", {f"{PLATE}/14/generator_index": 7}, "/car_generators/plate_count")
broken("PLATE_GENERATOR", WARNING, "A car that is not there.", {f"{PLATE}/3/generator_index": 50})
broken("PLATE_GENERATOR", WARNING, "A car that cannot be.", {f"{PLATE}/3/generator_index": -2})
sound("Eleven plates.", {f"{PLATE}/3/generator_index": 52}, "PLATE_COUNT", "PLATE_GENERATOR")

broken("BLIP_IN_USE", WARNING, "A car that is followed.", {f"{BLIP}/3/kind": 0x06}, f"{BLIP}/3/kind/blip_type")
broken("BLIP_IN_USE", WARNING, "An icon behind the last one.", {f"{BLIP}/3/sprite": 65})
broken("BLIP_IN_USE", WARNING, "A door behind the last one.", {f"{BLIP}/3/enex_plus_1": 401})
broken("BLIP_IN_USE", WARNING, "On Android, too.", {f"{BLIP}/3/sprite": 100}, base=android.valid)
sound("The last icon and the last door.", {f"{BLIP}/3/sprite": 64, f"{BLIP}/3/enex_plus_1": 400}, "BLIP_IN_USE")
sound("An icon without a picture.", {f"{BLIP}/3/sprite": -5}, "BLIP_IN_USE", base=android.valid)

broken("ENEX_LINK", WARNING, "A door that is not there.", {f"{DOOR}/2/door/linked_index": 5})
broken("ENEX_LINK", WARNING, "A number that no door has.", {f"{DOOR}/2/door/linked_index": -2})
sound("One way only.", {f"{DOOR}/2/door/linked_index": 4}, "ENEX_LINK", "ENEX_STACK")
broken(
    "ENEX_STACK",
    ERROR,
    "In through a door that is not there.",
    {"/entry_exits/stack": [5, OUTSIDE]},
    "/entry_exits/stack/0",
)
broken(
    "ENEX_STACK",
    ERROR,
    "In through the end of the list.",
    {"/entry_exits/stack": [65_535, OUTSIDE]},
    "/entry_exits/stack/0",
)
sound("In through two doors.", {"/entry_exits/stack": [INSIDE, OUTSIDE]}, "ENEX_STACK")

broken("SETPIECES", WARNING, "A type behind the last one.", {f"{PIECE}/7/piece_type": 9})
broken("SETPIECES", WARNING, "East and west swapped.", {f"{PIECE}/7/x2": -3721}, f"{PIECE}/7/x1")
broken("SETPIECES", WARNING, "North and south swapped.", {f"{PIECE}/7/y2": -57}, f"{PIECE}/7/y1")
sound("The last type, and no width.", {f"{PIECE}/7/piece_type": 8, f"{PIECE}/7/x2": -3720}, "SETPIECES")
