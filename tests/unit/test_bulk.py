"""Very many files into a folder of tables: the same as one report, however the work is shared, ended and gone on with."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars
import pytest
from jsonschema import Draft202012Validator

import navspec
from builders.gta_sa_paths import smallest
from builders.many import mixed, write_tree
from builders.source_nav import example
from navspec.inputs.batches import iter_batches
from navspec.inputs.request import Request
from navspec.operations import bulk, result_store
from navspec.operations.executors import Executor, WorkerFailure, map_in_processes
from navspec.records.record import schema_text

FILES = mixed()


@pytest.fixture
def mods(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of very many files, as far as tests go: lots are small."""
    monkeypatch.setattr("navspec.inputs.batches._BATCH_SIZE", 8)
    write_tree(tmp_path / "mods", FILES)
    monkeypatch.chdir(tmp_path)
    return Path("mods")


def checked(mods: Path, output: str = "out", **more: Any) -> navspec.BulkReport:
    return navspec.check_many(mods, output, output_format="rows", **more)


def content(folder: str) -> dict[str, bytes]:
    """All files of a folder of tables."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in Path(folder).rglob("*") if file.is_file()}


def rows(folder: str, table: str) -> list[dict[str, Any]]:
    parts = sorted(Path(folder, table).iterdir())
    return [json.loads(line) for part in parts for line in part.read_text().splitlines()]


def test_tables_are_the_report(mods: Path) -> None:
    """Every file and every finding is in both, the counts with those that are not listed."""
    record = checked(mods, max_findings=2)
    report = navspec.check(mods, max_findings=2)
    assert len(list(iter_batches(Request((str(mods),))))) > 4
    files = {row["path"]: row for row in rows("out", "files")}
    assert len(files) == len(report.inputs) == sum(record.files.values()) == record.rows["files"]
    for input_ in report.inputs:
        row = files[input_.path]
        counts = [sum(n for (_, s, path), n in report.tally.items() if (s, path) == (level, input_.path)) for level in
                  ("error", "warning", "info")]  # fmt: skip
        assert [row.pop(name) for name in ("errors", "warnings", "infos")] == counts
        assert row == input_.to_dict()
    result = rows("out", "findings")
    causes = [each.pop("explained_by") for each in result]
    assert sorted(map(json.dumps, result)) == sorted(json.dumps(finding.to_dict()) for finding in report.findings)
    assert sorted(causes) == sorted(
        "" if finding.cause is None else report.causes[finding.cause].code for finding in report.findings
    )
    for table, records in (("sets", report.sets), ("causes", report.causes), ("skipped_rules", report.skipped_rules),
                           ("unlisted", report.unlisted)):  # fmt: skip
        assert sorted(map(json.dumps, rows("out", table))) == sorted(json.dumps(each.to_dict()) for each in records), (
            table
        )
    assert record.summary == report.summary
    assert record.fails
    assert json.loads(Path("out/summary-1-of-1.json").read_text()) == record.to_dict()


def test_old_names_warn_for_one_release(mods: Path) -> None:
    with pytest.warns(DeprecationWarning, match=r"^check_many: the argument kind is now output_format$") as warned:
        record = navspec.check_many(mods, "old", kind="rows")  # pyright: ignore[reportCallIssue]
    assert warned[0].filename == __file__
    assert record.summary == checked(mods).summary
    with pytest.raises(
        navspec.NavspecError, match=r"^kind: this is the old name of output_format; pass output_format alone$"
    ):
        navspec.check_many(mods, "old", kind="rows", output_format="rows")  # pyright: ignore[reportCallIssue]
    with pytest.warns(DeprecationWarning, match=r"^navspec\.Checked is now navspec\.BulkReport$") as warned:
        assert navspec.Checked is navspec.BulkReport
    assert warned[0].filename == __file__
    assert "Checked" not in navspec.__all__
    assert isinstance(record, navspec.BulkReport)


def test_a_bulk_report_is_one_line_with_its_totals(tmp_path: Path) -> None:
    write_tree(tmp_path / "mods", {"a/NODES0.DAT": smallest().to_bytes(), "b.nav": example()[:40]})
    record = checked(tmp_path / "mods", str(tmp_path / "out"))
    assert repr(record) == str(record) == "<BulkReport of 2 files: 1 error, 1 warning, 0 info, 1 not read>"
    record.save(tmp_path / "total.json")
    record.save(tmp_path / "total.txt")
    assert json.loads((tmp_path / "total.json").read_text(encoding="utf-8")) == record.to_dict()
    text = (tmp_path / "total.txt").read_text(encoding="utf-8")
    assert text.splitlines()[-1] == "2 files, 1 unreadable, 1 error, 1 warning, 0 info"


def test_rows_are_as_their_schema_says(mods: Path) -> None:
    record = checked(mods)
    expected = json.loads(schema_text("check-rows"))
    for table in record.rows:
        validator = Draft202012Validator({"$ref": f"#/$defs/{table}", "$defs": expected["$defs"]})
        for row in rows("out", table):
            validator.validate(row)
    Draft202012Validator(json.loads(schema_text("checked"))).validate(record.to_dict())


def test_parquet_is_read_by_others(mods: Path) -> None:
    """pyarrow, polars and DuckDB find the same."""
    import duckdb
    from pyarrow import dataset

    checked(mods, "rows")
    record = navspec.check_many(mods, "out.parquet")
    for table, count in record.rows.items():
        assert dataset.dataset(f"out.parquet/{table}").count_rows() == count
    frame = polars.read_parquet("out.parquet/findings/*.parquet")
    (row,) = frame.filter(polars.col("pointer") == "/links/149").select("path", "offset", "position").rows(named=True)
    assert (row["path"][-12:], len(row["position"])) == ("NODES35.DAT"[-12:].rjust(12, "/"), 3)
    query = """select code, count(*) from 'out.parquet/findings/*.parquet' f join 'out.parquet/files/*.parquet' using (path)
               where f.severity = 'error' group by code order by code"""
    expected: dict[str, int] = {}
    for row in rows("rows", "findings"):
        if row["severity"] == "error" and row["path"] in {file["path"] for file in rows("rows", "files")}:
            expected[row["code"]] = expected.get(row["code"], 0) + 1
    with duckdb.connect() as database:
        assert dict(database.execute(query).fetchall()) == expected
        (facts,) = (
            database.execute(
                "select info->>'areas' from 'out.parquet/files/*.parquet' where path like '%m1.nav'"
            ).fetchone()
            or ()
        )
    assert facts == "4"


def test_names_that_are_no_text(tmp_path: Path) -> None:
    folder = tmp_path / "maps"
    folder.mkdir()
    (folder / os.fsdecode(b"\xff.nav")).write_bytes(example())
    record = navspec.check_many(folder, tmp_path / "out.parquet")
    assert record.files == {"read": 1}
    (path,) = polars.read_parquet(tmp_path / "out.parquet" / "files" / "*.parquet")["path"]
    assert path.endswith("\\udcff.nav")


def test_shares_are_all_of_it_and_no_file_twice(mods: Path) -> None:
    """Three shares in one folder; a set is in one of them."""
    whole = checked(mods, "whole")
    parts = [checked(mods, shard=f"{number}/3") for number in (1, 2, 3)]
    assert all(sum(part.files.values()) for part in parts)
    assert sorted(map(json.dumps, rows("out", "files"))) == sorted(map(json.dumps, rows("whole", "files")))
    assert sorted(map(json.dumps, rows("out", "findings"))) == sorted(map(json.dumps, rows("whole", "findings")))
    assert sum(part.summary["error"] for part in parts) == whole.summary["error"]
    assert sum(part.rows["sets"] for part in parts) == whole.rows["sets"]


@pytest.fixture
def ended(mods: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """A run that was ended, with the last line torn; what it would have come to."""
    checked(mods, "whole")

    def stop(_what: str, done: int, _total: int) -> None:
        if done > 80:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        checked(mods, progress=stop)
    manifest = Path("out/manifest-1-of-1.jsonl")
    manifest.write_bytes(manifest.read_bytes()[:-9])
    assert not Path("out/summary-1-of-1.json").exists()
    return {name: data.replace(b'"whole"', b'"out"') for name, data in content("whole").items()}


def test_a_run_that_was_ended_is_gone_on_with(
    mods: Path, ended: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what was not done is done, and all is as if nothing had happened."""
    done: list[str] = []
    check = bulk.check_discovery
    monkeypatch.setattr(bulk, "check_discovery", lambda *source: done.append("") or check(*source))
    record = checked(mods, resume=True)
    assert record.reused >= 2
    assert len(done) + record.reused == len(list(iter_batches(Request((str(mods),)))))
    assert content("out") == ended
    checked(mods, resume=True)
    assert content("out") == ended


def test_files_that_changed_are_checked_again(mods: Path) -> None:
    checked(mods)
    (mods / "maps/0/m1.nav").write_bytes(example()[:-9])
    (mods / "maps/2/m22.nav").unlink()
    (mods / "maps/2/m99.nav").write_bytes(example())
    record = checked(mods, resume=True)
    assert record.reused >= len(list(iter_batches(Request((str(mods),))))) - 4
    restarted = checked(mods, "anew")
    assert content("out") == {name: data.replace(b'"anew"', b'"out"') for name, data in content("anew").items()}
    assert record.to_dict() | {"output": ""} == restarted.to_dict() | {"output": ""}


def test_other_folders_and_other_questions_are_refused(mods: Path) -> None:
    checked(mods)
    before = content("out")
    for more, words in (
        ({}, "holds results already; go on with --resume"),
        ({"resume": True, "profile": "strict"}, "of other options"),
        ({"shard": "5/3"}, "there is no shard '5/3'"),
        ({"shard": "x"}, "there is no shard 'x'"),
        ({"base": "mods/maps/readme.txt"}, "the base is neither folder nor archive"),
    ):
        with pytest.raises(navspec.NavspecError, match=words):
            checked(mods, **more)
    with pytest.raises(navspec.NavspecError, match="holds other files, such as"):
        checked(mods, "mods/maps")
    with pytest.raises(navspec.NavspecError, match="this is a file"):
        checked(mods, "mods/gta3.img")
    Path("empty").mkdir()
    with pytest.raises(navspec.NavspecError, match="no file in here is of a known format"):
        checked(Path("empty"), "none")
    assert content("out") == before
    checked(mods, force=True)
    assert content("out") == before


def test_shares_of_one_folder_are_of_one_whole(mods: Path) -> None:
    navspec.check_many(mods, "out", output_format="rows", shard="1/2")
    for source, words in (
        ({"shard": "1/3"}, "shard 1-of-2, and this is 1-of-3"),
        ({}, "shard 1-of-2, and this is 1-of-1"),
        ({"shard": "1/3", "force": True}, "twice"),
        ({"shard": "2/2", "select": ["NAV_"]}, "shard 1-of-2 is of other PATHs"),
    ):
        with pytest.raises(navspec.NavspecError, match=words):
            navspec.check_many(mods, "out", output_format="rows", **source)
    navspec.check_many(mods, "out", output_format="rows", shard="2/2")


def test_other_folders_do_not_take_the_place_of_what_is_there(mods: Path) -> None:
    navspec.check_many(mods, "out", output_format="rows")
    before = content("out")
    with pytest.raises(navspec.NavspecError, match="of other PATHs"):
        navspec.check_many(mods / "city", "out", output_format="rows", resume=True)
    assert content("out") == before


def test_a_share_may_have_no_files(mods: Path, tmp_path: Path) -> None:
    """A set stays together, so that another share has all of it; where nothing is known in any share, that is said."""
    done = [navspec.check_many(mods / "city", f"out{n}", output_format="rows", shard=f"{n}/2") for n in (1, 2)]
    assert sorted(sum(report.files.values()) for report in done) == [0, 64]
    (tmp_path / "none").mkdir()
    with pytest.raises(navspec.UnknownFormat):
        navspec.check_many(tmp_path / "none", "other", output_format="rows", shard="1/2")


def test_nobody_waits_for_work_that_is_asked_for_no_longer() -> None:
    work = map_in_processes(time.sleep, [0, 60, 60, 60], 2)
    next(work)
    started = time.monotonic()
    work.close()
    assert time.monotonic() - started < 30
    assert not multiprocessing.active_children()


def test_two_runs_do_not_fill_one_shard(mods: Path) -> None:
    def other(_what: str, _done: int, _total: int) -> None:
        with pytest.raises(navspec.NavspecError, match="another run of navspec fills this shard"):
            checked(mods, resume=True)

    checked(mods, progress=other)


def test_a_full_disk_is_said_and_gone_on_from(mods: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked(mods, "whole")
    write, room = result_store.write_bytes, iter(range(12))

    def full(data: bytes, path: Path, **more: Any) -> Any:
        if next(room, None) is None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        return write(data, path, **more)

    monkeypatch.setattr(result_store, "write_bytes", full)
    with pytest.raises(
        navspec.NavspecError, match="No space left on device; what is done is kept, so go on with --resume"
    ):
        checked(mods)
    monkeypatch.setattr(result_store, "write_bytes", write)
    record = checked(mods, resume=True)
    assert record.reused >= 1
    assert content("out") == {name: data.replace(b'"whole"', b'"out"') for name, data in content("whole").items()}


def test_the_work_is_the_same_in_processes(mods: Path) -> None:
    checked(mods, "here")
    checked(mods, jobs=2)
    assert content("out") == {name: data.replace(b'"here"', b'"out"') for name, data in content("here").items()}


def _end(number: int) -> int:
    """Ends the process for one number."""
    if number == 13:
        os._exit(1)
    if number == 17:
        raise ValueError("seventeen")
    return number


def test_a_piece_that_ends_its_process_costs_no_other() -> None:
    result = dict(Executor(2).run(_end, iter(range(40))))
    assert [each for each, output in result.items() if output != each] == [13, 17]
    assert result[13] == WorkerFailure("the system has ended the process, most likely for want of memory")
    assert result[17] == WorkerFailure("ValueError: seventeen")
    assert len(result) == 40


def test_no_more_pieces_are_drawn_than_are_worked_on() -> None:
    started: list[int] = []

    def pieces() -> Iterator[int]:
        for number in range(1000):
            started.append(number)
            yield number

    run = Executor(2).run(abs, pieces())
    assert next(run) == (0, 0)
    assert len(started) < 20


def test_files_that_a_worker_does_not_come_back_from_are_named(mods: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other files of their lot are checked; the next run tries them again."""
    checked(mods, "whole")
    find, bad = bulk.discover_batch, "mods/maps/1/m11.nav"

    def failing(lot: Any, request: Request) -> Any:
        if bad in lot.paths:
            raise MemoryError
        return find(lot, request)

    monkeypatch.setattr(bulk, "discover_batch", failing)
    record = checked(mods)
    whole = {row["path"]: row for row in rows("whole", "files")}
    files = {row["path"]: row for row in rows("out", "files")}
    assert files.pop(bad)["status"] == "unreadable"
    assert {path: whole[path] for path in files} == files
    assert set(whole) - set(files) == {bad}
    (messages,) = (row for row in rows("out", "findings") if row["path"] == bad)
    assert messages["message"].startswith("this was not checked: MemoryError")
    assert record.fails_at("never")
    monkeypatch.setattr(bulk, "discover_batch", find)
    checked(mods, resume=True)
    assert content("out") == {name: data.replace(b'"whole"', b'"out"') for name, data in content("whole").items()}


def test_a_cluster_in_which_a_worker_is_killed(mods: Path) -> None:
    """Nothing is lost, nothing is there twice."""
    from distributed import LocalCluster

    checked(mods, "here")
    killed: list[int] = []
    environment = {"PYTHONPATH": os.environ["PYTHONPATH"]} if "PYTHONPATH" in os.environ else {}
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50, env=environment
    ) as cluster:

        def kill(_what: str, _done: int, _total: int) -> None:
            if not killed:
                process = cluster.workers[0].process.process
                killed.append(process.pid)
                os.kill(process.pid, signal.SIGKILL)  # its own `kill` needs an event loop of this thread

        checked(mods, scheduler=cluster.scheduler_address, progress=kill)
    assert killed
    assert content("out") == {name: data.replace(b'"here"', b'"out"') for name, data in content("here").items()}


def test_a_scheduler_that_does_not_answer(mods: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navspec.operations.executors.SCHEDULER_TIMEOUT", 0.2)
    with pytest.raises(navspec.NavspecError, match=r"no scheduler of Dask answers at tcp://127\.0\.0\.1:9; start one"):
        checked(mods, scheduler="tcp://127.0.0.1:9")
