# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Source2Nav(ReadWriteKaitaiStruct):
    """The surface of one map on which bots walk: convex polygons ("areas") for each
    size of body ("hull"), and the links over their edges.
    
    World units are those of the map, about an inch (0.0254 m) each; z points up.
    In version 30 an area has corners of its own, later it names a polygon of a
    pool. The areas are followed by the parameters they were generated with, whose
    layout has a version of its own. Blocks of KV3, a container for key and value
    pairs, start at multiples of eight bytes and are kept as they are.
    
    .. seealso::
       Source - https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh
    
    
    .. seealso::
       Source - https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py
    """

    class Side(IntEnum):
        north = 0
        east = 1
        south = 2
        west = 3
    def __init__(self, _io=None, _parent=None, _root=None):
        super(Source2Nav, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.magic = self._io.read_u4le()
        if not self.magic == 4277009102:
            raise kaitaistruct.ValidationNotEqualError(4277009102, self.magic, self._io, u"/seq/0")
        self.version = self._io.read_u4le()
        if not self.version >= 30:
            raise kaitaistruct.ValidationLessThanError(30, self.version, self._io, u"/seq/1")
        if not self.version <= 36:
            raise kaitaistruct.ValidationGreaterThanError(36, self.version, self._io, u"/seq/1")
        self.sub_version = self._io.read_u4le()
        self.is_analyzed = self._io.read_u1()
        self.num_places = self._io.read_u2le()
        self.places = []
        for i in range(self.num_places):
            _t_places = Source2Nav.Place(self._io, self, self._root)
            try:
                _t_places._read()
            finally:
                self.places.append(_t_places)

        self.has_unnamed_areas = self._io.read_u1()
        if self.has_kv3_blocks:
            pass
            self.movable_mesh_padding = self._io.read_bytes((8 - self._io.pos() % 8) % 8)

        if self.has_kv3_blocks:
            pass
            self.movable_mesh_settings = Source2Nav.Kv3Block(self._io, self, self._root)
            self.movable_mesh_settings._read()

        if self.has_polygons:
            pass
            self.num_corners = self._io.read_u4le()
            if not self.num_corners <= ((self._io.size() - self._io.pos()) // 12):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 12), self.num_corners, self._io, u"/seq/9")

        if self.has_polygons:
            pass
            self.corners = []
            for i in range(self.num_corners):
                _t_corners = Source2Nav.Vec3(self._io, self, self._root)
                try:
                    _t_corners._read()
                finally:
                    self.corners.append(_t_corners)


        if self.has_polygons:
            pass
            self.num_polygons = self._io.read_u4le()
            if not self.num_polygons <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.num_polygons, self._io, u"/seq/11")

        if self.has_polygons:
            pass
            self.polygons = []
            for i in range(self.num_polygons):
                _t_polygons = Source2Nav.Polygon(self._io, self, self._root)
                try:
                    _t_polygons._read()
                finally:
                    self.polygons.append(_t_polygons)


        if self.has_gravity_flags:
            pass
            self.gravity_flags = self._io.read_u4le()

        if self.has_gravity:
            pass
            self.num_gravity = self._io.read_u4le()
            if not self.num_gravity <= ((self._io.size() - self._io.pos()) // 12):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 12), self.num_gravity, self._io, u"/seq/14")

        if self.has_gravity:
            pass
            self.gravity = []
            for i in range(self.num_gravity):
                _t_gravity = Source2Nav.Vec3(self._io, self, self._root)
                try:
                    _t_gravity._read()
                finally:
                    self.gravity.append(_t_gravity)


        if self.has_movable_meshes:
            pass
            self.num_movable_meshes = self._io.read_u4le()
            if not self.num_movable_meshes <= ((self._io.size() - self._io.pos()) // 49):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 49), self.num_movable_meshes, self._io, u"/seq/16")

        if self.has_movable_meshes:
            pass
            self.movable_meshes = []
            for i in range(self.num_movable_meshes):
                _t_movable_meshes = Source2Nav.MovableMesh(self._io, self, self._root)
                try:
                    _t_movable_meshes._read()
                finally:
                    self.movable_meshes.append(_t_movable_meshes)


        if self.has_kv3_blocks:
            pass
            self.game_data_padding = self._io.read_bytes((8 - self._io.pos() % 8) % 8)

        if self.has_kv3_blocks:
            pass
            self.game_data_kv3 = Source2Nav.Kv3Block(self._io, self, self._root)
            self.game_data_kv3._read()

        self.num_areas = self._io.read_u4le()
        if not self.num_areas <= ((self._io.size() - self._io.pos()) // 34):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 34), self.num_areas, self._io, u"/seq/20")
        self.areas = []
        for i in range(self.num_areas):
            _t_areas = Source2Nav.NavArea(self._io, self, self._root)
            try:
                _t_areas._read()
            finally:
                self.areas.append(_t_areas)

        self.num_ladders = self._io.read_u4le()
        if not self.num_ladders <= ((self._io.size() - self._io.pos()) // 60):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 60), self.num_ladders, self._io, u"/seq/22")
        self.ladders = []
        for i in range(self.num_ladders):
            _t_ladders = Source2Nav.NavLadder(self._io, self, self._root)
            try:
                _t_ladders._read()
            finally:
                self.ladders.append(_t_ladders)

        self.num_transformed_bounds = self._io.read_s4le()
        if not self.num_transformed_bounds >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.num_transformed_bounds, self._io, u"/seq/24")
        if not self.num_transformed_bounds <= ((self._io.size() - self._io.pos()) // 72):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 72), self.num_transformed_bounds, self._io, u"/seq/24")
        self.transformed_bounds = []
        for i in range(self.num_transformed_bounds):
            _t_transformed_bounds = Source2Nav.TransformedBox(self._io, self, self._root)
            try:
                _t_transformed_bounds._read()
            finally:
                self.transformed_bounds.append(_t_transformed_bounds)

        self.generation_params = Source2Nav.GenerationSettings(self._io, self, self._root)
        self.generation_params._read()
        if self.has_kv3_blocks:
            pass
            self.extra_generation_padding = self._io.read_bytes((8 - self._io.pos() % 8) % 8)

        if self.has_kv3_blocks:
            pass
            self.extra_generation_params = Source2Nav.Kv3Block(self._io, self, self._root)
            self.extra_generation_params._read()

        if self.has_custom_data:
            pass
            self.custom_data_padding = self._io.read_bytes((8 - self._io.pos() % 8) % 8)

        if self.has_custom_data:
            pass
            self.custom_data = Source2Nav.Kv3Block(self._io, self, self._root)
            self.custom_data._read()

        self.tail = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
        pass
        for i in range(len(self.places)):
            pass
            self.places[i]._fetch_instances()

        if self.has_kv3_blocks:
            pass

        if self.has_kv3_blocks:
            pass
            self.movable_mesh_settings._fetch_instances()

        if self.has_polygons:
            pass

        if self.has_polygons:
            pass
            for i in range(len(self.corners)):
                pass
                self.corners[i]._fetch_instances()


        if self.has_polygons:
            pass

        if self.has_polygons:
            pass
            for i in range(len(self.polygons)):
                pass
                self.polygons[i]._fetch_instances()


        if self.has_gravity_flags:
            pass

        if self.has_gravity:
            pass

        if self.has_gravity:
            pass
            for i in range(len(self.gravity)):
                pass
                self.gravity[i]._fetch_instances()


        if self.has_movable_meshes:
            pass

        if self.has_movable_meshes:
            pass
            for i in range(len(self.movable_meshes)):
                pass
                self.movable_meshes[i]._fetch_instances()


        if self.has_kv3_blocks:
            pass

        if self.has_kv3_blocks:
            pass
            self.game_data_kv3._fetch_instances()

        for i in range(len(self.areas)):
            pass
            self.areas[i]._fetch_instances()

        for i in range(len(self.ladders)):
            pass
            self.ladders[i]._fetch_instances()

        for i in range(len(self.transformed_bounds)):
            pass
            self.transformed_bounds[i]._fetch_instances()

        self.generation_params._fetch_instances()
        if self.has_kv3_blocks:
            pass

        if self.has_kv3_blocks:
            pass
            self.extra_generation_params._fetch_instances()

        if self.has_custom_data:
            pass

        if self.has_custom_data:
            pass
            self.custom_data._fetch_instances()



    def _write__seq(self, io=None):
        super(Source2Nav, self)._write__seq(io)
        self._io.write_u4le(self.magic)
        self._io.write_u4le(self.version)
        self._io.write_u4le(self.sub_version)
        self._io.write_u1(self.is_analyzed)
        self._io.write_u2le(self.num_places)
        for i in range(len(self.places)):
            pass
            self.places[i]._write__seq(self._io)

        self._io.write_u1(self.has_unnamed_areas)
        if self.has_kv3_blocks:
            pass
            if len(self.movable_mesh_padding) != (8 - self._io.pos() % 8) % 8:
                raise kaitaistruct.ConsistencyError(u"movable_mesh_padding", (8 - self._io.pos() % 8) % 8, len(self.movable_mesh_padding))
            self._io.write_bytes(self.movable_mesh_padding)

        if self.has_kv3_blocks:
            pass
            self.movable_mesh_settings._write__seq(self._io)

        if self.has_polygons:
            pass
            self._io.write_u4le(self.num_corners)

        if self.has_polygons:
            pass
            for i in range(len(self.corners)):
                pass
                self.corners[i]._write__seq(self._io)


        if self.has_polygons:
            pass
            self._io.write_u4le(self.num_polygons)

        if self.has_polygons:
            pass
            for i in range(len(self.polygons)):
                pass
                self.polygons[i]._write__seq(self._io)


        if self.has_gravity_flags:
            pass
            self._io.write_u4le(self.gravity_flags)

        if self.has_gravity:
            pass
            self._io.write_u4le(self.num_gravity)

        if self.has_gravity:
            pass
            for i in range(len(self.gravity)):
                pass
                self.gravity[i]._write__seq(self._io)


        if self.has_movable_meshes:
            pass
            self._io.write_u4le(self.num_movable_meshes)

        if self.has_movable_meshes:
            pass
            for i in range(len(self.movable_meshes)):
                pass
                self.movable_meshes[i]._write__seq(self._io)


        if self.has_kv3_blocks:
            pass
            if len(self.game_data_padding) != (8 - self._io.pos() % 8) % 8:
                raise kaitaistruct.ConsistencyError(u"game_data_padding", (8 - self._io.pos() % 8) % 8, len(self.game_data_padding))
            self._io.write_bytes(self.game_data_padding)

        if self.has_kv3_blocks:
            pass
            self.game_data_kv3._write__seq(self._io)

        self._io.write_u4le(self.num_areas)
        for i in range(len(self.areas)):
            pass
            self.areas[i]._write__seq(self._io)

        self._io.write_u4le(self.num_ladders)
        for i in range(len(self.ladders)):
            pass
            self.ladders[i]._write__seq(self._io)

        self._io.write_s4le(self.num_transformed_bounds)
        for i in range(len(self.transformed_bounds)):
            pass
            self.transformed_bounds[i]._write__seq(self._io)

        self.generation_params._write__seq(self._io)
        if self.has_kv3_blocks:
            pass
            if len(self.extra_generation_padding) != (8 - self._io.pos() % 8) % 8:
                raise kaitaistruct.ConsistencyError(u"extra_generation_padding", (8 - self._io.pos() % 8) % 8, len(self.extra_generation_padding))
            self._io.write_bytes(self.extra_generation_padding)

        if self.has_kv3_blocks:
            pass
            self.extra_generation_params._write__seq(self._io)

        if self.has_custom_data:
            pass
            if len(self.custom_data_padding) != (8 - self._io.pos() % 8) % 8:
                raise kaitaistruct.ConsistencyError(u"custom_data_padding", (8 - self._io.pos() % 8) % 8, len(self.custom_data_padding))
            self._io.write_bytes(self.custom_data_padding)

        if self.has_custom_data:
            pass
            self.custom_data._write__seq(self._io)

        self._io.write_bytes(self.tail)
        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"tail", 0, self._io.size() - self._io.pos())


    def _check(self):
        if not self.magic == 4277009102:
            raise kaitaistruct.ValidationNotEqualError(4277009102, self.magic, None, u"/seq/0")
        if not self.version >= 30:
            raise kaitaistruct.ValidationLessThanError(30, self.version, None, u"/seq/1")
        if not self.version <= 36:
            raise kaitaistruct.ValidationGreaterThanError(36, self.version, None, u"/seq/1")
        if len(self.places) != self.num_places:
            raise kaitaistruct.ConsistencyError(u"places", self.num_places, len(self.places))
        for i in range(len(self.places)):
            pass
            if self.places[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"places", self._root, self.places[i]._root)
            if self.places[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"places", self, self.places[i]._parent)

        if self.has_kv3_blocks:
            pass

        if self.has_kv3_blocks:
            pass
            if self.movable_mesh_settings._root != self._root:
                raise kaitaistruct.ConsistencyError(u"movable_mesh_settings", self._root, self.movable_mesh_settings._root)
            if self.movable_mesh_settings._parent != self:
                raise kaitaistruct.ConsistencyError(u"movable_mesh_settings", self, self.movable_mesh_settings._parent)

        if self.has_polygons:
            pass

        if self.has_polygons:
            pass
            if len(self.corners) != self.num_corners:
                raise kaitaistruct.ConsistencyError(u"corners", self.num_corners, len(self.corners))
            for i in range(len(self.corners)):
                pass
                if self.corners[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"corners", self._root, self.corners[i]._root)
                if self.corners[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"corners", self, self.corners[i]._parent)


        if self.has_polygons:
            pass

        if self.has_polygons:
            pass
            if len(self.polygons) != self.num_polygons:
                raise kaitaistruct.ConsistencyError(u"polygons", self.num_polygons, len(self.polygons))
            for i in range(len(self.polygons)):
                pass
                if self.polygons[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"polygons", self._root, self.polygons[i]._root)
                if self.polygons[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"polygons", self, self.polygons[i]._parent)


        if self.has_gravity_flags:
            pass

        if self.has_gravity:
            pass

        if self.has_gravity:
            pass
            if len(self.gravity) != self.num_gravity:
                raise kaitaistruct.ConsistencyError(u"gravity", self.num_gravity, len(self.gravity))
            for i in range(len(self.gravity)):
                pass
                if self.gravity[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"gravity", self._root, self.gravity[i]._root)
                if self.gravity[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"gravity", self, self.gravity[i]._parent)


        if self.has_movable_meshes:
            pass

        if self.has_movable_meshes:
            pass
            if len(self.movable_meshes) != self.num_movable_meshes:
                raise kaitaistruct.ConsistencyError(u"movable_meshes", self.num_movable_meshes, len(self.movable_meshes))
            for i in range(len(self.movable_meshes)):
                pass
                if self.movable_meshes[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"movable_meshes", self._root, self.movable_meshes[i]._root)
                if self.movable_meshes[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"movable_meshes", self, self.movable_meshes[i]._parent)


        if self.has_kv3_blocks:
            pass

        if self.has_kv3_blocks:
            pass
            if self.game_data_kv3._root != self._root:
                raise kaitaistruct.ConsistencyError(u"game_data_kv3", self._root, self.game_data_kv3._root)
            if self.game_data_kv3._parent != self:
                raise kaitaistruct.ConsistencyError(u"game_data_kv3", self, self.game_data_kv3._parent)

        if len(self.areas) != self.num_areas:
            raise kaitaistruct.ConsistencyError(u"areas", self.num_areas, len(self.areas))
        for i in range(len(self.areas)):
            pass
            if self.areas[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"areas", self._root, self.areas[i]._root)
            if self.areas[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"areas", self, self.areas[i]._parent)

        if len(self.ladders) != self.num_ladders:
            raise kaitaistruct.ConsistencyError(u"ladders", self.num_ladders, len(self.ladders))
        for i in range(len(self.ladders)):
            pass
            if self.ladders[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"ladders", self._root, self.ladders[i]._root)
            if self.ladders[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"ladders", self, self.ladders[i]._parent)

        if len(self.transformed_bounds) != self.num_transformed_bounds:
            raise kaitaistruct.ConsistencyError(u"transformed_bounds", self.num_transformed_bounds, len(self.transformed_bounds))
        for i in range(len(self.transformed_bounds)):
            pass
            if self.transformed_bounds[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"transformed_bounds", self._root, self.transformed_bounds[i]._root)
            if self.transformed_bounds[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"transformed_bounds", self, self.transformed_bounds[i]._parent)

        if self.generation_params._root != self._root:
            raise kaitaistruct.ConsistencyError(u"generation_params", self._root, self.generation_params._root)
        if self.generation_params._parent != self:
            raise kaitaistruct.ConsistencyError(u"generation_params", self, self.generation_params._parent)
        if self.has_kv3_blocks:
            pass

        if self.has_kv3_blocks:
            pass
            if self.extra_generation_params._root != self._root:
                raise kaitaistruct.ConsistencyError(u"extra_generation_params", self._root, self.extra_generation_params._root)
            if self.extra_generation_params._parent != self:
                raise kaitaistruct.ConsistencyError(u"extra_generation_params", self, self.extra_generation_params._parent)

        if self.has_custom_data:
            pass

        if self.has_custom_data:
            pass
            if self.custom_data._root != self._root:
                raise kaitaistruct.ConsistencyError(u"custom_data", self._root, self.custom_data._root)
            if self.custom_data._parent != self:
                raise kaitaistruct.ConsistencyError(u"custom_data", self, self.custom_data._parent)

        self._dirty = False

    class AreaEdge(ReadWriteKaitaiStruct):
        """Links over one edge of an area."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.AreaEdge, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_links = self._io.read_u4le()
            if not self.num_links <= ((self._io.size() - self._io.pos()) // 8):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 8), self.num_links, self._io, u"/types/area_edge/seq/0")
            self.links = []
            for i in range(self.num_links):
                _t_links = Source2Nav.EdgeLink(self._io, self, self._root)
                try:
                    _t_links._read()
                finally:
                    self.links.append(_t_links)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.links)):
                pass
                self.links[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(Source2Nav.AreaEdge, self)._write__seq(io)
            self._io.write_u4le(self.num_links)
            for i in range(len(self.links)):
                pass
                self.links[i]._write__seq(self._io)



        def _check(self):
            if len(self.links) != self.num_links:
                raise kaitaistruct.ConsistencyError(u"links", self.num_links, len(self.links))
            for i in range(len(self.links)):
                pass
                if self.links[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"links", self._root, self.links[i]._root)
                if self.links[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"links", self, self.links[i]._parent)

            self._dirty = False


    class EdgeLink(ReadWriteKaitaiStruct):
        """A way over an edge into another area."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.EdgeLink, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.area_id = self._io.read_u4le()
            self.edge_index = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Source2Nav.EdgeLink, self)._write__seq(io)
            self._io.write_u4le(self.area_id)
            self._io.write_u4le(self.edge_index)


        def _check(self):
            self._dirty = False


    class GenerationSettings(ReadWriteKaitaiStruct):
        """How a mesh was generated."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.GenerationSettings, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.gen_version = self._io.read_s4le()
            if not self.gen_version >= 6:
                raise kaitaistruct.ValidationLessThanError(6, self.gen_version, self._io, u"/types/generation_settings/seq/0")
            if not self.gen_version <= 13:
                raise kaitaistruct.ValidationGreaterThanError(13, self.gen_version, self._io, u"/types/generation_settings/seq/0")
            self.use_project_defaults = self._io.read_u4le()
            self.tile_size = self._io.read_f4le()
            self.cell_size = self._io.read_f4le()
            self.cell_height = self._io.read_f4le()
            self.min_region_size = self._io.read_s4le()
            self.merged_region_size = self._io.read_s4le()
            self.mesh_sample_distance = self._io.read_f4le()
            self.max_sample_error = self._io.read_f4le()
            self.max_edge_length = self._io.read_s4le()
            self.max_edge_error = self._io.read_f4le()
            self.verts_per_poly = self._io.read_s4le()
            if self.has_edge_removal:
                pass
                self.small_area_on_edge_removal = self._io.read_f4le()

            if self.has_hull_names:
                pass
                self.hull_preset_name = self._io.read_bytes_term(0, False, True, True)

            if self.has_hull_names:
                pass
                self.hull_definitions_file = self._io.read_bytes_term(0, False, True, True)

            self.num_hulls = self._io.read_u4le()
            if not self.num_hulls <= (self.num_hulls if self.gen_version < 12 else ((self._io.size() - self._io.pos()) // 38)):
                raise kaitaistruct.ValidationGreaterThanError((self.num_hulls if self.gen_version < 12 else ((self._io.size() - self._io.pos()) // 38)), self.num_hulls, self._io, u"/types/generation_settings/seq/15")
            self.hulls = []
            for i in range((3 if self.gen_version < 12 else self.num_hulls)):
                _t_hulls = Source2Nav.Hull(self._io, self, self._root)
                try:
                    _t_hulls._read()
                finally:
                    self.hulls.append(_t_hulls)

            if self.has_gravity_flag:
                pass
                self.gravity_flag = self._io.read_u1()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_edge_removal:
                pass

            if self.has_hull_names:
                pass

            if self.has_hull_names:
                pass

            for i in range(len(self.hulls)):
                pass
                self.hulls[i]._fetch_instances()

            if self.has_gravity_flag:
                pass



        def _write__seq(self, io=None):
            super(Source2Nav.GenerationSettings, self)._write__seq(io)
            self._io.write_s4le(self.gen_version)
            self._io.write_u4le(self.use_project_defaults)
            self._io.write_f4le(self.tile_size)
            self._io.write_f4le(self.cell_size)
            self._io.write_f4le(self.cell_height)
            self._io.write_s4le(self.min_region_size)
            self._io.write_s4le(self.merged_region_size)
            self._io.write_f4le(self.mesh_sample_distance)
            self._io.write_f4le(self.max_sample_error)
            self._io.write_s4le(self.max_edge_length)
            self._io.write_f4le(self.max_edge_error)
            self._io.write_s4le(self.verts_per_poly)
            if self.has_edge_removal:
                pass
                self._io.write_f4le(self.small_area_on_edge_removal)

            if self.has_hull_names:
                pass
                self._io.write_bytes(self.hull_preset_name)
                self._io.write_u1(0)

            if self.has_hull_names:
                pass
                self._io.write_bytes(self.hull_definitions_file)
                self._io.write_u1(0)

            self._io.write_u4le(self.num_hulls)
            for i in range(len(self.hulls)):
                pass
                self.hulls[i]._write__seq(self._io)

            if self.has_gravity_flag:
                pass
                self._io.write_u1(self.gravity_flag)



        def _check(self):
            if not self.gen_version >= 6:
                raise kaitaistruct.ValidationLessThanError(6, self.gen_version, None, u"/types/generation_settings/seq/0")
            if not self.gen_version <= 13:
                raise kaitaistruct.ValidationGreaterThanError(13, self.gen_version, None, u"/types/generation_settings/seq/0")
            if self.has_edge_removal:
                pass

            if self.has_hull_names:
                pass
                if KaitaiStream.byte_array_index_of(self.hull_preset_name, 0) != -1:
                    raise kaitaistruct.ConsistencyError(u"hull_preset_name", -1, KaitaiStream.byte_array_index_of(self.hull_preset_name, 0))

            if self.has_hull_names:
                pass
                if KaitaiStream.byte_array_index_of(self.hull_definitions_file, 0) != -1:
                    raise kaitaistruct.ConsistencyError(u"hull_definitions_file", -1, KaitaiStream.byte_array_index_of(self.hull_definitions_file, 0))

            if len(self.hulls) != (3 if self.gen_version < 12 else self.num_hulls):
                raise kaitaistruct.ConsistencyError(u"hulls", (3 if self.gen_version < 12 else self.num_hulls), len(self.hulls))
            for i in range(len(self.hulls)):
                pass
                if self.hulls[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"hulls", self._root, self.hulls[i]._root)
                if self.hulls[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"hulls", self, self.hulls[i]._parent)

            if self.has_gravity_flag:
                pass

            self._dirty = False

        @property
        def has_edge_removal(self):
            """Whether `small_area_on_edge_removal` is stored."""
            if hasattr(self, '_m_has_edge_removal'):
                return self._m_has_edge_removal

            self._m_has_edge_removal = self.gen_version >= 7
            return getattr(self, '_m_has_edge_removal', None)

        def _invalidate_has_edge_removal(self):
            del self._m_has_edge_removal
        @property
        def has_gravity_flag(self):
            """Whether `gravity_flag` is stored."""
            if hasattr(self, '_m_has_gravity_flag'):
                return self._m_has_gravity_flag

            self._m_has_gravity_flag = self.gen_version >= 10
            return getattr(self, '_m_has_gravity_flag', None)

        def _invalidate_has_gravity_flag(self):
            del self._m_has_gravity_flag
        @property
        def has_hull_names(self):
            """Whether names of hulls are stored."""
            if hasattr(self, '_m_has_hull_names'):
                return self._m_has_hull_names

            self._m_has_hull_names = self.gen_version >= 12
            return getattr(self, '_m_has_hull_names', None)

        def _invalidate_has_hull_names(self):
            del self._m_has_hull_names

    class HidingSpot(ReadWriteKaitaiStruct):
        """A point at which a bot hides, or from which it shoots."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.HidingSpot, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.id = self._io.read_u4le()
            self.position = Source2Nav.Vec3(self._io, self, self._root)
            self.position._read()
            self.flags = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()


        def _write__seq(self, io=None):
            super(Source2Nav.HidingSpot, self)._write__seq(io)
            self._io.write_u4le(self.id)
            self.position._write__seq(self._io)
            self._io.write_u1(self.flags)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            self._dirty = False


    class Hull(ReadWriteKaitaiStruct):
        """Size and skill of a body."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.Hull, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            if self.has_enabled:
                pass
                self.enabled = self._io.read_u1()

            self.radius = self._io.read_f4le()
            self.height = self._io.read_f4le()
            if self.has_short_height:
                pass
                self.short_height_enabled = self._io.read_u1()

            if self.has_short_height:
                pass
                self.short_height = self._io.read_f4le()

            if self.has_crawl_height:
                pass
                self.crawl_enabled = self._io.read_u1()

            if self.has_crawl_height:
                pass
                self.crawl_height = self._io.read_f4le()

            self.max_climb = self._io.read_f4le()
            self.max_slope = self._io.read_s4le()
            self.max_jump_down = self._io.read_f4le()
            self.max_jump_horizontal = self._io.read_f4le()
            self.max_jump_up = self._io.read_f4le()
            if self.has_border_erosion:
                pass
                self.border_erosion = self._io.read_s4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_enabled:
                pass

            if self.has_short_height:
                pass

            if self.has_short_height:
                pass

            if self.has_crawl_height:
                pass

            if self.has_crawl_height:
                pass

            if self.has_border_erosion:
                pass



        def _write__seq(self, io=None):
            super(Source2Nav.Hull, self)._write__seq(io)
            if self.has_enabled:
                pass
                self._io.write_u1(self.enabled)

            self._io.write_f4le(self.radius)
            self._io.write_f4le(self.height)
            if self.has_short_height:
                pass
                self._io.write_u1(self.short_height_enabled)

            if self.has_short_height:
                pass
                self._io.write_f4le(self.short_height)

            if self.has_crawl_height:
                pass
                self._io.write_u1(self.crawl_enabled)

            if self.has_crawl_height:
                pass
                self._io.write_f4le(self.crawl_height)

            self._io.write_f4le(self.max_climb)
            self._io.write_s4le(self.max_slope)
            self._io.write_f4le(self.max_jump_down)
            self._io.write_f4le(self.max_jump_horizontal)
            self._io.write_f4le(self.max_jump_up)
            if self.has_border_erosion:
                pass
                self._io.write_s4le(self.border_erosion)



        def _check(self):
            if self.has_enabled:
                pass

            if self.has_short_height:
                pass

            if self.has_short_height:
                pass

            if self.has_crawl_height:
                pass

            if self.has_crawl_height:
                pass

            if self.has_border_erosion:
                pass

            self._dirty = False

        @property
        def has_border_erosion(self):
            """Whether `border_erosion` is stored."""
            if hasattr(self, '_m_has_border_erosion'):
                return self._m_has_border_erosion

            self._m_has_border_erosion = self._parent.gen_version >= 11
            return getattr(self, '_m_has_border_erosion', None)

        def _invalidate_has_border_erosion(self):
            del self._m_has_border_erosion
        @property
        def has_crawl_height(self):
            """Whether the height crawling is stored."""
            if hasattr(self, '_m_has_crawl_height'):
                return self._m_has_crawl_height

            self._m_has_crawl_height = self._parent.gen_version >= 13
            return getattr(self, '_m_has_crawl_height', None)

        def _invalidate_has_crawl_height(self):
            del self._m_has_crawl_height
        @property
        def has_enabled(self):
            """Whether `enabled` is stored."""
            if hasattr(self, '_m_has_enabled'):
                return self._m_has_enabled

            self._m_has_enabled = self._parent.gen_version >= 9
            return getattr(self, '_m_has_enabled', None)

        def _invalidate_has_enabled(self):
            del self._m_has_enabled
        @property
        def has_short_height(self):
            """Whether the height crouched is stored."""
            if hasattr(self, '_m_has_short_height'):
                return self._m_has_short_height

            self._m_has_short_height = self._parent.gen_version >= 8
            return getattr(self, '_m_has_short_height', None)

        def _invalidate_has_short_height(self):
            del self._m_has_short_height

    class IdList(ReadWriteKaitaiStruct):
        """Ids of ladders."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.IdList, self).__init__(_io)
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
            super(Source2Nav.IdList, self)._write__seq(io)
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


    class Kv3Block(ReadWriteKaitaiStruct):
        """Keys and values in a binary form, whose header has their length. Their
        content is kept unchanged.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.Kv3Block, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.kv3_version = self._io.read_u1()
            if not  ((self.kv3_version == 4) or (self.kv3_version == 5)) :
                raise kaitaistruct.ValidationNotAnyOfError(self.kv3_version, self._io, u"/types/kv3_block/seq/0")
            self.kv3_magic = self._io.read_bytes(3)
            if not self.kv3_magic == b"\x33\x56\x4B":
                raise kaitaistruct.ValidationNotEqualError(b"\x33\x56\x4B", self.kv3_magic, self._io, u"/types/kv3_block/seq/1")
            self.format_guid = self._io.read_bytes(16)
            self.compression = self._io.read_u4le()
            self.dictionary_id = self._io.read_u2le()
            self.frame_size = self._io.read_u2le()
            self.bytes1_count = self._io.read_u4le()
            self.bytes4_count = self._io.read_u4le()
            self.bytes8_count = self._io.read_u4le()
            self.type_count = self._io.read_u4le()
            self.object_count = self._io.read_u2le()
            self.array_count = self._io.read_u2le()
            self.size_uncompressed = self._io.read_u4le()
            self.size_compressed = self._io.read_u4le()
            if not self.size_compressed <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.size_compressed, self._io, u"/types/kv3_block/seq/13")
            self.num_blobs = self._io.read_u4le()
            if not self.num_blobs == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.num_blobs, self._io, u"/types/kv3_block/seq/14")
            self.size_blobs = self._io.read_u4le()
            self.bytes2_count = self._io.read_u4le()
            self.size_blob_table = self._io.read_u4le()
            if self.has_buffers:
                pass
                self.buffers = Source2Nav.Kv3Buffers(self._io, self, self._root)
                self.buffers._read()

            self.content = self._io.read_bytes(self.len_content)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_buffers:
                pass
                self.buffers._fetch_instances()



        def _write__seq(self, io=None):
            super(Source2Nav.Kv3Block, self)._write__seq(io)
            self._io.write_u1(self.kv3_version)
            self._io.write_bytes(self.kv3_magic)
            self._io.write_bytes(self.format_guid)
            self._io.write_u4le(self.compression)
            self._io.write_u2le(self.dictionary_id)
            self._io.write_u2le(self.frame_size)
            self._io.write_u4le(self.bytes1_count)
            self._io.write_u4le(self.bytes4_count)
            self._io.write_u4le(self.bytes8_count)
            self._io.write_u4le(self.type_count)
            self._io.write_u2le(self.object_count)
            self._io.write_u2le(self.array_count)
            self._io.write_u4le(self.size_uncompressed)
            self._io.write_u4le(self.size_compressed)
            self._io.write_u4le(self.num_blobs)
            self._io.write_u4le(self.size_blobs)
            self._io.write_u4le(self.bytes2_count)
            self._io.write_u4le(self.size_blob_table)
            if self.has_buffers:
                pass
                self.buffers._write__seq(self._io)

            self._io.write_bytes(self.content)


        def _check(self):
            if not  ((self.kv3_version == 4) or (self.kv3_version == 5)) :
                raise kaitaistruct.ValidationNotAnyOfError(self.kv3_version, None, u"/types/kv3_block/seq/0")
            if len(self.kv3_magic) != 3:
                raise kaitaistruct.ConsistencyError(u"kv3_magic", 3, len(self.kv3_magic))
            if not self.kv3_magic == b"\x33\x56\x4B":
                raise kaitaistruct.ValidationNotEqualError(b"\x33\x56\x4B", self.kv3_magic, None, u"/types/kv3_block/seq/1")
            if len(self.format_guid) != 16:
                raise kaitaistruct.ConsistencyError(u"format_guid", 16, len(self.format_guid))
            if not self.num_blobs == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.num_blobs, None, u"/types/kv3_block/seq/14")
            if self.has_buffers:
                pass
                if self.buffers._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"buffers", self._root, self.buffers._root)
                if self.buffers._parent != self:
                    raise kaitaistruct.ConsistencyError(u"buffers", self, self.buffers._parent)

            if len(self.content) != self.len_content:
                raise kaitaistruct.ConsistencyError(u"content", self.len_content, len(self.content))
            self._dirty = False

        @property
        def has_buffers(self):
            """Whether the content is two buffers."""
            if hasattr(self, '_m_has_buffers'):
                return self._m_has_buffers

            self._m_has_buffers = self.kv3_version >= 5
            return getattr(self, '_m_has_buffers', None)

        def _invalidate_has_buffers(self):
            del self._m_has_buffers
        @property
        def len_content(self):
            """Bytes of the content as it is stored."""
            if hasattr(self, '_m_len_content'):
                return self._m_len_content

            self._m_len_content = (self.buffers.len_stored if self.has_buffers else self.size_compressed)
            return getattr(self, '_m_len_content', None)

        def _invalidate_len_content(self):
            del self._m_len_content

    class Kv3Buffers(ReadWriteKaitaiStruct):
        """Sizes of the two buffers of a container of version 5."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.Kv3Buffers, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.uncompressed_1 = self._io.read_u4le()
            if not self.uncompressed_1 <= ((self._io.size() - self._io.pos()) if self._parent.compression == 0 else 1073741823):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) if self._parent.compression == 0 else 1073741823), self.uncompressed_1, self._io, u"/types/kv3_buffers/seq/0")
            self.compressed_1 = self._io.read_u4le()
            if not self.compressed_1 <= (1073741823 if self._parent.compression == 0 else (self._io.size() - self._io.pos())):
                raise kaitaistruct.ValidationGreaterThanError((1073741823 if self._parent.compression == 0 else (self._io.size() - self._io.pos())), self.compressed_1, self._io, u"/types/kv3_buffers/seq/1")
            self.uncompressed_2 = self._io.read_u4le()
            if not self.uncompressed_2 <= ((self._io.size() - self._io.pos()) if self._parent.compression == 0 else 1073741823):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) if self._parent.compression == 0 else 1073741823), self.uncompressed_2, self._io, u"/types/kv3_buffers/seq/2")
            self.compressed_2 = self._io.read_u4le()
            if not self.compressed_2 <= (1073741823 if self._parent.compression == 0 else (self._io.size() - self._io.pos())):
                raise kaitaistruct.ValidationGreaterThanError((1073741823 if self._parent.compression == 0 else (self._io.size() - self._io.pos())), self.compressed_2, self._io, u"/types/kv3_buffers/seq/3")
            self.counts = []
            for i in range(8):
                self.counts.append(self._io.read_u4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.counts)):
                pass



        def _write__seq(self, io=None):
            super(Source2Nav.Kv3Buffers, self)._write__seq(io)
            self._io.write_u4le(self.uncompressed_1)
            self._io.write_u4le(self.compressed_1)
            self._io.write_u4le(self.uncompressed_2)
            self._io.write_u4le(self.compressed_2)
            for i in range(len(self.counts)):
                pass
                self._io.write_u4le(self.counts[i])



        def _check(self):
            if len(self.counts) != 8:
                raise kaitaistruct.ConsistencyError(u"counts", 8, len(self.counts))
            for i in range(len(self.counts)):
                pass

            self._dirty = False

        @property
        def len_stored(self):
            """Bytes of both buffers as they are stored."""
            if hasattr(self, '_m_len_stored'):
                return self._m_len_stored

            self._m_len_stored = ((self.uncompressed_1 + self.uncompressed_2) if self._parent.compression == 0 else (self.compressed_1 + self.compressed_2))
            return getattr(self, '_m_len_stored', None)

        def _invalidate_len_stored(self):
            del self._m_len_stored

    class MovableMesh(ReadWriteKaitaiStruct):
        """A mesh that moves."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.MovableMesh, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.id = self._io.read_bytes_term(0, False, True, True)
            self.transform = []
            for i in range(12):
                self.transform.append(self._io.read_f4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.transform)):
                pass



        def _write__seq(self, io=None):
            super(Source2Nav.MovableMesh, self)._write__seq(io)
            self._io.write_bytes(self.id)
            self._io.write_u1(0)
            for i in range(len(self.transform)):
                pass
                self._io.write_f4le(self.transform[i])



        def _check(self):
            if KaitaiStream.byte_array_index_of(self.id, 0) != -1:
                raise kaitaistruct.ConsistencyError(u"id", -1, KaitaiStream.byte_array_index_of(self.id, 0))
            if len(self.transform) != 12:
                raise kaitaistruct.ConsistencyError(u"transform", 12, len(self.transform))
            for i in range(len(self.transform)):
                pass

            self._dirty = False


    class NavArea(ReadWriteKaitaiStruct):
        """A convex polygon on which a hull can walk."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.NavArea, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.id = self._io.read_u4le()
            self.attributes = self._io.read_u8le()
            self.hull_index = self._io.read_u1()
            if self.has_polygon:
                pass
                self.polygon_index = self._io.read_u4le()
                if not self.polygon_index >= (0 if self._root.num_polygons > 0 else 1):
                    raise kaitaistruct.ValidationLessThanError((0 if self._root.num_polygons > 0 else 1), self.polygon_index, self._io, u"/types/nav_area/seq/3")
                if not self.polygon_index <= ((self._root.num_polygons - 1) if self._root.num_polygons > 0 else 0):
                    raise kaitaistruct.ValidationGreaterThanError(((self._root.num_polygons - 1) if self._root.num_polygons > 0 else 0), self.polygon_index, self._io, u"/types/nav_area/seq/3")

            if self.has_corners:
                pass
                self.num_corners = self._io.read_u4le()
                if not self.num_corners <= ((self._io.size() - self._io.pos()) // 16):
                    raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 16), self.num_corners, self._io, u"/types/nav_area/seq/4")

            if self.has_corners:
                pass
                self.corners = []
                for i in range(self.num_corners):
                    _t_corners = Source2Nav.Vec3(self._io, self, self._root)
                    try:
                        _t_corners._read()
                    finally:
                        self.corners.append(_t_corners)


            self.unused = self._io.read_f4le()
            self.edges = []
            for i in range(self.num_edges):
                _t_edges = Source2Nav.AreaEdge(self._io, self, self._root)
                try:
                    _t_edges._read()
                finally:
                    self.edges.append(_t_edges)

            self.num_hiding_spots = self._io.read_u1()
            self.hiding_spots = []
            for i in range(self.num_hiding_spots):
                _t_hiding_spots = Source2Nav.HidingSpot(self._io, self, self._root)
                try:
                    _t_hiding_spots._read()
                finally:
                    self.hiding_spots.append(_t_hiding_spots)

            self.num_encounters = self._io.read_u4le()
            if not self.num_encounters == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.num_encounters, self._io, u"/types/nav_area/seq/10")
            self.ladders_above = Source2Nav.IdList(self._io, self, self._root)
            self.ladders_above._read()
            self.ladders_below = Source2Nav.IdList(self._io, self, self._root)
            self.ladders_below._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_polygon:
                pass

            if self.has_corners:
                pass

            if self.has_corners:
                pass
                for i in range(len(self.corners)):
                    pass
                    self.corners[i]._fetch_instances()


            for i in range(len(self.edges)):
                pass
                self.edges[i]._fetch_instances()

            for i in range(len(self.hiding_spots)):
                pass
                self.hiding_spots[i]._fetch_instances()

            self.ladders_above._fetch_instances()
            self.ladders_below._fetch_instances()


        def _write__seq(self, io=None):
            super(Source2Nav.NavArea, self)._write__seq(io)
            self._io.write_u4le(self.id)
            self._io.write_u8le(self.attributes)
            self._io.write_u1(self.hull_index)
            if self.has_polygon:
                pass
                self._io.write_u4le(self.polygon_index)

            if self.has_corners:
                pass
                self._io.write_u4le(self.num_corners)

            if self.has_corners:
                pass
                for i in range(len(self.corners)):
                    pass
                    self.corners[i]._write__seq(self._io)


            self._io.write_f4le(self.unused)
            for i in range(len(self.edges)):
                pass
                self.edges[i]._write__seq(self._io)

            self._io.write_u1(self.num_hiding_spots)
            for i in range(len(self.hiding_spots)):
                pass
                self.hiding_spots[i]._write__seq(self._io)

            self._io.write_u4le(self.num_encounters)
            self.ladders_above._write__seq(self._io)
            self.ladders_below._write__seq(self._io)


        def _check(self):
            if self.has_polygon:
                pass
                if not self.polygon_index >= (0 if self._root.num_polygons > 0 else 1):
                    raise kaitaistruct.ValidationLessThanError((0 if self._root.num_polygons > 0 else 1), self.polygon_index, None, u"/types/nav_area/seq/3")
                if not self.polygon_index <= ((self._root.num_polygons - 1) if self._root.num_polygons > 0 else 0):
                    raise kaitaistruct.ValidationGreaterThanError(((self._root.num_polygons - 1) if self._root.num_polygons > 0 else 0), self.polygon_index, None, u"/types/nav_area/seq/3")

            if self.has_corners:
                pass

            if self.has_corners:
                pass
                if len(self.corners) != self.num_corners:
                    raise kaitaistruct.ConsistencyError(u"corners", self.num_corners, len(self.corners))
                for i in range(len(self.corners)):
                    pass
                    if self.corners[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"corners", self._root, self.corners[i]._root)
                    if self.corners[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"corners", self, self.corners[i]._parent)


            if len(self.edges) != self.num_edges:
                raise kaitaistruct.ConsistencyError(u"edges", self.num_edges, len(self.edges))
            for i in range(len(self.edges)):
                pass
                if self.edges[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"edges", self._root, self.edges[i]._root)
                if self.edges[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"edges", self, self.edges[i]._parent)

            if len(self.hiding_spots) != self.num_hiding_spots:
                raise kaitaistruct.ConsistencyError(u"hiding_spots", self.num_hiding_spots, len(self.hiding_spots))
            for i in range(len(self.hiding_spots)):
                pass
                if self.hiding_spots[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"hiding_spots", self._root, self.hiding_spots[i]._root)
                if self.hiding_spots[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"hiding_spots", self, self.hiding_spots[i]._parent)

            if not self.num_encounters == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.num_encounters, None, u"/types/nav_area/seq/10")
            if self.ladders_above._root != self._root:
                raise kaitaistruct.ConsistencyError(u"ladders_above", self._root, self.ladders_above._root)
            if self.ladders_above._parent != self:
                raise kaitaistruct.ConsistencyError(u"ladders_above", self, self.ladders_above._parent)
            if self.ladders_below._root != self._root:
                raise kaitaistruct.ConsistencyError(u"ladders_below", self._root, self.ladders_below._root)
            if self.ladders_below._parent != self:
                raise kaitaistruct.ConsistencyError(u"ladders_below", self, self.ladders_below._parent)
            self._dirty = False

        @property
        def has_corners(self):
            """Whether the area has corners of its own."""
            if hasattr(self, '_m_has_corners'):
                return self._m_has_corners

            self._m_has_corners = (not (self._root.has_polygons))
            return getattr(self, '_m_has_corners', None)

        def _invalidate_has_corners(self):
            del self._m_has_corners
        @property
        def has_polygon(self):
            """Whether the area names a polygon."""
            if hasattr(self, '_m_has_polygon'):
                return self._m_has_polygon

            self._m_has_polygon = self._root.has_polygons
            return getattr(self, '_m_has_polygon', None)

        def _invalidate_has_polygon(self):
            del self._m_has_polygon
        @property
        def num_edges(self):
            """Edges of the area, as many as it has corners."""
            if hasattr(self, '_m_num_edges'):
                return self._m_num_edges

            self._m_num_edges = (self.num_corners if self._root.version < 31 else (self._root.polygons[self.polygon_index].num_corner_indices if self.polygon_index < self._root.num_polygons else 0))
            return getattr(self, '_m_num_edges', None)

        def _invalidate_num_edges(self):
            del self._m_num_edges

        def __str__(self):
            return u"area " + str(self.id)

    class NavLadder(ReadWriteKaitaiStruct):
        """A ladder, and the areas at its ends."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.NavLadder, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.id = self._io.read_u4le()
            self.width = self._io.read_f4le()
            self.top = Source2Nav.Vec3(self._io, self, self._root)
            self.top._read()
            self.bottom = Source2Nav.Vec3(self._io, self, self._root)
            self.bottom._read()
            self.length = self._io.read_f4le()
            self.direction = self._io.read_u4le()
            self.top_forward_area = self._io.read_u4le()
            self.top_left_area = self._io.read_u4le()
            self.top_right_area = self._io.read_u4le()
            self.top_behind_area = self._io.read_u4le()
            self.bottom_area = self._io.read_u4le()
            if self.has_bottom_sides:
                pass
                self.bottom_left_area = self._io.read_u4le()

            if self.has_bottom_sides:
                pass
                self.bottom_right_area = self._io.read_u4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            self.top._fetch_instances()
            self.bottom._fetch_instances()
            if self.has_bottom_sides:
                pass

            if self.has_bottom_sides:
                pass



        def _write__seq(self, io=None):
            super(Source2Nav.NavLadder, self)._write__seq(io)
            self._io.write_u4le(self.id)
            self._io.write_f4le(self.width)
            self.top._write__seq(self._io)
            self.bottom._write__seq(self._io)
            self._io.write_f4le(self.length)
            self._io.write_u4le(self.direction)
            self._io.write_u4le(self.top_forward_area)
            self._io.write_u4le(self.top_left_area)
            self._io.write_u4le(self.top_right_area)
            self._io.write_u4le(self.top_behind_area)
            self._io.write_u4le(self.bottom_area)
            if self.has_bottom_sides:
                pass
                self._io.write_u4le(self.bottom_left_area)

            if self.has_bottom_sides:
                pass
                self._io.write_u4le(self.bottom_right_area)



        def _check(self):
            if self.top._root != self._root:
                raise kaitaistruct.ConsistencyError(u"top", self._root, self.top._root)
            if self.top._parent != self:
                raise kaitaistruct.ConsistencyError(u"top", self, self.top._parent)
            if self.bottom._root != self._root:
                raise kaitaistruct.ConsistencyError(u"bottom", self._root, self.bottom._root)
            if self.bottom._parent != self:
                raise kaitaistruct.ConsistencyError(u"bottom", self, self.bottom._parent)
            if self.has_bottom_sides:
                pass

            if self.has_bottom_sides:
                pass

            self._dirty = False

        @property
        def direction_name(self):
            """Meaning of `direction`."""
            if hasattr(self, '_m_direction_name'):
                return self._m_direction_name

            self._m_direction_name = KaitaiStream.resolve_enum(Source2Nav.Side, self.direction)
            return getattr(self, '_m_direction_name', None)

        def _invalidate_direction_name(self):
            del self._m_direction_name
        @property
        def has_bottom_sides(self):
            """Whether the areas beside the lower end are stored."""
            if hasattr(self, '_m_has_bottom_sides'):
                return self._m_has_bottom_sides

            self._m_has_bottom_sides = self._root.version >= 35
            return getattr(self, '_m_has_bottom_sides', None)

        def _invalidate_has_bottom_sides(self):
            del self._m_has_bottom_sides

        def __str__(self):
            return u"ladder " + str(self.id)

    class Place(ReadWriteKaitaiStruct):
        """A name of a place."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.Place, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_name = self._io.read_u2le()
            self.name = self._io.read_bytes(self.len_name)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Source2Nav.Place, self)._write__seq(io)
            self._io.write_u2le(self.len_name)
            self._io.write_bytes(self.name)


        def _check(self):
            if len(self.name) != self.len_name:
                raise kaitaistruct.ConsistencyError(u"name", self.len_name, len(self.name))
            self._dirty = False


    class Polygon(ReadWriteKaitaiStruct):
        """The outline of an area."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.Polygon, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_corner_indices = self._io.read_u1()
            self.corner_indices = []
            for i in range(self.num_corner_indices):
                self.corner_indices.append(self._io.read_u4le())

            if self.has_movable_mesh:
                pass
                self.movable_mesh_index = self._io.read_u4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.corner_indices)):
                pass

            if self.has_movable_mesh:
                pass



        def _write__seq(self, io=None):
            super(Source2Nav.Polygon, self)._write__seq(io)
            self._io.write_u1(self.num_corner_indices)
            for i in range(len(self.corner_indices)):
                pass
                self._io.write_u4le(self.corner_indices[i])

            if self.has_movable_mesh:
                pass
                self._io.write_u4le(self.movable_mesh_index)



        def _check(self):
            if len(self.corner_indices) != self.num_corner_indices:
                raise kaitaistruct.ConsistencyError(u"corner_indices", self.num_corner_indices, len(self.corner_indices))
            for i in range(len(self.corner_indices)):
                pass

            if self.has_movable_mesh:
                pass

            self._dirty = False

        @property
        def has_movable_mesh(self):
            """Whether `movable_mesh_index` is stored."""
            if hasattr(self, '_m_has_movable_mesh'):
                return self._m_has_movable_mesh

            self._m_has_movable_mesh = self._root.version >= 35
            return getattr(self, '_m_has_movable_mesh', None)

        def _invalidate_has_movable_mesh(self):
            del self._m_has_movable_mesh

    class TransformedBox(ReadWriteKaitaiStruct):
        """A box with a place in the world."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.TransformedBox, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.mins = Source2Nav.Vec3(self._io, self, self._root)
            self.mins._read()
            self.maxs = Source2Nav.Vec3(self._io, self, self._root)
            self.maxs._read()
            self.transform = []
            for i in range(12):
                self.transform.append(self._io.read_f4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            self.mins._fetch_instances()
            self.maxs._fetch_instances()
            for i in range(len(self.transform)):
                pass



        def _write__seq(self, io=None):
            super(Source2Nav.TransformedBox, self)._write__seq(io)
            self.mins._write__seq(self._io)
            self.maxs._write__seq(self._io)
            for i in range(len(self.transform)):
                pass
                self._io.write_f4le(self.transform[i])



        def _check(self):
            if self.mins._root != self._root:
                raise kaitaistruct.ConsistencyError(u"mins", self._root, self.mins._root)
            if self.mins._parent != self:
                raise kaitaistruct.ConsistencyError(u"mins", self, self.mins._parent)
            if self.maxs._root != self._root:
                raise kaitaistruct.ConsistencyError(u"maxs", self._root, self.maxs._root)
            if self.maxs._parent != self:
                raise kaitaistruct.ConsistencyError(u"maxs", self, self.maxs._parent)
            if len(self.transform) != 12:
                raise kaitaistruct.ConsistencyError(u"transform", 12, len(self.transform))
            for i in range(len(self.transform)):
                pass

            self._dirty = False


    class Vec3(ReadWriteKaitaiStruct):
        """A point or a direction."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Source2Nav.Vec3, self).__init__(_io)
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
            super(Source2Nav.Vec3, self)._write__seq(io)
            self._io.write_f4le(self.x)
            self._io.write_f4le(self.y)
            self._io.write_f4le(self.z)


        def _check(self):
            self._dirty = False


    @property
    def has_custom_data(self):
        """Whether `custom_data` is stored."""
        if hasattr(self, '_m_has_custom_data'):
            return self._m_has_custom_data

        self._m_has_custom_data = self.sub_version > 0
        return getattr(self, '_m_has_custom_data', None)

    def _invalidate_has_custom_data(self):
        del self._m_has_custom_data
    @property
    def has_gravity(self):
        """Whether a direction of gravity is stored for each corner."""
        if hasattr(self, '_m_has_gravity'):
            return self._m_has_gravity

        self._m_has_gravity =  ((self.has_gravity_flags) and (self.gravity_flags & 1 == 1)) 
        return getattr(self, '_m_has_gravity', None)

    def _invalidate_has_gravity(self):
        del self._m_has_gravity
    @property
    def has_gravity_flags(self):
        """Whether `gravity_flags` is stored."""
        if hasattr(self, '_m_has_gravity_flags'):
            return self._m_has_gravity_flags

        self._m_has_gravity_flags = self.version >= 32
        return getattr(self, '_m_has_gravity_flags', None)

    def _invalidate_has_gravity_flags(self):
        del self._m_has_gravity_flags
    @property
    def has_kv3_blocks(self):
        """Whether blocks of KV3 are stored between the parts of the mesh."""
        if hasattr(self, '_m_has_kv3_blocks'):
            return self._m_has_kv3_blocks

        self._m_has_kv3_blocks = self.version >= 36
        return getattr(self, '_m_has_kv3_blocks', None)

    def _invalidate_has_kv3_blocks(self):
        del self._m_has_kv3_blocks
    @property
    def has_movable_meshes(self):
        """Whether meshes that move are stored."""
        if hasattr(self, '_m_has_movable_meshes'):
            return self._m_has_movable_meshes

        self._m_has_movable_meshes = self.version >= 35
        return getattr(self, '_m_has_movable_meshes', None)

    def _invalidate_has_movable_meshes(self):
        del self._m_has_movable_meshes
    @property
    def has_polygons(self):
        """Whether areas name polygons instead of having corners."""
        if hasattr(self, '_m_has_polygons'):
            return self._m_has_polygons

        self._m_has_polygons = self.version >= 31
        return getattr(self, '_m_has_polygons', None)

    def _invalidate_has_polygons(self):
        del self._m_has_polygons

    def __str__(self):
        return u"version " + str(self.version) + u": " + str(self.num_areas) + u" areas"

