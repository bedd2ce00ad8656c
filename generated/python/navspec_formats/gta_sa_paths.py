# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class GtaSaPaths(ReadWriteKaitaiStruct):
    """One of the 64 squares of the graph that cars, boats and pedestrians follow.
    
    The world is cut into 8 by 8 squares, called areas, of 750 by 750 units; a
    unit is about one metre. Area 0 lies in the south-west corner, numbers grow
    eastwards, then northwards, and file N describes area N. A node is addressed
    by the pair of its area and its row in the file of that area.
    
    The graph is stored as lists of neighbours, every edge from both of its ends.
    A node owns the links `base_link` to `base_link + link_count - 1`. Row i of
    `links`, `navi_links`, `link_lengths` and `intersections` describes link i.
    Each edge between vehicle nodes has a navi node, which holds its lanes and its
    traffic light; the navi links of pedestrian links are 0 and mean nothing.
    
    Without links a file ends after the navi nodes. Some old tools wrote files
    that end too early: after the link lengths, or without the reserve between
    link lengths and intersections. The decisions `has_tail` and `is_wiki_sized`
    distinguish them by their size.
    
    .. seealso::
       CPathFind::LoadPathFindData - https://github.com/gta-reversed/gta-reversed/blob/2af133f/source/game_sa/PathFind.cpp
    
    
    .. seealso::
       Source - https://gtamods.com/wiki/Paths_(GTA_SA)
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
        super(GtaSaPaths, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.num_nodes = self._io.read_u4le()
        if not self.num_nodes <= ((self._io.size() - self._io.pos()) // 28):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 28), self.num_nodes, self._io, u"/seq/0")
        self.num_vehicle_nodes = self._io.read_u4le()
        self.num_ped_nodes = self._io.read_u4le()
        self.num_navi_nodes = self._io.read_u4le()
        if not self.num_navi_nodes <= ((self._io.size() - self._io.pos()) // 14):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 14), self.num_navi_nodes, self._io, u"/seq/3")
        self.num_links = self._io.read_u4le()
        if not self.num_links <= ((self._io.size() - self._io.pos()) // 7):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 7), self.num_links, self._io, u"/seq/4")
        self.nodes = []
        for i in range(self.num_nodes):
            _t_nodes = GtaSaPaths.PathNode(self._io, self, self._root)
            try:
                _t_nodes._read()
            finally:
                self.nodes.append(_t_nodes)

        self.navi_nodes = []
        for i in range(self.num_navi_nodes):
            _t_navi_nodes = GtaSaPaths.NaviNode(self._io, self, self._root)
            try:
                _t_navi_nodes._read()
            finally:
                self.navi_nodes.append(_t_navi_nodes)

        self.links = []
        for i in range(self.num_links):
            _t_links = GtaSaPaths.Link(self._io, self, self._root)
            try:
                _t_links._read()
            finally:
                self.links.append(_t_links)

        if self.has_links:
            pass
            self.reserved_links = []
            for i in range(192):
                _t_reserved_links = GtaSaPaths.Link(self._io, self, self._root)
                try:
                    _t_reserved_links._read()
                finally:
                    self.reserved_links.append(_t_reserved_links)


        self.navi_links = []
        for i in range(self._root.num_links):
            _t_navi_links = GtaSaPaths.NaviLink(self._io, self, self._root)
            try:
                _t_navi_links._read()
            finally:
                self.navi_links.append(_t_navi_links)

        self.link_lengths = []
        for i in range(self._root.num_links):
            self.link_lengths.append(self._io.read_u1())

        if self.has_reserved_link_lengths:
            pass
            self.reserved_link_lengths = self._io.read_bytes(192)

        if self.has_intersections:
            pass
            self.intersections = []
            for i in range(self._root.num_links):
                _t_intersections = GtaSaPaths.Intersection(self._io, self, self._root)
                try:
                    _t_intersections._read()
                finally:
                    self.intersections.append(_t_intersections)


        if self.has_reserved_intersections:
            pass
            self.reserved_intersections = self._io.read_bytes(192)

        self.trailing = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
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

        if self.has_reserved_link_lengths:
            pass

        if self.has_intersections:
            pass
            for i in range(len(self.intersections)):
                pass
                self.intersections[i]._fetch_instances()


        if self.has_reserved_intersections:
            pass



    def _write__seq(self, io=None):
        super(GtaSaPaths, self)._write__seq(io)
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

        if self.has_reserved_link_lengths:
            pass
            if len(self.reserved_link_lengths) != 192:
                raise kaitaistruct.ConsistencyError(u"reserved_link_lengths", 192, len(self.reserved_link_lengths))
            self._io.write_bytes(self.reserved_link_lengths)

        if self.has_intersections:
            pass
            if len(self.intersections) != self._root.num_links:
                raise kaitaistruct.ConsistencyError(u"intersections", self._root.num_links, len(self.intersections))
            for i in range(len(self.intersections)):
                pass
                if self.intersections[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"intersections", self._root, self.intersections[i]._root)
                if self.intersections[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"intersections", self, self.intersections[i]._parent)
                self.intersections[i]._write__seq(self._io)


        if self.has_reserved_intersections:
            pass
            if len(self.reserved_intersections) != 192:
                raise kaitaistruct.ConsistencyError(u"reserved_intersections", 192, len(self.reserved_intersections))
            self._io.write_bytes(self.reserved_intersections)

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

        self._dirty = False

    class Intersection(ReadWriteKaitaiStruct):
        """How a link of a pedestrian node crosses a road.
        
        .. seealso::
           Source - https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPaths.Intersection, self).__init__(_io)
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
            super(GtaSaPaths.Intersection, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.road_cross))
            self._io.write_bits_int_le(1, int(self.ped_traffic_light))
            self._io.write_bits_int_le(6, self.reserved)


        def _check(self):
            self._dirty = False


    class LaneBits(ReadWriteKaitaiStruct):
        """Lanes of an edge, seen along the direction of its navi node."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPaths.LaneBits, self).__init__(_io)
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
            super(GtaSaPaths.LaneBits, self)._write__seq(io)
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
            super(GtaSaPaths.LightBits, self).__init__(_io)
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
            super(GtaSaPaths.LightBits, self)._write__seq(io)
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

            self._m_state_name = KaitaiStream.resolve_enum(GtaSaPaths.LightCycle, self.state)
            return getattr(self, '_m_state_name', None)

        def _invalidate_state_name(self):
            del self._m_state_name

        def __str__(self):
            return u"light state " + str(self.state)

    class Link(ReadWriteKaitaiStruct):
        """Address of a path node."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPaths.Link, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.area_id = self._io.read_u2le()
            self.node_id = self._io.read_u2le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaPaths.Link, self)._write__seq(io)
            self._io.write_u2le(self.area_id)
            self._io.write_u2le(self.node_id)


        def _check(self):
            self._dirty = False


        def __str__(self):
            return u"area " + str(self.area_id) + u" node " + str(self.node_id)

    class NaviLink(ReadWriteKaitaiStruct):
        """Address of a navi node. The word 0xffff means none to the engine, so area
        63 can use no more than 1,023 navi nodes.
        
        .. seealso::
           Source - https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L49-L72
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaPaths.NaviLink, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.navi_id = self._io.read_bits_int_le(10)
            self.navi_area_id = self._io.read_bits_int_le(6)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaPaths.NaviLink, self)._write__seq(io)
            self._io.write_bits_int_le(10, self.navi_id)
            self._io.write_bits_int_le(6, self.navi_area_id)


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
            super(GtaSaPaths.NaviNode, self).__init__(_io)
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
            self.lanes = GtaSaPaths.LaneBits(self._io, self, self._root)
            self.lanes._read()
            self.traffic_light = GtaSaPaths.LightBits(self._io, self, self._root)
            self.traffic_light._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.lanes._fetch_instances()
            self.traffic_light._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaPaths.NaviNode, self)._write__seq(io)
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
            super(GtaSaPaths.NodeFlags, self).__init__(_io)
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
            super(GtaSaPaths.NodeFlags, self)._write__seq(io)
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

            self._m_special_function_name = KaitaiStream.resolve_enum(GtaSaPaths.SpecialUse, self.special_function)
            return getattr(self, '_m_special_function_name', None)

        def _invalidate_special_function_name(self):
            del self._m_special_function_name
        @property
        def speed_name(self):
            """Meaning of `speed`."""
            if hasattr(self, '_m_speed_name'):
                return self._m_speed_name

            self._m_speed_name = KaitaiStream.resolve_enum(GtaSaPaths.NodeSpeed, self.speed)
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
            super(GtaSaPaths.PathNode, self).__init__(_io)
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
            self.flags = GtaSaPaths.NodeFlags(self._io, self, self._root)
            self.flags._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaPaths.PathNode, self)._write__seq(io)
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
    def has_intersections(self):
        """Whether the intersections are stored."""
        if hasattr(self, '_m_has_intersections'):
            return self._m_has_intersections

        self._m_has_intersections = self.has_tail
        return getattr(self, '_m_has_intersections', None)

    def _invalidate_has_intersections(self):
        del self._m_has_intersections
    @property
    def has_links(self):
        """Whether the reserve of the links is stored."""
        if hasattr(self, '_m_has_links'):
            return self._m_has_links

        self._m_has_links = self.num_links != 0
        return getattr(self, '_m_has_links', None)

    def _invalidate_has_links(self):
        del self._m_has_links
    @property
    def has_reserved_intersections(self):
        """Whether the reserve of the intersections is stored."""
        if hasattr(self, '_m_has_reserved_intersections'):
            return self._m_has_reserved_intersections

        self._m_has_reserved_intersections =  ((self.has_links) and (self.has_tail)) 
        return getattr(self, '_m_has_reserved_intersections', None)

    def _invalidate_has_reserved_intersections(self):
        del self._m_has_reserved_intersections
    @property
    def has_reserved_link_lengths(self):
        """Whether the reserve of the link lengths is stored."""
        if hasattr(self, '_m_has_reserved_link_lengths'):
            return self._m_has_reserved_link_lengths

        self._m_has_reserved_link_lengths =  ((self.has_links) and (self.has_tail) and ((not (self.is_wiki_sized)))) 
        return getattr(self, '_m_has_reserved_link_lengths', None)

    def _invalidate_has_reserved_link_lengths(self):
        del self._m_has_reserved_link_lengths
    @property
    def has_tail(self):
        """Whether any part of the layout follows the link lengths."""
        if hasattr(self, '_m_has_tail'):
            return self._m_has_tail

        self._m_has_tail =  (((not (self.has_links))) or (self.is_wiki_sized) or (self._io.size() >= self.len_full)) 
        return getattr(self, '_m_has_tail', None)

    def _invalidate_has_tail(self):
        del self._m_has_tail
    @property
    def is_wiki_sized(self):
        """Whether the intersections follow the link lengths directly. The game
        does not read such a file as meant. The size shows it only for files
        without padding.
        """
        if hasattr(self, '_m_is_wiki_sized'):
            return self._m_is_wiki_sized

        self._m_is_wiki_sized =  ((self.has_links) and (self._io.size() == self.len_wiki)) 
        return getattr(self, '_m_is_wiki_sized', None)

    def _invalidate_is_wiki_sized(self):
        del self._m_is_wiki_sized
    @property
    def len_full(self):
        """Bytes of a complete file with links."""
        if hasattr(self, '_m_len_full'):
            return self._m_len_full

        self._m_len_full = (self.len_wiki + 192)
        return getattr(self, '_m_len_full', None)

    def _invalidate_len_full(self):
        del self._m_len_full
    @property
    def len_short(self):
        """Bytes of a file with links that ends after the link lengths."""
        if hasattr(self, '_m_len_short'):
            return self._m_len_short

        self._m_len_short = ((((20 + self.num_nodes * 28) + self.num_navi_nodes * 14) + self.num_links * 7) + 768)
        return getattr(self, '_m_len_short', None)

    def _invalidate_len_short(self):
        del self._m_len_short
    @property
    def len_wiki(self):
        """Bytes of a file with links that lacks the reserve of the link lengths."""
        if hasattr(self, '_m_len_wiki'):
            return self._m_len_wiki

        self._m_len_wiki = ((self.len_short + self.num_links) + 192)
        return getattr(self, '_m_len_wiki', None)

    def _invalidate_len_wiki(self):
        del self._m_len_wiki

    def __str__(self):
        return str(self.num_nodes) + u" path nodes, " + str(self.num_navi_nodes) + u" navi nodes, " + str(self.num_links) + u" links"

