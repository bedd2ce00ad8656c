"""Rules of meshes that the annotations of the spec cannot say."""

from navspec.families.source_nav.rules import connections, flow, games, header, neighbours, visibility
from navspec.families.source_nav.rules.base import RULES

__all__ = ["RULES", "connections", "flow", "games", "header", "neighbours", "visibility"]
