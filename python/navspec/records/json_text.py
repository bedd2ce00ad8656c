"""Records as JSON text that every reader takes."""

from __future__ import annotations

import json
import math
import re
from typing import Any

_SURROGATE = re.compile(r"[\ud800-\udfff]|\\ud[89a-f]")


def dumps(data: Any, **layout: Any) -> str:
    """Return data as JSON text; the rest of the layout is that of `json.dumps`.

    Numbers that JSON does not know (`nan`, `inf`) become text. Bytes of a file name that are not UTF-8 are spelled out as
    `escape_surrogates` does.
    """
    try:
        text = json.dumps(data, allow_nan=False, **layout)
    except ValueError:
        text = ""
    if text and not _SURROGATE.search(text):
        return text
    return json.dumps(_plain(data), allow_nan=False, **layout)


def escape_surrogates(text: str) -> str:
    r"""Return text with each byte that is not UTF-8 spelled out: FF as the six characters `\udcff`.

    Python has such bytes of a file name as halves of surrogate pairs, which no UTF-8 can hold. All outputs spell them so.
    """
    return text.encode("utf-8", "backslashreplace").decode()


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {_plain(key): _plain(member) for key, member in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(member) for member in value]
    if isinstance(value, str):
        return escape_surrogates(value)
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value
