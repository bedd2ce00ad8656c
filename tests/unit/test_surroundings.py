"""What is around files and none of their own: memory, other processes, other programs, rights, and how much of it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders import metroid_prime_path, source_nav
from builders.gta_img import archive
from builders.gta_sa_paths import file_name, smallest
from navspec.inputs import archive as archives
from navspec.inputs import sets
from navspec.inputs.request import Request

MESHES = 5


def meshes(folder: Path) -> list[Path]:
    """Meshes that are no set, each another one."""
    paths = [folder / f"m{number}.nav" for number in range(MESHES)]
    for number, path in enumerate(paths):
        path.write_bytes(source_nav.Mesh(16, 0, areas=[source_nav.Area(number + 1)]).pack())
    return paths


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is held while more is found, as if all files were large."""
    monkeypatch.setattr(sets, "HELD", 0)


OPERATIONS: dict[str, Callable[..., Any]] = {
    "check": navspec.check,
    "check in processes": lambda source, **named: navspec.check(source, jobs=2, **named),
    "info": navspec.info,
    "census": navspec.census,
    "repair": navspec.repair,
}


@pytest.mark.parametrize("operation", OPERATIONS)
def test_what_is_let_go_is_read_again(operation: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    meshes(tmp_path)
    entries = {file_name(number): smallest().to_bytes() for number in (0, 1)}
    (tmp_path / "some.img").write_bytes(archive(entries).to_bytes())
    run = OPERATIONS[operation]
    held = run(str(tmp_path)).to_dict()
    monkeypatch.setattr(sets, "HELD", 0)
    assert run(str(tmp_path)).to_dict() == held


@pytest.mark.usefixtures("forgetful")
def test_one_file_is_in_memory_at_a_time(tmp_path: Path) -> None:
    meshes(tmp_path)
    found = sets.find(Request((str(tmp_path),)))
    contents = [each.content for unit in found.units for each in unit.files]
    assert [each.holds for each in contents] == [False] * MESHES
    for number, unit in enumerate(found.walk("seen")):
        assert unit.read()[1] == []
        assert [each.holds for each in contents] == [other == number for other in range(MESHES)]
    assert not any(each.holds for each in contents)


@pytest.mark.usefixtures("forgetful")
def test_what_repair_leaves_as_it_is_is_not_kept(tmp_path: Path) -> None:
    first, *_ = meshes(tmp_path)
    done = navspec.repair(str(tmp_path))
    first.unlink()
    assert not any(each.changed for each in done.files)
    assert done.files[1].data == (tmp_path / "m1.nav").read_bytes()
    assert done.files[0].data == b""


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_that_changes_meanwhile(jobs: int, tmp_path: Path) -> None:
    paths = meshes(tmp_path)
    data = paths[3].read_bytes()

    def touch(_word: str, done: int, _total: int) -> None:
        if done == 1:
            status = paths[3].stat()
            paths[3].write_bytes(data[:-1] + b"\x55")
            os.utime(paths[3], ns=(status.st_atime_ns, status.st_mtime_ns))

    if jobs == 2:  # before any process has been started
        found = sets.find

        def late(request: Request) -> sets.Found:
            result = found(request)
            touch("", 1, 0)
            return result

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("navspec.operations.check.find", late)
            report = navspec.check(str(tmp_path), jobs=2)
    else:
        report = navspec.check(str(tmp_path), progress=touch)
    assert [(each.code, each.path) for each in report.findings if each.severity == "error"] == [
        ("FILE_UNREADABLE", str(paths[3]))
    ]
    assert [each.status for each in report.inputs] == ["read", "read", "read", "unreadable", "read"]


def test_processes_whatever_the_family(tmp_path: Path) -> None:
    for number in range(2):
        (tmp_path / f"{number}.PATH").write_bytes(metroid_prime_path.example())
        (tmp_path / f"{number}.nav").write_bytes(source_nav.example())
    alone = navspec.check(str(tmp_path))
    assert {each.family for each in alone.inputs} == {"metroid_prime_path", "source_nav"}
    assert navspec.check(str(tmp_path), jobs=2).to_dict() == alone.to_dict()


def test_what_cannot_go_to_another_process_is_done_in_this_one() -> None:
    from navspec.operations.processes import spread

    assert list(spread(lambda each: each() + 1, [lambda: 1, lambda: 2, lambda: 3], 2)) == [2, 3, 4]


def test_a_process_that_the_system_ends() -> None:
    from navspec.operations.processes import spread

    with pytest.raises(navspec.NavspecError, match="ended a process"):
        list(spread(os._exit, [1, 1], 2))


@pytest.fixture
def shut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Names of files and folders that nobody may open; the tests may run as one who may open everything."""
    names: set[str] = set()
    open_file, scandir = archives.open_file, os.scandir

    def demand(path: str) -> None:
        if Path(path).name in names:
            raise PermissionError(13, "Permission denied", path)

    def opened(path: str) -> Any:
        demand(path)
        return open_file(path)

    def scanned(path: Any = ".") -> Any:
        demand(str(path))
        return scandir(path)

    class Guarded(archives.FileIO):
        def __init__(self, path: str) -> None:
            demand(path)
            super().__init__(path)

    monkeypatch.setattr(archives, "open_file", opened)
    monkeypatch.setattr(archives, "FileIO", Guarded)
    monkeypatch.setattr(os, "scandir", scanned)
    return names


@pytest.mark.parametrize("operation", OPERATIONS)
def test_what_cannot_be_opened_is_passed_over_and_told(operation: str, shut: set[str], tmp_path: Path) -> None:
    meshes(tmp_path)
    (tmp_path / "other.img").write_bytes(archive({}).to_bytes())
    (tmp_path / "closed").mkdir()
    (tmp_path / "closed" / "x.nav").write_bytes(source_nav.example())
    shut.update(("m1.nav", "other.img", "closed"))
    bad = {str(tmp_path / name) for name in shut}
    if operation == "info":
        errors: list[navspec.ReadError] = []
        facts = navspec.info(str(tmp_path), unread=errors)
        assert (len(facts.files), {each.path for each in errors}) == (MESHES - 1, bad)
    elif operation == "census":
        census = navspec.census(str(tmp_path))
        assert (census.unopened, census.formats[0].files) == (3, MESHES - 1)
    elif operation == "repair":
        done = navspec.repair(str(tmp_path))
        assert {each.path for each in done.unread} == bad
        assert [each.status for each in done.files].count("read") == MESHES - 1
    else:
        report = OPERATIONS[operation](str(tmp_path))
        assert {each.path for each in report.findings if each.code == "FILE_UNREADABLE"} == bad
        assert [each.status for each in report.inputs].count("read") == MESHES - 1


def test_a_file_that_is_named_and_cannot_be_opened(shut: set[str], tmp_path: Path) -> None:
    paths = list(map(str, meshes(tmp_path)))
    shut.add("m1.nav")
    report = navspec.check(paths)
    assert [each.code for each in report.findings if each.path == paths[1]] == ["FILE_UNREADABLE"]
    assert [each.status for each in report.inputs].count("read") == MESHES - 1
    with pytest.raises(FileNotFoundError):
        navspec.check([*paths, str(tmp_path / "nowhere.nav")])
