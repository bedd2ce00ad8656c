"""Clothes by their keys: the CRC-32 of the name of a model or texture in upper case, without the last inversion."""

from __future__ import annotations

import zlib

_NAMES = (
    *("TORSO", "HEAD", "HANDS", "LEGS", "FEET", "PLAYER_FACE"),
    *("VEST", "VESTBLACK", "TSHIRT", "TSHIRTILOVELS", "FIELD", "HOODYA", "HOODYABLUE", "HOODYAGREEN", "BBJACK"),
    *("BBJACKRIM", "SLEEVT", "SLEEVTBROWN", "TRACKYTOP1", "TRACKYTOP2ERIS", "POLICETR"),
    *("AFRO", "AFROBEARD", "BEARD", "CORNROWS", "FLATTOP", "GROOVECUT", "HIGHFADE", "TASH", "TRAMLINE"),
    *("BOXINGSHORT", "CHINOSB", "CHINOSBLACK", "CHINOSBLUE", "DENIMSGANG", "JEANS", "JEANSDENIM", "SHORTS"),
    *("SHORTSKHAKI", "TRACKTR", "TRACKTRPRO", "WORKTR", "WORKTRCAMOGRN", "WORKTRCAMOGRY", "WORKTRKHAKI"),
    *("BASK1", "BASK1ERIS", "BASK2SEMI", "BIKER", "BOXINGSHOE", "CONV", "CONVPROBLU", "COWBOYBOOT2"),
    *("SHOEDRESSBLK", "SNEAKER", "SNEAKERBINCBLK", "TIMBERGREY"),
    *("DOGTAG", "NECK", "NECK2", "NECKAFRICA", "NECKHASH", "NECKLS"),
    *("WATCH", "WATCHCRO2", "WATCHGNO2", "WATCHPRO2", "WATCHZIP1", "WATCHZIP2"),
    *("BANDGANG3", "BANDMASK", "GLASSES03", "GLASSES03DARK", "GLASSES04", "GLASSES04DARK", "GROUCHOS"),
    *("ZORROMASK",),
    *("BANDGANG", "BANDGANG2", "BANDKNOTS", "BIKERHELMET", "CAP", "CAPBLUE", "COWBOY", "HATMANC", "HATMANCBLK"),
    *("HELMET", "MOTO"),
    *("4SPIDER", "4WEED", "5CROSS", "5CROSS2", "5CROSS3", "5GUN", "6AFRICA", "6CLOWN", "6CROWN", "7CROSS"),
    *("7CROSS3", "7MARY", "8POKER", "8SA2", "8SA3", "8SANTOS", "9CROWN", "9GUN", "9RASTA", "10LS4", "10OG"),
    *("10WEED", "11DICE"),
)
"""Names that real saves have keys of."""

_BARE = {"TORSO", "HEAD", "HANDS", "LEGS", "FEET", "PLAYER_FACE"}


def key_of(name: str) -> int:
    """Key of a name."""
    return zlib.crc32(name.upper().encode("ascii")) ^ 0xFFFFFFFF


_KNOWN = {key_of(name): "bare" if name in _BARE else name.lower() for name in _NAMES}


def garment(model: int, texture: int) -> str | None:
    """A garment by the keys of its model and its texture: their names, or their keys where nobody knows them; None for none."""
    names = [_KNOWN.get(key, f"{key:08X}") for key in (model, texture) if key]
    return " ".join(dict.fromkeys(names)) or None
