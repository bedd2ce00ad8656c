// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Navspec
{

    /// <summary>
    /// One square of a path network for maps that outgrow the game, as the limit
    /// adjuster by fastman92 reads it beside files of the game's own format.
    /// 
    /// There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
    /// ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
    /// with the record of the game's own format. Navi links name files and rows by 16
    /// bits each.
    /// 
    /// The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
    /// 64; area 0 lies in the south-west corner. N is in the settings of the limit
    /// adjuster and not in the files.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/fastman92/fastman92_limit_adjuster/blob/646abb1/fastman92%20limit%20adjuster/fastman92%20limit%20adjuster/Source%20files/Modules/MapLimits.cpp">CPathFind_extended::LoadPathFindData</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h">Source</a>
    /// </remarks>
    public partial class GtaSaPathsFla : KaitaiStruct
    {
        public static GtaSaPathsFla FromFile(string fileName)
        {
            return new GtaSaPathsFla(new KaitaiStream(fileName));
        }


        public enum LightCycle
        {
            NoLight = 0,
            NorthSouth = 1,
            WestEast = 2,
            Cycle3 = 3,
        }

        public enum NodeSpeed
        {
            Slow = 0,
            Normal = 1,
            Fast = 2,
            Speed3 = 3,
        }

        public enum SpecialUse
        {
            NoSpecialUse = 0,
            ParkingParallel = 1,
            ParkingPerpendicular = 2,
            Valet = 3,
            Nightclub = 4,
            Deliveries = 5,
            ValetUnload = 6,
            NightclubUnload = 7,
            DriveThrough = 8,
            DriveThroughWindow = 9,
            DeliveriesUnload = 10,
            Special11 = 11,
            Special12 = 12,
            Special13 = 13,
            Special14 = 14,
            Special15 = 15,
        }
        public GtaSaPathsFla(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_hasLinks = false;
            f_hasName = false;
            f_isFla4 = false;
            f_version = false;
            _read();
        }
        private void _read()
        {
            _marker = m_io.ReadBytes(4);
            if (!((KaitaiStream.ByteArrayCompare(_marker, new byte[] { 255, 255, 255, 255 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 255, 255, 255, 255 }, _marker, m_io, "/seq/0");
            }
            _magic = m_io.ReadU4le();
            if (!( ((_magic == 842616134) || (_magic == 876694598)) ))
            {
                throw new ValidationNotAnyOfError(_magic, m_io, "/seq/1");
            }
            if (HasName) {
                _lenName = m_io.ReadU1();
                if (!(_lenName == 11))
                {
                    throw new ValidationNotEqualError(11, _lenName, m_io, "/seq/2");
                }
            }
            if (HasName) {
                _name = m_io.ReadBytes(11);
                if (!((KaitaiStream.ByteArrayCompare(_name, new byte[] { 0, 102, 97, 115, 116, 109, 97, 110, 57, 50, 0 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 0, 102, 97, 115, 116, 109, 97, 110, 57, 50, 0 }, _name, m_io, "/seq/3");
                }
            }
            if (HasName) {
                _versionWord = m_io.ReadU4le();
                if (!( ((_versionWord == 844252502) || (_versionWord == 861029718)) ))
                {
                    throw new ValidationNotAnyOfError(_versionWord, m_io, "/seq/4");
                }
            }
            _numNodes = m_io.ReadU4le();
            if (!(_numNodes <= ((uint) ((M_Io.Size - M_Io.Pos) / 40))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 40)), _numNodes, m_io, "/seq/5");
            }
            _numVehicleNodes = m_io.ReadU4le();
            _numPedNodes = m_io.ReadU4le();
            _numNaviNodes = m_io.ReadU4le();
            if (!(_numNaviNodes <= ((uint) ((M_Io.Size - M_Io.Pos) / 22))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 22)), _numNaviNodes, m_io, "/seq/8");
            }
            _numLinks = m_io.ReadU4le();
            if (!(_numLinks <= ((uint) ((M_Io.Size - M_Io.Pos) / 10))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 10)), _numLinks, m_io, "/seq/9");
            }
            _nodes = new List<ExtendedPathNode>();
            for (var i = 0; i < NumNodes; i++)
            {
                _nodes.Add(new ExtendedPathNode(m_io, this, m_root));
            }
            _naviNodes = new List<ExtendedNaviNode>();
            for (var i = 0; i < NumNaviNodes; i++)
            {
                _naviNodes.Add(new ExtendedNaviNode(m_io, this, m_root));
            }
            _links = new List<Link>();
            for (var i = 0; i < NumLinks; i++)
            {
                _links.Add(new Link(m_io, this, m_root));
            }
            if (HasLinks) {
                _reservedLinks = new List<Link>();
                for (var i = 0; i < 192; i++)
                {
                    _reservedLinks.Add(new Link(m_io, this, m_root));
                }
            }
            _naviLinks = new List<NaviAddress>();
            for (var i = 0; i < M_Root.NumLinks; i++)
            {
                _naviLinks.Add(new NaviAddress(m_io, this, m_root));
            }
            _linkLengths = new List<byte>();
            for (var i = 0; i < M_Root.NumLinks; i++)
            {
                _linkLengths.Add(m_io.ReadU1());
            }
            if (HasLinks) {
                _reservedLinkLengths = m_io.ReadBytes(192);
            }
            _intersections = new List<Intersection>();
            for (var i = 0; i < M_Root.NumLinks; i++)
            {
                _intersections.Add(new Intersection(m_io, this, m_root));
            }
            if (HasLinks) {
                _reservedIntersections = m_io.ReadBytes(192);
            }
            _eofMark = m_io.ReadU4le();
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// An edge between two vehicle nodes: the record of the game's own format and
        /// the coordinates that replace those in it.
        /// </summary>
        public partial class ExtendedNaviNode : KaitaiStruct
        {
            public static ExtendedNaviNode FromFile(string fileName)
            {
                return new ExtendedNaviNode(new KaitaiStream(fileName));
            }

            public ExtendedNaviNode(KaitaiStream p__io, GtaSaPathsFla p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasPadding = false;
                f_positionX = false;
                f_positionY = false;
                _read();
            }
            private void _read()
            {
                _classic = new NaviNode(m_io, this, m_root);
                if (HasPadding) {
                    _padding = m_io.ReadU2le();
                }
                _xExt = m_io.ReadS4le();
                _yExt = m_io.ReadS4le();
            }
            private bool f_hasPadding;
            private bool _hasPadding;

            /// <summary>
            /// Whether the record is aligned.
            /// </summary>
            public bool HasPadding
            {
                get
                {
                    if (f_hasPadding)
                        return _hasPadding;
                    f_hasPadding = true;
                    _hasPadding = (bool) (M_Root.IsFla4);
                    return _hasPadding;
                }
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
                    _positionX = (double) (((double) (XExt)) * 0.125);
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
                    _positionY = (double) (((double) (YExt)) * 0.125);
                    return _positionY;
                }
            }
            private NaviNode _classic;
            private ushort? _padding;
            private int _xExt;
            private int _yExt;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla m_parent;

            /// <summary>
            /// The record of the game's own format. Its `x` and `y` are not used;
            /// tools write 0, 32760, or the low 16 bits of what replaces them.
            /// </summary>
            public NaviNode Classic { get { return _classic; } }

            /// <summary>
            /// Not used; it aligns the coordinates.
            /// </summary>
            public ushort? Padding { get { return _padding; } }

            /// <summary>
            /// East, in eighths of a unit.
            /// </summary>
            public int XExt { get { return _xExt; } }

            /// <summary>
            /// North, in eighths of a unit.
            /// </summary>
            public int YExt { get { return _yExt; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "to area " + Classic.TargetAreaId.ToString() + " node " + Classic.TargetNodeId.ToString();
            }
        }

        /// <summary>
        /// A point of the graph, for vehicles or for pedestrians: the record of the
        /// game's own format and what replaces some of its fields.
        /// </summary>
        public partial class ExtendedPathNode : KaitaiStruct
        {
            public static ExtendedPathNode FromFile(string fileName)
            {
                return new ExtendedPathNode(new KaitaiStream(fileName));
            }

            public ExtendedPathNode(KaitaiStream p__io, GtaSaPathsFla p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasFloodIdExt = false;
                f_hasPadding = false;
                f_positionX = false;
                f_positionY = false;
                f_positionZ = false;
                _read();
            }
            private void _read()
            {
                _classic = new PathNode(m_io, this, m_root);
                _xExt = m_io.ReadS4le();
                _yExt = m_io.ReadS4le();
                _zExt = m_io.ReadS4le();
                if (HasFloodIdExt) {
                    _floodIdExt = m_io.ReadU2le();
                }
                if (HasPadding) {
                    _padding = m_io.ReadU2le();
                }
            }
            private bool f_hasFloodIdExt;
            private bool _hasFloodIdExt;

            /// <summary>
            /// Whether flood ids have 16 bits.
            /// </summary>
            public bool HasFloodIdExt
            {
                get
                {
                    if (f_hasFloodIdExt)
                        return _hasFloodIdExt;
                    f_hasFloodIdExt = true;
                    _hasFloodIdExt = (bool) (M_Root.Version >= 3);
                    return _hasFloodIdExt;
                }
            }
            private bool f_hasPadding;
            private bool _hasPadding;

            /// <summary>
            /// Whether the record is aligned.
            /// </summary>
            public bool HasPadding
            {
                get
                {
                    if (f_hasPadding)
                        return _hasPadding;
                    f_hasPadding = true;
                    _hasPadding = (bool) (M_Root.IsFla4);
                    return _hasPadding;
                }
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
                    _positionX = (double) (((double) (XExt)) * 0.125);
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
                    _positionY = (double) (((double) (YExt)) * 0.125);
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
                    _positionZ = (double) (((double) (ZExt)) * 0.125);
                    return _positionZ;
                }
            }
            private PathNode _classic;
            private int _xExt;
            private int _yExt;
            private int _zExt;
            private ushort? _floodIdExt;
            private ushort? _padding;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla m_parent;

            /// <summary>
            /// The record of the game's own format. Its `x`, `y` and `z` are not
            /// used; tools write 0, 32760, or the low 16 bits of what replaces them.
            /// From version 3 on its `flood_id` is not used, either.
            /// </summary>
            public PathNode Classic { get { return _classic; } }

            /// <summary>
            /// East, in eighths of a unit, truncated towards zero.
            /// </summary>
            public int XExt { get { return _xExt; } }

            /// <summary>
            /// North, in eighths of a unit, truncated towards zero.
            /// </summary>
            public int YExt { get { return _yExt; } }

            /// <summary>
            /// Up, in eighths of a unit, truncated towards zero.
            /// </summary>
            public int ZExt { get { return _zExt; } }

            /// <summary>
            /// Number of the connected part of the graph that the node belongs to,
            /// counted from 1, for vehicles and pedestrians apart.
            /// </summary>
            public ushort? FloodIdExt { get { return _floodIdExt; } }

            /// <summary>
            /// Not used; it aligns the record.
            /// </summary>
            public ushort? Padding { get { return _padding; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "area " + Classic.AreaId.ToString() + " node " + Classic.NodeId.ToString();
            }
        }

        /// <summary>
        /// How a link of a pedestrian node crosses a road.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83">Source</a>
        /// </remarks>
        public partial class Intersection : KaitaiStruct
        {
            public static Intersection FromFile(string fileName)
            {
                return new Intersection(new KaitaiStream(fileName));
            }

            public Intersection(KaitaiStream p__io, GtaSaPathsFla p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _roadCross = m_io.ReadBitsIntLe(1) != 0;
                _pedTrafficLight = m_io.ReadBitsIntLe(1) != 0;
                _reserved = m_io.ReadBitsIntLe(6);
            }
            private bool _roadCross;
            private bool _pedTrafficLight;
            private ulong _reserved;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla m_parent;

            /// <summary>
            /// The link crosses a road, pedestrians look before they go; set on 1,812
            /// original links.
            /// </summary>
            public bool RoadCross { get { return _roadCross; } }

            /// <summary>
            /// Pedestrians wait for a light. Set on 1,346 original links that have
            /// `road_cross`: those that are near a lamp on the map.
            /// </summary>
            public bool PedTrafficLight { get { return _pedTrafficLight; } }

            /// <summary>
            /// Not used; 0 in the original files.
            /// </summary>
            public ulong Reserved { get { return _reserved; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Lanes of an edge, seen along the direction of its navi node.
        /// </summary>
        public partial class LaneBits : KaitaiStruct
        {
            public static LaneBits FromFile(string fileName)
            {
                return new LaneBits(new KaitaiStream(fileName));
            }

            public LaneBits(KaitaiStream p__io, GtaSaPathsFla.NaviNode p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _leftLanes = m_io.ReadBitsIntLe(3);
                _rightLanes = m_io.ReadBitsIntLe(3);
                _trafficLightAtTarget = m_io.ReadBitsIntLe(1) != 0;
                _reserved = m_io.ReadBitsIntLe(1) != 0;
            }
            private ulong _leftLanes;
            private ulong _rightLanes;
            private bool _trafficLightAtTarget;
            private bool _reserved;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla.NaviNode m_parent;

            /// <summary>
            /// Lanes against the direction; 0 to 2 in the original files.
            /// </summary>
            public ulong LeftLanes { get { return _leftLanes; } }

            /// <summary>
            /// Lanes along the direction; 0 to 2 in the original files.
            /// </summary>
            public ulong RightLanes { get { return _rightLanes; } }

            /// <summary>
            /// The light is at the target, not at the other end: the end that is more
            /// of a junction. Set on 1,213 original navi nodes, which all have a
            /// light.
            /// </summary>
            public bool TrafficLightAtTarget { get { return _trafficLightAtTarget; } }

            /// <summary>
            /// Not used; 0 in the original files.
            /// </summary>
            public bool Reserved { get { return _reserved; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla.NaviNode M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return LeftLanes.ToString() + " left, " + RightLanes.ToString() + " right";
            }
        }

        /// <summary>
        /// Traffic light of an edge.
        /// </summary>
        public partial class LightBits : KaitaiStruct
        {
            public static LightBits FromFile(string fileName)
            {
                return new LightBits(new KaitaiStream(fileName));
            }

            public LightBits(KaitaiStream p__io, GtaSaPathsFla.NaviNode p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_stateName = false;
                _read();
            }
            private void _read()
            {
                _state = m_io.ReadBitsIntLe(2);
                _bridgeLights = m_io.ReadBitsIntLe(1) != 0;
                _reserved = m_io.ReadBitsIntLe(13);
            }
            private bool f_stateName;
            private LightCycle _stateName;

            /// <summary>
            /// Meaning of `state`.
            /// </summary>
            public LightCycle StateName
            {
                get
                {
                    if (f_stateName)
                        return _stateName;
                    f_stateName = true;
                    _stateName = (LightCycle) (((GtaSaPathsFla.LightCycle) State));
                    return _stateName;
                }
            }
            private ulong _state;
            private bool _bridgeLights;
            private ulong _reserved;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla.NaviNode m_parent;

            /// <summary>
            /// Which cycle the light follows, see `light_cycle`; in the original
            /// files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
            /// the lamps on the map.
            /// </summary>
            public ulong State { get { return _state; } }

            /// <summary>
            /// Switched by scripts at run time, at bridges and crossings; 0 in the
            /// original files.
            /// </summary>
            public bool BridgeLights { get { return _bridgeLights; } }

            /// <summary>
            /// Not used; 0 in the original files.
            /// </summary>
            public ulong Reserved { get { return _reserved; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla.NaviNode M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "light state " + State.ToString();
            }
        }

        /// <summary>
        /// Address of a path node.
        /// </summary>
        public partial class Link : KaitaiStruct
        {
            public static Link FromFile(string fileName)
            {
                return new Link(new KaitaiStream(fileName));
            }

            public Link(KaitaiStream p__io, GtaSaPathsFla p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _areaId = m_io.ReadU2le();
                _nodeId = m_io.ReadU2le();
            }
            private ushort _areaId;
            private ushort _nodeId;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla m_parent;

            /// <summary>
            /// Area of the node; 0 to 63. 65535 means none and occurs only in the
            /// reserve.
            /// </summary>
            public ushort AreaId { get { return _areaId; } }

            /// <summary>
            /// Row of the node in the file of that area.
            /// </summary>
            public ushort NodeId { get { return _nodeId; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "area " + AreaId.ToString() + " node " + NodeId.ToString();
            }
        }

        /// <summary>
        /// Address of a navi node.
        /// </summary>
        public partial class NaviAddress : KaitaiStruct
        {
            public static NaviAddress FromFile(string fileName)
            {
                return new NaviAddress(new KaitaiStream(fileName));
            }

            public NaviAddress(KaitaiStream p__io, GtaSaPathsFla p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _naviId = m_io.ReadU2le();
                _naviAreaId = m_io.ReadU2le();
            }
            private ushort _naviId;
            private ushort _naviAreaId;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla m_parent;

            /// <summary>
            /// Row of the navi node in the file of `navi_area_id`.
            /// </summary>
            public ushort NaviId { get { return _naviId; } }

            /// <summary>
            /// Area of the file that holds the navi node.
            /// </summary>
            public ushort NaviAreaId { get { return _naviAreaId; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "area " + NaviAreaId.ToString() + " navi node " + NaviId.ToString();
            }
        }

        /// <summary>
        /// An edge between two vehicle nodes: its target is one of the ends, its
        /// direction points to the target. Travelling towards the target uses the
        /// right lanes, away from it the left lanes. In the original files the
        /// target is the end with the lower address, and the file is the one of the
        /// area where the navi node lies.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118">Source</a>
        /// </remarks>
        public partial class NaviNode : KaitaiStruct
        {
            public static NaviNode FromFile(string fileName)
            {
                return new NaviNode(new KaitaiStream(fileName));
            }

            public NaviNode(KaitaiStream p__io, GtaSaPathsFla.ExtendedNaviNode p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_directionX = false;
                f_directionY = false;
                f_fullWidth = false;
                f_halfWidth = false;
                f_positionX = false;
                f_positionY = false;
                _read();
            }
            private void _read()
            {
                _x = m_io.ReadS2le();
                _y = m_io.ReadS2le();
                _targetAreaId = m_io.ReadU2le();
                _targetNodeId = m_io.ReadU2le();
                _dirX = m_io.ReadS1();
                _dirY = m_io.ReadS1();
                _pathWidth = m_io.ReadU1();
                _lanes = new LaneBits(m_io, this, m_root);
                _trafficLight = new LightBits(m_io, this, m_root);
            }
            private bool f_directionX;
            private double _directionX;

            /// <summary>
            /// East part of the vector of length 1 that points to the target.
            /// </summary>
            public double DirectionX
            {
                get
                {
                    if (f_directionX)
                        return _directionX;
                    f_directionX = true;
                    _directionX = (double) (((double) (DirX)) * 0.01);
                    return _directionX;
                }
            }
            private bool f_directionY;
            private double _directionY;

            /// <summary>
            /// North part of the vector of length 1 that points to the target.
            /// </summary>
            public double DirectionY
            {
                get
                {
                    if (f_directionY)
                        return _directionY;
                    f_directionY = true;
                    _directionY = (double) (((double) (DirY)) * 0.01);
                    return _directionY;
                }
            }
            private bool f_fullWidth;
            private double _fullWidth;

            /// <summary>
            /// From side to side of the median strip.
            /// </summary>
            public double FullWidth
            {
                get
                {
                    if (f_fullWidth)
                        return _fullWidth;
                    f_fullWidth = true;
                    _fullWidth = (double) (((double) (PathWidth)) * 0.125);
                    return _fullWidth;
                }
            }
            private bool f_halfWidth;
            private double _halfWidth;

            /// <summary>
            /// From the middle of the median strip to one side.
            /// </summary>
            public double HalfWidth
            {
                get
                {
                    if (f_halfWidth)
                        return _halfWidth;
                    f_halfWidth = true;
                    _halfWidth = (double) (((double) (PathWidth)) * 0.0625);
                    return _halfWidth;
                }
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
            private short _x;
            private short _y;
            private ushort _targetAreaId;
            private ushort _targetNodeId;
            private sbyte _dirX;
            private sbyte _dirY;
            private byte _pathWidth;
            private LaneBits _lanes;
            private LightBits _trafficLight;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla.ExtendedNaviNode m_parent;

            /// <summary>
            /// East, in eighths of a unit. Cars wait about here at a light. In the
            /// original files it is the mean of both ends of the edge, or of the
            /// ends of two pieces of road that were joined in the edge; at most 45.2
            /// units from the middle of the edge.
            /// </summary>
            public short X { get { return _x; } }

            /// <summary>
            /// North, in eighths of a unit.
            /// </summary>
            public short Y { get { return _y; } }

            /// <summary>
            /// Area of the end that the direction points to; 0 to 63.
            /// </summary>
            public ushort TargetAreaId { get { return _targetAreaId; } }

            /// <summary>
            /// Node of the end that the direction points to; always a vehicle node in
            /// the original files.
            /// </summary>
            public ushort TargetNodeId { get { return _targetNodeId; } }

            /// <summary>
            /// East part of the direction in hundredths, -100 to 100, cut toward 0
            /// after a division that can be one step too low or too high; the length
            /// of the vector is 98.6 to 100 in the original files.
            /// </summary>
            public sbyte DirX { get { return _dirX; } }

            /// <summary>
            /// North part of the direction in hundredths, -100 to 100.
            /// </summary>
            public sbyte DirY { get { return _dirY; } }

            /// <summary>
            /// Half of the width of the median strip in sixteenths of a unit: the
            /// larger width of both ends of a piece of road, or of the ends of two
            /// pieces that were joined, which the files do not have. It is the width
            /// of one of the ends of the edge on all but 22 edges; 0 to 120 in the
            /// original files. The engine takes the byte for signed.
            /// </summary>
            public byte PathWidth { get { return _pathWidth; } }

            /// <summary>
            /// Lanes in both directions, and the end that has the light.
            /// </summary>
            public LaneBits Lanes { get { return _lanes; } }

            /// <summary>
            /// State of the light.
            /// </summary>
            public LightBits TrafficLight { get { return _trafficLight; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla.ExtendedNaviNode M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "to area " + TargetAreaId.ToString() + " node " + TargetNodeId.ToString();
            }
        }

        /// <summary>
        /// Number of links and properties of a path node.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117">Source</a>
        /// </remarks>
        public partial class NodeFlags : KaitaiStruct
        {
            public static NodeFlags FromFile(string fileName)
            {
                return new NodeFlags(new KaitaiStream(fileName));
            }

            public NodeFlags(KaitaiStream p__io, GtaSaPathsFla.PathNode p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_specialFunctionName = false;
                f_speedName = false;
                _read();
            }
            private void _read()
            {
                _linkCount = m_io.ReadBitsIntLe(4);
                _onDeadEnd = m_io.ReadBitsIntLe(1) != 0;
                _switchedOff = m_io.ReadBitsIntLe(1) != 0;
                _roadBlock = m_io.ReadBitsIntLe(1) != 0;
                _waterNode = m_io.ReadBitsIntLe(1) != 0;
                _switchedOffOriginal = m_io.ReadBitsIntLe(1) != 0;
                _alreadyFound = m_io.ReadBitsIntLe(1) != 0;
                _dontWander = m_io.ReadBitsIntLe(1) != 0;
                _interiorNode = m_io.ReadBitsIntLe(1) != 0;
                _speed = m_io.ReadBitsIntLe(2);
                _dummy = m_io.ReadBitsIntLe(2);
                _density = m_io.ReadBitsIntLe(4);
                _specialFunction = m_io.ReadBitsIntLe(4);
                _padding = m_io.ReadBitsIntLe(8);
            }
            private bool f_specialFunctionName;
            private SpecialUse _specialFunctionName;

            /// <summary>
            /// Meaning of `special_function`.
            /// </summary>
            public SpecialUse SpecialFunctionName
            {
                get
                {
                    if (f_specialFunctionName)
                        return _specialFunctionName;
                    f_specialFunctionName = true;
                    _specialFunctionName = (SpecialUse) (((GtaSaPathsFla.SpecialUse) SpecialFunction));
                    return _specialFunctionName;
                }
            }
            private bool f_speedName;
            private NodeSpeed _speedName;

            /// <summary>
            /// Meaning of `speed`.
            /// </summary>
            public NodeSpeed SpeedName
            {
                get
                {
                    if (f_speedName)
                        return _speedName;
                    f_speedName = true;
                    _speedName = (NodeSpeed) (((GtaSaPathsFla.NodeSpeed) Speed));
                    return _speedName;
                }
            }
            private ulong _linkCount;
            private bool _onDeadEnd;
            private bool _switchedOff;
            private bool _roadBlock;
            private bool _waterNode;
            private bool _switchedOffOriginal;
            private bool _alreadyFound;
            private bool _dontWander;
            private bool _interiorNode;
            private ulong _speed;
            private ulong _dummy;
            private ulong _density;
            private ulong _specialFunction;
            private ulong _padding;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla.PathNode m_parent;

            /// <summary>
            /// Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
            /// nodes of the original files.
            /// </summary>
            public ulong LinkCount { get { return _linkCount; } }

            /// <summary>
            /// The vehicle node lies on a branch that leads nowhere; set on 2,594 of
            /// 30,587 original vehicle nodes, never on pedestrian nodes.
            /// </summary>
            public bool OnDeadEnd { get { return _onDeadEnd; } }

            /// <summary>
            /// Little or no traffic until a script switches the node on; set on a
            /// quarter of the original vehicle nodes and a sixth of the pedestrian
            /// nodes. The commands 01E7 and 022A clear it for vehicles and for
            /// pedestrians in a box, 01E8 and 022B set it.
            /// </summary>
            public bool SwitchedOff { get { return _switchedOff; } }

            /// <summary>
            /// The police may build a road block here; set on 391 original vehicle
            /// nodes, never on pedestrian nodes.
            /// </summary>
            public bool RoadBlock { get { return _roadBlock; } }

            /// <summary>
            /// A node for boats; set on 1,596 original vehicle nodes, never on
            /// pedestrian nodes.
            /// </summary>
            public bool WaterNode { get { return _waterNode; } }

            /// <summary>
            /// Copy of `switched_off` that the loader makes, from which the commands
            /// 091D and 091E put it back; the stored value has no effect, and equals
            /// it in the original files.
            /// </summary>
            public bool SwitchedOffOriginal { get { return _switchedOffOriginal; } }

            /// <summary>
            /// Scratch bit of a search; 0 in the original files.
            /// </summary>
            public bool AlreadyFound { get { return _alreadyFound; } }

            /// <summary>
            /// Wandering pedestrians keep away; set on 17 original pedestrian
            /// nodes.
            /// </summary>
            public bool DontWander { get { return _dontWander; } }

            /// <summary>
            /// Marks nodes of interiors at run time; 0 in the original files.
            /// </summary>
            public bool InteriorNode { get { return _interiorNode; } }

            /// <summary>
            /// How fast cars drive, see `node_speed`. Vehicle nodes of the original
            /// files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
            /// </summary>
            public ulong Speed { get { return _speed; } }

            /// <summary>
            /// Not used; 0 in the original files.
            /// </summary>
            public ulong Dummy { get { return _dummy; } }

            /// <summary>
            /// How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
            /// original nodes.
            /// </summary>
            public ulong Density { get { return _density; } }

            /// <summary>
            /// What cars do here, see `special_use`; 0 on all but 232 original
            /// nodes, which are vehicle nodes.
            /// </summary>
            public ulong SpecialFunction { get { return _specialFunction; } }

            /// <summary>
            /// Not used; 0 in the original files.
            /// </summary>
            public ulong Padding { get { return _padding; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla.PathNode M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return LinkCount.ToString() + " links";
            }
        }

        /// <summary>
        /// A point of the graph, for vehicles or for pedestrians.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150">Source</a>
        /// </remarks>
        public partial class PathNode : KaitaiStruct
        {
            public static PathNode FromFile(string fileName)
            {
                return new PathNode(new KaitaiStream(fileName));
            }

            public PathNode(KaitaiStream p__io, GtaSaPathsFla.ExtendedPathNode p__parent = null, GtaSaPathsFla p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_fullWidth = false;
                f_halfWidth = false;
                f_positionX = false;
                f_positionY = false;
                f_positionZ = false;
                _read();
            }
            private void _read()
            {
                _nextPtr = m_io.ReadU4le();
                _prevPtr = m_io.ReadU4le();
                _x = m_io.ReadS2le();
                _y = m_io.ReadS2le();
                _z = m_io.ReadS2le();
                _searchDistance = m_io.ReadS2le();
                _baseLink = m_io.ReadS2le();
                _areaId = m_io.ReadU2le();
                _nodeId = m_io.ReadU2le();
                _pathWidth = m_io.ReadU1();
                _floodId = m_io.ReadU1();
                _flags = new NodeFlags(m_io, this, m_root);
            }
            private bool f_fullWidth;
            private double _fullWidth;

            /// <summary>
            /// From side to side.
            /// </summary>
            public double FullWidth
            {
                get
                {
                    if (f_fullWidth)
                        return _fullWidth;
                    f_fullWidth = true;
                    _fullWidth = (double) (((double) (PathWidth)) * 0.125);
                    return _fullWidth;
                }
            }
            private bool f_halfWidth;
            private double _halfWidth;

            /// <summary>
            /// From the middle to one side, as the engine uses the width.
            /// </summary>
            public double HalfWidth
            {
                get
                {
                    if (f_halfWidth)
                        return _halfWidth;
                    f_halfWidth = true;
                    _halfWidth = (double) (((double) (PathWidth)) * 0.0625);
                    return _halfWidth;
                }
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
                    _positionZ = (double) (((double) (Z)) * 0.125);
                    return _positionZ;
                }
            }
            private uint _nextPtr;
            private uint _prevPtr;
            private short _x;
            private short _y;
            private short _z;
            private short _searchDistance;
            private short _baseLink;
            private ushort _areaId;
            private ushort _nodeId;
            private byte _pathWidth;
            private byte _floodId;
            private NodeFlags _flags;
            private GtaSaPathsFla m_root;
            private GtaSaPathsFla.ExtendedPathNode m_parent;

            /// <summary>
            /// Address in the memory of the original compiler: that of the node below
            /// this one on the stack of the flood fill that numbers the parts of the
            /// graph, 0 for the lowest one. The engine overwrites it. Any value; write
            /// 0 for a new node.
            /// </summary>
            public uint NextPtr { get { return _nextPtr; } }

            /// <summary>
            /// Overwritten by the engine; 0 in the original files.
            /// </summary>
            public uint PrevPtr { get { return _prevPtr; } }

            /// <summary>
            /// East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
            /// units in the original files.
            /// </summary>
            public short X { get { return _x; } }

            /// <summary>
            /// North, in eighths of a unit, truncated towards zero; -2932.5 to
            /// 2853.625 units in the original files.
            /// </summary>
            public short Y { get { return _y; } }

            /// <summary>
            /// Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
            /// in the original files.
            /// </summary>
            public short Z { get { return _z; } }

            /// <summary>
            /// Scratch value of the route search, which takes 32766 (0x7ffe) for a
            /// node that it has not touched; 32766 in the original files.
            /// </summary>
            public short SearchDistance { get { return _searchDistance; } }

            /// <summary>
            /// Row of the node's first link; the sum of the link counts of the nodes
            /// before it, 0 to 6,326 in the original files.
            /// </summary>
            public short BaseLink { get { return _baseLink; } }

            /// <summary>
            /// Area of the node's own address, which is the number of the file;
            /// 0 to 63.
            /// </summary>
            public ushort AreaId { get { return _areaId; } }

            /// <summary>
            /// Node of the node's own address, which is its row in the file; 0 to
            /// 2,888 in the original files.
            /// </summary>
            public ushort NodeId { get { return _nodeId; } }

            /// <summary>
            /// Half of a width in sixteenths of a unit: of the median strip at a
            /// vehicle node, of the path at a pedestrian node. In the original
            /// files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
            /// nodes, mostly 16.
            /// </summary>
            public byte PathWidth { get { return _pathWidth; } }

            /// <summary>
            /// Number of the connected part of the graph that the node belongs to,
            /// counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
            /// nodes and 1 to 179 at pedestrian nodes of the original files.
            /// </summary>
            public byte FloodId { get { return _floodId; } }

            /// <summary>
            /// Number of links and properties, 32 bits.
            /// </summary>
            public NodeFlags Flags { get { return _flags; } }
            public GtaSaPathsFla M_Root { get { return m_root; } }
            public GtaSaPathsFla.ExtendedPathNode M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "area " + AreaId.ToString() + " node " + NodeId.ToString();
            }
        }
        private bool f_hasLinks;
        private bool _hasLinks;

        /// <summary>
        /// Whether the reserves are stored.
        /// </summary>
        public bool HasLinks
        {
            get
            {
                if (f_hasLinks)
                    return _hasLinks;
                f_hasLinks = true;
                _hasLinks = (bool) (NumLinks != 0);
                return _hasLinks;
            }
        }
        private bool f_hasName;
        private bool _hasName;

        /// <summary>
        /// Whether a name and a version are stored between the magic and the counts.
        /// </summary>
        public bool HasName
        {
            get
            {
                if (f_hasName)
                    return _hasName;
                f_hasName = true;
                _hasName = (bool) (!(IsFla4));
                return _hasName;
            }
        }
        private bool f_isFla4;
        private bool _isFla4;

        /// <summary>
        /// Whether the counts follow the magic directly, and records are aligned.
        /// </summary>
        public bool IsFla4
        {
            get
            {
                if (f_isFla4)
                    return _isFla4;
                f_isFla4 = true;
                _isFla4 = (bool) (Magic == 876694598);
                return _isFla4;
            }
        }
        private bool f_version;
        private sbyte _version;

        /// <summary>
        /// 2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
        /// </summary>
        public sbyte Version
        {
            get
            {
                if (f_version)
                    return _version;
                f_version = true;
                _version = (sbyte) ((IsFla4 ? 4 : (VersionWord == 861029718 ? 3 : 2)));
                return _version;
            }
        }
        private byte[] _marker;
        private uint _magic;
        private byte? _lenName;
        private byte[] _name;
        private uint? _versionWord;
        private uint _numNodes;
        private uint _numVehicleNodes;
        private uint _numPedNodes;
        private uint _numNaviNodes;
        private uint _numLinks;
        private List<ExtendedPathNode> _nodes;
        private List<ExtendedNaviNode> _naviNodes;
        private List<Link> _links;
        private List<Link> _reservedLinks;
        private List<NaviAddress> _naviLinks;
        private List<byte> _linkLengths;
        private byte[] _reservedLinkLengths;
        private List<Intersection> _intersections;
        private byte[] _reservedIntersections;
        private uint _eofMark;
        private byte[] _trailing;
        private GtaSaPathsFla m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Is stored where the game's own format has its number of path nodes, which
        /// can never be as large.
        /// </summary>
        public byte[] Marker { get { return _marker; } }

        /// <summary>
        /// The bytes `FM92`, after which a name and a version follow, or `FLA4`, after
        /// which the counts do.
        /// </summary>
        public uint Magic { get { return _magic; } }

        /// <summary>
        /// Bytes of the name; 11.
        /// </summary>
        public byte? LenName { get { return _lenName; } }

        /// <summary>
        /// The name of the author between two zeros.
        /// </summary>
        public byte[] Name { get { return _name; } }

        /// <summary>
        /// The bytes `VER2` or `VER3`.
        /// </summary>
        public uint? VersionWord { get { return _versionWord; } }

        /// <summary>
        /// Path nodes, vehicle and pedestrian nodes together.
        /// </summary>
        public uint NumNodes { get { return _numNodes; } }

        /// <summary>
        /// Nodes for cars and boats, which come first.
        /// </summary>
        public uint NumVehicleNodes { get { return _numVehicleNodes; } }

        /// <summary>
        /// Nodes for pedestrians, which follow.
        /// </summary>
        public uint NumPedNodes { get { return _numPedNodes; } }

        /// <summary>
        /// Navi nodes, which describe edges between vehicle nodes.
        /// </summary>
        public uint NumNaviNodes { get { return _numNaviNodes; } }

        /// <summary>
        /// Directed links, each with an address (4 bytes), a navi link (4), a length
        /// (1) and an intersection (1).
        /// </summary>
        public uint NumLinks { get { return _numLinks; } }

        /// <summary>
        /// Path nodes, first those for vehicles, then those for pedestrians.
        /// </summary>
        public List<ExtendedPathNode> Nodes { get { return _nodes; } }

        /// <summary>
        /// Data of the edges between vehicle nodes, one row for each.
        /// </summary>
        public List<ExtendedNaviNode> NaviNodes { get { return _naviNodes; } }

        /// <summary>
        /// Addresses of the neighbours, in the order of the nodes that own them.
        /// </summary>
        public List<Link> Links { get { return _links; } }

        /// <summary>
        /// Room for 16 nodes that get a link into an interior at run time, 12
        /// addresses for each. The engine takes a group whose first area id is 65535
        /// for free; write area 65535, node 0 everywhere.
        /// </summary>
        public List<Link> ReservedLinks { get { return _reservedLinks; } }

        /// <summary>
        /// The navi node of each link, which both directions of an edge share; 0, and
        /// without a meaning, on the links of pedestrian nodes.
        /// </summary>
        public List<NaviAddress> NaviLinks { get { return _naviLinks; } }

        /// <summary>
        /// Length of each link in whole units, rounded down, at least 1: the cost of
        /// the route search.
        /// </summary>
        public List<byte> LinkLengths { get { return _linkLengths; } }

        /// <summary>
        /// Room for the lengths of the links in `reserved_links`; write zeros.
        /// </summary>
        public byte[] ReservedLinkLengths { get { return _reservedLinkLengths; } }

        /// <summary>
        /// How each link crosses roads; all bits are 0 on the links of vehicle nodes.
        /// One editor writes them right after the link lengths, where the adjuster
        /// does not look for them.
        /// </summary>
        public List<Intersection> Intersections { get { return _intersections; } }

        /// <summary>
        /// Room for the intersections of the links in `reserved_links`; write zeros.
        /// </summary>
        public byte[] ReservedIntersections { get { return _reservedIntersections; } }

        /// <summary>
        /// The bytes `EOF` and a zero, with or without links before them; with any
        /// others the adjuster loads nothing of the file.
        /// </summary>
        public uint EofMark { get { return _eofMark; } }

        /// <summary>
        /// Bytes after the layout, which nothing reads: nothing in loose files, zeros
        /// up to a multiple of 2,048 bytes in an archive.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public GtaSaPathsFla M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }

        public override string ToString()
        {
            return NumNodes.ToString() + " path nodes, " + NumNaviNodes.ToString() + " navi nodes, " + NumLinks.ToString() + " links";
        }
    }
}
