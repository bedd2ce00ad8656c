"""Meshes for other versions and games: what stands where, and what is lost.

`expected` says with the records of the builder, and without anything of navspec, what a conversion comes to.
"""

from __future__ import annotations

import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders import source2_nav
from builders.source_nav import FOUR_TEAMS, LAYOUTS, Approach, Area, Encounter, Ladder, Mesh, Spot, mesh
from navspec.columns import Tables, TableSet
from navspec.families.source_nav.conversions import CONVERSIONS
from navspec.records.conversion import Converted
from sweeps import some

NAME = "de_test.nav"
TARGETS = {
    "16.0": (16, 0, "base"),
    "16.1": (16, 1, "cs"),
    "16.2": (16, 2, "tf"),
    "16.14": (16, 14, "l4d"),
    "15.13": (15, 13, "l4d"),
    "16.256": (16, 256, "tf2classic"),
    "16.257": (16, 257, "tf2classified"),
    **{str(version): (version, None, "base") for version in (9, 8, 7, 6)},
    **{str(version): (version, None, "goldsrc") for version in (5, 4, 3, 2, 1)},
}
LOST_BY_L4D = 0x380F0000
"""Bits 16 to 19 and 27 to 29, which have one meaning in Left 4 Dead and another elsewhere."""


def one(data: bytes, to: str, **options: Any) -> Converted:
    converted = navspec.convert(data, to, name=NAME, **options)
    assert converted.tool_errors == ()
    return converted


def tables(data: bytes) -> Tables:
    tables = navspec.tables(data, name=NAME)
    assert isinstance(tables, Tables)
    return tables


def lossless(data: bytes, to: str) -> bytes:
    converted = one(data, to)
    assert (converted.refused, converted.losses) == ((), ())
    return converted.files[0].data


def lost(data: bytes, to: str) -> list[str]:
    converted = one(data, to)
    count = len(converted.losses)
    assert converted.counts["losses"] == count
    assert converted.refused[:1] == (f"{count} value{'' if count == 1 else 's'} would be lost",)
    return [f"{loss.message} {loss.pointer}" for loss in converted.losses]


# --- what stands where ---------------------------------------------------------------------------------------------


def expected(old: Mesh, version: int, sub_version: int | None, game: str) -> Mesh:
    """The same mesh as another version and game have it."""
    sub = old.sub_version or 0
    new = copy.deepcopy(old)
    new.version, new.sub_version, new.game, new.tail = version, sub_version, game, b""
    was_l4d, is_l4d = old.game == "l4d", game == "l4d"
    if old.version < 4:
        new.bsp_size = 0
    if old.version < 5 or (was_l4d and not is_l4d):
        new.places = []
    if old.version < 6:
        new.ladders = []
    if not was_l4d:
        new.population, new.fog_places, new.max_view_distance = b"default", [], 0.0
    elif sub < 12:
        new.population = b""
    for ladder in new.ladders:
        ladder.is_dangling = ladder.is_dangling if old.version == 6 else 0
    spots = [spot for area in new.areas for spot in area.spots]
    for number, spot in enumerate(spots):
        if old.version == 1:
            spot.id, spot.flags = number, 1
        if version <= 5:
            spot.flags &= 7
    for area in new.areas:
        _expected(area, old, new, sub)
    if old.version < 14:
        new.is_analyzed = int(any(area.encounters or area.visible for area in new.areas))
    new.has_unnamed_areas = int(any(not area.place_index for area in new.areas))
    return new


def _expected(area: Area, old: Mesh, new: Mesh, sub: int) -> None:
    was_l4d, is_l4d = old.game == "l4d", new.game == "l4d"
    width = 0xFF if old.version <= 8 else 0xFFFF if old.version <= 12 else 0xFFFFFFFF
    area.attributes &= width
    if was_l4d != is_l4d:
        area.attributes &= ~LOST_BY_L4D
    was_l4d2, is_l4d2 = was_l4d and sub >= 14, is_l4d and (new.sub_version or 0) >= 14
    if is_l4d2 and not was_l4d2:
        is_flat = len({area.nw[2], area.ne_z, area.se[2], area.sw_z}) == 1
        area.attributes |= is_flat << 29
    area.attributes &= 0xF if new.version <= 5 else 0xFF if new.version <= 8 else 0xFFFF if new.version <= 12 else ~0
    if (old.version < 3) != (new.version < 3):
        area.encounters = []
    approaches = area.approaches if old.version < 15 else []
    if old.game == "cs" and old.version >= 10 and sub >= 1:
        approaches = area.cs_approaches
    for approach in approaches:
        if old.version <= 9 < new.version:
            approach.prev_how, approach.next_how = (
                9 if how == 7 else how for how in (approach.prev_how, approach.next_how)
            )
        elif new.version <= 9 < old.version:
            approach.prev_how, approach.next_how = (
                7 if how > 6 else how for how in (approach.prev_how, approach.next_how)
            )
    area.approaches = area.cs_approaches = approaches
    if old.version < 5 or not new.places:
        area.place_index = 0
    if old.version < 7:
        area.ladders_up = area.ladders_down = ()
    if old.version < 8 or (is_l4d and not was_l4d):
        area.occupy = (120.0, 120.0)
    if old.game not in FOUR_TEAMS:
        area.more_occupy = (0.0, 0.0)
        area.tfc_attributes = 0
    if old.version < 11:
        area.light = (1.0, 1.0, 1.0, 1.0)
    if not (sub >= 5 if was_l4d else old.version >= 16):
        area.visible = []
    if not (sub >= 11 if was_l4d else old.version >= 16):
        area.inherit = 0
    if was_l4d and sub < 9:
        area.visible = [(target, 1) for target, _ in area.visible]
    ids = [area.id for area in old.areas]
    if was_l4d2 and not is_l4d2:
        area.visible = [(ids[row], flags) for row, flags in area.visible]
    elif is_l4d2 and not was_l4d2:
        area.visible = [(ids.index(target), flags) for target, flags in area.visible]
    if old.game != "tf" or sub < 2:
        area.tf_attributes = 0
    if not (was_l4d and sub >= 1):
        area.spawn_attributes = 0
    if not (was_l4d and sub >= 8):
        area.fog_place_index = 0


@pytest.mark.parametrize(
    ("version", "sub_version", "game"), list(dict.fromkeys((*some(LAYOUTS, 12), (16, 14, "l4d"), (15, 13, "l4d"))))
)
def test_every_version_and_game(version: int, sub_version: int | None, game: str) -> None:
    old = mesh(version, sub_version, game)
    old.areas[1].attributes = 0xFFFFFFFF
    old.areas[2].ne_z = 9.0
    old.areas[3].spots[0].flags = 1 if version <= 5 else 8
    old.ladders[0].is_dangling = 1
    old.tail = b"older areas" if version <= 5 else b""
    files = TableSet({0: tables(old.pack())})
    for target in CONVERSIONS.targets:
        new = CONVERSIONS.convert(files, target, {}).files[0]
        assert (new is files.files[0]) == (
            tables(old.pack()).variant == target.variant and new.to_bytes() == old.pack()
        )
        if new is not files.files[0]:
            assert new.to_bytes() == expected(old, *TARGETS[target.all_names[0]]).pack(), target
            assert navspec.identify(new.to_bytes()).variant == target.variant == new.variant
    assert files.files[0].to_bytes() == old.pack()


@pytest.mark.parametrize("game", ["16.1", "16.2", "16.256", "16.257"])
def test_a_mesh_without_data_of_games_comes_back(game: str) -> None:
    base = mesh(16, 0).pack()
    converted = lossless(base, game)
    assert navspec.identify(converted).variant == TARGETS[game][2]
    assert lossless(converted, "16.0") == base


@pytest.mark.parametrize(("name", "to"), [
    ("gmod", "16.0"), ("base", "16.0"), ("hl2dm", "16.0"), ("source_nav:gmod", "16.0"), ("csgo", "16.1"), ("css", "16.1"),
    ("cs", "16.1"), ("tf2", "16.2"), ("tf", "16.2"), ("l4d2", "16.14"), ("l4d", "16.14"), ("goldsrc", "5"), ("cs16", "5"),
    ("l4d1", "15.13"), ("tf2c", "16.256"), ("tf2classic", "16.256"), ("tf2classified", "16.257"),
    ("czero", "5"), ("source_nav:9", "9"),
])  # fmt: skip
def test_games_stand_for_versions(name: str, to: str) -> None:
    data = mesh(10, 0).pack()
    converted = one(data, name, allow_loss=True)
    assert converted.files[0].data == one(data, to, allow_loss=True).files[0].data
    assert converted.sets[0].target == f"source_nav:{to}"


def test_what_a_mesh_already_is_stays() -> None:
    """Byte for byte, a wrong flag and bytes behind the mesh included."""
    for old, to in ((mesh(5, None, "goldsrc"), "goldsrc"), (replace(mesh(16, 2, "tf"), has_unnamed_areas=0), "tf2")):
        data = old.pack() + (b"older" if to == "goldsrc" else b"")
        converted = one(data, to)
        assert [(file.state, file.data) for file in converted.files] == [("unchanged", data)]
        assert converted.losses == ()


def test_a_sub_version_that_means_nothing_is_set() -> None:
    old = replace(mesh(16, 0), sub_version=77)
    assert lossless(old.pack(), "gmod") == mesh(16, 0).pack()


def test_whether_areas_are_without_a_place_is_found_out() -> None:
    old = replace(mesh(16, 2, "tf"), has_unnamed_areas=0)
    old.areas[2].tf_attributes = 0
    assert lossless(old.pack(), "gmod") == replace(old, sub_version=0, game="base", has_unnamed_areas=1).pack()


def test_targets_that_do_not_exist() -> None:
    with pytest.raises(navspec.NavspecError, match="source_nav cannot be converted to '16\\.3'") as raised:
        one(mesh(16, 0).pack(), "16.3")
    assert "did you mean 16." in str(raised.value)
    assert "source_nav:16.0 (base, gmod, hl2dm), source_nav:16.1 (cs, css, csgo)" in str(raised.value)
    with pytest.raises(navspec.NavspecError, match="there are no conversions of source2_nav"):
        one(source2_nav.example(), "16.0")


# --- what is lost --------------------------------------------------------------------------------------------------


def test_of_team_fortress_the_attributes_are_lost() -> None:
    assert lost(mesh(16, 2, "tf").pack(), "gmod") == [
        "area 7 loses the attributes 0x200000 of Team Fortress 2 /areas/2/tf_attributes"
    ]


def test_of_team_fortress_classic_attributes_and_two_teams_are_lost() -> None:
    old = mesh(16, 256, "tf2classic")
    for area in old.areas:
        area.more_occupy = (0.0, 0.0)
    old.areas[3].more_occupy = (0.0, 7.5)
    message = "area 7 loses the attributes 0x140000000 of Team Fortress 2 Classic or Classified /areas/2/tfc_attributes"
    times = "area 4 loses the earliest times 0, 7.5 of the third and the fourth team /areas/3/earliest_occupy_time"
    for game in ("tf2", "gmod"):
        assert lost(old.pack(), game) == [times, message]
    assert (
        lost(old.pack(), "cs16")[3] == "area 4 loses the earliest times 1.5, 2.5, 0, 7.5 /areas/3/earliest_occupy_time"
    )


@pytest.mark.parametrize("games", [("16.256", "16.257"), ("16.257", "16.256")])
def test_between_classic_and_classified_nothing_is_lost(games: tuple[str, str]) -> None:
    target, back = games
    old = mesh(*TARGETS[back]).pack()
    converted = one(old, target)
    assert converted.losses == ()
    assert converted.files[0].data == mesh(*TARGETS[target]).pack()
    assert converted.sets[0].notes == (
        "areas have attributes of Team Fortress 2 Classic or Classified, which are copied; it is not known whether both games "
        "number them alike",
    )
    assert lossless(converted.files[0].data, back) == old


def test_times_that_nobody_has_measured_come_and_go() -> None:
    old = mesh(5, None, "goldsrc")
    old.areas[1].approaches = []
    modern = lossless(old.pack(), "tf2classic")
    assert tables(modern).column("areas", "earliest_occupy_time").tolist() == [[120, 120, 0, 0]] * 4
    assert lossless(modern, "5") == old.pack()


def test_of_counter_strike_the_approaches_are_lost() -> None:
    assert lost(mesh(16, 1, "cs").pack(), "gmod") == ["area 2 loses its approaches (2) /areas/1/cs_approaches"]


def test_of_insurgency_the_attributes_are_lost() -> None:
    assert lost(mesh(16, 3, "ins").pack(), "tf") == [
        "area 7 loses the attributes 0x1 of Insurgency /areas/2/ins_attributes"
    ]


def test_of_left_4_dead_what_other_games_do_not_have_is_lost() -> None:
    old = mesh(16, 14, "l4d")
    old.population, old.fog_places = b"riverport", [b"mist\0"]
    for area in old.areas:
        area.attributes = 1 << 29 | 0x8
    old.areas[1].attributes, old.areas[1].fog_place_index, old.areas[1].ne_z = 1 << 29 | 1 << 16, 1, 8.0
    old.areas[3].visible = [(9, 1)]
    assert lost(old.pack(), "gmod") == [
        "the mesh loses the population riverport /l4d_prologue/population",
        "area 7 loses the spawn attributes 0x800 /areas/2/spawn_attributes",
        "area 2 loses the fog place 1 /areas/1/fog_place_index",
        "the mesh loses the view distance 1500 /max_view_distance",
        "place 0 (Middle) is dropped /places/0",
        "place 1 (BombsiteA) is dropped /places/1",
        "area 1 loses its place 1 /areas/0/place_index",
        "area 2 loses its place 1 /areas/1/place_index",
        "area 7 loses its place 2 /areas/2/place_index",
        "the mesh l4d prologue fog places 0 (mist) is dropped /l4d_prologue/fog_places/0",
        "area 2 has the attributes 0x20010000; converted back it would have 0x0 /areas/1/attributes",
        "area 4 visible area 0 leads to 9, which names no area of its own and is dropped /areas/3/visible/0/target",
    ]


def test_for_left_4_dead_what_it_takes_for_something_else_is_lost() -> None:
    old = mesh(16, 0)
    old.areas[0].attributes, old.areas[1].attributes = 1 << 16 | 1, 1 << 20
    for area in old.areas:
        area.occupy = (0.0, 0.0)
    old.areas[1].occupy = (8.0, 120.0)
    old.areas[3].visible = [(9, 1)]
    assert lost(old.pack(), "l4d2") == [
        "area 2 loses the earliest times 8, 120 /areas/1/earliest_occupy_time",
        "area 1 has the attributes 0x10001; converted back it would have 0x1 /areas/0/attributes",
        "area 4 visible area 0 leads to 9, which names no area of its own and is dropped /areas/3/visible/0/target",
    ]


def test_of_source_goldsrc_has_little() -> None:
    old = mesh(16, 1, "cs")
    old.areas[0].attributes = 0x1008
    old.areas[1].spots[0].flags = 8
    old.areas[1].cs_approaches[1].next_how = 8
    old.areas[1].cs_approaches[0].next_how = 7
    for area in old.areas:
        area.occupy, area.light = (0.0, 0.0), (1.0, 1.0, 1.0, 1.0)
    old.areas[2].occupy, old.areas[2].light = (0.5, 120.0), (1.0, 1.0, 0.25, 1.0)
    assert lost(old.pack(), "cs16") == [
        "area 7 loses the earliest times 0.5, 120 /areas/2/earliest_occupy_time",
        "area 7 loses the light 1, 1, 0.25, 1 /areas/2/light_intensity",
        "area 2 loses the visible areas of area 1 /areas/1/inherit_visibility_from",
        "area 1 has the attributes 0x1008; converted back it would have 0x8 /areas/0/attributes",
        "area 2 hiding spot 0 has the flags 0x8, of which GoldSrc knows 0x0 /areas/1/hiding_spots/0/flags",
        "area 1 loses its ladders up (1) /areas/0/ladders_up",
        "area 7 loses its ladders down (1) /areas/2/ladders_down",
        "area 1 loses its visible areas (3) /areas/0/visible",
        "area 2 loses its visible areas (1) /areas/1/visible",
        "area 2 approach 0 goes by elevator (code 7), which becomes none; converted back it would be 9 "
        "/areas/1/cs_approaches/0/here_to_next_how",
        "area 2 approach 1 goes by elevator (code 8), which becomes none; converted back it would be 9 "
        "/areas/1/cs_approaches/1/here_to_next_how",
        "ladder 5 is dropped /ladders/0",
    ]


def test_a_code_of_old_for_no_way_is_no_elevator() -> None:
    old = Mesh(16, 1, "cs", areas=[Area(2, occupy=(120.0, 120.0), light=(1.0, 1.0, 1.0, 1.0))])
    old.areas[0].cs_approaches = [Approach(2, 0, 7, 2, 1)]
    old.areas[0].encounters = [Encounter(2, 0, 2, 0)]
    assert lossless(old.pack(), "9") == expected(old, 9, None, "base").pack()


def test_what_the_first_versions_do_not_have() -> None:
    old = mesh(5, None, "goldsrc")
    old.areas[3].spots[0].id = 8
    assert lost(old.pack(), "1") == [
        "the mesh loses the size 4,847,032 of its map /bsp_size",
        "place 0 (Middle) is dropped /places/0",
        "place 1 (BombsiteA) is dropped /places/1",
        "area 1 loses its place 1 /areas/0/place_index",
        "area 2 loses its place 1 /areas/1/place_index",
        "area 7 loses its place 2 /areas/2/place_index",
        "area 4 hiding spot 0 has the id 8, which becomes 3 /areas/3/hiding_spots/0/id",
        "area 2 hiding spot 0 has the flags 0x2, which become 0x1 /areas/1/hiding_spots/0/flags",
        "area 7 hiding spot 0 has the flags 0x4, which become 0x1 /areas/2/hiding_spots/0/flags",
        "area 2 loses its encounter paths (2) /areas/1/encounters",
    ]


def test_bytes_behind_a_mesh_and_marks_that_nothing_tells_again() -> None:
    tailed = replace(mesh(5, None, "goldsrc"), tail=b"older areas")
    assert lost(tailed.pack(), "9") == ["the mesh is followed by 11 bytes, which are dropped /tail"]
    bare = Mesh(16, 0, areas=[Area(occupy=(0.0, 0.0), light=(1.0, 1.0, 1.0, 1.0), spots=[Spot()])])
    assert lost(bare.pack(), "9") == [
        "the mesh has 1 as the mark of an analysis; converted back it would be 0 /is_analyzed"
    ]
    hanging = Mesh(6, None, areas=[Area()], ladders=[Ladder(is_dangling=1)])
    assert lost(hanging.pack(), "9") == ["ladder 1 loses the mark 1 of a ladder that hangs /ladders/0/is_dangling"]


def test_rows_cannot_name_an_area_whose_id_a_later_one_has() -> None:
    old = mesh(16, 14, "l4d")
    old.areas[3].id = 1
    old.areas[2].spawn_attributes = 0
    seen = [message for message in lost(old.pack(), "tf") if "visible" in message]
    assert seen == [
        "area 1 visible area 0 leads to 0, which names no area of its own and is dropped /areas/0/visible/0/target"
    ]


def test_a_mesh_without_areas_loses_nothing_of_them() -> None:
    for start in ((16, 2, "tf"), (16, 14, "l4d"), (5, None, "goldsrc")):
        old = Mesh(*start, has_unnamed_areas=0)  # type: ignore[arg-type]
        for target in CONVERSIONS.targets:
            conversion = CONVERSIONS.convert(TableSet({0: tables(old.pack())}), target, {})
            assert {loss.table for loss in conversion.losses} <= {""}
            assert conversion.files[0].to_bytes() == expected(old, *TARGETS[target.all_names[0]]).pack()


def test_nothing_is_written_where_something_would_be_lost(tmp_path: Path) -> None:
    source, target = tmp_path / NAME, tmp_path / "out.nav"
    source.write_bytes(mesh(16, 2, "tf").pack())
    assert navspec.convert(source, "gmod", output=target).fails
    assert not target.exists()
    done = navspec.convert(source, "gmod", output=target, allow_loss=True)
    assert (done.fails, done.counts["losses"]) == (False, 1)
    assert target.read_bytes() == replace(mesh(16, 2, "tf"), sub_version=0, game="base").pack()
    assert source.read_bytes() == mesh(16, 2, "tf").pack()


@pytest.mark.parametrize(("version", "sub_version"), [(15, 13), (14, 13), (12, 12)])
def test_what_left_4_dead_sees_by_ids_is_seen_by_rows_in_left_4_dead_2(version: int, sub_version: int) -> None:
    old = mesh(version, sub_version, "l4d")
    for area in old.areas:
        area.approaches, area.unknown_c, area.encounters = [], 0, []
        area.occupy = (120.0, 120.0)
    old.is_analyzed = 1
    assert [area.visible for area in old.areas] == [[(1, 3), (2, 1), (4, 2)], [(4, 0), (2, 2)], [(7, 2)], [(4, 2)]]
    new = tables(lossless(old.pack(), "16.14"))
    assert new.column("areas.visible", "target").tolist() == [0, 1, 3, 3, 1, 2, 3]
    assert new.column("areas.visible", "flags").tolist() == [3, 1, 2, 0, 2, 2, 2]
    assert new.column("areas", "inherit_visibility_from").tolist() == [0, 1, 0, 0]
    assert new.column("areas", "spawn_attributes").tolist() == [0, 0, 1 << 11, 0]
    assert new.column("areas", "attributes").tolist() == [1 << 29 | 8, 1 << 29, 1 << 29 | 1, 1 << 29]
    assert new.value("is_analyzed") == 1, "lists of visible areas come from an analysis"
    again = tables(lossless(new.to_bytes(), "15.13"))
    assert again.column("areas.visible", "target").tolist() == [1, 2, 4, 4, 2, 7, 4]
    base = one(old.pack(), "16.0", allow_loss=True).files[0].data
    assert tables(base).column("areas.visible", "target").tolist() == [1, 2, 4, 4, 2, 7, 4]
    back = tables(one(base, "l4d1", allow_loss=True).files[0].data)
    assert back.column("areas.visible", "target").tolist() == [1, 2, 4, 4, 2, 7, 4]
    assert back.column("areas", "attributes").tolist() == [8, 0, 1, 0]


def test_what_the_first_left_4_dead_loses_is_said() -> None:
    old = mesh(12, 12, "l4d")
    old.areas[2].visible = [(7, 2), (3, 1), (0, 1)]
    assert lost(old.pack(), "l4d2") == [
        *(f"area {area} loses the unknown number 12 /areas/{row}/unknown_c" for row, area in enumerate((1, 2, 7, 4))),
        "area 2 loses its approaches (2) /areas/1/approaches",
        "area 7 visible area 1 leads to 3, which names no area of its own and is dropped /areas/2/visible/1/target",
        "area 7 visible area 2 leads to 0, which names no area of its own and is dropped /areas/2/visible/2/target",
    ]
    assert lost(old.pack(), "l4d1") == [
        *(f"area {area} loses the unknown number 12 /areas/{row}/unknown_c" for row, area in enumerate((1, 2, 7, 4))),
        "area 2 loses its approaches (2) /areas/1/approaches",
    ]


def test_marks_of_left_4_dead_2_stay_with_a_notice() -> None:
    old = mesh(16, 14, "l4d")
    old.areas[0].attributes, old.areas[1].attributes = 1 << 29 | 1 << 18 | 1, 1 << 29
    old.areas[2].spawn_attributes = 1 << 19 | 1 << 14 | 1 << 11
    done = one(old.pack(), "15.13")
    assert done.losses == ()
    assert done.sets[0].notes == (
        "areas keep marks of Left 4 Dead 2, which no known mesh of Left 4 Dead has: playerclip (1), mostly_flat (2), "
        "threat (1), nothreat (1)",
    )
    new = tables(done.files[0].data)
    assert new.column("areas", "attributes").tolist() == [1 << 29 | 1 << 18 | 1, 1 << 29, 1, 0]
    assert lossless(done.files[0].data, "16.14")
    assert one(mesh(15, 13, "l4d").pack(), "16.14").sets[0].notes == ()


def test_what_only_people_can_give_is_said() -> None:
    assert "spawn attributes" in one(mesh(16, 0).pack(), "l4d1").sets[0].notes[0]
    assert "spawn attributes" in one(mesh(16, 0).pack(), "l4d2").sets[0].notes[0]
    assert one(mesh(16, 13, "l4d").pack(), "l4d2").sets[0].notes == ()
    assert one(mesh(16, 14, "l4d").pack(), "tf").sets[0].notes == ()
