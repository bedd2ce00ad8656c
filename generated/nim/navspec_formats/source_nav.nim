import kaitai_struct_nim_runtime
import options

type
  SourceNav* = ref object of KaitaiStruct
    `magic`*: uint32
    `version`*: uint32
    `subVersion`*: uint32
    `bspSize`*: uint32
    `isAnalyzed`*: uint8
    `numPlaces`*: uint16
    `places`*: seq[SourceNav_Place]
    `hasUnnamedAreas`*: uint8
    `l4dPrologue`*: SourceNav_L4dHeader
    `tf2cTag`*: seq[byte]
    `numAreas`*: uint32
    `areas`*: seq[SourceNav_NavArea]
    `numLadders`*: uint32
    `ladders`*: seq[SourceNav_NavLadder]
    `maxViewDistance`*: float32
    `tail`*: seq[byte]
    `parent`*: KaitaiStruct
    `gameInst`: SourceNav_GameKind
    `gameInstFlag`: bool
    `gameVersionInst`: uint32
    `gameVersionInstFlag`: bool
    `hasAnalysisFlagInst`: bool
    `hasAnalysisFlagInstFlag`: bool
    `hasBspSizeInst`: bool
    `hasBspSizeInstFlag`: bool
    `hasL4dPrologueInst`: bool
    `hasL4dPrologueInstFlag`: bool
    `hasLaddersInst`: bool
    `hasLaddersInstFlag`: bool
    `hasPlacesInst`: bool
    `hasPlacesInstFlag`: bool
    `hasRowTargetsInst`: bool
    `hasRowTargetsInstFlag`: bool
    `hasSubVersionInst`: bool
    `hasSubVersionInstFlag`: bool
    `hasTf2cTagInst`: bool
    `hasTf2cTagInstFlag`: bool
    `hasUnnamedFlagInst`: bool
    `hasUnnamedFlagInstFlag`: bool
    `isBaseInst`: bool
    `isBaseInstFlag`: bool
    `isCsInst`: bool
    `isCsInstFlag`: bool
    `isInsInst`: bool
    `isInsInstFlag`: bool
    `isL4dInst`: bool
    `isL4dInstFlag`: bool
    `isTaggedInst`: bool
    `isTaggedInstFlag`: bool
    `isTfInst`: bool
    `isTfInstFlag`: bool
    `isTfcInst`: bool
    `isTfcInstFlag`: bool
    `l4dVersionInst`: uint32
    `l4dVersionInstFlag`: bool
    `lenAttributesInst`: int8
    `lenAttributesInstFlag`: bool
    `numTeamsInst`: int8
    `numTeamsInstFlag`: bool
  SourceNav_Corner* = enum
    north_west = 0
    north_east = 1
    south_east = 2
    south_west = 3
  SourceNav_GameKind* = enum
    base = 0
    cs = 1
    tf = 2
    ins = 3
    l4d = 4
    tfc = 5
  SourceNav_Side* = enum
    north = 0
    east = 1
    south = 2
    west = 3
  SourceNav_Way* = enum
    go_north = 0
    go_east = 1
    go_south = 2
    go_west = 3
    ladder_up = 4
    ladder_down = 5
    jump = 6
    elevator_up = 7
    elevator_down = 8
    none = 9
    no_such_way = 255
  SourceNav_Approach* = ref object of KaitaiStruct
    `hereArea`*: uint32
    `prevArea`*: uint32
    `prevToHereHow`*: uint8
    `nextArea`*: uint32
    `hereToNextHow`*: uint8
    `parent`*: SourceNav_NavArea
    `hereToNextWayInst`: SourceNav_Way
    `hereToNextWayInstFlag`: bool
    `prevToHereWayInst`: SourceNav_Way
    `prevToHereWayInstFlag`: bool
  SourceNav_Encounter* = ref object of KaitaiStruct
    `fromArea`*: uint32
    `fromDir`*: uint8
    `toArea`*: uint32
    `toDir`*: uint8
    `pathFrom`*: SourceNav_Vec3
    `pathTo`*: SourceNav_Vec3
    `numSpots`*: uint8
    `spots`*: seq[SourceNav_EncounterSpot]
    `oldSpots`*: seq[SourceNav_OldEncounterSpot]
    `parent`*: SourceNav_NavArea
    `fromDirNameInst`: SourceNav_Side
    `fromDirNameInstFlag`: bool
    `hasSidesInst`: bool
    `hasSidesInstFlag`: bool
    `isOldInst`: bool
    `isOldInstFlag`: bool
    `toDirNameInst`: SourceNav_Side
    `toDirNameInstFlag`: bool
  SourceNav_EncounterSpot* = ref object of KaitaiStruct
    `spotId`*: uint32
    `t`*: uint8
    `parent`*: SourceNav_Encounter
    `fractionInst`: float64
    `fractionInstFlag`: bool
  SourceNav_HidingSpot* = ref object of KaitaiStruct
    `id`*: uint32
    `position`*: SourceNav_Vec3
    `flags`*: SourceNav_HidingSpotBits
    `parent`*: SourceNav_NavArea
    `hasIdentityInst`: bool
    `hasIdentityInstFlag`: bool
  SourceNav_HidingSpotBits* = ref object of KaitaiStruct
    `inCover`*: bool
    `goodSniperSpot`*: bool
    `idealSniperSpot`*: bool
    `exposed`*: bool
    `reserved`*: uint64
    `parent`*: SourceNav_HidingSpot
  SourceNav_IdList* = ref object of KaitaiStruct
    `numIds`*: uint32
    `ids`*: seq[uint32]
    `parent`*: SourceNav_NavArea
  SourceNav_L4dHeader* = ref object of KaitaiStruct
    `population`*: seq[byte]
    `numFogPlaces`*: uint16
    `fogPlaces`*: seq[SourceNav_Place]
    `parent`*: SourceNav
    `hasPopulationInst`: bool
    `hasPopulationInstFlag`: bool
  SourceNav_L4dOldBlock* = ref object of KaitaiStruct
    `unknownD1`*: uint32
    `unknownD2`*: uint32
    `unknownD3`*: float32
    `unknownD4`*: float32
    `unknownD5`*: uint32
    `parent`*: SourceNav_NavArea
  SourceNav_L4dSpawnBits* = ref object of KaitaiStruct
    `reserved1`*: bool
    `empty`*: bool
    `stopScan`*: bool
    `hasOldBlock`*: bool
    `reserved2`*: bool
    `battlestation`*: bool
    `finale`*: bool
    `playerStart`*: bool
    `battlefield`*: bool
    `ignoreVisibility`*: bool
    `notClearable`*: bool
    `checkpoint`*: bool
    `obscured`*: bool
    `noMobs`*: bool
    `threat`*: bool
    `rescueVehicle`*: bool
    `rescueCloset`*: bool
    `escapeRoute`*: bool
    `destroyedDoor`*: bool
    `nothreat`*: bool
    `lyingdown`*: bool
    `reserved3`*: uint64
    `compassNorth`*: bool
    `compassNortheast`*: bool
    `compassEast`*: bool
    `compassSoutheast`*: bool
    `compassSouth`*: bool
    `compassSouthwest`*: bool
    `compassWest`*: bool
    `compassNorthwest`*: bool
    `parent`*: SourceNav_NavArea
  SourceNav_NavArea* = ref object of KaitaiStruct
    `id`*: uint32
    `attributes`*: uint32
    `nw`*: SourceNav_Vec3
    `se`*: SourceNav_Vec3
    `neZ`*: float32
    `swZ`*: float32
    `connections`*: seq[SourceNav_IdList]
    `numHidingSpots`*: uint8
    `hidingSpots`*: seq[SourceNav_HidingSpot]
    `numApproaches`*: uint8
    `approaches`*: seq[SourceNav_Approach]
    `numEncounters`*: uint32
    `encounters`*: seq[SourceNav_Encounter]
    `placeIndex`*: uint16
    `laddersUp`*: SourceNav_IdList
    `laddersDown`*: SourceNav_IdList
    `earliestOccupyTime`*: seq[float32]
    `lightIntensity`*: seq[float32]
    `spawnAttributes`*: SourceNav_L4dSpawnBits
    `unknownA`*: uint32
    `unknownB`*: uint32
    `unknownC`*: uint32
    `fogPlaceIndex`*: uint16
    `unknownD`*: SourceNav_L4dOldBlock
    `numUnknownE`*: uint8
    `unknownE`*: seq[uint32]
    `numVisible`*: uint32
    `visible`*: seq[SourceNav_VisibleArea]
    `inheritVisibilityFrom`*: uint32
    `numCsApproaches`*: uint8
    `csApproaches`*: seq[SourceNav_Approach]
    `tfAttributes`*: SourceNav_TfAreaBits
    `tfcAttributes`*: uint64
    `insAttributes`*: uint32
    `parent`*: SourceNav
    `hasApproachesInst`: bool
    `hasApproachesInstFlag`: bool
    `hasCsApproachesInst`: bool
    `hasCsApproachesInstFlag`: bool
    `hasFogPlaceIndexInst`: bool
    `hasFogPlaceIndexInstFlag`: bool
    `hasInheritedVisibilityInst`: bool
    `hasInheritedVisibilityInstFlag`: bool
    `hasInsAttributesInst`: bool
    `hasInsAttributesInstFlag`: bool
    `hasLadderListsInst`: bool
    `hasLadderListsInstFlag`: bool
    `hasLightInst`: bool
    `hasLightInstFlag`: bool
    `hasOccupyTimesInst`: bool
    `hasOccupyTimesInstFlag`: bool
    `hasPlaceIndexInst`: bool
    `hasPlaceIndexInstFlag`: bool
    `hasSpawnAttributesInst`: bool
    `hasSpawnAttributesInstFlag`: bool
    `hasTfAttributesInst`: bool
    `hasTfAttributesInstFlag`: bool
    `hasTfcAttributesInst`: bool
    `hasTfcAttributesInstFlag`: bool
    `hasUnknownAInst`: bool
    `hasUnknownAInstFlag`: bool
    `hasUnknownBInst`: bool
    `hasUnknownBInstFlag`: bool
    `hasUnknownCInst`: bool
    `hasUnknownCInstFlag`: bool
    `hasUnknownDInst`: bool
    `hasUnknownDInstFlag`: bool
    `hasUnknownEInst`: bool
    `hasUnknownEInstFlag`: bool
    `hasVisibleInst`: bool
    `hasVisibleInstFlag`: bool
  SourceNav_NavLadder* = ref object of KaitaiStruct
    `id`*: uint32
    `width`*: float32
    `top`*: SourceNav_Vec3
    `bottom`*: SourceNav_Vec3
    `length`*: float32
    `direction`*: uint32
    `isDangling`*: uint8
    `topForwardArea`*: uint32
    `topLeftArea`*: uint32
    `topRightArea`*: uint32
    `topBehindArea`*: uint32
    `bottomArea`*: uint32
    `parent`*: SourceNav
    `directionNameInst`: SourceNav_Side
    `directionNameInstFlag`: bool
    `hasDanglingFlagInst`: bool
    `hasDanglingFlagInstFlag`: bool
  SourceNav_OldEncounterSpot* = ref object of KaitaiStruct
    `position`*: SourceNav_Vec3
    `t`*: float32
    `parent`*: SourceNav_Encounter
  SourceNav_Place* = ref object of KaitaiStruct
    `lenName`*: uint16
    `name`*: seq[byte]
    `parent`*: KaitaiStruct
  SourceNav_TfAreaBits* = ref object of KaitaiStruct
    `blocked`*: bool
    `spawnRoomRed`*: bool
    `spawnRoomBlue`*: bool
    `spawnRoomExit`*: bool
    `hasAmmo`*: bool
    `hasHealth`*: bool
    `controlPoint`*: bool
    `blueSentryDanger`*: bool
    `redSentryDanger`*: bool
    `reserved1`*: uint64
    `blueSetupGate`*: bool
    `redSetupGate`*: bool
    `blockedAfterPointCapture`*: bool
    `blockedUntilPointCapture`*: bool
    `blueOneWayDoor`*: bool
    `redOneWayDoor`*: bool
    `withSecondPoint`*: bool
    `withThirdPoint`*: bool
    `withFourthPoint`*: bool
    `withFifthPoint`*: bool
    `sniperSpot`*: bool
    `sentrySpot`*: bool
    `escapeRoute`*: bool
    `escapeRouteVisible`*: bool
    `noSpawning`*: bool
    `rescueCloset`*: bool
    `bombCanDropHere`*: bool
    `doorNeverBlocks`*: bool
    `doorAlwaysBlocks`*: bool
    `unblockable`*: bool
    `reserved2`*: bool
    `parent`*: SourceNav_NavArea
  SourceNav_Vec3* = ref object of KaitaiStruct
    `x`*: float32
    `y`*: float32
    `z`*: float32
    `parent`*: KaitaiStruct
  SourceNav_VisibleArea* = ref object of KaitaiStruct
    `target`*: uint32
    `flags`*: uint8
    `parent`*: SourceNav_NavArea
    `hasFlagsInst`: bool
    `hasFlagsInstFlag`: bool

proc read*(_: typedesc[SourceNav], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): SourceNav
proc read*(_: typedesc[SourceNav_Approach], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_Approach
proc read*(_: typedesc[SourceNav_Encounter], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_Encounter
proc read*(_: typedesc[SourceNav_EncounterSpot], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_Encounter): SourceNav_EncounterSpot
proc read*(_: typedesc[SourceNav_HidingSpot], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_HidingSpot
proc read*(_: typedesc[SourceNav_HidingSpotBits], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_HidingSpot): SourceNav_HidingSpotBits
proc read*(_: typedesc[SourceNav_IdList], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_IdList
proc read*(_: typedesc[SourceNav_L4dHeader], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav): SourceNav_L4dHeader
proc read*(_: typedesc[SourceNav_L4dOldBlock], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_L4dOldBlock
proc read*(_: typedesc[SourceNav_L4dSpawnBits], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_L4dSpawnBits
proc read*(_: typedesc[SourceNav_NavArea], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav): SourceNav_NavArea
proc read*(_: typedesc[SourceNav_NavLadder], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav): SourceNav_NavLadder
proc read*(_: typedesc[SourceNav_OldEncounterSpot], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_Encounter): SourceNav_OldEncounterSpot
proc read*(_: typedesc[SourceNav_Place], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): SourceNav_Place
proc read*(_: typedesc[SourceNav_TfAreaBits], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_TfAreaBits
proc read*(_: typedesc[SourceNav_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): SourceNav_Vec3
proc read*(_: typedesc[SourceNav_VisibleArea], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_VisibleArea

proc game*(this: SourceNav): SourceNav_GameKind
proc gameVersion*(this: SourceNav): uint32
proc hasAnalysisFlag*(this: SourceNav): bool
proc hasBspSize*(this: SourceNav): bool
proc hasL4dPrologue*(this: SourceNav): bool
proc hasLadders*(this: SourceNav): bool
proc hasPlaces*(this: SourceNav): bool
proc hasRowTargets*(this: SourceNav): bool
proc hasSubVersion*(this: SourceNav): bool
proc hasTf2cTag*(this: SourceNav): bool
proc hasUnnamedFlag*(this: SourceNav): bool
proc isBase*(this: SourceNav): bool
proc isCs*(this: SourceNav): bool
proc isIns*(this: SourceNav): bool
proc isL4d*(this: SourceNav): bool
proc isTagged*(this: SourceNav): bool
proc isTf*(this: SourceNav): bool
proc isTfc*(this: SourceNav): bool
proc l4dVersion*(this: SourceNav): uint32
proc lenAttributes*(this: SourceNav): int8
proc numTeams*(this: SourceNav): int8
proc hereToNextWay*(this: SourceNav_Approach): SourceNav_Way
proc prevToHereWay*(this: SourceNav_Approach): SourceNav_Way
proc fromDirName*(this: SourceNav_Encounter): SourceNav_Side
proc hasSides*(this: SourceNav_Encounter): bool
proc isOld*(this: SourceNav_Encounter): bool
proc toDirName*(this: SourceNav_Encounter): SourceNav_Side
proc fraction*(this: SourceNav_EncounterSpot): float64
proc hasIdentity*(this: SourceNav_HidingSpot): bool
proc hasPopulation*(this: SourceNav_L4dHeader): bool
proc hasApproaches*(this: SourceNav_NavArea): bool
proc hasCsApproaches*(this: SourceNav_NavArea): bool
proc hasFogPlaceIndex*(this: SourceNav_NavArea): bool
proc hasInheritedVisibility*(this: SourceNav_NavArea): bool
proc hasInsAttributes*(this: SourceNav_NavArea): bool
proc hasLadderLists*(this: SourceNav_NavArea): bool
proc hasLight*(this: SourceNav_NavArea): bool
proc hasOccupyTimes*(this: SourceNav_NavArea): bool
proc hasPlaceIndex*(this: SourceNav_NavArea): bool
proc hasSpawnAttributes*(this: SourceNav_NavArea): bool
proc hasTfAttributes*(this: SourceNav_NavArea): bool
proc hasTfcAttributes*(this: SourceNav_NavArea): bool
proc hasUnknownA*(this: SourceNav_NavArea): bool
proc hasUnknownB*(this: SourceNav_NavArea): bool
proc hasUnknownC*(this: SourceNav_NavArea): bool
proc hasUnknownD*(this: SourceNav_NavArea): bool
proc hasUnknownE*(this: SourceNav_NavArea): bool
proc hasVisible*(this: SourceNav_NavArea): bool
proc directionName*(this: SourceNav_NavLadder): SourceNav_Side
proc hasDanglingFlag*(this: SourceNav_NavLadder): bool
proc hasFlags*(this: SourceNav_VisibleArea): bool


##[
The surface of one map on which bots, hostages, infected and NextBots walk:
rectangles along the axes ("areas") with a height for each corner, the links
between them, and what an analysis of the map has found.

World units are those of the map, about an inch (0.0254 m) each; z points up,
times are seconds. North is towards -y, east towards +x, south towards +y,
west towards -x; the enums `side`, `corner` and `way` have the engine's
numbers for sides, corners and how one goes.

`version` identifies the layout of the engine. What games add depends on
`sub_version`, whose numbers each game counts for itself: the decision `game`
says whose they are. Games differ by at least a byte in every area, so that a
wrong choice does not end where the file does. Ids of areas and ladders are
not 0, which means none; ids of hiding spots begin at 0.

@see <a href="https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp">Source</a>
@see <a href="https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp">Source</a>
@see <a href="https://developer.valvesoftware.com/wiki/NAV_(file_format)">Source</a>
]##
proc read*(_: typedesc[SourceNav], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): SourceNav =
  template this: untyped = result
  this = new(SourceNav)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Marks a navigation mesh; the bytes CE FA ED FE.
  ]##
  let magicExpr = this.io.readU4le()
  this.magic = magicExpr

  ##[
  Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
to 16 in the measured files; 30 and above is another format.

  ]##
  let versionExpr = this.io.readU4le()
  this.version = versionExpr

  ##[
  Layout of what the game adds, by a count of its own: 0 nothing (Garry's
Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
Classic, 257 Team Fortress 2 Classified.

  ]##
  if this.hasSubVersion:
    let subVersionExpr = this.io.readU4le()
    this.subVersion = subVersionExpr

  ##[
  Size of the map's file when the mesh was saved; the engine calls the mesh
out of date when they differ. 525,252 to 765,058,988 in the measured
files.

  ]##
  if this.hasBspSize:
    let bspSizeExpr = this.io.readU4le()
    this.bspSize = bspSizeExpr

  ##[
  Whether the mesh has been analysed, 0 or 1.
  ]##
  if this.hasAnalysisFlag:
    let isAnalyzedExpr = this.io.readU1()
    this.isAnalyzed = isAnalyzedExpr

  ##[
  Entries of the place directory; 0 to 60 in the measured files.
  ]##
  if this.hasPlaces:
    let numPlacesExpr = this.io.readU2le()
    this.numPlaces = numPlacesExpr

  ##[
  Names of places: call-outs such as BombsiteA in Counter-Strike, names of
populations in Left 4 Dead and Left 4 Dead 2.

  ]##
  if this.hasPlaces:
    for i in 0 ..< int(this.numPlaces):
      let it = SourceNav_Place.read(this.io, this.root, this)
      this.places.add(it)

  ##[
  Whether some area belongs to no place, 0 or 1.
  ]##
  if this.hasUnnamedFlag:
    let hasUnnamedAreasExpr = this.io.readU1()
    this.hasUnnamedAreas = hasUnnamedAreasExpr

  ##[
  Data that Left 4 Dead stores before the areas.
  ]##
  if this.hasL4dPrologue:
    let l4dPrologueExpr = SourceNav_L4dHeader.read(this.io, this.root, this)
    this.l4dPrologue = l4dPrologueExpr

  ##[
  What Team Fortress 2 Classic stores before the areas, by the same hook of
the engine; its successor Classified stores nothing there.

  ]##
  if this.isTagged:
    let tf2cTagExpr = this.io.readBytes(int(4))
    this.tf2cTag = tf2cTagExpr

  ##[
  Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
measured files; both engines refuse 0.

  ]##
  let numAreasExpr = this.io.readU4le()
  this.numAreas = numAreasExpr

  ##[
  The areas. Left 4 Dead 2 names visible areas by their row in this list, so
that the order counts there.

  ]##
  for i in 0 ..< int(this.numAreas):
    let it = SourceNav_NavArea.read(this.io, this.root, this)
    this.areas.add(it)

  ##[
  Ladders that follow; 0 to 95 in the measured files.
  ]##
  if this.hasLadders:
    let numLaddersExpr = this.io.readU4le()
    this.numLadders = numLaddersExpr

  ##[
  The ladders; GoldSrc makes them from the map instead.
  ]##
  if this.hasLadders:
    for i in 0 ..< int(this.numLadders):
      let it = SourceNav_NavLadder.read(this.io, this.root, this)
      this.ladders.add(it)

  ##[
  How far areas are tested for being seen, probably; 0 selects the
engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.

  ]##
  if this.isL4d:
    let maxViewDistanceExpr = this.io.readF4le()
    this.maxViewDistance = maxViewDistanceExpr

  ##[
  Bytes after the mesh, which the engines do not read. GoldSrc does not
shorten a file when it saves a smaller mesh over a larger one, so that 42
of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
all other files.

  ]##
  let tailExpr = this.io.readBytesFull()
  this.tail = tailExpr

proc game(this: SourceNav): SourceNav_GameKind = 

  ##[
  The game that wrote the file, which says what `sub_version` means. Right
for all known files; reading to the last byte is the proof.

  ]##
  if this.gameInstFlag:
    return this.gameInst
  let gameInstExpr = SourceNav_GameKind((if this.version < 10: source_nav.base else: (if this.subVersion == 1: source_nav.cs else: (if this.subVersion == 2: source_nav.tf else: (if  ((this.subVersion == 3) or (this.subVersion == 4)) : source_nav.ins else: (if  ((this.subVersion >= 5) and (this.subVersion <= 14)) : source_nav.l4d else: (if  ((this.subVersion == 256) or (this.subVersion == 257)) : source_nav.tfc else: source_nav.base)))))))
  this.gameInst = gameInstExpr
  this.gameInstFlag = true
  return this.gameInst

proc gameVersion(this: SourceNav): uint32 = 

  ##[
  The `sub_version`, 0 where none is stored.
  ]##
  if this.gameVersionInstFlag:
    return this.gameVersionInst
  let gameVersionInstExpr = uint32((if this.hasSubVersion: (uint32(this.subVersion)) else: 0))
  this.gameVersionInst = gameVersionInstExpr
  this.gameVersionInstFlag = true
  return this.gameVersionInst

proc hasAnalysisFlag(this: SourceNav): bool = 

  ##[
  Whether `is_analyzed` is stored.
  ]##
  if this.hasAnalysisFlagInstFlag:
    return this.hasAnalysisFlagInst
  let hasAnalysisFlagInstExpr = bool(this.version >= 14)
  this.hasAnalysisFlagInst = hasAnalysisFlagInstExpr
  this.hasAnalysisFlagInstFlag = true
  return this.hasAnalysisFlagInst

proc hasBspSize(this: SourceNav): bool = 

  ##[
  Whether `bsp_size` is stored.
  ]##
  if this.hasBspSizeInstFlag:
    return this.hasBspSizeInst
  let hasBspSizeInstExpr = bool(this.version >= 4)
  this.hasBspSizeInst = hasBspSizeInstExpr
  this.hasBspSizeInstFlag = true
  return this.hasBspSizeInst

proc hasL4dPrologue(this: SourceNav): bool = 

  ##[
  Whether anything is stored between the places and the areas.
  ]##
  if this.hasL4dPrologueInstFlag:
    return this.hasL4dPrologueInst
  let hasL4dPrologueInstExpr = bool(this.l4dVersion >= 8)
  this.hasL4dPrologueInst = hasL4dPrologueInstExpr
  this.hasL4dPrologueInstFlag = true
  return this.hasL4dPrologueInst

proc hasLadders(this: SourceNav): bool = 

  ##[
  Whether ladders are stored.
  ]##
  if this.hasLaddersInstFlag:
    return this.hasLaddersInst
  let hasLaddersInstExpr = bool(this.version >= 6)
  this.hasLaddersInst = hasLaddersInstExpr
  this.hasLaddersInstFlag = true
  return this.hasLaddersInst

proc hasPlaces(this: SourceNav): bool = 

  ##[
  Whether the place directory is stored.
  ]##
  if this.hasPlacesInstFlag:
    return this.hasPlacesInst
  let hasPlacesInstExpr = bool(this.version >= 5)
  this.hasPlacesInst = hasPlacesInstExpr
  this.hasPlacesInstFlag = true
  return this.hasPlacesInst

proc hasRowTargets(this: SourceNav): bool = 

  ##[
  Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
and not by their id, as all other games do, Left 4 Dead among them.

  ]##
  if this.hasRowTargetsInstFlag:
    return this.hasRowTargetsInst
  let hasRowTargetsInstExpr = bool(this.l4dVersion >= 14)
  this.hasRowTargetsInst = hasRowTargetsInstExpr
  this.hasRowTargetsInstFlag = true
  return this.hasRowTargetsInst

proc hasSubVersion(this: SourceNav): bool = 

  ##[
  Whether `sub_version` is stored.
  ]##
  if this.hasSubVersionInstFlag:
    return this.hasSubVersionInst
  let hasSubVersionInstExpr = bool(this.version >= 10)
  this.hasSubVersionInst = hasSubVersionInstExpr
  this.hasSubVersionInstFlag = true
  return this.hasSubVersionInst

proc hasTf2cTag(this: SourceNav): bool = 

  ##[
  Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
Right for all known files; reading to the last byte is the proof.

  ]##
  if this.hasTf2cTagInstFlag:
    return this.hasTf2cTagInst
  let hasTf2cTagInstExpr = bool( ((this.hasSubVersion) and (this.subVersion == 256)) )
  this.hasTf2cTagInst = hasTf2cTagInstExpr
  this.hasTf2cTagInstFlag = true
  return this.hasTf2cTagInst

proc hasUnnamedFlag(this: SourceNav): bool = 

  ##[
  Whether `has_unnamed_areas` is stored.
  ]##
  if this.hasUnnamedFlagInstFlag:
    return this.hasUnnamedFlagInst
  let hasUnnamedFlagInstExpr = bool(this.version >= 12)
  this.hasUnnamedFlagInst = hasUnnamedFlagInstExpr
  this.hasUnnamedFlagInstFlag = true
  return this.hasUnnamedFlagInst

proc isBase(this: SourceNav): bool = 

  ##[
  Whether the game adds nothing.
  ]##
  if this.isBaseInstFlag:
    return this.isBaseInst
  let isBaseInstExpr = bool(this.game == source_nav.base)
  this.isBaseInst = isBaseInstExpr
  this.isBaseInstFlag = true
  return this.isBaseInst

proc isCs(this: SourceNav): bool = 

  ##[
  Whether Counter-Strike has added approach records.
  ]##
  if this.isCsInstFlag:
    return this.isCsInst
  let isCsInstExpr = bool( ((this.game == source_nav.cs) and (this.gameVersion >= 1)) )
  this.isCsInst = isCsInstExpr
  this.isCsInstFlag = true
  return this.isCsInst

proc isIns(this: SourceNav): bool = 

  ##[
  Whether Insurgency has added attributes.
  ]##
  if this.isInsInstFlag:
    return this.isInsInst
  let isInsInstExpr = bool( ((this.game == source_nav.ins) and (this.gameVersion >= 2)) )
  this.isInsInst = isInsInstExpr
  this.isInsInstFlag = true
  return this.isInsInst

proc isL4d(this: SourceNav): bool = 

  ##[
  Whether a game of the Left 4 Dead family wrote the file.
  ]##
  if this.isL4dInstFlag:
    return this.isL4dInst
  let isL4dInstExpr = bool(this.game == source_nav.l4d)
  this.isL4dInst = isL4dInstExpr
  this.isL4dInstFlag = true
  return this.isL4dInst

proc isTagged(this: SourceNav): bool = 

  ##[
  Whether `tf2c_tag` is stored.
  ]##
  if this.isTaggedInstFlag:
    return this.isTaggedInst
  let isTaggedInstExpr = bool( ((this.isTfc) and (this.hasTf2cTag)) )
  this.isTaggedInst = isTaggedInstExpr
  this.isTaggedInstFlag = true
  return this.isTaggedInst

proc isTf(this: SourceNav): bool = 

  ##[
  Whether Team Fortress 2 has added attributes.
  ]##
  if this.isTfInstFlag:
    return this.isTfInst
  let isTfInstExpr = bool( ((this.game == source_nav.tf) and (this.gameVersion >= 2)) )
  this.isTfInst = isTfInstExpr
  this.isTfInstFlag = true
  return this.isTfInst

proc isTfc(this: SourceNav): bool = 

  ##[
  Whether Team Fortress 2 Classic or Classified has added attributes.
  ]##
  if this.isTfcInstFlag:
    return this.isTfcInst
  let isTfcInstExpr = bool(this.game == source_nav.tfc)
  this.isTfcInst = isTfcInstExpr
  this.isTfcInstFlag = true
  return this.isTfcInst

proc l4dVersion(this: SourceNav): uint32 = 

  ##[
  The `sub_version` of the Left 4 Dead family, 0 for other games.
  ]##
  if this.l4dVersionInstFlag:
    return this.l4dVersionInst
  let l4dVersionInstExpr = uint32((if this.isL4d: (uint32(this.gameVersion)) else: 0))
  this.l4dVersionInst = l4dVersionInstExpr
  this.l4dVersionInstFlag = true
  return this.l4dVersionInst

proc lenAttributes(this: SourceNav): int8 = 

  ##[
  Bytes of the attributes of an area.
  ]##
  if this.lenAttributesInstFlag:
    return this.lenAttributesInst
  let lenAttributesInstExpr = int8((if this.version >= 13: 4 else: (if this.version >= 9: 2 else: 1)))
  this.lenAttributesInst = lenAttributesInstExpr
  this.lenAttributesInstFlag = true
  return this.lenAttributesInst

proc numTeams(this: SourceNav): int8 = 

  ##[
  Times that an area has in `earliest_occupy_time`.
  ]##
  if this.numTeamsInstFlag:
    return this.numTeamsInst
  let numTeamsInstExpr = int8((if this.isTfc: 4 else: 2))
  this.numTeamsInst = numTeamsInstExpr
  this.numTeamsInstFlag = true
  return this.numTeamsInst

proc fromFile*(_: typedesc[SourceNav], filename: string): SourceNav =
  SourceNav.read(newKaitaiFileStream(filename), nil, nil)


##[
A way on which an enemy comes into view of an area: over `prev_area` into
`here_area`, the last area that is seen, and on to `next_area`. Codes of
how one goes are those of the enum `way`, but to version 9 the code 7 is
none. Which one it is in versions 10 to 15 is not known.

]##
proc read*(_: typedesc[SourceNav_Approach], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_Approach =
  template this: untyped = result
  this = new(SourceNav_Approach)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Id of the area that is approached.
  ]##
  let hereAreaExpr = this.io.readU4le()
  this.hereArea = hereAreaExpr

  ##[
  Id of its neighbour on the near side; 0 exactly where `here_area` is
the area that holds the record.

  ]##
  let prevAreaExpr = this.io.readU4le()
  this.prevArea = prevAreaExpr

  ##[
  How one goes from `prev_area` to `here_area`, or back.
  ]##
  let prevToHereHowExpr = this.io.readU1()
  this.prevToHereHow = prevToHereHowExpr

  ##[
  Id of its neighbour on the far side, which is out of view.
  ]##
  let nextAreaExpr = this.io.readU4le()
  this.nextArea = nextAreaExpr

  ##[
  How one goes from `here_area` to `next_area`, or back.
  ]##
  let hereToNextHowExpr = this.io.readU1()
  this.hereToNextHow = hereToNextHowExpr

proc hereToNextWay(this: SourceNav_Approach): SourceNav_Way = 

  ##[
  Meaning of `here_to_next_how`, by the codes of the version.
  ]##
  if this.hereToNextWayInstFlag:
    return this.hereToNextWayInst
  let hereToNextWayInstExpr = SourceNav_Way((if this.hereToNextHow == 0: source_nav.go_north else: (if this.hereToNextHow == 1: source_nav.go_east else: (if this.hereToNextHow == 2: source_nav.go_south else: (if this.hereToNextHow == 3: source_nav.go_west else: (if this.hereToNextHow == 4: source_nav.ladder_up else: (if this.hereToNextHow == 5: source_nav.ladder_down else: (if this.hereToNextHow == 6: source_nav.jump else: (if SourceNav(this.root).version <= 9: (if this.hereToNextHow == 7: source_nav.none else: source_nav.no_such_way) else: (if this.hereToNextHow == 7: source_nav.elevator_up else: (if this.hereToNextHow == 8: source_nav.elevator_down else: (if this.hereToNextHow == 9: source_nav.none else: source_nav.no_such_way))))))))))))
  this.hereToNextWayInst = hereToNextWayInstExpr
  this.hereToNextWayInstFlag = true
  return this.hereToNextWayInst

proc prevToHereWay(this: SourceNav_Approach): SourceNav_Way = 

  ##[
  Meaning of `prev_to_here_how`, by the codes of the version.
  ]##
  if this.prevToHereWayInstFlag:
    return this.prevToHereWayInst
  let prevToHereWayInstExpr = SourceNav_Way((if this.prevToHereHow == 0: source_nav.go_north else: (if this.prevToHereHow == 1: source_nav.go_east else: (if this.prevToHereHow == 2: source_nav.go_south else: (if this.prevToHereHow == 3: source_nav.go_west else: (if this.prevToHereHow == 4: source_nav.ladder_up else: (if this.prevToHereHow == 5: source_nav.ladder_down else: (if this.prevToHereHow == 6: source_nav.jump else: (if SourceNav(this.root).version <= 9: (if this.prevToHereHow == 7: source_nav.none else: source_nav.no_such_way) else: (if this.prevToHereHow == 7: source_nav.elevator_up else: (if this.prevToHereHow == 8: source_nav.elevator_down else: (if this.prevToHereHow == 9: source_nav.none else: source_nav.no_such_way))))))))))))
  this.prevToHereWayInst = prevToHereWayInstExpr
  this.prevToHereWayInstFlag = true
  return this.prevToHereWayInst

proc fromFile*(_: typedesc[SourceNav_Approach], filename: string): SourceNav_Approach =
  SourceNav_Approach.read(newKaitaiFileStream(filename), nil, nil)


##[
A straight path through an area, with the hiding spots seen from it.
]##
proc read*(_: typedesc[SourceNav_Encounter], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_Encounter =
  template this: untyped = result
  this = new(SourceNav_Encounter)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Id of the area from which one comes; 0 where it is lost.
  ]##
  let fromAreaExpr = this.io.readU4le()
  this.fromArea = fromAreaExpr

  ##[
  Side of this area on which `from_area` is connected.
  ]##
  if this.hasSides:
    let fromDirExpr = this.io.readU1()
    this.fromDir = fromDirExpr

  ##[
  Id of the area into which one goes; 0 where it is lost.
  ]##
  let toAreaExpr = this.io.readU4le()
  this.toArea = toAreaExpr

  ##[
  Side of this area on which `to_area` is connected.
  ]##
  if this.hasSides:
    let toDirExpr = this.io.readU1()
    this.toDir = toDirExpr

  ##[
  Begin of the path; the engine discards it.
  ]##
  if this.isOld:
    let pathFromExpr = SourceNav_Vec3.read(this.io, this.root, this)
    this.pathFrom = pathFromExpr

  ##[
  End of the path; the engine discards it.
  ]##
  if this.isOld:
    let pathToExpr = SourceNav_Vec3.read(this.io, this.root, this)
    this.pathTo = pathToExpr

  ##[
  Spots that follow; 0 to 233 in the measured files.
  ]##
  let numSpotsExpr = this.io.readU1()
  this.numSpots = numSpotsExpr

  ##[
  Spots in the order in which they come into view.
  ]##
  if this.hasSides:
    for i in 0 ..< int(this.numSpots):
      let it = SourceNav_EncounterSpot.read(this.io, this.root, this)
      this.spots.add(it)

  ##[
  Spots of versions 1 and 2; the engine discards them.
  ]##
  if this.isOld:
    for i in 0 ..< int(this.numSpots + 0):
      let it = SourceNav_OldEncounterSpot.read(this.io, this.root, this)
      this.oldSpots.add(it)

proc fromDirName(this: SourceNav_Encounter): SourceNav_Side = 

  ##[
  Meaning of `from_dir`.
  ]##
  if this.fromDirNameInstFlag:
    return this.fromDirNameInst
  let fromDirNameInstExpr = SourceNav_Side(SourceNav_Side(this.fromDir))
  this.fromDirNameInst = fromDirNameInstExpr
  this.fromDirNameInstFlag = true
  return this.fromDirNameInst

proc hasSides(this: SourceNav_Encounter): bool = 

  ##[
  Whether the form of version 3 and later is stored.
  ]##
  if this.hasSidesInstFlag:
    return this.hasSidesInst
  let hasSidesInstExpr = bool(SourceNav(this.root).version >= 3)
  this.hasSidesInst = hasSidesInstExpr
  this.hasSidesInstFlag = true
  return this.hasSidesInst

proc isOld(this: SourceNav_Encounter): bool = 

  ##[
  Whether the form of versions 1 and 2 is stored.
  ]##
  if this.isOldInstFlag:
    return this.isOldInst
  let isOldInstExpr = bool(SourceNav(this.root).version < 3)
  this.isOldInst = isOldInstExpr
  this.isOldInstFlag = true
  return this.isOldInst

proc toDirName(this: SourceNav_Encounter): SourceNav_Side = 

  ##[
  Meaning of `to_dir`.
  ]##
  if this.toDirNameInstFlag:
    return this.toDirNameInst
  let toDirNameInstExpr = SourceNav_Side(SourceNav_Side(this.toDir))
  this.toDirNameInst = toDirNameInstExpr
  this.toDirNameInstFlag = true
  return this.toDirNameInst

proc fromFile*(_: typedesc[SourceNav_Encounter], filename: string): SourceNav_Encounter =
  SourceNav_Encounter.read(newKaitaiFileStream(filename), nil, nil)


##[
A hiding spot that is seen from a path.
]##
proc read*(_: typedesc[SourceNav_EncounterSpot], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_Encounter): SourceNav_EncounterSpot =
  template this: untyped = result
  this = new(SourceNav_EncounterSpot)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Id of a hiding spot of any area; also 0 where the spot is lost.
  ]##
  let spotIdExpr = this.io.readU4le()
  this.spotId = spotIdExpr

  ##[
  Part of the path at which the spot comes into view; 255 is the end.
  ]##
  let tExpr = this.io.readU1()
  this.t = tExpr

proc fraction(this: SourceNav_EncounterSpot): float64 = 

  ##[
  The same as a part of the path, 0 to 1.
  ]##
  if this.fractionInstFlag:
    return this.fractionInst
  let fractionInstExpr = float64((float64(this.t)) * 0.00392156862745098)
  this.fractionInst = fractionInstExpr
  this.fractionInstFlag = true
  return this.fractionInst

proc fromFile*(_: typedesc[SourceNav_EncounterSpot], filename: string): SourceNav_EncounterSpot =
  SourceNav_EncounterSpot.read(newKaitaiFileStream(filename), nil, nil)


##[
A point at which a bot hides, or from which it shoots.
]##
proc read*(_: typedesc[SourceNav_HidingSpot], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_HidingSpot =
  template this: untyped = result
  this = new(SourceNav_HidingSpot)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Id of the spot, unique in the file; counted from 0 in the order of the
measured files.

  ]##
  if this.hasIdentity:
    let idExpr = this.io.readU4le()
    this.id = idExpr

  ##[
  On the floor.
  ]##
  let positionExpr = SourceNav_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Quality of the spot; version 1 takes all spots for cover.
  ]##
  if this.hasIdentity:
    let flagsExpr = SourceNav_HidingSpotBits.read(this.io, this.root, this)
    this.flags = flagsExpr

proc hasIdentity(this: SourceNav_HidingSpot): bool = 

  ##[
  Whether id and flags are stored.
  ]##
  if this.hasIdentityInstFlag:
    return this.hasIdentityInst
  let hasIdentityInstExpr = bool(SourceNav(this.root).version >= 2)
  this.hasIdentityInst = hasIdentityInstExpr
  this.hasIdentityInstFlag = true
  return this.hasIdentityInst

proc fromFile*(_: typedesc[SourceNav_HidingSpot], filename: string): SourceNav_HidingSpot =
  SourceNav_HidingSpot.read(newKaitaiFileStream(filename), nil, nil)


##[
What a hiding spot is good for.
]##
proc read*(_: typedesc[SourceNav_HidingSpotBits], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_HidingSpot): SourceNav_HidingSpotBits =
  template this: untyped = result
  this = new(SourceNav_HidingSpotBits)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  In a corner with hard cover.
  ]##
  let inCoverExpr = this.io.readBitsIntLe(1) != 0
  this.inCover = inCoverExpr

  ##[
  A sniper can fire well along a line.
  ]##
  let goodSniperSpotExpr = this.io.readBitsIntLe(1) != 0
  this.goodSniperSpot = goodSniperSpotExpr

  ##[
  A sniper sees far or much from here.
  ]##
  let idealSniperSpotExpr = this.io.readBitsIntLe(1) != 0
  this.idealSniperSpot = idealSniperSpotExpr

  ##[
  In the open, mostly on a ledge; not known to GoldSrc.
  ]##
  let exposedExpr = this.io.readBitsIntLe(1) != 0
  this.exposed = exposedExpr

  ##[
  Not used; 0 in the measured files.
  ]##
  let reservedExpr = this.io.readBitsIntLe(4)
  this.reserved = reservedExpr

proc fromFile*(_: typedesc[SourceNav_HidingSpotBits], filename: string): SourceNav_HidingSpotBits =
  SourceNav_HidingSpotBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Ids of areas or of ladders.
]##
proc read*(_: typedesc[SourceNav_IdList], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_IdList =
  template this: untyped = result
  this = new(SourceNav_IdList)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Ids that follow; 0 to 24 in the measured files.
  ]##
  let numIdsExpr = this.io.readU4le()
  this.numIds = numIdsExpr

  ##[
  Ids of the areas or ladders in the list.
  ]##
  for i in 0 ..< int(this.numIds):
    let it = this.io.readU4le()
    this.ids.add(it)

proc fromFile*(_: typedesc[SourceNav_IdList], filename: string): SourceNav_IdList =
  SourceNav_IdList.read(newKaitaiFileStream(filename), nil, nil)


##[
What Left 4 Dead stores between the place directory and the areas.
@see <a href="https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp">Source</a>
]##
proc read*(_: typedesc[SourceNav_L4dHeader], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav): SourceNav_L4dHeader =
  template this: untyped = result
  this = new(SourceNav_L4dHeader)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Name of the population that areas without one of their own take, such
as default or c1streets.

  ]##
  if this.hasPopulation:
    let populationExpr = this.io.readBytesTerm(0, false, true, true)
    this.population = populationExpr

  ##[
  Names that follow; 0 in the measured files.
  ]##
  let numFogPlacesExpr = this.io.readU2le()
  this.numFogPlaces = numFogPlacesExpr

  ##[
  Names of places with fog of their own.
  ]##
  for i in 0 ..< int(this.numFogPlaces):
    let it = SourceNav_Place.read(this.io, this.root, this)
    this.fogPlaces.add(it)

proc hasPopulation(this: SourceNav_L4dHeader): bool = 

  ##[
  Whether `population` is stored.
  ]##
  if this.hasPopulationInstFlag:
    return this.hasPopulationInst
  let hasPopulationInstExpr = bool(SourceNav(this.root).l4dVersion >= 12)
  this.hasPopulationInst = hasPopulationInstExpr
  this.hasPopulationInstFlag = true
  return this.hasPopulationInst

proc fromFile*(_: typedesc[SourceNav_L4dHeader], filename: string): SourceNav_L4dHeader =
  SourceNav_L4dHeader.read(newKaitaiFileStream(filename), nil, nil)


##[
Twenty bytes of early sub-versions of Left 4 Dead.
]##
proc read*(_: typedesc[SourceNav_L4dOldBlock], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_L4dOldBlock =
  template this: untyped = result
  this = new(SourceNav_L4dOldBlock)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Not known.
  ]##
  let unknownD1Expr = this.io.readU4le()
  this.unknownD1 = unknownD1Expr

  ##[
  Not known.
  ]##
  let unknownD2Expr = this.io.readU4le()
  this.unknownD2 = unknownD2Expr

  ##[
  Not known.
  ]##
  let unknownD3Expr = this.io.readF4le()
  this.unknownD3 = unknownD3Expr

  ##[
  Not known.
  ]##
  let unknownD4Expr = this.io.readF4le()
  this.unknownD4 = unknownD4Expr

  ##[
  Not known.
  ]##
  let unknownD5Expr = this.io.readU4le()
  this.unknownD5 = unknownD5Expr

proc fromFile*(_: typedesc[SourceNav_L4dOldBlock], filename: string): SourceNav_L4dOldBlock =
  SourceNav_L4dOldBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
What the director of Left 4 Dead may do in an area, 32 bits.
]##
proc read*(_: typedesc[SourceNav_L4dSpawnBits], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_L4dSpawnBits =
  template this: untyped = result
  this = new(SourceNav_L4dSpawnBits)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Not used; 0 in the measured files.
  ]##
  let reserved1Expr = this.io.readBitsIntLe(1) != 0
  this.reserved1 = reserved1Expr

  ##[
  No wandering infected are placed here.
  ]##
  let emptyExpr = this.io.readBitsIntLe(1) != 0
  this.empty = emptyExpr

  ##[
  Not known.
  ]##
  let stopScanExpr = this.io.readBitsIntLe(1) != 0
  this.stopScan = stopScanExpr

  ##[
  Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
measured files.

  ]##
  let hasOldBlockExpr = this.io.readBitsIntLe(1) != 0
  this.hasOldBlock = hasOldBlockExpr

  ##[
  Not used; 0 in the measured files.
  ]##
  let reserved2Expr = this.io.readBitsIntLe(1) != 0
  this.reserved2 = reserved2Expr

  ##[
  A strong place for survivor bots to defend.
  ]##
  let battlestationExpr = this.io.readBitsIntLe(1) != 0
  this.battlestation = battlestationExpr

  ##[
  Infected come from here during the finale.
  ]##
  let finaleExpr = this.io.readBitsIntLe(1) != 0
  this.finale = finaleExpr

  ##[
  Survivors start here.
  ]##
  let playerStartExpr = this.io.readBitsIntLe(1) != 0
  this.playerStart = playerStartExpr

  ##[
  Region of an event, to which spawning is limited.
  ]##
  let battlefieldExpr = this.io.readBitsIntLe(1) != 0
  this.battlefield = battlefieldExpr

  ##[
  Infected come although survivors see the area.
  ]##
  let ignoreVisibilityExpr = this.io.readBitsIntLe(1) != 0
  this.ignoreVisibility = ignoreVisibilityExpr

  ##[
  Never counts as cleared.
  ]##
  let notClearableExpr = this.io.readBitsIntLe(1) != 0
  this.notClearable = notClearableExpr

  ##[
  Safe room.
  ]##
  let checkpointExpr = this.io.readBitsIntLe(1) != 0
  this.checkpoint = checkpointExpr

  ##[
  Infected may come in view, out of fog, water or plants.
  ]##
  let obscuredExpr = this.io.readBitsIntLe(1) != 0
  this.obscured = obscuredExpr

  ##[
  No mob comes from here.
  ]##
  let noMobsExpr = this.io.readBitsIntLe(1) != 0
  this.noMobs = noMobsExpr

  ##[
  Preferred for Tank or Witch.
  ]##
  let threatExpr = this.io.readBitsIntLe(1) != 0
  this.threat = threatExpr

  ##[
  Region of the rescue vehicle.
  ]##
  let rescueVehicleExpr = this.io.readBitsIntLe(1) != 0
  this.rescueVehicle = rescueVehicleExpr

  ##[
  The dead come back here.
  ]##
  let rescueClosetExpr = this.io.readBitsIntLe(1) != 0
  this.rescueCloset = rescueClosetExpr

  ##[
  On the way from start to end, as the analysis finds it; 0 in the
measured files.

  ]##
  let escapeRouteExpr = this.io.readBitsIntLe(1) != 0
  this.escapeRoute = escapeRouteExpr

  ##[
  Set while the game runs; 0 in the measured files.
  ]##
  let destroyedDoorExpr = this.io.readBitsIntLe(1) != 0
  this.destroyedDoor = destroyedDoorExpr

  ##[
  Neither Tank nor Witch.
  ]##
  let nothreatExpr = this.io.readBitsIntLe(1) != 0
  this.nothreat = nothreatExpr

  ##[
  Infected may lie here.
  ]##
  let lyingdownExpr = this.io.readBitsIntLe(1) != 0
  this.lyingdown = lyingdownExpr

  ##[
  Not used; 0 in the measured files.
  ]##
  let reserved3Expr = this.io.readBitsIntLe(3)
  this.reserved3 = reserved3Expr

  ##[
  Not known; 0 in the measured files.
  ]##
  let compassNorthExpr = this.io.readBitsIntLe(1) != 0
  this.compassNorth = compassNorthExpr

  ##[
  Not known; 0 in the measured files.
  ]##
  let compassNortheastExpr = this.io.readBitsIntLe(1) != 0
  this.compassNortheast = compassNortheastExpr

  ##[
  Not known; 0 in the measured files.
  ]##
  let compassEastExpr = this.io.readBitsIntLe(1) != 0
  this.compassEast = compassEastExpr

  ##[
  Not known; 0 in the measured files.
  ]##
  let compassSoutheastExpr = this.io.readBitsIntLe(1) != 0
  this.compassSoutheast = compassSoutheastExpr

  ##[
  Not known; 0 in the measured files.
  ]##
  let compassSouthExpr = this.io.readBitsIntLe(1) != 0
  this.compassSouth = compassSouthExpr

  ##[
  Not known; 0 in the measured files.
  ]##
  let compassSouthwestExpr = this.io.readBitsIntLe(1) != 0
  this.compassSouthwest = compassSouthwestExpr

  ##[
  Not known; 0 in the measured files.
  ]##
  let compassWestExpr = this.io.readBitsIntLe(1) != 0
  this.compassWest = compassWestExpr

  ##[
  Not known; 0 in the measured files.
  ]##
  let compassNorthwestExpr = this.io.readBitsIntLe(1) != 0
  this.compassNorthwest = compassNorthwestExpr

proc fromFile*(_: typedesc[SourceNav_L4dSpawnBits], filename: string): SourceNav_L4dSpawnBits =
  SourceNav_L4dSpawnBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A rectangle on which one can walk, and its properties.
@see <a href="https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp">Source</a>
]##
proc read*(_: typedesc[SourceNav_NavArea], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav): SourceNav_NavArea =
  template this: untyped = result
  this = new(SourceNav_NavArea)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Id of the area, which is not 0 and unique in the file; 1 to 820,337
in the measured files, with gaps.

  ]##
  let idExpr = this.io.readU4le()
  this.id = idExpr

  ##[
  Properties, one bit each; how many there are depends on the version,
and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
four.

- `crouch`: Bots have to crouch here; their search of a way adds 20
  times the length.
- `jump`: Bots have to jump here; their search of a way adds 5 times
  the length. Used while the mesh is made.
- `precise`: Bots follow the area exactly, and do not avoid obstacles.
- `no_jump`: Bots do not jump at breaks of the height.
- `stop`: Bots stop when they enter.
- `run`: Bots run here.
- `walk`: Bots walk here.
- `avoid`: Bots come here only where the alternatives are worse.
- `transient`: The way of bots may become blocked here, and is tested
  now and then.
- `dont_hide`: Bots find no hiding spots here.
- `stand`: Bots that hide here stand, and do not crouch.
- `no_hostages`: Hostages keep out.
- `stairs`: Bots walk up these steps, and do not climb or jump; found
  again on each load.
- `no_merge`: The editor never merges the area.
- `obstacle_top`: Bots climb to this point on top of an obstacle.
- `cliff`: The ground falls by 300 units or more beside the area.
- `tank_only`: Left 4 Dead: only the Tank finds its way here.
- `blocked_lua`: Garry's Mod: a script has blocked the area.
- `mob_only`: Left 4 Dead: only common infected find their way here.
- `playerclip`: Left 4 Dead 2: the area lies in player clip.
- `breakablewall`: Left 4 Dead 2: infected can break a wall here.
- `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
  run time.
- `outside_world`: Left 4 Dead 2: the area lies outside the world; set
  at run time.
- `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
- `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
  such areas have four equal heights.
- `func_cost`: Other games: a `func_nav_cost` has set a cost for the
  area; cleared on each load.
- `has_elevator`: The area is in the way of an elevator.
- `nav_blocker`: A `func_nav_blocker` has blocked the area.

  ]##
  block:
    let on = SourceNav(this.root).lenAttributes
    if on == 1:
      let attributesExpr = uint32(this.io.readU1())
      this.attributes = attributesExpr
    elif on == 2:
      let attributesExpr = uint32(this.io.readU2le())
      this.attributes = attributesExpr
    else:
      let attributesExpr = this.io.readU4le()
      this.attributes = attributesExpr

  ##[
  The corner of the lowest x and y, with its height.
  ]##
  let nwExpr = SourceNav_Vec3.read(this.io, this.root, this)
  this.nw = nwExpr

  ##[
  The corner of the highest x and y, with its height.
  ]##
  let seExpr = SourceNav_Vec3.read(this.io, this.root, this)
  this.se = seExpr

  ##[
  Height of the corner at the x of `se` and the y of `nw`.
  ]##
  let neZExpr = this.io.readF4le()
  this.neZ = neZExpr

  ##[
  Height of the corner at the x of `nw` and the y of `se`.
  ]##
  let swZExpr = this.io.readF4le()
  this.swZ = swZExpr

  ##[
  For each side the areas into which one gets over it; the way back is a
connection of its own.

  ]##
  for i in 0 ..< int(4):
    let it = SourceNav_IdList.read(this.io, this.root, this)
    this.connections.add(it)

  ##[
  Hiding spots that follow; 0 to 4 in the measured files.
  ]##
  let numHidingSpotsExpr = this.io.readU1()
  this.numHidingSpots = numHidingSpotsExpr

  ##[
  Points in the area at which bots hide.
  ]##
  for i in 0 ..< int(this.numHidingSpots):
    let it = SourceNav_HidingSpot.read(this.io, this.root, this)
    this.hidingSpots.add(it)

  ##[
  Approach records that follow; 0 to 16 in the measured files, and
GoldSrc has room for no more.

  ]##
  if this.hasApproaches:
    let numApproachesExpr = this.io.readU1()
    this.numApproaches = numApproachesExpr

  ##[
  Ways by which enemies come into view.
  ]##
  if this.hasApproaches:
    for i in 0 ..< int(this.numApproaches):
      let it = SourceNav_Approach.read(this.io, this.root, this)
      this.approaches.add(it)

  ##[
  Paths that follow; 0 to 1,722 in the measured files.
  ]##
  let numEncountersExpr = this.io.readU4le()
  this.numEncounters = numEncountersExpr

  ##[
  Straight paths through the area, with the spots seen from them.
  ]##
  for i in 0 ..< int(this.numEncounters):
    let it = SourceNav_Encounter.read(this.io, this.root, this)
    this.encounters.add(it)

  ##[
  Place of the area: 1 is the first of `places`, 0 means none.
  ]##
  if this.hasPlaceIndex:
    let placeIndexExpr = this.io.readU2le()
    this.placeIndex = placeIndexExpr

  ##[
  Ladders that lead up from here.
  ]##
  if this.hasLadderLists:
    let laddersUpExpr = SourceNav_IdList.read(this.io, this.root, this)
    this.laddersUp = laddersUpExpr

  ##[
  Ladders that lead down from here.
  ]##
  if this.hasLadderLists:
    let laddersDownExpr = SourceNav_IdList.read(this.io, this.root, this)
    this.laddersDown = laddersDownExpr

  ##[
  When the first of each team can be here; the team's number modulo 2 is
the index, so that Terrorists come before Counter-Terrorists. Team
Fortress 2 Classic and Classified have one for each of four teams. 0
to 120 in the measured files; 0 everywhere in Team Fortress 2,
Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.

  ]##
  if this.hasOccupyTimes:
    for i in 0 ..< int(SourceNav(this.root).numTeams):
      let it = this.io.readF4le()
      this.earliestOccupyTime.add(it)

  ##[
  Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
1 in all other measured files.

  ]##
  if this.hasLight:
    for i in 0 ..< int(4):
      let it = this.io.readF4le()
      this.lightIntensity.add(it)

  ##[
  Actions that the director of Left 4 Dead may take here.
  ]##
  if this.hasSpawnAttributes:
    let spawnAttributesExpr = SourceNav_L4dSpawnBits.read(this.io, this.root, this)
    this.spawnAttributes = spawnAttributesExpr

  ##[
  Not known; sub-versions 2 to 9 of Left 4 Dead.
  ]##
  if this.hasUnknownA:
    let unknownAExpr = this.io.readU4le()
    this.unknownA = unknownAExpr

  ##[
  Not known; sub-versions 4 to 9 of Left 4 Dead.
  ]##
  if this.hasUnknownB:
    let unknownBExpr = this.io.readU4le()
    this.unknownB = unknownBExpr

  ##[
  Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
the only measured file.

  ]##
  if this.hasUnknownC:
    let unknownCExpr = this.io.readU4le()
    this.unknownC = unknownCExpr

  ##[
  Entry of `fog_places`, probably counted from 1; 0 in the measured files.
  ]##
  if this.hasFogPlaceIndex:
    let fogPlaceIndexExpr = this.io.readU2le()
    this.fogPlaceIndex = fogPlaceIndexExpr

  ##[
  Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
  ]##
  if this.hasUnknownD:
    let unknownDExpr = SourceNav_L4dOldBlock.read(this.io, this.root, this)
    this.unknownD = unknownDExpr

  ##[
  Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
  ]##
  if this.hasUnknownE:
    let numUnknownEExpr = this.io.readU1()
    this.numUnknownE = numUnknownEExpr

  ##[
  Not known; sub-versions 3 to 9 of Left 4 Dead.
  ]##
  if this.hasUnknownE:
    for i in 0 ..< int(this.numUnknownE):
      let it = this.io.readU4le()
      this.unknownE.add(it)

  ##[
  Entries that follow; 0 to 1,196 in the measured files.
  ]##
  if this.hasVisible:
    let numVisibleExpr = this.io.readU4le()
    this.numVisible = numVisibleExpr

  ##[
  Areas that can be seen from here, or how they differ from those of the
area in `inherit_visibility_from`.

  ]##
  if this.hasVisible:
    for i in 0 ..< int(this.numVisible):
      let it = SourceNav_VisibleArea.read(this.io, this.root, this)
      this.visible.add(it)

  ##[
  Id of the area whose list holds for this one too, 0 for none. An entry
of the own list comes before one of that list, and only one step is
taken.

  ]##
  if this.hasInheritedVisibility:
    let inheritVisibilityFromExpr = this.io.readU4le()
    this.inheritVisibilityFrom = inheritVisibilityFromExpr

  ##[
  Approach records that follow; 0 to 16 in the measured files.
  ]##
  if this.hasCsApproaches:
    let numCsApproachesExpr = this.io.readU1()
    this.numCsApproaches = numCsApproachesExpr

  ##[
  Ways by which enemies come into view, in Counter-Strike on Source.
  ]##
  if this.hasCsApproaches:
    for i in 0 ..< int(this.numCsApproaches):
      let it = SourceNav_Approach.read(this.io, this.root, this)
      this.csApproaches.add(it)

  ##[
  Properties that Team Fortress 2 adds.
  ]##
  if this.hasTfAttributes:
    let tfAttributesExpr = SourceNav_TfAreaBits.read(this.io, this.root, this)
    this.tfAttributes = tfAttributesExpr

  ##[
  Properties that Team Fortress 2 Classic and Classified add, 64 bits.
What they mean is not known; they are not those of Team Fortress 2. 0
in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
and 32 are set in few areas of Classic.

  ]##
  if this.hasTfcAttributes:
    let tfcAttributesExpr = this.io.readU8le()
    this.tfcAttributes = tfcAttributesExpr

  ##[
  Properties that Insurgency adds; what the bits mean is not known.
  ]##
  if this.hasInsAttributes:
    let insAttributesExpr = this.io.readU4le()
    this.insAttributes = insAttributesExpr

proc hasApproaches(this: SourceNav_NavArea): bool = 

  ##[
  Whether approach records are stored here for every game.
  ]##
  if this.hasApproachesInstFlag:
    return this.hasApproachesInst
  let hasApproachesInstExpr = bool(SourceNav(this.root).version < 15)
  this.hasApproachesInst = hasApproachesInstExpr
  this.hasApproachesInstFlag = true
  return this.hasApproachesInst

proc hasCsApproaches(this: SourceNav_NavArea): bool = 

  ##[
  Whether approach records of Counter-Strike are stored.
  ]##
  if this.hasCsApproachesInstFlag:
    return this.hasCsApproachesInst
  let hasCsApproachesInstExpr = bool(SourceNav(this.root).isCs)
  this.hasCsApproachesInst = hasCsApproachesInstExpr
  this.hasCsApproachesInstFlag = true
  return this.hasCsApproachesInst

proc hasFogPlaceIndex(this: SourceNav_NavArea): bool = 

  ##[
  Whether `fog_place_index` is stored.
  ]##
  if this.hasFogPlaceIndexInstFlag:
    return this.hasFogPlaceIndexInst
  let hasFogPlaceIndexInstExpr = bool(SourceNav(this.root).l4dVersion >= 8)
  this.hasFogPlaceIndexInst = hasFogPlaceIndexInstExpr
  this.hasFogPlaceIndexInstFlag = true
  return this.hasFogPlaceIndexInst

proc hasInheritedVisibility(this: SourceNav_NavArea): bool = 

  ##[
  Whether `inherit_visibility_from` is stored.
  ]##
  if this.hasInheritedVisibilityInstFlag:
    return this.hasInheritedVisibilityInst
  let hasInheritedVisibilityInstExpr = bool((if SourceNav(this.root).isL4d: SourceNav(this.root).l4dVersion >= 11 else: SourceNav(this.root).version >= 16))
  this.hasInheritedVisibilityInst = hasInheritedVisibilityInstExpr
  this.hasInheritedVisibilityInstFlag = true
  return this.hasInheritedVisibilityInst

proc hasInsAttributes(this: SourceNav_NavArea): bool = 

  ##[
  Whether `ins_attributes` is stored.
  ]##
  if this.hasInsAttributesInstFlag:
    return this.hasInsAttributesInst
  let hasInsAttributesInstExpr = bool(SourceNav(this.root).isIns)
  this.hasInsAttributesInst = hasInsAttributesInstExpr
  this.hasInsAttributesInstFlag = true
  return this.hasInsAttributesInst

proc hasLadderLists(this: SourceNav_NavArea): bool = 

  ##[
  Whether ids of ladders are stored.
  ]##
  if this.hasLadderListsInstFlag:
    return this.hasLadderListsInst
  let hasLadderListsInstExpr = bool(SourceNav(this.root).version >= 7)
  this.hasLadderListsInst = hasLadderListsInstExpr
  this.hasLadderListsInstFlag = true
  return this.hasLadderListsInst

proc hasLight(this: SourceNav_NavArea): bool = 

  ##[
  Whether `light_intensity` is stored.
  ]##
  if this.hasLightInstFlag:
    return this.hasLightInst
  let hasLightInstExpr = bool(SourceNav(this.root).version >= 11)
  this.hasLightInst = hasLightInstExpr
  this.hasLightInstFlag = true
  return this.hasLightInst

proc hasOccupyTimes(this: SourceNav_NavArea): bool = 

  ##[
  Whether `earliest_occupy_time` is stored.
  ]##
  if this.hasOccupyTimesInstFlag:
    return this.hasOccupyTimesInst
  let hasOccupyTimesInstExpr = bool(SourceNav(this.root).version >= 8)
  this.hasOccupyTimesInst = hasOccupyTimesInstExpr
  this.hasOccupyTimesInstFlag = true
  return this.hasOccupyTimesInst

proc hasPlaceIndex(this: SourceNav_NavArea): bool = 

  ##[
  Whether `place_index` is stored.
  ]##
  if this.hasPlaceIndexInstFlag:
    return this.hasPlaceIndexInst
  let hasPlaceIndexInstExpr = bool(SourceNav(this.root).version >= 5)
  this.hasPlaceIndexInst = hasPlaceIndexInstExpr
  this.hasPlaceIndexInstFlag = true
  return this.hasPlaceIndexInst

proc hasSpawnAttributes(this: SourceNav_NavArea): bool = 

  ##[
  Whether `spawn_attributes` is stored.
  ]##
  if this.hasSpawnAttributesInstFlag:
    return this.hasSpawnAttributesInst
  let hasSpawnAttributesInstExpr = bool(SourceNav(this.root).l4dVersion >= 1)
  this.hasSpawnAttributesInst = hasSpawnAttributesInstExpr
  this.hasSpawnAttributesInstFlag = true
  return this.hasSpawnAttributesInst

proc hasTfAttributes(this: SourceNav_NavArea): bool = 

  ##[
  Whether `tf_attributes` is stored.
  ]##
  if this.hasTfAttributesInstFlag:
    return this.hasTfAttributesInst
  let hasTfAttributesInstExpr = bool(SourceNav(this.root).isTf)
  this.hasTfAttributesInst = hasTfAttributesInstExpr
  this.hasTfAttributesInstFlag = true
  return this.hasTfAttributesInst

proc hasTfcAttributes(this: SourceNav_NavArea): bool = 

  ##[
  Whether `tfc_attributes` is stored.
  ]##
  if this.hasTfcAttributesInstFlag:
    return this.hasTfcAttributesInst
  let hasTfcAttributesInstExpr = bool(SourceNav(this.root).isTfc)
  this.hasTfcAttributesInst = hasTfcAttributesInstExpr
  this.hasTfcAttributesInstFlag = true
  return this.hasTfcAttributesInst

proc hasUnknownA(this: SourceNav_NavArea): bool = 

  ##[
  Whether `unknown_a` is stored.
  ]##
  if this.hasUnknownAInstFlag:
    return this.hasUnknownAInst
  let hasUnknownAInstExpr = bool( ((SourceNav(this.root).l4dVersion >= 2) and (SourceNav(this.root).l4dVersion <= 9)) )
  this.hasUnknownAInst = hasUnknownAInstExpr
  this.hasUnknownAInstFlag = true
  return this.hasUnknownAInst

proc hasUnknownB(this: SourceNav_NavArea): bool = 

  ##[
  Whether `unknown_b` is stored.
  ]##
  if this.hasUnknownBInstFlag:
    return this.hasUnknownBInst
  let hasUnknownBInstExpr = bool( ((SourceNav(this.root).l4dVersion >= 4) and (SourceNav(this.root).l4dVersion <= 9)) )
  this.hasUnknownBInst = hasUnknownBInstExpr
  this.hasUnknownBInstFlag = true
  return this.hasUnknownBInst

proc hasUnknownC(this: SourceNav_NavArea): bool = 

  ##[
  Whether `unknown_c` is stored.
  ]##
  if this.hasUnknownCInstFlag:
    return this.hasUnknownCInst
  let hasUnknownCInstExpr = bool( ((SourceNav(this.root).l4dVersion >= 5) and (SourceNav(this.root).l4dVersion <= 12)) )
  this.hasUnknownCInst = hasUnknownCInstExpr
  this.hasUnknownCInstFlag = true
  return this.hasUnknownCInst

proc hasUnknownD(this: SourceNav_NavArea): bool = 

  ##[
  Whether `unknown_d` is stored.
  ]##
  if this.hasUnknownDInstFlag:
    return this.hasUnknownDInst
  let hasUnknownDInstExpr = bool( ((SourceNav(this.root).l4dVersion >= 1) and (SourceNav(this.root).l4dVersion <= 9) and (this.spawnAttributes.hasOldBlock)) )
  this.hasUnknownDInst = hasUnknownDInstExpr
  this.hasUnknownDInstFlag = true
  return this.hasUnknownDInst

proc hasUnknownE(this: SourceNav_NavArea): bool = 

  ##[
  Whether `unknown_e` is stored.
  ]##
  if this.hasUnknownEInstFlag:
    return this.hasUnknownEInst
  let hasUnknownEInstExpr = bool( ((SourceNav(this.root).l4dVersion >= 3) and (SourceNav(this.root).l4dVersion <= 9)) )
  this.hasUnknownEInst = hasUnknownEInstExpr
  this.hasUnknownEInstFlag = true
  return this.hasUnknownEInst

proc hasVisible(this: SourceNav_NavArea): bool = 

  ##[
  Whether a list of visible areas is stored.
  ]##
  if this.hasVisibleInstFlag:
    return this.hasVisibleInst
  let hasVisibleInstExpr = bool((if SourceNav(this.root).isL4d: SourceNav(this.root).l4dVersion >= 5 else: SourceNav(this.root).version >= 16))
  this.hasVisibleInst = hasVisibleInstExpr
  this.hasVisibleInstFlag = true
  return this.hasVisibleInst

proc fromFile*(_: typedesc[SourceNav_NavArea], filename: string): SourceNav_NavArea =
  SourceNav_NavArea.read(newKaitaiFileStream(filename), nil, nil)


##[
A ladder, and the areas at its ends.
]##
proc read*(_: typedesc[SourceNav_NavLadder], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav): SourceNav_NavLadder =
  template this: untyped = result
  this = new(SourceNav_NavLadder)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Id of the ladder, not 0 and unique in the file; 1 to 265 in the
measured files.

  ]##
  let idExpr = this.io.readU4le()
  this.id = idExpr

  ##[
  Width; 3.2 to 124 in the measured files.
  ]##
  let widthExpr = this.io.readF4le()
  this.width = widthExpr

  ##[
  Upper end.
  ]##
  let topExpr = SourceNav_Vec3.read(this.io, this.root, this)
  this.top = topExpr

  ##[
  Lower end.
  ]##
  let bottomExpr = SourceNav_Vec3.read(this.io, this.root, this)
  this.bottom = bottomExpr

  ##[
  Cost of the climb, which is not always the distance of the ends; 6.4
to 1,109 in the measured files.

  ]##
  let lengthExpr = this.io.readF4le()
  this.length = lengthExpr

  ##[
  Side to which the face of the ladder looks.
  ]##
  let directionExpr = this.io.readU4le()
  this.direction = directionExpr

  ##[
  Whether the lower end hangs in the air; only version 6 stores it.
  ]##
  if this.hasDanglingFlag:
    let isDanglingExpr = this.io.readU1()
    this.isDangling = isDanglingExpr

  ##[
  Id of the area straight on over the top, 0 for none.
  ]##
  let topForwardAreaExpr = this.io.readU4le()
  this.topForwardArea = topForwardAreaExpr

  ##[
  Id of the area to the left of `direction`, 0 for none.
  ]##
  let topLeftAreaExpr = this.io.readU4le()
  this.topLeftArea = topLeftAreaExpr

  ##[
  Id of the area to the right, 0 for none.
  ]##
  let topRightAreaExpr = this.io.readU4le()
  this.topRightArea = topRightAreaExpr

  ##[
  Id of the area behind the climber, from which one only gets down; 0 for none.
  ]##
  let topBehindAreaExpr = this.io.readU4le()
  this.topBehindArea = topBehindAreaExpr

  ##[
  Id of the area at the lower end; 0 on a broken ladder.
  ]##
  let bottomAreaExpr = this.io.readU4le()
  this.bottomArea = bottomAreaExpr

proc directionName(this: SourceNav_NavLadder): SourceNav_Side = 

  ##[
  Meaning of `direction`.
  ]##
  if this.directionNameInstFlag:
    return this.directionNameInst
  let directionNameInstExpr = SourceNav_Side(SourceNav_Side(this.direction))
  this.directionNameInst = directionNameInstExpr
  this.directionNameInstFlag = true
  return this.directionNameInst

proc hasDanglingFlag(this: SourceNav_NavLadder): bool = 

  ##[
  Whether `is_dangling` is stored.
  ]##
  if this.hasDanglingFlagInstFlag:
    return this.hasDanglingFlagInst
  let hasDanglingFlagInstExpr = bool(SourceNav(this.root).version == 6)
  this.hasDanglingFlagInst = hasDanglingFlagInstExpr
  this.hasDanglingFlagInstFlag = true
  return this.hasDanglingFlagInst

proc fromFile*(_: typedesc[SourceNav_NavLadder], filename: string): SourceNav_NavLadder =
  SourceNav_NavLadder.read(newKaitaiFileStream(filename), nil, nil)


##[
A point that is seen from a path, in versions 1 and 2.
]##
proc read*(_: typedesc[SourceNav_OldEncounterSpot], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_Encounter): SourceNav_OldEncounterSpot =
  template this: untyped = result
  this = new(SourceNav_OldEncounterSpot)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The point.
  ]##
  let positionExpr = SourceNav_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Part of the path at which the spot comes into view, 0 to 1.
  ]##
  let tExpr = this.io.readF4le()
  this.t = tExpr

proc fromFile*(_: typedesc[SourceNav_OldEncounterSpot], filename: string): SourceNav_OldEncounterSpot =
  SourceNav_OldEncounterSpot.read(newKaitaiFileStream(filename), nil, nil)


##[
An entry of the place directory.
]##
proc read*(_: typedesc[SourceNav_Place], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): SourceNav_Place =
  template this: untyped = result
  this = new(SourceNav_Place)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of the name with the zero that ends it; 4 to 26 in the
measured files. The engines have room for 256.

  ]##
  let lenNameExpr = this.io.readU2le()
  this.lenName = lenNameExpr

  ##[
  ASCII with a zero at its end.
  ]##
  let nameExpr = this.io.readBytes(int(this.lenName))
  this.name = nameExpr

proc fromFile*(_: typedesc[SourceNav_Place], filename: string): SourceNav_Place =
  SourceNav_Place.read(newKaitaiFileStream(filename), nil, nil)


##[
Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
22, 25, 26 and 28 to 30.

@see <a href="https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h">Source</a>
]##
proc read*(_: typedesc[SourceNav_TfAreaBits], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_TfAreaBits =
  template this: untyped = result
  this = new(SourceNav_TfAreaBits)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The area is blocked; set while the game runs, 0 in the measured
files.

  ]##
  let blockedExpr = this.io.readBitsIntLe(1) != 0
  this.blocked = blockedExpr

  ##[
  In the spawn room of red; set while the game runs, 0 in the
measured files.

  ]##
  let spawnRoomRedExpr = this.io.readBitsIntLe(1) != 0
  this.spawnRoomRed = spawnRoomRedExpr

  ##[
  In the spawn room of blue; set while the game runs, 0 in the
measured files.

  ]##
  let spawnRoomBlueExpr = this.io.readBitsIntLe(1) != 0
  this.spawnRoomBlue = spawnRoomBlueExpr

  ##[
  At an exit of a spawn room; set while the game runs, 0 in the
measured files.

  ]##
  let spawnRoomExitExpr = this.io.readBitsIntLe(1) != 0
  this.spawnRoomExit = spawnRoomExitExpr

  ##[
  Ammunition lies here; set while the game runs, 0 in the measured
files.

  ]##
  let hasAmmoExpr = this.io.readBitsIntLe(1) != 0
  this.hasAmmo = hasAmmoExpr

  ##[
  Health lies here; set while the game runs, 0 in the measured
files.

  ]##
  let hasHealthExpr = this.io.readBitsIntLe(1) != 0
  this.hasHealth = hasHealthExpr

  ##[
  At a control point; set while the game runs, 0 in the measured
files.

  ]##
  let controlPointExpr = this.io.readBitsIntLe(1) != 0
  this.controlPoint = controlPointExpr

  ##[
  A sentry gun of blue fires here; set while the game runs, 0 in the
measured files.

  ]##
  let blueSentryDangerExpr = this.io.readBitsIntLe(1) != 0
  this.blueSentryDanger = blueSentryDangerExpr

  ##[
  A sentry gun of red fires here; set while the game runs, 0 in the
measured files.

  ]##
  let redSentryDangerExpr = this.io.readBitsIntLe(1) != 0
  this.redSentryDanger = redSentryDangerExpr

  ##[
  Not used; 0 in the measured files.
  ]##
  let reserved1Expr = this.io.readBitsIntLe(2)
  this.reserved1 = reserved1Expr

  ##[
  Closes nothing: the distances of both teams lead through the area even
where something else blocks it.

  ]##
  let blueSetupGateExpr = this.io.readBitsIntLe(1) != 0
  this.blueSetupGate = blueSetupGateExpr

  ##[
  Closes nothing: the distances of both teams lead through the area even
where something else blocks it.

  ]##
  let redSetupGateExpr = this.io.readBitsIntLe(1) != 0
  this.redSetupGate = redSetupGateExpr

  ##[
  Closes when a control point is captured, any, or one of the index that
bits 17 to 20 name or higher. Not checked beside bit 14.

  ]##
  let blockedAfterPointCaptureExpr = this.io.readBitsIntLe(1) != 0
  this.blockedAfterPointCapture = blockedAfterPointCaptureExpr

  ##[
  Closed from the start of the round until any control point is captured.

  ]##
  let blockedUntilPointCaptureExpr = this.io.readBitsIntLe(1) != 0
  this.blockedUntilPointCapture = blockedUntilPointCaptureExpr

  ##[
  Closed to red.
  ]##
  let blueOneWayDoorExpr = this.io.readBitsIntLe(1) != 0
  this.blueOneWayDoor = blueOneWayDoorExpr

  ##[
  Closed to blue.
  ]##
  let redOneWayDoorExpr = this.io.readBitsIntLe(1) != 0
  this.redOneWayDoor = redOneWayDoorExpr

  ##[
  Bit 13 waits for the control point of index 1 of the map; bit 14 and
an area without bit 13 ignore it.

  ]##
  let withSecondPointExpr = this.io.readBitsIntLe(1) != 0
  this.withSecondPoint = withSecondPointExpr

  ##[
  Bit 13 waits for the control point of index 2 of the map; bit 14 and
an area without bit 13 ignore it.

  ]##
  let withThirdPointExpr = this.io.readBitsIntLe(1) != 0
  this.withThirdPoint = withThirdPointExpr

  ##[
  Bit 13 waits for the control point of index 3 of the map; bit 14 and
an area without bit 13 ignore it.

  ]##
  let withFourthPointExpr = this.io.readBitsIntLe(1) != 0
  this.withFourthPoint = withFourthPointExpr

  ##[
  Bit 13 waits for the control point of index 4 of the map; bit 14 and
an area without bit 13 ignore it.

  ]##
  let withFifthPointExpr = this.io.readBitsIntLe(1) != 0
  this.withFifthPoint = withFifthPointExpr

  ##[
  Good for a sniper.
  ]##
  let sniperSpotExpr = this.io.readBitsIntLe(1) != 0
  this.sniperSpot = sniperSpotExpr

  ##[
  Good for a sentry gun.
  ]##
  let sentrySpotExpr = this.io.readBitsIntLe(1) != 0
  this.sentrySpot = sentrySpotExpr

  ##[
  On an escape route; set while the game runs, 0 in the measured
files.

  ]##
  let escapeRouteExpr = this.io.readBitsIntLe(1) != 0
  this.escapeRoute = escapeRouteExpr

  ##[
  In view of an escape route; set while the game runs, 0 in the
measured files.

  ]##
  let escapeRouteVisibleExpr = this.io.readBitsIntLe(1) != 0
  this.escapeRouteVisible = escapeRouteVisibleExpr

  ##[
  Bots do not appear here; 0 in the measured files.
  ]##
  let noSpawningExpr = this.io.readBitsIntLe(1) != 0
  this.noSpawning = noSpawningExpr

  ##[
  Where the dead come back in Raid mode; 0 in the measured files.
  ]##
  let rescueClosetExpr = this.io.readBitsIntLe(1) != 0
  this.rescueCloset = rescueClosetExpr

  ##[
  The bomb may be dropped here; set while the game runs, 0 in the
measured files.

  ]##
  let bombCanDropHereExpr = this.io.readBitsIntLe(1) != 0
  this.bombCanDropHere = bombCanDropHereExpr

  ##[
  A door here never blocks, whatever bit 29 says.
  ]##
  let doorNeverBlocksExpr = this.io.readBitsIntLe(1) != 0
  this.doorNeverBlocks = doorNeverBlocksExpr

  ##[
  A door here always blocks.
  ]##
  let doorAlwaysBlocksExpr = this.io.readBitsIntLe(1) != 0
  this.doorAlwaysBlocks = doorAlwaysBlocksExpr

  ##[
  Can never be blocked.
  ]##
  let unblockableExpr = this.io.readBitsIntLe(1) != 0
  this.unblockable = unblockableExpr

  ##[
  Not used; 0 in the measured files.
  ]##
  let reserved2Expr = this.io.readBitsIntLe(1) != 0
  this.reserved2 = reserved2Expr

proc fromFile*(_: typedesc[SourceNav_TfAreaBits], filename: string): SourceNav_TfAreaBits =
  SourceNav_TfAreaBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A point of the map.
]##
proc read*(_: typedesc[SourceNav_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): SourceNav_Vec3 =
  template this: untyped = result
  this = new(SourceNav_Vec3)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  East; -15,475 to 15,475 in the measured files.
  ]##
  let xExpr = this.io.readF4le()
  this.x = xExpr

  ##[
  South; -15,475 to 15,475 in the measured files.
  ]##
  let yExpr = this.io.readF4le()
  this.y = yExpr

  ##[
  Up; -4,626 to 11,908 in the measured files.
  ]##
  let zExpr = this.io.readF4le()
  this.z = zExpr

proc fromFile*(_: typedesc[SourceNav_Vec3], filename: string): SourceNav_Vec3 =
  SourceNav_Vec3.read(newKaitaiFileStream(filename), nil, nil)


##[
An area that is seen, or one that is not although the list inherited says so.
]##
proc read*(_: typedesc[SourceNav_VisibleArea], io: KaitaiStream, root: KaitaiStruct, parent: SourceNav_NavArea): SourceNav_VisibleArea =
  template this: untyped = result
  this = new(SourceNav_VisibleArea)
  let root = if root == nil: cast[SourceNav](this) else: cast[SourceNav](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Id of the area; in Left 4 Dead from sub-version 14 on its row in
`areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.

  ]##
  let targetExpr = this.io.readU4le()
  this.target = targetExpr

  ##[
  How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
the measured files. An entry for the area itself always has the value
2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
the list inherited.

- `potentially_visible`: Some part of the area can be seen.
- `completely_visible`: All of the area can be seen.

  ]##
  if this.hasFlags:
    let flagsExpr = this.io.readU1()
    this.flags = flagsExpr

proc hasFlags(this: SourceNav_VisibleArea): bool = 

  ##[
  Whether `flags` is stored.
  ]##
  if this.hasFlagsInstFlag:
    return this.hasFlagsInst
  let hasFlagsInstExpr = bool( ((not(SourceNav(this.root).isL4d)) or (SourceNav(this.root).l4dVersion >= 9)) )
  this.hasFlagsInst = hasFlagsInstExpr
  this.hasFlagsInstFlag = true
  return this.hasFlagsInst

proc fromFile*(_: typedesc[SourceNav_VisibleArea], filename: string): SourceNav_VisibleArea =
  SourceNav_VisibleArea.read(newKaitaiFileStream(filename), nil, nil)

