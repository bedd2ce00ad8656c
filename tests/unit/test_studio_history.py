"""The history of a document: all of it, in bounded memory."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from builders.gta_sa_paths import valid_city, write_files
from navspec.studio import deltas
from navspec.studio.document import Document
from navspec.studio.workspace import Workspace


@pytest.fixture
def document(tmp_path: Path) -> Document:
    write_files(tmp_path / "paths", valid_city().files())
    return Workspace().open([str(tmp_path / "paths")])[0]


def poke(document: Document, path: str, value: int) -> bytes:
    """Set a byte of a file, and let it grow by one."""
    file = document.now.files[path]
    data = bytearray(file.content.data)
    data[42] = value
    built = bytes(data) + b"\0"
    claim = replace(file.match, tables=None, probe=None)
    document.apply(str(value), {path: replace(file, content=replace(file.content, data=built), raw_match=claim)})
    return built


def held(document: Document) -> int:
    """Bytes of the history that are in memory as they are."""
    contents = {id(file.content): file.content for step in document.done for file in step.after.values() if file}
    return sum(len(content.data) for content in contents.values() if content.is_loaded)


def test_old_files_are_folded_and_come_back(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deltas, "ROOM", 20_000)
    path = next(file for file in document.now.files if file.endswith("NODES28.DAT"))
    first = bytes(document.now.files[path].content.data)
    expected = [first, *(poke(document, path, value) for value in range(100))]
    assert held(document) < 20_000 + 2 * len(expected[-1])
    for data in reversed(expected[:-1]):
        document.undo()
        assert document.now.files[path].content.data == data
    for data in expected[1:]:
        document.redo()
        assert document.now.files[path].content.data == data
        assert document.now.files[path].content.sha256
    assert held(document) > 20_000
    poke(document, path, 200)
    assert held(document) < 20_000 + 2 * len(expected[-1])


def test_a_file_that_was_not_there_is_folded(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deltas, "ROOM", 100)
    path = next(file for file in document.now.files if file.endswith("NODES28.DAT"))
    file = document.now.files[path]
    new = replace(file, content=replace(file.content, path="new", name="NODES64.DAT", data=file.content.data))
    document.apply("new", {"new": new})
    document.apply("gone", {"new": None})
    poke(document, path, 1)
    assert not new.content.is_loaded
    document.undo()
    document.undo()
    assert document.now.files["new"].content.data == file.content.data
    assert document.now.report.inputs
