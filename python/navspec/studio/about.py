"""What the page shows of a place in a file: a line of a list, and all that is known of it beside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from navspec.errors import WriteError
from navspec.places import listing
from navspec.places.place import Derived, Number, Place, Sequence, Structure, element
from navspec.places.values import demand_settable
from navspec.places.where import span
from navspec.records.report import Rule
from navspec.reference.anchors import Anchors
from navspec.reference.model import Enum, Link, Row, Text, Value
from navspec.reference.model import Structure as Described
from navspec.reference.pages import page
from navspec.reference.phrases import facts, facts_of, rows_within
from navspec.report.values import plain, short

_SHOWN = 120
"""Characters of a value in a line."""
_NAMES = 2_000
"""Values with names that are told with a number."""


def line(place: Place) -> dict[str, Any]:
    """A place as a line of a list.

    - parts: Elements of a list; 1 for anything else that has parts, 0 for a value.
    - text: Its value in short, and what that means.
    - sort: How its bytes are coloured.
    - offset, length: Its bytes; what is derived has none.
    """
    offset, length = span(place)
    record = listing.listed(place)
    text = short(record)
    return {
        "pointer": place.pointer,
        "name": place.name,
        "element": record.get("element", ""),
        "kind": record["kind"],
        "type": record["type"],
        "sort": listing.sort_of(place),
        "text": text if len(text) <= _SHOWN else f"{text[:_SHOWN]} …",
        "offset": offset,
        "length": length,
        "parts": len(place) if isinstance(place, Sequence) else int(_has_parts(place)),
        "settable": not _refusal(place),
    }


def _has_parts(place: Place) -> bool:
    return isinstance(place, Structure) or (isinstance(place, Number) and bool(place.names()))


def _refusal(place: Place) -> str:
    try:
        demand_settable(place, "")
    except WriteError as error:
        return error.message
    return ""


def about(place: Place) -> dict[str, Any]:
    """All that is known of a place.

    - value: As `set` takes it; None for what has parts.
    - refused: Why it cannot be set; empty where it can be.
    - limits: Smallest and largest whole number that fits, where it is one.
    - names: Values that have a name: number, name, meaning.
    - bits: The named bits of a number.
    - docs: What the reference has of it, None where it has nothing; see `described`.
    - element: What it is in its list: name, meaning; None where the spec does not say it.
    """
    known, member = line(place), element(place)
    anchor = anchor_of(place)
    return {
        **known,
        "value": None if isinstance(place, Structure | Sequence) else plain(listing.value(place)),
        "meaning": listing.meaning(place),
        "refused": _refusal(place),
        "limits": list(place.limits) if isinstance(place, Number) and not place.is_float else None,
        "flag": isinstance(place, Number) and place.is_flag,
        "names": list(_names(place)),
        "bits": [_bit(each) for name in place.names() if isinstance(each := place.child(name), Number) and each.bit],
        "stands_for": member and {"name": member.id, "doc": member.doc},
        "docs": described(place.spec.id, anchor),
    }


def _bit(place: Number) -> dict[str, Any]:
    assert place.bit is not None
    named = listing.meaning(place).get("name", "")
    return {
        "pointer": place.pointer,
        "name": place.name,
        "value": listing.value(place),
        "text": named,
        "low": place.bit[0],
        "width": place.bit[1],
        "names": list(_names(place)),
    }


def _names(place: Place) -> Iterator[list[Any]]:
    if not isinstance(place, Number) or place.is_float or not place.enum or place.declared is None:
        return
    around = place.inside.type if place.inside else place.owner.type if place.owner else None
    enum = place.declared.notes.get("enum") or (around.enum_of(place.declared) if around else place.declared.enum)
    docs = {each.id: each.words for each in place.spec.members.get(enum, ())}
    for value, name in list(place.enum.items())[:_NAMES]:
        yield [value, name, docs.get(name, "")]


def anchor_of(place: Place) -> str:
    """Where the reference has a place; of an element of a list, the list."""
    anchors, owner = Anchors(place.spec), place.owner
    if owner is None:
        return anchors.structure(place.spec.root)
    if isinstance(place, Derived):
        kinds = (owner.type, *place.spec.types.values())
        kind = next(each for each in kinds if each.instances.get(place.name) is place.instance)
        return anchors.of(kind, place.name)
    if isinstance(place, Number) and place.inside:
        inside = place.inside
        return f"{anchor_of(inside)}.{place.name}" if inside.type is None else anchors.of(inside.type, place.name)
    assert place.declared is not None
    return anchors.of(owner.type, place.declared.id)


@cache
def _places(format_id: str) -> dict[str, Row | Described | Enum | Value | Rule]:
    """What the reference of a format has, by anchor."""
    found: dict[str, Row | Described | Enum | Value | Rule] = {}
    shown = page(format_id)
    for structure in shown.structures:
        found[structure.anchor] = replace(structure, meaning=shown.meaning) if structure.name == shown.id else structure
        found |= {row.anchor: row for row in rows_within(structure.rows)}
    for enum in shown.enums:
        found[enum.anchor] = enum
        found |= {value.anchor: value for value in enum.values}
    rules = shown if shown.rules_on == shown.id else page(shown.rules_on)
    return found | {rule.code: rule for rule in rules.rules}


def described(format_id: str, anchor: str) -> dict[str, Any] | None:
    """What the reference of a format has at an anchor; None where it has nothing.

    - meaning: Markdown.
    - facts: Short phrases, each a list of words and of links: `text` and the `anchor` that it leads to.
    - parts: What is in it: `text`, `anchor`.
    """
    there = _places(format_id).get(anchor)
    if there is None:
        return None
    record: dict[str, Any] = {
        "anchor": anchor,
        "meaning": "" if isinstance(there, Enum | Rule) else there.meaning,
        "facts": [],
        "parts": [],
    }
    match there:
        case Row():
            record |= {"name": there.id, "type": _words(there.value or there.type), "evidence": list(there.evidence)}
            record["original"] = there.original
            record["facts"] = [_words(fact) for fact in facts(there)]
            record["parts"] = [{"text": bit.id, "anchor": bit.anchor} for bit in there.bits]
        case Described():
            record |= {"name": there.name, "type": [f"{there.size} bytes" if there.size.isdecimal() else there.size]}
            record["original"] = there.original
            record["parts"] = [{"text": row.id, "anchor": row.anchor} for row in there.rows]
        case Enum():
            record |= {"name": there.name, "type": ["names of values"]}
            record["parts"] = [
                {"text": f"{value.value} {value.id}", "anchor": value.anchor} for value in there.values[:_NAMES]
            ]
        case Rule():
            record |= {"name": there.code, "type": [there.summary], "original": "", "meaning": there.explanation}
            record["facts"] = [[there.fix]] if there.fix else []
        case Value():
            record |= {"name": there.id, "type": [str(there.value)], "original": there.original}
            record["facts"] = [_words(each) for each in facts_of(there)]
    return record


def _words(text: Text) -> list[Any]:
    return [
        {"text": each.text, "anchor": each.anchor, "page": each.page} if isinstance(each, Link) else each
        for each in text
    ]
