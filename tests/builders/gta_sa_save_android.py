"""Saves of Android packed from the document's tables; see `builders.gta_sa_save` for how they are changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from builders import gta_sa_save_content as content
from builders.gta_sa_save import Save, Sealing, bare, edited, tagged
from builders.gta_sa_save_layouts import LAYOUTS
from builders.records import STALE, Record, text

record = LAYOUTS.record

ANDROID = Sealing(65_000, 65_000, 195_000)

MISSION_STATE = bytes(index * 5 % 251 for index in range(700))
MISSION_TAIL = bytes(index * 3 % 241 for index in range(90))


def _name(key: str) -> bytes:
    return (key + "\0").encode("utf-16-le").ljust(200, bytes([STALE]))


def _simple() -> Record:
    return record(
        "android_simple_variables",
        version_id=0x147728C3,
        save_name=_name("SWEET_2"),
        **content.SIMPLE,
        **content.LANGUAGE,
        motion_blur=1,
        volumes=(64, 64),
        unknown_388=1,
        menu_radio=6,
        unknown_390=(1, 2, 0),
        unknown_404=1,
        unknown_412=(1, 1, 1),
        target_blip=content.TARGET_BLIP,
    )


def _scripts(*, is_mission: bool) -> Record:
    script = content.ANDROID_SCRIPT
    threads = content.threads("mobile_thread", script, streamed_script_index=-1)
    resources = [record("resource", index=2, owner_slot=90, model=37, resource_kind=1)]
    more: dict[str, Any] = {"save_kind": 4}
    if is_mission:
        ryder = record("special_model", model_name=b"ryder2\0")
        resources.append(record("special_resource", index=3, owner_slot=4, model=290, resource_kind=2, special=ryder))
        threads.append(mission_thread("android_mission_thread", "synd2", script))
        more |= {"mission_name": text("SYN2", 8), "mission_end": 1}
    layout = "mobile_mission_scripts" if is_mission else "mobile_scripts"
    return content.scripts(layout, script, threads, resources=resources, **more)


def mission_thread(layout: str, name: str, script: content.Script, **more: Any) -> Record:
    """The thread of a running mission, with its code and its variables."""
    return record(
        layout,
        slot=0x8004,
        streamed_script_index=-1,
        **{
            "mission_part/code": bytes(index * 11 % 253 for index in range(69_000)),
            "mission_part/mission_locals": [index % 90 for index in range(1024)],
        },
        thread_name=text(name, 8),
        is_active=1,
        external_type=-1,
        wake_time=content.TIMER,
        is_mission=1,
        ip_abs=script.base + 900,
        ip_rel=900,
        **more,
    )


def _person(layout: str, **more: Any) -> Record:
    return record(layout, ped_size=420, heading=1.5, **more)


def _pools(form: str, *, is_mission: bool) -> Record:
    body = content.body(136, "player_part/")
    people = [
        _person(
            "android_player",
            **content.person(content.MOBILE_MAX_HEALTH),
            **body,
            **{"player_part/unknown_end": 1.0},
        )
    ]
    more: dict[str, Any] = {"camera_target": (-1, 3, 1, -1)}
    if is_mission:
        more = {"camera_target": (-1, 2, 257, -1), "mission_state": MISSION_STATE, "mission_tail": MISSION_TAIL}
        people.append(_person("android_ped", handle=513, model=105, ped_type=8, position=content.PLAYER, health=100.0))
        people.append(_person("android_special_ped", handle=769, model=290, ped_type=24, model_name=b"ryder2\0\0\0"))
        more["vehicles"] = vehicles()
    objects = [object_.put("unknown_end", -1) for object_ in content.objects(f"android_object_{form}", 52)]
    return record("mobile_pools", players=people, objects=objects, **more)


def vehicles() -> list[Record]:
    """A car with a flat tyre that the player drives, and an empty scooter, which has no damage of its own."""
    there = {"vehicle_size": 128, "position": content.PLAYER, "health": 1000.0, "passengers": [-1] * 8}
    damage = {"damage/wheel_effect": 0.5, "damage/wheels": (1, 0, 0, 0)}
    car = record("car", handle=257, model=400, max_passengers=3, mass=1600.0, driver=1, **there, **damage)
    return [car, record("bike", handle=514, model=462, mass=100.0, driver=-1, **there)]


def briefs() -> list[Record]:
    """Twenty texts of the mission so far, three of them there."""
    known = [record("brief", key=key, numbers=[5, *[-1] * 5]) for key in (b"SWE2_A", b"SWE2_B", b"HELP_14")]
    return [*known, *[record("empty_brief")] * 17]


@cache
def _valid(form: str, is_mission: bool) -> Record:
    blocks = content.blocks(content.MOBILE_MAX_HEALTH)
    blocks["simple_variables"] = _simple()
    blocks["scripts"] = _scripts(is_mission=is_mission)
    blocks["pools"] = _pools(form, is_mission=is_mission)
    blocks["radar_blips"] = content.radar_blips(250)
    blocks["gang_wars"] = content.gang_wars("mobile_gang_wars", 96)
    blocks["post_effects"] = record("post_effects", effects_size=348)
    return tagged("android", blocks, briefs=briefs())


def valid(edits: Mapping[str, Any] | None = None, form: Literal["a", "b"] = "b") -> Save:
    """A save that keeps every rule, but for some edits by pointer, with objects of a form."""
    return edited(Save(_valid(form, is_mission=False), ANDROID), edits)


def during_mission(edits: Mapping[str, Any] | None = None, form: Literal["a", "b"] = "b") -> Save:
    """A save made while a mission ran: other people and a car, the code of the mission, and parts that nobody has decoded."""
    return edited(Save(_valid(form, is_mission=True), ANDROID), edits)


def smallest() -> Save:
    """A save in which nothing has happened."""
    blocks = bare()
    blocks["simple_variables"] = record("android_simple_variables")
    blocks["scripts"] = record("mobile_scripts", len_globals=16, globals=[*content.jump_over(16), 0, 0], save_kind=2)
    player = record("android_player", ped_size=420, **{"player_part/player_size": 136})
    blocks["pools"] = record("mobile_pools", players=[player], camera_target=(-1, 3, 1, -1))
    blocks["radar_blips"] = record("radar_blips", blips=[record("blip")] * 250)
    blocks["gang_wars"] = record("mobile_gang_wars", war_size=96)
    blocks["post_effects"] = record("post_effects", effects_size=348)
    return Save(tagged("android", blocks, briefs=[record("empty_brief")] * 20), ANDROID)


def example() -> bytes:
    """The same as bytes."""
    return smallest().to_bytes()
