"""Facts of saves in the words of the game."""

from __future__ import annotations

import zlib
from typing import Any

import pytest

import navspec
from builders import gta_sa_save as pc
from builders import gta_sa_save_android as android
from builders import gta_sa_save_de as definitive

SIMPLE, PLAYER = "/simple_variables", "/pools/players/0"
VARIABLES = "/scripts/main_script_size"


def facts(save: pc.Save) -> dict[str, Any]:
    (file,) = navspec.info(save.to_bytes()).to_dict()["files"]
    return file["info"]


def test_a_save_of_the_pc() -> None:
    save_facts = facts(pc.valid())
    assert save_facts == {
        "platform": "PC",
        "title": "Sweet's Girl",
        "version": "PC 1.00",
        "script_version": "v1",
        "saved": "2024-05-04 17:30:12",
        "during_mission": False,
        "last_mission": "SWEET_2",
        "game_time": {
            "clock": "19:45",
            "day": 14,
            "month": 2,
            "weekday": 3,
            "global_timer": 5_000_000,
            "played": "1 h 23 min",
        },
        "money": 14_250,
        "missions_passed": 26,
        "completed": {
            "percent": 17.11,
            "missions": {"count": 26, "of": 147},
            "tags": {"count": 10, "of": 100},
            "jumps": {"count": 3, "of": 70},
            "oysters": {"count": 3, "of": 50},
            "horseshoes": {"count": 2, "of": 50},
            "snapshots": {"count": 5, "of": 50},
            "territories": {"count": 24, "of": 48},
        },
        "position": {"x": 2495.25, "y": -1709.5, "z": 1014.75},
        "zone": None,
        "zone_name": None,
        "interior": 3,
        "room": "Johnson House",
        "health": 100.0,
        "armor": 25.0,
        "weapons": {
            "bat": 1,
            "pistol": 90,
            "shotgun": 20,
            "ak47": 200,
            "satchel": 5,
            "camera": 12,
            "flowers": 1,
            "parachute": 1,
            "detonator": 0,
        },
        "clothes": {
            "torso": "vest",
            "head": "bare",
            "hands": "bare",
            "legs": "jeans jeansdenim",
            "feet": "sneaker sneakerbincblk",
            "chain": None,
            "watch": None,
            "shades": None,
            "hat": None,
            "special": None,
        },
        "tattoos": [],
        "cars": 4,
        "garages": {
            "cjsafe (Ganton)": ["Savanna", "NRG-500"],
            "imp_la (Pershing Square)": ["Infernus"],
            "dhangar (Verdant Meadows)": ["Seasparrow"],
        },
        "mods": [],
        "checksum_ok": True,
    }


def test_other_platforms_say_the_same_of_the_same_game() -> None:
    of_pc, of_android, of_definitive = (facts(platform.valid()) for platform in (pc, android, definitive))
    platform_facts = {"platform", "title", "version", "script_version", "saved", "health", "checksum_ok"}
    assert {name for name in of_pc if of_pc[name] != of_android[name]} == platform_facts - {"checksum_ok"}
    assert {name for name in of_pc if of_pc[name] != of_definitive[name]} == platform_facts
    assert [of_android[name] for name in sorted(platform_facts)] == [
        True,
        125.0,
        "Android",
        None,
        "Android",
        "SWEET_2",
        "Android",
    ]
    assert [of_definitive[name] for name in sorted(platform_facts)] == [
        *(None, 125.0, "Definitive Edition", "2024-04-29 15:06:40"),
        *("Definitive Edition", "FAR_1", "Definitive Edition"),
    ]


@pytest.mark.parametrize("module", [android, definitive])
def test_missions(module: Any) -> None:
    assert facts(module.during_mission())["during_mission"] is True


@pytest.mark.parametrize("save", [pc.valid({"/checksum": 1}), android.valid({"/checksum": 1})])
def test_a_wrong_checksum(save: pc.Save) -> None:
    assert facts(save)["checksum_ok"] is False


def test_letters_that_only_the_font_knows() -> None:
    assert facts(pc.valid({f"{SIMPLE}/save_name": b"Pas\xa8a\0old".ljust(100)}))["title"] == "Pas\\xA8a"
    assert facts(pc.valid({f"{SIMPLE}/save_name": b"x" * 100}))["title"] == "x" * 100


def test_versions_that_nobody_knows() -> None:
    save_facts = facts(pc.valid({f"{SIMPLE}/version_id": 0x1234, VARIABLES: 84_856}))
    assert (save_facts["version"], save_facts["script_version"]) == ("unknown (0x00001234)", "modified (84,856 bytes)")
    assert save_facts["mods"] == ["the main script has 84,856 bytes"]


@pytest.mark.parametrize(
    ("edits", "sign"),
    [
        ({f"{SIMPLE}/version_id": 0x65F3E583}, "the executable of the game is a modified one"),
        (
            {"/scripts/threads/7/thread_name": b"trainer\0", "/scripts/threads/7/ip_rel": 190_001},
            "threads that no script of the original game has: trainer",
        ),
        ({"/tags/tags": [0] * 25}, "25 tags instead of 100"),
        ({"/padding": bytes(pc.valid().span("/padding")[1])}, "the padding was written by a tool"),
    ],
)
def test_signs_of_modifications(edits: dict[str, Any], sign: str) -> None:
    assert facts(pc.valid(edits))["mods"] == [sign]


@pytest.mark.parametrize(
    "name", [b"wuzi", b"riot", b"doc", b"impexpc", b"psch", b"quarrys", b"la1fin", b"zero", b"cesar"]
)
def test_scripts_of_the_original_game_are_no_modification(name: bytes) -> None:
    """No measured save need have them where they are."""
    thread = "/scripts/threads/7"
    edits = {f"{thread}/thread_name": name.ljust(8, b"\0"), f"{thread}/ip_rel": 190_001}
    assert facts(pc.valid(edits))["mods"] == []


def test_a_known_instruction_is_no_modification_under_any_name() -> None:
    assert facts(pc.valid({"/scripts/threads/7/thread_name": b"trainer\0"}))["mods"] == []


def test_the_smallest_zone_around_the_player() -> None:
    """Zone 64 spans 100 m from (-600, -700); zone 65 lies inside of it."""
    outside = {f"{SIMPLE}/interior": 0, f"{PLAYER}/position": (-550.0, -650.0, 10.0)}
    inner = {
        f"/zones/nav_zones/65/{name}": value for name, value in (("x1", -560), ("x2", -540), ("y1", -660), ("y2", -640))
    }
    assert facts(pc.valid(outside))["zone"] == "ZONE064"
    assert facts(pc.valid(outside | inner))["zone"] == "ZONE065"
    assert facts(pc.valid({f"{SIMPLE}/interior": 0, f"{PLAYER}/position": (0.0, 0.0, 9000.0)}))["zone"] is None


def test_clothes_by_their_names_and_by_their_keys() -> None:
    """Keys are those of upper case names; the bare body and tattoos have names, others are shown as they are."""

    def key(name: str) -> int:
        return zlib.crc32(name.encode()) ^ 0xFFFFFFFF

    save_facts = facts(
        pc.valid(
            {
                f"{PLAYER}/model_keys/0": key("TORSO"),
                f"{PLAYER}/texture_keys/0": 0,
                f"{PLAYER}/model_keys/8": key("COWBOY"),
                f"{PLAYER}/texture_keys/16": 0x98CF4021,
                f"{PLAYER}/texture_keys/8": key("8SA3"),
                f"{PLAYER}/texture_keys/12": 0x11BDD708,
            }
        )
    )
    clothes = save_facts["clothes"]
    assert (clothes["torso"], clothes["hat"], save_facts["tattoos"]) == (
        "bare",
        "cowboy 98CF4021",
        ["8sa3", "11BDD708"],
    )


def test_odd_numbers_are_none() -> None:
    save_facts = facts(
        pc.valid(
            {
                f"{PLAYER}/health": float("nan"),
                f"{PLAYER}/position/x": float("inf"),
                f"{PLAYER}/weapons/2/weapon_type": 777,
                "/statistics/float_stats/1": 0.0,
                f"{SIMPLE}/interior": 0,
                f"{SIMPLE}/system_time": (0, 99, 0, 0, 0, 0, 0, 0),
            }
        )
    )
    assert (save_facts["health"], save_facts["position"]["x"], save_facts["zone"], save_facts["saved"]) == (
        None,
        None,
        None,
        None,
    )
    assert save_facts["completed"]["percent"] is None
    assert save_facts["weapons"]["weapon 777"] == 90


def test_territories_are_counted_from_the_zones() -> None:
    """Also where the Grove has none: 12 of its zones are the Vagos' then, 12 are nobody's, and 24 were the others' before."""
    done = navspec.edit(pc.valid().to_bytes(), {"/zones/zone_infos/*/gang_density/gang_grove_street_families": 0})
    count = {"count": 0, "of": 36}
    assert navspec.info(done.data).to_dict()["files"][0]["info"]["completed"]["territories"] == count
