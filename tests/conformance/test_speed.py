"""Figures are of parsing alone, every way has the same files in turns, and what is slow has fewer rounds."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from builders import gta_sa_paths
from conformance import matrix, speed
from conformance.fakes import program
from conformance.sessions import Session
from conformance.speed import COLUMNS, ENOUGH, Subject
from navspec.spec import load_spec


@pytest.fixture
def subject(tmp_path: Path) -> Subject:
    paths = tuple(tmp_path / f"nodes{number}.dat" for number in range(2))
    for path in paths:
        path.write_bytes(gta_sa_paths.smallest().to_bytes())
    return Subject("two files", load_spec("gta_sa_paths"), paths)


def test_ways_take_turns_and_the_fastest_round_counts(subject: Subject) -> None:
    asked = []
    taken = {"a": iter((1, 1, 50, 20, 30)), "b": iter((9, 9, 40, 60, 80))}

    def way(name: str) -> speed.Way:
        def run(of: Subject) -> int:
            asked.append(name)
            return next(taken[name])

        return run

    found = speed.fastest({"a": way("a"), "b": way("b")}, subject, warm=2, counted=3)
    assert asked == ["a", "b"] * 5
    assert found == {"a": subject.size / 20 * 1e3, "b": subject.size / 40 * 1e3}


def test_a_slow_way_has_its_rounds_sooner(subject: Subject) -> None:
    rounds = []
    found = speed.fastest({"slow": lambda of: rounds.append(1) or ENOUGH + 1}, subject)
    assert len(rounds) == 1
    assert found["slow"] == pytest.approx(subject.size / (ENOUGH + 1) * 1e3)


def test_dumpers_tell_their_own_time_for_every_file(subject: Subject) -> None:
    session = Session(program("assert line.split('\\t')[::2] == ['gta_sa_paths', 'time']\nsay(10 + number)"))
    assert speed.dumper(session)(subject) == 21
    session.close()
    assert speed.columns(subject) > 0


def test_without_real_files_there_are_made_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NAVSPEC_CORPUS", raising=False)
    found, source = speed.subjects(tmp_path)
    assert source == "files that the project builds"
    assert len(found[0].paths) == 64
    assert {each.spec.id for each in found} == {"gta_sa_paths", "source_nav", "gta_sa_save"}
    assert all(path.is_file() for each in found for path in each.paths)


def test_builds_are_optimised_and_nothing_else_changes() -> None:
    before = dict(os.environ)
    with speed.optimised("cpp"):
        assert os.environ["CXXFLAGS"] == "-O2"
    assert dict(os.environ) == before


def test_the_table_is_put_into_readme_with_its_date(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = {"python": {"x": 1.26, "y": 0.5}, COLUMNS: {"x": 1234.5, "y": 70.0}}
    assert speed.table(rows) == (
        "| MB/s | x | y |\n| --- | ---: | ---: |\n| Python, columns (`navspec.tables`) | 1,234 | 70 |\n| Python | 1.3 | 0.5 |\n"
    )
    path = tmp_path / "speed.md"
    path.write_text("a\n<!-- bench-languages -->\n<!-- /bench-languages -->\nb\n", encoding="utf-8")
    speed.write(tmp_path, rows, "real files", {"python": "3.11"}, page=path)
    found = matrix.section(path.read_text(encoding="utf-8"), "bench-languages")
    assert found.startswith(speed.table(rows))
    assert "on real files" in found
    assert "Python: 3.11" in found
    assert (tmp_path / "bench-languages.json").is_file()
    assert speed.table(rows) in capsys.readouterr().out
