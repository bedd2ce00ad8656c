"""Packages as the client of each registry sees them, without the registry."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from browser.opening import lacking
from navspec import __version__
from navspec_build.packages import MODULE, REPOSITORY
from navspec_build.paths import HERE

GENERATED = HERE.root / "generated"
Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a program in a copy of a package; what it prints."""

    def call(target: str, *command: str, **environment: str) -> str:
        if not shutil.which(command[0]):
            lacking(f"{command[0]} is not here")
        folder = tmp_path / target
        if not folder.exists():
            shutil.copytree(GENERATED / target, folder)
        done = subprocess.run(
            command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    return call


def modules(target: str, ending: str) -> set[str]:
    return {path.name for path in (GENERATED / target).rglob(f"*{ending}")}


def test_ruby(run: Run) -> None:
    run("ruby", "gem", "build", "--strict", "navspec-formats.gemspec", "--output", "made.gem")
    told = run("ruby", "gem", "specification", "made.gem", "--ruby")
    assert f'"{REPOSITORY}"' in told
    assert "<kaitai-struct>" in told
    assert "~> 0.11.0" in told
    assert modules("ruby", ".rb") <= set(re.findall(r'"([\w.]+)"', told))


def test_php(run: Run) -> None:
    run("php", "composer", "validate", "--strict", "--no-check-lock", COMPOSER_ALLOW_SUPERUSER="1")


def test_perl(run: Run, tmp_path: Path) -> None:
    run("perl", "perl", "Makefile.PL")
    run("perl", "make", "install", f"DESTDIR={tmp_path / 'installed'}")
    assert {path.name for path in (tmp_path / "installed").rglob("*.pm")} == modules("perl", ".pm")
    asked = json.loads((tmp_path / "perl" / "MYMETA.json").read_text(encoding="utf-8"))
    assert asked["prereqs"]["runtime"]["requires"] == {"IO::KaitaiStruct": "0.011"}
    assert asked["resources"]["homepage"] == REPOSITORY


def test_lua(run: Run) -> None:
    run("lua", "luarocks", "lint", "navspec-formats-scm-1.rockspec")
    text = (GENERATED / "lua/navspec-formats-scm-1.rockspec").read_text(encoding="utf-8")
    assert set(re.findall(r'= "(\w+\.lua)"', text)) == modules("lua", ".lua")


def test_nim(run: Run) -> None:
    assert "navspec_formats is valid" in run("nim", "nimble", "check")


def test_javascript(run: Run) -> None:
    packed = json.loads(run("javascript", "npm", "pack", "--dry-run", "--json", "--silent"))[0]
    names = {each["path"] for each in packed["files"]}
    assert names == modules("javascript", ".js") | modules("javascript", ".ts") | {
        "package.json",
        "README.md",
        "LICENSE",
    }
    assert packed["version"] == __version__


def test_rust(run: Run) -> None:
    listed = run("rust", "cargo", "package", "--list", "--offline", "--allow-dirty").split()
    assert {f"src/{name}" for name in modules("rust", ".rs")} <= set(listed)
    crate = json.loads(run("rust", "cargo", "metadata", "--no-deps", "--offline", "--format-version", "1"))["packages"][
        0
    ]
    assert (crate["repository"], crate["version"]) == (REPOSITORY, __version__)


def test_java(run: Run) -> None:
    run("java", "mvn", "--offline", "--quiet", "--batch-mode", "validate")


def test_go(run: Run) -> None:
    run("go", "go", "mod", "download")  # tells of what it fetches, where that is not here yet
    assert run("go", "go", "list", "-f", "{{.ImportPath}} {{.Name}}", ".", GOFLAGS="-mod=readonly").split() == [
        MODULE,
        "navspec",
    ]


def test_csharp() -> None:
    project = ElementTree.parse(GENERATED / "csharp/Navspec.Formats.csproj").getroot()
    assert project.get("Sdk") == "Microsoft.NET.Sdk"
    assert [dict(each.attrib) for each in project.iter("PackageReference")] == [
        {"Include": "KaitaiStruct.Runtime.CSharp", "Version": "0.11.0"}
    ]
    assert [(each.tag, each.text) for each in project.iter() if each.tag in ("Version", "PackageProjectUrl")] == [
        ("Version", __version__),
        ("PackageProjectUrl", REPOSITORY),
    ]


CONSUMER = """\
cmake_minimum_required(VERSION 3.16)
project(consumer LANGUAGES CXX)
{runtime}
{package}
add_executable(consumer main.cpp)
target_link_libraries(consumer PRIVATE navspec::formats)
"""
PROGRAM = """\
#include "gta_sa_paths.h"
#include <iostream>

int main() {
    try {
        kaitai::kstream stream{std::string()};
        navspec::gta_sa_paths_t parsed(&stream);
    } catch (const std::ios_base::failure&) {
        std::cout << "ends too early" << std::endl;
    }
}
"""


def test_cmake(run: Run, tmp_path: Path) -> None:
    """By the folder of the runtime, by a target that the project has, and installed from both."""
    stand_in = next((HERE.root / "tests/conformance/cpp").rglob("kaitaistruct.h")).parents[1]
    shutil.copytree(GENERATED / "cpp_stl", tmp_path / "cpp_stl")
    lists = tmp_path / "cpp_stl" / "CMakeLists.txt"
    text = lists.read_text(encoding="utf-8")
    assert set(re.findall(r"^    (\w+\.cpp)$", text, re.MULTILINE)) == modules("cpp_stl", ".cpp")
    lists.write_text(re.sub(r"^    (?!gta_sa_paths\.)\w+\.cpp\n", "", text, flags=re.MULTILINE), encoding="utf-8")
    added = f'add_subdirectory("{tmp_path / "cpp_stl"}" navspec)'
    folder = f'set(KAITAI_RUNTIME_DIR "{stand_in}")'
    # The official one is a library that does not tell where its headers are; they stand in its own folder.
    library = tmp_path / "runtime"
    shutil.copytree(stand_in / "kaitai", library / "kaitai")
    (library / "runtime.cpp").write_text('#include "kaitai/kaitaistruct.h"\n', encoding="utf-8")
    (library / "CMakeLists.txt").write_text(
        "set(CMAKE_INCLUDE_CURRENT_DIR ON)\nadd_library(kaitai_struct_cpp_stl_runtime STATIC runtime.cpp)\n",
        encoding="utf-8",
    )
    target = f'add_subdirectory("{library}" runtime)'

    def built(name: str, runtime: str, package: str) -> Path:
        place = tmp_path / "cpp_stl" / name
        place.mkdir()
        (place / "CMakeLists.txt").write_text(CONSUMER.format(runtime=runtime, package=package), encoding="utf-8")
        (place / "main.cpp").write_text(PROGRAM, encoding="utf-8")
        run("cpp_stl", "cmake", "-S", name, "-B", f"{name}/made", f"-DCMAKE_INSTALL_PREFIX={place / 'installed'}")
        run("cpp_stl", "cmake", "--build", f"{name}/made")
        assert run("cpp_stl", str(place / "made" / "consumer")) == "ends too early\n"
        return place

    def installed(place: Path) -> str:
        run("cpp_stl", "cmake", "--install", f"{place.name}/made")
        return (
            f'find_package(navspec_formats {__version__} CONFIG REQUIRED PATHS "{place / "installed"}" NO_DEFAULT_PATH)'
        )

    by_folder, by_target = built("by_folder", folder, added), built("by_target", target, added)
    built("from_folder", "", installed(by_folder))
    headers = f'{target}\ntarget_include_directories(kaitai_struct_cpp_stl_runtime PUBLIC "{library}")'
    built("from_target", headers, installed(by_target))
