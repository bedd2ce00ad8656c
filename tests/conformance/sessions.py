"""A dumper as a partner: asked for one file at a time, so that what goes wrong is known by the file that it goes wrong with."""

from __future__ import annotations

import os
import select
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from conformance.toolchains import Dumper

PATIENCE = 3
"""Files in a row that may end a program before it is not asked any more."""

PIECE = 1 << 16
LAST_WORDS = 300


class Ended(Exception):
    """There is no whole answer; says why."""


class Session:
    """One dumper over many files; started when it is first asked, and anew after a file that ended it."""

    def __init__(self, dumper: Dumper) -> None:
        self.dumper = dumper
        self._process: subprocess.Popen[bytes] | None = None
        self._failures = 0

    def ask(self, line: str, limit: float) -> Iterator[bytes]:
        """The answer to a line, in pieces, without the newline at its end.

        Raises `Ended` when there is none within `limit` seconds, when the program ends, and when it says more than one line.
        """
        if self._failures >= PATIENCE:
            raise Ended(f"not asked: the program failed on {PATIENCE} files in a row")
        self._failures += 1
        process = self._process or self._start()
        if self._is_readable(process, 0):
            self._read(process)
            raise self._end("printed without being asked")
        try:
            assert process.stdin is not None
            process.stdin.write(f"{line}\n".encode())
        except BrokenPipeError:
            self._read(process)
        yield from self._answer(process, time.monotonic() + limit, limit)
        self._failures = 0

    def _answer(self, process: subprocess.Popen[bytes], until: float, limit: float) -> Iterator[bytes]:
        while self._is_readable(process, until - time.monotonic()):
            piece = self._read(process)
            text, newline, more = piece.partition(b"\n")
            if more:
                raise self._end("printed more than one line")
            yield text
            if newline:
                return
        raise self._end(f"no answer within {limit:.0f} s")

    def peak(self) -> int:
        """Bytes of memory that the program has taken at most; 0 where the system does not tell."""
        if self._process is None or not (status := Path(f"/proc/{self._process.pid}/status")).is_file():
            return 0
        lines = dict(line.split(":") for line in status.read_text().splitlines() if line.count(":") == 1)
        return int(lines.get("VmHWM", "0 kB").split()[0]) << 10

    def close(self) -> str:
        """End the program, as the end of its input asks it to; what it did instead, if anything."""
        process = self._process
        if process is None:
            return ""
        assert process.stdin is not None
        process.stdin.close()
        try:
            if self._is_readable(process, 10) and os.read(_output(process), 1):
                raise self._end("printed without being asked")
            if process.wait(10):
                raise self._end(f"exit {process.returncode} at the end")
        except (Ended, subprocess.TimeoutExpired) as fault:
            self._stop()
            return str(fault)
        self._stop()
        return ""

    def _start(self) -> subprocess.Popen[bytes]:
        self._stderr = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the program
        self._process = subprocess.Popen(
            self.dumper.command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._stderr,
            env=os.environ | self.dumper.environment,
        )
        return self._process

    @staticmethod
    def _is_readable(process: subprocess.Popen[bytes], seconds: float) -> bool:
        return bool(select.select([_output(process)], [], [], max(seconds, 0))[0])

    def _read(self, process: subprocess.Popen[bytes]) -> bytes:
        if piece := os.read(_output(process), PIECE):
            return piece
        raise self._end(f"the program ended: exit {process.wait(10)}")

    def _end(self, why: str) -> Ended:
        """The program stopped, and the reason with the last that it said of errors."""
        self._stderr.seek(0)
        said = self._stderr.read().decode("utf-8", "replace").strip()[-LAST_WORDS:]
        self._stop()
        return Ended(f"{why}: {said}" if said else why)

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                assert stream is not None
                stream.close()
            self._stderr.close()
            self._process = None


def _output(process: subprocess.Popen[bytes]) -> int:
    assert process.stdout is not None
    return process.stdout.fileno()
