"""Mobile saves of format 2, which have guards, as those of format 4.

The same values stand in both but for the guards. Format 4 has 75 blips and block 28 more: the blips are free, and the block has
the values that all measured saves share, or most of them. `post_effects.tsv` has those that are not 0.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.families.gta_sa_save.guards import is_value_list, without_guards
from navspec.families.gta_sa_save.versions import id_of_android
from navspec.spec.seal import NEW

_BLIPS, _MORE_BLIPS = "radar_blips.blips", 75
_EFFECTS, _EFFECTS_SIZE = "post_effects", 348


def without_any_guards(tables: Tables) -> Tables:
    """A save with guards as one of format 4."""
    rows = {without_guards(key): _plain(own) for key, own in tables.items() if key and _has_guards(key, own)}
    rows[_BLIPS] = np.concatenate((rows[_BLIPS], _free_blips(rows[_BLIPS].dtype)))
    effects = _effects(tables)
    lists = {key: value for key, value in effects.items() if len(value) > 1}
    numbers = {key: value[0] for key, value in effects.items() if len(value) == 1}
    root = {"simple_variables.version_id": id_of_android(), f"{_EFFECTS}.effects_size": _EFFECTS_SIZE, **numbers}
    rows |= {**lists, **dict.fromkeys(("padding", "trailing"), np.zeros(0, np.uint8))}
    made = tables.recast(decisions={"len_trailing": 0}, root=root, rows=rows, variant="android")
    made.seal = NEW
    return made


def _has_guards(key: str, rows: Array) -> bool:
    """Whether rows of a table have guards."""
    return key != without_guards(key) or any(name.startswith("guard") for name in rows.dtype.names or ())


def _plain(rows: Array) -> Array:
    """Rows without guards, and numbers in place of lists that have them."""
    if is_value_list(rows):
        return rows["value"]
    names = [name for name in rows.dtype.names or () if not name.startswith("guard_") and name != "guard"]
    parts = {without_guards(name): _part(rows[name]) for name in names}
    found = np.zeros(len(rows), [(name, part.dtype, part.shape[1:]) for name, part in parts.items()])
    for name, part in parts.items():
        found[name] = part
    return found


def _part(column: Array) -> Array:
    return column["value"] if is_value_list(column) else column


def _free_blips(dtype: np.dtype[Any]) -> Array:
    """Places for blips as the game leaves them that were never used."""
    found = np.zeros(_MORE_BLIPS, dtype)
    for name in ("counter", "sphere_radius", "icon_size", "state"):
        found[name] = 1
    return found


def _effects(tables: Tables) -> dict[str, Array]:
    """The numbers of block 28 by their paths."""
    _, *lines = (files("navspec.families.gta_sa_save") / "post_effects.tsv").read_text(encoding="ascii").splitlines()
    kind = tables.spec.types["post_effects_block"]
    found = {}
    for name, values in (line.split("\t") for line in lines):
        is_float = kind.by_id[name].kind == "float"
        found[f"{_EFFECTS}.{name}"] = np.array(values.split(), np.float32 if is_float else np.int64)
    return found
