"""Areas of older meshes that real meshes of GoldSrc end with, and what the layouts are told apart by."""

from __future__ import annotations

from pathlib import Path

import pytest

import navspec
from navspec.families.source_nav.older_areas import find_older_areas

# Bytes after the mesh, areas and runs of each layout, and tenths of a per cent of these bytes that are areas.
TAILS = {
    "v3/luc4sFr__cs_backalley": (32_836, {(3, 4): (193, 6)}, 979),
    "v3/luc4sFr__fy_iceworld": (2_268, {(3, 4): (8, 1)}, 943),
    "v4/luc4sFr__cs_havana": (3_592, {(3, 4): (26, 1)}, 989),
    "v4/luc4sFr__de_dust2": (4_467, {(3, 4): (17, 1)}, 646),
    "v4/luc4sFr__de_survivor": (56_580, {(3, 4): (148, 2)}, 976),
    "v4/luc4sFr__de_torn": (1_067_765, {(1,): (1_624, 1)}, 998),
    "v4/luc4sFr__fy_iceworld2k": (36_225, {(3, 4): (93, 1)}, 976),
    "v5/MikuDroid__cs_italy": (5_346, {(5,): (26, 3)}, 846),
    "v5/MikuDroid__de_airstrip": (1_878, {(5,): (10, 1)}, 691),
    "v5/MikuDroid__de_piranesi": (1_912_949, {(3, 4): (80, 3), (1,): (1_675, 1)}, 999),
    "v5/MikuDroid__de_torn": (278_351, {(5,): (739, 14)}, 976),
}
NOTHING = {"v3/luc4sFr__de_rotterdam": 8}
"""A tail that is shorter than an area."""


@pytest.fixture(scope="module")
def meshes(corpus: Path) -> Path:
    return corpus / "source_nav"


def tail_of(path: Path) -> tuple[bytes, int]:
    """The bytes after a mesh, and its version."""
    tables = navspec.tables(path)
    assert isinstance(tables, navspec.Tables)
    return tables["tail"].tobytes(), int(tables.value("version"))


@pytest.mark.parametrize("name", TAILS)
def test_older_areas(meshes: Path, name: str) -> None:
    """All tails end with a whole area; the rest is cut off from areas by the meshes that were saved over them."""
    tail, version = tail_of(meshes / f"{name}.nav")
    size, layouts, share = TAILS[name]
    runs = find_older_areas(tail, version)
    runs_by_layout = {versions: [run for run in runs if run.versions == versions] for versions in layouts}
    assert {
        versions: (sum(run.areas for run in layout_runs), len(layout_runs))
        for versions, layout_runs in runs_by_layout.items()
    } == layouts
    assert sum(map(len, runs_by_layout.values())) == len(runs)
    assert len(tail) == size == runs[-1].end
    assert round(1000 * sum(run.end - run.start for run in runs) / size) == share


@pytest.mark.parametrize("name", NOTHING)
def test_a_tail_without_areas(meshes: Path, name: str) -> None:
    tail, version = tail_of(meshes / f"{name}.nav")
    assert (len(tail), find_older_areas(tail, version)) == (NOTHING[name], [])


def test_no_other_mesh_has_a_tail(meshes: Path) -> None:
    names = {f"{name}.nav" for name in (*TAILS, *NOTHING)}
    paths = [path for version in (3, 4, 5) for path in sorted((meshes / f"v{version}").iterdir())]
    assert len(paths) == 22
    assert {str(path.relative_to(meshes)) for path in paths if tail_of(path)[0]} == names


def test_the_areas_of_a_mesh_are_one_run_in_its_own_layout(meshes: Path) -> None:
    """Whichever layout is preferred: the areas of a mesh hold spots and paths, which fit no other."""
    for path in sorted(path for version in (3, 4, 5) for path in (meshes / f"v{version}").iterdir()):
        tables = navspec.tables(path)
        assert isinstance(tables, navspec.Tables)
        start, end = tables.extent("areas")[0], tables.extent("tail")[0]
        own_versions = {3: (3, 4), 4: (3, 4), 5: (5,)}[int(tables.value("version"))]
        ids = tables.column("areas", "id")
        expected = (own_versions, len(ids), 0, end - start, int(ids.min()), int(ids.max()))
        counts = tuple(
            len(tables[table]) for table in ("areas.connections.ids", "areas.hiding_spots", "areas.encounters")
        )
        for preferred in (1, 2, 4, 5):
            (run,) = find_older_areas(path.read_bytes()[start:end], preferred)
            assert run == (*expected, *counts), path


def test_older_areas_are_taken_out_as_meshes_without_errors(meshes: Path, tmp_path: Path) -> None:
    for name, (_, layouts, _) in TAILS.items():
        folder = tmp_path / name
        record = navspec.extract(meshes / f"{name}.nav", folder).to_dict()
        assert record["summary"]["written"] == sum(runs for _, runs in layouts.values()), name
        written = {3: 3, 4: 4}.get(int(name[1]), 4)
        versions = {(3, 4): written, (1,): 1, (5,): 5}
        records = navspec.info(folder).to_dict()["files"]
        areas = dict.fromkeys((versions[layout] for layout in layouts), 0)
        for record in records:
            areas[record["info"]["version"]] += record["info"]["areas"]
        assert areas == {versions[layout]: count for layout, (count, _) in layouts.items()}, name
        assert navspec.check(folder).severities.get("error", 0) == 0, name
