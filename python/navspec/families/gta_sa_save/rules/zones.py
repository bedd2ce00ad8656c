"""Rules of zones: their names, who lives in them, and how much of the map is revealed."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.rules.base import RECIPES, once, rule
from navspec.families.gta_sa_save.rules.faults import Fault, ask
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules.results import RuleResult, check_rows, count_true

ZONES, _TOWNS, INFOS = "zones.nav_zones", "zones.map_zones", "zones.zone_infos"
_LABELS = {"info_label": "label", "text_key": "key of the text"}
"""Fields of zones with their names, and what these are."""

_MAP = np.frombuffer(b"SAN_AND\0", np.uint8)
"""Label of the first zone, which is all of the map."""

_KINDS = np.full(256, 2, np.uint8)
"""What each byte is in a name: 0 letter, 1 zero, 2 none of these."""
_KINDS[np.frombuffer(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", np.uint8)] = 0
_KINDS[0] = 1

_TYPES = (0, 3)
_LAST_LEVEL = 3
_GROUPS, _RACES, _DENSEST = 20, 16, 100


# --- names ---------------------------------------------------------------------------------------------------------


@rule("ZONE0_NAME", "error", "measured", exceptions=33)
def _zone0_name(save: Save) -> RuleResult:
    labels = save.tables[ZONES]["info_label"][:1]
    message = "the label of the first zone, which is all of the map, is not SAN_AND alone"
    return check_rows(ZONES, (labels != _MAP).any(axis=1), len(labels), message, "info_label")


@rule("ZONE_LABELS", "error", "measured", exceptions=35)
def _zone_labels(save: Save) -> Iterator[RuleResult]:
    for table in (ZONES, _TOWNS):
        wrong = ~_are_names(save.tables[table])
        message = "the {name} of {{where}} is not made of capitals and zeros behind them"
        faults = (
            Fault(field, wrong[:, at], message.format(name=name)) for at, (field, name) in enumerate(_LABELS.items())
        )
        yield from ask(table, len(wrong), *faults)


def _are_names(zones: Array) -> Array:
    """Whether label and text key of zones are capitals, digits and underscores, then zeros; bool, shape (zones, 2)."""
    kinds = _KINDS.take(np.stack([zones[field] for field in _LABELS], axis=1))
    return (kinds[..., 0] == 0) & (kinds[..., -1] <= 1) & (kinds[..., :-1] <= kinds[..., 1:]).all(axis=-1)


@RECIPES.recipe(
    "ZONE0_NAME", "ZONE_LABELS", summary="take out of the zones' names what a flight off the map wrote there"
)
def _restore_names(save: Save) -> None:
    """The game marks what lies off the map as visited in the bytes behind its flags: zeros of names become 1."""
    zones = save.tables[ZONES]
    restored = zones.copy()
    for field in _LABELS:
        restored[field][restored[field] == 1] = 0
    if not _are_names(restored).all():
        raise NavspecError(
            "names of zones are damaged in other ways than by a flight off the map; take them from an older save"
        )
    for field in _LABELS:
        zones[field] = restored[field]


# --- the map -------------------------------------------------------------------------------------------------------


@rule("VISITED_COUNT", "warning", "measured", exceptions=41, repair="count the parts of the map that are revealed")
def _visited_count(save: Save) -> RuleResult:
    field, parts = "zones.revealed_count", count_true(save.tables["zones.visited"])
    counted = save.value(field)
    message = "{parts} parts of the map are revealed, but {counted} are counted"
    return once(counted == parts, message, field, parts, counted=counted, parts=parts)


@rule("ZONE_INDEX", "error", "measured")
def _zone_index(save: Save) -> Iterator[RuleResult]:
    infos = len(save.tables[INFOS])
    for table in (ZONES, _TOWNS):
        zones = save.tables[table]
        index, kinds, levels = zones["info_index"], zones["zone_type"], zones["level"]
        message = "{where} has the info {info}, but there are {infos}"
        faults = [Fault("info_index", index >= infos, message, {"info": index, "infos": infos})]
        is_unknown = (kinds != _TYPES[0]) & (kinds != _TYPES[1])
        faults.append(Fault("zone_type", is_unknown, "{where} has the type {type}, neither 0 nor 3", {"type": kinds}))
        message = "{where} is in town {level}, but the last is 3"
        faults.append(Fault("level", levels > _LAST_LEVEL, message, {"level": levels}))
        message = "{where} reaches from {low} to {high}, which leaves no room"
        for axis in "xyz":
            low, high = zones[f"{axis}1"], zones[f"{axis}2"]
            faults.append(Fault(f"{axis}1", low > high, message, {"low": low, "high": high}))
        yield from ask(table, len(zones), *faults)


# --- people --------------------------------------------------------------------------------------------------------


def _colours(densities: Array) -> Array:
    """Colours of infos on the map, which follow from the three gangs of Los Santos.

    Parameters
    ----------
    densities : numpy.ndarray
        Of gangs, shape (infos, 10); Ballas, Grove and Vagos come first.

    Returns
    -------
    numpy.ndarray
        Red, green, blue and alpha, 0 to 255; uint8, shape (infos, 4). All are 0 where none of the three is.
    """
    ballas, grove, vagos = densities[:, :3].astype(np.int32).T
    total = ballas + grove + vagos
    red, green, blue = 200 * ballas + 70 * grove + 255 * vagos, 200 * (grove + vagos), 200 * ballas
    colours = np.stack((red, green, blue)) // np.maximum(total, 1)
    alpha = np.minimum(np.maximum(3 * total, 55), 120) * (total > 0)
    return np.vstack((colours, alpha)).T.astype(np.uint8)


@rule("ZONE_COLOUR", "warning", "measured")
def _zone_colour(save: Save) -> Iterator[RuleResult]:
    colour, mode = save.tables[INFOS]["colour"], save.column(INFOS, "population.radar_mode")
    right = _colours(save.tables[INFOS]["gang_density"])
    told = "{where} has the {what} {value} on the map, where its gangs make it {expected}"
    params = {"what": "colour", "value": colour, "expected": right}
    modes = (right[:, 3] > 0).astype(np.int64)
    return ask(
        INFOS,
        len(colour),
        Fault("colour", (colour != right).any(axis=1), told, params),
        Fault("population.radar_mode", mode != modes, told, {"what": "mode", "value": mode, "expected": modes}),
    )


@RECIPES.recipe("ZONE_COLOUR", summary="set the colours from the gangs")
def _colour(save: Save) -> None:
    right = _colours(save.tables[INFOS]["gang_density"])
    save.tables[INFOS]["colour"] = right
    save.tables.set_column(INFOS, "population.radar_mode", (right[:, 3] > 0).astype(np.int64))


@rule("POP_GROUP", "warning", "engine")
def _pop_group(save: Save) -> Iterator[RuleResult]:
    infos = save.tables[INFOS]
    group, races = save.column(INFOS, "population.group_id"), infos["races"]
    gangs, dealers = infos["gang_density"], infos["dealer_density"]
    many = "{where} has {density} {what}, but 100 are the most"
    return ask(
        INFOS,
        len(infos),
        Fault(
            "population.group_id",
            group >= _GROUPS,
            "{where} has people of group {group}, but the last is 19",
            {"group": group},
        ),
        Fault(
            "races",
            races >= _RACES,
            "{where} has the races {races}, but there are only four bits for them",
            {"races": races},
        ),
        Fault("gang_density", gangs > _DENSEST, many, {"density": gangs, "what": "members of a gang"}),
        Fault("dealer_density", dealers > _DENSEST, many, {"density": dealers, "what": "dealers"}),
    )
