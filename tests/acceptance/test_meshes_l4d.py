"""Real meshes of Left 4 Dead: before sub-version 14 they name visible areas by their ids, from then on by their rows.

The files are read in plain Python; how many entries there are was counted by hand.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from independent.source_nav import Mesh, read
from navspec.columns import Tables, TableSet
from navspec.families.source_nav.overview import draw_mesh
from navspec.families.source_nav.view import SourceMesh as View

VISIBLE = "areas.visible"

IDS = {
    "v12.12/undyneimortal__test_box2.nav": (1, 1, 0, 0),
    "v14.13/undyneimortal__zoo_infected2.nav": (14, 22, 9, 0),
    "v15.13/undyneimortal__tutorial05.nav": (30, 297, 72, 4),
    "v15.13/undyneimortal__tutorial05_part2.nav": (6, 27, 8, 2),
    "v15.13/undyneimortal__tutorial_standards_vs.nav": (344, 8_673, 1_261, 3),
    "v15.13/undyneimortal__styleguide_semiurban_01.nav": (600, 62_064, 15_346, 37),
}
"""Areas, entries, entries that would name an area if they were rows, and areas that would see themselves then."""
ROWS = {
    "v16.14/EtoZheSandy__c11m1_greenhouse.nav": (1_667, 258_798),
    "v16.14/EtoZheSandy__c12m2_traintunnel.nav": (2_242, 250_239),
    "v16.14/EtoZheSandy__c4m5_milltown_escape.nav": (1_933, 346_946),
    "v16.14/EtoZheSandy__c6m2_bedlam.nav": (2_844, 268_865),
    "v16.14/EtoZheSandy__c8m1_apartment.nav": (1_404, 152_823),
    "v16.14/EtoZheSandy__c8m3_sewers.nav": (1_998, 171_013),
    "v16.14/EtoZheSandy__c8m4_interior.nav": (1_044, 21_351),
    "v16.14/EtoZheSandy__c9m2_lots.nav": (4_537, 611_730),
}
"""Areas and entries."""
ENTRIES = {name: counts[:2] for name, counts in {**IDS, **ROWS}.items()}
SMALL = "v15.13/undyneimortal__tutorial05_part2.nav"


def opened(source: Path | bytes) -> Tables:
    tables = navspec.tables(source)
    assert isinstance(tables, Tables)
    return tables


def mesh_of(corpus: Path, name: str) -> Mesh:
    return read((corpus / "source_nav" / name).read_bytes(), "l4d")


def sight(mesh: Mesh) -> dict[int, list[tuple[int, int]]]:
    """Entries by the ids of both areas, with their flags, in the order of the file."""
    has_rows = mesh.sub_version >= 14
    return {
        area.id: [(mesh.areas[target].id if has_rows else target, flags) for target, flags in area.visible]
        for area in mesh.areas
    }


@pytest.mark.parametrize("name", ENTRIES)
def test_all_entries_resolve_and_all_areas_see_themselves(corpus: Path, name: str) -> None:
    path, (areas, entries) = corpus / "source_nav" / name, ENTRIES[name]
    view, mesh = View(TableSet({0: opened(path)})), mesh_of(corpus, name)
    assert (view.areas, view.count(VISIBLE)) == (areas, entries)
    assert view.has_row_targets == (name in ROWS)
    ids = [area.id for area in mesh.areas]
    wanted = [[ids.index(to) for to, _ in pairs] for pairs in sight(mesh).values()] if entries < 10_000 else []
    seen = view.visible_entries
    assert not wanted or seen.target.tolist() == [row for rows in wanted for row in rows]
    assert not (seen.target < 0).any()
    assert len(view.visibility_faults.missing) == len(view.visibility_faults.blind) == 0
    report = navspec.check(path)
    assert (report.severities.get("error", 0), report.tool_errors, report.causes) == (0, (), ())
    code, unused = ("NAV_VIS_INDEX_RANGE", "NAV_VIS_TARGET_DANGLING")[:: 1 if name in ROWS else -1]
    totals = {name: report.totals[name] for name in (code, unused, "NAV_VIS_NO_SELF")}
    assert [(total.cases, total.failed) for total in totals.values()] == [(entries, 0), (0, 0), (1, 0)]


@pytest.mark.parametrize("name", IDS)
def test_the_same_lists_as_rows_name_other_areas(corpus: Path, name: str) -> None:
    """This is how the two readings are told apart: the same counts in plain Python and by the rule."""
    areas, _, resolve, _ = IDS[name]
    mesh = mesh_of(corpus, name)
    assert sum(target < areas for area in mesh.areas for target, _ in area.visible) == resolve
    lists = [dict(reversed(area.visible)) for area in mesh.areas]
    rows = {area.id: row for row, area in enumerate(mesh.areas)}
    parents = [lists[rows[area.inherit]] if area.inherit in rows else {} for area in mesh.areas]
    blind = [row for row in range(areas) if not {**parents[row], **lists[row]}.get(row)]
    assert areas - len(blind) == IDS[name][3]


@pytest.mark.parametrize("name", ENTRIES)
def test_both_planes_give_them_back(corpus: Path, name: str) -> None:
    data = (corpus / "source_nav" / name).read_bytes()
    assert opened(data).to_bytes() == data
    if len(data) < 1_000_000:
        assert navspec.to_bytes(navspec.load(data)) == data


@pytest.mark.parametrize("name", IDS)
def test_repair_keeps_every_entry(corpus: Path, name: str) -> None:
    data = (corpus / "source_nav" / name).read_bytes()
    done = navspec.repair(data, name="mesh.nav")
    assert sight(read(done.files[0].data, "l4d")) == sight(read(data, "l4d"))


@pytest.mark.parametrize("name", [*IDS, "v16.14/EtoZheSandy__c8m4_interior.nav"])
def test_an_area_before_all_others_changes_no_sight(corpus: Path, name: str) -> None:
    path = corpus / "source_nav" / name
    before, tables = mesh_of(corpus, name), opened(path)
    stored = tables.column(VISIBLE, "target").copy()
    new = int(tables["areas"]["id"].max()) + 1
    tables.insert("areas", 0, {"id": new})
    assert np.array_equal(tables.column(VISIBLE, "target"), stored + (name in ROWS))
    after = sight(read(tables.to_bytes(), "l4d"))
    assert after.pop(new) == []
    assert after == sight(before)
    tables.delete("areas", 0)
    assert tables.to_bytes() == path.read_bytes()


def by_conversion(source: Path | bytes, to: str, losses: int = 0) -> tuple[bytes, tuple[str, ...]]:
    done = navspec.convert(source, to, name=None if isinstance(source, Path) else "mesh.nav", allow_loss=losses > 0)
    assert (done.refused, done.tool_errors, len(done.losses)) == ((), (), losses)
    return done.files[0].data, done.sets[0].notes


LOST = {
    "v12.12/undyneimortal__test_box2.nav": 2,
    "v14.13/undyneimortal__zoo_infected2.nav": 2,
    "v15.13/undyneimortal__tutorial05.nav": 10,
    "v15.13/undyneimortal__tutorial05_part2.nav": 3,
    "v15.13/undyneimortal__tutorial_standards_vs.nav": 345,
    "v15.13/undyneimortal__styleguide_semiurban_01.nav": 2,
}
"""Spawn attributes, attributes and places that other games do not have."""


@pytest.mark.parametrize("name", IDS)
def test_lists_of_ids_become_rows_and_ids_again(corpus: Path, name: str) -> None:
    path = corpus / "source_nav" / name
    old, mesh = opened(path), mesh_of(corpus, name)
    data, notes = by_conversion(path, "16.14")
    rows = {area.id: row for row, area in enumerate(mesh.areas)}
    new = read(data, "l4d")
    assert (new.version, new.sub_version, notes) == (16, 14, ())
    assert [area.visible for area in new.areas] == [
        [(rows[target], flags) for target, flags in area.visible] for area in mesh.areas
    ]
    assert [area.inherit for area in new.areas] == [area.inherit for area in mesh.areas]
    assert [area.spawn_attributes for area in new.areas] == [area.spawn_attributes for area in mesh.areas]
    flat = [len({area.nw[2], area.ne_z, area.se[2], area.sw_z}) == 1 for area in mesh.areas]
    assert [area.attributes for area in new.areas] == [
        area.attributes | is_flat << 29 for area, is_flat in zip(mesh.areas, flat, strict=True)
    ]
    assert navspec.check(data, name="mesh.nav").severities.get("error", 0) == 0
    back, notes = by_conversion(data, "15.13")
    assert_same_lists(old, opened(back))
    assert notes == (
        f"areas keep marks of Left 4 Dead 2, which no known mesh of Left 4 Dead has: mostly_flat ({sum(flat)})",
    )


@pytest.mark.parametrize("to", ["16.0", "16.1", "16.2"])
@pytest.mark.parametrize("name", IDS)
def test_lists_of_ids_are_copied_to_other_games_and_back(corpus: Path, name: str, to: str) -> None:
    path = corpus / "source_nav" / name
    old = opened(path)
    data, _ = by_conversion(path, to, LOST[name])
    converted = opened(data)
    assert converted[VISIBLE].tobytes() == old[VISIBLE].tobytes()
    assert navspec.check(data, name="mesh.nav").severities.get("error", 0) == 0
    back, notes = by_conversion(data, "15.13")
    assert_same_lists(old, opened(back))
    assert [note.partition(":")[0] for note in notes] == [
        "Left 4 Dead needs spawn attributes, which only a person can give"
    ]
    mesh = read(back, "l4d")
    assert not any(area.attributes >> 29 & 1 for area in mesh.areas), "Left 4 Dead does not mark areas that are flat"
    view = View(TableSet({0: opened(back)}))
    assert (len(view.visibility_faults.missing), len(view.visibility_faults.blind)) == (0, 0)


@pytest.mark.parametrize("to", ["16.0", "16.1", "16.2", "16.14", "16.256", "16.257", "9", "7", "5", "3", "1"])
def test_they_become_meshes_of_every_kind(corpus: Path, to: str) -> None:
    for name, (areas, *_) in IDS.items():
        if areas < 100:
            done = navspec.convert(corpus / "source_nav" / name, to, allow_loss=True)
            assert (done.refused, done.tool_errors) == ((), ())
            assert len(opened(done.files[0].data)["areas"]) == areas


def assert_same_lists(old: Tables, new: Tables) -> None:
    """Every list has the same bytes, and each area as many."""
    lists = [key for key in old if key.startswith("areas.") and key != "areas.approaches"]
    assert VISIBLE in lists
    for key in (*lists, "ladders"):
        assert new[key].tobytes() == old[key].tobytes(), key
        assert np.array_equal(new.offsets(key), old.offsets(key)), key
    for field in ("id", "inherit_visibility_from", "nw", "se", "light_intensity", "earliest_occupy_time"):
        assert new.column("areas", field).tobytes() == old.column("areas", field).tobytes(), field


def test_marks_of_left_4_dead_2_stay_with_a_notice(corpus: Path) -> None:
    path = corpus / "source_nav/v16.14/EtoZheSandy__c8m4_interior.nav"
    mesh = read(path.read_bytes(), "l4d")
    data, notes = by_conversion(path, "15.13")
    new = read(data, "l4d")
    assert [area.attributes for area in new.areas] == [area.attributes for area in mesh.areas]
    assert [area.spawn_attributes for area in new.areas] == [area.spawn_attributes for area in mesh.areas]
    assert sight(new) == sight(mesh)
    flat = sum(area.attributes >> 29 & 1 for area in mesh.areas)
    assert f"mostly_flat ({flat:,})" in notes[0]
    back, _ = by_conversion(data, "16.14")
    assert_same_lists(opened(path), opened(back))


def test_one_list_by_hand(corpus: Path) -> None:
    """Area 1 sees areas 15, 1 and 22; as rows only 1 would be there, which is area 2."""
    path = corpus / "source_nav" / SMALL
    tables = opened(path)
    assert tables.column("areas", "id").tolist() == [1, 2, 15, 19, 20, 22]
    assert tables.column(VISIBLE, "target")[:3].tolist() == [15, 1, 22]
    assert View(TableSet({0: tables})).visible_entries.target[:3].tolist() == [2, 0, 5]
    data, _ = by_conversion(path, "16.14")
    assert opened(data).column(VISIBLE, "target")[:3].tolist() == [2, 0, 5]


def pairs(corpus: Path, name: str) -> Any:
    """Which areas see which on the map, bool, by the order of the areas that are drawn."""
    view = View(TableSet({0: opened(corpus / "source_nav" / name)}))
    (surface,) = [candidate for candidate in draw_mesh(view).surfaces if candidate.relation]
    relation: Any = surface.relation
    return surface.numbers, np.unpackbits(relation.pairs, axis=1)[:, : len(surface.numbers)].astype(bool)


@pytest.mark.parametrize("name", [SMALL, "v15.13/undyneimortal__tutorial_standards_vs.nav"])
def test_the_map_is_painted_by_what_areas_see(corpus: Path, name: str) -> None:
    mesh = mesh_of(corpus, name)
    ids, seen = pairs(corpus, name)
    lists = {area.id: dict(reversed(area.visible)) for area in mesh.areas}
    for area in mesh.areas:
        effective = {**lists.get(area.inherit or 0, {}), **lists[area.id]}
        wanted = {to for to, flags in effective.items() if flags} | {area.id}
        row = ids.tolist().index(area.id)
        assert set(ids[seen[row]].tolist()) == wanted
