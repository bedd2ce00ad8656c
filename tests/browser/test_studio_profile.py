"""Heights along a road, and nodes that are dragged up and down."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from selenium.webdriver import ActionChains, Keys

from browser.desk import Desk
from browser.pages import COLOURS, PHONE
from unit.studio_page import Page

Studio = Callable[..., str]


def read_heights(desk: Desk) -> list[float]:
    """Return the heights of the nodes that can be dragged."""
    knobs = desk.script(
        "return [...document.querySelectorAll('.knob')].map((knob) => knob.getAttribute('aria-valuenow'))"
    )
    return [float(knob) for knob in knobs]


def test_a_road_is_raised_in_its_profile(desk: Desk, studio: Studio, city: Path, axe: str) -> None:
    desk.visit(studio(city))
    desk.panel("profile")
    desk.until("document.querySelector('.profile-panel .lead').textContent.startsWith('Click a line')")
    first, second = Page(city).documents[0].now.graph.names([0, 1])
    desk.panel("route")
    desk.write("input[name=from]", first)
    desk.write("input[name=to]", second, "\n")
    desk.until("document.querySelector('#panel-route h2')?.textContent.startsWith('From')")
    desk.panel("profile")
    desk.until("document.querySelectorAll('.knob').length > 1")
    before = read_heights(desk)
    assert "Drag a node up or down" in desk.find(".profile-panel .lead").text
    assert not desk.violations(axe, ())
    desk.shot("profile-light")
    ActionChains(desk.driver).drag_and_drop_by_offset(desk.all(".knob")[1], 0, -30).perform()
    desk.hears("Move")
    desk.ready()
    after = read_heights(desk)
    assert after[1] > before[1]
    assert after[0] == before[0]
    desk.script("document.querySelector('.knob').focus()")
    ActionChains(desk.driver).send_keys(Keys.ARROW_UP, Keys.ARROW_UP, Keys.ENTER).perform()
    desk.until("document.querySelector('.knob')?.getAttribute('aria-valuenow') === arguments[0]", f"{before[0] + 2:g}")
    desk.click(".undo")
    desk.ready()
    desk.click(".undo")
    desk.ready()
    desk.until("document.querySelector('.undo').title === 'Nothing to undo'")
    assert read_heights(desk) == before


def test_a_profile_fits_a_phone_and_the_dark(desk: Desk, studio: Studio, city: Path, axe: str) -> None:
    desk.visit(studio(city), PHONE, dark=True)
    first, second = Page(city).documents[0].now.graph.names([0, 1])
    desk.panel("route")
    desk.write("input[name=from]", first)
    desk.write("input[name=to]", second, "\n")
    desk.panel("profile")
    desk.until("document.querySelectorAll('.knob').length > 1")
    desk.shot("profile-phone")
    assert desk.is_narrow_enough()
    assert not desk.violations(axe, COLOURS)
