"""Repairs of saves that are asked for by name: exactly the bytes that are written down here, and only then."""

from __future__ import annotations

from collections.abc import Mapping
from struct import pack
from typing import Any

import pytest

import navspec
from builders import gta_sa_save_android as android
from builders import gta_sa_save_de as definitive
from builders.gta_sa_save import Save, valid
from builders.repairs_save_player import NEVER, NO_DAYS, PLAYER, SIMPLE, TIMER, set_back
from navspec.errors import NavspecError
from navspec.operations.repair import recipes_of
from navspec.records.changes import Repaired

GLOBALS = "/scripts/globals"
CHEATS = f"/statistics/int_stats/{137 - 120}"

DISK = (887, 905, 923, 941, 959, 977, 995)
OLD = (1263.05, -773.67, 1091.39, 1263.76, -776.59, 1090.89, 183.23)
NEW = (1291.8, -797.8284, 1089.5, 1286.8, -797.69, 1089.1, 90.0)

NAMES = {
    f"SA_SAVE_{name}"
    for name in (
        "TRAFFIC_GLITCH",
        "CHEATED_FLAG",
        "GYM_GLITCH",
        "BASKETBALL_GLITCH",
        "POOL_PLAYER_GLITCH",
        "MADD_DOGG_DISK",
    )
}


def repaired(save: Save, *names: str, **options: Any) -> Repaired:
    return navspec.repair(save.to_bytes(), select=[f"SA_SAVE_{name}" for name in names], name=save.name, **options)


def data(done: Repaired) -> bytes:
    return done.files[0].data


def states(done: Repaired) -> list[tuple[str, str]]:
    return [(step.state, step.reason) for every in done.sets for step in every.steps]


def variables(numbers: tuple[int, ...], values: tuple[float, ...]) -> dict[str, int]:
    return {
        f"{GLOBALS}/{number}": int.from_bytes(pack("<f", value), "little")
        for number, value in zip(numbers, values, strict=True)
    }


BEFORE: Mapping[str, Any] = {
    "/scripts/threads/4/timer_a": -267_486_374,
    "/scripts/threads/5/timer_b": TIMER + 7,
    "/scripts/threads/6/wake_time": TIMER + 19_840,
    "/scripts/last_mission_passed_time": NEVER,
    "/pickups/pickups/0/regeneration_time": TIMER - 1,
    "/pickups/pickups/619/regeneration_time": TIMER - 1,
    f"{PLAYER}/weapons/0/next_shot_time": 3,
}


def test_traffic_glitch() -> None:
    save = valid(BEFORE)
    after = {
        **BEFORE,
        **set_back(save),
        **NO_DAYS,
        "/scripts/threads/5/timer_b": 7,
        "/scripts/threads/6/wake_time": 19_840,
    }
    done = repaired(save, "TRAFFIC_GLITCH")
    assert states(done) == [("done", "")]
    assert data(done) == valid(after).to_bytes()
    assert not done.fails
    assert done.after == done.before
    # The free pickup, the time that was never, and the one below 0 are what they were.
    assert navspec.tables(data(done))["scripts.threads"]["timer_a"][4] == -267_486_374
    again = navspec.repair(data(done), select=["SA_SAVE_TRAFFIC_GLITCH"])
    assert not any(file.changed for file in again.files)


def test_traffic_glitch_on_android_leaves_the_variables() -> None:
    save = android.valid({"/scripts/last_mission_passed_time": TIMER - 1})
    after = {"/scripts/last_mission_passed_time": 0, **set_back(save)}
    assert data(repaired(save, "TRAFFIC_GLITCH")) == android.valid(after).to_bytes()


@pytest.mark.parametrize("base", [valid, android.valid])
def test_cheats_are_forgotten(base: Any) -> None:
    save = base({f"{SIMPLE}/has_cheated": 1, CHEATS: 648})
    assert data(repaired(save, "CHEATED_FLAG")) == base().to_bytes()
    assert data(navspec.repair(save.to_bytes())) == save.to_bytes(), "the two agree, and nobody asked for it"


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("GYM_GLITCH", dict(zip((5345, 5346, 5347, 5348), (2, 14, NEVER, 3), strict=True)), NEVER),
        ("BASKETBALL_GLITCH", {1928: 1}, 0),
        ("POOL_PLAYER_GLITCH", {9462: 1}, 0),
    ],
)
@pytest.mark.parametrize("script", [194_146, 194_125])
def test_variables(name: str, before: Mapping[int, int], after: int, script: int) -> None:
    fields = {f"{GLOBALS}/{number}": value for number, value in before.items()}
    wanted = dict.fromkeys(fields, after)
    size = {"/scripts/main_script_size": script}
    done = repaired(valid({**fields, **size}), name)
    assert states(done) == [("done", "")]
    assert data(done) == valid({**wanted, **size}).to_bytes()


@pytest.mark.parametrize(("name", "number"), [("BASKETBALL_GLITCH", 1928), ("POOL_PLAYER_GLITCH", 9462)])
def test_other_values_of_variables_stay(name: str, number: int) -> None:
    save = valid({f"{GLOBALS}/{number}": 2})
    assert data(repaired(save, name)) == save.to_bytes()
    assert states(repaired(save, name)) == [("taken_back", "nothing would be another value here")]


def test_madd_doggs_disk() -> None:
    assert (
        variables(DISK, OLD).items() <= {variable: valid().get(variable) for variable in variables(DISK, OLD)}.items()
    )
    assert data(repaired(valid(), "MADD_DOGG_DISK")) == valid(variables(DISK, NEW)).to_bytes()
    moved = valid({f"{GLOBALS}/{DISK[3]}": 0})
    assert data(repaired(moved, "MADD_DOGG_DISK")) == moved.to_bytes(), "one value is another one"


@pytest.mark.parametrize("name", ["GYM_GLITCH", "BASKETBALL_GLITCH", "POOL_PLAYER_GLITCH", "MADD_DOGG_DISK"])
@pytest.mark.parametrize("save", [valid({"/scripts/main_script_size": 194_123}), android.valid(), definitive.valid()])
def test_scripts_of_mods_and_phones_stay(name: str, save: Save) -> None:
    done = repaired(save, name)
    ((state, reason),) = states(done)
    assert state == "taken_back"
    assert reason == "only the variables of the scripts of the PC are documented, and this save is of another one"
    assert data(done) == save.to_bytes()


@pytest.mark.parametrize("save", [android.during_mission(), definitive.during_mission()])
def test_saves_of_missions_keep_their_times(save: Save) -> None:
    done = repaired(save, "TRAFFIC_GLITCH")
    assert [state for state, _ in states(done)] == ["taken_back"]
    assert "saved during a mission" in states(done)[0][1]
    assert data(done) == save.to_bytes()


def test_the_definitive_edition_is_not_written() -> None:
    done = repaired(definitive.valid(), "TRAFFIC_GLITCH")
    ((state, reason),) = states(done)
    assert (state, "hash" in reason) == ("taken_back", True)


def test_only_the_whole_name_asks() -> None:
    save = valid({f"{SIMPLE}/has_cheated": 1, CHEATS: 1, f"{GLOBALS}/1928": 1})
    for select in ((), ("SA_SAVE_",), ("SA_SAVE_T", "SA_SAVE_CHE", "SA_SAVE_M")):
        done = navspec.repair(save.to_bytes(), select=select)
        assert states(done) == []
        assert data(done) == save.to_bytes()
    with pytest.raises(NavspecError, match="no rule begins with 'SA_SAVE_TRAFFIC_GL'"):
        navspec.repair(save.to_bytes(), select=["SA_SAVE_TRAFFIC_GL"])
    ignored = navspec.repair(save.to_bytes(), select=["SA_SAVE_CHEATED_FLAG"], ignore=["SA_SAVE_CHEATED_FLAG"])
    assert data(ignored) == save.to_bytes()


def test_a_name_goes_along_with_rules() -> None:
    save = valid({"/player_info/money_shown": 0, f"{SIMPLE}/has_cheated": 1, CHEATS: 1})
    done = repaired(save, "CHEATED_FLAG", "MONEY_SHOWN")
    assert data(done) == valid().to_bytes()
    assert states(done) == [("done", ""), ("done", "")]


def test_names_are_not_those_of_rules() -> None:
    codes = {code for recipe in recipes_of("gta_sa_save") if recipe.by_name for code in recipe.codes}
    assert codes == NAMES
    assert not codes & {rule.code for rule in navspec.rules()}
