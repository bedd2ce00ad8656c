"""Rules and repairs of garages, pickups, zones and counters at their edges."""

from __future__ import annotations

from collections.abc import Mapping
from struct import pack
from typing import Any

import pytest

import navspec
from builders import gta_sa_save_android as android
from builders import gta_sa_save_de as definitive
from builders import repairs_save_map
from builders.gta_sa_save import Save, valid
from builders.gta_sa_save_content import car_in
from builders.gta_sa_save_samples_map import BLIP, CAR, GARAGE, INFO_OF, PICKUP, TOWN, ZONE, stat
from builders.repairs import Case
from navspec.records.changes import Repaired
from navspec.records.report import Report
from sweeps import some

SNAN = pack("<I", 0x7F800001)


def checked(save: Save | bytes) -> Report:
    data = save.to_bytes() if isinstance(save, Save) else save
    report = navspec.check(data, name="GTASAsf1.b")
    assert report.tool_errors == ()
    return report


def repaired(save: Save | bytes, *select: str) -> Repaired:
    data = save.to_bytes() if isinstance(save, Save) else save
    done = navspec.repair(data, name="GTASAsf1.b", select=[f"SA_SAVE_{code}" for code in select])
    assert done.tool_errors == ()
    return done


def steps(done: Repaired) -> list[tuple[str, str]]:
    return [(step.state, step.reason) for set_ in done.sets for step in set_.steps]


def cases(save: Save, code: str) -> int:
    return checked(save).totals[f"SA_SAVE_{code}"].cases


@pytest.mark.parametrize("case", some(repairs_save_map.CASES, 10), ids=lambda case: case.name)
def test_each_repair_helps_by_itself(case: Case) -> None:
    """What a recipe changes makes no other rule fail, so that it can be asked for alone."""
    (before,) = case.build().before.values()
    (code,) = case.codes
    done = repaired(before, code.removeprefix("SA_SAVE_"))
    assert steps(done) == [("done", "")]
    codes = {finding.code for finding in checked(bytes(done.files[0].data)).findings}
    assert codes < {finding.code for finding in checked(before).findings}


@pytest.mark.parametrize(
    "edits",
    [
        {f"{ZONE}/0/info_label": b"SAN_AND\1", f"{ZONE}/40/text_key": b"TXT\2\0\0\0\0"},
        {f"{ZONE}/0/info_label": b"SAN_AND\1", f"{ZONE}/40/info_label": b"\1ZONE40\0"},
        {f"{ZONE}/0/info_label": b"SAN_AND\1", f"{ZONE}/40/info_label": b"ZON\0E40\0"},
    ],
)
def test_names_that_no_flight_has_damaged_are_left(edits: Mapping[str, Any]) -> None:
    save = valid(edits)
    done = repaired(save, "ZONE")
    ((state, reason),) = steps(done)
    assert state == "taken_back"
    assert "other ways than by a flight" in reason
    assert done.files[0].data == save.to_bytes()


def test_towns_are_not_on_the_way_of_a_flight() -> None:
    save = valid({f"{TOWN}/2/info_label": b"SF01\1\0\0\0"})
    done = repaired(save)
    assert steps(done) == []
    assert done.files[0].data == save.to_bytes()


def test_more_pickups_than_there_are_tell_no_number() -> None:
    save = valid({stat(244): 20})
    done = repaired(save, "COLLECTABLES")
    assert [state for state, _ in steps(done)] == []
    assert done.files[0].data == save.to_bytes()


def test_scripts_of_missions_keep_their_variables() -> None:
    done = repaired(android.during_mission({"/scripts/globals/800": 9}), "TAGS_VARIABLE")
    ((state, reason),) = steps(done)
    assert state == "taken_back"
    assert "during a mission" in reason


def test_the_definitive_edition_cannot_be_changed() -> None:
    save = definitive.valid({f"{ZONE}/0/info_label": b"SAN_AND\1"})
    done = navspec.repair(save.to_bytes(), name=save.name)
    assert {state for state, _ in steps(done)} == {"taken_back"}
    assert done.files[0].data == save.to_bytes()


def test_what_is_not_asked() -> None:
    assert cases(valid({"/scripts/main_script_size": 195_565}), "TAGS_VARIABLE") == 0
    assert cases(android.valid({f"{PICKUP}/3/object_ptr": 5}), "PICKUP_POINTER") == 0
    assert cases(definitive.valid({f"{PICKUP}/3/object_ptr": 5}), "PICKUP_POINTER") == 0
    assert cases(android.during_mission({f"{BLIP}/3/sprite": 90}), "BLIP_IN_USE") == 0
    assert cases(valid({ZONE: []}), "ZONE0_NAME") == 0


def test_saves_without_zones_or_garages_are_checked_and_repaired() -> None:
    nothing: Mapping[str, Any] = {
        ZONE: [],
        INFO_OF: [],
        TOWN: [],
        GARAGE: [],
        "/stunt_jumps/jumps": [],
        "/tags/tags": [],
    }
    save = valid(nothing)
    codes = {finding.code.removeprefix("SA_SAVE_") for finding in checked(save).findings}
    assert {"VANILLA_COUNTS", "TERRITORY_SHARE", "WAR_ZONE", "JUMP_STATS", "TAGS_VARIABLE"} <= codes
    assert not codes & {"CAR_POSITION", "GARAGE_RECT"}
    after = checked(bytes(repaired(save).files[0].data))
    share = navspec.tables(bytes(repaired(save).files[0].data)).column("", "gang_wars.territory_share")
    assert share[0] == 0
    assert not {finding.code for finding in after.findings} & {"SA_SAVE_TERRITORY_SHARE", "SA_SAVE_WAR_ZONE"}


def test_numbers_that_signal_are_only_no_numbers() -> None:
    """A float that raises when it is looked at, in the place of a car and in the corner of a garage."""
    save = valid()
    data = bytearray(save.to_bytes())
    for pointer in (f"{CAR}/0/position/x", f"{GARAGE}/13/left", f"{GARAGE}/13/top_z"):
        at, _ = save.span(pointer)
        data[at : at + 4] = SNAN
    places = {(finding.code, finding.pointer) for finding in checked(bytes(data)).findings}
    assert {("SA_SAVE_CAR_POSITION", f"{CAR}/0/position"), ("SA_SAVE_GARAGE_RECT", f"{GARAGE}/13/right")} <= places
    done = repaired(bytes(data), "CAR_POSITION")
    assert steps(done) == [("done", "")]


def test_a_car_whose_garage_is_not_there_stays_nowhere() -> None:
    save = valid({f"{CAR}/0/position/x": float("nan"), f"{GARAGE}/9/garage_name": b"gone\0\0\0\0"})
    done = repaired(save, "CAR_POSITION")
    assert steps(done) == []


def test_four_impounded_cars_stay() -> None:
    save = valid({f"{CAR}/{slot * 20 + 12}": car_in("imp_la", 411) for slot in range(4)})
    assert steps(repaired(save, "CAR_SLOT_HOLE")) == []


CAR_RULES = {f"SA_SAVE_CAR_{name}" for name in ("MODEL", "RADIO", "BOMB", "PAINTJOB", "PARTS_FIT")}


def messages_of_cars(save: Save) -> list[tuple[str, str]]:
    return [
        (finding.pointer.removeprefix(f"{CAR}/0/"), finding.message)
        for finding in checked(save).findings
        if finding.code in CAR_RULES
    ]


def test_what_is_wrong_with_a_car_is_said_in_words() -> None:
    """The car is a Savanna."""
    in_ganton = "car 1 in garage cjsafe (Ganton)"
    wrong = {"radio": 200, "bomb": 77, "paintjob": 9, "mods/0": 1000}
    assert sorted(messages_of_cars(valid({f"{CAR}/0/{field}": value for field, value in wrong.items()}))) == [
        ("bomb", f"{in_ganton} has a bomb of the kind 77, which does not exist"),
        ("mods/0", f"{in_ganton} has the tuning part 1000 (Pro), which is not made for its model 567 (Savanna)"),
        ("paintjob", f"{in_ganton} has the paintjob 9; its model 567 (Savanna) has 3 (255 is none)"),
        ("radio", f"{in_ganton} has the radio station 200, which does not exist"),
    ]


def test_parts_of_a_modification_with_its_own_script_are_not_asked() -> None:
    edits = {f"{CAR}/0/mods/3": 1000, "/scripts/main_script_size": 84_856}
    assert messages_of_cars(valid(edits)) == []
    assert checked(valid(edits)).totals["SA_SAVE_CAR_PARTS_FIT"].cases == 0


def test_a_car_that_is_none_is_asked_for_its_model_alone() -> None:
    edits = {f"{CAR}/0/model": 999, f"{CAR}/0/mods/0": 1000, f"{CAR}/0/paintjob": 2}
    assert [field for field, _ in messages_of_cars(valid(edits))] == ["model"]


def test_findings_speak_of_garages_zones_and_statistics() -> None:
    save = valid(
        {
            f"{CAR}/41": car_in("beacsv", 399, position=(0.0, 0.0, 0.0)),
            f"{GARAGE}/13/right": -9999.0,
            f"{ZONE}/1/info_label": b"SUNMA\1\0\0",
            f"{INFO_OF}/1/races": 16,
            stat(243): 9,
            "/entry_exits/entries/2/door/linked_index": 5,
            "/car_generators/generators/60/model": 5,
            "/car_generators/plates/3/generator_index": 50,
            "/scripts/globals/801": 3,
        }
    )
    texts = [finding.message for finding in checked(save).findings]
    for words in (
        "car 3 in garage beacsv (Santa Maria Beach)",
        "garage beacsv (Santa Maria Beach) reaches",
        "the label of zone SUNMA (Bayside Marina) is not",
        "info 1 (zone ZONE002)",
        "statistic 243 (oysters_collected) is 9, but the pickups that are left make it 3",
        "door 2 leads to door 5",
        "parked car 62 has the model 5",
        "licence plate 3 is for parked car 50",
        "variable 801 counts 3 sprayed tags, but 10 are",
    ):
        assert any(words in text for text in texts), words
