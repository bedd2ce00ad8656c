"""`--lights`: check and repair compare the lights of path files with the lamps of a map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from click.testing import Result

from builders.gta_sa_paths import smallest

LAMPS = Path(__file__).parents[1] / "data" / "lamps.tsv"


def test_lights_by_lamps(run: Callable[..., Result], small: Path) -> None:
    area = smallest()
    area.navi_nodes[1].traffic_light_state = area.navi_nodes[1].traffic_light_at_target = 0
    area.links[10].ped_traffic_light = area.links[11].ped_traffic_light = 0
    small.write_bytes(area.to_bytes())
    run("check", small.name, "--fail-on", "warning")
    text = run("check", small.name, "--lights", LAMPS, "--fail-on", "warning", status=1).stdout
    assert "area 0 navi node 1 has no light; by the lamps of the map it has a light of state 2 at area 0 node 1" in text
    assert (
        "area 0 node 6 has 0 for a pedestrian light on its crossing to area 0 node 7, "
        "but by the lamps of the map it is 1" in text
    )
    text = run("repair", small.name, "--lights", LAMPS, "--apply").stdout
    assert "SA_PATHS_NAVI_LIGHT_LAMP: set the lights of roads as the lamps give them" in text
    assert small.read_bytes() == smallest().to_bytes()


def test_lamps_that_cannot_be_read(run: Callable[..., Result], small: Path) -> None:
    Path("lamps.tsv").write_text("model\tx\ty\tz\theading\n1283\t0\t0\tup\t0\n")
    for command in ("check", "repair"):
        error = run(command, small.name, "--lights", "lamps.tsv", status=2).stderr
        assert "lamps.tsv:2: 'up' is not a number" in error
    assert "none.tsv: No such file or directory" in run("check", small.name, "--lights", "none.tsv", status=2).stderr
