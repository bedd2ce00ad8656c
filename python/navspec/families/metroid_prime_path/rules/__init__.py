"""Rules of meshes that the annotations of the spec cannot say."""

from navspec.families.metroid_prime_path.rules import links, matrices, octree, points, regions, shapes, structure
from navspec.families.metroid_prime_path.rules.base import RULES

__all__ = ["RULES", "links", "matrices", "octree", "points", "regions", "shapes", "structure"]
