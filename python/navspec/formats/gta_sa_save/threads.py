"""Where threads of known scripts go on: `threads.tsv`, a column for each script by its size in bytes.

An instruction is told by its distance from the start of the script's space, its variables included.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def known_places(script_size: int) -> Mapping[str, tuple[int, ...]]:
    """Instructions at which threads of a script were found, by the name of the thread; none of a script nobody knows."""
    header, *lines = (files("navspec.formats.gta_sa_save") / "threads.tsv").read_text(encoding="ascii").splitlines()
    sizes = header.split("\t")
    if str(script_size) not in sizes:
        return {}
    column = sizes.index(str(script_size))
    places = {row[0]: row[column] for row in (line.split("\t") for line in lines)}
    return {name: tuple(map(int, found.split(","))) for name, found in places.items() if found}
