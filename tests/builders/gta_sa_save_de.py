"""Saves of the Definitive Edition, packed from the document's layout."""

from __future__ import annotations

from struct import pack

from builders.gta_sa_save_android import blocks as android_blocks

NAMES = (
    "SIMPLE_VARIABLES",
    "METADATA",
    "SCRIPTS",
    "POOLS",
    "GARAGES",
    "GAMELOGIC",
    "PATHS",
    "PICKUPS",
    "RESTART",
    "RADAR",
    "ZONES",
    "GANGS",
    "CARGENERATORS",
    "PLAYERINFO",
    "STATS",
    "SETPIECES",
    "STREAMING",
    "PEDTYPE",
    "TAGS",
    "IPLS",
    "SHOPPING",
    "GANGWARS",
    "STUNTJUMPS",
    "ENTRYEXIT",
    "RADIO",
    "USER_3DMARKERS",
    "POSTEFFECTS",
    "BRIEFS",
)


def text(content: str) -> bytes:
    """A text with its length and a zero."""
    return pack("<I", len(content) + 1) + content.encode() + b"\0"


def sections() -> list[bytes]:
    """The 28 sections of a save in which nothing has happened, without their names."""
    simple, scripts, _, *rest = android_blocks()
    del simple
    rest = [each for each in rest if each]
    rest[5] += b"\1\0"
    rest[10] = bytes(82 * 4 + 224 * 4 + 32 * 4 + 8 + 588)
    rest[17] = pack("<I", 124) + bytes(124)
    player = bytes(12) + pack("<I", 476) + bytes(476) + pack("<I", 136) + bytes(136)
    pools = pack("<I", 1) + player + pack("<I", 0) + bytes(16 + 22) + pack("<I", 0)
    return [text("FAR_1") + bytes(187), pack("<I", 0), scripts, pools, *rest, 20 * (bytes(8) + pack("<6i", *[-1] * 6))]


def example() -> bytes:
    """A save in which nothing has happened."""
    header = pack("<I", 0xFF00FF00) + pack("<I16xIQ", 33, 33, 0) + text("FAR_1") + pack("<II", 33, 33)
    return header + b"".join(text(name) + each for name, each in zip(NAMES, sections(), strict=True))
