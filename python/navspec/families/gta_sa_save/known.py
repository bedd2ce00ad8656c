"""What the spec says of members of its enums, for all platforms: that of the PC lends its types to the others."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.families.gta_sa_save.layout import PC
from navspec.spec import Member, Spec, load_spec


def spec() -> Spec:
    """The spec with all enums."""
    return load_spec(PC)


def members(enum: str) -> dict[int, Member]:
    """Members of an enum by their values."""
    return spec().by_value[enum]


@cache
def words(enum: str) -> dict[int, str]:
    """What people call the members of an enum."""
    return {value: each.words for value, each in members(enum).items()}


def named(enum: str, text: str) -> Member | None:
    """The member that bears a name in the game's own data; None for a name that nobody knows."""
    return spec().by_original[enum].get(text)


@cache
def _is_member(enum: str) -> tuple[int, Array]:
    """A number below all members, and whether it and each one behind it is a member; the last is none either."""
    below = min(members(enum)) - 1
    found = np.zeros(max(members(enum)) - below + 2, bool)
    found[[member - below for member in members(enum)]] = True
    return below, found


def are_members(enum: str, values: Array) -> Array:
    """Whether numbers are values of members; bool."""
    below, found = _is_member(enum)
    return found.take(values.astype(np.int64) - below, mode="clip")


@cache
def partners(enum: str, of: str) -> dict[int, tuple[Any, ...]]:
    """What goes with members of an enum; see `Spec.partners`."""
    return spec().partners(enum, of)


def value_of(enum: str, name: str) -> int:
    """Value of a member."""
    return next(value for value, each in members(enum).items() if each.id == name)


@cache
def garages_of_cars() -> tuple[Member, ...]:
    """The garage of each car that is kept, as the unmodified game has it."""
    garages = members("stock_garage")
    return tuple(garages[garage] for _, (garage,) in sorted(partners("car_place", "stock_garage").items()))
