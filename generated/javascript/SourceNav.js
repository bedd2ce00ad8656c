// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.SourceNav || (root.SourceNav = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (SourceNav_, KaitaiStream) {
/**
 * The surface of one map on which bots, hostages, infected and NextBots walk:
 * rectangles along the axes ("areas") with a height for each corner, the links
 * between them, and what an analysis of the map has found.
 * 
 * World units are those of the map, about an inch (0.0254 m) each; z points up,
 * times are seconds. North is towards -y, east towards +x, south towards +y,
 * west towards -x; the enums `side`, `corner` and `way` have the engine's
 * numbers for sides, corners and how one goes.
 * 
 * `version` identifies the layout of the engine. What games add depends on
 * `sub_version`, whose numbers each game counts for itself: the decision `game`
 * says whose they are. Games differ by at least a byte in every area, so that a
 * wrong choice does not end where the file does. Ids of areas and ladders are
 * not 0, which means none; ids of hiding spots begin at 0.
 * @see {@link https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp|Source}
 * @see {@link https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp|Source}
 * @see {@link https://developer.valvesoftware.com/wiki/NAV_(file_format)|Source}
 */

var SourceNav = (function() {
  SourceNav.Corner = Object.freeze({
    NORTH_WEST: 0,
    NORTH_EAST: 1,
    SOUTH_EAST: 2,
    SOUTH_WEST: 3,

    0: "NORTH_WEST",
    1: "NORTH_EAST",
    2: "SOUTH_EAST",
    3: "SOUTH_WEST",
  });

  SourceNav.GameKind = Object.freeze({
    BASE: 0,
    CS: 1,
    TF: 2,
    INS: 3,
    L4D: 4,
    TFC: 5,

    0: "BASE",
    1: "CS",
    2: "TF",
    3: "INS",
    4: "L4D",
    5: "TFC",
  });

  SourceNav.Side = Object.freeze({
    NORTH: 0,
    EAST: 1,
    SOUTH: 2,
    WEST: 3,

    0: "NORTH",
    1: "EAST",
    2: "SOUTH",
    3: "WEST",
  });

  SourceNav.Way = Object.freeze({
    GO_NORTH: 0,
    GO_EAST: 1,
    GO_SOUTH: 2,
    GO_WEST: 3,
    LADDER_UP: 4,
    LADDER_DOWN: 5,
    JUMP: 6,
    ELEVATOR_UP: 7,
    ELEVATOR_DOWN: 8,
    NONE: 9,
    NO_SUCH_WAY: 255,

    0: "GO_NORTH",
    1: "GO_EAST",
    2: "GO_SOUTH",
    3: "GO_WEST",
    4: "LADDER_UP",
    5: "LADDER_DOWN",
    6: "JUMP",
    7: "ELEVATOR_UP",
    8: "ELEVATOR_DOWN",
    9: "NONE",
    255: "NO_SUCH_WAY",
  });

  function SourceNav(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  SourceNav.prototype._read = function() {
    this.magic = this._io.readU4le();
    if (!(this.magic == 4277009102)) {
      throw new KaitaiStream.ValidationNotEqualError(4277009102, this.magic, this._io, "/seq/0");
    }
    this.version = this._io.readU4le();
    if (!(this.version >= 1)) {
      throw new KaitaiStream.ValidationLessThanError(1, this.version, this._io, "/seq/1");
    }
    if (!(this.version <= 16)) {
      throw new KaitaiStream.ValidationGreaterThanError(16, this.version, this._io, "/seq/1");
    }
    if (this.hasSubVersion) {
      this.subVersion = this._io.readU4le();
    }
    if (this.hasBspSize) {
      this.bspSize = this._io.readU4le();
    }
    if (this.hasAnalysisFlag) {
      this.isAnalyzed = this._io.readU1();
    }
    if (this.hasPlaces) {
      this.numPlaces = this._io.readU2le();
    }
    if (this.hasPlaces) {
      this.places = [];
      for (var i = 0; i < this.numPlaces; i++) {
        this.places.push(new Place(this._io, this, this._root));
      }
    }
    if (this.hasUnnamedFlag) {
      this.hasUnnamedAreas = this._io.readU1();
    }
    if (this.hasL4dPrologue) {
      this.l4dPrologue = new L4dHeader(this._io, this, this._root);
    }
    if (this.isTagged) {
      this.tf2cTag = this._io.readBytes(4);
      if (!((KaitaiStream.byteArrayCompare(this.tf2cTag, new Uint8Array([84, 70, 50, 67])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([84, 70, 50, 67]), this.tf2cTag, this._io, "/seq/9");
      }
    }
    this.numAreas = this._io.readU4le();
    if (!(this.numAreas <= Math.floor((this._io.size - this._io.pos) / 59))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 59), this.numAreas, this._io, "/seq/10");
    }
    this.areas = [];
    for (var i = 0; i < this.numAreas; i++) {
      this.areas.push(new NavArea(this._io, this, this._root));
    }
    if (this.hasLadders) {
      this.numLadders = this._io.readU4le();
      if (!(this.numLadders <= Math.floor((this._io.size - this._io.pos) / 60))) {
        throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 60), this.numLadders, this._io, "/seq/12");
      }
    }
    if (this.hasLadders) {
      this.ladders = [];
      for (var i = 0; i < this.numLadders; i++) {
        this.ladders.push(new NavLadder(this._io, this, this._root));
      }
    }
    if (this.isL4d) {
      this.maxViewDistance = this._io.readF4le();
    }
    this.tail = this._io.readBytesFull();
  }

  /**
   * A way on which an enemy comes into view of an area: over `prev_area` into
   * `here_area`, the last area that is seen, and on to `next_area`. Codes of
   * how one goes are those of the enum `way`, but to version 9 the code 7 is
   * none. Which one it is in versions 10 to 15 is not known.
   */

  var Approach = SourceNav.Approach = (function() {
    function Approach(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Approach.prototype._read = function() {
      this.hereArea = this._io.readU4le();
      this.prevArea = this._io.readU4le();
      this.prevToHereHow = this._io.readU1();
      this.nextArea = this._io.readU4le();
      this.hereToNextHow = this._io.readU1();
    }

    /**
     * Meaning of `here_to_next_how`, by the codes of the version.
     */
    Object.defineProperty(Approach.prototype, 'hereToNextWay', {
      get: function() {
        if (this._m_hereToNextWay !== undefined)
          return this._m_hereToNextWay;
        this._m_hereToNextWay = (this.hereToNextHow == 0 ? SourceNav.Way.GO_NORTH : (this.hereToNextHow == 1 ? SourceNav.Way.GO_EAST : (this.hereToNextHow == 2 ? SourceNav.Way.GO_SOUTH : (this.hereToNextHow == 3 ? SourceNav.Way.GO_WEST : (this.hereToNextHow == 4 ? SourceNav.Way.LADDER_UP : (this.hereToNextHow == 5 ? SourceNav.Way.LADDER_DOWN : (this.hereToNextHow == 6 ? SourceNav.Way.JUMP : (this._root.version <= 9 ? (this.hereToNextHow == 7 ? SourceNav.Way.NONE : SourceNav.Way.NO_SUCH_WAY) : (this.hereToNextHow == 7 ? SourceNav.Way.ELEVATOR_UP : (this.hereToNextHow == 8 ? SourceNav.Way.ELEVATOR_DOWN : (this.hereToNextHow == 9 ? SourceNav.Way.NONE : SourceNav.Way.NO_SUCH_WAY)))))))))));
        return this._m_hereToNextWay;
      }
    });

    /**
     * Meaning of `prev_to_here_how`, by the codes of the version.
     */
    Object.defineProperty(Approach.prototype, 'prevToHereWay', {
      get: function() {
        if (this._m_prevToHereWay !== undefined)
          return this._m_prevToHereWay;
        this._m_prevToHereWay = (this.prevToHereHow == 0 ? SourceNav.Way.GO_NORTH : (this.prevToHereHow == 1 ? SourceNav.Way.GO_EAST : (this.prevToHereHow == 2 ? SourceNav.Way.GO_SOUTH : (this.prevToHereHow == 3 ? SourceNav.Way.GO_WEST : (this.prevToHereHow == 4 ? SourceNav.Way.LADDER_UP : (this.prevToHereHow == 5 ? SourceNav.Way.LADDER_DOWN : (this.prevToHereHow == 6 ? SourceNav.Way.JUMP : (this._root.version <= 9 ? (this.prevToHereHow == 7 ? SourceNav.Way.NONE : SourceNav.Way.NO_SUCH_WAY) : (this.prevToHereHow == 7 ? SourceNav.Way.ELEVATOR_UP : (this.prevToHereHow == 8 ? SourceNav.Way.ELEVATOR_DOWN : (this.prevToHereHow == 9 ? SourceNav.Way.NONE : SourceNav.Way.NO_SUCH_WAY)))))))))));
        return this._m_prevToHereWay;
      }
    });

    /**
     * Id of the area that is approached.
     */

    /**
     * Id of its neighbour on the near side; 0 exactly where `here_area` is
     * the area that holds the record.
     */

    /**
     * How one goes from `prev_area` to `here_area`, or back.
     */

    /**
     * Id of its neighbour on the far side, which is out of view.
     */

    /**
     * How one goes from `here_area` to `next_area`, or back.
     */

    return Approach;
  })();

  /**
   * A straight path through an area, with the hiding spots seen from it.
   */

  var Encounter = SourceNav.Encounter = (function() {
    function Encounter(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Encounter.prototype._read = function() {
      this.fromArea = this._io.readU4le();
      if (this.hasSides) {
        this.fromDir = this._io.readU1();
      }
      this.toArea = this._io.readU4le();
      if (this.hasSides) {
        this.toDir = this._io.readU1();
      }
      if (this.isOld) {
        this.pathFrom = new Vec3(this._io, this, this._root);
      }
      if (this.isOld) {
        this.pathTo = new Vec3(this._io, this, this._root);
      }
      this.numSpots = this._io.readU1();
      if (this.hasSides) {
        this.spots = [];
        for (var i = 0; i < this.numSpots; i++) {
          this.spots.push(new EncounterSpot(this._io, this, this._root));
        }
      }
      if (this.isOld) {
        this.oldSpots = [];
        for (var i = 0; i < this.numSpots + 0; i++) {
          this.oldSpots.push(new OldEncounterSpot(this._io, this, this._root));
        }
      }
    }

    /**
     * Meaning of `from_dir`.
     */
    Object.defineProperty(Encounter.prototype, 'fromDirName', {
      get: function() {
        if (this._m_fromDirName !== undefined)
          return this._m_fromDirName;
        this._m_fromDirName = this.fromDir;
        return this._m_fromDirName;
      }
    });

    /**
     * Whether the form of version 3 and later is stored.
     */
    Object.defineProperty(Encounter.prototype, 'hasSides', {
      get: function() {
        if (this._m_hasSides !== undefined)
          return this._m_hasSides;
        this._m_hasSides = this._root.version >= 3;
        return this._m_hasSides;
      }
    });

    /**
     * Whether the form of versions 1 and 2 is stored.
     */
    Object.defineProperty(Encounter.prototype, 'isOld', {
      get: function() {
        if (this._m_isOld !== undefined)
          return this._m_isOld;
        this._m_isOld = this._root.version < 3;
        return this._m_isOld;
      }
    });

    /**
     * Meaning of `to_dir`.
     */
    Object.defineProperty(Encounter.prototype, 'toDirName', {
      get: function() {
        if (this._m_toDirName !== undefined)
          return this._m_toDirName;
        this._m_toDirName = this.toDir;
        return this._m_toDirName;
      }
    });

    /**
     * Id of the area from which one comes; 0 where it is lost.
     */

    /**
     * Side of this area on which `from_area` is connected.
     */

    /**
     * Id of the area into which one goes; 0 where it is lost.
     */

    /**
     * Side of this area on which `to_area` is connected.
     */

    /**
     * Begin of the path; the engine discards it.
     */

    /**
     * End of the path; the engine discards it.
     */

    /**
     * Spots that follow; 0 to 233 in the measured files.
     */

    /**
     * Spots in the order in which they come into view.
     */

    /**
     * Spots of versions 1 and 2; the engine discards them.
     */

    return Encounter;
  })();

  /**
   * A hiding spot that is seen from a path.
   */

  var EncounterSpot = SourceNav.EncounterSpot = (function() {
    function EncounterSpot(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    EncounterSpot.prototype._read = function() {
      this.spotId = this._io.readU4le();
      this.t = this._io.readU1();
    }

    /**
     * The same as a part of the path, 0 to 1.
     */
    Object.defineProperty(EncounterSpot.prototype, 'fraction', {
      get: function() {
        if (this._m_fraction !== undefined)
          return this._m_fraction;
        this._m_fraction = this.t * 0.00392156862745098;
        return this._m_fraction;
      }
    });

    /**
     * Id of a hiding spot of any area; also 0 where the spot is lost.
     */

    /**
     * Part of the path at which the spot comes into view; 255 is the end.
     */

    return EncounterSpot;
  })();

  /**
   * A point at which a bot hides, or from which it shoots.
   */

  var HidingSpot = SourceNav.HidingSpot = (function() {
    function HidingSpot(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    HidingSpot.prototype._read = function() {
      if (this.hasIdentity) {
        this.id = this._io.readU4le();
      }
      this.position = new Vec3(this._io, this, this._root);
      if (this.hasIdentity) {
        this.flags = new HidingSpotBits(this._io, this, this._root);
      }
    }

    /**
     * Whether id and flags are stored.
     */
    Object.defineProperty(HidingSpot.prototype, 'hasIdentity', {
      get: function() {
        if (this._m_hasIdentity !== undefined)
          return this._m_hasIdentity;
        this._m_hasIdentity = this._root.version >= 2;
        return this._m_hasIdentity;
      }
    });

    /**
     * Id of the spot, unique in the file; counted from 0 in the order of the
     * measured files.
     */

    /**
     * On the floor.
     */

    /**
     * Quality of the spot; version 1 takes all spots for cover.
     */

    return HidingSpot;
  })();

  /**
   * What a hiding spot is good for.
   */

  var HidingSpotBits = SourceNav.HidingSpotBits = (function() {
    function HidingSpotBits(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    HidingSpotBits.prototype._read = function() {
      this.inCover = this._io.readBitsIntLe(1) != 0;
      this.goodSniperSpot = this._io.readBitsIntLe(1) != 0;
      this.idealSniperSpot = this._io.readBitsIntLe(1) != 0;
      this.exposed = this._io.readBitsIntLe(1) != 0;
      this.reserved = this._io.readBitsIntLe(4);
    }

    /**
     * In a corner with hard cover.
     */

    /**
     * A sniper can fire well along a line.
     */

    /**
     * A sniper sees far or much from here.
     */

    /**
     * In the open, mostly on a ledge; not known to GoldSrc.
     */

    /**
     * Not used; 0 in the measured files.
     */

    return HidingSpotBits;
  })();

  /**
   * Ids of areas or of ladders.
   */

  var IdList = SourceNav.IdList = (function() {
    function IdList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    IdList.prototype._read = function() {
      this.numIds = this._io.readU4le();
      if (!(this.numIds <= Math.floor((this._io.size - this._io.pos) / 4))) {
        throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 4), this.numIds, this._io, "/types/id_list/seq/0");
      }
      this.ids = [];
      for (var i = 0; i < this.numIds; i++) {
        this.ids.push(this._io.readU4le());
      }
    }

    /**
     * Ids that follow; 0 to 24 in the measured files.
     */

    /**
     * Ids of the areas or ladders in the list.
     */

    return IdList;
  })();

  /**
   * What Left 4 Dead stores between the place directory and the areas.
   * @see {@link https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp|Source}
   */

  var L4dHeader = SourceNav.L4dHeader = (function() {
    function L4dHeader(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    L4dHeader.prototype._read = function() {
      if (this.hasPopulation) {
        this.population = this._io.readBytesTerm(0, false, true, true);
      }
      this.numFogPlaces = this._io.readU2le();
      this.fogPlaces = [];
      for (var i = 0; i < this.numFogPlaces; i++) {
        this.fogPlaces.push(new Place(this._io, this, this._root));
      }
    }

    /**
     * Whether `population` is stored.
     */
    Object.defineProperty(L4dHeader.prototype, 'hasPopulation', {
      get: function() {
        if (this._m_hasPopulation !== undefined)
          return this._m_hasPopulation;
        this._m_hasPopulation = this._root.l4dVersion >= 12;
        return this._m_hasPopulation;
      }
    });

    /**
     * Name of the population that areas without one of their own take, such
     * as default or c1streets.
     */

    /**
     * Names that follow; 0 in the measured files.
     */

    /**
     * Names of places with fog of their own.
     */

    return L4dHeader;
  })();

  /**
   * Twenty bytes of early sub-versions of Left 4 Dead.
   */

  var L4dOldBlock = SourceNav.L4dOldBlock = (function() {
    function L4dOldBlock(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    L4dOldBlock.prototype._read = function() {
      this.unknownD1 = this._io.readU4le();
      this.unknownD2 = this._io.readU4le();
      this.unknownD3 = this._io.readF4le();
      this.unknownD4 = this._io.readF4le();
      this.unknownD5 = this._io.readU4le();
    }

    /**
     * Not known.
     */

    /**
     * Not known.
     */

    /**
     * Not known.
     */

    /**
     * Not known.
     */

    /**
     * Not known.
     */

    return L4dOldBlock;
  })();

  /**
   * What the director of Left 4 Dead may do in an area, 32 bits.
   */

  var L4dSpawnBits = SourceNav.L4dSpawnBits = (function() {
    function L4dSpawnBits(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    L4dSpawnBits.prototype._read = function() {
      this.reserved1 = this._io.readBitsIntLe(1) != 0;
      this.empty = this._io.readBitsIntLe(1) != 0;
      this.stopScan = this._io.readBitsIntLe(1) != 0;
      this.hasOldBlock = this._io.readBitsIntLe(1) != 0;
      this.reserved2 = this._io.readBitsIntLe(1) != 0;
      this.battlestation = this._io.readBitsIntLe(1) != 0;
      this.finale = this._io.readBitsIntLe(1) != 0;
      this.playerStart = this._io.readBitsIntLe(1) != 0;
      this.battlefield = this._io.readBitsIntLe(1) != 0;
      this.ignoreVisibility = this._io.readBitsIntLe(1) != 0;
      this.notClearable = this._io.readBitsIntLe(1) != 0;
      this.checkpoint = this._io.readBitsIntLe(1) != 0;
      this.obscured = this._io.readBitsIntLe(1) != 0;
      this.noMobs = this._io.readBitsIntLe(1) != 0;
      this.threat = this._io.readBitsIntLe(1) != 0;
      this.rescueVehicle = this._io.readBitsIntLe(1) != 0;
      this.rescueCloset = this._io.readBitsIntLe(1) != 0;
      this.escapeRoute = this._io.readBitsIntLe(1) != 0;
      this.destroyedDoor = this._io.readBitsIntLe(1) != 0;
      this.nothreat = this._io.readBitsIntLe(1) != 0;
      this.lyingdown = this._io.readBitsIntLe(1) != 0;
      this.reserved3 = this._io.readBitsIntLe(3);
      this.compassNorth = this._io.readBitsIntLe(1) != 0;
      this.compassNortheast = this._io.readBitsIntLe(1) != 0;
      this.compassEast = this._io.readBitsIntLe(1) != 0;
      this.compassSoutheast = this._io.readBitsIntLe(1) != 0;
      this.compassSouth = this._io.readBitsIntLe(1) != 0;
      this.compassSouthwest = this._io.readBitsIntLe(1) != 0;
      this.compassWest = this._io.readBitsIntLe(1) != 0;
      this.compassNorthwest = this._io.readBitsIntLe(1) != 0;
    }

    /**
     * Not used; 0 in the measured files.
     */

    /**
     * No wandering infected are placed here.
     */

    /**
     * Not known.
     */

    /**
     * Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
     * measured files.
     */

    /**
     * Not used; 0 in the measured files.
     */

    /**
     * A strong place for survivor bots to defend.
     */

    /**
     * Infected come from here during the finale.
     */

    /**
     * Survivors start here.
     */

    /**
     * Region of an event, to which spawning is limited.
     */

    /**
     * Infected come although survivors see the area.
     */

    /**
     * Never counts as cleared.
     */

    /**
     * Safe room.
     */

    /**
     * Infected may come in view, out of fog, water or plants.
     */

    /**
     * No mob comes from here.
     */

    /**
     * Preferred for Tank or Witch.
     */

    /**
     * Region of the rescue vehicle.
     */

    /**
     * The dead come back here.
     */

    /**
     * On the way from start to end, as the analysis finds it; 0 in the
     * measured files.
     */

    /**
     * Set while the game runs; 0 in the measured files.
     */

    /**
     * Neither Tank nor Witch.
     */

    /**
     * Infected may lie here.
     */

    /**
     * Not used; 0 in the measured files.
     */

    /**
     * Not known; 0 in the measured files.
     */

    /**
     * Not known; 0 in the measured files.
     */

    /**
     * Not known; 0 in the measured files.
     */

    /**
     * Not known; 0 in the measured files.
     */

    /**
     * Not known; 0 in the measured files.
     */

    /**
     * Not known; 0 in the measured files.
     */

    /**
     * Not known; 0 in the measured files.
     */

    /**
     * Not known; 0 in the measured files.
     */

    return L4dSpawnBits;
  })();

  /**
   * A rectangle on which one can walk, and its properties.
   * @see {@link https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp|Source}
   */

  var NavArea = SourceNav.NavArea = (function() {
    function NavArea(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    NavArea.prototype._read = function() {
      this.id = this._io.readU4le();
      switch (this._root.lenAttributes) {
      case 1:
        this.attributes = this._io.readU1();
        break;
      case 2:
        this.attributes = this._io.readU2le();
        break;
      default:
        this.attributes = this._io.readU4le();
        break;
      }
      this.nw = new Vec3(this._io, this, this._root);
      this.se = new Vec3(this._io, this, this._root);
      this.neZ = this._io.readF4le();
      this.swZ = this._io.readF4le();
      this.connections = [];
      for (var i = 0; i < 4; i++) {
        this.connections.push(new IdList(this._io, this, this._root));
      }
      this.numHidingSpots = this._io.readU1();
      this.hidingSpots = [];
      for (var i = 0; i < this.numHidingSpots; i++) {
        this.hidingSpots.push(new HidingSpot(this._io, this, this._root));
      }
      if (this.hasApproaches) {
        this.numApproaches = this._io.readU1();
      }
      if (this.hasApproaches) {
        this.approaches = [];
        for (var i = 0; i < this.numApproaches; i++) {
          this.approaches.push(new Approach(this._io, this, this._root));
        }
      }
      this.numEncounters = this._io.readU4le();
      if (!(this.numEncounters <= Math.floor((this._io.size - this._io.pos) / 11))) {
        throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 11), this.numEncounters, this._io, "/types/nav_area/seq/11");
      }
      this.encounters = [];
      for (var i = 0; i < this.numEncounters; i++) {
        this.encounters.push(new Encounter(this._io, this, this._root));
      }
      if (this.hasPlaceIndex) {
        this.placeIndex = this._io.readU2le();
      }
      if (this.hasLadderLists) {
        this.laddersUp = new IdList(this._io, this, this._root);
      }
      if (this.hasLadderLists) {
        this.laddersDown = new IdList(this._io, this, this._root);
      }
      if (this.hasOccupyTimes) {
        this.earliestOccupyTime = [];
        for (var i = 0; i < this._root.numTeams; i++) {
          this.earliestOccupyTime.push(this._io.readF4le());
        }
      }
      if (this.hasLight) {
        this.lightIntensity = [];
        for (var i = 0; i < 4; i++) {
          this.lightIntensity.push(this._io.readF4le());
        }
      }
      if (this.hasSpawnAttributes) {
        this.spawnAttributes = new L4dSpawnBits(this._io, this, this._root);
      }
      if (this.hasUnknownA) {
        this.unknownA = this._io.readU4le();
      }
      if (this.hasUnknownB) {
        this.unknownB = this._io.readU4le();
      }
      if (this.hasUnknownC) {
        this.unknownC = this._io.readU4le();
      }
      if (this.hasFogPlaceIndex) {
        this.fogPlaceIndex = this._io.readU2le();
      }
      if (this.hasUnknownD) {
        this.unknownD = new L4dOldBlock(this._io, this, this._root);
      }
      if (this.hasUnknownE) {
        this.numUnknownE = this._io.readU1();
      }
      if (this.hasUnknownE) {
        this.unknownE = [];
        for (var i = 0; i < this.numUnknownE; i++) {
          this.unknownE.push(this._io.readU4le());
        }
      }
      if (this.hasVisible) {
        this.numVisible = this._io.readU4le();
        if (!(this.numVisible <= Math.floor((this._io.size - this._io.pos) / 4))) {
          throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 4), this.numVisible, this._io, "/types/nav_area/seq/26");
        }
      }
      if (this.hasVisible) {
        this.visible = [];
        for (var i = 0; i < this.numVisible; i++) {
          this.visible.push(new VisibleArea(this._io, this, this._root));
        }
      }
      if (this.hasInheritedVisibility) {
        this.inheritVisibilityFrom = this._io.readU4le();
      }
      if (this.hasCsApproaches) {
        this.numCsApproaches = this._io.readU1();
      }
      if (this.hasCsApproaches) {
        this.csApproaches = [];
        for (var i = 0; i < this.numCsApproaches; i++) {
          this.csApproaches.push(new Approach(this._io, this, this._root));
        }
      }
      if (this.hasTfAttributes) {
        this.tfAttributes = new TfAreaBits(this._io, this, this._root);
      }
      if (this.hasTfcAttributes) {
        this.tfcAttributes = this._io.readU8le();
      }
      if (this.hasInsAttributes) {
        this.insAttributes = this._io.readU4le();
      }
    }

    /**
     * Whether approach records are stored here for every game.
     */
    Object.defineProperty(NavArea.prototype, 'hasApproaches', {
      get: function() {
        if (this._m_hasApproaches !== undefined)
          return this._m_hasApproaches;
        this._m_hasApproaches = this._root.version < 15;
        return this._m_hasApproaches;
      }
    });

    /**
     * Whether approach records of Counter-Strike are stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasCsApproaches', {
      get: function() {
        if (this._m_hasCsApproaches !== undefined)
          return this._m_hasCsApproaches;
        this._m_hasCsApproaches = this._root.isCs;
        return this._m_hasCsApproaches;
      }
    });

    /**
     * Whether `fog_place_index` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasFogPlaceIndex', {
      get: function() {
        if (this._m_hasFogPlaceIndex !== undefined)
          return this._m_hasFogPlaceIndex;
        this._m_hasFogPlaceIndex = this._root.l4dVersion >= 8;
        return this._m_hasFogPlaceIndex;
      }
    });

    /**
     * Whether `inherit_visibility_from` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasInheritedVisibility', {
      get: function() {
        if (this._m_hasInheritedVisibility !== undefined)
          return this._m_hasInheritedVisibility;
        this._m_hasInheritedVisibility = (this._root.isL4d ? this._root.l4dVersion >= 11 : this._root.version >= 16);
        return this._m_hasInheritedVisibility;
      }
    });

    /**
     * Whether `ins_attributes` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasInsAttributes', {
      get: function() {
        if (this._m_hasInsAttributes !== undefined)
          return this._m_hasInsAttributes;
        this._m_hasInsAttributes = this._root.isIns;
        return this._m_hasInsAttributes;
      }
    });

    /**
     * Whether ids of ladders are stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasLadderLists', {
      get: function() {
        if (this._m_hasLadderLists !== undefined)
          return this._m_hasLadderLists;
        this._m_hasLadderLists = this._root.version >= 7;
        return this._m_hasLadderLists;
      }
    });

    /**
     * Whether `light_intensity` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasLight', {
      get: function() {
        if (this._m_hasLight !== undefined)
          return this._m_hasLight;
        this._m_hasLight = this._root.version >= 11;
        return this._m_hasLight;
      }
    });

    /**
     * Whether `earliest_occupy_time` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasOccupyTimes', {
      get: function() {
        if (this._m_hasOccupyTimes !== undefined)
          return this._m_hasOccupyTimes;
        this._m_hasOccupyTimes = this._root.version >= 8;
        return this._m_hasOccupyTimes;
      }
    });

    /**
     * Whether `place_index` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasPlaceIndex', {
      get: function() {
        if (this._m_hasPlaceIndex !== undefined)
          return this._m_hasPlaceIndex;
        this._m_hasPlaceIndex = this._root.version >= 5;
        return this._m_hasPlaceIndex;
      }
    });

    /**
     * Whether `spawn_attributes` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasSpawnAttributes', {
      get: function() {
        if (this._m_hasSpawnAttributes !== undefined)
          return this._m_hasSpawnAttributes;
        this._m_hasSpawnAttributes = this._root.l4dVersion >= 1;
        return this._m_hasSpawnAttributes;
      }
    });

    /**
     * Whether `tf_attributes` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasTfAttributes', {
      get: function() {
        if (this._m_hasTfAttributes !== undefined)
          return this._m_hasTfAttributes;
        this._m_hasTfAttributes = this._root.isTf;
        return this._m_hasTfAttributes;
      }
    });

    /**
     * Whether `tfc_attributes` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasTfcAttributes', {
      get: function() {
        if (this._m_hasTfcAttributes !== undefined)
          return this._m_hasTfcAttributes;
        this._m_hasTfcAttributes = this._root.isTfc;
        return this._m_hasTfcAttributes;
      }
    });

    /**
     * Whether `unknown_a` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasUnknownA', {
      get: function() {
        if (this._m_hasUnknownA !== undefined)
          return this._m_hasUnknownA;
        this._m_hasUnknownA =  ((this._root.l4dVersion >= 2) && (this._root.l4dVersion <= 9)) ;
        return this._m_hasUnknownA;
      }
    });

    /**
     * Whether `unknown_b` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasUnknownB', {
      get: function() {
        if (this._m_hasUnknownB !== undefined)
          return this._m_hasUnknownB;
        this._m_hasUnknownB =  ((this._root.l4dVersion >= 4) && (this._root.l4dVersion <= 9)) ;
        return this._m_hasUnknownB;
      }
    });

    /**
     * Whether `unknown_c` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasUnknownC', {
      get: function() {
        if (this._m_hasUnknownC !== undefined)
          return this._m_hasUnknownC;
        this._m_hasUnknownC =  ((this._root.l4dVersion >= 5) && (this._root.l4dVersion <= 12)) ;
        return this._m_hasUnknownC;
      }
    });

    /**
     * Whether `unknown_d` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasUnknownD', {
      get: function() {
        if (this._m_hasUnknownD !== undefined)
          return this._m_hasUnknownD;
        this._m_hasUnknownD =  ((this._root.l4dVersion >= 1) && (this._root.l4dVersion <= 9) && (this.spawnAttributes.hasOldBlock)) ;
        return this._m_hasUnknownD;
      }
    });

    /**
     * Whether `unknown_e` is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasUnknownE', {
      get: function() {
        if (this._m_hasUnknownE !== undefined)
          return this._m_hasUnknownE;
        this._m_hasUnknownE =  ((this._root.l4dVersion >= 3) && (this._root.l4dVersion <= 9)) ;
        return this._m_hasUnknownE;
      }
    });

    /**
     * Whether a list of visible areas is stored.
     */
    Object.defineProperty(NavArea.prototype, 'hasVisible', {
      get: function() {
        if (this._m_hasVisible !== undefined)
          return this._m_hasVisible;
        this._m_hasVisible = (this._root.isL4d ? this._root.l4dVersion >= 5 : this._root.version >= 16);
        return this._m_hasVisible;
      }
    });

    /**
     * Id of the area, which is not 0 and unique in the file; 1 to 820,337
     * in the measured files, with gaps.
     */

    /**
     * Properties, one bit each; how many there are depends on the version,
     * and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
     * four.
     * 
     * - `crouch`: Bots have to crouch here; their search of a way adds 20
     *   times the length.
     * - `jump`: Bots have to jump here; their search of a way adds 5 times
     *   the length. Used while the mesh is made.
     * - `precise`: Bots follow the area exactly, and do not avoid obstacles.
     * - `no_jump`: Bots do not jump at breaks of the height.
     * - `stop`: Bots stop when they enter.
     * - `run`: Bots run here.
     * - `walk`: Bots walk here.
     * - `avoid`: Bots come here only where the alternatives are worse.
     * - `transient`: The way of bots may become blocked here, and is tested
     *   now and then.
     * - `dont_hide`: Bots find no hiding spots here.
     * - `stand`: Bots that hide here stand, and do not crouch.
     * - `no_hostages`: Hostages keep out.
     * - `stairs`: Bots walk up these steps, and do not climb or jump; found
     *   again on each load.
     * - `no_merge`: The editor never merges the area.
     * - `obstacle_top`: Bots climb to this point on top of an obstacle.
     * - `cliff`: The ground falls by 300 units or more beside the area.
     * - `tank_only`: Left 4 Dead: only the Tank finds its way here.
     * - `blocked_lua`: Garry's Mod: a script has blocked the area.
     * - `mob_only`: Left 4 Dead: only common infected find their way here.
     * - `playerclip`: Left 4 Dead 2: the area lies in player clip.
     * - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
     * - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
     *   run time.
     * - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
     *   at run time.
     * - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
     * - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
     *   such areas have four equal heights.
     * - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
     *   area; cleared on each load.
     * - `has_elevator`: The area is in the way of an elevator.
     * - `nav_blocker`: A `func_nav_blocker` has blocked the area.
     */

    /**
     * The corner of the lowest x and y, with its height.
     */

    /**
     * The corner of the highest x and y, with its height.
     */

    /**
     * Height of the corner at the x of `se` and the y of `nw`.
     */

    /**
     * Height of the corner at the x of `nw` and the y of `se`.
     */

    /**
     * For each side the areas into which one gets over it; the way back is a
     * connection of its own.
     */

    /**
     * Hiding spots that follow; 0 to 4 in the measured files.
     */

    /**
     * Points in the area at which bots hide.
     */

    /**
     * Approach records that follow; 0 to 16 in the measured files, and
     * GoldSrc has room for no more.
     */

    /**
     * Ways by which enemies come into view.
     */

    /**
     * Paths that follow; 0 to 1,722 in the measured files.
     */

    /**
     * Straight paths through the area, with the spots seen from them.
     */

    /**
     * Place of the area: 1 is the first of `places`, 0 means none.
     */

    /**
     * Ladders that lead up from here.
     */

    /**
     * Ladders that lead down from here.
     */

    /**
     * When the first of each team can be here; the team's number modulo 2 is
     * the index, so that Terrorists come before Counter-Terrorists. Team
     * Fortress 2 Classic and Classified have one for each of four teams. 0
     * to 120 in the measured files; 0 everywhere in Team Fortress 2,
     * Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
     */

    /**
     * Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
     * 1 in all other measured files.
     */

    /**
     * Actions that the director of Left 4 Dead may take here.
     */

    /**
     * Not known; sub-versions 2 to 9 of Left 4 Dead.
     */

    /**
     * Not known; sub-versions 4 to 9 of Left 4 Dead.
     */

    /**
     * Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
     * the only measured file.
     */

    /**
     * Entry of `fog_places`, probably counted from 1; 0 in the measured files.
     */

    /**
     * Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
     */

    /**
     * Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
     */

    /**
     * Not known; sub-versions 3 to 9 of Left 4 Dead.
     */

    /**
     * Entries that follow; 0 to 1,196 in the measured files.
     */

    /**
     * Areas that can be seen from here, or how they differ from those of the
     * area in `inherit_visibility_from`.
     */

    /**
     * Id of the area whose list holds for this one too, 0 for none. An entry
     * of the own list comes before one of that list, and only one step is
     * taken.
     */

    /**
     * Approach records that follow; 0 to 16 in the measured files.
     */

    /**
     * Ways by which enemies come into view, in Counter-Strike on Source.
     */

    /**
     * Properties that Team Fortress 2 adds.
     */

    /**
     * Properties that Team Fortress 2 Classic and Classified add, 64 bits.
     * What they mean is not known; they are not those of Team Fortress 2. 0
     * in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
     * and 32 are set in few areas of Classic.
     */

    /**
     * Properties that Insurgency adds; what the bits mean is not known.
     */

    NavArea.prototype.toString = function() {
      return "area " + (this.id).toString();
    }

    return NavArea;
  })();

  /**
   * A ladder, and the areas at its ends.
   */

  var NavLadder = SourceNav.NavLadder = (function() {
    function NavLadder(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    NavLadder.prototype._read = function() {
      this.id = this._io.readU4le();
      this.width = this._io.readF4le();
      this.top = new Vec3(this._io, this, this._root);
      this.bottom = new Vec3(this._io, this, this._root);
      this.length = this._io.readF4le();
      this.direction = this._io.readU4le();
      if (this.hasDanglingFlag) {
        this.isDangling = this._io.readU1();
      }
      this.topForwardArea = this._io.readU4le();
      this.topLeftArea = this._io.readU4le();
      this.topRightArea = this._io.readU4le();
      this.topBehindArea = this._io.readU4le();
      this.bottomArea = this._io.readU4le();
    }

    /**
     * Meaning of `direction`.
     */
    Object.defineProperty(NavLadder.prototype, 'directionName', {
      get: function() {
        if (this._m_directionName !== undefined)
          return this._m_directionName;
        this._m_directionName = this.direction;
        return this._m_directionName;
      }
    });

    /**
     * Whether `is_dangling` is stored.
     */
    Object.defineProperty(NavLadder.prototype, 'hasDanglingFlag', {
      get: function() {
        if (this._m_hasDanglingFlag !== undefined)
          return this._m_hasDanglingFlag;
        this._m_hasDanglingFlag = this._root.version == 6;
        return this._m_hasDanglingFlag;
      }
    });

    /**
     * Id of the ladder, not 0 and unique in the file; 1 to 265 in the
     * measured files.
     */

    /**
     * Width; 3.2 to 124 in the measured files.
     */

    /**
     * Upper end.
     */

    /**
     * Lower end.
     */

    /**
     * Cost of the climb, which is not always the distance of the ends; 6.4
     * to 1,109 in the measured files.
     */

    /**
     * Side to which the face of the ladder looks.
     */

    /**
     * Whether the lower end hangs in the air; only version 6 stores it.
     */

    /**
     * Id of the area straight on over the top, 0 for none.
     */

    /**
     * Id of the area to the left of `direction`, 0 for none.
     */

    /**
     * Id of the area to the right, 0 for none.
     */

    /**
     * Id of the area behind the climber, from which one only gets down; 0 for none.
     */

    /**
     * Id of the area at the lower end; 0 on a broken ladder.
     */

    NavLadder.prototype.toString = function() {
      return "ladder " + (this.id).toString();
    }

    return NavLadder;
  })();

  /**
   * A point that is seen from a path, in versions 1 and 2.
   */

  var OldEncounterSpot = SourceNav.OldEncounterSpot = (function() {
    function OldEncounterSpot(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    OldEncounterSpot.prototype._read = function() {
      this.position = new Vec3(this._io, this, this._root);
      this.t = this._io.readF4le();
    }

    /**
     * The point.
     */

    /**
     * Part of the path at which the spot comes into view, 0 to 1.
     */

    return OldEncounterSpot;
  })();

  /**
   * An entry of the place directory.
   */

  var Place = SourceNav.Place = (function() {
    function Place(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Place.prototype._read = function() {
      this.lenName = this._io.readU2le();
      this.name = this._io.readBytes(this.lenName);
    }

    /**
     * Bytes of the name with the zero that ends it; 4 to 26 in the
     * measured files. The engines have room for 256.
     */

    /**
     * ASCII with a zero at its end.
     */

    return Place;
  })();

  /**
   * Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
   * 22, 25, 26 and 28 to 30.
   * @see {@link https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h|Source}
   */

  var TfAreaBits = SourceNav.TfAreaBits = (function() {
    function TfAreaBits(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TfAreaBits.prototype._read = function() {
      this.blocked = this._io.readBitsIntLe(1) != 0;
      this.spawnRoomRed = this._io.readBitsIntLe(1) != 0;
      this.spawnRoomBlue = this._io.readBitsIntLe(1) != 0;
      this.spawnRoomExit = this._io.readBitsIntLe(1) != 0;
      this.hasAmmo = this._io.readBitsIntLe(1) != 0;
      this.hasHealth = this._io.readBitsIntLe(1) != 0;
      this.controlPoint = this._io.readBitsIntLe(1) != 0;
      this.blueSentryDanger = this._io.readBitsIntLe(1) != 0;
      this.redSentryDanger = this._io.readBitsIntLe(1) != 0;
      this.reserved1 = this._io.readBitsIntLe(2);
      this.blueSetupGate = this._io.readBitsIntLe(1) != 0;
      this.redSetupGate = this._io.readBitsIntLe(1) != 0;
      this.blockedAfterPointCapture = this._io.readBitsIntLe(1) != 0;
      this.blockedUntilPointCapture = this._io.readBitsIntLe(1) != 0;
      this.blueOneWayDoor = this._io.readBitsIntLe(1) != 0;
      this.redOneWayDoor = this._io.readBitsIntLe(1) != 0;
      this.withSecondPoint = this._io.readBitsIntLe(1) != 0;
      this.withThirdPoint = this._io.readBitsIntLe(1) != 0;
      this.withFourthPoint = this._io.readBitsIntLe(1) != 0;
      this.withFifthPoint = this._io.readBitsIntLe(1) != 0;
      this.sniperSpot = this._io.readBitsIntLe(1) != 0;
      this.sentrySpot = this._io.readBitsIntLe(1) != 0;
      this.escapeRoute = this._io.readBitsIntLe(1) != 0;
      this.escapeRouteVisible = this._io.readBitsIntLe(1) != 0;
      this.noSpawning = this._io.readBitsIntLe(1) != 0;
      this.rescueCloset = this._io.readBitsIntLe(1) != 0;
      this.bombCanDropHere = this._io.readBitsIntLe(1) != 0;
      this.doorNeverBlocks = this._io.readBitsIntLe(1) != 0;
      this.doorAlwaysBlocks = this._io.readBitsIntLe(1) != 0;
      this.unblockable = this._io.readBitsIntLe(1) != 0;
      this.reserved2 = this._io.readBitsIntLe(1) != 0;
    }

    /**
     * The area is blocked; set while the game runs, 0 in the measured
     * files.
     */

    /**
     * In the spawn room of red; set while the game runs, 0 in the
     * measured files.
     */

    /**
     * In the spawn room of blue; set while the game runs, 0 in the
     * measured files.
     */

    /**
     * At an exit of a spawn room; set while the game runs, 0 in the
     * measured files.
     */

    /**
     * Ammunition lies here; set while the game runs, 0 in the measured
     * files.
     */

    /**
     * Health lies here; set while the game runs, 0 in the measured
     * files.
     */

    /**
     * At a control point; set while the game runs, 0 in the measured
     * files.
     */

    /**
     * A sentry gun of blue fires here; set while the game runs, 0 in the
     * measured files.
     */

    /**
     * A sentry gun of red fires here; set while the game runs, 0 in the
     * measured files.
     */

    /**
     * Not used; 0 in the measured files.
     */

    /**
     * Closes nothing: the distances of both teams lead through the area even
     * where something else blocks it.
     */

    /**
     * Closes nothing: the distances of both teams lead through the area even
     * where something else blocks it.
     */

    /**
     * Closes when a control point is captured, any, or one of the index that
     * bits 17 to 20 name or higher. Not checked beside bit 14.
     */

    /**
     * Closed from the start of the round until any control point is captured.
     */

    /**
     * Closed to red.
     */

    /**
     * Closed to blue.
     */

    /**
     * Bit 13 waits for the control point of index 1 of the map; bit 14 and
     * an area without bit 13 ignore it.
     */

    /**
     * Bit 13 waits for the control point of index 2 of the map; bit 14 and
     * an area without bit 13 ignore it.
     */

    /**
     * Bit 13 waits for the control point of index 3 of the map; bit 14 and
     * an area without bit 13 ignore it.
     */

    /**
     * Bit 13 waits for the control point of index 4 of the map; bit 14 and
     * an area without bit 13 ignore it.
     */

    /**
     * Good for a sniper.
     */

    /**
     * Good for a sentry gun.
     */

    /**
     * On an escape route; set while the game runs, 0 in the measured
     * files.
     */

    /**
     * In view of an escape route; set while the game runs, 0 in the
     * measured files.
     */

    /**
     * Bots do not appear here; 0 in the measured files.
     */

    /**
     * Where the dead come back in Raid mode; 0 in the measured files.
     */

    /**
     * The bomb may be dropped here; set while the game runs, 0 in the
     * measured files.
     */

    /**
     * A door here never blocks, whatever bit 29 says.
     */

    /**
     * A door here always blocks.
     */

    /**
     * Can never be blocked.
     */

    /**
     * Not used; 0 in the measured files.
     */

    return TfAreaBits;
  })();

  /**
   * A point of the map.
   */

  var Vec3 = SourceNav.Vec3 = (function() {
    function Vec3(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Vec3.prototype._read = function() {
      this.x = this._io.readF4le();
      this.y = this._io.readF4le();
      this.z = this._io.readF4le();
    }

    /**
     * East; -15,475 to 15,475 in the measured files.
     */

    /**
     * South; -15,475 to 15,475 in the measured files.
     */

    /**
     * Up; -4,626 to 11,908 in the measured files.
     */

    return Vec3;
  })();

  /**
   * An area that is seen, or one that is not although the list inherited says so.
   */

  var VisibleArea = SourceNav.VisibleArea = (function() {
    function VisibleArea(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    VisibleArea.prototype._read = function() {
      this.target = this._io.readU4le();
      if (this.hasFlags) {
        this.flags = this._io.readU1();
      }
    }

    /**
     * Whether `flags` is stored.
     */
    Object.defineProperty(VisibleArea.prototype, 'hasFlags', {
      get: function() {
        if (this._m_hasFlags !== undefined)
          return this._m_hasFlags;
        this._m_hasFlags =  ((!(this._root.isL4d)) || (this._root.l4dVersion >= 9)) ;
        return this._m_hasFlags;
      }
    });

    /**
     * Id of the area; in Left 4 Dead from sub-version 14 on its row in
     * `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
     * 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
     */

    /**
     * How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
     * the measured files. An entry for the area itself always has the value
     * 2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
     * the list inherited.
     * 
     * - `potentially_visible`: Some part of the area can be seen.
     * - `completely_visible`: All of the area can be seen.
     */

    return VisibleArea;
  })();

  /**
   * The game that wrote the file, which says what `sub_version` means. Right
   * for all known files; reading to the last byte is the proof.
   */
  Object.defineProperty(SourceNav.prototype, 'game', {
    get: function() {
      if (this._m_game !== undefined)
        return this._m_game;
      this._m_game = (this.version < 10 ? SourceNav.GameKind.BASE : (this.subVersion == 1 ? SourceNav.GameKind.CS : (this.subVersion == 2 ? SourceNav.GameKind.TF : ( ((this.subVersion == 3) || (this.subVersion == 4))  ? SourceNav.GameKind.INS : ( ((this.subVersion >= 5) && (this.subVersion <= 14))  ? SourceNav.GameKind.L4D : ( ((this.subVersion == 256) || (this.subVersion == 257))  ? SourceNav.GameKind.TFC : SourceNav.GameKind.BASE))))));
      return this._m_game;
    }
  });

  /**
   * The `sub_version`, 0 where none is stored.
   */
  Object.defineProperty(SourceNav.prototype, 'gameVersion', {
    get: function() {
      if (this._m_gameVersion !== undefined)
        return this._m_gameVersion;
      this._m_gameVersion = (this.hasSubVersion ? this.subVersion : 0);
      return this._m_gameVersion;
    }
  });

  /**
   * Whether `is_analyzed` is stored.
   */
  Object.defineProperty(SourceNav.prototype, 'hasAnalysisFlag', {
    get: function() {
      if (this._m_hasAnalysisFlag !== undefined)
        return this._m_hasAnalysisFlag;
      this._m_hasAnalysisFlag = this.version >= 14;
      return this._m_hasAnalysisFlag;
    }
  });

  /**
   * Whether `bsp_size` is stored.
   */
  Object.defineProperty(SourceNav.prototype, 'hasBspSize', {
    get: function() {
      if (this._m_hasBspSize !== undefined)
        return this._m_hasBspSize;
      this._m_hasBspSize = this.version >= 4;
      return this._m_hasBspSize;
    }
  });

  /**
   * Whether anything is stored between the places and the areas.
   */
  Object.defineProperty(SourceNav.prototype, 'hasL4dPrologue', {
    get: function() {
      if (this._m_hasL4dPrologue !== undefined)
        return this._m_hasL4dPrologue;
      this._m_hasL4dPrologue = this.l4dVersion >= 8;
      return this._m_hasL4dPrologue;
    }
  });

  /**
   * Whether ladders are stored.
   */
  Object.defineProperty(SourceNav.prototype, 'hasLadders', {
    get: function() {
      if (this._m_hasLadders !== undefined)
        return this._m_hasLadders;
      this._m_hasLadders = this.version >= 6;
      return this._m_hasLadders;
    }
  });

  /**
   * Whether the place directory is stored.
   */
  Object.defineProperty(SourceNav.prototype, 'hasPlaces', {
    get: function() {
      if (this._m_hasPlaces !== undefined)
        return this._m_hasPlaces;
      this._m_hasPlaces = this.version >= 5;
      return this._m_hasPlaces;
    }
  });

  /**
   * Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
   * and not by their id, as all other games do, Left 4 Dead among them.
   */
  Object.defineProperty(SourceNav.prototype, 'hasRowTargets', {
    get: function() {
      if (this._m_hasRowTargets !== undefined)
        return this._m_hasRowTargets;
      this._m_hasRowTargets = this.l4dVersion >= 14;
      return this._m_hasRowTargets;
    }
  });

  /**
   * Whether `sub_version` is stored.
   */
  Object.defineProperty(SourceNav.prototype, 'hasSubVersion', {
    get: function() {
      if (this._m_hasSubVersion !== undefined)
        return this._m_hasSubVersion;
      this._m_hasSubVersion = this.version >= 10;
      return this._m_hasSubVersion;
    }
  });

  /**
   * Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
   * Right for all known files; reading to the last byte is the proof.
   */
  Object.defineProperty(SourceNav.prototype, 'hasTf2cTag', {
    get: function() {
      if (this._m_hasTf2cTag !== undefined)
        return this._m_hasTf2cTag;
      this._m_hasTf2cTag =  ((this.hasSubVersion) && (this.subVersion == 256)) ;
      return this._m_hasTf2cTag;
    }
  });

  /**
   * Whether `has_unnamed_areas` is stored.
   */
  Object.defineProperty(SourceNav.prototype, 'hasUnnamedFlag', {
    get: function() {
      if (this._m_hasUnnamedFlag !== undefined)
        return this._m_hasUnnamedFlag;
      this._m_hasUnnamedFlag = this.version >= 12;
      return this._m_hasUnnamedFlag;
    }
  });

  /**
   * Whether the game adds nothing.
   */
  Object.defineProperty(SourceNav.prototype, 'isBase', {
    get: function() {
      if (this._m_isBase !== undefined)
        return this._m_isBase;
      this._m_isBase = this.game == SourceNav.GameKind.BASE;
      return this._m_isBase;
    }
  });

  /**
   * Whether Counter-Strike has added approach records.
   */
  Object.defineProperty(SourceNav.prototype, 'isCs', {
    get: function() {
      if (this._m_isCs !== undefined)
        return this._m_isCs;
      this._m_isCs =  ((this.game == SourceNav.GameKind.CS) && (this.gameVersion >= 1)) ;
      return this._m_isCs;
    }
  });

  /**
   * Whether Insurgency has added attributes.
   */
  Object.defineProperty(SourceNav.prototype, 'isIns', {
    get: function() {
      if (this._m_isIns !== undefined)
        return this._m_isIns;
      this._m_isIns =  ((this.game == SourceNav.GameKind.INS) && (this.gameVersion >= 2)) ;
      return this._m_isIns;
    }
  });

  /**
   * Whether a game of the Left 4 Dead family wrote the file.
   */
  Object.defineProperty(SourceNav.prototype, 'isL4d', {
    get: function() {
      if (this._m_isL4d !== undefined)
        return this._m_isL4d;
      this._m_isL4d = this.game == SourceNav.GameKind.L4D;
      return this._m_isL4d;
    }
  });

  /**
   * Whether `tf2c_tag` is stored.
   */
  Object.defineProperty(SourceNav.prototype, 'isTagged', {
    get: function() {
      if (this._m_isTagged !== undefined)
        return this._m_isTagged;
      this._m_isTagged =  ((this.isTfc) && (this.hasTf2cTag)) ;
      return this._m_isTagged;
    }
  });

  /**
   * Whether Team Fortress 2 has added attributes.
   */
  Object.defineProperty(SourceNav.prototype, 'isTf', {
    get: function() {
      if (this._m_isTf !== undefined)
        return this._m_isTf;
      this._m_isTf =  ((this.game == SourceNav.GameKind.TF) && (this.gameVersion >= 2)) ;
      return this._m_isTf;
    }
  });

  /**
   * Whether Team Fortress 2 Classic or Classified has added attributes.
   */
  Object.defineProperty(SourceNav.prototype, 'isTfc', {
    get: function() {
      if (this._m_isTfc !== undefined)
        return this._m_isTfc;
      this._m_isTfc = this.game == SourceNav.GameKind.TFC;
      return this._m_isTfc;
    }
  });

  /**
   * The `sub_version` of the Left 4 Dead family, 0 for other games.
   */
  Object.defineProperty(SourceNav.prototype, 'l4dVersion', {
    get: function() {
      if (this._m_l4dVersion !== undefined)
        return this._m_l4dVersion;
      this._m_l4dVersion = (this.isL4d ? this.gameVersion : 0);
      return this._m_l4dVersion;
    }
  });

  /**
   * Bytes of the attributes of an area.
   */
  Object.defineProperty(SourceNav.prototype, 'lenAttributes', {
    get: function() {
      if (this._m_lenAttributes !== undefined)
        return this._m_lenAttributes;
      this._m_lenAttributes = (this.version >= 13 ? 4 : (this.version >= 9 ? 2 : 1));
      return this._m_lenAttributes;
    }
  });

  /**
   * Times that an area has in `earliest_occupy_time`.
   */
  Object.defineProperty(SourceNav.prototype, 'numTeams', {
    get: function() {
      if (this._m_numTeams !== undefined)
        return this._m_numTeams;
      this._m_numTeams = (this.isTfc ? 4 : 2);
      return this._m_numTeams;
    }
  });

  /**
   * Marks a navigation mesh; the bytes CE FA ED FE.
   */

  /**
   * Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
   * to 16 in the measured files; 30 and above is another format.
   */

  /**
   * Layout of what the game adds, by a count of its own: 0 nothing (Garry's
   * Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
   * Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
   * Classic, 257 Team Fortress 2 Classified.
   */

  /**
   * Size of the map's file when the mesh was saved; the engine calls the mesh
   * out of date when they differ. 525,252 to 765,058,988 in the measured
   * files.
   */

  /**
   * Whether the mesh has been analysed, 0 or 1.
   */

  /**
   * Entries of the place directory; 0 to 60 in the measured files.
   */

  /**
   * Names of places: call-outs such as BombsiteA in Counter-Strike, names of
   * populations in Left 4 Dead and Left 4 Dead 2.
   */

  /**
   * Whether some area belongs to no place, 0 or 1.
   */

  /**
   * Data that Left 4 Dead stores before the areas.
   */

  /**
   * What Team Fortress 2 Classic stores before the areas, by the same hook of
   * the engine; its successor Classified stores nothing there.
   */

  /**
   * Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
   * measured files; both engines refuse 0.
   */

  /**
   * The areas. Left 4 Dead 2 names visible areas by their row in this list, so
   * that the order counts there.
   */

  /**
   * Ladders that follow; 0 to 95 in the measured files.
   */

  /**
   * The ladders; GoldSrc makes them from the map instead.
   */

  /**
   * How far areas are tested for being seen, probably; 0 selects the
   * engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
   */

  /**
   * Bytes after the mesh, which the engines do not read. GoldSrc does not
   * shorten a file when it saves a smaller mesh over a larger one, so that 42
   * of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
   * all other files.
   */

  SourceNav.prototype.toString = function() {
    return "version " + (this.version).toString() + ": " + (this.numAreas).toString() + " areas";
  }

  return SourceNav;
})();
SourceNav_.SourceNav = SourceNav;
});

// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = { SourceNav });
