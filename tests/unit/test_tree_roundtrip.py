"""What is read is written back to the byte, through objects and through JSON."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import gta_sa_paths, shapes
from navspec import tree
from navspec.spec import Spec, load_spec


@cache
def spec() -> Spec:
    return load_spec("shapes", "shapes_formats")


def through_everything(data: bytes, of: Spec, package: str, **decisions: bool) -> None:
    root = tree.read(data, of, package=package, decisions=decisions)
    assert tree.to_bytes(root, of) == data
    for readable in (False, True):
        text = tree.dumps(root, of, readable=readable)
        again = tree.from_json(json.loads(text), of, package)
        assert tree.to_bytes(again, of) == data
        assert tree.dumps(again, of, readable=readable) == text


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([1, 2, 3]))
def test_shapes_with_the_decisions_that_the_bytes_suggest(source: random.Random, version: int) -> None:
    file = shapes.sample(source, version)
    root = tree.read(file.to_bytes(), spec(), package="shapes_formats")
    assert tree.get_decisions(root, spec()) == file.decisions
    through_everything(file.to_bytes(), spec(), "shapes_formats")


@settings(max_examples=25, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([1, 2, 3]), st.booleans(), st.binary(max_size=9))
def test_shapes_with_pinned_decisions(source: random.Random, version: int, other_game: bool, rest: bytes) -> None:
    file = shapes.sample(source, version)
    file.other_game, file.remainder, file.exact = other_game, rest, True
    through_everything(file.to_bytes(), spec(), "shapes_formats", **file.decisions)


def test_the_samples_have_everything_both_ways() -> None:
    """The tests above mean little if the builder leaves a construct out."""
    seen = set()
    for seed in range(200):
        file = shapes.sample(random.Random(seed))
        seen |= {("version", file.version), ("game", file.is_other_game), ("footer", file.footer is not None)}
        seen |= {
            ("generator", file.settings.gen_version),
            ("polygons", bool(file.polygons)),
            ("faces", bool(file.faces)),
        }
        for item in file.items:
            seen |= {("extra", item.extra is not None), ("detail", item.has_detail), ("body", item.body_kind)}
            seen |= {("spots", bool(item.spots)), ("tags", bool(item.tags)), ("rows", item.num_rows)}
    both = {
        (name, value)
        for name in ("game", "footer", "polygons", "faces", "extra", "detail", "spots", "tags")
        for value in (0, 1)
    }
    ranges = {"version": (1, 2, 3), "generator": (6, 7, 8, 9), "body": (0, 1, 2), "rows": (0, 1, 2, 3, 4)}
    assert seen == both | {(name, value) for name, values in ranges.items() for value in values}


AREA = gta_sa_paths.smallest()
NODE_FILES = {
    "full": AREA.to_bytes(),
    "padded": gta_sa_paths.padded(AREA.to_bytes()),
    "wiki": AREA.wiki_sized(),
    "no tail": AREA.no_tail(),
    "empty": gta_sa_paths.EMPTY_FILE,
    "promenade": gta_sa_paths.promenade().to_bytes(),
}


@pytest.mark.parametrize("name", NODE_FILES)
def test_node_files(name: str) -> None:
    through_everything(NODE_FILES[name], load_spec("gta_sa_paths"), "navspec_formats")


@pytest.mark.parametrize("has_tail", [False, True])
def test_a_node_file_whose_tail_is_decided_otherwise(has_tail: bool) -> None:
    """Pinned, the same bytes are read as a tail or as something that trails; either way they come back."""
    of = load_spec("gta_sa_paths")
    root = tree.read(NODE_FILES["full"], of, decisions={"has_tail": has_tail})
    assert (root.intersections is not None) == has_tail
    assert len(root.trailing) == (0 if has_tail else 192 + 12 + 192)
    assert tree.to_bytes(root, of) == NODE_FILES["full"]


def test_links_added_to_every_variant() -> None:
    """Which variant a file is does not change when it grows, although its size says so."""
    of = load_spec("gta_sa_paths")
    for variant in ("to_bytes", "wiki_sized", "no_tail"):
        area = gta_sa_paths.smallest()
        root = tree.read(getattr(area, variant)(), of)
        before = tree.get_decisions(root, of)
        donor = tree.read(getattr(area, variant)(), of)
        area.links.append(area.links[0])
        root.links.append(donor.links[0])
        root.navi_links.append(donor.navi_links[0])
        root.link_lengths.append(donor.link_lengths[0])
        if root.intersections is not None:
            root.intersections.append(donor.intersections[0])
        assert tree.to_bytes(root, of) == getattr(area, variant)()
        assert tree.get_decisions(root, of) == before


def test_original_files(stock: Path) -> None:
    of = load_spec("gta_sa_paths")
    for path in sorted(stock.glob("NODES*.DAT"))[::8]:
        data = path.read_bytes()
        assert tree.to_bytes(tree.read(data, of), of) == data
