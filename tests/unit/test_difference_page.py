"""The page of `navspec diff`: changes by place in words, with their shapes; text of files stays text."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import navspec
from builders import gta_sa_save, source_nav
from builders.gta_sa_paths import City
from navspec.report.html.changes import elsewhere_data, network_data


def city(folder: Path, *, speed: int = 1, num_roads: int = 2) -> Path:
    """A road of some nodes."""
    made = City()
    nodes = [made.vehicle(100 * number, 0, speed=speed) for number in range(num_roads + 1)]
    for start, end in itertools.pairwise(nodes):
        made.road(start, end)
    made.write(folder)
    return folder


def changes_of(page: str) -> list[dict[str, Any]]:
    """The shapes on a page."""
    (text,) = re.findall(r'<script type="application/json" id="changes">(.*?)</script>', page, re.DOTALL)
    return json.loads(text)


def test_a_longer_road(tmp_path: Path) -> None:
    difference = navspec.diff(city(tmp_path / "a"), city(tmp_path / "b", num_roads=3), drawings=True)
    (network,) = difference.networks
    assert network.drawing is not None
    data = network_data(network)
    assert [group["title"] for group in data["groups"]] == ["1 new node", "1 new line"]
    node, line = (group["changes"][0] for group in data["groups"])
    assert (node["a"], node["b"]) == (None, [[300, 0]])
    assert (line["a"], line["b"]) == (None, [[200, 0], [300, 0]])
    page = difference.to_html()
    assert [(change["kind"], change["map"]) for change in changes_of(page)] == [("added", 0), ("added", 0)]
    assert "a → b" in page
    back = navspec.diff(tmp_path / "b", tmp_path / "a", drawings=True)
    assert [group["title"] for group in network_data(back.networks[0])["groups"]] == ["1 node gone", "1 line gone"]


def test_attributes_are_changes_by_place_on_a_page(tmp_path: Path) -> None:
    a, b = city(tmp_path / "a"), city(tmp_path / "b", speed=2)
    assert navspec.diff(a, b).networks == ()  # rows say it all
    (network,) = navspec.diff(a, b, drawings=True).networks
    (group,) = network_data(network)["groups"]
    assert (group["title"], group["kind"]) == ("3 nodes changed", "changed")
    assert group["changes"][0]["fields"] == ["speed normal → fast"]


def test_areas_have_outlines(tmp_path: Path) -> None:
    for name, areas in (("a", [1, 2]), ("b", [1])):
        mesh = source_nav.Mesh(16, areas=[source_nav.Area(number) for number in areas])
        (tmp_path / f"{name}.nav").write_bytes(mesh.pack())
    (network,) = navspec.diff(tmp_path / "a.nav", tmp_path / "b.nav", drawings=True).networks
    assert network.noun == "area"
    (group,) = network_data(network)["groups"]
    assert group["title"] == "1 area gone"
    assert [len(change["a"]) for change in group["changes"]] == [4]


def test_changes_outside_of_the_network(tmp_path: Path) -> None:
    """What belongs to no area is listed in words, without the counts that follow."""
    for name, areas, places, tail in (("a", [1, 2], [b"Attic\0"], b""), ("b", [1], [b"Cellar\0", b"Roof\0"], b"more")):
        mesh = source_nav.Mesh(16, areas=[source_nav.Area(number) for number in areas], places=places)
        mesh.has_unnamed_areas = int(name == "b")
        mesh.tail = tail
        (tmp_path / f"{name}.nav").write_bytes(mesh.pack())
    difference = navspec.diff(tmp_path / "a.nav", tmp_path / "b.nav", drawings=True)
    (network,) = difference.networks
    elsewhere = elsewhere_data(difference.files, network.elsewhere.__contains__)
    assert elsewhere is not None
    assert elsewhere["title"] == "Elsewhere: 3 fields changed, 1 row new"
    assert elsewhere["is_open"]
    texts = [change["text"] for change in elsewhere["changes"]]
    assert texts == [
        "has unnamed areas 0 → 1",
        "places: 1 new",
        'places 0 name "Attic" → "Cellar"',
        'tail nothing → "more"',
    ]
    page = difference.to_html()
    assert "Elsewhere: 3 fields changed, 1 row new" in page
    assert '<details class="elsewhere" open>' in page
    same = navspec.diff(tmp_path / "a.nav", tmp_path / "a.nav", drawings=True)
    assert "Elsewhere" not in same.to_html()


def test_the_listed_changes_are_limited_by_kind(tmp_path: Path) -> None:
    difference = navspec.diff(city(tmp_path / "a"), city(tmp_path / "b", num_roads=6), drawings=True, limit=2)
    page = difference.to_html()
    assert "4 new nodes" in page
    assert "and 2 more" in page
    assert "List and map show the first ones only: 2 of 4 new nodes, 2 of " in page
    assert len(changes_of(page)) == 4


def test_saves_are_listed_by_field(tmp_path: Path) -> None:
    for name, money in (("a", 5), ("b", 6)):
        (tmp_path / name).write_bytes(gta_sa_save.valid({"/player_info/money": money}).to_bytes())
    page = navspec.diff(tmp_path / "a", tmp_path / "b", drawings=True).to_html()
    assert "player_info.money 5 → 6 $" in page
    assert changes_of(page) == []


def test_names_of_folders_stay_text(tmp_path: Path) -> None:
    odd = tmp_path / "<b>&"
    page = navspec.diff(city(tmp_path / "a"), city(odd, num_roads=3), drawings=True).to_html()
    assert "<b>&" not in page
    assert "&lt;b&gt;&amp;" in page
