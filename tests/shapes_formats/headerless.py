# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Headerless(ReadWriteKaitaiStruct):
    """An invented format for tests, of frames alone, as many as the file holds."""
    def __init__(self, _io=None, _parent=None, _root=None):
        super(Headerless, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.frames = []
        i = 0
        while not self._io.is_eof():
            _t_frames = Headerless.Frame(self._io, self, self._root)
            try:
                _t_frames._read()
            finally:
                self.frames.append(_t_frames)
            i += 1

        self._dirty = False


    def _fetch_instances(self):
        pass
        for i in range(len(self.frames)):
            pass
            self.frames[i]._fetch_instances()



    def _write__seq(self, io=None):
        super(Headerless, self)._write__seq(io)
        for i in range(len(self.frames)):
            pass
            if self._io.is_eof():
                raise kaitaistruct.ConsistencyError(u"frames", 0, self._io.size() - self._io.pos())
            self.frames[i]._write__seq(self._io)

        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"frames", 0, self._io.size() - self._io.pos())


    def _check(self):
        for i in range(len(self.frames)):
            pass
            if self.frames[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"frames", self._root, self.frames[i]._root)
            if self.frames[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"frames", self, self.frames[i]._parent)

        self._dirty = False

    class Frame(ReadWriteKaitaiStruct):
        """Sixteen bytes with a nested structure, bits and a constant list."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Headerless.Frame, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.time = self._io.read_u4le()
            if not self.time <= 1000000:
                raise kaitaistruct.ValidationGreaterThanError(1000000, self.time, self._io, u"/types/frame/seq/0")
            self.position = Headerless.Point(self._io, self, self._root)
            self.position._read()
            self.flags = Headerless.FrameFlags(self._io, self, self._root)
            self.flags._read()
            self.axes = []
            for i in range(3):
                self.axes.append(self._io.read_s1())

            self.previous = self._io.read_u1()
            self.reserved = self._io.read_bytes(1)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()
            self.flags._fetch_instances()
            for i in range(len(self.axes)):
                pass



        def _write__seq(self, io=None):
            super(Headerless.Frame, self)._write__seq(io)
            self._io.write_u4le(self.time)
            self.position._write__seq(self._io)
            self.flags._write__seq(self._io)
            for i in range(len(self.axes)):
                pass
                self._io.write_s1(self.axes[i])

            self._io.write_u1(self.previous)
            self._io.write_bytes(self.reserved)


        def _check(self):
            if not self.time <= 1000000:
                raise kaitaistruct.ValidationGreaterThanError(1000000, self.time, None, u"/types/frame/seq/0")
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if len(self.axes) != 3:
                raise kaitaistruct.ConsistencyError(u"axes", 3, len(self.axes))
            for i in range(len(self.axes)):
                pass

            if len(self.reserved) != 1:
                raise kaitaistruct.ConsistencyError(u"reserved", 1, len(self.reserved))
            self._dirty = False


        def __str__(self):
            return str(self.time) + u" ms"

    class FrameFlags(ReadWriteKaitaiStruct):
        """Eight bits, the lowest first."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Headerless.FrameFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.is_braking = self._io.read_bits_int_le(1) != 0
            self.gear = self._io.read_bits_int_le(3)
            self.rest = self._io.read_bits_int_le(4)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Headerless.FrameFlags, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.is_braking))
            self._io.write_bits_int_le(3, self.gear)
            self._io.write_bits_int_le(4, self.rest)


        def _check(self):
            self._dirty = False


    class Point(ReadWriteKaitaiStruct):
        """Two coordinates."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Headerless.Point, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_f4le()
            self.y = self._io.read_s2be()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Headerless.Point, self)._write__seq(io)
            self._io.write_f4le(self.x)
            self._io.write_s2be(self.y)


        def _check(self):
            self._dirty = False


    @property
    def is_long(self):
        """Whether the recording is long; kept when frames come and go."""
        if hasattr(self, '_m_is_long'):
            return self._m_is_long

        self._m_is_long = self._io.size() > 100
        return getattr(self, '_m_is_long', None)

    def _invalidate_is_long(self):
        del self._m_is_long

