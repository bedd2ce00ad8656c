# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Shapes(ReadWriteKaitaiStruct):
    """An invented format for tests: small, and with each construct of the subset
    at least once, nested the way real formats nest them.
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(Shapes, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._should_write_peek = False
        self.peek__enabled = True

    def _read(self):
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x53\x48\x50\x53":
            raise kaitaistruct.ValidationNotEqualError(b"\x53\x48\x50\x53", self.magic, self._io, u"/seq/0")
        self.version = self._io.read_u4le()
        if not self.version >= 1:
            raise kaitaistruct.ValidationLessThanError(1, self.version, self._io, u"/seq/1")
        if not self.version <= 3:
            raise kaitaistruct.ValidationGreaterThanError(3, self.version, self._io, u"/seq/1")
        if self.has_sub_version:
            pass
            self.sub_version = self._io.read_u4le()

        self.header = Shapes.HeaderBlock(self._io, self, self._root)
        self.header._read()
        self.num_numbers = self._io.read_u2le()
        self.numbers = []
        for i in range(self.num_numbers):
            self.numbers.append(self._io.read_s4le())

        if self.is_other_game:
            pass
            self.game_block = self._io.read_u4le()

        self.num_items = self._io.read_u4le()
        if not self.num_items <= ((self._io.size() - self._io.pos()) // 41):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 41), self.num_items, self._io, u"/seq/7")
        self.items = []
        for i in range(self.num_items):
            _t_items = Shapes.Item(self._io, self, self._root)
            try:
                _t_items._read()
            finally:
                self.items.append(_t_items)

        self.chain = []
        i = 0
        while True:
            _t_chain = Shapes.ChainLink(self._io, self, self._root)
            try:
                _t_chain._read()
            finally:
                _ = _t_chain
                self.chain.append(_)
            if _.kind == 255:
                break
            i += 1
        self.num_polygons = self._io.read_u4le()
        if not self.num_polygons <= ((self._io.size() - self._io.pos()) // 1):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 1), self.num_polygons, self._io, u"/seq/10")
        self.polygons = []
        for i in range(self.num_polygons):
            _t_polygons = Shapes.Polygon(self._io, self, self._root)
            try:
                _t_polygons._read()
            finally:
                self.polygons.append(_t_polygons)

        self.num_faces = self._io.read_u4le()
        if not self.num_faces <= ((self._io.size() - self._io.pos()) // 4):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 4), self.num_faces, self._io, u"/seq/12")
        self.faces = []
        for i in range(self.num_faces):
            _t_faces = Shapes.Face(self._io, self, self._root)
            try:
                _t_faces._read()
            finally:
                self.faces.append(_t_faces)

        self.settings = Shapes.SettingsBlock(self._io, self, self._root)
        self.settings._read()
        self.padding = self._io.read_bytes((8 - self._io.pos() % 8) % 8)
        self.aligned = self._io.read_u8le()
        if self.has_late_marks:
            pass
            self.late_marks = []
            for i in range(3):
                self.late_marks.append(self._io.read_u2be())


        self.remainder = self._io.read_bytes((self._io.size() - self._io.pos()) - self.len_footer)
        if self.has_footer:
            pass
            self.footer = self._io.read_u4le()

        self._dirty = False


    def _fetch_instances(self):
        pass
        if self.has_sub_version:
            pass

        self.header._fetch_instances()
        for i in range(len(self.numbers)):
            pass

        if self.is_other_game:
            pass

        for i in range(len(self.items)):
            pass
            self.items[i]._fetch_instances()

        for i in range(len(self.chain)):
            pass
            self.chain[i]._fetch_instances()

        for i in range(len(self.polygons)):
            pass
            self.polygons[i]._fetch_instances()

        for i in range(len(self.faces)):
            pass
            self.faces[i]._fetch_instances()

        self.settings._fetch_instances()
        if self.has_late_marks:
            pass
            for i in range(len(self.late_marks)):
                pass


        if self.has_footer:
            pass

        _ = self.peek
        if hasattr(self, '_m_peek'):
            pass



    def _write__seq(self, io=None):
        super(Shapes, self)._write__seq(io)
        self._should_write_peek = self.peek__enabled
        self._io.write_bytes(self.magic)
        self._io.write_u4le(self.version)
        if self.has_sub_version:
            pass
            self._io.write_u4le(self.sub_version)

        self.header._write__seq(self._io)
        self._io.write_u2le(self.num_numbers)
        for i in range(len(self.numbers)):
            pass
            self._io.write_s4le(self.numbers[i])

        if self.is_other_game:
            pass
            self._io.write_u4le(self.game_block)

        self._io.write_u4le(self.num_items)
        for i in range(len(self.items)):
            pass
            self.items[i]._write__seq(self._io)

        for i in range(len(self.chain)):
            pass
            self.chain[i]._write__seq(self._io)

        self._io.write_u4le(self.num_polygons)
        for i in range(len(self.polygons)):
            pass
            self.polygons[i]._write__seq(self._io)

        self._io.write_u4le(self.num_faces)
        for i in range(len(self.faces)):
            pass
            self.faces[i]._write__seq(self._io)

        self.settings._write__seq(self._io)
        if len(self.padding) != (8 - self._io.pos() % 8) % 8:
            raise kaitaistruct.ConsistencyError(u"padding", (8 - self._io.pos() % 8) % 8, len(self.padding))
        self._io.write_bytes(self.padding)
        self._io.write_u8le(self.aligned)
        if self.has_late_marks:
            pass
            for i in range(len(self.late_marks)):
                pass
                self._io.write_u2be(self.late_marks[i])


        if len(self.remainder) != (self._io.size() - self._io.pos()) - self.len_footer:
            raise kaitaistruct.ConsistencyError(u"remainder", (self._io.size() - self._io.pos()) - self.len_footer, len(self.remainder))
        self._io.write_bytes(self.remainder)
        if self.has_footer:
            pass
            self._io.write_u4le(self.footer)



    def _check(self):
        if len(self.magic) != 4:
            raise kaitaistruct.ConsistencyError(u"magic", 4, len(self.magic))
        if not self.magic == b"\x53\x48\x50\x53":
            raise kaitaistruct.ValidationNotEqualError(b"\x53\x48\x50\x53", self.magic, None, u"/seq/0")
        if not self.version >= 1:
            raise kaitaistruct.ValidationLessThanError(1, self.version, None, u"/seq/1")
        if not self.version <= 3:
            raise kaitaistruct.ValidationGreaterThanError(3, self.version, None, u"/seq/1")
        if self.has_sub_version:
            pass

        if self.header._root != self._root:
            raise kaitaistruct.ConsistencyError(u"header", self._root, self.header._root)
        if self.header._parent != self:
            raise kaitaistruct.ConsistencyError(u"header", self, self.header._parent)
        if len(self.numbers) != self.num_numbers:
            raise kaitaistruct.ConsistencyError(u"numbers", self.num_numbers, len(self.numbers))
        for i in range(len(self.numbers)):
            pass

        if self.is_other_game:
            pass

        if len(self.items) != self.num_items:
            raise kaitaistruct.ConsistencyError(u"items", self.num_items, len(self.items))
        for i in range(len(self.items)):
            pass
            if self.items[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"items", self._root, self.items[i]._root)
            if self.items[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"items", self, self.items[i]._parent)

        if len(self.chain) == 0:
            raise kaitaistruct.ConsistencyError(u"chain", 0, len(self.chain))
        for i in range(len(self.chain)):
            pass
            if self.chain[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"chain", self._root, self.chain[i]._root)
            if self.chain[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"chain", self, self.chain[i]._parent)
            _ = self.chain[i]
            if (_.kind == 255) != (i == len(self.chain) - 1):
                raise kaitaistruct.ConsistencyError(u"chain", i == len(self.chain) - 1, _.kind == 255)

        if len(self.polygons) != self.num_polygons:
            raise kaitaistruct.ConsistencyError(u"polygons", self.num_polygons, len(self.polygons))
        for i in range(len(self.polygons)):
            pass
            if self.polygons[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"polygons", self._root, self.polygons[i]._root)
            if self.polygons[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"polygons", self, self.polygons[i]._parent)

        if len(self.faces) != self.num_faces:
            raise kaitaistruct.ConsistencyError(u"faces", self.num_faces, len(self.faces))
        for i in range(len(self.faces)):
            pass
            if self.faces[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"faces", self._root, self.faces[i]._root)
            if self.faces[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"faces", self, self.faces[i]._parent)

        if self.settings._root != self._root:
            raise kaitaistruct.ConsistencyError(u"settings", self._root, self.settings._root)
        if self.settings._parent != self:
            raise kaitaistruct.ConsistencyError(u"settings", self, self.settings._parent)
        if self.has_late_marks:
            pass
            if len(self.late_marks) != 3:
                raise kaitaistruct.ConsistencyError(u"late_marks", 3, len(self.late_marks))
            for i in range(len(self.late_marks)):
                pass


        if self.peek__enabled:
            pass

        self._dirty = False

    class BodyPoint(ReadWriteKaitaiStruct):
        """Case 0 of the union."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.BodyPoint, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.a = self._io.read_s2le()
            self.b = self._io.read_f4le()
            self.unparsed = self._io.read_bytes_full()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Shapes.BodyPoint, self)._write__seq(io)
            self._io.write_s2le(self.a)
            self._io.write_f4le(self.b)
            self._io.write_bytes(self.unparsed)
            if not self._io.is_eof():
                raise kaitaistruct.ConsistencyError(u"unparsed", 0, self._io.size() - self._io.pos())


        def _check(self):
            self._dirty = False


    class BodyText(ReadWriteKaitaiStruct):
        """Case 1 of the union."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.BodyText, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.letters = self._io.read_bytes(6)
            self.unparsed = self._io.read_bytes_full()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Shapes.BodyText, self)._write__seq(io)
            self._io.write_bytes(self.letters)
            self._io.write_bytes(self.unparsed)
            if not self._io.is_eof():
                raise kaitaistruct.ConsistencyError(u"unparsed", 0, self._io.size() - self._io.pos())


        def _check(self):
            if len(self.letters) != 6:
                raise kaitaistruct.ConsistencyError(u"letters", 6, len(self.letters))
            self._dirty = False


    class ChainLink(ReadWriteKaitaiStruct):
        """One link; kind 255 ends the chain."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.ChainLink, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.kind = self._io.read_u1()
            self.num_values = self._io.read_u1()
            self.values = []
            for i in range(self.num_values):
                self.values.append(self._io.read_s1())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



        def _write__seq(self, io=None):
            super(Shapes.ChainLink, self)._write__seq(io)
            self._io.write_u1(self.kind)
            self._io.write_u1(self.num_values)
            for i in range(len(self.values)):
                pass
                self._io.write_s1(self.values[i])



        def _check(self):
            if len(self.values) != self.num_values:
                raise kaitaistruct.ConsistencyError(u"values", self.num_values, len(self.values))
            for i in range(len(self.values)):
                pass

            self._dirty = False


    class DetailBlock(ReadWriteKaitaiStruct):
        """Fixed and variable parts."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.DetailBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.weight = self._io.read_f4le()
            self.len_note = self._io.read_u1()
            self.note = self._io.read_bytes(self.len_note)
            self.check_word = self._io.read_u2le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Shapes.DetailBlock, self)._write__seq(io)
            self._io.write_f4le(self.weight)
            self._io.write_u1(self.len_note)
            self._io.write_bytes(self.note)
            self._io.write_u2le(self.check_word)


        def _check(self):
            if len(self.note) != self.len_note:
                raise kaitaistruct.ConsistencyError(u"note", self.len_note, len(self.note))
            self._dirty = False


    class Face(ReadWriteKaitaiStruct):
        """As many edges as its polygon has corners."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.Face, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.polygon_row = self._io.read_u4le()
            if not self.polygon_row >= (0 if self._root.num_polygons > 0 else 1):
                raise kaitaistruct.ValidationLessThanError((0 if self._root.num_polygons > 0 else 1), self.polygon_row, self._io, u"/types/face/seq/0")
            if not self.polygon_row <= ((self._root.num_polygons - 1) if self._root.num_polygons > 0 else 0):
                raise kaitaistruct.ValidationGreaterThanError(((self._root.num_polygons - 1) if self._root.num_polygons > 0 else 0), self.polygon_row, self._io, u"/types/face/seq/0")
            self.edges = []
            for i in range(self.num_edges):
                self.edges.append(self._io.read_u2le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.edges)):
                pass



        def _write__seq(self, io=None):
            super(Shapes.Face, self)._write__seq(io)
            self._io.write_u4le(self.polygon_row)
            for i in range(len(self.edges)):
                pass
                self._io.write_u2le(self.edges[i])



        def _check(self):
            if not self.polygon_row >= (0 if self._root.num_polygons > 0 else 1):
                raise kaitaistruct.ValidationLessThanError((0 if self._root.num_polygons > 0 else 1), self.polygon_row, None, u"/types/face/seq/0")
            if not self.polygon_row <= ((self._root.num_polygons - 1) if self._root.num_polygons > 0 else 0):
                raise kaitaistruct.ValidationGreaterThanError(((self._root.num_polygons - 1) if self._root.num_polygons > 0 else 0), self.polygon_row, None, u"/types/face/seq/0")
            if len(self.edges) != self.num_edges:
                raise kaitaistruct.ConsistencyError(u"edges", self.num_edges, len(self.edges))
            for i in range(len(self.edges)):
                pass

            self._dirty = False

        @property
        def num_edges(self):
            """Corners of the polygon."""
            if hasattr(self, '_m_num_edges'):
                return self._m_num_edges

            self._m_num_edges = (self._root.polygons[self.polygon_row].num_corners if self.polygon_row < self._root.num_polygons else 0)
            return getattr(self, '_m_num_edges', None)

        def _invalidate_num_edges(self):
            del self._m_num_edges

    class HeaderBlock(ReadWriteKaitaiStruct):
        """Fixed, with nested structures, bits and constant lists."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.HeaderBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.kind = self._io.read_u1()
            self.scale = self._io.read_f4le()
            self.flags = Shapes.HeaderFlags(self._io, self, self._root)
            self.flags._read()
            self.origin = Shapes.Vec3(self._io, self, self._root)
            self.origin._read()
            self.triple = []
            for i in range(3):
                self.triple.append(self._io.read_s2le())

            self.corners = []
            for i in range(2):
                _t_corners = Shapes.Vec3(self._io, self, self._root)
                try:
                    _t_corners._read()
                finally:
                    self.corners.append(_t_corners)

            self.reserved = self._io.read_bytes(5)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.flags._fetch_instances()
            self.origin._fetch_instances()
            for i in range(len(self.triple)):
                pass

            for i in range(len(self.corners)):
                pass
                self.corners[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(Shapes.HeaderBlock, self)._write__seq(io)
            self._io.write_u1(self.kind)
            self._io.write_f4le(self.scale)
            self.flags._write__seq(self._io)
            self.origin._write__seq(self._io)
            for i in range(len(self.triple)):
                pass
                self._io.write_s2le(self.triple[i])

            for i in range(len(self.corners)):
                pass
                self.corners[i]._write__seq(self._io)

            self._io.write_bytes(self.reserved)


        def _check(self):
            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if self.origin._root != self._root:
                raise kaitaistruct.ConsistencyError(u"origin", self._root, self.origin._root)
            if self.origin._parent != self:
                raise kaitaistruct.ConsistencyError(u"origin", self, self.origin._parent)
            if len(self.triple) != 3:
                raise kaitaistruct.ConsistencyError(u"triple", 3, len(self.triple))
            for i in range(len(self.triple)):
                pass

            if len(self.corners) != 2:
                raise kaitaistruct.ConsistencyError(u"corners", 2, len(self.corners))
            for i in range(len(self.corners)):
                pass
                if self.corners[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"corners", self._root, self.corners[i]._root)
                if self.corners[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"corners", self, self.corners[i]._parent)

            if len(self.reserved) != 5:
                raise kaitaistruct.ConsistencyError(u"reserved", 5, len(self.reserved))
            self._dirty = False


    class HeaderFlags(ReadWriteKaitaiStruct):
        """Thirty-two bits, the lowest first."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.HeaderFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.low = self._io.read_bits_int_le(3)
            self.is_set = self._io.read_bits_int_le(1) != 0
            self.middle = self._io.read_bits_int_le(20)
            self.high = self._io.read_bits_int_le(8)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Shapes.HeaderFlags, self)._write__seq(io)
            self._io.write_bits_int_le(3, self.low)
            self._io.write_bits_int_le(1, int(self.is_set))
            self._io.write_bits_int_le(20, self.middle)
            self._io.write_bits_int_le(8, self.high)


        def _check(self):
            self._dirty = False


    class Hull(ReadWriteKaitaiStruct):
        """Grows with the generator."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.Hull, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            if self.has_enabled:
                pass
                self.enabled = self._io.read_u1()

            self.radius = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_enabled:
                pass



        def _write__seq(self, io=None):
            super(Shapes.Hull, self)._write__seq(io)
            if self.has_enabled:
                pass
                self._io.write_u1(self.enabled)

            self._io.write_f4le(self.radius)


        def _check(self):
            if self.has_enabled:
                pass

            self._dirty = False

        @property
        def has_enabled(self):
            """Whether `enabled` is stored."""
            if hasattr(self, '_m_has_enabled'):
                return self._m_has_enabled

            self._m_has_enabled = self._parent.gen_version >= 9
            return getattr(self, '_m_has_enabled', None)

        def _invalidate_has_enabled(self):
            del self._m_has_enabled

    class IdList(ReadWriteKaitaiStruct):
        """A list with its count."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.IdList, self).__init__(_io)
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
            super(Shapes.IdList, self)._write__seq(io)
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


    class Item(ReadWriteKaitaiStruct):
        """Lists between fields, optional parts, text, a union, lists of lists."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.Item, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.item_id = self._io.read_u4le()
            _on = self._root.version
            if _on == 1:
                pass
                self.attributes = self._io.read_u1()
            elif _on == 2:
                pass
                self.attributes = self._io.read_u2le()
            else:
                pass
                self.attributes = self._io.read_u4le()
            self.raw_x = self._io.read_s2le()
            self.flags = Shapes.ItemFlags(self._io, self, self._root)
            self.flags._read()
            self.owner = self._io.read_u1()
            self.num_tags = self._io.read_u1()
            self.tags = []
            for i in range(self.num_tags):
                self.tags.append(self._io.read_u2le())

            self.sides = []
            for i in range(4):
                _t_sides = Shapes.IdList(self._io, self, self._root)
                try:
                    _t_sides._read()
                finally:
                    self.sides.append(_t_sides)

            if self.has_score:
                pass
                self.score = self._io.read_f8le()

            if self.has_extra:
                pass
                self.extra = self._io.read_u4le()

            if self.has_detail:
                pass
                self.detail = Shapes.DetailBlock(self._io, self, self._root)
                self.detail._read()

            if self.has_bonus:
                pass
                self.bonus = self._io.read_u2le()

            self.num_spots = self._io.read_u1()
            self.spots = []
            for i in range(self.num_spots):
                _t_spots = Shapes.Spot(self.num_tags, self._io, self, self._root)
                try:
                    _t_spots._read()
                finally:
                    self.spots.append(_t_spots)

            self.name = self._io.read_bytes_term(0, False, True, True)
            self.body_kind = self._io.read_u1()
            _on = self.body_kind
            if _on == 0:
                pass
                self._raw_body = self._io.read_bytes(8)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = Shapes.BodyPoint(_io__raw_body, self, self._root)
                self.body._read()
            elif _on == 1:
                pass
                self._raw_body = self._io.read_bytes(8)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = Shapes.BodyText(_io__raw_body, self, self._root)
                self.body._read()
            else:
                pass
                self.body = self._io.read_bytes(8)
            self.len_blob = self._io.read_u2le()
            self.blob = self._io.read_bytes(self.len_blob)
            self.num_rows = self._io.read_u1()
            self.grid = []
            for i in range(self.num_rows * (self.flags.num_columns + 1) - (self.num_rows >> 1) % 2):
                self.grid.append(self._io.read_u1())

            self._dirty = False


        def _fetch_instances(self):
            pass
            _on = self._root.version
            if _on == 1:
                pass
            elif _on == 2:
                pass
            else:
                pass
            self.flags._fetch_instances()
            for i in range(len(self.tags)):
                pass

            for i in range(len(self.sides)):
                pass
                self.sides[i]._fetch_instances()

            if self.has_score:
                pass

            if self.has_extra:
                pass

            if self.has_detail:
                pass
                self.detail._fetch_instances()

            if self.has_bonus:
                pass

            for i in range(len(self.spots)):
                pass
                self.spots[i]._fetch_instances()

            _on = self.body_kind
            if _on == 0:
                pass
                self.body._fetch_instances()
            elif _on == 1:
                pass
                self.body._fetch_instances()
            else:
                pass
            for i in range(len(self.grid)):
                pass



        def _write__seq(self, io=None):
            super(Shapes.Item, self)._write__seq(io)
            self._io.write_u4le(self.item_id)
            _on = self._root.version
            if _on == 1:
                pass
                self._io.write_u1(self.attributes)
            elif _on == 2:
                pass
                self._io.write_u2le(self.attributes)
            else:
                pass
                self._io.write_u4le(self.attributes)
            self._io.write_s2le(self.raw_x)
            self.flags._write__seq(self._io)
            self._io.write_u1(self.owner)
            self._io.write_u1(self.num_tags)
            for i in range(len(self.tags)):
                pass
                self._io.write_u2le(self.tags[i])

            for i in range(len(self.sides)):
                pass
                self.sides[i]._write__seq(self._io)

            if self.has_score:
                pass
                self._io.write_f8le(self.score)

            if self.has_extra:
                pass
                self._io.write_u4le(self.extra)

            if self.has_detail:
                pass
                self.detail._write__seq(self._io)

            if self.has_bonus:
                pass
                self._io.write_u2le(self.bonus)

            self._io.write_u1(self.num_spots)
            for i in range(len(self.spots)):
                pass
                self.spots[i]._write__seq(self._io)

            self._io.write_bytes(self.name)
            self._io.write_u1(0)
            self._io.write_u1(self.body_kind)
            _on = self.body_kind
            if _on == 0:
                pass
                _io__raw_body = KaitaiStream(BytesIO(bytearray(8)))
                self._io.add_child_stream(_io__raw_body)
                _pos2 = self._io.pos()
                self._io.seek(self._io.pos() + (8))
                def handler(parent, _io__raw_body=_io__raw_body):
                    self._raw_body = _io__raw_body.to_byte_array()
                    if len(self._raw_body) != 8:
                        raise kaitaistruct.ConsistencyError(u"raw(body)", 8, len(self._raw_body))
                    parent.write_bytes(self._raw_body)
                _io__raw_body.write_back_handler = KaitaiStream.WriteBackHandler(_pos2, handler)
                self.body._write__seq(_io__raw_body)
            elif _on == 1:
                pass
                _io__raw_body = KaitaiStream(BytesIO(bytearray(8)))
                self._io.add_child_stream(_io__raw_body)
                _pos2 = self._io.pos()
                self._io.seek(self._io.pos() + (8))
                def handler(parent, _io__raw_body=_io__raw_body):
                    self._raw_body = _io__raw_body.to_byte_array()
                    if len(self._raw_body) != 8:
                        raise kaitaistruct.ConsistencyError(u"raw(body)", 8, len(self._raw_body))
                    parent.write_bytes(self._raw_body)
                _io__raw_body.write_back_handler = KaitaiStream.WriteBackHandler(_pos2, handler)
                self.body._write__seq(_io__raw_body)
            else:
                pass
                self._io.write_bytes(self.body)
            self._io.write_u2le(self.len_blob)
            self._io.write_bytes(self.blob)
            self._io.write_u1(self.num_rows)
            for i in range(len(self.grid)):
                pass
                self._io.write_u1(self.grid[i])



        def _check(self):
            _on = self._root.version
            if _on == 1:
                pass
            elif _on == 2:
                pass
            else:
                pass
            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if len(self.tags) != self.num_tags:
                raise kaitaistruct.ConsistencyError(u"tags", self.num_tags, len(self.tags))
            for i in range(len(self.tags)):
                pass

            if len(self.sides) != 4:
                raise kaitaistruct.ConsistencyError(u"sides", 4, len(self.sides))
            for i in range(len(self.sides)):
                pass
                if self.sides[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"sides", self._root, self.sides[i]._root)
                if self.sides[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"sides", self, self.sides[i]._parent)

            if self.has_score:
                pass

            if self.has_extra:
                pass

            if self.has_detail:
                pass
                if self.detail._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"detail", self._root, self.detail._root)
                if self.detail._parent != self:
                    raise kaitaistruct.ConsistencyError(u"detail", self, self.detail._parent)

            if self.has_bonus:
                pass

            if len(self.spots) != self.num_spots:
                raise kaitaistruct.ConsistencyError(u"spots", self.num_spots, len(self.spots))
            for i in range(len(self.spots)):
                pass
                if self.spots[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"spots", self._root, self.spots[i]._root)
                if self.spots[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"spots", self, self.spots[i]._parent)
                if self.spots[i].num_marks != self.num_tags:
                    raise kaitaistruct.ConsistencyError(u"spots", self.num_tags, self.spots[i].num_marks)

            if KaitaiStream.byte_array_index_of(self.name, 0) != -1:
                raise kaitaistruct.ConsistencyError(u"name", -1, KaitaiStream.byte_array_index_of(self.name, 0))
            _on = self.body_kind
            if _on == 0:
                pass
                if self.body._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"body", self._root, self.body._root)
                if self.body._parent != self:
                    raise kaitaistruct.ConsistencyError(u"body", self, self.body._parent)
            elif _on == 1:
                pass
                if self.body._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"body", self._root, self.body._root)
                if self.body._parent != self:
                    raise kaitaistruct.ConsistencyError(u"body", self, self.body._parent)
            else:
                pass
                if len(self.body) != 8:
                    raise kaitaistruct.ConsistencyError(u"body", 8, len(self.body))
            if len(self.blob) != self.len_blob:
                raise kaitaistruct.ConsistencyError(u"blob", self.len_blob, len(self.blob))
            if len(self.grid) != self.num_rows * (self.flags.num_columns + 1) - (self.num_rows >> 1) % 2:
                raise kaitaistruct.ConsistencyError(u"grid", self.num_rows * (self.flags.num_columns + 1) - (self.num_rows >> 1) % 2, len(self.grid))
            for i in range(len(self.grid)):
                pass

            self._dirty = False

        @property
        def has_bonus(self):
            """Whether `bonus` is stored."""
            if hasattr(self, '_m_has_bonus'):
                return self._m_has_bonus

            self._m_has_bonus =  ((self._root.version >= 3) and (self.flags.mode == 7)) 
            return getattr(self, '_m_has_bonus', None)

        def _invalidate_has_bonus(self):
            del self._m_has_bonus
        @property
        def has_detail(self):
            """Whether `detail` is stored."""
            if hasattr(self, '_m_has_detail'):
                return self._m_has_detail

            self._m_has_detail =  ((self.flags.mode == 2) and ((not (self.flags.has_more)))) 
            return getattr(self, '_m_has_detail', None)

        def _invalidate_has_detail(self):
            del self._m_has_detail
        @property
        def has_extra(self):
            """Whether `extra` is stored."""
            if hasattr(self, '_m_has_extra'):
                return self._m_has_extra

            self._m_has_extra = self.flags.has_more
            return getattr(self, '_m_has_extra', None)

        def _invalidate_has_extra(self):
            del self._m_has_extra
        @property
        def has_score(self):
            """Whether `score` is stored."""
            if hasattr(self, '_m_has_score'):
                return self._m_has_score

            self._m_has_score = self._root.version >= 3
            return getattr(self, '_m_has_score', None)

        def _invalidate_has_score(self):
            del self._m_has_score
        @property
        def is_far(self):
            """More than 100 m away."""
            if hasattr(self, '_m_is_far'):
                return self._m_is_far

            self._m_is_far =  ((self.raw_x > 800) or (self.raw_x < -800)) 
            return getattr(self, '_m_is_far', None)

        def _invalidate_is_far(self):
            del self._m_is_far
        @property
        def x(self):
            """East in metres."""
            if hasattr(self, '_m_x'):
                return self._m_x

            self._m_x = self.raw_x * 0.125
            return getattr(self, '_m_x', None)

        def _invalidate_x(self):
            del self._m_x

    class ItemFlags(ReadWriteKaitaiStruct):
        """Sixteen bits."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.ItemFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.has_more = self._io.read_bits_int_le(1) != 0
            self.mode = self._io.read_bits_int_le(3)
            self.num_columns = self._io.read_bits_int_le(4)
            self.rest = self._io.read_bits_int_le(8)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Shapes.ItemFlags, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.has_more))
            self._io.write_bits_int_le(3, self.mode)
            self._io.write_bits_int_le(4, self.num_columns)
            self._io.write_bits_int_le(8, self.rest)


        def _check(self):
            self._dirty = False


    class Point(ReadWriteKaitaiStruct):
        """A fixed record."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.Point, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.target = self._io.read_u4le()
            self.t = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Shapes.Point, self)._write__seq(io)
            self._io.write_u4le(self.target)
            self._io.write_u1(self.t)


        def _check(self):
            self._dirty = False


    class Polygon(ReadWriteKaitaiStruct):
        """A list of corners."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.Polygon, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_corners = self._io.read_u1()
            self.corners = []
            for i in range(self.num_corners):
                self.corners.append(self._io.read_u4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.corners)):
                pass



        def _write__seq(self, io=None):
            super(Shapes.Polygon, self)._write__seq(io)
            self._io.write_u1(self.num_corners)
            for i in range(len(self.corners)):
                pass
                self._io.write_u4le(self.corners[i])



        def _check(self):
            if len(self.corners) != self.num_corners:
                raise kaitaistruct.ConsistencyError(u"corners", self.num_corners, len(self.corners))
            for i in range(len(self.corners)):
                pass

            self._dirty = False


    class SettingsBlock(ReadWriteKaitaiStruct):
        """Optional parts by its own first field."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.SettingsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.gen_version = self._io.read_s4le()
            if self.has_tile:
                pass
                self.tile = self._io.read_f4le()

            self.title = self._io.read_bytes_term(0, False, True, True)
            self.num_hulls = self._io.read_u2le()
            self.hulls = []
            for i in range(self.num_hulls):
                _t_hulls = Shapes.Hull(self._io, self, self._root)
                try:
                    _t_hulls._read()
                finally:
                    self.hulls.append(_t_hulls)

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_tile:
                pass

            for i in range(len(self.hulls)):
                pass
                self.hulls[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(Shapes.SettingsBlock, self)._write__seq(io)
            self._io.write_s4le(self.gen_version)
            if self.has_tile:
                pass
                self._io.write_f4le(self.tile)

            self._io.write_bytes(self.title)
            self._io.write_u1(0)
            self._io.write_u2le(self.num_hulls)
            for i in range(len(self.hulls)):
                pass
                self.hulls[i]._write__seq(self._io)



        def _check(self):
            if self.has_tile:
                pass

            if KaitaiStream.byte_array_index_of(self.title, 0) != -1:
                raise kaitaistruct.ConsistencyError(u"title", -1, KaitaiStream.byte_array_index_of(self.title, 0))
            if len(self.hulls) != self.num_hulls:
                raise kaitaistruct.ConsistencyError(u"hulls", self.num_hulls, len(self.hulls))
            for i in range(len(self.hulls)):
                pass
                if self.hulls[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"hulls", self._root, self.hulls[i]._root)
                if self.hulls[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"hulls", self, self.hulls[i]._parent)

            self._dirty = False

        @property
        def has_tile(self):
            """Whether `tile` is stored."""
            if hasattr(self, '_m_has_tile'):
                return self._m_has_tile

            self._m_has_tile = self.gen_version >= 7
            return getattr(self, '_m_has_tile', None)

        def _invalidate_has_tile(self):
            del self._m_has_tile

    class Spot(ReadWriteKaitaiStruct):
        """A list whose count the parent gives."""
        def __init__(self, num_marks, _io=None, _parent=None, _root=None):
            super(Shapes.Spot, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_marks = num_marks

        def _read(self):
            self.spot_id = self._io.read_u2le()
            self.num_points = self._io.read_u1()
            self.points = []
            for i in range(self.num_points):
                _t_points = Shapes.Point(self._io, self, self._root)
                try:
                    _t_points._read()
                finally:
                    self.points.append(_t_points)

            self.marks = []
            for i in range(self.num_marks):
                self.marks.append(self._io.read_u1())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.points)):
                pass
                self.points[i]._fetch_instances()

            for i in range(len(self.marks)):
                pass



        def _write__seq(self, io=None):
            super(Shapes.Spot, self)._write__seq(io)
            self._io.write_u2le(self.spot_id)
            self._io.write_u1(self.num_points)
            for i in range(len(self.points)):
                pass
                self.points[i]._write__seq(self._io)

            for i in range(len(self.marks)):
                pass
                self._io.write_u1(self.marks[i])



        def _check(self):
            if len(self.points) != self.num_points:
                raise kaitaistruct.ConsistencyError(u"points", self.num_points, len(self.points))
            for i in range(len(self.points)):
                pass
                if self.points[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"points", self._root, self.points[i]._root)
                if self.points[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"points", self, self.points[i]._parent)

            if len(self.marks) != self.num_marks:
                raise kaitaistruct.ConsistencyError(u"marks", self.num_marks, len(self.marks))
            for i in range(len(self.marks)):
                pass

            self._dirty = False


    class Vec3(ReadWriteKaitaiStruct):
        """Three coordinates."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Shapes.Vec3, self).__init__(_io)
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
            super(Shapes.Vec3, self)._write__seq(io)
            self._io.write_f4le(self.x)
            self._io.write_f4le(self.y)
            self._io.write_f4le(self.z)


        def _check(self):
            self._dirty = False


    @property
    def has_footer(self):
        """Whether the last four bytes are a footer."""
        if hasattr(self, '_m_has_footer'):
            return self._m_has_footer

        self._m_has_footer = self._io.size() % 4 == 0
        return getattr(self, '_m_has_footer', None)

    def _invalidate_has_footer(self):
        del self._m_has_footer
    @property
    def has_late_marks(self):
        """Whether `late_marks` is stored."""
        if hasattr(self, '_m_has_late_marks'):
            return self._m_has_late_marks

        self._m_has_late_marks = self.settings.gen_version >= 9
        return getattr(self, '_m_has_late_marks', None)

    def _invalidate_has_late_marks(self):
        del self._m_has_late_marks
    @property
    def has_sub_version(self):
        """Whether `sub_version` is stored."""
        if hasattr(self, '_m_has_sub_version'):
            return self._m_has_sub_version

        self._m_has_sub_version = self.version >= 2
        return getattr(self, '_m_has_sub_version', None)

    def _invalidate_has_sub_version(self):
        del self._m_has_sub_version
    @property
    def is_other_game(self):
        """Which of two games wrote the file."""
        if hasattr(self, '_m_is_other_game'):
            return self._m_is_other_game

        self._m_is_other_game =  ((self.version >= 2) and (self.sub_version > 9)) 
        return getattr(self, '_m_is_other_game', None)

    def _invalidate_is_other_game(self):
        del self._m_is_other_game
    @property
    def len_footer(self):
        """Bytes of the footer."""
        if hasattr(self, '_m_len_footer'):
            return self._m_len_footer

        self._m_len_footer = (4 if self.has_footer else 0)
        return getattr(self, '_m_len_footer', None)

    def _invalidate_len_footer(self):
        del self._m_len_footer
    @property
    def peek(self):
        """A view on bytes that `version` owns."""
        if self._should_write_peek:
            self._write_peek()
        if hasattr(self, '_m_peek'):
            return self._m_peek

        if not self.peek__enabled:
            return None

        _pos = self._io.pos()
        self._io.seek(4)
        self._m_peek = self._io.read_u4le()
        self._io.seek(_pos)
        return getattr(self, '_m_peek', None)

    @peek.setter
    def peek(self, v):
        self._dirty = True
        self._m_peek = v

    def _write_peek(self):
        self._should_write_peek = False
        _pos = self._io.pos()
        self._io.seek(4)
        self._io.write_u4le(self._m_peek)
        self._io.seek(_pos)


