"""Versions: of the game by their ids, of the script by their size, and of the data by the order of the map's parts."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.tables import Tables

Array = np.ndarray[Any, Any]

V1_00, V1_00_MODIFIED, V1_01, V1_01_MODIFIED = 0x35DA8175, 0x65F3E583, 0x9A6EBE58, 0x9345765E
V2_0 = 0xFD148DF6

GAMES = {
    V1_00: "PC 1.00",
    V1_00_MODIFIED: "PC 1.00, modified executable",
    V1_01: "PC 1.01",
    V1_01_MODIFIED: "PC 1.01, modified executable",
    V2_0: "PC 2.0",
    0x5D31CC22: "PC 2.0 of Germany",
    0x641DDC4C: "PlayStation 2",
    0x8A13BD60: "phones, older version",
    0x147728C3: "Android",
    0xF2E813F3: "Definitive Edition",
    0xDB72E396: "2.0, not seen by anybody",
}
"""Versions of the game by the id that their saves begin with; PlayStation 2 has that of PC 2.0 from its second version on."""

V1, V2 = 194_146, 194_125
"""Sizes of the main script of the PC: as it came with 1.00 and 1.01, and with 2.0."""
SCRIPTS = {V1: "v1", V2: "v2", 262_245: "Android", 264_905: "Definitive Edition"}
"""Unmodified main scripts by their size in bytes."""

LOADED_PARTS = {V1: (2, 3, 46, 59, 124), V2: (42, 59, 60, 61, 79)}
"""Parts of the map that scripts load, by their numbers in the data that belongs to a script: the barriers (two), the farm,
the crack factory, and Carter's."""

_RUNS = (
    (2, 14, 4),
    (6, 5, 9),
    (15, 18, 5),
    (20, 71, 6),
    (26, 47, 3),
    (29, 67, 4),
    (33, 50, 17),
    (50, 37, 10),
    (60, 2, 3),
    (63, 160, 5),
    (68, 119, 5),
    (73, 113, 6),
    (79, 124, 14),
    (93, 141, 4),
    (97, 138, 3),
    (100, 149, 6),
    (106, 145, 4),
    (110, 155, 5),
    (115, 23, 14),
    (129, 77, 36),
)
"""Runs of parts that follow each other in both versions of the data: first number in v2, first in v1, how many."""


def loaded_parts(tables: Tables) -> set[int]:
    """Numbers of the parts that a save has loaded, by whichever data."""
    return set((np.flatnonzero(tables["ipl_flags.flags"]) + 1).tolist())


def reordered(flags: Array, script: int) -> Array:
    """Flags of parts of the other data as those of the data that belongs to a script, `V1` or `V2`; shape (255,)."""
    order = np.arange(len(flags))
    for new, old, count in _RUNS:
        order[new - 1 : new - 1 + count] = np.arange(old - 1, old - 1 + count)
    return flags[order if script == V2 else np.argsort(order)]
