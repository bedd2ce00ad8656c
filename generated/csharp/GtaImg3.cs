// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Navspec
{

    /// <summary>
    /// An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
    /// 2,048 bytes: a directory at the start, then the files. Unlike version 2 it
    /// knows how long a file is.
    /// 
    /// The directory is all that this spec describes. It can be read from its own
    /// 20 + `len_table` bytes; when a whole archive is handed over, the files are
    /// part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
    /// of them lies, counted from the start of the archive.
    /// 
    /// In archives as the game has them, header and table can be encrypted; then the
    /// first word is another one, and only the last four bytes of the header are stored
    /// there as they are.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/ahmed605/SparkIV">Source</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://gtamods.com/wiki/IMG_archive">Source</a>
    /// </remarks>
    public partial class GtaImg3 : KaitaiStruct
    {
        public static GtaImg3 FromFile(string fileName)
        {
            return new GtaImg3(new KaitaiStream(fileName));
        }

        public GtaImg3(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaImg3 p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _magic = m_io.ReadBytes(4);
            if (!((KaitaiStream.ByteArrayCompare(_magic, new byte[] { 82, 42, 78, 169 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 82, 42, 78, 169 }, _magic, m_io, "/seq/0");
            }
            _version = m_io.ReadU4le();
            if (!(_version == 3))
            {
                throw new ValidationNotEqualError(3, _version, m_io, "/seq/1");
            }
            _numEntries = m_io.ReadU4le();
            if (!(_numEntries <= ((uint) (((long) (((long) (M_Io.Size)) - ((long) (M_Io.Pos)))) / ((long) (16))))))
            {
                throw new ValidationGreaterThanError(((uint) (((long) (((long) (M_Io.Size)) - ((long) (M_Io.Pos)))) / ((long) (16)))), _numEntries, m_io, "/seq/2");
            }
            _lenTable = m_io.ReadU4le();
            _lenEntry = m_io.ReadU2le();
            if (!(_lenEntry == 16))
            {
                throw new ValidationNotEqualError(16, _lenEntry, m_io, "/seq/4");
            }
            _unknown = m_io.ReadU2le();
            _entries = new List<DirectoryEntry>();
            for (var i = 0; i < NumEntries; i++)
            {
                _entries.Add(new DirectoryEntry(m_io, this, m_root));
            }
            _names = new List<FileName>();
            for (var i = 0; i < M_Root.NumEntries; i++)
            {
                _names.Add(new FileName(m_io, this, m_root));
            }
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// Where a file lies.
        /// </summary>
        public partial class DirectoryEntry : KaitaiStruct
        {
            public static DirectoryEntry FromFile(string fileName)
            {
                return new DirectoryEntry(new KaitaiStream(fileName));
            }

            public DirectoryEntry(KaitaiStream p__io, GtaImg3 p__parent = null, GtaImg3 p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_isResource = false;
                f_lenBody = false;
                f_ofsBody = false;
                _read();
            }
            private void _read()
            {
                _lenFile = m_io.ReadU4le();
                _resourceType = m_io.ReadU4le();
                _block = m_io.ReadU4le();
                _numBlocks = m_io.ReadU2le();
                _flags = new EntryFlags(m_io, this, m_root);
            }
            private bool f_isResource;
            private bool _isResource;

            /// <summary>
            /// Whether the file is a resource of the game.
            /// </summary>
            public bool IsResource
            {
                get
                {
                    if (f_isResource)
                        return _isResource;
                    f_isResource = true;
                    _isResource = (bool) (((long) (LenFile)) >= ((long) (1073741824)));
                    return _isResource;
                }
            }
            private bool f_lenBody;
            private long _lenBody;

            /// <summary>
            /// How long the file is.
            /// </summary>
            public long LenBody
            {
                get
                {
                    if (f_lenBody)
                        return _lenBody;
                    f_lenBody = true;
                    _lenBody = (long) ((IsResource ? ((long) (((long) (NumBlocks)) * ((long) (2048)) - ((long) (Flags.LenUnused)))) : ((long) (LenFile))));
                    return _lenBody;
                }
            }
            private bool f_ofsBody;
            private long _ofsBody;

            /// <summary>
            /// Where the file begins in the archive.
            /// </summary>
            public long OfsBody
            {
                get
                {
                    if (f_ofsBody)
                        return _ofsBody;
                    f_ofsBody = true;
                    _ofsBody = (long) (((long) (((long) (Block)) * ((long) (2048)))));
                    return _ofsBody;
                }
            }
            private uint _lenFile;
            private uint _resourceType;
            private uint _block;
            private ushort _numBlocks;
            private EntryFlags _flags;
            private GtaImg3 m_root;
            private GtaImg3 m_parent;

            /// <summary>
            /// Bytes of the file, where the two highest bits are 0. Otherwise it is a
            /// resource of the game, and these are flags of it.
            /// </summary>
            public uint LenFile { get { return _lenFile; } }

            /// <summary>
            /// Kind of a resource.
            /// </summary>
            public uint ResourceType { get { return _resourceType; } }

            /// <summary>
            /// First block of the file, counted from the start of the archive.
            /// </summary>
            public uint Block { get { return _block; } }

            /// <summary>
            /// Blocks that the file takes.
            /// </summary>
            public ushort NumBlocks { get { return _numBlocks; } }

            /// <summary>
            /// What fills the last block, and which kind of file it is.
            /// </summary>
            public EntryFlags Flags { get { return _flags; } }
            public GtaImg3 M_Root { get { return m_root; } }
            public GtaImg3 M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return NumBlocks.ToString() + " blocks from block " + Block.ToString();
            }
        }

        /// <summary>
        /// Bits of an entry, the lowest first.
        /// </summary>
        public partial class EntryFlags : KaitaiStruct
        {
            public static EntryFlags FromFile(string fileName)
            {
                return new EntryFlags(new KaitaiStream(fileName));
            }

            public EntryFlags(KaitaiStream p__io, GtaImg3.DirectoryEntry p__parent = null, GtaImg3 p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _lenUnused = m_io.ReadBitsIntLe(11);
                _unknown11 = m_io.ReadBitsIntLe(2);
                _isResourceFile = m_io.ReadBitsIntLe(1) != 0;
                _isOldResource = m_io.ReadBitsIntLe(1) != 0;
                _unknown15 = m_io.ReadBitsIntLe(1) != 0;
            }
            private ulong _lenUnused;
            private ulong _unknown11;
            private bool _isResourceFile;
            private bool _isOldResource;
            private bool _unknown15;
            private GtaImg3 m_root;
            private GtaImg3.DirectoryEntry m_parent;

            /// <summary>
            /// Bytes of the last block that do not belong to the file.
            /// </summary>
            public ulong LenUnused { get { return _lenUnused; } }

            /// <summary>
            /// Unknown.
            /// </summary>
            public ulong Unknown11 { get { return _unknown11; } }

            /// <summary>
            /// A resource of the game.
            /// </summary>
            public bool IsResourceFile { get { return _isResourceFile; } }

            /// <summary>
            /// A resource of an older kind.
            /// </summary>
            public bool IsOldResource { get { return _isOldResource; } }

            /// <summary>
            /// Unknown.
            /// </summary>
            public bool Unknown15 { get { return _unknown15; } }
            public GtaImg3 M_Root { get { return m_root; } }
            public GtaImg3.DirectoryEntry M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Name of a file, such as `nodes12.nod`; case does not matter.
        /// </summary>
        public partial class FileName : KaitaiStruct
        {
            public static FileName FromFile(string fileName)
            {
                return new FileName(new KaitaiStream(fileName));
            }

            public FileName(KaitaiStream p__io, GtaImg3 p__parent = null, GtaImg3 p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _name = m_io.ReadBytesTerm(0, false, true, true);
            }
            private byte[] _name;
            private GtaImg3 m_root;
            private GtaImg3 m_parent;

            /// <summary>
            /// The name without the zero that ends it.
            /// </summary>
            public byte[] Name { get { return _name; } }
            public GtaImg3 M_Root { get { return m_root; } }
            public GtaImg3 M_Parent { get { return m_parent; } }
        }
        private byte[] _magic;
        private uint _version;
        private uint _numEntries;
        private uint _lenTable;
        private ushort _lenEntry;
        private ushort _unknown;
        private List<DirectoryEntry> _entries;
        private List<FileName> _names;
        private byte[] _trailing;
        private GtaImg3 m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Marks an archive whose directory is not encrypted.
        /// </summary>
        public byte[] Magic { get { return _magic; } }

        /// <summary>
        /// Version of the format.
        /// </summary>
        public uint Version { get { return _version; } }

        /// <summary>
        /// Entries of the directory.
        /// </summary>
        public uint NumEntries { get { return _numEntries; } }

        /// <summary>
        /// Bytes of the entries and their names together.
        /// </summary>
        public uint LenTable { get { return _lenTable; } }

        /// <summary>
        /// Bytes of an entry.
        /// </summary>
        public ushort LenEntry { get { return _lenEntry; } }

        /// <summary>
        /// Two bytes before the names, of unknown use.
        /// </summary>
        public ushort Unknown { get { return _unknown; } }

        /// <summary>
        /// The files, in any order.
        /// </summary>
        public List<DirectoryEntry> Entries { get { return _entries; } }

        /// <summary>
        /// Name of each entry, in the order of the entries.
        /// </summary>
        public List<FileName> Names { get { return _names; } }

        /// <summary>
        /// What follows the names: nothing where only the directory was read,
        /// otherwise the rest of the archive, with all files.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public GtaImg3 M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }

        public override string ToString()
        {
            return NumEntries.ToString() + " entries";
        }
    }
}
