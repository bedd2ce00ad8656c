"""Rules of what only files of the limit adjuster have."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_paths.layout import AXES, SQUARE, scale
from navspec.families.gta_sa_paths.rules.base import RULES
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.rules.rule_set import RuleResult, check_rows

_FAR_AWAY = 4095
"""Units; what tools write into coordinates that are not used."""


@RULES.rule("FLA_SIZE", ("error", "warning"), "engine", "file", measured=False)
def _fla_size(net: PathNetwork) -> RuleResult:
    # Every file was asked when it was read: those that are too short are not here.
    message = "{where} goes on for {size} bytes behind its last section, and they are not all 0"
    fails = net.is_overlong & ~net.is_classic
    result = check_rows("", fails, 0, message, "trailing", size=net.counts("trailing"))
    result.severity = "warning"
    return result


@RULES.rule("FLA_MAP_SIZE", "warning", "engine", "set", measured=False)
def _fla_map_size(net: PathNetwork) -> RuleResult:
    areas = np.where(net.is_classic, net.files.numbers, net.stored_areas)
    fails = areas >= net.areas
    if net.is_default_map and not fails.any():
        return RuleResult(0)
    message = "{where} is of area {own_area}; a map of {size} units has the areas 0 to {last}"
    result = check_rows("", fails, len(areas), message, stored_area=areas, size=SQUARE * net.grid, last=net.areas - 1)
    result.spans = np.zeros_like(result.rows), np.zeros_like(result.rows)
    return result


@RULES.rule("FLA_DEAD_COORDS", "info", "community", "file", measured=False)
def _fla_dead_coords(net: PathNetwork) -> Iterator[RuleResult]:
    message = "{where} has coordinates of 16 bits that are neither 0, 32760 nor the low halves of those of 32 bits"
    for table, axes in AXES.items():
        rows = net.rows_where(table, ~net.is_classic)
        is_odd = np.zeros((len(axes), len(rows)), dtype=bool)
        for odd, axis in zip(is_odd, axes, strict=True):
            dead, used = (net.of_files(table, name, ~net.is_classic) for name in (f"classic.{axis}", axis))
            odd[:] = (dead != 0) & (dead != _FAR_AWAY * scale()) & (dead != used.astype(np.int16))
        bad = np.flatnonzero(is_odd.any(axis=0))
        fields = [f"classic.{axes[axis]}" for axis in is_odd[:, bad].argmax(axis=0)]
        yield RuleResult(len(rows), table, rows[bad], message, fields=fields)


@RULES.rule("FLA_PADDING", "info", "inferred", "file", measured=False)
def _fla_padding(net: PathNetwork) -> Iterator[RuleResult]:
    for table in AXES:
        is_asked = net.has_column(table, "padding")
        rows, values = net.rows_where(table, is_asked), net.of_files(table, "padding", is_asked)
        bad = np.flatnonzero(values)
        message = "{where} has {value} in the bytes that align it"
        yield RuleResult(len(rows), table, rows[bad], message, "padding", params={"value": values[bad]})
