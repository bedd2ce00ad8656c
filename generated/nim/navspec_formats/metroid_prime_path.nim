import kaitai_struct_nim_runtime
import options

type
  MetroidPrimePath* = ref object of KaitaiStruct
    `version`*: uint32
    `numNodes`*: uint32
    `nodes`*: seq[MetroidPrimePath_Corner]
    `numLinks`*: uint32
    `links`*: seq[MetroidPrimePath_RegionLink]
    `numRegions`*: uint32
    `regions`*: seq[MetroidPrimePath_Region]
    `groundConnections`*: seq[uint32]
    `flyerConnections`*: seq[uint32]
    `reservedConnections`*: seq[uint32]
    `numOctreeLookup`*: uint32
    `octreeLookup`*: seq[uint32]
    `numOctreeNodes`*: uint32
    `octreeNodes`*: seq[MetroidPrimePath_OctreeNode]
    `numPoints`*: int32
    `points`*: seq[MetroidPrimePath_FreePoint]
    `numPointLinks`*: uint32
    `pointLinks`*: seq[uint32]
    `numPointCosts`*: uint32
    `pointCosts`*: seq[float32]
    `pointConnections`*: seq[uint32]
    `padding`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasPointCountInst`: bool
    `hasPointCountInstFlag`: bool
    `hasPointsInst`: bool
    `hasPointsInstFlag`: bool
    `hasReservedConnectionsInst`: bool
    `hasReservedConnectionsInstFlag`: bool
  MetroidPrimePath_Corner* = ref object of KaitaiStruct
    `position`*: MetroidPrimePath_Vector
    `edgeNormal`*: MetroidPrimePath_Vector
    `parent`*: MetroidPrimePath
  MetroidPrimePath_FreePoint* = ref object of KaitaiStruct
    `position`*: MetroidPrimePath_Vector
    `flags`*: uint32
    `numLinks`*: uint32
    `firstLink`*: uint32
    `firstCost`*: uint32
    `parent`*: MetroidPrimePath
  MetroidPrimePath_OctreeNode* = ref object of KaitaiStruct
    `isLeaf`*: uint32
    `aabbMin`*: MetroidPrimePath_Vector
    `aabbMax`*: MetroidPrimePath_Vector
    `center`*: MetroidPrimePath_Vector
    `children`*: seq[int32]
    `numRegions`*: uint32
    `firstLookup`*: uint32
    `parent`*: MetroidPrimePath
  MetroidPrimePath_Region* = ref object of KaitaiStruct
    `numNodes`*: uint32
    `firstNode`*: uint32
    `numLinks`*: uint32
    `firstLink`*: uint32
    `indexMask`*: uint16
    `typeMask`*: uint16
    `height`*: float32
    `planeNormal`*: MetroidPrimePath_Vector
    `regionIndex`*: uint32
    `centroid`*: MetroidPrimePath_Vector
    `aabbMin`*: MetroidPrimePath_Vector
    `aabbMax`*: MetroidPrimePath_Vector
    `obstructionCounts`*: seq[uint32]
    `runTimeSlot`*: uint32
    `parent`*: MetroidPrimePath
    `hasObstructionCountsInst`: bool
    `hasObstructionCountsInstFlag`: bool
  MetroidPrimePath_RegionLink* = ref object of KaitaiStruct
    `edge`*: uint32
    `regionRow`*: uint32
    `width2d`*: float32
    `invWidth2d`*: float32
    `parent`*: MetroidPrimePath
  MetroidPrimePath_Vector* = ref object of KaitaiStruct
    `x`*: float32
    `y`*: float32
    `z`*: float32
    `parent`*: KaitaiStruct

proc read*(_: typedesc[MetroidPrimePath], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): MetroidPrimePath
proc read*(_: typedesc[MetroidPrimePath_Corner], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_Corner
proc read*(_: typedesc[MetroidPrimePath_FreePoint], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_FreePoint
proc read*(_: typedesc[MetroidPrimePath_OctreeNode], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_OctreeNode
proc read*(_: typedesc[MetroidPrimePath_Region], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_Region
proc read*(_: typedesc[MetroidPrimePath_RegionLink], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_RegionLink
proc read*(_: typedesc[MetroidPrimePath_Vector], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): MetroidPrimePath_Vector

proc hasPointCount*(this: MetroidPrimePath): bool
proc hasPoints*(this: MetroidPrimePath): bool
proc hasReservedConnections*(this: MetroidPrimePath): bool
proc hasObstructionCounts*(this: MetroidPrimePath_Region): bool


##[
Where the creatures of one room can go: convex pieces of floor with a height
("regions"), links over the edges that two of them share, two matrices that
show at once whether there is a way at all, and an octree that finds the
regions at a point. From Echoes on there may be a second, independent graph
of free points.

There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
units of the game, about a metre, in the space of the room; z points up.
Corners run clockwise as seen from above.

The game writes addresses over some fields when it loads the mesh ("slots");
the file has positions in tables there. No file of a game is public: the
layout is that of the loaders, where nothing else is said.

@see <a href="https://github.com/AxioDL/metaforce">Source</a>
@see <a href="https://github.com/PrimeDecomp/echoes">Source</a>
@see <a href="https://wiki.axiodl.com/w/PATH_(File_Format)">Source</a>
]##
proc read*(_: typedesc[MetroidPrimePath], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): MetroidPrimePath =
  template this: untyped = result
  this = new(MetroidPrimePath)
  let root = if root == nil: cast[MetroidPrimePath](this) else: cast[MetroidPrimePath](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
seen; the game would read it like 6.

  ]##
  let versionExpr = this.io.readU4be()
  this.version = versionExpr

  ##[
  Corners of all regions.
  ]##
  let numNodesExpr = this.io.readU4be()
  this.numNodes = numNodesExpr

  ##[
  Corners, region by region; none belongs to two regions.
  ]##
  for i in 0 ..< int(this.numNodes):
    let it = MetroidPrimePath_Corner.read(this.io, this.root, this)
    this.nodes.add(it)

  ##[
  Links of all regions.
  ]##
  let numLinksExpr = this.io.readU4be()
  this.numLinks = numLinksExpr

  ##[
  Links, region by region.
  ]##
  for i in 0 ..< int(this.numLinks):
    let it = MetroidPrimePath_RegionLink.read(this.io, this.root, this)
    this.links.add(it)

  ##[
  Regions; the game searches no mesh with more than 512.
  ]##
  let numRegionsExpr = this.io.readU4be()
  this.numRegions = numRegionsExpr

  ##[
  Pieces of floor, with the room above them.
  ]##
  for i in 0 ..< int(this.numRegions):
    let it = MetroidPrimePath_Region.read(this.io, this.root, this)
    this.regions.add(it)

  ##[
  Whether walkers have a way between two regions: a bit for each pair i < j
of `region_index`, first all pairs of region 0, then of region 1, the
lowest bit of a word first.

  ]##
  for i in 0 ..< int(((this.numRegions * this.numRegions - this.numRegions) div 2 + 31) div 32):
    let it = this.io.readU4be()
    this.groundConnections.add(it)

  ##[
  Connections between regions for creatures that fly; bits as in
`ground_connections`.

  ]##
  for i in 0 ..< int(((this.numRegions * this.numRegions - this.numRegions) div 2 + 31) div 32 + 0):
    let it = this.io.readU4be()
    this.flyerConnections.add(it)

  ##[
  Words that no game reads: what two full matrices would take more. The only
public writer has zeros here.

  ]##
  if this.hasReservedConnections:
    for i in 0 ..< int(2 * ((this.numRegions * this.numRegions + 31) div 32 - ((this.numRegions * this.numRegions - this.numRegions) div 2 + 31) div 32)):
      let it = this.io.readU4be()
      this.reservedConnections.add(it)

  ##[
  Entries of the lists of regions.
  ]##
  let numOctreeLookupExpr = this.io.readU4be()
  this.numOctreeLookup = numOctreeLookupExpr

  ##[
  Regions of the leaves of the octree, by their place in the table.
  ]##
  for i in 0 ..< int(this.numOctreeLookup):
    let it = this.io.readU4be()
    this.octreeLookup.add(it)

  ##[
  Boxes of the octree; at least 1.
  ]##
  let numOctreeNodesExpr = this.io.readU4be()
  this.numOctreeNodes = numOctreeNodesExpr

  ##[
  Boxes, children before their parents, so that the root is the last.
  ]##
  for i in 0 ..< int(this.numOctreeNodes):
    let it = MetroidPrimePath_OctreeNode.read(this.io, this.root, this)
    this.octreeNodes.add(it)

  ##[
  Free points. Where version 7 has none and the bytes in order do not show it,
the first word of the padding, -1, may be counted as one.

  ]##
  if this.hasPointCount:
    let numPointsExpr = this.io.readS4be()
    this.numPoints = numPointsExpr

  ##[
  Free points.
  ]##
  if this.hasPoints:
    for i in 0 ..< int(this.numPoints):
      let it = MetroidPrimePath_FreePoint.read(this.io, this.root, this)
      this.points.add(it)

  ##[
  Links of all points.
  ]##
  if this.hasPoints:
    let numPointLinksExpr = this.io.readU4be()
    this.numPointLinks = numPointLinksExpr

  ##[
  Points that links lead to.
  ]##
  if this.hasPoints:
    for i in 0 ..< int(this.numPointLinks):
      let it = this.io.readU4be()
      this.pointLinks.add(it)

  ##[
  Costs of all links of points.
  ]##
  if this.hasPoints:
    let numPointCostsExpr = this.io.readU4be()
    this.numPointCosts = numPointCostsExpr

  ##[
  Costs of the links, as a rule their length.
  ]##
  if this.hasPoints:
    for i in 0 ..< int(this.numPointCosts):
      let it = this.io.readF4be()
      this.pointCosts.add(it)

  ##[
  Whether there is a way between two points, as in `ground_connections`.
  ]##
  if this.hasPoints:
    for i in 0 ..< int(((this.numPoints * this.numPoints - this.numPoints) div 2 + 31) div 32):
      let it = this.io.readU4be()
      this.pointConnections.add(it)

  ##[
  Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
in the archive includes them.

  ]##
  let paddingExpr = this.io.readBytesFull()
  this.padding = paddingExpr

proc hasPointCount(this: MetroidPrimePath): bool = 

  ##[
  Whether the number of points follows. In version 7 this is likely, but not
proven; without it the padding follows at once.

  ]##
  if this.hasPointCountInstFlag:
    return this.hasPointCountInst
  let hasPointCountInstExpr = bool( ((this.version > 4) and ( ((this.version < 7) or ((int64(this.io.size)) >= (int64((((((28 + 24 * this.numNodes) + 16 * this.numLinks) + 92 * this.numRegions) + 8 * (((this.numRegions * this.numRegions - this.numRegions) div 2 + 31) div 32)) + 4 * this.numOctreeLookup) + 80 * this.numOctreeNodes)))) )) )
  this.hasPointCountInst = hasPointCountInstExpr
  this.hasPointCountInstFlag = true
  return this.hasPointCountInst

proc hasPoints(this: MetroidPrimePath): bool = 

  ##[
  Whether there are points.
  ]##
  if this.hasPointsInstFlag:
    return this.hasPointsInst
  let hasPointsInstExpr = bool((if this.hasPointCount: this.numPoints > 0 else: false))
  this.hasPointsInst = hasPointsInstExpr
  this.hasPointsInstFlag = true
  return this.hasPointsInst

proc hasReservedConnections(this: MetroidPrimePath): bool = 

  ##[
  Whether words follow the matrices that no game reads.
  ]##
  if this.hasReservedConnectionsInstFlag:
    return this.hasReservedConnectionsInst
  let hasReservedConnectionsInstExpr = bool(this.version < 7)
  this.hasReservedConnectionsInst = hasReservedConnectionsInstExpr
  this.hasReservedConnectionsInstFlag = true
  return this.hasReservedConnectionsInst

proc fromFile*(_: typedesc[MetroidPrimePath], filename: string): MetroidPrimePath =
  MetroidPrimePath.read(newKaitaiFileStream(filename), nil, nil)


##[
A corner of a region, with the edge that leads to the next one.
]##
proc read*(_: typedesc[MetroidPrimePath_Corner], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_Corner =
  template this: untyped = result
  this = new(MetroidPrimePath_Corner)
  let root = if root == nil: cast[MetroidPrimePath](this) else: cast[MetroidPrimePath](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place of the corner.
  ]##
  let positionExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Horizontal direction of length 1 from the edge into the region, which
is to the right of the way to the next corner.

  ]##
  let edgeNormalExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.edgeNormal = edgeNormalExpr

proc fromFile*(_: typedesc[MetroidPrimePath_Corner], filename: string): MetroidPrimePath_Corner =
  MetroidPrimePath_Corner.read(newKaitaiFileStream(filename), nil, nil)


##[
A point of the second graph.
]##
proc read*(_: typedesc[MetroidPrimePath_FreePoint], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_FreePoint =
  template this: untyped = result
  this = new(MetroidPrimePath_FreePoint)
  let root = if root == nil: cast[MetroidPrimePath](this) else: cast[MetroidPrimePath](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place of the point.
  ]##
  let positionExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  What the point is for; the meaning of the bits is not known. A search
requests points with one of a set of bits, or for all.

  ]##
  let flagsExpr = this.io.readU4be()
  this.flags = flagsExpr

  ##[
  Links, and as many costs.
  ]##
  let numLinksExpr = this.io.readU4be()
  this.numLinks = numLinksExpr

  ##[
  First link in `point_links`; a slot.
  ]##
  let firstLinkExpr = this.io.readU4be()
  this.firstLink = firstLinkExpr

  ##[
  First cost in `point_costs`; a slot.
  ]##
  let firstCostExpr = this.io.readU4be()
  this.firstCost = firstCostExpr

proc fromFile*(_: typedesc[MetroidPrimePath_FreePoint], filename: string): MetroidPrimePath_FreePoint =
  MetroidPrimePath_FreePoint.read(newKaitaiFileStream(filename), nil, nil)


##[
A box of the octree, either a leaf with regions or split into eight.
]##
proc read*(_: typedesc[MetroidPrimePath_OctreeNode], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_OctreeNode =
  template this: untyped = result
  this = new(MetroidPrimePath_OctreeNode)
  let root = if root == nil: cast[MetroidPrimePath](this) else: cast[MetroidPrimePath](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  0 for a box that is split, anything else for a leaf.
  ]##
  let isLeafExpr = this.io.readU4be()
  this.isLeaf = isLeafExpr

  ##[
  Lowest corner of the box.
  ]##
  let aabbMinExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.aabbMin = aabbMinExpr

  ##[
  Highest corner of the box.
  ]##
  let aabbMaxExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.aabbMax = aabbMaxExpr

  ##[
  Point at which the box is split.
  ]##
  let centerExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.center = centerExpr

  ##[
  Boxes inside, by their place in the table; slots. Bit 0 of the number
of a child is set where x lies above the centre, bit 1 for y, bit 2 for
z. -1 in a leaf.

  ]##
  for i in 0 ..< int(8):
    let it = this.io.readS4be()
    this.children.add(it)

  ##[
  Regions of a leaf; 0 in a box that is split.
  ]##
  let numRegionsExpr = this.io.readU4be()
  this.numRegions = numRegionsExpr

  ##[
  First entry of a leaf's regions in `octree_lookup`.
  ]##
  let firstLookupExpr = this.io.readU4be()
  this.firstLookup = firstLookupExpr

proc fromFile*(_: typedesc[MetroidPrimePath_OctreeNode], filename: string): MetroidPrimePath_OctreeNode =
  MetroidPrimePath_OctreeNode.read(newKaitaiFileStream(filename), nil, nil)


##[
A convex piece of floor and the space above it up to a height: 80 bytes in
version 4, 92 from version 5 on.

]##
proc read*(_: typedesc[MetroidPrimePath_Region], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_Region =
  template this: untyped = result
  this = new(MetroidPrimePath_Region)
  let root = if root == nil: cast[MetroidPrimePath](this) else: cast[MetroidPrimePath](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Corners; at least 1 for the game, 3 for a shape.
  ]##
  let numNodesExpr = this.io.readU4be()
  this.numNodes = numNodesExpr

  ##[
  First corner; a slot.
  ]##
  let firstNodeExpr = this.io.readU4be()
  this.firstNode = firstNodeExpr

  ##[
  Number of links that begin at the region.
  ]##
  let numLinksExpr = this.io.readU4be()
  this.numLinks = numLinksExpr

  ##[
  First link; a slot. Without links it does not count.
  ]##
  let firstLinkExpr = this.io.readU4be()
  this.firstLink = firstLinkExpr

  ##[
  Creatures that may be here, by their path index; 1 to 7 in Metroid
Prime, as the wiki says. The game reads the low byte.

- `index_0`: Creatures of path index 0.
- `index_1`: Creatures of path index 1.
- `index_2`: Creatures of path index 2.
- `index_3`: Creatures of path index 3.
- `index_4`: Creatures of path index 4.
- `index_5`: Creatures of path index 5.
- `index_6`: Creatures of path index 6.
- `index_7`: Creatures of path index 7.

  ]##
  let indexMaskExpr = this.io.readU2be()
  this.indexMask = indexMaskExpr

  ##[
  Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
Prime, as the wiki says. The game reads the low byte, and compares all
of it with the kind that a search requests.

- `ground`: Walkers; a search lifts the point, leaves out regions
  whose floor is 3 units or more below, and uses `ground_connections`.
- `flyer`: Flyers; a search uses `flyer_connections`.
- `swimmer`: Swimmers; a search uses no matrix.
- `unknown_3`: No known search uses the bit.
- `no_matrix`: In Echoes a search for it uses no matrix; probably a
  fourth kind.
- `unknown_5`: No known search uses the bit.
- `unknown_6`: No known search uses the bit.
- `unknown_7`: No known search uses the bit.
- `unused_8`: The game ignores the bit.
- `unused_9`: The game ignores the bit.
- `unused_10`: The game ignores the bit.
- `unused_11`: The game ignores the bit.
- `unused_12`: The game ignores the bit.
- `unused_13`: The game ignores the bit.
- `unused_14`: The game ignores the bit.
- `unused_15`: The game ignores the bit.

  ]##
  let typeMaskExpr = this.io.readU2be()
  this.typeMask = typeMaskExpr

  ##[
  Height of the room above the floor.
  ]##
  let heightExpr = this.io.readF4be()
  this.height = heightExpr

  ##[
  Direction of length 1 up from the floor.
  ]##
  let planeNormalExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.planeNormal = planeNormalExpr

  ##[
  Number by which the matrices know the region; its place in the table,
in all files known.

  ]##
  let regionIndexExpr = this.io.readU4be()
  this.regionIndex = regionIndexExpr

  ##[
  A point of the floor at which the search for a route is.
  ]##
  let centroidExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.centroid = centroidExpr

  ##[
  Lowest corner of the box around the region and the room above it.
  ]##
  let aabbMinExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.aabbMin = aabbMinExpr

  ##[
  Highest corner of that box.
  ]##
  let aabbMaxExpr = MetroidPrimePath_Vector.read(this.io, this.root, this)
  this.aabbMax = aabbMaxExpr

  ##[
  What blocks the region while the game runs, in three kinds; 0 in a
file, in all files known.

  ]##
  if this.hasObstructionCounts:
    for i in 0 ..< int(3):
      let it = this.io.readU4be()
      this.obstructionCounts.add(it)

  ##[
  A slot; repeats `region_index`.
  ]##
  let runTimeSlotExpr = this.io.readU4be()
  this.runTimeSlot = runTimeSlotExpr

proc hasObstructionCounts(this: MetroidPrimePath_Region): bool = 

  ##[
  Whether the region can be blocked.
  ]##
  if this.hasObstructionCountsInstFlag:
    return this.hasObstructionCountsInst
  let hasObstructionCountsInstExpr = bool(MetroidPrimePath(this.root).version > 4)
  this.hasObstructionCountsInst = hasObstructionCountsInstExpr
  this.hasObstructionCountsInstFlag = true
  return this.hasObstructionCountsInst

proc fromFile*(_: typedesc[MetroidPrimePath_Region], filename: string): MetroidPrimePath_Region =
  MetroidPrimePath_Region.read(newKaitaiFileStream(filename), nil, nil)


##[
A way from a region into another, over one of its edges.
]##
proc read*(_: typedesc[MetroidPrimePath_RegionLink], io: KaitaiStream, root: KaitaiStruct, parent: MetroidPrimePath): MetroidPrimePath_RegionLink =
  template this: untyped = result
  this = new(MetroidPrimePath_RegionLink)
  let root = if root == nil: cast[MetroidPrimePath](this) else: cast[MetroidPrimePath](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Edge of the owner, from its corner of this number to the next one.
  ]##
  let edgeExpr = this.io.readU4be()
  this.edge = edgeExpr

  ##[
  The other region, by its place in the table.
  ]##
  let regionRowExpr = this.io.readU4be()
  this.regionRow = regionRowExpr

  ##[
  Length of the edge as seen from above; one writer had its length in
space.

  ]##
  let width2dExpr = this.io.readF4be()
  this.width2d = width2dExpr

  ##[
  1 divided by `width_2d`.
  ]##
  let invWidth2dExpr = this.io.readF4be()
  this.invWidth2d = invWidth2dExpr

proc fromFile*(_: typedesc[MetroidPrimePath_RegionLink], filename: string): MetroidPrimePath_RegionLink =
  MetroidPrimePath_RegionLink.read(newKaitaiFileStream(filename), nil, nil)


##[
A point or a direction.
]##
proc read*(_: typedesc[MetroidPrimePath_Vector], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): MetroidPrimePath_Vector =
  template this: untyped = result
  this = new(MetroidPrimePath_Vector)
  let root = if root == nil: cast[MetroidPrimePath](this) else: cast[MetroidPrimePath](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  First axis of the room, level.
  ]##
  let xExpr = this.io.readF4be()
  this.x = xExpr

  ##[
  Second axis of the room, level.
  ]##
  let yExpr = this.io.readF4be()
  this.y = yExpr

  ##[
  Up.
  ]##
  let zExpr = this.io.readF4be()
  this.z = zExpr

proc fromFile*(_: typedesc[MetroidPrimePath_Vector], filename: string): MetroidPrimePath_Vector =
  MetroidPrimePath_Vector.read(newKaitaiFileStream(filename), nil, nil)

