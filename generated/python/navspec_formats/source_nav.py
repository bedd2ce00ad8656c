# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SourceNav(ReadWriteKaitaiStruct):
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
    
    .. seealso::
       Source - https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp
    
    
    .. seealso::
       Source - https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp
    
    
    .. seealso::
       Source - https://developer.valvesoftware.com/wiki/NAV_(file_format)
    """

    class Corner(IntEnum):
        north_west = 0
        north_east = 1
        south_east = 2
        south_west = 3

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
    def __init__(self, _io=None, _parent=None, _root=None):
        super(SourceNav, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.magic = self._io.read_u4le()
        if not self.magic == 4277009102:
            raise kaitaistruct.ValidationNotEqualError(4277009102, self.magic, self._io, u"/seq/0")
        self.version = self._io.read_u4le()
        if not self.version >= 1:
            raise kaitaistruct.ValidationLessThanError(1, self.version, self._io, u"/seq/1")
        if not self.version <= 16:
            raise kaitaistruct.ValidationGreaterThanError(16, self.version, self._io, u"/seq/1")
        if self.has_sub_version:
            pass
            self.sub_version = self._io.read_u4le()

        if self.has_bsp_size:
            pass
            self.bsp_size = self._io.read_u4le()

        if self.has_analysis_flag:
            pass
            self.is_analyzed = self._io.read_u1()

        if self.has_places:
            pass
            self.num_places = self._io.read_u2le()

        if self.has_places:
            pass
            self.places = []
            for i in range(self.num_places):
                _t_places = SourceNav.Place(self._io, self, self._root)
                try:
                    _t_places._read()
                finally:
                    self.places.append(_t_places)


        if self.has_unnamed_flag:
            pass
            self.has_unnamed_areas = self._io.read_u1()

        if self.has_l4d_prologue:
            pass
            self.l4d_prologue = SourceNav.L4dHeader(self._io, self, self._root)
            self.l4d_prologue._read()

        if self.is_tagged:
            pass
            self.tf2c_tag = self._io.read_bytes(4)
            if not self.tf2c_tag == b"\x54\x46\x32\x43":
                raise kaitaistruct.ValidationNotEqualError(b"\x54\x46\x32\x43", self.tf2c_tag, self._io, u"/seq/9")

        self.num_areas = self._io.read_u4le()
        if not self.num_areas <= ((self._io.size() - self._io.pos()) // 59):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 59), self.num_areas, self._io, u"/seq/10")
        self.areas = []
        for i in range(self.num_areas):
            _t_areas = SourceNav.NavArea(self._io, self, self._root)
            try:
                _t_areas._read()
            finally:
                self.areas.append(_t_areas)

        if self.has_ladders:
            pass
            self.num_ladders = self._io.read_u4le()
            if not self.num_ladders <= ((self._io.size() - self._io.pos()) // 60):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 60), self.num_ladders, self._io, u"/seq/12")

        if self.has_ladders:
            pass
            self.ladders = []
            for i in range(self.num_ladders):
                _t_ladders = SourceNav.NavLadder(self._io, self, self._root)
                try:
                    _t_ladders._read()
                finally:
                    self.ladders.append(_t_ladders)


        if self.is_l4d:
            pass
            self.max_view_distance = self._io.read_f4le()

        self.tail = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
        pass
        if self.has_sub_version:
            pass

        if self.has_bsp_size:
            pass

        if self.has_analysis_flag:
            pass

        if self.has_places:
            pass

        if self.has_places:
            pass
            for i in range(len(self.places)):
                pass
                self.places[i]._fetch_instances()


        if self.has_unnamed_flag:
            pass

        if self.has_l4d_prologue:
            pass
            self.l4d_prologue._fetch_instances()

        if self.is_tagged:
            pass

        for i in range(len(self.areas)):
            pass
            self.areas[i]._fetch_instances()

        if self.has_ladders:
            pass

        if self.has_ladders:
            pass
            for i in range(len(self.ladders)):
                pass
                self.ladders[i]._fetch_instances()


        if self.is_l4d:
            pass



    def _write__seq(self, io=None):
        super(SourceNav, self)._write__seq(io)
        self._io.write_u4le(self.magic)
        self._io.write_u4le(self.version)
        if self.has_sub_version:
            pass
            self._io.write_u4le(self.sub_version)

        if self.has_bsp_size:
            pass
            self._io.write_u4le(self.bsp_size)

        if self.has_analysis_flag:
            pass
            self._io.write_u1(self.is_analyzed)

        if self.has_places:
            pass
            self._io.write_u2le(self.num_places)

        if self.has_places:
            pass
            for i in range(len(self.places)):
                pass
                self.places[i]._write__seq(self._io)


        if self.has_unnamed_flag:
            pass
            self._io.write_u1(self.has_unnamed_areas)

        if self.has_l4d_prologue:
            pass
            self.l4d_prologue._write__seq(self._io)

        if self.is_tagged:
            pass
            self._io.write_bytes(self.tf2c_tag)

        self._io.write_u4le(self.num_areas)
        for i in range(len(self.areas)):
            pass
            self.areas[i]._write__seq(self._io)

        if self.has_ladders:
            pass
            self._io.write_u4le(self.num_ladders)

        if self.has_ladders:
            pass
            for i in range(len(self.ladders)):
                pass
                self.ladders[i]._write__seq(self._io)


        if self.is_l4d:
            pass
            self._io.write_f4le(self.max_view_distance)

        self._io.write_bytes(self.tail)
        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"tail", 0, self._io.size() - self._io.pos())


    def _check(self):
        if not self.magic == 4277009102:
            raise kaitaistruct.ValidationNotEqualError(4277009102, self.magic, None, u"/seq/0")
        if not self.version >= 1:
            raise kaitaistruct.ValidationLessThanError(1, self.version, None, u"/seq/1")
        if not self.version <= 16:
            raise kaitaistruct.ValidationGreaterThanError(16, self.version, None, u"/seq/1")
        if self.has_sub_version:
            pass

        if self.has_bsp_size:
            pass

        if self.has_analysis_flag:
            pass

        if self.has_places:
            pass

        if self.has_places:
            pass
            if len(self.places) != self.num_places:
                raise kaitaistruct.ConsistencyError(u"places", self.num_places, len(self.places))
            for i in range(len(self.places)):
                pass
                if self.places[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"places", self._root, self.places[i]._root)
                if self.places[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"places", self, self.places[i]._parent)


        if self.has_unnamed_flag:
            pass

        if self.has_l4d_prologue:
            pass
            if self.l4d_prologue._root != self._root:
                raise kaitaistruct.ConsistencyError(u"l4d_prologue", self._root, self.l4d_prologue._root)
            if self.l4d_prologue._parent != self:
                raise kaitaistruct.ConsistencyError(u"l4d_prologue", self, self.l4d_prologue._parent)

        if self.is_tagged:
            pass
            if len(self.tf2c_tag) != 4:
                raise kaitaistruct.ConsistencyError(u"tf2c_tag", 4, len(self.tf2c_tag))
            if not self.tf2c_tag == b"\x54\x46\x32\x43":
                raise kaitaistruct.ValidationNotEqualError(b"\x54\x46\x32\x43", self.tf2c_tag, None, u"/seq/9")

        if len(self.areas) != self.num_areas:
            raise kaitaistruct.ConsistencyError(u"areas", self.num_areas, len(self.areas))
        for i in range(len(self.areas)):
            pass
            if self.areas[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"areas", self._root, self.areas[i]._root)
            if self.areas[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"areas", self, self.areas[i]._parent)

        if self.has_ladders:
            pass

        if self.has_ladders:
            pass
            if len(self.ladders) != self.num_ladders:
                raise kaitaistruct.ConsistencyError(u"ladders", self.num_ladders, len(self.ladders))
            for i in range(len(self.ladders)):
                pass
                if self.ladders[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"ladders", self._root, self.ladders[i]._root)
                if self.ladders[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"ladders", self, self.ladders[i]._parent)


        if self.is_l4d:
            pass

        self._dirty = False

    class Approach(ReadWriteKaitaiStruct):
        """A way on which an enemy comes into view of an area: over `prev_area` into
        `here_area`, the last area that is seen, and on to `next_area`. Codes of
        how one goes are those of the enum `way`, but to version 9 the code 7 is
        none. Which one it is in versions 10 to 15 is not known.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.Approach, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.here_area = self._io.read_u4le()
            self.prev_area = self._io.read_u4le()
            self.prev_to_here_how = self._io.read_u1()
            self.next_area = self._io.read_u4le()
            self.here_to_next_how = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(SourceNav.Approach, self)._write__seq(io)
            self._io.write_u4le(self.here_area)
            self._io.write_u4le(self.prev_area)
            self._io.write_u1(self.prev_to_here_how)
            self._io.write_u4le(self.next_area)
            self._io.write_u1(self.here_to_next_how)


        def _check(self):
            self._dirty = False

        @property
        def here_to_next_way(self):
            """Meaning of `here_to_next_how`, by the codes of the version."""
            if hasattr(self, '_m_here_to_next_way'):
                return self._m_here_to_next_way

            self._m_here_to_next_way = (SourceNav.Way.go_north if self.here_to_next_how == 0 else (SourceNav.Way.go_east if self.here_to_next_how == 1 else (SourceNav.Way.go_south if self.here_to_next_how == 2 else (SourceNav.Way.go_west if self.here_to_next_how == 3 else (SourceNav.Way.ladder_up if self.here_to_next_how == 4 else (SourceNav.Way.ladder_down if self.here_to_next_how == 5 else (SourceNav.Way.jump if self.here_to_next_how == 6 else ((SourceNav.Way.none if self.here_to_next_how == 7 else SourceNav.Way.no_such_way) if self._root.version <= 9 else (SourceNav.Way.elevator_up if self.here_to_next_how == 7 else (SourceNav.Way.elevator_down if self.here_to_next_how == 8 else (SourceNav.Way.none if self.here_to_next_how == 9 else SourceNav.Way.no_such_way)))))))))))
            return getattr(self, '_m_here_to_next_way', None)

        def _invalidate_here_to_next_way(self):
            del self._m_here_to_next_way
        @property
        def prev_to_here_way(self):
            """Meaning of `prev_to_here_how`, by the codes of the version."""
            if hasattr(self, '_m_prev_to_here_way'):
                return self._m_prev_to_here_way

            self._m_prev_to_here_way = (SourceNav.Way.go_north if self.prev_to_here_how == 0 else (SourceNav.Way.go_east if self.prev_to_here_how == 1 else (SourceNav.Way.go_south if self.prev_to_here_how == 2 else (SourceNav.Way.go_west if self.prev_to_here_how == 3 else (SourceNav.Way.ladder_up if self.prev_to_here_how == 4 else (SourceNav.Way.ladder_down if self.prev_to_here_how == 5 else (SourceNav.Way.jump if self.prev_to_here_how == 6 else ((SourceNav.Way.none if self.prev_to_here_how == 7 else SourceNav.Way.no_such_way) if self._root.version <= 9 else (SourceNav.Way.elevator_up if self.prev_to_here_how == 7 else (SourceNav.Way.elevator_down if self.prev_to_here_how == 8 else (SourceNav.Way.none if self.prev_to_here_how == 9 else SourceNav.Way.no_such_way)))))))))))
            return getattr(self, '_m_prev_to_here_way', None)

        def _invalidate_prev_to_here_way(self):
            del self._m_prev_to_here_way

    class Encounter(ReadWriteKaitaiStruct):
        """A straight path through an area, with the hiding spots seen from it."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.Encounter, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.from_area = self._io.read_u4le()
            if self.has_sides:
                pass
                self.from_dir = self._io.read_u1()

            self.to_area = self._io.read_u4le()
            if self.has_sides:
                pass
                self.to_dir = self._io.read_u1()

            if self.is_old:
                pass
                self.path_from = SourceNav.Vec3(self._io, self, self._root)
                self.path_from._read()

            if self.is_old:
                pass
                self.path_to = SourceNav.Vec3(self._io, self, self._root)
                self.path_to._read()

            self.num_spots = self._io.read_u1()
            if self.has_sides:
                pass
                self.spots = []
                for i in range(self.num_spots):
                    _t_spots = SourceNav.EncounterSpot(self._io, self, self._root)
                    try:
                        _t_spots._read()
                    finally:
                        self.spots.append(_t_spots)


            if self.is_old:
                pass
                self.old_spots = []
                for i in range(self.num_spots + 0):
                    _t_old_spots = SourceNav.OldEncounterSpot(self._io, self, self._root)
                    try:
                        _t_old_spots._read()
                    finally:
                        self.old_spots.append(_t_old_spots)


            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_sides:
                pass

            if self.has_sides:
                pass

            if self.is_old:
                pass
                self.path_from._fetch_instances()

            if self.is_old:
                pass
                self.path_to._fetch_instances()

            if self.has_sides:
                pass
                for i in range(len(self.spots)):
                    pass
                    self.spots[i]._fetch_instances()


            if self.is_old:
                pass
                for i in range(len(self.old_spots)):
                    pass
                    self.old_spots[i]._fetch_instances()




        def _write__seq(self, io=None):
            super(SourceNav.Encounter, self)._write__seq(io)
            self._io.write_u4le(self.from_area)
            if self.has_sides:
                pass
                self._io.write_u1(self.from_dir)

            self._io.write_u4le(self.to_area)
            if self.has_sides:
                pass
                self._io.write_u1(self.to_dir)

            if self.is_old:
                pass
                self.path_from._write__seq(self._io)

            if self.is_old:
                pass
                self.path_to._write__seq(self._io)

            self._io.write_u1(self.num_spots)
            if self.has_sides:
                pass
                for i in range(len(self.spots)):
                    pass
                    self.spots[i]._write__seq(self._io)


            if self.is_old:
                pass
                for i in range(len(self.old_spots)):
                    pass
                    self.old_spots[i]._write__seq(self._io)




        def _check(self):
            if self.has_sides:
                pass

            if self.has_sides:
                pass

            if self.is_old:
                pass
                if self.path_from._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"path_from", self._root, self.path_from._root)
                if self.path_from._parent != self:
                    raise kaitaistruct.ConsistencyError(u"path_from", self, self.path_from._parent)

            if self.is_old:
                pass
                if self.path_to._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"path_to", self._root, self.path_to._root)
                if self.path_to._parent != self:
                    raise kaitaistruct.ConsistencyError(u"path_to", self, self.path_to._parent)

            if self.has_sides:
                pass
                if len(self.spots) != self.num_spots:
                    raise kaitaistruct.ConsistencyError(u"spots", self.num_spots, len(self.spots))
                for i in range(len(self.spots)):
                    pass
                    if self.spots[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"spots", self._root, self.spots[i]._root)
                    if self.spots[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"spots", self, self.spots[i]._parent)


            if self.is_old:
                pass
                if len(self.old_spots) != self.num_spots + 0:
                    raise kaitaistruct.ConsistencyError(u"old_spots", self.num_spots + 0, len(self.old_spots))
                for i in range(len(self.old_spots)):
                    pass
                    if self.old_spots[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"old_spots", self._root, self.old_spots[i]._root)
                    if self.old_spots[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"old_spots", self, self.old_spots[i]._parent)


            self._dirty = False

        @property
        def from_dir_name(self):
            """Meaning of `from_dir`."""
            if hasattr(self, '_m_from_dir_name'):
                return self._m_from_dir_name

            self._m_from_dir_name = KaitaiStream.resolve_enum(SourceNav.Side, self.from_dir)
            return getattr(self, '_m_from_dir_name', None)

        def _invalidate_from_dir_name(self):
            del self._m_from_dir_name
        @property
        def has_sides(self):
            """Whether the form of version 3 and later is stored."""
            if hasattr(self, '_m_has_sides'):
                return self._m_has_sides

            self._m_has_sides = self._root.version >= 3
            return getattr(self, '_m_has_sides', None)

        def _invalidate_has_sides(self):
            del self._m_has_sides
        @property
        def is_old(self):
            """Whether the form of versions 1 and 2 is stored."""
            if hasattr(self, '_m_is_old'):
                return self._m_is_old

            self._m_is_old = self._root.version < 3
            return getattr(self, '_m_is_old', None)

        def _invalidate_is_old(self):
            del self._m_is_old
        @property
        def to_dir_name(self):
            """Meaning of `to_dir`."""
            if hasattr(self, '_m_to_dir_name'):
                return self._m_to_dir_name

            self._m_to_dir_name = KaitaiStream.resolve_enum(SourceNav.Side, self.to_dir)
            return getattr(self, '_m_to_dir_name', None)

        def _invalidate_to_dir_name(self):
            del self._m_to_dir_name

    class EncounterSpot(ReadWriteKaitaiStruct):
        """A hiding spot that is seen from a path."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.EncounterSpot, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.spot_id = self._io.read_u4le()
            self.t = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(SourceNav.EncounterSpot, self)._write__seq(io)
            self._io.write_u4le(self.spot_id)
            self._io.write_u1(self.t)


        def _check(self):
            self._dirty = False

        @property
        def fraction(self):
            """The same as a part of the path, 0 to 1."""
            if hasattr(self, '_m_fraction'):
                return self._m_fraction

            self._m_fraction = self.t * 0.00392156862745098
            return getattr(self, '_m_fraction', None)

        def _invalidate_fraction(self):
            del self._m_fraction

    class HidingSpot(ReadWriteKaitaiStruct):
        """A point at which a bot hides, or from which it shoots."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.HidingSpot, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            if self.has_identity:
                pass
                self.id = self._io.read_u4le()

            self.position = SourceNav.Vec3(self._io, self, self._root)
            self.position._read()
            if self.has_identity:
                pass
                self.flags = SourceNav.HidingSpotBits(self._io, self, self._root)
                self.flags._read()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_identity:
                pass

            self.position._fetch_instances()
            if self.has_identity:
                pass
                self.flags._fetch_instances()



        def _write__seq(self, io=None):
            super(SourceNav.HidingSpot, self)._write__seq(io)
            if self.has_identity:
                pass
                self._io.write_u4le(self.id)

            self.position._write__seq(self._io)
            if self.has_identity:
                pass
                self.flags._write__seq(self._io)



        def _check(self):
            if self.has_identity:
                pass

            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.has_identity:
                pass
                if self.flags._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
                if self.flags._parent != self:
                    raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)

            self._dirty = False

        @property
        def has_identity(self):
            """Whether id and flags are stored."""
            if hasattr(self, '_m_has_identity'):
                return self._m_has_identity

            self._m_has_identity = self._root.version >= 2
            return getattr(self, '_m_has_identity', None)

        def _invalidate_has_identity(self):
            del self._m_has_identity

    class HidingSpotBits(ReadWriteKaitaiStruct):
        """What a hiding spot is good for."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.HidingSpotBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.in_cover = self._io.read_bits_int_le(1) != 0
            self.good_sniper_spot = self._io.read_bits_int_le(1) != 0
            self.ideal_sniper_spot = self._io.read_bits_int_le(1) != 0
            self.exposed = self._io.read_bits_int_le(1) != 0
            self.reserved = self._io.read_bits_int_le(4)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(SourceNav.HidingSpotBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.in_cover))
            self._io.write_bits_int_le(1, int(self.good_sniper_spot))
            self._io.write_bits_int_le(1, int(self.ideal_sniper_spot))
            self._io.write_bits_int_le(1, int(self.exposed))
            self._io.write_bits_int_le(4, self.reserved)


        def _check(self):
            self._dirty = False


    class IdList(ReadWriteKaitaiStruct):
        """Ids of areas or of ladders."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.IdList, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_ids = self._io.read_u4le()
            if not self.num_ids <= ((self._io.size() - self._io.pos()) // 4):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 4), self.num_ids, self._io, u"/types/id_list/seq/0")
            self.ids = []
            for i in range(self.num_ids):
                self.ids.append(self._io.read_u4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.ids)):
                pass



        def _write__seq(self, io=None):
            super(SourceNav.IdList, self)._write__seq(io)
            self._io.write_u4le(self.num_ids)
            for i in range(len(self.ids)):
                pass
                self._io.write_u4le(self.ids[i])



        def _check(self):
            if len(self.ids) != self.num_ids:
                raise kaitaistruct.ConsistencyError(u"ids", self.num_ids, len(self.ids))
            for i in range(len(self.ids)):
                pass

            self._dirty = False


    class L4dHeader(ReadWriteKaitaiStruct):
        """What Left 4 Dead stores between the place directory and the areas.
        
        .. seealso::
           Source - https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.L4dHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            if self.has_population:
                pass
                self.population = self._io.read_bytes_term(0, False, True, True)

            self.num_fog_places = self._io.read_u2le()
            self.fog_places = []
            for i in range(self.num_fog_places):
                _t_fog_places = SourceNav.Place(self._io, self, self._root)
                try:
                    _t_fog_places._read()
                finally:
                    self.fog_places.append(_t_fog_places)

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_population:
                pass

            for i in range(len(self.fog_places)):
                pass
                self.fog_places[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(SourceNav.L4dHeader, self)._write__seq(io)
            if self.has_population:
                pass
                self._io.write_bytes(self.population)
                self._io.write_u1(0)

            self._io.write_u2le(self.num_fog_places)
            for i in range(len(self.fog_places)):
                pass
                self.fog_places[i]._write__seq(self._io)



        def _check(self):
            if self.has_population:
                pass
                if KaitaiStream.byte_array_index_of(self.population, 0) != -1:
                    raise kaitaistruct.ConsistencyError(u"population", -1, KaitaiStream.byte_array_index_of(self.population, 0))

            if len(self.fog_places) != self.num_fog_places:
                raise kaitaistruct.ConsistencyError(u"fog_places", self.num_fog_places, len(self.fog_places))
            for i in range(len(self.fog_places)):
                pass
                if self.fog_places[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"fog_places", self._root, self.fog_places[i]._root)
                if self.fog_places[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"fog_places", self, self.fog_places[i]._parent)

            self._dirty = False

        @property
        def has_population(self):
            """Whether `population` is stored."""
            if hasattr(self, '_m_has_population'):
                return self._m_has_population

            self._m_has_population = self._root.l4d_version >= 12
            return getattr(self, '_m_has_population', None)

        def _invalidate_has_population(self):
            del self._m_has_population

    class L4dOldBlock(ReadWriteKaitaiStruct):
        """Twenty bytes of early sub-versions of Left 4 Dead."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.L4dOldBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.unknown_d1 = self._io.read_u4le()
            self.unknown_d2 = self._io.read_u4le()
            self.unknown_d3 = self._io.read_f4le()
            self.unknown_d4 = self._io.read_f4le()
            self.unknown_d5 = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(SourceNav.L4dOldBlock, self)._write__seq(io)
            self._io.write_u4le(self.unknown_d1)
            self._io.write_u4le(self.unknown_d2)
            self._io.write_f4le(self.unknown_d3)
            self._io.write_f4le(self.unknown_d4)
            self._io.write_u4le(self.unknown_d5)


        def _check(self):
            self._dirty = False


    class L4dSpawnBits(ReadWriteKaitaiStruct):
        """What the director of Left 4 Dead may do in an area, 32 bits."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.L4dSpawnBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.reserved1 = self._io.read_bits_int_le(1) != 0
            self.empty = self._io.read_bits_int_le(1) != 0
            self.stop_scan = self._io.read_bits_int_le(1) != 0
            self.has_old_block = self._io.read_bits_int_le(1) != 0
            self.reserved2 = self._io.read_bits_int_le(1) != 0
            self.battlestation = self._io.read_bits_int_le(1) != 0
            self.finale = self._io.read_bits_int_le(1) != 0
            self.player_start = self._io.read_bits_int_le(1) != 0
            self.battlefield = self._io.read_bits_int_le(1) != 0
            self.ignore_visibility = self._io.read_bits_int_le(1) != 0
            self.not_clearable = self._io.read_bits_int_le(1) != 0
            self.checkpoint = self._io.read_bits_int_le(1) != 0
            self.obscured = self._io.read_bits_int_le(1) != 0
            self.no_mobs = self._io.read_bits_int_le(1) != 0
            self.threat = self._io.read_bits_int_le(1) != 0
            self.rescue_vehicle = self._io.read_bits_int_le(1) != 0
            self.rescue_closet = self._io.read_bits_int_le(1) != 0
            self.escape_route = self._io.read_bits_int_le(1) != 0
            self.destroyed_door = self._io.read_bits_int_le(1) != 0
            self.nothreat = self._io.read_bits_int_le(1) != 0
            self.lyingdown = self._io.read_bits_int_le(1) != 0
            self.reserved3 = self._io.read_bits_int_le(3)
            self.compass_north = self._io.read_bits_int_le(1) != 0
            self.compass_northeast = self._io.read_bits_int_le(1) != 0
            self.compass_east = self._io.read_bits_int_le(1) != 0
            self.compass_southeast = self._io.read_bits_int_le(1) != 0
            self.compass_south = self._io.read_bits_int_le(1) != 0
            self.compass_southwest = self._io.read_bits_int_le(1) != 0
            self.compass_west = self._io.read_bits_int_le(1) != 0
            self.compass_northwest = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(SourceNav.L4dSpawnBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.reserved1))
            self._io.write_bits_int_le(1, int(self.empty))
            self._io.write_bits_int_le(1, int(self.stop_scan))
            self._io.write_bits_int_le(1, int(self.has_old_block))
            self._io.write_bits_int_le(1, int(self.reserved2))
            self._io.write_bits_int_le(1, int(self.battlestation))
            self._io.write_bits_int_le(1, int(self.finale))
            self._io.write_bits_int_le(1, int(self.player_start))
            self._io.write_bits_int_le(1, int(self.battlefield))
            self._io.write_bits_int_le(1, int(self.ignore_visibility))
            self._io.write_bits_int_le(1, int(self.not_clearable))
            self._io.write_bits_int_le(1, int(self.checkpoint))
            self._io.write_bits_int_le(1, int(self.obscured))
            self._io.write_bits_int_le(1, int(self.no_mobs))
            self._io.write_bits_int_le(1, int(self.threat))
            self._io.write_bits_int_le(1, int(self.rescue_vehicle))
            self._io.write_bits_int_le(1, int(self.rescue_closet))
            self._io.write_bits_int_le(1, int(self.escape_route))
            self._io.write_bits_int_le(1, int(self.destroyed_door))
            self._io.write_bits_int_le(1, int(self.nothreat))
            self._io.write_bits_int_le(1, int(self.lyingdown))
            self._io.write_bits_int_le(3, self.reserved3)
            self._io.write_bits_int_le(1, int(self.compass_north))
            self._io.write_bits_int_le(1, int(self.compass_northeast))
            self._io.write_bits_int_le(1, int(self.compass_east))
            self._io.write_bits_int_le(1, int(self.compass_southeast))
            self._io.write_bits_int_le(1, int(self.compass_south))
            self._io.write_bits_int_le(1, int(self.compass_southwest))
            self._io.write_bits_int_le(1, int(self.compass_west))
            self._io.write_bits_int_le(1, int(self.compass_northwest))


        def _check(self):
            self._dirty = False


    class NavArea(ReadWriteKaitaiStruct):
        """A rectangle on which one can walk, and its properties.
        
        .. seealso::
           Source - https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.NavArea, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.id = self._io.read_u4le()
            _on = self._root.len_attributes
            if _on == 1:
                pass
                self.attributes = self._io.read_u1()
            elif _on == 2:
                pass
                self.attributes = self._io.read_u2le()
            else:
                pass
                self.attributes = self._io.read_u4le()
            self.nw = SourceNav.Vec3(self._io, self, self._root)
            self.nw._read()
            self.se = SourceNav.Vec3(self._io, self, self._root)
            self.se._read()
            self.ne_z = self._io.read_f4le()
            self.sw_z = self._io.read_f4le()
            self.connections = []
            for i in range(4):
                _t_connections = SourceNav.IdList(self._io, self, self._root)
                try:
                    _t_connections._read()
                finally:
                    self.connections.append(_t_connections)

            self.num_hiding_spots = self._io.read_u1()
            self.hiding_spots = []
            for i in range(self.num_hiding_spots):
                _t_hiding_spots = SourceNav.HidingSpot(self._io, self, self._root)
                try:
                    _t_hiding_spots._read()
                finally:
                    self.hiding_spots.append(_t_hiding_spots)

            if self.has_approaches:
                pass
                self.num_approaches = self._io.read_u1()

            if self.has_approaches:
                pass
                self.approaches = []
                for i in range(self.num_approaches):
                    _t_approaches = SourceNav.Approach(self._io, self, self._root)
                    try:
                        _t_approaches._read()
                    finally:
                        self.approaches.append(_t_approaches)


            self.num_encounters = self._io.read_u4le()
            if not self.num_encounters <= ((self._io.size() - self._io.pos()) // 11):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 11), self.num_encounters, self._io, u"/types/nav_area/seq/11")
            self.encounters = []
            for i in range(self.num_encounters):
                _t_encounters = SourceNav.Encounter(self._io, self, self._root)
                try:
                    _t_encounters._read()
                finally:
                    self.encounters.append(_t_encounters)

            if self.has_place_index:
                pass
                self.place_index = self._io.read_u2le()

            if self.has_ladder_lists:
                pass
                self.ladders_up = SourceNav.IdList(self._io, self, self._root)
                self.ladders_up._read()

            if self.has_ladder_lists:
                pass
                self.ladders_down = SourceNav.IdList(self._io, self, self._root)
                self.ladders_down._read()

            if self.has_occupy_times:
                pass
                self.earliest_occupy_time = []
                for i in range(self._root.num_teams):
                    self.earliest_occupy_time.append(self._io.read_f4le())


            if self.has_light:
                pass
                self.light_intensity = []
                for i in range(4):
                    self.light_intensity.append(self._io.read_f4le())


            if self.has_spawn_attributes:
                pass
                self.spawn_attributes = SourceNav.L4dSpawnBits(self._io, self, self._root)
                self.spawn_attributes._read()

            if self.has_unknown_a:
                pass
                self.unknown_a = self._io.read_u4le()

            if self.has_unknown_b:
                pass
                self.unknown_b = self._io.read_u4le()

            if self.has_unknown_c:
                pass
                self.unknown_c = self._io.read_u4le()

            if self.has_fog_place_index:
                pass
                self.fog_place_index = self._io.read_u2le()

            if self.has_unknown_d:
                pass
                self.unknown_d = SourceNav.L4dOldBlock(self._io, self, self._root)
                self.unknown_d._read()

            if self.has_unknown_e:
                pass
                self.num_unknown_e = self._io.read_u1()

            if self.has_unknown_e:
                pass
                self.unknown_e = []
                for i in range(self.num_unknown_e):
                    self.unknown_e.append(self._io.read_u4le())


            if self.has_visible:
                pass
                self.num_visible = self._io.read_u4le()
                if not self.num_visible <= ((self._io.size() - self._io.pos()) // 4):
                    raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 4), self.num_visible, self._io, u"/types/nav_area/seq/26")

            if self.has_visible:
                pass
                self.visible = []
                for i in range(self.num_visible):
                    _t_visible = SourceNav.VisibleArea(self._io, self, self._root)
                    try:
                        _t_visible._read()
                    finally:
                        self.visible.append(_t_visible)


            if self.has_inherited_visibility:
                pass
                self.inherit_visibility_from = self._io.read_u4le()

            if self.has_cs_approaches:
                pass
                self.num_cs_approaches = self._io.read_u1()

            if self.has_cs_approaches:
                pass
                self.cs_approaches = []
                for i in range(self.num_cs_approaches):
                    _t_cs_approaches = SourceNav.Approach(self._io, self, self._root)
                    try:
                        _t_cs_approaches._read()
                    finally:
                        self.cs_approaches.append(_t_cs_approaches)


            if self.has_tf_attributes:
                pass
                self.tf_attributes = SourceNav.TfAreaBits(self._io, self, self._root)
                self.tf_attributes._read()

            if self.has_tfc_attributes:
                pass
                self.tfc_attributes = self._io.read_u8le()

            if self.has_ins_attributes:
                pass
                self.ins_attributes = self._io.read_u4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            _on = self._root.len_attributes
            if _on == 1:
                pass
            elif _on == 2:
                pass
            else:
                pass
            self.nw._fetch_instances()
            self.se._fetch_instances()
            for i in range(len(self.connections)):
                pass
                self.connections[i]._fetch_instances()

            for i in range(len(self.hiding_spots)):
                pass
                self.hiding_spots[i]._fetch_instances()

            if self.has_approaches:
                pass

            if self.has_approaches:
                pass
                for i in range(len(self.approaches)):
                    pass
                    self.approaches[i]._fetch_instances()


            for i in range(len(self.encounters)):
                pass
                self.encounters[i]._fetch_instances()

            if self.has_place_index:
                pass

            if self.has_ladder_lists:
                pass
                self.ladders_up._fetch_instances()

            if self.has_ladder_lists:
                pass
                self.ladders_down._fetch_instances()

            if self.has_occupy_times:
                pass
                for i in range(len(self.earliest_occupy_time)):
                    pass


            if self.has_light:
                pass
                for i in range(len(self.light_intensity)):
                    pass


            if self.has_spawn_attributes:
                pass
                self.spawn_attributes._fetch_instances()

            if self.has_unknown_a:
                pass

            if self.has_unknown_b:
                pass

            if self.has_unknown_c:
                pass

            if self.has_fog_place_index:
                pass

            if self.has_unknown_d:
                pass
                self.unknown_d._fetch_instances()

            if self.has_unknown_e:
                pass

            if self.has_unknown_e:
                pass
                for i in range(len(self.unknown_e)):
                    pass


            if self.has_visible:
                pass

            if self.has_visible:
                pass
                for i in range(len(self.visible)):
                    pass
                    self.visible[i]._fetch_instances()


            if self.has_inherited_visibility:
                pass

            if self.has_cs_approaches:
                pass

            if self.has_cs_approaches:
                pass
                for i in range(len(self.cs_approaches)):
                    pass
                    self.cs_approaches[i]._fetch_instances()


            if self.has_tf_attributes:
                pass
                self.tf_attributes._fetch_instances()

            if self.has_tfc_attributes:
                pass

            if self.has_ins_attributes:
                pass



        def _write__seq(self, io=None):
            super(SourceNav.NavArea, self)._write__seq(io)
            self._io.write_u4le(self.id)
            _on = self._root.len_attributes
            if _on == 1:
                pass
                self._io.write_u1(self.attributes)
            elif _on == 2:
                pass
                self._io.write_u2le(self.attributes)
            else:
                pass
                self._io.write_u4le(self.attributes)
            self.nw._write__seq(self._io)
            self.se._write__seq(self._io)
            self._io.write_f4le(self.ne_z)
            self._io.write_f4le(self.sw_z)
            for i in range(len(self.connections)):
                pass
                self.connections[i]._write__seq(self._io)

            self._io.write_u1(self.num_hiding_spots)
            for i in range(len(self.hiding_spots)):
                pass
                self.hiding_spots[i]._write__seq(self._io)

            if self.has_approaches:
                pass
                self._io.write_u1(self.num_approaches)

            if self.has_approaches:
                pass
                for i in range(len(self.approaches)):
                    pass
                    self.approaches[i]._write__seq(self._io)


            self._io.write_u4le(self.num_encounters)
            for i in range(len(self.encounters)):
                pass
                self.encounters[i]._write__seq(self._io)

            if self.has_place_index:
                pass
                self._io.write_u2le(self.place_index)

            if self.has_ladder_lists:
                pass
                self.ladders_up._write__seq(self._io)

            if self.has_ladder_lists:
                pass
                self.ladders_down._write__seq(self._io)

            if self.has_occupy_times:
                pass
                for i in range(len(self.earliest_occupy_time)):
                    pass
                    self._io.write_f4le(self.earliest_occupy_time[i])


            if self.has_light:
                pass
                for i in range(len(self.light_intensity)):
                    pass
                    self._io.write_f4le(self.light_intensity[i])


            if self.has_spawn_attributes:
                pass
                self.spawn_attributes._write__seq(self._io)

            if self.has_unknown_a:
                pass
                self._io.write_u4le(self.unknown_a)

            if self.has_unknown_b:
                pass
                self._io.write_u4le(self.unknown_b)

            if self.has_unknown_c:
                pass
                self._io.write_u4le(self.unknown_c)

            if self.has_fog_place_index:
                pass
                self._io.write_u2le(self.fog_place_index)

            if self.has_unknown_d:
                pass
                self.unknown_d._write__seq(self._io)

            if self.has_unknown_e:
                pass
                self._io.write_u1(self.num_unknown_e)

            if self.has_unknown_e:
                pass
                for i in range(len(self.unknown_e)):
                    pass
                    self._io.write_u4le(self.unknown_e[i])


            if self.has_visible:
                pass
                self._io.write_u4le(self.num_visible)

            if self.has_visible:
                pass
                for i in range(len(self.visible)):
                    pass
                    self.visible[i]._write__seq(self._io)


            if self.has_inherited_visibility:
                pass
                self._io.write_u4le(self.inherit_visibility_from)

            if self.has_cs_approaches:
                pass
                self._io.write_u1(self.num_cs_approaches)

            if self.has_cs_approaches:
                pass
                for i in range(len(self.cs_approaches)):
                    pass
                    self.cs_approaches[i]._write__seq(self._io)


            if self.has_tf_attributes:
                pass
                self.tf_attributes._write__seq(self._io)

            if self.has_tfc_attributes:
                pass
                self._io.write_u8le(self.tfc_attributes)

            if self.has_ins_attributes:
                pass
                self._io.write_u4le(self.ins_attributes)



        def _check(self):
            _on = self._root.len_attributes
            if _on == 1:
                pass
            elif _on == 2:
                pass
            else:
                pass
            if self.nw._root != self._root:
                raise kaitaistruct.ConsistencyError(u"nw", self._root, self.nw._root)
            if self.nw._parent != self:
                raise kaitaistruct.ConsistencyError(u"nw", self, self.nw._parent)
            if self.se._root != self._root:
                raise kaitaistruct.ConsistencyError(u"se", self._root, self.se._root)
            if self.se._parent != self:
                raise kaitaistruct.ConsistencyError(u"se", self, self.se._parent)
            if len(self.connections) != 4:
                raise kaitaistruct.ConsistencyError(u"connections", 4, len(self.connections))
            for i in range(len(self.connections)):
                pass
                if self.connections[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"connections", self._root, self.connections[i]._root)
                if self.connections[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"connections", self, self.connections[i]._parent)

            if len(self.hiding_spots) != self.num_hiding_spots:
                raise kaitaistruct.ConsistencyError(u"hiding_spots", self.num_hiding_spots, len(self.hiding_spots))
            for i in range(len(self.hiding_spots)):
                pass
                if self.hiding_spots[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"hiding_spots", self._root, self.hiding_spots[i]._root)
                if self.hiding_spots[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"hiding_spots", self, self.hiding_spots[i]._parent)

            if self.has_approaches:
                pass

            if self.has_approaches:
                pass
                if len(self.approaches) != self.num_approaches:
                    raise kaitaistruct.ConsistencyError(u"approaches", self.num_approaches, len(self.approaches))
                for i in range(len(self.approaches)):
                    pass
                    if self.approaches[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"approaches", self._root, self.approaches[i]._root)
                    if self.approaches[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"approaches", self, self.approaches[i]._parent)


            if len(self.encounters) != self.num_encounters:
                raise kaitaistruct.ConsistencyError(u"encounters", self.num_encounters, len(self.encounters))
            for i in range(len(self.encounters)):
                pass
                if self.encounters[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"encounters", self._root, self.encounters[i]._root)
                if self.encounters[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"encounters", self, self.encounters[i]._parent)

            if self.has_place_index:
                pass

            if self.has_ladder_lists:
                pass
                if self.ladders_up._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"ladders_up", self._root, self.ladders_up._root)
                if self.ladders_up._parent != self:
                    raise kaitaistruct.ConsistencyError(u"ladders_up", self, self.ladders_up._parent)

            if self.has_ladder_lists:
                pass
                if self.ladders_down._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"ladders_down", self._root, self.ladders_down._root)
                if self.ladders_down._parent != self:
                    raise kaitaistruct.ConsistencyError(u"ladders_down", self, self.ladders_down._parent)

            if self.has_occupy_times:
                pass
                if len(self.earliest_occupy_time) != self._root.num_teams:
                    raise kaitaistruct.ConsistencyError(u"earliest_occupy_time", self._root.num_teams, len(self.earliest_occupy_time))
                for i in range(len(self.earliest_occupy_time)):
                    pass


            if self.has_light:
                pass
                if len(self.light_intensity) != 4:
                    raise kaitaistruct.ConsistencyError(u"light_intensity", 4, len(self.light_intensity))
                for i in range(len(self.light_intensity)):
                    pass


            if self.has_spawn_attributes:
                pass
                if self.spawn_attributes._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"spawn_attributes", self._root, self.spawn_attributes._root)
                if self.spawn_attributes._parent != self:
                    raise kaitaistruct.ConsistencyError(u"spawn_attributes", self, self.spawn_attributes._parent)

            if self.has_unknown_a:
                pass

            if self.has_unknown_b:
                pass

            if self.has_unknown_c:
                pass

            if self.has_fog_place_index:
                pass

            if self.has_unknown_d:
                pass
                if self.unknown_d._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"unknown_d", self._root, self.unknown_d._root)
                if self.unknown_d._parent != self:
                    raise kaitaistruct.ConsistencyError(u"unknown_d", self, self.unknown_d._parent)

            if self.has_unknown_e:
                pass

            if self.has_unknown_e:
                pass
                if len(self.unknown_e) != self.num_unknown_e:
                    raise kaitaistruct.ConsistencyError(u"unknown_e", self.num_unknown_e, len(self.unknown_e))
                for i in range(len(self.unknown_e)):
                    pass


            if self.has_visible:
                pass

            if self.has_visible:
                pass
                if len(self.visible) != self.num_visible:
                    raise kaitaistruct.ConsistencyError(u"visible", self.num_visible, len(self.visible))
                for i in range(len(self.visible)):
                    pass
                    if self.visible[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"visible", self._root, self.visible[i]._root)
                    if self.visible[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"visible", self, self.visible[i]._parent)


            if self.has_inherited_visibility:
                pass

            if self.has_cs_approaches:
                pass

            if self.has_cs_approaches:
                pass
                if len(self.cs_approaches) != self.num_cs_approaches:
                    raise kaitaistruct.ConsistencyError(u"cs_approaches", self.num_cs_approaches, len(self.cs_approaches))
                for i in range(len(self.cs_approaches)):
                    pass
                    if self.cs_approaches[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"cs_approaches", self._root, self.cs_approaches[i]._root)
                    if self.cs_approaches[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"cs_approaches", self, self.cs_approaches[i]._parent)


            if self.has_tf_attributes:
                pass
                if self.tf_attributes._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"tf_attributes", self._root, self.tf_attributes._root)
                if self.tf_attributes._parent != self:
                    raise kaitaistruct.ConsistencyError(u"tf_attributes", self, self.tf_attributes._parent)

            if self.has_tfc_attributes:
                pass

            if self.has_ins_attributes:
                pass

            self._dirty = False

        @property
        def has_approaches(self):
            """Whether approach records are stored here for every game."""
            if hasattr(self, '_m_has_approaches'):
                return self._m_has_approaches

            self._m_has_approaches = self._root.version < 15
            return getattr(self, '_m_has_approaches', None)

        def _invalidate_has_approaches(self):
            del self._m_has_approaches
        @property
        def has_cs_approaches(self):
            """Whether approach records of Counter-Strike are stored."""
            if hasattr(self, '_m_has_cs_approaches'):
                return self._m_has_cs_approaches

            self._m_has_cs_approaches = self._root.is_cs
            return getattr(self, '_m_has_cs_approaches', None)

        def _invalidate_has_cs_approaches(self):
            del self._m_has_cs_approaches
        @property
        def has_fog_place_index(self):
            """Whether `fog_place_index` is stored."""
            if hasattr(self, '_m_has_fog_place_index'):
                return self._m_has_fog_place_index

            self._m_has_fog_place_index = self._root.l4d_version >= 8
            return getattr(self, '_m_has_fog_place_index', None)

        def _invalidate_has_fog_place_index(self):
            del self._m_has_fog_place_index
        @property
        def has_inherited_visibility(self):
            """Whether `inherit_visibility_from` is stored."""
            if hasattr(self, '_m_has_inherited_visibility'):
                return self._m_has_inherited_visibility

            self._m_has_inherited_visibility = (self._root.l4d_version >= 11 if self._root.is_l4d else self._root.version >= 16)
            return getattr(self, '_m_has_inherited_visibility', None)

        def _invalidate_has_inherited_visibility(self):
            del self._m_has_inherited_visibility
        @property
        def has_ins_attributes(self):
            """Whether `ins_attributes` is stored."""
            if hasattr(self, '_m_has_ins_attributes'):
                return self._m_has_ins_attributes

            self._m_has_ins_attributes = self._root.is_ins
            return getattr(self, '_m_has_ins_attributes', None)

        def _invalidate_has_ins_attributes(self):
            del self._m_has_ins_attributes
        @property
        def has_ladder_lists(self):
            """Whether ids of ladders are stored."""
            if hasattr(self, '_m_has_ladder_lists'):
                return self._m_has_ladder_lists

            self._m_has_ladder_lists = self._root.version >= 7
            return getattr(self, '_m_has_ladder_lists', None)

        def _invalidate_has_ladder_lists(self):
            del self._m_has_ladder_lists
        @property
        def has_light(self):
            """Whether `light_intensity` is stored."""
            if hasattr(self, '_m_has_light'):
                return self._m_has_light

            self._m_has_light = self._root.version >= 11
            return getattr(self, '_m_has_light', None)

        def _invalidate_has_light(self):
            del self._m_has_light
        @property
        def has_occupy_times(self):
            """Whether `earliest_occupy_time` is stored."""
            if hasattr(self, '_m_has_occupy_times'):
                return self._m_has_occupy_times

            self._m_has_occupy_times = self._root.version >= 8
            return getattr(self, '_m_has_occupy_times', None)

        def _invalidate_has_occupy_times(self):
            del self._m_has_occupy_times
        @property
        def has_place_index(self):
            """Whether `place_index` is stored."""
            if hasattr(self, '_m_has_place_index'):
                return self._m_has_place_index

            self._m_has_place_index = self._root.version >= 5
            return getattr(self, '_m_has_place_index', None)

        def _invalidate_has_place_index(self):
            del self._m_has_place_index
        @property
        def has_spawn_attributes(self):
            """Whether `spawn_attributes` is stored."""
            if hasattr(self, '_m_has_spawn_attributes'):
                return self._m_has_spawn_attributes

            self._m_has_spawn_attributes = self._root.l4d_version >= 1
            return getattr(self, '_m_has_spawn_attributes', None)

        def _invalidate_has_spawn_attributes(self):
            del self._m_has_spawn_attributes
        @property
        def has_tf_attributes(self):
            """Whether `tf_attributes` is stored."""
            if hasattr(self, '_m_has_tf_attributes'):
                return self._m_has_tf_attributes

            self._m_has_tf_attributes = self._root.is_tf
            return getattr(self, '_m_has_tf_attributes', None)

        def _invalidate_has_tf_attributes(self):
            del self._m_has_tf_attributes
        @property
        def has_tfc_attributes(self):
            """Whether `tfc_attributes` is stored."""
            if hasattr(self, '_m_has_tfc_attributes'):
                return self._m_has_tfc_attributes

            self._m_has_tfc_attributes = self._root.is_tfc
            return getattr(self, '_m_has_tfc_attributes', None)

        def _invalidate_has_tfc_attributes(self):
            del self._m_has_tfc_attributes
        @property
        def has_unknown_a(self):
            """Whether `unknown_a` is stored."""
            if hasattr(self, '_m_has_unknown_a'):
                return self._m_has_unknown_a

            self._m_has_unknown_a =  ((self._root.l4d_version >= 2) and (self._root.l4d_version <= 9)) 
            return getattr(self, '_m_has_unknown_a', None)

        def _invalidate_has_unknown_a(self):
            del self._m_has_unknown_a
        @property
        def has_unknown_b(self):
            """Whether `unknown_b` is stored."""
            if hasattr(self, '_m_has_unknown_b'):
                return self._m_has_unknown_b

            self._m_has_unknown_b =  ((self._root.l4d_version >= 4) and (self._root.l4d_version <= 9)) 
            return getattr(self, '_m_has_unknown_b', None)

        def _invalidate_has_unknown_b(self):
            del self._m_has_unknown_b
        @property
        def has_unknown_c(self):
            """Whether `unknown_c` is stored."""
            if hasattr(self, '_m_has_unknown_c'):
                return self._m_has_unknown_c

            self._m_has_unknown_c =  ((self._root.l4d_version >= 5) and (self._root.l4d_version <= 12)) 
            return getattr(self, '_m_has_unknown_c', None)

        def _invalidate_has_unknown_c(self):
            del self._m_has_unknown_c
        @property
        def has_unknown_d(self):
            """Whether `unknown_d` is stored."""
            if hasattr(self, '_m_has_unknown_d'):
                return self._m_has_unknown_d

            self._m_has_unknown_d =  ((self._root.l4d_version >= 1) and (self._root.l4d_version <= 9) and (self.spawn_attributes.has_old_block)) 
            return getattr(self, '_m_has_unknown_d', None)

        def _invalidate_has_unknown_d(self):
            del self._m_has_unknown_d
        @property
        def has_unknown_e(self):
            """Whether `unknown_e` is stored."""
            if hasattr(self, '_m_has_unknown_e'):
                return self._m_has_unknown_e

            self._m_has_unknown_e =  ((self._root.l4d_version >= 3) and (self._root.l4d_version <= 9)) 
            return getattr(self, '_m_has_unknown_e', None)

        def _invalidate_has_unknown_e(self):
            del self._m_has_unknown_e
        @property
        def has_visible(self):
            """Whether a list of visible areas is stored."""
            if hasattr(self, '_m_has_visible'):
                return self._m_has_visible

            self._m_has_visible = (self._root.l4d_version >= 5 if self._root.is_l4d else self._root.version >= 16)
            return getattr(self, '_m_has_visible', None)

        def _invalidate_has_visible(self):
            del self._m_has_visible

        def __str__(self):
            return u"area " + str(self.id)

    class NavLadder(ReadWriteKaitaiStruct):
        """A ladder, and the areas at its ends."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.NavLadder, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.id = self._io.read_u4le()
            self.width = self._io.read_f4le()
            self.top = SourceNav.Vec3(self._io, self, self._root)
            self.top._read()
            self.bottom = SourceNav.Vec3(self._io, self, self._root)
            self.bottom._read()
            self.length = self._io.read_f4le()
            self.direction = self._io.read_u4le()
            if self.has_dangling_flag:
                pass
                self.is_dangling = self._io.read_u1()

            self.top_forward_area = self._io.read_u4le()
            self.top_left_area = self._io.read_u4le()
            self.top_right_area = self._io.read_u4le()
            self.top_behind_area = self._io.read_u4le()
            self.bottom_area = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.top._fetch_instances()
            self.bottom._fetch_instances()
            if self.has_dangling_flag:
                pass



        def _write__seq(self, io=None):
            super(SourceNav.NavLadder, self)._write__seq(io)
            self._io.write_u4le(self.id)
            self._io.write_f4le(self.width)
            self.top._write__seq(self._io)
            self.bottom._write__seq(self._io)
            self._io.write_f4le(self.length)
            self._io.write_u4le(self.direction)
            if self.has_dangling_flag:
                pass
                self._io.write_u1(self.is_dangling)

            self._io.write_u4le(self.top_forward_area)
            self._io.write_u4le(self.top_left_area)
            self._io.write_u4le(self.top_right_area)
            self._io.write_u4le(self.top_behind_area)
            self._io.write_u4le(self.bottom_area)


        def _check(self):
            if self.top._root != self._root:
                raise kaitaistruct.ConsistencyError(u"top", self._root, self.top._root)
            if self.top._parent != self:
                raise kaitaistruct.ConsistencyError(u"top", self, self.top._parent)
            if self.bottom._root != self._root:
                raise kaitaistruct.ConsistencyError(u"bottom", self._root, self.bottom._root)
            if self.bottom._parent != self:
                raise kaitaistruct.ConsistencyError(u"bottom", self, self.bottom._parent)
            if self.has_dangling_flag:
                pass

            self._dirty = False

        @property
        def direction_name(self):
            """Meaning of `direction`."""
            if hasattr(self, '_m_direction_name'):
                return self._m_direction_name

            self._m_direction_name = KaitaiStream.resolve_enum(SourceNav.Side, self.direction)
            return getattr(self, '_m_direction_name', None)

        def _invalidate_direction_name(self):
            del self._m_direction_name
        @property
        def has_dangling_flag(self):
            """Whether `is_dangling` is stored."""
            if hasattr(self, '_m_has_dangling_flag'):
                return self._m_has_dangling_flag

            self._m_has_dangling_flag = self._root.version == 6
            return getattr(self, '_m_has_dangling_flag', None)

        def _invalidate_has_dangling_flag(self):
            del self._m_has_dangling_flag

        def __str__(self):
            return u"ladder " + str(self.id)

    class OldEncounterSpot(ReadWriteKaitaiStruct):
        """A point that is seen from a path, in versions 1 and 2."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.OldEncounterSpot, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.position = SourceNav.Vec3(self._io, self, self._root)
            self.position._read()
            self.t = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()


        def _write__seq(self, io=None):
            super(SourceNav.OldEncounterSpot, self)._write__seq(io)
            self.position._write__seq(self._io)
            self._io.write_f4le(self.t)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            self._dirty = False


    class Place(ReadWriteKaitaiStruct):
        """An entry of the place directory."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.Place, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_name = self._io.read_u2le()
            self.name = self._io.read_bytes(self.len_name)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(SourceNav.Place, self)._write__seq(io)
            self._io.write_u2le(self.len_name)
            self._io.write_bytes(self.name)


        def _check(self):
            if len(self.name) != self.len_name:
                raise kaitaistruct.ConsistencyError(u"name", self.len_name, len(self.name))
            self._dirty = False


    class TfAreaBits(ReadWriteKaitaiStruct):
        """Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
        22, 25, 26 and 28 to 30.
        
        .. seealso::
           Source - https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.TfAreaBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.blocked = self._io.read_bits_int_le(1) != 0
            self.spawn_room_red = self._io.read_bits_int_le(1) != 0
            self.spawn_room_blue = self._io.read_bits_int_le(1) != 0
            self.spawn_room_exit = self._io.read_bits_int_le(1) != 0
            self.has_ammo = self._io.read_bits_int_le(1) != 0
            self.has_health = self._io.read_bits_int_le(1) != 0
            self.control_point = self._io.read_bits_int_le(1) != 0
            self.blue_sentry_danger = self._io.read_bits_int_le(1) != 0
            self.red_sentry_danger = self._io.read_bits_int_le(1) != 0
            self.reserved1 = self._io.read_bits_int_le(2)
            self.blue_setup_gate = self._io.read_bits_int_le(1) != 0
            self.red_setup_gate = self._io.read_bits_int_le(1) != 0
            self.blocked_after_point_capture = self._io.read_bits_int_le(1) != 0
            self.blocked_until_point_capture = self._io.read_bits_int_le(1) != 0
            self.blue_one_way_door = self._io.read_bits_int_le(1) != 0
            self.red_one_way_door = self._io.read_bits_int_le(1) != 0
            self.with_second_point = self._io.read_bits_int_le(1) != 0
            self.with_third_point = self._io.read_bits_int_le(1) != 0
            self.with_fourth_point = self._io.read_bits_int_le(1) != 0
            self.with_fifth_point = self._io.read_bits_int_le(1) != 0
            self.sniper_spot = self._io.read_bits_int_le(1) != 0
            self.sentry_spot = self._io.read_bits_int_le(1) != 0
            self.escape_route = self._io.read_bits_int_le(1) != 0
            self.escape_route_visible = self._io.read_bits_int_le(1) != 0
            self.no_spawning = self._io.read_bits_int_le(1) != 0
            self.rescue_closet = self._io.read_bits_int_le(1) != 0
            self.bomb_can_drop_here = self._io.read_bits_int_le(1) != 0
            self.door_never_blocks = self._io.read_bits_int_le(1) != 0
            self.door_always_blocks = self._io.read_bits_int_le(1) != 0
            self.unblockable = self._io.read_bits_int_le(1) != 0
            self.reserved2 = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(SourceNav.TfAreaBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.blocked))
            self._io.write_bits_int_le(1, int(self.spawn_room_red))
            self._io.write_bits_int_le(1, int(self.spawn_room_blue))
            self._io.write_bits_int_le(1, int(self.spawn_room_exit))
            self._io.write_bits_int_le(1, int(self.has_ammo))
            self._io.write_bits_int_le(1, int(self.has_health))
            self._io.write_bits_int_le(1, int(self.control_point))
            self._io.write_bits_int_le(1, int(self.blue_sentry_danger))
            self._io.write_bits_int_le(1, int(self.red_sentry_danger))
            self._io.write_bits_int_le(2, self.reserved1)
            self._io.write_bits_int_le(1, int(self.blue_setup_gate))
            self._io.write_bits_int_le(1, int(self.red_setup_gate))
            self._io.write_bits_int_le(1, int(self.blocked_after_point_capture))
            self._io.write_bits_int_le(1, int(self.blocked_until_point_capture))
            self._io.write_bits_int_le(1, int(self.blue_one_way_door))
            self._io.write_bits_int_le(1, int(self.red_one_way_door))
            self._io.write_bits_int_le(1, int(self.with_second_point))
            self._io.write_bits_int_le(1, int(self.with_third_point))
            self._io.write_bits_int_le(1, int(self.with_fourth_point))
            self._io.write_bits_int_le(1, int(self.with_fifth_point))
            self._io.write_bits_int_le(1, int(self.sniper_spot))
            self._io.write_bits_int_le(1, int(self.sentry_spot))
            self._io.write_bits_int_le(1, int(self.escape_route))
            self._io.write_bits_int_le(1, int(self.escape_route_visible))
            self._io.write_bits_int_le(1, int(self.no_spawning))
            self._io.write_bits_int_le(1, int(self.rescue_closet))
            self._io.write_bits_int_le(1, int(self.bomb_can_drop_here))
            self._io.write_bits_int_le(1, int(self.door_never_blocks))
            self._io.write_bits_int_le(1, int(self.door_always_blocks))
            self._io.write_bits_int_le(1, int(self.unblockable))
            self._io.write_bits_int_le(1, int(self.reserved2))


        def _check(self):
            self._dirty = False


    class Vec3(ReadWriteKaitaiStruct):
        """A point of the map."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.Vec3, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_f4le()
            self.y = self._io.read_f4le()
            self.z = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(SourceNav.Vec3, self)._write__seq(io)
            self._io.write_f4le(self.x)
            self._io.write_f4le(self.y)
            self._io.write_f4le(self.z)


        def _check(self):
            self._dirty = False


    class VisibleArea(ReadWriteKaitaiStruct):
        """An area that is seen, or one that is not although the list inherited says so."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(SourceNav.VisibleArea, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.target = self._io.read_u4le()
            if self.has_flags:
                pass
                self.flags = self._io.read_u1()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_flags:
                pass



        def _write__seq(self, io=None):
            super(SourceNav.VisibleArea, self)._write__seq(io)
            self._io.write_u4le(self.target)
            if self.has_flags:
                pass
                self._io.write_u1(self.flags)



        def _check(self):
            if self.has_flags:
                pass

            self._dirty = False

        @property
        def has_flags(self):
            """Whether `flags` is stored."""
            if hasattr(self, '_m_has_flags'):
                return self._m_has_flags

            self._m_has_flags =  (((not (self._root.is_l4d))) or (self._root.l4d_version >= 9)) 
            return getattr(self, '_m_has_flags', None)

        def _invalidate_has_flags(self):
            del self._m_has_flags

    @property
    def game(self):
        """The game that wrote the file, which says what `sub_version` means. Right
        for all known files; reading to the last byte is the proof.
        """
        if hasattr(self, '_m_game'):
            return self._m_game

        self._m_game = (SourceNav.GameKind.base if self.version < 10 else (SourceNav.GameKind.cs if self.sub_version == 1 else (SourceNav.GameKind.tf if self.sub_version == 2 else (SourceNav.GameKind.ins if  ((self.sub_version == 3) or (self.sub_version == 4))  else (SourceNav.GameKind.l4d if  ((self.sub_version >= 5) and (self.sub_version <= 14))  else (SourceNav.GameKind.tfc if  ((self.sub_version == 256) or (self.sub_version == 257))  else SourceNav.GameKind.base))))))
        return getattr(self, '_m_game', None)

    def _invalidate_game(self):
        del self._m_game
    @property
    def game_version(self):
        """The `sub_version`, 0 where none is stored."""
        if hasattr(self, '_m_game_version'):
            return self._m_game_version

        self._m_game_version = (self.sub_version if self.has_sub_version else 0)
        return getattr(self, '_m_game_version', None)

    def _invalidate_game_version(self):
        del self._m_game_version
    @property
    def has_analysis_flag(self):
        """Whether `is_analyzed` is stored."""
        if hasattr(self, '_m_has_analysis_flag'):
            return self._m_has_analysis_flag

        self._m_has_analysis_flag = self.version >= 14
        return getattr(self, '_m_has_analysis_flag', None)

    def _invalidate_has_analysis_flag(self):
        del self._m_has_analysis_flag
    @property
    def has_bsp_size(self):
        """Whether `bsp_size` is stored."""
        if hasattr(self, '_m_has_bsp_size'):
            return self._m_has_bsp_size

        self._m_has_bsp_size = self.version >= 4
        return getattr(self, '_m_has_bsp_size', None)

    def _invalidate_has_bsp_size(self):
        del self._m_has_bsp_size
    @property
    def has_l4d_prologue(self):
        """Whether anything is stored between the places and the areas."""
        if hasattr(self, '_m_has_l4d_prologue'):
            return self._m_has_l4d_prologue

        self._m_has_l4d_prologue = self.l4d_version >= 8
        return getattr(self, '_m_has_l4d_prologue', None)

    def _invalidate_has_l4d_prologue(self):
        del self._m_has_l4d_prologue
    @property
    def has_ladders(self):
        """Whether ladders are stored."""
        if hasattr(self, '_m_has_ladders'):
            return self._m_has_ladders

        self._m_has_ladders = self.version >= 6
        return getattr(self, '_m_has_ladders', None)

    def _invalidate_has_ladders(self):
        del self._m_has_ladders
    @property
    def has_places(self):
        """Whether the place directory is stored."""
        if hasattr(self, '_m_has_places'):
            return self._m_has_places

        self._m_has_places = self.version >= 5
        return getattr(self, '_m_has_places', None)

    def _invalidate_has_places(self):
        del self._m_has_places
    @property
    def has_row_targets(self):
        """Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
        and not by their id, as all other games do, Left 4 Dead among them.
        """
        if hasattr(self, '_m_has_row_targets'):
            return self._m_has_row_targets

        self._m_has_row_targets = self.l4d_version >= 14
        return getattr(self, '_m_has_row_targets', None)

    def _invalidate_has_row_targets(self):
        del self._m_has_row_targets
    @property
    def has_sub_version(self):
        """Whether `sub_version` is stored."""
        if hasattr(self, '_m_has_sub_version'):
            return self._m_has_sub_version

        self._m_has_sub_version = self.version >= 10
        return getattr(self, '_m_has_sub_version', None)

    def _invalidate_has_sub_version(self):
        del self._m_has_sub_version
    @property
    def has_tf2c_tag(self):
        """Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
        Right for all known files; reading to the last byte is the proof.
        """
        if hasattr(self, '_m_has_tf2c_tag'):
            return self._m_has_tf2c_tag

        self._m_has_tf2c_tag =  ((self.has_sub_version) and (self.sub_version == 256)) 
        return getattr(self, '_m_has_tf2c_tag', None)

    def _invalidate_has_tf2c_tag(self):
        del self._m_has_tf2c_tag
    @property
    def has_unnamed_flag(self):
        """Whether `has_unnamed_areas` is stored."""
        if hasattr(self, '_m_has_unnamed_flag'):
            return self._m_has_unnamed_flag

        self._m_has_unnamed_flag = self.version >= 12
        return getattr(self, '_m_has_unnamed_flag', None)

    def _invalidate_has_unnamed_flag(self):
        del self._m_has_unnamed_flag
    @property
    def is_base(self):
        """Whether the game adds nothing."""
        if hasattr(self, '_m_is_base'):
            return self._m_is_base

        self._m_is_base = self.game == SourceNav.GameKind.base
        return getattr(self, '_m_is_base', None)

    def _invalidate_is_base(self):
        del self._m_is_base
    @property
    def is_cs(self):
        """Whether Counter-Strike has added approach records."""
        if hasattr(self, '_m_is_cs'):
            return self._m_is_cs

        self._m_is_cs =  ((self.game == SourceNav.GameKind.cs) and (self.game_version >= 1)) 
        return getattr(self, '_m_is_cs', None)

    def _invalidate_is_cs(self):
        del self._m_is_cs
    @property
    def is_ins(self):
        """Whether Insurgency has added attributes."""
        if hasattr(self, '_m_is_ins'):
            return self._m_is_ins

        self._m_is_ins =  ((self.game == SourceNav.GameKind.ins) and (self.game_version >= 2)) 
        return getattr(self, '_m_is_ins', None)

    def _invalidate_is_ins(self):
        del self._m_is_ins
    @property
    def is_l4d(self):
        """Whether a game of the Left 4 Dead family wrote the file."""
        if hasattr(self, '_m_is_l4d'):
            return self._m_is_l4d

        self._m_is_l4d = self.game == SourceNav.GameKind.l4d
        return getattr(self, '_m_is_l4d', None)

    def _invalidate_is_l4d(self):
        del self._m_is_l4d
    @property
    def is_tagged(self):
        """Whether `tf2c_tag` is stored."""
        if hasattr(self, '_m_is_tagged'):
            return self._m_is_tagged

        self._m_is_tagged =  ((self.is_tfc) and (self.has_tf2c_tag)) 
        return getattr(self, '_m_is_tagged', None)

    def _invalidate_is_tagged(self):
        del self._m_is_tagged
    @property
    def is_tf(self):
        """Whether Team Fortress 2 has added attributes."""
        if hasattr(self, '_m_is_tf'):
            return self._m_is_tf

        self._m_is_tf =  ((self.game == SourceNav.GameKind.tf) and (self.game_version >= 2)) 
        return getattr(self, '_m_is_tf', None)

    def _invalidate_is_tf(self):
        del self._m_is_tf
    @property
    def is_tfc(self):
        """Whether Team Fortress 2 Classic or Classified has added attributes."""
        if hasattr(self, '_m_is_tfc'):
            return self._m_is_tfc

        self._m_is_tfc = self.game == SourceNav.GameKind.tfc
        return getattr(self, '_m_is_tfc', None)

    def _invalidate_is_tfc(self):
        del self._m_is_tfc
    @property
    def l4d_version(self):
        """The `sub_version` of the Left 4 Dead family, 0 for other games."""
        if hasattr(self, '_m_l4d_version'):
            return self._m_l4d_version

        self._m_l4d_version = (self.game_version if self.is_l4d else 0)
        return getattr(self, '_m_l4d_version', None)

    def _invalidate_l4d_version(self):
        del self._m_l4d_version
    @property
    def len_attributes(self):
        """Bytes of the attributes of an area."""
        if hasattr(self, '_m_len_attributes'):
            return self._m_len_attributes

        self._m_len_attributes = (4 if self.version >= 13 else (2 if self.version >= 9 else 1))
        return getattr(self, '_m_len_attributes', None)

    def _invalidate_len_attributes(self):
        del self._m_len_attributes
    @property
    def num_teams(self):
        """Times that an area has in `earliest_occupy_time`."""
        if hasattr(self, '_m_num_teams'):
            return self._m_num_teams

        self._m_num_teams = (4 if self.is_tfc else 2)
        return getattr(self, '_m_num_teams', None)

    def _invalidate_num_teams(self):
        del self._m_num_teams

    def __str__(self):
        return u"version " + str(self.version) + u": " + str(self.num_areas) + u" areas"

