import kaitai_struct_nim_runtime
import options

type
  GtaImg3* = ref object of KaitaiStruct
    `magic`*: seq[byte]
    `version`*: uint32
    `numEntries`*: uint32
    `lenTable`*: uint32
    `lenEntry`*: uint16
    `unknown`*: uint16
    `entries`*: seq[GtaImg3_DirectoryEntry]
    `names`*: seq[GtaImg3_FileName]
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  GtaImg3_DirectoryEntry* = ref object of KaitaiStruct
    `lenFile`*: uint32
    `resourceType`*: uint32
    `block`*: uint32
    `numBlocks`*: uint16
    `flags`*: GtaImg3_EntryFlags
    `parent`*: GtaImg3
    `isResourceInst`: bool
    `isResourceInstFlag`: bool
    `lenBodyInst`: int64
    `lenBodyInstFlag`: bool
    `ofsBodyInst`: int64
    `ofsBodyInstFlag`: bool
  GtaImg3_EntryFlags* = ref object of KaitaiStruct
    `lenUnused`*: uint64
    `unknown11`*: uint64
    `isResourceFile`*: bool
    `isOldResource`*: bool
    `unknown15`*: bool
    `parent`*: GtaImg3_DirectoryEntry
  GtaImg3_FileName* = ref object of KaitaiStruct
    `name`*: seq[byte]
    `parent`*: GtaImg3

proc read*(_: typedesc[GtaImg3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaImg3
proc read*(_: typedesc[GtaImg3_DirectoryEntry], io: KaitaiStream, root: KaitaiStruct, parent: GtaImg3): GtaImg3_DirectoryEntry
proc read*(_: typedesc[GtaImg3_EntryFlags], io: KaitaiStream, root: KaitaiStruct, parent: GtaImg3_DirectoryEntry): GtaImg3_EntryFlags
proc read*(_: typedesc[GtaImg3_FileName], io: KaitaiStream, root: KaitaiStruct, parent: GtaImg3): GtaImg3_FileName

proc isResource*(this: GtaImg3_DirectoryEntry): bool
proc lenBody*(this: GtaImg3_DirectoryEntry): int64
proc ofsBody*(this: GtaImg3_DirectoryEntry): int64


##[
An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
2,048 bytes: a directory at the start, then the files. Unlike version 2 it
knows how long a file is.

The directory is all that this spec describes. It can be read from its own
20 + `len_table` bytes; when a whole archive is handed over, the files are
part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
of them lies, counted from the start of the archive.

In archives as the game has them, header and table can be encrypted; then the
first word is another one, and only the last four bytes of the header are stored
there as they are.

@see <a href="https://github.com/ahmed605/SparkIV">Source</a>
@see <a href="https://gtamods.com/wiki/IMG_archive">Source</a>
]##
proc read*(_: typedesc[GtaImg3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaImg3 =
  template this: untyped = result
  this = new(GtaImg3)
  let root = if root == nil: cast[GtaImg3](this) else: cast[GtaImg3](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Marks an archive whose directory is not encrypted.
  ]##
  let magicExpr = this.io.readBytes(int(4))
  this.magic = magicExpr

  ##[
  Version of the format.
  ]##
  let versionExpr = this.io.readU4le()
  this.version = versionExpr

  ##[
  Entries of the directory.
  ]##
  let numEntriesExpr = this.io.readU4le()
  this.numEntries = numEntriesExpr

  ##[
  Bytes of the entries and their names together.
  ]##
  let lenTableExpr = this.io.readU4le()
  this.lenTable = lenTableExpr

  ##[
  Bytes of an entry.
  ]##
  let lenEntryExpr = this.io.readU2le()
  this.lenEntry = lenEntryExpr

  ##[
  Two bytes before the names, of unknown use.
  ]##
  let unknownExpr = this.io.readU2le()
  this.unknown = unknownExpr

  ##[
  The files, in any order.
  ]##
  for i in 0 ..< int(this.numEntries):
    let it = GtaImg3_DirectoryEntry.read(this.io, this.root, this)
    this.entries.add(it)

  ##[
  Name of each entry, in the order of the entries.
  ]##
  for i in 0 ..< int(GtaImg3(this.root).numEntries):
    let it = GtaImg3_FileName.read(this.io, this.root, this)
    this.names.add(it)

  ##[
  What follows the names: nothing where only the directory was read,
otherwise the rest of the archive, with all files.

  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[GtaImg3], filename: string): GtaImg3 =
  GtaImg3.read(newKaitaiFileStream(filename), nil, nil)


##[
Where a file lies.
]##
proc read*(_: typedesc[GtaImg3_DirectoryEntry], io: KaitaiStream, root: KaitaiStruct, parent: GtaImg3): GtaImg3_DirectoryEntry =
  template this: untyped = result
  this = new(GtaImg3_DirectoryEntry)
  let root = if root == nil: cast[GtaImg3](this) else: cast[GtaImg3](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of the file, where the two highest bits are 0. Otherwise it is a
resource of the game, and these are flags of it.

  ]##
  let lenFileExpr = this.io.readU4le()
  this.lenFile = lenFileExpr

  ##[
  Kind of a resource.
  ]##
  let resourceTypeExpr = this.io.readU4le()
  this.resourceType = resourceTypeExpr

  ##[
  First block of the file, counted from the start of the archive.
  ]##
  let blockExpr = this.io.readU4le()
  this.block = blockExpr

  ##[
  Blocks that the file takes.
  ]##
  let numBlocksExpr = this.io.readU2le()
  this.numBlocks = numBlocksExpr

  ##[
  What fills the last block, and which kind of file it is.
  ]##
  let flagsExpr = GtaImg3_EntryFlags.read(this.io, this.root, this)
  this.flags = flagsExpr

proc isResource(this: GtaImg3_DirectoryEntry): bool = 

  ##[
  Whether the file is a resource of the game.
  ]##
  if this.isResourceInstFlag:
    return this.isResourceInst
  let isResourceInstExpr = bool((int64(this.lenFile)) >= (int64(1073741824)))
  this.isResourceInst = isResourceInstExpr
  this.isResourceInstFlag = true
  return this.isResourceInst

proc lenBody(this: GtaImg3_DirectoryEntry): int64 = 

  ##[
  How long the file is.
  ]##
  if this.lenBodyInstFlag:
    return this.lenBodyInst
  let lenBodyInstExpr = int64((if this.isResource: (int64((int64(this.numBlocks)) * (int64(2048)) - (int64(this.flags.lenUnused)))) else: (int64(this.lenFile))))
  this.lenBodyInst = lenBodyInstExpr
  this.lenBodyInstFlag = true
  return this.lenBodyInst

proc ofsBody(this: GtaImg3_DirectoryEntry): int64 = 

  ##[
  Where the file begins in the archive.
  ]##
  if this.ofsBodyInstFlag:
    return this.ofsBodyInst
  let ofsBodyInstExpr = int64((int64((int64(this.block)) * (int64(2048)))))
  this.ofsBodyInst = ofsBodyInstExpr
  this.ofsBodyInstFlag = true
  return this.ofsBodyInst

proc fromFile*(_: typedesc[GtaImg3_DirectoryEntry], filename: string): GtaImg3_DirectoryEntry =
  GtaImg3_DirectoryEntry.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of an entry, the lowest first.
]##
proc read*(_: typedesc[GtaImg3_EntryFlags], io: KaitaiStream, root: KaitaiStruct, parent: GtaImg3_DirectoryEntry): GtaImg3_EntryFlags =
  template this: untyped = result
  this = new(GtaImg3_EntryFlags)
  let root = if root == nil: cast[GtaImg3](this) else: cast[GtaImg3](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of the last block that do not belong to the file.
  ]##
  let lenUnusedExpr = this.io.readBitsIntLe(11)
  this.lenUnused = lenUnusedExpr

  ##[
  Unknown.
  ]##
  let unknown11Expr = this.io.readBitsIntLe(2)
  this.unknown11 = unknown11Expr

  ##[
  A resource of the game.
  ]##
  let isResourceFileExpr = this.io.readBitsIntLe(1) != 0
  this.isResourceFile = isResourceFileExpr

  ##[
  A resource of an older kind.
  ]##
  let isOldResourceExpr = this.io.readBitsIntLe(1) != 0
  this.isOldResource = isOldResourceExpr

  ##[
  Unknown.
  ]##
  let unknown15Expr = this.io.readBitsIntLe(1) != 0
  this.unknown15 = unknown15Expr

proc fromFile*(_: typedesc[GtaImg3_EntryFlags], filename: string): GtaImg3_EntryFlags =
  GtaImg3_EntryFlags.read(newKaitaiFileStream(filename), nil, nil)


##[
Name of a file, such as `nodes12.nod`; case does not matter.
]##
proc read*(_: typedesc[GtaImg3_FileName], io: KaitaiStream, root: KaitaiStruct, parent: GtaImg3): GtaImg3_FileName =
  template this: untyped = result
  this = new(GtaImg3_FileName)
  let root = if root == nil: cast[GtaImg3](this) else: cast[GtaImg3](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The name without the zero that ends it.
  ]##
  let nameExpr = this.io.readBytesTerm(0, false, true, true)
  this.name = nameExpr

proc fromFile*(_: typedesc[GtaImg3_FileName], filename: string): GtaImg3_FileName =
  GtaImg3_FileName.read(newKaitaiFileStream(filename), nil, nil)

