# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class GtaImg(ReadWriteKaitaiStruct):
    """An archive such as `gta3.img`, from which the game streams models, textures
    and path nodes. It consists of sectors of 2,048 bytes: a directory at the
    start, then the files, each filled with zeros up to the end of its last
    sector. No field has the real length of a file.
    
    The directory is all that this spec describes. It can be read from its own
    8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
    are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
    each of them lies, counted from the start of the archive.
    
    .. seealso::
       Source - https://gtamods.com/wiki/IMG_archive
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(GtaImg, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x56\x45\x52\x32":
            raise kaitaistruct.ValidationNotEqualError(b"\x56\x45\x52\x32", self.magic, self._io, u"/seq/0")
        self.num_entries = self._io.read_u4le()
        if not self.num_entries <= ((self._io.size() - self._io.pos()) // 32):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 32), self.num_entries, self._io, u"/seq/1")
        self.entries = []
        for i in range(self.num_entries):
            _t_entries = GtaImg.DirectoryEntry(self._io, self, self._root)
            try:
                _t_entries._read()
            finally:
                self.entries.append(_t_entries)

        self.trailing = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
        pass
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()



    def _write__seq(self, io=None):
        super(GtaImg, self)._write__seq(io)
        self._io.write_bytes(self.magic)
        self._io.write_u4le(self.num_entries)
        for i in range(len(self.entries)):
            pass
            self.entries[i]._write__seq(self._io)

        self._io.write_bytes(self.trailing)
        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"trailing", 0, self._io.size() - self._io.pos())


    def _check(self):
        if len(self.magic) != 4:
            raise kaitaistruct.ConsistencyError(u"magic", 4, len(self.magic))
        if not self.magic == b"\x56\x45\x52\x32":
            raise kaitaistruct.ValidationNotEqualError(b"\x56\x45\x52\x32", self.magic, None, u"/seq/0")
        if len(self.entries) != self.num_entries:
            raise kaitaistruct.ConsistencyError(u"entries", self.num_entries, len(self.entries))
        for i in range(len(self.entries)):
            pass
            if self.entries[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"entries", self._root, self.entries[i]._root)
            if self.entries[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"entries", self, self.entries[i]._parent)

        self._dirty = False

    class DirectoryEntry(ReadWriteKaitaiStruct):
        """Where a file lies, and its name."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaImg.DirectoryEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.sector = self._io.read_u4le()
            self.num_sectors = self._io.read_u2le()
            self.num_sectors_archive = self._io.read_u2le()
            self.name = self._io.read_bytes(24)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaImg.DirectoryEntry, self)._write__seq(io)
            self._io.write_u4le(self.sector)
            self._io.write_u2le(self.num_sectors)
            self._io.write_u2le(self.num_sectors_archive)
            self._io.write_bytes(self.name)


        def _check(self):
            if len(self.name) != 24:
                raise kaitaistruct.ConsistencyError(u"name", 24, len(self.name))
            self._dirty = False

        @property
        def len_body(self):
            """How much of the archive the file takes, with the zeros that fill its last sector."""
            if hasattr(self, '_m_len_body'):
                return self._m_len_body

            self._m_len_body = ((self.num_sectors_archive if self.num_sectors_archive != 0 else self.num_sectors) * 2048)
            return getattr(self, '_m_len_body', None)

        def _invalidate_len_body(self):
            del self._m_len_body
        @property
        def ofs_body(self):
            """Where the file begins in the archive."""
            if hasattr(self, '_m_ofs_body'):
                return self._m_ofs_body

            self._m_ofs_body = (self.sector * 2048)
            return getattr(self, '_m_ofs_body', None)

        def _invalidate_ofs_body(self):
            del self._m_ofs_body

        def __str__(self):
            return str(self.num_sectors) + u" sectors from sector " + str(self.sector)


    def __str__(self):
        return str(self.num_entries) + u" entries"

