"""Saves of the PC for the other version of the script: what stands where, and what stands against it."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_sa_save_android as android
from builders import gta_sa_save_de as definitive
from builders import gta_sa_save_guarded as guarded
from builders.gta_sa_save import Save, valid
from builders.gta_sa_save_content import PC_SCRIPT
from builders.gta_sa_save_samples_scripts import ADPLANE, ID, PARTS, PSAVE1, SIZE, THREADS, moved, thread
from navspec.families.gta_sa_save.versions import reorder_map_flags

V1, V2 = 194_146, 194_125
V1_SAVE = valid()
V1_DATA = V1_SAVE.to_bytes()


def made(data: bytes, to: str, **settings: Any) -> bytes:
    """A converted save; nothing may be lost or stand against it."""
    converted = navspec.convert(data, to, settings=settings)
    assert (converted.refused, converted.losses, converted.tool_errors) == ((), (), ())
    [file] = converted.files
    return file.data


def refused(save: Save, to: str = "v2", **settings: Any) -> list[tuple[str, str]]:
    """Pointers and messages of what stands against a conversion."""
    converted = navspec.convert(save.to_bytes(), to, settings=settings)
    assert converted.fails
    assert not any(file.data for file in converted.files)
    assert all(obstacle.fix for obstacle in converted.obstacles)
    return [(obstacle.pointer, obstacle.message) for obstacle in converted.obstacles]


def by_hand(base: int = PC_SCRIPT.base) -> Save:
    """The save with the script v2 and the id of 2.0: all that stands for an instruction is 21 less."""
    edits: dict[str, Any] = {ID: 0xFD148DF6, SIZE: 194_125}
    for row, at in enumerate(PC_SCRIPT.threads.values()):
        edits |= {f"{THREADS}/{row}/ip_rel": at - 21, f"{THREADS}/{row}/ip_abs": at - 21 + base}
    for row, back in enumerate((300, 900)):
        at = PC_SCRIPT.threads["psave1"] - back - 21
        edits |= {f"{PSAVE1}/stack_rel/{row}": at, f"{PSAVE1}/stack_abs/{row}": at + base}
    return valid(edits)


def test_there_and_back() -> None:
    new = made(V1_DATA, "v2")
    assert new == by_hand().to_bytes()
    assert made(new, "v1") == V1_DATA


@pytest.mark.parametrize("given", ["1.01", "0x9A6EBE58", 0x9A6EBE58, f" {0x9A6EBE58} "])
def test_the_version_of_the_game_can_be_chosen(given: Any) -> None:
    assert made(by_hand().to_bytes(), "v1", version_id=given) == valid({ID: 0x9A6EBE58}).to_bytes()


@pytest.mark.parametrize("given", ["3.0", "-1", "0x100000000", "PC"])
def test_what_is_no_version_of_the_game(given: str) -> None:
    with pytest.raises(navspec.NavspecError, match=r"not a version of the game; give 1\.00, 1\.01, 2\.0, or the id"):
        navspec.convert(V1_DATA, "v2", settings={"version_id": given})


def test_what_is_no_version_of_the_data() -> None:
    with pytest.raises(navspec.NavspecError, match="'v3' is not a version of the data; use v1 or v2"):
        navspec.convert(V1_DATA, "v2", settings={"ipl_order": "v3"})


def test_a_save_that_has_the_script_already() -> None:
    [file] = navspec.convert(V1_DATA, "v1").files
    assert (file.state, file.data) == ("unchanged", V1_DATA)
    modified = valid({ID: 0x65F3E583}).to_bytes()
    assert made(modified, "v1") == modified
    assert made(modified, "v1", version_id="1.00") == V1_DATA


def test_padding_of_a_tool_stays() -> None:
    zeros = bytes(V1_SAVE.span("/padding")[1])
    expected = by_hand().put("/padding", zeros)
    assert made(valid({"/padding": zeros}).to_bytes(), "v2") == expected.to_bytes()


# --- parts of the map ----------------------------------------------------------------------------------------------


def test_parts_follow_the_data_where_that_is_said() -> None:
    """The builder's save has the farm and the crack factory loaded: 46 and 59 in v1, 59 and 42 in v2."""
    expected = by_hand().put(f"{PARTS}/45", 0).put(f"{PARTS}/41", 1)
    new = made(V1_DATA, "v2", ipl_order="v2")
    assert new == expected.to_bytes()
    assert made(new, "v1", ipl_order="v1") == V1_DATA
    assert made(V1_DATA, "v2", ipl_order="v1") == by_hand().to_bytes()


def test_parts_of_both_orders_at_once() -> None:
    mixed = valid({f"{PARTS}/59": 1})
    message = "the loaded parts of the map are those of neither version of the data: 46, 59, 60"
    assert refused(mixed, ipl_order="v2") == [("/ipl_flags/flags", message)]
    assert made(mixed.to_bytes(), "v2") == by_hand().put(f"{PARTS}/59", 1).to_bytes()


def test_the_orders_of_parts() -> None:
    """Runs as the facts have them, by first and last part in v2 and in v1."""
    runs = (
        "1:1 2-5:14-17 6-14:5-13 15-19:18-22 20-25:71-76 26-28:47-49 29-32:67-70 33-49:50-66 50-59:37-46 60-62:2-4 "
        "63-67:160-164 68-72:119-123 73-78:113-118 79-92:124-137 93-96:141-144 97-99:138-140 100-105:149-154 106-109:145-148 "
        "110-114:155-159 115-128:23-36 129-164:77-112 165-255:165-255"
    )
    expected: dict[int, int] = {}
    for run in runs.split():
        new, old = ([int(number) for number in side.split("-")] for side in run.split(":"))
        expected |= dict(zip(range(new[0], new[-1] + 1), range(old[0], old[-1] + 1), strict=True))
    parts = np.arange(1, 256)
    assert reorder_map_flags(parts, V2).tolist() == [expected[part] for part in range(1, 256)]
    assert reorder_map_flags(reorder_map_flags(parts, V2), V1).tolist() == parts.tolist()


# --- what stands against it ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("save", [android.valid(), definitive.valid()], ids=["android", "definitive"])
def test_other_platforms(save: Save) -> None:
    message = "the save is of another platform, whose script has other variables and threads"
    assert refused(save) == [("/scripts/main_script_size", message)]


@pytest.mark.parametrize(
    ("pointer", "value", "message"),
    [
        (SIZE, 194_123, "the main script has 194,123 bytes; v1 has 194,146, v2 194,125"),
        (
            "/scripts/largest_mission_size",
            68_440,
            "the script has 68,440 bytes in the largest mission; v1 and v2 have 68,439",
        ),
        ("/scripts/mission_count", 136, "the script has 136 missions; v1 and v2 have 135"),
        ("/scripts/largest_mission_locals", 963, "the script has 963 variables of missions; v1 and v2 have 964"),
    ],
)
def test_modified_scripts(pointer: str, value: int, message: str) -> None:
    assert refused(valid({pointer: value})) == [(pointer, message)]


def test_threads_in_unknown_places() -> None:
    message = "thread adplane goes on at 84,656, where the script of this size has no such place"
    assert refused(valid(thread(1, 84_656))) == [(f"{ADPLANE}/ip_rel", message)]
    unknown = valid(thread(1, 100_000, thread_name=b"custom\0\0"))
    expected = by_hand()
    for pointer, value in thread(1, 99_979, thread_name=b"custom\0\0").items():
        expected.put(pointer, value)
    assert made(unknown.to_bytes(), "v2") == expected.to_bytes()


def test_a_cutscene_that_could_be_skipped() -> None:
    message = "thread adplane would skip a cutscene to 84,000, whose place in the other script is unknown"
    refusal = refused(valid({f"{ADPLANE}/scene_skip_ip": 84_000}))
    assert refusal == [(f"{ADPLANE}/scene_skip_ip", message)]


# --- repairs that are not done -------------------------------------------------------------------------------------


def reasons(data: bytes, code: str) -> list[tuple[str, str]]:
    """State and reason of the steps of a repair that changes nothing."""
    done = navspec.repair(data, select=[f"SA_SAVE_{code}"], name="GTASAsf1.b")
    assert not any(file.changed for file in done.files)
    return [(step.state, step.reason) for set_ in done.sets for step in set_.steps]


def test_only_half_conversions_are_finished() -> None:
    reason = "not all threads are off by 21 bytes, which is what the scripts v1 and v2 differ in"
    assert reasons(valid(thread(1, 84_634)).to_bytes(), "THREAD_IP_TABLE") == [("taken_back", reason)]


def test_flags_of_both_orders_are_left() -> None:
    reason = "the flags are not in the order of the other version either; they may be a mixture of both"
    assert reasons(valid({f"{PARTS}/59": 1}).to_bytes(), "IPL_ORDER") == [("taken_back", reason)]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (
            V1_DATA[:-100],
            "the end of the save is missing; take it from an older one (`navspec repair SAVE --donor OLDER`)",
        ),
        (
            V1_DATA[:-1] + b"\7" + b"\r\n",
            "the checksum is not before them, so that they may belong to the save",
        ),
    ],
    ids=["too short", "with another sum"],
)
def test_saves_that_are_not_cut(data: bytes, reason: str) -> None:
    assert reasons(data, "FILE_SIZE") == [("taken_back", reason)]


def test_the_place_in_memory_stays() -> None:
    """Where the game had the script in memory makes no difference."""
    assert made(valid(moved(0xDA_12D0)).to_bytes(), "v2") == by_hand(0xDA_12D0).to_bytes()


# --- saves of phones with guards ---------------------------------------------------------------------------------------


EFFECTS = {
    (0, "f"): 1.0,
    (12, "f"): 0.0005,
    (24, "i"): 16,
    (40, "B"): 1,
    (120, "i"): 108,
    (160, "i"): 36,
    (180, "4B"): (0, 130, 0, 255),
}
EFFECTS |= {(208, "4f"): (1.0, 0.0, 0.0, 1.0), (256, "i"): 35, (320, "4B"): (64,) * 4, (328, "f"): 90.0, (337, "B"): 1}
"""Some of the values of block 28 that a new game has, by their offset and form."""


def test_a_save_with_guards_for_android() -> None:
    """The same values without guards; the blips that are new are free."""
    new = made(guarded.valid().to_bytes(), "android")
    gaps = {"gap_016": bytes(2), "gap_01e": bytes(2), "gap_025": bytes(1)}
    free = android.record("blip", counter=1, sphere_radius=1.0, icon_size=1, state=1, **gaps)
    expected = android.valid(form="a").put("/scripts/resources", [])
    expected.put("/radar_blips/blips", [*expected.get("/radar_blips/blips")[:175], *[free] * 75])
    at, length = expected.span("/post_effects/effects")
    assert new == expected.put("/post_effects/effects", new[at : at + length]).to_bytes()
    for (offset, form), value in EFFECTS.items():
        found = struct.unpack_from(f"<{form}", new, at + offset)
        assert found == pytest.approx(value if isinstance(value, tuple) else (value,)), offset
    assert navspec.check(new, name="GTASAsf1.b").findings == ()


def test_a_save_of_android_stays_as_it_is() -> None:
    data = android.valid().to_bytes()
    [file] = navspec.convert(data, "gta_sa_save_android:android").files
    assert (file.state, file.data) == ("unchanged", data)


@pytest.mark.parametrize("save", [valid(), definitive.valid()])
def test_saves_of_other_platforms_are_not_for_android(save: Save) -> None:
    assert refused(save, "android") == [
        ("/scripts/main_script_size", "the save is of another platform, whose script has other variables and threads")
    ]
