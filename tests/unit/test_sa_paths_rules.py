"""The rules of the San Andreas path files that are written in Python, against counts and findings from elsewhere."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from builders import samples
from builders.gta_sa_paths import Link, border_city, promenade, smallest, valid_city

from independent import gta_sa_paths as independent
from navspec.check.engine import Options, Outcome, run
from navspec.check.rules import Check
from navspec.errors import ReadError
from navspec.formats.gta_sa_paths import rules
from navspec.formats.gta_sa_paths.info import info
from navspec.formats.gta_sa_paths.layout import AREAS, number_of
from navspec.formats.gta_sa_paths.view import PathNetwork
from navspec.opening import open_content
from navspec.sources import Content
from navspec.tables import TableSet, Tables

FOLDER = "folder"
CHECKS: dict[str, Check] = {
    code: check for code, check in rules.RULES.checks.items() if check.ask.__module__ == rules.__name__
}

Counts = dict[str, tuple[int, int]]


def opened(name: str, data: bytes) -> Tables | None:
    try:
        return open_content(Content(data, name, name)).tables()
    except ReadError:
        return None


def table_set(files: Mapping[str, bytes], *, folder: bool = False) -> TableSet:
    """The files that can be read, by area; -1 for a name that does not tell it."""
    tables = {}
    for name, data in files.items():
        number, read = number_of(name), opened(name, data)
        if read is not None:
            tables[-1 if number is None else number] = read
    return TableSet(tables, key="area", members=AREAS, path=FOLDER if folder else "")


def checked(files: TableSet) -> Outcome:
    """What the rules say; nothing is asked where nothing could be read."""
    return run(CHECKS.values(), PathNetwork(files), Options(max_findings=100_000), FOLDER) if files.files else Outcome()


def totals(outcome: Outcome) -> Counts:
    return {code: (each.cases, each.failed) for code, each in outcome.totals.items() if each.cases}


def counted(files: Mapping[str, bytes], *, folder: bool = False) -> Counts:
    """The independent count of the same rules."""
    by_area = {number: data for name, data in files.items() if (number := number_of(name)) is not None}
    return only(independent.count(by_area, folder=folder))


def only(counts: Mapping[str, tuple[int, int]]) -> Counts:
    return {code: each for code, each in counts.items() if code in CHECKS}


def test_every_catalogued_rule_that_is_here() -> None:
    assert len(CHECKS) == 44
    assert set(CHECKS) <= set(independent.STOCK)
    assert [*rules.RULES.structural] == ["SA_PATHS_FILE_TRUNCATED"]


def test_unmodified_files_fail_as_often_as_the_catalogue_says(stock: Path) -> None:
    files = {path.name: path.read_bytes() for path in stock.iterdir()}
    outcome = checked(table_set(files, folder=True))
    assert totals(outcome) == only(independent.STOCK)
    assert outcome.severities["error"] == 0
    assert outcome.skipped == []


def test_unmodified_exceptions_are_declared() -> None:
    for code, check in CHECKS.items():
        assert check.rule.exceptions == independent.STOCK[code][1]
        assert check.rule.unmodified == ("exceptions" if check.rule.exceptions else "clean")


@pytest.mark.parametrize("seed", [0, 1])
def test_a_valid_city_gives_no_finding(seed: int) -> None:
    files = valid_city(seed).files()
    outcome = checked(table_set(files, folder=True))
    assert [(each.code, each.message) for each in outcome.findings] == []
    assert totals(outcome) == counted(files, folder=True)
    assert outcome.skipped == []


@pytest.mark.parametrize("sample", samples.SAMPLES, ids=lambda sample: sample.name)
def test_a_sample_gives_the_expected_findings(sample: samples.Sample) -> None:
    outcome = checked(table_set(sample.files, folder=sample.folder))
    found = Counter(
        samples.Expected(
            each.code,
            each.severity,
            "" if each.path == FOLDER else each.path,
            each.pointer,
            each.offset,
            each.length,
        )
        for each in outcome.findings
    )
    assert found == Counter(each for each in sample.expected if each.code in CHECKS)
    assert totals(outcome) == counted(sample.files, folder=sample.folder)
    for each in outcome.findings:
        json.dumps(each.to_dict(), allow_nan=False)


def test_damaged_sets_give_what_the_independent_count_gives() -> None:
    """Counts and places over a city with random bytes in it.

    Left out is what depends on where intersections are looked for: a file of the full size is read as the game reads it,
    even where the flags fit another place.
    """
    left_out = "SA_PATHS_INTERSECTION", "SA_PATHS_FILE_PADDED"
    sound = valid_city().files()
    names = [name for name, data in sound.items() if len(data) > 20]
    for seed in range(20):
        files = dict(sound)
        chance = random.Random(seed)
        for _ in range(chance.choice((1, 10, 100, 1000))):
            name = chance.choice(names)
            data = bytearray(files[name])
            data[chance.randrange(20, len(data))] ^= 1 << chance.randrange(8)
            files[name] = bytes(data)
        outcome = checked(table_set(files))
        found = sorted((each.code, number_of(each.path), each.pointer) for each in outcome.findings)
        tally = independent.examine({number_of(name) or 0: data for name, data in files.items()})
        expected = sorted(each for each in tally.failures() if each[0] in CHECKS)
        assert [each for each in found if not each[0].startswith(left_out)] == [
            each for each in expected if not each[0].startswith(left_out)
        ]
        asked, counts = totals(outcome), only(tally.counts())
        assert {code: each for code, each in asked.items() if not code.startswith(left_out)} == {
            code: each for code, each in counts.items() if not code.startswith(left_out)
        }


@cache
def city() -> dict[str, bytes]:
    return {name: data for name, data in valid_city().files().items() if len(data) > 20}


def test_parts_of_a_set_are_asked_what_they_can_answer() -> None:
    not_asked = set()
    for name, data in city().items():
        outcome = checked(table_set({name: data}))
        assert outcome.findings == []
        assert all(each.not_asked > 0 and each.reason for each in outcome.skipped)
        not_asked |= {each.code for each in outcome.skipped}
        asked, counts = totals(outcome), counted({name: data})
        # An edge into an area that is not there uses its navi node all the same.
        assert asked.pop("SA_PATHS_NAVI_USE")[1] == 0
        assert counts.pop("SA_PATHS_NAVI_USE")[1] >= 0
        assert asked == counts
    assert not_asked == {
        code for code, check in CHECKS.items() if check.rule.scope == "set" and code != "SA_PATHS_SET_INCOMPLETE"
    }


def test_questions_that_were_not_asked_are_counted() -> None:
    west, _ = border_city().areas()[0], border_city().areas()[1]
    outcome = checked(table_set({west.name: west.to_bytes()}))
    assert {each.code.removeprefix("SA_PATHS_"): each.not_asked for each in outcome.skipped} == {
        "LINK_TYPE": 2,
        "LINK_ASYMMETRIC": 2,
        "LINK_WATER": 2,
        "LENGTH_VALUE": 2,
        "LENGTH_OVERFLOW": 2,
        "LENGTH_ASYMMETRIC": 2,
        "INTERSECTION_ASYMMETRIC": 2,
        "NAVI_LINK_TARGET": 1,
        "NAVI_LINK_PAIR": 1,
        "NAVI_TARGET_END": 1,
        "NAVI_TARGET_LOWER": 1,
        "NAVI_DIR_CHORD": 1,
        "NAVI_FAR": 1,
        "NAVI_WIDTH": 1,
        "NAVI_LIGHT_END": 1,
    }


def test_a_navi_node_whose_target_is_not_there_may_be_in_use() -> None:
    east = border_city().areas()[1]
    east.navi_nodes.append(east.navi_nodes[0])
    outcome = checked(table_set({east.name: east.to_bytes()}))
    assert totals(outcome)["SA_PATHS_NAVI_USE"] == (2, 0)
    assert [each.not_asked for each in outcome.skipped if each.code == "SA_PATHS_NAVI_USE"] == [1]


def test_bytes_without_a_name_are_asked_what_needs_no_number() -> None:
    area = smallest()
    area.nodes[2].speed = 0
    area.links[9].navi_id = 1
    area.navi_nodes[0].left_lanes = area.navi_nodes[0].right_lanes = 0
    area.trailing = bytes(4)
    outcome = checked(table_set({"upload.dat": area.to_bytes()}))
    assert [each.message for each in outcome.findings] == [
        "the file is followed by 4 zeros",
        "node 2 is a vehicle node of speed 0",
        "node 6 is a pedestrian node, but names area 0 navi node 1 for a link",
        "navi node 0 has no lanes",
    ]
    assert [each.params for each in outcome.findings] == [
        {"size": 4},
        {"node": 2},
        {"link": 9, "navi_area_id": 0, "navi_id": 1, "node": 6},
        {"navi_node": 0},
    ]
    assert {each.code for each in outcome.skipped} == {code for code, check in CHECKS.items() if check.needs_number}


def found_in(*areas: Area) -> list[tuple[str, str]]:
    """Code without prefix, and message, of every finding."""
    outcome = checked(table_set({area.name: area.to_bytes() for area in areas}))
    return [(each.code.removeprefix("SA_PATHS_"), each.message) for each in outcome.findings]


def test_messages_name_places_as_the_game_does() -> None:
    west, east = border_city().areas()[0], border_city().areas()[1]
    west.nodes[0].x += 80
    east.navi_nodes[0].target_node_id = 0
    west.links[2].navi_id = 1
    assert found_in(west, east) == [
        ("LENGTH_VALUE", "area 0 node 0 links to area 0 node 1 with length 20, but they are 10 units apart"),
        ("LENGTH_VALUE", "area 0 node 1 links to area 0 node 0 with length 20, but they are 10 units apart"),
        (
            "NAVI_LINK_PAIR",
            "area 0 node 1 links to area 1 node 0 by area 1 navi node 1, and the link back by area 1 navi node 0",
        ),
        (
            "NAVI_LINK_PAIR",
            "area 1 node 0 links to area 0 node 1 by area 1 navi node 0, and the link back by area 1 navi node 1",
        ),
        ("NAVI_USE", "area 1 navi node 0 serves 0 edges instead of one"),
        ("NAVI_USE", "area 1 navi node 1 serves 2 edges instead of one"),
        (
            "NAVI_TARGET_END",
            "area 1 navi node 1 points to area 1 node 0, which is no end of its edge "
            "from area 0 node 1 to area 1 node 0",
        ),
    ]
