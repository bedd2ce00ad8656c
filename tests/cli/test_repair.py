"""`navspec repair`: what it prints, what it writes, and its exit statuses."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from builders import gta_sa_save
from builders.gta_sa_paths import file_name, smallest

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]

NO_LINKS = ("--ignore", "SA_PATHS_LINK")
"""Leaves a link to nowhere in the damaged city."""


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A file with two wrong ids and a pedestrian node without width."""
    area = smallest()
    area.nodes[1].node_id, area.nodes[2].node_id = 2, 1
    area.ped_nodes[1].path_width = 0
    path = tmp_path / area.name
    path.write_bytes(area.to_bytes())
    return path


LISTED = """\
NODES0.DAT: 1 file of gta_sa_paths
  Repairs
    SA_PATHS_NODE_ID: set node_id to the row
      2 places: NODES0.DAT (2)
  On request (--select with the code)
    SA_PATHS_NODE_PED_WIDTH_ZERO: set path_width of pedestrian nodes to 16
      1 place: NODES0.DAT (1)
  Left
    info SA_PATHS_NODE_PED_WIDTH_ZERO: 1

1 file would change (--apply replaces, -o writes elsewhere): NODES0.DAT
1 file: 2 errors, 0 warnings, 1 info → 0 errors, 0 warnings, 1 info
"""


def test_lists_by_default(run: Run, damaged: Path) -> None:
    before = damaged.read_bytes()
    result = run("repair", damaged.name)
    assert (result.stdout, result.stderr) == (LISTED, "")
    assert damaged.read_bytes() == before
    assert [path.name for path in damaged.parent.iterdir()] == [damaged.name]


def test_brief(run: Run, damaged: Path) -> None:
    assert run("repair", damaged.name, "--quiet").stdout == (
        "NODES0.DAT: 1 file of gta_sa_paths\n  Repairs\n    SA_PATHS_NODE_ID: set node_id to the row\n"
        "      2 places: NODES0.DAT (2)\n\n1 file: 2 errors, 0 warnings, 1 info → 0 errors, 0 warnings, 1 info\n"
    )


def test_apply(run: Run, damaged: Path) -> None:
    before = damaged.read_bytes()
    text = run("repair", damaged.name, "--apply").stdout
    assert "wrote NODES0.DAT, before: NODES0.DAT.bak\n" in text
    sound = smallest()
    sound.ped_nodes[1].path_width = 0
    assert damaged.read_bytes() == sound.to_bytes()
    assert (damaged.parent / "NODES0.DAT.bak").read_bytes() == before
    assert run("repair", damaged.name, "--apply", "--force", "--select", "SA_PATHS_NODE_PED_WIDTH_ZERO").exit_code == 0
    assert damaged.read_bytes() == smallest().to_bytes()
    assert run("repair", damaged.name, "--apply").stdout == "1 file: 0 errors, 0 warnings; nothing is repaired\n"
    assert sorted(path.name for path in damaged.parent.iterdir()) == ["NODES0.DAT", "NODES0.DAT.bak", "NODES0.DAT.bak1"]


def test_output(run: Run, city: Path) -> None:
    """The folder elsewhere is complete; what is there is not replaced unless that is forced."""
    result = run("repair", "bad", "-o", "mended", *NO_LINKS, status=1)
    assert len(list((city / "mended").iterdir())) == 64
    assert "wrote mended" in result.stdout
    before = {path.name: path.read_bytes() for path in (city / "mended").iterdir()}
    error = run("repair", "bad", "-o", "mended", *NO_LINKS, status=2).stderr
    assert error.count("\n") == 1
    assert "exists; use force (--force) to replace it" in error
    assert {path.name: path.read_bytes() for path in (city / "mended").iterdir()} == before
    sound = run("repair", "good", "-o", "nothing")
    assert sound.stdout.endswith("nothing is repaired\n")
    assert sound.stderr == "nothing is not written: nothing is repaired, so take the files as they are\n"
    assert not (city / "nothing").exists()
    run("repair", "bad", "-o", "mended", *NO_LINKS, "--force", status=1)
    assert {path.name: path.read_bytes() for path in (city / "mended").iterdir()} == before
    assert "replace them with --apply" in run("repair", "bad", "-o", "bad", "--force", status=2).stderr


def test_json(run: Run, city: Path, validated: Validated) -> None:
    record = validated("repair", run("repair", "bad", *NO_LINKS, "--format", "json", status=1).stdout)
    assert list(record) == ["schema_version", "tool", "summary", "sets", "files", "unread", "archives", "tool_errors"]
    [result] = record["sets"]
    assert (result["path"], result["files"]) == ("bad", 64)
    states = {code: step["state"] for step in result["steps"] for code in step["codes"]}
    assert states["SA_PATHS_NODE_SEARCH_DISTANCE"] == states["SA_PATHS_RESERVE_LINKS"] == "done"
    assert record["summary"]["before"]["error"] > record["summary"]["after"]["error"]
    assert record["summary"]["changed"] == sum(file["changed"] for file in record["files"]) > 0
    assert record["summary"]["written"] == 0
    done = validated("repair", run("repair", "bad", *NO_LINKS, "--apply", "--format", "json", status=1).stdout)
    assert done["summary"] == {**record["summary"], "written": record["summary"]["changed"]}
    for file in done["files"]:
        assert bool(file["written"]) == bool(file["backup"]) == file["changed"]


def test_exit_status(run: Run, damaged: Path) -> None:
    """0 where no error is left, whether or not it is written; 1 where one is, or where something cannot be read."""
    run("repair", damaged.name)
    run("repair", damaged.name, "--ignore", "SA_PATHS_NODE_ID", status=1)
    run("repair", damaged.name, "--select", "SA_PATHS_FLOOD,sa_paths_reserve", status=1)
    short = damaged.parent / file_name(1)
    short.write_bytes(smallest().to_bytes()[:300])
    result = run("repair", damaged.name, short.name, status=1)
    assert result.stdout.startswith("NODES1.DAT: error SA_PATHS_FILE_TRUNCATED: ")
    (damaged.parent / "x.dat").write_bytes(b"nothing known")
    assert run("repair", "x.dat", status=1).stdout.startswith("x.dat: error FORMAT_UNKNOWN: ")


def test_a_clean_set(run: Run, city: Path) -> None:
    for profile in ("default", "strict"):
        text = run("repair", "good", "--profile", profile).stdout
        assert text == "64 files: 0 errors, 0 warnings; nothing is repaired\n"


def test_stdin(run: Run, damaged: Path, validated: Validated) -> None:
    data = damaged.read_bytes()
    assert run("repair", "-", data=data).stdout == LISTED.replace("NODES0.DAT", "-")
    run("repair", "-", "--name", "NODES0.DAT", "-o", "out.dat", data=data)
    assert (damaged.parent / "out.dat").read_bytes() != data
    record = validated("repair", run("repair", "-", "--format", "json", data=data).stdout)
    [result] = record["sets"]
    assert [place["path"] for place in (*record["files"], result, *result["steps"][0]["places"])] == ["-", "-", "-"]
    assert "stdin cannot be replaced" in run("repair", "-", "--apply", data=data, status=2).stderr
    assert "not for stdout" in run("repair", "-", "-o", "-", data=data, status=2).stderr


def test_base(run: Run, city: Path, validated: Validated) -> None:
    (city / "given").mkdir()
    given_file = city / "given" / file_name(28)
    data = bytearray((city / "good" / given_file.name).read_bytes())
    for node in range(int.from_bytes(data[:4], "little")):
        data[20 + 28 * node + 23] = 77
    given_file.write_bytes(data)
    shutil.copy(city / "good" / file_name(27), city / "given")
    single_file = run("repair", "given").stdout
    assert "  Cannot be done\n    SA_PATHS_FLOOD_LINK: recompute the flood ids of the whole map\n" in single_file
    assert "      the whole map is needed\n" in single_file
    text = run("repair", f"given/{given_file.name}", "--base", "good", "--apply").stdout
    assert f"wrote given/{given_file.name}, before: given/{given_file.name}.bak\n" in text.replace("\\", "/")
    assert given_file.read_bytes() == (city / "good" / given_file.name).read_bytes()


def test_wrong_usage(run: Run, damaged: Path) -> None:
    assert "take one of them" in run("repair", damaged.name, "--apply", "-o", "x", status=2).stderr
    assert "no rule begins with 'NODE'" in run("repair", damaged.name, "--select", "node", status=2).stderr
    text = run("repair", damaged.name, "--select", "NODE_BIT", status=2).stderr
    assert "no rule begins with 'NODE_BIT'; did you mean SA_PATHS_NODE_BIT8?" in text
    text = run("repair", damaged.name, "--select", "SA_PATHS_LIMIT", status=2).stderr
    assert "no rule that begins with 'SA_PATHS_LIMIT' has a repair; `navspec explain` says what to do by hand" in text
    assert "there is no such file or folder" in run("repair", "nowhere", status=2).stderr
    run("repair", damaged.name, "--base", "nowhere", status=2)
    (damaged.parent / "empty").mkdir()
    assert "no file in here is of a known format" in run("repair", "empty", status=2).stderr


def test_what_does_harm_is_taken_back_and_said(run: Run, damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy as np

    from navspec.family.repair.recipes import Recipe, set_values
    from navspec.operations import repair

    def harms(net: Any) -> None:
        set_values(net.files, "nodes", "node_id", np.array([1, 2]), np.array([1, 2]))
        set_values(net.files, "nodes", "search_distance", np.array([0]), 0)

    monkeypatch.setattr(repair, "recipes_of", lambda family: [Recipe(("SA_PATHS_NODE_ID",), "harm", harms)])
    before = damaged.read_bytes()
    text = run("repair", damaged.name, "--apply", status=1).stdout
    assert "  Does not help, and is left out\n    SA_PATHS_NODE_ID: harm\n" in text
    assert "      the result would have errors that are not there now: SA_PATHS_NODE_SEARCH_DISTANCE in " in text
    assert text.endswith("1 file: 2 errors, 0 warnings, 1 info; nothing is repaired\n")
    assert damaged.read_bytes() == before


def test_a_folder_that_takes_no_files(run: Run, damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object, **options: object) -> None:
        raise PermissionError(13, "Permission denied", str(damaged.parent))

    monkeypatch.setattr("navspec.disk.atomic_write.WriteJournal", refuse)
    before = damaged.read_bytes()
    error = run("repair", damaged.name, "--apply", status=2).stderr
    assert error == f"navspec: {damaged.name}: Permission denied\n"
    assert damaged.read_bytes() == before
    assert [path.name for path in damaged.parent.iterdir()] == [damaged.name]


def test_explain_says_what_repair_does(run: Run) -> None:
    assert (
        "What repair does\n  Set path_width of pedestrian nodes to 16, on request.\n"
        in run("explain", "SA_PATHS_NODE_PED_WIDTH_ZERO").stdout
    )
    assert "What repair does" not in run("explain", "SA_PATHS_LIMIT_FLOOD").stdout


def test_explain_knows_what_is_asked_for_by_name(run: Run) -> None:
    assert run("explain", "sa_save_cheated_flag").stdout == (
        "SA_SAVE_CHEATED_FLAG\n"
        "  Forget that the player has cheated.\n"
        "\n"
        "Why\n"
        "  A save carries a flag and a count of the cheats that were used.\n"
        "\n"
        "How\n"
        "  navspec repair FILE --select SA_SAVE_CHEATED_FLAG, with --apply or -o to write\n"
    )
    error = run("explain", "SA_SAVE_TRAFIC_GLITCH", status=2).stderr
    assert "did you mean SA_SAVE_TRAFFIC_GLITCH" in error


def test_what_is_asked_for_by_name_says_what_it_changes(run: Run, tmp_path: Path, validated: Validated) -> None:
    """The checksum and the padding follow, and are not counted."""
    cheats = {"/simple_variables/has_cheated": 1, "/statistics/int_stats/17": 4}
    (tmp_path / "GTASAsf1.b").write_bytes(gta_sa_save.valid(cheats).to_bytes())
    arguments = ("repair", "GTASAsf1.b", "--select", "SA_SAVE_CHEATED_FLAG")
    assert "      2 values: simple_variables.has_cheated, statistics.int_stats\n" in run(*arguments).stdout
    (step,) = validated("repair", run(*arguments, "--format", "json").stdout)["sets"][0]["steps"]
    assert step["changed"] == [
        {"field": "simple_variables.has_cheated", "values": 1},
        {"field": "statistics.int_stats", "values": 1},
    ]
    (tmp_path / "GTASAsf1.b").write_bytes(gta_sa_save.valid().to_bytes())
    text = run(*arguments).stdout
    assert "    SA_SAVE_CHEATED_FLAG: forget that the player has cheated\n      nothing would be another" in text
    assert text.endswith("nothing is repaired\n")


def test_formats_say_what_can_be_repaired(run: Run) -> None:
    assert "repair" in run("formats").stdout


TAKEN = """\
GTASAsf1.b: 1 file of gta_sa_save
  Taken out of older.b
    /garages: it cannot be read in this file
      cars: 4
    the mark before /player_info was damaged, and is written again
    the checksum of this file is right again: all the rest is as it was written

1 file would change (--apply replaces, -o writes elsewhere): GTASAsf1.b
1 file: 1 error, 0 warnings → 0 errors, 0 warnings
"""


def test_blocks_are_taken_out_of_an_older_save(run: Run, validated: Validated, tmp_path: Path) -> None:
    save, damaged = gta_sa_save.valid({"/player_info/money": 7, "/player_info/money_shown": 7}), tmp_path / "GTASAsf1.b"
    data = bytearray(save.to_bytes())
    for pointer in ("/garages", "/tag_15"):
        offset, length = save.span(pointer)
        data[offset : offset + length] = bytes(length)
    damaged.write_bytes(data)
    (tmp_path / "older.b").write_bytes(gta_sa_save.valid().to_bytes())
    assert run("repair", damaged.name, "--donor", "older.b").stdout == TAKEN
    record = validated("repair", run("repair", damaged.name, "--donor", "older.b", "--format", "json").stdout)
    assert [part["pointer"] for part in record["sets"][0]["taken"]["parts"]] == ["/garages"]
    assert damaged.read_bytes() == data
    assert run("repair", damaged.name, "--donor", "older.b", "--apply").exit_code == 0
    assert damaged.read_bytes() == save.to_bytes()
    assert (tmp_path / "GTASAsf1.b.bak").read_bytes() == data


def test_block_needs_from(run: Run, tmp_path: Path) -> None:
    (tmp_path / "GTASAsf1.b").write_bytes(gta_sa_save.valid().to_bytes())
    assert "name that, too" in run("repair", "GTASAsf1.b", "--part", "garages", status=2).stderr
