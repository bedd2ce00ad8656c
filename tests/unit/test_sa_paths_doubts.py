"""Files whose headers are in doubt: nothing is repaired in them, nor what leads into them."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_paths_fla as fla
from builders.gta_sa_paths import file_name, promenade, valid_city, write_files
from navspec.records.changes import Repaired, Step
from sweeps import some

NODES, VEHICLES, PEDS, NAVIS, LINKS = range(5)
DAMAGED = 27
"""An area of the city with nodes of both kinds, and links from and to its neighbours."""


def recounted(data: bytes, at: int, changes: Mapping[int, int]) -> bytes:
    """A file with other counts in its header, which begins at an offset."""
    counts = list(struct.unpack_from("<5I", data, at))
    for field, change in changes.items():
        counts[field] += change
    found = bytearray(data)
    struct.pack_into("<5I", found, at, *counts)
    return bytes(found)


def doubts(done: Repaired) -> list[Step]:
    return [step for set_ in done.sets for step in set_.steps if step.state == "impossible" and "stay" in step.reason]


CHANGES = [
    ({NODES: -3}, "COUNT_SUM"),
    ({VEHICLES: 1}, "COUNT_SUM"),
    ({PEDS: 1}, "COUNT_SUM"),
    ({VEHICLES: -1, PEDS: 1}, "NAVI_TARGET"),
    ({VEHICLES: 2, PEDS: -2}, "LINK_TYPE"),
    ({NAVIS: -1}, "RESERVE_LINKS"),
    ({LINKS: -2}, "RESERVE_LINKS"),
]


@pytest.mark.parametrize(("changes", "code"), some(CHANGES, 3))
@pytest.mark.parametrize("version", [None, 4])
def test_wrong_counts_of_one_file_cost_nothing(
    version: int | None, changes: Mapping[int, int], code: str, tmp_path: Path
) -> None:
    """All other files stay, too, but for the fault that has nothing to do with it."""
    sound = valid_city().files()
    if version:
        sound = {name: fla.converted(data, version) for name, data in sound.items()}
    at = 8 if version else 0
    files = sound | {file_name(DAMAGED): recounted(sound[file_name(DAMAGED)], at, changes)}
    search_distance = at + 20 + 14
    other = bytearray(files[file_name(28)])
    other[search_distance : search_distance + 2] = bytes(2)
    files[file_name(28)] = bytes(other)
    write_files(tmp_path, files)
    done = navspec.repair(tmp_path, apply=True)
    if any(step.codes == ("WRONG_COUNT",) and step.state == "done" for set_ in done.sets for step in set_.steps):
        # Only one count makes the file as long as it is: that is put back, and all is as it was.
        assert {path.name: path.read_bytes() for path in tmp_path.glob("*.DAT")} == sound
        return
    assert f"SA_PATHS_{code}" in {each for step in doubts(done) for each in step.codes}
    assert [Path(place.path).name for step in doubts(done) for place in step.places] == [file_name(DAMAGED)] * len(
        doubts(done)
    )
    assert [Path(file.written).name for file in done.files if file.written] == [file_name(28)]
    assert (tmp_path / file_name(28)).read_bytes() == sound[file_name(28)]
    assert done.fails
    assert done.tool_errors == ()


def test_a_file_alone_stays(tmp_path: Path) -> None:
    path = tmp_path / file_name(0)
    path.write_bytes(recounted(promenade().to_bytes(), 0, {LINKS: -len(promenade().links)}))
    done = navspec.repair(path, apply=True)
    assert [(step.codes, step.state) for set_ in done.sets for step in set_.steps] == [(("WRONG_COUNT",), "done")]
    assert path.read_bytes() == promenade().to_bytes()


def test_wrong_first_links_do_not_move_crossings(tmp_path: Path) -> None:
    """Only base_link is wrong; that crossings then seem to be on roads is no reason to look for them elsewhere."""
    sound = promenade().to_bytes()
    damaged = bytearray(sound)
    for node in range(struct.unpack_from("<I", sound)[0]):
        struct.pack_into("<h", damaged, 20 + 28 * node + 16, 0)
    path = tmp_path / file_name(0)
    path.write_bytes(damaged)
    found = {finding.code for finding in navspec.check(path).findings}
    assert "SA_PATHS_NODE_LINK_SEQUENCE" in found
    assert "SA_PATHS_INTERSECTIONS_SHIFTED" not in found
    navspec.repair(path, apply=True)
    assert path.read_bytes() == sound


def test_one_file_does_not_keep_the_crossings_of_another_one_from_moving(tmp_path: Path) -> None:
    """What stands where the crossings of one file would have to go is a reason for this file alone."""
    sound = promenade().to_bytes()
    shifted = promenade().wiki_sized() + bytes(192)
    blocked = shifted[:-1] + b"\x05"
    name = promenade().name
    for folder, data in (("blocked", blocked), ("free", shifted)):
        write_files(tmp_path / folder, {name: data})
    done = navspec.repair([tmp_path / "blocked", tmp_path / "free"], apply=True)
    assert (tmp_path / "free" / name).read_bytes() == sound
    assert (tmp_path / "blocked" / name).read_bytes() == blocked
    reasons = [step.reason for set_ in done.sets for step in set_.steps if step.state == "taken_back"]
    assert reasons == ["the bytes that would be overwritten are not all zeros"]
