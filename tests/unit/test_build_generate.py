"""Generated folders are replaced as a whole, skipped when current, and compared file by file."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
import yaml

from navspec.spec.ksy.borrow import SpecError
from navspec_build import docs
from navspec_build import generate as module
from navspec_build.compiler import READ_ONLY, READ_WRITE, CompileError, Output
from navspec_build.generate import find_differences, generate
from navspec_build.paths import RepositoryLayout

SPEC = """\
meta:
  id: {id}
  title: Title of {id}
  license: CC0-1.0
  endian: le
  -version: 1.0.0
doc: A spec.
seq:
  - id: x
    type: u2
    doc: A number.
"""


TEXT = """\
# A text

The lead.

## How it is laid out

Two bytes, [x](#one.x).

## Sources

None.
"""


SUFFIXES = {"python": "py", "lua": "lua", "perl": "pm", "rust": "rs"}


class FakeCompiler:
    """Stands in for the compiler: two targets read-only, two of specs of their own, Python read-write."""

    def __init__(self) -> None:
        self.calls = 0
        self.text = "code of"
        self.failure: Exception | None = None
        self.specs: dict[tuple[str, str], str] = {}

    def __call__(self, sources: Sequence[str], options: Sequence[str], out: Path, *, root: Path) -> list[Output]:
        """Write one file for each source and target."""
        self.calls += 1
        if self.failure and "-w" in options:
            raise self.failure
        built = []
        targets = {READ_ONLY: ("python", "lua"), READ_WRITE: ("python",)}.get(tuple(options)) or (options[1],)
        for source in sources:
            for target in targets:
                self.specs[target, source] = (root / source).read_text(encoding="utf-8")
                name = f"{Path(source).stem}.{SUFFIXES[target]}"
                path = out / target / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(f"{self.text} {source}\n", encoding="utf-8")
                built.append(Output(target, source, name, path))
        return built


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> FakeCompiler:
    fake = FakeCompiler()
    monkeypatch.setattr(module, "compile_specs", fake)
    return fake


@pytest.fixture
def layout(tmp_path: Path, compiler: FakeCompiler) -> RepositoryLayout:
    (tmp_path / "ksy").mkdir()
    (tmp_path / "tests").mkdir()
    for name in ("ksy/one.ksy", "ksy/two.ksy", "tests/shapes.ksy"):
        (tmp_path / name).write_text(SPEC.format(id=Path(name).stem), encoding="utf-8")
    for name in ("ksy/one.md", "ksy/two.md"):
        (tmp_path / name).write_text(TEXT, encoding="utf-8")
    (tmp_path / "ksy/CHANGELOG.md").write_text("## one 1.0.0\n", encoding="utf-8")
    (tmp_path / "ksy/LICENSE").write_text("Do as you like.\n", encoding="utf-8")
    assert generate(RepositoryLayout(tmp_path))
    return RepositoryLayout(tmp_path)


def files(layout: RepositoryLayout) -> list[str]:
    """Every generated file."""
    folders = (layout.root / "generated", layout.root / "tests/shapes_formats")
    return [layout.relative(path) for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]


def test_what_is_made(layout: RepositoryLayout) -> None:
    package, tests = "generated/python/navspec_formats", "tests/shapes_formats"
    assert files(layout) == [
        "generated/CHANGELOG.md",
        "generated/MANIFEST.json",
        *(f"generated/docs/{name}.md" for name in ("README", "one", "two")),
        *(f"generated/ksy/{name}" for name in ("LICENSE", "README.md", "one.ksy", "two.ksy")),
        "generated/lua/LICENSE",
        "generated/lua/README.md",
        "generated/lua/navspec-formats-scm-1.rockspec",
        "generated/lua/one.lua",
        "generated/lua/two.lua",
        "generated/perl/LICENSE",
        "generated/perl/Makefile.PL",
        "generated/perl/README.md",
        "generated/perl/cpanfile",
        "generated/perl/one.pm",
        "generated/perl/two.pm",
        "generated/python/LICENSE",
        "generated/python/README.md",
        f"{package}/__init__.py",
        f"{package}/load.pyi",
        *(f"{package}/{name}" for name in ("one.py", "one.pyi", "one.spec.json", "py.typed")),
        *(f"{package}/{name}" for name in ("two.py", "two.pyi", "two.spec.json")),
        *(f"generated/rust/{name}" for name in ("Cargo.toml", "LICENSE", "README.md")),
        *(f"generated/rust/src/{name}" for name in ("lib.rs", "one.rs", "two.rs")),
        f"{tests}/__init__.py",
        *(f"{tests}/{name}" for name in ("py.typed", "shapes.py", "shapes.pyi", "shapes.spec.json")),
    ]
    spec = (layout.root / package / "one.spec.json").read_text(encoding="utf-8")
    assert json.loads(spec)["title"] == "Title of one"
    assert spec.endswith("}\n")


def test_manifest_has_every_input_and_output(layout: RepositoryLayout) -> None:
    result = json.loads((layout.root / "generated/MANIFEST.json").read_text(encoding="utf-8"))
    assert list(result["inputs"]) == [
        *(
            "ksy/one.ksy",
            "ksy/two.ksy",
            "ksy/CHANGELOG.md",
            "ksy/LICENSE",
            "tests/shapes.ksy",
            "ksy/one.md",
            "ksy/two.md",
        ),
    ]
    assert sorted(["generated/MANIFEST.json", *result["outputs"]]) == files(layout)
    assert result["compiler"]["version"] == "0.11"
    assert result["compiler"]["calls"][3].startswith("-w -t java -t python --java-package navspec.readwrite ")
    assert {name: spec["version"] for name, spec in result["specs"].items()} == {"one": "1.0.0", "two": "1.0.0"}


def test_nothing_to_do(layout: RepositoryLayout, compiler: FakeCompiler) -> None:
    calls = compiler.calls
    assert not generate(layout)
    assert compiler.calls == calls
    assert generate(layout, force=True)
    assert compiler.calls == calls + 4


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("ksy/one.ksy", SPEC.format(id="one") + "    -unit: m\n"),
        ("ksy/one.md", TEXT.replace("lead", "beginning")),
        ("generated/docs/one.md", "edited by hand"),
        ("ksy/CHANGELOG.md", "## one 1.0.1\n"),
        ("generated/lua/one.lua", "edited by hand"),
        ("generated/lua/stray.lua", "from somewhere"),
        ("generated/MANIFEST.json", "{}"),
        ("generated/MANIFEST.json", "no json"),
    ],
)
def test_any_change_is_noticed(layout: RepositoryLayout, name: str, text: str) -> None:
    (layout.root / name).write_text(text, encoding="utf-8")
    assert generate(layout)
    assert not generate(layout)


def test_a_page_stands_between_the_parts_of_its_text(layout: RepositoryLayout) -> None:
    page = (layout.root / "generated/docs/one.md").read_text(encoding="utf-8")
    places = [
        "# <a id=\"one\"></a>A text\n", "The lead.", "## How it is laid out", "## Structures", '<a id="one.x"></a>',
        "## Sources",
    ]  # fmt: skip
    result = [page.index(place) for place in places]
    assert result == sorted(result)
    assert page.startswith("<!-- Made by `make generate`")


def test_rules_that_change_in_code_are_noticed(layout: RepositoryLayout, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not generate(layout)
    monkeypatch.setattr(docs, "RULES", {})
    assert generate(layout)
    assert not generate(layout)


def test_every_spec_needs_its_text(layout: RepositoryLayout) -> None:
    (layout.root / "ksy/two.md").unlink()
    with pytest.raises(SpecError, match=r"ksy/two\.md is missing"):
        generate(layout)


def test_a_page_tells_of_each_format(layout: RepositoryLayout) -> None:
    text = (layout.root / "generated/lua/README.md").read_text(encoding="utf-8")
    assert (
        "| Title of one | `one.lua` | `One` | [one](../docs/one.md) 1.0.0 |\n"
        "| Title of two | `two.lua` | `Two` | [two](../docs/two.md) 1.0.0 |\n" in text
    )
    assert "\nCC0-1.0, as the specs" in text
    assert (layout.root / "generated/lua/LICENSE").read_text(encoding="utf-8") == "Do as you like.\n"
    assert (layout.root / "generated/CHANGELOG.md").read_text(encoding="utf-8") == "## one 1.0.0\n"


WIDER = SPEC.format(id="one").replace("u2", "u4")


def test_what_users_see_changes_with_the_version_alone(layout: RepositoryLayout, compiler: FakeCompiler) -> None:
    before = {name: (layout.root / name).read_bytes() for name in files(layout)}
    calls = compiler.calls
    (layout.root / "ksy/one.ksy").write_text(WIDER, encoding="utf-8")
    with pytest.raises(
        SpecError, match=r"^ksy/one.ksy: .* since 1.0.0 .* raise -version.* `## one <version>` in ksy/CHANGE"
    ):
        generate(layout, force=True)
    assert {name: (layout.root / name).read_bytes() for name in files(layout)} == before
    assert compiler.calls == calls
    (layout.root / "ksy/one.ksy").write_text(WIDER.replace("1.0.0", "2.0.0"), encoding="utf-8")
    assert generate(layout)


PARAMS = """  - id: y
    type: pair(x)
    doc: A pair.
types:
  pair:
    doc: A pair.
    params:
      - id: z
        type: u2
        doc: A number.
    seq:
      - id: w
        size: z
        doc: Bytes.
"""


def test_perl_is_made_of_specs_without_params(layout: RepositoryLayout, compiler: FakeCompiler) -> None:
    text = SPEC.format(id="one").replace("1.0.0", "2.0.0") + PARAMS
    (layout.root / "ksy/one.ksy").write_text(text, encoding="utf-8")
    assert generate(layout)
    assert compiler.specs["lua", "ksy/one.ksy"] == compiler.specs["python", "ksy/one.ksy"] == text
    assert "value: _parent.x" in compiler.specs["perl", "ksy/one.ksy"]
    assert "params" not in compiler.specs["perl", "ksy/one.ksy"]
    assert compiler.specs["perl", "ksy/two.ksy"] == SPEC.format(id="two")


def test_rust_is_made_of_specs_with_lower_bounds(layout: RepositoryLayout, compiler: FakeCompiler) -> None:
    text = SPEC.format(id="one").replace("1.0.0", "2.0.0").replace("u2", "u4\n    valid:\n      max: 3")
    (layout.root / "ksy/one.ksy").write_text(text, encoding="utf-8")
    assert generate(layout)
    assert compiler.specs["lua", "ksy/one.ksy"] == compiler.specs["perl", "ksy/one.ksy"] == text
    assert yaml.safe_load(compiler.specs["rust", "ksy/one.ksy"])["seq"][0]["valid"] == {"max": 3, "min": "0.as<u4>"}


def test_output_without_a_source_vanishes(layout: RepositoryLayout) -> None:
    (layout.root / "ksy/two.md").unlink()
    (layout.root / "ksy/two.ksy").unlink()
    assert generate(layout)
    assert not [name for name in files(layout) if "two" in name]


def test_a_failure_leaves_everything_as_it_was(layout: RepositoryLayout, compiler: FakeCompiler) -> None:
    before = {name: (layout.root / name).read_bytes() for name in files(layout)}
    compiler.failure, compiler.text = CompileError("ksy/one.ksy: error: no"), "newer"
    with pytest.raises(CompileError):
        generate(layout, force=True)
    assert {name: (layout.root / name).read_bytes() for name in files(layout)} == before
    assert not list(layout.root.glob(".generated-*"))


def test_differences_name_each_file(layout: RepositoryLayout) -> None:
    assert find_differences(layout) == []
    (layout.root / "generated/lua/one.lua").write_text("edited by hand", encoding="utf-8")
    (layout.root / "generated/lua/two.lua").unlink()
    (layout.root / "generated/lua/stray.lua").touch()
    assert find_differences(layout) == [
        "generated/lua/one.lua: differs",
        "generated/lua/stray.lua: not generated any more",
        "generated/lua/two.lua: missing",
    ]
