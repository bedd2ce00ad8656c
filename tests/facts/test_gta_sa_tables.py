"""Enums of saves against the tables that they were made from."""

from __future__ import annotations

import re
import zlib
from collections import defaultdict
from importlib import resources
from pathlib import Path

from facts.documents import letters, rows, section, table
from navspec.spec import Member, load_spec

SPEC = load_spec("gta_sa_save")
WORD = 1 << 32


def members(enum: str) -> dict[int, Member]:
    return {member.value: member for member in SPEC.members[enum]}


def names(enum: str) -> dict[int, str]:
    return {value: each.original for value, each in members(enum).items()}


def with_one(enum: str, of: str) -> dict[int, object]:
    return {value: found for value, (found,) in SPEC.partners(enum, of).items()}


def test_vehicles(facts: Path) -> None:
    told = {int(row["id"]): row for row in rows(facts / "gta_sa_vehicles.tsv")}
    assert names("vehicle") == {number: row["model"] for number, row in told.items()}
    assert {value: each.words for value, each in members("vehicle").items()} == {
        number: row["name"].rstrip(".") for number, row in told.items()
    }
    kinds = {value: each.id.removeprefix("class_") for value, each in members("vehicle_class").items()}
    assert {value: kinds[kind] for value, kind in with_one("vehicle", "vehicle_class").items()} == {
        number: row["kind"] for number, row in told.items()
    }


def test_names_of_scripts(facts: Path) -> None:
    table = resources.files("navspec.families.gta_sa_save") / "script_names.tsv"
    header, *found = table.read_text("ascii").splitlines()
    assert header == "name"
    assert found == [row["name"] for row in rows(facts / "gta_sa_script_names.tsv")]
    assert len(found) == 331


def test_parts_of_cars(facts: Path) -> None:
    told = {int(row["id"]): row for row in rows(facts / "gta_sa_parts.tsv")}
    assert names("car_part") == {-1: ""} | {number: row["model"] for number, row in told.items()}
    slots = {value: each.words.lower() for value, each in members("part_slot").items()}
    assert {value: slots[slot] for value, slot in with_one("car_part", "part_slot").items()} == {
        number: row["slot"] for number, row in told.items() if row["slot"] != "-"
    }
    words = {value: each.words for value, each in members("car_part").items() if value >= 0}
    assert words == {number: row["name"].replace("Unknown", "No name is known") for number, row in told.items()}


def test_parts_that_fit_a_car(facts: Path) -> None:
    told = {int(row["id"]): row for row in rows(facts / "gta_sa_carmods.tsv")}
    assert len(told) == 77
    assert SPEC.partners("vehicle", "car_part") == {
        number: tuple(map(int, row["parts stored"].split())) for number, row in told.items()
    }
    classes = {number: int(row["wheel class"]) for number, row in told.items()}
    assert with_one("vehicle", "wheel_class") == classes
    assert {number: names("vehicle")[number] for number in told} == {
        number: row["model"] for number, row in told.items()
    }
    wheels = {int(row["wheel class"]): row["wheels"] for row in rows(facts / "gta_sa_carmods_wheels.tsv")}
    assert SPEC.partners("wheel_class", "car_part") == {
        number: tuple(map(int, parts.split())) for number, parts in wheels.items()
    }
    assert {1086, 1087} <= set.intersection(*map(set, SPEC.partners("vehicle", "car_part").values()))


def test_paintjobs_of_cars(facts: Path) -> None:
    text = section(facts / "gta_sa_save_cars.md", "3. Stored cars and garages").split("Paintjobs by model", 1)[1]
    three, two, one = (
        set(map(int, re.findall(r"\d{3}", found)))
        for found in re.findall(r"(?:three \(0\.\.2\)|two|one): ([\d ]+)", text)
    )
    counts = {**dict.fromkeys(three, 3), **dict.fromkeys(two, 2), **dict.fromkeys(one, 1)}
    assert len(counts) == 13
    assert with_one("vehicle", "paintjob_count") == counts


def test_colours(facts: Path) -> None:
    told = {int(row["index"]): row for row in rows(facts / "gta_sa_colours.tsv")}
    assert members("paint").keys() == {-1, *told}
    for colour in ("red", "green", "blue"):
        assert with_one("paint", colour) == {number: int(row[colour]) for number, row in told.items()}
    assert {value: letters(each.words) for value, each in members("paint").items() if value >= 0} == {
        number: letters(row["name"]) for number, row in told.items()
    }


def test_the_slot_of_each_weapon(facts: Path) -> None:
    told = defaultdict(set)
    for row in rows(facts / "gta_sa_weapons.tsv"):
        if row["slot"] != "-":
            told[int(row["slot"])].add(int(row["type"]))
    assert {slot: set(types) for slot, types in SPEC.partners("weapon_slot", "weapon_kind").items()} == told


def test_models(facts: Path) -> None:
    told = {int(row["id"]): row["model"] for row in rows(facts / "gta_sa_models.tsv")}
    assert names("object_model") == told
    types = {int(row["type"]): row["model_id"] for row in rows(facts / "gta_sa_weapons.tsv")}
    shown = {model: types[kind] for model, kind in with_one("object_model", "weapon_kind").items()}
    assert shown == {model: str(model) for model in shown}
    assert {number for number in map(str, told) if number in types.values()} == set(shown.values())


def test_garages(facts: Path) -> None:
    told = {int(row["index"]): row for row in rows(facts / "gta_sa_garages.tsv")}
    assert names("stock_garage") == {number: row["name"] for number, row in told.items()}
    assert with_one("stock_garage", "garage_kind") == {
        number: int(row["original_type"]) for number, row in told.items()
    }


def test_the_garage_of_each_car(facts: Path) -> None:
    """A table of twenty rows, four of them side by side."""
    told = {}
    for row in table(facts / "gta_sa_save.md", "Block 3", "row", "garage").rows:
        for number, garage in zip(row[::2], row[1::2], strict=True):
            told[int(number)] = garage.split()[0]
    garages = names("stock_garage")
    found = {place: garages[garage] for place, garage in with_one("car_place", "stock_garage").items()}
    assert found == {slot * len(told) + number: name for slot in range(4) for number, name in told.items()}
    kinds = with_one("stock_garage", "garage_kind")
    hideouts, impounds = SPEC.partners("garage_use", "garage_kind").values()
    assert SPEC.partners("garage_use", "most_cars") == {0: (4,), 1: (3,)}
    homes = with_one("car_place", "stock_garage")
    assert {place % len(told) for place, garage in homes.items() if kinds[garage] in impounds} == {12, 13, 14}
    kept = {kinds[garage] for place, garage in homes.items() if place % len(told) not in (12, 13, 14)}
    assert kept == set(hideouts)


def test_zones(facts: Path) -> None:
    told = rows(facts / "gta_sa_zones.tsv")
    for kind in ("nav", "map"):
        assert names(f"{kind}_zone") == {int(row["index"]): row["info_label"] for row in told if row["list"] == kind}
    keys = {int(row["index"]): row["text_key"] for row in told if row["list"] == "nav"}
    words = defaultdict(set)
    for value, each in members("nav_zone").items():
        words[keys[value]].add(each.words)
    assert {key for key, found in words.items() if len(found) > 1} == set()


def test_interiors(facts: Path) -> None:
    told = [row for row in rows(facts / "gta_sa_interiors.tsv") if row["name"] != "(Outside)"]
    areas = {room: area for area, rooms in SPEC.partners("interior_area", "interior_room").items() for room in rooms}
    points = [with_one("interior_room", axis) for axis in "xyz"]
    found = [
        (areas[room], each.words, *(axis[room] for axis in points)) for room, each in members("interior_room").items()
    ]
    assert found == [(int(row["area"]), row["name"].rstrip("."), *(float(row[axis]) for axis in "xyz")) for row in told]
    assert members("interior_area").keys() == {0, *areas.values()}


def test_goods(facts: Path) -> None:
    told = {int(row["index"]): row for row in rows(facts / "gta_sa_shopping.tsv")}
    assert names("shop_item") == {number: row["name"] for number, row in told.items()}
    assert with_one("shop_item", "price") == {number: int(row["price"]) for number, row in told.items()}
    kinds = {value: each.id.removeprefix("goods_").replace("_", " ") for value, each in members("item_kind").items()}
    assert {value: kinds[kind] for value, kind in with_one("shop_item", "item_kind").items()} == {
        number: row["kind"] if row["category"] == "clothes" else row["category"] for number, row in told.items()
    }
    parts = names("car_part")
    assert {value: parts[part] for value, part in with_one("shop_item", "car_part").items()} == {
        number: row["name"] for number, row in told.items() if row["category"] == "car part"
    }


def test_files_of_clothes(facts: Path) -> None:
    """The value of each is the hash of its name, as the document says; all that shops sell is there."""
    found = {value % WORD: name for value, name in names("clothes_file").items() if value}
    assert {zlib.crc32(name.encode()) ^ 0xFFFFFFFF: name for name in found.values()} == found
    told = [row for row in rows(facts / "gta_sa_shopping.tsv") if row["category"] in ("clothes", "haircut", "tattoo")]
    files = {row[column].upper() for row in told for column in ("name", "model")} - {"-"}
    assert set(found.values()) - files == {"HANDS"}
    assert files <= set(found.values())
    computed = re.findall(r"\b([A-Z]+) ([0-9A-F]{8})\b", section(facts / "gta_sa_save.md", "Block 2: player"))
    assert len(computed) == 10
    assert {name: int(key, 16) for name, key in computed}.items() <= {name: key for key, name in found.items()}.items()


def test_keys_of_missions(facts: Path) -> None:
    """A key whose script sets a statistic has the title that the document gives to that statistic."""
    scripts = {row["key"]: row["script"] for row in rows(facts / "gta_sa_mission_keys.tsv")}
    table = section(facts / "gta_sa_save.md", "Block 16: statistics")
    titles = dict(re.findall(r"\| passed_\w+ \| (\w+) \| ([^|(]+?) (?:\([^|]*)?\|", table))
    expected = {
        key: f"{titles[script]}: script `{script}`." if script in titles else f"Script `{script}`."
        for key, script in scripts.items()
    }
    assert {member.original: member.doc for member in SPEC.members["mission_key"]} == expected


def test_messages_of_statistics(facts: Path) -> None:
    messages = rows(facts / "gta_sa_stat_messages.tsv")
    statistics = {row["id"]: row["name_now"] for row in rows(facts / "gta_sa_stats.tsv")}
    assert names("stat_message") == {int(row["index"]): row["text_key"] for row in messages}
    mapped = with_one("stat_message", "float_stat") | with_one("stat_message", "int_stat")
    assert mapped == {int(row["index"]): int(row["statistic"]) for row in messages}
    assert {value: member.doc for value, member in members("stat_message").items()} == {
        int(
            row["index"]
        ): f"Statistic {row['statistic']} (`{statistics[row['statistic']]}`) is {row['condition']} {row['value']}."
        for row in messages
    }


def test_statistics_behind_the_news(facts: Path) -> None:
    text = section(facts / "gta_sa_save.md", "Block 26: radio")
    (told,) = re.findall(r"`MIRRORED\[i\]` = ([0-9, ]+)", text)
    assert with_one("mirrored_stat", "int_stat") == dict(enumerate(map(int, told.strip(" ,").split(","))))


def test_versions_of_the_game(facts: Path) -> None:
    told = table(facts / "gta_sa_save.md", "1.5", "id (u4)", "string")
    found = {value % WORD: name for value, name in names("game_version").items()}
    strings = {
        int(number, 16): text for number, text in zip(told.column("id (u4)"), told.column("string"), strict=True)
    }
    assert found.keys() == strings.keys()
    assert all(name in ("", strings[number].strip("`")) for number, name in found.items())
    assert {zlib.crc32(name.encode()) ^ 0xFFFFFFFF for name in found.values() if name} == found.keys() - {0xDB72E396}


def test_parts_of_the_map(facts: Path) -> None:
    """Each script loads the parts whose names are no numbered ones; runs of parts are those of the document."""
    text = section(facts / "gta_sa_save.md", "Block 21: IPL flags")
    (listed,) = re.findall(r"all five names\): (.*?); 165\.\.255 unchanged", " ".join(text.split()))
    runs = {}
    for new, new_end, old, old_end in re.findall(r"(\d+)(?:-(\d+))?:(\d+)(?:-(\d+))?", listed):
        count = int(new_end or new) - int(new) + 1
        assert int(old_end or old) - int(old) + 1 == count
        if new != old:
            runs[int(new)] = (int(old), count)
    starts, counts = with_one("ipl_run", "first_in_v1"), with_one("ipl_run", "part_count")
    assert {new: (old, counts[new]) for new, old in starts.items()} == runs
    loaded = SPEC.partners("script_version", "loaded_part")
    found = table(facts / "gta_sa_save.md", "Block 21", "index", "PC v1", "PC v2")
    for size, column in ((194_146, "PC v1"), (194_125, "PC v2")):
        parts = zip(found.column("index"), found.column(column), strict=True)
        assert loaded[size] == tuple(int(number) for number, name in parts if "_stream" not in name)
