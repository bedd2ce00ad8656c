"""A page of the reference as records.

What authors wrote (`meaning`, and the texts of rules) is Markdown. What is made from the spec is `Text`: words, and links
between them. An `anchor` is a name that stays the same from version to version:

| anchor | leads to |
| --- | --- |
| `path_node` | a structure; that of the whole file has the id of the spec |
| `path_node.flags` | a field, a param or a derived value |
| `path_node.flags.on_dead_end` | a bit of a field: of a structure of bits that it alone uses, or named by `-bits` |
| `speed`, `speed.fast` | an enum, a value of it |
| `SA_PATHS_LINK_TARGET` | a rule |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from navspec.records.record import Record
from navspec.records.report import Rule

Role = Literal["field", "param", "decision", "derived", "view", "bit"]


@dataclass(frozen=True, slots=True)
class Link(Record):
    """A word that leads somewhere: `page` is the id of another format, "" for the same page."""

    text: str
    anchor: str
    page: str = ""


Text = tuple[str | Link, ...]
"""Words in order, spaces included; empty where there is nothing to say."""


@dataclass(frozen=True, slots=True)
class Row(Record):
    """A field, param or derived value of a structure, or a bit of a field.

    - id, anchor: Its name, and where it stands on the page.
    - role: `field`, `param`, `decision`, `derived` or `view`; `bit` for what `-bits` names.
    - offset: From the start of the structure: `0x10`, or behind what it follows (`4 behind names`); of bits, `bit 4` for the
      lowest. Empty for what is not stored.
    - size: Of one element, in bytes: `4`, `len_blob`, `varies`; or `3 bits`.
    - type: What it is: `u2`, a structure, `num_links records of link`.
    - value: How it is computed; empty for what is stored.
    - unit, scale: Of its value.
    - range: What it must be to be read at all, and what it should be. Empty where nothing is said.
    - enum: What names its values.
    - condition: When it is there; empty for always.
    - evidence: The strongest first.
    - original: Its name in the engine or in another source.
    - meaning: The `doc`.
    - relations: What its annotations say: where it leads, what it counts, what must be unique.
    - rules: The rules that its annotations make, and those made at a list about this field of its records.
    - bits: The fields of a structure of bits that this field alone uses, or the bits that `-bits` names.
    """

    id: str
    anchor: str
    role: Role
    offset: Text = ()
    size: Text = ()
    type: Text = ()
    value: Text = ()
    unit: str = ""
    scale: str = ""
    range: Text = ()
    enum: Link | None = None
    condition: Text = ()
    evidence: tuple[str, ...] = ()
    original: str = ""
    meaning: str = ""
    relations: tuple[Text, ...] = ()
    rules: tuple[Link, ...] = ()
    bits: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Structure(Record):
    """A type.

    `size` is in bytes, or in words where it varies. `used` are the fields that hold it, `sources` where it was read. `lender`
    leads to the page of the format that it was written for, where that is another one. `bits` is the width of a run of bits.
    """

    name: str
    anchor: str
    size: str
    meaning: str
    rows: tuple[Row, ...]
    used: tuple[Link, ...] = ()
    bits: int = 0
    original: str = ""
    sources: tuple[str, ...] = ()
    lender: Link | None = None


@dataclass(frozen=True, slots=True)
class Value(Record):
    """A member of an enum; `unit` is that of the element of a list which it stands for, `partners` say what goes with it."""

    value: int
    id: str
    anchor: str
    meaning: str = ""
    original: str = ""
    unit: str = ""
    partners: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Enum(Record):
    """An enum and the rows whose values it names."""

    name: str
    anchor: str
    values: tuple[Value, ...]
    used: tuple[Link, ...] = ()


@dataclass(frozen=True)
class Page(Record):
    """All of a format.

    - structures: Every type but those of bits that stand within a row, the root first, then as files use them.
    - rules: The rules of the family, by code, on the page of the format that has the family's name; empty on the others.
    - asked: Code -> the rows whose annotations make the rule, those on other pages of the family among them.
    - rules_on: The id of the page that has the rules.
    - relatives: Ids of the other formats of the family.
    - extensions, variants: How its files end, and what kinds of them there are; empty for a spec that no family has.
    """

    id: str
    title: str
    version: str
    family: str
    endian: str
    meaning: str
    structures: tuple[Structure, ...]
    enums: tuple[Enum, ...]
    rules: tuple[Rule, ...]
    rules_on: str
    asked: Mapping[str, tuple[Link, ...]] = field(default_factory=dict)
    relatives: tuple[str, ...] = ()
    extensions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
