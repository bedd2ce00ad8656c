# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Hashed(ReadWriteKaitaiStruct):
    """An invented format for tests, whose files can be read only."""
    def __init__(self, _io=None, _parent=None, _root=None):
        super(Hashed, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x48\x41\x53\x48":
            raise kaitaistruct.ValidationNotEqualError(b"\x48\x41\x53\x48", self.magic, self._io, u"/seq/0")
        self.fingerprint = self._io.read_bytes(8)
        self.num_values = self._io.read_u2le()
        self.values = []
        for i in range(self.num_values):
            self.values.append(self._io.read_s2le())

        self._dirty = False


    def _fetch_instances(self):
        pass
        for i in range(len(self.values)):
            pass



    def _write__seq(self, io=None):
        super(Hashed, self)._write__seq(io)
        self._io.write_bytes(self.magic)
        self._io.write_bytes(self.fingerprint)
        self._io.write_u2le(self.num_values)
        for i in range(len(self.values)):
            pass
            self._io.write_s2le(self.values[i])



    def _check(self):
        if len(self.magic) != 4:
            raise kaitaistruct.ConsistencyError(u"magic", 4, len(self.magic))
        if not self.magic == b"\x48\x41\x53\x48":
            raise kaitaistruct.ValidationNotEqualError(b"\x48\x41\x53\x48", self.magic, None, u"/seq/0")
        if len(self.fingerprint) != 8:
            raise kaitaistruct.ConsistencyError(u"fingerprint", 8, len(self.fingerprint))
        if len(self.values) != self.num_values:
            raise kaitaistruct.ConsistencyError(u"values", self.num_values, len(self.values))
        for i in range(len(self.values)):
            pass

        self._dirty = False


