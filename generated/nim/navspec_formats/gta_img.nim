import kaitai_struct_nim_runtime
import options

type
  GtaImg* = ref object of KaitaiStruct
    `magic`*: seq[byte]
    `numEntries`*: uint32
    `entries`*: seq[GtaImg_DirectoryEntry]
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  GtaImg_DirectoryEntry* = ref object of KaitaiStruct
    `sector`*: uint32
    `numSectors`*: uint16
    `numSectorsArchive`*: uint16
    `name`*: seq[byte]
    `parent`*: GtaImg
    `lenBodyInst`: int64
    `lenBodyInstFlag`: bool
    `ofsBodyInst`: int64
    `ofsBodyInstFlag`: bool

proc read*(_: typedesc[GtaImg], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaImg
proc read*(_: typedesc[GtaImg_DirectoryEntry], io: KaitaiStream, root: KaitaiStruct, parent: GtaImg): GtaImg_DirectoryEntry

proc lenBody*(this: GtaImg_DirectoryEntry): int64
proc ofsBody*(this: GtaImg_DirectoryEntry): int64


##[
An archive such as `gta3.img`, from which the game streams models, textures
and path nodes. It consists of sectors of 2,048 bytes: a directory at the
start, then the files, each filled with zeros up to the end of its last
sector. No field has the real length of a file.

The directory is all that this spec describes. It can be read from its own
8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
each of them lies, counted from the start of the archive.

@see <a href="https://gtamods.com/wiki/IMG_archive">Source</a>
]##
proc read*(_: typedesc[GtaImg], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaImg =
  template this: untyped = result
  this = new(GtaImg)
  let root = if root == nil: cast[GtaImg](this) else: cast[GtaImg](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Version 2 of the format. The archives of earlier games have no magic;
their directory is a file of its own.

  ]##
  let magicExpr = this.io.readBytes(int(4))
  this.magic = magicExpr

  ##[
  Entries of the directory. About 16,000 in the `gta3.img` of the original
game; 64 in the modified archive that was measured.

  ]##
  let numEntriesExpr = this.io.readU4le()
  this.numEntries = numEntriesExpr

  ##[
  The files, in any order. Bytes after the last entry, up to the first
sector that a file takes, do not count, whatever they hold: one archive
has a 65th entry there that `num_entries` leaves out.

  ]##
  for i in 0 ..< int(this.numEntries):
    let it = GtaImg_DirectoryEntry.read(this.io, this.root, this)
    this.entries.add(it)

  ##[
  What follows the directory: nothing where only the directory was read,
otherwise the rest of the archive, with all files.

  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[GtaImg], filename: string): GtaImg =
  GtaImg.read(newKaitaiFileStream(filename), nil, nil)


##[
Where a file lies, and its name.
]##
proc read*(_: typedesc[GtaImg_DirectoryEntry], io: KaitaiStream, root: KaitaiStruct, parent: GtaImg): GtaImg_DirectoryEntry =
  template this: untyped = result
  this = new(GtaImg_DirectoryEntry)
  let root = if root == nil: cast[GtaImg](this) else: cast[GtaImg](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  First sector of the file, counted from the start of the archive; at
least 2, after the directory, in the archive that was measured.

  ]##
  let sectorExpr = this.io.readU4le()
  this.sector = sectorExpr

  ##[
  Sectors that the game reads for the file; at least 1 in the archive
that was measured.

  ]##
  let numSectorsExpr = this.io.readU2le()
  this.numSectors = numSectorsExpr

  ##[
  0 in the archive that was measured. Some tools take it as the number
of sectors where it is not 0.

  ]##
  let numSectorsArchiveExpr = this.io.readU2le()
  this.numSectorsArchive = numSectorsArchiveExpr

  ##[
  File name, ended by a zero and filled with zeros, so 23 characters at
most, such as `Nodes12.dat`. Case does not matter.

  ]##
  let nameExpr = this.io.readBytes(int(24))
  this.name = nameExpr

proc lenBody(this: GtaImg_DirectoryEntry): int64 = 

  ##[
  How much of the archive the file takes, with the zeros that fill its last sector.
  ]##
  if this.lenBodyInstFlag:
    return this.lenBodyInst
  let lenBodyInstExpr = int64((int64((if this.numSectorsArchive != 0: (int64(this.numSectorsArchive)) else: (int64(this.numSectors))) * (int64(2048)))))
  this.lenBodyInst = lenBodyInstExpr
  this.lenBodyInstFlag = true
  return this.lenBodyInst

proc ofsBody(this: GtaImg_DirectoryEntry): int64 = 

  ##[
  Where the file begins in the archive.
  ]##
  if this.ofsBodyInstFlag:
    return this.ofsBodyInst
  let ofsBodyInstExpr = int64((int64((int64(this.sector)) * (int64(2048)))))
  this.ofsBodyInst = ofsBodyInstExpr
  this.ofsBodyInstFlag = true
  return this.ofsBodyInst

proc fromFile*(_: typedesc[GtaImg_DirectoryEntry], filename: string): GtaImg_DirectoryEntry =
  GtaImg_DirectoryEntry.read(newKaitaiFileStream(filename), nil, nil)

