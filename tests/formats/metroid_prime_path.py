"""Meshes of Metroid Prime."""

from __future__ import annotations

from collections.abc import Iterator

from builders import metroid_prime_path, repairs_prime
from formats import ODD_FLOATS, Ends, FamilyCase, FormatCase


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
)
