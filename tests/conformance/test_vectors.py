"""The committed vectors are what the builders and navspec give, and any JSON reader can use them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import navspec
from conformance import catalogue, vectors
from conformance.members import Unsupported, members, plan
from conformance.vectors import Vector
from navspec import tree
from navspec.spec import load_spec

REGENERATE = "run `make vectors` and look at what changed"
ALL = [vector for spec_id in vectors.ids() for vector in vectors.stored(spec_id)]
README = vectors.FOLDER.parent / "README.md"
INDEX = vectors.INDEX.name
READ = [vector for vector in ALL if vector.kind == "json"]
REFUSED = [vector for vector in ALL if vector.kind == "error"]


def named(vector: Vector) -> str:
    return f"{vector.spec_id}/{vector.name}"


@pytest.mark.parametrize("spec_id", vectors.ids())
def test_committed_vectors_are_what_is_built(spec_id: str) -> None:
    built = {vector.name: vector for vector in vectors.built(spec_id)}
    stored = {vector.name: vector for vector in vectors.stored(spec_id)}
    assert stored.keys() == built.keys(), REGENERATE
    assert [name for name, vector in built.items() if stored[name] != vector] == [], REGENERATE
    files = {name for vector in built.values() for name in vector.files}
    assert {path.name for path in (vectors.FOLDER / spec_id).iterdir()} == files, REGENERATE


def test_every_format_has_vectors_that_are_read_and_some_that_are_refused() -> None:
    assert {vector.spec_id for vector in READ} == {vector.spec_id for vector in REFUSED} == set(vectors.ids())
    assert {path.name for path in vectors.FOLDER.iterdir()} == {*vectors.ids(), vectors.INDEX.name}


def test_the_index_lists_all_vectors() -> None:
    assert vectors.INDEX.read_text(encoding="utf-8").splitlines(keepends=True) == vectors.index(ALL), REGENERATE


def test_names_say_what_varies_in_the_words_of_the_readme() -> None:
    used = {vectors.varies(vector.name) for vector in ALL}
    assert used == set(catalogue.VARIES.values())
    said = README.read_text(encoding="utf-8")
    assert [name for name, text in catalogue.VARIES.items() if f"| `{name}` | {text} |" not in said] == []


def test_large_files_are_packed_and_all_are_small_together() -> None:
    files = [path for path in vectors.FOLDER.rglob("*") if path.is_file()]
    assert [path.name for path in files if path.suffix != ".gz" and path.stat().st_size > vectors.LARGEST] == [INDEX]
    assert sum(path.stat().st_size for path in files) < 2_000_000


@pytest.mark.parametrize("vector", [each for each in READ if load_spec(each.spec_id).decisions], ids=named)
def test_navspec_decides_as_the_spec_alone_does(vector: Vector) -> None:
    root = navspec.load(vector.data, format=vector.spec_id)
    assert tree.dumps(root, load_spec(vector.spec_id)) == f"{vector.text}\n"


@pytest.mark.parametrize("vector", REFUSED, ids=named)
def test_navspec_refuses_what_must_be_refused(vector: Vector) -> None:
    with pytest.raises(navspec.ReadError) as raised:
        tree.read(vector.data, load_spec(vector.spec_id))
    assert raised.value.kind in {catalogue.EOF: ("end",), catalogue.VALIDATION: ("value", "count")}[vector.text]


def leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from leaves(each)
    else:
        yield value


@pytest.mark.parametrize("vector", READ, ids=named)
def test_values_survive_in_every_language(vector: Vector) -> None:
    data = json.loads(vector.text)
    assert json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True) == vector.text
    for value in leaves(data):
        assert value is not None
        if isinstance(value, str):
            assert value.startswith(("hex:", "f8:")), "NaN, or a number beyond 2^53 - 1"
        else:
            assert isinstance(value, bool | int)


def test_every_field_and_derived_value_is_printed() -> None:
    for spec_id in vectors.ids():
        spec = load_spec(spec_id)
        for name, entry in plan(spec)["types"].items():
            kind = spec.types[name]
            views = {instance.id for instance in kind.instances.values() if instance.is_overlay}
            assert {each["id"] for each in entry["members"]} == {*kind.by_id, *kind.params, *kind.instances} - views


def test_what_cannot_be_printed_is_said() -> None:
    item = load_spec("shapes", "shapes_formats").types["item"]
    with pytest.raises(Unsupported, match=r"item\.body: a switch between structures"):
        members(item)


def test_every_layout_of_every_mesh_is_there_but_those_that_need_a_decision() -> None:
    """The versions of the task: 1 to 16 with their games, 30 to 36 with generators 6 to 13."""
    versions = {json.loads(v.text)["version"] for v in READ if v.spec_id == "source_nav"}
    newer = [json.loads(v.text) for v in READ if v.spec_id == "source2_nav"]
    assert versions == set(range(1, 17))
    assert {each["version"] for each in newer} == set(range(30, 37))
    assert {each["generation_params"]["gen_version"] for each in newer} == set(range(6, 14))
