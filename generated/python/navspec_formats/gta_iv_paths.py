# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class GtaIvPaths(ReadWriteKaitaiStruct):
    """The roads and water ways of one square of the map, as a directed graph: nodes
    with what follows from each of them in a second table, the links. People on
    foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
    without roads has a file of 16 zeros.
    
    The map has 8 by 8 squares of 750 m, counted from the south-west corner at
    -3000, -3000 row by row: the file of area 9 is that of the second column and
    the second row. x points east, y north, z up.
    
    The links of a node begin at its `first_link` and end where those of the next
    node begin, or at the end of the table.
    
    .. seealso::
       Source - https://github.com/gta-reversed/gta-reversed
    
    
    .. seealso::
       Source - https://github.com/Swoorup/paths-visualizer
    
    
    .. seealso::
       Source - https://gtamods.com/wiki/Paths_(GTA4)
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(GtaIvPaths, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.num_nodes = self._io.read_u4le()
        if not self.num_nodes <= ((self._io.size() - self._io.pos()) // 32):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 32), self.num_nodes, self._io, u"/seq/0")
        self.num_vehicle_nodes = self._io.read_u4le()
        self.num_intersection_nodes = self._io.read_u4le()
        self.num_links = self._io.read_u4le()
        if not self.num_links <= ((self._io.size() - self._io.pos()) // 8):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 8), self.num_links, self._io, u"/seq/3")
        self.nodes = []
        for i in range(self.num_nodes):
            _t_nodes = GtaIvPaths.PathNode(self._io, self, self._root)
            try:
                _t_nodes._read()
            finally:
                self.nodes.append(_t_nodes)

        self.links = []
        for i in range(self.num_links):
            _t_links = GtaIvPaths.PathLink(self._io, self, self._root)
            try:
                _t_links._read()
            finally:
                self.links.append(_t_links)

        self.trailing = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
        pass
        for i in range(len(self.nodes)):
            pass
            self.nodes[i]._fetch_instances()

        for i in range(len(self.links)):
            pass
            self.links[i]._fetch_instances()



    def _write__seq(self, io=None):
        super(GtaIvPaths, self)._write__seq(io)
        self._io.write_u4le(self.num_nodes)
        self._io.write_u4le(self.num_vehicle_nodes)
        self._io.write_u4le(self.num_intersection_nodes)
        self._io.write_u4le(self.num_links)
        for i in range(len(self.nodes)):
            pass
            self.nodes[i]._write__seq(self._io)

        for i in range(len(self.links)):
            pass
            self.links[i]._write__seq(self._io)

        self._io.write_bytes(self.trailing)
        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"trailing", 0, self._io.size() - self._io.pos())


    def _check(self):
        if len(self.nodes) != self.num_nodes:
            raise kaitaistruct.ConsistencyError(u"nodes", self.num_nodes, len(self.nodes))
        for i in range(len(self.nodes)):
            pass
            if self.nodes[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"nodes", self._root, self.nodes[i]._root)
            if self.nodes[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"nodes", self, self.nodes[i]._parent)

        if len(self.links) != self.num_links:
            raise kaitaistruct.ConsistencyError(u"links", self.num_links, len(self.links))
        for i in range(len(self.links)):
            pass
            if self.links[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"links", self._root, self.links[i]._root)
            if self.links[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"links", self, self.links[i]._parent)

        self._dirty = False

    class LaneCounts(ReadWriteKaitaiStruct):
        """Lanes of both directions. That the lower number is that of the way back is
        not proven; the link back has both numbers exchanged.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaIvPaths.LaneCounts, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.lanes_0_2 = self._io.read_bits_int_le(3)
            self.lanes_3_5 = self._io.read_bits_int_le(3)
            self.unused = self._io.read_bits_int_le(2)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaIvPaths.LaneCounts, self)._write__seq(io)
            self._io.write_bits_int_le(3, self.lanes_0_2)
            self._io.write_bits_int_le(3, self.lanes_3_5)
            self._io.write_bits_int_le(2, self.unused)


        def _check(self):
            self._dirty = False


    class NodeFlags(ReadWriteKaitaiStruct):
        """Bits of a node, the lowest first. The wiki numbers them from the highest:
        its flag n is bit 31 - n.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaIvPaths.NodeFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.spawn_density = self._io.read_bits_int_le(4)
            self.behaviour = self._io.read_bits_int_le(4)
            self.flag_8 = self._io.read_bits_int_le(1) != 0
            self.flag_9 = self._io.read_bits_int_le(1) != 0
            self.boat_movement = self._io.read_bits_int_le(1) != 0
            self.flag_11 = self._io.read_bits_int_le(1) != 0
            self.dirt_road = self._io.read_bits_int_le(1) != 0
            self.highway = self._io.read_bits_int_le(1) != 0
            self.slow_traffic = self._io.read_bits_int_le(1) != 0
            self.unlinked = self._io.read_bits_int_le(1) != 0
            self.num_own_links = self._io.read_bits_int_le(4)
            self.flag_20 = self._io.read_bits_int_le(1) != 0
            self.flag_21 = self._io.read_bits_int_le(1) != 0
            self.flag_22 = self._io.read_bits_int_le(1) != 0
            self.flag_23 = self._io.read_bits_int_le(1) != 0
            self.flag_24 = self._io.read_bits_int_le(1) != 0
            self.water = self._io.read_bits_int_le(1) != 0
            self.flag_26 = self._io.read_bits_int_le(1) != 0
            self.ignored = self._io.read_bits_int_le(1) != 0
            self.dont_wander = self._io.read_bits_int_le(1) != 0
            self.flag_29 = self._io.read_bits_int_le(1) != 0
            self.flag_30 = self._io.read_bits_int_le(1) != 0
            self.flag_31 = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaIvPaths.NodeFlags, self)._write__seq(io)
            self._io.write_bits_int_le(4, self.spawn_density)
            self._io.write_bits_int_le(4, self.behaviour)
            self._io.write_bits_int_le(1, int(self.flag_8))
            self._io.write_bits_int_le(1, int(self.flag_9))
            self._io.write_bits_int_le(1, int(self.boat_movement))
            self._io.write_bits_int_le(1, int(self.flag_11))
            self._io.write_bits_int_le(1, int(self.dirt_road))
            self._io.write_bits_int_le(1, int(self.highway))
            self._io.write_bits_int_le(1, int(self.slow_traffic))
            self._io.write_bits_int_le(1, int(self.unlinked))
            self._io.write_bits_int_le(4, self.num_own_links)
            self._io.write_bits_int_le(1, int(self.flag_20))
            self._io.write_bits_int_le(1, int(self.flag_21))
            self._io.write_bits_int_le(1, int(self.flag_22))
            self._io.write_bits_int_le(1, int(self.flag_23))
            self._io.write_bits_int_le(1, int(self.flag_24))
            self._io.write_bits_int_le(1, int(self.water))
            self._io.write_bits_int_le(1, int(self.flag_26))
            self._io.write_bits_int_le(1, int(self.ignored))
            self._io.write_bits_int_le(1, int(self.dont_wander))
            self._io.write_bits_int_le(1, int(self.flag_29))
            self._io.write_bits_int_le(1, int(self.flag_30))
            self._io.write_bits_int_le(1, int(self.flag_31))


        def _check(self):
            self._dirty = False


    class PathLink(ReadWriteKaitaiStruct):
        """A way to another node, which may be one of another file."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaIvPaths.PathLink, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.area_id = self._io.read_u2le()
            self.node_id = self._io.read_u2le()
            self.length = self._io.read_u1()
            self.lanes = GtaIvPaths.LaneCounts(self._io, self, self._root)
            self.lanes._read()
            self.link_flags = self._io.read_u2le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.lanes._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaIvPaths.PathLink, self)._write__seq(io)
            self._io.write_u2le(self.area_id)
            self._io.write_u2le(self.node_id)
            self._io.write_u1(self.length)
            self.lanes._write__seq(self._io)
            self._io.write_u2le(self.link_flags)


        def _check(self):
            if self.lanes._root != self._root:
                raise kaitaistruct.ConsistencyError(u"lanes", self._root, self.lanes._root)
            if self.lanes._parent != self:
                raise kaitaistruct.ConsistencyError(u"lanes", self, self.lanes._parent)
            self._dirty = False


        def __str__(self):
            return u"to area " + str(self.area_id) + u" node " + str(self.node_id)

    class PathNode(ReadWriteKaitaiStruct):
        """A point of a road or of a water way."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaIvPaths.PathNode, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.next_ptr = self._io.read_u4le()
            self.prev_ptr = self._io.read_u4le()
            self.area_id = self._io.read_u2le()
            self.node_id = self._io.read_u2le()
            self.street_name_hash = self._io.read_u4le()
            self.search_distance = self._io.read_u2le()
            self.first_link = self._io.read_u2le()
            self.x = self._io.read_s2le()
            self.y = self._io.read_s2le()
            self.z = self._io.read_s2le()
            self.path_width = self._io.read_u1()
            self.flood_group = self._io.read_u1()
            self.flags = GtaIvPaths.NodeFlags(self._io, self, self._root)
            self.flags._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaIvPaths.PathNode, self)._write__seq(io)
            self._io.write_u4le(self.next_ptr)
            self._io.write_u4le(self.prev_ptr)
            self._io.write_u2le(self.area_id)
            self._io.write_u2le(self.node_id)
            self._io.write_u4le(self.street_name_hash)
            self._io.write_u2le(self.search_distance)
            self._io.write_u2le(self.first_link)
            self._io.write_s2le(self.x)
            self._io.write_s2le(self.y)
            self._io.write_s2le(self.z)
            self._io.write_u1(self.path_width)
            self._io.write_u1(self.flood_group)
            self.flags._write__seq(self._io)


        def _check(self):
            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            self._dirty = False

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

            self._m_position_z = self.z * 0.0078125
            return getattr(self, '_m_position_z', None)

        def _invalidate_position_z(self):
            del self._m_position_z

        def __str__(self):
            return u"area " + str(self.area_id) + u" node " + str(self.node_id)


    def __str__(self):
        return str(self.num_nodes) + u" nodes, " + str(self.num_links) + u" links"

