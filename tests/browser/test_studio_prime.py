"""Meshes of Metroid Prime in the studio: regions are connected, their creatures and heights set, and the mesh saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from browser.desk import Desk
from browser.stories import checked, present
from builders.metroid_prime_path import FLYER, Mesh, squares
from navspec.api import tables

Studio = Callable[..., str]


def room() -> Mesh:
    """Four by two regions, between whose halves only one link leads: that of regions 2 and 4."""
    mesh = squares(4, 2, version=6)
    for region in mesh.regions:
        region.links.sort(key=lambda link: link.edge)
    for one, second in ((3, 5), (5, 3)):
        mesh.regions[one].links = [link for link in mesh.regions[one].links if link.region != second]
    return mesh


def test_a_room_from_its_links_to_the_saved_file(desk: Desk, studio: Studio, tmp_path: Path, axe: str) -> None:
    mesh = room()
    path = tmp_path / "room.PATH"
    path.write_bytes(mesh.to_bytes())
    desk.visit(address := studio(path))
    desk.tool("Disconnect")
    desk.click_map(12, 4)
    desk.click_map(20, 4)
    desk.hears("For walkers and flyers the mesh has 2 parts now, before 1")
    desk.ready()
    desk.tool("Connect")
    for first in (4, 12):  # regions 2 and 4, then 3 and 5
        desk.click_map(12, first)
        desk.click_map(20, first)
        desk.until("document.querySelector('.undo').title.startsWith('Undo: Connect')")
        desk.ready()
    expected = squares(4, 2, version=6)
    for region in expected.regions:
        region.links.sort(key=lambda link: link.edge)
    assert present(address) == expected.to_bytes()
    desk.search("height = 2")
    desk.set("height", "2.75")
    desk.ready()
    desk.search("3")
    desk.click(".chosen [data-attribute=flyer] input")
    desk.ready()
    desk.click(".chosen [data-attribute=ground] input")
    desk.until("!document.querySelector('.chosen [data-attribute=ground] input').checked")
    desk.ready()
    desk.shot("prime-inspect")
    assert not desk.violations(axe, ())
    for region in expected.regions:
        region.height = 2.75
    expected.regions[3].type_mask = FLYER
    assert present(address) == expected.to_bytes()
    desk.click(".save")
    desk.until("document.querySelector('dialog .plan tbody tr')")
    desk.click("dialog .actions .main")
    desk.hears("Saved: ")
    assert path.read_bytes() == expected.to_bytes()
    assert checked(path) == {}


def test_a_region_is_found_and_left_in_one_direction(desk: Desk, studio: Studio, tmp_path: Path) -> None:
    """A search looks closer, also at the small units of a room; a connection can lead one way only."""
    path = tmp_path / "room.PATH"
    path.write_bytes(room().to_bytes())
    desk.visit(address := studio(path))
    _, _, whole = desk.camera()
    desk.search("3")
    assert desk.camera()[2] >= whole
    desk.find(".map-canvas").send_keys("0")
    desk.still()
    desk.search("no such region")
    assert desk.hears("Nothing on the map").endswith("such as height < 3.")
    desk.tool("Connect")
    desk.click(".tool [data-attribute=has_back] input")
    desk.click_map(20, 12)  # from region 3, which is chosen, to 5
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Connect')")
    links = tables(present(address), name="room.PATH")["links"]
    assert len(links) == sum(len(region.links) for region in room().regions) + 1
