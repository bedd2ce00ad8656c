"""Attributes of lines that are drawn for San Andreas."""

from __future__ import annotations

from navspec.family.conversion.line_attributes import LineAttribute

_LIGHTS = ("yes", "north_south", "west_east")

ATTRIBUTES = (
    LineAttribute("kind", "vehicle", "Who moves there: `vehicle`, `boat` or `ped`."),
    LineAttribute(
        "traffic_light",
        "none",
        "Light at the end of the line, and with `_back` at its beginning; of a point or a polygon, on all roads to it or its "
        "junctions: `yes`, or a cycle, `north_south` or `west_east`.",
        has_back=True,
        choices=_LIGHTS,
    ),
    LineAttribute(
        "traffic_light_all",
        "none",
        "Lights on all roads to the junctions of this line, three lines or more, where a lane leads to them; values as of "
        "`traffic_light`.",
        choices=_LIGHTS,
    ),
    LineAttribute("speed", "normal", "Speed of cars: `slow`, `normal` or `fast`.", choices=("slow", "normal", "fast")),
    LineAttribute("density", "15", "How much traffic appears, 0 to 15."),
    LineAttribute(
        "path_width", "0; of a footpath 1", "Half the width of the median strip, or of the footpath, in metres."
    ),
    LineAttribute("switched_off", "no", "`yes`: hardly any traffic until a script switches it on."),
    LineAttribute("road_block", "no", "`yes`: the police may build road blocks."),
    LineAttribute("dont_wander", "no", "`yes`: wandering pedestrians keep away."),
    LineAttribute(
        "special_function",
        "no_special_use",
        "What cars do there, such as `parking_parallel`: a value of `special_use`.",
    ),
    LineAttribute("road_cross", "no", "`yes`: a footpath crosses a road, and pedestrians look first."),
    LineAttribute("ped_traffic_light", "no", "`yes`: pedestrians wait for a light."),
)
