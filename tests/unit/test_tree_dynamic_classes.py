"""Classes that are made from a spec read, check and write as those of the compiler do."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from builders import shapes
from navspec import tree
from navspec.errors import NavspecError, ReadError, WriteError
from navspec.families import families
from navspec.family.contract import Format
from navspec.inputs.file import open_content
from navspec.inputs.source import Content
from navspec.spec import Spec, load_spec
from navspec.tree.classes import Binding
from sweeps import some

BARE = "bare_formats"
"""A package without modules."""


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, BARE, ModuleType(BARE))
    sys.modules[BARE].__path__ = [str(tmp_path)]


def told(data: bytes, spec: Spec, package: str, **decisions: object) -> str:
    """The tree of a file as JSON, or why there is none."""
    try:
        root = tree.read(data, spec, package=package, decisions=decisions)
    except ReadError as error:
        return f"{error!r} {error} {error.expected} {error.actual} {error.length}"
    assert tree.to_bytes(root, spec) == data
    return tree.dumps(root, spec)


FORMATS = [form for family in families().values() for form in family.formats if form.package == "navspec_formats"]


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.id)
def test_every_format_is_the_same(form: Format) -> None:
    data: bytes = import_module(f"builders.{form.id}").example()
    opened = open_content(Content(data), form.id)
    decisions = dict(opened.decisions)
    assert told(data, form.spec, BARE, **decisions) == told(data, form.spec, form.package, **decisions)


def test_damaged_files_are_refused_in_the_same_words() -> None:
    spec, data = load_spec("shapes", "shapes_formats"), shapes.example()
    damaged = [data[:at] for at in some(range(0, len(data), 7), 20)]
    damaged += [data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :] for at in some(range(0, len(data), 3), 40)]
    for damaged_data in (data, data + b"\0", *damaged):
        assert told(damaged_data, spec, BARE) == told(damaged_data, spec, "shapes_formats")


def test_trees_are_built_changed_and_refused_alike() -> None:
    spec = load_spec("shapes", "shapes_formats")
    roots = [tree.read(shapes.example(), spec, package=package) for package in (BARE, "shapes_formats")]
    for root in roots:
        root.numbers.append(7)
    first, second = (tree.to_bytes(root, spec) for root in roots)
    assert first == second
    assert roots[0].num_numbers == roots[1].num_numbers == len(roots[0].numbers)
    data = tree.to_json(roots[0], spec)
    assert tree.to_bytes(tree.from_json(data, spec, BARE), spec) == first
    words = []
    for root in roots:
        root.numbers[-1] = 2**40
        with pytest.raises(WriteError) as raised:
            tree.to_bytes(root, spec)
        words.append(str(raised.value))
    assert words[0] == words[1]


def test_classes_that_cannot_write_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "shapes.py").write_text("class Shapes: pass\n", encoding="utf-8")
    monkeypatch.delitem(sys.modules, f"{BARE}.shapes", raising=False)
    with pytest.raises(NavspecError, match=r"bare_formats\.shapes was compiled without `--read-write`"):
        Binding(load_spec("shapes", "shapes_formats"), BARE)
