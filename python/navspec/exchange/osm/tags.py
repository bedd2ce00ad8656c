"""The table of tags: the attributes of drawings that tags of OpenStreetMap become."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

VEHICLE, PED = "vehicle", "ped"


class RoadClass(NamedTuple):
    """Attributes of a class of roads: lanes in each direction if no tag says them, speed, and density of traffic."""

    kind: str
    lanes: int = 1
    speed: str = "normal"
    density: int = 15
    is_one_way: bool = False


HIGHWAYS: Mapping[str, RoadClass] = {
    "motorway": RoadClass(VEHICLE, 2, "fast", is_one_way=True),
    "motorway_link": RoadClass(VEHICLE, 1, "fast", is_one_way=True),
    "trunk": RoadClass(VEHICLE, 2, "fast"),
    "trunk_link": RoadClass(VEHICLE, 1, "fast"),
    "primary": RoadClass(VEHICLE, 2),
    "primary_link": RoadClass(VEHICLE),
    "secondary": RoadClass(VEHICLE),
    "secondary_link": RoadClass(VEHICLE),
    "tertiary": RoadClass(VEHICLE),
    "tertiary_link": RoadClass(VEHICLE),
    "unclassified": RoadClass(VEHICLE, density=10),
    "residential": RoadClass(VEHICLE, density=10),
    "road": RoadClass(VEHICLE, density=10),
    "living_street": RoadClass(VEHICLE, density=5),
    "service": RoadClass(VEHICLE, density=5),
    "track": RoadClass(VEHICLE, density=2),
    "footway": RoadClass(PED),
    "pedestrian": RoadClass(PED),
    "path": RoadClass(PED, density=5),
    "cycleway": RoadClass(PED, density=5),
    "steps": RoadClass(PED, density=5),
}
"""Values of `highway`; ways with other ones are skipped."""

FAST = 80
"""Kilometres per hour from which on a `maxspeed` is fast."""
KM_PER_MILE = 1.609344

_YES = ("yes", "true", "1")
_REVERSED = ("-1", "reverse")
_CIRCLES = ("roundabout", "circular")


class TaggedRoad(NamedTuple):
    """Attributes of a way.

    Attributes
    ----------
    columns : mapping
        Attributes of the drawn line, by name.
    layer : int
        Layers above the ground.
    is_reversed : bool
        Whether traffic drives against the direction of the way.
    """

    columns: Mapping[str, str | int]
    layer: int
    is_reversed: bool


def read_tags(tags: Mapping[str, str]) -> TaggedRoad | None:
    """Return the attributes of a way, None for a way that is not a road."""
    road = HIGHWAYS.get(tags.get("highway", ""))
    if road is None or tags.get("area") == "yes" or tags.get("access") == "no":
        return None
    # OSMnx has every two-way road twice.
    if tags.get("oneway") == "no" and tags.get("reversed") in ("yes", "True"):
        return None
    layer = _read_layer(tags)
    columns: dict[str, str | int] = {"kind": road.kind, "density": road.density, "bridge": "yes" if layer else "no"}
    if road.kind == PED:
        is_crossing = tags.get("footway") == "crossing" or "crossing" in tags
        is_lit = tags.get("crossing") == "traffic_signals" or tags.get("crossing:signals") == "yes"
        columns |= {"road_cross": int(is_crossing), "ped_traffic_light": int(is_crossing and is_lit)}
        return TaggedRoad(columns, layer, False)
    one_way = tags.get("oneway", "").lower()
    is_one_way = one_way in (*_YES, *_REVERSED) or (
        one_way != "no" and (road.is_one_way or tags.get("junction") in _CIRCLES)
    )
    forward, back = _read_lanes(tags, road.lanes, is_one_way)
    columns |= {"lanes": forward, "lanes_back": back, "speed": _read_speed(tags.get("maxspeed", "")) or road.speed}
    return TaggedRoad(columns, layer, one_way in _REVERSED)


def read_street(tags: Mapping[str, str]) -> str:
    """Return the name of the street of a way, or its number; empty for roundabouts and slip roads."""
    if tags.get("junction") in _CIRCLES or tags.get("highway", "").endswith("_link"):
        return ""
    return tags.get("name") or tags.get("ref", "")


def _read_layer(tags: Mapping[str, str]) -> int:
    """Return the layer of a way: bridges without one are on layer 1, and tunnels on layer -1."""
    is_bridge = tags.get("bridge", "no") != "no"
    is_tunnel = tags.get("tunnel", "no") not in ("no", "building_passage")
    default = 1 if is_bridge else -1 if is_tunnel else 0
    layer = _read_number(tags.get("layer", ""))
    return default if layer is None or abs(layer) > 5 else int(layer)


def _read_lanes(tags: Mapping[str, str], usual: int, is_one_way: bool) -> tuple[int, int]:
    """Return lanes along the traffic, and against it: as tags say, else half of all."""
    total = _read_number(tags.get("lanes", ""))
    if is_one_way:
        return _count_lanes(total or usual), 0
    half = usual if total is None else total // 2
    forward, back = (_read_number(tags.get(f"lanes:{end}", "")) for end in ("forward", "backward"))
    if total is not None:
        forward, back = (
            total - back if forward is None and back is not None else forward,
            total - forward if back is None and forward is not None else back,
        )
    return _count_lanes(half if forward is None else forward), _count_lanes(half if back is None else back)


def _count_lanes(lanes: float) -> int:
    return int(max(lanes, 1))


def _read_speed(text: str) -> str | None:
    speed = _read_number(text)
    if speed is None:
        return None
    speed *= KM_PER_MILE if "mph" in text else 1
    return "fast" if speed >= FAST else "normal"


def _read_number(text: str) -> float | None:
    """Return the number at the beginning of a text, None without one."""
    number = re.match(r"\s*(-?\d{1,4}(?:\.\d{1,4})?)(?!\d)", text)
    return None if number is None else float(number[1])
