"""The original texts of San Andreas' paths compiled again: its 64 files byte for byte, and mutated texts."""

from __future__ import annotations

import hashlib
import random
import shutil
import struct
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

import navspec
from navspec.graphs.plan import plan_from_graph
from navspec.records.networks import Compiled
from sweeps import rounds

HASHES = Path(__file__).parents[1] / "data" / "gta_sa_paths_original.sha256"
"""As `sha256sum` writes them."""

NODE = np.dtype([("next_ptr", "<u4"), ("prev_ptr", "<u4"), ("position", "<i2", 3), ("rest", "V14")])
NAVI = np.dtype(
    [
        ("position", "<i2", 2),
        ("target", "<u2", 2),
        ("direction", "i1", 2),
        ("width", "u1"),
        ("lanes", "u1"),
        ("light", "<u2"),
    ]
)
LIGHT_END = 1 << 6


@pytest.fixture(scope="session")
def texts(corpus: Path) -> list[Path]:
    return sorted((corpus / "gta_sa_paths_source" / "lf").glob("*.ipl"))


@pytest.fixture(scope="session")
def lights(corpus: Path) -> Path:
    return corpus / "gta_sa_paths_source" / "lights" / "gta_sa_traffic_lights.tsv"


def files_of(compiled: Compiled) -> dict[str, bytes]:
    assert (compiled.refused, compiled.obstacles) == ((), ())
    assert len(compiled.files) == 64
    return {file.name.upper().replace(".dat", ".DAT"): file.data for file in compiled.files}


@pytest.fixture(scope="module")
def original(texts: list[Path], lights: Path) -> dict[str, bytes]:
    return files_of(navspec.compile(texts, original=True, lights=lights))


def test_all_files_are_the_original_ones(original: dict[str, bytes]) -> None:
    sums = [f"{hashlib.sha256(original[f'NODES{area}.DAT']).hexdigest()}  NODES{area}.DAT" for area in range(64)]
    assert sums == HASHES.read_text().splitlines()


def test_the_hashes_are_those_of_original_files(stock: Path) -> None:
    for line in HASHES.read_text().splitlines():
        value, name = line.split()
        assert hashlib.sha256((stock / name).read_bytes()).hexdigest() == value


def test_the_order_in_which_texts_are_named_does_not_matter(
    texts: list[Path], lights: Path, original: dict[str, bytes]
) -> None:
    assert files_of(navspec.compile(texts[::-1], original=True, lights=lights)) == original


class Parts(NamedTuple):
    nodes: np.ndarray
    navis: np.ndarray
    links: bytes
    navi_links: np.ndarray
    lengths: np.ndarray
    crossings: np.ndarray
    reserves: bytes


def parts_of(data: bytes) -> Parts:
    num_nodes, _, _, num_navis, num_links = struct.unpack_from("<5I", data)
    ends = np.cumsum(
        [20, 28 * num_nodes, 14 * num_navis, 4 * num_links, 768, 2 * num_links, num_links, 192, num_links, 192]
    )
    pieces = [data[start:end] for start, end in zip(ends[:-1].tolist(), ends[1:].tolist(), strict=True)]
    nodes, navis, links, reserve, navi_links, lengths, more, crossings, rest = pieces
    assert len(data) == ends[-1]
    return Parts(
        np.frombuffer(nodes, NODE),
        np.frombuffer(navis, NAVI),
        links,
        np.frombuffer(navi_links, "<u2"),
        np.frombuffer(lengths, "u1"),
        np.frombuffer(crossings, "u1"),
        reserve + more + rest,
    )


def ends_of_links(data: bytes) -> list[int]:
    """Ends of the link lists of all nodes except the last one."""
    (num_nodes,) = struct.unpack_from("<I", data)
    return np.cumsum([data[20 + 28 * node + 24] & 15 for node in range(num_nodes)])[:-1].tolist()


def test_without_lights_nothing_else_differs(texts: list[Path], original: dict[str, bytes]) -> None:
    dark = files_of(navspec.compile(texts, original=True))
    assert sum(dark[name] == original[name] for name in original) == 28
    num_lit = num_ends = num_crossings = 0
    for name, data in original.items():
        lit, unlit = parts_of(data), parts_of(dark[name])
        navis, crossings = lit.navis.copy(), lit.crossings & 1
        num_lit += np.count_nonzero(navis["light"])
        num_ends += np.count_nonzero(navis["lanes"] & LIGHT_END)
        num_crossings += np.count_nonzero(lit.crossings & 2)
        navis["light"], navis["lanes"] = 0, navis["lanes"] & (0xFF - LIGHT_END)
        assert (navis == unlit.navis).all()
        assert (crossings == unlit.crossings).all()
        assert (lit.nodes == unlit.nodes).all()
        assert (lit.links, lit.reserves) == (unlit.links, unlit.reserves)
        assert (lit.navi_links == unlit.navi_links).all()
        assert (lit.lengths == unlit.lengths).all()
    assert (num_lit, num_ends, num_crossings) == (1689, 1213, 1346)


def test_exact_arithmetic_moves_positions_and_what_follows(texts: list[Path], original: dict[str, bytes]) -> None:
    """Positions by an eighth, lengths by a unit; eight navi nodes change their squares, and one is shared that was not."""
    exact = files_of(navspec.compile(texts, original=True, arithmetic="exact"))
    num_positions = num_lengths = num_navis = 0
    for name, data in original.items():
        console, doubles = parts_of(data), parts_of(exact[name])
        step = np.abs(console.nodes["position"].astype(int) - doubles.nodes["position"])
        assert step.max() <= 1
        num_positions += np.count_nonzero(step.any(axis=1))
        step = np.abs(console.lengths.astype(int) - doubles.lengths)
        assert step.max() <= 1
        num_lengths += np.count_nonzero(step)
        num_navis += len(doubles.navis)
        for field in ("next_ptr", "prev_ptr", "rest"):
            assert (console.nodes[field] == doubles.nodes[field]).all()
        assert (console.links, console.reserves) == (doubles.links, doubles.reserves)
        assert (console.crossings & 1 == doubles.crossings).all()
    assert (num_positions, num_lengths, num_navis) == (35_296, 8_126, 31_465)


def test_files_are_written(texts: list[Path], lights: Path, tmp_path: Path, original: dict[str, bytes]) -> None:
    navspec.compile(texts, tmp_path / "out", original=True, lights=lights)
    assert {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()} == {
        name.lower(): data for name, data in original.items()
    }


def test_texts_take_little_memory(texts: list[Path], lights: Path, tmp_path: Path) -> None:
    """A program that does nothing else; `ru_maxrss` would count the parent, too, so it takes what Linux says of itself."""
    program = (
        "import sys, navspec; navspec.compile(sys.argv[3:], sys.argv[1], original=True, lights=sys.argv[2]); "
        "print(*(line.split()[1] for line in open('/proc/self/status') if line.startswith('VmHWM')))"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "out"), str(lights), *map(str, texts)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) < 400 * 1024


# --- mutated texts -------------------------------------------------------------------------------------------------

VALUES = (
    " -1",
    " 12",
    " 99999999",
    " -70000",
    " 1e300",
    " nan",
    " 0.5",
    " 3",
    " 255",
    " 1_0",
    " inf",
    " 65536",
    " 32767",
    "",
)
LINES = ("# comment", "end", "path", "inst", "x" * 1000, "\0", "1, -1", "ped, 5, model", "1 2 3")


def cut_out(lines: list[str], chance: random.Random) -> list[str]:
    """Up to 200 groups of a text."""
    headers = [number for number, line in enumerate(lines) if line.count(",") == 1]
    count = min(len(headers) - 1, chance.choice([5, 40, 200]))
    start = chance.randrange(len(headers) - count)
    return ["path", *lines[headers[start] : headers[start + count]], "end", ""]


def mutate(lines: list[str], chance: random.Random) -> None:
    """Lose, repeat, exchange or add lines, cut the text, or change a value, a column or a byte."""
    row = chance.randrange(len(lines))
    cells = lines[row].split(",")
    way = chance.randrange(8)
    if way == 0:
        del lines[row : row + chance.choice([1, 1, 1, 3, 13])]
    elif way == 1:
        lines.insert(row, chance.choice(lines))
    elif way == 2:
        del lines[row:]
    elif way == 3:
        second = chance.randrange(len(lines))
        lines[row], lines[second] = lines[second], lines[row]
    elif way == 4:
        lines.insert(row, chance.choice(LINES))
    elif way == 5:
        cells[chance.randrange(len(cells))] = chance.choice(VALUES)
        lines[row] = ",".join(cells)
    elif way == 6:
        lines[row] = ",".join(cells[:-1] if chance.random() < 0.5 else [*cells, " 1"])
    else:
        at = chance.randrange(len(lines[row]) + 1)
        lines[row] = lines[row][:at] + chr(chance.randrange(256)) + lines[row][at + 1 :]
    lines += [] if lines else [""]


def test_mutated_texts(texts: list[Path], tmp_path: Path) -> None:
    """Each is compiled, or refused with places in it and nothing written; 1,000 of them with SWEEPS=all."""
    sources = [path.read_text("latin-1").split("\n") for path in texts]
    path, output = tmp_path / "paths.ipl", tmp_path / "out"
    for seed in range(rounds(1000, 100)):
        chance = random.Random(seed)
        lines = cut_out(chance.choice(sources), chance)
        for _ in range(chance.choice([1, 1, 1, 2, 5])):
            mutate(lines, chance)
        path.write_text("\n".join(lines), "latin-1", newline="")
        start = time.perf_counter()
        compiled = navspec.compile(path, output, original=chance.random() < 0.5)
        assert time.perf_counter() - start < 20, seed
        assert compiled.tool_errors == (), seed
        assert output.exists() != bool(compiled.refused), seed
        assert bool(compiled.obstacles) == bool(compiled.refused), seed
        assert all(obstacle.message.startswith(f"{path}:") and obstacle.fix for obstacle in compiled.obstacles), seed
        shutil.rmtree(output, ignore_errors=True)


# --- drawings ------------------------------------------------------------------------------------------------------


def test_lamps_light_an_exported_network_as_the_original(stock: Path, lights: Path, original: dict[str, bytes]) -> None:
    """Whatever its lines say of lights."""
    graph = navspec.graph(stock)
    plan = plan_from_graph(graph)
    dark = {
        name: np.zeros(len(column), np.int64)
        for name, column in plan.lines.items()
        if name.removesuffix("_back") in ("traffic_light", "ped_traffic_light")
    }
    assert len(dark) == 4
    assert files_of(navspec.compile(graph, lights=lights)) == original
    assert files_of(navspec.compile(replace(plan, lines=plan.lines | dark), lights=lights)) == original


def test_defaults_of_drawings_are_those_of_the_original(stock: Path, original: dict[str, bytes]) -> None:
    """Without the order of their links, 57,455 of 68,237 nodes have theirs: no drawing shows the joints inside roads."""
    plan = plan_from_graph(navspec.graph(stock))
    plan = replace(plan, lines={name: column for name, column in plan.lines.items() if not name.startswith("order")})
    files = files_of(navspec.compile(plan))
    num_same = 0
    for name, data in original.items():
        lists = [
            np.split(np.frombuffer(parts.links, "<u4"), ends_of_links(content))
            for content, parts in ((data, parts_of(data)), (files[name], parts_of(files[name])))
        ]
        num_same += sum(bool((a == b).all()) for a, b in zip(*lists, strict=True))
    assert num_same == 57_455
