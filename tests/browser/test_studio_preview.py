"""What a drag would do, while it lasts: connections on the map, and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from browser.desk import Desk
from browser.stories import present
from builders.gta_sa_paths import smallest
from builders.large_mesh import large_mesh
from builders.source_nav import clean

Studio = Callable[..., str]

_COUNTED = """
const asked = window.fetch;
window.previews = { now: 0, most: 0, times: [] };
window.fetch = (address, ...more) => {
  const answer = asked(address, ...more);
  if (!String(address).endsWith("/preview")) return answer;
  window.previews.times.push(performance.now());
  window.previews.now += 1;
  window.previews.most = Math.max(window.previews.most, window.previews.now);
  return answer.finally(() => { window.previews.now -= 1; });
};
"""
"""Counts the previews that the page asks for."""


def test_a_dragged_area_shows_what_it_would_lose_and_reach(
    desk: Desk, studio: Studio, tmp_path: Path, axe: str
) -> None:
    path = tmp_path / "de_test.nav"
    path.write_bytes(clean(16, 1, "cs").pack())
    desk.visit(address := studio(path))
    desk.find(".map-canvas").send_keys("-")
    desk.still()
    desk.tool("Move")
    desk.hold_map((150, 50), (151, 60), (150, 300))
    desk.hears("Move 2: connections 4 gone. No way leads there any more.")
    desk.shot("preview-lost")
    assert present(address) == path.read_bytes()
    assert desk.find(".undo").get_attribute("disabled") or desk.find(".undo").get_attribute("title") == "Undo"
    desk._hand(desk.offset(150, 300))  # the pointer is where it was
    desk.let_go()
    desk.until("document.querySelector('.undo').title === 'Undo: Move 2'")
    desk.hears("Connections: 4 gone")
    desk.ready()
    desk.hold_map((150, 300), (150, 200), (150, 50))
    desk.hears("new.")
    desk.shot("preview-made")
    assert not desk.violations(axe, ())
    desk.let_go()
    desk.ready()
