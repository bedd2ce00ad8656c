"""Data in the pages of reports, as their scripts read it."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from typing import Any

import numpy as np


def data_of(page: str) -> Any:
    """The data of a page, with packed scenes."""
    (text,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    return json.loads(text)


def scenes_of(page: str) -> list[Any]:
    """The scenes of the maps on a page, with lists of numbers in place of arrays."""
    return list(map(unpacked, data_of(page)["maps"]))


def unpacked(packed: Any) -> Any:
    """The scene of a map."""
    content = zlib.decompress(b64decode(packed["scene"]))
    assert content[:4] == b"NVC1"
    start = 8 + int.from_bytes(content[4:8], "little")

    def revive(value: dict[str, Any]) -> Any:
        if set(value) != {"$"}:
            return value
        kind, offset, length = value["$"]
        return np.frombuffer(content, f"<{kind}", length, start + offset).tolist()

    return json.loads(content[8:start], object_hook=revive)
