import kaitai_struct_nim_runtime
import options

type
  GtaIvPaths* = ref object of KaitaiStruct
    `numNodes`*: uint32
    `numVehicleNodes`*: uint32
    `numIntersectionNodes`*: uint32
    `numLinks`*: uint32
    `nodes`*: seq[GtaIvPaths_PathNode]
    `links`*: seq[GtaIvPaths_PathLink]
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  GtaIvPaths_LaneCounts* = ref object of KaitaiStruct
    `lanes02`*: uint64
    `lanes35`*: uint64
    `unused`*: uint64
    `parent`*: GtaIvPaths_PathLink
  GtaIvPaths_NodeFlags* = ref object of KaitaiStruct
    `spawnDensity`*: uint64
    `behaviour`*: uint64
    `flag8`*: bool
    `flag9`*: bool
    `boatMovement`*: bool
    `flag11`*: bool
    `dirtRoad`*: bool
    `highway`*: bool
    `slowTraffic`*: bool
    `unlinked`*: bool
    `numOwnLinks`*: uint64
    `flag20`*: bool
    `flag21`*: bool
    `flag22`*: bool
    `flag23`*: bool
    `flag24`*: bool
    `water`*: bool
    `flag26`*: bool
    `ignored`*: bool
    `dontWander`*: bool
    `flag29`*: bool
    `flag30`*: bool
    `flag31`*: bool
    `parent`*: GtaIvPaths_PathNode
  GtaIvPaths_PathLink* = ref object of KaitaiStruct
    `areaId`*: uint16
    `nodeId`*: uint16
    `length`*: uint8
    `lanes`*: GtaIvPaths_LaneCounts
    `linkFlags`*: uint16
    `parent`*: GtaIvPaths
  GtaIvPaths_PathNode* = ref object of KaitaiStruct
    `nextPtr`*: uint32
    `prevPtr`*: uint32
    `areaId`*: uint16
    `nodeId`*: uint16
    `streetNameHash`*: uint32
    `searchDistance`*: uint16
    `firstLink`*: uint16
    `x`*: int16
    `y`*: int16
    `z`*: int16
    `pathWidth`*: uint8
    `floodGroup`*: uint8
    `flags`*: GtaIvPaths_NodeFlags
    `parent`*: GtaIvPaths
    `positionXInst`: float64
    `positionXInstFlag`: bool
    `positionYInst`: float64
    `positionYInstFlag`: bool
    `positionZInst`: float64
    `positionZInstFlag`: bool

proc read*(_: typedesc[GtaIvPaths], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaIvPaths
proc read*(_: typedesc[GtaIvPaths_LaneCounts], io: KaitaiStream, root: KaitaiStruct, parent: GtaIvPaths_PathLink): GtaIvPaths_LaneCounts
proc read*(_: typedesc[GtaIvPaths_NodeFlags], io: KaitaiStream, root: KaitaiStruct, parent: GtaIvPaths_PathNode): GtaIvPaths_NodeFlags
proc read*(_: typedesc[GtaIvPaths_PathLink], io: KaitaiStream, root: KaitaiStruct, parent: GtaIvPaths): GtaIvPaths_PathLink
proc read*(_: typedesc[GtaIvPaths_PathNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaIvPaths): GtaIvPaths_PathNode

proc positionX*(this: GtaIvPaths_PathNode): float64
proc positionY*(this: GtaIvPaths_PathNode): float64
proc positionZ*(this: GtaIvPaths_PathNode): float64


##[
The roads and water ways of one square of the map, as a directed graph: nodes
with what follows from each of them in a second table, the links. People on
foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
without roads has a file of 16 zeros.

The map has 8 by 8 squares of 750 m, counted from the south-west corner at
-3000, -3000 row by row: the file of area 9 is that of the second column and
the second row. x points east, y north, z up.

The links of a node begin at its `first_link` and end where those of the next
node begin, or at the end of the table.

@see <a href="https://github.com/gta-reversed/gta-reversed">Source</a>
@see <a href="https://github.com/Swoorup/paths-visualizer">Source</a>
@see <a href="https://gtamods.com/wiki/Paths_(GTA4)">Source</a>
]##
proc read*(_: typedesc[GtaIvPaths], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaIvPaths =
  template this: untyped = result
  this = new(GtaIvPaths)
  let root = if root == nil: cast[GtaIvPaths](this) else: cast[GtaIvPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Nodes of both kinds.
  ]##
  let numNodesExpr = this.io.readU4le()
  this.numNodes = numNodesExpr

  ##[
  Nodes at the front of the table that have links: those of roads and of
water ways.

  ]##
  let numVehicleNodesExpr = this.io.readU4le()
  this.numVehicleNodes = numVehicleNodesExpr

  ##[
  Nodes after them, which have no links; what they are for is not known.
The name is that of the wiki. Both numbers add up to `num_nodes`.

  ]##
  let numIntersectionNodesExpr = this.io.readU4le()
  this.numIntersectionNodes = numIntersectionNodesExpr

  ##[
  Links of all nodes.
  ]##
  let numLinksExpr = this.io.readU4le()
  this.numLinks = numLinksExpr

  ##[
  Nodes with links, then those without.
  ]##
  for i in 0 ..< int(this.numNodes):
    let it = GtaIvPaths_PathNode.read(this.io, this.root, this)
    this.nodes.add(it)

  ##[
  Links, node by node.
  ]##
  for i in 0 ..< int(this.numLinks):
    let it = GtaIvPaths_PathLink.read(this.io, this.root, this)
    this.links.add(it)

  ##[
  Nothing, unless a tool has cut the file out of its archive with the zeros
that fill the last block of 2,048 bytes.

  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[GtaIvPaths], filename: string): GtaIvPaths =
  GtaIvPaths.read(newKaitaiFileStream(filename), nil, nil)


##[
Lanes of both directions. That the lower number is that of the way back is
not proven; the link back has both numbers exchanged.

]##
proc read*(_: typedesc[GtaIvPaths_LaneCounts], io: KaitaiStream, root: KaitaiStruct, parent: GtaIvPaths_PathLink): GtaIvPaths_LaneCounts =
  template this: untyped = result
  this = new(GtaIvPaths_LaneCounts)
  let root = if root == nil: cast[GtaIvPaths](this) else: cast[GtaIvPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Lanes of one direction, probably of the way back.
  ]##
  let lanes02Expr = this.io.readBitsIntLe(3)
  this.lanes02 = lanes02Expr

  ##[
  Lanes of the other direction, probably of this link.
  ]##
  let lanes35Expr = this.io.readBitsIntLe(3)
  this.lanes35 = lanes35Expr

  ##[
  Unknown.
  ]##
  let unusedExpr = this.io.readBitsIntLe(2)
  this.unused = unusedExpr

proc fromFile*(_: typedesc[GtaIvPaths_LaneCounts], filename: string): GtaIvPaths_LaneCounts =
  GtaIvPaths_LaneCounts.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of a node, the lowest first. The wiki numbers them from the highest:
its flag n is bit 31 - n.

]##
proc read*(_: typedesc[GtaIvPaths_NodeFlags], io: KaitaiStream, root: KaitaiStruct, parent: GtaIvPaths_PathNode): GtaIvPaths_NodeFlags =
  template this: untyped = result
  this = new(GtaIvPaths_NodeFlags)
  let root = if root == nil: cast[GtaIvPaths](this) else: cast[GtaIvPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  How much traffic appears, 0 to 15.
  ]##
  let spawnDensityExpr = this.io.readBitsIntLe(4)
  this.spawnDensity = spawnDensityExpr

  ##[
  A special use of the node; the values are not known.
  ]##
  let behaviourExpr = this.io.readBitsIntLe(4)
  this.behaviour = behaviourExpr

  ##[
  Unknown; only in Manhattan, as the wiki supposes.
  ]##
  let flag8Expr = this.io.readBitsIntLe(1) != 0
  this.flag8 = flag8Expr

  ##[
  Unknown.
  ]##
  let flag9Expr = this.io.readBitsIntLe(1) != 0
  this.flag9 = flag9Expr

  ##[
  Boats go here.
  ]##
  let boatMovementExpr = this.io.readBitsIntLe(1) != 0
  this.boatMovement = boatMovementExpr

  ##[
  Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
flag"), it is about people on foot, who do not use these files.

  ]##
  let flag11Expr = this.io.readBitsIntLe(1) != 0
  this.flag11 = flag11Expr

  ##[
  Traffic goes about 50 km/h.
  ]##
  let dirtRoadExpr = this.io.readBitsIntLe(1) != 0
  this.dirtRoad = dirtRoadExpr

  ##[
  Traffic goes about 70 km/h.
  ]##
  let highwayExpr = this.io.readBitsIntLe(1) != 0
  this.highway = highwayExpr

  ##[
  Traffic goes about 30 km/h.
  ]##
  let slowTrafficExpr = this.io.readBitsIntLe(1) != 0
  this.slowTraffic = slowTrafficExpr

  ##[
  Set exactly in nodes without links.
  ]##
  let unlinkedExpr = this.io.readBitsIntLe(1) != 0
  this.unlinked = unlinkedExpr

  ##[
  Number of links that begin at the node, 0 to 15.
  ]##
  let numOwnLinksExpr = this.io.readBitsIntLe(4)
  this.numOwnLinks = numOwnLinksExpr

  ##[
  Meaning not known. The one tool that names the bit contradicts itself:
it takes bit 20 for a dead end and again for the lowest bit of a speed
limit. Not the wiki's flag 20, which is bit 11.

  ]##
  let flag20Expr = this.io.readBitsIntLe(1) != 0
  this.flag20 = flag20Expr

  ##[
  Meaning not known. Guess of one tool that contradicts itself: part of
a speed limit.

  ]##
  let flag21Expr = this.io.readBitsIntLe(1) != 0
  this.flag21 = flag21Expr

  ##[
  Meaning not known. Guesses of one tool that contradicts itself: part
of a speed limit, or a road block.

  ]##
  let flag22Expr = this.io.readBitsIntLe(1) != 0
  this.flag22 = flag22Expr

  ##[
  Meaning not known. Guesses of one tool that contradicts itself:
restricted, or ignored.

  ]##
  let flag23Expr = this.io.readBitsIntLe(1) != 0
  this.flag23 = flag23Expr

  ##[
  Meaning not known. Guess of one tool that contradicts itself: a node
for emergency vehicles.

  ]##
  let flag24Expr = this.io.readBitsIntLe(1) != 0
  this.flag24 = flag24Expr

  ##[
  A node of a water way.
  ]##
  let waterExpr = this.io.readBitsIntLe(1) != 0
  this.water = waterExpr

  ##[
  Meaning not known. Guess of the wiki: only for emergency vehicles,
which another tool reads in bit 24.

  ]##
  let flag26Expr = this.io.readBitsIntLe(1) != 0
  this.flag26 = flag26Expr

  ##[
  The node is not used.
  ]##
  let ignoredExpr = this.io.readBitsIntLe(1) != 0
  this.ignored = ignoredExpr

  ##[
  Traffic that wanders does not come here.
  ]##
  let dontWanderExpr = this.io.readBitsIntLe(1) != 0
  this.dontWander = dontWanderExpr

  ##[
  Unknown.
  ]##
  let flag29Expr = this.io.readBitsIntLe(1) != 0
  this.flag29 = flag29Expr

  ##[
  Unknown.
  ]##
  let flag30Expr = this.io.readBitsIntLe(1) != 0
  this.flag30 = flag30Expr

  ##[
  Unknown, but used.
  ]##
  let flag31Expr = this.io.readBitsIntLe(1) != 0
  this.flag31 = flag31Expr

proc fromFile*(_: typedesc[GtaIvPaths_NodeFlags], filename: string): GtaIvPaths_NodeFlags =
  GtaIvPaths_NodeFlags.read(newKaitaiFileStream(filename), nil, nil)


##[
A way to another node, which may be one of another file.
]##
proc read*(_: typedesc[GtaIvPaths_PathLink], io: KaitaiStream, root: KaitaiStruct, parent: GtaIvPaths): GtaIvPaths_PathLink =
  template this: untyped = result
  this = new(GtaIvPaths_PathLink)
  let root = if root == nil: cast[GtaIvPaths](this) else: cast[GtaIvPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  File of the other node.
  ]##
  let areaIdExpr = this.io.readU2le()
  this.areaId = areaIdExpr

  ##[
  Number of the other node in its file.
  ]##
  let nodeIdExpr = this.io.readU2le()
  this.nodeId = nodeIdExpr

  ##[
  Distance between both nodes without the fraction, 255 at most. The
fraction is cut off rather than rounded.

  ]##
  let lengthExpr = this.io.readU1()
  this.length = lengthExpr

  ##[
  Lanes in both directions.
  ]##
  let lanesExpr = GtaIvPaths_LaneCounts.read(this.io, this.root, this)
  this.lanes = lanesExpr

  ##[
  Unknown; most often 0xC040.
  ]##
  let linkFlagsExpr = this.io.readU2le()
  this.linkFlags = linkFlagsExpr

proc fromFile*(_: typedesc[GtaIvPaths_PathLink], filename: string): GtaIvPaths_PathLink =
  GtaIvPaths_PathLink.read(newKaitaiFileStream(filename), nil, nil)


##[
A point of a road or of a water way.
]##
proc read*(_: typedesc[GtaIvPaths_PathNode], io: KaitaiStream, root: KaitaiStruct, parent: GtaIvPaths): GtaIvPaths_PathNode =
  template this: untyped = result
  this = new(GtaIvPaths_PathNode)
  let root = if root == nil: cast[GtaIvPaths](this) else: cast[GtaIvPaths](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  An address of the program that made the file; 0 in nodes without links
and in most dead ends.

  ]##
  let nextPtrExpr = this.io.readU4le()
  this.nextPtr = nextPtrExpr

  ##[
  An address as well; 0.
  ]##
  let prevPtrExpr = this.io.readU4le()
  this.prevPtr = prevPtrExpr

  ##[
  Number of the file.
  ]##
  let areaIdExpr = this.io.readU2le()
  this.areaId = areaIdExpr

  ##[
  Number of the node in its file, each once; probably its place in the
table.

  ]##
  let nodeIdExpr = this.io.readU2le()
  this.nodeId = nodeIdExpr

  ##[
  Name of the street as a hash, 0 for none.
  ]##
  let streetNameHashExpr = this.io.readU4le()
  this.streetNameHash = streetNameHashExpr

  ##[
  Where the search for a route keeps its distance; 0x7FFE means that it
was not here.

  ]##
  let searchDistanceExpr = this.io.readU2le()
  this.searchDistance = searchDistanceExpr

  ##[
  First own link; never less than that of the node before, 0 at first.
  ]##
  let firstLinkExpr = this.io.readU2le()
  this.firstLink = firstLinkExpr

  ##[
  Towards the east.
  ]##
  let xExpr = this.io.readS2le()
  this.x = xExpr

  ##[
  Towards the north.
  ]##
  let yExpr = this.io.readS2le()
  this.y = yExpr

  ##[
  Up.
  ]##
  let zExpr = this.io.readS2le()
  this.z = zExpr

  ##[
  Room between the lanes of both directions.
  ]##
  let pathWidthExpr = this.io.readU1()
  this.pathWidth = pathWidthExpr

  ##[
  Number of the connected part of the network: between different numbers
there is no route. The wiki calls it a path type, which is always 1
for boats; both are true if the water ways are group 1.

  ]##
  let floodGroupExpr = this.io.readU1()
  this.floodGroup = floodGroupExpr

  ##[
  Properties of the node, one bit each.
  ]##
  let flagsExpr = GtaIvPaths_NodeFlags.read(this.io, this.root, this)
  this.flags = flagsExpr

proc positionX(this: GtaIvPaths_PathNode): float64 = 

  ##[
  East.
  ]##
  if this.positionXInstFlag:
    return this.positionXInst
  let positionXInstExpr = float64((float64(this.x)) * 0.125)
  this.positionXInst = positionXInstExpr
  this.positionXInstFlag = true
  return this.positionXInst

proc positionY(this: GtaIvPaths_PathNode): float64 = 

  ##[
  North.
  ]##
  if this.positionYInstFlag:
    return this.positionYInst
  let positionYInstExpr = float64((float64(this.y)) * 0.125)
  this.positionYInst = positionYInstExpr
  this.positionYInstFlag = true
  return this.positionYInst

proc positionZ(this: GtaIvPaths_PathNode): float64 = 

  ##[
  Up.
  ]##
  if this.positionZInstFlag:
    return this.positionZInst
  let positionZInstExpr = float64((float64(this.z)) * 0.0078125)
  this.positionZInst = positionZInstExpr
  this.positionZInstFlag = true
  return this.positionZInst

proc fromFile*(_: typedesc[GtaIvPaths_PathNode], filename: string): GtaIvPaths_PathNode =
  GtaIvPaths_PathNode.read(newKaitaiFileStream(filename), nil, nil)

