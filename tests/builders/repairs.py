"""What repair makes of damaged path files: for every recipe the files before and after it, written by hand.

`CASES` are all of them. Where the right value can be told from the rest, the files afterwards are the sound ones, of which
the damaged ones are made; otherwise the changed bytes are written down here.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from builders import gta_sa_paths_fla as fla
from builders.gta_sa_paths import (
    Area,
    City,
    border_city,
    file_name,
    padded,
    promenade,
    smallest,
    stored,
    valid_city,
)

PREFIX = "SA_PATHS_"

Files = dict[str, bytes]


class Outcome(NamedTuple):
    """Files before a repair and after it; a file that is missing before is a new one."""

    before: Files
    after: Files


@dataclass(frozen=True)
class Case:
    """One repair.

    `codes` are the rules that its recipe is for, and that fail before it. The files are to be given as a folder where
    `folder` says so; recipes `on_request` have to be selected.
    """

    name: str
    codes: tuple[str, ...]
    about: str
    folder: bool
    on_request: bool
    build: Callable[[], Outcome]


CASES: list[Case] = []


def registrar(prefix: str, cases: list[Case]) -> Callable[..., Callable[[Callable[[], Outcome]], None]]:
    """Registers a function as a case of a family; its docstring says what is damaged and what becomes of it."""

    def case(*codes: str, folder: bool = False, on_request: bool = False) -> Callable[[Callable[[], Outcome]], None]:
        def register(build: Callable[[], Outcome]) -> None:
            name = build.__name__.strip("_").replace("_", "-")
            full = tuple(prefix + code for code in codes)
            cases.append(Case(name, full, build.__doc__ or "", folder, on_request, build))

        return register

    return case


_case = registrar(PREFIX, CASES)


def _area(edit: Callable[[Area], None], repaired: Area | None = None, sound: Area | None = None) -> Outcome:
    """One file that an edit damages; sound again afterwards unless something else is given."""
    sound = sound or smallest()
    damaged = copy.deepcopy(sound)
    edit(damaged)
    return Outcome({sound.name: damaged.to_bytes()}, {sound.name: (repaired or sound).to_bytes()})


def _areas(sound: dict[int, Area], edit: Callable[[dict[int, Area]], None]) -> Outcome:
    """Files that an edit damages, and that are sound again afterwards."""
    damaged = copy.deepcopy(sound)
    edit(damaged)
    return Outcome(*({area.name: area.to_bytes() for area in each.values()} for each in (damaged, sound)))


def _patched(offset: int, damage: bytes) -> Outcome:
    """The smallest file with other bytes in one place."""
    sound = smallest().to_bytes()
    return Outcome(
        {file_name(0): sound[:offset] + damage + sound[offset + len(damage) :]},
        {file_name(0): sound},
    )


# --- files and their sections --------------------------------------------------------------------------------------


def _silent() -> Area:
    """The smallest file without crossings, which a file that ends early does not tell."""
    area = smallest()
    for link in area.links:
        link.road_cross = link.ped_traffic_light = 0
    return area


@_case("FILE_NO_TAIL")
def _ends_behind_lengths() -> Outcome:
    """The file ends behind the link lengths; afterwards it has zeros up to its full size."""
    return Outcome({file_name(0): _silent().no_tail()}, {file_name(0): _silent().to_bytes()})


@_case("FILE_NO_TAIL")
def _ends_behind_lengths_and_zeros() -> Outcome:
    """The same with some zeros, which count as part of the tail."""
    return Outcome({file_name(0): padded(_silent().no_tail(), 1200)}, {file_name(0): _silent().to_bytes()})


@_case("FILE_NO_TAIL")
def _cut_off() -> Outcome:
    """The last 10 bytes are missing; what is there of the tail stays where it is."""
    sound = promenade().to_bytes()
    return Outcome({file_name(0): sound[:-10]}, {file_name(0): sound})


@_case("FILE_WIKI_SIZE")
def _without_reserve() -> Outcome:
    """The intersections stand right behind the lengths; afterwards they are where the game reads them."""
    return Outcome({file_name(0): promenade().wiki_sized()}, {file_name(0): promenade().to_bytes()})


@_case("INTERSECTIONS_SHIFTED", "FILE_PADDED")
def _shifted_and_padded() -> Outcome:
    """The same, hidden by padding, which is dropped too."""
    return Outcome({file_name(0): padded(promenade().wiki_sized())}, {file_name(0): promenade().to_bytes()})


@_case("INTERSECTIONS_SHIFTED")
def _shifted_in_full_size() -> Outcome:
    """The same with the 192 zeros at the end, so that the size is right."""
    return Outcome({file_name(0): promenade().wiki_sized() + bytes(192)}, {file_name(0): promenade().to_bytes()})


@_case("FILE_TRAILING")
def _text_behind() -> Outcome:
    """Three bytes of text behind the layout are dropped."""
    return Outcome({file_name(0): smallest().to_bytes() + b"end"}, {file_name(0): smallest().to_bytes()})


@_case("FILE_PADDED")
def _padding() -> Outcome:
    """Zeros up to a multiple of 2,048 bytes are dropped."""
    return Outcome({file_name(0): padded(smallest().to_bytes())}, {file_name(0): smallest().to_bytes()})


@_case("SET_INCOMPLETE", folder=True)
def _two_files_missing() -> Outcome:
    """Two files of empty areas are added."""
    sound = valid_city().files()
    before = {name: data for name, data in sound.items() if name not in (file_name(7), file_name(63))}
    return Outcome(before, {**before, "nodes7.dat": bytes(20), "nodes63.dat": bytes(20)})


@_case("RESERVE_LINKS")
def _reserve_of_zeros() -> Outcome:
    """Zeros look like taken slots."""
    return _area(lambda area: setattr(area, "reserved_links", [(0, 0)] * 192))


@_case("RESERVE_LINKS")
def _reserve_with_one_odd_entry() -> Outcome:
    """An entry inside a slot is another one."""
    return _area(lambda area: area.reserved_links.__setitem__(7, (0xFFFF, 5)))


@_case("RESERVE_LENGTHS")
def _reserve_of_lengths() -> Outcome:
    """Bytes in the reserve of the lengths; it starts at 1152."""
    return _patched(1152 + 3, b"\x01\x02")


@_case("RESERVE_INTERSECTIONS")
def _reserve_of_intersections() -> Outcome:
    """The last byte of the file, which is that of the reserve of the intersections."""
    return _patched(1547, b"\xff")


# --- nodes ---------------------------------------------------------------------------------------------------------


def _node(index: int, **values: int) -> Outcome:
    """The smallest file with other values in a node; nodes 5 to 7 are pedestrian ones."""

    def edit(area: Area) -> None:
        for name, value in values.items():
            setattr(area.nodes[index], name, value)

    return _area(edit)


@_case("NODE_AREA_ID")
def _of_another_area() -> Outcome:
    """A node says that it is in area 3."""
    return _node(4, area_id=3)


@_case("NODE_ID")
def _another_id() -> Outcome:
    """A node has the number of its neighbour."""
    return _node(2, node_id=3)


@_case("NODE_SEARCH_DISTANCE")
def _distance_left_over() -> Outcome:
    """A negative search distance."""
    return _node(6, search_distance=-1)


@_case("NODE_PREV_PTR")
def _pointer_left_over() -> Outcome:
    """A pointer of the compiler."""
    return _node(0, prev_ptr=0xDEADBEEF)


@_case("NODE_FLAG_RESERVED")
def _reserved_flags() -> Outcome:
    """All bits that files leave at 0 are set on one node, and one of them on another."""

    def edit(area: Area) -> None:
        node = area.nodes[1]
        node.already_found = node.interior_node = 1
        node.dummy, node.padding = 3, 255
        area.nodes[6].dummy = 2

    return _area(edit)


@_case("NODE_PED_VEHICLE_FLAGS")
def _vehicle_flags() -> Outcome:
    """A pedestrian node has every value of vehicle nodes, speed 3 among them."""
    return _node(5, on_dead_end=1, road_block=1, water_node=1, speed=3, special_function=15)


@_case("NODE_PED_WIDTH_ZERO", on_request=True)
def _narrow_paths() -> Outcome:
    """Two pedestrian nodes of width 0 get 16, as most of them have."""

    def edit(area: Area) -> None:
        area.ped_nodes[0].path_width = area.ped_nodes[2].path_width = 0

    return _area(edit)


@_case("NODE_SPEED_THREE")
def _speed_three() -> Outcome:
    """Speed 3 becomes 2."""
    sound = smallest()
    sound.vehicle_nodes[2].speed = 2
    return _area(lambda area: setattr(area.vehicle_nodes[2], "speed", 3), sound=sound)


@_case("NODE_BIT8")
def _copies_of_the_switch() -> Outcome:
    """Bit 8 is another one than bit 5, both ways."""
    sound = smallest()
    sound.nodes[3].switched_off = sound.nodes[3].switched_off_original = 1

    def edit(area: Area) -> None:
        area.nodes[3].switched_off_original = 0
        area.nodes[6].switched_off_original = 1

    return _area(edit, sound=sound)


@_case("NODE_ROAD_BLOCK_LINKS")
def _road_block_at_the_end() -> Outcome:
    """A road block at a node with one link."""
    return _node(0, road_block=1)


@_case("NODE_DEAD_END", folder=True)
def _dead_ends() -> Outcome:
    """A mark is missing on a branch, and another one is on a ring of roads."""

    def edit(areas: dict[int, Area]) -> None:
        nodes = [node for area in areas.values() for node in area.vehicle_nodes]
        next(node for node in nodes if node.on_dead_end).on_dead_end = 0
        next(node for node in nodes if not node.on_dead_end).on_dead_end = 1

    return _areas(valid_city().areas(), edit)


@_case("FLOOD_LINK", "FLOOD_SHARED", "FLOOD_ORDER", folder=True)
def _flood_ids_of_zero() -> Outcome:
    """All flood ids are 0, so that parts share them; and one node has another one than its neighbours."""

    def edit(areas: dict[int, Area]) -> None:
        nodes = [node for area in areas.values() for node in area.nodes]
        for node in nodes:
            node.flood_id = 0
        nodes[-1].flood_id = 200

    return _areas(valid_city().areas(), edit)


# --- links ---------------------------------------------------------------------------------------------------------


@_case("LENGTH_ZERO", "LENGTH_VALUE", "LENGTH_ASYMMETRIC")
def _length_of_zero() -> Outcome:
    """Length 0 in one direction, which takes that of the other one."""
    return _area(lambda area: setattr(area.links[9], "length", 0))


@_case("LENGTH_VALUE")
def _lengths_too_short() -> Outcome:
    """Length 7 in both directions of an edge of 20 units."""

    def edit(area: Area) -> None:
        area.links[8].length = area.links[9].length = 7

    return _area(edit)


@_case("LENGTH_VALUE", "LENGTH_ASYMMETRIC")
def _length_rounded_down() -> Outcome:
    """An edge of 20 units has length 19, which rounding may give, and 30 in the other direction: both become 19."""
    sound = smallest()
    sound.links[8].length = sound.links[9].length = 19
    return _area(lambda area: setattr(area.links[9], "length", 30), sound=sound)


@_case("LENGTH_ASYMMETRIC")
def _lengths_unlike() -> Outcome:
    """An edge of 20 units has lengths 19 and 20, both of which fit: both become 20."""
    return _area(lambda area: setattr(area.links[9], "length", 19))


@_case("LENGTH_VALUE", "LENGTH_ASYMMETRIC")
def _length_over_the_border() -> Outcome:
    """The length of a link into another area, whose link back is right."""

    def edit(areas: dict[int, Area]) -> None:
        areas[1].links[0].length = 200

    return _areas({number: border_city().areas()[number] for number in (0, 1)}, edit)


def _crossing(link: int, value: int) -> Callable[[Area], None]:
    def edit(area: Area) -> None:
        area.links[link].road_cross = value & 1
        area.links[link].ped_traffic_light = value >> 1 & 1

    return edit


@_case("INTERSECTION_ASYMMETRIC")
def _crossing_in_one_direction() -> Outcome:
    """The crossing of 6 - 7 is missing in one direction, and is set there."""
    return _area(_crossing(11, 0))


@_case("INTERSECTION_ASYMMETRIC")
def _light_in_one_direction() -> Outcome:
    """Only the light of 6 - 7 is missing in one direction."""
    return _area(_crossing(10, 1))


@_case("INTERSECTION_VEHICLE")
def _crossing_of_vehicles() -> Outcome:
    """Both directions of a road have a crossing."""

    def edit(area: Area) -> None:
        area.links[0].road_cross = area.links[1].road_cross = 1

    return _area(edit)


@_case("INTERSECTION_LIGHT_ONLY")
def _light_without_crossing() -> Outcome:
    """The light of 6 - 7 has no crossing in either direction."""

    def edit(area: Area) -> None:
        area.links[10].road_cross = area.links[11].road_cross = 0

    return _area(edit)


@_case("INTERSECTION_RESERVED")
def _reserved_intersection_bits() -> Outcome:
    """Bits that files leave at 0, in one direction of a crossing."""
    return _area(lambda area: setattr(area.links[10], "unused_intersection_bits", 63))


# --- navi links and navi nodes -------------------------------------------------------------------------------------


@_case("NAVI_LINK_PED")
def _navi_link_of_a_footpath() -> Outcome:
    """A link of a pedestrian node names navi node 3 of area 5."""

    def edit(area: Area) -> None:
        area.links[9].navi_id, area.links[9].navi_area_id = 3, 5

    return _area(edit)


@_case("NAVI_LINK_PAIR")
def _pair_upper_wrong() -> Outcome:
    """The link from node 1 back to node 0 names the navi node of 2 - 3."""
    return _area(lambda area: setattr(area.links[1], "navi_id", 3))


@_case("NAVI_LINK_PAIR")
def _pair_lower_wrong() -> Outcome:
    """The link from node 0 to node 1 names the navi node of 2 - 3, which is no neighbour: the other one counts."""
    return _area(lambda area: setattr(area.links[0], "navi_id", 3))


def _navi(index: int, sound: Area | None = None, **values: int) -> Outcome:
    """A file, the smallest unless another one is given, with other values in a navi node.

    Navi node 1 serves 1 - 2 with a light at its target 1, 2 serves 1 - 4 with 2 lanes from 1 to 4 and 1 back, 3 serves
    2 - 3 with a lane from 2 to 3 alone.
    """

    def edit(area: Area) -> None:
        for name, value in values.items():
            setattr(area.navi_nodes[index], name, value)

    return _area(edit, sound=sound)


@_case("NAVI_TARGET", "NAVI_TARGET_END")
def _target_that_does_not_exist() -> Outcome:
    """The target is no vehicle node, the rest is as it was: only the target is set."""
    return _navi(3, target_node_id=77)


@_case("NAVI_TARGET_END")
def _target_that_is_no_end() -> Outcome:
    """The target is a vehicle node of another road."""
    return _navi(2, target_node_id=3)


@_case("NAVI_TARGET_END")
def _target_elsewhere_and_turned() -> Outcome:
    """The target is no end, and the direction leads to the upper end: direction, lanes and light end are mirrored."""
    return _navi(1, target_node_id=0, dir_x=100, traffic_light_at_target=0)


@_case("NAVI_TARGET_LOWER")
def _target_at_the_upper_end() -> Outcome:
    """A navi node that is consistent the other way round: 2 lanes from 1 to 4 are then along its direction."""
    sound = smallest()
    assert (sound.navi_nodes[2].left_lanes, sound.navi_nodes[2].right_lanes) == (2, 1)
    return _navi(2, target_node_id=4, dir_x=0, dir_y=100, left_lanes=1, right_lanes=2)


@_case("NAVI_TARGET_LOWER")
def _light_at_the_upper_end() -> Outcome:
    """The same with a light, whose end is told the other way round as well."""
    return _navi(1, target_node_id=2, dir_x=100, traffic_light_at_target=0)


@_case("NAVI_TARGET_LOWER")
def _target_alone_at_the_upper_end() -> Outcome:
    """The target is the upper end, but the direction leads to the lower one: only the target is set."""
    return _navi(2, target_node_id=4)


@_case("NAVI_DIR_LENGTH")
def _direction_of_zero() -> Outcome:
    """No direction at all."""
    return _navi(2, dir_x=0, dir_y=0)


@_case("NAVI_DIR_LENGTH")
def _direction_too_long() -> Outcome:
    """A direction of length 127."""
    return _navi(3, dir_x=-127)


@_case("NAVI_DIR_LENGTH")
def _direction_of_a_vertical_road() -> Outcome:
    """A road straight up: the direction keeps its course and gets length 100."""
    city = City()
    city.road(city.vehicle(-2900, -2900, 10), city.vehicle(-2900, -2900, 20), navi=(-2902, -2902))
    sound = city.areas()[0]
    navi = sound.navi_nodes[0]
    navi.dir_x, navi.dir_y = 60, 80
    return _navi(0, sound, dir_x=36, dir_y=48)


@_case("NAVI_DIR_LENGTH")
def _no_direction_of_a_vertical_road() -> Outcome:
    """A road straight up without a direction gets one to the east."""
    city = City()
    city.road(city.vehicle(-2900, -2900, 10), city.vehicle(-2900, -2900, 20), navi=(-2902, -2900))
    sound = city.areas()[0]
    sound.navi_nodes[0].dir_x = 100
    return _navi(0, sound, dir_x=0)


@_case("NAVI_DIR_REVERSED")
def _direction_backwards() -> Outcome:
    """The direction leads away from the target."""
    return _navi(3, dir_x=100)


@_case("NAVI_DIR_CHORD", on_request=True)
def _direction_off() -> Outcome:
    """The direction is 10 degrees off."""
    return _navi(3, dir_x=-98, dir_y=17)


@_case("NAVI_FAR")
def _far_away() -> Outcome:
    """A navi node 60 units beside its road goes back to the middle."""
    return _navi(3, y=stored(-2840))


@_case("NAVI_WIDTH_SIGN")
def _width_with_a_sign() -> Outcome:
    """Width 200 becomes 127."""
    sound = smallest()
    for node in sound.vehicle_nodes:
        node.path_width = 127
    for navi in sound.navi_nodes:
        navi.path_width = 127
    return _navi(0, sound, path_width=200)


@_case("NAVI_LIGHT_STATE")
def _light_of_state_three() -> Outcome:
    """State 3 becomes 0."""
    return _navi(0, traffic_light_state=3)


@_case("NAVI_LIGHT_END_ALONE")
def _light_end_without_light() -> Outcome:
    """The end of a light is told where none is."""
    return _navi(0, traffic_light_at_target=1)


@_case("NAVI_LIGHT_END")
def _light_at_the_wrong_end() -> Outcome:
    """The light of 1 - 2 is at node 2, and goes back to the junction."""
    return _navi(1, traffic_light_at_target=0)


@_case("NAVI_LIGHT_END")
def _light_at_the_target() -> Outcome:
    """Both ends have two links; the light is at the target, but the other end is next to a junction."""
    city = City()
    row = [city.vehicle(-2900 + 20 * step, -2900) for step in range(5)]
    for start, end in itertools.pairwise(row):
        city.road(start, end, light=row[2] if start == 1 else None)
    city.road(row[3], city.vehicle(-2840, -2920))
    return _navi(1, city.areas()[0], traffic_light_at_target=1)


@_case("NAVI_PARKING_LANES", on_request=True)
def _lanes_into_a_parking_place() -> Outcome:
    """A lane in each direction becomes the lane out, whether the place is the higher end or the lower one."""
    before, after = City(), City()
    for city, lanes in ((before, (1, 1)), (after, (1, 0))):
        first, start, end, last = (
            city.vehicle(-2900 + 20 * step, -2900, special_function=special)
            for step, special in enumerate((2, 0, 0, 1))
        )
        city.road(first, start, lanes)
        city.road(start, end)
        city.road(last, end, lanes)
    return Outcome(*({"NODES0.DAT": city.areas()[0].to_bytes()} for city in (before, after)))


@_case("NAVI_RESERVED")
def _reserved_navi_bits() -> Outcome:
    """All bits that files leave at 0 are set on one navi node, and one of them on another."""

    def edit(area: Area) -> None:
        navi = area.navi_nodes[2]
        navi.unused_lane_bit = navi.bridge_lights = 1
        navi.unused_light_bits = 8191
        area.navi_nodes[0].bridge_lights = 1

    return _area(edit)


# --- files of the limit adjuster -----------------------------------------------------------------------------------


def _extended(edit: Callable[[Area], None], sound: Area | None = None, version: int = 4) -> Outcome:
    """One file of the limit adjuster that an edit damages, and that is sound again afterwards."""
    sound = sound or smallest()
    damaged = copy.deepcopy(sound)
    edit(damaged)
    return Outcome({sound.name: fla.to_bytes(damaged, version)}, {sound.name: fla.to_bytes(sound, version)})


@_case("FLA_EOF")
def _other_mark() -> Outcome:
    """The mark behind the sections is another one."""
    return Outcome(
        {file_name(0): fla.to_bytes(smallest(), mark=b"END!")},
        {file_name(0): fla.to_bytes(smallest())},
    )


@_case("FLA_SIZE")
def _text_behind_the_mark() -> Outcome:
    """Text behind the mark is dropped."""
    sound = fla.to_bytes(smallest(), 2)
    return Outcome({file_name(0): sound + b"end\0"}, {file_name(0): sound})


@_case("FLA_DEAD_COORDS")
def _other_unused_coordinates() -> Outcome:
    """Coordinates of 16 bits are one too large; afterwards they are the low halves of those of 32 bits."""
    sound = smallest()
    return Outcome(
        {sound.name: fla.to_bytes(sound, unused=lambda value: fla.low_bits(value) + 1)},
        {sound.name: fla.to_bytes(sound)},
    )


@_case("FLA_PADDING")
def _bytes_that_align() -> Outcome:
    """The bytes that align nodes and navi nodes are not 0."""
    return Outcome(
        {file_name(0): fla.to_bytes(smallest(), padding=0x1234)},
        {file_name(0): fla.to_bytes(smallest())},
    )


@_case("INTERSECTIONS_SHIFTED")
def _shifted_by_an_editor() -> Outcome:
    """The intersections of a file of the limit adjuster stand right behind the lengths."""
    return Outcome(
        {file_name(0): fla.to_bytes(promenade(), 2, early=True)},
        {file_name(0): fla.to_bytes(promenade(), 2)},
    )


@_case("NODE_ID", "NODE_PREV_PTR", "NODE_SPEED_THREE", "RESERVE_LINKS", "RESERVE_LENGTHS", "NAVI_LINK_PED")
def _values_of_an_extended_file() -> Outcome:
    """Values in every section of a file of the limit adjuster."""
    sound = smallest()
    sound.nodes[3].speed = 2

    def edit(area: Area) -> None:
        area.nodes[1].node_id, area.nodes[2].prev_ptr, area.nodes[3].speed = 7, 9, 3
        area.reserved_links = [(0, 0)] * 192
        area.reserved_link_lengths[5] = 1
        area.links[8].navi_id, area.links[8].navi_area_id = 3000, 5

    return _extended(edit, sound, 3)


@_case("NAVI_TARGET_LOWER", "NAVI_LINK_PAIR", "LENGTH_VALUE")
def _edges_of_an_extended_file() -> Outcome:
    """A navi node that is turned, links to another one, and a length, in a file of the limit adjuster."""

    def edit(area: Area) -> None:
        navi = area.navi_nodes[2]
        navi.target_node_id, navi.dir_y, navi.left_lanes, navi.right_lanes = 4, 100, 1, 2
        area.links[1].navi_id = 3
        area.links[8].length = area.links[9].length = 1

    return _extended(edit)


@_case("NAVI_FAR")
def _far_away_on_a_large_map() -> Outcome:
    """A navi node 200 units beside its road, where coordinates need 32 bits: both kinds of them go back."""
    city = fla.wide_city(16)
    areas = city.areas()
    number = max(number for number, area in areas.items() if len(area.navi_nodes) > 1)
    sound, damaged = areas[number], copy.deepcopy(areas[number])
    navi = damaged.navi_nodes[-1]
    navi.y -= 8 * 200
    return Outcome({sound.name: fla.to_bytes(damaged)}, {sound.name: fla.to_bytes(sound)})


@_case("FLOOD_LINK", "FLOOD_SHARED", "FLOOD_ORDER", folder=True)
def _flood_ids_of_a_large_map() -> Outcome:
    """A map of 256 areas with flood ids of 16 bits, all of which are 999 but for one; those of 8 bits are not used."""
    sound = fla.files(fla.wide_city(16).areas())
    damaged = {name: bytearray(data) for name, data in sound.items()}
    for data in damaged.values():
        for node in range(int.from_bytes(data[8:12], "little")):
            data[28 + 44 * node + 40 : 28 + 44 * node + 42] = (999).to_bytes(2, "little")
    last = damaged[file_name(255)]
    last[28 + 40 : 28 + 42] = b"\x03\0"
    return Outcome({name: bytes(data) for name, data in damaged.items()}, sound)


@_case(
    "NODE_ID",
    "NODE_AREA_ID",
    "NODE_SEARCH_DISTANCE",
    "LENGTH_VALUE",
    "FLOOD_ORDER",
    "NODE_DEAD_END",
    "NODE_BIT8",
    "RESERVE_LINKS",
    folder=True,
)
def _everything_at_once() -> Outcome:
    """Many faults in all files of a city."""

    def edit(areas: dict[int, Area]) -> None:
        for area in areas.values():
            area.reserved_links = [(0, 0)] * 192
            for node in area.nodes:
                node.node_id ^= 1
                node.area_id, node.search_distance, node.flood_id = 99, 0, 255 - node.flood_id
                node.on_dead_end, node.switched_off_original = 0, 1 - node.switched_off
            for link in area.links:
                link.length = 255

    return _areas(valid_city().areas(), edit)
