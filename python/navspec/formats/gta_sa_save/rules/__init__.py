"""Rules of saves that the annotations of the specs cannot say."""

from navspec.formats.gta_sa_save.rules import scripts, structure
from navspec.formats.gta_sa_save.rules.base import RULES

__all__ = ["RULES", "scripts", "structure"]
