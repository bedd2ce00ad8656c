"""`make bench-many`: what a check of very many files costs, and how that grows with their number.

The files are small meshes of the corpus, or built ones where there is none, under as many names as are asked for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import click

from builders.many import meshes

_SMALL = 1 << 15
"""Bytes of the largest files that count as small."""
_FOLDER = 1000
_NAMES = 30_000
"""Names that filesystems give one file."""


class Run(NamedTuple):
    """What one check took: seconds by the clock and of all processors, and the most memory that a process held."""

    files: int
    seconds: float
    cpu: float
    megabytes: float


def _pool() -> list[bytes]:
    corpus = os.environ.get("NAVSPEC_CORPUS")
    paths = sorted(Path(corpus).rglob("*.nav")) if corpus else []
    found = [path.read_bytes() for path in paths if path.stat().st_size <= _SMALL]
    return found or list(meshes(20).values())


def _fill(folder: Path, count: int) -> None:
    """Files under many names; of each content a new file from time to time."""
    pool, first = _pool(), dict[int, Path]()
    for number in range(count):
        which = number % len(pool)
        path = folder / f"{number // _FOLDER:04}" / f"m{number}.nav"
        path.parent.mkdir(exist_ok=True)
        if which not in first or number // len(pool) % _NAMES == 0:
            path.write_bytes(pool[which])
            first[which] = path
        else:
            path.hardlink_to(first[which])


def _run(folder: Path, count: int, jobs: int) -> Run:
    mods, out = folder / f"mods{count}", folder / f"out{count}"
    mods.mkdir()
    _fill(mods, count)
    command = [
        sys.executable,
        "-m",
        "navspec",
        "check",
        str(mods),
        "-o",
        str(out),
        "--format",
        "rows",
        "-q",
        "-j",
        str(jobs),
    ]
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - started
    if os.waitstatus_to_exitcode(status) > 1:
        raise SystemExit(f"the check of {count:,} files has failed")
    for each in (mods, out):
        shutil.rmtree(each)
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(count, seconds, used.ru_utime + used.ru_stime, used.ru_maxrss * unit / 1e6)


@click.command()
@click.option("--files", default=100_000, show_default=True, help="The largest number of files.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
def main(files: int, jobs: int) -> None:
    """Check 1,000 files, ten times as many, and so on."""
    click.echo(f"{'files':>9} {'seconds':>9} {'files/s/core':>13} {'ms/file':>8} {'to 1,000':>9} {'MB':>6}")
    first: Run | None = None
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as folder:
        count = 1000
        while count <= files:
            each = _run(Path(folder), count, jobs)
            first = first or each
            cost, least = each.cpu / count, first.cpu / first.files
            click.echo(
                f"{count:>9,} {each.seconds:>9.1f} {count / each.cpu:>13,.0f} {cost * 1e3:>8.3f} {cost / least:>9.2f} "
                f"{each.megabytes:>6.0f}",
            )
            count *= 10


if __name__ == "__main__":
    main()
