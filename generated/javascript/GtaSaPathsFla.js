// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.GtaSaPathsFla || (root.GtaSaPathsFla = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (GtaSaPathsFla_, KaitaiStream) {
/**
 * One square of a path network for maps that outgrow the game, as the limit
 * adjuster by fastman92 reads it beside files of the game's own format.
 * 
 * There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
 * ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
 * with the record of the game's own format. Navi links name files and rows by 16
 * bits each.
 * 
 * The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
 * 64; area 0 lies in the south-west corner. N is in the settings of the limit
 * adjuster and not in the files.
 * @see {@link https://github.com/fastman92/fastman92_limit_adjuster/blob/646abb1/fastman92%20limit%20adjuster/fastman92%20limit%20adjuster/Source%20files/Modules/MapLimits.cpp|CPathFind_extended::LoadPathFindData}
 * @see {@link https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h|Source}
 */

var GtaSaPathsFla = (function() {
  GtaSaPathsFla.LightCycle = Object.freeze({
    NO_LIGHT: 0,
    NORTH_SOUTH: 1,
    WEST_EAST: 2,
    CYCLE_3: 3,

    0: "NO_LIGHT",
    1: "NORTH_SOUTH",
    2: "WEST_EAST",
    3: "CYCLE_3",
  });

  GtaSaPathsFla.NodeSpeed = Object.freeze({
    SLOW: 0,
    NORMAL: 1,
    FAST: 2,
    SPEED_3: 3,

    0: "SLOW",
    1: "NORMAL",
    2: "FAST",
    3: "SPEED_3",
  });

  GtaSaPathsFla.SpecialUse = Object.freeze({
    NO_SPECIAL_USE: 0,
    PARKING_PARALLEL: 1,
    PARKING_PERPENDICULAR: 2,
    VALET: 3,
    NIGHTCLUB: 4,
    DELIVERIES: 5,
    VALET_UNLOAD: 6,
    NIGHTCLUB_UNLOAD: 7,
    DRIVE_THROUGH: 8,
    DRIVE_THROUGH_WINDOW: 9,
    DELIVERIES_UNLOAD: 10,
    SPECIAL_11: 11,
    SPECIAL_12: 12,
    SPECIAL_13: 13,
    SPECIAL_14: 14,
    SPECIAL_15: 15,

    0: "NO_SPECIAL_USE",
    1: "PARKING_PARALLEL",
    2: "PARKING_PERPENDICULAR",
    3: "VALET",
    4: "NIGHTCLUB",
    5: "DELIVERIES",
    6: "VALET_UNLOAD",
    7: "NIGHTCLUB_UNLOAD",
    8: "DRIVE_THROUGH",
    9: "DRIVE_THROUGH_WINDOW",
    10: "DELIVERIES_UNLOAD",
    11: "SPECIAL_11",
    12: "SPECIAL_12",
    13: "SPECIAL_13",
    14: "SPECIAL_14",
    15: "SPECIAL_15",
  });

  function GtaSaPathsFla(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  GtaSaPathsFla.prototype._read = function() {
    this.marker = this._io.readBytes(4);
    if (!((KaitaiStream.byteArrayCompare(this.marker, new Uint8Array([255, 255, 255, 255])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([255, 255, 255, 255]), this.marker, this._io, "/seq/0");
    }
    this.magic = this._io.readU4le();
    if (!( ((this.magic == 842616134) || (this.magic == 876694598)) )) {
      throw new KaitaiStream.ValidationNotAnyOfError(this.magic, this._io, "/seq/1");
    }
    if (this.hasName) {
      this.lenName = this._io.readU1();
      if (!(this.lenName == 11)) {
        throw new KaitaiStream.ValidationNotEqualError(11, this.lenName, this._io, "/seq/2");
      }
    }
    if (this.hasName) {
      this.name = this._io.readBytes(11);
      if (!((KaitaiStream.byteArrayCompare(this.name, new Uint8Array([0, 102, 97, 115, 116, 109, 97, 110, 57, 50, 0])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([0, 102, 97, 115, 116, 109, 97, 110, 57, 50, 0]), this.name, this._io, "/seq/3");
      }
    }
    if (this.hasName) {
      this.versionWord = this._io.readU4le();
      if (!( ((this.versionWord == 844252502) || (this.versionWord == 861029718)) )) {
        throw new KaitaiStream.ValidationNotAnyOfError(this.versionWord, this._io, "/seq/4");
      }
    }
    this.numNodes = this._io.readU4le();
    if (!(this.numNodes <= Math.floor((this._io.size - this._io.pos) / 40))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 40), this.numNodes, this._io, "/seq/5");
    }
    this.numVehicleNodes = this._io.readU4le();
    this.numPedNodes = this._io.readU4le();
    this.numNaviNodes = this._io.readU4le();
    if (!(this.numNaviNodes <= Math.floor((this._io.size - this._io.pos) / 22))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 22), this.numNaviNodes, this._io, "/seq/8");
    }
    this.numLinks = this._io.readU4le();
    if (!(this.numLinks <= Math.floor((this._io.size - this._io.pos) / 10))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 10), this.numLinks, this._io, "/seq/9");
    }
    this.nodes = [];
    for (var i = 0; i < this.numNodes; i++) {
      this.nodes.push(new ExtendedPathNode(this._io, this, this._root));
    }
    this.naviNodes = [];
    for (var i = 0; i < this.numNaviNodes; i++) {
      this.naviNodes.push(new ExtendedNaviNode(this._io, this, this._root));
    }
    this.links = [];
    for (var i = 0; i < this.numLinks; i++) {
      this.links.push(new Link(this._io, this, this._root));
    }
    if (this.hasLinks) {
      this.reservedLinks = [];
      for (var i = 0; i < 192; i++) {
        this.reservedLinks.push(new Link(this._io, this, this._root));
      }
    }
    this.naviLinks = [];
    for (var i = 0; i < this._root.numLinks; i++) {
      this.naviLinks.push(new NaviAddress(this._io, this, this._root));
    }
    this.linkLengths = [];
    for (var i = 0; i < this._root.numLinks; i++) {
      this.linkLengths.push(this._io.readU1());
    }
    if (this.hasLinks) {
      this.reservedLinkLengths = this._io.readBytes(192);
    }
    this.intersections = [];
    for (var i = 0; i < this._root.numLinks; i++) {
      this.intersections.push(new Intersection(this._io, this, this._root));
    }
    if (this.hasLinks) {
      this.reservedIntersections = this._io.readBytes(192);
    }
    this.eofMark = this._io.readU4le();
    this.trailing = this._io.readBytesFull();
  }

  /**
   * An edge between two vehicle nodes: the record of the game's own format and
   * the coordinates that replace those in it.
   */

  var ExtendedNaviNode = GtaSaPathsFla.ExtendedNaviNode = (function() {
    function ExtendedNaviNode(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtendedNaviNode.prototype._read = function() {
      this.classic = new NaviNode(this._io, this, this._root);
      if (this.hasPadding) {
        this.padding = this._io.readU2le();
      }
      this.xExt = this._io.readS4le();
      this.yExt = this._io.readS4le();
    }

    /**
     * Whether the record is aligned.
     */
    Object.defineProperty(ExtendedNaviNode.prototype, 'hasPadding', {
      get: function() {
        if (this._m_hasPadding !== undefined)
          return this._m_hasPadding;
        this._m_hasPadding = this._root.isFla4;
        return this._m_hasPadding;
      }
    });

    /**
     * East.
     */
    Object.defineProperty(ExtendedNaviNode.prototype, 'positionX', {
      get: function() {
        if (this._m_positionX !== undefined)
          return this._m_positionX;
        this._m_positionX = this.xExt * 0.125;
        return this._m_positionX;
      }
    });

    /**
     * North.
     */
    Object.defineProperty(ExtendedNaviNode.prototype, 'positionY', {
      get: function() {
        if (this._m_positionY !== undefined)
          return this._m_positionY;
        this._m_positionY = this.yExt * 0.125;
        return this._m_positionY;
      }
    });

    /**
     * The record of the game's own format. Its `x` and `y` are not used;
     * tools write 0, 32760, or the low 16 bits of what replaces them.
     */

    /**
     * Not used; it aligns the coordinates.
     */

    /**
     * East, in eighths of a unit.
     */

    /**
     * North, in eighths of a unit.
     */

    ExtendedNaviNode.prototype.toString = function() {
      return "to area " + (this.classic.targetAreaId).toString() + " node " + (this.classic.targetNodeId).toString();
    }

    return ExtendedNaviNode;
  })();

  /**
   * A point of the graph, for vehicles or for pedestrians: the record of the
   * game's own format and what replaces some of its fields.
   */

  var ExtendedPathNode = GtaSaPathsFla.ExtendedPathNode = (function() {
    function ExtendedPathNode(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtendedPathNode.prototype._read = function() {
      this.classic = new PathNode(this._io, this, this._root);
      this.xExt = this._io.readS4le();
      this.yExt = this._io.readS4le();
      this.zExt = this._io.readS4le();
      if (this.hasFloodIdExt) {
        this.floodIdExt = this._io.readU2le();
      }
      if (this.hasPadding) {
        this.padding = this._io.readU2le();
      }
    }

    /**
     * Whether flood ids have 16 bits.
     */
    Object.defineProperty(ExtendedPathNode.prototype, 'hasFloodIdExt', {
      get: function() {
        if (this._m_hasFloodIdExt !== undefined)
          return this._m_hasFloodIdExt;
        this._m_hasFloodIdExt = this._root.version >= 3;
        return this._m_hasFloodIdExt;
      }
    });

    /**
     * Whether the record is aligned.
     */
    Object.defineProperty(ExtendedPathNode.prototype, 'hasPadding', {
      get: function() {
        if (this._m_hasPadding !== undefined)
          return this._m_hasPadding;
        this._m_hasPadding = this._root.isFla4;
        return this._m_hasPadding;
      }
    });

    /**
     * East.
     */
    Object.defineProperty(ExtendedPathNode.prototype, 'positionX', {
      get: function() {
        if (this._m_positionX !== undefined)
          return this._m_positionX;
        this._m_positionX = this.xExt * 0.125;
        return this._m_positionX;
      }
    });

    /**
     * North.
     */
    Object.defineProperty(ExtendedPathNode.prototype, 'positionY', {
      get: function() {
        if (this._m_positionY !== undefined)
          return this._m_positionY;
        this._m_positionY = this.yExt * 0.125;
        return this._m_positionY;
      }
    });

    /**
     * Up.
     */
    Object.defineProperty(ExtendedPathNode.prototype, 'positionZ', {
      get: function() {
        if (this._m_positionZ !== undefined)
          return this._m_positionZ;
        this._m_positionZ = this.zExt * 0.125;
        return this._m_positionZ;
      }
    });

    /**
     * The record of the game's own format. Its `x`, `y` and `z` are not
     * used; tools write 0, 32760, or the low 16 bits of what replaces them.
     * From version 3 on its `flood_id` is not used, either.
     */

    /**
     * East, in eighths of a unit, truncated towards zero.
     */

    /**
     * North, in eighths of a unit, truncated towards zero.
     */

    /**
     * Up, in eighths of a unit, truncated towards zero.
     */

    /**
     * Number of the connected part of the graph that the node belongs to,
     * counted from 1, for vehicles and pedestrians apart.
     */

    /**
     * Not used; it aligns the record.
     */

    ExtendedPathNode.prototype.toString = function() {
      return "area " + (this.classic.areaId).toString() + " node " + (this.classic.nodeId).toString();
    }

    return ExtendedPathNode;
  })();

  /**
   * How a link of a pedestrian node crosses a road.
   * @see {@link https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83|Source}
   */

  var Intersection = GtaSaPathsFla.Intersection = (function() {
    function Intersection(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Intersection.prototype._read = function() {
      this.roadCross = this._io.readBitsIntLe(1) != 0;
      this.pedTrafficLight = this._io.readBitsIntLe(1) != 0;
      this.reserved = this._io.readBitsIntLe(6);
    }

    /**
     * The link crosses a road, pedestrians look before they go; set on 1,812
     * original links.
     */

    /**
     * Pedestrians wait for a light. Set on 1,346 original links that have
     * `road_cross`: those that are near a lamp on the map.
     */

    /**
     * Not used; 0 in the original files.
     */

    return Intersection;
  })();

  /**
   * Lanes of an edge, seen along the direction of its navi node.
   */

  var LaneBits = GtaSaPathsFla.LaneBits = (function() {
    function LaneBits(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LaneBits.prototype._read = function() {
      this.leftLanes = this._io.readBitsIntLe(3);
      this.rightLanes = this._io.readBitsIntLe(3);
      this.trafficLightAtTarget = this._io.readBitsIntLe(1) != 0;
      this.reserved = this._io.readBitsIntLe(1) != 0;
    }

    /**
     * Lanes against the direction; 0 to 2 in the original files.
     */

    /**
     * Lanes along the direction; 0 to 2 in the original files.
     */

    /**
     * The light is at the target, not at the other end: the end that is more
     * of a junction. Set on 1,213 original navi nodes, which all have a
     * light.
     */

    /**
     * Not used; 0 in the original files.
     */

    LaneBits.prototype.toString = function() {
      return (this.leftLanes).toString() + " left, " + (this.rightLanes).toString() + " right";
    }

    return LaneBits;
  })();

  /**
   * Traffic light of an edge.
   */

  var LightBits = GtaSaPathsFla.LightBits = (function() {
    function LightBits(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LightBits.prototype._read = function() {
      this.state = this._io.readBitsIntLe(2);
      this.bridgeLights = this._io.readBitsIntLe(1) != 0;
      this.reserved = this._io.readBitsIntLe(13);
    }

    /**
     * Meaning of `state`.
     */
    Object.defineProperty(LightBits.prototype, 'stateName', {
      get: function() {
        if (this._m_stateName !== undefined)
          return this._m_stateName;
        this._m_stateName = this.state;
        return this._m_stateName;
      }
    });

    /**
     * Which cycle the light follows, see `light_cycle`; in the original
     * files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
     * the lamps on the map.
     */

    /**
     * Switched by scripts at run time, at bridges and crossings; 0 in the
     * original files.
     */

    /**
     * Not used; 0 in the original files.
     */

    LightBits.prototype.toString = function() {
      return "light state " + (this.state).toString();
    }

    return LightBits;
  })();

  /**
   * Address of a path node.
   */

  var Link = GtaSaPathsFla.Link = (function() {
    function Link(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Link.prototype._read = function() {
      this.areaId = this._io.readU2le();
      this.nodeId = this._io.readU2le();
    }

    /**
     * Area of the node; 0 to 63. 65535 means none and occurs only in the
     * reserve.
     */

    /**
     * Row of the node in the file of that area.
     */

    Link.prototype.toString = function() {
      return "area " + (this.areaId).toString() + " node " + (this.nodeId).toString();
    }

    return Link;
  })();

  /**
   * Address of a navi node.
   */

  var NaviAddress = GtaSaPathsFla.NaviAddress = (function() {
    function NaviAddress(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    NaviAddress.prototype._read = function() {
      this.naviId = this._io.readU2le();
      this.naviAreaId = this._io.readU2le();
    }

    /**
     * Row of the navi node in the file of `navi_area_id`.
     */

    /**
     * Area of the file that holds the navi node.
     */

    NaviAddress.prototype.toString = function() {
      return "area " + (this.naviAreaId).toString() + " navi node " + (this.naviId).toString();
    }

    return NaviAddress;
  })();

  /**
   * An edge between two vehicle nodes: its target is one of the ends, its
   * direction points to the target. Travelling towards the target uses the
   * right lanes, away from it the left lanes. In the original files the
   * target is the end with the lower address, and the file is the one of the
   * area where the navi node lies.
   * @see {@link https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118|Source}
   */

  var NaviNode = GtaSaPathsFla.NaviNode = (function() {
    function NaviNode(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    NaviNode.prototype._read = function() {
      this.x = this._io.readS2le();
      this.y = this._io.readS2le();
      this.targetAreaId = this._io.readU2le();
      this.targetNodeId = this._io.readU2le();
      this.dirX = this._io.readS1();
      this.dirY = this._io.readS1();
      this.pathWidth = this._io.readU1();
      this.lanes = new LaneBits(this._io, this, this._root);
      this.trafficLight = new LightBits(this._io, this, this._root);
    }

    /**
     * East part of the vector of length 1 that points to the target.
     */
    Object.defineProperty(NaviNode.prototype, 'directionX', {
      get: function() {
        if (this._m_directionX !== undefined)
          return this._m_directionX;
        this._m_directionX = this.dirX * 0.01;
        return this._m_directionX;
      }
    });

    /**
     * North part of the vector of length 1 that points to the target.
     */
    Object.defineProperty(NaviNode.prototype, 'directionY', {
      get: function() {
        if (this._m_directionY !== undefined)
          return this._m_directionY;
        this._m_directionY = this.dirY * 0.01;
        return this._m_directionY;
      }
    });

    /**
     * From side to side of the median strip.
     */
    Object.defineProperty(NaviNode.prototype, 'fullWidth', {
      get: function() {
        if (this._m_fullWidth !== undefined)
          return this._m_fullWidth;
        this._m_fullWidth = this.pathWidth * 0.125;
        return this._m_fullWidth;
      }
    });

    /**
     * From the middle of the median strip to one side.
     */
    Object.defineProperty(NaviNode.prototype, 'halfWidth', {
      get: function() {
        if (this._m_halfWidth !== undefined)
          return this._m_halfWidth;
        this._m_halfWidth = this.pathWidth * 0.0625;
        return this._m_halfWidth;
      }
    });

    /**
     * East.
     */
    Object.defineProperty(NaviNode.prototype, 'positionX', {
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
    Object.defineProperty(NaviNode.prototype, 'positionY', {
      get: function() {
        if (this._m_positionY !== undefined)
          return this._m_positionY;
        this._m_positionY = this.y * 0.125;
        return this._m_positionY;
      }
    });

    /**
     * East, in eighths of a unit. Cars wait about here at a light. In the
     * original files it is the mean of both ends of the edge, or of the
     * ends of two pieces of road that were joined in the edge; at most 45.2
     * units from the middle of the edge.
     */

    /**
     * North, in eighths of a unit.
     */

    /**
     * Area of the end that the direction points to; 0 to 63.
     */

    /**
     * Node of the end that the direction points to; always a vehicle node in
     * the original files.
     */

    /**
     * East part of the direction in hundredths, -100 to 100, cut toward 0
     * after a division that can be one step too low or too high; the length
     * of the vector is 98.6 to 100 in the original files.
     */

    /**
     * North part of the direction in hundredths, -100 to 100.
     */

    /**
     * Half of the width of the median strip in sixteenths of a unit: the
     * larger width of both ends of a piece of road, or of the ends of two
     * pieces that were joined, which the files do not have. It is the width
     * of one of the ends of the edge on all but 22 edges; 0 to 120 in the
     * original files. The engine takes the byte for signed.
     */

    /**
     * Lanes in both directions, and the end that has the light.
     */

    /**
     * State of the light.
     */

    NaviNode.prototype.toString = function() {
      return "to area " + (this.targetAreaId).toString() + " node " + (this.targetNodeId).toString();
    }

    return NaviNode;
  })();

  /**
   * Number of links and properties of a path node.
   * @see {@link https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117|Source}
   */

  var NodeFlags = GtaSaPathsFla.NodeFlags = (function() {
    function NodeFlags(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    NodeFlags.prototype._read = function() {
      this.linkCount = this._io.readBitsIntLe(4);
      this.onDeadEnd = this._io.readBitsIntLe(1) != 0;
      this.switchedOff = this._io.readBitsIntLe(1) != 0;
      this.roadBlock = this._io.readBitsIntLe(1) != 0;
      this.waterNode = this._io.readBitsIntLe(1) != 0;
      this.switchedOffOriginal = this._io.readBitsIntLe(1) != 0;
      this.alreadyFound = this._io.readBitsIntLe(1) != 0;
      this.dontWander = this._io.readBitsIntLe(1) != 0;
      this.interiorNode = this._io.readBitsIntLe(1) != 0;
      this.speed = this._io.readBitsIntLe(2);
      this.dummy = this._io.readBitsIntLe(2);
      this.density = this._io.readBitsIntLe(4);
      this.specialFunction = this._io.readBitsIntLe(4);
      this.padding = this._io.readBitsIntLe(8);
    }

    /**
     * Meaning of `special_function`.
     */
    Object.defineProperty(NodeFlags.prototype, 'specialFunctionName', {
      get: function() {
        if (this._m_specialFunctionName !== undefined)
          return this._m_specialFunctionName;
        this._m_specialFunctionName = this.specialFunction;
        return this._m_specialFunctionName;
      }
    });

    /**
     * Meaning of `speed`.
     */
    Object.defineProperty(NodeFlags.prototype, 'speedName', {
      get: function() {
        if (this._m_speedName !== undefined)
          return this._m_speedName;
        this._m_speedName = this.speed;
        return this._m_speedName;
      }
    });

    /**
     * Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
     * nodes of the original files.
     */

    /**
     * The vehicle node lies on a branch that leads nowhere; set on 2,594 of
     * 30,587 original vehicle nodes, never on pedestrian nodes.
     */

    /**
     * Little or no traffic until a script switches the node on; set on a
     * quarter of the original vehicle nodes and a sixth of the pedestrian
     * nodes. The commands 01E7 and 022A clear it for vehicles and for
     * pedestrians in a box, 01E8 and 022B set it.
     */

    /**
     * The police may build a road block here; set on 391 original vehicle
     * nodes, never on pedestrian nodes.
     */

    /**
     * A node for boats; set on 1,596 original vehicle nodes, never on
     * pedestrian nodes.
     */

    /**
     * Copy of `switched_off` that the loader makes, from which the commands
     * 091D and 091E put it back; the stored value has no effect, and equals
     * it in the original files.
     */

    /**
     * Scratch bit of a search; 0 in the original files.
     */

    /**
     * Wandering pedestrians keep away; set on 17 original pedestrian
     * nodes.
     */

    /**
     * Marks nodes of interiors at run time; 0 in the original files.
     */

    /**
     * How fast cars drive, see `node_speed`. Vehicle nodes of the original
     * files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
     */

    /**
     * Not used; 0 in the original files.
     */

    /**
     * How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
     * original nodes.
     */

    /**
     * What cars do here, see `special_use`; 0 on all but 232 original
     * nodes, which are vehicle nodes.
     */

    /**
     * Not used; 0 in the original files.
     */

    NodeFlags.prototype.toString = function() {
      return (this.linkCount).toString() + " links";
    }

    return NodeFlags;
  })();

  /**
   * A point of the graph, for vehicles or for pedestrians.
   * @see {@link https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150|Source}
   */

  var PathNode = GtaSaPathsFla.PathNode = (function() {
    function PathNode(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PathNode.prototype._read = function() {
      this.nextPtr = this._io.readU4le();
      this.prevPtr = this._io.readU4le();
      this.x = this._io.readS2le();
      this.y = this._io.readS2le();
      this.z = this._io.readS2le();
      this.searchDistance = this._io.readS2le();
      this.baseLink = this._io.readS2le();
      this.areaId = this._io.readU2le();
      this.nodeId = this._io.readU2le();
      this.pathWidth = this._io.readU1();
      this.floodId = this._io.readU1();
      this.flags = new NodeFlags(this._io, this, this._root);
    }

    /**
     * From side to side.
     */
    Object.defineProperty(PathNode.prototype, 'fullWidth', {
      get: function() {
        if (this._m_fullWidth !== undefined)
          return this._m_fullWidth;
        this._m_fullWidth = this.pathWidth * 0.125;
        return this._m_fullWidth;
      }
    });

    /**
     * From the middle to one side, as the engine uses the width.
     */
    Object.defineProperty(PathNode.prototype, 'halfWidth', {
      get: function() {
        if (this._m_halfWidth !== undefined)
          return this._m_halfWidth;
        this._m_halfWidth = this.pathWidth * 0.0625;
        return this._m_halfWidth;
      }
    });

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
        this._m_positionZ = this.z * 0.125;
        return this._m_positionZ;
      }
    });

    /**
     * Address in the memory of the original compiler: that of the node below
     * this one on the stack of the flood fill that numbers the parts of the
     * graph, 0 for the lowest one. The engine overwrites it. Any value; write
     * 0 for a new node.
     */

    /**
     * Overwritten by the engine; 0 in the original files.
     */

    /**
     * East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
     * units in the original files.
     */

    /**
     * North, in eighths of a unit, truncated towards zero; -2932.5 to
     * 2853.625 units in the original files.
     */

    /**
     * Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
     * in the original files.
     */

    /**
     * Scratch value of the route search, which takes 32766 (0x7ffe) for a
     * node that it has not touched; 32766 in the original files.
     */

    /**
     * Row of the node's first link; the sum of the link counts of the nodes
     * before it, 0 to 6,326 in the original files.
     */

    /**
     * Area of the node's own address, which is the number of the file;
     * 0 to 63.
     */

    /**
     * Node of the node's own address, which is its row in the file; 0 to
     * 2,888 in the original files.
     */

    /**
     * Half of a width in sixteenths of a unit: of the median strip at a
     * vehicle node, of the path at a pedestrian node. In the original
     * files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
     * nodes, mostly 16.
     */

    /**
     * Number of the connected part of the graph that the node belongs to,
     * counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
     * nodes and 1 to 179 at pedestrian nodes of the original files.
     */

    /**
     * Number of links and properties, 32 bits.
     */

    PathNode.prototype.toString = function() {
      return "area " + (this.areaId).toString() + " node " + (this.nodeId).toString();
    }

    return PathNode;
  })();

  /**
   * Whether the reserves are stored.
   */
  Object.defineProperty(GtaSaPathsFla.prototype, 'hasLinks', {
    get: function() {
      if (this._m_hasLinks !== undefined)
        return this._m_hasLinks;
      this._m_hasLinks = this.numLinks != 0;
      return this._m_hasLinks;
    }
  });

  /**
   * Whether a name and a version are stored between the magic and the counts.
   */
  Object.defineProperty(GtaSaPathsFla.prototype, 'hasName', {
    get: function() {
      if (this._m_hasName !== undefined)
        return this._m_hasName;
      this._m_hasName = !(this.isFla4);
      return this._m_hasName;
    }
  });

  /**
   * Whether the counts follow the magic directly, and records are aligned.
   */
  Object.defineProperty(GtaSaPathsFla.prototype, 'isFla4', {
    get: function() {
      if (this._m_isFla4 !== undefined)
        return this._m_isFla4;
      this._m_isFla4 = this.magic == 876694598;
      return this._m_isFla4;
    }
  });

  /**
   * 2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
   */
  Object.defineProperty(GtaSaPathsFla.prototype, 'version', {
    get: function() {
      if (this._m_version !== undefined)
        return this._m_version;
      this._m_version = (this.isFla4 ? 4 : (this.versionWord == 861029718 ? 3 : 2));
      return this._m_version;
    }
  });

  /**
   * Is stored where the game's own format has its number of path nodes, which
   * can never be as large.
   */

  /**
   * The bytes `FM92`, after which a name and a version follow, or `FLA4`, after
   * which the counts do.
   */

  /**
   * Bytes of the name; 11.
   */

  /**
   * The name of the author between two zeros.
   */

  /**
   * The bytes `VER2` or `VER3`.
   */

  /**
   * Path nodes, vehicle and pedestrian nodes together.
   */

  /**
   * Nodes for cars and boats, which come first.
   */

  /**
   * Nodes for pedestrians, which follow.
   */

  /**
   * Navi nodes, which describe edges between vehicle nodes.
   */

  /**
   * Directed links, each with an address (4 bytes), a navi link (4), a length
   * (1) and an intersection (1).
   */

  /**
   * Path nodes, first those for vehicles, then those for pedestrians.
   */

  /**
   * Data of the edges between vehicle nodes, one row for each.
   */

  /**
   * Addresses of the neighbours, in the order of the nodes that own them.
   */

  /**
   * Room for 16 nodes that get a link into an interior at run time, 12
   * addresses for each. The engine takes a group whose first area id is 65535
   * for free; write area 65535, node 0 everywhere.
   */

  /**
   * The navi node of each link, which both directions of an edge share; 0, and
   * without a meaning, on the links of pedestrian nodes.
   */

  /**
   * Length of each link in whole units, rounded down, at least 1: the cost of
   * the route search.
   */

  /**
   * Room for the lengths of the links in `reserved_links`; write zeros.
   */

  /**
   * How each link crosses roads; all bits are 0 on the links of vehicle nodes.
   * One editor writes them right after the link lengths, where the adjuster
   * does not look for them.
   */

  /**
   * Room for the intersections of the links in `reserved_links`; write zeros.
   */

  /**
   * The bytes `EOF` and a zero, with or without links before them; with any
   * others the adjuster loads nothing of the file.
   */

  /**
   * Bytes after the layout, which nothing reads: nothing in loose files, zeros
   * up to a multiple of 2,048 bytes in an archive.
   */

  GtaSaPathsFla.prototype.toString = function() {
    return (this.numNodes).toString() + " path nodes, " + (this.numNaviNodes).toString() + " navi nodes, " + (this.numLinks).toString() + " links";
  }

  return GtaSaPathsFla;
})();
GtaSaPathsFla_.GtaSaPathsFla = GtaSaPathsFla;
});

// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = { GtaSaPathsFla });
