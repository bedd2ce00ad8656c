"""The map of both doors, as a browser shows it and as a hand uses it."""

from __future__ import annotations

import os
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from browser.map_pages import Findings, Map, text, write_page
from browser.pages import PHONE, Keys, Pages
from builders.large_mesh import large_mesh
from navspec.records.drawing import (
    CrossSection,
    Drawing,
    Layer,
    Names,
    Relation,
    Square,
    Surface,
    Theme,
    TrafficLights,
)
from navspec.studio.routes.scene import encode_drawing

ROAD, PATH, WATER = [76, 88, 102], [198, 171, 120], [74, 147, 189]
SEA, LAND, UNREAD, UNSET = [228, 228, 223], [250, 248, 242], [245, 220, 214], [222, 218, 207]
LOWEST, HIGHEST = [43, 74, 102], [236, 238, 203]
ACCENT, ERROR, WARNING = [36, 90, 128], [198, 42, 34], [240, 169, 28]
SURFACE, MARKING, DIM = [123, 134, 147], [238, 240, 239], [174, 180, 185]
LINE_HUES = [[0, 114, 178], [213, 94, 0]]
HUES = [[86, 180, 233], [213, 94, 0], [240, 228, 66]]


def rows(*numbers: int) -> np.ndarray:
    return np.array(numbers, np.int64)


def pairs(*lines: tuple[int, int]) -> np.ndarray:
    return np.array(lines, np.int64).reshape(-1, 2)


def roads() -> Drawing:
    """A road and a path that cross at a right angle, a canal that is not seen at first, and two squares below."""
    x = np.array([-100, 0, 100, 0, 0, -100, 100], np.float64)
    y = np.array([0, 0, 0, -100, 100, 60, 60], np.float64)
    layers = (
        Layer("Canals", "water", rows(5, 6), pairs((5, 6)), shown=False),
        Layer("Paths", "path", rows(3, 4), pairs((3, 4))),
        Layer("Roads", "road", rows(0, 1, 2), pairs((0, 1), (1, 2))),
    )
    names = Names(
        "node",
        "area",
        rows(0, 3),
        rows(12, 13),
        np.array([1, 0, 4, 0, 0, 0, 0], np.uint32),
        (("is_slow", 0, 1), ("lanes", 2, 3)),
    )
    squares = (Square("12", -200, -200, 0, 200, path="a"), Square("13", 0, -200, 200, 200, "unread", path="b"))
    return Drawing(x, y, layers, squares, path="set", files=("a", "b"), names=names, note="A note.")


def lanes() -> Drawing:
    """From west to east a road of two lanes and one back, one way to the west, and one without traffic; a footpath."""
    x = np.array([-300, -100, 100, 300, -300, 300], np.float64)
    y = np.array([0, 0, 0, 0, 60, 60], np.float64)
    road = CrossSection(
        np.array([20.0, 8.0, 4.0]),
        rows(2, 0, 0),
        rows(1, 2, 0),
        4.0,
        np.array([False, False, True]),
        TrafficLights(rows(1), np.array([False]), np.array([0.1])),
    )
    path = CrossSection(np.array([6.0]), rows(0), rows(0), 4.0, np.array([False]))
    layers = (
        Layer("Paths", "path", rows(4, 5), pairs((4, 5)), section=path),
        Layer("Roads", "road", rows(0, 1, 2, 3), pairs((0, 1), (1, 2), (2, 3)), section=road),
    )
    speed = Theme("Speed", ("slow", "fast"), rows(0, 0, 0, 1, -1, -1))
    height = Theme("Height", ("low", "high"), rows(0, 0, 1, 1, 1, 1), is_ordered=True)
    return Drawing(x, y, layers, themes=(speed, height))


def floors() -> Drawing:
    """A low floor, a high one above its eastern half, listed first, and one with an inward corner beside them."""
    x = np.array([0, 100, 100, 0, 0, 200, 200, 0, 300, 400, 400, 350, 300], np.float64) - 100
    y = np.array([0, 0, 100, 100, 0, 0, 100, 100, 0, 0, 100, 20, 100], np.float64)
    x[:4] += 100
    kinds = Theme("Kind", ("wood", "stone"), rows(1, 0, -1))
    marks = Theme("Marks", ("crouch", "jump"), rows(0b11, 0b01, 0), is_marks=True)
    seen = np.packbits(np.array([[1, 0, 1], [0, 1, 0], [1, 0, 1]], bool), axis=1)
    surface = Surface(
        "Floors", "floor", np.arange(13), rows(4, 4, 5), np.array([90.0, 10.0, 10.0]), rows(7, 8, 9), themes=(kinds, marks),
        relation=Relation("Seen from a floor", "seen", seen),
    )  # fmt: skip
    return Drawing(x, y, (), surfaces=(surface,), path="mesh", value="Height")


def crowd(many: int, seed: int = 3) -> Drawing:
    """Streets of many short lines, on a grid of blocks with noise."""
    random = np.random.default_rng(seed)
    x, y = (
        np.cumsum(random.normal(0, 0.8, (many // 50, 50)), axis=1) + random.uniform(-2000, 2000, (many // 50, 1))
        for _ in "xy"
    )
    first = np.arange(many).reshape(-1, 50)
    lines = np.stack([first[:, :-1].ravel(), first[:, 1:].ravel()], axis=1)
    return Drawing(x.ravel(), y.ravel(), (Layer("Roads", "road", np.arange(many), lines),))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_page(tmp_path_factory.mktemp("map") / "map.html")


@pytest.fixture
def view(pages: Pages, page: Path) -> Map:
    result = Map(pages, page)
    result.open()
    return result


def near(one: list[int], second: list[int], most: int = 14) -> bool:
    return max(abs(a - b) for a, b in zip(one, second, strict=True)) <= most


def test_columns_come_as_they_were_sent(view: Map) -> None:
    """Also with odd lengths between them, which have to be filled up."""
    kinds = {"u1": 255, "u2": 65535, "u4": 2**32 - 1, "i1": -128, "i2": -32768, "i4": -(2**31), "f4": 0.5, "f8": 1e300}
    sent = {kind: np.array([1, edge, 3], kind) for kind, edge in kinds.items()}
    result = view.pages.script(
        "const {columns, rest} = read(arguments[0]);"
        "const named = ([kind, each]) => [kind, [each.constructor.name, ...each]];"
        "return [Object.fromEntries(Object.entries(columns).map(named)), rest]",
        text({"columns": sent, "rest": ["é<", 1, None, {"deep": [True]}]}),
    )
    names = ["Uint8", "Uint16", "Uint32", "Int8", "Int16", "Int32", "Float32", "Float64"]
    assert result[0] == {
        kind: [f"{name}Array", 1, edge, 3] for name, (kind, edge) in zip(names, kinds.items(), strict=True)
    }
    assert result[1] == ["é<", 1, None, {"deep": [True]}]


def test_lines_stand_where_they_should(view: Map) -> None:
    view.show(roads())
    for scale in (0.4, 2, 6):
        view.look(0, 0, scale)
        road, path, canal, west, east = view.colors((-50.2, 0), (0, 50.3), (-50, 60), (-50, 30), (50, 30))
        assert near(road, ROAD), scale
        assert near(path, PATH) or scale < 1, scale
        assert (canal, west, east) == (LAND, LAND, UNREAD), scale
    view.look(250, 0, 2)
    assert view.colors((250, 0)) == [SEA]


def pick_colours(view: Map, title: str) -> None:
    """Choose what the map is coloured by."""
    view.pages.script(
        "const box = document.querySelector('.map-colours select');"
        "box.value = arguments[0]; box.dispatchEvent(new Event('change'))",
        title,
    )


def test_roads_are_as_wide_as_their_lanes(view: Map) -> None:
    """Traffic keeps to the right: of the first road two lanes are south of the median, one is north of it."""
    view.show(lanes())
    for scale in (4, 10):
        view.look(-200, 0, scale)
        median, south, beyond, north, over = view.colors((-203, 0), (-203, -9), (-203, -14), (-203, 7), (-203, 11))
        assert median == LAND, scale
        assert (south, beyond, north, over) == (SURFACE, SEA, SURFACE, SEA), scale
        assert view.colors((-203, 60), (-203, 62.5), (-203, 63.5))[1:] != [SEA, SEA], scale
        view.look(200, 0, scale)
        assert view.colors((200, 0), (200, 1.5), (200, 2.5)) == [DIM, DIM, SEA], "no lanes, and no traffic"
    view.look(-200, 0, 0.5)
    assert view.colors((-203, -9)) == [SEA], "from far away it is a line"


def crossing(*heights: tuple[float, float]) -> Drawing:
    """A road from west to east in three lines and one from south to north, with a lane each way, and heights of their ends."""
    x = np.array([-300, -60, 60, 300, 0, 0], np.float64)
    y = np.array([0, 0, 0, 0, -200, 200], np.float64)
    ones = np.ones(len(heights), np.int64)
    section = CrossSection(ones * 8.0, ones, ones, 4.0, ones == 0, None, np.array(heights), 3.0)
    lines = pairs((0, 1), (1, 2), (2, 3), (4, 5))
    return Drawing(x, y, (Layer("Roads", "road", rows(0, 1, 2, 3, 4, 5), lines, section=section),))


def test_a_bridge_lies_over_the_road_below(view: Map) -> None:
    """Whatever the order in the file; what is painted on the road goes on beside the bridge and on both its ends."""
    own = "return map.chart.layers[0].storeys().map((parts) => parts.flatMap(({ own }) => [...own.numbers]))"
    slope, low = ((0.0, 6.0), (6.0, 6.0), (6.0, 0.0)), ((-6.0, 0.0), (0.0, 0.0), (0.0, -6.0))
    view.show(crossing(*slope, (0.0, 0.0)))
    view.look(0, 0, 6)
    assert near(view.colors((0, 3.4))[0], SURFACE), "of the road below nothing is painted on the bridge"
    assert [near(color, MARKING, 30) for color in view.colors((0, 20), (3.4, 0), (-62, 0), (62, 0))] == [True] * 4
    assert view.run(own) == [[0, 2, 3], [1]]
    view.show(crossing(*low, (6.0, 6.0)))
    view.look(0, 0, 6)
    assert [near(color, MARKING, 30) for color in view.colors((0, 3.4), (20, 0))] == [True, True]
    assert near(view.colors((3.4, 0))[0], SURFACE), "but the road below ends under it"
    assert view.run(own) == [[0, 1, 2], [3]]
    view.show(crossing(*low, (1.0, 1.0)))
    view.look(0, 0, 6)
    assert view.run(own) == [[0, 1, 2, 3]], "at nearly one height they cross"
    assert all(near(color, MARKING, 30) for color in view.colors((0, 3.4), (3.4, 0)))


def test_a_bridge_is_as_wide_as_its_road(view: Map) -> None:
    """A line beside the crossing lies over the road as well, as far as both are wide."""
    x, y = np.array([-90, -6, 90, 0, 0], np.float64), np.array([0, 0, 0, -90, 90], np.float64)
    heights = np.array([(6.0, 6.0), (6.0, 6.0), (0.0, 0.0)])
    section = CrossSection(np.full(3, 20.0), rows(1, 1, 1), rows(1, 1, 1), 4.0, np.zeros(3, bool), None, heights, 3.0)
    view.show(Drawing(x, y, (Layer("Roads", "road", rows(0), pairs((0, 1), (1, 2), (3, 4)), section=section),)))
    levels = view.run("return [...map.chart.layers[0].levels]")
    assert levels == [1, 1, 0]


def bridges(many: int) -> Drawing:
    """As many low roads from west to east as high ones from south to north, each in lines from crossing to crossing."""
    places = np.arange(many + 1) * 20.0
    along, across = (axis.ravel() for axis in np.meshgrid(places - 10, places[:-1]))
    x, y = np.concatenate((along, across)), np.concatenate((across, along))
    first = np.delete(np.arange(2 * many * (many + 1)), np.s_[many :: many + 1])
    lines = np.stack((first, first + 1), axis=1)
    heights = np.where(lines < many * (many + 1), 0.0, 6.0)
    ones = np.ones(len(lines), np.int64)
    section = CrossSection(ones * 8.0, ones, ones, 4.0, ones == 0, None, heights, 3.0)
    return Drawing(x, y, (Layer("Roads", "road", np.arange(len(x)), lines, section=section),))


def test_bridges_of_many_roads_are_found_in_short_tasks(view: Map) -> None:
    """Before the scene is shown, so that the first frame that draws them is as short as the others."""
    many = 120
    view.show(roads())
    steps, levels = view.run(
        """
        const steps = Chart.build(read(arguments[0]));
        for (let many = 1; ; many += 1) {
          const { done, value } = steps.next();
          if (done) return [many, Array.from(value.layers[0].levels)];
        }
        """,
        text(encode_drawing(bridges(many), [])),
    )
    assert levels == [0] * many**2 + [1] * many**2
    assert steps > 20


def test_arrows_point_where_traffic_goes(view: Map) -> None:
    view.show(lanes())
    view.look(0, 0, 10)
    heads = np.array(view.colors(*[(x / 4, 2) for x in range(-340, 340)])).sum(axis=1) > 600
    tips = np.flatnonzero(heads)
    assert len(tips), "in the northern lane of the road that is one way"
    widths = [
        np.count_nonzero(np.array(view.colors(*[(x, 2 + at / 10) for at in range(-15, 16)])).sum(axis=1) > 600)
        for x in np.arange(tips[0] / 4 - 85, tips[0] / 4 - 80, 0.25)
    ]
    assert np.argmax(widths) < len(widths) / 2, "the head is in front of the shaft, which is west of it"


def test_a_lane_and_a_light_are_seen_and_picked(view: Map) -> None:
    view.show(lanes())
    view.look(-200, 0, 4)
    (line,) = view.things(-203, -9)
    assert (line["from"], line["to"], line["facts"]) == (0, 1, [["Lanes", "2 + 1, both ways"]])
    assert view.things(-203, 13) == []
    view.look(-80, 0, 4)
    before = view.colors((-80, 6), (-80, 2))
    assert near(before[1], MARKING, 30), "traffic stops here"
    view.run("map.hide(new Set(['Traffic lights']))")
    assert view.colors((-80, 6)) == [SEA] != before[:1]
    assert "Traffic lights" in view.pages.find(".map-legend").text


def test_a_network_can_be_coloured_by_what_it_is(view: Map) -> None:
    view.show(lanes())
    for scale in (0.5, 6):
        view.look(200, 0, scale)
        pick_colours(view, "Speed")
        assert near(view.colors((230, 0))[0], LINE_HUES[1]), "the rarer of both ends"
        view.look(-200, 0, scale)
        assert near(view.colors((-203, -1 if scale < 1 else -9))[0], LINE_HUES[0], 90 if scale < 1 else 14)
        view.look(200, 60, scale)
        assert near(view.colors((230, 60))[0], PATH if scale < 1 else [224, 208, 171], 40), "none has its own"
        pick_colours(view, "")
    legend = view.pages.find(".map-legend").text
    assert "Speed" in legend
    assert "Lanes" in legend
    pick_colours(view, "Lanes")
    assert {"2 + 1, both ways", "2, one way", "no lanes"} <= set(
        view.pages.find(".map-legend fieldset").text.split("\n")
    )
    pick_colours(view, "Speed")
    view.pages.find("[data-name='Speed 1']").click()
    view.look(200, 0, 6)
    assert view.colors((230, 0)) == [UNSET], "what is hidden has no colour"
    view.show(lanes(), keepView=True)
    assert view.colors((230, 0)) == [UNSET], "another scene keeps it"
    view.pages.is_quiet()


def test_layers_that_are_hidden_are_gone_and_come_back(view: Map) -> None:
    view.show(roads())
    view.look(0, 0, 2)
    view.run("map.hide(new Set(['Roads', 'Squares']))")
    assert view.colors((-50.2, 0), (-50, 60), (-50, 30)) == [SEA, WATER, SEA]
    assert [thing["kind"] for thing in view.things(-50, 0)] == []
    boxes = {element.text: element for element in view.pages.all(".map-legend > label")}
    assert list(boxes) == ["Roads", "Paths", "Canals", "Squares", "Findings"]
    assert not boxes["Roads"].find_element("css selector", "input").is_selected()
    boxes["Roads"].click()
    assert near(view.colors((-50.2, 0))[0], ROAD)
    assert view.pages.script("return document.activeElement.dataset.name") == "Roads"
    assert "A note." in view.pages.find(".map-legend").text


def test_things_are_found_where_they_are(view: Map) -> None:
    view.show(roads())
    view.look(0, 0, 2)
    best, *remaining = view.things(100, 1)
    assert (best["kind"], best["name"], best["words"], best["row"], best["x"], best["y"]) == (
        "point",
        "12/2",
        "node 2 of area 12",
        2,
        100,
        0,
    )
    assert best["facts"] == [["Flags", "lanes 1"]]
    assert [(each["kind"], each["from"], each["to"]) for each in remaining] == [("line", 1, 2)]
    (line,) = view.things(-50, 2)
    assert (line["kind"], line["from"], line["to"], line["words"]) == (
        "line",
        0,
        1,
        "Roads: node 0 of area 12 to node 1 of area 12",
    )
    assert view.things(-50, 30) == []
    assert [thing["name"] for thing in view.things(0, 99)][:1] == ["13/1"]
    view.pages.is_quiet()


def test_a_click_picks_and_a_cursor_tells(view: Map) -> None:
    view.show(roads())
    view.look(0, 0, 2)
    view.at(100, 0).click().perform()
    events = view.told()
    assert [(name, event[0]["name"] if name == "pick" else event["name"]) for name, event in events] == [
        ("hover", "12/2"),
        ("pick", "12/2"),
    ]
    assert "node 2 of area 12" in view.pages.find(".map-here").text
    view.at(-50, 30).click().perform()
    assert view.told() == [["hover", None], ["pick", []]]
    assert "in area 12" in view.pages.find(".map-here").text


def test_polygons_are_shaded_by_their_values(view: Map) -> None:
    """The higher floor covers the lower one, though it is listed first; nothing is filled outside of an inward corner."""
    view.show(floors())
    view.look(150, 50, 2)
    low, high, inside, notch = view.colors((-50, 50), (50, 50), (210, 50), (250, 80))
    assert (low, high, inside, notch) == (LOWEST, HIGHEST, LOWEST, SEA)
    assert [thing["name"] for thing in view.things(50, 50)] == ["7", "8"]
    assert [thing["words"] for thing in view.things(-50, 50)] == ["floor 8"]
    assert view.things(250, 80) == []
    edge = view.colors((50, 0.01))[0]
    assert edge != HIGHEST
    view.pages.shot("map-floors")


def test_a_ceiling_takes_the_high_ones_away(view: Map) -> None:
    view.show(floors())
    view.look(150, 50, 2)
    view.pages.script(
        "const bar = document.querySelector('.map-shades'); bar.value = 40; bar.dispatchEvent(new Event('input'))"
    )
    assert view.colors((50, 50)) == [LOWEST]
    assert [thing["name"] for thing in view.things(50, 50)] == ["8"]


def test_polygons_can_be_coloured_by_what_they_are(view: Map) -> None:
    view.show(floors())
    view.look(150, 50, 2)
    pick_colours(view, "Kind")
    assert view.colors((50, 50), (-50, 50), (210, 50)) == [HUES[1], HUES[0], UNSET]
    view.pages.find("[data-name='Kind 1']").click()
    assert view.colors((50, 50), (-50, 50)) == [UNSET, HUES[0]]
    pick_colours(view, "Marks")
    assert view.colors((50, 50), (-50, 50)) == [HUES[1], HUES[0]], "of several marks the rarest"
    pick_colours(view, "Seen from a floor")
    view.at(210, 50).click().perform()
    assert view.colors((50, 50), (-50, 50), (210, 50)) == [HUES[0], UNSET, HUES[1]]
    assert "1 seen" in view.pages.find(".map-legend").text
    view.show(floors(), keepView=True)
    assert view.colors((50, 50), (-50, 50)) == [HUES[0], UNSET], "another scene keeps what it is coloured by"
    pick_colours(view, "Kind")
    view.pages.find("[data-name='Kind 0']").click()
    assert view.colors((-50, 50)) == [UNSET]
    view.show(floors(), keepView=True)
    assert view.colors((-50, 50)) == [UNSET], "and what somebody has hidden"


def test_marks_come_together_and_part(view: Map) -> None:
    places = [(0, 0), (10, 0), (0, 10), (50, 50), (80, -80)]
    view.show(roads(), Findings(places, [2, 1, 0, 1, 1]))
    view.look(0, 0, 1)
    assert sorted(element["number"] for element in view.things(3, 3) if element["kind"] == "finding") == [0, 1, 2]
    assert near(view.colors((-4, 3.3))[0], ERROR), "the colour of the worst"
    view.at(3, 3).click().perform()
    view.still()
    assert view.camera()[2] == view.run("return map.camera.closest") > 12
    assert view.told()[-1][0] != "pick"
    view.look(80, -80, 1)
    view.at(80, -80).click().perform()
    assert [(name, thing["kind"], thing["number"]) for name, (thing, *_) in view.told() if name == "pick"] == [
        ("pick", "finding", 4)
    ]
    view.run("map.hide(new Set(['Findings']))")
    assert view.things(80, -80) == []
    view.run("map.hide(new Set())")
    view.show(roads(), keepView=True)
    assert [element["number"] for element in view.things(80, -80)] == [4]
    view.show(roads())
    view.look(80, -80, 1)
    assert view.things(80, -80) == [], "findings are those of another map"


def test_findings_in_one_place_come_one_after_the_other(view: Map) -> None:
    view.show(roads(), Findings([(50, 50)] * 3, [1, 1, 1]))
    view.look(50, 50, 2)
    result = []
    for _ in range(4):
        view.at(50, 50).click().perform()
        number = next(things[0]["number"] for name, things in view.told() if name == "pick")
        result.append(number)
        view.run("map.select({finding: arguments[0]}); await frame()", number)
    assert result == [0, 1, 2, 0]


def test_both_ends_of_a_finding_are_shown(view: Map) -> None:
    view.show(roads(), Findings([(-100, 40), (150, 150)], [0, 1], {0: [{"x": 100, "y": 40}]}))
    view.look(0, 0, 2)
    before = view.colors((0, 40.2))[0]
    view.run("map.select({finding: 0})")
    assert near(before, PATH)
    assert view.colors((-10, 40.2)) == [ACCENT]
    view.run("map.flyToFinding(0)")
    view.still()
    x, y, _ = view.camera()
    assert (round(x), round(y)) == (0, 40)


def test_what_is_selected_stands_out(view: Map) -> None:
    view.show(roads())
    view.look(0, 0, 2)
    view.run("map.select({points: [4], lines: [[0, 1]]})")
    line, point, second = view.colors((-50.2, 0), (0, 100), (50.2, 0))
    assert (line, point) == (ACCENT, ACCENT)
    assert near(second, ROAD)
    view.show(floors())
    view.look(150, 50, 2)
    view.run("map.select({polygons: [9]})")
    assert view.colors((240, 0.2)) == [ACCENT]
    view.run("map.select({polygons: []})")
    assert view.colors((240, 1.2)) == [LOWEST]


def test_zooming_keeps_what_is_under_the_cursor(view: Map) -> None:
    view.show(roads())
    view.look(10, 20, 2)
    before = view.pages.script("return map.toWorld([300, 200])")
    view.pages.script(
        "const turn = {deltaY: -400, clientX: 300, clientY: 200, cancelable: true, bubbles: true};"
        "map.canvas.dispatchEvent(new WheelEvent('wheel', turn))"
    )
    after = view.run("await frame(); return map.toWorld([300, 200])")
    assert after == pytest.approx(before, abs=1e-6)
    assert view.camera()[2] == pytest.approx(2 * np.exp(400 * 0.0016))
    assert view.pages.script("return moves") >= 2


def test_hands_and_keys_move_the_map(view: Map) -> None:
    view.show(roads())
    view.look(0, 0, 2)
    view.at(0, 50).click_and_hold().move_by_offset(60, -20).release().perform()
    assert view.camera() == pytest.approx((-30, -10, 2))
    assert [name for name, _ in view.told() if name == "pick"] == []
    canvas = view.pages.find(".map-canvas")
    view.pages.script("arguments[0].focus()", canvas)
    view.pages.press(Keys.ARROW_RIGHT)
    view.run("await frame()")
    assert view.camera() == pytest.approx((10, -10, 2))
    view.pages.press("-")
    view.still()
    assert view.camera()[2] == pytest.approx(2 / 1.6)
    view.pages.press("0")
    view.still()
    x, y, scale = view.camera()
    assert (x, y) == (0, 0)
    wide, high = view.pages.script("return [map.camera.width, map.camera.height]")
    assert scale == pytest.approx(min((wide - 56) / 200, (high - 56) / 200))
    view.told()
    view.pages.press(Keys.SPACE)
    assert view.told()[0][1][0]["name"] == "12/1"


def test_a_map_that_is_whole_in_view_is_moved_as_a_picture(view: Map) -> None:
    """It is drawn again once it rests; also where something new comes into view."""
    view.show(roads())
    view.look(0, 0, 2)
    view.still()
    moved = """
        let draws = 0;
        const { draw } = map.painter;
        map.painter.draw = (...all) => { draws += 1; return draw.apply(map.painter, all); };
        const [wide, high, factor] = arguments;
        for (let at = 0; at < 4; at += 1) {
          map.move({ ...map.camera.moved(wide, high), scale: map.camera.scale * factor });
          map.draw(performance.now());
        }
        delete map.painter.draw;
        const { left, top } = map.canvas.getBoundingClientRect();
        return [draws, left, top, map.canvas.dataset.still];
    """
    assert view.run(moved, 20, -5, 1) == [0, 80, -20, "false"]
    assert view.camera() == (-40, -10, 2)
    place = view.run("return map.pixel({ clientX: 100, clientY: 50 })")
    assert place == [100, 50]
    view.still()
    assert view.run("const { left, top } = map.canvas.getBoundingClientRect(); return [left, top]") == [0, 0]
    assert near(view.colors((-50, 0))[0], ROAD)
    assert view.run(moved, 0, 0, 1.01)[0] == 0
    assert view.run(moved, 0, 0, 1.05)[0] > 1
    view.look(0, 0, 12)
    assert view.run(moved, 20, 0, 1) == [4, 0, 0, "true"]


def test_squares_are_drawn_with_few_wipes(view: Map) -> None:
    """Those that touch each other as one, and so are their sides."""
    squares = tuple(
        Square(f"{row}{column}", 10.0 * column, 10.0 * row, 10.0 * column + 10, 10.0 * row + 10, state)
        for row in range(8)
        for column in range(8)
        for state in ["unread" if (row, column) == (3, 3) else "absent" if (row, column) == (5, 2) else "present"]
    )
    view.show(Drawing(np.zeros(0), np.zeros(0), (), squares=squares))
    wipes = view.run(
        """
        const { gl } = map.painter;
        const { clear } = gl;
        let many = 0;
        gl.clear = (...all) => { many += 1; clear.apply(gl, all); };
        map.picture();
        delete gl.clear;
        return many;
        """
    )
    assert wipes == 1 + 8 + 18
    middles = [(15.0, 15.0), (35.0, 35.0), (25.0, 55.0), (-3.0, 5.0)]
    assert view.colors(*middles) == [LAND, UNREAD, SEA, SEA]
    pixel = 1 / view.camera()[2]
    for x, y in ((40.0, 4.0), (30.0, 34.0), (20.0, 55.0), (80.0, 4.0)):
        across = view.colors(*((x + pixel * off, y) for off in (-1, 0, 1)))
        assert len([color for color in across if color not in (LAND, SEA, UNREAD)]) == 1


def test_in_edit_mode_things_are_dragged(view: Map) -> None:
    view.show(roads())
    view.look(0, 0, 2)
    view.run("map.mode = 'edit'")
    view.at(100, 0).click_and_hold().move_by_offset(10, 0).move_by_offset(10, -10).release().perform()
    events = [event for event in view.told() if event[0] in ("start", "move", "end")]
    assert events[0] == ["start", [100, 0], "12/2"]
    assert events[-1] == ["end", [110, 5], "12/2"]
    assert {name for name, *_ in events[1:-1]} == {"move"}
    assert view.camera() == (0, 0, 2)
    view.at(-50, 30).click_and_hold().move_by_offset(40, 0).release().perform()
    assert view.camera() == pytest.approx((-20, 0, 2)), "where there is nothing the map is moved"
    view.run("draggable = false")
    view.at(100, 0).click_and_hold().move_by_offset(40, 0).release().perform()
    assert view.camera() == pytest.approx((-40, 0, 2)), "and where nobody wants the thing"
    assert [event[0] for event in view.told() if event[0] != "hover"] == ["start"]


def test_a_box_picks_all_that_lies_in_it(view: Map) -> None:
    view.show(roads())
    view.look(0, 0, 2)
    view.run("map.mode = 'box'")
    view.at(-110, 30).click_and_hold().move_by_offset(240, 100).release().perform()
    (things,) = [event for name, event in view.told() if name == "pick"]
    assert [(thing["kind"], thing.get("name")) for thing in things] == [
        ("point", "12/0"),
        ("point", "12/1"),
        ("line", "12/0 12/1"),
    ]
    assert view.camera() == (0, 0, 2)


def test_sketches_are_drawn_above(view: Map) -> None:
    view.show(roads())
    view.look(0, 0, 2)
    shapes = [
        {"type": "line", "points": [[-80, 80], [-20, 80]], "style": "new"},
        {"type": "line", "points": [[-80, -80], [-20, -80]], "style": "moved", "label": "60 units"},
        {"type": "point", "points": [[-100, -40]], "style": "gone"},
        {"type": "polygon", "points": [[20, 20], [80, 20], [80, 40]], "style": "measure"},
    ]  # fmt: skip
    view.run("map.sketch(arguments[0])", shapes)
    assert view.colors((-50, 80.2), (-75, -79.8), (-100, -40)) == [ACCENT, WARNING, ERROR]
    view.pages.shot("map-sketch")
    view.run("map.sketch([])")
    assert view.colors((-50, 80.2)) == [LAND]


def test_dark_pages_have_a_dark_map(view: Map) -> None:
    view.show(roads())
    view.look(0, 0, 2)
    assert view.colors((-50, 30)) == [LAND]
    view.pages.dress((1440, 900), dark=True)
    view.run("await frame()")
    land, road = view.colors((-50, 30), (-50.2, 0))
    assert land == [22, 27, 33]
    assert near(road, [163, 175, 188])


def test_a_phone_has_sharp_lines(view: Map) -> None:
    view.open(PHONE)
    view.show(roads())
    view.look(0, 0, 1)
    wide, ratio = view.pages.script("return [map.canvas.width / map.camera.width, devicePixelRatio]")
    assert wide == pytest.approx(ratio) == 2
    assert near(view.colors((-50.2, 0))[0], ROAD)
    assert view.pages.is_narrow_enough()
    view.pages.shot("map-phone")


def test_a_picture_of_it_can_be_taken(view: Map) -> None:
    view.show(roads())
    result = view.run(
        "const bytes = new Uint8Array(await (await map.image()).arrayBuffer());"
        "return btoa(String.fromCharCode(...bytes.slice(0, 24)))"
    )
    head = b64decode(result)
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(head[at : at + 4], "big") for at in (16, 20)] == view.pages.script(
        "return [map.canvas.width, map.canvas.height]"
    )


def test_without_graphics_the_page_says_why(view: Map) -> None:
    view.pages.script(
        "const own = HTMLCanvasElement.prototype.getContext;"
        "HTMLCanvasElement.prototype.getContext = function (kind, ...more) {"
        "  return kind === 'webgl2' ? null : own.call(this, kind, ...more);"
        "}"
    )
    view.show(roads())
    assert "WebGL 2" in view.pages.find(".map-lacking[role=alert]").text
    view.look(0, 0, 2)
    assert view.things(100, 0)[0]["name"] == "12/2", "things can be asked for all the same"
    view.run("map.select({points: [1]}); map.destroy()")
    assert view.pages.all(".map-ground") == []


def test_graphics_that_were_taken_away_come_back(view: Map) -> None:
    view.show(floors())
    view.look(150, 50, 2)
    view.run(
        "const lose = map.painter.gl.getExtension('WEBGL_lose_context');"
        "const restored = new Promise((done) => map.canvas.addEventListener('webglcontextrestored', done));"
        "lose.loseContext(); await frame(); await new Promise((done) => setTimeout(done, 50));"
        "lose.restoreContext(); await restored; await frame()"
    )
    assert view.colors((-50, 50), (50, 50)) == [LOWEST, HIGHEST]


def test_the_canvas_is_named_and_reached_by_keys(view: Map) -> None:
    view.show(roads())
    canvas = view.pages.find(".map-canvas")
    assert (canvas.get_dom_attribute("tabindex"), canvas.aria_role) == ("0", "application")
    assert "arrow keys" in canvas.accessible_name
    assert [element.accessible_name for element in view.pages.all(".map-tools button")] == [
        "Zoom in",
        "Zoom out",
        "Show all",
    ]
    view.pages.script("arguments[0].focus()", canvas)
    view.look(-40, 0, 2)
    view.pages.press(Keys.ARROW_LEFT)
    live = view.pages.find(".map-here")
    assert live.get_dom_attribute("aria-live") == "polite"
    assert "Roads: node 0 of area 12" in live.text
    view.pages.dress((1440, 900))
    view.pages.driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]}
    )
    view.run("map.flyTo({x: 70, y: 70, scale: 3})")
    assert view.pages.script("return [map.camera.x, map.camera.scale, map.flight]") == [70, 3, None]


def test_lines_for_far_views_stay_where_they_are(view: Map) -> None:
    """Every point of a line is within two pixels of some line that stands for it, and there are far fewer of those."""
    drawing = crowd(20_000)
    view.show(drawing)
    far, before, after = view.run(
        """
        const {x, y, ends} = map.chart.layers[0];
        const scale = 0.2;
        const items = coarser(ends, x, y, scale, {isDirected: false});
        let worst = 0;
        for (let at = 0; at < ends.length; at += 37) {
          let least = Infinity;
          for (let line = 0; line < items.length; line += 4) {
            const [px, py] = [x[ends[at]] - items[line], y[ends[at]] - items[line + 1]];
            const [dx, dy] = [items[line + 2] - items[line], items[line + 3] - items[line + 1]];
            const length = dx * dx + dy * dy;
            const part = length ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0;
            least = Math.min(least, Math.hypot(px - part * dx, py - part * dy));
          }
          worst = Math.max(worst, least * scale);
        }
        return [worst, ends.length / 2, items.length / 4];
        """
    )
    assert far < 2.01
    assert after < before / 3


def test_polygons_of_any_shape_become_triangles_of_the_same_area(view: Map) -> None:
    x = [0, 4, 4, 2, 0, 0, 3, 3, 2, 2, 1, 1, 0]
    y = [0, 0, 4, 1, 4, 0, 0, 3, 3, 1, 1, 3, 3]
    result = view.pages.script(
        """
        const [x, y] = arguments;
        const {indices, ends} = triangles({x, y, starts: [0, 5, 13], counts: [5, 8]}, Uint32Array.of(1, 0));
        const area = (at) => {
          const [a, b, c] = indices.slice(3 * at, 3 * at + 3);
          return ((x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a])) / 2;
        };
        return [[...ends], [...Array(9).keys()].map(area)];
        """,
        x,
        y,
    )
    ends, areas = result
    assert ends == [0, 6, 9]
    assert all(area >= 0 for area in areas)
    assert (sum(areas[:6]), sum(areas[6:])) == (7, 10)


def squares(side: int, height: Callable[[Any, Any], Any]) -> Drawing:
    """A field of squares of 10 units, with a height each."""
    corners = np.arange(4 * side * side).reshape(-1, 4)
    west, south = (axis.ravel() for axis in np.meshgrid(np.arange(side), np.arange(side)))
    x = (west[:, None] + np.array([0, 1, 1, 0])).ravel() * 10.0
    y = (south[:, None] + np.array([0, 0, 1, 1])).ravel() * 10.0
    many = side * side
    surface = Surface("Floors", "floor", corners.ravel(), np.full(many, 4), height(west, south), np.arange(many))
    return Drawing(x, y, (), surfaces=(surface,), value="Height")


def test_a_mesh_drawn_over_several_frames_ends_as_one_drawn_at_once(view: Map) -> None:
    """At all kinds of scales, with another ceiling, without its surface, and after another scene in its place."""
    drawing = squares(160, lambda west, south: 50 * np.sin(west / 9) * np.cos(south / 7))
    view.show(drawing)
    for scale in (0.15, 0.4, 1.5):
        view.look(790, 810, scale)
        view.still()
        assert view.pages.script("return differing()") < 0.001, scale
    for change in ("map.chart.ceiling = 10; map.painter.forget()", "map.hide(['Floors'])", "map.hide([])"):
        view.pages.script(f"{change}; map.requestDraw()")
        view.still()
        assert view.pages.script("return differing()") < 0.001, change
    view.show(drawing, keepView=True)
    view.still()
    assert view.pages.script("return differing()") < 0.001
    view.show(roads())
    view.still()
    assert near(view.colors((-50, 0))[0], ROAD)


def test_moving_over_a_large_mesh_never_draws_much_at_once(view: Map) -> None:
    """Whatever there is to draw, a frame draws a bounded part of it."""
    view.show(squares(300, lambda west, south: west + south * 0.5))
    drawn = view.run(
        """
        const { gl } = map.painter;
        const { drawElements } = gl;
        let many = 0;
        gl.drawElements = (...all) => { many += all[1]; drawElements.apply(gl, all); };
        const frames = [];
        map.painter.picture.room = 4096;
        for (let at = 0; at < 60; at += 1) {
          map.move({ x: 1500 + at, y: 1500, scale: 0.2 * 1.05 ** at });
          many = 0;
          map.painter.picture.last = performance.now() - 30;
          map.draw(performance.now());
          frames.push(many / 3);
        }
        delete gl.drawElements;
        return frames;
        """
    )
    assert sum(drawn) > 0
    assert max(drawn) <= 4096 + 2 * (1 << 14), "the room of a frame, and one part more"


def test_a_large_scene_is_prepared_in_short_tasks(view: Map) -> None:
    """And what was prepared is shown, not made again."""
    packed = text(encode_drawing(squares(300, lambda west, south: west - south * 0.25), []))
    view.show(roads())
    prepared = view.run(
        """
        const scene = read(arguments[0]);
        const { now } = performance;
        const { setTimeout } = window;
        let [time, tasks] = [0, 0];
        performance.now = () => (time += 10);
        window.setTimeout = (...all) => { tasks += 1; return setTimeout(...all); };
        await map.prepare(scene);
        window.setTimeout = setTimeout;
        delete performance.now;
        const before = map.chart;
        const { chart } = map.prepared;
        map.show(scene);
        return [before !== chart, map.chart === chart, tasks];
        """,
        packed,
    )
    assert prepared[:2] == [True, True]
    assert prepared[2] >= 10
    view.still()
    low, high = view.colors((5, 2985), (2985, 5))
    assert sum(low) < sum(high), "polygons are in the order of their values"


def test_a_large_mesh_is_drawn_whole_from_afar(view: Map) -> None:
    """Many more polygons than pixels leave no holes."""
    view.show(squares(400, lambda west, _: np.full(len(west), 5.0)))
    view.look(2000, 2000, 0.05)
    places = [(float(at), 2000.0 + at % 7) for at in range(200, 3800, 90)]
    result = view.colors(*places)
    assert SEA not in result
    assert len({tuple(hit) for hit in result}) <= 3


@pytest.mark.skipif("NAVSPEC_CORPUS" not in os.environ, reason="real files are not here")
def test_the_stock_map_is_whole_at_every_scale(view: Map) -> None:
    stock = Path(os.environ["NAVSPEC_CORPUS"]) / "gta_sa_paths" / "stock"
    (drawing,) = navspec.check([stock], drawings=True).drawings
    view.show(drawing)
    rows_of = {layer.title: layer.lines for layer in drawing.layers}
    lines = rows_of["Roads"][:: len(rows_of["Roads"]) // 12]
    middles = np.stack([axis[lines].mean(axis=1) for axis in (drawing.x, drawing.y)], axis=1)
    around = np.array([(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)])
    size = np.array(view.pages.script("return [map.camera.width, map.camera.height]"))
    for scale in (0.14, 0.3, 0.6, 1.2, 4):
        remaining = middles
        while len(remaining):  # all that one view has in it are looked at together
            view.look(*remaining[0].tolist(), scale)
            is_seen = (abs(remaining - remaining[0]) < 0.45 * size / scale).all(axis=1)
            places = remaining[is_seen, None] + around / scale
            colors = np.array(view.colors(*places.reshape(-1, 2).tolist())).reshape(-1, 9, 3)
            assert (colors.sum(axis=2).min(axis=1) < 550).all(), scale
            remaining = remaining[~is_seen]
    assert view.things(float(drawing.x[40000]), float(drawing.y[40000]))[0]["kind"] == "point"
    view.run("map.showAll()")
    view.still()
    view.pages.shot("map-stock")


def test_a_mesh_of_the_game_shows_its_areas(view: Map, tmp_path: Path) -> None:
    path = tmp_path / "large.nav"
    path.write_bytes(large_mesh().pack())
    (drawing,) = navspec.check([path], drawings=True).drawings
    view.show(drawing)
    view.run("map.hide(new Set())")
    (surface,) = drawing.surfaces
    starts = np.cumsum(surface.counts) - surface.counts
    for at in range(0, len(surface.counts), len(surface.counts) // 9):
        corners = surface.corners[starts[at] : starts[at] + surface.counts[at]]
        middle = float(drawing.x[corners].mean()), float(drawing.y[corners].mean())
        view.look(*middle, 1)
        assert str(surface.numbers[at]) in [
            thing["name"] for thing in view.things(*middle) if thing["kind"] == "polygon"
        ]
    view.pages.shot("map-mesh")
