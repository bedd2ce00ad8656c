"""Places in a file as the page shows them: a line of a list, and all details of one place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from navspec.errors import WriteError
from navspec.places import listing
from navspec.places.addresses import byte_span
from navspec.places.place import DerivedPlace, NumberPlace, Place, SequencePlace, StructurePlace, list_member
from navspec.places.values import require_settable
from navspec.records.report import Rule
from navspec.reference.addresses import Anchors
from navspec.reference.model import Enum, Link, Row, Text, Value, iter_rows, row_facts, value_facts
from navspec.reference.model import Structure as Described
from navspec.reference.pages import load_page
from navspec.report.values import format_plain, summarise

_MAX_TEXT = 120
"""Characters of a value in a line."""
_MAX_NAMES = 2_000
"""Named values that are listed of a number."""


def list_item(place: Place) -> dict[str, Any]:
    """Return a place as a line of a list.

    - parts: Elements of a list; 1 for anything else that has parts, 0 for a value.
    - text: Its value in short, and the meaning of that.
    - sort: How its bytes are coloured.
    - offset, length: Its bytes; derived values have none.
    """
    offset, length = byte_span(place)
    record = listing.part_entry(place)
    text = summarise(record)
    return {
        "pointer": place.pointer,
        "name": place.name,
        "element": record.get("element", ""),
        "kind": record["kind"],
        "type": record["type"],
        "sort": listing.byte_kind(place),
        "text": text if len(text) <= _MAX_TEXT else f"{text[:_MAX_TEXT]} …",
        "offset": offset,
        "length": length,
        "parts": len(place) if isinstance(place, SequencePlace) else int(_has_parts(place)),
        "settable": not _why_not_settable(place),
    }


def _has_parts(place: Place) -> bool:
    return isinstance(place, StructurePlace) or (isinstance(place, NumberPlace) and bool(place.names()))


def _why_not_settable(place: Place) -> str:
    try:
        require_settable(place, "")
    except WriteError as error:
        return error.message
    return ""


def describe(place: Place) -> dict[str, Any]:
    """Return all details of a place.

    - value: As `set` takes it; None for a place that has parts.
    - refused: Why it cannot be set; empty where it can be.
    - limits: Smallest and largest whole number that fits, where it is one.
    - names: Values that have a name: number, name, meaning.
    - bits: The named bits of a number.
    - docs: The entry of the reference, None where it has none; see `describe_anchor`.
    - element: Its meaning in its list: name, meaning; None where the spec does not say it.
    """
    shown, member = list_item(place), list_member(place)
    anchor = find_anchor(place)
    return {
        **shown,
        "value": None
        if isinstance(place, StructurePlace | SequencePlace)
        else format_plain(listing.to_json_value(place)),
        "meaning": listing.value_meaning(place),
        "refused": _why_not_settable(place),
        "limits": list(place.limits) if isinstance(place, NumberPlace) and not place.is_float else None,
        "flag": isinstance(place, NumberPlace) and place.is_flag,
        "names": list(_named_values(place)),
        "bits": [
            _describe_bit(bit)
            for name in place.names()
            if isinstance(bit := place.child(name), NumberPlace) and bit.bit
        ],
        "stands_for": member and {"name": member.id, "doc": member.doc},
        "docs": describe_anchor(place.spec.id, anchor),
    }


def _describe_bit(place: NumberPlace) -> dict[str, Any]:
    assert place.bit is not None
    named = listing.value_meaning(place).get("name", "")
    return {
        "pointer": place.pointer,
        "name": place.name,
        "value": listing.to_json_value(place),
        "text": named,
        "low": place.bit[0],
        "width": place.bit[1],
        "names": list(_named_values(place)),
    }


def _named_values(place: Place) -> Iterator[list[Any]]:
    if not isinstance(place, NumberPlace) or place.is_float or not place.enum or place.declared is None:
        return
    around = place.inside.type if place.inside else place.owner.type if place.owner else None
    enum = place.declared.notes.get("enum") or (around.enum_of(place.declared) if around else place.declared.enum)
    docs = {member.id: member.words for member in place.spec.members.get(enum, ())}
    for value, name in list(place.enum.items())[:_MAX_NAMES]:
        yield [value, name, docs.get(name, "")]


def find_anchor(place: Place) -> str:
    """Return the anchor of a place in the reference; of an element of a list, that of the list."""
    anchors, owner = Anchors(place.spec), place.owner
    if owner is None:
        return anchors.structure(place.spec.root)
    if isinstance(place, DerivedPlace):
        kinds = (owner.type, *place.spec.types.values())
        kind = next(type_ for type_ in kinds if type_.instances.get(place.name) is place.instance)
        return anchors.of(kind, place.name)
    if isinstance(place, NumberPlace) and place.inside:
        inside = place.inside
        return f"{find_anchor(inside)}.{place.name}" if inside.type is None else anchors.of(inside.type, place.name)
    assert place.declared is not None
    return anchors.of(owner.type, place.declared.id)


@cache
def _reference_items(format_id: str) -> dict[str, Row | Described | Enum | Value | Rule]:
    """Return the entries of the reference of a format, by anchor."""
    described_by_anchor: dict[str, Row | Described | Enum | Value | Rule] = {}
    shown = load_page(format_id)
    for structure in shown.structures:
        described_by_anchor[structure.anchor] = (
            replace(structure, meaning=shown.meaning) if structure.name == shown.id else structure
        )
        described_by_anchor |= {row.anchor: row for row in iter_rows(structure.rows)}
    for enum in shown.enums:
        described_by_anchor[enum.anchor] = enum
        described_by_anchor |= {value.anchor: value for value in enum.values}
    rules = shown if shown.rules_on == shown.id else load_page(shown.rules_on)
    return described_by_anchor | {rule.code: rule for rule in rules.rules}


def describe_anchor(format_id: str, anchor: str) -> dict[str, Any] | None:
    """Return the entry of the reference of a format at an anchor; None where there is none.

    - meaning: Markdown.
    - facts: Short phrases, each a list of words and of links: `text` and the `anchor` that it leads to.
    - parts: The parts in it: `text`, `anchor`.
    """
    described_item = _reference_items(format_id).get(anchor)
    if described_item is None:
        return None
    record: dict[str, Any] = {
        "anchor": anchor,
        "meaning": "" if isinstance(described_item, Enum | Rule) else described_item.meaning,
        "facts": [],
        "parts": [],
    }
    match described_item:
        case Row():
            record |= {
                "name": described_item.id,
                "type": _link_words(described_item.value or described_item.type),
                "evidence": list(described_item.evidence),
            }
            record["original"] = described_item.original
            record["facts"] = [_link_words(fact) for fact in row_facts(described_item)]
            record["parts"] = [{"text": bit.id, "anchor": bit.anchor} for bit in described_item.bits]
        case Described():
            record |= {
                "name": described_item.name,
                "type": [f"{described_item.size} bytes" if described_item.size.isdecimal() else described_item.size],
            }
            record["original"] = described_item.original
            record["parts"] = [{"text": row.id, "anchor": row.anchor} for row in described_item.rows]
        case Enum():
            record |= {"name": described_item.name, "type": ["names of values"]}
            record["parts"] = [
                {"text": f"{value.value} {value.id}", "anchor": value.anchor}
                for value in described_item.values[:_MAX_NAMES]
            ]
        case Rule():
            record |= {
                "name": described_item.code,
                "type": [described_item.summary],
                "original": "",
                "meaning": described_item.explanation,
            }
            record["facts"] = [[described_item.fix]] if described_item.fix else []
        case Value():
            record |= {
                "name": described_item.id,
                "type": [str(described_item.value)],
                "original": described_item.original,
            }
            record["facts"] = [_link_words(fact) for fact in value_facts(described_item)]
    return record


def _link_words(text: Text) -> list[Any]:
    return [
        {"text": word.text, "anchor": word.anchor, "page": word.page} if isinstance(word, Link) else word
        for word in text
    ]
