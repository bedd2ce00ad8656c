"""Saves of San Andreas packed from the document's tables, to be changed by the pointers that findings have.

    save = valid({"/pools/players/0/health": 50.0})
    save.span("/pools/players/0/health")   # offset and length in the file
    save.put("/stunt_jumps/jumps", save.get("/stunt_jumps/jumps")[1:])

Counts follow their lists, padding and checksum all the rest, unless they are put themselves.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, NamedTuple

from builders import gta_sa_save_content as content
from builders.gta_sa_save_layouts import BLOCKS, EMPTY, LAYOUTS
from builders.records import STALE, Record, text

record = LAYOUTS.record

TAG = b"BLOCK"


class Sealing(NamedTuple):
    """How a platform ends its saves: in which sizes, and how far back the bytes stand that the padding repeats."""

    unit: int
    window: int
    smallest: int


PC = Sealing(202_752, 51_200, 202_752)


class Save:
    """A save; `sealing` is None where nothing follows the data."""

    def __init__(self, root: Record, sealing: Sealing | None = PC) -> None:
        self.root, self.sealing = root, sealing

    @property
    def name(self) -> str:
        """Name of the file."""
        return "GTASAsf1.b" if self.sealing else "GTASAsf1.sav"

    def get(self, pointer: str) -> Any:
        """What stands at a pointer: a number, bytes, a record, or a list of these."""
        return self.root.get(pointer[1:])

    def put(self, pointer: str, value: Any) -> Save:
        """Put another value, record or list at a pointer; gives the save itself."""
        self.root = self.root.put(pointer[1:], value)
        self.__dict__.pop("sealed", None)
        return self

    def span(self, pointer: str) -> tuple[int, int]:
        """Offset and length of what stands at a pointer."""
        return self.sealed.span(pointer[1:])

    def to_bytes(self) -> bytes:
        """The file."""
        return self.sealed.data

    @cached_property
    def sealed(self) -> Record:
        """The save with padding and checksum."""
        if not self.sealing:
            return self.root
        trailing = len(self.root.values.get("trailing", b""))
        root = self.root
        if "padding" not in root.given:
            data = root.data[: len(root.data) - 4 - trailing]
            root = root.put("padding", padding(data, self.sealing))
        if "checksum" not in root.given:
            root = root.put("checksum", sum(root.data[: len(root.data) - 4 - trailing]) & 0xFFFFFFFF)
        return root


def padding(data: bytes, sealing: Sealing) -> bytes:
    """What the game writes behind its data."""
    used = len(data) + 4
    room = max(sealing.smallest - used, -used % sealing.unit)
    window = data[-sealing.window :]
    return (window * (room // len(window) + 1))[:room]


def tagged(platform: str, blocks: Mapping[str, Record], **more: Any) -> Record:
    """A file of blocks behind their letters."""
    tags = {path: TAG for path in LAYOUTS.leaves(platform) if path.startswith("tag_") or path.endswith("/tag")}
    return record(platform, **tags, **blocks, **more)


@cache
def _valid() -> Record:
    blocks = content.blocks(content.MAX_HEALTH)
    blocks["simple_variables"] = record(
        "simple_variables",
        version_id=0x35DA8175,
        save_name=text("Sweet's Girl", 23, STALE).ljust(100, bytes([STALE])),
        **content.SIMPLE,
        **content.LANGUAGE,
        system_time=(2024, 5, 6, 4, 17, 30, 12, 250),
        target_blip=content.TARGET_BLIP,
    )
    blocks["scripts"] = content.scripts("scripts", content.PC_SCRIPT, content.threads("thread", content.PC_SCRIPT))
    player = record("player", ped_size=0x18C, **content.person(content.MAX_HEALTH), **content.body(0x84))
    blocks["pools"] = record("pools", players=[player], objects=content.objects("object", 48))
    blocks["radar_blips"] = content.radar_blips(175)
    return tagged("pc", blocks)


def valid(edits: Mapping[str, Any] | None = None) -> Save:
    """A save that keeps every rule, but for some edits by pointer."""
    return edited(Save(_valid()), edits)


def edited(save: Save, edits: Mapping[str, Any] | None) -> Save:
    """A save with some values by pointer."""
    for pointer, value in (edits or {}).items():
        save.put(pointer, value)
    return save


def bare() -> dict[str, Record]:
    """Blocks in which nothing has happened, as all platforms write them."""
    found = {name: record(name) for name in BLOCKS if name not in EMPTY}
    found["garages"] = record("garages", cars=[record("stored_car")] * 80)
    found["pickups"] = record("pickups", pickups=[record("pickup")] * 620)
    found["player_info"] = record("player_info", info_size=40)
    found["set_pieces"] = record("set_pieces", pieces=[record("set_piece")] * 210)
    found["streaming"] = record("streaming", slots=[0] * 26316)
    found["ipl_flags"] = record("ipl_flags", slot_count=256)
    found["entry_exits"] = record("entry_exits", entries=[record("entry_end", entry_index=-1)])
    return found


def longer_block(data: bytes, end: int, extra: bytes = b"\1\2\3") -> bytes:
    """A save with more bytes in the block that ends at an offset: as long as before, with a right checksum."""
    body = (data[:end] + extra + data[end:])[: len(data) - 4]
    return body + struct.pack("<I", sum(body) % 2**32)


def smallest() -> Save:
    """A save in which nothing has happened."""
    blocks = bare()
    blocks["scripts"] = record("scripts", len_globals=16, globals=[*content.jump_over(16), 0, 0])
    blocks["pools"] = record("pools", players=[record("player")])
    blocks["radar_blips"] = record("radar_blips", blips=[record("blip")] * 175)
    blocks["gang_wars"] = record("gang_wars", war_size=88)
    return Save(tagged("pc", blocks))


def example() -> bytes:
    """The same as bytes."""
    return smallest().to_bytes()
