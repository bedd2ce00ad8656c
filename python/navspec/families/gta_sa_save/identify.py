"""Identification of saves: the platform, and the decisions that the bytes in order do not determine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.columns import Tables, read
from navspec.errors import ReadError
from navspec.families.gta_sa_save.layout import (
    ANDROID,
    ANDROID_SIZE_STEP,
    CONTAINER,
    DEFINITIVE,
    EMPTY_BLOCKS,
    GUARDED,
    GUARDED_ID,
    MISSION_OBJECT,
    MOST_OBJECTS,
    OBJECT_BYTES,
    OBJECT_SIZE_OFFSET,
    OBJECT_STRIDE,
    PC,
    PC_SIZE,
    SECOND_TAG_OFFSETS,
    TAG,
)
from navspec.family.contract import Match
from navspec.spec import load_spec

_REPAIR_HINT = "`navspec repair SAVE --donor OLDER` repairs it with blocks of an older save"
_ANDROID = "block 0 has the 428 bytes of Android"
_GUARDED = f"{_ANDROID}, and the id is that of saves with guards"
_NAME = re.compile(r"GTASAsf\d+\.b", re.IGNORECASE)
_BEYOND_FILE = 0xFFFFFFFF
"""More bytes than a file has: reading stops where they should begin."""
_POINTERS_TO_POOLS = ("/simple_variables", "/tag_01", "/scripts", "/tag_02", "/pools", "/tag_03")
"""Beginnings of pointers at which reading fails if it mistakes the state of a mission."""
_GUARD = re.compile(r"/guard(_\w+|)$")
_GUARDED_DECISIONS = {"is_object_variant_b": False, "is_mission_save": False}
"""Decisions for saves with guards: only objects of the first form were seen in them, and no mission."""
_UNSUPPORTED_BY_GUARD = {
    "/scripts/threads/*/guard_image": "a running mission",
    "/scripts/guard_unknown_end": "models that scripts have loaded",
}
"""Parts that were never seen in a save with guards, by the pointer of the guard that is then missing."""
_MOST_TAGS = 64
"""Most tags after the state of a mission to try. The first one is right unless the state contains the same letters."""


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """Return the match of a file, or why it is not a save."""
    head = bytes(data[: max(SECOND_TAG_OFFSETS.values()) + len(TAG)])
    if head.startswith(CONTAINER):
        return Match(DEFINITIVE, "definitive", evidence="the first bytes are 00 FF 00 FF")
    if not head.startswith(TAG):
        return _match_damaged(data) if _NAME.fullmatch(name) else "the first letters are not BLOCK"
    if _has_second_tag(head, PC):
        return Match(PC, "pc", evidence="block 0 has the 312 bytes of the PC")
    if _has_second_tag(head, ANDROID):
        if _has_guards(head):
            return Match(ANDROID, GUARDED, evidence=_GUARDED, probe=_match_android)
        return Match(ANDROID, "android", evidence=_ANDROID, probe=_match_android)
    return _match_unknown_layout(data, len(data) % ANDROID_SIZE_STEP == 0)


def explain(error: ReadError, match: Match, data: bytes | bytearray) -> None:
    """Say in the terms of saves what an error of reading is."""
    del data  # the error is enough
    if error.code == "SA_SAVE_TAG_CHAIN":
        tag = re.fullmatch(r"/tag_(\d+)", error.pointer)
        number = int(tag[1]) if tag else EMPTY_BLOCKS[error.pointer]
        kind = "section" if error.format == DEFINITIVE else "block"
        before = f"{kind} {number - 1} does not end here, or {kind} {number} is missing" if number else "no save at all"
        error.message = f"{kind} {number} does not begin where it should: {before}"
        error.args = (error.message,)
        error.hint = _REPAIR_HINT
    elif error.code == "SA_SAVE_GUARDS" and (guard := _GUARD.search(error.pointer)):
        error.message = f"no guard precedes {_describe_guarded_field(error.pointer, guard[1])}"
        if unseen := _UNSUPPORTED_BY_GUARD.get(re.sub(r"\d+", "*", error.pointer)):
            error.message += f"; or the save has {unseen}, whose guards are at unknown places"
        error.args = (error.message,)
        error.hint = _REPAIR_HINT
    elif match.variant == GUARDED and error.pointer == "/pools/num_vehicles":
        error.message = "the save has vehicles, whose guards are at unknown places"
        error.args = (error.message,)
        error.hint = "Save once more in the game, where no vehicle is near"


def _describe_guarded_field(pointer: str, name: str) -> str:
    """Return the name of the field that follows a guard."""
    around = pointer.rpartition("/")[0]
    if name == "_next":
        return f"the door after {around.removesuffix('/door')}"
    return around if name in ("", "_body", "_image") else f"{around}/{name[1:]}"


def _has_guards(head: bytes) -> bool:
    """Return whether the id in the first bytes of a save is that of saves with guards."""
    return int.from_bytes(head[len(TAG) : len(TAG) + 4], "little") == GUARDED_ID


def is_mission_save(tables: Tables) -> bool:
    """Return whether the game was saved during a mission, whose state is not documented."""
    return bool(tables.decisions.get("is_mission_save"))


def is_android(tables: Tables) -> bool:
    """Return whether a save is of Android."""
    return tables.format == ANDROID


def recognise_platform(data: bytes | bytearray) -> str:
    """Return the format that the second tag, or else the size, determines; empty if neither does."""
    head = bytes(data[: max(SECOND_TAG_OFFSETS.values()) + len(TAG)])
    if by_tag := next((format for format in SECOND_TAG_OFFSETS if _has_second_tag(head, format)), ""):
        return by_tag
    if len(data) == PC_SIZE:
        return PC
    return ANDROID if data and len(data) % ANDROID_SIZE_STEP == 0 else ""


def _has_second_tag(head: bytes, format: str) -> bool:
    return head[SECOND_TAG_OFFSETS[format] :].startswith(TAG)


def _match_damaged(data: bytes | bytearray) -> Match:
    """Return the match of a file that is a save by its name only."""
    fault = ReadError(
        "a save begins with the letters BLOCK",
        code="SA_SAVE_TAG_CHAIN",
        format=PC,
        pointer="/tag_00",
        length=min(len(TAG), len(data)),
        expected="BLOCK",
        actual=bytes(data[: len(TAG)]).hex(" ") or "an empty file",
        hint=_REPAIR_HINT,
    )
    return Match(PC, "pc", evidence="the name of the file", fault=fault)


def _match_unknown_layout(data: bytes | bytearray, is_mobile: bool) -> Match:
    """Return the match of a save whose first block has the size of no known platform."""
    size = data.find(TAG, len(TAG)) - len(TAG)
    actual = f"block 0 has {size:,} bytes" if size >= 0 else f"block 0 does not end in a file of {len(data):,} bytes"
    format = ANDROID if is_mobile else PC
    fault = ReadError(
        f"{actual}, which is the layout of no known platform: it has 312 on the PC and 428 on Android",
        code="SA_SAVE_TAG_CHAIN",
        format=format,
        pointer="/tag_01",
        offset=SECOND_TAG_OFFSETS[format],
        length=len(TAG),
        expected="312 bytes (PC) or 428 bytes (Android)",
        actual=actual,
        hint="Saves of consoles, of iOS and of multiplayer mods have undocumented layouts",
    )
    return Match(fault.format, "android" if is_mobile else "pc", evidence="the first letters are BLOCK", fault=fault)


def _match_android(data: bytes | bytearray) -> Match:
    """Return the match of a save of Android, with the form of its objects and the extent of the undocumented mission
    state.
    """
    likely: dict[str, Any] = {}
    is_guarded = _has_guards(bytes(data[: SECOND_TAG_OFFSETS[ANDROID]]))
    variant, evidence = (GUARDED, _GUARDED) if is_guarded else ("android", _ANDROID)
    for decisions, why in [(_GUARDED_DECISIONS, "")] if is_guarded else _iter_decisions(data):
        try:
            tables = read(data, load_spec(ANDROID), decisions=decisions)
        except ReadError as error:
            if not likely and not error.pointer.startswith(_POINTERS_TO_POOLS):
                likely = decisions
            continue
        if not decisions["is_object_variant_b"] or _has_objects_of_missions(tables):
            return Match(ANDROID, variant, decisions, f"{evidence}{why}", tables=tables)
    return Match(ANDROID, variant, likely, evidence)


def _iter_decisions(data: bytes | bytearray) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield decisions to try with their evidence, likely ones first."""
    for is_variant_b in (True, False):
        yield {"is_object_variant_b": is_variant_b, "is_mission_save": False}, ""
    for state, tail in _iter_mission_sizes(data):
        decisions = {"is_mission_save": True, "len_mission_state": state, "len_mission_tail": tail}
        why = f"; the state of a mission takes {state:,} and {tail:,} bytes"
        for is_variant_b in (True, False):
            yield {"is_object_variant_b": is_variant_b, **decisions}, why


def _has_objects_of_missions(tables: Tables) -> bool:
    """Return whether at least half of the objects have their type where the second form stores it."""
    kinds = tables.column("pools.objects", "object_type")
    return bool(2 * np.count_nonzero(kinds == MISSION_OBJECT) >= len(kinds))


def _iter_mission_sizes(data: bytes | bytearray) -> Iterator[tuple[int, int]]:
    """Yield possible byte counts of the undocumented parts of `pools` before and after the objects.

    The objects are found by the size that each of them carries, the end by the tag of the next block.
    """
    start = _find_mission_state(data)
    for size_at in re.finditer(re.escape(OBJECT_BYTES.to_bytes(4, "little")), memoryview(data)[start:]):
        state = size_at.start() - OBJECT_SIZE_OFFSET - 4
        if state < 0:
            continue
        end = _find_objects_end(data, start + state)
        if end:
            tags = re.finditer(re.escape(TAG), memoryview(data)[end:])
            yield from ((state, tag.start()) for tag, _ in zip(tags, range(_MOST_TAGS), strict=False))
            return


def _find_mission_state(data: bytes | bytearray) -> int:
    """Return the offset at which the state of a mission begins."""
    try:
        read(data, load_spec(ANDROID), decisions={"is_mission_save": True, "len_mission_state": _BEYOND_FILE})
    except ReadError as error:
        if error.pointer == "/pools/mission_state":
            return error.offset
    return len(data)


def _find_objects_end(data: bytes | bytearray, at: int) -> int:
    """Return the offset after a list of objects that begins with its count at `at`; 0 if no such list is there."""
    count = int.from_bytes(data[at : at + 4], "little")
    end = at + 4 + count * OBJECT_STRIDE
    if not 0 < count <= MOST_OBJECTS or end > len(data):
        return 0
    sizes = np.frombuffer(data, "<u4", count * OBJECT_STRIDE // 4, at + 4).reshape(count, -1)[
        :, OBJECT_SIZE_OFFSET // 4
    ]
    return end if (sizes == OBJECT_BYTES).all() else 0
