"""Rules of path networks that the spec cannot declare, by what they are about."""

from navspec.families.gta_sa_paths.rules import crossings, files, nodes, roads, traffic_lights
from navspec.families.gta_sa_paths.rules.base import RULES

__all__ = ["RULES", "crossings", "files", "nodes", "roads", "traffic_lights"]
