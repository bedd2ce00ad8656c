"""Blocks of a save taken out of another one: which, why, and what of the save stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_save_android, gta_sa_save_de
from builders.gta_sa_save import Save, longer_block, valid
from builders.source_nav import mesh
from navspec.errors import NavspecError
from navspec.records.changes import Repaired, Transplant

NEWER = {
    "/player_info/money": 5_000,
    "/player_info/money_shown": 5_000,
    "/simple_variables/game_hour": 3,
    "/statistics/int_stats/27": 9,
}


def newer() -> Save:
    return valid(NEWER)


def damaged(save: Save, pointer: str, data: bytes | None = None, at: int = 0) -> bytes:
    """A save with other bytes somewhere, zeros if need be; the checksum stays."""
    offset, length = save.span(pointer)
    new, damaged_data = bytes(length) if data is None else data, bytearray(save.to_bytes())
    damaged_data[offset + at : offset + at + len(new)] = new
    return bytes(damaged_data)


def mend(data: bytes, donor: bytes | None = None, *parts: str) -> Repaired:
    return navspec.repair(data, name="GTASAsf1.b", donor=donor or valid().to_bytes(), parts=parts)


def taken(done: Repaired) -> Transplant:
    (set_,) = done.sets
    assert set_.taken
    return set_.taken


def named(done: Repaired) -> list[str]:
    return [part.pointer for part in taken(done).parts]


@pytest.mark.parametrize(
    "tag", ["/tag_00", "/tag_01", "/phone_info/tag", "/tag_12", "/audio_script_objects/tag", "/tag_27"]
)
def test_a_damaged_tag_costs_nothing(tag: str) -> None:
    save = newer()
    done = mend(damaged(save, tag, b"bl"))
    assert done.files[0].data == save.to_bytes()
    assert named(done) == []
    assert (done.before["error"], done.after["error"]) == (1, 0)
    assert taken(done).notes[-1].count("checksum") == 1
    assert "right again" in taken(done).notes[-1]


def test_a_damaged_tag_of_android() -> None:
    save = gta_sa_save_android.valid()
    done = mend(damaged(save, "/tag_12"), save.to_bytes())
    assert done.files[0].data == save.to_bytes()


def test_a_save_without_a_name_is_read_as_the_other_is() -> None:
    save = newer()
    done = navspec.repair(damaged(save, "/tag_00"), donor=valid().to_bytes())
    assert done.files[0].data == save.to_bytes()


@pytest.mark.parametrize("block", ["garages", "pickups"])
def test_zeros_in_the_place_of_a_block_are_none(block: str) -> None:
    save = newer()
    done = mend(damaged(save, f"/{block}"))
    assert named(done) == [f"/{block}"]
    assert done.files[0].data == save.to_bytes()  # the block was the same in the other save


@pytest.mark.parametrize("block", ["player_info", "statistics", "streaming"])
def test_the_padding_has_the_last_blocks_once_more(block: str) -> None:
    save = newer()
    done = mend(damaged(save, f"/{block}"))
    assert named(done) == []
    assert done.files[0].data == save.to_bytes()
    assert "repeat the last ones" in taken(done).notes[0]


def test_what_changes_for_the_player_is_told() -> None:
    data = bytearray(damaged(newer(), "/player_info/info_size", b"\7"))
    data[newer().span("/padding")[0] + 10] ^= 1  # or it would have the block once more
    done = mend(bytes(data))
    assert named(done) == ["/player_info"]
    reason = taken(done).parts[0].reason
    assert reason == "1 error in it cannot be repaired: SA_SAVE_NESTED_SIZE"
    facts = {fact.fact: (fact.old, fact.new) for fact in taken(done).facts}
    assert facts == {"money": (5_000, valid().get("/player_info/money"))}
    assert "was wrong already" in taken(done).notes[0]


def test_bytes_that_are_missing_cost_their_block_alone() -> None:
    save = newer()
    offset, _ = save.span("/radar_blips")
    data = save.to_bytes()
    done = mend(data[: offset + 40] + data[offset + 80 :])
    assert named(done) == ["/radar_blips"]
    assert done.files[0].data == save.to_bytes()  # the block was the same in the other save


def test_a_file_that_is_cut_off_has_the_blocks_before_the_cut() -> None:
    save = newer()
    done = mend(save.to_bytes()[: save.span("/statistics")[0] + 100])
    assert named(done)[0] == "/statistics"
    assert len(done.files[0].data) == 202_752
    repaired_tables = navspec.tables(done.files[0].data)
    assert repaired_tables.value("player_info.money") == 5_000
    assert repaired_tables.value("simple_variables.game_hour") == 3
    assert not navspec.check(done.files[0].data).fails


def test_scripts_bring_what_they_refer_to() -> None:
    save = valid({**NEWER, "/scripts/globals/900": 7})  # or the checksum would tell that the scripts alone are damaged
    done = mend(damaged(save, "/scripts/threads/0/ip_rel", b"\0\0\0\x7f"))
    blocks = {part.pointer: part.reason for part in taken(done).parts}
    assert list(blocks) == [
        "/scripts", "/pools", "/game_logic", "/pickups", "/radar_blips", "/car_generators", "/statistics",
    ]  # fmt: skip
    assert "handles" in blocks["/pickups"]
    assert ("missions_passed", 9, valid().get("/statistics/int_stats/27")) in [
        (fact.fact, fact.old, fact.new) for fact in taken(done).facts
    ]


def test_the_place_of_the_player_is_taken_as_a_whole() -> None:
    save = valid({**NEWER, "/scripts/globals/883": 2})
    done = mend(save.to_bytes(), None, "pools")
    assert named(done)[:3] == ["/scripts", "/pools", "/game_logic"]
    assert "the place of the player" in taken(done).parts[0].reason
    assert named(mend(newer().to_bytes(), None, "/pools")) == ["/pools"]


def test_the_checksum_proves_which_block_rotted() -> None:
    """Nothing else tells: a global variable of the scripts may have any value."""
    save = valid({**NEWER, "/scripts/globals/900": 1})
    donor = valid({"/scripts/globals/900": 1}).to_bytes()
    done = mend(damaged(save, "/scripts/globals/900"), donor)
    assert named(done) == ["/scripts"]
    assert done.files[0].data == save.to_bytes()
    assert "right again" in taken(done).notes[-1]


def test_a_save_is_not_sealed_over_what_was_not_found() -> None:
    """The damage is in a block that the older save has otherwise."""
    sound, older = valid({"/scripts/globals/900": 1}), valid({"/scripts/globals/901": 5})
    rotten = damaged(sound, "/scripts/globals/900")
    done = mend(rotten, older.to_bytes())
    assert named(done) == []
    assert done.after["error"] == 1
    assert done.files[0].data == rotten
    requested = navspec.repair(rotten, name="GTASAsf1.b", donor=older.to_bytes(), select=["SA_SAVE_CHECKSUM"])
    assert requested.after["error"] == 0


def test_the_checksum_stays_right_where_it_was() -> None:
    done = mend(newer().to_bytes(), None, "garages", "player_info")
    assert named(done) == ["/garages", "/player_info"]
    assert taken(done).notes == ()
    assert done.files[0].data == valid({key: value for key, value in NEWER.items() if "player" not in key}).to_bytes()


def test_a_whole_save_stays_as_it_is() -> None:
    data = newer().to_bytes()
    done = mend(data)
    assert named(done) == []
    assert done.files[0].data == data
    assert not done.files[0].changed


@pytest.mark.parametrize(
    ("data", "donor", "parts", "words"),
    [
        (
            valid({"/simple_variables/version_id": 0xFD148DF6}).to_bytes(),
            None,
            ["garages"],
            "the version of this one is PC 2.0",
        ),
        (valid({"/scripts/main_script_size": 194125}).to_bytes(), None, ["garages"], "the script of this one is v2"),
        (valid().to_bytes(), None, ["nothing"], "there is no part 'nothing'; there are simple_variables, scripts"),
        (
            valid().to_bytes(),
            gta_sa_save_android.valid().to_bytes(),
            [],
            "only be taken from a file of the same format",
        ),
        (
            valid().to_bytes(),
            gta_sa_save_de.valid().to_bytes(),
            [],
            "no parts can be taken out of a file of gta_sa_save_de",
        ),
        (valid().to_bytes(), damaged(valid(), "/tag_05"), [], "the other file cannot be read itself"),
        (b"", None, [], "nothing of this file can be read"),
    ],
)
def test_what_does_not_fit_is_refused(data: bytes, donor: bytes | None, parts: list[str], words: str) -> None:
    with pytest.raises(NavspecError, match=words):
        mend(data, donor, *parts)


def without_checksum(data: bytes) -> bytes:
    """A save whose checksum does not fit it any more."""
    return data[:-4] + bytes(byte ^ 0xFF for byte in data[-4:])


@pytest.mark.parametrize("of_version", [valid, gta_sa_save_android.valid], ids=["pc", "android"])
def test_an_intact_save_of_an_unknown_version_takes_nothing(of_version: Callable[[], Save]) -> None:
    save = of_version()
    unknown = longer_block(save.to_bytes(), save.span("/tag_12")[0])
    with pytest.raises(
        NavspecError, match=r"this file is intact, of a version that navspec does not know.*Keep the file"
    ):
        mend(unknown, save.to_bytes())


@pytest.mark.parametrize(
    ("own", "donor"),
    [(gta_sa_save_android.valid, valid), (valid, gta_sa_save_android.valid)],
    ids=["android from pc", "pc from android"],
)
def test_a_broken_save_takes_nothing_of_another_platform(own: Callable[[], Save], donor: Callable[[], Save]) -> None:
    """The second tag tells the platform, and where that is lost the size of the file."""
    broken = without_checksum(damaged(own(), "/tag_12"))
    second_tag, _ = own().span("/tag_01")
    for data in (broken, broken[:second_tag] + b"-----" + broken[second_tag + 5 :]):
        with pytest.raises(NavspecError, match="only be taken from a file of the same format"):
            mend(data, donor().to_bytes())


def test_a_save_stays_its_own_for_the_most_part() -> None:
    """Fifteen of 28 parts are lost in the first file, fourteen in the second one."""
    save = newer()
    data = save.to_bytes()
    words = "15 of the 28 parts of this file would have to come from the other file, which is more than half: take"
    with pytest.raises(NavspecError, match=words):
        mend(data[: save.span("/ped_generators/tag")[0] + 5])
    assert len(named(mend(data[: save.span("/audio_script_objects/tag")[0] + 5]))) == 14


def test_more_than_half_can_be_asked_for_by_name() -> None:
    names = [name for name in navspec.load(valid().to_bytes()).__dict__ if not name.startswith("_")]
    blocks = [name for name in names if not name.startswith("tag_") and name not in ("padding", "checksum")]
    assert len(blocks) == 28
    assert len(named(mend(newer().to_bytes(), None, *blocks[:20]))) >= 20


def test_parts_need_a_donor_and_one_file(tmp_path: Path) -> None:
    with pytest.raises(NavspecError, match="name that, too"):
        navspec.repair(valid().to_bytes(), parts="garages")
    with pytest.raises(NavspecError, match="one file at a time"):
        navspec.repair([valid().to_bytes()] * 2, donor=valid().to_bytes())
    with pytest.raises(NavspecError, match="this file: no parts can be put into a file of source_nav"):
        navspec.repair(mesh().pack(), donor=valid().to_bytes())


def test_marks_that_are_none_are_passed_over() -> None:
    save = newer()
    done = mend(save.to_bytes()[: save.span("/pickups")[0]] + b"BLOCK" * 30_000)
    garages = slice(save.span("/garages")[0], save.span("/tag_04")[0])
    assert done.files[0].data[garages] == save.to_bytes()[garages]
    assert not navspec.check(done.files[0].data).fails
