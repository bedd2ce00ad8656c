"""Recipes of scripts and their threads."""

from __future__ import annotations

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.recipes.base import RECIPES
from navspec.families.gta_sa_save.rules.base import RULES
from navspec.families.gta_sa_save.rules.scripts import base_of, strayed
from navspec.families.gta_sa_save.threads import THREADS, move
from navspec.families.gta_sa_save.versions import NAMES, loaded_parts, parts_of, reordered, size_of
from navspec.families.gta_sa_save.view import Save
from navspec.family.recipes import assign


@RECIPES.recipe("THREAD_BASE", summary="compute the addresses of threads from their places in the script")
def _compute_addresses(save: Save) -> None:
    base = base_of(save)
    assert base is not None
    for relative, absolute in (("ip_rel", "ip_abs"), ("stack_rel", "stack_abs")):
        places = save.column(THREADS, relative)
        addresses = save.column(THREADS, absolute)
        is_there = places != 0
        addresses[is_there] = places[is_there] + np.uint32(base)


@RECIPES.recipe("THREAD_IP_TABLE", summary="let threads go on where the script of this size has them", on_request=True)
def _move_threads(save: Save) -> None:
    """Half of a conversion is missing where all threads are off by what the scripts differ in."""
    _, distance = strayed(save)
    v1, v2 = map(size_of, NAMES)
    if save.script_size not in (v1, v2) or set(distance.tolist()) not in ({v1 - v2}, {v2 - v1}):
        raise NavspecError("not all threads are off by 21 bytes, which is what the scripts v1 and v2 differ in")
    move(save.tables, -int(distance[0]))


@RECIPES.recipe("IPL_ORDER", summary="bring the flags into the order of the script's own data", on_request=True)
def _reorder_parts(save: Save) -> None:
    script = save.script_size
    (other,) = {*map(size_of, NAMES)} - {script}
    if not loaded_parts(save.tables) <= (parts_of(other) or set()):
        raise NavspecError("the flags are not in the order of the other version either; they may be a mixture of both")
    flags = save.tables["ipl_flags.flags"]
    flags[:] = reordered(flags, script)


@RECIPES.recipe("THREAD_WAKE", summary="wake threads now")
def _wake(save: Save) -> None:
    rows = RULES.failing(save, "THREAD_WAKE")
    assign(save.files, THREADS, "wake_time", rows, save.value("simple_variables.global_timer"))
