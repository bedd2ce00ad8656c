"""Rules of pickups."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.rules.base import RECIPES, RULES, once, rule
from navspec.families.gta_sa_save.rules.faults import Fault, ask
from navspec.families.gta_sa_save.rules.garages import within
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules.results import RelatedRows, RuleResult, check_rows

PICKUPS, _TAKEN, _NEXT_TAKEN = "pickups.pickups", "pickups.collected_refs", "pickups.collected_index"

_LAST_TYPE = 22
_LOCKED, _FOR_SALE = 17, 18
"""Types of properties that the player cannot and can buy."""
_PROPERTIES = {_LOCKED: (2, 1272, False), _FOR_SALE: (1, 1273, True)}
"""Text and model of properties, and whether they are shown. What one costs that is for sale is not known from elsewhere."""

_MODELS = (1, 19_999)


@rule("PICKUP_POINTER", "warning", "engine", repair="set the address to 0")
def _pickup_pointer(save: Save) -> RuleResult:
    if not save.is_pc:
        return RuleResult(0)
    pointers = save.tables[PICKUPS]["object_ptr"]
    message = "{where} holds the address {address:#x}; the game removes the objects of pickups before it saves"
    return check_rows(PICKUPS, pointers != 0, len(pointers), message, "object_ptr", 0, address=pointers)


@rule("PICKUP_TYPE", "error", "engine", exceptions=1)
def _pickup_type(save: Save) -> Iterator[RuleResult]:
    kinds, models = (save.tables[PICKUPS][name] for name in ("pickup_type", "model"))
    unknown = "{where} has the type {type}, which the game does not know"
    return ask(
        PICKUPS,
        len(kinds),
        Fault("pickup_type", kinds > _LAST_TYPE, unknown, {"type": kinds}),
        Fault(
            "model",
            (kinds != 0) & ~within(models, _MODELS),
            "{where} has the model {model}, which is no object",
            {"model": models},
        ),
    )


@RECIPES.recipe("PICKUP_TYPE", summary="free the place of the pickup")
def _free(save: Save) -> None:
    save.tables[PICKUPS]["pickup_type"][RULES.find_failing_rows(save, "PICKUP_TYPE")] = 0


def _texts(save: Save) -> tuple[Array, Array]:
    """What is shown at pickups, and what belongs there: 1 and 2 at properties, at others anything else; int64."""
    shown = save.column(PICKUPS, "flags.property_text")
    kinds = save.tables[PICKUPS]["pickup_type"]
    right = np.where((shown == 1) | (shown == 2), 0, shown)
    for kind, (text, _, _) in _PROPERTIES.items():
        right[kinds == kind] = text
    return shown, right


@rule("PICKUP_TEXT", "warning", "measured")
def _pickup_text(save: Save) -> RuleResult:
    shown, right = _texts(save)
    message = "{where} of type {type} has the text {text}, where {expected} belongs"
    params = {"type": save.tables[PICKUPS]["pickup_type"], "text": shown, "expected": right}
    return check_rows(PICKUPS, shown != right, len(shown), message, "flags.property_text", **params)


@RECIPES.recipe("PICKUP_TEXT", summary="set the text from the type, and what else properties of the type have")
def _set_texts(save: Save) -> None:
    shown, right = _texts(save)
    pickups, wrong = save.tables[PICKUPS], shown != right
    is_visible = save.column(PICKUPS, "flags.is_visible").copy()
    for kind, (_, model, visible) in _PROPERTIES.items():
        rows = wrong & (pickups["pickup_type"] == kind)
        pickups["model"][rows] = model
        is_visible[rows] = visible
        if kind == _LOCKED:
            pickups["ammo_or_max"][rows] = 0
    save.tables.set_column(PICKUPS, "flags.is_visible", is_visible)
    save.tables.set_column(PICKUPS, "flags.property_text", right)


@rule("COLLECTED_REF", "warning", "measured", repair="empty the note")
def _collected_ref(save: Save) -> Iterator[RuleResult]:
    taken, counters, index = save.numbers(_TAKEN), save.tables[PICKUPS]["counter"], save.value(_NEXT_TAKEN)
    slots, use = taken & 0xFFFF, taken >> 16
    is_there = slots < len(counters)
    is_lost = (taken != 0) & ~(is_there & (use <= counters[np.where(is_there, slots, 0)]))
    message = "{where} names use {use} of pickup {pickup}, which has not been"
    table, field = save.number_place(_TAKEN)
    found = check_rows(table, is_lost, len(taken), message, field, 0, use=use, pickup=slots)
    found.related = [
        RelatedRows("{where} is named", PICKUPS, np.where(is_there, slots.astype(np.int64), -1)[found.rows])
    ]
    yield found
    message = f"the next taken pickup is noted in place {{index}}, but there are {len(taken)}"
    yield once(index < len(taken), message, _NEXT_TAKEN, 0, index=index)
