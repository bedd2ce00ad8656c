"""Files that are dropped on the page of the studio."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from builders.demo import damaged_city
from builders.gta_img import small
from builders.gta_sa_paths import smallest
from navspec.studio import uploads
from unit.studio_guarded import API, Studio, contents, poked

# --- files that are dropped --------------------------------------------------------------------------------------


def test_one_file() -> None:
    studio = Studio()
    data = smallest().to_bytes()
    assert studio.drop("NODES0.DAT", data) == {"documents": [1], "unread": []}
    summary = studio.get("documents/1")
    assert (summary["title"], summary["origin"]) == ("NODES0.DAT", "dropped")
    assert [(file["path"], file["size"]) for file in summary["files"]] == [("NODES0.DAT", len(data))]
    changed = poked(studio.document(), "NODES0.DAT")
    assert "no place" in studio.save(422)["error"]["message"]
    answer = studio.client.get(f"{API}documents/1/download")
    assert answer.content == changed
    assert answer.headers["content-disposition"] == "attachment; filename*=UTF-8''NODES0.DAT"
    assert studio.get("documents/1")["changed"] == []


def test_files_that_belong_together(tmp_path: Path) -> None:
    studio = Studio()
    files = damaged_city()
    for name, data in files.items():
        assert studio.drop(f"my mod/{name}", data, lot="a") == {}
    studio.drop("my mod/readme.txt", b"hello", lot="a")
    opened = studio.post("open/done", {"lot": "a"})
    assert opened["documents"] == [1]
    assert [unread_file["path"] for unread_file in opened["unread"]] == ["my mod/readme.txt"]
    summary = studio.get("documents/1")
    assert (summary["title"], len(summary["files"])) == ("my mod", 64)
    changed = poked(studio.document(), "NODES27.DAT")
    poked(studio.document(), "NODES29.DAT")
    answer = studio.client.get(f"{API}documents/1/download", params={"what": "all"})
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        result = {name: packed.read(name) for name in packed.namelist()}
    assert result == files | {"NODES27.DAT": changed, "NODES29.DAT": result["NODES29.DAT"]}
    assert result["NODES29.DAT"] != files["NODES29.DAT"]
    assert contents(tmp_path) == {}


def test_an_archive_comes_back_with_what_has_changed() -> None:
    studio = Studio()
    done = studio.drop("gta3.img", small().to_bytes())
    (number,) = (
        document
        for document in done["documents"]
        if studio.get(f"documents/{document}")["files"][0]["archive"] == "gta3.img"
    )
    data = poked(studio.document(number), "Nodes0.dat")
    answer = studio.client.get(f"{API}documents/{number}/download", params={"what": "archive"})
    assert answer.content == small(data[: len(smallest().to_bytes())]).to_bytes()
    again = studio.client.get(f"{API}documents/{number}/download", params={"what": "archive"})
    assert again.status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        "../../NODES0.DAT",
        "/etc/NODES0.DAT",
        "..\\..\\NODES0.DAT",
        "C:\\NODES0.DAT",
        "a/../../NODES0.DAT",
        "~/NODES0.DAT",
        ".../NODES0.DAT",
    ],
)
def test_names_that_would_lead_elsewhere(name: str, tmp_path: Path) -> None:
    studio = Studio()
    studio.workspace.uploads = uploads.Uploads(tmp_path / "deep" / "in" / "dropped")
    assert studio.drop(name, smallest().to_bytes())["documents"] == [1]
    (result,) = (path for path in tmp_path.rglob("*") if path.is_file() and path.name != ".lock")
    assert result.name == "NODES0.DAT"
    assert result.is_relative_to(tmp_path / "deep" / "in" / "dropped")
    studio.workspace.close(1)
    assert list((tmp_path / "deep" / "in" / "dropped").iterdir()) == []


@pytest.mark.parametrize("name", ["", "..", "/", ". .", "x" * 1000])
def test_names_that_are_none(name: str) -> None:
    studio = Studio()
    assert "name" in studio.drop(name, b"x", 422)["error"]["message"]


def test_what_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    studio = Studio()
    monkeypatch.setattr(uploads, "MOST_BYTES", 100)
    monkeypatch.setattr(uploads, "MOST_FILES", 2)
    studio.drop("a", bytes(60), lot="x")
    assert "100 bytes" in studio.drop("b", bytes(60), 422, lot="y")["error"]["message"]
    studio.drop("b", bytes(1), lot="x")
    assert "2 files" in studio.drop("c", bytes(1), 422, lot="x")["error"]["message"]


def test_a_file_that_is_dropped_twice() -> None:
    studio = Studio()
    studio.drop("a.dat", b"1", lot="x")
    assert "twice" in studio.drop("a.dat", b"2", 422, lot="x")["error"]["message"]
    assert "drop the files again" in studio.post("open/done", {"lot": "y"}, 422)["error"]["message"]
    for odd in (None, 5, ["x"]):
        assert "text" in studio.post("open/done", {"lot": odd}, 422)["error"]["message"]


def test_what_is_no_file_of_a_game() -> None:
    studio = Studio()
    done = studio.drop("notes.txt", b"nothing that is known")
    assert done["documents"] == []
    assert done["unread"][0]["path"] == "notes.txt"
    assert done["unread"][0]["message"] == "no known format fits"
