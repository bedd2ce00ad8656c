"""Rules of zones, their people, how much of the map is revealed, and the gang wars over them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.rules.base import (
    RECIPES,
    RowFault,
    apply_right_values,
    check_faults,
    check_once,
    rule,
)
from navspec.families.gta_sa_save.rules.collectables import check_statistics
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows, count_true

ZONES, _TOWNS, INFOS = "zones.nav_zones", "zones.map_zones", "zones.zone_infos"
_LABELS = {"info_label": "label", "text_key": "key of the text"}
"""Fields of zones with their names, and nouns for these."""

_MAP = np.frombuffer(b"SAN_AND\0", np.uint8)
"""Label of the first zone, which is all of the map."""

_BYTE_KINDS = np.full(256, 2, np.uint8)
"""Kind of each byte in a name: 0 letter, 1 zero, 2 any other."""
_BYTE_KINDS[np.frombuffer(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", np.uint8)] = 0
_BYTE_KINDS[0] = 1

_TYPES = (0, 3)
_LAST_LEVEL = 3
_GROUPS, _RACES, _DENSEST = 20, 16, 100


# --- names ---------------------------------------------------------------------------------------------------------


SHARE = "gang_wars.territory_share"
_GROVE_ZONES, _MOST_GROVE_ZONES = 236, 237
"""Statistics of the territories of the Grove now, and of the most it ever had."""
_NEAR = 0.0001


@rule("ZONE0_NAME", "error", "measured", exceptions=33)
def _zone0_name(save: Save) -> RuleResult:
    labels = save.tables[ZONES]["info_label"][:1]
    message = "the label of the first zone, which is all of the map, is not only SAN_AND"
    return check_rows(ZONES, (labels != _MAP).any(axis=1), len(labels), message, "info_label")


@rule("ZONE_LABELS", "error", "measured", exceptions=35)
def _zone_labels(save: Save) -> Iterator[RuleResult]:
    for table in (ZONES, _TOWNS):
        wrong = ~_are_names(save.tables[table])
        message = "the {name} of {{where}} is not made of capitals and zeros after them"
        faults = (
            RowFault(field, wrong[:, at], message.format(name=name)) for at, (field, name) in enumerate(_LABELS.items())
        )
        yield from check_faults(table, len(wrong), *faults)


def _are_names(zones: Array) -> Array:
    """Return whether label and text key of zones are capitals, digits and underscores, then zeros; bool, shape
    (zones, 2).
    """
    kinds = _BYTE_KINDS.take(np.stack([zones[field] for field in _LABELS], axis=1))
    return (kinds[..., 0] == 0) & (kinds[..., -1] <= 1) & (kinds[..., :-1] <= kinds[..., 1:]).all(axis=-1)


@RECIPES.recipe(
    "ZONE0_NAME", "ZONE_LABELS", summary="take out of the zones' names what a flight off the map wrote there"
)
def _restore_names(save: Save) -> None:
    """Restore names of zones.

    The game marks places off the map as visited in the bytes after its flags: zeros of names become 1.
    """
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
    return check_once(counted == parts, message, field, parts, counted=counted, parts=parts)


@rule("ZONE_INDEX", "error", "measured")
def _zone_index(save: Save) -> Iterator[RuleResult]:
    infos = len(save.tables[INFOS])
    for table in (ZONES, _TOWNS):
        zones = save.tables[table]
        index, kinds, levels = zones["info_index"], zones["zone_type"], zones["level"]
        message = "{where} has the info {info}, but there are {infos}"
        faults = [RowFault("info_index", index >= infos, message, {"info": index, "infos": infos})]
        is_unknown = (kinds != _TYPES[0]) & (kinds != _TYPES[1])
        faults.append(
            RowFault("zone_type", is_unknown, "{where} has the type {type}, neither 0 nor 3", {"type": kinds})
        )
        message = "{where} is in town {level}, but the last is 3"
        faults.append(RowFault("level", levels > _LAST_LEVEL, message, {"level": levels}))
        message = "{where} reaches from {low} to {high}, which leaves no room"
        for axis in "xyz":
            low, high = zones[f"{axis}1"], zones[f"{axis}2"]
            faults.append(RowFault(f"{axis}1", low > high, message, {"low": low, "high": high}))
        yield from check_faults(table, len(zones), *faults)


# --- people --------------------------------------------------------------------------------------------------------


def _compute_colours(densities: Array) -> Array:
    """Compute the colours of infos on the map from the three gangs of Los Santos.

    Parameters
    ----------
    densities : numpy.ndarray
        Densities of gangs, shape (infos, 10); Ballas, Grove and Vagos come first.

    Returns
    -------
    numpy.ndarray
        Red, green, blue and alpha, 0 to 255; uint8, shape (infos, 4). All are 0 if none of the three is there.
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
    right = _compute_colours(save.tables[INFOS]["gang_density"])
    message = "{where} has the {what} {value} on the map, where its gangs make it {expected}"
    params = {"what": "colour", "value": colour, "expected": right}
    modes = (right[:, 3] > 0).astype(np.int64)
    return check_faults(
        INFOS,
        len(colour),
        RowFault("colour", (colour != right).any(axis=1), message, params),
        RowFault("population.radar_mode", mode != modes, message, {"what": "mode", "value": mode, "expected": modes}),
    )


@RECIPES.recipe("ZONE_COLOUR", summary="set the colours from the gangs")
def _set_colours(save: Save) -> None:
    right = _compute_colours(save.tables[INFOS]["gang_density"])
    save.tables[INFOS]["colour"] = right
    save.tables.set_column(INFOS, "population.radar_mode", (right[:, 3] > 0).astype(np.int64))


@rule("POP_GROUP", "warning", "engine", exceptions=1)
def _pop_group(save: Save) -> Iterator[RuleResult]:
    infos = save.tables[INFOS]
    group, races = save.column(INFOS, "population.group_id"), infos["races"]
    gangs, dealers = infos["gang_density"], infos["dealer_density"]
    many = "{where} has {density} {what}, but 100 are the most"
    return check_faults(
        INFOS,
        len(infos),
        RowFault(
            "population.group_id",
            group >= _GROUPS,
            "{where} has people of group {group}, but the last is 19",
            {"group": group},
        ),
        RowFault(
            "races",
            races >= _RACES,
            "{where} has the races {races}, but there are only four bits for them",
            {"races": races},
        ),
        RowFault("gang_density", gangs > _DENSEST, many, {"density": gangs, "what": "members of a gang"}),
        RowFault("dealer_density", dealers > _DENSEST, many, {"density": dealers, "what": "dealers"}),
    )


class Territory(NamedTuple):
    """Number of zones of the Grove, and of all zones of one of the three gangs of Los Santos."""

    grove_zones: int
    gang_zones: int

    @property
    def share(self) -> float:
        """Share of the Grove; 0 without such zones."""
        return self.grove_zones / self.gang_zones if self.gang_zones else 0.0


def measure_territory(save: Save) -> Territory:
    """Count the zones of gangs by the densities of their infos; a zone whose info does not exist belongs to no gang."""
    densities = save.tables[INFOS]["gang_density"][:, :3].astype(np.int64)
    ballas, grove, vagos = densities.T
    is_grove = grove > ballas + vagos
    is_other = ~is_grove & ((ballas > vagos) | (vagos > ballas))
    index = save.tables[ZONES]["info_index"]
    index = index[index < len(densities)]
    grove_zones, rival_zones = int(is_grove[index].sum()), int(is_other[index].sum())
    return Territory(grove_zones, grove_zones + rival_zones)


@rule("TERRITORY_SHARE", "warning", "engine", exceptions=1)
def _territory_share(save: Save) -> Iterator[RuleResult]:
    right = measure_territory(save)
    share, grove_zones, most = save.value(SHARE), save.stat(_GROVE_ZONES), save.stat(_MOST_GROVE_ZONES)
    message = "the Grove has {share:.4f} of the territory, where its zones make it {expected:.4f}"
    yield check_once(abs(share - right.share) <= _NEAR, message, SHARE, share=share, expected=right.share)
    yield check_statistics(
        save, {_GROVE_ZONES: right.grove_zones}, "{where} is {value}, but the Grove holds {expected} zones"
    )
    yield check_statistics(
        save, {_MOST_GROVE_ZONES: max(most, grove_zones)}, "{where} is {value}, but {expected} are held now"
    )


@RECIPES.recipe("TERRITORY_SHARE", summary="set share and statistics of the territory from the gangs")
def _set_share(save: Save) -> None:
    right = measure_territory(save)
    save.tables.set_column("", SHARE, right.share)
    apply_right_values(
        save,
        check_statistics(
            save,
            {_GROVE_ZONES: right.grove_zones, _MOST_GROVE_ZONES: max(save.stat(_MOST_GROVE_ZONES), right.grove_zones)},
            "",
        ),
    )


@rule("WAR_ZONE", "warning", "measured")
def _war_zone(save: Save) -> RuleResult:
    info, zone = save.value("gang_wars.zone_info_index"), save.value("gang_wars.nav_zone_index")
    index = save.tables[ZONES]["info_index"]
    is_consistent = (zone, info) == (-1, -1) or (0 <= zone < len(index) and index[zone] == info)
    message = "the war is in zone {zone} with info {info}, which do not belong together"
    result = check_once(bool(is_consistent), message, "gang_wars.nav_zone_index", zone=zone, info=info)
    result.related = [
        RelatedRows("{where} is named", ZONES, np.full(len(result.rows), zone if zone < len(index) else -1))
    ]
    return result


@RECIPES.recipe("WAR_ZONE", summary="let the war be nowhere")
def _forget_war(save: Save) -> None:
    for field in ("zone_info_index", "nav_zone_index"):
        save.tables.set_column("", f"gang_wars.{field}", -1)
