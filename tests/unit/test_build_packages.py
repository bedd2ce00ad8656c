"""Pages and project files of the languages: rendered whole, and true of what stands beside them."""

import json
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from navspec_build.compiler import TARGETS
from navspec_build.packages import MODULE, REPOSITORY, fill_template, language
from navspec_build.paths import HERE
from navspec_build.surface import collect_surfaces

GENERATED = HERE.root / "generated"
ROW = re.compile(r"^\| .* \| (.*) \| `(.*)` \| \[(\w+)\]\(\.\./docs/\3\.md\) (\S+) \|$", re.MULTILINE)


@cache
def versions() -> dict[str, str]:
    return {name: surface["version"] for name, surface in collect_surfaces(HERE.specs).items()}


def page(target: str) -> str:
    return (GENERATED / target / "README.md").read_text(encoding="utf-8")


def test_values_may_name_values() -> None:
    assert fill_template("@a@ and x@y", {"a": "<@b@>", "b": "c"}) == "<c> and x@y"
    with pytest.raises(KeyError):
        fill_template("@b@", {"a": ""})


@pytest.mark.parametrize("target", TARGETS)
def test_a_page_names_the_files_and_classes_that_are_there(target: str) -> None:
    rows = ROW.findall(page(target))
    assert {name: version for _, _, name, version in rows} == versions()
    for files, root, name, _ in rows:
        assert (GENERATED / f"docs/{name}.md").is_file()
        texts = [(GENERATED / target / name).read_text(encoding="utf-8") for name in re.findall(r"`(.*?)`", files)]
        assert texts
        cls = re.split(r"\W+", root)[-1]
        assert all(re.search(rf"\b{cls}\b", text) for text in texts), root


@pytest.mark.parametrize("target", TARGETS)
def test_a_package_is_whole(target: str) -> None:
    folder = GENERATED / target
    assert (folder / "LICENSE").read_bytes() == HERE.license.read_bytes()
    assert not re.search(r"@\w+@", page(target))
    assert [line for line in page(target).splitlines() if line.startswith("## ")] == [
        *(
            "## Runtime",
            "## Adding it to a project",
            "## Example",
            *(["## Writing"] if target == "java" else []),
            "## Errors",
            "## What to know",
            "## Formats",
            "## Licence",
        ),
    ]
    assert all((folder / name).is_file() for name in language(target).files)


def test_packages_ask_for_the_runtime_that_their_pages_name() -> None:
    node = json.loads((GENERATED / "javascript/package.json").read_text(encoding="utf-8"))
    assert node["dependencies"] == {"kaitai-struct": "0.11.0"}
    crate = tomllib.loads((GENERATED / "rust/Cargo.toml").read_text(encoding="utf-8"))
    assert crate["dependencies"]["kaitai"]["tag"] == "v0.11.0"
    assert crate["package"]["license"] == node["license"] == "CC0-1.0"
    assert len((GENERATED / "go/go.sum").read_text(encoding="utf-8").splitlines()) == 4


def test_the_project_has_one_address() -> None:
    project = tomllib.loads((HERE.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert REPOSITORY in project["urls"].values()
    assert all(address.startswith(REPOSITORY) for address in project["urls"].values())
    manifests = ["javascript/package.json", "rust/Cargo.toml", "java/pom.xml", "ruby/navspec-formats.gemspec"]
    manifests += ["php/composer.json", "perl/Makefile.PL", "csharp/Navspec.Formats.csproj"]
    manifests += ["lua/navspec-formats-scm-1.rockspec"]
    for name in manifests:
        result = re.findall(r"https://github\.com/navspec[\w/.-]*", (GENERATED / name).read_text(encoding="utf-8"))
        assert result, name
        assert all(address.startswith(REPOSITORY) for address in result), name


def test_the_program_of_go_imports_the_module() -> None:
    assert f'\tnavspec "{MODULE}"\n' in language("go").example.read_text(encoding="utf-8")
    assert (GENERATED / "go/go.mod").read_text(encoding="utf-8").startswith(f"module {MODULE}\n")


def test_the_crate_has_every_module() -> None:
    text = (GENERATED / "rust/src/lib.rs").read_text(encoding="utf-8")
    modules = {path.stem for path in Path(GENERATED / "rust/src").glob("*.rs")} - {"lib"}
    assert set(re.findall(r"^pub mod (\w+);$", text, re.MULTILINE)) == modules
