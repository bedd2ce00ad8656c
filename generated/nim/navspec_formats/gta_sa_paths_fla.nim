import kaitai_struct_nim_runtime
import options

type
  GtaSaPathsFla* = ref object of KaitaiStruct
    `marker`*: seq[byte]
    `magic`*: uint32
    `lenName`*: uint8
    `name`*: seq[byte]
    `versionWord`*: uint32
    `numNodes`*: uint32
    `numVehicleNodes`*: uint32
    `numPedNodes`*: uint32
    `numNaviNodes`*: uint32
    `numLinks`*: uint32
    `nodes`*: seq[GtaSaPathsFla_ExtendedPathNode]
    `naviNodes`*: seq[GtaSaPathsFla_ExtendedNaviNode]
    `links`*: seq[GtaSaPathsFla_Link]
    `reservedLinks`*: seq[GtaSaPathsFla_Link]
    `naviLinks`*: seq[GtaSaPathsFla_NaviAddress]
    `linkLengths`*: seq[uint8]
    `reservedLinkLengths`*: seq[byte]
    `intersections`*: seq[GtaSaPathsFla_Intersection]
    `reservedIntersections`*: seq[byte]
    `eofMark`*: uint32
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasLinksInst`: bool
    `hasLinksInstFlag`: bool
    `hasNameInst`: bool
    `hasNameInstFlag`: bool
    `isFla4Inst`: bool
    `isFla4InstFlag`: bool
    `versionInst`: int8
    `versionInstFlag`: bool
  GtaSaPathsFla_LightCycle* = enum
    no_light = 0
    north_south = 1
    west_east = 2
    cycle_3 = 3
  GtaSaPathsFla_NodeSpeed* = enum
    slow = 0
    normal = 1
    fast = 2
    speed_3 = 3
  GtaSaPathsFla_SpecialUse* = enum
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
  GtaSaPathsFla_ExtendedNaviNode* = ref object of KaitaiStruct
    `classic`*: GtaSaPathsFla_NaviNode
    `padding`*: uint16
    `xExt`*: int32
    `yExt`*: int32
    `parent`*: GtaSaPathsFla
    `hasPaddingInst`: bool
    `hasPaddingInstFlag`: bool
    `positionXInst`: float64
    `positionXInstFlag`: bool
    `positionYInst`: float64
    `positionYInstFlag`: bool
  GtaSaPathsFla_ExtendedPathNode* = ref object of KaitaiStruct
    `classic`*: GtaSaPathsFla_PathNode
    `xExt`*: int32
    `yExt`*: int32
    `zExt`*: int32
    `floodIdExt`*: uint16
    `padding`*: uint16
    `parent`*: GtaSaPathsFla
    `hasFloodIdExtInst`: bool
    `hasFloodIdExtInstFlag`: bool
    `hasPaddingInst`: bool
    `hasPaddingInstFlag`: bool
    `positionXInst`: float64
    `positionXInstFlag`: bool
    `positionYInst`: float64
    `positionYInstFlag`: bool
    `positionZInst`: float64
    `positionZInstFlag`: bool
  GtaSaPathsFla_Intersection* = ref object of KaitaiStruct
    `roadCross`*: bool
    `pedTrafficLight`*: bool
    `reserved`*: uint64
    `parent`*: GtaSaPathsFla
  GtaSaPathsFla_LaneBits* = ref object of KaitaiStruct
    `leftLanes`*: uint64
    `rightLanes`*: uint64
    `trafficLightAtTarget`*: bool
    `reserved`*: bool
    `parent`*: GtaSaPathsFla_NaviNode
  GtaSaPathsFla_LightBits* = ref object of KaitaiStruct
    `state`*: uint64
    `bridgeLights`*: bool
    `reserved`*: uint64
    `parent`*: GtaSaPathsFla_NaviNode
    `stateNameInst`: GtaSaPathsFla_LightCycle
    `stateNameInstFlag`: bool
  GtaSaPathsFla_Link* = ref object of KaitaiStruct
    `areaId`*: uint16
    `nodeId`*: uint16
    `parent`*: GtaSaPathsFla
  GtaSaPathsFla_NaviAddress* = ref object of KaitaiStruct
    `naviId`*: uint16
    `naviAreaId`*: uint16
    `parent`*: GtaSaPathsFla
  GtaSaPathsFla_NaviNode* = ref object of KaitaiStruct
    `x`*: int16
    `y`*: int16
    `targetAreaId`*: uint16
    `targetNodeId`*: uint16
    `dirX`*: int8
    `dirY`*: int8
    `pathWidth`*: uint8
    `lanes`*: GtaSaPathsFla_LaneBits
    `trafficLight`*: GtaSaPathsFla_LightBits
    `parent`*: GtaSaPathsFla_ExtendedNaviNode
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
  GtaSaPathsFla_NodeFlags* = ref object of KaitaiStruct
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
    `parent`*: GtaSaPathsFla_PathNode
    `specialFunctionNameInst`: GtaSaPathsFla_SpecialUse
    `specialFunctionNameInstFlag`: bool
    `speedNameInst`: GtaSaPathsFla_NodeSpeed
    `speedNameInstFlag`: bool
  GtaSaPathsFla_PathNode* = ref object of KaitaiStruct
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
    `flags`*: GtaSaPathsFla_NodeFlags
    `parent`*: GtaSaPathsFla_ExtendedPathNode
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

proc read*(_: typedesc[GtaSaPathsFla], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaPathsFla
proc read*(_: typedesc[GtaSaPathsFla_ExtendedNaviNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_ExtendedNaviNode
proc read*(_: typedesc[GtaSaPathsFla_ExtendedPathNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_ExtendedPathNode
proc read*(_: typedesc[GtaSaPathsFla_Intersection], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_Intersection
proc read*(_: typedesc[GtaSaPathsFla_LaneBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_NaviNode): GtaSaPathsFla_LaneBits
proc read*(_: typedesc[GtaSaPathsFla_LightBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_NaviNode): GtaSaPathsFla_LightBits
proc read*(_: typedesc[GtaSaPathsFla_Link], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_Link
proc read*(_: typedesc[GtaSaPathsFla_NaviAddress], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_NaviAddress
proc read*(_: typedesc[GtaSaPathsFla_NaviNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_ExtendedNaviNode): GtaSaPathsFla_NaviNode
proc read*(_: typedesc[GtaSaPathsFla_NodeFlags], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_PathNode): GtaSaPathsFla_NodeFlags
proc read*(_: typedesc[GtaSaPathsFla_PathNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_ExtendedPathNode): GtaSaPathsFla_PathNode

proc hasLinks*(this: GtaSaPathsFla): bool
proc hasName*(this: GtaSaPathsFla): bool
proc isFla4*(this: GtaSaPathsFla): bool
proc version*(this: GtaSaPathsFla): int8
proc hasPadding*(this: GtaSaPathsFla_ExtendedNaviNode): bool
proc positionX*(this: GtaSaPathsFla_ExtendedNaviNode): float64
proc positionY*(this: GtaSaPathsFla_ExtendedNaviNode): float64
proc hasFloodIdExt*(this: GtaSaPathsFla_ExtendedPathNode): bool
proc hasPadding*(this: GtaSaPathsFla_ExtendedPathNode): bool
proc positionX*(this: GtaSaPathsFla_ExtendedPathNode): float64
proc positionY*(this: GtaSaPathsFla_ExtendedPathNode): float64
proc positionZ*(this: GtaSaPathsFla_ExtendedPathNode): float64
proc stateName*(this: GtaSaPathsFla_LightBits): GtaSaPathsFla_LightCycle
proc directionX*(this: GtaSaPathsFla_NaviNode): float64
proc directionY*(this: GtaSaPathsFla_NaviNode): float64
proc fullWidth*(this: GtaSaPathsFla_NaviNode): float64
proc halfWidth*(this: GtaSaPathsFla_NaviNode): float64
proc positionX*(this: GtaSaPathsFla_NaviNode): float64
proc positionY*(this: GtaSaPathsFla_NaviNode): float64
proc specialFunctionName*(this: GtaSaPathsFla_NodeFlags): GtaSaPathsFla_SpecialUse
proc speedName*(this: GtaSaPathsFla_NodeFlags): GtaSaPathsFla_NodeSpeed
proc fullWidth*(this: GtaSaPathsFla_PathNode): float64
proc halfWidth*(this: GtaSaPathsFla_PathNode): float64
proc positionX*(this: GtaSaPathsFla_PathNode): float64
proc positionY*(this: GtaSaPathsFla_PathNode): float64
proc positionZ*(this: GtaSaPathsFla_PathNode): float64


##[
One square of a path network for maps that outgrow the game, as the limit
adjuster by fastman92 reads it beside files of the game's own format.

There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
with the record of the game's own format. Navi links name files and rows by 16
bits each.

The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
64; area 0 lies in the south-west corner. N is in the settings of the limit
adjuster and not in the files.

@see <a href="https://github.com/fastman92/fastman92_limit_adjuster/blob/646abb1/fastman92%20limit%20adjuster/fastman92%20limit%20adjuster/Source%20files/Modules/MapLimits.cpp">CPathFind_extended::LoadPathFindData</a>
@see <a href="https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h">Source</a>
]##
proc read*(_: typedesc[GtaSaPathsFla], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaPathsFla =
  template this: untyped = result
  this = new(GtaSaPathsFla)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Is stored where the game's own format has its number of path nodes, which
can never be as large.

  ]##
  let markerExpr = this.io.readBytes(int(4))
  this.marker = markerExpr

  ##[
  The bytes `FM92`, after which a name and a version follow, or `FLA4`, after
which the counts do.

  ]##
  let magicExpr = this.io.readU4le()
  this.magic = magicExpr

  ##[
  Bytes of the name; 11.
  ]##
  if this.hasName:
    let lenNameExpr = this.io.readU1()
    this.lenName = lenNameExpr

  ##[
  The name of the author between two zeros.
  ]##
  if this.hasName:
    let nameExpr = this.io.readBytes(int(11))
    this.name = nameExpr

  ##[
  The bytes `VER2` or `VER3`.
  ]##
  if this.hasName:
    let versionWordExpr = this.io.readU4le()
    this.versionWord = versionWordExpr

  ##[
  Path nodes, vehicle and pedestrian nodes together.
  ]##
  let numNodesExpr = this.io.readU4le()
  this.numNodes = numNodesExpr

  ##[
  Nodes for cars and boats, which come first.
  ]##
  let numVehicleNodesExpr = this.io.readU4le()
  this.numVehicleNodes = numVehicleNodesExpr

  ##[
  Nodes for pedestrians, which follow.
  ]##
  let numPedNodesExpr = this.io.readU4le()
  this.numPedNodes = numPedNodesExpr

  ##[
  Navi nodes, which describe edges between vehicle nodes.
  ]##
  let numNaviNodesExpr = this.io.readU4le()
  this.numNaviNodes = numNaviNodesExpr

  ##[
  Directed links, each with an address (4 bytes), a navi link (4), a length
(1) and an intersection (1).

  ]##
  let numLinksExpr = this.io.readU4le()
  this.numLinks = numLinksExpr

  ##[
  Path nodes, first those for vehicles, then those for pedestrians.
  ]##
  for i in 0 ..< int(this.numNodes):
    let it = GtaSaPathsFla_ExtendedPathNode.read(this.io, this.root, this)
    this.nodes.add(it)

  ##[
  Data of the edges between vehicle nodes, one row for each.
  ]##
  for i in 0 ..< int(this.numNaviNodes):
    let it = GtaSaPathsFla_ExtendedNaviNode.read(this.io, this.root, this)
    this.naviNodes.add(it)

  ##[
  Addresses of the neighbours, in the order of the nodes that own them.
  ]##
  for i in 0 ..< int(this.numLinks):
    let it = GtaSaPathsFla_Link.read(this.io, this.root, this)
    this.links.add(it)

  ##[
  Room for 16 nodes that get a link into an interior at run time, 12
addresses for each. The engine takes a group whose first area id is 65535
for free; write area 65535, node 0 everywhere.

  ]##
  if this.hasLinks:
    for i in 0 ..< int(192):
      let it = GtaSaPathsFla_Link.read(this.io, this.root, this)
      this.reservedLinks.add(it)

  ##[
  The navi node of each link, which both directions of an edge share; 0, and
without a meaning, on the links of pedestrian nodes.

  ]##
  for i in 0 ..< int(GtaSaPathsFla(this.root).numLinks):
    let it = GtaSaPathsFla_NaviAddress.read(this.io, this.root, this)
    this.naviLinks.add(it)

  ##[
  Length of each link in whole units, rounded down, at least 1: the cost of
the route search.

  ]##
  for i in 0 ..< int(GtaSaPathsFla(this.root).numLinks):
    let it = this.io.readU1()
    this.linkLengths.add(it)

  ##[
  Room for the lengths of the links in `reserved_links`; write zeros.
  ]##
  if this.hasLinks:
    let reservedLinkLengthsExpr = this.io.readBytes(int(192))
    this.reservedLinkLengths = reservedLinkLengthsExpr

  ##[
  How each link crosses roads; all bits are 0 on the links of vehicle nodes.
One editor writes them right after the link lengths, where the adjuster
does not look for them.

  ]##
  for i in 0 ..< int(GtaSaPathsFla(this.root).numLinks):
    let it = GtaSaPathsFla_Intersection.read(this.io, this.root, this)
    this.intersections.add(it)

  ##[
  Room for the intersections of the links in `reserved_links`; write zeros.
  ]##
  if this.hasLinks:
    let reservedIntersectionsExpr = this.io.readBytes(int(192))
    this.reservedIntersections = reservedIntersectionsExpr

  ##[
  The bytes `EOF` and a zero, with or without links before them; with any
others the adjuster loads nothing of the file.

  ]##
  let eofMarkExpr = this.io.readU4le()
  this.eofMark = eofMarkExpr

  ##[
  Bytes after the layout, which nothing reads: nothing in loose files, zeros
up to a multiple of 2,048 bytes in an archive.

  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc hasLinks(this: GtaSaPathsFla): bool = 

  ##[
  Whether the reserves are stored.
  ]##
  if this.hasLinksInstFlag:
    return this.hasLinksInst
  let hasLinksInstExpr = bool(this.numLinks != 0)
  this.hasLinksInst = hasLinksInstExpr
  this.hasLinksInstFlag = true
  return this.hasLinksInst

proc hasName(this: GtaSaPathsFla): bool = 

  ##[
  Whether a name and a version are stored between the magic and the counts.
  ]##
  if this.hasNameInstFlag:
    return this.hasNameInst
  let hasNameInstExpr = bool(not(this.isFla4))
  this.hasNameInst = hasNameInstExpr
  this.hasNameInstFlag = true
  return this.hasNameInst

proc isFla4(this: GtaSaPathsFla): bool = 

  ##[
  Whether the counts follow the magic directly, and records are aligned.
  ]##
  if this.isFla4InstFlag:
    return this.isFla4Inst
  let isFla4InstExpr = bool(this.magic == 876694598)
  this.isFla4Inst = isFla4InstExpr
  this.isFla4InstFlag = true
  return this.isFla4Inst

proc version(this: GtaSaPathsFla): int8 = 

  ##[
  2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
  ]##
  if this.versionInstFlag:
    return this.versionInst
  let versionInstExpr = int8((if this.isFla4: 4 else: (if this.versionWord == 861029718: 3 else: 2)))
  this.versionInst = versionInstExpr
  this.versionInstFlag = true
  return this.versionInst

proc fromFile*(_: typedesc[GtaSaPathsFla], filename: string): GtaSaPathsFla =
  GtaSaPathsFla.read(newKaitaiFileStream(filename), nil, nil)


##[
An edge between two vehicle nodes: the record of the game's own format and
the coordinates that replace those in it.

]##
proc read*(_: typedesc[GtaSaPathsFla_ExtendedNaviNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_ExtendedNaviNode =
  template this: untyped = result
  this = new(GtaSaPathsFla_ExtendedNaviNode)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The record of the game's own format. Its `x` and `y` are not used;
tools write 0, 32760, or the low 16 bits of what replaces them.

  ]##
  let classicExpr = GtaSaPathsFla_NaviNode.read(this.io, this.root, this)
  this.classic = classicExpr

  ##[
  Not used; it aligns the coordinates.
  ]##
  if this.hasPadding:
    let paddingExpr = this.io.readU2le()
    this.padding = paddingExpr

  ##[
  East, in eighths of a unit.
  ]##
  let xExtExpr = this.io.readS4le()
  this.xExt = xExtExpr

  ##[
  North, in eighths of a unit.
  ]##
  let yExtExpr = this.io.readS4le()
  this.yExt = yExtExpr

proc hasPadding(this: GtaSaPathsFla_ExtendedNaviNode): bool = 

  ##[
  Whether the record is aligned.
  ]##
  if this.hasPaddingInstFlag:
    return this.hasPaddingInst
  let hasPaddingInstExpr = bool(GtaSaPathsFla(this.root).isFla4)
  this.hasPaddingInst = hasPaddingInstExpr
  this.hasPaddingInstFlag = true
  return this.hasPaddingInst

proc positionX(this: GtaSaPathsFla_ExtendedNaviNode): float64 = 

  ##[
  East.
  ]##
  if this.positionXInstFlag:
    return this.positionXInst
  let positionXInstExpr = float64((float64(this.xExt)) * 0.125)
  this.positionXInst = positionXInstExpr
  this.positionXInstFlag = true
  return this.positionXInst

proc positionY(this: GtaSaPathsFla_ExtendedNaviNode): float64 = 

  ##[
  North.
  ]##
  if this.positionYInstFlag:
    return this.positionYInst
  let positionYInstExpr = float64((float64(this.yExt)) * 0.125)
  this.positionYInst = positionYInstExpr
  this.positionYInstFlag = true
  return this.positionYInst

proc fromFile*(_: typedesc[GtaSaPathsFla_ExtendedNaviNode], filename: string): GtaSaPathsFla_ExtendedNaviNode =
  GtaSaPathsFla_ExtendedNaviNode.read(newKaitaiFileStream(filename), nil, nil)


##[
A point of the graph, for vehicles or for pedestrians: the record of the
game's own format and what replaces some of its fields.

]##
proc read*(_: typedesc[GtaSaPathsFla_ExtendedPathNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_ExtendedPathNode =
  template this: untyped = result
  this = new(GtaSaPathsFla_ExtendedPathNode)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The record of the game's own format. Its `x`, `y` and `z` are not
used; tools write 0, 32760, or the low 16 bits of what replaces them.
From version 3 on its `flood_id` is not used, either.

  ]##
  let classicExpr = GtaSaPathsFla_PathNode.read(this.io, this.root, this)
  this.classic = classicExpr

  ##[
  East, in eighths of a unit, truncated towards zero.
  ]##
  let xExtExpr = this.io.readS4le()
  this.xExt = xExtExpr

  ##[
  North, in eighths of a unit, truncated towards zero.
  ]##
  let yExtExpr = this.io.readS4le()
  this.yExt = yExtExpr

  ##[
  Up, in eighths of a unit, truncated towards zero.
  ]##
  let zExtExpr = this.io.readS4le()
  this.zExt = zExtExpr

  ##[
  Number of the connected part of the graph that the node belongs to,
counted from 1, for vehicles and pedestrians apart.

  ]##
  if this.hasFloodIdExt:
    let floodIdExtExpr = this.io.readU2le()
    this.floodIdExt = floodIdExtExpr

  ##[
  Not used; it aligns the record.
  ]##
  if this.hasPadding:
    let paddingExpr = this.io.readU2le()
    this.padding = paddingExpr

proc hasFloodIdExt(this: GtaSaPathsFla_ExtendedPathNode): bool = 

  ##[
  Whether flood ids have 16 bits.
  ]##
  if this.hasFloodIdExtInstFlag:
    return this.hasFloodIdExtInst
  let hasFloodIdExtInstExpr = bool(GtaSaPathsFla(this.root).version >= 3)
  this.hasFloodIdExtInst = hasFloodIdExtInstExpr
  this.hasFloodIdExtInstFlag = true
  return this.hasFloodIdExtInst

proc hasPadding(this: GtaSaPathsFla_ExtendedPathNode): bool = 

  ##[
  Whether the record is aligned.
  ]##
  if this.hasPaddingInstFlag:
    return this.hasPaddingInst
  let hasPaddingInstExpr = bool(GtaSaPathsFla(this.root).isFla4)
  this.hasPaddingInst = hasPaddingInstExpr
  this.hasPaddingInstFlag = true
  return this.hasPaddingInst

proc positionX(this: GtaSaPathsFla_ExtendedPathNode): float64 = 

  ##[
  East.
  ]##
  if this.positionXInstFlag:
    return this.positionXInst
  let positionXInstExpr = float64((float64(this.xExt)) * 0.125)
  this.positionXInst = positionXInstExpr
  this.positionXInstFlag = true
  return this.positionXInst

proc positionY(this: GtaSaPathsFla_ExtendedPathNode): float64 = 

  ##[
  North.
  ]##
  if this.positionYInstFlag:
    return this.positionYInst
  let positionYInstExpr = float64((float64(this.yExt)) * 0.125)
  this.positionYInst = positionYInstExpr
  this.positionYInstFlag = true
  return this.positionYInst

proc positionZ(this: GtaSaPathsFla_ExtendedPathNode): float64 = 

  ##[
  Up.
  ]##
  if this.positionZInstFlag:
    return this.positionZInst
  let positionZInstExpr = float64((float64(this.zExt)) * 0.125)
  this.positionZInst = positionZInstExpr
  this.positionZInstFlag = true
  return this.positionZInst

proc fromFile*(_: typedesc[GtaSaPathsFla_ExtendedPathNode], filename: string): GtaSaPathsFla_ExtendedPathNode =
  GtaSaPathsFla_ExtendedPathNode.read(newKaitaiFileStream(filename), nil, nil)


##[
How a link of a pedestrian node crosses a road.
@see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83">Source</a>
]##
proc read*(_: typedesc[GtaSaPathsFla_Intersection], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_Intersection =
  template this: untyped = result
  this = new(GtaSaPathsFla_Intersection)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
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

proc fromFile*(_: typedesc[GtaSaPathsFla_Intersection], filename: string): GtaSaPathsFla_Intersection =
  GtaSaPathsFla_Intersection.read(newKaitaiFileStream(filename), nil, nil)


##[
Lanes of an edge, seen along the direction of its navi node.
]##
proc read*(_: typedesc[GtaSaPathsFla_LaneBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_NaviNode): GtaSaPathsFla_LaneBits =
  template this: untyped = result
  this = new(GtaSaPathsFla_LaneBits)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
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

proc fromFile*(_: typedesc[GtaSaPathsFla_LaneBits], filename: string): GtaSaPathsFla_LaneBits =
  GtaSaPathsFla_LaneBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Traffic light of an edge.
]##
proc read*(_: typedesc[GtaSaPathsFla_LightBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_NaviNode): GtaSaPathsFla_LightBits =
  template this: untyped = result
  this = new(GtaSaPathsFla_LightBits)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
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

proc stateName(this: GtaSaPathsFla_LightBits): GtaSaPathsFla_LightCycle = 

  ##[
  Meaning of `state`.
  ]##
  if this.stateNameInstFlag:
    return this.stateNameInst
  let stateNameInstExpr = GtaSaPathsFla_LightCycle(GtaSaPathsFla_LightCycle(this.state))
  this.stateNameInst = stateNameInstExpr
  this.stateNameInstFlag = true
  return this.stateNameInst

proc fromFile*(_: typedesc[GtaSaPathsFla_LightBits], filename: string): GtaSaPathsFla_LightBits =
  GtaSaPathsFla_LightBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Address of a path node.
]##
proc read*(_: typedesc[GtaSaPathsFla_Link], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_Link =
  template this: untyped = result
  this = new(GtaSaPathsFla_Link)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
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

proc fromFile*(_: typedesc[GtaSaPathsFla_Link], filename: string): GtaSaPathsFla_Link =
  GtaSaPathsFla_Link.read(newKaitaiFileStream(filename), nil, nil)


##[
Address of a navi node.
]##
proc read*(_: typedesc[GtaSaPathsFla_NaviAddress], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla): GtaSaPathsFla_NaviAddress =
  template this: untyped = result
  this = new(GtaSaPathsFla_NaviAddress)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Row of the navi node in the file of `navi_area_id`.
  ]##
  let naviIdExpr = this.io.readU2le()
  this.naviId = naviIdExpr

  ##[
  Area of the file that holds the navi node.
  ]##
  let naviAreaIdExpr = this.io.readU2le()
  this.naviAreaId = naviAreaIdExpr

proc fromFile*(_: typedesc[GtaSaPathsFla_NaviAddress], filename: string): GtaSaPathsFla_NaviAddress =
  GtaSaPathsFla_NaviAddress.read(newKaitaiFileStream(filename), nil, nil)


##[
An edge between two vehicle nodes: its target is one of the ends, its
direction points to the target. Travelling towards the target uses the
right lanes, away from it the left lanes. In the original files the
target is the end with the lower address, and the file is the one of the
area where the navi node lies.

@see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118">Source</a>
]##
proc read*(_: typedesc[GtaSaPathsFla_NaviNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_ExtendedNaviNode): GtaSaPathsFla_NaviNode =
  template this: untyped = result
  this = new(GtaSaPathsFla_NaviNode)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
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
  let lanesExpr = GtaSaPathsFla_LaneBits.read(this.io, this.root, this)
  this.lanes = lanesExpr

  ##[
  State of the light.
  ]##
  let trafficLightExpr = GtaSaPathsFla_LightBits.read(this.io, this.root, this)
  this.trafficLight = trafficLightExpr

proc directionX(this: GtaSaPathsFla_NaviNode): float64 = 

  ##[
  East part of the vector of length 1 that points to the target.
  ]##
  if this.directionXInstFlag:
    return this.directionXInst
  let directionXInstExpr = float64((float64(this.dirX)) * 0.01)
  this.directionXInst = directionXInstExpr
  this.directionXInstFlag = true
  return this.directionXInst

proc directionY(this: GtaSaPathsFla_NaviNode): float64 = 

  ##[
  North part of the vector of length 1 that points to the target.
  ]##
  if this.directionYInstFlag:
    return this.directionYInst
  let directionYInstExpr = float64((float64(this.dirY)) * 0.01)
  this.directionYInst = directionYInstExpr
  this.directionYInstFlag = true
  return this.directionYInst

proc fullWidth(this: GtaSaPathsFla_NaviNode): float64 = 

  ##[
  From side to side of the median strip.
  ]##
  if this.fullWidthInstFlag:
    return this.fullWidthInst
  let fullWidthInstExpr = float64((float64(this.pathWidth)) * 0.125)
  this.fullWidthInst = fullWidthInstExpr
  this.fullWidthInstFlag = true
  return this.fullWidthInst

proc halfWidth(this: GtaSaPathsFla_NaviNode): float64 = 

  ##[
  From the middle of the median strip to one side.
  ]##
  if this.halfWidthInstFlag:
    return this.halfWidthInst
  let halfWidthInstExpr = float64((float64(this.pathWidth)) * 0.0625)
  this.halfWidthInst = halfWidthInstExpr
  this.halfWidthInstFlag = true
  return this.halfWidthInst

proc positionX(this: GtaSaPathsFla_NaviNode): float64 = 

  ##[
  East.
  ]##
  if this.positionXInstFlag:
    return this.positionXInst
  let positionXInstExpr = float64((float64(this.x)) * 0.125)
  this.positionXInst = positionXInstExpr
  this.positionXInstFlag = true
  return this.positionXInst

proc positionY(this: GtaSaPathsFla_NaviNode): float64 = 

  ##[
  North.
  ]##
  if this.positionYInstFlag:
    return this.positionYInst
  let positionYInstExpr = float64((float64(this.y)) * 0.125)
  this.positionYInst = positionYInstExpr
  this.positionYInstFlag = true
  return this.positionYInst

proc fromFile*(_: typedesc[GtaSaPathsFla_NaviNode], filename: string): GtaSaPathsFla_NaviNode =
  GtaSaPathsFla_NaviNode.read(newKaitaiFileStream(filename), nil, nil)


##[
Number of links and properties of a path node.
@see <a href="https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117">Source</a>
]##
proc read*(_: typedesc[GtaSaPathsFla_NodeFlags], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_PathNode): GtaSaPathsFla_NodeFlags =
  template this: untyped = result
  this = new(GtaSaPathsFla_NodeFlags)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
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

proc specialFunctionName(this: GtaSaPathsFla_NodeFlags): GtaSaPathsFla_SpecialUse = 

  ##[
  Meaning of `special_function`.
  ]##
  if this.specialFunctionNameInstFlag:
    return this.specialFunctionNameInst
  let specialFunctionNameInstExpr = GtaSaPathsFla_SpecialUse(GtaSaPathsFla_SpecialUse(this.specialFunction))
  this.specialFunctionNameInst = specialFunctionNameInstExpr
  this.specialFunctionNameInstFlag = true
  return this.specialFunctionNameInst

proc speedName(this: GtaSaPathsFla_NodeFlags): GtaSaPathsFla_NodeSpeed = 

  ##[
  Meaning of `speed`.
  ]##
  if this.speedNameInstFlag:
    return this.speedNameInst
  let speedNameInstExpr = GtaSaPathsFla_NodeSpeed(GtaSaPathsFla_NodeSpeed(this.speed))
  this.speedNameInst = speedNameInstExpr
  this.speedNameInstFlag = true
  return this.speedNameInst

proc fromFile*(_: typedesc[GtaSaPathsFla_NodeFlags], filename: string): GtaSaPathsFla_NodeFlags =
  GtaSaPathsFla_NodeFlags.read(newKaitaiFileStream(filename), nil, nil)


##[
A point of the graph, for vehicles or for pedestrians.
@see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150">Source</a>
]##
proc read*(_: typedesc[GtaSaPathsFla_PathNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaPathsFla_ExtendedPathNode): GtaSaPathsFla_PathNode =
  template this: untyped = result
  this = new(GtaSaPathsFla_PathNode)
  let root = if root == nil: cast[GtaSaPathsFla](this) else: cast[GtaSaPathsFla](root)
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
  let flagsExpr = GtaSaPathsFla_NodeFlags.read(this.io, this.root, this)
  this.flags = flagsExpr

proc fullWidth(this: GtaSaPathsFla_PathNode): float64 = 

  ##[
  From side to side.
  ]##
  if this.fullWidthInstFlag:
    return this.fullWidthInst
  let fullWidthInstExpr = float64((float64(this.pathWidth)) * 0.125)
  this.fullWidthInst = fullWidthInstExpr
  this.fullWidthInstFlag = true
  return this.fullWidthInst

proc halfWidth(this: GtaSaPathsFla_PathNode): float64 = 

  ##[
  From the middle to one side, as the engine uses the width.
  ]##
  if this.halfWidthInstFlag:
    return this.halfWidthInst
  let halfWidthInstExpr = float64((float64(this.pathWidth)) * 0.0625)
  this.halfWidthInst = halfWidthInstExpr
  this.halfWidthInstFlag = true
  return this.halfWidthInst

proc positionX(this: GtaSaPathsFla_PathNode): float64 = 

  ##[
  East.
  ]##
  if this.positionXInstFlag:
    return this.positionXInst
  let positionXInstExpr = float64((float64(this.x)) * 0.125)
  this.positionXInst = positionXInstExpr
  this.positionXInstFlag = true
  return this.positionXInst

proc positionY(this: GtaSaPathsFla_PathNode): float64 = 

  ##[
  North.
  ]##
  if this.positionYInstFlag:
    return this.positionYInst
  let positionYInstExpr = float64((float64(this.y)) * 0.125)
  this.positionYInst = positionYInstExpr
  this.positionYInstFlag = true
  return this.positionYInst

proc positionZ(this: GtaSaPathsFla_PathNode): float64 = 

  ##[
  Up.
  ]##
  if this.positionZInstFlag:
    return this.positionZInst
  let positionZInstExpr = float64((float64(this.z)) * 0.125)
  this.positionZInst = positionZInstExpr
  this.positionZInstFlag = true
  return this.positionZInst

proc fromFile*(_: typedesc[GtaSaPathsFla_PathNode], filename: string): GtaSaPathsFla_PathNode =
  GtaSaPathsFla_PathNode.read(newKaitaiFileStream(filename), nil, nil)

