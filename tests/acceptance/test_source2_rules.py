"""The rules of meshes of Source 2 count what an independent reader counts: on real files, and on broken ones."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

import navspec
from builders import source2_nav as builder
from independent import source2_nav as independent
from navspec.records.report import Report

STRUCTURE = {"NAV2_TRUNCATED", "NAV2_COUNT_EXCEEDS_FILE", "NAV2_KV3_BAD", "NAV2_GEN_VERSION", "NAV2_ENCOUNTERS"}
STRUCTURE |= {"NAV2_POLYGON_RANGE", "STRUCTURE"}


def totals(report: Report) -> dict[str, tuple[int, int]]:
    assert report.tool_errors == ()
    return {
        code: (total.cases, total.failed)
        for code, total in report.totals.items()
        if code not in STRUCTURE and (total.cases or total.failed)
    }


@pytest.fixture(scope="module")
def files(corpus: Path) -> list[Path]:
    paths = [path for name in ("v30.0", "v35.1", "v36.1") for path in (corpus / "source_nav" / name).iterdir()]
    assert len(paths) >= 5
    return sorted(paths)


def test_every_count_of_real_files(files: list[Path]) -> None:
    failed: dict[str, int] = {}
    for path in files:
        totals_by_code = totals(navspec.check(path))
        assert totals_by_code == independent.counts(independent.read(path.read_bytes())), path
        for code, (_, count) in totals_by_code.items():
            failed[code] = failed.get(code, 0) + count
    exceptions = {rule.code: rule.exceptions for rule in navspec.rules("source2_nav")}
    assert all(count <= exceptions[code] for code, count in failed.items())
    assert {code: count for code, count in failed.items() if count} == {"NAV2_LINK_ONE_WAY": 287}


def broken(seed: int) -> builder.Mesh:
    """A mesh of up to eight areas in which anything may lead anywhere."""
    at = random.Random(seed)
    version, generator = at.choice(builder.VERSIONS), at.choice(builder.GENERATORS)
    corners = [tuple(float(at.randrange(-4, 5)) for _ in "xyz") for _ in range(6)]
    polygons = [tuple(at.randrange(7) for _ in range(at.choice((0, 2, 3, 3, 4, 5)))) for _ in range(5)]
    areas = []
    for number in range(at.randrange(9)):
        polygon = at.randrange(5)
        polygon_corners = [at.choice(corners) for _ in polygons[polygon]]
        edges = [[(at.randrange(9), at.randrange(5)) for _ in range(at.randrange(4))] for _ in polygon_corners]
        ids = [[at.randrange(4) for _ in range(at.randrange(3))] for _ in range(2)]
        area = builder.Area(
            at.choice((number, number, 3)),
            0,
            at.choice((0, 0, 0, 3)),
            polygon,
            polygon_corners,
            at.choice((0.0, -0.0, 1.5)),
        )
        areas.append(replace(area, edges=edges, ladders_above=ids[0], ladders_below=ids[1]))
    ladders = [builder.Ladder(at.randrange(4), areas=tuple(at.randrange(10) for _ in range(7))) for _ in range(2)]
    return builder.Mesh(
        version,
        at.randrange(2),
        corners=corners,
        polygons=[(corner_rows, 0) for corner_rows in polygons],
        gravity=at.choice((None, corners, corners[1:])),
        areas=areas,
        ladders=ladders,
        settings=builder.Settings(generator, hulls=at.choice((0, 1, 4))),
        padding=at.choice((bytes(8), b"\0\0\0\0\0\0\1\0")),
        tail=at.choice((b"", b"left")),
    )


def test_every_count_of_broken_files() -> None:
    seen: dict[str, int] = {}
    for seed in range(80):
        data = broken(seed).pack()
        totals_by_code = totals(navspec.check(data, name="de_test.nav"))
        assert totals_by_code == independent.counts(independent.read(data)), seed
        for code, (cases, failed) in totals_by_code.items():
            seen[code] = seen.get(code, 0) + (0 < failed < cases or cases == 1)
    rules = {rule.code for rule in navspec.rules("source2_nav")} - STRUCTURE
    assert {code for code, count in seen.items() if count > 5} == rules
