// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Navspec
{

    /// <summary>
    /// An archive such as `gta3.img`, from which the game streams models, textures
    /// and path nodes. It consists of sectors of 2,048 bytes: a directory at the
    /// start, then the files, each filled with zeros up to the end of its last
    /// sector. No field has the real length of a file.
    /// 
    /// The directory is all that this spec describes. It can be read from its own
    /// 8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
    /// are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
    /// each of them lies, counted from the start of the archive.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://gtamods.com/wiki/IMG_archive">Source</a>
    /// </remarks>
    public partial class GtaImg : KaitaiStruct
    {
        public static GtaImg FromFile(string fileName)
        {
            return new GtaImg(new KaitaiStream(fileName));
        }

        public GtaImg(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaImg p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _magic = m_io.ReadBytes(4);
            if (!((KaitaiStream.ByteArrayCompare(_magic, new byte[] { 86, 69, 82, 50 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 86, 69, 82, 50 }, _magic, m_io, "/seq/0");
            }
            _numEntries = m_io.ReadU4le();
            if (!(_numEntries <= ((uint) (((long) (((long) (M_Io.Size)) - ((long) (M_Io.Pos)))) / ((long) (32))))))
            {
                throw new ValidationGreaterThanError(((uint) (((long) (((long) (M_Io.Size)) - ((long) (M_Io.Pos)))) / ((long) (32)))), _numEntries, m_io, "/seq/1");
            }
            _entries = new List<DirectoryEntry>();
            for (var i = 0; i < NumEntries; i++)
            {
                _entries.Add(new DirectoryEntry(m_io, this, m_root));
            }
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// Where a file lies, and its name.
        /// </summary>
        public partial class DirectoryEntry : KaitaiStruct
        {
            public static DirectoryEntry FromFile(string fileName)
            {
                return new DirectoryEntry(new KaitaiStream(fileName));
            }

            public DirectoryEntry(KaitaiStream p__io, GtaImg p__parent = null, GtaImg p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_lenBody = false;
                f_ofsBody = false;
                _read();
            }
            private void _read()
            {
                _sector = m_io.ReadU4le();
                _numSectors = m_io.ReadU2le();
                _numSectorsArchive = m_io.ReadU2le();
                _name = m_io.ReadBytes(24);
            }
            private bool f_lenBody;
            private long _lenBody;

            /// <summary>
            /// How much of the archive the file takes, with the zeros that fill its last sector.
            /// </summary>
            public long LenBody
            {
                get
                {
                    if (f_lenBody)
                        return _lenBody;
                    f_lenBody = true;
                    _lenBody = (long) (((long) ((NumSectorsArchive != 0 ? ((long) (NumSectorsArchive)) : ((long) (NumSectors))) * ((long) (2048)))));
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
                    _ofsBody = (long) (((long) (((long) (Sector)) * ((long) (2048)))));
                    return _ofsBody;
                }
            }
            private uint _sector;
            private ushort _numSectors;
            private ushort _numSectorsArchive;
            private byte[] _name;
            private GtaImg m_root;
            private GtaImg m_parent;

            /// <summary>
            /// First sector of the file, counted from the start of the archive; at
            /// least 2, after the directory, in the archive that was measured.
            /// </summary>
            public uint Sector { get { return _sector; } }

            /// <summary>
            /// Sectors that the game reads for the file; at least 1 in the archive
            /// that was measured.
            /// </summary>
            public ushort NumSectors { get { return _numSectors; } }

            /// <summary>
            /// 0 in the archive that was measured. Some tools take it as the number
            /// of sectors where it is not 0.
            /// </summary>
            public ushort NumSectorsArchive { get { return _numSectorsArchive; } }

            /// <summary>
            /// File name, ended by a zero and filled with zeros, so 23 characters at
            /// most, such as `Nodes12.dat`. Case does not matter.
            /// </summary>
            public byte[] Name { get { return _name; } }
            public GtaImg M_Root { get { return m_root; } }
            public GtaImg M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return NumSectors.ToString() + " sectors from sector " + Sector.ToString();
            }
        }
        private byte[] _magic;
        private uint _numEntries;
        private List<DirectoryEntry> _entries;
        private byte[] _trailing;
        private GtaImg m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Version 2 of the format. The archives of earlier games have no magic;
        /// their directory is a file of its own.
        /// </summary>
        public byte[] Magic { get { return _magic; } }

        /// <summary>
        /// Entries of the directory. About 16,000 in the `gta3.img` of the original
        /// game; 64 in the modified archive that was measured.
        /// </summary>
        public uint NumEntries { get { return _numEntries; } }

        /// <summary>
        /// The files, in any order. Bytes after the last entry, up to the first
        /// sector that a file takes, do not count, whatever they hold: one archive
        /// has a 65th entry there that `num_entries` leaves out.
        /// </summary>
        public List<DirectoryEntry> Entries { get { return _entries; } }

        /// <summary>
        /// What follows the directory: nothing where only the directory was read,
        /// otherwise the rest of the archive, with all files.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public GtaImg M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }

        public override string ToString()
        {
            return NumEntries.ToString() + " entries";
        }
    }
}
