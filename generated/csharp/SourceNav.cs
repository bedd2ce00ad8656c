// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Navspec
{

    /// <summary>
    /// The surface of one map on which bots, hostages, infected and NextBots walk:
    /// rectangles along the axes (&quot;areas&quot;) with a height for each corner, the links
    /// between them, and what an analysis of the map has found.
    /// 
    /// World units are those of the map, about an inch (0.0254 m) each; z points up,
    /// times are seconds. North is towards -y, east towards +x, south towards +y,
    /// west towards -x; the enums `side`, `corner` and `way` have the engine's
    /// numbers for sides, corners and how one goes.
    /// 
    /// `version` identifies the layout of the engine. What games add depends on
    /// `sub_version`, whose numbers each game counts for itself: the decision `game`
    /// says whose they are. Games differ by at least a byte in every area, so that a
    /// wrong choice does not end where the file does. Ids of areas and ladders are
    /// not 0, which means none; ids of hiding spots begin at 0.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp">Source</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp">Source</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://developer.valvesoftware.com/wiki/NAV_(file_format)">Source</a>
    /// </remarks>
    public partial class SourceNav : KaitaiStruct
    {
        public static SourceNav FromFile(string fileName)
        {
            return new SourceNav(new KaitaiStream(fileName));
        }


        public enum Corner
        {
            NorthWest = 0,
            NorthEast = 1,
            SouthEast = 2,
            SouthWest = 3,
        }

        public enum GameKind
        {
            Base = 0,
            Cs = 1,
            Tf = 2,
            Ins = 3,
            L4d = 4,
            Tfc = 5,
        }

        public enum Side
        {
            North = 0,
            East = 1,
            South = 2,
            West = 3,
        }

        public enum Way
        {
            GoNorth = 0,
            GoEast = 1,
            GoSouth = 2,
            GoWest = 3,
            LadderUp = 4,
            LadderDown = 5,
            Jump = 6,
            ElevatorUp = 7,
            ElevatorDown = 8,
            None = 9,
            NoSuchWay = 255,
        }
        public SourceNav(KaitaiStream p__io, KaitaiStruct p__parent = null, SourceNav p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_game = false;
            f_gameVersion = false;
            f_hasAnalysisFlag = false;
            f_hasBspSize = false;
            f_hasL4dPrologue = false;
            f_hasLadders = false;
            f_hasPlaces = false;
            f_hasRowTargets = false;
            f_hasSubVersion = false;
            f_hasTf2cTag = false;
            f_hasUnnamedFlag = false;
            f_isBase = false;
            f_isCs = false;
            f_isIns = false;
            f_isL4d = false;
            f_isTagged = false;
            f_isTf = false;
            f_isTfc = false;
            f_l4dVersion = false;
            f_lenAttributes = false;
            f_numTeams = false;
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
            if (!(_version >= 1))
            {
                throw new ValidationLessThanError(1, _version, m_io, "/seq/1");
            }
            if (!(_version <= 16))
            {
                throw new ValidationGreaterThanError(16, _version, m_io, "/seq/1");
            }
            if (HasSubVersion) {
                _subVersion = m_io.ReadU4le();
            }
            if (HasBspSize) {
                _bspSize = m_io.ReadU4le();
            }
            if (HasAnalysisFlag) {
                _isAnalyzed = m_io.ReadU1();
            }
            if (HasPlaces) {
                _numPlaces = m_io.ReadU2le();
            }
            if (HasPlaces) {
                _places = new List<Place>();
                for (var i = 0; i < NumPlaces; i++)
                {
                    _places.Add(new Place(m_io, this, m_root));
                }
            }
            if (HasUnnamedFlag) {
                _hasUnnamedAreas = m_io.ReadU1();
            }
            if (HasL4dPrologue) {
                _l4dPrologue = new L4dHeader(m_io, this, m_root);
            }
            if (IsTagged) {
                _tf2cTag = m_io.ReadBytes(4);
                if (!((KaitaiStream.ByteArrayCompare(_tf2cTag, new byte[] { 84, 70, 50, 67 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 84, 70, 50, 67 }, _tf2cTag, m_io, "/seq/9");
                }
            }
            _numAreas = m_io.ReadU4le();
            if (!(_numAreas <= ((uint) ((M_Io.Size - M_Io.Pos) / 59))))
            {
                throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 59)), _numAreas, m_io, "/seq/10");
            }
            _areas = new List<NavArea>();
            for (var i = 0; i < NumAreas; i++)
            {
                _areas.Add(new NavArea(m_io, this, m_root));
            }
            if (HasLadders) {
                _numLadders = m_io.ReadU4le();
                if (!(_numLadders <= ((uint) ((M_Io.Size - M_Io.Pos) / 60))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 60)), _numLadders, m_io, "/seq/12");
                }
            }
            if (HasLadders) {
                _ladders = new List<NavLadder>();
                for (var i = 0; i < NumLadders; i++)
                {
                    _ladders.Add(new NavLadder(m_io, this, m_root));
                }
            }
            if (IsL4d) {
                _maxViewDistance = m_io.ReadF4le();
            }
            _tail = m_io.ReadBytesFull();
        }

        /// <summary>
        /// A way on which an enemy comes into view of an area: over `prev_area` into
        /// `here_area`, the last area that is seen, and on to `next_area`. Codes of
        /// how one goes are those of the enum `way`, but to version 9 the code 7 is
        /// none. Which one it is in versions 10 to 15 is not known.
        /// </summary>
        public partial class Approach : KaitaiStruct
        {
            public static Approach FromFile(string fileName)
            {
                return new Approach(new KaitaiStream(fileName));
            }

            public Approach(KaitaiStream p__io, SourceNav.NavArea p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hereToNextWay = false;
                f_prevToHereWay = false;
                _read();
            }
            private void _read()
            {
                _hereArea = m_io.ReadU4le();
                _prevArea = m_io.ReadU4le();
                _prevToHereHow = m_io.ReadU1();
                _nextArea = m_io.ReadU4le();
                _hereToNextHow = m_io.ReadU1();
            }
            private bool f_hereToNextWay;
            private Way _hereToNextWay;

            /// <summary>
            /// Meaning of `here_to_next_how`, by the codes of the version.
            /// </summary>
            public Way HereToNextWay
            {
                get
                {
                    if (f_hereToNextWay)
                        return _hereToNextWay;
                    f_hereToNextWay = true;
                    _hereToNextWay = (Way) ((HereToNextHow == 0 ? SourceNav.Way.GoNorth : (HereToNextHow == 1 ? SourceNav.Way.GoEast : (HereToNextHow == 2 ? SourceNav.Way.GoSouth : (HereToNextHow == 3 ? SourceNav.Way.GoWest : (HereToNextHow == 4 ? SourceNav.Way.LadderUp : (HereToNextHow == 5 ? SourceNav.Way.LadderDown : (HereToNextHow == 6 ? SourceNav.Way.Jump : (M_Root.Version <= 9 ? (HereToNextHow == 7 ? SourceNav.Way.None : SourceNav.Way.NoSuchWay) : (HereToNextHow == 7 ? SourceNav.Way.ElevatorUp : (HereToNextHow == 8 ? SourceNav.Way.ElevatorDown : (HereToNextHow == 9 ? SourceNav.Way.None : SourceNav.Way.NoSuchWay))))))))))));
                    return _hereToNextWay;
                }
            }
            private bool f_prevToHereWay;
            private Way _prevToHereWay;

            /// <summary>
            /// Meaning of `prev_to_here_how`, by the codes of the version.
            /// </summary>
            public Way PrevToHereWay
            {
                get
                {
                    if (f_prevToHereWay)
                        return _prevToHereWay;
                    f_prevToHereWay = true;
                    _prevToHereWay = (Way) ((PrevToHereHow == 0 ? SourceNav.Way.GoNorth : (PrevToHereHow == 1 ? SourceNav.Way.GoEast : (PrevToHereHow == 2 ? SourceNav.Way.GoSouth : (PrevToHereHow == 3 ? SourceNav.Way.GoWest : (PrevToHereHow == 4 ? SourceNav.Way.LadderUp : (PrevToHereHow == 5 ? SourceNav.Way.LadderDown : (PrevToHereHow == 6 ? SourceNav.Way.Jump : (M_Root.Version <= 9 ? (PrevToHereHow == 7 ? SourceNav.Way.None : SourceNav.Way.NoSuchWay) : (PrevToHereHow == 7 ? SourceNav.Way.ElevatorUp : (PrevToHereHow == 8 ? SourceNav.Way.ElevatorDown : (PrevToHereHow == 9 ? SourceNav.Way.None : SourceNav.Way.NoSuchWay))))))))))));
                    return _prevToHereWay;
                }
            }
            private uint _hereArea;
            private uint _prevArea;
            private byte _prevToHereHow;
            private uint _nextArea;
            private byte _hereToNextHow;
            private SourceNav m_root;
            private SourceNav.NavArea m_parent;

            /// <summary>
            /// Id of the area that is approached.
            /// </summary>
            public uint HereArea { get { return _hereArea; } }

            /// <summary>
            /// Id of its neighbour on the near side; 0 exactly where `here_area` is
            /// the area that holds the record.
            /// </summary>
            public uint PrevArea { get { return _prevArea; } }

            /// <summary>
            /// How one goes from `prev_area` to `here_area`, or back.
            /// </summary>
            public byte PrevToHereHow { get { return _prevToHereHow; } }

            /// <summary>
            /// Id of its neighbour on the far side, which is out of view.
            /// </summary>
            public uint NextArea { get { return _nextArea; } }

            /// <summary>
            /// How one goes from `here_area` to `next_area`, or back.
            /// </summary>
            public byte HereToNextHow { get { return _hereToNextHow; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A straight path through an area, with the hiding spots seen from it.
        /// </summary>
        public partial class Encounter : KaitaiStruct
        {
            public static Encounter FromFile(string fileName)
            {
                return new Encounter(new KaitaiStream(fileName));
            }

            public Encounter(KaitaiStream p__io, SourceNav.NavArea p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_fromDirName = false;
                f_hasSides = false;
                f_isOld = false;
                f_toDirName = false;
                _read();
            }
            private void _read()
            {
                _fromArea = m_io.ReadU4le();
                if (HasSides) {
                    _fromDir = m_io.ReadU1();
                }
                _toArea = m_io.ReadU4le();
                if (HasSides) {
                    _toDir = m_io.ReadU1();
                }
                if (IsOld) {
                    _pathFrom = new Vec3(m_io, this, m_root);
                }
                if (IsOld) {
                    _pathTo = new Vec3(m_io, this, m_root);
                }
                _numSpots = m_io.ReadU1();
                if (HasSides) {
                    _spots = new List<EncounterSpot>();
                    for (var i = 0; i < NumSpots; i++)
                    {
                        _spots.Add(new EncounterSpot(m_io, this, m_root));
                    }
                }
                if (IsOld) {
                    _oldSpots = new List<OldEncounterSpot>();
                    for (var i = 0; i < NumSpots + 0; i++)
                    {
                        _oldSpots.Add(new OldEncounterSpot(m_io, this, m_root));
                    }
                }
            }
            private bool f_fromDirName;
            private Side _fromDirName;

            /// <summary>
            /// Meaning of `from_dir`.
            /// </summary>
            public Side FromDirName
            {
                get
                {
                    if (f_fromDirName)
                        return _fromDirName;
                    f_fromDirName = true;
                    _fromDirName = (Side) (((SourceNav.Side) FromDir));
                    return _fromDirName;
                }
            }
            private bool f_hasSides;
            private bool _hasSides;

            /// <summary>
            /// Whether the form of version 3 and later is stored.
            /// </summary>
            public bool HasSides
            {
                get
                {
                    if (f_hasSides)
                        return _hasSides;
                    f_hasSides = true;
                    _hasSides = (bool) (M_Root.Version >= 3);
                    return _hasSides;
                }
            }
            private bool f_isOld;
            private bool _isOld;

            /// <summary>
            /// Whether the form of versions 1 and 2 is stored.
            /// </summary>
            public bool IsOld
            {
                get
                {
                    if (f_isOld)
                        return _isOld;
                    f_isOld = true;
                    _isOld = (bool) (M_Root.Version < 3);
                    return _isOld;
                }
            }
            private bool f_toDirName;
            private Side _toDirName;

            /// <summary>
            /// Meaning of `to_dir`.
            /// </summary>
            public Side ToDirName
            {
                get
                {
                    if (f_toDirName)
                        return _toDirName;
                    f_toDirName = true;
                    _toDirName = (Side) (((SourceNav.Side) ToDir));
                    return _toDirName;
                }
            }
            private uint _fromArea;
            private byte? _fromDir;
            private uint _toArea;
            private byte? _toDir;
            private Vec3 _pathFrom;
            private Vec3 _pathTo;
            private byte _numSpots;
            private List<EncounterSpot> _spots;
            private List<OldEncounterSpot> _oldSpots;
            private SourceNav m_root;
            private SourceNav.NavArea m_parent;

            /// <summary>
            /// Id of the area from which one comes; 0 where it is lost.
            /// </summary>
            public uint FromArea { get { return _fromArea; } }

            /// <summary>
            /// Side of this area on which `from_area` is connected.
            /// </summary>
            public byte? FromDir { get { return _fromDir; } }

            /// <summary>
            /// Id of the area into which one goes; 0 where it is lost.
            /// </summary>
            public uint ToArea { get { return _toArea; } }

            /// <summary>
            /// Side of this area on which `to_area` is connected.
            /// </summary>
            public byte? ToDir { get { return _toDir; } }

            /// <summary>
            /// Begin of the path; the engine discards it.
            /// </summary>
            public Vec3 PathFrom { get { return _pathFrom; } }

            /// <summary>
            /// End of the path; the engine discards it.
            /// </summary>
            public Vec3 PathTo { get { return _pathTo; } }

            /// <summary>
            /// Spots that follow; 0 to 233 in the measured files.
            /// </summary>
            public byte NumSpots { get { return _numSpots; } }

            /// <summary>
            /// Spots in the order in which they come into view.
            /// </summary>
            public List<EncounterSpot> Spots { get { return _spots; } }

            /// <summary>
            /// Spots of versions 1 and 2; the engine discards them.
            /// </summary>
            public List<OldEncounterSpot> OldSpots { get { return _oldSpots; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A hiding spot that is seen from a path.
        /// </summary>
        public partial class EncounterSpot : KaitaiStruct
        {
            public static EncounterSpot FromFile(string fileName)
            {
                return new EncounterSpot(new KaitaiStream(fileName));
            }

            public EncounterSpot(KaitaiStream p__io, SourceNav.Encounter p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_fraction = false;
                _read();
            }
            private void _read()
            {
                _spotId = m_io.ReadU4le();
                _t = m_io.ReadU1();
            }
            private bool f_fraction;
            private double _fraction;

            /// <summary>
            /// The same as a part of the path, 0 to 1.
            /// </summary>
            public double Fraction
            {
                get
                {
                    if (f_fraction)
                        return _fraction;
                    f_fraction = true;
                    _fraction = (double) (((double) (T)) * 0.00392156862745098);
                    return _fraction;
                }
            }
            private uint _spotId;
            private byte _t;
            private SourceNav m_root;
            private SourceNav.Encounter m_parent;

            /// <summary>
            /// Id of a hiding spot of any area; also 0 where the spot is lost.
            /// </summary>
            public uint SpotId { get { return _spotId; } }

            /// <summary>
            /// Part of the path at which the spot comes into view; 255 is the end.
            /// </summary>
            public byte T { get { return _t; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.Encounter M_Parent { get { return m_parent; } }
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

            public HidingSpot(KaitaiStream p__io, SourceNav.NavArea p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasIdentity = false;
                _read();
            }
            private void _read()
            {
                if (HasIdentity) {
                    _id = m_io.ReadU4le();
                }
                _position = new Vec3(m_io, this, m_root);
                if (HasIdentity) {
                    _flags = new HidingSpotBits(m_io, this, m_root);
                }
            }
            private bool f_hasIdentity;
            private bool _hasIdentity;

            /// <summary>
            /// Whether id and flags are stored.
            /// </summary>
            public bool HasIdentity
            {
                get
                {
                    if (f_hasIdentity)
                        return _hasIdentity;
                    f_hasIdentity = true;
                    _hasIdentity = (bool) (M_Root.Version >= 2);
                    return _hasIdentity;
                }
            }
            private uint? _id;
            private Vec3 _position;
            private HidingSpotBits _flags;
            private SourceNav m_root;
            private SourceNav.NavArea m_parent;

            /// <summary>
            /// Id of the spot, unique in the file; counted from 0 in the order of the
            /// measured files.
            /// </summary>
            public uint? Id { get { return _id; } }

            /// <summary>
            /// On the floor.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Quality of the spot; version 1 takes all spots for cover.
            /// </summary>
            public HidingSpotBits Flags { get { return _flags; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// What a hiding spot is good for.
        /// </summary>
        public partial class HidingSpotBits : KaitaiStruct
        {
            public static HidingSpotBits FromFile(string fileName)
            {
                return new HidingSpotBits(new KaitaiStream(fileName));
            }

            public HidingSpotBits(KaitaiStream p__io, SourceNav.HidingSpot p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _inCover = m_io.ReadBitsIntLe(1) != 0;
                _goodSniperSpot = m_io.ReadBitsIntLe(1) != 0;
                _idealSniperSpot = m_io.ReadBitsIntLe(1) != 0;
                _exposed = m_io.ReadBitsIntLe(1) != 0;
                _reserved = m_io.ReadBitsIntLe(4);
            }
            private bool _inCover;
            private bool _goodSniperSpot;
            private bool _idealSniperSpot;
            private bool _exposed;
            private ulong _reserved;
            private SourceNav m_root;
            private SourceNav.HidingSpot m_parent;

            /// <summary>
            /// In a corner with hard cover.
            /// </summary>
            public bool InCover { get { return _inCover; } }

            /// <summary>
            /// A sniper can fire well along a line.
            /// </summary>
            public bool GoodSniperSpot { get { return _goodSniperSpot; } }

            /// <summary>
            /// A sniper sees far or much from here.
            /// </summary>
            public bool IdealSniperSpot { get { return _idealSniperSpot; } }

            /// <summary>
            /// In the open, mostly on a ledge; not known to GoldSrc.
            /// </summary>
            public bool Exposed { get { return _exposed; } }

            /// <summary>
            /// Not used; 0 in the measured files.
            /// </summary>
            public ulong Reserved { get { return _reserved; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.HidingSpot M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Ids of areas or of ladders.
        /// </summary>
        public partial class IdList : KaitaiStruct
        {
            public static IdList FromFile(string fileName)
            {
                return new IdList(new KaitaiStream(fileName));
            }

            public IdList(KaitaiStream p__io, SourceNav.NavArea p__parent = null, SourceNav p__root = null) : base(p__io)
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
            private SourceNav m_root;
            private SourceNav.NavArea m_parent;

            /// <summary>
            /// Ids that follow; 0 to 24 in the measured files.
            /// </summary>
            public uint NumIds { get { return _numIds; } }

            /// <summary>
            /// Ids of the areas or ladders in the list.
            /// </summary>
            public List<uint> Ids { get { return _ids; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// What Left 4 Dead stores between the place directory and the areas.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp">Source</a>
        /// </remarks>
        public partial class L4dHeader : KaitaiStruct
        {
            public static L4dHeader FromFile(string fileName)
            {
                return new L4dHeader(new KaitaiStream(fileName));
            }

            public L4dHeader(KaitaiStream p__io, SourceNav p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasPopulation = false;
                _read();
            }
            private void _read()
            {
                if (HasPopulation) {
                    _population = m_io.ReadBytesTerm(0, false, true, true);
                }
                _numFogPlaces = m_io.ReadU2le();
                _fogPlaces = new List<Place>();
                for (var i = 0; i < NumFogPlaces; i++)
                {
                    _fogPlaces.Add(new Place(m_io, this, m_root));
                }
            }
            private bool f_hasPopulation;
            private bool _hasPopulation;

            /// <summary>
            /// Whether `population` is stored.
            /// </summary>
            public bool HasPopulation
            {
                get
                {
                    if (f_hasPopulation)
                        return _hasPopulation;
                    f_hasPopulation = true;
                    _hasPopulation = (bool) (M_Root.L4dVersion >= 12);
                    return _hasPopulation;
                }
            }
            private byte[] _population;
            private ushort _numFogPlaces;
            private List<Place> _fogPlaces;
            private SourceNav m_root;
            private SourceNav m_parent;

            /// <summary>
            /// Name of the population that areas without one of their own take, such
            /// as default or c1streets.
            /// </summary>
            public byte[] Population { get { return _population; } }

            /// <summary>
            /// Names that follow; 0 in the measured files.
            /// </summary>
            public ushort NumFogPlaces { get { return _numFogPlaces; } }

            /// <summary>
            /// Names of places with fog of their own.
            /// </summary>
            public List<Place> FogPlaces { get { return _fogPlaces; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Twenty bytes of early sub-versions of Left 4 Dead.
        /// </summary>
        public partial class L4dOldBlock : KaitaiStruct
        {
            public static L4dOldBlock FromFile(string fileName)
            {
                return new L4dOldBlock(new KaitaiStream(fileName));
            }

            public L4dOldBlock(KaitaiStream p__io, SourceNav.NavArea p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _unknownD1 = m_io.ReadU4le();
                _unknownD2 = m_io.ReadU4le();
                _unknownD3 = m_io.ReadF4le();
                _unknownD4 = m_io.ReadF4le();
                _unknownD5 = m_io.ReadU4le();
            }
            private uint _unknownD1;
            private uint _unknownD2;
            private float _unknownD3;
            private float _unknownD4;
            private uint _unknownD5;
            private SourceNav m_root;
            private SourceNav.NavArea m_parent;

            /// <summary>
            /// Not known.
            /// </summary>
            public uint UnknownD1 { get { return _unknownD1; } }

            /// <summary>
            /// Not known.
            /// </summary>
            public uint UnknownD2 { get { return _unknownD2; } }

            /// <summary>
            /// Not known.
            /// </summary>
            public float UnknownD3 { get { return _unknownD3; } }

            /// <summary>
            /// Not known.
            /// </summary>
            public float UnknownD4 { get { return _unknownD4; } }

            /// <summary>
            /// Not known.
            /// </summary>
            public uint UnknownD5 { get { return _unknownD5; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// What the director of Left 4 Dead may do in an area, 32 bits.
        /// </summary>
        public partial class L4dSpawnBits : KaitaiStruct
        {
            public static L4dSpawnBits FromFile(string fileName)
            {
                return new L4dSpawnBits(new KaitaiStream(fileName));
            }

            public L4dSpawnBits(KaitaiStream p__io, SourceNav.NavArea p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _reserved1 = m_io.ReadBitsIntLe(1) != 0;
                _empty = m_io.ReadBitsIntLe(1) != 0;
                _stopScan = m_io.ReadBitsIntLe(1) != 0;
                _hasOldBlock = m_io.ReadBitsIntLe(1) != 0;
                _reserved2 = m_io.ReadBitsIntLe(1) != 0;
                _battlestation = m_io.ReadBitsIntLe(1) != 0;
                _finale = m_io.ReadBitsIntLe(1) != 0;
                _playerStart = m_io.ReadBitsIntLe(1) != 0;
                _battlefield = m_io.ReadBitsIntLe(1) != 0;
                _ignoreVisibility = m_io.ReadBitsIntLe(1) != 0;
                _notClearable = m_io.ReadBitsIntLe(1) != 0;
                _checkpoint = m_io.ReadBitsIntLe(1) != 0;
                _obscured = m_io.ReadBitsIntLe(1) != 0;
                _noMobs = m_io.ReadBitsIntLe(1) != 0;
                _threat = m_io.ReadBitsIntLe(1) != 0;
                _rescueVehicle = m_io.ReadBitsIntLe(1) != 0;
                _rescueCloset = m_io.ReadBitsIntLe(1) != 0;
                _escapeRoute = m_io.ReadBitsIntLe(1) != 0;
                _destroyedDoor = m_io.ReadBitsIntLe(1) != 0;
                _nothreat = m_io.ReadBitsIntLe(1) != 0;
                _lyingdown = m_io.ReadBitsIntLe(1) != 0;
                _reserved3 = m_io.ReadBitsIntLe(3);
                _compassNorth = m_io.ReadBitsIntLe(1) != 0;
                _compassNortheast = m_io.ReadBitsIntLe(1) != 0;
                _compassEast = m_io.ReadBitsIntLe(1) != 0;
                _compassSoutheast = m_io.ReadBitsIntLe(1) != 0;
                _compassSouth = m_io.ReadBitsIntLe(1) != 0;
                _compassSouthwest = m_io.ReadBitsIntLe(1) != 0;
                _compassWest = m_io.ReadBitsIntLe(1) != 0;
                _compassNorthwest = m_io.ReadBitsIntLe(1) != 0;
            }
            private bool _reserved1;
            private bool _empty;
            private bool _stopScan;
            private bool _hasOldBlock;
            private bool _reserved2;
            private bool _battlestation;
            private bool _finale;
            private bool _playerStart;
            private bool _battlefield;
            private bool _ignoreVisibility;
            private bool _notClearable;
            private bool _checkpoint;
            private bool _obscured;
            private bool _noMobs;
            private bool _threat;
            private bool _rescueVehicle;
            private bool _rescueCloset;
            private bool _escapeRoute;
            private bool _destroyedDoor;
            private bool _nothreat;
            private bool _lyingdown;
            private ulong _reserved3;
            private bool _compassNorth;
            private bool _compassNortheast;
            private bool _compassEast;
            private bool _compassSoutheast;
            private bool _compassSouth;
            private bool _compassSouthwest;
            private bool _compassWest;
            private bool _compassNorthwest;
            private SourceNav m_root;
            private SourceNav.NavArea m_parent;

            /// <summary>
            /// Not used; 0 in the measured files.
            /// </summary>
            public bool Reserved1 { get { return _reserved1; } }

            /// <summary>
            /// No wandering infected are placed here.
            /// </summary>
            public bool Empty { get { return _empty; } }

            /// <summary>
            /// Not known.
            /// </summary>
            public bool StopScan { get { return _stopScan; } }

            /// <summary>
            /// Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
            /// measured files.
            /// </summary>
            public bool HasOldBlock { get { return _hasOldBlock; } }

            /// <summary>
            /// Not used; 0 in the measured files.
            /// </summary>
            public bool Reserved2 { get { return _reserved2; } }

            /// <summary>
            /// A strong place for survivor bots to defend.
            /// </summary>
            public bool Battlestation { get { return _battlestation; } }

            /// <summary>
            /// Infected come from here during the finale.
            /// </summary>
            public bool Finale { get { return _finale; } }

            /// <summary>
            /// Survivors start here.
            /// </summary>
            public bool PlayerStart { get { return _playerStart; } }

            /// <summary>
            /// Region of an event, to which spawning is limited.
            /// </summary>
            public bool Battlefield { get { return _battlefield; } }

            /// <summary>
            /// Infected come although survivors see the area.
            /// </summary>
            public bool IgnoreVisibility { get { return _ignoreVisibility; } }

            /// <summary>
            /// Never counts as cleared.
            /// </summary>
            public bool NotClearable { get { return _notClearable; } }

            /// <summary>
            /// Safe room.
            /// </summary>
            public bool Checkpoint { get { return _checkpoint; } }

            /// <summary>
            /// Infected may come in view, out of fog, water or plants.
            /// </summary>
            public bool Obscured { get { return _obscured; } }

            /// <summary>
            /// No mob comes from here.
            /// </summary>
            public bool NoMobs { get { return _noMobs; } }

            /// <summary>
            /// Preferred for Tank or Witch.
            /// </summary>
            public bool Threat { get { return _threat; } }

            /// <summary>
            /// Region of the rescue vehicle.
            /// </summary>
            public bool RescueVehicle { get { return _rescueVehicle; } }

            /// <summary>
            /// The dead come back here.
            /// </summary>
            public bool RescueCloset { get { return _rescueCloset; } }

            /// <summary>
            /// On the way from start to end, as the analysis finds it; 0 in the
            /// measured files.
            /// </summary>
            public bool EscapeRoute { get { return _escapeRoute; } }

            /// <summary>
            /// Set while the game runs; 0 in the measured files.
            /// </summary>
            public bool DestroyedDoor { get { return _destroyedDoor; } }

            /// <summary>
            /// Neither Tank nor Witch.
            /// </summary>
            public bool Nothreat { get { return _nothreat; } }

            /// <summary>
            /// Infected may lie here.
            /// </summary>
            public bool Lyingdown { get { return _lyingdown; } }

            /// <summary>
            /// Not used; 0 in the measured files.
            /// </summary>
            public ulong Reserved3 { get { return _reserved3; } }

            /// <summary>
            /// Not known; 0 in the measured files.
            /// </summary>
            public bool CompassNorth { get { return _compassNorth; } }

            /// <summary>
            /// Not known; 0 in the measured files.
            /// </summary>
            public bool CompassNortheast { get { return _compassNortheast; } }

            /// <summary>
            /// Not known; 0 in the measured files.
            /// </summary>
            public bool CompassEast { get { return _compassEast; } }

            /// <summary>
            /// Not known; 0 in the measured files.
            /// </summary>
            public bool CompassSoutheast { get { return _compassSoutheast; } }

            /// <summary>
            /// Not known; 0 in the measured files.
            /// </summary>
            public bool CompassSouth { get { return _compassSouth; } }

            /// <summary>
            /// Not known; 0 in the measured files.
            /// </summary>
            public bool CompassSouthwest { get { return _compassSouthwest; } }

            /// <summary>
            /// Not known; 0 in the measured files.
            /// </summary>
            public bool CompassWest { get { return _compassWest; } }

            /// <summary>
            /// Not known; 0 in the measured files.
            /// </summary>
            public bool CompassNorthwest { get { return _compassNorthwest; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A rectangle on which one can walk, and its properties.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp">Source</a>
        /// </remarks>
        public partial class NavArea : KaitaiStruct
        {
            public static NavArea FromFile(string fileName)
            {
                return new NavArea(new KaitaiStream(fileName));
            }

            public NavArea(KaitaiStream p__io, SourceNav p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasApproaches = false;
                f_hasCsApproaches = false;
                f_hasFogPlaceIndex = false;
                f_hasInheritedVisibility = false;
                f_hasInsAttributes = false;
                f_hasLadderLists = false;
                f_hasLight = false;
                f_hasOccupyTimes = false;
                f_hasPlaceIndex = false;
                f_hasSpawnAttributes = false;
                f_hasTfAttributes = false;
                f_hasTfcAttributes = false;
                f_hasUnknownA = false;
                f_hasUnknownB = false;
                f_hasUnknownC = false;
                f_hasUnknownD = false;
                f_hasUnknownE = false;
                f_hasVisible = false;
                _read();
            }
            private void _read()
            {
                _id = m_io.ReadU4le();
                switch (M_Root.LenAttributes) {
                case 1: {
                    _attributes = m_io.ReadU1();
                    break;
                }
                case 2: {
                    _attributes = m_io.ReadU2le();
                    break;
                }
                default: {
                    _attributes = m_io.ReadU4le();
                    break;
                }
                }
                _nw = new Vec3(m_io, this, m_root);
                _se = new Vec3(m_io, this, m_root);
                _neZ = m_io.ReadF4le();
                _swZ = m_io.ReadF4le();
                _connections = new List<IdList>();
                for (var i = 0; i < 4; i++)
                {
                    _connections.Add(new IdList(m_io, this, m_root));
                }
                _numHidingSpots = m_io.ReadU1();
                _hidingSpots = new List<HidingSpot>();
                for (var i = 0; i < NumHidingSpots; i++)
                {
                    _hidingSpots.Add(new HidingSpot(m_io, this, m_root));
                }
                if (HasApproaches) {
                    _numApproaches = m_io.ReadU1();
                }
                if (HasApproaches) {
                    _approaches = new List<Approach>();
                    for (var i = 0; i < NumApproaches; i++)
                    {
                        _approaches.Add(new Approach(m_io, this, m_root));
                    }
                }
                _numEncounters = m_io.ReadU4le();
                if (!(_numEncounters <= ((uint) ((M_Io.Size - M_Io.Pos) / 11))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 11)), _numEncounters, m_io, "/types/nav_area/seq/11");
                }
                _encounters = new List<Encounter>();
                for (var i = 0; i < NumEncounters; i++)
                {
                    _encounters.Add(new Encounter(m_io, this, m_root));
                }
                if (HasPlaceIndex) {
                    _placeIndex = m_io.ReadU2le();
                }
                if (HasLadderLists) {
                    _laddersUp = new IdList(m_io, this, m_root);
                }
                if (HasLadderLists) {
                    _laddersDown = new IdList(m_io, this, m_root);
                }
                if (HasOccupyTimes) {
                    _earliestOccupyTime = new List<float>();
                    for (var i = 0; i < M_Root.NumTeams; i++)
                    {
                        _earliestOccupyTime.Add(m_io.ReadF4le());
                    }
                }
                if (HasLight) {
                    _lightIntensity = new List<float>();
                    for (var i = 0; i < 4; i++)
                    {
                        _lightIntensity.Add(m_io.ReadF4le());
                    }
                }
                if (HasSpawnAttributes) {
                    _spawnAttributes = new L4dSpawnBits(m_io, this, m_root);
                }
                if (HasUnknownA) {
                    _unknownA = m_io.ReadU4le();
                }
                if (HasUnknownB) {
                    _unknownB = m_io.ReadU4le();
                }
                if (HasUnknownC) {
                    _unknownC = m_io.ReadU4le();
                }
                if (HasFogPlaceIndex) {
                    _fogPlaceIndex = m_io.ReadU2le();
                }
                if (HasUnknownD) {
                    _unknownD = new L4dOldBlock(m_io, this, m_root);
                }
                if (HasUnknownE) {
                    _numUnknownE = m_io.ReadU1();
                }
                if (HasUnknownE) {
                    _unknownE = new List<uint>();
                    for (var i = 0; i < NumUnknownE; i++)
                    {
                        _unknownE.Add(m_io.ReadU4le());
                    }
                }
                if (HasVisible) {
                    _numVisible = m_io.ReadU4le();
                    if (!(_numVisible <= ((uint) ((M_Io.Size - M_Io.Pos) / 4))))
                    {
                        throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 4)), _numVisible, m_io, "/types/nav_area/seq/26");
                    }
                }
                if (HasVisible) {
                    _visible = new List<VisibleArea>();
                    for (var i = 0; i < NumVisible; i++)
                    {
                        _visible.Add(new VisibleArea(m_io, this, m_root));
                    }
                }
                if (HasInheritedVisibility) {
                    _inheritVisibilityFrom = m_io.ReadU4le();
                }
                if (HasCsApproaches) {
                    _numCsApproaches = m_io.ReadU1();
                }
                if (HasCsApproaches) {
                    _csApproaches = new List<Approach>();
                    for (var i = 0; i < NumCsApproaches; i++)
                    {
                        _csApproaches.Add(new Approach(m_io, this, m_root));
                    }
                }
                if (HasTfAttributes) {
                    _tfAttributes = new TfAreaBits(m_io, this, m_root);
                }
                if (HasTfcAttributes) {
                    _tfcAttributes = m_io.ReadU8le();
                }
                if (HasInsAttributes) {
                    _insAttributes = m_io.ReadU4le();
                }
            }
            private bool f_hasApproaches;
            private bool _hasApproaches;

            /// <summary>
            /// Whether approach records are stored here for every game.
            /// </summary>
            public bool HasApproaches
            {
                get
                {
                    if (f_hasApproaches)
                        return _hasApproaches;
                    f_hasApproaches = true;
                    _hasApproaches = (bool) (M_Root.Version < 15);
                    return _hasApproaches;
                }
            }
            private bool f_hasCsApproaches;
            private bool _hasCsApproaches;

            /// <summary>
            /// Whether approach records of Counter-Strike are stored.
            /// </summary>
            public bool HasCsApproaches
            {
                get
                {
                    if (f_hasCsApproaches)
                        return _hasCsApproaches;
                    f_hasCsApproaches = true;
                    _hasCsApproaches = (bool) (M_Root.IsCs);
                    return _hasCsApproaches;
                }
            }
            private bool f_hasFogPlaceIndex;
            private bool _hasFogPlaceIndex;

            /// <summary>
            /// Whether `fog_place_index` is stored.
            /// </summary>
            public bool HasFogPlaceIndex
            {
                get
                {
                    if (f_hasFogPlaceIndex)
                        return _hasFogPlaceIndex;
                    f_hasFogPlaceIndex = true;
                    _hasFogPlaceIndex = (bool) (M_Root.L4dVersion >= 8);
                    return _hasFogPlaceIndex;
                }
            }
            private bool f_hasInheritedVisibility;
            private bool _hasInheritedVisibility;

            /// <summary>
            /// Whether `inherit_visibility_from` is stored.
            /// </summary>
            public bool HasInheritedVisibility
            {
                get
                {
                    if (f_hasInheritedVisibility)
                        return _hasInheritedVisibility;
                    f_hasInheritedVisibility = true;
                    _hasInheritedVisibility = (bool) ((M_Root.IsL4d ? M_Root.L4dVersion >= 11 : M_Root.Version >= 16));
                    return _hasInheritedVisibility;
                }
            }
            private bool f_hasInsAttributes;
            private bool _hasInsAttributes;

            /// <summary>
            /// Whether `ins_attributes` is stored.
            /// </summary>
            public bool HasInsAttributes
            {
                get
                {
                    if (f_hasInsAttributes)
                        return _hasInsAttributes;
                    f_hasInsAttributes = true;
                    _hasInsAttributes = (bool) (M_Root.IsIns);
                    return _hasInsAttributes;
                }
            }
            private bool f_hasLadderLists;
            private bool _hasLadderLists;

            /// <summary>
            /// Whether ids of ladders are stored.
            /// </summary>
            public bool HasLadderLists
            {
                get
                {
                    if (f_hasLadderLists)
                        return _hasLadderLists;
                    f_hasLadderLists = true;
                    _hasLadderLists = (bool) (M_Root.Version >= 7);
                    return _hasLadderLists;
                }
            }
            private bool f_hasLight;
            private bool _hasLight;

            /// <summary>
            /// Whether `light_intensity` is stored.
            /// </summary>
            public bool HasLight
            {
                get
                {
                    if (f_hasLight)
                        return _hasLight;
                    f_hasLight = true;
                    _hasLight = (bool) (M_Root.Version >= 11);
                    return _hasLight;
                }
            }
            private bool f_hasOccupyTimes;
            private bool _hasOccupyTimes;

            /// <summary>
            /// Whether `earliest_occupy_time` is stored.
            /// </summary>
            public bool HasOccupyTimes
            {
                get
                {
                    if (f_hasOccupyTimes)
                        return _hasOccupyTimes;
                    f_hasOccupyTimes = true;
                    _hasOccupyTimes = (bool) (M_Root.Version >= 8);
                    return _hasOccupyTimes;
                }
            }
            private bool f_hasPlaceIndex;
            private bool _hasPlaceIndex;

            /// <summary>
            /// Whether `place_index` is stored.
            /// </summary>
            public bool HasPlaceIndex
            {
                get
                {
                    if (f_hasPlaceIndex)
                        return _hasPlaceIndex;
                    f_hasPlaceIndex = true;
                    _hasPlaceIndex = (bool) (M_Root.Version >= 5);
                    return _hasPlaceIndex;
                }
            }
            private bool f_hasSpawnAttributes;
            private bool _hasSpawnAttributes;

            /// <summary>
            /// Whether `spawn_attributes` is stored.
            /// </summary>
            public bool HasSpawnAttributes
            {
                get
                {
                    if (f_hasSpawnAttributes)
                        return _hasSpawnAttributes;
                    f_hasSpawnAttributes = true;
                    _hasSpawnAttributes = (bool) (M_Root.L4dVersion >= 1);
                    return _hasSpawnAttributes;
                }
            }
            private bool f_hasTfAttributes;
            private bool _hasTfAttributes;

            /// <summary>
            /// Whether `tf_attributes` is stored.
            /// </summary>
            public bool HasTfAttributes
            {
                get
                {
                    if (f_hasTfAttributes)
                        return _hasTfAttributes;
                    f_hasTfAttributes = true;
                    _hasTfAttributes = (bool) (M_Root.IsTf);
                    return _hasTfAttributes;
                }
            }
            private bool f_hasTfcAttributes;
            private bool _hasTfcAttributes;

            /// <summary>
            /// Whether `tfc_attributes` is stored.
            /// </summary>
            public bool HasTfcAttributes
            {
                get
                {
                    if (f_hasTfcAttributes)
                        return _hasTfcAttributes;
                    f_hasTfcAttributes = true;
                    _hasTfcAttributes = (bool) (M_Root.IsTfc);
                    return _hasTfcAttributes;
                }
            }
            private bool f_hasUnknownA;
            private bool _hasUnknownA;

            /// <summary>
            /// Whether `unknown_a` is stored.
            /// </summary>
            public bool HasUnknownA
            {
                get
                {
                    if (f_hasUnknownA)
                        return _hasUnknownA;
                    f_hasUnknownA = true;
                    _hasUnknownA = (bool) ( ((M_Root.L4dVersion >= 2) && (M_Root.L4dVersion <= 9)) );
                    return _hasUnknownA;
                }
            }
            private bool f_hasUnknownB;
            private bool _hasUnknownB;

            /// <summary>
            /// Whether `unknown_b` is stored.
            /// </summary>
            public bool HasUnknownB
            {
                get
                {
                    if (f_hasUnknownB)
                        return _hasUnknownB;
                    f_hasUnknownB = true;
                    _hasUnknownB = (bool) ( ((M_Root.L4dVersion >= 4) && (M_Root.L4dVersion <= 9)) );
                    return _hasUnknownB;
                }
            }
            private bool f_hasUnknownC;
            private bool _hasUnknownC;

            /// <summary>
            /// Whether `unknown_c` is stored.
            /// </summary>
            public bool HasUnknownC
            {
                get
                {
                    if (f_hasUnknownC)
                        return _hasUnknownC;
                    f_hasUnknownC = true;
                    _hasUnknownC = (bool) ( ((M_Root.L4dVersion >= 5) && (M_Root.L4dVersion <= 12)) );
                    return _hasUnknownC;
                }
            }
            private bool f_hasUnknownD;
            private bool _hasUnknownD;

            /// <summary>
            /// Whether `unknown_d` is stored.
            /// </summary>
            public bool HasUnknownD
            {
                get
                {
                    if (f_hasUnknownD)
                        return _hasUnknownD;
                    f_hasUnknownD = true;
                    _hasUnknownD = (bool) ( ((M_Root.L4dVersion >= 1) && (M_Root.L4dVersion <= 9) && (SpawnAttributes.HasOldBlock)) );
                    return _hasUnknownD;
                }
            }
            private bool f_hasUnknownE;
            private bool _hasUnknownE;

            /// <summary>
            /// Whether `unknown_e` is stored.
            /// </summary>
            public bool HasUnknownE
            {
                get
                {
                    if (f_hasUnknownE)
                        return _hasUnknownE;
                    f_hasUnknownE = true;
                    _hasUnknownE = (bool) ( ((M_Root.L4dVersion >= 3) && (M_Root.L4dVersion <= 9)) );
                    return _hasUnknownE;
                }
            }
            private bool f_hasVisible;
            private bool _hasVisible;

            /// <summary>
            /// Whether a list of visible areas is stored.
            /// </summary>
            public bool HasVisible
            {
                get
                {
                    if (f_hasVisible)
                        return _hasVisible;
                    f_hasVisible = true;
                    _hasVisible = (bool) ((M_Root.IsL4d ? M_Root.L4dVersion >= 5 : M_Root.Version >= 16));
                    return _hasVisible;
                }
            }
            private uint _id;
            private uint _attributes;
            private Vec3 _nw;
            private Vec3 _se;
            private float _neZ;
            private float _swZ;
            private List<IdList> _connections;
            private byte _numHidingSpots;
            private List<HidingSpot> _hidingSpots;
            private byte? _numApproaches;
            private List<Approach> _approaches;
            private uint _numEncounters;
            private List<Encounter> _encounters;
            private ushort? _placeIndex;
            private IdList _laddersUp;
            private IdList _laddersDown;
            private List<float> _earliestOccupyTime;
            private List<float> _lightIntensity;
            private L4dSpawnBits _spawnAttributes;
            private uint? _unknownA;
            private uint? _unknownB;
            private uint? _unknownC;
            private ushort? _fogPlaceIndex;
            private L4dOldBlock _unknownD;
            private byte? _numUnknownE;
            private List<uint> _unknownE;
            private uint? _numVisible;
            private List<VisibleArea> _visible;
            private uint? _inheritVisibilityFrom;
            private byte? _numCsApproaches;
            private List<Approach> _csApproaches;
            private TfAreaBits _tfAttributes;
            private ulong? _tfcAttributes;
            private uint? _insAttributes;
            private SourceNav m_root;
            private SourceNav m_parent;

            /// <summary>
            /// Id of the area, which is not 0 and unique in the file; 1 to 820,337
            /// in the measured files, with gaps.
            /// </summary>
            public uint Id { get { return _id; } }

            /// <summary>
            /// Properties, one bit each; how many there are depends on the version,
            /// and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
            /// four.
            /// 
            /// - `crouch`: Bots have to crouch here; their search of a way adds 20
            ///   times the length.
            /// - `jump`: Bots have to jump here; their search of a way adds 5 times
            ///   the length. Used while the mesh is made.
            /// - `precise`: Bots follow the area exactly, and do not avoid obstacles.
            /// - `no_jump`: Bots do not jump at breaks of the height.
            /// - `stop`: Bots stop when they enter.
            /// - `run`: Bots run here.
            /// - `walk`: Bots walk here.
            /// - `avoid`: Bots come here only where the alternatives are worse.
            /// - `transient`: The way of bots may become blocked here, and is tested
            ///   now and then.
            /// - `dont_hide`: Bots find no hiding spots here.
            /// - `stand`: Bots that hide here stand, and do not crouch.
            /// - `no_hostages`: Hostages keep out.
            /// - `stairs`: Bots walk up these steps, and do not climb or jump; found
            ///   again on each load.
            /// - `no_merge`: The editor never merges the area.
            /// - `obstacle_top`: Bots climb to this point on top of an obstacle.
            /// - `cliff`: The ground falls by 300 units or more beside the area.
            /// - `tank_only`: Left 4 Dead: only the Tank finds its way here.
            /// - `blocked_lua`: Garry's Mod: a script has blocked the area.
            /// - `mob_only`: Left 4 Dead: only common infected find their way here.
            /// - `playerclip`: Left 4 Dead 2: the area lies in player clip.
            /// - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
            /// - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
            ///   run time.
            /// - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
            ///   at run time.
            /// - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
            /// - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
            ///   such areas have four equal heights.
            /// - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
            ///   area; cleared on each load.
            /// - `has_elevator`: The area is in the way of an elevator.
            /// - `nav_blocker`: A `func_nav_blocker` has blocked the area.
            /// </summary>
            public uint Attributes { get { return _attributes; } }

            /// <summary>
            /// The corner of the lowest x and y, with its height.
            /// </summary>
            public Vec3 Nw { get { return _nw; } }

            /// <summary>
            /// The corner of the highest x and y, with its height.
            /// </summary>
            public Vec3 Se { get { return _se; } }

            /// <summary>
            /// Height of the corner at the x of `se` and the y of `nw`.
            /// </summary>
            public float NeZ { get { return _neZ; } }

            /// <summary>
            /// Height of the corner at the x of `nw` and the y of `se`.
            /// </summary>
            public float SwZ { get { return _swZ; } }

            /// <summary>
            /// For each side the areas into which one gets over it; the way back is a
            /// connection of its own.
            /// </summary>
            public List<IdList> Connections { get { return _connections; } }

            /// <summary>
            /// Hiding spots that follow; 0 to 4 in the measured files.
            /// </summary>
            public byte NumHidingSpots { get { return _numHidingSpots; } }

            /// <summary>
            /// Points in the area at which bots hide.
            /// </summary>
            public List<HidingSpot> HidingSpots { get { return _hidingSpots; } }

            /// <summary>
            /// Approach records that follow; 0 to 16 in the measured files, and
            /// GoldSrc has room for no more.
            /// </summary>
            public byte? NumApproaches { get { return _numApproaches; } }

            /// <summary>
            /// Ways by which enemies come into view.
            /// </summary>
            public List<Approach> Approaches { get { return _approaches; } }

            /// <summary>
            /// Paths that follow; 0 to 1,722 in the measured files.
            /// </summary>
            public uint NumEncounters { get { return _numEncounters; } }

            /// <summary>
            /// Straight paths through the area, with the spots seen from them.
            /// </summary>
            public List<Encounter> Encounters { get { return _encounters; } }

            /// <summary>
            /// Place of the area: 1 is the first of `places`, 0 means none.
            /// </summary>
            public ushort? PlaceIndex { get { return _placeIndex; } }

            /// <summary>
            /// Ladders that lead up from here.
            /// </summary>
            public IdList LaddersUp { get { return _laddersUp; } }

            /// <summary>
            /// Ladders that lead down from here.
            /// </summary>
            public IdList LaddersDown { get { return _laddersDown; } }

            /// <summary>
            /// When the first of each team can be here; the team's number modulo 2 is
            /// the index, so that Terrorists come before Counter-Terrorists. Team
            /// Fortress 2 Classic and Classified have one for each of four teams. 0
            /// to 120 in the measured files; 0 everywhere in Team Fortress 2,
            /// Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
            /// </summary>
            public List<float> EarliestOccupyTime { get { return _earliestOccupyTime; } }

            /// <summary>
            /// Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
            /// 1 in all other measured files.
            /// </summary>
            public List<float> LightIntensity { get { return _lightIntensity; } }

            /// <summary>
            /// Actions that the director of Left 4 Dead may take here.
            /// </summary>
            public L4dSpawnBits SpawnAttributes { get { return _spawnAttributes; } }

            /// <summary>
            /// Not known; sub-versions 2 to 9 of Left 4 Dead.
            /// </summary>
            public uint? UnknownA { get { return _unknownA; } }

            /// <summary>
            /// Not known; sub-versions 4 to 9 of Left 4 Dead.
            /// </summary>
            public uint? UnknownB { get { return _unknownB; } }

            /// <summary>
            /// Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
            /// the only measured file.
            /// </summary>
            public uint? UnknownC { get { return _unknownC; } }

            /// <summary>
            /// Entry of `fog_places`, probably counted from 1; 0 in the measured files.
            /// </summary>
            public ushort? FogPlaceIndex { get { return _fogPlaceIndex; } }

            /// <summary>
            /// Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
            /// </summary>
            public L4dOldBlock UnknownD { get { return _unknownD; } }

            /// <summary>
            /// Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
            /// </summary>
            public byte? NumUnknownE { get { return _numUnknownE; } }

            /// <summary>
            /// Not known; sub-versions 3 to 9 of Left 4 Dead.
            /// </summary>
            public List<uint> UnknownE { get { return _unknownE; } }

            /// <summary>
            /// Entries that follow; 0 to 1,196 in the measured files.
            /// </summary>
            public uint? NumVisible { get { return _numVisible; } }

            /// <summary>
            /// Areas that can be seen from here, or how they differ from those of the
            /// area in `inherit_visibility_from`.
            /// </summary>
            public List<VisibleArea> Visible { get { return _visible; } }

            /// <summary>
            /// Id of the area whose list holds for this one too, 0 for none. An entry
            /// of the own list comes before one of that list, and only one step is
            /// taken.
            /// </summary>
            public uint? InheritVisibilityFrom { get { return _inheritVisibilityFrom; } }

            /// <summary>
            /// Approach records that follow; 0 to 16 in the measured files.
            /// </summary>
            public byte? NumCsApproaches { get { return _numCsApproaches; } }

            /// <summary>
            /// Ways by which enemies come into view, in Counter-Strike on Source.
            /// </summary>
            public List<Approach> CsApproaches { get { return _csApproaches; } }

            /// <summary>
            /// Properties that Team Fortress 2 adds.
            /// </summary>
            public TfAreaBits TfAttributes { get { return _tfAttributes; } }

            /// <summary>
            /// Properties that Team Fortress 2 Classic and Classified add, 64 bits.
            /// What they mean is not known; they are not those of Team Fortress 2. 0
            /// in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
            /// and 32 are set in few areas of Classic.
            /// </summary>
            public ulong? TfcAttributes { get { return _tfcAttributes; } }

            /// <summary>
            /// Properties that Insurgency adds; what the bits mean is not known.
            /// </summary>
            public uint? InsAttributes { get { return _insAttributes; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav M_Parent { get { return m_parent; } }

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

            public NavLadder(KaitaiStream p__io, SourceNav p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_directionName = false;
                f_hasDanglingFlag = false;
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
                if (HasDanglingFlag) {
                    _isDangling = m_io.ReadU1();
                }
                _topForwardArea = m_io.ReadU4le();
                _topLeftArea = m_io.ReadU4le();
                _topRightArea = m_io.ReadU4le();
                _topBehindArea = m_io.ReadU4le();
                _bottomArea = m_io.ReadU4le();
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
                    _directionName = (Side) (((SourceNav.Side) Direction));
                    return _directionName;
                }
            }
            private bool f_hasDanglingFlag;
            private bool _hasDanglingFlag;

            /// <summary>
            /// Whether `is_dangling` is stored.
            /// </summary>
            public bool HasDanglingFlag
            {
                get
                {
                    if (f_hasDanglingFlag)
                        return _hasDanglingFlag;
                    f_hasDanglingFlag = true;
                    _hasDanglingFlag = (bool) (M_Root.Version == 6);
                    return _hasDanglingFlag;
                }
            }
            private uint _id;
            private float _width;
            private Vec3 _top;
            private Vec3 _bottom;
            private float _length;
            private uint _direction;
            private byte? _isDangling;
            private uint _topForwardArea;
            private uint _topLeftArea;
            private uint _topRightArea;
            private uint _topBehindArea;
            private uint _bottomArea;
            private SourceNav m_root;
            private SourceNav m_parent;

            /// <summary>
            /// Id of the ladder, not 0 and unique in the file; 1 to 265 in the
            /// measured files.
            /// </summary>
            public uint Id { get { return _id; } }

            /// <summary>
            /// Width; 3.2 to 124 in the measured files.
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
            /// Cost of the climb, which is not always the distance of the ends; 6.4
            /// to 1,109 in the measured files.
            /// </summary>
            public float Length { get { return _length; } }

            /// <summary>
            /// Side to which the face of the ladder looks.
            /// </summary>
            public uint Direction { get { return _direction; } }

            /// <summary>
            /// Whether the lower end hangs in the air; only version 6 stores it.
            /// </summary>
            public byte? IsDangling { get { return _isDangling; } }

            /// <summary>
            /// Id of the area straight on over the top, 0 for none.
            /// </summary>
            public uint TopForwardArea { get { return _topForwardArea; } }

            /// <summary>
            /// Id of the area to the left of `direction`, 0 for none.
            /// </summary>
            public uint TopLeftArea { get { return _topLeftArea; } }

            /// <summary>
            /// Id of the area to the right, 0 for none.
            /// </summary>
            public uint TopRightArea { get { return _topRightArea; } }

            /// <summary>
            /// Id of the area behind the climber, from which one only gets down; 0 for none.
            /// </summary>
            public uint TopBehindArea { get { return _topBehindArea; } }

            /// <summary>
            /// Id of the area at the lower end; 0 on a broken ladder.
            /// </summary>
            public uint BottomArea { get { return _bottomArea; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "ladder " + Id.ToString();
            }
        }

        /// <summary>
        /// A point that is seen from a path, in versions 1 and 2.
        /// </summary>
        public partial class OldEncounterSpot : KaitaiStruct
        {
            public static OldEncounterSpot FromFile(string fileName)
            {
                return new OldEncounterSpot(new KaitaiStream(fileName));
            }

            public OldEncounterSpot(KaitaiStream p__io, SourceNav.Encounter p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _position = new Vec3(m_io, this, m_root);
                _t = m_io.ReadF4le();
            }
            private Vec3 _position;
            private float _t;
            private SourceNav m_root;
            private SourceNav.Encounter m_parent;

            /// <summary>
            /// The point.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Part of the path at which the spot comes into view, 0 to 1.
            /// </summary>
            public float T { get { return _t; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.Encounter M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// An entry of the place directory.
        /// </summary>
        public partial class Place : KaitaiStruct
        {
            public static Place FromFile(string fileName)
            {
                return new Place(new KaitaiStream(fileName));
            }

            public Place(KaitaiStream p__io, KaitaiStruct p__parent = null, SourceNav p__root = null) : base(p__io)
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
            private SourceNav m_root;
            private KaitaiStruct m_parent;

            /// <summary>
            /// Bytes of the name with the zero that ends it; 4 to 26 in the
            /// measured files. The engines have room for 256.
            /// </summary>
            public ushort LenName { get { return _lenName; } }

            /// <summary>
            /// ASCII with a zero at its end.
            /// </summary>
            public byte[] Name { get { return _name; } }
            public SourceNav M_Root { get { return m_root; } }
            public KaitaiStruct M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
        /// 22, 25, 26 and 28 to 30.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h">Source</a>
        /// </remarks>
        public partial class TfAreaBits : KaitaiStruct
        {
            public static TfAreaBits FromFile(string fileName)
            {
                return new TfAreaBits(new KaitaiStream(fileName));
            }

            public TfAreaBits(KaitaiStream p__io, SourceNav.NavArea p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _blocked = m_io.ReadBitsIntLe(1) != 0;
                _spawnRoomRed = m_io.ReadBitsIntLe(1) != 0;
                _spawnRoomBlue = m_io.ReadBitsIntLe(1) != 0;
                _spawnRoomExit = m_io.ReadBitsIntLe(1) != 0;
                _hasAmmo = m_io.ReadBitsIntLe(1) != 0;
                _hasHealth = m_io.ReadBitsIntLe(1) != 0;
                _controlPoint = m_io.ReadBitsIntLe(1) != 0;
                _blueSentryDanger = m_io.ReadBitsIntLe(1) != 0;
                _redSentryDanger = m_io.ReadBitsIntLe(1) != 0;
                _reserved1 = m_io.ReadBitsIntLe(2);
                _blueSetupGate = m_io.ReadBitsIntLe(1) != 0;
                _redSetupGate = m_io.ReadBitsIntLe(1) != 0;
                _blockedAfterPointCapture = m_io.ReadBitsIntLe(1) != 0;
                _blockedUntilPointCapture = m_io.ReadBitsIntLe(1) != 0;
                _blueOneWayDoor = m_io.ReadBitsIntLe(1) != 0;
                _redOneWayDoor = m_io.ReadBitsIntLe(1) != 0;
                _withSecondPoint = m_io.ReadBitsIntLe(1) != 0;
                _withThirdPoint = m_io.ReadBitsIntLe(1) != 0;
                _withFourthPoint = m_io.ReadBitsIntLe(1) != 0;
                _withFifthPoint = m_io.ReadBitsIntLe(1) != 0;
                _sniperSpot = m_io.ReadBitsIntLe(1) != 0;
                _sentrySpot = m_io.ReadBitsIntLe(1) != 0;
                _escapeRoute = m_io.ReadBitsIntLe(1) != 0;
                _escapeRouteVisible = m_io.ReadBitsIntLe(1) != 0;
                _noSpawning = m_io.ReadBitsIntLe(1) != 0;
                _rescueCloset = m_io.ReadBitsIntLe(1) != 0;
                _bombCanDropHere = m_io.ReadBitsIntLe(1) != 0;
                _doorNeverBlocks = m_io.ReadBitsIntLe(1) != 0;
                _doorAlwaysBlocks = m_io.ReadBitsIntLe(1) != 0;
                _unblockable = m_io.ReadBitsIntLe(1) != 0;
                _reserved2 = m_io.ReadBitsIntLe(1) != 0;
            }
            private bool _blocked;
            private bool _spawnRoomRed;
            private bool _spawnRoomBlue;
            private bool _spawnRoomExit;
            private bool _hasAmmo;
            private bool _hasHealth;
            private bool _controlPoint;
            private bool _blueSentryDanger;
            private bool _redSentryDanger;
            private ulong _reserved1;
            private bool _blueSetupGate;
            private bool _redSetupGate;
            private bool _blockedAfterPointCapture;
            private bool _blockedUntilPointCapture;
            private bool _blueOneWayDoor;
            private bool _redOneWayDoor;
            private bool _withSecondPoint;
            private bool _withThirdPoint;
            private bool _withFourthPoint;
            private bool _withFifthPoint;
            private bool _sniperSpot;
            private bool _sentrySpot;
            private bool _escapeRoute;
            private bool _escapeRouteVisible;
            private bool _noSpawning;
            private bool _rescueCloset;
            private bool _bombCanDropHere;
            private bool _doorNeverBlocks;
            private bool _doorAlwaysBlocks;
            private bool _unblockable;
            private bool _reserved2;
            private SourceNav m_root;
            private SourceNav.NavArea m_parent;

            /// <summary>
            /// The area is blocked; set while the game runs, 0 in the measured
            /// files.
            /// </summary>
            public bool Blocked { get { return _blocked; } }

            /// <summary>
            /// In the spawn room of red; set while the game runs, 0 in the
            /// measured files.
            /// </summary>
            public bool SpawnRoomRed { get { return _spawnRoomRed; } }

            /// <summary>
            /// In the spawn room of blue; set while the game runs, 0 in the
            /// measured files.
            /// </summary>
            public bool SpawnRoomBlue { get { return _spawnRoomBlue; } }

            /// <summary>
            /// At an exit of a spawn room; set while the game runs, 0 in the
            /// measured files.
            /// </summary>
            public bool SpawnRoomExit { get { return _spawnRoomExit; } }

            /// <summary>
            /// Ammunition lies here; set while the game runs, 0 in the measured
            /// files.
            /// </summary>
            public bool HasAmmo { get { return _hasAmmo; } }

            /// <summary>
            /// Health lies here; set while the game runs, 0 in the measured
            /// files.
            /// </summary>
            public bool HasHealth { get { return _hasHealth; } }

            /// <summary>
            /// At a control point; set while the game runs, 0 in the measured
            /// files.
            /// </summary>
            public bool ControlPoint { get { return _controlPoint; } }

            /// <summary>
            /// A sentry gun of blue fires here; set while the game runs, 0 in the
            /// measured files.
            /// </summary>
            public bool BlueSentryDanger { get { return _blueSentryDanger; } }

            /// <summary>
            /// A sentry gun of red fires here; set while the game runs, 0 in the
            /// measured files.
            /// </summary>
            public bool RedSentryDanger { get { return _redSentryDanger; } }

            /// <summary>
            /// Not used; 0 in the measured files.
            /// </summary>
            public ulong Reserved1 { get { return _reserved1; } }

            /// <summary>
            /// Closes nothing: the distances of both teams lead through the area even
            /// where something else blocks it.
            /// </summary>
            public bool BlueSetupGate { get { return _blueSetupGate; } }

            /// <summary>
            /// Closes nothing: the distances of both teams lead through the area even
            /// where something else blocks it.
            /// </summary>
            public bool RedSetupGate { get { return _redSetupGate; } }

            /// <summary>
            /// Closes when a control point is captured, any, or one of the index that
            /// bits 17 to 20 name or higher. Not checked beside bit 14.
            /// </summary>
            public bool BlockedAfterPointCapture { get { return _blockedAfterPointCapture; } }

            /// <summary>
            /// Closed from the start of the round until any control point is captured.
            /// </summary>
            public bool BlockedUntilPointCapture { get { return _blockedUntilPointCapture; } }

            /// <summary>
            /// Closed to red.
            /// </summary>
            public bool BlueOneWayDoor { get { return _blueOneWayDoor; } }

            /// <summary>
            /// Closed to blue.
            /// </summary>
            public bool RedOneWayDoor { get { return _redOneWayDoor; } }

            /// <summary>
            /// Bit 13 waits for the control point of index 1 of the map; bit 14 and
            /// an area without bit 13 ignore it.
            /// </summary>
            public bool WithSecondPoint { get { return _withSecondPoint; } }

            /// <summary>
            /// Bit 13 waits for the control point of index 2 of the map; bit 14 and
            /// an area without bit 13 ignore it.
            /// </summary>
            public bool WithThirdPoint { get { return _withThirdPoint; } }

            /// <summary>
            /// Bit 13 waits for the control point of index 3 of the map; bit 14 and
            /// an area without bit 13 ignore it.
            /// </summary>
            public bool WithFourthPoint { get { return _withFourthPoint; } }

            /// <summary>
            /// Bit 13 waits for the control point of index 4 of the map; bit 14 and
            /// an area without bit 13 ignore it.
            /// </summary>
            public bool WithFifthPoint { get { return _withFifthPoint; } }

            /// <summary>
            /// Good for a sniper.
            /// </summary>
            public bool SniperSpot { get { return _sniperSpot; } }

            /// <summary>
            /// Good for a sentry gun.
            /// </summary>
            public bool SentrySpot { get { return _sentrySpot; } }

            /// <summary>
            /// On an escape route; set while the game runs, 0 in the measured
            /// files.
            /// </summary>
            public bool EscapeRoute { get { return _escapeRoute; } }

            /// <summary>
            /// In view of an escape route; set while the game runs, 0 in the
            /// measured files.
            /// </summary>
            public bool EscapeRouteVisible { get { return _escapeRouteVisible; } }

            /// <summary>
            /// Bots do not appear here; 0 in the measured files.
            /// </summary>
            public bool NoSpawning { get { return _noSpawning; } }

            /// <summary>
            /// Where the dead come back in Raid mode; 0 in the measured files.
            /// </summary>
            public bool RescueCloset { get { return _rescueCloset; } }

            /// <summary>
            /// The bomb may be dropped here; set while the game runs, 0 in the
            /// measured files.
            /// </summary>
            public bool BombCanDropHere { get { return _bombCanDropHere; } }

            /// <summary>
            /// A door here never blocks, whatever bit 29 says.
            /// </summary>
            public bool DoorNeverBlocks { get { return _doorNeverBlocks; } }

            /// <summary>
            /// A door here always blocks.
            /// </summary>
            public bool DoorAlwaysBlocks { get { return _doorAlwaysBlocks; } }

            /// <summary>
            /// Can never be blocked.
            /// </summary>
            public bool Unblockable { get { return _unblockable; } }

            /// <summary>
            /// Not used; 0 in the measured files.
            /// </summary>
            public bool Reserved2 { get { return _reserved2; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.NavArea M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A point of the map.
        /// </summary>
        public partial class Vec3 : KaitaiStruct
        {
            public static Vec3 FromFile(string fileName)
            {
                return new Vec3(new KaitaiStream(fileName));
            }

            public Vec3(KaitaiStream p__io, KaitaiStruct p__parent = null, SourceNav p__root = null) : base(p__io)
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
            private SourceNav m_root;
            private KaitaiStruct m_parent;

            /// <summary>
            /// East; -15,475 to 15,475 in the measured files.
            /// </summary>
            public float X { get { return _x; } }

            /// <summary>
            /// South; -15,475 to 15,475 in the measured files.
            /// </summary>
            public float Y { get { return _y; } }

            /// <summary>
            /// Up; -4,626 to 11,908 in the measured files.
            /// </summary>
            public float Z { get { return _z; } }
            public SourceNav M_Root { get { return m_root; } }
            public KaitaiStruct M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// An area that is seen, or one that is not although the list inherited says so.
        /// </summary>
        public partial class VisibleArea : KaitaiStruct
        {
            public static VisibleArea FromFile(string fileName)
            {
                return new VisibleArea(new KaitaiStream(fileName));
            }

            public VisibleArea(KaitaiStream p__io, SourceNav.NavArea p__parent = null, SourceNav p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasFlags = false;
                _read();
            }
            private void _read()
            {
                _target = m_io.ReadU4le();
                if (HasFlags) {
                    _flags = m_io.ReadU1();
                }
            }
            private bool f_hasFlags;
            private bool _hasFlags;

            /// <summary>
            /// Whether `flags` is stored.
            /// </summary>
            public bool HasFlags
            {
                get
                {
                    if (f_hasFlags)
                        return _hasFlags;
                    f_hasFlags = true;
                    _hasFlags = (bool) ( ((!(M_Root.IsL4d)) || (M_Root.L4dVersion >= 9)) );
                    return _hasFlags;
                }
            }
            private uint _target;
            private byte? _flags;
            private SourceNav m_root;
            private SourceNav.NavArea m_parent;

            /// <summary>
            /// Id of the area; in Left 4 Dead from sub-version 14 on its row in
            /// `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
            /// 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
            /// </summary>
            public uint Target { get { return _target; } }

            /// <summary>
            /// How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
            /// the measured files. An entry for the area itself always has the value
            /// 2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
            /// the list inherited.
            /// 
            /// - `potentially_visible`: Some part of the area can be seen.
            /// - `completely_visible`: All of the area can be seen.
            /// </summary>
            public byte? Flags { get { return _flags; } }
            public SourceNav M_Root { get { return m_root; } }
            public SourceNav.NavArea M_Parent { get { return m_parent; } }
        }
        private bool f_game;
        private GameKind _game;

        /// <summary>
        /// The game that wrote the file, which says what `sub_version` means. Right
        /// for all known files; reading to the last byte is the proof.
        /// </summary>
        public GameKind Game
        {
            get
            {
                if (f_game)
                    return _game;
                f_game = true;
                _game = (GameKind) ((Version < 10 ? GameKind.Base : (SubVersion == 1 ? GameKind.Cs : (SubVersion == 2 ? GameKind.Tf : ( ((SubVersion == 3) || (SubVersion == 4))  ? GameKind.Ins : ( ((SubVersion >= 5) && (SubVersion <= 14))  ? GameKind.L4d : ( ((SubVersion == 256) || (SubVersion == 257))  ? GameKind.Tfc : GameKind.Base)))))));
                return _game;
            }
        }
        private bool f_gameVersion;
        private uint _gameVersion;

        /// <summary>
        /// The `sub_version`, 0 where none is stored.
        /// </summary>
        public uint GameVersion
        {
            get
            {
                if (f_gameVersion)
                    return _gameVersion;
                f_gameVersion = true;
                _gameVersion = (uint) ((HasSubVersion ? ((uint) (SubVersion)) : 0));
                return _gameVersion;
            }
        }
        private bool f_hasAnalysisFlag;
        private bool _hasAnalysisFlag;

        /// <summary>
        /// Whether `is_analyzed` is stored.
        /// </summary>
        public bool HasAnalysisFlag
        {
            get
            {
                if (f_hasAnalysisFlag)
                    return _hasAnalysisFlag;
                f_hasAnalysisFlag = true;
                _hasAnalysisFlag = (bool) (Version >= 14);
                return _hasAnalysisFlag;
            }
        }
        private bool f_hasBspSize;
        private bool _hasBspSize;

        /// <summary>
        /// Whether `bsp_size` is stored.
        /// </summary>
        public bool HasBspSize
        {
            get
            {
                if (f_hasBspSize)
                    return _hasBspSize;
                f_hasBspSize = true;
                _hasBspSize = (bool) (Version >= 4);
                return _hasBspSize;
            }
        }
        private bool f_hasL4dPrologue;
        private bool _hasL4dPrologue;

        /// <summary>
        /// Whether anything is stored between the places and the areas.
        /// </summary>
        public bool HasL4dPrologue
        {
            get
            {
                if (f_hasL4dPrologue)
                    return _hasL4dPrologue;
                f_hasL4dPrologue = true;
                _hasL4dPrologue = (bool) (L4dVersion >= 8);
                return _hasL4dPrologue;
            }
        }
        private bool f_hasLadders;
        private bool _hasLadders;

        /// <summary>
        /// Whether ladders are stored.
        /// </summary>
        public bool HasLadders
        {
            get
            {
                if (f_hasLadders)
                    return _hasLadders;
                f_hasLadders = true;
                _hasLadders = (bool) (Version >= 6);
                return _hasLadders;
            }
        }
        private bool f_hasPlaces;
        private bool _hasPlaces;

        /// <summary>
        /// Whether the place directory is stored.
        /// </summary>
        public bool HasPlaces
        {
            get
            {
                if (f_hasPlaces)
                    return _hasPlaces;
                f_hasPlaces = true;
                _hasPlaces = (bool) (Version >= 5);
                return _hasPlaces;
            }
        }
        private bool f_hasRowTargets;
        private bool _hasRowTargets;

        /// <summary>
        /// Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
        /// and not by their id, as all other games do, Left 4 Dead among them.
        /// </summary>
        public bool HasRowTargets
        {
            get
            {
                if (f_hasRowTargets)
                    return _hasRowTargets;
                f_hasRowTargets = true;
                _hasRowTargets = (bool) (L4dVersion >= 14);
                return _hasRowTargets;
            }
        }
        private bool f_hasSubVersion;
        private bool _hasSubVersion;

        /// <summary>
        /// Whether `sub_version` is stored.
        /// </summary>
        public bool HasSubVersion
        {
            get
            {
                if (f_hasSubVersion)
                    return _hasSubVersion;
                f_hasSubVersion = true;
                _hasSubVersion = (bool) (Version >= 10);
                return _hasSubVersion;
            }
        }
        private bool f_hasTf2cTag;
        private bool _hasTf2cTag;

        /// <summary>
        /// Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
        /// Right for all known files; reading to the last byte is the proof.
        /// </summary>
        public bool HasTf2cTag
        {
            get
            {
                if (f_hasTf2cTag)
                    return _hasTf2cTag;
                f_hasTf2cTag = true;
                _hasTf2cTag = (bool) ( ((HasSubVersion) && (SubVersion == 256)) );
                return _hasTf2cTag;
            }
        }
        private bool f_hasUnnamedFlag;
        private bool _hasUnnamedFlag;

        /// <summary>
        /// Whether `has_unnamed_areas` is stored.
        /// </summary>
        public bool HasUnnamedFlag
        {
            get
            {
                if (f_hasUnnamedFlag)
                    return _hasUnnamedFlag;
                f_hasUnnamedFlag = true;
                _hasUnnamedFlag = (bool) (Version >= 12);
                return _hasUnnamedFlag;
            }
        }
        private bool f_isBase;
        private bool _isBase;

        /// <summary>
        /// Whether the game adds nothing.
        /// </summary>
        public bool IsBase
        {
            get
            {
                if (f_isBase)
                    return _isBase;
                f_isBase = true;
                _isBase = (bool) (Game == GameKind.Base);
                return _isBase;
            }
        }
        private bool f_isCs;
        private bool _isCs;

        /// <summary>
        /// Whether Counter-Strike has added approach records.
        /// </summary>
        public bool IsCs
        {
            get
            {
                if (f_isCs)
                    return _isCs;
                f_isCs = true;
                _isCs = (bool) ( ((Game == GameKind.Cs) && (GameVersion >= 1)) );
                return _isCs;
            }
        }
        private bool f_isIns;
        private bool _isIns;

        /// <summary>
        /// Whether Insurgency has added attributes.
        /// </summary>
        public bool IsIns
        {
            get
            {
                if (f_isIns)
                    return _isIns;
                f_isIns = true;
                _isIns = (bool) ( ((Game == GameKind.Ins) && (GameVersion >= 2)) );
                return _isIns;
            }
        }
        private bool f_isL4d;
        private bool _isL4d;

        /// <summary>
        /// Whether a game of the Left 4 Dead family wrote the file.
        /// </summary>
        public bool IsL4d
        {
            get
            {
                if (f_isL4d)
                    return _isL4d;
                f_isL4d = true;
                _isL4d = (bool) (Game == GameKind.L4d);
                return _isL4d;
            }
        }
        private bool f_isTagged;
        private bool _isTagged;

        /// <summary>
        /// Whether `tf2c_tag` is stored.
        /// </summary>
        public bool IsTagged
        {
            get
            {
                if (f_isTagged)
                    return _isTagged;
                f_isTagged = true;
                _isTagged = (bool) ( ((IsTfc) && (HasTf2cTag)) );
                return _isTagged;
            }
        }
        private bool f_isTf;
        private bool _isTf;

        /// <summary>
        /// Whether Team Fortress 2 has added attributes.
        /// </summary>
        public bool IsTf
        {
            get
            {
                if (f_isTf)
                    return _isTf;
                f_isTf = true;
                _isTf = (bool) ( ((Game == GameKind.Tf) && (GameVersion >= 2)) );
                return _isTf;
            }
        }
        private bool f_isTfc;
        private bool _isTfc;

        /// <summary>
        /// Whether Team Fortress 2 Classic or Classified has added attributes.
        /// </summary>
        public bool IsTfc
        {
            get
            {
                if (f_isTfc)
                    return _isTfc;
                f_isTfc = true;
                _isTfc = (bool) (Game == GameKind.Tfc);
                return _isTfc;
            }
        }
        private bool f_l4dVersion;
        private uint _l4dVersion;

        /// <summary>
        /// The `sub_version` of the Left 4 Dead family, 0 for other games.
        /// </summary>
        public uint L4dVersion
        {
            get
            {
                if (f_l4dVersion)
                    return _l4dVersion;
                f_l4dVersion = true;
                _l4dVersion = (uint) ((IsL4d ? ((uint) (GameVersion)) : 0));
                return _l4dVersion;
            }
        }
        private bool f_lenAttributes;
        private sbyte _lenAttributes;

        /// <summary>
        /// Bytes of the attributes of an area.
        /// </summary>
        public sbyte LenAttributes
        {
            get
            {
                if (f_lenAttributes)
                    return _lenAttributes;
                f_lenAttributes = true;
                _lenAttributes = (sbyte) ((Version >= 13 ? 4 : (Version >= 9 ? 2 : 1)));
                return _lenAttributes;
            }
        }
        private bool f_numTeams;
        private sbyte _numTeams;

        /// <summary>
        /// Times that an area has in `earliest_occupy_time`.
        /// </summary>
        public sbyte NumTeams
        {
            get
            {
                if (f_numTeams)
                    return _numTeams;
                f_numTeams = true;
                _numTeams = (sbyte) ((IsTfc ? 4 : 2));
                return _numTeams;
            }
        }
        private uint _magic;
        private uint _version;
        private uint? _subVersion;
        private uint? _bspSize;
        private byte? _isAnalyzed;
        private ushort? _numPlaces;
        private List<Place> _places;
        private byte? _hasUnnamedAreas;
        private L4dHeader _l4dPrologue;
        private byte[] _tf2cTag;
        private uint _numAreas;
        private List<NavArea> _areas;
        private uint? _numLadders;
        private List<NavLadder> _ladders;
        private float? _maxViewDistance;
        private byte[] _tail;
        private SourceNav m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Marks a navigation mesh; the bytes CE FA ED FE.
        /// </summary>
        public uint Magic { get { return _magic; } }

        /// <summary>
        /// Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
        /// to 16 in the measured files; 30 and above is another format.
        /// </summary>
        public uint Version { get { return _version; } }

        /// <summary>
        /// Layout of what the game adds, by a count of its own: 0 nothing (Garry's
        /// Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
        /// Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
        /// Classic, 257 Team Fortress 2 Classified.
        /// </summary>
        public uint? SubVersion { get { return _subVersion; } }

        /// <summary>
        /// Size of the map's file when the mesh was saved; the engine calls the mesh
        /// out of date when they differ. 525,252 to 765,058,988 in the measured
        /// files.
        /// </summary>
        public uint? BspSize { get { return _bspSize; } }

        /// <summary>
        /// Whether the mesh has been analysed, 0 or 1.
        /// </summary>
        public byte? IsAnalyzed { get { return _isAnalyzed; } }

        /// <summary>
        /// Entries of the place directory; 0 to 60 in the measured files.
        /// </summary>
        public ushort? NumPlaces { get { return _numPlaces; } }

        /// <summary>
        /// Names of places: call-outs such as BombsiteA in Counter-Strike, names of
        /// populations in Left 4 Dead and Left 4 Dead 2.
        /// </summary>
        public List<Place> Places { get { return _places; } }

        /// <summary>
        /// Whether some area belongs to no place, 0 or 1.
        /// </summary>
        public byte? HasUnnamedAreas { get { return _hasUnnamedAreas; } }

        /// <summary>
        /// Data that Left 4 Dead stores before the areas.
        /// </summary>
        public L4dHeader L4dPrologue { get { return _l4dPrologue; } }

        /// <summary>
        /// What Team Fortress 2 Classic stores before the areas, by the same hook of
        /// the engine; its successor Classified stores nothing there.
        /// </summary>
        public byte[] Tf2cTag { get { return _tf2cTag; } }

        /// <summary>
        /// Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
        /// measured files; both engines refuse 0.
        /// </summary>
        public uint NumAreas { get { return _numAreas; } }

        /// <summary>
        /// The areas. Left 4 Dead 2 names visible areas by their row in this list, so
        /// that the order counts there.
        /// </summary>
        public List<NavArea> Areas { get { return _areas; } }

        /// <summary>
        /// Ladders that follow; 0 to 95 in the measured files.
        /// </summary>
        public uint? NumLadders { get { return _numLadders; } }

        /// <summary>
        /// The ladders; GoldSrc makes them from the map instead.
        /// </summary>
        public List<NavLadder> Ladders { get { return _ladders; } }

        /// <summary>
        /// How far areas are tested for being seen, probably; 0 selects the
        /// engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
        /// </summary>
        public float? MaxViewDistance { get { return _maxViewDistance; } }

        /// <summary>
        /// Bytes after the mesh, which the engines do not read. GoldSrc does not
        /// shorten a file when it saves a smaller mesh over a larger one, so that 42
        /// of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
        /// all other files.
        /// </summary>
        public byte[] Tail { get { return _tail; } }
        public SourceNav M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }

        public override string ToString()
        {
            return "version " + Version.ToString() + ": " + NumAreas.ToString() + " areas";
        }
    }
}
