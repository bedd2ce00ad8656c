"""Vectors that must be refused because they end too early, or because they ask for one element more than there is."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import NamedTuple

from builders import (
    gta_img,
    gta_img3,
    gta_iv_paths,
    gta_sa_paths,
    gta_sa_paths_fla,
    gta_sa_save,
    gta_sa_save_android,
    gta_sa_save_de,
    metroid_prime_path,
    source2_nav,
    source_nav,
)
from conformance.varying import patched

EOF, VALIDATION = "eof", "validation"

Hostile = dict[str, tuple[str, bytes]]


class Ends(NamedTuple):
    """A file and where to cut it, in bytes: `early` where bytes are missing, `counted` where a count says so before."""

    whole: Callable[[], bytes]
    early: Mapping[str, int]
    counted: Mapping[str, int] = {}


_ENDS = {
    "gta_img": Ends(gta_img.example, {"count": 6}),
    "gta_img3": Ends(gta_img3.example, {"version": 7, "last_name": -1}),
    "gta_iv_paths": Ends(gta_iv_paths.example, {"count": 3, "links": -1}),
    "gta_sa_paths": Ends(
        lambda: gta_sa_paths.smallest().to_bytes(),
        {"count": 3, "navi_nodes": 260, "links": 400},
        {"header": 19, "nodes": 100},
    ),
    "gta_sa_paths_fla": Ends(
        gta_sa_paths_fla.example, {"name": 10, "reserve": 600, "last_field": -1}, {"header": 20, "nodes": 200}
    ),
    "gta_sa_save": Ends(gta_sa_save.example, {"first_letters": 3, "first_block": 100, "script_brains": 600}),
    "gta_sa_save_android": Ends(
        gta_sa_save_android.example, {"first_letters": 3, "first_block": 100, "script_brains": 800}
    ),
    "gta_sa_save_de": Ends(gta_sa_save_de.example, {"magic": 3, "header": 20, "last_brief": -1}),
    "metroid_prime_path": Ends(
        lambda: metroid_prime_path.two_squares(6, points=True).body(), {"version": 3, "points": -1}
    ),
    "source_nav": Ends(source_nav.example, {"version": 6, "places": 25, "last_field": -1}),
    "source2_nav": Ends(source2_nav.example, {"version": 6, "places": 18, "last_block": -1}),
}


def _counting(data: bytes, at: int, count: int) -> bytes:
    return patched(data, [(at, struct.pack("<I", count))])


_TOO_MANY = {
    "gta_img": {"entries": lambda: _counting(gta_img.example(), 4, 3)},
    "gta_iv_paths": {
        "nodes": lambda: _counting(gta_iv_paths.example(), 0, 4),
    },
    "source_nav": {"areas": lambda: source_nav.Mesh(5, None, "goldsrc", num_areas=1).pack()},
    "source2_nav": {"rows": lambda: source2_nav.Mesh(36, 0, areas=[source2_nav.Area(edges=())]).pack()},
}


def hostile(spec_id: str) -> Hostile:
    """Files of a format that must be refused, by name, with the kind of error."""
    whole, early, counted = _ENDS[spec_id]
    data = whole()
    found = {"nothing": (EOF, b"")}
    found |= {f"cut_in_{name}": (EOF, data[:end]) for name, end in early.items()}
    found |= {f"cut_in_{name}": (VALIDATION, data[:end]) for name, end in counted.items()}
    return found | {f"too_many_{name}": (VALIDATION, made()) for name, made in _TOO_MANY.get(spec_id, {}).items()}
