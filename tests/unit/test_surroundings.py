"""What is around files and none of their own: memory, other processes, other programs, rights, and how much of it."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders import gta_img, metroid_prime_path, source_bsp, source_nav
from builders.gta_img import archive
from builders.gta_sa_paths import file_name, smallest
from navspec.inputs import archive as archives
from navspec.inputs import discovery
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
    monkeypatch.setattr(discovery, "MAX_IN_MEMORY", 0)


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
    before = run(str(tmp_path)).to_dict()
    monkeypatch.setattr(discovery, "MAX_IN_MEMORY", 0)
    assert run(str(tmp_path)).to_dict() == before


@pytest.mark.usefixtures("forgetful")
def test_one_file_is_in_memory_at_a_time(tmp_path: Path) -> None:
    meshes(tmp_path)
    result = discovery.discover(Request((str(tmp_path),)))
    contents = [file.content for unit in result.units for file in unit.files]
    assert [content.is_loaded for content in contents] == [False] * MESHES
    for number, unit in enumerate(result.iter_units("seen")):
        assert unit.read()[1] == []
        assert [content.is_loaded for content in contents] == [second == number for second in range(MESHES)]
    assert not any(content.is_loaded for content in contents)


@pytest.mark.usefixtures("forgetful")
def test_what_repair_leaves_as_it_is_is_not_kept(tmp_path: Path) -> None:
    first, *_ = meshes(tmp_path)
    done = navspec.repair(str(tmp_path))
    first.unlink()
    assert not any(file.changed for file in done.files)
    assert done.files[1].data == (tmp_path / "m1.nav").read_bytes()
    assert done.files[0].data == b""


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_that_changes_meanwhile(jobs: int, tmp_path: Path) -> None:
    paths = meshes(tmp_path)
    data = paths[3].read_bytes()

    found = discovery.discover

    def late(request: Request) -> discovery.Discovery:
        """Change a file once it is known, and before any process has been started."""
        result = found(request)
        status = paths[3].stat()
        paths[3].write_bytes(data[:-1] + b"\x55")
        os.utime(paths[3], ns=(status.st_atime_ns, status.st_mtime_ns))
        return result

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("navspec.operations.check.discover", late)
        report = navspec.check(str(tmp_path), jobs=jobs)
    assert [(finding.code, finding.path) for finding in report.findings if finding.severity == "error"] == [
        ("FILE_UNREADABLE", str(paths[3]))
    ]
    assert [input_.status for input_ in report.inputs] == ["read", "read", "read", "unreadable", "read"]


def test_processes_whatever_the_family(tmp_path: Path) -> None:
    for number in range(2):
        (tmp_path / f"{number}.PATH").write_bytes(metroid_prime_path.example())
        (tmp_path / f"{number}.nav").write_bytes(source_nav.example())
    single = navspec.check(str(tmp_path))
    assert {input_.family for input_ in single.inputs} == {"metroid_prime_path", "source_nav"}
    assert navspec.check(str(tmp_path), jobs=2).to_dict() == single.to_dict()


def test_what_cannot_go_to_another_process_is_done_in_this_one() -> None:
    from navspec.operations.executors import map_in_processes

    assert list(map_in_processes(lambda each: each() + 1, [lambda: 1, lambda: 2, lambda: 3], 2)) == [2, 3, 4]


def test_a_process_that_the_system_ends() -> None:
    from navspec.operations.executors import map_in_processes

    with pytest.raises(navspec.NavspecError, match="ended a process"):
        list(map_in_processes(os._exit, [1, 1], 2))


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
        assert (len(facts.files), {error.path for error in errors}) == (MESHES - 1, bad)
    elif operation == "census":
        census = navspec.census(str(tmp_path))
        assert (census.unopened, census.formats[0].files) == (3, MESHES - 1)
    elif operation == "repair":
        done = navspec.repair(str(tmp_path))
        assert {error.path for error in done.unread} == bad
        assert [file.status for file in done.files].count("read") == MESHES - 1
    else:
        report = OPERATIONS[operation](str(tmp_path))
        assert {finding.path for finding in report.findings if finding.code == "FILE_UNREADABLE"} == bad
        assert [input_.status for input_ in report.inputs].count("read") == MESHES - 1


def test_a_file_that_is_named_and_cannot_be_opened(shut: set[str], tmp_path: Path) -> None:
    paths = list(map(str, meshes(tmp_path)))
    shut.add("m1.nav")
    report = navspec.check(paths)
    assert [finding.code for finding in report.findings if finding.path == paths[1]] == ["FILE_UNREADABLE"]
    assert [input_.status for input_ in report.inputs].count("read") == MESHES - 1
    with pytest.raises(FileNotFoundError):
        navspec.check([*paths, str(tmp_path / "nowhere.nav")])


def test_both_planes_take_the_same_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What stays bytes takes no more memory as an object; records do."""
    from navspec.operations import trees

    monkeypatch.setattr(trees, "MAX_RECORDS_SIZE", 5_000)
    padded = source_nav.Mesh(16, 0, areas=[source_nav.Area(1)], tail=bytes(20_000)).pack()
    assert navspec.to_bytes(navspec.load(padded)) == padded == navspec.tables(padded).to_bytes()
    dense = source_nav.Mesh(16, 0, areas=[source_nav.Area(number + 1) for number in range(100)]).pack()
    assert navspec.tables(dense).to_bytes() == dense
    with pytest.raises(navspec.LimitExceeded, match=r"bytes of records.*navspec\.tables"):
        navspec.load(dense)


def test_small_archives_that_would_be_dear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries over each other, files packed to next to nothing, and more files than a map has."""
    monkeypatch.setattr(archives, "ROOM", 1 << 16)
    data = gta_img.filled(smallest().to_bytes())
    entries = [gta_img.Entry(f"nodes{number}.dat".encode(), 65, 1) for number in range(4096)]
    (tmp_path / "overlaid.img").write_bytes(gta_img.Archive(tuple(entries), data, first=65).to_bytes())
    bomb = source_bsp.zipped({"maps/a.nav": source_nav.example() + bytes(1 << 20)}, zipfile.ZIP_LZMA)
    (tmp_path / "bomb.bsp").write_bytes(source_bsp.bsp(bomb))
    many = {f"maps/{number}.nav": b"" for number in range(400)}
    (tmp_path / "many.bsp").write_bytes(source_bsp.bsp(source_bsp.zipped(many)))
    for name in ("overlaid.img", "bomb.bsp", "many.bsp"):
        for report in (navspec.check(str(tmp_path / name)), navspec.check(str(tmp_path))):
            [finding] = [finding for finding in report.findings if finding.path.startswith(str(tmp_path / name))]
            assert "which is the limit" in finding.message


def damaged_maps() -> dict[str, bytes]:
    """Maps whose files cannot all be told: their lump, their directory, and the end of that are wrong; and a short one."""
    whole = source_bsp.bsp(source_bsp.zipped({"maps/a.nav": source_nav.example(), "maps/b.nav": source_nav.example()}))
    lump, end = 8 + 40 * 16, whole.rindex(b"PK\5\6")
    second = whole.rindex(b"PK\1\2")
    return {
        "lump": whole[:lump] + b"\xff\xff\xff\x7f" + whole[lump + 4 :],
        "entry": whole[:second] + b"XX" + whole[second + 2 :],
        "end": whole[:end] + b"XX" + whole[end + 2 :],
        "header": whole[:500],
    }


@pytest.mark.parametrize("name", damaged_maps())
def test_a_damaged_map_is_told_of_named_and_in_a_folder(name: str, tmp_path: Path) -> None:
    path = tmp_path / "x.bsp"
    path.write_bytes(damaged_maps()[name])
    single, among = navspec.check(str(path)), navspec.check(str(tmp_path))
    assert single.to_dict() == among.to_dict()
    assert next((finding.path, finding.severity) for finding in single.findings) == (str(path), "error")
    assert [input_.path for input_ in single.inputs if input_.status == "read"] == (
        [f"{path}:maps/a.nav"] if name == "entry" else []
    )


def test_a_map_without_meshes_is_nothing_to_tell_of(tmp_path: Path) -> None:
    for number, data in enumerate((source_bsp.bsp(b""), source_bsp.bsp(source_bsp.zipped({})))):
        (tmp_path / f"{number}.bsp").write_bytes(data)
    (tmp_path / "x.nav").write_bytes(source_nav.example())
    assert [input_.path for input_ in navspec.check(str(tmp_path)).inputs] == [str(tmp_path / "x.nav")]
    with pytest.raises(navspec.UnknownFormat):
        navspec.check(str(tmp_path / "0.bsp"))


def test_two_files_for_one_part_of_a_set(tmp_path: Path) -> None:
    for name in ("NODES0.DAT", "NODES1.DAT", "nodes0.dat"):
        (tmp_path / name).write_bytes(smallest().to_bytes())
    report = navspec.check(str(tmp_path))
    [finding] = [finding for finding in report.findings if finding.code == "FILE_TWICE"]
    assert (finding.severity, finding.path) == ("warning", str(tmp_path / "nodes0.dat"))
    assert f"same part of the set as {tmp_path / 'NODES0.DAT'}" in finding.message
    assert [(set_.path, set_.files) for set_ in report.sets] == [(str(tmp_path), 2)]
    assert [set_.files for set_ in navspec.info(str(tmp_path)).sets] == [2]
