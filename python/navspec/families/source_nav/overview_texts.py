"""Texts beside the overview pictures of Source: `overviews/<map>.txt`, with the place of the picture on the map."""

from __future__ import annotations

import math
import re

from navspec.family.worlds import Overview

SIDE = 1024
"""Pixels of a side of an overview; a picture with more or fewer covers the same part of the map."""
_LONGEST = 1 << 16
_MOST_UNITS = 1e6
_TOKEN = re.compile(r'//[^\n]*|"([^"\n]*)"|([{}])|([^\s{}"]+)')


def read_overview(data: bytes) -> Overview | None:
    """Return the place of the picture: its north-west corner is at `pos_x`, `pos_y`, a pixel is `scale` units wide.

    `rotate` and `zoom` are about the view of the game and change nothing of the place. None for any other text.
    """
    if len(data) > _LONGEST:
        return None
    values = _read_values(data.decode("utf-8", "replace"))
    try:
        west, north, scale = (float(values[name]) for name in ("pos_x", "pos_y", "scale"))
    except (KeyError, ValueError):
        return None
    side = SIDE * scale
    if not all(math.isfinite(value) and abs(value) <= _MOST_UNITS for value in (west, north, side)) or side <= 0:
        return None
    return Overview(values.get("material", ""), (west, north - side, west + side, north))


def _read_values(text: str) -> dict[str, str]:
    """Return the values directly below the first name of a KeyValues text, by their names in lower case."""
    values: dict[str, str] = {}
    depth, name = 0, ""
    for quoted, brace, word in _TOKEN.findall(text):
        if brace:
            depth, name = depth + (1 if brace == "{" else -1), ""
        elif depth == 1 and (quoted or word):
            if name:
                values.setdefault(name, quoted or word)
            name = "" if name else (quoted or word).lower()
    return values
