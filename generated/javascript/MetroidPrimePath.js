// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.MetroidPrimePath || (root.MetroidPrimePath = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (MetroidPrimePath_, KaitaiStream) {
/**
 * Where the creatures of one room can go: convex pieces of floor with a height
 * ("regions"), links over the edges that two of them share, two matrices that
 * show at once whether there is a way at all, and an octree that finds the
 * regions at a point. From Echoes on there may be a second, independent graph
 * of free points.
 * 
 * There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
 * Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
 * units of the game, about a metre, in the space of the room; z points up.
 * Corners run clockwise as seen from above.
 * 
 * The game writes addresses over some fields when it loads the mesh ("slots");
 * the file has positions in tables there. No file of a game is public: the
 * layout is that of the loaders, where nothing else is said.
 * @see {@link https://github.com/AxioDL/metaforce|Source}
 * @see {@link https://github.com/PrimeDecomp/echoes|Source}
 * @see {@link https://wiki.axiodl.com/w/PATH_(File_Format)|Source}
 */

var MetroidPrimePath = (function() {
  function MetroidPrimePath(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  MetroidPrimePath.prototype._read = function() {
    this.version = this._io.readU4be();
    if (!(this.version >= 4)) {
      throw new KaitaiStream.ValidationLessThanError(4, this.version, this._io, "/seq/0");
    }
    if (!(this.version <= 7)) {
      throw new KaitaiStream.ValidationGreaterThanError(7, this.version, this._io, "/seq/0");
    }
    this.numNodes = this._io.readU4be();
    if (!(this.numNodes <= Math.floor((this._io.size - this._io.pos) / 24))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 24), this.numNodes, this._io, "/seq/1");
    }
    this.nodes = [];
    for (var i = 0; i < this.numNodes; i++) {
      this.nodes.push(new Corner(this._io, this, this._root));
    }
    this.numLinks = this._io.readU4be();
    if (!(this.numLinks <= Math.floor((this._io.size - this._io.pos) / 16))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 16), this.numLinks, this._io, "/seq/3");
    }
    this.links = [];
    for (var i = 0; i < this.numLinks; i++) {
      this.links.push(new RegionLink(this._io, this, this._root));
    }
    this.numRegions = this._io.readU4be();
    if (!(this.numRegions <= (Math.floor((this._io.size - this._io.pos) / 80) > 65535 ? 65535 : Math.floor((this._io.size - this._io.pos) / 80)))) {
      throw new KaitaiStream.ValidationGreaterThanError((Math.floor((this._io.size - this._io.pos) / 80) > 65535 ? 65535 : Math.floor((this._io.size - this._io.pos) / 80)), this.numRegions, this._io, "/seq/5");
    }
    this.regions = [];
    for (var i = 0; i < this.numRegions; i++) {
      this.regions.push(new Region(this._io, this, this._root));
    }
    this.groundConnections = [];
    for (var i = 0; i < Math.floor((Math.floor((this.numRegions * this.numRegions - this.numRegions) / 2) + 31) / 32); i++) {
      this.groundConnections.push(this._io.readU4be());
    }
    this.flyerConnections = [];
    for (var i = 0; i < Math.floor((Math.floor((this.numRegions * this.numRegions - this.numRegions) / 2) + 31) / 32) + 0; i++) {
      this.flyerConnections.push(this._io.readU4be());
    }
    if (this.hasReservedConnections) {
      this.reservedConnections = [];
      for (var i = 0; i < 2 * (Math.floor((this.numRegions * this.numRegions + 31) / 32) - Math.floor((Math.floor((this.numRegions * this.numRegions - this.numRegions) / 2) + 31) / 32)); i++) {
        this.reservedConnections.push(this._io.readU4be());
      }
    }
    this.numOctreeLookup = this._io.readU4be();
    if (!(this.numOctreeLookup <= Math.floor((this._io.size - this._io.pos) / 4))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 4), this.numOctreeLookup, this._io, "/seq/10");
    }
    this.octreeLookup = [];
    for (var i = 0; i < this.numOctreeLookup; i++) {
      this.octreeLookup.push(this._io.readU4be());
    }
    this.numOctreeNodes = this._io.readU4be();
    if (!(this.numOctreeNodes <= Math.floor((this._io.size - this._io.pos) / 80))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 80), this.numOctreeNodes, this._io, "/seq/12");
    }
    this.octreeNodes = [];
    for (var i = 0; i < this.numOctreeNodes; i++) {
      this.octreeNodes.push(new OctreeNode(this._io, this, this._root));
    }
    if (this.hasPointCount) {
      this.numPoints = this._io.readS4be();
      if (!(this.numPoints >= -1)) {
        throw new KaitaiStream.ValidationLessThanError(-1, this.numPoints, this._io, "/seq/14");
      }
      if (!(this.numPoints <= (Math.floor((this._io.size - this._io.pos) / 28) > 46340 ? 46340 : Math.floor((this._io.size - this._io.pos) / 28)))) {
        throw new KaitaiStream.ValidationGreaterThanError((Math.floor((this._io.size - this._io.pos) / 28) > 46340 ? 46340 : Math.floor((this._io.size - this._io.pos) / 28)), this.numPoints, this._io, "/seq/14");
      }
    }
    if (this.hasPoints) {
      this.points = [];
      for (var i = 0; i < this.numPoints; i++) {
        this.points.push(new FreePoint(this._io, this, this._root));
      }
    }
    if (this.hasPoints) {
      this.numPointLinks = this._io.readU4be();
      if (!(this.numPointLinks <= Math.floor((this._io.size - this._io.pos) / 4))) {
        throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 4), this.numPointLinks, this._io, "/seq/16");
      }
    }
    if (this.hasPoints) {
      this.pointLinks = [];
      for (var i = 0; i < this.numPointLinks; i++) {
        this.pointLinks.push(this._io.readU4be());
      }
    }
    if (this.hasPoints) {
      this.numPointCosts = this._io.readU4be();
      if (!(this.numPointCosts <= Math.floor((this._io.size - this._io.pos) / 4))) {
        throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 4), this.numPointCosts, this._io, "/seq/18");
      }
    }
    if (this.hasPoints) {
      this.pointCosts = [];
      for (var i = 0; i < this.numPointCosts; i++) {
        this.pointCosts.push(this._io.readF4be());
      }
    }
    if (this.hasPoints) {
      this.pointConnections = [];
      for (var i = 0; i < Math.floor((Math.floor((this.numPoints * this.numPoints - this.numPoints) / 2) + 31) / 32); i++) {
        this.pointConnections.push(this._io.readU4be());
      }
    }
    this.padding = this._io.readBytesFull();
  }

  /**
   * A corner of a region, with the edge that leads to the next one.
   */

  var Corner = MetroidPrimePath.Corner = (function() {
    function Corner(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Corner.prototype._read = function() {
      this.position = new Vector(this._io, this, this._root);
      this.edgeNormal = new Vector(this._io, this, this._root);
    }

    /**
     * Place of the corner.
     */

    /**
     * Horizontal direction of length 1 from the edge into the region, which
     * is to the right of the way to the next corner.
     */

    return Corner;
  })();

  /**
   * A point of the second graph.
   */

  var FreePoint = MetroidPrimePath.FreePoint = (function() {
    function FreePoint(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FreePoint.prototype._read = function() {
      this.position = new Vector(this._io, this, this._root);
      this.flags = this._io.readU4be();
      this.numLinks = this._io.readU4be();
      this.firstLink = this._io.readU4be();
      this.firstCost = this._io.readU4be();
    }

    /**
     * Place of the point.
     */

    /**
     * What the point is for; the meaning of the bits is not known. A search
     * requests points with one of a set of bits, or for all.
     */

    /**
     * Links, and as many costs.
     */

    /**
     * First link in `point_links`; a slot.
     */

    /**
     * First cost in `point_costs`; a slot.
     */

    FreePoint.prototype.toString = function() {
      return (this.numLinks).toString() + " links";
    }

    return FreePoint;
  })();

  /**
   * A box of the octree, either a leaf with regions or split into eight.
   */

  var OctreeNode = MetroidPrimePath.OctreeNode = (function() {
    function OctreeNode(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    OctreeNode.prototype._read = function() {
      this.isLeaf = this._io.readU4be();
      this.aabbMin = new Vector(this._io, this, this._root);
      this.aabbMax = new Vector(this._io, this, this._root);
      this.center = new Vector(this._io, this, this._root);
      this.children = [];
      for (var i = 0; i < 8; i++) {
        this.children.push(this._io.readS4be());
      }
      this.numRegions = this._io.readU4be();
      this.firstLookup = this._io.readU4be();
    }

    /**
     * 0 for a box that is split, anything else for a leaf.
     */

    /**
     * Lowest corner of the box.
     */

    /**
     * Highest corner of the box.
     */

    /**
     * Point at which the box is split.
     */

    /**
     * Boxes inside, by their place in the table; slots. Bit 0 of the number
     * of a child is set where x lies above the centre, bit 1 for y, bit 2 for
     * z. -1 in a leaf.
     */

    /**
     * Regions of a leaf; 0 in a box that is split.
     */

    /**
     * First entry of a leaf's regions in `octree_lookup`.
     */

    return OctreeNode;
  })();

  /**
   * A convex piece of floor and the space above it up to a height: 80 bytes in
   * version 4, 92 from version 5 on.
   */

  var Region = MetroidPrimePath.Region = (function() {
    function Region(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Region.prototype._read = function() {
      this.numNodes = this._io.readU4be();
      this.firstNode = this._io.readU4be();
      this.numLinks = this._io.readU4be();
      this.firstLink = this._io.readU4be();
      this.indexMask = this._io.readU2be();
      this.typeMask = this._io.readU2be();
      this.height = this._io.readF4be();
      this.planeNormal = new Vector(this._io, this, this._root);
      this.regionIndex = this._io.readU4be();
      this.centroid = new Vector(this._io, this, this._root);
      this.aabbMin = new Vector(this._io, this, this._root);
      this.aabbMax = new Vector(this._io, this, this._root);
      if (this.hasObstructionCounts) {
        this.obstructionCounts = [];
        for (var i = 0; i < 3; i++) {
          this.obstructionCounts.push(this._io.readU4be());
        }
      }
      this.runTimeSlot = this._io.readU4be();
    }

    /**
     * Whether the region can be blocked.
     */
    Object.defineProperty(Region.prototype, 'hasObstructionCounts', {
      get: function() {
        if (this._m_hasObstructionCounts !== undefined)
          return this._m_hasObstructionCounts;
        this._m_hasObstructionCounts = this._root.version > 4;
        return this._m_hasObstructionCounts;
      }
    });

    /**
     * Corners; at least 1 for the game, 3 for a shape.
     */

    /**
     * First corner; a slot.
     */

    /**
     * Number of links that begin at the region.
     */

    /**
     * First link; a slot. Without links it does not count.
     */

    /**
     * Creatures that may be here, by their path index; 1 to 7 in Metroid
     * Prime, as the wiki says. The game reads the low byte.
     * 
     * - `index_0`: Creatures of path index 0.
     * - `index_1`: Creatures of path index 1.
     * - `index_2`: Creatures of path index 2.
     * - `index_3`: Creatures of path index 3.
     * - `index_4`: Creatures of path index 4.
     * - `index_5`: Creatures of path index 5.
     * - `index_6`: Creatures of path index 6.
     * - `index_7`: Creatures of path index 7.
     */

    /**
     * Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
     * Prime, as the wiki says. The game reads the low byte, and compares all
     * of it with the kind that a search requests.
     * 
     * - `ground`: Walkers; a search lifts the point, leaves out regions
     *   whose floor is 3 units or more below, and uses `ground_connections`.
     * - `flyer`: Flyers; a search uses `flyer_connections`.
     * - `swimmer`: Swimmers; a search uses no matrix.
     * - `unknown_3`: No known search uses the bit.
     * - `no_matrix`: In Echoes a search for it uses no matrix; probably a
     *   fourth kind.
     * - `unknown_5`: No known search uses the bit.
     * - `unknown_6`: No known search uses the bit.
     * - `unknown_7`: No known search uses the bit.
     * - `unused_8`: The game ignores the bit.
     * - `unused_9`: The game ignores the bit.
     * - `unused_10`: The game ignores the bit.
     * - `unused_11`: The game ignores the bit.
     * - `unused_12`: The game ignores the bit.
     * - `unused_13`: The game ignores the bit.
     * - `unused_14`: The game ignores the bit.
     * - `unused_15`: The game ignores the bit.
     */

    /**
     * Height of the room above the floor.
     */

    /**
     * Direction of length 1 up from the floor.
     */

    /**
     * Number by which the matrices know the region; its place in the table,
     * in all files known.
     */

    /**
     * A point of the floor at which the search for a route is.
     */

    /**
     * Lowest corner of the box around the region and the room above it.
     */

    /**
     * Highest corner of that box.
     */

    /**
     * What blocks the region while the game runs, in three kinds; 0 in a
     * file, in all files known.
     */

    /**
     * A slot; repeats `region_index`.
     */

    Region.prototype.toString = function() {
      return "region " + (this.regionIndex).toString() + ": " + (this.numNodes).toString() + " corners";
    }

    return Region;
  })();

  /**
   * A way from a region into another, over one of its edges.
   */

  var RegionLink = MetroidPrimePath.RegionLink = (function() {
    function RegionLink(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RegionLink.prototype._read = function() {
      this.edge = this._io.readU4be();
      this.regionRow = this._io.readU4be();
      this.width2d = this._io.readF4be();
      this.invWidth2d = this._io.readF4be();
    }

    /**
     * Edge of the owner, from its corner of this number to the next one.
     */

    /**
     * The other region, by its place in the table.
     */

    /**
     * Length of the edge as seen from above; one writer had its length in
     * space.
     */

    /**
     * 1 divided by `width_2d`.
     */

    RegionLink.prototype.toString = function() {
      return "over edge " + (this.edge).toString() + " to region " + (this.regionRow).toString();
    }

    return RegionLink;
  })();

  /**
   * A point or a direction.
   */

  var Vector = MetroidPrimePath.Vector = (function() {
    function Vector(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Vector.prototype._read = function() {
      this.x = this._io.readF4be();
      this.y = this._io.readF4be();
      this.z = this._io.readF4be();
    }

    /**
     * First axis of the room, level.
     */

    /**
     * Second axis of the room, level.
     */

    /**
     * Up.
     */

    return Vector;
  })();

  /**
   * Whether the number of points follows. In version 7 this is likely, but not
   * proven; without it the padding follows at once.
   */
  Object.defineProperty(MetroidPrimePath.prototype, 'hasPointCount', {
    get: function() {
      if (this._m_hasPointCount !== undefined)
        return this._m_hasPointCount;
      this._m_hasPointCount =  ((this.version > 4) && ( ((this.version < 7) || (this._io.size >= ((((((28 + 24 * this.numNodes) + 16 * this.numLinks) + 92 * this.numRegions) + 8 * Math.floor((Math.floor((this.numRegions * this.numRegions - this.numRegions) / 2) + 31) / 32)) + 4 * this.numOctreeLookup) + 80 * this.numOctreeNodes))) )) ;
      return this._m_hasPointCount;
    }
  });

  /**
   * Whether there are points.
   */
  Object.defineProperty(MetroidPrimePath.prototype, 'hasPoints', {
    get: function() {
      if (this._m_hasPoints !== undefined)
        return this._m_hasPoints;
      this._m_hasPoints = (this.hasPointCount ? this.numPoints > 0 : false);
      return this._m_hasPoints;
    }
  });

  /**
   * Whether words follow the matrices that no game reads.
   */
  Object.defineProperty(MetroidPrimePath.prototype, 'hasReservedConnections', {
    get: function() {
      if (this._m_hasReservedConnections !== undefined)
        return this._m_hasReservedConnections;
      this._m_hasReservedConnections = this.version < 7;
      return this._m_hasReservedConnections;
    }
  });

  /**
   * Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
   * seen; the game would read it like 6.
   */

  /**
   * Corners of all regions.
   */

  /**
   * Corners, region by region; none belongs to two regions.
   */

  /**
   * Links of all regions.
   */

  /**
   * Links, region by region.
   */

  /**
   * Regions; the game searches no mesh with more than 512.
   */

  /**
   * Pieces of floor, with the room above them.
   */

  /**
   * Whether walkers have a way between two regions: a bit for each pair i < j
   * of `region_index`, first all pairs of region 0, then of region 1, the
   * lowest bit of a word first.
   */

  /**
   * Connections between regions for creatures that fly; bits as in
   * `ground_connections`.
   */

  /**
   * Words that no game reads: what two full matrices would take more. The only
   * public writer has zeros here.
   */

  /**
   * Entries of the lists of regions.
   */

  /**
   * Regions of the leaves of the octree, by their place in the table.
   */

  /**
   * Boxes of the octree; at least 1.
   */

  /**
   * Boxes, children before their parents, so that the root is the last.
   */

  /**
   * Free points. Where version 7 has none and the bytes in order do not show it,
   * the first word of the padding, -1, may be counted as one.
   */

  /**
   * Free points.
   */

  /**
   * Links of all points.
   */

  /**
   * Points that links lead to.
   */

  /**
   * Costs of all links of points.
   */

  /**
   * Costs of the links, as a rule their length.
   */

  /**
   * Whether there is a way between two points, as in `ground_connections`.
   */

  /**
   * Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
   * in the archive includes them.
   */

  MetroidPrimePath.prototype.toString = function() {
    return "version " + (this.version).toString() + ": " + (this.numRegions).toString() + " regions";
  }

  return MetroidPrimePath;
})();
MetroidPrimePath_.MetroidPrimePath = MetroidPrimePath;
});

// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = { MetroidPrimePath });
