"""The journal of a studio: what is done comes back after a crash, and nothing else does."""

from __future__ import annotations

import io
import os
import random
import signal
import stat
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from builders.gta_img import small
from builders.gta_sa_paths import smallest, valid_city, write_files
from navspec.errors import NavspecError
from navspec.inputs.discovery import Unit
from navspec.studio import journal
from navspec.studio.deltas import apply_delta, compute_delta, full_delta
from navspec.studio.document import Document
from navspec.studio.workspace import Workspace

WIDTH = 20 + 22
POSIX = pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing else can be killed at a step")


@pytest.fixture
def city(tmp_path: Path) -> Path:
    write_files(tmp_path / "paths", valid_city().files())
    return tmp_path / "paths"


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """Where studios keep what is not saved."""
    return tmp_path / "state" / "studio"


def opened(state: Path, *paths: Path) -> Workspace:
    """A studio as the command starts it."""
    workspace = Workspace(state)
    if paths:
        workspace.open([str(path) for path in paths])
    workspace.find_unsaved()
    return workspace


def poke(document: Document, name: str, value: int, offset: int = WIDTH) -> None:
    path = next(file for file in document.now.files if file.endswith(name))
    file = document.now.files[path]
    data = bytearray(file.content.data)
    data[offset] = value
    claim = replace(file.match, tables=None, probe=None)
    built = replace(file, content=replace(file.content, data=bytes(data)), raw_match=claim)
    document.apply(f"set {name} to {value}", {path: built})


def crash(workspace: Workspace) -> None:
    """What the end of a process does to its files."""
    for document in workspace.documents.values():
        if document.journal and document.journal._file:
            document.journal._file.close()
    for lock_file in workspace.uploads._locks.values():
        lock_file.close()


def only(workspace: Workspace) -> Document:
    (document,) = workspace.documents.values()
    return document


def journals(state: Path) -> list[Path]:
    return sorted(state.glob("*.journal"))


def shown(document: Document) -> Any:
    files = {Path(path).name: bytes(file.content.data) for path, file in document.now.files.items()}
    return files, [step.title for step in document.done], [step.title for step in document.undone]


# --- deltas ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"", b""),
        (b"", b"abc"),
        (b"abc", b""),
        (b"abc", b"abd"),
        (b"aaa", b"aa"),
        (b"aa", b"aaaa"),
        (b"abcd", b"abXcd"),
    ],
)
def test_a_delta_leads_to_what_it_was_made_for(before: bytes, after: bytes) -> None:
    assert apply_delta(before, compute_delta(before, after)) == after
    assert apply_delta(b"", full_delta(after)) == after


def test_a_delta_is_small() -> None:
    data = random.Random(0).randbytes(1 << 20)
    for after in (
        data[:500_000] + b"\0" + data[500_001:],
        data[:500_000] + data[500_010:],
        data[:10] + b"head" + data[14:500_000] + data[500_010:-20] + b"tail" + data[-16:],
        data + b"more",
    ):
        assert len(compute_delta(data, after)) < 5_000
        assert apply_delta(data, compute_delta(data, after)) == after


@pytest.mark.parametrize(
    "change", [b"", b"z", bytes(16), compute_delta(b"abc", b"abd"), compute_delta(b"abcdef", b"abef")]
)
def test_a_delta_that_is_none(change: bytes) -> None:
    with pytest.raises(ValueError, match=r"not a delta|other bytes"):
        apply_delta(b"", change)


# --- what comes back ---------------------------------------------------------------------------------------------


def test_everything_comes_back(city: Path, state: Path) -> None:
    first = opened(state, city)
    assert journals(state) == [], "nothing was done"
    document = only(first)
    for value in (1, 2, 3):
        poke(document, "NODES28.DAT", value)
    poke(document, "NODES35.DAT", 9)
    document.undo()
    document.undo()
    document.redo()
    before = shown(document)
    crash(first)
    second = opened(state, city)
    (number, orphan), *more = second.orphans.items()
    assert (orphan.steps, orphan.last, more) == (3, "set NODES28.DAT to 3", [])
    assert only(second).done == [], "only where somebody wants it"
    restored = second.restore(number)
    assert shown(restored) == before
    assert restored is only(second)
    assert second.orphans == {}
    assert len(journals(state)) == 1, "it is kept as that of the new studio"
    for _ in range(3):
        restored.undo()
    assert not restored.changed
    crash(second)
    assert opened(state, city).orphans == {}, "there is nothing left of it"
    assert journals(state) == []


def test_it_comes_back_twice(city: Path, state: Path) -> None:
    first = opened(state, city)
    poke(only(first), "NODES28.DAT", 1)
    poke(only(first), "NODES28.DAT", 2)
    only(first).undo()
    before = shown(only(first))
    for _ in range(3):
        crash(first)
        first = opened(state, city)
        assert shown(first.restore(1)) == before


def test_it_is_private(city: Path, state: Path) -> None:
    workspace = opened(state, city)
    poke(only(workspace), "NODES28.DAT", 1)
    assert stat.S_IMODE(state.stat().st_mode) == 0o700
    assert stat.S_IMODE(journals(state)[0].stat().st_mode) == 0o600


def test_a_save_ends_it(city: Path, state: Path) -> None:
    from navspec.studio.storage import save

    workspace = opened(state, city)
    poke(only(workspace), "NODES28.DAT", 1)
    assert len(journals(state)) == 1
    save(only(workspace), force=False)
    assert journals(state) == []
    only(workspace).undo()
    before = shown(only(workspace))[0]
    crash(workspace)
    second = opened(state, city)
    restored = second.restore(1)
    assert shown(restored)[0] == before
    assert {Path(path).name for path in restored.changed} == {"NODES28.DAT"}


def test_a_closed_document_leaves_nothing(city: Path, state: Path) -> None:
    workspace = opened(state, city)
    poke(only(workspace), "NODES28.DAT", 1)
    workspace.close(1)
    assert journals(state) == []


def test_the_end_leaves_only_what_is_not_saved(city: Path, state: Path) -> None:
    workspace = opened(state, city)
    poke(only(workspace), "NODES28.DAT", 1)
    assert workspace.close_saved() == [only(workspace)]
    assert len(journals(state)) == 1
    crash(workspace)
    second = opened(state, city)
    second.forget(1)
    assert second.close_saved() == []
    assert journals(state) == []


def test_it_is_of_the_same_files_alone(
    city: Path, state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = opened(state, city)
    poke(only(first), "NODES28.DAT", 1)
    before = shown(only(first))
    crash(first)
    write_files(tmp_path / "others", valid_city(1).files())
    assert opened(state, tmp_path / "others").orphans == {}
    assert len(opened(state).orphans) == 1, "a studio with nothing open can open them"
    monkeypatch.chdir(city.parent)
    for spelled in (Path("paths"), Path("paths/../paths"), city):
        second = opened(state, spelled)
        assert len(second.orphans) == 1, spelled
    restored = opened(state, Path("paths")).restore(1)
    assert shown(restored) == before
    assert list(restored.changed) == ["paths/NODES28.DAT"]


def test_it_opens_its_files(city: Path, state: Path) -> None:
    first = opened(state, city)
    poke(only(first), "NODES28.DAT", 1)
    before = shown(only(first))
    crash(first)
    second = opened(state)
    assert shown(second.restore(1)) == before
    assert len(second.documents) == 1


def test_files_that_are_gone(city: Path, state: Path, tmp_path: Path) -> None:
    first = opened(state, city)
    poke(only(first), "NODES28.DAT", 1)
    crash(first)
    city.rename(tmp_path / "elsewhere")
    second = opened(state)
    with pytest.raises(NavspecError, match="paths: these files no longer exist"):
        second.restore(1)
    assert len(second.orphans) == 1, "they may come back"


def test_files_that_have_changed_since(city: Path, state: Path) -> None:
    from navspec.studio.recovery import changed_since

    first = opened(state, city)
    poke(only(first), "NODES28.DAT", 1)
    mine = shown(only(first))[0]["NODES28.DAT"]
    crash(first)
    place = city / "NODES28.DAT"
    theirs = place.read_bytes()[:-1] + b"\x07"
    place.write_bytes(theirs)
    second = opened(state, city)
    assert changed_since(second.orphans[1], only(second)) == [str(place)]
    restored = second.restore(1)
    assert shown(restored)[0]["NODES28.DAT"] == mine
    assert [step.title for step in restored.done] == [
        "files as they were before the edits that come back",
        "set NODES28.DAT to 1",
    ]
    restored.undo()
    restored.undo()
    assert shown(restored)[0]["NODES28.DAT"] == theirs
    assert not restored.changed


def test_a_torn_record_is_left_out(city: Path, state: Path) -> None:
    first = opened(state, city)
    poke(only(first), "NODES28.DAT", 1)
    full_delta = journals(state)[0].stat().st_size
    before = shown(only(first))
    poke(only(first), "NODES28.DAT", 2)
    crash(first)
    path = journals(state)[0]
    data = path.read_bytes()
    for cut in (full_delta, full_delta + 1, full_delta + 7, full_delta + 9, len(data) - 1):
        path.write_bytes(data[:cut])
        (orphan,) = journal.find_orphans(state)
        assert (orphan.steps, orphan.last) == (1, "set NODES28.DAT to 1"), cut
    damaged = bytearray(data)
    damaged[full_delta + 20] ^= 1
    path.write_bytes(damaged)
    assert shown(opened(state, city).restore(1)) == before


@pytest.mark.parametrize("data", [b"", b"NVJ1", b"what is this", b"NVJ1" + bytes(100), b"NVJ1\xff\xff\xff\x7f1234{}"])
def test_what_is_no_journal(state: Path, data: bytes) -> None:
    state.mkdir(parents=True)
    (state / "0.journal").write_bytes(data)
    assert journal.find_orphans(state) == []


def test_a_studio_that_is_at_work_keeps_its_own(city: Path, state: Path) -> None:
    first, second = opened(state, city), opened(state, city)
    poke(only(first), "NODES28.DAT", 1)
    poke(only(second), "NODES28.DAT", 2)
    assert len(journals(state)) == 2
    assert opened(state, city).orphans == {}
    crash(first)
    third, fourth = opened(state, city), opened(state, city)
    assert [orphan.last for orphan in third.orphans.values()] == ["set NODES28.DAT to 1"]
    third.restore(1)
    with pytest.raises(NavspecError, match="no longer available"):
        third.restore(1)
    with pytest.raises((NavspecError, FileNotFoundError)):
        fourth.restore(1)


def test_it_does_not_grow_for_ever(city: Path, state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST", 20_000)
    first = opened(state, city)
    noise = random.Random(1)
    for number in range(200):
        poke(only(first), "NODES28.DAT", noise.randrange(256), WIDTH + 28 * (number % 20))
        poke(only(first), "NODES35.DAT", noise.randrange(256), WIDTH + 28 * (number % 20))
        assert journals(state)[0].stat().st_size < 60_000
    assert len(journals(state)) == 1
    before = shown(only(first))[0]
    crash(first)
    second = opened(state, city)
    assert shown(second.restore(1))[0] == before


def test_a_full_disk_costs_no_edit(city: Path, state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    workspace = opened(state, city)
    poke(only(workspace), "NODES28.DAT", 1)
    monkeypatch.setattr(os, "fsync", fails)
    poke(only(workspace), "NODES28.DAT", 2)
    kept = only(workspace).journal
    assert kept is not None
    assert "No space left" in kept.trouble
    assert len(only(workspace).done) == 2
    monkeypatch.undo()
    poke(only(workspace), "NODES28.DAT", 3)
    assert kept.trouble == ""
    before = shown(only(workspace))[0]
    crash(workspace)
    assert shown(opened(state, city).restore(1))[0] == before


def fails(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_no_folder_to_keep_it_in(city: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    workspace = opened(tmp_path / "file" / "studio", city)
    poke(only(workspace), "NODES28.DAT", 1)
    kept = only(workspace).journal
    assert kept is not None
    assert "cannot be kept" in kept.trouble
    assert len(only(workspace).done) == 1


def test_files_in_an_archive(tmp_path: Path, state: Path) -> None:
    path = tmp_path / "gta3.img"
    path.write_bytes(small().to_bytes())
    first = opened(state, path)
    document = next(document for document in first.documents.values() if document.unit.family.id == "gta_sa_paths")
    poke(document, "Nodes0.dat", 7)
    before = shown(document)
    crash(first)
    restored = opened(state, path).restore(1)
    assert shown(restored) == before
    assert restored.now.files[f"{path}:Nodes0.dat"].content.archive == str(path)


def test_files_that_come_and_go(city: Path, state: Path) -> None:
    first = opened(state, city)
    document = only(first)
    file = document.now.files[str(city / "NODES28.DAT")]
    new = city / "NODES64.DAT"
    built = replace(file, content=replace(file.content, data=file.content.data, path=str(new), name=new.name))
    document.apply("both", {str(new): built, str(city / "NODES0.DAT"): None})
    before = shown(document)
    assert ("NODES64.DAT" in before[0], "NODES0.DAT" in before[0]) == (True, False)
    crash(first)
    restored = opened(state, city).restore(1)
    assert shown(restored) == before
    restored.undo()
    assert not restored.changed


def test_what_was_dropped(state: Path) -> None:
    first = opened(state)
    first.uploads.put("", "mod/NODES0.DAT", io.BytesIO(smallest().to_bytes()))
    document = first.open_dropped(first.uploads.finish_lot(""))[0]
    poke(document, "NODES0.DAT", 5)
    before = shown(document)
    crash(first)
    second = opened(state)
    assert second.orphans[1].header["origin"] == "dropped"
    restored = second.restore(1)
    assert shown(restored) == before
    assert (restored.origin, list(restored.now.files)) == ("dropped", ["mod/NODES0.DAT"])
    second.close(restored.id)
    assert list((state / "dropped").iterdir()) == []


def test_dropped_files_that_nobody_wants_are_removed(state: Path) -> None:
    first = opened(state)
    first.uploads.put("", "NODES0.DAT", io.BytesIO(smallest().to_bytes()))
    poke(first.open_dropped(first.uploads.finish_lot(""))[0], "NODES0.DAT", 5)
    first.uploads.put("", "NODES0.DAT", io.BytesIO(smallest().to_bytes()))
    first.open_dropped(first.uploads.finish_lot(""))
    assert opened(state).orphans == {}
    assert len(list((state / "dropped").iterdir())) == 2, "a studio that is at work keeps them"
    crash(first)
    second = opened(state)
    assert len(list((state / "dropped").iterdir())) == 1
    second.forget(1)
    assert list((state / "dropped").iterdir()) == []


def test_what_was_made_here(state: Path) -> None:
    first = opened(state)
    first.uploads.put("", "NODES0.DAT", io.BytesIO(smallest().to_bytes()))
    source = first.open_dropped(first.uploads.finish_lot(""))[0]
    unit: Unit = source.unit
    document = first.add(replace(unit, path=""), "a copy")
    poke(document, "NODES0.DAT", 5)
    before = shown(document)
    crash(first)
    second = opened(state)
    restored = second.restore(1)
    assert shown(restored) == before
    assert (restored.title, restored.origin, list(restored.changed)) == ("a copy", "made", ["NODES0.DAT"])
    restored.undo()
    assert shown(restored)[0] == {"NODES0.DAT": smallest().to_bytes()}
    crash(second)
    assert shown(opened(state).restore(1))[0] == {"NODES0.DAT": smallest().to_bytes()}


@POSIX
@pytest.mark.parametrize("step", range(0, 24, 3))
def test_killed_at_any_step(city: Path, state: Path, step: int) -> None:
    """A process that is killed while it writes: every step that it has finished comes back."""
    told, tell = os.pipe()
    child = os.fork()
    if child == 0:
        remaining = step

        def step_of(event: str, arguments: tuple[object, ...]) -> None:
            nonlocal remaining
            if event in ("open", "os.mkdir", "os.remove", "os.chmod") and str(arguments[0]).startswith(str(state)):
                remaining -= 1
                if remaining < 0:
                    os.kill(os.getpid(), signal.SIGKILL)

        try:
            sys.addaudithook(step_of)
            document = only(opened(state, city))
            for value in range(1, 9):
                poke(document, "NODES28.DAT", value)
                os.write(tell, bytes([value]))
                if value == 4:
                    document.mark_saved(document.now)
            os.kill(os.getpid(), signal.SIGKILL)
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    os.close(tell)
    done = max(os.read(told, 100), default=0)
    os.close(told)
    workspace = opened(state, city)
    if done in (0, 4):
        assert all(orphan.steps <= 1 for orphan in workspace.orphans.values())
        return
    restored = workspace.restore(1)
    assert restored.now.files[str(city / "NODES28.DAT")].content.data[WIDTH] in (done, done + 1)
