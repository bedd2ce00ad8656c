// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Navspec
{

    /// <summary>
    /// The surface of one map on which bots walk: convex polygons (&quot;areas&quot;) for each
    /// size of body (&quot;hull&quot;), and the links over their edges.
    /// 
    /// World units are those of the map, about an inch (0.0254 m) each; z points up.
    /// In version 30 an area has corners of its own, later it names a polygon of a
    /// pool. The areas are followed by the parameters they were generated with, whose
    /// layout has a version of its own. Blocks of KV3, a container for key and value
    /// pairs, start at multiples of eight bytes and are kept as they are.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh">Source</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py">Source</a>
    /// </remarks>
    public partial class Source2Nav : KaitaiStruct
    {
        public static Source2Nav FromFile(string fileName)
        {
            return new Source2Nav(new KaitaiStream(fileName));
        }


        public enum Side
        {
            North = 0,
            East = 1,
            South = 2,
            West = 3,
        }
        public Source2Nav(KaitaiStream p__io, KaitaiStruct p__parent = null, Source2Nav p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_hasCustomData = false;
            f_hasGravity = false;
            f_hasGravityFlags = false;
            f_hasKv3Blocks = false;
            f_hasMovableMeshes = false;
            f_hasPolygons = false;
            _read();
        }
        private void _read()
        {
            _magic = m_io.ReadU4le();
            if (!(_magic == 4277009102))
            {
                throw new ValidationNotEqualError(4277009102, _magic, m_io, "/seq/0");
            }
            _version = m_io.ReadU4le();
            if (!(_version >= 30))
            {
                throw new ValidationLessThanError(30, _version, m_io, "/seq/1");
            }
            if (!(_version <= 36))
            {
                throw new ValidationGreaterThanError(36, _version, m_io, "/seq/1");
            }
            _subVersion = m_io.ReadU4le();
            _isAnalyzed = m_io.ReadU1();
            _numPlaces = m_io.ReadU2le();
            _places = new List<Place>();
            for (var i = 0; i < NumPlaces; i++)
            {
                _places.Add(new Place(m_io, this, m_root));
            }
            _hasUnnamedAreas = m_io.ReadU1();
            if (HasKv3Blocks) {
                _movableMeshPadding = m_io.ReadBytes(KaitaiStream.Mod(8 - KaitaiStream.Mod(M_Io.Pos, 8), 8));
            }
            if (HasKv3Blocks) {
                _movableMeshSettings = new Kv3Block(m_io, this, m_root);
            }
            if (HasPolygons) {
                _numCorners = m_io.ReadU4le();
                if (!(_numCorners <= ((uint) ((M_Io.Size - M_Io.Pos) / 12))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 12)), _numCorners, m_io, "/seq/9");
                }
            }
            if (HasPolygons) {
                _corners = new List<Vec3>();
                for (var i = 0; i < NumCorners; i++)
                {
                    _corners.Add(new Vec3(m_io, this, m_root));
                }
            }
            if (HasPolygons) {
                _numPolygons = m_io.ReadU4le();
                if (!(_numPolygons <= ((uint) (M_Io.Size - M_Io.Pos))))
                {
                    throw new ValidationGreaterThanError(((uint) (M_Io.Size - M_Io.Pos)), _numPolygons, m_io, "/seq/11");
                }
            }
            if (HasPolygons) {
                _polygons = new List<Polygon>();
                for (var i = 0; i < NumPolygons; i++)
                {
                    _polygons.Add(new Polygon(m_io, this, m_root));
                }
            }
            if (HasGravityFlags) {
                _gravityFlags = m_io.ReadU4le();
            }
            if (HasGravity) {
                _numGravity = m_io.ReadU4le();
                if (!(_numGravity <= ((uint) ((M_Io.Size - M_Io.Pos) / 12))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 12)), _numGravity, m_io, "/seq/14");
                }
            }
            if (HasGravity) {
                _gravity = new List<Vec3>();
                for (var i = 0; i < NumGravity; i++)
                {
                    _gravity.Add(new Vec3(m_io, this, m_root));
                }
            }
            if (HasMovableMeshes) {
                _numMovableMeshes = m_io.ReadU4le();
                if (!(_numMovableMeshes <= ((uint) ((M_Io.Size - M_Io.Pos) / 49))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 49)), _numMovableMeshes, m_io, "/seq/16");
                }
            }
            if (HasMovableMeshes) {
                _movableMeshes = new List<MovableMesh>();
                for (var i = 0; i < NumMovableMeshes; i++)
                {
                    _movableMeshes.Add(new MovableMesh(m_io, this, m_root));
                }
            }
            if (HasKv3Blocks) {
                _gameDataPadding = m_io.ReadBytes(KaitaiStream.Mod(8 - KaitaiStream.Mod(M_Io.Pos, 8), 8));
            }
            if (HasKv3Blocks) {
                _gameDataKv3 = new Kv3Block(m_io, this, m_root);
            }
            _numAreas = m_io.ReadU4le();
            if (!(_numAreas <= ((uint) ((M_Io.Size - M_Io.Pos) / 34))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 34)), _numAreas, m_io, "/seq/20");
            }
            _areas = new List<NavArea>();
            for (var i = 0; i < NumAreas; i++)
            {
                _areas.Add(new NavArea(m_io, this, m_root));
            }
            _numLadders = m_io.ReadU4le();
            if (!(_numLadders <= ((uint) ((M_Io.Size - M_Io.Pos) / 60))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 60)), _numLadders, m_io, "/seq/22");
            }
            _ladders = new List<NavLadder>();
            for (var i = 0; i < NumLadders; i++)
            {
                _ladders.Add(new NavLadder(m_io, this, m_root));
            }
            _numTransformedBounds = m_io.ReadS4le();
            if (!(_numTransformedBounds >= 0))
            {
                throw new ValidationLessThanError(0, _numTransformedBounds, m_io, "/seq/24");
            }
            if (!(_numTransformedBounds <= ((int) ((M_Io.Size - M_Io.Pos) / 72))))
            {
                throw new ValidationGreaterThanError(((int) ((M_Io.Size - M_Io.Pos) / 72)), _numTransformedBounds, m_io, "/seq/24");
            }
            _transformedBounds = new List<TransformedBox>();
            for (var i = 0; i < NumTransformedBounds; i++)
            {
                _transformedBounds.Add(new TransformedBox(m_io, this, m_root));
            }
            _generationParams = new GenerationSettings(m_io, this, m_root);
            if (HasKv3Blocks) {
                _extraGenerationPadding = m_io.ReadBytes(KaitaiStream.Mod(8 - KaitaiStream.Mod(M_Io.Pos, 8), 8));
            }
            if (HasKv3Blocks) {
                _extraGenerationParams = new Kv3Block(m_io, this, m_root);
            }
            if (HasCustomData) {
                _customDataPadding = m_io.ReadBytes(KaitaiStream.Mod(8 - KaitaiStream.Mod(M_Io.Pos, 8), 8));
            }
            if (HasCustomData) {
                _customData = new Kv3Block(m_io, this, m_root);
            }
            _tail = m_io.ReadBytesFull();
        }

        /// <summary>
        /// Links over one edge of an area.
        /// </summary>
        public partial class AreaEdge : KaitaiStruct
        {
            public static AreaEdge FromFile(string fileName)
            {
                return new AreaEdge(new KaitaiStream(fileName));
            }

            public AreaEdge(KaitaiStream p__io, Source2Nav.NavArea p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numLinks = m_io.ReadU4le();
                if (!(_numLinks <= ((uint) ((M_Io.Size - M_Io.Pos) / 8))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 8)), _numLinks, m_io, "/types/area_edge/seq/0");
                }
                _links = new List<EdgeLink>();
                for (var i = 0; i < NumLinks; i++)
                {
                    _links.Add(new EdgeLink(m_io, this, m_root));
                }
            }
            private uint _numLinks;
            private List<EdgeLink> _links;
            private Source2Nav m_root;
            private Source2Nav.NavArea m_parent;

            /// <summary>
            /// Links that follow.
            /// </summary>
            public uint NumLinks { get { return _numLinks; } }

            /// <summary>
            /// Links over the edge into other areas.
            /// </summary>
            public List<EdgeLink> Links { get { return _links; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A way over an edge into another area.
        /// </summary>
        public partial class EdgeLink : KaitaiStruct
        {
            public static EdgeLink FromFile(string fileName)
            {
                return new EdgeLink(new KaitaiStream(fileName));
            }

            public EdgeLink(KaitaiStream p__io, Source2Nav.AreaEdge p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _areaId = m_io.ReadU4le();
                _edgeIndex = m_io.ReadU4le();
            }
            private uint _areaId;
            private uint _edgeIndex;
            private Source2Nav m_root;
            private Source2Nav.AreaEdge m_parent;

            /// <summary>
            /// Id of the area that is entered.
            /// </summary>
            public uint AreaId { get { return _areaId; } }

            /// <summary>
            /// Edge of that area over which it is entered.
            /// </summary>
            public uint EdgeIndex { get { return _edgeIndex; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav.AreaEdge M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// How a mesh was generated.
        /// </summary>
        public partial class GenerationSettings : KaitaiStruct
        {
            public static GenerationSettings FromFile(string fileName)
            {
                return new GenerationSettings(new KaitaiStream(fileName));
            }

            public GenerationSettings(KaitaiStream p__io, Source2Nav p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasEdgeRemoval = false;
                f_hasGravityFlag = false;
                f_hasHullNames = false;
                _read();
            }
            private void _read()
            {
                _genVersion = m_io.ReadS4le();
                if (!(_genVersion >= 6))
                {
                    throw new ValidationLessThanError(6, _genVersion, m_io, "/types/generation_settings/seq/0");
                }
                if (!(_genVersion <= 13))
                {
                    throw new ValidationGreaterThanError(13, _genVersion, m_io, "/types/generation_settings/seq/0");
                }
                _useProjectDefaults = m_io.ReadU4le();
                _tileSize = m_io.ReadF4le();
                _cellSize = m_io.ReadF4le();
                _cellHeight = m_io.ReadF4le();
                _minRegionSize = m_io.ReadS4le();
                _mergedRegionSize = m_io.ReadS4le();
                _meshSampleDistance = m_io.ReadF4le();
                _maxSampleError = m_io.ReadF4le();
                _maxEdgeLength = m_io.ReadS4le();
                _maxEdgeError = m_io.ReadF4le();
                _vertsPerPoly = m_io.ReadS4le();
                if (HasEdgeRemoval) {
                    _smallAreaOnEdgeRemoval = m_io.ReadF4le();
                }
                if (HasHullNames) {
                    _hullPresetName = m_io.ReadBytesTerm(0, false, true, true);
                }
                if (HasHullNames) {
                    _hullDefinitionsFile = m_io.ReadBytesTerm(0, false, true, true);
                }
                _numHulls = m_io.ReadU4le();
                if (!(_numHulls <= ((uint) ((GenVersion < 12 ? ((uint) (NumHulls)) : ((uint) ((M_Io.Size - M_Io.Pos) / 38)))))))
                {
                    throw new ValidationGreaterThanError(((uint) ((GenVersion < 12 ? ((uint) (NumHulls)) : ((uint) ((M_Io.Size - M_Io.Pos) / 38))))), _numHulls, m_io, "/types/generation_settings/seq/15");
                }
                _hulls = new List<Hull>();
                for (var i = 0; i < (GenVersion < 12 ? ((uint) (3)) : ((uint) (NumHulls))); i++)
                {
                    _hulls.Add(new Hull(m_io, this, m_root));
                }
                if (HasGravityFlag) {
                    _gravityFlag = m_io.ReadU1();
                }
            }
            private bool f_hasEdgeRemoval;
            private bool _hasEdgeRemoval;

            /// <summary>
            /// Whether `small_area_on_edge_removal` is stored.
            /// </summary>
            public bool HasEdgeRemoval
            {
                get
                {
                    if (f_hasEdgeRemoval)
                        return _hasEdgeRemoval;
                    f_hasEdgeRemoval = true;
                    _hasEdgeRemoval = (bool) (GenVersion >= 7);
                    return _hasEdgeRemoval;
                }
            }
            private bool f_hasGravityFlag;
            private bool _hasGravityFlag;

            /// <summary>
            /// Whether `gravity_flag` is stored.
            /// </summary>
            public bool HasGravityFlag
            {
                get
                {
                    if (f_hasGravityFlag)
                        return _hasGravityFlag;
                    f_hasGravityFlag = true;
                    _hasGravityFlag = (bool) (GenVersion >= 10);
                    return _hasGravityFlag;
                }
            }
            private bool f_hasHullNames;
            private bool _hasHullNames;

            /// <summary>
            /// Whether names of hulls are stored.
            /// </summary>
            public bool HasHullNames
            {
                get
                {
                    if (f_hasHullNames)
                        return _hasHullNames;
                    f_hasHullNames = true;
                    _hasHullNames = (bool) (GenVersion >= 12);
                    return _hasHullNames;
                }
            }
            private int _genVersion;
            private uint _useProjectDefaults;
            private float _tileSize;
            private float _cellSize;
            private float _cellHeight;
            private int _minRegionSize;
            private int _mergedRegionSize;
            private float _meshSampleDistance;
            private float _maxSampleError;
            private int _maxEdgeLength;
            private float _maxEdgeError;
            private int _vertsPerPoly;
            private float? _smallAreaOnEdgeRemoval;
            private byte[] _hullPresetName;
            private byte[] _hullDefinitionsFile;
            private uint _numHulls;
            private List<Hull> _hulls;
            private byte? _gravityFlag;
            private Source2Nav m_root;
            private Source2Nav m_parent;

            /// <summary>
            /// Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
            /// in 36. That of hulls before 6 is not known.
            /// </summary>
            public int GenVersion { get { return _genVersion; } }

            /// <summary>
            /// Whether the settings are to be those of the project: with 1 the game
            /// warns when they differ. 1 in the known files.
            /// </summary>
            public uint UseProjectDefaults { get { return _useProjectDefaults; } }

            /// <summary>
            /// Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
            /// 192 units there.
            /// </summary>
            public float TileSize { get { return _tileSize; } }

            /// <summary>
            /// Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
            /// </summary>
            public float CellSize { get { return _cellSize; } }

            /// <summary>
            /// Size of a cell along z (Recast: `ch`); 2 in the known files.
            /// </summary>
            public float CellHeight { get { return _cellHeight; } }

            /// <summary>
            /// Smallest region, as the side of a square in cells (Recast:
            /// `regionMinSize`); 8 in the known files.
            /// </summary>
            public int MinRegionSize { get { return _minRegionSize; } }

            /// <summary>
            /// Regions up to this size are merged, as the side of a square in cells
            /// (Recast: `regionMergeSize`); 20 in the known files.
            /// </summary>
            public int MergedRegionSize { get { return _mergedRegionSize; } }

            /// <summary>
            /// Distance of the samples of the height (Recast: `detailSampleDist`);
            /// 120 in the known files.
            /// </summary>
            public float MeshSampleDistance { get { return _meshSampleDistance; } }

            /// <summary>
            /// Largest error of a sample of the height (Recast:
            /// `detailSampleMaxError`); 2 in the known files.
            /// </summary>
            public float MaxSampleError { get { return _maxSampleError; } }

            /// <summary>
            /// Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
            /// files.
            /// </summary>
            public int MaxEdgeLength { get { return _maxEdgeLength; } }

            /// <summary>
            /// Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
            /// 45 in the known files.
            /// </summary>
            public float MaxEdgeError { get { return _maxEdgeError; } }

            /// <summary>
            /// Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
            /// files, which is also the most that the game stores.
            /// </summary>
            public int VertsPerPoly { get { return _vertsPerPoly; } }

            /// <summary>
            /// Size up to which areas at edges are dropped; -1, in the known files,
            /// selects the default.
            /// </summary>
            public float? SmallAreaOnEdgeRemoval { get { return _smallAreaOnEdgeRemoval; } }

            /// <summary>
            /// Name of a set of hulls; empty in the known files.
            /// </summary>
            public byte[] HullPresetName { get { return _hullPresetName; } }

            /// <summary>
            /// File with the hulls; empty in the known files.
            /// </summary>
            public byte[] HullDefinitionsFile { get { return _hullDefinitionsFile; } }

            /// <summary>
            /// Hulls that follow, from generator version 12 on; before, three follow
            /// whatever the number, so that the number is its own bound. 3 or 1 in
            /// the known files.
            /// </summary>
            public uint NumHulls { get { return _numHulls; } }

            /// <summary>
            /// Sizes of bodies that the mesh was generated for.
            /// </summary>
            public List<Hull> Hulls { get { return _hulls; } }

            /// <summary>
            /// Whether gravity follows the rotation, probably; 0 in the known files.
            /// </summary>
            public byte? GravityFlag { get { return _gravityFlag; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A point at which a bot hides, or from which it shoots.
        /// </summary>
        public partial class HidingSpot : KaitaiStruct
        {
            public static HidingSpot FromFile(string fileName)
            {
                return new HidingSpot(new KaitaiStream(fileName));
            }

            public HidingSpot(KaitaiStream p__io, Source2Nav.NavArea p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _id = m_io.ReadU4le();
                _position = new Vec3(m_io, this, m_root);
                _flags = m_io.ReadU1();
            }
            private uint _id;
            private Vec3 _position;
            private byte _flags;
            private Source2Nav m_root;
            private Source2Nav.NavArea m_parent;

            /// <summary>
            /// Number by which encounters name the spot.
            /// </summary>
            public uint Id { get { return _id; } }

            /// <summary>
            /// On the floor.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Quality of the spot.
            /// 
            /// - `in_cover`: A corner with hard cover.
            /// - `good_sniper_spot`: A sniper can fire well along a line.
            /// - `ideal_sniper_spot`: A sniper sees far or much from here.
            /// - `exposed`: In the open, mostly on a ledge.
            /// </summary>
            public byte Flags { get { return _flags; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Size and skill of a body.
        /// </summary>
        public partial class Hull : KaitaiStruct
        {
            public static Hull FromFile(string fileName)
            {
                return new Hull(new KaitaiStream(fileName));
            }

            public Hull(KaitaiStream p__io, Source2Nav.GenerationSettings p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasBorderErosion = false;
                f_hasCrawlHeight = false;
                f_hasEnabled = false;
                f_hasShortHeight = false;
                _read();
            }
            private void _read()
            {
                if (HasEnabled) {
                    _enabled = m_io.ReadU1();
                }
                _radius = m_io.ReadF4le();
                _height = m_io.ReadF4le();
                if (HasShortHeight) {
                    _shortHeightEnabled = m_io.ReadU1();
                }
                if (HasShortHeight) {
                    _shortHeight = m_io.ReadF4le();
                }
                if (HasCrawlHeight) {
                    _crawlEnabled = m_io.ReadU1();
                }
                if (HasCrawlHeight) {
                    _crawlHeight = m_io.ReadF4le();
                }
                _maxClimb = m_io.ReadF4le();
                _maxSlope = m_io.ReadS4le();
                _maxJumpDown = m_io.ReadF4le();
                _maxJumpHorizontal = m_io.ReadF4le();
                _maxJumpUp = m_io.ReadF4le();
                if (HasBorderErosion) {
                    _borderErosion = m_io.ReadS4le();
                }
            }
            private bool f_hasBorderErosion;
            private bool _hasBorderErosion;

            /// <summary>
            /// Whether `border_erosion` is stored.
            /// </summary>
            public bool HasBorderErosion
            {
                get
                {
                    if (f_hasBorderErosion)
                        return _hasBorderErosion;
                    f_hasBorderErosion = true;
                    _hasBorderErosion = (bool) (M_Parent.GenVersion >= 11);
                    return _hasBorderErosion;
                }
            }
            private bool f_hasCrawlHeight;
            private bool _hasCrawlHeight;

            /// <summary>
            /// Whether the height crawling is stored.
            /// </summary>
            public bool HasCrawlHeight
            {
                get
                {
                    if (f_hasCrawlHeight)
                        return _hasCrawlHeight;
                    f_hasCrawlHeight = true;
                    _hasCrawlHeight = (bool) (M_Parent.GenVersion >= 13);
                    return _hasCrawlHeight;
                }
            }
            private bool f_hasEnabled;
            private bool _hasEnabled;

            /// <summary>
            /// Whether `enabled` is stored.
            /// </summary>
            public bool HasEnabled
            {
                get
                {
                    if (f_hasEnabled)
                        return _hasEnabled;
                    f_hasEnabled = true;
                    _hasEnabled = (bool) (M_Parent.GenVersion >= 9);
                    return _hasEnabled;
                }
            }
            private bool f_hasShortHeight;
            private bool _hasShortHeight;

            /// <summary>
            /// Whether the height crouched is stored.
            /// </summary>
            public bool HasShortHeight
            {
                get
                {
                    if (f_hasShortHeight)
                        return _hasShortHeight;
                    f_hasShortHeight = true;
                    _hasShortHeight = (bool) (M_Parent.GenVersion >= 8);
                    return _hasShortHeight;
                }
            }
            private byte? _enabled;
            private float _radius;
            private float _height;
            private byte? _shortHeightEnabled;
            private float? _shortHeight;
            private byte? _crawlEnabled;
            private float? _crawlHeight;
            private float _maxClimb;
            private int _maxSlope;
            private float _maxJumpDown;
            private float _maxJumpHorizontal;
            private float _maxJumpUp;
            private int? _borderErosion;
            private Source2Nav m_root;
            private Source2Nav.GenerationSettings m_parent;

            /// <summary>
            /// Whether the hull is used; 1 in the known files.
            /// </summary>
            public byte? Enabled { get { return _enabled; } }

            /// <summary>
            /// Half of the width; 12 to 23 in the known files.
            /// </summary>
            public float Radius { get { return _radius; } }

            /// <summary>
            /// Height upright; 24 to 79 in the known files.
            /// </summary>
            public float Height { get { return _height; } }

            /// <summary>
            /// Whether the body can crouch; 1 in the known files.
            /// </summary>
            public byte? ShortHeightEnabled { get { return _shortHeightEnabled; } }

            /// <summary>
            /// Height crouched; 35.5 in the known files.
            /// </summary>
            public float? ShortHeight { get { return _shortHeight; } }

            /// <summary>
            /// Whether the body can crawl; 0 in the known file.
            /// </summary>
            public byte? CrawlEnabled { get { return _crawlEnabled; } }

            /// <summary>
            /// Height crawling; 17.5 in the known file.
            /// </summary>
            public float? CrawlHeight { get { return _crawlHeight; } }

            /// <summary>
            /// Highest step; 15.5 or 16 in the known files.
            /// </summary>
            public float MaxClimb { get { return _maxClimb; } }

            /// <summary>
            /// Steepest slope; 50 in the known files.
            /// </summary>
            public int MaxSlope { get { return _maxSlope; } }

            /// <summary>
            /// Deepest jump; 0 to 240 in the known files.
            /// </summary>
            public float MaxJumpDown { get { return _maxJumpDown; } }

            /// <summary>
            /// Longest jump; 64 in the known files.
            /// </summary>
            public float MaxJumpHorizontal { get { return _maxJumpHorizontal; } }

            /// <summary>
            /// Highest jump; 0 to 240 in the known files.
            /// </summary>
            public float MaxJumpUp { get { return _maxJumpUp; } }

            /// <summary>
            /// Cells that are taken off at borders, -1 for the radius; 0 in the known files.
            /// </summary>
            public int? BorderErosion { get { return _borderErosion; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav.GenerationSettings M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Ids of ladders.
        /// </summary>
        public partial class IdList : KaitaiStruct
        {
            public static IdList FromFile(string fileName)
            {
                return new IdList(new KaitaiStream(fileName));
            }

            public IdList(KaitaiStream p__io, Source2Nav.NavArea p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numIds = m_io.ReadU4le();
                if (!(_numIds <= ((uint) ((M_Io.Size - M_Io.Pos) / 4))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 4)), _numIds, m_io, "/types/id_list/seq/0");
                }
                _ids = new List<uint>();
                for (var i = 0; i < NumIds; i++)
                {
                    _ids.Add(m_io.ReadU4le());
                }
            }
            private uint _numIds;
            private List<uint> _ids;
            private Source2Nav m_root;
            private Source2Nav.NavArea m_parent;

            /// <summary>
            /// Ids that follow.
            /// </summary>
            public uint NumIds { get { return _numIds; } }

            /// <summary>
            /// Ids of the ladders in the list.
            /// </summary>
            public List<uint> Ids { get { return _ids; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Keys and values in a binary form, whose header has their length. Their
        /// content is kept unchanged.
        /// </summary>
        public partial class Kv3Block : KaitaiStruct
        {
            public static Kv3Block FromFile(string fileName)
            {
                return new Kv3Block(new KaitaiStream(fileName));
            }

            public Kv3Block(KaitaiStream p__io, Source2Nav p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasBuffers = false;
                f_lenContent = false;
                _read();
            }
            private void _read()
            {
                _kv3Version = m_io.ReadU1();
                if (!( ((_kv3Version == 4) || (_kv3Version == 5)) ))
                {
                    throw new ValidationNotAnyOfError(_kv3Version, m_io, "/types/kv3_block/seq/0");
                }
                _kv3Magic = m_io.ReadBytes(3);
                if (!((KaitaiStream.ByteArrayCompare(_kv3Magic, new byte[] { 51, 86, 75 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 51, 86, 75 }, _kv3Magic, m_io, "/types/kv3_block/seq/1");
                }
                _formatGuid = m_io.ReadBytes(16);
                _compression = m_io.ReadU4le();
                _dictionaryId = m_io.ReadU2le();
                _frameSize = m_io.ReadU2le();
                _bytes1Count = m_io.ReadU4le();
                _bytes4Count = m_io.ReadU4le();
                _bytes8Count = m_io.ReadU4le();
                _typeCount = m_io.ReadU4le();
                _objectCount = m_io.ReadU2le();
                _arrayCount = m_io.ReadU2le();
                _sizeUncompressed = m_io.ReadU4le();
                _sizeCompressed = m_io.ReadU4le();
                if (!(_sizeCompressed <= ((uint) (M_Io.Size - M_Io.Pos))))
                {
                    throw new ValidationGreaterThanError(((uint) (M_Io.Size - M_Io.Pos)), _sizeCompressed, m_io, "/types/kv3_block/seq/13");
                }
                _numBlobs = m_io.ReadU4le();
                if (!(_numBlobs == 0))
                {
                    throw new ValidationNotEqualError(0, _numBlobs, m_io, "/types/kv3_block/seq/14");
                }
                _sizeBlobs = m_io.ReadU4le();
                _bytes2Count = m_io.ReadU4le();
                _sizeBlobTable = m_io.ReadU4le();
                if (HasBuffers) {
                    _buffers = new Kv3Buffers(m_io, this, m_root);
                }
                _content = m_io.ReadBytes(LenContent);
            }
            private bool f_hasBuffers;
            private bool _hasBuffers;

            /// <summary>
            /// Whether the content is two buffers.
            /// </summary>
            public bool HasBuffers
            {
                get
                {
                    if (f_hasBuffers)
                        return _hasBuffers;
                    f_hasBuffers = true;
                    _hasBuffers = (bool) (Kv3Version >= 5);
                    return _hasBuffers;
                }
            }
            private bool f_lenContent;
            private long _lenContent;

            /// <summary>
            /// Bytes of the content as it is stored.
            /// </summary>
            public long LenContent
            {
                get
                {
                    if (f_lenContent)
                        return _lenContent;
                    f_lenContent = true;
                    _lenContent = (long) ((HasBuffers ? ((long) (Buffers.LenStored)) : ((long) (SizeCompressed))));
                    return _lenContent;
                }
            }
            private byte _kv3Version;
            private byte[] _kv3Magic;
            private byte[] _formatGuid;
            private uint _compression;
            private ushort _dictionaryId;
            private ushort _frameSize;
            private uint _bytes1Count;
            private uint _bytes4Count;
            private uint _bytes8Count;
            private uint _typeCount;
            private ushort _objectCount;
            private ushort _arrayCount;
            private uint _sizeUncompressed;
            private uint _sizeCompressed;
            private uint _numBlobs;
            private uint _sizeBlobs;
            private uint _bytes2Count;
            private uint _sizeBlobTable;
            private Kv3Buffers _buffers;
            private byte[] _content;
            private Source2Nav m_root;
            private Source2Nav m_parent;

            /// <summary>
            /// Version of the container; how others end is not known.
            /// </summary>
            public byte Kv3Version { get { return _kv3Version; } }

            /// <summary>
            /// Marks the container.
            /// </summary>
            public byte[] Kv3Magic { get { return _kv3Magic; } }

            /// <summary>
            /// Kind of content of the block.
            /// </summary>
            public byte[] FormatGuid { get { return _formatGuid; } }

            /// <summary>
            /// 0 none, 1 LZ4, 2 zstd.
            /// </summary>
            public uint Compression { get { return _compression; } }

            /// <summary>
            /// 0 in the known files.
            /// </summary>
            public ushort DictionaryId { get { return _dictionaryId; } }

            /// <summary>
            /// 16384 for LZ4, 0 otherwise.
            /// </summary>
            public ushort FrameSize { get { return _frameSize; } }

            /// <summary>
            /// Number of values of one byte.
            /// </summary>
            public uint Bytes1Count { get { return _bytes1Count; } }

            /// <summary>
            /// Values of four bytes.
            /// </summary>
            public uint Bytes4Count { get { return _bytes4Count; } }

            /// <summary>
            /// Values of eight bytes.
            /// </summary>
            public uint Bytes8Count { get { return _bytes8Count; } }

            /// <summary>
            /// Types of values.
            /// </summary>
            public uint TypeCount { get { return _typeCount; } }

            /// <summary>
            /// Number of objects in the data.
            /// </summary>
            public ushort ObjectCount { get { return _objectCount; } }

            /// <summary>
            /// Number of arrays in the data.
            /// </summary>
            public ushort ArrayCount { get { return _arrayCount; } }

            /// <summary>
            /// Bytes of the content.
            /// </summary>
            public uint SizeUncompressed { get { return _sizeUncompressed; } }

            /// <summary>
            /// Bytes of the content as it is stored.
            /// </summary>
            public uint SizeCompressed { get { return _sizeCompressed; } }

            /// <summary>
            /// Always 0; the layout with blobs is not used in meshes.
            /// </summary>
            public uint NumBlobs { get { return _numBlobs; } }

            /// <summary>
            /// Bytes of all blobs.
            /// </summary>
            public uint SizeBlobs { get { return _sizeBlobs; } }

            /// <summary>
            /// Values of two bytes.
            /// </summary>
            public uint Bytes2Count { get { return _bytes2Count; } }

            /// <summary>
            /// Bytes of the table of blobs.
            /// </summary>
            public uint SizeBlobTable { get { return _sizeBlobTable; } }

            /// <summary>
            /// Sizes of two buffers, from version 5 on.
            /// </summary>
            public Kv3Buffers Buffers { get { return _buffers; } }

            /// <summary>
            /// Keys and values, compressed as `compression` says.
            /// </summary>
            public byte[] Content { get { return _content; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Sizes of the two buffers of a container of version 5.
        /// </summary>
        public partial class Kv3Buffers : KaitaiStruct
        {
            public static Kv3Buffers FromFile(string fileName)
            {
                return new Kv3Buffers(new KaitaiStream(fileName));
            }

            public Kv3Buffers(KaitaiStream p__io, Source2Nav.Kv3Block p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_lenStored = false;
                _read();
            }
            private void _read()
            {
                _uncompressed1 = m_io.ReadU4le();
                if (!(_uncompressed1 <= ((uint) ((M_Parent.Compression == 0 ? ((uint) (M_Io.Size - M_Io.Pos)) : ((uint) (1073741823)))))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Parent.Compression == 0 ? ((uint) (M_Io.Size - M_Io.Pos)) : ((uint) (1073741823))))), _uncompressed1, m_io, "/types/kv3_buffers/seq/0");
                }
                _compressed1 = m_io.ReadU4le();
                if (!(_compressed1 <= ((uint) ((M_Parent.Compression == 0 ? ((uint) (1073741823)) : ((uint) (M_Io.Size - M_Io.Pos)))))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Parent.Compression == 0 ? ((uint) (1073741823)) : ((uint) (M_Io.Size - M_Io.Pos))))), _compressed1, m_io, "/types/kv3_buffers/seq/1");
                }
                _uncompressed2 = m_io.ReadU4le();
                if (!(_uncompressed2 <= ((uint) ((M_Parent.Compression == 0 ? ((uint) (M_Io.Size - M_Io.Pos)) : ((uint) (1073741823)))))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Parent.Compression == 0 ? ((uint) (M_Io.Size - M_Io.Pos)) : ((uint) (1073741823))))), _uncompressed2, m_io, "/types/kv3_buffers/seq/2");
                }
                _compressed2 = m_io.ReadU4le();
                if (!(_compressed2 <= ((uint) ((M_Parent.Compression == 0 ? ((uint) (1073741823)) : ((uint) (M_Io.Size - M_Io.Pos)))))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Parent.Compression == 0 ? ((uint) (1073741823)) : ((uint) (M_Io.Size - M_Io.Pos))))), _compressed2, m_io, "/types/kv3_buffers/seq/3");
                }
                _counts = new List<uint>();
                for (var i = 0; i < 8; i++)
                {
                    _counts.Add(m_io.ReadU4le());
                }
            }
            private bool f_lenStored;
            private long _lenStored;

            /// <summary>
            /// Bytes of both buffers as they are stored.
            /// </summary>
            public long LenStored
            {
                get
                {
                    if (f_lenStored)
                        return _lenStored;
                    f_lenStored = true;
                    _lenStored = (long) ((M_Parent.Compression == 0 ? ((long) (((long) (Uncompressed1)) + ((long) (Uncompressed2)))) : ((long) (((long) (Compressed1)) + ((long) (Compressed2))))));
                    return _lenStored;
                }
            }
            private uint _uncompressed1;
            private uint _compressed1;
            private uint _uncompressed2;
            private uint _compressed2;
            private List<uint> _counts;
            private Source2Nav m_root;
            private Source2Nav.Kv3Block m_parent;

            /// <summary>
            /// Bytes of the first buffer.
            /// </summary>
            public uint Uncompressed1 { get { return _uncompressed1; } }

            /// <summary>
            /// Bytes of the first buffer as it is stored.
            /// </summary>
            public uint Compressed1 { get { return _compressed1; } }

            /// <summary>
            /// Bytes of the second buffer.
            /// </summary>
            public uint Uncompressed2 { get { return _uncompressed2; } }

            /// <summary>
            /// Bytes of the second buffer as it is stored.
            /// </summary>
            public uint Compressed2 { get { return _compressed2; } }

            /// <summary>
            /// More counts.
            /// </summary>
            public List<uint> Counts { get { return _counts; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav.Kv3Block M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A mesh that moves.
        /// </summary>
        public partial class MovableMesh : KaitaiStruct
        {
            public static MovableMesh FromFile(string fileName)
            {
                return new MovableMesh(new KaitaiStream(fileName));
            }

            public MovableMesh(KaitaiStream p__io, Source2Nav p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _id = m_io.ReadBytesTerm(0, false, true, true);
                _transform = new List<float>();
                for (var i = 0; i < 12; i++)
                {
                    _transform.Add(m_io.ReadF4le());
                }
            }
            private byte[] _id;
            private List<float> _transform;
            private Source2Nav m_root;
            private Source2Nav m_parent;

            /// <summary>
            /// Whole numbers with colons between them.
            /// </summary>
            public byte[] Id { get { return _id; } }

            /// <summary>
            /// Three rows of three numbers for the rotation and one for the place.
            /// </summary>
            public List<float> Transform { get { return _transform; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A convex polygon on which a hull can walk.
        /// </summary>
        public partial class NavArea : KaitaiStruct
        {
            public static NavArea FromFile(string fileName)
            {
                return new NavArea(new KaitaiStream(fileName));
            }

            public NavArea(KaitaiStream p__io, Source2Nav p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasCorners = false;
                f_hasPolygon = false;
                f_numEdges = false;
                _read();
            }
            private void _read()
            {
                _id = m_io.ReadU4le();
                _attributes = m_io.ReadU8le();
                _hullIndex = m_io.ReadU1();
                if (HasPolygon) {
                    _polygonIndex = m_io.ReadU4le();
                    if (!(_polygonIndex >= ((uint) ((M_Root.NumPolygons > 0 ? 0 : 1)))))
                    {
                        throw new ValidationLessThanError(((uint) ((M_Root.NumPolygons > 0 ? 0 : 1))), _polygonIndex, m_io, "/types/nav_area/seq/3");
                    }
                    if (!(_polygonIndex <= (M_Root.NumPolygons > 0 ? ((uint) (M_Root.NumPolygons - 1)) : 0)))
                    {
                        throw new ValidationGreaterThanError((M_Root.NumPolygons > 0 ? ((uint) (M_Root.NumPolygons - 1)) : 0), _polygonIndex, m_io, "/types/nav_area/seq/3");
                    }
                }
                if (HasCorners) {
                    _numCorners = m_io.ReadU4le();
                    if (!(_numCorners <= ((uint) ((M_Io.Size - M_Io.Pos) / 16))))
                    {
                        throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 16)), _numCorners, m_io, "/types/nav_area/seq/4");
                    }
                }
                if (HasCorners) {
                    _corners = new List<Vec3>();
                    for (var i = 0; i < NumCorners; i++)
                    {
                        _corners.Add(new Vec3(m_io, this, m_root));
                    }
                }
                _unused = m_io.ReadF4le();
                _edges = new List<AreaEdge>();
                for (var i = 0; i < NumEdges; i++)
                {
                    _edges.Add(new AreaEdge(m_io, this, m_root));
                }
                _numHidingSpots = m_io.ReadU1();
                _hidingSpots = new List<HidingSpot>();
                for (var i = 0; i < NumHidingSpots; i++)
                {
                    _hidingSpots.Add(new HidingSpot(m_io, this, m_root));
                }
                _numEncounters = m_io.ReadU4le();
                if (!(_numEncounters == 0))
                {
                    throw new ValidationNotEqualError(0, _numEncounters, m_io, "/types/nav_area/seq/10");
                }
                _laddersAbove = new IdList(m_io, this, m_root);
                _laddersBelow = new IdList(m_io, this, m_root);
            }
            private bool f_hasCorners;
            private bool _hasCorners;

            /// <summary>
            /// Whether the area has corners of its own.
            /// </summary>
            public bool HasCorners
            {
                get
                {
                    if (f_hasCorners)
                        return _hasCorners;
                    f_hasCorners = true;
                    _hasCorners = (bool) (!(M_Root.HasPolygons));
                    return _hasCorners;
                }
            }
            private bool f_hasPolygon;
            private bool _hasPolygon;

            /// <summary>
            /// Whether the area names a polygon.
            /// </summary>
            public bool HasPolygon
            {
                get
                {
                    if (f_hasPolygon)
                        return _hasPolygon;
                    f_hasPolygon = true;
                    _hasPolygon = (bool) (M_Root.HasPolygons);
                    return _hasPolygon;
                }
            }
            private bool f_numEdges;
            private uint _numEdges;

            /// <summary>
            /// Edges of the area, as many as it has corners.
            /// </summary>
            public uint NumEdges
            {
                get
                {
                    if (f_numEdges)
                        return _numEdges;
                    f_numEdges = true;
                    _numEdges = (uint) ((M_Root.Version < 31 ? ((uint) (NumCorners)) : (PolygonIndex < M_Root.NumPolygons ? ((uint) (M_Root.Polygons[((int) (PolygonIndex))].NumCornerIndices)) : 0)));
                    return _numEdges;
                }
            }
            private uint _id;
            private ulong _attributes;
            private byte _hullIndex;
            private uint? _polygonIndex;
            private uint? _numCorners;
            private List<Vec3> _corners;
            private float _unused;
            private List<AreaEdge> _edges;
            private byte _numHidingSpots;
            private List<HidingSpot> _hidingSpots;
            private uint _numEncounters;
            private IdList _laddersAbove;
            private IdList _laddersBelow;
            private Source2Nav m_root;
            private Source2Nav m_parent;

            /// <summary>
            /// Id of the area; 1, 2, 3 and so on in the known files.
            /// </summary>
            public uint Id { get { return _id; } }

            /// <summary>
            /// Properties, one bit each. The names, which are those of public tools,
            /// hold from version 35 on; bits 19 to 63 belong to the game.
            /// 
            /// - `jump`: Bots jump to pass.
            /// - `no_jump`: Bots do not jump here.
            /// - `stop`: Bots stop on entering.
            /// - `run`: Bots run here.
            /// - `walk`: Bots walk here.
            /// - `avoid`: Used only where the alternatives are worse.
            /// - `transient`: May become blocked.
            /// - `dont_hide`: No hiding spots.
            /// - `stand`: Bots that hide here do not crouch.
            /// - `no_hostages`: Hostages keep out.
            /// - `stairs`: Steps that bots walk up without jumping.
            /// - `no_merge`: The editor never merges the area.
            /// - `obstacle_top`: The floor is the top of an obstacle.
            /// - `non_z_up`: The floor does not face up.
            /// - `crouch_height`: Room only for crouching; 78 of 2,519 areas of
            ///   `de_mirage`.
            /// - `non_z_up_transition`: Between floors that face up and others.
            /// - `crawl_height`: Room only for crawling.
            /// </summary>
            public ulong Attributes { get { return _attributes; } }

            /// <summary>
            /// Row of `generation_params.hulls`.
            /// </summary>
            public byte HullIndex { get { return _hullIndex; } }

            /// <summary>
            /// Row of `polygons`.
            /// </summary>
            public uint? PolygonIndex { get { return _polygonIndex; } }

            /// <summary>
            /// Corners that follow; 3 or 4 in the known files.
            /// </summary>
            public uint? NumCorners { get { return _numCorners; } }

            /// <summary>
            /// Corners, counter-clockwise seen from above.
            /// </summary>
            public List<Vec3> Corners { get { return _corners; } }

            /// <summary>
            /// Not known; 0 but in three areas of the oldest file.
            /// </summary>
            public float Unused { get { return _unused; } }

            /// <summary>
            /// Links over each edge; edge i leads from corner i to the next one.
            /// </summary>
            public List<AreaEdge> Edges { get { return _edges; } }

            /// <summary>
            /// Hiding spots that follow; 0 in the known files.
            /// </summary>
            public byte NumHidingSpots { get { return _numHidingSpots; } }

            /// <summary>
            /// Points in the area at which bots hide.
            /// </summary>
            public List<HidingSpot> HidingSpots { get { return _hidingSpots; } }

            /// <summary>
            /// Always 0; the layout of what would follow is not known.
            /// </summary>
            public uint NumEncounters { get { return _numEncounters; } }

            /// <summary>
            /// Ladders that lead up from here.
            /// </summary>
            public IdList LaddersAbove { get { return _laddersAbove; } }

            /// <summary>
            /// Ladders that lead down from here.
            /// </summary>
            public IdList LaddersBelow { get { return _laddersBelow; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "area " + Id.ToString();
            }
        }

        /// <summary>
        /// A ladder, and the areas at its ends.
        /// </summary>
        public partial class NavLadder : KaitaiStruct
        {
            public static NavLadder FromFile(string fileName)
            {
                return new NavLadder(new KaitaiStream(fileName));
            }

            public NavLadder(KaitaiStream p__io, Source2Nav p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_directionName = false;
                f_hasBottomSides = false;
                _read();
            }
            private void _read()
            {
                _id = m_io.ReadU4le();
                _width = m_io.ReadF4le();
                _top = new Vec3(m_io, this, m_root);
                _bottom = new Vec3(m_io, this, m_root);
                _length = m_io.ReadF4le();
                _direction = m_io.ReadU4le();
                _topForwardArea = m_io.ReadU4le();
                _topLeftArea = m_io.ReadU4le();
                _topRightArea = m_io.ReadU4le();
                _topBehindArea = m_io.ReadU4le();
                _bottomArea = m_io.ReadU4le();
                if (HasBottomSides) {
                    _bottomLeftArea = m_io.ReadU4le();
                }
                if (HasBottomSides) {
                    _bottomRightArea = m_io.ReadU4le();
                }
            }
            private bool f_directionName;
            private Side _directionName;

            /// <summary>
            /// Meaning of `direction`.
            /// </summary>
            public Side DirectionName
            {
                get
                {
                    if (f_directionName)
                        return _directionName;
                    f_directionName = true;
                    _directionName = (Side) (((Source2Nav.Side) Direction));
                    return _directionName;
                }
            }
            private bool f_hasBottomSides;
            private bool _hasBottomSides;

            /// <summary>
            /// Whether the areas beside the lower end are stored.
            /// </summary>
            public bool HasBottomSides
            {
                get
                {
                    if (f_hasBottomSides)
                        return _hasBottomSides;
                    f_hasBottomSides = true;
                    _hasBottomSides = (bool) (M_Root.Version >= 35);
                    return _hasBottomSides;
                }
            }
            private uint _id;
            private float _width;
            private Vec3 _top;
            private Vec3 _bottom;
            private float _length;
            private uint _direction;
            private uint _topForwardArea;
            private uint _topLeftArea;
            private uint _topRightArea;
            private uint _topBehindArea;
            private uint _bottomArea;
            private uint? _bottomLeftArea;
            private uint? _bottomRightArea;
            private Source2Nav m_root;
            private Source2Nav m_parent;

            /// <summary>
            /// Number by which areas name the ladder.
            /// </summary>
            public uint Id { get { return _id; } }

            /// <summary>
            /// Size of the ladder from side to side.
            /// </summary>
            public float Width { get { return _width; } }

            /// <summary>
            /// Upper end.
            /// </summary>
            public Vec3 Top { get { return _top; } }

            /// <summary>
            /// Lower end.
            /// </summary>
            public Vec3 Bottom { get { return _bottom; } }

            /// <summary>
            /// Cost of the climb.
            /// </summary>
            public float Length { get { return _length; } }

            /// <summary>
            /// Side to which the face of the ladder looks.
            /// </summary>
            public uint Direction { get { return _direction; } }

            /// <summary>
            /// Id of the area straight on over the top, 0 for none.
            /// </summary>
            public uint TopForwardArea { get { return _topForwardArea; } }

            /// <summary>
            /// Id of the area to the left, 0 for none.
            /// </summary>
            public uint TopLeftArea { get { return _topLeftArea; } }

            /// <summary>
            /// Id of the area to the right, 0 for none.
            /// </summary>
            public uint TopRightArea { get { return _topRightArea; } }

            /// <summary>
            /// Id of the area behind the climber, 0 for none.
            /// </summary>
            public uint TopBehindArea { get { return _topBehindArea; } }

            /// <summary>
            /// Id of the area at the lower end, 0 for none.
            /// </summary>
            public uint BottomArea { get { return _bottomArea; } }

            /// <summary>
            /// Id of the area to the left of the lower end, 0 for none.
            /// </summary>
            public uint? BottomLeftArea { get { return _bottomLeftArea; } }

            /// <summary>
            /// Id of the area to the right of the lower end, 0 for none.
            /// </summary>
            public uint? BottomRightArea { get { return _bottomRightArea; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "ladder " + Id.ToString();
            }
        }

        /// <summary>
        /// A name of a place.
        /// </summary>
        public partial class Place : KaitaiStruct
        {
            public static Place FromFile(string fileName)
            {
                return new Place(new KaitaiStream(fileName));
            }

            public Place(KaitaiStream p__io, Source2Nav p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _lenName = m_io.ReadU2le();
                _name = m_io.ReadBytes(LenName);
            }
            private ushort _lenName;
            private byte[] _name;
            private Source2Nav m_root;
            private Source2Nav m_parent;

            /// <summary>
            /// Bytes of the name.
            /// </summary>
            public ushort LenName { get { return _lenName; } }

            /// <summary>
            /// ASCII with a zero at its end.
            /// </summary>
            public byte[] Name { get { return _name; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The outline of an area.
        /// </summary>
        public partial class Polygon : KaitaiStruct
        {
            public static Polygon FromFile(string fileName)
            {
                return new Polygon(new KaitaiStream(fileName));
            }

            public Polygon(KaitaiStream p__io, Source2Nav p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasMovableMesh = false;
                _read();
            }
            private void _read()
            {
                _numCornerIndices = m_io.ReadU1();
                _cornerIndices = new List<uint>();
                for (var i = 0; i < NumCornerIndices; i++)
                {
                    _cornerIndices.Add(m_io.ReadU4le());
                }
                if (HasMovableMesh) {
                    _movableMeshIndex = m_io.ReadU4le();
                }
            }
            private bool f_hasMovableMesh;
            private bool _hasMovableMesh;

            /// <summary>
            /// Whether `movable_mesh_index` is stored.
            /// </summary>
            public bool HasMovableMesh
            {
                get
                {
                    if (f_hasMovableMesh)
                        return _hasMovableMesh;
                    f_hasMovableMesh = true;
                    _hasMovableMesh = (bool) (M_Root.Version >= 35);
                    return _hasMovableMesh;
                }
            }
            private byte _numCornerIndices;
            private List<uint> _cornerIndices;
            private uint? _movableMeshIndex;
            private Source2Nav m_root;
            private Source2Nav m_parent;

            /// <summary>
            /// Corners of the polygon; 3 or 4 in the known files.
            /// </summary>
            public byte NumCornerIndices { get { return _numCornerIndices; } }

            /// <summary>
            /// Rows of `corners`, counter-clockwise seen from above.
            /// </summary>
            public List<uint> CornerIndices { get { return _cornerIndices; } }

            /// <summary>
            /// Row of `movable_meshes`, 0xffffffff for the world itself.
            /// </summary>
            public uint? MovableMeshIndex { get { return _movableMeshIndex; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A box with a place in the world.
        /// </summary>
        public partial class TransformedBox : KaitaiStruct
        {
            public static TransformedBox FromFile(string fileName)
            {
                return new TransformedBox(new KaitaiStream(fileName));
            }

            public TransformedBox(KaitaiStream p__io, Source2Nav p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _mins = new Vec3(m_io, this, m_root);
                _maxs = new Vec3(m_io, this, m_root);
                _transform = new List<float>();
                for (var i = 0; i < 12; i++)
                {
                    _transform.Add(m_io.ReadF4le());
                }
            }
            private Vec3 _mins;
            private Vec3 _maxs;
            private List<float> _transform;
            private Source2Nav m_root;
            private Source2Nav m_parent;

            /// <summary>
            /// Corner of the lowest coordinates.
            /// </summary>
            public Vec3 Mins { get { return _mins; } }

            /// <summary>
            /// Corner of the highest coordinates.
            /// </summary>
            public Vec3 Maxs { get { return _maxs; } }

            /// <summary>
            /// Three rows of three numbers for the rotation and one for the place.
            /// </summary>
            public List<float> Transform { get { return _transform; } }
            public Source2Nav M_Root { get { return m_root; } }
            public Source2Nav M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A point or a direction.
        /// </summary>
        public partial class Vec3 : KaitaiStruct
        {
            public static Vec3 FromFile(string fileName)
            {
                return new Vec3(new KaitaiStream(fileName));
            }

            public Vec3(KaitaiStream p__io, KaitaiStruct p__parent = null, Source2Nav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _x = m_io.ReadF4le();
                _y = m_io.ReadF4le();
                _z = m_io.ReadF4le();
            }
            private float _x;
            private float _y;
            private float _z;
            private Source2Nav m_root;
            private KaitaiStruct m_parent;

            /// <summary>
            /// First axis.
            /// </summary>
            public float X { get { return _x; } }

            /// <summary>
            /// Second axis.
            /// </summary>
            public float Y { get { return _y; } }

            /// <summary>
            /// Up.
            /// </summary>
            public float Z { get { return _z; } }
            public Source2Nav M_Root { get { return m_root; } }
            public KaitaiStruct M_Parent { get { return m_parent; } }
        }
        private bool f_hasCustomData;
        private bool _hasCustomData;

        /// <summary>
        /// Whether `custom_data` is stored.
        /// </summary>
        public bool HasCustomData
        {
            get
            {
                if (f_hasCustomData)
                    return _hasCustomData;
                f_hasCustomData = true;
                _hasCustomData = (bool) (SubVersion > 0);
                return _hasCustomData;
            }
        }
        private bool f_hasGravity;
        private bool _hasGravity;

        /// <summary>
        /// Whether a direction of gravity is stored for each corner.
        /// </summary>
        public bool HasGravity
        {
            get
            {
                if (f_hasGravity)
                    return _hasGravity;
                f_hasGravity = true;
                _hasGravity = (bool) ( ((HasGravityFlags) && ((GravityFlags & 1) == 1)) );
                return _hasGravity;
            }
        }
        private bool f_hasGravityFlags;
        private bool _hasGravityFlags;

        /// <summary>
        /// Whether `gravity_flags` is stored.
        /// </summary>
        public bool HasGravityFlags
        {
            get
            {
                if (f_hasGravityFlags)
                    return _hasGravityFlags;
                f_hasGravityFlags = true;
                _hasGravityFlags = (bool) (Version >= 32);
                return _hasGravityFlags;
            }
        }
        private bool f_hasKv3Blocks;
        private bool _hasKv3Blocks;

        /// <summary>
        /// Whether blocks of KV3 are stored between the parts of the mesh.
        /// </summary>
        public bool HasKv3Blocks
        {
            get
            {
                if (f_hasKv3Blocks)
                    return _hasKv3Blocks;
                f_hasKv3Blocks = true;
                _hasKv3Blocks = (bool) (Version >= 36);
                return _hasKv3Blocks;
            }
        }
        private bool f_hasMovableMeshes;
        private bool _hasMovableMeshes;

        /// <summary>
        /// Whether meshes that move are stored.
        /// </summary>
        public bool HasMovableMeshes
        {
            get
            {
                if (f_hasMovableMeshes)
                    return _hasMovableMeshes;
                f_hasMovableMeshes = true;
                _hasMovableMeshes = (bool) (Version >= 35);
                return _hasMovableMeshes;
            }
        }
        private bool f_hasPolygons;
        private bool _hasPolygons;

        /// <summary>
        /// Whether areas name polygons instead of having corners.
        /// </summary>
        public bool HasPolygons
        {
            get
            {
                if (f_hasPolygons)
                    return _hasPolygons;
                f_hasPolygons = true;
                _hasPolygons = (bool) (Version >= 31);
                return _hasPolygons;
            }
        }
        private uint _magic;
        private uint _version;
        private uint _subVersion;
        private byte _isAnalyzed;
        private ushort _numPlaces;
        private List<Place> _places;
        private byte _hasUnnamedAreas;
        private byte[] _movableMeshPadding;
        private Kv3Block _movableMeshSettings;
        private uint? _numCorners;
        private List<Vec3> _corners;
        private uint? _numPolygons;
        private List<Polygon> _polygons;
        private uint? _gravityFlags;
        private uint? _numGravity;
        private List<Vec3> _gravity;
        private uint? _numMovableMeshes;
        private List<MovableMesh> _movableMeshes;
        private byte[] _gameDataPadding;
        private Kv3Block _gameDataKv3;
        private uint _numAreas;
        private List<NavArea> _areas;
        private uint _numLadders;
        private List<NavLadder> _ladders;
        private int _numTransformedBounds;
        private List<TransformedBox> _transformedBounds;
        private GenerationSettings _generationParams;
        private byte[] _extraGenerationPadding;
        private Kv3Block _extraGenerationParams;
        private byte[] _customDataPadding;
        private Kv3Block _customData;
        private byte[] _tail;
        private Source2Nav m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Marks a navigation mesh; the bytes CE FA ED FE.
        /// </summary>
        public uint Magic { get { return _magic; } }

        /// <summary>
        /// Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
        /// earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
        /// </summary>
        public uint Version { get { return _version; } }

        /// <summary>
        /// Layout of what the game adds after the mesh, 0 for nothing; 0 in version
        /// 30, 1 in 35 and 36.
        /// </summary>
        public uint SubVersion { get { return _subVersion; } }

        /// <summary>
        /// Whether the mesh has been analysed, 0 or 1.
        /// </summary>
        public byte IsAnalyzed { get { return _isAnalyzed; } }

        /// <summary>
        /// Names of places that follow; 0 in the known files.
        /// </summary>
        public ushort NumPlaces { get { return _numPlaces; } }

        /// <summary>
        /// Names of places.
        /// </summary>
        public List<Place> Places { get { return _places; } }

        /// <summary>
        /// Whether some area belongs to no place, 0 or 1.
        /// </summary>
        public byte HasUnnamedAreas { get { return _hasUnnamedAreas; } }

        /// <summary>
        /// Zeros up to a multiple of eight bytes.
        /// </summary>
        public byte[] MovableMeshPadding { get { return _movableMeshPadding; } }

        /// <summary>
        /// Settings of meshes that move.
        /// </summary>
        public Kv3Block MovableMeshSettings { get { return _movableMeshSettings; } }

        /// <summary>
        /// Corners that follow.
        /// </summary>
        public uint? NumCorners { get { return _numCorners; } }

        /// <summary>
        /// Corners, which polygons share.
        /// </summary>
        public List<Vec3> Corners { get { return _corners; } }

        /// <summary>
        /// Polygons that follow.
        /// </summary>
        public uint? NumPolygons { get { return _numPolygons; } }

        /// <summary>
        /// Polygons, one for each area in the known files.
        /// </summary>
        public List<Polygon> Polygons { get { return _polygons; } }

        /// <summary>
        /// Whether directions of gravity are stored; 0 in the known files.
        /// 
        /// - `has_gravity`: The list `gravity` follows.
        /// </summary>
        public uint? GravityFlags { get { return _gravityFlags; } }

        /// <summary>
        /// Directions that follow, one for each corner.
        /// </summary>
        public uint? NumGravity { get { return _numGravity; } }

        /// <summary>
        /// Direction of gravity at each corner.
        /// </summary>
        public List<Vec3> Gravity { get { return _gravity; } }

        /// <summary>
        /// Meshes that move; 0 in the known files.
        /// </summary>
        public uint? NumMovableMeshes { get { return _numMovableMeshes; } }

        /// <summary>
        /// Meshes that move, each with polygons of its own.
        /// </summary>
        public List<MovableMesh> MovableMeshes { get { return _movableMeshes; } }

        /// <summary>
        /// Zeros up to a multiple of eight bytes.
        /// </summary>
        public byte[] GameDataPadding { get { return _gameDataPadding; } }

        /// <summary>
        /// Data of the game; an empty table in the known file.
        /// </summary>
        public Kv3Block GameDataKv3 { get { return _gameDataKv3; } }

        /// <summary>
        /// Areas that follow; 0 to 7,258 in the known files.
        /// </summary>
        public uint NumAreas { get { return _numAreas; } }

        /// <summary>
        /// The areas of all hulls.
        /// </summary>
        public List<NavArea> Areas { get { return _areas; } }

        /// <summary>
        /// Ladders that follow; 0 to 2 in the known files.
        /// </summary>
        public uint NumLadders { get { return _numLadders; } }

        /// <summary>
        /// Ladders of the map.
        /// </summary>
        public List<NavLadder> Ladders { get { return _ladders; } }

        /// <summary>
        /// Boxes that follow; 0 to 2 in the known files.
        /// </summary>
        public int NumTransformedBounds { get { return _numTransformedBounds; } }

        /// <summary>
        /// Volumes of markup that were given to the generator, with their places in
        /// the world.
        /// </summary>
        public List<TransformedBox> TransformedBounds { get { return _transformedBounds; } }

        /// <summary>
        /// Settings with which the mesh was generated.
        /// </summary>
        public GenerationSettings GenerationParams { get { return _generationParams; } }

        /// <summary>
        /// Zeros up to a multiple of eight bytes.
        /// </summary>
        public byte[] ExtraGenerationPadding { get { return _extraGenerationPadding; } }

        /// <summary>
        /// More about how the mesh was generated.
        /// </summary>
        public Kv3Block ExtraGenerationParams { get { return _extraGenerationParams; } }

        /// <summary>
        /// Zeros up to a multiple of eight bytes.
        /// </summary>
        public byte[] CustomDataPadding { get { return _customDataPadding; } }

        /// <summary>
        /// What the game adds: in Counter-Strike 2 hiding spots, encounters,
        /// approaches and times for each area.
        /// </summary>
        public Kv3Block CustomData { get { return _customData; } }

        /// <summary>
        /// Bytes after the mesh; nothing in the known files.
        /// </summary>
        public byte[] Tail { get { return _tail; } }
        public Source2Nav M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }

        public override string ToString()
        {
            return "version " + Version.ToString() + ": " + NumAreas.ToString() + " areas";
        }
    }
}
