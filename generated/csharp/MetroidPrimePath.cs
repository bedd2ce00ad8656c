// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Navspec
{

    /// <summary>
    /// Where the creatures of one room can go: convex pieces of floor with a height
    /// (&quot;regions&quot;), links over the edges that two of them share, two matrices that
    /// show at once whether there is a way at all, and an octree that finds the
    /// regions at a point. From Echoes on there may be a second, independent graph
    /// of free points.
    /// 
    /// There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
    /// Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
    /// units of the game, about a metre, in the space of the room; z points up.
    /// Corners run clockwise as seen from above.
    /// 
    /// The game writes addresses over some fields when it loads the mesh (&quot;slots&quot;);
    /// the file has positions in tables there. No file of a game is public: the
    /// layout is that of the loaders, where nothing else is said.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/AxioDL/metaforce">Source</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/PrimeDecomp/echoes">Source</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://wiki.axiodl.com/w/PATH_(File_Format)">Source</a>
    /// </remarks>
    public partial class MetroidPrimePath : KaitaiStruct
    {
        public static MetroidPrimePath FromFile(string fileName)
        {
            return new MetroidPrimePath(new KaitaiStream(fileName));
        }

        public MetroidPrimePath(KaitaiStream p__io, KaitaiStruct p__parent = null, MetroidPrimePath p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_hasPointCount = false;
            f_hasPoints = false;
            f_hasReservedConnections = false;
            _read();
        }
        private void _read()
        {
            _version = m_io.ReadU4be();
            if (!(_version >= 4))
            {
                throw new ValidationLessThanError(4, _version, m_io, "/seq/0");
            }
            if (!(_version <= 7))
            {
                throw new ValidationGreaterThanError(7, _version, m_io, "/seq/0");
            }
            _numNodes = m_io.ReadU4be();
            if (!(_numNodes <= ((uint) ((M_Io.Size - M_Io.Pos) / 24))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 24)), _numNodes, m_io, "/seq/1");
            }
            _nodes = new List<Corner>();
            for (var i = 0; i < NumNodes; i++)
            {
                _nodes.Add(new Corner(m_io, this, m_root));
            }
            _numLinks = m_io.ReadU4be();
            if (!(_numLinks <= ((uint) ((M_Io.Size - M_Io.Pos) / 16))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 16)), _numLinks, m_io, "/seq/3");
            }
            _links = new List<RegionLink>();
            for (var i = 0; i < NumLinks; i++)
            {
                _links.Add(new RegionLink(m_io, this, m_root));
            }
            _numRegions = m_io.ReadU4be();
            if (!(_numRegions <= ((M_Io.Size - M_Io.Pos) / 80 > 65535 ? ((uint) (65535)) : ((uint) ((M_Io.Size - M_Io.Pos) / 80)))))
            {
                throw new ValidationGreaterThanError(((M_Io.Size - M_Io.Pos) / 80 > 65535 ? ((uint) (65535)) : ((uint) ((M_Io.Size - M_Io.Pos) / 80))), _numRegions, m_io, "/seq/5");
            }
            _regions = new List<Region>();
            for (var i = 0; i < NumRegions; i++)
            {
                _regions.Add(new Region(m_io, this, m_root));
            }
            _groundConnections = new List<uint>();
            for (var i = 0; i < ((NumRegions * NumRegions - NumRegions) / 2 + 31) / 32; i++)
            {
                _groundConnections.Add(m_io.ReadU4be());
            }
            _flyerConnections = new List<uint>();
            for (var i = 0; i < ((NumRegions * NumRegions - NumRegions) / 2 + 31) / 32 + 0; i++)
            {
                _flyerConnections.Add(m_io.ReadU4be());
            }
            if (HasReservedConnections) {
                _reservedConnections = new List<uint>();
                for (var i = 0; i < 2 * ((NumRegions * NumRegions + 31) / 32 - ((NumRegions * NumRegions - NumRegions) / 2 + 31) / 32); i++)
                {
                    _reservedConnections.Add(m_io.ReadU4be());
                }
            }
            _numOctreeLookup = m_io.ReadU4be();
            if (!(_numOctreeLookup <= ((uint) ((M_Io.Size - M_Io.Pos) / 4))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 4)), _numOctreeLookup, m_io, "/seq/10");
            }
            _octreeLookup = new List<uint>();
            for (var i = 0; i < NumOctreeLookup; i++)
            {
                _octreeLookup.Add(m_io.ReadU4be());
            }
            _numOctreeNodes = m_io.ReadU4be();
            if (!(_numOctreeNodes <= ((uint) ((M_Io.Size - M_Io.Pos) / 80))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 80)), _numOctreeNodes, m_io, "/seq/12");
            }
            _octreeNodes = new List<OctreeNode>();
            for (var i = 0; i < NumOctreeNodes; i++)
            {
                _octreeNodes.Add(new OctreeNode(m_io, this, m_root));
            }
            if (HasPointCount) {
                _numPoints = m_io.ReadS4be();
                if (!(_numPoints >= -1))
                {
                    throw new ValidationLessThanError(-1, _numPoints, m_io, "/seq/14");
                }
                if (!(_numPoints <= ((M_Io.Size - M_Io.Pos) / 28 > 46340 ? ((int) (46340)) : ((int) ((M_Io.Size - M_Io.Pos) / 28)))))
                {
                    throw new ValidationGreaterThanError(((M_Io.Size - M_Io.Pos) / 28 > 46340 ? ((int) (46340)) : ((int) ((M_Io.Size - M_Io.Pos) / 28))), _numPoints, m_io, "/seq/14");
                }
            }
            if (HasPoints) {
                _points = new List<FreePoint>();
                for (var i = 0; i < NumPoints; i++)
                {
                    _points.Add(new FreePoint(m_io, this, m_root));
                }
            }
            if (HasPoints) {
                _numPointLinks = m_io.ReadU4be();
                if (!(_numPointLinks <= ((uint) ((M_Io.Size - M_Io.Pos) / 4))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 4)), _numPointLinks, m_io, "/seq/16");
                }
            }
            if (HasPoints) {
                _pointLinks = new List<uint>();
                for (var i = 0; i < NumPointLinks; i++)
                {
                    _pointLinks.Add(m_io.ReadU4be());
                }
            }
            if (HasPoints) {
                _numPointCosts = m_io.ReadU4be();
                if (!(_numPointCosts <= ((uint) ((M_Io.Size - M_Io.Pos) / 4))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 4)), _numPointCosts, m_io, "/seq/18");
                }
            }
            if (HasPoints) {
                _pointCosts = new List<float>();
                for (var i = 0; i < NumPointCosts; i++)
                {
                    _pointCosts.Add(m_io.ReadF4be());
                }
            }
            if (HasPoints) {
                _pointConnections = new List<uint>();
                for (var i = 0; i < ((NumPoints * NumPoints - NumPoints) / 2 + 31) / 32; i++)
                {
                    _pointConnections.Add(m_io.ReadU4be());
                }
            }
            _padding = m_io.ReadBytesFull();
        }

        /// <summary>
        /// A corner of a region, with the edge that leads to the next one.
        /// </summary>
        public partial class Corner : KaitaiStruct
        {
            public static Corner FromFile(string fileName)
            {
                return new Corner(new KaitaiStream(fileName));
            }

            public Corner(KaitaiStream p__io, MetroidPrimePath p__parent = null, MetroidPrimePath p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _position = new Vector(m_io, this, m_root);
                _edgeNormal = new Vector(m_io, this, m_root);
            }
            private Vector _position;
            private Vector _edgeNormal;
            private MetroidPrimePath m_root;
            private MetroidPrimePath m_parent;

            /// <summary>
            /// Place of the corner.
            /// </summary>
            public Vector Position { get { return _position; } }

            /// <summary>
            /// Horizontal direction of length 1 from the edge into the region, which
            /// is to the right of the way to the next corner.
            /// </summary>
            public Vector EdgeNormal { get { return _edgeNormal; } }
            public MetroidPrimePath M_Root { get { return m_root; } }
            public MetroidPrimePath M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A point of the second graph.
        /// </summary>
        public partial class FreePoint : KaitaiStruct
        {
            public static FreePoint FromFile(string fileName)
            {
                return new FreePoint(new KaitaiStream(fileName));
            }

            public FreePoint(KaitaiStream p__io, MetroidPrimePath p__parent = null, MetroidPrimePath p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _position = new Vector(m_io, this, m_root);
                _flags = m_io.ReadU4be();
                _numLinks = m_io.ReadU4be();
                _firstLink = m_io.ReadU4be();
                _firstCost = m_io.ReadU4be();
            }
            private Vector _position;
            private uint _flags;
            private uint _numLinks;
            private uint _firstLink;
            private uint _firstCost;
            private MetroidPrimePath m_root;
            private MetroidPrimePath m_parent;

            /// <summary>
            /// Place of the point.
            /// </summary>
            public Vector Position { get { return _position; } }

            /// <summary>
            /// What the point is for; the meaning of the bits is not known. A search
            /// requests points with one of a set of bits, or for all.
            /// </summary>
            public uint Flags { get { return _flags; } }

            /// <summary>
            /// Links, and as many costs.
            /// </summary>
            public uint NumLinks { get { return _numLinks; } }

            /// <summary>
            /// First link in `point_links`; a slot.
            /// </summary>
            public uint FirstLink { get { return _firstLink; } }

            /// <summary>
            /// First cost in `point_costs`; a slot.
            /// </summary>
            public uint FirstCost { get { return _firstCost; } }
            public MetroidPrimePath M_Root { get { return m_root; } }
            public MetroidPrimePath M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return NumLinks.ToString() + " links";
            }
        }

        /// <summary>
        /// A box of the octree, either a leaf with regions or split into eight.
        /// </summary>
        public partial class OctreeNode : KaitaiStruct
        {
            public static OctreeNode FromFile(string fileName)
            {
                return new OctreeNode(new KaitaiStream(fileName));
            }

            public OctreeNode(KaitaiStream p__io, MetroidPrimePath p__parent = null, MetroidPrimePath p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _isLeaf = m_io.ReadU4be();
                _aabbMin = new Vector(m_io, this, m_root);
                _aabbMax = new Vector(m_io, this, m_root);
                _center = new Vector(m_io, this, m_root);
                _children = new List<int>();
                for (var i = 0; i < 8; i++)
                {
                    _children.Add(m_io.ReadS4be());
                }
                _numRegions = m_io.ReadU4be();
                _firstLookup = m_io.ReadU4be();
            }
            private uint _isLeaf;
            private Vector _aabbMin;
            private Vector _aabbMax;
            private Vector _center;
            private List<int> _children;
            private uint _numRegions;
            private uint _firstLookup;
            private MetroidPrimePath m_root;
            private MetroidPrimePath m_parent;

            /// <summary>
            /// 0 for a box that is split, anything else for a leaf.
            /// </summary>
            public uint IsLeaf { get { return _isLeaf; } }

            /// <summary>
            /// Lowest corner of the box.
            /// </summary>
            public Vector AabbMin { get { return _aabbMin; } }

            /// <summary>
            /// Highest corner of the box.
            /// </summary>
            public Vector AabbMax { get { return _aabbMax; } }

            /// <summary>
            /// Point at which the box is split.
            /// </summary>
            public Vector Center { get { return _center; } }

            /// <summary>
            /// Boxes inside, by their place in the table; slots. Bit 0 of the number
            /// of a child is set where x lies above the centre, bit 1 for y, bit 2 for
            /// z. -1 in a leaf.
            /// </summary>
            public List<int> Children { get { return _children; } }

            /// <summary>
            /// Regions of a leaf; 0 in a box that is split.
            /// </summary>
            public uint NumRegions { get { return _numRegions; } }

            /// <summary>
            /// First entry of a leaf's regions in `octree_lookup`.
            /// </summary>
            public uint FirstLookup { get { return _firstLookup; } }
            public MetroidPrimePath M_Root { get { return m_root; } }
            public MetroidPrimePath M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A convex piece of floor and the space above it up to a height: 80 bytes in
        /// version 4, 92 from version 5 on.
        /// </summary>
        public partial class Region : KaitaiStruct
        {
            public static Region FromFile(string fileName)
            {
                return new Region(new KaitaiStream(fileName));
            }

            public Region(KaitaiStream p__io, MetroidPrimePath p__parent = null, MetroidPrimePath p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasObstructionCounts = false;
                _read();
            }
            private void _read()
            {
                _numNodes = m_io.ReadU4be();
                _firstNode = m_io.ReadU4be();
                _numLinks = m_io.ReadU4be();
                _firstLink = m_io.ReadU4be();
                _indexMask = m_io.ReadU2be();
                _typeMask = m_io.ReadU2be();
                _height = m_io.ReadF4be();
                _planeNormal = new Vector(m_io, this, m_root);
                _regionIndex = m_io.ReadU4be();
                _centroid = new Vector(m_io, this, m_root);
                _aabbMin = new Vector(m_io, this, m_root);
                _aabbMax = new Vector(m_io, this, m_root);
                if (HasObstructionCounts) {
                    _obstructionCounts = new List<uint>();
                    for (var i = 0; i < 3; i++)
                    {
                        _obstructionCounts.Add(m_io.ReadU4be());
                    }
                }
                _runTimeSlot = m_io.ReadU4be();
            }
            private bool f_hasObstructionCounts;
            private bool _hasObstructionCounts;

            /// <summary>
            /// Whether the region can be blocked.
            /// </summary>
            public bool HasObstructionCounts
            {
                get
                {
                    if (f_hasObstructionCounts)
                        return _hasObstructionCounts;
                    f_hasObstructionCounts = true;
                    _hasObstructionCounts = (bool) (M_Root.Version > 4);
                    return _hasObstructionCounts;
                }
            }
            private uint _numNodes;
            private uint _firstNode;
            private uint _numLinks;
            private uint _firstLink;
            private ushort _indexMask;
            private ushort _typeMask;
            private float _height;
            private Vector _planeNormal;
            private uint _regionIndex;
            private Vector _centroid;
            private Vector _aabbMin;
            private Vector _aabbMax;
            private List<uint> _obstructionCounts;
            private uint _runTimeSlot;
            private MetroidPrimePath m_root;
            private MetroidPrimePath m_parent;

            /// <summary>
            /// Corners; at least 1 for the game, 3 for a shape.
            /// </summary>
            public uint NumNodes { get { return _numNodes; } }

            /// <summary>
            /// First corner; a slot.
            /// </summary>
            public uint FirstNode { get { return _firstNode; } }

            /// <summary>
            /// Number of links that begin at the region.
            /// </summary>
            public uint NumLinks { get { return _numLinks; } }

            /// <summary>
            /// First link; a slot. Without links it does not count.
            /// </summary>
            public uint FirstLink { get { return _firstLink; } }

            /// <summary>
            /// Creatures that may be here, by their path index; 1 to 7 in Metroid
            /// Prime, as the wiki says. The game reads the low byte.
            /// 
            /// - `index_0`: Creatures of path index 0.
            /// - `index_1`: Creatures of path index 1.
            /// - `index_2`: Creatures of path index 2.
            /// - `index_3`: Creatures of path index 3.
            /// - `index_4`: Creatures of path index 4.
            /// - `index_5`: Creatures of path index 5.
            /// - `index_6`: Creatures of path index 6.
            /// - `index_7`: Creatures of path index 7.
            /// </summary>
            public ushort IndexMask { get { return _indexMask; } }

            /// <summary>
            /// Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
            /// Prime, as the wiki says. The game reads the low byte, and compares all
            /// of it with the kind that a search requests.
            /// 
            /// - `ground`: Walkers; a search lifts the point, leaves out regions
            ///   whose floor is 3 units or more below, and uses `ground_connections`.
            /// - `flyer`: Flyers; a search uses `flyer_connections`.
            /// - `swimmer`: Swimmers; a search uses no matrix.
            /// - `unknown_3`: No known search uses the bit.
            /// - `no_matrix`: In Echoes a search for it uses no matrix; probably a
            ///   fourth kind.
            /// - `unknown_5`: No known search uses the bit.
            /// - `unknown_6`: No known search uses the bit.
            /// - `unknown_7`: No known search uses the bit.
            /// - `unused_8`: The game ignores the bit.
            /// - `unused_9`: The game ignores the bit.
            /// - `unused_10`: The game ignores the bit.
            /// - `unused_11`: The game ignores the bit.
            /// - `unused_12`: The game ignores the bit.
            /// - `unused_13`: The game ignores the bit.
            /// - `unused_14`: The game ignores the bit.
            /// - `unused_15`: The game ignores the bit.
            /// </summary>
            public ushort TypeMask { get { return _typeMask; } }

            /// <summary>
            /// Height of the room above the floor.
            /// </summary>
            public float Height { get { return _height; } }

            /// <summary>
            /// Direction of length 1 up from the floor.
            /// </summary>
            public Vector PlaneNormal { get { return _planeNormal; } }

            /// <summary>
            /// Number by which the matrices know the region; its place in the table,
            /// in all files known.
            /// </summary>
            public uint RegionIndex { get { return _regionIndex; } }

            /// <summary>
            /// A point of the floor at which the search for a route is.
            /// </summary>
            public Vector Centroid { get { return _centroid; } }

            /// <summary>
            /// Lowest corner of the box around the region and the room above it.
            /// </summary>
            public Vector AabbMin { get { return _aabbMin; } }

            /// <summary>
            /// Highest corner of that box.
            /// </summary>
            public Vector AabbMax { get { return _aabbMax; } }

            /// <summary>
            /// What blocks the region while the game runs, in three kinds; 0 in a
            /// file, in all files known.
            /// </summary>
            public List<uint> ObstructionCounts { get { return _obstructionCounts; } }

            /// <summary>
            /// A slot; repeats `region_index`.
            /// </summary>
            public uint RunTimeSlot { get { return _runTimeSlot; } }
            public MetroidPrimePath M_Root { get { return m_root; } }
            public MetroidPrimePath M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "region " + RegionIndex.ToString() + ": " + NumNodes.ToString() + " corners";
            }
        }

        /// <summary>
        /// A way from a region into another, over one of its edges.
        /// </summary>
        public partial class RegionLink : KaitaiStruct
        {
            public static RegionLink FromFile(string fileName)
            {
                return new RegionLink(new KaitaiStream(fileName));
            }

            public RegionLink(KaitaiStream p__io, MetroidPrimePath p__parent = null, MetroidPrimePath p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _edge = m_io.ReadU4be();
                _regionRow = m_io.ReadU4be();
                _width2d = m_io.ReadF4be();
                _invWidth2d = m_io.ReadF4be();
            }
            private uint _edge;
            private uint _regionRow;
            private float _width2d;
            private float _invWidth2d;
            private MetroidPrimePath m_root;
            private MetroidPrimePath m_parent;

            /// <summary>
            /// Edge of the owner, from its corner of this number to the next one.
            /// </summary>
            public uint Edge { get { return _edge; } }

            /// <summary>
            /// The other region, by its place in the table.
            /// </summary>
            public uint RegionRow { get { return _regionRow; } }

            /// <summary>
            /// Length of the edge as seen from above; one writer had its length in
            /// space.
            /// </summary>
            public float Width2d { get { return _width2d; } }

            /// <summary>
            /// 1 divided by `width_2d`.
            /// </summary>
            public float InvWidth2d { get { return _invWidth2d; } }
            public MetroidPrimePath M_Root { get { return m_root; } }
            public MetroidPrimePath M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "over edge " + Edge.ToString() + " to region " + RegionRow.ToString();
            }
        }

        /// <summary>
        /// A point or a direction.
        /// </summary>
        public partial class Vector : KaitaiStruct
        {
            public static Vector FromFile(string fileName)
            {
                return new Vector(new KaitaiStream(fileName));
            }

            public Vector(KaitaiStream p__io, KaitaiStruct p__parent = null, MetroidPrimePath p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _x = m_io.ReadF4be();
                _y = m_io.ReadF4be();
                _z = m_io.ReadF4be();
            }
            private float _x;
            private float _y;
            private float _z;
            private MetroidPrimePath m_root;
            private KaitaiStruct m_parent;

            /// <summary>
            /// First axis of the room, level.
            /// </summary>
            public float X { get { return _x; } }

            /// <summary>
            /// Second axis of the room, level.
            /// </summary>
            public float Y { get { return _y; } }

            /// <summary>
            /// Up.
            /// </summary>
            public float Z { get { return _z; } }
            public MetroidPrimePath M_Root { get { return m_root; } }
            public KaitaiStruct M_Parent { get { return m_parent; } }
        }
        private bool f_hasPointCount;
        private bool _hasPointCount;

        /// <summary>
        /// Whether the number of points follows. In version 7 this is likely, but not
        /// proven; without it the padding follows at once.
        /// </summary>
        public bool HasPointCount
        {
            get
            {
                if (f_hasPointCount)
                    return _hasPointCount;
                f_hasPointCount = true;
                _hasPointCount = (bool) ( ((Version > 4) && ( ((Version < 7) || (((long) (M_Io.Size)) >= ((long) ((((((28 + 24 * NumNodes) + 16 * NumLinks) + 92 * NumRegions) + 8 * (((NumRegions * NumRegions - NumRegions) / 2 + 31) / 32)) + 4 * NumOctreeLookup) + 80 * NumOctreeNodes)))) )) );
                return _hasPointCount;
            }
        }
        private bool f_hasPoints;
        private bool _hasPoints;

        /// <summary>
        /// Whether there are points.
        /// </summary>
        public bool HasPoints
        {
            get
            {
                if (f_hasPoints)
                    return _hasPoints;
                f_hasPoints = true;
                _hasPoints = (bool) ((HasPointCount ? NumPoints > 0 : false));
                return _hasPoints;
            }
        }
        private bool f_hasReservedConnections;
        private bool _hasReservedConnections;

        /// <summary>
        /// Whether words follow the matrices that no game reads.
        /// </summary>
        public bool HasReservedConnections
        {
            get
            {
                if (f_hasReservedConnections)
                    return _hasReservedConnections;
                f_hasReservedConnections = true;
                _hasReservedConnections = (bool) (Version < 7);
                return _hasReservedConnections;
            }
        }
        private uint _version;
        private uint _numNodes;
        private List<Corner> _nodes;
        private uint _numLinks;
        private List<RegionLink> _links;
        private uint _numRegions;
        private List<Region> _regions;
        private List<uint> _groundConnections;
        private List<uint> _flyerConnections;
        private List<uint> _reservedConnections;
        private uint _numOctreeLookup;
        private List<uint> _octreeLookup;
        private uint _numOctreeNodes;
        private List<OctreeNode> _octreeNodes;
        private int? _numPoints;
        private List<FreePoint> _points;
        private uint? _numPointLinks;
        private List<uint> _pointLinks;
        private uint? _numPointCosts;
        private List<float> _pointCosts;
        private List<uint> _pointConnections;
        private byte[] _padding;
        private MetroidPrimePath m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
        /// seen; the game would read it like 6.
        /// </summary>
        public uint Version { get { return _version; } }

        /// <summary>
        /// Corners of all regions.
        /// </summary>
        public uint NumNodes { get { return _numNodes; } }

        /// <summary>
        /// Corners, region by region; none belongs to two regions.
        /// </summary>
        public List<Corner> Nodes { get { return _nodes; } }

        /// <summary>
        /// Links of all regions.
        /// </summary>
        public uint NumLinks { get { return _numLinks; } }

        /// <summary>
        /// Links, region by region.
        /// </summary>
        public List<RegionLink> Links { get { return _links; } }

        /// <summary>
        /// Regions; the game searches no mesh with more than 512.
        /// </summary>
        public uint NumRegions { get { return _numRegions; } }

        /// <summary>
        /// Pieces of floor, with the room above them.
        /// </summary>
        public List<Region> Regions { get { return _regions; } }

        /// <summary>
        /// Whether walkers have a way between two regions: a bit for each pair i &lt; j
        /// of `region_index`, first all pairs of region 0, then of region 1, the
        /// lowest bit of a word first.
        /// </summary>
        public List<uint> GroundConnections { get { return _groundConnections; } }

        /// <summary>
        /// Connections between regions for creatures that fly; bits as in
        /// `ground_connections`.
        /// </summary>
        public List<uint> FlyerConnections { get { return _flyerConnections; } }

        /// <summary>
        /// Words that no game reads: what two full matrices would take more. The only
        /// public writer has zeros here.
        /// </summary>
        public List<uint> ReservedConnections { get { return _reservedConnections; } }

        /// <summary>
        /// Entries of the lists of regions.
        /// </summary>
        public uint NumOctreeLookup { get { return _numOctreeLookup; } }

        /// <summary>
        /// Regions of the leaves of the octree, by their place in the table.
        /// </summary>
        public List<uint> OctreeLookup { get { return _octreeLookup; } }

        /// <summary>
        /// Boxes of the octree; at least 1.
        /// </summary>
        public uint NumOctreeNodes { get { return _numOctreeNodes; } }

        /// <summary>
        /// Boxes, children before their parents, so that the root is the last.
        /// </summary>
        public List<OctreeNode> OctreeNodes { get { return _octreeNodes; } }

        /// <summary>
        /// Free points. Where version 7 has none and the bytes in order do not show it,
        /// the first word of the padding, -1, may be counted as one.
        /// </summary>
        public int? NumPoints { get { return _numPoints; } }

        /// <summary>
        /// Free points.
        /// </summary>
        public List<FreePoint> Points { get { return _points; } }

        /// <summary>
        /// Links of all points.
        /// </summary>
        public uint? NumPointLinks { get { return _numPointLinks; } }

        /// <summary>
        /// Points that links lead to.
        /// </summary>
        public List<uint> PointLinks { get { return _pointLinks; } }

        /// <summary>
        /// Costs of all links of points.
        /// </summary>
        public uint? NumPointCosts { get { return _numPointCosts; } }

        /// <summary>
        /// Costs of the links, as a rule their length.
        /// </summary>
        public List<float> PointCosts { get { return _pointCosts; } }

        /// <summary>
        /// Whether there is a way between two points, as in `ground_connections`.
        /// </summary>
        public List<uint> PointConnections { get { return _pointConnections; } }

        /// <summary>
        /// Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
        /// in the archive includes them.
        /// </summary>
        public byte[] Padding { get { return _padding; } }
        public MetroidPrimePath M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }

        public override string ToString()
        {
            return "version " + Version.ToString() + ": " + NumRegions.ToString() + " regions";
        }
    }
}
