"""Rules of scripts: which one runs, and where its threads are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.rules.base import RECIPES, check_once, rule
from navspec.families.gta_sa_save.threads import THREADS, address_pairs, shift_threads, thread_offsets
from navspec.families.gta_sa_save.versions import (
    SCRIPT_NAMES,
    find_version_partner,
    loaded_map_parts,
    name_game_version,
    name_script,
    reorder_map_flags,
    script_map_parts,
    script_size,
)
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules.rule_set import RuleResult, check_rows, check_selected_rows, count_true


@RECIPES.recipe("IPL_ORDER", summary="bring the flags into the order of the script's own data", on_request=True)
def _reorder_parts(save: Save) -> None:
    script = save.script_size
    (other_script,) = {*map(script_size, SCRIPT_NAMES)} - {script}
    if not loaded_map_parts(save.tables) <= (script_map_parts(other_script) or set()):
        raise NavspecError("the flags are not in the order of the other version either; they may be a mixture of both")
    flags = save.numbers("ipl_flags.flags")
    flags[:] = reorder_map_flags(flags, script)


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
    """Check the addresses of threads; the address that most of them share is not that of a row or of a list."""
    expected = _find_script_base(save)
    if expected is None:
        return
    base, bases, is_there = save.threads.base, save.threads.bases, save.threads.stack != 0
    message = "{where} has an address that puts the script to {found:#x} in memory; by other threads it is at {base:#x}"
    yield check_rows(THREADS, base != expected, len(base), message, "ip_abs", found=base, base=expected)
    rows, entries = np.nonzero(is_there & (bases != expected))
    params = {"found": bases[rows, entries], "base": expected}
    fields = [f"stack_abs.{entry}" for entry in entries.tolist()]
    yield RuleResult(count_true(is_there), THREADS, rows, message, fields=fields, params=params)


@RECIPES.recipe("THREAD_BASE", summary="compute the addresses of threads from their places in the script")
def _compute_addresses(save: Save) -> None:
    base = _find_script_base(save)
    assert base is not None
    for places, addresses in address_pairs(save.tables):
        is_there = places != 0
        addresses[is_there] = places[is_there] + np.uint32(base)


@rule("THREAD_BASE_ID", "info", "measured", exceptions=2)
def _thread_base_id(save: Save) -> RuleResult:
    """Check the address of the script, which is that of most threads, as for `THREAD_BASE`."""
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


@rule("THREAD_IP_TABLE", "error", "measured")
def _thread_ip_table(save: Save) -> RuleResult:
    """Check the instructions of threads; those of the scripts are in a table of their own, and the nearest counts."""
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
