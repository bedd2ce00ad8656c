"""C++ headers can be used with and without the name of their namespace."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from navspec_build.adaptations import without_global_classes
from navspec_build.paths import HERE

FOLDER = HERE.root / "generated" / "cpp_stl"
RUNTIME = HERE.root / "tests" / "conformance" / "cpp" / "runtime"
HEADERS = sorted(path.name for path in FOLDER.glob("*.h"))


def test_only_classes_outside_of_every_namespace_go() -> None:
    header = (
        "#pragma once\n\nclass a_t;\nclass b_t;\n\n#include <x>\nnamespace n {\n    class a_t {\n        class c_t;\n"
    )
    rest = "#pragma once\n\n#include <x>\nnamespace n {\n    class a_t {\n        class c_t;\n"
    assert without_global_classes(header) == rest
    assert without_global_classes(rest) == rest


@pytest.mark.skipif(not shutil.which("g++"), reason="g++ is not installed")
def test_a_program_may_use_the_namespace(tmp_path: Path) -> None:
    assert HEADERS
    names = [Path(path).stem for path in HEADERS]
    lines = [f'#include "{header}"' for header in HEADERS]
    lines += ["using namespace navspec;"]
    for name in names:
        lines += [f"std::unique_ptr<{name}_t> {name}_of(kaitai::kstream* stream);", f"navspec::{name}_t* {name}_at();"]
    program = tmp_path / "program.cpp"
    program.write_text("\n".join(lines) + "\n")
    done = subprocess.run(
        ["g++", "-std=c++11", "-Wall", "-Werror", "-fsyntax-only", f"-I{RUNTIME}", f"-I{FOLDER}", str(program)],
        capture_output=True,
        check=False,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
