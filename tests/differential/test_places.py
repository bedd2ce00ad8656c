"""What a pointer leads to is what the object plane has there, and what is set there is all that changes."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import (
    gta_img,
    gta_img3,
    gta_iv_paths,
    gta_sa_paths,
    gta_sa_paths_fla,
    gta_sa_save,
    gta_sa_save_android,
    gta_sa_save_de,
    headerless,
    metroid_prime_path,
    shapes,
    source2_nav,
    source_nav,
)
from navspec import tree
from navspec.columns import read
from navspec.errors import WriteError
from navspec.places import listing
from navspec.places.addresses import find_places
from navspec.places.place import (
    BytesPlace,
    DerivedPlace,
    NumberPlace,
    Place,
    StructurePlace,
    evaluate,
    iter_values,
    root_place,
)
from navspec.places.values import require_settable
from navspec.spec import Spec, load_spec

SHAPES = load_spec("shapes", "shapes_formats")
FILES = {
    "shapes": (SHAPES, shapes.File().to_bytes()),
    "headerless": (load_spec("headerless", "shapes_formats"), headerless.example()),
    "gta_sa_paths": (load_spec("gta_sa_paths"), gta_sa_paths.smallest().to_bytes()),
    "gta_sa_paths_fla": (load_spec("gta_sa_paths_fla"), gta_sa_paths_fla.to_bytes(gta_sa_paths.smallest())),
    "gta_img": (load_spec("gta_img"), gta_img.example()),
    "gta_img3": (load_spec("gta_img3"), gta_img3.example()),
    "gta_iv_paths": (load_spec("gta_iv_paths"), gta_iv_paths.example()),
    "source_nav": (load_spec("source_nav"), source_nav.example()),
    "gta_sa_save": (load_spec("gta_sa_save"), gta_sa_save.example()),
    "gta_sa_save_android": (load_spec("gta_sa_save_android"), gta_sa_save_android.example()),
    "gta_sa_save_de": (load_spec("gta_sa_save_de"), gta_sa_save_de.example()),
    "source2_nav": (load_spec("source2_nav"), source2_nav.example()),
    "metroid_prime_path": (load_spec("metroid_prime_path"), metroid_prime_path.example()),
}


READ_BY = {"/items/0/body_kind": "/items/0/body"}
"""A value that says how other bytes are read, and those."""


def objects(data: bytes, spec: Spec, decisions: Mapping[str, Any] | None = None) -> Any:
    package = "shapes_formats" if spec.package == "shapes_formats" else "navspec_formats"
    return tree.to_json(tree.read(data, spec, package=package, decisions=decisions), spec)


def canonical(place: Place) -> Any:
    """A place as the canonical JSON has it, derived values included."""
    if isinstance(place, StructurePlace) or (isinstance(place, NumberPlace) and place.type):
        kind = place.type
        assert kind is not None
        names = [*place.names(), *(instance.id for instance in kind.instances.values() if instance.kind != "overlay")]
        values = {name: canonical(child) for name in names if (child := place.child(name)) is not None}
        if isinstance(place, StructurePlace):
            values |= {name: int(evaluate(expr, place.owner)) for name, expr in place.args.items()}
        return dict(sorted(values.items()))
    if hasattr(place, "item"):
        return [canonical(place.item(number)) for number in range(len(place))]
    value = listing.to_json_value(place)
    number = getattr(place, "stored", value)
    if isinstance(number, float | np.floating) and number == number:
        return f"f8:{struct.pack('>d', number).hex()}"
    if isinstance(place, NumberPlace):
        return value if place.is_flag or not isinstance(value, bool) else int(value)
    kind = getattr(getattr(place, "instance", None), "kind", "")
    return int(value) if kind in ("int", "enum") and isinstance(value, bool) else value


def leaves(value: Any, pointer: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict | list):
        for name, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(entry, f"{pointer}/{name}")
    else:
        yield pointer, value


def is_far(pointer: str) -> bool:
    """Whether a place is behind the first elements of a list, which stand for all."""
    return any(part.isdigit() and int(part) > 2 for part in pointer.split("/"))


def is_param(pointer: str, spec: Spec) -> bool:
    """Whether a value is a parameter of a type, which no pointer leads to."""
    around, _, name = pointer.rpartition("/")
    return bool(around) and name in params(spec)


@cache
def params(spec: Spec) -> frozenset[str]:
    """Names of the parameters of all types."""
    return frozenset(name for kind in spec.types.values() for name in kind.params)


@pytest.mark.parametrize("name", FILES)
def test_every_value_is_that_of_the_objects(name: str) -> None:
    spec, data = FILES[name]
    root = root_place(read(data, spec))
    expected = objects(data, spec)
    assert canonical(root) == expected
    for pointer, value in leaves(expected):
        if is_far(pointer) or is_param(pointer, spec):
            continue
        (place,) = find_places(root, pointer)
        assert place.pointer == pointer
        assert canonical(place) == value


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([1, 2, 3]))
def test_every_construct(source: random.Random, version: int) -> None:
    data = shapes.sample(source, version).to_bytes()
    assert canonical(root_place(read(data, SHAPES))) == objects(data, SHAPES)


def stored(data: bytes, spec: Spec, decisions: Mapping[str, Any], is_computed: dict[str, bool]) -> dict[str, Any]:
    """What the objects hold, without what is derived; `known` remembers which pointers lead to that."""
    root = root_place(read(data, spec, decisions=decisions))
    values = dict(leaves(objects(data, spec, decisions)))
    for at in values.keys() - is_computed.keys():
        is_computed[at] = is_param(at, spec) or isinstance(find_places(root, at)[0], DerivedPlace)
    return {at: value for at, value in values.items() if not is_computed[at]}


@pytest.mark.parametrize("name", ["shapes", "gta_sa_paths", "source_nav"])
def test_what_is_set_is_all_that_changes(name: str) -> None:
    spec, data = FILES[name]
    decisions = read(data, spec).decisions
    is_computed: dict[str, bool] = {}
    before = stored(data, spec, decisions, is_computed)
    changed = refused = 0
    for pointer in [value.pointer for value in iter_values(root_place(read(data, spec)))]:
        if is_far(pointer):
            continue
        tables = read(data, spec)
        (place,) = find_places(root_place(tables), pointer)
        assert isinstance(place, NumberPlace | BytesPlace)
        try:
            new_value = other(place)
            require_settable(place, new_value)
            place.store(new_value)
            written = tables.to_bytes()
        except WriteError:
            refused += 1
            continue
        after = stored(written, spec, decisions, is_computed)
        differing = {entry for entry in before.keys() | after.keys() if before.get(entry) != after.get(entry)}
        expected = (pointer, READ_BY.get(pointer, pointer))
        assert all(any(f"{line}/".startswith(f"{one}/") for one in expected) for line in differing), pointer
        assert len(written) == len(data)
        changed += bool(differing)
    assert changed > refused > 0


def other(place: NumberPlace | BytesPlace) -> Any:
    """Another value that fits."""
    if isinstance(place, BytesPlace):
        return bytes(value ^ 1 or 2 for value in place.stored)
    if place.is_float:
        return 0.5 if place.stored != 0.5 else 0.25
    low, high = place.limits
    value = int(place.stored)
    return value + 1 if value < high else low
