"""What is special on Windows, tested everywhere."""

from __future__ import annotations

import ctypes
import io
import os
import sys
from pathlib import Path, PureWindowsPath
from typing import Any

import pytest

import navspec
from builders.gta_img import archive
from builders.gta_sa_paths import smallest
from navspec.cli import common, console
from navspec.disk import atomic_write, windows
from navspec.errors import WriteError
from navspec.inputs import archive as archives
from navspec.inputs.source import iter_folders
from navspec.report import locations
from navspec.studio import server

DEEP = "\\".join(["a folder of some length"] * 11)


def held(number: int = 32) -> PermissionError:
    """What Windows says of a file that another program has open."""
    error = PermissionError(13, "The process cannot access the file because it is being used by another process")
    error.winerror = number  # type: ignore[attr-defined]
    return error


# --- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("nodes1.dat", "nodes1.dat"), ("CON.dat", "_CON.dat"), ("aux.dat", "_aux.dat"), ("NUL", "_NUL"), ("com1.b", "_com1.b"),
        ("nul .txt", "_nul .txt"), ("LPT9.tar.gz", "_LPT9.tar.gz"), ("com10.b", "com10.b"), ("console.dat", "console.dat"),
        ("COM².dat", "_COM².dat"), ("a. .", "a"), ("...", "_"), ('<a>:"b|c?*', "_a___b_c__"), ("../x", ".._x"), ("a\\b", "a_b"),
        ("tab\t", "tab_"),
    ],
)  # fmt: skip
def test_names_that_every_system_takes(name: str, safe: str) -> None:
    assert windows.safe_name(name) == safe
    assert windows.safe_name(safe) == safe


@pytest.mark.parametrize(
    ("path", "unfit"),
    [
        (r"C:\mods\nodes1.dat", ""), (r"..\mods\.\x.dat", ""), (r"\\server\share\x.dat", ""), (r"\\?\C:\mods\x.dat", ""),
        (r"C:\mods\aux.dat", "aux.dat"), ("con", "con"), (r"C:\mods.\x.dat", "mods."), ("new.img:x.dat", "new.img:x.dat"),
        ("what?.dat", "what?.dat"),
    ],
)  # fmt: skip
def test_outputs_that_windows_does_not_take(path: str, unfit: str) -> None:
    assert windows.unusable_name(path, is_windows=True) == unfit
    assert windows.unusable_name(path, is_windows=False) == ""


def test_an_output_that_windows_does_not_take_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(atomic_write, "unusable_name", lambda path: windows.unusable_name(path.name, is_windows=True))
    with pytest.raises(WriteError, match=r"aux.dat: Windows has another use for the name 'aux.dat'"):
        atomic_write.write_bytes(b"1", tmp_path / "aux.dat")
    assert list(tmp_path.iterdir()) == []


def test_an_archive_with_names_that_windows_does_not_take(tmp_path: Path) -> None:
    """Both of two names that differ by case alone cannot be written into one folder, and the archive finds the first."""
    data = smallest().to_bytes()
    path = tmp_path / "some.img"
    path.write_bytes(archive({"nodes1.dat": data, "NODES1.DAT": data, "con.dat": data, "a?.dat": data}).to_bytes())
    done = navspec.extract(str(path), str(tmp_path / "out"), ["nodes1.dat", "con.dat", "a?.dat"])
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["_con.dat", "a_.dat", "nodes1.dat"]
    assert [(entry.name, entry.reason) for entry in done.passed_over] == [
        ("NODES1.DAT", "an earlier file of the archive has the same name")
    ]


# --- paths -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "reached"),
    [
        (r"mods\x.dat", r"mods\x.dat"),
        (rf"C:\{DEEP}\x.dat", rf"\\?\C:\{DEEP}\x.dat"),
        (f"C:/{DEEP}/./y/../x.dat".replace("\\", "/"), rf"\\?\C:\{DEEP}\x.dat"),
        (rf"{DEEP}\x.dat", rf"\\?\D:\work\{DEEP}\x.dat"),
        (rf"\\server\share\{DEEP}", rf"\\?\UNC\server\share\{DEEP}"),
        (rf"\\?\C:\{DEEP}", rf"\\?\C:\{DEEP}"),
        (r"\\.\pipe\x", r"\\.\pipe\x"),
    ],
)
def test_long_paths(path: str, reached: str) -> None:
    def reach(**system: Any) -> str:
        return windows.long_path(path, folder=lambda: r"D:\work", **system)

    assert reach(is_windows=True) == reached
    assert reach(is_windows=False) == path
    assert reach(is_windows=True, below=True).startswith("\\\\")


@pytest.mark.parametrize("spelling", ["mods", ".", "C:\\", r"..\mods", "mods/"])
def test_paths_stay_as_they_were_given(spelling: str) -> None:
    root = windows.long_path(spelling, below=True, is_windows=True, folder=lambda: r"D:\work\here")
    below = f"{root.rstrip(chr(92))}\\sub\\x.dat"
    assert windows.restore_spelling(below, root, spelling) == f"{spelling.rstrip(chr(92) + '/')}\\sub\\x.dat"


def test_what_lies_deep_is_found_by_its_given_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "set" / "sub").mkdir(parents=True)
    (tmp_path / "set" / "sub" / "x.dat").write_bytes(b"1")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("navspec.inputs.source.long_path", lambda path, below: str(tmp_path / path))
    below = f"set{os.sep}sub"
    assert list(iter_folders("set")) == [("set", []), (below, [f"{below}{os.sep}x.dat"])]


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        (r"C:\mods\a b.dat", "file:///C:/mods/a%20b.dat"),
        (r"\\server\share\x.dat", "file://server/share/x.dat"),
        (r"mods\x#1.dat", "mods/x%231.dat"),
    ],
)
def test_paths_as_addresses(path: str, uri: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locations, "PurePath", PureWindowsPath)
    assert locations.to_uri(path) == uri


def test_caches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert server.cache_folder(is_windows=True) == tmp_path / "local"
    assert server.cache_folder(is_windows=False) == Path.home() / ".cache"
    monkeypatch.delenv("LOCALAPPDATA")
    assert server.cache_folder(is_windows=True) == Path.home() / ".cache"


def test_files_in_archives_and_letters_of_drives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives.os.path, "isfile", lambda path: path == r"C:\x\gta3.img")
    monkeypatch.setattr(archives.os.path, "lexists", lambda path: path == r"C:\x\gta3.img")
    assert archives.split_archive_path(r"C:\x\gta3.img:nodes1.dat") == (r"C:\x\gta3.img", "nodes1.dat")
    assert archives.split_archive_path(r"C:\x\gta3.img") is None
    assert archives.split_archive_path(r"C:\x\missing.dat") is None
    assert archives.split_archive_path("C:") is None


# --- files that others hold --------------------------------------------------------------------------------------


def test_a_file_that_is_held_for_a_moment() -> None:
    waited: list[float] = []
    answers = [held(), held(5), held(33), None]

    def replace() -> str:
        if (answer := answers.pop(0)) is not None:
            raise answer
        return "done"

    assert windows.retry_while_locked(replace, waited.append) == "done"
    assert (answers, len(waited)) == ([], 3)


def test_a_file_that_stays_held() -> None:
    waited: list[float] = []

    def refuse() -> None:
        raise held()

    with pytest.raises(PermissionError):
        windows.retry_while_locked(refuse, waited.append)
    assert 1 < sum(waited) < 2


def test_other_errors_do_not_wait() -> None:
    waited: list[float] = []

    def refuse() -> None:
        raise PermissionError(13, "Permission denied")

    with pytest.raises(PermissionError):
        windows.retry_while_locked(refuse, waited.append)
    assert waited == []


def test_a_game_that_holds_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What was written before it is as it was, and one line says what to do."""
    monkeypatch.setattr(windows, "_WAITS", (0.0,) * 2)
    replace = Path.replace

    def refuse(self: Path, target: Path) -> Path:
        if target.name == "b" and not self.name.endswith(".bak"):
            raise held(5)
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", refuse)
    for name in "ab":
        (tmp_path / name).write_bytes(b"old")
    with pytest.raises(WriteError, match=r"b: Windows does not let this file be replaced; close the program"):
        atomic_write.write_all([(tmp_path / name, b"new") for name in "ab"], force=True)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a": b"old", "b": b"old"}


# --- consoles ----------------------------------------------------------------------------------------------------


def test_results_have_line_feeds_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes into files and pipes is bytes, of which Windows would make others in text."""
    held_bytes = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(held_bytes, "cp437", newline="\r\n"))
    common.write_text("→ 路\n", "-", False)
    common.write_binary(b"\x0a\x1a\x0d", "-", False)
    assert held_bytes.getvalue() == "→ 路\n".encode() + b"\x0a\x1a\x0d"


@pytest.mark.parametrize("code_page", ["cp437", "cp1252", "ascii"])
def test_characters_that_a_code_page_lacks(code_page: str) -> None:
    held_bytes = io.BytesIO()
    stream = io.TextIOWrapper(held_bytes, code_page)
    console.replace_unprintable(stream, None, io.StringIO())
    stream.write("→ 路 a\n")
    stream.flush()
    assert held_bytes.getvalue() == b"? ? a" + os.linesep.encode()


class Kernel:
    """A console of Windows that some programs share."""

    def __init__(self, *programs: str) -> None:
        self.programs = programs
        self.open: set[int] = set()

    def GetConsoleProcessList(self, numbers: Any, room: int) -> int:  # noqa: N802 - named as there
        for at, _ in enumerate(self.programs[:room]):
            numbers[at] = at + 100
        return len(self.programs)

    def OpenProcess(self, rights: int, inherit: bool, number: int) -> int:  # noqa: N802
        if not self.programs[number - 100]:
            return 0
        self.open.add(number)
        return number

    def CloseHandle(self, handle: int) -> None:  # noqa: N802
        self.open.remove(handle)

    def QueryFullProcessImageNameW(self, handle: int, form: int, path: Any, size: Any) -> int:  # noqa: N802
        assert handle in self.open
        path.value = self.programs[handle - 100]
        return 1


@pytest.mark.parametrize(
    ("programs", "closes"),
    [
        ((r"C:\Python313\python.exe",), True),
        ((r"C:\x\Scripts\navspec.exe", r"C:\Python313\python.exe"), True),
        ((r"C:\Windows\py.exe", r"C:\Python313\python3.13.exe"), True),
        ((r"C:\Windows\System32\cmd.exe", r"C:\x\navspec.exe", r"C:\Python313\python.exe"), False),
        ((r"C:\...\powershell.exe", r"C:\Python313\python.exe"), False),
        (("", r"C:\Python313\python.exe"), False),
        ((), False),
        ((r"C:\Python313\python.exe",) * 65, False),
    ],
)
def test_a_console_that_closes_with_the_last_program(programs: tuple[str, ...], closes: bool) -> None:
    kernel = Kernel(*programs)
    assert console.owns_console(kernel) is closes
    assert kernel.open == set()


@pytest.mark.skipif(os.name == "nt", reason="of other systems")
def test_other_systems_have_no_such_console() -> None:
    assert not console.owns_console()
    assert not hasattr(ctypes, "windll")
