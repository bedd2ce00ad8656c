// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.GtaSaPaths || (root.GtaSaPaths = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (GtaSaPaths_, KaitaiStream) {
/**
 * One of the 64 squares of the graph that cars, boats and pedestrians follow.
 * 
 * The world is cut into 8 by 8 squares, called areas, of 750 by 750 units; a
 * unit is about one metre. Area 0 lies in the south-west corner, numbers grow
 * eastwards, then northwards, and file N describes area N. A node is addressed
 * by the pair of its area and its row in the file of that area.
 * 
 * The graph is stored as lists of neighbours, every edge from both of its ends.
 * A node owns the links `base_link` to `base_link + link_count - 1`. Row i of
 * `links`, `navi_links`, `link_lengths` and `intersections` describes link i.
 * Each edge between vehicle nodes has a navi node, which holds its lanes and its
 * traffic light; the navi links of pedestrian links are 0 and mean nothing.
 * 
 * Without links a file ends after the navi nodes. Some old tools wrote files
 * that end too early: after the link lengths, or without the reserve between
 * link lengths and intersections. The decisions `has_tail` and `is_wiki_sized`
 * distinguish them by their size.
 * @see {@link https://github.com/gta-reversed/gta-reversed/blob/2af133f/source/game_sa/PathFind.cpp|CPathFind::LoadPathFindData}
 * @see {@link https://gtamods.com/wiki/Paths_(GTA_SA)|Source}
 */

var GtaSaPaths = (function() {
  GtaSaPaths.LightCycle = Object.freeze({
    NO_LIGHT: 0,
    NORTH_SOUTH: 1,
    WEST_EAST: 2,
    CYCLE_3: 3,

    0: "NO_LIGHT",
    1: "NORTH_SOUTH",
    2: "WEST_EAST",
    3: "CYCLE_3",
  });

  GtaSaPaths.NodeSpeed = Object.freeze({
    SLOW: 0,
    NORMAL: 1,
    FAST: 2,
    SPEED_3: 3,

    0: "SLOW",
    1: "NORMAL",
    2: "FAST",
    3: "SPEED_3",
  });

  GtaSaPaths.SpecialUse = Object.freeze({
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

  function GtaSaPaths(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  GtaSaPaths.prototype._read = function() {
    this.numNodes = this._io.readU4le();
    if (!(this.numNodes <= Math.floor((this._io.size - this._io.pos) / 28))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 28), this.numNodes, this._io, "/seq/0");
    }
    this.numVehicleNodes = this._io.readU4le();
    this.numPedNodes = this._io.readU4le();
    this.numNaviNodes = this._io.readU4le();
    if (!(this.numNaviNodes <= Math.floor((this._io.size - this._io.pos) / 14))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 14), this.numNaviNodes, this._io, "/seq/3");
    }
    this.numLinks = this._io.readU4le();
    if (!(this.numLinks <= Math.floor((this._io.size - this._io.pos) / 7))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 7), this.numLinks, this._io, "/seq/4");
    }
    this.nodes = [];
    for (var i = 0; i < this.numNodes; i++) {
      this.nodes.push(new PathNode(this._io, this, this._root));
    }
    this.naviNodes = [];
    for (var i = 0; i < this.numNaviNodes; i++) {
      this.naviNodes.push(new NaviNode(this._io, this, this._root));
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
      this.naviLinks.push(new NaviLink(this._io, this, this._root));
    }
    this.linkLengths = [];
    for (var i = 0; i < this._root.numLinks; i++) {
      this.linkLengths.push(this._io.readU1());
    }
    if (this.hasReservedLinkLengths) {
      this.reservedLinkLengths = this._io.readBytes(192);
    }
    if (this.hasIntersections) {
      this.intersections = [];
      for (var i = 0; i < this._root.numLinks; i++) {
        this.intersections.push(new Intersection(this._io, this, this._root));
      }
    }
    if (this.hasReservedIntersections) {
      this.reservedIntersections = this._io.readBytes(192);
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * How a link of a pedestrian node crosses a road.
   * @see {@link https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83|Source}
   */

  var Intersection = GtaSaPaths.Intersection = (function() {
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

  var LaneBits = GtaSaPaths.LaneBits = (function() {
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

  var LightBits = GtaSaPaths.LightBits = (function() {
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

  var Link = GtaSaPaths.Link = (function() {
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
   * Address of a navi node. The word 0xffff means none to the engine, so area
   * 63 can use no more than 1,023 navi nodes.
   * @see {@link https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L49-L72|Source}
   */

  var NaviLink = GtaSaPaths.NaviLink = (function() {
    function NaviLink(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    NaviLink.prototype._read = function() {
      this.naviId = this._io.readBitsIntLe(10);
      this.naviAreaId = this._io.readBitsIntLe(6);
    }

    /**
     * Row of the navi node in the file of `navi_area_id`.
     */

    /**
     * Area of the file that holds the navi node; 0 to 63.
     */

    NaviLink.prototype.toString = function() {
      return "area " + (this.naviAreaId).toString() + " navi node " + (this.naviId).toString();
    }

    return NaviLink;
  })();

  /**
   * An edge between two vehicle nodes: its target is one of the ends, its
   * direction points to the target. Travelling towards the target uses the
   * right lanes, away from it the left lanes. In the original files the
   * target is the end with the lower address, and the file is the one of the
   * area where the navi node lies.
   * @see {@link https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118|Source}
   */

  var NaviNode = GtaSaPaths.NaviNode = (function() {
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

  var NodeFlags = GtaSaPaths.NodeFlags = (function() {
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

  var PathNode = GtaSaPaths.PathNode = (function() {
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
   * Whether the intersections are stored.
   */
  Object.defineProperty(GtaSaPaths.prototype, 'hasIntersections', {
    get: function() {
      if (this._m_hasIntersections !== undefined)
        return this._m_hasIntersections;
      this._m_hasIntersections = this.hasTail;
      return this._m_hasIntersections;
    }
  });

  /**
   * Whether the reserve of the links is stored.
   */
  Object.defineProperty(GtaSaPaths.prototype, 'hasLinks', {
    get: function() {
      if (this._m_hasLinks !== undefined)
        return this._m_hasLinks;
      this._m_hasLinks = this.numLinks != 0;
      return this._m_hasLinks;
    }
  });

  /**
   * Whether the reserve of the intersections is stored.
   */
  Object.defineProperty(GtaSaPaths.prototype, 'hasReservedIntersections', {
    get: function() {
      if (this._m_hasReservedIntersections !== undefined)
        return this._m_hasReservedIntersections;
      this._m_hasReservedIntersections =  ((this.hasLinks) && (this.hasTail)) ;
      return this._m_hasReservedIntersections;
    }
  });

  /**
   * Whether the reserve of the link lengths is stored.
   */
  Object.defineProperty(GtaSaPaths.prototype, 'hasReservedLinkLengths', {
    get: function() {
      if (this._m_hasReservedLinkLengths !== undefined)
        return this._m_hasReservedLinkLengths;
      this._m_hasReservedLinkLengths =  ((this.hasLinks) && (this.hasTail) && (!(this.isWikiSized))) ;
      return this._m_hasReservedLinkLengths;
    }
  });

  /**
   * Whether any part of the layout follows the link lengths.
   */
  Object.defineProperty(GtaSaPaths.prototype, 'hasTail', {
    get: function() {
      if (this._m_hasTail !== undefined)
        return this._m_hasTail;
      this._m_hasTail =  ((!(this.hasLinks)) || (this.isWikiSized) || (this._io.size >= this.lenFull)) ;
      return this._m_hasTail;
    }
  });

  /**
   * Whether the intersections follow the link lengths directly. The game
   * does not read such a file as meant. The size shows it only for files
   * without padding.
   */
  Object.defineProperty(GtaSaPaths.prototype, 'isWikiSized', {
    get: function() {
      if (this._m_isWikiSized !== undefined)
        return this._m_isWikiSized;
      this._m_isWikiSized =  ((this.hasLinks) && (this._io.size == this.lenWiki)) ;
      return this._m_isWikiSized;
    }
  });

  /**
   * Bytes of a complete file with links.
   */
  Object.defineProperty(GtaSaPaths.prototype, 'lenFull', {
    get: function() {
      if (this._m_lenFull !== undefined)
        return this._m_lenFull;
      this._m_lenFull = (this.lenWiki + 192);
      return this._m_lenFull;
    }
  });

  /**
   * Bytes of a file with links that ends after the link lengths.
   */
  Object.defineProperty(GtaSaPaths.prototype, 'lenShort', {
    get: function() {
      if (this._m_lenShort !== undefined)
        return this._m_lenShort;
      this._m_lenShort = ((((20 + this.numNodes * 28) + this.numNaviNodes * 14) + this.numLinks * 7) + 768);
      return this._m_lenShort;
    }
  });

  /**
   * Bytes of a file with links that lacks the reserve of the link lengths.
   */
  Object.defineProperty(GtaSaPaths.prototype, 'lenWiki', {
    get: function() {
      if (this._m_lenWiki !== undefined)
        return this._m_lenWiki;
      this._m_lenWiki = ((this.lenShort + this.numLinks) + 192);
      return this._m_lenWiki;
    }
  });

  /**
   * Path nodes, vehicle and pedestrian nodes together; 73 to 2,889 in the
   * original files. 0xffffffff announces another format of the limit
   * adjuster by fastman92.
   */

  /**
   * Nodes for cars and boats, which come first; 73 to 948 in the original
   * files.
   */

  /**
   * Nodes for pedestrians, which follow; 0 to 2,262 in the original files,
   * 0 in six of them.
   */

  /**
   * Navi nodes, which describe edges between vehicle nodes; 71 to 985 in the
   * original files.
   */

  /**
   * Directed links, each with an address (4 bytes), a navi link (2) and a
   * length (1), and an intersection (1) unless the tail is missing; 149 to
   * 6,328 in the original files.
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
   * for free; every entry of the original files is area 65535, node 0.
   */

  /**
   * The navi node of each link, which both directions of an edge share; 0, and
   * without a meaning, on the links of pedestrian nodes.
   */

  /**
   * Length of each link in whole units, rounded down, at least 1: the cost of
   * the route search. 1 to 165 in the original files.
   */

  /**
   * Room for the lengths of the links in `reserved_links`; zeros in the
   * original files.
   */

  /**
   * How each link crosses roads; all bits are 0 on the links of vehicle nodes.
   */

  /**
   * Room for the intersections of the links in `reserved_links`; zeros in the
   * original files.
   */

  /**
   * Bytes after the layout, which the game does not read: nothing in loose
   * files, zeros up to a multiple of 2,048 bytes in an archive. A file without
   * links may have a link reserve here, 192 times FF FF 00 00.
   */

  GtaSaPaths.prototype.toString = function() {
    return (this.numNodes).toString() + " path nodes, " + (this.numNaviNodes).toString() + " navi nodes, " + (this.numLinks).toString() + " links";
  }

  return GtaSaPaths;
})();
GtaSaPaths_.GtaSaPaths = GtaSaPaths;
});

// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = { GtaSaPaths });
