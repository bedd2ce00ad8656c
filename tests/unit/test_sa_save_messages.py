"""What findings on saves say where annotations give the words, and what is counted."""

from __future__ import annotations

from typing import Any

import pytest

import navspec
from builders import gta_sa_save as pc
from builders import gta_sa_save_android as android


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"/simple_variables/has_cheated": 2}, "the save: has cheated is 2, neither 0 nor 1"),
        ({"/scripts/threads/7/not_flag": 3}, "thread gfagnt: not flag is 3, neither 0 nor 1"),
        ({"/pools/players/0/weapons/2/first_person_selected": 4}, "first person selected is 4, neither 0 nor 1"),
        ({"/garages/garages/9/garage_type": 6}, "garage cjsafe (Ganton) has the type 6, which the game does not know"),
    ],
)
def test_what_is_wrong_and_where(edits: dict[str, Any], message: str) -> None:
    save = pc.valid(edits)
    finding = navspec.check(save.to_bytes(), name=save.name).findings[0]
    assert finding.message.endswith(message)
    (pointer,) = edits
    assert (finding.pointer, finding.offset, finding.length) == (pointer, *save.span(pointer))


@pytest.mark.parametrize("module", [pc, android])
def test_what_keeps_a_save_from_being_read_is_asked_of_every_platform(module: Any) -> None:
    sound, broken = module.valid(), module.valid({"/tag_09": b"?????"})
    totals = [navspec.check(save.to_bytes(), name=save.name).totals["SA_SAVE_TAG_CHAIN"] for save in (sound, broken)]
    assert [(total.cases, total.failed) for total in totals] == [(1, 0), (1, 1)]


def test_an_empty_block_is_a_link_of_the_chain() -> None:
    save = pc.valid({"/ped_generators/tag": bytes(5)})
    (finding,) = navspec.check(save.to_bytes(), name=save.name).findings
    assert finding.message.startswith("block 13 does not begin where it should: block 12 does not end here")


def test_all_rows_that_break_a_rule_are_counted_once() -> None:
    """Two bad values in one thread, one in another: two rows fail."""
    edits = {"/scripts/threads/5/is_active": 2, "/scripts/threads/5/not_flag": 2, "/scripts/threads/6/not_flag": 2}
    save = pc.valid(edits)
    report = navspec.check(save.to_bytes(), name=save.name, select=["SA_SAVE_BOOL_RANGE"])
    assert report.totals["SA_SAVE_BOOL_RANGE"].failed == 2
    assert [finding.pointer for finding in report.findings] == [
        "/scripts/threads/5/is_active",
        "/scripts/threads/6/not_flag",
    ]
