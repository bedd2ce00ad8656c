"""Stubs name exactly what the generated modules have, with types that a checker understands."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from navspec_build.paths import HERE
from navspec_build.stubs import class_name, stub

GENERATED = [HERE.root / "generated/python/navspec_formats", HERE.root / "tests/shapes_formats"]
MODULES = [path for folder in GENERATED for path in sorted(folder.glob("*.py")) if path.stem != "__init__"]

Members = dict[str, tuple[set[str], set[str]]]


def members(body: list[ast.stmt], prefix: str = "") -> Members:
    """Dotted class name -> (attributes, properties), private names left out."""
    result: Members = {}
    for node in (node for node in body if isinstance(node, ast.ClassDef) and node.name != "_Struct"):
        name = f"{prefix}{node.name}"
        attributes = {
            target.attr if isinstance(target, ast.Attribute) else target.id
            for inner in node.body
            for statement in (ast.walk(inner) if isinstance(inner, ast.FunctionDef) else [inner])
            for target in _targets(statement)
        }
        properties = {
            inner.name
            for inner in node.body
            if isinstance(inner, ast.FunctionDef) and any(isinstance(d, ast.Name) for d in inner.decorator_list)
        }
        result[name] = {attribute for attribute in attributes if attribute[0] != "_"}, properties
        result |= members(node.body, f"{name}.")
    return result


def _targets(node: ast.AST) -> list[Any]:
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    return [target for target in targets if isinstance(target, ast.Attribute | ast.Name) and _is_own(target)]


def _is_own(target: ast.expr) -> bool:
    if isinstance(target, ast.Attribute):
        return isinstance(target.value, ast.Name) and target.value.id == "self"
    return isinstance(target, ast.Name) and target.id not in ("i", "parent", "handler")


@pytest.mark.parametrize("module", MODULES, ids=[path.stem for path in MODULES])
def test_stub_has_the_members_of_the_module(module: Path) -> None:
    real = members(ast.parse(module.read_text(encoding="utf-8")).body)
    typed = members(ast.parse(module.with_suffix(".pyi").read_text(encoding="utf-8")).body)
    assert typed == real


@pytest.mark.parametrize("module", MODULES, ids=[path.stem for path in MODULES])
def test_stub_follows_from_the_spec(module: Path) -> None:
    spec = json.loads(module.with_suffix(".spec.json").read_text(encoding="utf-8"))
    assert stub(spec) == module.with_suffix(".pyi").read_text(encoding="utf-8")


def test_class_names_are_those_of_the_compiler() -> None:
    assert [class_name(name) for name in ("vec3", "node_flags", "shape_2d", "a_b")] == [
        "Vec3",
        "NodeFlags",
        "Shape2d",
        "AB",
    ]


SNIPPET = """
from typing import assert_type

from shapes_formats.shapes import Shapes

shapes = Shapes.from_bytes(b"")
assert_type(shapes, Shapes)
assert_type(shapes.magic, bytes)
assert_type(shapes.sub_version, int | None)
assert_type(shapes.numbers, list[int])
assert_type(shapes.header.scale, float)
assert_type(shapes.header.flags.is_set, bool)
assert_type(shapes.header.flags.middle, int)
assert_type(shapes.header.corners, list[Shapes.Vec3])
assert_type(shapes.late_marks, list[int] | None)
item = shapes.items[0]
assert_type(item, Shapes.Item)
assert_type(item.attributes, int)
assert_type(item.body, Shapes.BodyPoint | Shapes.BodyText | bytes)
assert_type(item.x, float)
assert_type(item.is_far, bool)
assert_type(item._parent, Shapes)
assert_type(Shapes.Spot(3, None, item, shapes).num_marks, int)
item.owner = 4
item.ownr  # wrong
item.owner = "four"  # wrong
item.x = 2.5  # wrong
Shapes.Spot()  # wrong
"""


API = """\
from typing import Any, assert_type
import navspec
from navspec.columns import Tables, TableSet

tree = navspec.load("nodes0.dat", format="gta_sa_paths")
assert_type(tree.nodes[0].flags.speed, int)
assert_type(navspec.load(b"", format="source_nav").magic, int)
assert_type(navspec.load("nodes0.dat"), Any)
assert_type(navspec.tables("nodes0.dat"), Tables)
assert_type(navspec.table_set("paths"), TableSet)
tree.nods  # wrong
navspec.load("nodes0.dat", format=3)  # wrong
navspec.tables("paths").files  # wrong
"""


def test_a_type_checker_knows_what_users_write(tmp_path: Path) -> None:
    """Attributes of trees, what functions give, and every program on a page."""
    programs = {"snippet": SNIPPET, "api": API}
    for page in ("README.md", "generated/python/README.md"):
        text = (HERE.root / page).read_text(encoding="utf-8")
        result = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
        assert result
        programs |= {f"{page.replace('/', '_')[:-3]}_{number}": program for number, program in enumerate(result)}
    for name, program in programs.items():
        (tmp_path / f"{name}.py").write_text(program, encoding="utf-8")
    paths = [str(HERE.root / folder) for folder in ("tests", "python", "generated/python")]
    config = {"extraPaths": paths, "typeCheckingMode": "standard", "pythonVersion": "3.11"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    command = [sys.executable, "-m", "basedpyright", "--outputjson", "--pythonpath", sys.executable]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    expected = {
        (Path(load["file"]).stem, load["range"]["start"]["line"])
        for load in json.loads(run.stdout)["generalDiagnostics"]
        if load["severity"] == "error"
    }
    wrong = {
        (name, number)
        for name, program in programs.items()
        for number, line in enumerate(program.splitlines())
        if line.endswith("# wrong")
    }
    assert expected == wrong, run.stdout


def test_types_of_enums_parameters_and_imports() -> None:
    text = stub(SMALL)
    assert "from . import shared\n" in text
    assert "    way: Small.Ways | int\n" in text
    assert "    corner: shared.Shared.Point\n" in text
    assert "    def way_name(self) -> Small.Ways | int: ...\n" in text
    assert "class Point" not in text
    assert '    """Say \\"\\"\\"hello\\"\\"\\" with a \\\\."""\n' in text


def _field(name: str, **rest: object) -> dict[str, object]:
    return {"id": name, "doc": "", "notes": {}, **rest}


SMALL: dict[str, Any] = {
    "id": "small",
    "title": "Small",
    "root": "small",
    "types": {
        "small": {
            "owner": "small",
            "doc": 'Say """hello""" with a \\.',
            "params": [],
            "fields": [
                _field("way", kind="bits", width=2, enum="ways"),
                _field("corner", kind="struct", type="point", args=[]),
            ],
            "instances": [{"id": "way_name", "kind": "enum", "enum": "ways", "doc": "", "notes": {}}],
        },
        "point": {"owner": "shared", "doc": "", "params": [], "fields": [], "instances": []},
    },
    "enums": {"ways": {"owner": "small", "values": [{"value": 0, "id": "north", "doc": ""}]}},
}
