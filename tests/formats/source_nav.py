"""Meshes of Source and GoldSrc."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from builders import repairs_nav, source_nav
from formats import ODD_FLOATS, Ends, FamilyCase, FormatCase, Shown

GUESSED = {
    (16, 1, "tf"),
    (16, 257, "tf2classic"),
    (16, 256, "tf2classified"),
    *((16, sub_version, "l4d") for sub_version in range(5)),
}
"""Layouts whose sub-version another game has as well, so that the spec alone takes them for that game's."""


def _meshes() -> Iterator[tuple[str, bytes]]:
    for version, sub_version, game in source_nav.LAYOUTS:
        if (version, sub_version, game) not in GUESSED:
            middle = "" if sub_version is None else f"_{sub_version}"
            yield f"version_{version}{middle}_{game}", source_nav.mesh(version, sub_version, game).pack()
    for version, sub_version, game in ((9, None, "base"), (16, 1, "cs")):
        yield f"values_ways_{version}", _ways(source_nav.mesh(version, sub_version, game))
    yield "empty", source_nav.Mesh(16, 0, "base").pack()
    yield "empty_area", source_nav.Mesh(16, 0, "base", areas=[source_nav.Area()]).pack()
    odd = source_nav.mesh(16, 14, "l4d")
    odd.fog_places = [b"Fog\0"]
    odd.areas[0] = replace(odd.areas[0], id=0xFFFFFFFF, nw=ODD_FLOATS, attributes=0xFFFFFFFF)
    odd.tail = bytes(range(256))
    yield "odd_values", odd.pack()


def _ways(mesh: source_nav.Mesh) -> bytes:
    """A mesh with every code for how one goes, and one that no version has, on both ends of approaches."""
    approaches = [source_nav.Approach(prev_how=code, next_how=10 - code) for code in range(11)]
    mesh.areas[0].approaches = mesh.areas[0].cs_approaches = approaches
    return mesh.pack()


def _older() -> bytes:
    return source_nav.clean(5, None, "goldsrc").pack()


def _one_behind_another() -> bytes:
    mesh = source_nav.clean(5, None, "goldsrc")
    return mesh.pack() + b"".join(area.pack(mesh) for area in mesh.areas)


def _house() -> bytes:
    """A map of Left 4 Dead 2 whose second and third area are not linked."""
    mesh = source_nav.clean(16, 14, "l4d")
    first, second, third, last = mesh.areas
    first.spawn_attributes = second.spawn_attributes = source_nav.PLAYER_START | source_nav.CHECKPOINT
    third.spawn_attributes = source_nav.FINALE
    second.connections, third.connections, second.encounters = ((), (), (), (1,)), ((), (4,), (), ()), []
    first.ladders_up, last.ladders_down, mesh.ladders = (), (), []
    return mesh.pack()


FAMILY = FamilyCase(
    "source_nav",
    formats=(
        FormatCase(
            "source_nav",
            Ends(source_nav.example, {"version": 6, "places": 25, "last_field": -1}),
            lambda: dict(_meshes()),
            swept=lambda: [source_nav.mesh(16, sub, game).pack() for sub, game in ((14, "l4d"), (2, "tf"))],
            too_many={"areas": lambda: source_nav.Mesh(5, None, "goldsrc", num_areas=1).pack()},
            unreachable={"nav_area.earliest_occupy_time: empty": "games have two teams or four"},
        ),
    ),
    repairs=tuple(repairs_nav.CASES),
    repaired_elsewhere=frozenset(
        {"NAV_BSP_SIZE_ZERO", "NAV_BSP_SIZE_MISMATCH", "NAV_TRUNCATED", "NAV_COUNT_EXCEEDS_FILE"}
    ),
    readme=lambda: {
        "maps/koth_lake.nav": source_nav.mesh(16, 2, "tf").pack(),
        "maps/de_old.nav": _one_behind_another(),
        "maps/de_cut.nav": _older()[:-5],
        "campaign/house.nav": _house(),
    },
    commands={
        "check maps/ --output-format html -o meshes.html": Shown(
            1, "3 files, 1 unreadable, 1 error, 0 warnings, 4 info; wrote meshes.html"
        ),
        "check maps/koth_lake.nav --against gmod": Shown(1, "1 file, 1 error, 0 warnings, 3 info"),
        "check maps/ -o maps.parquet --jobs 2": Shown(1, "3 files, 1 unreadable, 1 error, 0 warnings, 4 info"),
        "check maps/ -o maps.parquet --resume": Shown(1, "3 files, 1 unreadable, 1 error, 0 warnings, 4 info"),
        "check maps/ -o half --output-format rows --shard 1/2": Shown(
            1, "2 files, 1 unreadable, 1 error, 0 warnings, 3 info (shard 1 of 2)"
        ),
        "info maps/koth_lake.nav": Shown(0, "maps/koth_lake.nav: source_nav tf, 685 bytes"),
        "route maps/koth_lake.nav 1 4 --mode engine": Shown(0, "1 to 4: cost 300, 300.0 units, 3 nodes (mode engine)"),
        "link maps/koth_lake.nav 2 7 --both": Shown(0, "  koth_lake.nav areas.connections.ids: 5 → 7 rows"),
        "unlink maps/koth_lake.nav 1 2": Shown(0, "  koth_lake.nav areas.connections.ids: 7 → 6 rows"),
        "add maps/koth_lake.nav /areas/0/hiding_spots position/x=60 position/y=40 flags/in_cover=true": Shown(
            0, "maps/koth_lake.nav: /areas/0/hiding_spots/1"
        ),
        "remove maps/koth_lake.nav /areas/0/hiding_spots/1": Shown(0, "  koth_lake.nav areas.hiding_spots: 5 → 4 rows"),
        "fix links maps/koth_lake.nav": Shown(0, "1 file, 0 errors, 0 warnings, 1 info"),
        "fix links --within 18 maps/koth_lake.nav -o linked.nav": Shown(0, "wrote linked.nav"),
        'new source_nav:css --area "-500 -500 500 500 64" --area "500 -500 1000 500 64" -o surf_map.nav': Shown(
            0, "wrote surf_map.nav"
        ),
        "check surf_map.nav": Shown(0, "1 file, 0 errors, 1 warning"),
        "join surf_map.nav 1 2": Shown(0, "note: area 2 is now part of area 1"),
        "convert maps/koth_lake.nav --to 16.0 --allow-loss -o garrysmod/": Shown(
            0, "1 file, 1 converted, 1 value lost"
        ),
        "check maps/de_cut.nav": Shown(1, "1 file, 1 unreadable, 1 error, 0 warnings"),
        "repair maps/de_cut.nav": Shown(1, "1 file: 1 error, 0 warnings; nothing is repaired"),
        "check whole.nav": Shown(0, "1 file, 0 errors, 0 warnings"),
        "repair maps/de_cut.nav --select NAV_TRUNCATED -o whole.nav": Shown(
            0, "1 file: 1 error, 0 warnings → 0 errors, 0 warnings"
        ),
        "check campaign/house.nav --info all": Shown(0, "1 file, 0 errors, 1 warning, 3 info"),
        "check campaign/house.nav --select NAV_L4D": Shown(0, "1 file, 0 errors, 1 warning, 1 info"),
        "explain NAV_L4D_NO_FLOW": Shown(0, "Severity    warning"),
        "info campaign/house.nav": Shown(0, "  flow                             no"),
        "get campaign/house.nav '/areas/*/spawn_attributes/empty'": Shown(0, "/areas/3/spawn_attributes/empty: false"),
        "set campaign/house.nav /areas/1/spawn_attributes/battlefield=true -o marked.nav": Shown(0, "wrote marked.nav"),
        "extract maps/de_old.nav -o older/": Shown(0, "older/de_old-0x1B3.nav: source_nav goldsrc, 435 bytes"),
        "export maps/koth_lake.nav -o lake.glb": Shown(0, "source_nav tf: 4 nodes, 4 lines"),
        "census my_paths/ maps/ GTASAsf1.b --output-format json -o census.json": Shown(1, "wrote census.json"),
    },
)
