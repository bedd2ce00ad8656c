"""Real meshes edited by hand: what changes is what was asked for, read again in plain Python, and nothing new is wrong."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from independent.source_nav import Area, Mesh, read
from navspec.columns import Tables, TableSet
from navspec.families.source_nav.editing import EDITOR
from navspec.families.source_nav.view import SourceMesh
from navspec.family.network.tools import Action, EditResult
from navspec.graphs.graph import Graph

GAMES = {
    "v3": "goldsrc", "v4": "goldsrc", "v5": "goldsrc", "v9": "base",
    "v16.0": "base", "v16.1": "cs", "v16.2": "tf", "v16.14": "l4d",
    "v16.256": "tf2classic", "v16.257": "tf2classified",
}  # fmt: skip
GAMES |= {"v14.13": "l4d", "v15.13": "l4d"}
EACH = 2
"""Files of every version."""

PARTED = ("NAV_MESH_PARTS", "NAV_L4D_NO_START", "NAV_L4D_NO_END", "NAV_L4D_NO_FLOW", "NAV_L4D_CLOSET_UNREACHED")
"""Rules that may fail where a way between areas is gone."""


class Real:
    """A mesh of the corpus."""

    def __init__(self, path: Path) -> None:
        self.path, self.game = path, GAMES[path.parent.name]
        tables = navspec.tables(path)
        assert isinstance(tables, Tables)
        self.files = TableSet({0: tables})
        self.before = read(path.read_bytes(), self.game)
        self.graph: Graph = navspec.graph(path)
        self.wrong = self._wrong(path.read_bytes())
        self.random = random.Random(path.name)

    def _wrong(self, data: bytes) -> Counter[tuple[str, str]]:
        report = navspec.check(data, name=self.path.name, max_findings=10**6)
        return Counter((finding.code, finding.severity) for finding in report.findings)

    @cached_property
    def seen(self) -> dict[int, dict[int, int]]:
        """What areas saw."""
        return seen(self.before)

    def edit(self, tool: str, nodes: Any = (), edges: Any = (), **values: Any) -> EditResult:
        action = Action(tool, np.array(nodes, np.int64), np.array(edges, np.int64), values)
        return EDITOR.edit(SourceMesh(self.files), action)

    def after(self, edition: EditResult, warnings: tuple[str, ...] = ()) -> Mesh:
        """The mesh read again; of warnings, only some may be more than before."""
        assert edition.obstacles == ()
        data = edition.files[0].to_bytes()
        assert self.files.files[0].to_bytes() == self.path.read_bytes()
        for (code, severity), count in self._wrong(data).items():
            may_be = severity == "info" or code in warnings
            assert may_be or count <= self.wrong[code, severity], (self.path, code, count)
        return read(data, self.game)


@pytest.fixture(scope="module")
def reals(corpus: Path) -> list[Real]:
    meshes = []
    for version in GAMES:
        paths = sorted((corpus / "source_nav" / version).glob("*.nav"), key=lambda path: path.stat().st_size)
        meshes += [Real(path) for path in paths[:: max(1, len(paths) // EACH)][:EACH] if path.stat().st_size < 10**6]
    assert {file.game for file in meshes} == set(GAMES.values())
    return meshes


def by_id(mesh: Mesh) -> dict[int, Area]:
    return {area.id: area for area in mesh.areas}


def seen(mesh: Mesh) -> dict[int, dict[int, int]]:
    """What the engine takes each area to see but itself, by ids: the first entry decides, then that of the parent."""
    has_rows = mesh.game == "l4d" and mesh.sub_version >= 14
    name = {row: area.id for row, area in enumerate(mesh.areas)} if has_rows else None
    lists = {
        area.id: dict(reversed([(name[target] if name else target, flags) for target, flags in area.visible]))
        for area in mesh.areas
    }
    visible = {area.id: lists.get(area.inherit or 0, {}) | lists[area.id] for area in mesh.areas}
    return {
        area: {to: flags for to, flags in targets.items() if flags and to != area} for area, targets in visible.items()
    }


def without_lists(area: Area) -> Area:
    """An area without what may change because another one does."""
    return replace(area, connections=[], encounters=[], visible=[], inherit=None, approaches=[])


def test_splitting_divides_what_there_is(reals: list[Real]) -> None:
    for real in reals:
        for row in real.random.sample(range(len(real.before.areas)), 2):
            area = real.before.areas[row]
            axis = real.random.randrange(2)
            at = area.nw[axis] + (area.se[axis] - area.nw[axis]) * real.random.uniform(0.2, 0.8)
            line = [(at, area.nw[1]), (at, area.se[1] + 9)] if axis == 0 else [(area.nw[0], at), (area.se[0] + 9, at)]
            edition = real.edit("split", [row], line=line)
            if edition.obstacles:
                assert area.se[axis] - area.nw[axis] <= 10
                continue
            _compare_split(real, area, axis, real.after(edition), tuple(map(int, edition.nodes)))


def _compare_split(real: Real, area: Area, axis: int, after: Mesh, ids: tuple[int, ...]) -> None:
    before, now = by_id(real.before), by_id(after)
    first, second = (now[id_] for id_ in ids)
    assert first.id == area.id
    assert set(now) - set(before) == {second.id}
    assert [area.id for area in after.areas] == [*(area.id for area in real.before.areas), second.id]
    _compare_shape(area, axis, first, second)
    for half in (first, second):
        for name in ("attributes", "place", "occupy", "inherit", "tf_attributes", "spawn_attributes", "fog_place"):
            assert getattr(half, name) == getattr(area, name), name
        assert half.encounters == half.approaches == []
    assert sorted(first.spots + second.spots) == sorted(area.spots)
    for spots, is_behind in ((first.spots, False), (second.spots, True)):
        assert {spot.position[axis] >= second.nw[axis] for spot in spots} <= {is_behind}

    def old(names: Any) -> list[int]:
        """Names with the new half by the name of the area, each once."""
        return list(dict.fromkeys(area.id if name == second.id else name for name in names))

    for attribute in ("ladders_up", "ladders_down"):
        if getattr(area, attribute) is not None:
            assert sorted(getattr(first, attribute) + getattr(second, attribute)) == sorted(getattr(area, attribute))
    assert [replace_areas(ladder, old) for ladder in after.ladders] == [
        replace_areas(ladder, list) for ladder in real.before.ladders
    ]
    for side in range(4):
        both = set(first.connections[side]) | set(second.connections[side])
        assert both - set(ids) == set(area.connections[side]) - {area.id}
    between = (2, 0) if axis else (1, 3)
    assert second.id in first.connections[between[0]]
    assert first.id in second.connections[between[1]]
    for unsplit in real.before.areas:
        if unsplit is not area:
            kept = now[unsplit.id]
            assert without_lists(kept) == without_lists(unsplit)
            assert (kept.approaches, kept.inherit) == (unsplit.approaches, unsplit.inherit)
            assert list(map(old, kept.connections)) == list(map(list, unsplit.connections))
            assert [(*old([path.from_area]), *old([path.to_area]), path.spots) for path in kept.encounters] == [
                (path.from_area, path.to_area, path.spots) for path in unsplit.encounters
            ]
    was, is_ = real.seen, seen(after)
    has_sight = bool(area.visible or (area.inherit or 0) in before)
    for name, targets in was.items():
        entry = {second.id: targets[area.id]} if area.id in targets else {}
        assert is_[name] == targets | entry | (
            {second.id: is_[name].get(second.id, 0)} if name == area.id and has_sight else {}
        )
    assert is_[second.id] == was[area.id] | ({area.id: is_[second.id].get(area.id, 0)} if has_sight else {})
    for half, beside in (ids, ids[::-1]):
        # An area saw all of itself, unless a list that deletes it says otherwise.
        says = dict(reversed([entry for entry in area.visible if real.game != "l4d"])).get(area.id)
        assert not has_sight or says is not None or beside in is_[half]


def replace_areas(ladder: Any, old: Callable[[Any], list[int]]) -> Any:
    return ladder._replace(areas=[old([area])[0] for area in ladder.areas])


def _compare_shape(area: Area, axis: int, low_half: Area, high_half: Area) -> None:
    at = high_half.nw[axis]
    assert area.nw[axis] < at < area.se[axis]
    assert low_half.se[axis] == at
    assert (low_half.nw, low_half.se[1 - axis]) == (area.nw, area.se[1 - axis])
    assert (high_half.se, high_half.nw[1 - axis]) == (area.se, area.nw[1 - axis])
    share = (at - area.nw[axis]) / (area.se[axis] - area.nw[axis])
    if axis == 0:
        first, last = (area.nw[2], area.ne_z), (area.sw_z, area.se[2])
        ends = (low_half.ne_z, high_half.nw[2]), (low_half.se[2], high_half.sw_z)
    else:
        first, last = (area.nw[2], area.sw_z), (area.ne_z, area.se[2])
        ends = (low_half.sw_z, high_half.nw[2]), (low_half.se[2], high_half.ne_z)
    for (low, high), heights in zip((first, last), ends, strict=True):
        assert heights == pytest.approx((low + (high - low) * share,) * 2, abs=1e-3)


def test_deleting_areas_takes_what_names_them(reals: list[Real]) -> None:
    for real in reals:
        rows = real.random.sample(range(len(real.before.areas)), 3)
        deleted = {real.before.areas[row].id for row in rows}
        spots = {spot.id for row in rows for spot in real.before.areas[row].spots}
        after = real.after(real.edit("delete", rows), ("NAV_LADDER_NO_TOP", "NAV_LADDER_NO_BOTTOM", *PARTED))
        remaining = [area for area in real.before.areas if area.id not in deleted]
        assert [without_lists(area) for area in after.areas] == [without_lists(area) for area in remaining]
        for was, new_area in zip(remaining, after.areas, strict=True):
            assert new_area.connections == [
                tuple(target for target in side if target not in deleted) for side in was.connections
            ]
            assert new_area.encounters == [
                path._replace(spots=[spot for spot in path.spots if spot[0] not in spots])
                for path in was.encounters
                if not {path.from_area, path.to_area} & deleted
            ]
            assert new_area.approaches == [
                approach for approach in was.approaches if not {approach.here, approach.prev, approach.next} & deleted
            ]
        assert [ladder.areas for ladder in after.ladders] == [
            tuple(0 if target in deleted else target for target in ladder.areas) for ladder in real.before.ladders
        ]
        assert seen(after) == {
            area: {to: flags for to, flags in targets.items() if to not in deleted}
            for area, targets in real.seen.items()
            if area not in deleted
        }


def test_deleting_connections_and_ladders_takes_nothing_else(reals: list[Real]) -> None:
    ladders = 0
    for real in reals:
        edges, ids = real.graph.edges, [area.id for area in real.before.areas]
        links = np.flatnonzero(edges["kind"] == 0)
        chosen = real.random.sample(links.tolist(), 3)
        climbs = np.flatnonzero(edges["kind"] > 0)[:1].tolist()
        deleted = {(ids[edges["source"][row]], int(edges["side"][row]), ids[edges["target"][row]]) for row in chosen}
        deleted_ladders = {int(edges["ladder_id"][row]) for row in climbs}
        ladders += len(deleted_ladders)
        after = real.after(real.edit("delete", edges=chosen + climbs), PARTED)
        assert after.ladders == [ladder for ladder in real.before.ladders if ladder.id not in deleted_ladders]
        for was, new_area in zip(real.before.areas, after.areas, strict=True):
            kept = [
                tuple(target for target in side if (was.id, number, target) not in deleted)
                for number, side in enumerate(was.connections)
            ]
            paths = [
                path
                for path in was.encounters
                if not {(was.id, path.from_dir, path.from_area), (was.id, path.to_dir, path.to_area)} & deleted
            ]
            lists = {
                attribute: tuple(ladder for ladder in getattr(was, attribute) if ladder not in deleted_ladders)
                for attribute in ("ladders_up", "ladders_down")
                if getattr(was, attribute) is not None
            }
            assert new_area == replace(was, connections=kept, encounters=paths, **lists)
    assert ladders >= 3


def test_attributes_change_nothing_else(reals: list[Real]) -> None:
    for real in reals:
        rows = real.random.sample(range(len(real.before.areas)), 3)
        has_places = real.before.places and real.before.version >= 5
        attributes = {"avoid": True, "nw_z": 12.5} | ({"place": "Somewhere new"} if has_places else {})
        after = real.after(real.edit("set", rows, attributes=attributes), ("NAV_SPOT_OFFSET",))
        for row, (was, new_area) in enumerate(zip(real.before.areas, after.areas, strict=True)):
            if row in rows:
                was = replace(was, attributes=was.attributes | 0x80, nw=(*was.nw[:2], 12.5))
                was.place = len(after.places) if has_places else was.place
            assert new_area == was
        if has_places:
            assert after.places == [*real.before.places, b"Somewhere new\0"]
        assert after.ladders == real.before.ladders


def _facing(mesh: Mesh, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Rows of areas of which one lies east of the other, with a border between them and no connection."""
    rows = list(range(len(mesh.areas)))
    rng.shuffle(rows)
    for row in rows:
        area = mesh.areas[row]
        for beside_row, beside in enumerate(mesh.areas):
            is_beside = beside.nw[0] == area.se[0] and beside.nw[1] < area.se[1] and beside.se[1] > area.nw[1]
            joined = {target for side in area.connections + [list(s) for s in beside.connections] for target in side}
            if is_beside and not {area.id, beside.id} & joined:
                yield row, beside_row


def test_connecting_adds_two_links(reals: list[Real]) -> None:
    connected = 0
    for real in reals:
        pair = next(_facing(real.before, real.random), None)
        if pair is None:
            continue
        connected += 1
        after = real.after(real.edit("connect", pair))
        west, east = (real.before.areas[row] for row in pair)
        for was, new_area in zip(real.before.areas, after.areas, strict=True):
            sides = [tuple(side) for side in was.connections]
            if was.id == west.id:
                sides[1] += (east.id,)
            if was.id == east.id:
                sides[3] += (west.id,)
            assert new_area == replace(was, connections=sides)
    assert connected >= 3
