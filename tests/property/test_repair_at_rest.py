"""A repaired file is at rest: repair, run once more on what it has made, changes nothing."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders import gta_sa_save_android
from builders.collection import SAMPLES
from builders.gta_sa_paths import file_name, promenade, write_files
from fuzz.mutations import Files
from fuzz.seeds import Input, seeds
from navspec.operations.repair import recipes_of
from navspec.records.changes import Repaired
from sweeps import rounds, some

REPAIRABLE = [
    "gta_iv_paths",
    "gta_sa_paths",
    "gta_sa_paths_fla",
    "gta_sa_save",
    "gta_sa_save_android",
    "gta_sa_save_de",
    "metroid_prime_path",
    "source_nav",
]
"""Formats with recipes."""


@cache
def inputs() -> dict[str, list[Input]]:
    return seeds(random.Random("at rest"))


def states(done: Repaired) -> list[tuple[str, str]]:
    """First rule and state of every step."""
    return [(step.codes[0], step.state) for set_ in done.sets for step in set_.steps]


def require_rest(given: Input, **options: Any) -> Repaired:
    """Check that a second repair of a file has nothing to do; return the first one."""
    options |= {"name": given.name, "format": given.format}
    first = navspec.repair(given.data, **options)
    again = navspec.repair(first.files[0].data, **options)
    assert again.files[0].data == first.files[0].data, (states(first), states(again))
    assert "done" not in dict(states(again)).values()
    assert again.before == again.after == first.after
    assert first.tool_errors == again.tool_errors == ()
    return first


def test_every_format_with_recipes_is_here() -> None:
    assert {format_.id for format_ in navspec.formats() if recipes_of(format_.family)} == {*REPAIRABLE}


@pytest.mark.parametrize("format_id", REPAIRABLE)
def test_a_damaged_file_is_at_rest_after_one_repair(format_id: str) -> None:
    own = inputs()[format_id]
    others = [each for name, group in inputs().items() if name != format_id for each in group]
    files, source = Files(format_id, own, others), random.Random(format_id)
    for _ in range(rounds(12, 12)):
        damaged = files.mutated(source, source.choice(own))
        if navspec.check(damaged.data, name=damaged.name, format=damaged.format).inputs[0].status != "unknown_format":
            require_rest(damaged)


@pytest.mark.parametrize(
    "sample", some([each for each in SAMPLES if each.kind == "fail"], 40), ids=lambda each: each.name
)
def test_a_sample_is_at_rest_after_one_repair(sample: Any, tmp_path: Path) -> None:
    write_files(tmp_path, sample.files)
    try:
        first = navspec.repair(tmp_path, apply=True, settings=sample.settings)
    except navspec.NavspecError:  # of no known format
        return
    again = navspec.repair(tmp_path, apply=True, settings=sample.settings)
    assert not [file.path for file in again.files if file.changed], (states(first), states(again))
    assert "done" not in dict(states(again)).values()


def test_a_repair_that_an_earlier_one_waits_for_is_not_lost() -> None:
    """The padding of the save is wrong, so that its checksum does not tell where it ends before that is right."""
    sound = gta_sa_save_android.valid().to_bytes()
    data = bytearray(sound + bytes(202))
    data[len(sound) - 3000] ^= 0x55
    first = require_rest(Input(bytes(data), "GTASAsf1.b"))
    assert states(first) == [("SA_SAVE_FILE_SIZE", "done"), ("SA_SAVE_PADDING_RULE", "done")]
    assert [(step.failed, step.left, step.reason) for step in first.sets[0].steps] == [(1, 0, ""), (1, 0, "")]
    assert first.before == {"error": 2, "warning": 0, "info": 1}
    assert first.after == {"error": 0, "warning": 0, "info": 0}
    assert first.files[0].data == sound


def test_zeros_behind_a_short_file_are_dropped_and_then_its_reserve_is_inserted() -> None:
    data = promenade().wiki_sized() + bytes(116)
    first = require_rest(Input(data, file_name(0)), ignore=["SA_PATHS_INTERSECTIONS_SHIFTED"])
    assert states(first) == [("SA_PATHS_FILE_PADDED", "done"), ("SA_PATHS_FILE_WIKI_SIZE", "done")]
    assert first.files[0].data == promenade().to_bytes()


def test_what_is_put_back_once_another_repair_has_told_which() -> None:
    """A link leads to another node: only when it is gone can be told which intersections belong to which links."""
    data = bytearray(promenade().wiki_sized() + bytes(116))
    data[3725] = 173
    first = require_rest(Input(bytes(data), file_name(0)))
    assert dict(states(first))["SA_PATHS_LINK_ASYMMETRIC"] == "done"
    assert first.after == {"error": 0, "warning": 0, "info": 0}
