"""Names and numbers of the map of GTA IV and of its files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

FORMAT, VARIANT = "gta_iv_paths", "pc"

GRID = 8
"""Squares in a row of the map."""
SQUARE = 750.0
"""Side of a square in metres."""
AREAS = GRID * GRID

NOT_VISITED = 0x7FFE
MOST_LENGTH = 255
USUAL_FLAGS = 0xC040
"""Flags that most links of the game have."""
MOST_OWN_LINKS = 15
MOST_NODES = MOST_LINKS = 65_535
BLOCK = 2048
"""Bytes of a block of an archive."""

REFUSE, DROP = "refuse", "drop"
"""What becomes of nodes too high for a file when one is made from another format."""
UNPROVEN = ("dead_end", "road_block", "special_function")
"""Flags of other formats that files may have in a place whose meaning is not proven."""

HEADER, NODE, LINK = 16, 32, 8
"""Bytes of the parts of a file."""

_NAME = re.compile(r"nodes(\d{1,2})\.nod", re.IGNORECASE)


def number_of(name: str) -> int | None:
    """Area of a file, by its name."""
    found = _NAME.fullmatch(name)
    return int(found[1]) if found and int(found[1]) < AREAS else None


def name_of(number: int) -> str:
    """Name of the file of an area."""
    return f"nodes{number}.nod"


def members(files: Mapping[int, Any], settings: Mapping[str, Any]) -> int:
    """Files of a full set, whatever is there."""
    del files, settings
    return AREAS
