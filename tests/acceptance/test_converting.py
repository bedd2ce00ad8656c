"""Node files as files of the limit adjuster, and back: the samples of all rules, and the original files."""

from __future__ import annotations

from pathlib import Path

import pytest

import navspec
from builders import gta_sa_paths_fla as fla
from builders.gta_sa_paths import write_files
from builders.samples import SAMPLES
from builders.sampling import Sample
from sweeps import some


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


UNREADABLE = ("SA_PATHS_FILE_TRUNCATED", "SA_PATHS_FLA_NAME", "SA_PATHS_FLA_VERSION", "SA_PATHS_FLA_SIZE")
MENDED = ("SA_PATHS_FILE_", "SA_PATHS_INTERSECTIONS_SHIFTED")
"""Rules about what stands behind the sections, which does not come back."""
LIMITS = ("SA_PATHS_LIMIT_NAVI", "SA_PATHS_LIMIT_FLOOD")
"""Errors in the game's own format alone."""


SMALL = [each for each in SAMPLES if (each.code, each.kind) != ("SA_PATHS_LIMIT_NODES", "fail")]


@pytest.mark.parametrize("sample", some(SMALL, 20), ids=lambda sample: sample.name)
def test_samples_come_back(sample: Sample, tmp_path: Path) -> None:
    """Whatever is wrong with them: converted, they are as wrong as before, and converted back they are the same."""
    write_files(tmp_path / "files", sample.files)
    there = navspec.convert(tmp_path / "files", "fla4", output=tmp_path / "there", allow_loss=True)
    assert there.tool_errors == ()
    if there.refused:
        assert sample.code in UNREADABLE
        assert {each.code for each in there.unread} == {sample.code}
        return
    assert there.findings == ()
    if {file.format for file in there.files} != {"gta_sa_paths"}:
        return
    own_map = {"map_size": 6000}
    back = navspec.convert(tmp_path / "there", "classic", output=tmp_path / "back", old_settings=own_map)
    if back.refused:
        assert (sample.kind, back.refused) == ("fail", ("1 error would be new",))
        assert {finding.code for finding in back.findings if finding.severity == "error"} == {sample.code}
        assert sample.code in LIMITS
    elif not sample.code.startswith(MENDED):
        assert content(tmp_path / "back") == sample.files


@pytest.mark.parametrize(("version", "to"), [(2, "ver2"), (3, "ver3"), (4, "fla4")])
def test_every_file_is_what_the_layout_says_and_comes_back(version: int, to: str, stock: Path, tmp_path: Path) -> None:
    there = navspec.convert(stock, to, output=tmp_path / "there")
    assert (there.refused, there.losses, there.findings, there.tool_errors) == ((), (), (), ())
    original = content(stock)
    assert content(tmp_path / "there") == {name: fla.converted(data, version) for name, data in original.items()}
    assert navspec.check(tmp_path / "there").severities.get("error", 0) == 0
    back = navspec.convert(tmp_path / "there", "classic", output=tmp_path / "back")
    assert (back.refused, back.losses, back.findings) == ((), (), ())
    assert len(original) == 64
    assert content(tmp_path / "back") == original


def test_through_all_variants(stock: Path, tmp_path: Path) -> None:
    source = stock
    for to in ("ver2", "fla4", "ver3", "classic"):
        target = tmp_path / to
        assert navspec.convert(source, to, output=target).refused == ()
        source = target
    assert content(source) == content(stock)


def test_on_a_larger_map_and_back(stock: Path, tmp_path: Path) -> None:
    wide = navspec.convert(stock, "fla4", settings={"map_size": 12000}, output=tmp_path / "wide")
    assert (wide.refused, wide.losses, wide.findings) == ((), (), ())
    report = navspec.check(tmp_path / "wide", settings={"map_size": 12000})
    own = navspec.check(stock)
    assert report.severities == own.severities
    assert len(report.inputs) == 256
    back = navspec.convert(tmp_path / "wide", "classic", output=tmp_path / "back")
    assert dict(back.sets[0].old_settings) == {"map_size": 12000}
    assert content(tmp_path / "back") == content(stock)


def test_the_game_s_own_map_has_no_place_on_half_of_it(stock: Path) -> None:
    refused = navspec.convert(stock, "fla4", settings={"map_size": 3000})
    outside = [obstacle for obstacle in refused.obstacles if obstacle.pointer == "/num_nodes"]
    assert len(outside) == 48
    assert refused.counts["obstacles"] > 48
