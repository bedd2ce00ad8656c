"""Meshes of Metroid Prime."""

from __future__ import annotations

from collections.abc import Iterator

from builders import metroid_prime_path, repairs_prime
from formats import ODD_FLOATS, Ends, FamilyCase, FormatCase, Shown


def _meshes() -> Iterator[tuple[str, bytes]]:
    for version in (4, 6, 7):
        yield f"version_{version}", metroid_prime_path.two_squares(version).to_bytes()
    for version in (6, 7):
        yield f"version_{version}_points", metroid_prime_path.two_squares(version, points=True).to_bytes()
    yield "octree", metroid_prime_path.grid(1, 4, 3, 6, points=3).to_bytes()
    yield "empty", metroid_prime_path.Mesh([]).to_bytes()
    yield "no_octree", metroid_prime_path.EMPTY_FILE
    single = metroid_prime_path.two_squares(6)
    single.points = [metroid_prime_path.Point((0.0, 0.0, 0.0))]
    yield "single_point", single.to_bytes()
    odd = metroid_prime_path.two_squares(6)
    odd.regions[0].height, odd.regions[1].height = ODD_FLOATS[1:]
    odd.regions[0].index_mask = odd.regions[0].type_mask = 0xFFFF
    yield "odd_values", odd.to_bytes()


def _cavern() -> bytes:
    """Five by two regions, of which one link leads from the right two columns into the others, and none back."""
    mesh = metroid_prime_path.squares(5, 2)
    for region in mesh.regions:
        region.links.sort(key=lambda link: link.edge)
    for one, second in ((4, 6), (5, 7), (7, 5)):
        mesh.regions[one].links = [link for link in mesh.regions[one].links if link.region != second]
    return mesh.to_bytes()


FAMILY = FamilyCase(
    "metroid_prime_path",
    formats=(
        FormatCase(
            "metroid_prime_path",
            Ends(lambda: metroid_prime_path.two_squares(6, points=True).body(), {"version": 3, "points": -1}),
            lambda: dict(_meshes()),
            unreachable={
                "metroid_prime_path.points: empty": "points are stored only where their number is not 0",
            },
        ),
    ),
    repairs=tuple(repairs_prime.CASES),
    repaired_elsewhere=frozenset({"PRIME_VERSION_LAYOUT"}),
    readme=lambda: {"rooms/cavern.PATH": _cavern()},
    commands={
        "info rooms/cavern.PATH": Shown(0, "  largest ground part   10"),
        "check rooms/cavern.PATH --info all": Shown(0, "1 file, 0 errors, 1 warning"),
        "route rooms/cavern.PATH 0 8 --mode engine": Shown(1, "0 to 8: no route"),
        "link rooms/cavern.PATH 4 6": Shown(0, "  cavern.PATH links: 23 → 24 rows"),
        "unlink rooms/cavern.PATH 0 1 --both": Shown(0, "wrote rooms/cavern.PATH, before: rooms/cavern.PATH.bak1"),
        "set rooms/cavern.PATH /regions/3/height=2.5 /regions/3/type_mask/flyer=true": Shown(
            0, "/regions/3/height: 2.0 unit -> 2.5 unit"
        ),
        "remove rooms/cavern.PATH 9 -o smaller.PATH": Shown(0, "wrote smaller.PATH"),
        "join rooms/cavern.PATH 0 2 -o joined.PATH": Shown(0, "note: region 2 is now part of region 0"),
        "repair rooms/cavern.PATH": Shown(0, "1 file: 0 errors, 0 warnings, 1 info; nothing is repaired"),
    },
)
