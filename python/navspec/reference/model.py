"""A page of the reference as records.

Texts are Markdown. A link within them, and every `anchor`, is a name that stays the same from version to version:

| anchor | leads to |
| --- | --- |
| `node` | a structure; that of the whole file has the id of the spec |
| `node.flags` | a field, a param or a derived value |
| `node.flags.dead_end` | a field of a structure of bits that `node.flags` alone uses |
| `speed`, `speed.fast` | an enum, a value of it |
| `SA_PATHS_LINK_TARGET` | a rule |
"""

from __future__ import annotations

from dataclasses import dataclass

from navspec.check.record import Rule


@dataclass(frozen=True)
class Link:
    """A word that leads somewhere: `page` is the id of another format, "" for the same page."""

    text: str
    anchor: str
    page: str = ""


@dataclass(frozen=True)
class Row:
    """A field, param or derived value of a structure.

    Attributes
    ----------
    id, anchor : str
        Its name, and where it stands on the page.
    role : str
        `field`, `param`, `decision`, `derived` or `view`.
    offset : str
        From the start of the structure: `0x10`, or behind what it follows (`+4 behind names`); "" for what is not stored.
    size : str
        Of one element: `4`, `3 bits`, `len_blob`, `varies`.
    type : tuple of str or Link
        What it is in words and links: `u2`, a structure, a list of them with its count.
    unit, scale, range : str
        Of its value; `range` joins `valid` and `-expect`. Empty where nothing is said.
    enum : Link or None
        What names its values.
    condition : str
        When it is stored, in words; "" for always.
    evidence : tuple of str
        The strongest first.
    original : str
        Its name in the engine or in another source.
    meaning : str
        The `doc`.
    refers : tuple of Link
        The structures and fields that it leads to, by `-ref`, `-range-ref`, `-key`, `-count-of`, `-size-of`.
    rules : tuple of Link
        The rules that its annotations make.
    bits : tuple of Row
        The fields of a structure of bits that this field alone uses; their `offset` is that of their lowest bit.
    """

    id: str
    anchor: str
    role: str
    offset: str
    size: str
    type: tuple[str | Link, ...]
    unit: str = ""
    scale: str = ""
    range: str = ""
    enum: Link | None = None
    condition: str = ""
    evidence: tuple[str, ...] = ()
    original: str = ""
    meaning: str = ""
    refers: tuple[Link, ...] = ()
    rules: tuple[Link, ...] = ()
    bits: tuple[Row, ...] = ()


@dataclass(frozen=True)
class Structure:
    """A type: `size` in bytes or in words, `used` the fields that hold it, `bits` the width of a run of bits, 0 for others."""

    name: str
    anchor: str
    size: str
    meaning: str
    rows: tuple[Row, ...]
    used: tuple[Link, ...] = ()
    bits: int = 0


@dataclass(frozen=True)
class Value:
    """A member of an enum."""

    value: int
    id: str
    anchor: str
    meaning: str = ""
    original: str = ""


@dataclass(frozen=True)
class Enum:
    """An enum and the fields whose values it names."""

    name: str
    anchor: str
    meaning: str
    values: tuple[Value, ...]
    used: tuple[Link, ...] = ()


@dataclass(frozen=True)
class Page:
    """All of a format.

    Attributes
    ----------
    structures : tuple of Structure
        Every type but those of bits that stand within a row, the root first, then as files use them.
    rules : tuple of Rule
        The rules of the family, by code, on the page of the format that has the family's name; empty on the others.
    rules_on : str
        The id of the page that has the rules.
    relatives : tuple of str
        Ids of the other formats of the family.
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
    relatives: tuple[str, ...] = ()
