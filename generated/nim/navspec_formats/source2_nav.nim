import kaitai_struct_nim_runtime
import options

type
  Source2Nav* = ref object of KaitaiStruct
    `magic`*: uint32
    `version`*: uint32
    `subVersion`*: uint32
    `isAnalyzed`*: uint8
    `numPlaces`*: uint16
    `places`*: seq[Source2Nav_Place]
    `hasUnnamedAreas`*: uint8
    `movableMeshPadding`*: seq[byte]
    `movableMeshSettings`*: Source2Nav_Kv3Block
    `numCorners`*: uint32
    `corners`*: seq[Source2Nav_Vec3]
    `numPolygons`*: uint32
    `polygons`*: seq[Source2Nav_Polygon]
    `gravityFlags`*: uint32
    `numGravity`*: uint32
    `gravity`*: seq[Source2Nav_Vec3]
    `numMovableMeshes`*: uint32
    `movableMeshes`*: seq[Source2Nav_MovableMesh]
    `gameDataPadding`*: seq[byte]
    `gameDataKv3`*: Source2Nav_Kv3Block
    `numAreas`*: uint32
    `areas`*: seq[Source2Nav_NavArea]
    `numLadders`*: uint32
    `ladders`*: seq[Source2Nav_NavLadder]
    `numTransformedBounds`*: int32
    `transformedBounds`*: seq[Source2Nav_TransformedBox]
    `generationParams`*: Source2Nav_GenerationSettings
    `extraGenerationPadding`*: seq[byte]
    `extraGenerationParams`*: Source2Nav_Kv3Block
    `customDataPadding`*: seq[byte]
    `customData`*: Source2Nav_Kv3Block
    `tail`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasCustomDataInst`: bool
    `hasCustomDataInstFlag`: bool
    `hasGravityInst`: bool
    `hasGravityInstFlag`: bool
    `hasGravityFlagsInst`: bool
    `hasGravityFlagsInstFlag`: bool
    `hasKv3BlocksInst`: bool
    `hasKv3BlocksInstFlag`: bool
    `hasMovableMeshesInst`: bool
    `hasMovableMeshesInstFlag`: bool
    `hasPolygonsInst`: bool
    `hasPolygonsInstFlag`: bool
  Source2Nav_Side* = enum
    north = 0
    east = 1
    south = 2
    west = 3
  Source2Nav_AreaEdge* = ref object of KaitaiStruct
    `numLinks`*: uint32
    `links`*: seq[Source2Nav_EdgeLink]
    `parent`*: Source2Nav_NavArea
  Source2Nav_EdgeLink* = ref object of KaitaiStruct
    `areaId`*: uint32
    `edgeIndex`*: uint32
    `parent`*: Source2Nav_AreaEdge
  Source2Nav_GenerationSettings* = ref object of KaitaiStruct
    `genVersion`*: int32
    `useProjectDefaults`*: uint32
    `tileSize`*: float32
    `cellSize`*: float32
    `cellHeight`*: float32
    `minRegionSize`*: int32
    `mergedRegionSize`*: int32
    `meshSampleDistance`*: float32
    `maxSampleError`*: float32
    `maxEdgeLength`*: int32
    `maxEdgeError`*: float32
    `vertsPerPoly`*: int32
    `smallAreaOnEdgeRemoval`*: float32
    `hullPresetName`*: seq[byte]
    `hullDefinitionsFile`*: seq[byte]
    `numHulls`*: uint32
    `hulls`*: seq[Source2Nav_Hull]
    `gravityFlag`*: uint8
    `parent`*: Source2Nav
    `hasEdgeRemovalInst`: bool
    `hasEdgeRemovalInstFlag`: bool
    `hasGravityFlagInst`: bool
    `hasGravityFlagInstFlag`: bool
    `hasHullNamesInst`: bool
    `hasHullNamesInstFlag`: bool
  Source2Nav_HidingSpot* = ref object of KaitaiStruct
    `id`*: uint32
    `position`*: Source2Nav_Vec3
    `flags`*: uint8
    `parent`*: Source2Nav_NavArea
  Source2Nav_Hull* = ref object of KaitaiStruct
    `enabled`*: uint8
    `radius`*: float32
    `height`*: float32
    `shortHeightEnabled`*: uint8
    `shortHeight`*: float32
    `crawlEnabled`*: uint8
    `crawlHeight`*: float32
    `maxClimb`*: float32
    `maxSlope`*: int32
    `maxJumpDown`*: float32
    `maxJumpHorizontal`*: float32
    `maxJumpUp`*: float32
    `borderErosion`*: int32
    `parent`*: Source2Nav_GenerationSettings
    `hasBorderErosionInst`: bool
    `hasBorderErosionInstFlag`: bool
    `hasCrawlHeightInst`: bool
    `hasCrawlHeightInstFlag`: bool
    `hasEnabledInst`: bool
    `hasEnabledInstFlag`: bool
    `hasShortHeightInst`: bool
    `hasShortHeightInstFlag`: bool
  Source2Nav_IdList* = ref object of KaitaiStruct
    `numIds`*: uint32
    `ids`*: seq[uint32]
    `parent`*: Source2Nav_NavArea
  Source2Nav_Kv3Block* = ref object of KaitaiStruct
    `kv3Version`*: uint8
    `kv3Magic`*: seq[byte]
    `formatGuid`*: seq[byte]
    `compression`*: uint32
    `dictionaryId`*: uint16
    `frameSize`*: uint16
    `bytes1Count`*: uint32
    `bytes4Count`*: uint32
    `bytes8Count`*: uint32
    `typeCount`*: uint32
    `objectCount`*: uint16
    `arrayCount`*: uint16
    `sizeUncompressed`*: uint32
    `sizeCompressed`*: uint32
    `numBlobs`*: uint32
    `sizeBlobs`*: uint32
    `bytes2Count`*: uint32
    `sizeBlobTable`*: uint32
    `buffers`*: Source2Nav_Kv3Buffers
    `content`*: seq[byte]
    `parent`*: Source2Nav
    `hasBuffersInst`: bool
    `hasBuffersInstFlag`: bool
    `lenContentInst`: int64
    `lenContentInstFlag`: bool
  Source2Nav_Kv3Buffers* = ref object of KaitaiStruct
    `uncompressed1`*: uint32
    `compressed1`*: uint32
    `uncompressed2`*: uint32
    `compressed2`*: uint32
    `counts`*: seq[uint32]
    `parent`*: Source2Nav_Kv3Block
    `lenStoredInst`: int64
    `lenStoredInstFlag`: bool
  Source2Nav_MovableMesh* = ref object of KaitaiStruct
    `id`*: seq[byte]
    `transform`*: seq[float32]
    `parent`*: Source2Nav
  Source2Nav_NavArea* = ref object of KaitaiStruct
    `id`*: uint32
    `attributes`*: uint64
    `hullIndex`*: uint8
    `polygonIndex`*: uint32
    `numCorners`*: uint32
    `corners`*: seq[Source2Nav_Vec3]
    `unused`*: float32
    `edges`*: seq[Source2Nav_AreaEdge]
    `numHidingSpots`*: uint8
    `hidingSpots`*: seq[Source2Nav_HidingSpot]
    `numEncounters`*: uint32
    `laddersAbove`*: Source2Nav_IdList
    `laddersBelow`*: Source2Nav_IdList
    `parent`*: Source2Nav
    `hasCornersInst`: bool
    `hasCornersInstFlag`: bool
    `hasPolygonInst`: bool
    `hasPolygonInstFlag`: bool
    `numEdgesInst`: uint32
    `numEdgesInstFlag`: bool
  Source2Nav_NavLadder* = ref object of KaitaiStruct
    `id`*: uint32
    `width`*: float32
    `top`*: Source2Nav_Vec3
    `bottom`*: Source2Nav_Vec3
    `length`*: float32
    `direction`*: uint32
    `topForwardArea`*: uint32
    `topLeftArea`*: uint32
    `topRightArea`*: uint32
    `topBehindArea`*: uint32
    `bottomArea`*: uint32
    `bottomLeftArea`*: uint32
    `bottomRightArea`*: uint32
    `parent`*: Source2Nav
    `directionNameInst`: Source2Nav_Side
    `directionNameInstFlag`: bool
    `hasBottomSidesInst`: bool
    `hasBottomSidesInstFlag`: bool
  Source2Nav_Place* = ref object of KaitaiStruct
    `lenName`*: uint16
    `name`*: seq[byte]
    `parent`*: Source2Nav
  Source2Nav_Polygon* = ref object of KaitaiStruct
    `numCornerIndices`*: uint8
    `cornerIndices`*: seq[uint32]
    `movableMeshIndex`*: uint32
    `parent`*: Source2Nav
    `hasMovableMeshInst`: bool
    `hasMovableMeshInstFlag`: bool
  Source2Nav_TransformedBox* = ref object of KaitaiStruct
    `mins`*: Source2Nav_Vec3
    `maxs`*: Source2Nav_Vec3
    `transform`*: seq[float32]
    `parent`*: Source2Nav
  Source2Nav_Vec3* = ref object of KaitaiStruct
    `x`*: float32
    `y`*: float32
    `z`*: float32
    `parent`*: KaitaiStruct

proc read*(_: typedesc[Source2Nav], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): Source2Nav
proc read*(_: typedesc[Source2Nav_AreaEdge], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_NavArea): Source2Nav_AreaEdge
proc read*(_: typedesc[Source2Nav_EdgeLink], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_AreaEdge): Source2Nav_EdgeLink
proc read*(_: typedesc[Source2Nav_GenerationSettings], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_GenerationSettings
proc read*(_: typedesc[Source2Nav_HidingSpot], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_NavArea): Source2Nav_HidingSpot
proc read*(_: typedesc[Source2Nav_Hull], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_GenerationSettings): Source2Nav_Hull
proc read*(_: typedesc[Source2Nav_IdList], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_NavArea): Source2Nav_IdList
proc read*(_: typedesc[Source2Nav_Kv3Block], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_Kv3Block
proc read*(_: typedesc[Source2Nav_Kv3Buffers], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_Kv3Block): Source2Nav_Kv3Buffers
proc read*(_: typedesc[Source2Nav_MovableMesh], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_MovableMesh
proc read*(_: typedesc[Source2Nav_NavArea], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_NavArea
proc read*(_: typedesc[Source2Nav_NavLadder], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_NavLadder
proc read*(_: typedesc[Source2Nav_Place], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_Place
proc read*(_: typedesc[Source2Nav_Polygon], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_Polygon
proc read*(_: typedesc[Source2Nav_TransformedBox], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_TransformedBox
proc read*(_: typedesc[Source2Nav_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): Source2Nav_Vec3

proc hasCustomData*(this: Source2Nav): bool
proc hasGravity*(this: Source2Nav): bool
proc hasGravityFlags*(this: Source2Nav): bool
proc hasKv3Blocks*(this: Source2Nav): bool
proc hasMovableMeshes*(this: Source2Nav): bool
proc hasPolygons*(this: Source2Nav): bool
proc hasEdgeRemoval*(this: Source2Nav_GenerationSettings): bool
proc hasGravityFlag*(this: Source2Nav_GenerationSettings): bool
proc hasHullNames*(this: Source2Nav_GenerationSettings): bool
proc hasBorderErosion*(this: Source2Nav_Hull): bool
proc hasCrawlHeight*(this: Source2Nav_Hull): bool
proc hasEnabled*(this: Source2Nav_Hull): bool
proc hasShortHeight*(this: Source2Nav_Hull): bool
proc hasBuffers*(this: Source2Nav_Kv3Block): bool
proc lenContent*(this: Source2Nav_Kv3Block): int64
proc lenStored*(this: Source2Nav_Kv3Buffers): int64
proc hasCorners*(this: Source2Nav_NavArea): bool
proc hasPolygon*(this: Source2Nav_NavArea): bool
proc numEdges*(this: Source2Nav_NavArea): uint32
proc directionName*(this: Source2Nav_NavLadder): Source2Nav_Side
proc hasBottomSides*(this: Source2Nav_NavLadder): bool
proc hasMovableMesh*(this: Source2Nav_Polygon): bool


##[
The surface of one map on which bots walk: convex polygons ("areas") for each
size of body ("hull"), and the links over their edges.

World units are those of the map, about an inch (0.0254 m) each; z points up.
In version 30 an area has corners of its own, later it names a polygon of a
pool. The areas are followed by the parameters they were generated with, whose
layout has a version of its own. Blocks of KV3, a container for key and value
pairs, start at multiples of eight bytes and are kept as they are.

@see <a href="https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh">Source</a>
@see <a href="https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py">Source</a>
]##
proc read*(_: typedesc[Source2Nav], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): Source2Nav =
  template this: untyped = result
  this = new(Source2Nav)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Marks a navigation mesh; the bytes CE FA ED FE.
  ]##
  let magicExpr = this.io.readU4le()
  this.magic = magicExpr

  ##[
  Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.

  ]##
  let versionExpr = this.io.readU4le()
  this.version = versionExpr

  ##[
  Layout of what the game adds after the mesh, 0 for nothing; 0 in version
30, 1 in 35 and 36.

  ]##
  let subVersionExpr = this.io.readU4le()
  this.subVersion = subVersionExpr

  ##[
  Whether the mesh has been analysed, 0 or 1.
  ]##
  let isAnalyzedExpr = this.io.readU1()
  this.isAnalyzed = isAnalyzedExpr

  ##[
  Names of places that follow; 0 in the known files.
  ]##
  let numPlacesExpr = this.io.readU2le()
  this.numPlaces = numPlacesExpr

  ##[
  Names of places.
  ]##
  for i in 0 ..< int(this.numPlaces):
    let it = Source2Nav_Place.read(this.io, this.root, this)
    this.places.add(it)

  ##[
  Whether some area belongs to no place, 0 or 1.
  ]##
  let hasUnnamedAreasExpr = this.io.readU1()
  this.hasUnnamedAreas = hasUnnamedAreasExpr

  ##[
  Zeros up to a multiple of eight bytes.
  ]##
  if this.hasKv3Blocks:
    let movableMeshPaddingExpr = this.io.readBytes(int((8 - this.io.pos %%% 8) %%% 8))
    this.movableMeshPadding = movableMeshPaddingExpr

  ##[
  Settings of meshes that move.
  ]##
  if this.hasKv3Blocks:
    let movableMeshSettingsExpr = Source2Nav_Kv3Block.read(this.io, this.root, this)
    this.movableMeshSettings = movableMeshSettingsExpr

  ##[
  Corners that follow.
  ]##
  if this.hasPolygons:
    let numCornersExpr = this.io.readU4le()
    this.numCorners = numCornersExpr

  ##[
  Corners, which polygons share.
  ]##
  if this.hasPolygons:
    for i in 0 ..< int(this.numCorners):
      let it = Source2Nav_Vec3.read(this.io, this.root, this)
      this.corners.add(it)

  ##[
  Polygons that follow.
  ]##
  if this.hasPolygons:
    let numPolygonsExpr = this.io.readU4le()
    this.numPolygons = numPolygonsExpr

  ##[
  Polygons, one for each area in the known files.
  ]##
  if this.hasPolygons:
    for i in 0 ..< int(this.numPolygons):
      let it = Source2Nav_Polygon.read(this.io, this.root, this)
      this.polygons.add(it)

  ##[
  Whether directions of gravity are stored; 0 in the known files.

- `has_gravity`: The list `gravity` follows.

  ]##
  if this.hasGravityFlags:
    let gravityFlagsExpr = this.io.readU4le()
    this.gravityFlags = gravityFlagsExpr

  ##[
  Directions that follow, one for each corner.
  ]##
  if this.hasGravity:
    let numGravityExpr = this.io.readU4le()
    this.numGravity = numGravityExpr

  ##[
  Direction of gravity at each corner.
  ]##
  if this.hasGravity:
    for i in 0 ..< int(this.numGravity):
      let it = Source2Nav_Vec3.read(this.io, this.root, this)
      this.gravity.add(it)

  ##[
  Meshes that move; 0 in the known files.
  ]##
  if this.hasMovableMeshes:
    let numMovableMeshesExpr = this.io.readU4le()
    this.numMovableMeshes = numMovableMeshesExpr

  ##[
  Meshes that move, each with polygons of its own.
  ]##
  if this.hasMovableMeshes:
    for i in 0 ..< int(this.numMovableMeshes):
      let it = Source2Nav_MovableMesh.read(this.io, this.root, this)
      this.movableMeshes.add(it)

  ##[
  Zeros up to a multiple of eight bytes.
  ]##
  if this.hasKv3Blocks:
    let gameDataPaddingExpr = this.io.readBytes(int((8 - this.io.pos %%% 8) %%% 8))
    this.gameDataPadding = gameDataPaddingExpr

  ##[
  Data of the game; an empty table in the known file.
  ]##
  if this.hasKv3Blocks:
    let gameDataKv3Expr = Source2Nav_Kv3Block.read(this.io, this.root, this)
    this.gameDataKv3 = gameDataKv3Expr

  ##[
  Areas that follow; 0 to 7,258 in the known files.
  ]##
  let numAreasExpr = this.io.readU4le()
  this.numAreas = numAreasExpr

  ##[
  The areas of all hulls.
  ]##
  for i in 0 ..< int(this.numAreas):
    let it = Source2Nav_NavArea.read(this.io, this.root, this)
    this.areas.add(it)

  ##[
  Ladders that follow; 0 to 2 in the known files.
  ]##
  let numLaddersExpr = this.io.readU4le()
  this.numLadders = numLaddersExpr

  ##[
  Ladders of the map.
  ]##
  for i in 0 ..< int(this.numLadders):
    let it = Source2Nav_NavLadder.read(this.io, this.root, this)
    this.ladders.add(it)

  ##[
  Boxes that follow; 0 to 2 in the known files.
  ]##
  let numTransformedBoundsExpr = this.io.readS4le()
  this.numTransformedBounds = numTransformedBoundsExpr

  ##[
  Volumes of markup that were given to the generator, with their places in
the world.

  ]##
  for i in 0 ..< int(this.numTransformedBounds):
    let it = Source2Nav_TransformedBox.read(this.io, this.root, this)
    this.transformedBounds.add(it)

  ##[
  Settings with which the mesh was generated.
  ]##
  let generationParamsExpr = Source2Nav_GenerationSettings.read(this.io, this.root, this)
  this.generationParams = generationParamsExpr

  ##[
  Zeros up to a multiple of eight bytes.
  ]##
  if this.hasKv3Blocks:
    let extraGenerationPaddingExpr = this.io.readBytes(int((8 - this.io.pos %%% 8) %%% 8))
    this.extraGenerationPadding = extraGenerationPaddingExpr

  ##[
  More about how the mesh was generated.
  ]##
  if this.hasKv3Blocks:
    let extraGenerationParamsExpr = Source2Nav_Kv3Block.read(this.io, this.root, this)
    this.extraGenerationParams = extraGenerationParamsExpr

  ##[
  Zeros up to a multiple of eight bytes.
  ]##
  if this.hasCustomData:
    let customDataPaddingExpr = this.io.readBytes(int((8 - this.io.pos %%% 8) %%% 8))
    this.customDataPadding = customDataPaddingExpr

  ##[
  What the game adds: in Counter-Strike 2 hiding spots, encounters,
approaches and times for each area.

  ]##
  if this.hasCustomData:
    let customDataExpr = Source2Nav_Kv3Block.read(this.io, this.root, this)
    this.customData = customDataExpr

  ##[
  Bytes after the mesh; nothing in the known files.
  ]##
  let tailExpr = this.io.readBytesFull()
  this.tail = tailExpr

proc hasCustomData(this: Source2Nav): bool = 

  ##[
  Whether `custom_data` is stored.
  ]##
  if this.hasCustomDataInstFlag:
    return this.hasCustomDataInst
  let hasCustomDataInstExpr = bool(this.subVersion > 0)
  this.hasCustomDataInst = hasCustomDataInstExpr
  this.hasCustomDataInstFlag = true
  return this.hasCustomDataInst

proc hasGravity(this: Source2Nav): bool = 

  ##[
  Whether a direction of gravity is stored for each corner.
  ]##
  if this.hasGravityInstFlag:
    return this.hasGravityInst
  let hasGravityInstExpr = bool( ((this.hasGravityFlags) and ((this.gravityFlags and 1) == 1)) )
  this.hasGravityInst = hasGravityInstExpr
  this.hasGravityInstFlag = true
  return this.hasGravityInst

proc hasGravityFlags(this: Source2Nav): bool = 

  ##[
  Whether `gravity_flags` is stored.
  ]##
  if this.hasGravityFlagsInstFlag:
    return this.hasGravityFlagsInst
  let hasGravityFlagsInstExpr = bool(this.version >= 32)
  this.hasGravityFlagsInst = hasGravityFlagsInstExpr
  this.hasGravityFlagsInstFlag = true
  return this.hasGravityFlagsInst

proc hasKv3Blocks(this: Source2Nav): bool = 

  ##[
  Whether blocks of KV3 are stored between the parts of the mesh.
  ]##
  if this.hasKv3BlocksInstFlag:
    return this.hasKv3BlocksInst
  let hasKv3BlocksInstExpr = bool(this.version >= 36)
  this.hasKv3BlocksInst = hasKv3BlocksInstExpr
  this.hasKv3BlocksInstFlag = true
  return this.hasKv3BlocksInst

proc hasMovableMeshes(this: Source2Nav): bool = 

  ##[
  Whether meshes that move are stored.
  ]##
  if this.hasMovableMeshesInstFlag:
    return this.hasMovableMeshesInst
  let hasMovableMeshesInstExpr = bool(this.version >= 35)
  this.hasMovableMeshesInst = hasMovableMeshesInstExpr
  this.hasMovableMeshesInstFlag = true
  return this.hasMovableMeshesInst

proc hasPolygons(this: Source2Nav): bool = 

  ##[
  Whether areas name polygons instead of having corners.
  ]##
  if this.hasPolygonsInstFlag:
    return this.hasPolygonsInst
  let hasPolygonsInstExpr = bool(this.version >= 31)
  this.hasPolygonsInst = hasPolygonsInstExpr
  this.hasPolygonsInstFlag = true
  return this.hasPolygonsInst

proc fromFile*(_: typedesc[Source2Nav], filename: string): Source2Nav =
  Source2Nav.read(newKaitaiFileStream(filename), nil, nil)


##[
Links over one edge of an area.
]##
proc read*(_: typedesc[Source2Nav_AreaEdge], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_NavArea): Source2Nav_AreaEdge =
  template this: untyped = result
  this = new(Source2Nav_AreaEdge)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Links that follow.
  ]##
  let numLinksExpr = this.io.readU4le()
  this.numLinks = numLinksExpr

  ##[
  Links over the edge into other areas.
  ]##
  for i in 0 ..< int(this.numLinks):
    let it = Source2Nav_EdgeLink.read(this.io, this.root, this)
    this.links.add(it)

proc fromFile*(_: typedesc[Source2Nav_AreaEdge], filename: string): Source2Nav_AreaEdge =
  Source2Nav_AreaEdge.read(newKaitaiFileStream(filename), nil, nil)


##[
A way over an edge into another area.
]##
proc read*(_: typedesc[Source2Nav_EdgeLink], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_AreaEdge): Source2Nav_EdgeLink =
  template this: untyped = result
  this = new(Source2Nav_EdgeLink)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Id of the area that is entered.
  ]##
  let areaIdExpr = this.io.readU4le()
  this.areaId = areaIdExpr

  ##[
  Edge of that area over which it is entered.
  ]##
  let edgeIndexExpr = this.io.readU4le()
  this.edgeIndex = edgeIndexExpr

proc fromFile*(_: typedesc[Source2Nav_EdgeLink], filename: string): Source2Nav_EdgeLink =
  Source2Nav_EdgeLink.read(newKaitaiFileStream(filename), nil, nil)


##[
How a mesh was generated.
]##
proc read*(_: typedesc[Source2Nav_GenerationSettings], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_GenerationSettings =
  template this: untyped = result
  this = new(Source2Nav_GenerationSettings)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
in 36. That of hulls before 6 is not known.

  ]##
  let genVersionExpr = this.io.readS4le()
  this.genVersion = genVersionExpr

  ##[
  Whether the settings are to be those of the project: with 1 the game
warns when they differ. 1 in the known files.

  ]##
  let useProjectDefaultsExpr = this.io.readU4le()
  this.useProjectDefaults = useProjectDefaultsExpr

  ##[
  Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
192 units there.

  ]##
  let tileSizeExpr = this.io.readF4le()
  this.tileSize = tileSizeExpr

  ##[
  Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
  ]##
  let cellSizeExpr = this.io.readF4le()
  this.cellSize = cellSizeExpr

  ##[
  Size of a cell along z (Recast: `ch`); 2 in the known files.
  ]##
  let cellHeightExpr = this.io.readF4le()
  this.cellHeight = cellHeightExpr

  ##[
  Smallest region, as the side of a square in cells (Recast:
`regionMinSize`); 8 in the known files.

  ]##
  let minRegionSizeExpr = this.io.readS4le()
  this.minRegionSize = minRegionSizeExpr

  ##[
  Regions up to this size are merged, as the side of a square in cells
(Recast: `regionMergeSize`); 20 in the known files.

  ]##
  let mergedRegionSizeExpr = this.io.readS4le()
  this.mergedRegionSize = mergedRegionSizeExpr

  ##[
  Distance of the samples of the height (Recast: `detailSampleDist`);
120 in the known files.

  ]##
  let meshSampleDistanceExpr = this.io.readF4le()
  this.meshSampleDistance = meshSampleDistanceExpr

  ##[
  Largest error of a sample of the height (Recast:
`detailSampleMaxError`); 2 in the known files.

  ]##
  let maxSampleErrorExpr = this.io.readF4le()
  this.maxSampleError = maxSampleErrorExpr

  ##[
  Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
files.

  ]##
  let maxEdgeLengthExpr = this.io.readS4le()
  this.maxEdgeLength = maxEdgeLengthExpr

  ##[
  Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
45 in the known files.

  ]##
  let maxEdgeErrorExpr = this.io.readF4le()
  this.maxEdgeError = maxEdgeErrorExpr

  ##[
  Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
files, which is also the most that the game stores.

  ]##
  let vertsPerPolyExpr = this.io.readS4le()
  this.vertsPerPoly = vertsPerPolyExpr

  ##[
  Size up to which areas at edges are dropped; -1, in the known files,
selects the default.

  ]##
  if this.hasEdgeRemoval:
    let smallAreaOnEdgeRemovalExpr = this.io.readF4le()
    this.smallAreaOnEdgeRemoval = smallAreaOnEdgeRemovalExpr

  ##[
  Name of a set of hulls; empty in the known files.
  ]##
  if this.hasHullNames:
    let hullPresetNameExpr = this.io.readBytesTerm(0, false, true, true)
    this.hullPresetName = hullPresetNameExpr

  ##[
  File with the hulls; empty in the known files.
  ]##
  if this.hasHullNames:
    let hullDefinitionsFileExpr = this.io.readBytesTerm(0, false, true, true)
    this.hullDefinitionsFile = hullDefinitionsFileExpr

  ##[
  Hulls that follow, from generator version 12 on; before, three follow
whatever the number, so that the number is its own bound. 3 or 1 in
the known files.

  ]##
  let numHullsExpr = this.io.readU4le()
  this.numHulls = numHullsExpr

  ##[
  Sizes of bodies that the mesh was generated for.
  ]##
  for i in 0 ..< int((if this.genVersion < 12: (uint32(3)) else: (uint32(this.numHulls)))):
    let it = Source2Nav_Hull.read(this.io, this.root, this)
    this.hulls.add(it)

  ##[
  Whether gravity follows the rotation, probably; 0 in the known files.
  ]##
  if this.hasGravityFlag:
    let gravityFlagExpr = this.io.readU1()
    this.gravityFlag = gravityFlagExpr

proc hasEdgeRemoval(this: Source2Nav_GenerationSettings): bool = 

  ##[
  Whether `small_area_on_edge_removal` is stored.
  ]##
  if this.hasEdgeRemovalInstFlag:
    return this.hasEdgeRemovalInst
  let hasEdgeRemovalInstExpr = bool(this.genVersion >= 7)
  this.hasEdgeRemovalInst = hasEdgeRemovalInstExpr
  this.hasEdgeRemovalInstFlag = true
  return this.hasEdgeRemovalInst

proc hasGravityFlag(this: Source2Nav_GenerationSettings): bool = 

  ##[
  Whether `gravity_flag` is stored.
  ]##
  if this.hasGravityFlagInstFlag:
    return this.hasGravityFlagInst
  let hasGravityFlagInstExpr = bool(this.genVersion >= 10)
  this.hasGravityFlagInst = hasGravityFlagInstExpr
  this.hasGravityFlagInstFlag = true
  return this.hasGravityFlagInst

proc hasHullNames(this: Source2Nav_GenerationSettings): bool = 

  ##[
  Whether names of hulls are stored.
  ]##
  if this.hasHullNamesInstFlag:
    return this.hasHullNamesInst
  let hasHullNamesInstExpr = bool(this.genVersion >= 12)
  this.hasHullNamesInst = hasHullNamesInstExpr
  this.hasHullNamesInstFlag = true
  return this.hasHullNamesInst

proc fromFile*(_: typedesc[Source2Nav_GenerationSettings], filename: string): Source2Nav_GenerationSettings =
  Source2Nav_GenerationSettings.read(newKaitaiFileStream(filename), nil, nil)


##[
A point at which a bot hides, or from which it shoots.
]##
proc read*(_: typedesc[Source2Nav_HidingSpot], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_NavArea): Source2Nav_HidingSpot =
  template this: untyped = result
  this = new(Source2Nav_HidingSpot)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Number by which encounters name the spot.
  ]##
  let idExpr = this.io.readU4le()
  this.id = idExpr

  ##[
  On the floor.
  ]##
  let positionExpr = Source2Nav_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Quality of the spot.

- `in_cover`: A corner with hard cover.
- `good_sniper_spot`: A sniper can fire well along a line.
- `ideal_sniper_spot`: A sniper sees far or much from here.
- `exposed`: In the open, mostly on a ledge.

  ]##
  let flagsExpr = this.io.readU1()
  this.flags = flagsExpr

proc fromFile*(_: typedesc[Source2Nav_HidingSpot], filename: string): Source2Nav_HidingSpot =
  Source2Nav_HidingSpot.read(newKaitaiFileStream(filename), nil, nil)


##[
Size and skill of a body.
]##
proc read*(_: typedesc[Source2Nav_Hull], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_GenerationSettings): Source2Nav_Hull =
  template this: untyped = result
  this = new(Source2Nav_Hull)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Whether the hull is used; 1 in the known files.
  ]##
  if this.hasEnabled:
    let enabledExpr = this.io.readU1()
    this.enabled = enabledExpr

  ##[
  Half of the width; 12 to 23 in the known files.
  ]##
  let radiusExpr = this.io.readF4le()
  this.radius = radiusExpr

  ##[
  Height upright; 24 to 79 in the known files.
  ]##
  let heightExpr = this.io.readF4le()
  this.height = heightExpr

  ##[
  Whether the body can crouch; 1 in the known files.
  ]##
  if this.hasShortHeight:
    let shortHeightEnabledExpr = this.io.readU1()
    this.shortHeightEnabled = shortHeightEnabledExpr

  ##[
  Height crouched; 35.5 in the known files.
  ]##
  if this.hasShortHeight:
    let shortHeightExpr = this.io.readF4le()
    this.shortHeight = shortHeightExpr

  ##[
  Whether the body can crawl; 0 in the known file.
  ]##
  if this.hasCrawlHeight:
    let crawlEnabledExpr = this.io.readU1()
    this.crawlEnabled = crawlEnabledExpr

  ##[
  Height crawling; 17.5 in the known file.
  ]##
  if this.hasCrawlHeight:
    let crawlHeightExpr = this.io.readF4le()
    this.crawlHeight = crawlHeightExpr

  ##[
  Highest step; 15.5 or 16 in the known files.
  ]##
  let maxClimbExpr = this.io.readF4le()
  this.maxClimb = maxClimbExpr

  ##[
  Steepest slope; 50 in the known files.
  ]##
  let maxSlopeExpr = this.io.readS4le()
  this.maxSlope = maxSlopeExpr

  ##[
  Deepest jump; 0 to 240 in the known files.
  ]##
  let maxJumpDownExpr = this.io.readF4le()
  this.maxJumpDown = maxJumpDownExpr

  ##[
  Longest jump; 64 in the known files.
  ]##
  let maxJumpHorizontalExpr = this.io.readF4le()
  this.maxJumpHorizontal = maxJumpHorizontalExpr

  ##[
  Highest jump; 0 to 240 in the known files.
  ]##
  let maxJumpUpExpr = this.io.readF4le()
  this.maxJumpUp = maxJumpUpExpr

  ##[
  Cells that are taken off at borders, -1 for the radius; 0 in the known files.
  ]##
  if this.hasBorderErosion:
    let borderErosionExpr = this.io.readS4le()
    this.borderErosion = borderErosionExpr

proc hasBorderErosion(this: Source2Nav_Hull): bool = 

  ##[
  Whether `border_erosion` is stored.
  ]##
  if this.hasBorderErosionInstFlag:
    return this.hasBorderErosionInst
  let hasBorderErosionInstExpr = bool(this.parent.genVersion >= 11)
  this.hasBorderErosionInst = hasBorderErosionInstExpr
  this.hasBorderErosionInstFlag = true
  return this.hasBorderErosionInst

proc hasCrawlHeight(this: Source2Nav_Hull): bool = 

  ##[
  Whether the height crawling is stored.
  ]##
  if this.hasCrawlHeightInstFlag:
    return this.hasCrawlHeightInst
  let hasCrawlHeightInstExpr = bool(this.parent.genVersion >= 13)
  this.hasCrawlHeightInst = hasCrawlHeightInstExpr
  this.hasCrawlHeightInstFlag = true
  return this.hasCrawlHeightInst

proc hasEnabled(this: Source2Nav_Hull): bool = 

  ##[
  Whether `enabled` is stored.
  ]##
  if this.hasEnabledInstFlag:
    return this.hasEnabledInst
  let hasEnabledInstExpr = bool(this.parent.genVersion >= 9)
  this.hasEnabledInst = hasEnabledInstExpr
  this.hasEnabledInstFlag = true
  return this.hasEnabledInst

proc hasShortHeight(this: Source2Nav_Hull): bool = 

  ##[
  Whether the height crouched is stored.
  ]##
  if this.hasShortHeightInstFlag:
    return this.hasShortHeightInst
  let hasShortHeightInstExpr = bool(this.parent.genVersion >= 8)
  this.hasShortHeightInst = hasShortHeightInstExpr
  this.hasShortHeightInstFlag = true
  return this.hasShortHeightInst

proc fromFile*(_: typedesc[Source2Nav_Hull], filename: string): Source2Nav_Hull =
  Source2Nav_Hull.read(newKaitaiFileStream(filename), nil, nil)


##[
Ids of ladders.
]##
proc read*(_: typedesc[Source2Nav_IdList], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_NavArea): Source2Nav_IdList =
  template this: untyped = result
  this = new(Source2Nav_IdList)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Ids that follow.
  ]##
  let numIdsExpr = this.io.readU4le()
  this.numIds = numIdsExpr

  ##[
  Ids of the ladders in the list.
  ]##
  for i in 0 ..< int(this.numIds):
    let it = this.io.readU4le()
    this.ids.add(it)

proc fromFile*(_: typedesc[Source2Nav_IdList], filename: string): Source2Nav_IdList =
  Source2Nav_IdList.read(newKaitaiFileStream(filename), nil, nil)


##[
Keys and values in a binary form, whose header has their length. Their
content is kept unchanged.

]##
proc read*(_: typedesc[Source2Nav_Kv3Block], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_Kv3Block =
  template this: untyped = result
  this = new(Source2Nav_Kv3Block)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Version of the container; how others end is not known.
  ]##
  let kv3VersionExpr = this.io.readU1()
  this.kv3Version = kv3VersionExpr

  ##[
  Marks the container.
  ]##
  let kv3MagicExpr = this.io.readBytes(int(3))
  this.kv3Magic = kv3MagicExpr

  ##[
  Kind of content of the block.
  ]##
  let formatGuidExpr = this.io.readBytes(int(16))
  this.formatGuid = formatGuidExpr

  ##[
  0 none, 1 LZ4, 2 zstd.
  ]##
  let compressionExpr = this.io.readU4le()
  this.compression = compressionExpr

  ##[
  0 in the known files.
  ]##
  let dictionaryIdExpr = this.io.readU2le()
  this.dictionaryId = dictionaryIdExpr

  ##[
  16384 for LZ4, 0 otherwise.
  ]##
  let frameSizeExpr = this.io.readU2le()
  this.frameSize = frameSizeExpr

  ##[
  Number of values of one byte.
  ]##
  let bytes1CountExpr = this.io.readU4le()
  this.bytes1Count = bytes1CountExpr

  ##[
  Values of four bytes.
  ]##
  let bytes4CountExpr = this.io.readU4le()
  this.bytes4Count = bytes4CountExpr

  ##[
  Values of eight bytes.
  ]##
  let bytes8CountExpr = this.io.readU4le()
  this.bytes8Count = bytes8CountExpr

  ##[
  Types of values.
  ]##
  let typeCountExpr = this.io.readU4le()
  this.typeCount = typeCountExpr

  ##[
  Number of objects in the data.
  ]##
  let objectCountExpr = this.io.readU2le()
  this.objectCount = objectCountExpr

  ##[
  Number of arrays in the data.
  ]##
  let arrayCountExpr = this.io.readU2le()
  this.arrayCount = arrayCountExpr

  ##[
  Bytes of the content.
  ]##
  let sizeUncompressedExpr = this.io.readU4le()
  this.sizeUncompressed = sizeUncompressedExpr

  ##[
  Bytes of the content as it is stored.
  ]##
  let sizeCompressedExpr = this.io.readU4le()
  this.sizeCompressed = sizeCompressedExpr

  ##[
  Always 0; the layout with blobs is not used in meshes.
  ]##
  let numBlobsExpr = this.io.readU4le()
  this.numBlobs = numBlobsExpr

  ##[
  Bytes of all blobs.
  ]##
  let sizeBlobsExpr = this.io.readU4le()
  this.sizeBlobs = sizeBlobsExpr

  ##[
  Values of two bytes.
  ]##
  let bytes2CountExpr = this.io.readU4le()
  this.bytes2Count = bytes2CountExpr

  ##[
  Bytes of the table of blobs.
  ]##
  let sizeBlobTableExpr = this.io.readU4le()
  this.sizeBlobTable = sizeBlobTableExpr

  ##[
  Sizes of two buffers, from version 5 on.
  ]##
  if this.hasBuffers:
    let buffersExpr = Source2Nav_Kv3Buffers.read(this.io, this.root, this)
    this.buffers = buffersExpr

  ##[
  Keys and values, compressed as `compression` says.
  ]##
  let contentExpr = this.io.readBytes(int(this.lenContent))
  this.content = contentExpr

proc hasBuffers(this: Source2Nav_Kv3Block): bool = 

  ##[
  Whether the content is two buffers.
  ]##
  if this.hasBuffersInstFlag:
    return this.hasBuffersInst
  let hasBuffersInstExpr = bool(this.kv3Version >= 5)
  this.hasBuffersInst = hasBuffersInstExpr
  this.hasBuffersInstFlag = true
  return this.hasBuffersInst

proc lenContent(this: Source2Nav_Kv3Block): int64 = 

  ##[
  Bytes of the content as it is stored.
  ]##
  if this.lenContentInstFlag:
    return this.lenContentInst
  let lenContentInstExpr = int64((if this.hasBuffers: (int64(this.buffers.lenStored)) else: (int64(this.sizeCompressed))))
  this.lenContentInst = lenContentInstExpr
  this.lenContentInstFlag = true
  return this.lenContentInst

proc fromFile*(_: typedesc[Source2Nav_Kv3Block], filename: string): Source2Nav_Kv3Block =
  Source2Nav_Kv3Block.read(newKaitaiFileStream(filename), nil, nil)


##[
Sizes of the two buffers of a container of version 5.
]##
proc read*(_: typedesc[Source2Nav_Kv3Buffers], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav_Kv3Block): Source2Nav_Kv3Buffers =
  template this: untyped = result
  this = new(Source2Nav_Kv3Buffers)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of the first buffer.
  ]##
  let uncompressed1Expr = this.io.readU4le()
  this.uncompressed1 = uncompressed1Expr

  ##[
  Bytes of the first buffer as it is stored.
  ]##
  let compressed1Expr = this.io.readU4le()
  this.compressed1 = compressed1Expr

  ##[
  Bytes of the second buffer.
  ]##
  let uncompressed2Expr = this.io.readU4le()
  this.uncompressed2 = uncompressed2Expr

  ##[
  Bytes of the second buffer as it is stored.
  ]##
  let compressed2Expr = this.io.readU4le()
  this.compressed2 = compressed2Expr

  ##[
  More counts.
  ]##
  for i in 0 ..< int(8):
    let it = this.io.readU4le()
    this.counts.add(it)

proc lenStored(this: Source2Nav_Kv3Buffers): int64 = 

  ##[
  Bytes of both buffers as they are stored.
  ]##
  if this.lenStoredInstFlag:
    return this.lenStoredInst
  let lenStoredInstExpr = int64((if this.parent.compression == 0: (int64((int64(this.uncompressed1)) + (int64(this.uncompressed2)))) else: (int64((int64(this.compressed1)) + (int64(this.compressed2))))))
  this.lenStoredInst = lenStoredInstExpr
  this.lenStoredInstFlag = true
  return this.lenStoredInst

proc fromFile*(_: typedesc[Source2Nav_Kv3Buffers], filename: string): Source2Nav_Kv3Buffers =
  Source2Nav_Kv3Buffers.read(newKaitaiFileStream(filename), nil, nil)


##[
A mesh that moves.
]##
proc read*(_: typedesc[Source2Nav_MovableMesh], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_MovableMesh =
  template this: untyped = result
  this = new(Source2Nav_MovableMesh)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Whole numbers with colons between them.
  ]##
  let idExpr = this.io.readBytesTerm(0, false, true, true)
  this.id = idExpr

  ##[
  Three rows of three numbers for the rotation and one for the place.
  ]##
  for i in 0 ..< int(12):
    let it = this.io.readF4le()
    this.transform.add(it)

proc fromFile*(_: typedesc[Source2Nav_MovableMesh], filename: string): Source2Nav_MovableMesh =
  Source2Nav_MovableMesh.read(newKaitaiFileStream(filename), nil, nil)


##[
A convex polygon on which a hull can walk.
]##
proc read*(_: typedesc[Source2Nav_NavArea], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_NavArea =
  template this: untyped = result
  this = new(Source2Nav_NavArea)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Id of the area; 1, 2, 3 and so on in the known files.
  ]##
  let idExpr = this.io.readU4le()
  this.id = idExpr

  ##[
  Properties, one bit each. The names, which are those of public tools,
hold from version 35 on; bits 19 to 63 belong to the game.

- `jump`: Bots jump to pass.
- `no_jump`: Bots do not jump here.
- `stop`: Bots stop on entering.
- `run`: Bots run here.
- `walk`: Bots walk here.
- `avoid`: Used only where the alternatives are worse.
- `transient`: May become blocked.
- `dont_hide`: No hiding spots.
- `stand`: Bots that hide here do not crouch.
- `no_hostages`: Hostages keep out.
- `stairs`: Steps that bots walk up without jumping.
- `no_merge`: The editor never merges the area.
- `obstacle_top`: The floor is the top of an obstacle.
- `non_z_up`: The floor does not face up.
- `crouch_height`: Room only for crouching; 78 of 2,519 areas of
  `de_mirage`.
- `non_z_up_transition`: Between floors that face up and others.
- `crawl_height`: Room only for crawling.

  ]##
  let attributesExpr = this.io.readU8le()
  this.attributes = attributesExpr

  ##[
  Row of `generation_params.hulls`.
  ]##
  let hullIndexExpr = this.io.readU1()
  this.hullIndex = hullIndexExpr

  ##[
  Row of `polygons`.
  ]##
  if this.hasPolygon:
    let polygonIndexExpr = this.io.readU4le()
    this.polygonIndex = polygonIndexExpr

  ##[
  Corners that follow; 3 or 4 in the known files.
  ]##
  if this.hasCorners:
    let numCornersExpr = this.io.readU4le()
    this.numCorners = numCornersExpr

  ##[
  Corners, counter-clockwise seen from above.
  ]##
  if this.hasCorners:
    for i in 0 ..< int(this.numCorners):
      let it = Source2Nav_Vec3.read(this.io, this.root, this)
      this.corners.add(it)

  ##[
  Not known; 0 but in three areas of the oldest file.
  ]##
  let unusedExpr = this.io.readF4le()
  this.unused = unusedExpr

  ##[
  Links over each edge; edge i leads from corner i to the next one.
  ]##
  for i in 0 ..< int(this.numEdges):
    let it = Source2Nav_AreaEdge.read(this.io, this.root, this)
    this.edges.add(it)

  ##[
  Hiding spots that follow; 0 in the known files.
  ]##
  let numHidingSpotsExpr = this.io.readU1()
  this.numHidingSpots = numHidingSpotsExpr

  ##[
  Points in the area at which bots hide.
  ]##
  for i in 0 ..< int(this.numHidingSpots):
    let it = Source2Nav_HidingSpot.read(this.io, this.root, this)
    this.hidingSpots.add(it)

  ##[
  Always 0; the layout of what would follow is not known.
  ]##
  let numEncountersExpr = this.io.readU4le()
  this.numEncounters = numEncountersExpr

  ##[
  Ladders that lead up from here.
  ]##
  let laddersAboveExpr = Source2Nav_IdList.read(this.io, this.root, this)
  this.laddersAbove = laddersAboveExpr

  ##[
  Ladders that lead down from here.
  ]##
  let laddersBelowExpr = Source2Nav_IdList.read(this.io, this.root, this)
  this.laddersBelow = laddersBelowExpr

proc hasCorners(this: Source2Nav_NavArea): bool = 

  ##[
  Whether the area has corners of its own.
  ]##
  if this.hasCornersInstFlag:
    return this.hasCornersInst
  let hasCornersInstExpr = bool(not(Source2Nav(this.root).hasPolygons))
  this.hasCornersInst = hasCornersInstExpr
  this.hasCornersInstFlag = true
  return this.hasCornersInst

proc hasPolygon(this: Source2Nav_NavArea): bool = 

  ##[
  Whether the area names a polygon.
  ]##
  if this.hasPolygonInstFlag:
    return this.hasPolygonInst
  let hasPolygonInstExpr = bool(Source2Nav(this.root).hasPolygons)
  this.hasPolygonInst = hasPolygonInstExpr
  this.hasPolygonInstFlag = true
  return this.hasPolygonInst

proc numEdges(this: Source2Nav_NavArea): uint32 = 

  ##[
  Edges of the area, as many as it has corners.
  ]##
  if this.numEdgesInstFlag:
    return this.numEdgesInst
  let numEdgesInstExpr = uint32((if Source2Nav(this.root).version < 31: (uint32(this.numCorners)) else: (if this.polygonIndex < Source2Nav(this.root).numPolygons: (uint32(Source2Nav(this.root).polygons[(int32(this.polygonIndex))].numCornerIndices)) else: 0)))
  this.numEdgesInst = numEdgesInstExpr
  this.numEdgesInstFlag = true
  return this.numEdgesInst

proc fromFile*(_: typedesc[Source2Nav_NavArea], filename: string): Source2Nav_NavArea =
  Source2Nav_NavArea.read(newKaitaiFileStream(filename), nil, nil)


##[
A ladder, and the areas at its ends.
]##
proc read*(_: typedesc[Source2Nav_NavLadder], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_NavLadder =
  template this: untyped = result
  this = new(Source2Nav_NavLadder)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Number by which areas name the ladder.
  ]##
  let idExpr = this.io.readU4le()
  this.id = idExpr

  ##[
  Size of the ladder from side to side.
  ]##
  let widthExpr = this.io.readF4le()
  this.width = widthExpr

  ##[
  Upper end.
  ]##
  let topExpr = Source2Nav_Vec3.read(this.io, this.root, this)
  this.top = topExpr

  ##[
  Lower end.
  ]##
  let bottomExpr = Source2Nav_Vec3.read(this.io, this.root, this)
  this.bottom = bottomExpr

  ##[
  Cost of the climb.
  ]##
  let lengthExpr = this.io.readF4le()
  this.length = lengthExpr

  ##[
  Side to which the face of the ladder looks.
  ]##
  let directionExpr = this.io.readU4le()
  this.direction = directionExpr

  ##[
  Id of the area straight on over the top, 0 for none.
  ]##
  let topForwardAreaExpr = this.io.readU4le()
  this.topForwardArea = topForwardAreaExpr

  ##[
  Id of the area to the left, 0 for none.
  ]##
  let topLeftAreaExpr = this.io.readU4le()
  this.topLeftArea = topLeftAreaExpr

  ##[
  Id of the area to the right, 0 for none.
  ]##
  let topRightAreaExpr = this.io.readU4le()
  this.topRightArea = topRightAreaExpr

  ##[
  Id of the area behind the climber, 0 for none.
  ]##
  let topBehindAreaExpr = this.io.readU4le()
  this.topBehindArea = topBehindAreaExpr

  ##[
  Id of the area at the lower end, 0 for none.
  ]##
  let bottomAreaExpr = this.io.readU4le()
  this.bottomArea = bottomAreaExpr

  ##[
  Id of the area to the left of the lower end, 0 for none.
  ]##
  if this.hasBottomSides:
    let bottomLeftAreaExpr = this.io.readU4le()
    this.bottomLeftArea = bottomLeftAreaExpr

  ##[
  Id of the area to the right of the lower end, 0 for none.
  ]##
  if this.hasBottomSides:
    let bottomRightAreaExpr = this.io.readU4le()
    this.bottomRightArea = bottomRightAreaExpr

proc directionName(this: Source2Nav_NavLadder): Source2Nav_Side = 

  ##[
  Meaning of `direction`.
  ]##
  if this.directionNameInstFlag:
    return this.directionNameInst
  let directionNameInstExpr = Source2Nav_Side(Source2Nav_Side(this.direction))
  this.directionNameInst = directionNameInstExpr
  this.directionNameInstFlag = true
  return this.directionNameInst

proc hasBottomSides(this: Source2Nav_NavLadder): bool = 

  ##[
  Whether the areas beside the lower end are stored.
  ]##
  if this.hasBottomSidesInstFlag:
    return this.hasBottomSidesInst
  let hasBottomSidesInstExpr = bool(Source2Nav(this.root).version >= 35)
  this.hasBottomSidesInst = hasBottomSidesInstExpr
  this.hasBottomSidesInstFlag = true
  return this.hasBottomSidesInst

proc fromFile*(_: typedesc[Source2Nav_NavLadder], filename: string): Source2Nav_NavLadder =
  Source2Nav_NavLadder.read(newKaitaiFileStream(filename), nil, nil)


##[
A name of a place.
]##
proc read*(_: typedesc[Source2Nav_Place], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_Place =
  template this: untyped = result
  this = new(Source2Nav_Place)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of the name.
  ]##
  let lenNameExpr = this.io.readU2le()
  this.lenName = lenNameExpr

  ##[
  ASCII with a zero at its end.
  ]##
  let nameExpr = this.io.readBytes(int(this.lenName))
  this.name = nameExpr

proc fromFile*(_: typedesc[Source2Nav_Place], filename: string): Source2Nav_Place =
  Source2Nav_Place.read(newKaitaiFileStream(filename), nil, nil)


##[
The outline of an area.
]##
proc read*(_: typedesc[Source2Nav_Polygon], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_Polygon =
  template this: untyped = result
  this = new(Source2Nav_Polygon)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Corners of the polygon; 3 or 4 in the known files.
  ]##
  let numCornerIndicesExpr = this.io.readU1()
  this.numCornerIndices = numCornerIndicesExpr

  ##[
  Rows of `corners`, counter-clockwise seen from above.
  ]##
  for i in 0 ..< int(this.numCornerIndices):
    let it = this.io.readU4le()
    this.cornerIndices.add(it)

  ##[
  Row of `movable_meshes`, 0xffffffff for the world itself.
  ]##
  if this.hasMovableMesh:
    let movableMeshIndexExpr = this.io.readU4le()
    this.movableMeshIndex = movableMeshIndexExpr

proc hasMovableMesh(this: Source2Nav_Polygon): bool = 

  ##[
  Whether `movable_mesh_index` is stored.
  ]##
  if this.hasMovableMeshInstFlag:
    return this.hasMovableMeshInst
  let hasMovableMeshInstExpr = bool(Source2Nav(this.root).version >= 35)
  this.hasMovableMeshInst = hasMovableMeshInstExpr
  this.hasMovableMeshInstFlag = true
  return this.hasMovableMeshInst

proc fromFile*(_: typedesc[Source2Nav_Polygon], filename: string): Source2Nav_Polygon =
  Source2Nav_Polygon.read(newKaitaiFileStream(filename), nil, nil)


##[
A box with a place in the world.
]##
proc read*(_: typedesc[Source2Nav_TransformedBox], io: KaitaiStream, root: KaitaiStruct, parent: Source2Nav): Source2Nav_TransformedBox =
  template this: untyped = result
  this = new(Source2Nav_TransformedBox)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Corner of the lowest coordinates.
  ]##
  let minsExpr = Source2Nav_Vec3.read(this.io, this.root, this)
  this.mins = minsExpr

  ##[
  Corner of the highest coordinates.
  ]##
  let maxsExpr = Source2Nav_Vec3.read(this.io, this.root, this)
  this.maxs = maxsExpr

  ##[
  Three rows of three numbers for the rotation and one for the place.
  ]##
  for i in 0 ..< int(12):
    let it = this.io.readF4le()
    this.transform.add(it)

proc fromFile*(_: typedesc[Source2Nav_TransformedBox], filename: string): Source2Nav_TransformedBox =
  Source2Nav_TransformedBox.read(newKaitaiFileStream(filename), nil, nil)


##[
A point or a direction.
]##
proc read*(_: typedesc[Source2Nav_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): Source2Nav_Vec3 =
  template this: untyped = result
  this = new(Source2Nav_Vec3)
  let root = if root == nil: cast[Source2Nav](this) else: cast[Source2Nav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  First axis.
  ]##
  let xExpr = this.io.readF4le()
  this.x = xExpr

  ##[
  Second axis.
  ]##
  let yExpr = this.io.readF4le()
  this.y = yExpr

  ##[
  Up.
  ]##
  let zExpr = this.io.readF4le()
  this.z = zExpr

proc fromFile*(_: typedesc[Source2Nav_Vec3], filename: string): Source2Nav_Vec3 =
  Source2Nav_Vec3.read(newKaitaiFileStream(filename), nil, nil)

