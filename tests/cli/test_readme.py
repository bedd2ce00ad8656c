"""The README shows what commands really print, and its Python runs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from builders import demo, gta_img, gta_img3, gta_iv_paths, gta_sa_save, source_nav
from builders import gta_sa_paths as builder

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
NAVSPEC = [sys.executable, "-m", "navspec"]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the README's commands name."""
    demo.main([str(tmp_path / "build" / "demo")])
    demo.main([str(tmp_path / "my_paths")])
    builder.valid_city().write(tmp_path / "original_paths")
    (tmp_path / "NODES23.DAT").write_bytes((tmp_path / "my_paths" / "NODES23.DAT").read_bytes())
    nodes = {path.name: path.read_bytes() for path in (tmp_path / "original_paths").iterdir()}
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "koth_lake.nav").write_bytes(source_nav.mesh(16, 2, "tf").pack())
    goldsrc = source_nav.clean(5, None, "goldsrc")
    areas = b"".join(area.pack(goldsrc) for area in goldsrc.areas)
    (tmp_path / "maps" / "de_old.nav").write_bytes(goldsrc.pack() + areas)
    (tmp_path / "maps" / "de_cut.nav").write_bytes(goldsrc.pack()[:-5])
    (tmp_path / "gta3.img").write_bytes(gta_img.archive(nodes).to_bytes())
    cdimages = tmp_path / "pc" / "data" / "cdimages"
    cdimages.mkdir(parents=True)
    paths = {area.name: area.to_bytes() for area in gta_iv_paths.golden().values()}
    (cdimages / "paths.img").write_bytes(gta_img3.archive(paths).to_bytes())
    (tmp_path / "GTASAsf1.b").write_bytes(gta_sa_save.valid().to_bytes())
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(os.path.abspath, sys.path)))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_output_of_the_demo(folder: Path) -> None:
    shown = blocks("console")[0].splitlines()
    assert shown[0] == "$ make demo"
    done = subprocess.run([*NAVSPEC, "check", "build/demo"], cwd=folder, capture_output=True, text=True, check=False)
    printed = iter(done.stdout.splitlines())
    for line in shown[2:]:
        if line != "...":
            assert line in printed, line
    assert done.returncode == 1


@pytest.mark.usefixtures("folder")
def test_the_python() -> None:
    (program,) = blocks("python")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0].endswith("on dead ends")
    assert done.stdout.splitlines()[1:3] == ["13 repairs, 0 errors left", "64 files, 0 values lost"]
    assert (
        done.stdout.splitlines()[3] == "/nodes/5/flags/switched_off_original copy switched_off to switched_off_original"
    )
    assert done.stdout.splitlines()[4].startswith("False ")


def _commands() -> list[list[str]]:
    """The commands of each block, in their order: what one writes the next may read."""
    found = [
        [line.removeprefix("$ navspec ") for line in block.splitlines() if line.startswith("$ navspec ")]
        for block in blocks("console")
    ]
    return [each for each in found if each]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("commands", _commands(), ids=lambda commands: commands[0])
def test_the_commands(commands: list[str]) -> None:
    for each in commands:
        words = shlex.split(each, comments=True)
        done = subprocess.run([*NAVSPEC, *words], capture_output=True, text=True, check=False)
        assert done.returncode in (0, 1), (each, done.stderr)


def test_the_number_of_rules() -> None:
    import navspec

    for each in (
        "gta_sa_paths",
        "gta_img",
        "gta_iv_paths",
        "source_nav",
        "source2_nav",
        "gta_sa_save",
        "metroid_prime_path",
    ):
        assert f"| {len(navspec.rules(each))} rules |" in README
