"""What lies beside files changes nothing: not what is said of them, and it costs neither time nor memory."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import navspec
from builders.gta_sa_paths import border_city
from builders.source_nav import example
from hostile import FORMS, HEAD, JOURNAL, KINDS, names_beside, no_longer_than, put_journal
from memory import call_below
from navspec.cli import cli
from navspec.disk.atomic_write import write_bytes
from navspec.disk.journal import find_interrupted
from sweeps import some

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes and links in folders")

NODE_ID = 40
"""Where the number of the first node is stored."""
SECONDS = 20
"""After which a call hangs; a busy machine takes some."""

READING: dict[str, Callable[[str], Any]] = {
    "check": lambda folder: navspec.check(folder).to_dict(),
    "info": lambda folder: navspec.info(folder).to_dict(),
    "census": lambda folder: navspec.census(folder).to_dict(),
    "repair": lambda folder: navspec.repair(folder).to_dict(),
    "roundtrip": lambda folder: navspec.roundtrip(f"{folder}/NODES0.DAT").to_dict(),
    "table_set": lambda folder: navspec.table_set(folder).path,
}

WRITING = {
    "set": "set NODES0.DAT /nodes/0/flags/speed=fast",
    "repair": "repair . --select SA_PATHS_NODE_ID --apply",
    "convert": "convert . --to ver3 --allow-loss -o out",
    "dump": "dump NODES0.DAT -o x.json --force",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two files of a set; a repair changes the second one."""
    path = tmp_path / "files"
    path.mkdir()
    for number, (name, data) in enumerate(sorted(border_city().files().items())[:2]):
        (path / name).write_bytes(data[:NODE_ID] + b"\xe7\3" + data[NODE_ID + 2 :] if number else data)
    return path


def state(folder: Path) -> dict[str, Any]:
    """What lies in a folder: content of files, what else there is by its kind."""
    return {
        each.relative_to(folder).as_posix(): each.read_bytes()
        if each.is_file() and not each.is_symlink() and each.stat().st_size < 1 << 22
        else (each.lstat().st_mode, each.lstat().st_size)
        for each in folder.rglob("*")
    }


@pytest.mark.parametrize("form", FORMS)
def test_a_planted_journal_is_ignored(form: str, folder: Path) -> None:
    expected = {name: run(str(folder)) for name, run in READING.items()}
    for part in some(("nothing", "pipe", "noise"), 2):
        put_journal(folder, form, part)
        there = state(folder)
        for name, run in READING.items():
            with no_longer_than(SECONDS):
                assert run(str(folder)) == expected[name], (name, part)
        assert state(folder) == there
        for path in folder.glob(f"{JOURNAL}*"):
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


@pytest.mark.parametrize("form", FORMS)
def test_a_planted_journal_costs_nothing(form: str, folder: Path) -> None:
    put_journal(folder, form)
    names = [path.name for path in folder.iterdir()]
    find_interrupted(str(folder), names)
    start = time.process_time()
    assert find_interrupted(str(folder), names) == []
    assert time.process_time() - start < 0.2
    call_below(5 << 20, lambda: find_interrupted(str(folder), names))


@pytest.mark.parametrize("command", WRITING)
@pytest.mark.parametrize("form", some([*FORMS], 5))
def test_writers_go_on_beside_a_planted_journal(
    command: str, form: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    put_journal(folder, form)
    before = state(folder)
    with no_longer_than(SECONDS):
        result = CliRunner().invoke(cli, WRITING[command].split(), prog_name="navspec")
    assert result.exit_code == 0, (result.output, result.exception)
    after = state(folder)
    is_ours = form in ("nothing", "head")  # as writers leave them that were ended before the first file
    assert {name for name in before if name not in after} <= ({JOURNAL, f"{JOURNAL}.0"} if is_ours else set())


def test_a_copy_of_what_an_ended_writer_has_left_is_not_believed(folder: Path) -> None:
    """Whoever can copy a folder can also write one: a part that is another file than the journal says proves nothing."""
    part = folder / f"{JOURNAL}.1"
    part.write_bytes(b"new")
    inode = part.stat().st_ino
    (folder / JOURNAL).write_bytes(HEAD + b"%d NODES0.DAT\n%d NODES1.DAT\n" % (inode, inode))
    [finding] = navspec.check(str(folder), select="WRITE").findings
    assert finding.code == "WRITE_INTERRUPTED"
    assert "new are NODES0.DAT; still as they were are NODES1.DAT" in finding.message
    copy = folder.with_name("copy")
    shutil.copytree(folder, copy)
    assert not navspec.check(str(copy), select="WRITE").findings
    write_bytes(b"", copy / "x")
    assert {JOURNAL, part.name} <= {each.name for each in copy.iterdir()}


@pytest.mark.parametrize("kind", [*KINDS, "noise", "deep"])
def test_what_else_lies_beside_a_file(kind: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that settings, backups, maps and projects have, of things that they are not."""
    (folder / "m.nav").write_bytes(example())
    expected = {name: run(str(folder)) for name, run in READING.items() if name != "table_set"}
    expected_of_mesh = navspec.check(str(folder / "m.nav")).to_dict()
    monkeypatch.chdir(folder)
    names = {name for each in ("NODES0.DAT", "m.nav") for name in names_beside(each)}
    if kind not in KINDS or kind == "large file":
        names -= {"navspec.toml", "pyproject.toml"}  # refused, in one line
    if kind in ("link to nowhere", "link to itself", "large file"):
        names -= {"NODES0.bsp", "m.bsp"}  # named, because something is in the place of a map
    for name in names:
        FORMS[kind](folder / name)
    for name, value in expected.items():
        with no_longer_than(SECONDS):
            assert READING[name](str(folder)) == value, name
    with no_longer_than(SECONDS):
        assert navspec.check(str(folder / "m.nav")).to_dict() == expected_of_mesh
        result = CliRunner().invoke(cli, ["check", "."], prog_name="navspec")
    assert result.exit_code in (0, 1), (result.output, result.exception)
    old = (folder / "NODES0.DAT").read_bytes()
    with no_longer_than(SECONDS):
        result = CliRunner().invoke(cli, ["set", "NODES0.DAT", "/nodes/0/flags/speed=fast"], prog_name="navspec")
    assert result.exit_code == 0, (result.output, result.exception)
    assert (folder / "NODES0.DAT.bak2").read_bytes() == old


@pytest.mark.parametrize("kind", ["large file", "deep", "noise"])
def test_settings_that_are_none_are_refused_in_one_line(
    kind: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    FORMS[kind](folder / "navspec.toml")
    with no_longer_than(SECONDS):
        result = CliRunner().invoke(cli, ["check", "."], prog_name="navspec")
    assert result.exit_code == 2
    assert result.output.startswith("navspec: navspec.toml: not a settings file, ")
    assert result.output.count("\n") == 1


@pytest.mark.parametrize("end", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("kind", ["pipe", "link to a device", "link to nowhere"])
def test_what_sqlite_opens_with_a_file(kind: str, end: str, folder: Path) -> None:
    navspec.export(folder, folder / "roads.gpkg")
    FORMS[kind](folder / f"roads.gpkg{end}")
    with no_longer_than(SECONDS), pytest.raises(navspec.NavspecError, match=f"roads.gpkg{end} beside it is not a file"):
        navspec.compile(folder / "roads.gpkg")


@pytest.mark.parametrize("form", FORMS)
def test_the_manifest_of_a_folder_of_tables(form: str, folder: Path) -> None:
    tables = folder / "tables"
    tables.mkdir()
    FORMS[form](tables / "manifest-1-of-1.jsonl")
    with no_longer_than(SECONDS):
        result = CliRunner().invoke(cli, f"check {folder}/NODES0.DAT -o {tables} --format rows --resume".split())
    assert result.exit_code == 0 or (result.exit_code, result.stderr.count("\n")) == (2, 1), result.output


@pytest.mark.parametrize("name", ["manifest-1-of-1.jsonl", "summary-1-of-1.json", "findings"])
def test_nothing_is_written_where_a_link_in_a_folder_of_tables_leads(name: str, folder: Path) -> None:
    tables, outside = folder / "tables", folder / "outside"
    tables.mkdir()
    outside.mkdir() if name == "findings" else outside.write_bytes(b"mine")
    (tables / name).symlink_to(outside)
    is_removed = name.startswith("summary")  # as every run does first
    with nullcontext() if is_removed else pytest.raises(navspec.NavspecError, match="this is a link"):
        navspec.check_many(folder / "NODES0.DAT", tables, output_format="rows", force=True)
    assert list(outside.iterdir()) == [] if name == "findings" else outside.read_bytes() == b"mine"


@pytest.mark.parametrize("hard_links", [True, False])
def test_a_backup_that_leads_to_the_file_itself_is_not_a_copy(
    hard_links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(*_: Any) -> None:
        raise OSError(95, "Operation not supported")

    if not hard_links:
        monkeypatch.setattr(os, "link", unsupported)
    path = tmp_path / "a.nav"
    path.write_bytes(b"old")
    (tmp_path / "a.nav.bak").symlink_to("a.nav")
    (tmp_path / "a.nav.bak1").symlink_to("nowhere")
    assert write_bytes(b"new", path, force=True, backup=True) == tmp_path / "a.nav.bak2"
    assert ((tmp_path / "a.nav.bak2").read_bytes(), path.read_bytes()) == (b"old", b"new")
    assert (tmp_path / "a.nav.bak").is_symlink()
