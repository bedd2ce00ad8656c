"""Rules of files and their sections that need more than the values in them."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.layout import SQUARE, name_of
from navspec.families.gta_sa_paths.rules.base import RULES
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.rules.rule_set import RuleResult, check_completeness, check_rows, count_true


@RULES.rule("INTERSECTIONS_SHIFTED", "warning", "measured", "file")
def _intersections_shifted(net: PathNetwork) -> RuleResult:
    """Check where intersections are stored: Python, as it reads the bytes once more from another position."""
    is_sized = net.lacks_reserve & ~net.is_trailed
    is_silent = ~net.has_tail & (net.is_padded | ~net.is_trailed)
    message = "{where} has its intersections right behind the link lengths, where the game does not look for them"
    return check_rows("", net.is_shifted, count_true(net.has_links & ~is_sized & ~is_silent), message, "intersections")


@RULES.rule("FILE_PADDED", "info", "community", "file")
def _file_padded(net: PathNetwork) -> RuleResult:
    """Check zeros after the layout: Python, as it depends on the archive around a file, and on most files of the set."""
    size = net.counts("trailing")
    least = [tables.alignment for tables in net.all_tables]  # less only fills the last sector in an archive
    fails = net.is_padded & (size >= least)
    if net.is_extracted:
        fails &= ~net.fills_sector
    return check_rows("", fails, net.has_links, "{where} is followed by {size} zeros", "trailing", size=size)


@RULES.rule("SET_INCOMPLETE", "warning", "inferred", "set")
def _set_incomplete(net: PathNetwork) -> RuleResult:
    """Check that all files are there: Python, as it is about files without rows."""
    return check_completeness(net.files, net.missing, name_of, areas=net.areas)


@RULES.rule("FLA_SIZE", ("error", "warning"), "engine", "file", measured=False)
def _fla_size(net: PathNetwork) -> RuleResult:
    """Check bytes after the mark: Python, as reading checks the rest of the rule, and has counted the files."""
    message = "{where} goes on for {size} bytes behind its last section, and they are not all 0"
    fails = net.is_overlong & ~net.is_classic
    result = check_rows("", fails, 0, message, "trailing", size=net.counts("trailing"))
    result.severity = "warning"
    return result


@RULES.rule("FLA_MAP_SIZE", "warning", "engine", "set", measured=False)
def _fla_map_size(net: PathNetwork) -> RuleResult:
    """Check that the map has each area: Python, as a setting gives the size of the map."""
    areas = np.where(net.is_classic, net.files.numbers, net.stored_areas)
    fails = areas >= net.areas
    if net.is_default_map and not fails.any():
        return RuleResult(0)
    message = "{where} is of area {own_area}; a map of {size} units has the areas 0 to {last}"
    result = check_rows("", fails, len(areas), message, own_area=areas, size=SQUARE * net.grid, last=net.areas - 1)
    result.spans = np.zeros_like(result.rows), np.zeros_like(result.rows)
    return result
