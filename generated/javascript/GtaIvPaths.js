// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.GtaIvPaths || (root.GtaIvPaths = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (GtaIvPaths_, KaitaiStream) {
/**
 * The roads and water ways of one square of the map, as a directed graph: nodes
 * with what follows from each of them in a second table, the links. People on
 * foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
 * without roads has a file of 16 zeros.
 * 
 * The map has 8 by 8 squares of 750 m, counted from the south-west corner at
 * -3000, -3000 row by row: the file of area 9 is that of the second column and
 * the second row. x points east, y north, z up.
 * 
 * The links of a node begin at its `first_link` and end where those of the next
 * node begin, or at the end of the table.
 * @see {@link https://github.com/gta-reversed/gta-reversed|Source}
 * @see {@link https://github.com/Swoorup/paths-visualizer|Source}
 * @see {@link https://gtamods.com/wiki/Paths_(GTA4)|Source}
 */

var GtaIvPaths = (function() {
  function GtaIvPaths(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  GtaIvPaths.prototype._read = function() {
    this.numNodes = this._io.readU4le();
    if (!(this.numNodes <= Math.floor((this._io.size - this._io.pos) / 32))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 32), this.numNodes, this._io, "/seq/0");
    }
    this.numVehicleNodes = this._io.readU4le();
    this.numIntersectionNodes = this._io.readU4le();
    this.numLinks = this._io.readU4le();
    if (!(this.numLinks <= Math.floor((this._io.size - this._io.pos) / 8))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 8), this.numLinks, this._io, "/seq/3");
    }
    this.nodes = [];
    for (var i = 0; i < this.numNodes; i++) {
      this.nodes.push(new PathNode(this._io, this, this._root));
    }
    this.links = [];
    for (var i = 0; i < this.numLinks; i++) {
      this.links.push(new PathLink(this._io, this, this._root));
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * Lanes of both directions. That the lower number is that of the way back is
   * not proven; the link back has both numbers exchanged.
   */

  var LaneCounts = GtaIvPaths.LaneCounts = (function() {
    function LaneCounts(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LaneCounts.prototype._read = function() {
      this.lanes02 = this._io.readBitsIntLe(3);
      this.lanes35 = this._io.readBitsIntLe(3);
      this.unused = this._io.readBitsIntLe(2);
    }

    /**
     * Lanes of one direction, probably of the way back.
     */

    /**
     * Lanes of the other direction, probably of this link.
     */

    /**
     * Unknown.
     */

    return LaneCounts;
  })();

  /**
   * Bits of a node, the lowest first. The wiki numbers them from the highest:
   * its flag n is bit 31 - n.
   */

  var NodeFlags = GtaIvPaths.NodeFlags = (function() {
    function NodeFlags(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    NodeFlags.prototype._read = function() {
      this.spawnDensity = this._io.readBitsIntLe(4);
      this.behaviour = this._io.readBitsIntLe(4);
      this.flag8 = this._io.readBitsIntLe(1) != 0;
      this.flag9 = this._io.readBitsIntLe(1) != 0;
      this.boatMovement = this._io.readBitsIntLe(1) != 0;
      this.flag11 = this._io.readBitsIntLe(1) != 0;
      this.dirtRoad = this._io.readBitsIntLe(1) != 0;
      this.highway = this._io.readBitsIntLe(1) != 0;
      this.slowTraffic = this._io.readBitsIntLe(1) != 0;
      this.unlinked = this._io.readBitsIntLe(1) != 0;
      this.numOwnLinks = this._io.readBitsIntLe(4);
      this.flag20 = this._io.readBitsIntLe(1) != 0;
      this.flag21 = this._io.readBitsIntLe(1) != 0;
      this.flag22 = this._io.readBitsIntLe(1) != 0;
      this.flag23 = this._io.readBitsIntLe(1) != 0;
      this.flag24 = this._io.readBitsIntLe(1) != 0;
      this.water = this._io.readBitsIntLe(1) != 0;
      this.flag26 = this._io.readBitsIntLe(1) != 0;
      this.ignored = this._io.readBitsIntLe(1) != 0;
      this.dontWander = this._io.readBitsIntLe(1) != 0;
      this.flag29 = this._io.readBitsIntLe(1) != 0;
      this.flag30 = this._io.readBitsIntLe(1) != 0;
      this.flag31 = this._io.readBitsIntLe(1) != 0;
    }

    /**
     * How much traffic appears, 0 to 15.
     */

    /**
     * A special use of the node; the values are not known.
     */

    /**
     * Unknown; only in Manhattan, as the wiki supposes.
     */

    /**
     * Unknown.
     */

    /**
     * Boats go here.
     */

    /**
     * Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
     * flag"), it is about people on foot, who do not use these files.
     */

    /**
     * Traffic goes about 50 km/h.
     */

    /**
     * Traffic goes about 70 km/h.
     */

    /**
     * Traffic goes about 30 km/h.
     */

    /**
     * Set exactly in nodes without links.
     */

    /**
     * Number of links that begin at the node, 0 to 15.
     */

    /**
     * Meaning not known. The one tool that names the bit contradicts itself:
     * it takes bit 20 for a dead end and again for the lowest bit of a speed
     * limit. Not the wiki's flag 20, which is bit 11.
     */

    /**
     * Meaning not known. Guess of one tool that contradicts itself: part of
     * a speed limit.
     */

    /**
     * Meaning not known. Guesses of one tool that contradicts itself: part
     * of a speed limit, or a road block.
     */

    /**
     * Meaning not known. Guesses of one tool that contradicts itself:
     * restricted, or ignored.
     */

    /**
     * Meaning not known. Guess of one tool that contradicts itself: a node
     * for emergency vehicles.
     */

    /**
     * A node of a water way.
     */

    /**
     * Meaning not known. Guess of the wiki: only for emergency vehicles,
     * which another tool reads in bit 24.
     */

    /**
     * The node is not used.
     */

    /**
     * Traffic that wanders does not come here.
     */

    /**
     * Unknown.
     */

    /**
     * Unknown.
     */

    /**
     * Unknown, but used.
     */

    return NodeFlags;
  })();

  /**
   * A way to another node, which may be one of another file.
   */

  var PathLink = GtaIvPaths.PathLink = (function() {
    function PathLink(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PathLink.prototype._read = function() {
      this.areaId = this._io.readU2le();
      this.nodeId = this._io.readU2le();
      this.length = this._io.readU1();
      this.lanes = new LaneCounts(this._io, this, this._root);
      this.linkFlags = this._io.readU2le();
    }

    /**
     * File of the other node.
     */

    /**
     * Number of the other node in its file.
     */

    /**
     * Distance between both nodes without the fraction, 255 at most. The
     * fraction is cut off rather than rounded.
     */

    /**
     * Lanes in both directions.
     */

    /**
     * Unknown; most often 0xC040.
     */

    PathLink.prototype.toString = function() {
      return "to area " + (this.areaId).toString() + " node " + (this.nodeId).toString();
    }

    return PathLink;
  })();

  /**
   * A point of a road or of a water way.
   */

  var PathNode = GtaIvPaths.PathNode = (function() {
    function PathNode(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PathNode.prototype._read = function() {
      this.nextPtr = this._io.readU4le();
      this.prevPtr = this._io.readU4le();
      this.areaId = this._io.readU2le();
      this.nodeId = this._io.readU2le();
      this.streetNameHash = this._io.readU4le();
      this.searchDistance = this._io.readU2le();
      this.firstLink = this._io.readU2le();
      this.x = this._io.readS2le();
      this.y = this._io.readS2le();
      this.z = this._io.readS2le();
      this.pathWidth = this._io.readU1();
      this.floodGroup = this._io.readU1();
      this.flags = new NodeFlags(this._io, this, this._root);
    }

    /**
     * East.
     */
    Object.defineProperty(PathNode.prototype, 'positionX', {
      get: function() {
        if (this._m_positionX !== undefined)
          return this._m_positionX;
        this._m_positionX = this.x * 0.125;
        return this._m_positionX;
      }
    });

    /**
     * North.
     */
    Object.defineProperty(PathNode.prototype, 'positionY', {
      get: function() {
        if (this._m_positionY !== undefined)
          return this._m_positionY;
        this._m_positionY = this.y * 0.125;
        return this._m_positionY;
      }
    });

    /**
     * Up.
     */
    Object.defineProperty(PathNode.prototype, 'positionZ', {
      get: function() {
        if (this._m_positionZ !== undefined)
          return this._m_positionZ;
        this._m_positionZ = this.z * 0.0078125;
        return this._m_positionZ;
      }
    });

    /**
     * An address of the program that made the file; 0 in nodes without links
     * and in most dead ends.
     */

    /**
     * An address as well; 0.
     */

    /**
     * Number of the file.
     */

    /**
     * Number of the node in its file, each once; probably its place in the
     * table.
     */

    /**
     * Name of the street as a hash, 0 for none.
     */

    /**
     * Where the search for a route keeps its distance; 0x7FFE means that it
     * was not here.
     */

    /**
     * First own link; never less than that of the node before, 0 at first.
     */

    /**
     * Towards the east.
     */

    /**
     * Towards the north.
     */

    /**
     * Up.
     */

    /**
     * Room between the lanes of both directions.
     */

    /**
     * Number of the connected part of the network: between different numbers
     * there is no route. The wiki calls it a path type, which is always 1
     * for boats; both are true if the water ways are group 1.
     */

    /**
     * Properties of the node, one bit each.
     */

    PathNode.prototype.toString = function() {
      return "area " + (this.areaId).toString() + " node " + (this.nodeId).toString();
    }

    return PathNode;
  })();

  /**
   * Nodes of both kinds.
   */

  /**
   * Nodes at the front of the table that have links: those of roads and of
   * water ways.
   */

  /**
   * Nodes after them, which have no links; what they are for is not known.
   * The name is that of the wiki. Both numbers add up to `num_nodes`.
   */

  /**
   * Links of all nodes.
   */

  /**
   * Nodes with links, then those without.
   */

  /**
   * Links, node by node.
   */

  /**
   * Nothing, unless a tool has cut the file out of its archive with the zeros
   * that fill the last block of 2,048 bytes.
   */

  GtaIvPaths.prototype.toString = function() {
    return (this.numNodes).toString() + " nodes, " + (this.numLinks).toString() + " links";
  }

  return GtaIvPaths;
})();
GtaIvPaths_.GtaIvPaths = GtaIvPaths;
});

// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = { GtaIvPaths });
