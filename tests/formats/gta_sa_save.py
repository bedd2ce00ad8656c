"""Saves of San Andreas: PC, Android, the Definitive Edition."""

from __future__ import annotations

import math
import struct

from builders import (
    gta_sa_save,
    gta_sa_save_android,
    gta_sa_save_de,
    gta_sa_save_guarded,
    repairs_save_map,
    repairs_save_player,
    repairs_save_scripts,
)
from builders import gta_sa_save_content as content
from builders.gta_sa_save import Save
from builders.gta_sa_save import record as save_record
from builders.records import Record
from conformance.varying import patched
from formats import LARGEST_EXACT, Ends, FamilyCase, FormatCase, Shown


def _exact_time(data: bytes) -> bytes:
    """A Definitive Edition save whose time, in ten millionths of a second, is a number that JavaScript can hold."""
    return patched(data, [(28, struct.pack("<Q", LARGEST_EXACT))])


def _numbers(save: Save) -> bytes:
    """A save whose empty places for cars hold no NaN: its bits do not survive in every language."""
    for number, car in enumerate(save.get("/garages/cars")):
        if math.isnan(car.get("position/x")):
            save.put(f"/garages/cars/{number}/position/x", -1e9)
    return save.to_bytes()


def _with_rows(save: Save, people: list[Record], **more: list[Record]) -> Save:
    """A small save with rows in the lists that are empty in it, as many as there are members to show."""
    rows = {
        "game_logic/restarts": [save_record("restart")],
        "garages/garages": [save_record("garage")] * 39,
        "zones/nav_zones": [save_record("zone")] * 6,
        "zones/zone_infos": [save_record("zone_info")] * 22,
        "car_generators/generators": [save_record("car_generator")] * 4,
        "entry_exits/entries": [*[save_record("entry_exit")] * 2, save_record("entry_end", entry_index=-1)],
        "pools/players": people,
    }
    for path, each in (rows | {name.replace("__", "/"): each for name, each in more.items()}).items():
        save.put(f"/{path}", each)
    return save


def _empty(save: Save) -> bytes:
    """A small save with nothing in the lists that have something in it."""
    return save.put("/scripts/len_globals", 0).put("/scripts/globals", []).put("/pools/players", []).to_bytes()


def _resources() -> list[Record]:
    """One of each kind."""
    special = save_record("special_model", model_name=b"ryder2\0")
    return [save_record("resource"), save_record("special_resource", model=290, special=special)]


def _vehicles() -> list[Record]:
    """One of each class that matters, and one of a model that the game does not have."""
    bikes = [save_record("bike", model=model) for model in (448, 430, 449)]
    return [save_record("car", model=400), save_record("car"), *bikes]


def _save_with_rows() -> Save:
    people, objects = [save_record("player")] * 34, [save_record("object")] * 9
    return _with_rows(gta_sa_save.smallest(), people, pools__objects=objects)


def _android_save_with_rows() -> Save:
    people = [
        save_record("android_player"),
        save_record("android_ped", ped_type=8),
        save_record("android_special_ped", ped_type=8, model=290),
    ]
    return _with_rows(
        gta_sa_save_android.smallest(),
        people,
        pools__vehicles=_vehicles(),
        pools__objects=[save_record("android_object_b", object_type=2)] * 20,
        scripts__resources=_resources(),
        scripts__threads=[
            gta_sa_save_android.mission_thread("android_mission_thread", "synd2", content.ANDROID_SCRIPT)
        ],
    )


def _guarded_save_with_rows() -> Save:
    people = [save_record("android_player"), save_record("android_ped", ped_type=8)]
    save = _with_rows(
        gta_sa_save_android.smallest(),
        people,
        pools__objects=[save_record("android_object_a", object_type=2)],
        scripts__threads=[save_record("mobile_thread")],
        entry_exits__stack=[5],
    )
    return gta_sa_save_guarded.with_guards(save)


def _definitive_save_with_rows() -> Save:
    people = [
        save_record("definitive_player"),
        save_record("definitive_ped", ped_type=8),
        save_record("definitive_special_ped", ped_type=8, model=290),
    ]
    return _with_rows(
        gta_sa_save_de.smallest(),
        people,
        pools__vehicles=_vehicles(),
        pools__objects=[save_record("definitive_object")],
        scripts__resources=_resources(),
    )


def _summed(data: bytes) -> bytes:
    """A save whose last four bytes are the sum of the others again."""
    return data[:-4] + struct.pack("<I", sum(data[:-4]) & 0xFFFFFFFF)


WITHOUT_STATE = {"/pools/mission_state": b"", "/pools/mission_tail": b""}
"""Edits of a save during a mission: without what only trial tells the length of."""

_GUESSED = "only a trial tells; a generated parser takes what the spec takes by itself"
_SHIFTED = (
    "the bytes before the checksum take what is left, so that a file without its end is read with another checksum"
)

FAMILY = FamilyCase(
    "gta_sa_save",
    formats=(
        FormatCase(
            "gta_sa_save",
            Ends(gta_sa_save.example, {"first_letters": 3, "first_block": 100, "script_brains": 600}),
            lambda: {"example": gta_sa_save.example(), "empty": _empty(gta_sa_save.smallest())},
            large=lambda: {"valid": _numbers(gta_sa_save.valid())},
            swept=lambda: [_save_with_rows().to_bytes()],
            sealed=_summed,
            unreachable={"gta_sa_save: in the last field": _SHIFTED},
        ),
        FormatCase(
            "gta_sa_save_android",
            Ends(gta_sa_save_android.example, {"first_letters": 3, "first_block": 100, "script_brains": 800}),
            lambda: {
                "example": gta_sa_save_android.example(),
                "empty": _empty(gta_sa_save_android.smallest()),
                "trailing": gta_sa_save_android.smallest().put("/trailing", b"behind").to_bytes(),
                "guarded": gta_sa_save_guarded.example(),
            },
            large=lambda: {
                "valid": _numbers(gta_sa_save_android.valid()),
                "during_mission": _numbers(gta_sa_save_android.during_mission(WITHOUT_STATE)),
                "guarded_valid": _numbers(gta_sa_save_guarded.valid()),
            },
            too_many={
                "guarded_resources": lambda: gta_sa_save_guarded.smallest().put("/scripts/num_resources", 1).to_bytes()
            },
            swept=lambda: [_android_save_with_rows().to_bytes(), _guarded_save_with_rows().to_bytes()],
            sealed=_summed,
            unreachable={
                "gta_sa_save_android: in the last field": _SHIFTED,
                "radar_block.blips: empty": "a file has 175 or 250 of them",
                "gta_sa_save_android.len_mission_state: more": _GUESSED,
                "gta_sa_save_android.len_mission_tail: more": _GUESSED,
            },
        ),
        FormatCase(
            "gta_sa_save_de",
            Ends(gta_sa_save_de.example, {"magic": 3, "header": 20, "last_brief": -1}),
            lambda: {
                "example": _exact_time(gta_sa_save_de.example()),
                "empty": _exact_time(_empty(gta_sa_save_de.smallest())),
            },
            large=lambda: {
                "valid": _exact_time(_numbers(gta_sa_save_de.valid())),
                "during_mission": _exact_time(_numbers(gta_sa_save_de.during_mission())),
            },
            swept=lambda: [_exact_time(_definitive_save_with_rows().to_bytes())],
            is_read_only=True,
        ),
    ),
    repairs=(*repairs_save_map.CASES, *repairs_save_player.CASES, *repairs_save_scripts.CASES),
    readme=lambda: {
        "GTASAsf1.b": gta_sa_save.valid().to_bytes(),
        "GTASAsf2.b": gta_sa_save.valid().to_bytes(),
        "broken.b": patched(gta_sa_save.valid().to_bytes(), [(gta_sa_save.valid().span("/tag_12")[0], b"?")]),
    },
    commands={
        "check GTASAsf1.b": Shown(0, "1 file, 0 errors, 0 warnings"),
        "info GTASAsf1.b": Shown(0, "  title                              Sweet's Girl  /simple_variables/save_name"),
        "repair GTASAsf1.b --select SA_SAVE_TRAFFIC_GLITCH --apply": Shown(
            0, "wrote GTASAsf1.b, before: GTASAsf1.b.bak"
        ),
        "check broken.b": Shown(1, "1 file, 1 unreadable, 1 error, 0 warnings"),
        "repair broken.b": Shown(1, "1 file: 1 error, 0 warnings; nothing is repaired"),
        "repair broken.b --donor GTASAsf2.b -o repaired.b": Shown(0, "wrote repaired.b"),
        "check repaired.b": Shown(0, "1 file, 0 errors, 0 warnings"),
        "repair broken.b --donor GTASAsf2.b": Shown(
            0, "    the mark before /car_generators was damaged, and is written again"
        ),
        "set GTASAsf1.b money=1000000": Shown(0, "wrote GTASAsf1.b, before: GTASAsf1.b.bak"),
        "check GTASAsf1.b --output-format html -o save.html": Shown(0, "1 file, 0 errors, 0 warnings; wrote save.html"),
    },
)
