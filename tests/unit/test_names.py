"""Names of values, elements and texts, and what goes with them, from an invented spec and from saves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders import gta_sa_save as pc
from builders import gta_sa_save_android as android
from navspec.columns import read
from navspec.places.addresses import find_places
from navspec.places.listing import describe_place
from navspec.places.place import root_place
from navspec.reference.model import plain_text, value_facts
from navspec.reference.pages import build_page
from navspec.report import render
from navspec.spec import Spec, from_json
from navspec.spec.ksy.compile import compile_spec
from navspec.spec.ksy.lint import lint

SAMPLE = """\
meta: {id: sample, title: Boats, license: CC0-1.0, ks-version: '0.11', endian: le, -family: sample, -version: 1.0.0}
doc: Boats.
seq:
  - {id: owner_hash, type: u4, doc: Who., -evidence: engine, -enum: owner}
  - {id: colours, type: s1, repeat: expr, repeat-expr: 3, doc: Colours., -evidence: engine, -enum: colour}
  - {id: harbour, size: 4, doc: Where., -evidence: engine, -enum: port}
  - {id: logs, type: u2, repeat: expr, repeat-expr: 3, doc: Logs., -evidence: engine, -unit: none, -index: {enum: log}}
enums:
  owner:
    7: {id: alma, doc: Alma.}
    -2: {id: bo, doc: Bo.}
  colour:
    -1: {id: bare, doc: Bare.}
    3: {id: red, doc: Red., -with: {port: [north, south], price: 2.5}}
  port:
    0: {id: north, -orig-id: NTH, doc: North.}
    1: {id: south, -orig-id: STH, doc: South.}
    2: {id: south_again, -orig-id: STH, doc: South.}
  log:
    0: {id: way, doc: Way., -unit: m}
    1: {id: trips, doc: Trips.}
    2: {id: hours, doc: Hours., -unit: h}
"""
DATA = bytes.fromhex("feffffff ff0305 53544800 01000200 0300")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "sample.ksy"
    path.write_text(SAMPLE, encoding="utf-8")
    return path


@pytest.fixture
def spec(path: Path) -> Spec:
    return from_json(json.loads(json.dumps(compile_spec(path))))


def problems(path: Path, old: str, new: str) -> list[tuple[str, str]]:
    assert old in SAMPLE
    path.write_text(SAMPLE.replace(old, new), encoding="utf-8")
    return [(each.where, each.rule) for each in lint([path], path.parent)]


def test_a_sound_spec(path: Path) -> None:
    assert problems(path, "Boats.", "Ships.") == []


@pytest.mark.parametrize(
    ("old", "new", "where", "rule"),
    [
        ("-enum: owner", "-enum: nobody", "seq/owner_hash", "-enum"),
        ("    -2: {id: bo, doc: Bo.}\n", "", "seq/owner_hash", "-enum"),
        ("type: s1, repeat", "type: f4, repeat", "seq/colours", "-enum"),
        ("[north, south]", "[north, west]", "enums/colour/3", "-with"),
        ("[north, south]", "[north, 1]", "enums/colour/3", "-with"),
        ("price: 2.5", "price: high", "enums/colour/3", "-with"),
        ("price: 2.5", "price: [2.5, 2.5]", "enums/colour/3/-with/price", "schema"),
        ("-unit: m}", "-unit: furlong}", "enums/log/0/-unit", "schema"),
    ],
)
def test_what_names_break(path: Path, old: str, new: str, where: str, rule: str) -> None:
    assert (where, rule) in problems(path, old, new)


def test_what_goes_with_a_member(spec: Spec) -> None:
    assert spec.partners("colour", "port") == {3: (0, 1)}
    assert spec.partners("colour", "price") == {3: (2.5,)}
    assert spec.partners("colour", "owner") == {}


def test_names_of_hashes_lists_and_texts(spec: Spec) -> None:
    fields = spec.root.by_id
    assert spec.names_of(spec.root, fields["owner_hash"]) == {7: "alma", 0xFFFFFFFE: "bo"}
    assert spec.names_of(spec.root, fields["colours"]) == {-1: "bare", 3: "red"}
    assert spec.names_of(spec.root, fields["logs"]) == {}
    assert spec.by_original["port"]["STH"].id == "south"
    assert [(number, each.words) for number, each in spec.elements(fields["logs"]).items()] == [
        (0, "Way"),
        (1, "Trips"),
        (2, "Hours"),
    ]


def shown(spec: Spec, *pointers: str) -> list[tuple[Any, ...]]:
    tables = read(DATA, spec)
    records = [describe_place(place) for pointer in pointers for place in find_places(root_place(tables), pointer)]
    return [tuple(record.get(key) for key in ("value", "name", "element", "unit")) for record in records]


def test_values_are_shown_with_their_names_and_units(spec: Spec) -> None:
    assert shown(
        spec, "/owner_hash", "/colours/0", "/colours/2", "/harbour", "/logs/way", "/logs/1", "/logs/hours"
    ) == [
        (0xFFFFFFFE, "bo", None, None),
        (-1, "bare", None, None),
        (5, None, None, None),
        ("hex:53544800", "south", None, None),
        (1, None, "way", "m"),
        (2, None, "trips", None),
        (3, None, "hours", "h"),
    ]


def test_the_reference_says_what_goes_with_a_value(spec: Spec) -> None:
    values = {value.anchor: value for enum in build_page(spec, {}).enums for value in enum.values}
    assert [plain_text(each) for each in value_facts(values["colour.red"])] == ["port: north and south", "price: 2.5"]
    assert [plain_text(each) for each in value_facts(values["log.way"])] == ["in m"]
    assert list(value_facts(values["log.trips"])) == []


@pytest.mark.parametrize("module", [pc, android])
def test_saves_say_what_is_worn_and_parked(module: Any) -> None:
    save = module.valid()
    keys = "/pools/players/0/model_keys" if module is pc else "/pools/players/0/player_part/model_keys"
    wanted = [f"{keys}/0", "/garages/cars/car_cjsafe_1/model", "/statistics/last_mission_passed"]
    found = navspec.get(save.to_bytes(), *wanted).to_dict()["values"]
    assert [each["name"] for each in found] == ["clothes_vest", "vehicle_savanna", "mission_sweet_2"]


def test_records_of_a_list_show_what_their_numbers_mean() -> None:
    car, garage, zone = (
        navspec.ls(pc.valid().to_bytes(), pointer).to_dict()["entries"][0]
        for pointer in ("/garages/cars", "/garages/garages", "/zones/nav_zones")
    )
    assert car["value"] | car["names"] == {
        "model": "vehicle_savanna",
        "radio": "car_radio_los_santos",
        "bomb": "no_bomb",
        "paintjob": 255,
    }
    assert garage["names"].keys() == {"garage_type", "door_state"}
    assert "names" not in zone
    line = render("ls", "text", navspec.ls(pc.valid().to_bytes(), "/garages/cars")).splitlines()[1]
    assert "model 567 (vehicle_savanna)," in line
    assert line.endswith("paintjob 255")


def test_clothes_are_put_on_by_name() -> None:
    done = navspec.edit(pc.valid().to_bytes(), {"/pools/players/0/model_keys/0": "clothes_hoodya"})
    assert [(change.new, change.pointer) for change in done.changes] == [(0xA9D3E3A9, "/pools/players/0/model_keys/0")]
