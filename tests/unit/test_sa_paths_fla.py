"""Files of the limit adjuster: how they are recognised and read, larger maps, sets of both formats, damaged files."""

from __future__ import annotations

import contextlib
import json
import struct
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders import gta_sa_paths as classic
from builders import gta_sa_paths_fla as builder
from builders.gta_sa_paths_fla import NAMES, VERSIONS
from differential.nested import nested
from memory import call_below
from navspec import tree
from navspec.columns import Tables, TableSet, read
from navspec.families.gta_sa_paths.layout import number_of
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.records.report import Report
from navspec.spec import load_spec
from sweeps import some

SPEC = load_spec("gta_sa_paths_fla")
MEGABYTE = 1_000_000
NO_LONGER_ASKED = {"FILE_TRUNCATED", "FILE_NO_TAIL", "FILE_WIKI_SIZE", "FILE_TRAILING"}


def totals(report: Report) -> dict[str, tuple[int, int]]:
    """Cases and failures of the rules that were asked, without those about the formats themselves."""
    assert report.tool_errors == ()
    own = {f"SA_PATHS_{code}" for code in NO_LONGER_ASKED}
    return {
        code: (total.cases, total.failed)
        for code, total in report.totals.items()
        if total.cases and code not in own and not code.startswith("SA_PATHS_FLA_")
    }


def converted(folder: Path, target: Path, version: int) -> Path:
    """The classic files of a folder in another version."""
    target.mkdir()
    for path in folder.iterdir():
        (target / path.name).write_bytes(builder.converted(path.read_bytes(), version))
    return target


def test_the_two_ways_to_build_agree() -> None:
    for version in VERSIONS:
        for area in (classic.smallest(), classic.promenade(), classic.Area(3)):
            assert builder.converted(area.to_bytes(), version) == builder.to_bytes(area, version)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_file_is_recognised_with_and_without_its_name(version: int) -> None:
    data = builder.to_bytes(classic.smallest(), version)
    for name in ("", "NODES0.DAT"):
        found = navspec.identify(data, name=name)
        assert (found.id, found.variant) == ("gta_sa_paths_fla", NAMES[version].lower())
    assert len(data) == {2: 1728, 3: 1744, 4: 1752}[version]


@pytest.mark.parametrize("data", [b"\xff" * 4, b"\xff" * 60, b"\xff" * 4 + b"FLA3" + bytes(100)])
def test_the_marker_alone_says_nothing_without_a_name(data: bytes) -> None:
    with pytest.raises(navspec.UnknownFormat):
        navspec.identify(data)
    with pytest.raises(navspec.ReadError):
        navspec.tables(data, name="NODES4095.DAT")


def test_numbers_of_names() -> None:
    names = {"nodes0.dat": 0, "NODES64.DAT": 64, "nodes4095.dat": 4095, "nodes4096.dat": None, "nodes07.dat": None}
    assert {name: number_of(name) for name in names} == names


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("which", ["smallest", "padded", "trailing", "empty", "without mark", "odd"])
def test_both_planes_read_the_same_and_write_it_back(version: int, which: str) -> None:
    area = classic.Area(0) if which == "empty" else classic.smallest()
    area.trailing = b"left over" if which == "trailing" else b""
    mark = b"eof!" if which == "without mark" else builder.MARK
    data = builder.to_bytes(area, version, padding=513 if which == "odd" else 0, mark=mark)
    data = classic.padded(data) if which == "padded" else data
    tables, root = read(bytearray(data), SPEC), tree.read(data, SPEC)
    assert json.dumps(nested(tables)) == json.dumps(tree.to_json(root, SPEC))
    assert tables.to_bytes() == data
    assert tree.to_bytes(root, SPEC) == data
    assert navspec.build(navspec.dump(data)) == data
    assert root.version == version


def test_the_columns_that_count() -> None:
    """Of two fields for one thing, the one that the adjuster reads."""
    area = classic.smallest()
    for number, node in enumerate(area.nodes):
        node.x, node.flood_id = 100_000 + number, 7 + number
    for version in VERSIONS:
        tables = read(bytearray(builder.to_bytes(area, version, unused=lambda _: 0)), SPEC)
        assert tables.column("nodes", "x").tolist() == list(range(100_000, 100_008))
        assert tables.column("nodes", "classic.x").tolist() == [0] * 8
        assert tables.column("nodes", "position_x")[0] == 12_500
        flood = tables.column("nodes", "flood_id")
        assert (flood.tolist(), flood.dtype.itemsize) == (list(range(7, 15)), 1 if version == 2 else 2)


# Maps


@pytest.mark.parametrize("grid", [16, 32])
def test_the_size_of_the_map_is_found_out(grid: int, tmp_path: Path) -> None:
    files = builder.files(builder.wide_city(grid).areas(), 4)
    classic.write_files(tmp_path, files)
    tables = navspec.table_set(tmp_path)
    assert isinstance(tables, TableSet)
    assert tables.members == grid * grid
    report = navspec.check(tmp_path)
    assert (report.findings, report.skipped_rules, report.tool_errors) == ((), (), ())
    assert report.totals["SA_PATHS_SET_INCOMPLETE"].cases == 1


def test_files_in_the_squares_of_the_smaller_map_are_of_the_smaller_map(tmp_path: Path) -> None:
    """Number 20 is a square of all maps; where its nodes lie tells which."""
    for grid in (8, 16, 32, 64):
        city = builder.City(grid)
        x, y = (750 * part - 375 * grid + 300 for part in (20 % grid, 20 // grid))
        city.path(city.ped(x, y), city.ped(x + 20, y))
        data = builder.to_bytes(city.areas()[20], 2)
        path = tmp_path / "NODES20.DAT"
        path.write_bytes(data)
        assert navspec.check(path).findings == (), grid
        path.write_bytes(builder.to_bytes(classic.Area(20), 2))
        assert navspec.check(path).findings == ()


def test_a_declared_size_counts(tmp_path: Path) -> None:
    classic.write_files(tmp_path, builder.files(builder.wide_city(16).areas(), 4))
    failed = {
        size: {code.removeprefix("SA_PATHS_"): total.failed for code, total in report.totals.items() if total.failed}
        for size in (6000, 12000, 24000)
        for report in [navspec.check(tmp_path, settings={"map_size": size})]
    }
    assert failed[12000] == {}
    assert failed[24000]["SET_INCOMPLETE"] == 1
    assert failed[24000]["NODE_OUTSIDE_AREA"] > 100
    assert failed[6000]["FLA_MAP_SIZE"] == 256 - 64
    tables = navspec.table_set(tmp_path, settings={"map_size": "24000"})
    assert isinstance(tables, TableSet)
    assert (tables.members, dict(tables.settings)) == (1024, {"map_size": 24000})
    record = navspec.info(tmp_path, settings={"map_size": 24000}).to_dict()["sets"][0]
    assert len(record["missing"]) == 1024 - 256
    assert record["missing"][0] == "nodes256.dat"


def test_a_declared_size_counts_for_files_of_the_game(tmp_path: Path) -> None:
    classic.valid_city().write(tmp_path)
    report = navspec.check(tmp_path, settings={"map_size": 12000})
    assert report.totals["SA_PATHS_NODE_OUTSIDE_AREA"].failed == report.totals["SA_PATHS_NODE_OUTSIDE_AREA"].cases
    report = navspec.check(tmp_path, settings={"map_size": 3000})
    assert report.totals["SA_PATHS_FLA_MAP_SIZE"].failed == 48


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"map_size": 5000}, "no map has a size of 5000 units; use 3000, 6000, 12000, 24000 or 48000"),
        ({"map_size": "large"}, "no map has a size of large units"),
        ({"mapsize": 6000}, "there is no setting 'mapsize'; did you mean map_size"),
    ],
)
def test_settings_that_cannot_be(settings: dict[str, object], message: str) -> None:
    data = builder.example()
    for ask in (navspec.check, navspec.info):
        with pytest.raises(navspec.NavspecError, match=message):
            ask(data, settings=settings)


# Sets of both formats


@pytest.mark.parametrize("version", VERSIONS)
def test_a_city_in_another_version_gives_the_same_counts(version: int, tmp_path: Path) -> None:
    classic.valid_city().write(tmp_path / "classic")
    other_path = converted(tmp_path / "classic", tmp_path / "other", version)
    assert totals(navspec.check(other_path)) == totals(navspec.check(tmp_path / "classic"))


def test_damage_gives_the_same_counts_in_mixed_sets(tmp_path: Path) -> None:
    """Every third file of a city with random bytes in its records is of the game's own format."""
    classic.valid_city().write(tmp_path / "classic")
    chance = np.random.default_rng(5)
    (tmp_path / "mixed").mkdir()
    for path in sorted((tmp_path / "classic").iterdir()):
        data = bytearray(path.read_bytes())
        number = number_of(path.name) or 0
        if len(data) > 20:
            for at in chance.integers(20, len(data), 30).tolist():
                data[at] ^= 1 << int(chance.integers(8))
            path.write_bytes(data)
        mixed = builder.converted(bytes(data), number % 3 + 2) if number % 4 else bytes(data)
        (tmp_path / "mixed" / path.name).write_bytes(mixed)
    alone, mixed_report = navspec.check(tmp_path / "classic"), navspec.check(tmp_path / "mixed")
    expected, found = totals(alone), totals(mixed_report)
    assert sum(failed for _, failed in expected.values()) > 200
    assert found == expected


@pytest.mark.parametrize("version", VERSIONS)
def test_original_files_in_another_version_give_the_same_counts(version: int, stock: Path, tmp_path: Path) -> None:
    other_path = converted(stock, tmp_path / "other", version)
    report = navspec.check(other_path)
    assert totals(report) == totals(navspec.check(stock))
    own = {code.removeprefix("SA_PATHS_"): (total.cases, total.failed) for code, total in report.totals.items()}
    assert {code: own[code] for code in NO_LONGER_ASKED} == dict.fromkeys(NO_LONGER_ASKED, (0, 0))
    assert {own[f"FLA_{code}"] for code in ("NAME", "VERSION", "SIZE", "EOF", "MAP_SIZE")} == {(64, 0)}
    assert own["FLA_DEAD_COORDS"] == (68_237 + 31_466, 0)
    assert own["FLA_PADDING"] == (68_237 + 31_466 if version == 4 else 0, 0)
    for name in ("NODES14.DAT", "NODES45.DAT"):
        data = (other_path / name).read_bytes()
        tables = navspec.tables(other_path / name)
        assert isinstance(tables, Tables)
        assert tables.to_bytes() == data
        assert navspec.to_bytes(navspec.load(other_path / name)) == data


def test_early_intersections_are_seen_in_original_files(stock: Path, tmp_path: Path) -> None:
    """Written as one editor does, with both reserves behind the intersections: 43 files have flags that tell."""
    found = 0
    for path in stock.iterdir():
        data = builder.converted(path.read_bytes(), 2)
        links = struct.unpack_from("<I", data, 40)[0]
        flags = len(data) - 4 - 192 - links
        early = data[: flags - 192] + data[flags : flags + links] + bytes(192) + data[flags + links :]
        target = tmp_path / path.name
        target.write_bytes(early)
        found += len(navspec.check(target, select=["SA_PATHS_INTERSECTIONS_SHIFTED"]).findings)
    assert found == 43


def test_flood_ids_count_as_many_as_the_smallest_file_holds() -> None:
    areas = [classic.border_city().areas()[number] for number in (0, 1)]
    files = {
        0: read(bytearray(builder.to_bytes(areas[0], 4)), SPEC),
        1: navspec.tables(areas[1].to_bytes(), name="NODES1.DAT"),
    }
    assert PathNetwork(TableSet({0: files[0]}, members=64)).most_flood_ids == 65_535
    assert PathNetwork(TableSet(files, members=64)).most_flood_ids == 255


# Damaged files


@pytest.mark.parametrize("version", VERSIONS)
def test_every_truncation_is_an_error(version: int) -> None:
    data = builder.to_bytes(classic.smallest(), version)
    sizes = [*range(60), *range(60, len(data), 37), *range(len(data) - 5, len(data))]
    for size in sizes:
        report = navspec.check(data[:size], name="NODES0.DAT")
        expected = "SA_PATHS_FLA_SIZE" if size > 3 else "SA_PATHS_FILE_TRUNCATED"
        assert [finding.code for finding in report.findings] == [expected], size
        with pytest.raises(navspec.ReadError):
            navspec.load(data[:size], name="NODES0.DAT")


@pytest.mark.parametrize("version", VERSIONS)
def test_every_byte_flipped_is_read_or_refused(version: int) -> None:
    sound = builder.to_bytes(classic.smallest(), version)
    reserve = len(sound) - 800
    for at in some([*range(60), *range(60, reserve, 17), *range(reserve, len(sound), 97)], 40):
        damaged = bytearray(sound)
        damaged[at] ^= 0xFF
        data = bytes(damaged)
        report = navspec.check(data, name="NODES0.DAT")
        assert report.tool_errors == ()
        if report.inputs[0].status == "read":
            assert navspec.to_bytes(navspec.tables(data, name="NODES0.DAT")) == data
        else:
            assert report.fails


def test_any_damage_to_a_set_is_reported(tmp_path: Path) -> None:
    """Random bytes in the records of a whole city, the addresses of 16 bits among them."""
    chance = np.random.default_rng(7)
    for version in VERSIONS:
        files = builder.files(classic.valid_city().areas(), version)
        for name, data in files.items():
            damaged = bytearray(data)
            for at in chance.integers(48, max(len(data) - 4, 49), len(data) // 20).tolist():
                damaged[at if at < len(data) - 4 else 0] ^= int(chance.integers(256)) if at < len(data) - 4 else 0
            files[name] = bytes(damaged)
        classic.write_files(tmp_path, files)
        for settings in ({}, {"map_size": 6000}, {"map_size": 24000}):
            report = navspec.check(tmp_path, settings=settings, max_findings=2000)
            assert report.tool_errors == ()
            assert report.fails
            assert sum(total.failed for total in report.totals.values()) > 1000


@pytest.mark.parametrize("field", range(5))
@pytest.mark.parametrize("count", some([0xFFFFFFFF, 0x7FFFFFFF, 0x10000000, 70_000], 2))
def test_counts_that_the_file_cannot_hold(field: int, count: int) -> None:
    data = bytearray(builder.example())
    struct.pack_into("<I", data, 8 + 4 * field, count)
    assert call_below(20 * MEGABYTE, lambda: navspec.check(bytes(data), name="NODES0.DAT")).findings
    with contextlib.suppress(navspec.ReadError):
        navspec.load(bytes(data), name="NODES0.DAT")


@pytest.mark.parametrize("format", [None, "gta_sa_paths_fla"])
def test_a_variant_that_the_bytes_do_not_have(format: str | None) -> None:
    data = builder.to_bytes(classic.smallest(), 3)
    tables = navspec.tables(data, format=format, variant="ver3")
    assert isinstance(tables, Tables)
    assert tables.variant == "ver3"
    with pytest.raises(navspec.ReadError, match="the file is gta_sa_paths_fla ver3"):
        navspec.tables(data, format=format, variant="fla4")
