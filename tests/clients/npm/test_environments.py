"""The package where people use it: in Node.js by its name, in a bundle, in a page, in Deno, and from TypeScript."""

from __future__ import annotations

import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from browser.opening import chromium
from builders import source_nav
from clients.npm import PACKAGE
from navspec_build.paths import HERE
from navspec_build.toolchain import packages

PROGRAM = """
const bytes = Uint8Array.from({bytes});
const mesh = await open(bytes, "de_test.nav");
mesh.set("/areas/0/nw/x", 8);
const again = await open(mesh.toBytes(), "de_test.nav");
const {{ findings }} = await check([{{ name: "de_test.nav", bytes }}]);
const told = [mesh.format, [...mesh.column("areas", "id")], again.get("/areas/0/nw/x"), Array.isArray(findings)];
"""
TOLD = ["source_nav", [area.id for area in source_nav.mesh().areas], 8, True]


def _program(module: str) -> str:
    return f'import {{ check, open }} from "{module}";{PROGRAM.format(bytes=list(source_nav.mesh().pack()))}'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder in which the package is installed."""
    shutil.copytree(PACKAGE, tmp_path / "node_modules" / "navspec")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    return tmp_path


def _run(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_node(node: str, project: Path) -> None:
    (project / "program.js").write_text(f"{_program('navspec')}console.log(JSON.stringify(told));")
    assert json.loads(_run(project, node, "program.js")) == TOLD


def test_bundle(node: str, project: Path) -> None:
    (project / "program.js").write_text(f"{_program('navspec')}console.log(JSON.stringify(told));")
    modules = packages("web", HERE.web / "package.json", "what the pages for browsers are bundled with")
    esbuild = str(modules / "esbuild" / "bin" / "esbuild")
    flags = (
        "--bundle",
        "--format=esm",
        "--splitting",
        "--minify",
        "--outdir=out",
        "--platform=neutral",
        "--main-fields=main",
    )
    _run(project, node, esbuild, "program.js", *flags)
    shutil.rmtree(project / "node_modules")
    assert json.loads(_run(project, node, "out/program.js")) == TOLD
    assert (project / "out" / "program.js").stat().st_size < 200_000, "the specs are chunks of their own"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


@pytest.fixture
def address(project: Path) -> Iterator[str]:
    """The address of the folder, served."""
    handler = partial(_Quiet, directory=str(project))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_page(project: Path, address: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    script = f"{_program('./node_modules/navspec/index.js')}document.title = JSON.stringify(told);"
    (project / "page.html").write_text(f'<!doctype html><script type="module">{script}</script>')
    with chromium(tmp_path_factory.mktemp("profile")) as driver:
        from selenium.webdriver.support.ui import WebDriverWait

        driver.get(f"{address}/page.html")
        WebDriverWait(driver, 20).until(lambda opened: opened.title)
        assert json.loads(driver.title) == TOLD
        loaded = driver.execute_script("return performance.getEntriesByType('resource').map((entry) => entry.name)")
    specs = [Path(name).name for name in loaded if "/specs/" in name]
    assert "source_nav.js" in specs
    assert "gta_sa_save.js" not in specs, "only specs of formats that may fit are loaded"


def test_deno(project: Path) -> None:
    deno = shutil.which("deno")
    if not deno:
        pytest.skip("Deno is not here")
    (project / "program.js").write_text(
        f"{_program('./node_modules/navspec/index.js')}console.log(JSON.stringify(told));"
    )
    assert json.loads(_run(project, deno, "run", "--allow-read", "program.js")) == TOLD
