"""Checking again whenever files change."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from navspec.cli import watch as watching
from navspec.cli.watch import stamp_files, watch

Run = Callable[..., Result]


class Desk:
    """Somebody who works on files: what is seen at each look, until they interrupt."""

    def __init__(self, seen: str) -> None:
        self.seen = iter(seen)
        self.now = ""
        self.log = ""

    def look(self) -> str:
        self.now = next(self.seen, "")
        if not self.now:
            raise KeyboardInterrupt
        return self.now

    def run(self) -> int:
        self.log += self.now
        return len(self.log)

    def pause(self) -> None:
        self.log += "."


@pytest.mark.parametrize(
    ("seen", "log"),
    [
        ("aaaa", "a..."),
        ("abb", "a.b"),
        ("aabbb", "a..b."),
        ("abcdd", "a...d"),  # somebody is writing
        ("abcc" + "daaa", "a..c..a."),  # changed once more in the run
        ("abab", "a..."),
    ],
)
def test_it_runs_when_all_is_still_again(seen: str, log: str) -> None:
    desk = Desk(seen)
    status = watch(desk.run, desk.look, desk.pause)
    assert desk.log == log
    assert status == 1 + max(at for at, phase in enumerate(log) if phase != ".")


def test_who_interrupts_the_first_run_has_no_status() -> None:
    def run() -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        watch(run, lambda: 0, lambda: None)


def test_what_tells_a_change(city: Path) -> None:
    folder = city / "good"
    (folder / "readme.txt").write_text("nothing to check")
    paths = [str(folder), str(city / "none.dat")]
    first = stamp_files(paths)
    assert len(first) == 65
    assert first[str(city / "none.dat")] is None
    (folder / "readme.txt").write_text("something else")
    assert stamp_files(paths) == first
    one = folder / "NODES1.DAT"
    status = one.stat()
    os.utime(one, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
    second = stamp_files(paths)
    assert second != first
    one.rename(folder / "NODES1.BAK")
    third = stamp_files(paths)
    assert (len(third), third == second) == (64, False)
    (city / "none.dat").write_bytes(b"there")
    assert stamp_files(paths) != third


def test_what_cannot_be_watched(run: Run, small: Path) -> None:
    assert "stdin is read once" in run("check", "-", "--watch", status=2, data=b"").stderr
    address = run("check", "memory://mods/a.nav", "--watch", status=2)
    assert "changes at an address cannot be watched" in address.stderr
    for kind in ("json", "sarif", "github", "junit", "html"):
        assert f"and {kind} is one; add -o" in run("check", small.name, "--watch", "--format", kind, status=2).stderr
    (small.parent / "report.json").write_text("mine")
    kept = run("check", small.name, "--watch", "--format", "json", "-o", "report.json", status=2)
    assert "report.json exists already" in kept.stderr


def test_every_check_replaces_the_report(run: Run, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, steps = small.read_bytes(), iter(range(9))

    def pause(_seconds: float) -> None:
        match next(steps):
            case 0:
                small.write_bytes(data[:300])
            case 2:
                small.unlink()
            case 4:
                small.write_bytes(data)
            case 6:
                raise KeyboardInterrupt

    monkeypatch.setattr(watching.time, "sleep", pause)
    done = run("check", small.name, "--watch", "-o", "report.txt")
    assert done.stderr.splitlines() == [
        "1 file, 0 errors, 0 warnings; wrote report.txt",
        "watching, until Ctrl-C",
        "1 file, 1 unreadable, 1 error, 0 warnings; wrote report.txt",
        "watching, until Ctrl-C",
        "navspec: NODES0.DAT: No such file or directory",
        "watching, until Ctrl-C",
        "1 file, 0 errors, 0 warnings; wrote report.txt",
        "watching, until Ctrl-C",
    ]
    assert Path("report.txt").read_text(encoding="utf-8").endswith("1 file, 0 errors, 0 warnings\n")


@pytest.mark.skipif(os.name == "nt", reason="no signals there")
def test_a_real_interrupt_ends_with_the_last_status(small: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    script = "from navspec.cli import main; from navspec.cli import watch; watch.PAUSE = 0.01; main()"
    line = [sys.executable, "-uc", script, "check", str(small), "--watch"]
    with subprocess.Popen(
        line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        assert running.stdout is not None
        shown = ""
        for text in running.stdout:
            shown += text
            if text == "watching, until Ctrl-C\n":
                if "unreadable" in shown:
                    running.send_signal(signal.SIGINT)
                small.write_bytes(small.read_bytes()[:300])
    assert running.returncode == 1
    assert "\n1 file, 0 errors, 0 warnings\nwatching, until Ctrl-C\n" in shown
    assert shown.endswith("1 file, 1 unreadable, 1 error, 0 warnings\nwatching, until Ctrl-C\n")
    assert "\x1b" not in shown
