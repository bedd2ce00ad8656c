# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Sealed(ReadWriteKaitaiStruct):
    """An invented format for tests: padding that repeats what stands before it,
    and a checksum over nearly everything.
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(Sealed, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x53\x45\x41\x4C":
            raise kaitaistruct.ValidationNotEqualError(b"\x53\x45\x41\x4C", self.magic, self._io, u"/seq/0")
        self.num_entries = self._io.read_u2le()
        self.entries = []
        for i in range(self.num_entries):
            _t_entries = Sealed.Entry(self._io, self, self._root)
            try:
                _t_entries._read()
            finally:
                self.entries.append(_t_entries)

        self.alignment = self._io.read_bytes((4 - self._io.pos() % 4) % 4)
        self.filler = self._io.read_bytes((self._io.size() - self._io.pos()) - (4 + self.len_trailing))
        self.checksum = self._io.read_u4be()
        self.trailing = self._io.read_bytes(self.len_trailing)
        self._dirty = False


    def _fetch_instances(self):
        pass
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()



    def _write__seq(self, io=None):
        super(Sealed, self)._write__seq(io)
        self._io.write_bytes(self.magic)
        self._io.write_u2le(self.num_entries)
        for i in range(len(self.entries)):
            pass
            self.entries[i]._write__seq(self._io)

        if len(self.alignment) != (4 - self._io.pos() % 4) % 4:
            raise kaitaistruct.ConsistencyError(u"alignment", (4 - self._io.pos() % 4) % 4, len(self.alignment))
        self._io.write_bytes(self.alignment)
        if len(self.filler) != (self._io.size() - self._io.pos()) - (4 + self.len_trailing):
            raise kaitaistruct.ConsistencyError(u"filler", (self._io.size() - self._io.pos()) - (4 + self.len_trailing), len(self.filler))
        self._io.write_bytes(self.filler)
        self._io.write_u4be(self.checksum)
        if len(self.trailing) != self.len_trailing:
            raise kaitaistruct.ConsistencyError(u"trailing", self.len_trailing, len(self.trailing))
        self._io.write_bytes(self.trailing)


    def _check(self):
        if len(self.magic) != 4:
            raise kaitaistruct.ConsistencyError(u"magic", 4, len(self.magic))
        if not self.magic == b"\x53\x45\x41\x4C":
            raise kaitaistruct.ValidationNotEqualError(b"\x53\x45\x41\x4C", self.magic, None, u"/seq/0")
        if len(self.entries) != self.num_entries:
            raise kaitaistruct.ConsistencyError(u"entries", self.num_entries, len(self.entries))
        for i in range(len(self.entries)):
            pass
            if self.entries[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"entries", self._root, self.entries[i]._root)
            if self.entries[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"entries", self, self.entries[i]._parent)

        self._dirty = False

    class Entry(ReadWriteKaitaiStruct):
        """A number and some bytes."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(Sealed.Entry, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.price = self._io.read_u2le()
            self.len_label = self._io.read_u1()
            self.label = self._io.read_bytes(self.len_label)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(Sealed.Entry, self)._write__seq(io)
            self._io.write_u2le(self.price)
            self._io.write_u1(self.len_label)
            self._io.write_bytes(self.label)


        def _check(self):
            if len(self.label) != self.len_label:
                raise kaitaistruct.ConsistencyError(u"label", self.len_label, len(self.label))
            self._dirty = False


    @property
    def len_trailing(self):
        """Bytes of `trailing`."""
        if hasattr(self, '_m_len_trailing'):
            return self._m_len_trailing

        self._m_len_trailing = self._io.size() % 64
        return getattr(self, '_m_len_trailing', None)

    def _invalidate_len_trailing(self):
        del self._m_len_trailing

