"""Navigation meshes of Source against the document: enums, bits, offsets and the sizes of records."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import navspec
from builders import source2_nav, source_nav
from facts.documents import Table, section, table, tables
from navspec import tree
from navspec.columns import Tables
from navspec.spec import load_spec

SPEC = load_spec("source_nav")
NEWER = load_spec("source2_nav")

GAMES = {"base": "base", "cs": "cs", "tf": "tf", "ins": "ins", "l4d": "l4d", "tfc with tag": "tf2classic"}
GAMES |= {"tfc without tag": "tf2classified"}
"""How the document calls the layouts of games, and how the builder does."""

BITS_OF = {"L4D": "is_l4d", "L4D2": "is_l4d", "GMod": "is_base", "SDK": "_"}
"""Games before the names of bits, and what tells them in the spec."""

_QUOTED = re.compile(r"`(\w+)`")


@pytest.fixture(scope="module")
def document(facts: Path) -> Path:
    return facts / "source_nav.md"


@pytest.fixture(scope="module")
def codes(document: Path) -> Table:
    """Directions and ways, side by side."""
    return table(document, "1.4", "NavDirType", "NavTraverseType")


def engine_names(enum: str) -> dict[int, str]:
    """Members of an enum that the engine has a name for."""
    return {member.value: member.notes["orig_id"] for member in SPEC.members[enum] if "orig_id" in member.notes}


def read(mesh: source_nav.Mesh) -> Tables:
    found = navspec.tables(mesh.pack(), name="test.nav")
    assert isinstance(found, Tables)
    return found


# --- enums ---------------------------------------------------------------------------------------------------------


def test_directions(codes: Table) -> None:
    stored = [words for words in codes.column("") if "never stored" not in words]
    expected = dict(zip(map(int, codes.column("NavDirType")), (each.split()[0] for each in stored), strict=False))
    assert len(expected) == 4
    assert engine_names("side") == expected
    assert (
        SPEC.enums["side"]
        == NEWER.enums["side"]
        == {number: _QUOTED.findall(words)[0] for number, words in enumerate(stored)}
    )


def test_ways(codes: Table) -> None:
    expected, ids = {}, {}
    for numbers, words in zip(codes.column("NavTraverseType"), codes.column("Source (version 16)"), strict=True):
        first, *others = map(int, re.findall(r"\d+", numbers))
        run = range(first, max([first, *others]) + 1)
        names = re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b", words)
        quoted = _QUOTED.findall(words)
        expected |= dict(zip(run, names, strict=True))
        ids |= dict(zip(run, quoted if len(quoted) == len(run) else map(str.lower, names), strict=True))
    assert sorted(expected) == list(range(10))
    assert engine_names("way") == expected
    assert {number: name for number, name in SPEC.enums["way"].items() if number in ids} == ids


def test_ways_by_version(document: Path) -> None:
    """What the code of no way is: 7 to version 9, 9 in version 16."""
    found = table(document, "2.9", "code", "version <= 9", "version 16")
    none = {
        name: next(int(row[0]) for row in found.rows if "none" in row[at])
        for at, name in enumerate(found.columns)
        if at
    }
    for column, mesh in (("version <= 9", source_nav.mesh(9)), ("version 16", source_nav.mesh(16, 1, "cs"))):
        approaches = [source_nav.Approach(prev_how=code) for code in range(11)]
        mesh.areas[0].approaches = mesh.areas[0].cs_approaches = approaches
        root = navspec.load(mesh.pack(), name="test.nav")
        listed = root.areas[0].approaches or root.areas[0].cs_approaches
        known = {code: each.prev_to_here_way.name for code, each in enumerate(listed)}
        assert [code for code, name in known.items() if name == "none"] == [none[column]]
        known = {code: name for code, name in known.items() if name != "no_such_way"}
        assert sorted(known) == list(range(none[column] + 1))
        assert all(name == SPEC.enums["way"][code] for code, name in known.items() if name != "none")


def test_corners(document: Path) -> None:
    words = section(document, "1.4").partition("NavCornerType:")[2].partition("(")[0]
    expected = {int(number): name for name, number in re.findall(r"([A-Z_]+) (\d)", words)}
    assert len(expected) == 4
    assert engine_names("corner") == expected
    assert SPEC.enums["corner"] == {number: name.lower() for number, name in expected.items()}


def test_what_lists_are_in_the_order_of(document: Path) -> None:
    """Four connection lists by direction, four lights by corner."""
    area = SPEC.types["nav_area"].by_id
    rows = {
        row[1].strip("`"): row
        for row in table(document, "2.5", "#", "offset v <= 8 / v9-12 / v >= 13").rows
        if len(row) > 5
    }
    for field, enum, words in (
        ("connections", "side", "order N, E, S, W"),
        ("light_intensity", "corner", "corner order NW, NE, SE, SW"),
    ):
        assert words in rows[field][5]
        initials = ["".join(part[0] for part in name.split("_")).upper() for name in SPEC.enums[enum].values()]
        assert initials == words.partition("order ")[2].split(", ")
        assert area[field].notes["index"] == {"enum": enum}


# --- bits ----------------------------------------------------------------------------------------------------------


def test_attributes(document: Path) -> None:
    found = table(document, "2.6", "bit", "value", "name")
    expected = {}
    for bit, value, words, *_ in found.rows:
        assert 1 << int(bit) == int(value, 16)
        parts = [part.split() for part in words.replace("`", "").split("; ")]
        expected[bit] = parts[0][0] if parts == [[parts[0][0]]] else {BITS_OF[game]: name for game, name in parts}
    assert SPEC.types["nav_area"].by_id["attributes"].notes["bits"] == expected


def test_flags_of_hiding_spots(document: Path) -> None:
    found = table(document, "2.8", "bit", "value", "name")
    places = SPEC.types["hiding_spot_bits"].bit_fields
    assert {name: shift for name, (shift, width) in places.items() if width == 1} == {
        name.strip("`"): int(bit) for bit, name in zip(found.column("bit"), found.column("name"), strict=True)
    }


def test_attributes_of_team_fortress(document: Path) -> None:
    saved = table(document, "2.13", "saved bit", "name")
    expected = {}
    for bits, names in zip(saved.column("saved bit"), saved.column("name"), strict=True):
        numbers, words = list(map(int, bits.split(", "))), _QUOTED.findall(names)
        if ".." in names:  # with_second_point .. with_fifth_point
            words = [f"with_{each}_point" for each in ("second", "third", "fourth", "fifth")]
            assert [words[0], words[-1]] == _QUOTED.findall(names)
        expected |= dict(zip(words, numbers, strict=True))
    runtime = section(document, "2.13").partition("Runtime-only bits")[2].partition("Measured")[0]
    expected |= {name: int(number) for number, name in re.findall(r"(\d+) `(\w+)`", runtime)}
    assert len(expected) == 29
    places = SPEC.types["tf_area_bits"].bit_fields
    assert {name: shift for name, (shift, _) in places.items() if not name.startswith("reserved")} == expected


def test_spawn_attributes(document: Path) -> None:
    rows = table(document, "2.14", "bit", "name").rows
    expected = {row[at + 1].split()[0].strip("`"): int(row[at]) for row in rows for at in (0, 4)}
    text = section(document, "2.14").partition("Bits 24 to 31 ")[2].partition(":")[0]
    compass = [name if name.startswith("compass") else f"compass{name}" for name in _QUOTED.findall(text)]
    expected |= {name: 24 + number for number, name in enumerate(compass)}
    assert len(expected) == 26
    places = SPEC.types["l4d_spawn_bits"].bit_fields
    known = {name: shift for name, (shift, _) in places.items() if not name.startswith("reserved")}
    assert known == expected | {"has_old_block": 3}


def test_attributes_of_source_2(document: Path) -> None:
    text = section(document, "4.5").partition("\n")[2].partition(";")[0]
    expected = {str(int(value, 16).bit_length() - 1): name for value, name in re.findall(r"(0x\d+) (\w+)", text)}
    assert len(expected) == 17
    bits = NEWER.types["nav_area"].by_id["attributes"].notes["bits"]
    assert {bit: names["has_movable_meshes"] for bit, names in bits.items()} == expected


# --- layouts -------------------------------------------------------------------------------------------------------


def test_smallest_records(document: Path) -> None:
    words = section(document, "2.17").partition("Area record with every list empty: ")[2].partition(" bytes")[0]
    expected = {}
    for part in words.replace("**", "").split("; "):
        names, _, size = part.rpartition(" ")
        for name in re.split("/| and ", names):
            first, _, last = name.removeprefix("v").partition("-")
            version = int(first.partition(".")[0])
            for each in range(version, int(last or version) + 1):
                expected[first if "." in first else str(each)] = int(size)
    by_sub = {0: "base", 1: "cs", 2: "tf", 13: "l4d", 14: "l4d", 256: "tf2classic", 257: "tf2classified"}
    assert {name for name in expected if "." in name} == {f"16.{each}" for each in by_sub}
    assert {int(name) for name in expected if "." not in name} == set(range(1, 16))
    for name, size in expected.items():
        version, sub = (int(each) for each in f"{name}.0".split(".")[:2])
        mesh = source_nav.Mesh(version, sub, by_sub[sub], areas=[source_nav.Area()])
        assert read(mesh).span("areas")[1] == size, name
    bound = section(document, "2.17")
    assert "16.256 and 16.257 119" in bound.replace("**", "")


def test_where_the_header_ends(document: Path) -> None:
    """Offsets of the fixed part, and of the areas of a mesh without places."""
    text = section(document, "2.2")
    runs = re.findall(r"v(\d+)(?:-(\d+))?: ([^.]+)\.", text)
    assert len(runs) == 5
    for first, last, words in runs:
        for version in range(int(first), int(last or first) + 1):
            found = read(source_nav.Mesh(version, 0, "base", areas=[source_nav.Area()]))
            for name, offset in re.findall(r"`(\w+)` (?:at )?(\d+)", words):
                assert found.span("", 0, name)[0] == int(offset), (version, name)
    tag, counted, start = map(int, re.findall(r"tag at (\d+), `num_areas` at (\d+), first area at (\d+)", text)[0])
    found = read(source_nav.Mesh(16, 256, "tf2classic", areas=[source_nav.Area()]))
    assert [found.span("", 0, name)[0] for name in ("tf2c_tag", "num_areas")] == [tag, counted]
    assert found.span("areas")[0] == start
    counted, start = map(int, re.findall(r"16\.257: `num_areas` at (\d+), first area at (\d+)", text)[0])
    found = read(source_nav.Mesh(16, 257, "tf2classified", areas=[source_nav.Area()]))
    assert (found.span("", 0, "num_areas")[0], found.span("areas")[0]) == (counted, start)


def test_where_the_fields_of_a_ladder_stand(document: Path) -> None:
    found = table(document, "2.15", "name", "offset")
    places = [(name.strip("`"), int(offset)) for name, _, offset, *_ in found.rows]
    ladders = read(source_nav.mesh(6))
    start = ladders.span("ladders")[0]
    moved = [name for name, _ in places].index("is_dangling")
    for number, (name, offset) in enumerate(places):
        assert ladders.span("ladders", 0, name)[0] - start == offset + (number > moved), name
    ladders = read(source_nav.mesh(9))
    start = ladders.span("ladders")[0]
    for name, offset in places[:moved] + places[moved + 1 :]:
        assert ladders.span("ladders", 0, name)[0] - start == offset, name
    assert ladders.span("ladders")[1] == 60


def test_the_first_guess_of_the_game(document: Path) -> None:
    """What the spec says by itself of a sub-version; a mesh without areas fits several layouts."""
    found = table(document, "3.", "sub", "first guess")
    for words, guess in zip(found.column("sub"), found.column("first guess"), strict=True):
        game = GAMES[re.sub(r" \(.*", "", guess)]
        numbers = [int(each) for each in re.findall(r"\d+", words)] or [77]
        for sub in range(numbers[0], numbers[-1] + 1):
            data = source_nav.Mesh(16, sub, game).pack()
            root = tree.read(data, SPEC)
            assert root.game.name == {"tf2classic": "tfc", "tf2classified": "tfc"}.get(game, game)
            assert root.has_tf2c_tag == (game == "tf2classic")
            assert navspec.identify(data, name="test.nav").variant == game


def test_what_classic_and_classified_have(document: Path) -> None:
    """The table of differences from Team Fortress 2: tag, times, attributes."""
    differences = next(
        table for table in tables(document) if table.heading.startswith("2.4a") and "16.256 (Classic)" in table.columns
    )
    rows = {row[0].strip("`"): row[1:3] for row in differences.rows}
    tag = _QUOTED.findall(rows["before `num_areas"][0])[0]
    assert rows["before `num_areas"][1] == "nothing"
    for at, (sub, game) in enumerate(((256, "tf2classic"), (257, "tf2classified"))):
        mesh = source_nav.mesh(16, sub, game)
        root, found = navspec.load(mesh.pack(), name="test.nav"), read(mesh)
        assert (root.tf2c_tag or b"").decode() == (tag, "")[at]
        times, attributes = rows["earliest_occupy_time"][at], rows["game_data` per area"][at]
        assert len(root.areas[0].earliest_occupy_time) == int(times.replace("*", "").split()[0])
        size = int(re.findall(r"u(\d)", attributes)[0])
        assert found.span("areas", 0, "tfc_attributes")[1] == size


def test_smallest_areas_of_source_2(document: Path) -> None:
    """So many bytes, and so many more for each corner."""
    words = section(document, "4.2").partition("Smallest area: ")[2].partition("Measured")[0]
    least, first = map(int, re.findall(r"= (\d+) bytes \+ (\d+) per corner", words)[0])
    later = int(re.findall(r"the same \+ (\d+) per corner", words)[0])
    for version, each in ((30, first), (31, later)):
        for corners in (3, 4):
            area = source2_nav.Area(corners=((0.0, 0.0, 0.0),) * corners, edges=((),) * corners)
            mesh = source2_nav.Mesh(version, 0, polygons=[((0,) * corners, 0)], areas=[area])
            found = navspec.tables(mesh.pack(), name="test.nav")
            assert isinstance(found, Tables)
            assert found.span("areas")[1] == least + each * corners, version
