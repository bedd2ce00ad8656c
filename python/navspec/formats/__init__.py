"""The families of formats; each package in here is one."""

from navspec.formats.family import Family, Format, Match, Sets, Setting, families, rule_texts

__all__ = ["Family", "Format", "Match", "Sets", "Setting", "families", "rule_texts"]
