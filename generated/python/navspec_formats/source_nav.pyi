"""Generated from source_nav.ksy by `make generate`: Navigation meshes of GoldSrc and Source 1 (.nav, versions 1 to 16)."""

from enum import IntEnum
from typing import Any, BinaryIO, Self

from kaitaistruct import KaitaiStream

class _Struct:
    """Members of every structure."""

    _io: KaitaiStream
    _dirty: bool
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    @classmethod
    def from_file(cls, filename: str) -> Self: ...
    @classmethod
    def from_bytes(cls, buf: bytes | bytearray) -> Self: ...
    @classmethod
    def from_io(cls, io: BinaryIO) -> Self: ...
    def _read(self) -> None: ...
    def _fetch_instances(self) -> None: ...
    def _check(self) -> None: ...
    def _write(self, io: KaitaiStream | None = None) -> None: ...
    def _write__seq(self, io: KaitaiStream | None = None) -> None: ...

class SourceNav(_Struct):
    """The surface of one map on which bots, hostages, infected and NextBots walk:
    rectangles along the axes ("areas") with a height for each corner, the links
    between them, and what an analysis of the map has found.

    World units are those of the map, about an inch (0.0254 m) each; z points up,
    times are seconds. North is towards -y, east towards +x, south towards +y,
    west towards -x; the enums `side`, `corner` and `way` have the engine's
    numbers for sides, corners and how one goes.

    `version` identifies the layout of the engine. What games add depends on
    `sub_version`, whose numbers each game counts for itself: the decision `game`
    says whose they are. Games differ by at least a byte in every area, so that a
    wrong choice does not end where the file does. Ids of areas and ladders are
    not 0, which means none; ids of hiding spots begin at 0.
    """

    class GameKind(IntEnum):
        base = 0
        cs = 1
        tf = 2
        ins = 3
        l4d = 4
        tfc = 5

    class Side(IntEnum):
        north = 0
        east = 1
        south = 2
        west = 3

    class Corner(IntEnum):
        north_west = 0
        north_east = 1
        south_east = 2
        south_west = 3

    class Way(IntEnum):
        go_north = 0
        go_east = 1
        go_south = 2
        go_west = 3
        ladder_up = 4
        ladder_down = 5
        jump = 6
        elevator_up = 7
        elevator_down = 8
        none = 9
        no_such_way = 255

    class Place(_Struct):
        """An entry of the place directory."""

        _parent: SourceNav | SourceNav.L4dHeader
        _root: SourceNav
        len_name: int
        """Bytes of the name with the zero that ends it; 4 to 26 in the measured files. The engines have room for 256."""
        name: bytes
        """ASCII with a zero at its end."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav | SourceNav.L4dHeader | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...

    class L4dHeader(_Struct):
        """What Left 4 Dead stores between the place directory and the areas."""

        _parent: SourceNav
        _root: SourceNav
        population: bytes | None
        """Name of the population that areas without one of their own take, such as default or c1streets."""
        num_fog_places: int
        """Names that follow; 0 in the measured files."""
        fog_places: list[SourceNav.Place]
        """Names of places with fog of their own."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...
        @property
        def has_population(self) -> bool:
            """Whether `population` is stored."""
        def _invalidate_has_population(self) -> None: ...

    class Vec3(_Struct):
        """A point of the map."""

        _parent: SourceNav.NavArea | SourceNav.HidingSpot | SourceNav.Encounter | SourceNav.OldEncounterSpot | SourceNav.NavLadder
        _root: SourceNav
        x: float
        """East; -15,475 to 15,475 in the measured files."""
        y: float
        """South; -15,475 to 15,475 in the measured files."""
        z: float
        """Up; -4,626 to 11,908 in the measured files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.NavArea | SourceNav.HidingSpot | SourceNav.Encounter | SourceNav.OldEncounterSpot | SourceNav.NavLadder | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...

    class IdList(_Struct):
        """Ids of areas or of ladders."""

        _parent: SourceNav.NavArea
        _root: SourceNav
        num_ids: int
        """Ids that follow; 0 to 24 in the measured files."""
        ids: list[int]
        """Ids of the areas or ladders in the list."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.NavArea | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...

    class NavArea(_Struct):
        """A rectangle on which one can walk, and its properties."""

        _parent: SourceNav
        _root: SourceNav
        id: int
        """Id of the area, which is not 0 and unique in the file; 1 to 820,337 in the measured files, with gaps."""
        attributes: int
        """Properties, one bit each; how many there are depends on the version,
        and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
        four.

        - `crouch`: Bots have to crouch here; their search of a way adds 20
          times the length.
        - `jump`: Bots have to jump here; their search of a way adds 5 times
          the length. Used while the mesh is made.
        - `precise`: Bots follow the area exactly, and do not avoid obstacles.
        - `no_jump`: Bots do not jump at breaks of the height.
        - `stop`: Bots stop when they enter.
        - `run`: Bots run here.
        - `walk`: Bots walk here.
        - `avoid`: Bots come here only where the alternatives are worse.
        - `transient`: The way of bots may become blocked here, and is tested
          now and then.
        - `dont_hide`: Bots find no hiding spots here.
        - `stand`: Bots that hide here stand, and do not crouch.
        - `no_hostages`: Hostages keep out.
        - `stairs`: Bots walk up these steps, and do not climb or jump; found
          again on each load.
        - `no_merge`: The editor never merges the area.
        - `obstacle_top`: Bots climb to this point on top of an obstacle.
        - `cliff`: The ground falls by 300 units or more beside the area.
        - `tank_only`: Left 4 Dead: only the Tank finds its way here.
        - `blocked_lua`: Garry's Mod: a script has blocked the area.
        - `mob_only`: Left 4 Dead: only common infected find their way here.
        - `playerclip`: Left 4 Dead 2: the area lies in player clip.
        - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
        - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
          run time.
        - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
          at run time.
        - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
        - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
          such areas have four equal heights.
        - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
          area; cleared on each load.
        - `has_elevator`: The area is in the way of an elevator.
        - `nav_blocker`: A `func_nav_blocker` has blocked the area.

        Bits: 0 crouch, 1 jump, 2 precise, 3 no_jump, 4 stop, 5 run, 6 walk, 7 avoid, 8 transient, 9 dont_hide, 10 stand, 11 no_hostages, 12 stairs, 13 no_merge, 14 obstacle_top, 15 cliff, 16 tank_only (is_l4d), 16 blocked_lua (is_base), 17 mob_only (is_l4d), 18 playerclip (is_l4d), 19 breakablewall (is_l4d), 27 flow_blocked (is_l4d), 28 outside_world (is_l4d), 28 blocked_propdoor (is_base), 29 mostly_flat (is_l4d), 29 func_cost, 30 has_elevator, 31 nav_blocker.
        """
        nw: SourceNav.Vec3
        """The corner of the lowest x and y, with its height."""
        se: SourceNav.Vec3
        """The corner of the highest x and y, with its height."""
        ne_z: float
        """Height of the corner at the x of `se` and the y of `nw`."""
        sw_z: float
        """Height of the corner at the x of `nw` and the y of `se`."""
        connections: list[SourceNav.IdList]
        """For each side the areas into which one gets over it; the way back is a connection of its own."""
        num_hiding_spots: int
        """Hiding spots that follow; 0 to 4 in the measured files."""
        hiding_spots: list[SourceNav.HidingSpot]
        """Points in the area at which bots hide."""
        num_approaches: int | None
        """Approach records that follow; 0 to 16 in the measured files, and GoldSrc has room for no more."""
        approaches: list[SourceNav.Approach] | None
        """Ways by which enemies come into view."""
        num_encounters: int
        """Paths that follow; 0 to 1,722 in the measured files."""
        encounters: list[SourceNav.Encounter]
        """Straight paths through the area, with the spots seen from them."""
        place_index: int | None
        """Place of the area: 1 is the first of `places`, 0 means none."""
        ladders_up: SourceNav.IdList | None
        """Ladders that lead up from here."""
        ladders_down: SourceNav.IdList | None
        """Ladders that lead down from here."""
        earliest_occupy_time: list[float] | None
        """When the first of each team can be here; the team's number modulo 2 is the index, so that Terrorists come before Counter-Terrorists. Team Fortress 2 Classic and Classified have one for each of four teams. 0 to 120 in the measured files; 0 everywhere in Team Fortress 2, Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2."""
        light_intensity: list[float] | None
        """Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and 1 in all other measured files."""
        spawn_attributes: SourceNav.L4dSpawnBits | None
        """Actions that the director of Left 4 Dead may take here."""
        unknown_a: int | None
        """Not known; sub-versions 2 to 9 of Left 4 Dead."""
        unknown_b: int | None
        """Not known; sub-versions 4 to 9 of Left 4 Dead."""
        unknown_c: int | None
        """Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of the only measured file."""
        fog_place_index: int | None
        """Entry of `fog_places`, probably counted from 1; 0 in the measured files."""
        unknown_d: SourceNav.L4dOldBlock | None
        """Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it."""
        num_unknown_e: int | None
        """Numbers that follow; sub-versions 3 to 9 of Left 4 Dead."""
        unknown_e: list[int] | None
        """Not known; sub-versions 3 to 9 of Left 4 Dead."""
        num_visible: int | None
        """Entries that follow; 0 to 1,196 in the measured files."""
        visible: list[SourceNav.VisibleArea] | None
        """Areas that can be seen from here, or how they differ from those of the area in `inherit_visibility_from`."""
        inherit_visibility_from: int | None
        """Id of the area whose list holds for this one too, 0 for none. An entry of the own list comes before one of that list, and only one step is taken."""
        num_cs_approaches: int | None
        """Approach records that follow; 0 to 16 in the measured files."""
        cs_approaches: list[SourceNav.Approach] | None
        """Ways by which enemies come into view, in Counter-Strike on Source."""
        tf_attributes: SourceNav.TfAreaBits | None
        """Properties that Team Fortress 2 adds."""
        tfc_attributes: int | None
        """Properties that Team Fortress 2 Classic and Classified add, 64 bits. What they mean is not known; they are not those of Team Fortress 2. 0 in nearly all areas of the measured files; bits 1, 11, 20, 21, 30 and 32 are set in few areas of Classic."""
        ins_attributes: int | None
        """Properties that Insurgency adds; what the bits mean is not known."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...
        @property
        def has_approaches(self) -> bool:
            """Whether approach records are stored here for every game."""
        def _invalidate_has_approaches(self) -> None: ...
        @property
        def has_place_index(self) -> bool:
            """Whether `place_index` is stored."""
        def _invalidate_has_place_index(self) -> None: ...
        @property
        def has_ladder_lists(self) -> bool:
            """Whether ids of ladders are stored."""
        def _invalidate_has_ladder_lists(self) -> None: ...
        @property
        def has_occupy_times(self) -> bool:
            """Whether `earliest_occupy_time` is stored."""
        def _invalidate_has_occupy_times(self) -> None: ...
        @property
        def has_light(self) -> bool:
            """Whether `light_intensity` is stored."""
        def _invalidate_has_light(self) -> None: ...
        @property
        def has_spawn_attributes(self) -> bool:
            """Whether `spawn_attributes` is stored."""
        def _invalidate_has_spawn_attributes(self) -> None: ...
        @property
        def has_unknown_a(self) -> bool:
            """Whether `unknown_a` is stored."""
        def _invalidate_has_unknown_a(self) -> None: ...
        @property
        def has_unknown_b(self) -> bool:
            """Whether `unknown_b` is stored."""
        def _invalidate_has_unknown_b(self) -> None: ...
        @property
        def has_unknown_c(self) -> bool:
            """Whether `unknown_c` is stored."""
        def _invalidate_has_unknown_c(self) -> None: ...
        @property
        def has_fog_place_index(self) -> bool:
            """Whether `fog_place_index` is stored."""
        def _invalidate_has_fog_place_index(self) -> None: ...
        @property
        def has_unknown_d(self) -> bool:
            """Whether `unknown_d` is stored."""
        def _invalidate_has_unknown_d(self) -> None: ...
        @property
        def has_unknown_e(self) -> bool:
            """Whether `unknown_e` is stored."""
        def _invalidate_has_unknown_e(self) -> None: ...
        @property
        def has_visible(self) -> bool:
            """Whether a list of visible areas is stored."""
        def _invalidate_has_visible(self) -> None: ...
        @property
        def has_inherited_visibility(self) -> bool:
            """Whether `inherit_visibility_from` is stored."""
        def _invalidate_has_inherited_visibility(self) -> None: ...
        @property
        def has_cs_approaches(self) -> bool:
            """Whether approach records of Counter-Strike are stored."""
        def _invalidate_has_cs_approaches(self) -> None: ...
        @property
        def has_tf_attributes(self) -> bool:
            """Whether `tf_attributes` is stored."""
        def _invalidate_has_tf_attributes(self) -> None: ...
        @property
        def has_tfc_attributes(self) -> bool:
            """Whether `tfc_attributes` is stored."""
        def _invalidate_has_tfc_attributes(self) -> None: ...
        @property
        def has_ins_attributes(self) -> bool:
            """Whether `ins_attributes` is stored."""
        def _invalidate_has_ins_attributes(self) -> None: ...

    class HidingSpot(_Struct):
        """A point at which a bot hides, or from which it shoots."""

        _parent: SourceNav.NavArea
        _root: SourceNav
        id: int | None
        """Id of the spot, unique in the file; counted from 0 in the order of the measured files."""
        position: SourceNav.Vec3
        """On the floor."""
        flags: SourceNav.HidingSpotBits | None
        """Quality of the spot; version 1 takes all spots for cover."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.NavArea | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...
        @property
        def has_identity(self) -> bool:
            """Whether id and flags are stored."""
        def _invalidate_has_identity(self) -> None: ...

    class HidingSpotBits(_Struct):
        """What a hiding spot is good for."""

        _parent: SourceNav.HidingSpot
        _root: SourceNav
        in_cover: bool
        """In a corner with hard cover."""
        good_sniper_spot: bool
        """A sniper can fire well along a line."""
        ideal_sniper_spot: bool
        """A sniper sees far or much from here."""
        exposed: bool
        """In the open, mostly on a ledge; not known to GoldSrc."""
        reserved: int
        """Not used; 0 in the measured files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.HidingSpot | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...

    class Approach(_Struct):
        """A way on which an enemy comes into view of an area: over `prev_area` into `here_area`, the last area that is seen, and on to `next_area`. Codes of how one goes are those of the enum `way`, but to version 9 the code 7 is none. Which one it is in versions 10 to 15 is not known."""

        _parent: SourceNav.NavArea
        _root: SourceNav
        here_area: int
        """Id of the area that is approached."""
        prev_area: int
        """Id of its neighbour on the near side; 0 exactly where `here_area` is the area that holds the record."""
        prev_to_here_how: int
        """How one goes from `prev_area` to `here_area`, or back."""
        next_area: int
        """Id of its neighbour on the far side, which is out of view."""
        here_to_next_how: int
        """How one goes from `here_area` to `next_area`, or back."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.NavArea | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...
        @property
        def prev_to_here_way(self) -> int:
            """Meaning of `prev_to_here_how`, by the codes of the version."""
        def _invalidate_prev_to_here_way(self) -> None: ...
        @property
        def here_to_next_way(self) -> int:
            """Meaning of `here_to_next_how`, by the codes of the version."""
        def _invalidate_here_to_next_way(self) -> None: ...

    class Encounter(_Struct):
        """A straight path through an area, with the hiding spots seen from it."""

        _parent: SourceNav.NavArea
        _root: SourceNav
        from_area: int
        """Id of the area from which one comes; 0 where it is lost."""
        from_dir: int | None
        """Side of this area on which `from_area` is connected."""
        to_area: int
        """Id of the area into which one goes; 0 where it is lost."""
        to_dir: int | None
        """Side of this area on which `to_area` is connected."""
        path_from: SourceNav.Vec3 | None
        """Begin of the path; the engine discards it."""
        path_to: SourceNav.Vec3 | None
        """End of the path; the engine discards it."""
        num_spots: int
        """Spots that follow; 0 to 233 in the measured files."""
        spots: list[SourceNav.EncounterSpot] | None
        """Spots in the order in which they come into view."""
        old_spots: list[SourceNav.OldEncounterSpot] | None
        """Spots of versions 1 and 2; the engine discards them."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.NavArea | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...
        @property
        def has_sides(self) -> bool:
            """Whether the form of version 3 and later is stored."""
        def _invalidate_has_sides(self) -> None: ...
        @property
        def is_old(self) -> bool:
            """Whether the form of versions 1 and 2 is stored."""
        def _invalidate_is_old(self) -> None: ...
        @property
        def from_dir_name(self) -> SourceNav.Side | int:
            """Meaning of `from_dir`."""
        def _invalidate_from_dir_name(self) -> None: ...
        @property
        def to_dir_name(self) -> SourceNav.Side | int:
            """Meaning of `to_dir`."""
        def _invalidate_to_dir_name(self) -> None: ...

    class EncounterSpot(_Struct):
        """A hiding spot that is seen from a path."""

        _parent: SourceNav.Encounter
        _root: SourceNav
        spot_id: int
        """Id of a hiding spot of any area; also 0 where the spot is lost."""
        t: int
        """Part of the path at which the spot comes into view; 255 is the end."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.Encounter | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...
        @property
        def fraction(self) -> float:
            """The same as a part of the path, 0 to 1."""
        def _invalidate_fraction(self) -> None: ...

    class OldEncounterSpot(_Struct):
        """A point that is seen from a path, in versions 1 and 2."""

        _parent: SourceNav.Encounter
        _root: SourceNav
        position: SourceNav.Vec3
        """The point."""
        t: float
        """Part of the path at which the spot comes into view, 0 to 1."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.Encounter | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...

    class VisibleArea(_Struct):
        """An area that is seen, or one that is not although the list inherited says so."""

        _parent: SourceNav.NavArea
        _root: SourceNav
        target: int
        """Id of the area; in Left 4 Dead from sub-version 14 on its row in `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows."""
        flags: int | None
        """How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
        the measured files. An entry for the area itself always has the value
        2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
        the list inherited.

        - `potentially_visible`: Some part of the area can be seen.
        - `completely_visible`: All of the area can be seen.

        Bits: 0 potentially_visible, 1 completely_visible.
        """
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.NavArea | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...
        @property
        def has_flags(self) -> bool:
            """Whether `flags` is stored."""
        def _invalidate_has_flags(self) -> None: ...

    class NavLadder(_Struct):
        """A ladder, and the areas at its ends."""

        _parent: SourceNav
        _root: SourceNav
        id: int
        """Id of the ladder, not 0 and unique in the file; 1 to 265 in the measured files."""
        width: float
        """Width; 3.2 to 124 in the measured files."""
        top: SourceNav.Vec3
        """Upper end."""
        bottom: SourceNav.Vec3
        """Lower end."""
        length: float
        """Cost of the climb, which is not always the distance of the ends; 6.4 to 1,109 in the measured files."""
        direction: int
        """Side to which the face of the ladder looks."""
        is_dangling: int | None
        """Whether the lower end hangs in the air; only version 6 stores it."""
        top_forward_area: int
        """Id of the area straight on over the top, 0 for none."""
        top_left_area: int
        """Id of the area to the left of `direction`, 0 for none."""
        top_right_area: int
        """Id of the area to the right, 0 for none."""
        top_behind_area: int
        """Id of the area behind the climber, from which one only gets down; 0 for none."""
        bottom_area: int
        """Id of the area at the lower end; 0 on a broken ladder."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...
        @property
        def has_dangling_flag(self) -> bool:
            """Whether `is_dangling` is stored."""
        def _invalidate_has_dangling_flag(self) -> None: ...
        @property
        def direction_name(self) -> SourceNav.Side | int:
            """Meaning of `direction`."""
        def _invalidate_direction_name(self) -> None: ...

    class L4dSpawnBits(_Struct):
        """What the director of Left 4 Dead may do in an area, 32 bits."""

        _parent: SourceNav.NavArea
        _root: SourceNav
        reserved1: bool
        """Not used; 0 in the measured files."""
        empty: bool
        """No wandering infected are placed here."""
        stop_scan: bool
        """Not known."""
        has_old_block: bool
        """Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the measured files."""
        reserved2: bool
        """Not used; 0 in the measured files."""
        battlestation: bool
        """A strong place for survivor bots to defend."""
        finale: bool
        """Infected come from here during the finale."""
        player_start: bool
        """Survivors start here."""
        battlefield: bool
        """Region of an event, to which spawning is limited."""
        ignore_visibility: bool
        """Infected come although survivors see the area."""
        not_clearable: bool
        """Never counts as cleared."""
        checkpoint: bool
        """Safe room."""
        obscured: bool
        """Infected may come in view, out of fog, water or plants."""
        no_mobs: bool
        """No mob comes from here."""
        threat: bool
        """Preferred for Tank or Witch."""
        rescue_vehicle: bool
        """Region of the rescue vehicle."""
        rescue_closet: bool
        """The dead come back here."""
        escape_route: bool
        """On the way from start to end, as the analysis finds it; 0 in the measured files."""
        destroyed_door: bool
        """Set while the game runs; 0 in the measured files."""
        nothreat: bool
        """Neither Tank nor Witch."""
        lyingdown: bool
        """Infected may lie here."""
        reserved3: int
        """Not used; 0 in the measured files."""
        compass_north: bool
        """Not known; 0 in the measured files."""
        compass_northeast: bool
        """Not known; 0 in the measured files."""
        compass_east: bool
        """Not known; 0 in the measured files."""
        compass_southeast: bool
        """Not known; 0 in the measured files."""
        compass_south: bool
        """Not known; 0 in the measured files."""
        compass_southwest: bool
        """Not known; 0 in the measured files."""
        compass_west: bool
        """Not known; 0 in the measured files."""
        compass_northwest: bool
        """Not known; 0 in the measured files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.NavArea | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...

    class TfAreaBits(_Struct):
        """Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to 22, 25, 26 and 28 to 30."""

        _parent: SourceNav.NavArea
        _root: SourceNav
        blocked: bool
        """The area is blocked; set while the game runs, 0 in the measured files."""
        spawn_room_red: bool
        """In the spawn room of red; set while the game runs, 0 in the measured files."""
        spawn_room_blue: bool
        """In the spawn room of blue; set while the game runs, 0 in the measured files."""
        spawn_room_exit: bool
        """At an exit of a spawn room; set while the game runs, 0 in the measured files."""
        has_ammo: bool
        """Ammunition lies here; set while the game runs, 0 in the measured files."""
        has_health: bool
        """Health lies here; set while the game runs, 0 in the measured files."""
        control_point: bool
        """At a control point; set while the game runs, 0 in the measured files."""
        blue_sentry_danger: bool
        """A sentry gun of blue fires here; set while the game runs, 0 in the measured files."""
        red_sentry_danger: bool
        """A sentry gun of red fires here; set while the game runs, 0 in the measured files."""
        reserved1: int
        """Not used; 0 in the measured files."""
        blue_setup_gate: bool
        """Closes nothing: the distances of both teams lead through the area even where something else blocks it."""
        red_setup_gate: bool
        """Closes nothing: the distances of both teams lead through the area even where something else blocks it."""
        blocked_after_point_capture: bool
        """Closes when a control point is captured, any, or one of the index that bits 17 to 20 name or higher. Not checked beside bit 14."""
        blocked_until_point_capture: bool
        """Closed from the start of the round until any control point is captured."""
        blue_one_way_door: bool
        """Closed to red."""
        red_one_way_door: bool
        """Closed to blue."""
        with_second_point: bool
        """Bit 13 waits for the control point of index 1 of the map; bit 14 and an area without bit 13 ignore it."""
        with_third_point: bool
        """Bit 13 waits for the control point of index 2 of the map; bit 14 and an area without bit 13 ignore it."""
        with_fourth_point: bool
        """Bit 13 waits for the control point of index 3 of the map; bit 14 and an area without bit 13 ignore it."""
        with_fifth_point: bool
        """Bit 13 waits for the control point of index 4 of the map; bit 14 and an area without bit 13 ignore it."""
        sniper_spot: bool
        """Good for a sniper."""
        sentry_spot: bool
        """Good for a sentry gun."""
        escape_route: bool
        """On an escape route; set while the game runs, 0 in the measured files."""
        escape_route_visible: bool
        """In view of an escape route; set while the game runs, 0 in the measured files."""
        no_spawning: bool
        """Bots do not appear here; 0 in the measured files."""
        rescue_closet: bool
        """Where the dead come back in Raid mode; 0 in the measured files."""
        bomb_can_drop_here: bool
        """The bomb may be dropped here; set while the game runs, 0 in the measured files."""
        door_never_blocks: bool
        """A door here never blocks, whatever bit 29 says."""
        door_always_blocks: bool
        """A door here always blocks."""
        unblockable: bool
        """Can never be blocked."""
        reserved2: bool
        """Not used; 0 in the measured files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.NavArea | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...

    class L4dOldBlock(_Struct):
        """Twenty bytes of early sub-versions of Left 4 Dead."""

        _parent: SourceNav.NavArea
        _root: SourceNav
        unknown_d1: int
        """Not known."""
        unknown_d2: int
        """Not known."""
        unknown_d3: float
        """Not known."""
        unknown_d4: float
        """Not known."""
        unknown_d5: int
        """Not known."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: SourceNav.NavArea | None = None,
            _root: SourceNav | None = None,
        ) -> None: ...

    _parent: None
    _root: SourceNav
    magic: int
    """Marks a navigation mesh; the bytes CE FA ED FE."""
    version: int
    """Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14 to 16 in the measured files; 30 and above is another format."""
    sub_version: int | None
    """Layout of what the game adds, by a count of its own: 0 nothing (Garry's Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4 Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2 Classic, 257 Team Fortress 2 Classified."""
    bsp_size: int | None
    """Size of the map's file when the mesh was saved; the engine calls the mesh out of date when they differ. 525,252 to 765,058,988 in the measured files."""
    is_analyzed: int | None
    """Whether the mesh has been analysed, 0 or 1."""
    num_places: int | None
    """Entries of the place directory; 0 to 60 in the measured files."""
    places: list[SourceNav.Place] | None
    """Names of places: call-outs such as BombsiteA in Counter-Strike, names of populations in Left 4 Dead and Left 4 Dead 2."""
    has_unnamed_areas: int | None
    """Whether some area belongs to no place, 0 or 1."""
    l4d_prologue: SourceNav.L4dHeader | None
    """Data that Left 4 Dead stores before the areas."""
    tf2c_tag: bytes | None
    """What Team Fortress 2 Classic stores before the areas, by the same hook of the engine; its successor Classified stores nothing there."""
    num_areas: int
    """Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the measured files; both engines refuse 0."""
    areas: list[SourceNav.NavArea]
    """The areas. Left 4 Dead 2 names visible areas by their row in this list, so that the order counts there."""
    num_ladders: int | None
    """Ladders that follow; 0 to 95 in the measured files."""
    ladders: list[SourceNav.NavLadder] | None
    """The ladders; GoldSrc makes them from the map instead."""
    max_view_distance: float | None
    """How far areas are tested for being seen, probably; 0 selects the engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files."""
    tail: bytes
    """Bytes after the mesh, which the engines do not read. GoldSrc does not shorten a file when it saves a smaller mesh over a larger one, so that 42 of 140 files of versions 3 to 5 end with parts of older meshes; nothing in all other files."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: SourceNav | None = None,
    ) -> None: ...
    @property
    def has_sub_version(self) -> bool:
        """Whether `sub_version` is stored."""
    def _invalidate_has_sub_version(self) -> None: ...
    @property
    def has_bsp_size(self) -> bool:
        """Whether `bsp_size` is stored."""
    def _invalidate_has_bsp_size(self) -> None: ...
    @property
    def has_analysis_flag(self) -> bool:
        """Whether `is_analyzed` is stored."""
    def _invalidate_has_analysis_flag(self) -> None: ...
    @property
    def has_places(self) -> bool:
        """Whether the place directory is stored."""
    def _invalidate_has_places(self) -> None: ...
    @property
    def has_unnamed_flag(self) -> bool:
        """Whether `has_unnamed_areas` is stored."""
    def _invalidate_has_unnamed_flag(self) -> None: ...
    @property
    def has_ladders(self) -> bool:
        """Whether ladders are stored."""
    def _invalidate_has_ladders(self) -> None: ...
    @property
    def game(self) -> int:
        """The game that wrote the file, which says what `sub_version` means. Right for all known files; reading to the last byte is the proof."""
    def _invalidate_game(self) -> None: ...
    @property
    def has_tf2c_tag(self) -> bool:
        """Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`. Right for all known files; reading to the last byte is the proof."""
    def _invalidate_has_tf2c_tag(self) -> None: ...
    @property
    def game_version(self) -> int:
        """The `sub_version`, 0 where none is stored."""
    def _invalidate_game_version(self) -> None: ...
    @property
    def is_base(self) -> bool:
        """Whether the game adds nothing."""
    def _invalidate_is_base(self) -> None: ...
    @property
    def is_cs(self) -> bool:
        """Whether Counter-Strike has added approach records."""
    def _invalidate_is_cs(self) -> None: ...
    @property
    def is_tf(self) -> bool:
        """Whether Team Fortress 2 has added attributes."""
    def _invalidate_is_tf(self) -> None: ...
    @property
    def is_ins(self) -> bool:
        """Whether Insurgency has added attributes."""
    def _invalidate_is_ins(self) -> None: ...
    @property
    def is_tfc(self) -> bool:
        """Whether Team Fortress 2 Classic or Classified has added attributes."""
    def _invalidate_is_tfc(self) -> None: ...
    @property
    def is_tagged(self) -> bool:
        """Whether `tf2c_tag` is stored."""
    def _invalidate_is_tagged(self) -> None: ...
    @property
    def num_teams(self) -> int:
        """Times that an area has in `earliest_occupy_time`."""
    def _invalidate_num_teams(self) -> None: ...
    @property
    def is_l4d(self) -> bool:
        """Whether a game of the Left 4 Dead family wrote the file."""
    def _invalidate_is_l4d(self) -> None: ...
    @property
    def l4d_version(self) -> int:
        """The `sub_version` of the Left 4 Dead family, 0 for other games."""
    def _invalidate_l4d_version(self) -> None: ...
    @property
    def has_row_targets(self) -> bool:
        """Whether `visible_area` names areas by their row, as Left 4 Dead 2 does, and not by their id, as all other games do, Left 4 Dead among them."""
    def _invalidate_has_row_targets(self) -> None: ...
    @property
    def has_l4d_prologue(self) -> bool:
        """Whether anything is stored between the places and the areas."""
    def _invalidate_has_l4d_prologue(self) -> None: ...
    @property
    def len_attributes(self) -> int:
        """Bytes of the attributes of an area."""
    def _invalidate_len_attributes(self) -> None: ...
