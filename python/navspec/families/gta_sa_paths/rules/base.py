"""The rule set of path networks, the rules of reading, and helpers of the other modules."""

from __future__ import annotations

from navspec.families.gta_sa_paths.layout import FLA, FORMAT
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import RuleResult, RuleSet

RULES = RuleSet("gta_sa_paths", "SA_PATHS_", lambda: rule_texts("navspec.families.gta_sa_paths"), "original", 64)
RULES.structure("FILE_TRUNCATED", "engine", FORMAT)
RULES.structure("FLA_NAME", "engine", FLA, measured=False)
RULES.structure("FLA_VERSION", "engine", FLA, measured=False)
RULES.structure("FLA_SIZE", "engine", FLA, measured=False)

LIGHT_END = "lanes.traffic_light_at_target"
LIGHT_STATE = "traffic_light.state"
"""Fields of a navi node with its light."""


def skipped_result(questions: int) -> RuleResult:
    """Return the result of a rule about the whole map if files are missing."""
    return RuleResult(0, not_asked=questions, reason="the whole map is needed")


def node(net: PathNetwork, name: str, nodes: Array) -> dict[str, Array]:
    """Return the addresses of nodes, as parameters whose names begin with `name`."""
    return {
        f"{name}_area": net.files.numbers[net.file_of("nodes", nodes)],
        f"{name}_node": net.rows_in_file("nodes", nodes),
    }
