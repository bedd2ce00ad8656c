"""What a drag would do, while it lasts: connections on the map, and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import navspec
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
    desk.hold_map((150, 50), (151, 60), (150, 200))
    desk.hears("Move 2: connections 4 gone. No way leads there any more. Leads to no other area instead of 3.")
    desk.shot("preview-lost")
    assert present(address) == path.read_bytes()
    desk.let_go()
    desk.until("document.querySelector('.undo').title === 'Undo: Move 2'")
    desk.hears("Connections: 4 gone")
    desk.ready()
    desk.hold_map((150, 200), (150, 120), (150, 50))
    desk.hears("Move 2: connections")
    assert "new. Reachable from 3 other areas instead of 0. Leads to 3 other areas instead of 0." in desk.said()
    desk.shot("preview-made")
    assert not desk.violations(axe, ())
    desk.let_go()
    desk.ready()


def test_a_dragged_corner_and_a_typed_move_show_it_too(desk: Desk, studio: Studio, tmp_path: Path) -> None:
    path = tmp_path / "de_test.nav"
    path.write_bytes(clean(16, 1, "cs").pack())
    desk.visit(address := studio(path))
    desk.find(".map-canvas").send_keys("-")
    desk.still()
    desk.click_map(150, 50)
    desk.until("document.querySelector('.chosen h2')?.textContent === 'Area 2'")
    desk.tool("Shape")
    desk.hold_map((200, 50), (190, 50), (150, 50))
    desk.hears("Shape 2: connections 2 gone. Reachable from 3 other areas, as before.")
    desk.shot("preview-shape")
    desk.let_go()
    desk.until("document.querySelector('.undo').title === 'Undo: Shape 2'")
    desk.ready()
    desk.click(".undo")
    desk.ready()
    desk.tool("Move")
    desk.click_map(150, 50)
    desk.until("document.querySelector('.chosen h2')?.textContent === 'Area 2'")
    desk.write("#typed-by", "0, 400, 0")
    desk.hears("Move 2: connections 4 gone.")
    desk.write("#typed-by", "0, 0, 2")
    desk.hears("Move 2: all connections stay. Reachable from 3 other areas, as before.")
    assert present(address) == path.read_bytes()


def test_previews_are_few_and_from_the_start_of_a_route(desk: Desk, studio: Studio, tmp_path: Path) -> None:
    path = tmp_path / "large.nav"
    path.write_bytes(large_mesh().pack())
    desk.visit(studio(path))
    desk.panel("route")
    desk.write(".task-form input[name=from]", "70\t")
    desk.search("3500")
    desk.ready()
    desk.tool("Move")
    desk.script(_COUNTED)
    x, y = 75, 2675  # the middle of area 3500, which goes out of the mesh, where nothing snaps
    desk.hold_map((x, y), *((x - step, y) for step in range(20, 600, 20)))
    desk.hears("No way leads there from 70 any more.")
    times = desk.script("return window.previews.times")
    assert desk.script("return window.previews.most") == 1
    assert all(later - earlier > 90 for earlier, later in pairwise(times))
    desk.let_go()
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Move')")
    desk.ready()


def test_a_dragged_node_of_roads_shows_why_it_cannot_go_there(desk: Desk, studio: Studio, tmp_path: Path) -> None:
    (tmp_path / "nodes0.dat").write_bytes(smallest().to_bytes())
    desk.visit(studio(tmp_path))
    graph = navspec.graph(tmp_path)
    x, y, _ = graph.position[graph.row("0/1")].tolist()
    desk.search("0/1")
    desk.tool("Move")
    desk.hold_map((x, y), (x + 4, y), (x + 4, y + 4))
    desk.hears("Move 0/1: all connections stay. Reachable from")
    desk.let_go()
    desk.until("document.querySelector('.undo').title === 'Undo: Move 0/1'")
    desk.ready()
    desk.write("#typed-by", "-400, 0, 0")
    desk.hears("Move 0/1 is not possible here: ")
    desk.shot("preview-obstacle")
    desk.click(".typed button[type=submit]")
    desk.hears("nothing was changed")
    desk.ready()
