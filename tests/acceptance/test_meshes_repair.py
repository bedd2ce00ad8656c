"""Repairs of real meshes: what games have written stays; where areas lead and what they see is read again in plain Python."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import navspec
from independent.source_nav import Mesh, read
from navspec.columns import Tables, TableSet
from navspec.families.source_nav import view
from navspec.families.source_nav.recipes.edits import flatten_visibility, remove_areas

VERSIONS = {"v3": "goldsrc", "v4": "goldsrc", "v5": "goldsrc", "v9": "base"}
VERSIONS |= {"v16.0": "base", "v16.1": "cs", "v16.2": "tf", "v16.14": "l4d"}
ON_REQUEST = ("NAV_EXTENT_DEGENERATE", "NAV_LINK_WRONG_SIDE", "NAV_LADDER_", "NAV_FLAGS_CUSTOM", "NAV_AREA_ID_ORDER")
VERSIONS |= {"v12.12": "l4d", "v14.13": "l4d", "v15.13": "l4d"}


def meshes(corpus: Path) -> list[Path]:
    return [path for version in VERSIONS for path in sorted((corpus / "source_nav" / version).glob("*.nav"))]


def smallest(corpus: Path, version: str) -> Path:
    return min((corpus / "source_nav" / version).glob("*.nav"), key=lambda path: path.stat().st_size)


def view_of(path: Path) -> view.SourceMesh:
    tables = navspec.tables(path)
    assert isinstance(tables, Tables)
    return view.SourceMesh(TableSet({0: tables}))


def seen(mesh: Mesh) -> dict[int, dict[int, int]]:
    """What the engine takes each area to see, by ids: the first entry decides, then that of the parent, one step far."""
    has_rows = mesh.game == "l4d" and mesh.sub_version >= 14
    name = {row: area.id for row, area in enumerate(mesh.areas)} if has_rows else None
    lists = {
        area.id: dict(reversed([(name[target] if name else target, flags) for target, flags in area.visible]))
        for area in mesh.areas
    }
    visible = {area.id: lists.get(area.inherit or 0, {}) | lists[area.id] for area in mesh.areas}
    return {area: {target: flags for target, flags in targets.items() if flags} for area, targets in visible.items()}


def test_public_meshes_lose_nothing_that_a_game_reads(corpus: Path) -> None:
    """Bytes after meshes of GoldSrc, links of areas to themselves and paths over links that are not there (one mesh of version
    3), parents that are not there, and flags of the runtime.
    """
    changed = set()
    for path in meshes(corpus):
        done = navspec.repair(path)
        assert done.tool_errors == ()
        assert {step.state for set_ in done.sets for step in set_.steps} <= {"done", "on_request"}
        codes = {code for set_ in done.sets for step in set_.steps if step.state == "done" for code in step.codes}
        changed |= codes
        if done.files[0].changed:
            before, after = (read(data, VERSIONS[path.parent.name]) for data in (path.read_bytes(), done.files[0].data))
            assert after.end == len(done.files[0].data)
            assert seen(after) == seen(before), path
            assert [area.nw for area in after.areas] == [area.nw for area in before.areas]
    assert changed == {
        "NAV_TRAILING_BYTES",
        "NAV_LINK_SELF",
        "NAV_ENC_NOT_LINKED",
        "NAV_INHERIT_DANGLING",
        "NAV_FLAGS_RUNTIME",
    }


@pytest.mark.parametrize("code", ON_REQUEST)
def test_what_is_asked_for_leaves_no_error(corpus: Path, code: str) -> None:
    for path in meshes(corpus):
        done = navspec.repair(path, select=[code])
        assert done.tool_errors == ()
        for set_ in done.sets:
            assert {step.state for step in set_.steps} <= {"done"}
            assert all(step.left == 0 for step in set_.steps), path
            assert dict(set_.after)["error"] == 0


@pytest.mark.parametrize("version", sorted(VERSIONS.keys() - {"v12.12"}))  # that has one area alone
def test_areas_that_go_are_missed_by_nobody(corpus: Path, version: str) -> None:
    path = smallest(corpus, version)
    mesh = view_of(path)
    before = read(path.read_bytes(), VERSIONS[version])
    count = len(before.areas)
    parents = [row for row in np.unique(mesh.parent).tolist() if row >= 0]
    chosen = random.Random(version).sample(range(count), count // 10) + parents[:3]
    deleted = {before.areas[row].id for row in chosen}
    spots = {spot.id for row in set(chosen) for spot in before.areas[row].spots}
    remove_areas(mesh, np.unique(chosen))
    data = mesh.tables.to_bytes()
    after = read(data, VERSIONS[version])
    assert after.end == len(data) - len(mesh.tables["tail"])
    kept = [area for area in before.areas if area.id not in deleted]
    assert [area.id for area in after.areas] == [area.id for area in kept]
    sees, saw = seen(after), seen(before)
    for old, new in zip(kept, after.areas, strict=True):
        assert sees[old.id] == {target: flags for target, flags in saw[old.id].items() if target not in deleted}
        assert new.connections == [
            tuple(target for target in side if target not in deleted) for side in old.connections
        ]
        encounters = [
            encounter for encounter in old.encounters if not deleted & {encounter.from_area, encounter.to_area}
        ]
        assert new.encounters == [
            encounter._replace(spots=[spot for spot in encounter.spots if spot[0] not in spots])
            for encounter in encounters
        ]
        assert new.approaches == [
            approach for approach in old.approaches if not deleted & {approach.here, approach.prev, approach.next}
        ]
        assert (new.spots, new.place, new.light, new.ladders_up) == (old.spots, old.place, old.light, old.ladders_up)
    assert [ladder.areas for ladder in after.ladders] == [
        tuple(0 if area in deleted else area for area in ladder.areas) for ladder in before.ladders
    ]
    assert not {finding.code for finding in navspec.check(data, name=path.name).findings if finding.severity == "error"}


@pytest.mark.parametrize("version", ["v15.13", "v16.1", "v16.2", "v16.14"])
def test_areas_that_inherit_nothing_see_what_they_saw(corpus: Path, version: str) -> None:
    tried = 0
    for path in sorted((corpus / "source_nav" / version).glob("*.nav"), key=lambda path: path.stat().st_size)[:30]:
        mesh = view_of(path)
        heirs = np.flatnonzero(mesh.parent >= 0)
        if not len(heirs):
            continue
        tried += 1
        before = read(path.read_bytes(), VERSIONS[version])
        flatten_visibility(mesh, heirs)
        after = read(mesh.tables.to_bytes(), VERSIONS[version])
        assert seen(after) == seen(before), path
        assert {area.inherit for area in after.areas} <= {0, *_lost(before)}
        if tried == 3:
            break
    assert tried


def _lost(mesh: Mesh) -> set[int]:
    """Parents that are not there."""
    return {area.inherit or 0 for area in mesh.areas} - {area.id for area in mesh.areas}


def test_areas_that_are_numbered_anew_stay_who_they_are(corpus: Path) -> None:
    path = smallest(corpus, "v16.14")
    done = navspec.repair(path, select=["NAV_AREA_ID_ORDER"])
    before, after = (read(data, "l4d") for data in (path.read_bytes(), done.files[0].data))
    new = {0: 0} | {area.id: number for number, area in enumerate(before.areas, 1)}
    assert [area.id for area in after.areas] == list(range(1, len(before.areas) + 1))
    for old, now in zip(before.areas, after.areas, strict=True):
        assert now.connections == [tuple(new[target] for target in side) for side in old.connections]
        assert (now.visible, now.inherit) == (old.visible, new[old.inherit or 0])
        assert (now.nw, now.spots, now.ladders_up) == (old.nw, old.spots, old.ladders_up)
    assert [ladder.areas for ladder in after.ladders] == [
        tuple(new[area] for area in ladder.areas) for ladder in before.ladders
    ]
