"""Forms: the fields of a file that its users set most often, in their own words, independent of any format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class FormChoice:
    """A choice of a form field.

    - text: Its name in the words of the game.
    - value: The value of the field, as `navspec set` takes it.
    - more: Values of other fields that belong to it, by pointer.
    """

    text: str
    value: str
    more: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FormField:
    """A field of a form.

    - label: Its name in the words of the game.
    - pointer: Pointer to its value. Unit and valid range are those of the spec.
    - choices: Its choices; empty: the names that the spec has for its values, or a number.
    - doc: A sentence on it, empty for none; None: the description of the spec.
    - resets: Values of other fields, by pointer, that any new value sets.
    """

    label: str
    pointer: str
    choices: tuple[FormChoice, ...] = ()
    doc: str | None = None
    resets: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FormSection:
    """A section of a form.

    - title: Its title.
    - fields: Its fields.
    - folded: Whether it is closed at first.
    - position: Pointers to the position east, north and up of its subject, which is placed on the map; empty if it has
      none.
    - lift: Units by which the position of its subject lies above the ground below it.
    """

    title: str
    fields: tuple[FormField, ...]
    folded: bool = False
    position: tuple[str, ...] = ()
    lift: float = 0.0
