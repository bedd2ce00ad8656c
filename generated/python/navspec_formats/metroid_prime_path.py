# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MetroidPrimePath(ReadWriteKaitaiStruct):
    """Where the creatures of one room can go: convex pieces of floor with a height
    ("regions"), links over the edges that two of them share, two matrices that
    show at once whether there is a way at all, and an octree that finds the
    regions at a point. From Echoes on there may be a second, independent graph
    of free points.
    
    There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
    Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
    units of the game, about a metre, in the space of the room; z points up.
    Corners run clockwise as seen from above.
    
    The game writes addresses over some fields when it loads the mesh ("slots");
    the file has positions in tables there. No file of a game is public: the
    layout is that of the loaders, where nothing else is said.
    
    .. seealso::
       Source - https://github.com/AxioDL/metaforce
    
    
    .. seealso::
       Source - https://github.com/PrimeDecomp/echoes
    
    
    .. seealso::
       Source - https://wiki.axiodl.com/w/PATH_(File_Format)
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(MetroidPrimePath, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.version = self._io.read_u4be()
        if not self.version >= 4:
            raise kaitaistruct.ValidationLessThanError(4, self.version, self._io, u"/seq/0")
        if not self.version <= 7:
            raise kaitaistruct.ValidationGreaterThanError(7, self.version, self._io, u"/seq/0")
        self.num_nodes = self._io.read_u4be()
        if not self.num_nodes <= ((self._io.size() - self._io.pos()) // 24):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 24), self.num_nodes, self._io, u"/seq/1")
        self.nodes = []
        for i in range(self.num_nodes):
            _t_nodes = MetroidPrimePath.Corner(self._io, self, self._root)
            try:
                _t_nodes._read()
            finally:
                self.nodes.append(_t_nodes)

        self.num_links = self._io.read_u4be()
        if not self.num_links <= ((self._io.size() - self._io.pos()) // 16):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 16), self.num_links, self._io, u"/seq/3")
        self.links = []
        for i in range(self.num_links):
            _t_links = MetroidPrimePath.RegionLink(self._io, self, self._root)
            try:
                _t_links._read()
            finally:
                self.links.append(_t_links)

        self.num_regions = self._io.read_u4be()
        if not self.num_regions <= (65535 if (self._io.size() - self._io.pos()) // 80 > 65535 else ((self._io.size() - self._io.pos()) // 80)):
            raise kaitaistruct.ValidationGreaterThanError((65535 if (self._io.size() - self._io.pos()) // 80 > 65535 else ((self._io.size() - self._io.pos()) // 80)), self.num_regions, self._io, u"/seq/5")
        self.regions = []
        for i in range(self.num_regions):
            _t_regions = MetroidPrimePath.Region(self._io, self, self._root)
            try:
                _t_regions._read()
            finally:
                self.regions.append(_t_regions)

        self.ground_connections = []
        for i in range(((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32):
            self.ground_connections.append(self._io.read_u4be())

        self.flyer_connections = []
        for i in range(((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32 + 0):
            self.flyer_connections.append(self._io.read_u4be())

        if self.has_reserved_connections:
            pass
            self.reserved_connections = []
            for i in range(2 * ((self.num_regions * self.num_regions + 31) // 32 - ((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32)):
                self.reserved_connections.append(self._io.read_u4be())


        self.num_octree_lookup = self._io.read_u4be()
        if not self.num_octree_lookup <= ((self._io.size() - self._io.pos()) // 4):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 4), self.num_octree_lookup, self._io, u"/seq/10")
        self.octree_lookup = []
        for i in range(self.num_octree_lookup):
            self.octree_lookup.append(self._io.read_u4be())

        self.num_octree_nodes = self._io.read_u4be()
        if not self.num_octree_nodes <= ((self._io.size() - self._io.pos()) // 80):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 80), self.num_octree_nodes, self._io, u"/seq/12")
        self.octree_nodes = []
        for i in range(self.num_octree_nodes):
            _t_octree_nodes = MetroidPrimePath.OctreeNode(self._io, self, self._root)
            try:
                _t_octree_nodes._read()
            finally:
                self.octree_nodes.append(_t_octree_nodes)

        if self.has_point_count:
            pass
            self.num_points = self._io.read_s4be()
            if not self.num_points >= -1:
                raise kaitaistruct.ValidationLessThanError(-1, self.num_points, self._io, u"/seq/14")
            if not self.num_points <= (46340 if (self._io.size() - self._io.pos()) // 28 > 46340 else ((self._io.size() - self._io.pos()) // 28)):
                raise kaitaistruct.ValidationGreaterThanError((46340 if (self._io.size() - self._io.pos()) // 28 > 46340 else ((self._io.size() - self._io.pos()) // 28)), self.num_points, self._io, u"/seq/14")

        if self.has_points:
            pass
            self.points = []
            for i in range(self.num_points):
                _t_points = MetroidPrimePath.FreePoint(self._io, self, self._root)
                try:
                    _t_points._read()
                finally:
                    self.points.append(_t_points)


        if self.has_points:
            pass
            self.num_point_links = self._io.read_u4be()
            if not self.num_point_links <= ((self._io.size() - self._io.pos()) // 4):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 4), self.num_point_links, self._io, u"/seq/16")

        if self.has_points:
            pass
            self.point_links = []
            for i in range(self.num_point_links):
                self.point_links.append(self._io.read_u4be())


        if self.has_points:
            pass
            self.num_point_costs = self._io.read_u4be()
            if not self.num_point_costs <= ((self._io.size() - self._io.pos()) // 4):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 4), self.num_point_costs, self._io, u"/seq/18")

        if self.has_points:
            pass
            self.point_costs = []
            for i in range(self.num_point_costs):
                self.point_costs.append(self._io.read_f4be())


        if self.has_points:
            pass
            self.point_connections = []
            for i in range(((self.num_points * self.num_points - self.num_points) // 2 + 31) // 32):
                self.point_connections.append(self._io.read_u4be())


        self.padding = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
        pass
        for i in range(len(self.nodes)):
            pass
            self.nodes[i]._fetch_instances()

        for i in range(len(self.links)):
            pass
            self.links[i]._fetch_instances()

        for i in range(len(self.regions)):
            pass
            self.regions[i]._fetch_instances()

        for i in range(len(self.ground_connections)):
            pass

        for i in range(len(self.flyer_connections)):
            pass

        if self.has_reserved_connections:
            pass
            for i in range(len(self.reserved_connections)):
                pass


        for i in range(len(self.octree_lookup)):
            pass

        for i in range(len(self.octree_nodes)):
            pass
            self.octree_nodes[i]._fetch_instances()

        if self.has_point_count:
            pass

        if self.has_points:
            pass
            for i in range(len(self.points)):
                pass
                self.points[i]._fetch_instances()


        if self.has_points:
            pass

        if self.has_points:
            pass
            for i in range(len(self.point_links)):
                pass


        if self.has_points:
            pass

        if self.has_points:
            pass
            for i in range(len(self.point_costs)):
                pass


        if self.has_points:
            pass
            for i in range(len(self.point_connections)):
                pass




    def _write__seq(self, io=None):
        super(MetroidPrimePath, self)._write__seq(io)
        self._io.write_u4be(self.version)
        self._io.write_u4be(self.num_nodes)
        for i in range(len(self.nodes)):
            pass
            self.nodes[i]._write__seq(self._io)

        self._io.write_u4be(self.num_links)
        for i in range(len(self.links)):
            pass
            self.links[i]._write__seq(self._io)

        self._io.write_u4be(self.num_regions)
        for i in range(len(self.regions)):
            pass
            self.regions[i]._write__seq(self._io)

        for i in range(len(self.ground_connections)):
            pass
            self._io.write_u4be(self.ground_connections[i])

        for i in range(len(self.flyer_connections)):
            pass
            self._io.write_u4be(self.flyer_connections[i])

        if self.has_reserved_connections:
            pass
            for i in range(len(self.reserved_connections)):
                pass
                self._io.write_u4be(self.reserved_connections[i])


        self._io.write_u4be(self.num_octree_lookup)
        for i in range(len(self.octree_lookup)):
            pass
            self._io.write_u4be(self.octree_lookup[i])

        self._io.write_u4be(self.num_octree_nodes)
        for i in range(len(self.octree_nodes)):
            pass
            self.octree_nodes[i]._write__seq(self._io)

        if self.has_point_count:
            pass
            self._io.write_s4be(self.num_points)

        if self.has_points:
            pass
            if len(self.points) != self.num_points:
                raise kaitaistruct.ConsistencyError(u"points", self.num_points, len(self.points))
            for i in range(len(self.points)):
                pass
                if self.points[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"points", self._root, self.points[i]._root)
                if self.points[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"points", self, self.points[i]._parent)
                self.points[i]._write__seq(self._io)


        if self.has_points:
            pass
            self._io.write_u4be(self.num_point_links)

        if self.has_points:
            pass
            if len(self.point_links) != self.num_point_links:
                raise kaitaistruct.ConsistencyError(u"point_links", self.num_point_links, len(self.point_links))
            for i in range(len(self.point_links)):
                pass
                self._io.write_u4be(self.point_links[i])


        if self.has_points:
            pass
            self._io.write_u4be(self.num_point_costs)

        if self.has_points:
            pass
            if len(self.point_costs) != self.num_point_costs:
                raise kaitaistruct.ConsistencyError(u"point_costs", self.num_point_costs, len(self.point_costs))
            for i in range(len(self.point_costs)):
                pass
                self._io.write_f4be(self.point_costs[i])


        if self.has_points:
            pass
            if len(self.point_connections) != ((self.num_points * self.num_points - self.num_points) // 2 + 31) // 32:
                raise kaitaistruct.ConsistencyError(u"point_connections", ((self.num_points * self.num_points - self.num_points) // 2 + 31) // 32, len(self.point_connections))
            for i in range(len(self.point_connections)):
                pass
                self._io.write_u4be(self.point_connections[i])


        self._io.write_bytes(self.padding)
        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"padding", 0, self._io.size() - self._io.pos())


    def _check(self):
        if not self.version >= 4:
            raise kaitaistruct.ValidationLessThanError(4, self.version, None, u"/seq/0")
        if not self.version <= 7:
            raise kaitaistruct.ValidationGreaterThanError(7, self.version, None, u"/seq/0")
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

        if len(self.regions) != self.num_regions:
            raise kaitaistruct.ConsistencyError(u"regions", self.num_regions, len(self.regions))
        for i in range(len(self.regions)):
            pass
            if self.regions[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"regions", self._root, self.regions[i]._root)
            if self.regions[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"regions", self, self.regions[i]._parent)

        if len(self.ground_connections) != ((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32:
            raise kaitaistruct.ConsistencyError(u"ground_connections", ((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32, len(self.ground_connections))
        for i in range(len(self.ground_connections)):
            pass

        if len(self.flyer_connections) != ((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32 + 0:
            raise kaitaistruct.ConsistencyError(u"flyer_connections", ((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32 + 0, len(self.flyer_connections))
        for i in range(len(self.flyer_connections)):
            pass

        if self.has_reserved_connections:
            pass
            if len(self.reserved_connections) != 2 * ((self.num_regions * self.num_regions + 31) // 32 - ((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32):
                raise kaitaistruct.ConsistencyError(u"reserved_connections", 2 * ((self.num_regions * self.num_regions + 31) // 32 - ((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32), len(self.reserved_connections))
            for i in range(len(self.reserved_connections)):
                pass


        if len(self.octree_lookup) != self.num_octree_lookup:
            raise kaitaistruct.ConsistencyError(u"octree_lookup", self.num_octree_lookup, len(self.octree_lookup))
        for i in range(len(self.octree_lookup)):
            pass

        if len(self.octree_nodes) != self.num_octree_nodes:
            raise kaitaistruct.ConsistencyError(u"octree_nodes", self.num_octree_nodes, len(self.octree_nodes))
        for i in range(len(self.octree_nodes)):
            pass
            if self.octree_nodes[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"octree_nodes", self._root, self.octree_nodes[i]._root)
            if self.octree_nodes[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"octree_nodes", self, self.octree_nodes[i]._parent)

        self._dirty = False

    class Corner(ReadWriteKaitaiStruct):
        """A corner of a region, with the edge that leads to the next one."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MetroidPrimePath.Corner, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.position = MetroidPrimePath.Vector(self._io, self, self._root)
            self.position._read()
            self.edge_normal = MetroidPrimePath.Vector(self._io, self, self._root)
            self.edge_normal._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()
            self.edge_normal._fetch_instances()


        def _write__seq(self, io=None):
            super(MetroidPrimePath.Corner, self)._write__seq(io)
            self.position._write__seq(self._io)
            self.edge_normal._write__seq(self._io)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.edge_normal._root != self._root:
                raise kaitaistruct.ConsistencyError(u"edge_normal", self._root, self.edge_normal._root)
            if self.edge_normal._parent != self:
                raise kaitaistruct.ConsistencyError(u"edge_normal", self, self.edge_normal._parent)
            self._dirty = False


    class FreePoint(ReadWriteKaitaiStruct):
        """A point of the second graph."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MetroidPrimePath.FreePoint, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.position = MetroidPrimePath.Vector(self._io, self, self._root)
            self.position._read()
            self.flags = self._io.read_u4be()
            self.num_links = self._io.read_u4be()
            self.first_link = self._io.read_u4be()
            self.first_cost = self._io.read_u4be()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()


        def _write__seq(self, io=None):
            super(MetroidPrimePath.FreePoint, self)._write__seq(io)
            self.position._write__seq(self._io)
            self._io.write_u4be(self.flags)
            self._io.write_u4be(self.num_links)
            self._io.write_u4be(self.first_link)
            self._io.write_u4be(self.first_cost)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            self._dirty = False


        def __str__(self):
            return str(self.num_links) + u" links"

    class OctreeNode(ReadWriteKaitaiStruct):
        """A box of the octree, either a leaf with regions or split into eight."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MetroidPrimePath.OctreeNode, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.is_leaf = self._io.read_u4be()
            self.aabb_min = MetroidPrimePath.Vector(self._io, self, self._root)
            self.aabb_min._read()
            self.aabb_max = MetroidPrimePath.Vector(self._io, self, self._root)
            self.aabb_max._read()
            self.center = MetroidPrimePath.Vector(self._io, self, self._root)
            self.center._read()
            self.children = []
            for i in range(8):
                self.children.append(self._io.read_s4be())

            self.num_regions = self._io.read_u4be()
            self.first_lookup = self._io.read_u4be()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.aabb_min._fetch_instances()
            self.aabb_max._fetch_instances()
            self.center._fetch_instances()
            for i in range(len(self.children)):
                pass



        def _write__seq(self, io=None):
            super(MetroidPrimePath.OctreeNode, self)._write__seq(io)
            self._io.write_u4be(self.is_leaf)
            self.aabb_min._write__seq(self._io)
            self.aabb_max._write__seq(self._io)
            self.center._write__seq(self._io)
            for i in range(len(self.children)):
                pass
                self._io.write_s4be(self.children[i])

            self._io.write_u4be(self.num_regions)
            self._io.write_u4be(self.first_lookup)


        def _check(self):
            if self.aabb_min._root != self._root:
                raise kaitaistruct.ConsistencyError(u"aabb_min", self._root, self.aabb_min._root)
            if self.aabb_min._parent != self:
                raise kaitaistruct.ConsistencyError(u"aabb_min", self, self.aabb_min._parent)
            if self.aabb_max._root != self._root:
                raise kaitaistruct.ConsistencyError(u"aabb_max", self._root, self.aabb_max._root)
            if self.aabb_max._parent != self:
                raise kaitaistruct.ConsistencyError(u"aabb_max", self, self.aabb_max._parent)
            if self.center._root != self._root:
                raise kaitaistruct.ConsistencyError(u"center", self._root, self.center._root)
            if self.center._parent != self:
                raise kaitaistruct.ConsistencyError(u"center", self, self.center._parent)
            if len(self.children) != 8:
                raise kaitaistruct.ConsistencyError(u"children", 8, len(self.children))
            for i in range(len(self.children)):
                pass

            self._dirty = False


    class Region(ReadWriteKaitaiStruct):
        """A convex piece of floor and the space above it up to a height: 80 bytes in
        version 4, 92 from version 5 on.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MetroidPrimePath.Region, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_nodes = self._io.read_u4be()
            self.first_node = self._io.read_u4be()
            self.num_links = self._io.read_u4be()
            self.first_link = self._io.read_u4be()
            self.index_mask = self._io.read_u2be()
            self.type_mask = self._io.read_u2be()
            self.height = self._io.read_f4be()
            self.plane_normal = MetroidPrimePath.Vector(self._io, self, self._root)
            self.plane_normal._read()
            self.region_index = self._io.read_u4be()
            self.centroid = MetroidPrimePath.Vector(self._io, self, self._root)
            self.centroid._read()
            self.aabb_min = MetroidPrimePath.Vector(self._io, self, self._root)
            self.aabb_min._read()
            self.aabb_max = MetroidPrimePath.Vector(self._io, self, self._root)
            self.aabb_max._read()
            if self.has_obstruction_counts:
                pass
                self.obstruction_counts = []
                for i in range(3):
                    self.obstruction_counts.append(self._io.read_u4be())


            self.run_time_slot = self._io.read_u4be()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.plane_normal._fetch_instances()
            self.centroid._fetch_instances()
            self.aabb_min._fetch_instances()
            self.aabb_max._fetch_instances()
            if self.has_obstruction_counts:
                pass
                for i in range(len(self.obstruction_counts)):
                    pass




        def _write__seq(self, io=None):
            super(MetroidPrimePath.Region, self)._write__seq(io)
            self._io.write_u4be(self.num_nodes)
            self._io.write_u4be(self.first_node)
            self._io.write_u4be(self.num_links)
            self._io.write_u4be(self.first_link)
            self._io.write_u2be(self.index_mask)
            self._io.write_u2be(self.type_mask)
            self._io.write_f4be(self.height)
            self.plane_normal._write__seq(self._io)
            self._io.write_u4be(self.region_index)
            self.centroid._write__seq(self._io)
            self.aabb_min._write__seq(self._io)
            self.aabb_max._write__seq(self._io)
            if self.has_obstruction_counts:
                pass
                for i in range(len(self.obstruction_counts)):
                    pass
                    self._io.write_u4be(self.obstruction_counts[i])


            self._io.write_u4be(self.run_time_slot)


        def _check(self):
            if self.plane_normal._root != self._root:
                raise kaitaistruct.ConsistencyError(u"plane_normal", self._root, self.plane_normal._root)
            if self.plane_normal._parent != self:
                raise kaitaistruct.ConsistencyError(u"plane_normal", self, self.plane_normal._parent)
            if self.centroid._root != self._root:
                raise kaitaistruct.ConsistencyError(u"centroid", self._root, self.centroid._root)
            if self.centroid._parent != self:
                raise kaitaistruct.ConsistencyError(u"centroid", self, self.centroid._parent)
            if self.aabb_min._root != self._root:
                raise kaitaistruct.ConsistencyError(u"aabb_min", self._root, self.aabb_min._root)
            if self.aabb_min._parent != self:
                raise kaitaistruct.ConsistencyError(u"aabb_min", self, self.aabb_min._parent)
            if self.aabb_max._root != self._root:
                raise kaitaistruct.ConsistencyError(u"aabb_max", self._root, self.aabb_max._root)
            if self.aabb_max._parent != self:
                raise kaitaistruct.ConsistencyError(u"aabb_max", self, self.aabb_max._parent)
            if self.has_obstruction_counts:
                pass
                if len(self.obstruction_counts) != 3:
                    raise kaitaistruct.ConsistencyError(u"obstruction_counts", 3, len(self.obstruction_counts))
                for i in range(len(self.obstruction_counts)):
                    pass


            self._dirty = False

        @property
        def has_obstruction_counts(self):
            """Whether the region can be blocked."""
            if hasattr(self, '_m_has_obstruction_counts'):
                return self._m_has_obstruction_counts

            self._m_has_obstruction_counts = self._root.version > 4
            return getattr(self, '_m_has_obstruction_counts', None)

        def _invalidate_has_obstruction_counts(self):
            del self._m_has_obstruction_counts

        def __str__(self):
            return u"region " + str(self.region_index) + u": " + str(self.num_nodes) + u" corners"

    class RegionLink(ReadWriteKaitaiStruct):
        """A way from a region into another, over one of its edges."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MetroidPrimePath.RegionLink, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.edge = self._io.read_u4be()
            self.region_row = self._io.read_u4be()
            self.width_2d = self._io.read_f4be()
            self.inv_width_2d = self._io.read_f4be()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(MetroidPrimePath.RegionLink, self)._write__seq(io)
            self._io.write_u4be(self.edge)
            self._io.write_u4be(self.region_row)
            self._io.write_f4be(self.width_2d)
            self._io.write_f4be(self.inv_width_2d)


        def _check(self):
            self._dirty = False


        def __str__(self):
            return u"over edge " + str(self.edge) + u" to region " + str(self.region_row)

    class Vector(ReadWriteKaitaiStruct):
        """A point or a direction."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MetroidPrimePath.Vector, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_f4be()
            self.y = self._io.read_f4be()
            self.z = self._io.read_f4be()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(MetroidPrimePath.Vector, self)._write__seq(io)
            self._io.write_f4be(self.x)
            self._io.write_f4be(self.y)
            self._io.write_f4be(self.z)


        def _check(self):
            self._dirty = False


    @property
    def has_point_count(self):
        """Whether the number of points follows. In version 7 this is likely, but not
        proven; without it the padding follows at once.
        """
        if hasattr(self, '_m_has_point_count'):
            return self._m_has_point_count

        self._m_has_point_count =  ((self.version > 4) and ( ((self.version < 7) or (self._io.size() >= ((((((28 + 24 * self.num_nodes) + 16 * self.num_links) + 92 * self.num_regions) + 8 * (((self.num_regions * self.num_regions - self.num_regions) // 2 + 31) // 32)) + 4 * self.num_octree_lookup) + 80 * self.num_octree_nodes))) )) 
        return getattr(self, '_m_has_point_count', None)

    def _invalidate_has_point_count(self):
        del self._m_has_point_count
    @property
    def has_points(self):
        """Whether there are points."""
        if hasattr(self, '_m_has_points'):
            return self._m_has_points

        self._m_has_points = (self.num_points > 0 if self.has_point_count else False)
        return getattr(self, '_m_has_points', None)

    def _invalidate_has_points(self):
        del self._m_has_points
    @property
    def has_reserved_connections(self):
        """Whether words follow the matrices that no game reads."""
        if hasattr(self, '_m_has_reserved_connections'):
            return self._m_has_reserved_connections

        self._m_has_reserved_connections = self.version < 7
        return getattr(self, '_m_has_reserved_connections', None)

    def _invalidate_has_reserved_connections(self):
        del self._m_has_reserved_connections

    def __str__(self):
        return u"version " + str(self.version) + u": " + str(self.num_regions) + u" regions"

