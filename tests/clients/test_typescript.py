"""Declarations of the JavaScript package: TypeScript takes them as they are, and they tell of what is there."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from browser.opening import lacking
from navspec_build.paths import HERE
from navspec_build.toolchain import ToolError, packages

TOOLS = HERE.root / "tests/conformance/typescript"
PACKAGE = HERE.root / "generated" / "javascript"
FILE = HERE.root / "tests/conformance/vectors/gta_sa_paths/full.bin"
STRICT = ("--strict", "--exactOptionalPropertyTypes", "--noImplicitOverride", "--esModuleInterop", "--target", "es2022")
PROGRAM = ("--lib", "es2022", "program.ts", "node.d.ts")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the program, the package and all that npm delivers."""
    try:
        delivered = packages("typescript", TOOLS / "package.json", "TypeScript")
    except ToolError as error:
        lacking(str(error))
        raise
    folder = tmp_path_factory.mktemp("typescript")
    (folder / "node_modules").mkdir()
    for path in delivered.iterdir():
        (folder / "node_modules" / path.name).symlink_to(path)
    shutil.copytree(PACKAGE, folder / "node_modules" / "navspec-formats")
    for name in ("program.ts", "node.d.ts"):
        shutil.copy(TOOLS / name, folder)
    return folder


def node(folder: Path, *command: str) -> str:
    done = subprocess.run(["node", *command], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[:3000]
    return done.stdout


def test_a_typed_program_is_compiled_and_runs(project: Path) -> None:
    declared = sorted(path.name for path in PACKAGE.glob("*.d.ts"))
    assert len(declared) == len(HERE.specs) + 1
    named = [f"node_modules/navspec-formats/{name}" for name in declared]
    node(project, "node_modules/typescript/bin/tsc", *STRICT, "--module", "commonjs", *PROGRAM, *named)
    assert node(project, "program.js", str(FILE)) == "8 -2900 false 0 true false\n"


@pytest.mark.parametrize("module", [("esnext", "--moduleResolution", "bundler"), ("nodenext",)])
def test_other_kinds_of_modules_find_the_declarations(project: Path, module: tuple[str, ...]) -> None:
    node(project, "node_modules/typescript/bin/tsc", *STRICT, "--noEmit", "--module", *module, *PROGRAM)


@pytest.mark.parametrize("source", ["navspec-formats", "navspec-formats/GtaSaPaths", "navspec-formats/GtaSaPaths.js"])
@pytest.mark.parametrize("ending", ["mts", "cts"])
def test_named_imports_run_in_both_kinds_of_modules(project: Path, ending: str, source: str) -> None:
    program = project / f"named.{ending}"
    program.write_text(f"import {{ GtaSaPaths }} from '{source}';\nconsole.log(GtaSaPaths.NodeSpeed.FAST);\n")
    options = ("--module", "nodenext", "--lib", "es2022", "node.d.ts")
    node(project, "node_modules/typescript/bin/tsc", *STRICT, *options, program.name)
    assert node(project, program.with_suffix(f".{ending[0]}js").name) == "2\n"


@pytest.mark.parametrize("name", ["import", "require"])
def test_the_index_has_every_root_class(project: Path, name: str) -> None:
    load = {"import": "await import('navspec-formats')", "require": "require('navspec-formats')"}[name]
    program = project / f"all.{'mjs' if name == 'import' else 'cjs'}"
    program.write_text(f"console.log(Object.keys({load}).filter((each) => /^[A-Z]/.test(each)).sort().join());\n")
    names = sorted(path.stem for path in PACKAGE.glob("*.js") if path.stem != "index")
    assert node(project, program.name).strip() == ",".join(names)


@pytest.mark.parametrize("declared", sorted(PACKAGE.glob("[A-Z]*.d.ts")), ids=lambda path: path.name)
def test_what_is_declared_is_there(declared: Path) -> None:
    source = declared.with_name(declared.name.replace(".d.ts", ".js")).read_text(encoding="utf-8")
    text = declared.read_text(encoding="utf-8")
    there = re.findall(r"this\.(\w+) = ", source) + re.findall(r"prototype, '(\w+)'", source)
    assert set(re.findall(r"^ +readonly (\w+):", text, re.MULTILINE)) == {name for name in there if "_m_" not in name}
    kinds = re.findall(r"^ +(?:class|enum) (\w+) ", text, re.MULTILINE)
    root = declared.name.removesuffix(".d.ts")
    assert set(kinds) == set(re.findall(rf"\b{root}\.(\w+) = (?:Object\.freeze|\(function)", source))
    labels = re.findall(r"^ +([A-Z]\w*) = (-?\d+),$", text, re.MULTILINE)
    assert set(labels) == set(re.findall(r"^ +([A-Z]\w*): (-?\d+),$", source, re.MULTILINE))
