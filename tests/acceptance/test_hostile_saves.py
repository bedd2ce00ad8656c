"""Damaged saves: our own errors or findings that name block and place, in bounded time and memory."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

import navspec
from builders import gta_sa_save as pc
from builders import gta_sa_save_android as android
from builders import gta_sa_save_de as definitive
from builders import gta_sa_save_guarded as guarded
from builders.records import Record
from memory import call_below
from navspec.records.report import Report
from sweeps import rounds, some

SECONDS = 5.0
MEGABYTES = 60
"""What one damaged save may cost; a sound one takes a few milliseconds and some megabytes."""
MUTATIONS = rounds(40, 10)

SOUND: dict[str, Callable[..., pc.Save]] = {
    "pc": pc.valid,
    "android": android.valid,
    "mission": android.during_mission,
    "guarded": guarded.valid,
    "definitive": definitive.valid,
}
COUNTS = [
    *("scripts/len_globals", "scripts/num_threads", "pools/num_players", "pools/num_objects", "garages/num_garages"),
    *("game_logic/num_restarts", "paths/num_areas", "restart_points/num_hospitals", "zones/num_nav_zones"),
    *("zones/num_zone_infos", "zones/num_map_zones", "car_generators/num_generators", "tags/num_tags"),
    *("shopping/num_modifiers", "shopping/num_items", "stunt_jumps/num_jumps", "entry_exits/num_stack"),
]


def checked(data: bytes, name: str) -> Report:
    """The report, after both planes have read the bytes or refused them."""
    start = time.process_time()
    report = navspec.check(data, name=name)
    for plane in (navspec.tables, navspec.load):
        with contextlib.suppress(navspec.ReadError):
            plane(data, name=name)
    with contextlib.suppress(navspec.NavspecError):
        navspec.info(data, name=name)
    assert time.process_time() - start < SECONDS
    assert report.tool_errors == ()
    return report


@pytest.mark.parametrize("platform", SOUND)
def test_truncated_saves(platform: str) -> None:
    save = SOUND[platform]()
    data = save.to_bytes()
    ends = [save.span(f"/{path}")[0] for path in save.root.codes if path.startswith("tag_") and "/" not in path]
    for end in (0, 1, 4, 5, 9, *(at + 3 for at in some(ends, 6)), len(data) // 2, len(data) - 4, len(data) - 1):
        report = checked(data[:end], save.name)
        assert report.fails, end
        assert all(finding.path or finding.code for finding in report.findings)


@pytest.mark.parametrize("count", some([0xFFFFFFFF, 0x7FFFFFFF, 0x01000000, 70_000], 2))
@pytest.mark.parametrize("pointer", some(COUNTS, 8))
@pytest.mark.parametrize("platform", ["pc", "definitive"])
def test_counts_that_a_save_cannot_hold(platform: str, pointer: str, count: int) -> None:
    """Reading stops at the count, or where the next block should begin; nothing is laid out for what is not there."""
    save = SOUND[platform]()
    offset, length = save.span(f"/{pointer}")
    data = bytearray(save.to_bytes())
    data[offset : offset + length] = (count % 256**length).to_bytes(length, "little")
    report = call_below(MEGABYTES * 1_000_000, lambda: navspec.check(bytes(data), name=save.name))
    assert report.fails
    assert report.tool_errors == ()
    (fault,) = [
        finding
        for finding in report.findings
        if finding.code in {"STRUCTURE", "SA_SAVE_TAG_CHAIN", "SA_SAVE_IPL_COUNT"}
    ]
    assert fault.offset >= offset
    assert fault.params["expected"]
    assert fault.params["actual"]


def _tags(save: pc.Save) -> list[str]:
    return [path for path in save.root.codes if path.startswith("tag_") or path.endswith("/tag")]


@pytest.mark.parametrize("platform", SOUND)
def test_every_tag(platform: str) -> None:
    """The finding says which block, where, what stands there and what should.

    But for block 3 of a save made during a mission, whose letters alone tell where the mission's state ends.
    """
    for path in some([each for each in _tags(SOUND[platform]()) if (platform, each) != ("mission", "tag_03")], 8):
        save = SOUND[platform]()
        tag = save.get(f"/{path}")
        report = checked(save.put(f"/{path}", tag[:-1] + b"?").to_bytes(), save.name)
        (fault,) = [finding for finding in report.findings if finding.code == "SA_SAVE_TAG_CHAIN"]
        assert (fault.pointer, fault.offset) == (f"/{path}", save.span(f"/{path}")[0])
        assert fault.params["expected"]
        assert fault.params["actual"]


def _guards(save: pc.Save) -> list[str]:
    """Pointers to every guard of the blocks themselves, and to some in their lists."""
    blocks = [name for name in guarded.BLOCKS if isinstance(save.root.values.get(name), Record)]
    found = [
        f"/{block}/{path}"
        for block in blocks
        for path in save.get(f"/{block}").codes
        if path.rpartition("/")[2].startswith("guard") and save.get(f"/{block}").codes[path].endswith("s")
    ]
    lists = ("/zones/nav_zones/5", "/garages/garages/0", "/pickups/pickups/619", "/tags/guarded_tags/99")
    return [
        *found,
        *(f"{list_}/guard" for list_ in lists),
        "/entry_exits/entries/2/door/guard_next",
        "/briefs/1/guard_key",
    ]


def test_every_guard() -> None:
    """The finding says where the guard is missing, and before what; one in four guards is asked at the most."""
    pointers = _guards(guarded.valid())
    assert len(pointers) > 300
    for pointer in some(pointers[::4], 20):
        save = guarded.valid()
        at, length = save.span(pointer)
        save.put(pointer, b"\0" * length)
        (fault,) = [
            finding for finding in checked(save.to_bytes(), save.name).findings if finding.code == "SA_SAVE_GUARDS"
        ]
        assert (fault.pointer, fault.offset) == (pointer, at)
        assert fault.message.startswith("no guard precedes ")


@pytest.mark.parametrize(
    ("pointer", "value", "words"),
    [
        ("/pools/num_vehicles", 1, "vehicles"),
        ("/scripts/num_resources", 1, "models that scripts have loaded"),
        ("/scripts/threads/3/slot", 0x8004, "a running mission"),
    ],
)
def test_what_no_save_with_guards_was_seen_to_have(pointer: str, value: int, words: str) -> None:
    save = guarded.valid({pointer: value})
    (fault,) = [finding for finding in checked(save.to_bytes(), save.name).findings if finding.severity == "error"]
    assert f"the save has {words}, whose guards are at unknown places" in fault.message


def test_letters_in_the_padding_begin_no_block() -> None:
    room = pc.valid().span("/padding")[1]
    report = checked(pc.valid({"/padding": (b"BLOCK" * room)[:room]}).to_bytes(), "GTASAsf1.b")
    assert [finding.code for finding in report.findings] == ["SA_SAVE_PADDING_RULE"]


@pytest.mark.parametrize("size", [0, 1, 5, 100, 195_000, 202_751, 202_753, 260_000])
def test_saves_by_their_name_alone(size: int) -> None:
    report = checked(bytes(size), "GTASAsf3.b")
    assert [(finding.code, finding.offset) for finding in report.findings] == [("SA_SAVE_TAG_CHAIN", 0)]
    assert report.inputs[0].status == "unreadable"


@pytest.mark.parametrize(("size", "platform"), [(195_000, "gta_sa_save_android"), (202_752, "gta_sa_save")])
def test_a_foreign_layout_is_named(size: int, platform: str) -> None:
    """A first block of 500 bytes: on a phone, as multiplayer modifications write it, or nowhere that is known."""
    data = (b"BLOCK" + bytes(500) + b"BLOCK").ljust(size, b"\0")
    report = checked(data, "GTASAsf1.b")
    (fault,) = report.findings
    assert report.inputs[0].format == platform
    assert fault.code == "SA_SAVE_TAG_CHAIN"
    assert "block 0 has 500 bytes, which is the layout of no known platform" in fault.message
    assert "multiplayer" in fault.message


@pytest.mark.parametrize("extra", [-1000, -1, 1, 2, 65_000])
@pytest.mark.parametrize("platform", ["pc", "android"])
def test_sizes_that_no_save_has(platform: str, extra: int) -> None:
    save = SOUND[platform]()
    data = save.to_bytes()
    report = checked(data[:extra] if extra < 0 else data + bytes(extra), save.name)
    assert report.findings


@pytest.mark.parametrize("platform", SOUND)
def test_random_damage(platform: str) -> None:
    """Up to eight bytes at a time, at places that follow from the seed: read and rewritten as it stands, or refused."""
    save = SOUND[platform]()
    data, end = save.to_bytes(), save.span("/radio")[0]
    draw = random.Random(6)
    for number in range(MUTATIONS):
        damaged = bytearray(data)
        for _ in range(1 + number % 8):
            damaged[draw.randrange(end)] = draw.choice((0, 1, 0x7F, 0x80, 0xFF, draw.randrange(256)))
        start = time.process_time()
        report = navspec.check(bytes(damaged), name=save.name)
        assert time.process_time() - start < SECONDS
        assert report.tool_errors == (), number
        if report.inputs[0].status == "read":
            assert (
                navspec.tables(bytes(damaged), name=save.name).to_bytes(keep_padding=True)[:-4] == bytes(damaged)[:-4]
            )
        else:
            assert report.fails


def _without_rows(root: Record) -> list[str]:
    return [path for path in root.codes if root.codes[path] == "{}"]


@pytest.mark.parametrize("platform", ["pc", "android", "definitive"])
def test_saves_without_anything_in_their_lists(platform: str) -> None:
    """Rules have nothing to look at, and say so without a fault of their own."""
    save = SOUND[platform]()
    for block in some(_without_rows(save.root), 8):
        record = save.get(f"/{block}")
        lists: dict[str, Any] = {path: [] for path, code in record.codes.items() if code == "[]"}
        fixed = {"cars", "pickups", "blips", "pieces"} if block != "entry_exits" else {"entries"}
        for path in lists.keys() - fixed:
            emptied = SOUND[platform]({f"/{block}/{path}": ()})
            checked(emptied.to_bytes(), emptied.name)
