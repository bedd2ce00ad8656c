"""Names and numbers of saves that no single field has."""

from __future__ import annotations

PC, ANDROID, DEFINITIVE = "gta_sa_save", "gta_sa_save_android", "gta_sa_save_de"
"""Formats."""

TAG = b"BLOCK"
END_OF_FIRST = {PC: 317, ANDROID: 433}
"""Where block 1 begins: behind the first tag and block 0."""

CONTAINER = bytes.fromhex("00ff00ff")
"""With what a save of the Definitive Edition begins."""

OBJECT = 52
"""Bytes of an object of Android, which stand at `OBJECT_SIZE` in each of its `OBJECT_STRIDE`."""
OBJECT_SIZE, OBJECT_STRIDE, MOST_OBJECTS = 8, 64, 350

FIRST_WHOLE = 120
"""Number of the first statistic that is a whole number; those of fractions end long before it."""

SIZE, UNIT = 202_752, 65_000
"""Bytes of a save of the PC, and what those of Android are a multiple of."""
