"""The rules of path nodes of GTA IV count what an independent reader counts: in valid cities, and in broken ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import navspec
from builders import gta_iv_paths as builder
from builders.gta_iv_paths import Area, Link
from independent import gta_iv_paths as independent
from navspec.records.report import Report
from sweeps import rounds

READING = {"IV_FILE_SHORT", "IV_BYTE_ORDER", "STRUCTURE"}
EDGE = (0, 1, 2, 15, 16, 62, 63, 64, 255, 32766, 32767, 65535)


def totals(report: Report) -> dict[str, tuple[int, int]]:
    assert report.tool_errors == ()
    return {
        code: (total.cases, total.failed)
        for code, total in report.totals.items()
        if code not in READING and total.cases
    }


def check(folder: Path, files: dict[int, bytes]) -> dict[str, tuple[int, int]]:
    for number, data in files.items():
        (folder / f"nodes{number}.nod").write_bytes(data)
    return totals(navspec.check(folder))


@pytest.mark.parametrize("seed", range(3))
def test_a_valid_city_has_no_finding(seed: int, tmp_path: Path) -> None:
    files = {number: area.to_bytes() for number, area in builder.random_city(random.Random(seed), 400, 20).items()}
    report = check(tmp_path, files)
    assert report == independent.counts(files)
    assert {code for code, (_, failed) in report.items() if failed} <= {"IV_FLOOD_SHARED"}
    assert len(report) == len(navspec.rules("gta_iv_paths")) - 2


def broken(seed: int) -> dict[int, bytes]:
    """A city with a good part of its values changed, cut and padded; some of its files are missing."""
    at = random.Random(seed)
    areas = builder.random_city(at, at.choice((5, 60, 200)))
    for area in areas.values():
        _break(at, area, areas)
    files = {number: _packed(at, area) for number, area in areas.items()}
    for number in at.sample(range(64), at.choice((0, 0, 1, 9))):
        del files[number]
    return files


def _break(at: random.Random, area: Area, areas: dict[int, Area]) -> None:
    if at.random() < 0.1:
        area.vehicle_nodes = at.randrange(len(area.nodes) + 1)
    for node in area.nodes:
        if at.random() < 0.3:
            name = at.choice(("area", "node", "first_link", "distance", "next_ptr", "prev_ptr", "flood"))
            limit = 255 if name == "flood" else 65535
            setattr(node, name, min(limit, at.choice((*EDGE, node.node))))
        if at.random() < 0.2:
            node.flags ^= at.choice((1 << at.randrange(32), 0x7000))
        if at.random() < 0.1:
            node.x = min(32767, max(-32768, node.x + at.choice((-1, 1, 6000, -6000))))
        if at.random() < 0.1:
            second = at.choice([node for one in areas.values() for node in one.nodes])
            node.x, node.y, node.z = second.x, second.y, second.z
        if at.random() < 0.1:
            node.links += [Link(area.number, at.choice((node.node, *range(4))), at.randrange(256)) for _ in range(17)]
        for link in node.links:
            if at.random() < 0.2:
                name = at.choice(("area", "node", "length", "lanes"))
                setattr(link, name, at.choice(EDGE) & (0xFF if name in ("length", "lanes") else 0xFFFF))


def _packed(at: random.Random, area: Area) -> bytes:
    data = bytearray(area.to_bytes())
    if at.random() < 0.05:
        data[8] ^= 1
    if at.random() < 0.05:
        return bytes(data) + at.choice((b"\1", bytes(7), b"\2".rjust(2048 - len(data) % 2048)))
    if at.random() < 0.05:
        return bytes(data).ljust(len(data) + 2047 & ~2047, b"\0")
    if not area.nodes and at.random() < 0.05:
        return bytes(12) + b"\1\0\0\0" + Link(1, 2).to_bytes()
    return bytes(data)


def test_every_count_of_broken_cities(tmp_path: Path) -> None:
    seen: dict[str, int] = {}
    for seed in range(24):
        folder = tmp_path / str(seed)
        folder.mkdir()
        files = broken(seed)
        report = check(folder, files)
        assert report == independent.counts(files), seed
        for code, (cases, failed) in report.items():
            seen[code] = seen.get(code, 0) + (0 < failed < cases or cases == failed == 1)
    rules = {rule.code for rule in navspec.rules("gta_iv_paths")} - READING
    assert {code for code, count in seen.items() if count} == rules


def test_files_given_by_name_are_not_reproached_for_others(tmp_path: Path) -> None:
    files = {number: area.to_bytes() for number, area in builder.golden().items() if number == 27}
    (tmp_path / "nodes27.nod").write_bytes(files[27])
    assert totals(navspec.check(tmp_path / "nodes27.nod")) == independent.counts(files, in_folder=False)


ON_REQUEST = tuple(f"IV_{code}" for code in ("LINK_AREA_RANGE", "LINK_TARGET", "NODE_OUTSIDE", "SET_INCOMPLETE"))


def write_files(folder: Path, files: dict[int, bytes]) -> None:
    for number, data in files.items():
        (folder / f"nodes{number}.nod").write_bytes(data)


def read_files(folder: Path) -> dict[int, bytes]:
    return {
        int(path.stem.removeprefix("nodes")): path.read_bytes() for path in folder.iterdir() if ".bak" not in path.name
    }


@pytest.mark.parametrize("select", [(), ("IV_", *ON_REQUEST)], ids=["usual", "on request"])
def test_anything_is_repaired_or_left(select: tuple[str, ...], tmp_path: Path) -> None:
    """Never more failures than before by the independent count, and nothing to do a third time but what was refused."""
    better = 0
    for seed in range(100, 100 + rounds(6, 2)):
        folder = tmp_path / str(seed)
        folder.mkdir()
        files = broken(seed)
        write_files(folder, files)
        done = navspec.repair(folder, select=select, apply=True)
        assert done.tool_errors == ()
        before, after = (
            sum(count for _, count in independent.counts(city).values()) for city in (files, read_files(folder))
        )
        assert before == sum(done.before.values())
        assert after == sum(done.after.values())
        better += after < before
        # One recipe can make another one possible that comes before it, such as files without links into missing ones.
        navspec.repair(folder, select=select, apply=True)
        again = navspec.repair(folder, select=select)
        assert "done" not in {step.state for set_ in again.sets for step in set_.steps}
    assert better == rounds(6, 2)


@pytest.mark.parametrize("seed", range(4))
def test_damage_is_undone(seed: int, tmp_path: Path) -> None:
    """A valid city with faults that do not hide each other is as it was, byte for byte."""
    at = random.Random(seed)
    areas = builder.random_city(at, 200)
    sound = {number: area.to_bytes() for number, area in areas.items()}
    for area in areas.values():
        _damage(at, area)
    write_files(tmp_path, {number: area.to_bytes() for number, area in areas.items()})
    assert navspec.check(tmp_path).findings
    navspec.repair(tmp_path, select=("IV_", *ON_REQUEST), ignore=("IV_FLOOD",), apply=True)
    assert read_files(tmp_path) == sound


def _damage(at: random.Random, area: Area) -> None:
    """One value of a node, and one link too many or of another length."""
    for node in area.nodes:
        match at.randrange(6):
            case 0:
                node.area = at.randrange(64, 65536)
            case 1:
                node.distance = at.randrange(100)
            case 2:
                node.prev_ptr = at.randrange(1, 1 << 32)
            case 3:
                node.flags ^= builder.UNLINKED
            case 4 if node is area.nodes[0]:
                node.node = 9999
        if node.links and at.random() < 0.5:
            address = at.choice(((area.number, node.node), (64, 0), (area.number, 60000)))
            node.links.insert(at.randrange(len(node.links) + 1), Link(*address))
            node.flags += 1 << 16
