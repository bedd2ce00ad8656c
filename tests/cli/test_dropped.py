"""Files that are dropped on the program, and consoles that lack characters."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import Result

from builders.gta_sa_paths import smallest
from navspec.cli import group

Run = Callable[..., Result]


def test_a_path_in_the_place_of_a_command_is_checked(run: Run, city: Path) -> None:
    for paths in (["bad"], [str(city / "bad"), str(city / "good")]):
        assert run(*paths, status=1).stdout == run("check", *paths, status=1).stdout


def test_what_is_neither_a_path_nor_a_command(run: Run, small: Path) -> None:
    assert "there is no command 'nowhere'" in run("nowhere", small, status=2).stderr
    assert "there is no command" in run("x" * 5000, status=2).stderr
    assert "there is no command ''" in run("", status=2).stderr


@pytest.mark.parametrize(
    ("arguments", "closes", "waits"),
    [
        (["NODES0.DAT"], True, True),
        ([], True, True),
        (["check", "NODES0.DAT"], True, False),
        (["NODES0.DAT"], False, False),
    ],
)
def test_a_window_that_would_close_waits(
    arguments: list[str], closes: bool, waits: bool, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    request: list[str] = []
    monkeypatch.chdir(small.parent)
    monkeypatch.setattr(sys, "argv", ["navspec", *arguments])
    monkeypatch.setattr(group, "owns_console", lambda: closes)
    monkeypatch.setattr(group, "replace_unprintable", lambda *_: None)
    monkeypatch.setattr(group.gc, "set_threshold", lambda *_: None)
    monkeypatch.setattr(click, "pause", request.append)
    with pytest.raises(SystemExit):
        group.main()
    assert request == ["Press any key to close this window."] * waits


@pytest.mark.skipif(os.name == "nt", reason="no pseudo terminals there")
def test_a_terminal_of_an_old_code_page(tmp_path: Path) -> None:
    import pty

    path = tmp_path / "路.dat"
    path.write_bytes(smallest().to_bytes()[:40])
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "cp437", "TERM": "dumb"}
    line = [sys.executable, "-m", "navspec", "check", path.name]
    with subprocess.Popen(line, cwd=tmp_path, stdout=theirs, stderr=theirs, stdin=theirs, env=environment) as running:
        os.close(theirs)
        shown = b""
        try:
            while data := os.read(ours, 4096):
                shown += data
        except OSError:  # how Linux says that the other end is closed
            pass
    os.close(ours)
    assert running.returncode == 1
    assert b"?.dat" in shown
    assert b"Traceback" not in shown
    assert b"Error" not in shown
