"""The rule set of path networks, the rules of reading, and helpers of the other modules."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.layout import FLA, FORMAT
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.contract import rule_texts
from navspec.family.rules.link_rules import LinkRules
from navspec.family.rules.rule_set import RuleResult, RuleSet, check_rows

RULES = RuleSet("gta_sa_paths", "SA_PATHS_", lambda: rule_texts("navspec.families.gta_sa_paths"), "original", 64)
RULES.structure("FILE_TRUNCATED", "engine", FORMAT)
RULES.structure("FLA_NAME", "engine", FLA, measured=False)
RULES.structure("FLA_VERSION", "engine", FLA, measured=False)
RULES.structure("FLA_SIZE", "engine", FLA, measured=False)


def target_address(net: PathNetwork, links: Array) -> dict[str, Array]:
    """Return the addresses of the nodes to which links lead."""
    return {"area_id": net.link_area[links], "node_id": net.link_node[links]}


LINKS = LinkRules(
    "links",
    "nodes",
    facts=target_address,
    rows=lambda net, table, links: net.crossing_rows(links) if table == "intersections" else links,
    unseen="the area of the other end is not there",
)


def skipped_result(questions: int) -> RuleResult:
    """Return the result of a rule about the whole map if files are missing."""
    return RuleResult(0, not_asked=questions, reason="the whole map is needed")


def first_of_files(net: PathNetwork, table: str, rows: Array) -> Array:
    """Return the first of the given ascending rows in each file."""
    return rows[np.unique(net.file_of(table, rows), return_index=True)[1]]


def outside(net: PathNetwork, table: str, x: Array, y: Array) -> RuleResult:
    """Check that rows lie in the squares of their areas."""
    message = "{where} lies at x {x}, y {y}, which is in the square of area {square}"
    result = check_rows(table, net.is_outside(table), len(x), message, x=x, y=y)
    result.params = {**result.params, "square": net.squares.at(x[result.rows], y[result.rows])}
    return result


def node(net: PathNetwork, name: str, nodes: Array) -> dict[str, Array]:
    """Return the addresses of nodes, as parameters whose names begin with `name`."""
    return {
        f"{name}_area": net.files.numbers[net.file_of("nodes", nodes)],
        f"{name}_node": net.rows_in_file("nodes", nodes),
    }
