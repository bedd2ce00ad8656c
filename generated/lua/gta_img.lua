-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local utils = require("utils")

-- 
-- An archive such as `gta3.img`, from which the game streams models, textures
-- and path nodes. It consists of sectors of 2,048 bytes: a directory at the
-- start, then the files, each filled with zeros up to the end of its last
-- sector. No field has the real length of a file.
-- 
-- The directory is all that this spec describes. It can be read from its own
-- 8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
-- are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
-- each of them lies, counted from the start of the archive.
-- See also: Source (https://gtamods.com/wiki/IMG_archive)
GtaImg = class.class(KaitaiStruct)

function GtaImg:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function GtaImg:_read()
  self.magic = self._io:read_bytes(4)
  if not(self.magic == "\086\069\082\050") then
    error("not equal, expected " .. "\086\069\082\050" .. ", but got " .. self.magic)
  end
  self.num_entries = self._io:read_u4le()
  if not(self.num_entries <= math.floor((self._io:size() - self._io:pos()) / 32)) then
    error("ValidationGreaterThanError")
  end
  self.entries = {}
  for i = 0, self.num_entries - 1 do
    self.entries[i + 1] = GtaImg.DirectoryEntry(self._io, self, self._root)
  end
  self.trailing = self._io:read_bytes_full()
end

-- 
-- Version 2 of the format. The archives of earlier games have no magic;
-- their directory is a file of its own.
-- 
-- Entries of the directory. About 16,000 in the `gta3.img` of the original
-- game; 64 in the modified archive that was measured.
-- 
-- The files, in any order. Bytes after the last entry, up to the first
-- sector that a file takes, do not count, whatever they hold: one archive
-- has a 65th entry there that `num_entries` leaves out.
-- 
-- What follows the directory: nothing where only the directory was read,
-- otherwise the rest of the archive, with all files.
function GtaImg:__tostring()
  return tostring(self.num_entries) .. " entries"
end

-- 
-- Where a file lies, and its name.
GtaImg.DirectoryEntry = class.class(KaitaiStruct)

function GtaImg.DirectoryEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaImg.DirectoryEntry:_read()
  self.sector = self._io:read_u4le()
  self.num_sectors = self._io:read_u2le()
  self.num_sectors_archive = self._io:read_u2le()
  self.name = self._io:read_bytes(24)
end

-- 
-- How much of the archive the file takes, with the zeros that fill its last sector.
GtaImg.DirectoryEntry.property.len_body = {}
function GtaImg.DirectoryEntry.property.len_body:get()
  if self._m_len_body ~= nil then
    return self._m_len_body
  end

  self._m_len_body = (utils.box_unwrap((self.num_sectors_archive ~= 0) and utils.box_wrap(self.num_sectors_archive) or (self.num_sectors)) * 2048)
  return self._m_len_body
end

-- 
-- Where the file begins in the archive.
GtaImg.DirectoryEntry.property.ofs_body = {}
function GtaImg.DirectoryEntry.property.ofs_body:get()
  if self._m_ofs_body ~= nil then
    return self._m_ofs_body
  end

  self._m_ofs_body = (self.sector * 2048)
  return self._m_ofs_body
end

-- 
-- First sector of the file, counted from the start of the archive; at
-- least 2, after the directory, in the archive that was measured.
-- 
-- Sectors that the game reads for the file; at least 1 in the archive
-- that was measured.
-- 
-- 0 in the archive that was measured. Some tools take it as the number
-- of sectors where it is not 0.
-- 
-- File name, ended by a zero and filled with zeros, so 23 characters at
-- most, such as `Nodes12.dat`. Case does not matter.
function GtaImg.DirectoryEntry:__tostring()
  return tostring(self.num_sectors) .. " sectors from sector " .. tostring(self.sector)
end

