"""Saving in the studio, what other programs and windows do meanwhile, and files taken along."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from builders.gta_img import MODEL, small
from builders.gta_sa_paths import smallest, valid_city, write_files
from builders.metroid_prime_path import two_squares
from builders.source_nav import clean
from navspec.inputs.source import Content
from navspec.studio.workspace import ALIVE, OpenPages
from unit.studio_guarded import API, WIDTH, Studio, contents, poked
from unit.studio_page import Page


@pytest.fixture
def city(tmp_path: Path) -> Path:
    """A folder with the 64 files of a city."""
    write_files(tmp_path / "paths", valid_city().files())
    return tmp_path / "paths"


@pytest.fixture
def studio(city: Path) -> Studio:
    return Studio(city)


# --- saving ------------------------------------------------------------------------------------------------------


def test_what_is_saved(studio: Studio, city: Path) -> None:
    before = contents(city)
    data = poked(studio.document(), "NODES28.DAT")
    plan = studio.get("documents/1/save/preview")
    place = str(city / "NODES28.DAT")
    assert plan["files"] == [
        {
            "path": place,
            "state": "changed",
            "size": len(data),
            "old_size": len(data),
            "archive": None,
            "disk": "same",
            "backup": f"{place}.bak",
            "problem": "",
            "tables": [
                {
                    "key": "nodes",
                    "kind": "rows",
                    "added": 0,
                    "removed": 0,
                    "fields": [{"field": "path_width", "changed": 1}],
                }
            ],
            "follows": False,
        }
    ]
    done = studio.save()
    assert done["written"] == [{"path": place, "backup": f"{place}.bak"}]
    assert (done["left"], done["archives"], done["document"]["changed"]) == ([], [], [])
    assert contents(city) == before | {"NODES28.DAT": data, "NODES28.DAT.bak": before["NODES28.DAT"]}


def test_what_is_not_changed_is_not_written(studio: Studio, city: Path) -> None:
    before = {path.name: path.stat() for path in city.iterdir()}
    assert studio.save()["written"] == []
    poked(studio.document(), "NODES28.DAT")
    studio.save()
    for name, status in before.items():
        assert (city / name).stat().st_mtime_ns == status.st_mtime_ns or name == "NODES28.DAT"


def test_undo_behind_a_save_is_a_change_again(studio: Studio, city: Path) -> None:
    before = (city / "NODES28.DAT").read_bytes()
    data = poked(studio.document(), "NODES28.DAT")
    revision = studio.save()["document"]["revision"]
    undone = studio.post("documents/1/undo", {"revision": revision})["document"]
    assert undone["changed"] == [str(city / "NODES28.DAT")]
    done = studio.save()
    assert done["written"][0]["backup"] == str(city / "NODES28.DAT.bak1")
    assert (city / "NODES28.DAT").read_bytes() == before
    assert (city / "NODES28.DAT.bak1").read_bytes() == data
    assert studio.get("news")["documents"][0]["disk"] == "same"


def test_new_and_removed_files(studio: Studio, city: Path) -> None:
    (city / "NODES63.DAT").unlink()
    studio.workspace.close(1)
    studio.workspace.open([str(city)])
    document = studio.document(2)
    first = document.now.files[str(city / "NODES0.DAT")]
    new = str(city / "NODES63.DAT")
    added = replace(first, content=Content(bytes(first.content.data), new, "NODES63.DAT"))
    document.apply("two things", {new: added, str(city / "NODES1.DAT"): None})
    plan = {file["path"]: file for file in studio.get("documents/2/save/preview")["files"]}
    assert {path: (file["state"], file["backup"]) for path, file in plan.items()} == {
        new: ("new", ""),
        str(city / "NODES1.DAT"): ("removed", ""),
    }
    present = contents(city)
    done = studio.post("documents/2/save", {"revision": document.revision})
    assert done["left"] == [str(city / "NODES1.DAT")]
    assert done["written"] == [{"path": new, "backup": ""}]
    assert contents(city) == present | {"NODES63.DAT": present["NODES0.DAT"]}


def test_a_new_file_takes_no_place_that_is_taken(studio: Studio, city: Path) -> None:
    document = studio.document()
    first = document.now.files[str(city / "NODES0.DAT")]
    new = city / "NODES64.DAT"
    document.apply("new", {str(new): replace(first, content=replace(first.content, path=str(new), name=new.name))})
    new.write_bytes(b"mine")
    assert studio.save(409)["error"]["kind"] == "disk"
    assert new.read_bytes() == b"mine"


def test_what_would_not_read_back_is_refused(studio: Studio, city: Path) -> None:
    before = contents(city)
    poked(studio.document(), "NODES26.DAT")
    poked(studio.document(), "NODES34.DAT", 0, 255)
    plan = {Path(file["path"]).name: file["problem"] for file in studio.get("documents/1/save/preview")["files"]}
    assert plan["NODES26.DAT"] == ""
    assert plan["NODES34.DAT"]
    error = studio.save(422)["error"]["message"]
    assert "NODES34.DAT" in error
    assert "nothing was written" in error
    assert contents(city) == before
    assert studio.save(422, force=True)


def test_an_archive(tmp_path: Path) -> None:
    path = tmp_path / "gta3.img"
    path.write_bytes(small().to_bytes())
    studio = Studio(path)
    (number,) = (
        document.id for document in studio.workspace.documents.values() if document.unit.family.id == "gta_sa_paths"
    )
    document = studio.document(number)
    data = poked(document, "Nodes0.dat")
    plan = studio.get(f"documents/{number}/save/preview")
    assert plan["archives"] == [{"path": str(path), "backup": f"{path}.bak"}]
    done = studio.post(f"documents/{number}/save", {"revision": document.revision})
    assert done["archives"] == [{"path": str(path), "backup": f"{path}.bak"}]
    size = len(smallest().to_bytes())
    assert data[:size] != smallest().to_bytes()
    assert Path(f"{path}.bak").read_bytes() == small().to_bytes()
    assert path.read_bytes() == small(data[:size]).to_bytes()
    assert MODEL in path.read_bytes()
    assert studio.get("news")["documents"][0]["disk"] == "same"
    document.undo()
    studio.post(f"documents/{number}/save", {"revision": document.revision})
    assert path.read_bytes() == small().to_bytes()


def test_an_archive_that_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "gta3.img"
    path.write_bytes(small().to_bytes())
    studio = Studio(path)
    (number,) = (
        document.id for document in studio.workspace.documents.values() if document.unit.family.id == "gta_sa_paths"
    )
    data = poked(studio.document(number), "Nodes0.dat")
    revision = studio.document(number).revision
    path.write_bytes(path.read_bytes() + bytes(2048))
    assert studio.post(f"documents/{number}/save", {"revision": revision}, 409)["error"]["kind"] == "disk"
    studio.post(f"documents/{number}/save", {"revision": revision, "force": True})
    assert path.read_bytes() == small(data[: len(smallest().to_bytes())]).to_bytes() + bytes(2048)
    path.unlink()
    poked(studio.document(number), "Nodes0.dat", value=6)
    error = studio.post(f"documents/{number}/save", {"revision": revision + 1, "force": True}, 422)["error"]
    assert "gta3.img" in error["message"]


# --- other programs ----------------------------------------------------------------------------------------------


def told(studio: Studio) -> tuple[str, dict[str, str]]:
    (news,) = studio.get("news")["documents"]
    return news["disk"], news["paths"]


def test_files_that_other_programs_write(studio: Studio, city: Path) -> None:
    place = city / "NODES35.DAT"
    assert told(studio) == ("same", {})
    data = place.read_bytes()
    place.unlink()
    assert told(studio) == ("gone", {str(place): "gone"})
    place.write_bytes(data)
    assert told(studio) == ("same", {}), "the same bytes are no news"
    place.write_bytes(data[:-1] + b"\x01")
    assert told(studio) == ("changed", {str(place): "changed"})


def test_saving_over_another_program(studio: Studio, city: Path) -> None:
    place = city / "NODES35.DAT"
    data = poked(studio.document(), place.name)
    theirs = place.read_bytes() + bytes(4)
    place.write_bytes(theirs)
    error = studio.save(409)["error"]
    assert error["kind"] == "disk"
    assert str(place) in error["message"]
    assert place.read_bytes() == theirs
    assert studio.get("documents/1/save/preview")["files"][0]["disk"] == "changed"
    studio.save(force=True)
    assert place.read_bytes() == data
    assert Path(f"{place}.bak").read_bytes() == theirs
    assert told(studio) == ("same", {})


def test_taking_the_files_of_the_disk(studio: Studio, city: Path) -> None:
    document = studio.document()
    mine = poked(document, "NODES35.DAT")
    theirs = bytearray(mine)
    theirs[WIDTH] = 9
    (city / "NODES35.DAT").write_bytes(theirs)
    (city / "NODES36.DAT").unlink()
    done = studio.post("documents/1/reload", {"revision": document.revision})["document"]
    assert done["changed"] == []
    assert str(city / "NODES36.DAT") not in document.now.files
    assert document.now.files[str(city / "NODES35.DAT")].content.data == theirs
    assert told(studio) == ("same", {})
    studio.post("documents/1/undo", {"revision": document.revision})
    assert document.now.files[str(city / "NODES35.DAT")].content.data == mine
    assert {Path(path).name for path in document.changed} == {"NODES35.DAT", "NODES36.DAT"}
    studio.save()
    assert (city / "NODES35.DAT").read_bytes() == mine
    assert (city / "NODES36.DAT").exists()


def test_nothing_left_on_the_disk(studio: Studio, city: Path) -> None:
    for path in city.iterdir():
        path.unlink()
    error = studio.post("documents/1/reload", {"revision": 0}, 422)["error"]["message"]
    assert "paths" in error
    assert len(studio.document().now.files) == 64


def test_files_that_are_gone_are_written_again(studio: Studio, city: Path) -> None:
    place = city / "NODES35.DAT"
    data = place.read_bytes()
    place.unlink()
    (planned,) = studio.get("documents/1/save/preview")["files"]
    assert (planned["path"], planned["disk"], planned["follows"]) == (str(place), "gone", False)
    assert [written["path"] for written in studio.save()["written"]] == [str(place)]
    assert place.read_bytes() == data
    assert studio.get("documents/1/save/preview")["files"] == []


def test_a_file_of_another_format_does_not_take_its_place(tmp_path: Path) -> None:
    mesh = tmp_path / "a.nav"
    mesh.write_bytes(clean(16, 1, "cs").pack())
    page = Page(mesh)
    mesh.write_bytes(two_squares().to_bytes())
    answer = page.client.post("/t/api/documents/1/reload", json={"revision": 0})
    assert answer.status_code == 422
    assert "of another format now (metroid_prime_path); open it anew" in answer.json()["error"]["message"]
    assert (page.documents[0].revision, page.documents[0].unit.files[0].match.format) == (0, "source_nav")


# --- windows -----------------------------------------------------------------------------------------------------


def test_other_windows() -> None:
    now = 100.0
    windows = OpenPages(lambda: now)
    windows.record_page("a", 1)
    assert windows.count_other_pages("a", 1) == 0
    windows.record_page("b", 1)
    windows.record_page("c", 2)
    assert [windows.count_other_pages(page_name, 1) for page_name in "abc"] == [1, 1, 2]
    windows.record_page("b", 2)
    assert windows.count_other_pages("a", 1) == 0
    now += ALIVE + 0.1
    assert windows.count_other_pages("z", 2) == 0


def test_the_page_hears_of_them(studio: Studio) -> None:
    for window in ("one", "two"):
        studio.get("news", window=window, document=1)
    (news,) = studio.get("news", window="one", document=1)["documents"]
    assert news == {"id": 1, "revision": 0, "disk": "same", "paths": {}, "windows": 1, "trouble": ""}


# --- taking files along ------------------------------------------------------------------------------------------


def test_what_can_be_downloaded(studio: Studio) -> None:
    assert "nothing has changed" in studio.get("documents/1/download", 422)["error"]["message"]
    assert "archive" in studio.get("documents/1/download", 422, what="archive")["error"]["message"]
    assert "changed, all" in studio.get("documents/1/download", 422, what="/etc/passwd")["error"]["message"]
    poked(studio.document(), "NODES37.DAT")
    assert studio.client.get(f"{API}documents/1/download").status_code == 200
    assert studio.get("documents/1")["changed"], "what has a place is saved there"
