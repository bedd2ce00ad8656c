"""Rules of pickups."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.rules.base import RULES, once
from navspec.families.gta_sa_save.rules.faults import Fault, ask
from navspec.families.gta_sa_save.rules.garages import within
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules import Answer

PICKUPS, TAKEN, NEXT_TAKEN = "pickups.pickups", "pickups.collected_refs", "pickups.collected_index"

LAST_TYPE = 22
LOCKED, FOR_SALE = 17, 18
"""Types of properties that the player cannot and can buy."""
TEXTS = {LOCKED: 2, FOR_SALE: 1}
"""What is shown at them."""

_MODELS = (1, 19_999)


@RULES.rule("PICKUP_POINTER", "warning", "engine", "file")
def _pickup_pointer(save: Save) -> Iterator[Answer]:
    pointers = save.tables[PICKUPS]["object_ptr"]
    if not save.is_pc:
        return ask(PICKUPS, 0)
    message = "{where} holds the address {address:#x}; the game removes the objects of pickups before it saves"
    return ask(PICKUPS, len(pointers), Fault("object_ptr", pointers != 0, message, {"address": pointers}))


@RULES.rule("PICKUP_TYPE", "error", "engine", "file", exceptions=1)
def _pickup_type(save: Save) -> Iterator[Answer]:
    kinds, models = (save.tables[PICKUPS][name] for name in ("pickup_type", "model"))
    unknown = "{where} has the type {type}, which the game does not know"
    return ask(
        PICKUPS,
        len(kinds),
        Fault("pickup_type", kinds > LAST_TYPE, unknown, {"type": kinds}),
        Fault(
            "model",
            (kinds != 0) & ~within(models, _MODELS),
            "{where} has the model {model}, which is no object",
            {"model": models},
        ),
    )


def texts(save: Save) -> tuple[Array, Array]:
    """What is shown at pickups, and what belongs there: 1 and 2 at properties, at others anything else; int64."""
    shown = save.column(PICKUPS, "flags.property_text")
    kinds = save.tables[PICKUPS]["pickup_type"]
    right = np.where((shown == 1) | (shown == 2), 0, shown)
    for kind, text in TEXTS.items():
        right[kinds == kind] = text
    return shown, right


@RULES.rule("PICKUP_TEXT", "warning", "measured", "file")
def _pickup_text(save: Save) -> Iterator[Answer]:
    shown, right = texts(save)
    message = "{where} of type {type} has the text {text}, where {expected} belongs"
    params = {"type": save.tables[PICKUPS]["pickup_type"], "text": shown, "expected": right}
    return ask(PICKUPS, len(shown), Fault("flags.property_text", shown != right, message, params))


def lost(save: Save) -> Array:
    """Whether each note of a taken pickup names a place, or a use of it, that has not been; bool."""
    taken, counters = save.tables[TAKEN], save.tables[PICKUPS]["counter"]
    slots = taken & 0xFFFF
    is_there = slots < len(counters)
    newest = counters[np.where(is_there, slots, 0)]
    return (taken != 0) & ~(is_there & (taken >> 16 <= newest))


@RULES.rule("COLLECTED_REF", "warning", "measured", "file")
def _collected_ref(save: Save) -> Iterator[Answer]:
    taken, index = save.tables[TAKEN], save.value(NEXT_TAKEN)
    message = "{where} names use {use} of pickup {pickup}, which has not been"
    yield from ask(TAKEN, len(taken), Fault("", lost(save), message, {"use": taken >> 16, "pickup": taken & 0xFFFF}))
    message = f"the next taken pickup is noted in place {{index}}, but there are {len(taken)}"
    yield once(index < len(taken), message, NEXT_TAKEN, index=index)
