"""Rules for path nodes of GTA IV that the spec cannot declare."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_iv_paths.layout import FORMAT, name_of
from navspec.families.gta_iv_paths.view import RoadNetwork
from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import (
    RelatedRows,
    RuleResult,
    RuleSet,
    check_completeness,
    check_rows,
    check_selected_rows,
)
from navspec.graphs.arrays import first_rows

RULES = RuleSet("gta_iv_paths", "IV_", lambda: rule_texts("navspec.families.gta_iv_paths"), "reported")
RULES.structure("BYTE_ORDER", "inferred", FORMAT)


@RULES.rule("SET_INCOMPLETE", "warning", "community", "set")
def _set_incomplete(net: RoadNetwork) -> RuleResult:
    """Check that all files are there; a spec knows neither folders nor names of files."""
    return check_completeness(net.files, net.missing, name_of)


@RULES.rule("LINK_FILE_MISSING", "warning", "inferred", "set", measured=False)
def _link_file_missing(net: RoadNetwork) -> RuleResult:
    """Check the files of targets; a spec does not distinguish files of a folder that are missing or cannot be read."""
    if not net.files.path:
        return RuleResult(0)
    area = net.link("area_id")
    message = "{where} leads to area {to_area}, whose file is not there"
    return check_rows("links", np.isin(area, net.missing), len(area), message, "area_id", to_area=area)


@RULES.rule("FLOOD_SHARED", "info", "inferred", "set", measured=False, needs_number=True)
def _flood_shared(net: RoadNetwork) -> RuleResult:
    """Check flood groups of the parts of the network; parts need a search over the whole graph."""
    linked = np.flatnonzero(net.link_counts > 0)
    if not net.is_complete:
        # The number of parts cannot be known; this is the number of groups.
        groups = len(np.unique(net.node("flood_group")[linked]))
        return RuleResult(0, not_asked=groups, reason="the whole map is needed")
    heads = linked[first_rows(net.graph.parts.part[linked])]
    group = net.node("flood_group")[heads]
    message = "{where} begins a part of the network whose flood group {group} another part has already"
    _, first, number_of = np.unique(group, return_index=True, return_inverse=True)
    again = first[number_of] != np.arange(len(group))
    result = check_selected_rows("nodes", heads, again, len(heads), message, "flood_group", group=group)
    result.related = [RelatedRows("{where} begins the other part", "nodes", heads[first[number_of[again]]])]
    return result
