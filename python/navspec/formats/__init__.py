"""The families of formats; each package in here is one."""

from navspec.formats.family import (
    Archives,
    Family,
    Follows,
    Format,
    Listing,
    Match,
    Sets,
    Setting,
    families,
    rule_texts,
)

__all__ = ["Archives", "Family", "Follows", "Format", "Listing", "Match", "Sets", "Setting", "families", "rule_texts"]
