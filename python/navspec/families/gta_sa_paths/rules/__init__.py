"""Rules of path networks that the annotations of a spec cannot say, by what they are about."""

from navspec.families.gta_sa_paths.rules import files, limit_adjuster, links, navis, nodes, roads, traffic_lights
from navspec.families.gta_sa_paths.rules.base import RULES

__all__ = ["RULES", "files", "limit_adjuster", "links", "navis", "nodes", "roads", "traffic_lights"]
