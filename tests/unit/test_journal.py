"""Writes that are ended before their time: nothing is lost, what is half written is named, and nothing is left lying about."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest

import navspec
from builders.gta_sa_paths import file_name, smallest
from navspec.disk.atomic_write import write_all, write_bytes
from navspec.disk.journal import WriteJournal

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing else can be killed at a step")

STEPS = {"os.mkdir", "os.rename", "os.link", "os.remove", "os.chmod", "os.chown", "os.rmdir"}
DATA = smallest().to_bytes()
OLD, NEW = DATA, DATA[:-1] + b"\x01"


def killed_at(step: int, folder: Path, run: Callable[[], object]) -> bool:
    """Run in a process that is killed before a step in a folder; whether it came so far."""
    child = os.fork()
    if child == 0:
        steps_left = step

        def step_of(event: str, arguments: tuple[object, ...]) -> None:
            nonlocal steps_left
            is_write = event in STEPS or (
                event == "open" and isinstance(arguments[2], int) and arguments[2] & os.O_CREAT
            )
            if is_write and str(arguments[0]).startswith(str(folder)):
                steps_left -= 1
                if steps_left < 0:
                    os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(step_of)
        try:
            run()
        finally:
            os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


def state(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def places(folder: Path) -> list[tuple[Path, bytes]]:
    return [(folder / file_name(number), NEW) for number in range(3)]


def prepared(folder: Path) -> None:
    """Three files of a set."""
    for path in folder.iterdir():
        path.unlink()
    for path, _ in places(folder):
        path.write_bytes(OLD)


def crashes(folder: Path, run: Callable[[], object]) -> Iterator[int]:
    """The steps before which a run was killed, each on files as they were; there is the folder to look at."""
    for step in count():
        prepared(folder)
        if not killed_at(step, folder, run):
            return
        yield step


@pytest.mark.parametrize("backup", [True, False])
def test_several_files(backup: bool, tmp_path: Path) -> None:
    def run() -> None:
        write_all(places(tmp_path), force=True, backup=backup)

    half = 0
    for _ in crashes(tmp_path, run):
        contents = state(tmp_path)
        new = [name for name, data in sorted(contents.items()) if data == NEW and not name.startswith(".navspec.")]
        old = [path.name for path, _ in places(tmp_path) if contents[path.name] == OLD]
        assert len(new) + len(old) == 3
        assert all(f"{name}.bak" in contents for name in new) or not old
        report = navspec.check(str(tmp_path))
        interruptions = [finding for finding in report.findings if finding.code == "WRITE_INTERRUPTED"]
        assert state(tmp_path) == contents, "a check deletes nothing"
        if new and old:
            half += 1
            (finding,) = interruptions
            assert finding.path == str(tmp_path)
            assert f"new are {', '.join(new)}; still as they were are {', '.join(old)}" in finding.message
            rest = [place for place in places(tmp_path) if place[0].name in old]
            write_all(rest, force=True, backup=True)
        else:
            assert not interruptions
            write_bytes(b"", tmp_path / "other", force=True)
            (tmp_path / "other").unlink()
        names = {name for name in state(tmp_path) if not name.endswith(".bak")}
        assert names == {file_name(number) for number in range(3)}
        if old and not new:
            assert state(tmp_path) == dict.fromkeys(names, OLD)
        assert not navspec.check(str(tmp_path), select="WRITE_INTERRUPTED").findings
    assert half == 4  # before the second and the third backup, and before these files take their places


def test_a_half_written_set_stays_named_until_its_files_are_written(tmp_path: Path) -> None:
    first, second, third = places(tmp_path)
    run = partial(write_all, places(tmp_path), force=True, backup=True)
    next(step for step in crashes(tmp_path, run) if first[0].read_bytes() == NEW)
    for path, data in ((tmp_path / "other", b""), second):
        write_bytes(data, path, force=True)
        assert [finding.code for finding in navspec.check(str(tmp_path), select="WRITE").findings] == [
            "WRITE_INTERRUPTED"
        ]
    errors: list[navspec.ReadError] = []
    navspec.info(str(tmp_path), unread=errors)
    assert [error.code for error in errors] == ["WRITE_INTERRUPTED"]
    assert [finding.code for finding in navspec.repair(str(tmp_path)).unread] == ["WRITE_INTERRUPTED"]
    write_all([second, third], force=True)
    assert not navspec.check(str(tmp_path), select="WRITE").findings
    assert not [name for name in state(tmp_path) if name.startswith(".navspec.")]


def test_one_file(tmp_path: Path) -> None:
    path = tmp_path / file_name(0)
    steps = 0
    for _ in crashes(tmp_path, lambda: write_bytes(NEW, path, force=True, backup=True)):
        steps += 1
        assert path.read_bytes() in (OLD, NEW)
        assert path.read_bytes() == OLD or (tmp_path / f"{path.name}.bak").read_bytes() == OLD
        write_bytes(NEW, tmp_path / "other", force=True)
        kept = {f"{path.name}.bak"} if path.read_bytes() == NEW else set()
        assert state(tmp_path).keys() == {"other", *kept, *(file_name(number) for number in range(3))}
    assert steps >= 5


def test_a_writer_that_is_at_work_is_left_alone(tmp_path: Path) -> None:
    prepared(tmp_path)
    journal = WriteJournal(tmp_path)
    journal.part(0).write_bytes(NEW)
    journal.part(1).write_bytes(NEW)
    journal.part(2).write_bytes(NEW)
    journal.begin(["a", "b", "c"])
    journal.part(2).rename(tmp_path / "c")
    before = state(tmp_path)
    assert not navspec.check(str(tmp_path), select="WRITE").findings
    write_bytes(b"", tmp_path / "x")
    assert state(tmp_path) == {**before, "x": b""}
    journal.end()
    assert journal.path.name not in state(tmp_path)


def test_what_belongs_to_nobody_else_is_left_alone(tmp_path: Path) -> None:
    names = [".navspec.toml", ".navspec.0123456789ab.txt", ".navspec.0123456789AB"]
    for name in names:
        (tmp_path / name).write_bytes(b"mine")
    write_bytes(b"", tmp_path / "x")
    assert state(tmp_path).keys() == {*names, "x"}
