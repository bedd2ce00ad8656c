"""What can be searched, as a file of JavaScript: a page that was opened from a disk may not fetch data, but load a script."""

from __future__ import annotations

import json
from collections.abc import Iterable

from navspec.reference.index import IndexEntry


def script(entries: Iterable[IndexEntry]) -> str:
    """The index as the script that the search loads."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries)
    return f"globalThis.navspecIndex = [\n{lines}\n];\n"
