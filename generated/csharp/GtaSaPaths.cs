// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Navspec
{

    /// <summary>
    /// One of the 64 squares of the graph that cars, boats and pedestrians follow.
    /// 
    /// The world is cut into 8 by 8 squares, called areas, of 750 by 750 units; a
    /// unit is about one metre. Area 0 lies in the south-west corner, numbers grow
    /// eastwards, then northwards, and file N describes area N. A node is addressed
    /// by the pair of its area and its row in the file of that area.
    /// 
    /// The graph is stored as lists of neighbours, every edge from both of its ends.
    /// A node owns the links `base_link` to `base_link + link_count - 1`. Row i of
    /// `links`, `navi_links`, `link_lengths` and `intersections` describes link i.
    /// Each edge between vehicle nodes has a navi node, which holds its lanes and its
    /// traffic light; the navi links of pedestrian links are 0 and mean nothing.
    /// 
    /// Without links a file ends after the navi nodes. Some old tools wrote files
    /// that end too early: after the link lengths, or without the reserve between
    /// link lengths and intersections. The decisions `has_tail` and `is_wiki_sized`
    /// distinguish them by their size.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/gta-reversed/gta-reversed/blob/2af133f/source/game_sa/PathFind.cpp">CPathFind::LoadPathFindData</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://gtamods.com/wiki/Paths_(GTA_SA)">Source</a>
    /// </remarks>
    public partial class GtaSaPaths : KaitaiStruct
    {
        public static GtaSaPaths FromFile(string fileName)
        {
            return new GtaSaPaths(new KaitaiStream(fileName));
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
        public GtaSaPaths(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaSaPaths p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_hasIntersections = false;
            f_hasLinks = false;
            f_hasReservedIntersections = false;
            f_hasReservedLinkLengths = false;
            f_hasTail = false;
            f_isWikiSized = false;
            f_lenFull = false;
            f_lenShort = false;
            f_lenWiki = false;
            _read();
        }
        private void _read()
        {
            _numNodes = m_io.ReadU4le();
            if (!(_numNodes <= ((uint) ((M_Io.Size - M_Io.Pos) / 28))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 28)), _numNodes, m_io, "/seq/0");
            }
            _numVehicleNodes = m_io.ReadU4le();
            _numPedNodes = m_io.ReadU4le();
            _numNaviNodes = m_io.ReadU4le();
            if (!(_numNaviNodes <= ((uint) ((M_Io.Size - M_Io.Pos) / 14))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 14)), _numNaviNodes, m_io, "/seq/3");
            }
            _numLinks = m_io.ReadU4le();
            if (!(_numLinks <= ((uint) ((M_Io.Size - M_Io.Pos) / 7))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 7)), _numLinks, m_io, "/seq/4");
            }
            _nodes = new List<PathNode>();
            for (var i = 0; i < NumNodes; i++)
            {
                _nodes.Add(new PathNode(m_io, this, m_root));
            }
            _naviNodes = new List<NaviNode>();
            for (var i = 0; i < NumNaviNodes; i++)
            {
                _naviNodes.Add(new NaviNode(m_io, this, m_root));
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
            _naviLinks = new List<NaviLink>();
            for (var i = 0; i < M_Root.NumLinks; i++)
            {
                _naviLinks.Add(new NaviLink(m_io, this, m_root));
            }
            _linkLengths = new List<byte>();
            for (var i = 0; i < M_Root.NumLinks; i++)
            {
                _linkLengths.Add(m_io.ReadU1());
            }
            if (HasReservedLinkLengths) {
                _reservedLinkLengths = m_io.ReadBytes(192);
            }
            if (HasIntersections) {
                _intersections = new List<Intersection>();
                for (var i = 0; i < M_Root.NumLinks; i++)
                {
                    _intersections.Add(new Intersection(m_io, this, m_root));
                }
            }
            if (HasReservedIntersections) {
                _reservedIntersections = m_io.ReadBytes(192);
            }
            _trailing = m_io.ReadBytesFull();
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

            public Intersection(KaitaiStream p__io, GtaSaPaths p__parent = null, GtaSaPaths p__root = null) : base(p__io)
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
            private GtaSaPaths m_root;
            private GtaSaPaths m_parent;

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
            public GtaSaPaths M_Root { get { return m_root; } }
            public GtaSaPaths M_Parent { get { return m_parent; } }
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

            public LaneBits(KaitaiStream p__io, GtaSaPaths.NaviNode p__parent = null, GtaSaPaths p__root = null) : base(p__io)
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
            private GtaSaPaths m_root;
            private GtaSaPaths.NaviNode m_parent;

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
            public GtaSaPaths M_Root { get { return m_root; } }
            public GtaSaPaths.NaviNode M_Parent { get { return m_parent; } }

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

            public LightBits(KaitaiStream p__io, GtaSaPaths.NaviNode p__parent = null, GtaSaPaths p__root = null) : base(p__io)
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
                    _stateName = (LightCycle) (((GtaSaPaths.LightCycle) State));
                    return _stateName;
                }
            }
            private ulong _state;
            private bool _bridgeLights;
            private ulong _reserved;
            private GtaSaPaths m_root;
            private GtaSaPaths.NaviNode m_parent;

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
            public GtaSaPaths M_Root { get { return m_root; } }
            public GtaSaPaths.NaviNode M_Parent { get { return m_parent; } }

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

            public Link(KaitaiStream p__io, GtaSaPaths p__parent = null, GtaSaPaths p__root = null) : base(p__io)
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
            private GtaSaPaths m_root;
            private GtaSaPaths m_parent;

            /// <summary>
            /// Area of the node; 0 to 63. 65535 means none and occurs only in the
            /// reserve.
            /// </summary>
            public ushort AreaId { get { return _areaId; } }

            /// <summary>
            /// Row of the node in the file of that area.
            /// </summary>
            public ushort NodeId { get { return _nodeId; } }
            public GtaSaPaths M_Root { get { return m_root; } }
            public GtaSaPaths M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "area " + AreaId.ToString() + " node " + NodeId.ToString();
            }
        }

        /// <summary>
        /// Address of a navi node. The word 0xffff means none to the engine, so area
        /// 63 can use no more than 1,023 navi nodes.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L49-L72">Source</a>
        /// </remarks>
        public partial class NaviLink : KaitaiStruct
        {
            public static NaviLink FromFile(string fileName)
            {
                return new NaviLink(new KaitaiStream(fileName));
            }

            public NaviLink(KaitaiStream p__io, GtaSaPaths p__parent = null, GtaSaPaths p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _naviId = m_io.ReadBitsIntLe(10);
                _naviAreaId = m_io.ReadBitsIntLe(6);
            }
            private ulong _naviId;
            private ulong _naviAreaId;
            private GtaSaPaths m_root;
            private GtaSaPaths m_parent;

            /// <summary>
            /// Row of the navi node in the file of `navi_area_id`.
            /// </summary>
            public ulong NaviId { get { return _naviId; } }

            /// <summary>
            /// Area of the file that holds the navi node; 0 to 63.
            /// </summary>
            public ulong NaviAreaId { get { return _naviAreaId; } }
            public GtaSaPaths M_Root { get { return m_root; } }
            public GtaSaPaths M_Parent { get { return m_parent; } }

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

            public NaviNode(KaitaiStream p__io, GtaSaPaths p__parent = null, GtaSaPaths p__root = null) : base(p__io)
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
            private GtaSaPaths m_root;
            private GtaSaPaths m_parent;

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
            public GtaSaPaths M_Root { get { return m_root; } }
            public GtaSaPaths M_Parent { get { return m_parent; } }

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

            public NodeFlags(KaitaiStream p__io, GtaSaPaths.PathNode p__parent = null, GtaSaPaths p__root = null) : base(p__io)
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
                    _specialFunctionName = (SpecialUse) (((GtaSaPaths.SpecialUse) SpecialFunction));
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
                    _speedName = (NodeSpeed) (((GtaSaPaths.NodeSpeed) Speed));
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
            private GtaSaPaths m_root;
            private GtaSaPaths.PathNode m_parent;

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
            public GtaSaPaths M_Root { get { return m_root; } }
            public GtaSaPaths.PathNode M_Parent { get { return m_parent; } }

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

            public PathNode(KaitaiStream p__io, GtaSaPaths p__parent = null, GtaSaPaths p__root = null) : base(p__io)
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
            private GtaSaPaths m_root;
            private GtaSaPaths m_parent;

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
            public GtaSaPaths M_Root { get { return m_root; } }
            public GtaSaPaths M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "area " + AreaId.ToString() + " node " + NodeId.ToString();
            }
        }
        private bool f_hasIntersections;
        private bool _hasIntersections;

        /// <summary>
        /// Whether the intersections are stored.
        /// </summary>
        public bool HasIntersections
        {
            get
            {
                if (f_hasIntersections)
                    return _hasIntersections;
                f_hasIntersections = true;
                _hasIntersections = (bool) (HasTail);
                return _hasIntersections;
            }
        }
        private bool f_hasLinks;
        private bool _hasLinks;

        /// <summary>
        /// Whether the reserve of the links is stored.
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
        private bool f_hasReservedIntersections;
        private bool _hasReservedIntersections;

        /// <summary>
        /// Whether the reserve of the intersections is stored.
        /// </summary>
        public bool HasReservedIntersections
        {
            get
            {
                if (f_hasReservedIntersections)
                    return _hasReservedIntersections;
                f_hasReservedIntersections = true;
                _hasReservedIntersections = (bool) ( ((HasLinks) && (HasTail)) );
                return _hasReservedIntersections;
            }
        }
        private bool f_hasReservedLinkLengths;
        private bool _hasReservedLinkLengths;

        /// <summary>
        /// Whether the reserve of the link lengths is stored.
        /// </summary>
        public bool HasReservedLinkLengths
        {
            get
            {
                if (f_hasReservedLinkLengths)
                    return _hasReservedLinkLengths;
                f_hasReservedLinkLengths = true;
                _hasReservedLinkLengths = (bool) ( ((HasLinks) && (HasTail) && (!(IsWikiSized))) );
                return _hasReservedLinkLengths;
            }
        }
        private bool f_hasTail;
        private bool _hasTail;

        /// <summary>
        /// Whether any part of the layout follows the link lengths.
        /// </summary>
        public bool HasTail
        {
            get
            {
                if (f_hasTail)
                    return _hasTail;
                f_hasTail = true;
                _hasTail = (bool) ( ((!(HasLinks)) || (IsWikiSized) || (((long) (M_Io.Size)) >= LenFull)) );
                return _hasTail;
            }
        }
        private bool f_isWikiSized;
        private bool _isWikiSized;

        /// <summary>
        /// Whether the intersections follow the link lengths directly. The game
        /// does not read such a file as meant. The size shows it only for files
        /// without padding.
        /// </summary>
        public bool IsWikiSized
        {
            get
            {
                if (f_isWikiSized)
                    return _isWikiSized;
                f_isWikiSized = true;
                _isWikiSized = (bool) ( ((HasLinks) && (((long) (M_Io.Size)) == LenWiki)) );
                return _isWikiSized;
            }
        }
        private bool f_lenFull;
        private long _lenFull;

        /// <summary>
        /// Bytes of a complete file with links.
        /// </summary>
        public long LenFull
        {
            get
            {
                if (f_lenFull)
                    return _lenFull;
                f_lenFull = true;
                _lenFull = (long) (((long) (LenWiki + 192)));
                return _lenFull;
            }
        }
        private bool f_lenShort;
        private long _lenShort;

        /// <summary>
        /// Bytes of a file with links that ends after the link lengths.
        /// </summary>
        public long LenShort
        {
            get
            {
                if (f_lenShort)
                    return _lenShort;
                f_lenShort = true;
                _lenShort = (long) (((long) ((((20 + ((long) (NumNodes)) * 28) + ((long) (NumNaviNodes)) * 14) + ((long) (NumLinks)) * 7) + 768)));
                return _lenShort;
            }
        }
        private bool f_lenWiki;
        private long _lenWiki;

        /// <summary>
        /// Bytes of a file with links that lacks the reserve of the link lengths.
        /// </summary>
        public long LenWiki
        {
            get
            {
                if (f_lenWiki)
                    return _lenWiki;
                f_lenWiki = true;
                _lenWiki = (long) (((long) ((LenShort + ((long) (NumLinks))) + 192)));
                return _lenWiki;
            }
        }
        private uint _numNodes;
        private uint _numVehicleNodes;
        private uint _numPedNodes;
        private uint _numNaviNodes;
        private uint _numLinks;
        private List<PathNode> _nodes;
        private List<NaviNode> _naviNodes;
        private List<Link> _links;
        private List<Link> _reservedLinks;
        private List<NaviLink> _naviLinks;
        private List<byte> _linkLengths;
        private byte[] _reservedLinkLengths;
        private List<Intersection> _intersections;
        private byte[] _reservedIntersections;
        private byte[] _trailing;
        private GtaSaPaths m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Path nodes, vehicle and pedestrian nodes together; 73 to 2,889 in the
        /// original files. 0xffffffff announces another format of the limit
        /// adjuster by fastman92.
        /// </summary>
        public uint NumNodes { get { return _numNodes; } }

        /// <summary>
        /// Nodes for cars and boats, which come first; 73 to 948 in the original
        /// files.
        /// </summary>
        public uint NumVehicleNodes { get { return _numVehicleNodes; } }

        /// <summary>
        /// Nodes for pedestrians, which follow; 0 to 2,262 in the original files,
        /// 0 in six of them.
        /// </summary>
        public uint NumPedNodes { get { return _numPedNodes; } }

        /// <summary>
        /// Navi nodes, which describe edges between vehicle nodes; 71 to 985 in the
        /// original files.
        /// </summary>
        public uint NumNaviNodes { get { return _numNaviNodes; } }

        /// <summary>
        /// Directed links, each with an address (4 bytes), a navi link (2) and a
        /// length (1), and an intersection (1) unless the tail is missing; 149 to
        /// 6,328 in the original files.
        /// </summary>
        public uint NumLinks { get { return _numLinks; } }

        /// <summary>
        /// Path nodes, first those for vehicles, then those for pedestrians.
        /// </summary>
        public List<PathNode> Nodes { get { return _nodes; } }

        /// <summary>
        /// Data of the edges between vehicle nodes, one row for each.
        /// </summary>
        public List<NaviNode> NaviNodes { get { return _naviNodes; } }

        /// <summary>
        /// Addresses of the neighbours, in the order of the nodes that own them.
        /// </summary>
        public List<Link> Links { get { return _links; } }

        /// <summary>
        /// Room for 16 nodes that get a link into an interior at run time, 12
        /// addresses for each. The engine takes a group whose first area id is 65535
        /// for free; every entry of the original files is area 65535, node 0.
        /// </summary>
        public List<Link> ReservedLinks { get { return _reservedLinks; } }

        /// <summary>
        /// The navi node of each link, which both directions of an edge share; 0, and
        /// without a meaning, on the links of pedestrian nodes.
        /// </summary>
        public List<NaviLink> NaviLinks { get { return _naviLinks; } }

        /// <summary>
        /// Length of each link in whole units, rounded down, at least 1: the cost of
        /// the route search. 1 to 165 in the original files.
        /// </summary>
        public List<byte> LinkLengths { get { return _linkLengths; } }

        /// <summary>
        /// Room for the lengths of the links in `reserved_links`; zeros in the
        /// original files.
        /// </summary>
        public byte[] ReservedLinkLengths { get { return _reservedLinkLengths; } }

        /// <summary>
        /// How each link crosses roads; all bits are 0 on the links of vehicle nodes.
        /// </summary>
        public List<Intersection> Intersections { get { return _intersections; } }

        /// <summary>
        /// Room for the intersections of the links in `reserved_links`; zeros in the
        /// original files.
        /// </summary>
        public byte[] ReservedIntersections { get { return _reservedIntersections; } }

        /// <summary>
        /// Bytes after the layout, which the game does not read: nothing in loose
        /// files, zeros up to a multiple of 2,048 bytes in an archive. A file without
        /// links may have a link reserve here, 192 times FF FF 00 00.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public GtaSaPaths M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }

        public override string ToString()
        {
            return NumNodes.ToString() + " path nodes, " + NumNaviNodes.ToString() + " navi nodes, " + NumLinks.ToString() + " links";
        }
    }
}
