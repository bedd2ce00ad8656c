"""Saves of the PC for the other version of the main script, and mobile saves with guards for Android.

The scripts v1 (of 1.00 and 1.01) and v2 (of 2.0) differ in a few bytes before the first place at which a thread of a save
can be: all threads go on 21 bytes earlier in v2. Everything else in the save means the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError
from navspec.families.gta_sa_save.guards import is_guarded
from navspec.families.gta_sa_save.layout import ANDROID, PC
from navspec.families.gta_sa_save.mobile import without_any_guards
from navspec.families.gta_sa_save.rules.scripts import strayed
from navspec.families.gta_sa_save.threads import THREADS, move
from navspec.families.gta_sa_save.versions import (
    NAMES,
    called,
    id_of,
    id_of_android,
    loaded_parts,
    parts_of,
    reordered,
    script_called,
    size_of,
)
from navspec.families.gta_sa_save.view import Save
from navspec.family.conversion.conversions import Conversion, ConversionIssue, Conversions, Target

_GAME_OF = {"v1": "1.00", "v2": "2.0"}
"""The usual versions of the game with these scripts."""

_SAME = {
    "len_globals": (43_808, "bytes of variables"),
    "largest_mission_size": (68_439, "bytes in the largest mission"),
    "mission_count": (135, "missions"),
    "largest_mission_locals": (964, "variables of missions"),
}
"""What both scripts have alike, and modified ones may not."""

_UNMODIFIED = "Only saves of the unmodified scripts v1 and v2 can be converted; a modified game needs a save of its own"
_PC_ALONE = (
    "Only saves of the PC can be converted; those of phones and of the Definitive Edition stay on their platform"
)
_PLACES = (
    "Where all threads are off by 21 bytes, half of an earlier conversion is missing: finish it (navspec repair --select "
    "SA_SAVE_THREAD_IP_TABLE). Otherwise the script is a modified one, which cannot be converted"
)
_CUTSCENE = "Save once more in the game, when no cutscene can be skipped"
_MIXED = "Leave out --ipl-order, and set the flags by hand where parts are missing: each version has numbers of its own"
_PHONES_ALONE = "Only saves of phones can be converted to this format; scripts of other platforms have other variables"
_NEW_IN_ANDROID = "75 places for blips and the settings of the picture (block 28) are new, as in a new game"
_NOTE = "the mission script of the new game has to be the unmodified one, or modified just as that of the old game"


def version_id(given: Any) -> int:
    """A version of the game, by its id or its name."""
    word = str(given).strip()
    names = ("1.00", "1.01", "2.0")
    try:
        number = id_of(word) if word in names else int(word, 0)
    except ValueError:
        number = -1
    if not 0 <= number <= 0xFFFFFFFF:
        raise NavspecError(
            f"'{word}' is no version of the game; give {', '.join(names)}, or the id, such as 0x35DA8175"
        )
    return number


def script_version(given: Any) -> int:
    """A version of the script's data by its name."""
    name = str(given).strip()
    if name not in NAMES:
        raise NavspecError(f"'{given}' is no version of the data; take one of {', '.join(NAMES)}")
    return size_of(name)


def convert(files: TableSet, target: Target, settings: Mapping[str, Any]) -> Conversion:
    """Convert a save; see `Conversions`."""
    save = Save(files)
    if target.format == ANDROID:
        return _for_android(save)
    (name,) = target.all_names
    script = size_of(name)
    game, order = settings.get("version_id"), settings.get("ipl_order")
    if game is None:
        game = save.version_id if save.script_size == script else id_of(_GAME_OF[name])
    (number,) = files.files
    obstacles = tuple(obstacle for obstacle in _obstacles(save, order) if len(obstacle.rows))
    new = {} if obstacles else {number: _converted(save, script, game, order)}
    return Conversion(
        new,
        {number: number},
        obstacles=obstacles,
        old_settings={"version": called(save.version_id), "script": script_called(save.script_size)},
        settings={"version": called(game), "script": name},
        notes=(_NOTE,) if script != save.script_size else (),
    )


def _for_android(save: Save) -> Conversion:
    """A save of phones in the format that Android has now; one that is in it already stays as it is."""
    (number,) = save.files.files
    text = "{where} is of another platform, whose script has other variables and threads"
    obstacle = _once(save.is_android, text, "scripts.main_script_size", save.script_size, _PHONES_ALONE)
    settings = {"version": called(id_of_android())}
    if len(obstacle.rows):
        return Conversion({}, {number: number}, obstacles=(obstacle,), settings=settings)
    if not is_guarded(save.tables):
        return Conversion({number: save.tables}, {number: number}, settings=settings)
    new = without_any_guards(save.tables)
    return Conversion({number: new}, {number: number}, settings=settings, notes=(_NEW_IN_ANDROID,))


CONVERSIONS = Conversions(
    (*(Target(PC, "pc", (name,)) for name in NAMES), Target(ANDROID, "android")),
    convert,
)


# --- what stands against it ----------------------------------------------------------------------------------------


def _obstacles(save: Save, order: int | None) -> Iterator[ConversionIssue]:
    if not save.is_pc:
        text = "{where} is of another platform, whose script has other variables and threads"
        yield _once(False, text, "scripts.main_script_size", save.script_size, _PC_ALONE)
        return
    size = save.script_size
    v1, v2 = map(size_of, NAMES)
    text = f"the main script has {{value:,}} bytes; v1 has {v1:,}, v2 {v2:,}"
    yield _once(size in (v1, v2), text, "scripts.main_script_size", size, _UNMODIFIED)
    for name, (expected, words) in _SAME.items():
        found = save.value(f"scripts.{name}")
        text = f"the script has {{value:,}} {words}; v1 and v2 have {expected:,}"
        yield _once(found == expected, text, f"scripts.{name}", found, _UNMODIFIED)
    if size not in (v1, v2):
        return
    asked, distance = strayed(save)
    rows = asked[distance != 0]
    text = "{where} goes on at {value:,}, where the script of this size has no such place"
    yield ConversionIssue(THREADS, rows, text, "ip_rel", save.threads.ip[rows], fix=_PLACES)
    skips = save.column(THREADS, "scene_skip_ip")
    rows = np.flatnonzero(skips)
    text = "{where} would skip a cutscene to {value:,}, of which nobody knows where it is in the other script"
    yield ConversionIssue(THREADS, rows, text, "scene_skip_ip", skips[rows], fix=_CUTSCENE)
    if order is not None:
        parts = loaded_parts(save.tables)
        is_known = any(parts <= (parts_of(each) or set()) for each in (v1, v2))
        text = "the loaded parts of the map are those of neither version of the data: {value}"
        yield _once(is_known, text, "ipl_flags.flags", ", ".join(map(str, sorted(parts))), _MIXED)


def _once(holds: bool, text: str, field: str, value: Any, fix: str) -> ConversionIssue:
    """What a save as a whole has against it."""
    return ConversionIssue("", np.zeros(0 if holds else 1, np.int64), text, field, [] if holds else [value], fix=fix)


# --- what comes of it ----------------------------------------------------------------------------------------------


def _converted(save: Save, script: int, game: int, order: int | None) -> Tables:
    """The save for the script; the one that is there where that is what it is already."""
    tables = save.tables.copy()
    move(tables, script - save.script_size)
    tables.set_column("", "scripts.main_script_size", script)
    tables.set_column("", "simple_variables.version_id", game)
    if order is not None and not loaded_parts(tables) <= (parts_of(order) or set()):
        flags = tables["ipl_flags.flags"]
        flags[:] = reordered(flags, order)
    return tables if tables.to_bytes() != save.tables.to_bytes() else save.tables
