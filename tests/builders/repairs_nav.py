"""What repair makes of damaged navigation meshes: for every recipe the mesh before and after it, written by hand.

Most of them are the mesh that no rule has a word about, damaged by one edit. Its areas 1 to 4 stand in a row from west to
east and lead to their neighbours; a path leads through area 2 from area 1 to area 3 and back, and a ladder from area 1 to
area 4.
"""

from __future__ import annotations

import copy
from collections.abc import Callable

from builders.repairs import Case, Outcome, registrar
from builders.source_nav import (
    CHECKPOINT,
    EMPTY,
    FINALE,
    PLAYER_START,
    RESCUE_VEHICLE,
    Approach,
    Area,
    Encounter,
    Ladder,
    Mesh,
    Spot,
    clean,
    names_rows,
    seen_as,
)

NAME = "de_test.nav"
CASES: list[Case] = []

Edit = Callable[[Mesh], object]

_case = registrar("NAV_", CASES)

BASE = (16, 0, "base")
CS = (16, 1, "cs")
TF = (16, 2, "tf")
L4D = (16, 14, "l4d")
NINE = (9, None, "base")
GOLDSRC = (5, None, "goldsrc")


def _outcome(before: Mesh, after: Mesh) -> Outcome:
    return Outcome({NAME: before.pack()}, {NAME: after.pack()})


def _mesh(damage: Edit, repair: Edit | None = None, kind: tuple[int, int | None, str] = BASE) -> Outcome:
    """The sound mesh with damage; sound again afterwards, but for what `repair` does to it."""
    before, after = clean(*kind), clean(*kind)
    damage(before)
    if repair:
        repair(after)
    return _outcome(before, after)


# --- the file ------------------------------------------------------------------------------------------------------


@_case("TRAILING_BYTES")
def _bytes_behind() -> Outcome:
    """A mesh of Team Fortress 2 with 16 zeros behind it."""
    return _mesh(lambda mesh: setattr(mesh, "tail", bytes(16)), kind=TF)


@_case("TRAILING_BYTES")
def _older_areas_behind() -> Outcome:
    """A mesh of GoldSrc with the end of an older, larger one."""
    return _mesh(lambda mesh: setattr(mesh, "tail", b"\1\0" + 2 * Area().pack(mesh)), kind=GOLDSRC)


@_case("BOOL_RANGE")
def _flag_of_seven() -> Outcome:
    """The mark of an analysis is 7."""
    return _mesh(lambda mesh: setattr(mesh, "is_analyzed", 7))


@_case("BOOL_RANGE")
def _other_flag_of_nine() -> Outcome:
    """The other flag is 9: it becomes 1, and then what the areas say."""
    return _mesh(lambda mesh: setattr(mesh, "has_unnamed_areas", 9))


@_case("HAS_UNNAMED_MISMATCH")
def _all_named() -> Outcome:
    """All areas have a place, but the flag says that some have none."""
    return _mesh(lambda mesh: setattr(mesh, "has_unnamed_areas", 1), kind=L4D)


# --- places --------------------------------------------------------------------------------------------------------


def _places(before: list[bytes], of: list[int], after: list[bytes], in_the_end: list[int]) -> Outcome:
    """Two place directories, and the places of the areas."""

    def put(names: list[bytes], places: list[int]) -> Edit:
        def edit(mesh: Mesh) -> None:
            mesh.places = names
            for area, place in zip(mesh.areas, places, strict=True):
                area.place_index = place

        return edit

    def put_with_flag(mesh: Mesh) -> None:
        put(after, in_the_end)(mesh)
        mesh.has_unnamed_areas = int(0 in in_the_end)

    return _mesh(put(before, of), put_with_flag)


@_case("PLACE_NAME_TOO_LONG")
def _long_name() -> Outcome:
    """A name of 300 bytes keeps 255 of them."""
    other = b"Middle\0"
    return _places([b"x" * 300 + b"\0", other], [1, 1, 2, 2], [b"x" * 255 + b"\0", other], [1, 1, 2, 2])


@_case("PLACE_NAME_NO_NUL")
def _open_names() -> Outcome:
    """Three names end without a zero: one just has none, one fills all the room, one is of no bytes at all and goes."""
    full = b"y" * 256
    return _places([b"Middle", b"", full], [1, 2, 3, 3], [b"Middle\0", full[:255] + b"\0"], [1, 0, 2, 2])


@_case("PLACE_NAME_EMBEDDED_NUL")
def _name_goes_on() -> Outcome:
    """A name goes on behind a zero."""
    return _places([b"Mid\0dle\0", b"Hall\0"], [1, 1, 2, 2], [b"Mid\0", b"Hall\0"], [1, 1, 2, 2])


@_case("PLACE_NAME_EMPTY")
def _empty_names() -> Outcome:
    """Of four names two are nothing but zeros: their areas are in no place afterwards."""
    return _places([b"\0", b"Middle\0", b"\0\0", b"Hall\0"], [1, 2, 3, 4], [b"Middle\0", b"Hall\0"], [0, 1, 0, 2])


@_case("PLACE_DUPLICATE")
def _same_names() -> Outcome:
    """A name stands there three times, as the game sees it."""
    names = [b"Hall\0", b"Middle\0", b"HALL\0", b"hall\0"]
    return _places(names, [4, 3, 2, 1], [b"Hall\0", b"Middle\0"], [1, 1, 2, 1])


@_case("PLACE_UNUSED")
def _unused_names() -> Outcome:
    """The second of three places and the last have no areas."""
    return _places([b"Hall\0", b"Well\0", b"Roof\0", b"Pit\0"], [1, 3, 3, 1], [b"Hall\0", b"Roof\0"], [1, 2, 2, 1])


@_case("PLACE_INDEX_RANGE")
def _no_such_place() -> Outcome:
    """An area is in place 9 of 2."""
    names = [b"Hall\0", b"Well\0"]
    return _places(names, [1, 9, 2, 2], names, [1, 0, 2, 2])


# --- ids -----------------------------------------------------------------------------------------------------------


@_case("AREA_ID_ZERO")
def _area_without_id() -> Outcome:
    """The last area has the id 0, and the one before leads to area 5: that is what it becomes, as the next free id."""

    def append(mesh: Mesh, number: int) -> None:
        last = copy.deepcopy(mesh.areas[3])
        last.id, last.connections, last.spots, last.ladders_down = number, ((), (), (), (4,)), [], ()
        last.nw, last.se = (400.0, 0.0, 0.0), (500.0, 100.0, 0.0)
        mesh.areas[3].connections = ((), (5,), (), (3,))
        mesh.areas.append(last)

    return _mesh(lambda mesh: append(mesh, 0), lambda mesh: append(mesh, 5))


@_case("LADDER_ID_ZERO")
def _ladder_without_id() -> Outcome:
    """Of two ladders the second has the id 0, and areas list ladder 6."""

    def append(mesh: Mesh, number: int) -> None:
        mesh.ladders.append(Ladder(number, top=(20, 0, 128), bottom=(20, 0, 0), areas=(4, 0, 0, 0, 1)))
        mesh.areas[0].ladders_up = mesh.areas[3].ladders_down = (5, 6)

    return _mesh(lambda mesh: append(mesh, 0), lambda mesh: append(mesh, 6), CS)


@_case("SPOT_ID_DUPLICATE")
def _same_spots() -> Outcome:
    """Two of four spots have the id of another one; the first keeps it, and paths name that."""

    def give(mesh: Mesh, *numbers: int) -> None:
        for area, number in zip(mesh.areas, numbers, strict=True):
            area.spots[0].id = number
        mesh.areas[1].encounters[0].spots = [(7, 10), (3, 200)]

    return _mesh(lambda mesh: give(mesh, 7, 7, 3, 3), lambda mesh: give(mesh, 7, 8, 3, 9), GOLDSRC)


def _call(mesh: Mesh, *names: int) -> None:
    """Give areas 1 to 4 other ids, everywhere."""
    new = {0: 0, **dict(enumerate(names, 1))}
    for area in mesh.areas:
        area.id, area.inherit = new[area.id], new[area.inherit]
        area.connections = tuple(tuple(new[each] for each in side) for side in area.connections)
        for path in area.encounters:
            path.from_area, path.to_area = new[path.from_area], new[path.to_area]
        held = area.approaches if mesh.version < 15 else area.cs_approaches
        for each in held:
            each.here, each.prev, each.next = new[each.here], new[each.prev], new[each.next]
        if not names_rows(mesh.sub_version, mesh.game):
            area.visible = [(new[target], flags) for target, flags in area.visible]
    for ladder in mesh.ladders:
        ladder.areas = tuple(new[each] for each in ladder.areas)


@_case("AREA_ID_ORDER", on_request=True)
def _areas_of_left_4_dead() -> Outcome:
    """Ids in no order; what an area sees is named by rows, and stays."""
    return _mesh(lambda mesh: _call(mesh, 7, 2, 1, 9), kind=L4D)


@_case("AREA_ID_ORDER", on_request=True)
def _areas_of_counter_strike() -> Outcome:
    """Ids in no order, some of which are new ids of others, in approaches, parents and lists of visible areas too."""
    return _mesh(lambda mesh: _call(mesh, 4, 900_000, 2, 1), kind=CS)


@_case("AREA_ID_ORDER", on_request=True)
def _areas_of_goldsrc() -> Outcome:
    """A version without ladders and lists of visible areas."""
    return _mesh(lambda mesh: _call(mesh, 2, 1, 3, 4), kind=GOLDSRC)


# --- extents -------------------------------------------------------------------------------------------------------


def _slope(area: Area, nw: float, ne: float, se: float, sw: float) -> None:
    """Heights of the corners."""
    area.nw, area.se, area.ne_z, area.sw_z = (*area.nw[:2], nw), (*area.se[:2], se), ne, sw


@_case("EXTENT_DEGENERATE", on_request=True)
def _corners_swapped() -> Outcome:
    """Corners stand the wrong way round from west to east, from north to south, and both."""

    def damage(mesh: Mesh) -> None:
        one, two, three, _ = mesh.areas
        one.nw, one.se, one.ne_z, one.sw_z = (100.0, 0.0, 2.0), (0.0, 100.0, 4.0), 1.0, 3.0
        two.nw, two.se, two.ne_z, two.sw_z = (100.0, 100.0, 4.0), (200.0, 0.0, 2.0), 3.0, 1.0
        three.nw, three.se, three.ne_z, three.sw_z = (300.0, 100.0, 3.0), (200.0, 0.0, 1.0), 4.0, 2.0

    def repair(mesh: Mesh) -> None:
        for area in mesh.areas[:3]:
            _slope(area, 1.0, 2.0, 3.0, 4.0)

    return _mesh(damage, repair)


def with_a_line(mesh: Mesh) -> None:
    """Add an area 9 without width between areas 1 and 2, which everything refers to, and has areas inherit from it."""
    one, two, three, four = mesh.areas
    line = copy.deepcopy(two)
    line.id, line.nw, line.se = 9, (100.0, 0.0, 0.0), (100.0, 100.0, 0.0)
    line.connections, line.encounters, line.approaches = ((), (2,), (), (1,)), [], []
    line.cs_approaches, line.spots, line.inherit = [], [Spot(20, (100.0, 50.0, 0.0))], 0
    row = {area: seen_as(at, area, mesh.sub_version, mesh.game) for at, area in enumerate((1, 9, 2, 3, 4))}
    own = {area: [(row[area], 2)] if mesh.game == "l4d" else [] for area in row}
    line.visible = [(row[3], 1), (row[9], 3), (row[1], 2), (row[4], 3)]
    one.visible, one.inherit = [(row[1], 3), (row[9], 1), (row[2], 1), (row[4], 2)], 0
    two.visible, two.inherit = [(row[4], 0), (row[3], 2), *own[2]], 9
    three.visible, three.inherit = [(row[4], 0), *own[3]], 1
    four.visible = own[4]
    one.connections, two.connections = ((), (9, 2), (), ()), ((), (3,), (), (9, 1))
    two.encounters += [Encounter(9, 3, 3, 1, [(0, 1)]), Encounter(3, 1, 9, 3)]
    two.encounters[0].spots.insert(1, (20, 90))
    for held in (two.approaches, two.cs_approaches) if two.approaches is not two.cs_approaches else (two.approaches,):
        held += [Approach(9, 3, 1, 4, 1), Approach(4, 9, 1, 3, 1), Approach(4, 3, 1, 9, 1)]
    mesh.ladders[0].areas = (4, 9, 0, 9, 1)
    line.ladders_up, line.ladders_down = (), (5,)
    four.place_index = 2
    mesh.areas.insert(1, line)


def without_it(mesh: Mesh) -> None:
    """The same without area 9: area 2, which inherited from it, has the merged list."""
    one, two, three, _ = mesh.areas
    row = {area: seen_as(area - 1, area, mesh.sub_version, mesh.game) for area in (1, 2, 3, 4)}
    own = {area: [(row[area], 2)] if mesh.game == "l4d" else [] for area in row}
    one.visible, one.inherit = [(row[1], 3), (row[2], 1), (row[4], 2)], 0
    two.visible, two.inherit = [(row[3], 2), *own[2], (row[1], 2)], 0
    three.visible, three.inherit = [(row[4], 0), *own[3]], 1


@_case("EXTENT_DEGENERATE", on_request=True)
def _line_in_counter_strike() -> Outcome:
    """An area without width goes, and all that refers to it; who inherits from it gets a list of its own."""
    return _mesh(with_a_line, without_it, CS)


@_case("EXTENT_DEGENERATE", on_request=True)
def _line_in_left_4_dead() -> Outcome:
    """The same where lists of visible areas name rows, which move up."""
    return _mesh(with_a_line, without_it, L4D)


# --- links ---------------------------------------------------------------------------------------------------------


def _lead(
    mesh: Mesh, *, north: tuple[int, ...] = (), east: tuple[int, ...] = (3,), west: tuple[int, ...] = (1,)
) -> None:
    """Where area 2 leads."""
    mesh.areas[1].connections = (north, east, (), west)


def _path(mesh: Mesh, from_area: int, from_dir: int, to_area: int, to_dir: int) -> None:
    """One more path through area 2, in front of the others."""
    mesh.areas[1].encounters.insert(0, Encounter(from_area, from_dir, to_area, to_dir, [(0, 5)]))


@_case("LINK_DANGLING")
def _link_to_nowhere() -> Outcome:
    """Area 2 leads to area 99, and a path through it as well; both go, in the middle of the list."""

    def damage(mesh: Mesh) -> None:
        _lead(mesh, east=(99, 3), north=(98,))
        _path(mesh, 1, 3, 99, 1)

    return _mesh(damage)


@_case("LINK_ZERO")
def _link_to_zero() -> Outcome:
    """Area 2 leads to 0, twice."""
    return _mesh(lambda mesh: _lead(mesh, east=(0, 3), west=(1, 0)))


@_case("LINK_SELF")
def _link_to_itself() -> Outcome:
    """Area 2 leads north to itself, with a path that leads back by it; a path over the east side stays."""

    def damage(mesh: Mesh) -> None:
        _lead(mesh, north=(2,))
        _path(mesh, 1, 3, 2, 0)

    return _mesh(damage)


@_case("LINK_DUPLICATE")
def _link_twice() -> Outcome:
    """Area 2 leads to area 3 three times; paths lead there all the same."""
    return _mesh(lambda mesh: _lead(mesh, east=(3, 3, 3)))


@_case("LINK_WRONG_SIDE", on_request=True)
def _link_over_another_side() -> Outcome:
    """Area 2 leads to area 3 over its north side, and so do its paths."""

    def damage(mesh: Mesh) -> None:
        _lead(mesh, north=(3,), east=())
        mesh.areas[1].encounters[0].to_dir = mesh.areas[1].encounters[1].from_dir = 0

    return _mesh(damage)


@_case("LINK_WRONG_SIDE", on_request=True)
def _link_over_two_sides() -> Outcome:
    """The same beside the right link, which is not doubled."""

    def damage(mesh: Mesh) -> None:
        _lead(mesh, north=(3,), west=(3, 1))
        mesh.areas[1].encounters[1].from_dir = 0

    return _mesh(damage)


@_case("LINK_MISSING", on_request=True)
def _areas_apart() -> Outcome:
    """Nothing leads between areas 3 and 4."""

    def damage(mesh: Mesh) -> None:
        mesh.areas[2].connections, mesh.areas[3].connections = ((), (), (), (2,)), ((), (), (), ())

    return _mesh(damage)


@_case("LINK_ONE_WAY_FLAT", on_request=True)
def _no_way_back() -> Outcome:
    """Area 3 leads to area 4, and nothing back."""
    return _mesh(lambda mesh: setattr(mesh.areas[3], "connections", ((), (), (), ())), kind=L4D)


# --- encounter paths -----------------------------------------------------------------------------------------------


@_case("ENC_AREA_DANGLING")
def _path_from_nowhere() -> Outcome:
    """One path comes from area 77, one leads to area 0; the spots of others stay theirs."""

    def damage(mesh: Mesh) -> None:
        _path(mesh, 77, 3, 3, 1)
        mesh.areas[1].encounters.append(Encounter(1, 3, 0, 1))

    return _mesh(damage)


@_case("ENC_DIR_RANGE")
def _path_over_no_side() -> Outcome:
    """A path leads over side 4."""
    return _mesh(lambda mesh: _path(mesh, 1, 3, 3, 4))


@_case("ENC_NOT_LINKED")
def _path_without_link() -> Outcome:
    """A path leads to area 4, which is not connected there."""
    return _mesh(lambda mesh: _path(mesh, 1, 3, 4, 1), kind=NINE)


@_case("ENC_SPOT_DANGLING")
def _spot_that_is_not_there() -> Outcome:
    """Spot 50 comes into view between two others."""
    return _mesh(lambda mesh: mesh.areas[1].encounters[0].spots.insert(1, (50, 100)))


@_case("ENC_T_ORDER")
def _spots_in_disorder() -> Outcome:
    """The spots of a path stand in the wrong order; those at one place keep theirs."""
    spots = [(3, 200), (2, 10), (0, 10), (1, 0)]

    def put(mesh: Mesh, spots: list[tuple[int, int]]) -> None:
        mesh.areas[1].encounters[0].spots = spots

    return _mesh(lambda mesh: put(mesh, spots), lambda mesh: put(mesh, [(1, 0), (2, 10), (0, 10), (3, 200)]))


# --- approaches ----------------------------------------------------------------------------------------------------


def _approach(mesh: Mesh, at: int, each: Approach) -> None:
    """One more approach of area 2."""
    held = mesh.areas[1].approaches if mesh.version < 15 else mesh.areas[1].cs_approaches
    held.insert(at, each)


@_case("APPROACH_DANGLING")
def _approach_from_nowhere() -> Outcome:
    """An approach of Counter-Strike comes from area 66."""
    return _mesh(lambda mesh: _approach(mesh, 1, Approach(4, 66, 1, 3, 3)), kind=CS)


@_case("APPROACH_DANGLING")
def _approach_of_nowhere() -> Outcome:
    """One of GoldSrc is to area 66."""
    return _mesh(lambda mesh: _approach(mesh, 0, Approach(66, 3, 1, 3, 3)), kind=GOLDSRC)


@_case("APPROACH_COUNT")
def _many_approaches() -> Outcome:
    """Area 2 has 18 approaches; the last two go."""

    def put(mesh: Mesh, count: int) -> None:
        for number in range(count - 2):
            _approach(mesh, 2 + number, Approach(4, 3, 1, 3, number % 4))

    return _mesh(lambda mesh: put(mesh, 18), lambda mesh: put(mesh, 16), GOLDSRC)


def _code(mesh: Mesh, prev_how: int, next_how: int) -> None:
    """How one goes over the first approach of area 2."""
    held = mesh.areas[1].approaches[0]
    held.prev_how, held.next_how = prev_how, next_how


@_case("APPROACH_HOW_RANGE")
def _code_of_no_way() -> Outcome:
    """Codes 10 and 3 in Counter-Strike: the first becomes none."""
    return _mesh(lambda mesh: _code(mesh, 10, 3), lambda mesh: _code(mesh, 9, 3), CS)


@_case("APPROACH_HOW_RANGE")
def _code_of_no_way_of_old() -> Outcome:
    """Codes 7 and 8 in version 9: the second becomes none."""
    return _mesh(lambda mesh: _code(mesh, 7, 8), lambda mesh: _code(mesh, 7, 7), NINE)


@_case("APPROACH_NONE_CODE")
def _code_of_old() -> Outcome:
    """Code 7 for how one comes from no area; the same code elsewhere stays."""
    return _mesh(lambda mesh: _code(mesh, 7, 7), lambda mesh: _code(mesh, 9, 7), CS)


# --- ladders -------------------------------------------------------------------------------------------------------


@_case("LADDER_AREA_DANGLING")
def _ladder_to_nowhere() -> Outcome:
    """A ladder leads to areas 44 and 45 on the left and behind."""
    return _mesh(lambda mesh: setattr(mesh.ladders[0], "areas", (4, 44, 0, 45, 1)))


@_case("LADDER_UPSIDE_DOWN")
def _ladder_stands_on_its_head() -> Outcome:
    """The top of a ladder lies below its bottom."""

    def damage(mesh: Mesh) -> None:
        ladder = mesh.ladders[0]
        ladder.top, ladder.bottom = ladder.bottom, ladder.top

    return _mesh(damage)


@_case("AREA_LADDER_DANGLING")
def _no_such_ladder() -> Outcome:
    """Areas list ladder 8 on both ways."""

    def damage(mesh: Mesh) -> None:
        mesh.areas[0].ladders_up, mesh.areas[3].ladders_down = (8, 5), (5, 8)

    return _mesh(damage)


@_case("AREA_LADDER_DUPLICATE")
def _ladder_twice() -> Outcome:
    """An area lists its ladder twice."""
    return _mesh(lambda mesh: setattr(mesh.areas[0], "ladders_up", (5, 5)), kind=NINE)


@_case("LADDER_NOT_MIRRORED", "LADDER_UP_MISMATCH", "LADDER_DOWN_MISMATCH", on_request=True)
def _ladders_of_others() -> Outcome:
    """Areas list each other's ladders; the order of those that are right stays."""

    def damage(mesh: Mesh) -> None:
        repair(mesh)
        mesh.areas[0].ladders_up, mesh.areas[1].ladders_up = (7, 6), (5,)
        mesh.areas[3].ladders_down, mesh.areas[2].ladders_down = (5, 6), (6,)

    def repair(mesh: Mesh) -> None:
        mesh.ladders = [
            Ladder(5, areas=(4, 3, 0, 0, 1)),
            Ladder(6, top=(20, 0, 128), bottom=(20, 0, 0), areas=(0, 0, 3, 3, 1)),
            Ladder(7, top=(80, 0, 128), bottom=(80, 0, 0), areas=(4, 0, 0, 0, 1)),
        ]
        mesh.areas[0].ladders_up = (7, 6, 5)
        mesh.areas[2].ladders_down, mesh.areas[3].ladders_down = (6, 5), (5, 7)

    return _mesh(damage, repair)


# --- visible areas -------------------------------------------------------------------------------------------------


def _see(mesh: Mesh, area: int, *entries: tuple[int, int], inherit: int = 0) -> None:
    """What an area sees, by ids."""
    mesh.areas[area - 1].visible = [
        (seen_as(target - 1, target, mesh.sub_version, mesh.game), flags) for target, flags in entries
    ]
    mesh.areas[area - 1].inherit = inherit


@_case("VIS_TARGET_DANGLING")
def _sees_nowhere() -> Outcome:
    """Area 3 sees areas 90 and 0, and one that is there."""
    return _mesh(lambda mesh: _see(mesh, 3, (90, 3), (2, 1), (0, 3)), lambda mesh: _see(mesh, 3, (2, 1)))


@_case("VIS_INDEX_RANGE")
def _sees_beyond() -> Outcome:
    """In Left 4 Dead, it sees the area in row 4 of 4."""
    return _mesh(lambda mesh: _see(mesh, 3, (5, 3), (4, 1), (3, 2)), lambda mesh: _see(mesh, 3, (4, 1), (3, 2)), L4D)


@_case("VIS_FLAGS_RANGE")
def _sees_how() -> Outcome:
    """An entry has flags 7."""
    return _mesh(lambda mesh: _see(mesh, 3, (2, 7)), lambda mesh: _see(mesh, 3, (2, 3)), TF)


@_case("VIS_DUPLICATE")
def _sees_twice() -> Outcome:
    """Area 3 names area 2 three times; the first counts."""
    return _mesh(lambda mesh: _see(mesh, 3, (2, 1), (2, 3), (1, 1), (2, 2)), lambda mesh: _see(mesh, 3, (2, 1), (1, 1)))


@_case("VIS_DELETE_NO_PARENT")
def _takes_from_nothing() -> Outcome:
    """Area 3 takes back an entry, and inherits none."""
    return _mesh(lambda mesh: _see(mesh, 3, (2, 0), (1, 1)), lambda mesh: _see(mesh, 3, (1, 1)))


@_case("VIS_DELETE_NOT_INHERITED")
def _takes_what_is_not_there() -> Outcome:
    """Area 4 takes back area 3 from the list of area 1, which does not have it."""
    return _mesh(
        lambda mesh: _see(mesh, 4, (3, 0), (2, 0), inherit=1), lambda mesh: _see(mesh, 4, (2, 0), inherit=1), L4D
    )


@_case("VIS_REDUNDANT")
def _says_it_again() -> Outcome:
    """Area 3 says of area 2 what area 1 says, from which it inherits, and of area 4 something else."""
    return _mesh(
        lambda mesh: _see(mesh, 3, (2, 1), (4, 1), (3, 2), inherit=1),
        lambda mesh: _see(mesh, 3, (4, 1), (3, 2), inherit=1),
        L4D,
    )


@_case("INHERIT_DANGLING")
def _inherits_from_nowhere() -> Outcome:
    """Area 3 inherits from area 4390978, a number that is found in meshes of Counter-Strike."""
    return _mesh(lambda mesh: _see(mesh, 3, (2, 1), inherit=0x430042), lambda mesh: _see(mesh, 3, (2, 1)), kind=CS)


@_case("INHERIT_SELF")
def _inherits_from_itself() -> Outcome:
    """Area 3 inherits from itself, and takes back an entry of that list."""
    return _mesh(lambda mesh: _see(mesh, 3, (2, 1), (4, 0), inherit=3), lambda mesh: _see(mesh, 3, (2, 1)), kind=TF)


@_case("INHERIT_CHAIN")
def _inherits_over_two_steps() -> Outcome:
    """Area 4 inherits from area 3, that from area 2, and that from area 1: the first two get the lists they have had.

    The engine asks an area and its parent, and no grandparent.
    """

    def damage(mesh: Mesh) -> None:
        _see(mesh, 2, (4, 0), inherit=1)
        _see(mesh, 3, (1, 2), (3, 1), inherit=2)
        _see(mesh, 4, (3, 0), (2, 1), (4, 2), inherit=3)

    def repair(mesh: Mesh) -> None:
        _see(mesh, 2, (4, 0), inherit=1)
        _see(mesh, 3, (1, 2), (3, 1))
        _see(mesh, 4, (2, 1), (4, 2), (1, 2))

    return _mesh(damage, repair, L4D)


@_case("INHERIT_CHAIN", "INHERIT_CYCLE")
def _inherits_in_a_circle() -> Outcome:
    """Areas 2 and 3 inherit from each other."""

    def damage(mesh: Mesh) -> None:
        _see(mesh, 2, (4, 1), (1, 0), inherit=3)
        _see(mesh, 3, (1, 3), (2, 2), inherit=2)

    def repair(mesh: Mesh) -> None:
        _see(mesh, 2, (4, 1), (2, 2))
        _see(mesh, 3, (1, 3), (2, 2), (4, 1))

    return _mesh(damage, repair)


# --- bits and numbers ----------------------------------------------------------------------------------------------


def _bits(before: int, after: int, kind: tuple[int, int | None, str]) -> Outcome:
    """Attributes of area 3."""
    return _mesh(
        lambda mesh: setattr(mesh.areas[2], "attributes", before),
        lambda mesh: setattr(mesh.areas[2], "attributes", after),
        kind,
    )


@_case("FLAGS_RUNTIME")
def _runtime_flags() -> Outcome:
    """Bits 29 to 31 in Team Fortress 2."""
    return _bits(0xE0002001, 0x2001, TF)


@_case("FLAGS_RUNTIME")
def _runtime_flags_of_left_4_dead() -> Outcome:
    """All of 27 to 31 in Left 4 Dead 2, where 29 and 30 are stored."""
    return _bits(0xF8000001, 0x60000001, L4D)


@_case("FLAGS_RESERVED")
def _reserved_flags() -> Outcome:
    """Bits 27 and 28 in Counter-Strike."""
    return _bits(0x18000001, 1, CS)


@_case("FLAGS_CUSTOM", on_request=True)
def _custom_flags() -> Outcome:
    """Bits 16, 17 and 26 without a sub-version; the first is one of Garry's Mod."""
    return _bits(0x04030001, 0x00010001, BASE)


@_case("FLAGS_BEYOND_ENGINE")
def _flags_beyond_goldsrc() -> Outcome:
    """Bits 4 to 7 in GoldSrc."""
    return _bits(0xF9, 0x09, GOLDSRC)


@_case("TF_ATTR_TRANSIENT")
def _runtime_attributes() -> Outcome:
    """Attributes of Team Fortress 2 that exist at runtime only."""
    return _mesh(
        lambda mesh: _set_words(mesh, 0x88200003, 0x00200000, 0x00400000, 0),
        lambda mesh: _set_words(mesh, 0x00200000, 0x00200000, 0x00400000, 0),
        TF,
    )


@_case("TF_ATTR_UNINITIALISED", on_request=True)
def _uninitialised_attributes() -> Outcome:
    """Attribute words that hold floats and an address; one of them could be one of the game."""
    return _mesh(
        lambda mesh: _set_words(mesh, 0xC3A08BD5, 0x3F7B7A89, 0x0C55CA00, 0x00200000),
        lambda mesh: _set_words(mesh, 0, 0, 0, 0),
        TF,
    )


def _set_words(mesh: Mesh, *words: int) -> None:
    for area, word in zip(mesh.areas, words, strict=True):
        area.tf_attributes = word


@_case("L4D_CHECKPOINT_STRAY", on_request=True)
def _stray_checkpoint() -> Outcome:
    """A checkpoint as large as the one where the players start, in a map with a finale."""
    start = CHECKPOINT | PLAYER_START
    return _mesh(
        lambda mesh: _set_marks(mesh, CHECKPOINT | EMPTY, 0, start, FINALE | RESCUE_VEHICLE),
        lambda mesh: _set_marks(mesh, EMPTY, 0, start, FINALE | RESCUE_VEHICLE),
        L4D,
    )


def _set_marks(mesh: Mesh, *words: int) -> None:
    for area, word in zip(mesh.areas, words, strict=True):
        area.spawn_attributes = word


@_case("SPOT_FLAG_UNKNOWN")
def _unknown_spot() -> Outcome:
    """A hiding spot of Source has all flags but one."""
    return _mesh(
        lambda mesh: setattr(mesh.areas[0].spots[0], "flags", 0xFA),
        lambda mesh: setattr(mesh.areas[0].spots[0], "flags", 0x0A),
    )


@_case("SPOT_FLAG_UNKNOWN")
def _unknown_spot_of_goldsrc() -> Outcome:
    """One of GoldSrc has flag 8 too."""
    return _mesh(
        lambda mesh: setattr(mesh.areas[0].spots[0], "flags", 0x09),
        lambda mesh: setattr(mesh.areas[0].spots[0], "flags", 0x01),
        GOLDSRC,
    )


@_case("LIGHT_RANGE")
def _light() -> Outcome:
    """Too dark, too bright, no number at all."""
    return _mesh(
        lambda mesh: setattr(mesh.areas[1], "light", (-0.5, 1.5, 0.25, float("nan"))),
        lambda mesh: setattr(mesh.areas[1], "light", (0.0, 1.0, 0.25, 1.0)),
        L4D,
    )


@_case("OCCUPY_RANGE")
def _times() -> Outcome:
    """Earlier than at the start, and never."""
    return _mesh(
        lambda mesh: setattr(mesh.areas[1], "occupy", (-1.0, float("inf"))),
        lambda mesh: setattr(mesh.areas[1], "occupy", (0.0, 120.0)),
        NINE,
    )


@_case("L4D_FOG_RANGE")
def _fog() -> Outcome:
    """Fog place 2 of 1."""

    def put(mesh: Mesh, *places: int) -> None:
        mesh.fog_places = [b"mist\0"]
        mesh.areas[0].fog_place_index, mesh.areas[1].fog_place_index = places

    return _mesh(lambda mesh: put(mesh, 2, 1), lambda mesh: put(mesh, 0, 1), L4D)
