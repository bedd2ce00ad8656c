"""Colours, line breaks and progress: only for people at terminals."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import Result

from navspec.cli import common
from navspec.cli import console as bars

Run = Callable[..., Result]


class Screen(io.StringIO):
    """A terminal that keeps what it shows."""

    def isatty(self) -> bool:
        return True


def screens(monkeypatch: pytest.MonkeyPatch) -> tuple[Screen, Screen]:
    """stdout and stderr as terminals of 50 columns."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(common.shutil, "get_terminal_size", lambda *_, **__: os.terminal_size((50, 20)))
    out, err = Screen(), Screen()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    return out, err


def test_page_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screens(monkeypatch)
    assert (common.build_page("-").color, common.build_page("-").width) == (True, 50)
    assert (common.build_page("report.txt").color, common.build_page("report.txt").width) == (False, None)
    monkeypatch.setenv("NO_COLOR", "1")
    assert (common.build_page("-").color, common.build_page("-").width) == (False, 50)
    monkeypatch.setenv("NO_COLOR", "")
    assert common.build_page("-").color
    monkeypatch.setenv("TERM", "dumb")
    assert not common.build_page("-").color


def test_page_of_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert (common.build_page("-").color, common.build_page("-").width) == (False, None)


def test_text_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    out, _ = screens(monkeypatch)
    common.write_text("\x1b[1mä\x1b[0m \udce4\n", "-", False, color=True)
    assert out.getvalue() == "\x1b[1mä\x1b[0m \\udce4\n"


def test_progress_waits_until_it_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    _, err = screens(monkeypatch)
    with bars.show_progress(True) as update:
        assert update is not None
        update("checked", 1, 2)
    assert err.getvalue() == ""
    monkeypatch.setattr(bars, "PATIENCE", 0)
    with bars.show_progress(True) as update:
        assert update is not None
        update("checked", 1, 2)
        update("checked", 2, 2)
        update("other", 1, 5)
    assert "checked" in err.getvalue()


def test_progress_that_nobody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    screens(monkeypatch)
    with bars.show_progress(False) as update:
        assert update is None
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with bars.show_progress(True) as update:
        assert update is None


@pytest.mark.skipif(os.name == "nt", reason="no pseudo terminals there")
@pytest.mark.parametrize("no_color", ["", "1"])
def test_a_real_terminal(no_color: str, city: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm", "NO_COLOR": no_color}
    line = [sys.executable, "-c", "import navspec.cli; navspec.cli.main()", "check", "bad/NODES28.DAT", "-q"]
    with subprocess.Popen(line, cwd=city, stdout=theirs, stderr=theirs, stdin=theirs, env=environment) as running:
        os.close(theirs)
        shown = b""
        try:
            while data := os.read(ours, 4096):
                shown += data
        except OSError:  # how Linux says that the other end is closed
            pass
    os.close(ours)
    assert running.returncode == 1
    assert shown.endswith(b"warnings\r\n")
    assert (b"\x1b[1;31merror\x1b[0m" in shown) == (not no_color)
    assert (b"\x1b" in shown) == (not no_color)


def test_pipes_get_plain_text(run: Run, city: Path) -> None:
    result = run("check", "bad", status=1)
    assert "\x1b" not in result.output
    assert result.stderr == ""


def test_notes_and_quiet(run: Run, city: Path) -> None:
    loud = run("check", "bad", "-o", "a.txt", status=1)
    assert loud.stderr.startswith("64 files, ")
    assert loud.stderr.endswith("; wrote a.txt\n")
    silent = run("check", "bad", "-o", "b.txt", "-q", status=1)
    assert (silent.stdout, silent.stderr) == ("", "")
    assert "What it means" in (city / "a.txt").read_text(encoding="utf-8")
    assert "What it means" not in (city / "b.txt").read_text(encoding="utf-8")


def test_a_page_for_the_browser_is_for_files_and_pipes(run: Run, city: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    piped = run("check", "bad", "--format", "html", status=1).stdout
    assert piped.startswith("<!DOCTYPE html>\n")
    assert run("check", "bad", "--format", "html", "-o", "-", status=1).stdout == piped
    run("check", "bad", "--format", "html", "-o", "report.html", status=1)
    assert (city / "report.html").read_text(encoding="utf-8") == piped
    screens(monkeypatch)
    common.require_printable("html", "report.html")
    common.require_printable("json", "-")
    with pytest.raises(
        click.UsageError, match=r"^html is a page for the browser; write it to a file with -o report\.html$"
    ):
        common.require_printable("html", "-")


def test_a_page_of_stdin(run: Run, city: Path) -> None:
    data = (city / "bad" / "NODES28.DAT").read_bytes()
    build_page = run("check", "-", "--name", "NODES28.DAT", "--format", "html", status=1, data=data).stdout
    (text,) = re.findall(r'id="data">(.*?)</script>', build_page)
    shown = json.loads(text)
    assert shown["maps"][0]["title"] == "-"
    assert set(shown["findings"]["map"]) == {0}
