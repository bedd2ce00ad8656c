"""Edits of saves that are safe, and what must follow each of them: the table of the facts document, row by row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import navspec
from builders import gta_sa_save_android, gta_sa_save_de
from builders.gta_sa_save import valid
from navspec.errors import WriteError
from sweeps import some

SEALED = {"/padding", "/checksum"}
PLAYER = "/pools/players/0"
FLOATS, INTS = "/statistics/float_stats", "/statistics/int_stats"

ROWS: dict[str, tuple[Mapping[str, Any], Mapping[str, Any]]] = {
    "money": ({"/player_info/money": 1_000_000}, {"/player_info/money_shown": 1_000_000}),
    "armor": ({f"{PLAYER}/armor": 60.0}, {}),
    "health": ({f"{PLAYER}/health": 40.0}, {}),
    "wanted level": ({f"{PLAYER}/wanted_level": 2, f"{PLAYER}/chaos_level": 365}, {}),
    "max wanted": ({"/simple_variables/max_wanted_level": 6}, {"/simple_variables/max_chaos": 6900}),
    "time": ({"/simple_variables/game_hour": 3, "/simple_variables/forced_weather": "sandstorm_desert"}, {}),
    "timer": ({"/simple_variables/global_timer": 6_000_000}, {"/simple_variables/last_clock_tick": 6_000_000}),
    "weapon": (
        {
            f"{PLAYER}/weapons/slot_shotgun/weapon_type": "combat_shotgun",
            f"{PLAYER}/weapons/slot_shotgun/clip": 7,
            f"{PLAYER}/weapons/slot_shotgun/total_ammo": 300,
        },
        {},
    ),
    "weapon in the hand": ({f"{PLAYER}/active_weapon_slot": 5}, {f"{PLAYER}/chosen_weapon_slot": 5}),
    "clothes": (
        {f"{PLAYER}/model_keys/model_torso": 0x2FF481CA, f"{PLAYER}/texture_keys/texture_torso": 0},
        {},
    ),
    "fat": ({f"{FLOATS}/fat": 300.0}, {f"{PLAYER}/fat": 300.0}),
    "muscle": ({f"{FLOATS}/muscle": 500.0}, {f"{PLAYER}/muscle": 500.0}),
    # 0.176 * 500 is 88; the health of the builder's player is all of his 100.
    "max health": ({f"{FLOATS}/max_health": 500.0}, {"/player_info/max_health": 88, f"{PLAYER}/health": 88.0}),
    "a statistic of the news": ({f"{INTS}/city_unlocked": 3}, {"/radio/stat_mirror/0": 3}),
    "cheats": ({f"{INTS}/times_cheated": 3}, {"/simple_variables/has_cheated": 1}),
    "a tag": ({"/tags/tags/10": 255}, {"/scripts/globals/801": 11}),
    "an oyster": (
        {"/pickups/pickups/3/pickup_type": 0, "/pickups/pickups/3/flags/disabled": 1},
        {"/statistics/int_stats/123": 4},
    ),
    "a jump": (
        {"/stunt_jumps/jumps/3/done": 1, "/stunt_jumps/jumps/7/found": 1},
        {"/statistics/int_stats/24": 8, "/statistics/int_stats/25": 4},
    ),
    # 40 Ballas: 200 * 40 // 40 red is 200, 0 green, 200 blue, 3 * 40 is 120 alpha; the zone was nobody's before.
    "a gang's territory": (
        {"/zones/zone_infos/0/gang_density/0": 40},
        {
            "/zones/zone_infos/0/colour/0": 200,
            "/zones/zone_infos/0/colour/2": 200,
            "/zones/zone_infos/0/colour/3": 120,
            "/zones/zone_infos/0/population/radar_mode": 1,
            # 24 of 50 zones belong to the Grove now that two more are in the hands of a gang.
            "/gang_wars/territory_share": 0.48,
        },
    ),
    "the map": ({"/zones/visited/5": 1}, {"/zones/revealed_count": 12}),
    "a parked car": ({"/car_generators/generators/1/generate_count": 0}, {}),
    "a licence plate": ({"/car_generators/plates/11/generator_index": 68}, {"/car_generators/plate_count": 12}),
    "a property that is bought": (
        {"/pickups/pickups/154/pickup_type": "pickup_property_locked"},
        {
            "/pickups/pickups/154/model": 1272,
            "/pickups/pickups/154/ammo_or_max": 0,
            "/pickups/pickups/154/flags/is_visible": 0,
            "/pickups/pickups/154/flags/property_text": 2,
        },
    ),
    "a property that is for sale": (
        {
            "/pickups/pickups/150/pickup_type": "pickup_property_for_sale",
            "/pickups/pickups/150/ammo_or_max": 30_000,
        },
        {
            "/pickups/pickups/150/model": 1273,
            "/pickups/pickups/150/flags/is_visible": 1,
            "/pickups/pickups/150/flags/property_text": 1,
        },
    ),
    "a relation": ({"/ped_relationships/relations/7/hate": 0}, {}),
    "a gang's weapon": ({"/gangs/gangs/gang_vagos/weapon_b": "ak47"}, {}),
    "a thing in a shop": ({"/shopping/items/5": 1}, {}),
}


BITS = {
    "an oyster": {"/pickups/pickups/3/flags": 0x09},
    "a gang's territory": {"/zones/zone_infos/0/population": 0x20},
    "a property that is bought": {"/pickups/pickups/154/flags": 0x20},
    "a property that is for sale": {"/pickups/pickups/150/flags": 0x18},
}
"""Bytes that hold the bits which are changed."""


def stands(data: bytes, pointer: str) -> Any:
    """The value at a pointer."""
    return navspec.get(data, pointer).to_dict()["values"][0]["value"]


@pytest.mark.parametrize("row", some([*ROWS], 10))
def test_what_follows_an_edit(row: str) -> None:
    """The given values and those that follow change, the padding and the checksum with them, and nothing else."""
    edits, following = ROWS[row]
    before = valid().to_bytes()
    done = navspec.edit(before, edits)
    assert done.refused == ""
    assert {follow.pointer: follow.new for follow in done.follows if follow.pointer not in SEALED} == following
    assert len(done.changes) == len(edits)
    due = {change.pointer: change.new for change in (*done.changes, *done.follows) if change.pointer not in SEALED}
    bits = BITS.get(row, {})
    due = {pointer: new for pointer, new in due.items() if pointer.rpartition("/")[0] not in bits}
    assert done.data == valid({**due, **bits}).to_bytes()
    assert not [finding for finding in done.found if finding.severity == "error"]


def test_an_undone_edit_gives_the_file_again() -> None:
    before = valid().to_bytes()
    edited = navspec.edit(before, {"/player_info/money": 1_000_000})
    back = navspec.edit(edited.data, {"/player_info/money": stands(before, "/player_info/money")})
    assert back.data == before


@pytest.mark.parametrize(
    ("pointer", "value", "why"),
    [
        ("/scripts/main_script_size", 194_125, "convert"),
        ("/scripts/threads/0/next_ptr", 5, "address in memory"),
        (f"{PLAYER}/handle", 5, "handle"),
        ("/tags/num_tags", 99, ""),
        ("/checksum", 5, ""),
        ("/player_info/money", 2**31, "2147483647"),
        (f"{PLAYER}/weapons/slot_shotgun/weapon_type", "no_such_weapon", "no_such_weapon"),
    ],
)
def test_what_is_not_for_editing(pointer: str, value: Any, why: str) -> None:
    with pytest.raises(navspec.NavspecError) as raised:
        navspec.edit(valid().to_bytes(), {pointer: value})
    assert why in str(raised.value).replace(",", "")


def test_a_weapon_in_the_wrong_slot_is_refused() -> None:
    done = navspec.edit(valid().to_bytes(), {f"{PLAYER}/weapons/slot_shotgun/weapon_type": "minigun"})
    assert "SA_SAVE_WEAPON_SLOT_TYPE" in done.refused


def test_scripts_and_people_of_a_mission_stay_as_they_are() -> None:
    """Their state is not described, so that nobody can say what depends on them; the rest may be edited."""
    save = gta_sa_save_android.during_mission().to_bytes()
    for pointer in ("/scripts/globals/900", f"{PLAYER}/armor"):
        with pytest.raises(WriteError, match="a mission is running"):
            navspec.edit(save, {pointer: 5})
    done = navspec.edit(save, {"/player_info/money": 77})
    assert done.refused == ""
    assert stands(done.data, "/player_info/money_shown") == 77


def test_the_definitive_edition_is_read_only() -> None:
    with pytest.raises(WriteError, match="hash"):
        navspec.edit(gta_sa_save_de.valid().to_bytes(), {"/player_info/money": 77})


def test_tags_are_counted_by_another_variable_on_android() -> None:
    save = gta_sa_save_android.valid()
    done = navspec.edit(save.to_bytes(), {"/tags/tags/10": 255})
    follows = {follow.pointer: follow.new for follow in done.follows if follow.pointer not in SEALED}
    assert follows == {"/scripts/globals/800": 11}


@pytest.mark.parametrize(
    ("pointer", "name", "number"),
    [
        ("/simple_variables/forced_weather", "sandstorm_desert", 19),
        ("/simple_variables/extra_colour_weather", "extracolours_2", 22),
        ("/zones/zone_infos/3/population/group_id", "group_golf_club", 17),
        ("/radar_blips/blips/0/kind/display", "show_marker", 1),
        ("/radar_blips/blips/0/kind/blip_type", "blip_of_contact", 5),
        ("/radar_blips/blips/0/colour", "blip_yellow", 4),
        ("/car_generators/generators/2/generate_count", "no_cars", 0),
        ("/garages/cars/0/bomb", "bomb_remote", 3),
        ("/radio/pending_kind", "news_of_city", 1),
    ],
)
def test_values_may_be_given_by_name(pointer: str, name: str, number: int) -> None:
    done = navspec.edit(valid().to_bytes(), {pointer: name}, allow_invalid=True)
    assert stands(done.data, pointer) == number
    assert navspec.get(done.data, pointer).to_dict()["values"][0]["name"] == name


def test_the_name_of_a_phone_has_other_letters() -> None:
    """Letters of one byte, or half a letter, must not get into it."""
    with pytest.raises(WriteError, match="letters of two bytes"):
        navspec.edit(gta_sa_save_android.valid().to_bytes(), {"/simple_variables/save_name": "SWEET_1"})
    done = navspec.edit(valid().to_bytes(), {"/simple_variables/save_name": "Sweet"})
    assert done.data[9:109] == b"Sweet".ljust(100, b"\0")


def test_foreign_padding_stays_unless_the_data_grow() -> None:
    foreign = bytearray(valid().to_bytes())
    start = len(foreign) - 4
    foreign[start - 900 : start] = bytes(900)
    foreign[start:] = (sum(foreign[:start]) & 0xFFFFFFFF).to_bytes(4, "little")
    done = navspec.edit(bytes(foreign), {"/player_info/money": 77})
    assert done.data[start - 900 : start] == bytes(900)
    assert int.from_bytes(done.data[start:], "little") == sum(done.data[:start])


def test_a_right_checksum_over_what_rotted_is_told_of() -> None:
    """Nothing else would tell any more that something happened to the save."""
    sound = valid().to_bytes()
    rotten = sound[:200] + bytes(byte ^ 0x55 for byte in sound[200:260]) + sound[260:]
    (note,) = navspec.edit(rotten, {"/player_info/money": 77}).notes
    assert note.startswith("the checksum did not fit the file before this")
    assert "SA_SAVE_CHECKSUM" in note
    assert navspec.edit(sound, {"/player_info/money": 77}).notes == ()
