"""Names in the modules of the pages: each is known where it stands, which no bundler asks."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from browser.opening import lacking
from navspec_build.paths import HERE
from navspec_build.toolchain import ToolError, packages, program

TOOLS = HERE.root / "tests" / "conformance" / "typescript" / "package.json"
FLAGS = (
    *("--allowJs", "--checkJs", "--noEmit", "--skipLibCheck", "--target", "es2022", "--module", "esnext"),
    *("--moduleResolution", "bundler", "--lib", "es2023,dom,dom.iterable"),
)
UNKNOWN = re.compile(r"TS(2304|2305|2552|2724):")
"""Of TypeScript: a name, or one that a module is to export, that is nowhere. Types are not what is asked here."""


@pytest.fixture(scope="module")
def compiler() -> list[str]:
    try:
        modules = packages("typescript", TOOLS, "TypeScript")
        return [program("node", "run TypeScript"), str(modules / "typescript" / "bin" / "tsc"), *FLAGS]
    except ToolError as error:
        lacking(str(error))
        raise


def unknown(compiler: list[str], *paths: Path) -> list[str]:
    done = subprocess.run([*compiler, *paths], cwd=HERE.root, capture_output=True, text=True, check=False)
    return [line for line in done.stdout.splitlines() if UNKNOWN.search(line)]


def test_every_name_of_a_page_is_known(compiler: list[str]) -> None:
    paths = sorted(HERE.web.rglob("*.js"))
    assert len(paths) > 100
    assert unknown(compiler, *paths) == []


def test_a_name_that_is_nowhere_is_told(compiler: list[str], tmp_path: Path) -> None:
    (tmp_path / "one.js").write_text('import { there, elsewhere } from "./two.js";\nthere(elsewhere, nowhere);\n')
    (tmp_path / "two.js").write_text("export const there = (...all) => all;\n")
    result = "\n".join(unknown(compiler, tmp_path / "one.js"))
    assert "'elsewhere'" in result
    assert "'nowhere'" in result
    assert "'there'" not in result
