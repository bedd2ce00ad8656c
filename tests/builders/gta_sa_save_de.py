"""Saves of the Definitive Edition packed from the document's tables; see `builders.gta_sa_save` for how they are changed."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from functools import cache
from struct import pack
from typing import Any

from builders import gta_sa_save_content as content
from builders.gta_sa_save import Save, bare, edited
from builders.gta_sa_save_android import mission_thread
from builders.gta_sa_save_layouts import LAYOUTS, SECTIONS
from builders.records import Record

record = LAYOUTS.record

SYMBOLS = b"""//Globalvariables
main.sc FLAG_PLAYER_ON_MISSION 0 1632 3 0
main.sc RETURNED_TAGS 0 3212 3 0
//EndGlobalvariables
"""
CHUNK = 0x20000


def string(content: str) -> bytes:
    """A text with its length and a zero."""
    return pack("<I", len(content) + 1) + content.encode() + b"\0"


def symbol_table() -> bytes:
    """Chunks of packed text, about as many bytes as the game writes."""
    plain = pack("<I", 200_000) + SYMBOLS.ljust(199_999, b"\n") + b"\0"
    chunks = []
    for at in range(0, len(plain), CHUNK):
        part = plain[at : at + CHUNK]
        packed = zlib.compress(part, 0)
        chunks.append(pack("<6Q", 0x9E2A83C1, CHUNK, len(packed), len(part), len(packed), len(part)) + packed)
    return b"".join(chunks)


def _file(sections: Mapping[str, Record], briefs: list[Record]) -> Save:
    names = {f"tag_{index:02}": string(name) for index, name in enumerate(SECTIONS.values())}
    root = record(
        "definitive",
        magic=bytes.fromhex("00ff00ff"),
        format_version=33,
        hash=bytes(range(16)),
        format_version_2=33,
        time_saved=638_500_000_000_000_000,
        save_name=(6, b"FAR_1\0"),
        format_version_3=33,
        format_version_4=33,
        radar_end=b"\1\0",
        briefs=briefs,
        **names,
        **{name: section for name, section in sections.items() if name in SECTIONS},
    )
    return Save(root, None)


def _pools() -> Record:
    player = record(
        "definitive_player",
        **content.person(content.MOBILE_MAX_HEALTH),
        **content.body(136, "player_part/"),
        **{"ped_size": 476, "heading": 1.5, "player_part/unknown_end": 1.0},
    )
    objects = [
        record(
            "definitive_object",
            handle=256 * index + 1,
            model=1000 + index,
            object_size=88,
            position=(15.0 * index, 0, 12.0),
        )
        for index in range(40)
    ]
    return record("definitive_pools", players=[player], camera_target=(-1, 3, 1, -1), objects=objects)


@cache
def _valid(is_mission: bool) -> Record:
    script = content.DEFINITIVE_SCRIPT
    threads = content.threads("mobile_thread", script, streamed_script_index=-1)
    layout, more = "mobile_scripts", {}
    if is_mission:
        threads.append(
            mission_thread("definitive_mission_thread", "zero4", script, **{"mission_part/mission_index": 74})
        )
        layout, more = "mobile_mission_scripts", {"mission_end": 1}
    sections = content.blocks(content.MOBILE_MAX_HEALTH)
    sections["simple_variables"] = record(
        "definitive_simple_variables",
        last_mission=(6, b"FAR_1\0"),
        version_id=0xF2E813F3,
        unknown_89=2,
        **content.SIMPLE,
    )
    sections["metadata"] = record("metadata", chunks=symbol_table())
    sections["scripts"] = content.scripts(layout, script, threads, save_kind=5 if is_mission else 4, **more)
    sections["pools"] = _pools()
    sections["radar_blips"] = content.radar_blips(250)
    sections["statistics"] = content.statistics("definitive_statistics")
    sections["gang_wars"] = content.gang_wars("definitive_gang_wars", 124, specific_zones=[-1] * 6)
    sections["post_effects"] = record("post_effects", effects_size=348)
    known = [record("definitive_brief", key=b"FAR1_A", mission_text=b"FAR_1", numbers=[5, *[-1] * 5])] * 2
    return _file(sections, known + [record("definitive_brief", numbers=[-1] * 6)] * 18).root


def valid(edits: Mapping[str, Any] | None = None) -> Save:
    """A save that keeps every rule, but for some edits by pointer."""
    save = edited(Save(_valid(is_mission=False), None), edits)
    return save.put("/pickups/pickups/10/object_ptr", 0x7FEA_0010)


def during_mission(edits: Mapping[str, Any] | None = None) -> Save:
    """A save made while a mission ran, with the mission's code."""
    return edited(Save(_valid(is_mission=True), None), edits)


def smallest() -> Save:
    """A save in which nothing has happened."""
    sections = bare()
    sections["simple_variables"] = record("definitive_simple_variables", last_mission=(6, b"FAR_1\0"))
    sections["metadata"] = record("metadata")
    sections["scripts"] = record("mobile_scripts", len_globals=16, globals=[*content.jump_over(16), 0, 0], save_kind=2)
    player = record("definitive_player", ped_size=476, **{"player_part/player_size": 136})
    sections["pools"] = record("definitive_pools", players=[player])
    sections["radar_blips"] = record("radar_blips", blips=[record("blip")] * 250)
    sections["statistics"] = record("definitive_statistics")
    sections["gang_wars"] = record("definitive_gang_wars", war_size=124)
    sections["post_effects"] = record("post_effects", effects_size=348)
    return _file(sections, [record("definitive_brief", numbers=[-1] * 6)] * 20)


def example() -> bytes:
    """The same as bytes."""
    return smallest().to_bytes()
