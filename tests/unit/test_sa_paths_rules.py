"""The rules of the San Andreas path files about more than one value, against counts and findings from elsewhere."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from builders import samples
from builders.gta_sa_paths import Area, Link, border_city, promenade, smallest, smallest_city, valid_city
from builders.sampling import PREFIX, Expected, Sample
from independent import gta_sa_paths as independent
from navspec.columns import Tables, TableSet
from navspec.errors import ReadError
from navspec.families.gta_sa_paths import rules
from navspec.families.gta_sa_paths.info import info
from navspec.families.gta_sa_paths.layout import AREAS, number_of
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.rules.checks import build_checks
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import RuleCheck
from navspec.family.rules.runner import RulesOutcome, run_rules
from navspec.inputs.file import open_content
from navspec.inputs.source import Content
from navspec.spec import load_spec
from sweeps import some

FOLDER = "folder"
_DECLARED = {check.rule.code: check for check in build_checks([load_spec("gta_sa_paths")], rules.RULES)}
CHECKS: dict[str, RuleCheck] = {
    code: check
    for code, check in sorted({**rules.RULES.checks, **_DECLARED}.items())
    if not code.startswith("SA_PATHS_FLA_")
}
"""Those that are asked of files of the game's own format."""

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


def checked(files: TableSet) -> RulesOutcome:
    """What the rules say; nothing is asked where nothing could be read."""
    return (
        run_rules(CHECKS.values(), PathNetwork(files), Options(max_findings=100_000), FOLDER)
        if files.files
        else RulesOutcome()
    )


def totals(outcome: RulesOutcome) -> Counts:
    return {code: (total.cases, total.failed) for code, total in outcome.totals.items() if total.cases}


def counted(files: Mapping[str, bytes], *, folder: bool = False) -> Counts:
    """The independent count of the same rules."""
    by_area = {number: data for name, data in files.items() if (number := number_of(name)) is not None}
    return only(independent.count(by_area, folder=folder))


def only(counts: Mapping[str, tuple[int, int]]) -> Counts:
    return {code: each for code, each in counts.items() if code in CHECKS and each[0]}


def test_every_catalogued_rule_that_is_here() -> None:
    assert len(CHECKS) == 54
    assert set(CHECKS) <= set(independent.STOCK)
    assert [code for code, each in rules.RULES.structural.items() if "gta_sa_paths" in each.formats] == [
        "SA_PATHS_FILE_TRUNCATED"
    ]


def test_original_files_fail_as_often_as_the_catalogue_says(stock: Path) -> None:
    files = {path.name: path.read_bytes() for path in stock.iterdir()}
    outcome = checked(table_set(files, folder=True))
    assert totals(outcome) == only(independent.STOCK)
    assert outcome.severities["error"] == 0
    assert outcome.skipped == []


def test_exceptions_in_original_files_are_declared() -> None:
    for code, check in CHECKS.items():
        assert check.rule.exceptions == independent.STOCK[code][1]
        assert (check.rule.real_files, check.rule.num_real_files) == ("original", 64)


@pytest.mark.parametrize("seed", [0, 1])
def test_a_valid_city_gives_no_finding(seed: int) -> None:
    files = valid_city(seed).files()
    outcome = checked(table_set(files, folder=True))
    assert [(finding.code, finding.message) for finding in outcome.findings] == []
    assert totals(outcome) == counted(files, folder=True)
    assert outcome.skipped == []


@pytest.mark.parametrize("sample", some(samples.CLASSIC, 60), ids=lambda sample: sample.name)
def test_a_sample_gives_the_expected_findings(sample: Sample) -> None:
    outcome = checked(table_set(sample.files, folder=sample.folder))
    found = Counter(
        Expected(
            finding.code,
            finding.severity,
            "" if finding.path == FOLDER else finding.path,
            finding.pointer,
            finding.offset,
            finding.length,
        )
        for finding in outcome.findings
    )
    assert found == Counter(each for each in sample.expected if each.code in CHECKS)
    assert totals(outcome) == counted(sample.files, folder=sample.folder)
    for finding in outcome.findings:
        json.dumps(finding.to_dict(), allow_nan=False)


def test_damaged_sets_give_what_the_independent_count_gives() -> None:
    """Counts and places over a city with random bytes in it.

    Left out is what depends on where intersections are looked for: a file of the full size is read as the game reads it,
    even where the flags fit another place.
    """
    left_out = "SA_PATHS_INTERSECTION", "SA_PATHS_FILE_PADDED", "SA_PATHS_FILE_TRAILING"
    sound = valid_city().files()
    names = [name for name, data in sound.items() if len(data) > 20]
    for seed in range(10):
        files = dict(sound)
        chance = random.Random(seed)
        for _ in range(chance.choice((1, 10, 100, 1000))):
            name = chance.choice(names)
            data = bytearray(files[name])
            data[chance.randrange(20, len(data))] ^= 1 << chance.randrange(8)
            files[name] = bytes(data)
        outcome = checked(table_set(files))
        found = sorted((finding.code, number_of(finding.path), finding.pointer) for finding in outcome.findings)
        tally = independent.examine({number_of(name) or 0: data for name, data in files.items()})
        expected = sorted(failure for failure in tally.failures() if failure[0] in CHECKS)
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
        assert all(skipped.not_asked > 0 and skipped.reason for skipped in outcome.skipped)
        not_asked |= {skipped.code for skipped in outcome.skipped}
        # An edge into an area that is not there uses its navi node all the same, which the count does not take into account.
        use = "SA_PATHS_NAVI_USE"
        assert {**totals(outcome), use: (0, 0)} == {**counted({name: data}), use: (0, 0)}
    assert not_asked == {code for code, check in CHECKS.items() if check.rule.scope == "set"} - {
        "SA_PATHS_SET_INCOMPLETE",
        "SA_PATHS_NAVI_USE",
        # Nothing is asked without lamps.
        "SA_PATHS_NAVI_LIGHT_LAMP",
        "SA_PATHS_INTERSECTION_LIGHT_LAMP",
    }


def test_questions_that_were_not_asked_are_counted() -> None:
    west = border_city().areas()[0]
    outcome = checked(table_set({west.name: west.to_bytes()}))
    assert {skipped.code.removeprefix("SA_PATHS_"): skipped.not_asked for skipped in outcome.skipped} == {
        "NODE_DEAD_END": 2,
        "FLOOD_LINK": 2,
        "FLOOD_SHARED": 2,
        "FLOOD_ORDER": 3,
        "LIMIT_FLOOD": 2,
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
        "NAVI_PARKING_LANES": 1,
        "NAVI_LIGHT_END": 1,
        "NAVI_ORDER": 1,
    }


WHOLE_MAP = {"NODE_DEAD_END", "FLOOD_SHARED", "FLOOD_ORDER", "LIMIT_FLOOD", "NAVI_ORDER"}


def test_the_whole_map_is_needed() -> None:
    """One missing file, even an empty one, leaves open what every node may have to do with it."""
    files = valid_city().files()
    del files["NODES63.DAT"]
    outcome = checked(table_set(files))
    assert {skipped.code.removeprefix("SA_PATHS_") for skipped in outcome.skipped} == WHOLE_MAP
    assert {skipped.reason for skipped in outcome.skipped} == {"the whole map is needed"}
    assert not set(totals(outcome)) & {"SA_PATHS_" + code for code in WHOLE_MAP}


def test_an_unreadable_file_is_a_missing_one() -> None:
    files = valid_city().files() | {"NODES63.DAT": bytes(19)}
    assert {each.code.removeprefix("SA_PATHS_") for each in checked(table_set(files)).skipped} == WHOLE_MAP


def test_a_map_without_nodes() -> None:
    outcome = checked(table_set({f"NODES{area}.DAT": bytes(20) for area in range(AREAS)}))
    assert outcome.findings == outcome.skipped == []
    assert totals(outcome)["SA_PATHS_LIMIT_FLOOD"] == (2, 0)


def test_a_navi_node_whose_target_is_not_there_may_be_in_use() -> None:
    east = border_city().areas()[1]
    east.navi_nodes.append(east.navi_nodes[0])
    outcome = checked(table_set({east.name: east.to_bytes()}))
    assert totals(outcome)["SA_PATHS_NAVI_USE"] == (2, 0)
    assert [skipped.not_asked for skipped in outcome.skipped if skipped.code == "SA_PATHS_NAVI_USE"] == [1]


def test_bytes_without_a_name_are_asked_what_needs_no_number() -> None:
    area = smallest()
    area.nodes[2].speed = 0
    area.links[9].navi_id = 1
    area.navi_nodes[0].left_lanes = area.navi_nodes[0].right_lanes = 0
    area.trailing = bytes(4)
    outcome = checked(table_set({"upload.dat": area.to_bytes()}))
    assert [(finding.message, finding.params) for finding in outcome.findings] == [
        ("the file is followed by 4 zeros", {"size": 4}),
        (
            "node 6 is a pedestrian node, but names area 0 navi node 1 for a link",
            {"link": 9, "navi_area_id": 0, "navi_id": 1, "node": 6},
        ),
        ("navi node 0 has no lanes", {"navi_node": 0}),
        ("node 2 is a vehicle node of speed 0", {"node": 2}),
    ]
    assert {skipped.code for skipped in outcome.skipped} == {
        code for code, check in CHECKS.items() if check.needs_number
    }


def said_of(*areas: Area, folder: bool = False) -> list[tuple[str, str, str]]:
    """Code without prefix, pointer and message of every finding."""
    outcome = checked(table_set({area.name: area.to_bytes() for area in areas}, folder=folder))
    return [(finding.code.removeprefix("SA_PATHS_"), finding.pointer, finding.message) for finding in outcome.findings]


MESSAGES = {
    "COUNT_SUM-fail-a": "area 0 has 8 path nodes, but 5 vehicle nodes and 4 pedestrian nodes",
    "FILE_PADDED-fail-a": "area 0 is followed by 500 zeros",
    "SET_INCOMPLETE-fail-a": "the set lacks 1 of its 64 files; the first that is missing is nodes63.dat",
    "LIMIT_NAVI-fail-a": "area 63 has 1024 navi nodes; links can name 1023 of them",
    "NODE_LINK_SEQUENCE-fail-a": "area 0 node 3 has its first link at 7 instead of 6",
    "NODE_OUTSIDE_AREA-fail-b": "area 37 node 1 lies at x 749.75, y 420.0, which is in the square of area 36",
    "NODE_PED_VEHICLE_FLAGS-fail-c": (
        "area 0 node 5 is a pedestrian node, but has values that belong to vehicle nodes: special_function"
    ),
    "NODE_BIT8-fail-b": "area 0 node 6 has bit 8 at 0, but bit 5 at 1; the game copies bit 5",
    "NODE_DEAD_END-fail-a": "area 0 node 3 is on a branch that leads nowhere, but is not marked as a dead end",
    "NODE_DEAD_END-fail-b": "area 0 node 2 is marked as a dead end, but is on no branch that leads nowhere",
    "FLOOD_LINK-fail-a": (
        "area 0 node 6 has flood id 1, but links to area 0 node 7 with flood id 2",
        "area 0 node 7 has flood id 2, but links to area 0 node 6 with flood id 1",
    ),
    "FLOOD_SHARED-fail-c": (
        *(
            f"area 63 node {node} has flood id 1; by order of appearance its part of the graph has number 2"
            for node in (0, 1)
        ),
        "area 63 node 0 begins a part of the pedestrian graph that has flood id 1, "
        "which the part from area 0 node 0 on has already",
    ),
    "LIMIT_FLOOD-fail-b": (
        *(
            f"area 0 node {node} has flood id 255; by order of appearance its part of the graph has number 256"
            for node in (510, 511)
        ),
        "area 0 node 510 begins a part of the vehicle graph that has flood id 255, "
        "which the part from area 0 node 508 on has already",
        "area 0 node 510 begins part 256 of the 256 separate parts of the vehicle graph; flood ids tell 255 apart",
    ),
    "NAVI_ORDER-fail-b": (
        "area 1 has its navi nodes in another order than that of the edges: navi node 1 serves "
        "the edge from area 0 node 1 to area 1 node 0, where 0 is due"
    ),
    "LINK_AREA_DISTANCE-fail-b": "area 7 node 7 links to area 8 node 0, and the two areas do not touch",
    "LINK_SELF-fail-a": "area 0 node 7 links to itself",
    "LINK_TARGET-fail-b": "area 1 node 2 links to area 0 node 2, and no link leads back for it",
    "NAVI_LINK_TARGET-fail-b": (
        "area 0 node 1 links to area 1 node 0 by area 1 navi node 0, which does not exist",
        "area 1 node 0 links to area 0 node 1 by area 1 navi node 0, which does not exist",
    ),
    "NAVI_TARGET_END-fail-a": (
        "area 0 navi node 3 points to area 0 node 1, which is no end of its edge from area 0 node 2 to area 0 node 3"
    ),
    "NAVI_FAR-fail-a": (
        "area 0 navi node 3 lies 50.125 units from the middle of its edge from area 0 node 2 to area 0 node 3"
    ),
    "NAVI_LIGHT_END-fail-a": "area 0 navi node 1 has its light at area 0 node 2, but area 0 node 1 has more links",
}


@pytest.mark.parametrize("name", MESSAGES)
def test_messages_name_places_as_the_game_does(name: str) -> None:
    sample = next(each for each in samples.CLASSIC if each.name == PREFIX + name)
    outcome = checked(table_set(sample.files, folder=sample.folder))
    expected = MESSAGES[name]
    assert [finding.message for finding in outcome.findings] == (
        [expected] if isinstance(expected, str) else [*expected]
    )


def test_a_link_that_no_node_owns_is_named_alone() -> None:
    area = smallest()
    area.links += [Link(0, 0), Link(2, 0)]
    assert said_of(area) == [
        ("LINK_AREA_DISTANCE", "/links/13", "area 0 link 13 links to area 2 node 0, and the two areas do not touch"),
        ("NODE_LINK_SEQUENCE", "/num_links", "area 0 has 14 links, but its nodes own 12"),
    ]
    outcome = checked(table_set({area.name: area.to_bytes()}))
    assert outcome.findings[0].params == {"area": 0, "area_id": 2, "link": 13, "node": None, "node_id": 0}


def double_path(*lengths: int) -> Area:
    """The smallest file with its footpath 5 - 6 twice: links 8 and 9 lead there, 10 and 12 back."""
    city = smallest_city()
    city.path(5, 6)
    area = city.areas()[0]
    for link, length in zip((8, 9, 10, 12), lengths, strict=True):
        area.links[link].length = length
    return area


def test_parallel_links_are_compared_as_sets() -> None:
    codes = [code for code, _, _ in said_of(double_path(20, 19, 19, 20))]
    assert codes == ["LINK_DUPLICATE", "LINK_DUPLICATE"]
    found = said_of(double_path(20, 19, 20, 20))
    assert [(code, pointer) for code, pointer, _ in found] == [
        *(("LENGTH_ASYMMETRIC", f"/link_lengths/{link}") for link in (8, 9, 10, 12)),
        ("LINK_DUPLICATE", "/links/9"),
        ("LINK_DUPLICATE", "/links/12"),
    ]


def test_of_parallel_links_those_without_a_counterpart_are_one_way() -> None:
    area = smallest()
    area.insert_link(5, Link(0, 6, length=20))
    assert [each[:2] for each in said_of(area)] == [("LINK_ASYMMETRIC", "/links/9"), ("LINK_DUPLICATE", "/links/9")]


def test_overlapping_ranges_give_a_link_to_the_first_node() -> None:
    """Nodes 5 and 6 claim the link 5 > 6, so that node 6 has one of its own links less."""
    area = smallest()
    area.nodes[6].base_link = 8
    net = PathNetwork(table_set({area.name: area.to_bytes()}))
    assert net.graph.owner.tolist() == [0, 1, 1, 1, 2, 2, 3, 4, 5, 6, -1, 7]
    assert net.graph.neighbours.tolist() == [1, 3, 2, 1, 1, 1, 1, 1]


def test_a_full_file_with_shifted_intersections_is_found_out() -> None:
    """The layout without the reserve, and 192 zeros behind it: as long as a complete file, and read as one."""
    area = promenade()
    files = {area.name: area.wiki_sized() + bytes(192)}
    outcome = checked(table_set(files))
    # The intersections begin behind the lengths (5,698 + 242 links) and their reserve; that is where the game looks.
    assert [(finding.code, finding.pointer, finding.offset, finding.length) for finding in outcome.findings] == [
        ("SA_PATHS_INTERSECTIONS_SHIFTED", "/intersections", 5698 + 242 + 192, 242)
    ]
    assert not {code for code in totals(outcome) if code.startswith("SA_PATHS_INTERSECTION_")}


def test_info_counts_what_is_on_the_map() -> None:
    files = {number_of(name) or 0: independent.read(data, number_of(name) or 0) for name, data in city().items()}
    nodes = [node for file in files.values() for node in file.nodes]
    tables = info(PathNetwork(table_set(city())))
    assert tables == json.loads(json.dumps(tables))
    assert {key: tables[key] for key in ("nodes", "vehicle_nodes", "ped_nodes", "navi_nodes", "links")} == {
        "nodes": len(nodes),
        "vehicle_nodes": sum(file.counts[1] for file in files.values()),
        "ped_nodes": sum(file.counts[2] for file in files.values()),
        "navi_nodes": sum(len(file.navis) for file in files.values()),
        "links": sum(len(file.links) for file in files.values()),
    }
    assert tables["water_nodes"] == sum(node.bit(7) for node in nodes) > 0
    assert tables["parking_nodes"] == sum(node.special_function in (1, 2) for node in nodes) > 0
    assert tables["area_numbers"] == sorted(files)
    assert tables["largest_area"] == max(sorted(files), key=lambda area: len(files[area].nodes))
    assert tables["extent"]["x"] == [min(node.x for node in nodes) / 8, max(node.x for node in nodes) / 8]


def test_info_of_an_empty_area() -> None:
    tables = info(PathNetwork(table_set({"NODES5.DAT": bytes(20)})))
    assert tables["nodes"] == 0
    assert (tables["area_numbers"], tables["largest_area"], tables["extent"]) == ([], None, None)
