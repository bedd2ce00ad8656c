"""Attributes of lines that are drawn for GTA IV; those of San Andreas have the same names."""

from __future__ import annotations

from navspec.family.conversion.line_attributes import LineAttribute

_NO_PLACE = "Not stored: the files have no known place for it."

ATTRIBUTES = (
    LineAttribute(
        "kind",
        "vehicle",
        "Who moves there: `vehicle` or `boat`; lines of the kind `ped` are left out.",
        choices=("vehicle", "boat"),
    ),
    LineAttribute(
        "speed",
        "normal",
        "Speed of cars: `slow`, about 30 km/h; `normal`; `fast`, about 70 km/h; or `dirt_road`, about 50 km/h.",
        words={"slow": "slow_traffic", "normal": "", "fast": "highway", "dirt_road": "dirt_road"},
    ),
    LineAttribute("density", "15", "How much traffic appears, 0 to 15.", column="spawn_density"),
    # The files have the whole width.
    LineAttribute("path_width", "0", "Half the width of the median strip, in metres.", scale=2.0),
    LineAttribute("dont_wander", "no", "`yes`: wandering traffic does not come there."),
    LineAttribute("street_name_hash", "0", "Hash of the name of the street."),
    *(
        LineAttribute(name, "", _NO_PLACE, column="")
        for name in (
            "traffic_light",
            "traffic_light_all",
            "switched_off",
            "road_block",
            "special_function",
            "road_cross",
            "ped_traffic_light",
        )
    ),
)
