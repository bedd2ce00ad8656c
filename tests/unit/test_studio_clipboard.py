"""Copies that the server keeps: pasted into other documents of the same format, with all their values."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from builders.gta_sa_paths import City
from builders.source_nav import clean
from unit.studio_page import Page


def write_road(folder: Path, speed: int = 1, y: float = 10) -> Path:
    """Write a road of three nodes in one area."""
    city = City()
    nodes = [city.vehicle(10 + 20 * number, y, speed=speed) for number in range(3)]
    city.road(nodes[0], nodes[1], (2, 1))
    city.road(nodes[1], nodes[2], (2, 1))
    city.write(folder)
    return folder


def send(page: Page, document: int, path: str, status: int = 200, **data: Any) -> Any:
    """POST to a document at its present revision."""
    revision = page.workspace.document(document).revision
    answer = page.client.post(f"/t/api/documents/{document}/{path}", json={"revision": revision, **data})
    assert answer.status_code == status, answer.text
    return answer.json() if status == 200 else answer.json()["error"]["message"]


def test_a_road_in_another_document(tmp_path: Path) -> None:
    page = Page(write_road(tmp_path / "a", speed=2), write_road(tmp_path / "b"))
    assert send(page, 2, "paste", 422, at=[0, 0]).startswith("nothing is copied yet")
    assert send(page, 1, "copy", nodes=["36/0", "36/1"]) == {"count": 2}
    send(page, 1, "edit", tool="delete", nodes=["36/0", "36/1"], edges=[], values={})  # copies do not follow
    outcome = send(page, 2, "paste", at=[120, 300], noun="node")
    assert (outcome["nodes"], outcome["document"]["undo"]) == (["36/3", "36/4"], "Paste 2 nodes")
    graph = page.workspace.document(2).now.graph
    assert graph.position[3:5].tolist() == [[110, 300, 10], [130, 300, 10]]
    assert graph.nodes.words("speed").tolist() == ["normal"] * 3 + ["fast"] * 2
    new = (graph.source >= 3) & (graph.target >= 3)
    assert sorted(graph.edges["lanes"][new].tolist()) == [1, 2]
    assert not page.workspace.document(2).check().findings
    send(page, 2, "undo")
    assert not page.workspace.document(2).changed


def test_pasted_twice_and_into_the_same_document(tmp_path: Path) -> None:
    page = Page(write_road(tmp_path / "a"))
    send(page, 1, "copy", nodes=["36/0", "36/1", "36/2"])
    assert send(page, 1, "paste", at=[100, 100])["nodes"] == ["36/3", "36/4", "36/5"]
    assert send(page, 1, "paste", at=[100, 200])["nodes"] == ["36/6", "36/7", "36/8"]
    assert not page.workspace.document(1).check().findings


def write_mesh(path: Path, version: int = 16, sub_version: int = 1, game: str = "cs") -> Path:
    """Write a mesh of four areas from west to east."""
    path.write_bytes(clean(version, sub_version, game).pack())
    return path


def test_other_formats_and_versions_are_refused(tmp_path: Path) -> None:
    mesh, other = write_mesh(tmp_path / "a.nav"), write_mesh(tmp_path / "b.nav", 16, 2, "tf")
    page = Page(write_road(tmp_path / "roads"), mesh, other)
    send(page, 1, "copy", nodes=["36/0"])
    message = send(page, 2, "paste", 422, at=[0, 0])
    assert "of another format" in message
    assert "cannot be pasted into this one" in message
    send(page, 2, "copy", nodes=["1"])
    message = send(page, 3, "paste", 422, at=[0, 0])
    assert message == "the copied areas are of a mesh of version 16.1 (cs), and this one is of version 16.2 (tf)"
    assert not page.workspace.document(3).changed


def test_names_of_places_keep_their_bytes(tmp_path: Path) -> None:
    mesh = clean(16, 1, "cs")
    mesh.places = [b"Caf\xe9", *mesh.places[1:]]
    (tmp_path / "a.nav").write_bytes(mesh.pack())
    page = Page(tmp_path / "a.nav", write_mesh(tmp_path / "b.nav"))
    send(page, 1, "copy", nodes=["1"])
    send(page, 2, "paste", at=[1000, 1000])
    assert page.workspace.document(2).now.view.places == [b"Middle", b"BombsiteA", b"Caf\xe9"]
    mesh.places[0] = b"x" * 300
    (tmp_path / "c.nav").write_bytes(mesh.pack())
    page = Page(tmp_path / "c.nav", write_mesh(tmp_path / "b.nav"))
    send(page, 1, "copy", nodes=["1"])
    message = "place: a name has up to 255 letters, and this one has 300"
    assert send(page, 2, "paste", 422, at=[1000, 1000]) == message


def test_ids_of_hiding_spots_are_unique_where_the_highest_is_in_use(tmp_path: Path) -> None:
    mesh = clean(16, 1, "cs")
    mesh.areas[0].spots[0].id = 0xFFFFFFFF
    (tmp_path / "a.nav").write_bytes(mesh.pack())
    page = Page(tmp_path / "a.nav")
    send(page, 1, "copy", nodes=["1", "2"])
    send(page, 1, "paste", at=[1000, 1000])
    assert page.edit("spot", nodes=["1"], values={"at": [50, 50]})["changes"]
    ids = page.workspace.document(1).now.view.column("areas.hiding_spots", "id").tolist()
    assert len(ids) == len(set(ids))


def test_areas_without_a_place_are_not_copied(tmp_path: Path) -> None:
    mesh = clean(16, 1, "cs")
    mesh.areas[0].nw = (float("nan"), 0.0, 0.0)
    (tmp_path / "a.nav").write_bytes(mesh.pack())
    page = Page(tmp_path / "a.nav")
    assert send(page, 1, "copy", 422, nodes=["1", "2"]) == "1 has no place on the map, and cannot be copied"
