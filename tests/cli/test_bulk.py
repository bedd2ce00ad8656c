"""`navspec check -o DIR.parquet`: a folder of tables, and what is said on the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from builders.many import mixed, write_tree
from cli.conftest import Run


@pytest.fixture
def mods(run: Run, tmp_path: Path) -> Path:
    """A folder of meshes, a set and broken files, in the working folder of `run`."""
    write_tree(tmp_path / "mods", mixed(6))
    return Path("mods")


def test_a_folder_of_tables(run: Run, mods: Path) -> None:
    """Its name is enough; what was found is told in short, and the exit status is that of a report."""
    result = run("check", mods, "-o", "out.parquet", status=1)
    report = json.loads(run("check", mods, "--format", "json", status=1).stdout)
    totals = report["summary"]
    files, unread = len(report["inputs"]), sum(input_["status"] == "unreadable" for input_ in report["inputs"])
    assert result.stdout.splitlines()[-1] == (
        f"{files} files, {unread} unreadable, {totals['error']} errors, {totals['warning']} warnings, {totals['info']:,} info"
    )
    assert "SA_PATHS_LINK_TARGET: Link to a node that does not exist." in result.stdout
    assert result.stderr == "wrote out.parquet\n"
    assert {path.name for path in Path("out.parquet").iterdir()} == {
        "files", "sets", "findings", "causes", "unlisted", "skipped_rules", "suppressed",
        "manifest-1-of-1.jsonl", "summary-1-of-1.json",
    }  # fmt: skip
    assert "holds results already; go on with --resume" in run("check", mods, "-o", "out.parquet", status=2).stderr
    again = run("check", mods, "-o", "out.parquet", "--resume", status=1)
    assert "of files had not changed since the last check" in again.stdout
    quiet = run("check", mods, "-o", "out.parquet", "--resume", "-q", status=1)
    assert quiet.stdout.splitlines() == result.stdout.splitlines()[-1:]
    assert quiet.stderr == ""


def test_rows_and_shares(run: Run, mods: Path) -> None:
    run("check", mods / "maps" / "0", "-o", "out", "--format", "rows", "--shard", "1/2")
    result = run("check", mods / "maps" / "0", "-o", "out", "--format", "rows", "--shard", "2/2")
    assert result.stdout.splitlines()[-1].endswith(" (shard 2 of 2)")
    lines = [line for part in Path("out/files").iterdir() for line in part.read_text().splitlines()]
    assert sorted(json.loads(line)["path"] for line in lines) == [f"mods/maps/0/m{number}.nav" for number in range(6)]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--resume"], "are for a folder of tables; name one with -o DIR.parquet"),
        (["--shard", "1/2", "--format", "json"], "are for a folder of tables"),
        (["--format", "parquet"], "--output-format parquet is a folder of tables; name it with -o DIR"),
        (["-o", "x.parquet", "--shard", "3/2"], "there is no shard '3/2'; write N/OF, such as 3/16"),
        (["-o", "x.parquet", "--engine", "dask"], "--engine dask and --scheduler ADDRESS go together"),
        (["-o", "x.parquet", "--scheduler", "tcp://h:1"], "--engine dask and --scheduler ADDRESS go together"),
        (["-o", "x.parquet", "--watch"], "--watch is for reports; a folder of tables goes on with --resume"),
        (["-o", "x.parquet", "--name", "a.nav"], "only files at paths and addresses"),
    ],
)
def test_what_does_not_go_together(run: Run, mods: Path, options: list[str], words: str) -> None:
    assert words in run("check", mods, *options, status=2).stderr
    assert not Path("x.parquet").exists()


def test_the_settings_file_holds_for_tables(run: Run, mods: Path) -> None:
    Path("navspec.toml").write_text(
        'select = ["NAV_"]\n[[folder]]\npath = "mods/city"\nselect = ["SA_PATHS_LINK_TARGET"]\n'
        '[[suppress]]\ncode = "SA_PATHS_LINK_"\nreason = "known"\n'
        '[[suppress]]\ncode = "NAV_COUNT_EXCEEDS_FILE"\nreason = "to be made anew"\n'
    )
    line = ("check", mods / "city", mods / "maps" / "cut.nav", "-o", "out", "--format", "rows")
    result = run(*line)
    assert result.stdout.splitlines()[-1] == "65 files, 1 unreadable, 0 errors, 0 warnings, 0 info, 2 suppressed"
    suppressions = [
        json.loads(line) for part in Path("out/suppressed").iterdir() for line in part.read_text().splitlines()
    ]
    assert sorted((hit["code"], hit["count"], hit["reason"]) for hit in suppressions) == [
        ("NAV_COUNT_EXCEEDS_FILE", 1, "to be made anew"),
        ("SA_PATHS_LINK_TARGET", 1, "known"),
    ]
    assert "batches of files" in run(*line, "--resume").stdout
    assert "of other options" in run(*line, "--resume", "--no-config", status=2).stderr


def test_stdin_is_no_folder_of_files(run: Run) -> None:
    assert "only files at paths and addresses" in run("check", "-", "-o", "x.parquet", status=2, data=b"").stderr


def test_an_interrupt_says_how_to_go_on(run: Run, mods: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("navspec.operations.bulk.check_discovery", stop)
    assert run("check", mods, "-o", "out.parquet", status=130).stderr.split("\n") == [
        "finished results are kept in out.parquet; go on with --resume",
        "",
        "navspec: interrupted",
        "",
    ]
