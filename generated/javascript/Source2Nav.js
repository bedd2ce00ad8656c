// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.Source2Nav || (root.Source2Nav = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (Source2Nav_, KaitaiStream) {
/**
 * The surface of one map on which bots walk: convex polygons ("areas") for each
 * size of body ("hull"), and the links over their edges.
 * 
 * World units are those of the map, about an inch (0.0254 m) each; z points up.
 * In version 30 an area has corners of its own, later it names a polygon of a
 * pool. The areas are followed by the parameters they were generated with, whose
 * layout has a version of its own. Blocks of KV3, a container for key and value
 * pairs, start at multiples of eight bytes and are kept as they are.
 * @see {@link https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh|Source}
 * @see {@link https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py|Source}
 */

var Source2Nav = (function() {
  Source2Nav.Side = Object.freeze({
    NORTH: 0,
    EAST: 1,
    SOUTH: 2,
    WEST: 3,

    0: "NORTH",
    1: "EAST",
    2: "SOUTH",
    3: "WEST",
  });

  function Source2Nav(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  Source2Nav.prototype._read = function() {
    this.magic = this._io.readU4le();
    if (!(this.magic == 4277009102)) {
      throw new KaitaiStream.ValidationNotEqualError(4277009102, this.magic, this._io, "/seq/0");
    }
    this.version = this._io.readU4le();
    if (!(this.version >= 30)) {
      throw new KaitaiStream.ValidationLessThanError(30, this.version, this._io, "/seq/1");
    }
    if (!(this.version <= 36)) {
      throw new KaitaiStream.ValidationGreaterThanError(36, this.version, this._io, "/seq/1");
    }
    this.subVersion = this._io.readU4le();
    this.isAnalyzed = this._io.readU1();
    this.numPlaces = this._io.readU2le();
    this.places = [];
    for (var i = 0; i < this.numPlaces; i++) {
      this.places.push(new Place(this._io, this, this._root));
    }
    this.hasUnnamedAreas = this._io.readU1();
    if (this.hasKv3Blocks) {
      this.movableMeshPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(this._io.pos, 8), 8));
    }
    if (this.hasKv3Blocks) {
      this.movableMeshSettings = new Kv3Block(this._io, this, this._root);
    }
    if (this.hasPolygons) {
      this.numCorners = this._io.readU4le();
      if (!(this.numCorners <= Math.floor((this._io.size - this._io.pos) / 12))) {
        throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 12), this.numCorners, this._io, "/seq/9");
      }
    }
    if (this.hasPolygons) {
      this.corners = [];
      for (var i = 0; i < this.numCorners; i++) {
        this.corners.push(new Vec3(this._io, this, this._root));
      }
    }
    if (this.hasPolygons) {
      this.numPolygons = this._io.readU4le();
      if (!(this.numPolygons <= (this._io.size - this._io.pos))) {
        throw new KaitaiStream.ValidationGreaterThanError((this._io.size - this._io.pos), this.numPolygons, this._io, "/seq/11");
      }
    }
    if (this.hasPolygons) {
      this.polygons = [];
      for (var i = 0; i < this.numPolygons; i++) {
        this.polygons.push(new Polygon(this._io, this, this._root));
      }
    }
    if (this.hasGravityFlags) {
      this.gravityFlags = this._io.readU4le();
    }
    if (this.hasGravity) {
      this.numGravity = this._io.readU4le();
      if (!(this.numGravity <= Math.floor((this._io.size - this._io.pos) / 12))) {
        throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 12), this.numGravity, this._io, "/seq/14");
      }
    }
    if (this.hasGravity) {
      this.gravity = [];
      for (var i = 0; i < this.numGravity; i++) {
        this.gravity.push(new Vec3(this._io, this, this._root));
      }
    }
    if (this.hasMovableMeshes) {
      this.numMovableMeshes = this._io.readU4le();
      if (!(this.numMovableMeshes <= Math.floor((this._io.size - this._io.pos) / 49))) {
        throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 49), this.numMovableMeshes, this._io, "/seq/16");
      }
    }
    if (this.hasMovableMeshes) {
      this.movableMeshes = [];
      for (var i = 0; i < this.numMovableMeshes; i++) {
        this.movableMeshes.push(new MovableMesh(this._io, this, this._root));
      }
    }
    if (this.hasKv3Blocks) {
      this.gameDataPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(this._io.pos, 8), 8));
    }
    if (this.hasKv3Blocks) {
      this.gameDataKv3 = new Kv3Block(this._io, this, this._root);
    }
    this.numAreas = this._io.readU4le();
    if (!(this.numAreas <= Math.floor((this._io.size - this._io.pos) / 34))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 34), this.numAreas, this._io, "/seq/20");
    }
    this.areas = [];
    for (var i = 0; i < this.numAreas; i++) {
      this.areas.push(new NavArea(this._io, this, this._root));
    }
    this.numLadders = this._io.readU4le();
    if (!(this.numLadders <= Math.floor((this._io.size - this._io.pos) / 60))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 60), this.numLadders, this._io, "/seq/22");
    }
    this.ladders = [];
    for (var i = 0; i < this.numLadders; i++) {
      this.ladders.push(new NavLadder(this._io, this, this._root));
    }
    this.numTransformedBounds = this._io.readS4le();
    if (!(this.numTransformedBounds >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.numTransformedBounds, this._io, "/seq/24");
    }
    if (!(this.numTransformedBounds <= Math.floor((this._io.size - this._io.pos) / 72))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 72), this.numTransformedBounds, this._io, "/seq/24");
    }
    this.transformedBounds = [];
    for (var i = 0; i < this.numTransformedBounds; i++) {
      this.transformedBounds.push(new TransformedBox(this._io, this, this._root));
    }
    this.generationParams = new GenerationSettings(this._io, this, this._root);
    if (this.hasKv3Blocks) {
      this.extraGenerationPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(this._io.pos, 8), 8));
    }
    if (this.hasKv3Blocks) {
      this.extraGenerationParams = new Kv3Block(this._io, this, this._root);
    }
    if (this.hasCustomData) {
      this.customDataPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(this._io.pos, 8), 8));
    }
    if (this.hasCustomData) {
      this.customData = new Kv3Block(this._io, this, this._root);
    }
    this.tail = this._io.readBytesFull();
  }

  /**
   * Links over one edge of an area.
   */

  var AreaEdge = Source2Nav.AreaEdge = (function() {
    function AreaEdge(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AreaEdge.prototype._read = function() {
      this.numLinks = this._io.readU4le();
      if (!(this.numLinks <= Math.floor((this._io.size - this._io.pos) / 8))) {
        throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 8), this.numLinks, this._io, "/types/area_edge/seq/0");
      }
      this.links = [];
      for (var i = 0; i < this.numLinks; i++) {
        this.links.push(new EdgeLink(this._io, this, this._root));
      }
    }

    /**
     * Links that follow.
     */

    /**
     * Links over the edge into other areas.
     */

    return AreaEdge;
  })();

  /**
   * A way over an edge into another area.
   */

  var EdgeLink = Source2Nav.EdgeLink = (function() {
    function EdgeLink(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    EdgeLink.prototype._read = function() {
      this.areaId = this._io.readU4le();
      this.edgeIndex = this._io.readU4le();
    }

    /**
     * Id of the area that is entered.
     */

    /**
     * Edge of that area over which it is entered.
     */

    return EdgeLink;
  })();

  /**
   * How a mesh was generated.
   */

  var GenerationSettings = Source2Nav.GenerationSettings = (function() {
    function GenerationSettings(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    GenerationSettings.prototype._read = function() {
      this.genVersion = this._io.readS4le();
      if (!(this.genVersion >= 6)) {
        throw new KaitaiStream.ValidationLessThanError(6, this.genVersion, this._io, "/types/generation_settings/seq/0");
      }
      if (!(this.genVersion <= 13)) {
        throw new KaitaiStream.ValidationGreaterThanError(13, this.genVersion, this._io, "/types/generation_settings/seq/0");
      }
      this.useProjectDefaults = this._io.readU4le();
      this.tileSize = this._io.readF4le();
      this.cellSize = this._io.readF4le();
      this.cellHeight = this._io.readF4le();
      this.minRegionSize = this._io.readS4le();
      this.mergedRegionSize = this._io.readS4le();
      this.meshSampleDistance = this._io.readF4le();
      this.maxSampleError = this._io.readF4le();
      this.maxEdgeLength = this._io.readS4le();
      this.maxEdgeError = this._io.readF4le();
      this.vertsPerPoly = this._io.readS4le();
      if (this.hasEdgeRemoval) {
        this.smallAreaOnEdgeRemoval = this._io.readF4le();
      }
      if (this.hasHullNames) {
        this.hullPresetName = this._io.readBytesTerm(0, false, true, true);
      }
      if (this.hasHullNames) {
        this.hullDefinitionsFile = this._io.readBytesTerm(0, false, true, true);
      }
      this.numHulls = this._io.readU4le();
      if (!(this.numHulls <= (this.genVersion < 12 ? this.numHulls : Math.floor((this._io.size - this._io.pos) / 38)))) {
        throw new KaitaiStream.ValidationGreaterThanError((this.genVersion < 12 ? this.numHulls : Math.floor((this._io.size - this._io.pos) / 38)), this.numHulls, this._io, "/types/generation_settings/seq/15");
      }
      this.hulls = [];
      for (var i = 0; i < (this.genVersion < 12 ? 3 : this.numHulls); i++) {
        this.hulls.push(new Hull(this._io, this, this._root));
      }
      if (this.hasGravityFlag) {
        this.gravityFlag = this._io.readU1();
      }
    }

    /**
     * Whether `small_area_on_edge_removal` is stored.
     */
    Object.defineProperty(GenerationSettings.prototype, 'hasEdgeRemoval', {
      get: function() {
        if (this._m_hasEdgeRemoval !== undefined)
          return this._m_hasEdgeRemoval;
        this._m_hasEdgeRemoval = this.genVersion >= 7;
        return this._m_hasEdgeRemoval;
      }
    });

    /**
     * Whether `gravity_flag` is stored.
     */
    Object.defineProperty(GenerationSettings.prototype, 'hasGravityFlag', {
      get: function() {
        if (this._m_hasGravityFlag !== undefined)
          return this._m_hasGravityFlag;
        this._m_hasGravityFlag = this.genVersion >= 10;
        return this._m_hasGravityFlag;
      }
    });

    /**
     * Whether names of hulls are stored.
     */
    Object.defineProperty(GenerationSettings.prototype, 'hasHullNames', {
      get: function() {
        if (this._m_hasHullNames !== undefined)
          return this._m_hasHullNames;
        this._m_hasHullNames = this.genVersion >= 12;
        return this._m_hasHullNames;
      }
    });

    /**
     * Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
     * in 36. That of hulls before 6 is not known.
     */

    /**
     * Whether the settings are to be those of the project: with 1 the game
     * warns when they differ. 1 in the known files.
     */

    /**
     * Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
     * 192 units there.
     */

    /**
     * Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
     */

    /**
     * Size of a cell along z (Recast: `ch`); 2 in the known files.
     */

    /**
     * Smallest region, as the side of a square in cells (Recast:
     * `regionMinSize`); 8 in the known files.
     */

    /**
     * Regions up to this size are merged, as the side of a square in cells
     * (Recast: `regionMergeSize`); 20 in the known files.
     */

    /**
     * Distance of the samples of the height (Recast: `detailSampleDist`);
     * 120 in the known files.
     */

    /**
     * Largest error of a sample of the height (Recast:
     * `detailSampleMaxError`); 2 in the known files.
     */

    /**
     * Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
     * files.
     */

    /**
     * Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
     * 45 in the known files.
     */

    /**
     * Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
     * files, which is also the most that the game stores.
     */

    /**
     * Size up to which areas at edges are dropped; -1, in the known files,
     * selects the default.
     */

    /**
     * Name of a set of hulls; empty in the known files.
     */

    /**
     * File with the hulls; empty in the known files.
     */

    /**
     * Hulls that follow, from generator version 12 on; before, three follow
     * whatever the number, so that the number is its own bound. 3 or 1 in
     * the known files.
     */

    /**
     * Sizes of bodies that the mesh was generated for.
     */

    /**
     * Whether gravity follows the rotation, probably; 0 in the known files.
     */

    return GenerationSettings;
  })();

  /**
   * A point at which a bot hides, or from which it shoots.
   */

  var HidingSpot = Source2Nav.HidingSpot = (function() {
    function HidingSpot(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    HidingSpot.prototype._read = function() {
      this.id = this._io.readU4le();
      this.position = new Vec3(this._io, this, this._root);
      this.flags = this._io.readU1();
    }

    /**
     * Number by which encounters name the spot.
     */

    /**
     * On the floor.
     */

    /**
     * Quality of the spot.
     * 
     * - `in_cover`: A corner with hard cover.
     * - `good_sniper_spot`: A sniper can fire well along a line.
     * - `ideal_sniper_spot`: A sniper sees far or much from here.
     * - `exposed`: In the open, mostly on a ledge.
     */

    return HidingSpot;
  })();

  /**
   * Size and skill of a body.
   */

  var Hull = Source2Nav.Hull = (function() {
    function Hull(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Hull.prototype._read = function() {
      if (this.hasEnabled) {
        this.enabled = this._io.readU1();
      }
      this.radius = this._io.readF4le();
      this.height = this._io.readF4le();
      if (this.hasShortHeight) {
        this.shortHeightEnabled = this._io.readU1();
      }
      if (this.hasShortHeight) {
        this.shortHeight = this._io.readF4le();
      }
      if (this.hasCrawlHeight) {
        this.crawlEnabled = this._io.readU1();
      }
      if (this.hasCrawlHeight) {
        this.crawlHeight = this._io.readF4le();
      }
      this.maxClimb = this._io.readF4le();
      this.maxSlope = this._io.readS4le();
      this.maxJumpDown = this._io.readF4le();
      this.maxJumpHorizontal = this._io.readF4le();
      this.maxJumpUp = this._io.readF4le();
      if (this.hasBorderErosion) {
        this.borderErosion = this._io.readS4le();
      }
    }

    /**
     * Whether `border_erosion` is stored.
     */
    Object.defineProperty(Hull.prototype, 'hasBorderErosion', {
      get: function() {
        if (this._m_hasBorderErosion !== undefined)
          return this._m_hasBorderErosion;
        this._m_hasBorderErosion = this._parent.genVersion >= 11;
        return this._m_hasBorderErosion;
      }
    });

    /**
     * Whether the height crawling is stored.
     */
    Object.defineProperty(Hull.prototype, 'hasCrawlHeight', {
      get: function() {
        if (this._m_hasCrawlHeight !== undefined)
          return this._m_hasCrawlHeight;
        this._m_hasCrawlHeight = this._parent.genVersion >= 13;
        return this._m_hasCrawlHeight;
      }
    });

    /**
     * Whether `enabled` is stored.
     */
    Object.defineProperty(Hull.prototype, 'hasEnabled', {
      get: function() {
        if (this._m_hasEnabled !== undefined)
          return this._m_hasEnabled;
        this._m_hasEnabled = this._parent.genVersion >= 9;
        return this._m_hasEnabled;
      }
    });

    /**
     * Whether the height crouched is stored.
     */
    Object.defineProperty(Hull.prototype, 'hasShortHeight', {
      get: function() {
        if (this._m_hasShortHeight !== undefined)
          return this._m_hasShortHeight;
        this._m_hasShortHeight = this._parent.genVersion >= 8;
        return this._m_hasShortHeight;
      }
    });

    /**
     * Whether the hull is used; 1 in the known files.
     */

    /**
     * Half of the width; 12 to 23 in the known files.
     */

    /**
     * Height upright; 24 to 79 in the known files.
     */

    /**
     * Whether the body can crouch; 1 in the known files.
     */

    /**
     * Height crouched; 35.5 in the known files.
     */

    /**
     * Whether the body can crawl; 0 in the known file.
     */

    /**
     * Height crawling; 17.5 in the known file.
     */

    /**
     * Highest step; 15.5 or 16 in the known files.
     */

    /**
     * Steepest slope; 50 in the known files.
     */

    /**
     * Deepest jump; 0 to 240 in the known files.
     */

    /**
     * Longest jump; 64 in the known files.
     */

    /**
     * Highest jump; 0 to 240 in the known files.
     */

    /**
     * Cells that are taken off at borders, -1 for the radius; 0 in the known files.
     */

    return Hull;
  })();

  /**
   * Ids of ladders.
   */

  var IdList = Source2Nav.IdList = (function() {
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
     * Ids that follow.
     */

    /**
     * Ids of the ladders in the list.
     */

    return IdList;
  })();

  /**
   * Keys and values in a binary form, whose header has their length. Their
   * content is kept unchanged.
   */

  var Kv3Block = Source2Nav.Kv3Block = (function() {
    function Kv3Block(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Kv3Block.prototype._read = function() {
      this.kv3Version = this._io.readU1();
      if (!( ((this.kv3Version == 4) || (this.kv3Version == 5)) )) {
        throw new KaitaiStream.ValidationNotAnyOfError(this.kv3Version, this._io, "/types/kv3_block/seq/0");
      }
      this.kv3Magic = this._io.readBytes(3);
      if (!((KaitaiStream.byteArrayCompare(this.kv3Magic, new Uint8Array([51, 86, 75])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([51, 86, 75]), this.kv3Magic, this._io, "/types/kv3_block/seq/1");
      }
      this.formatGuid = this._io.readBytes(16);
      this.compression = this._io.readU4le();
      this.dictionaryId = this._io.readU2le();
      this.frameSize = this._io.readU2le();
      this.bytes1Count = this._io.readU4le();
      this.bytes4Count = this._io.readU4le();
      this.bytes8Count = this._io.readU4le();
      this.typeCount = this._io.readU4le();
      this.objectCount = this._io.readU2le();
      this.arrayCount = this._io.readU2le();
      this.sizeUncompressed = this._io.readU4le();
      this.sizeCompressed = this._io.readU4le();
      if (!(this.sizeCompressed <= (this._io.size - this._io.pos))) {
        throw new KaitaiStream.ValidationGreaterThanError((this._io.size - this._io.pos), this.sizeCompressed, this._io, "/types/kv3_block/seq/13");
      }
      this.numBlobs = this._io.readU4le();
      if (!(this.numBlobs == 0)) {
        throw new KaitaiStream.ValidationNotEqualError(0, this.numBlobs, this._io, "/types/kv3_block/seq/14");
      }
      this.sizeBlobs = this._io.readU4le();
      this.bytes2Count = this._io.readU4le();
      this.sizeBlobTable = this._io.readU4le();
      if (this.hasBuffers) {
        this.buffers = new Kv3Buffers(this._io, this, this._root);
      }
      this.content = this._io.readBytes(this.lenContent);
    }

    /**
     * Whether the content is two buffers.
     */
    Object.defineProperty(Kv3Block.prototype, 'hasBuffers', {
      get: function() {
        if (this._m_hasBuffers !== undefined)
          return this._m_hasBuffers;
        this._m_hasBuffers = this.kv3Version >= 5;
        return this._m_hasBuffers;
      }
    });

    /**
     * Bytes of the content as it is stored.
     */
    Object.defineProperty(Kv3Block.prototype, 'lenContent', {
      get: function() {
        if (this._m_lenContent !== undefined)
          return this._m_lenContent;
        this._m_lenContent = (this.hasBuffers ? this.buffers.lenStored : this.sizeCompressed);
        return this._m_lenContent;
      }
    });

    /**
     * Version of the container; how others end is not known.
     */

    /**
     * Marks the container.
     */

    /**
     * Kind of content of the block.
     */

    /**
     * 0 none, 1 LZ4, 2 zstd.
     */

    /**
     * 0 in the known files.
     */

    /**
     * 16384 for LZ4, 0 otherwise.
     */

    /**
     * Number of values of one byte.
     */

    /**
     * Values of four bytes.
     */

    /**
     * Values of eight bytes.
     */

    /**
     * Types of values.
     */

    /**
     * Number of objects in the data.
     */

    /**
     * Number of arrays in the data.
     */

    /**
     * Bytes of the content.
     */

    /**
     * Bytes of the content as it is stored.
     */

    /**
     * Always 0; the layout with blobs is not used in meshes.
     */

    /**
     * Bytes of all blobs.
     */

    /**
     * Values of two bytes.
     */

    /**
     * Bytes of the table of blobs.
     */

    /**
     * Sizes of two buffers, from version 5 on.
     */

    /**
     * Keys and values, compressed as `compression` says.
     */

    return Kv3Block;
  })();

  /**
   * Sizes of the two buffers of a container of version 5.
   */

  var Kv3Buffers = Source2Nav.Kv3Buffers = (function() {
    function Kv3Buffers(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Kv3Buffers.prototype._read = function() {
      this.uncompressed1 = this._io.readU4le();
      if (!(this.uncompressed1 <= (this._parent.compression == 0 ? (this._io.size - this._io.pos) : 1073741823))) {
        throw new KaitaiStream.ValidationGreaterThanError((this._parent.compression == 0 ? (this._io.size - this._io.pos) : 1073741823), this.uncompressed1, this._io, "/types/kv3_buffers/seq/0");
      }
      this.compressed1 = this._io.readU4le();
      if (!(this.compressed1 <= (this._parent.compression == 0 ? 1073741823 : (this._io.size - this._io.pos)))) {
        throw new KaitaiStream.ValidationGreaterThanError((this._parent.compression == 0 ? 1073741823 : (this._io.size - this._io.pos)), this.compressed1, this._io, "/types/kv3_buffers/seq/1");
      }
      this.uncompressed2 = this._io.readU4le();
      if (!(this.uncompressed2 <= (this._parent.compression == 0 ? (this._io.size - this._io.pos) : 1073741823))) {
        throw new KaitaiStream.ValidationGreaterThanError((this._parent.compression == 0 ? (this._io.size - this._io.pos) : 1073741823), this.uncompressed2, this._io, "/types/kv3_buffers/seq/2");
      }
      this.compressed2 = this._io.readU4le();
      if (!(this.compressed2 <= (this._parent.compression == 0 ? 1073741823 : (this._io.size - this._io.pos)))) {
        throw new KaitaiStream.ValidationGreaterThanError((this._parent.compression == 0 ? 1073741823 : (this._io.size - this._io.pos)), this.compressed2, this._io, "/types/kv3_buffers/seq/3");
      }
      this.counts = [];
      for (var i = 0; i < 8; i++) {
        this.counts.push(this._io.readU4le());
      }
    }

    /**
     * Bytes of both buffers as they are stored.
     */
    Object.defineProperty(Kv3Buffers.prototype, 'lenStored', {
      get: function() {
        if (this._m_lenStored !== undefined)
          return this._m_lenStored;
        this._m_lenStored = (this._parent.compression == 0 ? (this.uncompressed1 + this.uncompressed2) : (this.compressed1 + this.compressed2));
        return this._m_lenStored;
      }
    });

    /**
     * Bytes of the first buffer.
     */

    /**
     * Bytes of the first buffer as it is stored.
     */

    /**
     * Bytes of the second buffer.
     */

    /**
     * Bytes of the second buffer as it is stored.
     */

    /**
     * More counts.
     */

    return Kv3Buffers;
  })();

  /**
   * A mesh that moves.
   */

  var MovableMesh = Source2Nav.MovableMesh = (function() {
    function MovableMesh(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MovableMesh.prototype._read = function() {
      this.id = this._io.readBytesTerm(0, false, true, true);
      this.transform = [];
      for (var i = 0; i < 12; i++) {
        this.transform.push(this._io.readF4le());
      }
    }

    /**
     * Whole numbers with colons between them.
     */

    /**
     * Three rows of three numbers for the rotation and one for the place.
     */

    return MovableMesh;
  })();

  /**
   * A convex polygon on which a hull can walk.
   */

  var NavArea = Source2Nav.NavArea = (function() {
    function NavArea(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    NavArea.prototype._read = function() {
      this.id = this._io.readU4le();
      this.attributes = this._io.readU8le();
      this.hullIndex = this._io.readU1();
      if (this.hasPolygon) {
        this.polygonIndex = this._io.readU4le();
        if (!(this.polygonIndex >= (this._root.numPolygons > 0 ? 0 : 1))) {
          throw new KaitaiStream.ValidationLessThanError((this._root.numPolygons > 0 ? 0 : 1), this.polygonIndex, this._io, "/types/nav_area/seq/3");
        }
        if (!(this.polygonIndex <= (this._root.numPolygons > 0 ? (this._root.numPolygons - 1) : 0))) {
          throw new KaitaiStream.ValidationGreaterThanError((this._root.numPolygons > 0 ? (this._root.numPolygons - 1) : 0), this.polygonIndex, this._io, "/types/nav_area/seq/3");
        }
      }
      if (this.hasCorners) {
        this.numCorners = this._io.readU4le();
        if (!(this.numCorners <= Math.floor((this._io.size - this._io.pos) / 16))) {
          throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 16), this.numCorners, this._io, "/types/nav_area/seq/4");
        }
      }
      if (this.hasCorners) {
        this.corners = [];
        for (var i = 0; i < this.numCorners; i++) {
          this.corners.push(new Vec3(this._io, this, this._root));
        }
      }
      this.unused = this._io.readF4le();
      this.edges = [];
      for (var i = 0; i < this.numEdges; i++) {
        this.edges.push(new AreaEdge(this._io, this, this._root));
      }
      this.numHidingSpots = this._io.readU1();
      this.hidingSpots = [];
      for (var i = 0; i < this.numHidingSpots; i++) {
        this.hidingSpots.push(new HidingSpot(this._io, this, this._root));
      }
      this.numEncounters = this._io.readU4le();
      if (!(this.numEncounters == 0)) {
        throw new KaitaiStream.ValidationNotEqualError(0, this.numEncounters, this._io, "/types/nav_area/seq/10");
      }
      this.laddersAbove = new IdList(this._io, this, this._root);
      this.laddersBelow = new IdList(this._io, this, this._root);
    }

    /**
     * Whether the area has corners of its own.
     */
    Object.defineProperty(NavArea.prototype, 'hasCorners', {
      get: function() {
        if (this._m_hasCorners !== undefined)
          return this._m_hasCorners;
        this._m_hasCorners = !(this._root.hasPolygons);
        return this._m_hasCorners;
      }
    });

    /**
     * Whether the area names a polygon.
     */
    Object.defineProperty(NavArea.prototype, 'hasPolygon', {
      get: function() {
        if (this._m_hasPolygon !== undefined)
          return this._m_hasPolygon;
        this._m_hasPolygon = this._root.hasPolygons;
        return this._m_hasPolygon;
      }
    });

    /**
     * Edges of the area, as many as it has corners.
     */
    Object.defineProperty(NavArea.prototype, 'numEdges', {
      get: function() {
        if (this._m_numEdges !== undefined)
          return this._m_numEdges;
        this._m_numEdges = (this._root.version < 31 ? this.numCorners : (this.polygonIndex < this._root.numPolygons ? this._root.polygons[this.polygonIndex].numCornerIndices : 0));
        return this._m_numEdges;
      }
    });

    /**
     * Id of the area; 1, 2, 3 and so on in the known files.
     */

    /**
     * Properties, one bit each. The names, which are those of public tools,
     * hold from version 35 on; bits 19 to 63 belong to the game.
     * 
     * - `jump`: Bots jump to pass.
     * - `no_jump`: Bots do not jump here.
     * - `stop`: Bots stop on entering.
     * - `run`: Bots run here.
     * - `walk`: Bots walk here.
     * - `avoid`: Used only where the alternatives are worse.
     * - `transient`: May become blocked.
     * - `dont_hide`: No hiding spots.
     * - `stand`: Bots that hide here do not crouch.
     * - `no_hostages`: Hostages keep out.
     * - `stairs`: Steps that bots walk up without jumping.
     * - `no_merge`: The editor never merges the area.
     * - `obstacle_top`: The floor is the top of an obstacle.
     * - `non_z_up`: The floor does not face up.
     * - `crouch_height`: Room only for crouching; 78 of 2,519 areas of
     *   `de_mirage`.
     * - `non_z_up_transition`: Between floors that face up and others.
     * - `crawl_height`: Room only for crawling.
     */

    /**
     * Row of `generation_params.hulls`.
     */

    /**
     * Row of `polygons`.
     */

    /**
     * Corners that follow; 3 or 4 in the known files.
     */

    /**
     * Corners, counter-clockwise seen from above.
     */

    /**
     * Not known; 0 but in three areas of the oldest file.
     */

    /**
     * Links over each edge; edge i leads from corner i to the next one.
     */

    /**
     * Hiding spots that follow; 0 in the known files.
     */

    /**
     * Points in the area at which bots hide.
     */

    /**
     * Always 0; the layout of what would follow is not known.
     */

    /**
     * Ladders that lead up from here.
     */

    /**
     * Ladders that lead down from here.
     */

    NavArea.prototype.toString = function() {
      return "area " + (this.id).toString();
    }

    return NavArea;
  })();

  /**
   * A ladder, and the areas at its ends.
   */

  var NavLadder = Source2Nav.NavLadder = (function() {
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
      this.topForwardArea = this._io.readU4le();
      this.topLeftArea = this._io.readU4le();
      this.topRightArea = this._io.readU4le();
      this.topBehindArea = this._io.readU4le();
      this.bottomArea = this._io.readU4le();
      if (this.hasBottomSides) {
        this.bottomLeftArea = this._io.readU4le();
      }
      if (this.hasBottomSides) {
        this.bottomRightArea = this._io.readU4le();
      }
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
     * Whether the areas beside the lower end are stored.
     */
    Object.defineProperty(NavLadder.prototype, 'hasBottomSides', {
      get: function() {
        if (this._m_hasBottomSides !== undefined)
          return this._m_hasBottomSides;
        this._m_hasBottomSides = this._root.version >= 35;
        return this._m_hasBottomSides;
      }
    });

    /**
     * Number by which areas name the ladder.
     */

    /**
     * Size of the ladder from side to side.
     */

    /**
     * Upper end.
     */

    /**
     * Lower end.
     */

    /**
     * Cost of the climb.
     */

    /**
     * Side to which the face of the ladder looks.
     */

    /**
     * Id of the area straight on over the top, 0 for none.
     */

    /**
     * Id of the area to the left, 0 for none.
     */

    /**
     * Id of the area to the right, 0 for none.
     */

    /**
     * Id of the area behind the climber, 0 for none.
     */

    /**
     * Id of the area at the lower end, 0 for none.
     */

    /**
     * Id of the area to the left of the lower end, 0 for none.
     */

    /**
     * Id of the area to the right of the lower end, 0 for none.
     */

    NavLadder.prototype.toString = function() {
      return "ladder " + (this.id).toString();
    }

    return NavLadder;
  })();

  /**
   * A name of a place.
   */

  var Place = Source2Nav.Place = (function() {
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
     * Bytes of the name.
     */

    /**
     * ASCII with a zero at its end.
     */

    return Place;
  })();

  /**
   * The outline of an area.
   */

  var Polygon = Source2Nav.Polygon = (function() {
    function Polygon(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Polygon.prototype._read = function() {
      this.numCornerIndices = this._io.readU1();
      this.cornerIndices = [];
      for (var i = 0; i < this.numCornerIndices; i++) {
        this.cornerIndices.push(this._io.readU4le());
      }
      if (this.hasMovableMesh) {
        this.movableMeshIndex = this._io.readU4le();
      }
    }

    /**
     * Whether `movable_mesh_index` is stored.
     */
    Object.defineProperty(Polygon.prototype, 'hasMovableMesh', {
      get: function() {
        if (this._m_hasMovableMesh !== undefined)
          return this._m_hasMovableMesh;
        this._m_hasMovableMesh = this._root.version >= 35;
        return this._m_hasMovableMesh;
      }
    });

    /**
     * Corners of the polygon; 3 or 4 in the known files.
     */

    /**
     * Rows of `corners`, counter-clockwise seen from above.
     */

    /**
     * Row of `movable_meshes`, 0xffffffff for the world itself.
     */

    return Polygon;
  })();

  /**
   * A box with a place in the world.
   */

  var TransformedBox = Source2Nav.TransformedBox = (function() {
    function TransformedBox(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TransformedBox.prototype._read = function() {
      this.mins = new Vec3(this._io, this, this._root);
      this.maxs = new Vec3(this._io, this, this._root);
      this.transform = [];
      for (var i = 0; i < 12; i++) {
        this.transform.push(this._io.readF4le());
      }
    }

    /**
     * Corner of the lowest coordinates.
     */

    /**
     * Corner of the highest coordinates.
     */

    /**
     * Three rows of three numbers for the rotation and one for the place.
     */

    return TransformedBox;
  })();

  /**
   * A point or a direction.
   */

  var Vec3 = Source2Nav.Vec3 = (function() {
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
     * First axis.
     */

    /**
     * Second axis.
     */

    /**
     * Up.
     */

    return Vec3;
  })();

  /**
   * Whether `custom_data` is stored.
   */
  Object.defineProperty(Source2Nav.prototype, 'hasCustomData', {
    get: function() {
      if (this._m_hasCustomData !== undefined)
        return this._m_hasCustomData;
      this._m_hasCustomData = this.subVersion > 0;
      return this._m_hasCustomData;
    }
  });

  /**
   * Whether a direction of gravity is stored for each corner.
   */
  Object.defineProperty(Source2Nav.prototype, 'hasGravity', {
    get: function() {
      if (this._m_hasGravity !== undefined)
        return this._m_hasGravity;
      this._m_hasGravity =  ((this.hasGravityFlags) && ((this.gravityFlags & 1) == 1)) ;
      return this._m_hasGravity;
    }
  });

  /**
   * Whether `gravity_flags` is stored.
   */
  Object.defineProperty(Source2Nav.prototype, 'hasGravityFlags', {
    get: function() {
      if (this._m_hasGravityFlags !== undefined)
        return this._m_hasGravityFlags;
      this._m_hasGravityFlags = this.version >= 32;
      return this._m_hasGravityFlags;
    }
  });

  /**
   * Whether blocks of KV3 are stored between the parts of the mesh.
   */
  Object.defineProperty(Source2Nav.prototype, 'hasKv3Blocks', {
    get: function() {
      if (this._m_hasKv3Blocks !== undefined)
        return this._m_hasKv3Blocks;
      this._m_hasKv3Blocks = this.version >= 36;
      return this._m_hasKv3Blocks;
    }
  });

  /**
   * Whether meshes that move are stored.
   */
  Object.defineProperty(Source2Nav.prototype, 'hasMovableMeshes', {
    get: function() {
      if (this._m_hasMovableMeshes !== undefined)
        return this._m_hasMovableMeshes;
      this._m_hasMovableMeshes = this.version >= 35;
      return this._m_hasMovableMeshes;
    }
  });

  /**
   * Whether areas name polygons instead of having corners.
   */
  Object.defineProperty(Source2Nav.prototype, 'hasPolygons', {
    get: function() {
      if (this._m_hasPolygons !== undefined)
        return this._m_hasPolygons;
      this._m_hasPolygons = this.version >= 31;
      return this._m_hasPolygons;
    }
  });

  /**
   * Marks a navigation mesh; the bytes CE FA ED FE.
   */

  /**
   * Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
   * earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
   */

  /**
   * Layout of what the game adds after the mesh, 0 for nothing; 0 in version
   * 30, 1 in 35 and 36.
   */

  /**
   * Whether the mesh has been analysed, 0 or 1.
   */

  /**
   * Names of places that follow; 0 in the known files.
   */

  /**
   * Names of places.
   */

  /**
   * Whether some area belongs to no place, 0 or 1.
   */

  /**
   * Zeros up to a multiple of eight bytes.
   */

  /**
   * Settings of meshes that move.
   */

  /**
   * Corners that follow.
   */

  /**
   * Corners, which polygons share.
   */

  /**
   * Polygons that follow.
   */

  /**
   * Polygons, one for each area in the known files.
   */

  /**
   * Whether directions of gravity are stored; 0 in the known files.
   * 
   * - `has_gravity`: The list `gravity` follows.
   */

  /**
   * Directions that follow, one for each corner.
   */

  /**
   * Direction of gravity at each corner.
   */

  /**
   * Meshes that move; 0 in the known files.
   */

  /**
   * Meshes that move, each with polygons of its own.
   */

  /**
   * Zeros up to a multiple of eight bytes.
   */

  /**
   * Data of the game; an empty table in the known file.
   */

  /**
   * Areas that follow; 0 to 7,258 in the known files.
   */

  /**
   * The areas of all hulls.
   */

  /**
   * Ladders that follow; 0 to 2 in the known files.
   */

  /**
   * Ladders of the map.
   */

  /**
   * Boxes that follow; 0 to 2 in the known files.
   */

  /**
   * Volumes of markup that were given to the generator, with their places in
   * the world.
   */

  /**
   * Settings with which the mesh was generated.
   */

  /**
   * Zeros up to a multiple of eight bytes.
   */

  /**
   * More about how the mesh was generated.
   */

  /**
   * Zeros up to a multiple of eight bytes.
   */

  /**
   * What the game adds: in Counter-Strike 2 hiding spots, encounters,
   * approaches and times for each area.
   */

  /**
   * Bytes after the mesh; nothing in the known files.
   */

  Source2Nav.prototype.toString = function() {
    return "version " + (this.version).toString() + ": " + (this.numAreas).toString() + " areas";
  }

  return Source2Nav;
})();
Source2Nav_.Source2Nav = Source2Nav;
});

// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = { Source2Nav });
