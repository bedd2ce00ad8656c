"""Names of enum members, and names that are stored in saves.

The spec of the PC has all enums; the other platforms share them.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from navspec.columns.access import Array
from navspec.families.gta_sa_save.layout import PC
from navspec.spec import Member, Spec, load_spec

_LABEL = re.compile(rb"[A-Z0-9_]*")


def enum_spec() -> Spec:
    """Return the spec that has all enums."""
    return load_spec(PC)


def enum_members(enum: str) -> dict[int, Member]:
    """Return the members of an enum by value."""
    return enum_spec().by_value[enum]


@cache
def member_words(enum: str) -> dict[int, str]:
    """Return the common names of the members of an enum by value."""
    return {value: member.words for value, member in enum_members(enum).items()}


def find_member(enum: str, text: str) -> Member | None:
    """Return the member that has a name in the game's own data; None for an unknown name."""
    return enum_spec().by_original[enum].get(text)


@cache
def enum_partners(enum: str, of: str) -> dict[int, tuple[Any, ...]]:
    """Return the values that belong to members of an enum; see `Spec.partners`."""
    return enum_spec().partners(enum, of)


def member_value(enum: str, name: str) -> int:
    """Return the value of a member."""
    return next(value for value, member in enum_members(enum).items() if member.id == name)


@cache
def collectables() -> tuple[tuple[str, int, int], ...]:
    """Return the pickups that the player collects: their name, their model, and the kind of one that is left."""
    kinds = enum_partners("object_model", "pickup_kind")
    return tuple((member_words("object_model")[model], model, kind) for model, (kind,) in sorted(kinds.items()))


@cache
def car_garages() -> tuple[Member, ...]:
    """Return the garage of each car that the game keeps, in the original game."""
    garages = enum_members("stock_garage")
    return tuple(garages[garage] for _, (garage,) in sorted(enum_partners("car_place", "stock_garage").items()))


def decode_text(name: Array) -> str:
    """Decode a name up to its first zero byte; the bytes after it are old memory."""
    return name.tobytes().split(b"\0", 1)[0].decode("ascii", "backslashreplace")


def decode_label(name: Array) -> str:
    """Decode the undamaged beginning of a zone's name."""
    match_ = _LABEL.match(name.tobytes())
    return match_[0].decode("ascii") if match_ else ""


def format_name(enum: str, name: str) -> str:
    """Return a name of the game's data with its common name if an enum has it: `GAN1 (Ganton)`."""
    member = find_member(enum, name)
    return f"{name} ({member.words})" if member else name
