"""Conversions of saves: of the PC to the other version of the main script, and of phones with guards to Android.

The scripts v1 (of 1.00 and 1.01) and v2 (of 2.0) differ in a few bytes before the first place at which a thread of a
save can be: all threads continue 21 bytes earlier in v2. Everything else in the save means the same.

Mobile saves of format 2 have guards. Format 4 stores the same values without them, and has 75 more blips and block 28.
The new blips are free. Block 28 gets the values that all measured saves share, or most of them; `post_effects.tsv`
lists the values other than 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array
from navspec.errors import NavspecError, suggest_values
from navspec.families.gta_sa_save.layout import ANDROID, PC, is_guarded, is_value_list, unguarded_key
from navspec.families.gta_sa_save.rules.scripts import measure_thread_offsets
from navspec.families.gta_sa_save.threads import THREADS, shift_threads
from navspec.families.gta_sa_save.versions import (
    SCRIPT_NAMES,
    android_version_id,
    loaded_map_parts,
    name_game_version,
    name_script,
    pc_version_id,
    reorder_map_flags,
    script_map_parts,
    script_size,
)
from navspec.families.gta_sa_save.view import Save
from navspec.family.conversion.conversions import Conversion, ConversionIssue, Conversions, Target
from navspec.spec.derived_bytes import NEW_FILE_STATE

_DEFAULT_GAMES = {"v1": "1.00", "v2": "2.0"}
"""The version of the game that a script usually comes with."""

_EXPECTED_COUNTS = {
    "len_globals": (43_808, "bytes of variables"),
    "largest_mission_size": (68_439, "bytes in the largest mission"),
    "mission_count": (135, "missions"),
    "largest_mission_locals": (964, "variables of missions"),
}
"""Counts that both original scripts share, and that modified ones may not."""

_ORIGINAL_ONLY = (
    "Only saves of the original scripts v1 and v2 can be converted; a modified game needs a save of its own"
)
_PC_ONLY = "Only saves of the PC can be converted; those of phones and of the Definitive Edition stay on their platform"
_PLACES = (
    "Where all threads are off by 21 bytes, half of an earlier conversion is missing: finish it (`navspec repair --select "
    "SA_SAVE_THREAD_IP_TABLE`). Otherwise the script is a modified one, which cannot be converted"
)
_CUTSCENE = "Save once more in the game, when no cutscene can be skipped"
_MIXED = (
    "Leave out `--ipl-order`, and set the flags by hand where parts are missing: each version has numbers of its own"
)
_PHONES_ONLY = "Only saves of phones can be converted to this format; scripts of other platforms have other variables"
_NEW_IN_ANDROID = "75 places for blips and the settings of the picture (block 28) are new, as in a new game"
_NOTE = (
    "the mission script of the new game has to be the original one, or modified in the same way as that of the old game"
)
_BLIPS, _NEW_BLIPS = "radar_blips.blips", 75
_EFFECTS, _EFFECTS_SIZE = "post_effects", 348


def parse_version_id(version: Any) -> int:
    """Return the id of a version of the game, given by its id or its name; raise `NavspecError` for any other text."""
    word = str(version).strip()
    names = ("1.00", "1.01", "2.0")
    try:
        number = pc_version_id(word) if word in names else int(word, 0)
    except ValueError:
        number = -1
    if not 0 <= number <= 0xFFFFFFFF:
        raise NavspecError(
            f"'{word}' is not a version of the game; give {', '.join(names)}, or the id, such as 0x35DA8175"
        )
    return number


def parse_script_version(script: Any) -> int:
    """Return the size of the script with a name; raise `NavspecError` for an unknown name."""
    name = str(script).strip()
    if name not in SCRIPT_NAMES:
        raise NavspecError(f"'{script}' is not a version of the data{suggest_values(name, SCRIPT_NAMES)}")
    return script_size(name)


def convert(files: TableSet, target: Target, settings: Mapping[str, Any]) -> Conversion:
    """Convert a save; see `Conversions`."""
    save = Save(files)
    if target.format == ANDROID:
        return _convert_to_android(save)
    (name,) = target.all_names
    script = script_size(name)
    game, order = settings.get("version_id"), settings.get("ipl_order")
    if game is None:
        game = save.version_id if save.script_size == script else pc_version_id(_DEFAULT_GAMES[name])
    (number,) = files.files
    obstacles = tuple(obstacle for obstacle in _iter_obstacles(save, order) if len(obstacle.rows))
    new = {} if obstacles else {number: _convert_script(save, script, game, order)}
    return Conversion(
        new,
        {number: number},
        obstacles=obstacles,
        old_settings={"version": name_game_version(save.version_id), "script": name_script(save.script_size)},
        settings={"version": name_game_version(game), "script": name},
        notes=(_NOTE,) if script != save.script_size else (),
    )


def _convert_to_android(save: Save) -> Conversion:
    """Convert a save of phones to the current format of Android; a save that already has it stays as it is."""
    (number,) = save.files.files
    text = "{where} is of another platform, whose script has other variables and threads"
    obstacle = _make_issue(save.is_android, text, "scripts.main_script_size", save.script_size, _PHONES_ONLY)
    settings = {"version": name_game_version(android_version_id())}
    if len(obstacle.rows):
        return Conversion({}, {number: number}, obstacles=(obstacle,), settings=settings)
    if not is_guarded(save.tables):
        return Conversion({number: save.tables}, {number: number}, settings=settings)
    new = remove_guards(save.tables)
    return Conversion({number: new}, {number: number}, settings=settings, notes=(_NEW_IN_ANDROID,))


CONVERSIONS = Conversions(
    (*(Target(PC, "pc", (name,)) for name in SCRIPT_NAMES), Target(ANDROID, "android")),
    convert,
)


# --- what stands against it ----------------------------------------------------------------------------------------


def _iter_obstacles(save: Save, order: int | None) -> Iterator[ConversionIssue]:
    if not save.is_pc:
        text = "{where} is of another platform, whose script has other variables and threads"
        yield _make_issue(False, text, "scripts.main_script_size", save.script_size, _PC_ONLY)
        return
    size = save.script_size
    v1, v2 = map(script_size, SCRIPT_NAMES)
    text = f"the main script has {{value:,}} bytes; v1 has {v1:,}, v2 {v2:,}"
    yield _make_issue(size in (v1, v2), text, "scripts.main_script_size", size, _ORIGINAL_ONLY)
    for name, (expected, words) in _EXPECTED_COUNTS.items():
        count = save.value(f"scripts.{name}")
        text = f"the script has {{value:,}} {words}; v1 and v2 have {expected:,}"
        yield _make_issue(count == expected, text, f"scripts.{name}", count, _ORIGINAL_ONLY)
    if size not in (v1, v2):
        return
    checked, distance = measure_thread_offsets(save)
    rows = checked[distance != 0]
    text = "{where} goes on at {value:,}, where the script of this size has no such place"
    yield ConversionIssue(THREADS, rows, text, "ip_rel", save.threads.ip[rows], fix=_PLACES)
    skips = save.column(THREADS, "scene_skip_ip")
    rows = np.flatnonzero(skips)
    text = "{where} would skip a cutscene to {value:,}, whose place in the other script is unknown"
    yield ConversionIssue(THREADS, rows, text, "scene_skip_ip", skips[rows], fix=_CUTSCENE)
    if order is not None:
        parts = loaded_map_parts(save.tables)
        is_known = any(parts <= (script_map_parts(script_size) or set()) for script_size in (v1, v2))
        text = "the loaded parts of the map are those of neither version of the data: {value}"
        yield _make_issue(is_known, text, "ipl_flags.flags", ", ".join(map(str, sorted(parts))), _MIXED)


def _make_issue(is_met: bool, text: str, field: str, value: Any, fix: str) -> ConversionIssue:
    """Return an issue that concerns a save as a whole; without rows if `is_met`."""
    return ConversionIssue("", np.zeros(0 if is_met else 1, np.int64), text, field, [] if is_met else [value], fix=fix)


# --- what comes of it ----------------------------------------------------------------------------------------------


def _convert_script(save: Save, script: int, game: int, order: int | None) -> Tables:
    """Return the save for a script and a version of the game; the same tables if nothing changes."""
    tables = save.tables.copy()
    shift_threads(tables, script - save.script_size)
    tables.set_column("", "scripts.main_script_size", script)
    tables.set_column("", "simple_variables.version_id", game)
    if order is not None and not loaded_map_parts(tables) <= (script_map_parts(order) or set()):
        flags = tables["ipl_flags.flags"]
        flags[:] = reorder_map_flags(flags, order)
    return tables if tables.to_bytes() != save.tables.to_bytes() else save.tables


def remove_guards(tables: Tables) -> Tables:
    """Convert a save with guards to format 4."""
    rows = {
        unguarded_key(key): _remove_row_guards(table_rows)
        for key, table_rows in tables.items()
        if key and _has_guards(key, table_rows)
    }
    rows[_BLIPS] = np.concatenate((rows[_BLIPS], _create_free_blips(rows[_BLIPS].dtype)))
    effects = _read_effects(tables)
    lists = {key: value for key, value in effects.items() if len(value) > 1}
    numbers = {key: value[0] for key, value in effects.items() if len(value) == 1}
    root = {"simple_variables.version_id": android_version_id(), f"{_EFFECTS}.effects_size": _EFFECTS_SIZE, **numbers}
    rows |= {**lists, **dict.fromkeys(("padding", "trailing"), np.zeros(0, np.uint8))}
    converted = tables.recast(decisions={"len_trailing": 0}, root=root, rows=rows, variant="android")
    converted.seal = NEW_FILE_STATE
    return converted


def _has_guards(key: str, rows: Array) -> bool:
    """Return whether the rows of a table have guards."""
    return key != unguarded_key(key) or any(name.startswith("guard") for name in rows.dtype.names or ())


def _remove_row_guards(rows: Array) -> Array:
    """Return rows without guards; lists of guarded numbers become plain numbers."""
    if is_value_list(rows):
        return rows["value"]
    names = [name for name in rows.dtype.names or () if not name.startswith("guard_") and name != "guard"]
    parts = {unguarded_key(name): _remove_column_guards(rows[name]) for name in names}
    unguarded = np.zeros(len(rows), [(name, part.dtype, part.shape[1:]) for name, part in parts.items()])
    for name, part in parts.items():
        unguarded[name] = part
    return unguarded


def _remove_column_guards(column: Array) -> Array:
    return column["value"] if is_value_list(column) else column


def _create_free_blips(dtype: np.dtype[Any]) -> Array:
    """Return places for blips as the game leaves them when they were never used."""
    blips = np.zeros(_NEW_BLIPS, dtype)
    for name in ("counter", "sphere_radius", "icon_size", "state"):
        blips[name] = 1
    return blips


def _read_effects(tables: Tables) -> dict[str, Array]:
    """Return the numbers of block 28 by their paths."""
    _, *lines = (files("navspec.families.gta_sa_save") / "post_effects.tsv").read_text(encoding="ascii").splitlines()
    kind = tables.spec.types["post_effects_block"]
    effects = {}
    for name, values in (line.split("\t") for line in lines):
        is_float = kind.by_id[name].kind == "float"
        effects[f"{_EFFECTS}.{name}"] = np.array(values.split(), np.float32 if is_float else np.int64)
    return effects
