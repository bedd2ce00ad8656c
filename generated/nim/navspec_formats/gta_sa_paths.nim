import kaitai_struct_nim_runtime
import options

type
  GtaSaPaths* = ref object of KaitaiStruct
    `numNodes`*: uint32
    `numVehicleNodes`*: uint32
    `numPedNodes`*: uint32
    `numNaviNodes`*: uint32
    `numLinks`*: uint32
    `nodes`*: seq[GtaSaPaths_PathNode]
    `naviNodes`*: seq[GtaSaPaths_NaviNode]
    `links`*: seq[GtaSaPaths_Link]
    `reservedLinks`*: seq[GtaSaPaths_Link]
    `naviLinks`*: seq[GtaSaPaths_NaviLink]
    `linkLengths`*: seq[uint8]
    `reservedLinkLengths`*: seq[byte]
    `intersections`*: seq[GtaSaPaths_Intersection]
    `reservedIntersections`*: seq[byte]
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasIntersectionsInst`: bool
    `hasIntersectionsInstFlag`: bool
    `hasLinksInst`: bool
    `hasLinksInstFlag`: bool
    `hasReservedIntersectionsInst`: bool
    `hasReservedIntersectionsInstFlag`: bool
    `hasReservedLinkLengthsInst`: bool
    `hasReservedLinkLengthsInstFlag`: bool
    `hasTailInst`: bool
    `hasTailInstFlag`: bool
    `isWikiSizedInst`: bool
    `isWikiSizedInstFlag`: bool
    `lenFullInst`: int64
    `lenFullInstFlag`: bool
    `lenShortInst`: int64
    `lenShortInstFlag`: bool
    `lenWikiInst`: int64
    `lenWikiInstFlag`: bool
  GtaSaPaths_LightCycle* = enum
    no_light = 0
    north_south = 1
    west_east = 2
    cycle_3 = 3
  GtaSaPaths_NodeSpeed* = enum
    slow = 0
    normal = 1
    fast = 2
    speed_3 = 3
  GtaSaPaths_SpecialUse* = enum
    no_special_use = 0
    parking_parallel = 1
    parking_perpendicular = 2
    valet = 3
    nightclub = 4
    deliveries = 5
    valet_unload = 6
    nightclub_unload = 7
    drive_through = 8
    drive_through_window = 9
    deliveries_unload = 10
    special_11 = 11
    special_12 = 12
    special_13 = 13
    special_14 = 14
    special_15 = 15
  GtaSaPaths_Intersection* = ref object of KaitaiStruct
    `roadCross`*: bool
    `pedTrafficLight`*: bool
    `reserved`*: uint64
    `parent`*: GtaSaPaths
  GtaSaPaths_LaneBits* = ref object of KaitaiStruct
    `leftLanes`*: uint64
    `rightLanes`*: uint64
    `trafficLightAtTarget`*: bool
    `reserved`*: bool
    `parent`*: GtaSaPaths_NaviNode
  GtaSaPaths_LightBits* = ref object of KaitaiStruct
    `state`*: uint64
    `bridgeLights`*: bool
    `reserved`*: uint64
    `parent`*: GtaSaPaths_NaviNode
    `stateNameInst`: GtaSaPaths_LightCycle
    `stateNameInstFlag`: bool
  GtaSaPaths_Link* = ref object of KaitaiStruct
    `areaId`*: uint16
    `nodeId`*: uint16
    `parent`*: GtaSaPaths
  GtaSaPaths_NaviLink* = ref object of KaitaiStruct
    `naviId`*: uint64
    `naviAreaId`*: uint64
    `parent`*: GtaSaPaths
  GtaSaPaths_NaviNode* = ref object of KaitaiStruct
    `x`*: int16
    `y`*: int16
    `targetAreaId`*: uint16
    `targetNodeId`*: uint16
    `dirX`*: int8
    `dirY`*: int8
    `pathWidth`*: uint8
    `lanes`*: GtaSaPaths_LaneBits
    `trafficLight`*: GtaSaPaths_LightBits
    `parent`*: GtaSaPaths
    `directionXInst`: float64
    `directionXInstFlag`: bool
    `directionYInst`: float64
    `directionYInstFlag`: bool
    `fullWidthInst`: float64
    `fullWidthInstFlag`: bool
    `halfWidthInst`: float64
    `halfWidthInstFlag`: bool
    `positionXInst`: float64
    `positionXInstFlag`: bool
    `positionYInst`: float64
    `positionYInstFlag`: bool
  GtaSaPaths_NodeFlags* = ref object of KaitaiStruct
    `linkCount`*: uint64
    `onDeadEnd`*: bool
    `switchedOff`*: bool
    `roadBlock`*: bool
    `waterNode`*: bool
    `switchedOffOriginal`*: bool
    `alreadyFound`*: bool
    `dontWander`*: bool
    `interiorNode`*: bool
    `speed`*: uint64
    `dummy`*: uint64
    `density`*: uint64
    `specialFunction`*: uint64
    `padding`*: uint64
    `parent`*: GtaSaPaths_PathNode
    `specialFunctionNameInst`: GtaSaPaths_SpecialUse
    `specialFunctionNameInstFlag`: bool
    `speedNameInst`: GtaSaPaths_NodeSpeed
    `speedNameInstFlag`: bool
  GtaSaPaths_PathNode* = ref object of KaitaiStruct
    `nextPtr`*: uint32
    `prevPtr`*: uint32
    `x`*: int16
    `y`*: int16
    `z`*: int16
    `searchDistance`*: int16
    `baseLink`*: int16
    `areaId`*: uint16
    `nodeId`*: uint16
    `pathWidth`*: uint8
    `floodId`*: uint8
    `flags`*: GtaSaPaths_NodeFlags
    `parent`*: GtaSaPaths
    `fullWidthInst`: float64
    `fullWidthInstFlag`: bool
    `halfWidthInst`: float64
    `halfWidthInstFlag`: bool
    `positionXInst`: float64
    `positionXInstFlag`: bool
    `positionYInst`: float64
    `positionYInstFlag`: bool
    `positionZInst`: float64
    `positionZInstFlag`: bool

proc read*(_: typedesc[GtaSaPaths], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaPaths
proc read*(_: typedesc[GtaSaPaths_Intersection], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_Intersection
proc read*(_: typedesc[GtaSaPaths_LaneBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths_NaviNode): GtaSaPaths_LaneBits
proc read*(_: typedesc[GtaSaPaths_LightBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths_NaviNode): GtaSaPaths_LightBits
proc read*(_: typedesc[GtaSaPaths_Link], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_Link
proc read*(_: typedesc[GtaSaPaths_NaviLink], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_NaviLink
proc read*(_: typedesc[GtaSaPaths_NaviNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_NaviNode
proc read*(_: typedesc[GtaSaPaths_NodeFlags], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths_PathNode): GtaSaPaths_NodeFlags
proc read*(_: typedesc[GtaSaPaths_PathNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_PathNode

proc hasIntersections*(this: GtaSaPaths): bool
proc hasLinks*(this: GtaSaPaths): bool
proc hasReservedIntersections*(this: GtaSaPaths): bool
proc hasReservedLinkLengths*(this: GtaSaPaths): bool
proc hasTail*(this: GtaSaPaths): bool
proc isWikiSized*(this: GtaSaPaths): bool
proc lenFull*(this: GtaSaPaths): int64
proc lenShort*(this: GtaSaPaths): int64
proc lenWiki*(this: GtaSaPaths): int64
proc stateName*(this: GtaSaPaths_LightBits): GtaSaPaths_LightCycle
proc directionX*(this: GtaSaPaths_NaviNode): float64
proc directionY*(this: GtaSaPaths_NaviNode): float64
proc fullWidth*(this: GtaSaPaths_NaviNode): float64
proc halfWidth*(this: GtaSaPaths_NaviNode): float64
proc positionX*(this: GtaSaPaths_NaviNode): float64
proc positionY*(this: GtaSaPaths_NaviNode): float64
proc specialFunctionName*(this: GtaSaPaths_NodeFlags): GtaSaPaths_SpecialUse
proc speedName*(this: GtaSaPaths_NodeFlags): GtaSaPaths_NodeSpeed
proc fullWidth*(this: GtaSaPaths_PathNode): float64
proc halfWidth*(this: GtaSaPaths_PathNode): float64
proc positionX*(this: GtaSaPaths_PathNode): float64
proc positionY*(this: GtaSaPaths_PathNode): float64
proc positionZ*(this: GtaSaPaths_PathNode): float64


##[
One of the 64 squares of the graph that cars, boats and pedestrians follow.

The world is cut into 8 by 8 squares, called areas, of 750 by 750 units; a
unit is about one metre. Area 0 lies in the south-west corner, numbers grow
eastwards, then northwards, and file N describes area N. A node is addressed
by the pair of its area and its row in the file of that area.

The graph is stored as lists of neighbours, every edge from both of its ends.
A node owns the links `base_link` to `base_link + link_count - 1`. Row i of
`links`, `navi_links`, `link_lengths` and `intersections` describes link i.
Each edge between vehicle nodes has a navi node, which holds its lanes and its
traffic light; the navi links of pedestrian links are 0 and mean nothing.

Without links a file ends after the navi nodes. Some old tools wrote files
that end too early: after the link lengths, or without the reserve between
link lengths and intersections. The decisions `has_tail` and `is_wiki_sized`
distinguish them by their size.

@see <a href="https://github.com/gta-reversed/gta-reversed/blob/2af133f/source/game_sa/PathFind.cpp">CPathFind::LoadPathFindData</a>
@see <a href="https://gtamods.com/wiki/Paths_(GTA_SA)">Source</a>
]##
proc read*(_: typedesc[GtaSaPaths], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaPaths =
  template this: untyped = result
  this = new(GtaSaPaths)
  let root = if root == nil: cast[GtaSaPaths](this) else: cast[GtaSaPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Path nodes, vehicle and pedestrian nodes together; 73 to 2,889 in the
original files. 0xffffffff announces another format of the limit
adjuster by fastman92.

  ]##
  let numNodesExpr = this.io.readU4le()
  this.numNodes = numNodesExpr

  ##[
  Nodes for cars and boats, which come first; 73 to 948 in the original
files.

  ]##
  let numVehicleNodesExpr = this.io.readU4le()
  this.numVehicleNodes = numVehicleNodesExpr

  ##[
  Nodes for pedestrians, which follow; 0 to 2,262 in the original files,
0 in six of them.

  ]##
  let numPedNodesExpr = this.io.readU4le()
  this.numPedNodes = numPedNodesExpr

  ##[
  Navi nodes, which describe edges between vehicle nodes; 71 to 985 in the
original files.

  ]##
  let numNaviNodesExpr = this.io.readU4le()
  this.numNaviNodes = numNaviNodesExpr

  ##[
  Directed links, each with an address (4 bytes), a navi link (2) and a
length (1), and an intersection (1) unless the tail is missing; 149 to
6,328 in the original files.

  ]##
  let numLinksExpr = this.io.readU4le()
  this.numLinks = numLinksExpr

  ##[
  Path nodes, first those for vehicles, then those for pedestrians.
  ]##
  for i in 0 ..< int(this.numNodes):
    let it = GtaSaPaths_PathNode.read(this.io, this.root, this)
    this.nodes.add(it)

  ##[
  Data of the edges between vehicle nodes, one row for each.
  ]##
  for i in 0 ..< int(this.numNaviNodes):
    let it = GtaSaPaths_NaviNode.read(this.io, this.root, this)
    this.naviNodes.add(it)

  ##[
  Addresses of the neighbours, in the order of the nodes that own them.
  ]##
  for i in 0 ..< int(this.numLinks):
    let it = GtaSaPaths_Link.read(this.io, this.root, this)
    this.links.add(it)

  ##[
  Room for 16 nodes that get a link into an interior at run time, 12
addresses for each. The engine takes a group whose first area id is 65535
for free; every entry of the original files is area 65535, node 0.

  ]##
  if this.hasLinks:
    for i in 0 ..< int(192):
      let it = GtaSaPaths_Link.read(this.io, this.root, this)
      this.reservedLinks.add(it)

  ##[
  The navi node of each link, which both directions of an edge share; 0, and
without a meaning, on the links of pedestrian nodes.

  ]##
  for i in 0 ..< int(GtaSaPaths(this.root).numLinks):
    let it = GtaSaPaths_NaviLink.read(this.io, this.root, this)
    this.naviLinks.add(it)

  ##[
  Length of each link in whole units, rounded down, at least 1: the cost of
the route search. 1 to 165 in the original files.

  ]##
  for i in 0 ..< int(GtaSaPaths(this.root).numLinks):
    let it = this.io.readU1()
    this.linkLengths.add(it)

  ##[
  Room for the lengths of the links in `reserved_links`; zeros in the
original files.

  ]##
  if this.hasReservedLinkLengths:
    let reservedLinkLengthsExpr = this.io.readBytes(int(192))
    this.reservedLinkLengths = reservedLinkLengthsExpr

  ##[
  How each link crosses roads; all bits are 0 on the links of vehicle nodes.
  ]##
  if this.hasIntersections:
    for i in 0 ..< int(GtaSaPaths(this.root).numLinks):
      let it = GtaSaPaths_Intersection.read(this.io, this.root, this)
      this.intersections.add(it)

  ##[
  Room for the intersections of the links in `reserved_links`; zeros in the
original files.

  ]##
  if this.hasReservedIntersections:
    let reservedIntersectionsExpr = this.io.readBytes(int(192))
    this.reservedIntersections = reservedIntersectionsExpr

  ##[
  Bytes after the layout, which the game does not read: nothing in loose
files, zeros up to a multiple of 2,048 bytes in an archive. A file without
links may have a link reserve here, 192 times FF FF 00 00.

  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc hasIntersections(this: GtaSaPaths): bool = 

  ##[
  Whether the intersections are stored.
  ]##
  if this.hasIntersectionsInstFlag:
    return this.hasIntersectionsInst
  let hasIntersectionsInstExpr = bool(this.hasTail)
  this.hasIntersectionsInst = hasIntersectionsInstExpr
  this.hasIntersectionsInstFlag = true
  return this.hasIntersectionsInst

proc hasLinks(this: GtaSaPaths): bool = 

  ##[
  Whether the reserve of the links is stored.
  ]##
  if this.hasLinksInstFlag:
    return this.hasLinksInst
  let hasLinksInstExpr = bool(this.numLinks != 0)
  this.hasLinksInst = hasLinksInstExpr
  this.hasLinksInstFlag = true
  return this.hasLinksInst

proc hasReservedIntersections(this: GtaSaPaths): bool = 

  ##[
  Whether the reserve of the intersections is stored.
  ]##
  if this.hasReservedIntersectionsInstFlag:
    return this.hasReservedIntersectionsInst
  let hasReservedIntersectionsInstExpr = bool( ((this.hasLinks) and (this.hasTail)) )
  this.hasReservedIntersectionsInst = hasReservedIntersectionsInstExpr
  this.hasReservedIntersectionsInstFlag = true
  return this.hasReservedIntersectionsInst

proc hasReservedLinkLengths(this: GtaSaPaths): bool = 

  ##[
  Whether the reserve of the link lengths is stored.
  ]##
  if this.hasReservedLinkLengthsInstFlag:
    return this.hasReservedLinkLengthsInst
  let hasReservedLinkLengthsInstExpr = bool( ((this.hasLinks) and (this.hasTail) and (not(this.isWikiSized))) )
  this.hasReservedLinkLengthsInst = hasReservedLinkLengthsInstExpr
  this.hasReservedLinkLengthsInstFlag = true
  return this.hasReservedLinkLengthsInst

proc hasTail(this: GtaSaPaths): bool = 

  ##[
  Whether any part of the layout follows the link lengths.
  ]##
  if this.hasTailInstFlag:
    return this.hasTailInst
  let hasTailInstExpr = bool( ((not(this.hasLinks)) or (this.isWikiSized) or ((int64(this.io.size)) >= this.lenFull)) )
  this.hasTailInst = hasTailInstExpr
  this.hasTailInstFlag = true
  return this.hasTailInst

proc isWikiSized(this: GtaSaPaths): bool = 

  ##[
  Whether the intersections follow the link lengths directly. The game
does not read such a file as meant. The size shows it only for files
without padding.

  ]##
  if this.isWikiSizedInstFlag:
    return this.isWikiSizedInst
  let isWikiSizedInstExpr = bool( ((this.hasLinks) and ((int64(this.io.size)) == this.lenWiki)) )
  this.isWikiSizedInst = isWikiSizedInstExpr
  this.isWikiSizedInstFlag = true
  return this.isWikiSizedInst

proc lenFull(this: GtaSaPaths): int64 = 

  ##[
  Bytes of a complete file with links.
  ]##
  if this.lenFullInstFlag:
    return this.lenFullInst
  let lenFullInstExpr = int64((int64(this.lenWiki + 192)))
  this.lenFullInst = lenFullInstExpr
  this.lenFullInstFlag = true
  return this.lenFullInst

proc lenShort(this: GtaSaPaths): int64 = 

  ##[
  Bytes of a file with links that ends after the link lengths.
  ]##
  if this.lenShortInstFlag:
    return this.lenShortInst
  let lenShortInstExpr = int64((int64((((20 + (int64(this.numNodes)) * 28) + (int64(this.numNaviNodes)) * 14) + (int64(this.numLinks)) * 7) + 768)))
  this.lenShortInst = lenShortInstExpr
  this.lenShortInstFlag = true
  return this.lenShortInst

proc lenWiki(this: GtaSaPaths): int64 = 

  ##[
  Bytes of a file with links that lacks the reserve of the link lengths.
  ]##
  if this.lenWikiInstFlag:
    return this.lenWikiInst
  let lenWikiInstExpr = int64((int64((this.lenShort + (int64(this.numLinks))) + 192)))
  this.lenWikiInst = lenWikiInstExpr
  this.lenWikiInstFlag = true
  return this.lenWikiInst

proc fromFile*(_: typedesc[GtaSaPaths], filename: string): GtaSaPaths =
  GtaSaPaths.read(newKaitaiFileStream(filename), nil, nil)


##[
How a link of a pedestrian node crosses a road.
@see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83">Source</a>
]##
proc read*(_: typedesc[GtaSaPaths_Intersection], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_Intersection =
  template this: untyped = result
  this = new(GtaSaPaths_Intersection)
  let root = if root == nil: cast[GtaSaPaths](this) else: cast[GtaSaPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The link crosses a road, pedestrians look before they go; set on 1,812
original links.

  ]##
  let roadCrossExpr = this.io.readBitsIntLe(1) != 0
  this.roadCross = roadCrossExpr

  ##[
  Pedestrians wait for a light. Set on 1,346 original links that have
`road_cross`: those that are near a lamp on the map.

  ]##
  let pedTrafficLightExpr = this.io.readBitsIntLe(1) != 0
  this.pedTrafficLight = pedTrafficLightExpr

  ##[
  Not used; 0 in the original files.
  ]##
  let reservedExpr = this.io.readBitsIntLe(6)
  this.reserved = reservedExpr

proc fromFile*(_: typedesc[GtaSaPaths_Intersection], filename: string): GtaSaPaths_Intersection =
  GtaSaPaths_Intersection.read(newKaitaiFileStream(filename), nil, nil)


##[
Lanes of an edge, seen along the direction of its navi node.
]##
proc read*(_: typedesc[GtaSaPaths_LaneBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths_NaviNode): GtaSaPaths_LaneBits =
  template this: untyped = result
  this = new(GtaSaPaths_LaneBits)
  let root = if root == nil: cast[GtaSaPaths](this) else: cast[GtaSaPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Lanes against the direction; 0 to 2 in the original files.
  ]##
  let leftLanesExpr = this.io.readBitsIntLe(3)
  this.leftLanes = leftLanesExpr

  ##[
  Lanes along the direction; 0 to 2 in the original files.
  ]##
  let rightLanesExpr = this.io.readBitsIntLe(3)
  this.rightLanes = rightLanesExpr

  ##[
  The light is at the target, not at the other end: the end that is more
of a junction. Set on 1,213 original navi nodes, which all have a
light.

  ]##
  let trafficLightAtTargetExpr = this.io.readBitsIntLe(1) != 0
  this.trafficLightAtTarget = trafficLightAtTargetExpr

  ##[
  Not used; 0 in the original files.
  ]##
  let reservedExpr = this.io.readBitsIntLe(1) != 0
  this.reserved = reservedExpr

proc fromFile*(_: typedesc[GtaSaPaths_LaneBits], filename: string): GtaSaPaths_LaneBits =
  GtaSaPaths_LaneBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Traffic light of an edge.
]##
proc read*(_: typedesc[GtaSaPaths_LightBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths_NaviNode): GtaSaPaths_LightBits =
  template this: untyped = result
  this = new(GtaSaPaths_LightBits)
  let root = if root == nil: cast[GtaSaPaths](this) else: cast[GtaSaPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Which cycle the light follows, see `light_cycle`; in the original
files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
the lamps on the map.

  ]##
  let stateExpr = this.io.readBitsIntLe(2)
  this.state = stateExpr

  ##[
  Switched by scripts at run time, at bridges and crossings; 0 in the
original files.

  ]##
  let bridgeLightsExpr = this.io.readBitsIntLe(1) != 0
  this.bridgeLights = bridgeLightsExpr

  ##[
  Not used; 0 in the original files.
  ]##
  let reservedExpr = this.io.readBitsIntLe(13)
  this.reserved = reservedExpr

proc stateName(this: GtaSaPaths_LightBits): GtaSaPaths_LightCycle = 

  ##[
  Meaning of `state`.
  ]##
  if this.stateNameInstFlag:
    return this.stateNameInst
  let stateNameInstExpr = GtaSaPaths_LightCycle(GtaSaPaths_LightCycle(this.state))
  this.stateNameInst = stateNameInstExpr
  this.stateNameInstFlag = true
  return this.stateNameInst

proc fromFile*(_: typedesc[GtaSaPaths_LightBits], filename: string): GtaSaPaths_LightBits =
  GtaSaPaths_LightBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Address of a path node.
]##
proc read*(_: typedesc[GtaSaPaths_Link], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_Link =
  template this: untyped = result
  this = new(GtaSaPaths_Link)
  let root = if root == nil: cast[GtaSaPaths](this) else: cast[GtaSaPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Area of the node; 0 to 63. 65535 means none and occurs only in the
reserve.

  ]##
  let areaIdExpr = this.io.readU2le()
  this.areaId = areaIdExpr

  ##[
  Row of the node in the file of that area.
  ]##
  let nodeIdExpr = this.io.readU2le()
  this.nodeId = nodeIdExpr

proc fromFile*(_: typedesc[GtaSaPaths_Link], filename: string): GtaSaPaths_Link =
  GtaSaPaths_Link.read(newKaitaiFileStream(filename), nil, nil)


##[
Address of a navi node. The word 0xffff means none to the engine, so area
63 can use no more than 1,023 navi nodes.

@see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L49-L72">Source</a>
]##
proc read*(_: typedesc[GtaSaPaths_NaviLink], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_NaviLink =
  template this: untyped = result
  this = new(GtaSaPaths_NaviLink)
  let root = if root == nil: cast[GtaSaPaths](this) else: cast[GtaSaPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Row of the navi node in the file of `navi_area_id`.
  ]##
  let naviIdExpr = this.io.readBitsIntLe(10)
  this.naviId = naviIdExpr

  ##[
  Area of the file that holds the navi node; 0 to 63.
  ]##
  let naviAreaIdExpr = this.io.readBitsIntLe(6)
  this.naviAreaId = naviAreaIdExpr

proc fromFile*(_: typedesc[GtaSaPaths_NaviLink], filename: string): GtaSaPaths_NaviLink =
  GtaSaPaths_NaviLink.read(newKaitaiFileStream(filename), nil, nil)


##[
An edge between two vehicle nodes: its target is one of the ends, its
direction points to the target. Travelling towards the target uses the
right lanes, away from it the left lanes. In the original files the
target is the end with the lower address, and the file is the one of the
area where the navi node lies.

@see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118">Source</a>
]##
proc read*(_: typedesc[GtaSaPaths_NaviNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_NaviNode =
  template this: untyped = result
  this = new(GtaSaPaths_NaviNode)
  let root = if root == nil: cast[GtaSaPaths](this) else: cast[GtaSaPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  East, in eighths of a unit. Cars wait about here at a light. In the
original files it is the mean of both ends of the edge, or of the
ends of two pieces of road that were joined in the edge; at most 45.2
units from the middle of the edge.

  ]##
  let xExpr = this.io.readS2le()
  this.x = xExpr

  ##[
  North, in eighths of a unit.
  ]##
  let yExpr = this.io.readS2le()
  this.y = yExpr

  ##[
  Area of the end that the direction points to; 0 to 63.
  ]##
  let targetAreaIdExpr = this.io.readU2le()
  this.targetAreaId = targetAreaIdExpr

  ##[
  Node of the end that the direction points to; always a vehicle node in
the original files.

  ]##
  let targetNodeIdExpr = this.io.readU2le()
  this.targetNodeId = targetNodeIdExpr

  ##[
  East part of the direction in hundredths, -100 to 100, cut toward 0
after a division that can be one step too low or too high; the length
of the vector is 98.6 to 100 in the original files.

  ]##
  let dirXExpr = this.io.readS1()
  this.dirX = dirXExpr

  ##[
  North part of the direction in hundredths, -100 to 100.
  ]##
  let dirYExpr = this.io.readS1()
  this.dirY = dirYExpr

  ##[
  Half of the width of the median strip in sixteenths of a unit: the
larger width of both ends of a piece of road, or of the ends of two
pieces that were joined, which the files do not have. It is the width
of one of the ends of the edge on all but 22 edges; 0 to 120 in the
original files. The engine takes the byte for signed.

  ]##
  let pathWidthExpr = this.io.readU1()
  this.pathWidth = pathWidthExpr

  ##[
  Lanes in both directions, and the end that has the light.
  ]##
  let lanesExpr = GtaSaPaths_LaneBits.read(this.io, this.root, this)
  this.lanes = lanesExpr

  ##[
  State of the light.
  ]##
  let trafficLightExpr = GtaSaPaths_LightBits.read(this.io, this.root, this)
  this.trafficLight = trafficLightExpr

proc directionX(this: GtaSaPaths_NaviNode): float64 = 

  ##[
  East part of the vector of length 1 that points to the target.
  ]##
  if this.directionXInstFlag:
    return this.directionXInst
  let directionXInstExpr = float64((float64(this.dirX)) * 0.01)
  this.directionXInst = directionXInstExpr
  this.directionXInstFlag = true
  return this.directionXInst

proc directionY(this: GtaSaPaths_NaviNode): float64 = 

  ##[
  North part of the vector of length 1 that points to the target.
  ]##
  if this.directionYInstFlag:
    return this.directionYInst
  let directionYInstExpr = float64((float64(this.dirY)) * 0.01)
  this.directionYInst = directionYInstExpr
  this.directionYInstFlag = true
  return this.directionYInst

proc fullWidth(this: GtaSaPaths_NaviNode): float64 = 

  ##[
  From side to side of the median strip.
  ]##
  if this.fullWidthInstFlag:
    return this.fullWidthInst
  let fullWidthInstExpr = float64((float64(this.pathWidth)) * 0.125)
  this.fullWidthInst = fullWidthInstExpr
  this.fullWidthInstFlag = true
  return this.fullWidthInst

proc halfWidth(this: GtaSaPaths_NaviNode): float64 = 

  ##[
  From the middle of the median strip to one side.
  ]##
  if this.halfWidthInstFlag:
    return this.halfWidthInst
  let halfWidthInstExpr = float64((float64(this.pathWidth)) * 0.0625)
  this.halfWidthInst = halfWidthInstExpr
  this.halfWidthInstFlag = true
  return this.halfWidthInst

proc positionX(this: GtaSaPaths_NaviNode): float64 = 

  ##[
  East.
  ]##
  if this.positionXInstFlag:
    return this.positionXInst
  let positionXInstExpr = float64((float64(this.x)) * 0.125)
  this.positionXInst = positionXInstExpr
  this.positionXInstFlag = true
  return this.positionXInst

proc positionY(this: GtaSaPaths_NaviNode): float64 = 

  ##[
  North.
  ]##
  if this.positionYInstFlag:
    return this.positionYInst
  let positionYInstExpr = float64((float64(this.y)) * 0.125)
  this.positionYInst = positionYInstExpr
  this.positionYInstFlag = true
  return this.positionYInst

proc fromFile*(_: typedesc[GtaSaPaths_NaviNode], filename: string): GtaSaPaths_NaviNode =
  GtaSaPaths_NaviNode.read(newKaitaiFileStream(filename), nil, nil)


##[
Number of links and properties of a path node.
@see <a href="https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117">Source</a>
]##
proc read*(_: typedesc[GtaSaPaths_NodeFlags], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths_PathNode): GtaSaPaths_NodeFlags =
  template this: untyped = result
  this = new(GtaSaPaths_NodeFlags)
  let root = if root == nil: cast[GtaSaPaths](this) else: cast[GtaSaPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
nodes of the original files.

  ]##
  let linkCountExpr = this.io.readBitsIntLe(4)
  this.linkCount = linkCountExpr

  ##[
  The vehicle node lies on a branch that leads nowhere; set on 2,594 of
30,587 original vehicle nodes, never on pedestrian nodes.

  ]##
  let onDeadEndExpr = this.io.readBitsIntLe(1) != 0
  this.onDeadEnd = onDeadEndExpr

  ##[
  Little or no traffic until a script switches the node on; set on a
quarter of the original vehicle nodes and a sixth of the pedestrian
nodes. The commands 01E7 and 022A clear it for vehicles and for
pedestrians in a box, 01E8 and 022B set it.

  ]##
  let switchedOffExpr = this.io.readBitsIntLe(1) != 0
  this.switchedOff = switchedOffExpr

  ##[
  The police may build a road block here; set on 391 original vehicle
nodes, never on pedestrian nodes.

  ]##
  let roadBlockExpr = this.io.readBitsIntLe(1) != 0
  this.roadBlock = roadBlockExpr

  ##[
  A node for boats; set on 1,596 original vehicle nodes, never on
pedestrian nodes.

  ]##
  let waterNodeExpr = this.io.readBitsIntLe(1) != 0
  this.waterNode = waterNodeExpr

  ##[
  Copy of `switched_off` that the loader makes, from which the commands
091D and 091E put it back; the stored value has no effect, and equals
it in the original files.

  ]##
  let switchedOffOriginalExpr = this.io.readBitsIntLe(1) != 0
  this.switchedOffOriginal = switchedOffOriginalExpr

  ##[
  Scratch bit of a search; 0 in the original files.
  ]##
  let alreadyFoundExpr = this.io.readBitsIntLe(1) != 0
  this.alreadyFound = alreadyFoundExpr

  ##[
  Wandering pedestrians keep away; set on 17 original pedestrian
nodes.

  ]##
  let dontWanderExpr = this.io.readBitsIntLe(1) != 0
  this.dontWander = dontWanderExpr

  ##[
  Marks nodes of interiors at run time; 0 in the original files.
  ]##
  let interiorNodeExpr = this.io.readBitsIntLe(1) != 0
  this.interiorNode = interiorNodeExpr

  ##[
  How fast cars drive, see `node_speed`. Vehicle nodes of the original
files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.

  ]##
  let speedExpr = this.io.readBitsIntLe(2)
  this.speed = speedExpr

  ##[
  Not used; 0 in the original files.
  ]##
  let dummyExpr = this.io.readBitsIntLe(2)
  this.dummy = dummyExpr

  ##[
  How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
original nodes.

  ]##
  let densityExpr = this.io.readBitsIntLe(4)
  this.density = densityExpr

  ##[
  What cars do here, see `special_use`; 0 on all but 232 original
nodes, which are vehicle nodes.

  ]##
  let specialFunctionExpr = this.io.readBitsIntLe(4)
  this.specialFunction = specialFunctionExpr

  ##[
  Not used; 0 in the original files.
  ]##
  let paddingExpr = this.io.readBitsIntLe(8)
  this.padding = paddingExpr

proc specialFunctionName(this: GtaSaPaths_NodeFlags): GtaSaPaths_SpecialUse = 

  ##[
  Meaning of `special_function`.
  ]##
  if this.specialFunctionNameInstFlag:
    return this.specialFunctionNameInst
  let specialFunctionNameInstExpr = GtaSaPaths_SpecialUse(GtaSaPaths_SpecialUse(this.specialFunction))
  this.specialFunctionNameInst = specialFunctionNameInstExpr
  this.specialFunctionNameInstFlag = true
  return this.specialFunctionNameInst

proc speedName(this: GtaSaPaths_NodeFlags): GtaSaPaths_NodeSpeed = 

  ##[
  Meaning of `speed`.
  ]##
  if this.speedNameInstFlag:
    return this.speedNameInst
  let speedNameInstExpr = GtaSaPaths_NodeSpeed(GtaSaPaths_NodeSpeed(this.speed))
  this.speedNameInst = speedNameInstExpr
  this.speedNameInstFlag = true
  return this.speedNameInst

proc fromFile*(_: typedesc[GtaSaPaths_NodeFlags], filename: string): GtaSaPaths_NodeFlags =
  GtaSaPaths_NodeFlags.read(newKaitaiFileStream(filename), nil, nil)


##[
A point of the graph, for vehicles or for pedestrians.
@see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150">Source</a>
]##
proc read*(_: typedesc[GtaSaPaths_PathNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPaths): GtaSaPaths_PathNode =
  template this: untyped = result
  this = new(GtaSaPaths_PathNode)
  let root = if root == nil: cast[GtaSaPaths](this) else: cast[GtaSaPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Address in the memory of the original compiler: that of the node below
this one on the stack of the flood fill that numbers the parts of the
graph, 0 for the lowest one. The engine overwrites it. Any value; write
0 for a new node.

  ]##
  let nextPtrExpr = this.io.readU4le()
  this.nextPtr = nextPtrExpr

  ##[
  Overwritten by the engine; 0 in the original files.
  ]##
  let prevPtrExpr = this.io.readU4le()
  this.prevPtr = prevPtrExpr

  ##[
  East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
units in the original files.

  ]##
  let xExpr = this.io.readS2le()
  this.x = xExpr

  ##[
  North, in eighths of a unit, truncated towards zero; -2932.5 to
2853.625 units in the original files.

  ]##
  let yExpr = this.io.readS2le()
  this.y = yExpr

  ##[
  Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
in the original files.

  ]##
  let zExpr = this.io.readS2le()
  this.z = zExpr

  ##[
  Scratch value of the route search, which takes 32766 (0x7ffe) for a
node that it has not touched; 32766 in the original files.

  ]##
  let searchDistanceExpr = this.io.readS2le()
  this.searchDistance = searchDistanceExpr

  ##[
  Row of the node's first link; the sum of the link counts of the nodes
before it, 0 to 6,326 in the original files.

  ]##
  let baseLinkExpr = this.io.readS2le()
  this.baseLink = baseLinkExpr

  ##[
  Area of the node's own address, which is the number of the file;
0 to 63.

  ]##
  let areaIdExpr = this.io.readU2le()
  this.areaId = areaIdExpr

  ##[
  Node of the node's own address, which is its row in the file; 0 to
2,888 in the original files.

  ]##
  let nodeIdExpr = this.io.readU2le()
  this.nodeId = nodeIdExpr

  ##[
  Half of a width in sixteenths of a unit: of the median strip at a
vehicle node, of the path at a pedestrian node. In the original
files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
nodes, mostly 16.

  ]##
  let pathWidthExpr = this.io.readU1()
  this.pathWidth = pathWidthExpr

  ##[
  Number of the connected part of the graph that the node belongs to,
counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
nodes and 1 to 179 at pedestrian nodes of the original files.

  ]##
  let floodIdExpr = this.io.readU1()
  this.floodId = floodIdExpr

  ##[
  Number of links and properties, 32 bits.
  ]##
  let flagsExpr = GtaSaPaths_NodeFlags.read(this.io, this.root, this)
  this.flags = flagsExpr

proc fullWidth(this: GtaSaPaths_PathNode): float64 = 

  ##[
  From side to side.
  ]##
  if this.fullWidthInstFlag:
    return this.fullWidthInst
  let fullWidthInstExpr = float64((float64(this.pathWidth)) * 0.125)
  this.fullWidthInst = fullWidthInstExpr
  this.fullWidthInstFlag = true
  return this.fullWidthInst

proc halfWidth(this: GtaSaPaths_PathNode): float64 = 

  ##[
  From the middle to one side, as the engine uses the width.
  ]##
  if this.halfWidthInstFlag:
    return this.halfWidthInst
  let halfWidthInstExpr = float64((float64(this.pathWidth)) * 0.0625)
  this.halfWidthInst = halfWidthInstExpr
  this.halfWidthInstFlag = true
  return this.halfWidthInst

proc positionX(this: GtaSaPaths_PathNode): float64 = 

  ##[
  East.
  ]##
  if this.positionXInstFlag:
    return this.positionXInst
  let positionXInstExpr = float64((float64(this.x)) * 0.125)
  this.positionXInst = positionXInstExpr
  this.positionXInstFlag = true
  return this.positionXInst

proc positionY(this: GtaSaPaths_PathNode): float64 = 

  ##[
  North.
  ]##
  if this.positionYInstFlag:
    return this.positionYInst
  let positionYInstExpr = float64((float64(this.y)) * 0.125)
  this.positionYInst = positionYInstExpr
  this.positionYInstFlag = true
  return this.positionYInst

proc positionZ(this: GtaSaPaths_PathNode): float64 = 

  ##[
  Up.
  ]##
  if this.positionZInstFlag:
    return this.positionZInst
  let positionZInstExpr = float64((float64(this.z)) * 0.125)
  this.positionZInst = positionZInstExpr
  this.positionZInstFlag = true
  return this.positionZInst

proc fromFile*(_: typedesc[GtaSaPaths_PathNode], filename: string): GtaSaPaths_PathNode =
  GtaSaPaths_PathNode.read(newKaitaiFileStream(filename), nil, nil)

