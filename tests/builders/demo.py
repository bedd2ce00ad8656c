"""Write a city with planted faults: `python -m builders.demo FOLDER`, or `python tests/builders/demo.py FOLDER`.

The city is the valid one of `builders.gta_sa_paths`. `FAULTS` lists what is wrong with it: which bytes of which file,
which rule finds it, and what a player would notice. Some faults make other rules speak as well.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from builders.gta_sa_paths import valid_city, write_files


class Fault(NamedTuple):
    """A planted fault: `removed` bytes at an offset of a file are replaced by `data`; where the rule finds it."""

    file: str
    offset: int
    removed: int
    data: bytes
    code: str
    pointer: str
    notice: str


FAULTS = (
    Fault(
        "NODES35.DAT",
        2946 + 4 * 149 + 2,
        2,
        b"\x0f\x27",
        "SA_PATHS_LINK_TARGET",
        "/links/149",
        "a footpath over the border leads to node 9999 of area 36: pedestrians there crash the game sooner or later",
    ),
    Fault(
        "NODES28.DAT",
        20 + 28 * 5 + 20,
        2,
        b"\x06\x00",
        "SA_PATHS_NODE_ID",
        "/nodes/5/node_id",
        "the node says that it is its neighbour: routes through it are never found",
    ),
    Fault(
        "NODES36.DAT",
        20 + 28 * 10 + 14,
        2,
        b"\x00\x00",
        "SA_PATHS_NODE_SEARCH_DISTANCE",
        "/nodes/10/search_distance",
        "the route search takes the node for one that it has seen: cars never get past it",
    ),
    Fault(
        "NODES43.DAT",
        1100,
        768,
        bytes(768),
        "SA_PATHS_RESERVE_LINKS",
        "/reserved_links/0",
        "no free slot for interiors: entering a shop with its own footpaths corrupts memory",
    ),
    Fault(
        "NODES29.DAT",
        2160 + 12,
        1,
        b"\x00",
        "SA_PATHS_LENGTH_ZERO",
        "/link_lengths/12",
        "a road of length 0: routes over it may step back and forth",
    ),
    Fault(
        "NODES37.DAT",
        916 + 4 * 32 + 2,
        2,
        b"\x0e\x00",
        "SA_PATHS_LINK_SELF",
        "/links/32",
        "a footpath leads back to its own node: pedestrians turn on the spot",
    ),
    Fault(
        "NODES26.DAT",
        1958 + 2 * 9,
        2,
        b"\xe8\x6b",
        "SA_PATHS_NAVI_LINK_TARGET",
        "/navi_links/9",
        "a road names navi node 1000 of 17: cars on it read their lanes from foreign memory",
    ),
    Fault(
        "NODES45.DAT",
        1250,
        18 + 2 * 192,
        b"",
        "SA_PATHS_FILE_NO_TAIL",
        "",
        "the file ends behind the link lengths: pedestrians obey crossings that are left over in memory",
    ),
    Fault(
        "NODES34.DAT",
        2195,
        192,
        b"",
        "SA_PATHS_FILE_WIKI_SIZE",
        "",
        "the block behind the link lengths is missing: pedestrians stop for crossings at the wrong places",
    ),
    Fault(
        "NODES44.DAT",
        20 + 28 * 15 + 24,
        2,
        b"\x12\x10",
        "SA_PATHS_NODE_PED_VEHICLE_FLAGS",
        "/nodes/15/flags",
        "a footpath node has a car speed and lies on a dead end, both of which only roads have",
    ),
    Fault(
        "NODES27.DAT",
        1448 + 14 * 4 + 8,
        1,
        b"\x63",
        "SA_PATHS_NAVI_DIR_REVERSED",
        "/navi_nodes/4",
        "the direction of a road is reversed: cars aim at the wrong side of it",
    ),
    Fault(
        "NODES36.DAT",
        20 + 28 * 7 + 25,
        1,
        b"\x30",
        "SA_PATHS_NODE_SPEED_THREE",
        "/nodes/7/flags/speed",
        "a node has a speed that the game does not know: traffic there drives as it happens to",
    ),
)


def damaged_city() -> dict[str, bytes]:
    """The 64 files by name, with all faults."""
    files = valid_city().files()
    for fault in FAULTS:
        data = files[fault.file]
        files[fault.file] = data[: fault.offset] + fault.data + data[fault.offset + fault.removed :]
    return files


def main(arguments: list[str]) -> int:
    """Write the files into the one folder that is named; 2 when it is not."""
    if len(arguments) != 1:
        print("usage: demo FOLDER", file=sys.stderr)
        return 2
    files = damaged_city()
    write_files(arguments[0], files)
    print(f"wrote {len(files)} path files of a small city with {len(FAULTS)} planted faults to {arguments[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
