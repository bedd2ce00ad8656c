"""A page of the reference as records.

Texts of authors (`meaning`, and the texts of rules) are Markdown. Texts made from the spec are `Text`: words, and links
between them. An `anchor` is a name that stays the same from version to version:

| anchor | target |
| --- | --- |
| `path_node` | a structure; that of the whole file has the id of the spec |
| `path_node.flags` | a field, a param or a derived value |
| `path_node.flags.on_dead_end` | a bit of a field: of a structure of bits of this field only, or named by `-bits` |
| `speed`, `speed.fast` | an enum, a value of it |
| `SA_PATHS_LINK_TARGET` | a rule |
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from navspec.records.record import Record
from navspec.records.report import Rule

Role = Literal["field", "param", "decision", "derived", "view", "bit"]


@dataclass(frozen=True, slots=True)
class Link(Record):
    """A link: `page` is the id of another format, "" for the same page."""

    text: str
    anchor: str
    page: str = ""


Text = tuple[str | Link, ...]
"""Words and links in order, spaces included; may be empty."""


@dataclass(frozen=True, slots=True)
class Row(Record):
    """A field, param or derived value of a structure, or a bit of a field.

    - id, anchor: Its name, and its anchor on the page.
    - role: `field`, `param`, `decision`, `derived` or `view`; `bit` for bits named by `-bits`.
    - offset: From the start of the structure: `0x10`, in a block of a file `block + 0x10`, or after a field (`0x4 after
      names`); of bits, `bit 4` for the lowest. Empty if it is not stored, `absent` for a field that no file of the
      format has.
    - size: Of one element, in bytes: `4`, `len_blob`, `varies`; or `3 bits`.
    - type: Its type: `u2`, a structure, `num_links records of link`.
    - value: Its expression; empty if it is stored.
    - unit, scale: Of its value.
    - range: Values that reading requires, and values that are expected. Empty without limits.
    - enum: The enum that names its values.
    - condition: The condition under which it is stored; empty for always.
    - evidence: The strongest first.
    - original: Its name in the engine or in another source.
    - meaning: The `doc`.
    - relations: Sentences about its annotations: references, counts, uniqueness.
    - rules: The rules that its annotations make, and those made at a list about this field of its records.
    - bits: The fields of a structure of bits that no other field uses, or the bits that `-bits` names.
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

    `size` is in bytes, or in words if it varies. `used` are the fields that have it, `sources` are its references.
    `lender` links to the page of the format that it was written for, if that is another one. `bits` is the width of a
    run of bits.
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
    """A member of an enum; `unit` is the unit of its list element, `partners` describe what it is used with."""

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
    """The whole page of a format.

    - structures: Every type except inline types of bits, the root first, then in the order of files.
    - rules: The rules of the family, by code, on the page of the format that has the family's name; empty on the
    others.
    - asked: Code -> the rows whose annotations make the rule, including rows on other pages of the family.
    - rules_on: The id of the page that has the rules.
    - relatives: Ids of the other formats of the family.
    - extensions, variants: Extensions and variants of its files; empty for a spec without a family.
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


def join_text(parts: Iterator[str | Link] | Sequence[str | Link]) -> Text:
    """Return parts with adjacent words merged."""
    merged: list[str | Link] = []
    for part in parts:
        if isinstance(part, str) and merged and isinstance(merged[-1], str):
            merged[-1] += part
        elif part:
            merged.append(part)
    return tuple(merged)


def plain_text(text: Text) -> str:
    """Return the words without their links."""
    return "".join(part if isinstance(part, str) else part.text for part in text)


def join_list(texts: Sequence[Text], last: str = "or") -> Text:
    """Return texts with commas between them, and a word before the last."""
    parts: list[str | Link] = []
    for index, text in enumerate(texts):
        parts += [f" {last} " if index == len(texts) - 1 else ", "] if index else []
        parts += text
    return join_text(parts)


STORED = ("field", "bit")
"""Roles of rows whose value is in the file."""


def iter_rows(rows: tuple[Row, ...]) -> Iterator[Row]:
    """Yield rows with the bits inside them, in order."""
    for row in rows:
        yield row
        yield from iter_rows(row.bits)


def value_facts(value: Value) -> Iterator[Text]:
    """Yield facts about a value except its meaning, one short phrase each."""
    if value.unit:
        yield (f"in {value.unit}",)
    yield from value.partners


HASH_FROM = 1 << 24
"""Size from which a value is more likely a hash or a magic than a number to count with."""


def is_hash(number: int) -> bool:
    """Return whether a value of an enum is shown as a hash."""
    return abs(number) >= HASH_FROM


def format_hash(number: int) -> str:
    """Return a hash as an unsigned number in hexadecimal, as hex editors and documents show it."""
    return f"0x{number & 0xFFFFFFFF:08X}"


def row_name(structure: Structure, row: Row) -> str:
    """Return the name of a row; a bit has the name of its field too: `flags.speed`."""
    return row.anchor.removeprefix(f"{structure.anchor}.")


def row_facts(row: Row) -> Iterator[Text]:
    """Yield facts about a row except its meaning, one short phrase each."""
    if row.condition:
        yield join_text(["stored ", *row.condition] if row.role == "field" else row.condition)
    if row.unit or row.scale:
        scale = f"stored number times {row.scale}" if row.scale else ""
        yield (", ".join(filter(None, (f"in {row.unit}" if row.unit else "", scale))),)
    if row.range:
        yield row.range
    if row.enum:
        yield ("named by ", row.enum)
    yield from row.relations
    if remaining := remaining_rules(row):
        yield join_text([part for index, link in enumerate(remaining) for part in (", " if index else "rule ", link)])


def remaining_rules(row: Row) -> list[Link]:
    """Return the rules of a row that neither its range nor its relations name."""
    named = [part for text in (row.range, *row.relations) for part in text]
    return [link for link in row.rules if link not in named]


def describe_real_files(rule: Rule) -> str:
    """Return the results of a rule on real files."""
    if rule.exceptions:
        failures = f"{rule.exceptions:,} failure{'s'[rule.exceptions == 1 :]}"
        if rule.real_files == "original":
            return f"{failures} in the {rule.num_real_files:,} original files"
        return f"{failures} {'is' if rule.exceptions == 1 else 'are'} known in public files"
    match rule.real_files:
        case "original":
            return f"none of the {rule.num_real_files:,} original files fails"
        case "measured":
            return f"none of {rule.num_real_files:,} public files fails"
        case "reported":
            return "reported: no file of the game fails"
    return "not measured"


def describe_scope(scope: str) -> str:
    """Return the files that a rule runs on."""
    return "on every file" if scope == "file" else "on the files of a set together"


def format_bytes(size: str) -> str:
    """Return the size of a structure: a number, or words around one."""
    shown = re.sub(r"\d+", lambda match: f"{int(match[0]):,}", size)
    return f"{shown} {'byte' if size == '1' else 'bytes'}"


def format_size(structure: Structure) -> str:
    """Return the size of a structure in words."""
    return format_bytes(structure.size) + (f", {structure.bits} bits" if structure.bits else "")


def format_endian(page: Page) -> str:
    """Return the byte order in words."""
    return {"le": "little-endian", "be": "big-endian"}[page.endian]
