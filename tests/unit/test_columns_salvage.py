"""What is whole of files that break off: the rows before the fault, and nothing behind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builders import gta_sa_paths, source_nav
from builders.source_nav import LAYOUTS, Ladder
from navspec.columns import salvage
from navspec.errors import ReadError
from navspec.spec import load_spec
from sweeps import some

SPEC = load_spec("source_nav")
GAMES = {"goldsrc": 0, "base": 0, "cs": 1, "tf": 2, "ins": 3, "l4d": 4, "tf2classic": 5, "tf2classified": 5}


def kept(data: bytes, game: str) -> bytes:
    decisions = {"game": GAMES[game], "has_tf2c_tag": game == "tf2classic"}
    return salvage(data, SPEC, decisions=decisions).to_bytes()


@pytest.mark.parametrize(("version", "sub_version", "game"), some(LAYOUTS, 12))
def test_whole_areas_and_ladders_of_every_layout(version: int, sub_version: int | None, game: str) -> None:
    mesh = source_nav.mesh(version, sub_version, game)
    if version >= 6:
        mesh.ladders.append(Ladder(6))
    data = mesh.pack()
    sizes = [len(area.pack(mesh)) for area in mesh.areas]
    behind = sum(len(ladder.pack(version)) for ladder in mesh.ladders) + 4 * (version >= 6) + 4 * (game == "l4d")
    ends = [len(data) - (behind if version >= 6 else 0) - sum(sizes[row:]) for row in range(5)]
    none = replace(mesh, ladders=[], max_view_distance=0.0)
    for size in sorted({*range(ends[0], len(data), 61), *ends, *(end - 1 for end in ends[1:]), len(data) - 1}):
        whole = sum(size >= end for end in ends[1:])
        expected = replace(none, areas=mesh.areas[:whole])
        if whole == 4 and version >= 6:
            ladder = len(mesh.ladders[0].pack(version))
            expected.ladders = mesh.ladders[: min(max(size - ends[4] - 4, 0) // ladder, 2)]
        assert kept(data[:size], game) == expected.pack(), size
    assert kept(data, game) == data


def test_lists_in_front_of_others_keep_what_is_whole() -> None:
    mesh = source_nav.mesh(9, None, "base")
    data = mesh.pack()
    end = data.index(b"BombsiteA")
    expected = replace(mesh, places=mesh.places[:1], areas=[], ladders=[]).pack()
    assert kept(data[: end + 3], "base") == expected


@pytest.mark.parametrize("count", [5, 1000, 0xFFFFFFFF])
def test_a_count_that_is_too_large(count: int) -> None:
    """Areas are read as long as there are any: the ladders behind them are none."""
    mesh = source_nav.mesh(5, None, "goldsrc")
    assert kept(replace(mesh, num_areas=count).pack(), "base") == mesh.pack()


def test_what_breaks_off_too_early_or_is_damaged_is_told() -> None:
    data = source_nav.mesh(16, 2, "tf").pack()
    with pytest.raises(ReadError, match="the file ends too early") as failure:
        kept(data[:18], "tf")
    assert failure.value.pointer == "/num_places"
    with pytest.raises(ReadError) as failure:
        kept(b"X" + data[1:], "tf")
    assert failure.value.pointer == "/magic"


def test_files_of_fixed_rows() -> None:
    area = gta_sa_paths.smallest()
    data = area.to_bytes()
    spec = load_spec("gta_sa_paths")
    nodes = len(area.nodes)
    assert nodes > 3
    tables = salvage(data[: 20 + 28 * (nodes - 2) + 5], spec, decisions={"has_tail": False, "is_wiki_sized": False})
    assert (len(tables["nodes"]), len(tables["links"])) == (nodes - 2, 0)
