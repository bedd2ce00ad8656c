-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local utils = require("utils")

-- 
-- An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
-- 2,048 bytes: a directory at the start, then the files. Unlike version 2 it
-- knows how long a file is.
-- 
-- The directory is all that this spec describes. It can be read from its own
-- 20 + `len_table` bytes; when a whole archive is handed over, the files are
-- part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
-- of them lies, counted from the start of the archive.
-- 
-- In archives as the game has them, header and table can be encrypted; then the
-- first word is another one, and only the last four bytes of the header are stored
-- there as they are.
-- See also: Source (https://github.com/ahmed605/SparkIV)
-- See also: Source (https://gtamods.com/wiki/IMG_archive)
GtaImg3 = class.class(KaitaiStruct)

function GtaImg3:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function GtaImg3:_read()
  self.magic = self._io:read_bytes(4)
  if not(self.magic == "\082\042\078\169") then
    error("not equal, expected " .. "\082\042\078\169" .. ", but got " .. self.magic)
  end
  self.version = self._io:read_u4le()
  if not(self.version == 3) then
    error("not equal, expected " .. 3 .. ", but got " .. self.version)
  end
  self.num_entries = self._io:read_u4le()
  if not(self.num_entries <= math.floor((self._io:size() - self._io:pos()) / 16)) then
    error("ValidationGreaterThanError")
  end
  self.len_table = self._io:read_u4le()
  self.len_entry = self._io:read_u2le()
  if not(self.len_entry == 16) then
    error("not equal, expected " .. 16 .. ", but got " .. self.len_entry)
  end
  self.unknown = self._io:read_u2le()
  self.entries = {}
  for i = 0, self.num_entries - 1 do
    self.entries[i + 1] = GtaImg3.DirectoryEntry(self._io, self, self._root)
  end
  self.names = {}
  for i = 0, self._root.num_entries - 1 do
    self.names[i + 1] = GtaImg3.FileName(self._io, self, self._root)
  end
  self.trailing = self._io:read_bytes_full()
end

-- 
-- Marks an archive whose directory is not encrypted.
-- 
-- Version of the format.
-- 
-- Entries of the directory.
-- 
-- Bytes of the entries and their names together.
-- 
-- Bytes of an entry.
-- 
-- Two bytes before the names, of unknown use.
-- 
-- The files, in any order.
-- 
-- Name of each entry, in the order of the entries.
-- 
-- What follows the names: nothing where only the directory was read,
-- otherwise the rest of the archive, with all files.
function GtaImg3:__tostring()
  return tostring(self.num_entries) .. " entries"
end

-- 
-- Where a file lies.
GtaImg3.DirectoryEntry = class.class(KaitaiStruct)

function GtaImg3.DirectoryEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaImg3.DirectoryEntry:_read()
  self.len_file = self._io:read_u4le()
  self.resource_type = self._io:read_u4le()
  self.block = self._io:read_u4le()
  self.num_blocks = self._io:read_u2le()
  self.flags = GtaImg3.EntryFlags(self._io, self, self._root)
end

-- 
-- Whether the file is a resource of the game.
GtaImg3.DirectoryEntry.property.is_resource = {}
function GtaImg3.DirectoryEntry.property.is_resource:get()
  if self._m_is_resource ~= nil then
    return self._m_is_resource
  end

  self._m_is_resource = self.len_file >= 1073741824
  return self._m_is_resource
end

-- 
-- How long the file is.
GtaImg3.DirectoryEntry.property.len_body = {}
function GtaImg3.DirectoryEntry.property.len_body:get()
  if self._m_len_body ~= nil then
    return self._m_len_body
  end

  self._m_len_body = utils.box_unwrap((self.is_resource) and utils.box_wrap((self.num_blocks * 2048 - self.flags.len_unused)) or (self.len_file))
  return self._m_len_body
end

-- 
-- Where the file begins in the archive.
GtaImg3.DirectoryEntry.property.ofs_body = {}
function GtaImg3.DirectoryEntry.property.ofs_body:get()
  if self._m_ofs_body ~= nil then
    return self._m_ofs_body
  end

  self._m_ofs_body = (self.block * 2048)
  return self._m_ofs_body
end

-- 
-- Bytes of the file, where the two highest bits are 0. Otherwise it is a
-- resource of the game, and these are flags of it.
-- 
-- Kind of a resource.
-- 
-- First block of the file, counted from the start of the archive.
-- 
-- Blocks that the file takes.
-- 
-- What fills the last block, and which kind of file it is.
function GtaImg3.DirectoryEntry:__tostring()
  return tostring(self.num_blocks) .. " blocks from block " .. tostring(self.block)
end

-- 
-- Bits of an entry, the lowest first.
GtaImg3.EntryFlags = class.class(KaitaiStruct)

function GtaImg3.EntryFlags:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaImg3.EntryFlags:_read()
  self.len_unused = self._io:read_bits_int_le(11)
  self.unknown_11 = self._io:read_bits_int_le(2)
  self.is_resource_file = self._io:read_bits_int_le(1) ~= 0
  self.is_old_resource = self._io:read_bits_int_le(1) ~= 0
  self.unknown_15 = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- Bytes of the last block that do not belong to the file.
-- 
-- Unknown.
-- 
-- A resource of the game.
-- 
-- A resource of an older kind.
-- 
-- Unknown.

-- 
-- Name of a file, such as `nodes12.nod`; case does not matter.
GtaImg3.FileName = class.class(KaitaiStruct)

function GtaImg3.FileName:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaImg3.FileName:_read()
  self.name = self._io:read_bytes_term(0, false, true, true)
end

-- 
-- The name without the zero that ends it.

