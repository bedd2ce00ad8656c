// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Navspec
{

    /// <summary>
    /// The roads and water ways of one square of the map, as a directed graph: nodes
    /// with what follows from each of them in a second table, the links. People on
    /// foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
    /// without roads has a file of 16 zeros.
    /// 
    /// The map has 8 by 8 squares of 750 m, counted from the south-west corner at
    /// -3000, -3000 row by row: the file of area 9 is that of the second column and
    /// the second row. x points east, y north, z up.
    /// 
    /// The links of a node begin at its `first_link` and end where those of the next
    /// node begin, or at the end of the table.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/gta-reversed/gta-reversed">Source</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/Swoorup/paths-visualizer">Source</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://gtamods.com/wiki/Paths_(GTA4)">Source</a>
    /// </remarks>
    public partial class GtaIvPaths : KaitaiStruct
    {
        public static GtaIvPaths FromFile(string fileName)
        {
            return new GtaIvPaths(new KaitaiStream(fileName));
        }

        public GtaIvPaths(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaIvPaths p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _numNodes = m_io.ReadU4le();
            if (!(_numNodes <= ((uint) ((M_Io.Size - M_Io.Pos) / 32))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 32)), _numNodes, m_io, "/seq/0");
            }
            _numVehicleNodes = m_io.ReadU4le();
            _numIntersectionNodes = m_io.ReadU4le();
            _numLinks = m_io.ReadU4le();
            if (!(_numLinks <= ((uint) ((M_Io.Size - M_Io.Pos) / 8))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 8)), _numLinks, m_io, "/seq/3");
            }
            _nodes = new List<PathNode>();
            for (var i = 0; i < NumNodes; i++)
            {
                _nodes.Add(new PathNode(m_io, this, m_root));
            }
            _links = new List<PathLink>();
            for (var i = 0; i < NumLinks; i++)
            {
                _links.Add(new PathLink(m_io, this, m_root));
            }
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// Lanes of both directions. That the lower number is that of the way back is
        /// not proven; the link back has both numbers exchanged.
        /// </summary>
        public partial class LaneCounts : KaitaiStruct
        {
            public static LaneCounts FromFile(string fileName)
            {
                return new LaneCounts(new KaitaiStream(fileName));
            }

            public LaneCounts(KaitaiStream p__io, GtaIvPaths.PathLink p__parent = null, GtaIvPaths p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _lanes02 = m_io.ReadBitsIntLe(3);
                _lanes35 = m_io.ReadBitsIntLe(3);
                _unused = m_io.ReadBitsIntLe(2);
            }
            private ulong _lanes02;
            private ulong _lanes35;
            private ulong _unused;
            private GtaIvPaths m_root;
            private GtaIvPaths.PathLink m_parent;

            /// <summary>
            /// Lanes of one direction, probably of the way back.
            /// </summary>
            public ulong Lanes02 { get { return _lanes02; } }

            /// <summary>
            /// Lanes of the other direction, probably of this link.
            /// </summary>
            public ulong Lanes35 { get { return _lanes35; } }

            /// <summary>
            /// Unknown.
            /// </summary>
            public ulong Unused { get { return _unused; } }
            public GtaIvPaths M_Root { get { return m_root; } }
            public GtaIvPaths.PathLink M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Bits of a node, the lowest first. The wiki numbers them from the highest:
        /// its flag n is bit 31 - n.
        /// </summary>
        public partial class NodeFlags : KaitaiStruct
        {
            public static NodeFlags FromFile(string fileName)
            {
                return new NodeFlags(new KaitaiStream(fileName));
            }

            public NodeFlags(KaitaiStream p__io, GtaIvPaths.PathNode p__parent = null, GtaIvPaths p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _spawnDensity = m_io.ReadBitsIntLe(4);
                _behaviour = m_io.ReadBitsIntLe(4);
                _flag8 = m_io.ReadBitsIntLe(1) != 0;
                _flag9 = m_io.ReadBitsIntLe(1) != 0;
                _boatMovement = m_io.ReadBitsIntLe(1) != 0;
                _flag11 = m_io.ReadBitsIntLe(1) != 0;
                _dirtRoad = m_io.ReadBitsIntLe(1) != 0;
                _highway = m_io.ReadBitsIntLe(1) != 0;
                _slowTraffic = m_io.ReadBitsIntLe(1) != 0;
                _unlinked = m_io.ReadBitsIntLe(1) != 0;
                _numOwnLinks = m_io.ReadBitsIntLe(4);
                _flag20 = m_io.ReadBitsIntLe(1) != 0;
                _flag21 = m_io.ReadBitsIntLe(1) != 0;
                _flag22 = m_io.ReadBitsIntLe(1) != 0;
                _flag23 = m_io.ReadBitsIntLe(1) != 0;
                _flag24 = m_io.ReadBitsIntLe(1) != 0;
                _water = m_io.ReadBitsIntLe(1) != 0;
                _flag26 = m_io.ReadBitsIntLe(1) != 0;
                _ignored = m_io.ReadBitsIntLe(1) != 0;
                _dontWander = m_io.ReadBitsIntLe(1) != 0;
                _flag29 = m_io.ReadBitsIntLe(1) != 0;
                _flag30 = m_io.ReadBitsIntLe(1) != 0;
                _flag31 = m_io.ReadBitsIntLe(1) != 0;
            }
            private ulong _spawnDensity;
            private ulong _behaviour;
            private bool _flag8;
            private bool _flag9;
            private bool _boatMovement;
            private bool _flag11;
            private bool _dirtRoad;
            private bool _highway;
            private bool _slowTraffic;
            private bool _unlinked;
            private ulong _numOwnLinks;
            private bool _flag20;
            private bool _flag21;
            private bool _flag22;
            private bool _flag23;
            private bool _flag24;
            private bool _water;
            private bool _flag26;
            private bool _ignored;
            private bool _dontWander;
            private bool _flag29;
            private bool _flag30;
            private bool _flag31;
            private GtaIvPaths m_root;
            private GtaIvPaths.PathNode m_parent;

            /// <summary>
            /// How much traffic appears, 0 to 15.
            /// </summary>
            public ulong SpawnDensity { get { return _spawnDensity; } }

            /// <summary>
            /// A special use of the node; the values are not known.
            /// </summary>
            public ulong Behaviour { get { return _behaviour; } }

            /// <summary>
            /// Unknown; only in Manhattan, as the wiki supposes.
            /// </summary>
            public bool Flag8 { get { return _flag8; } }

            /// <summary>
            /// Unknown.
            /// </summary>
            public bool Flag9 { get { return _flag9; } }

            /// <summary>
            /// Boats go here.
            /// </summary>
            public bool BoatMovement { get { return _boatMovement; } }

            /// <summary>
            /// Unknown; by its name in the wiki, whose flag 20 it is (&quot;unknown ped
            /// flag&quot;), it is about people on foot, who do not use these files.
            /// </summary>
            public bool Flag11 { get { return _flag11; } }

            /// <summary>
            /// Traffic goes about 50 km/h.
            /// </summary>
            public bool DirtRoad { get { return _dirtRoad; } }

            /// <summary>
            /// Traffic goes about 70 km/h.
            /// </summary>
            public bool Highway { get { return _highway; } }

            /// <summary>
            /// Traffic goes about 30 km/h.
            /// </summary>
            public bool SlowTraffic { get { return _slowTraffic; } }

            /// <summary>
            /// Set exactly in nodes without links.
            /// </summary>
            public bool Unlinked { get { return _unlinked; } }

            /// <summary>
            /// Number of links that begin at the node, 0 to 15.
            /// </summary>
            public ulong NumOwnLinks { get { return _numOwnLinks; } }

            /// <summary>
            /// Meaning not known. The one tool that names the bit contradicts itself:
            /// it takes bit 20 for a dead end and again for the lowest bit of a speed
            /// limit. Not the wiki's flag 20, which is bit 11.
            /// </summary>
            public bool Flag20 { get { return _flag20; } }

            /// <summary>
            /// Meaning not known. Guess of one tool that contradicts itself: part of
            /// a speed limit.
            /// </summary>
            public bool Flag21 { get { return _flag21; } }

            /// <summary>
            /// Meaning not known. Guesses of one tool that contradicts itself: part
            /// of a speed limit, or a road block.
            /// </summary>
            public bool Flag22 { get { return _flag22; } }

            /// <summary>
            /// Meaning not known. Guesses of one tool that contradicts itself:
            /// restricted, or ignored.
            /// </summary>
            public bool Flag23 { get { return _flag23; } }

            /// <summary>
            /// Meaning not known. Guess of one tool that contradicts itself: a node
            /// for emergency vehicles.
            /// </summary>
            public bool Flag24 { get { return _flag24; } }

            /// <summary>
            /// A node of a water way.
            /// </summary>
            public bool Water { get { return _water; } }

            /// <summary>
            /// Meaning not known. Guess of the wiki: only for emergency vehicles,
            /// which another tool reads in bit 24.
            /// </summary>
            public bool Flag26 { get { return _flag26; } }

            /// <summary>
            /// The node is not used.
            /// </summary>
            public bool Ignored { get { return _ignored; } }

            /// <summary>
            /// Traffic that wanders does not come here.
            /// </summary>
            public bool DontWander { get { return _dontWander; } }

            /// <summary>
            /// Unknown.
            /// </summary>
            public bool Flag29 { get { return _flag29; } }

            /// <summary>
            /// Unknown.
            /// </summary>
            public bool Flag30 { get { return _flag30; } }

            /// <summary>
            /// Unknown, but used.
            /// </summary>
            public bool Flag31 { get { return _flag31; } }
            public GtaIvPaths M_Root { get { return m_root; } }
            public GtaIvPaths.PathNode M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A way to another node, which may be one of another file.
        /// </summary>
        public partial class PathLink : KaitaiStruct
        {
            public static PathLink FromFile(string fileName)
            {
                return new PathLink(new KaitaiStream(fileName));
            }

            public PathLink(KaitaiStream p__io, GtaIvPaths p__parent = null, GtaIvPaths p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _areaId = m_io.ReadU2le();
                _nodeId = m_io.ReadU2le();
                _length = m_io.ReadU1();
                _lanes = new LaneCounts(m_io, this, m_root);
                _linkFlags = m_io.ReadU2le();
            }
            private ushort _areaId;
            private ushort _nodeId;
            private byte _length;
            private LaneCounts _lanes;
            private ushort _linkFlags;
            private GtaIvPaths m_root;
            private GtaIvPaths m_parent;

            /// <summary>
            /// File of the other node.
            /// </summary>
            public ushort AreaId { get { return _areaId; } }

            /// <summary>
            /// Number of the other node in its file.
            /// </summary>
            public ushort NodeId { get { return _nodeId; } }

            /// <summary>
            /// Distance between both nodes without the fraction, 255 at most. The
            /// fraction is cut off rather than rounded.
            /// </summary>
            public byte Length { get { return _length; } }

            /// <summary>
            /// Lanes in both directions.
            /// </summary>
            public LaneCounts Lanes { get { return _lanes; } }

            /// <summary>
            /// Unknown; most often 0xC040.
            /// </summary>
            public ushort LinkFlags { get { return _linkFlags; } }
            public GtaIvPaths M_Root { get { return m_root; } }
            public GtaIvPaths M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "to area " + AreaId.ToString() + " node " + NodeId.ToString();
            }
        }

        /// <summary>
        /// A point of a road or of a water way.
        /// </summary>
        public partial class PathNode : KaitaiStruct
        {
            public static PathNode FromFile(string fileName)
            {
                return new PathNode(new KaitaiStream(fileName));
            }

            public PathNode(KaitaiStream p__io, GtaIvPaths p__parent = null, GtaIvPaths p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_positionX = false;
                f_positionY = false;
                f_positionZ = false;
                _read();
            }
            private void _read()
            {
                _nextPtr = m_io.ReadU4le();
                _prevPtr = m_io.ReadU4le();
                _areaId = m_io.ReadU2le();
                _nodeId = m_io.ReadU2le();
                _streetNameHash = m_io.ReadU4le();
                _searchDistance = m_io.ReadU2le();
                _firstLink = m_io.ReadU2le();
                _x = m_io.ReadS2le();
                _y = m_io.ReadS2le();
                _z = m_io.ReadS2le();
                _pathWidth = m_io.ReadU1();
                _floodGroup = m_io.ReadU1();
                _flags = new NodeFlags(m_io, this, m_root);
            }
            private bool f_positionX;
            private double _positionX;

            /// <summary>
            /// East.
            /// </summary>
            public double PositionX
            {
                get
                {
                    if (f_positionX)
                        return _positionX;
                    f_positionX = true;
                    _positionX = (double) (((double) (X)) * 0.125);
                    return _positionX;
                }
            }
            private bool f_positionY;
            private double _positionY;

            /// <summary>
            /// North.
            /// </summary>
            public double PositionY
            {
                get
                {
                    if (f_positionY)
                        return _positionY;
                    f_positionY = true;
                    _positionY = (double) (((double) (Y)) * 0.125);
                    return _positionY;
                }
            }
            private bool f_positionZ;
            private double _positionZ;

            /// <summary>
            /// Up.
            /// </summary>
            public double PositionZ
            {
                get
                {
                    if (f_positionZ)
                        return _positionZ;
                    f_positionZ = true;
                    _positionZ = (double) (((double) (Z)) * 0.0078125);
                    return _positionZ;
                }
            }
            private uint _nextPtr;
            private uint _prevPtr;
            private ushort _areaId;
            private ushort _nodeId;
            private uint _streetNameHash;
            private ushort _searchDistance;
            private ushort _firstLink;
            private short _x;
            private short _y;
            private short _z;
            private byte _pathWidth;
            private byte _floodGroup;
            private NodeFlags _flags;
            private GtaIvPaths m_root;
            private GtaIvPaths m_parent;

            /// <summary>
            /// An address of the program that made the file; 0 in nodes without links
            /// and in most dead ends.
            /// </summary>
            public uint NextPtr { get { return _nextPtr; } }

            /// <summary>
            /// An address as well; 0.
            /// </summary>
            public uint PrevPtr { get { return _prevPtr; } }

            /// <summary>
            /// Number of the file.
            /// </summary>
            public ushort AreaId { get { return _areaId; } }

            /// <summary>
            /// Number of the node in its file, each once; probably its place in the
            /// table.
            /// </summary>
            public ushort NodeId { get { return _nodeId; } }

            /// <summary>
            /// Name of the street as a hash, 0 for none.
            /// </summary>
            public uint StreetNameHash { get { return _streetNameHash; } }

            /// <summary>
            /// Where the search for a route keeps its distance; 0x7FFE means that it
            /// was not here.
            /// </summary>
            public ushort SearchDistance { get { return _searchDistance; } }

            /// <summary>
            /// First own link; never less than that of the node before, 0 at first.
            /// </summary>
            public ushort FirstLink { get { return _firstLink; } }

            /// <summary>
            /// Towards the east.
            /// </summary>
            public short X { get { return _x; } }

            /// <summary>
            /// Towards the north.
            /// </summary>
            public short Y { get { return _y; } }

            /// <summary>
            /// Up.
            /// </summary>
            public short Z { get { return _z; } }

            /// <summary>
            /// Room between the lanes of both directions.
            /// </summary>
            public byte PathWidth { get { return _pathWidth; } }

            /// <summary>
            /// Number of the connected part of the network: between different numbers
            /// there is no route. The wiki calls it a path type, which is always 1
            /// for boats; both are true if the water ways are group 1.
            /// </summary>
            public byte FloodGroup { get { return _floodGroup; } }

            /// <summary>
            /// Properties of the node, one bit each.
            /// </summary>
            public NodeFlags Flags { get { return _flags; } }
            public GtaIvPaths M_Root { get { return m_root; } }
            public GtaIvPaths M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "area " + AreaId.ToString() + " node " + NodeId.ToString();
            }
        }
        private uint _numNodes;
        private uint _numVehicleNodes;
        private uint _numIntersectionNodes;
        private uint _numLinks;
        private List<PathNode> _nodes;
        private List<PathLink> _links;
        private byte[] _trailing;
        private GtaIvPaths m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Nodes of both kinds.
        /// </summary>
        public uint NumNodes { get { return _numNodes; } }

        /// <summary>
        /// Nodes at the front of the table that have links: those of roads and of
        /// water ways.
        /// </summary>
        public uint NumVehicleNodes { get { return _numVehicleNodes; } }

        /// <summary>
        /// Nodes after them, which have no links; what they are for is not known.
        /// The name is that of the wiki. Both numbers add up to `num_nodes`.
        /// </summary>
        public uint NumIntersectionNodes { get { return _numIntersectionNodes; } }

        /// <summary>
        /// Links of all nodes.
        /// </summary>
        public uint NumLinks { get { return _numLinks; } }

        /// <summary>
        /// Nodes with links, then those without.
        /// </summary>
        public List<PathNode> Nodes { get { return _nodes; } }

        /// <summary>
        /// Links, node by node.
        /// </summary>
        public List<PathLink> Links { get { return _links; } }

        /// <summary>
        /// Nothing, unless a tool has cut the file out of its archive with the zeros
        /// that fill the last block of 2,048 bytes.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public GtaIvPaths M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }

        public override string ToString()
        {
            return NumNodes.ToString() + " nodes, " + NumLinks.ToString() + " links";
        }
    }
}
