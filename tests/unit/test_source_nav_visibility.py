"""Lists of visible areas: what the walk over blocks of areas finds is what a plain loop finds; rows by id."""

from __future__ import annotations

import time
import tracemalloc

import numpy as np
import pytest

import navspec
from builders import source_nav as builder
from navspec.columns.access import Array
from navspec.families.source_nav import visibility_faults
from navspec.families.source_nav.visibility_faults import find_visibility_faults
from navspec.family.views.row_index import MAX_DENSE_IDS, NO_ROW, RowIndex
from sweeps import some


def plainly(stored: list[list[int]], flags: list[list[int]], parent: list[int]) -> list[list[int]]:
    """Rows that are missing, repeated, redundant and pointless, by one look at each entry; targets are rows.

    The last are areas that do not see themselves.
    """
    faults: list[list[int]] = [[], [], [], [], []]
    row = 0
    for owner, targets in enumerate(stored):
        above: dict[int, int] = {}
        if parent[owner] != NO_ROW:
            for target, flag in zip(stored[parent[owner]], flags[parent[owner]], strict=True):
                above.setdefault(target, flag)
        for number, (target, flag) in enumerate(zip(targets, flags[owner], strict=True)):
            if target >= len(parent):
                faults[0].append(row)
            else:
                if target in targets[:number]:
                    faults[1].append(row)
                if above.get(target) == flag:
                    faults[2].append(row)
                if parent[owner] != NO_ROW and flag == 0 and target not in above:
                    faults[3].append(row)
            row += 1
        flag_by_target = dict(reversed(list(zip(targets, flags[owner], strict=True))))
        if not flag_by_target.get(owner, above.get(owner, 0)):
            faults[4].append(owner)
    return faults


@pytest.mark.parametrize("cells", [1, 50, visibility_faults.CELLS])
@pytest.mark.parametrize("least", [1, 3, visibility_faults.LEAST])
def test_blocks_find_what_a_plain_loop_finds(monkeypatch: pytest.MonkeyPatch, cells: int, least: int) -> None:
    monkeypatch.setattr(visibility_faults, "CELLS", cells)
    monkeypatch.setattr(visibility_faults, "LEAST", least)
    random = np.random.default_rng(cells + least)
    seen = [0, 0, 0, 0, 0]
    for _ in range(60):
        areas = int(random.integers(1, 12))
        counts = random.integers(0, 6, areas)
        stored = [random.integers(0, areas + 2, count).tolist() for count in counts]
        flags = [random.choice([0, 1, 3, 255], count).tolist() for count in counts]
        parent = random.integers(NO_ROW, areas, areas)
        parent[parent == np.arange(areas)] = NO_ROW
        offsets = np.concatenate(([0], np.cumsum(counts)))
        flat = np.array([target for targets in stored for target in targets], np.uint32)
        marks = np.array([flag for owner_flags in flags for flag in owner_flags], np.uint8)
        faults = find_visibility_faults(flat, marks, offsets, parent, RowIndex(np.arange(areas)))
        expected = plainly(stored, flags, parent.tolist())
        assert [rows.tolist() for rows in (*faults[:4], faults.blind)] == expected
        heirs = [owner for owner in range(areas) if parent[owner] != NO_ROW]
        inherited_flags = [
            flag for owner in heirs for target, flag in zip(stored[owner], flags[owner], strict=True) if target < areas
        ]
        assert (faults.inherited, faults.deleting) == (len(inherited_flags), inherited_flags.count(0))
        seen = [total + len(rows) for total, rows in zip(seen, expected, strict=True)]
    assert min(seen) > 0


def test_a_mesh_without_areas_has_nothing_to_see() -> None:
    empty = np.zeros(0, np.int64)
    faults = find_visibility_faults(
        empty.astype(np.uint32), empty.astype(np.uint8), np.zeros(1, np.int64), empty, RowIndex(empty)
    )
    assert [len(rows) for rows in (*faults[:4], faults.blind)] == [0, 0, 0, 0, 0]


def test_many_areas_cost_neither_time_nor_memory_for_every_pair() -> None:
    """A hundred thousand areas, each of which sees two: there are ten thousand million pairs."""
    areas = 100_000
    rows = np.arange(areas)
    stored = np.stack((rows, (rows + 1) % areas), axis=1).ravel().astype(np.uint32)
    parent = np.where(rows % 2, rows - 1, NO_ROW)
    tracemalloc.start()
    begin = time.thread_time()
    faults = find_visibility_faults(
        stored, np.ones(2 * areas, np.uint8), np.arange(0, 2 * areas + 1, 2), parent, RowIndex(rows)
    )
    seconds, peak = time.thread_time() - begin, tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (len(faults.missing), len(faults.repeated), len(faults.pointless)) == (0, 0, 0)
    assert np.array_equal(faults.redundant, 2 * rows[1::2])  # an odd area sees itself, as the one before it does
    assert seconds < 5
    assert peak < 60_000_000


@pytest.mark.parametrize("last", [9, MAX_DENSE_IDS - 1, MAX_DENSE_IDS + 1_000, 0xFFFFFFFF])
def test_rows_by_id(last: int) -> None:
    ids = np.array([7, last, 3, 7, 0], np.uint32)
    wanted = np.array([[7, last, 3], [0, 1, 0xFFFFFFFE]], np.uint32)

    def rows(*chosen: int) -> list[list[int]]:
        index = RowIndex(ids, np.array(chosen)) if chosen else RowIndex(ids)
        found_rows: Array = index.rows(wanted)
        return found_rows.tolist()

    assert rows() == [[3, 1, 2], [4, NO_ROW, NO_ROW]]
    assert rows(3, 1, 0) == [[0, 1, NO_ROW], [NO_ROW, NO_ROW, NO_ROW]]
    assert RowIndex(ids[:0]).rows(ids).tolist() == [NO_ROW] * 5


@pytest.mark.parametrize(("version", "sub_version", "game"), some(builder.LAYOUTS, 12))
def test_rules_run_on_what_a_version_has(version: int, sub_version: int | None, game: str) -> None:
    """Nothing is said of the valid mesh but that its version is new, and rules on what is not stored are not asked."""
    mesh = builder.clean(version, sub_version, game)
    report = navspec.check(mesh.pack(), name="de_test.nav", format="source_nav", variant=game)
    assert report.tool_errors == ()
    assert {finding.code for finding in report.findings} <= {"NAV_VERSION_UNSEEN", "NAV_NO_ANALYSIS_DATA"}
    cases = {code.removeprefix("NAV_"): total.cases for code, total in report.totals.items()}
    sub, is_l4d = sub_version or 0, game == "l4d"
    sees = sub >= 5 if is_l4d else version >= 16
    has_rows, entries = is_l4d and sub >= 14, 7 if is_l4d else 4
    inherits = sub >= 11 if is_l4d else version >= 16
    assert (cases["SPOT_ID_DUPLICATE"], cases["SPOT_FLAG_UNKNOWN"]) == ((4, 4) if version >= 2 else (0, 0))
    assert (cases["ENC_DIR_RANGE"], cases["ENC_NOT_LINKED"]) == ((2, 2) if version >= 3 else (0, 0))
    assert cases["ENC_AREA_DANGLING"] == 2
    assert cases["ENC_SPOT_DANGLING"] == (2 if version >= 3 else 0)
    lists = (version < 15) + (game == "cs" and sub >= 1)
    assert cases["APPROACH_COUNT"] == 4 * lists
    assert cases["LADDER_LENGTH"] == (1 if version >= 6 else 0)
    for code in ("LADDER_UP_MISMATCH", "LADDER_DOWN_MISMATCH"):
        assert cases[code] == (1 if version >= 7 else 0), code
    assert cases["LADDER_NOT_MIRRORED"] == cases["AREA_LADDER_DANGLING"] == (2 if version >= 7 else 0)
    assert cases["VIS_TARGET_DANGLING"] == (entries if sees and not has_rows else 0)
    assert cases["VIS_INDEX_RANGE"] == (entries if sees and has_rows else 0)
    assert cases["VIS_NO_SELF"] == (1 if sees and is_l4d else 0)
    assert cases["VIS_DUPLICATE"] == (entries if sees else 0)
    assert cases["VIS_FLAGS_RANGE"] == (entries if sees and not (is_l4d and sub < 9) else 0)
    for code in ("VIS_DELETE_NO_PARENT", "VIS_DELETE_NOT_INHERITED", "INHERIT_CHAIN"):
        assert cases[code] == (1 if inherits else 0), code
    assert cases["VIS_REDUNDANT"] == (0 if not inherits else 2 if is_l4d else 1)
