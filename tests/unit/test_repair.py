"""How recipes are tried, kept or taken back, and when nothing is written."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_img
from builders.gta_sa_paths import border_city, file_name, promenade, smallest, smallest_city, valid_city, write_files
from navspec.errors import NavspecError, WriteError
from navspec.family.repair.recipes import Recipe, Rescue, set_values
from navspec.operations import repair
from navspec.records.changes import FileFailures, Repaired, Step
from sweeps import some

Apply = Callable[[Any], None]
Plant = Callable[..., None]

NODE_ID, BIT8 = "SA_PATHS_NODE_ID", "SA_PATHS_NODE_BIT8"


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A file with a wrong node id (an error) and a wrong bit 8 (an info)."""
    area = smallest()
    area.nodes[2].node_id = 5
    area.nodes[3].switched_off_original = 1
    path = tmp_path / area.name
    path.write_bytes(area.to_bytes())
    return path


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Put recipes in the place of those of the family."""

    def put(*recipes: Recipe) -> None:
        monkeypatch.setattr(repair, "recipes_of", lambda family: list(recipes))

    return put


def set_id(net: Any) -> None:
    set_values(net.files, "nodes", "node_id", np.array([2]), 2)


def set_bit(net: Any) -> None:
    set_values(net.files, "nodes", "flags.switched_off_original", np.array([3]), 0)


def steps(done: Repaired) -> list[Step]:
    return [step for set_ in done.sets for step in set_.steps]


def untouched(path: Path, run: Callable[[], Repaired]) -> Repaired:
    """Run, and see that a file and its folder are as before."""
    data, changed, names = path.read_bytes(), path.stat().st_mtime_ns, sorted(path.parent.iterdir())
    done = run()
    assert (path.read_bytes(), path.stat().st_mtime_ns, sorted(path.parent.iterdir())) == (data, changed, names)
    assert not any(file.written or file.backup or file.changed for file in done.files)
    return done


def test_what_a_recipe_raises_is_its_reason(damaged: Path, plant: Plant) -> None:
    def fails(net: Any) -> None:
        raise NavspecError("there is no telling")

    plant(Recipe((NODE_ID,), "guess", fails), Recipe((BIT8,), "set the bit", set_bit))
    done = navspec.repair(damaged, apply=True)
    one, second = steps(done)
    assert (one.state, one.reason, one.failed, one.left) == ("taken_back", "there is no telling", 1, 1)
    assert (second.state, second.left) == ("done", 0)
    assert done.tool_errors == ()
    assert [finding.code for finding in navspec.check(damaged).findings] == [NODE_ID]


def test_a_fault_of_a_recipe_is_ours_and_costs_no_other_one(damaged: Path, plant: Plant) -> None:
    def breaks(net: Any) -> None:
        set_id(net)
        raise ZeroDivisionError("a slip")

    plant(Recipe((NODE_ID,), "slip", breaks), Recipe((BIT8,), "set the bit", set_bit))
    done = navspec.repair(damaged)
    assert [step.state for step in steps(done)] == ["taken_back", "done"]
    assert done.tool_errors == ("slip: ZeroDivisionError: a slip",)
    assert done.fails
    assert done.after == {"error": 1, "warning": 0, "info": 0}


def test_a_recipe_that_does_not_help_is_taken_back(damaged: Path, plant: Plant) -> None:
    def moves(net: Any) -> None:
        set_values(net.files, "nodes", "node_id", np.array([2, 3]), np.array([2, 7]))

    plant(Recipe((NODE_ID,), "move the fault", moves))
    done = untouched(damaged, lambda: navspec.repair(damaged, apply=True))
    [step] = steps(done)
    assert (step.state, step.reason) == ("taken_back", "its rules fail no less often afterwards")


def test_a_recipe_that_changes_nothing_is_not_listed(damaged: Path, plant: Plant) -> None:
    plant(Recipe((NODE_ID,), "look", lambda net: None))
    done = untouched(damaged, lambda: navspec.repair(damaged, apply=True))
    assert steps(done) == []
    assert [(remaining.code, remaining.failed) for remaining in done.sets[0].left] == [(NODE_ID, 1), (BIT8, 1)]


def test_what_cannot_be_written_is_taken_back(damaged: Path, plant: Plant) -> None:
    def miscounts(net: Any) -> None:
        set_id(net)
        net.files.files[0].set_column("", "num_links", 11)

    plant(Recipe((NODE_ID,), "miscount", miscounts))
    done = untouched(damaged, lambda: navspec.repair(damaged, apply=True))
    [step] = steps(done)
    assert step.state == "taken_back"
    assert "num_links is 11, but there are 12 rows" in step.reason


def test_a_value_that_does_not_fit_is_taken_back(damaged: Path, plant: Plant) -> None:
    plant(Recipe((NODE_ID,), "overflow", lambda net: set_values(net.files, "nodes", "node_id", np.array([2]), 65538)))
    done = untouched(damaged, lambda: navspec.repair(damaged, apply=True))
    assert [(step.state, step.reason) for step in steps(done)] == [
        ("taken_back", "/nodes/2/node_id: 65538 does not fit a field of 0 to 65535")
    ]


def test_a_recipe_that_makes_a_new_error_is_taken_back_alone(damaged: Path, plant: Plant) -> None:
    def harms(net: Any) -> None:
        set_id(net)
        set_values(net.files, "nodes", "search_distance", np.array([0]), 0)

    plant(Recipe((NODE_ID,), "harm", harms), Recipe((BIT8,), "set the bit", set_bit))
    done = navspec.repair(damaged, apply=True)
    one, second = steps(done)
    assert (one.state, one.failed, one.left, second.state) == ("taken_back", 1, 1, "done")
    assert one.reason == (
        f"the result would have errors that are not there now: SA_PATHS_NODE_SEARCH_DISTANCE in {damaged}"
    )
    assert done.after == {"error": 1, "warning": 0, "info": 0}
    assert [finding.code for finding in navspec.check(damaged).findings] == [NODE_ID]


def test_a_new_error_that_a_later_recipe_mends_is_none(damaged: Path, plant: Plant) -> None:
    def trades(net: Any) -> None:
        set_id(net)
        set_values(net.files, "nodes", "search_distance", np.array([0]), 0)

    def mends(net: Any) -> None:
        set_values(net.files, "nodes", "search_distance", np.array([0]), smallest().nodes[0].search_distance)

    plant(
        Recipe((NODE_ID,), "trade", trades),
        Recipe(("SA_PATHS_NODE_SEARCH_DISTANCE",), "mend", mends),
        Recipe((BIT8,), "set the bit", set_bit),
    )
    done = navspec.repair(damaged)
    assert [step.state for step in steps(done)] == ["done", "done", "done"]
    assert done.after["error"] == 0


def test_two_recipes_that_do_harm_are_both_taken_back(damaged: Path, plant: Plant) -> None:
    def harms(net: Any) -> None:
        set_id(net)
        set_values(net.files, "nodes", "search_distance", np.array([0]), 0)

    def harms_too(net: Any) -> None:
        set_bit(net)
        set_values(net.files, "nodes", "search_distance", np.array([1]), 0)

    plant(Recipe((NODE_ID,), "harm", harms), Recipe((BIT8,), "harm too", harms_too))
    done = untouched(damaged, lambda: navspec.repair(damaged, apply=True))
    assert [step.state for step in steps(done)] == ["taken_back", "taken_back"]
    assert done.before == done.after == {"error": 1, "warning": 0, "info": 1}
    elsewhere = damaged.parent / "out"
    navspec.repair(damaged, output=elsewhere)
    assert not elsewhere.exists(), "nothing is repaired, and nothing written"


def test_a_recipe_without_a_gain_is_taken_back(damaged: Path, plant: Plant) -> None:
    def trades(net: Any) -> None:
        set_bit(net)
        set_values(net.files, "nodes", "flags.speed", np.array([0]), 3)

    plant(Recipe((BIT8,), "trade an info for a warning", trades))
    done = untouched(damaged, lambda: navspec.repair(damaged, apply=True))
    [step] = steps(done)
    assert (step.state, step.reason) == ("taken_back", "the result would be no better than what is there")


def test_several_sets_stand_for_themselves(tmp_path: Path, plant: Plant) -> None:
    """What is taken back for one set is done for another one."""
    for name in ("a", "b"):
        area = smallest()
        area.nodes[2].node_id = 5
        area.nodes[3].next_ptr = int(name == "a")
        write_files(tmp_path / name, {area.name: area.to_bytes()})

    def harms(net: Any) -> None:
        set_id(net)
        tables = net.files.files[0]
        if tables.column("nodes", "next_ptr")[3]:
            tables.set_column("nodes", "search_distance", 0)

    plant(Recipe((NODE_ID,), "harm one", harms))
    done = navspec.repair([tmp_path / "a" / file_name(0), tmp_path / "b" / file_name(0)], apply=True)
    assert [step.state for step in steps(done)] == ["taken_back", "done"]
    assert [bool(file.written) for file in done.files] == [False, True]


# --- parts of a set ------------------------------------------------------------------------------------------------


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A complete set."""
    write_files(tmp_path / "base", valid_city().files())
    return tmp_path / "base"


def _flooded(whole: Path, target: Path) -> Path:
    """A file of the set of which all flood ids are another one."""
    target.mkdir()
    name = file_name(28)
    data = bytearray((whole / name).read_bytes())
    for node in range(int.from_bytes(data[:4], "little")):
        data[20 + 28 * node + 23] = 77
    (target / name).write_bytes(data)
    return target / name


def test_recipes_of_other_families_are_not_built(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of all families take half a second, and are asked for only where the user names rules."""
    monkeypatch.setattr(repair, "find_named_recipes", lambda: pytest.fail("recipes of all families"))
    assert steps(navspec.repair(damaged))
    with pytest.raises(pytest.fail.Exception, match="of all families"):
        navspec.repair(damaged, select=["SA_PATHS_NODE_ID"])


def test_recipes_for_the_whole_map_need_it(whole: Path, tmp_path: Path) -> None:
    source = _flooded(whole, tmp_path / "given")
    beside = tmp_path / "given" / file_name(27)
    shutil.copy(whole / beside.name, beside)
    done = untouched(source, lambda: navspec.repair([source, beside], apply=True))
    [step] = steps(done)
    assert (step.state, step.reason, step.codes) == ("impossible", "the whole map is needed", ("SA_PATHS_FLOOD_LINK",))
    assert step.failed > 0


def test_a_base_makes_the_map_whole_and_stays_as_it_is(whole: Path, tmp_path: Path) -> None:
    source = _flooded(whole, tmp_path / "given")
    before = {path.name: path.read_bytes() for path in whole.iterdir()}
    done = navspec.repair(source, base=whole, apply=True)
    assert [(step.state, step.base) for step in steps(done)] == [("done", ())]
    assert source.read_bytes() == before[source.name]
    assert {path.name: path.read_bytes() for path in whole.iterdir()} == before
    assert [file.path for file in done.files] == [str(source)]
    assert done.after == {"error": 0, "warning": 0, "info": 0}


def test_faults_of_the_base_alone_are_not_counted(whole: Path, tmp_path: Path) -> None:
    source = _flooded(whole, tmp_path / "given")
    second = whole / file_name(36)
    data = bytearray(second.read_bytes())
    data[20 + 14 : 20 + 16] = b"\0\0"  # a search distance
    second.write_bytes(data)
    done = navspec.repair(source, base=whole)
    assert [step.codes[0] for step in steps(done)] == ["SA_PATHS_FLOOD_LINK"]
    assert done.before["error"] == done.after["error"] == 0


def test_what_the_base_would_need_is_said(tmp_path: Path) -> None:
    """A crossing of the given file that the link back in the base does not have."""
    areas = {number: area for number, area in border_city().areas().items() if number in (0, 1)}
    write_files(tmp_path / "base", {area.name: area.to_bytes() for area in areas.values()})
    areas[0].links[3].road_cross = 1
    source = tmp_path / file_name(0)
    source.write_bytes(areas[0].to_bytes())
    done = untouched(source, lambda: navspec.repair(source, base=tmp_path / "base", apply=True))
    [step] = steps(done)
    assert (step.state, step.reason) == ("taken_back", "only files of the base would have to change")
    assert step.base == (str(tmp_path / "base" / file_name(1)),)


def test_a_base_must_hold_a_set(damaged: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(NavspecError, match="the base holds no set"):
        navspec.repair(damaged, base=tmp_path / "empty")


def test_missing_files_that_links_lead_to_are_not_made_up(tmp_path: Path) -> None:
    files = border_city().files()
    del files[file_name(1)]
    write_files(tmp_path / "set", files)
    done = navspec.repair(tmp_path / "set", apply=True)
    [step] = steps(done)
    assert (step.codes, step.state) == (("SA_PATHS_SET_INCOMPLETE",), "taken_back")
    assert step.reason.startswith("links lead into area 1, whose file is missing")
    assert len(list((tmp_path / "set").iterdir())) == 63


# --- archives ------------------------------------------------------------------------------------------------------


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """An archive with a whole set, one file of which has wrong search distances, and with a model."""
    files = valid_city().files()
    data = bytearray(files[file_name(36)])
    data[20 + 14 : 20 + 16] = b"\0\0"
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.archive({**files, file_name(36): bytes(data), "model.dff": b"\x10"}).to_bytes())
    return path


def test_files_in_archives_are_repaired_elsewhere(archive: Path, tmp_path: Path) -> None:
    """There they are files of their own, without the zeros that fill sectors."""
    before = archive.read_bytes()
    done = navspec.repair(archive)
    assert [file.path for file in done.files if file.changed] == [f"{archive}:{file_name(36)}"]
    with pytest.raises(NavspecError, match=f"^{file_name(36)}: bytes are not a file that could be replaced"):
        navspec.repair(before, apply=True)
    navspec.repair(archive, output=tmp_path / "out")
    assert {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()} == valid_city().files()
    assert archive.read_bytes() == before


def test_one_file_of_an_archive(archive: Path, tmp_path: Path) -> None:
    navspec.repair(f"{archive}:{file_name(36)}", output=tmp_path / "one.dat")
    assert (tmp_path / "one.dat").read_bytes() == valid_city().files()[file_name(36)]


def test_an_archive_as_a_base(archive: Path, tmp_path: Path) -> None:
    name = file_name(28)
    data = bytearray(valid_city().files()[name])
    for node in range(int.from_bytes(data[:4], "little")):
        data[20 + 28 * node + 23] = 77
    (tmp_path / name).write_bytes(data)
    navspec.repair(tmp_path / name, base=archive, apply=True)
    assert (tmp_path / name).read_bytes() == valid_city().files()[name]


# --- bad input -----------------------------------------------------------------------------------------------------


def test_unreadable_files_stay_and_the_others_are_repaired(tmp_path: Path) -> None:
    areas = smallest_city().areas()
    areas[0].nodes[2].node_id = 5
    files = {area.name: area.to_bytes() for area in areas.values()}
    files[file_name(9)] = smallest().to_bytes()[:700]
    write_files(tmp_path / "set", files)
    done = navspec.repair(tmp_path / "set", apply=True)
    assert {file.path: file.status for file in done.files if file.status != "read"} == {
        str(tmp_path / "set" / file_name(9)): "unreadable"
    }
    assert [error.code for error in done.unread] == ["SA_PATHS_FILE_TRUNCATED"]
    assert (done.before["error"], done.after["error"]) == (2, 1)
    assert done.fails
    assert (tmp_path / "set" / file_name(0)).read_bytes() == smallest().to_bytes()
    assert (tmp_path / "set" / file_name(9)).read_bytes() == files[file_name(9)]


def test_files_that_a_rescue_makes_readable(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others of the set are repaired with them; a rescue that fails costs nothing else."""
    cut = damaged.parent / file_name(1)
    cut.write_bytes(smallest().to_bytes()[:700])

    def breaks(data: bytes | bytearray, decisions: object) -> bytes:
        raise ZeroDivisionError("a slip")

    empty = bytes(20) + bytes(768)
    code = "SA_PATHS_FILE_TRUNCATED"
    monkeypatch.setattr(repair, "require_repairs", lambda *_: None)  # which is said to have none
    for apply, state, errors in (
        (lambda data, _: empty, "done", ()),
        (breaks, "taken_back", ("r: ZeroDivisionError: a slip",)),
    ):
        monkeypatch.setattr(repair, "rescues_of", lambda _, apply=apply: [Rescue((code,), "r", apply)])
        done = navspec.repair([damaged, cut], select=[code, NODE_ID])
        one, second = steps(done)
        assert (one.state, one.places, second.codes, second.state) == (
            state,
            (FileFailures(str(cut), 1),),
            (NODE_ID,),
            "done",
        )
        assert (done.tool_errors, [error.code for error in done.unread]) == (errors, [code] * bool(errors))
        assert done.before["error"] - done.after["error"] == 2 - len(errors)


@pytest.mark.parametrize("data", [b"", b"no node file", bytes(range(256)) * 20])
def test_files_of_unknown_formats(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "paths.bin"
    path.write_bytes(data)
    done = untouched(path, lambda: navspec.repair(path, apply=True))
    assert [file.status for file in done.files] == ["unknown_format"]
    assert (done.before["error"], done.after["error"], done.fails) == (1, 1, True)


def test_flipped_bytes_are_repaired_or_left() -> None:
    """No traceback, no fault of ours, and never a result that is worse."""
    sound = smallest().to_bytes()
    for at in some(range(0, len(sound), 29), 15):
        data = bytearray(sound)
        data[at] ^= 0xFF
        done = navspec.repair(bytes(data), name=file_name(0))
        assert done.tool_errors == ()
        assert list(done.after.values()) <= list(done.before.values())
        if any(file.changed for file in done.files):
            assert list(done.after.values()) < list(done.before.values())
            again = navspec.check(done.files[0].data, name=file_name(0))
            assert [again.severities.get(report, 0) for report in done.after] == list(done.after.values())


def test_truncated_files_are_repaired_or_left() -> None:
    sound = smallest().to_bytes()
    for size in range(0, len(sound), 31):
        done = navspec.repair(sound[:size], name=file_name(0))
        assert done.tool_errors == ()
        assert done.fails == (done.after["error"] > 0)


def test_intersections_that_may_be_shifted_are_not_cleared() -> None:
    """What looks like bytes in a reserve is what the rule about shifted intersections is about."""
    data = promenade().wiki_sized() + bytes(192)
    done = navspec.repair(data, name=file_name(0), ignore=["SA_PATHS_INTERSECTIONS_SHIFTED"])
    assert done.files[0].data == data


# --- writing -------------------------------------------------------------------------------------------------------


def test_bytes_are_repaired_but_not_replaced() -> None:
    area = smallest()
    area.nodes[2].node_id = 5
    done = navspec.repair(area.to_bytes(), name=area.name)
    assert done.files[0].data == smallest().to_bytes()
    with pytest.raises(NavspecError, match="bytes are not a file that could be replaced"):
        navspec.repair(area.to_bytes(), name=area.name, apply=True)


def test_files_of_several_bytes_are_kept_apart(tmp_path: Path) -> None:
    one, second = smallest(), smallest()
    one.nodes[2].node_id, second.nodes[3].node_id = 5, 5
    done = navspec.repair([one.to_bytes(), second.to_bytes(), smallest().to_bytes()])
    assert [file.data for file in done.files] == [smallest().to_bytes()] * 3
    assert [file.changed for file in done.files] == [True, True, False]


def test_a_link_stays_one(damaged: Path, tmp_path: Path) -> None:
    """What it leads to is replaced, and kept beside that."""
    before = damaged.read_bytes()
    (tmp_path / "elsewhere").mkdir()
    real = damaged.rename(tmp_path / "elsewhere" / "data.bin")
    damaged.symlink_to(real)
    done = navspec.repair(damaged, apply=True)
    assert damaged.is_symlink()
    assert real.read_bytes() == smallest().to_bytes()
    assert Path(done.files[0].backup) == real.with_name("data.bin.bak")
    assert real.with_name("data.bin.bak").read_bytes() == before


def test_backups_do_not_replace_each_other(damaged: Path) -> None:
    (damaged.parent / f"{damaged.name}.bak").write_bytes(b"mine")
    done = navspec.repair(damaged, apply=True)
    assert done.files[0].backup == f"{damaged}.bak1"
    assert (damaged.parent / f"{damaged.name}.bak").read_bytes() == b"mine"


def test_a_file_that_has_changed_in_the_meantime_stays(damaged: Path, plant: Plant) -> None:
    def meanwhile(net: Any) -> None:
        set_id(net)
        damaged.write_bytes(b"saved by the game")

    plant(Recipe((NODE_ID,), "set the id", meanwhile))
    with pytest.raises(WriteError, match="this file has changed since it was read"):
        navspec.repair(damaged, apply=True)
    assert [path.name for path in damaged.parent.iterdir()] == [damaged.name]
    assert damaged.read_bytes() == b"saved by the game"


def test_a_failure_in_the_middle_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    areas = [area for area in valid_city().areas().values() if area.nodes][:4]
    for area in areas:
        area.nodes[0].search_distance = 0
    files = {area.name: area.to_bytes() for area in areas}
    write_files(tmp_path / "set", files)
    replaced: list[Path] = []
    original = Path.replace

    def full(self: Path, target: Path) -> Path:
        if len(replaced) == 2 and not Path(self).name.count(".bak"):
            raise OSError(28, "No space left on device", str(target))
        replaced.append(target)
        return original(self, target)

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space left"):
        navspec.repair([tmp_path / "set" / name for name in files], apply=True)
    monkeypatch.undo()
    assert {path.name: path.read_bytes() for path in (tmp_path / "set").iterdir()} == files


def test_the_result_elsewhere_is_complete(whole: Path, tmp_path: Path) -> None:
    """Also what does not change is written; what is there is not replaced, and no input is."""
    sound = {path.name: path.read_bytes() for path in whole.iterdir()}
    data = bytearray(sound[file_name(36)])
    data[20 + 14 : 20 + 16] = b"\0\0"
    (whole / file_name(36)).write_bytes(data)
    done = navspec.repair(whole, output=tmp_path / "out" / "new")
    assert {path.name: path.read_bytes() for path in (tmp_path / "out" / "new").iterdir()} == sound
    assert (whole / file_name(36)).read_bytes() == data
    assert all(file.written and not file.backup for file in done.files)
    with pytest.raises(WriteError, match="exists"):
        navspec.repair(whole, output=tmp_path / "out" / "new")
    navspec.repair(whole, output=tmp_path / "out" / "new", force=True)
    with pytest.raises(NavspecError, match="is one of the files that are repaired"):
        navspec.repair(whole, output=whole, force=True)


def test_folders_keep_their_places_elsewhere(tmp_path: Path) -> None:
    renumbered = navspec.tables(smallest().to_bytes())
    renumbered.set_column("nodes", "node_id", 9, [0])
    for name in ("a", "b"):
        write_files(tmp_path / "in" / name, {file_name(0): renumbered.to_bytes()})
    navspec.repair(tmp_path / "in", output=tmp_path / "out", select=["SA_PATHS_NODE"])
    result = sorted(path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*.DAT"))
    assert result == ["a/NODES0.DAT", "b/NODES0.DAT"]
    with pytest.raises(WriteError, match="two files would be written here"):
        navspec.repair([tmp_path / "in" / name / file_name(0) for name in "ab"], output=tmp_path / "one")


def test_a_single_file_goes_to_a_name(damaged: Path, tmp_path: Path) -> None:
    navspec.repair(damaged, output=tmp_path / "mended.bin")
    assert (tmp_path / "mended.bin").read_bytes() == smallest().to_bytes()
    (tmp_path / "folder").mkdir()
    navspec.repair(damaged, output=tmp_path / "folder")
    assert (tmp_path / "folder" / damaged.name).read_bytes() == smallest().to_bytes()


def test_either_replaced_or_elsewhere(damaged: Path, tmp_path: Path) -> None:
    with pytest.raises(NavspecError, match="not both"):
        navspec.repair(damaged, apply=True, output=tmp_path / "x")


# --- options -------------------------------------------------------------------------------------------------------


def test_select_and_ignore(damaged: Path) -> None:
    def codes(**options: Any) -> list[str]:
        return [code for step in steps(navspec.repair(damaged, **options)) for code in step.codes]

    assert codes() == [NODE_ID, BIT8]
    assert codes(select=[BIT8]) == [BIT8]
    assert codes(select=["SA_PATHS_NODE"]) == [NODE_ID, BIT8]
    assert codes(ignore=[BIT8]) == [NODE_ID]
    assert codes(select=["SA_PATHS_FLOOD"]) == []
    assert codes(select=BIT8) == [BIT8], "one alone needs no list"
    with pytest.raises(NavspecError, match="no rule begins with 'SA_PATHS_NOWHERE'"):
        navspec.repair(damaged, select=["SA_PATHS_NOWHERE"])


def test_a_format_that_is_asked_for_stays(tmp_path: Path) -> None:
    """A file that another variant fits better is repaired as what it is said to be."""
    area = smallest()
    area.nodes[2].node_id = 5
    path = tmp_path / area.name
    path.write_bytes(area.wiki_sized())
    done = navspec.repair(path, format="gta_sa_paths", variant="no_tail", select=[NODE_ID])
    sound = smallest()
    assert done.files[0].data == sound.wiki_sized()


def test_progress_reaches_its_end(damaged: Path) -> None:
    calls: list[tuple[str, int, int]] = []
    navspec.repair(damaged, progress=lambda *each: calls.append(each))
    assert {what for what, _, _ in calls} == {"repaired"}
    assert [done for _, done, _ in calls] == sorted(done for _, done, _ in calls)
    assert calls[-1][1] == calls[-1][2]


def test_the_record_is_the_same_every_time(whole: Path, tmp_path: Path) -> None:
    source = _flooded(whole, tmp_path / "given")
    records = [navspec.repair(source, base=whole).to_dict() for _ in range(2)]
    assert records[0] == records[1]


def test_what_is_asked_for_by_name_may_change_what_no_rule_sees_but_harm_nothing(damaged: Path, plant: Plant) -> None:
    def name_flood(net: Any) -> None:
        set_values(net.files, "nodes", "node_id", np.array([3]), 9)

    before = damaged.read_bytes()
    plant(Recipe(("SA_PATHS_HARM",), "harm", name_flood, why="For harm."))
    assert steps(navspec.repair(damaged)) == []
    done = navspec.repair(damaged, select=["SA_PATHS_HARM"])
    assert [(step.state, step.codes, step.failed, step.places) for step in steps(done)] == [
        ("taken_back", ("SA_PATHS_HARM",), 0, ())
    ]
    assert steps(done)[0].reason.startswith("the result would have errors that are not there now: SA_PATHS_NODE_ID")
    assert [file.data for file in done.files] == [before]
