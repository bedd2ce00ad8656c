"""Rules for meshes that the annotations of the spec cannot express."""

from navspec.families.metroid_prime_path.rules import links, octree, regions, structure
from navspec.families.metroid_prime_path.rules.base import RULES

__all__ = ["RULES", "links", "octree", "regions", "structure"]
