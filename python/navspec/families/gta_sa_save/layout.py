"""Names and numbers of saves that no single field has."""

from __future__ import annotations

PC, ANDROID, DEFINITIVE = "gta_sa_save", "gta_sa_save_android", "gta_sa_save_de"
"""Formats."""

TAG = b"BLOCK"
GUARDED_ID = 0xFD148DF6
"""Id of the saves of Android's layout with guards; version 2.0 of the PC has the same."""
GUARDED = "guarded"
"""Variant of such saves."""
END_OF_FIRST = {PC: 317, ANDROID: 433}
"""Where block 1 begins: behind the first tag and block 0."""

EMPTY_BLOCKS = {"/phone_info/tag": 7, "/ped_generators/tag": 13, "/audio_script_objects/tag": 14}
"""Numbers of the blocks that are their letters alone."""

CONTAINER = bytes.fromhex("00ff00ff")
"""With what a save of the Definitive Edition begins."""

OBJECT = 52
"""Bytes of an object of Android, which stand at `OBJECT_SIZE` in each of its `OBJECT_STRIDE`."""
OBJECT_SIZE, OBJECT_STRIDE, MOST_OBJECTS = 8, 64, 350
OF_MISSIONS = 2
"""Type of objects that scripts made, the only ones that are saved."""

SIZE, UNIT = 202_752, 65_000
"""Bytes of a save of the PC, and what those of Android are a multiple of."""
CHECKSUM_SIZE = 4

FIRST_INT_STAT = 120
"""Number of the first statistic that is an integer; those below 82 are floats."""
