"""Rules of scripts: which one runs, and where its threads are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.families.gta_sa_save.rules.base import RULES, once
from navspec.families.gta_sa_save.threads import THREADS, known_places
from navspec.families.gta_sa_save.versions import called, is_known_script, parts_of, script_called, with_game
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules import Answer

ROOM = 96
DEEPEST = 8
LATEST = 60_000
"""How long after the save a thread may sleep, in milliseconds."""

_FIXED = {
    "base_ip": (0, "{where} counts from {value}, as only parts of missions do"),
    "is_external": (0, "{where} is marked as a script from outside, which the game does not save"),
    "external_type": (-1, "{where} is of the kind {value}, which the game does not save"),
    "is_mission": (0, "{where} is marked as a mission, during which the game does not save"),
}
"""What threads have in these fields, and what it means where they have not."""


# --- which script --------------------------------------------------------------------------------------------------


@RULES.rule("SCRIPT_KNOWN", "info", "measured", "file", exceptions=6)
def _script_known(save: Save) -> Answer:
    message = "the main script has {size:,} bytes, which is that of a modification"
    return once(is_known_script(save.script_size), message, "scripts.main_script_size", size=save.script_size)


@RULES.rule("SCRIPT_ID_MIX", "info", "measured", "file", exceptions=23)
def _script_id_mix(save: Save) -> Answer:
    if not save.is_pc:
        return Answer(0)
    game, script = called(save.version_id), script_called(save.script_size)
    holds = with_game(save.version_id, "script_version") == save.script_size
    message = "the game of version {game} ran the script {script}, which it did not come with"
    return once(holds, message, "scripts.main_script_size", game=game, script=script)


@RULES.rule("IPL_ORDER", "info", "measured", "file", exceptions=15)
def _ipl_order(save: Save) -> Answer:
    known = parts_of(save.script_size)
    if known is None:
        return Answer(0)
    loaded = np.flatnonzero(save.tables["ipl_flags.flags"])
    rows = np.array([row for row in loaded.tolist() if row + 1 not in known], np.int64)
    script = script_called(save.script_size)
    message = "{where} is loaded, which the script {script} never does"
    return Answer(len(loaded), "ipl_flags.flags", rows, message, params={"script": script})


@RULES.rule("ON_MISSION_OFFSET", "error", "engine", "file")
def _on_mission_offset(save: Save) -> Answer:
    at, size = (save.value(f"scripts.{name}") for name in ("on_mission_flag_offset", "len_globals"))
    message = (
        "whether a mission runs is read from byte {at} of the variables, but they lie at multiples of 4 from 8 to {end}"
    )
    return once(8 <= at < size and at % 4 == 0, message, "scripts.on_mission_flag_offset", at=at, end=size - 4)


# --- threads by themselves -----------------------------------------------------------------------------------------


@RULES.rule("THREAD_SHAPE", "warning", "engine", "file")
def _thread_shape(save: Save) -> Iterator[Answer]:
    """What all threads of the PC have; phones add threads of other kinds."""
    threads = save.threads
    count = len(threads.slot)
    if not save.is_pc or not count:
        return
    for field, (expected, message) in _FIXED.items():
        values = save.column(THREADS, field)
        rows = np.flatnonzero(values != expected)
        yield Answer(count, THREADS, rows, message, field, params={"value": values[rows]})
    depth = save.column(THREADS, "stack_depth")
    rows = np.flatnonzero(depth > DEEPEST)
    message = "{where} has {value} return addresses; there is room for 8"
    yield Answer(count, THREADS, rows, message, "stack_depth", params={"value": depth[rows]})
    rows, at = np.nonzero(threads.is_used & (threads.stack == 0))
    fields = _entries("stack_rel", at)
    yield Answer(int(threads.is_used.sum()), THREADS, rows, "{where} would return to nowhere", fields=fields)
    rows = np.flatnonzero((threads.slot >= ROOM) | _is_repeated(threads.slot.tolist()))
    message = "{where} has the place {value}, which another thread has or the game has not"
    yield Answer(count, THREADS, rows, message, "slot", params={"value": threads.slot[rows]})
    names = save.thread_names
    yield Answer(count, THREADS, np.flatnonzero(_is_repeated(names)), "another thread is {where} too", "thread_name")
    rows = np.zeros(0 if names[0] == "main" else 1, np.int64)
    yield Answer(1, THREADS, rows, "{where} comes first, where main should", "thread_name")


def _is_repeated(values: list[Any]) -> Array:
    """Whether an earlier row has the same value; bool."""
    seen: set[Any] = set()
    return np.array([each in seen or bool(seen.add(each)) for each in values], bool)


@RULES.rule("THREAD_WAKE", "warning", "measured", "file")
def _thread_wake(save: Save) -> Answer:
    later = save.column(THREADS, "wake_time").astype(np.int64) - save.value("simple_variables.global_timer")
    rows = np.flatnonzero(later > LATEST)
    message = "{where} sleeps for {seconds:,} more seconds"
    return Answer(len(later), THREADS, rows, message, "wake_time", params={"seconds": later[rows] // 1000})


# --- where threads go on -------------------------------------------------------------------------------------------


def base_of(save: Save) -> int | None:
    """Where the script is in memory by most threads; None where there are none, or where addresses tell nothing.

    Devices with 64 bits store the lower half of theirs.
    """
    if save.is_definitive or not len(save.threads.base):
        return None
    base, count = Counter(save.threads.base.tolist()).most_common(1)[0]
    return base if save.is_pc or 2 * count > len(save.threads.base) else None


@RULES.rule("THREAD_BASE", "warning", "measured", "file")
def _thread_base(save: Save) -> Iterator[Answer]:
    expected = base_of(save)
    if expected is None:
        return
    base, bases = save.threads.base, save.threads.bases
    message = "{where} has an address that puts the script to {found:#x} in memory; by other threads it is at {base:#x}"
    rows = np.flatnonzero(base != expected)
    params = {"found": base[rows], "base": expected}
    yield Answer(len(base), THREADS, rows, message, "ip_abs", params=params)
    is_entry = save.threads.stack != 0
    rows, at = np.nonzero(is_entry & (bases != expected))
    params = {"found": bases[rows, at], "base": expected}
    cases = int(np.count_nonzero(is_entry))
    yield Answer(cases, THREADS, rows, message, fields=_entries("stack_abs", at), params=params)


@RULES.rule("THREAD_BASE_ID", "info", "measured", "file", exceptions=2)
def _thread_base_id(save: Save) -> Answer:
    base = base_of(save)
    expected, bits = (with_game(save.version_id, each) for each in ("script_address", "fixed_bits"))
    if not save.is_pc or base is None or expected is None or bits is None:
        return Answer(0)
    threads = save.threads
    is_one = (threads.base == base).all() and (threads.bases[threads.stack != 0] == base).all()
    message = "threads put the script to {base:#x} in memory, where version {game} does not have it"
    game = called(save.version_id)
    return once(is_one and base % (1 << bits) == expected, message, "simple_variables.version_id", base=base, game=game)


@RULES.rule("THREAD_IP_RANGE", "error", "measured", "file")
def _thread_ip_range(save: Save) -> Iterator[Answer]:
    threads = save.threads
    start, end = save.value("scripts.len_globals"), save.script_size
    params = {"start": start, "end": end}
    is_asked = ~threads.is_mission
    rows = np.flatnonzero(is_asked & ((threads.ip < start) | (threads.ip >= end)))
    message = "{where} goes on at {value:,}, but the main script is from {start:,} to {end:,}"
    cases = int(np.count_nonzero(is_asked))
    yield Answer(cases, THREADS, rows, message, "ip_rel", params={"value": threads.ip[rows], **params})
    is_used = threads.is_used & is_asked[:, None]
    rows, at = np.nonzero(is_used & ((threads.stack < start) | (threads.stack >= end)))
    message = "{where} returns to {value:,}, but the main script is from {start:,} to {end:,}"
    params = {"value": threads.stack[rows, at], **params}
    cases = int(np.count_nonzero(is_used))
    yield Answer(cases, THREADS, rows, message, fields=_entries("stack_rel", at), params=params)


def _entries(field: str, at: Array) -> list[str]:
    """Return addresses as fields."""
    return [f"{field}.{each}" for each in at.tolist()]


@RULES.rule("THREAD_IP_TABLE", "error", "measured", "file")
def _thread_ip_table(save: Save) -> Answer:
    asked, distance = strayed(save)
    rows = asked[distance != 0]
    message = "{where} goes on at {value:,}, which is {distance:+,} from where the script {script} has it"
    script = script_called(save.script_size)
    params = {"value": save.threads.ip[rows], "distance": distance[distance != 0], "script": script}
    return Answer(len(asked), THREADS, rows, message, "ip_rel", params=params)


def strayed(save: Save) -> tuple[Array, Array]:
    """Rows of the threads that the script is known to have, and how far each is from the nearest known place; int64."""
    known = known_places(save.script_size)
    threads = zip(save.thread_names, save.threads.ip.tolist(), save.threads.is_mission.tolist(), strict=True)
    found = {
        row: min((ip - place for place in known[name]), key=abs)
        for row, (name, ip, is_mission) in enumerate(threads)
        if name in known and not is_mission
    }
    return np.array(list(found), np.int64), np.array(list(found.values()), np.int64)
