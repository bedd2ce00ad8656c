"""What is published: what is in it, what it says of itself, and that anybody can make the same bytes."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path
from typing import NamedTuple

import pytest

import navspec
from navspec_build.paths import HERE

ROOT = HERE.root
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME = f"navspec-{navspec.__version__}"
IMPORTED_AS = {"pyyaml": "yaml"}
PARTS = {"awkward_cpp": "awkward", "lazy_loader": "lazy-loader", "markupsafe": "jinja2"}
"""Parts of others, which bring the version that fits and hand out what is in them."""
OURS = {"navspec", "navspec_formats", "navspec_web"}


class Built(NamedTuple):
    """The sdist, the wheel, and the wheel that others make of the sdist."""

    sdist: Path
    wheel: Path
    wheel_of_sdist: Path


def build(kind: str, source: Path, target: Path) -> Path:
    known = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    line = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(target)]
    subprocess.run(line, cwd=source, env=known, check=True, capture_output=True, timeout=60)
    return next(target.glob("*.whl" if kind == "wheel" else "*.tar.gz"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("dist")
    sdist = build("sdist", ROOT, folder / "sdist")
    with tarfile.open(sdist) as file:
        file.extraction_filter = getattr(tarfile, "data_filter", None)  # which 3.11.0 to 3.11.3 do not have
        file.extractall(folder)
    return Built(sdist, build("wheel", ROOT, folder / "a"), build("wheel", folder / NAME, folder / "b"))


def files_below(*folders: str) -> set[str]:
    paths = (path for folder in folders for path in (ROOT / folder).rglob("*"))
    return {
        path.relative_to(ROOT).as_posix()
        for path in paths
        if path.is_file() and not {"__pycache__", "node_modules"} & {*path.parts}
    }


def test_all_of_it(built: Built) -> None:
    """All that runs is in the wheel, all that it is made of in the sdist, and no tests or files of games are in either."""
    with zipfile.ZipFile(built.wheel) as file:
        inside = {name for name in file.namelist() if ".dist-info/" not in name}
        about = {name.removeprefix(f"{NAME}.dist-info/") for name in file.namelist() if ".dist-info/" in name}
        metadata = message_from_bytes(file.read(f"{NAME}.dist-info/METADATA"))
        scripts = file.read(f"{NAME}.dist-info/entry_points.txt").decode()
    sources = files_below("python/navspec", "generated/python/navspec_formats", "generated/web/navspec_web")
    wanted = {
        source.partition("/")[2] if source.startswith("python/") else source.split("/", 2)[2] for source in sources
    }
    assert inside == {each for each in wanted if not each.startswith("navspec/studio/web/")}
    assert about == {
        "METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE", "licenses/generated/python/LICENSE",
    }  # fmt: skip
    assert scripts.split() == ["[console_scripts]", "navspec", "=", "navspec.cli:main"]

    assert (metadata["Name"], metadata["Version"]) == ("navspec", navspec.__version__)
    assert metadata["Requires-Python"] == ">=3.11"
    assert set(metadata.get_all("Provides-Extra", [])) == set(PROJECT["optional-dependencies"])
    required = [each for each in metadata.get_all("Requires-Dist", []) if "extra ==" not in each]
    assert {each.partition("<")[0].partition(">")[0] for each in required} == set(declared(PROJECT["dependencies"]))
    text = metadata.get_payload()
    assert re.findall(r"\]\((?!https?:|#)", text) == []
    assert "](https://github.com/navspec/navspec/blob/main/ksy/README.md)" in text

    with tarfile.open(built.sdist) as file:
        packed = {getmember.name.removeprefix(f"{NAME}/") for getmember in file.getmembers()}
        assert {getmember.mode & 0o022 for getmember in file.getmembers()} == {0}
    assert sources <= packed
    assert files_below("ksy", "python/navspec_build", "python/navspec_blender") <= packed
    single = {".gitignore", "LICENSE", "PKG-INFO", "README.md", "pyproject.toml"}
    assert {each for each in packed if "/" not in each} == single
    assert {each.split("/")[0] for each in packed - single} == {"generated", "ksy", "python"}


def test_the_same_bytes_from_everywhere(built: Built) -> None:
    assert built.wheel.read_bytes() == built.wheel_of_sdist.read_bytes()
    assert b"SOURCE_DATE_EPOCH" not in built.wheel.read_bytes()
    with zipfile.ZipFile(built.wheel) as file:
        assert {each.date_time for each in file.infolist()} == {(2023, 11, 14, 22, 13, 20)}


def declared(requirements: list[str]) -> Iterator[str]:
    """Names of what some requirements bring, as they are imported."""
    for requirement in requirements:
        name = re.split(r"[\[<>=!~; ]", requirement)[0].lower()
        yield IMPORTED_AS.get(name, name)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_nothing_is_imported_that_is_not_declared() -> None:
    """Not even what comes along with something else by chance, as fsspec does with awkward."""
    paths = (ROOT / "python" / "navspec").rglob("*.py")
    found = {name for path in paths for name in imported(path)} - OURS - sys.stdlib_module_names
    known = {*declared(PROJECT["dependencies"])}.union(*map(declared, PROJECT["optional-dependencies"].values()))
    assert {PARTS.get(name, name) for name in found} <= known
