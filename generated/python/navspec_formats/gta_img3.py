# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class GtaImg3(ReadWriteKaitaiStruct):
    """An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
    2,048 bytes: a directory at the start, then the files. Unlike version 2 it
    knows how long a file is.
    
    The directory is all that this spec describes. It can be read from its own
    20 + `len_table` bytes; when a whole archive is handed over, the files are
    part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
    of them lies, counted from the start of the archive.
    
    In archives as the game has them, header and table can be encrypted; then the
    first word is another one, and only the last four bytes of the header are stored
    there as they are.
    
    .. seealso::
       Source - https://github.com/ahmed605/SparkIV
    
    
    .. seealso::
       Source - https://gtamods.com/wiki/IMG_archive
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(GtaImg3, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x52\x2A\x4E\xA9":
            raise kaitaistruct.ValidationNotEqualError(b"\x52\x2A\x4E\xA9", self.magic, self._io, u"/seq/0")
        self.version = self._io.read_u4le()
        if not self.version == 3:
            raise kaitaistruct.ValidationNotEqualError(3, self.version, self._io, u"/seq/1")
        self.num_entries = self._io.read_u4le()
        if not self.num_entries <= ((self._io.size() - self._io.pos()) // 16):
            raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 16), self.num_entries, self._io, u"/seq/2")
        self.len_table = self._io.read_u4le()
        self.len_entry = self._io.read_u2le()
        if not self.len_entry == 16:
            raise kaitaistruct.ValidationNotEqualError(16, self.len_entry, self._io, u"/seq/4")
        self.unknown = self._io.read_u2le()
        self.entries = []
        for i in range(self.num_entries):
            _t_entries = GtaImg3.DirectoryEntry(self._io, self, self._root)
            try:
                _t_entries._read()
            finally:
                self.entries.append(_t_entries)

        self.names = []
        for i in range(self._root.num_entries):
            _t_names = GtaImg3.FileName(self._io, self, self._root)
            try:
                _t_names._read()
            finally:
                self.names.append(_t_names)

        self.trailing = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
        pass
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()

        for i in range(len(self.names)):
            pass
            self.names[i]._fetch_instances()



    def _write__seq(self, io=None):
        super(GtaImg3, self)._write__seq(io)
        self._io.write_bytes(self.magic)
        self._io.write_u4le(self.version)
        self._io.write_u4le(self.num_entries)
        self._io.write_u4le(self.len_table)
        self._io.write_u2le(self.len_entry)
        self._io.write_u2le(self.unknown)
        for i in range(len(self.entries)):
            pass
            self.entries[i]._write__seq(self._io)

        for i in range(len(self.names)):
            pass
            self.names[i]._write__seq(self._io)

        self._io.write_bytes(self.trailing)
        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"trailing", 0, self._io.size() - self._io.pos())


    def _check(self):
        if len(self.magic) != 4:
            raise kaitaistruct.ConsistencyError(u"magic", 4, len(self.magic))
        if not self.magic == b"\x52\x2A\x4E\xA9":
            raise kaitaistruct.ValidationNotEqualError(b"\x52\x2A\x4E\xA9", self.magic, None, u"/seq/0")
        if not self.version == 3:
            raise kaitaistruct.ValidationNotEqualError(3, self.version, None, u"/seq/1")
        if not self.len_entry == 16:
            raise kaitaistruct.ValidationNotEqualError(16, self.len_entry, None, u"/seq/4")
        if len(self.entries) != self.num_entries:
            raise kaitaistruct.ConsistencyError(u"entries", self.num_entries, len(self.entries))
        for i in range(len(self.entries)):
            pass
            if self.entries[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"entries", self._root, self.entries[i]._root)
            if self.entries[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"entries", self, self.entries[i]._parent)

        if len(self.names) != self._root.num_entries:
            raise kaitaistruct.ConsistencyError(u"names", self._root.num_entries, len(self.names))
        for i in range(len(self.names)):
            pass
            if self.names[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"names", self._root, self.names[i]._root)
            if self.names[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"names", self, self.names[i]._parent)

        self._dirty = False

    class DirectoryEntry(ReadWriteKaitaiStruct):
        """Where a file lies."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaImg3.DirectoryEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_file = self._io.read_u4le()
            self.resource_type = self._io.read_u4le()
            self.block = self._io.read_u4le()
            self.num_blocks = self._io.read_u2le()
            self.flags = GtaImg3.EntryFlags(self._io, self, self._root)
            self.flags._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaImg3.DirectoryEntry, self)._write__seq(io)
            self._io.write_u4le(self.len_file)
            self._io.write_u4le(self.resource_type)
            self._io.write_u4le(self.block)
            self._io.write_u2le(self.num_blocks)
            self.flags._write__seq(self._io)


        def _check(self):
            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            self._dirty = False

        @property
        def is_resource(self):
            """Whether the file is a resource of the game."""
            if hasattr(self, '_m_is_resource'):
                return self._m_is_resource

            self._m_is_resource = self.len_file >= 1073741824
            return getattr(self, '_m_is_resource', None)

        def _invalidate_is_resource(self):
            del self._m_is_resource
        @property
        def len_body(self):
            """How long the file is."""
            if hasattr(self, '_m_len_body'):
                return self._m_len_body

            self._m_len_body = ((self.num_blocks * 2048 - self.flags.len_unused) if self.is_resource else self.len_file)
            return getattr(self, '_m_len_body', None)

        def _invalidate_len_body(self):
            del self._m_len_body
        @property
        def ofs_body(self):
            """Where the file begins in the archive."""
            if hasattr(self, '_m_ofs_body'):
                return self._m_ofs_body

            self._m_ofs_body = (self.block * 2048)
            return getattr(self, '_m_ofs_body', None)

        def _invalidate_ofs_body(self):
            del self._m_ofs_body

        def __str__(self):
            return str(self.num_blocks) + u" blocks from block " + str(self.block)

    class EntryFlags(ReadWriteKaitaiStruct):
        """Bits of an entry, the lowest first."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaImg3.EntryFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_unused = self._io.read_bits_int_le(11)
            self.unknown_11 = self._io.read_bits_int_le(2)
            self.is_resource_file = self._io.read_bits_int_le(1) != 0
            self.is_old_resource = self._io.read_bits_int_le(1) != 0
            self.unknown_15 = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaImg3.EntryFlags, self)._write__seq(io)
            self._io.write_bits_int_le(11, self.len_unused)
            self._io.write_bits_int_le(2, self.unknown_11)
            self._io.write_bits_int_le(1, int(self.is_resource_file))
            self._io.write_bits_int_le(1, int(self.is_old_resource))
            self._io.write_bits_int_le(1, int(self.unknown_15))


        def _check(self):
            self._dirty = False


    class FileName(ReadWriteKaitaiStruct):
        """Name of a file, such as `nodes12.nod`; case does not matter."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaImg3.FileName, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.name = self._io.read_bytes_term(0, False, True, True)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaImg3.FileName, self)._write__seq(io)
            self._io.write_bytes(self.name)
            self._io.write_u1(0)


        def _check(self):
            if KaitaiStream.byte_array_index_of(self.name, 0) != -1:
                raise kaitaistruct.ConsistencyError(u"name", -1, KaitaiStream.byte_array_index_of(self.name, 0))
            self._dirty = False



    def __str__(self):
        return str(self.num_entries) + u" entries"

