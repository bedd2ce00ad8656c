# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class GtaSaPathsFla(ReadWriteKaitaiStruct):
    """One square of a path network for maps that outgrow the game, as the limit
    adjuster by fastman92 reads it beside files of the game's own format.
    
    There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
    ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
    with the record of the game's own format. Navi links name files and rows by 16
    bits each.
    
    The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
    64; area 0 lies in the south-west corner. N is in the settings of the limit
    adjuster and not in the files.
    
    .. seealso::
       CPathFind_extended::LoadPathFindData - https://github.com/fastman92/fastman92_limit_adjuster/blob/646abb1/fastman92%20limit%20adjuster/fastman92%20limit%20adjuster/Source%20files/Modules/MapLimits.cpp
    
    
    .. seealso::
       Source - https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h
    """

    class LightCycle(IntEnum):
        no_light = 0
        north_south = 1
        west_east = 2
        cycle_3 = 3

    class NodeSpeed(IntEnum):
        slow = 0
        normal = 1
        fast = 2
        speed_3 = 3

    class SpecialUse(IntEnum):
        no_special_use = 0
        parking_parallel = 1
        parking_perpendicular = 2
        valet = 3
        nightclub = 4
        deliveries = 5
        valet_unload = 6
        nightclub_unload = 7
        drive_through = 8
        drive_through_window = 9
        deliveries_unload = 10
        special_11 = 11
        special_12 = 12
        special_13 = 13
        special_14 = 14
        special_15 = 15
    def __init__(self, _io=None, _parent=None, _root=None):
        super(GtaSaPathsFla, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.marker = self._io.read_bytes(4)
        if not self.marker == b"\xFF\xFF\xFF\xFF":
            raise kaitaistruct.ValidationNotEqualError(b"\xFF\xFF\xFF\xFF", self.marker, self._io, u"/seq/0")
        self.magic = self._io.read_u4le()
        if not  ((self.magic == 842616134) or (self.magic == 876694598)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.magic, self._io, u"/seq/1")
        if self.has_name:
            pass
            self.len_name = self._io.read_u1()
            if not self.len_name == 11:
                raise kaitaistruct.ValidationNotEqualError(11, self.len_name, self._io, u"/seq/2")

        if self.has_name:
            pass
            self.name = self._io.read_bytes(11)
            if not self.name == b"\x00\x66\x61\x73\x74\x6D\x61\x6E\x39\x32\x00":
                raise kaitaistruct.ValidationNotEqualError(b"\x00\x66\x61\x73\x74\x6D\x61\x6E\x39\x32\x00", self.name, self._io, u"/seq/3")

        if self.has_name:
            pass
            self.version_word = self._io.read_u4le()
            if not  ((self.version_word == 844252502) or (self.version_word == 861029718)) :
                raise kaitaistruct.ValidationNotAnyOfError(self.version_word, self._io, u"/seq/4")

        self.num_nodes = self._io.read_u4le()
        if not self.num_nodes <= ((self._io.size() - self._io.pos()) // 40):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 40), self.num_nodes, self._io, u"/seq/5")
        self.num_vehicle_nodes = self._io.read_u4le()
        self.num_ped_nodes = self._io.read_u4le()
        self.num_navi_nodes = self._io.read_u4le()
        if not self.num_navi_nodes <= ((self._io.size() - self._io.pos()) // 22):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 22), self.num_navi_nodes, self._io, u"/seq/8")
        self.num_links = self._io.read_u4le()
        if not self.num_links <= ((self._io.size() - self._io.pos()) // 10):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 10), self.num_links, self._io, u"/seq/9")
        self.nodes = []
        for i in range(self.num_nodes):
            _t_nodes = GtaSaPathsFla.ExtendedPathNode(self._io, self, self._root)
            try:
                _t_nodes._read()
            finally:
                self.nodes.append(_t_nodes)

        self.navi_nodes = []
        for i in range(self.num_navi_nodes):
            _t_navi_nodes = GtaSaPathsFla.ExtendedNaviNode(self._io, self, self._root)
            try:
                _t_navi_nodes._read()
            finally:
                self.navi_nodes.append(_t_navi_nodes)

        self.links = []
        for i in range(self.num_links):
            _t_links = GtaSaPathsFla.Link(self._io, self, self._root)
            try:
                _t_links._read()
            finally:
                self.links.append(_t_links)

        if self.has_links:
            pass
            self.reserved_links = []
            for i in range(192):
                _t_reserved_links = GtaSaPathsFla.Link(self._io, self, self._root)
                try:
                    _t_reserved_links._read()
                finally:
                    self.reserved_links.append(_t_reserved_links)


        self.navi_links = []
        for i in range(self._root.num_links):
            _t_navi_links = GtaSaPathsFla.NaviAddress(self._io, self, self._root)
            try:
                _t_navi_links._read()
            finally:
                self.navi_links.append(_t_navi_links)

        self.link_lengths = []
        for i in range(self._root.num_links):
            self.link_lengths.append(self._io.read_u1())

        if self.has_links:
            pass
            self.reserved_link_lengths = self._io.read_bytes(192)

        self.intersections = []
        for i in range(self._root.num_links):
            _t_intersections = GtaSaPathsFla.Intersection(self._io, self, self._root)
            try:
                _t_intersections._read()
            finally:
                self.intersections.append(_t_intersections)

        if self.has_links:
            pass
            self.reserved_intersections = self._io.read_bytes(192)

        self.eof_mark = self._io.read_u4le()
        self.trailing = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
        pass
        if self.has_name:
            pass

        if self.has_name:
            pass

        if self.has_name:
            pass

        for i in range(len(self.nodes)):
            pass
            self.nodes[i]._fetch_instances()

        for i in range(len(self.navi_nodes)):
            pass
            self.navi_nodes[i]._fetch_instances()

        for i in range(len(self.links)):
            pass
            self.links[i]._fetch_instances()

        if self.has_links:
            pass
            for i in range(len(self.reserved_links)):
                pass
                self.reserved_links[i]._fetch_instances()


        for i in range(len(self.navi_links)):
            pass
            self.navi_links[i]._fetch_instances()

        for i in range(len(self.link_lengths)):
            pass

        if self.has_links:
            pass

        for i in range(len(self.intersections)):
            pass
            self.intersections[i]._fetch_instances()

        if self.has_links:
            pass



    def _write__seq(self, io=None):
        super(GtaSaPathsFla, self)._write__seq(io)
        self._io.write_bytes(self.marker)
        self._io.write_u4le(self.magic)
        if self.has_name:
            pass
            self._io.write_u1(self.len_name)

        if self.has_name:
            pass
            self._io.write_bytes(self.name)

        if self.has_name:
            pass
            self._io.write_u4le(self.version_word)

        self._io.write_u4le(self.num_nodes)
        self._io.write_u4le(self.num_vehicle_nodes)
        self._io.write_u4le(self.num_ped_nodes)
        self._io.write_u4le(self.num_navi_nodes)
        self._io.write_u4le(self.num_links)
        for i in range(len(self.nodes)):
            pass
            self.nodes[i]._write__seq(self._io)

        for i in range(len(self.navi_nodes)):
            pass
            self.navi_nodes[i]._write__seq(self._io)

        for i in range(len(self.links)):
            pass
            self.links[i]._write__seq(self._io)

        if self.has_links:
            pass
            for i in range(len(self.reserved_links)):
                pass
                self.reserved_links[i]._write__seq(self._io)


        for i in range(len(self.navi_links)):
            pass
            self.navi_links[i]._write__seq(self._io)

        for i in range(len(self.link_lengths)):
            pass
            self._io.write_u1(self.link_lengths[i])

        if self.has_links:
            pass
            self._io.write_bytes(self.reserved_link_lengths)

        for i in range(len(self.intersections)):
            pass
            self.intersections[i]._write__seq(self._io)

        if self.has_links:
            pass
            self._io.write_bytes(self.reserved_intersections)

        self._io.write_u4le(self.eof_mark)
        self._io.write_bytes(self.trailing)
        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"trailing", 0, self._io.size() - self._io.pos())


    def _check(self):
        if len(self.marker) != 4:
            raise kaitaistruct.ConsistencyError(u"marker", 4, len(self.marker))
        if not self.marker == b"\xFF\xFF\xFF\xFF":
            raise kaitaistruct.ValidationNotEqualError(b"\xFF\xFF\xFF\xFF", self.marker, None, u"/seq/0")
        if not  ((self.magic == 842616134) or (self.magic == 876694598)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.magic, None, u"/seq/1")
        if self.has_name:
            pass
            if not self.len_name == 11:
                raise kaitaistruct.ValidationNotEqualError(11, self.len_name, None, u"/seq/2")

        if self.has_name:
            pass
            if len(self.name) != 11:
                raise kaitaistruct.ConsistencyError(u"name", 11, len(self.name))
            if not self.name == b"\x00\x66\x61\x73\x74\x6D\x61\x6E\x39\x32\x00":
                raise kaitaistruct.ValidationNotEqualError(b"\x00\x66\x61\x73\x74\x6D\x61\x6E\x39\x32\x00", self.name, None, u"/seq/3")

        if self.has_name:
            pass
            if not  ((self.version_word == 844252502) or (self.version_word == 861029718)) :
                raise kaitaistruct.ValidationNotAnyOfError(self.version_word, None, u"/seq/4")

        if len(self.nodes) != self.num_nodes:
            raise kaitaistruct.ConsistencyError(u"nodes", self.num_nodes, len(self.nodes))
        for i in range(len(self.nodes)):
            pass
            if self.nodes[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"nodes", self._root, self.nodes[i]._root)
            if self.nodes[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"nodes", self, self.nodes[i]._parent)

        if len(self.navi_nodes) != self.num_navi_nodes:
            raise kaitaistruct.ConsistencyError(u"navi_nodes", self.num_navi_nodes, len(self.navi_nodes))
        for i in range(len(self.navi_nodes)):
            pass
            if self.navi_nodes[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"navi_nodes", self._root, self.navi_nodes[i]._root)
            if self.navi_nodes[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"navi_nodes", self, self.navi_nodes[i]._parent)

        if len(self.links) != self.num_links:
            raise kaitaistruct.ConsistencyError(u"links", self.num_links, len(self.links))
        for i in range(len(self.links)):
            pass
            if self.links[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"links", self._root, self.links[i]._root)
            if self.links[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"links", self, self.links[i]._parent)

        if self.has_links:
            pass
            if len(self.reserved_links) != 192:
                raise kaitaistruct.ConsistencyError(u"reserved_links", 192, len(self.reserved_links))
            for i in range(len(self.reserved_links)):
                pass
                if self.reserved_links[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"reserved_links", self._root, self.reserved_links[i]._root)
                if self.reserved_links[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"reserved_links", self, self.reserved_links[i]._parent)


        if len(self.navi_links) != self._root.num_links:
            raise kaitaistruct.ConsistencyError(u"navi_links", self._root.num_links, len(self.navi_links))
        for i in range(len(self.navi_links)):
            pass
            if self.navi_links[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"navi_links", self._root, self.navi_links[i]._root)
            if self.navi_links[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"navi_links", self, self.navi_links[i]._parent)

        if len(self.link_lengths) != self._root.num_links:
            raise kaitaistruct.ConsistencyError(u"link_lengths", self._root.num_links, len(self.link_lengths))
        for i in range(len(self.link_lengths)):
            pass

        if self.has_links:
            pass
            if len(self.reserved_link_lengths) != 192:
                raise kaitaistruct.ConsistencyError(u"reserved_link_lengths", 192, len(self.reserved_link_lengths))

        if len(self.intersections) != self._root.num_links:
            raise kaitaistruct.ConsistencyError(u"intersections", self._root.num_links, len(self.intersections))
        for i in range(len(self.intersections)):
            pass
            if self.intersections[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"intersections", self._root, self.intersections[i]._root)
            if self.intersections[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"intersections", self, self.intersections[i]._parent)

        if self.has_links:
            pass
            if len(self.reserved_intersections) != 192:
                raise kaitaistruct.ConsistencyError(u"reserved_intersections", 192, len(self.reserved_intersections))

        self._dirty = False

    class ExtendedNaviNode(ReadWriteKaitaiStruct):
        """An edge between two vehicle nodes: the record of the game's own format and
        the coordinates that replace those in it.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.ExtendedNaviNode, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.classic = GtaSaPathsFla.NaviNode(self._io, self, self._root)
            self.classic._read()
            if self.has_padding:
                pass
                self.padding = self._io.read_u2le()

            self.x_ext = self._io.read_s4le()
            self.y_ext = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.classic._fetch_instances()
            if self.has_padding:
                pass



        def _write__seq(self, io=None):
            super(GtaSaPathsFla.ExtendedNaviNode, self)._write__seq(io)
            self.classic._write__seq(self._io)
            if self.has_padding:
                pass
                self._io.write_u2le(self.padding)

            self._io.write_s4le(self.x_ext)
            self._io.write_s4le(self.y_ext)


        def _check(self):
            if self.classic._root != self._root:
                raise kaitaistruct.ConsistencyError(u"classic", self._root, self.classic._root)
            if self.classic._parent != self:
                raise kaitaistruct.ConsistencyError(u"classic", self, self.classic._parent)
            if self.has_padding:
                pass

            self._dirty = False

        @property
        def has_padding(self):
            """Whether the record is aligned."""
            if hasattr(self, '_m_has_padding'):
                return self._m_has_padding

            self._m_has_padding = self._root.is_fla4
            return getattr(self, '_m_has_padding', None)

        def _invalidate_has_padding(self):
            del self._m_has_padding
        @property
        def position_x(self):
            """East."""
            if hasattr(self, '_m_position_x'):
                return self._m_position_x

            self._m_position_x = self.x_ext * 0.125
            return getattr(self, '_m_position_x', None)

        def _invalidate_position_x(self):
            del self._m_position_x
        @property
        def position_y(self):
            """North."""
            if hasattr(self, '_m_position_y'):
                return self._m_position_y

            self._m_position_y = self.y_ext * 0.125
            return getattr(self, '_m_position_y', None)

        def _invalidate_position_y(self):
            del self._m_position_y

        def __str__(self):
            return u"to area " + str(self.classic.target_area_id) + u" node " + str(self.classic.target_node_id)

    class ExtendedPathNode(ReadWriteKaitaiStruct):
        """A point of the graph, for vehicles or for pedestrians: the record of the
        game's own format and what replaces some of its fields.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.ExtendedPathNode, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.classic = GtaSaPathsFla.PathNode(self._io, self, self._root)
            self.classic._read()
            self.x_ext = self._io.read_s4le()
            self.y_ext = self._io.read_s4le()
            self.z_ext = self._io.read_s4le()
            if self.has_flood_id_ext:
                pass
                self.flood_id_ext = self._io.read_u2le()

            if self.has_padding:
                pass
                self.padding = self._io.read_u2le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            self.classic._fetch_instances()
            if self.has_flood_id_ext:
                pass

            if self.has_padding:
                pass



        def _write__seq(self, io=None):
            super(GtaSaPathsFla.ExtendedPathNode, self)._write__seq(io)
            self.classic._write__seq(self._io)
            self._io.write_s4le(self.x_ext)
            self._io.write_s4le(self.y_ext)
            self._io.write_s4le(self.z_ext)
            if self.has_flood_id_ext:
                pass
                self._io.write_u2le(self.flood_id_ext)

            if self.has_padding:
                pass
                self._io.write_u2le(self.padding)



        def _check(self):
            if self.classic._root != self._root:
                raise kaitaistruct.ConsistencyError(u"classic", self._root, self.classic._root)
            if self.classic._parent != self:
                raise kaitaistruct.ConsistencyError(u"classic", self, self.classic._parent)
            if self.has_flood_id_ext:
                pass

            if self.has_padding:
                pass

            self._dirty = False

        @property
        def has_flood_id_ext(self):
            """Whether flood ids have 16 bits."""
            if hasattr(self, '_m_has_flood_id_ext'):
                return self._m_has_flood_id_ext

            self._m_has_flood_id_ext = self._root.version >= 3
            return getattr(self, '_m_has_flood_id_ext', None)

        def _invalidate_has_flood_id_ext(self):
            del self._m_has_flood_id_ext
        @property
        def has_padding(self):
            """Whether the record is aligned."""
            if hasattr(self, '_m_has_padding'):
                return self._m_has_padding

            self._m_has_padding = self._root.is_fla4
            return getattr(self, '_m_has_padding', None)

        def _invalidate_has_padding(self):
            del self._m_has_padding
        @property
        def position_x(self):
            """East."""
            if hasattr(self, '_m_position_x'):
                return self._m_position_x

            self._m_position_x = self.x_ext * 0.125
            return getattr(self, '_m_position_x', None)

        def _invalidate_position_x(self):
            del self._m_position_x
        @property
        def position_y(self):
            """North."""
            if hasattr(self, '_m_position_y'):
                return self._m_position_y

            self._m_position_y = self.y_ext * 0.125
            return getattr(self, '_m_position_y', None)

        def _invalidate_position_y(self):
            del self._m_position_y
        @property
        def position_z(self):
            """Up."""
            if hasattr(self, '_m_position_z'):
                return self._m_position_z

            self._m_position_z = self.z_ext * 0.125
            return getattr(self, '_m_position_z', None)

        def _invalidate_position_z(self):
            del self._m_position_z

        def __str__(self):
            return u"area " + str(self.classic.area_id) + u" node " + str(self.classic.node_id)

    class Intersection(ReadWriteKaitaiStruct):
        """How a link of a pedestrian node crosses a road.
        
        .. seealso::
           Source - https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.Intersection, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.road_cross = self._io.read_bits_int_le(1) != 0
            self.ped_traffic_light = self._io.read_bits_int_le(1) != 0
            self.reserved = self._io.read_bits_int_le(6)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaPathsFla.Intersection, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.road_cross))
            self._io.write_bits_int_le(1, int(self.ped_traffic_light))
            self._io.write_bits_int_le(6, self.reserved)


        def _check(self):
            self._dirty = False


    class LaneBits(ReadWriteKaitaiStruct):
        """Lanes of an edge, seen along the direction of its navi node."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.LaneBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.left_lanes = self._io.read_bits_int_le(3)
            self.right_lanes = self._io.read_bits_int_le(3)
            self.traffic_light_at_target = self._io.read_bits_int_le(1) != 0
            self.reserved = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaPathsFla.LaneBits, self)._write__seq(io)
            self._io.write_bits_int_le(3, self.left_lanes)
            self._io.write_bits_int_le(3, self.right_lanes)
            self._io.write_bits_int_le(1, int(self.traffic_light_at_target))
            self._io.write_bits_int_le(1, int(self.reserved))


        def _check(self):
            self._dirty = False


        def __str__(self):
            return str(self.left_lanes) + u" left, " + str(self.right_lanes) + u" right"

    class LightBits(ReadWriteKaitaiStruct):
        """Traffic light of an edge."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.LightBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.state = self._io.read_bits_int_le(2)
            self.bridge_lights = self._io.read_bits_int_le(1) != 0
            self.reserved = self._io.read_bits_int_le(13)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaPathsFla.LightBits, self)._write__seq(io)
            self._io.write_bits_int_le(2, self.state)
            self._io.write_bits_int_le(1, int(self.bridge_lights))
            self._io.write_bits_int_le(13, self.reserved)


        def _check(self):
            self._dirty = False

        @property
        def state_name(self):
            """Meaning of `state`."""
            if hasattr(self, '_m_state_name'):
                return self._m_state_name

            self._m_state_name = KaitaiStream.resolve_enum(GtaSaPathsFla.LightCycle, self.state)
            return getattr(self, '_m_state_name', None)

        def _invalidate_state_name(self):
            del self._m_state_name

        def __str__(self):
            return u"light state " + str(self.state)

    class Link(ReadWriteKaitaiStruct):
        """Address of a path node."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.Link, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.area_id = self._io.read_u2le()
            self.node_id = self._io.read_u2le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaPathsFla.Link, self)._write__seq(io)
            self._io.write_u2le(self.area_id)
            self._io.write_u2le(self.node_id)


        def _check(self):
            self._dirty = False


        def __str__(self):
            return u"area " + str(self.area_id) + u" node " + str(self.node_id)

    class NaviAddress(ReadWriteKaitaiStruct):
        """Address of a navi node."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.NaviAddress, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.navi_id = self._io.read_u2le()
            self.navi_area_id = self._io.read_u2le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaPathsFla.NaviAddress, self)._write__seq(io)
            self._io.write_u2le(self.navi_id)
            self._io.write_u2le(self.navi_area_id)


        def _check(self):
            self._dirty = False


        def __str__(self):
            return u"area " + str(self.navi_area_id) + u" navi node " + str(self.navi_id)

    class NaviNode(ReadWriteKaitaiStruct):
        """An edge between two vehicle nodes: its target is one of the ends, its
        direction points to the target. Travelling towards the target uses the
        right lanes, away from it the left lanes. In the original files the
        target is the end with the lower address, and the file is the one of the
        area where the navi node lies.
        
        .. seealso::
           Source - https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.NaviNode, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_s2le()
            self.y = self._io.read_s2le()
            self.target_area_id = self._io.read_u2le()
            self.target_node_id = self._io.read_u2le()
            self.dir_x = self._io.read_s1()
            self.dir_y = self._io.read_s1()
            self.path_width = self._io.read_u1()
            self.lanes = GtaSaPathsFla.LaneBits(self._io, self, self._root)
            self.lanes._read()
            self.traffic_light = GtaSaPathsFla.LightBits(self._io, self, self._root)
            self.traffic_light._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.lanes._fetch_instances()
            self.traffic_light._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaPathsFla.NaviNode, self)._write__seq(io)
            self._io.write_s2le(self.x)
            self._io.write_s2le(self.y)
            self._io.write_u2le(self.target_area_id)
            self._io.write_u2le(self.target_node_id)
            self._io.write_s1(self.dir_x)
            self._io.write_s1(self.dir_y)
            self._io.write_u1(self.path_width)
            self.lanes._write__seq(self._io)
            self.traffic_light._write__seq(self._io)


        def _check(self):
            if self.lanes._root != self._root:
                raise kaitaistruct.ConsistencyError(u"lanes", self._root, self.lanes._root)
            if self.lanes._parent != self:
                raise kaitaistruct.ConsistencyError(u"lanes", self, self.lanes._parent)
            if self.traffic_light._root != self._root:
                raise kaitaistruct.ConsistencyError(u"traffic_light", self._root, self.traffic_light._root)
            if self.traffic_light._parent != self:
                raise kaitaistruct.ConsistencyError(u"traffic_light", self, self.traffic_light._parent)
            self._dirty = False

        @property
        def direction_x(self):
            """East part of the vector of length 1 that points to the target."""
            if hasattr(self, '_m_direction_x'):
                return self._m_direction_x

            self._m_direction_x = self.dir_x * 0.01
            return getattr(self, '_m_direction_x', None)

        def _invalidate_direction_x(self):
            del self._m_direction_x
        @property
        def direction_y(self):
            """North part of the vector of length 1 that points to the target."""
            if hasattr(self, '_m_direction_y'):
                return self._m_direction_y

            self._m_direction_y = self.dir_y * 0.01
            return getattr(self, '_m_direction_y', None)

        def _invalidate_direction_y(self):
            del self._m_direction_y
        @property
        def full_width(self):
            """From side to side of the median strip."""
            if hasattr(self, '_m_full_width'):
                return self._m_full_width

            self._m_full_width = self.path_width * 0.125
            return getattr(self, '_m_full_width', None)

        def _invalidate_full_width(self):
            del self._m_full_width
        @property
        def half_width(self):
            """From the middle of the median strip to one side."""
            if hasattr(self, '_m_half_width'):
                return self._m_half_width

            self._m_half_width = self.path_width * 0.0625
            return getattr(self, '_m_half_width', None)

        def _invalidate_half_width(self):
            del self._m_half_width
        @property
        def position_x(self):
            """East."""
            if hasattr(self, '_m_position_x'):
                return self._m_position_x

            self._m_position_x = self.x * 0.125
            return getattr(self, '_m_position_x', None)

        def _invalidate_position_x(self):
            del self._m_position_x
        @property
        def position_y(self):
            """North."""
            if hasattr(self, '_m_position_y'):
                return self._m_position_y

            self._m_position_y = self.y * 0.125
            return getattr(self, '_m_position_y', None)

        def _invalidate_position_y(self):
            del self._m_position_y

        def __str__(self):
            return u"to area " + str(self.target_area_id) + u" node " + str(self.target_node_id)

    class NodeFlags(ReadWriteKaitaiStruct):
        """Number of links and properties of a path node.
        
        .. seealso::
           Source - https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.NodeFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.link_count = self._io.read_bits_int_le(4)
            self.on_dead_end = self._io.read_bits_int_le(1) != 0
            self.switched_off = self._io.read_bits_int_le(1) != 0
            self.road_block = self._io.read_bits_int_le(1) != 0
            self.water_node = self._io.read_bits_int_le(1) != 0
            self.switched_off_original = self._io.read_bits_int_le(1) != 0
            self.already_found = self._io.read_bits_int_le(1) != 0
            self.dont_wander = self._io.read_bits_int_le(1) != 0
            self.interior_node = self._io.read_bits_int_le(1) != 0
            self.speed = self._io.read_bits_int_le(2)
            self.dummy = self._io.read_bits_int_le(2)
            self.density = self._io.read_bits_int_le(4)
            self.special_function = self._io.read_bits_int_le(4)
            self.padding = self._io.read_bits_int_le(8)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaPathsFla.NodeFlags, self)._write__seq(io)
            self._io.write_bits_int_le(4, self.link_count)
            self._io.write_bits_int_le(1, int(self.on_dead_end))
            self._io.write_bits_int_le(1, int(self.switched_off))
            self._io.write_bits_int_le(1, int(self.road_block))
            self._io.write_bits_int_le(1, int(self.water_node))
            self._io.write_bits_int_le(1, int(self.switched_off_original))
            self._io.write_bits_int_le(1, int(self.already_found))
            self._io.write_bits_int_le(1, int(self.dont_wander))
            self._io.write_bits_int_le(1, int(self.interior_node))
            self._io.write_bits_int_le(2, self.speed)
            self._io.write_bits_int_le(2, self.dummy)
            self._io.write_bits_int_le(4, self.density)
            self._io.write_bits_int_le(4, self.special_function)
            self._io.write_bits_int_le(8, self.padding)


        def _check(self):
            self._dirty = False

        @property
        def special_function_name(self):
            """Meaning of `special_function`."""
            if hasattr(self, '_m_special_function_name'):
                return self._m_special_function_name

            self._m_special_function_name = KaitaiStream.resolve_enum(GtaSaPathsFla.SpecialUse, self.special_function)
            return getattr(self, '_m_special_function_name', None)

        def _invalidate_special_function_name(self):
            del self._m_special_function_name
        @property
        def speed_name(self):
            """Meaning of `speed`."""
            if hasattr(self, '_m_speed_name'):
                return self._m_speed_name

            self._m_speed_name = KaitaiStream.resolve_enum(GtaSaPathsFla.NodeSpeed, self.speed)
            return getattr(self, '_m_speed_name', None)

        def _invalidate_speed_name(self):
            del self._m_speed_name

        def __str__(self):
            return str(self.link_count) + u" links"

    class PathNode(ReadWriteKaitaiStruct):
        """A point of the graph, for vehicles or for pedestrians.
        
        .. seealso::
           Source - https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPathsFla.PathNode, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.next_ptr = self._io.read_u4le()
            self.prev_ptr = self._io.read_u4le()
            self.x = self._io.read_s2le()
            self.y = self._io.read_s2le()
            self.z = self._io.read_s2le()
            self.search_distance = self._io.read_s2le()
            self.base_link = self._io.read_s2le()
            self.area_id = self._io.read_u2le()
            self.node_id = self._io.read_u2le()
            self.path_width = self._io.read_u1()
            self.flood_id = self._io.read_u1()
            self.flags = GtaSaPathsFla.NodeFlags(self._io, self, self._root)
            self.flags._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaPathsFla.PathNode, self)._write__seq(io)
            self._io.write_u4le(self.next_ptr)
            self._io.write_u4le(self.prev_ptr)
            self._io.write_s2le(self.x)
            self._io.write_s2le(self.y)
            self._io.write_s2le(self.z)
            self._io.write_s2le(self.search_distance)
            self._io.write_s2le(self.base_link)
            self._io.write_u2le(self.area_id)
            self._io.write_u2le(self.node_id)
            self._io.write_u1(self.path_width)
            self._io.write_u1(self.flood_id)
            self.flags._write__seq(self._io)


        def _check(self):
            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            self._dirty = False

        @property
        def full_width(self):
            """From side to side."""
            if hasattr(self, '_m_full_width'):
                return self._m_full_width

            self._m_full_width = self.path_width * 0.125
            return getattr(self, '_m_full_width', None)

        def _invalidate_full_width(self):
            del self._m_full_width
        @property
        def half_width(self):
            """From the middle to one side, as the engine uses the width."""
            if hasattr(self, '_m_half_width'):
                return self._m_half_width

            self._m_half_width = self.path_width * 0.0625
            return getattr(self, '_m_half_width', None)

        def _invalidate_half_width(self):
            del self._m_half_width
        @property
        def position_x(self):
            """East."""
            if hasattr(self, '_m_position_x'):
                return self._m_position_x

            self._m_position_x = self.x * 0.125
            return getattr(self, '_m_position_x', None)

        def _invalidate_position_x(self):
            del self._m_position_x
        @property
        def position_y(self):
            """North."""
            if hasattr(self, '_m_position_y'):
                return self._m_position_y

            self._m_position_y = self.y * 0.125
            return getattr(self, '_m_position_y', None)

        def _invalidate_position_y(self):
            del self._m_position_y
        @property
        def position_z(self):
            """Up."""
            if hasattr(self, '_m_position_z'):
                return self._m_position_z

            self._m_position_z = self.z * 0.125
            return getattr(self, '_m_position_z', None)

        def _invalidate_position_z(self):
            del self._m_position_z

        def __str__(self):
            return u"area " + str(self.area_id) + u" node " + str(self.node_id)

    @property
    def has_links(self):
        """Whether the reserves are stored."""
        if hasattr(self, '_m_has_links'):
            return self._m_has_links

        self._m_has_links = self.num_links != 0
        return getattr(self, '_m_has_links', None)

    def _invalidate_has_links(self):
        del self._m_has_links
    @property
    def has_name(self):
        """Whether a name and a version are stored between the magic and the counts."""
        if hasattr(self, '_m_has_name'):
            return self._m_has_name

        self._m_has_name = (not (self.is_fla4))
        return getattr(self, '_m_has_name', None)

    def _invalidate_has_name(self):
        del self._m_has_name
    @property
    def is_fla4(self):
        """Whether the counts follow the magic directly, and records are aligned."""
        if hasattr(self, '_m_is_fla4'):
            return self._m_is_fla4

        self._m_is_fla4 = self.magic == 876694598
        return getattr(self, '_m_is_fla4', None)

    def _invalidate_is_fla4(self):
        del self._m_is_fla4
    @property
    def version(self):
        """2, 3 or 4, for `VER2`, `VER3` and `FLA4`."""
        if hasattr(self, '_m_version'):
            return self._m_version

        self._m_version = (4 if self.is_fla4 else (3 if self.version_word == 861029718 else 2))
        return getattr(self, '_m_version', None)

    def _invalidate_version(self):
        del self._m_version

    def __str__(self):
        return str(self.num_nodes) + u" path nodes, " + str(self.num_navi_nodes) + u" navi nodes, " + str(self.num_links) + u" links"

