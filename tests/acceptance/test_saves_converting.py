"""Real saves of the PC for the other version of the script, and back."""

from __future__ import annotations

from pathlib import Path
from struct import unpack_from

import navspec

V1, V2 = 194_146, 194_125
LARGE_MOD = 195_565


def test_saves_come_back(corpus: Path) -> None:
    """All with an original script, to the last byte, given the id of the game that wrote them."""
    sizes = []
    for path in sorted((corpus / "gta_sa_save" / "pc").iterdir()):
        data = path.read_bytes()
        variables = unpack_from("<I", data, 322)[0]
        sizes.append(unpack_from("<I", data, 326 + variables + 0x8F2)[0])
        if sizes[-1] not in (V1, V2):
            assert sizes[-1] == LARGE_MOD
            refused = navspec.convert(data, "v2")
            assert {obstacle.pointer for obstacle in refused.obstacles} == {
                "/scripts/main_script_size",
                "/scripts/len_globals",
                "/scripts/largest_mission_size",
            }
            continue
        there, back = ("v2", "v1") if sizes[-1] == V1 else ("v1", "v2")
        [new] = navspec.convert(data, there).files
        assert new.state == "converted", path
        [old] = navspec.convert(new.data, back, settings={"version_id": unpack_from("<I", data, 5)[0]}).files
        assert old.data == data, path
    assert {size: sizes.count(size) for size in sizes} == {V1: 64, V2: 5, LARGE_MOD: 1}
