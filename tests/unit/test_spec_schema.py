"""The JSON Schema of `<id>.spec.json`: closed, described, and true of every spec."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from navspec.records.record import schema_text
from navspec.spec.ksy.compile import compile_spec, text_of
from navspec.spec.model import SCHEMA_VERSION, from_json
from navspec_build.paths import HERE

SCHEMA = json.loads(schema_text("spec"))
VALIDATOR = Draft202012Validator(SCHEMA)


@cache
def compiled(path: Path) -> Any:
    return json.loads(text_of(compile_spec(path)))


@pytest.mark.parametrize("path", [*HERE.specs, *HERE.test_specs], ids=lambda path: path.stem)
def test_every_spec_has_the_form(path: Path) -> None:
    data = compiled(path)
    parts = {kind: {name: part for name, part in data[kind].items() if _is_new(part)} for kind in ("types", "enums")}
    faults = [
        f"/{'/'.join(map(str, error.absolute_path))}: {error.message}"
        for error in VALIDATOR.iter_errors({**data, **parts, "checks": list(filter(_is_new, data["checks"]))})
    ]
    assert faults == []


def _is_new(part: Any, passed: set[str] = set()) -> bool:  # noqa: B006 - it remembers
    """Whether no spec before had the same type, enum or check: formats of a family share most of them."""
    text = json.dumps(part)
    return text not in passed and not passed.add(text)


def test_every_member_is_described_and_no_other_is_allowed() -> None:
    objects = list(_objects(SCHEMA))
    assert len(objects) > 50
    for place, value in objects:
        assert value["additionalProperties"] is False, place
        assert [name for name, member in value["properties"].items() if not member.get("description")] == [], place


def _objects(part: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every description of an object with members of its own; a map from names has none."""
    if isinstance(part, dict):
        if part.get("type") == "object" and "allOf" not in part and "properties" in part:
            yield place, part
        for name, inner in part.items():
            yield from _objects(inner, f"{place}/{name}")
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from _objects(inner, f"{place}/{number}")


def _set(data: Any, pointer: str, value: Any) -> None:
    *outer, last = [int(step) if step.isdigit() else step for step in pointer.split("/")[1:]]
    for step in outer:
        data = data[step]
    data[last] = value


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("/schema_version", 2),
        ("/surprise", 1),
        ("/types/gta_img/fields/0/kind", "text"),
        ("/types/gta_img/fields/1/width", 3),
        ("/types/gta_img/fields/1/size", 3),
        ("/types/gta_img/fields/1/valid/max/op", "+++"),
        ("/types/gta_img/fields/1/valid/max/args/0/surprise", 1),
        ("/types/gta_img/fields/0/notes/surprise", 1),
        ("/types/gta_img/notes/unit", "m"),
    ],
)
def test_anything_else_is_refused(pointer: str, value: Any) -> None:
    data = deepcopy(compiled(HERE.root / "ksy" / "gta_img.ksy"))
    _set(data, pointer, value)
    assert not VALIDATOR.is_valid(data)


def test_another_version_is_not_read() -> None:
    data = compiled(HERE.root / "ksy" / "gta_img.ksy")
    assert data["schema_version"] == SCHEMA_VERSION
    with pytest.raises(ValueError, match="schema_version is 2, not 1"):
        from_json({**data, "schema_version": 2})
