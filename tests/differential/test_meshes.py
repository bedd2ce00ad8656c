"""Navigation meshes of every version: both planes agree on every value and give back every byte."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builders import metroid_prime_path, source2_nav, source_nav
from differential.test_planes import both
from navspec.families.source_nav.layout import DECISIONS
from navspec.spec import load_spec
from sweeps import some


@pytest.mark.parametrize(("version", "sub_version", "game"), some(source_nav.LAYOUTS, 12))
def test_source_1(version: int, sub_version: int | None, game: str) -> None:
    data = source_nav.mesh(version, sub_version, game).pack()
    both(data, load_spec("source_nav"), **DECISIONS[game])


@pytest.mark.parametrize("version", source2_nav.VERSIONS)
@pytest.mark.parametrize("sub_version", [0, 1])
def test_source_2(version: int, sub_version: int) -> None:
    both(source2_nav.mesh(version, sub_version).pack(), load_spec("source2_nav"))


@pytest.mark.parametrize("gen_version", source2_nav.GENERATORS)
@pytest.mark.parametrize("version", [30, 36])
def test_generators(version: int, gen_version: int) -> None:
    both(source2_nav.mesh(version, gen_version=gen_version).pack(), load_spec("source2_nav"))


@pytest.mark.parametrize("compression", [0, 1, 2])
@pytest.mark.parametrize("kv3_version", [4, 5])
def test_blocks_of_kv3(kv3_version: int, compression: int) -> None:
    block = source2_nav.Kv3(kv3_version, b"some keys and values", compression, split=5)
    mesh = replace(source2_nav.mesh(36), blocks=(block, block, block), custom_data=block, tail=b"left over")
    both(mesh.pack(), load_spec("source2_nav"))


@pytest.mark.parametrize("version", [4, 6, 7])
@pytest.mark.parametrize("points", [0, 3])
def test_metroid_prime(version: int, points: int) -> None:
    for seed in range(4):
        mesh = metroid_prime_path.grid(seed, seed, 3, version, points * (version > 4))
        both(mesh.to_bytes(), load_spec("metroid_prime_path"))
        both(mesh.body(), load_spec("metroid_prime_path"))


def test_metroid_prime_without_the_number_of_points() -> None:
    """What decides is what the bytes say: read in order, the first word of the padding stands for it."""
    data = metroid_prime_path.two_squares(7, has_point_count=False).to_bytes()
    both(data, load_spec("metroid_prime_path"))
    both(data, load_spec("metroid_prime_path"), has_point_count=False)
    both(data[:528], load_spec("metroid_prime_path"))
