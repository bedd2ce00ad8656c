"""`make bench-languages`: what the parsers of all languages read in a second, beside the column plane.

A figure is that of parsing alone: from bytes in memory to an object with all its fields, without what is derived on demand.
Every program is asked for the same files in turns, first some rounds that do not count, then some of which the fastest does.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

import navspec
from builders import gta_sa_save, source_nav
from builders.large import large_city
from conformance import matrix
from conformance.running import time_limit
from conformance.sessions import Session
from conformance.toolchains import Dumper
from navspec.columns import read
from navspec.spec import Spec, load_spec

WARM, COUNTED = 3, 7
"""Rounds that do not count, and rounds of which the fastest does."""

ENOUGH = 10 * 10**9
"""Nanoseconds after which a way has had its rounds: what is so slow needs no warming."""

OPTIMISED = {
    "cpp": {"CXXFLAGS": "-O2"},
    "nim": {"NIM_OPT": "speed"},
    "rust": {
        "CARGO_PROFILE_DEV_OPT_LEVEL": "3",
        "CARGO_PROFILE_DEV_DEBUG_ASSERTIONS": "false",
        "CARGO_PROFILE_DEV_OVERFLOW_CHECKS": "false",
    },
}
"""What the environment of a build says, where builds are not optimised otherwise."""

MADE_AREAS = 10_000
"""Areas of the mesh that is made where there are no real ones."""

COLUMNS = "columns"
"""The way that is no language: the column plane."""

LABELS = {**matrix.NAMES, COLUMNS: "Python, columns (`navspec.tables`)"}


@dataclass(frozen=True)
class Subject:
    """Files of one format that are read in a row."""

    name: str
    spec: Spec
    paths: tuple[Path, ...]

    @property
    def size(self) -> int:
        """Bytes of all."""
        return sum(path.stat().st_size for path in self.paths)


@contextmanager
def optimised(language: str) -> Iterator[None]:
    """Builds of a language are fast ones here."""
    before = dict(os.environ)
    os.environ.update(OPTIMISED.get(language, {}))
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def subjects(folder: Path) -> tuple[list[Subject], str]:
    """What is read, and where it comes from; what has to be made is put into a folder."""
    corpus = os.environ.get("NAVSPEC_CORPUS")
    return (_real(Path(corpus)), "real files") if corpus else (_made(folder), "files that the project builds")


def _real(corpus: Path) -> list[Subject]:
    nodes = tuple(sorted((corpus / "gta_sa_paths" / "stock").iterdir()))
    found = [_subject("64 path files", "gta_sa_paths", *nodes)]
    for version in ("16.1", "16.2"):
        largest = max(
            (corpus / "source_nav" / f"v{version}").iterdir(), key=lambda path: (path.stat().st_size, path.name)
        )
        found.append(_subject(f"mesh {version}", "source_nav", largest))
    saves = sorted((corpus / "gta_sa_save").rglob("*.b"))
    save = next(path for path in saves if _is_pc_save(path))
    return [*found, _subject("save", "gta_sa_save", save)]


def _is_pc_save(path: Path) -> bool:
    try:
        return navspec.identify(path).id == "gta_sa_save"
    except navspec.ReadError:
        return False


def _made(folder: Path) -> list[Subject]:
    if not (folder / "city").is_dir():
        large_city().write(folder / "city")
    mesh = source_nav.mesh()
    mesh.areas = [replace(mesh.areas[number % len(mesh.areas)], id=number + 1) for number in range(MADE_AREAS)]
    data = {"source_nav": mesh.pack(), "gta_sa_save": gta_sa_save.example()}
    for spec_id, each in data.items():
        (folder / spec_id).write_bytes(each)
    return [
        _subject("64 path files", "gta_sa_paths", *sorted((folder / "city").iterdir())),
        _subject("mesh 16.0", "source_nav", folder / "source_nav"),
        _subject("save", "gta_sa_save", folder / "gta_sa_save"),
    ]


def _subject(name: str, spec_id: str, *paths: Path) -> Subject:
    return Subject(f"{name} ({sum(path.stat().st_size for path in paths) / 1e6:.1f} MB)", load_spec(spec_id), paths)


Way = Callable[[Subject], int]
"""Nanoseconds that reading all files takes once."""


def columns(subject: Subject) -> int:
    """The column plane, in this process."""
    total = 0
    for path in subject.paths:
        data = bytearray(path.read_bytes())
        start = time.perf_counter_ns()
        read(data, subject.spec)
        total += time.perf_counter_ns() - start
    return total


def dumper(session: Session) -> Way:
    """A language, whose dumper tells how long parsing alone took."""

    def way(subject: Subject) -> int:
        total = 0
        for path in subject.paths:
            pieces = session.ask(f"{subject.spec.id}\t{path}\ttime", time_limit(path.stat().st_size))
            total += int(b"".join(pieces))
        return total

    return way


def fastest(ways: Mapping[str, Way], subject: Subject, *, warm: int = WARM, counted: int = COUNTED) -> dict[str, float]:
    """Megabytes a second by way, every round in turns."""
    best: dict[str, int] = {}
    spent = dict.fromkeys(ways, 0)
    for number in range(warm + counted):
        for name, way in ways.items():
            if name in best and spent[name] > ENOUGH:
                continue
            taken = way(subject)
            spent[name] += taken
            if number >= warm or spent[name] > ENOUGH:
                best[name] = min(best.get(name, taken), taken)
    return {name: subject.size / taken * 1e3 for name, taken in best.items()}


def measured(dumpers: Mapping[str, Dumper], found: Sequence[Subject]) -> dict[str, dict[str, float]]:
    """Megabytes a second by way and subject."""
    sessions = {name: Session(each) for name, each in dumpers.items()}
    ways = {COLUMNS: columns} | {name: dumper(session) for name, session in sessions.items()}
    rows: dict[str, dict[str, float]] = {name: {} for name in ways}
    for subject in found:
        print(f"{subject.name} ...", file=sys.stderr, flush=True)
        for name, speed in fastest(ways, subject).items():
            rows[name][subject.name] = speed
    for session in sessions.values():
        session.close()
    return rows


def table(rows: Mapping[str, Mapping[str, float]]) -> str:
    """The figures as Markdown, the fastest way of the first subject first."""
    heads = list(next(iter(rows.values())))
    order = sorted(rows, key=lambda name: -rows[name][heads[0]])
    lines = [["MB/s", *heads], ["---"] + ["---:"] * len(heads)]
    lines += [[LABELS[name], *(_figure(rows[name][head]) for head in heads)] for name in order]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _figure(speed: float) -> str:
    return f"{speed:,.0f}" if speed >= 10 else f"{speed:.1f}"


def sentence(source: str, versions: Mapping[str, str]) -> str:
    """Where and when the figures were measured."""
    programs = "; ".join(f"{LABELS[name]}: {version}" for name, version in versions.items())
    machine = f"{os.cpu_count()} cores, {platform.machine()}"
    return f"Measured on {date.today().isoformat()} on {source}, {machine}; {programs}.\n"


def report(rows: Mapping[str, Mapping[str, float]], source: str, versions: Mapping[str, str]) -> dict[str, Any]:
    """The same as data."""
    return {
        "schema_version": 1,
        "date": date.today().isoformat(),
        "files": source,
        "rounds": {"warm": WARM, "counted": COUNTED},
        "versions": dict(versions),
        "megabytes_per_second": {
            name: {head: round(speed, 2) for head, speed in row.items()} for name, row in rows.items()
        },
    }


def write(
    build: Path,
    rows: Mapping[str, Mapping[str, float]],
    source: str,
    versions: Mapping[str, str],
    *,
    page: Path | None = None,
) -> None:
    """Print the figures, write them to a folder, and into a page when one is given."""
    text = json.dumps(report(rows, source, versions), indent=1) + "\n"
    (build / "bench-languages.json").write_text(text, encoding="utf-8")
    print(table(rows), sentence(source, versions), sep="\n", end="")
    if page:
        matrix.put("bench-languages", f"{table(rows)}\n{sentence(source, versions)}", page)
