"""Saves on a page: the player's card, the map of what is left, and the fields that facts come from."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest

import navspec
from builders import gta_sa_save_android, gta_sa_save_de
from builders.gta_sa_save import Save, valid
from navspec.records.drawing import Drawing, Layer
from navspec.report import RenderOptions, render


def drawn(save: Save) -> Drawing:
    (drawing,) = navspec.check(save.to_bytes(), name=save.name, drawings=True).drawings
    return drawing


def layer(drawing: Drawing, title: str) -> Layer:
    return next(layer for layer in drawing.layers if layer.title == title)


def places(drawing: Drawing, title: str) -> list[tuple[float, float]]:
    rows = layer(drawing, title).points
    return list(zip(drawing.x[rows].tolist(), drawing.y[rows].tolist(), strict=True))


@pytest.mark.parametrize("make", [valid, gta_sa_save_android.valid, gta_sa_save_de.valid])
def test_every_platform_is_drawn(make: Callable[[], Save]) -> None:
    save = make()
    drawing = drawn(save)
    assert len(drawing.squares) == 100
    assert (drawing.squares[0].west, drawing.squares[0].north) == (-3000, 3000)
    seen = [square.state == "present" for square in drawing.squares]
    assert seen == [bool(flag) for flag in save.get("/zones/visited")]
    assert len(layer(drawing, "Jumps left").points) == sum(
        not jump.get("done") for jump in save.get("/stunt_jumps/jumps")
    )


def test_places_are_in_metres() -> None:
    oyster = {"model": 953, "pickup_type": 3, "x": 8 * 100, "y": -8 * 250}
    outside = {
        "/simple_variables/interior": 0,
        "/pools/players/0/position/x": 12.0,
        "/pools/players/0/position/y": -3.0,
    }
    drawing = drawn(valid({**outside, **{f"/pickups/pickups/500/{name}": value for name, value in oyster.items()}}))
    assert (100.0, -250.0) in places(drawing, "Oysters left")
    assert places(drawing, "The player") == [(12.0, -3.0)]


def test_what_has_no_place_is_not_drawn() -> None:
    drawing = drawn(valid({"/simple_variables/interior": 0, "/pools/players/0/position/x": float("nan")}))
    assert places(drawing, "The player") == []
    assert np.isfinite(drawing.x).all()
    assert places(drawn(valid({"/simple_variables/interior": 3})), "The player") == []


def test_the_page_of_a_save_begins_with_what_info_tells() -> None:
    page = render("check", "html", navspec.check(valid().to_bytes(), name="GTASAsf1.b", drawings=True), RenderOptions())
    info = navspec.info(valid().to_bytes()).files[0].info
    card = page[page.index('<section class="card"') : page.index('<section id="findings"')]
    done = info["completed"]["tags"]
    bar = re.search(r'<progress max="100" value="([0-9.]+)" aria-label="completed tags: (\d+) of (\d+)', card)
    assert bar
    assert (int(bar[2]), int(bar[3])) == (done["count"], done["of"])
    assert float(bar[1]) == pytest.approx(100 * done["count"] / done["of"])
    assert f"<dt>money</dt><dd>{info['money']:,}</dd>" in card
    assert "What is in the files" not in page


def test_info_names_the_field_of_a_fact() -> None:
    facts = navspec.info(valid().to_bytes())
    lines = {line.split("  ")[1]: line for line in render("info", "text", facts, RenderOptions()).splitlines()[1:]}
    assert lines["money"].endswith("/player_info/money")
    assert lines["missions passed"].endswith("/statistics/int_stats/missions_passed")
    assert lines["completed tags"].endswith("%)")
    assert "pointers" not in facts.files[0].to_dict()
    for build in (valid, gta_sa_save_android.valid, gta_sa_save_de.valid):
        save = build()
        pointers = navspec.info(save.to_bytes()).files[0].pointers
        assert {"money", "health", "position.x", "interior", "title"} <= pointers.keys()
        values = navspec.get(save.to_bytes(), *pointers.values()).values
        value_by_pointer = dict(zip(pointers, values, strict=True))
        assert value_by_pointer["money"]["value"] == save.get("/player_info/money")
