"""Rules of scripts: which one runs, and where its threads are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.layout import list_return_address_fields
from navspec.families.gta_sa_save.rules.base import RECIPES, check_once, rule
from navspec.families.gta_sa_save.threads import THREADS, address_pairs, shift_threads, thread_offsets
from navspec.families.gta_sa_save.versions import (
    SCRIPT_NAMES,
    find_version_partner,
    is_original_script,
    loaded_map_parts,
    name_game_version,
    name_script,
    reorder_map_flags,
    script_map_parts,
    script_size,
)
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules.rule_set import RuleResult, check_rows, check_selected_rows, count_true

_ROOM = 96
_DEEPEST = 8
_LATEST = 60_000
"""Most milliseconds after the save that a thread may sleep."""

_FIXED = {
    "base_ip": (0, "{where} counts from {value}, as only parts of missions do"),
    "is_external": (0, "{where} is marked as a script from outside, which the game does not save"),
    "external_type": (-1, "{where} is of the kind {value}, which the game does not save"),
    "is_mission": (0, "{where} is marked as a mission, during which the game does not save"),
}
"""Expected values of fields of threads, and the message about any other value."""


# --- which script --------------------------------------------------------------------------------------------------


@rule("SCRIPT_KNOWN", "info", "measured", exceptions=6)
def _check_script(save: Save) -> RuleResult:
    message = "the main script has {size:,} bytes, which is that of a modification"
    return check_once(is_original_script(save.script_size), message, "scripts.main_script_size", size=save.script_size)


@rule("SCRIPT_ID_MIX", "info", "measured", exceptions=23)
def _script_id_mix(save: Save) -> RuleResult:
    if not save.is_pc:
        return RuleResult(0)
    game, script = name_game_version(save.version_id), name_script(save.script_size)
    is_matching = find_version_partner(save.version_id, "script_version") == save.script_size
    message = "the game of version {game} ran the script {script}, which it did not come with"
    return check_once(is_matching, message, "scripts.main_script_size", game=game, script=script)


@rule("IPL_ORDER", "info", "measured", exceptions=43)
def _ipl_order(save: Save) -> RuleResult:
    loadable = script_map_parts(save.script_size)
    if loadable is None:
        return RuleResult(0)
    table, field = save.number_place("ipl_flags.flags")
    loaded = np.flatnonzero(save.numbers("ipl_flags.flags"))
    rows = np.array([row for row in loaded.tolist() if row + 1 not in loadable], np.int64)
    script = name_script(save.script_size)
    message = "{where} is loaded, which the script {script} never does"
    return RuleResult(len(loaded), table, rows, message, field, params={"script": script})


@RECIPES.recipe("IPL_ORDER", summary="bring the flags into the order of the script's own data", on_request=True)
def _reorder_parts(save: Save) -> None:
    script = save.script_size
    (other_script,) = {*map(script_size, SCRIPT_NAMES)} - {script}
    if not loaded_map_parts(save.tables) <= (script_map_parts(other_script) or set()):
        raise NavspecError("the flags are not in the order of the other version either; they may be a mixture of both")
    flags = save.numbers("ipl_flags.flags")
    flags[:] = reorder_map_flags(flags, script)


@rule("ON_MISSION_OFFSET", "error", "engine")
def _on_mission_offset(save: Save) -> RuleResult:
    at, size = (save.value(f"scripts.{name}") for name in ("on_mission_flag_offset", "len_globals"))
    message = (
        "whether a mission runs is read from byte {at} of the variables, but they lie at multiples of 4 from 8 to {end}"
    )
    return check_once(8 <= at < size and at % 4 == 0, message, "scripts.on_mission_flag_offset", at=at, end=size - 4)


# --- threads by themselves -----------------------------------------------------------------------------------------


@rule("THREAD_SHAPE", "warning", "engine")
def _thread_shape(save: Save) -> Iterator[RuleResult]:
    """Check the fields that all threads of the PC share; phones add threads of other kinds."""
    threads = save.threads
    count = len(threads.slot)
    if not save.is_pc or not count:
        return
    for field, (expected, message) in _FIXED.items():
        values = save.column(THREADS, field)
        yield check_rows(THREADS, values != expected, count, message, field, value=values)
    depth = save.column(THREADS, "stack_depth")
    message = "{where} has {value} return addresses; there is room for 8"
    yield check_rows(THREADS, depth > _DEEPEST, count, message, "stack_depth", value=depth)
    is_used, names = threads.is_used, save.thread_names
    fields = list_return_address_fields(save.tables)
    yield _check_return_addresses(fields, threads.stack == 0, is_used, "{where} would return to nowhere")
    is_wrong = (threads.slot >= _ROOM) | _is_repeated(threads.slot.tolist())
    message = "{where} has the place {value}, which another thread has or the game has not"
    yield check_rows(THREADS, is_wrong, count, message, "slot", value=threads.slot)
    yield check_rows(THREADS, _is_repeated(names), count, "another thread is {where} too", "thread_name")
    is_other = np.array([names[0] != "main"])
    yield check_rows(THREADS, is_other, 1, "{where} comes first, where main should", "thread_name")


def _check_return_addresses(
    fields: list[str], fails: Array, is_checked: Array, message: str, **params: Any
) -> RuleResult:
    """Check return addresses, stored in `fields`; arrays have the shape (threads, 8)."""
    fails = fails & is_checked
    rows, entries = np.nonzero(fails)
    facts = {name: value[fails] if isinstance(value, np.ndarray) else value for name, value in params.items()}
    fields = [fields[entry] for entry in entries.tolist()]
    return RuleResult(count_true(is_checked), THREADS, rows, message, fields=fields, params=facts)


def _is_repeated(values: list[Any]) -> Array:
    """Return whether an earlier row has the same value; bool."""
    seen: set[Any] = set()
    return np.array([value in seen or bool(seen.add(value)) for value in values], bool)


@rule("THREAD_WAKE", "warning", "measured", repair="wake threads now")
def _thread_wake(save: Save) -> RuleResult:
    now = save.value("simple_variables.global_timer")
    later = save.column(THREADS, "wake_time").astype(np.int64) - now
    message = "{where} sleeps for {seconds:,} more seconds"
    return check_rows(THREADS, later > _LATEST, len(later), message, "wake_time", now, seconds=later // 1000)


# --- where threads go on -------------------------------------------------------------------------------------------


def _find_script_base(save: Save) -> int | None:
    """Return the address of the script in memory by most threads; None without threads, or if addresses do not agree.

    Devices with 64 bits store the lower half of their addresses.
    """
    if save.is_definitive or not len(save.threads.base):
        return None
    base, count = Counter(save.threads.base.tolist()).most_common(1)[0]
    return base if save.is_pc or 2 * count > len(save.threads.base) else None


@rule("THREAD_BASE", "warning", "measured")
def _thread_base(save: Save) -> Iterator[RuleResult]:
    expected = _find_script_base(save)
    if expected is None:
        return
    base, bases = save.threads.base, save.threads.bases
    message = "{where} has an address that puts the script to {found:#x} in memory; by other threads it is at {base:#x}"
    yield check_rows(THREADS, base != expected, len(base), message, "ip_abs", found=base, base=expected)
    is_there = save.threads.stack != 0
    yield _check_return_addresses(
        [f"stack_abs.{entry}" for entry in range(_DEEPEST)],
        bases != expected,
        is_there,
        message,
        found=bases,
        base=expected,
    )


@RECIPES.recipe("THREAD_BASE", summary="compute the addresses of threads from their places in the script")
def _compute_addresses(save: Save) -> None:
    base = _find_script_base(save)
    assert base is not None
    for places, addresses in address_pairs(save.tables):
        is_there = places != 0
        addresses[is_there] = places[is_there] + np.uint32(base)


@rule("THREAD_BASE_ID", "info", "measured", exceptions=2)
def _thread_base_id(save: Save) -> RuleResult:
    base = _find_script_base(save)
    expected, bits = (find_version_partner(save.version_id, partner) for partner in ("script_address", "fixed_bits"))
    if not save.is_pc or base is None or expected is None or bits is None:
        return RuleResult(0)
    threads = save.threads
    is_one = (threads.base == base).all() and (threads.bases[threads.stack != 0] == base).all()
    message = "threads put the script to {base:#x} in memory, where version {game} does not have it"
    game = name_game_version(save.version_id)
    return check_once(
        is_one and base % (1 << bits) == expected, message, "simple_variables.version_id", base=base, game=game
    )


@rule("THREAD_IP_RANGE", "error", "measured")
def _thread_ip_range(save: Save) -> Iterator[RuleResult]:
    threads = save.threads
    start, end = save.value("scripts.len_globals"), save.script_size
    is_checked = ~threads.is_mission
    is_out, returns_out = ((places < start) | (places >= end) for places in (threads.ip, threads.stack))
    message = "{where} goes on at {value:,}, but the main script is from {start:,} to {end:,}"
    yield check_rows(THREADS, is_out, is_checked, message, "ip_rel", value=threads.ip, start=start, end=end)
    is_used = threads.is_used & is_checked[:, None]
    message = "{where} returns to {value:,}, but the main script is from {start:,} to {end:,}"
    fields = list_return_address_fields(save.tables)
    yield _check_return_addresses(fields, returns_out, is_used, message, value=threads.stack, start=start, end=end)


@rule("THREAD_IP_TABLE", "error", "measured")
def _thread_ip_table(save: Save) -> RuleResult:
    checked, distance = measure_thread_offsets(save)
    message = "{where} goes on at {value:,}, which is {distance:+,} from where the script {script} has it"
    params = {"value": save.threads.ip[checked], "distance": distance, "script": name_script(save.script_size)}
    return check_selected_rows(THREADS, checked, distance != 0, len(checked), message, "ip_rel", **params)


@RECIPES.recipe("THREAD_IP_TABLE", summary="let threads go on where the script of this size has them", on_request=True)
def _move_threads(save: Save) -> None:
    """Shift the threads back. If all of them are off by the difference of the scripts, half of a conversion is
    missing.
    """
    _, distance = measure_thread_offsets(save)
    v1, v2 = map(script_size, SCRIPT_NAMES)
    if save.script_size not in (v1, v2) or set(distance.tolist()) not in ({v1 - v2}, {v2 - v1}):
        raise NavspecError("not all threads are off by 21 bytes, which is what the scripts v1 and v2 differ in")
    shift_threads(save.tables, -int(distance[0]))


def measure_thread_offsets(save: Save) -> tuple[Array, Array]:
    """Return the rows of threads that the script is documented to have, and the distance of each from the nearest such
    place; int64.
    """
    places = thread_offsets(save.script_size)
    threads = zip(save.thread_names, save.threads.ip.tolist(), save.threads.is_mission.tolist(), strict=True)
    distances = {
        row: min((ip - place for place in places[name]), key=abs)
        for row, (name, ip, is_mission) in enumerate(threads)
        if name in places and not is_mission
    }
    return np.array(list(distances), np.int64), np.array(list(distances.values()), np.int64)
