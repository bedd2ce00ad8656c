"""Files are written whole or not at all, several of them all or none."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from navspec.disk import atomic_write
from navspec.disk.files import Stamp, stamp_of
from navspec.errors import WriteError


def content(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Lets no file of a name take its place."""
    replace = Path.replace

    def fail_at(name: str) -> None:
        def refuse(self: Path, target: Path) -> Path:
            if target.name == name and not self.name.endswith(".bak"):
                raise OSError(28, "No space left on device")
            return replace(self, target)

        monkeypatch.setattr(Path, "replace", refuse)

    return fail_at


def test_all_files_with_backups(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    kept = atomic_write.write_all([(tmp_path / "a", b"1"), (tmp_path / "b", b"2")], force=True, backup=True)
    assert kept == [tmp_path / "a.bak", None]
    assert content(tmp_path) == {"a": b"1", "a.bak": b"old", "b": b"2"}
    atomic_write.write_all([(tmp_path / "a", b"3"), (tmp_path / "b", b"4")], force=True)
    assert content(tmp_path) == {"a": b"3", "a.bak": b"old", "b": b"4"}


def test_an_existing_file_keeps_all_others_from_being_written(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"old")
    with pytest.raises(WriteError, match=r"b exists; use force"):
        atomic_write.write_all([(tmp_path / "a", b"1"), (tmp_path / "b", b"2")])
    assert content(tmp_path) == {"b": b"old"}


@pytest.mark.parametrize("backup", [False, True])
def test_what_was_there_comes_back(backup: bool, failing: Callable[[str], None], tmp_path: Path) -> None:
    for name in "ac":
        (tmp_path / name).write_bytes(b"old " + name.encode())
    before = content(tmp_path)
    failing("c")
    with pytest.raises(OSError, match="No space left"):
        atomic_write.write_all([(tmp_path / name, b"new") for name in "abc"], force=True, backup=backup)
    assert content(tmp_path) == before


def test_folders_are_made_and_removed_again(failing: Callable[[str], None], tmp_path: Path) -> None:
    def files(name: str) -> list[tuple[Path, bytes]]:
        return [(tmp_path / "made" / name / "a", b"1"), (tmp_path / "made" / name / "x" / "y" / "b", b"2")]

    atomic_write.write_all(files("here"))
    assert content(tmp_path) == {"made/here/a": b"1", "made/here/x/y/b": b"2"}
    failing("b")
    with pytest.raises(OSError, match="No space left"):
        atomic_write.write_all(files("there"))
    assert not (tmp_path / "made" / "there").exists()


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "out").write_bytes(b"file")
    with pytest.raises(WriteError, match="out is a file; name a folder"):
        atomic_write.write_all([(tmp_path / "out" / "a", b"1")])
    with pytest.raises(WriteError, match="out is a file; name a folder"):
        atomic_write.write_bytes(b"1", tmp_path / "out" / "in" / "a")
    assert content(tmp_path) == {"out": b"file"}


def test_destinations(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    folder.mkdir()
    files = [(str(folder / "a" / "x.dat"), "x.dat"), (f"{folder / 'x.img'}:y.dat", "y.dat"), ("else/z.dat", "z.dat")]
    assert atomic_write.destinations("out", [str(folder), "else/z.dat"], files) == [
        Path("out/a/x.dat"), Path("out/y.dat"), Path("out/z.dat"),
    ]  # fmt: skip
    assert atomic_write.destinations("out.dat", ["z.dat"], [("z.dat", "z.dat")]) == [Path("out.dat")]
    assert atomic_write.destinations(folder, ["z.dat"], [("z.dat", "z.dat")]) == [folder / "z.dat"]


@pytest.mark.parametrize("force", [False, True])
@pytest.mark.parametrize("second", ["a", "./a", "folder/../a"])
def test_two_files_for_one_place(force: bool, second: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(WriteError, match="a: two files would be written here"):
        atomic_write.write_all([(tmp_path / "a", b"1"), (tmp_path / second, b"2")], force=force)
    assert content(tmp_path) == {}


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_links(tmp_path: Path) -> None:
    """What a link leads to is replaced, not the link; two links can lead to one file."""
    (tmp_path / "file").write_bytes(b"old")
    for name in ("one", "two"):
        (tmp_path / name).symlink_to("file")
    atomic_write.write_all([(tmp_path / "one", b"new")], force=True)
    assert (tmp_path / "one").is_symlink()
    assert (tmp_path / "file").read_bytes() == b"new"
    with pytest.raises(WriteError, match="two files would be written here"):
        atomic_write.write_all([(tmp_path / "one", b"1"), (tmp_path / "two", b"2")], force=True)
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises((WriteError, OSError)):
        atomic_write.write_all([(tmp_path / "loop", b"1")], force=True)
    assert (tmp_path / "file").read_bytes() == b"new"
    (tmp_path / "dead").symlink_to("nothing")
    with pytest.raises(WriteError, match="dead exists"):
        atomic_write.write_all([(tmp_path / "dead", b"1")], force=False)


def test_a_file_that_appears_meanwhile_is_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also what a file system takes for the same name: `A` and `a`."""
    finish = atomic_write._finish

    def late(temporary: Path, place: Path) -> None:
        (tmp_path / "b").write_bytes(b"theirs")
        finish(temporary, place)

    monkeypatch.setattr(atomic_write, "_finish", late)
    with pytest.raises(WriteError, match="b: this file was not there a moment ago"):
        atomic_write.write_all([(tmp_path / "a", b"1"), (tmp_path / "b", b"2")])
    assert content(tmp_path) == {"b": b"theirs"}


def test_backups_without_hard_links(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No backup is written over an older one, whatever a system without links answers first."""

    def refuse(source: object, target: object) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    for number in range(3):
        atomic_write.write_all([(tmp_path / "a", bytes([number]))], force=True, backup=True)
    assert content(tmp_path) == {"a": b"\2", "a.bak": b"\0", "a.bak1": b"\1"}


def test_one_file_that_does_not_come_back_does_not_keep_others(
    monkeypatch: pytest.MonkeyPatch, failing: Callable[[str], None], tmp_path: Path
) -> None:
    for name in "abc":
        (tmp_path / name).write_bytes(b"old")
    failing("c")
    replace = Path.replace

    def refuse(self: Path, target: Path) -> Path:
        if self.name == "b.bak":
            raise OSError(5, "Input/output error")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(OSError, match="No space left"):
        atomic_write.write_all([(tmp_path / name, b"new") for name in "abc"], force=True)
    assert content(tmp_path) == {"a": b"old", "b": b"new", "b.bak": b"old", "c": b"old"}


def test_what_ends_with_a_separator_is_a_folder(tmp_path: Path) -> None:
    """Also where it is not there yet and one file alone would fit the path."""
    one = [("in/nodes5.dat", "nodes5.dat")]
    assert atomic_write.destinations(f"{tmp_path}/new{os.sep}", ["in/nodes5.dat"], one) == [
        tmp_path / "new" / "nodes5.dat"
    ]
    assert atomic_write.destinations(f"{tmp_path}/new", ["in/nodes5.dat"], one) == [tmp_path / "new"]


def test_what_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By its own name: the temporary file beside it says nothing to anybody, and a full disk has no name at all."""

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        atomic_write.write_all([(tmp_path / "a", b"1")])
    assert caught.value.filename == str(tmp_path / "a")
    assert content(tmp_path) == {}


@pytest.mark.parametrize("force", [False, True])
def test_a_write_protected_file_is_not_replaced(force: bool, tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with pytest.raises(WriteError, match="write-protected" if force else "exists"):
        atomic_write.write_all([(path, b"new")], force=force)
    assert content(tmp_path) == {"a": b"old"}
    path.chmod(0o644)


def stamped(path: Path, text: bytes) -> Stamp:
    """A file, and its stamp."""
    path.write_bytes(text)
    stamp = stamp_of(path.stat(), path)
    assert stamp is not None
    return stamp


def test_a_file_that_has_changed_since_it_was_read_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    stamp = stamped(path, b"old")
    path.write_bytes(b"other")
    monkeypatch.chdir(tmp_path)
    for name in ("a", f"../{tmp_path.name}/a"):
        with pytest.raises(WriteError, match="this file has changed since it was read"):
            atomic_write.write_bytes(b"new", Path(name), force=True, backup=True, stamp=stamp)
    (tmp_path / "b").write_bytes(b"old")
    (tmp_path / "b").replace(path)
    with pytest.raises(WriteError, match="this file has changed since it was read"):
        atomic_write.write_bytes(b"new", path, force=True, backup=True, stamp=stamp)
    assert content(tmp_path) == {"a": b"old"}


def test_a_file_that_is_as_it_was_read_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a"
    stamp = stamped(path, b"old")
    assert atomic_write.write_bytes(b"new", path, force=True, backup=True, stamp=stamp) == tmp_path / "a.bak"
    assert content(tmp_path) == {"a": b"new", "a.bak": b"old"}
    path.unlink()
    atomic_write.write_bytes(b"once more", path, stamp=stamp)  # nothing is lost
    atomic_write.write_bytes(b"elsewhere", tmp_path / "b", stamp=stamp)
    assert content(tmp_path) == {"a": b"once more", "a.bak": b"old", "b": b"elsewhere"}


def test_one_changed_file_keeps_all(tmp_path: Path) -> None:
    stamps = [stamped(tmp_path / name, b"old") for name in "ab"]
    (tmp_path / "b").write_bytes(b"other")
    with pytest.raises(WriteError, match="b: this file has changed"):
        atomic_write.write_all([(tmp_path / name, b"new") for name in "ab"], force=True, stamps=stamps)
    assert content(tmp_path) == {"a": b"old", "b": b"other"}


def test_real_paths_are_those_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("folder")
    (tmp_path / "folder" / "file").symlink_to("other")
    names = ("folder", "folder/new", "link/new", "link/file", "link/../new", "link/..", "link/.", "gone/new", ".", "")
    paths = [tmp_path / name for name in names] + [f"{tmp_path}/{name}" for name in names] + ["new", "", ".", "..", "/"]
    assert atomic_write.real_paths(paths) == [os.path.realpath(path) for path in paths]
